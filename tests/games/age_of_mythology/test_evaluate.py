"""How a position looks to a bot: what is plainly better is valued more."""

from typing import Any

import pytest

from ludage.bots import bot
from ludage.games.age_of_mythology.evaluate import evaluate
from ludage.testing import play
from ludage.testing.age_of_mythology import GAME, clash, position

BETTER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "points": ({"points": {0: 1}}, {"points": {0: 3}}),
    "cubes": ({"cubes": {0: 2}}, {"cubes": {0: 4}}),
    "a tile": ({}, {"tiles": {0: ["fertile_food_2"]}}),
    "a richer tile": ({"tiles": {0: ["fertile_gold_1"]}}, {"tiles": {0: ["fertile_food_2"]}}),
    "a villager at work": (
        {"buildings": {0: {"house": 1}}, "tiles": {0: ["desert_gold_1"]}},
        {"buildings": {0: {"house": 1}}, "tiles": {0: ["desert_gold_1"]}, "workers": {0: {1: "villager"}}},
    ),
    "a building": ({}, {"buildings": {0: {"monument": 1}}}),
    "an army": ({"units": {0: {"spearman": 2}}}, {"units": {0: {"spearman": 2, "sphinx": 1}}}),
    "an Age": ({}, {"ages": {0: "classical"}}),
    "a rival without units": ({}, {"units": {1: {}}}),
    "cards": ({"hands": {0: ["perm_attack"]}}, {"hands": {0: ["perm_attack", "perm_gather"]}}),
}


@pytest.mark.parametrize("what", BETTER)
def test_what_is_better_is_valued_more(what: str) -> None:
    worse, better = (position(3, seed=1, **facts) for facts in BETTER[what])
    assert evaluate(better, 0) > evaluate(worse, 0)


def test_victory_is_best() -> None:
    state = position(
        2,
        ages={0: "mythic"},
        cubes={0: 10},
        victory={"the_wonder": 5},
        hands={0: ["perm_build", "perm_gather"]},
    )
    play(state, "play perm_build")
    before = evaluate(state, 0)
    play(state, "build the_wonder")
    assert evaluate(state, 0) > before
    assert evaluate(state, 0) > evaluate(state, 1)


def test_the_greedy_bot_gathers_where_it_has_its_tiles() -> None:
    tiles = ["desert_favor_2", "desert_favor_2", "desert_gold_1", "desert_gold_1", "fertile_food_2"]
    state = position(3, tiles={0: tiles}, hands={0: ["perm_gather", "perm_trade"]})
    play(state, "play perm_gather")
    assert GAME.actions.text(bot("greedy", 1).choose(state, 0)) == "gather desert"


def test_the_greedy_bot_retreats_from_a_hopeless_battle_and_fights_a_good_one() -> None:
    hopeless = clash(["spearman"], ["hydra", "hydra", "cyclops"], area="holding")
    assert GAME.actions.text(bot("greedy", 1).choose(hopeless, 0)) == "retreat"
    good = clash(["sphinx", "sphinx", "sphinx"], ["hydra"], area="holding")
    assert GAME.actions.text(bot("greedy", 1).choose(good, 0)) == "fight sphinx"


def test_the_greedy_bot_enters_the_next_age_when_it_can() -> None:
    hand = ["perm_next_age", "perm_gather", "perm_attack"]
    state = position(2, turn=1, cubes={0: 4}, tiles={0: ["fertile_food_2", "desert_gold_1"]}, hands={0: hand})
    assert GAME.actions.text(bot("greedy", 1).choose(state, 0)) == "play perm_next_age"


@pytest.mark.parametrize(("points", "wanted"), [(2, True), (9, False)])
def test_the_greedy_bot_builds_the_wonder_that_wins_the_game(points: int, wanted: bool) -> None:
    state = position(
        2,
        ages={0: "mythic"},
        cubes={0: 10},
        points={1: points},
        victory={"the_wonder": 4},
        hands={0: ["perm_build", "perm_gather"]},
    )
    play(state, "play perm_build")
    assert (GAME.actions.text(bot("greedy", 1).choose(state, 0)) == "build the_wonder") == wanted


def test_the_greedy_bot_does_not_move_its_villagers_for_nothing() -> None:
    state = position(
        2,
        buildings={0: {"house": 2}},
        tiles={0: ["fertile_food_2", "fertile_food_2", "desert_gold_1"]},
        workers={0: {7: "villager", 8: "villager"}},
        hands={0: ["perm_gather", "perm_trade"]},
    )
    play(state, "play perm_gather")
    assert GAME.actions.text(bot("greedy", 1).choose(state, 0)).startswith("gather")
