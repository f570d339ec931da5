"""The texts: complete and alike in both languages, well set, and rendered without a gap."""

import csv
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludage.texts import LANGUAGES, TextError, Texts, UnknownTextError, language_from

CORE = Path(str(files("ludage"))) / "core" / "text"
GAME = Path(str(files("ludage"))) / "games" / "age_of_gods"
FOLDERS = [CORE, GAME / "text"]

Parts = dict[str, ast.Pattern]
"""Each text of a file by its full name: `people-orcs`, `people-orcs.the`."""


class Collector(Visitor):
    """The variables and the literal texts of a pattern, wherever they stand in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.literals: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.literals.append(node.value)


def collected(pattern: ast.Pattern) -> Collector:
    collector = Collector()
    collector.visit(pattern)
    return collector


def messages(file: Path) -> list[ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [item.content for item in body if isinstance(item, ast.Junk)]
    return [item for item in body if isinstance(item, ast.Message)]


def parts(file: Path) -> Parts:
    found: Parts = {}
    for message in messages(file):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def column(table: str, name: str) -> list[str]:
    with (GAME / "content" / table).open(encoding="utf-8", newline="") as file:
        return [row[name] for row in csv.DictReader(file)]


def named_elements() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every element of the content tables that people see, with the attributes its name must have."""
    for kind, table, name, attributes in (
        ("people", "peoples.csv", "id", ("the", "of", "number")),
        ("ability", "peoples.csv", "ability_id", ("text",)),
        ("god", "gods.csv", "id", ("domain", "power")),
        ("territory", "territories.csv", "id", ()),
        ("terrain", "territories.csv", "terrain", ()),
        ("marker", "markers.csv", "id", ("text",)),
        ("wrath", "wrath.csv", "die", ("text",)),
        ("back", "cards.csv", "back", ("a",)),
    ):
        for element in dict.fromkeys(column(table, name)):
            yield f"{kind}:{element}", attributes


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def texts(language: str) -> Texts:
    return Texts(language, [GAME / "text"])


def overriding(folder: Path, text: str, language: str = "en") -> Texts:
    """The texts of the game with an owner's own on top."""
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Texts(language, [GAME / "text", folder])


# ---- the files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=["core", "age_of_gods"])
def test_both_languages_have_the_same_texts_with_the_same_variables(folder: Path) -> None:
    english, french = (
        {name: collected(pattern).variables for name, pattern in parts(folder / f"{language}.ftl").items()}
        for language in LANGUAGES
    )
    assert french == english


@pytest.mark.parametrize("folder", FOLDERS, ids=["core", "age_of_gods"])
def test_no_key_is_written_twice(folder: Path, language: str) -> None:
    written = Counter(message.id.name for message in messages(folder / f"{language}.ftl"))
    assert [key for key, times in written.items() if times > 1] == []


def test_the_game_repeats_no_key_of_the_core(language: str) -> None:
    core, game = ({message.id.name for message in messages(folder / f"{language}.ftl")} for folder in FOLDERS)
    assert core & game == set()


def test_everything_in_the_content_tables_has_its_name(texts: Texts) -> None:
    elements = list(named_elements())
    assert len(elements) == 24 + 24 + 12 + 60 + 10 + 10 + 6 + 6
    for reference, attributes in elements:
        assert texts.name(reference)
        for attribute in attributes:
            assert texts.attribute(reference.replace(":", "-"), attribute)


def test_no_name_stands_for_two_things_of_a_kind(texts: Texts) -> None:
    names = Counter((reference.split(":")[0], texts.name(reference)) for reference, _ in named_elements())
    assert [name for name, times in names.items() if times > 1] == []


def test_no_name_is_left_without_its_thing(texts: Texts) -> None:
    kinds = ("people", "ability", "god", "territory", "terrain", "marker", "wrath", "back")
    known = {reference.replace(":", "-") for reference, _ in named_elements()}
    assert {key for key in texts.keys() if key.split("-")[0] in kinds} == known  # noqa: SIM118


def test_the_phases_have_names(texts: Texts) -> None:
    for phase in ("setup", "destiny", "fortification", "combat", "action", "over"):
        assert texts.name(f"phase:{phase}")
        assert texts.attribute(f"phase-{phase}", "the")


@pytest.mark.parametrize("folder", FOLDERS, ids=["core", "age_of_gods"])
def test_apostrophes_quotes_and_minus_signs_are_typographic(folder: Path, language: str) -> None:
    straight = re.compile(r"""['"]|(?<!\w)-\d""")
    assert faults(folder / f"{language}.ftl", straight) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=["core", "age_of_gods"])
def test_french_puts_a_no_break_space_where_it_belongs(folder: Path) -> None:
    no_break = "\u00a0\u202f"
    lacking = re.compile(rf"(?<![{no_break}])[:;!?»]|«(?![{no_break}])")
    assert faults(folder / "fr.ftl", lacking) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=["core", "age_of_gods"])
def test_spaces_are_single_and_english_has_none_before_punctuation(folder: Path, language: str) -> None:
    assert faults(folder / f"{language}.ftl", re.compile(r"\s\s")) == []
    assert faults(folder / "en.ftl", re.compile(r"\s[:;!?,.)]|[\u00a0\u202f]")) == []


def faults(file: Path, wrong: re.Pattern[str]) -> list[str]:
    """The texts of a file in which the wrong thing is found. A placeable counts as a word."""
    return [name for name, pattern in parts(file).items() if wrong.search("x".join(literals(pattern)))]


def literals(pattern: ast.Pattern) -> list[str]:
    return collected(pattern).literals


def test_the_scan_finds_what_it_looks_for(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text(
        "a = L'attaque\nb = Oui : non\nc = { $n ->\n    [one] Quoi?\n   *[other] Rien\n }\n", encoding="utf-8"
    )
    assert faults(file, re.compile("'")) == ["a"]
    assert faults(file, re.compile("(?<!\u00a0)[:?]")) == ["b", "c"]


# ---- rendering -------------------------------------------------------------------------------------------


def test_names_are_those_of_the_language() -> None:
    english, french = (Texts(language, [GAME / "text"]) for language in LANGUAGES)
    assert (english.name("people:orcs"), french.name("people:dwarves")) == ("Orcs", "Nains")
    assert english.attribute("people-chaos", "of") == "of Chaos"
    assert french.attribute("people-chaos", "of") == "du Chaos"
    assert english.attribute("people-winged", "the") == "the Winged Folk"
    assert french.attribute("people-fairies", "the") == "le Peuple fée"
    assert (english.name("wrath:3"), french.name("marker:love")) == ("Tidal wave", "Amour")


def test_a_reference_brings_its_name_and_every_attribute(tmp_path: Path) -> None:
    texts = overriding(
        tmp_path, "raid = { $people }, { $people-the }, { $people-of }: { $territory }, { $wrath }"
    )
    said = texts.say("raid", {"people": "people:orcs", "territory": "territory:t12", "wrath": "wrath:3"})
    assert said == "Orcs, the Orcs, of the Orcs: Glimmerdell, Tidal wave"


def test_a_verb_can_agree_with_its_people(tmp_path: Path) -> None:
    sentence = "raid = { $people-the } { $people-number -> \n    [one] attaque\n   *[other] attaquent\n }"
    texts = overriding(tmp_path, sentence, "fr")
    assert texts.say("raid", {"people": "people:fairies"}) == "le Peuple fée attaque"
    assert texts.say("raid", {"people": "people:winged"}) == "les Ailés attaquent"


def test_texts_and_numbers_stand_for_themselves(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "note = { $who } rolls { $die }: { $remark }")
    assert texts.say("note", {"who": "Ann", "die": 6, "remark": "well: well"}) == "Ann rolls 6: well: well"


def test_seats_are_numbered_from_one_until_they_have_names() -> None:
    assert Texts("en", []).name("seat:0") == "Player 1"
    assert Texts("fr", []).name("seat:5") == "Joueur 6"
    named = Texts("fr", [], ["Ann", "", "people:orcs"])
    assert [named.name(f"seat:{seat}") for seat in range(4)] == ["Ann", "Joueur 2", "people:orcs", "Joueur 4"]


@pytest.mark.parametrize(
    ("seats", "english", "french"),
    [
        ([1], "Bob", "Bob"),
        ([1, 2], "Bob and Cleo", "Bob et Cleo"),
        ([1, 2, 3, 0], "Bob, Cleo, Dan and Ann", "Bob, Cleo, Dan et Ann"),
    ],
)
def test_lists_are_joined_as_the_language_does(seats: list[int], english: str, french: str) -> None:
    names = ["Ann", "Bob", "Cleo", "Dan"]
    for language, joined in zip(LANGUAGES, (english, french), strict=True):
        texts = Texts(language, [], names)
        said = texts.say(
            "refusal-not-your-decision", {"seat": "seat:0", "others": [f"seat:{seat}" for seat in seats]}
        )
        assert said.startswith("Ann ")
        assert joined in said


def test_a_list_brings_the_forms_of_its_items_and_their_number(tmp_path: Path) -> None:
    sentence = "end = { $peoples-count -> \n    [0] Nobody left\n   *[other] Left: { $peoples-the }\n }"
    texts = overriding(tmp_path, sentence)
    peoples = ["people:orcs", "people:chaos", "people:winged"]
    assert texts.say("end", {"peoples": peoples}) == "Left: the Orcs, Chaos and the Winged Folk"
    assert texts.say("end", {"peoples": []}) == "Nobody left"


def test_a_list_has_only_the_forms_that_all_its_items_have(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "some = { $things }\nthe-some = { $things-the }")
    mixed = {"things": ["people:orcs", "territory:t12"]}
    assert texts.say("some", mixed) == "Orcs and Glimmerdell"
    with pytest.raises(TextError, match="things-the"):
        texts.say("the-some", mixed)


def test_the_refusals_of_the_core_are_sentences() -> None:
    texts = Texts("en", [])
    assert texts.say("refusal-no-such-seat", {"seat": 7, "players": 3}) == (
        "There is no seat 7: this table has 3 seats, numbered from 0."
    )
    assert texts.say("refusal-no-such-action", {"action": -12345, "size": 4321}) == (
        "There is no action -12345: this game has 4321 actions, numbered from 0."
    )
    assert texts.say("refusal-not-your-decision", {"seat": "seat:0", "others": ["seat:1", "seat:2"]}) == (
        "Player 1 has nothing to decide now: it is up to Player 2 and Player 3."
    )
    assert Texts("fr", []).say("refusal-game-over") == "La partie est terminée."


def test_nothing_is_wrapped_in_isolation_marks(texts: Texts) -> None:
    said = texts.say("refusal-not-your-decision", {"seat": "seat:0", "others": ["seat:1"]})
    assert not re.search("[\u2066-\u2069]", said)


# ---- an owner's own texts --------------------------------------------------------------------------------


def test_a_later_folder_overrides_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "people-orcs = Uruks\nability-fury =\n    .text = Attack, at +3.")
    assert texts.name("people:orcs") == "Uruks"
    assert texts.attribute("people-orcs", "of") == "of the Orcs"
    assert texts.name("ability:fury") == "Fury"
    assert texts.attribute("ability-fury", "text") == "Attack, at +3."
    assert texts.name("people:humans") == "Humans"


def test_the_core_can_be_overridden_too(tmp_path: Path) -> None:
    assert overriding(tmp_path, "seat = Seat { $number }").name("seat:0") == "Seat 1"


def test_a_folder_may_lack_a_language(tmp_path: Path) -> None:
    overriding(tmp_path, "people-orcs = Uruks", "en")
    assert Texts("fr", [GAME / "text", tmp_path]).name("people:orcs") == "Orcs"


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no such folder"):
        Texts("en", [tmp_path / "nowhere"])


def test_a_faulty_file_is_refused_with_the_faulty_line(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"en\.ftl: cannot read 'people-orcs Uruks'"):
        overriding(tmp_path, "good = Good\npeople-orcs Uruks\n")


def test_a_term_can_be_used_and_overridden(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "-box = the box\nsource = From { -box }.")
    assert texts.say("source") == "From the box."
    assert not texts.has("-box")
    assert not texts.has("box")


# ---- errors ----------------------------------------------------------------------------------------------


def test_an_unknown_key_is_named_with_its_language() -> None:
    texts = Texts("fr", [])
    with pytest.raises(UnknownTextError) as caught:
        texts.say("event-nothing")
    assert isinstance(caught.value, KeyError)
    assert str(caught.value) == "there is no text 'event-nothing' in language 'fr'"


def test_unknown_elements_and_attributes_are_unknown_texts(texts: Texts) -> None:
    for reference in ("people:martians", "seats:1"):
        with pytest.raises(UnknownTextError, match=reference.replace(":", "-")):
            texts.name(reference)
    with pytest.raises(UnknownTextError, match=r"people-orcs\.colour"):
        texts.attribute("people-orcs", "colour")
    with pytest.raises(UnknownTextError, match="people-martians"):
        texts.say("refusal-not-your-decision", {"seat": "people:martians", "others": []})


def test_a_message_without_a_value_has_nothing_to_say(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "only =\n    .part = a part")
    assert texts.attribute("only", "part") == "a part"
    with pytest.raises(UnknownTextError, match="only"):
        texts.say("only")


@pytest.mark.parametrize("wrong", ["orcs", "people:", ":orcs", "people:orcs:2", "People:orcs", ""])
def test_a_name_is_asked_for_by_reference(texts: Texts, wrong: str) -> None:
    with pytest.raises(TextError, match="expected kind:id"):
        texts.name(wrong)


@pytest.mark.parametrize("wrong", ["seat:x", "seat:-1"])
def test_a_seat_is_a_number(texts: Texts, wrong: str) -> None:
    with pytest.raises(TextError, match=wrong):
        texts.name(wrong)


def test_a_missing_argument_is_an_error_not_a_gap(texts: Texts) -> None:
    with pytest.raises(TextError, match=r"'refusal-no-such-seat'.*players.*given: seat"):
        texts.say("refusal-no-such-seat", {"seat": 7})
    with pytest.raises(TextError, match="given: no arguments"):
        texts.say("seat")


def test_a_missing_selector_is_an_error_too(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "many = { $n -> \n    [one] one\n   *[other] many\n }")
    with pytest.raises(TextError, match="n"):
        texts.say("many")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'de'; there are en, fr"):
        Texts("de", [])


def test_has_and_keys_agree(texts: Texts) -> None:
    assert texts.has("people-orcs")
    assert texts.has("refusal-game-over")
    assert not texts.has("people-martians")
    assert all(texts.has(key) for key in texts.keys())  # noqa: SIM118


# ---- the reader's language -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LUDAGE_LANG": "", "LANG": "fr_CA"}, "fr"),
        ({"LUDAGE_LANG": "en", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LUDAGE_LANG": "FR-be"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_from(environment) == language


def test_a_language_asked_for_by_name_must_be_known() -> None:
    with pytest.raises(ValueError, match=r"'de'; there are en, fr"):
        language_from({"LUDAGE_LANG": "de_DE"})
