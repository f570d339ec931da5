"""The texts: complete and alike in both languages, well set, and rendered without a gap."""

import ast as python
import csv
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludage
from ludage.analysis.reasons import POINTS, reason_key
from ludage.core.content import ContentError
from ludage.core.event import Event
from ludage.core.message import Chance, Message
from ludage.core.state import State
from ludage.core.weights import FIRST
from ludage.games.age_of_gods.combat import Cause
from ludage.games.age_of_gods.score import sheet
from ludage.games.age_of_gods.state import Phase, Position
from ludage.testing import age_of_gods, play
from ludage.texts import LANGUAGES, TextError, Texts, UnknownTextError, language_from, signed
from tests.core.saying import told

CORE = Path(str(files("ludage"))) / "core" / "text"
GAME = Path(str(files("ludage"))) / "games" / "age_of_gods"
FOLDERS = [CORE, GAME / "text"]

Parts = dict[str, ast.Pattern]
"""Each text of a file by its full name: `people-orcs`, `people-orcs.the`."""


class Collector(Visitor):
    """The variables, the other messages and the literal texts of a pattern, wherever they stand in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.literals: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.literals.append(node.value)


def collected(pattern: ast.Pattern) -> Collector:
    collector = Collector()
    collector.visit(pattern)
    return collector


@cache
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
        ("people", "peoples.csv", "id", ("the", "of", "to", "number")),
        ("ability", "peoples.csv", "ability_id", ("text",)),
        ("god", "gods.csv", "id", ("domain", "power")),
        ("territory", "territories.csv", "id", ()),
        ("terrain", "territories.csv", "terrain", ()),
        ("marker", "markers.csv", "id", ("text",)),
        ("wrath", "wrath.csv", "die", ("text", "deed")),
        ("back", "cards.csv", "back", ("a",)),
    ):
        for element in dict.fromkeys(column(table, name)):
            yield f"{kind}:{element}", attributes


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@cache
def texts_in(language: str) -> Texts:
    return Texts(language, [GAME / "text"])


@pytest.fixture
def texts(language: str) -> Texts:
    return texts_in(language)


def overriding(folder: Path, text: str, language: str = "en") -> Texts:
    """The texts of the game with an owner's own on top."""
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Texts(language, [GAME / "text", folder])


# ---- the files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=["core", "age_of_gods"])
def test_both_languages_have_the_same_texts_with_the_same_arguments(folder: Path) -> None:
    english, french = (
        {name: arguments(pattern) for name, pattern in parts(folder / f"{language}.ftl").items()}
        for language in LANGUAGES
    )
    assert french == english


def arguments(pattern: ast.Pattern) -> set[str]:
    """What a text is about. In which form ($people-the, $people-to) is a matter of its language."""
    return {variable.split("-")[0] for variable in collected(pattern).variables}


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
    assert texts.say("raid", {"people": "people:fairies"}) == "Le Peuple fée attaque"
    assert texts.say("raid", {"people": "people:winged"}) == "Les Ailés attaquent"


def test_texts_and_numbers_stand_for_themselves(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "note = { $who } rolls { $die }: { $remark }")
    assert texts.say("note", {"who": "Ann", "die": 6, "remark": "well: well"}) == "Ann rolls 6: well: well"


def test_a_sentence_begins_with_a_capital_and_a_name_is_left_alone(tmp_path: Path) -> None:
    texts = overriding(tmp_path, 'raid = { $people-the }: { $people-of }\nquiet = {""}')
    assert texts.say("raid", {"people": "people:orcs"}) == "The Orcs: of the Orcs"
    assert texts.say("quiet") == ""
    assert texts.attribute("people-orcs", "the") == "the Orcs"


def test_a_number_brings_its_sign(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "sum = { $a } { $a-signed } { $b-signed } { $c-signed }")
    assert texts.say("sum", {"a": 2, "b": -1, "c": 0}) == "2 +2 −1 0"
    assert texts.say("sum", {"a": -2, "b": 1, "c": 0}) == "−2 −2 +1 0"
    assert [signed(amount) for amount in (3, 0, -3)] == ["+3", "0", "−3"]


def test_one_message_names_all_elements_of_a_kind(texts: Texts, language: str) -> None:
    names = {
        "card:orcs": ("Action card of the Orcs", "Carte d’action des Orcs"),
        "destiny:chaos": ("Destiny card of Chaos", "Carte de destinée du Chaos"),
        "discard:winged": ("Discarded card of the Winged Folk", "Carte défaussée des Ailés"),
        "die:5": ("Die showing 5", "Dé qui montre 5"),
        "weakness:defence_2": ("Defence +2 marker", "Marqueur Défense +2"),
    }
    for reference, name in names.items():
        assert texts.name(reference) == name[LANGUAGES.index(language)]
    with pytest.raises(UnknownTextError, match="people-martians"):
        texts.name("card:martians")


def test_a_message_of_the_engine_is_said_with_its_arguments(texts: Texts) -> None:
    message = Message("action-bet", {"people": "people:orcs", "ability": "ability:horde"}, "AOG-PREDICT-01")
    assert texts.message(message) == texts.say("action-bet", {"people": "people:orcs"})


def test_an_event_is_told_to_each_as_he_hears_it(texts: Texts, language: str) -> None:
    seat = {"seat": "seat:0", "size": 4}
    dealt = Event("destiny-dealt", dict(seat), secret={0: {"people": "people:orcs"}})
    told = [texts.event(dealt.seen_by(seat) or {}) for seat in (0, 1, None)]
    assert (
        told[0]
        == (
            "Player 1 is dealt the destiny card of the Orcs (size 4), in secret.",
            "Joueur 1 reçoit en secret la carte de destinée des Orcs (taille 4).",
        )[LANGUAGES.index(language)]
    )
    assert told[1] == told[2]
    assert "Orcs" not in told[1]


def test_an_event_tells_dice_as_a_list_and_leaves_out_what_is_no_word(texts: Texts, language: str) -> None:
    rolled = Event("rolled", {"seat": "seat:1", "dice": [2, 5]}).seen_by(None)
    assert rolled is not None
    assert (
        texts.event({**rolled, "lines": [{"amount": 1}]})
        == (
            "Player 2 rolls 2 and 5.",
            "Joueur 2 obtient 2 et 5 aux dés.",
        )[LANGUAGES.index(language)]
    )


def test_a_chance_is_told_with_its_percentage() -> None:
    chance = Chance("chance-success", 5, 6)
    assert texts_in("en").chance(chance) == "Success: 5 in 6 (83%)"
    assert texts_in("fr").chance(chance) == "Réussite\u00a0: 5 sur 6 (83\u00a0%)"


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


def test_an_element_that_is_in_a_list_twice_is_counted_and_figures_are_not(tmp_path: Path) -> None:
    texts = overriding(tmp_path, "some = { $things-the }\nthrown = { $dice }")
    twice = ["people:orcs", "people:winged", "people:orcs", "people:orcs"]
    assert texts.say("some", {"things": twice}) == "The Orcs ×3 and the Winged Folk"
    assert texts.say("some", {"things": ["people:orcs"] * 2}) == "The Orcs ×2"
    assert texts.say("thrown", {"dice": ["6", "2", "6"]}) == "6, 2 and 6"


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
        "There is no action −12345: this game has 4321 actions, numbered from 0."
    )
    assert texts.say("refusal-not-your-decision", {"seat": "seat:0", "others": ["seat:1", "seat:2"]}) == (
        "Player 1 has nothing to decide now: it is up to Player 2 and Player 3."
    )
    assert Texts("fr", []).say("refusal-game-over") == "La partie est terminée."


def test_nothing_is_wrapped_in_isolation_marks(texts: Texts) -> None:
    said = texts.say("refusal-not-your-decision", {"seat": "seat:0", "others": ["seat:1"]})
    assert not re.search("[\u2066-\u2069]", said)


# ---- what the engine says and what is written -------------------------------------------------------------------

ANYTHING = "*"
SPEAKING = ("Message", "Refusal", "not_now", "Chance", "Problem", "ContentError", "RecordError")
"""What is made with a key as its first argument."""


class Source(python.NodeVisitor):
    """The source of a package: every key that its messages and events can have.

    An expression is followed through conditions, f-strings, local names, tables of the module and the arguments of
    calls inside the package; what cannot be followed stands as ANYTHING.
    """

    def __init__(self, package: str) -> None:
        self.calls: list[tuple[python.Call, Source.Place]] = []
        self.place: Source.Place
        for file in sorted(Path(str(files(package))).glob("[!_]*.py")):
            self.place = (import_module(f"{package}.{file.stem}"), None)
            self.visit(python.parse(file.read_text(encoding="utf-8")))

    Place = tuple[ModuleType, python.FunctionDef | None]

    def visit_FunctionDef(self, node: python.FunctionDef) -> None:
        outside, self.place = self.place, (self.place[0], node)
        self.generic_visit(node)
        self.place = outside

    def visit_Call(self, node: python.Call) -> None:
        self.calls.append((node, self.place))
        self.generic_visit(node)

    def said(self) -> set[str]:
        """The keys, those with an ANYTHING in them included."""
        keys: set[str] = set()
        for call, place in self.calls:
            spoken = called(call)
            if spoken in SPEAKING and call.args:
                keys.update(self.values(call.args[0], place))
            elif spoken == "Event":
                kinds = self.values(call.args[0], place)
                secret = len(call.args) > 3 or any(keyword.arg == "secret" for keyword in call.keywords)
                keys.update(f"event-{kind}" for kind in kinds)
                keys.update(f"event-{kind}-secret" for kind in kinds if secret)
        return keys

    def values(self, node: python.expr, place: Place) -> list[str]:
        """All the texts that an expression can be."""
        match node:
            case python.Constant(value=str() as text):
                return [text]
            case python.IfExp(body=body, orelse=orelse):
                return self.values(body, place) + self.values(orelse, place)
            case python.BinOp(left=left, right=right):
                return self._joined([left, right], place)
            case python.JoinedStr(values=pieces):
                return self._joined(pieces, place)
            case python.FormattedValue(value=value):
                return self.values(value, place)
            case python.Name(id=name):
                return self._named(name, place) or [ANYTHING]
            case python.Subscript(value=python.Name(id=table)):
                entries = getattr(place[0], table, [])
                return [str(entry) for entry in (entries.values() if isinstance(entries, dict) else entries)]
        return [ANYTHING]

    def _joined(self, pieces: list[python.expr], place: Place) -> list[str]:
        return ["".join(choice) for choice in product(*(self.values(piece, place) for piece in pieces))]

    def _named(self, name: str, place: Place) -> list[str]:
        """What a local name is given: by assignment, or as an argument by those who call the function."""
        function = place[1]
        if function is None:
            return []
        found: list[str] = []
        for node in python.walk(function):
            if isinstance(node, python.Assign) and getattr(node.targets[0], "id", "") == name:
                found += self.values(node.value, place)
        parameters = [parameter.arg for parameter in function.args.args]
        if name in parameters:
            at = parameters.index(name)
            for call, caller in self.calls:
                if called(call) == function.name and len(call.args) > at:
                    found += self.values(call.args[at], caller)
        return found


def called(call: python.Call) -> str:
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


@cache
def scanned() -> set[str]:
    others = Source("ludage.games.age_of_mythology").said() | Source("ludage.games.through_the_ages").said()
    shared = {key for key in others if key.startswith(("problem-", "content-"))}
    return Source("ludage.core").said() | Source("ludage.games.age_of_gods").said() | shared


@cache
def built() -> set[str]:
    """The keys that are made from tables of the game."""
    actions = ludage.game("age-of-gods").actions
    causes = {f"cause-{cause.name.lower().replace('_', '-')}" for cause in Cause}
    return {actions.phrase(at).key for at in range(len(actions))} | causes


def said() -> set[str]:
    return {key for key in scanned() if ANYTHING not in key} | built()


def names(texts: Texts) -> set[str]:
    """The keys of names: of content, of phases, of what can be clicked."""
    actions = ludage.game("age-of-gods").actions
    references = {target for at in range(len(actions)) for target in actions.targets(at)}
    references |= {reference for reference, _ in named_elements()}
    references |= {f"phase:{phase.name.lower()}" for phase in Phase}
    keys = {reference.replace(":", "-") for reference in references}
    kinds = {reference.split(":")[0] for reference in references}
    weights = ludage.game("age-of-gods").weights(FIRST).values
    keys |= {reason_key(name) for name in (POINTS, *weights)} | {"reason"}
    return {"game-name", "game-idea", "game-length"} | {key for key in keys | kinds if texts.has(key)}


def test_the_scan_follows_every_key_to_its_words() -> None:
    """Nothing is said by a key that neither the scan nor the tables know."""
    dynamic = {key for key in scanned() if ANYTHING in key}
    assert dynamic == {ANYTHING, "action-*", "cause-*"}  # ANYTHING alone: a message made from another one
    for pattern in dynamic:
        assert any(fnmatch(key, pattern) for key in built())
    expected = {
        "event-destroyed-given-up",
        "event-taken-wrath-empty",
        "event-destiny-revealed-wrath",
        "event-peeked-secret",
        "chance-breakthrough",
        "prompt-step-against",
        "refusal-not-now-give-up",
        "refusal-game-over",
    }
    assert expected <= said()
    assert "event-attack-secret" not in said()


def test_every_key_that_the_engine_says_is_written(texts: Texts) -> None:
    assert sorted(said() - texts.keys()) == []


def test_every_key_that_is_written_is_said_or_names_something(texts: Texts) -> None:
    source = Path(str(files("ludage"))) / "texts.py"
    own = set(re.findall(r'(?:_render|say|ContentError)\("([a-z-]+)"', source.read_text(encoding="utf-8")))
    assert sorted(texts.keys() - said() - names(texts) - own - used_by_others()) == []


def used_by_others() -> set[str]:
    """The texts that stand inside other texts of the core."""
    patterns = (pattern for language in LANGUAGES for pattern in parts(CORE / f"{language}.ftl").values())
    return {name for pattern in patterns for name in collected(pattern).messages}


# ---- everything rendered -----------------------------------------------------------------------------------------

WRONG = re.compile(r"[{}]|None|\s\s|\b(people|territory|ability|god|marker|wrath|phase|seat|weakness):\w")


def is_well_said(text: str) -> bool:
    """A sentence without gaps, raw references or loose spaces, that begins with a capital or a figure."""
    return bool(text) and WRONG.search(text) is None and text == text.strip() and not text[0].islower()


def test_every_action_and_every_target_has_its_words(texts: Texts) -> None:
    actions = ludage.game("age-of-gods").actions
    phrases = Counter(texts.message(actions.phrase(at)) for at in range(len(actions)))
    assert [phrase for phrase in phrases if not is_well_said(phrase)] == []
    assert [phrase for phrase, times in phrases.items() if times > 1] == []
    targets = {target for at in range(len(actions)) for target in actions.targets(at)}
    assert [target for target in targets if not is_well_said(texts.name(target))] == []


@cache
def actions_by_verb() -> dict[str, list[int]]:
    actions = ludage.game("age-of-gods").actions
    groups: dict[str, list[int]] = {}
    for at in range(len(actions)):
        groups.setdefault(actions.phrase(at).key, []).append(at)
    return groups


class Telling:
    """A game told in both languages to everybody; `wrong` are the texts that are not well said."""

    def __init__(self, state: State, seed: int = 0) -> None:
        self.texts = [texts_in(language) for language in LANGUAGES]
        self.random = Random(seed)
        self.state = state
        self.heard = state.listen()
        self.wrong: list[str] = []
        self.told = 0

    def check(self, said: str) -> None:
        self.told += 1
        if not is_well_said(said):
            self.wrong.append(said)

    def say(self, message: Message | None) -> None:
        assert message is not None
        for texts in self.texts:
            self.check(texts.message(message))

    def play(self) -> None:
        """To the end, with a closer look at every tenth decision and at each that is the first of its kind."""
        kinds: list[str] = []
        while self.state.to_act:
            seat = self.random.choice(self.state.to_act)
            legal = self.state.legal(seat)
            prompt = self.state.prompt(seat)
            self.say(prompt)
            assert prompt is not None
            if len(kinds) % 10 == 0 or prompt.key not in kinds:
                self.look(seat, legal)
            kinds.append(prompt.key)
            self.state.apply(seat, self.random.choice(legal))
            self.tell()

    def look(self, seat: int, legal: list[int]) -> set[str]:
        """The choices, what some of them bring, and why others are not allowed; returns the keys of these reasons."""
        actions = self.state.game.actions
        for action in legal:
            self.say(actions.phrase(action))
        for action in self.random.sample(legal, min(8, len(legal))):
            self.explain(seat, action)
        reasons = [self.state.why_not(seat, action) for action in self.some_actions()]
        refusals = [refusal for refusal in reasons if refusal is not None]
        each_kind = {refusal.key: refusal for refusal in refusals}
        for refusal in (*self.random.sample(refusals, 50), *each_kind.values()):
            self.say(refusal)
        return set(each_kind)

    def some_actions(self) -> Iterator[int]:
        """Up to twenty of each verb; among all together, most would be attacks and exchanges."""
        for group in actions_by_verb().values():
            yield from self.random.sample(group, min(20, len(group)))

    def explain(self, seat: int, action: int) -> None:
        forecast = self.state.explain(seat, action)
        for line in forecast.lines:
            self.say(line.cause)
        for chance in forecast.chances:
            for texts in self.texts:
                self.check(texts.chance(chance))

    def tell(self) -> None:
        """Every event since the last time, to every seat and to a spectator."""
        for event in self.heard:
            seen = [event.seen_by(seat) for seat in (*range(self.state.players), None)]
            for data in {repr(data): data for data in seen if data is not None}.values():
                for texts in self.texts:
                    self.check(texts.event(data))
        self.heard.clear()

    def score(self) -> None:
        assert isinstance(self.state, Position)
        for seat in range(self.state.players):
            for line in sheet(self.state, seat):
                self.say(line.cause)
        self.say(self.state.why_not(0, 0))  # the game is over


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_game_is_told_without_a_gap(seed: int) -> None:
    telling = Telling(ludage.game("age-of-gods").new(players=2 + seed % 5, seed=seed), seed)
    telling.play()
    telling.score()
    assert telling.wrong == []
    assert telling.told > 1000


VORTICES = ["t01", "t05", "t20"]
RARE: list[tuple[str, dict[str, Any], list[str]]] = [
    ("no-pawn-for-technology", {"phase": "action", "supply": 0}, []),
    ("no-pawn-left", {"phase": "fortification", "gods": {0: "sylia"}, "pawns": {0: 0}}, []),
    (
        "territory-has-no-marker",
        {"phase": "action", "hands": {0: ["sorcerers"]}, "empty": VORTICES, "vortex": VORTICES},
        ["play sorcerers ability", "vortex t07"],
    ),
    (
        "people-has-no-marker",
        {"phase": "action", "hands": {0: ["ogres"]}, "markers": {"attack_2": ["orcs", "giants", "chaos"]}},
        ["play ogres ability", "mark gnomes"],
    ),
]


@pytest.mark.parametrize(("refusal", "facts", "actions"), RARE, ids=[case[0] for case in RARE])
def test_a_rare_moment_is_told_without_a_gap(refusal: str, facts: dict[str, Any], actions: list[str]) -> None:
    telling = Telling(age_of_gods.position(**facts))
    play(telling.state, *actions)
    refusals = telling.look(0, telling.state.legal(0))
    telling.say(telling.state.prompt(0))
    telling.tell()
    assert telling.wrong == []
    assert f"refusal-{refusal}" in refusals


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
    with pytest.raises(ContentError) as caught:
        overriding(tmp_path, "good = Good\npeople-orcs Uruks\n")
    place = f"{tmp_path / 'en.ftl'}: “people-orcs Uruks”"
    assert told(caught.value).startswith(f"{place} cannot be read (Expected ")
    assert "« people-orcs Uruks » est illisible (" in told(caught.value, "fr")


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


# ---- the options of every game ---------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ludage.game_ids())
def test_each_option_of_a_table_says_in_a_line_what_it_does(game_id: str, language: str) -> None:
    game = ludage.game(game_id)
    texts = Texts(language, game.texts)
    written = {key for key in texts.keys() if key.startswith("option-")}  # noqa: SIM118
    offered = {name: values for name, values in game.options.items() if len(values) > 1}
    values = {f"option-{name}-{value}" for name, some in offered.items() for value in some}
    assert written == values | {f"option-{name}" for name in offered}
    for key in values:
        assert texts.attribute(key, "text").endswith(".")
    lengths = {texts.say("game-length", {"variant": value}) for value in game.options.get("variant", ("",))}
    assert all("minutes" in length for length in lengths)


# ---- as people say it ------------------------------------------------------------------------------------

SAID_BY_NOBODY = re.compile(
    r"rien mangé|\} mange\b|emprunte les routes|\b0 cube|\$cost \} Faveur|\} nourriture\b|chaque nourriture"
    r"|(?<!se )partagent la victoire"
)


def test_nothing_is_told_in_french_that_nobody_would_say() -> None:
    root = Path(__file__).parents[1]
    found = {
        str(file.relative_to(root)): some
        for folder in ("src/ludage", "web/src")
        for file in (root / folder).rglob("fr.ftl")
        if (some := SAID_BY_NOBODY.findall(file.read_text(encoding="utf-8")))
    }
    assert found == {}


# ---- the actions of every game ---------------------------------------------------------------------------

INFINITIVE = re.compile(r"(Ne |Tout )?\w*(er|ir|re)\b")
"""As what somebody does begins in French; an English sentence begins with the same word as a command."""


@pytest.mark.parametrize("game_id", ludage.game_ids())
def test_every_action_reads_as_a_sentence(game_id: str, language: str) -> None:
    actions = ludage.game(game_id).actions
    texts = Texts(language, ludage.game(game_id).texts)
    of_kind = {actions.phrase(at).key: at for at in range(len(actions))}
    phrases = {actions.text(at): texts.message(actions.phrase(at)) for at in of_kind.values()}
    assert not {code: phrase for code, phrase in phrases.items() if re.search(r"_|:\w|\bt\d\d", phrase)}
    if language == "fr":
        begin = {code: phrase for code, phrase in phrases.items() if not INFINITIVE.match(phrase)}
        assert begin.keys() <= {"first 5"}, begin  # a player begins


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
