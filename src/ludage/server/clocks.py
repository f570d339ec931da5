"""The time of each seat: a bank with an increment when live, hours for each decision by correspondence.

Only people have clocks: a bot that takes long is slow because the server is.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ludage.server.messages import Clock, TimeControl

MISSED_MOST = 3
"""Decisions in a row that may run out of time before a seat counts as abandoned."""
HOUR = 3600.0
BANK_LEAST = 10
BANK_MOST = 24 * 3600
INCREMENT_MOST = 3600
HOURS_MOST = 30 * 24


def sensible(time: TimeControl) -> bool:
    """Whether this is a time control at all."""
    if time.pace == "correspondence":
        return 0 <= time.hours <= HOURS_MOST and time.bank == time.increment == 0
    if time.pace != "live" or time.hours != 0 or not 0 <= time.increment <= INCREMENT_MOST:
        return False
    return BANK_LEAST <= time.bank <= BANK_MOST or time.bank == time.increment == 0


class Clocks:
    """What is left to each seat, and since when it has owed the decision it owes (None: it owes none)."""

    def __init__(self, time: TimeControl, left: list[float], since: list[float | None]) -> None:
        self.time = time
        self.left = left
        self.since = since

    @classmethod
    def new(cls, time: TimeControl, players: int) -> "Clocks":
        """Full banks."""
        return cls(time, [float(time.bank)] * players, [None] * players)

    @classmethod
    def stored(cls, time: TimeControl, players: int, clocks: Mapping[str, Any]) -> "Clocks":
        """As they were written to the database; a table that has not begun has none."""
        if not clocks:
            return cls.new(time, players)
        return cls(time, list(clocks["left"]), list(clocks["since"]))

    def to_store(self) -> dict[str, Any]:
        """As plain data."""
        return {"left": self.left, "since": self.since}

    @property
    def ticking(self) -> bool:
        """Whether there is any clock at this table."""
        return self.time.hours > 0 if self.time.pace == "correspondence" else self.time.bank > 0

    def ask(self, anew: Collection[int], to_act: Sequence[int], people: Collection[int], now: float) -> None:
        """These seats owe decisions now, `anew` those that did not owe the same one before."""
        for seat, since in enumerate(self.since):
            if since is not None and self.time.pace == "live" and self.time.bank:
                self.left[seat] = max(0.0, self.left[seat] - max(0.0, now - since))
            if seat not in to_act or seat not in people:
                self.since[seat] = None
            elif since is None or seat in anew or self.time.pace == "live":
                self.since[seat] = now

    def decided(self, seat: int, times: int = 1) -> None:
        """A decision was made: the increment. It goes again with the decision (-1) when that is taken back."""
        if self.time.pace == "live" and self.time.bank:
            self.left[seat] = max(0.0, self.left[seat] + times * self.time.increment)

    def due(self) -> float | None:
        """When the first of them runs out of time; None without a clock."""
        ends = [self._end(seat) for seat, since in enumerate(self.since) if since is not None]
        return min(ends) if ends and self.ticking else None

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        if not self.ticking:
            return []
        return [seat for seat, since in enumerate(self.since) if since is not None and self._end(seat) <= now]

    def _end(self, seat: int) -> float:
        allowed = HOUR * self.time.hours if self.time.pace == "correspondence" else self.left[seat]
        return (self.since[seat] or 0.0) + allowed

    def shown(self, now: float) -> list[Clock | None]:
        """What people see."""
        if not self.ticking:
            return [None] * len(self.left)
        whole = HOUR * self.time.hours if self.time.pace == "correspondence" else None
        return [
            Clock(max(0.0, self._end(seat) - now), True)
            if since is not None
            else Clock(self.left[seat] if whole is None else whole, False)
            for seat, since in enumerate(self.since)
        ]
