"""A first guess at what is worth how much: fitted to how games went that a bot played with itself.

Each position is valued for every seat, and so is it with each weight moved a little. By how much a seat's lead in value
tells its lead in points at the end, and which weights would tell it better, is a matter of least squares: the ridge
holds back what the games say nothing about. Where the final points depend on much luck this learns from a few hundred
games what comparisons of won and lost games do not show in thousands. But what tells who leads need not be what makes
him lead: the guess has to prove itself like any other challenger.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludage.arena.match import Match
from ludage.arena.pairing import derived
from ludage.arena.watching import positions, spread
from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.core.weights import WeightTable
from ludage.training.pairs import Course
from ludage.training.space import UNIT

MOMENTS = 10
"""Positions that are taken of a game whose turns are not those of the whole table."""
HELD_BACK = (1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0)

Row = tuple[float, tuple[float, ...], float]
"""A seat's lead in value, what each weight would add to it, and its lead in points at the end."""


@dataclass(frozen=True)
class Watched:
    """A game to be played and looked at: everything follows from this."""

    match: Match
    weights: tuple[tuple[str, float], ...]
    """By which the positions are valued."""
    names: tuple[str, ...]
    """The weights that may move."""
    luck: int


def tasks(course: Course, names: Sequence[str], contestants: Sequence[Match]) -> list[Watched]:
    """What is to be watched of these games."""
    table = tuple(course.ancestor.items())
    return [
        Watched(match, table, tuple(names), derived(course.seed, "fit moments", number))
        for number, match in enumerate(contestants)
    ]


def watch(task: Watched) -> list[Row]:
    """Play the game to its end; what its positions said."""
    *passed, state = positions(task.match)
    scores = state.game.outcome(state).scores
    leads = [_lead(list(scores), seat) for seat in range(state.players)]
    weights = dict(task.weights)
    return [
        (value, along, lead)
        for moment in _moments(passed, task.luck)
        for (value, along), lead in zip(_valued(moment, weights, task.names), leads, strict=True)
    ]


def _moments(passed: Sequence[State], luck: int) -> list[State]:
    """The first position of each turn of the table; without such turns, some spread over the game."""
    turns = [state.game.turn_of(state) for state in passed]
    first = [at for at in range(1, len(passed)) if turns[at] != turns[at - 1]]
    if not first:
        return spread(passed, MOMENTS, seeded(luck))
    return [passed[at] for at in first]


def _valued(
    state: State, weights: dict[str, float], names: Sequence[str]
) -> list[tuple[float, tuple[float, ...]]]:
    """For each seat its lead in value, and how that grows with each weight."""
    made = state.game
    base = _leads(made, state, weights)
    slopes = []
    for name in names:
        by = abs(weights[name]) or UNIT
        moved = _leads(made, state, {**weights, name: weights[name] + by})
        slopes.append([(one - other) / by for one, other in zip(moved, base, strict=True)])
    return [(value, tuple(each[seat] for each in slopes)) for seat, value in enumerate(base)]


def _leads(made: Game[State], state: State, weights: dict[str, float]) -> list[float]:
    weighed = made.weigh(WeightTable(weights))
    values = [made.evaluate(state, seat, weighed) for seat in range(state.players)]
    return [_lead(values, seat) for seat in range(state.players)]


def _lead(values: Sequence[float], seat: int) -> float:
    """Over the mean of the others."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - sum(others) / len(others)


def fitted(rows: Sequence[Row], weights: dict[str, float], names: Sequence[str]) -> dict[str, float]:
    """The table under which the leads in value tell the leads in points best."""
    value, slopes, lead = (
        np.array([row[0] for row in rows]),
        np.array([row[1] for row in rows], dtype=float).reshape(len(rows), len(names)),
        np.array([row[2] for row in rows]),
    )
    sizes = np.sqrt(np.mean(slopes**2, axis=0))
    seen = sizes > 1e-9 * (np.sqrt(np.mean(value**2)) or 1.0)
    if not seen.any() or not np.any(value):
        return dict(weights)
    columns = slopes[:, seen] / sizes[seen]
    along = value / np.linalg.norm(value)
    rest, target = columns - np.outer(along, along @ columns), lead - along * (along @ lead)
    parts = _ridge(rest, target)
    scale = float(value @ (lead - columns @ parts) / (value @ value))
    if scale <= 0:  # values that tell nothing of the points: there is nothing to fit
        return dict(weights)
    moved = dict(weights)
    for name, part, size in zip(
        [n for n, s in zip(names, seen, strict=True) if s], parts, sizes[seen], strict=True
    ):
        moved[name] = weights[name] + float(part / size) / scale
    return moved


def _ridge(columns: "np.ndarray", target: "np.ndarray") -> "np.ndarray":
    """Least squares, held back as far as generalised cross-validation advises."""
    left, sizes, right = np.linalg.svd(columns, full_matrices=False)
    along = left.T @ target
    outside = float(target @ target - along @ along)
    best, least = np.zeros(columns.shape[1]), np.inf
    for held in HELD_BACK:
        kept = sizes**2 / (sizes**2 + held)
        error = outside + float(np.sum(((1 - kept) * along) ** 2))
        judged = error / (len(target) - float(np.sum(kept))) ** 2
        if judged < least:
            best, least = right.T @ (along * sizes / (sizes**2 + held)), judged
    return best
