"""Questions between players and of misfortune: auctions, forces, defence, pacts, spoils, losses and gains.

For each what may be picked, what is refused, what it does.
"""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.through_the_ages import attacks, banks, colonies, deeds, military_cards, pacts
from ludage.games.through_the_ages.actions import GOODS, Verb
from ludage.games.through_the_ages.cards import Kind, is_unit
from ludage.games.through_the_ages.state import Frame, Position

Pick = tuple[int, int, int]
"""A verb and its parts."""

MORE_TO_DESTROY = Refusal("refusal-more-to-destroy", rule="TTA-AGGR-12")


# ---- the auction and the force ------------------------------------------------------------------------------------


def legal_auction(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """A higher bid, or none."""
    raised: list[Pick] = [(Verb.BID, amount, 0) for amount in colonies.bids(state, frame, seat)]
    return [*raised, (Verb.PASS, 0, 0)]


def refuse_auction(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A bid within one's means."""
    return colonies.refuse_bid(state, frame, seat, x) if verb == Verb.BID else None


def perform_auction(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """A bid or a pass."""
    colonies.bid(state, frame, seat, x if verb == Verb.BID else 0)


def legal_force(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Units and cards to send; done when the bid is reached."""
    box = state.box
    civ = state.civs[seat]
    out: list[Pick] = [
        (Verb.SEND, box.card_at[slot], 0)
        for slot in civ.slots
        if is_unit(box.slot_kind[slot]) and civ.workers[slot]
    ]
    for card in dict.fromkeys(civ.military):
        verb = Verb.BONUS if box.kind[card] == Kind.BONUS else Verb.DISCARD
        if refuse_force(state, frame, seat, verb, card, 0) is None:
            out.append((verb, card, 0))
    if colonies.refuse_force_done(state, frame) is None:
        out.append((Verb.DONE, 0, 0))
    return out


def refuse_force(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """May it be sent?"""
    if verb == Verb.SEND:
        return colonies.refuse_send(state, seat, x)
    if verb == Verb.BONUS:
        return colonies.refuse_force_bonus(state, seat, x)
    if verb == Verb.DISCARD:
        return colonies.refuse_force_discard(state, frame, seat, x)
    return colonies.refuse_force_done(state, frame)


def perform_force(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One more for the force, or it lands."""
    if verb == Verb.SEND:
        colonies.send(state, frame, seat, x)
    elif verb == Verb.BONUS:
        colonies.force_bonus(state, frame, seat, x)
    elif verb == Verb.DISCARD:
        colonies.force_discard(state, frame, seat, x)
    else:
        colonies.force_done(state, frame, seat)


# ---- defence, discards, pacts, spoils -----------------------------------------------------------------------------


def legal_defence(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Bonus cards, other cards, or done."""
    out: list[Pick] = []
    if attacks.can_defend(state, frame):
        for card in dict.fromkeys(state.civs[seat].military):
            bonus = state.box.kind[card] == Kind.BONUS
            out.append((Verb.BONUS if bonus else Verb.DISCARD, card, 0))
    return [*out, (Verb.DONE, 0, 0)]


def refuse_defence(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Within the number of red tokens."""
    return None if verb == Verb.DONE else attacks.refuse_defence(state, frame, x, verb == Verb.BONUS)


def perform_defence(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One more card, or the aggression is resolved."""
    if verb == Verb.DONE:
        attacks.resolve(state, frame)
    else:
        attacks.defend(state, frame, x, verb == Verb.BONUS)


def legal_discard(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Any military card."""
    return [(Verb.DISCARD, card, 0) for card in dict.fromkeys(state.civs[seat].military)]


def refuse_discard(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """One in hand."""
    return military_cards.refuse_discard(state, seat, x)


def perform_discard(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Face down."""
    military_cards.discard_one(state, frame, seat, x)


def legal_offer(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Yes or no."""
    return [(Verb.ACCEPT, 0, 0), (Verb.REFUSE, 0, 0)]


def refuse_nothing(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Everything asked for is allowed."""
    return None


def perform_offer(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The answer."""
    pacts.answer(state, frame, seat, verb == Verb.ACCEPT)


def legal_spoils(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """A technology, or science points for the rest."""
    return [*((Verb.SEIZE, card, 0) for card in attacks.seizable(state, frame)), (Verb.DONE, 0, 0)]


def refuse_spoils(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """One that may be taken."""
    return attacks.refuse_seize(state, frame, x) if verb == Verb.SEIZE else None


def perform_spoils(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The technology or the points."""
    if verb == Verb.SEIZE:
        attacks.seize(state, frame, x)
    else:
        attacks.take_science(state, frame)


# ---- losses and gains ---------------------------------------------------------------------------------------------


def legal_lose(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """A worker on any card."""
    return [(Verb.LOSE, card, 0) for card in deeds.losable(state, seat)]


def refuse_lose(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """One that is there."""
    return deeds.refuse_lose(state, seat, x)


def perform_lose(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """It goes back to the bank."""
    deeds.lose(state, seat, x)


def legal_token(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """A token on any card."""
    return [(Verb.TOKEN, card, 0) for card in deeds.token_cards(state, seat)]


def refuse_token(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """One that is there."""
    return deeds.refuse_token(state, seat, x)


def perform_token(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """It goes to the box, or on the wonder."""
    state.stack.pop()
    to_wonder = frame.extra == 1
    banks.take_token(state.civs[seat], state.box.slot[x], to_wonder)
    if not to_wonder and state.heard is not None:
        state.tell(Event("token-lost", {"seat": f"seat:{seat}", "card": state.box.refs[x]}))


def legal_destroy(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """The buildings that may fall."""
    out: list[Pick] = [(Verb.RAZE, card, 0) for card in deeds.destructible(state, frame)]
    return [*out, (Verb.DONE, 0, 0)] if out and attacks.may_stop_raid(state, frame) else out


def refuse_destroy(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """One of these."""
    if verb == Verb.DONE:
        return None if attacks.may_stop_raid(state, frame) else MORE_TO_DESTROY
    return deeds.refuse_raze(state, frame, x)


def perform_destroy(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """It falls, or no more do."""
    if verb == Verb.DONE:
        attacks.end_raid(state, frame)
    else:
        attacks.raid(state, frame, x)


def legal_mixed(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """How much of it in food."""
    return [(Verb.MIX, amount, 0) for amount in deeds.mixes(state, frame)]


def refuse_mixed(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """What is possible."""
    return deeds.refuse_mix(state, frame, x)


def perform_mixed(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """So much food, the rest in resources."""
    deeds.mix(state, frame, x)


def legal_goods(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Food or resources; without a blue token neither can be gained, and nothing is asked (TTA-PAY-11)."""
    kinds = len(GOODS) if state.civs[seat].blue else 1
    return [(Verb.GAIN, at, 0) for at in range(kinds)]


def perform_goods(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """All of one kind."""
    deeds.choose_goods(state, frame, seat, x)
