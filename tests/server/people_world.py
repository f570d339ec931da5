"""A server's people on a real database, for the tests about them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, insert, select

from ludage.server.people import People, Person
from ludage.server.refusals import Refusal
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database

DAY = 86_400.0
PASSWORD = "correct horse battery"
HOSTILE = [
    "'; DROP TABLE person; --",
    "x' OR '1'='1",
    '"; SELECT * FROM session; --',
    "<img src=x onerror=alert(1)>",
    "{{7*7}} %s ${name}",
]


class CountingHasher(PasswordHasher):
    """A real hasher, cheap enough for tests, that says how often it was used."""

    def __init__(self, time_cost: int = 1) -> None:
        super().__init__(time_cost=time_cost, memory_cost=8, parallelism=1)
        self.used = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.used += 1
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:
        self.used += 1
        return super().verify(hash, password)


class World:
    """A server's people on a real database, with a clock to set."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.time = 1_700_000_000.0
        self.database = database
        self.settings = settings
        self.hasher = CountingHasher()
        self.people = People(settings, database, lambda: self.time, self.hasher)
        self.told: list[list[str]] = []
        self.people.when_tables_change = self.tell

    async def tell(self, table_ids: list[str]) -> None:
        self.told.append(table_ids)

    async def registered(self, login: str, name: str = "Ada") -> tuple[Person, str]:
        guest, _ = await self.people.guest(name)
        return await self.people.register(guest.id, login, PASSWORD)

    async def rows(self, query: Any) -> list[Any]:
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def count(self, table: Any) -> int:
        return int((await self.rows(select(func.count()).select_from(table)))[0][0])

    async def write(self, *statements: Any) -> None:
        async with self.database.writing() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def table(self, table_id: str, host: str, seats: list[str | None], status: str = "running") -> None:
        """A table with these people."""
        await self.write(
            insert(db.table).values(
                id=table_id,
                name="",
                game="age-of-gods",
                rules="1",
                players=len(seats),
                options={},
                seed="0",
                public=True,
                invitation="i",
                time={},
                status=status,
                host=host,
                created=0.0,
                moved=0.0,
                to_act=[],
                clocks={},
            ),
            *(
                insert(db.seat).values(table_id=table_id, seat=number, person=person)
                for number, person in enumerate(seats)
            ),
        )

    async def seats(self, table_id: str) -> list[tuple[str | None, bool]]:
        found = await self.rows(
            select(db.seat).where(db.seat.c.table_id == table_id).order_by(db.seat.c.seat)
        )
        return [(row.person, row.abandoned) for row in found]


@asynccontextmanager
async def a_world(folder: Path) -> AsyncIterator[World]:
    """Nobody is there yet."""
    file = folder / "people.sqlite3"
    file.write_bytes(await asyncio.to_thread(empty_database))
    database = Database(f"sqlite:///{file}")
    yield World(database, Settings(secret="a secret of this test"))
    await database.close()


@cache
def empty_database() -> bytes:
    """A migrated file, made once: migrating takes longer than most tests."""

    async def migrate(database: Database) -> None:
        await database.migrate()
        await database.close()

    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite3"
        asyncio.run(migrate(Database(f"sqlite:///{file}")))
        return file.read_bytes()


async def refused(code: str, doing: Any) -> Refusal:
    """The refusal, which must have this code."""
    with pytest.raises(Refusal) as caught:
        await doing
    assert caught.value.code == code
    return caught.value
