"""Weights as points: there and back, evenly spaced, through nothing."""

import pytest

from ludage.training.space import DIGITS, UNIT, space_around

WEIGHTS = {"much": 40.0, "little": -0.05, "nothing": 0.0, "held": 3.0}


def test_a_table_is_where_it_was_put() -> None:
    space = space_around(WEIGHTS, frozenset({"held"}))
    assert space.names == ["much", "little", "nothing"]
    assert space.weights(space.point(WEIGHTS)) == WEIGHTS


def test_a_step_means_the_same_share_for_large_and_small_weights() -> None:
    space = space_around(WEIGHTS)
    point = dict(zip(space.names, space.point(WEIGHTS), strict=True))
    further = {"much": 0.1, "little": -0.1, "nothing": 0.1, "held": 0.0}  # away from nothing
    there = space.weights(tuple(x + further[name] for name, x in point.items()))
    assert there["much"] / WEIGHTS["much"] == pytest.approx(there["little"] / WEIGHTS["little"], abs=1e-5)
    assert there["much"] == pytest.approx(45.87, abs=0.01)
    assert there["nothing"] == pytest.approx(0.1 * UNIT, rel=0.01)


def test_weights_may_change_their_sign() -> None:
    space = space_around(WEIGHTS)
    assert space.weights((-1.0, 1.0, -1.0, 0.0)) == {
        "much": pytest.approx(-47.0, abs=0.1),
        "little": pytest.approx(0.0588, abs=0.0001),
        "nothing": pytest.approx(-0.588, abs=0.001),
        "held": 0.0,
    }


def test_what_is_written_is_what_is_played() -> None:
    space = space_around({"third": 1 / 3})
    learned = space.weights((0.123456789,))["third"]
    assert learned == float(f"{learned:.{DIGITS}g}")
