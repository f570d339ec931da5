"""The Explore and the Gather action, villagers and Dwarves (chapter VIII; chapter V, Villagers)."""

from typing import Any

import pytest

from ludage.games.age_of_mythology.board import idle_villagers
from ludage.testing import play, refusal, scripted, texts
from ludage.testing.age_of_mythology import cubes, field_of, position, tiles
from tests.rules.age_of_mythology.asking import key_of

GATHER = {0: ["perm_gather", "perm_trade"]}
ROW = ["fertile_food_2", "hills_gold_2", "hills_food_1", "hills_wood_1", "hills_favor_1"]


# ---- Explore ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-EXPLORE-01", "AOM-COMP-06")
@pytest.mark.parametrize(
    ("players", "card", "shown"),
    [
        (3, "perm_explore", 4),
        (3, "rand_explore_0", 3),
        (3, "rand_explore_2", 5),
        (2, "perm_explore", 3),
        (2, "rand_explore_0", 2),
        (2, "rand_explore_2", 4),
    ],
)
def test_as_many_tiles_as_players_and_the_number_on_the_card(players: int, card: str, shown: int) -> None:
    state = position(players, hands={0: [card, "perm_trade"]})
    heard = state.listen()
    play(state, f"play {card}")
    explored = next(event for event in heard if event.kind == "explored")
    row = explored.data["tiles"]
    assert isinstance(row, list)
    assert len(row) == shown


@pytest.mark.rule("AOM-EXPLORE-01")
def test_a_short_pool_shows_what_there_is_and_an_empty_one_cannot_be_explored() -> None:
    state = position(3, hands={0: ["perm_explore", "perm_trade"]})
    for tile, left in enumerate(state.pool):
        state.pool[tile] = 0 if tile else min(left, 2)
    play(state, "play perm_explore")
    assert len(state.shown) == 2
    state = position(3, hands={0: ["perm_explore", "perm_trade"]})
    state.pool = [0] * len(state.pool)
    assert key_of(state, "play perm_explore") == "refusal-pool-empty"


@pytest.mark.rule("AOM-EXPLORE-02", "AOM-EXPLORE-03", "AOM-EXPLORE-04")
def test_the_cards_player_chooses_first_then_the_others_clockwise() -> None:
    state = position(3, seat=1, first=1, hands={1: ["perm_explore", "perm_trade"]})
    pool = sum(state.pool)
    scripted(state, draws=ROW[:4])
    play(state, "play perm_explore")
    assert state.to_act == (1,)
    play(state, "tile hills_gold_2")
    assert state.to_act == (2,)
    play(state, "pass")
    assert state.to_act == (0,)
    play(state, "tile fertile_food_2")
    assert [tiles(state, seat) for seat in range(3)] == [["fertile_food_2"], ["hills_gold_2"], []]
    assert state.shown == []
    assert sum(state.pool) == pool - 2


@pytest.mark.rule("AOM-EXPLORE-03")
def test_a_player_whom_no_tile_fits_is_passed_over() -> None:
    state = position(3, hands={0: ["rand_explore_0", "perm_trade"]}, tiles={1: ["desert_gold_1"]})
    scripted(state, draws=["desert_favor_2", "desert_gold_1", "desert_gold_1"])
    play(state, "play rand_explore_0", "tile desert_favor_2")
    assert state.to_act == (2,)


# ---- moving villagers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GATHER-01", "AOM-VILL-01")
def test_only_the_cards_player_moves_villagers() -> None:
    state = position(
        3,
        seat=1,
        first=1,
        hands={1: ["perm_gather", "perm_trade"]},
        buildings={0: {"house": 1}, 1: {"house": 1}},
        tiles={0: ["desert_gold_1"], 1: ["hills_gold_2"]},
    )
    play(state, "play perm_gather", "place villager 5", "gather gold")
    assert cubes(state, 1)[2] == 4 + 3
    assert cubes(state, 0)[2] == 4 + 1
    assert idle_villagers(state, 0) == 1
    assert state.to_act == (2,)


@pytest.mark.rule("AOM-GATHER-02")
def test_villagers_go_from_holding_to_tiles_and_from_tile_to_tile() -> None:
    state = position(
        3,
        hands=GATHER,
        buildings={0: {"house": 3}},
        tiles={0: ["desert_gold_1", "desert_gold_1", "fertile_food_2", "hills_gold_2"]},
        workers={0: {1: "villager"}},
    )
    play(state, "play perm_gather")
    assert key_of(state, "place villager 3") == "refusal-no-tile-there"
    assert key_of(state, "shift 2 1") == "refusal-no-figure-there"
    assert key_of(state, "place dwarf 2") == "refusal-no-worker-in-holding"
    play(state, "shift 1 2")
    assert key_of(state, "shift 2 1") == "refusal-has-moved"
    play(state, "place villager 1", "place villager 7")
    assert idle_villagers(state, 0) == 0
    assert key_of(state, "place villager 14") == "refusal-no-worker-in-holding"
    assert not [text for text in texts(state) if "holding" in text]
    play(state, "gather gold")
    assert cubes(state, 0)[2] == 4 + 2 + 2 + 2


@pytest.mark.rule("AOM-GATHER-03")
def test_one_figure_a_tile() -> None:
    state = position(
        3,
        cultures=("norse", "greek", "egyptian"),
        hands=GATHER,
        units={0: {"dwarf": 1}},
        buildings={0: {"house": 2}},
        tiles={0: ["mountain_gold_2", "hills_gold_2"]},
        workers={0: {2: "dwarf", 7: "villager"}},
    )
    play(state, "play perm_gather")
    assert key_of(state, "place villager 2") == "refusal-tile-occupied"
    play(state, "shift 7 2")
    assert key_of(state, "shift 7 2") == "refusal-has-moved"
    play(state, "gather hills")
    assert cubes(state, 0)[2] == 4 + 2 + 2


@pytest.mark.rule("AOM-GATHER-04")
@pytest.mark.parametrize(("harvest", "gained"), [("wood", 3), ("gold", 0), ("forest", 3)])
def test_a_villager_adds_a_cube_if_its_tile_is_used(harvest: str, gained: int) -> None:
    state = position(
        3,
        hands=GATHER,
        buildings={0: {"house": 1}},
        tiles={0: ["forest_wood_2"]},
        workers={0: {5: "villager"}},
    )
    play(state, "play perm_gather", f"gather {harvest}")
    assert cubes(state, 0)[1] == 4 + gained


@pytest.mark.rule("AOM-GATHER-04")
def test_a_villager_works_when_others_play_the_card_too() -> None:
    state = position(
        3,
        seat=1,
        first=1,
        hands={1: ["perm_gather", "perm_trade"]},
        buildings={0: {"house": 1}},
        tiles={0: ["swamp_wood_1"]},
        workers={0: {3: "villager"}},
    )
    play(state, "play perm_gather", "gather wood")
    assert cubes(state, 0)[1] == 4 + 2


# ---- what is gathered ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GATHER-05")
def test_the_card_asks_for_one_terrain_or_one_resource_and_binds_everybody() -> None:
    state = position(
        3, hands=GATHER, tiles={0: ["hills_gold_2", "fertile_food_2"], 1: ["hills_wood_1", "fertile_food_2"]}
    )
    play(state, "play perm_gather")
    harvests = [text for text in texts(state) if text.startswith("gather")]
    assert len(harvests) == 10
    assert key_of(state, "gather all") == "refusal-gather-not-all"
    play(state, "gather hills")
    assert cubes(state, 0) == [4, 4, 6, 4]
    assert cubes(state, 1) == [4, 5, 4, 4]


@pytest.mark.rule("AOM-GATHER-06")
@pytest.mark.parametrize(("harvest", "after"), [("desert", [4, 4, 5, 6]), ("gold", [4, 4, 6, 4])])
def test_a_terrain_gives_all_its_cubes_a_resource_comes_from_all_terrains(
    harvest: str, after: list[int]
) -> None:
    state = position(3, hands=GATHER, tiles={0: ["desert_favor_2", "desert_gold_1", "forest_gold_1"]})
    play(state, "play perm_gather", f"gather {harvest}")
    assert cubes(state, 0) == after


@pytest.mark.rule("AOM-GATHER-07")
def test_gather_all_takes_from_all_tiles_of_everybody() -> None:
    state = position(
        3,
        hands={0: ["rand_gather", "perm_trade"]},
        tiles={0: ["forest_wood_2", "swamp_food_1", "desert_gold_1"], 1: ["hills_favor_1"]},
        buildings={0: {"house": 1}},
    )
    play(state, "play rand_gather")
    assert [text for text in texts(state) if text.startswith("gather")] == ["gather all"]
    assert key_of(state, "gather wood") == "refusal-gather-all-only"
    play(state, "place villager 5")  # nobody else can move, and the card gathers everything
    assert cubes(state, 0) == [5, 7, 5, 4]
    assert cubes(state, 1) == [4, 4, 4, 5]


@pytest.mark.rule("AOM-GATHER-08")
def test_the_cards_player_gathers_first_then_clockwise() -> None:
    state = position(3, seat=2, hands={2: ["perm_gather", "perm_trade"]}, tiles={0: ["hills_gold_2"]})
    heard = state.listen()
    play(state, "play perm_gather", "gather wood")
    order = [event.data["seat"] for event in heard if event.kind == "gathered-nothing"]
    assert order == ["seat:2", "seat:0", "seat:1"]


@pytest.mark.rule("AOM-GATHER-08", "AOM-PLAY-05")
@pytest.mark.parametrize(
    ("facts", "playable"),
    [
        ({}, False),
        ({"tiles": {1: ["hills_gold_2"]}, "bank": {"gold": 0}}, False),
        ({"tiles": {1: ["hills_gold_2"]}}, True),
        ({"buildings": {0: {"granary": 1}}}, True),
        ({"buildings": {1: {"granary": 1}}}, False),
        ({"tiles": {0: ["hills_gold_2"]}, "bank": {"gold": 0}, "buildings": {0: {"house": 1}}}, True),
    ],
)
def test_a_gather_that_brings_nobody_anything_and_moves_nobody_can_only_be_burned(
    facts: dict[str, Any], playable: bool
) -> None:
    state = position(2, hands=GATHER, **facts)
    assert ("play perm_gather" in texts(state)) == playable
    if not playable:
        assert key_of(state, "play perm_gather") == "refusal-nothing-to-gather"


@pytest.mark.rule("AOM-GATHER-08", "AOM-PLAY-05", "AOM-GOD-skadi")
def test_the_favor_paid_for_a_power_can_be_gathered() -> None:
    facts: dict[str, Any] = {"tiles": {0: ["hills_favor_1"], 1: ["hills_gold_2"]}, "bank": {"favor": 0}}
    state = position(2, cultures=("norse", "greek"), hands={0: ["skadi", "perm_trade"]}, **facts)
    before = cubes(state, 0)
    play(state, "invoke skadi", "gather favor")
    assert cubes(state, 0) == before


@pytest.mark.rule("AOM-GOD-03", "AOM-GOD-freyja")
def test_the_action_after_a_power_is_not_offered_where_it_could_do_nothing() -> None:
    hands = {0: ["freyja", "perm_gather"]}
    state = position(2, cultures=("norse", "greek"), hands=hands)
    play(state, "invoke freyja")
    assert state.to_act == (1,)
    full = position(2, cultures=("norse", "greek"), hands=hands, tiles={1: ["hills_wood_1"]})
    play(full, "invoke freyja")
    assert texts(full) == ["act", "done"]


@pytest.mark.rule("AOM-GATHER-08", "AOM-BLDG-18")
def test_what_to_gather_is_not_asked_where_every_harvest_brings_the_same() -> None:
    state = position(2, hands=GATHER, buildings={0: {"granary": 1}})
    heard = state.listen()
    play(state, "play perm_gather")
    assert state.to_act == (1,)
    assert cubes(state, 0) == [6, 4, 4, 4]
    assert [event.kind for event in heard] == ["card-played", "gathered", "gathered-nothing"]
    open_choice = position(2, hands=GATHER, buildings={0: {"granary": 1}}, tiles={1: ["hills_gold_2"]})
    play(open_choice, "play perm_gather")
    assert len(texts(open_choice)) == 10


@pytest.mark.rule("AOM-GATHER-09")
def test_a_short_bank_gives_what_is_left_and_owes_nothing() -> None:
    state = position(
        3,
        hands=GATHER,
        tiles={0: ["forest_wood_2", "swamp_wood_1", "swamp_wood_1", "hills_wood_1"], 1: ["forest_wood_2"]},
        bank={"wood": 3},
    )
    play(state, "play perm_gather", "gather wood")
    assert cubes(state, 0)[1] == 4 + 3
    assert cubes(state, 1)[1] == 4
    assert state.bank[1] == 0


@pytest.mark.rule("AOM-GATHER-10", "AOM-UNIT-dwarf")
@pytest.mark.parametrize(("tile", "harvest", "gained"), [("hills_gold_2", 2, 4), ("forest_wood_2", 1, 2)])
def test_a_dwarf_adds_two_gold_on_a_gold_tile_only(tile: str, harvest: int, gained: int) -> None:
    state = position(
        3,
        seat=2,
        hands={2: ["perm_gather", "perm_trade"]},
        units={2: {"dwarf": 1}},
        tiles={2: [tile]},
    )
    play(state, "play perm_gather", f"place dwarf {field_of(state, 2, tile)}")
    play(state, f"gather {['food', 'wood', 'gold'][harvest]}")
    assert cubes(state, 2)[harvest] == 4 + gained


@pytest.mark.rule("AOM-GATHER-10")
def test_a_dwarf_works_when_another_player_gathers() -> None:
    state = position(
        3, hands=GATHER, units={2: {"dwarf": 1}}, tiles={2: ["hills_gold_2"]}, workers={2: {7: "dwarf"}}
    )
    play(state, "play perm_gather", "gather hills")
    assert cubes(state, 2)[2] == 4 + 4


@pytest.mark.rule("AOM-GATHER-11")
@pytest.mark.parametrize(("culture", "card"), [("egyptian", "ra"), ("greek", "dionysus")])
def test_the_cards_of_ra_and_dionysus_gather_food_for_all(culture: str, card: str) -> None:
    cultures = (culture, "norse", "greek" if culture == "egyptian" else "egyptian")
    state = position(
        3,
        cultures=cultures,
        hands={0: [card, "perm_trade"]},
        tiles={0: ["fertile_food_2"], 1: ["hills_food_1", "hills_gold_2"]},
        buildings={0: {"house": 1}},
    )
    play(state, f"play {card}")
    assert [text for text in texts(state) if text.startswith("gather")] == ["gather food"]
    assert key_of(state, "gather fertile") == "refusal-gather-food-only"
    play(state, "gather food")
    assert cubes(state, 0) == [6, 4, 4, 4]
    assert cubes(state, 1) == [5, 4, 4, 4]


@pytest.mark.rule("AOM-GATHER-07")
def test_a_card_that_leaves_no_choice_is_gathered_at_once() -> None:
    state = position(3, hands={0: ["rand_gather", "perm_trade"]}, tiles={0: ["forest_wood_2"]})
    play(state, "play rand_gather")
    assert cubes(state, 0)[1] == 6
    assert state.to_act == (1,)


# ---- villagers and Houses -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-VILL-01", "AOM-VILL-02")
def test_a_house_brings_a_villager_to_the_holding_area() -> None:
    state = position(3, hands={0: ["perm_build", "perm_gather"]}, buildings={0: {"house": 2}})
    play(state, "play perm_build", "build house")
    assert idle_villagers(state, 0) == 3
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["villagers_in_holding"] == seats[0]["buildings"]["house"] == 3


@pytest.mark.rule("AOM-VILL-03")
def test_the_owner_chooses_the_villager_that_goes_with_a_house() -> None:
    state = position(
        2,
        cultures=("norse", "greek"),
        hands={0: ["njord", "perm_gather"]},
        buildings={1: {"house": 3}},
        tiles={1: ["hills_gold_2", "fertile_food_2"]},
        workers={1: {5: "villager", 1: "villager"}},
    )
    play(state, "invoke njord")
    assert state.to_act == (1,)
    assert texts(state) == ["figure 1", "figure 5", "holding"]
    nobody = refusal(state, "figure 2")
    assert nobody is not None
    assert nobody.key == "refusal-no-villager-there"
    play(state, "figure 5")
    assert state.figures[16:32].count(1) == 1
    assert idle_villagers(state, 1) == 1


@pytest.mark.rule("AOM-VILL-03")
def test_a_villager_goes_without_a_question_where_there_is_no_choice() -> None:
    state = position(
        2,
        cultures=("norse", "greek"),
        hands={0: ["njord", "perm_gather"]},
        buildings={1: {"house": 1}},
        tiles={1: ["hills_gold_2"]},
        workers={1: {5: "villager"}},
    )
    play(state, "invoke njord")
    assert state.figures == [0] * 32
    assert state.to_act == (0,)


@pytest.mark.rule("AOM-VILL-03", "AOM-TILE-02")
def test_villagers_on_tiles_that_are_alike_are_no_choice() -> None:
    state = position(
        2,
        cultures=("norse", "greek"),
        hands={0: ["njord", "perm_gather"]},
        buildings={1: {"house": 2}},
        tiles={1: ["hills_gold_2", "hills_gold_2"]},
        workers={1: {5: "villager", 9: "villager"}},
    )
    play(state, "invoke njord")
    assert state.figures[16:].count(1) == 1
    assert state.to_act == (0,)


@pytest.mark.rule("AOM-VILL-03")
def test_the_loss_of_a_villager_at_home_is_told() -> None:
    state = position(
        2, cultures=("norse", "greek"), hands={0: ["njord", "perm_gather"]}, buildings={1: {"house": 2}}
    )
    told = state.listen()
    play(state, "invoke njord")
    assert [event.kind for event in told][-2:] == ["destroyed", "villager-lost-idle"]
    assert idle_villagers(state, 1) == 1


@pytest.mark.rule("AOM-VILL-05")
def test_a_villager_on_a_tile_that_is_removed_goes_home() -> None:
    state = position(
        2,
        hands={0: ["hathor", "perm_gather"]},
        buildings={1: {"house": 1}},
        tiles={1: ["fertile_food_2"]},
        workers={1: {1: "villager"}},
    )
    play(state, "invoke hathor")
    assert tiles(state, 1) == []
    assert idle_villagers(state, 1) == 1
