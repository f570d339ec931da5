"""Live play: what is asked is done or refused with the reason, and everybody sees what he may see of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import insert, select

import ludage
from ludage.server import live
from ludage.server.hub import CHAT_SHOWN, MOST_WAITING
from ludage.server.store import schema as db
from ludage.server.table import TableInMemory
from tests.server.clients import (
    GAME,
    PATIENCE,
    Json,
    LiveServer,
    Person,
    Seat,
    finish,
    running_table,
    serving,
)

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def seated(people: list[Person], table_id: str) -> AsyncIterator[list[Seat]]:
    """Everybody is connected and has seen where the table stands."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(person.at(table_id)) for person in people]
        for seat in seats:
            await seat.a("position")
        yield seats


async def gods_chosen(seats: list[Seat]) -> None:
    """The first decision, which all owe at once, is made."""
    for seat in seats:
        await seat.act()
    for seat in seats:
        await seat.at_seq(len(seats))


async def rows(server: LiveServer, table_id: str) -> int:
    async with server.services.database.reading() as connection:
        found = await connection.execute(select(db.move.c.number).where(db.move.c.table_id == table_id))
        return len(found.all())


def numbers(position: Json) -> list[int]:
    """The rows of which a position tells."""
    return [row["seq"] for row in position["happened"]]


def whose_turn(seats: list[Seat]) -> tuple[Seat, Seat]:
    """Who is to act and who is not, of two."""
    first, second = seats
    return (first, second) if first.position["legal"] else (second, first)


# ---- acting -------------------------------------------------------------------------------------------------------


async def test_an_action_is_acknowledged_and_everybody_sees_it(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    eve = server.stranger()
    table_id = await running_table([ann, ben])
    async with seated([ann, ben, eve], table_id) as seats:
        assert [seat.position["seat"] for seat in seats] == [0, 1, None]
        chosen = seats[0].position["legal"][1]
        assert await seats[0].done("act", seq=0, action=chosen["text"]) == 1
        for number, seat in enumerate(seats):
            position = await seat.at_seq(1)
            row = position["happened"][-1]
            assert (position["to_act"], row["seq"], row["seat"], row["taken_back"]) == ([1], 1, 0, [])
            told = str(row["events"])
            assert (chosen["text"].split()[1] in told) == (number == 0), "only he knows whom he chose"


async def test_an_action_may_be_named_by_its_text_or_its_index(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as (first, second):
        await first.done("act", seq=0, action=first.position["legal"][0]["action"])
        await second.done("act", seq=0, action="  " + second.position["legal"][0]["text"].upper() + " ")
    assert await rows(server, table_id) == 2


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("dance", "no-such-action"),
        ("attack t01 t02", "illegal"),
        ("", "no-such-action"),
        ("x" * 5000, "no-such-action"),
        (-1, "illegal"),
        (10**9, "illegal"),
        (10**30, "illegal"),
    ],
)
async def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing(
    common_server: LiveServer, action: int | str, code: str
) -> None:
    ann, ben = await common_server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as (first, second):
        answer = await first.ask("act", seq=0, action=action)
        assert (answer["kind"], answer["code"], answer["seq"]) == ("refused", code, 0)
        assert len(str(answer)) < 1000
        if code == "illegal":
            assert answer["said"]["key"].startswith("refusal-")
        assert all(
            message["kind"] != "position" or message["seq"] == 0 for message in await second.rest(0.05)
        )
    assert await rows(common_server, table_id) == 0


async def test_a_decision_that_has_passed_is_stale(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as seats:
        await gods_chosen(seats)
        mover, _other = whose_turn(seats)
        legal = mover.position["legal"][0]["action"]
        for seq in (0, 1, -1, 3, 10**12):
            answer = await mover.ask("act", seq=seq, action=legal)
            assert (answer["code"], answer["said"]) == ("stale", {"key": "server-stale", "args": {"seq": 2}})
        assert await mover.done("act", seq=2, action=legal) == 3
    assert await rows(server, table_id) == 3


async def test_the_same_message_twice_is_carried_out_once(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as (first, _second):
        action = first.position["legal"][0]["action"]
        for _ in range(3):
            await first.send(kind="act", seq=0, action=action, request=7)
        answers = [await first.until(lambda m: m.get("request") == 7) for _ in range(3)]
        assert [answer["kind"] for answer in answers] == ["done", "refused", "refused"]
        assert {answer["code"] for answer in answers[1:]} == {"illegal"}
    assert await rows(server, table_id) == 1


async def test_simultaneous_choices_do_not_make_each_other_stale(server: LiveServer) -> None:
    people = await server.people("Ann", "Ben", "Cas", "Dee")
    table_id = await running_table(people)
    async with seated(people, table_id) as seats:
        assert all(seat.position["to_act"] == [0, 1, 2, 3] for seat in seats)
        done = await asyncio.gather(
            *(seat.done("act", seq=0, action=seat.position["legal"][0]["action"]) for seat in seats)
        )
        assert sorted(done) == [1, 2, 3, 4]
        assert (await seats[0].at_seq(4))["seq"] == 4


async def test_nobody_acts_for_another_and_a_watcher_for_nobody(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben, eve, server.stranger()], table_id) as (first, second, watcher, stranger):
        await first.act()
        foreign = first.position["legal"] or [{"action": "god novalis"}]
        # a seat acts for its own owner only: there is no way to name another
        assert await first.refused("act", seq=1, action=foreign[0]["action"]) == "illegal"
        assert (
            await first.refused("act", seq=1, action=second.position["legal"][0]["action"], seat=1)
            == "illegal"
        )
        for kind, fields in (
            ("act", {"seq": 1, "action": second.position["legal"][0]["action"]}),
            ("undo", {}),
            ("undo", {"to": 0}),
            ("consent", {"agree": True}),
            ("explain", {"actions": ["god novalis"]}),
            ("why-not", {"target": "territory:t01"}),
            ("hint", {}),
        ):
            assert await watcher.refused(kind, **fields) == "spectator"
            assert await stranger.refused(kind, **fields) == "not-signed-in"
        assert await stranger.refused("chat", text="hello") == "not-signed-in"
    assert await rows(server, table_id) == 1


async def test_a_game_that_is_over_can_still_be_looked_back_on(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    await finish(server, table_id)
    async with ann.at(table_id) as seat:
        end = await seat.a("position")
        assert (end["to_act"], end["legal"]) == ([], [])
        assert await seat.done("sync", since=0) == end["seq"]
        assert numbers(seat.position) == list(range(1, end["seq"] + 1))
        await seat.done("chat", text="Well played!")
        for kind, fields in (
            ("act", {"seq": end["seq"], "action": 0}),
            ("undo", {}),
            ("undo", {"to": 0}),
            ("consent", {"agree": True}),
            ("explain", {"actions": [0]}),
            ("why-not", {"target": "territory:t01"}),
            ("hint", {}),
        ):
            assert await seat.refused(kind, **fields) == "not-running"


async def test_a_game_that_is_not_on_cannot_be_played(server: LiveServer) -> None:
    ann = await server.person("Ann")
    table_id = await ann.open_table()
    async with ann.at(table_id) as seat:
        await seat.a("table")
        for kind, fields in (
            ("act", {"seq": 0, "action": 0}),
            ("undo", {}),
            ("consent", {"agree": True}),
            ("explain", {"actions": [0]}),
            ("why-not", {"target": "territory:t01"}),
            ("hint", {}),
            ("sync", {"since": 10**9}),
        ):
            assert await seat.refused(kind, **fields) == "not-running"
        ben = await server.person("Ben")
        await ben.post(f"/api/tables/{table_id}/join")
        await ann.post(f"/api/tables/{table_id}/start")
        await seat.at_seq(0)
        async with ben.at(table_id) as other:
            await other.act()
        assert (await seat.at_seq(1))["seq"] == 1


# ---- catching up --------------------------------------------------------------------------------------------------


async def test_who_comes_back_is_told_what_happened_since(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as seats:
        await gods_chosen(seats)
        mover, _ = whose_turn(seats)
        await mover.act()
        await seats[0].at_seq(3)
    for since, told in ((None, []), (0, [1, 2, 3]), (2, [3]), (3, []), (99, [])):
        async with ann.at(table_id, since) as seat:
            await seat.a("position")
            assert numbers(seat.position) == told
            await seat.send(kind="sync", since=1)
            await seat.until(lambda m: m["kind"] == "position" and numbers(m) == [2, 3])
            await seat.send(kind="sync", since=-5)
            await seat.until(lambda m: m["kind"] == "position" and numbers(m) == [1, 2, 3])


async def test_after_a_restart_the_position_is_the_same(database_url: str) -> None:
    async with serving(database_url) as server:
        ann, ben = await server.people("Ann", "Ben")
        table_id = await running_table([ann, ben])
        async with seated([ann, ben], table_id) as seats:
            await gods_chosen(seats)
            for _ in range(45):  # past a snapshot
                mover, other = whose_turn(seats)
                seq = await mover.act()
                await mover.at_seq(seq)
                await other.at_seq(seq)
            before = [seat.position for seat in seats]
        cookies = [ann.cookie, ben.cookie]
    async with serving(database_url) as server:
        again = [server.returning(cookie) for cookie in cookies]
        async with seated(again, table_id) as seats:
            for seat, position in zip(seats, before, strict=True):
                for name in ("seq", "view", "legal", "prompt", "to_act"):
                    assert seat.position[name] == position[name]
            mover, _ = whose_turn(seats)
            assert await mover.act() == before[0]["seq"] + 1


# ---- questions ----------------------------------------------------------------------------------------------------


async def test_a_legal_action_is_explained_as_the_engine_explains_it(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as seats:
        await gods_chosen(seats)
        mover, other = whose_turn(seats)
        state = server.play(table_id).state
        legal = mover.position["legal"]
        answer = await mover.ask(
            "explain", actions=[legal[0]["text"], *(each["action"] for each in legal[1:4])]
        )
        assert answer["kind"] == "explained"
        assert answer["forecasts"] == [
            {
                "action": choice["action"],
                "forecast": state.explain(mover.position["seat"], choice["action"]).to_dict(),
            }
            for choice in legal[:4]
        ]
        assert (await mover.ask("explain", actions=[]))["forecasts"] == []
        assert await mover.refused("explain", actions=["attack t01 t02"]) == "illegal"
        assert await mover.refused("explain", actions=[legal[0]["action"], "attack t01 t02"]) == "illegal"
        assert await mover.refused("explain", actions=["fly to the moon"]) == "no-such-action"
        assert await other.refused("explain", actions=[legal[0]["action"]]) == "illegal"
        assert len((await mover.ask("explain", actions=[legal[0]["action"]] * 60))["forecasts"]) == 60
        await mover.send(kind="explain", actions=[legal[0]["action"]] * 61)
        assert (await mover.a("refused"))["code"] == "bad-message"
    assert await rows(server, table_id) == 2


async def test_why_an_element_does_not_glow(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    space = ludage.game(GAME).actions
    async with seated([ann, ben], table_id) as seats:
        await gods_chosen(seats)
        mover, other = whose_turn(seats)
        state = server.play(table_id).state
        seat = mover.position["seat"]
        glowing = {target for choice in mover.position["legal"] for target in choice["targets"]}
        dark = next(target for a in range(len(space)) for target in space.targets(a) if target not in glowing)
        answer = await mover.ask("why-not", target=dark)
        through = [state.why_not(seat, a) for a in range(len(space)) if dark in space.targets(a)]
        reasons = {refusal.key for refusal in through if refusal is not None}
        assert answer["target"] == dark
        assert answer["refusals"]
        assert {said["key"] for said in answer["refusals"]} <= reasons
        assert len(answer["refusals"]) == min(5, len({(r.key, r.rule) for r in through if r is not None}))

        one = await mover.ask("why-not", action="attack t01 t02")
        refusal = state.why_not(seat, space.parse("attack t01 t02"))
        assert refusal is not None
        assert [said["key"] for said in one["refusals"]] == [refusal.key]
        legal = mover.position["legal"][0]["text"]
        assert (await mover.ask("why-not", action=legal))["refusals"] == []
        assert (await mover.ask("why-not", target="no:such"))["refusals"] == []
        assert (await mover.ask("why-not"))["refusals"] == []
        assert await mover.refused("why-not", action="fly") == "no-such-action"
        waiting = await other.ask("why-not", action=legal)
        assert waiting["refusals"][0]["key"] == "refusal-not-your-decision"


async def test_a_hint_is_a_bots_advice_among_the_legal_actions(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as seats:
        await gods_chosen(seats)
        mover, other = whose_turn(seats)
        answer = await mover.ask("hint")
        legal = {choice["action"] for choice in mover.position["legal"]}
        assert answer["kind"] == "hint"
        assert {choice["action"] for choice in answer["choices"]} <= legal
        values = [choice["value"] for choice in answer["choices"]]
        assert 2 <= len(values) <= 3
        assert values == sorted(values, reverse=True), "the best first"
        for choice in answer["choices"]:
            for reason in choice["reasons"]:
                assert reason["key"].startswith("reason-")
                assert reason["amount"]
        assert await other.refused("hint") == "no-decision"
        while server.services.limits.allow("hint", (ann, ben)[mover.position["seat"]].id):
            pass
        assert await mover.refused("hint") == "too-fast"


# ---- chat and presence --------------------------------------------------------------------------------------------


async def test_everybody_at_the_table_reads_the_chat_now_or_later(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben, eve, server.stranger()], table_id) as seats:
        await seats[0].send(kind="chat", text="  Good \n luck,\u202e <i>Ben</i>!  ")
        for seat in seats:
            line = await seat.a("chat")
            assert (line["name"], line["seat"], line["text"]) == ("Ann", 0, "Good luck, <i>Ben</i>!")
        await seats[2].send(kind="chat", text="x" * 700)
        line = await seats[0].a("chat")
        assert (line["name"], line["seat"], len(line["text"])) == ("Eve", None, 500)
        assert await seats[0].refused("chat", text=" \u200b\t ") == "empty-chat"
    async with ben.at(table_id) as seat:
        assert [(await seat.a("chat"))["name"] for _ in range(2)] == ["Ann", "Eve"]


async def test_lines_of_chat_are_numbered_at_each_table_in_the_order_they_are_read(
    server: LiveServer,
) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    tables = [await running_table([ann, ben]) for _ in range(2)]
    for table_id in tables:
        async with seated([ann, ben, eve], table_id) as seats:

            async def talk(seat: Seat) -> list[int]:
                return [await seat.done("chat", text=f"line {number}") for number in range(5)]

            assert await asyncio.gather(*(talk(seat) for seat in seats)) == [[0] * 5] * 3
            heard = []
            for seat in seats:
                while len(lines := [m for m in seat.log if m["kind"] == "chat"]) < 15:
                    await seat.next()
                heard.append([(line["number"], line["name"], line["text"]) for line in lines])
            assert [number for number, _name, _text in heard[0]] == list(range(1, 16))
            assert heard[0] == heard[1] == heard[2]
            for name in ("Ann", "Ben", "Eve"):
                said = [text for _number, who, text in heard[0] if who == name]
                assert said == [f"line {number}" for number in range(5)]
        server.clock.skip(60)


async def test_chat_has_its_limit(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    server.clock.stand()
    async with seated([ann, ben], table_id) as (first, second):
        for number in range(12):
            await first.send(kind="chat", text=f"line {number}")
        refused = await first.a("refused")
        assert (refused["code"], refused["said"]["args"]["seconds"] > 0) == ("too-fast", True)
        await first.a("refused")
        server.clock.skip(60)
        await first.done("chat", text="the end")
        await second.a("chat", text="the end")
        lines = [message["text"] for message in second.log if message["kind"] == "chat"]
        assert lines == [*(f"line {number}" for number in range(10)), "the end"]


async def test_a_long_chat_greets_nobody_with_a_closed_door(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with server.services.database.writing() as connection:
        lines = [
            {
                "table_id": table_id,
                "number": n,
                "person": ann.id,
                "name": "Ann",
                "text": f"line {n}",
                "at": 0.0,
            }
            for n in range(1, CHAT_SHOWN + 51)
        ]
        await connection.execute(insert(db.chat), lines)
    assert CHAT_SHOWN + 10 < MOST_WAITING
    async with ben.at(table_id) as seat:
        shown = [(await seat.a("chat"))["text"] for _ in range(CHAT_SHOWN)]
    assert shown == [f"line {n}" for n in range(51, CHAT_SHOWN + 51)]


def online(seat: Seat) -> list[bool]:
    return [each["online"] for each in seat.table["seats"]]


async def test_everybody_sees_who_is_there(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with ann.at(table_id) as first:
        await first.a("position")
        assert online(first) == [True, False]
        async with ben.at(table_id) as second:
            await second.a("table")
            assert online(second) == [True, True]
            await first.until(lambda _m: online(first) == [True, True])
            async with ben.at(table_id) as twice:
                await twice.a("position")
            assert [m for m in await first.rest() if m["kind"] == "table" and not online(first)[1]] == []
        await first.until(lambda _m: online(first) == [True, False])
        async with server.stranger().at(table_id) as watcher:
            await watcher.a("table")
            assert online(watcher) == [True, False]
        # a server that dies cannot say that people have gone: their time runs out
        server.clock.skip(120)
        assert not any(seat["online"] for seat in (await ben.table(table_id))["seats"])
        await server.services.hub.keep_online()
        assert [seat["online"] for seat in (await ben.table(table_id))["seats"]] == [True, False]


async def test_who_sits_down_while_he_watches_is_there(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await ann.open_table()
    async with ann.at(table_id) as first, ben.at(table_id) as second:
        await second.until(lambda _m: online(second) == [True, False])
        await ben.post(f"/api/tables/{table_id}/join")
        for seat in (first, second):
            await seat.until(lambda _m, seat=seat: online(seat) == [True, True])  # type: ignore[misc]


async def test_who_comes_and_goes_does_not_make_the_others_look_again(server: LiveServer) -> None:
    """A table is told without its position, which has not changed."""
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with ann.at(table_id) as first:
        await first.a("position")
        async with ben.at(table_id) as second:
            await second.a("position")
            await first.until(lambda _m: online(first) == [True, True])
        await first.until(lambda _m: online(first) == [True, False])
        await ben.post(f"/api/tables/{table_id}/leave")
        await first.until(lambda _m: first.table["seats"][1]["kind"] == "abandoned")
        positions = [message for message in first.log if message["kind"] == "position"]
        assert [position["seq"] for position in positions[:2]] in ([0], [0, 1]), "once for each row"


async def test_a_name_that_is_changed_is_changed_at_the_table(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as (first, _second):
        await ben.http.patch("/api/me", json={"name": "Benedict"})
        await first.until(lambda m: m["kind"] == "table" and m["table"]["seats"][1]["name"] == "Benedict")


async def test_who_logs_out_does_not_stay_on_under_the_old_name(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as (first, _second):
        cookie = ann.cookie
        await ann.post("/api/logout")
        assert await first.closed() == 1008
    async with server.returning(cookie).at(table_id) as again:
        assert (await again.a("position"))["seat"] is None


async def test_who_logs_out_while_his_connection_opens_is_cut_off_too(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    hub, joining = server.services.hub, server.services.hub.join

    async def late(*request: Any) -> None:
        await ann.post("/api/logout")
        await joining(*request)

    monkeypatch.setattr(hub, "join", late)
    async with server.returning(ann.cookie).at(table_id) as seat:
        assert await seat.closed() == 1008


async def test_who_has_logged_out_does_nothing_more_through_a_connection_that_he_does_not_read(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot be told that it is closed; what still comes in by it is not carried out."""
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    reads, send = asyncio.Event(), live._send

    async def unread(*connection: Any) -> None:
        await reads.wait()
        await send(*connection)

    monkeypatch.setattr(live, "_send", unread)
    async with ann.at(table_id) as seat:
        async with asyncio.timeout(PATIENCE):
            while table_id not in server.services.hub.watchers:
                await asyncio.sleep(0.005)
            await ann.post("/api/logout")
            await seat.send(kind="act", seq=0, action=server.play(table_id).state.legal(0)[0])
            while table_id in server.services.hub.watchers:
                await asyncio.sleep(0.005)
        assert server.play(table_id).seq == 0
        reads.set()
        assert await seat.closed() == 1008


# ---- bots ---------------------------------------------------------------------------------------------------------


async def test_a_bot_decides_by_itself_and_everybody_sees_whom_one_waits_for(server: LiveServer) -> None:
    ann = await server.person()
    table_id = await ann.open_table(2)
    await ann.post(f"/api/tables/{table_id}/bots", bot="random")
    async with ann.at(table_id) as seat:
        await seat.a("table")
        await ann.post(f"/api/tables/{table_id}/start")
        table = await seat.status("running")
        assert (table["to_act"], table["seats"][1]["kind"]) == ([0, 1], "bot")
        position = await seat.at_seq(1)
        assert (position["to_act"], position["happened"][-1]["seat"]) == ([0], 1)


# ---- clocks -------------------------------------------------------------------------------------------------------


async def at_table(server: LiveServer, table_id: str, seat: int) -> Json:
    async with server.services.database.reading() as connection:
        found = await connection.execute(
            select(db.seat).where(db.seat.c.table_id == table_id, db.seat.c.seat == seat)
        )
        return dict(found.one()._mapping)


def left(seat: Seat) -> list[float]:
    return [clock["left"] for clock in seat.position["clocks"]]


def about(seconds: float) -> Any:
    """The tests themselves take some time."""
    return pytest.approx(seconds, abs=100)


async def test_the_clock_runs_for_those_who_owe_a_decision(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time={"pace": "live", "bank": 6000, "increment": 500})
    async with seated([ann, ben], table_id) as seats:
        assert left(seats[0]) == [about(6000), about(6000)]
        assert [clock["running"] for clock in seats[0].position["clocks"]] == [True, True]
        server.clock.skip(1000)
        await seats[0].act()
        await seats[0].at_seq(1)
        assert left(seats[0]) == [about(5500), about(5000)], "less what has passed, more for the decision"
        assert [clock["running"] for clock in seats[0].position["clocks"]] == [False, True]
        server.clock.skip(2000)
        await seats[1].act()
        await seats[0].at_seq(2)
        assert left(seats[0]) == [about(5500), about(3500)]


async def test_anothers_action_gives_nobody_more_time(server: LiveServer) -> None:
    """It does not restart the clock of who has owed his decision all along."""
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], time={"pace": "live", "bank": 1000})
    async with seated([ann, ben], table_id) as (first, _second):
        server.clock.skip(600)
        await first.act()
        server.clock.skip(600)
        await server.sweep()
        assert (await at_table(server, table_id, 1))["missed"] == 1
        assert (await at_table(server, table_id, 0))["missed"] == 0


async def test_a_table_without_a_clock_has_all_the_time_in_the_world(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    for time in ({"pace": "live"}, {"pace": "correspondence"}):
        table_id = await running_table([ann, ben], time=time)
        async with seated([ann, ben], table_id) as (first, _second):
            assert first.position["clocks"] == [None, None]
        server.clock.skip(3600 * 24 * 60)
        await server.sweep()
        assert await rows(server, table_id) == 0


async def test_a_stand_in_plays_for_who_is_out_of_time_and_after_three_the_seat_is_abandoned(
    server: LiveServer,
) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben], time={"pace": "live", "bank": 1000})
    async with seated([ann, ben], table_id) as (first, second):
        await second.act()
        server.clock.skip(900)
        await server.sweep()
        assert await rows(server, table_id) == 1
        missed = 0
        while missed < 3:
            server.clock.skip(1001 if first.position["legal"] else 0)
            await server.sweep()
            seat = await at_table(server, table_id, 0)
            if seat["missed"] > missed:
                missed = seat["missed"]
                assert seat["abandoned"] == (missed == 3)
            seq = await rows(server, table_id)
            await first.at_seq(seq)
            if (await second.at_seq(seq))["legal"]:
                await second.act()
                await first.at_seq(seq + 1)
        kinds = [each["kind"] for each in (await eve.table(table_id))["seats"]]
        assert kinds == ["abandoned", "person"]
        assert (await at_table(server, table_id, 1))["missed"] == 0
        table = await eve.post(f"/api/tables/{table_id}/join")
        assert (table["you"], [each["kind"] for each in table["seats"]]) == (0, ["person", "person"])
        assert (await at_table(server, table_id, 0))["missed"] == 0
        await first.until(lambda _m: first.table["you"] is None)
        assert await first.refused("act", seq=first.position["seq"], action=0) == "spectator"


async def abandon(server: LiveServer, table_id: str, seat: int) -> None:
    """As after three decisions out of time."""
    async with server.services.tables.locked(table_id) as table:
        await server.services.seating.change_seat(table, seat, {"missed": 3, "abandoned": True})


async def test_an_owner_who_comes_back_has_his_abandoned_seat_again(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as (first, second):
        await first.act()
        await abandon(server, table_id, 0)
        await first.until(lambda _m: first.table["seats"][0]["kind"] == "abandoned")
        assert await ann.refused(f"/api/tables/{table_id}/join", seat=1) == (409, "already-seated")
        table = await ann.post(f"/api/tables/{table_id}/join")
        assert (table["you"], table["seats"][0]["kind"]) == (0, "person")
        assert (await at_table(server, table_id, 0))["missed"] == 0
        assert await ann.refused(f"/api/tables/{table_id}/join") == (409, "already-seated")
        await second.act()
        assert await first.refused("act", seq=0, action=0) in ("illegal", "stale")


async def test_an_owner_who_tries_to_act_is_back_even_if_his_stand_in_was_faster(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as (first, _second):
        await first.act()
        await abandon(server, table_id, 0)
        assert await first.refused("act", seq=0, action=0) == "illegal"
        seat = await at_table(server, table_id, 0)
        assert (seat["abandoned"], seat["missed"]) == (False, 0)


async def test_a_bot_has_no_clock_and_is_never_late(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes: a bot that is slow is slow because the server is."""
    ann = await server.person()
    table_id = await ann.open_table(2, time={"pace": "live", "bank": 1000})
    await ann.post(f"/api/tables/{table_id}/bots", bot="random")
    thinking = asyncio.Event()
    choose = server.services.thinkers.choose

    async def slowly(*request: Any, **whose: Any) -> int:
        await thinking.wait()
        return await choose(*request, **whose)

    monkeypatch.setattr(server.services.thinkers, "choose", slowly)
    await ann.post(f"/api/tables/{table_id}/start")
    async with ann.at(table_id) as seat:
        await seat.act()
        position = await seat.at_seq(1)
        assert [clock["running"] for clock in position["clocks"]] == [False, False]
        for _ in range(4):
            server.clock.skip(5000)
            await server.services.automatic.sweep()
            assert not server.services.automatic._late
        await seat.done("sync", since=1)
        assert left(seat) == [about(1000), about(1000)], "nobody's time passes while a bot thinks"
        thinking.set()
        assert (await seat.at_seq(2))["happened"][-1]["seat"] == 1
    bot = await at_table(server, table_id, 1)
    assert (bot["missed"], bot["abandoned"]) == (0, False)
    assert (await at_table(server, table_id, 0))["missed"] == 0


async def test_one_broken_table_does_not_stop_the_clocks_of_the_others(
    server: LiveServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await server.people("Ann", "Ben")
    tables = [await running_table([ann, ben], time={"pace": "live", "bank": 1000}) for _ in range(3)]
    think = server.services.automatic._think

    async def breaks(table: TableInMemory, *rest: Any, **more: Any) -> None:
        if table.id == tables[1]:
            raise RuntimeError("broken")
        await think(table, *rest, **more)

    monkeypatch.setattr(server.services.automatic, "_think", breaks)
    server.clock.skip(2000)
    await server.sweep()
    assert [await rows(server, table_id) > 0 for table_id in tables] == [True, False, True]
    assert "its clock could not be seen to" in caplog.text


# ---- slow and lost clients ----------------------------------------------------------------------------------------


async def test_a_client_that_does_not_read_is_cut_off_and_catches_up(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with seated([ann, ben], table_id) as (_first, _second):
        watcher = next(w for w in server.services.hub.watchers[table_id] if w.person == ann.id)
        for _ in range(MOST_WAITING + 1):
            watcher.send(b"{}")
        assert watcher.cut_off
        assert watcher.waiting.qsize() == 1
    async with ann.at(table_id, since=0) as seat:
        assert (await seat.a("position"))["seq"] == 0


async def test_nothing_is_left_of_those_who_have_gone(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    for _ in range(20):
        async with ann.at(table_id) as seat:
            await seat.next()
    hub = server.services.hub
    async with asyncio.timeout(PATIENCE):
        while hub.watchers or hub._owed:  # the last of them may still be told that the last but one has gone
            await asyncio.sleep(0.01)


async def test_every_answer_carries_the_number_of_its_request(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    questions: list[Json] = [
        {"kind": "explain", "actions": [0]},
        {"kind": "chat", "text": "hello"},
        {"kind": "sync", "since": 0},
        {"kind": "why-not", "target": "territory:t01"},
        {"kind": "act", "seq": 0, "action": "nothing"},
        {"kind": "undo"},
        {"kind": "consent", "agree": True},
    ]
    async with seated([ann, ben], table_id) as (first, _second):
        for number in (1, 0, -3, 2**40, 10**25):
            for question in questions:
                wanted: Any = number
                await first.send(**question, request=number)
                await first.until(lambda m, wanted=wanted: m.get("request") == wanted)  # type: ignore[misc]
