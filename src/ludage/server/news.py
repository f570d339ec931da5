"""News travels: 'table T has changed'. In memory in one process; by PostgreSQL's NOTIFY between several."""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server.store.database import Database, Statement

log = logging.getLogger("ludage.news")
CHANNEL = "ludage"
NOTIFY = text("SELECT pg_notify(:channel, :news)")
CLOSE_SECONDS = 1.0
ROWS, SEATS, CHAT, UNDO, ORDERS, EVERYTHING = "rows", "seats", "chat", "undo", "orders", "everything"
"""What has changed: rows were written, somebody came or went, said something, asks for an undo, left an order."""
SIGNED_OUT = "signed-out"
"""Of a person instead of a table: his sessions have ended, or he is somebody else now."""
Listener = Callable[[str, str, bool], None]
"""Table id, what has changed, and whether it was changed here rather than in another process."""


class News:
    """Tells listeners of this process, and other processes on the same PostgreSQL, that a table has changed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.postgres
        self.me = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.listeners: list[Listener] = []
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    def tell(self, table_id: str, what: str) -> None:
        """Tell this process. The change is committed."""
        self._spread(table_id, what, True)

    def _spread(self, table_id: str, what: str, here: bool) -> None:
        for listener in self.listeners:
            listener(table_id, what, here)

    def doubt(self) -> None:
        """What this process knows of any table may be out of date."""
        self._spread("", EVERYTHING, False)

    async def tell_others(self, connection: AsyncConnection, table_id: str, what: str) -> None:
        """Part of the change's own transaction: other processes hear of it when, and only if, it is committed."""
        for statement, values in self.to_others(table_id, what):
            await connection.execute(statement, values)

    def to_others(self, table_id: str, what: str) -> list[Statement]:
        """What tells them, for the change's own transaction."""
        news = {"channel": CHANNEL, "news": f"{self.me} {table_id} {what}"}
        return [(NOTIFY, news)] if self.shared else []

    async def start(self) -> None:
        """Begin to hear from other processes."""
        if self.shared:
            self._task = asyncio.create_task(self._hear())
            await asyncio.wait_for(self._ready.wait(), 30)

    async def stop(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _hear(self) -> None:
        """One connection listens; when it breaks, a new one is opened and everything counts as news."""
        address = self.database.url.replace("postgresql+asyncpg://", "postgresql://")
        again = False
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    await self._listen(connection, again)
                finally:
                    # a database that does not answer must not stand in for the wish to stop
                    with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                        await connection.close(timeout=CLOSE_SECONDS)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("news from other processes are interrupted: %s", error)
            again = True
            await asyncio.sleep(0.5)

    async def _listen(self, connection: asyncpg.Connection, again: bool) -> None:
        """Until the connection breaks."""
        closed = asyncio.Event()
        connection.add_termination_listener(lambda _connection: closed.set())
        await connection.add_listener(CHANNEL, self._heard)
        self._ready.set()
        if again:
            self.doubt()
        await closed.wait()

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        sender, table_id, what = str(payload).split(" ", 2)
        if sender != self.me:
            self._spread(table_id, what, False)
