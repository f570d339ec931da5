"""The games. Each is a package of its own that knows the core and no other game."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ludage.core.game import Game
from ludage.core.message import Problem, outside

PACKAGES = {
    "age-of-gods": "ludage.games.age_of_gods",
    "age-of-mythology": "ludage.games.age_of_mythology",
    "through-the-ages": "ludage.games.through_the_ages",
}


def game_ids() -> list[str]:
    """The games there are."""
    return list(PACKAGES)


def game(game_id: str, content: str | Path | None = None) -> Game[Any]:
    """The game with this id; `content` is a folder whose rows override those of the package.

    A folder for several games holds one for each of them, called as its id; a game that has none is as it was.
    """
    if game_id not in PACKAGES:
        raise Problem("problem-no-game", outside(game=game_id, games=list(PACKAGES)))
    own = None if content is None else _own(game_id, Path(content))
    return _standard(game_id) if own is None else _create(game_id, own)


def _own(game_id: str, content: Path) -> Path | None:
    """Where in a folder the tables of this game are."""
    if any((content / each).is_dir() for each in PACKAGES):
        return content / game_id if (content / game_id).is_dir() else None
    return content


@cache
def _standard(game_id: str) -> Game[Any]:
    return _create(game_id, None)


def _create(game_id: str, content: Path | None) -> Game[Any]:
    made: Game[Any] = import_module(PACKAGES[game_id]).create(content)
    return made
