"""After an upgrade of the rules: every open game is replayed against its stored hashes, and frozen if it differs."""

import logging
from typing import Any

from sqlalchemy import delete, select, update

from ludage.server.play import Mismatch, Play
from ludage.server.refusals import Refusal
from ludage.server.store import schema as db
from ludage.server.table import FROZEN, RUNNING, TableInMemory
from ludage.server.tables import Tables

log = logging.getLogger("ludage.upgrade")


async def check_rules(tables: Tables) -> list[str]:
    """The tables frozen now because their rules version is not today's and their game no longer matches.

    A frozen one is tried again: who goes back to the version before finds its games as they were.
    """
    frozen = []
    async with tables.database.reading() as connection:
        found = await connection.execute(
            select(db.table).where(db.table.c.status.in_([RUNNING, FROZEN])).order_by(db.table.c.id)
        )
        stored = [TableInMemory(row, [], None) for row in found]
    for table in stored:
        if table.status == RUNNING and table.row.rules == _version(tables, table.row.game):
            continue
        try:
            async with tables.database.reading() as connection:
                play = await tables.read_play(connection, table, from_the_beginning=True)
        except Mismatch as error:
            await tables.freeze(table.id, error)
            if table.status == RUNNING:
                frozen.append(table.id)
        else:
            await _go_on(tables, table, play)
    return frozen


def _version(tables: Tables, game_id: str) -> str | None:
    try:
        return tables.game(game_id).version
    except Refusal:
        return None


async def _go_on(tables: Tables, table: TableInMemory, play: Play) -> None:
    """The stored game is right by the rules of today: from now on it is played by them."""
    values: dict[str, Any] = {"rules": play.game.version}
    async with tables.database.writing() as connection:
        if table.status == FROZEN:
            table.seats = await tables.read_seats(connection, table.id)
            clocks = table.clocks()
            clocks.since = [None] * table.row.players  # nobody could decide meanwhile
            clocks.ask(play.state.to_act, play.state.to_act, table.people(), tables.now())
            values.update(
                status=RUNNING,
                frozen_at=None,
                moved=tables.now(),
                clocks=clocks.to_store(),
                due=clocks.due(),
            )
        if table.row.rules != play.game.version:
            for row in play.rows:
                if row.hash is not None:  # a fingerprint names its rules, so the old ones would fit no more
                    of_row = (db.move.c.table_id == table.id) & (db.move.c.number == row.number)
                    await connection.execute(update(db.move).where(of_row).values(hash=row.hash))
        await connection.execute(delete(db.snapshot).where(db.snapshot.c.table_id == table.id))
        await connection.execute(update(db.table).where(db.table.c.id == table.id).values(**values))
