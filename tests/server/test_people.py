"""People come, register and return; nobody else comes in their place."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from ludage.server.passwords import hash_of_nothing
from ludage.server.people import People
from ludage.server.refusals import Refusal
from ludage.server.store import schema as db
from tests.server.people_world import HOSTILE, PASSWORD, CountingHasher, World, a_world, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as made:
        yield made


# ---- guests and names -------------------------------------------------------------------------------------------


async def test_a_guest_comes_in_with_one_click(world: World) -> None:
    guest, cookie = await world.people.guest("  Ada \n Lovelace ", "fr")
    assert (guest.name, guest.login, guest.language) == ("Ada Lovelace", None, "fr")
    assert await world.people.person_of(cookie) == guest
    assert await world.people.find(guest.id) == guest


async def test_a_guest_without_a_name_is_given_one(world: World) -> None:
    guest, _ = await world.people.guest("", "en")
    assert re.fullmatch(r"[A-Z][a-z]+ [1-9][0-9]", guest.name)


async def test_an_empty_name_changes_nothing(world: World) -> None:
    guest, _ = await world.people.guest("Ada")
    await refused("bad-name", world.people.change(guest, name=" \t "))
    assert await world.people.find(guest.id) == guest


async def test_only_our_languages_are_spoken(world: World) -> None:
    await refused("bad-language", world.people.guest("Ada", "tlh"))
    guest, _ = await world.people.guest("Ada")
    await refused("bad-language", world.people.change(guest, language="'; --"))
    assert (await world.people.change(guest, language="fr")).language == "fr"


async def test_a_new_name_is_told_at_all_tables(world: World) -> None:
    guest, _ = await world.people.guest("Ada")
    await world.table("t1", guest.id, [guest.id, None])
    await world.table("t2", guest.id, [None, guest.id], "open")
    await world.people.change(guest, name="Bob")
    assert world.told == [["t1", "t2"]]
    await world.people.change(guest, language="fr")
    assert world.told == [["t1", "t2"]], "nobody else sees in which language he reads"


async def test_a_stranger_cannot_be_changed(world: World) -> None:
    guest, _ = await world.people.guest("Ada")
    nobody = replace(guest, id="nobody")
    for doing in (
        world.people.change(nobody, name="Ada"),
        world.people.change(nobody, language="fr"),
        world.people.change(nobody, notify={}),
        world.people.register("nobody", "ada", PASSWORD),
    ):
        await refused("not-signed-in", doing)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"name": "\u202e"}, "bad-name"),
        ({"language": "tlh"}, "bad-language"),
        ({"email": "not an address"}, "bad-email"),
        ({"webhook": "ftp://home.example/"}, "bad-webhook"),
        ({"notify": {"zone": "Atlantis"}}, "bad-zone"),
        ({"notify": {"webhook": True}, "webhook": ""}, "webhook-missing"),
    ],
)
async def test_either_all_changes_are_made_or_none(world: World, wrong: dict[str, Any], code: str) -> None:
    guest, cookie = await world.people.guest("Ada")
    right: dict[str, Any] = {
        "name": "Bob",
        "language": "fr",
        "email": "bob@example.org",
        "notify": {"email": True},
    }
    await refused(code, world.people.change(guest, **{**right, **wrong}))
    assert await world.people.person_of(cookie) == guest
    assert world.told == []
    await world.people.change(guest, **right)
    changed = await world.people.person_of(cookie)
    assert changed is not None
    assert (changed.name, changed.language, changed.email) == ("Bob", "fr", "bob@example.org")
    assert changed.notify["email"]


async def test_changing_nothing_changes_nothing(world: World) -> None:
    guest, cookie = await world.people.guest("Ada")
    assert await world.people.change(guest) == guest
    assert await world.people.person_of(cookie) == guest


# ---- accounts ---------------------------------------------------------------------------------------------------


async def test_a_guest_registers_and_keeps_everything(world: World) -> None:
    guest, _ = await world.people.guest("Ada", "fr")
    await world.table("t1", guest.id, [guest.id, None])
    ada, cookie = await world.people.register(guest.id, "Ada.L-1", PASSWORD)
    assert (ada.id, ada.name, ada.login, ada.language) == (guest.id, "Ada", "ada.l-1", "fr")
    assert await world.people.person_of(cookie) == ada
    assert await world.seats("t1") == [(ada.id, False), (None, False)]


async def test_a_cookie_planted_before_registering_opens_nothing_after(world: World) -> None:
    guest, planted = await world.people.guest("Eve's gift")
    ada, cookie = await world.people.register(guest.id, "ada", PASSWORD)
    assert await world.people.person_of(planted) is None
    assert await world.people.person_of(cookie) == ada
    assert cookie != planted


async def test_a_cookie_planted_before_logging_in_opens_nothing_after(world: World) -> None:
    ada, _ = await world.registered("ada")
    _, planted = await world.people.guest("Eve's gift")
    found, cookie = await world.people.log_in("ada", PASSWORD, planted)
    assert found == ada
    assert cookie != planted
    assert await world.people.person_of(planted) is None
    assert await world.people.person_of(cookie) == ada


async def test_logins_are_the_same_in_capitals(world: World) -> None:
    ada, _ = await world.registered("Ada")
    assert (await world.people.log_in("aDA", PASSWORD))[0] == ada
    guest, cookie = await world.people.guest("Bob")
    await refused("login-taken", world.people.register(guest.id, "ADA", PASSWORD))
    assert await world.people.person_of(cookie) == guest


async def test_of_two_who_want_a_login_at_once_one_gets_it(world: World) -> None:
    guests = [await world.people.guest(name) for name in ("Ada", "Bob", "Eve")]
    got = await asyncio.gather(
        *(world.people.register(guest.id, "ada", PASSWORD) for guest, _ in guests), return_exceptions=True
    )
    codes = [answer.code for answer in got if isinstance(answer, Refusal)]
    assert codes == ["login-taken", "login-taken"]
    who = [(await world.people.person_of(cookie)) is None for _, cookie in guests]
    assert sorted(who) == [False, False, True], "the others are guests as before"


async def test_nobody_registers_twice(world: World) -> None:
    ada, _ = await world.registered("ada")
    await refused("already-registered", world.people.register(ada.id, "ada2", "another password"))
    assert (await world.people.log_in("ada", PASSWORD))[0] == ada


@pytest.mark.parametrize(
    "login", ["ab", "x" * 41, "", "a b c", "ada\n", "аda", "ada@home", *HOSTILE, "x" * 10**6]
)
async def test_odd_logins_are_refused(world: World, login: str) -> None:
    guest, _ = await world.people.guest("Ada")
    await refused("bad-login", world.people.register(guest.id, login, PASSWORD))
    await refused("wrong-login", world.people.log_in(login, PASSWORD))
    assert world.hasher.used == 0


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201, "x" * 1_000_000, "lone \ud800 half"])
async def test_impossible_passwords_are_refused_before_any_hashing(world: World, password: str) -> None:
    guest, _ = await world.people.guest("Ada")
    await refused("bad-password", world.people.register(guest.id, "ada", password))
    assert world.hasher.used == 0
    await world.people.register(guest.id, "ada", PASSWORD)
    used = world.hasher.used
    await refused("wrong-login", world.people.log_in("ada", password))
    await refused("wrong-login", world.people.log_in("nobody", password))
    assert world.hasher.used == used


@pytest.mark.parametrize("password", [*HOSTILE, "x" * 200, "pass\x00word", "пароль из слов", "🦉" * 8])
async def test_any_other_text_is_a_good_password(world: World, password: str) -> None:
    guest, _ = await world.people.guest("Ada")
    await world.people.register(guest.id, "ada", password)
    assert (await world.people.log_in("ada", password))[0].id == guest.id
    await refused("wrong-login", world.people.log_in("ada", password[:-1] + "?"))


async def test_a_password_is_the_same_from_every_keyboard(world: World) -> None:
    guest, _ = await world.people.guest("Ada")
    await world.people.register(guest.id, "ada", "cafe\u0301 noir")
    assert (await world.people.log_in("ada", "caf\u00e9 noir"))[0].id == guest.id


async def test_nobody_learns_which_logins_exist(world: World) -> None:
    await world.registered("ada")
    before = world.hasher.used
    wrong = await refused("wrong-login", world.people.log_in("ada", "not the password"))
    after_wrong = world.hasher.used
    unknown = await refused("wrong-login", world.people.log_in("nobody", "not the password"))
    assert (wrong.status, wrong.said) == (unknown.status, unknown.said)
    assert after_wrong - before == world.hasher.used - after_wrong == 1, "the same work"


def test_the_hash_of_nobody_costs_as_much_as_a_real_one() -> None:
    hasher = PasswordHasher(time_cost=2, memory_cost=4096, parallelism=1)
    real, nobodys = hasher.hash(PASSWORD), hash_of_nothing(hasher)
    assert not hasher.check_needs_rehash(nobodys)
    assert len(real) == len(nobodys)
    taken = {real: 1e9, nobodys: 1e9}
    for _ in range(5):
        for stored in taken:
            begun = time.thread_time()  # of this thread alone, however busy the machine is
            with pytest.raises(Exception, match="does not match"):
                hasher.verify(stored, "not the password")
            taken[stored] = min(taken[stored], time.thread_time() - begun)
    assert 0.3 < taken[nobodys] / taken[real] < 3


async def test_a_person_without_a_password_cannot_log_in(world: World) -> None:
    ada, _ = await world.registered("ada")
    await world.write(update(db.person).where(db.person.c.id == ada.id).values(password=None))
    await refused("wrong-login", world.people.log_in("ada", PASSWORD))
    await world.write(update(db.person).where(db.person.c.id == ada.id).values(password="broken"))
    await refused("wrong-login", world.people.log_in("ada", PASSWORD))


async def test_an_old_hash_is_renewed_at_log_in(world: World) -> None:
    await world.registered("ada")
    before = (await world.rows(select(db.person.c.password)))[0].password
    stronger = People(world.settings, world.database, lambda: world.time, CountingHasher(time_cost=2))
    await refused("wrong-login", stronger.log_in("ada", "not the password"))
    assert (await world.rows(select(db.person.c.password)))[0].password == before
    await stronger.log_in("ada", PASSWORD)
    after = (await world.rows(select(db.person.c.password)))[0].password
    assert "t=1" in before
    assert "t=2" in after
    assert (await stronger.log_in("ada", PASSWORD))[0].login == "ada"
    assert (await world.rows(select(db.person.c.password)))[0].password == after


# ---- being told -----------------------------------------------------------------------------------------------


async def test_nobody_is_told_anything_unasked(world: World) -> None:
    guest, _ = await world.people.guest("Ada")
    assert guest.notify == {
        "email": False,
        "webhook": False,
        "quiet": None,
        "zone": "UTC",
        "digest_minutes": world.settings.digest_minutes,
    }


async def test_people_say_how_they_want_to_be_told(world: World) -> None:
    guest, cookie = await world.people.guest("Ada")
    wanted = {"email": True, "webhook": True, "quiet": [22, 7], "zone": "Europe/Paris", "digest_minutes": 30}
    hook = "https://discord.example:8443/api/webhooks/1/aB-c_d?wait=true"
    told = await world.people.change(guest, email="ada.l+games@mail.example.org", webhook=hook, notify=wanted)
    assert (told.email, told.webhook, told.notify) == ("ada.l+games@mail.example.org", hook, wanted)
    assert await world.people.person_of(cookie) == told
    again = await world.people.change(told, notify={"digest_minutes": 0})
    assert again.notify == {**wanted, "digest_minutes": 0}


async def test_taking_an_address_away_closes_that_way(world: World) -> None:
    guest, _ = await world.people.guest("Ada")
    told = await world.people.change(guest, email="ada@example.org", notify={"email": True})
    gone = await world.people.change(told, email="")
    assert (gone.email, gone.notify["email"]) == (None, False)


# ---- hostile text ---------------------------------------------------------------------------------------------


async def test_the_database_survived_all_that(world: World) -> None:
    """Hostile text reaches the database as text: the schema is whole after every kind of input."""
    for name in HOSTILE:
        guest, _ = await world.people.guest(name)
        await refused("not-signed-in", world.people.change(replace(guest, id=name), name="Ada"))
        assert await world.people.find(name) is None
        await world.people.log_out_everywhere(name)
        await world.people.merge(name, guest.id)
    assert await world.count(db.person) == await world.count(db.session) == len(HOSTILE)
