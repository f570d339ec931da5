"""Who sits where: seats are held once, results belong to those who began, and no table waits for ever."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludage.server.ratings import FIRST, rated
from ludage.server.refusals import Refusal
from ludage.server.seating import OPEN_MOST, OPEN_SECONDS
from ludage.server.store import schema as db
from ludage.server.store.database import MIGRATIONS
from tests.server.clients import GAME, LiveServer, Person, finish, running_table

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"


async def registered(server: LiveServer, *names: str) -> list[Person]:
    """People with accounts."""
    people = await server.people(*names)
    for person in people:
        await person.post("/api/register", login=f"{person.name}.test", password=PASSWORD)
    return people


async def ratings(server: LiveServer, people: list[Person]) -> list[tuple[float, float] | None]:
    await server.idle()
    async with server.services.database.reading() as connection:
        found = await connection.execute(select(db.person))
        known = {row.id: row for row in found}
    return [
        None if known[each.id].rating_mu is None else (known[each.id].rating_mu, known[each.id].rating_sigma)
        for each in people
    ]


# ---- one person, one seat -----------------------------------------------------------------------------------------


async def test_who_has_held_a_seat_takes_over_no_other_one(server: LiveServer) -> None:
    """He knows its secrets: from the other side of the table they would be worth something."""
    ann, ben, cas = await server.people("Ann", "Ben", "Cas")
    table_id = await running_table([ann, ben, cas])
    join = f"/api/tables/{table_id}/join"
    for person in (ann, ben):
        await person.post(f"/api/tables/{table_id}/leave")
    answer = await ann.http.post(join, json={"seat": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "held-another")
    assert answer.json()["said"]["args"] == {"seat": "seat:0"}
    assert await ben.refused(join, seat=0) == (409, "held-another")
    assert (await ben.post(join))["you"] == 1, "of those that are free, the one that was his"
    assert (await ann.post(join, seat=0))["you"] == 0


async def test_who_took_over_a_seat_has_held_it_too(server: LiveServer) -> None:
    ann, ben, cas, eve = await server.people("Ann", "Ben", "Cas", "Eve")
    table_id = await running_table([ann, ben, cas])
    join, leave = f"/api/tables/{table_id}/join", f"/api/tables/{table_id}/leave"
    await ann.post(leave)
    assert (await eve.post(join))["you"] == 0
    await eve.post(leave)
    await ben.post(leave)
    assert await eve.refused(join, seat=1) == (409, "held-another")
    assert (await eve.post(join, seat=0))["you"] == 0
    assert await ann.refused(join, seat=1) == (409, "held-another")


async def test_who_has_held_a_seat_cannot_hop_by_logging_in(server: LiveServer) -> None:
    await registered(server, "Ann")
    ben, cas = await server.people("Ben", "Cas")
    table_id = await running_table([cas, ben])
    await ben.post(f"/api/tables/{table_id}/leave")
    await cas.post(f"/api/tables/{table_id}/leave")
    await ben.post("/api/login", login="ann.test", password=PASSWORD)
    assert await ben.refused(f"/api/tables/{table_id}/join", seat=0) == (409, "held-another")
    assert (await ben.post(f"/api/tables/{table_id}/join", seat=1))["you"] == 1


async def test_before_the_start_everybody_changes_seats_as_he_likes(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await ann.open_table(3)
    join, leave = f"/api/tables/{table_id}/join", f"/api/tables/{table_id}/leave"
    for seat in (1, 2, 1):
        assert (await ben.post(join, seat=seat))["you"] == seat
        await ben.post(leave)


# ---- whose result it is -------------------------------------------------------------------------------------------


async def test_leaving_spares_nobody_the_result_and_standing_in_costs_nobody(server: LiveServer) -> None:
    ann, ben, cas = await registered(server, "Ann", "Ben", "Cas")
    table_id = await running_table([ann, ben])
    await ben.post(f"/api/tables/{table_id}/leave")
    await cas.post(f"/api/tables/{table_id}/join")
    await finish(server, table_id)
    ranks = (await ann.table(table_id))["ranks"]
    assert await ratings(server, [ann, ben, cas]) == [*rated(ranks, [FIRST, FIRST]), None]


async def test_guests_and_bots_do_not_count_and_a_game_counts_once(server: LiveServer) -> None:
    ann, ben = await registered(server, "Ann", "Ben")
    guest = await server.person("Guest")
    table_id = await running_table([guest, ann, ben])
    await finish(server, table_id)
    ranks = (await ann.table(table_id))["ranks"]
    expected = rated(ranks[1:], [FIRST, FIRST])
    assert await ratings(server, [guest, ann, ben]) == [None, *expected]
    await server.services.aftermath.rate_all()
    assert await ratings(server, [ann, ben]) == expected
    shown = [seat["rating"] for seat in (await guest.table(table_id))["seats"]]
    assert shown == [None, *(round(mu) for mu, _sigma in expected)]


@pytest.mark.parametrize("way", ["register", "login"])
async def test_whether_a_game_is_rated_is_settled_at_its_start(server: LiveServer, way: str) -> None:
    (ben,) = await registered(server, "Ben")
    if way == "login":
        account = await server.person("Ann")
        await account.post("/api/register", login="ann.before", password="a long password")
    ann = await server.person("Ann")
    table_id = await running_table([ann, ben])
    play = server.play(table_id)
    await server.services.tables.act(table_id, 0, play.seq, play.state.legal(0)[0])
    await ann.post(f"/api/{way}", login="ann.before", password="a long password")  # she sees that she wins
    ann.id = (await ann.get("/api/me"))["id"]
    assert (await ann.table(table_id))["you"] == 0
    await finish(server, table_id)
    assert await ratings(server, [ann, ben]) == [None, None]


Coming = tuple[str, int | None, str]
"""Who sits down, where, from which browser; in no seat: he leaves."""


async def refused_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
    servers: list[LiveServer],
    table_id: str,
    wanted: Coming,
    *meanwhile: Coming,
) -> str:
    """The code of the refusal of who wants to sit down, once others have come and gone in another process.

    That is after everything has been looked at that is not held until the end.
    """
    first, second = (server.services.seating for server in servers)
    change_seat = first.change_seat

    async def later(*request: Any, **more: Any) -> None:
        for person, seat, browser in meanwhile:
            async with second.tables.locked(table_id) as table:
                if seat is None:
                    await second.leave(table, person)
                else:
                    await second.join(table, person, seat, browser)
        await change_seat(*request, **more)

    with monkeypatch.context() as patched:
        patched.setattr(first, "change_seat", later)
        async with first.tables.locked(table_id) as table:
            with pytest.raises(Refusal) as refusal:
                await first.join(table, *wanted)
    return refusal.value.code


async def test_nobody_takes_two_seats_in_two_processes_at_once(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await two_servers[0].people("Ann", "Ben", "Cas", "Eve")
    eve = people.pop()
    table_id = await running_table(people)
    for person in people[1:]:
        await person.post(f"/api/tables/{table_id}/leave")
    asked = [(eve.id, seat, "") for seat in (2, 1)]
    assert await refused_meanwhile(monkeypatch, two_servers, table_id, *asked) == "already-seated"
    await eve.post(f"/api/tables/{table_id}/leave")
    await people[1].post(f"/api/tables/{table_id}/join", seat=1)
    seats = (await eve.table(table_id))["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [
        ("Ann", "person"),
        ("Ben", "person"),
        ("Cas", "abandoned"),
    ]


async def left_by_two(server: LiveServer) -> tuple[str, Person, Person]:
    """A running table whose second and third player have left, and two people beside it."""
    people = await server.people("Ann", "Ben", "Cas", "Eve", "Dan")
    dan, eve = people.pop(), people.pop()
    table_id = await running_table(people)
    for person in people[1:]:
        await person.post(f"/api/tables/{table_id}/leave")
    return table_id, eve, dan


async def test_nobody_who_has_held_a_seat_takes_another_when_a_process_does_not_know_it(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, eve, dan = await left_by_two(two_servers[0])
    gone = [(eve.id, 1, ""), (eve.id, None, ""), (dan.id, 1, "")]
    wanted = (eve.id, 2, "")
    assert await refused_meanwhile(monkeypatch, two_servers, table_id, wanted, *gone) == "held-another"


async def test_two_guests_of_one_browser_do_not_take_two_seats_at_once(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, eve, dan = await left_by_two(two_servers[0])
    async with two_servers[0].services.database.writing() as connection:
        await connection.execute(insert(db.browser), [{"id": "b", "person": each.id} for each in (dan, eve)])
    asked = [(each.id, seat, "b") for each, seat in ((dan, 1), (eve, 2))]
    assert await refused_meanwhile(monkeypatch, two_servers, table_id, *asked) == "held-in-browser"


async def test_nobody_sits_down_twice_at_an_open_table(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, eve = await two_servers[0].people("Ann", "Eve")
    table_id = await ann.open_table(4)
    asked = [(eve.id, seat, "") for seat in (2, 3)]
    assert await refused_meanwhile(monkeypatch, two_servers, table_id, *asked) == "already-seated"
    async with two_servers[0].services.database.writing() as connection:
        twice = update(db.seat).where(db.seat.c.table_id == table_id).values(person=eve.id)
        with pytest.raises(IntegrityError):
            await connection.execute(twice)


def test_who_had_two_seats_keeps_the_first(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{tmp_path}/old.sqlite3")
    statuses = ("open", "running", "finished")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for name in ("ann", "eve"):
            connection.exec_driver_sql(
                "INSERT INTO person (id, name, language, notify, created) VALUES (?, ?, 'en', '{}', 0)",
                (name, name),
            )
        for status in statuses:
            connection.exec_driver_sql(
                "INSERT INTO table_ (id, name, game, rules, players, options, seed, public, invitation, time, status,"
                " created, moved, seq, to_act, clocks, rated, chats) VALUES"
                " (?, '', 'age-of-gods', '1', 3, '{}', '0', true, 'i', '{}', ?, 0, 0, 0, '[]', '{}', false, 0)",
                (status, status),
            )
            people: tuple[str | None, ...] = ("eve", "ann", "eve", "eve", None)
            for seat, person in enumerate(people):
                connection.exec_driver_sql(
                    "INSERT INTO seat (table_id, seat, person, abandoned, missed, online)"
                    " VALUES (?, ?, ?, false, 0, 0)",
                    (status, seat, person),
                )
        command.upgrade(config, "head")
        for status in statuses:
            found = connection.exec_driver_sql(
                "SELECT person, abandoned FROM seat WHERE table_id = ? ORDER BY seat", (status,)
            )
            on = status == "running"
            assert found.all() == [("eve", 0), ("ann", 0), (None, on), (None, on), (None, 0)]
        command.downgrade(config, "0003")
    engine.dispose()


# ---- open tables --------------------------------------------------------------------------------------------------


async def test_nobody_has_tables_without_end_waiting_for_players(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    tables = [await ann.open_table() for _ in range(OPEN_MOST)]
    answer = await ann.http.post("/api/tables", json={"game": GAME, "players": 2})
    assert (answer.status_code, answer.json()["code"]) == (409, "too-many-tables")
    assert answer.json()["said"]["args"] == {"most": OPEN_MOST}
    assert await ben.open_table()
    await ben.post(f"/api/tables/{tables[0]}/join")
    await ann.post(f"/api/tables/{tables[0]}/start")
    assert await ann.open_table(), "what has begun does not count"
    assert await ann.refused("/api/tables", game=GAME, players=2) == (409, "too-many-tables")
    await ann.post(f"/api/tables/{tables[1]}/leave")
    assert await ann.open_table(), "nor what is gone"


async def test_nor_by_asking_two_processes_for_many_at_once(two_servers: list[LiveServer]) -> None:
    ann = await two_servers[0].person("Ann")
    ways = [ann, two_servers[1].returning(ann.cookie)]
    asked = (ways[n % 2].http.post("/api/tables", json={"game": GAME, "players": 2}) for n in range(40))
    answers = await asyncio.gather(*asked)
    codes = [answer.json().get("code", "") for answer in answers]
    assert sorted(codes) == [""] * OPEN_MOST + ["too-many-tables"] * (40 - OPEN_MOST)


async def test_an_open_table_at_which_nothing_happens_is_cleared_away(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    begun = await running_table([ann, ben])
    old = await ann.open_table()
    server.clock.skip(OPEN_SECONDS / 2)
    young = await ann.open_table()
    await server.services.seating.clear_away()
    assert {old, young} <= {each["id"] for each in (await ann.get("/api/tables"))["tables"]}
    server.clock.skip(OPEN_SECONDS / 2 + 1)
    async with ben.at(old) as watching:
        await watching.a("table")
        await server.services.seating.clear_away()
        assert await watching.closed() == 4404
    assert await ann.not_shown(f"/api/tables/{old}") == (404, "no-such-table")
    assert (await ann.table(young))["status"] == "open"
    assert (await ann.table(begun))["status"] == "running"
    async with server.services.database.reading() as connection:
        seats = await connection.execute(
            select(func.count()).select_from(db.seat).where(db.seat.c.table_id == old)
        )
        assert seats.scalar_one() == 0, "with all that belongs to it"
