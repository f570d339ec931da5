"""How much may be thought about one decision."""

from collections.abc import Callable
from time import monotonic
from typing import ClassVar


class Budget:
    """Steps count alike on every machine; the clock is a safeguard."""

    __slots__ = ("ends", "steps")
    clock: ClassVar[Callable[[], float]] = monotonic
    """What tells the time, in seconds."""

    def __init__(self, steps: int, seconds: float | None) -> None:
        self.steps = steps
        self.ends = None if seconds is None else Budget.clock() + seconds

    def spend(self, steps: int = 1) -> None:
        """So many positions were looked at."""
        self.steps -= steps

    def left(self) -> bool:
        """Whether there is time for more."""
        return self.steps > 0 and (self.ends is None or Budget.clock() < self.ends)
