"""Components, set-up, bank, and the draft of production tiles (chapters I, V and VI)."""

from collections import Counter

import pytest

from ludage.core.stream import seeded
from ludage.games.age_of_mythology.cards import SLOTS
from ludage.games.age_of_mythology.effects import CULTURES, KIND_IDS, RESOURCES, TERRAINS
from ludage.games.age_of_mythology.setup import drafter, seatings, starting_player
from ludage.games.age_of_mythology.state import Phase, Position
from ludage.testing import play, refusal, texts
from ludage.testing.age_of_mythology import GAME, army, cubes, position, tiles

BOX = GAME.box


def new(players: int, seed: int = 1, **options: str) -> Position:
    return GAME.new(players, seed, **options)


# ---- what is in the box -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-COMP-01", "AOM-SETUP-01")
def test_one_box_funds_the_bank_of_four_players_and_no_more() -> None:
    assert BOX.one_box == 4
    assert BOX.bank_cubes[4] == 30
    assert BOX.bank_cubes[5] > 30
    assert [BOX.sets(players) for players in range(2, 9)] == [1, 1, 1, 2, 2, 2, 2]


@pytest.mark.rule("AOM-COMP-02")
def test_a_board_has_sixteen_production_squares_and_sixteen_city_squares() -> None:
    assert [len(grid) for grid in BOX.grids] == [16, 16, 16]
    assert BOX.city_squares == 16


@pytest.mark.rule("AOM-COMP-03")
def test_there_are_four_resources_and_victory_point_cubes() -> None:
    assert RESOURCES == ["food", "wood", "gold", "favor"]
    view = new(2).view(None)
    assert list(view["bank"]) == RESOURCES  # type: ignore[call-overload]
    assert view["victory_cubes"] == 30


@pytest.mark.rule("AOM-COMP-04")
def test_the_four_victory_cards_start_empty() -> None:
    view = new(3).view(None)
    assert view["victory_cards"] == {
        "largest_army": 0,
        "most_buildings": 0,
        "won_last_battle": 0,
        "the_wonder": 0,
    }


@pytest.mark.rule("AOM-COMP-05")
def test_every_culture_has_its_battle_cards() -> None:
    assert [len(units) for units in BOX.units_of] == [12, 12, 11]


@pytest.mark.rule("AOM-COMP-07", "AOM-SETUP-07")
@pytest.mark.parametrize("culture", range(3))
def test_the_permanent_cards_are_the_same_in_every_culture(culture: int) -> None:
    cards = {KIND_IDS[BOX.kinds[card]]: card for card in BOX.permanent_cards[culture]}
    values = {kind: BOX.values[cards[kind]] for kind in ("attack", "build", "explore", "recruit", "trade")}
    assert values == {"attack": 4, "build": 1, "explore": 1, "recruit": 2, "trade": 2}
    assert BOX.age_costs[cards["next_age"]] == [4, 5, 6]
    assert len(cards) == len(BOX.permanent_cards[culture]) == 7
    assert all(BOX.god_of[card] == -1 for card in cards.values())


@pytest.mark.rule("AOM-COMP-08")
@pytest.mark.parametrize(("culture", "gods"), [(0, 12), (1, 11), (2, 12)])
def test_a_random_deck_has_forty_five_cards(culture: int, gods: int) -> None:
    deck = BOX.random_deck(culture)
    shape = Counter(KIND_IDS[BOX.kinds[card]] for card in deck)
    assert shape == {
        "attack": 8,
        "build": 7,
        "explore": 5,
        "gather": 8,
        "next_age": 4,
        "recruit": 7,
        "trade": 6,
    }
    assert sum(BOX.god_of[card] >= 0 for card in deck) == gods


@pytest.mark.rule("AOM-TILE-04")
def test_the_pool_has_ninety_tiles() -> None:
    by_terrain = Counter[str]()
    for tile, count in enumerate(BOX.tile_count):
        by_terrain[TERRAINS[BOX.tile_terrain[tile]]] += count
    assert by_terrain == {"fertile": 21, "forest": 15, "hills": 16, "mountain": 12, "desert": 14, "swamp": 12}
    assert sum(by_terrain.values()) == 90


@pytest.mark.rule("AOM-TILE-05")
def test_the_terrains_of_the_boards() -> None:
    boards = [Counter(TERRAINS[terrain] for terrain in grid) for grid in BOX.grids]
    assert boards == [
        {"desert": 6, "fertile": 5, "swamp": 2, "hills": 2, "forest": 1},
        {"hills": 8, "fertile": 3, "forest": 2, "mountain": 1, "desert": 1, "swamp": 1},
        {"mountain": 4, "forest": 4, "fertile": 3, "hills": 3, "desert": 1, "swamp": 1},
    ]


# ---- cultures and the starting player -----------------------------------------------------------------------------


@pytest.mark.rule("AOM-SETUP-02")
def test_up_to_three_players_draw_different_cultures() -> None:
    for players in (2, 3):
        drawn = {tuple(new(players, seed).cultures) for seed in range(60)}
        assert len(drawn) == 6
        assert all(len(set(cultures)) == players for cultures in drawn)


@pytest.mark.rule("AOM-SETUP-03")
def test_with_six_players_every_culture_is_there_twice() -> None:
    for seed in range(20):
        assert sorted(new(6, seed).cultures) == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("AOM-SETUP-04")
@pytest.mark.parametrize("players", range(4, 9))
def test_players_of_one_culture_never_sit_side_by_side(players: int) -> None:
    for seats in seatings(players):
        assert all(seats[seat] != seats[seat - 1] for seat in range(players))
    assert {new(players, seed).cultures[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("AOM-SETUP-05")
def test_four_players_may_begin_with_two_cultures() -> None:
    for seed in range(20):
        one, two, three, four = new(4, seed, cultures="two").cultures
        assert (one, two) == (three, four)
        assert one != two
    with pytest.raises(ValueError, match="fits 4, players 5"):
        new(5, cultures="two")


@pytest.mark.rule("AOM-SETUP-03", "AOM-SETUP-04")
def test_players_may_choose_their_cultures() -> None:
    state = new(4, cultures="chosen")
    assert state.to_act == (0,)
    assert texts(state) == ["culture egyptian", "culture greek", "culture norse"]
    play(state, "culture greek")
    taken = refusal(state, "culture greek")
    assert taken is not None
    assert taken.key == "refusal-culture-neighbour"
    play(state, "culture norse")  # which leaves one culture each to the third and the fourth
    assert [CULTURES[culture] for culture in state.cultures] == ["greek", "norse", "egyptian", "norse"]
    assert len(state.shown) == 24


@pytest.mark.rule("AOM-SETUP-06")
def test_the_highest_two_dice_begin_and_the_tied_roll_again() -> None:
    stream = seeded(0)
    stream.rolls = (4, 5, 3, 6, 2, 3, 1, 1, 6, 2)
    assert starting_player(3, stream) == 1
    assert len(stream.rolls) == 0


@pytest.mark.rule("AOM-SETUP-06")
def test_anybody_may_begin() -> None:
    assert {new(5, seed).first for seed in range(60)} == {0, 1, 2, 3, 4}


# ---- bank, units, decks -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-BANK-01", "AOM-BANK-02", "AOM-BANK-03")
@pytest.mark.parametrize(("players", "left"), [(2, 12), (3, 13), (4, 14), (5, 20), (6, 26), (7, 27), (8, 28)])
def test_the_bank_after_everybody_has_taken_four_of_each(players: int, left: int) -> None:
    state = new(players)
    assert state.bank == [left] * 4
    assert state.red == 30
    assert [cubes(state, seat) for seat in range(players)] == [[4, 4, 4, 4]] * players


@pytest.mark.rule("AOM-SETUP-11", "AOM-SETUP-12")
def test_everybody_begins_with_two_of_each_mortal() -> None:
    state = position(3)
    assert army(state, 0) == {"spearman": 2, "chariot_archer": 2, "elephant": 2}
    assert army(state, 1) == {"toxotes": 2, "hoplite": 2, "hippokon": 2}
    assert army(state, 2) == {"jarl": 2, "huskarl": 2, "throwing_axeman": 2}
    assert [sum(new(4).army[seat * SLOTS : (seat + 1) * SLOTS]) for seat in range(4)] == [6, 6, 6, 6]


@pytest.mark.rule("AOM-VILL-06")
def test_nobody_begins_with_villagers_or_buildings() -> None:
    state = new(3)
    assert not any(state.buildings)
    assert not any(state.figures)


@pytest.mark.rule("AOM-SETUP-08")
def test_players_of_one_culture_share_a_random_deck() -> None:
    state = position(4, phase="draw", hands={seat: [] for seat in range(4)})
    before = len(state.decks[1])
    play(state, "random 2", seat=1)
    play(state, "random 3", seat=3)
    play(state, "random 0", seat=0)
    play(state, "random 0", seat=2)
    assert len(state.decks[1]) == before - 5
    assert len(state.hands[1]) == 2
    assert len(state.hands[3]) == 3


@pytest.mark.rule("AOM-SETUP-09", "AOM-SETUP-13")
def test_both_shades_of_figures_up_to_three_players_and_one_from_four_on() -> None:
    hoplite, priest = BOX.unit_ids.index("hoplite"), BOX.unit_ids.index("priest")
    villager, hydra = BOX.unit_ids.index("villager_greek"), BOX.unit_ids.index("hydra")
    assert [BOX.figures(unit, 3) for unit in (hoplite, hydra, priest, villager)] == [8, 8, 2, 20]
    assert [BOX.figures(unit, 4) for unit in (hoplite, hydra, priest, villager)] == [4, 4, 1, 10]


@pytest.mark.rule("AOM-SETUP-10", "AOM-SETUP-13")
@pytest.mark.parametrize(("players", "most"), [(3, 8), (4, 4)])
def test_no_more_units_than_figures(players: int, most: int) -> None:
    state = position(
        players, seat=1, first=1, units={1: {"hoplite": most}}, hands={1: ["perm_recruit", "perm_gather"]}
    )
    play(state, "play perm_recruit")
    none_left = refusal(state, "recruit hoplite")
    assert none_left is not None
    assert none_left.key == "refusal-no-figure-left"


@pytest.mark.rule("AOM-SETUP-10")
def test_with_two_players_there_are_two_priests_and_no_third() -> None:
    state = position(
        2,
        ages={0: "classical"},
        units={0: {"priest": 1}},
        cubes={0: {"food": 5, "gold": 10}},
        hands={0: ["perm_recruit", "perm_gather"]},
    )
    play(state, "play perm_recruit", "recruit priest")
    assert refusal(state, "recruit priest") is not None


# ---- the draft ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-DRAFT-01")
@pytest.mark.parametrize("players", range(2, 9))
def test_six_tiles_a_player_are_turned_up(players: int) -> None:
    state = new(players)
    assert len(state.shown) == 6 * players
    assert sum(state.pool) == 90 * BOX.sets(players) - 6 * players


@pytest.mark.rule("AOM-DRAFT-02")
def test_the_draft_goes_round_the_table_and_back_three_times() -> None:
    state = new(3)
    state.first = 1
    assert [drafter(state, step) for step in range(18)] == [1, 2, 0, 0, 2, 1] * 3


@pytest.mark.rule("AOM-DRAFT-03", "AOM-TILE-01")
def test_a_tile_goes_to_the_board_at_once_and_the_rest_back_to_the_pool() -> None:
    state = new(2, seed=3)
    taken: dict[int, list[str]] = {0: [], 1: []}
    chances = 0
    while state.phase == Phase.SETUP:
        seat = state.to_act[0]
        choice = texts(state)[0] if chances != 2 else "pass"
        play(state, choice)
        if choice != "pass":
            taken[seat].append(choice.removeprefix("tile "))
        chances += 1
    assert chances <= 12
    assert sum(len(names) for names in taken.values()) == chances - 1
    for seat in (0, 1):
        assert tiles(state, seat) == sorted(taken[seat])
    assert state.shown == []
    assert sum(state.pool) == 90 - chances + 1


@pytest.mark.rule("AOM-TILE-01", "AOM-TILE-02", "AOM-TILE-05")
def test_a_tile_needs_an_open_square_of_its_terrain() -> None:
    state = position(3, hands={0: ["perm_explore", "perm_gather"]}, tiles={0: ["forest_wood_2"]})
    drawn = ["mountain_gold_2", "forest_wood_2", "swamp_wood_1", "desert_gold_1"]
    state.stream.draws = tuple(GAME.number_of(name) for name in drawn)
    play(state, "play perm_explore")
    assert texts(state) == ["tile desert_gold_1", "tile swamp_wood_1", "pass"]
    for tile in ("mountain_gold_2", "forest_wood_2"):
        no_square = refusal(state, f"tile {tile}")
        assert no_square is not None
        assert no_square.key == "refusal-tile-no-square"
    hidden = refusal(state, "tile fertile_food_2")
    assert hidden is not None
    assert hidden.key == "refusal-tile-not-shown"


@pytest.mark.rule("AOM-TILE-03")
def test_nobody_moves_or_removes_an_own_tile() -> None:
    state = position(3, tiles={0: ["fertile_food_2"]}, hands={0: ["perm_gather", "perm_explore"]})
    assert not [text for text in texts(state) if text.startswith("land")]
    stays = refusal(state, "land 0 7")
    assert stays is not None
    assert stays.rule == "AOM-TILE-03"
