"""The tables: created, joined, played. Every change is committed before anybody hears of it.

One `Tables` a process. The database's key (table, number) keeps several processes from playing the same row.
"""

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
from sqlalchemy import Executable, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import ludage
from ludage.core.game import Game
from ludage.core.luck import commitment
from ludage.core.message import IllegalAction
from ludage.server.clocks import Clocks
from ludage.server.messages import NewTable, Said, SeatInfo, TableInfo, TimeControl, UndoRequest
from ludage.server.news import EVERYTHING, News
from ludage.server.play import HASH_EVERY, SNAPSHOT_EVERY, Mismatch, Play, Row
from ludage.server.refusals import Refusal, no_such_table
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database

log = logging.getLogger("ludage.tables")
OPEN, RUNNING, FINISHED, FROZEN = "open", "running", "finished", "frozen"
ROWS = "rows"
SEATS = "seats"
CHAT = "chat"
NEW_ROW = insert(db.move)
NEW_SNAPSHOT = insert(db.snapshot)
TABLE_MOVED = update(db.table).where(db.table.c.id == bindparam("moved_table"))
"""Made once: making a statement costs more than carrying it out."""
ID = re.compile("[0-9a-f]{1,32}")
SHOWN = 200
"""Characters of somebody's own words that a refusal gives back."""


class Seat:
    """A seat at a table."""

    def __init__(self, row: Any, name: str | None, rating: float | None) -> None:
        self.number: int = row.seat
        self.person: str | None = row.person
        self.bot: str | None = row.bot
        self.abandoned: bool = row.abandoned
        self.resigned: bool = row.resigned
        self.missed: int = row.missed
        self.online: float = row.online
        self.name = name or ""
        self.rating = rating

    @property
    def played_by_bot(self) -> str | None:
        """The level of the bot that decides for this seat."""
        return (self.bot or "greedy") if self.bot or self.abandoned or self.resigned else None


class TableInMemory:
    """A table as this process knows it."""

    def __init__(self, row: Any, seats: list[Seat], play: Play | None) -> None:
        self.row = SimpleNamespace(**row._mapping)
        self.seats = seats
        self.play = play
        self.lock = asyncio.Lock()
        self.stale = False
        """Another process has changed it since."""
        self.time = msgspec.convert(row.time, TimeControl)

    @property
    def id(self) -> str:
        return str(self.row.id)

    @property
    def status(self) -> str:
        return str(self.row.status)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of this person, if he has one."""
        if person is None:
            return None
        for seat in self.seats:
            if seat.person == person and not seat.resigned:
                return seat.number
        return None

    def clocks(self) -> Clocks:
        """The clocks as of the last row."""
        return Clocks(self.time, list(self.row.clocks) or [float(self.time.bank)] * self.row.players)

    def running(self) -> Play:
        """The game, if it is being played."""
        if self.status == FROZEN:
            raise Refusal("frozen", 409, message=self.row.message)
        if self.status != RUNNING or self.play is None:
            raise Refusal("not-running", 409)
        return self.play


class Tables:
    """All tables, through this process."""

    def __init__(self, settings: Settings, database: Database, news: News) -> None:
        self.settings = settings
        self.database = database
        self.news = news
        self._loaded: OrderedDict[str, TableInMemory] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._changed_meanwhile: set[str] = set()
        self._games: dict[str, Game[Any]] = {}
        self.now: Callable[[], float] = time.time
        news.listeners.append(self.heard)

    def heard(self, table_id: str, what: str, here: bool) -> None:
        """What another process has changed must be read again before it is used here."""
        if not here:
            everything = what == EVERYTHING
            for table in self._loaded.values() if everything else [self._loaded.get(table_id)]:
                if table is not None:
                    table.stale = True
            self._changed_meanwhile.update(
                loading for loading in self._loading if everything or loading == table_id
            )

    def game(self, game_id: str) -> Game[Any]:
        """The game of a table, with the operator's content."""
        if game_id not in self._games:
            try:
                self._games[game_id] = ludage.game(game_id, self.settings.content)
            except ValueError as error:
                raise Refusal("no-such-game", 404, text=str(error)[:SHOWN]) from None
        return self._games[game_id]

    # ---- loading ------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> TableInMemory:
        """The table, from memory or from the database. Not with its lock."""
        table = await self._in_memory(table_id)
        if table.stale:
            async with table.lock:
                if table.stale:
                    await self.catch_up(table)
        return table

    async def _in_memory(self, table_id: str) -> TableInMemory:
        if not ID.fullmatch(table_id):
            raise no_such_table()
        table = self._loaded.get(table_id)
        if table is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    table = self._loaded.get(table_id)
                    if table is None:
                        async with self.database.reading() as connection:
                            table = await self._load(connection, table_id)
                        table.stale = table_id in self._changed_meanwhile
                        self._loaded[table_id] = table
                        self._forget_some()
            finally:
                self._loading.pop(table_id, None)
                self._changed_meanwhile.discard(table_id)
        if table_id in self._loaded:  # it may have been put away again while we waited for it
            self._loaded.move_to_end(table_id)
        return table

    def loaded(self, table_id: str) -> TableInMemory | None:
        """The table if it is in memory."""
        return self._loaded.get(table_id)

    def count_loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._loaded)

    def _forget_some(self) -> None:
        for table_id, table in list(self._loaded.items()):
            if len(self._loaded) <= self.settings.tables_in_memory:
                return
            if not table.lock.locked():
                del self._loaded[table_id]

    async def _load(
        self, connection: AsyncConnection, table_id: str, known: Play | None = None
    ) -> TableInMemory:
        """The table from the database; of a game that is known already only the rows that are new."""
        row = (await connection.execute(select(db.table).where(db.table.c.id == table_id))).one_or_none()
        if row is None:
            raise no_such_table()
        table = TableInMemory(row, await self._seats(connection, table_id), None)
        if table.status in (RUNNING, FINISHED):
            try:
                if known is None:
                    known = await self._play(connection, table)
                else:
                    for stored in await self._rows(connection, table_id, known.seq):
                        known.replay(stored)
                table.play = known
            except Mismatch as error:
                table.row.message = str(error)
                if table.status == RUNNING:
                    table.row.status = FROZEN
                    await self.freeze(table_id, str(error))
        return table

    async def _seats(self, connection: AsyncConnection, table_id: str) -> list[Seat]:
        rows = await connection.execute(
            select(db.seat, db.person.c.name, db.person.c.rating_mu)
            .outerjoin(db.person, db.person.c.id == db.seat.c.person)
            .where(db.seat.c.table_id == table_id)
            .order_by(db.seat.c.seat)
        )
        return [Seat(row, row.name, row.rating_mu) for row in rows]

    async def _play(
        self, connection: AsyncConnection, table: TableInMemory, from_the_beginning: bool = False
    ) -> Play:
        """From the last snapshot and the rows after it; a rules upgrade replays everything."""
        play = self._beginning(table)
        rows = await self._rows(connection, table.id, 0)
        if not from_the_beginning and table.row.rules == play.game.version:
            saved = (
                await connection.execute(
                    select(db.snapshot)
                    .where(db.snapshot.c.table_id == table.id)
                    .order_by(db.snapshot.c.number.desc())
                    .limit(1)
                )
            ).one_or_none()
            if saved is not None and saved.number <= len(rows):
                try:
                    play.resume(rows[: saved.number], saved.position)
                except ValueError as error:
                    log.warning("table %s: snapshot %d is of no use: %s", table.id, saved.number, error)
                    play = self._beginning(table)
        for row in rows[play.seq :]:
            play.replay(row)
        return play

    def _beginning(self, table: TableInMemory) -> Play:
        """The game before its first row, if there can be such a game here."""
        try:
            game = self.game(table.row.game)
            return Play(game, table.row.players, int(table.row.seed, 16), dict(table.row.options))
        except Refusal:
            raise Mismatch(f"there is no game {table.row.game!r} here") from None
        except ValueError as error:
            raise Mismatch(str(error)) from None

    async def _rows(self, connection: AsyncConnection, table_id: str, since: int) -> list[Row]:
        found = await connection.execute(
            select(db.move)
            .where(and_(db.move.c.table_id == table_id, db.move.c.number > since))
            .order_by(db.move.c.number)
        )
        return [Row(row.number, row.seat, row.action, row.keep, row.hash, row.at) for row in found]

    async def catch_up(self, table: TableInMemory) -> None:
        """Read what other processes have written since. Call with the table's lock."""
        table.stale = False  # what is changed from now on may be too late for what is read here
        try:
            async with self.database.reading() as connection:
                fresh = await self._load(connection, table.id, table.play)
        except Refusal:
            self._loaded.pop(table.id, None)
            raise
        table.row, table.seats, table.play = fresh.row, fresh.seats, fresh.play

    async def refresh(self, table_ids: list[str]) -> None:
        """Somebody at these tables is now another person, or called otherwise."""
        for table_id in table_ids:
            table = self._loaded.get(table_id)
            if table is not None:
                async with table.lock:
                    await self.catch_up(table)
            async with self.database.writing() as connection:
                await self.news.tell_others(connection, table_id, SEATS)
            self.news.tell(table_id, SEATS)

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[TableInMemory]:
        """The table for one change at a time, up to date with the database."""
        while True:
            table = await self._in_memory(table_id)
            async with table.lock:
                if self._loaded.get(table_id) is not table:
                    continue  # it was put away while we waited
                if self.news.shared:
                    await self.catch_up(table)
                yield table
                return

    # ---- playing ------------------------------------------------------------------------------------------

    async def act(
        self, table_id: str, seat: int, seq: int, action: int | str, also: Executable | None = None
    ) -> int:
        """Play an action for a seat; the new sequence number. `also` is carried out together with it or not at all."""
        async with self.locked(table_id) as table:
            play = table.running()
            index = self.index(play, action)
            if seat in play.asked and not play.asked[seat] <= seq <= play.seq:
                raise Refusal("stale", 409, seq=play.seq)
            try:
                after, events = play.tried(seat, index)
            except IllegalAction as error:
                said = Said(error.refusal.key, dict(error.refusal.args), error.refusal.rule)
                raise Refusal("illegal", 409, said) from None
            number = play.seq + 1
            text = play.game.actions.text(index)
            row = Row(number, seat, text, at=self.now())
            if number % HASH_EVERY == 0 or not after.to_act:
                row.hash = after.digest()
            clocks = table.clocks()
            clocks.spend(play.state.to_act, row.at - table.row.moved)
            clocks.decided(seat)
            values: dict[str, Any] = {
                "seq": number,
                "moved": row.at,
                "to_act": list(after.to_act),
                "clocks": clocks.left,
                "due": clocks.due(after.to_act, row.at),
                "undo": None,
            }
            outcome = after.outcome
            if outcome is not None:
                values.update(
                    status=FINISHED, finished=row.at, scores=list(outcome.scores), ranks=list(outcome.ranks)
                )
            snapshot = None
            if number % SNAPSHOT_EVERY == 0:
                snapshot = {"number": number, "position": after.to_json()}
            await self._store(table, row, values, snapshot, also)
            play.take(row, after, events, seat, index)
            self.news.tell(table.id, ROWS)
            return number

    def index(self, play: Play, action: int | str) -> int:
        """The action of this index or text."""
        index = action if isinstance(action, int) else play.game.actions.find(action[:SHOWN])
        if index is None:
            raise Refusal("no-such-action", 409, text=str(action)[:SHOWN])
        return index

    async def _store(
        self,
        table: TableInMemory,
        row: Row,
        values: dict[str, Any],
        snapshot: dict[str, Any] | None = None,
        also: Executable | None = None,
    ) -> None:
        """Insert the row and what follows from it; somebody who was faster makes this stale."""
        assert table.play is not None
        try:
            async with self.database.writing() as connection:
                stored = {name: getattr(row, name) for name in Row.__slots__}
                await connection.execute(NEW_ROW, {"table_id": table.id, **stored})
                await connection.execute(TABLE_MOVED, {"moved_table": table.id, **values})
                if snapshot is not None:
                    await connection.execute(NEW_SNAPSHOT, {"table_id": table.id, **snapshot})
                if also is not None:
                    await connection.execute(also)
                await self.news.tell_others(connection, table.id, ROWS)
        except IntegrityError:
            await self.catch_up(table)
            raise Refusal("stale", 409, seq=table.play.seq) from None
        vars(table.row).update(values)

    # ---- undo -----------------------------------------------------------------------------------------------

    async def undo(self, table_id: str, seat: int, to: int | None) -> bool:
        """Take back what may be taken back freely, or ask the others; True if it is done."""
        async with self.locked(table_id) as table:
            play = table.running()
            if to is None:
                keep = play.undoable(seat)
                if keep is None:
                    raise Refusal("no-undo", 409)
                await self._cut(table, play, seat, keep)
                return True
            if not 0 <= to < len(play.actions):
                raise Refusal("no-undo", 409)
            request = UndoRequest(seat, to, [seat])
            if self._all_agree(table, request):
                await self._cut(table, play, seat, to)
                return True
            await self._ask_undo(table, request)
            return False

    async def consent(self, table_id: str, seat: int, agree: bool) -> None:
        """A seat's answer to the undo that is asked for."""
        async with self.locked(table_id) as table:
            play = table.running()
            if table.row.undo is None:
                raise Refusal("no-undo", 409)
            request = msgspec.convert(table.row.undo, UndoRequest)
            if not agree:
                await self._ask_undo(table, None)
                return
            request.agreed = sorted({*request.agreed, seat})
            if self._all_agree(table, request):
                await self._cut(table, play, request.seat, request.to)
            else:
                await self._ask_undo(table, request)

    def _all_agree(self, table: TableInMemory, request: UndoRequest) -> bool:
        people = [seat.number for seat in table.seats if seat.played_by_bot is None]
        return all(seat in request.agreed for seat in people)

    async def _ask_undo(self, table: TableInMemory, request: UndoRequest | None) -> None:
        values = {"undo": None if request is None else msgspec.to_builtins(request)}
        await self.change(table, values)

    async def _cut(self, table: TableInMemory, play: Play, seat: int, keep: int) -> None:
        state = play.at(keep)
        row = Row(play.seq + 1, seat, None, keep, state.digest(), self.now())
        clocks = table.clocks()
        clocks.spend(play.state.to_act, row.at - table.row.moved)
        values = {
            "seq": row.number,
            "moved": row.at,
            "to_act": list(state.to_act),
            "clocks": clocks.left,
            "due": clocks.due(state.to_act, row.at),
            "undo": None,
        }
        await self._store(table, row, values)
        play.cut(row, keep)
        self.news.tell(table.id, ROWS)

    # ---- seats and status -----------------------------------------------------------------------------------

    async def change(
        self, table: TableInMemory, values: dict[str, Any], expect: dict[str, Any] | None = None
    ) -> None:
        """Change the table's own row, if it is still as expected. Call with its lock."""
        where = [db.table.c.id == table.id]
        where += [db.table.c[name].is_not_distinct_from(value) for name, value in (expect or {}).items()]
        async with self.database.writing() as connection:
            result = await connection.execute(update(db.table).where(and_(*where)).values(**values))
            if result.rowcount != 1:
                raise Refusal("stale", 409, seq=table.row.seq)
            await self.news.tell_others(connection, table.id, SEATS)
        vars(table.row).update(values)
        self.news.tell(table.id, SEATS)

    async def change_seat(
        self, table: TableInMemory, seat: int, values: dict[str, Any], expect: dict[str, Any] | None = None
    ) -> None:
        """Change a seat, if it is still as expected. Call with the table's lock."""
        where = [db.seat.c.table_id == table.id, db.seat.c.seat == seat]
        where += [db.seat.c[name].is_not_distinct_from(value) for name, value in (expect or {}).items()]
        async with self.database.writing() as connection:
            result = await connection.execute(update(db.seat).where(and_(*where)).values(**values))
            if result.rowcount != 1:
                raise Refusal("seat-taken", 409)
            await self.news.tell_others(connection, table.id, SEATS)
            table.seats = await self._seats(connection, table.id)
        self.news.tell(table.id, SEATS)

    async def create(self, host: str, wanted: NewTable) -> TableInMemory:
        """A new table with its host in the first seat."""
        game = self.game(wanted.game)
        try:
            players = game.check_players(wanted.players)
            options = game.check_options(wanted.options)
        except ValueError as error:
            raise Refusal("bad-table", 400, text=str(error)) from None
        now = self.now()
        table_id = secrets.token_hex(8)
        async with self.database.writing() as connection:
            await connection.execute(
                insert(db.table).values(
                    id=table_id,
                    name=wanted.name,
                    game=game.id,
                    rules=game.version,
                    players=players,
                    options=options,
                    seed=f"{secrets.randbits(128):032x}",
                    public=wanted.public,
                    invitation=secrets.token_urlsafe(12),
                    time=msgspec.to_builtins(wanted.time),
                    status=OPEN,
                    message="",
                    host=host,
                    created=now,
                    moved=now,
                    seq=0,
                    to_act=[],
                    clocks=[],
                    rated=False,
                )
            )
            for number in range(players):
                await connection.execute(
                    insert(db.seat).values(
                        table_id=table_id,
                        seat=number,
                        person=host if number == 0 else None,
                        abandoned=False,
                        resigned=False,
                        missed=0,
                        online=0.0,
                    )
                )
        self.news.tell(table_id, SEATS)
        return await self.get(table_id)

    async def start(self, table: TableInMemory) -> None:
        """All seats are taken: the game begins. Call with the table's lock."""
        if table.status != OPEN:
            raise Refusal("already-started", 409)
        if any(seat.person is None and seat.bot is None for seat in table.seats):
            raise Refusal("seats-open", 409)
        play = Play(
            self.game(table.row.game), table.row.players, int(table.row.seed, 16), dict(table.row.options)
        )
        now = self.now()
        clocks = Clocks.new(table.time, table.row.players)
        await self.change(
            table,
            {
                "status": RUNNING,
                "started": now,
                "moved": now,
                "to_act": list(play.state.to_act),
                "clocks": clocks.left,
                "due": clocks.due(play.state.to_act, now),
            },
            {"status": OPEN},
        )
        table.play = play
        self.news.tell(table.id, ROWS)

    async def remove(self, table: TableInMemory) -> None:
        """An open table that nobody sits at any more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.table).where(db.table.c.id == table.id))
            await self.news.tell_others(connection, table.id, SEATS)
        self._loaded.pop(table.id, None)
        self.news.tell(table.id, SEATS)

    async def freeze(self, table_id: str, why: str) -> None:
        """A table whose stored game no longer fits the rules: nothing is lost, nothing goes on."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(db.table).where(db.table.c.id == table_id).values(status=FROZEN, message=why, due=None)
            )
        self._loaded.pop(table_id, None)

    async def check_rules(self) -> list[str]:
        """Replay every open game whose rules version is not today's; freeze what no longer matches.

        A frozen one is tried again: who goes back to the version before finds its games as they were.
        """
        frozen = []
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(db.table).where(db.table.c.status.in_([RUNNING, FROZEN])).order_by(db.table.c.id)
            )
            tables = [TableInMemory(row, [], None) for row in found]
        for table in tables:
            if table.status == RUNNING and table.row.rules == self._version(table.row.game):
                continue
            try:
                async with self.database.reading() as connection:
                    play = await self._play(connection, table, from_the_beginning=True)
            except Mismatch as error:
                await self.freeze(table.id, str(error))
                if table.status == RUNNING:
                    frozen.append(table.id)
            else:
                await self._go_on(table, play)
        return frozen

    def _version(self, game_id: str) -> str | None:
        try:
            return self.game(game_id).version
        except Refusal:
            return None

    async def _go_on(self, table: TableInMemory, play: Play) -> None:
        """The stored game is right by the rules of today: from now on it is played by them."""
        values: dict[str, Any] = {"rules": play.game.version}
        if table.status == FROZEN:
            now, to_act = self.now(), play.state.to_act
            values.update(status=RUNNING, message="", moved=now, due=table.clocks().due(to_act, now))
        async with self.database.writing() as connection:
            await connection.execute(delete(db.snapshot).where(db.snapshot.c.table_id == table.id))
            await connection.execute(update(db.table).where(db.table.c.id == table.id).values(**values))

    # ---- what people see --------------------------------------------------------------------------------------

    def info(self, table: TableInMemory, person: str | None) -> TableInfo:
        """The table as a lobby shows it to this person."""
        row = table.row
        you = table.seat_of(person)
        over = table.status == FINISHED
        return TableInfo(
            id=table.id,
            name=row.name,
            game=row.game,
            rules=row.rules,
            players=row.players,
            options=dict(row.options),
            public=row.public,
            time=table.time,
            status=row.status,
            seats=[self._seat_info(table, seat) for seat in table.seats],
            seq=row.seq,
            to_act=list(row.to_act),
            commitment=commitment(table.id, int(row.seed, 16)),
            created=row.created,
            host=next((seat.name for seat in table.seats if seat.person == row.host), ""),
            message=row.message,
            seed=row.seed if over else None,
            scores=row.scores,
            ranks=row.ranks,
            rematch=row.rematch,
            invitation=row.invitation if you is not None else None,
            you=you,
        )

    def _seat_info(self, table: TableInMemory, seat: Seat) -> SeatInfo:
        if seat.abandoned:
            kind = "abandoned"
        elif seat.bot is not None:
            kind = "bot"
        else:
            kind = "open" if seat.person is None else "person"
        return SeatInfo(
            seat=seat.number,
            name=seat.name,
            kind=kind,
            bot=seat.bot,
            online=seat.online > self.now(),
            thinking=seat.played_by_bot is not None and seat.number in table.row.to_act,
            resigned=seat.resigned,
            rating=None if seat.rating is None else round(seat.rating),
        )
