"""Live play: one WebSocket a client and table. Refusals change nothing and say why."""

import asyncio
import logging
import secrets
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from sqlalchemy import insert

from ludage.core.message import IllegalAction
from ludage.core.message import Refusal as RuleRefusal
from ludage.server import messages
from ludage.server.given import GivenServices
from ludage.server.guard import safe_text, same_origin
from ludage.server.hub import Watcher
from ludage.server.messages import (
    MAX_BYTES,
    Done,
    Explained,
    FromClient,
    Hint,
    Refused,
    Said,
    ToClient,
    WhyNot,
)
from ludage.server.refusals import Refusal, no_such_table, not_signed_in
from ludage.server.services import Services, limited
from ludage.server.store import schema as db
from ludage.server.tables import CHAT, TableInMemory

log = logging.getLogger("ludage.live")
CHAT_LENGTH = 500
REASONS_SHOWN = 5
DECODER = msgspec.json.Decoder(FromClient)
POLICY_VIOLATION, TOO_LARGE, TRY_AGAIN, NOT_FOUND = 1008, 1009, 1013, 4404


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], services: GivenServices
) -> None:
    """Watch a table, and play at it if one has a seat."""
    settings = services.settings
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", ""), settings.origins):
        await socket.close(POLICY_VIOLATION, "origin")
        return
    person = await services.people.person_of(socket.cookies.get(COOKIE))
    watcher = Watcher(table_id, None if person is None else person.id)
    since = socket.query_params.get("since")
    try:
        await may_watch(services, table_id, watcher.person, socket.query_params.get("invitation"))
    except Refusal as refusal:
        await socket.accept()
        await socket.send_text(msgspec.json.encode(Refused(refusal.code, refusal.said, 0)).decode())
        await socket.close(NOT_FOUND, refusal.code)
        return
    await socket.accept()
    sender = asyncio.create_task(_send(socket, watcher))
    try:
        await services.hub.join(watcher, _number(since))
        await Conversation(services, watcher, None if person is None else person.name).hear(socket)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        sender.cancel()
        await services.hub.leave(watcher)


COOKIE = "ludage"
NUMBER_DIGITS = 9


def _number(text: str | None) -> int | None:
    """A sequence number out of an address; anything else counts as none."""
    fits = text is not None and text.isascii() and text.isdecimal() and len(text) <= NUMBER_DIGITS
    return int(text) if fits and text is not None else None


async def may_watch(
    services: Services, table_id: str, person: str | None, invitation: str | None
) -> TableInMemory:
    """Public tables are open to all; a private one to those who sit at it or hold its invitation."""
    table = await services.tables.get(table_id)
    invited = invitation is not None and secrets.compare_digest(
        invitation.encode(), table.row.invitation.encode()
    )
    if not (table.row.public or sits_at(table, person) or invited):
        async with services.tables.locked(
            table_id
        ) as table:  # he may have sat down in another process just now
            if not sits_at(table, person):
                raise no_such_table()
    return table


def sits_at(table: TableInMemory, person: str | None) -> bool:
    """Whether it is this person's table."""
    return person is not None and (table.seat_of(person) is not None or table.row.host == person)


async def _send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """What waits for the client goes out in order."""
    try:
        while True:
            message = await watcher.waiting.get()
            if message is None:
                await socket.close(TRY_AGAIN, "too slow")
                return
            await socket.send_text(message.decode())
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        return


class Conversation:
    """What one client asks, answered one after the other."""

    def __init__(self, services: Services, watcher: Watcher, name: str | None) -> None:
        self.services = services
        self.watcher = watcher
        self.name = name
        self.key = secrets.token_hex(8)

    async def hear(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Until the client goes."""
        while True:
            text = await socket.receive_text()
            if len(text) > MAX_BYTES:
                await socket.close(TOO_LARGE, "message too large")
                return
            if not self.services.limits.allow("socket-message", self.key):
                self.refuse(Refusal("too-fast", 429, seconds=1), None)
                if not self.services.limits.allow("socket-flood", self.key):
                    await socket.close(POLICY_VIOLATION, "too fast")
                    return
                continue
            await self.answer(text)

    async def answer(self, text: str) -> None:
        """One message."""
        try:
            message: FromClient = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            self.refuse(Refusal("bad-message", text=str(error)[:200]), None)
            return
        try:
            await self.carry_out(message)
        except Refusal as refusal:
            self.refuse(refusal, message.request)
        except IllegalAction as error:
            self.refuse(Refusal("illegal", 409, said_of(error.refusal)), message.request)

    def send(self, message: ToClient) -> None:
        self.watcher.send(message)

    def refuse(self, refusal: Refusal, request: int | None) -> None:
        """Say why, and where the table stands."""
        self.send(Refused(refusal.code, refusal.said, max(0, self.watcher.seq), request))

    async def carry_out(self, message: FromClient) -> None:
        """Do it, or raise a Refusal."""
        table_id = self.watcher.table_id
        tables = self.services.tables
        if isinstance(message, messages.Sync):
            table = await tables.get(table_id)
            play = table.running()
            self.watcher.seq = max(0, message.since)
            self.services.hub.send_position(self.watcher, table, play)
        elif isinstance(message, messages.Act):
            seat = await self.own_seat()
            await self.is_back(seat)
            seq = await tables.act(table_id, seat, message.seq, message.action)
            self.send(Done(seq, message.request))
        elif isinstance(message, messages.Say):
            await self.say(message)
        elif isinstance(message, messages.Undo):
            await tables.undo(table_id, await self.own_seat(), message.to)
            self.send(Done((await tables.get(table_id)).running().seq, message.request))
        elif isinstance(message, messages.Consent):
            await tables.consent(table_id, await self.own_seat(), message.agree)
            self.send(Done(self.watcher.seq, message.request))
        else:
            await self.look_up(message)

    async def look_up(self, message: messages.Explain | messages.AskWhyNot | messages.AskHint) -> None:
        """Questions that change nothing."""
        seat = await self.own_seat()
        table = await self.services.tables.get(self.watcher.table_id)
        play = table.running()
        if isinstance(message, messages.Explain):
            action = self.services.tables.index(play, message.action)
            forecast = play.state.explain(seat, action).to_dict()
            self.send(Explained(action, forecast, message.request))
        elif isinstance(message, messages.AskWhyNot):
            self.why_not(play, seat, message)
        else:
            limited(self.services, "hint", self.watcher.person or self.key)
            imagined = play.state.imagine(seat, secrets.randbits(64)).to_json()
            choices = await self.services.thinkers.advice(play.game.id, imagined, seat)
            self.send(Hint([(action, value) for action, value in choices], message.request))

    def why_not(self, play: Any, seat: int, message: messages.AskWhyNot) -> None:
        """The refusals of the actions that go through an element, each reason once."""
        space = play.game.actions
        if message.action is not None:
            wanted = [self.services.tables.index(play, message.action)]
        else:
            wanted = [a for a in range(len(space)) if message.target in space.targets(a)]
        reasons: dict[tuple[str, str], Said] = {}
        for action in wanted:
            refusal = play.state.why_not(seat, action)
            if refusal is not None:
                reasons.setdefault((refusal.key, refusal.rule), said_of(refusal))
        telling = sorted(reasons.values(), key=lambda said: said.key.startswith("refusal-not-now"))
        self.send(WhyNot(message.target or "", telling[:REASONS_SHOWN], message.request))

    async def own_seat(self) -> int:
        """The seat of this client; spectators have none."""
        if self.watcher.person is None:
            raise not_signed_in()
        table = await self.services.tables.get(self.watcher.table_id)
        seat = table.seat_of(self.watcher.person)
        if seat is None:
            raise Refusal("spectator", 403)
        return seat

    async def is_back(self, seat: int) -> None:
        """A person who moves, or tries to before his stand-in does, is neither late nor gone."""
        tables = self.services.tables
        table = await tables.get(self.watcher.table_id)
        if table.seats[seat].missed or table.seats[seat].abandoned:
            async with tables.locked(table.id) as table:
                back = {"missed": 0, "abandoned": False}
                await tables.change_seat(table, seat, back, {"person": self.watcher.person})

    async def say(self, message: messages.Say) -> None:
        """A line of chat, kept as plain text."""
        if self.watcher.person is None or self.name is None:
            raise not_signed_in()
        limited(self.services, "chat", self.watcher.person)
        text = safe_text(message.text, CHAT_LENGTH)
        if not text:
            raise Refusal("empty-chat")
        async with self.services.database.writing() as connection:
            await connection.execute(
                insert(db.chat).values(
                    table_id=self.watcher.table_id,
                    person=self.watcher.person,
                    name=self.name,
                    text=text,
                    at=self.services.now(),
                )
            )
            await self.services.news.tell_others(connection, self.watcher.table_id, CHAT)
        self.services.news.tell(self.watcher.table_id, CHAT)


def said_of(refusal: RuleRefusal) -> Said:
    """A rule's refusal on the wire."""
    return Said(refusal.key, dict(refusal.args), refusal.rule)
