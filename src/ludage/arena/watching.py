"""Games of which every position is looked at afterwards: chances and weights are learned from them."""

from collections.abc import Sequence
from itertools import pairwise

from ludage.arena.match import LATER, Match
from ludage.bots import Hearing, decide, decision_seed
from ludage.core.state import State
from ludage.core.stream import Stream
from ludage.games import game


def positions(match: Match) -> list[State]:
    """Play the game: all its positions in order, the end last."""
    players = [seat.player(decision_seed(match.thoughts, at)) for at, seat in enumerate(match.seats)]
    state = game(match.game).new(len(match.seats), match.deal, **match.options)
    hearing = Hearing(state)
    passed: list[State] = []
    while state.to_act:
        passed.append(state.clone())
        seat = state.to_act[0]
        seed = decision_seed(match.thoughts, LATER + len(passed))
        state.apply(seat, decide(players[seat], state, seat, seed, hearing.news(seat)))
    return [*passed, state]


def spread(passed: Sequence[State], count: int, luck: Stream) -> list[State]:
    """So many of them at most, one by lot from each of equal parts."""
    parts = min(count, len(passed))
    edges = [len(passed) * part // parts for part in range(parts + 1)]
    return [passed[low + luck.below(high - low)] for low, high in pairwise(edges)]
