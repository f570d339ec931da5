"""A game in progress: its beginning, the actions so far and the position they lead to. Undo lives here."""

from collections.abc import Collection
from typing import Any

from ludage.core.event import Data, Event
from ludage.core.game import Game
from ludage.core.state import State


class CannotUndo(ValueError):
    """There is nothing that can be taken back; the message says why."""


class Journal:
    """Header, actions and position of one game. `Journal(game, players=3, seed=42)` begins one."""

    def __init__(self, game: Game[Any], players: int, seed: int, **options: str) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = game.check_options(options)
        self.state: State = game.new(players, seed, **options)
        self.actions: list[tuple[int, int]] = []
        self.events: list[list[Event]] = []
        """What each action brought about."""
        self._before: list[State] = []

    def play(self, seat: int, action: int) -> list[Event]:
        """Apply an action and write it down; returns what happened. An illegal one changes nothing."""
        before = self.state.clone()
        heard = self.state.listen()
        self.state.apply(seat, action)
        self._before.append(before)
        self.actions.append((seat, action))
        self.events.append(heard)
        return heard

    def heard_by(self, seat: int, count: int | None = None) -> list[Data]:
        """All that the seat has heard, or had heard after the first `count` actions, for bots; nothing in a game in
        which that betrays nothing."""
        if not self.game.telling:
            return []
        seen = [event.seen_by(seat) for events in self.events[:count] for event in events]
        return [event for event in seen if event is not None]

    def undoable(self, seat: int, people: Collection[int] = ()) -> int | None:
        """The number of actions left after an undo by this seat, or None if it can take nothing back.

        It can take back its last action while nothing since, that action included, taught anybody anything; but no
        decision of another of the `people`.
        """
        for at in range(len(self.actions) - 1, -1, -1):
            if any(event.teaches for event in self.events[at]):
                return None
            actor = self.actions[at][0]
            if actor == seat:
                return at
            if actor in people:
                return None
        return None

    def undo(self, seat: int, people: Collection[int] = ()) -> None:
        """Take back the seat's last action and all that came after it; see `undoable`."""
        at = self.undoable(seat, people)
        if at is None:
            raise CannotUndo(f"seat {seat} has no action that can be taken back")
        self.rewind(at)

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` actions, whatever was learned since."""
        if not 0 <= count <= len(self.actions):
            raise ValueError(f"position {count}: this game has positions 0 to {len(self.actions)}")
        if count < len(self.actions):
            self.state = self._before[count].clone()
            del self._before[count:]
            del self.actions[count:]
            del self.events[count:]

    def at(self, count: int) -> State:
        """A copy of the position after the first `count` actions."""
        if not 0 <= count <= len(self.actions):
            raise ValueError(f"position {count}: this game has positions 0 to {len(self.actions)}")
        return (self.state if count == len(self.actions) else self._before[count]).clone()
