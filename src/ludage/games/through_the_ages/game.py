"""Through the Ages as the core sees it: each question goes to the chapter that answers it."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from ludage.core.event import Data
from ludage.core.game import Game
from ludage.core.habits import Habit, read_habits
from ludage.core.message import Forecast, Message, Refusal
from ludage.core.rulebook import Rule, catalogue
from ludage.core.state import Outcome
from ludage.core.stream import Stream
from ludage.core.weights import FIRST, Weights, WeightTable
from ludage.games.through_the_ages import menu, notation, politics, prompts, scoring, setup, turn
from ludage.games.through_the_ages.actions import Actions, Verb
from ludage.games.through_the_ages.cards import Box, Kind
from ludage.games.through_the_ages.choices import CHOICES
from ludage.games.through_the_ages.consistency import faults
from ludage.games.through_the_ages.details import detailed
from ludage.games.through_the_ages.evaluation.evaluate import evaluate
from ludage.games.through_the_ages.evaluation.weights import CultureWeights
from ludage.games.through_the_ages.forecast import forecast
from ludage.games.through_the_ages.forgone import forgone
from ludage.games.through_the_ages.habits import PEOPLE, Notebook
from ludage.games.through_the_ages.imagine import imagine
from ludage.games.through_the_ages.progress import progress
from ludage.games.through_the_ages.state import NO_CARD, VARIANT_IDS, Ask, Phase, Position, Variant, copy
from ludage.games.through_the_ages.view import view


class ThroughTheAges(Game[Position]):
    """The game, with the content of the package or of an owner's box."""

    id = "through-the-ages"
    version = "3"
    min_players = 2
    max_players = 4
    weight_names: tuple[str, ...] = (FIRST, "guessed", "learned-2")
    multiplying: tuple[str, ...] = ("rival", "promise", "wonder_promise", "power_in_hand")

    def __init__(self, overrides: Path | None = None) -> None:
        super().__init__()
        package = files("ludage.games.through_the_ages")
        self.box = Box(package / "content", overrides)
        self.content_id = self.box.fingerprint
        self.options = {
            "variant": tuple(VARIANT_IDS),
            "harmless_pacts": ("no", "yes"),
            "global_conflict": ("no", "yes"),
            "impact_ranking": ("manual", "cards"),
        }
        self.needs = setup.NEEDS
        self.first_game = {"variant": VARIANT_IDS[Variant.FIRST_GAME]}
        self.space = Actions(self.id, self.box)
        self.actions = self.space
        self.concessions = (self.space.of(Verb.RESIGN),)
        refs = [ref for card, ref in enumerate(self.box.refs) if card not in self.box.initial]
        first = [card for card in self.box.of_kind(Kind.EVENT) if self.box.age[card] == 0]
        self.happening = tuple([self.box.refs[card] for card in first])
        self.placed = tuple([ref for ref in refs if ref not in self.happening])
        self.texts = [package / "text"]
        if overrides is not None:
            self.texts.append(overrides)
        self.evaluation = package / "evaluation"
        self._package = package

    def begin(self, players: int, stream: Stream, options: Mapping[str, str]) -> Position:
        state = setup.prepare(self, players, stream, options)
        turn.settle(state)
        return state

    def meaning(self, state: Position, target: str) -> str:
        kind, _, name = target.partition(":")
        if kind == "space":
            card = state.row[int(name) - 1]
            return target if card == NO_CARD else self.box.refs[card]
        return f"card:{name}" if kind == "hand" else target

    def legal(self, state: Position, seat: int) -> list[int]:
        frame = state.stack[-1]
        if frame.ask == Ask.ACTIONS:
            return menu.legal(state, frame, seat)
        at = state.actions.at
        chapter = politics.legal if frame.ask == Ask.POLITICS else CHOICES[frame.ask].legal
        return [at[verb][x + 256 * y] for verb, x, y in chapter(state, frame, seat)]

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        frame = state.stack[-1]
        space = self.space
        verb, x, y = space.verbs[action], space.xs[action], space.ys[action]
        if verb not in prompts.VERBS_OF_ASK[frame.ask]:
            return prompts.refuse_now(state, frame, seat, verb)
        if frame.ask == Ask.ACTIONS:
            refusal = menu.refuse(state, frame, seat, verb, x, y)
        elif frame.ask == Ask.POLITICS:
            refusal = politics.refuse(state, frame, seat, verb, x, y)
        else:
            refusal = CHOICES[frame.ask].refuse(state, frame, seat, verb, x, y)
        return None if refusal is None else detailed(state, frame, seat, refusal, verb, x, y)

    def perform(self, state: Position, seat: int, action: int) -> None:
        frame = state.stack[-1]
        space = self.space
        verb, x, y = space.verbs[action], space.xs[action], space.ys[action]
        if frame.ask == Ask.ACTIONS:
            menu.perform(state, frame, seat, verb, x, y)
        elif frame.ask == Ask.POLITICS:
            politics.perform(state, frame, seat, verb, x, y)
            if state.phase == Phase.OVER:
                turn.tell_winners(state)
        else:
            CHOICES[frame.ask].perform(state, frame, seat, verb, x, y)
        turn.settle(state)

    def explain(self, state: Position, seat: int, action: int) -> Forecast:
        space = self.space
        verb, x, y = space.verbs[action], space.xs[action], space.ys[action]
        return forecast(state, state.stack[-1], seat, verb, x, y)

    def prompt(self, state: Position, seat: int) -> Message:
        return prompts.prompt(state, state.stack[-1], seat)

    def forgone(self, state: Position, seat: int) -> dict[int, Message]:
        return forgone(state, state.stack[-1], seat)

    def view(self, state: Position, seat: int | None) -> Data:
        return view(state, seat)

    def imagine(self, state: Position, seat: int | None, seed: int) -> Position:
        return imagine(state, seat, seed)

    def clone(self, state: Position) -> Position:
        return copy(state)

    def outcome(self, state: Position) -> Outcome:
        return scoring.outcome(state)

    def quiet(self, state: Position) -> bool:
        return not state.stack or state.stack[-1].ask in (Ask.POLITICS, Ask.ACTIONS)

    def progress(self, state: Position) -> float:
        return progress(state)

    def weigh(self, table: WeightTable) -> CultureWeights:
        return CultureWeights(table)

    def evaluate(self, state: Position, seat: int, weights: Weights | None = None) -> float:
        by = self.weighed(FIRST) if weights is None else weights
        assert isinstance(by, CultureWeights)
        return evaluate(state, seat, by)

    def habits(self) -> list[Habit]:
        return read_habits(self._package, PEOPLE)

    def watch(self) -> Notebook:
        return Notebook(self.box, self.space)

    def standings(self, state: Position) -> dict[str, list[int]]:
        return {**super().standings(state), **scoring.standings(state)}

    def fields(self, state: Position) -> Data:
        return notation.fields(state)

    def restore(self, players: int, stream: Stream, data: Data) -> Position:
        return notation.restore(self, players, stream, data)

    def rules(self, language: str = "en") -> list[Rule]:
        return catalogue(self._package, language)

    def number_of(self, name: str) -> int:
        if name not in self.box.number:
            raise ValueError(f"{self.id} has no card {name!r} that could be drawn")
        return self.box.number[name]

    def faults(self, state: Position) -> list[str]:
        return faults(state)


def create(content: Path | None) -> ThroughTheAges:
    """The game, for the registry."""
    return ThroughTheAges(content)
