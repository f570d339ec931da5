"""What the terminal asks of a game's board."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.words import Words
from ludage.core.message import Arguments, Forecast

View = Mapping[str, Any]


LOW = 36


class Room(NamedTuple):
    """How much of the screen there is."""

    width: int
    height: int

    @property
    def low(self) -> bool:
        """Whether a whole board and the choices do not fit below each other."""
        return self.height < LOW


class Board(Protocol):
    """Draws a position from a seat's view."""

    def title(self, view: View, words: Words, /) -> str:
        """Where the game stands, in one line."""

    def position(self, view: View, words: Words, room: Room, /) -> list[RenderableType]:
        """The position at a decision, as much of it as there is room for."""

    def whole(self, view: View, words: Words, room: Room, /) -> list[RenderableType]:
        """The whole position, with a legend."""

    def shelf(self, view: View, target: str, /) -> str | None:
        """The element under which a person would look for a target: the people that holds a territory."""

    def order(self, view: View, /) -> list[str]:
        """Elements in the order in which choices are offered."""

    def remark(
        self, view: View, words: Words, targets: tuple[str, ...], args: Arguments, forecast: Forecast, /
    ) -> str:
        """What to know about a choice by its targets, the arguments of its wording and what it would do."""

    def legend(self, words: Words, /) -> str:
        """What the signs mean."""

    def score_sheet(self, view: View, words: Words, /) -> list[RenderableType]:
        """After the end: what every seat's points are made of."""


def packed(names: list[Text], width: int, comma: str = ",", gap: int = 1) -> Text:
    """Names separated by commas and spaces, none broken over two lines."""
    out = Text()
    column = 0
    for at, name in enumerate(names):
        end = comma if at < len(names) - 1 else ""
        if column and column + gap + len(name) + len(end) > width:
            out.append("\n")
            column = 0
        elif column:
            out.append(" " * gap)
            column += gap
        out.append_text(name).append(end)
        column += len(name) + len(end)
    return out


def score_lines(words: Words, seat: int, lines: Any, total: int) -> Table:
    """A column of the score sheet: what a seat's points are made of, and their sum."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_row(Text(words.name(f"seat:{seat}"), style="bold"))
    for line in lines:
        table.add_row(words.texts.say(line["cause"]["key"], line["cause"]["args"]), str(line["amount"]))
    table.add_row(Text(words("total"), style="bold"), Text(str(total), style="bold"))
    return table
