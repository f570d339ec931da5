"""Bots think in processes of their own, within a time budget; whatever happens to them, a game goes on.

The processes are plain children with a pipe each way, which the event loop watches, not `multiprocessing` ones:
those would import the program they were started from, the whole server, once more.
"""

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

import ludage
from ludage.bots import RandomBot
from ludage.core.event import Data
from ludage.server.messages import Suggested
from ludage.server.refusals import Refusal
from ludage.server.settings import Settings
from ludage.server.thinking_worker import READY
from ludage.server.turns import Few, Turns

log = logging.getLogger(__name__)

TRIES = 2
"""How often a worker is asked before the seat plays at random."""
WAITING_MOST = 10_000
"""Requests that may wait; past that bots play at random at once."""
HINTS_EACH = 2
"""Hints of one person that may be in the works at once, so that they do not hold up the games; others wait."""
HINTS_FROM_ADDRESS = 6
"""The same for all people of one address."""
START_SECONDS = 120.0
"""Long: a start takes a second, but was seen to take a minute with twenty programs at work on two cores. One that is
ended for being slow is begun again and slower still; one that dies is noticed at once.
"""
STOP_SECONDS = 1.0
ANSWER_BYTES = 1 << 20


class Failed(Exception):
    """A worker overran, died or could not answer: why."""


class Stopped(Exception):
    """The server is stopping: there will be no answer, and none should be made up."""


class Worker:
    """One process in which bots think, one request at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.requests = process.stdin
        self.answers = process.stdout

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, request: bytes) -> bytes:
        """The answer's line. A process that dies: an EOFError."""
        try:
            self.requests.write(request)
            await self.requests.drain()
        except OSError:
            raise EOFError from None
        return await self.line()

    async def line(self) -> bytes:
        line = await self.answers.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()


class Thinkers:
    """A pool of workers, each started when it is first needed and replaced when it fails.

    Whoever owns many tables waits longer, and nobody waits longer for that: turns go round by owner, then by table.

    `bots` names the function that makes a bot from its level and its seed, as `module:function`.
    """

    def __init__(
        self, settings: Settings, workers: int, seconds: float, bots: str = "ludage.bots:bot"
    ) -> None:
        self.settings = settings
        self.budget = seconds
        self.bots = bots
        self.asked = 0
        self.answered = 0
        self.killed = 0
        """Workers that overran their budget."""
        self.died = 0
        self.fallbacks = 0
        """Decisions made at random because the bot failed."""
        self.seconds = 0.0
        """Spent thinking, in all."""
        self.waiting = 0
        self.stopped = False
        self._places = Turns(max(1, workers))
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._ending: set[asyncio.Task[int]] = set()
        self._hints = Few(HINTS_EACH)
        self._hints_from = Few(HINTS_FROM_ADDRESS)

    # ---- asking -------------------------------------------------------------------------------------------

    async def choose(
        self,
        game_id: str,
        position: str,
        seat: int,
        level: str,
        seed: int,
        heard: Sequence[Data] = (),
        owner: str = "",
        table: str = "",
    ) -> int:
        """A legal action for the seat, chosen by a bot of this level; at random if the bot fails twice.

        `position` is one that the seat imagines, `heard` what it has heard. A position that is none, or in
        which the seat owes no decision: a ValueError.
        """
        self.asked += 1
        request = _request(game_id, position, seat, level, seed, heard)
        for _ in range(TRIES):
            try:
                action = (await self._thought(request, owner, table))["action"]
            except Failed as failure:
                log.warning("bot %s failed in %s: %s", level, game_id, failure)
                continue
            self.answered += 1
            return int(action)
        self.fallbacks += 1
        return self._at_random(game_id, position, seat, seed)

    async def advice(
        self,
        game_id: str,
        position: str,
        seat: int,
        seed: int = 0,
        heard: Sequence[Data] = (),
        owner: str = "",
        table: str = "",
        person: str = "",
        address: str = "",
    ) -> list[Suggested]:
        """A few legal actions with what they promise and why, the best first; a Refusal when there is none to be
        had. `person` and `address` ask; what it takes counts as the `owner`'s."""
        if self.waiting >= WAITING_MOST:
            raise Refusal("bots-busy", 503)
        request = _request(game_id, position, seat, None, seed, heard)
        async with self._hints.place(person), self._hints_from.place(address):
            self.asked += 1
            try:
                answer = await self._thought(request, owner, table)
            except Failed as failure:
                log.warning("no advice in %s: %s", game_id, failure)
                raise Refusal("no-hint", 503) from None
        self.answered += 1
        return msgspec.convert(answer["advice"], list[Suggested])

    async def work(self, work: str, task: object, owner: str = "", table: str = "") -> Any:
        """What a worker makes of one task of an analysis (`ludage.analysis.game`), when nobody else waits for one; it
        is tried again once, then Failed."""
        request = {"work": work, "task": task}
        try:
            return (await self._thought(request, owner, table, patient=True))["found"]
        except Failed as failure:
            log.warning("table %s: analysis: %s", table, failure)
        return (await self._thought(request, owner, table, patient=True))["found"]

    def _at_random(self, game_id: str, position: str, seat: int, seed: int) -> int:
        state = ludage.game(game_id, self.settings.content).from_json(position)
        if seat not in state.to_act:
            raise ValueError(f"seat {seat} owes no decision")
        return RandomBot(seed).choose(state, seat)

    # ---- workers ------------------------------------------------------------------------------------------

    async def _thought(
        self, request: dict[str, Any], owner: str, table: str, patient: bool = False
    ) -> dict[str, Any]:
        """What a worker answers, once one is free."""
        if self.waiting >= WAITING_MOST:
            raise Failed("too many requests are waiting")
        self.waiting += 1
        try:
            await self._places.take(owner, table, patient)
        finally:
            self.waiting -= 1
        begun = time.monotonic()
        try:
            worker = await self._worker()
            answer: dict[str, Any] = json.loads(await self._asked(worker, request))
        finally:
            self._places.give_back(owner, time.monotonic() - begun)
        if "error" in answer:
            raise Failed(answer["error"])
        return answer

    async def _asked(self, worker: Worker, request: dict[str, Any]) -> bytes:
        """Ask within the budget. A worker that did not answer, for whatever reason, is of no further use."""
        started = time.monotonic()
        try:
            async with asyncio.timeout(self.budget):
                answer = await worker.ask(json.dumps(request).encode() + b"\n")
        except BaseException as error:
            self._discard(worker)
            raise self._failure(error) from None
        finally:
            self.seconds += time.monotonic() - started
        self._idle.append(worker)
        return answer

    def _failure(self, error: BaseException) -> BaseException:
        """What to make of it that a worker did not answer."""
        if isinstance(error, asyncio.CancelledError):
            return error
        if self.stopped:
            return Stopped()
        if isinstance(error, TimeoutError):
            self.killed += 1
            return Failed(f"it thought for more than {self.budget} s")
        if isinstance(error, EOFError):
            self.died += 1
            return Failed("its process died")
        if isinstance(error, ValueError):
            return Failed(f"its answer is longer than {ANSWER_BYTES} bytes")
        return error

    async def _worker(self) -> Worker:
        """A free worker that lives, an old one or a new one."""
        if self.stopped:
            raise Stopped
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self.died += 1
            self._discard(worker)
        return await self._started()

    async def _started(self) -> Worker:
        try:
            worker = Worker(await self._process())
        except OSError as error:
            raise Failed(f"no process could be started: {error}") from None
        self._all.add(worker)
        try:
            async with asyncio.timeout(START_SECONDS):
                ready = await worker.line()
        except BaseException as error:
            self._discard(worker)
            raise self._failure(error) from None
        if ready != READY or self.stopped:
            self._discard(worker)
            raise Stopped if self.stopped else Failed(f"it began with {ready!r}")
        return worker

    async def _process(self) -> asyncio.subprocess.Process:
        # A bot needs to find our modules; it needs no password of ours.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDAGE_")}
        environment["PYTHONPATH"] = os.pathsep.join(sys.path)
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "ludage.server.thinking_worker"),
            *(self.bots, str(self.settings.content or ""), str(self.budget)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            limit=ANSWER_BYTES,
        )

    def _discard(self, worker: Worker) -> None:
        """End a worker now; what is left of it is cleared away in the background."""
        if worker in self._all:
            self._all.remove(worker)
            worker.kill()
            task = asyncio.create_task(worker.process.wait())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def stop(self) -> None:
        """End all workers. Who still waits for an answer gets Stopped."""
        self.stopped = True
        self._idle.clear()
        for worker in list(self._all):
            self._discard(worker)
        if self._ending:
            await asyncio.wait(set(self._ending), timeout=STOP_SECONDS)


def _request(
    game_id: str, position: str, seat: int, level: str | None, seed: int, heard: Sequence[Data]
) -> dict[str, Any]:
    """What a worker is asked; without a level it is asked for advice."""
    return {
        "game": game_id,
        "position": position,
        "seat": seat,
        "level": level,
        "seed": seed,
        "heard": heard,
    }
