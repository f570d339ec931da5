"""A table at the terminal: people and bots in their seats, decision after decision, to the score sheet."""

from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from ludage.bots import bot, decide, decision_seed
from ludage.cli import screen
from ludage.cli.boards import board_of
from ludage.cli.commands import CommandWords
from ludage.cli.decision import Decision, Leave, TakenBack
from ludage.cli.files import save_record
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words
from ludage.core.journal import Journal


class Table:
    """One game in progress. `people` are the seats of persons, the others are bots'."""

    def __init__(
        self,
        journal: Journal,
        people: list[int],
        bot_name: str,
        terminal: Terminal,
        words: Words,
        record: Path | None = None,
        asks: bool = True,
    ) -> None:
        self.journal, self.people, self.bot_name = journal, people, bot_name
        self.terminal, self.words, self.record = terminal, words, record
        self.asks = asks
        """Whether people are asked before they give up what they could still use."""
        self.board = board_of(journal.game.id)
        self.told: dict[int, int] = dict.fromkeys(people, 0)
        """How many actions each person has heard of."""
        self.sitting: int | None = None
        self.notice = ""
        self.saved: int | None = None
        """How many actions there were when the game was last written down."""

    def play(self) -> None:
        """To the end of the game, or until somebody leaves or the input ends."""
        try:
            while self._goes_on():
                pass
        except (EOFError, KeyboardInterrupt):
            self.terminal.note("")
            self._leave()

    def _goes_on(self) -> bool:
        """Play until the end, or until somebody wants to leave; whether he stays after all."""
        try:
            while self.journal.state.to_act:
                self._next()
            self._finish()
        except (Leave, KeyboardInterrupt):
            if self.terminal.interactive and self._unsaved() and self._stays():
                return True
            self._leave()
        return False

    def _unsaved(self) -> bool:
        """Whether what was played would be lost."""
        played = self.record is None and self.saved != len(self.journal.actions)
        return played and bool(self.journal.actions) and bool(self.journal.state.to_act)

    def _stays(self) -> bool:
        """Who leaves is asked once where the game should be kept, and may think better of it."""
        self.terminal.note("")
        self.terminal.note(self.words("leave-sure"), "bold yellow")
        commands = CommandWords(self.words)
        while name := self.terminal.ask(self.words("leave-offer")):
            if commands.is_no(name):
                return True
            if self._kept_as(name):
                break
        return False

    def _next(self) -> None:
        """One decision; where several seats choose at once, bots do not keep people waiting."""
        waiting = self.journal.state.to_act
        for seat in waiting:
            if seat not in self.people:
                self.journal.play(seat, self._bots_choice(seat))
                return
        self._ask(waiting[0])

    def _bots_choice(self, seat: int) -> int:
        """The bot thinks by a seed of its own: after an undo it would decide the same again."""
        seed = decision_seed(self.journal.seed, len(self.journal.actions))
        journal = self.journal
        return decide(bot(self.bot_name, seed), journal.state, seat, seed, journal.heard_by(seat))

    def _ask(self, seat: int) -> None:
        self._sit_down(seat)
        heard = min(self.told[seat], len(self.journal.actions))
        decision = Decision(
            self.journal,
            seat,
            heard,
            self.terminal,
            self.board,
            self.words,
            self.notice,
            self.asks,
            self.people,
        )
        self.notice = ""
        try:
            action = decision.choose()
        except TakenBack:
            self.notice = self.words("undone")
            self.told = {person: min(told, len(self.journal.actions)) for person, told in self.told.items()}
            return
        finally:
            if decision.saved:
                self.saved = len(decision.journal.actions)
        self.told[seat] = len(self.journal.actions)
        self.journal.play(seat, action)

    def _sit_down(self, seat: int) -> None:
        """Between two people at one screen, the first looks away before the second looks."""
        if self.sitting is not None and self.sitting != seat and self.terminal.interactive:
            self.terminal.forget()
            self.terminal.ask(self.words("sit-down", seat=f"seat:{seat}"))
        self.sitting = seat

    # ---- the end -----------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """News, score sheet, winner; the record, if wanted."""
        state, words = self.journal.state, self.words
        looking = self.people[0] if len(self.people) == 1 else None
        view = state.view(looking)
        told = self.told[looking] if looking is not None else min(self.told.values(), default=0)
        self.terminal.show(
            *(
                screen.bulleted(paragraph)
                for paragraph in screen.news(self.journal.events[told:], looking, words)
            ),
            Rule(Text(self.board.title(view, words), style="bold"), align="left", style="dim"),
            *self.board.score_sheet(view, words),
        )
        assert state.outcome is not None
        self.terminal.show(*screen.standings(state.outcome, words))
        if self.record is not None:
            self._keep_record(self.record)
        else:
            self._offer_record()

    def _offer_record(self) -> None:
        """Ask where to save until it works or nothing is wanted. What was typed before the question is no answer."""
        self.terminal.drop_typed_ahead()
        while name := self.terminal.ask(self.words("save-offer")):
            if self._kept_as(name):
                return

    def _kept_as(self, name: str) -> bool:
        """Whether the record was written to this file. A command is none: it was typed to be carried out."""
        command = CommandWords(self.words).parse(name)
        if command is not None and not command.rest:
            self.terminal.note(self.words("save-command", text=self.words.quoted(name)))
            return False
        try:
            self._keep_record(Path(name))
        except CliError as error:
            self.terminal.note(str(error))
            return False
        self.saved = len(self.journal.actions)
        return True

    def _leave(self) -> None:
        """The game stops here; it is kept only if a record was asked for from the start."""
        if self.record is not None:
            self._keep_record(self.record)
            self.terminal.note(self.words("left"))
        elif self.saved == len(self.journal.actions):
            self.terminal.note(self.words("left"))
        elif self.journal.state.to_act:
            self.terminal.note(self.words("left-unsaved" if self.saved is None else "left-later"))

    def _keep_record(self, path: Path) -> None:
        save_record(self.journal, path, self.words)
        self.terminal.note(self.words("saved", file=self.words.quoted(path)))
