"""Games to look back on, over HTTP: records to download and to bring along, positions, replays."""

import secrets
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi import ResponseSpec
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
from ludage.server.looking_back import Asked
from ludage.server.messages import MAX_BYTES, SeatChange
from ludage.server.people import Person, hold_person
from ludage.server.refusals import Refusal, refused
from ludage.server.replays import Replay, View, ViewRecord
from ludage.server.services import Services, limited
from ludage.server.still import Still
from ludage.server.store import schema as db
from ludage.server.table import FINISHED, TableInMemory
from ludage.server.tables import ID

RECORD_BYTES = 256 * 1024
RECORD_LINES = 5_000
"""Far more than the longest game has; each may cost a fingerprint to verify."""
RECORDS_MOST = 100
"""That one person may have brought along."""
AGAIN = {"cache-control": "private, no-cache"}
"""A browser asks whether what it has is still the same; nobody between it and us keeps it."""


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
        asked = _asked(services, request, person)
        key: Hashable = ("record", table.id)
        write: Write = partial(_record, table.id)
        if table.status == FINISHED:
            name = f"{table.row.game}-{table.id}.txt"
        else:
            seat = table.seat_of(None if person is None else person.id)
            key, write = _told(table, seat, _known)
            name = f"{table.row.game}-{table.id}-view.json"
        still = await services.looking_back.still(asked, key, _game(table), write)
        return still.answer(request, AGAIN | {"content-disposition": f'attachment; filename="{name}"'})

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
        asked = _asked(services, request, person)
        return _existing(replays.view(await services.looking_back.journal(asked, *_game(table)), at, seat))

    @get("/replay", responses={200: ResponseSpec(Replay)})
    async def replay(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        person: Asker,
        table_id: FromPath[str],
        seat: FromQuery[int | None] = None,
        invitation: FromQuery[str | None] = None,
    ) -> Response[bytes]:
        """Everything that happened: from any seat once the game is over, from one's own while it runs."""
        table = await _watched(services, person, table_id, invitation)
        _check_seat(table, person, seat)
        key, write = _told(table, seat, _replay)
        asked = _asked(services, request, person)
        return (await services.looking_back.still(asked, key, _game(table), write)).answer(request, AGAIN)

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
        request: Request[Any, Any, Any],
        known: Known,
        table_id: FromPath[str],
        invitation: FromQuery[str | None] = None,
    ) -> Analysis:
        """Have a finished game looked at by a bot, unless it has been."""
        table = await _finished(services, known, table_id, invitation)
        table.played()
        return await services.analyses.ask(
            table_id, known.id, partial(limited, services, "analysis", known.id), address_of(request)
        )


class RecordsController(Controller):
    """Records that people bring along."""

    path = "/api/records"
    tags = ("records",)

    @post("/", request_max_body_size=RECORD_BYTES + MAX_BYTES)
    async def upload(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        known: Known,
        data: JSONBody[Upload],
    ) -> Uploaded:
        """Bring a record along; it is replayed and verified first."""
        limited(services, "upload", known.id)
        limited(services, "upload-address", address_of(request))
        if len(data.record.encode()) > RECORD_BYTES or data.record.count("\n") > RECORD_LINES:
            raise Refusal("record-too-large", 413, most=RECORD_BYTES // 1024)
        try:
            async with services.long_work.turn(known.id, data.record.count("\n")) as run:
                journal = await run(partial(record.read, data.record, services.tables.find_game))
                text = await run(
                    partial(record.write, journal)
                )  # what was read, and nothing else that stood there
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
                    record=text,
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
        game = await _brought(services, upload_id)
        try:
            journal = await services.looking_back.journal(_asked(services, request, person), *game)
        except Problem as problem:
            raise refused("bad-record", 409, problem) from None
        return _existing(replays.view(journal, at, seat))

    @get("/{upload_id:str}/replay", responses={200: ResponseSpec(Replay)})
    async def replay(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        person: Asker,
        upload_id: FromPath[str],
        seat: FromQuery[int | None] = None,
    ) -> Response[bytes]:
        """Everything that happened in an uploaded game, from any seat."""
        game = await _brought(services, upload_id)
        asked = _asked(services, request, person)
        key = ("upload", upload_id, seat)
        try:
            still = await services.looking_back.still(asked, key, game, partial(_uploaded_replay, seat))
        except Problem as problem:
            raise refused("bad-record", 409, problem) from None
        return still.answer(request, AGAIN)


Write = Callable[[Journal], Still]
"""Writes something of a game that was played again."""
Again = tuple[str, int, Callable[[], Journal]]
"""A game by its name, how many actions it has, and how it is played again."""


def _asked(services: Services, request: Request[Any, Any, Any], person: Person | None) -> Asked:
    """Who looks back. What has to be made for it is limited: it costs as much as many other requests."""
    owner = address_of(request) if person is None else person.id
    return Asked(owner, partial(limited, services, "replay", owner))


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


def _game(table: TableInMemory) -> Again:
    """The table's game, from a copy of its actions as they are now."""
    play = table.played()
    again = partial(
        replays.journal_of, play.game, play.players, play.seed, dict(play.options), list(play.actions)
    )
    return f"{table.id} {play.seq}", len(play.actions), again


async def _brought(services: Services, upload_id: str) -> Again:
    """The game of a record that somebody has brought along; a Problem unless it is one by the rules of today."""
    text = await _uploaded(services, upload_id)
    return f"upload {upload_id}", text.count("\n"), partial(record.read, text, services.tables.find_game)


# ---- what is written, in a thread ---------------------------------------------------------------------------------


def _record(table_id: str, journal: Journal) -> Still:
    notes = (f"table: {table_id}", f"commitment: {commitment(table_id, journal.seed)}")
    return Still(record.write(journal, notes=notes).encode(), "text/plain; charset=utf-8")


def _told(
    table: TableInMemory,
    seat: int | None,
    write: Callable[[int | None, list[str], bool, list[SeatChange], Journal], Still],
) -> tuple[Hashable, Write]:
    """What is told of a table's game, as it is called now: people change their names, and seats change hands."""
    names, over, changes = _names(table), table.status == FINISHED, _seat_changes(table)
    last = changes[-1].number if changes else 0
    key = (write.__name__, table.id, table.played().seq, seat, tuple(names), over, last)
    return key, partial(write, seat, names, over, changes)


def _replay(
    seat: int | None, names: list[str], over: bool, changes: list[SeatChange], journal: Journal
) -> Still:
    told = replays.replay(journal, seat, names, over, changes)
    return Still(msgspec.json.encode(told), "application/json")


def _known(
    seat: int | None, names: list[str], over: bool, changes: list[SeatChange], journal: Journal
) -> Still:
    told = replays.replay(journal, seat, names, over, changes)
    return Still(msgspec.json.encode(ViewRecord(told, journal.state.view(seat))), "application/json")


def _uploaded_replay(seat: int | None, journal: Journal) -> Still:
    if seat is not None and not 0 <= seat < journal.players:
        raise Refusal("no-such-position", 404)
    return _replay(seat, [""] * journal.players, journal.state.outcome is not None, [], journal)


def _names(table: TableInMemory) -> list[str]:
    return [seat.name for seat in table.seats]


def _seat_changes(table: TableInMemory) -> list[SeatChange]:
    """Where they stand among the actions that count."""
    kept_at = table.played().kept_at
    return [msgspec.structs.replace(change, seq=kept_at(change.seq)) for change in table.seat_changes]


async def _uploaded(services: Services, upload_id: str) -> str:
    if ID.fullmatch(upload_id):
        async with services.database.reading() as connection:
            text = (
                await connection.execute(select(db.upload.c.record).where(db.upload.c.id == upload_id))
            ).scalar_one_or_none()
        if text is not None:
            return str(text)
    raise Refusal("no-such-record", 404)
