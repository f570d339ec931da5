"""The games and their rules over HTTP, and records that people bring along."""

import asyncio
import secrets
from functools import partial
from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import insert, select

import ludage
from ludage.bots import BOTS
from ludage.core import record
from ludage.core.game import Game
from ludage.server.given import GivenServices, Known
from ludage.server.messages import Said
from ludage.server.refusals import Refusal
from ludage.server.services import Services, limited
from ludage.server.store import schema as db
from ludage.server.tables import ID

RECORD_BYTES = 256 * 1024
RECORD_LINES = 5_000
"""Far more than the longest game has; each may cost a fingerprint to verify."""


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    rules: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]
    bots: list[str]
    actions: int


class ActionInfo(msgspec.Struct):
    """An action of the space: what clients need to offer it."""

    text: str
    targets: list[str]
    phrase: Said


class RuleInfo(msgspec.Struct):
    """A rule of the catalogue."""

    id: str
    section: str
    rule: str
    source: str
    example: str
    note: str


class Upload(msgspec.Struct):
    """A record to be replayed here."""

    record: str


class Uploaded(msgspec.Struct):
    """Where it can be looked at."""

    id: str
    game: str
    actions: int


def info(game: Game[Any]) -> GameInfo:
    """What a lobby needs to know of a game."""
    return GameInfo(
        game.id,
        game.version,
        game.min_players,
        game.max_players,
        {name: list(values) for name, values in game.options.items()},
        list(BOTS),
        len(game.actions),
    )


def _game(services: Services, game_id: str) -> Game[Any]:
    """For the reader of records, which wants a ValueError."""
    try:
        return services.tables.game(game_id)
    except Refusal as refusal:
        raise ValueError(refusal.said.args["text"]) from None


async def _uploaded(services: Services, upload_id: str) -> str:
    if ID.fullmatch(upload_id):
        async with services.database.reading() as connection:
            text = (
                await connection.execute(select(db.upload.c.record).where(db.upload.c.id == upload_id))
            ).scalar_one_or_none()
        if text is not None:
            return str(text)
    raise Refusal("no-such-record", 404)


class LibraryController(Controller):
    """Games, rules, records."""

    path = "/api"
    tags = ("library",)

    @get("/games")
    async def games(self, services: GivenServices) -> list[GameInfo]:
        """The games there are."""
        return [info(services.tables.game(game_id)) for game_id in ludage.game_ids()]

    @get("/games/{game_id:str}/actions")
    async def actions(self, services: GivenServices, game_id: FromPath[str]) -> list[ActionInfo]:
        """The whole action space, in order: the index of an action is its place in this list."""
        space = services.tables.game(game_id).actions
        out = []
        for action in range(len(space)):
            phrase = space.phrase(action)
            out.append(
                ActionInfo(
                    space.text(action), list(space.targets(action)), Said(phrase.key, dict(phrase.args))
                )
            )
        return out

    @get("/games/{game_id:str}/rules")
    async def rules(
        self, services: GivenServices, game_id: FromPath[str], word: FromQuery[str] = ""
    ) -> list[RuleInfo]:
        """The rule catalogue, or the rules that mention a word."""
        return [
            RuleInfo(rule.id, rule.section, rule.rule, rule.source, rule.example, rule.note)
            for rule in services.tables.game(game_id).rules()
            if rule.mentions(word[:60])
        ]

    @post("/records")
    async def upload(self, services: GivenServices, known: Known, data: JSONBody[Upload]) -> Uploaded:
        """Bring a record along; it is replayed and verified first."""
        limited(services, "upload", known.id)
        if len(data.record.encode()) > RECORD_BYTES or data.record.count("\n") > RECORD_LINES:
            raise Refusal("record-too-large", 413, most=RECORD_BYTES // 1024)
        try:
            journal = await asyncio.to_thread(record.read, data.record, partial(_game, services))
        except ValueError as error:
            raise Refusal("bad-record", 400, text=str(error)[:300]) from None
        upload_id = secrets.token_hex(8)
        async with services.database.writing() as connection:
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

    @get("/records/{upload_id:str}/view")
    async def look_at(
        self,
        services: GivenServices,
        upload_id: FromPath[str],
        at: FromQuery[int | None] = None,
        seat: FromQuery[int | None] = None,
    ) -> dict[str, Any]:
        """The view of an uploaded game after so many actions, from any seat."""
        text = await _uploaded(services, upload_id)
        try:
            journal = await asyncio.to_thread(record.read, text, partial(_game, services))
        except ValueError as error:  # of other rules than today's
            raise Refusal("bad-record", 409, text=str(error)[:300]) from None
        count = len(journal.actions) if at is None else at
        if not 0 <= count <= len(journal.actions) or (seat is not None and not 0 <= seat < journal.players):
            raise Refusal("no-such-position", 404)
        events = [event.seen_by(seat) for event in journal.events[count - 1]] if count else []
        return {
            "at": count,
            "of": len(journal.actions),
            "view": journal.at(count).view(seat),
            "events": [event for event in events if event is not None],
        }
