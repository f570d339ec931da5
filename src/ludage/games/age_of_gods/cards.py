"""What is in the box: peoples, gods, territories, markers and figures, read once into immutable objects."""

from enum import IntEnum
from importlib.resources.abc import Traversable

from ludage.core.content import Content, ContentError, Place, Settings, Table, expected, one_of
from ludage.games.age_of_gods.abilities_table import Ability, Deed, read_abilities
from ludage.games.age_of_gods.masks import NOWHERE, bit, members

RED, YELLOW = 0, 1
BACKS = ["red", "yellow"]
DIE = 6


class Power(IntEnum):
    """The powers of the gods (AOG-GOD-*); which god has which is written in abilities.toml."""

    CHOOSE_FIRST_PLAYER = 0
    WRATH_CHOICE = 1
    LATE_PREDICTION = 2
    DEFENCE_BONUS_REVEALED = 3
    MORE_FORTIFICATIONS = 4
    REROLL_OWN_DIE = 5
    FACE_DOWN_DESTINY = 6
    FREE_TECHNOLOGY = 7
    LOVE_MARKERS = 8
    HATE_MARKERS = 9
    ATTACK_BONUS = 10
    BREAKTHROUGH_ON = 11


class Marker(IntEnum):
    """The kinds of markers (AOG-MARK-01). The first four lie on peoples and change the die."""

    ATTACK_1 = 0
    ATTACK_2 = 1
    DEFENCE_1 = 2
    DEFENCE_2 = 3
    DWARF_FORTRESS = 4
    VORTEX = 5
    LOVE = 6
    HATE = 7
    HOLY_WAR_ATTACKER = 8
    HOLY_WAR_VICTIM = 9


MARKER_IDS = [marker.name.lower() for marker in Marker]
BONUS_MARKERS = [Marker.ATTACK_1, Marker.ATTACK_2, Marker.DEFENCE_1, Marker.DEFENCE_2]
BONUS_OF = [1, 2, 1, 2]
FIGURES = {
    Power.LATE_PREDICTION: ("turn",),
    Power.DEFENCE_BONUS_REVEALED: ("bonus",),
    Power.MORE_FORTIFICATIONS: ("pawns", "per_phase"),
    Power.FACE_DOWN_DESTINY: ("attack_bonus",),
    Power.HATE_MARKERS: ("bonus_against",),
    Power.ATTACK_BONUS: ("bonus",),
}
"""The numbers a power needs."""
POWER_IDS = [power.name.lower() for power in Power]


class Box:
    """The content of the box as lists indexed by people, god, territory and marker number."""

    def __init__(self, package: Traversable, overrides: Traversable | None = None) -> None:
        content = Content(package, overrides)
        self.fingerprint: str = content.fingerprint()
        peoples = content.table("peoples.csv")
        territories = content.table("territories.csv")
        gods = content.table("gods.csv")
        abilities = content.settings("abilities.toml", grows=True)
        setup = content.settings("setup.toml")
        self._read_peoples(peoples)
        self._read_cards(content.table("cards.csv"))
        self._read_territories(territories)
        self._read_borders(content.table("adjacency.csv", key=("a", "b"), grows=True))
        self._read_gods(gods, abilities)
        self._read_markers(content.table("markers.csv"))
        self._read_setup(setup)
        self._check_setup()
        self.wrath_ids: list[str] = content.table("wrath.csv", key=("die",)).column("id")
        self.ability_ids: list[str] = peoples.column("ability_id")
        self.abilities: list[Ability] = read_abilities(abilities, self.ability_ids, self.people_ids)
        self.holy_war: int = max(
            (
                step.amount
                for ability in self.abilities
                for step in ability.steps
                if step.deed == Deed.HOLY_WAR
            ),
            default=0,
        )

    # ---- peoples and cards --------------------------------------------------------------------------------

    def _read_peoples(self, table: Table) -> None:
        self.people_ids: list[str] = table.column("id")
        self.people_refs: list[str] = [f"people:{people}" for people in self.people_ids]
        self.sizes: list[int] = [row.number("size") for row in table.entries]
        self.spare: list[int] = [row.number("extra_tokens", least=0) for row in table.entries]
        self.backs: list[int] = [row.choice("action_back", BACKS) for row in table.entries]
        for row, size in zip(table.entries, self.sizes, strict=True):
            if not 1 <= size <= 4:
                raise ContentError("content-range", row.place.of("size"), least=1, most=4, found=size)

    def _read_cards(self, table: Table) -> None:
        """How many action cards of each people there are; every people has one destiny card (AOG-MAT-03)."""
        self.copies: list[int] = [0] * len(self.people_ids)
        destiny = [0] * len(self.people_ids)
        for row in table.entries:
            people = row.choice("people", self.people_ids)
            count = self.copies if row.choice("kind", ["action", "destiny"]) == 0 else destiny
            count[people] += 1
        for people, found in enumerate(destiny):
            if found != 1:
                what = f"destiny, {self.people_ids[people]}"
                raise ContentError("content-exactly", Place("cards.csv"), what=what, needed=1, found=found)

    def peoples_of_size(self, size: int) -> list[int]:
        """The peoples whose destiny card has this number on its back."""
        return [people for people, other in enumerate(self.sizes) if other == size]

    def action_cards(self, back: int) -> list[int]:
        """All action cards with this back, each as its people."""
        return [
            people
            for people, copies in enumerate(self.copies)
            for _ in range(copies)
            if self.backs[people] == back
        ]

    # ---- the map --------------------------------------------------------------------------------------------

    def _read_territories(self, table: Table) -> None:
        self.territory_ids: list[str] = table.column("id")
        self.territory_refs: list[str] = [f"territory:{territory}" for territory in self.territory_ids]
        self.homes: list[int] = [row.choice("people_start", self.people_ids) for row in table.entries]
        self.everywhere: int = (1 << len(self.territory_ids)) - 1
        self.cities: int = _mask(table, "city")
        self.coast: int = _mask(table, "coastal")
        for people, size in enumerate(self.sizes):
            found = self.homes.count(people)
            if found != size:
                place, what = Place("territories.csv", column="people_start"), self.people_ids[people]
                raise ContentError("content-exactly", place, what=what, needed=size, found=found)

    def _read_borders(self, table: Table) -> None:
        """Neighbours as masks. An override closes a border of the package by a border_px of 0.

        A later row decides, whichever way round it names the two.
        """
        self.neighbours: list[int] = [NOWHERE] * len(self.territory_ids)
        for row in table.entries:
            a = row.choice("a", self.territory_ids)
            b = row.choice("b", self.territory_ids)
            if a == b:
                raise ContentError("content-itself", row.place, what=row.text("a"))
            if row.number("border_px") > 0:
                self.neighbours[a] |= bit(b)
                self.neighbours[b] |= bit(a)
            else:
                self.neighbours[a] &= ~bit(b)
                self.neighbours[b] &= ~bit(a)

    def territories(self, mask: int) -> list[str]:
        """The ids of the territories in a mask."""
        return [self.territory_ids[territory] for territory in members(mask)]

    # ---- gods, markers, figures --------------------------------------------------------------------------

    def _read_gods(self, table: Table, abilities: Settings) -> None:
        self.god_ids: list[str] = table.column("id")
        file = Place("abilities.toml")
        powers = _section(abilities, "gods", file)
        for god in powers:
            if god not in self.god_ids:
                raise ContentError("content-unknown-among", file.within("gods"), what=god, known=self.god_ids)
        self.powers: list[Power] = []
        self.power_figures: dict[Power, dict[str, object]] = {}
        for god in self.god_ids:
            figures = _section(powers, god, file.within("gods"))
            place = file.within(f"gods.{god}")
            power = Power(one_of(figures.get("power"), POWER_IDS, place.within("power")))
            for name in FIGURES.get(power, ()):
                found = figures.get(name)
                if type(found) is not int:
                    raise expected("number", place.within(name), found)
            self.powers.append(power)
            self.power_figures[power] = figures

    def figure(self, power: Power, name: str) -> int:
        """A number of a god's power, such as its bonus; 0 if no god has the power."""
        value = self.power_figures.get(power, {}).get(name, 0)
        if not isinstance(value, int) or isinstance(value, bool):
            raise expected(
                "number", Place("abilities.toml", entry=f"gods, {power.name.lower()}.{name}"), value
            )
        return value

    def _read_markers(self, table: Table) -> None:
        self.marker_counts: list[int] = [0] * len(Marker)
        for row in table.entries:
            self.marker_counts[row.choice("id", MARKER_IDS)] = row.number("count", least=0)

    def _read_setup(self, setup: Settings) -> None:
        file = Place("setup.toml")

        def number(section: str, name: str) -> int:
            value = _section(setup, section, file).get(name)
            if not isinstance(value, int) or isinstance(value, bool):
                raise expected("number", file.within(f"{section}.{name}"), value)
            return value

        def by_turn(name: str) -> dict[int, int]:
            value = _section(_section(setup, "destiny", file), name, file.within("destiny"))
            return {int(turn): int(str(size)) for turn, size in value.items()}

        self.turns: int = number("game", "turns")
        self.pawns: int = number("components", "wooden_pawns")
        self.dealt: list[int] = [number("deal", "red_per_player"), number("deal", "yellow_per_player")]
        self.gods_dealt: int = number("deal", "gods_dealt")
        self.personal_pawns: int = number("deal", "fortifications_per_player")
        self.destiny_deals: dict[int, int] = by_turn("deal")
        self.uprisings: dict[int, int] = by_turn("uprising")
        self.prediction_turn: int = number("destiny", "prediction_turn")
        self.most_bets: int = number("destiny", "prediction_cards_max")
        self.pawns_per_phase: int = number("phases", "fortification_per_player")
        self.success_at: int = number("combat", "success_at")
        self.fortification: int = number("combat", "fortification")
        self.city: int = number("combat", "city")
        self.dwarf_fortress: int = number("combat", "dwarf_fortress")
        self.territory_points: int = number("scoring", "territory")
        self.city_points: int = number("scoring", "city_bonus")
        self.bet_points: int = number("scoring", "prediction")
        breakthrough = _section(setup, "combat", file).get("breakthrough_on")
        self.breakthrough_on: tuple[int, ...] = faces(breakthrough, file.within("combat.breakthrough_on"))
        distress = self.power_figures.get(Power.BREAKTHROUGH_ON, {}).get("faces", [])
        self.distress_on: tuple[int, ...] = faces(distress, Place("abilities.toml", entry="gods, faces"))

    def _check_setup(self) -> None:
        """Six players must be able to sit down with these figures."""
        file = Place("setup.toml")

        def at_least(name: str, found: int, least: int) -> None:
            if found < least:
                raise ContentError("content-least", file.within(name), least=least, found=found)

        def enough(name: str, needed: int, found: int) -> None:
            if needed > found:
                raise ContentError(
                    "content-not-enough", file.within(name), players=6, needed=needed, found=found
                )

        at_least("game.turns", self.turns, 1)
        at_least("deal.gods_dealt", self.gods_dealt, 1)
        most = self.figure(Power.MORE_FORTIFICATIONS, "pawns")
        at_least(
            "components.wooden_pawns", self.pawns, 5 * self.personal_pawns + max(most, self.personal_pawns)
        )
        for back, word in enumerate(BACKS):
            at_least(f"deal.{word}_per_player", self.dealt[back], 0)
            enough(f"deal.{word}_per_player", 6 * self.dealt[back], len(self.action_cards(back)))
        enough("deal.gods_dealt", 6 * self.gods_dealt, len(self.god_ids))
        for name, table in (("deal", self.destiny_deals), ("uprising", self.uprisings)):
            for turn, size in table.items():
                if not 1 <= size <= 4:
                    place = file.within(f"destiny.{name}.{turn}")
                    raise ContentError("content-range", place, least=1, most=4, found=size)


def _mask(table: Table, column: str) -> int:
    return sum(bit(at) for at, row in enumerate(table.entries) if row.flag(column))


def _section(settings: Settings, name: str, place: Place) -> Settings:
    value = settings.get(name)
    if not isinstance(value, dict):
        raise ContentError("content-missing", place, what=name)
    return value


def faces(value: object, place: Place) -> tuple[int, ...]:
    """Faces of the die out of a content file."""
    if not isinstance(value, list) or not all(isinstance(face, int) and 1 <= face <= DIE for face in value):
        raise expected("faces", place, value)
    return tuple(value)
