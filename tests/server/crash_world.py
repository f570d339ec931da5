"""Tables at which people and bots play at full speed while the server is killed again and again."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.patience import patient
from tests.server.clients import GAME, Person
from tests.server.crash_check import check_everything
from tests.server.crash_player import Player
from tests.server.crash_server import ServerProcess

Json = dict[str, Any]
PATIENCE = patient(30)
"""Seconds in which a table that is not stuck has moved, and all games that were begun are over."""
SHORT_PAUSE = 0.05
LIFE_MOST = 1.5
"""A life ends at a random moment, at the latest so many seconds after the server began to serve."""
EARLY_DEATHS = 0.15
"""The share of lives that end before the server serves."""
EARLY_MOST = 1.5
LAST_WORDS = 6000
"""Characters of the server's log that are shown when something went wrong."""
WATCHED = 4
"""Of a long campaign, every so many lives last until every table has moved."""


@dataclass(frozen=True)
class Company:
    """Who sits at a table: people, then bots of this level. With `leaves`, bots play even for the host."""

    people: int
    bots: int
    level: str
    leaves: bool = False


COMPANIES = (
    Company(people=2, bots=2, level="random"),
    Company(people=3, bots=0, level="random"),
    Company(people=1, bots=1, level="greedy"),
    Company(people=1, bots=2, level="random", leaves=True),
)


class World:
    """A server, and companies that play one game after the other at it."""

    def __init__(self, server: ServerProcess, seed: int, say: Callable[[str], None]) -> None:
        self.server = server
        self.luck = Random(seed)
        self.say = say
        self.players: list[Player] = []
        self.games = 0
        self.closing = False
        self.expected = 0
        """So many people play once everybody has come in."""
        self._people: list[Person] = []
        self._companies: list[asyncio.Task[None]] = []

    async def open(self, companies: tuple[Company, ...] = COMPANIES) -> None:
        """Everybody comes in and begins to play."""
        for company in companies:
            self.expected += company.people
            self._companies.append(asyncio.create_task(self._keep_playing(company)))

    async def close(self) -> None:
        for task in self._companies:
            task.cancel()
        await asyncio.gather(*self._companies, return_exceptions=True)
        for person in self._people:
            await person.http.aclose()

    # ---- a company --------------------------------------------------------------------------------------------

    async def _keep_playing(self, company: Company) -> None:
        people = [await self.come_in(f"Guest {number}") for number in range(company.people)]
        while True:
            table_id = await self._begin(company, people)
            players = [Player(person, table_id, Random(self.luck.random())) for person in people]
            self.players += players
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            self.games += 1
            if self.closing:
                return

    async def come_in(self, name: str) -> Person:
        """A guest."""
        person = Person(self.server.base)
        self._people.append(person)
        await self._insist(person, "/api/guest", name=name)
        return person

    async def _begin(self, company: Company, people: list[Person]) -> str:
        """A table whose game has begun. Each step may have been carried out though its answer was lost."""
        seats = company.people + company.bots
        made = await self._insist(people[0], "/api/tables", game=GAME, players=seats)
        table = f"/api/tables/{made['id']}"
        for person in people[1:]:
            await self._insist(person, f"{table}/join", known="already-seated")
        if company.bots:
            await self._insist(people[0], f"{table}/bots", known="seat-taken", bot=company.level)
        await self._insist(people[0], f"{table}/start", known="already-started")
        if company.leaves:
            await self._insist(people[0], f"{table}/leave", known="spectator")
        return str(made["id"])

    async def _insist(self, person: Person, path: str, known: str = "", **body: Any) -> Json:
        """Ask until there is an answer. The refusal `known` says that it was done the time before."""
        while True:
            try:
                response = await person.http.post(path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(SHORT_PAUSE)
                continue
            if response.status_code == 429:
                await asyncio.sleep(10 * SHORT_PAUSE)
                continue
            answer: Json = response.json() or {}
            assert response.is_success or answer.get("code") == known, f"{path}: {response.text}"
            return answer

    # ---- lives and deaths -------------------------------------------------------------------------------------

    async def survive(self, kills: int, watched: int = WATCHED) -> None:
        """So many lives, each ended at a random moment; after each, everything that was promised is there.

        Every so many (`watched`) last at least until every table has moved.
        """
        begun = time.monotonic()
        for number in range(1, kills + 1):
            self.server.start()
            await self._live(watched=number % watched == 0)
            self.server.kill()
            rows = await check_everything(self.server.database, self.players)
            if number % 5 == 0 or number == kills:
                told = sum(len(player.acknowledged) for player in self.players)
                self.say(
                    f"{number} of {kills} kills: {rows} rows, {told} acknowledged, {self.games} games over, "
                    f"{time.monotonic() - begun:.0f} s"
                )

    async def _live(self, watched: bool) -> None:
        """Until the moment of death."""
        if not watched and self.luck.random() < EARLY_DEATHS:
            await self._while_playing(asyncio.sleep(self.luck.uniform(0, EARLY_MOST)))
            return
        await self._while_playing(self.server.ready())
        if watched:
            await self.until_every_table_moves()
        await self._while_playing(asyncio.sleep(self.luck.uniform(0, LIFE_MOST)))

    async def until_rows(self, count: int) -> None:
        """Play is in full swing."""

        async def counting() -> None:
            until = time.monotonic() + PATIENCE
            while sum(player.seq for player in self.players) < count:
                assert time.monotonic() < until, "nobody plays"
                await asyncio.sleep(SHORT_PAUSE)

        await self._while_playing(counting())

    async def until_every_table_moves(self) -> None:
        """No seat is stuck: bots go on by themselves after a restart, and people can."""
        await self._while_playing(self._every_table_moves())

    async def _every_table_moves(self) -> None:
        until = time.monotonic() + PATIENCE
        while len(self.players) < self.expected:
            assert time.monotonic() < until, "not everybody has come in"
            await asyncio.sleep(SHORT_PAUSE)
        before = {player: player.seq for player in self.players if not player.over}
        while waiting := [player for player, seq in before.items() if not player.over and player.seq == seq]:
            assert time.monotonic() < until, f"stuck: {'; '.join(map(str, waiting))}"
            await asyncio.sleep(SHORT_PAUSE)

    async def go_on(self) -> None:
        """One last life: every table moves."""
        self.server.start()
        await self._while_playing(self.server.ready())
        await self.until_every_table_moves()
        await self.stop()

    async def finish(self) -> None:
        """One last life: all games are played to their end."""
        self.server.start()
        await self._while_playing(self.server.ready())
        await self.play_to_the_end()
        await self.stop()
        assert all(player.over for player in self.players)

    async def play_to_the_end(self) -> None:
        """The games that are being played now are the last."""
        self.closing = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._companies)

    async def stop(self) -> None:
        """The server is told to stop, and does; afterwards everything that was promised is there."""
        status = await self.server.stop()
        assert status == -signal.SIGTERM, f"it ended with {status}:\n{self.server.said()[-3000:]}"
        await self.server.no_worker_left()
        await check_everything(self.server.database, self.players)

    async def _while_playing(self, waiting: Coroutine[Any, Any, None]) -> None:
        """Wait, but not if somebody has something to complain of."""
        task = asyncio.create_task(waiting)
        try:
            while not task.done():
                await asyncio.wait([task], timeout=4 * SHORT_PAUSE)
                for company in self._companies:
                    if company.done():
                        company.result()
            task.result()
        finally:
            task.cancel()


@asynccontextmanager
async def a_world(url: str, folder: Path, seed: int, say: Callable[[str], None]) -> AsyncIterator[World]:
    """A server on this database, not yet started, and nobody there."""
    world = World(ServerProcess(url, folder), seed, say)
    try:
        yield world
    except BaseException:
        print(world.server.said()[-LAST_WORDS:])  # noqa: T201
        raise
    finally:
        await world.close()
        world.server.clear_away()
