"""Who sits where: tables are created, joined, left, filled with bots, begun, and played again.

A change of a seat holds the table's row in the database until it is committed, and so does the start: of two
processes that change the same table at once, the second sees what the first has done.
"""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.core.message import Problem
from ludage.server.clocks import Clocks
from ludage.server.messages import NewTable
from ludage.server.news import ROWS, SEATS, UNDO
from ludage.server.people import hold_person
from ludage.server.refusals import Refusal, refused
from ludage.server.seat_changes import BACK, LEAVES_MOST, LEFT, TAKEN, noted, read_changes, times_left
from ludage.server.store import schema as db
from ludage.server.table import FINISHED, OPEN, RUNNING, Seat, TableInMemory
from ludage.server.tables import Tables

OPEN_MOST = 20
"""Tables that one person may have waiting for players."""
GOING_MOST = 100
"""Seats at tables that wait for players or are being played, of one person; those he has left do not count."""
OPEN_SECONDS = 14 * 86400.0
"""An open table at which nothing has happened for so long is cleared away."""
PRESENT = {"missed": 0, "abandoned": False}
"""A seat whose person is there."""


class Seating:
    """Changes of seats and of a table's status, through this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.database = tables.database
        self.news = tables.news

    # ---- before the game ------------------------------------------------------------------------------------

    async def create(
        self, host: str, wanted: NewTable, bots: list[str | None] | None = None
    ) -> TableInMemory:
        """A new table with its host in the first seat, and in the others these bots, or such as are wanted."""
        game = self.tables.game(wanted.game)
        try:
            players, options = game.check_table(wanted.players, wanted.options)
        except Problem as problem:
            raise refused("bad-table", 400, problem) from None
        now = self.tables.now()
        table_id = secrets.token_hex(8)
        levels = [None, *(bots or [wanted.bots] * (players - 1))]
        async with self.database.writing() as connection:
            await self._check_open(connection, host)
            await connection.execute(
                insert(db.table).values(
                    id=table_id,
                    name=wanted.name,
                    game=game.id,
                    rules=game.version,
                    players=players,
                    options=options,
                    seed=f"{secrets.randbits(128):032x}",
                    public=wanted.public,
                    invitation=secrets.token_urlsafe(12),
                    time=msgspec.to_builtins(wanted.time),
                    status=OPEN,
                    host=host,
                    created=now,
                    moved=now,
                    seq=0,
                    to_act=[],
                    clocks={},
                    rated=False,
                    chats=0,
                )
            )
            await connection.execute(
                insert(db.seat),
                [
                    {
                        "table_id": table_id,
                        "seat": number,
                        "person": host if number == 0 else None,
                        "bot": bot,
                        "abandoned": False,
                        "missed": 0,
                        "online": 0.0,
                    }
                    for number, bot in enumerate(levels)
                ],
            )
        self.news.tell(table_id, SEATS)
        return await self.tables.get(table_id)

    async def _check_open(self, connection: AsyncConnection, host: str) -> None:
        await hold_person(connection, host)
        waiting = select(func.count()).select_from(db.table)
        waiting = waiting.where(db.table.c.host == host, db.table.c.status == OPEN)
        if (await connection.execute(waiting)).scalar_one() >= OPEN_MOST:
            raise Refusal("too-many-tables", 409, most=OPEN_MOST)
        await self._check_going(connection, host)

    async def _check_going(self, connection: AsyncConnection, person: str) -> None:
        """Nobody sits at any number of tables: all of them are listed, and told of his new name."""
        going = select(func.count()).select_from(db.seat.join(db.table, db.table.c.id == db.seat.c.table_id))
        going = going.where(db.seat.c.person == person, db.seat.c.abandoned.is_(False))
        going = going.where(db.table.c.status.in_([OPEN, RUNNING]))
        if (await connection.execute(going)).scalar_one() >= GOING_MOST:
            raise Refusal("too-many-games", 409, most=GOING_MOST)

    async def start(self, table: TableInMemory) -> None:
        """All seats are taken: the game begins. Call with the table's lock."""
        if table.status != OPEN:
            raise Refusal("already-started", 409)
        play = self.tables.beginning(table)
        now = self.tables.now()
        async with self.database.writing() as connection:
            begun = await connection.execute(
                update(db.table)
                .where(db.table.c.id == table.id, db.table.c.status == OPEN)
                .values(status=RUNNING, started=now)
            )
            if begun.rowcount != 1:
                raise Refusal("already-started", 409)
            seats = await self.tables.read_seats(connection, table.id)
            if any(seat.free for seat in seats):
                raise Refusal("seats-open", 409)
            table.seats = seats
            clocks = Clocks.new(table.time, table.row.players)
            clocks.ask(play.state.to_act, play.state.to_act, table.people(), now)
            values: dict[str, Any] = {
                "status": RUNNING,
                "started": now,
                "moved": now,
                "to_act": list(play.state.to_act),
                "clocks": clocks.to_store(),
                "due": clocks.due(),
            }
            await connection.execute(update(db.table).where(db.table.c.id == table.id).values(**values))
            for seat in seats:
                if seat.person is not None:
                    await self._holds(connection, table.id, seat.person, seat.number, from_start=True)
            await self._settle_who_is_rated(connection, table.id)
            await self.news.tell_others(connection, table.id, SEATS)
            await self.news.tell_others(connection, table.id, ROWS)
        vars(table.row).update(values)
        table.play = play
        self.news.tell(table.id, SEATS)
        self.news.tell(table.id, ROWS)

    async def put_bot(self, table: TableInMemory, seat: int | None, level: str | None) -> None:
        """A bot of this level for this open seat, or for all; None: the bots there get up."""
        if table.status != OPEN:
            raise Refusal("already-started", 409)
        fits = [s.number for s in table.seats if (s.free if level is not None else s.bot is not None)]
        wanted = [number for number in fits if seat in (None, number)]
        if not wanted:
            raise Refusal("seat-taken", 409)
        for number in wanted:
            await self.change_seat(table, number, {"bot": level}, {"person": None})

    async def send_away(self, table: TableInMemory, seat: int) -> None:
        """The host frees a seat before the start, his own excepted."""
        if table.status != OPEN:
            raise Refusal("already-started", 409)
        person = table.seats[seat].person if 0 <= seat < len(table.seats) else None
        if person is None or person == table.row.host:
            raise Refusal("nobody-there", 409)
        await self.change_seat(table, seat, {"person": None}, {"person": person})

    async def remove(self, table: TableInMemory) -> None:
        """An open table that nobody sits at any more."""
        async with self.database.writing() as connection:
            await connection.execute(
                delete(db.table).where(db.table.c.id == table.id, db.table.c.status == OPEN)
            )
            await self.news.tell_others(connection, table.id, SEATS)
        self.tables.forget(table.id)
        self.news.tell(table.id, SEATS)

    async def clear_away(self) -> None:
        """Open tables at which nothing has happened for weeks; called now and then."""
        long_ago = self.tables.now() - OPEN_SECONDS
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(db.table.c.id).where(db.table.c.status == OPEN, db.table.c.moved < long_ago)
            )
            idle = list(found.scalars())
        for table_id in idle:
            async with self.tables.locked(table_id) as table:
                if table.status == OPEN and table.row.moved < long_ago:
                    await self.remove(table)

    # ---- sitting down and getting up ------------------------------------------------------------------------

    async def join(
        self, table: TableInMemory, person: str, wanted: int | None, browser: str | None = None
    ) -> None:
        """Sit down at an open table, or take over an abandoned seat, one's own among them."""
        own = table.seat_of(person)
        if own is not None:
            abandoned = [seat.number for seat in table.seats if seat.abandoned]
            if own not in abandoned or wanted not in (None, *abandoned):
                raise Refusal("already-seated", 409)
            if wanted not in (None, own):
                raise _held_another(own)
            await self.is_back(table, own, person)
        elif table.status == OPEN:
            seat = self._first(table, wanted, [s for s in table.seats if s.free])
            free = {"person": None, "bot": None}
            await self.change_seat(table, seat.number, {"person": person}, free, sits_down=person)
        else:
            await self._take_over(table, person, wanted, browser)

    def _first(self, table: TableInMemory, wanted: int | None, fit: list[Seat]) -> Seat:
        for seat in fit:
            if wanted in (None, seat.number) and table.status in (OPEN, RUNNING):
                return seat
        raise Refusal("seat-taken", 409)

    async def _take_over(
        self, table: TableInMemory, person: str, wanted: int | None, browser: str | None
    ) -> None:
        """Another plays on for who has left. Who has seen one seat's secrets may hold no other seat.

        Who has held none may be one who has, under another name: so no other seat than one held in the same browser.
        """
        async with self.database.reading() as connection:
            own, seen = await self._seen(connection, table.id, person, browser)
        abandoned = sorted(
            (seat for seat in table.seats if seat.abandoned), key=lambda s: s.number not in own + seen
        )
        seat = self._first(table, wanted, abandoned)
        values = {"person": person, "bot": None, **PRESENT}
        await self.change_seat(
            table, seat.number, values, {"abandoned": True}, sits_down=person, browser=browser
        )

    async def _check_sits_down(
        self, connection: AsyncConnection, table: TableInMemory, person: str, seat: int, browser: str | None
    ) -> None:
        """One person has one seat, and of a game that is on sees no other. The table's line is held."""
        if any(other.person == person for other in await self.tables.read_seats(connection, table.id)):
            raise Refusal("already-seated", 409)
        await self._check_going(connection, person)
        if table.status != RUNNING:
            return
        own, seen = await self._seen(connection, table.id, person, browser)
        if any(other != seat for other in own):
            raise _held_another(own[0])
        if any(other != seat for other in seen):
            raise Refusal("held-in-browser", 409)
        if not own:
            await self._holds(connection, table.id, person, seat, from_start=False)

    async def _seen(
        self, connection: AsyncConnection, table_id: str, person: str, browser: str | None
    ) -> tuple[list[int], list[int]]:
        """The seats that this person has held; if there are none, those that others have from a browser of his.

        That is the one he comes with, and any in which he has been before: a program may leave its cookie out.
        """
        own = await self._held(connection, table_id, [person])
        been = select(db.browser.c.id).where(db.browser.c.person == person)
        here = select(db.browser.c.person).where(or_(db.browser.c.id == browser, db.browser.c.id.in_(been)))
        return own, [] if own else await self._held(connection, table_id, here)

    async def _held(self, connection: AsyncConnection, table_id: str, people: Any) -> list[int]:
        """The seats whose secrets these people have seen."""
        held = select(db.held.c.seat).where(db.held.c.table_id == table_id, db.held.c.person.in_(people))
        return list((await connection.execute(held)).scalars())

    async def is_back(self, table: TableInMemory, seat: int, person: str) -> None:
        """Who moves, or tries to before his stand-in does, is neither late nor gone."""
        await self.change_seat(table, seat, PRESENT, {"person": person})

    async def leave(self, table: TableInMemory, person: str) -> bool:
        """Get up; whether the table is still there. At a running one a bot plays on, until he or another sits down."""
        seat = table.seated(person)
        if table.status == OPEN:
            await self.change_seat(table, seat, {"person": None}, {"person": person})
            others = [other.person for other in table.seats if other.person is not None]
            if not others:
                await self.remove(table)
                return False
            if table.row.host == person:
                await self.tables.change(table, {"host": others[0]})
        elif table.status == RUNNING:
            await self.change_seat(table, seat, {"abandoned": True}, {"person": person}, forget_orders=True)
        return True

    async def change_seat(
        self,
        table: TableInMemory,
        seat: int,
        values: dict[str, Any],
        expect: dict[str, Any] | None = None,
        *,
        sits_down: str | None = None,
        browser: str | None = None,
        forget_orders: bool = False,
    ) -> None:
        """Change a seat, if it and the table are still as expected. Call with the table's lock."""
        where = [db.seat.c.table_id == table.id, db.seat.c.seat == seat]
        where += [db.seat.c[name].is_not_distinct_from(value) for name, value in (expect or {}).items()]
        async with self.database.writing() as connection:
            await self.tables.hold(connection, table)
            before = (await self.tables.read_seats(connection, table.id))[seat]  # now nobody else changes it
            leaves = not before.abandoned and values.get("abandoned", False)
            if leaves and await times_left(connection, table.id, seat) >= LEAVES_MOST:
                raise Refusal("left-too-often", 409, most=LEAVES_MOST)
            if sits_down is not None:
                await self._check_sits_down(connection, table, sits_down, seat, browser)
            changed = await connection.execute(update(db.seat).where(and_(*where)).values(**values))
            if changed.rowcount != 1:
                raise Refusal("seat-taken", 409)
            if (
                forget_orders or sits_down is not None
            ):  # orders are of the person who left them, not of the seat
                mine = and_(db.intent.c.table_id == table.id, db.intent.c.seat == seat)
                await connection.execute(delete(db.intent).where(mine))
            table.seats = await self.tables.read_seats(connection, table.id)
            changes = self._times(table)
            if table.status == RUNNING and await self._noted(connection, table, before, table.seats[seat]):
                changes["undo"] = None  # what another was asked, or has agreed to, is not asked of this one
            if changes:
                await connection.execute(update(db.table).where(db.table.c.id == table.id).values(**changes))
            died = table.row.undo is not None and "undo" in changes
            for what in (SEATS, UNDO) if died else (SEATS,):
                await self.news.tell_others(connection, table.id, what)
        vars(table.row).update(changes)
        for what in (SEATS, UNDO) if died else (SEATS,):
            self.news.tell(table.id, what)

    async def _noted(
        self, connection: AsyncConnection, table: TableInMemory, before: Seat, after: Seat
    ) -> bool:
        """Whether the seat has changed hands; that is a line of the log."""
        if after.person != before.person:
            note = noted(table.id, after.number, TAKEN, after.name, before.name)
        elif after.abandoned != before.abandoned:
            note = noted(table.id, after.number, LEFT if after.abandoned else BACK, after.name)
        else:
            return False
        await connection.execute(note)
        table.seat_changes = await read_changes(connection, table.id)
        return True

    def _times(self, table: TableInMemory) -> dict[str, Any]:
        """The clocks, which run for people only, after somebody has come or gone in mid-game."""
        if table.status != RUNNING:
            return {}
        clocks = table.clocks()
        clocks.ask((), table.row.to_act, table.people(), self.tables.now())
        return {"clocks": clocks.to_store(), "due": clocks.due()}

    async def _holds(
        self, connection: AsyncConnection, table_id: str, person: str, seat: int, from_start: bool
    ) -> None:
        """Remember whose secrets this person has seen, who has seen no other's."""
        await connection.execute(
            insert(db.held).values(
                table_id=table_id, person=person, seat=seat, from_start=from_start, rated=False
            )
        )

    async def _settle_who_is_rated(self, connection: AsyncConnection, table_id: str) -> None:
        """Who has an account now: to log in when the game is as good as won changes nothing."""
        accounts = select(db.person.c.id).where(db.person.c.login.is_not(None))
        await connection.execute(
            update(db.held)
            .where(db.held.c.table_id == table_id, db.held.c.person.in_(accounts))
            .values(rated=True)
        )

    # ---- after the game -------------------------------------------------------------------------------------

    async def rematch(self, table: TableInMemory, person: str, new: Callable[[], None]) -> TableInMemory:
        """A new table like this one, begun at once if the others are bots; the second to ask finds the first one's.

        `new` refuses whoever makes too many. Call with the table's lock.
        """
        table.seated(person)
        if table.status != FINISHED:
            raise Refusal("not-finished", 409)
        if table.row.rematch is not None:
            try:
                return await self.tables.get(table.row.rematch)
            except Refusal:
                pass  # everybody has left it
        new()
        return await self._new_rematch(table, person)

    async def _new_rematch(self, table: TableInMemory, host: str) -> TableInMemory:
        row = table.row
        wanted = NewTable(row.game, row.players, dict(row.options), row.public, table.time, row.name)
        bots = [seat.bot for seat in table.seats if seat.person != host]
        again = await self.create(host, wanted, bots[: row.players - 1])
        try:
            await self.tables.change(table, {"rematch": again.id}, {"rematch": row.rematch})
        except Refusal:  # another process was faster
            async with self.tables.locked(again.id) as mine:
                await self.remove(mine)
            await self.tables.catch_up(table)
            return await self.tables.get(table.row.rematch)
        if not any(seat.free for seat in again.seats):  # bots wait for nobody
            async with self.tables.locked(again.id) as again:
                await self.start(again)
        return again


def _held_another(seat: int) -> Refusal:
    return Refusal("held-another", 409, seat=f"seat:{seat}")
