"""What was asked for on the command line, checked: each mistake is one sentence in the reader's language.

What the engine finds wrong is its own Problem, which the command line says in the end.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludage.bots import BOTS
from ludage.cli.words import CliError, Words
from ludage.core import stream
from ludage.core.content import ContentError
from ludage.core.game import Game
from ludage.games import game, game_ids

USUAL_PLAYERS = 4


def find_game(game_id: str, content: Path | None, words: Words) -> Game[Any]:
    """The game asked for, with the content of an owner's box if one is named."""
    if content is not None and game_id in game_ids() and not content.is_dir():
        raise CliError(words("no-folder", folder=words.quoted(content)))
    try:
        return game(game_id, content)
    except ContentError as error:
        raise wrong_content(content, words, error) from None


def wrong_content(content: Path | None, words: Words, error: ContentError) -> CliError:
    """Tables of an owner's box with which the game cannot be played."""
    return CliError(words("wrong-content", folder=words.quoted(content), problem=words.remark(error)))


def check_players(made: Game[Any], players: int | None) -> int:
    """How many play: four, or as many as can, if nothing is said."""
    if players is None:
        return min(max(USUAL_PLAYERS, made.min_players), made.max_players)
    return made.check_players(players)


def check_seed(seed: int | None) -> int:
    """The seed asked for, or one nobody can guess."""
    return secrets.randbits(64) if seed is None else stream.check_seed(seed)


def check_options(made: Game[Any], players: int, given: Sequence[str], words: Words) -> dict[str, str]:
    """Options of the game at a table of so many, each given as NAME=VALUE."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise CliError(words("option-form", text=words.quoted(text)))
        options[name] = value
    made.check_table(players, options)
    return options


def check_bots(given: str, words: Words) -> list[str]:
    """Names of bots, separated by commas."""
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if name not in BOTS:
            raise CliError(words("no-bot", bot=words.quoted(name), bots=list(BOTS)))
    return names


def check_seat(seat: int, players: int, words: Words) -> int:
    """A seat of the table."""
    if not 0 <= seat < players:
        raise CliError(words("wrong-seat", seat=seat, last=players - 1))
    return seat
