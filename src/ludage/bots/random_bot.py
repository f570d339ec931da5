"""The bot that picks blindly: the yardstick of all others."""

from ludage.core.state import State
from ludage.core.stream import Stream, seeded


class RandomBot:
    """Any legal action but giving up, all equally likely, by its own stream."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.stream: Stream = seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        choices = state.earnest(seat)
        return choices[self.stream.below(len(choices))]
