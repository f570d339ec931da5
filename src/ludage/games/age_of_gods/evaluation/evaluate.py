"""How good a position looks to a seat, for bots: the score as it stands, what will move it, what is still to come.

Call it with an imagined position: it reads every seat's destiny cards. What is weighed is in points of the final
score and is no rule.
"""

from ludage.games.age_of_gods.abilities import step_of
from ludage.games.age_of_gods.abilities_table import Deed, Occasion, Step, Terms
from ludage.games.age_of_gods.board import reserve
from ludage.games.age_of_gods.cards import DIE, Marker
from ludage.games.age_of_gods.combat import modifiers, origins, targets_from
from ludage.games.age_of_gods.evaluation.weights import PointWeights
from ludage.games.age_of_gods.masks import members
from ludage.games.age_of_gods.score import own_peoples, score
from ludage.games.age_of_gods.state import DESTINIES, Ask, Place, Position


def evaluate(state: Position, seat: int, weights: PointWeights) -> float:
    """Own points and prospects, less a share of the rivals'."""
    if not state.to_act:
        return _final(state, seat, weights)
    rivals = [prospects(state, other, weights) for other in range(state.players) if other != seat]
    lead = (
        prospects(state, seat, weights)
        - weights.rival * max(rivals)
        - weights.field * sum(rivals) / len(rivals)
    )
    return lead + promises(state, seat, weights)


def _final(state: Position, seat: int, weights: PointWeights) -> float:
    outcome = state.outcome
    assert outcome is not None
    lead = outcome.scores[seat] - max(s for other, s in enumerate(outcome.scores) if other != seat)
    return score(state, seat) + weights.rival * lead + (weights.victory if outcome.ranks[seat] == 1 else 0.0)


# ---- what a player has -----------------------------------------------------------------------------------------


def prospects(state: Position, seat: int, weights: PointWeights) -> float:
    """What a player's peoples and bets promise."""
    box = state.box
    left = box.turns + 1 - state.turn
    mine = own_peoples(state, seat)
    walls = state.fortified | state.fortress | state.love
    value = 0.0
    for people in mine:
        lands = state.lands[people]
        if not lands:
            continue
        held = lands.bit_count()
        spare = reserve(state, people)
        value += box.territory_points * held + box.city_points * (lands & box.cities).bit_count()
        value += weights.technology * strength(state, people) * min(held, 4) * left / 36
        value += weights.safe * (lands & walls).bit_count() + weights.growth * min(spare, left)
        value -= weights.border * _borders(state, lands) * left / 9
        if spare and state.destiny_place[seat * DESTINIES + box.sizes[people] - 1] != Place.REVEALED:
            value += weights.hidden * (left - 1) / 3
    for people in state.bets[seat]:
        short = 2 * box.sizes[people] - state.lands[people].bit_count()
        if people not in mine:
            value += box.bet_points if short <= 0 else box.bet_points * weights.near_bet / (1 + short)
    return value


def strength(state: Position, people: int) -> float:
    """What helps a people on every attack or defence, in technology levels."""
    bonus = state.bonus
    out = float(2 * state.technology[people])
    out += 1.2 * (bonus[Marker.ATTACK_1][people] > 0) + (bonus[Marker.DEFENCE_1][people] > 0)
    out += 0.6 * (bonus[Marker.DEFENCE_2][people] > 0) + 0.4 * (bonus[Marker.ATTACK_2][people] > 0)
    return out - (state.hate >> people & 1)


def _borders(state: Position, lands: int) -> int:
    """How many ways there are into its territories from others."""
    neighbours = state.box.neighbours
    closed = ~(lands | state.vortex | state.love)
    count = 0
    for territory in members(lands & ~state.love):
        count += (neighbours[territory] & closed).bit_count()
    return count


# ---- what is still to come of a card or a conquest -------------------------------------------------------------


def promises(state: Position, seat: int, weights: PointWeights) -> float:
    """What the pending frames will still bring the seat: attacks granted and steps of an ability to be carried out."""
    value = 0.0
    for frame in state.stack:
        if frame.seat != seat:
            continue
        if frame.ask == Ask.ATTACK and frame.terms is not None:
            if frame.terms.occasion not in (Occasion.COMBAT, Occasion.UPRISING):
                value += best_attack(state, seat, frame.terms, weights)
        elif frame.ask == Ask.STEPS and step_of(state, frame) is not None:
            for step in state.box.abilities[frame.ability].steps[frame.number :]:
                value += _worth(state, seat, step, weights)
    return value


def _worth(state: Position, seat: int, step: Step, weights: PointWeights) -> float:
    """What a step will bring if it is used for one's own peoples."""
    left = state.box.turns + 1 - state.turn
    if step.terms is not None:
        return best_attack(state, seat, step.terms, weights)
    if step.deed in (Deed.MARKER, Deed.TECHNOLOGY):
        level = 2.0 if step.deed == Deed.TECHNOLOGY else 1.2 if step.lasting else 0.6
        return weights.technology * level * left / 9
    return weights.small_favour


def best_attack(state: Position, seat: int, terms: Terms, weights: PointWeights) -> float:
    """The expected points of the best attack by one of the seat's own peoples on these terms."""
    box = state.box
    mine = own_peoples(state, seat)
    best = weights.small_favour
    allowed = origins(state, seat, terms)
    for people in mine:
        if not reserve(state, people):
            continue
        for origin in members(state.lands[people] & allowed):
            for target in members(targets_from(state, terms, origin)):
                if state.people_at[target] not in mine:
                    points = 1 + weights.field / 2 + (box.cities >> target & 1)
                    best = max(best, points * success(state, seat, terms, origin, target))
    return best


def success(state: Position, seat: int, terms: Terms, origin: int, target: int) -> float:
    """The chance of an attack."""
    if state.people_at[target] < 0:
        return 1.0
    need = state.box.success_at - sum(amount for amount, _ in modifiers(state, seat, terms, origin, target))
    miss = min(max(need - 1, 0), DIE) / DIE
    return 1.0 - miss**terms.dice
