"""The figures behind a refusal: what was needed, and what there is."""

from ludage.core.message import Argument, Refusal
from ludage.games.through_the_ages.action_cards import candidates
from ludage.games.through_the_ages.actions import Verb
from ludage.games.through_the_ages.attacks import attack_cost
from ludage.games.through_the_ages.banks import food_to_pay_with
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.colonies import force_sent, greatest_force
from ludage.games.through_the_ages.means import (
    building_cost,
    civil_actions,
    growth_cost,
    means,
    military_actions,
    science_cost,
    science_for,
    upgrade_cost,
)
from ludage.games.through_the_ages.politics import culture_war
from ludage.games.through_the_ages.ratings import civil_hand_limit, urban_limit
from ludage.games.through_the_ages.row import actions_to_take_with, take_cost
from ludage.games.through_the_ages.state import NO_CARD, Ask, Frame, Position
from ludage.games.through_the_ages.wonders import stage_cost

Figures = dict[str, Argument]
MILITARY_VERBS = (Verb.COPY, Verb.AGGRESSION, Verb.WAR, Verb.CULTURE_WAR)


def detailed(
    state: Position, frame: Frame, seat: int, refusal: Refusal, verb: int, x: int, y: int
) -> Refusal:
    """The same refusal with its figures."""
    key = refusal.key
    if key in NEEDS:
        need, have = NEEDS[key](state, frame, seat, verb, x, y)
        return refusal.about(need=need, have=have)
    civ = state.civs[seat]
    figures: Figures = {}
    if verb == Verb.TAKE and state.row[x] != NO_CARD:
        card = state.row[x]
        figures = {"card": state.box.refs[card], "age": f"age:{state.box.age[card]}"}
        figures["limit"] = civil_hand_limit(state, civ)
    elif key == "refusal-urban-limit":
        figures = {"limit": urban_limit(state, civ)}
    elif verb == Verb.BID:
        figures = {"bid": frame.number, "most": greatest_force(state, seat)}
    elif key == "refusal-force-too-small":
        figures = {"bid": frame.number, "sent": force_sent(state, frame)}
    return refusal.about(**figures) if figures else refusal


def _civil(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> tuple[int, int]:
    civ = state.civs[seat]
    if verb == Verb.TAKE:
        return take_cost(state, civ, x), actions_to_take_with(state, seat)
    return 1, civil_actions(civ)


def _military(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> tuple[int, int]:
    need = 1
    if verb == Verb.COPY:
        need = state.box.copy_tactic
    elif verb in MILITARY_VERBS:
        need = attack_cost(state, culture_war(state) if verb == Verb.CULTURE_WAR else x, y)
    return need, military_actions(state.civs[seat])


def _food(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> tuple[int, int]:
    civ = state.civs[seat]
    discount = frame.number if frame.ask == Ask.CIVIL_LIFE else 0
    if verb == Verb.MUSTER:
        discount = state.box.effect[civ.leader].number("amount")
    return growth_cost(state, civ, discount), food_to_pay_with(state, civ)


def _resources(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> tuple[int, int]:
    civ = state.civs[seat]
    discount = 0
    if frame.ask == Ask.ORDER:
        discount = state.box.effect[frame.card].number("discount")
    elif frame.ask == Ask.CIVIL_LIFE:
        discount = frame.number
    elif verb == Verb.MUSTER:
        discount = state.box.effect[civ.leader].number("amount")
    if verb == Verb.STAGE:
        return stage_cost(state, civ, x, discount), means(state, civ, Kind.WONDER)
    if verb in (Verb.UPGRADE, Verb.COMPOSE):
        cost = upgrade_cost(state, civ, x, y)
    else:
        cost = building_cost(state, civ, x)
    return max(0, cost - discount), means(state, civ, state.box.kind[x])


def _science(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> tuple[int, int]:
    if verb == Verb.PLAY:
        # Breakthrough that can lead to a revolution only: to the cheapest one, at least
        revolutions = candidates(state, state.civs[seat], Verb.REVOLUTION)
        costs = [science_cost(state, seat, card, True) for card, _ in revolutions]
        return min(costs), state.civs[seat].science
    discount = frame.number if frame.ask == Ask.CIVIL_LIFE else 0
    return science_cost(state, seat, x, verb == Verb.REVOLUTION, discount), science_for(state, seat, x)


NEEDS = {
    "refusal-no-civil-action": _civil,
    "refusal-no-military-action": _military,
    "refusal-no-food": _food,
    "refusal-no-resources": _resources,
    "refusal-no-science": _science,
}
