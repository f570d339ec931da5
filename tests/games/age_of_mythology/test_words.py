"""The texts of Age of Mythology: both languages say the same things, and everything that is said."""

import re
from importlib.resources import files

import pytest

from ludage.analysis.reasons import POINTS, reason_key
from ludage.core.weights import FIRST
from ludage.games.age_of_mythology.dice import Cause
from ludage.games.age_of_mythology.effects import (
    AGES,
    AREAS,
    CULTURES,
    RESOURCES,
    TERRAINS,
    VICTORY_CARDS,
    WAYS,
)
from ludage.games.age_of_mythology.prompts import NOT_NOW
from ludage.games.age_of_mythology.state import Phase
from ludage.testing.age_of_mythology import GAME
from ludage.texts import LANGUAGES, Texts

PACKAGE = files("ludage.games.age_of_mythology")
BOX = GAME.box
SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for file in PACKAGE.iterdir() if file.name.endswith(".py")
)
SAID = re.compile(r'"((?:refusal|prompt|forecast|chance)-[a-z-]+)"')


def lines(language: str) -> list[str]:
    return (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()


def entries(language: str) -> list[str]:
    """Every message and attribute, in order."""
    out = []
    key = ""
    for line in lines(language):
        if match := re.match(r"([a-z][\w-]*) =", line):
            key = match[1]
            out.append(key)
        elif match := re.match(r"    (\.[a-z]+) =", line):
            out.append(key + match[1])
    return out


def test_both_languages_have_the_same_entries_in_the_same_order() -> None:
    assert entries("en") == entries("fr")
    assert len(set(entries("en"))) == len(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_say_has_a_text(language: str) -> None:
    texts = Texts(language, GAME.texts)
    said = set(SAID.findall(SOURCE)) | {refusal.key for refusal in NOT_NOW.values()}
    assert sorted(key for key in said if not key.endswith("-") and not texts.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_box_has_a_name(language: str) -> None:
    texts = Texts(language, GAME.texts)
    named = [
        *(f"unit:{unit}" for unit in BOX.unit_ids),
        *(f"building:{building}" for building in BOX.building_ids),
        *(f"god:{god}" for god in BOX.god_ids),
        *(f"card:{face}" for face in BOX.face_ids),
        *(f"tile:{tile}" for tile in BOX.tile_ids),
        *(f"resource:{resource}" for resource in RESOURCES),
        *(f"harvest:{harvest}" for harvest in (*TERRAINS, *RESOURCES, "all")),
        *(f"culture:{culture}" for culture in CULTURES),
        *(f"age:{age}" for age in AGES),
        *(f"area:{area}" for area in AREAS),
        *(f"victory:{card}" for card in VICTORY_CARDS),
        *(f"phase:{phase.name.lower()}" for phase in Phase),
    ]
    names = {reference: texts.name(reference) for reference in named}
    assert all(name.strip() for name in names.values())
    for kind in ("unit", "building", "god", "card", "tile"):
        known = [name for reference, name in names.items() if reference.startswith(f"{kind}:")]
        assert len(set(known)) == len(known), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_gods_and_buildings_say_what_they_do(language: str) -> None:
    texts = Texts(language, GAME.texts)
    for god in BOX.god_ids:
        assert texts.attribute(f"god-{god}", "text")
        assert texts.attribute(f"god-{god}", "power")
    for building in BOX.building_ids:
        assert texts.attribute(f"building-{building}", "text")
    for unit, abilities in zip(BOX.unit_ids, BOX.abilities, strict=True):
        if abilities and not unit.startswith("villager"):
            assert texts.attribute(f"unit-{unit}", "text")


def test_french_names_are_those_of_the_french_rulebook() -> None:
    texts = Texts("fr", GAME.texts)
    assert texts.name("unit:spearman") == "Lancier"
    assert texts.name("unit:throwing_axeman") == "Lanceur de haches"
    assert texts.name("building:gold_mint") == "Fabrique d’or"
    assert texts.name("building:wood_workshop") == "Scierie"
    assert texts.name("area:holding") == "Zone de possession"


def test_french_punctuation_has_its_spaces() -> None:
    for line in lines("fr"):
        text = re.sub(r"\{[^}]*\}|\[\w+\]", "x", line)
        if not line.startswith("#"):
            assert " :" not in text, line
            assert " ?" not in text, line
            assert not re.search(r"\w\?", text), line
            assert "'" not in text, line


NAMES = [
    "unit",
    "building",
    "god",
    "card",
    "tile",
    "resource",
    "harvest",
    "culture",
    "age",
    "area",
    "victory",
    "type",
    "option",
    "worker",
    "phase",
    "use",
    "choice",
    "field",
    "land",
    "draw",
    "bank",
    "food",
    "wood",
    "gold",
    "favor",
    "game",
]


def test_no_text_is_left_unsaid() -> None:
    """Every key names a thing, is an action, or stands in the sources, by itself or made from a table."""
    said = set(re.findall(r'"([a-z][a-z-]*)"', SOURCE))
    phrases = {GAME.actions.phrase(action).key for action in range(len(GAME.actions))}
    built = {
        "game-idea",
        "game-length",
        *phrases,
        *(refusal.key for refusal in NOT_NOW.values()),
        *(f"dice-{cause.name.lower()}" for cause in Cause),
        *(f"score-{way.replace('_', '-')}" for way in WAYS),
        *(f"forecast-prize-{area}" for area in AREAS),
        *(f"forecast-{what}" for what in ("units", "buildings", "recruits")),
        *(reason_key(name) for name in (POINTS, *GAME.weights(FIRST).values)),
    }
    unsaid = []
    for key in entries("en"):
        kind, _, rest = key.partition("-")
        told = rest.removesuffix("-secret") if kind == "event" else key
        if "." not in key and kind not in NAMES and told not in said and key not in built:
            unsaid.append(key)
    assert unsaid == []
