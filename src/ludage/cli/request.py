"""What was asked for on the command line, checked: each mistake is one sentence in the reader's language."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludage.bots import BOTS
from ludage.cli.words import CliError, Words, ended
from ludage.core.game import Game
from ludage.core.stream import SEED_BITS
from ludage.games import game, game_ids

USUAL_PLAYERS = 4


def find_game(game_id: str, content: Path | None, words: Words) -> Game[Any]:
    """The game asked for, with the content of an owner's box if one is named."""
    if game_id not in game_ids():
        raise CliError(words("no-game", game=words.quoted(game_id), games=game_ids()))
    if content is not None and not content.is_dir():
        raise CliError(words("no-folder", folder=words.quoted(content)))
    try:
        return game(game_id, content)
    except ValueError as error:
        if content is None:
            raise
        raise CliError(
            words("wrong-content", folder=words.quoted(content), problem=ended(str(error)))
        ) from None


def check_players(made: Game[Any], players: int | None, words: Words) -> int:
    """How many play: four, or as many as can, if nothing is said."""
    if players is None:
        return min(max(USUAL_PLAYERS, made.min_players), made.max_players)
    if not made.min_players <= players <= made.max_players:
        limits = {"least": made.min_players, "most": made.max_players}
        raise CliError(words("wrong-players", game=words.quoted(made.id), players=players, **limits))
    return players


def check_seed(seed: int | None, words: Words) -> int:
    """The seed asked for, or one nobody can guess."""
    if seed is None:
        return secrets.randbits(64)
    if not 0 <= seed < 1 << SEED_BITS:
        raise CliError(words("wrong-seed", seed=words.quoted(seed), bits=SEED_BITS))
    return seed


def check_options(made: Game[Any], given: Sequence[str], words: Words) -> dict[str, str]:
    """Options of the game, each given as NAME=VALUE."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise CliError(words("option-form", text=words.quoted(text)))
        if name not in made.options:
            names = list(made.options) or ["–"]
            raise CliError(
                words("no-option", game=words.quoted(made.id), option=words.quoted(name), options=names)
            )
        if value not in made.options[name]:
            values = list(made.options[name])
            raise CliError(words("wrong-option", option=name, value=words.quoted(value), values=values))
        options[name] = value
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
