"""Comparisons: two tables of weights at the same deals, in exchanged seats, alone or against somebody else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ludage.arena.match import Contestant, Match, Played
from ludage.arena.pairing import derived
from ludage.training.space import Point, Space

VICTORY = 1.0
"""What a victory counts for, beside the margin in standard deviations of the margin."""


@dataclass(frozen=True)
class Course:
    """What is to be learned: everything that happens follows from this."""

    game: str
    players: int
    options: Mapping[str, str]
    bot: str
    """The bot that plays by the weights."""
    ancestor: Mapping[str, float]
    fixed: tuple[str, ...]
    opponents: tuple[Contestant, ...]
    """Frozen ones: nobody is promoted who does worse against them."""
    pairs: int
    """Comparisons a round."""
    against: float
    """The share of comparisons that is played against the opponents instead of each other."""
    reach: float
    trials: int
    """Games by which a promotion is settled, against each opponent."""
    every: int
    """Rounds between two attempts at a promotion."""
    seed: int
    fit: int = 0
    """Games of the bot with itself to which the first challenger is fitted (see `fit`); 0 for none."""


@dataclass(frozen=True)
class Pair:
    """One comparison: the signs, and its games; in `ahead` the seats of the upper table, game by game."""

    signs: tuple[int, ...]
    matches: tuple[Match, ...]
    upper: tuple[tuple[int, ...], ...]
    lower: tuple[tuple[int, ...], ...]


def pairs(course: Course, space: Space, point: Point, number: int) -> list[Pair]:
    """The comparisons of a round."""
    luck = Random(derived(course.seed, "signs", number))
    return [_pair(course, space, point, number * course.pairs + at, luck) for at in range(course.pairs)]


def _pair(course: Course, space: Space, point: Point, number: int, luck: Random) -> Pair:
    signs = tuple(luck.choice((-1, 1)) for _ in point)
    high, low = (
        Contestant(
            name,
            course.bot,
            space.weights(tuple(x + way * course.reach * sign for x, sign in zip(point, signs, strict=True))),
        )
        for name, way in (("up", 1), ("down", -1))
    )
    deal, thoughts = derived(course.seed, "deal", number), derived(course.seed, "thoughts", number)
    seat = luck.randrange(course.players)
    if course.opponents and luck.random() < course.against:
        other = luck.choice(course.opponents)
        tables = [tuple(one if at == seat else other for at in range(course.players)) for one in (high, low)]
    else:  # every other seat; an odd one by lot
        turned = [(at + seat) % 2 for at in range(course.players)]
        tables = [
            tuple((high, low)[turn] for turn in turned),
            tuple((low, high)[turn] for turn in turned),
        ]
    return Pair(
        signs,
        tuple(
            Match(course.game, course.options, table, deal, derived(thoughts, "game", at))
            for at, table in enumerate(tables)
        ),
        tuple(_seats(table, high) for table in tables),
        tuple(_seats(table, low) for table in tables),
    )


def _seats(table: Sequence[Contestant], one: Contestant) -> tuple[int, ...]:
    return tuple(seat for seat, each in enumerate(table) if each is one)


def outcome(pair: Pair, played: Sequence[Played]) -> tuple[float, float]:
    """By how much the upper table did better: in shares of victory and in points."""
    share = points = 0.0
    for result, upper, lower in zip(played, pair.upper, pair.lower, strict=True):
        for seats, way in ((upper, 1), (lower, -1)):
            if seats:
                others = [score for seat, score in enumerate(result.scores) if seat not in seats]
                share += way * sum(result.shares[seat] for seat in seats) / len(seats)
                points += way * (
                    sum(result.scores[seat] for seat in seats) / len(seats) - sum(others) / len(others)
                )
    return share, points


def results(outcomes: Sequence[tuple[float, float]]) -> list[float]:
    """What the comparisons say: victories, and the margins that tell more of them than chance lets through."""
    spread = (sum(points * points for _, points in outcomes) / len(outcomes)) ** 0.5 or 1.0
    return [VICTORY * share + points / spread for share, points in outcomes]
