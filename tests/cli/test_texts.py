"""The texts of the command line: the same keys in both languages, and every key that the code says."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludage.texts import LANGUAGES

CLI = Path(str(files("ludage.cli")))


class Variables(Visitor):
    """The names of the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def shape(language: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Each message of a language: its attributes and its variables."""
    body = FluentParser().parse((CLI / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [item for item in body if isinstance(item, fluent.Junk)]
    out = {}
    for item in body:
        if isinstance(item, fluent.Message):
            found = Variables()
            found.visit(item)
            attributes = frozenset(attribute.id.name for attribute in item.attributes)
            out[item.id.name] = (attributes, frozenset(found.names))
    return out


def said() -> set[str]:
    """The keys that the code says outright: `words("key")`, and those by which commands and options are explained."""
    keys = set()
    for file in CLI.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_words(node.func):
                keys.update(_constants(node.args[0]))
            if isinstance(node, ast.keyword) and node.arg in ("help", "metavar"):
                keys.update(_constants(node.value))
    return keys


def _is_words(func: ast.expr) -> bool:
    return (isinstance(func, ast.Name) and func.id == "words") or (
        isinstance(func, ast.Attribute) and func.attr == "words"
    )


def _constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _constants(node.body) | _constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    assert shape("en") == shape("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_code_says_exists(language: str) -> None:
    keys = said()
    assert len(keys) > 60
    assert {f"cli-{key}" for key in keys} <= set(shape(language))


def test_every_text_about_commands_and_options_is_said() -> None:
    written = {key for key in shape("en") if key.startswith(("cli-help-", "cli-metavar-", "cli-usage-"))}
    assert sorted(written - {f"cli-{key}" for key in said()}) == []


def test_french_has_no_breaking_space_before_its_double_punctuation() -> None:
    text = (CLI / "text" / "fr.ftl").read_text(encoding="utf-8")
    values = [line for line in text.splitlines() if not line.startswith("#")]
    wrong = [line for line in values if re.search(r"\w [:;!%»]|\w \?", line.partition("=")[2])]
    assert wrong == []
