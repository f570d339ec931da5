"""The time of each seat: a bank with an increment when live, hours for each decision by correspondence."""

from ludage.server.messages import Clock, TimeControl

MISSED_MOST = 3
"""Decisions in a row that may run out of time before a seat counts as abandoned."""


class Clocks:
    """What is left to each seat. Only seats that owe a decision lose time."""

    def __init__(self, time: TimeControl, left: list[float]) -> None:
        self.time = time
        self.left = left

    @classmethod
    def new(cls, time: TimeControl, players: int) -> "Clocks":
        """Full banks."""
        return cls(time, [float(time.bank)] * players)

    @property
    def ticking(self) -> bool:
        """Whether there is any clock at this table."""
        return self.time.hours > 0 if self.time.pace == "correspondence" else self.time.bank > 0

    def spend(self, to_act: tuple[int, ...], seconds: float) -> None:
        """Time has passed while these seats owed a decision."""
        if self.time.pace == "live" and self.time.bank:
            for seat in to_act:
                self.left[seat] = max(0.0, self.left[seat] - seconds)

    def decided(self, seat: int) -> None:
        """A decision was made: the increment."""
        if self.time.pace == "live" and self.time.bank:
            self.left[seat] += self.time.increment

    def due(self, to_act: tuple[int, ...], now: float) -> float | None:
        """When the first of these seats runs out of time; None without a clock."""
        if not to_act or not self.ticking:
            return None
        if self.time.pace == "correspondence":
            return now + 3600.0 * self.time.hours
        return now + min(self.left[seat] for seat in to_act)

    def shown(self, to_act: tuple[int, ...], since: float, now: float) -> list[Clock | None]:
        """What people see."""
        out: list[Clock | None] = []
        for seat, left in enumerate(self.left):
            running = seat in to_act
            if not self.ticking:
                out.append(None)
            elif self.time.pace == "correspondence":
                hours = 3600.0 * self.time.hours
                out.append(Clock(max(0.0, hours - (now - since)) if running else hours, running))
            else:
                out.append(Clock(max(0.0, left - (now - since)) if running else left, running))
        return out
