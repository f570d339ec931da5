"""Outcomes: scores, ranks, shared places."""

import pytest

from ludage.core.state import Outcome, ranked


@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [
        ((5, 3), (1, 2), (0,)),
        ((3, 5), (2, 1), (1,)),
        ((4, 4), (1, 1), (0, 1)),
        ((7, 9, 7, 2), (2, 1, 2, 4), (1,)),
        ((0, 0, 0), (1, 1, 1), (0, 1, 2)),
        ((-1, -5), (1, 2), (0,)),
    ],
)
def test_the_higher_score_ranks_better_and_equal_scores_share(
    scores: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = ranked(scores)
    assert (outcome.scores, outcome.ranks, outcome.winners) == (scores, ranks, winners)


def test_an_outcome_is_plain_data_and_compares_by_it() -> None:
    outcome = Outcome((5, 3), (1, 2))
    assert outcome.to_dict() == {"scores": [5, 3], "ranks": [1, 2]}
    assert outcome == ranked((5, 3))
    assert hash(outcome) == hash(ranked((5, 3)))
    assert outcome != Outcome((5, 3), (1, 1))
    assert outcome != Outcome((5, 4), (1, 2))
    assert outcome != (5, 3)
    assert repr(outcome) == "Outcome(scores=(5, 3), ranks=(1, 2))"
