"""The help of every command, in the reader's language; and the version."""

import re
import subprocess
import sys
from functools import cache
from importlib.metadata import version

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ludage.bots import BOTS, USUAL, weighing
from ludage.cli.words import CliError, language_in, language_of, words_for
from ludage.texts import LANGUAGES
from tests.cli.driving import ludage
from tests.cli.test_texts import CLI

COMMANDS = (
    *("play", "games", "rules", "replay", "analyse", "simulate", "census", "arena", "train"),
    *("calibrate", "serve", "verify"),
)
PAGES = ((), *((command,) for command in COMMANDS))
KEY = re.compile(r"(help|metavar)-[a-z]")


@cache
def help_keys() -> list[str]:
    """The keys of all texts that only the help says, without `cli-`."""
    body = FluentParser().parse((CLI / "text" / "en.ftl").read_text(encoding="utf-8")).body
    keys = [item.id.name.removeprefix("cli-") for item in body if isinstance(item, fluent.Message)]
    return [key for key in keys if KEY.match(key)]


def page(command: tuple[str, ...], language: str) -> str:
    session = ludage(*command, "--help", "--lang", language, language="en" if language == "fr" else "fr")
    assert session.code == 0
    assert session.err == ""
    return session.flat


def sentence(key: str, language: str) -> str:
    """What the help says for a key, as it can be found on a page; without the value of a default."""
    args = {"value": "§"} if key == "help-default" else {}
    return " ".join(words_for(language)(key, **args).split()).partition("§")[0].strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_help_is_on_some_page(language: str) -> None:
    pages = " ".join(page(command, language) for command in PAGES)
    keys = help_keys()
    assert len(keys) > 50
    assert [key for key in keys if sentence(key, language) not in pages] == []


@pytest.mark.parametrize("command", PAGES, ids=" ".join)
@pytest.mark.parametrize(("language", "other"), [("fr", "en"), ("en", "fr")])
def test_a_page_has_nothing_of_the_other_language(
    language: str, other: str, command: tuple[str, ...]
) -> None:
    shown = page(command, language)
    foreign = [key for key in help_keys() if sentence(key, language) != sentence(key, other)]
    found = [key for key in foreign if re.search(rf"(?<!\w){re.escape(sentence(key, other))}(?!\w)", shown)]
    assert found == []
    assert KEY.search(shown) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_that_takes_a_value_says_what_stands_for_it(language: str) -> None:
    for command in PAGES:
        for line in ludage(*command, "--help", language=language).out.splitlines():
            typed = re.match(r"  (?:-\w, )?(--[a-z-]+)(?: (\S+))?(?:  |$)", line)
            if typed is not None:
                switch = typed[1] in (
                    "--help",
                    "--version",
                    "--terminal",
                    "--hot-seat",
                    "--coverage",
                    "--open",
                    "--unasked",
                )
                assert (typed[2] is None) is switch, line


def test_what_holds_unless_told_is_said() -> None:
    assert "How many games. Unless told: 100." in page(("simulate",), "en")
    assert "Le port d’écoute. À défaut : 8000." in page(("serve",), "fr")
    assert "À défaut" not in page(("play",), "fr")


def test_the_usage_shows_what_may_be_left_out() -> None:
    assert page(("rules",), "en").startswith("Usage: ludage rules [OPTIONS] GAME [WORD] ")
    assert page(("play",), "fr").startswith("Usage : ludage play [OPTIONS] [JEU] ")
    assert page((), "fr").startswith("Usage : ludage [OPTIONS] COMMANDE … ")


def test_commands_stand_in_the_order_in_which_a_newcomer_needs_them() -> None:
    listed = re.findall(r"^  ([a-z]+)  ", ludage("--help").out, re.MULTILINE)
    assert tuple(listed) == COMMANDS


@pytest.mark.parametrize("arguments", [[], ["--lang", "fr"], ["-h", "--lang=fr"], ["--lang", "fr", "--help"]])
def test_without_a_command_the_help_is_shown(arguments: list[str]) -> None:
    session = ludage(*arguments, language="en" if arguments else "fr")
    assert session.code == 0
    assert "Commandes" in session.out


def test_a_language_before_the_command_holds_for_the_command() -> None:
    assert "Version des règles" in ludage("--lang", "fr", "games").out
    assert "Rules version" in ludage("--lang", "fr", "games", "--lang", "en").out


def test_the_version_is_that_of_the_package() -> None:
    session = ludage("--version", language="fr")
    assert (session.code, session.out, session.err) == (0, f"ludage {version('ludage')}\n", "")


# ---- the language of a command line ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("play age-of-gods", None),
        ("play --lang fr", "fr"),
        ("--lang=fr play", "fr"),
        ("--lang fr games --lang en", "en"),
        ("games --lang", None),
        ("rules age-of-gods -- --lang fr", None),
    ],
)
def test_the_language_is_known_before_the_line_is_taken_apart(line: str, language: str | None) -> None:
    assert language_in(line.split()) == language


def test_an_unknown_language_is_told_in_one_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("LUDAGE_LANG", "de")
    with pytest.raises(CliError, match=r"^Il n’y a pas de textes dans la langue «\u00a0de\u00a0»"):
        language_of(None)
    monkeypatch.setenv("LUDAGE_LANG", "en")
    with pytest.raises(CliError, match=r"^There are no texts in language “it”; there are en, fr\.$"):
        language_of("it")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["help-option-bot", "help-option-bots", "help-option-contestants"])
def test_every_bot_is_named_where_one_can_be_asked_for(key: str, language: str) -> None:
    words = set(re.findall(r"\w+", sentence(key, language)))
    assert set(BOTS) - words == set()
    if key == "help-option-bot":
        assert re.search(rf"{USUAL} \((unless told|.*à défaut)\)", sentence(key, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_that_can_learn_is_named(language: str) -> None:
    assert set(weighing()) <= set(re.findall(r"\w+", sentence("help-option-train-bot", language)))


def test_python_m_ludage_is_the_command() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "ludage", "--version"], capture_output=True, text=True, check=True
    )
    assert said.stdout.startswith("ludage ")
