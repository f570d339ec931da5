"""Long work in threads, one piece at a time in a process.

Threads that compute take turns with the event loop, which then answers nobody: one of them is bearable, many are not.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

Found = TypeVar("Found")


class Run(Protocol):
    """Does a piece of work in a thread. It is done to its end, also when nobody waits for it any more."""

    def __call__(self, work: Callable[[], Found], /) -> Awaitable[Found]:
        """What comes of it."""


@dataclass
class Waiting:
    """Somebody whose turn is to come."""

    owner: str
    cost: float
    turn: asyncio.Future[None]


class LongWork:
    """The one place there is. It goes to whoever, with what he asks for, will have had least since the queue was last
    empty: so short work does not wait for long work, nor one person for what another asks for again and again."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: list[Waiting] = []
        self._had: dict[str, float] = {}

    @asynccontextmanager
    async def turn(self, owner: str, cost: float) -> AsyncIterator[Run]:
        """The place, once it is this owner's turn; `cost` says how long the work will be, as against others."""
        await self._take(owner, cost)
        begun: list[asyncio.Future[Any]] = []

        async def run(work: Callable[[], Found], /) -> Found:
            self._had[owner] = self._had.get(owner, 0.0) + cost
            future = asyncio.get_running_loop().run_in_executor(None, work)
            begun[:] = [future]
            return await asyncio.shield(future)

        try:
            yield run
        finally:
            if begun and not begun[0].done():
                begun[0].add_done_callback(self._ended)
            else:
                self._give_back()

    async def _take(self, owner: str, cost: float) -> None:
        if not self._busy:
            self._busy = True
            return
        waiting = Waiting(owner, cost, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                self._give_back()
            raise

    def _ended(self, future: asyncio.Future[Any]) -> None:
        """Work that nobody has waited for; nor does anybody want to know why it failed."""
        if not future.cancelled():
            future.exception()
        self._give_back()

    def _give_back(self) -> None:
        while self._waiting:
            first = min(self._waiting, key=lambda one: self._had.get(one.owner, 0.0) + one.cost)
            self._waiting.remove(first)
            if not first.turn.done():  # he may have gone
                first.turn.set_result(None)
                return
        self._busy = False
        self._had.clear()
