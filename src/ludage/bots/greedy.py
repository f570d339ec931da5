"""The bot that looks one action ahead: what would each action promise, on average over dice and hidden cards?"""

from ludage.bots.budget import Budget
from ludage.bots.seat import Advice
from ludage.bots.thinker import Thinker
from ludage.core.state import State
from ludage.core.stream import Stream, seeded
from ludage.core.weights import Weights, WeightTable

WORLDS = 4
"""How many imagined positions an action is tried in."""
THROWS = 12
"""How many streams of luck it is tried with. Their first words leave all remainders by twelve, so a first die of
two, three, four, six or twelve sides shows every face equally often: chances come out exact, not noisy."""
EFFORT = 400
"""About how many trials the first, cheap pass over all actions may take."""
HALF_WAY = (40, 6)
"""How many actions a second pass compares, and by how many throws."""
FINALISTS = 10
"""How many actions the last, thorough pass compares: in every world with every throw."""
STEPS = 100_000
"""Positions that may be looked at: far more than any decision asks for."""

UNSEEN = float("-inf")

Trial = tuple[State, Stream]


class GreedyBot(Thinker):
    """Tries every action in a few imagined worlds, then the best ones more often, and takes the best.

    It plays by the game's first weights, or by a table of others.
    """

    name = "greedy"

    def __init__(
        self, seed: int, weights: WeightTable | None = None, steps: int = STEPS, seconds: float | None = None
    ) -> None:
        super().__init__(seed, weights, steps, seconds)

    def advice(self, state: State, seat: int) -> Advice:
        """The legal actions, but for giving up, with the mean of `game.evaluate` after them, the best first.

        The finalists come first; they alone were tried thoroughly. When time is up, what was not tried comes last.
        """
        budget = Budget(self.steps, self.seconds)
        worlds: list[State] = [state.imagine(seat, self._seed()) for _ in range(WORLDS)]
        throws = even_throws(self._seed())
        weights = self._weights(state.game)
        legal = state.earnest(seat)
        ranked = first_sight(legal, worlds, throws, seat, weights, budget)
        every_trial = [(world, throw) for world in worlds for throw in throws]
        return _ranked(ranked, FINALISTS, every_trial, seat, weights, budget) if len(legal) > 1 else ranked


def first_sight(
    legal: list[int],
    worlds: list[State],
    throws: list[Stream],
    seat: int,
    weights: Weights,
    budget: Budget,
) -> Advice:
    """All actions by a few trials each, those that look best by some more; the best first."""
    first = max(1, min(THROWS, EFFORT // len(legal)))
    trials = _some(worlds, throws, first)
    ranked = _ranked([(action, UNSEEN) for action in legal], len(legal), trials, seat, weights, budget)
    actions, count = HALF_WAY
    if len(legal) > actions and first < count:
        ranked = _ranked(ranked, actions, _some(worlds, throws, count), seat, weights, budget)
    return ranked


def even_throws(seed: int) -> list[Stream]:
    """Streams whose first words leave all remainders by twelve, from those that give a die of six its lowest face
    to those that give its highest."""
    found: dict[int, Stream] = {}
    luck = seeded(seed)
    while len(found) < THROWS:
        stream = Stream(luck.word(), luck.word(), luck.word(), luck.word())
        found.setdefault(stream.clone().word() % THROWS, stream)
    return [found[remainder] for remainder in sorted(found, key=lambda remainder: (remainder % 6, remainder))]


def _some(worlds: list[State], throws: list[Stream], count: int) -> list[Trial]:
    """About so many trials, evenly spread over low and high throws and over the worlds."""
    step = -(-THROWS // count)
    return [(worlds[at // step % len(worlds)], throws[at]) for at in range(step // 2, THROWS, step)]


def _ranked(
    values: Advice, count: int, trials: list[Trial], seat: int, weights: Weights, budget: Budget
) -> Advice:
    """The first `count` actions valued by these trials, the best first; the others stay behind them. Without time for
    all of them, everything stays as it was, unless nothing was valued before."""
    tried: Advice = []
    for action, _ in values[:count]:
        if tried and not budget.left():
            if values[0][1] != UNSEEN:
                return values
            break
        tried.append((action, _mean(trials, seat, action, weights, budget)))
    return sorted(tried, key=lambda valued: -valued[1]) + values[len(tried) :]


def _mean(trials: list[Trial], seat: int, action: int, weights: Weights, budget: Budget) -> float:
    """What the action promises on average; where no luck is asked for, one trial a world is enough."""
    total = 0.0
    count = 0
    settled: State | None = None
    for world, throw in trials:
        if world is settled:
            continue
        trial = world.clone()
        trial.stream = throw.clone()
        trial.game.perform(trial, seat, action)  # it is legal: it was listed
        total += trial.game.evaluate(trial, seat, weights)
        count += 1
        settled = world if trial.stream.counter == throw.counter else None
    budget.spend(count)
    return total / count
