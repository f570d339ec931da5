"""Costs and means: what an action costs a civilisation, and whether it can pay (TTA-TURN-05, TTA-ACTIONCARD-06)."""

from ludage.core.message import Refusal
from ludage.games.through_the_ages.banks import (
    food_to_pay_with,
    pay_food,
    pay_resources,
    population_cost,
    resources_to_pay_with,
)
from ludage.games.through_the_ages.cards import Kind, is_unit, is_urban
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.ratings import count_of, pacts_of, power
from ludage.games.through_the_ages.state import Civilization, Position, Used

NO_CIVIL_ACTION = Refusal("refusal-no-civil-action", rule="TTA-TURN-05")
NO_MILITARY_ACTION = Refusal("refusal-no-military-action", rule="TTA-TURN-05")
NO_FOOD = Refusal("refusal-no-food", rule="TTA-POP-02")
NO_RESOURCES = Refusal("refusal-no-resources", rule="TTA-TURN-05")
NO_SCIENCE = Refusal("refusal-no-science", rule="TTA-TECH-01")
PARTNER_WITHOUT_SCIENCE = Refusal("refusal-partner-without-science", rule="TTA-PACT-10")
EMPTY_BANK = Refusal("refusal-empty-bank", rule="TTA-POP-05")

SPECIAL_CONSTRUCTION = 3
"""The place of the construction technology among the four special ones."""


# ---- actions ------------------------------------------------------------------------------------------------------


def civil_actions(civ: Civilization) -> int:
    """Civil actions that can be spent, Hammurabi's included."""
    return civ.ca + civ.extra_ca


def military_actions(civ: Civilization) -> int:
    """Military actions that can be spent, a temporary one included."""
    return civ.ma + civ.extra_ma


def spend_civil(civ: Civilization, count: int) -> None:
    """Spend civil actions, a borrowed one first (TTA-LEADER-12)."""
    borrowed = min(count, civ.extra_ca)
    civ.extra_ca -= borrowed
    civ.ca -= count - borrowed


def spend_military(civ: Civilization, count: int) -> None:
    """Spend military actions, a temporary one first (TTA-ACTIONCARD-10)."""
    temporary = min(count, civ.extra_ma)
    civ.extra_ma -= temporary
    if temporary:
        civ.used |= Used.RED_TOKEN
    civ.ma -= count - temporary


# ---- resources ----------------------------------------------------------------------------------------------------


def homer_resource(state: Position, civ: Civilization) -> int:
    """Homer's resource for the army, if it was not used this turn."""
    if civ.leader >= 0 and not civ.used & Used.HOMER and power(state, civ) == Power.FACE_UNDER_WONDER:
        return state.box.effect[civ.leader].number("military_resources")
    return 0


def army_pool(state: Position, civ: Civilization) -> int:
    """Temporary resources for units (TTA-ACTIONCARD-09)."""
    return civ.military_resources + homer_resource(state, civ)


def means(state: Position, civ: Civilization, kind: int) -> int:
    """The resources that can be spent on a card of this type."""
    stored = resources_to_pay_with(state, civ)
    return stored + army_pool(state, civ) if is_unit(kind) else stored


def pay_for(state: Position, civ: Civilization, kind: int, amount: int) -> None:
    """Pay resources; for a unit the temporary ones come first (TTA-ACTIONCARD-09)."""
    if is_unit(kind) and amount:
        homer = min(amount, homer_resource(state, civ))
        if homer:
            civ.used |= Used.HOMER
            amount -= homer
        temporary = min(amount, civ.military_resources)
        civ.military_resources -= temporary
        amount -= temporary
    pay_resources(state, civ, amount)


def building_discounts(state: Position, civ: Civilization, card: int) -> list[tuple[int, int]]:
    """What cards in play take off the cost of an urban building, each with its card (TTA-BUILD-15)."""
    box = state.box
    out: list[tuple[int, int]] = []
    kind = box.kind[card]
    if not is_urban(kind):
        return out
    construction = civ.specials[SPECIAL_CONSTRUCTION]
    if construction >= 0 and box.discounts[construction][box.age[card]]:
        out.append((box.discounts[construction][box.age[card]], construction))
    if civ.leader >= 0:
        cheaper = _shakespeare(state, civ, kind, "resource_discount")
        if cheaper:
            out.append((cheaper, civ.leader))
    return out


def building_cost(state: Position, civ: Civilization, card: int) -> int:
    """The cost of a farm, mine, building or unit with the discounts of cards in play."""
    cost = state.box.cost[card]
    if not is_urban(state.box.kind[card]):
        return cost
    for amount, _ in building_discounts(state, civ, card):
        cost -= amount
    return max(0, cost)


def upgrade_cost(state: Position, civ: Civilization, low: int, high: int) -> int:
    """The difference of the two costs, each with its discounts (TTA-UPGRADE-10)."""
    return max(0, building_cost(state, civ, high) - building_cost(state, civ, low))


def _shakespeare(state: Position, civ: Civilization, kind: int, figure: str) -> int:
    """A theater is cheaper for the owner of a library, and the other way round."""
    if kind not in (Kind.THEATER, Kind.LIBRARY) or power(state, civ) != Power.LIBRARY_AND_THEATER:
        return 0
    other = Kind.LIBRARY if kind == Kind.THEATER else Kind.THEATER
    return state.box.effect[civ.leader].number(figure) if count_of(state, civ, other) else 0


# ---- food and population ------------------------------------------------------------------------------------------


def growth_cost(state: Position, civ: Civilization, discount: int = 0) -> int:
    """Food for the next worker; -1 with an empty bank (TTA-POP-01, TTA-LEADER-04)."""
    cost = population_cost(state, civ)
    if cost < 0:
        return -1
    if civ.leader >= 0 and power(state, civ) == Power.CHEAPER_POPULATION:
        discount += state.box.effect[civ.leader].number("amount")
    return max(0, cost - discount)


def refuse_growth(state: Position, civ: Civilization, discount: int = 0) -> Refusal | None:
    """An empty bank, or too little food."""
    cost = growth_cost(state, civ, discount)
    if cost < 0:
        return EMPTY_BANK
    return NO_FOOD if food_to_pay_with(state, civ) < cost else None


def grow(state: Position, civ: Civilization, discount: int = 0) -> int:
    """Pay the food, move the token; gives what was paid (TTA-POP-01)."""
    cost = growth_cost(state, civ, discount)
    pay_food(state, civ, cost)
    civ.yellow -= 1
    civ.unused += 1
    return cost


# ---- science ------------------------------------------------------------------------------------------------------


def science_discounts(state: Position, seat: int, card: int) -> list[tuple[int, int]]:
    """What leaders and pacts take off the science cost of a technology, each with its card (TTA-PACT-10)."""
    box = state.box
    civ = state.civs[seat]
    out: list[tuple[int, int]] = []
    kind = box.kind[card]
    if civ.leader >= 0:
        cheaper = _shakespeare(state, civ, kind, "science_discount")
        if kind == Kind.THEATER and power(state, civ) == Power.THEATERS:
            cheaper += box.effect[civ.leader].number("science_discount")
        if cheaper:
            out.append((cheaper, civ.leader))
    for owner, other in enumerate(state.civs):
        if other.pact >= 0 and seat in (owner, other.pact_partner):
            cheaper = box.pact_sides[other.pact][0].number("cooperation")
            if cheaper:
                out.append((cheaper, other.pact))
    return out


def science_cost(state: Position, seat: int, card: int, revolution: bool = False, discount: int = 0) -> int:
    """What a development costs with all discounts (TTA-TECH-01)."""
    box = state.box
    cost = (box.revolution_cost if revolution else box.science_cost)[card] - discount
    for amount, _ in science_discounts(state, seat, card):
        cost -= amount
    return max(0, cost)


def science_for(state: Position, seat: int, card: int) -> int:
    """The science points that can be spent on a technology, temporary ones for units included."""
    civ = state.civs[seat]
    if civ.military_science and is_unit(state.box.kind[card]):
        return civ.science + civ.military_science
    return civ.science


def refuse_science(
    state: Position, seat: int, card: int, revolution: bool = False, discount: int = 0
) -> Refusal | None:
    """Too little science, or a partner who cannot pay his share."""
    if science_for(state, seat, card) < science_cost(state, seat, card, revolution, discount):
        return NO_SCIENCE
    for side, partner in pacts_of(state, seat):
        if side.number("cooperation") and not state.civs[partner].science:
            return PARTNER_WITHOUT_SCIENCE
    return None


def pay_science(state: Position, seat: int, card: int, revolution: bool = False, discount: int = 0) -> int:
    """Science points, temporary ones for units first; the partner of a cooperation pays 1; gives the cost."""
    civ = state.civs[seat]
    cost = science_cost(state, seat, card, revolution, discount)
    if is_unit(state.box.kind[card]):
        temporary = min(cost, civ.military_science)
        civ.military_science -= temporary
        civ.science -= cost - temporary
    else:
        civ.science -= cost
    for side, partner in pacts_of(state, seat):
        if side.number("cooperation"):
            state.civs[partner].science -= 1
    return cost
