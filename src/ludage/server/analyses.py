"""Finished games looked at again (`ludage.analysis.game`) when somebody asks for it.

Decision by decision, in the processes of the bots and only when no table waits for these; one game at a time in each
process of the server. What is found is stored once. The row of an analysis that is being made says who asked, how far
it is, and that its process lives: when that dies, another makes it from the beginning.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.analysis import game
from ludage.core.journal import Journal
from ludage.server import replays
from ludage.server.ending import ended
from ludage.server.refusals import Refusal
from ludage.server.store import schema as db
from ludage.server.store.database import Database, NoDatabase
from ludage.server.tables import Tables
from ludage.server.thinking import Stopped, Thinkers

log = logging.getLogger("ludage.analyses")
LEVEL = "strong"
SEED = 1
"""As `ludage analyse` has it: both say the same of a game."""
LOST = 60.0
"""Seconds without a sign of life after which another process goes on with it."""
TRIES = 3
"""So often it is begun: a game that ends its process each time is given up."""
WAITING_MOST = 20
"""Games that may wait to be looked at, in all."""
WAITING_FROM_ADDRESS = 6
"""Of them, as many as one process makes for people of one address: guests cost nothing."""
NONE, PENDING, DONE = "none", "pending", "done"


class Analysis(msgspec.Struct):
    """What there is of the analysis of a game."""

    state: str
    """none (nobody has asked, or it failed), pending, or done."""
    done: int
    """Steps that are done, of so many; more may turn up towards the end."""
    of: int
    analysis: dict[str, Any] | None = None
    """Once it is done: what `ludage.analysis.game.analyse` gives."""


@dataclass
class Job:
    """An analysis that this process makes."""

    table_id: str
    person: str
    address: str = ""
    """From which it was asked for, if it was here."""
    done: int = 0
    of: int = 0
    task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses of all tables, and those that this process makes."""

    def __init__(
        self, tables: Tables, database: Database, thinkers: Thinkers, now: Callable[[], float]
    ) -> None:
        self.tables = tables
        self.database = database
        self.thinkers = thinkers
        self.now = now
        self._jobs: dict[str, Job] = {}
        self._one = asyncio.Lock()
        self._stopped = False

    async def look(self, table_id: str) -> Analysis:
        """What there is."""
        async with self.database.reading() as connection:
            row = await _row(connection, table_id)
        return self._told(table_id, row)

    async def ask(self, table_id: str, person: str, may: Callable[[], None], address: str = "") -> Analysis:
        """Have it made, unless it is made or being made; `may` refuses whoever asks too often."""
        found = await self.look(table_id)
        if found.state != NONE:
            return found
        may()
        if address and self._from(address) >= WAITING_FROM_ADDRESS:
            raise Refusal("bots-busy", 503)
        try:
            async with self.database.writing() as connection:
                row = await _row(connection, table_id)
                if self._told(table_id, row).state == NONE:
                    await self._check(connection, person)
                    await connection.execute(delete(db.analysis).where(db.analysis.c.table_id == table_id))
                    await connection.execute(
                        insert(db.analysis).values(
                            table_id=table_id, person=person, seen=self.now(), tries=0, done=0, of=0
                        )
                    )
                    row = None
        except IntegrityError:  # asked at the same moment in another process
            return await self.look(table_id)
        if row is None:
            self._begin(table_id, person, address)
        return await self.look(table_id)

    def _from(self, address: str) -> int:
        return sum(job.address == address for job in self._jobs.values())

    async def _check(self, connection: AsyncConnection, person: str) -> None:
        """One at a time for each person, and not too many in all."""
        # his line is held until the end: he asks for one after the other
        own = select(db.person.c.id).where(db.person.c.id == person).with_for_update(key_share=True)
        await connection.execute(own)
        under_way = (db.analysis.c.result.is_(None), db.analysis.c.seen > self.now() - LOST)
        other = select(db.analysis.c.table_id).where(*under_way, db.analysis.c.person == person).limit(1)
        table_id = (await connection.execute(other)).scalar_one_or_none()
        if table_id is not None:
            raise Refusal("analysis-running", 409, table=table_id)
        count = select(func.count()).select_from(db.analysis).where(*under_way)
        if (await connection.execute(count)).scalar_one() >= WAITING_MOST:
            raise Refusal("bots-busy", 503)

    def _told(self, table_id: str, row: Row[Any] | None) -> Analysis:
        job = self._jobs.get(table_id)
        if row is not None and row.result is not None:
            return Analysis(DONE, row.of, row.of, msgspec.json.decode(row.result))
        if job is not None:
            return Analysis(PENDING, job.done, job.of)
        if row is not None and row.seen > self.now() - LOST:
            return Analysis(PENDING, row.done, row.of)
        return Analysis(NONE, 0, 0)

    # ---- making them ----------------------------------------------------------------------------------------

    def _begin(self, table_id: str, person: str, address: str = "") -> None:
        if not self._stopped and table_id not in self._jobs:
            job = self._jobs[table_id] = Job(table_id, person, address)
            job.task = asyncio.create_task(self._make(job))

    async def _make(self, job: Job) -> None:
        """One analysis, from the first decision to its row."""
        of_table = db.analysis.c.table_id == job.table_id
        try:
            async with self._one:
                await self._count(job.table_id, 1)
                found = await self._analysed(job, await self._played(job.table_id))
            text = await asyncio.to_thread(json.dumps, found, ensure_ascii=False)
            async with self.database.writing() as connection:
                values = {"result": text, "done": job.of, "of": job.of, "seen": self.now()}
                await connection.execute(update(db.analysis).where(of_table).values(**values))
        except Stopped:  # the next process goes on with it; that we were stopped is not its fault
            with suppress(NoDatabase):
                await self._count(job.table_id, -1)
        except NoDatabase as error:
            log.warning("table %s: its analysis has to wait: %s", job.table_id, error)
        except Exception:
            log.exception("table %s: it could not be analysed", job.table_id)
            await self._forget(job.table_id)
        finally:
            del self._jobs[job.table_id]

    async def _count(self, table_id: str, more: int) -> None:
        """One try more, or one less."""
        tries = update(db.analysis).where(db.analysis.c.table_id == table_id)
        async with self.database.writing() as connection:
            await connection.execute(tries.values(tries=db.analysis.c.tries + more))

    async def _forget(self, table_id: str) -> None:
        """It is as if nobody had asked."""
        unfinished = db.analysis.c.table_id == table_id, db.analysis.c.result.is_(None)
        try:
            async with self.database.writing() as connection:
                await connection.execute(delete(db.analysis).where(*unfinished))
        except NoDatabase as error:
            log.warning("table %s: its analysis is still there: %s", table_id, error)

    async def _played(self, table_id: str) -> Journal:
        """The table's game, played again."""
        play = (await self.tables.get(table_id)).played()
        again = partial(
            replays.journal_of, play.game, play.players, play.seed, dict(play.options), list(play.actions)
        )
        return await asyncio.to_thread(again)

    async def _analysed(self, job: Job, journal: Journal) -> dict[str, Any]:
        """As `game.analyse`, but that the tasks wait for the bots."""
        content = self.tables.settings.content
        tasks = await asyncio.to_thread(game.decisions_of, journal, LEVEL, SEED, content)
        job.of = len(tasks)
        decisions = [await self._worked(job, game.DECISIONS, task) for task in tasks]
        asked = game.reasons_of(tasks, decisions)
        job.of += len(asked)
        found = [await self._worked(job, game.REASONING, task) for task in asked]
        return await asyncio.to_thread(game.whole, journal, LEVEL, SEED, decisions, found)

    async def _worked(self, job: Job, work: str, task: object) -> Any:
        found = await self.thinkers.work(work, task, job.person, job.table_id)
        job.done += 1
        return found

    # ---- regularly ------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Say that what is being made here still is, and go on with what was left."""
        now = self.now()
        if self._jobs:
            async with self.database.writing() as connection:
                for job in list(self._jobs.values()):
                    unfinished = db.analysis.c.table_id == job.table_id, db.analysis.c.result.is_(None)
                    progress = update(db.analysis).where(*unfinished)
                    await connection.execute(progress.values(seen=now, done=job.done, of=job.of))
        left = (db.analysis.c.result.is_(None), db.analysis.c.seen <= now - LOST)
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(db.analysis).where(*left))).all()
        for row in rows:
            if row.table_id in self._jobs:
                continue
            if row.tries >= TRIES:
                log.error("table %s: its analysis was begun %d times and never done", row.table_id, row.tries)
                await self._forget(row.table_id)
                continue
            mine = update(db.analysis).where(*left, db.analysis.c.table_id == row.table_id)
            async with self.database.writing() as connection:
                taken = await connection.execute(mine.values(seen=now))
            if taken.rowcount:
                self._begin(row.table_id, row.person)

    async def stop(self) -> None:
        """Once the thinkers have stopped."""
        self._stopped = True
        await ended([job.task for job in self._jobs.values() if job.task is not None])


async def _row(connection: AsyncConnection, table_id: str) -> Row[Any] | None:
    return (
        await connection.execute(select(db.analysis).where(db.analysis.c.table_id == table_id))
    ).one_or_none()
