"""Somebody who plays on whatever happens to the server, and holds it to every word it has said."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patience import patient
from tests.server.clients import Person

Json = dict[str, Any]
SILENCE_MOST = patient(20)
"""Seconds without a word at a running table after which it counts as stuck."""
REFUSALS_MOST = 20
"""Refusals in a row, without anything happening at the table."""
UNDO_CHANCE = 0.03
AGAIN_CHANCE = 0.5
"""How often, after the connection broke, the last action is simply sent once more, whatever became of it."""
SHORT_PAUSE = 0.05
DOWN = (OSError, ConnectionClosed, InvalidHandshake)
"""What a client meets while the server is gone."""


@dataclass
class Sent:
    """What this client has asked for and has not yet seen at the table."""

    request: int
    seq: int
    kind: str
    action: str = ""
    done: int | None = None


class Player:
    """A connection to a table that is opened again whenever it breaks. Without a seat, a spectator."""

    def __init__(self, person: Person, table_id: str, luck: Random) -> None:
        self.person = person
        self.table_id = table_id
        self.luck = luck
        self.seat: int | None = None
        self.seq = 0
        """The last row this client was told of."""
        self.told: dict[int, tuple[int | None, bool]] = {}
        """Every row it was told of: whose it is, and whether it was an undo."""
        self.acknowledged: dict[int, str] = {}
        """Rows of which the server said that they are this client's action."""
        self.seen: dict[int, str] = {}
        """Rows of its own that it saw at the table: what it had asked for."""
        self.cuts: list[tuple[int, int]] = []
        """Undos that were said to be done, each by a row after the one number up to the other."""
        self.refusals: Counter[str] = Counter()
        self.connections = 0
        self.over = False
        self._sent: Sent | None = None
        self._last: Sent | None = None
        self._asked: dict[int, Sent] = {}
        self._legal: list[Json] = []
        self._may_undo = False
        self._refused_here = 0
        self._requests = count(1)

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            try:
                async with connect(
                    f"{self.person.base.replace('http', 'ws', 1)}/ws/tables/{self.table_id}?since={self.seq}",
                    additional_headers={"Cookie": f"ludage={self.person.cookie}"},
                    proxy=None,
                    compression=None,
                    open_timeout=SILENCE_MOST,
                ) as socket:
                    self.connections += 1
                    await self._converse(socket)
            except DOWN:
                await asyncio.sleep(SHORT_PAUSE)

    async def _converse(self, socket: ClientConnection) -> None:
        again = self.luck.random() < AGAIN_CHANCE and self._last is not None
        if again and self._last is not None:
            await self._send(socket, self._last)
        greeted = False
        while not self.over:
            message = await self._next(socket)
            kind = message["kind"]
            if kind == "table":
                self._table(message["table"])
            elif kind == "position":
                self._position(message)
                if not greeted and not (again and self._sent is self._last):
                    self._let_go()
                greeted = True
            elif kind == "done":
                self._done(message)
            elif kind == "refused":
                await self._refused(message)
            if greeted:
                await self._act(socket)

    async def _next(self, socket: ClientConnection) -> Json:
        try:
            async with asyncio.timeout(SILENCE_MOST):
                text = await socket.recv()
        except TimeoutError:
            raise AssertionError(f"{self}: not a word for {SILENCE_MOST} s") from None
        message: Json = json.loads(text)
        return message

    # ---- what the server says -------------------------------------------------------------------------------

    def _table(self, table: Json) -> None:
        assert table["status"] in ("open", "running", "finished"), f"{self}: {table['status']}"
        self.seat = table["you"]
        self.over = table["status"] == "finished" and self.seq == table["seq"]

    def _position(self, position: Json) -> None:
        """Rows come in order, each once, and none that was acknowledged is ever missing."""
        for row in position["happened"]:
            assert row["seq"] == self.seq + 1, f"{self}: row {row['seq']} follows row {self.seq}"
            self.seq = row["seq"]
            self.told[self.seq] = (row["seat"], bool(row["taken_back"]))
            self._refused_here = 0
            if row["seat"] == self.seat and self.seat is not None:
                self._own_row(self.seq, bool(row["taken_back"]))
        assert position["seq"] == self.seq, f"{self}: at {position['seq']} after the rows up to {self.seq}"
        newest = max(self.acknowledged, default=0)
        assert self.seq >= newest, f"{self}: row {newest} was acknowledged and is gone"
        self._legal = position["legal"]
        self._may_undo = position["may_undo"]
        self.over = not position["to_act"]

    def _own_row(self, number: int, undone: bool) -> None:
        """Every row of this seat is something this client has asked for, once."""
        if number in self.acknowledged:
            assert not undone
            return
        sent, self._sent = self._sent, None
        assert sent is not None, f"{self}: nobody has asked for row {number}"
        assert sent.seq < number, f"{self}: {sent} cannot be row {number}"
        assert undone == (sent.kind == "undo"), f"{self}: {sent} became row {number}"
        self.seen[number] = sent.action
        sent.done = number

    def _let_go(self) -> None:
        """After the connection broke: what is not in the table's rows was never carried out."""
        if self._sent is not None:
            assert self._sent.done is None, f"{self}: {self._sent} was acknowledged and is gone"
            self._sent = None

    def _done(self, done: Json) -> None:
        """It is done: from now on it must be there."""
        sent = self._asked[done["request"]]
        if sent.kind == "undo":
            sent.done = done["seq"]
            self.cuts.append((sent.seq, done["seq"]))
            return
        number = done["seq"]
        assert sent.done in (None, number), f"{self}: {sent} was played twice, as row {number} too"
        assert self.seen.get(number, sent.action) == sent.action, f"{self}: {sent} is not row {number}"
        sent.done = number
        self.acknowledged[number] = sent.action
        if self._sent is sent:
            self._sent = None

    async def _refused(self, refused: Json) -> None:
        self.refusals[refused["code"]] += 1
        self._refused_here += 1
        assert refused["code"] in ("stale", "illegal", "too-fast", "no-undo", "not-running"), (
            f"{self}: {refused}"
        )
        assert self._refused_here <= REFUSALS_MOST, f"{self}: refused again and again: {refused}"
        if self._sent is not None and refused["request"] in (self._sent.request, None):
            assert self._sent.done is None, f"{self}: {self._sent} was acknowledged, then refused"
            self._sent = None
        if refused["code"] == "too-fast":
            await asyncio.sleep(10 * SHORT_PAUSE)

    # ---- what this client does ------------------------------------------------------------------------------

    async def _act(self, socket: ClientConnection) -> None:
        """One thing at a time, as soon as it may."""
        if self._sent is not None or self.over or self.seq < max(self.acknowledged, default=0):
            return
        if self._may_undo and self.luck.random() < UNDO_CHANCE:
            self._sent = Sent(next(self._requests), self.seq, "undo")
        elif self._legal:
            chosen = self.luck.choice(self._legal)
            self._sent = self._last = Sent(next(self._requests), self.seq, "act", chosen["text"])
        if self._sent is not None:
            self._asked[self._sent.request] = self._sent
            await self._send(socket, self._sent)

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        message: Json = {"kind": sent.kind, "request": sent.request}
        if sent.kind == "act":
            message |= {"seq": sent.seq, "action": sent.action}
        await socket.send(json.dumps(message))

    def __str__(self) -> str:
        return f"table {self.table_id}, seat {self.seat}, row {self.seq}"
