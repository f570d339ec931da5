"""The sequence of a turn and of the game: whose decision is next (TTA-TURN, TTA-PROD-01, TTA-LASTROUND).

The stack holds what is pending; when it is empty the turn takes its next step. `settle` goes on until somebody
has a real choice or the game is over.
"""

from collections.abc import Callable

from ludage.core.event import Event, News
from ludage.games.through_the_ages import (
    attacks,
    colonies,
    deeds,
    military_cards,
    politics,
    row,
    scoring,
    tactics,
)
from ludage.games.through_the_ages.choices import CHOICES, Choice
from ludage.games.through_the_ages.effects import Power, Who
from ludage.games.through_the_ages.events import whom
from ludage.games.through_the_ages.gains import change_culture
from ludage.games.through_the_ages.means import military_actions
from ludage.games.through_the_ages.production import produce, tell_production
from ludage.games.through_the_ages.ratings import military_hand_limit, power
from ludage.games.through_the_ages.state import Ask, Frame, Phase, Position, Used

POLITICS = Choice(politics.legal, politics.refuse, politics.perform)
ANSWERED_FROM_THE_HAND = (Ask.POLITICS, Ask.AUCTION, Ask.FORCE)
"""Questions whose answers depend on the military hand. Somebody who holds cards is asked even if there is one answer:
that there is no other one would tell of them. That a hand is empty is seen by all.
"""


def settle(state: Position) -> None:
    """Go on to the next decision."""
    while True:
        if state.stack:
            if _waits(state, state.stack[-1]):
                return
        elif state.phase == Phase.OVER:
            state.to_act = ()
            return
        else:
            STEPS[state.phase](state)


def _waits(state: Position, frame: Frame) -> bool:
    """Whether the frame on top needs a decision; what needs none is worked off."""
    ask = frame.ask
    if ask == Ask.DEED:
        deeds.work(state, frame)
        return False
    if ask == Ask.REFILL:
        deeds.refill(state, frame)
        return False
    if ask == Ask.KEEP:
        if not frame.seats:
            state.stack.pop()
            return False
        state.to_act = tuple(sorted(frame.seats))
        return True
    if ask == Ask.DEFENCE:
        if not attacks.can_defend(state, frame):
            attacks.resolve(state, frame)
            return False
    elif ask == Ask.DISCARD:
        if _discards_all(state, frame):
            return False
    elif ask == Ask.ACTIONS or (ask in ANSWERED_FROM_THE_HAND and state.civs[frame.seat].military):
        pass
    elif ask == Ask.FORCE and colonies.all_needed(state, frame):
        colonies.send_all(state, frame)
        return False
    elif _one_answer(state, frame):
        return False
    state.to_act = (frame.seat,)
    return True


def _discards_all(state: Position, frame: Frame) -> bool:
    """Whoever must discard as many cards as he has needs no choice."""
    hand = state.civs[frame.seat].military
    if frame.number < len(hand):
        return False
    state.stack.pop()
    for card in hand:
        military_cards.discard(state, frame.seat, card)
    return True


def _one_answer(state: Position, frame: Frame) -> bool:
    """A question without an answer lapses, one with a single answer answers itself."""
    chapter = POLITICS if frame.ask == Ask.POLITICS else CHOICES[frame.ask]
    picks = chapter.legal(state, frame, frame.seat)
    if len(picks) > 1:
        return False
    if picks:
        chapter.perform(state, frame, frame.seat, *picks[0])
    elif frame.ask == Ask.DESTROY:
        attacks.end_raid(state, frame)
    else:
        state.stack.pop()
    return True


def answer_alone(state: Position, asks: tuple[Ask, ...]) -> None:
    """Work off the next questions of these kinds, as far as they need no decision."""
    while state.stack and state.stack[-1].ask in asks and _one_answer(state, state.stack[-1]):
        pass


# ---- the steps of a turn ------------------------------------------------------------------------------------------


def begin_turn(state: Position) -> None:
    """The active player's turn begins."""
    state.phase = Phase.REPLENISH
    if state.heard is not None:
        state.tell(Event("turn-begins", {"seat": f"seat:{state.active}", "round": state.round}))


def _replenish(state: Position) -> None:
    """Not in the first round (TTA-ROUND1-01)."""
    state.phase = Phase.WAR
    if state.round > 1:
        row.replenish(state)


def _war(state: Position) -> None:
    state.phase = Phase.TACTIC
    attacks.resolve_war(state, state.active)


def _tactic(state: Position) -> None:
    state.phase = Phase.POLITICS
    tactics.make_common(state, state.active)


def _politics(state: Position) -> None:
    state.phase = Phase.ACTIONS
    if state.round > 1:
        politics.begin(state, state.active)


def _actions(state: Position) -> None:
    state.phase = Phase.DISCARD
    state.stack.append(Frame(Ask.ACTIONS, state.active))


def _discard(state: Position) -> None:
    """Military cards above the limit (TTA-MIL-01)."""
    state.phase = Phase.EFFECTS
    civ = state.civs[state.active]
    excess = len(civ.military) - military_hand_limit(state, civ)
    if excess > 0:
        state.stack.append(Frame(Ask.DISCARD, state.active, number=excess))


def _effects(state: Position) -> None:
    state.phase = Phase.PRODUCTION
    culture = leader_culture(state, state.active)
    if culture:
        change_culture(state, state.active, culture)


def leader_culture(state: Position, seat: int) -> int:
    """What the leader scores at the end of the turn by his text (TTA-PROD-10)."""
    civ = state.civs[seat]
    kind = power(state, civ)
    if kind == Power.INFANTRY_AS_CAVALRY:
        scores = seat in whom(state, Who.TWO_STRONGEST)
    else:
        scores = kind == Power.CULTURE_OR_MILITARY and not civ.used & Used.CHURCHILL
    return state.box.effect[civ.leader].number("amount") if scores else 0


def _production(state: Position) -> None:
    state.phase = Phase.DRAW
    made = produce(state, state.active, state.civs[state.active])
    if state.heard is not None:
        tell_production(state, state.active, made)


def _draw(state: Position) -> None:
    """One card for each unused military action, at most three (TTA-MIL-03)."""
    state.phase = Phase.RESET
    if state.round > 1:
        unused = military_actions(state.civs[state.active])
        military_cards.draw(state, state.active, min(unused, state.box.most_drawn))


def _reset(state: Position) -> None:
    """All actions come back, temporary means vanish, the next player is on (TTA-PROD-09)."""
    civ = state.civs[state.active]
    civ.ca, civ.ma = civ.ca_total, civ.ma_total
    civ.extra_ca = civ.extra_ma = 0
    civ.military_resources = civ.military_science = 0
    civ.traded_food = civ.traded_resources = 0
    civ.used = 0
    civ.fresh = ()
    following = next(seat for seat in colonies.seats_from(state, state.active) if seat != state.active)
    if following == state.first:
        if state.last_round and state.round >= state.last_round:
            finish(state)
            return
        state.round += 1
    state.active = following
    begin_turn(state)


def finish(state: Position) -> None:
    """The final scoring (TTA-LASTROUND-03)."""
    state.phase = Phase.OVER
    if state.heard is not None:
        cards = [state.box.refs[card] for card in scoring.final_events(state)]
        state.tell(Event("final-events", {"cards": cards}, News.SHOWN))
    scoring.score_game(state)
    tell_winners(state)


def tell_winners(state: Position) -> None:
    """Who has won, for the log."""
    if state.heard is not None:
        winners = [f"seat:{seat}" for seat in scoring.outcome(state).winners]
        state.tell(Event("won", {"winners": winners}, News.SHOWN))


STEPS: dict[int, Callable[[Position], None]] = {
    Phase.REPLENISH: _replenish,
    Phase.WAR: _war,
    Phase.TACTIC: _tactic,
    Phase.POLITICS: _politics,
    Phase.ACTIONS: _actions,
    Phase.DISCARD: _discard,
    Phase.EFFECTS: _effects,
    Phase.PRODUCTION: _production,
    Phase.DRAW: _draw,
    Phase.RESET: _reset,
}
