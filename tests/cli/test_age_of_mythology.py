"""Age of Mythology at the terminal: boards, hands, choices with their prices, and battles with their dice."""

import re
from pathlib import Path
from typing import Any

import pytest

import ludage as library
from ludage.cli.boards import Room
from ludage.core import record
from ludage.core.state import State
from ludage.games.age_of_mythology.losses import current
from ludage.testing import play
from ludage.testing.age_of_mythology import clash, fight, position
from tests.cli.drawing import draw, line_of
from tests.cli.driving import first_choice_until, ludage

GAME = library.game("age-of-mythology")
MIDDLE: dict[str, Any] = {
    "round": 2,
    "ages": {0: "heroic"},
    "buildings": {0: {"house": 3, "wall": 1, "monument": 1}, 1: {"tower": 1}},
    "tiles": {0: ["desert_favor_2", "fertile_food_2", "hills_gold_2"], 2: ["mountain_gold_2"]},
    "workers": {0: {1: "villager"}, 2: {2: "dwarf"}},
    "units": {2: {"dwarf": 2, "huskarl": 1}},
    "hands": {0: ["isis", "perm_gather", "perm_recruit", "perm_build"]},
    "played": {1: ["hera"]},
    "victory": {"largest_army": 3, "most_buildings": 1},
}


def drawn(state: State, seat: int | None, language: str = "en", height: int = 40, whole: bool = False) -> str:
    """What is drawn of a position for a seat, with its choices."""
    return draw(state, seat, Room(100, height), language, whole)


# ---- boards --------------------------------------------------------------------------------------------------------


def test_bank_victory_cards_and_players_stand_above_the_board() -> None:
    text = drawn(position(3, **MIDDLE), 0)
    assert line_of(text, "Bank:") == "Bank: Food 13 Wood 13 Gold 13 Favor 13 Victory cubes 26"
    assert "The Largest Army 3  The Most Buildings 1 (Player 1)" in text
    assert line_of(text, "► Player 1") == "► Player 1 (you) Egyptians Heroic 4 4 4 4 0 6 5 3P 1R"
    assert line_of(text, "Player 2 Greeks") == "Player 2 Greeks Archaic 4 4 4 4 0 6 1 3P"
    assert line_of(text, "Played:") == "Played: Player 2 Hera (Build 3)"


def test_ones_own_fields_are_numbered_with_terrain_tile_and_worker() -> None:
    text = drawn(position(3, **MIDDLE), 0)
    assert line_of(text, "1 Desert") == "1 Desert 2 Favor● 2 Desert · 3 Swamp · 4 Swamp ·"
    assert "City 5/16: House ×3, Wall, Monument" in text
    assert "Army: Spearman ×2, Chariot Archer ×2, Elephant ×2 · 2 villagers at home" in text
    assert "Hand: Build 1, Gather, Recruit 2, Isis (Attack 7)" in text


def test_the_boards_of_the_others_take_two_lines_each_and_none_on_a_low_screen() -> None:
    state = position(3, **MIDDLE)
    text = drawn(state, 0)
    assert "Mountain 2Gold◆ +3" in text
    assert "Army: Huskarl, Dwarf ×2  City 0/16: –" in text
    assert "2Gold◆" not in drawn(state, 0, height=24)


@pytest.mark.parametrize("players", [2, 3, 4, 8])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_decision_of_an_ordinary_table_fits_on_a_hundred_columns_and_forty_lines(
    players: int, language: str
) -> None:
    lines = drawn(position(players), 0, language).splitlines()
    assert len(lines) <= 34
    assert max(len(line) for line in lines) <= 100


@pytest.mark.parametrize(("language", "deck"), [("en", "44 face down"), ("fr", "44 face cachée")])
def test_the_map_shows_every_board_and_all_that_can_be_counted(language: str, deck: str) -> None:
    text = drawn(position(3, **MIDDLE), None, language, whole=True)
    assert text.count("/16") == 3
    assert len(re.findall(r"^13 ", text, re.MULTILINE)) == 3
    assert deck in text


# ---- choices -------------------------------------------------------------------------------------------------------


def test_units_and_buildings_are_offered_with_their_prices_and_what_they_do() -> None:
    state = position(3, **MIDDLE)
    play(state, "play perm_recruit")
    assert "Recruit a Spearman" in drawn(state, 0)
    assert line_of(drawn(state, 0), "1 Recruit") == "1 Recruit a Spearman −1 Food −1 Wood"
    state = position(3, **MIDDLE)
    play(state, "play perm_build")
    assert "Build a House" in drawn(state, 0)
    assert "−2 Food −2 Wood · A villager." in drawn(state, 0)


def test_a_harvest_is_offered_with_all_it_would_bring() -> None:
    state = position(3, **MIDDLE)
    play(state, "play perm_gather")
    text = drawn(state, 0)
    # the tile gives two, its villager one, the Monument two
    assert re.search(r"Gather the Deserts +\+5 Favor", text)
    assert re.search(r"Gather the Hills +\+2 Gold \+2 Favor", text)
    assert re.search(r"Gather the Mountains +\+2 Favor", text)


def test_a_god_is_offered_with_its_favor_and_its_power() -> None:
    assert "−1 Favor · The first unit you lose" in drawn(position(3, **MIDDLE), 0)


def test_a_tile_is_offered_with_the_fields_it_could_lie_on() -> None:
    state = GAME.new(3, 3)
    seat = state.to_act[0]
    assert re.search(r"Take the tile 2 Food \(Fertile\) +\d open fields", drawn(state, seat))


# ---- battles -------------------------------------------------------------------------------------------------------


def test_a_battle_shows_both_sides_and_the_odds_of_each_card() -> None:
    text = drawn(clash(["scorpion_man", "mummy"], ["medusa", "hydra"]), 0)
    assert "Player 1 attacks Player 2’s Production Area." in text
    assert line_of(text, "Units") == "Units Mummy, Scorpion Man Hydra, Medusa"
    assert re.search(r"Fight with the Mummy +\d+ to \d+%", text)


@pytest.mark.parametrize(
    ("language", "units", "card", "choice"),
    [
        ("en", "Units Hydra ×2 (Hydra +2, +0) Mummy ×2", "Card Hydra (+2)", "Fight with the Hydra (+2)"),
        ("fr", "Unités Hydre ×2 (Hydre +2, +0) Momie ×2", "Carte Hydre (+2)", "Combattre avec l’hydre (+2)"),
    ],
)
def test_the_growth_of_each_hydra_is_drawn_and_its_card_named_by_it(
    language: str, units: str, card: str, choice: str
) -> None:
    state = clash(["hydra", "hydra"], ["mummy", "mummy"], cultures=("greek", "egyptian"))
    current(state).growth[0] = [2]
    text = drawn(state, 0, language)
    assert line_of(text, units.split()[0]) == units
    assert choice in text
    play(state, "fight hydra 2", seat=0)
    assert line_of(drawn(state, 0, language), card.split()[0]) == card
    assert "(+2)" not in drawn(state, 1, language)


@pytest.mark.parametrize(
    ("language", "dice"),
    [
        ("en", "Dice 10 = 6 Cyclops +4 Against Mortals 3 = 3 Spearman"),
        ("fr", "Dés 10 = 6 Cyclope +4 Contre les mortels 3 = 3 Lancier"),
    ],
)
def test_every_die_of_an_encounter_is_shown_with_its_reason(language: str, dice: str) -> None:
    state = clash(["cyclops"], ["spearman", "mummy"], cultures=("greek", "egyptian"))
    fight(state, "cyclops", "spearman")
    text = drawn(state, 0, language)
    assert line_of(text, dice.split()[0]) == dice
    assert re.search(r"(Odds|Chances) +88\s?% +12\s?%", text)


# ---- a whole game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "offer", "winner", "sheet"),
    [
        ("en", "File to save the record in", r"Player \d wins|share the victory", "Total"),
        ("fr", "Fichier où sauver la partie", r"Joueur \d l’emporte|se partagent la victoire", "Total"),
    ],
)
def test_a_whole_game_ends_with_the_score_sheet_and_an_offer_to_save(
    tmp_path: Path, language: str, offer: str, winner: str, sheet: str
) -> None:
    file = tmp_path / "game.ludage"
    table = ("play", GAME.id, "--terminal", "--players", "2", "--bot", "random", "--seed", "5")
    session = ludage(*table, lines=first_choice_until(offer, str(file)), language=language)
    assert (session.code, session.err) == (0, "")
    assert sheet in session.out
    assert re.search(winner, session.out)
    journal = record.read(file.read_text(encoding="utf-8"), library.game)
    assert journal.state.outcome is not None
