"""The slope that many noisy comparisons tell."""

from math import hypot
from random import Random

import pytest

from ludage.training.slope import LONGEST, slope, step

TRUE = (0.9, -0.6, 0.0, 0.3, 0.0, 0.0)


def comparisons(count: int, noise: float, seed: int = 1) -> tuple[list[tuple[int, ...]], list[float]]:
    luck = Random(seed)
    signs = [tuple(luck.choice((-1, 1)) for _ in TRUE) for _ in range(count)]
    gains = [
        sum(way * up for way, up in zip(each, TRUE, strict=True)) + luck.gauss(0, noise) for each in signs
    ]
    return signs, gains


def turned(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """The cosine of the angle between two directions."""

    def length(each: tuple[float, ...]) -> float:
        return sum(x * x for x in each) ** 0.5 or 1.0

    return sum(x * y for x, y in zip(one, other, strict=True)) / length(one) / length(other)


def test_the_way_up_is_found_in_noise() -> None:
    assert turned(slope(*comparisons(300, 3.0), 0.3), TRUE) > 0.9
    assert turned(slope(*comparisons(40, 0.1), 0.3), TRUE) > 0.99


def test_fewer_comparisons_than_weights_still_point_up() -> None:
    assert turned(slope(*comparisons(4, 0.1), 0.3), TRUE) > 0.3


def test_the_more_noise_the_shorter_the_step() -> None:
    def length(noise: float) -> float:
        slopes = [slope(*comparisons(30, noise, seed), 0.3) for seed in range(10)]
        return sum(hypot(*each) for each in slopes)

    assert length(0.1) > 1.5 * length(20.0)


def test_no_difference_is_no_slope() -> None:
    assert slope([(1, -1), (-1, 1)], [0.0, 0.0], 0.3) == (0.0, 0.0)
    assert step((1.0, 2.0), (0.0, 0.0)) == (1.0, 2.0)


def test_a_step_has_a_longest_length() -> None:
    there = step((0.0,) * 4, (50.0, 0.0, 0.0, 0.0))
    assert list(there) == pytest.approx([LONGEST * 2, 0.0, 0.0, 0.0])
