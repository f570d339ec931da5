"""Chances of winning: what they are made of, how they are learned, and whether they come true."""

from collections.abc import Sequence
from random import Random

import pytest

import ludage as library
from ludage.analysis.chances import (
    Bin,
    Oracle,
    Sample,
    Scale,
    fitted,
    largest_deviation,
    oracle,
    read_scales,
    reliability,
    shares,
    softmax,
    written,
)
from ludage.analysis.selfplay import tasks, watch
from ludage.core.state import State
from ludage.core.stream import seeded
from tests.conformance.toy_game import Toy

SCALE = Scale("first", (0.2, 0.6), (9.0, 4.0))


def positions(game_id: str, players: int, seed: int) -> list[State]:
    """A random game, position by position."""
    state: State = library.game(game_id).new(players, seed)
    luck = seeded(seed)
    passed = [state.clone()]
    while state.to_act:
        seat = state.to_act[0]
        choices = state.earnest(seat)
        state.apply(seat, choices[luck.below(len(choices))])
        passed.append(state.clone())
    return passed


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game_id", library.game_ids())
def test_progress_runs_from_the_beginning_to_the_end_and_never_back(game_id: str, players: int) -> None:
    passed = positions(game_id, players, 5)
    found = [state.game.progress(state) for state in passed]
    assert found == sorted(found)
    assert found[0] < 0.1
    assert found[-1] == 1.0
    assert all(0.9 < each < 1.0 for each in found[-3:-1])


@pytest.mark.parametrize("game_id", library.game_ids())
def test_progress_is_the_same_for_everybody(game_id: str) -> None:
    for state in positions(game_id, 3, 2)[::60]:
        imagined = state.imagine(None, 9)
        assert imagined.game.progress(imagined) == state.game.progress(state)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game_id", library.game_ids())
def test_chances_sum_to_one_and_are_certain_at_the_end(game_id: str, players: int) -> None:
    game = library.game(game_id)
    teller = Oracle(game, SCALE, players)
    passed = positions(game_id, players, 3)
    for state in [*passed[::40], passed[-1]]:
        for told in (teller.chances(state), teller.seen(state, None, 1, worlds=2)):
            assert sum(told) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in told)
    outcome = passed[-1].outcome
    assert outcome is not None
    assert teller.chances(passed[-1]) == shares(passed[-1])
    assert {seat for seat, share in enumerate(shares(passed[-1])) if share} == set(outcome.winners)


def test_what_a_spectator_is_told_does_not_depend_on_what_is_hidden() -> None:
    game = library.game("age-of-gods")
    state = positions("age-of-gods", 2, 4)[30]
    other = state.imagine(None, 77)
    teller = Oracle(game, SCALE, 2)
    assert teller.seen(state, None, 5) == teller.seen(other, None, 5)
    assert teller.chances(state) != teller.chances(other)


def test_the_temperature_runs_evenly_between_the_figures_and_is_flat_outside() -> None:
    assert [SCALE.at(progress) for progress in (0.0, 0.2, 0.4, 0.6, 1.0)] == pytest.approx(
        [9, 9, 72 / 13, 4, 4]
    )


def drawn(temperature: float, count: int, progress: Sequence[float]) -> list[Sample]:
    """Positions whose winners were drawn by chances of this temperature."""
    luck = Random(7)
    found = []
    for number in range(count):
        values = tuple(luck.gauss(0, 6) for _ in range(3))
        winner = luck.choices(range(3), softmax(values, temperature))[0]
        found.append(
            Sample(
                progress[number % len(progress)], values, tuple(float(seat == winner) for seat in range(3))
            )
        )
    return found


@pytest.mark.parametrize("temperature", [1.5, 8.0])
def test_learning_finds_the_temperature_behind_the_games(temperature: float) -> None:
    scale = fitted(drawn(temperature, 4000, [0.1, 0.3, 0.5, 0.9]), "first", bins=4)
    assert scale.progress == pytest.approx((0.1, 0.3, 0.5, 0.9))
    assert scale.temperature == pytest.approx([temperature] * 4, rel=0.1)


def test_chances_that_are_right_come_true() -> None:
    samples = drawn(4.0, 4000, [0.5])
    right, wrong = (Scale("first", (0.5,), (temperature,)) for temperature in (4.0, 1.0))
    bins = reliability(samples, right)
    assert sum(each.count for each in bins) == 3 * 4000
    far = [largest_deviation(reliability(samples, scale)) or 0 for scale in (right, wrong)]
    assert far[0] < 0.05
    assert far[1] > 0.15


def test_bins_with_few_chances_say_nothing() -> None:
    assert largest_deviation([Bin(10, 0.9, 0.1), Bin(60, 0.5, 0.52)]) == pytest.approx(0.02)
    assert largest_deviation([Bin(10, 0.9, 0.1)]) is None


def test_the_file_is_read_as_it_was_written() -> None:
    table = {
        "how": 'say "so"',
        "seed": 1,
        "weights": "first",
        "progress": SCALE.progress,
        "temperature": SCALE.temperature,
    }
    text = written({"4": table, "2": table})
    assert list(read_scales(text, "here")) == [2, 4]
    assert read_scales(text, "here")[2] == SCALE


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[2", "here: not TOML"),
        ("", "here: it has no table of a number of players"),
        ("[two]\n", "here: two is no table of a number of players"),
        (
            "[2]\nweights = 'first'\nprogress = [0.1]\n",
            r"here: \[2\] needs weights, progress and temperature",
        ),
        ("[2]\nweights = 'first'\nprogress = [0.1]\ntemperature = [1, 2]\n", "as many temperatures"),
        ("[2]\nweights = 'first'\nprogress = [0.5, 0.1]\ntemperature = [1, 2]\n", "progress that rises"),
        ("[2]\nweights = 'first'\nprogress = [0.1]\ntemperature = [0]\n", "temperatures above 0"),
    ],
)
def test_a_file_that_is_wrong_says_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_scales(text, "here")


@pytest.mark.parametrize("game_id", library.game_ids())
def test_every_game_has_chances_for_every_number_of_players(game_id: str) -> None:
    game = library.game(game_id)
    for players in range(game.min_players, game.max_players + 1):
        told = oracle(game, players)
        assert told is not None, f"{game_id} has no evaluation/chances.toml"
        assert told.scale.weights in game.weight_names


def test_a_game_that_says_nothing_has_no_chances() -> None:
    assert oracle(Toy(), 2) is None


def test_a_game_is_watched_at_moments_all_over_it_and_alike_every_time() -> None:
    game = library.game("age-of-gods")
    options = game.check_options({})
    task = tasks(game, 2, options, "random", 2, seed=3)[1]
    found = watch(task)
    assert watch(task) == found
    assert len(found) == 12
    assert [each.progress for each in found] == sorted(each.progress for each in found)
    assert found[0].progress < 0.2
    assert found[-1].progress > 0.8
    assert {each.shares for each in found} == {found[0].shares}
    assert sum(found[0].shares) == 1
