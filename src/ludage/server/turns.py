"""Who is served next when many wait: by owner, whoever has used least, then by table, one after the other."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

Queue = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
"""By owner, then by table; whose turn is next stands first."""


class Few:
    """So many places for each key; whoever finds them taken waits until one of them is free."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._places: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @asynccontextmanager
    async def place(self, key: str) -> AsyncIterator[None]:
        """One of them, from here to the end of the block."""
        places, users = self._places.get(key) or (asyncio.Semaphore(self.most), 0)
        self._places[key] = places, users + 1
        try:
            async with places:
                yield
        finally:
            places, users = self._places.pop(key)
            if users > 1:
                self._places[key] = places, users - 1


class Turns:
    """So many places. Whoever has sixty tables waiting gets as much time as others who wait get each.

    Who comes anew is not owed what others have used before.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._used: dict[str, float] = {}
        """Seconds, since somebody has had to wait all the time."""
        self._least = 0.0
        """What whoever was served last had used until then."""
        self._waiting: Queue = OrderedDict()
        self._patient: Queue = OrderedDict()
        """Those who have time: their turn comes when nobody else waits."""

    async def take(self, owner: str, table: str, patient: bool = False) -> None:
        """Wait for a place; it has to be given back."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        queue = self._patient if patient else self._waiting
        if owner not in queue:
            self._used[owner] = max(self._used.get(owner, 0.0), self._least)
        queue.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given, and nobody is there to use it
                self.give_back()
            raise

    def give_back(self, owner: str = "", seconds: float = 0.0) -> None:
        """The place, which this owner has had for so long, is for the next in turn."""
        self._used[owner] = self._used.get(owner, self._least) + seconds
        while queue := self._waiting or self._patient:
            owner = min(queue, key=self._used.__getitem__)
            tables = queue[owner]
            self._least = max(self._least, self._used[owner])
            table, turns = next(iter(tables.items()))
            turn = turns.popleft()
            _to_the_end(tables, table)
            _to_the_end(queue, owner)
            if not turn.done():  # he may have gone
                turn.set_result(None)
                return
        self._free += 1
        self._used.clear()
        self._least = 0.0


def _to_the_end(queue: OrderedDict[str, Any], key: str) -> None:
    """Who has had his turn is the last to have the next one, if he has anything left to wait for."""
    if queue[key]:
        queue.move_to_end(key)
    else:
        del queue[key]
