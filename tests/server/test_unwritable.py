"""A database that cannot be written: `/healthz` tells it, people go on watching, and nothing else is harmed."""

import asyncio
import resource
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server import hub
from ludage.server.news import CHAT, SEATS
from ludage.server.store import database
from ludage.server.store import schema as db
from ludage.server.table import TableInMemory
from tests.server.clients import PATIENCE, LiveServer, Person, health, running_table, serving
from tests.server.crash_server import ServerProcess
from tests.server.postgres import MIGRATED, Postgres

BANK = 600
PAGE = 4096


@asynccontextmanager
async def full_disk(server: ServerProcess) -> AsyncIterator[None]:
    """No file that the server's process writes may grow beyond a page: its log still can, the database cannot."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (PAGE, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def read_only(postgres: Postgres) -> AsyncIterator[None]:
    """As a replica is, or what its operator has set to that."""
    hang_up = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{MIGRATED}'"
    for_all = f"ALTER DATABASE {MIGRATED} SET default_transaction_read_only = on"
    try:
        for statement in (for_all, hang_up):
            await asyncio.to_thread(postgres.run, statement)
        yield
    finally:
        for statement in (f"ALTER DATABASE {MIGRATED} RESET ALL", hang_up):
            await asyncio.to_thread(postgres.run, statement)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_healthz_tells_a_database_that_cannot_be_written_and_watching_goes_on(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url: str = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")
    server = ServerProcess(url, tmp_path)

    async def run() -> None:
        server.start()
        await server.ready()
        began = time.monotonic()
        ann, ben, eve, new = (Person(server.base) for _ in range(4))
        for person, name in ((ann, "Ann"), (ben, "Ben"), (eve, "Eve")):
            await person.come_in(name)
        table_id = await running_table([ann, ben], time={"pace": "live", "bank": BANK})
        async with ann.at(table_id) as mine:
            first = await mine.a("position")
            assert await mine.done("sync", since=0) == 0, "so nothing is looked up for its coming any more"
            broken = full_disk(server) if kind == "sqlite" else read_only(request.getfixturevalue("postgres"))
            async with broken:
                reason = "disk" if kind == "sqlite" else "cannot execute UPDATE in a read-only transaction"
                await health(eve, 503, f"the database cannot be written: {reason}")
                assert await mine.refused("act", seq=0, action=first["legal"][0]["action"]) == "no-database"
                assert await mine.done("sync", since=0) == 0, "and the connection is still there"
                for person in (ben, eve):
                    async with person.at(table_id, since=0) as seat:
                        position = await seat.a("position")
                        assert position["seq"] == 0
                assert (await new.http.post("/api/guest", json={})).status_code == 503
                assert (await eve.table(table_id))["status"] == "running"
            await health(eve, 200, "ok")
            assert await mine.done("act", seq=0, action=first["legal"][0]["action"]) == 1
            clock = (await mine.at_seq(1))["clocks"][1]
            assert BANK - (time.monotonic() - began) <= clock["left"] <= BANK
        for person in (ann, ben, eve, new):
            await person.http.aclose()

    try:
        asyncio.run(run())
        said = server.said()
        assert "Traceback" not in said
        assert said.count("the database cannot be written") == 1
        assert said.count("the database can be written again") == 1
    finally:
        server.clear_away()


async def _insert(ours: database.Database, number: int) -> None:
    async with ours.writing() as connection:
        await connection.execute(insert(db.setting).values(name=f"row {number}", value=""))


@pytest.mark.anyio
async def test_who_watches_while_the_database_does_not_answer_stays_and_is_told_later(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection to the database breaks just when a table is looked up for its watchers."""
    monkeypatch.setattr(hub, "AGAIN_SECONDS", 0.01)
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    ours, get, tries = server.services.hub, server.services.tables.get, count(1)
    broken, noticed = True, asyncio.Event()

    async def breaks(wanted: str) -> TableInMemory:
        if not broken:
            return await get(wanted)
        if next(tries) == 2:
            noticed.set()
        raise database.NoDatabase("terminated by its administrator")

    async with ann.at(table_id) as mine, ben.at(table_id) as his:
        for seat in (mine, his):
            await seat.a("position")
            await seat.rest()
        monkeypatch.setattr(server.services.tables, "get", breaks)
        ours.heard(table_id, SEATS, False)
        async with asyncio.timeout(PATIENCE):
            await noticed.wait()
        broken = False
        for seat in (mine, his):
            await seat.a("table")
        assert await mine.done("sync", since=0) == 0


@pytest.mark.anyio
async def test_an_outage_is_one_line_of_the_log_however_many_tables_are_watched(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hub, "AGAIN_SECONDS", 0.01)
    ann, ben = await server.people("Ann", "Ben")
    tables = [await running_table([ann, ben]) for _ in range(3)]
    ours, reading, answers = server.services.hub, database.Database.reading, False
    tried = count(1)

    @asynccontextmanager
    async def breaks(this: database.Database) -> AsyncIterator[AsyncConnection]:
        if not answers:
            next(tried)
            raise database.NoDatabase("no answer")
        async with reading(this) as connection:
            yield connection

    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(ann.at(table_id)) for table_id in tables]
        for seat in seats:
            await seat.a("position")
            await seat.rest()
        with monkeypatch.context() as patched:
            patched.setattr(database.Database, "reading", breaks)
            for table_id in tables:
                server.services.tables.loaded(table_id).changes += 1  # type: ignore[union-attr]
                ours.heard(table_id, CHAT, False)
            async with asyncio.timeout(PATIENCE):
                while next(tried) < 40:
                    await asyncio.sleep(0.01)
            answers = True
            async with asyncio.timeout(PATIENCE):
                while ours._owed:
                    await asyncio.sleep(0.01)
    assert [line for line in caplog.messages if line.startswith("nobody can be told")] == [
        "nobody can be told anything new: no answer"
    ]


@pytest.mark.anyio
async def test_a_stop_while_the_database_does_not_answer_waits_for_nobody(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "AGAIN_SECONDS", 10 * PATIENCE)

    async def breaks(_table_id: str) -> TableInMemory:
        raise database.NoDatabase("away")

    async with serving(sqlite_url) as server:
        ann, ben = await server.people("Ann", "Ben")
        table_id = await running_table([ann, ben])
        async with ann.at(table_id) as seat:
            await seat.a("position")
            await seat.rest()
            with monkeypatch.context() as patched:
                patched.setattr(server.services.tables, "get", breaks)
                server.services.hub.heard(table_id, SEATS, False)
                async with asyncio.timeout(PATIENCE):
                    await server.services.hub.stop()


AT_ONCE = 10
"""Milliseconds after which SQLite gives up; the lock is held on purpose, for as long as the test takes."""


@pytest.mark.anyio
async def test_who_waits_behind_a_writer_that_met_a_lock_does_not_wait_for_it_too(
    sqlite_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, tries = database._begin_immediate, []

    def noted(connection: Connection) -> None:
        tries.append(connection)
        connection.exec_driver_sql(f"PRAGMA busy_timeout={AT_ONCE}")
        begin(connection)

    monkeypatch.setattr(database, "_begin_immediate", noted)
    ours = database.Database(sqlite_url)
    other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    statement = insert(db.setting).values(name="row", value="")
    try:
        await _insert(ours, 0)
        await ours.write([(statement, {})])
        tries.clear()
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(PATIENCE):
            refused = await asyncio.gather(
                *(_insert(ours, number) for number in range(1, 4)),
                ours.write([(statement, {})]),
                return_exceptions=True,
            )
        assert [str(error) for error in refused] == ["database is locked"] * 4
        assert len(tries) == 1, "the others were refused without a try"
        assert ours.unwritable == "database is locked", "and /healthz says so"
        assert caplog.messages == ["the database cannot be written: database is locked"]
    finally:
        other.close()
        await ours.close()
