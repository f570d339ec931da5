"""Bad input of every kind: a clear refusal, no leak, no crash, no growth, and the server is there for the others."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludage.server import undo
from ludage.server.limits import MOST_KEYS
from ludage.server.messages import MAX_BYTES
from ludage.server.store import schema as db
from tests.server.clients import GAME, PATIENCE, Json, LiveServer, Seat, refusal, running_table, serving
from tests.server.people_world import HOSTILE

pytestmark = pytest.mark.anyio
DEEP = "[" * 20_000 + "]" * 20_000


@asynccontextmanager
async def game(server: LiveServer) -> AsyncIterator[tuple[str, Seat, Seat]]:
    """A running game, and both players connected."""
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    async with ann.at(table_id) as first, ben.at(table_id) as second:
        await first.a("position")
        await second.a("position")
        yield table_id, first, second


async def alive(server: LiveServer) -> None:
    """Somebody else can still do everything."""
    async with game(server) as (_table_id, first, second):
        assert await first.act() == 1
        assert (await second.at_seq(1))["seq"] == 1


# ---- over the socket ----------------------------------------------------------------------------------------------

BAD_MESSAGES = [
    "",
    " ",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "NaN",
    "{}",
    '{"kind": "explode"}',
    '{"kind": 7}',
    '{"kind": null}',
    '{"kind": ["act"]}',
    '{"kind": "act"}',
    '{"kind": "act", "seq": "0", "action": 1}',
    '{"kind": "act", "seq": 0.5, "action": 1}',
    '{"kind": "act", "seq": true, "action": 1}',
    '{"kind": "act", "seq": null, "action": 1}',
    '{"kind": "act", "seq": 0, "action": null}',
    '{"kind": "act", "seq": 0, "action": 1.5}',
    '{"kind": "act", "seq": 0, "action": [1]}',
    '{"kind": "act", "seq": 0, "action": 1e999}',
    '{"kind": "act", "seq": 0, "action": ' + "9" * 5000 + "}",
    '{"kind": "act", "seq": 0, "action": 1, "request": "x"}',
    '{"kind": "consent", "agree": "yes"}',
    '{"kind": "consent"}',
    '{"kind": "sync", "since": "0"}',
    '{"kind": "undo", "to": "start"}',
    '{"kind": "chat", "text": 5}',
    '{"kind": "chat", "text": "\\ud800"}',
    '{"kind": "chat", "text": "a"} trailing',
    '{"kind": "chat", "text": "a" "b"}',
    '{"kind": "chat", "text": ' + DEEP + "}",
    '{"kind": "chat", "other": ' + DEEP + ', "text": "a"}',
    DEEP,
    "\x00\x01\x02",
    "\u202e\ufeff{}",
    "' OR 1=1; --",
    "<script>alert(1)</script>",
]


async def test_what_is_not_understood_is_refused_and_the_talk_goes_on(common_server: LiveServer) -> None:
    async with game(common_server) as (table_id, first, second):
        for at, message in enumerate(BAD_MESSAGES):
            if at % 40 == 39:
                common_server.clock.skip(60)  # else they are refused for haste
            await first.socket.send(message)
            answer = await first.a("refused")
            assert (answer["code"], answer["request"]) == ("bad-message", None), message[:100]
            assert len(str(answer)) < 500
        assert await first.act() == 1
        assert (await second.at_seq(1))["seq"] == 1
        assert all(message["kind"] in ("table", "position") for message in second.log)
        assert len(common_server.play(table_id).rows) == 1


async def test_a_binary_frame_is_no_reason_to_fail(common_server: LiveServer) -> None:
    async with game(common_server) as (_table_id, first, _second):
        for frame in (b"", b"\xff\xfe\x00", b"\x80" * 1000, json.dumps({"kind": "undo"}).encode()):
            await first.socket.send(frame)
            answer = await first.a("refused")
            assert answer["code"] in ("bad-message", "no-undo")
        assert await first.act() == 1


async def test_a_message_of_more_than_64_kb_ends_the_connection(common_server: LiveServer) -> None:
    async with game(common_server) as (_table_id, first, second):
        fits = json.dumps({"kind": "chat", "text": "a", "rest": "x" * (MAX_BYTES - 100)})
        assert len(fits) < MAX_BYTES
        await first.socket.send(fits)
        await first.a("chat")
        for huge in ("x" * (MAX_BYTES + 1), "\u2603" * (MAX_BYTES // 2)):
            async with common_server.stranger().at(_table_id) as another:
                await another.a("position")
                await another.socket.send(huge)
                assert await another.closed() == 1009
        await first.socket.send("x" * 1_000_000)
        assert await first.closed() == 1009
        assert await second.act() == 1


async def test_a_flood_is_refused_then_cut_off(common_server: LiveServer) -> None:
    async with game(common_server) as (table_id, first, second):
        try:
            for _ in range(2000):
                await first.send(kind="why-not", target="territory:t01")
        except Exception:
            pass
        assert await first.closed() == 1008
        codes = [message["code"] for message in first.log if message["kind"] == "refused"]
        assert set(codes) <= {"too-fast"}
        assert len([message for message in first.log if message["kind"] == "why-not"]) < 150
        assert await second.act() == 1
        assert len(common_server.services.hub.watchers[table_id]) == 1


async def test_who_is_too_fast_is_told_which_request_was_refused(common_server: LiveServer) -> None:
    async with game(common_server) as (_table_id, first, _second):
        asked = 75
        for number in range(asked):
            await first.send(kind="why-not", target="territory:t01", request=number)
        heard: dict[int, str] = {}
        while len(heard) < asked:
            message = await first.next()
            if message.get("request") is not None:
                heard[message["request"]] = message["kind"]
        assert set(heard.values()) == {"why-not", "refused"}


async def test_what_was_refused_before_the_door_is_closed_is_still_said(common_server: LiveServer) -> None:
    async with game(common_server) as (_table_id, first, _second):
        common_server.clock.stand()
        try:
            for _ in range(60 + 21):
                await first.send(kind="why-not", target="territory:t01")
            assert await first.closed() == 1008
        finally:
            common_server.clock.go_on()
        answers = [message["kind"] for message in first.log if message["kind"] in ("why-not", "refused")]
        assert answers == ["why-not"] * 60 + ["refused"] * 21


async def test_an_error_of_our_own_is_logged_and_closes_the_socket(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def breaks(*_args: Any) -> None:
        raise ZeroDivisionError("a fault of the program")

    async with game(common_server) as (table_id, first, second):
        monkeypatch.setattr(undo, "undo", breaks)
        await first.send(kind="undo", request=1)
        assert await first.closed() == 1011
        assert "a fault of the program" in caplog.text
        assert f"table {table_id}: a connection failed" in caplog.text
        assert "a fault of the program" not in str(first.log)
        assert await second.act() == 1, "the others play on"


async def test_one_address_has_so_many_sockets_open_and_no_more(sqlite_url: str) -> None:
    async with serving(sqlite_url, connections_per_address=3) as server:
        ann, ben = await server.people("Ann", "Ben")
        table_id = await running_table([ann, ben])

        async def is_refused() -> bool:
            try:
                async with ann.at(table_id) as seat:
                    await seat.a("table")
                    return False
            except InvalidStatus as refused:
                return refused.response.status_code == 403

        async with ann.at(table_id) as first, ben.at(table_id) as second, ben.at(table_id) as third:
            for seat in (first, second, third):
                await seat.a("position")
            server.clock.skip(60)
            assert await is_refused()
            assert await first.act() == 1
            await third.socket.close()
            async with asyncio.timeout(PATIENCE):
                while server.services.hub.connections("127.0.0.1") > 2:
                    await asyncio.sleep(0.005)
            assert not await is_refused()
        server.clock.skip(60)
        server.clock.stand()
        assert [await is_refused() for _ in range(4)] == [False, False, False, True], "nor so many at once"
        server.clock.skip(1)
        assert not await is_refused()
        async with asyncio.timeout(PATIENCE):
            while server.services.hub._from:
                await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1.evil.example",
        "file://",
        "http://127.0.0.1:1",
        "x" * 500,
    ],
)
async def test_another_sites_page_gets_no_socket_and_changes_nothing(
    common_server: LiveServer, origin: str
) -> None:
    ann, ben = await common_server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    with pytest.raises(InvalidStatus) as refused:
        async with ann.at(table_id, origin=origin):
            pass
    assert refused.value.response.status_code == 403
    for path, body in (
        ("/api/tables", {"game": GAME, "players": 2}),
        (f"/api/tables/{table_id}/leave", {}),
        ("/api/logout", {}),
        ("/api/guest", {}),
    ):
        answer = await ann.http.post(path, json=body, headers={"Origin": origin})
        assert refusal(answer) == (403, "foreign-origin")
    answer = await ann.http.patch("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert refusal(answer) == (403, "foreign-origin")
    assert (await ann.get("/api/me"))["name"] == "Ann"
    assert (await ann.table(table_id))["you"] == 0
    async with ann.at(table_id, origin=common_server.base) as seat:
        assert (await seat.a("position"))["seat"] == 0


async def code_of(address: str) -> str:
    """How a socket to this address is refused."""
    try:
        async with connect(address, proxy=None) as socket:
            message: Json = json.loads(await socket.recv())
            with pytest.raises(ConnectionClosed, match="4404"):
                await socket.recv()
            return str(message["code"])
    except InvalidStatus as refused:
        return str(refused.response.status_code)


async def test_odd_addresses_of_sockets_lead_nowhere(common_server: LiveServer) -> None:
    ann, ben = await common_server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    base = common_server.base.replace("http", "ws")
    for odd in (
        "0",
        "f" * 16,
        "f" * 33,
        "%00",
        "..",
        "%2e%2e%2f",
        "x" * 4000,
        "\u2603",
        "' OR 1=1",
        table_id.upper(),
    ):
        if odd == table_id:
            continue
        assert await code_of(f"{base}/ws/tables/{odd}") in ("no-such-table", "400", "403", "404"), odd
    for since in ("-1", "x", "9" * 50, "1e3", "%00", "", "\u0663"):
        async with connect(f"{base}/ws/tables/{table_id}?since={since}", proxy=None) as socket:
            assert json.loads(await socket.recv())["kind"] == "table"
    await alive(common_server)


# ---- over HTTP ----------------------------------------------------------------------------------------------------

POSTS = [
    "/api/guest",
    "/api/register",
    "/api/login",
    "/api/tables",
    "/api/tables/{table}/join",
    "/api/tables/{table}/bots",
    "/api/tables/{table}/orders",
    "/api/records",
]
BAD_BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b'"x"',
    b"NaN",
    b"\xff\xfe",
    b"\x00",
    DEEP.encode(),
    b'{"game": ' + DEEP.encode() + b"}",
    b'{"other": ' + DEEP.encode() + b"}",
    b'{"game": {}, "name": [], "login": 1, "seat": "x", "bot": {}, "action": [], "record": 3}',
    b'{"game": "age-of-gods", "players": 1e400}',
    b'{"name": "\\ud800", "game": "\\ud800", "record": "\\ud800", "login": "\\ud800", "bot": "\\ud800",'
    b' "action": "\\ud800", "invitation": "\\ud800"}',
    b'{"name": "\\u0000", "game": "\\u0000", "record": "\\u0000", "login": "\\u0000", "bot": "\\u0000",'
    b' "action": "\\u0000", "invitation": "\\u0000", "password": "\\u0000", "players": 0}',
]


@pytest.mark.parametrize("path", POSTS)
async def test_no_body_makes_the_server_fail(server: LiveServer, path: str) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    for person in (ann, server.stranger()):
        for body in BAD_BODIES:
            server.clock.skip(3600)
            answer = await person.http.post(path.format(table=table_id), content=body)
            if answer.is_success:  # nothing in it was asked for, or a name was given
                assert path == "/api/guest"
                continue
            status, code = refusal(answer)
            assert status < 500
            assert len(answer.content) < 1500
            assert "Traceback" not in answer.text
            assert code
    answer = await ann.http.patch("/api/me", content=b'{"notify": ' + DEEP.encode() + b"}")
    assert refusal(answer)[0] == 400
    assert (await server.stranger().get("/healthz")) == {"status": "ok"}


async def test_a_body_without_end_is_refused(common_server: LiveServer) -> None:
    ann = await common_server.person()
    huge = b'{"name": "' + b"x" * 2_000_000 + b'"}'

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(200):
            yield b"x" * 10_000

    for path in ("/api/guest", "/api/tables", "/api/login"):
        assert (await ann.http.post(path, content=huge)).status_code == 413
    answer = await common_server.stranger().http.post("/api/tables", content=pieces())
    assert answer.status_code in (401, 413)
    await alive(common_server)


async def test_odd_paths_and_queries_are_refused(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    odd_ids = [
        "%00",
        "..",
        "%2e%2e",
        "%2f",
        "0",
        "-1",
        "f" * 33,
        "x" * 6000,
        "%ff%fe",
        "\u2603",
        "' OR '1'='1",
    ]
    odd_ids += ["%0d%0aSet-Cookie:%20a=b", "{}", "%", "%u0000", "\u0660\u0661"]
    for odd in odd_ids:
        server.clock.skip(60)  # else it is refused for haste
        for tail in ("", "/view", "/record", "/replay", "/orders"):
            answer = await ann.http.get(f"/api/tables/{odd}{tail}")
            assert answer.status_code in (200, 400, 404, 405), (odd, tail)
            assert "a" not in answer.cookies
            if answer.status_code == 200:  # ".." is the list of tables
                assert odd in ("..", "%2e%2e", "%2f")
        for tail in ("join", "leave", "start", "rematch", "orders/1/cancel"):
            answer = await ann.http.post(f"/api/tables/{odd}/{tail}", json={})
            assert 400 <= answer.status_code < 500, (odd, tail)
    for number in ("-1", "9" * 40, "1.5", "x", "%00", "", "1e9", "\u0663", "null"):
        server.clock.skip(60)
        for query in ("view?at", "view?seat", "replay?seat"):
            answer = await ann.http.get(f"/api/tables/{table_id}/{query}={number}")
            assert answer.status_code in (200, 400, 403, 404), (query, number)
            assert answer.status_code != 200 or number in ("", "null", "\u0663")
        answer = await ann.http.post(f"/api/tables/{table_id}/orders/{number}/cancel", json={})
        assert answer.status_code < 500, number
    for method in ("PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "FOO"):
        answer = await ann.http.request(method, f"/api/tables/{table_id}")
        assert answer.status_code in (204, 400, 404, 405)
    await alive(server)


async def test_words_that_look_like_code_stay_words(server: LiveServer) -> None:
    words = [*HOSTILE, "x'||pg_sleep(5)||'", "\\x00\\", "%s%n", "${jndi:ldap://x}"]
    host = await server.person("Ann")
    for name in words:
        server.clock.skip(3600)
        person = await server.person(name)
        assert person.name == " ".join(name.split())
        table = await person.post("/api/tables", game=GAME, players=2, name=name)
        assert (table["name"], table["seats"][0]["name"]) == (name, person.name)
        async with person.at(table["id"]) as seat:
            await seat.send(kind="chat", text=name)
            assert (await seat.a("chat"))["text"] == name
        assert (await host.refused("/api/login", login=name, password=name * 3)) == (401, "wrong-login")
    assert len((await host.get("/api/tables"))["tables"]) == len(words)
    await alive(server)


@pytest.mark.parametrize(
    "name", ["", "\x00", "a\x00b", "\u202eevil", "\n\t ", "x" * 41, "\u200b", "a\x1bb", "\u2800"]
)
async def test_a_name_that_cannot_be_read_is_refused_or_replaced(
    common_server: LiveServer, name: str
) -> None:
    person = common_server.stranger()
    answer = await person.http.post("/api/guest", json={"name": name})
    if answer.is_success:
        assert name.strip() == ""
        assert answer.json()["name"].strip()
    else:
        assert refusal(answer) == (400, "bad-name")
        assert person.cookie is None


async def test_names_of_tables_lose_what_cannot_be_read(common_server: LiveServer) -> None:
    ann = await common_server.person()
    for name, kept in (
        ("a\x00b\u202ec", "abc"),
        ("\n x \t y ", "x y"),
        ("\u2603" * 500, "\u2603" * 60),
        ("\x07", ""),
    ):
        table = await ann.post("/api/tables", game=GAME, players=2, name=name)
        assert table["name"] == kept


# ---- who one is not -----------------------------------------------------------------------------------------------


async def test_a_forged_cookie_is_nobodys(common_server: LiveServer) -> None:
    ann, ben = await common_server.people("Ann", "Ben")
    table_id = await running_table([ann, ben], public=False)
    assert ann.cookie is not None
    secret, _, signature = ann.cookie.partition(".")
    other_signature = signature[:-1] + ("0" if signature[-1] != "0" else "1")
    forged = [
        "",
        "x",
        secret,
        f"{secret}.",
        f"{secret}.{other_signature}",
        f"{secret[:-1]}{'A' if secret[-1] != 'A' else 'B'}.{signature}",
        f"{secret}.{'0' * 64}",
        f"{ann.id}.{signature}",
        f"{secret}.{signature}.{signature}",
        "' OR '1'='1",
        "a" * 8000,
        ann.id,
    ]
    for cookie in forged:
        headers = {"Cookie": f"ludage={cookie}"}
        async with httpx.AsyncClient(base_url=common_server.base, headers=headers, trust_env=False) as eve:
            answer = await eve.get("/api/me")
            assert answer.json() is None
            assert refusal(await eve.get(f"/api/tables/{table_id}")) == (404, "no-such-table")
            assert refusal(await eve.post("/api/tables", json={"game": GAME, "players": 2}))[0] == 401


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(common_server: LiveServer) -> None:
    answer = await common_server.stranger().http.post("/api/guest", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie.replace("secured", "")


async def test_an_invitation_cannot_be_guessed_bit_by_bit(common_server: LiveServer) -> None:
    ann, eve = await common_server.people("Ann", "Eve")
    table = await ann.post("/api/tables", game=GAME, players=2, public=False)
    right = table["invitation"]
    assert len(right) >= 16
    unknown = (404, "no-such-table")
    for guess in (right[:-1], right + "x", right.swapcase(), right[::-1], "", "\u00e9", right + "\x00"):
        if guess != right:
            assert await eve.not_shown(f"/api/tables/{table['id']}", invitation=guess) == unknown
            assert await eve.refused(f"/api/tables/{table['id']}/join", invitation=guess) == unknown
    gone: Any = await eve.not_shown(f"/api/tables/{'0' * 16}", invitation=right)
    assert gone == unknown, "a table that is not there looks the same"


async def test_no_answer_tells_anything_of_anybody_else(common_server: LiveServer) -> None:
    ann = await common_server.person("Ann")
    await ann.post("/api/register", login="ann.of.the.test", password="a long password")
    await ann.http.patch(
        "/api/me", json={"email": "ann@example.org", "webhook": "https://hook.example/secret"}
    )
    ben, eve = await common_server.people("Ben", "Eve")
    table_id = await running_table([ann, ben])
    async with eve.at(table_id) as watching, ben.at(table_id) as playing:
        await watching.a("position")
        await playing.a("position")
        seen = [*watching.raw, *playing.raw]
    paths = ["/api/tables", "/api/tables?status=running", f"/api/tables/{table_id}", "/metrics", "/api/me"]
    seen += [(await eve.http.get(path)).text for path in paths]
    for text in seen:
        for secret in (ann.id, "ann.of.the.test", "ann@example.org", "hook.example", ann.cookie or "-"):
            assert secret not in text


# ---- floods -------------------------------------------------------------------------------------------------------


async def test_requests_without_end_are_refused_for_haste(common_server: LiveServer) -> None:
    stranger = common_server.stranger()
    common_server.clock.stand()
    try:
        answers = await asyncio.gather(*(stranger.http.get("/api/me") for _ in range(210)))
        assert sorted(answer.status_code for answer in answers) == [200] * 200 + [429] * 10
        assert refusal(answers[-1]) == (429, "too-fast")
        common_server.clock.skip(2)
        assert await stranger.get("/api/me") is None
    finally:
        common_server.clock.go_on()


async def test_guests_and_log_ins_have_their_limits(common_server: LiveServer) -> None:
    codes = [(await common_server.stranger().http.post("/api/guest", json={})).status_code for _ in range(32)]
    assert codes[:30] == [201] * 30
    assert codes[-1] == 429
    stranger = common_server.stranger()
    tries = [
        (
            await stranger.http.post("/api/login", json={"login": "ann.test", "password": f"password {n}"})
        ).status_code
        for n in range(12)
    ]
    assert tries[0] == 401
    assert tries[-1] == 429


async def test_a_name_is_not_changed_without_end(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told at all tables of the person; one's own name again is no change, and told nowhere."""
    ann = await common_server.person("Ann")
    await ann.open_table()
    told: list[list[str]] = []

    async def noted(table_ids: list[str]) -> None:
        told.append(table_ids)

    monkeypatch.setattr(common_server.services.people, "when_tables_change", noted)
    common_server.clock.stand()
    try:
        for _ in range(20):
            assert (await ann.http.patch("/api/me", json={"name": "Ann"})).status_code == 200
        assert told == []
        answers = [await ann.http.patch("/api/me", json={"name": f"Ann {n}"}) for n in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        assert refusal(answers[-1]) == (429, "too-fast")
        assert len(told) == 10
        assert (await ann.http.patch("/api/me", json={"language": "fr"})).status_code == 200
        common_server.clock.skip(3600)
        assert (await ann.http.patch("/api/me", json={"name": "Annie"})).status_code == 200
    finally:
        common_server.clock.go_on()


async def test_nobody_can_lock_another_out_of_his_account(sqlite_url: str) -> None:
    async with serving(sqlite_url, proxies=("127.0.0.1",)) as server:
        server.clock.stand()
        ann = await server.person("Ann")
        await ann.post("/api/register", login="ann.test", password="a long password")

        async def tries(address: str, login: str, password: str) -> int:
            answer = await server.stranger().http.post(
                "/api/login",
                json={"login": login, "password": password},
                headers={"X-Forwarded-For": address},
            )
            return answer.status_code

        guesses = [await tries("203.0.113.9", "ANN.test", f"password {n}") for n in range(11)]
        assert guesses == [401] * 10 + [429]
        assert await tries("203.0.113.9", "ann.test", "a long password") == 429
        assert await tries("198.51.100.7", "ann.test", "a long password") == 200, "Ann is somewhere else"
        others = [await tries("203.0.113.9", f"other.{n}", "a long password") for n in range(21)]
        assert others == [401] * 18 + [429] * 3, "whatever the login, an address has its limit too"
        server.clock.skip(600)
        assert await tries("203.0.113.9", "ann.test", "a long password") == 200


async def test_my_settings_are_changed_all_or_none(common_server: LiveServer) -> None:
    ann = await common_server.person("Ann")
    before = await ann.get("/api/me")
    wanted = {"name": "Bob", "language": "fr", "email": "bob@example.org", "webhook": "no address"}
    assert refusal(await ann.http.patch("/api/me", json=wanted)) == (400, "bad-webhook")
    assert await ann.get("/api/me") == before
    del wanted["webhook"]
    changed = (await ann.http.patch("/api/me", json=wanted)).json()
    assert changed == before | wanted == await ann.get("/api/me")


async def test_junk_leaves_nothing_behind(server: LiveServer) -> None:
    """Hundreds of requests about nothing: what the server remembers of them does not grow."""
    services = server.services
    ann = await server.person()

    async def junk(number: int) -> None:
        server.clock.skip(1)
        await ann.http.get(f"/api/tables/{number:016x}")
        await ann.http.get(f"/api/records/{number:016x}/view")
        await ann.http.get("/api/me", headers={"X-Forwarded-For": f"10.0.{number % 250}.1"})
        await ann.http.get("/api/me", headers={"Cookie": f"ludage={number:043d}.{number:064x}"})

    def size() -> dict[str, int]:
        return {
            "loaded": services.tables.count_loaded(),
            "loading": len(services.tables._loading),
            "changed": len(services.tables._changed_meanwhile),
            "games": len(services.tables._games),
            "watchers": len(services.hub.watchers),
            "owed": len(services.hub._owed),
            "addresses": len(services.hub._from),
            "late": len(services.automatic._late),
            "telling": len(services.hub._tasks),
            "busy": len(services.automatic._busy),
            "again": len(services.automatic._again),
            "after": len(services.aftermath._tasks),
            "buckets": sum(len(buckets) for buckets in services.limits._buckets.values()),
        }

    for number in range(2):
        await junk(number)
    before = size()
    for start in range(0, 60, 20):
        await asyncio.gather(*(junk(1000 + start + number) for number in range(20)))
    assert size() == before
    async with services.database.reading() as connection:
        people = (await connection.execute(select(func.count()).select_from(db.person))).scalar_one()
    assert people == 1


async def test_junk_sockets_leave_nothing_behind(common_server: LiveServer) -> None:
    ann, ben = await common_server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    hub = common_server.services.hub
    base = common_server.base.replace("http", "ws")
    for number in range(60):
        async with connect(f"{base}/ws/tables/{table_id}", proxy=None, compression=None) as socket:
            if number % 3 == 0:
                socket.transport.abort()  # gone without a word
            elif number % 3 == 1:
                await socket.send("{")
    async with asyncio.timeout(PATIENCE):
        while hub.watchers.get(table_id) or hub._owed:
            await asyncio.sleep(0.02)
    assert len(common_server.services.limits._buckets["socket-message"]) < MOST_KEYS
    await alive(common_server)


async def test_big_numbers_are_only_numbers(common_server: LiveServer) -> None:
    async with game(common_server) as (_table_id, first, _second):
        for number in (-1, -(2**63), 2**31, 2**63, 2**64, 10**40):
            messages: list[Json] = [
                {"kind": "act", "seq": number, "action": first.position["legal"][0]["action"]},
                {"kind": "act", "seq": 0, "action": number},
                {"kind": "explain", "actions": [number]},
                {"kind": "why-not", "action": number},
                {"kind": "undo", "to": number},
                {"kind": "sync", "since": number},
            ]
            for message in messages:
                await first.send(**message, request=number)
                answer = await first.until(lambda m, number=number: m.get("request") == number)  # type: ignore[misc]
                assert answer["kind"] in ("refused", "why-not", "done")
                assert answer.get("code", "") in ("", "stale", "illegal", "nothing-to-undo")
            common_server.clock.skip(60)
        assert await first.act() == 1
