"""Positions of Age of Mythology for the tests of its board."""

import random
from collections.abc import Iterator

from positions import Positions

import ludage
from ludage.core.state import State
from ludage.games.age_of_mythology.losses import current
from ludage.testing.age_of_mythology import clash, fight

GAMES = 60
USUAL_CARD = 0.85


def pick(state: State, seat: int, dice: random.Random) -> int:
    """Any legal action, but cards are seldom burned and gods often invoked: random play would show few powers."""
    legal = state.legal(seat)
    words = {action: state.game.actions.text(action).split()[0] for action in legal}
    if dice.random() < USUAL_CARD:
        gods = [action for action in legal if words[action] == "invoke"]
        kept = gods or [
            action for action in legal if words[action] not in ("burn", "retreat", "pass", "discard")
        ]
        legal = kept or legal
    return dice.choice(legal)


def rare() -> list[State]:
    """Battles that random play hardly ever comes to: a Wadjet for a Pharaoh, a Priest for a Phoenix, reinforcements."""
    guarded = clash(["pharaoh", "wadjet"], ["cyclops", "hydra"])
    fight(guarded, "pharaoh", "cyclops")
    called = clash(
        ["mythic_norse_hero"], ["spearman", "mummy"], cultures=("norse", "egyptian"), more={0: {"jarl": 2}}
    )
    called.stream.rolls = (6,) * 8 + (1,) * 7
    fight(called, "mythic_norse_hero", "spearman")
    saved = clash(["classical_greek_hero"], ["phoenix", "priest"], cultures=("greek", "egyptian"))
    saved.stream.rolls = (6,) * 9 + (1,) * 6
    fight(saved, "classical_greek_hero", "phoenix")
    return [guarded, called, saved]


def hydras() -> State:
    """A battle of Hydras that have not grown alike."""
    state = clash(["hydra"] * 4, ["mummy"] * 3 + ["sphinx"] * 2, cultures=("greek", "egyptian"))
    current(state).growth[0] = [2, 1]
    return state


def games(first: int, last: int) -> Iterator[State]:
    """At every number of players; in some the cultures are chosen."""
    game = ludage.game("age-of-mythology")
    for seed in range(first, last):
        options = {"cultures": "chosen"} if seed % 10 == 9 else {}
        yield game.new(players=2 + seed % 7, seed=seed, **options)


def main() -> None:
    """Play, and print."""
    found = Positions(ludage.game("age-of-mythology"))
    found.play(games(0, 2), pick, rows=True)
    found.play(games(2, GAMES), pick)
    for state in rare():
        found.note(state, state.to_act[0])
    found.note(hydras(), 0, "hydras")
    found.note(hydras(), 1, "against hydras")
    found.play([hydras()], pick, rows=True)
    found.print()


if __name__ == "__main__":
    main()
