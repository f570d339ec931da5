"""PostgreSQL that stands still or hangs up for a moment: nobody waits for ever, nothing said meanwhile is lost."""

import asyncio
import json
import os
import signal
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest

from ludage.server.automatic import Automatic
from ludage.server.news import EVERYTHING
from ludage.server.store import database
from tests.server.clients import PATIENCE, LiveServer, Person, health, running_table, serving
from tests.server.crash_server import ServerProcess
from tests.server.postgres import MIGRATED, Postgres

SOON = 0.5
"""Seconds after which the servers of these tests take a database for standing still."""


def test_a_server_whose_database_stands_still_can_be_stopped(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    server = ServerProcess(postgres_url, tmp_path)

    async def run() -> None:
        server.start()
        await server.ready()
        with postgres.standing_still():
            assert await server.stop() in (0, -signal.SIGTERM)

    try:
        asyncio.run(run())
    finally:
        server.clear_away()
    lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    assert not any("Traceback" in line.get("error", "") for line in lines if line["from"] == "ludage.news")


@pytest.mark.anyio
async def test_while_the_database_stands_still_everybody_is_told_so_in_time(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also those for whom no connection to it is free."""
    monkeypatch.setattr(database, "ANSWER_SECONDS", SOON)
    async with serving(postgres_url) as server:
        ann = await server.person("Ann")
        with ExitStack() as still:
            still.enter_context(postgres.standing_still())
            asked = [ann.http.get("/api/me") for _ in range(30)]
            answers = await asyncio.gather(*asked)
            assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {
                (503, "no-database")
            }
            await health(ann, 503)
        await health(ann, 200)
        assert (await ann.get("/api/me"))["name"] == "Ann"
    assert not [record for record in caplog.records if record.exc_info and record.name == "ludage.app"]


async def hang_up_on_listeners(url: str) -> None:
    """Every connection that waits for news breaks."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = $1",
            MIGRATED,
        )
    finally:
        await connection.close()


@pytest.mark.anyio
@pytest.mark.parametrize("leaving", ["logout", "password"])
async def test_who_logs_out_while_another_process_hears_no_news_is_cut_off_there_too(
    two_servers: list[LiveServer], postgres_url: str, leaving: str
) -> None:
    first, second = two_servers
    ann, ben = await first.people("Ann", "Ben")
    login = {"login": f"ann{os.getpid()}", "password": "a long password"}
    await ann.post("/api/register", **login)
    table_id = await running_table([ann, ben])
    there = Person(second.base, ann.cookie)
    async with ann.at(table_id) as mine, ben.at(table_id) as his:
        for seat in (mine, his):
            await seat.a("position")
        await hang_up_on_listeners(postgres_url)
        if leaving == "logout":
            await there.post("/api/logout")
        else:
            await there.post("/api/password", password=login["password"], new="another password")
        assert await mine.closed() == 1008
        assert await his.done("sync", since=0) == 0, "he has not logged out"
    await there.http.aclose()


@pytest.mark.anyio
async def test_orders_are_looked_for_until_the_database_answers(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludage.server.automatic.AGAIN_SECONDS", 0.01)
    automatic, tries = server.services.automatic, 0
    looked, look = asyncio.Event(), Automatic.look_for_orders

    async def at_the_third_try(this: Automatic) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise database.NoDatabase("away")
        await look(this)
        looked.set()

    monkeypatch.setattr(Automatic, "look_for_orders", at_the_third_try)
    for _ in range(2):
        automatic.heard("", EVERYTHING, False)
    async with asyncio.timeout(PATIENCE):
        await looked.wait()
    assert tries == 3, "one looks for all"
