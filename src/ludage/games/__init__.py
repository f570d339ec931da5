"""The games. Each is a package of its own that knows the core and no other game."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ludage.core.game import Game

PACKAGES = {
    "age-of-gods": "ludage.games.age_of_gods",
    "age-of-mythology": "ludage.games.age_of_mythology",
    "through-the-ages": "ludage.games.through_the_ages",
}


def game_ids() -> list[str]:
    """The games there are."""
    return list(PACKAGES)


def game(game_id: str, content: str | Path | None = None) -> Game[Any]:
    """The game with this id; `content` is a folder whose rows override those of the package."""
    if game_id not in PACKAGES:
        raise ValueError(f"no game {game_id!r}; there are: {', '.join(PACKAGES)}")
    return _standard(game_id) if content is None else _create(game_id, Path(content))


@cache
def _standard(game_id: str) -> Game[Any]:
    return _create(game_id, None)


def _create(game_id: str, content: Path | None) -> Game[Any]:
    made: Game[Any] = import_module(PACKAGES[game_id]).create(content)
    return made
