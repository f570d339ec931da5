"""`make ladder`: a list of matches, played as far as they are missing, and the page about them."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmarks.ladder import __main__ as program
from benchmarks.ladder.rungs import HELD, MISSED, REACHED, Target, rungs_of
from benchmarks.ladder.seeing import SeeingBot
from ludage.arena.figures import Estimate
from ludage.arena.tournament import Tournament
from ludage.arena.workers import Workers
from ludage.bots import BOTS
from ludage.core.state import State
from tests.arena.gambling import GAMBLERS

ROOT = Path(__file__).parents[1]
LIST = """
[[match]]
game = "age-of-gods"
players = 2
bots = "coin:random"
seed = 1
at_least = 0.99

[[match]]
game = "age-of-gods"
players = 3
bots = "coin:random"
seed = 2
above_par = true
"""


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many games of each tournament were there and how many were wanted, each time that one is played."""
    for name, maker in GAMBLERS.items():
        monkeypatch.setitem(BOTS, name, maker)
    seen: list[tuple[int, int]] = []
    continued = Tournament.continued

    def counted(tournament: Tournament, done: int, crew: Workers) -> Any:
        seen.append((done, tournament.games))
        return continued(tournament, done, crew)

    monkeypatch.setattr(Tournament, "continued", counted)
    return seen


def ladder(folder: Path, *arguments: str, matches: str = LIST) -> int:
    """Run it in a folder of its own."""
    (folder / "matches.toml").write_text(matches, encoding="utf-8")
    places = ("results", "ladder"), ("page", "ladder.md"), ("images", "images"), ("matches", "matches.toml")
    named = [part for option, name in places for part in (f"--{option}", str(folder / name))]
    return program.main(["--workers", "1", *named, *arguments])


@pytest.mark.usefixtures("capsys")
def test_what_is_complete_is_not_played_again(tmp_path: Path, played: list[tuple[int, int]]) -> None:
    assert ladder(tmp_path, "--games", "2") == 0
    assert played == [(0, 2), (0, 3)]  # whole deals
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    picture = (tmp_path / "images" / "ladder-age-of-gods.svg").read_bytes()
    assert ladder(tmp_path, "--games", "2") == 0
    assert len(played) == 2
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == page
    assert ladder(tmp_path, "--games", "4", "--only", "gods-2") == 0
    assert played[2:] == [(2, 4)]
    ElementTree.fromstring(picture)


@pytest.mark.usefixtures("capsys", "played")
def test_the_page_says_what_came_out_and_what_has_not_been_played(tmp_path: Path) -> None:
    assert ladder(tmp_path, "--games", "4", "--only", "gods-2") == 0
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    figures = json.loads((tmp_path / "ladder/age-of-gods-2-coin-random.json").read_text("utf-8"))["figures"]
    share = figures["standings"][0]["share"]
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith(("| 2", "| 3"))]
    assert rows[0][1] == "coin against random"
    assert rows[0][2].startswith(f"{100 * share['value']:.1f}% ({100 * share['low']:.1f}%")
    assert (rows[0][3], rows[0][7], rows[0][8]) == ("at least 99%", "4", "1")
    assert rows[1][1:4] == ["coin against 2 × random", "not played yet", "above 33.3%"]
    assert "1 not played yet" in page
    assert "(images/ladder-age-of-gods.svg)" in page
    assert "[ladder](ladder)" in page
    assert "Played by Ludage" in page


@pytest.mark.usefixtures("capsys")
def test_a_match_that_was_stopped_goes_on_and_the_page_is_written(
    tmp_path: Path, played: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Tournament.continued

    def stopped(tournament: Tournament, done: int, crew: Workers) -> Any:
        yield from list(counted(tournament, done, crew))[:2]
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Tournament, "continued", stopped)
        assert ladder(tmp_path, "--games", "6") == 130
    assert (tmp_path / "ladder.md").exists()
    assert ladder(tmp_path, "--games", "6") == 0
    assert played == [(0, 6), (2, 6), (0, 6)]


def test_what_other_weights_played_is_not_mixed_with_todays(
    tmp_path: Path, played: list[tuple[int, int]], capsys: pytest.CaptureFixture[str]
) -> None:
    ladder(tmp_path, "--games", "2")
    file = tmp_path / "ladder/age-of-gods-2-coin-random.json"
    file.write_text(file.read_text("utf-8").replace('"bots": "coin:', '"bots": "coin:old'), encoding="utf-8")
    assert ladder(tmp_path, "--games", "2") == 2
    assert "other rules or weights played age-of-gods-2-coin-random:" in capsys.readouterr().err
    assert len(played) == 2
    assert ladder(tmp_path, "--page-only") == 0
    assert "(old)" in (tmp_path / "ladder.md").read_text("utf-8")
    assert ladder(tmp_path, "--games", "2", "--anew") == 0
    assert played[2:] == [(0, 2)]
    assert "(old)" not in (tmp_path / "ladder.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("kind", "aim", "low", "value", "high", "word"),
    [
        ("at_least", 0.6, 0.6, 0.7, 0.8, HELD),
        ("at_least", 0.6, 0.59, 0.6, 0.7, REACHED),
        ("at_least", 0.6, 0.5, 0.59, 0.7, MISSED),
        ("at_most", 0.3, 0.1, 0.2, 0.3, HELD),
        ("at_most", 0.3, 0.1, 0.3, 0.4, REACHED),
        ("at_most", 0.3, 0.2, 0.31, 0.4, MISSED),
        ("above_par", 0.25, 0.26, 0.3, 0.4, HELD),
        ("above_par", 0.25, 0.25, 0.3, 0.4, REACHED),
        ("above_par", 0.25, 0.2, 0.25, 0.4, MISSED),
    ],
)
def test_a_target_is_held_by_the_interval_and_reached_by_the_figure(
    kind: str, aim: float, low: float, value: float, high: float, word: str
) -> None:
    assert Target(kind, aim).judged(Estimate(value, low, high)) == word


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("[[match]]", "[[round]]", "expected tables [[match]]"),
        ("[[match]]", "[[match", "cannot be read"),
        ('"age-of-gods"', '"chess"', "match 1: there is no game 'chess'"),
        ('"coin:random"', '"clever:random"', "match 1: there is no bot 'clever'"),
        ('"coin:random"', '"coin:coin"', "coin cannot play against itself"),
        ("players = 2", "players = 9", "match 1: "),
        ("seed = 2", "seed = 1", "the seed 1 is there twice"),
        ("players = 3", "players = 2", "the match age-of-gods-2-coin-random is there twice"),
        ("at_least = 0.99", "at_least = 93.0", "a share between 0 and 1"),
        ("above_par = true", "above_par = false", "or above_par = true"),
        ("above_par = true", "above_par = true\nat_most = 0.3", "expected one target"),
        ("seed = 1", 'seed = 1\ncolour = "red"', "expected game, players, bots, seed"),
    ],
)
@pytest.mark.usefixtures("played")
def test_a_bad_list_is_refused_in_one_sentence(
    tmp_path: Path, before: str, after: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ladder(tmp_path, matches=LIST.replace(before, after)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("ladder: ")
    assert said.err.count("\n") == 1
    assert told in said.err


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize("wrong", [("--games", "0"), ("--workers", "0"), ("--only", "chess")])
def test_bad_options_are_refused_in_one_sentence(
    tmp_path: Path, wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert ladder(tmp_path, *wrong) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.usefixtures("played")
def test_a_file_of_another_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder(tmp_path, "--games", "2", "--only", "gods-2")
    assert ladder(tmp_path, "--games", "2", matches=LIST.replace("seed = 1", "seed = 3")) == 2
    assert "holds another match (different: seed): remove it" in capsys.readouterr().err


def test_the_list_has_fresh_seeds_and_the_targets_that_were_set() -> None:
    rungs = {rung.name: rung for rung in rungs_of(ROOT / "benchmarks/ladder/matches.toml")}
    assert len(rungs) == 3 * 6 + 4 * 4 + 2
    assert all(rung.seed >= 900_000 for rung in rungs.values())
    said = {name: None if rung.target is None else rung.target.said for name, rung in rungs.items()}
    assert said["through-the-ages-2-master-greedy"] == "at least 93%"
    assert said["through-the-ages-3-master-greedy"] == "at least 70%"
    assert said["through-the-ages-4-master-greedy"] == "at least 62%"
    assert said["through-the-ages-2-novice-greedy"] == "at most 30%"
    assert said["age-of-mythology-4-master-greedy"] == "at least 52%"
    assert said["age-of-gods-2-master-greedy"] == "at least 80%"
    assert said["age-of-gods-4-strong-regular"] == "above 25%"


SEES = """
[[match]]
game = "age-of-gods"
players = 2
bots = "seeing:random"
seed = 3
"""


@pytest.mark.usefixtures("capsys")
def test_who_sees_everything_gets_the_true_position_and_nobody_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It alone: who plays against it is given an imagined one, as everywhere."""
    seen: list[str] = []
    imagined: list[int] = []
    acting = State.apply

    def choose(_bot: SeeingBot, state: State, seat: int) -> int:
        seen.append(state.digest())
        return state.legal(seat)[0]

    def apply(state: State, seat: int, action: int) -> None:
        true = state.digest()
        if seen:
            assert seen.pop() == true
        else:
            imagined.append(seat)
        acting(state, seat, action)

    monkeypatch.setattr(SeeingBot, "choose", choose)
    monkeypatch.setattr(State, "apply", apply)
    assert ladder(tmp_path, "--games", "2", matches=SEES) == 0
    assert set(imagined) == {0, 1}, "random sat in either seat"
    page = (tmp_path / "ladder.md").read_text("utf-8")
    assert "seeing against random" in page
