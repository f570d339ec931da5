"""Running the server: health, figures, logs, migrations, settings, and a stop that loses nothing."""

import asyncio
import json
import re
import signal
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select
from websockets.asyncio.client import connect

from ludage.core.content import ContentError
from ludage.core.message import Problem
from ludage.server import run
from ludage.server.digest import TEXT
from ludage.server.hub import Watcher
from ludage.server.live import TRY_AGAIN
from ludage.server.news import CHAT, SEATS
from ludage.server.settings import Settings, UnfitContent, database_url
from ludage.server.store import schema as db
from ludage.server.store.database import Database, NoDatabase
from ludage.texts import Texts
from tests.server.clients import Json, LiveServer, Person, health, running_table, serving
from tests.server.crash_server import ServerProcess
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without any table."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


# ---- health and figures -------------------------------------------------------------------------------------------


async def test_a_server_that_serves_is_healthy(server: LiveServer) -> None:
    assert await server.stranger().get("/healthz") == {"status": "ok"}


async def test_a_server_without_its_database_is_not(postgres: Postgres) -> None:
    url = await asyncio.to_thread(postgres.new_database)
    name = url.partition("@/")[2].partition("?")[0]
    async with serving(url) as server:
        stranger = server.stranger()
        assert await stranger.get("/healthz") == {"status": "ok"}
        await asyncio.to_thread(postgres.run, f"DROP DATABASE {name} WITH (FORCE)")
        answer = await health(stranger, 503)
        assert "Traceback" not in answer.text
        answer = await stranger.http.post("/api/guest", json={})
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        assert name not in answer.text


async def test_who_comes_to_a_table_without_the_database_is_told_so(
    postgres: Postgres, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is missed before or after his connection is open; and the log has no tracebacks."""
    url = await asyncio.to_thread(postgres.new_database)
    name = url.partition("@/")[2].partition("?")[0]
    async with serving(url) as server:
        ann, ben = await server.people("Ann", "Ben")
        table_id = await running_table([ann, ben])
        await server.idle()
        join = server.services.hub.join

        async def just_gone(watcher: Watcher, since: int | None) -> None:
            await join(watcher, since)
            raise NoDatabase("it went away")

        with monkeypatch.context() as patched:
            patched.setattr(server.services.hub, "join", just_gone)
            async with ann.at(table_id) as seat:
                assert (await seat.a("refused"))["code"] == "no-database"
                assert await seat.closed() == TRY_AGAIN
        await asyncio.to_thread(postgres.run, f"DROP DATABASE {name} WITH (FORCE)")
        async with ann.at(table_id) as seat:
            assert (await seat.a("refused"))["code"] == "no-database"
            assert await seat.closed() == TRY_AGAIN
    about = [
        record for record in caplog.records if record.name in ("ludage.live", "uvicorn.error", "litestar")
    ]
    assert [record.exc_info for record in about if record.levelname == "ERROR"] == [None, None]


async def figures(person: Person) -> dict[str, float]:
    text = await person.get("/metrics")
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def test_the_figures_tell_what_happens(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    before = await figures(ann)
    table_id = await running_table([ann, ben])
    began = await figures(ann)
    async with ann.at(table_id) as first, ben.at(table_id) as second:
        await first.act()
        await second.act()
        during = await figures(ann)
        assert during["ludage_rows_total"] == began["ludage_rows_total"] + 2
        assert during["ludage_watchers"] == 2
    assert during["ludage_tables_in_memory"] == 1
    await ann.refused("/api/tables", game="nope", players=2)
    await ann.http.get("/api/no/such/thing")
    after = await figures(ann)

    def requests(status: int, then: dict[str, float]) -> float:
        return then.get(f'ludage_http_requests_total{{status="{status}"}}', 0.0)

    assert requests(404, after) == requests(404, before) + 2
    assert requests(200, after) > requests(200, before)
    assert requests(201, after) == requests(201, before) + 1
    assert after["ludage_http_seconds_count"] > before["ludage_http_seconds_count"]
    assert {name for name in after if name.startswith("ludage_bots_")} == {
        f"ludage_bots_{what}" for what in ("asked", "answered", "killed", "died", "fallbacks")
    }


async def test_the_api_describes_itself(server: LiveServer) -> None:
    stranger = server.stranger()
    described = await stranger.get("/docs/openapi.json")
    assert {"/api/tables", "/api/tables/{table_id}/join", "/api/guest", "/api/records"} <= set(
        described["paths"]
    )
    assert (await stranger.http.get("/docs")).status_code == 200


# ---- the schema ---------------------------------------------------------------------------------------------------


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, db.metadata))


async def test_the_migrations_lead_to_the_schema_and_again_change_nothing(new_database: str) -> None:
    database = Database(new_database)
    for _ in range(2):
        await database.migrate()
        async with database.reading() as connection:
            assert await connection.run_sync(differences) == []
            tables = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
        assert tables == {*db.metadata.tables, "alembic_version"}
    await database.close()


async def test_processes_that_start_together_migrate_once(postgres: Postgres) -> None:
    url = await asyncio.to_thread(postgres.new_database)
    databases = [Database(url) for _ in range(3)]
    await asyncio.gather(*(database.migrate() for database in databases))
    async with databases[0].reading() as connection:
        assert await connection.run_sync(differences) == []
    for database in databases:
        await database.close()


async def test_a_migration_leaves_everything_that_is_there(database_url: str) -> None:
    async with serving(database_url) as server:
        ann = await server.person()
        table_id = await ann.open_table()
        cookie = ann.cookie
    async with serving(database_url) as server:
        assert (await server.returning(cookie).table(table_id))["you"] == 0


# ---- settings -----------------------------------------------------------------------------------------------------


def test_settings_come_from_the_environment() -> None:
    settings = run.settings_from(
        {
            "LUDAGE_DATABASE": "postgresql://ludage@/club",
            "LUDAGE_ORIGINS": "https://a.example, https://b.example,",
            "LUDAGE_SECURE_COOKIES": "Yes",
            "LUDAGE_BOT_WORKERS": "3",
            "LUDAGE_BOT_SECONDS": "2.5",
            "LUDAGE_CONTENT": "/box",
            "LUDAGE_LANG": "fr",
            "HOME": "/root",
        }
    )
    assert settings.database == "postgresql://ludage@/club"
    assert settings.origins == ("https://a.example", "https://b.example")
    assert (settings.secure_cookies, settings.bot_workers, settings.bot_seconds) == (True, 3, 2.5)
    assert settings.content == Path("/box")
    assert run.settings_from(run._as_environment(settings)) == settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LUDAGE_BOT_WORKERS", "many"),
        ("LUDAGE_SECURE_COOKIES", "perhaps"),
        ("LUDAGE_BOT_SECONDS", "a while"),
        ("LUDAGE_CONNECTIONS_PER_ADDRESS", "1.5"),
    ],
)
def test_a_setting_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(Problem, match=rf"^server setting .* \[variable {name}, value {value}\]$"):
        run.settings_from({name: value})


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("bot_workers", 0, "cannot be “0”: expected 1 or more."),
        ("bot_seconds", 0.0, "cannot be “0.0”: expected more than 0."),
        ("digest_minutes", -4, "cannot be “-4”: expected 0 or more."),
        ("connections_per_address", 0, "cannot be “0”: expected 1 or more."),
        ("secret", "abc", "is too short: expected 16 characters or more."),
        ("public_url", "foo", "cannot be “foo”: expected http:// or https:// and a host."),
        ("log_level", "LOUD", "cannot be “LOUD”; it can be: DEBUG, INFO, WARNING and ERROR."),
        (
            "proxies",
            ("10.0.0.0/8", "nonsense"),
            "cannot hold “nonsense”: expected addresses or networks, such as 10.0.0.1 or 10.0.0.0/8.",
        ),
    ],
)
def test_a_setting_that_would_fail_later_is_named_at_the_start(
    name: str, value: object, expected: str
) -> None:
    Settings().check()
    wrong: dict[str, Any] = {name: value}
    with pytest.raises(Problem) as told:
        Settings(**wrong).check()
    said = Texts("en", [TEXT]).message(told.value.said)
    assert said == f"LUDAGE_{name.upper()} {expected}"
    assert "abc" not in str(told.value)
    assert Texts("fr", [TEXT]).message(told.value.said).startswith(f"LUDAGE_{name.upper()} ")


def test_a_misspelt_variable_is_not_passed_over() -> None:
    with pytest.raises(Problem) as told:
        run.settings_from({"LUDAGE_SECURE_COOKIE": "yes"})
    said = Texts("en", [TEXT]).message(told.value.said)
    assert said == "LUDAGE_SECURE_COOKIE is not a setting: is LUDAGE_SECURE_COOKIES meant?"


def test_tables_of_ones_own_are_kept_apart_by_game(tmp_path: Path) -> None:
    (tmp_path / "age-of-gods").mkdir()
    (tmp_path / "age-of-gods" / "markers.csv").write_text("id,count,count_source\nhate,3,box\n")
    Settings(content=tmp_path).check()
    with pytest.raises(UnfitContent) as told:
        Settings(content=tmp_path / "age-of-gods").check()
    assert told.value.said.args["game"] == "age-of-mythology"
    assert "age-of-mythology" in str(told.value)
    assert isinstance(told.value.reason, ContentError)
    with pytest.raises(UnfitContent):
        Settings(content=Path("/nowhere")).check()


def test_an_empty_variable_counts_as_not_given() -> None:
    """As a compose file passes on what the operator has not set."""
    names = [f"LUDAGE_{field.name.upper()}" for field in fields(Settings)]
    settings = run.settings_from({**dict.fromkeys(names, ""), "LUDAGE_SMTP": " \t"})
    assert replace(settings, secret="") == Settings(secret="")
    assert len(settings.secret) == 64


def test_an_address_of_a_database_is_understood_or_named() -> None:
    assert database_url("sqlite:///x") == "sqlite+aiosqlite:///x"
    for plain in ("postgres://u@h/d", "postgresql://u@h/d", "postgresql+asyncpg://u@h/d"):
        assert database_url(plain) == "postgresql+asyncpg://u@h/d"
    with pytest.raises(Problem, match=r"mysql://…\]$"):
        database_url("mysql://me:hush@host/x")


def test_the_secret_is_not_shown() -> None:
    assert "hush" not in repr(Settings(secret="hush"))


async def test_all_processes_sign_with_one_secret_that_outlives_them(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUDAGE_SECRET", raising=False)
    prepared = [await run.prepare(Settings(database=new_database)) for _ in range(2)]
    assert prepared[0].secret == prepared[1].secret
    assert len(prepared[0].secret) == 64
    monkeypatch.setenv("LUDAGE_SECRET", "mine")
    assert (await run.prepare(Settings(database=new_database, secret="mine"))).secret == "mine"


async def test_a_database_is_closed_when_nobody_uses_it_any_more(database_url: str) -> None:
    """A connection in use at that moment would never be closed."""
    database = Database(database_url)

    async def look_something_up() -> None:
        async with database.reading() as connection:
            await connection.execute(select(1))
            begun.set()
            await asyncio.sleep(0.2)

    begun = asyncio.Event()
    looking = asyncio.create_task(look_something_up())
    await begun.wait()
    await database.close()
    assert looking.done()
    await looking


async def test_a_closed_database_is_not_opened_again_by_whoever_comes_late(database_url: str) -> None:
    database = Database(database_url)
    async with database.reading() as connection:
        await connection.execute(select(1))
    await database.close()
    with pytest.raises(RuntimeError, match="closed"):
        async with database.reading():
            pass
    with pytest.raises(RuntimeError, match="closed"):
        async with database.writing():
            pass


# ---- a process ----------------------------------------------------------------------------------------------------


@pytest.fixture
def process(sqlite_url: str, tmp_path: Path) -> Iterator[ServerProcess]:
    made = ServerProcess(sqlite_url, tmp_path)
    yield made
    made.clear_away()


async def test_the_log_tells_neither_where_a_person_is_nor_what_he_holds(process: ServerProcess) -> None:
    process.start()
    await process.ready()
    address = f"{process.base.replace('http', 'ws', 1)}/ws/tables/0123?invitation=hush-hush"
    async with connect(address, proxy=None) as socket:
        assert json.loads(await socket.recv())["code"] == "no-such-table"
    await process.stop()
    said = process.said()
    assert "Application startup complete" in said  # the log is there
    assert "hush-hush" not in said
    assert set(re.findall(r"127\.0\.0\.1:(\d+)", said)) <= {str(process.port)}


async def test_a_stop_with_open_sockets_is_quick_and_loses_nothing(process: ServerProcess) -> None:
    process.start()
    await process.ready()
    people = [Person(process.base), Person(process.base)]
    for person in people:
        await person.come_in("Somebody")
    table_id = await running_table(people)
    cookies = [person.cookie for person in people]
    acknowledged = 0
    async with people[0].at(table_id) as first, people[1].at(table_id) as second:

        async def play(seat: Any) -> int:
            """Until the server goes."""
            nonlocal acknowledged
            try:
                while True:
                    acknowledged = max(acknowledged, await seat.act())
                    await seat.at_seq(acknowledged)
            except Exception:
                return int(await seat.closed())

        playing = [asyncio.create_task(play(seat)) for seat in (first, second)]
        while acknowledged < 6:
            await asyncio.sleep(0.01)
        assert await process.stop() == -signal.SIGTERM, "it ends by the signal once all is put away"
        assert [await each for each in playing] == [1012, 1012]
    for person in people:
        await person.http.aclose()
    await process.no_worker_left()
    check_log(process.said())
    async with serving(process.database, secret=await secret_of(process.database)) as server:
        again = server.returning(cookies[0])
        table = await again.table(table_id)
        assert table["seq"] >= acknowledged
        assert (table["status"], table["you"]) == ("running", 0)
        assert not any(seat["online"] for seat in table["seats"]), "who was there is not there any more"


async def test_a_stop_while_people_are_being_told_leaves_no_connection_open(sqlite_url: str) -> None:
    """Every connection to the database is given back before it is closed."""
    async with serving(sqlite_url) as server:
        ann, ben = await server.people("Ann", "Ben")
        table_id = await running_table([ann, ben])
        hub, database = server.services.hub, server.services.database
        async with ann.at(table_id) as seat:
            await seat.a("position")
            for _ in range(5):
                server.services.tables.loaded(table_id).changes += 1  # type: ignore[union-attr]
                hub.heard(table_id, SEATS, False)
                hub.heard(table_id, CHAT, False)
                assert hub._tasks
                await hub.stop()
                assert not hub._tasks
                assert database.engine.pool.status().endswith("Current Checked out connections: 0")


async def secret_of(url: str) -> str:
    database = Database(url)
    async with database.reading() as connection:
        wanted = select(db.setting.c.value).where(db.setting.c.name == "secret")
        secret = str((await connection.execute(wanted)).scalar_one())
    await database.close()
    return secret


def check_log(text: str) -> None:
    """Each line is one JSON object, with what every line has."""
    lines: list[Json] = [json.loads(line) for line in text.splitlines()]
    assert lines
    for line in lines:
        assert {"at", "level", "from", "message"} <= set(line) <= {"at", "level", "from", "message", "error"}
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", line["at"])
        assert line["level"] in ("info", "warning", "error")
    assert not [line for line in lines if line["level"] == "error"], text
