"""What the terminal asks of a game's board."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from ludage.cli.words import Words
from ludage.core.message import Arguments

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

    def remark(self, view: View, words: Words, targets: tuple[str, ...], args: Arguments, /) -> str:
        """What to know about a choice by its targets and the arguments of its wording."""

    def legend(self, words: Words, /) -> str:
        """What the signs mean."""

    def score_sheet(self, view: View, words: Words, /) -> list[RenderableType]:
        """After the end: what every seat's points are made of."""
