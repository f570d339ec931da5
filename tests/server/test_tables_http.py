"""Tables over HTTP: created, found, joined, filled, started, left and played again."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

import ludage
from ludage.bots import ADMITTED, LEVELS, USUAL
from ludage.server import lobby, seating
from ludage.server.digest import TEXT
from ludage.server.limits import Limit
from ludage.server.store import schema as db
from ludage.texts import LANGUAGES, Texts
from tests.server.clients import (
    GAME,
    PATIENCE,
    Json,
    LiveServer,
    Person,
    finish,
    refusal,
    running_table,
    serving,
)

pytestmark = pytest.mark.anyio
LIVE = {"pace": "live", "bank": 0, "increment": 0, "hours": 0}


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def ids(person: Person, path: str = "/api/tables", **query: Any) -> list[str]:
    return [table["id"] for table in (await person.get(path, **query))["tables"]]


# ---- one's own ----------------------------------------------------------------------------------------------------


async def test_ones_own_tables_come_in_pages(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MINE_LISTED", 2)
    monkeypatch.setattr(lobby, "LISTED", 1)
    ann, ben = await server.people("Ann", "Ben")
    over = []
    for _ in range(2):
        server.clock.skip(60)
        over.append(await running_table([ann, ben]))
        await finish(server, over[-1])
    going = []
    for _ in range(3):
        server.clock.skip(60)
        going.append(await ann.open_table())
    pages = [await ids(ann, "/api/tables/mine", page=page) for page in range(3)]
    assert pages == [[going[2], going[1], over[1]], [going[0], over[0]], []]
    assert await ids(ann, "/api/tables/mine") == pages[0]
    for odd in (-1, 10**6, 10**30):
        assert await ids(ann, "/api/tables/mine", page=odd) == []


async def test_lists_of_ones_own_tables_count_by_their_length(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    limits = server.services.limits
    limits.limits = {**limits.limits, "mine": Limit(0.0, 7)}
    for _ in range(3):
        await ann.open_table()
    for _ in range(2):
        assert len(await ids(ann, "/api/tables/mine")) == 3
    assert await ann.not_shown("/api/tables/mine") == (429, "too-fast")
    assert await ids(ben, "/api/tables/mine") == []


async def test_nobody_sits_at_any_number_of_tables(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "GOING_MOST", 2)
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    first = await running_table([ann, ben])
    await ann.open_table()
    assert await ann.refused("/api/tables", game=GAME, players=2) == (409, "too-many-games")
    bens = await ben.open_table()
    assert await ann.refused(f"/api/tables/{bens}/join") == (409, "too-many-games")
    assert [each["kind"] for each in (await eve.table(bens))["seats"]] == ["person", "open"]
    await ann.post(f"/api/tables/{first}/leave")
    await ann.post(f"/api/tables/{bens}/join")
    await ann.post(f"/api/tables/{first}/join")  # one's own seat is always there


# ---- creating -----------------------------------------------------------------------------------------------------


async def test_a_new_table_waits_for_players_with_its_host_in_the_first_seat(server: LiveServer) -> None:
    ann = await server.person("Ann")
    table = await ann.post("/api/tables", game=GAME, players=3, name="Friday <b>evening</b>")
    assert (table["status"], table["host"], table["you"], table["seq"]) == ("open", 0, 0, 0)
    assert (table["name"], table["time"], table["public"]) == ("Friday <b>evening</b>", LIVE, True)
    assert (kinds(table), names(table)) == (["person", "open", "open"], ["Ann", "", ""])
    assert (table["rules"], table["options"]) == (ludage.game(GAME).version, {"variant": "standard"})
    assert (table["seed"], table["scores"], table["ranks"], table["rematch"]) == (None, None, None, None)
    assert len(table["commitment"]) == 64
    assert table["invitation"]
    assert (table["moved"], table["frozen_at"]) == (table["created"], None)
    assert await ann.table(table["id"]) == table


@pytest.mark.parametrize("game_id", ludage.game_ids())
async def test_bots_fill_a_table_at_once_and_it_begins(server: LiveServer, game_id: str) -> None:
    ann = await server.person()
    players = ludage.game(game_id).min_players
    table = await ann.post("/api/tables", game=game_id, players=players, bots="random")
    assert (table["status"], kinds(table)) == ("running", ["person"] + ["bot"] * (players - 1))
    assert [seat["bot"] for seat in table["seats"]] == [None] + ["random"] * (players - 1)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"game": "nope"}, (404, "no-such-game")),
        ({"game": "\x00"}, (404, "no-such-game")),
        ({"players": 1}, (400, "bad-table")),
        ({"players": 99}, (400, "bad-table")),
        ({"players": -(10**30)}, (400, "bad-table")),
        ({"players": 10**12, "bots": "random"}, (400, "bad-table")),
        ({"players": "three"}, (400, "bad-request")),
        ({"players": 2.5}, (400, "bad-request")),
        ({"players": None}, (400, "bad-request")),
        ({"options": {"variant": "no such"}}, (400, "bad-table")),
        ({"options": {"colour": "red"}}, (400, "bad-table")),
        ({"options": {"variant": 3}}, (400, "bad-request")),
        ({"time": {"pace": "eternal"}}, (400, "bad-time")),
        ({"time": {"bank": -1}}, (400, "bad-time")),
        ({"time": {"bank": 86401}}, (400, "bad-time")),
        ({"time": {"bank": 9}}, (400, "bad-time")),
        ({"time": {"bank": 600, "increment": -1}}, (400, "bad-time")),
        ({"time": {"bank": 600, "increment": 3601}}, (400, "bad-time")),
        ({"time": {"bank": 0, "increment": 5}}, (400, "bad-time")),
        ({"time": {"bank": 600, "hours": 3}}, (400, "bad-time")),
        ({"time": {"pace": "live", "hours": 3}}, (400, "bad-time")),
        ({"time": {"pace": "correspondence", "hours": -1}}, (400, "bad-time")),
        ({"time": {"pace": "correspondence", "hours": 24, "bank": 600}}, (400, "bad-time")),
        ({"time": {"pace": "correspondence", "hours": 24, "increment": 5}}, (400, "bad-time")),
        ({"time": {"pace": "correspondence", "hours": 721}}, (400, "bad-time")),
        ({"time": {"hours": "many"}}, (400, "bad-request")),
        ({"bots": "unbeatable"}, (400, "no-such-bot")),
        ({"public": "yes"}, (400, "bad-request")),
    ],
)
async def test_an_impossible_table_is_refused_and_not_made(
    common_server: LiveServer, wrong: Json, expected: tuple[int, str]
) -> None:
    ann = await common_server.person()
    assert await ann.refused("/api/tables", **{"game": GAME, "players": 3, **wrong}) == expected
    assert await ids(ann, "/api/tables/mine") == []


@pytest.mark.parametrize(
    ("wrong", "english", "french"),
    [
        (
            {"players": 99},
            "“age-of-gods” is for 2 to 6 players, not 99.",
            "« age-of-gods » se joue de 2 à 6 joueurs, et non à 99.",
        ),
        (
            {"options": {"variant": "seat:0"}},
            "Option “variant” of “age-of-gods” cannot be “seat:0”; it can be: standard.",
            "L’option « variant » de « age-of-gods » ne peut pas valoir « seat:0 » ; elle peut valoir : standard.",
        ),
        (
            {"options": {"people:orcs": "red"}},
            "“age-of-gods” has no option “people:orcs”; its options are: variant.",
            "« age-of-gods » n’a pas d’option « people:orcs » ; ses options sont : variant.",
        ),
        (
            {"game": "nope"},
            "There is no game “nope”; the games are: age-of-gods, age-of-mythology and through-the-ages.",
            "Il n’y a pas de jeu « nope » ; les jeux sont : age-of-gods, age-of-mythology et through-the-ages.",
        ),
        (
            {"game": "age-of-mythology", "options": {"cultures": "two"}},
            "Option “cultures” can be “two” with 4 players, not with 3.",
            "L’option « cultures » peut valoir « two » à 4 joueurs, mais pas à 3.",
        ),
    ],
)
async def test_an_impossible_table_is_told_in_the_reader_s_language(
    common_server: LiveServer, wrong: Json, english: str, french: str
) -> None:
    ann = await common_server.person()
    answer = await ann.http.post("/api/tables", json={"game": GAME, "players": 3, **wrong})
    assert refusal(answer) in ((400, "bad-table"), (404, "no-such-game"))
    said = answer.json()["said"]
    for language, sentence in zip(LANGUAGES, (english, french), strict=True):
        told = Texts(language, [TEXT]).say(said["key"], said["args"])
        assert " ".join(told.replace("\u2060", "").split()) == sentence
    assert await ids(ann, "/api/tables/mine") == []


async def test_a_stranger_must_come_in_before_making_or_joining_a_table(server: LiveServer) -> None:
    table_id = await (await server.person()).open_table()
    stranger = server.stranger()
    assert await stranger.refused("/api/tables", game=GAME, players=2) == (401, "not-signed-in")
    for path in ("join", "leave", "bots", "start", "rematch", "orders"):
        body = {"bot": "random", "action": "pass"}
        assert (await stranger.refused(f"/api/tables/{table_id}/{path}", **body))[0] == 401
    assert (await stranger.not_shown("/api/tables/mine")) == (401, "not-signed-in")


async def test_nobody_makes_tables_without_end(sqlite_url: str) -> None:
    async with serving(sqlite_url, tables_per_hour=3) as server:
        ann, ben = await server.people("Ann", "Ben")
        for _ in range(3):
            await ann.open_table()
        assert await ann.refused("/api/tables", game=GAME, players=2) == (429, "too-fast")
        await ben.open_table()
        server.clock.skip(1300)
        await ann.open_table()


# ---- sitting down and getting up ----------------------------------------------------------------------------------


async def test_people_sit_down_where_they_like_or_where_there_is_room(server: LiveServer) -> None:
    ann, ben, cas, dee = await server.people("Ann", "Ben", "Cas", "Dee")
    table_id = await ann.open_table(3)
    join = f"/api/tables/{table_id}/join"
    assert (await ben.post(join, seat=2))["you"] == 2
    assert await cas.refused(join, seat=2) == (409, "seat-taken")
    assert await cas.refused(join, seat=7) == (409, "seat-taken")
    assert await cas.refused(join, seat=-1) == (409, "seat-taken")
    table = await cas.post(join)
    assert (table["you"], names(table)) == (1, ["Ann", "Cas", "Ben"])
    assert await dee.refused(join) == (409, "seat-taken")
    assert await ben.refused(join) == (409, "already-seated")
    assert await ann.refused(join, seat=1) == (409, "already-seated")


async def test_who_gets_up_leaves_an_open_seat_and_the_last_one_takes_the_table_away(
    server: LiveServer,
) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await ann.open_table()
    leave = f"/api/tables/{table_id}/leave"
    assert await ben.refused(leave) == (403, "spectator")
    await ben.post(f"/api/tables/{table_id}/join")
    assert kinds(await ben.post(leave)) == ["person", "open"]
    await ben.post(f"/api/tables/{table_id}/join")
    assert await ann.post(leave) is not None
    assert await ben.post(leave) is None
    assert await ben.not_shown(f"/api/tables/{table_id}") == (404, "no-such-table")
    assert await ben.refused(f"/api/tables/{table_id}/join") == (404, "no-such-table")


async def test_a_host_who_gets_up_leaves_the_table_to_another(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await ann.open_table()
    await ben.post(f"/api/tables/{table_id}/join")
    table = await ann.post(f"/api/tables/{table_id}/leave")
    assert (table["host"], kinds(table)) == (1, ["open", "person"])
    assert await ann.refused(f"/api/tables/{table_id}/bots", bot="random") == (403, "not-host")
    await ben.post(f"/api/tables/{table_id}/bots", bot="random")
    assert (await ben.post(f"/api/tables/{table_id}/start"))["status"] == "running"


async def test_a_watcher_of_a_table_that_is_taken_away_is_let_go(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await ann.open_table()
    async with ben.at(table_id) as watching:
        await watching.next()
        await ann.post(f"/api/tables/{table_id}/leave")
        assert await watching.closed() == 4404
    async with ben.at(table_id) as nothing:
        assert (await nothing.next())["code"] == "no-such-table"
        assert await nothing.closed() == 4404


async def test_one_seat_is_taken_once_however_many_want_it_at_once(server: LiveServer) -> None:
    ann, *others = await server.people("Ann", "Ben", "Cas", "Dee", "Eve")
    table_id = await ann.open_table()
    answers = await asyncio.gather(
        *(other.http.post(f"/api/tables/{table_id}/join", json={"seat": 1}) for other in others)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert {refusal(answer)[1] for answer in answers if not answer.is_success} == {"seat-taken"}


async def test_one_seat_is_taken_once_through_two_processes(two_servers: list[LiveServer]) -> None:
    ann = await two_servers[0].person("Ann")
    others = [await server.person("Other") for server in two_servers for _ in range(3)]
    for _ in range(5):
        table_id = await ann.open_table()
        path = f"/api/tables/{table_id}/join"
        answers = await asyncio.gather(*(other.http.post(path, json={"seat": 1}) for other in others))
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [200, 409, 409, 409, 409, 409]
        tables = [await other.table(table_id) for other in others]
        assert [table["you"] for table in tables].count(1) == 1


# ---- private tables -----------------------------------------------------------------------------------------------


async def test_a_private_table_is_known_only_to_those_who_hold_its_invitation(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table = await ann.post("/api/tables", game=GAME, players=2, public=False)
    table_id, invitation = table["id"], table["invitation"]
    unknown = (404, "no-such-table")
    for person in (eve, server.stranger()):
        assert table_id not in await ids(person)
        for path in ("", "/record", "/view", "/replay"):
            assert await person.not_shown(f"/api/tables/{table_id}{path}") == unknown
            assert await person.not_shown(f"/api/tables/{table_id}{path}", invitation="guess") == unknown
        async with person.at(table_id, invitation=invitation[:-1]) as nothing:
            assert (await nothing.next())["code"] == "no-such-table"
            assert await nothing.closed() == 4404
    for path, body in (
        ("join", {}),
        ("join", {"invitation": ""}),
        ("join", {"invitation": "\u00e9" * 2000}),
        ("leave", {}),
        ("bots", {"bot": "random"}),
        ("start", {}),
        ("rematch", {}),
        ("orders", {"action": "pass"}),
    ):
        assert await eve.refused(f"/api/tables/{table_id}/{path}", **body) == unknown
    assert await eve.not_shown(f"/api/tables/{table_id}/orders") == unknown

    seen = await ben.get(f"/api/tables/{table_id}", invitation=invitation)
    assert (seen["you"], seen["invitation"]) == (None, None)
    async with ben.at(table_id, invitation=invitation) as watching:
        assert (await watching.next())["kind"] == "table"
    assert (await ben.post(f"/api/tables/{table_id}/join", invitation=invitation))["you"] == 1
    assert (await ben.table(table_id))["invitation"] == invitation
    assert table_id in await ids(ben, "/api/tables/mine")


async def test_who_sat_down_through_one_process_is_known_to_the_other_at_once(
    two_servers: list[LiveServer],
) -> None:
    ann = await two_servers[0].person("Ann")
    ben = await two_servers[0].person("Ben")
    there = two_servers[1].returning(ben.cookie)
    for _ in range(5):
        table = await ann.post("/api/tables", game=GAME, players=2, public=False)
        table_id = table["id"]
        assert await there.not_shown(f"/api/tables/{table_id}") == (404, "no-such-table")
        await ben.post(f"/api/tables/{table_id}/join", invitation=table["invitation"])
        assert (await there.table(table_id))["you"] == 1
        async with there.at(table_id) as seat:
            assert (await seat.next())["table"]["you"] == 1


# ---- bots and the beginning ---------------------------------------------------------------------------------------


async def test_the_host_fills_the_table_with_bots_of_chosen_levels(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await ann.open_table(4)
    bots = f"/api/tables/{table_id}/bots"
    await ben.post(f"/api/tables/{table_id}/join", seat=2)
    assert await ben.refused(bots, bot="random") == (403, "not-host")
    assert await ann.refused(bots, bot="perfect") == (400, "no-such-bot")
    assert await ann.refused(bots, bot="random", seat=2) == (409, "seat-taken")
    assert await ann.refused(bots, bot="random", seat=9) == (409, "seat-taken")
    assert await ann.refused(bots) == (409, "seat-taken"), "there is no bot yet that could get up"
    await ann.post(bots, bot="master", seat=3)
    table = await ann.post(bots, bot="novice")
    assert [seat["bot"] for seat in table["seats"]] == [None, "novice", None, "master"]
    assert await ann.refused(bots, bot="novice") == (409, "seat-taken")
    assert await ben.refused(bots) == (403, "not-host")
    assert await ann.refused(bots, seat=2) == (409, "seat-taken"), "people are not sent away"
    table = await ann.post(bots, bot=None, seat=1)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "person", "bot"]
    table = await ann.post(bots)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "person", "open"]


async def test_people_are_offered_the_levels_and_programs_may_ask_for_two_bots_more(
    server: LiveServer,
) -> None:
    ann = await server.person()
    assert [game["bots"] for game in await ann.get("/api/games")] == [list(LEVELS)] * 3
    bots = f"/api/tables/{await ann.open_table(2)}/bots"
    for name in ADMITTED:
        assert (await ann.post(bots, bot=name))["seats"][1]["bot"] == name
        await ann.post(bots)
    for name in ("plan", "playout", "Novice", ""):
        answer = await ann.http.post(bots, json={"bot": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "no-such-bot")
        assert answer.json()["said"]["args"] == {"levels": "novice, regular, strong, master"}
    assert (await ann.refused("/api/tables", game=GAME, players=2, bots="plan")) == (400, "no-such-bot")
    table = await ann.post("/api/tables", game=GAME, players=3, bots="greedy")
    assert ([seat["bot"] for seat in table["seats"]], table["status"]) == (
        [None, "greedy", "greedy"],
        "running",
    )


async def test_every_level_plays_at_a_table(server: LiveServer) -> None:
    ann = await server.person()
    table_id = await ann.open_table(5)
    for seat, level in enumerate(LEVELS, 1):
        await ann.post(f"/api/tables/{table_id}/bots", bot=level, seat=seat)
    await ann.post(f"/api/tables/{table_id}/start")
    await server.idle()
    assert sorted(row.seat or 0 for row in server.play(table_id).rows) == [1, 2, 3, 4]
    thinkers = server.services.thinkers
    assert (thinkers.answered, thinkers.fallbacks) == (4, 0)


@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_a_table_with_a_bot_that_is_offered_no_more_goes_on_and_is_played_again(
    database_url: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database_url) as server:
        ann = await server.person()
        table_id = (await ann.post("/api/tables", game=GAME, players=2, bots=bot))["id"]
        await server.idle()
        cookie = ann.cookie
    async with serving(database_url) as server:
        ann = server.returning(cookie)
        assert [seat["bot"] for seat in (await ann.table(table_id))["seats"]] == [None, bot]
        async with ann.at(table_id) as seat:
            await seat.act()
            await server.idle()
            rows = server.play(table_id).rows
            assert [row.seat for row in rows[:2]] in ([0, 1], [1, 0])
            acted = len(rows)
            await seat.at_seq(acted)
            await seat.act()
            await server.idle()
            assert len(server.play(table_id).rows) > acted
        assert server.services.thinkers.fallbacks == 0
        monkeypatch.setattr(server.services.automatic, "attend", lambda _table_id: None)
        await finish(server, table_id)
        again = await ann.post(f"/api/tables/{table_id}/rematch")
        assert ([seat["bot"] for seat in again["seats"]], again["status"]) == ([None, bot], "running")


async def test_the_usual_level_plays_for_who_has_left(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    asked: list[str] = []
    choose = server.services.thinkers.choose

    async def overheard(game: str, position: str, seat: int, level: str, seed: int, **more: Any) -> int:
        asked.append(level)
        return await choose(game, position, seat, level, seed, **more)

    monkeypatch.setattr(server.services.thinkers, "choose", overheard)
    await ben.post(f"/api/tables/{table_id}/leave")
    await server.idle()
    assert set(asked) == {USUAL} == {"regular"}
    assert server.services.thinkers.fallbacks == 0


async def test_a_game_begins_once_by_its_host_when_all_seats_are_taken(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await ann.open_table()
    start = f"/api/tables/{table_id}/start"
    assert await ann.refused(start) == (409, "seats-open")
    await ben.post(f"/api/tables/{table_id}/join")
    assert await ben.refused(start) == (403, "not-host")
    assert await eve.refused(start) == (403, "not-host")
    table = await ann.post(start)
    assert (table["status"], table["seq"], table["to_act"]) == ("running", 0, [0, 1])
    assert await ann.refused(start) == (409, "already-started")
    assert await eve.refused(f"/api/tables/{table_id}/join") == (409, "seat-taken")
    assert await ann.refused(f"/api/tables/{table_id}/bots", bot="random") == (409, "already-started")
    assert await ann.refused(f"/api/tables/{table_id}/bots") == (409, "already-started")


# ---- taking over --------------------------------------------------------------------------------------------------


async def test_the_host_sends_somebody_away_before_the_start(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await ann.open_table(3)
    away = f"/api/tables/{table_id}/send-away"
    await ben.post(f"/api/tables/{table_id}/join", seat=2)
    assert await ben.refused(away, seat=0) == (403, "not-host")
    for nobody in (0, 1, 7, -1):
        assert await ann.refused(away, seat=nobody) == (409, "nobody-there")
    table = await ann.post(away, seat=2)
    assert kinds(table) == ["person", "open", "open"]
    assert (await ben.table(table_id))["you"] is None
    running = await running_table([ann, ben])
    assert await ann.refused(f"/api/tables/{running}/send-away", seat=1) == (409, "already-started")


async def test_a_seat_that_is_left_is_played_by_a_bot_and_can_be_taken_over(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    assert await eve.refused(f"/api/tables/{table_id}/join") == (409, "seat-taken")
    async with ann.at(table_id) as seat:
        await seat.next()
        table = await ben.post(f"/api/tables/{table_id}/leave")
        assert (kinds(table), table["you"], names(table)) == (["person", "abandoned"], 1, ["Ann", "Ben"])
        await seat.at_seq(1)
        assert seat.position["happened"][-1]["seat"] == 1
        table = await eve.post(f"/api/tables/{table_id}/join")
        assert (kinds(table), names(table), table["you"]) == (["person", "person"], ["Ann", "Eve"], 1)
    async with eve.at(table_id, since=0) as seat:
        await seat.a("position")
        assert [row["seq"] for row in seat.position["happened"]] == list(range(1, seat.position["seq"] + 1))
        assert seat.position["seat"] == 1
    assert (await ben.table(table_id))["you"] is None


async def test_one_abandoned_seat_is_taken_over_once_through_two_processes(
    two_servers: list[LiveServer],
) -> None:
    ann, ben = await two_servers[0].people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    await ben.post(f"/api/tables/{table_id}/leave")
    others = [await server.person("Other") for server in two_servers for _ in range(2)]
    path = f"/api/tables/{table_id}/join"
    answers = await asyncio.gather(*(other.http.post(path, json={}) for other in others))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


# ---- rematches ----------------------------------------------------------------------------------------------------


async def finished(server: LiveServer, people: list[Person], **wanted: Any) -> str:
    """A table whose game is over."""
    table_id = await running_table(people, **wanted)
    await finish(server, table_id)
    return table_id


@pytest.mark.parametrize("public", [True, False])
async def test_a_rematch_is_one_table_for_all_who_ask(server: LiveServer, public: bool) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    time = {"pace": "live", "bank": 600, "increment": 5, "hours": 0}
    table_id = await finished(server, [ann, ben], public=public, name="Again", time=time)
    path = f"/api/tables/{table_id}/rematch"
    assert (await eve.refused(path))[1] == ("spectator" if public else "no-such-table")
    first = await ben.post(path)
    second = await ann.post(path)
    assert first["id"] == second["id"] != table_id
    assert (first["name"], first["time"], first["public"], first["status"]) == ("Again", time, public, "open")
    assert (first["you"], second["you"], first["host"]) == (0, None, 0)
    assert names(first) == ["Ben", ""]
    assert first["commitment"] != (await ann.table(table_id))["commitment"]
    joined = await ann.post(f"/api/tables/{first['id']}/join", invitation=second["invitation"])
    assert joined["you"] == 1
    assert (await ann.table(table_id))["rematch"] == first["id"]


async def test_a_rematch_counts_as_a_new_table(database_url: str) -> None:
    async with serving(database_url, tables_per_hour=2) as server:
        ann, ben = await server.people("Ann", "Ben")
        table_id = await running_table([ann, ben])
        await finish(server, table_id)
        first = await ann.post(f"/api/tables/{table_id}/rematch")
        assert (await ann.post(f"/api/tables/{table_id}/rematch"))["id"] == first["id"], "that is no new one"
        await finish(server, await running_table([ben, ann]))
        await ann.post(f"/api/tables/{first['id']}/leave")
        assert await ann.refused(f"/api/tables/{table_id}/rematch") == (429, "too-fast")


async def test_a_rematch_that_everybody_left_can_be_asked_for_again(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await finished(server, [ann, ben])
    first = await ann.post(f"/api/tables/{table_id}/rematch")
    assert await ann.post(f"/api/tables/{first['id']}/leave") is None
    again = await ben.post(f"/api/tables/{table_id}/rematch")
    assert (again["id"] != first["id"], again["you"]) == (True, 0)


async def test_a_rematch_keeps_the_bots_and_against_them_alone_begins_at_once(server: LiveServer) -> None:
    ann = await server.person()
    table_id = await ann.open_table(3)
    await ann.post(f"/api/tables/{table_id}/bots", bot="random")
    await ann.post(f"/api/tables/{table_id}/start")
    assert await ann.refused(f"/api/tables/{table_id}/rematch") == (409, "not-finished")
    async with ann.at(table_id) as seat:
        while seat.table.get("status") != "finished":
            message = await seat.next()
            hasty = message.get("code") == "too-fast"  # so is whoever never thinks
            if hasty:
                await asyncio.sleep(message["said"]["args"]["seconds"])
            if (hasty or message["kind"] == "position") and seat.position["legal"]:
                last = seat.position["legal"][-1]["action"]
                await seat.send(kind="act", seq=seat.position["seq"], action=last)
    again = await ann.post(f"/api/tables/{table_id}/rematch")
    assert [seat["bot"] for seat in again["seats"]] == [None, "random", "random"]
    assert again["status"] == "running"
    assert (await ann.post(f"/api/tables/{table_id}/rematch"))["id"] == again["id"]


async def test_two_processes_agree_on_one_rematch(two_servers: list[LiveServer]) -> None:
    ann, ben = await two_servers[0].people("Ann", "Ben")
    there = two_servers[1].returning(ben.cookie)
    for _ in range(3):
        table_id = await finished(two_servers[0], [ann, ben])
        path = f"/api/tables/{table_id}/rematch"
        first, second = await asyncio.gather(ann.post(path), there.post(path))
        assert first["id"] == second["id"]
    async with two_servers[0].services.database.reading() as connection:
        count = (await connection.execute(select(func.count()).select_from(db.table))).scalar_one()
    assert count == 6, "a table that nobody will ever see was left behind"


# ---- lists --------------------------------------------------------------------------------------------------------


async def test_the_lobby_lists_open_running_and_finished_tables(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    over = await finished(server, [ann, ben])
    running = await running_table([ann, ben])
    opened = await ann.open_table()
    hidden = await ann.open_table(public=False)
    stranger = server.stranger()
    assert await ids(stranger) == [opened]
    assert await ids(stranger, status="running") == [running]
    assert await ids(stranger, status="finished") == [over]
    assert await stranger.not_shown("/api/tables", status="frozen") == (400, "bad-status")
    assert await stranger.not_shown("/api/tables", status="'; DROP TABLE move; --") == (400, "bad-status")
    for table in (await stranger.get("/api/tables", status="running"))["tables"]:
        assert (table["you"], table["invitation"]) == (None, None)
    assert set(await ids(ann, "/api/tables/mine")) == {over, running, opened, hidden}


async def test_my_games_begin_with_those_that_wait_for_me(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    over = await finished(server, [ann, ben])
    waiting = await running_table([ann, ben])
    not_my_turn = await running_table([ann, ben])
    async with ann.at(not_my_turn) as seat:
        await seat.act()
    tables = (await ann.get("/api/tables/mine"))["tables"]
    assert [table["id"] for table in tables] == [waiting, not_my_turn, over]
    assert [table["you"] in table["to_act"] for table in tables] == [True, False, False]
    assert [table["to_act"] for table in tables] == [[0, 1], [1], []]


async def test_the_lists_of_another_process_are_up_to_date(two_servers: list[LiveServer]) -> None:
    ann, ben = await two_servers[0].people("Ann", "Ben")
    there = two_servers[1].returning(ben.cookie)
    table_id = await running_table([ann, ben])
    assert (await there.get("/api/tables/mine"))["tables"][0]["to_act"] == [0, 1]
    async with ann.at(table_id) as seat:
        await seat.act()
    async with asyncio.timeout(PATIENCE):
        while (await there.get("/api/tables/mine"))["tables"][0]["to_act"] != [1]:
            await asyncio.sleep(0.01)


async def test_tables_that_were_put_away_from_memory_are_as_they_were(database_url: str) -> None:
    async with serving(database_url, tables_in_memory=2) as server:
        ann, ben = await server.people("Ann", "Ben")
        tables = [await running_table([ann, ben]) for _ in range(5)]

        async def play(table_id: str) -> None:
            for _ in range(6):
                async with ann.at(table_id) as first, ben.at(table_id) as second:
                    await first.a("position")
                    await second.a("position")
                    for seat in (first, second):
                        if seat.position["legal"]:
                            await seat.ask(
                                "act", seq=seat.position["seq"], action=seat.position["legal"][0]["action"]
                            )

        await asyncio.gather(*(play(table_id) for table_id in tables))
        assert server.services.tables.count_loaded() <= 3
        for table_id in tables:
            async with ann.at(table_id) as seat:
                await seat.a("position")
                async with server.services.database.reading() as connection:
                    rows = (
                        await connection.execute(
                            select(func.count()).select_from(db.move).where(db.move.c.table_id == table_id)
                        )
                    ).scalar_one()
                assert seat.position["seq"] == rows >= 6
