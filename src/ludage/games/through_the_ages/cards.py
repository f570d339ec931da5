"""What is in the box: the cards and the figures of the boards, read once into immutable lists by card number."""

from enum import IntEnum
from importlib.resources.abc import Traversable
from typing import Any

from ludage.core.content import Content, ContentError, Place, Row, Settings, Table, expected
from ludage.games.through_the_ages import effects
from ludage.games.through_the_ages.effects import NO_EFFECT, Attack, Effect, Order, Power, Step

AGES = ["A", "I", "II", "III"]
PLAYERS = (2, 3, 4)
ROW = 13
NO_CARD = -1


class Kind(IntEnum):
    """The types of cards. Those up to AIRFORCE hold workers."""

    FARM = 0
    MINE = 1
    LAB = 2
    TEMPLE = 3
    LIBRARY = 4
    THEATER = 5
    ARENA = 6
    INFANTRY = 7
    CAVALRY = 8
    ARTILLERY = 9
    AIRFORCE = 10
    GOVERNMENT = 11
    SPECIAL_MILITARY = 12
    SPECIAL_CIVIL = 13
    SPECIAL_COLONIZATION = 14
    SPECIAL_CONSTRUCTION = 15
    WONDER = 16
    LEADER = 17
    ACTION = 18
    TACTIC = 19
    BONUS = 20
    AGGRESSION = 21
    WAR = 22
    PACT = 23
    TERRITORY = 24
    EVENT = 25


KIND_IDS = [kind.name.lower().replace("_", "-") for kind in Kind]
FIRST_SPECIAL = int(Kind.SPECIAL_MILITARY)
CLAUSES = ["", "none", "forbids_attack", "ends_on_attack", "attacker_bonus_2"]
FORBIDS, ENDS, ATTACKER_BONUS = 2, 3, 4


def is_urban(kind: int) -> bool:
    """Grey cards: urban buildings (TTA-BUILD-08)."""
    return 2 <= kind <= 6


def is_unit(kind: int) -> bool:
    """Red cards: military units."""
    return 7 <= kind <= 10


def is_technology(kind: int) -> bool:
    """Every card that is developed."""
    return kind <= 15


def _number(row: Row, column: str) -> int:
    """A figure of the table; an empty cell is 0."""
    return row.number(column) if row.text(column) else 0


class Box:
    """The content of the box. Civil cards come first, then military ones, in the order of their tables."""

    def __init__(self, package: Traversable, overrides: Traversable | None = None) -> None:
        content = Content(package, overrides)
        self.fingerprint: str = content.fingerprint()
        civil, military = content.table("civil_cards.csv"), content.table("military_cards.csv")
        rows = [*civil.entries, *military.entries]
        self.ids: list[str] = [row.text("id") for row in rows]
        self.number: dict[str, int] = {name: card for card, name in enumerate(self.ids)}
        for card, row in enumerate(rows):
            if self.number[self.ids[card]] != card:
                raise ContentError("content-twice", row.place, what=self.ids[card])
        self.refs: list[str] = [f"card:{name}" for name in self.ids]
        self.civil: int = len(civil.entries)
        self.size: int = len(rows)
        self.age: list[int] = [row.choice("age", AGES) for row in rows]
        self.kind: list[int] = [row.choice("type", KIND_IDS) for row in rows]
        self._read_copies(rows)
        self._read_civil(civil)
        self._read_military(military)
        self._read_slots()
        setup = content.settings("setup.toml")
        self._read_setup(setup)
        self._read_effects(content.settings("effects.toml", grows=True))
        self._check()

    # ---- the cards ----------------------------------------------------------------------------------------

    def _read_copies(self, rows: list[Row]) -> None:
        self.copies: dict[int, list[int]] = {
            players: [row.number(f"copies_{players}p", least=0) for row in rows] for players in PLAYERS
        }

    def _read_civil(self, table: Table) -> None:
        rest = [0] * (self.size - self.civil)

        def column(name: str) -> list[int]:
            return [_number(row, name) for row in table.entries] + rest

        self.science_cost: list[int] = column("science_cost")
        self.revolution_cost: list[int] = column("science_cost_revolution")
        self.cost: list[int] = column("resource_cost")
        self.food: list[int] = column("prod_food")
        self.resources: list[int] = column("prod_resource")
        self.science: list[int] = column("prod_science")
        self.culture: list[int] = column("prod_culture")
        self.happy: list[int] = column("happiness")
        self.strength: list[int] = column("strength")
        self.colonization: list[int] = column("colonization")
        self.civil_actions: list[int] = column("civil_actions")
        self.military_actions: list[int] = column("military_actions")
        self.urban_limit: list[int] = column("urban_limit")
        self.blue: list[int] = column("blue_tokens")
        self.stages_at_once: list[int] = column("wonder_stages_per_action")
        self.stages: list[tuple[int, ...]] = [_split(row, "wonder_stages", "-") for row in table.entries]
        self.discounts: list[tuple[int, ...]] = [
            _split(row, "urban_discount_A_I_II_III", "/") or (0, 0, 0, 0) for row in table.entries
        ]
        on_board = [row for row in table.entries if row.text("printed_on_board") == "1"]
        self.initial: list[int] = [self.number[row.text("id")] for row in on_board]
        self.initial_workers: list[int] = [_number(row, "initial_workers") for row in on_board]

    def _read_military(self, table: Table) -> None:
        before = [0] * self.civil

        def column(name: str) -> list[int]:
            return before + [_number(row, name) for row in table.entries]

        self.attack_cost: list[int] = column("military_action_cost")
        self.army: list[tuple[int, int, int]] = [(0, 0, 0)] * self.civil + [
            (
                _number(row, "tactic_infantry"),
                _number(row, "tactic_cavalry"),
                _number(row, "tactic_artillery"),
            )
            for row in table.entries
        ]
        self.army_strength: list[int] = column("tactic_strength")
        self.army_obsolete: list[int] = column("tactic_strength_obsolete")
        self.gains: list[tuple[int, ...]] = [()] * self.civil + [
            tuple([_number(row, f"imm_{name}") for name in GAINS]) for row in table.entries
        ]
        self.yellow: list[int] = column("perm_yellow_tokens")
        self.defence: list[int] = column("defense_bonus")
        self.clause: list[int] = [0] * self.civil + [
            row.choice("pact_attack_clause", CLAUSES) for row in table.entries
        ]
        self.symmetric: list[bool] = [False] * self.civil + [
            row.text("pact_symmetric") == "1" for row in table.entries
        ]
        for at, row in enumerate(table.entries, self.civil):
            self.blue[at] = _number(row, "perm_blue_tokens")
            self.happy[at] = _number(row, "perm_happiness")
            self.strength[at] = _number(row, "perm_strength")
            self.colonization[at] = _number(row, "colonization_bonus")
            if self.kind[at] == Kind.TACTIC and self.army_obsolete[at] == 0:
                self.army_obsolete[at] = self.army_strength[at]

    def of_kind(self, *kinds: int) -> list[int]:
        """The cards of these types, in the order of the box."""
        return [card for card in range(self.size) if self.kind[card] in kinds]

    def _read_slots(self) -> None:
        """The cards that hold workers, by type and level: the places of a civilisation's worker list."""
        holders = [card for card in range(self.size) if self.kind[card] <= Kind.AIRFORCE]
        holders.sort(key=lambda card: (self.kind[card], self.age[card]))
        self.card_at: list[int] = holders
        self.slot: list[int] = [NO_CARD] * self.size
        for slot, card in enumerate(holders):
            self.slot[card] = slot
        self.slot_kind: list[int] = [self.kind[card] for card in holders]
        self.slot_age: list[int] = [self.age[card] for card in holders]
        self.slots_of: list[list[int]] = [
            [slot for slot, card in enumerate(holders) if self.kind[card] == kind] for kind in range(11)
        ]
        stores = [slot for slot, kind in enumerate(self.slot_kind) if kind <= Kind.LAB]
        self.stores: int = len(stores)
        """The first so many slots can hold blue tokens: farms, mines, and labs (Bill Gates)."""
        self.token_value: list[int] = [
            self.food[card] or self.resources[card] or self.age[card] for card in holders[: self.stores]
        ]
        self.food_slots: list[int] = self.slots_of[Kind.FARM]
        self.mine_slots: list[int] = self.slots_of[Kind.MINE]
        self.lab_slots: list[int] = self.slots_of[Kind.LAB]

    # ---- the decks ----------------------------------------------------------------------------------------

    def civil_deck(self, age: int, players: int) -> list[int]:
        """All civil cards of an age for so many players (TTA-SETUP-15, 16)."""
        return [
            card
            for card in range(self.civil)
            if self.age[card] == age
            for _ in range(self.copies[players][card])
        ]

    def military_deck(self, age: int, players: int, without: tuple[int, ...] = ()) -> list[int]:
        """All military cards of an age, but for some cards of the box (TTA-SETUP-14, 17)."""
        return [
            card
            for card in range(self.civil, self.size)
            if self.age[card] == age and card not in without
            for _ in range(self.copies[players][card])
        ]

    # ---- figures ------------------------------------------------------------------------------------------

    def _read_setup(self, setup: Settings) -> None:
        file = Place("setup.toml")

        def find(section: str, name: str) -> Any:
            found = setup.get(section)
            if not isinstance(found, dict) or name not in found:
                raise ContentError("content-missing", file, what=f"{section}.{name}")
            return found[name]

        def number(section: str, name: str) -> int:
            return _whole(find(section, name), file.within(f"{section}.{name}"))

        def numbers(section: str, name: str) -> list[int]:
            value = find(section, name)
            if not isinstance(value, list):
                raise expected("list", file.within(f"{section}.{name}"), value)
            return [_whole(item, file.within(f"{section}.{name}")) for item in value]

        self.start_blue: int = number("player_start", "blue_tokens_bank")
        self.start_yellow: int = number("player_start", "yellow_tokens_bank")
        self.start_unused: int = number("player_start", "yellow_tokens_unused_workers")
        self.population_cost: list[int] = numbers("yellow_bank_table", "population_cost")
        self.consumption: list[int] = numbers("yellow_bank_table", "consumption")
        self.happiness_needed: list[int] = numbers("yellow_bank_table", "happiness_needed")
        self.corruption: list[int] = numbers("blue_bank_table", "corruption")
        self.space_cost: list[int] = numbers("card_row", "cost_by_space")
        self.wonder_surcharge: int = number("card_row", "wonder_extra_cost_per_completed_wonder")
        self.swept: dict[int, int] = {
            players: number("card_row", f"discard_leftmost_{players}p") for players in PLAYERS
        }
        self.first_actions: list[int] = numbers("first_round", "civil_actions_by_seat")
        self.hunger: int = number("costs", "food_shortage_culture_loss_per_food")
        self.most_drawn: int = number("costs", "max_military_cards_drawn_per_turn")
        self.copy_tactic: int = number("costs", "copy_tactic_military_actions")
        self.discard_defence: int = number("costs", "defense_card_discard_bonus")
        self.resigned_war: int = number("costs", "resign_culture_for_war_declarer")
        self.happiest: int = number("limits", "happiness_max")
        self.age_loss: int = number("end_of_age", "yellow_tokens_lost_per_player")
        self.first_events: dict[int, int] = {
            players: _whole(
                find("events", "age_A_events_in_current_deck")[f"p{players}"], file.within("events")
            )
            for players in PLAYERS
        }
        self.ranking: dict[int, list[int]] = {
            players: numbers("ranking_events", f"p{players}") for players in PLAYERS
        }
        self.ranking_by_cards: list[int] = numbers("ranking_events", "p4_cards")

    def _read_effects(self, settings: Settings) -> None:
        none: tuple[Step, ...] = ()
        self.effect: list[Effect] = [NO_EFFECT] * self.size
        self.power: list[int] = [int(Power.NONE)] * self.size
        self.steps: list[tuple[Step, ...]] = [none] * self.size
        self.pact_sides: list[tuple[Effect, Effect]] = [(NO_EFFECT, NO_EFFECT)] * self.size
        for name, words, key in (
            ("leaders", Power, "power"),
            ("wonders", Power, "power"),
            ("actions", Order, "order"),
            ("aggressions", Attack, "deed"),
            ("wars", Attack, "deed"),
        ):
            for card_id, data in effects.table(settings, name).items():
                card = self._named(card_id, name)
                self.effect[card] = effects.read_effect(data, f"{name}.{card_id}", key, words)
                if words is Power:
                    self.power[card] = self.effect[card].word
        for card_id, data in effects.table(settings, "events").items():
            card = self._named(card_id, "events")
            self.steps[card] = effects.read_steps(data, f"events.{card_id}", self.ids)
        for card_id, data in effects.table(settings, "pacts").items():
            if not isinstance(data, dict) or "a" not in data:
                place = Place("effects.toml", entry=f"pacts.{card_id}")
                raise ContentError("content-missing", place, what="a")
            a = effects.read_effect(data["a"], f"pacts.{card_id}.a", "", None)
            b = effects.read_effect(data.get("b", data["a"]), f"pacts.{card_id}.b", "", None)
            self.pact_sides[self._named(card_id, "pacts")] = (a, b)

    def _named(self, card_id: str, place: str) -> int:
        if card_id not in self.number:
            raise ContentError("content-unknown", Place("effects.toml", entry=place), what=card_id)
        return self.number[card_id]

    def _check(self) -> None:
        """What the rules rest on."""
        found = len(self.space_cost)
        if found != ROW:
            place = Place("setup.toml", entry="card_row.cost_by_space")
            raise ContentError("content-length", place, needed=ROW, found=found)
        found = len(self.civil_deck(0, 2))
        if found < ROW:
            place = Place("civil_cards.csv", column="age")
            raise ContentError("content-too-few", place, what=AGES[0], least=ROW, found=found)
        for card in self.of_kind(Kind.EVENT):
            if not self.steps[card]:
                place = Place("effects.toml", entry="events")
                raise ContentError("content-missing", place, what=self.ids[card])
        for card in self.of_kind(Kind.WONDER):
            if not self.stages[card]:
                place = Place("civil_cards.csv", column="wonder_stages")
                raise ContentError("content-missing", place, what=self.ids[card])
        for kind in range(11):
            levels = [self.age[self.card_at[slot]] for slot in self.slots_of[kind]]
            for level in levels:
                if levels.count(level) > 1:
                    what = f"{KIND_IDS[kind]}, {AGES[level]}"
                    raise ContentError("content-twice", Place("civil_cards.csv", column="age"), what=what)


GAINS = ("food", "resource", "science", "culture", "population", "military_cards")
"""The immediate gains of a territory, in the order of `Box.gains`."""


def _split(row: Row, column: str, separator: str) -> tuple[int, ...]:
    text = row.text(column)
    try:
        return tuple([int(part) for part in text.split(separator)]) if text else ()
    except ValueError:
        example = separator.join(("1", "2", "3"))
        raise ContentError("content-form", row.place.of(column), example=example, found=text) from None


def _whole(value: object, place: Place) -> int:
    if type(value) is not int:
        raise expected("number", place, value)
    return value
