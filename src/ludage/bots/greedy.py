"""The bot that looks one action ahead: what would each action promise, on average over dice and hidden cards?"""

from ludage.bots.seat import Advice
from ludage.core.state import State
from ludage.core.stream import Stream, seeded

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

Trial = tuple[State, Stream]


class GreedyBot:
    """Tries every action in a few imagined worlds, then the best ones more often, and takes the best."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.stream: Stream = seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        legal = state.earnest(seat)
        return legal[0] if len(legal) == 1 else self.advice(state, seat)[0][0]

    def advice(self, state: State, seat: int) -> Advice:
        """The legal actions, but for giving up, with the mean of `game.evaluate` after them, the best first.

        The finalists come first; they alone were tried thoroughly.
        """
        worlds: list[State] = [state.imagine(seat, self._seed()) for _ in range(WORLDS)]
        throws = even_throws(self._seed())
        legal = state.earnest(seat)
        first = max(1, min(THROWS, EFFORT // len(legal)))
        ranked = _ranked([(action, 0.0) for action in legal], len(legal), _some(worlds, throws, first), seat)
        actions, count = HALF_WAY
        if len(legal) > actions and first < count:
            ranked = _ranked(ranked, actions, _some(worlds, throws, count), seat)
        every_trial = [(world, throw) for world in worlds for throw in throws]
        return _ranked(ranked, FINALISTS, every_trial, seat) if len(legal) > 1 else ranked

    def _seed(self) -> int:
        return self.stream.word() << 64 | self.stream.word() << 32 | self.stream.word()


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


def _ranked(values: Advice, count: int, trials: list[Trial], seat: int) -> Advice:
    """The first `count` actions valued by these trials, the best first; the others stay behind them."""
    tried = [(action, _mean(trials, seat, action)) for action, _ in values[:count]]
    return sorted(tried, key=lambda valued: -valued[1]) + values[count:]


def _mean(trials: list[Trial], seat: int, action: int) -> float:
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
        total += trial.game.evaluate(trial, seat)
        count += 1
        settled = world if trial.stream.counter == throw.counter else None
    return total / count
