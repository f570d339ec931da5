"""The terminal: where things are printed and lines are typed, by a person or through a pipe."""

import os
import sys
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

PIPED_WIDTH, PIPED_HEIGHT = 100, 60


class Terminal:
    """A console and the lines typed at it. `interactive` is whether a person sits there."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = plain_console()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history, where the system has them)

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return self.console.width

    @property
    def height(self) -> int:
        """Lines that a person sees at once; through a pipe nothing needs to be left out."""
        return self.console.height if self.interactive else PIPED_HEIGHT

    def show(self, *parts: RenderableType) -> None:
        """Print, one below the other."""
        for part in parts:
            self.console.print(part)

    def note(self, text: str, style: str = "") -> None:
        """Print one paragraph."""
        self.console.print(Text(text, style=style))

    def clear(self) -> None:
        """A fresh screen, where a person looks at one."""
        if self.interactive:
            self.console.clear()

    def forget(self) -> None:
        """A fresh screen with nothing to scroll back to: another person sits down."""
        if self.interactive:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def drop_typed_ahead(self) -> None:
        """Forget keys that a person has pressed already: they were meant for what was asked before."""
        if self.interactive:
            with suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(self, prompt: str) -> str:
        """One line, without the white space around it. The end of the input raises EOFError."""
        if self.interactive:
            return input(f"{prompt} ").strip()
        self.console.print(Text(f"{prompt} "), end="")
        line = sys.stdin.readline()
        self.note(line.strip())
        if not line:
            raise EOFError
        return line.strip()


def plain_console(stderr: bool = False) -> Console:
    """A console that prints texts as they are: no markup, no guessing of colours."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
    return Console(markup=False, emoji=False, highlight=False, width=width, stderr=stderr)
