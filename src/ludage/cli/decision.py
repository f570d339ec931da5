"""One decision of a person at the terminal: the choices, questions about them, until an action is chosen."""

from collections.abc import Callable, Collection
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli import answers, screen
from ludage.cli.boards import Board, Room
from ludage.cli.commands import CommandWords
from ludage.cli.files import save_record
from ludage.cli.menu import Menu
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words
from ludage.core.journal import CannotUndo, Journal

LOG_PARAGRAPHS = 20
PIPED_NEWS = 1000
FRAME = 2
"""Lines of a decision that are neither position, news, prompt nor choices: the title of the news, and the input."""


class Leave(Exception):
    """The person leaves the table."""


class TakenBack(Exception):
    """An action was taken back: there is another decision now."""


class Decision:
    """A seat's decision. `told` is how many actions the person had heard of before."""

    def __init__(
        self,
        journal: Journal,
        seat: int,
        told: int,
        terminal: Terminal,
        board: Board,
        words: Words,
        notice: str = "",
        asks: bool = True,
        people: Collection[int] = (),
    ) -> None:
        self.journal, self.state, self.seat, self.told = journal, journal.state, seat, told
        self.terminal, self.board, self.words = terminal, board, words
        self.notice = notice
        self.people = people
        """Whose decisions are not taken back with one's own."""
        self.saved = False
        """Whether the game was written down as it stands now."""
        self.doubts = self._doubts(asks)
        """The questions before what gives something up; each is put once."""
        self.doubted: int | None = None
        """The action about which the last question was."""
        self.menu = Menu(journal.state, seat, board, words)
        self.commands = CommandWords(words)
        self._with_text: dict[str, Callable[[str], None]] = {
            "explain": self._explain,
            "why": self._why,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
        }
        self._alone: dict[str, Callable[[], None]] = {
            "hint": self._hint,
            "map": self._map,
            "undo": self._undo,
            "back": self._back,
            "show": self.show,
            "help": self._help,
            "quit": self._quit,
        }

    def choose(self) -> int:
        """The action the person settles on. Leave and TakenBack end the decision in other ways."""
        self.show()
        while True:
            hint = "narrowed-hint" if self.menu.narrowed else "choose-hint"
            action = self.respond(self.terminal.ask(self.words(hint)))
            if action is not None and self._settled(action):
                return action

    def _doubts(self, asks: bool) -> dict[int, str]:
        """Whoever gives the game up is asked in any case: the number typed was that of another choice before."""
        forgone = self.state.forgone(self.seat) if asks else {}
        doubts = {action: self.words.message(question) for action, question in forgone.items()}
        return doubts | dict.fromkeys(self.state.game.concessions, self.words("concede-sure"))

    def _settled(self, action: int) -> bool:
        """Whether nothing is lost by it that could be used, or that has been asked: the same again does it."""
        question = self.doubts.pop(action, None)
        if question is None:
            return True
        self.doubted = action
        self.terminal.note(question, "bold yellow")
        self.terminal.note(self.words("forgo-again"))
        return False

    # ---- drawing ---------------------------------------------------------------------------------------

    def show(self) -> None:
        """The whole decision, from the title to the choices."""
        words, terminal = self.words, self.terminal
        room = Room(terminal.width, terminal.height)
        parts = screen.position(self.state, self.seat, self.board, words, room)
        asked = self._asked()
        news = screen.news(self.journal.events[self.told :], self.seat, words)
        parts += screen.since(news, words, Room(room.width, self._room_for_news([*parts, *asked])))
        terminal.clear()
        terminal.show(*parts, *asked)
        self.offer()

    def _asked(self) -> list[RenderableType]:
        """What there is to say first, and the prompt with its rule."""
        parts: list[RenderableType] = [Text(self.notice, style="bold")] if self.notice else []
        prompt = self.state.prompt(self.seat)
        if prompt is not None:
            asked = (self.words.message(prompt), "bold yellow")
            parts.append(Text.assemble(asked, (f"  [{prompt.rule}]" if prompt.rule else "", "dim")))
        return parts

    def _room_for_news(self, parts: list[RenderableType]) -> int:
        """The lines that position, prompt and choices leave; through a pipe there is always room."""
        if not self.terminal.interactive:
            return PIPED_NEWS
        used = [*parts, *screen.menu(self.menu, self.words, self.terminal.width)]
        lines = sum(len(self.terminal.console.render_lines(part)) for part in used)
        return max(screen.LEAST_NEWS, self.terminal.height - FRAME - lines)

    def offer(self) -> None:
        """The choices, as far as they are narrowed."""
        self.terminal.show(*screen.menu(self.menu, self.words, self.terminal.width))

    # ---- what was typed ----------------------------------------------------------------------------------

    def respond(self, line: str) -> int | None:
        """Do what a line asks; returns the action if it chooses one. A game's own words go before ours."""
        doubted, self.doubted = self.doubted, None
        if not line:
            self._back()
            return None
        if doubted is not None and self.commands.is_yes(line):
            return doubted
        if doubted is not None and self.commands.is_no(line):
            return None
        if line.isdecimal():
            return self._pick(int(line))
        exact = answers.exact_action(self.state, line)
        if exact in self.menu.legal:
            return exact
        command = self.commands.parse(line)
        if command is not None:
            if command.name in self._alone:
                self._alone[command.name]()
            else:
                self._with_text[command.name](command.rest)
            return None
        self._look_for(line, exact)
        return None

    def _pick(self, number: int) -> int | None:
        entry = self.menu.entry(number)
        if entry is None:
            numbers = [entry.number for entry in self.menu.entries]
            self.terminal.note(
                self.words("no-such-number", number=number, least=min(numbers), most=max(numbers))
            )
        elif entry.is_group:
            self.menu.narrow(entry.actions, entry.title)
            self.offer()
        else:
            return entry.actions[0]
        return None

    def _look_for(self, text: str, exact: int | None) -> None:
        """An action that is not allowed is refused; any other text narrows the choices to those through it."""
        found = self.menu.through(text)
        if exact is not None:
            self.terminal.show(*answers.reason(self.state, self.seat, self.words, exact))
        elif found:
            self.menu.narrow(found, self.words("through", text=self.words.quoted(text)))
            self.offer()
        else:
            self.terminal.note(self.words("not-understood", text=self.words.quoted(text)))

    # ---- questions ---------------------------------------------------------------------------------------

    def _explain(self, rest: str) -> None:
        """`?` alone asks which; `? N` and `? TEXT` explain."""
        rest = rest or self.terminal.ask(self.words("explain-which"))
        actions = self._meant(rest)
        if actions:
            self.terminal.show(*answers.explanations(self.menu, self.words, actions))
        elif rest:
            self.terminal.show(*answers.reasons(self.menu, self.words, rest))

    def _meant(self, text: str) -> list[int]:
        """The legal actions that a number or a text stands for."""
        if text.isdecimal():
            entry = self.menu.entry(int(text))
            return [] if entry is None else entry.actions
        exact = answers.exact_action(self.state, text)
        if exact is not None:
            return [exact] if exact in self.menu.legal else []
        return self.menu.through(text) if text else []

    def _why(self, rest: str) -> None:
        rest = rest or self.terminal.ask(self.words("why-which"))
        self.terminal.show(*answers.reasons(self.menu, self.words, rest))

    def _hint(self) -> None:
        journal = self.journal
        heard = journal.heard_by(self.menu.seat)
        self.terminal.show(*answers.hints(self.menu, self.words, len(journal.actions), heard))

    def _rules(self, rest: str) -> None:
        self.terminal.show(*answers.rules(self.words, rest))

    def _map(self) -> None:
        room = Room(self.terminal.width, self.terminal.height)
        self.terminal.show(*self.board.whole(self.state.view(self.seat), self.words, room))

    def _log(self, rest: str) -> None:
        """The last so many paragraphs of what happened."""
        count = int(rest) if rest.isdecimal() else LOG_PARAGRAPHS
        paragraphs = screen.news(self.journal.events, self.seat, self.words)
        self.terminal.show(*(screen.bulleted(paragraph) for paragraph in paragraphs[-count:] if count))
        if not paragraphs:
            self.terminal.note(self.words("log-empty"))

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        for typed, does in self.commands.help():
            table.add_row(Text(typed, style="bold cyan"), does)
        self.terminal.show(table, Text(self.board.legend(self.words), style="dim"))

    # ---- deeds -------------------------------------------------------------------------------------------

    def _back(self) -> None:
        """All choices again; with all of them in sight already, the whole screen."""
        if self.menu.narrowed:
            self.menu.restart()
            self.offer()
        else:
            self.show()

    def _undo(self) -> None:
        try:
            self.journal.undo(self.seat, self.people)
        except CannotUndo:
            self.terminal.note(self.words(self._why_no_undo()))
        else:
            raise TakenBack

    def _why_no_undo(self) -> str:
        if not any(seat == self.seat for seat, _ in self.journal.actions):
            return "undo-nothing"
        return "undo-impossible" if self.journal.undoable(self.seat) is None else "undo-others"

    def _save(self, rest: str) -> None:
        rest = rest or self.terminal.ask(self.words("save-where"))
        if rest:
            try:
                save_record(self.journal, Path(rest), self.words)
            except CliError as error:
                self.terminal.note(str(error))
            else:
                self.saved = True
                self.terminal.note(self.words("saved", file=self.words.quoted(rest)))

    def _quit(self) -> None:
        raise Leave
