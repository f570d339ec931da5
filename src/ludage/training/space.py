"""Weights as points of a space in which one step means as much for a weight of 0.05 as for one of 40.

A weight is `unit * sinh(x)`: around nothing it grows evenly, far away by shares, and it may change its sign.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import asinh, sinh

Point = tuple[float, ...]

UNIT = 0.5
"""The unit of a weight that is nothing where learning begins, unless the ancestor's file names another."""
DIGITS = 6
"""A weight is written with so many significant digits, and played with as it is written."""


@dataclass(frozen=True)
class Space:
    """The weights that are learned, each with its unit; the others stay as they are."""

    units: Mapping[str, float]
    fixed: Mapping[str, float]

    @property
    def names(self) -> list[str]:
        """The coordinates, in order."""
        return list(self.units)

    def point(self, weights: Mapping[str, float]) -> Point:
        """Where a table of weights lies."""
        return tuple(asinh(weights[name] / unit) for name, unit in self.units.items())

    def weights(self, point: Point) -> dict[str, float]:
        """The table at a point."""
        learned = {
            name: float(f"{unit * sinh(x):.{DIGITS}g}")
            for (name, unit), x in zip(self.units.items(), point, strict=True)
        }
        return {**self.fixed, **learned}


def space_around(
    weights: Mapping[str, float],
    fixed: frozenset[str] = frozenset(),
    units: Mapping[str, float] | None = None,
) -> Space:
    """The space of these weights but for the fixed ones, each measured by what it is now."""
    given = {} if units is None else units
    return Space(
        {name: given.get(name, abs(weight) or UNIT) for name, weight in weights.items() if name not in fixed},
        {name: weight for name, weight in weights.items() if name in fixed},
    )
