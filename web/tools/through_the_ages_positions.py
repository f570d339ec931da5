"""Positions of Through the Ages for the tests of its board."""

import random
from collections.abc import Iterator

from positions import Positions

import ludage
from ludage.core.state import State
from ludage.testing.through_the_ages import act, position, reveal

GAMES = 160
USUAL = 0.9
SELDOM = ("destroy", "disband", "pass", "refuse", "end", "resign", "cancel", "population")
VARIANTS = ("full", "full", "full", "first-game", "shorter", "peaceful")
COLONIES = ["strategic_territory_i", "vast_territory_i"]


def pick(state: State, seat: int, dice: random.Random) -> int:
    """Any legal action, but what leads nowhere is seldom chosen: random play would show few wonders and wars."""
    legal = state.legal(seat)
    words = {action: state.game.actions.text(action).split()[0] for action in legal}
    if dice.random() < USUAL:
        kept = [action for action in legal if words[action] not in SELDOM]
        legal = kept or [action for action in legal if words[action] not in ("resign", "cancel")] or legal
    return dice.choice(legal)


def earnest(state: State, seat: int, dice: random.Random) -> int:
    """The same without giving up: the first games are to be whole ones."""
    action = pick(state, seat, dice)
    return dice.choice(state.earnest(seat)) if action in state.game.concessions else action


def age(state: State) -> str:
    """What is drawn in an empty civilisation may not be in a full one."""
    return f"age {state.view(None)['age']}"


def rare() -> list[State]:
    """What random play hardly ever comes to: a colony annexed or lost, a wonder ravaged, Homer under a wonder,
    Joan of Arc without her political action.
    """
    strong = {"workers": {"warriors": 5}, "specials": ["strategy"], "military": ["annex_ii"]}
    annexed = position(strong, {"colonies": COLONIES}, phase="politics")
    act(annexed, "aggression annex_ii 1")
    lost = reveal("independence_declaration", {"colonies": COLONIES}, {"workers": {"warriors": 5}})
    ravaged = reveal("ravages_of_time", {"wonders": ["hanging_gardens", "great_wall"]}, {})
    homer = position({"leader": "homer", "hand": ["joan_of_arc"], "wonders": ["pyramids"]})
    act(homer, "leader joan_of_arc")
    joan = position({"leader": "joan_of_arc", "no_politics": True}, phase="tactic")
    return [annexed, lost, ravaged, homer, joan]


def games(first: int, last: int) -> Iterator[State]:
    """At every number of players, in every variant."""
    game = ludage.game("through-the-ages")
    for seed in range(first, last):
        options = {"variant": VARIANTS[seed % len(VARIANTS)]}
        if options["variant"] == "peaceful":
            options["harmless_pacts"] = "yes"
        yield game.new(players=2 + seed % 3, seed=seed, **options)


def main() -> None:
    """Play, and print."""
    found = Positions(ludage.game("through-the-ages"))
    found.play(games(0, 2), earnest, rows=True, when=age)
    found.play(games(2, 12), pick, when=age)
    found.play(games(12, GAMES), pick)
    for state in rare():
        found.note(state, state.to_act[0])
    found.print()


if __name__ == "__main__":
    main()
