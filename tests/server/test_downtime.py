"""Downtime is nobody's time: clocks go on from the last row or the last heartbeat, whichever came later."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import select, update

from ludage.server.clocks import Clocks
from ludage.server.messages import TimeControl
from ludage.server.pulse import ALIVE, BEAT_SECONDS
from ludage.server.store import schema as db
from ludage.server.store.database import Database
from tests.server.clients import Clock, Json, LiveServer, Person, running_table, serving
from tests.server.crash_server import ServerProcess

pytestmark = pytest.mark.anyio
BANK, HOURS = 600, 24
LIVE = {"pace": "live", "bank": BANK, "increment": 0}
SLOW = {"pace": "correspondence", "hours": HOURS}


async def left(person: Person, table_id: str) -> float:
    """What the first seat, which owes a decision, has left."""
    async with person.at(table_id) as seat:
        clock: Json = (await seat.a("position"))["clocks"][0]
    assert clock["running"]
    return float(clock["left"])


async def beat(server: LiveServer) -> None:
    """What the server does every second, and writes every few of them."""
    await server.services.pulse.beat()


# ---- one process after the other -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("time", "whole"), [(LIVE, BANK), (SLOW, 3600 * HOURS)], ids=["live", "hours"])
async def test_while_no_server_runs_no_clock_does(database_url: str, time: Json, whole: float) -> None:
    clock = Clock()
    clock.stand()
    async with serving(database_url, clock) as server:
        people = await server.people("Ann", "Ben")
        table_id = await running_table(people, time=time)
        clock.skip(100)
        assert await left(people[0], table_id) == whole - 100
        cookie = people[0].cookie
    clock.skip(10 * whole)
    async with serving(database_url, clock) as server:
        ann = server.returning(cookie)
        assert await left(ann, table_id) == whole - 100
        await server.sweep()
        table = await server.services.tables.get(table_id)
        assert (table.row.seq, table.seats[0].missed) == (0, 0), "nobody was late"
        clock.skip(whole - 101)
        assert await left(ann, table_id) == 1
        clock.skip(2)
        await server.sweep()
        assert table.seats[0].missed == 1, "and then he is"


async def test_what_was_asked_after_the_last_heartbeat_begins_anew(database_url: str) -> None:
    """A row was written between the last heartbeat and the crash: it is the later of the two that counts."""
    clock = Clock()
    clock.stand()
    async with serving(database_url, clock) as server:
        people = await server.people("Ann", "Ben")
        table_id = await running_table(people, time=LIVE)
        clock.skip(100)
        async with people[1].at(table_id) as seat:
            await seat.act()
        cookie = people[0].cookie
    await forget_the_heartbeats_since(database_url, clock() - 90)
    clock.skip(5000)
    async with serving(database_url, clock) as server:
        assert await left(server.returning(cookie), table_id) == BANK - 100


async def forget_the_heartbeats_since(url: str, when: float) -> None:
    """As if the server had been killed just after the last row."""
    database = Database(url)
    async with database.writing() as connection:
        await connection.execute(
            update(db.setting).where(db.setting.c.name == ALIVE).values(value=repr(when))
        )
    await database.close()


async def test_while_one_process_is_there_time_passes_whoever_else_starts(postgres_url: str) -> None:
    clock = Clock()
    clock.stand()
    async with serving(postgres_url, clock) as first:
        people = await first.people("Ann", "Ben")
        table_id = await running_table(people, time=LIVE)
        clock.skip(100)
        await beat(first)
        async with serving(postgres_url, clock) as second:
            for server in (first, second):
                assert await left(server.returning(people[0].cookie), table_id) == BANK - 100
            clock.skip(100)
            await beat(second)
        async with serving(postgres_url, clock) as third:
            assert await left(third.returning(people[0].cookie), table_id) == BANK - 200


async def test_processes_that_start_together_give_it_back_once(postgres_url: str) -> None:
    clock = Clock()
    clock.stand()
    async with serving(postgres_url, clock) as server:
        people = await server.people("Ann", "Ben")
        table_id = await running_table(people, time=LIVE)
        clock.skip(100)
    clock.skip(1000)
    async with serving(postgres_url, clock) as first, serving(postgres_url, clock) as second:
        for server in (first, second):
            assert await left(server.returning(people[0].cookie), table_id) == BANK - 100


async def test_the_heartbeat_is_written_seldom(server: LiveServer) -> None:
    server.clock.stand()
    pulse = server.services.pulse
    server.clock.skip(BEAT_SECONDS)
    await pulse.beat()
    first = await heartbeat(server)
    assert first == server.clock()
    server.clock.skip(BEAT_SECONDS / 2)
    await pulse.beat()
    assert await heartbeat(server) == first
    server.clock.skip(BEAT_SECONDS / 2)
    await pulse.beat()
    assert await heartbeat(server) == server.clock()


async def heartbeat(server: LiveServer) -> float:
    async with server.services.database.reading() as connection:
        found = await connection.execute(select(db.setting.c.value).where(db.setting.c.name == ALIVE))
        return float(found.scalar_one())


def test_clocks_that_stood_still_have_lost_nothing() -> None:
    clocks = Clocks(TimeControl("live", bank=600), [600.0, 600.0, 600.0], [1000.0, None, 1090.0])
    clocks.stood_still(1060.0, 5000.0)
    assert clocks.since == [4940.0, None, 5000.0]
    assert clocks.asked == [4940.0, None, 5000.0]
    clocks.stood_still(9000.0, 5000.0)  # a clock of the machine that was set back
    assert clocks.since == [4940.0, None, 5000.0]


# ---- a process that stands still ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("time", "whole"), [(LIVE, BANK), (SLOW, 3600 * HOURS)], ids=["live", "hours"])
async def test_while_the_only_process_stands_still_no_clock_runs(
    database_url: str, time: Json, whole: float
) -> None:
    """A suspended laptop, or SIGSTOP."""
    clock = Clock()
    clock.stand()
    async with serving(database_url, clock) as server:
        people = await server.people("Ann", "Ben")
        table_id = await running_table(people, time=time)
        server.services.pulse.passed = clock
        for _ in range(10):  # it is there all the time
            clock.skip(2 * BEAT_SECONDS)
            await beat(server)
        assert await left(people[0], table_id) == whole - 20 * BEAT_SECONDS
        clock.skip(10 * whole)
        await beat(server)
        assert await left(people[0], table_id) == whole - 20 * BEAT_SECONDS
        await server.sweep()
        table = await server.services.tables.get(table_id)
        assert (table.row.seq, table.seats[0].missed) == (0, 0), "nobody was late"


async def test_while_another_process_is_there_clocks_run(two_servers: list[LiveServer]) -> None:
    first, second = two_servers
    first.clock.stand()
    people = await first.people("Ann", "Ben")
    table_id = await running_table(people, time=LIVE)
    await beat(first)
    for server in two_servers:
        server.services.pulse.passed = first.clock
    for _ in range(10):
        first.clock.skip(2 * BEAT_SECONDS)
        await beat(second)
    await beat(first)
    assert await left(people[0], table_id) == BANK - 20 * BEAT_SECONDS


# ---- a real one, killed --------------------------------------------------------------------------------------------


def test_a_server_that_was_killed_charges_nobody_for_the_time_until_the_next(
    database_url: str, tmp_path: Path
) -> None:
    """Of the clock only what passed while a server ran is gone, though nobody moved for a day."""

    async def run() -> None:
        server = ServerProcess(database_url, tmp_path)
        began = time.monotonic()
        try:
            server.start()
            await server.ready()
            ann, ben = Person(server.base), Person(server.base)
            for person, name in ((ann, "Ann"), (ben, "Ben")):
                await person.come_in(name)
            table_id = await running_table([ann, ben], time=LIVE)
            async with ben.at(table_id) as seat:
                await seat.act()
            server.kill()
            await a_day_passes(database_url)
            server.start()
            await server.ready()
            remaining = await left(ann, table_id)
            assert BANK - (time.monotonic() - began) <= remaining <= BANK
            assert (await ann.table(table_id))["seq"] == 1, "nobody has stood in"
            for person in (ann, ben):
                await person.http.aclose()
        finally:
            server.clear_away()

    asyncio.run(run())


async def a_day_passes(url: str) -> None:
    """Everything that is written down happened a day earlier."""
    day = 86400.0
    database = Database(url)
    async with database.writing() as connection:
        alive = float(
            (
                await connection.execute(select(db.setting.c.value).where(db.setting.c.name == ALIVE))
            ).scalar_one()
        )
        await connection.execute(
            update(db.setting).where(db.setting.c.name == ALIVE).values(value=repr(alive - day))
        )
        for row in (await connection.execute(select(db.table))).all():
            since = [None if asked is None else asked - day for asked in row.clocks["since"]]
            await connection.execute(
                update(db.table)
                .where(db.table.c.id == row.id)
                .values(moved=row.moved - day, due=row.due - day, clocks={**row.clocks, "since": since})
            )
    await database.close()
