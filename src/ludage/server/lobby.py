"""Tables over HTTP: create, join, leave, take over, fill with bots, start, rematch, watch, download."""

from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import and_, delete, insert, or_, select

from ludage.bots import BOTS
from ludage.core import record
from ludage.core.journal import Journal
from ludage.server.given import Asker, GivenServices, Known
from ludage.server.guard import safe_text
from ludage.server.live import may_watch
from ludage.server.messages import NewTable, TableInfo
from ludage.server.people import Person
from ludage.server.refusals import Refusal
from ludage.server.services import Services, limited
from ludage.server.store import schema as db
from ludage.server.tables import FINISHED, OPEN, RUNNING, TableInMemory

LISTED = 50
NAME_LENGTH = 60
INTENTS_MOST = 20


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
    prompt: str | None = None
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
            async with services.tables.locked(table.id):
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
        """Sit down at an open table, or take over an abandoned seat of a running one."""
        await may_watch(services, table_id, known.id, data.invitation)
        async with services.tables.locked(table_id) as table:
            if table.seat_of(known.id) is not None:
                raise Refusal("already-seated", 409)
            await _sit_down(services, table, known, data.seat)
            return services.tables.info(table, known.id)

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> TableInfo | None:
        """Get up. At a running table the seat is open to be taken over, and a bot plays for it meanwhile."""
        async with services.tables.locked(table_id) as table:
            seat = table.seat_of(known.id)
            if seat is None:
                raise Refusal("spectator", 403)
            if table.status == OPEN:
                await services.tables.change_seat(table, seat, {"person": None})
                if all(other.person is None for other in table.seats):
                    await services.tables.remove(table)
                    return None
            elif table.status == RUNNING:
                await services.tables.change_seat(table, seat, {"person": None, "abandoned": True})
                await forget_orders(services, table_id, seat)
            return services.tables.info(table, known.id)

    @post("/{table_id:str}/bots", status_code=200)
    async def fill(
        self, services: GivenServices, known: Known, table_id: FromPath[str], data: JSONBody[Fill]
    ) -> TableInfo:
        """The host fills open seats with bots."""
        check_bot(data.bot)
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
        async with services.tables.locked(table_id) as table:
            check_host(table, known)
            await services.tables.start(table)
            return services.tables.info(table, known.id)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> TableInfo:
        """A new table like this one; the second to ask finds the first one's."""
        async with services.tables.locked(table_id) as table:
            if table.seat_of(known.id) is None:
                raise Refusal("spectator", 403)
            if table.status != FINISHED:
                raise Refusal("not-finished", 409)
            if table.row.rematch is not None:
                other = await services.tables.get(table.row.rematch)
                return services.tables.info(other, known.id)
            wanted = NewTable(
                table.row.game,
                table.row.players,
                dict(table.row.options),
                table.row.public,
                table.time,
                table.row.name,
            )
            again = await services.tables.create(known.id, wanted)
            bots = [(seat.number, seat.bot) for seat in table.seats if seat.bot is not None]
            async with again.lock:
                for seat, bot in bots:
                    if seat != 0:
                        await services.tables.change_seat(again, seat, {"bot": bot}, {"person": None})
            await services.tables.change(table, {"rematch": again.id})
            return services.tables.info(again, known.id)

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
        if table.status != FINISHED or table.play is None:
            raise Refusal("not-finished", 409)
        journal = Journal(
            table.play.game, table.row.players, int(table.row.seed, 16), **dict(table.row.options)
        )
        for seat, action in table.play.actions:
            journal.play(seat, action)
        names = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}.txt"'}
        return Response(record.write(journal), headers=names, media_type="text/plain")

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
        if table.play is None:
            raise Refusal("not-running", 409)
        if table.status != FINISHED and seat is not None and seat != table.seat_of(who):
            raise Refusal("not-your-seat", 403)
        if seat is not None and not 0 <= seat < table.row.players:
            raise Refusal("not-your-seat", 403)
        count = len(table.play.actions) if at is None else at
        if not 0 <= count <= len(table.play.actions):
            raise Refusal("no-such-position", 404)
        return {"at": count, "of": len(table.play.actions), "view": table.play.at(count).view(seat)}

    # ---- orders ---------------------------------------------------------------------------------------------

    @get("/{table_id:str}/orders")
    async def orders(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> list[OrderInfo]:
        """The orders I have left at this table."""
        table = await services.tables.get(table_id)
        async with services.database.reading() as connection:
            rows = await connection.execute(
                select(db.intent).where(
                    db.intent.c.table_id == table_id, db.intent.c.seat == own_seat(table, known)
                )
            )
            return [OrderInfo(row.id, row.action, row.prompt, row.once) for row in rows]

    @post("/{table_id:str}/orders")
    async def leave_order(
        self, services: GivenServices, known: Known, table_id: FromPath[str], data: JSONBody[Order]
    ) -> OrderInfo:
        """Leave an order for later; it is checked against the legal list when its moment comes."""
        table = await services.tables.get(table_id)
        seat = own_seat(table, known)
        play = table.running()
        services.tables.index(play, data.action)
        if len(await self.orders.fn(self, services, known, table_id)) >= INTENTS_MOST:
            raise Refusal("too-many-orders", 409)
        async with services.database.writing() as connection:
            stored = await connection.execute(
                insert(db.intent)
                .values(
                    table_id=table_id,
                    seat=seat,
                    prompt=data.prompt,
                    action=data.action,
                    once=data.once,
                    created=services.now(),
                )
                .returning(db.intent.c.id)
            )
            number = stored.scalar_one()
        services.automatic.attend(table_id)
        return OrderInfo(number, data.action, data.prompt, data.once)

    @post("/{table_id:str}/orders/{order_id:int}/cancel", status_code=200)
    async def cancel_order(
        self, services: GivenServices, known: Known, table_id: FromPath[str], order_id: FromPath[int]
    ) -> None:
        """Take an order back."""
        table = await services.tables.get(table_id)
        async with services.database.writing() as connection:
            await connection.execute(
                delete(db.intent).where(
                    db.intent.c.id == order_id,
                    db.intent.c.table_id == table_id,
                    db.intent.c.seat == own_seat(table, known),
                )
            )


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
            values = {"person": person.id, "abandoned": False, "missed": 0}
            await services.tables.change_seat(table, seat.number, values, {"abandoned": True})
            return
    raise Refusal("seat-taken", 409)


async def forget_orders(services: Services, table_id: str, seat: int) -> None:
    """Orders are of the person who left them, not of the seat."""
    async with services.database.writing() as connection:
        await connection.execute(
            delete(db.intent).where(db.intent.c.table_id == table_id, db.intent.c.seat == seat)
        )


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
