"""Action cards: gains, orders with a discount or a benefit, means for the army (TTA-ACTIONCARD)."""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.through_the_ages.actions import Verb
from ludage.games.through_the_ages.cards import Kind, is_unit, is_urban
from ludage.games.through_the_ages.civil import (
    build,
    population,
    refuse_build,
    refuse_upgrade,
    upgrade,
)
from ludage.games.through_the_ages.effects import Effect, Order
from ludage.games.through_the_ages.gains import change_culture, change_science, give_goods
from ludage.games.through_the_ages.leaders import NOT_IN_HAND
from ludage.games.through_the_ages.means import NO_CIVIL_ACTION, civil_actions, refuse_growth, spend_civil
from ludage.games.through_the_ages.state import Ask, Civilization, Frame, Position, without
from ludage.games.through_the_ages.technologies import (
    by_soldiers,
    can_revolt,
    develop,
    refuse_develop,
    refuse_revolution,
    revolution,
)
from ludage.games.through_the_ages.wonders import build_stages, refuse_stage

JUST_TAKEN = Refusal("refusal-just-taken", rule="TTA-ACTIONCARD-02")
ORDER_IMPOSSIBLE = Refusal("refusal-order-impossible", rule="TTA-ACTIONCARD-04")
NOT_ORDERED = Refusal("refusal-not-ordered", rule="TTA-ACTIONCARD-03")

VERBS_OF_ORDER: dict[int, tuple[Verb, ...]] = {
    Order.NONE: (),
    Order.FOOD_OR_RESOURCES: (Verb.GAIN,),
    Order.POPULATION: (Verb.POPULATION,),
    Order.DEVELOP: (Verb.DEVELOP, Verb.REVOLUTION),
    Order.STAGE: (Verb.STAGE,),
    Order.FARM_OR_MINE: (Verb.BUILD, Verb.UPGRADE),
    Order.URBAN: (Verb.BUILD, Verb.UPGRADE),
    Order.UPGRADE: (Verb.UPGRADE,),
}

REVOLT, BORROWED, UNPAID = 1, 2, 4
"""The terms of an order: whether a revolution was possible before the card, whether a borrowed action has paid for the
card, and whether there was none left to pay it."""


# ---- playing ------------------------------------------------------------------------------------------------------


def terms(state: Position, civ: Civilization) -> int:
    """The terms on which an action card is played now."""
    unpaid = not civil_actions(civ)
    return REVOLT * can_revolt(state, civ) + BORROWED * (civ.extra_ca > 0) + UNPAID * unpaid


def refuse_play(state: Position, seat: int, card: int) -> Refusal | None:
    """In hand since an earlier turn, 1 civil action, and the order can be carried out (TTA-ACTIONCARD-01 to 04).

    A revolution takes the place of the civil action, so where military actions pay for it none need be left
    (TTA-ACTIONCARD-08, TTA-LEADER-13).
    """
    civ = state.civs[seat]
    if card not in civ.hand:
        return NOT_IN_HAND
    if civ.fresh and civ.hand.count(card) <= civ.fresh.count(card):
        return JUST_TAKEN
    effect = state.box.effect[card]
    on = terms(state, civ)
    if on & UNPAID and effect.word != Order.DEVELOP:
        return NO_CIVIL_ACTION
    if effect.word == Order.NONE or effect.word == Order.FOOD_OR_RESOURCES:
        return None
    if orders(state, seat, effect, on, True):
        return None
    return _why_no_revolution(state, seat, on) if on & UNPAID else ORDER_IMPOSSIBLE


def _why_no_revolution(state: Position, seat: int, on: int) -> Refusal | None:
    """What is missing to somebody who can play Breakthrough for Robespierre's revolution only, or not at all."""
    civ = state.civs[seat]
    if not by_soldiers(state, civ):
        return NO_CIVIL_ACTION
    for government, _ in candidates(state, civ, Verb.REVOLUTION):
        return refuse_revolution(state, seat, government, card_played=bool(on & REVOLT))
    return NO_CIVIL_ACTION


def play(state: Position, seat: int, card: int) -> None:
    """The card is resolved and gone; an order becomes a question (TTA-ACTIONCARD-01)."""
    civ = state.civs[seat]
    effect = state.box.effect[card]
    on = terms(state, civ)
    if not on & UNPAID:
        spend_civil(civ, 1)
    civ.hand = without(civ.hand, card)
    state.gone.append(card)
    if state.heard is not None:
        state.tell(Event("action-card", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))
    if effect.word == Order.NONE:
        benefit(state, seat, effect)
    elif effect.word == Order.FOOD_OR_RESOURCES:
        state.stack.append(Frame(Ask.FOOD_OR_RESOURCES, seat, card, effect.number("amount")))
    else:
        state.stack.append(Frame(Ask.ORDER, seat, card=card, extra=on))


def benefit(state: Position, seat: int, effect: Effect) -> None:
    """What the card gives: points, goods, means for the army."""
    civ = state.civs[seat]
    change_science(state, seat, effect.number("science"))
    culture = effect.number("culture") + _per_rival(state, seat, effect, "culture_per_more_culture")
    change_culture(state, seat, culture)
    give_goods(state, seat, effect.number("food"), effect.number("resources"))
    civ.extra_ma += effect.number("military_actions")
    civ.military_resources += effect.number("military_resources")
    civ.military_resources += _per_rival(state, seat, effect, "military_resources_per_stronger")


def _per_rival(state: Position, seat: int, effect: Effect, figure: str) -> int:
    """So much for every civilisation that is ahead, by the number of players."""
    if figure not in effect.lists:
        return 0
    civ = state.civs[seat]
    others = [other for other in state.civs if other is not civ and not other.resigned]
    if figure == "culture_per_more_culture":
        ahead = sum([1 for other in others if other.culture > civ.culture])
    else:
        ahead = sum([1 for other in others if other.strength > civ.strength])
    return ahead * effect.lists[figure][len(others) - 1]


# ---- orders -------------------------------------------------------------------------------------------------------


def candidates(state: Position, civ: Civilization, verb: int) -> list[tuple[int, int]]:
    """What a verb could be about: workers' cards, pairs of them, cards in hand."""
    box = state.box
    if verb == Verb.BUILD:
        return [(box.card_at[slot], 0) for slot in civ.slots]
    if verb == Verb.UPGRADE:
        return [
            (box.card_at[low], box.card_at[high])
            for low in civ.slots
            if civ.workers[low]
            for high in civ.slots
            if high > low and box.slot_kind[high] == box.slot_kind[low]
        ]
    if verb == Verb.DEVELOP:
        return [(card, 0) for card in dict.fromkeys(civ.hand) if box.kind[card] < Kind.WONDER]
    if verb == Verb.REVOLUTION:
        return [(card, 0) for card in dict.fromkeys(civ.hand) if box.kind[card] == Kind.GOVERNMENT]
    return [(1, 0)] if verb == Verb.STAGE else [(0, 0)]


def orders(
    state: Position, seat: int, effect: Effect, on: int, first_only: bool = False
) -> list[tuple[int, int, int]]:
    """The ways to carry out an order on these terms, as verb and parts."""
    civ = state.civs[seat]
    out: list[tuple[int, int, int]] = []
    for verb in VERBS_OF_ORDER[effect.word]:
        for x, y in candidates(state, civ, verb):
            if refuse_ordered(state, seat, effect, on, verb, x, y) is None:
                out.append((verb, x, y))
                if first_only:
                    return out
    return out


def refuse_ordered(
    state: Position, seat: int, effect: Effect, on: int, verb: int, x: int, y: int
) -> Refusal | None:
    """The normal rules of the action, at a discount and without an action of its own (TTA-ACTIONCARD-03, 06)."""
    if verb not in VERBS_OF_ORDER[effect.word]:
        return NOT_ORDERED
    if on & UNPAID and verb != Verb.REVOLUTION:
        return NO_CIVIL_ACTION
    civ = state.civs[seat]
    discount = effect.number("discount")
    if verb == Verb.POPULATION:
        return refuse_growth(state, civ)
    if verb == Verb.DEVELOP:
        return refuse_develop(state, seat, x, ordered=True)
    if verb == Verb.REVOLUTION:
        return refuse_revolution(state, seat, x, card_played=bool(on & REVOLT))
    if verb == Verb.STAGE:
        return refuse_stage(state, seat, x, discount, ordered=True)
    if not fits_order(effect.word, state.box.kind[x]):
        return NOT_ORDERED
    if verb == Verb.BUILD:
        return refuse_build(state, seat, x, discount, ordered=True)
    return refuse_upgrade(state, seat, x, y, discount, ordered=True)


def fits_order(order: int, kind: int) -> bool:
    """Whether an order is about cards of this type."""
    if order == Order.FARM_OR_MINE:
        return kind <= Kind.MINE
    return is_urban(kind) if order == Order.URBAN else not is_unit(kind)


def carry_out(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The ordered action, then the benefit of the card (TTA-ACTIONCARD-07)."""
    effect = state.box.effect[frame.card]
    discount = effect.number("discount")
    state.stack.pop()
    if verb == Verb.POPULATION:
        population(state, seat, ordered=True)
    elif verb == Verb.DEVELOP:
        develop(state, seat, x, ordered=True)
    elif verb == Verb.REVOLUTION:
        _give_back(state.civs[seat], frame.extra)
        revolution(state, seat, x)
    elif verb == Verb.STAGE:
        build_stages(state, seat, 1, discount, ordered=True)
    elif verb == Verb.BUILD:
        build(state, seat, x, discount, ordered=True)
    else:
        upgrade(state, seat, x, y, discount, ordered=True)
    benefit(state, seat, effect)


def _give_back(civ: Civilization, on: int) -> None:
    """What a revolution costs is paid instead of the card's own civil action (TTA-ACTIONCARD-08)."""
    if on & BORROWED:
        civ.extra_ca += 1
    elif not on & UNPAID:
        civ.ca += 1
