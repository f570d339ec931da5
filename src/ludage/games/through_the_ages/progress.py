"""How much of the game is over, by the civil cards still to come, for telling chances; no rule."""

from ludage.games.through_the_ages.ages import ending_age, playing
from ludage.games.through_the_ages.state import Phase, Position

LAST_ROUNDS = 0.04
"""The share of the rounds after the last card."""


def progress(state: Position) -> float:
    """From 0 to 1; it never goes back."""
    if state.phase == Phase.OVER:
        return 1.0
    if state.last_round:
        place = (state.active - state.first) % state.players
        turns = (state.last_round - state.round + 1) * state.players - place
        return 1.0 - LAST_ROUNDS * min(1.0, turns / (2 * state.players))
    box = state.box
    last = ending_age(state)
    cards = sum([len(box.civil_deck(age, state.players)) for age in range(last)])
    players = playing(state)
    left = len(state.civil_deck) + sum(
        [len(box.civil_deck(age, players)) for age in range(state.age + 1, last)]
    )
    return (1.0 - LAST_ROUNDS) * (1.0 - left / cards)
