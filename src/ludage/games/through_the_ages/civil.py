"""Population, farms, mines, urban buildings and units: building, upgrading, destroying (TTA-POP, BUILD, UPGRADE).

Each deed has a refusal and a performance. `discount` comes from an action card or an event; `ordered` deeds cost no
action of their own (TTA-ACTIONCARD-03, TTA-EVENT-07).
"""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.through_the_ages.banks import food_to_pay_with, pay_food
from ludage.games.through_the_ages.cards import Kind, is_unit, is_urban
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.means import (
    EMPTY_BANK,
    NO_CIVIL_ACTION,
    NO_FOOD,
    NO_MILITARY_ACTION,
    NO_RESOURCES,
    building_cost,
    civil_actions,
    grow,
    growth_cost,
    means,
    military_actions,
    pay_for,
    refuse_growth,
    spend_civil,
    spend_military,
    upgrade_cost,
)
from ludage.games.through_the_ages.ratings import count_of, power, recount, urban_limit
from ludage.games.through_the_ages.state import Civilization, Position, Used, copy_civilization

NOT_IN_PLAY = Refusal("refusal-not-in-play", rule="TTA-BUILD-02", far=True)
NO_UNUSED_WORKER = Refusal("refusal-no-unused-worker", rule="TTA-BUILD-02")
URBAN_LIMIT = Refusal("refusal-urban-limit", rule="TTA-BUILD-09")
NO_WORKER_HERE = Refusal("refusal-no-worker-here", rule="TTA-UPGRADE-01", far=True)
NOTHING_TO_DESTROY = Refusal("refusal-nothing-to-destroy", rule="TTA-DESTROY-01", far=True)
NOTHING_TO_DISBAND = Refusal("refusal-nothing-to-disband", rule="TTA-DESTROY-02", far=True)
NOT_BARBAROSSA = Refusal("refusal-not-barbarossa", rule="TTA-LEADER-01", far=True)
TRADED_ONCE = Refusal("refusal-traded-once", rule="TTA-PACT-11")
NOT_BACH = Refusal("refusal-not-bach", rule="TTA-LEADER-11", far=True)
BACH_USED = Refusal("refusal-bach-used", rule="TTA-LEADER-11")
BACH_NOT_ORDERED = Refusal("refusal-bach-not-ordered", rule="TTA-LEADER-11")


def _no_action(civ: Civilization, kind: int) -> Refusal | None:
    """Units cost military actions, everything else civil ones (TTA-BUILD-14)."""
    if is_unit(kind):
        return None if military_actions(civ) else NO_MILITARY_ACTION
    return None if civil_actions(civ) else NO_CIVIL_ACTION


def _spend_action(civ: Civilization, kind: int) -> None:
    if is_unit(kind):
        spend_military(civ, 1)
    else:
        spend_civil(civ, 1)


# ---- population ---------------------------------------------------------------------------------------------------


def refuse_population(state: Position, seat: int) -> Refusal | None:
    """1 civil action and the food (TTA-POP-01)."""
    civ = state.civs[seat]
    return NO_CIVIL_ACTION if not civil_actions(civ) else refuse_growth(state, civ)


def population(state: Position, seat: int, discount: int = 0, ordered: bool = False) -> None:
    """One more unused worker."""
    civ = state.civs[seat]
    if not ordered:
        spend_civil(civ, 1)
    paid = grow(state, civ, discount)
    if state.heard is not None:
        state.tell(Event("population", {"seat": f"seat:{seat}", "food": paid}))


# ---- building -----------------------------------------------------------------------------------------------------


def refuse_build(
    state: Position, seat: int, card: int, discount: int = 0, ordered: bool = False, free: bool = False
) -> Refusal | None:
    """A technology in play, an unused worker, room, an action and the cost (TTA-BUILD-01 to 14)."""
    box = state.box
    civ = state.civs[seat]
    kind = box.kind[card]
    if box.slot[card] not in civ.slots:
        return NOT_IN_PLAY
    if not ordered:
        refusal = _no_action(civ, kind)
        if refusal is not None:
            return refusal
    if not civ.unused:
        return NO_UNUSED_WORKER
    if is_urban(kind) and count_of(state, civ, kind) >= urban_limit(state, civ):
        return URBAN_LIMIT
    if not free and means(state, civ, kind) < building_cost(state, civ, card) - discount:
        return NO_RESOURCES
    return None


def build(
    state: Position, seat: int, card: int, discount: int = 0, ordered: bool = False, free: bool = False
) -> None:
    """An unused worker goes on the card; ratings follow at once (TTA-BUILD-04)."""
    box = state.box
    civ = state.civs[seat]
    kind = box.kind[card]
    if not ordered:
        _spend_action(civ, kind)
    cost = 0 if free else max(0, building_cost(state, civ, card) - discount)
    pay_for(state, civ, kind, cost)
    civ.unused -= 1
    civ.workers[box.slot[card]] += 1
    recount(state, seat)
    if state.heard is not None:
        state.tell(Event("built", {"seat": f"seat:{seat}", "card": box.refs[card], "cost": cost}))


# ---- upgrading ----------------------------------------------------------------------------------------------------


def refuse_upgrade(
    state: Position, seat: int, low: int, high: int, discount: int = 0, ordered: bool = False
) -> Refusal | None:
    """A worker on the lower card, the higher one in play, an action and the difference (TTA-UPGRADE-01)."""
    box = state.box
    civ = state.civs[seat]
    kind = box.kind[low]
    if box.slot[high] not in civ.slots:
        return NOT_IN_PLAY
    if not civ.workers[box.slot[low]]:
        return NO_WORKER_HERE
    if not ordered:
        refusal = _no_action(civ, kind)
        if refusal is not None:
            return refusal
    if means(state, civ, kind) < upgrade_cost(state, civ, low, high) - discount:
        return NO_RESOURCES
    return None


def upgrade(
    state: Position, seat: int, low: int, high: int, discount: int = 0, ordered: bool = False
) -> None:
    """The worker moves up (TTA-UPGRADE-02)."""
    box = state.box
    civ = state.civs[seat]
    kind = box.kind[low]
    if not ordered:
        _spend_action(civ, kind)
    cost = max(0, upgrade_cost(state, civ, low, high) - discount)
    pay_for(state, civ, kind, cost)
    civ.workers[box.slot[low]] -= 1
    civ.workers[box.slot[high]] += 1
    recount(state, seat)
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "low": box.refs[low],
            "high": box.refs[high],
            "cost": cost,
        }
        state.tell(Event("upgraded", data))


def refuse_compose(state: Position, seat: int, low: int, high: int) -> Refusal | None:
    """Bach, once a turn, within the limit of theaters (TTA-LEADER-11)."""
    civ = state.civs[seat]
    if power(state, civ) != Power.THEATERS:
        return NOT_BACH
    if civ.used & Used.BACH:
        return BACH_USED
    if count_of(state, civ, Kind.THEATER) >= urban_limit(state, civ):
        return URBAN_LIMIT
    return refuse_upgrade(state, seat, low, high)


def compose(state: Position, seat: int, low: int, high: int) -> None:
    """Any urban building becomes a theater."""
    upgrade(state, seat, low, high)
    state.civs[seat].used |= Used.BACH


# ---- destroying ---------------------------------------------------------------------------------------------------


def refuse_destroy(state: Position, seat: int, card: int) -> Refusal | None:
    """1 action and a worker there (TTA-DESTROY-01, 02)."""
    box = state.box
    civ = state.civs[seat]
    if not civ.workers[box.slot[card]]:
        return NOTHING_TO_DISBAND if is_unit(box.kind[card]) else NOTHING_TO_DESTROY
    return _no_action(civ, box.kind[card])


def destroy(state: Position, seat: int, card: int) -> None:
    """The worker becomes unused; nothing is refunded."""
    civ = state.civs[seat]
    _spend_action(civ, state.box.kind[card])
    free_worker(state, seat, card)
    if state.heard is not None:
        kind = "disbanded" if is_unit(state.box.kind[card]) else "destroyed"
        state.tell(Event(kind, {"seat": f"seat:{seat}", "card": state.box.refs[card]}))


def free_worker(state: Position, seat: int, card: int) -> None:
    """A worker leaves a card for the unused ones."""
    civ = state.civs[seat]
    civ.workers[state.box.slot[card]] -= 1
    civ.unused += 1
    recount(state, seat)


# ---- Barbarossa ---------------------------------------------------------------------------------------------------


def refuse_muster(state: Position, seat: int, card: int) -> Refusal | None:
    """1 military action, population for 1 food less and a unit for 1 resource less, both payable."""
    box = state.box
    civ = state.civs[seat]
    if power(state, civ) != Power.POPULATION_AND_UNIT:
        return NOT_BARBAROSSA
    if box.slot[card] not in civ.slots:
        return NOT_IN_PLAY
    if not military_actions(civ):
        return NO_MILITARY_ACTION
    discount = box.effect[civ.leader].number("amount")
    refusal = refuse_growth(state, civ, discount)
    if refusal is not None:
        return EMPTY_BANK if growth_cost(state, civ) < 0 else NO_FOOD
    if means(state, civ, box.kind[card]) < building_cost(state, civ, card) - discount:
        return NO_RESOURCES
    return TRADED_ONCE if food_and_unit(state, civ, card, discount) is None else None


def food_and_unit(state: Position, civ: Civilization, card: int, discount: int) -> int | None:
    """The resource that may be used as food while the worker is paid for, as both halves are paid from the same stores:
    it is set aside if the unit cannot be paid otherwise. None where it cannot be paid either way (TTA-PACT-11)."""
    if not (civ.traded_food or civ.traded_resources):
        return 0
    kind = state.box.kind[card]
    eaten = growth_cost(state, civ, discount)
    cost = building_cost(state, civ, card) - discount
    for traded in dict.fromkeys((civ.traded_food, 0)):
        trial = copy_civilization(civ)
        trial.traded_food = traded
        if food_to_pay_with(state, trial) >= eaten:
            pay_food(state, trial, eaten)
            if means(state, trial, kind) >= cost:
                return traded
    return None


def muster(state: Position, seat: int, card: int) -> None:
    """The new worker goes straight to the unit."""
    civ = state.civs[seat]
    discount = state.box.effect[civ.leader].number("amount")
    spend_military(civ, 1)
    traded = food_and_unit(state, civ, card, discount)
    kept = civ.traded_food if traded == 0 else 0
    civ.traded_food -= kept
    population(state, seat, discount, ordered=True)
    civ.traded_food += kept
    build(state, seat, card, discount, ordered=True)
