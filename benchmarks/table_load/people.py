"""A thousand people at their tables, cheap enough to share two cores with the server they are to measure."""

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from table_load.server import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAME = "age-of-gods"
PATIENCE = 20.0
"""Seconds after which an action that has not reached both screens counts as lost."""
POSITION = re.compile(rb'\{"kind":"position","seq":(\d+)')
REFUSED = re.compile(rb'\{"kind":"refused","code":"([^"]+)"')


class Choice(msgspec.Struct):
    """All that is read of a legal action."""

    action: int


class Screen(msgspec.Struct):
    """All that is read of a position."""

    seq: int
    to_act: list[int]
    legal: list[Choice]


SCREEN = msgspec.json.Decoder(Screen)


@dataclass
class Figures:
    """What came of the actions of one period."""

    seconds: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    sent: int = 0

    @property
    def lost(self) -> int:
        """Actions that nothing has been heard of."""
        return self.sent - len(self.seconds) - sum(self.refused.values())

    def percentile(self, share: float) -> float:
        """In milliseconds; lost actions count as infinitely late."""
        times = [*sorted(self.seconds), *[float("inf")] * self.lost]
        return 1000 * times[min(len(times) - 1, int(share * len(times)))] if times else float("nan")


class Table:
    """Two people at a table, in this process."""

    def __init__(self, table_id: str, cookies: list[str]) -> None:
        self.id = table_id
        self.cookies = cookies
        self.sockets: list[ClientConnection] = []
        self.screens = [b"", b""]
        self.seqs = [-1, -1]
        self.under_way: asyncio.Future[bool] | None = None
        self.wanted = 0
        self.due = 0.0
        self.figures = Figures()

    async def watch(self, seat: int) -> None:
        """Keep one person's screen, reading no more of a message than is needed."""
        try:
            while True:
                message = await self.sockets[seat].recv(decode=False)
                position = POSITION.match(message)
                if position is not None:
                    self.screens[seat], self.seqs[seat] = message, int(position[1])
                    if self.under_way is not None and min(self.seqs) >= self.wanted:
                        self.figures.seconds.append(time.perf_counter() - self.due)
                        self._settle(True)
                elif message.startswith(b'{"kind":"refused"'):
                    refused = REFUSED.match(message)
                    self.figures.refused[refused[1].decode() if refused else "?"] += 1
                    self._settle(False)
        except ConnectionClosed as closed:
            self.figures.refused[f"connection closed: {closed}"] += 1
            self._settle(False)

    def _settle(self, done: bool) -> None:
        if self.under_way is not None and not self.under_way.done():
            self.under_way.set_result(done)
        self.under_way = None

    def choices(self) -> tuple[int, list[int]]:
        """A seat that owes a decision, and what it may do; nothing when the game is over."""
        screen = SCREEN.decode(self.screens[0])
        if not screen.to_act:
            return 0, []
        seat = screen.to_act[0]
        mine = screen if seat == 0 else SCREEN.decode(self.screens[seat])
        return seat, [choice.action for choice in mine.legal]

    async def act(self, luck: random.Random, due: float, figures: Figures) -> "asyncio.Future[bool] | None":
        """Send an action that was due then; the future is set when both screens show it. None: the game is over."""
        seat, legal = self.choices()
        if not legal:
            return None
        self.due, self.figures, self.wanted = due, figures, min(self.seqs) + 1
        under_way = self.under_way = asyncio.get_running_loop().create_future()
        figures.sent += 1
        await self.sockets[seat].send(
            f'{{"kind":"act","seq":{self.wanted - 1},"action":{luck.choice(legal)}}}'
        )
        return under_way


class House:
    """All tables, and the server they are at."""

    def __init__(self, server: Server, compression: bool) -> None:
        self.server = server
        self.compression = "deflate" if compression else None
        self.luck = random.Random(1)
        self.tables: list[Table] = []
        self.free: list[Table] = []
        self._watching: list[asyncio.Task[None]] = []
        self._waiting: set[asyncio.Task[None]] = set()

    # ---- setting up -----------------------------------------------------------------------------------------

    async def fill(self, count: int) -> None:
        """So many tables, each with two guests who are connected to it."""
        started = time.perf_counter()
        gate = asyncio.Semaphore(16)
        address = f"http://127.0.0.1:{self.server.port}"
        async with httpx.AsyncClient(base_url=address, timeout=30) as client:

            async def one() -> None:
                async with gate:
                    self.tables.append(await self._table(client))
                    if len(self.tables) % 100 == 0:
                        print(
                            f"  {len(self.tables)} tables, {time.perf_counter() - started:.0f} s", flush=True
                        )

            await asyncio.gather(*(one() for _ in range(count)))
        await self._until(lambda table: min(table.seqs) >= 0)
        self.free = list(self.tables)

    async def _table(self, client: httpx.AsyncClient) -> Table:
        async def post(path: str, cookie: str, data: dict[str, Any]) -> httpx.Response:
            client.cookies.clear()
            answer = await client.post(
                path, json=data, headers={"cookie": f"ludage={cookie}"} if cookie else {}
            )
            answer.raise_for_status()
            return answer

        cookies = [(await post("/api/guest", "", {})).cookies["ludage"] for _ in range(2)]
        made = (await post("/api/tables/", cookies[0], {"game": GAME, "players": 2})).json()["id"]
        await post(f"/api/tables/{made}/join", cookies[1], {})
        await post(f"/api/tables/{made}/start", cookies[0], {})
        table = Table(made, cookies)
        for seat in range(2):
            table.sockets.append(
                await connect(
                    f"ws://127.0.0.1:{self.server.port}/ws/tables/{made}",
                    additional_headers={"Cookie": f"ludage={cookies[seat]}"},
                    compression=self.compression,
                    ping_interval=None,
                    max_queue=None,
                )
            )
            self._watching.append(asyncio.create_task(table.watch(seat)))
        return table

    async def _until(self, fits: Callable[[Table], bool]) -> None:
        for _ in range(int(PATIENCE * 20)):
            if all(fits(table) for table in self.tables):
                return
            await asyncio.sleep(0.05)
        raise SystemExit("the tables did not get their first positions")

    async def play_ahead(self, most: int) -> None:
        """Bring the tables to different stages, a few at a time, as fast as they answer."""
        gate, ignored = asyncio.Semaphore(8), Figures()

        async def one(table: Table, count: int) -> None:
            async with gate:
                for _ in range(count):
                    acted = await table.act(self.luck, time.perf_counter(), ignored)
                    if acted is None:
                        return
                    await asyncio.wait_for(acted, PATIENCE)

        started = time.perf_counter()
        await asyncio.gather(*(one(table, self.luck.randint(0, most)) for table in self.tables))
        took = time.perf_counter() - started
        print(
            f"  {ignored.sent} actions ahead in {took:.0f} s, 8 tables at a time: {ignored.sent / took:.0f}/s"
        )

    # ---- playing --------------------------------------------------------------------------------------------

    async def play(self, rate: float, seconds: float, progress: bool) -> Figures:
        """Actions at fixed times, each at a table where none is under way."""
        figures = Figures()
        started = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = started + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if time.perf_counter() - due > PATIENCE:
                break
            table = await self._free_table()
            acted = None if table is None else await table.act(self.luck, due, figures)
            if table is not None and acted is not None:
                task = asyncio.create_task(self._give_back(table, acted))
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)
            if progress and number and number % int(rate * 10) == 0:
                print(
                    f"  {number / rate:3.0f} s: {len(figures.seconds)} of {figures.sent} on screen, p99 so far "
                    f"{figures.percentile(0.99):.0f} ms, {self.server.memory():.0f} MB",
                    flush=True,
                )
        if self._waiting:
            await asyncio.wait(self._waiting, timeout=PATIENCE)
        return figures

    async def _free_table(self) -> Table | None:
        """Any table where no action is under way and the game goes on."""
        for _ in range(1000):
            if self.free:
                at = self.luck.randrange(len(self.free))
                self.free[at], self.free[-1] = self.free[-1], self.free[at]
                table = self.free.pop()
                if table.choices()[1]:
                    return table
            else:
                await asyncio.sleep(0.005)
        return None

    async def _give_back(self, table: Table, acted: "asyncio.Future[bool]") -> None:
        try:
            await asyncio.wait_for(acted, PATIENCE)
        except TimeoutError:
            return
        self.free.append(table)

    async def leave(self) -> None:
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        for table in self.tables:
            for each in table.sockets:
                each.transport.abort()
