"""Age of Mythology as the core sees it: each question goes to the chapter that answers it."""

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
from ludage.games.age_of_mythology import (
    attack,
    battle,
    build,
    ending,
    explore,
    gather,
    hands,
    losses,
    notation,
    play,
    powers,
    prompts,
    recruit,
    setup,
    targets,
    trade,
    turn,
    winning,
)
from ludage.games.age_of_mythology.actions import Actions
from ludage.games.age_of_mythology.board import army_size, city_size
from ludage.games.age_of_mythology.cards import SEATS, Box
from ludage.games.age_of_mythology.consistency import faults
from ludage.games.age_of_mythology.evaluation.evaluate import evaluate
from ludage.games.age_of_mythology.evaluation.weights import CubeWeights
from ludage.games.age_of_mythology.forgone import forgone
from ludage.games.age_of_mythology.imagine import imagine
from ludage.games.age_of_mythology.progress import progress
from ludage.games.age_of_mythology.state import Ask, Frame, Position, copy
from ludage.games.age_of_mythology.view import view

Legal = Callable[[Position, Frame, int], list[int]]
Refuse = Callable[[Position, Frame, int, int, int, int], Refusal | None]
Perform = Callable[[Position, Frame, int, int, int, int], None]
Explain = Callable[[Position, Frame, int, int, int, int], Forecast]


def plain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """For choices whose wording says all."""
    return Forecast([])


CHAPTERS: dict[int, tuple[Legal, Refuse, Perform, Explain]] = {
    Ask.CULTURE: (setup.legal_culture, setup.refuse_culture, setup.perform_culture, plain),
    Ask.DRAFT: (setup.legal_tile, setup.refuse_tile, setup.perform_draft, setup.explain_tile),
    Ask.VICTORY_CUBE: (turn.legal_victory, turn.refuse_victory, turn.perform_victory, turn.explain_victory),
    Ask.HAND: (hands.legal, hands.refuse, hands.perform, hands.explain),
    Ask.PLAY: (play.legal, play.refuse, play.perform, play.explain),
    Ask.ACT: (play.legal_act, play.refuse_act, play.perform_act, play.explain_act),
    Ask.EXPLORE: (setup.legal_tile, setup.refuse_tile, explore.perform, setup.explain_tile),
    Ask.GATHER: (gather.legal, gather.refuse, gather.perform, gather.explain),
    Ask.BUILD: (build.legal, build.refuse, build.perform, build.explain),
    Ask.DISCOUNT: (build.legal_spare, build.refuse_spare, build.perform_spare, plain),
    Ask.RECRUIT: (recruit.legal, recruit.refuse, recruit.perform, recruit.explain),
    Ask.COST: (trade.legal_cost, trade.refuse_cost, trade.perform_cost, plain),
    Ask.TRADE: (trade.legal, trade.refuse, trade.perform, trade.explain),
    Ask.ATTACK: (attack.legal, attack.refuse, attack.perform, attack.explain),
    Ask.COMMIT: (attack.legal_commit, attack.refuse_commit, attack.perform_commit, attack.explain_commit),
    Ask.CHARM: (losses.legal_charm, losses.refuse_charm, losses.perform_charm, plain),
    Ask.ENCOUNTER: (battle.legal, battle.refuse, battle.perform, battle.explain),
    Ask.SWAP: (battle.legal_swap, battle.refuse_nothing, battle.perform_swap, battle.explain_swap),
    Ask.FURY: (battle.legal_fury, battle.refuse_fury, battle.perform_fury, battle.explain_fury),
    Ask.SAVE: (losses.legal_save, battle.refuse_nothing, losses.perform_save, plain),
    Ask.REINFORCE: (
        losses.legal_reinforce,
        losses.refuse_reinforce,
        losses.perform_reinforce,
        plain,
    ),
    Ask.RAZE: (winning.legal_raze, winning.refuse_raze, winning.perform_raze, plain),
    Ask.CAPTURE: (
        winning.legal_capture,
        winning.refuse_capture,
        winning.perform_capture,
        winning.explain,
    ),
    Ask.CUBES: (winning.legal_cubes, winning.refuse_cubes, winning.perform_cubes, plain),
    Ask.VILLAGER: (winning.legal_villager, winning.refuse_villager, winning.perform_villager, plain),
    Ask.DESTROY: (targets.legal_destroy, targets.refuse_destroy, targets.perform_destroy, powers.explain),
    Ask.REMOVE: (targets.legal_remove, targets.refuse_remove, targets.perform_remove, winning.explain),
    Ask.OFFER: (targets.legal_offer, targets.refuse_offer, targets.perform_offer, winning.explain),
    Ask.EXCHANGE: (
        targets.legal_exchange,
        targets.refuse_exchange,
        targets.perform_exchange,
        winning.explain,
    ),
    Ask.CONVERT: (powers.legal_convert, powers.refuse_convert, powers.perform_convert, powers.explain),
    Ask.GIVE_UP: (powers.legal_give_up, powers.refuse_give_up, powers.perform_give_up, powers.explain),
    Ask.STRIKE: (targets.legal_strike, targets.refuse_strike, targets.perform_strike, powers.explain),
    Ask.LEVY: (powers.legal_levy, powers.refuse_levy, powers.perform_levy, powers.explain),
    Ask.ROB: (powers.legal_rob, powers.refuse_rob, powers.perform_rob, powers.explain),
    Ask.DISCARD: (
        hands.legal_discard,
        hands.refuse_discard,
        hands.perform_discard,
        hands.explain_discard,
    ),
}


class AgeOfMythology(Game[Position]):
    """The game, with the content of the package or of an owner's box."""

    id = "age-of-mythology"
    version = "4"
    min_players = 2
    max_players = SEATS
    weight_names: tuple[str, ...] = (FIRST, "learned-2")
    multiplying: tuple[str, ...] = ("rival", "field", "others", "held", "idle", "saved", "coming")
    shaping: tuple[str, ...] = (
        "spendable",
        "swing",
        "horizon",
        "purse_1",
        "purse_2",
        "purse_3",
        "fresh_attack",
        "fresh_build",
        "fresh_explore",
        "fresh_gather",
        "fresh_next_age",
        "fresh_recruit",
        "fresh_trade",
        "unseen",
        "drawn",
        "any_card",
        "god",
        "kept",
        "breaks_off",
        "devoted",
        "patience",
        "last_turn",
        "margin",
    )

    def __init__(self, overrides: Path | None = None) -> None:
        super().__init__()
        package = files("ludage.games.age_of_mythology")
        self.box = Box(package / "content", overrides)
        self.content_id = self.box.fingerprint
        self.options = setup.OPTIONS
        self.needs = setup.NEEDS
        self.space = Actions(self.id, self.box)
        self.actions = self.space
        self.texts = [package / "text"]
        if overrides is not None:
            self.texts.append(overrides)
        self.evaluation = package / "evaluation"
        self._package = package

    def begin(self, players: int, stream: Stream, options: Mapping[str, str]) -> Position:
        state = setup.prepare(self, players, stream, options)
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
        return ending.outcome(state)

    def progress(self, state: Position) -> float:
        return progress(state)

    def weigh(self, table: WeightTable) -> CubeWeights:
        return CubeWeights(table)

    def evaluate(self, state: Position, seat: int, weights: Weights | None = None) -> float:
        by = self.weighed(FIRST) if weights is None else weights
        assert isinstance(by, CubeWeights)
        return evaluate(state, seat, by)

    def standings(self, state: Position) -> dict[str, list[int]]:
        seats = range(state.players)
        return {
            "score": [ending.score(state, seat) for seat in seats],
            "cubes": [sum(state.cubes[seat * 4 : seat * 4 + 4]) for seat in seats],
            "buildings": [city_size(state, seat) for seat in seats],
            "army": [army_size(state, seat) for seat in seats],
            "age": list(state.ages),
        }

    def fields(self, state: Position) -> Data:
        return notation.fields(state)

    def restore(self, players: int, stream: Stream, data: Data) -> Position:
        return notation.restore(self, players, stream, data)

    def rules(self, language: str = "en") -> list[Rule]:
        return catalogue(self._package, language)

    def number_of(self, name: str) -> int:
        for ids in (self.box.card_ids, self.box.tile_ids):
            if name in ids:
                return ids.index(name)
        raise ValueError(f"{self.id} has no card or tile {name!r} that could be drawn")

    def faults(self, state: Position) -> list[str]:
        return faults(state)


def create(content: Path | None) -> AgeOfMythology:
    """The game, for the registry."""
    return AgeOfMythology(content)
