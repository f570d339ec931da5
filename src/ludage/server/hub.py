"""Who is watching which table, and what each of them is told: his own view and nothing else."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import bindparam, select, update

from ludage.core.event import Event
from ludage.core.game import Game
from ludage.core.message import Message
from ludage.server.longwork import LongWork
from ludage.server.messages import (
    FRAME_BYTES,
    Chat,
    Choice,
    Happened,
    Position,
    Said,
    TableState,
    ToClient,
    UndoRequest,
)
from ludage.server.news import CHAT, EVERYTHING, ROWS, SEATS, SIGNED_OUT, UNDO, News
from ludage.server.play import EVENTS_KEPT, History, Play, Row, history
from ludage.server.refusals import Refusal
from ludage.server.store import schema as db
from ludage.server.store.database import Database, NoDatabase
from ludage.server.table import RUNNING, TableInMemory, info
from ludage.server.tables import Tables

log = logging.getLogger("ludage.hub")
MOST_WAITING = 400
"""Messages a slow client may have waiting before it is cut off; it reconnects and catches up."""
BYTES_WAITING = 512 * 1024
"""The same in bytes: of those behind the message that is being sent, and without a past that many have in common."""
BYTES_HEARD = 256 * 1024
"""Who has more than that to take first is not heard until he has taken it."""
TOO_SLOW = (1013, "too slow")
GONE = (4404, "no-such-table")
NOT_TOLD = (1011, "failed")
AGAIN_SECONDS = 0.5
"""After which a database that did not answer is asked once more."""
SOMEBODY_ELSE = (1008, "signed out")
ONLINE_SECONDS = 90.0
RENEWED_AT_ONCE = 100
"""People whose presence is renewed in one transaction: meanwhile nobody's action is written."""
LOOKED_UP_AT_ONCE = 200
CHAT_SHOWN = 200
HISTORY_BYTES = 64 * 1024 * 1024
"""For all that happened in games whose past somebody has asked for: a hundred long ones or so."""
EVENT_BYTES = 600
"""In memory, or about so many."""
NO_JSON = b"\0"
"""Stands for what happened while the rest of a position is encoded: nowhere in JSON is there such a byte."""
ENCODER = msgspec.json.Encoder()
ONLINE = (
    update(db.seat)
    .where(db.seat.c.table_id == bindparam("at"), db.seat.c.seat == bindparam("number"))
    .values(online=bindparam("until"))
)
OFFLINE = ONLINE.where(db.seat.c.online <= bindparam("ours"))
"""Unless another process, where the person is connected as well, has renewed it since we did."""


class Long:
    """A position with much that happened: a message whose rows are those that all who hear of it have in common."""

    __slots__ = ("after", "before", "rows", "size")

    def __init__(self, before: bytes, rows: list[bytes], after: bytes) -> None:
        self.before = before
        self.rows = rows
        self.after = after
        self.size = len(before) + sum(map(len, rows)) + max(0, len(rows) - 1) + len(after)

    def __len__(self) -> int:
        return self.size

    @property
    def own(self) -> int:
        """Bytes that nobody else has in common with who waits for it."""
        return len(self.before) + len(self.after)

    def parts(self) -> Iterator[bytes]:
        """What it consists of, one thing after the other."""
        yield self.before
        for number, row in enumerate(self.rows):
            if number:
                yield b","
            yield row
        yield self.after


Encoded = bytes | Long
"""A message as it goes out."""


class Watcher:
    """One open connection to a table."""

    def __init__(
        self, table_id: str, person: str | None, address: str = "", session: str | None = None
    ) -> None:
        self.table_id = table_id
        self.person = person
        self.address = address
        self.session = session
        """By which he is that person."""
        self.pays = person or address
        """Whose the work is that is done for him: guests of one address share theirs, for there may be any number."""
        self.seat: int | None = None
        self.seq = -1
        self.chat = 0
        self.waiting: asyncio.Queue[Encoded | None] = asyncio.Queue(MOST_WAITING + 1)  # the end has its place
        self._bytes_waiting = 0
        self._bytes_in_hand = 0
        self._bytes_to_take = 0
        self._taken = asyncio.Event()
        self._taken.set()
        self.cut_off = False
        self.reason = TOO_SLOW

    def send(self, message: ToClient | Encoded) -> None:
        """Put a message on its way; a client that does not read is cut off rather than waited for."""
        if self.cut_off:
            return
        if self.waiting.qsize() >= MOST_WAITING or self._bytes_waiting > BYTES_WAITING:
            self.cut(TOO_SLOW)
            return
        encoded = message if isinstance(message, Encoded) else ENCODER.encode(message)
        self.waiting.put_nowait(encoded)
        self._bytes_waiting += _own(encoded)
        self._count(len(encoded))

    async def next(self) -> Encoded | None:
        """The message to be sent now, that before it having gone out; None: there are no more."""
        self._count(-self._bytes_in_hand)
        self._bytes_in_hand = 0
        message = await self.waiting.get()
        self._bytes_in_hand = len(message or b"")
        self._bytes_waiting -= _own(message or b"")
        return message

    def _count(self, more: int) -> None:
        self._bytes_to_take += more
        if self.cut_off or self._bytes_to_take <= BYTES_HEARD:
            self._taken.set()
        else:
            self._taken.clear()

    async def taken(self) -> None:
        """Wait while he has much to take, or until he is gone."""
        await self._taken.wait()

    def cut(self, reason: tuple[int, str]) -> None:
        """Close the connection; what still waits is dropped, the client catches up when it comes back."""
        while not self.waiting.empty():
            message = self.waiting.get_nowait() or b""
            self._bytes_waiting -= _own(message)
            self._count(-len(message))
        self.end(reason)

    def end(self, reason: tuple[int, str]) -> None:
        """Close the connection once what waits has gone out."""
        if not self.cut_off:
            self.cut_off = True
            self.reason = reason
            self.waiting.put_nowait(None)
            self._taken.set()


def _own(message: Encoded) -> int:
    return message.own if isinstance(message, Long) else len(message)


class Recalled:
    """A game of which all that happened is at hand, and how it goes out."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.told: dict[int | None, list[bytes]] = {}
        """By seat, None for a spectator: the rows from the first on, encoded once somebody there has asked for them."""
        self.size = 0
        """In memory, or about that."""

    def keep(self, heard: History) -> None:
        """This is all that happened up to now."""
        self.play.recall(heard)
        self.size = EVENT_BYTES * sum(map(len, heard.values())) + sum(
            len(row) for rows in self.told.values() for row in rows
        )

    def tell(self, seat: int | None, rows: list[bytes]) -> None:
        """These follow those that are at hand for the seat."""
        self.told[seat] += rows
        self.size += sum(map(len, rows))


class Hub:
    """The watchers of this process."""

    def __init__(self, tables: Tables, database: Database, news: News, work: LongWork) -> None:
        self.tables = tables
        self.database = database
        self.work = work
        self.watchers: dict[str, set[Watcher]] = {}
        self._from: dict[str, int] = {}
        self._owed: dict[str, set[str]] = {}
        self._choices: dict[tuple[str, int], Choice] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._asking: asyncio.Task[None] | None = None
        """Asks a database that has failed us until it answers: one for all tables."""
        self._ending = asyncio.Event()
        self._recalled: OrderedDict[str, Recalled] = OrderedDict()
        news.listeners.append(self.heard)

    # ---- coming and going -----------------------------------------------------------------------------------

    async def join(self, watcher: Watcher, since: int | None) -> None:
        """A connection opens: where the table stands, and what happened since `since`."""
        self._from[watcher.address] = self._from.get(watcher.address, 0) + 1
        await self._set_online(watcher)
        async with self.recalled(watcher, since) as table:
            # nothing is awaited from here until it is greeted: the next news find it where this leaves it
            self.watchers.setdefault(watcher.table_id, set()).add(watcher)
            watcher.seat = table.seat_of(watcher.person)
            watcher.send(TableState(info(table, watcher.person, self.tables.now())))
            if table.play is not None:
                watcher.seq = table.play.seq if since is None else min(since, table.play.seq)
                self.send_position(watcher, table, table.play)
            if table.stale:
                self.heard(table.id, ROWS, False)
        await self._send_chat(watcher, table)

    @asynccontextmanager
    async def recalled(self, watcher: Watcher, since: int | None) -> AsyncIterator[TableInMemory]:
        """The watcher's table, locked, with all that happened since then at hand for him."""
        table_id, person = watcher.table_id, watcher.person
        while True:
            table = await self.tables.get(table_id)
            if since is not None and table.play is not None:
                await self.recall(watcher, table.play, table.seat_of(person), since)
            async with self.tables.locked(table_id) as table:
                play, seat = table.play, table.seat_of(person)
                if since is None or play is None or self._at_hand(table_id, play, seat, since):
                    yield table
                    return

    async def recall(self, watcher: Watcher, play: Play, seat: int | None, since: int) -> None:
        """Have at hand what happened since then. What is long past is found and encoded off the event loop."""
        table_id = watcher.table_id
        while not self._at_hand(table_id, play, seat, since):
            async with self.work.turn(watcher.person or watcher.address, play.seq) as run:
                recalled = self._recalled.get(table_id)
                if recalled is None or recalled.play is not play:
                    recalled = self._recalled[table_id] = Recalled(play)
                if not play.has_events(since):
                    begun = (play.game, play.players, play.seed, dict(play.options), list(play.rows))
                    recalled.keep(await run(partial(history, *begun)))
                if not self._at_hand(table_id, play, seat, since):
                    told = recalled.told.setdefault(seat, [])
                    rows = play.events(len(told)), play.taken_back, seat
                    recalled.tell(seat, await run(partial(happened, *rows)))
        if table_id in self._recalled:
            self._recalled.move_to_end(table_id)
        size = sum(each.size for each in self._recalled.values())
        while size > HISTORY_BYTES and len(self._recalled) > 1:
            _, oldest = self._recalled.popitem(last=False)
            oldest.play.recall(None)
            size -= oldest.size

    def _at_hand(self, table_id: str, play: Play, seat: int | None, since: int) -> bool:
        """Whether to tell of it is no work any more, but for the last rows."""
        known = max(since, len(self._told(table_id, play, seat)))
        return play.has_events(since) and play.seq - known <= EVENTS_KEPT

    def _told(self, table_id: str, play: Play, seat: int | None) -> list[bytes]:
        """The first rows, as they go out to this seat, as far as they are at hand so."""
        recalled = self._recalled.get(table_id)
        return recalled.told.get(seat, []) if recalled is not None and recalled.play is play else []

    async def cut_off(self, person: str) -> None:
        """Who logs out, or comes back as another, does not stay on under the old name: in no process."""
        if self.tables.news.shared:
            async with self.database.writing() as connection:
                await self.tables.news.tell_others(connection, person, SIGNED_OUT)
        self.tables.news.tell(person, SIGNED_OUT)

    async def _cut_off_signed_out(self) -> None:
        """News may have been missed: that of a log-out as well."""
        watchers = [each for some in self.watchers.values() for each in some if each.person is not None]
        for first in range(0, len(watchers), LOOKED_UP_AT_ONCE):
            some = watchers[first : first + LOOKED_UP_AT_ONCE]
            sessions = select(db.session.c.id, db.session.c.person).where(
                db.session.c.id.in_([watcher.session for watcher in some])
            )
            while True:
                try:
                    async with self.database.reading() as connection:
                        known = {row.id: row.person for row in await connection.execute(sessions)}
                    break
                except NoDatabase as error:
                    if not await self._answers(error):
                        return
            for watcher in some:
                if known.get(watcher.session) != watcher.person:
                    watcher.cut(SOMEBODY_ELSE)

    def _cut_off(self, person: str) -> None:
        for watchers in self.watchers.values():
            for watcher in watchers:
                if watcher.person == person:
                    watcher.cut(SOMEBODY_ELSE)

    def connections(self, address: str) -> int:
        """How many connections are open from this address."""
        return self._from.get(address, 0)

    async def leave(self, watcher: Watcher) -> None:
        """A connection has closed."""
        self._from[watcher.address] = self._from.get(watcher.address, 0) - 1
        if self._from[watcher.address] <= 0:
            del self._from[watcher.address]
        others = self.watchers.get(watcher.table_id, set())
        others.discard(watcher)
        if not others:
            self.watchers.pop(watcher.table_id, None)
        if watcher.seat is not None and not any(other.seat == watcher.seat for other in others):
            await self._set_offline(watcher.table_id, watcher.seat)

    async def _set_online(self, watcher: Watcher) -> None:
        table = await self.tables.get(watcher.table_id)
        watcher.seat = table.seat_of(watcher.person)
        if watcher.seat is not None and table.seats[watcher.seat].online < self.tables.now():
            await self._mark_online([(watcher.table_id, watcher.seat)], self.tables.now() + ONLINE_SECONDS)

    async def _set_offline(self, table_id: str, seat: int) -> None:
        loaded = self.tables.loaded(table_id)
        ours = loaded.seats[seat].online if loaded is not None and seat < len(loaded.seats) else 0.0
        with suppress(NoDatabase):  # then it ends by itself
            async with self.database.writing() as connection:
                gone = {"at": table_id, "number": seat, "until": 0.0, "ours": ours}
                if (await connection.execute(OFFLINE, gone)).rowcount != 1:
                    return
                await self.tables.news.tell_others(connection, table_id, SEATS)
        if loaded is not None and seat < len(loaded.seats):
            loaded.seats[seat].online = 0.0
        self.tables.news.tell(table_id, SEATS)

    async def keep_online(self) -> None:
        """Renew the presence of everybody connected here; called now and then."""
        here = {(w.table_id, w.seat) for ws in self.watchers.values() for w in ws if w.seat is not None}
        seats = sorted(here)
        for first in range(0, len(seats), RENEWED_AT_ONCE):
            some = seats[first : first + RENEWED_AT_ONCE]
            await self._mark_online(some, self.tables.now() + ONLINE_SECONDS, quiet=True)

    async def _mark_online(self, seats: list[tuple[str, int]], until: float, quiet: bool = False) -> None:
        with suppress(NoDatabase):  # one can watch all the same
            async with self.database.writing() as connection:
                await connection.execute(
                    ONLINE, [{"at": table_id, "number": seat, "until": until} for table_id, seat in seats]
                )
                for table_id, _seat in () if quiet else seats:
                    await self.tables.news.tell_others(connection, table_id, SEATS)
        for table_id, seat in seats:
            loaded = self.tables.loaded(table_id)
            if loaded is not None and seat < len(loaded.seats):
                loaded.seats[seat].online = until
            if not quiet:
                self.tables.news.tell(table_id, SEATS)

    # ---- news -------------------------------------------------------------------------------------------------

    def heard(self, table_id: str, what: str, _here: bool) -> None:
        """A table has changed: its watchers are told soon, several changes together."""
        if what == EVERYTHING:
            for watched in list(self.watchers):
                self.heard(watched, ROWS, False)
                self.heard(watched, SEATS, False)
            self._begin(self._cut_off_signed_out())
            return
        if what == SIGNED_OUT:
            self._cut_off(table_id)
            return
        if table_id not in self.watchers:
            return
        owed = self._owed.get(table_id)
        if owed is not None:
            owed.add(what)
            return
        self._owed[table_id] = {what}
        self._begin(self._tell(table_id))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, table_id: str) -> None:
        """One task a table, until nothing is owed to its watchers."""
        owed = self._owed[table_id]
        try:
            while owed:
                what = frozenset(owed)
                owed.clear()
                try:
                    await self._tell_watchers(await self.tables.get(table_id), what)
                except NoDatabase as error:  # who watches stays, and is told when it answers again
                    if not await self._answers(error) or table_id not in self.watchers:
                        return
                    owed |= what
        except Refusal:
            for watcher in self.watchers.get(table_id, ()):
                watcher.cut(GONE)
        except Exception:
            log.exception("table %s: its watchers could not be told", table_id)
            for watcher in self.watchers.get(table_id, ()):
                watcher.cut(NOT_TOLD)  # they come back, and are told then
        finally:
            del self._owed[table_id]

    async def _answers(self, error: NoDatabase) -> bool:
        """Wait until the database answers; False: the server ends before."""
        if self._asking is None:
            log.warning("nobody can be told anything new: %s", error)
            self._asking = asyncio.create_task(self._ask_again())
        await asyncio.shield(self._asking)
        return not self._ending.is_set()

    async def _ask_again(self) -> None:
        """Until the database answers, or the server ends."""
        try:
            while not self._ending.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._ending.wait(), AGAIN_SECONDS)
                with suppress(NoDatabase):
                    async with self.database.reading() as connection:
                        await connection.execute(select(1))
                    return
        finally:
            self._asking = None

    async def stop(self) -> None:
        """Finish what is being told: a connection in use when the database is closed would never be."""
        self._ending.set()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell_watchers(self, table: TableInMemory, what: frozenset[str]) -> None:
        cache: dict[tuple[int | None, int], Encoded] = {}
        watchers = list(self.watchers.get(table.id, ()))
        if table.play is not None and watchers:
            # nobody is told twice: until he is told, his place is that of his last message
            for watcher in watchers:
                await self.recall(watcher, table.play, table.seat_of(watcher.person), watcher.seq)
        for watcher in watchers:
            seat = table.seat_of(watcher.person)
            changed, watcher.seat = seat != watcher.seat, seat
            if SEATS in what or changed or table.status != RUNNING:
                watcher.send(TableState(info(table, watcher.person, self.tables.now())))
            if table.play is not None and (watcher.seq < table.play.seq or changed or UNDO in what):
                self.send_position(watcher, table, table.play, cache)
        if CHAT in what:
            for watcher in watchers:
                await self._send_chat(watcher, table)
        await self._still_here(table, watchers)

    async def _still_here(self, table: TableInMemory, watchers: list[Watcher]) -> None:
        """Who has sat down while he watched, or has closed his window at another process, is here all the same."""
        now = self.tables.now()
        here = {watcher.seat for watcher in watchers if watcher in self.watchers.get(table.id, ())}
        missing = [
            (table.id, seat.number) for seat in table.seats if seat.number in here and seat.online < now
        ]
        if missing:
            await self._mark_online(missing, now + ONLINE_SECONDS)

    # ---- what a watcher is told -----------------------------------------------------------------------------

    def send_position(
        self,
        watcher: Watcher,
        table: TableInMemory,
        play: Play,
        cache: dict[tuple[int | None, int], Encoded] | None = None,
    ) -> None:
        """The position as this seat may know it, with what happened since it last heard."""
        key = (watcher.seat, watcher.seq)
        encoded = None if cache is None else cache.get(key)
        if encoded is None:
            encoded = self._encoded(table, play, watcher.seat, max(0, watcher.seq))
            if cache is not None:
                cache[key] = encoded
        watcher.seq = play.seq
        watcher.send(encoded)

    def _encoded(self, table: TableInMemory, play: Play, seat: int | None, since: int) -> Encoded:
        """The position on the wire, with what happened since then."""
        before, after = msgspec.json.encode(self._position(table, play, seat)).split(NO_JSON)
        message = Long(before + b"[", self._happened(table.id, play, seat, since), b"]" + after)
        return message if len(message) > FRAME_BYTES else b"".join(message.parts())

    def _position(self, table: TableInMemory, play: Play, seat: int | None) -> Position:
        """Everything a client needs to draw and to act, and nothing its seat may not know, but for what happened."""
        state = play.state
        legal = [] if seat is None else state.legal(seat)
        forgone = {} if seat is None else state.forgone(seat)
        prompt = None if seat is None else state.prompt(seat)
        request = table.row.undo
        return Position(
            seq=play.seq,
            seat=seat,
            view=state.view(seat),
            to_act=list(state.to_act),
            legal=[self._choice(play.game, action, forgone.get(action)) for action in legal],
            prompt=None if prompt is None else said_of(prompt),
            happened=msgspec.Raw(NO_JSON),
            clocks=table.clocks().shown(self.tables.now()),
            may_undo=seat is not None and may_undo(table, play, seat),
            undo_request=None if request is None else msgspec.convert(request, UndoRequest),
        )

    def _happened(self, table_id: str, play: Play, seat: int | None, since: int) -> list[bytes]:
        """What each row since then brought about; what is long past has been encoded before."""
        told = self._told(table_id, play, seat)
        return told[since:] + happened(play.events(max(since, len(told))), play.taken_back, seat)

    def _choice(self, game: Game[Any], action: int, question: Message | None) -> Choice:
        """An action on the wire, made once: it is the same whenever it is legal, but for what it gives up."""
        choice = self._choices.get((game.id, action))
        if choice is None:
            space = game.actions
            targets = list(space.targets(action))
            concedes = action in game.concessions
            choice = Choice(action, space.text(action), targets, space.any_order(action), concedes)
            self._choices[game.id, action] = choice
        return choice if question is None else msgspec.structs.replace(choice, forgoes=said_of(question))

    async def _send_chat(self, watcher: Watcher, table: TableInMemory) -> None:
        """The lines of chat this watcher has not had."""
        async with self.database.reading() as connection:
            rows = (
                await connection.execute(
                    select(db.chat)
                    .where(db.chat.c.table_id == watcher.table_id, db.chat.c.number > watcher.chat)
                    .order_by(db.chat.c.number.desc())
                    .limit(CHAT_SHOWN)
                )
            ).all()
        for row in reversed(rows):
            if row.number > watcher.chat:  # another may have told it while we were looking
                watcher.chat = row.number
                watcher.send(Chat(row.number, row.name, table.seat_of(row.person), row.text, row.at))


def may_undo(table: TableInMemory, play: Play, seat: int) -> bool:
    """Whether the seat may take back its last action without asking."""
    people = table.people()
    keep = play.undoable(seat, people, table.handed_over(seat))
    return seat in people and keep is not None and play.no_cut(keep) is None


def said_of(message: Message) -> Said:
    """What the core says, on the wire."""
    return Said(message.key, dict(message.args), message.rule)


def happened(
    rows: list[tuple[Row, list[Event]]], taken_back: dict[int, list[int]], seat: int | None
) -> list[bytes]:
    """What each of these rows brought about, as this seat heard it and as it goes out."""
    out = []
    for row, events in rows:
        seen: list[dict[str, Any]] = []
        for event in events:
            heard = event.seen_by(seat)
            if heard is not None:
                seen.append(heard)
        out.append(ENCODER.encode(Happened(row.number, row.seat, seen, taken_back.get(row.number, []))))
    return out
