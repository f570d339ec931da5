"""Taking back: freely while nobody has learned anything or decided since, beyond that with everybody's consent."""

import msgspec

from ludage.server.messages import UndoRequest
from ludage.server.news import UNDO
from ludage.server.play import Play, Row
from ludage.server.refusals import Refusal
from ludage.server.table import TableInMemory
from ludage.server.tables import Tables


async def undo(tables: Tables, table_id: str, seat: int, to: int | None) -> bool:
    """Take back one's last action, or ask the others to go back to row `to`; True if it is done."""
    async with tables.locked(table_id) as table:
        play = table.running()
        if to is None:
            keep = play.undoable(seat, table.people())
            if keep is None:
                raise Refusal("no-undo", 409)
            await _cut(tables, table, play, seat, keep)
            return True
        if not 0 <= to < play.seq or play.kept_at(to) == len(play.actions):
            raise Refusal("nothing-to-undo", 409)
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
        if not agree:
            await _ask(tables, table, None)
            return
        request.agreed = sorted({*request.agreed, seat})
        if _all_agree(table, request):
            await _cut(tables, table, play, request.seat, play.kept_at(request.to))
        else:
            await _ask(tables, table, request)


def _all_agree(table: TableInMemory, request: UndoRequest) -> bool:
    return all(seat in request.agreed for seat in table.people())


async def _ask(tables: Tables, table: TableInMemory, request: UndoRequest | None) -> None:
    await tables.change(table, {"undo": None if request is None else msgspec.to_builtins(request)}, what=UNDO)


async def _cut(tables: Tables, table: TableInMemory, play: Play, seat: int, keep: int) -> None:
    """A row that says so; what it takes back stays in the table's history."""
    state = play.at(keep)
    row = Row(play.seq + 1, seat, None, keep, state.digest(), tables.now())
    clocks = table.clocks()
    clocks.ask(state.to_act, state.to_act, table.people(), row.at)
    for actor, _action in play.actions[keep:]:
        clocks.decided(actor, -1)
    await tables.store(table, row, state, clocks)
    play.cut(row, keep)
    tables.told_rows(table)
