"""God powers against boards: buildings destroyed, tiles removed or exchanged, units struck (AOM-GOD-*)."""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import holding, lift_tile, owned, slots_of, unit_of
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.effects import CATEGORIES, RESOURCES
from ludage.games.age_of_mythology.recruit import enlist
from ludage.games.age_of_mythology.state import NO_FIGURE, NOTHING, WORKER, Ask, Frame, Position
from ludage.games.age_of_mythology.winning import destroy, no_tile

NOT_DESTROYED = Refusal("refusal-not-destroyed", rule="AOM-BLDG-02")
NOT_REMOVED = Refusal("refusal-not-removed", rule="AOM-GOD-hathor")
NOT_OFFERED = Refusal("refusal-not-offered", rule="AOM-GOD-set")
NOT_EXCHANGED = Refusal("refusal-not-exchanged", rule="AOM-GOD-set")
OTHER_TERRAIN = Refusal("refusal-other-terrain", rule="AOM-GOD-set")
SAME_TILE = Refusal("refusal-same-tile", rule="AOM-GOD-06")
NOT_STRUCK = Refusal("refusal-not-struck", rule="AOM-GOD-thor")

Spot = tuple[int, int]
"""A seat and a building, a square or a unit of it."""


def reachable(state: Position, seat: int, god: int) -> list[int]:
    """The players a power may be aimed at: any seat, the own only if it says so (AOM-GOD-04)."""
    own = state.box.god_params[god].get("owner") == "any"
    return [other for other in range(state.players) if own or other != seat]


# ---- Horus and Njord: a building ----------------------------------------------------------------------------------


def buildings(state: Position, seat: int, god: int) -> list[Spot]:
    """Every building that may be destroyed."""
    return [
        (other, building)
        for other in reachable(state, seat, god)
        for building in range(len(state.stock))
        if owned(state, other, building)
    ]


def legal_destroy(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any of them."""
    first = state.actions.first[Verb.DESTROY]
    width = len(state.stock)
    return [first + other * width + building for other, building in buildings(state, seat, frame.power)]


def refuse_destroy(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A building within the power's reach (AOM-BLDG-02)."""
    if (x, y) in buildings(state, seat, frame.power):
        return None
    return NOT_DESTROYED.about(seat=f"seat:{x}", building=state.box.building_refs[y])


def perform_destroy(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One building."""
    state.stack.pop()
    destroy(state, x, y)


# ---- Hathor and Hephaestos: a tile --------------------------------------------------------------------------------


def tiles(state: Position, seat: int, god: int) -> list[Spot]:
    """Every tile that may be removed."""
    box = state.box
    wanted = box.god_params[god]["resource"]
    out = []
    for other in reachable(state, seat, god):
        for square in range(SQUARES):
            tile = state.tiles[other * SQUARES + square]
            if tile != NOTHING and wanted in ("any", RESOURCES[box.tile_resource[tile]]):
                out.append((other, square))
    return out


def legal_remove(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any of them."""
    first = state.actions.first[Verb.LAND]
    return [first + other * SQUARES + square for other, square in tiles(state, seat, frame.power)]


def refuse_remove(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A tile within the power's reach."""
    if (x, y) in tiles(state, seat, frame.power):
        return None
    return NOT_REMOVED.about(god=state.box.god_refs[frame.power])


def perform_remove(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Face down to the pool; a figure goes home."""
    state.stack.pop()
    tile = lift_tile(state, x, y)
    state.pool[tile] += 1
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{x}",
            "tile": state.box.tile_refs[tile],
            "field": f"field:{y + 1}",
        }
        state.tell(Event("tile-removed", data))


# ---- Set: tiles change places -------------------------------------------------------------------------------------


def partners(state: Position, seat: int, square: int) -> list[Spot]:
    """Tiles of the same terrain on other boards for which an own tile could be exchanged to some effect: two that are
    alike must send a figure home (AOM-GOD-06).
    """
    here = seat * SQUARES + square
    tile = state.tiles[here]
    if tile == NOTHING:
        return []
    terrain = state.box.tile_terrain
    out: list[Spot] = []
    for other in range(state.players):
        for there in range(SQUARES) if other != seat else ():
            at = other * SQUARES + there
            theirs = state.tiles[at]
            if theirs == NOTHING or terrain[theirs] != terrain[tile]:
                continue
            if theirs != tile or state.figures[here] != NO_FIGURE or state.figures[at] != NO_FIGURE:
                out.append((other, there))
    return out


def offers(state: Position, seat: int) -> list[int]:
    """Own squares whose tile has a partner."""
    return [square for square in range(SQUARES) if partners(state, seat, square)]


def legal_offer(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any own tile with a partner."""
    first = state.actions.first[Verb.LAND] + seat * SQUARES
    return [first + square for square in offers(state, seat)]


def refuse_offer(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """First the own tile, which another board must have something for."""
    if x != seat:
        return NOT_OFFERED
    if partners(state, seat, y):
        return None
    terrain = state.box.tile_terrain
    tile = state.tiles[seat * SQUARES + y]
    alike = tile != NOTHING and any(
        theirs != NOTHING and terrain[theirs] == terrain[tile]
        for at, theirs in enumerate(state.tiles)
        if at // SQUARES != seat
    )
    return SAME_TILE if alike else no_tile(state, seat, y) or NOT_OFFERED


def perform_offer(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Then the other."""
    state.stack.pop()
    state.stack.append(Frame(Ask.EXCHANGE, seat, power=frame.power, extra=y))


def legal_exchange(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any partner of the own tile."""
    first = state.actions.first[Verb.LAND]
    return [first + other * SQUARES + square for other, square in partners(state, seat, frame.extra)]


def refuse_exchange(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A tile of the same terrain on another board."""
    if (x, y) in partners(state, seat, frame.extra):
        return None
    if x >= state.players or x == seat:
        return NOT_EXCHANGED
    terrain = state.box.tile_terrain
    tiles = state.tiles
    absent = no_tile(state, x, y)
    if absent is not None:
        return absent
    alike = terrain[tiles[x * SQUARES + y]] == terrain[tiles[seat * SQUARES + frame.extra]]
    return SAME_TILE if alike else OTHER_TERRAIN


def perform_exchange(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Both change places at once; figures on them go home."""
    state.stack.pop()
    mine = lift_tile(state, seat, frame.extra)
    other = lift_tile(state, x, y)
    state.tiles[seat * SQUARES + frame.extra] = other
    state.tiles[x * SQUARES + y] = mine
    if state.heard is not None:
        refs = state.box.tile_refs
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "other": f"seat:{x}",
            "given": refs[mine],
            "taken": refs[other],
            "field": f"field:{frame.extra + 1}",
            "origin": f"field:{y + 1}",
        }
        state.tell(Event("tiles-exchanged", data))


# ---- Thor: a unit -------------------------------------------------------------------------------------------------


def is_target(state: Position, unit: int, god: int) -> bool:
    """A unit of the category the power strikes."""
    return CATEGORIES[state.box.category[unit]] == state.box.god_params[god]["category"]


def units(state: Position, seat: int, god: int) -> list[Spot]:
    """Units in Holding Areas that may be struck."""
    return [
        (other, unit_of(state, other, slot))
        for other in reachable(state, seat, god)
        for slot in slots_of(state, other)
        if holding(state, other, slot) and is_target(state, unit_of(state, other, slot), god)
    ]


def workers(state: Position, seat: int, god: int) -> list[Spot]:
    """Squares with a unit that may be struck."""
    out = []
    for other in reachable(state, seat, god):
        for square in range(SQUARES):
            figure = state.figures[other * SQUARES + square]
            if figure >= WORKER and is_target(state, unit_of(state, other, figure - WORKER), god):
                out.append((other, square))
    return out


def legal_strike(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any of them."""
    actions = state.actions
    out = [actions.pair(Verb.STRIKE, other, unit) for other, unit in units(state, seat, frame.power)]
    first = actions.first[Verb.LAND]
    return out + [first + other * SQUARES + square for other, square in workers(state, seat, frame.power)]


def refuse_strike(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A unit within the power's reach."""
    known = units if verb == Verb.STRIKE else workers
    return None if (x, y) in known(state, seat, frame.power) else NOT_STRUCK


def perform_strike(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """To its owner's unused pile; this is no battle, so nobody is saved."""
    state.stack.pop()
    unit = y
    if verb == Verb.LAND:
        at = x * SQUARES + y
        unit = unit_of(state, x, state.figures[at] - WORKER)
        state.figures[at] = NO_FIGURE
    enlist(state, x, unit, -1)
    if state.heard is not None:
        state.tell(Event("struck", {"seat": f"seat:{x}", "unit": state.box.unit_refs[unit]}))
