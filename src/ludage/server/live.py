"""Live play: one WebSocket a client and table. Refusals change nothing and say why."""

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from sqlalchemy import insert, update

from ludage.core.actions import ActionSpace
from ludage.core.message import IllegalAction
from ludage.core.message import Refusal as RuleRefusal
from ludage.core.state import State
from ludage.server import messages, undo
from ludage.server.connections import IN_PARTS
from ludage.server.given import GivenServices, address_of
from ludage.server.guard import safe_text, same_origin
from ludage.server.hub import SOMEBODY_ELSE, Watcher, said_of
from ludage.server.messages import (
    MAX_BYTES,
    Done,
    Explained,
    Forecasted,
    FromClient,
    Hint,
    Refused,
    ToClient,
    WhyNot,
)
from ludage.server.news import CHAT
from ludage.server.play import EVENTS_KEPT, Play
from ludage.server.refusals import Refusal, no_such_table, not_signed_in
from ludage.server.services import Services, limited
from ludage.server.sessions import COOKIE
from ludage.server.store import schema as db
from ludage.server.store.database import NoDatabase
from ludage.server.table import TableInMemory

log = logging.getLogger("ludage.live")
CHAT_LENGTH = 500
REASONS_SHOWN = 5
NUMBER_DIGITS = 9
LAST_WORDS_SECONDS = 2.0
"""For what still waits to go out before a connection is closed."""
DECODER = msgspec.json.Decoder(FromClient)
POLICY_VIOLATION, TOO_LARGE, FAILED, TRY_AGAIN, NOT_FOUND = 1008, 1009, 1011, 1013, 4404


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], services: GivenServices
) -> None:
    """Watch a table, and play at it if one has a seat."""
    settings = services.settings
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", ""), settings.origins):
        await socket.close(POLICY_VIOLATION, "origin")
        return
    address = address_of(socket)
    full = services.hub.connections(address) >= settings.connections_per_address
    if full or not services.limits.allow("socket", address):
        await socket.close(TRY_AGAIN, "too many connections")
        return
    cookie = socket.cookies.get(COOKIE)
    watcher, name = Watcher(table_id, None, address, services.people.sessions.id_of(cookie)), None
    try:
        person = await services.people.person_of(cookie)
        if person is not None:
            watcher.person, name = person.id, person.name
            watcher.pays = person.id if person.login is not None else address
        table = await may_watch(services, table_id, watcher.person, socket.query_params.get("invitation"))
        past_limited(services, watcher, table.play, _number(socket.query_params.get("since")))
    except Refusal as refusal:
        await socket.accept()
        await socket.send_text(msgspec.json.encode(Refused(refusal.code, refusal.said, 0)).decode())
        await socket.close(TRY_AGAIN if refusal.code == "too-fast" else NOT_FOUND, refusal.code)
        return
    except NoDatabase as error:
        await socket.accept()
        await socket.send_text(msgspec.json.encode(_unanswered(table_id, error)).decode())
        await socket.close(TRY_AGAIN, "no-database")
        return
    await socket.accept()
    await _converse(socket, services, watcher, name)


async def _converse(
    socket: WebSocket[Any, Any, Any], services: Services, watcher: Watcher, name: str | None
) -> None:
    """Until either side ends it."""
    sender = asyncio.create_task(_send(socket, watcher))
    try:
        await services.hub.join(watcher, _number(socket.query_params.get("since")))
        if watcher.person is not None:
            person = await services.people.person_of(socket.cookies.get(COOKIE))
            if person is None or person.id != watcher.person:  # he logged out before his connection was known
                watcher.cut(SOMEBODY_ELSE)
        await Conversation(services, watcher, name).hear(socket)
    except (WebSocketDisconnect, WebSocketException):
        pass
    except Refusal as refusal:  # the table went while we came
        watcher.end((NOT_FOUND, refusal.code))
    except NoDatabase as error:
        watcher.send(_unanswered(watcher.table_id, error))
        watcher.end((TRY_AGAIN, "no-database"))
    except Exception:
        log.exception("table %s: a connection failed", watcher.table_id)
        watcher.end((FAILED, "failed"))
    finally:
        await services.hub.leave(watcher)
        if watcher.cut_off:
            with suppress(TimeoutError):
                await asyncio.wait_for(sender, LAST_WORDS_SECONDS)
        sender.cancel()


def _unanswered(table_id: str, error: NoDatabase) -> Refused:
    """A connection for which the database does not answer: who it is will come again by himself."""
    log.error("table %s: a connection could not be answered: %s", table_id, error)
    return Refused("no-database", Refusal("no-database", 503).said, 0)


def past_limited(services: Services, watcher: Watcher, play: Play | None, since: int | None) -> None:
    """What is long past is much to send, and may have to be played again: nobody asks for it without end."""
    if play is None or since is None:
        return
    at_hand = play.has_events(since)
    rows = play.seq - max(0, since) if at_hand else play.seq
    if rows > EVENTS_KEPT:
        limited(services, "past", watcher.person or watcher.address, rows)
    if not at_hand:
        limited(services, "recall", watcher.address, rows)


def _number(text: str | None) -> int | None:
    """A sequence number out of an address; anything else counts as none."""
    fits = text is not None and text.isascii() and text.isdecimal() and len(text) <= NUMBER_DIGITS
    return int(text) if fits and text is not None else None


def _request_of(text: str) -> int | None:
    """The number of a request that is not looked at further: who sent it must know which one was refused."""
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    request = message.get("request") if isinstance(message, dict) else None
    return request if type(request) is int else None


async def may_watch(
    services: Services, table_id: str, person: str | None, invitation: str | None
) -> TableInMemory:
    """Public tables are open to all; a private one to those who sit at it or hold its invitation."""
    table = await services.tables.get(table_id)
    invited = invitation is not None and secrets.compare_digest(
        invitation.encode(), table.row.invitation.encode()
    )
    if table.row.public or invited or _sits_at(table, person):
        return table
    async with services.tables.locked(table_id) as table:  # he may have sat down in another process just now
        if _sits_at(table, person):
            return table
    raise no_such_table()


def _sits_at(table: TableInMemory, person: str | None) -> bool:
    """Whether it is this person's table."""
    return person is not None and (table.seat_of(person) is not None or table.row.host == person)


async def _send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """What waits for the client goes out in order."""
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
        try:
            while (message := await watcher.next()) is not None:
                if isinstance(message, bytes):
                    await socket.send_text(message.decode())
                elif IN_PARTS in (socket.scope.get("extensions") or ()):
                    await socket.send(cast("Any", {"type": "websocket.send", IN_PARTS: message.parts()}))
                else:
                    await socket.send_text(b"".join(message.parts()).decode())
            await socket.close(*watcher.reason)
        finally:
            watcher.end(watcher.reason)  # nobody takes anything any more


class Conversation:
    """What one client asks, answered one after the other."""

    def __init__(self, services: Services, watcher: Watcher, name: str | None) -> None:
        self.services = services
        self.watcher = watcher
        self.name = name
        self.key = secrets.token_hex(8)

    async def hear(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Until the client goes, or has to."""
        while not self.watcher.cut_off:
            await self.watcher.taken()
            text = await socket.receive_text()
            if self.watcher.cut_off:  # meanwhile: he may be signed out
                return
            if len(text.encode()) > MAX_BYTES:
                self.watcher.end((TOO_LARGE, "message too large"))
            elif self._allowed():
                await self.answer(text)
            else:
                self.refuse(Refusal("too-fast", 429, seconds=1), _request_of(text))
                if not self.services.limits.allow("socket-flood", self.key):
                    self.watcher.end((POLICY_VIOLATION, "too fast"))

    def _allowed(self) -> bool:
        """Whether this one and its person, over all his connections, have not said too much."""
        limits, watcher = self.services.limits, self.watcher
        return limits.allow("socket-message", self.key) and limits.allow(
            "person-message", watcher.person or watcher.address
        )

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
        except NoDatabase as error:  # who watches can go on
            log.error("table %s: a request could not be carried out: %s", self.watcher.table_id, error)
            self.refuse(Refusal("no-database", 503), message.request)
        except IllegalAction as error:
            self.refuse(Refusal("illegal", 409, said_of(error.refusal)), message.request)

    def send(self, message: ToClient) -> None:
        self.watcher.send(message)

    def refuse(self, refusal: Refusal, request: int | None) -> None:
        """Say why, and where the table stands."""
        self.send(Refused(refusal.code, refusal.said, max(0, self.watcher.seq), request))

    async def carry_out(self, message: FromClient) -> None:
        """Do it, or raise a Refusal."""
        if isinstance(message, messages.Explain | messages.AskWhyNot | messages.AskHint):
            await self.look_up(message)
            return
        if isinstance(message, messages.Sync):
            seq = await self.sync(message.since)
        elif isinstance(message, messages.Say):
            seq = await self.say(message.text)
        else:
            seq = await self.play(message)
        self.send(Done(seq, message.request))

    async def play(self, message: messages.Act | messages.Undo | messages.Consent) -> int:
        """What only who has a seat may do; the sequence number after it."""
        tables, table_id = self.services.tables, self.watcher.table_id
        table, seat = await self.own_seat()
        here = not (table.seats[seat].missed or table.seats[seat].abandoned)
        if not here and not isinstance(message, messages.Consent):
            async with tables.locked(table_id) as table:
                await self.services.seating.is_back(table, seat, str(self.watcher.person))
        if isinstance(message, messages.Act):
            return await tables.act(table_id, seat, message.seq, message.action)
        if isinstance(message, messages.Undo):
            await undo.undo(tables, table_id, seat, message.to)
        else:
            await undo.consent(tables, table_id, seat, message.agree)
        return (await tables.get(table_id)).played().seq

    async def sync(self, since: int) -> int:
        """Everything since then, again."""
        table = await self.services.tables.get(self.watcher.table_id)
        past_limited(self.services, self.watcher, table.played(), since)
        async with self.services.hub.recalled(self.watcher, since) as table:
            play = table.played()
            self.watcher.seq = max(0, since)
            self.services.hub.send_position(self.watcher, table, play)
            return play.seq

    async def look_up(self, message: messages.Explain | messages.AskWhyNot | messages.AskHint) -> None:
        """Questions that change nothing."""
        table, seat = await self.own_seat()
        play = table.running()
        if isinstance(message, messages.Explain):
            actions = [self.services.tables.index(play, action) for action in message.actions]
            forecasts = [Forecasted(action, play.state.explain(seat, action).to_dict()) for action in actions]
            self.send(Explained(forecasts, message.request))
        elif isinstance(message, messages.AskWhyNot):
            self.why_not(play, seat, message)
        elif seat not in play.state.to_act:
            raise Refusal("no-decision", 409)
        else:
            limited(self.services, "hint", str(self.watcher.person))
            imagined = play.state.imagine(seat, secrets.randbits(64)).to_json()
            choices = await self.services.thinkers.advice(
                play.game.id,
                imagined,
                seat,
                heard=play.heard_by(seat),
                owner=self.watcher.pays,
                table=table.id,
                person=str(self.watcher.person),
                address=self.watcher.address,
            )
            self.send(Hint(choices, message.request))

    def why_not(self, play: Play, seat: int, message: messages.AskWhyNot) -> None:
        """Why none of the actions that go through an element may be chosen, or why this action may not."""
        if message.action is not None:
            wanted = [self.services.tables.index(play, message.action)]
        else:
            wanted = through(play.game.actions).get(message.target or "", [])
        reasons = [said_of(refusal) for refusal in nearest_refusals(play.state, seat, wanted)]
        self.send(WhyNot(message.target or "", reasons, message.request))

    async def own_seat(self) -> tuple[TableInMemory, int]:
        """The table and the seat of this client; spectators have none."""
        if self.watcher.person is None:
            raise not_signed_in()
        table = await self.services.tables.get(self.watcher.table_id)
        return table, table.seated(self.watcher.person)

    async def say(self, words: str) -> int:
        """A line of chat, kept as plain text; where the table stands."""
        if self.watcher.person is None or self.name is None:
            raise not_signed_in()
        limited(self.services, "chat", self.watcher.person)
        text = safe_text(words, CHAT_LENGTH)
        if not text:
            raise Refusal("empty-chat")
        table_id = self.watcher.table_id
        async with self.services.database.writing() as connection:
            # the table's line is held until the end: nobody sees line 8 before line 7
            count = (
                update(db.table)
                .where(db.table.c.id == table_id)
                .values(chats=db.table.c.chats + 1)
                .returning(db.table.c.chats)
            )
            number = (await connection.execute(count)).scalar_one_or_none()
            if number is None:
                raise no_such_table()
            await connection.execute(
                insert(db.chat).values(
                    table_id=table_id,
                    number=number,
                    person=self.watcher.person,
                    name=self.name,
                    text=text,
                    at=self.services.now(),
                )
            )
            await self.services.news.tell_others(connection, table_id, CHAT)
        self.services.news.tell(table_id, CHAT)
        return max(0, self.watcher.seq)


@lru_cache(maxsize=16)
def through(space: ActionSpace) -> dict[str, list[int]]:
    """Each element that can be a target, with the actions that go through it."""
    found: dict[str, list[int]] = {}
    for action in range(len(space)):
        for target in dict.fromkeys(space.targets(action)):
            found.setdefault(target, []).append(action)
    return found


def nearest_refusals(state: State, seat: int, actions: list[int]) -> list[RuleRefusal]:
    """Why none of these actions is allowed, each reason once.

    For want of near ones the far one that stands in the way of most: what an element is mostly for is what one wants
    to do with it (a card is to be played, not to be laid as a prediction).
    """
    refusals = [refusal for action in actions if (refusal := state.why_not(seat, action)) is not None]
    near: dict[tuple[str, str], RuleRefusal] = {}
    for refusal in refusals:
        if not refusal.far:
            near.setdefault((refusal.key, refusal.rule), refusal)
    if near:
        return list(near.values())[:REASONS_SHOWN]
    how_often = Counter(refusal.key for refusal in refusals)
    return sorted(refusals, key=lambda refusal: -how_often[refusal.key])[:1]
