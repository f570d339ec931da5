"""Tables over HTTP: create, join, leave, take over, fill with bots, start, rematch, watch, download."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import and_, delete, insert, or_, select

from ludage.bots import BOTS
from ludage.core import record
from ludage.core.journal import Journal
from ludage.core.luck import commitment
from ludage.server.given import Asker, GivenServices, Known
from ludage.server.guard import safe_text
from ludage.server.live import may_watch
from ludage.server.messages import NewTable, TableInfo
from ludage.server.people import Person
from ludage.server.play import Play
from ludage.server.refusals import Refusal
from ludage.server.services import Services, limited
from ludage.server.store import schema as db
from ludage.server.tables import FINISHED, OPEN, RUNNING, TableInMemory

LISTED = 50
NAME_LENGTH = 60
INTENTS_MOST = 20
BACK = {"missed": 0, "abandoned": False}
"""A seat whose person is there again."""


class Join(msgspec.Struct):
    """Sit down: in this seat, or in any free one."""

    seat: int | None = None
    invitation: str | None = None


class Fill(msgspec.Struct):
    """Put a bot of this level in a seat, or in every open one."""

    bot: str
    seat: int | None = None


class Order(msgspec.Struct):
    """An order for later: play this if it is legal when this is asked."""

    action: str
    prompt: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,60}\Z")] | None = None
    once: bool = True


class OrderInfo(msgspec.Struct):
    """An order as stored."""

    id: int
    action: str
    prompt: str | None
    once: bool


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
        return await _listed(services, person, and_(db.table.c.status == status, db.table.c.public))

    @get("/mine")
    async def mine(self, services: GivenServices, known: Known) -> TableList:
        """The tables I sit at, those where it is my turn first."""
        seats = select(db.seat.c.table_id).where(db.seat.c.person == known.id)
        found = await _listed(services, known, or_(db.table.c.id.in_(seats), db.table.c.host == known.id))
        found.tables.sort(key=lambda t: (t.status == FINISHED, t.you is None or t.you not in t.to_act))
        return found

    @post("/")
    async def create(self, services: GivenServices, known: Known, data: JSONBody[NewTable]) -> TableInfo:
        """A new table; with `bots` all other seats are filled and the game begins at once."""
        limited(services, "table", known.id)
        check_time(data)
        data.name = safe_text(data.name, NAME_LENGTH)
        if data.bots is not None:
            check_bot(data.bots)
        table = await services.tables.create(known.id, data)
        if data.bots is not None:
            async with services.tables.locked(table.id) as table:
                for seat in table.seats[1:]:
                    await services.tables.change_seat(
                        table, seat.number, {"bot": data.bots}, {"person": None}
                    )
                await services.tables.start(table)
        return services.tables.info(table, known.id)

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
        return services.tables.info(await may_watch(services, table_id, who, invitation), who)

    @post("/{table_id:str}/join", status_code=200)
    async def join(
        self, services: GivenServices, known: Known, table_id: FromPath[str], data: JSONBody[Join]
    ) -> TableInfo:
        """Sit down at an open table, or take over an abandoned seat of a running one, one's own among them."""
        await may_watch(services, table_id, known.id, data.invitation)
        async with services.tables.locked(table_id) as table:
            seat = table.seat_of(known.id)
            if seat is None:
                await _sit_down(services, table, known, data.seat)
            elif table.seats[seat].abandoned and data.seat in (None, seat):
                await services.tables.change_seat(table, seat, BACK, {"person": known.id})
            else:
                raise Refusal("already-seated", 409)
            return services.tables.info(table, known.id)

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> TableInfo | None:
        """Get up. At a running table the seat is open to be taken over, and a bot plays for it meanwhile."""
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            seat = own_seat(table, known)
            if table.status == OPEN:
                await services.tables.change_seat(table, seat, {"person": None}, {"person": known.id})
                others = [other.person for other in table.seats if other.person is not None]
                if not others:
                    await services.tables.remove(table)
                    return None
                if table.row.host == known.id:
                    await services.tables.change(table, {"host": others[0]})
            elif table.status == RUNNING:
                left = {"person": None, "abandoned": True}
                await services.tables.change_seat(table, seat, left, {"person": known.id})
                await forget_orders(services, table_id, seat)
            return services.tables.info(table, known.id)

    @post("/{table_id:str}/bots", status_code=200)
    async def fill(
        self, services: GivenServices, known: Known, table_id: FromPath[str], data: JSONBody[Fill]
    ) -> TableInfo:
        """The host fills open seats with bots."""
        check_bot(data.bot)
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            check_host(table, known)
            wanted = [seat.number for seat in table.seats if seat.person is None and seat.bot is None]
            if data.seat is not None:
                wanted = [seat for seat in wanted if seat == data.seat]
            if not wanted or table.status != OPEN:
                raise Refusal("seat-taken", 409)
            for seat in wanted:
                await services.tables.change_seat(
                    table, seat, {"bot": data.bot}, {"person": None, "bot": None}
                )
            return services.tables.info(table, known.id)

    @post("/{table_id:str}/start", status_code=200)
    async def start(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> TableInfo:
        """The host starts the game once every seat is taken."""
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            check_host(table, known)
            await services.tables.start(table)
            return services.tables.info(table, known.id)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> TableInfo:
        """A new table like this one; the second to ask finds the first one's."""
        await may_watch(services, table_id, known.id, None)
        async with services.tables.locked(table_id) as table:
            own_seat(table, known)
            if table.status != FINISHED:
                raise Refusal("not-finished", 409)
            again = await _rematch_of(services, table)
            if again is None:
                again = await _new_rematch(services, table, known)
            info = services.tables.info(again, known.id)
            info.invitation = again.row.invitation  # who sat here is invited there
            return info

    # ---- what is left behind ------------------------------------------------------------------------------

    @get("/{table_id:str}/record", media_type="text/plain")
    async def download(
        self,
        services: GivenServices,
        person: Asker,
        table_id: FromPath[str],
        invitation: FromQuery[str | None] = None,
    ) -> Response[str]:
        """The record of a finished game."""
        who = None if person is None else person.id
        table = await may_watch(services, table_id, who, invitation)
        if table.status != FINISHED:
            raise Refusal("not-finished", 409)
        play = played(table)
        journal = Journal(play.game, table.row.players, int(table.row.seed, 16), **dict(table.row.options))
        for seat, action in play.actions:
            journal.play(seat, action)
        names = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}.txt"'}
        notes = (f"table: {table.id}", f"commitment: {commitment(table.id, journal.seed)}")
        return Response(record.write(journal, notes=notes), headers=names, media_type="text/plain")

    @get("/{table_id:str}/view")
    async def look_back(
        self,
        services: GivenServices,
        person: Asker,
        table_id: FromPath[str],
        at: FromQuery[int | None] = None,
        seat: FromQuery[int | None] = None,
        invitation: FromQuery[str | None] = None,
    ) -> dict[str, Any]:
        """The view after so many actions: anybody's once the game is over, one's own while it runs."""
        who = None if person is None else person.id
        table = await may_watch(services, table_id, who, invitation)
        play = played(table)
        if table.status != FINISHED and seat is not None and seat != table.seat_of(who):
            raise Refusal("not-your-seat", 403)
        if seat is not None and not 0 <= seat < table.row.players:
            raise Refusal("not-your-seat", 403)
        count = len(play.actions) if at is None else at
        if not 0 <= count <= len(play.actions):
            raise Refusal("no-such-position", 404)
        return {"at": count, "of": len(play.actions), "view": play.at(count).view(seat)}

    # ---- orders ---------------------------------------------------------------------------------------------

    @get("/{table_id:str}/orders")
    async def orders(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> list[OrderInfo]:
        """The orders I have left at this table."""
        table = await may_watch(services, table_id, known.id, None)
        return await _orders(services, table_id, own_seat(table, known))

    @post("/{table_id:str}/orders")
    async def leave_order(
        self, services: GivenServices, known: Known, table_id: FromPath[str], data: JSONBody[Order]
    ) -> OrderInfo:
        """Leave an order for later; it is checked against the legal list when its moment comes."""
        table = await may_watch(services, table_id, known.id, None)
        seat = own_seat(table, known)
        play = table.running()
        action = play.game.actions.text(services.tables.index(play, data.action))
        if len(await _orders(services, table_id, seat)) >= INTENTS_MOST:
            raise Refusal("too-many-orders", 409)
        async with services.database.writing() as connection:
            stored = await connection.execute(
                insert(db.intent)
                .values(
                    table_id=table_id,
                    seat=seat,
                    prompt=data.prompt,
                    action=action,
                    once=data.once,
                    created=services.now(),
                )
                .returning(db.intent.c.id)
            )
            number = stored.scalar_one()
        services.automatic.attend(table_id)
        return OrderInfo(number, action, data.prompt, data.once)

    @post("/{table_id:str}/orders/{order_id:int}/cancel", status_code=200)
    async def cancel_order(
        self, services: GivenServices, known: Known, table_id: FromPath[str], order_id: FromPath[int]
    ) -> None:
        """Take an order back."""
        table = await may_watch(services, table_id, known.id, None)
        mine = await _orders(services, table_id, own_seat(table, known))
        if order_id in [order.id for order in mine]:
            async with services.database.writing() as connection:
                await connection.execute(delete(db.intent).where(db.intent.c.id == order_id))


# ---- checks -----------------------------------------------------------------------------------------------------


async def _listed(services: Services, person: Person | None, which: Any) -> TableList:
    async with services.database.reading() as connection:
        found = await connection.execute(
            select(db.table.c.id).where(which).order_by(db.table.c.moved.desc()).limit(LISTED)
        )
        ids = list(found.scalars())
    who = None if person is None else person.id
    out = []
    for table_id in ids:
        try:
            out.append(services.tables.info(await services.tables.get(table_id), who))
        except Refusal:
            continue
    return TableList(out)


async def _sit_down(services: Services, table: TableInMemory, person: Person, wanted: int | None) -> None:
    for seat in table.seats:
        if wanted is not None and seat.number != wanted:
            continue
        if table.status == OPEN and seat.person is None and seat.bot is None:
            await services.tables.change_seat(
                table, seat.number, {"person": person.id}, {"person": None, "bot": None}
            )
            return
        if table.status == RUNNING and seat.abandoned and not seat.resigned:
            values = {"person": person.id, **BACK}
            await services.tables.change_seat(table, seat.number, values, {"abandoned": True})
            await forget_orders(services, table.id, seat.number)
            return
    raise Refusal("seat-taken", 409)


async def _rematch_of(services: Services, table: TableInMemory) -> TableInMemory | None:
    """The rematch that somebody has asked for already, unless everybody has left it."""
    if table.row.rematch is None:
        return None
    try:
        return await services.tables.get(table.row.rematch)
    except Refusal:
        return None


async def _new_rematch(services: Services, table: TableInMemory, host: Person) -> TableInMemory:
    row = table.row
    wanted = NewTable(row.game, row.players, dict(row.options), row.public, table.time, row.name)
    again = await services.tables.create(host.id, wanted)
    async with services.tables.locked(again.id) as again:
        for seat in table.seats[1:]:
            if seat.bot is not None:
                await services.tables.change_seat(again, seat.number, {"bot": seat.bot}, {"person": None})
    try:
        await services.tables.change(table, {"rematch": again.id}, {"rematch": row.rematch})
    except Refusal:  # another process was faster
        await services.tables.remove(again)
        await services.tables.catch_up(table)
        again = await services.tables.get(table.row.rematch)
    return again


async def _orders(services: Services, table_id: str, seat: int) -> list[OrderInfo]:
    """What a seat has left, the oldest first."""
    async with services.database.reading() as connection:
        rows = await connection.execute(
            select(db.intent)
            .where(db.intent.c.table_id == table_id, db.intent.c.seat == seat)
            .order_by(db.intent.c.id)
        )
        return [OrderInfo(row.id, row.action, row.prompt, row.once) for row in rows]


async def forget_orders(services: Services, table_id: str, seat: int) -> None:
    """Orders are of the person who left them, not of the seat."""
    async with services.database.writing() as connection:
        await connection.execute(
            delete(db.intent).where(db.intent.c.table_id == table_id, db.intent.c.seat == seat)
        )


def played(table: TableInMemory) -> Play:
    """The game of a table, as far as it has been played."""
    if table.play is not None:
        return table.play
    if table.row.message:
        raise Refusal("frozen", 409, message=table.row.message)
    raise Refusal("not-running", 409)


def own_seat(table: TableInMemory, person: Person) -> int:
    """The person's seat at this table."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("spectator", 403)
    return seat


def check_host(table: TableInMemory, person: Person) -> None:
    """Only the host decides about the table."""
    if table.row.host != person.id:
        raise Refusal("not-host", 403)


def check_bot(level: str) -> None:
    """A level that exists."""
    if level not in BOTS:
        raise Refusal("no-such-bot", 400, levels=", ".join(BOTS))


def check_time(wanted: NewTable) -> None:
    """A time control that makes sense."""
    time = wanted.time
    sensible = (
        time.pace in ("live", "correspondence")
        and 0 <= time.bank <= 86400
        and 0 <= time.increment <= 3600
        and 0 <= time.hours <= 24 * 30
    )
    if not sensible:
        raise Refusal("bad-time")
