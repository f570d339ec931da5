"""The words a person may type at a decision besides a choice. Each language adds its own to the English ones."""

from typing import NamedTuple

from ludage.cli.words import Words, fold

COMMANDS = ("explain", "why", "hint", "map", "log", "rules", "undo", "save", "back", "show", "help", "quit")


class Command(NamedTuple):
    """A command and what was typed after it."""

    name: str
    rest: str


class CommandWords:
    """Which word means which command."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._meaning: dict[str, str] = {}
        for name in COMMANDS:
            typed = words.texts.attribute(f"cli-command-{name}", "words")
            for word in (name, *typed.split(",")):
                self._meaning[fold(word)] = name

    def parse(self, line: str) -> Command | None:
        """The command of a line, or None if its first word is none."""
        if line.startswith("?"):
            return Command("explain", line[1:].strip())
        first, _, rest = line.partition(" ")
        name = self._meaning.get(fold(first))
        return None if name is None else Command(name, rest.strip())

    def is_yes(self, line: str) -> bool:
        """Whether a line agrees to what was asked."""
        return fold(line) in fold(self.words("yes")).split(",")

    def is_no(self, line: str) -> bool:
        """Whether a line declines what was asked."""
        return fold(line) in fold(self.words("no")).split(",")

    def help(self) -> list[tuple[str, str]]:
        """Every command as it is typed, with what it does."""
        texts = self.words.texts
        keys = [f"cli-command-{name}" for name in ("number", "text", *COMMANDS)]
        return [(texts.attribute(key, "typed"), texts.attribute(key, "does")) for key in keys]
