"""What a game is: its action space, its options, and the rules as functions over positions."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from ludage.core.actions import ActionSpace
from ludage.core.event import Data
from ludage.core.message import Forecast, Message, Problem, Refusal, outside
from ludage.core.rulebook import Rule
from ludage.core.state import Outcome, State
from ludage.core.stream import Stream, check_seed, seeded, stream_from

S = TypeVar("S", bound=State)
Options = Mapping[str, str]


class Game(ABC, Generic[S]):
    """One game with one set of content tables. Positions point to it for everything that is a rule."""

    id: str
    version: str
    """Rules version: it changes whenever the same header and actions would give another game."""
    content_id: str
    """Empty for the tables of the package, else a fingerprint of the tables with their overrides."""
    min_players: int
    max_players: int
    options: dict[str, tuple[str, ...]]
    """Option name to its allowed values; the first is the default."""
    actions: ActionSpace
    concessions: tuple[int, ...] = ()
    """Actions that give the game up: players who pick blindly or try everything leave them out."""
    placed: tuple[str, ...] = ()
    """Elements that are chosen by the place where they lie (see `meaning`), whether or not an action names them."""
    happening: tuple[str, ...] = ()
    """Elements that nobody ever chooses: they come about, and events name them."""
    texts: list[Traversable]
    """Folders of en.ftl and fr.ftl, later ones overriding earlier ones."""

    # ---- beginning --------------------------------------------------------------------------------------

    def new(self, players: int, seed: int, **options: str) -> S:
        """A new game. Bad players, seed or options: a Problem that says what was expected."""
        count, chosen = self.check_table(players, options)
        return self.begin(count, seeded(check_seed(seed)), chosen)

    def check_table(self, players: object, options: Options) -> tuple[int, dict[str, str]]:
        """The number of players and all options, if there can be such a table."""
        count, chosen = self.check_players(players), self.check_options(options)
        self.check_together(count, chosen)
        return count, chosen

    def check_together(self, players: int, options: Options) -> None:
        """A game whose options do not all go with every number of players says so here, by a Problem."""

    def check_players(self, players: object) -> int:
        """The number of players, if the game can be played by that many."""
        fits = isinstance(players, int) and not isinstance(players, bool)
        if not fits or not self.min_players <= players <= self.max_players:  # type: ignore[operator]
            raise Problem(
                "problem-wrong-players",
                outside(game=self.id, least=self.min_players, most=self.max_players, players=repr(players)),
            )
        return players  # type: ignore[return-value]

    def check_options(self, options: Options) -> dict[str, str]:
        """All options with their values, the defaults filled in."""
        for name, value in options.items():
            if name not in self.options:
                known = list(self.options)
                raise Problem("problem-no-option", outside(game=self.id, option=name, options=known))
            if value not in self.options[name]:
                raise Problem(
                    "problem-wrong-option",
                    outside(game=self.id, option=name, value=str(value), values=list(self.options[name])),
                )
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def from_json(self, text: str) -> S:
        """The position that `to_json` wrote. A damaged text or another game's: a ValueError that says so."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise ValueError(f"not a position: the text is not JSON ({error})") from None
        if not isinstance(data, dict) or data.get("format") != 1:
            raise ValueError("not a position: expected a JSON object with format 1")
        for field, expected in (("game", self.id), ("rules", self.version), ("content", self.content_id)):
            if data.get(field) != expected:
                raise ValueError(f"a position of {field} {data.get(field)!r}, not {expected!r}")
        players = self.check_players(data.get("players"))
        try:
            state = self.restore(players, stream_from(data["stream"]), data)
            faults = self.faults(state)
        except (KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
            raise ValueError(f"not a position of {self.id}: {type(error).__name__} at {error}") from None
        if faults:
            raise ValueError(f"not a position of {self.id}: {'; '.join(faults)}")
        if state.to_dict() != data:
            raise ValueError(f"not a position of {self.id}: it contradicts itself or has unknown fields")
        return state

    # ---- what each game answers ---------------------------------------------------------------------------

    @abstractmethod
    def begin(self, players: int, stream: Stream, options: Mapping[str, str]) -> S:
        """The position before the first decision."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """Legal actions of a seat that is to act; never empty."""

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Refusal | None:
        """The refusal of an action of the space by a seat that is to act, or None."""

    @abstractmethod
    def perform(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal action and go on to the next decision."""

    @abstractmethod
    def explain(self, state: S, seat: int, action: int) -> Forecast:
        """What a legal action would do, from what the seat may know."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Message:
        """What is asked of a seat that is to act."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Data:
        """The allow-list of what the seat may know."""

    @abstractmethod
    def imagine(self, state: S, seat: int | None, seed: int) -> S:
        """A position the seat cannot tell from this one."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Scores and ranks of a finished game."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good the position looks to the seat, for bots: higher is better, comparable within a game."""

    def meaning(self, state: S, target: str) -> str:  # noqa: ARG002 - for games that override it
        """The element that a target stands for in this position: of a place, the card that lies there."""
        return target

    def standings(self, state: S) -> dict[str, list[int]]:
        """Figures of all seats, by name, for charts; only for who may know everything, that is after the game."""
        return {"score": list(self.outcome(state).scores)}

    @abstractmethod
    def fields(self, state: S) -> Data:
        """The game's own fields, readable and JSON-ready."""

    @abstractmethod
    def restore(self, players: int, stream: Stream, data: Data) -> S:
        """The position from its fields."""

    @abstractmethod
    def rules(self, language: str = "en") -> list[Rule]:
        """The rule catalogue, in a language it is translated to; in English otherwise."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """What in the position contradicts the box (pieces, cards, markers): nothing, in any real game."""

    @abstractmethod
    def number_of(self, name: str) -> int:
        """The number by which the rules know a thing of the box that can be drawn, for scripted draws."""
