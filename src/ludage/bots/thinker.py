"""What bots that weigh positions have in common: luck of their own, weights, and how much they may think."""

from abc import ABC, abstractmethod
from typing import Any

from ludage.bots.seat import Advice
from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import Stream, seeded
from ludage.core.weights import FIRST, Weights, WeightTable


class Thinker(ABC):
    """It plays by a table of weights, or by the game's first ones."""

    name: str

    def __init__(self, seed: int, weights: WeightTable | None, steps: int, seconds: float | None) -> None:
        self.stream: Stream = seeded(seed)
        self.table = weights
        self.steps = steps
        self.seconds = seconds
        self._weighed: tuple[Game[Any], Weights] | None = None

    def choose(self, state: State, seat: int) -> int:
        """What the advice says first."""
        legal = state.earnest(seat)
        return legal[0] if len(legal) == 1 else self.advice(state, seat)[0][0]

    @abstractmethod
    def advice(self, state: State, seat: int) -> Advice:
        """The seat's actions with what they promise, the best first."""

    def _weights(self, game: Game[Any]) -> Weights:
        """The table, weighed once for a game; the first weights without one."""
        if self.table is None:
            return game.weighed(FIRST)
        if self._weighed is None or self._weighed[0] is not game:
            self._weighed = game, game.weigh(self.table)
        return self._weighed[1]

    def _seed(self) -> int:
        return self.stream.word() << 64 | self.stream.word() << 32 | self.stream.word()
