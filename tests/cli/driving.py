"""Driving the command line in the same process: what is typed goes in, what is printed comes out."""

import io
import re
from collections.abc import Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from ludage.cli import run

Typist = Callable[[str], str | None]
"""From what was printed since the last line typed to the next line, or None to end the input."""


@dataclass
class Session:
    """What a run of the command line printed and its exit code."""

    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """What was printed, wherever its lines were broken."""
        return flat(self.out)


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


class Keyboard:
    """An input whose lines depend on what is on the screen; no terminal."""

    def __init__(self, screen: io.StringIO, typist: Typist) -> None:
        self.screen = screen
        self.typist = typist
        self.read_up_to = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shown = self.screen.getvalue()[self.read_up_to :]
        self.read_up_to = len(self.screen.getvalue())
        line = self.typist(shown)
        return "" if line is None else f"{line}\n"


def ludage(*arguments: str, lines: Iterable[str] | Typist = (), language: str = "en") -> Session:
    """Run `ludage` with these arguments and this input."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = Keyboard(out, lines if callable(lines) else dictated(lines))
    environment = {"LUDAGE_LANG": language, "COLUMNS": "100"}
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch("sys.stdin", keyboard),
        patch.dict("os.environ", environment),
    ):
        code = run(list(arguments))
    return Session(code, out.getvalue(), err.getvalue())


def dictated(lines: Iterable[str]) -> Typist:
    """A person who types these lines, whatever is on the screen."""
    left = iter(lines)
    return lambda _: next(left, None)


def first_choice_until(end: str, last: str | None = None) -> Typist:
    """A person who always takes the first choice, until the screen asks for `end`; then types `last`. Where choices are
    amounts and 1 is none of them, he reads which there are."""

    def type_next(shown: str) -> str | None:
        if end in shown:
            return last
        told = re.search(r"choices\s+are\s+numbered\s+(\d+)|numérotés\s+de\s+(\d+)", shown)
        return "1" if told is None else told[1] or told[2]

    return type_next
