"""The file of a tournament: whole at any moment, read back as it was."""

import json
from pathlib import Path

import pytest

from ludage.arena import archive as keeping
from ludage.arena.archive import Archive, ArchiveError, Keeper, read
from ludage.arena.match import Contestant, Played
from ludage.arena.tournament import Tournament, versions
from tests.arena.waiting import wait_for

LEARNED = Contestant("greedy@w.toml", "greedy", {"ahead": 0.1 + 0.2, "army": -3.0})
TOURNAMENT = Tournament("age-of-gods", 2, {"variant": "standard"}, (LEARNED, Contestant("é", "random")), 4, 9)
RESULT = Played((3, 4), (2, 1), (5, 6), (0.1, 0.2), (0.05, 0.06))


def archive(games: int) -> Archive:
    return Archive(TOURNAMENT, versions(TOURNAMENT.game), [RESULT] * games)


def test_a_file_is_read_back_as_it_was() -> None:
    for games in (0, 3, 4):
        again = read(archive(games).text())
        assert again == archive(games)
        assert [one.seconds for one in again.played] == [(0.1, 0.2)] * games


def test_a_file_says_everything_about_every_game() -> None:
    data = json.loads(archive(3).text())
    assert data["versions"]["engine"] in ("interpreted", "compiled")
    deals = [game["deal"] for game in data["games"]]
    assert deals[0] == deals[1] != deals[2]
    assert [game["seats"] for game in data["games"][:2]] == [["greedy@w.toml", "é"], ["é", "greedy@w.toml"]]
    assert data["tournament"]["contestants"][0]["weights"] == {"ahead": 0.1 + 0.2, "army": -3.0}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"format": "ludage arena 2"}',
        '{"format": "ludage arena 1"}',
        archive(2).text().replace('"seed": 9', '"seed": 8'),
        archive(4).text().replace('"games": 4', '"games": 2'),
        archive(2).text().replace('"ranks"', '"rangs"'),
        archive(2).text()[:-20],
    ],
)
def test_what_is_no_file_of_a_tournament_is_refused(text: str) -> None:
    with pytest.raises(ArchiveError):
        read(text)


def test_only_whole_deals_count() -> None:
    assert [len(block) for block in TOURNAMENT.whole([RESULT] * 3)] == [2]
    assert TOURNAMENT.whole([RESULT]) == []


def test_results_are_kept_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "SAVE_SECONDS", 0.01)
    file = tmp_path / "t.json"
    growing = archive(0)
    with Keeper(growing, file):
        assert read(file.read_text("utf-8")).played == []
        for count in (1, 2):
            growing.played.append(RESULT)
            wait_for(lambda count=count: len(read(file.read_text("utf-8")).played) == count)  # type: ignore[misc]
        growing.played.append(RESULT)
    assert read(file.read_text("utf-8")) == archive(3)
    assert [each.name for each in tmp_path.iterdir()] == ["t.json"]
