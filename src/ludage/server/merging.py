"""A guest turns out to be somebody we know: all he has moves to the account."""

from sqlalchemy import delete, exists, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server.seat_changes import LEFT, noted
from ludage.server.store import schema as db
from ludage.server.table import OPEN, RUNNING


async def move_everything(connection: AsyncConnection, guest_id: str, account_id: str) -> list[str]:
    """Move seats (with their orders), tables, notices, chat and uploads; the tables this changes.

    Nothing happens unless the one is a guest and the other an account. The guest's sessions end.
    """
    if not await _are_guest_and_account(connection, guest_id, account_id):
        return []
    left = await _get_up_where_both_play(connection, guest_id, account_id)
    await _move_notices(connection, guest_id, account_id)
    await _move_held(connection, guest_id, account_id)
    others = db.seat.alias()
    shared = select(others.c.table_id).where(others.c.person == account_id)
    moved = await connection.execute(
        update(db.seat)
        .where(db.seat.c.person == guest_id, db.seat.c.table_id.not_in(shared))
        .where(db.seat.c.table_id.not_in(left))
        .values(person=account_id)
        .returning(db.seat.c.table_id)
    )
    tables = {*left, *moved.scalars()}
    hosted = await connection.execute(
        update(db.table).where(db.table.c.host == guest_id).values(host=account_id).returning(db.table.c.id)
    )
    tables.update(hosted.scalars())
    for owned in (db.chat, db.upload):
        await connection.execute(update(owned).where(owned.c.person == guest_id).values(person=account_id))
    await connection.execute(delete(db.session).where(db.session.c.person == guest_id))
    await connection.execute(
        update(db.person).where(db.person.c.id == guest_id).values(email=None, webhook=None)
    )
    return sorted(tables)


async def _are_guest_and_account(connection: AsyncConnection, guest_id: str, account_id: str) -> bool:
    """Held until the end of the transaction: a guest must not register while he is being moved."""
    found = await connection.execute(
        select(db.person.c.id, db.person.c.login)
        .where(db.person.c.id.in_([guest_id, account_id]))
        .order_by(db.person.c.id)
        .with_for_update(key_share=True)
    )
    logins = {row.id: row.login for row in found}
    return len(logins) == 2 and logins[guest_id] is None and logins[account_id] is not None


async def _get_up_where_both_play(connection: AsyncConnection, guest_id: str, account_id: str) -> list[str]:
    """Nobody plays two seats of a game, at once or one after the other: the guest leaves his, as if he had got up.

    In a game that is on the seat stays the guest's, who does not come back. What is over stays as it was.
    """
    others, held = db.seat.alias(), db.held.alias()
    sits = exists().where(others.c.table_id == db.seat.c.table_id, others.c.person == account_id)
    has_held = exists().where(
        held.c.table_id == db.seat.c.table_id, held.c.person == account_id, held.c.seat != db.seat.c.seat
    )
    shared = (
        await connection.execute(
            select(db.seat, db.table.c.status, db.person.c.name)
            .join(db.table, db.table.c.id == db.seat.c.table_id)
            .join(db.person, db.person.c.id == db.seat.c.person)
            .where(db.seat.c.person == guest_id, or_(sits, has_held))
            .where(db.table.c.status.in_([OPEN, RUNNING]))
            .order_by(db.seat.c.table_id)
        )
    ).all()
    for row in shared:
        running = row.status == RUNNING
        await connection.execute(update(db.table).where(db.table.c.id == row.table_id).values(undo=None))
        of_seat = db.seat.c.table_id == row.table_id, db.seat.c.seat == row.seat
        # only now that the table's line is held nobody else changes the seat
        now = (await connection.execute(select(db.seat).where(*of_seat))).one()
        if now.person != guest_id:
            continue
        await connection.execute(
            update(db.seat).where(*of_seat).values(person=guest_id if running else None, abandoned=running)
        )
        if running and not now.abandoned:
            await connection.execute(noted(row.table_id, row.seat, LEFT, row.name))
        await connection.execute(
            delete(db.intent).where(db.intent.c.table_id == row.table_id, db.intent.c.seat == row.seat)
        )
        await connection.execute(
            delete(db.notice).where(db.notice.c.table_id == row.table_id, db.notice.c.person == guest_id)
        )
    return [row.table_id for row in shared]


async def _move_notices(connection: AsyncConnection, guest_id: str, account_id: str) -> None:
    """A notice that the account has already is not sent twice."""
    theirs = db.notice.alias()
    known = select(theirs.c.table_id, theirs.c.seq).where(theirs.c.person == account_id)
    await connection.execute(
        delete(db.notice).where(
            db.notice.c.person == guest_id, tuple_(db.notice.c.table_id, db.notice.c.seq).in_(known)
        )
    )
    await connection.execute(
        update(db.notice).where(db.notice.c.person == guest_id).values(person=account_id)
    )


async def _move_held(connection: AsyncConnection, guest_id: str, account_id: str) -> None:
    """The seats he has held; at a table where both have held one, the account's counts."""
    theirs = db.held.alias()
    known = select(theirs.c.table_id).where(theirs.c.person == account_id)
    await connection.execute(
        delete(db.held).where(db.held.c.person == guest_id, db.held.c.table_id.in_(known))
    )
    await connection.execute(update(db.held).where(db.held.c.person == guest_id).values(person=account_id))
