"""One game as a task: the same whenever it is played, and fair to what the seats may know."""

from dataclasses import replace

import pytest

import ludage
from ludage.arena.match import Contestant, Match, Played, play
from ludage.bots import BOTS, RandomBot
from ludage.core.state import State
from ludage.core.weights import FIRST

RANDOM = Contestant("random", "random")
MATCH = Match("age-of-gods", {}, (RANDOM, RANDOM), deal=7, thoughts=8)


class Vandal(RandomBot):
    """Plays on in the position it is given, as if that were the game."""

    def choose(self, state: State, seat: int) -> int:
        choice = super().choose(state, seat)
        while state.to_act:
            state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
        return choice


def test_a_match_comes_out_the_same_again_and_depends_on_both_seeds() -> None:
    first = play(MATCH)
    assert play(MATCH) == first
    assert play(replace(MATCH, thoughts=9)) != first
    assert play(replace(MATCH, deal=8)) != first


def test_decisions_and_their_time_are_counted_by_seat_but_time_is_no_part_of_the_result() -> None:
    played = play(MATCH)
    assert len(played.scores) == len(played.ranks) == 2
    assert all(count > 10 for count in played.decisions)
    for count, all_of_it, one in zip(played.decisions, played.seconds, played.longest, strict=True):
        assert 0 < all_of_it / count <= one <= all_of_it
    assert replace(played, seconds=(0.0, 0.0), longest=(0.0, 0.0)) == played


def test_bots_are_only_given_imagined_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "vandal", Vandal)
    vandals = (Contestant("v", "vandal"), Contestant("v", "vandal"))
    assert play(replace(MATCH, seats=vandals)) == play(MATCH)


def test_a_contestant_plays_by_its_own_weights() -> None:
    values = ludage.game("age-of-gods").weights(FIRST).values
    contrary = Contestant("contrary", "greedy", {name: -value for name, value in values.items()})
    same = Contestant("same", "greedy", values)
    greedy = Contestant("greedy", "greedy")
    results = [play(replace(MATCH, seats=(one, RANDOM))) for one in (greedy, same, contrary)]
    assert results[0] == results[1]
    assert results[2] != results[0]


def test_a_shared_victory_is_shared() -> None:
    played = Played((5, 9, 9, 1), (3, 1, 1, 4), (1, 1, 1, 1), (0.0,) * 4, (0.0,) * 4)
    assert played.shares == [0.0, 0.5, 0.5, 0.0]
