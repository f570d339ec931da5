"""Developing technologies, special ones and governments among them (TTA-TECH, TTA-GOV)."""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.through_the_ages.banks import change_tokens
from ludage.games.through_the_ages.cards import FIRST_SPECIAL, Kind
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.gains import change_culture, give_goods
from ludage.games.through_the_ages.leaders import NOT_IN_HAND
from ludage.games.through_the_ages.means import (
    NO_CIVIL_ACTION,
    civil_actions,
    pay_science,
    refuse_science,
    spend_civil,
)
from ludage.games.through_the_ages.ratings import power, recount
from ludage.games.through_the_ages.state import Civilization, Position, Used, without

CIVIL_ACTIONS_SPENT = Refusal("refusal-civil-actions-spent", rule="TTA-GOV-06")
MILITARY_ACTIONS_SPENT = Refusal("refusal-military-actions-spent", rule="TTA-LEADER-13")


# ---- developing ---------------------------------------------------------------------------------------------------


def refuse_develop(
    state: Position, seat: int, card: int, discount: int = 0, ordered: bool = False
) -> Refusal | None:
    """A technology in hand, 1 civil action and the science (TTA-TECH-01)."""
    civ = state.civs[seat]
    if card not in civ.hand:
        return NOT_IN_HAND
    if not ordered and not civil_actions(civ):
        return NO_CIVIL_ACTION
    return refuse_science(state, seat, card, False, discount)


def develop(state: Position, seat: int, card: int, discount: int = 0, ordered: bool = False) -> None:
    """The card comes into play; a government by peaceful change (TTA-GOV-02, 03)."""
    civ = state.civs[seat]
    if not ordered:
        spend_civil(civ, 1)
    cost = pay_science(state, seat, card, False, discount)
    civ.hand = without(civ.hand, card)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": state.box.refs[card], "cost": cost}
        state.tell(Event("developed", data))
    enter(state, seat, card)
    _triggers(state, seat)


def enter(state: Position, seat: int, card: int) -> None:
    """A technology enters play and whatever it replaces leaves (TTA-TECH-04, 07, TTA-GOV-01)."""
    box = state.box
    civ = state.civs[seat]
    kind = box.kind[card]
    if kind == Kind.GOVERNMENT:
        if civ.government not in box.initial:
            state.gone.append(civ.government)
        civ.government = card
    elif kind >= FIRST_SPECIAL:
        _enter_special(state, seat, card)
    else:
        civ.slots = tuple(sorted((*civ.slots, box.slot[card])))
    recount(state, seat)


def _enter_special(state: Position, seat: int, card: int) -> None:
    """Of two special technologies of one type the higher stays, the other leaves the game (TTA-TECH-07, 08)."""
    box = state.box
    civ = state.civs[seat]
    at = box.kind[card] - FIRST_SPECIAL
    old = civ.specials[at]
    if old >= 0 and box.age[old] >= box.age[card]:
        state.gone.append(card)
        return
    if old >= 0:
        state.gone.append(old)
        _set_special(civ, at, card)
        change_tokens(state, seat, 0, box.blue[card] - box.blue[old])
    else:
        _set_special(civ, at, card)
        change_tokens(state, seat, 0, box.blue[card])


def _set_special(civ: Civilization, at: int, card: int) -> None:
    specials = list(civ.specials)
    specials[at] = card
    civ.specials = tuple(specials)


def leave_special(state: Position, seat: int, card: int) -> None:
    """A special technology is taken away (War over Technology); its tokens go with it."""
    civ = state.civs[seat]
    _set_special(civ, civ.specials.index(card), -1)
    change_tokens(state, seat, 0, -state.box.blue[card])
    recount(state, seat)


def _triggers(state: Position, seat: int) -> None:
    """Leaders that answer to a development (TTA-GOV-10)."""
    civ = state.civs[seat]
    if civ.leader < 0:
        return
    kind = power(state, civ)
    amount = state.box.effect[civ.leader].number("amount")
    if kind == Power.BEST_LAB_RESOURCE:
        give_goods(state, seat, 0, amount)
    elif kind == Power.BEST_LAB_ACTION:
        civ.ca = min(civ.ca_total, civ.ca + amount)
    elif kind == Power.BEST_LAB_CULTURE:
        change_culture(state, seat, amount)


# ---- revolution ---------------------------------------------------------------------------------------------------


def by_soldiers(state: Position, civ: Civilization) -> bool:
    """Robespierre's revolutions cost military actions (TTA-LEADER-13)."""
    return power(state, civ) == Power.MILITARY_REVOLUTION


def can_revolt(state: Position, civ: Civilization) -> bool:
    """Whether none of the actions that a revolution spends was spent this turn, but for those regained (TTA-GOV-06).

    Hammurabi's is a military action, whatever it is used for (TTA-LEADER-12); a temporary one is one like the others.
    """
    if by_soldiers(state, civ):
        return civ.ma == civ.ma_total and not civ.used & Used.RED_TOKEN
    return civ.ca == civ.ca_total and not civ.used & Used.WHITE_TOKEN


def refuse_revolution(
    state: Position, seat: int, card: int, discount: int = 0, card_played: bool = False
) -> Refusal | None:
    """A government in hand, all civil actions unspent and the lower cost (TTA-GOV-05, 06).

    `card_played`: an action card was paid for just now, and before it all were unspent (TTA-ACTIONCARD-08).
    """
    civ = state.civs[seat]
    if card not in civ.hand:
        return NOT_IN_HAND
    if not card_played and not can_revolt(state, civ):
        return MILITARY_ACTIONS_SPENT if by_soldiers(state, civ) else CIVIL_ACTIONS_SPENT
    return refuse_science(state, seat, card, True, discount)


def revolution(state: Position, seat: int, card: int, discount: int = 0) -> None:
    """All civil actions are spent, those gained too; military ones are untouched (TTA-GOV-07, 08)."""
    civ = state.civs[seat]
    soldiers = by_soldiers(state, civ)
    cost = pay_science(state, seat, card, True, discount)
    civ.hand = without(civ.hand, card)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": state.box.refs[card], "cost": cost}
        state.tell(Event("revolution", data))
    enter(state, seat, card)
    if soldiers:
        civ.ma = civ.extra_ma = (
            0  # a temporary action is spent first, so it cannot be left (TTA-ACTIONCARD-10)
        )
        change_culture(state, seat, state.box.effect[civ.leader].number("amount"))
    else:
        civ.ca = 0
    _triggers(state, seat)
