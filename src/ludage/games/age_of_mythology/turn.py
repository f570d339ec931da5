"""The turns: six phases, and whose decision is next (chapter VII).

The stack holds what is pending; when it is empty the turn takes its next step. `settle` goes on until somebody has a
real choice or the game is over.
"""

from collections.abc import Callable

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology import (
    attack,
    battle,
    build,
    ending,
    explore,
    gather,
    hands,
    losses,
    play,
    powers,
    recruit,
    setup,
    targets,
    trade,
    winning,
)
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import cube_refs, store_of
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.effects import VICTORY_CARDS
from ludage.games.age_of_mythology.state import Ask, Frame, Phase, Position

TOGETHER = (Ask.HAND, Ask.COMMIT, Ask.ENCOUNTER, Ask.DISCARD)
"""Choices that several make at once, in secret."""

Waits = Callable[[Position, Frame], bool]
Legal = Callable[[Position, Frame, int], list[int]]
Perform = Callable[[Position, Frame, int, int, int, int], None]


def _or_lapses(waits: Waits) -> Waits:
    """A frame that is simply dropped when there is nothing to choose."""

    def or_lapses(state: Position, frame: Frame) -> bool:
        if waits(state, frame):
            return True
        state.stack.pop()
        return False

    return or_lapses


def _unless_alike(legal: Legal, perform: Perform) -> Waits:
    """A choice that must be made: asked for where two answers differ, else carried out (ruling 124)."""

    def unless_alike(state: Position, frame: Frame) -> bool:
        answers = legal(state, frame, frame.seat)
        if len({_nature(state, frame.seat, action) for action in answers}) > 1:
            return True
        if not answers:
            state.stack.pop()
            return False
        actions = state.actions
        only = answers[0]
        perform(state, frame, frame.seat, actions.verbs[only], actions.xs[only], actions.ys[only])
        return False

    return unless_alike


def _nature(state: Position, seat: int, action: int) -> tuple[int, ...]:
    """What an answer comes to: all squares of a terrain are alike, but for what lies and stands there (ruling 74)."""
    verb, x, y = state.actions.verbs[action], state.actions.xs[action], state.actions.ys[action]
    if verb == Verb.ATTACK:
        return attack.nature(state, seat, x, y)
    if verb == Verb.LAND:
        at = x * SQUARES + y
    elif verb == Verb.FIGURE:
        at = seat * SQUARES + x
    else:
        return (action,)
    return verb, at // SQUARES, state.tiles[at], state.figures[at]


WAITS: dict[int, Waits] = {
    Ask.CULTURE: _unless_alike(setup.legal_culture, setup.perform_culture),
    Ask.ACT: _or_lapses(play.waits_to_act),
    Ask.EXPLORE: explore.waits,
    Ask.GATHER: gather.waits,
    Ask.BUILD: _or_lapses(build.waits),
    Ask.RECRUIT: _or_lapses(recruit.waits),
    Ask.COST: trade.waits_for_cost,
    Ask.TRADE: _or_lapses(trade.waits),
    Ask.ATTACK: _unless_alike(attack.legal, attack.perform),
    Ask.CHARM: _unless_alike(losses.legal_charm, losses.perform_charm),
    Ask.SWAP: battle.waits_for_swap,
    Ask.FURY: battle.waits_for_fury,
    Ask.REINFORCE: losses.waits_for_reinforcement,
    Ask.RAZE: winning.waits_to_raze,
    Ask.CAPTURE: winning.waits_to_capture,
    Ask.CUBES: winning.waits_for_cubes,
    Ask.VILLAGER: _unless_alike(winning.legal_villager, winning.perform_villager),
    Ask.DESTROY: _unless_alike(targets.legal_destroy, targets.perform_destroy),
    Ask.REMOVE: _unless_alike(targets.legal_remove, targets.perform_remove),
    Ask.OFFER: _unless_alike(targets.legal_offer, targets.perform_offer),
    Ask.EXCHANGE: _unless_alike(targets.legal_exchange, targets.perform_exchange),
    Ask.CONVERT: powers.waits_to_convert,
    Ask.GIVE_UP: _unless_alike(powers.legal_give_up, powers.perform_give_up),
    Ask.STRIKE: _unless_alike(targets.legal_strike, targets.perform_strike),
    Ask.LEVY: powers.waits_to_levy,
    Ask.ROB: _unless_alike(powers.legal_rob, powers.perform_rob),
}


def settle(state: Position) -> None:
    """Go on to the next decision."""
    while True:
        if state.stack:
            if waits(state, state.stack[-1]):
                return
        elif state.phase == Phase.OVER:
            state.to_act = ()
            return
        else:
            next_step(state)


def waits(state: Position, frame: Frame) -> bool:
    """Whether the frame on top needs a decision; what needs none is worked off or dropped."""
    ask = frame.ask
    if ask in TOGETHER:
        if frame.seats:
            state.to_act = frame.seats
            return True
        state.stack.pop()
        attack.show(state)
        return False
    if ask == Ask.ROLL:
        battle.roll(state)
        return False
    if ask == Ask.BATTLE:
        state.stack.pop()
        battle.go_on(state)
        return False
    check = WAITS.get(ask)
    if check is not None and not check(state, frame):
        return False
    state.to_act = (frame.seat,)
    return True


def next_step(state: Position) -> None:
    """The next player of the phase, or the next phase, or the next turn (AOM-TURN-01)."""
    phase = state.phase
    if phase == Phase.SETUP:
        draft(state)
    elif phase == Phase.PLACEMENT:
        place_cube(state)
    elif phase == Phase.DRAW:
        enter(state, Phase.ROUNDS)
        begin_round(state, 1)
    elif phase == Phase.ROUNDS:
        next_player(state)
    else:
        end_turn(state)


def enter(state: Position, phase: Phase) -> None:
    """A phase begins."""
    state.phase = phase
    state.step = 0
    if state.heard is not None:
        state.tell(Event("phase-begins", {"phase": f"phase:{phase.name.lower()}"}))


# ---- set-up -------------------------------------------------------------------------------------------------------


def draft(state: Position) -> None:
    """Six chances each, round the table and back (AOM-DRAFT-02); whom no tile fits is passed over."""
    if state.step < state.players * state.box.draft_tiles and state.shown:
        seat = setup.drafter(state, state.step)
        state.step += 1
        if setup.can_take(state, seat):
            state.stack.append(Frame(Ask.DRAFT, seat))
        return
    setup.return_shown(state)
    begin_turn(state)


# ---- victory point cubes ------------------------------------------------------------------------------------------


def begin_turn(state: Position) -> None:
    """First victory point cubes are placed."""
    if state.heard is not None:
        state.tell(Event("turn-begins", {"turn": state.turn, "seat": f"seat:{state.first}"}))
    enter(state, Phase.PLACEMENT)


def place_cube(state: Position) -> None:
    """One each by the starting player and those after him, as far as there are cubes (AOM-VP-01, 02, 04)."""
    box = state.box
    placers = box.placed_by_two if state.players == 2 else box.placed_each_turn
    if state.step < placers and state.red:
        seat = (state.first + state.step) % state.players
        state.step += 1
        state.stack.append(Frame(Ask.VICTORY_CUBE, seat))
        return
    enter(state, Phase.DRAW)
    hands.begin_draw(state)


def legal_victory(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any of the four cards (AOM-VP-03)."""
    first = state.actions.first[Verb.VICTORY]
    return list(range(first, first + len(VICTORY_CARDS)))


def refuse_victory(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """All are free."""
    return None


def perform_victory(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """From the bank to the card."""
    state.stack.pop()
    state.red -= 1
    state.victory[x] += 1
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "victory": f"victory:{VICTORY_CARDS[x]}"}
        state.tell(Event("cube-placed", data))


def explain_victory(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """How many cubes the card will hold."""
    named = {"victory": f"victory:{VICTORY_CARDS[x]}"}
    return Forecast([Line(state.victory[x] + 1, Message("forecast-victory", named, "AOM-VP-03"))])


# ---- three rounds -------------------------------------------------------------------------------------------------


def begin_round(state: Position, number: int) -> None:
    """The starting player leads every round (AOM-PLAY-01)."""
    state.round = number
    state.step = 0
    if state.heard is not None and number <= state.box.rounds:
        state.tell(Event("round-begins", {"round": number}))


def next_player(state: Position) -> None:
    """One card each, three times round; then the fourth cards of Thoth and Odin (AOM-PLAY-01, 06)."""
    rounds = state.box.rounds
    if state.step < state.players:
        seat = (state.first + state.step) % state.players
        state.step += 1
        fourth = state.round > rounds
        if fourth and not state.fourth >> seat & 1:
            return
        if state.hands[seat]:
            state.stack.append(Frame(Ask.PLAY, seat, extra=int(fourth)))
        elif state.heard is not None:
            state.tell(Event("no-card", {"seat": f"seat:{seat}"}))
    elif state.round < rounds or (state.round == rounds and state.fourth):
        begin_round(state, state.round + 1)
    else:
        end_rounds(state)


def end_rounds(state: Position) -> None:
    """Played cards go back; the game is over if the last red cube has left the bank (AOM-PLAY-02, AOM-END-01)."""
    state.fourth = 0
    state.round = 0
    hands.return_played(state)
    if not state.red:
        ending.finish(state)
        return
    spoilage(state)
    enter(state, Phase.DISCARD)
    hands.begin_discard(state)


# ---- spoilage and the end of the turn -----------------------------------------------------------------------------


def spoilage(state: Position) -> None:
    """Five cubes of each kind are kept, eight with a Storehouse; the rest goes to the bank (AOM-SPOIL-01, 02)."""
    for seat in range(state.players):
        limit = store_of(state, seat)
        lost = [0, 0, 0, 0]
        for resource in range(4):
            excess = state.cubes[seat * 4 + resource] - limit
            if excess > 0:
                lost[resource] = excess
                state.cubes[seat * 4 + resource] = limit
                state.bank[resource] += excess
        if any(lost) and state.heard is not None:
            state.tell(Event("spoiled", {"seat": f"seat:{seat}", "cubes": cube_refs(lost)}))


def end_turn(state: Position) -> None:
    """The starting player changes to the left (AOM-TURN-02)."""
    state.first = (state.first + 1) % state.players
    state.turn += 1
    begin_turn(state)
