"""Age of Gods as the core sees it: each question goes to the chapter that answers it."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path

from ludage.core.event import Data
from ludage.core.game import Game
from ludage.core.message import Forecast, Message, Refusal
from ludage.core.rulebook import Rule, catalogue
from ludage.core.state import Outcome
from ludage.core.stream import Stream
from ludage.core.weights import FIRST, Weights, WeightTable
from ludage.games.age_of_gods import (
    abilities,
    action,
    combat,
    conquest,
    destiny,
    dice,
    fortification,
    notation,
    prompts,
    score,
    setup,
    turn,
    wrath,
)
from ludage.games.age_of_gods.actions import Actions
from ludage.games.age_of_gods.cards import Box
from ludage.games.age_of_gods.consistency import faults
from ludage.games.age_of_gods.evaluation.evaluate import evaluate
from ludage.games.age_of_gods.evaluation.suspicions import Suspicions
from ludage.games.age_of_gods.evaluation.weights import PointWeights
from ludage.games.age_of_gods.forgone import forgone
from ludage.games.age_of_gods.imagine import imagine
from ludage.games.age_of_gods.progress import progress
from ludage.games.age_of_gods.state import Ask, Frame, Position, copy
from ludage.games.age_of_gods.view import view

Legal = Callable[[Position, Frame, int], list[int]]
Refuse = Callable[[Position, Frame, int, int, int, int], Refusal | None]
Perform = Callable[[Position, Frame, int, int, int, int], None]
Explain = Callable[[Position, Frame, int, int, int, int], Forecast]


def nothing_to_explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """For choices whose wording says all."""
    return Forecast([])


CHAPTERS: dict[int, tuple[Legal, Refuse, Perform, Explain]] = {
    Ask.GODS: (setup.legal, setup.refuse, setup.perform, setup.explain),
    Ask.FIRST_PLAYER: (
        destiny.legal_first,
        destiny.refuse_first,
        destiny.perform_first,
        nothing_to_explain,
    ),
    Ask.BETS: (destiny.legal_bets, destiny.refuse_bets, destiny.perform_bets, destiny.explain_bets),
    Ask.FORTIFICATION: (
        fortification.legal,
        fortification.refuse,
        fortification.perform,
        fortification.explain,
    ),
    Ask.ATTACK: (combat.legal, combat.refuse, combat.perform, combat.explain),
    Ask.REROLL: (dice.legal_reroll, dice.refuse_reroll, dice.perform_reroll, nothing_to_explain),
    Ask.GIVE_UP: (
        conquest.legal_give_up,
        conquest.refuse_give_up,
        conquest.perform_give_up,
        conquest.explain_give_up,
    ),
    Ask.CARD: (action.legal, action.refuse, action.perform, action.explain),
    Ask.AFTERWARDS: (
        action.legal_afterwards,
        action.refuse_afterwards,
        action.perform_afterwards,
        action.explain,
    ),
    Ask.STEPS: (abilities.legal, abilities.refuse, abilities.perform, abilities.explain),
    Ask.MOVE_MARKER: (
        abilities.legal_move,
        abilities.refuse_move,
        abilities.perform_move,
        nothing_to_explain,
    ),
    Ask.LINE: (wrath.legal_line, wrath.refuse_line, wrath.perform_line, wrath.explain_line),
    Ask.WRATH: (wrath.legal, wrath.refuse, wrath.perform, wrath.explain),
}


class AgeOfGods(Game[Position]):
    """The game, with the content of the package or of an owner's box."""

    id = "age-of-gods"
    version = "3"
    min_players = 2
    max_players = 6
    weight_names: tuple[str, ...] = (FIRST, "telling")
    telling = True
    multiplying: tuple[str, ...] = ("rival", "field")
    shaping: tuple[str, ...] = (
        "tell_attack",
        "tell_attacked",
        "tell_fortified",
        "tell_technology",
        "tell_marker",
        "tell_harmed",
    )

    def __init__(self, overrides: Path | None = None) -> None:
        super().__init__()
        package = files("ludage.games.age_of_gods")
        self.box = Box(package / "content", overrides)
        self.content_id = self.box.fingerprint
        self.options = {"variant": ("standard",)}
        self.space = Actions(self.id, self.box)
        self.actions = self.space
        self.texts = [package / "text"]
        if overrides is not None:
            self.texts.append(overrides)
        self.evaluation = package / "evaluation"
        self._package = package

    def begin(self, players: int, stream: Stream, options: Mapping[str, str]) -> Position:
        state = setup.prepare(self, players, stream)
        turn.settle(state)
        return state

    def legal(self, state: Position, seat: int) -> list[int]:
        frame = state.stack[-1]
        return CHAPTERS[frame.ask][0](state, frame, seat)

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        frame = state.stack[-1]
        space = self.space
        verb = space.verbs[action]
        if verb not in prompts.VERBS_OF_ASK[frame.ask]:
            return prompts.NOT_NOW[verb]
        return CHAPTERS[frame.ask][1](state, frame, seat, verb, space.xs[action], space.ys[action])

    def perform(self, state: Position, seat: int, action: int) -> None:
        frame = state.stack[-1]
        space = self.space
        CHAPTERS[frame.ask][2](state, frame, seat, space.verbs[action], space.xs[action], space.ys[action])
        turn.settle(state)

    def explain(self, state: Position, seat: int, action: int) -> Forecast:
        frame = state.stack[-1]
        space = self.space
        verb, x, y = space.verbs[action], space.xs[action], space.ys[action]
        return CHAPTERS[frame.ask][3](state, frame, seat, verb, x, y)

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
        return score.outcome(state)

    def progress(self, state: Position) -> float:
        return progress(state)

    def weigh(self, table: WeightTable) -> PointWeights:
        return PointWeights(table)

    def evaluate(self, state: Position, seat: int, weights: Weights | None = None) -> float:
        by = self.weighed(FIRST) if weights is None else weights
        assert isinstance(by, PointWeights)
        return evaluate(state, seat, by)

    def beliefs(self, players: int, seat: int, weights: Weights | None = None) -> Suspicions:
        by = self.weighed(FIRST) if weights is None else weights
        assert isinstance(by, PointWeights)
        return Suspicions(self.box, players, seat, by)

    def turn_of(self, state: Position) -> int:
        return state.turn

    def standings(self, state: Position) -> dict[str, list[int]]:
        seats = range(state.players)
        lands = [sum(state.lands[p].bit_count() for p in score.own_peoples(state, seat)) for seat in seats]
        return {**super().standings(state), "territories": lands}

    def fields(self, state: Position) -> Data:
        return notation.fields(state)

    def restore(self, players: int, stream: Stream, data: Data) -> Position:
        return notation.restore(self, players, stream, data)

    def rules(self, language: str = "en") -> list[Rule]:
        return catalogue(self._package, language)

    def number_of(self, name: str) -> int:
        for ids in (self.box.people_ids, self.box.god_ids):
            if name in ids:
                return ids.index(name)
        raise ValueError(f"{self.id} has no people or god {name!r} that could be drawn")

    def faults(self, state: Position) -> list[str]:
        return faults(state)


def create(content: Path | None) -> AgeOfGods:
    """The game, for the registry."""
    return AgeOfGods(content)
