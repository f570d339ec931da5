"""What the command line says: its own texts and a game's, in the reader's language."""

import os
import unicodedata
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any

from ludage.core.game import Game
from ludage.core.message import Argument, Forecast, Message, Problem
from ludage.core.rulebook import Rule
from ludage.texts import LANGUAGES, Texts, UnknownTextError, language_from

QUOTES = {"en": ("“", "”"), "fr": ("«\u00a0", "\u00a0»")}


class CliError(ValueError):
    """Bad input, said in one sentence in the reader's language."""


class Words:
    """The texts of the command line, with those of a game if there is one. Bots in its seats have names."""

    def __init__(self, language: str, game: Game[Any] | None = None, bots: Collection[int] = ()) -> None:
        own = files("ludage.cli") / "text"
        self.game = game
        self.texts = Texts(language, [own] if game is None else [own, *game.texts])
        if bots:
            names = enumerate(self.texts.bot_names())
            self.texts.names = [name if seat in bots else "" for seat, name in names]
        self._haystacks: dict[int, str] = {}
        self._rules: list[Rule] | None = None

    def __call__(self, key: str, **args: Argument) -> str:
        """A text of the command line. What a person typed goes through `quoted` first."""
        return self.texts.say(f"cli-{key}", args)

    def quoted(self, text: object) -> str:
        """Something a person typed, in quotation marks: so it is never taken for an element reference."""
        opening, closing = QUOTES[self.texts.language]
        return f"{opening}{text}{closing}"

    def number(self, value: float, digits: int = 2) -> str:
        """A figure in the manner of the language: 1.50 or 1,50."""
        return self.texts.number(value, digits)

    def percent(self, ways: int, outof: int) -> str:
        """A probability as a whole percentage."""
        return self("percent", percent=(200 * ways + outof) // (2 * outof))

    # ---- a game's texts ---------------------------------------------------------------------------------

    def name(self, reference: str) -> str:
        """The name of an element or a player; an element without one is called by its reference."""
        kind, _, element = reference.partition(":")
        known = kind == "seat" or self.texts.has(f"{kind}-{element}") or self.texts.has(kind)
        return self.texts.name(reference) if known else reference

    def about(self, reference: str) -> str:
        """What an element is good for, in its own words; empty where there is nothing to say."""
        for part in ("text", "power"):
            with suppress(UnknownTextError):
                return self.texts.attribute(reference.replace(":", "-"), part)
        return ""

    def message(self, message: Message) -> str:
        """A sentence of the engine."""
        return self.texts.message(message)

    def remark(self, error: Exception) -> str:
        """What an error says, as the end of a sentence: our own in the reader's language, others as they are."""
        if isinstance(error, Problem):
            return self.texts.fragment(error.said.key, error.said.args)
        return ended(str(error) or type(error).__name__)

    def phrase(self, action: int) -> str:
        """An action in words."""
        assert self.game is not None
        return self.texts.message(self.game.actions.phrase(action))

    def likely(self, forecast: Forecast) -> str:
        """The first chance of a forecast, short; empty where no dice decide."""
        if not forecast.chances:
            return ""
        return self.percent(forecast.chances[0].ways, forecast.chances[0].outof)

    def haystack(self, action: int) -> str:
        """All words by which a person may look for an action."""
        if action not in self._haystacks:
            assert self.game is not None
            targets = self.game.actions.targets(action)
            ids = [target.partition(":")[2] for target in targets]
            words = [self.game.actions.text(action), *ids, *(self.name(target) for target in targets)]
            self._haystacks[action] = f" {fold(' '.join(words))} "
        return self._haystacks[action]

    def leads_to(self, text: str, action: int, more: str = "", whole: bool = True) -> bool:
        """Whether all words of a text, or words that begin with them, occur in an action or in `more`."""
        hay = self.haystack(action) + fold(more) + " "
        return all((f" {word} " if whole else f" {word}") in hay for word in fold(text).split())

    def rule(self, rule_id: str) -> Rule | None:
        """A rule of the game's catalogue."""
        return next((rule for rule in self.rules() if rule.id == rule_id), None)

    def rules_about(self, word: str) -> list[Rule]:
        """The rules that mention a word; one with that very id comes alone."""
        exact = self.rule(word.upper())
        return [exact] if exact else [rule for rule in self.rules() if rule.mentions(word)]

    def rules(self) -> list[Rule]:
        """The game's catalogue."""
        if self._rules is None:
            self._rules = [] if self.game is None else self.game.rules(self.texts.language)
        return self._rules


@cache
def words_for(language: str, game: Game[Any] | None = None) -> Words:
    """The words of a language and a game, read once."""
    return Words(language, game)


def language_of(wanted: str | None) -> str:
    """The language asked for, else that of the environment. An unknown one is told in a language there is."""
    try:
        return language_from({"LUDAGE_LANG": wanted} if wanted else os.environ)
    except ValueError:
        asked = wanted or os.environ["LUDAGE_LANG"]
        words = words_for(
            language_of(None) if wanted else language_from({"LANG": os.environ.get("LANG", "")})
        )
        known = ", ".join(LANGUAGES)
        raise CliError(words("no-language", language=words.quoted(asked), languages=known)) from None


def language_in(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, before it is taken apart: its help speaks it, too."""
    found = None
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
        elif argument == "--lang":
            found = arguments[at + 1] if at + 1 < len(arguments) else None
    return found


def ended(text: str) -> str:
    """A remark from elsewhere on one line, as the end of a sentence of ours: with one full stop."""
    line = " ".join(text.split())
    return line if line.endswith(("?", "!", ".", "…")) else f"{line}."


def fold(text: str) -> str:
    """Text for comparison: no accents, no case, one kind of space and hyphen."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("_", " "))
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).split())
