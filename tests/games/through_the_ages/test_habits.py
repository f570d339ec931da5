"""What a civilisation does, counted: scripted turns whose counts are known, and people's table."""

from typing import Any

import pytest

from ludage.core.habits import Observations
from ludage.core.stream import seeded
from ludage.games.through_the_ages.state import Position
from ludage.testing.through_the_ages import GAME, position
from ludage.texts import LANGUAGES, Texts
from tests.conformance.playing import random_decision

ROW = ("pyramids", "moses", "iron", "drama", "rich_land_a", "knights", "monarchy", "masonry", "stockpile_a")
RICH: dict[str, Any] = {"resources": 8, "food": 8, "science": 30, "extra_ca": 12, "extra_ma": 4, "unused": 2}
STRONG: dict[str, Any] = {"workers": {"warriors": 6}}
WAR = ("war_over_territory_ii", 1)


def watched(state: Position, *texts: str) -> dict[str, list[float]]:
    """What was counted while these actions were played; lines that stayed at nothing are left out."""
    watch = GAME.watch()
    heard = state.listen()
    watch.begin(state)
    for text in texts:
        seat, action = state.to_act[0], GAME.actions.parse(text)
        state.apply(seat, action)
        watch.hear(seat, action, list(heard))
        heard.clear()
    watch.end(state)
    return {line: found for line, found in watch.observed.items() if any(found)}


def counted(state: Position, *texts: str) -> dict[str, list[float]]:
    """The same without what is there in any position."""
    always = ("rounds", "turns", "science-left", "culture", "lead")
    return {line: found for line, found in watched(state, *texts).items() if line not in always}


def test_cards_are_counted_by_the_price_of_their_space_their_age_and_their_type() -> None:
    found = counted(
        position({**RICH, "wonders": ["colossus"]}, row=ROW),
        *("take 1", "take 3", "take 6", "take 7", "take 8"),
    )
    assert found == {
        "cards": [5, 0],
        "cards-for-1": [2, 0],
        "cards-for-2": [3, 0],
        "cards-age-i": [5, 0],
        "take-farms-mines": [1, 0],
        "take-units": [1, 0],
        "take-blue": [1, 0],
        "take-governments": [1, 0],
        "take-mine": [1, 0],
        "take-cavalry": [1, 0],
    }  # the surcharge for a second wonder changes nothing


def test_the_dearest_spaces_have_a_share_of_their_own() -> None:
    row = [None] * 9 + ["drama", None, None, "stockpile_a"]
    found = counted(position(RICH, row=row), "take 10", "take 13")
    assert (found["cards-for-3"], found["share-for-3"]) == ([2, 0], [1, 1])
    assert (found["take-urban"], found["take-theater"], found["take-action-cards"]) == ([1, 0],) * 3


def test_a_wonder_its_stages_and_those_that_are_never_finished() -> None:
    found = counted(position(RICH, row=["colossus", "pyramids"]), "take 1", "stage 1", "stage 1", "take 2")
    assert (found["stages"], found["wonders"], found["wonders-finished"]) == ([2, 0], [1, 0], [1, 0])


def test_what_is_built_upgraded_developed_and_torn_down() -> None:
    state = position({**RICH, "techs": ["irrigation", "swordsmen"], "hand": ["monarchy", "drama"]})
    found = counted(
        state,
        *("population", "build bronze", "build warriors", "upgrade agriculture irrigation"),
        *("upgrade warriors swordsmen", "destroy bronze", "disband swordsmen", "develop monarchy"),
        "develop drama",
    )
    assert found == {
        "governments": [1, 0],
        "first-government": [5],
        "population": [1],
        "buildings": [1],
        "units": [1],
        "upgrades-production": [1],
        "upgrades-units": [1],
        "developed": [2],
        "destroyed": [1],
        "disbanded": [1],
    }


def test_a_revolution_changes_the_government_and_only_the_first_round_is_kept() -> None:
    state = position({"science": 20, "hand": ["monarchy"], "government": "theocracy"}, {})
    found = counted(state, "revolution monarchy")
    assert (found["governments"], found["first-government"], found["developed"]) == ([1, 0], [5], [1])


def test_action_cards_count_for_themselves_unless_they_order_something() -> None:
    state = position(
        {**RICH, "food": 0, "resources": 4, "hand": ["stockpile_a", "reserves_i", "rich_land_a"]}
    )
    found = counted(state, "play stockpile_a", "play reserves_i", "gain food", "play rich_land_a")
    assert found == {"action-cards": [2]}


def test_a_turn_without_a_political_action_has_passed_it_whether_or_not_anybody_asked() -> None:
    politician = {"military": ["rats"]}
    passed = position(politician, {}, phase="politics", current=("development_of_crafts",))
    assert counted(passed, "pass", "end") == {"politics-passed": [1]}
    prepared = position(politician, {}, phase="politics", current=("development_of_crafts",))
    assert counted(prepared, "prepare rats", "end") == {"events-prepared": [1]}
    unasked = position({}, {}, phase="actions")
    assert counted(unasked, "end")["politics-passed"] == [1]
    first = position({}, {}, phase="actions", round=1)
    assert "politics-passed" not in counted(first, "end")


def test_cards_above_the_limit_are_told_from_those_that_defend() -> None:
    hand = ["legion", "rats", "raiders", "crusades"]
    state = position({"military": hand}, {}, phase="politics")
    found = counted(state, "pass", "end", "discard legion", "discard rats")
    assert found["discards"] == [2]
    strong = {"workers": {"warriors": 2}, "military": ["plunder_i"]}
    attack = position(strong, {"military": ["legion", "rats"]}, phase="politics")
    found = counted(attack, "aggression plunder_i 1", "discard legion")
    assert (found["aggressions"], found["games-with-aggression"]) == ([1], [1])
    assert "discards" not in found


@pytest.mark.parametrize(
    ("declarer", "victim", "won"), [(STRONG, {}, [1]), ({}, STRONG, [0]), (STRONG, STRONG, [0])]
)
def test_a_war_is_won_if_its_declarer_is_stronger(
    declarer: dict[str, Any], victim: dict[str, Any], won: list[float]
) -> None:
    watch = GAME.watch()
    state = position({**declarer, "war": WAR}, {**victim, "yellow": 12}, active=1)
    heard = state.listen()
    watch.begin(state)
    action = GAME.actions.parse("end")
    state.apply(1, action)
    watch.hear(1, action, heard)
    watch.end(state)
    assert watch.observed["wars-won"] == won
    assert watch.observed["wars"] == [0]  # it was declared before


def test_wars_are_counted_when_they_are_declared() -> None:
    state = position({**STRONG, "military": ["war_over_territory_ii"]}, {}, phase="politics")
    found = counted(state, "war war_over_territory_ii 1")
    assert (found["wars"], found["games-with-war"]) == ([1], [1])


def test_bids_and_the_colony_that_one_of_them_wins() -> None:
    state = position(
        {"workers": {"warriors": 3}, "military": ["rats"]},
        {"workers": {"warriors": 3}},
        phase="politics",
        current=("vast_territory_i",),
    )
    found = counted(state, "prepare rats", "bid 1", "bid 2", "pass")
    assert (found["bids"], found["colonies"], found["colonised"]) == ([1, 1], [0, 1], [1])


def test_turns_rounds_scores_and_what_is_left_come_from_the_end() -> None:
    state = position({"culture": 30, "science": 7}, {"culture": 12})
    found = watched(state, "end")
    assert (found["turns"], found["rounds"], found["lead"]) == ([2], [5], [18])
    assert sorted(found["culture"]) == [12, 30]
    assert found["science-left"][0] == 8  # one lab


def played(players: int, seed: int) -> tuple[Position, Observations]:
    """A random game to its end."""
    state, luck, watch = GAME.new(players, seed), seeded(seed), GAME.watch()
    heard = state.listen()
    watch.begin(state)
    while state.to_act:
        seat, action = random_decision(state, luck)
        state.apply(seat, action)
        watch.hear(seat, action, list(heard))
        heard.clear()
    watch.end(state)
    return state, watch.observed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lines_of_a_whole_game_are_those_of_the_table_and_agree(players: int) -> None:
    state, found = played(players, 11)
    habits = {habit.name: habit for habit in GAME.habits()}
    assert set(habits) == set(found)
    assert found["turns"][0] >= (state.round - 1) * players
    assert sum(found["cards"]) == sum(sum(found[f"cards-for-{cost}"]) for cost in (1, 2, 3))
    assert sum(found["cards"]) == sum(sum(found[f"cards-age-{age}"]) for age in ("a", "i", "ii", "iii", "iv"))
    assert [float(len(civ.wonders)) for civ in state.civs] == found["wonders"]
    assert sorted(found["culture"]) == sorted(float(civ.culture) for civ in state.civs)


def test_the_table_of_people_has_a_figure_and_a_source_for_every_line() -> None:
    habits = GAME.habits()
    assert len({habit.name for habit in habits}) == len(habits) > 50
    for habit in habits:
        assert habit.people.get(2) is not None
        assert "1,011" in habit.source
        if habit.is_share:
            assert all(0 < figure < 1 for figure in habit.people.values())
    known = {habit.name: habit for habit in habits}
    assert known["wonders"].people == {2: 2.74, 3: 2.45, 4: 2.48}
    assert known["wars"].per == "game"
    assert known["cards"].is_median


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(language, GAME.texts)
    names = [texts.say(f"habit-{habit.name}") for habit in GAME.habits()]
    assert len(set(names)) == len(names)
    assert texts.say("habits-source")
