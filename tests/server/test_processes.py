"""Several server processes on one PostgreSQL: one table, whoever is connected where."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import select

from ludage.server.news import ROWS
from ludage.server.run import check_free, serve
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database
from ludage.server.table import TableInMemory
from tests.patience import patient
from tests.ports import free_port
from tests.server.clients import PATIENCE, PLAIN, Clock, LiveServer, Person, Seat, running_table, serving
from tests.server.crash_server import ServerProcess, is_worker
from tests.server.postgres import Postgres
from tests.server.witness import Replay, Stream

pytestmark = pytest.mark.anyio


class Pair:
    """A real process and the server of the tests' own process, on one database; and people known to both."""

    def __init__(self, process: ServerProcess, here: LiveServer) -> None:
        self.process = process
        self.here = here

    async def person(self, name: str) -> tuple[Person, Person]:
        """One person, connected to the other process and to this one."""
        local = await self.here.person(name)
        there = Person(self.process.base, local.cookie)
        self.here._people.append(there)
        return there, local


async def shared_secret(url: str) -> str:
    """What the real process signs its cookies with."""
    database = Database(url)
    async with database.reading() as connection:
        found = await connection.execute(select(db.setting.c.value).where(db.setting.c.name == "secret"))
        secret = str(found.scalar_one())
    await database.close()
    return secret


@pytest.fixture(scope="module")
def process(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(postgres.new_database(), tmp_path_factory.mktemp("process"))
    made.start()
    yield made
    made.clear_away()


@pytest.fixture
async def pair(process: ServerProcess) -> AsyncIterator[Pair]:
    await process.ready()
    async with serving(process.database, secret=await shared_secret(process.database)) as here:
        yield Pair(process, here)


async def wanderer(ways: tuple[Person, ...], table_id: str, stream: Stream, chance: Random) -> None:
    """Plays at random to the end, and connects now to the one process, now to the other."""
    while True:
        async with chance.choice(ways).at(table_id, stream.seq) as seat:
            seat.raw = stream.connected()
            acted = -1
            while chance.random() > 0.04:
                message = await seat.next()
                if message["kind"] == "position":
                    stream.seq = message["seq"]
                    if message["legal"] and message["seq"] > acted:
                        acted = message["seq"]
                        action = chance.choice(message["legal"])["action"]
                        await seat.send(kind="act", seq=acted, action=action)
                if seat.table.get("status") == "finished" and stream.seq == seat.table["seq"]:
                    return


async def test_players_of_one_table_are_connected_to_different_processes(pair: Pair) -> None:
    people = [await pair.person(name) for name in ("Ann", "Ben", "Cas")]
    table_id = await people[0][0].open_table(4)
    for there, here in people[1:]:
        await (there if there is people[1][0] else here).post(f"/api/tables/{table_id}/join")
    await people[0][1].post(f"/api/tables/{table_id}/bots", bot="random")
    streams = [Stream(0), Stream(1), Stream(2), Stream(None)]
    watching = await pair.person("Eve")
    async with asyncio.timeout(6 * PATIENCE), asyncio.TaskGroup() as group:
        for number, (ways, stream) in enumerate(zip([*people, watching], streams, strict=True)):
            stream.seq = 0
            group.create_task(wanderer(ways, table_id, stream, Random(number)))
        await people[0][0].post(f"/api/tables/{table_id}/start")
    record = await people[0][0].get(f"/api/tables/{table_id}/record")
    assert record == await people[1][1].get(f"/api/tables/{table_id}/record")
    replay = Replay.of_record(record, range(len(people)))
    for stream in streams:
        stream.check(replay)


async def test_who_acts_through_both_processes_at_once_acts_once(pair: Pair) -> None:
    people = [await pair.person(name) for name in ("Ann", "Ben")]
    table_id = await running_table([people[0][0], people[1][0]])
    ann, ben = people
    async with (
        ann[0].at(table_id) as ann_there,
        ann[1].at(table_id) as ann_here,
        ben[0].at(table_id) as ben_there,
        ben[1].at(table_id) as ben_here,
    ):
        sockets = [(ann_there, ann_here), (ben_there, ben_here)]
        for seq in range(25):
            for seat in (ann_there, ann_here, ben_there, ben_here):
                await seat.at_seq(seq)
            both = next(two for two in sockets if two[0].position["legal"])
            choices = both[0].position["legal"]
            answers = await asyncio.gather(
                *(
                    seat.ask("act", seq=seq, action=choices[number % len(choices)]["action"])
                    for number, seat in enumerate(both)
                )
            )
            assert sorted(answer["kind"] for answer in answers) == ["done", "refused"]
            refused = next(answer for answer in answers if answer["kind"] == "refused")
            assert refused["code"] in ("stale", "illegal")
    database = pair.here.services.database
    async with database.reading() as connection:
        rows = await connection.execute(
            select(db.move.c.number).where(db.move.c.table_id == table_id).order_by(db.move.c.number)
        )
        numbers = list(rows.scalars())
    assert numbers == list(range(1, 26))


async def test_news_of_every_kind_arrives_in_both_processes(two_servers: list[LiveServer]) -> None:
    first, second = two_servers
    ann = await first.person("Ann")
    ben = await second.person("Ben")
    table_id = await ann.open_table()
    async with ann.at(table_id) as here, ben.at(table_id) as there:
        await here.a("table")
        await there.a("table")
        await ben.post(f"/api/tables/{table_id}/join")
        await here.until(lambda m: m["kind"] == "table" and m["table"]["seats"][1]["name"] == "Ben")
        await ann.post(f"/api/tables/{table_id}/start")
        await there.status("running")
        assert (await there.at_seq(0))["seat"] == 1
        await there.send(kind="chat", text="hello")
        assert (await here.a("chat"))["text"] == "hello"
        await here.act()
        assert (await there.at_seq(1))["happened"][-1]["seat"] == 0
        await there.act()
        await here.at_seq(2)
        await here.done("undo", to=0)
        await there.until(lambda m: m["kind"] == "position" and m["undo_request"] is not None)
        await there.done("consent", agree=True)
        assert (await here.at_seq(3))["happened"][-1]["taken_back"] == [1, 2]
        await ben.http.patch("/api/me", json={"name": "Benedict"})
        await here.until(lambda m: m["kind"] == "table" and m["table"]["seats"][1]["name"] == "Benedict")
        await ben.post(f"/api/tables/{table_id}/leave")
        await here.until(lambda m: m["kind"] == "table" and m["table"]["seats"][1]["kind"] == "abandoned")


async def test_presence_is_known_in_both_processes(two_servers: list[LiveServer]) -> None:
    first, second = two_servers
    ann = await first.person("Ann")
    ben = await second.person("Ben")
    table_id = await ann.open_table()
    await ben.post(f"/api/tables/{table_id}/join")

    def online(seat: Seat) -> list[bool]:
        return [each["online"] for each in seat.table["seats"]]

    async with ann.at(table_id) as here:
        await here.a("table")
        async with ben.at(table_id) as there:
            await there.a("table")
            assert online(there) == [True, True]
            await here.until(lambda _m: online(here) == [True, True])
        await here.until(lambda _m: online(here) == [True, False])


async def test_who_closes_one_of_two_windows_is_still_there(two_servers: list[LiveServer]) -> None:
    """Whichever of the processes it was at, and whichever has last renewed his presence."""
    first, second = two_servers
    ann = await first.person("Ann")
    ben = await second.person("Ben")
    ben_too = first.returning(ben.cookie)
    table_id = await ann.open_table()
    await ben.post(f"/api/tables/{table_id}/join")

    async def is_online(wanted: bool) -> None:
        async with asyncio.timeout(PATIENCE):
            for person in (ann, ben):
                while (await person.table(table_id))["seats"][1]["online"] != wanted:
                    await asyncio.sleep(0.01)

    async with ann.at(table_id) as watching:
        await watching.a("table")
        for last_renewed in (first, second):
            async with ben.at(table_id) as there:
                await there.a("table")
                async with ben_too.at(table_id) as here:
                    await here.a("table")
                    await is_online(True)
                    first.clock.skip(30)
                    await last_renewed.services.hub.keep_online()
                await there.rest(0.3)
                await is_online(True)
            await is_online(False)
            async with ben_too.at(table_id) as here:
                await here.a("table")
                async with ben.at(table_id) as there:
                    await there.a("table")
                    first.clock.skip(30)
                    await last_renewed.services.hub.keep_online()
                await here.rest(0.3)
                await is_online(True)
            await is_online(False)
            await watching.rest(0.05)
        assert not watching.table["seats"][1]["online"]


async def test_chat_through_two_processes_has_one_order(two_servers: list[LiveServer]) -> None:
    first, second = two_servers
    ann = await first.person("Ann")
    ben = await second.person("Ben")
    table_id = await ann.open_table()
    async with ann.at(table_id) as here, ben.at(table_id) as there:
        both = (here, there)

        async def talk(seat: Seat) -> None:
            for number in range(8):
                await seat.done("chat", text=f"line {number}")

        await asyncio.gather(*(talk(seat) for seat in both))
        heard = []
        for seat in both:
            while len(lines := [m for m in seat.log if m["kind"] == "chat"]) < 16:
                await seat.next()
            heard.append([(line["number"], line["name"], line["text"]) for line in lines])
        assert heard[0] == heard[1]
        assert [number for number, _name, _text in heard[0]] == list(range(1, 17))


async def test_a_start_and_a_leave_at_once_leave_a_whole_table(two_servers: list[LiveServer]) -> None:
    """Either he got up in time and the game has not begun, or it has begun with him and he has left it."""
    first, second = two_servers
    ann = await first.person("Ann")
    ben = await second.person("Ben")
    begun = []
    for _ in range(12):
        table_id = await ann.open_table()
        await ben.post(f"/api/tables/{table_id}/join")
        start, leave = await asyncio.gather(
            ann.http.post(f"/api/tables/{table_id}/start", json={}),
            ben.http.post(f"/api/tables/{table_id}/leave", json={}),
        )
        async with first.services.database.reading() as connection:
            table = (await connection.execute(select(db.table).where(db.table.c.id == table_id))).one()
            seat = (
                await connection.execute(
                    select(db.seat).where(db.seat.c.table_id == table_id, db.seat.c.seat == 1)
                )
            ).one()
        begun.append(table.status)
        if table.status == "open":
            assert (start.status_code, start.json()["code"], leave.status_code) == (409, "seats-open", 200)
            assert (seat.person, seat.abandoned) == (None, False)
            await ann.post(f"/api/tables/{table_id}/leave")
        else:
            assert (table.status, start.status_code) == ("running", 200)
            if leave.is_success:
                assert (seat.person, seat.abandoned) == (ben.id, True), "a bot plays for him"
            else:
                assert leave.json()["code"] == "stale"
                assert (seat.person, seat.abandoned) == (ben.id, False)
            assert [(await person.table(table_id))["status"] for person in (ann, ben)] == ["running"] * 2
    assert set(begun) <= {"open", "running"}


async def test_a_clock_that_runs_out_is_seen_to_once_by_two_processes(two_servers: list[LiveServer]) -> None:
    first, second = two_servers
    ann, ben = await first.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time={"pace": "live", "bank": 1000, "increment": 1000})
    async with ann.at(table_id) as seat:
        await seat.act()
    first.clock.skip(1100)
    await asyncio.gather(first.sweep(), second.sweep())
    async with first.services.database.reading() as connection:
        missed = await connection.execute(
            select(db.seat.c.missed).where(db.seat.c.table_id == table_id).order_by(db.seat.c.seat)
        )
        rows = await connection.execute(select(db.move.c.seat).where(db.move.c.table_id == table_id))
        assert list(missed.scalars()) == [0, 1]
        assert list(rows.scalars())[:2] == [0, 1]


async def test_a_process_whose_connections_are_cut_hears_all_news_again(
    two_servers: list[LiveServer], postgres_url: str
) -> None:
    first, second = two_servers
    ann = await first.person("Ann")
    ben = await second.person("Ben")
    table_id = await running_table([ann, second.returning(ben.cookie)])
    async with ann.at(table_id) as here, ben.at(table_id) as there:
        for seat in (here, there):  # until the server has greeted them and waits
            assert await seat.done("sync", since=0) == 0
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()
        assert await here.act() == 1
        assert (await there.at_seq(1))["to_act"] == [1]
        assert await there.act() == 2
        assert (await here.at_seq(2))["seq"] == 2


async def test_when_one_process_is_killed_the_other_goes_on_with_its_bots(
    postgres: Postgres, tmp_path: Path
) -> None:
    killed = ServerProcess(await asyncio.to_thread(postgres.new_database), tmp_path)
    killed.start()
    try:
        await killed.ready()
        clock = Clock()
        secret = await shared_secret(killed.database)
        async with serving(killed.database, clock, secret=secret) as here:
            ann = await here.person("Ann")
            there = Person(killed.base, ann.cookie)
            here._people.append(there)
            table_id = await there.open_table(2)
            await there.post(f"/api/tables/{table_id}/bots", bot="random")
            await there.post(f"/api/tables/{table_id}/start")
            async with ann.at(table_id) as mine, there.at(table_id) as lost:
                # the bot has thought once, so that there is a process to be stopped in its thoughts
                await mine.at_seq(1)
                for worker in killed.thinking():
                    os.kill(worker, signal.SIGSTOP)
                await lost.a("position")
                acknowledged = await lost.act()
                assert (await mine.at_seq(acknowledged))["happened"][-1]["seat"] == 0
                workers = killed.thinking()
                killed.kill()
                for worker in workers:
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
                while here.play(table_id).state.to_act == (0,):  # until the bot is asked
                    await mine.at_seq(here.play(table_id).seq)
                    await mine.act()
                waiting = here.play(table_id).seq
                clock.skip(30)
                await here.sweep()
                assert (await mine.at_seq(waiting + 1))["seq"] > waiting
                assert here.play(table_id).rows[waiting].seat == 1
    finally:
        killed.clear_away()


# ---- several workers of one server --------------------------------------------------------------------------------


def test_several_workers_need_postgresql(sqlite_url: str) -> None:
    with pytest.raises(ValueError, match="server setting workers"):
        serve(Settings(database=sqlite_url), "127.0.0.1", 0, 2)


WORKERS = """
import sys
from ludage.server.news import ROWS
from ludage.server.run import check_free, serve
from ludage.server.settings import Settings
serve(Settings(database=sys.argv[1]), "127.0.0.1", int(sys.argv[2]), 2)
"""


@pytest.mark.long
async def test_the_workers_of_one_server_play_one_table(postgres_url: str, tmp_path: Path) -> None:
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        workers = subprocess.Popen(
            [sys.executable, "-c", WORKERS, postgres_url, str(port)], stdout=log, stderr=log
        )
    base = f"http://127.0.0.1:{port}"
    try:
        async with (
            asyncio.timeout(6 * PATIENCE),
            httpx.AsyncClient(base_url=base, verify=PLAIN, trust_env=False) as http,
        ):
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get("/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.1)
        people = [Person(base) for _ in range(4)]
        for person in people:
            await person.come_in("Somebody")
        table_id = await running_table(people)
        streams = [Stream(seat) for seat in range(4)]
        async with asyncio.timeout(6 * PATIENCE), asyncio.TaskGroup() as group:
            for number, (person, stream) in enumerate(zip(people, streams, strict=True)):
                stream.seq = 0
                group.create_task(wanderer((person,), table_id, stream, Random(number)))
        replay = Replay.of_record(await people[0].get(f"/api/tables/{table_id}/record"))
        for stream in streams:
            stream.check(replay)
        for person in people:
            await person.http.aclose()
    finally:
        workers.terminate()
        assert workers.wait(patient(10)) == 0, (tmp_path / "log").read_text()


async def test_the_workers_of_a_server_that_is_killed_end_and_leave_the_port_free(
    postgres_url: str, tmp_path: Path
) -> None:
    """With the processes in which their bots think, which know nothing of the port."""
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        parent = subprocess.Popen(
            [sys.executable, "-c", WORKERS, postgres_url, str(port)], stdout=log, stderr=log
        )
    person = Person(f"http://127.0.0.1:{port}")
    workers: list[int] = []
    try:
        async with asyncio.timeout(6 * PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    if (await person.http.get("/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.1)
            workers = [pid for pid in children(parent.pid) if sockets(pid) & listening(port)]
            assert len(workers) == 2
            await person.come_in("Ann")
            table_id = await person.open_table(2)
            await person.post(f"/api/tables/{table_id}/bots", bot="random")
            await person.post(f"/api/tables/{table_id}/start")
            async with person.at(table_id) as seat:
                await seat.act()
                await seat.my_turn()  # the bot has thought meanwhile
            bots = [bot for worker in workers for bot in children(worker) if is_worker(bot)]
            assert bots
            assert not any(sockets(bot) & listening(port) for bot in bots)
            parent.kill()
            parent.wait()
            for pid in [*workers, *bots]:
                while is_alive(pid):
                    await asyncio.sleep(0.02)
        check_free("127.0.0.1", port)
    finally:
        parent.kill()
        parent.wait()
        for pid in workers:
            if is_alive(pid):
                os.kill(pid, signal.SIGKILL)
        await person.http.aclose()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    """Not ended; one that nobody has asked how it ended has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def sockets(pid: int) -> set[str]:
    """The numbers of a process's sockets."""
    found = set()
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            found.add(str(entry.readlink()).removeprefix("socket:[").removesuffix("]"))
    return found


def listening(port: int) -> set[str]:
    """The numbers of the sockets that listen at a port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {line[9] for line in lines if line[1].endswith(f":{port:04X}") and line[3] == "0A"}


async def test_what_is_still_being_read_counts_as_not_read(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_servers
    ann = await first.person("Ann")
    ben = await second.person("Ben")
    table_id = await running_table([ann, second.returning(ben.cookie)])
    tables = second.services.tables
    table = await tables.get(table_id)
    read, may_read = tables._load, asyncio.Event()

    async def read_slowly(*args: Any) -> TableInMemory:
        await may_read.wait()
        return await read(*args)

    monkeypatch.setattr(tables, "_load", read_slowly)
    tables.heard(table_id, ROWS, False)
    looking = [asyncio.create_task(tables.get(table_id)) for _ in range(2)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert table.lock.locked()
    assert table.stale
    tables.heard(table_id, ROWS, False)
    may_read.set()
    assert await asyncio.gather(*looking) == [table, table]
    assert not table.stale, "the second look has read what came during the first"


@pytest.mark.parametrize("way", ["logout", "register", "password"])
async def test_who_logs_out_or_changes_his_account_is_cut_off_in_every_process(
    two_servers: list[LiveServer], way: str
) -> None:
    first, second = two_servers
    ann, ben = await first.people("Ann", "Ben")
    if way == "password":
        await ann.post("/api/register", login="ann.elsewhere", password="a long password")
    table_id = await running_table([ann, ben])
    async with (
        second.returning(ann.cookie).at(table_id) as there,
        second.returning(ben.cookie).at(table_id) as other,
    ):
        await there.a("position")
        await other.a("position")
        if way == "logout":
            await ann.post("/api/logout")
        elif way == "register":
            await ann.post("/api/register", login="ann.elsewhere", password="a long password")
        else:
            await ann.post("/api/password", password="a long password", new="another long password")
        assert await there.closed() == 1008
        await other.done("sync", since=0)
