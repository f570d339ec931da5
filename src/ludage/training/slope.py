"""Which way is up: from many noisy comparisons, each of two tables that differ in all weights at once (SPSA).

A comparison says by how much `point + reach * signs` did better than `point - reach * signs`. All weights are fitted to
all comparisons at once by ridge regression: there are hardly more of them than there are weights, and most say nothing.
How hard the fit is held back is settled by generalised cross-validation.
"""

from collections.abc import Sequence

import numpy as np

from ludage.training.space import Point

HELD_BACK = (1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)
STEP = 1.2
"""So far along the slope, measured in standard deviations of a comparison, one step goes."""
LONGEST = 0.25
"""The longest step, a weight on average."""


def slope(signs: Sequence[Sequence[int]], results: Sequence[float], reach: float) -> Point:
    """The slope at the point: the gain of each coordinate, in standard deviations of a result."""
    directions = np.array(signs, dtype=float) * reach
    gains = np.array(results, dtype=float)
    spread = float(np.sqrt(np.mean(gains**2)))
    if spread == 0:
        return tuple(0.0 for _ in signs[0])
    left, sizes, right = np.linalg.svd(directions, full_matrices=False)
    along = left.T @ (gains / spread)
    rest = float(np.sum((gains / spread) ** 2) - np.sum(along**2))
    best, least = None, np.inf
    for held in HELD_BACK:
        kept = sizes**2 / (sizes**2 + held)
        error = rest + float(np.sum(((1 - kept) * along) ** 2))
        judged = len(gains) * error / (len(gains) - float(np.sum(kept))) ** 2
        if judged < least:
            best, least = right.T @ (along * sizes / (sizes**2 + held)), judged
    assert best is not None
    return tuple(float(each) for each in best)


def step(point: Point, uphill: Point, share: float = 1.0) -> Point:
    """The point a step further up; the longer, the surer the slope."""
    length = sum(each * each for each in uphill) ** 0.5
    longest = LONGEST * len(point) ** 0.5
    factor = share * min(STEP, longest / length if length else 0.0)
    return tuple(x + factor * up for x, up in zip(point, uphill, strict=True))
