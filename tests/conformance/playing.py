"""Games played at random, for the laws to look at. Every choice comes from a seeded stream, so all can be repeated."""

from collections.abc import Iterator
from typing import Any

from ludage.core.game import Game
from ludage.core.journal import Journal
from ludage.core.state import State
from ludage.core.stream import SEED_BITS, Stream

LONGEST_GAME = 20_000
"""Decisions within which any game must end, however badly it is played."""


def random_decision(state: State, luck: Stream) -> tuple[int, int]:
    """One of the seats to act, and one of its legal actions: nobody gives up, or few games would get far."""
    seat = state.to_act[luck.below(len(state.to_act))]
    choices = state.earnest(seat)
    return seat, choices[luck.below(len(choices))]


def random_seed(luck: Stream) -> int:
    """A seed of full length."""
    return sum(luck.word() << shift for shift in range(0, SEED_BITS, 32))


def sample(items: list[int], count: int, luck: Stream) -> list[int]:
    """At most so many of them, no place twice."""
    pool = list(items)
    return [luck.draw(pool) for _ in range(min(count, len(pool)))]


def random_game(journal: Journal, luck: Stream) -> Iterator[State]:
    """Plays the journal to its end; gives the position before each decision, and the last one."""
    for _ in range(LONGEST_GAME):
        yield journal.state
        if not journal.state.to_act:
            return
        journal.play(*random_decision(journal.state, luck))
    raise AssertionError(f"no end after {LONGEST_GAME} decisions")


def position_after(game: Game[Any], players: int, seed: int, decisions: int, luck: Stream) -> State:
    """The position after so many random decisions, or the last one of a game that ends before."""
    state: State = game.new(players, seed)
    for _ in range(decisions):
        if not state.to_act:
            break
        state.apply(*random_decision(state, luck))
    return state


def play_on(state: State, decisions: int, luck: Stream) -> list[tuple[int, int]]:
    """Plays so many random decisions more, if the game lasts; gives the actions."""
    actions: list[tuple[int, int]] = []
    while state.to_act and len(actions) < decisions:
        actions.append(random_decision(state, luck))
        state.apply(*actions[-1])
    return actions
