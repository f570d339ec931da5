"""A game looked back on: what each action brought about, as one seat heard it, and its figures over time."""

from typing import Any

import msgspec

from ludage.core.game import Game
from ludage.core.journal import Journal
from ludage.server.messages import Said, SeatChange


class Moment(msgspec.Struct):
    """One action. What another seat chose in a game that is still on is told by its events only."""

    at: int
    """How many actions there were with it."""
    seat: int
    action: str | None
    phrase: Said | None
    events: list[dict[str, Any]]


class Replay(msgspec.Struct):
    """A whole game from one viewpoint."""

    game: str
    players: int
    names: list[str]
    options: dict[str, str]
    seat: int | None
    of: int
    """How many actions."""
    moments: list[Moment]
    seat_changes: list[SeatChange]
    """Each with `seq` counted in actions, like the moments."""
    series: dict[str, list[list[int]]]
    """Of a game that is over: figures by name, for each position those of all seats."""


class View(msgspec.Struct):
    """The position after `at` of `of` actions, as a seat sees it, and what the last of them brought about."""

    at: int
    of: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class ViewRecord(msgspec.Struct):
    """What a seat knows of a game that is still on: its past, and where it stands."""

    replay: Replay
    view: dict[str, Any]


def journal_of(
    game: Game[Any], players: int, seed: int, options: dict[str, str], actions: list[tuple[int, int]]
) -> Journal:
    """The game played again, every position of it at hand."""
    journal = Journal(game, players, seed, **options)
    for seat, action in actions:
        journal.play(seat, action)
    return journal


def replay(
    journal: Journal, seat: int | None, names: list[str], over: bool, seat_changes: list[SeatChange]
) -> Replay:
    """The game as a seat, or a spectator, heard it."""
    space = journal.game.actions
    moments = []
    for at, (actor, action) in enumerate(journal.actions, 1):
        told = over or actor == seat
        phrase = space.phrase(action)
        moments.append(
            Moment(
                at=at,
                seat=actor,
                action=space.text(action) if told else None,
                phrase=Said(phrase.key, dict(phrase.args)) if told else None,
                events=_heard(journal, at, seat),
            )
        )
    return Replay(
        game=journal.game.id,
        players=journal.players,
        names=names,
        options=dict(journal.options),
        seat=seat,
        of=len(journal.actions),
        moments=moments,
        seat_changes=seat_changes,
        series=_series(journal) if over else {},
    )


def view(journal: Journal, at: int | None, seat: int | None) -> View | None:
    """The position after `at` actions, the last one by default; None if there is no such position or seat."""
    count = len(journal.actions) if at is None else at
    if not 0 <= count <= len(journal.actions) or (seat is not None and not 0 <= seat < journal.players):
        return None
    return View(count, len(journal.actions), journal.at(count).view(seat), _heard(journal, count, seat))


def _heard(journal: Journal, at: int, seat: int | None) -> list[dict[str, Any]]:
    seen = [event.seen_by(seat) for event in journal.events[at - 1]] if at else []
    return [event for event in seen if event is not None]


def _series(journal: Journal) -> dict[str, list[list[int]]]:
    series: dict[str, list[list[int]]] = {}
    for at in range(len(journal.actions) + 1):
        for name, figures in journal.game.standings(journal.at(at)).items():
            series.setdefault(name, []).append(figures)
    return series
