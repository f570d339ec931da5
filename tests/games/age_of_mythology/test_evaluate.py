"""How a position looks to a bot: what is plainly better is valued more."""

from typing import Any

import pytest

from ludage.bots import bot, decide
from ludage.games.age_of_mythology.state import Position
from ludage.testing import play, scripted, texts
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
    assert GAME.evaluate(better, 0) > GAME.evaluate(worse, 0)


def test_victory_is_best() -> None:
    state = position(
        2,
        ages={0: "mythic"},
        cubes={0: 10},
        victory={"the_wonder": 5},
        hands={0: ["perm_build", "perm_gather"]},
    )
    play(state, "play perm_build")
    before = GAME.evaluate(state, 0)
    play(state, "build the_wonder")
    assert GAME.evaluate(state, 0) > before
    assert GAME.evaluate(state, 0) > GAME.evaluate(state, 1)


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


# ---- the Wonder ---------------------------------------------------------------------------------------------------

NEAR = {"house": 3, "storehouse": 1, "monument": 1, "granary": 1, "wood_workshop": 1, "gold_mint": 1}
"""A city that harvests and stores enough for the Wonder."""


def chosen(state: Position, seat: int = 0, seed: int = 1) -> str:
    """What the greedy bot does in this seat, in words."""
    return GAME.actions.text(decide(bot("greedy", seed), state, seat, seed))


def led(state: Position, seat: int, actions: int) -> list[str]:
    """What the greedy bot does in this seat, as long as it alone is asked, so many actions at most."""
    out: list[str] = []
    while len(out) < actions and state.to_act == (seat,):
        out.append(chosen(state, seat))
        play(state, out[-1])
    return out


@pytest.mark.parametrize("buildings", [{}, {"quarry": 1}])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_greedy_bot_plays_the_build_card_for_the_wonder_that_wins(
    players: int, buildings: dict[str, int]
) -> None:
    state = position(
        players,
        ages={0: "mythic"},
        cubes={0: 10} | dict.fromkeys(range(1, players), 0),
        buildings={0: buildings},
        victory={"the_wonder": 4},
        hands={0: ["perm_gather", "perm_recruit", "perm_build", "perm_attack"]},
    )
    done = led(state, 0, 3)
    assert done[:2] == ["play perm_build", "build the_wonder"]
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_the_greedy_bot_does_not_end_a_game_that_it_would_lose() -> None:
    state = position(
        2,
        ages={0: "mythic"},
        cubes={0: 10},
        points={1: 9},
        buildings={0: {"quarry": 1}},
        victory={"the_wonder": 4},
        hands={0: ["perm_build", "perm_gather"]},
    )
    assert "build the_wonder" not in led(state, 0, 6)


def test_the_greedy_bot_takes_a_build_card_for_the_turn_of_the_wonder() -> None:
    state = position(
        2,
        phase="draw",
        ages={0: "mythic"},
        cubes={0: 10},
        buildings={0: NEAR},
        victory={"the_wonder": 4},
        hands={0: [], 1: []},
    )
    taken = [chosen(state)]
    while taken[-1].startswith("take"):
        play(state, taken[-1], seat=0)
        taken.append(chosen(state))
    assert "take perm_build" in taken


def test_the_greedy_bot_keeps_its_cubes_for_a_wonder_that_is_near() -> None:
    """Nine of each lie ready: to spend them on soldiers would throw the victory away."""
    state = position(
        2,
        ages={0: "mythic"},
        cubes={0: 9, 1: 2},
        buildings={0: NEAR},
        tiles={0: ["fertile_food_2", "desert_gold_1", "desert_favor_2", "hills_wood_1"]},
        victory={"the_wonder": 5},
        hands={0: ["perm_recruit", "rand_gather", "perm_build"]},
    )
    assert chosen(state) == "play rand_gather"


def test_the_nearer_the_wonder_the_better() -> None:
    def worth_with(**facts: Any) -> float:
        usual: dict[str, Any] = {"ages": {0: "mythic"}, "victory": {"the_wonder": 4}, "cubes": {0: 4}}
        return GAME.evaluate(position(2, turn=5, buildings={0: NEAR}, **(usual | facts)), 0)

    assert worth_with(cubes={0: 8}) - worth_with() > 4 * 4  # more than the cubes are worth themselves
    assert worth_with() > worth_with(ages={0: "heroic"})


@pytest.mark.parametrize(
    ("facts", "card"),
    [
        ({"units": {0: {"spearman": 6, "sphinx": 4}, 1: {"hoplite": 1}}}, "largest_army"),
        ({"buildings": {0: {"house": 8, "wall": 1, "tower": 1}}}, "most_buildings"),
        ({"buildings": {0: NEAR, 1: {"house": 10}}, "ages": {0: "mythic"}, "cubes": {0: 8}}, "the_wonder"),
    ],
)
def test_the_greedy_bot_places_victory_cubes_where_it_will_get_them(facts: dict[str, Any], card: str) -> None:
    state = position(2, turn=11, phase="placement", red=8, points={0: 10}, **facts)
    assert chosen(state) == f"victory {card}"


# ---- cubes and cards ----------------------------------------------------------------------------------------------


def test_the_greedy_bot_builds_though_it_must_choose_what_to_spare() -> None:
    state = position(2, cubes={0: 5}, buildings={0: {"quarry": 1}}, hands={0: ["perm_build", "perm_attack"]})
    play(state, "play perm_build")
    assert chosen(state).startswith("build ")


def test_the_greedy_bot_does_not_swap_cubes_for_nothing() -> None:
    state = position(2, cubes={0: 4}, buildings={0: {"market": 1}}, hands={0: ["perm_trade", "perm_gather"]})
    play(state, "play perm_trade")
    assert chosen(state) == "done"


def test_the_greedy_bot_puts_idle_villagers_to_work_before_it_gathers() -> None:
    state = position(
        2,
        cubes={0: 1},
        buildings={0: {"house": 2}},
        tiles={0: ["fertile_food_2", "fertile_food_2", "desert_gold_1"]},
        hands={0: ["perm_gather", "perm_trade"]},
    )
    play(state, "play perm_gather")
    done = led(state, 0, 6)
    assert [text.split()[0] for text in done[:3]] == ["place", "place", "gather"]


def test_the_greedy_bot_keeps_no_permanent_card() -> None:
    state = position(2, phase="discard", hands={0: ["perm_attack", "perm_explore"], 1: ["perm_trade"]})
    assert chosen(state).startswith("discard")
    play(state, chosen(state), seat=0)
    assert chosen(state).startswith("discard")


# ---- battles ------------------------------------------------------------------------------------------------------


def test_the_greedy_bot_attacks_whom_it_can_beat_and_leaves_the_strong_alone() -> None:
    def with_enemies(units: dict[str, int]) -> Position:
        tiles = ["fertile_food_2", "hills_gold_2", "mountain_gold_2"]
        hand = ["perm_attack", "perm_trade"]
        return position(
            2, units={0: {"spearman": 6}, 1: units}, tiles={1: tiles}, cubes={1: 5}, hands={0: hand}
        )

    assert chosen(with_enemies({"hippokon": 2})) == "play perm_attack"
    strong = {"hydra": 4, "cyclops": 4}
    assert chosen(with_enemies(strong)) != "play perm_attack"


def test_the_greedy_bot_sends_as_many_as_may_fight() -> None:
    """What the enemy brings is secret: that an imagined enemy brings little is no reason to bring little too."""
    state = position(
        2,
        units={0: {"sphinx": 3, "spearman": 6}, 1: {"hydra": 2, "hoplite": 6}},
        tiles={1: ["fertile_food_2"]},
        hands={0: ["rand_attack_5", "perm_trade"]},
    )
    play(state, "play rand_attack_5", "attack 1 production")
    for _ in range(5):
        play(state, "commit hoplite", seat=1)
    for _ in range(4):
        assert chosen(state).startswith("commit")
        play(state, chosen(state))


def test_a_beaten_unit_that_may_be_saved_can_be_thought_about() -> None:
    """Its card lies open though it has left the battle."""
    state = clash(["phoenix", "priest"], ["hydra", "hydra"])
    play(state, "fight phoenix", seat=0)
    scripted(state, rolls=[1] * 6 + [6] * 6)
    play(state, "fight hydra", seat=1)
    assert texts(state) == ["save", "pass"]
    assert chosen(state) in ("save", "pass")
    assert GAME.evaluate(state, 1) != 0
