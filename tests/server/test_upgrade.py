"""A server of newer rules finds the games of an older one: they go on, or they stand still with a reason."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Table, delete, func, insert, select, update

import ludage
from ludage.server.play import Play, Row
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database
from ludage.server.tables import Tables
from ludage.server.upgrade import check_rules
from tests.server.clients import Clock, Json, LiveServer, Person, running_table, serving
from tests.server.people_world import empty_database

pytestmark = pytest.mark.anyio
TODAY = ludage.game("age-of-gods").version


class Stored:
    """A database with running games in it, and nobody serving."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: list[str] = []
        self.cookies: list[str | None] = []
        self.digests: list[str] = []

    async def write(self, *statements: Any) -> None:
        database = Database(self.url)
        async with database.writing() as connection:
            for statement in statements:
                await connection.execute(statement)
        await database.close()

    async def count(self, table: Any, table_id: str) -> int:
        database = Database(self.url)
        async with database.reading() as connection:
            found = await connection.execute(
                select(func.count()).select_from(table).where(table.c.table_id == table_id)
            )
            number = int(found.scalar_one())
        await database.close()
        return number

    async def of_rules(self, version: str, *table_ids: str) -> None:
        """As if these games had been played under other rules until now: the hashes of their positions name them."""
        database = Database(self.url)
        async with database.writing() as connection:
            for table_id in table_ids:
                of_table = db.table.c.id == table_id
                table = (await connection.execute(select(db.table).where(of_table))).one()
                play = Play(
                    ludage.game(table.game), table.players, int(table.seed, 16), table.options, table.rules
                )
                moves = db.move.c.table_id == table_id
                for row in (
                    await connection.execute(select(db.move).where(moves).order_by(db.move.c.number))
                ).all():
                    play.replay(Row(row.number, row.seat, row.action, row.keep, row.hash))
                    if row.hash is not None:
                        again = play.state.digest(version)
                        assert again != row.hash
                        this = moves & (db.move.c.number == row.number)
                        await connection.execute(update(db.move).where(this).values(hash=again))
                await connection.execute(update(db.table).where(of_table).values(rules=version))
        await database.close()

    @asynccontextmanager
    async def served(self, **settings: Any) -> AsyncIterator[tuple[LiveServer, list[Person]]]:
        """A server starts, and the people come back."""
        async with serving(self.url, **settings) as server:
            people = [server.returning(cookie) for cookie in self.cookies]
            yield server, people


@pytest.fixture(scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Stored, dict[Table, list[Json]]]:
    """Three games of Ann and Ben, the first past a snapshot, and all that the database knows of them."""
    file = tmp_path_factory.mktemp("played") / "ludage.sqlite3"
    file.write_bytes(await asyncio.to_thread(empty_database))
    made = Stored(f"sqlite:///{file}")
    async with serving(made.url) as server:
        people = await server.people("Ann", "Ben")
        for rows in (44, 2, 2):
            table_id = await running_table(people)
            play = server.play(table_id)
            while play.seq < rows:
                seat = play.state.to_act[-1]
                await server.services.tables.act(table_id, seat, play.seq, play.state.legal(seat)[-1])
            made.tables.append(table_id)
            made.digests.append(play.state.digest())
        made.cookies = [person.cookie for person in people]
        async with server.services.database.reading() as connection:
            known = {
                table: [dict(row._mapping) for row in await connection.execute(select(table))]
                for table in db.metadata.sorted_tables
            }
    return made, known


@pytest.fixture
async def stored(played: tuple[Stored, dict[Table, list[Json]]], database_url: str) -> Stored:
    """The same games in a database of this test's own."""
    first, known = played
    made = Stored(database_url)
    made.tables, made.cookies, made.digests = list(first.tables), list(first.cookies), list(first.digests)
    await made.write(*(insert(table).values(rows) for table, rows in known.items() if rows))
    return made


async def test_a_game_that_is_right_by_the_new_rules_goes_on_under_them(stored: Stored) -> None:
    await stored.of_rules("0.9", *stored.tables)
    async with stored.served() as (server, (ann, ben)):
        for table_id, digest in zip(stored.tables, stored.digests, strict=True):
            table = await ann.table(table_id)
            assert (table["status"], table["rules"], table["frozen_at"]) == ("running", TODAY, None)
            assert server.play(table_id).state.digest() == digest
        seat = server.play(stored.tables[0]).state.to_act[0]
        async with (ann, ben)[seat].at(stored.tables[0]) as mine:
            assert await mine.act() == 45
    assert await stored.count(db.snapshot, stored.tables[0]) == 0, "those of the old rules are gone"
    async with stored.served() as (
        server,
        (ann, _ben),
    ):  # read again from the first row, by the rules of today
        assert (await ann.table(stored.tables[0]))["status"] == "running"
        assert server.play(stored.tables[0]).seq == 45


@pytest.mark.parametrize("wrong", ["hash", "action", "seat", "gap", "cut"])
async def test_a_game_that_no_longer_fits_is_frozen_and_the_others_are_not(
    stored: Stored, wrong: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken, *others = stored.tables
    row = (db.move.c.table_id == broken) & (db.move.c.number == 20)
    spoil: dict[str, Any] = {
        "hash": update(db.move).where(row).values(hash="0123456789abcdef"),
        "action": update(db.move).where(row).values(action="no such action"),
        "seat": update(db.move).where(row).values(seat=None),
        "gap": delete(db.move).where(row),
        "cut": update(db.move).where(row).values(action=None, keep=99),
    }
    await stored.of_rules("0.9", *stored.tables)
    await stored.write(spoil[wrong])
    rows = await stored.count(db.move, broken)
    async with stored.served() as (server, (ann, ben)):
        table = await ann.table(broken)
        assert (table["status"], table["seq"], table["rules"]) == ("frozen", 44, "0.9")
        assert table["frozen_at"] == (21 if wrong == "gap" else 20)
        assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben"]
        assert (table["seed"], table["you"]) == (None, 0)
        async with ann.at(broken) as seat:
            assert (await seat.a("table"))["table"]["status"] == "frozen"
            for kind, fields in (
                ("act", {"seq": 44, "action": 0}),
                ("undo", {"to": 3}),
                ("consent", {"agree": True}),
                ("hint", {}),
                ("sync", {"since": 0}),
            ):
                answer = await seat.ask(kind, **fields)
                assert answer["code"] == "frozen"
                assert answer["said"]["args"] == {"row": table["frozen_at"]}
            await seat.send(kind="chat", text="What now?")
            assert (await seat.a("chat"))["text"] == "What now?"
            # the reason may quote what somebody chose in secret: it is for the operator's log only
            (reason,) = [line for line in caplog.messages if line.startswith(f"table {broken} is frozen: ")]
            assert reason.partition(": ")[2] not in "".join(seat.raw)
            assert "no such action" not in "".join(seat.raw)
        assert await ann.refused(f"/api/tables/{broken}/orders", action="pass") == (409, "frozen")
        for path in ("record", "view", "replay"):
            assert await ann.not_shown(f"/api/tables/{broken}/{path}") == (409, "frozen")
        await server.sweep()
        listed = (await ann.get("/api/tables/mine"))["tables"]
        assert {each["id"]: each["status"] for each in listed} == {
            broken: "frozen",
            others[0]: "running",
            others[1]: "running",
        }
        seat_to_act = server.play(others[0]).state.to_act[0]
        async with (ann, ben)[seat_to_act].at(others[0]) as mine:
            assert await mine.act() == 3
    assert await stored.count(db.move, broken) == rows, "nothing is lost"


async def test_a_frozen_game_thaws_when_the_rules_fit_again(stored: Stored) -> None:
    broken = stored.tables[0]
    row = (db.move.c.table_id == broken) & (db.move.c.number == 20)
    await stored.of_rules("0.9", broken)
    database = Database(stored.url)
    async with database.reading() as connection:
        right = (await connection.execute(select(db.move.c.hash).where(row))).scalar_one()
    await database.close()
    await stored.write(update(db.move).where(row).values(hash="0123456789abcdef"))
    async with stored.served() as (_server, (ann, _ben)):
        assert (await ann.table(broken))["status"] == "frozen"
    async with stored.served() as (_server, (ann, _ben)):
        assert (await ann.table(broken))["status"] == "frozen", "starting again is no cure"
    await stored.write(update(db.move).where(row).values(hash=right))
    async with stored.served() as (server, (ann, _ben)):
        table = await ann.table(broken)
        assert (table["status"], table["frozen_at"], table["rules"]) == ("running", None, TODAY)
        assert server.play(broken).state.digest() == stored.digests[0]


async def test_nobody_pays_for_the_time_in_which_his_table_was_frozen(database_url: str) -> None:
    stored, clock = Stored(database_url), Clock()
    clock.stand()
    async with serving(database_url, clock) as server:
        people = await server.people("Ann", "Ben")
        table_id = await running_table(people, time={"pace": "live", "bank": 1000})
        clock.skip(100)
        async with people[0].at(table_id) as seat:
            await seat.act()
        stored.cookies = [person.cookie for person in people]
    await stored.of_rules("0.9", table_id)
    await stored.write(update(db.move).where(db.move.c.table_id == table_id).values(hash="0123456789abcdef"))
    async with serving(database_url, clock) as server:
        assert (await server.returning(stored.cookies[0]).table(table_id))["frozen_at"] == 1
        clock.skip(50_000)
        await server.sweep()
    await stored.write(update(db.move).where(db.move.c.table_id == table_id).values(hash=None))
    async with serving(database_url, clock) as server:
        async with server.returning(stored.cookies[1]).at(table_id) as seat:
            position = await seat.a("position")
            assert position["clocks"] == [{"left": 900.0, "running": False}, {"left": 900.0, "running": True}]
        await server.sweep()
        assert server.play(table_id).seq == 1


async def test_a_game_that_is_not_here_any_more_does_not_keep_the_server_from_starting(
    stored: Stored,
) -> None:
    gone, odd, fine = stored.tables
    await stored.write(
        update(db.table).where(db.table.c.id == gone).values(game="chess"),
        update(db.table).where(db.table.c.id == odd).values(options={"variant": "no longer"}, rules="0.9"),
    )
    async with stored.served() as (_server, (ann, _ben)):
        statuses = [(await ann.table(table_id))["status"] for table_id in (gone, odd, fine)]
        assert statuses == ["frozen", "frozen", "running"]
        assert [(await ann.table(table_id))["frozen_at"] for table_id in (gone, odd)] == [0, 0]
        async with ann.at(gone) as seat:
            answer = await seat.ask("act", seq=0, action=0)
            assert (answer["code"], answer["said"]["args"]) == ("frozen", {"row": 0})


async def test_a_row_that_was_spoilt_under_the_same_rules_freezes_the_table_when_it_is_opened(
    stored: Stored,
) -> None:
    broken = stored.tables[0]
    last = (db.move.c.table_id == broken) & (db.move.c.number == 42)
    await stored.write(update(db.move).where(last).values(action="attack t01 t01"))
    async with stored.served() as (_server, (ann, _ben)):
        table = await ann.table(broken)
        assert (table["status"], table["frozen_at"]) == ("frozen", 42)
        assert len((await ann.get("/api/tables/mine"))["tables"]) == 3
    async with stored.served() as (_server, (ann, _ben)):
        assert (await ann.table(broken))["status"] == "frozen"


@pytest.mark.parametrize("snapshot", ["{}", "", '{"format": 1, "game": "chess"}'])
async def test_a_snapshot_that_is_of_no_use_is_done_without(stored: Stored, snapshot: str) -> None:
    await stored.write(
        update(db.snapshot).where(db.snapshot.c.table_id == stored.tables[0]).values(position=snapshot)
    )
    async with stored.served() as (server, (ann, _ben)):
        assert (await ann.table(stored.tables[0]))["status"] == "running"
        assert server.play(stored.tables[0]).state.digest() == stored.digests[0]


async def test_a_finished_game_of_other_rules_is_still_listed(stored: Stored) -> None:
    """Its result stands; only what must be played again to be shown cannot be."""
    old, fits, _ = stored.tables
    finished = {"status": "finished", "scores": [1, 2], "ranks": [2, 1], "rules": "0.9", "rated": True}
    await stored.write(
        update(db.table).where(db.table.c.id.in_([old, fits])).values(**finished),
        update(db.move).where(db.move.c.table_id == old).values(action="no such action"),
    )
    async with stored.served() as (_server, (ann, _ben)):
        listed: list[Json] = (await ann.get("/api/tables", status="finished"))["tables"]
        assert {each["id"] for each in listed} == {old, fits}
        table = await ann.table(old)
        assert (table["status"], table["scores"]) == ("finished", [1, 2])
        assert table["seed"] is not None
        assert await ann.not_shown(f"/api/tables/{old}/record") == (409, "frozen")
        assert await ann.not_shown(f"/api/tables/{old}/view") == (409, "frozen")
        async with ann.at(old) as seat:
            assert (await seat.a("table"))["table"]["id"] == old
        assert (await ann.get(f"/api/tables/{fits}/view"))["of"] == 2


async def test_two_processes_that_start_together_freeze_once(stored: Stored, database_url: str) -> None:
    broken = stored.tables[0]
    await stored.of_rules("0.9", *stored.tables)
    row = (db.move.c.table_id == broken) & (db.move.c.number == 20)
    await stored.write(update(db.move).where(row).values(hash="0123456789abcdef"))
    database = Database(database_url)
    async with stored.served() as (server, _people):
        tables = Tables(Settings(database=database_url), database, server.services.news)
        assert await check_rules(tables) == []
        assert (await tables.get(broken)).status == "frozen"
        assert (await tables.get(stored.tables[1])).status == "running"
    await database.close()
