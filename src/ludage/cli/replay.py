"""Stepping through a record, as a seat or a spectator saw the game."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from ludage.cli import screen
from ludage.cli.boards import Room, board_of
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words, fold
from ludage.core.journal import Journal


class Replay:
    """A finished or broken-off game and where one stands in it."""

    def __init__(self, journal: Journal, seat: int | None, terminal: Terminal, words: Words) -> None:
        self.journal, self.seat, self.terminal, self.words = journal, seat, terminal, words
        self.board = board_of(journal.game.id)
        self.last = len(journal.actions)

    def print_at(self, count: int) -> None:
        """The log up to there and the position."""
        log = screen.news(self.journal.events[:count], self.seat, self.words)
        self.terminal.show(*(screen.bulleted(paragraph) for paragraph in log), *self._position(count))

    def walk(self) -> None:
        """Step by step: Enter goes on, b goes back, a number jumps, q leaves."""
        count = 0
        quit_words = self._words("quit")
        back_words = self._words("back")
        while True:
            self.terminal.clear()
            self.terminal.show(*self._step(count))
            try:
                line = fold(self.terminal.ask(self.words("replay-prompt", count=count, last=self.last)))
            except EOFError:
                self.terminal.note("")
                return
            if line in quit_words:
                return
            if line.isdecimal():
                count = min(int(line), self.last)
            elif line in back_words:
                count = max(0, count - 1)
            else:
                count = min(self.last, count + 1)

    def _words(self, command: str) -> set[str]:
        """What may be typed for a command: its words and its first letter."""
        typed = self.words.texts.attribute(f"cli-command-{command}", "words").split(",")
        return {command[0], command, *(fold(word) for word in typed)}

    def _step(self, count: int) -> Iterator[RenderableType]:
        yield from self._position(count)
        if count:
            seat = self.journal.actions[count - 1][0]
            told = screen.news(self.journal.events[count - 1 : count], self.seat, self.words)
            yield Text(f"{count}. {self.words.name(f'seat:{seat}')}", style="bold")
            if not told:
                yield Text(self.words("replay-hidden"), style="dim")
            for paragraph in told:
                yield screen.bulleted(paragraph)

    def _position(self, count: int) -> list[RenderableType]:
        state = self.journal.at(count)
        room = Room(self.terminal.width, self.terminal.height)
        parts = screen.position(state, self.seat, self.board, self.words, room)
        if state.outcome is not None:
            parts += self.board.score_sheet(state.view(self.seat), self.words)
            parts += screen.standings(state.outcome, self.words)
        return parts


def check_step(count: int, journal: Journal, words: Words) -> int:
    """A number of actions of the record."""
    if not 0 <= count <= len(journal.actions):
        raise CliError(words("wrong-step", step=count, last=len(journal.actions)))
    return count
