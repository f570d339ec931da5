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


PAST_KEPT = 40
"""Actions of which it is remembered who was asked since when: so many at most can be taken back freely."""
Times = list[float | None]


class Clocks:
    """What is left to each seat, and since when its clock has run (None: it does not).

    `asked` is since when a seat has owed its present decision, whoever sits there: who gets up and lets another sit
    down, or comes back, gains no hours. `past` is the same before each of the last actions, by the number of actions
    before it, as far as these may be taken back freely. `still` is since when nobody has been there: until somebody
    sits down all time stands still.
    """

    def __init__(
        self,
        time: TimeControl,
        left: list[float],
        since: Times,
        asked: Times | None = None,
        past: list[tuple[int, Times]] | None = None,
        still: float | None = None,
    ) -> None:
        self.time = time
        self.left = left
        self.since = since
        self.asked = list(since) if asked is None else asked
        self.past = past or []
        self.still = still

    @classmethod
    def new(cls, time: TimeControl, players: int) -> "Clocks":
        """Full banks."""
        return cls(time, [float(time.bank)] * players, [None] * players)

    @classmethod
    def stored(cls, time: TimeControl, players: int, clocks: Mapping[str, Any]) -> "Clocks":
        """As they were written to the database; a table that has not begun has none."""
        if not clocks:
            return cls.new(time, players)
        asked = clocks.get("asked", clocks["since"])  # a table from before it was kept has no other
        past = [(count, list(times)) for count, times in clocks.get("past", ())]
        still = clocks.get("still")
        return cls(time, list(clocks["left"]), list(clocks["since"]), list(asked), past, still)

    def to_store(self) -> dict[str, Any]:
        """As plain data."""
        stored = {"left": self.left, "since": self.since, "asked": self.asked, "past": self.past}
        return stored if self.still is None else {**stored, "still": self.still}

    @property
    def ticking(self) -> bool:
        """Whether there is any clock at this table."""
        return self.time.hours > 0 if self.time.pace == "correspondence" else self.time.bank > 0

    def ask(self, anew: Collection[int], to_act: Sequence[int], people: Collection[int], now: float) -> None:
        """These seats owe decisions now, `anew` those that did not owe the same one before."""
        if people and self.still is not None:
            self.stood_still(self.still, now)
            self.still = None
        elif not people and self.still is None:
            self.still = now
        for seat, since in enumerate(self.since):
            if since is not None and self.time.pace == "live" and self.time.bank:
                self.left[seat] = max(0.0, self.left[seat] - max(0.0, now - since))
            asked = self.asked[seat]
            if seat not in to_act:
                asked = None
            elif asked is None or seat in anew:
                asked = now
            self.asked[seat] = asked
            runs = asked is not None and seat in people
            self.since[seat] = (now if self.time.pace == "live" else asked) if runs else None

    def remember(self, count: int, quiet: bool) -> None:
        """An action comes, the one after so many; unless it is quiet, nothing before it can be taken back freely."""
        if self.time.pace == "correspondence":
            self.past = [*self.past, (count, list(self.asked))][-PAST_KEPT:] if quiet else []

    def taken_back(self, keep: int, seat: int | None, acted: float, now: float) -> None:
        """Only so many actions count: from when are they asked who are asked again? To be followed by `ask`.

        The `seat` that takes back freely has its decision since it was first asked; else it would have hours anew for
        every action. Of another, whose decision was changed, what passed since that action was made is not charged.
        Nobody's (None): all have agreed to it, and have hours anew.
        """
        before = next((asked for count, asked in self.past if count == keep), None)
        self.past = [each for each in self.past if each[0] < keep]
        if seat is None or before is None:
            self.asked = [None] * len(self.asked)
            return
        self.asked = [
            asked
            if asked is None or who == seat or asked == self.asked[who]
            else now - max(0.0, acted - asked)
            for who, asked in enumerate(before)
        ]

    def stood_still(self, since: float, now: float) -> None:
        """From then until now no clock has run: nobody could decide."""

        def later(times: Times) -> Times:
            return [None if each is None else max(each, now - max(0.0, since - each)) for each in times]

        self.since, self.asked = later(self.since), later(self.asked)
        (self.still,) = later([self.still])
        self.past = [(count, later(asked)) for count, asked in self.past]

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
