"""The levels that people choose, in words: each a bot with its weights and its budget, and the lower ones with the
weaknesses of people: they overlook things, and they are not sure of what they see. None plays nonsense on purpose.

What a level is in a game stands in that game's `evaluation/levels.toml`.
"""

from collections.abc import Callable, Mapping, Sequence
from math import log
from typing import Any

from ludage.bots.greedy import GreedyBot
from ludage.bots.plan import PlanBot
from ludage.bots.playout import PlayoutBot
from ludage.bots.seat import Advice, Listener
from ludage.core.event import Data
from ludage.core.state import State
from ludage.core.stream import Stream, seeded
from ludage.core.weights import FIRST, WeightTable

LEVELS = ("novice", "regular", "strong", "master")
THINKERS: Mapping[str, Callable[..., Any]] = {"greedy": GreedyBot, "plan": PlanBot, "playout": PlayoutBot}
FINE = 1 << 24


class LevelBot:
    """A level of the game it is asked about first."""

    def __init__(
        self, name: str, seed: int, weights: WeightTable | None = None, seconds: float | None = None
    ) -> None:
        self.name = name
        self.table = weights
        self.seconds = seconds
        self.luck: Stream = seeded(seed)
        self._seed = seed
        self._heard: list[Data] = []
        self._thinker: Any = None
        self._noise = 0.0
        self._overlooks = 0.0

    def observe(self, heard: Sequence[Data]) -> None:
        """What happened, as the seat heard it, from the first event of the game on."""
        self._heard.extend(heard)

    def choose(self, state: State, seat: int) -> int:
        legal = state.earnest(seat)
        return legal[0] if len(legal) == 1 else self.advice(state, seat)[0][0]

    def advice(self, state: State, seat: int) -> Advice:
        """As the thinker sees it, through the eyes of the level."""
        thinker = self._made(state)
        if isinstance(thinker, Listener):
            thinker.observe(self._heard)
        self._heard = []
        seen: Advice = thinker.advice(state, seat)
        return self._blurred(seen) if self._noise or self._overlooks else seen

    def _made(self, state: State) -> Any:
        """The thinker of the level, made when the game and the number of players are known."""
        if self._thinker is None:
            settings: dict[str, Any] = dict(state.game.level(self.name, state.players))
            self._noise = float(settings.pop("noise", 0.0))
            self._overlooks = float(settings.pop("overlooks", 0.0))
            weights = self.table or state.game.weights_for(str(settings.pop("weights", FIRST)), state.players)
            if self.seconds is not None:
                settings["seconds"] = min(self.seconds, float(settings.get("seconds", self.seconds)))
            self._thinker = THINKERS[str(settings.pop("bot", "greedy"))](self._seed, weights, **settings)
        return self._thinker

    def _blurred(self, seen: Advice) -> Advice:
        """Some things are overlooked, and what looks nearly as good may be taken for better."""
        noticed = [each for each in seen if self._share() >= self._overlooks] or seen[:1]
        valued = [(action, value - self._noise * log(-log(self._share()))) for action, value in noticed]
        return sorted(valued, key=lambda each: -each[1])

    def _share(self) -> float:
        """A number between 0 and 1, neither of them."""
        return (self.luck.below(FINE) + 0.5) / FINE
