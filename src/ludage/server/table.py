"""A table as this process knows it, and as people see it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec

from ludage.bots import USUAL
from ludage.core.luck import commitment
from ludage.server.clocks import Clocks
from ludage.server.messages import SeatChange, SeatInfo, TableInfo, TimeControl
from ludage.server.play import Play
from ludage.server.refusals import Refusal
from ludage.server.seat_changes import LATE, LEFT

OPEN, RUNNING, FINISHED, FROZEN = "open", "running", "finished", "frozen"
STAND_IN = USUAL
"""The bot that decides where a person should and does not."""


class Seat:
    """A seat at a table."""

    def __init__(self, row: Any, name: str | None, rating: float | None) -> None:
        self.number: int = row.seat
        self.person: str | None = row.person
        self.bot: str | None = row.bot
        self.abandoned: bool = row.abandoned
        self.missed: int = row.missed
        self.online: float = row.online
        self.name = name or ""
        self.rating = rating

    @property
    def played_by_bot(self) -> str | None:
        """The level of the bot that decides for this seat."""
        return STAND_IN if self.abandoned else self.bot

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here before the start."""
        return self.person is None and self.bot is None

    @property
    def kind(self) -> str:
        """What people are told. Who has abandoned a seat keeps it until another takes it over."""
        if self.abandoned:
            return "abandoned"
        if self.bot is not None:
            return "bot"
        return "open" if self.person is None else "person"


class TableInMemory:
    """A table as this process knows it."""

    def __init__(self, row: Any, seats: list[Seat], play: Play | None) -> None:
        self.row = SimpleNamespace(**row._mapping)
        self.seats = seats
        self.seat_changes: list[SeatChange] = []
        self.play = play
        self.lock = asyncio.Lock()
        self.changes = 0
        """Of other processes, as far as we have heard of them."""
        self.changes_read = 0
        self.time = msgspec.convert(row.time, TimeControl)

    @property
    def id(self) -> str:
        return str(self.row.id)

    @property
    def stale(self) -> bool:
        """Another process has changed it, and we have not read that yet, or not to the end."""
        return self.changes_read < self.changes

    @property
    def status(self) -> str:
        return str(self.row.status)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of this person, if he has one."""
        if person is None:
            return None
        return next((seat.number for seat in self.seats if seat.person == person), None)

    def seated(self, person: str) -> int:
        """The seat of this person, who needs one."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("spectator", 403)
        return seat

    def people(self) -> list[int]:
        """The seats for which people decide."""
        return [seat.number for seat in self.seats if seat.played_by_bot is None]

    @property
    def waits(self) -> bool:
        """Everybody has left: nothing goes on until somebody sits down. Where there have only been bots they play."""
        return not self.people() and any(seat.abandoned for seat in self.seats)

    def handed_over(self, seat: int) -> int:
        """The row after which the seat last went to a bot or to a person; 0 if it never did."""
        return max((change.seq for change in self.seat_changes if change.seat == seat), default=0)

    def decided_in_person(self, seat: int, number: int) -> bool:
        """Whether this row of the seat was not its bot's or stand-in's: what is told of who came and went says so."""
        before = [change for change in self.seat_changes if change.seat == seat and change.seq < number]
        away = bool(before) and before[-1].kind in (LEFT, LATE)
        return self.seats[seat].bot is None and not away

    def clocks(self) -> Clocks:
        """The clocks as of the last row."""
        return Clocks.stored(self.time, self.row.players, self.row.clocks)

    def running(self) -> Play:
        """The game, if it is being played."""
        if self.status == FROZEN:
            raise self.frozen()
        if self.status != RUNNING or self.play is None:
            raise Refusal("not-running", 409)
        return self.play

    def played(self) -> Play:
        """The game as far as it has been played, also when it is over."""
        if self.play is None:
            raise Refusal("not-running", 409) if self.row.frozen_at is None else self.frozen()
        return self.play

    def frozen(self) -> Refusal:
        """Why nothing goes on here."""
        return Refusal("frozen", 409, row=self.row.frozen_at or 0)


def info(table: TableInMemory, person: str | None, now: float) -> TableInfo:
    """The table as a lobby shows it to this person."""
    row = table.row
    you = table.seat_of(person)
    return TableInfo(
        id=table.id,
        name=row.name,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=dict(row.options),
        public=row.public,
        time=table.time,
        status=row.status,
        seats=[_seat(seat, now) for seat in table.seats],
        seq=row.seq,
        to_act=list(row.to_act),
        commitment=commitment(table.id, int(row.seed, 16)),
        created=row.created,
        moved=row.moved,
        host=next((seat.number for seat in table.seats if seat.person and seat.person == row.host), None),
        frozen_at=row.frozen_at,
        seed=row.seed if table.status == FINISHED else None,
        scores=row.scores,
        ranks=row.ranks,
        rematch=row.rematch,
        invitation=row.invitation if you is not None else None,
        you=you,
        seat_changes=table.seat_changes,
    )


def _seat(seat: Seat, now: float) -> SeatInfo:
    return SeatInfo(
        seat=seat.number,
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        online=seat.online > now,
        rating=None if seat.rating is None else round(seat.rating),
    )
