"""Preparing the game and its first round (TTA-SETUP, TTA-ROUND1)."""

from collections import Counter

import pytest

from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.consistency import all_cards
from ludage.games.through_the_ages.state import NO_CARD
from ludage.testing import texts
from ludage.testing.through_the_ages import (
    BOX,
    GAME,
    act,
    allowed,
    card,
    hand,
    position,
    stock,
    why,
    workers,
)

# ---- player areas -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-SETUP-01")
@pytest.mark.parametrize("players", [1, 5, 0, True])
def test_the_game_seats_two_to_four(players: int) -> None:
    with pytest.raises(ValueError, match="least 2, most 4"):
        GAME.new(players, 0)
    assert [len(GAME.new(count, 0).civs) for count in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("TTA-SETUP-02", "TTA-SETUP-03", "TTA-SETUP-05")
def test_everybody_starts_with_sixteen_blue_and_twenty_five_yellow_tokens() -> None:
    for civ in GAME.new(3, 1).civs:
        assert (civ.blue, civ.blue_total, sum(civ.tokens)) == (16, 16, 0)
        assert (civ.yellow, civ.unused, sum(civ.workers), civ.yellow_total) == (18, 1, 6, 25)


@pytest.mark.rule("TTA-SETUP-05")
def test_tokens_move_inside_an_area_and_only_some_effects_bring_them_from_the_box() -> None:
    """Paying, growing, building, producing and stages keep the totals; a colony and a technology add to them."""
    facts = {"food": 2, "resources": 5, "wonder": ("pyramids", 0), "hand": ["cartography"], "science": 9}
    state = position({**facts, "military": ["rats"]}, {})
    act(state, "population", "build bronze", "stage 1", "develop cartography", "end")
    civ = state.civs[0]
    assert (civ.yellow_total, civ.blue_total) == (25, 16)
    assert civ.yellow + civ.unused + sum(civ.workers) == 25
    assert civ.blue + civ.stages + sum(civ.tokens) == 16
    richer = position({"hand": ["justice_system"], "science": 20, "leader": "christopher_columbus"}, {})
    before = richer.civs[0].blue
    act(richer, "develop justice_system")
    assert richer.civs[0].blue_total == 16 + BOX.blue[card("justice_system")] == before + 3
    settler = {"leader": "christopher_columbus", "military": ["inhabited_territory_i"]}
    settled = act(position(settler, {}, phase="politics"), "settle inhabited_territory_i").civs[0]
    assert settled.yellow_total == 25 + BOX.yellow[card("inhabited_territory_i")] > 25


@pytest.mark.rule("TTA-SETUP-04", "TTA-SETUP-09", "TTA-SETUP-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_round_actions_go_by_the_order_of_play(players: int) -> None:
    state = GAME.new(players, 3)
    order = [(state.first + step) % players for step in range(players)]
    assert [state.civs[seat].ca for seat in order] == [1, 2, 3, 4][:players]
    for civ in state.civs:
        assert (civ.ma, civ.ca_total, civ.ma_total) == (0, 4, 2)
        assert BOX.urban_limit[civ.government] == 2


@pytest.mark.rule("TTA-SETUP-06")
def test_the_starting_technologies_are_in_play_with_their_workers() -> None:
    state = GAME.new(2, 0)
    names = ["warriors", "agriculture", "bronze", "philosophy", "religion"]
    assert [workers(state, name) for name in names] == [1, 2, 2, 1, 0]
    assert BOX.ids[state.civs[0].government] == "despotism"


@pytest.mark.rule("TTA-SETUP-07", "TTA-SETUP-08")
def test_starting_cards_give_and_cost_what_they_print() -> None:
    outputs = {
        "agriculture": (1, 0, 0, 0, 0, 0),
        "bronze": (0, 1, 0, 0, 0, 0),
        "philosophy": (0, 0, 1, 0, 0, 0),
        "religion": (0, 0, 0, 1, 1, 0),
        "warriors": (0, 0, 0, 0, 0, 1),
    }
    for name, output in outputs.items():
        at = card(name)
        found = (BOX.food, BOX.resources, BOX.science, BOX.culture, BOX.happy, BOX.strength)
        assert tuple(figures[at] for figures in found) == output
    assert [BOX.cost[card(name)] for name in outputs] == [2, 2, 3, 3, 2]
    state = act(position({"resources": 3}), "build religion")
    assert (state.civs[0].culture_rate, state.civs[0].happiness) == (1, 1)


@pytest.mark.rule("TTA-SETUP-10")
def test_the_level_of_a_card_is_its_age_as_a_number() -> None:
    assert [BOX.age[card(name)] for name in ("philosophy", "alchemy", "scientific_method", "computers")] == [
        0,
        1,
        2,
        3,
    ]


@pytest.mark.rule("TTA-SETUP-11")
def test_initial_ratings_and_points() -> None:
    for civ in GAME.new(4, 2).civs:
        assert (civ.science_rate, civ.science, civ.culture_rate, civ.culture) == (1, 0, 0, 0)
        assert (civ.strength, civ.happiness, civ.tactic) == (1, 0, NO_CARD)


# ---- decks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-SETUP-12", "TTA-SETUP-22")
@pytest.mark.parametrize(
    ("players", "civil", "military"), [(2, 44, (43, 46, 41)), (3, 50, (45, 50, 45)), (4, 53, (45, 50, 45))]
)
def test_deck_sizes(players: int, civil: int, military: tuple[int, ...]) -> None:
    assert len(BOX.civil_deck(0, players)) == 20
    assert [len(BOX.civil_deck(age, players)) for age in (1, 2, 3)] == [civil] * 3
    assert len(BOX.military_deck(0, players)) == 10
    assert tuple(len(BOX.military_deck(age, players)) for age in (1, 2, 3)) == military


@pytest.mark.rule("TTA-SETUP-13")
def test_a_first_game_never_sees_age_three() -> None:
    state = position(variant="first-game", age=2)
    assert all(BOX.age[one] < 3 for one in all_cards(state))


@pytest.mark.rule("TTA-SETUP-14")
def test_a_first_game_has_no_attacks_and_no_pacts() -> None:
    state = position(variant="first-game", age=2, players=4)
    kinds = {BOX.kind[one] for one in all_cards(state) if one >= BOX.civil}
    assert kinds == {Kind.EVENT, Kind.TERRITORY, Kind.TACTIC, Kind.BONUS}


@pytest.mark.rule("TTA-SETUP-15", "TTA-SETUP-16")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_fewer_players_leave_out_marked_civil_cards(age: int) -> None:
    two, three, four = (Counter(BOX.civil_deck(age, players)) for players in (2, 3, 4))
    assert (four - three).total() == 3
    assert (four - two).total() == 9
    assert not three - four
    assert not two - three


@pytest.mark.rule("TTA-SETUP-17")
def test_two_players_have_no_pacts() -> None:
    assert not [one for age in (1, 2, 3) for one in BOX.military_deck(age, 2) if BOX.kind[one] == Kind.PACT]
    assert (
        len([one for age in (1, 2, 3) for one in BOX.military_deck(age, 3) if BOX.kind[one] == Kind.PACT])
        == 10
    )


@pytest.mark.rule("TTA-SETUP-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_thirteen_age_a_cards_lie_in_the_row(players: int) -> None:
    state = GAME.new(players, 0)
    assert [BOX.age[one] for one in state.row] == [0] * 13
    assert len(state.civil_deck) == 7
    assert state.military_deck == []


@pytest.mark.rule("TTA-SETUP-19")
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 5), (4, 6)])
def test_current_events_are_players_and_two(players: int, count: int) -> None:
    state = GAME.new(players, 0)
    assert [BOX.age[one] for one in state.current_events] == [0] * count
    assert (state.future_events, state.past_events) == ([], [])
    assert len(state.buried) == 10 - count


@pytest.mark.rule("TTA-SETUP-20")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    assert {GAME.new(3, seed).first for seed in range(20)} == {0, 1, 2}
    state = GAME.new(3, 1)
    begun = []
    while state.round == 1:
        begun.append(state.active)
        act(state, "end")
    assert begun == [(state.first + step) % 3 for step in range(3)]


# ---- the first round ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-ROUND1-01")
def test_the_first_round_neither_replenishes_nor_has_politics() -> None:
    state = position(
        players=2, round=1, age=0, row=["moses"], phase="replenish", civil_deck=["homer"], current=()
    )
    assert BOX.ids[state.row[0]] == "moses"
    assert "end" in texts(state)
    assert state.round == 1


@pytest.mark.rule("TTA-ROUND1-02")
def test_in_the_first_round_cards_are_taken_and_nothing_else() -> None:
    state = position(
        {"ca": 4, "resources": 9, "ma": 0}, round=1, age=0, row=["moses", "pyramids"], current=()
    )
    act(state, "take 1", "take 2")
    assert why(state, "leader moses").rule == "TTA-ROUND1-02"
    assert why(state, "stage 1").rule == "TTA-ROUND1-02"
    assert texts(state) == ["end"]


@pytest.mark.rule("TTA-ROUND1-03", "TTA-ROUND1-04")
def test_the_end_of_a_first_turn() -> None:
    state = position({"ca": 1, "ma": 0}, round=1, age=0, row=["moses"], current=())
    act(state, "end")
    civ = state.civs[0]
    assert (civ.science, civ.culture, stock(state), civ.blue) == (1, 0, (2, 2), 12)
    assert (civ.ca, civ.ma, civ.military) == (4, 2, ())


@pytest.mark.rule("TTA-ROUND1-05")
def test_the_first_player_takes_one_card_of_the_first_five_spaces() -> None:
    row = ["homer", "moses", "aristotle", "colossus", "stockpile_a", "hammurabi"]
    state = position({"ca": 1}, round=1, age=0, row=row, current=())
    assert texts(state) == ["take 1", "take 2", "take 3", "take 4", "take 5", "end"]
    act(state, "take 2")
    assert (hand(state), state.civs[0].ca) == (["moses"], 0)


@pytest.mark.rule("TTA-ROUND1-06")
def test_the_second_player_takes_two_cheap_cards_or_a_dearer_one() -> None:
    row = ["colossus", "engineering_genius_a", "moses", "homer", "aristotle", "hammurabi"]
    state = position({"ca": 2}, round=1, age=0, row=row, current=())
    assert allowed(state, "take 6")
    act(state, "take 1", "take 2")
    assert BOX.ids[state.civs[0].wonder] == "colossus"
    assert hand(state) == ["engineering_genius_a"]
    assert texts(state) == ["end"]


@pytest.mark.rule("TTA-ROUND1-07")
def test_the_third_player_cannot_take_two_leaders_of_age_a() -> None:
    row = ["homer", "aristotle", "library_of_alexandria", "moses", "stockpile_a", "hammurabi"]
    state = position({"ca": 3}, round=1, age=0, row=row, current=())
    act(state, "take 6")
    assert why(state, "take 1").key == "refusal-leader-of-this-age"
    assert why(state, "take 2").rule == "TTA-TAKE-03"
    other = position({"ca": 3}, round=1, age=0, row=row, current=())
    act(other, "take 2", "take 3")
    assert (hand(other), BOX.ids[other.civs[0].wonder]) == (["aristotle"], "library_of_alexandria")
