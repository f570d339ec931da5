"""The sentences behind the engine's messages, in the language of the reader.

A message is a key and arguments; its sentence stands in a Fluent file. What a client in another language has to
do as well, beside reading Fluent:

* An argument `"people:orcs"` is an element reference: `$people` becomes the value of the message `people-orcs`, and
  each attribute of that message comes along as a further variable (`$people-the`, `$people-of`).
* Where there is no such message, one of the kind alone serves all its elements. `card:orcs` is called by the
  message `card`; its attribute `.id` says that the ids of cards are those of peoples, so it is given the variables
  of `people:orcs`. Without `.id` the id is a number: `die:5` is called by `die`, given `$number`.
* A list becomes "a, b and c", attribute by attribute, with `$people-count` for how many there are; an element that
  is in it twice is "a ×2".
* A whole number comes also with its sign: `$bonus-signed` is "+1" or "−1". The sign is a true minus, here and
  before any number that stands alone.
* What comes from outside is no reference even if it looks like one: whoever says it breaks it up (`message.outside`).
* A name inside a sentence is written small (`.the`); the first letter of every sentence is made a capital.
* An event of kind `peeked` is told by `event-peeked`, or `event-peeked-secret` where the seat hears more than the
  table (`secret`). A line of a sum stands for the sentence of its cause; other data that is no text, number or list
  of these has no place in a sentence.

>>> texts = Texts("fr", [])
>>> texts.say("refusal-not-your-decision", {"seat": "seat:0", "others": ["seat:1", "seat:2"]})
'Joueur 1 n’a rien à décider pour l’instant\\xa0: c’est à Joueur 2 et Joueur 3 de jouer.'
"""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludage.core.content import ContentError, Place
from ludage.core.message import REFERENCE, Argument, Arguments, Chance, Message

LANGUAGES = ("en", "fr")

Folder = Traversable | Path
Entry = ast.Message | ast.Term
Parts = dict[str, str]
"""A name in its forms: "" is the value of its message, the other keys are the attributes."""

_CORE: Folder = files("ludage") / "core" / "text"
_HYPHEN = re.compile(r"(?<!\S)-(?=\d)")


class UnknownTextError(KeyError):
    """A key or an attribute for which the language has no text."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key)
        self.key: str = key
        self.language: str = language

    def __str__(self) -> str:
        return f"there is no text {self.key!r} in language {self.language!r}"


class TextError(ValueError):
    """A text that cannot be rendered: which one, and what is wrong."""


class Texts:
    """All texts of one language: those of the core, then those of the folders, the later ones overriding.

    A folder holds `en.ftl`, `fr.ftl`, both or neither. A message overrides the parts it gives (its value,
    each attribute) and leaves the others as they were. `names` are the players' names by seat; a seat
    without one is called by its number.
    """

    def __init__(self, language: str, folders: Sequence[Folder], names: Sequence[str] | None = None) -> None:
        self.language: str = check_language(language)
        self.names: Sequence[str] = names or ()
        entries: dict[str, Entry] = {}
        for folder in (_CORE, *folders):
            for entry in _entries(folder, language):
                name = _full_name(entry)
                entries[name] = _overridden(entries[name], entry) if name in entries else entry
        self._keys = frozenset(name for name in entries if not name.startswith("-"))
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(entries.values())))
        self._known: dict[str, Parts] = {}
        """References in all their forms, kept once rendered."""

    def keys(self) -> frozenset[str]:
        """The keys of all messages."""
        return self._keys

    def bot_names(self) -> list[str]:
        """What bots are called, by seat."""
        return self.say("bot-names").split(", ")

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return key in self._keys

    def say(self, key: str, args: Arguments | None = None) -> str:
        """The sentence of a message. An unknown key: UnknownTextError; a missing argument: TextError."""
        text = self.fragment(key, args)
        return text[:1].upper() + text[1:]

    def fragment(self, key: str, args: Arguments | None = None) -> str:
        """A message inside a sentence: its first letter stays as it is."""
        variables: dict[str, str | int] = {}
        for name, value in (args or {}).items():
            variables.update(self._variables(name, value))
        return _HYPHEN.sub("−", self._render(key, "", variables))

    def message(self, message: Message) -> str:
        """The sentence of a message of the engine: a prompt, a refusal, a choice, a line's cause."""
        return self.say(message.key, message.args)

    def event(self, seen: Mapping[str, object]) -> str:
        """The log line of an event, as `Event.seen_by` gives it to a seat."""
        args: dict[str, Argument] = {}
        for name, value in seen.items():
            if isinstance(value, str | int):
                args[name] = value
            elif isinstance(value, list) and all(isinstance(item, str | int) for item in value):
                args[name] = [str(item) for item in value]
            elif isinstance(value, Mapping) and "cause" in value:
                args[name] = self.say(value["cause"]["key"], value["cause"].get("args"))
        return self.say(
            f"event-{seen['kind']}-secret" if seen.get("secret") else f"event-{seen['kind']}", args
        )

    def chance(self, chance: Chance) -> str:
        """A chance in words: "Success: 4 in 6 (67%)"."""
        percent = (200 * chance.ways + chance.outof) // (2 * chance.outof)
        of = self.say(chance.of)
        return self.say("chance", {"of": of, "ways": chance.ways, "outof": chance.outof, "percent": percent})

    def name(self, reference: str) -> str:
        """The name of a board element or a player: `people:orcs` is "Orcs"."""
        if REFERENCE.fullmatch(reference) is None:
            raise TextError(f"{reference!r} is no element reference; expected kind:id, such as people:orcs")
        return self._parts(reference)[""]

    def attribute(self, key: str, attr: str) -> str:
        """One attribute of a message: ("ability-fury", "text") is what that ability does."""
        return self._render(key, attr, {})

    def number(self, value: float, digits: int = 2, signed: bool = False) -> str:
        """A figure in the manner of the language: 1.50 or 1,50, and with its sign if it is asked for."""
        text = (
            f"{round(value, digits) + 0.0:{'+' if signed else ''}.{digits}f}"  # adding zero makes −0 plain 0
        )
        return text.replace("-", "−").replace(".", "," if self.language == "fr" else ".")

    def _variables(self, name: str, value: Argument) -> dict[str, str | int]:
        """What an argument gives to Fluent: itself, or its name and further forms."""
        if isinstance(value, int):
            return {name: value, f"{name}-signed": signed(value)}
        parts = self._parts(value) if isinstance(value, str) else self._listed(value)
        variables: dict[str, str | int] = {
            f"{name}-{form}" if form else name: text for form, text in parts.items()
        }
        if not isinstance(value, str):
            variables[f"{name}-count"] = len(value)
        return variables

    def _parts(self, value: str) -> Parts:
        """A reference in all its forms; any other text stands for itself."""
        match = REFERENCE.fullmatch(value)
        if match is None:
            return {"": value}
        if value not in self._known:
            self._known[value] = self._forms(*match.groups())
        return self._known[value]

    def _forms(self, kind: str, element: str) -> Parts:
        if kind == "seat":
            return {"": self._seat(element)}
        key = f"{kind}-{element}"
        if not self.has(key) and self.has(kind):
            return {"": self._of_kind(kind, element)}
        attributes = self._bundle.get_message(key).attributes if self.has(key) else ()
        return {form: self._render(key, form, {}) for form in ("", *attributes)}

    def _of_kind(self, kind: str, element: str) -> str:
        """An element by the one message of its kind."""
        if "id" not in self._bundle.get_message(kind).attributes:
            return self._render(kind, "", {"number": element})
        same = self._render(kind, "id", {})
        return self._render(kind, "", self._variables(same, f"{same}:{element}"))

    def _seat(self, number: str) -> str:
        if not number.isdecimal():
            raise TextError(f"'seat:{number}' is no seat; expected seat:0, seat:1 and so on")
        seat = int(number)
        given = self.names[seat] if seat < len(self.names) else ""
        return given or self._render("seat", "", {"number": seat + 1})

    def _listed(self, values: Sequence[str]) -> Parts:
        """The values as one list, in every form that all of them have; an element that is there twice is counted."""
        items: dict[str, tuple[Parts, int]] = {}
        for at, value in enumerate(values):
            same = value if REFERENCE.fullmatch(value) else f"{at}"  # figures, such as dice, stay one by one
            items[same] = self._parts(value), items[same][1] + 1 if same in items else 1
        found = [parts for parts, _ in items.values()]
        forms = [form for form in found[0] if all(form in item for item in found)] if found else [""]
        return {
            form: self._joined([self._times(item[form], count) for item, count in items.values()])
            for form in forms
        }

    def _times(self, item: str, count: int) -> str:
        return item if count == 1 else self._render("list-and", "times", {"item": item, "count": count})

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        start = items[0]
        for item in items[1:-1]:
            start = self._render("list-and", "comma", {"start": start, "next": item})
        return self._render("list-and", "", {"start": start, "last": items[-1]})

    def _render(self, key: str, attr: str, variables: Mapping[str, str | int]) -> str:
        """A message's value or one attribute. Where Fluent would leave a placeholder, this is an error."""
        full = f"{key}.{attr}" if attr else key
        if not self.has(key):
            raise UnknownTextError(full, self.language)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attr) if attr else message.value
        if pattern is None:
            raise UnknownTextError(full, self.language)
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        if errors:
            wrong = "; ".join(str(error) for error in errors)
            given = ", ".join(variables) or "no arguments"
            raise TextError(f"text {full!r} in language {self.language!r}: {wrong} (given: {given})")
        return str(text)


def signed(amount: int) -> str:
    """A number with its sign: "+1", "−1", "0"."""
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def check_language(language: str) -> str:
    """The language, if there are texts in it."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no texts in language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def language_from(environment: Mapping[str, str]) -> str:
    """The reader's language: LUDAGE_LANG, which must be a known one, else LANG if known, else English."""
    wanted = environment.get("LUDAGE_LANG", "")
    if wanted:
        return check_language(_primary(wanted))
    usual = _primary(environment.get("LANG", ""))
    return usual if usual in LANGUAGES else "en"


def _primary(locale: str) -> str:
    """The language of a locale: `fr_CA.UTF-8` is "fr"."""
    return re.split(r"[-_.@]", locale.strip(), maxsplit=1)[0].lower()


def _entries(folder: Folder, language: str) -> list[Entry]:
    """The messages and terms of a folder's file; a folder may lack a language, a file may not be faulty."""
    if not folder.is_dir():
        raise FileNotFoundError(f"text folder {folder}: there is no such folder")
    file = folder / f"{language}.ftl"
    if not file.is_file():
        return []
    entries: list[Entry] = []
    for item in FluentResource(file.read_text(encoding="utf-8")).body:
        if isinstance(item, ast.Junk):
            raise _fault(item, file)
        if isinstance(item, Entry):
            entries.append(item)
    return entries


def _fault(junk: ast.Junk, file: Folder) -> ContentError:
    first_line = (junk.content or "").strip().split("\n", 1)[0]
    reasons = "; ".join(annotation.message or "" for annotation in junk.annotations)
    return ContentError("content-faulty-text", Place(str(file)), found=first_line, problem=reasons)


def _full_name(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _overridden(old: Entry, new: Entry) -> Entry:
    """The new entry, with the old one's value and attributes where it gives none."""
    given = {attribute.id.name for attribute in new.attributes}
    kept = [attribute for attribute in old.attributes if attribute.id.name not in given]
    new.value = new.value or old.value
    new.attributes = [*kept, *new.attributes]
    return new
