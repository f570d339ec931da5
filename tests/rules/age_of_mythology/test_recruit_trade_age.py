"""The Recruit, Trade and Next Age actions (chapter VIII)."""

import pytest

from ludage.games.age_of_mythology.state import Position
from ludage.testing import assert_changes, play, refusal, texts
from ludage.testing.age_of_mythology import GAME, army, cubes, position
from tests.rules.age_of_mythology.asking import key_of


def playing(card: str, **facts: object) -> Position:
    """The first of two players has played a card."""
    facts = {"players": 2, "hands": {0: [card, "perm_gather", "perm_attack"]}, **facts}
    state = position(**facts)  # type: ignore[arg-type]
    play(state, f"play {card}")
    return state


# ---- Recruit ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-RECRUIT-01", "AOM-COMP-06")
@pytest.mark.parametrize(
    ("card", "number"),
    [("perm_recruit", 2), ("rand_recruit_3", 3), ("rand_recruit_4", 4), ("rand_recruit_5", 5)],
)
def test_up_to_the_number_on_the_card_as_far_as_the_cubes_go(card: str, number: int) -> None:
    state = playing(card, cubes={0: 8})
    bank = state.bank[:]
    for _ in range(number):
        assert state.to_act == (0,)
        play(state, "recruit spearman")
    assert state.to_act == (1,)
    assert army(state, 0)["spearman"] == 2 + number
    assert cubes(state, 0) == [8 - number, 8 - number, 8, 8]
    assert state.bank == [bank[0] + number, bank[1] + number, bank[2], bank[3]]


@pytest.mark.rule("AOM-RECRUIT-01")
def test_recruiting_stops_when_nothing_can_be_paid_and_is_refused_from_the_start() -> None:
    state = playing("rand_recruit_3", cubes={0: {"food": 2, "wood": 2}})
    play(state, "recruit spearman", "recruit spearman")
    assert state.to_act == (1,)
    poor = position(2, cubes={0: {"favor": 1}}, hands={0: ["perm_recruit", "perm_gather"]})
    assert key_of(poor, "play perm_recruit") == "refusal-nobody-to-recruit"
    dear = playing("perm_recruit", cubes={0: {"food": 1, "wood": 1}})
    assert key_of(dear, "recruit sphinx") == "refusal-unit-price"


@pytest.mark.rule("AOM-RECRUIT-02")
def test_new_units_may_fight_at_once() -> None:
    state = position(
        2,
        units={0: {}, 1: {"hoplite": 1}},
        hands={0: ["perm_recruit", "perm_gather"], 1: ["perm_attack", "perm_gather"]},
    )
    play(state, "play perm_recruit", "recruit spearman", "recruit spearman")
    play(state, "play perm_attack", "attack 0 holding")
    assert "commit spearman" in texts(state, 0)


@pytest.mark.rule("AOM-RECRUIT-03", "AOM-AGE-01")
@pytest.mark.parametrize(
    ("age", "heroes"),
    [
        ("archaic", []),
        ("classical", ["priest"]),
        ("heroic", ["priest", "pharaoh"]),
        ("mythic", ["priest", "pharaoh", "son_of_osiris"]),
    ],
)
def test_heroes_come_with_their_age(age: str, heroes: list[str]) -> None:
    state = playing("perm_recruit", ages={0: age}, cubes={0: 8})
    offered = [text.removeprefix("recruit ") for text in texts(state)]
    known = ["priest", "pharaoh", "son_of_osiris"]
    assert [hero for hero in known if hero in offered] == heroes
    for hero in known:
        if hero not in heroes:
            assert key_of(state, f"recruit {hero}") == "refusal-hero-age"
    assert {"spearman", "phoenix", "sphinx"} <= set(offered)


@pytest.mark.rule("AOM-RECRUIT-04")
def test_an_eliminated_unit_may_be_bought_again() -> None:
    state = position(
        4,
        ages={0: "classical"},
        units={0: {"priest": 0}},
        cubes={0: {"food": 2, "gold": 4}},
        hands={0: ["perm_recruit", "perm_gather"]},
    )
    play(state, "play perm_recruit", "recruit priest")
    assert army(state, 0) == {"priest": 1}


@pytest.mark.rule("AOM-VILL-04")
def test_villagers_are_not_recruited() -> None:
    with pytest.raises(ValueError, match="no action"):
        GAME.actions.parse("recruit villager_egyptian")
    state = playing("perm_recruit")
    assert key_of(state, "recruit hoplite") == "refusal-other-culture"


# ---- Trade --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-TRADE-01")
def test_any_mix_of_cubes_for_any_mix() -> None:
    state = playing("rand_trade_1", cubes={0: {"food": 4, "wood": 2}})
    play(state, "pay food")
    swaps = ["swap food gold", "swap food favor", "swap food favor", "swap wood favor", "swap wood gold"]
    play(state, *swaps)
    assert cubes(state, 0) == [0, 0, 2, 3]


@pytest.mark.rule("AOM-TRADE-01")
def test_a_trade_does_not_go_round_in_circles() -> None:
    state = playing("rand_trade_1", cubes={0: {"food": 4, "wood": 2}})
    play(state, "pay food", "swap food gold")
    assert key_of(state, "swap gold wood") == "refusal-taken-in-trade"
    assert key_of(state, "swap wood food") == "refusal-given-in-trade"
    assert key_of(state, "swap favor wood") == "refusal-no-cube"


@pytest.mark.rule("AOM-TRADE-02")
def test_a_cube_must_be_in_the_bank() -> None:
    state = position(3, hands={0: ["rand_trade_1", "perm_gather"]}, bank={"gold": 1})
    play(state, "play rand_trade_1", "pay food", "swap food gold")
    assert key_of(state, "swap food gold") == "refusal-bank-empty"


@pytest.mark.rule("AOM-TRADE-02", "AOM-PLAY-05")
@pytest.mark.parametrize(
    ("own", "there", "buildings", "possible"),
    [
        ({"wood": 5}, {"wood": 9}, {}, False),  # all of one colour
        ({"wood": 5}, {"wood": 9, "gold": 1}, {}, True),
        ({"wood": 5, "food": 1}, {}, {}, True),  # the food that is paid can be taken again
        ({"wood": 5, "food": 1}, {}, {"market": 1}, False),  # nothing is paid into an empty bank
        ({"favor": 9}, {}, {"great_temple": 1, "market": 1}, True),
        ({"favor": 9}, {}, {"great_temple": 1}, False),
    ],
)
def test_a_trade_that_could_change_nothing_is_not_played(
    own: dict[str, int], there: dict[str, int], buildings: dict[str, int], possible: bool
) -> None:
    bank = {"food": 0, "wood": 0, "gold": 0, "favor": 0, **there}
    state = position(
        2, cubes={0: own, 1: {}}, bank=bank, buildings={0: buildings}, hands={0: ["perm_trade", "perm_build"]}
    )
    assert ("play perm_trade" in texts(state)) == possible
    if not possible:
        assert key_of(state, "play perm_trade") == "refusal-nothing-to-swap"


@pytest.mark.rule("AOM-TRADE-03")
def test_players_do_not_trade_with_each_other() -> None:
    state = playing("rand_trade_1")
    assert {text.split()[0] for text in texts(state)} == {"pay"}
    none_to_take = refusal(state, "cube wood")
    assert none_to_take is not None
    assert none_to_take.rule == "AOM-TRADE-03"


@pytest.mark.rule("AOM-TRADE-04", "AOM-COMP-06")
def test_the_cost_is_paid_first_in_cubes_of_ones_choice() -> None:
    state = playing("perm_trade", cubes={0: {"food": 3, "wood": 2}})
    assert texts(state) == ["pay food", "pay wood"]
    swap = refusal(state, "swap food gold")
    assert swap is not None
    assert swap.key == "refusal-not-now-swap"
    play(state, "pay food", "pay wood", "swap food gold")
    assert cubes(state, 0) == [1, 1, 1, 0]
    poor = position(2, cubes={0: {"gold": 1}}, hands={0: ["perm_trade", "perm_gather"]})
    assert key_of(poor, "play perm_trade") == "refusal-trade-price"


@pytest.mark.rule("AOM-BLDG-13")
def test_a_market_makes_every_trade_free() -> None:
    state = playing("perm_trade", cubes={0: {"gold": 1}}, buildings={0: {"market": 1}})
    play(state, "swap gold food")
    assert cubes(state, 0) == [1, 0, 0, 0]


@pytest.mark.rule("AOM-TRADE-05", "AOM-BLDG-23")
def test_the_cost_is_charged_once_also_for_the_temple_alone() -> None:
    state = playing("rand_trade_1", cubes={0: {"favor": 9}}, buildings={0: {"great_temple": 1}})
    assert cubes(state, 0)[3] == 8
    play(state, "temple")
    assert cubes(state, 0) == [0, 0, 0, 0]
    assert sum(state.points) == 1


@pytest.mark.rule("AOM-BLDG-23")
def test_the_temple_sells_as_many_cubes_as_favor_buys() -> None:
    temple = {0: {"great_temple": 1, "market": 1}}
    state = playing("perm_trade", cubes={0: {"favor": 17}, 1: 2}, buildings=temple)
    before = state.clone()
    play(state, "temple", "temple")
    assert_changes(
        before,
        state,
        {
            "seats.0.cubes.favor": (17, 1),
            "bank.favor": (before.bank[3], before.bank[3] + 16),
            "seats.0.points.great_temple": (0, 2),
            "red": (30, 28),
        },
    )
    assert state.to_act == (1,)
    state = playing("perm_trade", cubes={0: {"favor": 7}}, buildings=temple)
    assert key_of(state, "temple") == "refusal-temple-price"
    state = playing("perm_trade", cubes={0: {"favor": 8}}, buildings=temple, red=0)
    assert key_of(state, "temple") == "refusal-no-victory-cube"
    state = playing("perm_trade", cubes={0: {"favor": 8}}, buildings={0: {"market": 1}})
    assert key_of(state, "temple") == "refusal-no-temple"


@pytest.mark.rule("AOM-BLDG-24")
def test_swaps_into_favor_may_come_before_the_temple() -> None:
    state = playing(
        "perm_trade",
        cubes={0: {"favor": 5, "wood": 4}},
        buildings={0: {"great_temple": 1, "market": 1}},
    )
    play(state, *["swap wood favor"] * 3, "temple")
    assert cubes(state, 0) == [0, 1, 0, 0]
    assert sum(state.points) == 1
    assert state.to_act == (1,)


@pytest.mark.rule("AOM-BLDG-24")
def test_no_swaps_after_the_temple() -> None:
    state = playing(
        "perm_trade",
        cubes={0: {"favor": 16, "wood": 4}},
        buildings={0: {"great_temple": 1, "market": 1}},
    )
    play(state, "temple")
    assert key_of(state, "swap wood gold") == "refusal-swaps-over"


# ---- Next Age -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-AGE-01", "AOM-AGE-02")
@pytest.mark.parametrize(
    ("age", "following", "price"), [("archaic", 1, 4), ("classical", 2, 5), ("heroic", 3, 6)]
)
def test_one_age_for_the_price_on_the_permanent_card(age: str, following: int, price: int) -> None:
    state = playing("perm_next_age", ages={0: age}, cubes={0: price})
    assert state.ages[0] == following
    assert cubes(state, 0) == [0, 0, 0, 0]
    short = {"food": price, "wood": price, "gold": price, "favor": price - 1}
    poor = position(2, ages={0: age}, cubes={0: short}, hands={0: ["perm_next_age", "perm_gather"]})
    assert key_of(poor, "play perm_next_age") == "refusal-age-price"


@pytest.mark.rule("AOM-AGE-01")
def test_only_one_age_a_card_however_many_cubes() -> None:
    state = playing("perm_next_age", cubes={0: 12})
    assert state.ages == [1, 0]
    assert state.to_act == (1,)


@pytest.mark.rule("AOM-AGE-03")
def test_there_is_no_age_after_the_mythic() -> None:
    state = position(2, ages={0: "mythic"}, cubes={0: 9}, hands={0: ["perm_next_age", "perm_gather"]})
    assert key_of(state, "play perm_next_age") == "refusal-last-age"


@pytest.mark.rule("AOM-AGE-04")
@pytest.mark.parametrize("card", ["rand_next_age", "hathor", "set"])
@pytest.mark.parametrize(("age", "price"), [("archaic", 3), ("classical", 4), ("heroic", 5)])
def test_random_cards_are_cheaper(card: str, age: str, price: int) -> None:
    state = playing(card, ages={0: age}, cubes={0: price})
    assert cubes(state, 0) == [0, 0, 0, 0]
    poor = position(2, ages={0: age}, cubes={0: price}, hands={0: ["perm_next_age", "perm_gather"]})
    assert key_of(poor, "play perm_next_age") == "refusal-age-price"


@pytest.mark.rule("AOM-TRADE-04")
def test_a_trade_that_would_leave_nothing_to_swap_can_only_be_burned() -> None:
    state = position(2, cubes={0: {"food": 2}}, hands={0: ["perm_trade", "perm_gather"]})
    assert "play perm_trade" not in texts(state)
    assert "burn perm_trade" in texts(state)
    state = position(2, cubes={0: {"food": 3}}, hands={0: ["perm_trade", "perm_gather"]})
    assert "play perm_trade" in texts(state)
