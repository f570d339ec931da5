"""`ludage census --compare people`: what bots do in whole games beside what people do, line by line."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.arena.archive import write
from ludage.arena.match import Contestant, Match, observe
from ludage.arena.pairing import derived
from ludage.arena.tournament import versions
from ludage.arena.workers import TaskError, Workers
from ludage.cli.contestants import check_contestants, crew_of
from ludage.cli.files import unreadable
from ludage.cli.progress import bar
from ludage.cli.request import check_seed
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words, ended, words_for
from ludage.core.game import Game
from ludage.core.habits import Habit, Observations

PEOPLE = "people"
FAR = 0.3
"""A line is marked where ours is farther than this from people's, as a share of theirs."""
FORMAT = "ludage census 1"


@dataclass(frozen=True)
class Line:
    """A line of the table: ours, and theirs where it is known."""

    habit: Habit
    ours: float | None
    theirs: float | None
    cases: int
    """How many observations ours comes from."""

    @property
    def ratio(self) -> float | None:
        """Ours to theirs, where there are both."""
        return self.ours / self.theirs if self.ours is not None and self.theirs else None

    @property
    def is_far(self) -> bool:
        """Whether ours is off by more than people allow; where people never do a thing, doing it is."""
        if self.ratio is None:
            return self.theirs == 0 and bool(self.ours)
        return round(abs(self.ratio - 1), 6) > FAR


@dataclass
class Comparison:
    """The games of bots, by the number of players: what was observed in each."""

    game: Game[Any]
    contestants: list[Contestant]
    seed: int
    games: int
    counts: list[int]
    observed: dict[int, list[Observations]]

    def lines(self, players: int) -> list[Line]:
        """All lines at so many players."""
        games = self.observed[players]
        lines = []
        for habit in self.game.habits():
            values = [value for game in games for value in game[habit.name]]
            lines.append(Line(habit, habit.figure(values), habit.people.get(players), len(values)))
        return lines

    def matches(self) -> list[Match]:
        """The games to be played, by the number of players. Several bots move on by one seat each game."""
        options = {count: self.game.check_table(count, {})[1] for count in self.counts}
        return [
            Match(
                self.game.id,
                options[count],
                seated(self.contestants, count, number),
                deal=derived(self.seed, f"deal at {count}", number),
                thoughts=derived(self.seed, f"thoughts at {count}", number),
            )
            for count in self.counts
            for number in range(self.games)
        ]

    def play(self, crew: Workers, done: Callable[[], None]) -> None:
        """Play them all, keeping what comes in."""
        matches = self.matches()
        for match, found in zip(matches, crew.map(observe, matches), strict=True):
            self.observed[len(match.seats)].append(found)
            done()

    def data(self) -> dict[str, object]:
        """Everything as JSON has it."""
        return {
            "format": FORMAT,
            "game": self.game.id,
            "bots": [one.name for one in self.contestants],
            "seed": self.seed,
            "versions": versions(self.game.id),
            "players": {
                str(count): {
                    "games": len(games),
                    "lines": {
                        line.habit.name: {
                            "ours": line.ours,
                            "people": line.theirs,
                            "ratio": line.ratio,
                            "far": line.is_far,
                            "cases": line.cases,
                        }
                        for line in self.lines(count)
                    },
                }
                for count, games in self.observed.items()
            },
        }


def seated(contestants: Sequence[Contestant], players: int, number: int) -> tuple[Contestant, ...]:
    """Who sits where in a game: the last one in all seats left, and everybody one seat further each game."""
    round_table = [*contestants, *[contestants[-1]] * (players - len(contestants))]
    return tuple(round_table[(seat - number) % players] for seat in range(players))


def compare(
    made: Game[Any],
    compared: str,
    bots: str,
    counts: list[int],
    games: int,
    seed: int,
    workers: int | None,
    out: Path | None,
    words: Words,
) -> None:
    """What was asked for, played and shown."""
    if compared != PEOPLE:
        raise CliError(words("census-compare-what", what=words.quoted(compared)))
    if not made.habits():
        raise CliError(words("census-no-people", game=words.quoted(made.id)))
    if games < 1:
        raise CliError(words("wrong-games", games=games))
    contestants = check_contestants(bots, made, words)
    if not contestants:
        raise CliError(words("census-no-bots"))
    if len(contestants) > counts[0]:
        raise CliError(words("too-many-bots", bots=len(contestants), players=counts[0]))
    if out is not None:
        _check_target(out, words)
    comparison = Comparison(
        made, contestants, check_seed(seed), games, counts, {count: [] for count in counts}
    )
    through = True
    with crew_of(workers, None, words) as crew, bar(words("simulating"), games * len(counts)) as done:
        try:
            comparison.play(crew, done)
        except KeyboardInterrupt:
            through = False
        except TaskError as error:
            raise CliError(words("arena-failed", problem=ended(str(error)))) from None
    terminal = Terminal()
    terminal.show(*report(comparison, words))
    if out is not None:
        write(out, json.dumps(comparison.data(), ensure_ascii=False, indent=1) + "\n")
    if not through:
        terminal.note(words("census-stopped"))
        raise typer.Abort


def _check_target(out: Path, words: Words) -> None:
    """Whether the figures may be written there: over a file of ours, or where there is none."""
    if out.is_dir() or not out.parent.is_dir():
        raise CliError(words("cannot-write-there", file=words.quoted(out)))
    if not out.exists():
        return
    try:
        ours = json.loads(out.read_text(encoding="utf-8"))["format"] == FORMAT
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(out, words, error) from None
    except (ValueError, KeyError, TypeError):
        ours = False
    if not ours:
        raise CliError(words("census-not-overwritten", file=words.quoted(out)))


# ---- the report --------------------------------------------------------------------------------------------------


def report(comparison: Comparison, words: Words) -> list[RenderableType]:
    """A table for each number of players, then what the mark means and where people's figures come from."""
    own = words_for(words.texts.language, comparison.game)
    parts: list[RenderableType] = []
    for count, games in comparison.observed.items():
        if not games:
            continue
        lines = comparison.lines(count)
        known = [line for line in lines if line.theirs is not None and line.ours is not None]
        far = [line for line in known if line.is_far]
        bots = [one.name for one in comparison.contestants]
        head = words("census-compared", players=count, games=len(games), bots=bots)
        parts += [
            Text(head, style="bold"),
            _table(lines, words, own),
            Text(words("census-far", count=len(far), lines=len(known), share=words.percent(3, 10))),
            Text(""),
        ]
    return [*parts, Text(own.texts.say("habits-source"), style="dim")] if parts else parts


def _table(lines: Sequence[Line], words: Words, own: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    for column in ("ours", "people", "ratio"):
        table.add_column(words(f"census-column-{column}"), justify="right")
    table.add_column("")
    before = ""
    for line in lines:
        if line.habit.per != before:
            before = line.habit.per
            table.add_row(Text(words(f"census-per-{before}"), style="italic"))
        table.add_row(
            f"  {own.texts.say(f'habit-{line.habit.name}')}",
            _figure(line.ours, line.habit, words),
            _figure(line.theirs, line.habit, words),
            "" if line.ratio is None else words.number(line.ratio),
            "!" if line.is_far else "",
        )
    return table


def _figure(value: float | None, habit: Habit, words: Words) -> str:
    """A share as a percentage; large figures with one digit less."""
    if value is None:
        return "·"
    if habit.is_share:
        return words.percent(round(1000 * value), 1000)
    return words.number(value, 1 if value >= 10 else 2)
