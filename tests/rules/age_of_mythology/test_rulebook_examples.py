"""The worked examples of the rulebook, every number it gives (AOM-EX)."""

import pytest

from ludage.games.age_of_mythology.board import idle_villagers
from ludage.games.age_of_mythology.effects import Victory
from ludage.games.age_of_mythology.losses import current
from ludage.games.age_of_mythology.state import Phase, Position
from ludage.testing import play, refusal, scripted, texts
from ludage.testing.age_of_mythology import (
    army,
    city,
    commit,
    cubes,
    field_of,
    fight,
    hand,
    position,
    tiles,
)


@pytest.mark.rule("AOM-EX-01", "AOM-GOD-loki")
def test_loki_steals_five_food_and_trades_them() -> None:
    state = position(
        3, seat=2, first=2, cubes={0: {"food": 6, "gold": 1}}, hands={2: ["loki", "perm_gather"]}
    )
    bank = state.bank[:]
    play(state, "invoke loki", "rob 0", *["cube food"] * 5)
    play(state, "act", *["swap food favor"] * 4, "swap food wood", "done")
    assert cubes(state, 2) == [4, 5, 4, 6]
    assert cubes(state, 0) == [1, 0, 1, 0]
    assert state.bank == [bank[0] + 5, bank[1] - 1, bank[2], bank[3] - 2]


@pytest.mark.rule("AOM-EX-02", "AOM-SPOIL-01")
def test_one_food_and_two_favor_spoil() -> None:
    held = {"food": 6, "wood": 3, "gold": 5, "favor": 7}
    state = position(3, round=3, seat=2, cubes={2: held}, hands={0: [], 1: [], 2: ["perm_trade"]})
    bank = state.bank[:]
    play(state, "burn perm_trade")
    assert cubes(state, 2) == [5, 3, 5, 5]
    assert state.bank == [bank[0] + 1, bank[1], bank[2], bank[3] + 2]


@pytest.mark.rule("AOM-EX-03", "AOM-DRAW-01")
def test_a_kept_card_leaves_four_to_draw_in_the_classical_age() -> None:
    state = position(
        2,
        phase="discard",
        first=1,
        ages={1: "classical"},
        hands={0: [], 1: ["rand_build_2", "hephaestos"]},
    )
    play(state, "discard rand_build_2", "done")
    play(state, "victory the_wonder", "victory the_wonder")
    assert hand(state, 1) == ["hephaestos"]
    assert "random 4" in texts(state, 1)
    assert "random 5" not in texts(state, 1)


@pytest.mark.rule("AOM-EX-04", "AOM-GATHER-04")
def test_a_villager_makes_a_desert_tile_give_two_gold() -> None:
    state = position(
        3,
        hands={0: ["perm_gather", "perm_trade"]},
        buildings={0: {"house": 1}},
        tiles={0: ["desert_gold_1"], 1: ["desert_favor_2"], 2: ["desert_gold_1"]},
    )
    play(state, "play perm_gather", "place villager 1", "gather desert")
    assert cubes(state, 0) == [4, 4, 6, 4]
    assert cubes(state, 1) == [4, 4, 4, 6]
    assert cubes(state, 2) == [4, 4, 5, 4]


@pytest.mark.rule("AOM-EX-05", "AOM-BUILD-01")
def test_build_two_is_a_storehouse_and_a_house_and_nothing_more() -> None:
    state = position(3, seat=1, cubes={1: 9}, hands={1: ["rand_build_2", "perm_gather"]})
    play(state, "play rand_build_2", "build storehouse", "build house")
    assert city(state, 1) == {"storehouse": 1, "house": 1}
    assert idle_villagers(state, 1) == 1
    assert state.to_act == (2,)
    assert refusal(state, "build house", seat=1) is not None


@pytest.mark.rule("AOM-EX-06", "AOM-RECRUIT-01")
def test_a_minotaur_and_an_archer_cost_three_food_and_three_wood() -> None:
    state = position(
        3,
        seat=1,
        units={1: {}},
        cubes={1: {"food": 3, "wood": 3}},
        hands={1: ["perm_recruit", "perm_gather"]},
    )
    play(state, "play perm_recruit", "recruit minotaur", "recruit toxotes")
    assert cubes(state, 1) == [0, 0, 0, 0]
    assert army(state, 1) == {"minotaur": 1, "toxotes": 1}


@pytest.mark.rule("AOM-EX-07", "AOM-BLDG-13")
def test_four_wood_become_four_gold_with_a_market() -> None:
    state = position(
        3,
        seat=2,
        cubes={2: {"wood": 8}},
        buildings={2: {"market": 1}},
        hands={2: ["perm_trade", "perm_gather"]},
    )
    bank = state.bank[:]
    play(state, "play perm_trade", *["swap wood gold"] * 4, "done")
    assert cubes(state, 2) == [0, 4, 4, 0]
    assert state.bank == [bank[0], bank[1] + 4, bank[2] - 4, bank[3]]


@pytest.mark.rule("AOM-EX-08", "AOM-AGE-01")
def test_the_classical_age_for_four_of_each() -> None:
    state = position(3, hands={0: ["perm_next_age", "perm_recruit"]})
    play(state, "play perm_next_age")
    assert cubes(state, 0) == [0, 0, 0, 0]
    assert state.ages[0] == 1
    seats = state.view(0)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["hand_limit"] == 5
    later = position(3, ages={0: "classical"}, cubes={0: 6}, hands={0: ["perm_recruit", "perm_gather"]})
    play(later, "play perm_recruit", "recruit priest")
    assert army(later, 0)["priest"] == 1


# ---- the battle ---------------------------------------------------------------------------------------------------


def the_battle() -> Position:
    """Attack 4 on the Production Area of the Greek player to the left."""
    egyptian = {"priest": 1, "mummy": 1, "scorpion_man": 1, "spearman": 1}
    greek = {"hydra": 1, "medusa": 1, "cyclops": 1, "classical_greek_hero": 1}
    state = position(
        3,
        ages={0: "classical", 1: "classical"},
        units={0: egyptian, 1: greek},
        tiles={1: ["hills_gold_2", "fertile_food_2"]},
        victory={"won_last_battle": 2},
        hands={0: ["perm_attack", "perm_gather"]},
    )
    play(state, "play perm_attack", "attack 1 production")
    commit(state, 0, *egyptian)
    commit(state, 1, *greek)
    return state


def sides(state: Position) -> list[int]:
    return [sum(units) for units in current(state).units]


@pytest.mark.rule(
    "AOM-EX-09", "AOM-EX-10", "AOM-EX-11", "AOM-EX-12", "AOM-EX-13", "AOM-EX-14", "AOM-BATTLE-01"
)
def test_the_battle_of_the_rulebook() -> None:
    state = the_battle()
    assert sides(state) == [4, 4]
    bank = state.bank[:]
    # round 1
    scripted(state, rolls=[1, 3, 4, 4, 5, 1, 2, 2, 2, 5, 5, 6, 6, 6])
    fight(state, "scorpion_man", "medusa")
    assert sides(state) == [3, 4]
    assert "scorpion_man" not in army(state, 0)
    # round 2: one six each, then three against two
    first = [3, 3, 3, 4, 6, 1, 1, 2, 3, 3, 3, 4, 5, 6]
    again = [4, 4, 6, 6, 6, 1, 1, 2, 2, 3, 4, 5, 6, 6]
    scripted(state, rolls=first + again)
    fight(state, "mummy", "classical_greek_hero")
    assert state.stream.rolls == ()
    assert sides(state) == [3, 3]
    assert army(state, 0) == {"priest": 1, "mummy": 2, "spearman": 1}
    # round 3: one six each, then two against three; the Hydra grows
    scripted(state, rolls=[1, 2, 4, 4, 6, 1, 2, 2, 4, 5, 6, 4, 4, 5, 6, 6, 4, 4, 5, 6, 6, 6])
    fight(state, "mummy", "hydra")
    assert state.stream.rolls == ()
    assert sides(state) == [2, 3]
    assert current(state).growth[1] == [1]
    hydra = state.explain(1, state.game.actions.parse("fight hydra 1")).lines
    assert {line.cause.args["enemy"]: line.cause.args["dice"] for line in hydra} == {
        "unit:spearman": 11,
        "unit:priest": 7,
    }
    # round 4: nine dice each, the Priest is thrown out
    fight(state, "priest", "cyclops")
    assert state.to_act == (1,)
    assert state.explain(1, state.legal(1)[0]).total == 9
    scripted(state, rolls=[6, *[1] * 8, 6, 6, *[1] * 7])
    play(state, "throw")
    assert sides(state) == [1, 3]
    assert army(state, 0)["priest"] == 1
    # retreat
    fight(state, "retreat", "hydra 1")
    assert state.battle is None
    assert army(state, 0) == {"priest": 1, "mummy": 1, "spearman": 1}
    assert army(state, 1) == {"hydra": 1, "medusa": 1, "cyclops": 1}
    assert state.victory[Victory.WON_LAST_BATTLE] == 0
    assert sum(state.points[5:10]) == 2
    assert tiles(state, 1) == ["fertile_food_2", "hills_gold_2"]
    assert state.bank == bank


# ---- the sample turn ----------------------------------------------------------------------------------------------

ANDREW, BILL, CHRISTINE = range(3)


def third_turn() -> Position:
    """Andrew (Egyptian, Classical) begins, Bill (Greek) and Christine (Norse) are Archaic."""
    return position(
        3,
        phase="placement",
        turn=3,
        ages={ANDREW: "classical"},
        hands={seat: [] for seat in range(3)},
        cubes={
            ANDREW: {"food": 2, "wood": 2, "gold": 8, "favor": 1},
            BILL: {"food": 2, "wood": 2, "gold": 1, "favor": 1},
            CHRISTINE: {"food": 4, "gold": 2, "favor": 4},
        },
        buildings={ANDREW: {"house": 1}, CHRISTINE: {"house": 2, "gold_mint": 1}},
        tiles={
            ANDREW: ["desert_favor_2", "desert_favor_2", "desert_gold_1", "desert_gold_1"],
            BILL: ["desert_favor_2", "hills_gold_2", "hills_food_1"],
            CHRISTINE: ["desert_gold_1", "forest_wood_2", "fertile_food_2"],
        },
        workers={CHRISTINE: {1: "villager"}},
    )


@pytest.mark.rule("AOM-EX-15", "AOM-EX-16", "AOM-EX-17", "AOM-EX-18", "AOM-EX-19", "AOM-EX-20")
@pytest.mark.rule("AOM-EX-21", "AOM-EX-22", "AOM-EX-23")
def test_the_sample_turn_of_the_rulebook() -> None:
    state = third_turn()
    assert [state.box.hand_size[age] for age in state.ages] == [5, 4, 4]
    _placement_and_draw(state)
    _round_one(state)
    _round_two(state)
    _round_three(state)
    _end_of_the_turn(state)


def _placement_and_draw(state: Position) -> None:
    play(state, "victory the_wonder", "victory most_buildings", "victory most_buildings")
    assert (state.victory, state.red) == ([0, 2, 0, 1], 27)
    drawn = [
        "egyptian_rand_trade_1",
        "egyptian_rand_explore_0",
        "egyptian_rand_next_age_set",
        "greek_rand_gather_hades",
        "norse_rand_recruit_3",
    ]
    scripted(state, draws=drawn)
    play(state, "take perm_gather", "take perm_recruit", "random 3", seat=ANDREW)
    play(state, "take perm_explore", "take perm_gather", "take perm_build", "random 1", seat=BILL)
    play(state, "take perm_explore", "take perm_gather", "take perm_next_age", "random 1", seat=CHRISTINE)
    assert [len(cards) for cards in state.hands] == [5, 4, 4]
    assert hand(state, ANDREW) == ["perm_gather", "perm_recruit", "rand_explore_0", "rand_trade_1", "set"]


def _round_one(state: Position) -> None:
    scripted(state, draws=["desert_favor_2", "forest_wood_2", "desert_gold_1"])
    play(state, "play rand_explore_0")
    assert len(state.shown) == 3
    play(state, "tile forest_wood_2")
    assert state.to_act == (BILL,)
    scripted(state, draws=["fertile_food_2", "mountain_wood_1", "forest_food_1", "swamp_wood_1"])
    forest_food = state.box.tile_ids.index("forest_food_1")
    pool = state.pool[forest_food]
    play(state, "play perm_explore")
    assert len(state.shown) == 4
    play(state, "tile fertile_food_2")
    assert state.to_act == (CHRISTINE,)
    play(state, "tile mountain_wood_1")
    assert state.to_act == (ANDREW,)
    play(state, "tile swamp_wood_1")
    assert state.pool[forest_food] == pool
    # Christine gathers Wood: 3 cubes on tiles, 2 villagers, and 2 Gold of her Gold Mint
    play(state, "play perm_gather")
    wood = field_of(state, CHRISTINE, "forest_wood_2")
    play(state, f"shift 1 {wood}", f"place villager {field_of(state, CHRISTINE, 'mountain_wood_1')}")
    play(state, "gather wood")
    assert cubes(state, CHRISTINE) == [4, 5, 4, 4]
    assert cubes(state, ANDREW)[1] == 2 + 3
    assert cubes(state, BILL)[1] == 2


def _round_two(state: Position) -> None:
    play(state, "play perm_gather", f"place villager {field_of(state, ANDREW, 'desert_gold_1')}")
    before = [cubes(state, seat) for seat in range(3)]
    play(state, "gather desert")
    assert cubes(state, ANDREW) == [before[0][0], before[0][1], before[0][2] + 3, before[0][3] + 4]
    assert cubes(state, BILL) == [*before[1][:3], before[1][3] + 2]
    assert cubes(state, CHRISTINE) == [*before[2][:2], before[2][2] + 1, before[2][3]]
    # Bill's Hades: a Toxotes for 7 cubes, then the Hills
    held, toxotes = sum(cubes(state, BILL)), army(state, BILL)["toxotes"]
    play(state, "invoke hades", "give toxotes", *["cube wood"] * 4, *["cube food"] * 3)
    assert army(state, BILL)["toxotes"] == toxotes - 1
    assert sum(cubes(state, BILL)) == held + 6
    play(state, "act")
    before = [cubes(state, seat) for seat in range(3)]
    play(state, "gather hills")
    gained = [[now - had for now, had in zip(cubes(state, s), before[s], strict=True)] for s in range(3)]
    assert gained == [[0, 0, 0, 0], [1, 0, 2, 0], [0, 0, 0, 0]]
    play(state, "play perm_next_age")
    assert state.ages == [1, 0, 1]
    assert cubes(state, CHRISTINE) == [0, 1, 1, 0]


def _round_three(state: Position) -> None:
    play(state, "play perm_recruit")
    before = cubes(state, ANDREW)
    play(state, "recruit priest", "recruit phoenix")
    price = [2, 2, 4, 3]
    assert cubes(state, ANDREW) == [had - paid for had, paid in zip(before, price, strict=True)]
    assert army(state, ANDREW)["priest"] == army(state, ANDREW)["phoenix"] == 1
    play(state, "play perm_build", "build house")
    assert city(state, BILL) == {"house": 1}
    assert idle_villagers(state, BILL) == 1
    play(state, "play perm_explore")
    while state.phase == Phase.ROUNDS:
        play(state, "pass")
    assert hand(state, CHRISTINE) == ["rand_recruit_3"]


def _end_of_the_turn(state: Position) -> None:
    assert state.phase == Phase.DISCARD
    assert cubes(state, ANDREW)[2] == 5
    play(state, "discard rand_trade_1", "done", seat=ANDREW)
    play(state, "discard perm_gather", seat=BILL)
    play(state, "done", seat=CHRISTINE)
    assert [hand(state, seat) for seat in range(3)] == [["set"], [], ["rand_recruit_3"]]
    assert (state.turn, state.first, state.to_act) == (4, BILL, (BILL,))
    order = []
    while state.phase == Phase.PLACEMENT:
        order.append(state.to_act[0])
        play(state, "victory the_wonder")
    assert order == [BILL, CHRISTINE, ANDREW]
    for seat, most in ((ANDREW, 4), (BILL, 4), (CHRISTINE, 4)):
        assert f"random {most}" in texts(state, seat)
        assert f"random {most + 1}" not in texts(state, seat)


@pytest.mark.rule("AOM-EX-23", "AOM-SPOIL-01")
def test_andrew_had_seven_gold_before_spoilage() -> None:
    state = third_turn()
    _placement_and_draw(state)
    _round_one(state)
    _round_two(state)
    play(state, "play perm_recruit", "recruit priest", "recruit phoenix")
    assert cubes(state, ANDREW)[2] == 7
