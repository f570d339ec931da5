"""How much of the game is over, by the victory point cubes still to be placed, for telling chances; no rule.

The Wonder may end it sooner.
"""

from ludage.games.age_of_mythology.state import Phase, Position

BEFORE_CARDS, AFTER_CARDS = 0.1, 0.9  # of a turn


def progress(state: Position) -> float:
    """From 0 to 1; it never goes back."""
    if state.phase == Phase.OVER:
        return 1.0
    if state.phase == Phase.SETUP:
        return 0.0
    box = state.box
    each = box.placed_by_two if state.players == 2 else box.placed_each_turn
    placed = box.victory_cubes - state.red
    if state.phase == Phase.PLACEMENT:
        over = -(-(placed - state.step) // each)  # one that is being placed may not count yet
    else:
        over = -(-placed // each) - 1
    return (over + _of_turn(state)) / -(-box.victory_cubes // each)


def _of_turn(state: Position) -> float:
    """How much of this turn is over."""
    if state.phase == Phase.PLACEMENT:
        return 0.0
    if state.phase == Phase.DRAW:
        return BEFORE_CARDS
    if state.phase != Phase.ROUNDS:
        return AFTER_CARDS
    played = state.round - 1 + min(state.step, state.players) / (state.players + 1)
    return BEFORE_CARDS + (AFTER_CARDS - BEFORE_CARDS) * min(1.0, played / state.box.rounds)
