"""The games and their rules over HTTP."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

import ludage
from ludage.bots import OFFERED
from ludage.core.game import Game
from ludage.core.rulebook import Rule
from ludage.server.given import GivenServices
from ludage.server.identity import check_language
from ludage.server.messages import Said
from ludage.server.still import Still


class NeedInfo(msgspec.Struct):
    """A value of an option that is only for some tables: nobody need offer it to others."""

    option: str
    value: str
    players: tuple[int, int] | None
    """The least and the most players it goes with."""
    options: dict[str, list[str]]
    """Other options, each with its values that it goes with."""


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    rules: str
    min_players: int
    max_players: int
    options: dict[str, list[str]]
    needs: list[NeedInfo]
    first_game: dict[str, str]
    """Options of the game by which people are to learn it, where it has one of its own."""
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


def info(game: Game[Any]) -> GameInfo:
    """What a lobby needs to know of a game."""
    return GameInfo(
        game.id,
        game.version,
        game.min_players,
        game.max_players,
        _lists(game.options),
        [NeedInfo(need.option, need.value, need.players, _lists(need.options)) for need in game.needs],
        dict(game.first_game),
        list(OFFERED),
        len(game.actions),
    )


def _lists(values: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    return {name: list(given) for name, given in values.items()}


@lru_cache(maxsize=16)
def _space(game: Game[Any]) -> Still:
    """The action space on the wire: some thousands of entries, made once."""
    space = game.actions
    out = []
    for action in range(len(space)):
        phrase = space.phrase(action)
        said = Said(phrase.key, dict(phrase.args))
        out.append(ActionInfo(space.text(action), list(space.targets(action)), said))
    return Still(msgspec.json.encode(out), "application/json")


@lru_cache(maxsize=16)
def _rules(game: Game[Any], language: str) -> list[Rule]:
    return game.rules(language)


class LibraryController(Controller):
    """Games and rules."""

    path = "/api"
    tags = ("library",)

    @get("/games")
    async def games(self, services: GivenServices) -> list[GameInfo]:
        """The games there are."""
        return [info(services.tables.game(game_id)) for game_id in ludage.game_ids()]

    @get("/games/{game_id:str}/actions", responses={200: ResponseSpec(list[ActionInfo])})
    async def actions(
        self, services: GivenServices, request: Request[Any, Any, Any], game_id: FromPath[str]
    ) -> Response[bytes]:
        """The whole action space, in order: the index of an action is its place in this list."""
        return _space(services.tables.game(game_id)).answer(request, {"cache-control": "no-cache"})

    @get("/games/{game_id:str}/rules")
    async def rules(
        self,
        services: GivenServices,
        game_id: FromPath[str],
        word: FromQuery[str] = "",
        language: FromQuery[str] = "en",
    ) -> list[RuleInfo]:
        """The rule catalogue in a language, or the rules in it that mention a word."""
        return [
            RuleInfo(rule.id, rule.section, rule.rule, rule.source, rule.example, rule.note)
            for rule in _rules(services.tables.game(game_id), check_language(language))
            if rule.mentions(word[:60])
        ]
