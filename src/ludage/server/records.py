"""Games to look back on, over HTTP: records to download and to bring along, positions, replays."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import func, insert, select

from ludage.core import record
from ludage.core.journal import Journal
from ludage.core.luck import commitment
from ludage.core.message import Problem
from ludage.server import replays
from ludage.server.analyses import Analysis
from ludage.server.given import Asker, GivenServices, Known, address_of
from ludage.server.live import may_watch
from ludage.server.messages import MAX_BYTES, SeatChange
from ludage.server.people import Person, hold_person
from ludage.server.refusals import Refusal, refused
from ludage.server.replays import Replay, View, ViewRecord
from ludage.server.services import Services, limited
from ludage.server.store import schema as db
from ludage.server.table import FINISHED, TableInMemory
from ludage.server.tables import ID

RECORD_BYTES = 256 * 1024
RECORD_LINES = 5_000
"""Far more than the longest game has; each may cost a fingerprint to verify."""
JOURNALS_KEPT = 16
"""Games that somebody looks back on: each has all its positions in memory, half a megabyte or so."""
RECORDS_MOST = 100
"""That one person may have brought along."""


class Upload(msgspec.Struct):
    """A record to be replayed here."""

    record: str


class Uploaded(msgspec.Struct):
    """Where it can be looked at."""

    id: str
    game: str
    actions: int


class TableRecordsController(Controller):
    """What is left of the games played here."""

    path = "/api/tables/{table_id:str}"
    tags = ("records",)

    @get("/record", media_type="text/plain")
    async def download(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        person: Asker,
        table_id: FromPath[str],
        invitation: FromQuery[str | None] = None,
    ) -> Response[bytes]:
        """The record of a finished game; of one that is on, what one's own seat knows of it, as JSON."""
        table = await _watched(services, person, table_id, invitation)
        journal = await _played(services, request, person, table)
        if table.status == FINISHED:
            notes = (f"table: {table.id}", f"commitment: {commitment(table.id, journal.seed)}")
            text = await asyncio.to_thread(partial(record.write, journal, notes=notes))
            return _file(f"{table.row.game}-{table.id}.txt", text.encode(), "text/plain; charset=utf-8")
        seat = table.seat_of(None if person is None else person.id)
        told = replays.replay(journal, seat, _names(table), False, _seat_changes(table))
        known = msgspec.json.encode(ViewRecord(told, journal.state.view(seat)))
        return _file(f"{table.row.game}-{table.id}-view.json", known, "application/json")

    @get("/view")
    async def look_back(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        person: Asker,
        table_id: FromPath[str],
        at: FromQuery[int | None] = None,
        seat: FromQuery[int | None] = None,
        invitation: FromQuery[str | None] = None,
    ) -> View:
        """The view after so many actions: anybody's once the game is over, one's own while it runs."""
        table = await _watched(services, person, table_id, invitation)
        _check_seat(table, person, seat)
        return _existing(replays.view(await _played(services, request, person, table), at, seat))

    @get("/replay")
    async def replay(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        person: Asker,
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
        invitation: FromQuery[str | None] = None,
    ) -> Replay:
        """Everything that happened: from any seat once the game is over, from one's own while it runs."""
        table = await _watched(services, person, table_id, invitation)
        _check_seat(table, person, seat)
        journal = await _played(services, request, person, table)
        over = table.status == FINISHED
        return await asyncio.to_thread(
            replays.replay, journal, seat, _names(table), over, _seat_changes(table)
        )

    @get("/analysis")
    async def analysis(
        self,
        services: GivenServices,
        person: Asker,
        table_id: FromPath[str],
        invitation: FromQuery[str | None] = None,
    ) -> Analysis:
        """What there is of the analysis of a finished game."""
        await _finished(services, person, table_id, invitation)
        return await services.analyses.look(table_id)

    @post("/analysis", status_code=200)
    async def analyse(
        self,
        services: GivenServices,
        known: Known,
        table_id: FromPath[str],
        invitation: FromQuery[str | None] = None,
    ) -> Analysis:
        """Have a finished game looked at by a bot, unless it has been."""
        table = await _finished(services, known, table_id, invitation)
        table.played()
        return await services.analyses.ask(
            table_id, known.id, partial(limited, services, "analysis", known.id)
        )


class RecordsController(Controller):
    """Records that people bring along."""

    path = "/api/records"
    tags = ("records",)

    @post("/", request_max_body_size=RECORD_BYTES + MAX_BYTES)
    async def upload(self, services: GivenServices, known: Known, data: JSONBody[Upload]) -> Uploaded:
        """Bring a record along; it is replayed and verified first."""
        limited(services, "upload", known.id)
        if len(data.record.encode()) > RECORD_BYTES or data.record.count("\n") > RECORD_LINES:
            raise Refusal("record-too-large", 413, most=RECORD_BYTES // 1024)
        try:
            journal = await asyncio.to_thread(record.read, data.record, services.tables.find_game)
        except Problem as problem:
            raise refused("bad-record", 400, problem) from None
        upload_id = secrets.token_hex(8)
        mine = select(func.count()).select_from(db.upload).where(db.upload.c.person == known.id)
        async with services.database.writing() as connection:
            await hold_person(connection, known.id)
            if (await connection.execute(mine)).scalar_one() >= RECORDS_MOST:
                raise Refusal("too-many-records", 409, most=RECORDS_MOST)
            await connection.execute(
                insert(db.upload).values(
                    id=upload_id,
                    person=known.id,
                    game=journal.game.id,
                    record=record.write(journal),  # what was read, and nothing else that stood there
                    created=services.now(),
                )
            )
        return Uploaded(upload_id, journal.game.id, len(journal.actions))

    @get("/{upload_id:str}/view")
    async def look_at(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        person: Asker,
        upload_id: FromPath[str],
        at: FromQuery[int | None] = None,
        seat: FromQuery[int | None] = None,
    ) -> View:
        """The view of an uploaded game after so many actions, from any seat."""
        journal = await _brought(services, request, person, upload_id)
        return _existing(replays.view(journal, at, seat))

    @get("/{upload_id:str}/replay")
    async def replay(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        person: Asker,
        upload_id: FromPath[str],
        seat: FromQuery[int | None] = None,
    ) -> Replay:
        """Everything that happened in an uploaded game, from any seat."""
        journal = await _brought(services, request, person, upload_id)
        if seat is not None and not 0 <= seat < journal.players:
            raise Refusal("no-such-position", 404)
        names = [""] * journal.players
        return await asyncio.to_thread(
            replays.replay, journal, seat, names, journal.state.outcome is not None, []
        )


Play = Callable[[], Journal]
"""Plays a game again."""


async def _journal(
    services: Services, request: Request[Any, Any, Any], person: Person | None, key: str, play: Play
) -> Journal:
    """A game with all its positions, played again in a thread unless somebody has just looked at it or does so now.

    Playing again costs as much as a hundred other requests, so it is limited; looking on is not.
    """
    kept, replaying = services.journals, services.replaying
    if key not in kept:
        if key not in replaying:
            limited(services, "replay", address_of(request) if person is None else person.id)
            replaying[key] = asyncio.create_task(asyncio.to_thread(play))
            replaying[key].add_done_callback(lambda _task: replaying.pop(key))
        kept[key] = await asyncio.shield(replaying[key])  # others may wait for it when this one has gone
    journal = kept[key]
    kept.move_to_end(key)
    while len(kept) > JOURNALS_KEPT:
        kept.popitem(last=False)
    return journal


async def _watched(
    services: Services, person: Person | None, table_id: str, invitation: str | None
) -> TableInMemory:
    return await may_watch(services, table_id, None if person is None else person.id, invitation)


async def _finished(
    services: Services, person: Person | None, table_id: str, invitation: str | None
) -> TableInMemory:
    """A table whose game is over: nothing of it is secret any more."""
    table = await _watched(services, person, table_id, invitation)
    if table.status != FINISHED:
        raise Refusal("not-finished", 409)
    return table


def _check_seat(table: TableInMemory, person: Person | None, seat: int | None) -> None:
    """While a game is on, everybody sees it from his own place only."""
    own = table.seat_of(None if person is None else person.id)
    if seat is None or (seat == own and own is not None):
        return
    if table.status != FINISHED or not 0 <= seat < table.row.players:
        raise Refusal("not-your-seat", 403)


def _existing(found: View | None) -> View:
    if found is None:
        raise Refusal("no-such-position", 404)
    return found


async def _played(
    services: Services, request: Request[Any, Any, Any], person: Person | None, table: TableInMemory
) -> Journal:
    """The table's game, from a copy of its actions as they are now."""
    play = table.played()
    again = partial(
        replays.journal_of, play.game, play.players, play.seed, dict(play.options), list(play.actions)
    )
    return await _journal(services, request, person, f"{table.id} {play.seq}", again)


async def _brought(
    services: Services, request: Request[Any, Any, Any], person: Person | None, upload_id: str
) -> Journal:
    """The game of a record that somebody has brought along, if it is one by the rules of today."""
    text = await _uploaded(services, upload_id)
    read = partial(record.read, text, services.tables.find_game)
    try:
        return await _journal(services, request, person, f"upload {upload_id}", read)
    except Problem as problem:
        raise refused("bad-record", 409, problem) from None


def _names(table: TableInMemory) -> list[str]:
    return [seat.name for seat in table.seats]


def _seat_changes(table: TableInMemory) -> list[SeatChange]:
    """Where they stand among the actions that count."""
    kept_at = table.played().kept_at
    return [msgspec.structs.replace(change, seq=kept_at(change.seq)) for change in table.seat_changes]


def _file(name: str, content: bytes, media_type: str) -> Response[bytes]:
    """Something to be saved."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, media_type=media_type)


async def _uploaded(services: Services, upload_id: str) -> str:
    if ID.fullmatch(upload_id):
        async with services.database.reading() as connection:
            text = (
                await connection.execute(select(db.upload.c.record).where(db.upload.c.id == upload_id))
            ).scalar_one_or_none()
        if text is not None:
            return str(text)
    raise Refusal("no-such-record", 404)
