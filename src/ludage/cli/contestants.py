"""Bots by name, weights from files, and who is to play the games: what the arena and learning ask for alike."""

import tomllib
from pathlib import Path
from typing import Any

from ludage.arena import workers as spread
from ludage.arena.match import Contestant
from ludage.arena.workers import Workers
from ludage.bots import BOTS, weighing
from ludage.cli.files import unreadable
from ludage.cli.words import CliError, Words, ended
from ludage.core.game import Game
from ludage.core.weights import FIRST, read_weights

NAMES_MOST = 5


def check_contestants(given: str, made: Game[Any], words: Words) -> list[Contestant]:
    """Bots separated by commas, each with a file of weights after an @ if it is to play by that."""
    found: dict[str, Contestant] = {}
    for text in [part.strip() for part in given.split(",") if part.strip()]:
        name, _, file = text.partition("@")
        if name not in BOTS:
            raise CliError(words("no-bot", bot=words.quoted(name), bots=list(BOTS)))
        if text in found:
            raise CliError(words("arena-twice", bot=words.quoted(text)))
        if file and name not in weighing():
            raise CliError(words("arena-no-weighing", bot=words.quoted(name), bots=weighing()))
        found[text] = Contestant(text, name, weights_of(Path(file), made, words) if file else None)
    return list(found.values())


def weights_of(path: Path, made: Game[Any], words: Words) -> dict[str, float]:
    """The weights of a file: all that the game has, and no others."""
    file = words.quoted(path)
    try:
        text = path.read_text(encoding="utf-8")
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CliError(words("not-toml", file=file, problem=ended(str(error)))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(path, words, error) from None
    try:
        values = read_weights(text, str(path)).values
    except ValueError:
        raise CliError(words("arena-no-weights", file=file)) from None
    known = made.weights(FIRST).values
    for key, names in (
        ("arena-weights-unknown", [name for name in values if name not in known]),
        ("arena-weights-missing", [name for name in known if name not in values]),
    ):
        if names:
            some = [words.quoted(name) for name in names[:NAMES_MOST]]
            raise CliError(words(key, file=file, names=some, count=len(names)))
    return values


def crew_of(workers: int | None, ray: str | None, words: Words) -> Workers:
    """Who is to play the games."""
    if workers is not None and ray is not None:
        raise CliError(words("arena-workers-or-ray"))
    if workers is not None and workers < 1:
        raise CliError(words("arena-wrong-workers", workers=workers))
    try:
        return spread.workers(workers, ray)
    except ImportError:
        raise CliError(words("arena-no-ray")) from None
    except (OSError, RuntimeError, ValueError) as error:
        raise CliError(
            words("arena-no-cluster", address=words.quoted(ray), problem=words.remark(error))
        ) from None
