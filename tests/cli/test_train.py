"""`ludage train`: learning on the command line."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludage as library
from ludage.bots import BOTS
from ludage.core.weights import FIRST, read_weights
from tests.arena.gambling import GAMBLERS
from tests.arena.waiting import wait_for
from tests.cli.driving import Session, flat, ludage
from tests.cli.test_usage import refused
from tests.patience import patient

ROOT = Path(__file__).parents[2]
GAME = "age-of-gods"
SHORT = ("--against", "random", "--pairs", "2", "--trials", "2", "--every", "1")
"""Rounds of eight games at most."""


@pytest.fixture(autouse=True)
def _gamblers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that has weights and does not look at them, so that its games take no time."""
    monkeypatch.setitem(BOTS, "coin", GAMBLERS["coin"])


def train(folder: Path, *arguments: str, language: str = "en") -> Session:
    bot = () if "--bot" in arguments else ("--bot", "coin", "--workers", "1")
    return ludage("train", GAME, "--out", str(folder), *SHORT, *bot, *arguments, language=language)


def climb(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / "climb.json").read_text(encoding="utf-8"))
    found: dict[str, Any] = data["climb"]
    return found


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    """All that has to come out the same."""
    for game in data["played"]:
        del game["seconds"], game["longest"]
    return data


def test_a_round_leaves_the_climb_its_picture_and_the_champion(tmp_path: Path) -> None:
    short = ("--bot", "greedy", "--pairs", "1", "--rounds", "1")
    session = train(tmp_path, *short, "--workers", "2")
    assert session.code == 0
    assert re.search(r"Round 1, \d games\. Moved most: “\w+” ", session.flat)
    assert re.search(r"• Against the champion: \d+% of the victories \(\d+% to \d+%\)", session.flat)
    table = read_weights((tmp_path / "champion.toml").read_text(encoding="utf-8"), "champion")
    assert list(table.values) == list(library.game(GAME).weights(FIRST).values)
    assert table.origin["how"] == (
        f"ludage train {GAME} --bot greedy --players 2 --against random --pairs 1 --trials 2 --every 1 --seed 1"
    )
    assert table.origin["games"] in (4, 6)
    assert "Age of Gods, 2 players" in (tmp_path / "climb.svg").read_text(encoding="utf-8")
    # the champion's file is what the arena and another climb take
    file = tmp_path / "champion.toml"
    met = ludage("arena", GAME, "--bots", f"greedy@{file},random", "--games", "2", "--workers", "1")
    assert met.code == 0
    further = train(tmp_path / "further", "--from", str(file), "--rounds", "1", language="fr")
    assert "Tour 1," in further.flat


def begun(folder: Path, bots: int) -> subprocess.Popen[str]:
    """A climb that hangs when it has made so many bots."""
    command = (
        "train",
        GAME,
        "--out",
        str(folder),
        *SHORT,
        "--bot",
        "coin",
        "--workers",
        "1",
        "--rounds",
        "3",
    )
    return subprocess.Popen(
        [sys.executable, "-m", "tests.arena.gambling", str(bots), *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_until_kept(program: subprocess.Popen[str], folder: Path, games: int) -> None:
    """Until so many games of the round under way are written down: as many as it can play before it hangs."""

    def kept() -> bool:
        if program.poll() is not None:
            raise AssertionError(program.communicate())
        return (folder / "climb.json").exists() and len(climb(folder)["played"]) == games

    wait_for(kept)


def test_a_killed_climb_goes_on_and_comes_out_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    train(whole, "--rounds", "3")
    program = begun(broken, 19)
    wait_until_kept(program, broken, 4)
    program.send_signal(signal.SIGKILL)
    program.communicate(timeout=patient(10))
    assert train(broken, "--rounds", "3").code == 0
    assert without_times(climb(broken)) == without_times(climb(whole))


def test_an_interrupted_climb_keeps_the_games_of_its_round(tmp_path: Path) -> None:
    program = begun(tmp_path, 5)
    wait_until_kept(program, tmp_path, 3)
    program.send_signal(signal.SIGINT)
    said, wrong = program.communicate(timeout=patient(30))
    assert program.returncode == 130
    assert "the same command goes on from here" in said + wrong
    assert "Traceback" not in wrong
    assert climb(tmp_path)["rounds"] == []
    assert len(climb(tmp_path)["played"]) == 3


def test_a_folder_belongs_to_one_course(tmp_path: Path) -> None:
    assert train(tmp_path, "--rounds", "1", "--workers", "1").code == 0
    assert "belongs to another course of learning" in refused(train(tmp_path, "--seed", "2"))
    file = tmp_path / "climb.json"
    text = file.read_text(encoding="utf-8")
    for wrong in ("", "[]", "{}", text[:-30], text.replace('"signs"', '"sings"')):
        file.write_text(wrong, encoding="utf-8")
        assert "holds no learning, or is damaged" in refused(train(tmp_path))
        assert file.read_text(encoding="utf-8") == wrong
    file.write_text(text.replace('"rules": "', '"rules": "9'), encoding="utf-8")
    assert "another version" in refused(train(tmp_path))


BAD: list[tuple[str, str]] = [
    ("--bot random", "“random” plays by no weights"),
    ("--bot clever", "“clever” plays by no weights"),
    ("--against clever", "There is no bot “clever”"),
    ("--rounds 0", "--rounds 0 is too few: expected 1 or more."),
    ("--trials 1", "--trials 1 is too few: expected 2 or more."),
    ("--from none.toml", "There is no file “none.toml”."),
    ("--players 9", ""),
    ("--workers 0", "0 processes cannot play"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD, ids=[line for line, _ in BAD])
def test_bad_input_is_refused_in_a_sentence(tmp_path: Path, line: str, sentence: str) -> None:
    assert sentence in refused(train(tmp_path, *line.split()))


def test_without_numpy_it_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "install “ludage[train]”" in refused(train(tmp_path))


def test_only_the_weights_named_are_learned(tmp_path: Path) -> None:
    session = train(tmp_path, "--rounds", "2", "--only", "technology, growth")
    assert session.code == 0
    first = library.game(GAME).weights(FIRST).values
    course = climb(tmp_path)["course"]
    assert set(first) - set(course["fixed"]) == {"technology", "growth"}
    assert all(len(one["point"]) == 2 for one in climb(tmp_path)["rounds"])
    table = read_weights((tmp_path / "champion.toml").read_text(encoding="utf-8"), "champion")
    assert " --only technology,growth --seed" in str(table.origin["how"])
    wrong = train(tmp_path / "other", "--only", "technology,magic")
    assert wrong.code == 2
    assert "There is no weight “magic”; there are: " in flat(wrong.err)


def test_learning_may_begin_with_a_fit(tmp_path: Path) -> None:
    session = train(tmp_path, "--rounds", "1", "--fit", "3")
    assert session.code == 0
    assert climb(tmp_path)["rounds"][0]["signs"] == []
    assert re.search(r"• Against the champion: \d+%", session.flat)
    table = read_weights((tmp_path / "champion.toml").read_text(encoding="utf-8"), "champion")
    assert " --fit 3 --seed" in str(table.origin["how"])
    assert train(tmp_path / "other", "--fit", "-1").code == 2
