"""A table's game in memory: its rows, the position they lead to, and what each of them brought about."""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Collection
from typing import Any

from ludage.core.event import Data, Event
from ludage.core.game import Game
from ludage.core.journal import Journal
from ludage.core.state import State
from ludage.server.refusals import Refusal
from ludage.server.replays import journal_of

EVENTS_KEPT = 40
HASH_EVERY = 10
SNAPSHOT_EVERY = 40
MARK_EVERY = 16
MARKS_KEPT = 12
"""Positions kept to go back from: an undo plays again what lies between, not the whole game."""
UNDOS_MOST = 20
"""How often a game may be taken back to one and the same decision: each is a row that is stored for ever."""
CUTS_MOST = 400
"""How often it may be taken back in all."""
BACK_MOST = 2_000
"""Actions that may be taken back in all: they stay among the rows that everybody who comes is told of."""
History = dict[int, list[Event]]
"""Rows by their numbers, from the first on, with what each of them brought about."""


class Row:
    """One row of a table: an action, or a cut that keeps only the first so many actions."""

    __slots__ = ("action", "at", "hash", "keep", "number", "seat")

    def __init__(
        self,
        number: int,
        seat: int | None,
        action: str | None,
        keep: int | None = None,
        hash: str | None = None,
        at: float = 0.0,
    ) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.keep = keep
        self.hash = hash
        self.at = at


class Mismatch(ValueError):
    """A stored row does not fit the rules as they are now: the table must be frozen, not broken.

    `row` is for everybody; the text may name a secret choice and is for the operator's log only.
    """

    def __init__(self, row: int, why: str) -> None:
        super().__init__(f"row {row}: {why}" if row else why)
        self.row = row


class Play:
    """One game in progress. Knows nothing of databases or networks."""

    def __init__(
        self, game: Game[Any], players: int, seed: int, options: dict[str, str], rules: str = ""
    ) -> None:
        self.game = game
        self.rules = rules or game.version
        """The version of the rules under which the hashes of the stored rows were made."""
        self.players = players
        self.seed = seed
        self.options = options
        self.rows: list[Row] = []
        self.actions: list[tuple[int, int]] = []
        """Those that count: what was taken back is not among them."""
        self._numbers: list[int] = []
        """The row of each of these actions."""
        self.state: State = game.new(players=players, seed=seed, **options)
        self.asked: dict[int, int] = dict.fromkeys(self.state.to_act, 0)
        """Seat to the sequence number since when its present decision stands."""
        self._events: OrderedDict[int, list[Event]] = OrderedDict()
        self._history: History | None = None
        """All that happened before them, if somebody has asked for it."""
        self._marks: dict[int, State] = {}
        """Positions on the way, by the number of actions that lead to them."""
        self._cuts: dict[int, int] = {}
        """How often the game was taken back to so many actions."""
        self._back = 0
        """How many actions were taken back in all."""
        self.taken_back: dict[int, list[int]] = {}
        """Row of each cut to the rows whose actions it took back."""
        self._past: list[list[Event]] | None = None
        """What each of the actions that count brought about, once a bot has had to know it."""

    @property
    def seq(self) -> int:
        """How many rows the table has."""
        return len(self.rows)

    # ---- going on ---------------------------------------------------------------------------------------

    def tried(self, seat: int, action: int) -> tuple[State, list[Event]]:
        """The position after an action, not yet taken over; an illegal one raises IllegalAction."""
        after = self.state.clone()
        heard = after.listen()
        after.apply(seat, action)
        return after, heard

    def take(self, row: Row, after: State, events: list[Event], seat: int, action: int) -> None:
        """The action's row is stored: this is the position now."""
        anew = self.asked_anew(after, seat)
        if len(self.actions) % MARK_EVERY == 0:
            self._mark(len(self.actions), self.state)
        self.rows.append(row)
        self.actions.append((seat, action))
        self._numbers.append(row.number)
        self.state = after
        self._keep_events(row.number, events)
        if self._past is not None:
            self._past.append(events)
        self.asked = {who: row.number if who in anew else self.asked[who] for who in after.to_act}

    def cut(self, row: Row, keep: int) -> None:
        """An undo: only the first `keep` actions count from now on."""
        self.state = self.at(keep)
        self._cut_off(row, keep)
        self._keep_events(row.number, [])
        self.asked = dict.fromkeys(self.state.to_act, row.number)

    def _cut_off(self, row: Row, keep: int) -> None:
        self.rows.append(row)
        self.taken_back[row.number] = self._numbers[keep:]
        self._back += len(self._numbers) - keep
        self._cuts[keep] = self._cuts.get(keep, 0) + 1
        self._marks = {count: state for count, state in self._marks.items() if count <= keep}
        del self.actions[keep:]
        del self._numbers[keep:]
        if self._past is not None:
            del self._past[keep:]

    def replay(self, row: Row) -> None:
        """Take over a row that somebody else has stored."""
        if row.number != self.seq + 1:
            raise Mismatch(row.number, f"it follows row {self.seq}")
        if row.keep is not None:
            if not 0 <= row.keep <= len(self.actions):
                raise Mismatch(row.number, f"it keeps {row.keep} of {len(self.actions)} actions")
            self.cut(row, row.keep)
        else:
            seat = -1 if row.seat is None else row.seat
            try:
                action = self.game.actions.parse(row.action or "")
                after, events = self.tried(seat, action)
            except ValueError as error:
                raise Mismatch(row.number, str(error)) from None
            self.take(row, after, events, seat, action)
        if row.hash is not None:
            self._check(row)

    def _check(self, row: Row) -> None:
        """The position after a stored row is the one it was. Its hash goes on under the rules of today."""
        found = self.state.digest(self.rules)
        if row.hash != found:
            raise Mismatch(row.number, f"the position is {found}, stored is {row.hash}")
        if self.rules != self.game.version:
            row.hash = self.state.digest()

    def resume(self, rows: list[Row], position: str) -> None:
        """Start from a snapshot: these rows are known to lead to this position."""
        for row in rows:
            if row.keep is not None:
                self._cut_off(row, row.keep)
            else:
                self.rows.append(row)
                self.actions.append(
                    (-1 if row.seat is None else row.seat, self.game.actions.parse(row.action or ""))
                )
                self._numbers.append(row.number)
        self.state = self.game.from_json(position)
        self._mark(len(self.actions), self.state)
        self.asked = dict.fromkeys(self.state.to_act, self.seq)

    def asked_anew(self, after: State, actor: int) -> list[int]:
        """The seats that owe another decision after this action of `actor`: the others' stays as it was."""
        before = self.state
        return [
            seat
            for seat in after.to_act
            if seat == actor
            or seat not in self.asked
            or before.prompt(seat) != after.prompt(seat)
            or before.legal(seat) != after.legal(seat)
        ]

    # ---- looking back -----------------------------------------------------------------------------------

    def at(self, count: int) -> State:
        """The position after the first `count` actions that count."""
        begin = max((mark for mark in self._marks if mark <= count), default=0)
        state: State
        if begin in self._marks:
            state = self._marks[begin].clone()
        else:
            state = self.game.new(players=self.players, seed=self.seed, **self.options)
        for number, (seat, action) in enumerate(self.actions[begin:count], begin):
            if number % MARK_EVERY == 0:
                self._mark(number, state.clone())
            state.apply(seat, action)
        return state

    def _mark(self, count: int, state: State) -> None:
        """Keep this position; of many, the latest. Nobody changes it any more."""
        self._marks[count] = state
        if len(self._marks) > MARKS_KEPT:
            del self._marks[min(self._marks)]

    def kept_at(self, seq: int) -> int:
        """How many of the actions that count now were there when the table had `seq` rows."""
        return bisect_right(self._numbers, seq)

    def seq_at(self, count: int) -> int:
        """The row of the last of the first `count` actions; 0 for none."""
        return self._numbers[count - 1] if count else 0

    def acted_at(self, count: int) -> float:
        """When the action after the first `count` was made."""
        return self.rows[self._numbers[count] - 1].at

    def decisions(self, count: int) -> list[tuple[int, int]]:
        """Row and seat of the actions that count after the first `count`."""
        return [(number, seat) for number, (seat, _action) in zip(self._numbers, self.actions, strict=True)][
            count:
        ]

    def has_events(self, since: int) -> bool:
        """Whether what happened since then is known; otherwise the game has to be played again, see `history`."""
        first = next(iter(self._events), self.seq + 1)
        return max(0, since) + 1 >= first or (self._history is not None and len(self._history) + 1 >= first)

    def _keep_events(self, number: int, events: list[Event]) -> None:
        self._events[number] = events
        while len(self._events) > EVENTS_KEPT:
            old, what = self._events.popitem(last=False)
            if self._history is not None and len(self._history) + 1 == old:
                self._history[old] = what

    def events(self, since: int) -> list[tuple[Row, list[Event]]]:
        """The rows after `since` with what each brought about. They must be known: `has_events`."""
        history = self._history or {}
        return [
            (row, self._events[row.number] if row.number in self._events else history[row.number])
            for row in self.rows[max(0, since) :]
        ]

    def recall(self, history: History | None) -> None:
        """Keep what was found by playing the game again, or forget it."""
        self._history = history

    def heard_by(self, seat: int) -> list[Data]:
        """All that the seat has heard, for its bot; nothing where that would tell it nothing."""
        if not self.game.telling:
            return []
        if self._past is None:
            self._past = journal_of(self.game, self.players, self.seed, self.options, self.actions).events
        seen = [event.seen_by(seat) for events in self._past for event in events]
        return [event for event in seen if event is not None]

    def undoable(self, seat: int, people: Collection[int], since: int = 0) -> int | None:
        """How many actions an undo by this seat would keep, or None.

        It may take back its last action while nothing since, that one included, taught anybody anything. What bots
        have done meanwhile goes with it, but no decision of another of the `people` without that person's consent;
        nor what was done in its name until row `since`, when it last changed hands.
        """
        for kept in range(len(self.actions) - 1, -1, -1):
            events = self._events.get(self._numbers[kept])
            if events is None or any(event.teaches for event in events):
                return None
            actor = self.actions[kept][0]
            if actor == seat:
                return kept if self._numbers[kept] > since else None
            if actor in people:
                return None
        return None

    def no_cut(self, keep: int) -> Refusal | None:
        """Why the game may not be taken back to so many actions once more."""
        if len(self.taken_back) >= CUTS_MOST:
            return Refusal("no-more-undos", 409, most=CUTS_MOST)
        if self._back + len(self.actions) - keep > BACK_MOST:
            return Refusal("too-far-back", 409, most=BACK_MOST)
        if self._cuts.get(keep, 0) >= UNDOS_MOST:
            return Refusal("too-many-undos", 409, most=UNDOS_MOST)
        return None


def history(game: Game[Any], players: int, seed: int, options: dict[str, str], rows: list[Row]) -> History:
    """Everything that these rows brought about, by playing them again: long work, to be done off the event loop."""
    journal = Journal(game, players, seed, **options)
    heard: History = {}
    for row in rows:
        if row.keep is not None:
            journal.rewind(row.keep)
            heard[row.number] = []
        else:
            seat = -1 if row.seat is None else row.seat
            heard[row.number] = journal.play(seat, game.actions.parse(row.action or ""))
    return heard
