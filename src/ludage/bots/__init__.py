"""Players that are programs. They know the core and are only ever given imagined positions."""

from collections.abc import Callable
from functools import partial

from ludage.bots.greedy import GreedyBot
from ludage.bots.hearing import Hearing
from ludage.bots.levels import LEVELS, LevelBot
from ludage.bots.plan import PlanBot
from ludage.bots.playout import PlayoutBot
from ludage.bots.random_bot import RandomBot
from ludage.bots.seat import Advice, Adviser, Bot, Listener, Timed, advise, decide, decision_seed
from ludage.core.weights import WeightTable

BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "plan": PlanBot,
    "playout": PlayoutBot,
    **{level: partial(LevelBot, level) for level in LEVELS},
}
"""Name to the maker of a bot from its seed and, but for those that weigh nothing, a table of weights."""
WEIGHTLESS = ("random",)
"""Those that play by no weights; all others can play by any."""
OFFERED = LEVELS
"""Those that people are offered, from weak to strong."""
ADMITTED = ("random", "greedy", *OFFERED)
"""Those that may sit at a table of the server; programs may ask for more than people are offered."""
USUAL = "regular"
"""The level that plays where nobody has said which."""


def weighing() -> list[str]:
    """The bots that can play by any weights."""
    return [name for name in BOTS if name not in WEIGHTLESS]


def bot(name: str, seed: int, weights: WeightTable | None = None) -> Bot:
    """The bot of this name, with its own luck; by a table of weights of the game it will play, if one is given."""
    if name not in BOTS:
        raise ValueError(f"no bot {name!r}; there are: {', '.join(BOTS)}")
    if weights is None:
        return BOTS[name](seed)
    if name in WEIGHTLESS:
        raise ValueError(f"the bot {name!r} plays by no weights; these do: {', '.join(weighing())}")
    return BOTS[name](seed, weights)


__all__ = [
    "ADMITTED",
    "BOTS",
    "LEVELS",
    "OFFERED",
    "USUAL",
    "Advice",
    "Adviser",
    "Bot",
    "GreedyBot",
    "Hearing",
    "LevelBot",
    "Listener",
    "PlanBot",
    "PlayoutBot",
    "RandomBot",
    "Timed",
    "advise",
    "bot",
    "decide",
    "decision_seed",
    "weighing",
]
