"""The games and their rules over HTTP."""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Controller, get
from litestar.params import FromPath, FromQuery

import ludage
from ludage.bots import BOTS
from ludage.core.game import Game
from ludage.core.rulebook import Rule
from ludage.server.given import GivenServices
from ludage.server.identity import check_language
from ludage.server.messages import Said


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
