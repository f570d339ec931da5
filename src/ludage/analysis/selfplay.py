"""Games of a bot against itself, watched at some moments of each: what the chances of winning are learned from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludage.analysis.chances import Sample, shares, values
from ludage.arena.match import LATER, Contestant, Match
from ludage.arena.pairing import derived
from ludage.bots import LEVELS, Hearing, decide, decision_seed
from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.core.weights import FIRST
from ludage.games import game

MOMENTS = 12
"""Positions that are taken of each game, spread over it."""


@dataclass(frozen=True)
class Watched:
    """A game to be played and looked at: everything follows from this."""

    match: Match
    weights: str
    """By which the positions are valued."""
    moments: int
    luck: int
    """The seed by which the moments are picked."""


def watch(task: Watched) -> list[Sample]:
    """Play the game to its end; some of its positions, one from each of so many equal parts."""
    match = task.match
    seats = range(len(match.seats))
    players = [match.seats[seat].player(decision_seed(match.thoughts, seat)) for seat in seats]
    state = game(match.game).new(len(match.seats), match.deal, **match.options)
    hearing = Hearing(state)
    passed: list[State] = []
    while state.to_act:
        passed.append(state.clone())
        seat = state.to_act[0]
        seed = decision_seed(match.thoughts, LATER + len(passed))
        state.apply(seat, decide(players[seat], state, seat, seed, hearing.news(seat)))
    weights = state.game.weigh(state.game.weights_for(task.weights, state.players))
    luck = seeded(task.luck)
    found = []
    for part in range(min(task.moments, len(passed))):
        low, high = (len(passed) * at // min(task.moments, len(passed)) for at in (part, part + 1))
        moment = passed[low + luck.below(high - low)]
        found.append(Sample(state.game.progress(moment), values(moment, weights), tuple(shares(state))))
    return found


def weights_of(made: Game[Any], bot: str, players: int) -> str:
    """The name of the weights a bot plays by."""
    return str(made.level(bot, players).get("weights", FIRST)) if bot in LEVELS else FIRST


def tasks(
    made: Game[Any],
    players: int,
    options: Mapping[str, str],
    bot: str,
    games: int,
    seed: int,
    moments: int = MOMENTS,
) -> list[Watched]:
    """So many games of the bot against itself."""
    contestant = Contestant(bot, bot)
    return [
        Watched(
            Match(
                made.id,
                options,
                (contestant,) * players,
                deal=derived(seed, "calibrate deal", number),
                thoughts=derived(seed, "calibrate thoughts", number),
            ),
            weights_of(made, bot, players),
            moments,
            derived(seed, "calibrate moments", number),
        )
        for number in range(games)
    ]
