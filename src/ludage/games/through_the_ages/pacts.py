"""Pacts: offering, accepting, cancelling, and what they say about attacks (TTA-PACT)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages.actions import SIDES
from ludage.games.through_the_ages.cards import ATTACKER_BONUS, ENDS, FORBIDS
from ludage.games.through_the_ages.ratings import recount
from ludage.games.through_the_ages.state import NO_CARD, NOBODY, Ask, Frame, Position, with_card, without

NO_SUCH_RIVAL = Refusal("refusal-no-such-rival", rule="TTA-POL-03")
CARD_NOT_IN_HAND = Refusal("refusal-military-card-not-in-hand", rule="TTA-POL-04", far=True)
NOT_YOUR_PACT = Refusal("refusal-not-your-pact", rule="TTA-PACT-04", far=True)
ATTACK_BONUS = 2


def refuse_rival(state: Position, seat: int, rival: int) -> Refusal | None:
    """Another player who is still in the game."""
    if rival == seat or rival >= state.players or state.civs[rival].resigned:
        return NO_SUCH_RIVAL
    return None


# ---- offering -----------------------------------------------------------------------------------------------------


def refuse_pact(state: Position, seat: int, card: int, rival: int) -> Refusal | None:
    """A pact in hand, for a rival (TTA-PACT-01)."""
    if card not in state.civs[seat].military:
        return CARD_NOT_IN_HAND
    return refuse_rival(state, seat, rival)


def offer(state: Position, seat: int, card: int, rival: int, side: int) -> None:
    """The card is shown and the rival decides (TTA-PACT-05, 07)."""
    civ = state.civs[seat]
    civ.military = without(civ.military, card)
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "rival": f"seat:{rival}",
            "card": state.box.refs[card],
        }
        if state.box.symmetric[card]:
            state.tell(Event("pact-offered-equal", data, News.SHOWN))
        else:
            state.tell(Event("pact-offered", {**data, "side": f"side:{SIDES[side]}"}, News.SHOWN))
    state.stack.append(Frame(Ask.OFFER, rival, card=card, number=side, other=seat))


def answer(state: Position, frame: Frame, seat: int, accepted: bool) -> None:
    """Accepted, it enters the proposer's area in place of his older pact; refused, it goes back to his hand."""
    proposer = frame.other
    civ = state.civs[proposer]
    state.stack.pop()
    if state.heard is not None:
        kind = "pact-accepted" if accepted else "pact-refused"
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": state.box.refs[frame.card]}
        state.tell(Event(kind, data))
    if not accepted:
        civ.military = with_card(civ.military, frame.card)
        return
    if civ.pact >= 0:
        end_pact(state, proposer)
    civ.pact = frame.card
    civ.pact_partner = seat
    civ.pact_side = frame.number
    recount(state, proposer)
    recount(state, seat)


# ---- ending -------------------------------------------------------------------------------------------------------


def refuse_cancel(state: Position, seat: int, owner: int) -> Refusal | None:
    """A pact the player is party to (TTA-PACT-04)."""
    if owner >= state.players or state.civs[owner].pact == NO_CARD:
        return NOT_YOUR_PACT
    return None if seat in (owner, state.civs[owner].pact_partner) else NOT_YOUR_PACT


def end_pact(state: Position, owner: int, resigned: bool = False) -> None:
    """The pact is discarded, that of a player who resigns leaves the game; both parties are counted anew."""
    civ = state.civs[owner]
    partner = civ.pact_partner
    if state.heard is not None:
        state.tell(Event("pact-ends", {"card": state.box.refs[civ.pact]}))
    if resigned:
        state.gone.append(civ.pact)
    else:
        leave(state, civ.pact)
    civ.pact, civ.pact_partner, civ.pact_side = NO_CARD, NOBODY, 0
    recount(state, owner)
    recount(state, partner)


def leave(state: Position, card: int) -> None:
    """A military card everybody has seen is discarded: on the pile of the current age, or out of the game."""
    if state.box.age[card] == state.age:
        state.discards.append(card)
        state.known_discards.append((1 << state.players) - 1)
    else:
        state.gone.append(card)


def hide(state: Position, seat: int, card: int) -> None:
    """A military card is discarded face down (TTA-MIL-01, TTA-SECRET-04)."""
    if state.box.age[card] == state.age:
        state.discards.append(card)
        state.known_discards.append(1 << seat)
    else:
        state.buried.append(card)


# ---- attacks ------------------------------------------------------------------------------------------------------


def pacts_between(state: Position, one: int, two: int) -> list[int]:
    """The owners of the pacts between two players."""
    out = []
    if state.civs[one].pact >= 0 and state.civs[one].pact_partner == two:
        out.append(one)
    if state.civs[two].pact >= 0 and state.civs[two].pact_partner == one:
        out.append(two)
    return out


def clause_between(state: Position, one: int, two: int, clause: int) -> bool:
    """Whether a pact between the two says this about attacks (TTA-PACT-08)."""
    return any(state.box.clause[state.civs[owner].pact] == clause for owner in pacts_between(state, one, two))


def forbidden(state: Position, one: int, two: int) -> bool:
    """Whether a pact forbids attacks between the two (TTA-AGGR-09)."""
    return clause_between(state, one, two, FORBIDS)


def attack_bonus(state: Position, attacker: int, rival: int) -> int:
    """Strength for the attacker under Open Borders."""
    return ATTACK_BONUS if clause_between(state, attacker, rival, ATTACKER_BONUS) else 0


def end_by_attack(state: Position, attacker: int, rival: int) -> None:
    """Pacts between the two that end with an attack (TTA-AGGR-08, TTA-WAR-09)."""
    for owner in pacts_between(state, attacker, rival):
        if state.box.clause[state.civs[owner].pact] == ENDS:
            end_pact(state, owner)


def strength_lost_by_attack(state: Position, seat: int, rival: int) -> int:
    """What a player's strength owes to pacts with the rival that would end (TTA-AGGR-07)."""
    lost = 0
    for owner in pacts_between(state, seat, rival):
        civ = state.civs[owner]
        if state.box.clause[civ.pact] == ENDS:
            side = civ.pact_side if owner == seat else 1 - civ.pact_side
            lost += state.box.pact_sides[civ.pact][side].number("strength")
    return lost


def no_war_on(state: Position, rival: int) -> bool:
    """Whether a pact keeps everybody from declaring war on this player (Loss of Sovereignty)."""
    for owner, civ in enumerate(state.civs):
        if civ.pact < 0:
            continue
        for seat, side in ((owner, civ.pact_side), (civ.pact_partner, 1 - civ.pact_side)):
            if seat == rival and state.box.pact_sides[civ.pact][side].number("no_war"):
                return True
    return False
