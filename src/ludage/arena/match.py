"""One game between bots, as a task that can be sent anywhere: plain data in, plain data out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter

from ludage.bots import Bot, Hearing, bot, decide, decision_seed
from ludage.core.event import Event
from ludage.core.habits import Observations, Watch
from ludage.core.weights import WeightTable
from ludage.games import game

LATER = 1000
"""The thoughts at decisions are numbered from here, those of the bots themselves from 0."""


@dataclass(frozen=True)
class Contestant:
    """A bot, with weights of its own if it has any, under the name by which it is told from others."""

    name: str
    bot: str
    weights: Mapping[str, float] | None = None

    def player(self, seed: int) -> Bot:
        """The bot itself."""
        return bot(self.bot, seed, None if self.weights is None else WeightTable(self.weights))


@dataclass(frozen=True)
class Match:
    """A game to be played: everything that happens in it follows from this."""

    game: str
    options: Mapping[str, str]
    seats: tuple[Contestant, ...]
    deal: int
    """The seed of the game's own luck."""
    thoughts: int
    """The seed of what the bots imagine."""


@dataclass(frozen=True)
class Played:
    """How a match went. Seconds are for information: they are no part of what has to come out the same."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    """By seat, as all of these."""
    seconds: tuple[float, ...] = field(compare=False)
    """Spent on all decisions, by the clock."""
    longest: tuple[float, ...] = field(compare=False)
    """Spent on one decision."""

    @property
    def shares(self) -> list[float]:
        """The share of each seat in the victory."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


def observe(match: Match) -> Observations:
    """Play it to its end; what the players did, as the game counts it."""
    watch = game(match.game).watch()
    play(match, watch)
    return watch.observed


def play(match: Match, watch: Watch | None = None) -> Played:
    """Play it to its end. The bots are only ever given imagined positions; who watches hears everything."""
    seats = range(len(match.seats))
    players = [match.seats[seat].player(decision_seed(match.thoughts, seat)) for seat in seats]
    decisions, seconds, longest = [0 for _ in seats], [0.0 for _ in seats], [0.0 for _ in seats]
    state = game(match.game).new(len(match.seats), match.deal, **match.options)
    hearing = Hearing(state)
    happened: list[Event] = []
    if watch is not None:
        happened = state.listen() if state.heard is None else state.heard
        watch.begin(state)
    while state.to_act:
        seat = state.to_act[0]
        seed = decision_seed(match.thoughts, LATER + sum(decisions))
        news = hearing.news(seat)
        begun = perf_counter()
        action = decide(players[seat], state, seat, seed, news)
        spent = perf_counter() - begun
        decisions[seat] += 1
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
        before = len(happened)
        state.apply(seat, action)
        if watch is not None:
            watch.hear(seat, action, happened[before:])
    if watch is not None:
        watch.end(state)
    outcome = state.game.outcome(state)
    return Played(outcome.scores, outcome.ranks, tuple(decisions), tuple(seconds), tuple(longest))
