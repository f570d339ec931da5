"""A command line that cannot be read, and what the engine, the server or the system refuses: one sentence, both
languages, exit code 2."""

import socket
from pathlib import Path

import pytest
from typer.core import TyperCommand

from ludage.cli import app
from ludage.cli.spoken import USAGE_ERROR
from ludage.cli.words import ended
from tests.cli.driving import Session, ludage

MISTAKES: list[tuple[str, str, str]] = [
    (
        "bogus",
        "No such command: “bogus”. The commands are: play, games, rules, replay, analyse, simulate, census, arena, "
        "train, calibrate, serve and verify.",
        "Il n’y a pas de commande « bogus ». Les commandes sont : play, games, rules, replay, analyse, simulate, "
        "census, arena, train, calibrate, serve et verify.",
    ),
    (
        "plai",
        "No such command: “plai”. Is “play” meant?",
        "Il n’y a pas de commande « plai ». Est-ce « play » ?",
    ),
    (
        "--wings",
        "No such option: “--wings”. “ludage --help” lists the options.",
        "Il n’y a pas d’option « --wings ». « ludage --help » liste les options.",
    ),
    (
        "play -x",
        "No such option: “-x”. “ludage play --help” lists the options.",
        "Il n’y a pas d’option « -x ». « ludage play --help » liste les options.",
    ),
    (
        "play --playrs 3",
        "No such option: “--playrs”. Is “--players” meant?",
        "Il n’y a pas d’option « --playrs ». Est-ce « --players » ?",
    ),
    (
        "play age-of-gods --players",
        "“--players” needs a value, as in “--players N”.",
        "« --players » demande une valeur, comme dans « --players N ».",
    ),
    (
        "games --lang",
        "“--lang” needs a value, as in “--lang LANGUAGE”.",
        "« --lang » demande une valeur, comme dans « --lang LANGUE ».",
    ),
    (
        "play --terminal=3",
        "“--terminal” is a switch and takes no value.",
        "« --terminal » s’emploie seul, sans valeur.",
    ),
    (
        "play -p many",
        "“--players” needs a whole number.",
        "« --players » demande un nombre entier.",
    ),
    (
        "play --seat 0 --seat first",
        "“--seat” needs a whole number.",
        "« --seat » demande un nombre entier.",
    ),
    (
        "rules",
        "GAME is missing: see “ludage rules --help”.",
        "Il manque JEU : voir « ludage rules --help ».",
    ),
    (
        "verify",
        "FILE is missing: see “ludage verify --help”.",
        "Il manque FICHIER : voir « ludage verify --help ».",
    ),
    (
        "games a b",
        "“ludage games” does not expect “a” and “b”.",
        "« ludage games » n’attend pas « a » et « b ».",
    ),
    (
        "games --lang de",
        "There are no texts in language “de”; there are en, fr.",
        "Il n’y a pas de textes dans la langue « de » ; il y a en, fr.",
    ),
    (
        "serve --port 70000",
        "“70000” is not a port: expected a whole number from 0 to 65535.",
        "« 70000 » n’est pas un port : il faut un nombre entier de 0 à 65535.",
    ),
    (
        "serve --workers 0",
        "0 processes cannot serve: expected 1 or more.",
        "On ne peut pas servir avec 0 processus : il en faut au moins 1.",
    ),
]


def plain(text: str) -> str:
    """With one kind of space."""
    return " ".join(text.split())


def refused(session: Session) -> str:
    """The one sentence of a session that came to nothing."""
    assert session.code == 2
    assert session.out == ""
    assert session.err.count("\n") == 1
    assert session.err.startswith("ludage: ")
    return plain(session.err.removeprefix("ludage: "))


@pytest.mark.parametrize(("line", "english", "french"), MISTAKES, ids=[line for line, _, _ in MISTAKES])
def test_a_line_that_cannot_be_read_is_told_in_the_readers_language(
    line: str, english: str, french: str
) -> None:
    assert refused(ludage(*line.split(), language="en")) == english
    assert refused(ludage(*line.split(), language="fr")) == french


def test_the_language_of_the_line_is_that_of_the_mistake() -> None:
    assert refused(ludage("games", "chess", "--lang", "fr")).startswith("« ludage games » n’attend pas")
    assert refused(ludage("--lang=en", "bogus", language="fr")).startswith("No such command")


def test_help_comes_before_any_mistake_on_the_line() -> None:
    assert ludage("games", "a", "b", "--help").code == 0


def test_a_mistake_that_has_no_sentence_of_ours_keeps_the_words_it_came_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def odd(*_: object) -> list[str]:
        raise USAGE_ERROR("is it odd?")

    monkeypatch.setattr(TyperCommand, "parse_args", odd)
    assert refused(ludage("games")) == "“ludage games” cannot be read like that: is it odd?"
    assert (
        refused(ludage("games", language="fr")) == "« ludage games » ne peut pas se lire ainsi : is it odd?"
    )


# ---- what others refuse ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("remark", "sentence"),
    [
        ("no such file", "no such file."),
        ("is A\n  meant?", "is A meant?"),
        ("It stopped.", "It stopped."),
    ],
)
def test_a_remark_from_elsewhere_ends_a_sentence_once(remark: str, sentence: str) -> None:
    assert ended(remark) == sentence


def test_a_damaged_record_is_told_in_french_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear diary\n", encoding="utf-8")
    told = refused(ludage("replay", str(file), language="fr"))
    assert told == (
        f"« {file} » ne peut pas être rejoué. Ligne 1 de l’enregistrement : il faut « # Ludage record 1 »."
    )


def test_damaged_tables_are_named_with_their_folder(tmp_path: Path) -> None:
    (tmp_path / "peoples.csv").write_text("id,size\nhumans,four\n", encoding="utf-8")
    line = ("rules", "age-of-gods", "--content", str(tmp_path))
    assert refused(ludage(*line)) == (
        f"The tables in “{tmp_path}” cannot be used: "
        "peoples.csv, line 2, column size: expected a whole number, got “four”."
    )
    assert refused(ludage(*line, language="fr")) == (
        f"Les tableaux de « {tmp_path} » sont inutilisables : "
        "dans peoples.csv (ligne 2, colonne size), il faut un nombre entier, et non « four »."
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "That is not possible: {file}: “people-orcs Uruks” cannot be read ("),
        ("fr", "C’est impossible : dans {file}, « people-orcs Uruks » est illisible ("),
    ],
)
def test_faulty_texts_of_an_owner_are_told_with_their_file(
    tmp_path: Path, language: str, sentence: str
) -> None:
    file = tmp_path / f"{language}.ftl"
    file.write_text("people-orcs Uruks\n", encoding="utf-8")
    told = refused(ludage("rules", "age-of-gods", "--content", str(tmp_path), language=language))
    assert told.startswith(sentence.format(file=file))


def test_a_setting_that_does_not_exist_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDAGE_PUBLIC_UR", "x")
    assert refused(ludage("serve", "--port", "0")) == (
        "The server cannot start: LUDAGE_PUBLIC_UR is not a setting: is LUDAGE_PUBLIC_URL meant?"
    )
    assert refused(ludage("serve", "--port", "0", language="fr")) == (
        "Le serveur ne peut pas démarrer : LUDAGE_PUBLIC_UR n’est pas un réglage : est-ce LUDAGE_PUBLIC_URL ?"
    )


@pytest.mark.parametrize(
    ("variable", "value", "english", "french"),
    [
        ("NONSENSE", "1", "is not a setting.", "n’est pas un réglage."),
        (
            "BOT_WORKERS",
            "0",
            "cannot be “0”: expected 1 or more.",
            "ne peut pas valoir « 0 » : il faut au moins 1.",
        ),
        (
            "BOT_SECONDS",
            "soon",
            "cannot be “soon”: expected a number.",
            "ne peut pas valoir « soon » : il faut un nombre.",
        ),
        (
            "SECURE_COOKIES",
            "perhaps",
            "cannot be “perhaps”: expected yes or no.",
            "ne peut pas valoir « perhaps » : il faut yes (oui) ou no (non).",
        ),
        (
            "LOG_LEVEL",
            "LOUD",
            "cannot be “LOUD”; it can be: DEBUG, INFO, WARNING and ERROR.",
            "ne peut pas valoir « LOUD » ; les valeurs possibles sont : DEBUG, INFO, WARNING et ERROR.",
        ),
    ],
)
def test_a_setting_that_cannot_be_is_told_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, english: str, french: str
) -> None:
    name = f"LUDAGE_{variable}"
    monkeypatch.setenv(name, value)
    assert refused(ludage("serve", "--port", "0")) == f"The server cannot start: {name} {english}"
    told = refused(ludage("serve", "--port", "0", language="fr"))
    assert told == f"Le serveur ne peut pas démarrer : {name} {french}"


def test_tables_of_the_operator_are_told_with_the_game_they_are_not_for(tmp_path: Path) -> None:
    (tmp_path / "markers.csv").write_text("id,count\nhate,3\n", encoding="utf-8")
    told = refused(ludage("serve", "--port", "0", "--content", str(tmp_path), language="fr"))
    assert told.startswith(
        f"Le serveur ne peut pas démarrer : LUDAGE_CONTENT ne peut pas valoir « {tmp_path} » : il faut des tableaux "
        "pour tous les jeux, chacun dans un dossier qui porte son identifiant. Ceux de « age-of-mythology » sont "
        "inutilisables : le jeu n’a pas de tableau markers.csv ; ses tableaux sont "
    )


@pytest.mark.parametrize(
    ("url", "shown"), [("mysql://me:secret@host/x", "mysql://…"), ("nonsense", "nonsense")]
)
def test_an_unknown_kind_of_database_is_told_without_its_password(url: str, shown: str) -> None:
    told = refused(ludage("serve", "--port", "0", "--database", url))
    assert told.startswith(f"“{shown}” is not a database: expected postgresql://")
    told = refused(ludage("serve", "--port", "0", "--database", url, language="fr"))
    assert told.startswith(f"« {shown} » n’est pas une base de données : écrivez postgresql://")
    assert "secret" not in told


def test_a_database_file_needs_its_folder(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/nowhere/x.sqlite3"
    assert (
        refused(ludage("serve", "--port", "0", "--database", url))
        == f"There is no folder “{tmp_path}/nowhere”."
    )


def test_a_database_that_is_none_is_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear diary, today I was no database at all.\n" * 100, encoding="utf-8")
    told = refused(ludage("serve", "--port", "0", "--database", f"sqlite:///{file}", language="fr"))
    assert told == "La base de données est inutilisable : file is not a database."


def test_a_taken_port_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = refused(ludage("serve", "--port", str(port), language="fr"))
    assert told.startswith(f"« 127.0.0.1 », port {port}, est pris, interdit,")


def test_what_the_system_refuses_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> tuple[str, ...]:
        raise PermissionError(13, "Permission denied", "box")

    monkeypatch.setattr(app, "game_ids", refuse)
    remark = "[Errno 13] Permission denied: 'box'."
    assert refused(ludage("games")) == f"That is not possible: {remark}"
    assert refused(ludage("games", language="fr")) == f"C’est impossible : {remark}"
