"""What to say to somebody who asks what to do: the best actions, and why one before the other."""

from dataclasses import dataclass, field

from ludage.analysis.reasons import Comparer, TooLate, difference
from ludage.bots.budget import Budget
from ludage.bots.seat import Advice
from ludage.core.state import State

SHOWN = 3
ALIKE = 0.05
"""Values so close are the same to a person."""
PARTS = 12
"""So many parts of a difference are told, the largest: what matters to a sentence is among them."""


@dataclass(frozen=True)
class Suggestion:
    """An action, what it promises, and the parts of the evaluation that speak for it, or against it."""

    action: int
    value: float
    reasons: list[tuple[str, float]] = field(default_factory=list)


def suggestions(
    comparer: Comparer, state: State, seat: int, ranked: Advice, seed: int, budget: Budget | None = None
) -> list[Suggestion]:
    """The best of these actions, which stand in their order. The best says what it has over the next that is worse;
    each of the others, what it lacks against the best. When the budget is spent before that: nothing of either."""
    shown = ranked[:SHOWN]
    if not shown:
        return []
    best, highest = shown[0]
    against = {action: best for action, value in shown[1:] if value < highest - ALIKE}
    worse = next((action for action, value in ranked if value < highest - ALIKE), None)
    if worse is not None:
        against[best] = worse
    told = list(dict.fromkeys([*against, *against.values()]))
    try:
        parts = dict(zip(told, comparer.after(state, seat, told, seed, budget), strict=True))
    except TooLate:
        against = {}
    return [
        Suggestion(
            action,
            value,
            difference(parts[action], parts[against[action]])[:PARTS] if action in against else [],
        )
        for action, value in shown
    ]
