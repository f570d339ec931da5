"""A position, as everybody outside a game's rules sees it."""

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Self

from ludage.core.event import Data, Event
from ludage.core.message import Forecast, IllegalAction, Message, Refusal
from ludage.core.stream import Stream

if TYPE_CHECKING:
    from ludage.core.game import Game


class Outcome:
    """How a game ended: the score of each seat and its rank, 1 for the best, shared where the rules share."""

    __slots__ = ("ranks", "scores")

    def __init__(self, scores: tuple[int, ...], ranks: tuple[int, ...]) -> None:
        self.scores: tuple[int, ...] = scores
        self.ranks: tuple[int, ...] = ranks

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_dict(self) -> dict[str, object]:
        """The outcome as JSON-ready data."""
        return {"scores": list(self.scores), "ranks": list(self.ranks)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.scores == other.scores and self.ranks == other.ranks

    def __hash__(self) -> int:
        return hash((self.scores, self.ranks))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, ranks={self.ranks})"


def ranked(scores: tuple[int, ...]) -> Outcome:
    """The outcome where the higher score is better and equal scores share a rank."""
    return Outcome(scores, tuple(1 + sum(other > score for other in scores) for score in scores))


class State:
    """A position: plain data, with the rules of its game behind it.

    Games derive from it and add fields; what the fields mean is written in the game's own modules, and every
    question below is answered there.
    """

    __slots__ = ("game", "heard", "players", "stream", "to_act")

    def __init__(self, game: "Game[Any]", players: int, stream: Stream, to_act: tuple[int, ...]) -> None:
        self.game: Game[Any] = game
        self.players: int = players
        self.stream: Stream = stream
        self.to_act: tuple[int, ...] = to_act
        self.heard: list[Event] | None = None

    # ---- playing ----------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now, as indices into `game.actions`; empty if it owes no decision."""
        return self.game.legal(self, seat) if seat in self.to_act else []

    def earnest(self, seat: int) -> list[int]:
        """What the seat may do now without giving the game up; all that is legal if there is nothing else."""
        legal = self.legal(seat)
        concessions = self.game.concessions
        if not concessions:
            return legal
        return [action for action in legal if action not in concessions] or legal

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None if the seat may do it now; otherwise the refusal."""
        if seat not in self.to_act:
            return self._out_of_turn(seat)
        if action not in self.game.actions:
            return NO_SUCH_ACTION.about(action=action, size=len(self.game.actions))
        return self.game.why_not(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Do it. An illegal action raises IllegalAction and leaves the position untouched."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(self._named(action), refusal)
        self.game.perform(self, seat, action)

    def _named(self, action: int) -> str:
        return self.game.actions.text(action) if action in self.game.actions else f"action {action}"

    def _out_of_turn(self, seat: int) -> Refusal:
        if not self.to_act:
            return GAME_OVER
        if seat not in range(self.players):
            return NO_SUCH_SEAT.about(seat=seat, players=self.players)
        return NOT_YOUR_DECISION.about(seat=f"seat:{seat}", others=[f"seat:{other}" for other in self.to_act])

    # ---- asking -----------------------------------------------------------------------------------------

    def explain(self, seat: int, action: int) -> Forecast:
        """What a legal action would cost and do, itemised. An illegal one raises IllegalAction."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(self._named(action), refusal)
        return self.game.explain(self, seat, action)

    def prompt(self, seat: int) -> Message | None:
        """What is asked of the seat, in one line; None if nothing is."""
        return self.game.prompt(self, seat) if seat in self.to_act else None

    def forgone(self, seat: int) -> dict[int, Message]:
        """The legal actions that give up what could still be used, each with the question to be asked first."""
        return self.game.forgone(self, seat) if seat in self.to_act else {}

    def view(self, seat: int | None) -> Data:
        """All that this seat may know, JSON-ready; None is the spectator."""
        self._check_seat(seat)
        return self.game.view(self, seat)

    def imagine(self, seat: int | None, seed: int) -> Self:
        """A full position drawn, by the seed, from those that the seat cannot tell from this one."""
        self._check_seat(seat)
        return self.game.imagine(self, seat, seed)  # type: ignore[no-any-return]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"seat {seat}: this game has seats 0 to {self.players - 1}")

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return None if self.to_act else self.game.outcome(self)

    # ---- events -----------------------------------------------------------------------------------------

    def listen(self) -> list[Event]:
        """Start to record what happens; the list grows as actions are applied. Clones do not listen."""
        self.heard = []
        return self.heard

    def tell(self, event: Event) -> None:
        """Used by the rules: this happened. They ask `if state.heard is not None` first, so search pays nothing."""
        if self.heard is not None:
            self.heard.append(event)

    # ---- copies -----------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy."""
        return self.game.clone(self)  # type: ignore[no-any-return]

    def to_dict(self) -> Data:
        """The whole position, secrets included, as readable JSON-ready data."""
        return {
            "format": 1,
            "game": self.game.id,
            "rules": self.game.version,
            "content": self.game.content_id,
            "players": self.players,
            "to_act": list(self.to_act),
            "stream": self.stream.to_dict(),
            **self.game.fields(self),
        }

    def to_json(self) -> str:
        """The whole position as text; `game.from_json` reads it back."""
        return _written(self.to_dict())

    def digest(self, rules: str = "") -> str:
        """A short fingerprint of the whole position, the same on every machine.

        `rules`: as it would be if the position had come about under that version of the rules.
        """
        data = self.to_dict()
        if rules:
            data["rules"] = rules
        return sha256(_written(data).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]


def _written(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


NO_SUCH_SEAT = Refusal("refusal-no-such-seat")
NO_SUCH_ACTION = Refusal("refusal-no-such-action")
NOT_YOUR_DECISION = Refusal("refusal-not-your-decision")
GAME_OVER = Refusal("refusal-game-over")
