"""Orders over HTTP: what to play if a decision comes up while one is away."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import and_, delete, func, insert, select

from ludage.server.given import GivenServices, Known
from ludage.server.live import may_watch
from ludage.server.news import ORDERS
from ludage.server.refusals import Refusal
from ludage.server.services import Services
from ludage.server.store import schema as db

ORDERS_MOST = 20


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


class OrdersController(Controller):
    """Orders."""

    path = "/api/tables/{table_id:str}/orders"
    tags = ("orders",)

    @get("/")
    async def orders(self, services: GivenServices, known: Known, table_id: FromPath[str]) -> list[OrderInfo]:
        """The orders I have left at this table."""
        table = await may_watch(services, table_id, known.id, None)
        return await _orders(services, table_id, table.seated(known.id))

    @post("/")
    async def leave_order(
        self, services: GivenServices, known: Known, table_id: FromPath[str], data: JSONBody[Order]
    ) -> OrderInfo:
        """Leave an order for later; it is checked against the legal list when its moment comes."""
        table = await may_watch(services, table_id, known.id, None)
        seat = table.seated(known.id)
        play = table.running()
        action = play.game.actions.text(services.tables.index(play, data.action))
        mine = and_(db.intent.c.table_id == table_id, db.intent.c.seat == seat)
        async with services.database.writing() as connection:
            # the seat's line is held until the end: of many at once each counts those before it
            await connection.execute(
                select(db.seat.c.seat)
                .where(db.seat.c.table_id == table_id, db.seat.c.seat == seat)
                .with_for_update()
            )
            count = select(func.count()).select_from(db.intent).where(mine)
            if (await connection.execute(count)).scalar_one() >= ORDERS_MOST:
                raise Refusal("too-many-orders", 409)
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
            await services.news.tell_others(connection, table_id, ORDERS)
        services.news.tell(table_id, ORDERS)
        return OrderInfo(number, action, data.prompt, data.once)

    @post("/{order_id:int}/cancel", status_code=200)
    async def cancel_order(
        self, services: GivenServices, known: Known, table_id: FromPath[str], order_id: FromPath[int]
    ) -> None:
        """Take an order back."""
        table = await may_watch(services, table_id, known.id, None)
        mine = await _orders(services, table_id, table.seated(known.id))
        if order_id in [order.id for order in mine]:
            async with services.database.writing() as connection:
                await connection.execute(delete(db.intent).where(db.intent.c.id == order_id))


async def _orders(services: Services, table_id: str, seat: int) -> list[OrderInfo]:
    """What a seat has left, the oldest first."""
    async with services.database.reading() as connection:
        rows = await connection.execute(
            select(db.intent)
            .where(db.intent.c.table_id == table_id, db.intent.c.seat == seat)
            .order_by(db.intent.c.id)
        )
        return [OrderInfo(row.id, row.action, row.prompt, row.once) for row in rows]
