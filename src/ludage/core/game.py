"""What a game is: its action space, its options, and the rules as functions over positions."""

import json
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from ludage.core.actions import ActionSpace
from ludage.core.beliefs import Beliefs
from ludage.core.event import Data
from ludage.core.habits import Habit, Watch
from ludage.core.message import Forecast, Message, Problem, Refusal, outside
from ludage.core.options import Need, Options
from ludage.core.rulebook import Rule
from ludage.core.state import Outcome, State
from ludage.core.stream import Stream, check_seed, seeded, stream_from
from ludage.core.weights import FIRST, Weights, WeightTable, read_weights

S = TypeVar("S", bound=State)


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
    needs: tuple[Need, ...] = ()
    """The values of options that do not go with every table."""
    first_game: Mapping[str, str] = {}
    """Options of the game by which people are to learn it, where it has one of its own."""
    actions: ActionSpace
    concessions: tuple[int, ...] = ()
    """Actions that give the game up: players who pick blindly or try everything leave them out."""
    placed: tuple[str, ...] = ()
    """Elements that are chosen by the place where they lie (see `meaning`), whether or not an action names them."""
    happening: tuple[str, ...] = ()
    """Elements that nobody ever chooses: they come about, and events name them."""
    telling: bool = False
    """Whether public acts betray hidden things: only then is it worth telling bots what their seat heard."""
    texts: list[Traversable]
    """Folders of en.ftl and fr.ftl, later ones overriding earlier ones."""
    evaluation: Traversable | None = None
    """Folder of the files of weights, for a game whose evaluation has any."""
    weight_names: tuple[str, ...] = (FIRST,)
    """The names of its files of weights."""
    multiplying: tuple[str, ...] = ()
    """Weights that multiply what others bring, such as that of a rival's prospects. Where a value is taken apart (see
    `ludage.analysis.reasons`), what they add is taken off first, one after the other."""
    shaping: tuple[str, ...] = ()
    """Weights that only say how the worth of something else runs; they have no part of their own, and no text."""

    def __init__(self) -> None:
        self._weighed: dict[str, Weights] = {}

    # ---- beginning --------------------------------------------------------------------------------------

    def new(self, players: int, seed: int, **options: str) -> S:
        """A new game. Bad players, seed or options: a Problem that says what was expected."""
        count, chosen = self.check_table(players, options)
        return self.begin(count, seeded(check_seed(seed)), chosen)

    def check_table(self, players: object, options: Options) -> tuple[int, dict[str, str]]:
        """The number of players and all options, if there can be such a table."""
        count, chosen = self.check_players(players), self.check_options(options)
        for need in self.needs:
            need.check(count, chosen)
        return count, chosen

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
    def evaluate(self, state: S, seat: int, weights: Weights | None = None) -> float:
        """How good the position looks to the seat, for bots: higher is better, comparable within a game.

        By these weights of `weigh` or `weighed`; by the first ones, when none are given.
        """

    def beliefs(self, players: int, seat: int, weights: Weights | None = None) -> Beliefs:  # noqa: ARG002
        """What a seat will make of what it hears, from the beginning of a game on."""
        return Beliefs(seat)

    def quiet(self, state: S) -> bool:
        """Whether nothing hangs, so that the position can be judged by what lies there: no bid, defence or offer."""
        return len(state.to_act) <= 1

    def turn_of(self, state: S) -> int:  # noqa: ARG002
        """A number that changes when a turn of the whole table is over, for bots that play on to its end."""
        return 0

    def progress(self, state: S) -> float:
        """How much of the game is over, from 0 to 1, by what everybody knows: for telling chances. Not by the clock of
        the table, but roughly by what is still to be decided; it never goes back."""
        return 0.0 if state.to_act else 1.0

    def weigh(self, table: WeightTable) -> Weights:
        """The weights of a table, for `evaluate`. A name that is missing or unknown: a ValueError."""
        table.all_read()
        return Weights()

    def weights(self, name: str) -> WeightTable:
        """The weights that the package has under this name: see `weight_names`."""
        if name not in self.weight_names:
            raise ValueError(f"{self.id} has no weights {name!r}; there are: {', '.join(self.weight_names)}")
        if self.evaluation is None:
            return WeightTable({})
        file = self.evaluation / f"weights-{name}.toml"
        return read_weights(file.read_text("utf-8"), file.name)

    def weights_for(self, name: str, players: int) -> WeightTable:
        """The weights of this name for so many players: those for the nearest fewer, where there are none."""
        for count in range(players, 1, -1):
            if f"{name}-{count}" in self.weight_names:
                return self.weights(f"{name}-{count}")
        return self.weights(name)

    def level(self, name: str, players: int) -> Data:
        """How bots of this level play the game: see `levels.toml` beside the weights. A table inside the level's, named
        after the number of players, overrides what holds for any number. A game without weights says nothing."""
        if self.evaluation is None:
            return {}
        levels = tomllib.loads((self.evaluation / "levels.toml").read_text("utf-8"))
        if name not in levels:
            raise ValueError(f"{self.id} has no level {name!r}; there are: {', '.join(levels)}")
        settings = {key: value for key, value in levels[name].items() if not isinstance(value, dict)}
        return {**settings, **levels[name].get(str(players), {})}

    def weighed(self, name: str) -> Weights:
        """The weights of this name, for `evaluate`; read once."""
        if name not in self._weighed:
            self._weighed[name] = self.weigh(self.weights(name))
        return self._weighed[name]

    def forgone(self, state: S, seat: int) -> dict[int, Message]:  # noqa: ARG002 - for games that override it
        """Legal actions of a seat that is to act by which it would lose what it could still use (the rest of a turn, of
        a card, of an allowance), each with the question to put before it is done. Whatever is the plain answer to a
        plain question is not among them.
        """
        return {}

    def habits(self) -> list[Habit]:
        """How people play it, line by line; nothing where nobody has counted."""
        return []

    def watch(self) -> Watch:
        """Somebody who counts the lines of `habits` in one game."""
        return Watch()

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
