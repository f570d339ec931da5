"""Whether the database can be written, said every few seconds in the database itself: downtime is nobody's time.

All processes on one database keep one heartbeat. What runs while no process is there, or none can write, runs for
nobody: clocks go on from the last row of their table or from the last heartbeat, whichever came later.
"""

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server.clocks import Clocks
from ludage.server.messages import TimeControl
from ludage.server.news import EVERYTHING, News
from ludage.server.store import schema as db
from ludage.server.store.database import Database, NoDatabase
from ludage.server.table import RUNNING

log = logging.getLogger("ludage.pulse")
BEAT_SECONDS = 5.0
"""So much of a decision, at most, is not charged when a server is killed."""
STOOD_SECONDS = 3 * BEAT_SECONDS
"""Without a heartbeat for so long a process has stood still (a suspended laptop, SIGSTOP), and nobody could act."""
ASKED_SECONDS = 1.0
"""Who asks whether the database can be written is not answered from anything older."""
PATIENCE_SECONDS = 3.0
ALIVE = "alive"
"""The setting that holds the time of the last heartbeat."""
THE_SETTING = db.setting.c.name == ALIVE
GIVEN_BACK = (
    update(db.table)
    .where(db.table.c.id == bindparam("at"))
    .values(clocks=bindparam("ask"), due=bindparam("until"))
)


class Pulse:
    """The heartbeat of this process."""

    def __init__(
        self,
        database: Database,
        news: News,
        now: Callable[[], float],
        passed: Callable[[], float] = time.time,
    ) -> None:
        self.database = database
        self.news = news
        self.now = now
        self.passed = passed
        """Tells how long this process has stood still."""
        self._last = float("-inf")
        self._last_passed = float("inf")
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """The server starts: what has passed since the last heartbeat is given back to everybody."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(db.setting).where(THE_SETTING))
            first = found.one_or_none() is None
        if first:
            try:
                async with self.database.writing() as connection:
                    await connection.execute(insert(db.setting).values(name=ALIVE, value="0"))
            except IntegrityError:
                pass  # another process starts as well
        await self._give_back()

    async def beat(self, every: float = BEAT_SECONDS) -> None:
        """Write that this process is there, unless that was done less than so many seconds ago; called often."""
        if self._beating is None:
            if self.database.unwritable is None and 0 <= self.now() - self._last < every:
                return
            self._beating = asyncio.create_task(self._beat())
        await asyncio.wait([self._beating], timeout=PATIENCE_SECONDS)

    async def unwritable(self) -> str | None:
        """Why the database cannot be written just now; None: it can."""
        await self.beat(ASKED_SECONDS)
        if self._beating is not None:
            return self.database.unwritable or f"it takes longer than {PATIENCE_SECONDS:.0f} s"
        return self.database.unwritable

    @property
    def beating(self) -> bool:
        """A heartbeat is still being written: what has passed may not be given back yet."""
        return self._beating is not None

    async def stop(self) -> None:
        """The last heartbeat: until here somebody was there."""
        await self.beat(0.0)

    async def _beat(self) -> None:
        try:
            if self.database.unwritable is None and self.passed() - self._last_passed < STOOD_SECONDS:
                async with self.database.writing() as connection:
                    await self._write(connection)
            elif self.database.unwritable is None:
                await self._give_back()
                self.news.doubt()
                log.warning("this process has stood still: nobody's time has passed meanwhile")
            else:  # nobody could act meanwhile
                await self._give_back()
                self.database.unwritable = None
                self.news.doubt()
                log.warning("the database can be written again")
        except NoDatabase as error:
            self.database.cannot_be_written(error.reason)
        finally:
            self._beating = None

    async def _write(self, connection: AsyncConnection) -> None:
        now = self.now()
        await connection.execute(update(db.setting).where(THE_SETTING).values(value=repr(now)))
        self._last = now
        self._last_passed = self.passed()

    async def _give_back(self) -> None:
        """Once for all processes: the second finds the heartbeat of the first."""
        async with self.database.writing(a_trial=True) as connection:
            stored = await connection.execute(select(db.setting.c.value).where(THE_SETTING).with_for_update())
            alive, now = float(stored.scalar_one()), self.now()
            ticking = await connection.execute(
                select(db.table).where(db.table.c.status == RUNNING, db.table.c.due.is_not(None))
            )
            changed = []
            for row in ticking:
                clocks = Clocks.stored(msgspec.convert(row.time, TimeControl), row.players, row.clocks)
                clocks.stood_still(max(alive, row.moved), now)
                changed.append({"at": row.id, "ask": clocks.to_store(), "until": clocks.due()})
            if changed:
                await connection.execute(GIVEN_BACK, changed)
            await self._write(connection)
            await self.news.tell_others(connection, "", EVERYTHING)
