"""What players do in a game and how often, so that bots can be set beside people.

A game that knows how people play it brings two things: a table of its lines (`people.csv` beside its rules) with
people's figures by number of players, and a `Watch` that counts the same lines while anybody plays. A line is a list
of observations (one a player, one a game, or one for each case of it) and its mean or its median: so figures of many
games are put together by lists alone, and nobody outside the game has to know what is counted.
"""

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from statistics import fmean, median

from ludage.core.content import Content, Row, expected
from ludage.core.event import Event
from ludage.core.state import State

PER = ["player", "game"]
MEASURES = ["mean", "median"]
FORMS = ["number", "share"]
FIGURES = "players_"
"""How the columns of figures begin; the number of players follows."""

Observations = dict[str, list[float]]
"""By line."""


class Habit:
    """One line of the table."""

    __slots__ = ("is_median", "is_share", "name", "people", "per", "source")

    def __init__(
        self, name: str, per: str, is_median: bool, is_share: bool, people: Mapping[int, float], source: str
    ) -> None:
        self.name: str = name
        self.per: str = per
        self.is_median: bool = is_median
        self.is_share: bool = is_share
        self.people: Mapping[int, float] = people
        """People's figure by number of players, where it is known."""
        self.source: str = source

    def figure(self, observed: Sequence[float]) -> float | None:
        """The mean or the median of what was observed; None of nothing."""
        if not observed:
            return None
        return float(median(observed)) if self.is_median else fmean(observed)


class Watch:
    """Somebody who watches one game from its beginning and counts. This one counts nothing."""

    def __init__(self) -> None:
        self.observed: Observations = {}
        """What was counted, once the game is over."""

    def begin(self, state: State) -> None:
        """The game begins at this position."""

    def hear(self, seat: int, action: int, events: Sequence[Event]) -> None:
        """A seat has done something, and this is what happened."""

    def end(self, state: State) -> None:
        """The game ended with this position."""


def read_habits(folder: Traversable, name: str) -> list[Habit]:
    """The table of a game."""
    return [_habit(row) for row in Content(folder).table(name).entries]


def _habit(row: Row) -> Habit:
    people: dict[int, float] = {}
    for column in row.cells:
        if column.startswith(FIGURES) and row.text(column):
            people[int(column.removeprefix(FIGURES))] = _figure(row, column)
    return Habit(
        row.text("id"),
        PER[row.choice("per", PER)],
        row.choice("measure", MEASURES) == 1,
        row.choice("form", FORMS) == 1,
        people,
        row.text("source"),
    )


def _figure(row: Row, column: str) -> float:
    try:
        return float(row.text(column))
    except ValueError:
        raise expected("fraction", row.place.of(column), row.text(column)) from None
