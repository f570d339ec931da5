"""Why one action looks better than another: the parts of the evaluation in which the positions after them differ.

An evaluation is nearly linear in its weights, so the part of a weight is what is lost when it alone is nothing. What no
weight scales (points that are there and sure to come) is a part of its own, `points`. Three things keep the parts
honest; each game says which weights they are about:

* Weights that multiply what others bring (that of a rival's prospects) are taken off first, one after the other
  (`Game.multiplying`): so nothing is counted twice, and the parts of all other weights are about the player alone.
* Weights that only say how the worth of something runs (a slope, a share) stay, and have no part (`Game.shaping`).
* Where the evaluation takes the best of several things, the parts of its weights do not add up by themselves; what is
  missing is in `points`, so that the parts always sum to the evaluation.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ludage.bots.budget import Budget
from ludage.bots.greedy import even_throws
from ludage.bots.plan import LONGEST, settle
from ludage.bots.playout import LONGEST as LONGEST_PLAYED
from ludage.bots.playout import cheap
from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import Stream
from ludage.core.weights import FIRST, WeightTable

POINTS = "points"
"""What no weight scales."""
WORLDS = 4
"""Positions in which two actions are compared."""
FAR = 3
BOUNDLESS = 1_000_000
MOST = 3
"""Parts that a sentence names."""
SHARE = 0.2
"""Of the whole difference, without which a part is not worth a word."""
TINY = 0.05
"""Would be written as nothing."""

Parts = dict[str, float]


class TooLate(Exception):
    """There is no time left to find the reasons."""


def in_time(budget: Budget) -> None:
    """Go on only while something of the budget is left."""
    if not budget.left():
        raise TooLate


class Anatomy:
    """Takes what positions are worth apart, by one table of weights."""

    def __init__(self, game: Game[Any], table: WeightTable) -> None:
        self.game = game
        self.weights = game.weigh(WeightTable(table.values))
        left = dict(table.values)
        self._first = []
        for name in game.multiplying:
            left[name] = 0.0
            self._first.append((name, game.weigh(WeightTable(left))))
        others = [name for name, value in left.items() if value and name not in game.shaping]
        self._each = [(name, game.weigh(WeightTable({**left, name: 0.0}))) for name in others]

    def parts(self, state: State, seat: int) -> Parts:
        """What each weight brings the seat in this position; they sum to `evaluate`."""
        value = self.game.evaluate(state, seat, self.weights)
        found: Parts = {}
        for name, weights in self._first:
            less = self.game.evaluate(state, seat, weights)
            found[name] = value - less
            value = less
        rest = value
        for name, weights in self._each:
            found[name] = value - self.game.evaluate(state, seat, weights)
            rest -= found[name]
        found[POINTS] = rest
        return found

    def mean(self, states: Sequence[State], seat: int, budget: Budget | None = None) -> Parts:
        """The mean parts over some positions."""
        total: Parts = {}
        for state in states:
            if budget is not None:
                in_time(budget)
            for name, part in self.parts(state, seat).items():
                total[name] = total.get(name, 0.0) + part / len(states)
        return total


def difference(first: Parts, second: Parts) -> list[tuple[str, float]]:
    """By how much each part of the first exceeds that of the second, the largest differences first."""
    names = dict.fromkeys([*first, *second])
    found = [(name, first.get(name, 0.0) - second.get(name, 0.0)) for name in names]
    return sorted([each for each in found if each[1]], key=lambda each: -abs(each[1]))


# ---- the positions after an action ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Eyes:
    """How a level looks at a game: by which weights, and how far ahead."""

    weights: str
    thinker: str


def eyes_of(game: Game[Any], level: str, players: int) -> Eyes:
    """Those of a level; of a game that says nothing, those of greedy."""
    settings = game.level(level, players)
    return Eyes(str(settings.get("weights", FIRST)), str(settings.get("bot", "greedy")))


class Comparer:
    """Compares actions as the bot of a level sees them."""

    def __init__(self, game: Game[Any], level: str, players: int) -> None:
        self.eyes = eyes_of(game, level, players)
        self.anatomy = Anatomy(game, game.weights_for(self.eyes.weights, players))

    def compare(self, state: State, seat: int, first: int, second: int, seed: int) -> list[tuple[str, float]]:
        """In which parts the seat is better off after the first action than after the second, on average over imagined
        positions and throws; the same for both."""
        return difference(*self.after(state, seat, [first, second], seed))

    def after(
        self, state: State, seat: int, actions: Sequence[int], seed: int, budget: Budget | None = None
    ) -> list[Parts]:
        """The mean parts after each action; when the budget is spent before they are found, TooLate."""
        budget = Budget(BOUNDLESS, None) if budget is None else budget
        worlds = [state.imagine(seat, (seed << 8) + world) for world in range(WORLDS)]
        throws = even_throws(seed)
        if self.eyes.thinker != "greedy":
            throws = throws[::FAR]  # whoever looks far looks at fewer
        return [
            self.anatomy.mean(self._ends(worlds, throws, seat, action, budget), seat, budget)
            for action in actions
        ]

    def _ends(
        self, worlds: list[State], throws: list[Stream], seat: int, action: int, budget: Budget
    ) -> list[State]:
        """The positions in which the action is judged; where no luck is asked for, one a world."""
        found = []
        for world in worlds:
            for throw in throws:
                in_time(budget)
                state = world.clone()
                state.stream = throw.clone()
                state.game.perform(state, seat, action)
                lucky = state.stream.counter != throw.counter
                self._follow(state, seat)
                found.append(state)
                if not lucky:
                    break
        return found

    def _follow(self, state: State, seat: int) -> None:
        """On to where the level judges: at once, or at the end of the seat's turn, or of the turn of the table."""
        weights, budget = self.anatomy.weights, Budget(BOUNDLESS, None)
        if self.eyes.thinker == "plan":
            for _ in range(LONGEST):
                settle(state, weights, budget, seat)
                if state.to_act != (seat,):
                    break
                state.game.perform(state, seat, self._best(state, seat))
            settle(state, weights, budget)
        elif self.eyes.thinker == "playout":
            turn = state.game.turn_of(state)
            for _ in range(LONGEST_PLAYED):
                if not state.to_act or state.game.turn_of(state) != turn:
                    break
                mover = state.to_act[0]
                state.game.perform(state, mover, cheap(state, mover, weights, budget))

    def _best(self, state: State, seat: int) -> int:
        """What looks best at once."""
        best, highest = -1, float("-inf")
        for action in state.earnest(seat):
            trial = state.clone()
            trial.game.perform(trial, seat, action)
            value = trial.game.evaluate(trial, seat, self.anatomy.weights)
            if value > highest:
                best, highest = action, value
        return best


# ---- in words -------------------------------------------------------------------------------------------------------


class Speaker(Protocol):
    """The texts of a game in one language."""

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""

    def fragment(self, key: str, args: Mapping[str, str | int | list[str]] | None = None) -> str:
        """A message inside a sentence."""

    def number(self, value: float, digits: int = 1, signed: bool = False) -> str:
        """A figure in the manner of the language."""


def reason_key(name: str) -> str:
    """The key of a part's text."""
    return f"reason-{name.replace('_', '-')}"


def sentence(parts: Sequence[tuple[str, float]], texts: Speaker) -> str:
    """The parts that matter: "+1.8 science each turn, −0.6 corruption". Those that mean the same are one; empty where
    nothing matters."""
    merged: dict[str, float] = {}
    for name, amount in parts:
        key = reason_key(name)
        said = texts.fragment(key) if texts.has(key) else name.replace("_", " ")
        merged[said] = merged.get(said, 0.0) + amount
    least = max(TINY, SHARE * abs(sum(merged.values())))
    telling = sorted(
        [each for each in merged.items() if abs(each[1]) >= least], key=lambda each: -abs(each[1])
    )
    shown = [
        texts.fragment("reason", {"amount": texts.number(amount, 1, signed=True), "what": said})
        for said, amount in telling[:MOST]
    ]
    return ", ".join(shown)
