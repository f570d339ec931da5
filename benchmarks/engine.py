"""How fast the engine is: random playouts of every game, beside catanatron's in the same run.

    python benchmarks/engine.py [--games 100] [--players 4]

Prints actions a second, the ratio to catanatron's random playout on the same machine at the same time, and what a
copy of a position costs. Rounds alternate between the two so that a noisy machine bothers both alike.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

import ludage
from ludage.core.game import Game
from ludage.core.stream import seeded

ROUNDS = 5
COLORS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]


def playouts(game: Game[Any], players: int, seeds: range) -> int:
    """Random games to the end; returns the number of actions."""
    luck = seeded(7)
    count = 0
    for seed in seeds:
        state = game.new(players=players, seed=seed)
        while state.to_act:
            seat = state.to_act[0]
            choices = state.earnest(seat)
            state.apply(seat, choices[luck.below(len(choices))])
            count += 1
    return count


def catan_playouts(players: int, seeds: range) -> int:
    """Random games of catanatron to the end; returns the number of actions."""
    count = 0
    for seed in seeds:
        game = Catan([RandomPlayer(color) for color in COLORS[:players]], seed=seed)
        game.play()
        count += len(game.state.actions)
    return count


def rate(work: Callable[[], int]) -> float:
    """Units of work a second."""
    start = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - start)


def middle_position(game: Game[Any], players: int) -> Any:
    """A position halfway through a random game."""
    luck = seeded(3)
    state = game.new(players=players, seed=3)
    for _ in range(100):
        choices = state.earnest(state.to_act[0])
        state.apply(state.to_act[0], choices[luck.below(len(choices))])
    return state


def micros(work: Callable[[], object], times: int) -> float:
    """Microseconds a call, the best of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - start) / times)
    return best * 1e6


def race(game: Game[Any], players: int, games: int) -> None:
    """One game against the peer, and what copies cost."""
    ours, theirs = [], []
    for turn in range(ROUNDS):
        seeds = range(turn * games, (turn + 1) * games)
        ours.append(rate(partial(playouts, game, players, seeds)))
        few = range(turn * 5, turn * 5 + max(3, games // 20))
        theirs.append(rate(partial(catan_playouts, min(4, players), few)))
    mine, peer = statistics.median(ours), statistics.median(theirs)
    print(f"{game.id}, {players} players, random playouts, median of {ROUNDS} rounds")
    print(f"  ludage      {mine:>10,.0f} actions/s   ({min(ours):,.0f} to {max(ours):,.0f})")
    print(f"  catanatron  {peer:>10,.0f} actions/s   ({min(theirs):,.0f} to {max(theirs):,.0f})")
    print(f"  ratio       {mine / peer:>10.2f}")
    state = middle_position(game, players)
    catan = Catan([RandomPlayer(color) for color in COLORS], seed=3)
    for _ in range(100):
        catan.play_tick()
    clone, peer_copy = micros(state.clone, 5000), micros(catan.copy, 500)
    print(
        f"  clone       {clone:>10.1f} µs   (catanatron's copy {peer_copy:.1f} µs, ratio {clone / peer_copy:.2f})"
    )
    print(f"  imagine     {micros(partial(state.imagine, 0, 1), 1000):>10.1f} µs")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    wanted = parser.parse_args()
    for game_id in ludage.game_ids():
        race(ludage.game(game_id), wanted.players, wanted.games)


if __name__ == "__main__":
    main()
