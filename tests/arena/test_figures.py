"""What games prove: intervals that mean what they say."""

import pytest

from ludage.arena.figures import Block, Estimate, figures, mean_of, share_of, student, wilson
from ludage.arena.match import Contestant, Match, Played
from ludage.arena.pairing import blocks as planned
from ludage.arena.ratings import ratings
from ludage.core.stream import Stream, seeded

STRENGTH = {"good": 30, "fair": 20, "poor": 10}


def rounded(estimate: Estimate) -> tuple[int, int, int]:
    assert estimate.low is not None
    assert estimate.high is not None
    return round(100 * estimate.value), round(100 * estimate.low), round(100 * estimate.high)


def by_strength(names: list[str], players: int, games: int) -> list[Block]:
    """Games in which the stronger one always wins and everybody scores their strength."""
    contestants = [Contestant(name, "random") for name in names]
    return [
        [(match, result(match)) for match in block]
        for block in planned("age-of-gods", {}, contestants, players, games, 1)
    ]


def result(match: Match) -> Played:
    scores = tuple(STRENGTH[seat.name] for seat in match.seats)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    nothing = tuple(0.5 for _ in scores)
    return Played(scores, ranks, tuple(10 for _ in scores), nothing, nothing)


# ---- intervals -----------------------------------------------------------------------------------------------------


def test_the_interval_of_independent_games_is_wilsons() -> None:
    assert rounded(wilson(42 / 48, 48)) == (88, 75, 94)
    assert rounded(wilson(1.0, 8)) == (100, 68, 100)
    assert rounded(wilson(0.0, 8)) == (0, 0, 32)


def test_games_of_a_deal_that_go_the_same_way_count_as_one() -> None:
    tied = share_of([1.0, 0.0] * 50, games=200)
    apart = share_of([1.0, 0.5, 0.5, 0.0] * 25, games=200)
    assert rounded(tied) == (50, 40, 60)  # as 100 games
    assert rounded(apart) == (50, 43, 57)  # as 200 games


def test_an_interval_is_never_narrower_than_that_of_as_many_independent_games() -> None:
    assert share_of([0.5] * 10, games=20) == wilson(0.5, 20)


def test_where_all_was_won_a_deal_counts_as_one_game() -> None:
    assert share_of([1.0] * 8, games=16) == wilson(1.0, 8)
    assert share_of([0.5], games=2) == wilson(0.5, 1)


def chance(luck: Stream) -> float:
    return luck.word() / (1 << 32)


@pytest.mark.parametrize("likeness", [0.0, 0.5])
@pytest.mark.parametrize("truth", [0.5, 0.8])
def test_95_of_100_intervals_hold_the_truth(truth: float, likeness: float) -> None:
    """Tournaments of 40 deals, with a share `likeness` of deals of which the same one wins both games."""
    luck = seeded(12)
    held = 0
    for _ in range(1000):
        means = []
        for _ in range(40):
            first = chance(luck) < truth
            second = first if chance(luck) < likeness else chance(luck) < truth
            means.append((first + second) / 2)
        found = share_of(means, games=80)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= truth <= found.high
    assert 930 <= held <= 975


def test_margins_have_students_interval_and_one_value_has_none() -> None:
    assert [round(student(freedom), 2) for freedom in (1, 5, 6, 9, 29, 1000)] == [
        12.71,
        2.57,
        2.45,
        2.26,
        2.05,
        1.96,
    ]
    found = mean_of([1.0, 2.0, 3.0])
    assert found.value == 2.0
    assert found.low == pytest.approx(2.0 - 4.303 / 3**0.5)
    assert mean_of([4.0]) == Estimate(4.0, None, None)


# ---- standings -----------------------------------------------------------------------------------------------------


def test_two_contestants_have_shares_and_margins_and_no_matrix() -> None:
    found = figures(by_strength(["good", "poor"], 2, 10))
    assert (found.blocks, found.games, found.par, found.duels) == (5, 10, 0.5, {})
    good, poor = found.standings
    assert (good.name, good.games, good.share.value, good.margin.value) == ("good", 10, 1.0, 20.0)
    assert (poor.name, poor.games, poor.share.value, poor.margin.value) == ("poor", 10, 0.0, -20.0)
    assert (good.decisions, good.seconds, good.longest) == (100, 5.0, 0.5)


def test_a_field_shares_what_the_one_alone_leaves() -> None:
    found = figures(by_strength(["poor", "good"], 4, 8))
    poor, good = found.standings
    assert found.par == 0.25
    assert (poor.share.value, poor.games) == (0.0, 8)
    assert good.share.value == pytest.approx(1 / 3)  # three of them, one victory among them
    assert good.margin.value == 20.0


def test_several_contestants_are_compared_two_by_two() -> None:
    found = figures(by_strength(["fair", "good", "poor"], 2, 12))
    assert [(one.name, one.games, one.share.value) for one in found.standings] == [
        ("fair", 8, 0.5),
        ("good", 8, 1.0),
        ("poor", 8, 0.0),
    ]
    assert {
        name: {other: share.value for other, share in row.items()} for name, row in found.duels.items()
    } == {
        "fair": {"good": 0.0, "poor": 1.0},
        "good": {"fair": 1.0, "poor": 1.0},
        "poor": {"fair": 0.0, "good": 0.0},
    }


def test_at_a_table_of_three_the_better_rank_wins_the_duel() -> None:
    found = figures(by_strength(["fair", "good", "poor"], 3, 3))
    assert found.duels["fair"]["poor"].value == 1.0
    assert found.standings[0].share.value == 0.0


def test_ratings_follow_the_results_where_nobody_plays_against_itself() -> None:
    rated = ratings(by_strength(["poor", "good", "fair"], 3, 12))
    assert sorted(rated, key=lambda name: rated[name][0]) == ["poor", "fair", "good"]
    assert all(doubt < 25 / 3 for _, doubt in rated.values())
    assert ratings(by_strength(["poor", "good"], 3, 3)) == {}
