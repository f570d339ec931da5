"""From what bots think of a position to each seat's chance of winning.

Every seat values the position for itself; the values become chances by a softmax, and how far apart they have to lie to
mean something (the temperature) depends on how much of the game is over. It is learned from games of bots against
themselves (`ludage calibrate`) and lies in `evaluation/chances.toml` of each game, by the number of players.
"""

import tomllib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Any

from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.weights import Weights

FILE = "chances.toml"
BINS = 8
"""Parts of the game that are fitted apart."""
SEARCH = 60
"""Steps of the golden section: far finer than the games can tell."""
WIDEST = 1e3
"""So many times the spread of the values a temperature may be, or so small a part of it."""
GOLDEN = (5**0.5 - 1) / 2


@dataclass(frozen=True)
class Scale:
    """What differences of values mean, at one number of players."""

    weights: str
    """The name of the game's weights by which positions are valued."""
    progress: tuple[float, ...]
    temperature: tuple[float, ...]
    """At that much of the game; between two of them its inverse, the sharpness, runs evenly."""

    def at(self, progress: float) -> float:
        """The temperature when so much of the game is over."""
        after = bisect_right(self.progress, progress)
        if after == 0:
            return self.temperature[0]
        if after == len(self.progress):
            return self.temperature[-1]
        low, high = self.progress[after - 1 : after + 1]
        share = (progress - low) / (high - low)
        first, second = self.temperature[after - 1 : after + 1]
        return 1 / ((1 - share) / first + share / second)


@dataclass(frozen=True)
class Sample:
    """One position of a game that was played to its end."""

    progress: float
    values: tuple[float, ...]
    """What each seat thinks of it."""
    shares: tuple[float, ...]
    """Of the victory, in the end."""


# ---- telling --------------------------------------------------------------------------------------------------------


def softmax(values: Sequence[float], temperature: float) -> list[float]:
    """Chances that sum to 1: the higher the value, the better."""
    best = max(values)
    parts = [exp((value - best) / temperature) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


class Oracle:
    """Tells the chances in the positions of one game."""

    def __init__(self, game: Game[Any], scale: Scale, players: int) -> None:
        self.game = game
        self.scale = scale
        self.weights: Weights = game.weigh(game.weights_for(scale.weights, players))

    def chances(self, state: State) -> list[float]:
        """Of each seat, to be the only winner: a shared victory counts by its share. At the end they are certain.

        It looks at everything in the position: while a game goes on, give it imagined ones (see `seen`).
        """
        if not state.to_act:
            return shares(state)
        return softmax(values(state, self.weights), self.scale.at(self.game.progress(state)))

    def seen(self, state: State, seat: int | None, seed: int, worlds: int = 8) -> list[float]:
        """What the seat, or a spectator (None), may make of the position: the mean over imagined ones."""
        if not state.to_act:
            return shares(state)
        told = [self.chances(state.imagine(seat, (seed << 16) + world)) for world in range(worlds)]
        return [sum(each) / worlds for each in zip(*told, strict=True)]


def values(state: State, weights: Weights) -> tuple[float, ...]:
    """What each seat thinks of a position that goes on."""
    return tuple(state.game.evaluate(state, seat, weights) for seat in range(state.players))


def shares(state: State) -> list[float]:
    """Who has won a game that is over; a shared victory in parts."""
    winners = state.game.outcome(state).winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def oracle(game: Game[Any], players: int) -> Oracle | None:
    """By what the game's folder says about so many players, or the nearest fewer; None for a game that says nothing."""
    if game.evaluation is None or not (game.evaluation / FILE).is_file():
        return None
    scales = read_scales((game.evaluation / FILE).read_text("utf-8"), FILE)
    known = [count for count in scales if count <= players] or [min(scales)]
    return Oracle(game, scales[max(known)], players)


# ---- the file -------------------------------------------------------------------------------------------------------


def read_scales(text: str, where: str) -> dict[int, Scale]:
    """The scales of a file, by the number of players; what is wrong with it is said with the name of the file."""
    found = {}
    for name, table in read_tables(text, where).items():
        try:
            progress, temperature = (
                tuple(float(one) for one in table[key]) for key in ("progress", "temperature")
            )
            scale = Scale(str(table["weights"]), progress, temperature)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(
                f"{where}: [{name}] needs weights, progress and temperature ({type(error).__name__}: {error})"
            ) from None
        if not progress or len(progress) != len(temperature):
            raise ValueError(
                f"{where}: [{name}] needs as many temperatures as figures of progress, and at least one"
            )
        if list(progress) != sorted(set(progress)) or min(temperature) <= 0:
            raise ValueError(f"{where}: [{name}] needs progress that rises and temperatures above 0")
        found[int(name)] = scale
    if not found:
        raise ValueError(f"{where}: it has no table of a number of players")
    return found


def read_tables(text: str, where: str) -> dict[str, dict[str, Any]]:
    """The tables of a file as they stand, by the number of players."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{where}: not TOML ({error})") from None
    for name, table in data.items():
        if not name.isdecimal() or not isinstance(table, dict):
            raise ValueError(f"{where}: {name} is no table of a number of players")
    return data


def written(tables: Mapping[str, Mapping[str, Any]]) -> str:
    """The file of these tables, the fewest players first."""
    parts = [
        "# How far values have to lie apart to mean something, by how much of the game is over: see docs/analysis.md."
    ]
    for name in sorted(tables, key=int):
        parts += ["", f"[{name}]"]
        for key, value in tables[name].items():
            if isinstance(value, str):
                escaped = value.replace("\\", "\\\\").replace('"', '\\"')
                parts.append(f'{key} = "{escaped}"')
            elif isinstance(value, list | tuple):
                parts.append(f"{key} = [{', '.join(f'{one:.4g}' for one in value)}]")
            else:
                parts.append(f"{key} = {value}")
    return "\n".join([*parts, ""])


# ---- learning -------------------------------------------------------------------------------------------------------


def fitted(samples: Sequence[Sample], weights: str, bins: int = BINS) -> Scale:
    """The scale under which what happened was likeliest: part by part of the game, then smoothed between them."""
    ordered = sorted(samples, key=lambda sample: sample.progress)
    progress: list[float] = []
    sharp: list[float] = []
    for part in range(bins):
        own = ordered[len(ordered) * part // bins : len(ordered) * (part + 1) // bins]
        if not own:
            continue
        middle = sum(sample.progress for sample in own) / len(own)
        if progress and middle <= progress[-1]:
            continue
        progress.append(middle)
        sharp.append(1 / _likeliest(own))
    if not progress:
        raise ValueError("no positions to learn from")
    # sharpness is smoothed, not temperature: where values say nothing yet, it is nothing, and not without end
    last = len(sharp) - 1
    smooth = [
        (sharp[max(at - 1, 0)] + 2 * sharp[at] + sharp[min(at + 1, last)]) / 4 for at in range(last + 1)
    ]
    return Scale(weights, tuple(progress), tuple(1 / one for one in smooth))


def _likeliest(samples: Sequence[Sample]) -> float:
    """The temperature of the highest likelihood: on the scale of logarithms there is one summit."""
    spread = max(max(sample.values) - min(sample.values) for sample in samples) or 1.0
    low, high = log(spread / WIDEST), log(spread * WIDEST)
    for _ in range(SEARCH):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if surprise(samples, exp(left)) <= surprise(samples, exp(right)):
            high = right
        else:
            low = left
    return exp((low + high) / 2)


def surprise(samples: Sequence[Sample], temperature: float) -> float:
    """The less likely what happened, the more."""
    total = 0.0
    for sample in samples:
        best = max(sample.values)
        scaled = [(value - best) / temperature for value in sample.values]
        whole = log(sum(exp(one) for one in scaled))
        total -= sum(share * (one - whole) for share, one in zip(sample.shares, scaled, strict=True) if share)
    return total


# ---- checking -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bin:
    """The chances between two tenths: how many were told, what they said on average, and how many came true."""

    count: int
    told: float
    true: float


TENTHS = 10
ENOUGH = 50
"""Chances in a bin below which nothing can be said about it."""


def reliability(samples: Sequence[Sample], scale: Scale) -> list[Bin]:
    """The ten bins: what was told of every seat, and what became of it."""
    told: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for sample in samples:
        chances = softmax(sample.values, scale.at(sample.progress))
        for chance, share in zip(chances, sample.shares, strict=True):
            told[min(int(chance * TENTHS), TENTHS - 1)].append((chance, share))
    return [
        Bin(len(each), sum(one for one, _ in each) / len(each), sum(one for _, one in each) / len(each))
        if each
        else Bin(0, 0.0, 0.0)
        for each in told
    ]


def largest_deviation(bins: Sequence[Bin]) -> float | None:
    """How far off the worst bin is of those about which something can be said; None if there is no such bin."""
    return max((abs(each.told - each.true) for each in bins if each.count >= ENOUGH), default=None)
