"""`ludage arena`: a tournament on the command line."""

import json
import re
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import ludage as library
from ludage.arena import workers as spread
from ludage.arena.tournament import Tournament
from ludage.bots import BOTS
from ludage.core.weights import FIRST
from tests.arena.gambling import GAMBLERS
from tests.arena.waiting import wait_for
from tests.cli.driving import Session, ludage
from tests.cli.test_usage import refused
from tests.patience import patient

ROOT = Path(__file__).parents[2]
GAME = "age-of-gods"


@pytest.fixture
def _gamblers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots whose games take no time; only this process knows them."""
    for name, maker in GAMBLERS.items():
        monkeypatch.setitem(BOTS, name, maker)


def arena(*arguments: str, language: str = "en") -> Session:
    return ludage("arena", GAME, "--workers", "1", *arguments, language=language)


def kept(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def results(file: Path) -> list[tuple[list[int], list[int], list[int]]]:
    return [(game["scores"], game["ranks"], game["decisions"]) for game in kept(file)["games"]]


# ---- playing -------------------------------------------------------------------------------------------------------


def test_processes_play_a_tournament_which_comes_out_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    session = ludage(
        *("arena", GAME, "--bots", "greedy,random", "--games", "2", "--workers", "2", "--out", str(file))
    )
    assert (session.code, session.err) == (0, "")
    assert re.search(r"greedy +2 +100% \(\d+% to 100%\) +\+[\d.]+", session.out)
    again = ludage("arena", "--again", str(file), "--workers", "1")
    assert again.code == 0
    assert again.flat == "All 2 games came out the same."
    text = file.read_text(encoding="utf-8")
    score = kept(file)["games"][1]["scores"]
    file.write_text(
        text.replace(f'"scores": {score}', f'"scores": {[score[0] + 1, score[1]]}'), encoding="utf-8"
    )
    other = ludage("arena", "--again", str(file), "--workers", "1")
    assert other.code == 1
    assert other.flat == "One of 2 games came out otherwise: number 2."


@pytest.mark.usefixtures("_gamblers")
def test_the_table_the_file_and_the_picture_say_the_same(tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    session = arena("--bots", "coin,die", "--games", "10", "--out", str(file))
    assert session.code == 0
    data = kept(file)
    share = data["figures"]["standings"][0]["share"]
    shown = f"{round(100 * share['value'])}% ({round(100 * share['low'])}% to {round(100 * share['high'])}%)"
    assert shown in session.out
    drawn = (tmp_path / "t.svg").read_text(encoding="utf-8")
    assert shown.replace("to", "–") in drawn
    assert "Age of Gods, 2 players, 10 games" in drawn
    assert set(data["versions"]) == {"ludage", "rules", "engine"}
    assert data["figures"]["ratings"]["coin"]
    assert "10 games, 5 deals. In each seat an equal would have 50%." in session.flat


@pytest.mark.usefixtures("_gamblers")
def test_more_than_two_are_compared_two_by_two() -> None:
    session = arena("--bots", "coin,die,wheel", "--games", "6", language="fr")
    assert session.code == 0
    assert "Combien de fois le robot de la ligne a devancé celui de la colonne" in session.flat
    assert len(re.findall(r"^(?:coin|die|wheel) .*·", session.out, re.MULTILINE)) == 3
    mixed = arena("--bots", "coin,die,wheel", "--players", "3", "--games", "3")
    assert "3 games, one deal. In each seat an equal would have 33%." in mixed.flat


@pytest.mark.usefixtures("_gamblers")
def test_games_are_rounded_up_to_whole_deals_and_it_is_said() -> None:
    session = arena("--bots", "coin,die", "--players", "3", "--games", "4")
    assert session.flat.startswith("4 games do not fill whole deals of 3: 6 are played.")
    assert "6 games, 2 deals" in session.flat


@pytest.mark.usefixtures("_gamblers")
def test_the_same_command_gives_the_same_games_and_another_seed_others(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.json" for number in range(3)]
    for file, seed in zip(files, (5, 5, 6), strict=True):
        arena("--bots", "coin,die", "--games", "4", "--seed", str(seed), "--out", str(file))
    first, same, other = (results(file) for file in files)
    assert first == same != other


def test_a_bot_plays_by_the_weights_of_a_file(tmp_path: Path) -> None:
    table = library.game(GAME).weights(FIRST)
    file = tmp_path / "frozen.toml"
    file.write_text(table.to_toml(), encoding="utf-8")
    out = tmp_path / "t.json"
    session = arena("--bots", f"greedy@{file},random", "--games", "2", "--out", str(out))
    assert session.code == 0
    file.unlink()  # the results hold what was in it
    assert kept(out)["tournament"]["contestants"][0]["weights"] == table.values


@pytest.mark.usefixtures("_gamblers")
def test_there_are_no_ratings_without_openskill_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ludage.arena.ratings", None)
    session = arena("--bots", "coin,die", "--games", "2")
    assert session.code == 0
    assert "Rating" not in session.out.splitlines()[0]
    assert "install “ludage[arena]”" in session.flat


# ---- stopped and gone on with --------------------------------------------------------------------------------------


def killed_after(games: int, how: signal.Signals, file: Path) -> subprocess.Popen[str]:
    """A tournament of 12 games that hangs after so many, ended by a signal once these are in its file."""
    command = ("arena", GAME, "--workers", "1", "--bots", "coin,die", "--games", "12", "--out", str(file))
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.gambling", str(games), *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for(lambda: file.exists() and len(results(file)) == games)
    program.send_signal(how)
    return program


@pytest.mark.usefixtures("_gamblers")
def test_a_killed_tournament_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, whole = tmp_path / "t.json", tmp_path / "whole.json"
    program = killed_after(7, signal.SIGKILL, file)
    program.communicate(timeout=patient(10))
    before = kept(file)["games"]
    assert len(before) == 7
    played: list[int] = []
    continued = Tournament.continued

    def counted(tournament: Tournament, done: int, crew: spread.Workers) -> Any:
        played.append(done)
        return continued(tournament, done, crew)

    monkeypatch.setattr(Tournament, "continued", counted)
    assert arena("--bots", "coin,die", "--games", "12", "--out", str(file)).code == 0
    assert played == [7]
    assert kept(file)["games"][:7] == before
    arena("--bots", "coin,die", "--games", "12", "--out", str(whole))
    assert results(file) == results(whole)


def test_an_interrupted_tournament_shows_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    program = killed_after(7, signal.SIGINT, file)
    said, wrong = program.communicate(timeout=patient(10))
    assert program.returncode == 130
    assert "6 games, 3 deals." in said
    assert "Stopped; the same command goes on from here." in said
    assert "Traceback" not in wrong
    assert len(results(file)) == 7
    assert (tmp_path / "t.svg").exists()


@pytest.mark.usefixtures("_gamblers")
def test_more_games_go_on_with_the_same_file_and_fewer_lose_none(tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    for games, count in (("4", 4), ("8", 8), ("2", 8)):
        assert arena("--bots", "coin,die", "--games", games, "--out", str(file)).code == 0
        assert len(results(file)) == count


# ---- bad input -----------------------------------------------------------------------------------------------------

BAD: list[tuple[str, str, str]] = [
    ("", "An arena needs two bots or more, with commas between them", "Il faut au moins deux robots"),
    ("--bots random", "An arena needs two bots or more", "Il faut au moins deux robots"),
    ("--bots random,clever", "There is no bot “clever”; the bots are:", "Il n’y a pas de robot « clever »"),
    ("--bots random,random", "“random” is named twice", "« random » est nommé deux fois"),
    ("--bots greedy,random --players 7", "", ""),
    ("--bots greedy,random --games 0", "0 games cannot be played", "On ne peut pas jouer 0 parties"),
    ("--bots greedy,random --option x=y", "", ""),
    ("--bots greedy,random@w.toml", "“random” plays by no weights", "« random » n’a pas de poids"),
    (
        "--bots random,greedy@none.toml",
        "There is no file “none.toml”.",
        "Il n’y a pas de fichier « none.toml ».",
    ),
    ("--bots greedy,random --workers 0", "0 processes cannot play", "On ne peut pas jouer avec 0 processus"),
    (
        "--bots greedy,random --workers 2 --ray auto",
        "--workers and --ray exclude",
        "--workers et --ray s’excluent",
    ),
    (
        "--bots greedy,random --out no/where.json",
        "“no/where.json” cannot be written",
        "« no/where.json » ne peut",
    ),
    ("--again none.json", "--again takes everything from the file", "--again prend tout dans le fichier"),
]


@pytest.mark.parametrize(("line", "english", "french"), BAD, ids=[line or "nothing" for line, _, _ in BAD])
def test_bad_input_is_refused_in_a_sentence(line: str, english: str, french: str) -> None:
    assert english in refused(ludage("arena", GAME, *line.split()))
    assert french in refused(ludage("arena", GAME, *line.split(), language="fr"))


@pytest.mark.usefixtures("_gamblers")
def test_a_number_of_bots_that_cannot_meet_fairly_is_refused() -> None:
    told = refused(arena("--bots", "coin,die,wheel", "--players", "4"))
    assert told.startswith("3 bots cannot meet fairly at a table of 4: name two")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[weights", "is not a TOML file that can be read"),
        ("[origin]", "is no file of weights: expected a table [weights] of numbers."),
        ('[weights]\na = "b"', "is no file of weights"),
        ("[weights]\nluck = 1", "has weights that this game does not know (1), among them “luck”."),
        ("[weights]", "lacks weights of this game"),
    ],
)
def test_a_bad_file_of_weights_is_told_with_its_fault(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "w.toml"
    file.write_text(text, encoding="utf-8")
    told = refused(arena("--bots", f"random,greedy@{file}"))
    assert told.startswith(f"“{file}” ")
    assert sentence in told


@pytest.mark.usefixtures("_gamblers")
def test_a_file_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    letter, file = tmp_path / "letter", tmp_path / "t.json"
    letter.write_text("Dear diary", encoding="utf-8")
    asked = ("--bots", "coin,die", "--games", "2")
    assert "is there already and holds no tournament" in refused(arena(*asked, "--out", str(letter)))
    assert letter.read_text(encoding="utf-8") == "Dear diary"
    assert "holds no tournament, or is damaged" in refused(ludage("arena", "--again", str(letter)))
    arena(*asked, "--out", str(file))
    told = refused(arena("--bots", "coin,wheel", "--seed", "3", "--out", str(file)))
    assert "holds another tournament (different: contestants and seed)" in told
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r'"rules": "\w+"', '"rules": "0"', text), encoding="utf-8")
    assert "was begun by another version of Ludage or of the rules" in refused(
        arena(*asked, "--out", str(file))
    )


def test_what_to_install_for_a_cluster_is_said_where_ray_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ludage.arena.on_ray", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    told = refused(ludage("arena", GAME, "--bots", "greedy,random", "--ray", "auto"))
    assert told == "Ray is not installed: install “ludage[scale]”."


def test_ray_is_only_loaded_when_it_is_asked_for() -> None:
    assert find_spec("ray") is not None
    program = "import sys, ludage.cli, ludage.arena.workers; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
