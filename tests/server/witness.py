"""What a seat may have been told: a finished table's game, played again by the engine alone, and compared."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

import ludage
from ludage.core import record
from ludage.core.event import Event
from ludage.core.journal import Journal
from ludage.core.message import Message
from ludage.core.state import State
from ludage.server.messages import SeatInfo, TableInfo

Json = dict[str, Any]
WORD = re.compile(r"[0-9a-f]{7,}")
"""What could be a seed or a number of the random stream; a shorter one may stand in any message by chance."""


def said(message: Message) -> Json:
    """A message as it travels: without what is empty."""
    return {name: value for name, value in message.to_dict().items() if value}


class Replay:
    """Every position of a game by its sequence number, with what led to it."""

    def __init__(
        self,
        beginning: Journal,
        rows: list[tuple[int | None, str | None, int | None]],
        people: Iterable[int] | None = None,
    ) -> None:
        """`rows` as the database has them: seat, action, and for a cut the number of actions kept."""
        journal = self.journal = beginning
        self.people: set[int] = set(range(journal.players) if people is None else people)
        """The seats that no bot plays."""
        self.states: list[State] = [journal.state.clone()]
        self.rows: list[tuple[int | None, list[Event], list[int]]] = []
        """Of each row: whose it is, what it brought about, and the rows it took back."""
        self.may_undo: list[set[int]] = [set()]
        standing: list[int] = []
        for number, (seat, action, keep) in enumerate(rows, 1):
            if keep is not None:
                journal.rewind(keep)
                self.rows.append((seat, [], standing[keep:]))
                del standing[keep:]
            else:
                assert seat is not None
                events = journal.play(seat, journal.game.actions.parse(action or ""))
                self.rows.append((seat, events, []))
                standing.append(number)
            self.states.append(journal.state.clone())
            self.may_undo.append({seat for seat in range(journal.players) if self._may_undo(journal, seat)})

    def _may_undo(self, journal: Journal, seat: int) -> bool:
        """Whether nobody learned anything since the seat's last action, and no other person has decided anything."""
        at = journal.undoable(seat)
        return at is not None and not {actor for actor, _ in journal.actions[at + 1 :]} & (
            self.people - {seat}
        )

    @classmethod
    def of_record(cls, text: str, people: Iterable[int] | None = None) -> "Replay":
        """Of a game in which nothing was taken back: its record has every row."""
        read = record.read(text, ludage.game)
        texts = read.game.actions
        beginning = Journal(read.game, read.players, read.seed, **read.options)
        return cls(beginning, [(seat, texts.text(action), None) for seat, action in read.actions], people)

    @property
    def end(self) -> int:
        return len(self.rows)

    @property
    def seed(self) -> str:
        return f"{self.journal.seed:032x}"

    def position(self, seq: int, seat: int | None, since: int) -> Json:
        """The whole message, clocks left out: nothing else may be in it."""
        happened = [self.happened(number, seat) for number in range(since + 1, seq + 1)]
        return {**self._place(seq, seat), "happened": happened}

    @cache  # noqa: B019
    def _place(self, seq: int, seat: int | None) -> Json:
        state = self.states[seq]
        actions = state.game.actions
        prompt = None if seat is None else state.prompt(seat)
        legal = [] if seat is None else state.legal(seat)
        forgone = {} if seat is None else state.forgone(seat)
        place: Json = plain(
            {
                "kind": "position",
                "seq": seq,
                "seat": seat,
                "view": state.view(seat),
                "to_act": state.to_act,
                "legal": [
                    {"action": a, "text": actions.text(a), "targets": actions.targets(a)}
                    | ({"any_order": True} if actions.any_order(a) else {})
                    | ({"concedes": True} if a in state.game.concessions else {})
                    | ({"forgoes": said(forgone[a])} if a in forgone else {})
                    for a in legal
                ],
                "prompt": None if prompt is None else said(prompt),
                "may_undo": seat in self.may_undo[seq],
                "undo_request": None,
            }
        )
        return place

    @cache  # noqa: B019
    def happened(self, number: int, seat: int | None) -> Json:
        """One row as this seat heard of it."""
        actor, events, taken_back = self.rows[number - 1]
        heard = [event.seen_by(seat) for event in events]
        row: Json = plain(
            {
                "seq": number,
                "seat": actor,
                "events": [event for event in heard if event is not None],
                "taken_back": taken_back,
            }
        )
        return row

    def secrets(self) -> set[str]:
        """The seed, and every number of the random stream it makes, as they would look in a message."""
        hidden = {self.seed, str(self.journal.seed)}
        for state in self.states:
            hidden |= {str(number) for number in _numbers(state.to_dict()["stream"])}
        return {secret for secret in hidden if WORD.fullmatch(secret)}


def _numbers(data: Any) -> list[int]:
    if isinstance(data, dict):
        return [number for value in data.values() for number in _numbers(value)]
    if isinstance(data, list):
        return [number for value in data for number in _numbers(value)]
    return [data] if isinstance(data, int) else []


def plain(data: Any) -> Any:
    """As JSON gives it back."""
    return msgspec.json.decode(msgspec.json.encode(data))


class Stream:
    """Everything that one client was sent, over all its connections."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seq: int | None = None
        """The last position it has had."""
        self.connections: list[tuple[int | None, list[str]]] = []

    def connected(self) -> list[str]:
        """A new connection, which asks for what happened since the last position; its messages go here."""
        raw: list[str] = []
        self.connections.append((self.seq, raw))
        return raw

    def check(self, replay: Replay) -> None:
        """Each message is what the engine itself says at that point, and there is no gap between them."""
        secrets = replay.secrets()
        heard: set[int] = set()
        for since, messages in self.connections:
            known = since
            for text in messages:
                message = msgspec.json.decode(text)
                if message["kind"] == "position":
                    known = self._check_position(replay, message, known)
                    heard |= {row["seq"] for row in message["happened"]}
                elif message["kind"] == "table":
                    check_table(replay, message, self.seat)
                    if message["table"]["status"] == "finished":
                        secrets = secrets - {replay.seed}
                elif message["kind"] == "refused":
                    check_refusal(message)
                else:
                    assert message["kind"] == "done"
                    assert set(message) == {"kind", "seq", "request"}
                leaks = secrets.intersection(WORD.findall(text))
                assert not leaks, f"{message['kind']}: {leaks}"
        assert heard == set(range(1, replay.end + 1)), "rows that this client never heard of"

    def _check_position(self, replay: Replay, message: Json, known: int | None) -> int:
        seq: int = message["seq"]
        since = seq if known is None else known
        clocks = message.pop("clocks")
        assert clocks == [None] * replay.journal.players
        expected = replay.position(seq, self.seat, since)
        wrong = {
            name: (message.get(name), expected.get(name))
            for name in message.keys() | expected.keys()
            if message.get(name) != expected.get(name)
        }
        assert not wrong, f"position {seq} of seat {self.seat} (told, allowed): {str(wrong)[:2000]}"
        return seq


def check_table(replay: Replay, message: Json, seat: int | None) -> None:
    """A table message has nothing of the game but whose turn it is, and the seed only at the end."""
    assert set(message) == {"kind", "table"}
    table = message["table"]
    assert set(table) == set(TableInfo.__struct_fields__)
    assert all(set(each) == set(SeatInfo.__struct_fields__) for each in table["seats"])
    assert table["you"] == seat
    assert (table["invitation"] is not None) == (seat is not None)
    if table["status"] == "open":
        return
    assert table["to_act"] == list(replay.states[table["seq"]].to_act)
    outcome = replay.states[table["seq"]].outcome
    if outcome is None:
        assert (table["status"], table["seed"], table["scores"]) == ("running", None, None)
    else:
        assert (table["status"], table["seed"]) == ("finished", replay.seed)
        assert (table["scores"], table["ranks"]) == (list(outcome.scores), list(outcome.ranks))


def check_refusal(message: Json) -> None:
    """Clients that choose from the legal list are refused only because they were late."""
    assert set(message) == {"kind", "code", "said", "seq", "request"}
    late = ("server-stale", "refusal-not-your-decision", "refusal-game-over", "server-not-running")
    assert message["said"]["key"] in late, message
