"""A guest turns out to be somebody we know: nothing of his is lost, nothing of anybody else's is touched."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from ludage.server.store import schema as db
from tests.server.people_world import PASSWORD, World, a_world, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as made:
        yield made


async def test_a_guest_who_logs_in_brings_everything_along(world: World) -> None:
    ada, _ = await world.registered("ada")
    bob, bobs_cookie = await world.people.guest("Bob")
    guest, cookie = await world.people.guest("Ada again")
    await world.people.change(guest, email="ada@example.org", notify={"email": True})
    await world.table("t1", guest.id, [guest.id, bob.id])
    await world.table("t2", bob.id, [bob.id, guest.id], "finished")
    await world.write(
        insert(db.chat).values(
            table_id="t1", number=1, person=guest.id, name="Ada again", text="hello", at=0.0
        ),
        insert(db.held).values(table_id="t1", person=guest.id, seat=0, from_start=True),
        insert(db.intent).values(table_id="t1", seat=0, action="pass", once=True, created=0.0),
        insert(db.notice).values(person=guest.id, table_id="t1", seq=3, due=0.0),
        insert(db.upload).values(id="u", person=guest.id, game="age-of-gods", record="", created=0.0),
    )
    found, fresh = await world.people.log_in("ada", PASSWORD, cookie)
    assert found == ada
    assert world.told == [["t1", "t2"]]
    assert await world.seats("t1") == [(ada.id, False), (bob.id, False)]
    assert await world.seats("t2") == [(bob.id, False), (ada.id, False)]
    assert [row.host for row in await world.rows(select(db.table.c.host).order_by(db.table.c.id))] == [
        ada.id,
        bob.id,
    ]
    for owned in (db.chat, db.notice, db.upload, db.held):
        assert [row.person for row in await world.rows(select(owned.c.person))] == [ada.id]
    assert await world.count(db.intent) == 1
    assert await world.people.person_of(cookie) is None
    assert await world.people.person_of(fresh) == ada
    assert await world.people.person_of(bobs_cookie) == bob
    left = await world.people.find(guest.id)
    assert left is not None
    assert left.email is None
    await world.people.sweep()
    assert await world.people.find(guest.id) is None


async def test_where_both_sit_the_guest_gets_up(world: World) -> None:
    ada, _ = await world.registered("ada")
    guest, _ = await world.people.guest("Ada again")
    await world.table("open", guest.id, [guest.id, ada.id], "open")
    await world.table("running", ada.id, [ada.id, guest.id])
    await world.table("finished", ada.id, [ada.id, guest.id], "finished")
    await world.write(
        insert(db.intent).values(table_id="running", seat=0, action="a", once=True, created=0.0),
        insert(db.intent).values(table_id="running", seat=1, action="b", once=True, created=0.0),
        insert(db.notice).values(person=guest.id, table_id="running", seq=3, due=0.0),
        insert(db.notice).values(person=ada.id, table_id="finished", seq=4, due=0.0),
        insert(db.notice).values(person=guest.id, table_id="finished", seq=4, due=0.0),
    )
    assert await world.people.merge(guest.id, ada.id) == ["open", "running"]
    assert await world.seats("open") == [(None, False), (ada.id, False)]
    assert await world.seats("running") == [(ada.id, False), (guest.id, True)]
    assert await world.seats("finished") == [(ada.id, False), (guest.id, False)]
    assert [row.action for row in await world.rows(select(db.intent.c.action))] == ["a"]
    notices = await world.rows(select(db.notice.c.person, db.notice.c.table_id))
    assert [tuple(row) for row in notices] == [(ada.id, "finished")]
    await world.people.sweep()
    assert await world.people.find(guest.id) is not None, "the finished game remembers him"


async def test_who_has_held_a_seat_as_a_guest_has_held_it(world: World) -> None:
    """Logging in is no way to forget what one has seen from another seat."""
    ada, _ = await world.registered("ada")
    guest, _ = await world.people.guest("Ada again")
    await world.table("his", ada.id, [None, ada.id])
    await world.table("both", ada.id, [None, ada.id])
    await world.write(
        insert(db.held).values(table_id="his", person=guest.id, seat=0, from_start=True),
        insert(db.held).values(table_id="both", person=guest.id, seat=0, from_start=True),
        insert(db.held).values(table_id="both", person=ada.id, seat=1, from_start=False),
    )
    await world.people.merge(guest.id, ada.id)
    held = await world.rows(select(db.held).order_by(db.held.c.table_id))
    assert [(row.table_id, row.person, row.seat, row.from_start) for row in held] == [
        ("both", ada.id, 1, False),
        ("his", ada.id, 0, True),
    ]


async def test_an_account_is_never_moved_into_another(world: World) -> None:
    ada, adas_cookie = await world.registered("ada")
    eve, eves_cookie = await world.registered("eve", "Eve")
    guest, guests_cookie = await world.people.guest("Bob")
    await world.table("t1", ada.id, [ada.id, guest.id])
    for source, target in (
        (ada.id, eve.id),
        (ada.id, ada.id),
        (guest.id, guest.id),
        (ada.id, guest.id),
        (guest.id, "nobody"),
        ("nobody", ada.id),
    ):
        assert await world.people.merge(source, target) == []
    assert await world.seats("t1") == [(ada.id, False), (guest.id, False)]
    assert await world.people.person_of(guests_cookie) == guest
    found, _ = await world.people.log_in("eve", PASSWORD, adas_cookie)
    assert found == eve
    assert await world.people.person_of(adas_cookie) is None, "this browser is Eve's now"
    assert await world.people.person_of(eves_cookie) == eve, "her other one still is"
    assert await world.seats("t1") == [(ada.id, False), (guest.id, False)]


async def test_a_refused_log_in_moves_nothing(world: World) -> None:
    await world.registered("ada")
    guest, cookie = await world.people.guest("Bob")
    await world.table("t1", guest.id, [guest.id])
    await refused("wrong-login", world.people.log_in("ada", "not the password", cookie))
    assert await world.people.person_of(cookie) == guest
    assert await world.seats("t1") == [(guest.id, False)]
    assert world.told == []


async def test_a_guest_who_logs_in_twice_at_once_is_moved_once(world: World) -> None:
    ada, _ = await world.registered("ada")
    guest, cookie = await world.people.guest("Ada again")
    for number in range(5):
        await world.table(f"t{number}", guest.id, [guest.id, None])
    both = await asyncio.gather(*(world.people.log_in("ada", PASSWORD, cookie) for _ in range(2)))
    assert [await world.people.person_of(fresh) for _, fresh in both] == [ada, ada]
    assert await world.people.person_of(cookie) is None
    assert world.told == [[f"t{number}" for number in range(5)]]
    for number in range(5):
        assert await world.seats(f"t{number}") == [(ada.id, False), (None, False)]
