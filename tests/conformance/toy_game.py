"""A game of a minute, for testing the laws themselves: they must hold for it, and catch each way to break it.

Everybody is dealt a card that only he sees and three tokens. All bid at once, in secret; then, in turn, each rolls
for points, shows his card for its points, or keeps it.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludage.core.actions import Action, ActionSpace
from ludage.core.event import Data, Event, News
from ludage.core.game import Game
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.core.rulebook import Rule
from ludage.core.state import Outcome, State, ranked
from ludage.core.stream import Stream, seeded
from ludage.core.weights import Weights

TOKENS = 3
CARDS = 12
ROLL, SHOW, KEEP = TOKENS + 1, TOKENS + 2, TOKENS + 3
NO_BID = -1

NOT_NOW = Refusal("refusal-not-now", rule="TOY-TURN")


class ToyState(State):
    """Cards, bids, points and shown cards by seat; `tokens` bid so far lie in the middle."""

    __slots__ = ("bids", "cards", "middle", "points", "shown", "tokens")

    def __init__(self, game: "Toy", players: int, stream: Stream, to_act: tuple[int, ...]) -> None:
        super().__init__(game, players, stream, to_act)
        self.cards: list[int] = []
        self.tokens: list[int] = [TOKENS] * players
        self.bids: list[int] = [NO_BID] * players
        self.points: list[int] = [0] * players
        self.shown: list[int] = [0] * players
        self.middle: int = 0


class Toy(Game[ToyState]):
    """The rules."""

    id = "toy"
    version = "1"
    content_id = ""
    min_players = 2
    max_players = 4

    def __init__(self) -> None:
        super().__init__()
        self.options = {"variant": ("standard",)}
        self.texts = [Path(__file__).parent / "toy"]
        bids = [
            Action(f"bid {amount}", (f"token:{amount}",), Message("action-bid", {"amount": amount}))
            for amount in range(TOKENS + 1)
        ]
        others = [Action(word, (), Message(f"action-{word}")) for word in ("roll", "show", "keep")]
        self.actions = ActionSpace(self.id, [*bids, *others])

    def begin(self, players: int, stream: Stream, options: Mapping[str, str]) -> ToyState:
        state = ToyState(self, players, stream, tuple(range(players)))
        pool = list(range(CARDS))
        state.cards = [stream.draw(pool) for _ in range(players)]
        return state

    @staticmethod
    def bidding(state: ToyState) -> bool:
        return NO_BID in state.bids

    def legal(self, state: ToyState, seat: int) -> list[int]:
        return list(range(TOKENS + 1)) if self.bidding(state) else [ROLL, SHOW, KEEP]

    def why_not(self, state: ToyState, seat: int, action: int) -> Refusal | None:
        return None if self.bidding(state) == (action <= TOKENS) else NOT_NOW

    def perform(self, state: ToyState, seat: int, action: int) -> None:
        if action <= TOKENS:
            self.bid(state, seat, action)
            return
        self.take_turn(state, seat, action)
        state.to_act = (seat + 1,) if seat + 1 < state.players else ()

    def bid(self, state: ToyState, seat: int, amount: int) -> None:
        state.bids[seat] = amount
        state.to_act = tuple(other for other in state.to_act if other != seat)
        state.tell(Event("bid", {"seat": f"seat:{seat}"}, News.NONE, {seat: {"amount": amount}}))
        if not state.to_act:
            for other, bid in enumerate(state.bids):
                state.tokens[other] -= bid
                state.middle += bid
                state.tell(Event("bids", {"seat": f"seat:{other}", "amount": bid}, News.SHOWN))
            state.to_act = (0,)

    def take_turn(self, state: ToyState, seat: int, action: int) -> None:
        who: Data = {"seat": f"seat:{seat}"}
        if action == ROLL:
            face = state.stream.roll(6)
            state.points[seat] += face
            state.tell(Event("rolled", {**who, "face": face}, News.CHANCE))
        elif action == SHOW:
            state.shown[seat] = 1
            state.points[seat] += state.cards[seat]
            state.tell(Event("shown", {**who, "card": state.cards[seat]}, News.SHOWN))
        else:
            state.tell(Event("kept", who))

    def explain(self, state: ToyState, seat: int, action: int) -> Forecast:
        if action != SHOW:
            return Forecast([])
        return Forecast([Line(state.cards[seat], Message("forecast-show", {}, "TOY-TURN"))])

    def prompt(self, state: ToyState, seat: int) -> Message:
        if self.bidding(state):
            return Message("prompt-bid", {"tokens": TOKENS}, "TOY-BID")
        return Message("prompt-turn", {}, "TOY-TURN")

    def view(self, state: ToyState, seat: int | None) -> Data:
        bidding = self.bidding(state)
        return {
            "to_act": list(state.to_act),
            "tokens": list(state.tokens),
            "points": list(state.points),
            "bids": [
                bid if other == seat or not bidding else bid != NO_BID for other, bid in enumerate(state.bids)
            ],
            "cards": [
                card if other == seat or state.shown[other] else None
                for other, card in enumerate(state.cards)
            ],
        }

    def imagine(self, state: ToyState, seat: int | None, seed: int) -> ToyState:
        out = self.clone(state)
        out.stream = seeded(seed)
        luck = seeded(seed)
        luck.word()
        known = [other for other in range(state.players) if other == seat or state.shown[other]]
        pool = [card for card in range(CARDS) if card not in [state.cards[other] for other in known]]
        for other in range(state.players):
            if other not in known:
                out.cards[other] = luck.draw(pool)
            if self.bidding(state) and other != seat and state.bids[other] != NO_BID:
                out.bids[other] = luck.below(TOKENS + 1)
        return out

    def clone(self, state: ToyState) -> ToyState:
        out = ToyState(self, state.players, state.stream.clone(), state.to_act)
        out.cards, out.tokens = state.cards[:], state.tokens[:]
        out.bids, out.points, out.shown = state.bids[:], state.points[:], state.shown[:]
        out.middle = state.middle
        return out

    def outcome(self, state: ToyState) -> Outcome:
        return ranked(tuple(state.points))

    def evaluate(self, state: ToyState, seat: int, weights: Weights | None = None) -> float:
        return state.points[seat]

    def fields(self, state: ToyState) -> Data:
        return {
            "cards": list(state.cards),
            "tokens": list(state.tokens),
            "bids": list(state.bids),
            "points": list(state.points),
            "shown": list(state.shown),
            "middle": state.middle,
        }

    def restore(self, players: int, stream: Stream, data: Any) -> ToyState:
        out = ToyState(self, players, stream, tuple(data["to_act"]))
        out.cards, out.tokens = data["cards"], data["tokens"]
        out.bids, out.points, out.shown = data["bids"], data["points"], data["shown"]
        out.middle = data["middle"]
        return out

    def rules(self, language: str = "en") -> list[Rule]:
        columns = ("section", "kind", "rule", "source", "example", "note")
        return [Rule({"id": name, **dict.fromkeys(columns, "")}) for name in ("TOY-BID", "TOY-TURN")]

    def faults(self, state: ToyState) -> list[str]:
        total = sum(state.tokens) + state.middle
        return [] if total == TOKENS * state.players else [f"{total} tokens"]

    def number_of(self, name: str) -> int:
        return int(name)
