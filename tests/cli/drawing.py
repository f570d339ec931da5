"""What the terminal draws of a position, as text."""

import io
from collections.abc import Iterable
from contextlib import redirect_stdout
from unittest.mock import patch

from rich.console import RenderableType

from ludage.cli import screen
from ludage.cli.boards import Room, board_of
from ludage.cli.menu import Menu
from ludage.cli.terminal import plain_console
from ludage.cli.words import words_for
from ludage.core.state import State
from tests.cli.driving import flat


def draw(state: State, seat: int | None, room: Room, language: str = "en", whole: bool = False) -> str:
    """A position as a seat sees it (`whole`: with all that is left out to save room), and its choices."""
    words, board = words_for(language, state.game), board_of(state.game.id)
    if whole:
        parts = board.whole(state.view(seat), words, room)
    else:
        parts = screen.position(state, seat, board, words, room)
    if seat is not None and seat in state.to_act:
        parts += screen.menu(Menu(state, seat, board, words), words, room.width)
    return printed(parts, room.width)


def printed(parts: Iterable[RenderableType], width: int) -> str:
    """These as they stand on a screen of this width."""
    out = io.StringIO()
    with redirect_stdout(out), patch.dict("os.environ", COLUMNS=str(width)):
        console = plain_console()
        for part in parts:
            console.print(part)
    return out.getvalue()


def line_of(text: str, beginning: str) -> str:
    """The line that begins so, its spaces made one."""
    return next(flat(line) for line in text.splitlines() if flat(line).startswith(beginning))
