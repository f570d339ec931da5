"""What a player gives up who ends a turn or a gift early: asked about before it is lost."""

from ludage.core.message import Message
from ludage.games.through_the_ages.action_cards import orders, terms
from ludage.games.through_the_ages.actions import Verb
from ludage.games.through_the_ages.cards import NO_CARD, is_unit
from ludage.games.through_the_ages.effects import Order
from ludage.games.through_the_ages.means import civil_actions, military_actions
from ludage.games.through_the_ages.menu import legal, perform
from ludage.games.through_the_ages.row import take_cost
from ludage.games.through_the_ages.state import Ask, Frame, Position, copy
from ludage.games.through_the_ages.technologies import by_soldiers

NOTHING, CIVIL, MILITARY = 1, 2, 4
"""What is paid for a deed that somebody could regret not to have done: no action at all, civil or military ones."""

SPENDS = {
    **dict.fromkeys((Verb.POPULATION, Verb.STAGE, Verb.LEADER, Verb.DEVELOP, Verb.COMPOSE), CIVIL),
    **dict.fromkeys((Verb.TACTIC, Verb.COPY, Verb.MUSTER), MILITARY),
    Verb.LINER: NOTHING,
}
"""Where it is always the same. Destroying and disbanding are left out: nobody regrets not to have done that. So is
Churchill's choice: who does not make it has chosen the culture.
"""

GIFTS: dict[int, Verb] = {
    Ask.CIVIL_LIFE: Verb.PASS,
    Ask.FREE_BUILDING: Verb.PASS,
    Ask.AGREEMENT: Verb.DONE,
    Ask.SPOILS: Verb.DONE,
    Ask.DESTROY: Verb.DONE,
}
"""What one may take, once, and the action that leaves it."""


def forgone(state: Position, frame: Frame, seat: int) -> dict[int, Message]:
    """The end of the turn with actions that could be used, and gifts that are left.

    To take no political action is one of the answers to what is asked there, and so is it to take the spoils of a war
    in science as long as the loser has enough of it (TTA-WAR-10).
    """
    if frame.ask == Ask.ACTIONS:
        question = _unused(state, frame, seat)
        return {} if question is None else {state.actions.of(Verb.END): question}
    if frame.ask not in GIFTS or (
        frame.ask == Ask.SPOILS and state.civs[frame.other].science >= frame.number
    ):
        return {}
    left = state.actions.of(GIFTS[frame.ask])
    return {left: _gift(state, frame)} if left in state.legal(seat) else {}


def _gift(state: Position, frame: Frame) -> Message:
    """What is left, in words of its own."""
    key = f"forgo-gift-{Ask(frame.ask).name.lower()}"
    if frame.ask == Ask.FREE_BUILDING:
        return Message(key, {"card": state.box.refs[frame.cards[0]]})
    return Message(key, {"seat": f"seat:{frame.other}"} if frame.ask == Ask.SPOILS else {})


def _unused(state: Position, frame: Frame, seat: int) -> Message | None:
    """Actions that something could be done with (TTA-TURN-05); in the first round cards (TTA-ROUND1-02)."""
    civ = state.civs[seat]
    spent = _spent(state, frame, seat)
    counts = {
        "civil": civil_actions(civ) if spent & CIVIL else 0,
        "military": military_actions(civ) if spent & MILITARY else 0,
    }
    if not any(counts.values()):
        return Message("forgo-free", rule="TTA-TURN-05") if spent & NOTHING else None
    if state.round == 1 and not civ.hand and civ.wonder == NO_CARD:
        return Message("forgo-first-card", counts, "TTA-ROUND1-02")
    return Message("forgo-actions", counts, "TTA-TURN-05")


def _spent(state: Position, frame: Frame, seat: int) -> int:
    """What all that can still be done is paid with, also what only Hammurabi or traded goods make possible."""
    space = state.actions
    found = 0
    for action in legal(state, frame, seat):
        verb = space.verbs[action]
        if verb in (Verb.LAW, Verb.TRADE):
            then = copy(state)
            perform(then, frame, seat, verb, 0, 0)
            later = _spent(then, frame, seat)
            if verb == Verb.TRADE:
                found |= later
            elif later & CIVIL:
                found |= MILITARY
        else:
            found |= _price(state, seat, verb, space.xs[action])
    return found


def _price(state: Position, seat: int, verb: int, x: int) -> int:
    civ = state.civs[seat]
    if verb == Verb.TAKE:
        return CIVIL if take_cost(state, civ, x) else NOTHING
    if verb in (Verb.BUILD, Verb.UPGRADE):
        return MILITARY if is_unit(state.box.kind[x]) else CIVIL
    if verb == Verb.REVOLUTION:
        return MILITARY if by_soldiers(state, civ) else CIVIL
    if verb == Verb.PLAY:
        effect = state.box.effect[x]
        if effect.word != Order.DEVELOP:
            return CIVIL
        # for Robespierre's revolution the card itself costs nothing (TTA-LEADER-13)
        found = 0
        for ordered, card, _ in orders(state, seat, effect, terms(state, civ)):
            found |= _price(state, seat, ordered, card)
        return found
    return SPENDS.get(Verb(verb), 0)
