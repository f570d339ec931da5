"""The tables: loaded, kept in memory, played. Every change is committed before anybody hears of it.

One `Tables` a process. The database's key (table, number) keeps several processes from playing the same row.
"""

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Executable, and_, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import ludage
from ludage.core.game import Game
from ludage.core.message import SHOWN, IllegalAction, Problem, shown
from ludage.core.state import State
from ludage.server.clocks import Clocks
from ludage.server.messages import Said
from ludage.server.news import EVERYTHING, ROWS, SEATS, News
from ludage.server.play import HASH_EVERY, SNAPSHOT_EVERY, Mismatch, Play, Row
from ludage.server.refusals import Refusal, no_such_table, refused
from ludage.server.seat_changes import read_changes
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database, Statement
from ludage.server.table import FINISHED, FROZEN, RUNNING, Seat, TableInMemory

log = logging.getLogger("ludage.tables")
NEW_ROW = insert(db.move)
NEW_SNAPSHOT = insert(db.snapshot)
TABLE_MOVED = update(db.table).where(db.table.c.id == bindparam("moved_table"))
"""Made once: making a statement costs more than carrying it out."""
_SEATS = (
    select(db.seat, db.person.c.name, db.person.c.rating_mu)
    .outerjoin(db.person, db.person.c.id == db.seat.c.person)
    .order_by(db.seat.c.table_id, db.seat.c.seat)
)
ID = re.compile("[0-9a-f]{1,32}")


def _nobody_counts() -> None:
    """Until somebody does."""


class _Late(Refusal):
    """Somebody else's row had this number."""


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
        self.count_row: Callable[[], None] = _nobody_counts
        news.listeners.append(self.heard)

    def heard(self, table_id: str, what: str, here: bool) -> None:
        """What another process has changed must be read again before it is used here."""
        if not here:
            everything = what == EVERYTHING
            for table in self._loaded.values() if everything else [self._loaded.get(table_id)]:
                if table is not None:
                    table.changes += 1
            self._changed_meanwhile.update(
                loading for loading in self._loading if everything or loading == table_id
            )

    def game(self, game_id: str) -> Game[Any]:
        """The game of a table, with the operator's content."""
        try:
            return self.find_game(game_id)
        except Problem as problem:
            raise refused("no-such-game", 404, problem) from None

    def find_game(self, game_id: str) -> Game[Any]:
        """The same for a reader of records: a game that is not there is a Problem."""
        if game_id not in self._games:
            self._games[game_id] = ludage.game(game_id, self.settings.content)
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
                        table.changes += table_id in self._changed_meanwhile
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

    def forget(self, table_id: str) -> None:
        """It is read again when it is next asked for."""
        self._loaded.pop(table_id, None)

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
        table = TableInMemory(row, await self.read_seats(connection, table_id), None)
        table.seat_changes = await read_changes(connection, table_id)
        if table.status in (RUNNING, FINISHED):
            try:
                if known is None:
                    known = await self.read_play(connection, table)
                else:
                    for stored in await self._rows(connection, table_id, known.seq):
                        known.replay(stored)
                table.play = known
            except Mismatch as error:
                table.row.frozen_at = error.row
                if table.status == RUNNING:
                    table.row.status = FROZEN
                    await self.freeze(table_id, error)
        return table

    async def read_seats(self, connection: AsyncConnection, table_id: str) -> list[Seat]:
        """The seats as now stored."""
        rows = await connection.execute(_SEATS.where(db.seat.c.table_id == table_id))
        return [Seat(row, row.name, row.rating_mu) for row in rows]

    async def read_play(
        self, connection: AsyncConnection, table: TableInMemory, from_the_beginning: bool = False
    ) -> Play:
        """From the last snapshot and the rows after it; a rules upgrade replays everything."""
        play = self.beginning(table)
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
                    play = self.beginning(table)
        for row in rows[play.seq :]:
            play.replay(row)
        return play

    def beginning(self, table: TableInMemory) -> Play:
        """The game before its first row, if there can be such a game here."""
        try:
            game = self.game(table.row.game)
            seed = int(table.row.seed, 16)
            return Play(game, table.row.players, seed, dict(table.row.options), table.row.rules)
        except Refusal:
            raise Mismatch(0, f"there is no game {table.row.game!r} here") from None
        except ValueError as error:
            raise Mismatch(0, str(error)) from None

    async def glance(self, connection: AsyncConnection, table_ids: list[str]) -> list[TableInMemory]:
        """These tables as a lobby shows them, in this order, without their games."""
        found = await connection.execute(select(db.table).where(db.table.c.id.in_(table_ids)))
        tables = {row.id: TableInMemory(row, [], None) for row in found}
        rows = await connection.execute(_SEATS.where(db.seat.c.table_id.in_(table_ids)))
        for row in rows:
            if row.table_id in tables:
                tables[row.table_id].seats.append(Seat(row, row.name, row.rating_mu))
        return [tables[table_id] for table_id in table_ids if table_id in tables]

    async def _rows(self, connection: AsyncConnection, table_id: str, since: int) -> list[Row]:
        found = await connection.execute(
            select(db.move)
            .where(and_(db.move.c.table_id == table_id, db.move.c.number > since))
            .order_by(db.move.c.number)
        )
        return [Row(row.number, row.seat, row.action, row.keep, row.hash, row.at) for row in found]

    async def catch_up(self, table: TableInMemory) -> None:
        """Read what other processes have written since. Call with the table's lock."""
        heard = table.changes  # of what is changed from now on, what is read here may not know
        try:
            async with self.database.reading() as connection:
                fresh = await self._load(connection, table.id, table.play)
        except Refusal:
            self._loaded.pop(table.id, None)
            raise
        table.row, table.seats, table.play = fresh.row, fresh.seats, fresh.play
        table.seat_changes = fresh.seat_changes
        table.changes_read = heard

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
    async def locked(self, table_id: str, sure: bool = True) -> AsyncIterator[TableInMemory]:
        """The table for one change at a time, up to date with the database.

        Not `sure`: as far as the news goes, for a change that the key of the rows refuses if the news was late.
        """
        while True:
            table = await self._in_memory(table_id)
            async with table.lock:
                if self._loaded.get(table_id) is not table:
                    continue  # it was put away while we waited
                if table.stale or (sure and self.news.shared):
                    await self.catch_up(table)
                yield table
                return

    # ---- playing ------------------------------------------------------------------------------------------

    async def act(
        self,
        table_id: str,
        seat: int,
        seq: int,
        action: int | str,
        also: Sequence[Executable] = (),
        *,
        leaves: bool = False,
    ) -> int:
        """Play an action for a seat; the new sequence number. All of `also` is done together with it, or nothing.

        `leaves`: with that its person counts as gone.
        """
        try:
            return await self._act(table_id, seat, seq, action, also, leaves)
        except _Late:  # a row of another process came first: what we know now decides
            return await self._act(table_id, seat, seq, action, also, leaves)

    async def _act(
        self,
        table_id: str,
        seat: int,
        seq: int,
        action: int | str,
        also: Sequence[Executable],
        leaves: bool,
    ) -> int:
        async with self.locked(table_id, sure=False) as table:
            play = table.running()
            index = self.index(play, action)
            if seat in play.asked and not play.asked[seat] <= seq <= play.seq:
                raise Refusal("stale", 409, seq=play.seq)
            try:
                after, events = play.tried(seat, index)
            except IllegalAction as error:
                said = Said(error.refusal.key, dict(error.refusal.args), error.refusal.rule)
                raise Refusal("illegal", 409, said) from None
            row = Row(play.seq + 1, seat, play.game.actions.text(index), at=self.now())
            if row.number % HASH_EVERY == 0 or not after.to_act:
                row.hash = after.digest()
            clocks = table.clocks()
            clocks.remember(len(play.actions), not any(event.teaches for event in events))
            people = [one for one in table.people() if not (leaves and one == seat)]
            clocks.ask(play.asked_anew(after, seat), after.to_act, people, row.at)
            if seat in people:  # a stand-in earns nothing for who is away
                clocks.decided(seat)
            await self.store(table, row, after, clocks, also)
            play.take(row, after, events, seat, index)
            self.told_rows(table)
            return row.number

    def index(self, play: Play, action: int | str) -> int:
        """The action of this index or text."""
        index = action if isinstance(action, int) else play.game.actions.find(action[:SHOWN])
        if index is None:
            raise Refusal("no-such-action", 409, text=shown(str(action)))
        return index

    async def store(
        self, table: TableInMemory, row: Row, after: State, clocks: Clocks, also: Sequence[Executable] = ()
    ) -> None:
        """Insert the row and what follows from it; somebody who was faster makes this stale."""
        values = self._after_row(row, after, clocks)
        statements: list[Statement] = [
            (NEW_ROW, {"table_id": table.id, **{name: getattr(row, name) for name in Row.__slots__}}),
            (TABLE_MOVED, {"moved_table": table.id, **values}),
        ]
        if row.number % SNAPSHOT_EVERY == 0:
            snapshot = {"table_id": table.id, "number": row.number, "position": after.to_json()}
            statements.append((NEW_SNAPSHOT, snapshot))
        statements += [(statement, {}) for statement in also]
        statements += self.news.to_others(table.id, ROWS)
        try:
            await self.database.write(statements)
        except IntegrityError:
            await self.catch_up(table)
            raise _Late("stale", 409, seq=table.row.seq) from None
        vars(table.row).update(values)

    def _after_row(self, row: Row, after: State, clocks: Clocks) -> dict[str, Any]:
        """What the table's own line says after a row."""
        values: dict[str, Any] = {
            "seq": row.number,
            "moved": row.at,
            "to_act": list(after.to_act),
            "clocks": clocks.to_store(),
            "due": clocks.due(),
            "undo": None,
        }
        outcome = after.outcome
        if outcome is not None:
            values |= {"status": FINISHED, "finished": row.at}
            values |= {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}
        return values

    def told_rows(self, table: TableInMemory) -> None:
        """A row is stored and taken over: everybody may hear of it."""
        self.count_row()
        self.news.tell(table.id, ROWS)

    async def change(
        self,
        table: TableInMemory,
        values: dict[str, Any],
        expect: dict[str, Any] | None = None,
        what: str = SEATS,
    ) -> None:
        """Change the table's own line, if it is still as expected. Call with its lock."""
        where = [db.table.c.id == table.id]
        where += [db.table.c[name].is_not_distinct_from(value) for name, value in (expect or {}).items()]
        async with self.database.writing() as connection:
            result = await connection.execute(update(db.table).where(and_(*where)).values(**values))
            if result.rowcount != 1:
                raise Refusal("stale", 409, seq=table.row.seq)
            await self.news.tell_others(connection, table.id, what)
        vars(table.row).update(values)
        self.news.tell(table.id, what)

    async def hold(self, connection: AsyncConnection, table: TableInMemory) -> None:
        """Hold the table's line until the end of the transaction, and know what it says of status, time and undo.

        Its seats, read after this, are as they stay. Refused if the table has begun or ended meanwhile.
        """
        own = db.table.c
        line = (
            select(own.status, own.to_act, own.clocks, own.undo).where(own.id == table.id).with_for_update()
        )
        held = (await connection.execute(line)).one_or_none()
        if held is None or held.status != table.status:
            raise Refusal("stale", 409, seq=table.row.seq)
        vars(table.row).update(held._mapping)

    async def freeze(self, table_id: str, why: Mismatch) -> None:
        """A table whose stored game no longer fits the rules: nothing is lost, nothing goes on."""
        log.warning("table %s is frozen: %s", table_id, why)
        async with self.database.writing() as connection:
            await connection.execute(
                update(db.table)
                .where(db.table.c.id == table_id)
                .values(status=FROZEN, frozen_at=why.row, due=None)
            )
        self.forget(table_id)
