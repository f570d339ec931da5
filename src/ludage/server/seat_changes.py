"""Who left a seat to a bot, came back or took one over while the game was on: kept for good, as lines of its log."""

from sqlalchemy import Executable, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server.messages import SeatChange
from ludage.server.store import schema as db

LEFT, LATE, BACK, TAKEN = "left", "late", "back", "taken"
LEAVES_MOST = 20
"""How often a seat may be left: each time is two lines that are stored for ever, and told again and again."""
SHOWN = 100
"""Lines that are told, the last; who took a seat over is told for ever."""


def noted(table_id: str, seat: int, kind: str, name: str, before: str = "") -> Executable:
    """What notes it. To be carried out once the same transaction has changed, or locked, the table's line."""
    of_table = db.seat_change.alias()
    last = select(func.coalesce(func.max(of_table.c.number), 0)).where(of_table.c.table_id == table_id)
    rows = select(db.table.c.seq).where(db.table.c.id == table_id)
    return insert(db.seat_change).values(
        table_id=table_id,
        number=last.scalar_subquery() + 1,
        seq=rows.scalar_subquery(),
        seat=seat,
        kind=kind,
        name=name,
        before=before,
    )


async def read_changes(connection: AsyncConnection, table_id: str) -> list[SeatChange]:
    """Those of a table, the oldest first."""
    line = db.seat_change.c
    numbers = select(line.number).where(line.table_id == table_id).order_by(line.number.desc())
    last = numbers.limit(SHOWN).scalar_subquery()
    found = await connection.execute(
        select(db.seat_change)
        .where(line.table_id == table_id, or_(line.kind == TAKEN, line.number.in_(last)))
        .order_by(line.number)
    )
    return [SeatChange(row.number, row.seq, row.seat, row.kind, row.name, row.before) for row in found]


async def times_left(connection: AsyncConnection, table_id: str, seat: int) -> int:
    """How often this seat has been left."""
    line = db.seat_change.c
    left = select(func.count()).where(line.table_id == table_id, line.seat == seat, line.kind == LEFT)
    return int((await connection.execute(left)).scalar_one())
