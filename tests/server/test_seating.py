"""Who sits where: seats are held once, results belong to those who began, and no table waits for ever."""

import pytest
from sqlalchemy import func, select

from ludage.server.ratings import FIRST, rated
from ludage.server.seating import OPEN_MOST, OPEN_SECONDS
from ludage.server.store import schema as db
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
