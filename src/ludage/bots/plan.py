"""The bot that looks to the end of its turn: a beam over its own decisions, in a position it takes for possible.

Whatever hangs when an action is valued (a bid, a defence, an offer) is first settled by cheap choices of whoever owes
them: a position in the middle of an auction says little. Lines that lead to positions of the same value are one line.
"""

from ludage.bots.budget import Budget
from ludage.bots.seat import Advice
from ludage.bots.thinker import Thinker
from ludage.core.state import State
from ludage.core.weights import Weights, WeightTable

LONGEST = 60
"""Decisions of one's own that a line may have; a turn has fewer."""
HANGING = 80
"""Decisions of anybody after which something that hangs is taken for settled, whatever it is."""
CHEAP = 12
"""How many answers are tried where something is only settled."""


class Line:
    """A run of own actions: the first of them, where they lead, and what that is worth."""

    __slots__ = ("first", "state", "value")

    def __init__(self, first: int, state: State, value: float) -> None:
        self.first = first
        self.state = state
        self.value = value


class PlanBot(Thinker):
    """Plans its turn anew at each decision."""

    name = "plan"

    def __init__(
        self,
        seed: int,
        weights: WeightTable | None = None,
        width: int = 3,
        worlds: int = 1,
        steps: int = 20_000,
        seconds: float | None = None,
    ) -> None:
        super().__init__(seed, weights, steps, seconds)
        self.width = width
        self.worlds = worlds

    def advice(self, state: State, seat: int) -> Advice:
        """The seat's actions with what the best turn that begins with each promises, the best first.

        What was never followed to the end of the turn comes last, by what it looks like at once and what the rest of
        the turn added to the best line.
        """
        budget = Budget(self.steps, self.seconds)
        values: dict[int, list[float]] = {action: [] for action in state.earnest(seat)}
        followed = dict.fromkeys(values, 0)
        for _ in range(self.worlds):
            world = state.imagine(seat, self._seed())
            at_once, ended = self._lines(world, seat, list(values), budget)
            best = max(ended, key=ended.__getitem__)
            rest = ended[best] - at_once[best]
            for action, value in at_once.items():
                values[action].append(ended.get(action, min(value + rest, ended[best])))
                followed[action] += action in ended
            if not budget.left():
                break
        means = [(action, sum(each) / len(each)) for action, each in values.items() if each]
        unseen = [(action, float("-inf")) for action, each in values.items() if not each]
        return sorted(means, key=lambda valued: (-followed[valued[0]], -valued[1])) + unseen

    def _lines(
        self, world: State, seat: int, legal: list[int], budget: Budget
    ) -> tuple[dict[int, float], dict[int, float]]:
        """What each first action looks like at once, and the best of the lines with it that went on to the end of the
        turn, or as far as there was time."""
        weights = self._weights(world.game)
        lines: list[Line] = []
        for action in legal:
            lines.append(self._after(world, seat, action, action, weights, budget))
            if not budget.left():
                break
        at_once = {line.first: line.value for line in lines}
        ended: dict[int, float] = {}
        for _ in range(LONGEST):
            going = _best([line for line in lines if not _over(line.state, seat)], self.width)
            if not (going and budget.left()):
                _note(ended, going)
                break
            _note(ended, _best([line for line in lines if _over(line.state, seat)], self.width))
            lines = []
            for line in going:
                for action in line.state.earnest(seat):
                    if not budget.left():
                        _note(ended, going)
                        return at_once, ended
                    lines.append(self._after(line.state, seat, action, line.first, weights, budget))
        _note(ended, _best([line for line in lines if _over(line.state, seat)], self.width))
        return at_once, ended

    def _after(
        self, state: State, seat: int, action: int, first: int, weights: Weights, budget: Budget
    ) -> Line:
        """The line goes on by this action. What others owe at once is settled for good; what I owe, for its value."""
        after = state.clone()
        game = after.game
        game.perform(after, seat, action)
        budget.spend()
        settle(after, weights, budget, seat)
        if game.quiet(after):
            return Line(first, after, game.evaluate(after, seat, weights))
        valued = after.clone()
        settle(valued, weights, budget)
        return Line(first, after, game.evaluate(valued, seat, weights))


def settle(state: State, weights: Weights, budget: Budget, but: int = -1) -> None:
    """Answer what hangs by what looks best to whoever is asked, as long as that is not the seat `but`."""
    game = state.game
    for _ in range(HANGING):
        if game.quiet(state):
            return
        seat = state.to_act[0]
        if seat == but:
            if len(state.to_act) == 1:
                return
            seat = state.to_act[1]
        choices = state.earnest(seat)
        if len(choices) > 1:
            choices = _some(choices)
            values = []
            for action in choices:
                trial = state.clone()
                game.perform(trial, seat, action)
                values.append(game.evaluate(trial, seat, weights))
            budget.spend(len(choices))
            choices = [choices[values.index(max(values))]]
        game.perform(state, seat, choices[0])


def _some(choices: list[int]) -> list[int]:
    """The first, the last and some between, evenly spread."""
    if len(choices) <= CHEAP:
        return choices
    last = len(choices) - 1
    return [choices[last * at // (CHEAP - 1)] for at in range(CHEAP)]


def _over(state: State, seat: int) -> bool:
    """Whether it is for somebody else to decide now, or for nobody."""
    return state.to_act != (seat,)


def _best(lines: list[Line], count: int) -> list[Line]:
    """The best lines, one of each value: those that differ in the order of their actions only lead to the same."""
    lines.sort(key=lambda line: -line.value)
    out: list[Line] = []
    for line in lines:
        if len(out) == count:
            break
        if not out or line.value != out[-1].value:
            out.append(line)
    return out


def _note(ended: dict[int, float], lines: list[Line]) -> None:
    """The best value for each first action."""
    for line in lines:
        ended[line.first] = max(line.value, ended.get(line.first, line.value))
