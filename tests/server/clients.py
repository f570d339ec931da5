"""A server on a loopback socket, and people who play at it, as programs from outside would."""

import asyncio
import json
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludage.server.app import create_app
from ludage.server.play import Play
from ludage.server.run import UVICORN
from ludage.server.services import Services
from ludage.server.settings import Settings
from tests.patience import patient

Json = dict[str, Any]
GAME = "age-of-gods"
PATIENCE = patient(20)
"""Seconds until a test gives up waiting; nothing takes nearly as long."""
LOST = 1006
"""The code of a connection that was not closed but ended."""
PLAIN = ssl.create_default_context()
"""Made once, for it takes a while, though no test needs it."""


class Clock:
    """The time, and time that passes at a word. It may be made to stand still."""

    def __init__(self) -> None:
        self.skipped = 0.0
        self._stands: float | None = None

    def __call__(self) -> float:
        return self.skipped + (time.time() if self._stands is None else self._stands)

    def stand(self) -> None:
        """From now on time passes only at a word."""
        self._stands = time.time()

    def go_on(self) -> None:
        """Time passes by itself again."""
        self._stands = None

    def skip(self, seconds: float) -> None:
        """So much later."""
        self.skipped += seconds


class QuietServer(uvicorn.Server):
    """Uvicorn in the tests' own process, where signals are not its business, and which stops without delay."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.running = asyncio.Event()
        self.stopping = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def main_loop(self) -> None:
        await self.on_tick(0)
        self.running.set()
        await self.stopping.wait()


class LiveServer:
    """One server process's worth of server, reached over a socket."""

    def __init__(self, base: str, services: Services, clock: Clock) -> None:
        self.base = base
        self.services = services
        self.clock = clock
        self._people: list[Person] = []

    def stranger(self) -> "Person":
        """Somebody who has not come in."""
        return self.returning(None)

    def returning(self, cookie: str | None) -> "Person":
        """Somebody with this cookie."""
        person = Person(self.base, cookie)
        self._people.append(person)
        return person

    async def person(self, name: str = "Ann") -> "Person":
        """A guest of this name."""
        person = self.stranger()
        await person.come_in(name)
        return person

    async def people(self, *names: str) -> "list[Person]":
        """A guest for each name."""
        return [await self.person(name) for name in names]

    def play(self, table_id: str) -> Play:
        """What the server itself knows of a game that it has in memory."""
        table = self.services.tables.loaded(table_id)
        assert table is not None
        assert table.play is not None
        return table.play

    async def idle(self) -> None:
        """Until everything that follows by itself from what was done has been seen to."""
        automatic, aftermath = self.services.automatic, self.services.aftermath
        async with asyncio.timeout(PATIENCE):
            while automatic._busy or automatic._late or aftermath._tasks:
                await asyncio.sleep(0.005)

    async def sweep(self) -> None:
        """What the server does every second: it sees to clocks that have run out, and to idle tables."""
        await self.services.automatic.sweep()
        await self.idle()

    async def close(self) -> None:
        """Let go of everybody's connections."""
        for person in self._people:
            await person.http.aclose()


@asynccontextmanager
async def serving(database: str, clock: Clock | None = None, **settings: Any) -> AsyncIterator[LiveServer]:
    """A server with this database, from here to the end of the block."""
    clock = clock or Clock()
    asked: Json = {"secret": "a secret of these tests", "bot_seconds": PATIENCE, **settings}
    wanted = Settings(database=database, **asked)
    services = Services(wanted, clock)
    options = {**UVICORN, "port": 0, "timeout_graceful_shutdown": 5}
    server = QuietServer(uvicorn.Config(create_app(wanted, services), lifespan="on", **options))
    serve = asyncio.create_task(server.serve())
    started = asyncio.create_task(server.running.wait())
    await asyncio.wait([serve, started], return_when=asyncio.FIRST_COMPLETED)
    if serve.done():
        started.cancel()
        raise RuntimeError("the server did not start") from serve.exception()
    port = server.servers[0].sockets[0].getsockname()[1]
    live = LiveServer(f"http://127.0.0.1:{port}", services, clock)
    try:
        yield live
    finally:
        await live.close()
        server.stopping.set()
        await asyncio.wait_for(serve, PATIENCE)
        for connection in list(server.server_state.connections):  # whoever did not read to the end
            connection.transport.abort()
        await asyncio.sleep(0)


class Person:
    """Somebody with a browser, or none."""

    def __init__(self, base: str, cookie: str | None = None) -> None:
        self.base = base
        cookies = {} if cookie is None else {"ludage": cookie}
        self.http = httpx.AsyncClient(
            base_url=base, cookies=cookies, verify=PLAIN, trust_env=False, timeout=PATIENCE
        )
        self.id = ""
        self.name = ""

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("ludage")

    async def come_in(self, name: str) -> None:
        """As a guest."""
        me = await self.post("/api/guest", name=name)
        self.id, self.name = me["id"], me["name"]

    async def get(self, path: str, **query: Any) -> Any:
        """What is answered; it must not be a refusal."""
        return _carried_out(await self.http.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Any:
        """What is answered; it must not be a refusal."""
        return _carried_out(await self.http.post(path, json=body))

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Status and code of the refusal that a POST must get."""
        return refusal(await self.http.post(path, json=body))

    async def not_shown(self, path: str, **query: Any) -> tuple[int, str]:
        """Status and code of the refusal that a GET must get."""
        return refusal(await self.http.get(path, params=query))

    # ---- tables ---------------------------------------------------------------------------------------------

    async def open_table(self, players: int = 2, **wanted: Any) -> str:
        """A new table's id."""
        made = await self.post("/api/tables", **{"game": GAME, "players": players, **wanted})
        return str(made["id"])

    async def table(self, table_id: str) -> Json:
        """The table as this person sees it."""
        return dict(await self.get(f"/api/tables/{table_id}"))

    @asynccontextmanager
    async def at(
        self,
        table_id: str,
        since: int | None = None,
        invitation: str | None = None,
        origin: str | None = None,
    ) -> "AsyncIterator[Seat]":
        """A connection to a table."""
        query = httpx.QueryParams(
            {
                name: value
                for name, value in (("since", since), ("invitation", invitation))
                if value is not None
            }
        )
        address = f"{self.base.replace('http', 'ws', 1)}/ws/tables/{table_id}?{query}"
        headers = {} if self.cookie is None else {"Cookie": f"ludage={self.cookie}"}
        async with connect(
            address,
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]
            proxy=None,
            max_size=None,
            compression=None,
            ping_interval=None,
        ) as socket:
            yield Seat(socket)


class Seat:
    """One connection to a table: what comes, in order, and questions with their answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.log: list[Json] = []
        self.position: Json = {}
        self.table: Json = {}
        self._requests = count(1)

    async def next(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = msgspec.json.decode(text)
        self.log.append(message)
        if message["kind"] == "position":
            self.position = message
        elif message["kind"] == "table":
            self.table = message["table"]
        return message

    async def until(self, fits: Callable[[Json], bool]) -> Json:
        """The first message from now on that fits."""
        while True:
            message = await self.next()
            if fits(message):
                return message

    async def a(self, kind: str, **fields: Any) -> Json:
        """The next message of this kind with these values."""
        return await self.until(
            lambda m: m["kind"] == kind and all(m[name] == value for name, value in fields.items())
        )

    async def at_seq(self, seq: int) -> Json:
        """The position once the table has so many rows; at once, if it has."""
        if self.position.get("seq", -1) < seq:
            await self.until(lambda m: m["kind"] == "position" and m["seq"] >= seq)
        return self.position

    async def status(self, status: str) -> Json:
        """The table once it has this status."""
        if self.table.get("status") != status:
            await self.until(lambda m: m["kind"] == "table" and m["table"]["status"] == status)
        return self.table

    async def send(self, **message: Any) -> None:
        """One message, whatever it is."""
        await self.socket.send(json.dumps(message))

    async def ask(self, kind: str, **fields: Any) -> Json:
        """A request's own answer."""
        number = next(self._requests)
        await self.send(kind=kind, request=number, **fields)
        return await self.until(lambda m: m.get("request") == number)

    async def done(self, kind: str, **fields: Any) -> int:
        """The sequence number after a request that must be carried out."""
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "done", answer
        return int(answer["seq"])

    async def refused(self, kind: str, **fields: Any) -> str:
        """The code of the refusal that a request must get."""
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "refused", answer
        return str(answer["code"])

    async def my_turn(self) -> Json:
        """The position once this seat owes a decision."""
        if not self.position.get("legal"):
            await self.until(lambda m: m["kind"] == "position" and bool(m["legal"]))
        return self.position

    async def rest(self, seconds: float = 0.2) -> list[Json]:
        """What still comes until nothing comes for a while."""
        before = len(self.log)
        try:
            while True:
                async with asyncio.timeout(seconds):
                    await self.next()
        except TimeoutError:
            return self.log[before:]

    async def act(self, action: int | str | None = None) -> int:
        """Play, the first legal action if none is named; the number of the row."""
        position = await self.my_turn()
        chosen = position["legal"][0]["action"] if action is None else action
        return await self.done("act", seq=position["seq"], action=chosen)

    async def closed(self) -> int:
        """The code with which the server closes this connection."""
        while True:
            try:
                await self.next()
            except ConnectionClosed as closed:
                return LOST if closed.rcvd is None else int(closed.rcvd.code)


def _carried_out(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.request.url}: {response.status_code} {response.text}"
    return response.json() if "json" in response.headers["content-type"] else response.text


def refusal(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal; it has the form every refusal has."""
    assert response.is_client_error or response.status_code == 503, (
        f"{response.request.url}: {response.status_code} {response.text[:300]}"
    )
    problem = response.json()
    assert set(problem) == {"code", "said"}
    assert set(problem["said"]) <= {"key", "args", "rule"}
    return response.status_code, problem["code"]


async def running_table(people: list[Person], **wanted: Any) -> str:
    """A game of these people, just begun."""
    table_id = await people[0].open_table(len(people), **wanted)
    invitation = (await people[0].table(table_id))["invitation"]
    for other in people[1:]:
        await other.post(f"/api/tables/{table_id}/join", invitation=invitation)
    await people[0].post(f"/api/tables/{table_id}/start")
    return table_id


async def health(person: Person, status: int, says: str = "") -> httpx.Response:
    """Wait until /healthz answers so: it may say for a second what it found a moment ago."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await person.http.get("/healthz")
            if answer.status_code == status and says in answer.text:
                return answer
            await asyncio.sleep(0.05)


async def finish(server: LiveServer, table_id: str, luck: int = 0) -> None:
    """Play the game to its end, as the server would for people who are not there."""
    play, chance = server.play(table_id), Random(luck)
    while play.state.to_act:
        seat = play.state.to_act[0]
        await server.services.tables.act(table_id, seat, play.seq, chance.choice(play.state.legal(seat)))


async def play_randomly(seat: Seat, chance: Random) -> Json:
    """Random legal actions until the game is over; the table at the end."""
    acted = -1
    while True:
        message = await seat.next()
        if message["kind"] == "table" and message["table"]["status"] == "finished":
            return dict(message["table"])
        if message["kind"] == "position" and message["legal"] and message["seq"] > acted:
            acted = message["seq"]
            await seat.send(kind="act", seq=acted, action=chance.choice(message["legal"])["action"])
