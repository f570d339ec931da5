"""The road to the Wonder, for bots: how far it is, whether it is short enough, and what lies at its end."""

from math import exp

from ludage.games.age_of_mythology.board import owned, store_of
from ludage.games.age_of_mythology.effects import Victory
from ludage.games.age_of_mythology.ending import leader, score
from ludage.games.age_of_mythology.evaluation.values import (
    DEAREST,
    Outlook,
)
from ludage.games.age_of_mythology.state import NOBODY, Position


def wonder_hope(state: Position, seat: int, view: Outlook) -> float:
    """The chance to build the Wonder in time, times its cubes and the victory it brings."""
    ages = ages_price(state, seat)
    comes = view.paces[seat]
    lack = shortage(state, seat)
    turns = (lack + ages) / (view.weights.devoted * comes)
    chance = reach(state, seat, turns, comes, lack if not ages else None, view)
    if chance < 0.01:
        return 0.0
    margin = margin_if_built(state, seat, view)
    wins = 1.0 / (1.0 + exp(-(margin - 0.5) * view.weights.margin / (1.0 + turns)))
    return chance * (view.weights.point * state.victory[Victory.THE_WONDER] + view.weights.win * wins)


def shortage(state: Position, seat: int) -> int:
    """Cubes of the Wonder's price that are still lacking, colour by colour."""
    box = state.box
    price = box.building_cost[box.wonder]
    cubes = state.cubes[seat * 4 : seat * 4 + 4]
    lack = sum([max(0, cost - count) for cost, count in zip(price, cubes, strict=True)])
    return max(0, lack - owned(state, seat, box.quarry))


def ages_price(state: Position, seat: int) -> int:
    """Cubes that the Ages before the Wonder will cost."""
    last = state.box.building_age[state.box.wonder]
    return 4 * sum(DEAREST[state.ages[seat] : last])


def reach(state: Position, seat: int, turns: float, comes: float, lack: int | None, view: Outlook) -> float:
    """The chance that the road of so many turns is shorter than the game, and that the cubes that do not keep from
    turn to turn come in one: in the Mythic Age no more than are lacking."""
    box = state.box
    late = turns + 0.5 - view.left - view.cards[seat] / box.rounds
    if late > 6 * view.weights.patience:
        return 0.0
    store = store_of(state, seat)
    at_once = sum([cost - store for cost in box.building_cost[box.wonder] if cost > store])
    at_once -= owned(state, seat, box.quarry)
    if lack is not None:
        at_once = min(at_once, lack)
    in_time = 1.0 / (1.0 + exp(late / view.weights.patience))
    return in_time / (1.0 + exp((at_once - view.weights.last_turn * comes) / 4.0))


def margin_if_built(state: Position, seat: int, view: Outlook) -> int:
    """By how many points the player would win, if he built the Wonder now."""
    points = [score(state, other) for other in range(state.players)]
    points[seat] += state.victory[Victory.THE_WONDER]
    cities = view.cities[:]
    cities[seat] += 1
    for numbers, card in ((cities, Victory.MOST_BUILDINGS), (view.armies, Victory.LARGEST_ARMY)):
        first = leader(numbers)
        if first != NOBODY:
            points[first] += state.victory[card]
    return points[seat] - max([other for at, other in enumerate(points) if at != seat])
