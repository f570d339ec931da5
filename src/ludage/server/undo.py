"""Taking back: freely while nobody has learned anything or decided since, beyond that with everybody's consent."""

import msgspec
from sqlalchemy import update

from ludage.server.messages import UndoRequest
from ludage.server.news import UNDO
from ludage.server.play import Play, Row
from ludage.server.refusals import Refusal
from ludage.server.store import schema as db
from ludage.server.table import Seat, TableInMemory
from ludage.server.tables import Tables


async def undo(tables: Tables, table_id: str, seat: int, to: int | None) -> bool:
    """Take back one's last action, or ask the others to go back to row `to`; True if it is done."""
    async with tables.locked(table_id) as table:
        play = table.running()
        if to is None:
            keep = play.undoable(seat, table.people(), table.handed_over(seat))
            if keep is None:
                raise Refusal("no-undo", 409)
            await _cut(tables, table, play, seat, keep, freely=True)
            return True
        if not 0 <= to < play.seq or play.kept_at(to) == len(play.actions):
            raise Refusal("nothing-to-undo", 409)
        _check_bound(play, play.kept_at(to))
        if any(other.abandoned for other in table.seats):
            raise Refusal("no-consent", 409)  # who has left cannot agree, and his interest counts
        request = UndoRequest(seat, to, [seat])
        if _all_agree(table, request):
            await _cut(tables, table, play, seat, play.kept_at(to))
            return True
        await _ask(tables, table, request)
        return False


async def consent(tables: Tables, table_id: str, seat: int, agree: bool) -> None:
    """A seat's answer to the undo that is asked for."""
    async with tables.locked(table_id) as table:
        play = table.running()
        if table.row.undo is None:
            raise Refusal("nothing-to-undo", 409)
        request = msgspec.convert(table.row.undo, UndoRequest)
        if table.seats[seat].abandoned:
            raise Refusal("no-consent", 409)
        if seat == request.seat and agree:
            raise Refusal("own-undo", 409)
        if agree and any(other.abandoned for other in table.seats):
            await _ask(tables, table, None)  # somebody has gone since it was asked: he cannot agree any more
            raise Refusal("no-consent", 409)
        if not agree:
            await _ask(tables, table, None)
            return
        request.agreed = sorted({*request.agreed, seat})
        if _all_agree(table, request):
            await _cut(tables, table, play, request.seat, play.kept_at(request.to))
        else:
            await _ask(tables, table, request)


def _check_bound(play: Play, keep: int) -> None:
    """Nobody takes back without end."""
    refusal = play.no_cut(keep)
    if refusal is not None:
        raise refusal


def _all_agree(table: TableInMemory, request: UndoRequest) -> bool:
    return all(seat in request.agreed for seat in table.people())


async def _ask(tables: Tables, table: TableInMemory, request: UndoRequest | None) -> None:
    """Ask this, or nothing any more. Not if a seat has changed hands, or another has answered, in another process."""
    wanted = None if request is None else msgspec.to_builtins(request)
    asked, holders = table.row.undo, _holders(table.seats)
    async with tables.database.writing() as connection:
        await tables.hold(connection, table)
        if request is not None:
            now = _holders(await tables.read_seats(connection, table.id))
            if now != holders or table.row.undo != asked:
                raise Refusal("stale", 409, seq=table.row.seq)
        await connection.execute(update(db.table).where(db.table.c.id == table.id).values(undo=wanted))
        await tables.news.tell_others(connection, table.id, UNDO)
    table.row.undo = wanted
    tables.news.tell(table.id, UNDO)


def _holders(seats: list[Seat]) -> list[tuple[str | None, bool]]:
    return [(seat.person, seat.abandoned) for seat in seats]


async def _cut(
    tables: Tables, table: TableInMemory, play: Play, seat: int, keep: int, *, freely: bool = False
) -> None:
    """A row that says so; what it takes back stays in the table's history."""
    _check_bound(play, keep)
    state = play.at(keep)
    row = Row(play.seq + 1, seat, None, keep, state.digest(), tables.now())
    clocks = table.clocks()
    clocks.taken_back(keep, seat if freely else None, play.acted_at(keep), row.at)
    clocks.ask((), state.to_act, table.people(), row.at)
    for number, actor in play.decisions(keep):
        if table.decided_in_person(actor, number):
            clocks.decided(actor, -1)
    await tables.store(table, row, state, clocks)
    play.cut(row, keep)
    tables.told_rows(table)
