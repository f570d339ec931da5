"""Leaving is not one-way: a bot plays for who has left until he comes back, and everybody is told of both."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server import undo
from ludage.server.refusals import Refusal
from ludage.server.seat_changes import LEAVES_MOST, read_changes
from ludage.server.seating import OPEN_MOST
from ludage.server.store import schema as db
from ludage.server.store.database import MIGRATIONS
from ludage.server.table import TableInMemory
from tests.server.clients import Json, LiveServer, Person, finish, running_table, serving

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"
HOUR = 3600.0


def changes(told: Json) -> list[tuple[str, int, str, str]]:
    """Kind, seat, name and whose place it was, in order; each is numbered."""
    listed = told["seat_changes"]
    assert [change["number"] for change in listed] == list(range(1, len(listed) + 1))
    return [(change["kind"], change["seat"], change["name"], change["before"]) for change in listed]


def seat_of(table: Json, seat: int) -> tuple[str, str]:
    return table["seats"][seat]["name"], table["seats"][seat]["kind"]


async def leave(person: Person, table_id: str) -> Json:
    return dict(await person.post(f"/api/tables/{table_id}/leave"))


async def sit_down(person: Person, table_id: str, **wanted: Any) -> Json:
    return dict(await person.post(f"/api/tables/{table_id}/join", **wanted))


# ---- coming back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("public", [True, False])
async def test_who_has_left_takes_his_seat_back_while_a_bot_plays_it(
    server: LiveServer, public: bool
) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], public=public)
    table = await leave(ben, table_id)
    assert (seat_of(table, 1), table["you"]) == (("Ben", "abandoned"), 1)
    assert seat_of(await ann.table(table_id), 1) == ("Ben", "abandoned")
    async with ann.at(table_id) as first, ben.at(table_id) as second:
        await first.at_seq(1)  # the bot plays
        table = await sit_down(ben, table_id)
        assert (seat_of(table, 1), table["you"]) == (("Ben", "person"), 1)
        await server.idle()
        while not (await second.at_seq(server.play(table_id).seq))["legal"]:
            await first.at_seq(server.play(table_id).seq)
            await first.act()
        await second.act()


def slow_thoughts(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Bots tell when they begin to think, and end when they may."""
    begun, may_end = asyncio.Event(), asyncio.Event()
    choose = server.services.thinkers.choose

    async def slowly(*request: Any, **whose: Any) -> int:
        begun.set()
        await may_end.wait()
        return await choose(*request, **whose)

    monkeypatch.setattr(server.services.thinkers, "choose", slowly)
    return begun, may_end


async def test_a_bot_that_still_thinks_does_not_play_for_who_is_back(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    begun, may_end = slow_thoughts(server, monkeypatch)
    await leave(ben, table_id)
    await begun.wait()
    await sit_down(ben, table_id)
    may_end.set()
    await server.idle()
    assert server.play(table_id).seq == 0


async def test_a_table_that_one_has_left_stays_among_ones_own_after_the_others(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    stays, left = [await running_table([ann, ben]) for _ in range(2)]
    await leave(ben, left)
    mine = (await ben.get("/api/tables/mine"))["tables"]
    assert [table["id"] for table in mine] == [stays, left]
    assert seat_of(mine[1], mine[1]["you"]) == ("Ben", "abandoned")
    await finish(server, left)
    mine = (await ben.get("/api/tables/mine"))["tables"]
    assert [(table["id"], table["status"]) for table in mine] == [(stays, "running"), (left, "finished")]
    assert mine[1]["seats"][1]["name"] == "Ben"


async def test_who_acts_or_takes_back_is_back(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with ben.at(table_id) as seat:
        await seat.a("position")
        for request in ({"kind": "act", "seq": 0, "action": 0}, {"kind": "undo"}):
            await leave(ben, table_id)
            await seat.until(lambda _m: seat_of(seat.table, 1)[1] == "abandoned")
            await seat.ask(**request)
            if seat_of(seat.table, 1)[1] != "person":
                await seat.until(lambda _m: seat_of(seat.table, 1)[1] == "person")
        assert await seat.refused("consent", agree=True) == "nothing-to-undo"
    assert [kind for kind, *_ in changes(await ann.table(table_id))] == ["left", "back"] * 2


async def test_the_orders_of_who_has_left_are_forgotten(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    await ben.post(f"/api/tables/{table_id}/orders", action="pass", prompt="prompt-never")
    await leave(ben, table_id)
    await sit_down(ben, table_id)
    assert (await ben.get(f"/api/tables/{table_id}/orders")) == []


async def test_who_comes_back_to_a_decision_has_had_part_of_its_hours(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one could leave and come back for as much time as one likes."""
    server.clock.stand()
    monkeypatch.setattr(server.services.automatic, "attend", lambda _table_id: None)
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time={"pace": "correspondence", "hours": 48})
    server.clock.skip(40 * HOUR)
    await leave(ben, table_id)
    await sit_down(ben, table_id)
    async with ben.at(table_id) as seat:
        position = await seat.a("position")
        assert [clock["left"] for clock in position["clocks"]] == [8 * HOUR, 8 * HOUR]


async def test_a_stand_in_earns_no_increments_for_who_is_away(server: LiveServer) -> None:
    """Nor are any taken away with what it has done."""
    server.clock.stand()
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time={"pace": "live", "bank": 600, "increment": 60})
    await leave(ben, table_id)
    async with ann.at(table_id) as first:
        acted = 0
        while len([row for row in server.play(table_id).rows if row.seat == 1]) < 3:
            await server.idle()
            await first.at_seq(server.play(table_id).seq)
            if first.position["legal"]:
                await first.act()
                acted += 1
        await server.idle()
        await sit_down(ben, table_id)

        async def left() -> list[float]:
            await first.ask("sync", since=0)
            return [clock["left"] for clock in first.position["clocks"]]

        assert await left() == [600 + 60 * acted, 600]
        async with ben.at(table_id) as second:
            await first.done("undo", to=0)
            await second.done("consent", agree=True)
        await first.at_seq(server.play(table_id).seq)
        assert await left() == [600, 600]


# ---- when everybody has left --------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["back", "acts", "taken"])
async def test_where_everybody_has_left_nothing_goes_on_until_somebody_sits_down(
    server: LiveServer, way: str
) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await ann.open_table(4)
    await ben.post(f"/api/tables/{table_id}/join")
    await ann.post(f"/api/tables/{table_id}/bots", bot="random")
    await ann.post(f"/api/tables/{table_id}/start")
    for person in (ann, ben):
        await leave(person, table_id)
    await server.idle()
    play = server.play(table_id)
    rows = play.seq
    server.clock.skip(60)
    await server.services.automatic.attend_all()
    await server.sweep()
    assert (play.seq, (await ann.table(table_id))["status"]) == (rows, "running")
    assert play.state.to_act
    async with ann.at(table_id) as seat:
        await seat.a("position")
        if way == "acts":
            await seat.ask("act", seq=rows, action=0)
        else:
            await sit_down(ann if way == "back" else eve, table_id)
        await server.idle()
        assert seat_of(await ann.table(table_id), 0)[1] == "person"
        while not {1, 2, 3} <= {row.seat for row in play.rows[rows:]}:
            await server.idle()
            if 0 in play.state.to_act:
                await server.services.tables.act(table_id, 0, play.seq, play.state.legal(0)[0])


async def test_a_bot_that_thinks_does_not_play_once_the_last_has_left(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.person("Ann")
    begun, may_end = slow_thoughts(server, monkeypatch)
    table_id = await ann.open_table(2, bots="random")
    await begun.wait()
    rows = server.play(table_id).seq
    await leave(ann, table_id)
    may_end.set()
    await server.idle()
    assert server.play(table_id).seq == rows


async def test_bots_among_themselves_play_on(server: LiveServer) -> None:
    """Where nobody has left there is nobody to wait for."""
    ann = await server.person("Ann")
    table_id = await ann.open_table(2, bots="random")
    await server.idle()
    only_bots = update(db.seat).where(db.seat.c.table_id == table_id).values(person=None, bot="random")
    await server.services.database.write([(only_bots, {})])
    await server.services.tables.refresh([table_id])
    server.services.automatic.attend(table_id)
    async with ann.at(table_id) as seat:
        await seat.status("finished")


@pytest.mark.parametrize("pace", ["live", "correspondence"])
async def test_no_time_passes_where_nobody_is(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    server.clock.stand()
    ann, ben = await server.people("Ann", "Ben")
    time = {"pace": "live", "bank": 1000} if pace == "live" else {"pace": pace, "hours": 48}
    table_id = await running_table([ann, ben], time=time)
    monkeypatch.setattr(server.services.automatic, "attend", lambda _table_id: None)  # nothing is decided
    server.clock.skip(400)
    await leave(ben, table_id)
    server.clock.skip(100)
    await leave(ann, table_id)
    for _ in range(3):
        server.clock.skip(1_000_000)
        await server.sweep()
    table = await sit_down(ann, table_id)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "abandoned"]
    server.clock.skip(100)
    await sit_down(ben, table_id)
    async with ann.at(table_id) as seat:
        clocks = (await seat.a("position"))["clocks"]
    live, whole = [1000 - 600, 1000 - 400], 48 * HOUR
    assert [clock["left"] for clock in clocks] == (live if pace == "live" else [whole - 600] * 2)
    assert all(clock["running"] for clock in clocks)


async def test_nobody_is_reminded_of_a_table_that_waits(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time={"pace": "correspondence", "hours": 48})
    for person in (ann, ben):
        await leave(person, table_id)
    await server.idle()
    async with server.services.database.reading() as connection:
        owed = await connection.execute(select(db.notice).where(db.notice.c.table_id == table_id))
        assert owed.all() == []


async def test_a_table_waits_too_for_the_last_who_was_late_three_times(server: LiveServer) -> None:
    ann = await server.person("Ann")
    table_id = await ann.open_table(2, bots="random", time={"pace": "live", "bank": 1000})
    play = server.play(table_id)
    for _ in range(3):
        await server.idle()
        server.clock.skip(1001)
        await server.sweep()
    rows = play.seq
    assert seat_of(await ann.table(table_id), 0) == ("Ann", "abandoned")
    for _ in range(3):
        server.clock.skip(1001)
        await server.sweep()
    assert (play.seq, play.state.outcome) == (rows, None)
    assert [kind for kind, *_ in changes(await ann.table(table_id))] == ["late"]
    await sit_down(ann, table_id)
    async with ann.at(table_id) as seat:
        await seat.my_turn()


async def test_tables_that_wait_leave_room_for_open_ones(server: LiveServer) -> None:
    ann = await server.person("Ann")
    for _ in range(OPEN_MOST):
        await leave(ann, await ann.open_table(2, bots="random"))
    for _ in range(OPEN_MOST):
        await ann.open_table()


# ---- what everybody is told ---------------------------------------------------------------------------------------


async def test_leaving_and_coming_back_are_told_to_the_others_with_their_place_in_the_log(
    server: LiveServer,
) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with ann.at(table_id) as seat:
        await seat.a("position")
        await seat.act()
        await leave(ben, table_id)
        await seat.until(lambda _m: changes(seat.table) == [("left", 1, "Ben", "")])
        await seat.at_seq(2)
        await sit_down(ben, table_id)
        await seat.until(lambda _m: len(seat.table["seat_changes"]) == 2)
        assert changes(seat.table)[1] == ("back", 1, "Ben", "")
        seqs = [change["seq"] for change in seat.table["seat_changes"]]
        assert seqs[0] == 1
        assert 2 <= seqs[1] <= server.play(table_id).seq
    listed = (await ann.get("/api/tables", status="running"))["tables"]
    assert [table["seat_changes"] for table in listed] == [[]], "lists have no room for it"


async def test_past_lines_keep_the_name_when_another_takes_the_seat_over(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    await leave(ben, table_id)
    table = await sit_down(eve, table_id)
    assert seat_of(table, 1) == ("Eve", "person")
    await leave(eve, table_id)
    table = await sit_down(ben, table_id)
    assert seat_of(table, 1) == ("Ben", "person")
    assert changes(table) == [
        ("left", 1, "Ben", ""),
        ("taken", 1, "Eve", "Ben"),
        ("left", 1, "Eve", ""),
        ("taken", 1, "Ben", "Eve"),
    ]
    await eve.http.patch("/api/me", json={"name": "Evelyn"})
    assert changes(await ann.table(table_id)) == changes(table), "as they were called then"


async def test_a_seat_that_its_clock_has_abandoned_keeps_its_name_too(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time={"pace": "live", "bank": 1000})
    async with ann.at(table_id) as first, ben.at(table_id) as second:
        await second.a("position")
        while seat_of(await ben.table(table_id), 0)[1] == "person":
            await second.at_seq(server.play(table_id).seq)
            if second.position["legal"]:
                await second.act()
            else:
                server.clock.skip(1001)
                await server.sweep()
        await first.until(lambda _m: bool(first.table and first.table["seat_changes"]))
        assert (seat_of(first.table, 0), changes(first.table)) == (
            ("Ann", "abandoned"),
            [("late", 0, "Ann", "")],
        )
        rows = [row.number for row in server.play(table_id).rows if row.seat == 0]
        assert first.table["seat_changes"][0]["seq"] == rows[2], "after the third"
        await first.send(kind="act", seq=0, action=0)
        await first.until(lambda _m: len(first.table["seat_changes"]) == 2)
        assert changes(first.table)[1] == ("back", 0, "Ann", "")


async def test_who_was_only_slow_is_no_line_of_the_log(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time={"pace": "live", "bank": 1000})
    async with ann.at(table_id) as seat:
        await seat.a("position")
        server.clock.skip(1001)
        await server.sweep()
        await seat.ask("act", seq=0, action=0)
    assert changes(await ann.table(table_id)) == []


async def test_a_look_back_agrees_with_the_table(server: LiveServer) -> None:
    """There each stands among the actions that count."""
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    async with ann.at(table_id) as first, ben.at(table_id) as second:
        for seat in (first, second):
            await seat.a("position")
        await first.act()
        await second.act()
        await first.done("undo", to=1)
        await second.done("consent", agree=True)  # three rows, one action
        await leave(ben, table_id)
        await first.at_seq(4)
        await sit_down(eve, table_id)
    table = await ann.table(table_id)
    assert table["seat_changes"][0]["seq"] == 3
    await server.idle()
    for _ in range(2):
        replay = await ann.get(f"/api/tables/{table_id}/replay")
        assert changes(replay) == changes(table) == [("left", 1, "Ben", ""), ("taken", 1, "Eve", "Ben")]
        left, taken = (change["seq"] for change in replay["seat_changes"])
        assert left == 1 < taken
        assert replay["names"] == ["Ann", "Eve"]
        await finish(server, table_id)


async def test_it_is_known_in_every_process_and_after_a_restart(
    two_servers: list[LiveServer], postgres_url: str
) -> None:
    first, second = two_servers
    ann = await first.person("Ann")
    ben = await second.person("Ben")
    table_id = await ann.open_table()
    await sit_down(ben, table_id)
    await ann.post(f"/api/tables/{table_id}/start")
    expected = [("left", 1, "Ben", ""), ("back", 1, "Ben", "")] * 3
    async with ann.at(table_id) as here:
        await here.a("position")
        for number in (2, 4, 6):
            await leave(ben, table_id)
            await sit_down(ben, table_id)
            await here.until(lambda _m, number=number: changes(here.table) == expected[:number])  # type: ignore[misc]
        assert changes(await ben.table(table_id)) == expected
        await leave(ben, table_id)
        await here.until(lambda _m: seat_of(here.table, 1) == ("Ben", "abandoned"))
    async with serving(postgres_url) as again:
        table = await again.returning(ben.cookie).table(table_id)
        assert changes(table) == [*expected, ("left", 1, "Ben", "")]
        assert (table["you"], seat_of(table, 1)) == (1, ("Ben", "abandoned"))
        back = await sit_down(again.returning(ben.cookie), table_id)
        assert seat_of(back, 1) == ("Ben", "person")


async def change(server: LiveServer, table: TableInMemory, person: str, comes: bool) -> None:
    """One who comes or goes at a table that this server has read already."""
    if comes:
        await server.services.seating.join(table, person, None)
    else:
        await server.services.seating.leave(table, person)


async def test_leaving_twice_at_once_is_one_line_of_the_log(two_servers: list[LiveServer]) -> None:
    """Each process thinks that the seat is as it was, and only the second finds that it is not."""
    first, second = two_servers
    ann, ben = await first.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    for comes in (False, True):
        async with first.services.tables.locked(table_id) as table:
            async with second.services.tables.locked(table_id) as other:
                await change(second, other, ben.id, comes)
            await change(first, table, ben.id, comes)
    told = changes(await ann.table(table_id))
    assert told == [("left", 1, "Ben", ""), ("back", 1, "Ben", "")]


async def test_a_guest_who_leaves_while_he_logs_in_is_one_line_of_the_log(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_servers
    ann, ben = await first.people("Ann", "Ben")
    await ann.post("/api/register", login="ann.test", password=PASSWORD)
    table_id = await running_table([ann, ben])
    leaving = asyncio.Event()
    execute = AsyncConnection.execute

    async def slowly(*request: Any) -> Any:
        """He has left, which is not committed until the other has looked at his seat and waits for the table."""
        leaving.set()
        await waits.wait()
        return await read_changes(*request)

    waits = asyncio.Event()

    async def watched(connection: AsyncConnection, statement: Any, *more: Any, **named: Any) -> Any:
        if leaving.is_set() and "UPDATE table_ SET undo" in str(statement):
            waits.set()
        return await execute(connection, statement, *more, **named)

    monkeypatch.setattr("ludage.server.seating.read_changes", slowly)
    monkeypatch.setattr(AsyncConnection, "execute", watched)
    gone = asyncio.create_task(leave(second.returning(ben.cookie), table_id))
    await leaving.wait()
    await ben.post("/api/login", login="ann.test", password=PASSWORD)
    await gone
    assert changes(await ann.table(table_id)) == [("left", 1, "Ben", "")]


async def test_nobody_is_asked_who_has_left_in_another_process_meanwhile(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_servers
    ann, ben, cas = await first.people("Ann", "Ben", "Cas")
    table_id = await running_table([ann, ben, cas])
    ask = undo._ask

    async def slowly(*request: Any) -> None:
        async with second.services.tables.locked(table_id) as table:
            if not table.seats[1].abandoned:
                await second.services.seating.leave(table, ben.id)
        await ask(*request)

    monkeypatch.setattr(undo, "_ask", slowly)
    async with ann.at(table_id) as seat:
        await seat.a("position")
        await seat.act()
        assert await seat.refused("undo", to=0) == "stale"
        assert await seat.refused("undo", to=0) == "no-consent"
    assert seat_of(await cas.table(table_id), 1) == ("Ben", "abandoned")


async def test_two_who_agree_at_once_in_two_processes_both_count(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two_servers
    people = await first.people("Ann", "Ben", "Cas", "Dan")
    table_id = await running_table(people)
    async with people[0].at(table_id) as seat:
        await seat.act()
        await seat.done("undo", to=0)
    ask = undo._ask

    async def slowly(*request: Any) -> None:
        monkeypatch.setattr(undo, "_ask", ask)
        await undo.consent(second.services.tables, table_id, 2, True)
        await ask(*request)

    monkeypatch.setattr(undo, "_ask", slowly)
    with pytest.raises(Refusal, match="stale"):
        await undo.consent(first.services.tables, table_id, 1, True)
    await undo.consent(first.services.tables, table_id, 1, True)
    async with first.services.tables.locked(table_id) as table:
        assert table.row.undo == {"seat": 0, "to": 0, "agreed": [0, 1, 2]}


async def test_a_restart_forgets_nobody_who_has_left(database_url: str) -> None:
    async with serving(database_url) as server:
        ann, ben = await server.people("Ann", "Ben")
        table_id = await running_table([ann, ben])
        await leave(ben, table_id)
        cookie = ben.cookie
    async with serving(database_url) as server:
        ben = server.returning(cookie)
        assert changes(await sit_down(ben, table_id)) == [("left", 1, "Ben", ""), ("back", 1, "Ben", "")]


async def test_nobody_comes_and_goes_without_end(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    for _ in range(LEAVES_MOST):
        await leave(ben, table_id)
        await sit_down(ben, table_id)
    assert await ben.refused(f"/api/tables/{table_id}/leave") == (409, "left-too-often")
    table = await ann.table(table_id)
    assert seat_of(table, 1) == ("Ben", "person")
    assert changes(table) == [("left", 1, "Ben", ""), ("back", 1, "Ben", "")] * LEAVES_MOST
    assert seat_of(await leave(ann, table_id), 0) == ("Ann", "abandoned"), "that is another seat"


async def test_of_many_lines_the_last_are_told_and_all_that_say_who_took_a_seat_over(
    server: LiveServer,
) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    await leave(ben, table_id)
    await sit_down(eve, table_id)
    late = {"table_id": table_id, "seq": 0, "seat": 0, "name": "Ann", "before": ""}
    kinds = ("late", "back")
    many = [{**late, "number": number, "kind": kinds[number % 2]} for number in range(3, 123)]
    await server.services.database.write([(insert(db.seat_change), line) for line in many])
    await server.services.tables.refresh([table_id])
    told = (await ann.table(table_id))["seat_changes"]
    assert [change["number"] for change in told] == [2, *range(23, 123)]
    assert (told[0]["kind"], told[0]["before"]) == ("taken", "Ben")


# ---- no way round consent, ratings and secrets ----------------------------------------------------------------------


@pytest.mark.parametrize("leaver", [0, 1], ids=["who asked", "who is asked"])
async def test_leaving_and_coming_back_ends_a_request_to_take_back(server: LiveServer, leaver: int) -> None:
    people = await server.people("Ann", "Ben")
    table_id = await running_table(people)
    async with people[0].at(table_id) as first, people[1].at(table_id) as second:
        for seat in (first, second):
            await seat.a("position")
        await first.act()
        await second.act()
        await first.done("undo", to=0)
        await leave(people[leaver], table_id)
        await second.until(lambda m: m["kind"] == "position" and m["undo_request"] is None)
        assert await second.refused("consent", agree=True) in ("nothing-to-undo", "no-consent")
        if leaver == 1:
            assert await first.refused("undo", to=0) == "no-consent"
        await sit_down(people[leaver], table_id)
        assert await second.refused("consent", agree=True) == "nothing-to-undo"
    assert all(row.keep is None for row in server.play(table_id).rows)


async def test_a_request_that_dies_with_a_seat_is_told_in_every_process(
    two_servers: list[LiveServer],
) -> None:
    ann, ben, cas = [await two_servers[number % 2].person(name) for number, name in enumerate("ABC")]
    table_id = await running_table([ann, ben, cas])
    async with ann.at(table_id) as first, ben.at(table_id) as second, cas.at(table_id) as third:
        for seat in (first, second, third):
            await seat.a("position")
        await first.act()
        await second.at_seq(1)
        await first.done("undo", to=0)
        await second.until(lambda m: m["kind"] == "position" and m["undo_request"] is not None)
        await leave(cas, table_id)
        await second.until(lambda m: m["kind"] == "position" and m["undo_request"] is None)


async def test_a_request_dies_with_the_seat_of_a_guest_who_turns_out_to_be_another_player(
    server: LiveServer,
) -> None:
    ann, ben, cas = await server.people("Ann", "Ben", "Cas")
    await ann.post("/api/register", login="ann.test", password=PASSWORD)
    table_id = await running_table([ann, ben, cas])
    async with ann.at(table_id) as first:
        await first.a("position")
        await first.act()
        await first.done("undo", to=0)
        if first.position["undo_request"] is None:
            await first.until(lambda m: m["kind"] == "position" and m["undo_request"] is not None)
        await cas.post("/api/login", login="ann.test", password=PASSWORD)
        await first.until(lambda m: m["kind"] == "position" and m["undo_request"] is None)
    table = await ben.table(table_id)
    assert (seat_of(table, 2), changes(table)) == (("Cas", "abandoned"), [("left", 2, "Cas", "")])


async def test_leaving_and_coming_back_changes_nothing_about_the_rating(server: LiveServer) -> None:
    ann, ben, guest = await server.people("Ann", "Ben", "Cas")
    for person, login in ((ann, "ann.test"), (ben, "ben.test")):
        await person.post("/api/register", login=login, password=PASSWORD)
    table_id = await running_table([ann, ben, guest])

    async def counted() -> dict[str, tuple[bool, bool]]:
        async with server.services.database.reading() as connection:
            found = await connection.execute(select(db.held).where(db.held.c.table_id == table_id))
            return {row.person: (row.from_start, row.rated) for row in found}

    before = await counted()
    assert before == {ann.id: (True, True), ben.id: (True, True), guest.id: (True, False)}
    for person in (ben, guest):
        await leave(person, table_id)
    await guest.post("/api/register", login="cas.test", password=PASSWORD)
    for person in (ben, guest):
        await sit_down(person, table_id)
    assert await counted() == before


# ---- a second guest -------------------------------------------------------------------------------------------------


async def another_in_the_same_browser(person: Person, name: str) -> None:
    """He logs out and comes in under another name; the browser keeps what cookies it is left with."""
    await person.post("/api/logout")
    assert person.cookie is None
    await person.come_in(name)


async def test_nor_to_one_who_was_in_that_browser_and_leaves_its_cookie_out(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    await leave(ben, table_id)
    await another_in_the_same_browser(ann, "Nobody")
    elsewhere = server.returning(ann.cookie)
    assert await elsewhere.refused(f"/api/tables/{table_id}/join") == (409, "held-in-browser")
    await eve.post(f"/api/tables/{table_id}/join")


@pytest.mark.parametrize("registered", [True, False])
async def test_a_seat_is_not_given_to_a_second_guest_from_the_browser_of_another_player(
    server: LiveServer, registered: bool
) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    if registered:
        await ann.post("/api/register", login="ann.test", password=PASSWORD)
    table_id = await running_table([ann, ben])
    join = f"/api/tables/{table_id}/join"
    await leave(ben, table_id)
    was = ann.id
    await another_in_the_same_browser(ann, "Nobody")
    assert ann.id != was
    assert await ann.refused(join) == (409, "held-in-browser")
    assert await ann.refused(join, seat=1) == (409, "held-in-browser")
    await ann.post("/api/register", login="nobody", password=PASSWORD)
    assert await ann.refused(join) == (409, "held-in-browser"), "an account is no other browser"
    assert seat_of(await eve.table(table_id), 1) == ("Ben", "abandoned")
    assert (await sit_down(eve, table_id))["you"] == 1, "from her own browser she may"


async def test_who_is_in_the_browser_of_another_player_keeps_what_is_his_own(server: LiveServer) -> None:
    """Two of a family share a computer: each has his seat, also after leaving it and after another held it."""
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    await ann.post("/api/register", login="ann.test", password=PASSWORD)
    await ben.post("/api/register", login="ben.test", password=PASSWORD)
    table_id = await running_table([ann, ben])
    shared = server.stranger()
    for login, seat in (("ann.test", 0), ("ben.test", 1)):
        await shared.post("/api/login", login=login, password=PASSWORD)
        await leave(shared, table_id)
        assert (await sit_down(shared, table_id))["you"] == seat
        await leave(shared, table_id)
        await sit_down(eve, table_id, seat=seat) if seat == 0 else None
        await shared.post("/api/logout")
    await leave(eve, table_id)
    await shared.post("/api/login", login="ann.test", password=PASSWORD)
    assert (await sit_down(shared, table_id))["you"] == 0
    await leave(shared, table_id)
    assert await shared.refused(f"/api/tables/{table_id}/join", seat=1) == (409, "held-another")


async def test_the_same_seat_may_be_taken_by_another_in_the_same_browser(server: LiveServer) -> None:
    """Its secrets are known there, and no others."""
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    await leave(ann, table_id)
    await another_in_the_same_browser(ann, "Her brother")
    table = await sit_down(ann, table_id)
    assert (table["you"], changes(table)[-1]) == (0, ("taken", 0, "Her brother", "Ann"))


async def test_a_made_up_mark_of_a_browser_is_none(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    await leave(ben, table_id)
    eve = server.stranger()
    forged = "x" * 43 + "." + "0" * 64
    answer = await eve.http.post(
        "/api/guest", json={"name": "Eve"}, headers={"Cookie": f"ludage-browser={forged}"}
    )
    mark = answer.cookies["ludage-browser"]
    assert server.services.people.sessions.id_of(mark) is not None
    assert (await sit_down(eve, table_id))["you"] == 1


async def test_logging_in_is_no_way_to_a_second_seat(server: LiveServer) -> None:
    """An account that has held a seat gets no other by way of a guest, also when somebody else has its own by now."""
    ann, ben, cas, eve = await server.people("Ann", "Ben", "Cas", "Eve")
    await ann.post("/api/register", login="ann.test", password=PASSWORD)
    table_id = await running_table([ann, ben, cas])
    await leave(ann, table_id)
    await sit_down(eve, table_id)
    await leave(ben, table_id)
    guest = await server.person("Ann again")
    await sit_down(guest, table_id)  # from another browser nobody can know
    await guest.post("/api/login", login="ann.test", password=PASSWORD)
    table = await guest.table(table_id)
    assert (table["you"], seat_of(table, 1)) == (None, ("Ann again", "abandoned"))
    assert changes(table)[-1] == ("left", 1, "Ann again", "")
    assert await guest.refused(f"/api/tables/{table_id}/join") == (409, "held-another")
    assert (await sit_down(ben, table_id))["you"] == 1


# ---- games of before ------------------------------------------------------------------------------------------------


def test_a_seat_that_was_left_before_it_was_kept_is_its_holders_again(tmp_path: Path) -> None:
    """Where several have held it nobody can tell whose it is."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{tmp_path}/old.sqlite3")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for person in ("ann", "ben", "eve"):
            connection.exec_driver_sql(
                "INSERT INTO person (id, name, language, notify, created) VALUES (?, ?, 'en', '{}', 0)",
                (person, person),
            )
        connection.exec_driver_sql(
            "INSERT INTO table_ (id, name, game, rules, players, options, seed, public, invitation, time, status,"
            " created, moved, seq, to_act, clocks, rated, chats) VALUES"
            " ('t', '', 'age-of-gods', '1', 3, '{}', '0', true, 'i', '{}', 'running', 0, 0, 0, '[]', '{}', false, 0)"
        )
        for seat, abandoned in ((0, True), (1, True), (2, False)):
            connection.exec_driver_sql(
                "INSERT INTO seat (table_id, seat, person, abandoned, missed, online) VALUES ('t', ?, NULL, ?, 0, 0)",
                (seat, abandoned),
            )
        for person, seat in (("ann", 0), ("ben", 1), ("eve", 1)):
            connection.exec_driver_sql(
                "INSERT INTO held (table_id, person, seat, from_start, rated) VALUES ('t', ?, ?, true, false)",
                (person, seat),
            )
        command.upgrade(config, "head")
        people = connection.exec_driver_sql("SELECT person FROM seat ORDER BY seat").scalars().all()
        assert people == ["ann", None, None]
        command.downgrade(config, "0002")
    engine.dispose()
