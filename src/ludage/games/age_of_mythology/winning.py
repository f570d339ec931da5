"""Winning the battle: survivors, cubes and the attacker's prize (chapter IX, Winning the battle)."""

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import (
    city_size,
    cube_refs,
    gain,
    idle_villagers,
    lift_tile,
    lose_building,
    open_square,
    owned,
    put_tile,
    unit_of,
)
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.dice import ATTACKER, DEFENDER
from ludage.games.age_of_mythology.effects import RESOURCES, WAYS, Ability, Area, Victory, Way
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOBODY,
    NOTHING,
    VILLAGER,
    Ask,
    Battle,
    Frame,
    Position,
)

NOT_THE_LOSER = Refusal("refusal-not-the-loser", rule="AOM-WIN-05")
NO_SUCH_BUILDING = Refusal("refusal-no-such-building", rule="AOM-ATTACK-05")
NO_TILE_ON_FIELD = Refusal("refusal-no-tile-on-field", rule="AOM-ATTACK-06")
NO_CUBE_THERE = Refusal("refusal-no-cube-there", rule="AOM-ATTACK-08")
BANK_HAS_NONE = Refusal("refusal-bank-empty", rule="AOM-TRADE-02")
MUST_TAKE = Refusal("refusal-must-take", rule="AOM-GOD-06")
NO_VILLAGER_IDLE = Refusal("refusal-no-villager-idle", rule="AOM-VILL-03")
NO_VILLAGER_THERE = Refusal("refusal-no-villager-there", rule="AOM-VILL-03")


def finish(state: Position, battle: Battle, winner: int) -> None:
    """Survivors go home, the winner takes the cubes, a winning attacker his prize (AOM-WIN-03 to 05)."""
    seat = battle.seats[winner]
    cubes = state.victory[Victory.WON_LAST_BATTLE]
    state.victory[Victory.WON_LAST_BATTLE] = 0
    state.points[seat * len(WAYS) + Way.BATTLES] += cubes
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "count": cubes}
        state.tell(Event("battle-won", data))
    state.battle = None
    if winner == DEFENDER:
        return
    loser = battle.seats[DEFENDER]
    if battle.area == Area.CITY:
        survivors = [slot for slot, count in enumerate(battle.units[ATTACKER]) if count]
        state.stack.append(Frame(Ask.RAZE, seat, other=loser, number=razed(state, seat, loser, survivors)))
    elif battle.area == Area.PRODUCTION:
        state.stack.append(Frame(Ask.CAPTURE, seat, other=loser))
    else:
        ask_for_cubes(state, seat, state.box.plunder, loser, prize=True)


def razed(state: Position, seat: int, loser: int, survivors: list[int]) -> int:
    """One building, two with a Siege Engine Workshop or a surviving unit that destroys two; no more than there are
    (AOM-ATTACK-05).
    """
    box = state.box
    number = box.razed
    if owned(state, seat, box.siege):
        number += 1
    for slot in survivors:
        if box.has(unit_of(state, seat, slot), Ability.DESTROY_TWO_BUILDINGS):
            number += 1
    return min(number, box.razed_most, city_size(state, loser))


# ---- a building ---------------------------------------------------------------------------------------------------


def waits_to_raze(state: Position, frame: Frame) -> bool:
    """There is a building left to destroy."""
    buildings = range(len(state.stock))
    if frame.number and any(owned(state, frame.other, building) for building in buildings):
        return True
    state.stack.pop()
    return False


def legal_raze(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any building of the loser, or no more (AOM-WIN-05)."""
    first = state.actions.first[Verb.DESTROY] + frame.other * len(state.stock)
    out = [first + building for building in range(len(state.stock)) if owned(state, frame.other, building)]
    out.append(state.actions.of(Verb.DONE))
    return out


def refuse_raze(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A building of the beaten player."""
    if verb == Verb.DONE:
        return None
    if x != frame.other:
        return NOT_THE_LOSER.about(seat=f"seat:{frame.other}")
    if owned(state, x, y):
        return None
    return NO_SUCH_BUILDING.about(seat=f"seat:{x}", building=state.box.building_refs[y])


def perform_raze(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One after the other."""
    state.stack.pop()
    if verb == Verb.DESTROY:
        state.stack.append(Frame(Ask.RAZE, seat, other=frame.other, number=frame.number - 1))
        destroy(state, x, y)


def destroy(state: Position, owner: int, building: int) -> None:
    """The tile goes back to the stock; with a House goes a villager of its owner's choice (AOM-VILL-03)."""
    lose_building(state, owner, building)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{owner}", "building": state.box.building_refs[building]}
        state.tell(Event("destroyed", data))
    if building == state.box.house:
        state.stack.append(Frame(Ask.VILLAGER, owner))


def legal_villager(state: Position, frame: Frame, seat: int) -> list[int]:
    """One in the Holding Area, or one on a tile."""
    actions = state.actions
    at = seat * SQUARES
    out = [actions.of(Verb.FIGURE, s) for s in range(SQUARES) if state.figures[at + s] == VILLAGER]
    if idle_villagers(state, seat):
        out.append(actions.of(Verb.HOLDING))
    return out


def refuse_villager(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A villager must be there."""
    if verb == Verb.HOLDING:
        return None if idle_villagers(state, seat) else NO_VILLAGER_IDLE
    there = state.figures[seat * SQUARES + x] == VILLAGER
    return None if there else NO_VILLAGER_THERE.about(field=f"field:{x + 1}")


def perform_villager(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The owner chooses, whoever destroyed the House."""
    state.stack.pop()
    if verb == Verb.FIGURE:
        state.figures[seat * SQUARES + x] = NO_FIGURE
        if state.heard is not None:
            state.tell(Event("villager-lost", {"seat": f"seat:{seat}", "field": f"field:{x + 1}"}))
    elif state.heard is not None:
        state.tell(Event("villager-lost-idle", {"seat": f"seat:{seat}"}))


# ---- a tile -------------------------------------------------------------------------------------------------------


def tiles_on(state: Position, seat: int) -> list[int]:
    """The squares with a tile."""
    at = seat * SQUARES
    return [square for square in range(SQUARES) if state.tiles[at + square] != NOTHING]


def waits_to_capture(state: Position, frame: Frame) -> bool:
    """The loser has a tile."""
    if tiles_on(state, frame.other):
        return True
    state.stack.pop()
    return False


def legal_capture(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any tile of the loser, or none."""
    first = state.actions.first[Verb.LAND] + frame.other * SQUARES
    return [*(first + square for square in tiles_on(state, frame.other)), state.actions.of(Verb.DONE)]


def refuse_capture(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A tile of the beaten player."""
    if verb == Verb.DONE:
        return None
    if x != frame.other:
        return NOT_THE_LOSER.about(seat=f"seat:{frame.other}")
    return no_tile(state, x, y)


def no_tile(state: Position, seat: int, square: int) -> Refusal | None:
    """The refusal of a field without a tile."""
    if state.tiles[seat * SQUARES + square] != NOTHING:
        return None
    return NO_TILE_ON_FIELD.about(seat=f"seat:{seat}", field=f"field:{square + 1}")


def perform_capture(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Onto an open square of its terrain; without one, back to the pool (AOM-ATTACK-06, 07)."""
    state.stack.pop()
    if verb == Verb.DONE:
        return
    tile = lift_tile(state, x, y)
    fits = open_square(state, seat, state.box.tile_terrain[tile]) >= 0
    here = put_tile(state, seat, tile) if fits else NOTHING
    if not fits:
        state.pool[tile] += 1
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "other": f"seat:{x}",
            "tile": state.box.tile_refs[tile],
            "origin": f"field:{y + 1}",
        }
        if fits:
            data["field"] = f"field:{here + 1}"
        state.tell(Event("tile-captured" if fits else "tile-returned", data))


# ---- cubes, from a player or from the bank ------------------------------------------------------------------------


def ask_for_cubes(state: Position, seat: int, count: int, other: int = NOBODY, prize: bool = False) -> None:
    """So many cubes are to be taken, or as many as there are; those of a prize may be left (AOM-WIN-05)."""
    number = min(count, sum(source(state, other)))
    state.stack.append(Frame(Ask.CUBES, seat, other=other, number=number, extra=int(prize)))


def source(state: Position, other: int) -> list[int]:
    """What there is to take from."""
    return state.bank if other == NOBODY else state.cubes[other * 4 : other * 4 + 4]


def waits_for_cubes(state: Position, frame: Frame) -> bool:
    """Taking is asked for while there is a choice; what must be taken without one is taken."""
    there = source(state, frame.other)
    colours = [resource for resource in range(4) if there[resource]]
    if frame.number and colours:
        if frame.extra or (len(colours) > 1 and sum(there) > frame.number):
            return True
        for resource in colours:
            take(state, frame.seat, frame.other, resource, min(there[resource], frame.number))
    state.stack.pop()
    return False


def take(state: Position, seat: int, other: int, resource: int, count: int) -> None:
    """Cubes from a player's Holding Area or the bank; never red ones (AOM-ATTACK-08)."""
    if other == NOBODY:
        gain(state, seat, resource, count)
    else:
        state.cubes[other * 4 + resource] -= count
        state.cubes[seat * 4 + resource] += count
    if state.heard is not None:
        cubes = [0, 0, 0, 0]
        cubes[resource] = count
        data: dict[str, object] = {"seat": f"seat:{seat}", "cubes": cube_refs(cubes)}
        if other != NOBODY:
            data["other"] = f"seat:{other}"
        state.tell(Event("cubes-gained" if other == NOBODY else "cubes-seized", data))


def legal_cubes(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any colour there is; a prize may be left."""
    first = state.actions.first[Verb.CUBE]
    out = [first + resource for resource, count in enumerate(source(state, frame.other)) if count]
    if frame.extra:
        out.append(state.actions.of(Verb.DONE))
    return out


def refuse_cubes(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A cube that is there."""
    if verb == Verb.DONE:
        return None if frame.extra else MUST_TAKE
    if source(state, frame.other)[x]:
        return None
    refusal = BANK_HAS_NONE if frame.other == NOBODY else NO_CUBE_THERE
    return refusal.about(resource=f"resource:{RESOURCES[x]}")


def perform_cubes(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One cube; then again."""
    state.stack.pop()
    if verb == Verb.CUBE:
        take(state, seat, frame.other, x, 1)
        state.stack.append(
            Frame(Ask.CUBES, seat, other=frame.other, number=frame.number - 1, extra=frame.extra)
        )


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the tile gives, and whether it can be kept."""
    if verb != Verb.LAND:
        return Forecast([])
    box = state.box
    tile = state.tiles[x * SQUARES + y]
    named = {"resource": f"resource:{RESOURCES[box.tile_resource[tile]]}"}
    lines = [Line(box.tile_amount[tile], Message("forecast-tile", named, "AOM-GATHER-06"))]
    if frame.ask == Ask.CAPTURE and open_square(state, seat, box.tile_terrain[tile]) < 0:
        lines.append(Line(0, Message("forecast-no-square", {}, "AOM-ATTACK-07")))
    return Forecast(lines)
