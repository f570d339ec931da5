"""Comparisons are fair: same deal, seats exchanged, nobody counted twice."""

import pytest

from ludage.arena.match import Played
from ludage.training.pairs import outcome, pairs, results
from ludage.training.space import space_around
from tests.training.hills import START, course

SPACE = space_around(START)
POINT = SPACE.point(START)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_tables_sit_where_the_other_sat(players: int) -> None:
    met = alone = 0
    for pair in pairs(course(players, pairs=60), SPACE, POINT, 0):
        assert len({match.deal for match in pair.matches}) == 1
        assert len({match.thoughts for match in pair.matches}) == 2
        high, low = pair.upper, pair.lower
        if low[0]:
            met += 1
            assert (high[0], low[0]) == (low[1], high[1])
            assert sorted(high[0] + low[0]) == list(range(players))
        else:
            alone += 1
            assert high[0] == low[1]
            assert not high[1]
            assert {each.name for match in pair.matches for each in match.seats} == {"up", "down", "frozen"}
    assert met > 2 * alone > 0


def test_the_tables_differ_by_the_signs() -> None:
    pair = pairs(course(), SPACE, POINT, 0)[0]
    up, down = (
        next(one for one in pair.matches[0].seats + pair.matches[1].seats if one.name == name)
        for name in ("up", "down")
    )
    assert up.weights is not None
    assert down.weights is not None
    for sign, name in zip(pair.signs, SPACE.names, strict=True):
        assert (up.weights[name] > down.weights[name]) == (sign > 0)


def test_every_round_and_seed_has_deals_of_its_own() -> None:
    rounds = [
        {match.deal for pair in pairs(course(seed=seed), SPACE, POINT, number) for match in pair.matches}
        for seed, number in ((1, 0), (1, 1), (2, 0))
    ]
    assert len(set.union(*rounds)) == sum(len(each) for each in rounds) == 60


def played(*scores: int) -> Played:
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    nothing = tuple(0.0 for _ in scores)
    return Played(scores, ranks, (1,) * len(scores), nothing, nothing)


def test_an_outcome_counts_victories_and_points() -> None:
    pair = next(each for each in pairs(course(), SPACE, POINT, 0) if each.lower[0])
    first = pair.upper[0][0]
    twice_better = [played(*((9, 4) if seat == 0 else (4, 9))) for seat in (first, 1 - first)]
    assert outcome(pair, twice_better) == (2.0, 20.0)
    assert outcome(pair, [played(9, 4), played(9, 4)]) == (0.0, 0.0)


def test_margins_are_measured_by_their_own_spread() -> None:
    assert results([(1.0, 30.0), (-1.0, -30.0)]) == [2.0, -2.0]
    assert results([(0.0, 0.0)]) == [0.0]
