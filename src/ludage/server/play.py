"""A table's game in memory: its rows, the position they lead to, and what each of them brought about."""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Collection
from typing import Any

from ludage.core.event import Event
from ludage.core.game import Game
from ludage.core.state import State

EVENTS_KEPT = 40
HASH_EVERY = 10
SNAPSHOT_EVERY = 40


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

    def __init__(self, game: Game[Any], players: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
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
        self.taken_back: dict[int, list[int]] = {}
        """Row of each cut to the rows whose actions it took back."""

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
        self.rows.append(row)
        self.actions.append((seat, action))
        self._numbers.append(row.number)
        self.state = after
        self._keep_events(row.number, events)
        self.asked = {who: row.number if who in anew else self.asked[who] for who in after.to_act}

    def cut(self, row: Row, keep: int) -> None:
        """An undo: only the first `keep` actions count from now on."""
        self._cut_off(row, keep)
        self.state = self.at(keep)
        self._keep_events(row.number, [])
        self.asked = dict.fromkeys(self.state.to_act, row.number)

    def _cut_off(self, row: Row, keep: int) -> None:
        self.rows.append(row)
        self.taken_back[row.number] = self._numbers[keep:]
        del self.actions[keep:]
        del self._numbers[keep:]

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
        if row.hash is not None and row.hash != self.state.digest():
            raise Mismatch(row.number, f"the position is {self.state.digest()}, stored is {row.hash}")

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
        state: State = self.game.new(players=self.players, seed=self.seed, **self.options)
        for seat, action in self.actions[:count]:
            state.apply(seat, action)
        return state

    def kept_at(self, seq: int) -> int:
        """How many of the actions that count now were there when the table had `seq` rows."""
        return bisect_right(self._numbers, seq)

    def seq_at(self, count: int) -> int:
        """The row of the last of the first `count` actions; 0 for none."""
        return self._numbers[count - 1] if count else 0

    def has_events(self, since: int) -> bool:
        """Whether what happened since then is still known; otherwise it has to be played again."""
        return since >= self.seq or (since >= 0 and since + 1 in self._events)

    def _keep_events(self, number: int, events: list[Event]) -> None:
        self._events[number] = events
        while len(self._events) > EVENTS_KEPT:
            self._events.popitem(last=False)

    def events(self, since: int) -> list[tuple[Row, list[Event]]]:
        """The rows after `since` with what each brought about; old ones are played again."""
        rows = self.rows[max(0, since) :]
        if rows and rows[0].number not in self._events:
            heard = self._heard_again()
        else:
            heard = self._events
        return [(row, heard[row.number]) for row in rows]

    def _heard_again(self) -> dict[int, list[Event]]:
        """Everything that happened, from the beginning."""
        again = Play(self.game, self.players, self.seed, self.options)
        heard: dict[int, list[Event]] = {}
        for row in self.rows:
            again.replay(Row(row.number, row.seat, row.action, row.keep))
            heard[row.number] = again._events[row.number]
        return heard

    def undoable(self, seat: int, people: Collection[int]) -> int | None:
        """How many actions an undo by this seat would keep, or None.

        It may take back its last action while nothing since, that one included, taught anybody anything. What bots
        have done meanwhile goes with it, but no decision of another of the `people` without that person's consent.
        """
        for kept in range(len(self.actions) - 1, -1, -1):
            events = self._events.get(self._numbers[kept])
            if events is None or any(event.teaches for event in events):
                return None
            actor = self.actions[kept][0]
            if actor == seat:
                return kept
            if actor in people:
                return None
        return None
