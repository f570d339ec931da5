"""The questions besides politics and the action phase: what may be picked, what is refused, what it does.

A question that leaves one possible answer is not asked, unless the answer would tell what is hidden.
"""

from collections.abc import Callable
from typing import NamedTuple

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages import (
    action_cards,
    attacks,
    civil,
    colonies,
    contests,
    leaders,
    row,
    technologies,
    wonders,
)
from ludage.games.through_the_ages.actions import Verb
from ludage.games.through_the_ages.cards import ROW, is_unit
from ludage.games.through_the_ages.contests import Pick
from ludage.games.through_the_ages.means import refuse_growth
from ludage.games.through_the_ages.state import NO_CARD, NOBODY, Ask, Frame, Position

Legal = Callable[[Position, Frame, int], list[Pick]]
Refuse = Callable[[Position, Frame, int, int, int, int], Refusal | None]
Perform = Callable[[Position, Frame, int, int, int, int], None]

NOT_DEALT = Refusal("refusal-not-dealt", rule="TTA-VAR-SHORT-09")
NOT_THIS_BUILDING = Refusal("refusal-not-this-building", rule="TTA-EVENT-07")
UNITS_NOT_MEANT = Refusal("refusal-units-not-meant", rule="TTA-EVENT-07")


# ---- ordered by a card --------------------------------------------------------------------------------------------


def legal_order(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """The ways to carry out the order of an action card."""
    return action_cards.orders(state, seat, state.box.effect[frame.card], frame.extra)


def refuse_order(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """As the card orders."""
    return action_cards.refuse_ordered(state, seat, state.box.effect[frame.card], frame.extra, verb, x, y)


def legal_civil_life(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Population, a farm, mine or urban building, a technology: one of them a little cheaper, or nothing."""
    civ = state.civs[seat]
    out: list[Pick] = [(Verb.POPULATION, 0, 0)]
    for verb in (Verb.BUILD, Verb.DEVELOP, Verb.REVOLUTION):
        out += [(verb, x, y) for x, y in action_cards.candidates(state, civ, verb)]
    out = [pick for pick in out if refuse_civil_life(state, frame, seat, *pick) is None]
    return [*out, (Verb.PASS, 0, 0)] if out else []


def refuse_civil_life(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """By the normal rules but for the action and the discount (TTA-EVENT-07)."""
    discount = frame.number
    if verb == Verb.POPULATION:
        return refuse_growth(state, state.civs[seat], discount)
    if verb == Verb.BUILD:
        if is_unit(state.box.kind[x]):
            return UNITS_NOT_MEANT
        return civil.refuse_build(state, seat, x, discount, ordered=True)
    if verb == Verb.DEVELOP:
        return technologies.refuse_develop(state, seat, x, discount, ordered=True)
    return technologies.refuse_revolution(state, seat, x, discount) if verb == Verb.REVOLUTION else None


def perform_civil_life(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One of them."""
    state.stack.pop()
    if verb == Verb.POPULATION:
        civil.population(state, seat, frame.number, ordered=True)
    elif verb == Verb.BUILD:
        civil.build(state, seat, x, frame.number, ordered=True)
    elif verb == Verb.DEVELOP:
        technologies.develop(state, seat, x, frame.number, ordered=True)
    elif verb == Verb.REVOLUTION:
        technologies.revolution(state, seat, x, frame.number)


def legal_free_building(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """The building for nothing, or nothing."""
    if refuse_free_building(state, frame, seat, Verb.BUILD, frame.cards[0], 0) is not None:
        return []
    return [(Verb.BUILD, frame.cards[0], 0), (Verb.PASS, 0, 0)]


def refuse_free_building(
    state: Position, frame: Frame, seat: int, verb: int, x: int, y: int
) -> Refusal | None:
    """Only this one; an unused worker is needed all the same (TTA-EVENT-07)."""
    if verb == Verb.PASS:
        return None
    if x != frame.cards[0]:
        return NOT_THIS_BUILDING
    return civil.refuse_build(state, seat, x, ordered=True, free=True)


def perform_free_building(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Built, or not."""
    state.stack.pop()
    if verb == Verb.BUILD:
        civil.build(state, seat, x, ordered=True, free=True)


# ---- leaders, wonders, colonies -----------------------------------------------------------------------------------


def legal_homer(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Under a wonder, or away for the civil action."""
    civ = state.civs[seat]
    under: list[Pick] = [(Verb.UNDER, card, 0) for card in civ.wonders if card not in civ.ravaged]
    return [*under, (Verb.PASS, 0, 0)]


def refuse_homer(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A wonder of one's own."""
    return leaders.refuse_under(state, seat, x) if verb == Verb.UNDER else None


def perform_homer(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Homer's last place."""
    leaders.homer_under(state, frame, seat, x if verb == Verb.UNDER else NO_CARD)


def legal_ravage(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Wonders of ages A and I."""
    return [(Verb.RAVAGE, card, 0) for card in wonders.can_be_ravaged(state, seat)]


def refuse_ravage(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """One of these."""
    return wonders.refuse_ravage(state, seat, x)


def perform_ravage(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """It is turned face down."""
    state.stack.pop()
    wonders.ravage(state, seat, x)


def legal_colony(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """The colonies of the player it is about."""
    return [(Verb.COLONY, card, 0) for card in state.civs[frame.other].colonies]


def refuse_colony(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """One of these."""
    return colonies.refuse_colony(state, frame, x)


def perform_colony(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Lost, or taken."""
    state.stack.pop()
    colonies.lose_colony(state, frame.other, x, NOBODY if frame.extra else seat)


def legal_infiltrate(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """The leader, the wonder."""
    return [(Verb.REMOVE, at, 0) for at in (0, 1) if attacks.refuse_remove(state, frame, at == 1) is None]


def refuse_infiltrate(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """What there is."""
    return attacks.refuse_remove(state, frame, x == 1)


def perform_infiltrate(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """It leaves play."""
    attacks.infiltrate(state, frame, x == 1)


# ---- the international agreement, the shorter game ----------------------------------------------------------------


def legal_agreement(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """Cards worth what is left of the five actions."""
    out: list[Pick] = [
        (Verb.TAKE, space, 0) for space in range(ROW) if row.refuse_take(state, seat, space) is None
    ]
    return [*out, (Verb.DONE, 0, 0)]


def refuse_agreement(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """All limits on taking cards apply (TTA-EVENT-13)."""
    return row.refuse_take(state, seat, x) if verb == Verb.TAKE else None


def perform_agreement(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """A card is taken, and the next political action given up."""
    if verb == Verb.DONE:
        state.stack.pop()
        return
    cost = row.take(state, seat, x, granted=True)
    state.civs[seat].no_politics = True
    state.stack[-1] = Frame(Ask.AGREEMENT, seat, number=frame.number - cost)


def legal_keep(state: Position, frame: Frame, seat: int) -> list[Pick]:
    """One of the two events dealt."""
    return [(Verb.KEEP, card, 0) for card in dict.fromkeys(state.civs[seat].dealt)]


def refuse_keep(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """One that was dealt."""
    return None if x in state.civs[seat].dealt else NOT_DEALT


def perform_keep(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The other one leaves the game unseen (TTA-VAR-SHORT-09)."""
    civ = state.civs[seat]
    civ.kept = x
    state.buried += [card for card in civ.dealt if card != x]
    civ.dealt = ()
    if state.heard is not None:
        secret: dict[str, object] = {"card": state.box.refs[x]}
        state.tell(Event("event-kept", {"seat": f"seat:{seat}"}, News.NONE, {seat: secret}))
    waiting = tuple([other for other in frame.seats if other != seat])
    state.stack.pop()
    if waiting:
        state.stack.append(Frame(Ask.KEEP, NOBODY, seats=waiting))


class Choice(NamedTuple):
    """How a question is asked and answered."""

    legal: Legal
    refuse: Refuse
    perform: Perform


CHOICES: dict[int, Choice] = {
    Ask.ORDER: Choice(legal_order, refuse_order, action_cards.carry_out),
    Ask.HOMER: Choice(legal_homer, refuse_homer, perform_homer),
    Ask.AUCTION: Choice(contests.legal_auction, contests.refuse_auction, contests.perform_auction),
    Ask.FORCE: Choice(contests.legal_force, contests.refuse_force, contests.perform_force),
    Ask.DEFENCE: Choice(contests.legal_defence, contests.refuse_defence, contests.perform_defence),
    Ask.LOSE_POPULATION: Choice(contests.legal_lose, contests.refuse_lose, contests.perform_lose),
    Ask.DESTROY: Choice(contests.legal_destroy, contests.refuse_destroy, contests.perform_destroy),
    Ask.MIXED: Choice(contests.legal_mixed, contests.refuse_mixed, contests.perform_mixed),
    Ask.FOOD_OR_RESOURCES: Choice(contests.legal_goods, contests.refuse_nothing, contests.perform_goods),
    Ask.COLONY: Choice(legal_colony, refuse_colony, perform_colony),
    Ask.RAVAGE: Choice(legal_ravage, refuse_ravage, perform_ravage),
    Ask.INFILTRATE: Choice(legal_infiltrate, refuse_infiltrate, perform_infiltrate),
    Ask.CIVIL_LIFE: Choice(legal_civil_life, refuse_civil_life, perform_civil_life),
    Ask.FREE_BUILDING: Choice(legal_free_building, refuse_free_building, perform_free_building),
    Ask.DISCARD: Choice(contests.legal_discard, contests.refuse_discard, contests.perform_discard),
    Ask.AGREEMENT: Choice(legal_agreement, refuse_agreement, perform_agreement),
    Ask.OFFER: Choice(contests.legal_offer, contests.refuse_nothing, contests.perform_offer),
    Ask.SPOILS: Choice(contests.legal_spoils, contests.refuse_spoils, contests.perform_spoils),
    Ask.KEEP: Choice(legal_keep, refuse_keep, perform_keep),
    Ask.TOKEN: Choice(contests.legal_token, contests.refuse_token, contests.perform_token),
}
