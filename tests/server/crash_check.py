"""What must be in the database whatever has happened to the server: everything that anybody was told, and no more."""

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

import ludage
from ludage.server.news import News
from ludage.server.play import Play, Row
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database
from ludage.server.tables import Tables
from tests.server.crash_player import Player


async def check_everything(url: str, players: Iterable[Player]) -> int:
    """While no server runs: every table is whole, and every promise is kept. The number of rows there are."""
    database = Database(url)
    try:
        tables = Tables(Settings(database=url), database, News(database))
        found = await _all(database, select(db.table))
        rows = {row.id: await _rows(database, row.id) for row in found}
        for row in found:
            await _check_table(database, tables, row, rows[row.id])
    finally:
        await database.close()
    for player in players:
        check_promises(player, rows.get(player.table_id, []))
    return sum(len(each) for each in rows.values())


async def _all(database: Database, query: Any) -> list[Any]:
    async with database.reading() as connection:
        return list((await connection.execute(query)).all())


async def _rows(database: Database, table_id: str) -> list[Row]:
    query = select(db.move).where(db.move.c.table_id == table_id).order_by(db.move.c.number)
    return [
        Row(row.number, row.seat, row.action, row.keep, row.hash, row.at)
        for row in await _all(database, query)
    ]


async def _check_table(database: Database, tables: Tables, row: Any, rows: list[Row]) -> None:
    """Its rows lead, by the rules and past every stored hash and snapshot, to where the table says it is."""
    at = f"table {row.id}"
    assert [each.number for each in rows] == list(range(1, len(rows) + 1)), f"{at}: rows are missing"
    assert row.status in ("open", "running", "finished"), f"{at}: {row.status} at row {row.frozen_at}"
    assert row.seq == len(rows), f"{at}: it says {row.seq} rows, there are {len(rows)}"
    query = select(db.snapshot).where(db.snapshot.c.table_id == row.id)
    snapshots = {each.number: each.position for each in await _all(database, query)}
    play = Play(ludage.game(row.game), row.players, int(row.seed, 16), dict(row.options))
    for each in rows:
        play.replay(each)
        if each.number in snapshots:
            stored = json.loads(snapshots.pop(each.number))
            assert stored == play.state.to_dict(), f"{at}: snapshot {each.number} is of another position"
    assert not snapshots, f"{at}: snapshots of rows that are not there: {list(snapshots)}"
    assert play.game.faults(play.state) == [], at
    if row.status == "open":
        assert not rows, f"{at}: played before it began"
        return
    assert list(play.state.to_act) == row.to_act, f"{at}: it says {row.to_act} are to act"
    assert (row.status == "finished") == (not play.state.to_act), f"{at}: {row.status}"
    loaded = await tables.get(row.id)
    assert loaded.play is not None, f"{at}: it cannot be loaded"
    assert loaded.play.state == play.state, f"{at}: it loads as another position"


def check_promises(player: Player, rows: list[Row]) -> None:
    """What this client was told is there, in its place."""
    stored = {row.number: row for row in rows}
    for number, (seat, undone) in player.told.items():
        assert number in stored, f"{player}: row {number} was shown and is gone"
        row = stored[number]
        assert (row.seat, row.keep is not None) == (seat, undone), f"{player}: row {number} is another"
    for number, action in (player.acknowledged | player.seen).items():
        assert number in stored, f"{player}: row {number} was acknowledged and is gone"
        row = stored[number]
        assert (row.seat, row.action or "") == (player.seat, action), f"{player}: row {number} is another"
    for after, upto in player.cuts:
        own = [row.number for row in rows if row.keep is not None and row.seat == player.seat]
        assert any(after < number <= upto for number in own), f"{player}: an undo after {after} is gone"
