"""A guest turns out to be somebody we know: all he has moves to the account."""

from sqlalchemy import and_, delete, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server.store import schema as db
from ludage.server.table import OPEN, RUNNING


async def move_everything(connection: AsyncConnection, guest_id: str, account_id: str) -> list[str]:
    """Move seats (with their orders), tables, notices, chat and uploads; the tables this changes.

    Nothing happens unless the one is a guest and the other an account. The guest's sessions end.
    """
    if not await _are_guest_and_account(connection, guest_id, account_id):
        return []
    left = await _get_up_where_both_sit(connection, guest_id, account_id)
    await _move_notices(connection, guest_id, account_id)
    await _move_held(connection, guest_id, account_id)
    others = db.seat.alias()
    shared = select(others.c.table_id).where(others.c.person == account_id)
    moved = await connection.execute(
        update(db.seat)
        .where(db.seat.c.person == guest_id, db.seat.c.table_id.not_in(shared))
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


async def _get_up_where_both_sit(connection: AsyncConnection, guest_id: str, account_id: str) -> list[str]:
    """Nobody plays two seats of a game: the guest leaves his, as if he had got up. What is over stays as it was."""
    others = db.seat.alias()
    shared = (
        await connection.execute(
            select(db.seat.c.table_id, db.seat.c.seat, db.table.c.status)
            .join(db.table, db.table.c.id == db.seat.c.table_id)
            .join(others, and_(others.c.table_id == db.seat.c.table_id, others.c.person == account_id))
            .where(db.seat.c.person == guest_id)
            .where(db.table.c.status.in_([OPEN, RUNNING]))
        )
    ).all()
    for table_id, seat, status in shared:
        await connection.execute(
            update(db.seat)
            .where(db.seat.c.table_id == table_id, db.seat.c.seat == seat)
            .values(person=None, abandoned=status == RUNNING)
        )
        await connection.execute(
            delete(db.intent).where(db.intent.c.table_id == table_id, db.intent.c.seat == seat)
        )
        await connection.execute(
            delete(db.notice).where(db.notice.c.table_id == table_id, db.notice.c.person == guest_id)
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
