"""Who is served next when many wait: one after the other by owner, then by table."""

import asyncio
from collections import OrderedDict, deque
from typing import Any

Queue = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
"""By owner, then by table; whose turn is next stands first."""


class Turns:
    """So many places. Whoever has sixty tables waiting gets one turn where others who wait get one each."""

    def __init__(self, places: int) -> None:
        self._free = places
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
        queue.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given, and nobody is there to use it
                self.give_back()
            raise

    def give_back(self) -> None:
        """The place is for the next in turn."""
        while queue := self._waiting or self._patient:
            owner, tables = next(iter(queue.items()))
            table, turns = next(iter(tables.items()))
            turn = turns.popleft()
            _to_the_end(tables, table)
            _to_the_end(queue, owner)
            if not turn.done():  # he may have gone
                turn.set_result(None)
                return
        self._free += 1


def _to_the_end(queue: OrderedDict[str, Any], key: str) -> None:
    """Who has had his turn is the last to have the next one, if he has anything left to wait for."""
    if queue[key]:
        queue.move_to_end(key)
    else:
        del queue[key]
