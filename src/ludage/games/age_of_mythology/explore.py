"""The Explore action: tiles for everybody, the card's player first (chapter VIII)."""

from ludage.core.event import Event, News
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import clockwise, lands_of
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.effects import Effect
from ludage.games.age_of_mythology.setup import can_take, return_shown, reveal, take_shown, tell_pass
from ludage.games.age_of_mythology.state import NOTHING, Ask, Frame, Position

POOL_EMPTY = Refusal("refusal-pool-empty", rule="AOM-EXPLORE-01")
NO_ROOM_FOR_TILES = Refusal("refusal-no-room-for-tiles", rule="AOM-TILE-02")


def impossible(state: Position, seat: int, power: int) -> Refusal | None:
    """There must be a tile to turn up, and a square for it: with a power that keeps the others out, an own one."""
    if not any(state.pool):
        return POOL_EMPTY
    alone = power != NOTHING and state.box.effects[power] == Effect.EXPLORE_EXCLUSIVE
    seats = (seat,) if alone else range(state.players)
    return None if any(len(lands_of(state, each)) < SQUARES for each in seats) else NO_ROOM_FOR_TILES


def start(state: Position, seat: int, card: int, power: int) -> None:
    """As many tiles as players plus the number on the card (AOM-EXPLORE-01)."""
    shown = reveal(state, state.players + state.box.values[card])
    if state.heard is not None:
        tiles = [state.box.tile_refs[tile] for tile in shown]
        state.tell(Event("explored", {"seat": f"seat:{seat}", "tiles": tiles}, News.CHANCE))
    effect = NOTHING if power == NOTHING else state.box.effects[power]
    picks = state.box.god_number(power, "tiles") if effect == Effect.EXPLORE_PICK_TWO else 1
    others = () if effect == Effect.EXPLORE_EXCLUSIVE else tuple(clockwise(state, seat))
    state.stack.append(Frame(Ask.EXPLORE, seat, number=picks, seats=others))


def waits(state: Position, frame: Frame) -> bool:
    """A player whom no tile fits gets nothing, and the next one chooses (AOM-EXPLORE-02, 03)."""
    if can_take(state, frame.seat):
        return True
    state.stack.pop()
    if state.heard is not None:
        state.tell(Event("no-tile-fits", {"seat": f"seat:{frame.seat}"}))
    go_on(state, frame)
    return False


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One tile or a pass; with Ptah or Artemis the card's player takes two before the others."""
    state.stack.pop()
    if verb == Verb.PASS:
        tell_pass(state, seat)
        go_on(state, frame)
        return
    take_shown(state, seat, x)
    if frame.number > 1:
        state.stack.append(Frame(Ask.EXPLORE, seat, number=frame.number - 1, seats=frame.seats))
    else:
        go_on(state, frame)


def go_on(state: Position, frame: Frame) -> None:
    """The next player has one chance; at the end the rest goes back (AOM-EXPLORE-02, 04)."""
    if frame.seats:
        state.stack.append(Frame(Ask.EXPLORE, frame.seats[0], number=1, seats=frame.seats[1:]))
    else:
        return_shown(state)


def forecast(state: Position, card: int) -> Forecast:
    """How many tiles will be shown."""
    value = state.box.values[card]
    lines = [Line(state.players, Message("forecast-tile-each", {}, "AOM-EXPLORE-01"))]
    if value:
        lines.append(Line(value, Message("forecast-tile-card", {}, "AOM-EXPLORE-01")))
    return Forecast(lines)
