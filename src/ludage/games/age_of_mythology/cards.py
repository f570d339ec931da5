"""What is in the box: units, cards, god powers, buildings, tiles, boards and figures, read once into lists."""

from importlib.resources.abc import Traversable

from ludage.core.content import Content, ContentError, Place, Row, Settings, Table, expected, one_of
from ludage.games.age_of_mythology.effects import (
    ABILITY_IDS,
    AGES,
    CATEGORIES,
    CULTURES,
    EFFECT_IDS,
    GATHER_MODES,
    KIND_IDS,
    RESOURCES,
    TERRAINS,
    TYPES,
    Ability,
    Category,
    Kind,
)

SLOTS = 12
"""Places for the unit types of one culture: a unit is known to its owner by its slot."""
SQUARES = 16
"""Production squares of a board (AOM-COMP-02)."""
SEATS = 8
DIE = 6


class Box:
    """The content of the box as lists indexed by unit, card, god, building and tile number."""

    def __init__(self, package: Traversable, overrides: Traversable | None = None) -> None:
        content = Content(package, overrides)
        self.fingerprint: str = content.fingerprint()
        self._read_units(content.table("units.csv"))
        self._read_gods(content.table("god_powers.csv"))
        self._read_cards(content.table("action_cards.csv"))
        self._read_buildings(content.table("buildings.csv"))
        self._read_tiles(content.table("production_tiles.csv"))
        self._read_boards(content.settings("boards.toml"))
        self._read_setup(content.settings("setup.toml"))

    # ---- units ----------------------------------------------------------------------------------------------

    def _read_units(self, table: Table) -> None:
        rows = table.entries
        self.unit_ids: list[str] = table.column("id")
        self.unit_refs: list[str] = [f"unit:{unit}" for unit in self.unit_ids]
        self.unit_culture: list[int] = [row.choice("culture", CULTURES) for row in rows]
        self.category: list[int] = [row.choice("category", CATEGORIES) for row in rows]
        self.types: list[int] = [sum(1 << kind for kind in _words(row, "types", TYPES)) for row in rows]
        self.unit_age: list[int] = [row.choice("age", AGES) for row in rows]
        self.base_dice: list[int] = [row.number("base_dice") for row in rows]
        self.versus: list[list[tuple[int, int]]] = [_versus(row, "bonus_vs") for row in rows]
        self.printed_versus: list[list[tuple[int, int]]] = [_versus(row, "printed_bonus_vs") for row in rows]
        self.unit_cost: list[list[int]] = [_cost(row) for row in rows]
        self.abilities: list[int] = [
            sum(1 << ability for ability in _words(row, "special_id", ABILITY_IDS)) for row in rows
        ]
        self.unit_params: list[dict[str, str]] = [_params(row, "special_params") for row in rows]
        self.starting: list[int] = [row.number("starting_count") for row in rows]
        self.figures_per_shade: list[int] = [row.number("figures_per_shade") for row in rows]
        self.units_of: list[list[int]] = [
            [
                unit
                for unit, at in enumerate(self.unit_culture)
                if at == culture and self.category[unit] != Category.VILLAGER
            ]
            for culture in range(len(CULTURES))
        ]
        self.slot_of: list[int] = [0] * len(rows)
        for culture, units in enumerate(self.units_of):
            place, word = Place("units.csv", column="culture"), CULTURES[culture]
            if not units:
                raise ContentError("content-too-few", place, what=word, least=1, found=0)
            if len(units) > SLOTS:
                raise ContentError("content-too-many", place, what=word, most=SLOTS, found=len(units))
            for slot, unit in enumerate(units):
                self.slot_of[unit] = slot
        self.villager_of: list[int] = [
            next(
                u
                for u, at in enumerate(self.unit_culture)
                if at == c and self.category[u] == Category.VILLAGER
            )
            for c in range(len(CULTURES))
        ]
        self.workers: list[int] = [
            u for u, has in enumerate(self.abilities) if has >> Ability.GATHER_GOLD & 1
        ]
        self.worker_slots: list[list[int]] = [
            [self.slot_of[unit] for unit in self.workers if self.unit_culture[unit] == culture]
            for culture in range(len(CULTURES))
        ]
        self.myths: list[int] = [u for u, category in enumerate(self.category) if category == Category.MYTH]

    def has(self, unit: int, ability: Ability) -> bool:
        """Whether the unit has this special power."""
        return bool(self.abilities[unit] >> ability & 1)

    def power_number(self, unit: int, name: str) -> int:
        """A figure of a unit's special power, such as its dice."""
        return int(self.unit_params[unit][name])

    def slot_with(self, culture: int, ability: Ability) -> int:
        """The slot of the culture's unit with this power, or -1."""
        for slot, unit in enumerate(self.units_of[culture]):
            if self.abilities[unit] >> ability & 1:
                return slot
        return -1

    def hero_slot(self, culture: int, age: int) -> int:
        """The slot of the hero of this age, or -1 (AOM-RECRUIT-03)."""
        for slot, unit in enumerate(self.units_of[culture]):
            if self.category[unit] == Category.HERO and self.unit_age[unit] == age:
                return slot
        return -1

    # ---- god powers and action cards --------------------------------------------------------------------------

    def _read_gods(self, table: Table) -> None:
        self.god_ids: list[str] = table.column("id")
        self.god_refs: list[str] = [f"god:{god}" for god in self.god_ids]
        self.god_cost: list[int] = [row.number("favor_cost") for row in table.entries]
        self.effects: list[int] = [row.choice("effect_code", EFFECT_IDS) for row in table.entries]
        self.god_params: list[dict[str, str]] = [_params(row, "params") for row in table.entries]
        self.god_rules: list[str] = [f"AOM-GOD-{god}" for god in self.god_ids]

    def god_number(self, god: int, name: str) -> int:
        """A figure of a god power, such as its cubes."""
        return int(self.god_params[god][name])

    def _read_cards(self, table: Table) -> None:
        """Cards by row; the face is the card without its culture, which is what a player names."""
        rows = table.entries
        self.card_ids: list[str] = table.column("id")
        self.card_culture: list[int] = [row.choice("culture", CULTURES) for row in rows]
        self.permanent: list[bool] = [row.choice("deck", ["random", "permanent"]) == 1 for row in rows]
        self.kinds: list[int] = [row.choice("action", KIND_IDS) for row in rows]
        self.values: list[int] = [row.number("value") if row.text("value") else 0 for row in rows]
        self.modes: list[int] = [
            row.choice("gather_mode", GATHER_MODES) if kind == Kind.GATHER else -1
            for row, kind in zip(rows, self.kinds, strict=True)
        ]
        self.age_costs: list[list[int]] = [
            [row.number(f"age_cost_{age}") for age in AGES[1:]] if kind == Kind.NEXT_AGE else []
            for row, kind in zip(rows, self.kinds, strict=True)
        ]
        self.god_of: list[int] = [
            row.choice("god_power", self.god_ids) if row.text("god_power") else -1 for row in rows
        ]
        self.copies: list[int] = [row.number("copies") for row in rows]
        faces = [
            self.god_ids[god] if god >= 0 else name.removeprefix(CULTURES[culture] + "_")
            for name, god, culture in zip(self.card_ids, self.god_of, self.card_culture, strict=True)
        ]
        self.face_ids: list[str] = list(dict.fromkeys(faces))
        self.face_of: list[int] = [self.face_ids.index(face) for face in faces]
        self.card_refs: list[str] = [f"card:{face}" for face in faces]
        self.card_with: list[list[int]] = [[-1] * len(self.face_ids) for _ in CULTURES]
        for card, face in enumerate(self.face_of):
            self.card_with[self.card_culture[card]][face] = card
        self.god_face: list[int] = [self.face_ids.index(god) for god in self.god_ids]
        self.permanent_cards: list[list[int]] = [
            [c for c, permanent in enumerate(self.permanent) if permanent and self.card_culture[c] == culture]
            for culture in range(len(CULTURES))
        ]

    def random_deck(self, culture: int) -> list[int]:
        """All random cards of a culture, sorted (AOM-COMP-08)."""
        return [
            card
            for card, copies in enumerate(self.copies)
            if self.card_culture[card] == culture and not self.permanent[card]
            for _ in range(copies)
        ]

    # ---- buildings, tiles, boards -----------------------------------------------------------------------------

    def _read_buildings(self, table: Table) -> None:
        rows = table.entries
        self.building_ids: list[str] = table.column("id")
        self.building_refs: list[str] = [f"building:{building}" for building in self.building_ids]
        self.building_cost: list[list[int]] = [_cost(row) for row in rows]
        self.building_limit: list[int] = [row.number("limit_per_player") for row in rows]
        self.building_age: list[int] = [row.choice("min_age", AGES) for row in rows]
        self.building_tiles: list[int] = [row.number("tiles_in_box") for row in rows]
        self.house: int = self.building_ids.index("house")
        self.wall: int = self.building_ids.index("wall")
        self.tower: int = self.building_ids.index("tower")
        self.market: int = self.building_ids.index("market")
        self.storehouse: int = self.building_ids.index("storehouse")
        self.armory: int = self.building_ids.index("armory")
        self.quarry: int = self.building_ids.index("quarry")
        self.siege: int = self.building_ids.index("siege_engine_workshop")
        self.temple: int = self.building_ids.index("great_temple")
        self.wonder: int = self.building_ids.index("the_wonder")
        self.gather_plus: list[tuple[int, int, int]] = []
        for building, code in enumerate(table.column("effect_code")):
            if code.startswith("gather_plus_"):
                amount, resource = code.removeprefix("gather_plus_").split("_")
                self.gather_plus.append((building, RESOURCES.index(resource), int(amount)))

    def _read_tiles(self, table: Table) -> None:
        self.tile_ids: list[str] = table.column("id")
        self.tile_refs: list[str] = [f"tile:{tile}" for tile in self.tile_ids]
        self.tile_terrain: list[int] = [row.choice("terrain", TERRAINS) for row in table.entries]
        self.tile_resource: list[int] = [row.choice("resource", RESOURCES) for row in table.entries]
        self.tile_amount: list[int] = [row.number("amount") for row in table.entries]
        self.tile_count: list[int] = [row.number("count") for row in table.entries]

    def _read_boards(self, boards: Settings) -> None:
        file = Place("boards.toml")
        self.grids: list[list[int]] = []
        for culture in CULTURES:
            grid = section(boards, culture, file).get("grid")
            place = file.within(f"{culture}.grid")
            if not isinstance(grid, list) or [len(row) for row in grid] != [4, 4, 4, 4]:
                raise ContentError("content-grid", place, rows=4, columns=4)
            self.grids.append([one_of(word, TERRAINS, place) for row in grid for word in row])
        self.city_squares: int = number(boards, "layout", "city_slots", file)

    # ---- set-up -----------------------------------------------------------------------------------------------

    def _read_setup(self, setup: Settings) -> None:
        file = Place("setup.toml")

        def figure(table: str, name: str) -> int:
            return number(setup, table, name, file)

        bank = section(section(setup, "bank", file), "cubes_by_players", file.within("bank"))
        self.bank_cubes: dict[int, int] = {int(players): int(str(cubes)) for players, cubes in bank.items()}
        self.victory_cubes: int = figure("bank", "victory_cubes")
        start = section(section(setup, "start", file), "resources_each", file.within("start"))
        self.start_cubes: list[int] = [int(str(start[resource])) for resource in RESOURCES]
        self.draft_tiles: int = figure("start", "draft_tiles_per_player")
        hands = section(section(setup, "ages", file), "hand_size", file.within("ages"))
        self.hand_size: list[int] = [int(str(hands[age])) for age in AGES]
        self.one_box: int = figure("players", "max_one_box")
        self.placed_each_turn: int = figure("turn", "victory_cubes_per_turn")
        self.placed_by_two: int = figure("turn", "victory_cubes_per_turn_two_players")
        self.rounds: int = figure("turn", "rounds")
        self.store: int = figure("turn", "spoilage_limit")
        self.large_store: int = figure("turn", "spoilage_limit_storehouse")
        self.temple_favor: int = figure("victory_cards", "great_temple_favor_per_cube")
        self.hit: int = figure("battle", "hit")
        self.fortification_dice: int = figure("battle", "wall_tower_dice")
        self.plunder: int = figure("battle", "holding_reward_cubes")
        self.razed: int = figure("battle", "city_reward_buildings")
        self.razed_most: int = figure("battle", "city_reward_buildings_max")
        self.armory_units: int = figure("battle", "armory_extra_units")
        if sorted(self.bank_cubes) != list(range(2, SEATS + 1)):
            place = file.within("bank.cubes_by_players")
            raise ContentError("content-by-players", place, least=2, most=SEATS)

    def sets(self, players: int) -> int:
        """How many sets of tiles are in play: from five players on an extra one (AOM-SETUP-01)."""
        return 1 if players <= self.one_box else 2

    def figures(self, unit: int, players: int) -> int:
        """How many figures of a unit a player has: both shades up to three players (AOM-SETUP-09, 13)."""
        return self.figures_per_shade[unit] * (2 if players <= len(CULTURES) else 1)

    def most_eliminated(self) -> int:
        """Eliminations that one battle can see: the largest army, and a unit that Isis keeps (AOM-BATTLE-17)."""
        return 1 + max(sum(self.figures(unit, 1) for unit in units) for units in self.units_of)


# ---- cells --------------------------------------------------------------------------------------------------------


def _words(row: Row, column: str, allowed: list[str]) -> list[int]:
    """A cell of words parted by semicolons, as their positions among the allowed ones."""
    words = [word for word in row.text(column).split(";") if word]
    return [one_of(word, allowed, row.place.of(column)) for word in words]


def _params(row: Row, column: str) -> dict[str, str]:
    """A cell such as `own=8;enemy=6`."""
    pairs = [part.partition("=") for part in row.text(column).split(";") if part]
    return {name: value for name, _, value in pairs}


def _versus(row: Row, column: str) -> list[tuple[int, int]]:
    """A cell such as `cavalry:3;hero:4`: types and bonus dice."""
    out = []
    for part in row.text(column).split(";"):
        if part:
            word, _, dice = part.partition(":")
            if word not in TYPES or not dice.isdecimal():
                example = "cavalry:3;hero:4"
                raise ContentError("content-form", row.place.of(column), example=example, found=part)
            out.append((TYPES.index(word), int(dice)))
    return out


def _cost(row: Row) -> list[int]:
    return [row.number(f"cost_{resource}", least=0) for resource in RESOURCES]


def section(settings: Settings, name: str, place: Place) -> Settings:
    """A table of a settings file."""
    value = settings.get(name)
    if not isinstance(value, dict):
        raise ContentError("content-missing", place, what=name)
    return value


def number(settings: Settings, table: str, name: str, file: Place) -> int:
    """A whole number of a settings file."""
    value = section(settings, table, file).get(name)
    place = file.within(f"{table}.{name}")
    if not isinstance(value, int) or isinstance(value, bool):
        raise expected("number", place, value)
    if value < 0:
        raise ContentError("content-least", place, least=0, found=value)
    return value
