"""Positions of Age of Gods for the tests of its board."""

import random

from positions import Positions

import ludage
from ludage.core.state import State
from ludage.testing.age_of_gods import position
from ludage.testing.script import play

GAMES = 24


def pick(state: State, seat: int, dice: random.Random) -> int:
    """Any legal action."""
    return dice.choice(state.legal(seat))


def rare() -> State:
    """What random play hardly ever comes to: all vortices lie on the map, and one is to be moved."""
    state = position(
        phase="action",
        gods={0: "vorax", 1: "rakos", 2: "trish"},
        hands={0: ["sorcerers"], 1: ["amazons"]},
        holds={"chaos": ["t34", "t44", "t45"], "barbarians": ["t08", "t20"]},
        vortex=["t55", "t19", "t21"],
    )
    play(state, "play sorcerers ability", "vortex t31")
    return state


def main() -> None:
    """Play, and print."""
    game = ludage.game("age-of-gods")
    found = Positions(game)
    games = [game.new(players=2 + seed % 5, seed=seed) for seed in range(GAMES)]
    found.play(games[:2], pick, rows=True)
    found.play(games[2:], pick)
    state = rare()
    found.note(state, state.to_act[0])
    found.print()


if __name__ == "__main__":
    main()
