"""The connection to the database, and its schema brought up to date at start."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, create_engine, event, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, QueuePool

from ludage.server.settings import database_url

log = logging.getLogger("ludage.database")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_201_942
"""Processes that start together on one PostgreSQL migrate one after the other."""
CLOSE_SECONDS = 3.0
ANSWER_SECONDS = 10.0
"""PostgreSQL that has not answered for so long stands still. Bringing the schema up to date may take longer."""
Statement = tuple[Executable, Mapping[str, Any]]
"""With its parameters."""


class NoDatabase(Exception):
    """The database does not answer, or cannot be written; what was to be done is not done. `reason`: its own words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Database:
    """One database for all of the server."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.unwritable: str | None = None
        """Why nothing can be written, as the pulse or, on SQLite, a writer has found; None: it can be."""
        self._closed = False
        self.postgres = self.url.startswith("postgresql")
        options: dict[str, Any] = (
            {
                "pool_size": 8,
                "max_overflow": 4,
                "pool_pre_ping": True,
                "pool_timeout": ANSWER_SECONDS,
                "connect_args": {"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS},
            }
            if self.postgres
            else {}
        )
        self._reading: dict[str, Any] = {"readonly": True}
        if self.postgres:
            self._reading["isolation_level"] = "REPEATABLE READ"  # a table and its rows are of one moment
        self._turn: AbstractAsyncContextManager[None] = nullcontext() if self.postgres else asyncio.Lock()
        """SQLite has one writer at a time; the others try again and again, in no order. Our queue is fair."""
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        if not self.postgres:
            self._direct = create_engine(self.url.replace("sqlite+aiosqlite", "sqlite"))
            self._thread = ThreadPoolExecutor(1, "writer")
            for engine in (self.engine.sync_engine, self._direct):
                event.listen(engine, "connect", _set_up_sqlite)
                event.listen(engine, "begin", _begin_immediate)

    @asynccontextmanager
    async def writing(self, a_trial: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end, or rolled back on an error.

        While nothing can be written it is refused without waiting, unless it is tried again just for that.
        """
        if not a_trial:
            self._check_writable()
        async with self._turn:
            self._check_open()
            if not a_trial:
                self._check_writable()  # whoever was before us may have found out
            with _faults_told(self._write_failed):
                async with self.engine.begin() as connection:
                    yield connection

    async def write(self, statements: Sequence[Statement]) -> None:
        """All of these in one transaction, or none. On SQLite in one visit to a thread instead of one a statement."""
        if self.postgres:
            async with self.writing() as connection:
                for statement, values in statements:
                    await connection.execute(statement, values)
        else:
            self._check_writable()
            async with self._turn:
                self._check_writable()
                loop = asyncio.get_running_loop()
                with _faults_told(self._write_failed):
                    await loop.run_in_executor(self._thread, _write_directly, self._direct, statements)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking things up."""
        self._check_open()
        with _faults_told():
            async with self.engine.connect() as connection:
                await connection.execution_options(**self._reading)
                yield connection

    def _check_open(self) -> None:
        """A pool that is gone would be made anew for whoever comes late, and nobody would close that one."""
        if self._closed:
            raise RuntimeError("the database is closed: what wants to use it should have ended before")

    def _check_writable(self) -> None:
        if self.unwritable is not None:
            raise NoDatabase(self.unwritable)

    def _write_failed(self, reason: str) -> None:
        """On SQLite whoever waits for his turn would fail as well, after waiting as long for the lock."""
        if not self.postgres:
            self.cannot_be_written(reason)

    def cannot_be_written(self, reason: str) -> None:
        """From now on, until the pulse finds that it can be again."""
        if self.unwritable is None:
            log.error("the database cannot be written: %s", reason)
        self.unwritable = reason

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        if not self.postgres:
            async with self.engine.begin() as connection:
                await connection.run_sync(_upgrade)
            return
        patient = create_async_engine(self.url, poolclass=NullPool)
        try:
            async with patient.begin() as connection:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
                await connection.run_sync(_upgrade)
        finally:
            await patient.dispose()

    async def close(self) -> None:
        """Give all connections back; one that is in use goes back to a pool that is gone, and is never closed."""
        until = time.monotonic() + CLOSE_SECONDS
        pool = self.engine.pool
        while isinstance(pool, QueuePool) and pool.checkedout() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self._closed = True
        await self.engine.dispose()
        if not self.postgres:
            self._thread.shutdown()
            self._direct.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def _faults_told(told: Callable[[str], None] = lambda _reason: None) -> Iterator[None]:
    """What is the database's fault, rather than that of who asked, is a NoDatabase; and `told`."""
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (DBAPIError, NoConnectionFree, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        said = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        if isinstance(error, (NoConnectionFree, TimeoutError)):
            said = f"it has not answered for {ANSWER_SECONDS:.0f} s"
        reason = re.sub(r"^<class '[^']*'>: ", "", said)[:200]
        told(reason)
        raise NoDatabase(reason) from error


def _write_directly(engine: Engine, statements: Sequence[Statement]) -> None:
    with engine.begin() as connection:
        for statement, values in statements:
            connection.execute(statement, values)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, every commit on the disk before it counts, foreign keys checked, patience with locks."""
    connection.isolation_level = None  # transactions begin where we say, see _begin_immediate
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    """SQLite takes its write lock at the beginning, so that two writers wait instead of failing halfway."""
    writing = not connection.get_execution_options().get("readonly", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
