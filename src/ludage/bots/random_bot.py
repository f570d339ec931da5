"""The bot that picks blindly: the yardstick of all others."""

from ludage.core.state import State
from ludage.core.stream import Stream, seeded


class RandomBot:
    """Any legal action, all equally likely, by its own stream."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.stream: Stream = seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[self.stream.below(len(legal))]
