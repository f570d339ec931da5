"""Players that are programs. They know the core and are only ever given imagined positions."""

from collections.abc import Callable

from ludage.bots.greedy import GreedyBot
from ludage.bots.random_bot import RandomBot
from ludage.bots.seat import Advice, Adviser, Bot, advise, decide, decision_seed

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Name to the maker of a bot from its seed."""


def bot(name: str, seed: int) -> Bot:
    """The bot of this name, with its own luck."""
    if name not in BOTS:
        raise ValueError(f"no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = [
    "BOTS",
    "Advice",
    "Adviser",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "advise",
    "bot",
    "decide",
    "decision_seed",
]
