"""Games of a bot against itself, watched at some moments of each: what the chances of winning are learned from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludage.analysis.chances import Sample, shares, values
from ludage.arena.match import Contestant, Match
from ludage.arena.pairing import derived
from ludage.arena.watching import positions, spread
from ludage.bots import LEVELS
from ludage.core.game import Game
from ludage.core.stream import seeded
from ludage.core.weights import FIRST

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
    *passed, state = positions(task.match)
    weights = state.game.weigh(state.game.weights_for(task.weights, state.players))
    told = tuple(shares(state))
    return [
        Sample(state.game.progress(moment), values(moment, weights), told)
        for moment in spread(passed, task.moments, seeded(task.luck))
    ]


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
