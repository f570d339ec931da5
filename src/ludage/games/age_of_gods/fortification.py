"""The fortification phase: a pawn of one's own, and Sylia's Love (AOG-FORT, AOG-GOD-rakos, AOG-GOD-sylia)."""

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.board import fortify, inhabited
from ludage.games.age_of_gods.cards import Power
from ludage.games.age_of_gods.gods import has
from ludage.games.age_of_gods.masks import bit
from ludage.games.age_of_gods.state import Ask, Frame, Position

FORTIFY_EMPTY = Refusal("refusal-fortify-empty", rule="AOG-FORT-02")
FORTIFY_FORTRESS = Refusal("refusal-fortify-fortress", rule="AOG-FORT-02")
FORTIFY_TWICE = Refusal("refusal-fortify-twice", rule="AOG-FORT-02")
NO_PAWN_LEFT = Refusal("refusal-no-pawn-left", rule="AOG-FORT-03")
PAWNS_PLACED = Refusal("refusal-pawns-placed", rule="AOG-FORT-01")
NOT_LOVING = Refusal("refusal-not-loving", rule="AOG-GOD-sylia", far=True)
NO_LOVE_LEFT = Refusal("refusal-no-love-left", rule="AOG-GOD-sylia")
LOVE_PLACED = Refusal("refusal-love-placed", rule="AOG-GOD-sylia")
LOVE_EMPTY = Refusal("refusal-love-empty", rule="AOG-GOD-sylia")
LOVE_TWICE = Refusal("refusal-love-twice", rule="AOG-MARK-11")

Bars = list[tuple[int, Refusal]]


def push(state: Position, seat: int) -> None:
    """The player's turn of the phase, if he has anything to place."""
    box = state.box
    protector = has(state, seat, Power.MORE_FORTIFICATIONS)
    most = box.figure(Power.MORE_FORTIFICATIONS, "per_phase") if protector else box.pawns_per_phase
    love = 0
    if has(state, seat, Power.LOVE_MARKERS):
        love = min(box.figure(Power.LOVE_MARKERS, "per_turn"), state.love_left)
    state.stack.append(Frame(Ask.FORTIFICATION, seat, number=min(most, state.pawns[seat]), extra=love))


def fortify_bars(state: Position, frame: Frame) -> Bars:
    """Where no pawn may go (AOG-FORT-01 to 03)."""
    everywhere = state.box.everywhere
    used_up = NO_PAWN_LEFT if state.pawns[frame.seat] == 0 else PAWNS_PLACED
    return [
        (0 if frame.number else everywhere, used_up),
        (everywhere & ~inhabited(state), FORTIFY_EMPTY),
        (state.fortified, FORTIFY_TWICE),
        (state.fortress, FORTIFY_FORTRESS),
    ]


def love_bars(state: Position, frame: Frame) -> Bars:
    """Where no Love may go (AOG-GOD-sylia)."""
    everywhere = state.box.everywhere
    if not has(state, frame.seat, Power.LOVE_MARKERS):
        return [(everywhere, NOT_LOVING)]
    used_up = NO_LOVE_LEFT if state.love_left == 0 else LOVE_PLACED
    return [
        (0 if frame.extra else everywhere, used_up),
        (everywhere & ~inhabited(state), LOVE_EMPTY),
        (state.love, LOVE_TWICE),
    ]


def open_to(state: Position, bars: Bars) -> int:
    """What no bar covers."""
    mask = state.box.everywhere
    for barred, _ in bars:
        mask &= ~barred
    return mask


def left(state: Position, frame: Frame) -> tuple[int, int]:
    """How many pawns and Love markers may still be placed, and have a place (AOG-FORT-01, AOG-GOD-sylia)."""
    pawns = min(frame.number, open_to(state, fortify_bars(state, frame)).bit_count())
    return pawns, min(frame.extra, open_to(state, love_bars(state, frame)).bit_count())


def waits(state: Position, frame: Frame) -> bool:
    """Whether there is anything to place, and a place for it."""
    return left(state, frame) != (0, 0)


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """All places for a pawn and for Love, or nothing more."""
    actions = state.actions
    out: list[int] = []
    if frame.number:
        out += actions.of_all(Verb.FORTIFY, open_to(state, fortify_bars(state, frame)))
    if frame.extra:
        out += actions.of_all(Verb.LOVE, open_to(state, love_bars(state, frame)))
    out.append(actions.of(Verb.DONE))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """The first bar that covers the place."""
    if verb == Verb.DONE:
        return None
    for barred, refusal in fortify_bars(state, frame) if verb == Verb.FORTIFY else love_bars(state, frame):
        if barred >> x & 1:
            return refusal.about(territory=state.box.territory_refs[x])
    return None


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """A pawn or a Love marker is placed; the player goes on until he is done."""
    state.stack.pop()
    if verb == Verb.DONE:
        return
    pawn = verb == Verb.FORTIFY
    if pawn:
        state.pawns[seat] -= 1
        fortify(state, x)
    else:
        state.love_left -= 1
        state.love |= bit(x)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "territory": state.box.territory_refs[x]}
        state.tell(Event("fortified" if pawn else "loved", data))
    number, love = (frame.number - 1, frame.extra) if pawn else (frame.number, frame.extra - 1)
    state.stack.append(Frame(Ask.FORTIFICATION, seat, number=number, extra=love))


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What it costs and does."""
    if verb == Verb.FORTIFY:
        left = {"left": state.pawns[seat] - 1}
        return Forecast(
            [
                Line(state.box.fortification, Message("forecast-fortify", {}, "AOG-COMBAT-11")),
                Line(0, Message("forecast-pawns-left", left, "AOG-FORT-03")),
            ]
        )
    if verb == Verb.LOVE:
        return Forecast([Line(0, Message("forecast-love", {"left": state.love_left - 1}, "AOG-MARK-05"))])
    return Forecast([])
