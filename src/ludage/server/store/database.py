"""The connection to the database, and its schema brought up to date at start."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludage.server.settings import database_url

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_201_942
"""Processes that start together on one PostgreSQL migrate one after the other."""


class Database:
    """One database for all of the server."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.postgres = self.url.startswith("postgresql")
        options: dict[str, Any] = (
            {"pool_size": 8, "max_overflow": 4, "pool_pre_ping": True} if self.postgres else {}
        )
        self._reading: dict[str, Any] = {"readonly": True}
        if self.postgres:
            self._reading["isolation_level"] = "REPEATABLE READ"  # a table and its rows are of one moment
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_immediate)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end, or rolled back on an error."""
        async with self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking things up."""
        async with self.engine.connect() as connection:
            await connection.execution_options(**self._reading)
            yield connection

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


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
