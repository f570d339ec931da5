"""Bad input: one clear sentence on the error stream, exit code 2, no traceback, nothing changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.driving import ludage


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bogus"], "No such command"),
        (["play", "--terminal"], "Which game? There are: age-of-gods"),
        (["play", "--players", "2"], "add --terminal"),
        (["play", "chess"], "There is no game “chess”; the games are: age-of-gods"),
        (
            ["play", "age-of-gods", "--terminal", "--players", "9"],
            "“age-of-gods” is for 2 to 6 players, not 9.",
        ),
        (["play", "age-of-gods", "--terminal", "--players", "many"], "--players"),
        (["play", "age-of-gods", "--terminal", "--wings"], "--wings"),
        (
            ["play", "age-of-gods", "--terminal", "--option", "wings=2"],
            "has no option “wings”",
        ),
        (
            ["play", "age-of-gods", "--terminal", "--option", "variant=odd"],
            "cannot be “odd”; it can be: standard.",
        ),
        (["play", "age-of-gods", "--terminal", "--option", "variant"], "expected NAME=VALUE"),
        (
            ["play", "age-of-gods", "--terminal", "--bot", "clever"],
            "There is no bot “clever”; the bots are: random, greedy, plan, playout, novice, regular, strong and "
            "master.",
        ),
        (["play", "age-of-gods", "--terminal", "--bot", "greedy,random"], "name just one"),
        (
            ["play", "age-of-gods", "--terminal", "--seat", "4"],
            "There is no seat 4: the seats of this table are 0",
        ),
        (["play", "age-of-gods", "--terminal", "--hot-seat", "--seat", "0"], "exclude each other"),
        (["play", "age-of-gods", "--terminal", "--seed", "-1"], "“-1” is not a seed"),
        (
            ["play", "age-of-gods", "--terminal", "--content", "/no/such/box"],
            "There is no folder “/no/such/box”.",
        ),
        (["play", "age-of-gods", "--terminal", "--record", "/no/such/folder/x"], "cannot be written"),
        (
            ["play", "age-of-gods", "--terminal", "--resume", "/no/such/file"],
            "There is no file “/no/such/file”.",
        ),
        (["play", "age-of-gods", "--terminal", "--lang", "de"], "there are en, fr"),
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "age-of-gods", "--games", "0"], "0 games cannot be played"),
        (["simulate", "age-of-gods", "--players", "2", "--bot", "random,random,random"], "do not fit"),
        (["replay", "/no/such/file"], "There is no file “/no/such/file”."),
        (["rules", "chess"], "There is no game “chess”"),
        (["rules", "age-of-gods", "zzz"], "No rule mentions “zzz”."),
        (["rules", "age-of-gods", "--coverage", "--tests", "/no/such/folder"], "There is no folder"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_two(arguments: list[str], sentence: str) -> None:
    session = ludage(*arguments)
    assert session.code == 2
    assert sentence in session.err
    assert session.err.count("\n") == 1
    assert session.out == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play échecs", "Il n’y a pas de jeu « échecs » ; les jeux sont : age-of-gods, age-of-mythology et "),
        ("play age-of-gods --terminal -p 9", "« age-of-gods » se joue de 2 à 6 joueurs, et non à 9."),
        (
            "play age-of-gods --terminal --seed -1",
            "« −1 » n’est pas une graine : il faut un nombre entier de 0 à",
        ),
        (
            "play age-of-gods --terminal --option wings=2",
            "« age-of-gods » n’a pas d’option « wings » ; ses options sont : variant.",
        ),
        (
            "play age-of-gods --terminal --option variant=odd",
            "L’option « variant » de « age-of-gods » ne peut pas valoir « odd » ; elle peut valoir : standard.",
        ),
        (
            "simulate age-of-mythology -p 3 --option cultures=two",
            "L’option « cultures » peut valoir « two » à 4 joueurs, mais pas à 3.",
        ),
    ],
)
def test_mistakes_are_told_in_french_too(arguments: str, sentence: str) -> None:
    session = ludage(*arguments.split(), language="fr")
    assert session.code == 2
    assert " ".join(session.err.split()).startswith(f"ludage: {sentence}")


def record_file(folder: Path) -> Path:
    file = folder / "game.ludage"
    ludage(
        "play",
        "age-of-gods",
        "--terminal",
        "--bot",
        "random",
        "--seed",
        "21",
        "--record",
        str(file),
        lines=["1", "done"],
    )
    return file


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("# Ludage record 1", "Dear diary", "line 1: expected “# Ludage record 1”."),
        ("game: age-of-gods", "game: chess", "line 2: there is no game “chess”; the games are: "),
        ("players: 4", "players: 9", "line 4: “age-of-gods” is for 2 to 6 players, not 9."),
        ("players: 4", "players: four", "line 4: “players” must be a whole number, not “four”."),
        ("0 god novalis", "0 god nobody", "has no action “god nobody”; is “god "),
        ("0 god novalis", "7 god novalis", "there is no seat 7: this table has 4 seats"),
        ("0 god novalis", "0 keep", "seat 0 may not play “keep” here, by rule AOG-MAXSIZE-05."),
        ("option variant: standard", "option wings: 2", "“age-of-gods” has no option “wings”;"),
    ],
)
def test_a_damaged_record_names_the_line(tmp_path: Path, old: str, new: str, problem: str) -> None:
    file = record_file(tmp_path)
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    session = ludage("replay", str(file))
    assert session.code == 2
    assert "cannot be replayed. Record, line" in session.err
    assert problem in session.err
    assert session.err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "0 god novalis",
            "0 keep",
            "la place 0 ne peut pas jouer « keep » ici, selon la règle AOG-MAXSIZE-05.",
        ),
        ("0 god novalis", "0 god nobody", "« age-of-gods » n’a pas d’action « god nobody » ; est-ce « god "),
        ("players: 4", "players: 9", "« age-of-gods » se joue de 2 à 6 joueurs, et non à 9."),
        ("seed: 21", "sead: 21", "il faut une ligne d’en-tête comme « players: 3 », et non « sead: 21 »."),
        ("= ", "= f", "l’empreinte de la position est ici « "),
    ],
)
def test_a_damaged_record_is_told_in_french(tmp_path: Path, old: str, new: str, problem: str) -> None:
    file = record_file(tmp_path)
    text = file.read_text(encoding="utf-8")
    line = text[: text.index(old)].count("\n") + 1
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    told = " ".join(ludage("replay", str(file), language="fr").err.split())
    place = f"Ligne {line} de l’enregistrement"
    assert told.startswith(f"ludage: « {file} » ne peut pas être rejoué. {place} : {problem}")


def test_a_file_that_is_no_text_or_a_folder_is_said_so(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in ludage("replay", str(file)).err
    assert ludage("replay", str(tmp_path)).code == 2


def test_positions_and_seats_of_a_record_are_checked(tmp_path: Path) -> None:
    file = str(record_file(tmp_path))
    assert "There is no position 5000 in this record" in ludage("replay", file, "--to", "5000").err
    assert "There is no seat 4" in ludage("replay", file, "--seat", "4").err


def test_a_damaged_content_file_names_the_place(tmp_path: Path) -> None:
    (tmp_path / "peoples.csv").write_text("id,wings\nhumans,2\n", encoding="utf-8")
    session = ludage("play", "age-of-gods", "--terminal", "--content", str(tmp_path))
    assert session.code == 2
    assert f"The tables in “{tmp_path}” cannot be used: peoples.csv: there is no “wings”; " in session.err


def test_tables_that_a_record_cannot_be_played_with_are_named_with_their_folder(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    box = tmp_path / "box"
    box.mkdir()
    (box / "peoples.csv").write_text("id,size\nhumans,four\n", encoding="utf-8")
    session = ludage("replay", str(file), "--content", str(box))
    assert session.code == 2
    assert f"The tables in “{box}” cannot be used: peoples.csv, line 2, column size: expected" in session.err


def test_an_existing_file_that_is_no_record_is_never_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend", encoding="utf-8")
    session = ludage("play", "age-of-gods", "--terminal", "--record", str(letter))
    assert session.code == 2
    assert letter.read_text(encoding="utf-8") == "Dear friend"


def test_an_unknown_language_of_the_environment_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "There are no texts in language “xx”" in ludage("games", language="xx").err


def test_a_process_leaves_with_the_exit_code_and_without_a_traceback() -> None:
    program = [sys.executable, "-c", "from ludage.cli import main; main()"]
    done = subprocess.run([*program, "play", "chess"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
