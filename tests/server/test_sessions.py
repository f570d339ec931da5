"""A cookie is its owner's alone, for as long as he comes back."""

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server import people
from ludage.server.people import People
from ludage.server.sessions import SESSIONS_MOST
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database
from tests.server.people_world import DAY, PASSWORD, World, a_world

pytestmark = pytest.mark.anyio


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as made:
        yield made


async def test_forged_and_truncated_cookies_are_nobodys(world: World) -> None:
    _, cookie = await world.people.guest("Ada")
    secret, signature = cookie.split(".")
    other_key = People(Settings(secret="another"), world.database, lambda: world.time, world.hasher)
    _, foreign = await other_key.guest("Eve")
    bad: list[str | None] = [
        None,
        "",
        ".",
        secret,
        f"{secret}.",
        f".{signature}",
        f"{secret}.{'0' * 64}",
        f"{secret}.{signature[:-1]}",
        f"{secret[:-1]}.{signature}",
        f"{secret}.{signature}.{signature}",
        f"{secret}.{signature}\n",
        f" {cookie}",
        f"{secret}.{signature.upper()}" if signature.upper() != signature else "",
        f"{secret[:-1]}é.{signature}",
        f"{'A' * 43}.{signature}",
        f"{hashlib.sha256(secret.encode()).hexdigest()}.{signature}",
        "' OR 1=1 --." + signature,
        "\ud800." + signature,
        "x" * 1_000_000,
        foreign,
    ]
    bad += [cookie[:length] for length in range(len(cookie))]
    for value in bad:
        assert await world.people.person_of(value) is None, value
        await world.people.log_out(value)
    assert await world.people.person_of(cookie) is not None


async def test_the_database_does_not_hold_what_a_cookie_needs(world: World) -> None:
    _, cookie = await world.registered("ada")
    secret, signature = cookie.split(".")
    everything = ""
    for table in db.metadata.sorted_tables:
        everything += str(await world.rows(select(table)))
    assert secret not in everything
    assert signature not in everything
    assert PASSWORD not in everything
    assert hashlib.sha256(secret.encode()).hexdigest() in everything
    assert "$argon2id$" in everything


async def test_two_sessions_never_look_alike(world: World) -> None:
    cookies = [(await world.people.guest())[1] for _ in range(50)]
    assert len({cookie.split(".")[0] for cookie in cookies}) == 50
    assert all(len(cookie.split(".")[0]) == 43 for cookie in cookies), "256 bits"


async def test_a_session_unseen_for_ninety_days_has_ended(world: World) -> None:
    _, cookie = await world.people.guest("Ada")
    for _ in range(3):
        world.time += 89 * DAY
        assert await world.people.person_of(cookie) is not None, "each visit renews it"
    world.time += 90 * DAY + 1
    assert await world.people.person_of(cookie) is None
    assert await world.count(db.session) == 0, "and it is gone"
    world.time -= 10 * DAY
    assert await world.people.person_of(cookie) is None


async def test_a_visit_is_noted_at_most_once_an_hour(world: World) -> None:
    _, cookie = await world.people.guest("Ada")
    begun = world.time
    for minutes, seen in ((30, 0), (29, 0), (2, 61), (30, 61), (31, 122)):
        world.time += 60 * minutes
        await world.people.person_of(cookie)
        assert (await world.rows(select(db.session.c.seen)))[0].seen == begun + 60 * seen


async def test_logging_out_ends_this_session_and_everywhere_ends_all(world: World) -> None:
    ada, first = await world.registered("ada")
    _, second = await world.people.log_in("ada", PASSWORD)
    _, third = await world.people.log_in("ada", PASSWORD)
    _, other = await world.people.guest("Bob")
    await world.people.log_out(first)
    assert await world.people.person_of(first) is None
    assert await world.people.person_of(second) == ada
    await world.people.log_out_everywhere(ada.id)
    assert await world.people.person_of(second) is None
    assert await world.people.person_of(third) is None
    assert await world.people.person_of(other) is not None


async def test_sessions_do_not_pile_up(world: World) -> None:
    _, first = await world.registered("ada")
    cookies = []
    for _ in range(SESSIONS_MOST + 5):
        world.time += 1
        cookies.append((await world.people.log_in("ada", PASSWORD))[1])
    assert await world.count(db.session) == SESSIONS_MOST
    assert await world.people.person_of(first) is None
    assert await world.people.person_of(cookies[-1]) is not None


async def test_sweeping_forgets_guests_who_left_nothing(world: World) -> None:
    await world.people.guest("gone")
    played, _ = await world.people.guest("played once")
    await world.table("t1", played.id, [played.id])
    ada, _ = await world.registered("ada")
    world.time += 91 * DAY
    fresh, cookie = await world.people.guest("fresh")
    await world.people.sweep()
    assert {row.id for row in await world.rows(select(db.person.c.id))} == {played.id, ada.id, fresh.id}
    assert await world.people.person_of(cookie) == fresh
    assert await world.count(db.session) == 1


async def test_sweeping_lets_others_write_between_portions(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "FORGOTTEN_AT_ONCE", 3)
    for number in range(8):
        await world.people.guest(f"gone {number}")
    world.time += 91 * DAY
    deleted, write = list[int](), world.people.database.writing

    @asynccontextmanager
    async def counted() -> AsyncIterator[AsyncConnection]:
        before = await world.count(db.person)
        async with write() as connection:
            yield connection
        deleted.append(before - await world.count(db.person))

    monkeypatch.setattr(world.people.database, "writing", counted)
    await world.people.sweep()
    assert deleted == [0, 3, 3, 2]


async def test_whose_tables_there_are_is_found_by_an_index(sqlite_url: str) -> None:
    """For each guest who is forgotten, the database makes sure that he is no host any more."""
    database = Database(sqlite_url)
    await database.migrate()
    async with database.reading() as connection:
        plan = await connection.exec_driver_sql("EXPLAIN QUERY PLAN SELECT 1 FROM table_ WHERE host = 'x'")
        (step,) = [row[-1] for row in plan]
    await database.close()
    assert "ix_table__host" in step


async def test_a_guest_s_records_go_with_him(world: World) -> None:
    gone, _ = await world.people.guest("gone")
    ada, _ = await world.registered("ada")
    async with world.people.database.writing() as connection:
        for who in (gone, ada):
            row = {"id": who.id, "person": who.id, "game": "g", "record": "r", "created": 0.0}
            await connection.execute(insert(db.upload).values(**row))
    await world.people.sweep()
    assert await world.count(db.upload) == 2
    world.time += 91 * DAY
    await world.people.sweep()
    assert [row.person for row in await world.rows(select(db.upload.c.person))] == [ada.id]
    assert [row.id for row in await world.rows(select(db.person.c.id))] == [ada.id]
