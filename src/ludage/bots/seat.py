"""A bot in its seat: the only door between a real position and a bot."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ludage.core.event import Data
from ludage.core.state import State

Advice = list[tuple[int, float]]
"""Actions with what they promise, the best first."""


class Bot(Protocol):
    """A player. It is only ever given an imagined position: see `decide`."""

    name: str

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions."""


class Adviser(Protocol):
    """A bot that can say what it thinks of every action."""

    def advice(self, state: State, seat: int) -> Advice:
        """The seat's legal actions with what they promise, the best first."""


@runtime_checkable
class Listener(Protocol):
    """A bot that draws conclusions from what happens."""

    def observe(self, heard: Sequence[Data]) -> None:
        """What has happened since it was last told, as its seat heard it."""


@runtime_checkable
class Timed(Protocol):
    """A bot that can be told how long it may think about a decision."""

    seconds: float | None


def decide(bot: Bot, state: State, seat: int, seed: int, heard: Sequence[Data] = ()) -> int:
    """The bot's choice for the seat, made from an imagined position: what the seat cannot know, it does not get.

    `heard` is what its seat has heard since it was last told (see `Listener`).

    A legal list is the same in every position the seat cannot tell apart, so the choice fits the real one.
    """
    world = imagined(state, seat, seed)
    if isinstance(bot, Listener):
        bot.observe(heard)
    return bot.choose(world, seat)


def advise(adviser: Adviser, state: State, seat: int, seed: int, heard: Sequence[Data] = ()) -> Advice:
    """What the bot thinks of the seat's actions, from an imagined position."""
    world = imagined(state, seat, seed)
    if isinstance(adviser, Listener):
        adviser.observe(heard)
    return adviser.advice(world, seat)


def imagined(state: State, seat: int, seed: int) -> State:
    """What a bot may be given. A seat that owes no decision: a ValueError."""
    if seat not in state.to_act:
        raise ValueError(f"seat {seat} owes no decision; it is up to {list(state.to_act) or 'nobody'}")
    return state.imagine(seat, seed)


def decision_seed(seed: int, count: int) -> int:
    """The seed of a bot's thoughts at the decision after `count` actions: apart from the game's own luck."""
    return (((seed ^ 0x9E3779B97F4A7C15F39CC060) & (1 << 96) - 1) << 32) | (count & 0xFFFFFFFF)
