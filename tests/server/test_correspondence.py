"""Games over days: orders that wait for their moment, and notices to those whose turn it is."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from ludage.server.orders import ORDERS_MOST
from ludage.server.store import schema as db
from tests.server.clients import Json, LiveServer, Person, Seat, finish, running_table, serving

pytestmark = pytest.mark.anyio
SLOW = {"pace": "correspondence", "hours": 48}
HOUR = 3600.0


async def stored(server: LiveServer, table: Any, table_id: str) -> list[Json]:
    async with server.services.database.reading() as connection:
        found = await connection.execute(select(table).where(table.c.table_id == table_id))
        return [dict(row._mapping) for row in found]


async def order(person: Person, table_id: str, action: str, **fields: Any) -> Json:
    return dict(await person.post(f"/api/tables/{table_id}/orders", action=action, **fields))


async def orders(person: Person, table_id: str) -> list[str]:
    return [each["action"] for each in await person.get(f"/api/tables/{table_id}/orders")]


def texts(seat: Seat) -> list[str]:
    return [choice["text"] for choice in seat.position["legal"]]


async def to_the_fortification(server: LiveServer, table_id: str) -> tuple[int, int]:
    """Through what comes before it. Who is to fortify first, of two, and who after him."""
    play = server.play(table_id)
    while True:
        first = play.state.to_act[0]
        prompt = play.state.prompt(first)
        if prompt is not None and prompt.key == "prompt-fortification":
            return first, 1 - first
        await act(server, table_id)


async def act(server: LiveServer, table_id: str, action: str | None = None) -> None:
    """Whoever is to act does this, or what comes first; then whatever follows by itself."""
    play = server.play(table_id)
    seat = play.state.to_act[0]
    await server.services.tables.act(table_id, seat, play.seq, action or play.state.legal(seat)[0])
    await server.idle()


# ---- orders -------------------------------------------------------------------------------------------------------


async def test_an_order_is_carried_out_when_its_moment_comes(server: LiveServer) -> None:
    people = await server.people("Ann", "Ben")
    table_id = await running_table(people, time=SLOW)
    first, second = await to_the_fortification(server, table_id)
    owner = people[second]
    made = await order(owner, table_id, "  DONE ")
    assert (made["action"], made["once"], made["prompt"]) == ("done", True, None)
    await server.idle()
    seq = server.play(table_id).seq
    assert server.play(table_id).state.to_act == (first,)
    assert await orders(owner, table_id) == ["done"]
    async with people[first].at(table_id) as seat:
        await seat.act("done")
        position = await seat.at_seq(seq + 2)
        assert [row["seat"] for row in position["happened"]][-1] == second
    assert [(row.seat, row.action) for row in server.play(table_id).rows[seq:]] == [
        (first, "done"),
        (second, "done"),
    ]
    assert await orders(owner, table_id) == []


async def test_an_order_for_the_decision_one_owes_is_carried_out_at_once(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time=SLOW)
    async with ann.at(table_id) as seat:
        wanted = texts(seat)[1] if await seat.a("position") else ""
        await order(ann, table_id, texts(seat)[1])
        await seat.at_seq(1)
        assert wanted
        assert server.play(table_id).rows[0].action == wanted


async def test_an_order_that_is_not_legal_waits(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time=SLOW)
    await order(ann, table_id, "attack t01 t02", once=False)
    await server.idle()
    async with ann.at(table_id) as seat:
        await seat.a("position")
        assert (seat.position["seq"], len(seat.position["legal"]) > 0) == (0, True)
        await seat.act()
    assert await orders(ann, table_id) == ["attack t01 t02"]


async def test_of_several_orders_the_oldest_that_is_legal_is_carried_out(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time=SLOW)
    play = server.play(table_id)
    first, second = (play.game.actions.text(action) for action in play.state.legal(0)[:2])
    async with server.services.tables.locked(table_id):  # until both are there nothing is played
        for action in ("attack t01 t02", second, first):
            await order(ann, table_id, action)
    await server.idle()
    assert [row.action for row in play.rows] == [second]
    assert await orders(ann, table_id) == ["attack t01 t02", first]


async def test_a_standing_order_is_carried_out_every_time_and_only_when_that_is_asked(
    server: LiveServer,
) -> None:
    people = await server.people("Ann", "Ben")
    table_id = await running_table(people, time=SLOW)
    _first, second = await to_the_fortification(server, table_id)
    await order(people[second], table_id, "done", prompt="prompt-attack", once=False)
    await act(server, table_id, "done")
    play = server.play(table_id)
    assert play.state.to_act == (second,), "asked something else, it does nothing"
    await order(people[second], table_id, "done", prompt="prompt-fortification", once=False)
    await server.idle()
    while play.state.to_act and [row.action for row in play.rows].count("done") < 6:
        prompt = play.state.prompt(play.state.to_act[0])
        assert prompt is not None
        assert (play.state.to_act[0], prompt.key) != (second, "prompt-fortification"), "it should be done"
        await act(server, table_id, "done" if prompt.key == "prompt-fortification" else None)
    done = [row.seat for row in play.rows if row.action == "done"]
    assert done.count(second) == 3
    assert await orders(people[second], table_id) == ["done", "done"]


async def test_orders_can_be_looked_at_and_taken_back_by_their_owner_only(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben], time=SLOW)
    path = f"/api/tables/{table_id}/orders"
    made = await order(ann, table_id, "attack t01 t02", prompt="prompt-conquest", once=False)
    assert await ann.get(path) == [made]
    assert await ben.get(path) == []
    assert await eve.not_shown(path) == (403, "spectator")
    assert await eve.refused(path, action="pass") == (403, "spectator")
    await ben.post(f"{path}/{made['id']}/cancel")
    assert await eve.refused(f"{path}/{made['id']}/cancel") == (403, "spectator")
    for odd in (0, -1, 10**6, 10**12, 10**30):
        await ann.http.post(f"{path}/{odd}/cancel", json={})
    assert await ann.get(path) == [made]
    await ann.post(f"{path}/{made['id']}/cancel")
    assert await ann.get(path) == []


async def test_orders_have_their_limits(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time=SLOW)
    path = f"/api/tables/{table_id}/orders"
    assert await ann.refused(path, action="fly to the moon") == (409, "no-such-action")
    for prompt in ("x" * 61, "\x00", "'; DROP TABLE intent; --", "a b", "prompt-conquest\n", 7):
        assert await ann.refused(path, action="pass", prompt=prompt) == (400, "bad-request")
    for _ in range(ORDERS_MOST):
        await order(ann, table_id, "attack t01 t02")
    assert await ann.refused(path, action="pass") == (409, "too-many-orders")
    await order(ben, table_id, "attack t01 t02")
    table_id = await ann.open_table()
    assert await ann.refused(f"/api/tables/{table_id}/orders", action="pass") == (409, "not-running")


async def test_the_limit_of_orders_holds_under_forty_parallel_posts(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time=SLOW)
    path = f"/api/tables/{table_id}/orders"
    answers = await asyncio.gather(
        *(ann.http.post(path, json={"action": "attack t01 t02"}) for _ in range(2 * ORDERS_MOST))
    )
    assert sorted(answer.status_code for answer in answers) == [201] * ORDERS_MOST + [409] * ORDERS_MOST
    assert len(await ann.get(path)) == ORDERS_MOST


async def test_orders_are_of_the_person_and_not_of_the_seat(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    for how in ("leaves", "is away too long"):
        table_id = await running_table([ann, ben], time=SLOW)
        await order(ben, table_id, "attack t01 t02")
        if how == "leaves":
            await ben.post(f"/api/tables/{table_id}/leave")
        else:
            async with server.services.tables.locked(table_id) as table:
                await server.services.seating.change_seat(table, 1, {"abandoned": True})
        await eve.post(f"/api/tables/{table_id}/join")
        assert await orders(eve, table_id) == []
        assert await stored(server, db.intent, table_id) == []


async def test_an_order_that_could_not_be_carried_out_is_not_lost(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order goes with its row or not at all."""
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time=SLOW)
    wanted = server.play(table_id).game.actions.text(server.play(table_id).state.legal(0)[0])

    async def fails(*_args: Any, **_kwargs: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(server.services.tables, "store", fails)
    await order(ann, table_id, wanted)
    await server.idle()
    assert await orders(ann, table_id) == [wanted]
    monkeypatch.undo()
    server.services.automatic.attend(table_id)
    await server.idle()
    assert (await orders(ann, table_id), server.play(table_id).seq) == ([], 1)


async def test_an_order_left_to_a_server_that_stopped_is_carried_out_by_the_next(database_url: str) -> None:
    async with serving(database_url) as server:
        ann, ben = await server.people("Ann", "Ben")
        table_id = await running_table([ann, ben], time=SLOW)
        wanted = server.play(table_id).game.actions.text(server.play(table_id).state.legal(0)[0])
        server.services.automatic._stopped = True
        await order(ann, table_id, wanted)
    async with serving(database_url) as server:
        await server.idle()
        assert [row.action for row in server.play(table_id).rows] == [wanted]


# ---- time ---------------------------------------------------------------------------------------------------------


async def test_a_decision_by_correspondence_has_its_hours(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time=SLOW)
    async with ann.at(table_id) as seat:
        await seat.a("position")
        assert [round(clock["left"] / HOUR) for clock in seat.position["clocks"]] == [48, 48]
        server.clock.skip(10 * HOUR)
        await seat.send(kind="sync", since=0)
        await seat.until(
            lambda m: m["kind"] == "position" and [round(c["left"] / HOUR) for c in m["clocks"]] == [38, 38]
        )
        await server.sweep()
        assert server.play(table_id).seq == 0
        server.clock.skip(39 * HOUR)
        await server.sweep()
        await seat.at_seq(2)
        async with server.services.database.reading() as connection:
            missed = (
                await connection.execute(select(db.seat.c.missed).where(db.seat.c.table_id == table_id))
            ).scalars()
            assert list(missed) == [1, 1]


async def test_the_hours_of_a_decision_run_from_when_that_seat_was_asked(server: LiveServer) -> None:
    """What the others do meanwhile gives nobody more time."""
    server.clock.stand()
    people = await server.people("Ann", "Ben", "Cas")
    table_id = await running_table(people, time=SLOW)
    for number in (0, 1):
        server.clock.skip(20 * HOUR)
        async with people[number].at(table_id) as seat:
            await seat.act()
            position = await seat.at_seq(number + 1)
            assert position["clocks"][2] == {"left": (48 - 20 * (number + 1)) * HOUR, "running": True}
    server.clock.skip(8 * HOUR - 1)
    await server.sweep()
    assert server.play(table_id).seq == 2
    server.clock.skip(2)
    await server.sweep()
    assert [row.seat for row in server.play(table_id).rows] == [0, 1, 2]
    missed = {each["seat"]: each["missed"] for each in await stored(server, db.seat, table_id)}
    assert missed == {0: 0, 1: 0, 2: 1}


async def test_who_takes_over_has_what_is_left_of_the_hours_of_a_decision(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else two who take turns at a seat would have as much time as they like."""
    server.clock.stand()
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben], time=SLOW)
    monkeypatch.setattr(server.services.automatic, "attend", lambda _table_id: None)
    server.clock.skip(40 * HOUR)
    await ben.post(f"/api/tables/{table_id}/leave")
    async with ann.at(table_id) as seat:
        position = await seat.a("position")
        assert [clock["running"] for clock in position["clocks"]] == [True, False], "a bot has no clock"
    for leaver, taker in ((None, eve), (eve, ben), (ben, eve)):
        if leaver is not None:
            await leaver.post(f"/api/tables/{table_id}/leave")
        await taker.post(f"/api/tables/{table_id}/join")
        async with taker.at(table_id) as seat:
            position = await seat.a("position")
            assert [clock["left"] for clock in position["clocks"]] == [8 * HOUR, 8 * HOUR]
    server.clock.skip(8 * HOUR + 1)
    await server.services.automatic.sweep()
    monkeypatch.undo()
    await server.idle()
    assert {row.seat for row in server.play(table_id).rows} == {0, 1}, "their time is up"


async def test_who_acts_and_takes_it_back_has_no_more_hours_for_his_decision(server: LiveServer) -> None:
    server.clock.stand()
    people = await server.people("Ann", "Ben")
    table_id = await running_table(people, time=SLOW)
    play = server.play(table_id)
    while True:
        seat = play.state.to_act[0]
        quiet = [a for a in play.state.legal(seat) if not any(e.teaches for e in play.tried(seat, a)[1])]
        if quiet and play.state.to_act == (seat,):
            break
        await act(server, table_id)
    for hours in (10, 20, 30):
        server.clock.skip(10 * HOUR)
        async with people[seat].at(table_id) as client:
            await client.a("position")
            await client.act(play.game.actions.text(quiet[0]))
            await client.done("undo")
            position = await client.at_seq(play.seq)
            assert position["clocks"][seat] == {"left": (48 - hours) * HOUR, "running": True}


# ---- notices ------------------------------------------------------------------------------------------------------


async def reachable(server: LiveServer, person: Person) -> None:
    """The person wants to be told."""
    answer = await person.http.patch(
        "/api/me",
        json={"webhook": "https://hook.example/1", "notify": {"webhook": True, "digest_minutes": 10}},
    )
    assert answer.is_success, answer.text


async def owed(server: LiveServer, table_id: str) -> dict[str, int]:
    """Who is owed a notice, and since which row."""
    await server.idle()
    return {row["person"]: row["seq"] for row in await stored(server, db.notice, table_id)}


async def test_who_is_away_and_to_move_is_owed_a_notice_until_he_has_moved(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    await reachable(server, ann)
    await reachable(server, ben)
    table_id = await running_table([ann, ben], time=SLOW)
    assert await owed(server, table_id) == {ann.id: 0, ben.id: 0}
    async with ann.at(table_id) as seat:
        await seat.act()
        assert await owed(server, table_id) == {ben.id: 0} or await owed(server, table_id) == {ben.id: 1}
    async with ben.at(table_id) as seat:
        await seat.a("position")
        await seat.act()
        await seat.at_seq(2)
        mover = (ann, ben)[server.play(table_id).state.to_act[0]]
        notices = await owed(server, table_id)
        # Ben is here and is told nothing; Ann is away, and told if it is her turn
        assert notices == ({ann.id: 2} if mover is ann else {})


async def test_nobody_is_told_who_has_not_asked_for_it(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    await reachable(server, ben)
    table_id = await running_table([ann, ben], time=SLOW)
    assert list(await owed(server, table_id)) == [ben.id]
    live = await running_table([ann, ben], time={"pace": "live"})
    assert await owed(server, live) == {}


async def test_no_notice_outlives_the_game(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    await reachable(server, ann)
    await reachable(server, ben)
    table_id = await running_table([ann, ben], time=SLOW)
    await finish(server, table_id)
    assert await owed(server, table_id) == {}


async def test_a_seat_that_a_bot_plays_is_owed_nothing(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    await reachable(server, ben)
    table_id = await running_table([ann, ben], time=SLOW)
    assert list(await owed(server, table_id)) == [ben.id]
    await ben.post(f"/api/tables/{table_id}/leave")
    assert await owed(server, table_id) == {}
