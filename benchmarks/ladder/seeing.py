"""A player who sees everything, to measure how much there is to see: for the ladder's page, and at no table.

It plays on as `playout` does, by the weights of the game's master, but from the true position instead of imagined ones.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludage.arena.match import LATER, Match, Played
from ludage.arena.tournament import Tournament
from ludage.arena.workers import Workers
from ludage.bots import Bot, Hearing, decide, decision_seed
from ludage.bots.playout import PlayoutBot
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.games import game

SEEING = "seeing"
MODEL = "master"


class Sight:
    """In place of `Beliefs` (which, compiled, has no other kinds): nothing is hidden but what is to come."""

    def imagine(self, state: State, seed: int) -> State:
        """The true position, with luck of its own."""
        world = state.clone()
        world.stream = seeded(seed)
        return world


class SeeingBot(PlayoutBot):
    """It is given the true position."""

    name = SEEING

    def _believed(self, *_: object) -> Any:
        return Sight()


@dataclass(frozen=True)
class SeeingTournament(Tournament):
    """A tournament in which it plays."""

    def continued(self, done: int, crew: Workers) -> Iterator[Played]:
        """The results after so many, in their order."""
        return crew.map(play, [match for block in self.blocks() for match in block][done:])


def play(match: Match) -> Played:
    """A game to its end, as `ludage.arena.match.play` has it. Who sees everything needs no time to be measured."""
    state = game(match.game).new(len(match.seats), match.deal, **match.options)
    settings = state.game.level(MODEL, state.players)
    weights = state.game.weights_for(str(settings["weights"]), state.players)
    seats = range(len(match.seats))
    players: list[Bot] = []
    for seat in seats:
        seed = decision_seed(match.thoughts, seat)
        sees = match.seats[seat].bot == SEEING
        players.append(SeeingBot(seed, weights) if sees else match.seats[seat].player(seed))
    decisions = [0 for _ in seats]
    hearing = Hearing(state)
    while state.to_act:
        seat = state.to_act[0]
        seed = decision_seed(match.thoughts, LATER + sum(decisions))
        news = hearing.news(seat)
        if isinstance(players[seat], SeeingBot):
            action = players[seat].choose(state.clone(), seat)
        else:
            action = decide(players[seat], state, seat, seed, news)
        decisions[seat] += 1
        state.apply(seat, action)
    outcome = state.game.outcome(state)
    nothing = tuple(0.0 for _ in seats)
    return Played(outcome.scores, outcome.ranks, tuple(decisions), nothing, nothing)
