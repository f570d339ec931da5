"""What follows a row besides play: reminders to those whose turn it is, and ratings when a game is over."""

import asyncio
import logging

from sqlalchemy import select, update

from ludage.server import ratings
from ludage.server.news import ROWS, SEATS, News
from ludage.server.notices import Notices
from ludage.server.refusals import Refusal
from ludage.server.store import schema as db
from ludage.server.store.database import Database
from ludage.server.table import FINISHED, OPEN, RUNNING, TableInMemory
from ludage.server.tables import Tables

log = logging.getLogger("ludage.aftermath")


class Aftermath:
    """Looks after every table that this process has written to."""

    def __init__(self, tables: Tables, notices: Notices, database: Database, news: News) -> None:
        self.tables = tables
        self.notices = notices
        self.database = database
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        news.listeners.append(self.heard)

    def heard(self, table_id: str, what: str, here: bool) -> None:
        """The process that wrote the row sees to what follows."""
        if here and what in (ROWS, SEATS):  # who has left owes nothing any more
            loaded = self.tables.loaded(table_id)
            if loaded is not None and (loaded.time.pace == "correspondence" or loaded.status == FINISHED):
                self._again.add(table_id)
                if table_id not in self._tasks:
                    self._tasks[table_id] = asyncio.create_task(self._see_to(table_id))

    async def _see_to(self, table_id: str) -> None:
        """One task a table: what follows from an older row must not come after what follows from a newer one."""
        try:
            while table_id in self._again:
                self._again.discard(table_id)
                table = await self.tables.get(table_id)
                if table.status == FINISHED:
                    await self.rate(table)
                await self.remind(table)
        except Refusal as refusal:
            log.debug("table %s: %s", table_id, refusal.code)
        except Exception:
            log.exception("table %s: what should follow a row failed", table_id)
        finally:
            del self._tasks[table_id]

    async def remind(self, table: TableInMemory) -> None:
        """Whose turn it is will hear of it, unless he is here or moves before the message goes out."""
        asked = table.play.asked if table.status == RUNNING and table.play is not None else {}
        people = {
            seat.person: seat
            for seat in table.seats
            if seat.number in asked and seat.person is not None and seat.played_by_bot is None
        }
        await self.notices.settle(table.id, table.row.seq, people)
        for person, seat in people.items():
            since = asked[seat.number]
            if seat.online < self.tables.now():
                await self.notices.owed(table.id, since, [person])
            else:  # he is here, and has moved since he was last reminded
                others = [other for other in people if other != person]
                await self.notices.settle(table.id, since - 1, others)

    async def rate(self, table: TableInMemory) -> None:
        """Once a table, whoever of several processes comes first."""
        changed: list[str] = []
        """The tables that show a rating which is another now."""
        async with self.database.writing() as connection:
            claimed = await connection.execute(
                update(db.table)
                .where(db.table.c.id == table.id, db.table.c.rated.is_(False))
                .values(rated=True)
            )
            if claimed.rowcount != 1:
                return
            # the result is theirs who began: leaving does not spare anybody, standing in costs nobody
            began = (
                await connection.execute(
                    select(db.held).where(
                        db.held.c.table_id == table.id, db.held.c.from_start, db.held.c.rated
                    )
                )
            ).all()
            ranks = [table.row.ranks[each.seat] for each in began]
            people = [each.person for each in began]
            if await ratings.rate(connection, people, ranks):
                shown = await connection.execute(
                    select(db.seat.c.table_id)
                    .join(db.table, db.table.c.id == db.seat.c.table_id)
                    .where(db.seat.c.person.in_(people), db.table.c.status.in_([OPEN, RUNNING]))
                    .distinct()
                )
                changed = [table.id, *shown.scalars()]
        await self.tables.refresh(changed)

    async def rate_all(self) -> None:
        """Games that ended when the process ended: rated at the next start."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(db.table.c.id).where(db.table.c.status == FINISHED, db.table.c.rated.is_(False))
            )
            unrated = list(found.scalars())
        for table_id in unrated:
            await self.rate(await self.tables.get(table_id))

    async def stop(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
