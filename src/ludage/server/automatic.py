"""What plays by itself: bots, orders that people have left, and clocks that run out."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Executable, and_, delete, exists, or_, select, update

from ludage.server.clocks import MISSED_MOST
from ludage.server.ending import ended
from ludage.server.news import EVERYTHING, ORDERS, ROWS, SEATS, News
from ludage.server.play import Play
from ludage.server.refusals import Refusal
from ludage.server.seat_changes import LATE, noted
from ludage.server.store import schema as db
from ludage.server.store.database import Database, NoDatabase
from ludage.server.table import RUNNING, STAND_IN, Seat, TableInMemory
from ludage.server.tables import Tables
from ludage.server.thinking import Stopped, Thinkers

log = logging.getLogger("ludage.automatic")
AGAIN_SECONDS = 1.0
"""After which the database is asked once more."""
UNATTENDED = 15.0
"""Seconds after which any process looks after a table whose bot should have moved: its own may have died."""
UNATTENDED_MOST = 86400.0
"""What nobody could get going for a day is left to the next start."""


class Automatic:
    """Keeps the games of this process going."""

    def __init__(self, tables: Tables, database: Database, thinkers: Thinkers, news: News) -> None:
        self.tables = tables
        self.database = database
        self.thinkers = thinkers
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._ordered: set[str] = set()
        """The tables at which somebody may have left orders: looked up at the start, then kept by the news."""
        self._looking: asyncio.Task[None] | None = None
        self._late: dict[str, asyncio.Task[None]] = {}
        self._stopped = False
        news.listeners.append(self.heard)

    def heard(self, table_id: str, what: str, here: bool) -> None:
        """The process that wrote a row looks after what follows from it."""
        if what == EVERYTHING:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look_again())
        elif what == ORDERS:
            self._ordered.add(table_id)
        if here and what in (ROWS, SEATS, ORDERS):
            self.attend(table_id)

    def attend(self, table_id: str) -> None:
        """Play whatever plays by itself at this table, one task a table."""
        if self._stopped:
            return
        if table_id in self._busy:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._attend(table_id))
        self._busy[table_id] = task
        task.add_done_callback(lambda _task: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._busy.pop(table_id)
        failure = None if task.cancelled() else task.exception()
        if isinstance(failure, NoDatabase):
            log.warning("table %s: automatic play has to wait: %s", table_id, failure)
        elif failure is not None:
            log.error("table %s: automatic play failed", table_id, exc_info=failure)
        if table_id in self._again:
            self._again.discard(table_id)
            self.attend(table_id)

    async def _attend(self, table_id: str) -> None:
        """As long as a bot or an order can move."""
        with suppress(Stopped):
            while not self._stopped:
                try:
                    table = await self.tables.get(table_id)
                except Refusal:
                    return
                if table.status != RUNNING or table.play is None or table.waits:
                    return
                if not await self._one_move(table, table.play):
                    return

    async def _one_move(self, table: TableInMemory, play: Play) -> bool:
        """One automatic decision, if any seat has one."""
        for seat in play.state.to_act:
            level = table.seats[seat].played_by_bot
            try:
                if level is not None:
                    await self._think(table, play, seat, level)
                    return True
                if await self._order(table, play, seat):
                    return True
            except Refusal as refusal:
                # somebody was faster, or an order no longer fits: look again
                log.debug("table %s: %s", table.id, refusal.code)
                return True
        return False

    async def _think(
        self,
        table: TableInMemory,
        play: Play,
        seat: int,
        level: str,
        also: Sequence[Executable] = (),
        *,
        leaves: bool = False,
    ) -> None:
        """A bot decides, from an imagined position that its seat cannot tell from the real one."""
        seq = play.seq
        imagined = play.state.imagine(seat, secrets.randbits(64))
        action = await self.thinkers.choose(
            play.game.id,
            imagined.to_json(),
            seat,
            level,
            secrets.randbits(64),
            heard=play.heard_by(seat),
            owner=table.row.host or table.id,
            table=table.id,
        )
        if not also and (table.waits or table.seats[seat].played_by_bot != level):
            return  # a person has sat down meanwhile, or the last one has gone
        await self.tables.act(table.id, seat, seq, action, also, leaves=leaves)

    async def _order(self, table: TableInMemory, play: Play, seat: int) -> bool:
        """An order the person has left, checked against the legal list now that its moment has come."""
        if table.id not in self._ordered:
            return False
        prompt = play.state.prompt(seat)
        async with self.database.reading() as connection:
            orders = (
                await connection.execute(
                    select(db.intent)
                    .where(
                        and_(
                            db.intent.c.table_id == table.id,
                            db.intent.c.seat == seat,
                            or_(
                                db.intent.c.prompt.is_(None),
                                db.intent.c.prompt == (prompt.key if prompt else ""),
                            ),
                        )
                    )
                    .order_by(db.intent.c.id)
                )
            ).all()
        legal = {play.game.actions.text(action) for action in play.state.legal(seat)}
        for order in orders:
            if order.action in legal:
                # together: an order that was not carried out is still there, one that was is gone
                done = [delete(db.intent).where(db.intent.c.id == order.id)] if order.once else []
                await self.tables.act(table.id, seat, play.seq, order.action, also=done)
                return True
        return False

    async def _look_again(self) -> None:
        """Until the database answers."""
        while not self._stopped:
            try:
                await self.look_for_orders()
            except NoDatabase:
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                return

    async def look_for_orders(self) -> None:
        """At the start, and when news may have been missed."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(db.intent.c.table_id).distinct())
            self._ordered.update(found.scalars())

    # ---- time -----------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Clocks that have run out, and tables that nobody has attended to; called every second or so."""
        now = self.tables.now()
        async with self.database.reading() as connection:
            late = await connection.execute(
                select(db.table.c.id).where(db.table.c.status == RUNNING, db.table.c.due < now, _GOES_ON)
            )
            late_ids = list(late.scalars())
            decided_here = or_(
                db.seat.c.bot.is_not(None),
                db.seat.c.abandoned,
                exists().where(
                    db.intent.c.table_id == db.seat.c.table_id, db.intent.c.seat == db.seat.c.seat
                ),
            )
            idle = await connection.execute(
                select(db.table.c.id, db.table.c.to_act, db.seat.c.seat)
                .join(db.seat, db.seat.c.table_id == db.table.c.id)
                .where(
                    db.table.c.status == RUNNING,
                    db.table.c.moved < now - UNATTENDED,
                    db.table.c.moved > now - UNATTENDED_MOST,
                    decided_here,
                    _GOES_ON,
                )
            )
            idle_ids = {row.id for row in idle if row.seat in row.to_act}
        for table_id in late_ids:
            if table_id not in self._late:
                self._late[table_id] = asyncio.create_task(self._out_of_time(table_id))
        for table_id in idle_ids:
            self.attend(table_id)

    async def attend_all(self) -> None:
        """At start: every running table, for the process that attended to it may be gone."""
        await self.look_for_orders()
        async with self.database.reading() as connection:
            running = list(
                (
                    await connection.execute(
                        select(db.table.c.id).where(db.table.c.status == RUNNING, _GOES_ON)
                    )
                ).scalars()
            )
        for table_id in running:
            self.attend(table_id)

    async def _out_of_time(self, table_id: str) -> None:
        """A stand-in decides for whoever is out of time; after three in a row the seat counts as abandoned."""
        try:
            async with self.tables.locked(table_id) as table:
                if table.status != RUNNING or table.play is None:
                    return
                play = table.play
                people = table.people()
                late = [seat for seat in table.clocks().late(self.tables.now()) if seat in people]
            for number in late:
                seat = table.seats[number]
                leaves = seat.missed + 1 >= MISSED_MOST
                try:
                    also = _missed(table_id, seat)
                    await self._think(table, play, number, STAND_IN, also, leaves=leaves)
                except Refusal as refusal:
                    log.debug("table %s: stand-in refused: %s", table_id, refusal.code)
                await self.tables.refresh([table_id])
        except Stopped:
            pass  # the clock is still out when the next process looks
        except NoDatabase as error:
            log.warning("table %s: its clock has to wait: %s", table_id, error)
        except Exception:
            log.exception("table %s: its clock could not be seen to", table_id)
        finally:
            del self._late[table_id]

    async def stop(self) -> None:
        """Once the thinkers have stopped: nothing is lost, the next process attends to it."""
        self._stopped = True
        tasks = [*self._busy.values(), *self._late.values()]
        if self._looking is not None:
            tasks.append(self._looking)
        await ended(tasks)


_OF_TABLE = db.seat.alias()
_GOES_ON = or_(
    exists().where(
        _OF_TABLE.c.table_id == db.table.c.id,
        _OF_TABLE.c.person.is_not(None),
        _OF_TABLE.c.abandoned.is_(False),
    ),
    ~exists().where(_OF_TABLE.c.table_id == db.table.c.id, _OF_TABLE.c.abandoned),
)
"""What `TableInMemory.waits` says, the other way round."""


def _missed(table_id: str, seat: Seat) -> list[Executable]:
    """Counts with the stand-in's row, so that several processes count it once."""
    missed = seat.missed + 1
    of_seat = update(db.seat).where(db.seat.c.table_id == table_id, db.seat.c.seat == seat.number)
    if missed < MISSED_MOST:
        return [of_seat.values(missed=missed)]
    return [of_seat.values(missed=missed, abandoned=True), noted(table_id, seat.number, LATE, seat.name)]
