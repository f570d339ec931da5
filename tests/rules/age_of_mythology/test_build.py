"""The Build action and what buildings do outside battles (chapters V and VIII)."""

import pytest

from ludage.games.age_of_mythology.board import idle_villagers
from ludage.games.age_of_mythology.state import Phase, Position
from ludage.testing import play, refusal, texts
from ludage.testing.age_of_mythology import GAME, city, cubes, position
from tests.rules.age_of_mythology.asking import key_of

BUILDING_RULES = [
    "AOM-BLDG-house",
    "AOM-BLDG-wall",
    "AOM-BLDG-tower",
    "AOM-BLDG-market",
    "AOM-BLDG-storehouse",
    "AOM-BLDG-armory",
    "AOM-BLDG-quarry",
    "AOM-BLDG-monument",
    "AOM-BLDG-granary",
    "AOM-BLDG-wood_workshop",
    "AOM-BLDG-gold_mint",
    "AOM-BLDG-siege_engine_workshop",
    "AOM-BLDG-great_temple",
    "AOM-BLDG-the_wonder",
]
RESOURCES = ("food", "wood", "gold", "favor")
PRICES = {
    "house": [2, 2, 0, 0],
    "wall": [0, 3, 3, 0],
    "tower": [0, 3, 3, 0],
    "market": [0, 0, 3, 2],
    "storehouse": [2, 2, 2, 2],
    "armory": [0, 3, 2, 0],
    "quarry": [4, 0, 1, 0],
    "monument": [3, 0, 2, 0],
    "granary": [0, 2, 3, 0],
    "wood_workshop": [2, 0, 3, 0],
    "gold_mint": [3, 2, 0, 0],
    "siege_engine_workshop": [0, 3, 2, 0],
    "great_temple": [4, 4, 4, 4],
    "the_wonder": [10, 10, 10, 10],
}
FULL_CITY = {
    "house": 10,
    "wall": 1,
    "tower": 1,
    "market": 1,
    "storehouse": 1,
    "armory": 1,
    "monument": 1,
}


def building(card: str = "rand_build_3", **facts: object) -> Position:
    """The Egyptian player has played a Build card."""
    facts = {"players": 2, "hands": {0: [card, "perm_gather", "perm_trade"]}, **facts}
    state = position(**facts)  # type: ignore[arg-type]
    play(state, f"play {card}")
    return state


def price_of(name: str) -> dict[str, int]:
    return dict(zip(RESOURCES, PRICES[name], strict=True))


# ---- the prices ---------------------------------------------------------------------------------------------------


@pytest.mark.rule(*BUILDING_RULES)
@pytest.mark.parametrize("name", PRICES)
def test_a_building_costs_its_price_and_not_a_cube_less(name: str) -> None:
    exact = building(ages={0: "mythic"}, cubes={0: price_of(name)})
    bank = exact.bank[:]
    play(exact, f"build {name}")
    assert city(exact, 0) == {name: 1}
    assert cubes(exact, 0) == [0, 0, 0, 0]
    assert exact.bank == [had + paid for had, paid in zip(bank, PRICES[name], strict=True)]
    missing = next(resource for resource in RESOURCES if price_of(name)[resource])
    short = {**price_of(name), missing: price_of(name)[missing] - 1}
    # a second building that can be paid keeps the action open
    poor = position(2, ages={0: "mythic"}, cubes={0: short}, hands={0: ["rand_build_3", "perm_gather"]})
    assert f"build {name}" not in texts(poor)
    if "play rand_build_3" in texts(poor):
        play(poor, "play rand_build_3")
        assert key_of(poor, f"build {name}") == "refusal-building-price"
    else:
        assert key_of(poor, "play rand_build_3") == "refusal-nothing-to-build"


def test_every_building_of_the_box_has_its_price_here() -> None:
    assert list(PRICES) == GAME.box.building_ids


@pytest.mark.rule("AOM-BUILD-01", "AOM-COMP-06")
@pytest.mark.parametrize(("card", "number"), [("perm_build", 1), ("rand_build_2", 2), ("rand_build_4", 4)])
def test_up_to_the_number_on_the_card_as_far_as_the_cubes_go(card: str, number: int) -> None:
    state = building(card, cubes={0: 9})
    for _ in range(number):
        assert state.to_act == (0,)
        play(state, "build house")
    assert state.to_act == (1,)
    assert city(state, 0) == {"house": number}
    poor = building(card, cubes={0: {"food": 2, "wood": 2}})
    play(poor, "build house")
    assert poor.to_act == (1,)


@pytest.mark.rule("AOM-BUILD-01")
def test_a_player_may_stop_building() -> None:
    state = building(cubes={0: 9})
    play(state, "build house", "done")
    assert city(state, 0) == {"house": 1}


@pytest.mark.rule("AOM-BUILD-02")
def test_a_building_needs_a_tile_of_the_stock() -> None:
    state = building(cubes={0: 9})
    market = state.box.building_ids.index("market")
    state.stock[market] = 0
    assert key_of(state, "build market") == "refusal-building-gone"


# ---- limits -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-BLDG-01")
def test_a_full_city_takes_no_building() -> None:
    state = position(2, cubes={0: 9}, buildings={0: FULL_CITY}, hands={0: ["perm_build", "perm_gather"]})
    assert key_of(state, "play perm_build") == "refusal-nothing-to-build"
    fewer = building(cubes={0: 9}, buildings={0: {**FULL_CITY, "house": 9}})
    play(fewer, "build quarry")
    assert city(fewer, 0)["quarry"] == 1
    assert fewer.to_act == (1,)


@pytest.mark.rule("AOM-BLDG-02")
def test_nobody_tears_down_an_own_building() -> None:
    state = building(cubes={0: 9}, buildings={0: {"house": 1}})
    forbidden = refusal(state, "destroy 0 house")
    assert forbidden is not None
    assert forbidden.rule == "AOM-BLDG-02"


@pytest.mark.rule("AOM-BLDG-03")
def test_one_of_each_building_and_a_lost_one_may_be_built_again() -> None:
    state = building(cubes={0: 9}, buildings={0: {"wall": 1}})
    assert key_of(state, "build wall") == "refusal-building-owned"
    state.buildings[state.box.wall] = 0
    state.stock[state.box.wall] += 1
    assert refusal(state, "build wall") is None


@pytest.mark.rule("AOM-BLDG-04")
def test_ten_houses_and_no_more() -> None:
    state = building(cubes={0: 9}, buildings={0: {"house": 9}})
    play(state, "build house")
    assert key_of(state, "build house") == "refusal-houses-all"


@pytest.mark.rule("AOM-BLDG-25")
def test_the_wonder_waits_for_the_mythic_age() -> None:
    state = building(players=2, ages={0: "heroic"}, cubes={0: 10})
    assert key_of(state, "build the_wonder") == "refusal-building-age"


# ---- when buildings begin and end to work -------------------------------------------------------------------------


@pytest.mark.rule("AOM-BLDG-05", "AOM-BLDG-16")
def test_a_quarry_helps_only_from_the_next_action() -> None:
    state = building(
        cubes={0: {"food": 6, "wood": 2, "gold": 1}}, hands={0: ["rand_build_2", "rand_build_3"]}
    )
    play(state, "build quarry")
    before = cubes(state, 0)
    play(state, "build house")
    assert cubes(state, 0) == [before[0] - 2, before[1] - 2, 0, 0]
    later = building(cubes={0: {"food": 2, "wood": 1}}, buildings={0: {"quarry": 1}})
    play(later, "build house")
    assert cubes(later, 0) == [0, 0, 0, 0]


@pytest.mark.rule("AOM-BLDG-06")
def test_a_destroyed_building_works_no_longer_and_is_back_in_the_stock() -> None:
    state = position(
        2,
        cultures=("norse", "greek"),
        round=3,
        cubes={1: {"gold": 8}},
        buildings={1: {"storehouse": 1}},
        hands={0: ["njord"], 1: ["perm_trade"]},
    )
    stock = state.stock[:]
    play(state, "invoke njord")
    at = state.box.storehouse
    assert state.stock[at] == stock[at] + 1
    play(state, "done", "burn perm_trade")
    assert cubes(state, 1)[2] == 5


@pytest.mark.rule("AOM-BLDG-15")
def test_the_quarry_saves_a_cube_of_the_owners_choice() -> None:
    state = building(cubes={0: 5}, buildings={0: {"quarry": 1}})
    play(state, "build armory")
    assert texts(state) == ["spare wood", "spare gold"]
    assert key_of(state, "spare favor") == "refusal-not-in-price"
    play(state, "spare gold")
    assert cubes(state, 0) == [5, 2, 4, 5]
    play(state, "build house", "spare food")
    assert cubes(state, 0) == [4, 0, 4, 5]


@pytest.mark.rule("AOM-BLDG-15")
def test_the_cube_that_is_missing_must_be_the_one_saved() -> None:
    state = building(cubes={0: {"wood": 2, "gold": 2}}, buildings={0: {"quarry": 1}})
    play(state, "build armory")
    assert city(state, 0)["armory"] == 1
    assert cubes(state, 0) == [0, 0, 0, 0]


@pytest.mark.rule("AOM-BLDG-15", "AOM-GOD-nephthys", "AOM-BLDG-the_wonder")
def test_a_wonder_three_cubes_short_with_quarry_and_nephthys_asks_nothing() -> None:
    state = position(
        2,
        cultures=("egyptian", "greek"),
        hands={0: ["nephthys", "perm_gather", "perm_trade"]},
        ages={0: "mythic"},
        cubes={0: {"food": 9, "wood": 9, "gold": 9, "favor": 12}},
        buildings={0: {"quarry": 1}},
    )
    play(state, "invoke nephthys", "build the_wonder")
    assert state.phase == Phase.OVER
    assert cubes(state, 0) == [0, 0, 0, 0]


@pytest.mark.rule("AOM-BLDG-15")
def test_only_the_cubes_that_make_a_difference_are_asked_for() -> None:
    """Two Wood are missing: they are spared, and of the rest one cube may be chosen."""
    state = position(
        2,
        cultures=("egyptian", "greek"),
        hands={0: ["nephthys", "perm_gather", "perm_trade"]},
        cubes={0: {"food": 0, "wood": 1, "gold": 3, "favor": 2}},
        buildings={0: {"quarry": 1}},
    )
    play(state, "invoke nephthys", "build wall")
    assert texts(state) == ["spare wood", "spare gold"]
    play(state, "spare gold")
    assert cubes(state, 0) == [0, 0, 1, 0]
    assert city(state, 0)["wall"] == 1


@pytest.mark.rule("AOM-BLDG-15", "AOM-SCORE-07")
@pytest.mark.parametrize("how", ["play", "invoke"])
def test_which_cube_of_the_wonder_is_saved_is_not_asked(how: str) -> None:
    """The game is over, and of the cubes that are left only the number counts."""
    state = position(
        2,
        cultures=("egyptian", "greek"),
        hands={0: ["nephthys", "perm_gather", "perm_trade"]},
        ages={0: "mythic"},
        cubes={0: 11},
        buildings={0: {"quarry": 1}},
    )
    play(state, f"{how} nephthys", "build the_wonder")
    assert state.phase == Phase.OVER
    assert sum(cubes(state, 0)) == 44 - 39  # two cubes for Nephthys spare two of the price


@pytest.mark.rule("AOM-BLDG-15", "AOM-BLDG-the_wonder")
def test_the_wonder_costs_a_cube_less_with_a_quarry() -> None:
    state = building(
        ages={0: "mythic"},
        cubes={0: {"food": 10, "wood": 9, "gold": 10, "favor": 10}},
        buildings={0: {"quarry": 1}},
    )
    play(state, "build the_wonder")
    assert state.phase == Phase.OVER
    assert cubes(state, 0) == [0, 0, 0, 0]


# ---- +2 buildings -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-BLDG-17", "AOM-BLDG-18", "AOM-BLDG-19", "AOM-BLDG-20")
@pytest.mark.parametrize(
    ("name", "resource", "harvest"),
    [
        ("monument", 3, "wood"),
        ("granary", 0, "desert"),
        ("gold_mint", 2, "wood"),
        ("wood_workshop", 1, "gold"),
    ],
)
def test_two_cubes_more_with_ones_own_gather(name: str, resource: int, harvest: str) -> None:
    hands, tiles = {0: ["perm_gather", "perm_trade"]}, {1: ["hills_gold_2", "forest_wood_2"]}
    state = position(2, hands=hands, buildings={0: {name: 1}}, tiles=tiles)
    play(state, "play perm_gather", f"gather {harvest}")
    assert cubes(state, 0) == [4 + 2 * (kind == resource) for kind in range(4)]


@pytest.mark.rule("AOM-BLDG-21")
def test_nothing_more_when_another_player_gathers() -> None:
    four = {"monument": 1, "granary": 1, "gold_mint": 1, "wood_workshop": 1}
    state = position(
        2, hands={0: ["perm_gather", "perm_trade"]}, buildings={1: four}, tiles={0: ["hills_gold_2"]}
    )
    play(state, "play perm_gather", "gather wood")
    assert cubes(state, 1) == [4, 4, 4, 4]


@pytest.mark.rule("AOM-BLDG-22")
def test_the_bonus_comes_before_the_others_gather_as_far_as_the_bank_goes() -> None:
    state = position(
        3,
        hands={0: ["perm_gather", "perm_trade"]},
        buildings={0: {"monument": 1}},
        tiles={1: ["desert_favor_2"]},
        bank={"favor": 1},
    )
    play(state, "play perm_gather")  # whatever is gathered: the bank has one Favor, and the Monument takes it
    assert cubes(state, 0)[3] == 5
    assert cubes(state, 1)[3] == 4


# ---- the end of the game ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-BLDG-26", "AOM-END-02", "AOM-BUILD-03")
def test_the_wonder_ends_the_game_at_once() -> None:
    state = building(
        "rand_build_3",
        ages={0: "mythic"},
        cubes={0: 12, 1: {"gold": 4, "food": 8}},
        victory={"the_wonder": 7},
    )
    play(state, "build house", "build the_wonder")
    assert state.phase == Phase.OVER
    assert state.to_act == ()
    assert city(state, 0) == {"house": 1, "the_wonder": 1}
    assert idle_villagers(state, 0) == 1
    assert cubes(state, 1) == [8, 0, 4, 0]
    assert state.outcome is not None
    assert state.outcome.scores == (7, 0)
