"""The texts: every card, choice, prompt, refusal and log line in both languages, well set."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludage.games.through_the_ages import create
from ludage.texts import LANGUAGES, Texts

GAME = create(None)
FOLDER = Path(str(GAME.texts[0]))
SOURCE = FOLDER.parent


class Collector(Visitor):
    """The variables and the literal texts of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.literals: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.literals.append(node.value)


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a file by its full name."""
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [item.content for item in body if isinstance(item, ast.Junk)]
    out: dict[str, ast.Pattern] = {}
    for item in body:
        if isinstance(item, ast.Message):
            assert item.id.name not in out, f"{item.id.name} is written twice"
            assert item.value is not None
            out[item.id.name] = item.value
            for attribute in item.attributes:
                out[f"{item.id.name}.{attribute.id.name}"] = attribute.value
    return out


def collected(pattern: ast.Pattern) -> Collector:
    collector = Collector()
    collector.visit(pattern)
    return collector


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    english, french = (
        {
            key: {name.split("-")[0] for name in collected(text).variables}
            for key, text in patterns(language).items()
        }
        for language in LANGUAGES
    )
    assert french == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_a_text_and_a_kind(language: str) -> None:
    texts = Texts(language, GAME.texts)
    names = [texts.name(reference) for reference in GAME.box.refs]
    assert len(set(names)) == len(names) == 236
    for card in GAME.box.ids:
        assert texts.attribute(f"card-{card}", "text")
        assert texts.attribute(f"card-{card}", "kind")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_sentence_of_its_own_and_its_targets_have_names(language: str) -> None:
    texts = Texts(language, GAME.texts)
    actions = GAME.actions
    sentences = {texts.message(actions.phrase(action)) for action in range(len(actions))}
    assert len(sentences) == len(actions)
    for action in range(len(actions)):
        for target in actions.targets(action):
            assert texts.name(target).strip()


KEYS = re.compile(r'(?:Refusal|not_now|Message|Event)\(\s*"([a-z0-9-]+)"')


def used_keys() -> set[str]:
    """The keys of messages that the code names outright."""
    found: set[str] = set()
    for file in SOURCE.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= {key for key in KEYS.findall(text) if key.split("-")[0] in ("refusal", "prompt", "cause")}
        found |= {f"event-{key}" for key in re.findall(r'Event\(\s*"([a-z-]+)"', text)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_code_says_has_a_text(language: str) -> None:
    assert used_keys() - Texts(language, GAME.texts).keys() == set()


def test_no_refusal_is_left_without_a_use() -> None:
    written = {key for key in patterns("en") if key.startswith("refusal-") and "." not in key}
    assert written - used_keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_quotes_and_minus_signs_are_typographic(language: str) -> None:
    straight = re.compile(r"""['"]|(?<!\w)-\d""")
    assert wrong(language, straight) == []


def test_french_puts_a_no_break_space_where_it_belongs() -> None:
    no_break = "\u00a0\u202f"
    assert wrong("fr", re.compile(rf"(?<![{no_break}])[:;!?»]|«(?![{no_break}])")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_single_and_english_has_none_before_punctuation(language: str) -> None:
    assert wrong(language, re.compile(r"\s\s")) == []
    assert wrong("en", re.compile(r"\s[:;!?,.)]|[\u00a0\u202f]")) == []


def wrong(language: str, pattern: re.Pattern[str]) -> list[str]:
    """The texts in which the wrong thing is found. A placeable counts as a word."""
    return [
        name
        for name, text in patterns(language).items()
        if pattern.search("x".join(collected(text).literals))
    ]


ROOT = Path(__file__).parents[3]
FRENCH = (SOURCE / "text", ROOT / "src/ludage/cli/text", ROOT / "web/src/games/through-the-ages/text")


def test_food_is_counted_as_french_people_count_it_and_nobody_has_eaten_nothing() -> None:
    wrong = re.compile(r"\d nourriture|\$\w+ \} nourriture|nourritures|rien mangé|rien produit")
    for folder in FRENCH:
        assert wrong.findall((folder / "fr.ftl").read_text(encoding="utf-8")) == [], folder
    said = Texts("fr", GAME.texts).say(
        "event-production", {"seat": "seat:0", "science": 1, "culture": 1, "food": 2, "resources": 1}
    )
    assert "produit 2 unités de nourriture et 1 ressource." in said
