"""A position read from a damaged text: refused in one sentence, whatever was damaged, in every game."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import ludage
from ludage.core.game import Game
from ludage.core.stream import seeded
from tests.conformance.playing import position_after, sample

NONSENSE: list[object] = ["nonsense", 2.5, ["nonsense"], {"nonsense": 1}, 10**30]
"""What no field of any position can hold."""
PLACES = 20
"""Places that are damaged in each field of a position."""

Path = tuple[str | int, ...]


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every part of JSON data."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(data[key], (*path, key))


def damaged(data: object, path: Path, nonsense: object) -> object:
    """The data with nonsense in one place."""
    copy = json.loads(json.dumps(data))
    part = copy
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = nonsense
    return copy


def what_came_of(game: Game[Any], data: object) -> str:
    """Empty if the data was refused as it should be."""
    try:
        game.from_json(json.dumps(data))
    except ValueError as error:
        return "" if "\n" not in str(error) else "refused in several lines"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "accepted"


@pytest.mark.parametrize(
    "game", [ludage.game(game_id) for game_id in ludage.game_ids()], ids=ludage.game_ids()
)
@pytest.mark.parametrize("rounds", range(0, 50, 5))
def test_no_part_of_a_position_takes_nonsense(game: Game[Any], rounds: int) -> None:
    luck = seeded(rounds)
    players = game.min_players + rounds % (game.max_players - game.min_players + 1)
    data = position_after(game, players, rounds, rounds * players, luck).to_dict()
    problems = []
    for field in data:
        known = [(field,), *places(data[field], (field,))]
        for at in sample(list(range(len(known))), PLACES, luck):
            for nonsense in NONSENSE:
                came = what_came_of(game, damaged(data, known[at], nonsense))
                if came:
                    problems.append(f"{'.'.join(str(key) for key in known[at])} = {nonsense}: {came}")
    assert not problems, "\n".join(problems)
