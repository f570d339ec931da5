"""Whatever the server refuses it can say so, in every language, with all that the sentence needs."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from ludage.server.digest import TEXT
from ludage.texts import LANGUAGES, Texts

SERVER = Path(__file__).parents[2] / "src" / "ludage" / "server"
MISSING = ("email-missing", "webhook-missing")
"""The codes of `people`, which names them by the way of reaching somebody."""


class Raised(NamedTuple):
    """A refusal somewhere in the source: its code, and the names of what it is given to say."""

    code: str
    given: frozenset[str]
    where: str


def raised() -> Iterator[Raised]:
    """Every `Refusal(...)` that says something of its own, not what a rule says."""
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code, where = node.args[0], f"{file.name}:{node.lineno}"
                given = frozenset(str(keyword.arg) for keyword in node.keywords)
                if len(node.args) > 2:
                    continue
                if isinstance(code, ast.Constant):
                    yield Raised(str(code.value), given, where)
                else:
                    assert file.name == "people.py", f"{where}: which codes are these?"
                    yield from (Raised(each, given, where) for each in MISSING)


def said_directly() -> set[str]:
    """Every key of a text that stands as such in the source."""
    return {
        node.value
        for file in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("server-")
    }


class Variables(Visitor):
    """The names of what a message needs."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """Every text of the server, and what it needs."""
    found = {}
    for entry in parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            needed = Variables()
            needed.visit(entry)
            found[entry.id.name] = needed.names
    return found


def test_the_source_is_understood() -> None:
    found = {refusal.code: refusal for refusal in raised()}
    assert found["too-fast"].given == {"seconds"}
    assert {"stale", "no-such-table", "held-another", *MISSING} <= found.keys()
    assert "illegal" not in found, "it is a rule that speaks"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_text_and_all_that_the_text_needs(language: str) -> None:
    known = texts(language)
    for refusal in raised():
        assert f"server-{refusal.code}" in known, f"{refusal.where}: no text in {language}"
        lacking = known[f"server-{refusal.code}"] - refusal.given
        assert not lacking, f"{refusal.where}: {refusal.code} is not given {lacking}, which the text needs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_server_is_unused(language: str) -> None:
    used = {f"server-{refusal.code}" for refusal in raised()} | said_directly()
    assert texts(language).keys() - used == set()


def test_a_text_needs_the_same_in_every_language() -> None:
    first, *others = (texts(language) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("number", [0, 1, 2, 20, 1440])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_any_number(language: str, number: int) -> None:
    speak = Texts(language, [TEXT])
    words = {"text": "these words", "levels": "novice, regular", "table": "Friday", "name": "Ann"}
    for key, needed in texts(language).items():
        said = speak.say(key, {name: words.get(name, number) for name in needed})
        assert said.strip()
        assert "{" not in said
        assert key not in said


@pytest.mark.parametrize(
    ("language", "row", "begins"),
    [
        ("en", 0, "This table is frozen: its game cannot be set up"),
        ("en", 42, "This table is frozen: from move 42 on"),
        ("fr", 0, "Cette table est gelée\u00a0: les règles actuelles ne permettent plus"),
        ("fr", 42, "Cette table est gelée\u00a0: à partir du coup 42"),
    ],
)
def test_a_frozen_table_says_where_it_parted_from_the_rules(language: str, row: int, begins: str) -> None:
    assert Texts(language, [TEXT]).say("server-frozen", {"row": row}).startswith(begins)
