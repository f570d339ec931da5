"""Games whose result is known: who stands nearer to the top of a hill is stronger, with luck on top."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar, cast

from ludage.arena.match import Contestant, Match, Played
from ludage.arena.workers import Workers
from ludage.training.pairs import Course

T = TypeVar("T")
R = TypeVar("R")

START: Mapping[str, float] = {"bread": 1.0, "stones": 20.0, "envy": -0.5, "luck": 0.0}
TOP: Mapping[str, float] = {"bread": 2.0, "stones": 8.0, "envy": -0.5, "luck": 0.0}
STEEP = 12.0
LUCK = 4.0


class Interrupted(Exception):
    """The program was ended in the middle."""


class Hills(Workers):
    """Plays no game: says who won by where the weights lie. Breaks off after so many games if told to."""

    def __init__(self, games: float = float("inf")) -> None:
        self.left = games
        self.played: list[Match] = []

    def map(self, run: Callable[[T], R], tasks: Sequence[T], batch: int = 1) -> Iterator[R]:
        for task in tasks:
            if self.left <= 0:
                raise Interrupted
            self.left -= 1
            self.played.append(cast("Match", task))
            yield cast("R", climbed(cast("Match", task)))


def climbed(match: Match) -> Played:
    """The same match goes the same way."""
    luck = Random(match.deal)
    scores = tuple(round(10 * (height(one) + luck.gauss(0, LUCK))) for one in match.seats)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    nothing = tuple(0.0 for _ in scores)
    return Played(scores, ranks, tuple(1 for _ in scores), nothing, nothing)


def height(one: Contestant) -> float:
    """How strong somebody is: nobody beats who stands on the top."""
    weights = START if one.weights is None else one.weights
    return -STEEP * sum(((weights[name] - TOP[name]) / (abs(START[name]) or 1)) ** 2 for name in TOP)


def course(players: int = 2, pairs: int = 20, trials: int = 100, every: int = 2, seed: int = 3) -> Course:
    """A course of learning whose ancestor is also the frozen opponent."""
    return Course(
        game="hills",
        players=players,
        options={},
        bot="walker",
        ancestor=START,
        fixed=(),
        opponents=(Contestant("frozen", "walker"),),
        pairs=pairs,
        against=0.25,
        reach=0.3,
        trials=trials,
        every=every,
        seed=seed,
    )
