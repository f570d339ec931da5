"""What a player gives up who ends a choice early: asked about before it is lost."""

from ludage.core.message import Message
from ludage.games.age_of_gods import destiny, fortification
from ludage.games.age_of_gods.abilities_table import Occasion
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.state import Ask, Frame, Position

RULE_OF_ATTACK: dict[int, str] = {
    Occasion.CARD: "AOG-ACTION-10",
    Occasion.BREAKTHROUGH: "AOG-BREAK-01",
    Occasion.CHAIN: "AOG-PEOPLE-voraces",
}


def forgone(state: Position, frame: Frame, seat: int) -> dict[int, Message]:
    """Ending fortifications or predictions with some left, declining an attack or a step of an ability.

    Lok's second throw and the powers of Kraül and Vorax are yes or no, and what is not used now is kept; but in the
    last turn there is no later for Kraül and Vorax. Whoever plays the last card of the game gives up nothing: no
    attack follows, and neither technology nor Hate scores.
    """
    done, declined = state.actions.of(Verb.DONE), state.actions.of(Verb.PASS)
    if frame.ask == Ask.FORTIFICATION:
        pawns, love = fortification.left(state, frame)
        return {done: Message("forgo-fortifications", {"pawns": pawns, "love": love}, "AOG-FORT-01")}
    if frame.ask == Ask.BETS:
        count = destiny.bets_left(state, seat)
        return {done: Message("forgo-bets", {"count": count}, "AOG-PREDICT-01")} if count > 0 else {}
    if frame.ask == Ask.ATTACK and frame.terms is not None and frame.terms.optional:
        return {declined: Message("forgo-attack", rule=RULE_OF_ATTACK[frame.terms.occasion])}
    if frame.ask == Ask.STEPS and declined in state.legal(seat):
        return {declined: Message("forgo-step", rule="AOG-ACTION-10")}
    if frame.ask == Ask.AFTERWARDS and state.turn == state.box.turns and state.step < state.players:
        return {declined: Message("forgo-power", rule=f"AOG-GOD-{state.box.god_ids[state.gods[seat]]}")}
    return {}
