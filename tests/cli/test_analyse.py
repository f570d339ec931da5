"""`ludage analyse` and `ludage calibrate` on the command line."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import ludage as library
from ludage.analysis.chances import read_scales
from ludage.analysis.picture import course_picture
from ludage.arena.workers import InProcess
from ludage.core.journal import Journal
from ludage.core.record import write
from tests.analysis.recorded import recorded
from tests.cli.driving import Session, ludage
from tests.cli.test_usage import refused

GAME = "age-of-gods"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    file = tmp_path / "game.txt"
    file.write_text(recorded(GAME), encoding="utf-8")
    return file


def refusal(*arguments: str) -> str:
    """What is said of bad input."""
    return refused(ludage(*arguments))


def analyse(*arguments: object, language: str = "en") -> Session:
    return ludage("analyse", *map(str, arguments), "--workers", "1", language=language)


def test_a_game_is_told_with_chances_swings_and_costly_decisions(record: Path, tmp_path: Path) -> None:
    kept, drawn = tmp_path / "analysis.json", tmp_path / "chances.svg"
    session = analyse(record, "--json", kept, "--svg", drawn)
    assert (session.code, session.err) == (0, "")
    assert re.search(r"^ +0 +\d\d% +\d\d%$", session.out, re.M)
    assert re.search(r"^ +\d+ +0% +100%$", session.out, re.M)
    assert re.search(r"Player \d, actions? \d+.*: Player \d \d+% → \d+%", session.flat)
    costly = r"\d+\. “[^”]+”; better: “[^”]+” \(\+\d+\.\d\)\. Chance lost: \d+%\. Why: [+−]\d"
    assert len(re.findall(costly, session.flat)) >= 3
    data = json.loads(kept.read_text(encoding="utf-8"))
    assert (data["game"], data["level"]) == (GAME, "strong")
    picture = ElementTree.fromstring(drawn.read_text(encoding="utf-8"))
    lines = list(picture.iter(f"{SVG}polyline"))
    assert len(lines) == 2
    assert len((lines[0].get("points") or "").split()) == len(data["chances"])
    again = analyse(record, "--json", kept, "--svg", drawn)  # its own files may be replaced
    assert again.out == session.out


def test_a_game_is_told_in_french(record: Path) -> None:
    session = analyse(record, language="fr")
    assert "Chances de gagner" in session.out
    assert re.search(r"mieux : « [^»]+ » \(\+\d+,\d\)\.", session.flat)
    assert re.search(r"Pourquoi : [+−]\d+,\d", session.flat)


def test_one_decision_is_told_in_full(record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "one.json"
    session = analyse(record, "--at", 12, "--json", kept)
    assert session.code == 0
    assert session.out.startswith("Decision 12: Player 1\n")
    rows = re.findall(r"^ *\d+\.  \S.*?(−?\d+\.\d\d)", session.out, re.M)
    values = [float(row.replace("−", "-")) for row in rows]
    assert len(values) > 3
    assert values[:3] == sorted(values[:3], reverse=True)
    assert json.loads(kept.read_text(encoding="utf-8"))["at"] == 11


@pytest.mark.parametrize("game_id", library.game_ids())
def test_every_game_can_be_looked_at(game_id: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(recorded(game_id, 40, 3), encoding="utf-8")
    session = analyse(file)
    assert session.code == 0
    assert "What cost Player 3 most" in session.out


def test_bad_input_is_refused_in_one_sentence(record: Path, tmp_path: Path) -> None:
    assert "There is no file" in refusal("analyse", str(tmp_path / "none.txt"))
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(record.read_text(encoding="utf-8").replace("\n0 ", "\n1 ", 1), encoding="utf-8")
    assert "cannot be replayed" in refusal("analyse", str(damaged))
    assert "There is no level “wise”" in refusal("analyse", str(record), "--level", "wise")
    assert "There is no decision 0" in refusal("analyse", str(record), "--at", "0")
    assert "There is no decision 9999" in refusal("analyse", str(record), "--at", "9999")
    assert "exclude each other" in refusal(
        "analyse", str(record), "--at", "2", "--svg", str(tmp_path / "a.svg")
    )
    assert "holds something else" in refusal("analyse", str(record), "--json", str(record))
    assert "holds something else" in refusal("analyse", str(record), "--svg", str(record))
    assert "there is no such folder" in refusal(
        "analyse", str(record), "--svg", str(tmp_path / "no" / "a.svg")
    )
    empty = tmp_path / "empty.txt"
    empty.write_text(write(Journal(library.game(GAME), 2, 1)), encoding="utf-8")
    assert "there is nothing to analyse" in refusal("analyse", str(empty))


def interrupted(
    self: InProcess, run: Callable[[Any], Any], tasks: Sequence[Any], batch: int = 1
) -> Iterator[Any]:
    yield run(tasks[0])
    raise KeyboardInterrupt


def test_who_stops_it_keeps_nothing(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(InProcess, "map", interrupted)
    kept = tmp_path / "kept"
    for session in (
        analyse(record, "--json", kept),
        ludage("calibrate", GAME, "--bot", "random", "--games", "6", "--out", str(kept), "--workers", "1"),
    ):
        assert session.code == 130
        assert "Stopped; nothing is kept." in session.out
        assert not kept.exists()


def test_the_picture_of_a_game_names_its_seats_and_marks_its_swings() -> None:
    moments = [(0.0, (0.5, 0.5)), (1.0, (1.0, 0.0))]
    drawn = course_picture("A & B", "across", ["<Ann>", "Bob"], moments, [0.5], lambda share: f"{share:.0%}")
    picture = ElementTree.fromstring(drawn)
    assert {"A & B", "<Ann>", "Bob", "across", "100%"} <= {one.text for one in picture.iter(f"{SVG}text")}
    assert len([one for one in picture.iter(f"{SVG}line") if one.get("class") == "swing"]) == 1


# ---- calibrate -------------------------------------------------------------------------------------------------------


def calibrate(out: Path, *arguments: str, language: str = "en") -> Session:
    fixed = ("--bot", "random", "--games", "9", "--out", str(out), "--workers", "1")
    return ludage("calibrate", GAME, *fixed, *arguments, language=language)


def test_calibrating_leaves_the_scale_with_its_origin_and_a_picture(tmp_path: Path) -> None:
    out, drawn = tmp_path / "chances.toml", tmp_path / "chances.svg"
    session = calibrate(out, "--svg", str(drawn))
    assert (session.code, session.err) == (0, "")
    assert "Came true" in session.out
    assert re.search(r"Over 3 games .* off by \d+\.\d points|No row has 50 chances", session.flat)
    text = out.read_text(encoding="utf-8")
    assert f'how = "ludage calibrate {GAME} --players 2 --games 9 --bot random --seed 1"' in text
    assert "games = 9" in text
    assert 'date = "' in text
    assert len(read_scales(text, "here")[2].temperature) == 8
    picture = ElementTree.fromstring(drawn.read_text(encoding="utf-8"))
    assert len(list(picture.iter(f"{SVG}circle"))) > 3
    assert calibrate(out, "--players", "3").code == 0
    both = out.read_text(encoding="utf-8")
    assert list(read_scales(both, "here")) == [2, 3]
    assert text.partition("[2]")[2].strip() in both


def test_calibrating_comes_out_the_same_whoever_plays(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file, crew in zip(files, ("1", "2"), strict=True):
        assert calibrate(file, "--workers", crew).code == 0
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")


def test_calibrating_speaks_french(tmp_path: Path) -> None:
    assert "Annoncée en moyenne" in calibrate(tmp_path / "chances.toml", language="fr").out


def test_what_cannot_be_calibrated_is_refused(tmp_path: Path) -> None:
    out = str(tmp_path / "chances.toml")
    assert "--games 5 is too few" in refusal("calibrate", GAME, "--games", "5", "--out", out)
    assert "There is no bot “sage”" in refusal("calibrate", GAME, "--bot", "sage", "--out", out)
    other = tmp_path / "other.toml"
    other.write_text("[weights]\n", encoding="utf-8")
    assert "holds no chances" in refusal("calibrate", GAME, "--out", str(other))
    assert "there is no such folder" in refusal("calibrate", GAME, "--out", str(tmp_path / "no" / "a.toml"))
    assert "holds something else" in refusal("calibrate", GAME, "--out", out, "--svg", str(other))
