"""How much of the game is over, by turns and phases, for telling chances; no rule."""

from ludage.games.age_of_gods.state import Phase, Position

PHASES = 4


def progress(state: Position) -> float:
    """From 0 to 1; it never goes back."""
    if state.phase == Phase.OVER:
        return 1.0
    if state.phase == Phase.SETUP:
        return 0.0
    phases = state.phase - Phase.DESTINY + min(state.step, state.players) / (state.players + 1)
    return (state.turn - 1 + phases / PHASES) / state.box.turns
