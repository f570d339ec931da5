"""Tables over HTTP: create, join, leave, take over, fill with bots, start, play again."""

from functools import partial
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import and_, or_, select

from ludage.bots import ADMITTED, OFFERED
from ludage.server.clocks import sensible
from ludage.server.given import Asker, GivenServices, Known
from ludage.server.guard import safe_text
from ludage.server.live import may_watch
from ludage.server.messages import NewTable, TableInfo
from ludage.server.people import Person
from ludage.server.refusals import Refusal
from ludage.server.services import Services, limited
from ludage.server.sessions import BROWSER
from ludage.server.store import schema as db
from ludage.server.table import FINISHED, OPEN, RUNNING, TableInMemory, info

LISTED = 50
MINE_LISTED = 100
"""Games that are not over, of one person, on one page: as many as he can have, unless he has left some."""
PAGES_MOST = 1_000
NAME_LENGTH = 60


class Join(msgspec.Struct):
    """Sit down: in this seat, or in any free one."""

    seat: int | None = None
    invitation: str | None = None


class Fill(msgspec.Struct):
    """Put a bot of this level in a seat, or in every open one; without a level, bots get up."""

    bot: str | None = None
    seat: int | None = None


class Away(msgspec.Struct):
    """Send away whoever sits in this seat."""

    seat: int


class TableList(msgspec.Struct):
    """A page of tables."""

    tables: list[TableInfo]


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def lobby(
        self, services: GivenServices, person: Asker, status: FromQuery[str] = "open"
    ) -> TableList:
        """Public tables, the newest first: open ones to join, running ones to watch, finished ones to replay."""
        if status not in (OPEN, RUNNING, FINISHED):
            raise Refusal("bad-status")
        ids = await _ids(services, and_(db.table.c.status == status, db.table.c.public), LISTED)
        return TableList(await _glanced(services, person, ids))

    @get("/mine")
    async def mine(self, services: GivenServices, known: Known, page: FromQuery[int] = 0) -> TableList:
        """My tables: those where it is my turn first, the others, those I have left, then the last that are over."""
        if not 0 <= page < PAGES_MOST:
            return TableList([])
        seats = select(db.seat.c.table_id).where(db.seat.c.person == known.id)
        own = or_(db.table.c.id.in_(seats), and_(db.table.c.host == known.id, db.table.c.status == OPEN))
        going, over = and_(own, db.table.c.status != FINISHED), and_(own, db.table.c.status == FINISHED)
        ids = await _ids(services, going, MINE_LISTED, page) + await _ids(services, over, LISTED, page)
        limited(services, "mine", known.id, len(ids))
        tables = await _glanced(services, known, ids)
        tables.sort(key=_waits_for_me)
        return TableList(tables)

    @post("/")
    async def create(self, services: GivenServices, known: Known, data: JSONBody[NewTable]) -> TableInfo:
        """A new table; with `bots` all other seats are filled and the game begins at once."""
        limited(services, "table", known.id)
        if not sensible(data.time):
            raise Refusal("bad-time")
        data.name = safe_text(data.name, NAME_LENGTH)
        if data.bots is not None:
            check_bot(data.bots)
        table = await services.seating.create(known.id, data)
        if data.bots is not None:
            async with services.tables.locked(table.id) as table:
                await services.seating.start(table)
        return _shown(services, table, known)

    @get("/{table_id:str}")
    async def show(
        self,
        services: GivenServices,
        person: Asker,
        table_id: FromPath[str],
        invitation: FromQuery[str | None] = None,
    ) -> TableInfo:
        """One table."""
        who = None if person is None else person.id
        return _shown(services, await may_watch(services, table_id, who, invitation), person)

    @post("/{table_id:str}/join", status_code=200)
    async def join(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        known: Known,
        table_id: FromPath[str],
        data: JSONBody[Join],
    ) -> TableInfo:
        """Sit down at an open table, or take over an abandoned seat of a running one, one's own among them."""
        await may_watch(services, table_id, known.id, data.invitation)
        async with services.tables.locked(table_id) as table:
            browser = services.people.sessions.id_of(request.cookies.get(BROWSER))
            await services.seating.join(table, known.id, data.seat, browser)
            return _shown(services, table, known)

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> TableInfo | None:
        """Get up. At a running table a bot plays for the seat until one comes back, or another takes it over."""
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            still_there = await services.seating.leave(table, known.id)
            return _shown(services, table, known) if still_there else None

    @post("/{table_id:str}/bots", status_code=200)
    async def fill(
        self, services: GivenServices, known: Known, table_id: FromPath[str], data: JSONBody[Fill]
    ) -> TableInfo:
        """The host fills open seats with bots, or empties them again."""
        if data.bot is not None:
            check_bot(data.bot)
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            check_host(table, known)
            await services.seating.put_bot(table, data.seat, data.bot)
            return _shown(services, table, known)

    @post("/{table_id:str}/send-away", status_code=200)
    async def send_away(
        self, services: GivenServices, known: Known, table_id: FromPath[str], data: JSONBody[Away]
    ) -> TableInfo:
        """The host frees a seat that a person has taken, before the start."""
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            check_host(table, known)
            await services.seating.send_away(table, data.seat)
            return _shown(services, table, known)

    @post("/{table_id:str}/start", status_code=200)
    async def start(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> TableInfo:
        """The host starts the game once every seat is taken."""
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            check_host(table, known)
            await services.seating.start(table)
            return _shown(services, table, known)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> TableInfo:
        """A new table like this one; the second to ask finds the first one's."""
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            new = partial(limited, services, "table", known.id)
            again = await services.seating.rematch(table, known.id, new)
        shown = _shown(services, again, known)
        shown.invitation = again.row.invitation  # who sat here is invited there
        return shown


def _waits_for_me(table: TableInfo) -> int:
    """0 for a table where it is my turn, 1 for any other, 2 for one where a bot plays for me, 3 when it is over."""
    if table.status == FINISHED:
        return 3
    if table.you is not None and table.seats[table.you].kind == "abandoned":
        return 2
    return int(table.you is None or table.you not in table.to_act)


def _shown(services: Services, table: TableInMemory, person: Person | None) -> TableInfo:
    return info(table, None if person is None else person.id, services.now())


async def _ids(services: Services, which: Any, most: int, page: int = 0) -> list[str]:
    """Tables, the last moved at first."""
    wanted = select(db.table.c.id).where(which).order_by(db.table.c.moved.desc(), db.table.c.id)
    async with services.database.reading() as connection:
        return list((await connection.execute(wanted.limit(most).offset(most * page))).scalars())


async def _glanced(services: Services, person: Person | None, ids: list[str]) -> list[TableInfo]:
    async with services.database.reading() as connection:
        tables = await services.tables.glance(connection, ids)
    return [_shown(services, table, person) for table in tables]


def check_host(table: TableInMemory, person: Person) -> None:
    """Only the host decides about the table."""
    if table.row.host != person.id:
        raise Refusal("not-host", 403)


def check_bot(level: str) -> None:
    """A level, or one of those that are kept for programs; only the levels are named."""
    if level not in ADMITTED:
        raise Refusal("no-such-bot", 400, levels=", ".join(OFFERED))
