"""Wonders: building them by stages, completing them, losing their effects (TTA-WONDER)."""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.through_the_ages.banks import change_tokens, resources_to_pay_with
from ludage.games.through_the_ages.cards import Kind, is_urban
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.means import (
    NO_CIVIL_ACTION,
    NO_RESOURCES,
    SPECIAL_CONSTRUCTION,
    civil_actions,
    pay_for,
    spend_civil,
)
from ludage.games.through_the_ages.ratings import building_bonus, recount, recount_with_partners
from ludage.games.through_the_ages.state import NO_CARD, Ask, Civilization, Frame, Position

NO_WONDER = Refusal("refusal-no-wonder", rule="TTA-WONDER-01")
TOO_MANY_STAGES = Refusal("refusal-too-many-stages", rule="TTA-WONDER-08")
NO_SUCH_STAGE = Refusal("refusal-no-such-stage", rule="TTA-WONDER-01")
NOT_TO_BE_RAVAGED = Refusal("refusal-not-to-be-ravaged", rule="TTA-WONDER-11")
RAVAGED_AGES = (0, 1)


def stages_at_once(state: Position, civ: Civilization) -> int:
    """How many stages one civil action may build (TTA-WONDER-08)."""
    construction = civ.specials[SPECIAL_CONSTRUCTION]
    return state.box.stages_at_once[construction] if construction >= 0 else 1


def stage_cost(state: Position, civ: Civilization, count: int, discount: int = 0) -> int:
    """The resources for the next stages, left to right (TTA-WONDER-01)."""
    stages = state.box.stages[civ.wonder]
    return max(0, sum(stages[civ.stages : civ.stages + count]) - discount)


def refuse_stage(
    state: Position, seat: int, count: int, discount: int = 0, ordered: bool = False
) -> Refusal | None:
    """An unfinished wonder, an action and the cost of all stages."""
    civ = state.civs[seat]
    if civ.wonder == NO_CARD:
        return NO_WONDER
    if civ.stages + count > len(state.box.stages[civ.wonder]):
        return NO_SUCH_STAGE
    if not ordered:
        if count > stages_at_once(state, civ):
            return TOO_MANY_STAGES
        if not civil_actions(civ):
            return NO_CIVIL_ACTION
    means = resources_to_pay_with(state, civ)
    return NO_RESOURCES if means < stage_cost(state, civ, count, discount) else None


def build_stages(state: Position, seat: int, count: int, discount: int = 0, ordered: bool = False) -> None:
    """Blue tokens cover the stages; the last one completes the wonder (TTA-WONDER-01, 06)."""
    civ = state.civs[seat]
    card = civ.wonder
    if not ordered:
        spend_civil(civ, 1)
    cost = stage_cost(state, civ, count, discount)
    pay_for(state, civ, Kind.WONDER, cost)
    complete = civ.stages + count == len(state.box.stages[card])
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "card": state.box.refs[card],
            "stages": count,
            "cost": cost,
        }
        state.tell(Event("stages", data))
    if complete:
        civ.blue += civ.stages
        civ.wonder, civ.stages = NO_CARD, 0
        complete_wonder(state, seat, card)
        return
    for _ in range(count):
        if civ.blue:
            civ.blue -= 1
            civ.stages += 1
        else:
            state.stack.append(Frame(Ask.TOKEN, seat, extra=1))


def complete_wonder(state: Position, seat: int, card: int) -> None:
    """Its effects begin; a wonder of age III scores once (TTA-WONDER-06, 10)."""
    civ = state.civs[seat]
    civ.wonders = (*civ.wonders, card)
    change_tokens(state, seat, 0, state.box.blue[card])
    recount_with_partners(state, seat)
    points = completion_points(state, civ, card)
    civ.culture += points
    if state.heard is not None:
        who = f"seat:{seat}"
        data: dict[str, object] = {"seat": who, "card": state.box.refs[card], "culture": points}
        state.tell(Event("wonder", data))


# ---- wonders of age III -------------------------------------------------------------------------------------------


def completion_points(state: Position, civ: Civilization, card: int) -> int:
    """What an age III wonder scores from the owner's other cards."""
    kind = state.box.power[card]
    if kind == Power.SCORE_WORKERS:
        return _workers_score(state, civ)
    if kind == Power.SCORE_TECHNOLOGIES:
        return technology_levels(state, civ)
    if kind == Power.SCORE_THEATERS_AND_LIBRARIES:
        return 2 * _stage_culture(state, civ)
    if kind == Power.SCORE_URBAN_BUILDINGS:
        return _urban_output(state, civ)
    return 0


def _workers_score(state: Position, civ: Civilization) -> int:
    """2 for every farm and mine, 1 for every building and unit."""
    kinds = state.box.slot_kind
    return sum([civ.workers[slot] * (2 if kinds[slot] <= Kind.MINE else 1) for slot in civ.slots])


def technology_levels(state: Position, civ: Civilization) -> int:
    """The levels of all technologies in play, staffed or not."""
    box = state.box
    total = sum([box.slot_age[slot] for slot in civ.slots]) + box.age[civ.government]
    return total + sum([box.age[card] for card in civ.specials if card >= 0])


def _stage_culture(state: Position, civ: Civilization) -> int:
    """The culture of theaters and libraries, with what the leader adds to it."""
    box = state.box
    total = 0
    for slot in civ.slots:
        if box.slot_kind[slot] in (Kind.THEATER, Kind.LIBRARY):
            total += civ.workers[slot] * box.culture[box.card_at[slot]]
    return total + (building_bonus(state, civ, civ.leader)[0] if civ.leader >= 0 else 0)


def _urban_output(state: Position, civ: Civilization) -> int:
    """Culture, science and strength of urban buildings, with what the leader adds to them."""
    box = state.box
    total = 0
    for slot in civ.slots:
        if is_urban(box.slot_kind[slot]):
            card = box.card_at[slot]
            total += civ.workers[slot] * (box.culture[card] + box.science[card] + box.strength[card])
    return total + (sum(building_bonus(state, civ, civ.leader)) if civ.leader >= 0 else 0)


# ---- ravages of time ----------------------------------------------------------------------------------------------


def can_be_ravaged(state: Position, seat: int) -> list[int]:
    """Completed wonders of ages A and I that still stand."""
    civ = state.civs[seat]
    return [card for card in civ.wonders if state.box.age[card] in RAVAGED_AGES and card not in civ.ravaged]


def refuse_ravage(state: Position, seat: int, card: int) -> Refusal | None:
    """One of these."""
    return None if card in can_be_ravaged(state, seat) else NOT_TO_BE_RAVAGED


def ravage(state: Position, seat: int, card: int) -> None:
    """The wonder loses all effects and makes 2 culture (TTA-WONDER-11)."""
    civ = state.civs[seat]
    civ.ravaged = (*civ.ravaged, card)
    if state.heard is not None:
        state.tell(Event("ravaged", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))
    change_tokens(state, seat, 0, -state.box.blue[card])
    recount(state, seat)
