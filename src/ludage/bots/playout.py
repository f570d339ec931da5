"""The bot that plays on: what would each action promise once this turn of the table is over?

It imagines by what it believes, that is by all its seat heard; the most promising actions at first sight are followed
by cheap choices of everybody to the end of the turn, each in the same worlds and with the same luck.
"""

from collections.abc import Sequence

from ludage.bots.budget import Budget
from ludage.bots.greedy import even_throws, first_sight
from ludage.bots.seat import Advice
from ludage.bots.thinker import Thinker
from ludage.core.beliefs import Beliefs
from ludage.core.event import Data
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.core.weights import Weights, WeightTable

WORLDS = 8
"""How many imagined positions there are at first sight."""
ROUNDS = ((10, 6), (5, 12), (3, 24))
"""So many actions are still compared, each played out so often; then fewer, more often."""
LONGEST = 40
"""Decisions after which playing on ends, wherever it is."""
CHEAP = 10
"""How many answers are tried at a decision that is only played on through."""


class PlayoutBot(Thinker):
    """Plays on to the end of the turn of the table, as often as its budget lets it."""

    name = "playout"

    def __init__(
        self, seed: int, weights: WeightTable | None = None, steps: int = 60_000, seconds: float | None = None
    ) -> None:
        super().__init__(seed, weights, steps, seconds)
        self._heard: list[Data] = []
        self._beliefs: Beliefs | None = None

    def observe(self, heard: Sequence[Data]) -> None:
        """What happened, as the seat heard it, from the first event of the game on."""
        self._heard.extend(heard)

    def advice(self, state: State, seat: int) -> Advice:
        """The seat's actions with what they promise at the end of the turn, the best first; those that did not look
        promising at first sight come last, by what they looked like."""
        budget = Budget(self.steps, self.seconds)
        weights = self._weights(state.game)
        beliefs = self._believed(state, seat, weights)
        worlds: list[State] = [beliefs.imagine(state, self._seed()) for _ in range(WORLDS)]
        ranked = first_sight(state.earnest(seat), worlds, even_throws(self._seed()), seat, weights, budget)
        if len(ranked) == 1:
            return ranked
        totals = dict.fromkeys([action for action, _ in ranked], 0.0)
        played = 0
        for actions, times in ROUNDS:
            finalists = [action for action, _ in ranked[:actions]]
            for _ in range(times):
                values = self._played_out(
                    beliefs.imagine(state, self._seed()), seat, finalists, weights, budget
                )
                if not values:  # time is up
                    break
                for action, value in zip(finalists, values, strict=True):
                    totals[action] += value
                played += 1
            if not played:
                break
            means = [(action, totals[action] / played) for action in finalists]
            ranked = sorted(means, key=lambda each: -each[1]) + ranked[actions:]
            if not budget.left():
                break
        return ranked

    def _played_out(
        self, world: State, seat: int, actions: list[int], weights: Weights, budget: Budget
    ) -> list[float]:
        """What each action comes to in this world, with the same luck; nothing if there is no time for all of them."""
        luck = self._seed()
        values = []
        for action in actions:
            if not budget.left():
                return []
            values.append(played_on(world, seat, action, luck, weights, budget))
        return values

    def _believed(self, state: State, seat: int, weights: Weights) -> Beliefs:
        """What the seat makes of everything heard so far."""
        if self._beliefs is None:
            self._beliefs = state.game.beliefs(state.players, seat, weights)
        for heard in self._heard:
            self._beliefs.hear(heard)
        self._heard = []
        return self._beliefs


def played_on(world: State, seat: int, action: int, luck: int, weights: Weights, budget: Budget) -> float:
    """What the position is worth to the seat at the end of the turn of the table.

    The others choose by what they may take for possible, not by the world: they know as little of the seat's cards as
    it knows of theirs.
    """
    game = world.game
    state = world.clone()
    state.stream = seeded(luck)
    turn = game.turn_of(state)
    game.perform(state, seat, action)
    for _ in range(LONGEST):
        if not state.to_act or game.turn_of(state) != turn:
            break
        mover = state.to_act[0]
        seen = state if mover == seat else state.imagine(mover, state.stream.clone().word())
        game.perform(state, mover, cheap(seen, mover, weights, budget))
    budget.spend()
    return game.evaluate(state, seat, weights)


def cheap(state: State, seat: int, weights: Weights, budget: Budget) -> int:
    """What looks best at once among some actions drawn by lot."""
    game = state.game
    choices = state.earnest(seat)
    if len(choices) == 1:
        return choices[0]
    luck = state.stream.clone()
    if len(choices) > CHEAP:
        choices = [luck.draw(choices) for _ in range(CHEAP)]
    best, highest = choices[0], float("-inf")
    for action in choices:
        trial = state.clone()
        trial.stream = luck.clone()
        game.perform(trial, seat, action)
        value = game.evaluate(trial, seat, weights)
        if value > highest:
            best, highest = action, value
    budget.spend(len(choices))
    return best
