"""The climb: reaches the top, promotes by proof only, goes on where it was left."""

import json
from dataclasses import replace
from typing import Any

import pytest

from ludage.arena.figures import Estimate
from ludage.arena.match import Contestant
from ludage.training.climb import CHAMPION, Climb
from ludage.training.picture import marks, picture
from tests.training.hills import START, TOP, Hills, Interrupted, course, height


def nothing(*_: Any) -> None:
    """Whoever tells or keeps has nobody to do it for."""


def climbed(climb: Climb, rounds: int, crew: Hills | None = None) -> Climb:
    with crew or Hills() as hills:
        while len(climb.rounds) < rounds:
            climb.go_on(hills, nothing, nothing)
    return climb


def stands(climb: Climb) -> float:
    return height(Contestant("", "", climb.weights(climb.champion)))


def test_it_climbs_and_what_is_promoted_is_stronger() -> None:
    climb = climbed(Climb(course()), 16)
    assert climb.promotions >= 2
    assert stands(climb) > height(Contestant("", "", START)) / 4
    reached = climb.weights(climb.champion)
    assert abs(reached["stones"] - TOP["stones"]) < 6
    assert climb.kept["frozen"].value > 0.7


def test_nobody_is_promoted_on_the_top() -> None:
    for seed in range(4):
        climb = climbed(Climb(replace(course(seed=seed), ancestor=TOP)), 8)
        assert climb.promotions == 0
        assert climb.weights(climb.champion) == TOP
        trials = [each.trial for each in climb.rounds if each.trial]
        assert len(trials) == 4
        assert all(list(trial.shares) == [CHAMPION] for trial in trials)  # the others were not asked


def test_it_comes_out_the_same_however_often_it_was_broken_off() -> None:
    whole = climbed(Climb(course()), 4)
    climb = Climb(course())
    kept: list[str] = []
    games = 0
    while len(climb.rounds) < 4:
        crew = Hills(37)
        try:
            climb.go_on(crew, nothing, lambda: kept.append(json.dumps(climb.data())))  # noqa: B023
        except Interrupted:
            climb = Climb.of(json.loads(kept[-1]))
        games += len(crew.played)
    assert climb.data() == whole.data()
    assert games == whole.games  # no game was played twice


def test_a_round_in_which_something_fails_is_no_round() -> None:
    climb = Climb(course(every=1))
    with pytest.raises(Interrupted):
        climb.go_on(Hills(41), nothing, nothing)  # in the middle of the attempt at a promotion
    assert climb.rounds == []
    assert len(climb.played) == 41


def test_who_only_beats_the_champion_but_does_worse_against_the_others_is_not_promoted() -> None:
    """A pool of its own children drifts; so the frozen opponents have a veto."""
    climb = climbed(Climb(course()), 8)
    assert climb.promotions
    climb.kept = {"frozen": Estimate(1.5, 1.4, 1.6)}  # nobody will ever reach that
    climbed(climb, 16)
    assert [each.trial.promoted for each in climb.rounds[8:] if each.trial] == [False] * 4


def test_the_picture_has_every_result() -> None:
    climb = climbed(Climb(course()), 8)
    drawn = picture(climb, "Hills & dales", "Games", lambda share: f"{share:.0%}")
    assert "Hills &amp; dales" in drawn
    dots = [line for line in drawn.splitlines() if line.startswith("<circle") and "stroke=" in line]
    assert len(dots) == len(marks(climb)) >= 4
    promoted = sum(mark.promoted for mark in marks(climb))
    assert sum('fill="none"' not in dot for dot in dots) == promoted


def test_marks_are_told_by_the_games_before_them() -> None:
    climb = climbed(Climb(course(every=1)), 3)
    assert next(mark.games for mark in marks(climb) if mark.name == CHAMPION) == 40
    assert climb.games == 3 * 40 + sum(each.trial.games for each in climb.rounds if each.trial)


def test_the_ancestor_keeps_its_own_numbers_until_something_was_learned() -> None:
    assert Climb(course()).weights(Climb(course()).champion) == START
