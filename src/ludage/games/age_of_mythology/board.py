"""Boards, bank and pool: what is where, and moving it. Asked by every chapter."""

from ludage.games.age_of_mythology.cards import SLOTS, SQUARES
from ludage.games.age_of_mythology.effects import RESOURCES
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOTHING,
    VILLAGER,
    WORKER,
    Ask,
    Battle,
    Position,
)

# ---- cubes --------------------------------------------------------------------------------------------------------


def cube_refs(cubes: list[int] | tuple[int, ...]) -> list[str]:
    """Cubes by colour as references of the log: `food:2`."""
    return [f"{RESOURCES[resource]}:{count}" for resource, count in enumerate(cubes) if count]


def can_pay(state: Position, seat: int, cost: list[int]) -> bool:
    """Whether the player has these cubes."""
    at = seat * 4
    cubes = state.cubes
    return (
        cubes[at] >= cost[0]
        and cubes[at + 1] >= cost[1]
        and cubes[at + 2] >= cost[2]
        and cubes[at + 3] >= cost[3]
    )


def pay(state: Position, seat: int, cost: list[int] | tuple[int, ...]) -> None:
    """The cubes go to the bank."""
    for resource, count in enumerate(cost):
        state.cubes[seat * 4 + resource] -= count
        state.bank[resource] += count


def gain(state: Position, seat: int, resource: int, count: int) -> int:
    """As many cubes as the bank has, up to the number; no debts (AOM-GATHER-09)."""
    got = min(count, state.bank[resource])
    state.bank[resource] -= got
    state.cubes[seat * 4 + resource] += got
    return got


# ---- the production area ------------------------------------------------------------------------------------------


def open_square(state: Position, seat: int, terrain: int) -> int:
    """The first square of the terrain without a tile, or -1 (AOM-TILE-01)."""
    grid = state.box.grids[state.cultures[seat]]
    tiles = state.tiles
    at = seat * SQUARES
    for square in range(SQUARES):
        if grid[square] == terrain and tiles[at + square] == NOTHING:
            return square
    return -1


def lands_of(state: Position, seat: int) -> list[int]:
    """The production tiles of a player."""
    return [tile for tile in state.tiles[seat * SQUARES : (seat + 1) * SQUARES] if tile != NOTHING]


def open_terrains(state: Position, seat: int) -> int:
    """The mask of the terrains with a square open."""
    grid = state.box.grids[state.cultures[seat]]
    mask = 0
    at = seat * SQUARES
    for square, tile in enumerate(state.tiles[at : at + SQUARES]):
        if tile == NOTHING:
            mask |= 1 << grid[square]
    return mask


def put_tile(state: Position, seat: int, tile: int) -> int:
    """A tile on the first open square of its terrain; the square."""
    square = open_square(state, seat, state.box.tile_terrain[tile])
    state.tiles[seat * SQUARES + square] = tile
    return square


def lift_tile(state: Position, seat: int, square: int) -> int:
    """The tile leaves the board; a figure on it goes to its owner's Holding Area (AOM-VILL-05)."""
    at = seat * SQUARES + square
    tile = state.tiles[at]
    state.tiles[at] = NOTHING
    state.figures[at] = NO_FIGURE
    return tile


def standing(state: Position, seat: int, figure: int) -> int:
    """How many figures of this kind stand on the player's tiles."""
    return state.figures[seat * SQUARES : (seat + 1) * SQUARES].count(figure)


# ---- the city -----------------------------------------------------------------------------------------------------


def owned(state: Position, seat: int, building: int) -> int:
    """How many of this building the player has."""
    return state.buildings[seat * len(state.stock) + building]


def city_size(state: Position, seat: int) -> int:
    """Buildings in the City Area."""
    width = len(state.stock)
    return sum(state.buildings[seat * width : (seat + 1) * width])


def add_building(state: Position, seat: int, building: int) -> None:
    """A tile of the stock goes to the City Area; a House brings its villager, by being there (AOM-VILL-01)."""
    state.stock[building] -= 1
    state.buildings[seat * len(state.stock) + building] += 1


def lose_building(state: Position, seat: int, building: int) -> None:
    """The tile goes back to the stock (AOM-BLDG-06)."""
    state.stock[building] += 1
    state.buildings[seat * len(state.stock) + building] -= 1


def villagers(state: Position, seat: int) -> int:
    """As many as Houses; one more while its owner decides which goes with a lost House (AOM-VILL-02, 03)."""
    count = owned(state, seat, state.box.house)
    for frame in state.stack:
        if frame.ask == Ask.VILLAGER and frame.seat == seat:
            count += 1
    return count


def store_of(state: Position, seat: int) -> int:
    """How many cubes of each kind are kept from turn to turn (AOM-SPOIL-01, AOM-BLDG-12)."""
    box = state.box
    return box.large_store if owned(state, seat, box.storehouse) else box.store


def idle_villagers(state: Position, seat: int) -> int:
    """Villagers in the Holding Area."""
    return villagers(state, seat) - standing(state, seat, VILLAGER)


# ---- units --------------------------------------------------------------------------------------------------------


def side_of(battle: Battle, seat: int) -> int:
    """0 for the attacker, 1 for the defender, -1 for anybody else."""
    if battle.seats[0] == seat:
        return 0
    return 1 if battle.seats[1] == seat else -1


def unit_of(state: Position, seat: int, slot: int) -> int:
    """The unit in a slot of the player's culture."""
    return state.box.units_of[state.cultures[seat]][slot]


def slots_of(state: Position, seat: int) -> range:
    """The slots of the player's culture."""
    return range(len(state.box.units_of[state.cultures[seat]]))


def holding(state: Position, seat: int, slot: int) -> int:
    """Units in the Holding Area: those neither on a tile nor shown in a battle."""
    count = state.army[seat * SLOTS + slot]
    if count and slot in state.box.worker_slots[state.cultures[seat]]:
        count -= standing(state, seat, WORKER + slot)
    battle = state.battle
    if battle is not None and battle.shown and seat in battle.seats:
        count -= battle.units[side_of(battle, seat)][slot]
    return count


def army_size(state: Position, seat: int) -> int:
    """All units but villagers, wherever they stand (AOM-SCORE-02)."""
    return sum(state.army[seat * SLOTS : (seat + 1) * SLOTS])


def free_figures(state: Position, seat: int, slot: int) -> int:
    """Figures of the unit left in the player's unused pile (AOM-SETUP-10)."""
    unit = unit_of(state, seat, slot)
    return state.box.figures(unit, state.players) - state.army[seat * SLOTS + slot]


def clockwise(state: Position, seat: int) -> list[int]:
    """The other players in turn order after this one."""
    return [(seat + step) % state.players for step in range(1, state.players)]
