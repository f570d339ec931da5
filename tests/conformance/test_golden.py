"""The golden playthroughs: every word of them comes out again."""

from typing import Any

import pytest

import ludage
from ludage.core.game import Game
from tests.conformance.playthrough import FOLDER, file_of, main, playthrough, tables

PLAYTHROUGHS = [
    pytest.param(game, players, seed, id=file_of(game, players, seed).stem)
    for game in (ludage.game(game_id) for game_id in ludage.game_ids())
    for players, seed in tables(game)
]


@pytest.mark.parametrize(("game", "players", "seed"), PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(game: Game[Any], players: int, seed: int) -> None:
    golden = file_of(game, players, seed).read_text(encoding="utf-8")
    now = playthrough(game, players, seed)
    # line by line, so that the first difference is what is reported
    for number, (old, new) in enumerate(zip(golden.splitlines(), now.splitlines(), strict=False), 1):
        assert new == old, f"{file_of(game, players, seed).name}, line {number}"
    assert now == golden


def test_every_golden_file_belongs_to_a_playthrough() -> None:
    expected = {file_of(*param.values).name for param in PLAYTHROUGHS}  # type: ignore[arg-type]
    assert {file.name for file in FOLDER.iterdir()} == expected


def test_nothing_is_left_to_write(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out == ""
