"""Hints: a few actions, and why one before the other."""

import pytest

import ludage as library
from ludage.analysis.hints import ALIKE, SHOWN, suggestions
from ludage.analysis.reasons import Comparer
from ludage.bots import LevelBot
from ludage.bots.budget import Budget
from ludage.core.state import State
from tests.analysis.test_reasons import positions

SEED = 4


def told(state: State, seat: int) -> tuple[Comparer, list[tuple[int, float]]]:
    """Who compares, and what strong thinks of the actions."""
    ranked = LevelBot("strong", SEED).advice(state, seat)
    return Comparer(state.game, "strong", state.players), ranked


@pytest.mark.parametrize("game_id", library.game_ids())
def test_the_best_is_set_against_the_next_that_is_worse_and_the_others_against_the_best(game_id: str) -> None:
    found = 0
    for state, seat in positions(game_id, 2, seed=5, step=9):
        if seat not in state.to_act:
            continue
        comparer, ranked = told(state, seat)
        hints = suggestions(comparer, state, seat, ranked, SEED)
        assert [(each.action, each.value) for each in hints] == ranked[:SHOWN]
        best, highest = ranked[0]
        worse = next((action for action, value in ranked if value < highest - ALIKE), None)
        for each in hints:
            other = worse if each.action == best else best
            alike = each.value >= highest - ALIKE and each.action != best
            if alike or other is None:
                assert each.reasons == []
            else:
                parts = comparer.compare(state, seat, each.action, other, SEED)
                assert each.reasons == parts[: len(each.reasons)]
                assert bool(each.reasons) == bool(parts)
                found += bool(parts)
    assert found > 3


def test_no_time_means_no_reasons() -> None:
    state: State = library.game("through-the-ages").new(2, 1)
    seat = state.to_act[0]
    comparer, ranked = told(state, seat)
    hints = suggestions(comparer, state, seat, ranked, SEED, Budget(1, -1.0))
    assert [each.action for each in hints] == [action for action, _ in ranked[:SHOWN]]
    assert not any(each.reasons for each in hints)
