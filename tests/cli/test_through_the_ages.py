"""Through the Ages at the terminal: the card row, the civilisations, choices with their prices, and no secrets."""

import re
from pathlib import Path
from typing import Any

import pytest

import ludage as library
from ludage.cli import answers
from ludage.cli.boards import Room, board_of
from ludage.cli.menu import Menu
from ludage.cli.words import words_for
from ludage.core import record
from ludage.core.journal import Journal
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.games.through_the_ages.state import Position
from ludage.testing.through_the_ages import act, position
from tests.cli.drawing import draw, line_of, printed
from tests.cli.driving import first_choice_until, flat, ludage
from tests.conformance.playing import random_game

GAME = library.game("through-the-ages")
BOARD = board_of(GAME.id)
FIRST: dict[str, Any] = {
    "leader": "homer",
    "government": "monarchy",
    "wonders": ["pyramids"],
    "wonder": ("taj_mahal", 1),
    "workers": {"iron": 1},
    "tokens": {"iron": 2},
    "food": 3,
    "hand": ["joan_of_arc", "printing_press"],
    "military": ["military_bonus_i", "raiders"],
    "tactic": "phalanx",
    "exclusive": True,
    "culture": 12,
    "science": 7,
}
SECOND: dict[str, Any] = {
    "military": ["plunder_i", "rats"],
    "hand": ["alchemy"],
    "culture": 5,
    "yellow": 5,
    "unused": 13,
}
FACTS: dict[str, Any] = {
    "row": ["aristotle", None, "iron", "michelangelo", "drama", "great_wall", "stockpile_a", "knights"],
    "past": ["development_of_warfare", "development_of_religion", "border_conflict", "crusades"],
    "future": {0: ["pestilence"], 1: ["immigration"]},
    "tactics": ["legion"],
}


def middle() -> Position:
    """A position of the second age."""
    return position(FIRST, SECOND, **FACTS)


def drawn(state: State, seat: int | None, language: str = "en", height: int = 44, whole: bool = False) -> str:
    """What is drawn of a position for a seat, with its choices."""
    return draw(state, seat, Room(110, height), language, whole)


# ---- the board -----------------------------------------------------------------------------------------------------


def test_the_card_row_stands_in_columns_by_cost_with_the_viewers_own_price() -> None:
    text = drawn(middle(), 0)
    assert re.match(
        r"1 action +2 actions *\n 1 Aristotle leader +6 Great Wall \[3\] wonder *\n 3 Iron mine", text
    )
    assert "Great Wall wonder" in drawn(middle(), 1)


def test_decks_events_and_tactics_stand_below_it() -> None:
    text = drawn(middle(), 0)
    assert line_of(text, "Decks:") == "Decks: 33 civil, 33 military Current events: 3×A Future events: 2×I"
    assert (
        "Past events: … Development of Religion, Border Conflict, Crusades   Common tactics: Legion" in text
    )
    assert "Past events: Development of Warfare, Development" in drawn(middle(), 0, whole=True)


def test_every_player_has_a_line_of_figures() -> None:
    text = drawn(middle(), 0)
    assert line_of(text, "► Player 1") == "► Player 1 (you) 12 +0 7 +1 1 1 6/6 3/3 3 4 8 2 2×I"
    assert line_of(text, "Player 2 5") == "Player 2 5 +0 0 +1 1 0 −5 4/4 2/2 0 0 19 1 2×I"
    assert "Player 2   Government: Despotism" in text
    assert "Player 2   Government: Despotism" not in drawn(middle(), 0, height=24)


def test_ones_own_civilisation_shows_workers_tokens_and_both_banks() -> None:
    text = drawn(middle(), 0)
    assert (
        "Government: Monarchy   Leader: Homer   Wonders: Taj Mahal ■4/2, Pyramids   Tactic: Phalanx ★" in text
    )
    assert "Farm: Agriculture ●● [■■■ 3]   Mine: Bronze ●●, Iron ● [■■ 4]   Lab: Philosophy ●" in text
    assert "Yellow bank: 18   Next worker: 2 food   Eaten: 0   Unused workers: 1   Blue bank: 10" in text
    assert "Discontent: 5" in drawn(middle(), 1)
    assert line_of(text, "Hand") == "Hand 2/6: Printing Press, Joan of Arc"
    assert line_of(text, "Military cards") == "Military cards 2/3: Military Bonus (I), Raiders"
    assert line_of(text, "Your future") == "Your future events: Pestilence"


def test_pacts_wars_and_colonies_are_shown_with_whom() -> None:
    state = position(
        {"pact": ("trade_routes_agreement", 1, 0), "colonies": ["vast_territory_i"]},
        {"war": ("war_over_territory_ii", 0)},
        {},
    )
    text = drawn(state, 0)
    assert "Colonies: Vast Territory (I)   Pact: Trade Routes Agreement (A), Player 2" in text
    assert "War: War over Territory" in text
    assert "→ Player 1" in text


def test_who_has_resigned_has_no_figures() -> None:
    state = act(position({}, {}, {}, phase="politics"), "resign")
    assert line_of(drawn(state, 1), "Player 1") == "Player 1 Resigned"
    assert drawn(state, 0)
    assert drawn(state, None, whole=True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_decision_of_a_full_table_fits_on_the_screen(language: str) -> None:
    state = GAME.new(4, 3)
    lines = drawn(state, state.to_act[0], language).splitlines()
    assert len(lines) <= 40
    assert max(len(line) for line in lines) <= 110


# ---- choices -------------------------------------------------------------------------------------------------------


def test_many_choices_are_grouped_by_where_one_would_look_for_them() -> None:
    state = middle()
    menu = Menu(state, 0, BOARD, words_for("en", GAME))
    titles = [entry.title for entry in menu.entries]
    assert titles[:3] == [
        "Take a card from the row",
        "Play a card from your hand",
        "Build with an unused worker",
    ]
    assert sorted(action for entry in menu.entries for action in entry.actions) == sorted(state.legal(0))
    menu.narrow(menu.entries[0].actions, "")
    assert ("Take the card in space 5", "Drama, theater · −1 CA") in [
        (one.title, one.remark) for one in menu.entries
    ]


def test_ending_the_turn_says_all_it_will_bring() -> None:
    assert "+1 Science  −2 Corruption  +2 Food  +4 Resources  +3 Cards" in drawn(middle(), 0)
    assert "+1 Science −2 Corruption +2 Nourriture +4 Ressources +3 Cartes" in flat(drawn(middle(), 0, "fr"))


def test_a_card_is_offered_with_what_it_brings_or_with_its_text() -> None:
    state = position({"military": ["rats", "raid_i"]}, {}, phase="politics")
    assert re.search(r"Prepare the event Rats +\+1 Culture", drawn(state, 0))
    state = position({"hand": ["printing_press"], "science": 3})
    menu = Menu(state, 0, BOARD, words_for("en", GAME))
    assert "−3 Science" in next(one.remark for one in menu.entries if "Printing Press" in one.title)


# ---- secrets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-SECRET-02", "TTA-SECRET-03")
def test_what_is_drawn_is_the_same_for_every_position_the_seat_cannot_tell_apart() -> None:
    for at, state in enumerate(random_game(Journal(GAME, 3, 1), seeded(1))):
        if at % 40 == 0:
            for seat in (0, 2, None):
                imagined = state.imagine(seat, 50 + at)
                assert drawn(state, seat) == drawn(imagined, seat)
                assert drawn(state, seat, whole=True) == drawn(imagined, seat, whole=True)


def test_military_cards_and_prepared_events_are_drawn_for_their_owner_only() -> None:
    state = middle()
    for seat, shown in ((0, "Raiders"), (0, "Pestilence"), (1, "Rats"), (1, "Immigration")):
        for viewer in (0, 1, None):
            for whole in (False, True):
                assert (shown in drawn(state, viewer, whole=whole)) == (viewer == seat), (shown, viewer)


# ---- a whole game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "offer", "winner"),
    [
        ("en", "File to save the record in", r"(Player 1|Cadmus) wins|share the victory"),
        ("fr", "Fichier où sauver la partie", r"(Joueur 1|Cadmos) l’emporte|se partagent la victoire"),
    ],
)
def test_a_whole_game_ends_with_the_score_sheet_and_an_offer_to_save(
    tmp_path: Path, language: str, offer: str, winner: str
) -> None:
    file = tmp_path / "game.ludage"
    table = ("play", GAME.id, "--terminal", "--players", "2", "--bot", "random", "--seed", "5")
    variant = ("--option", "variant=first-game")
    session = ludage(*table, *variant, lines=first_choice_until(offer, str(file)), language=language)
    assert (session.code, session.err) == (0, "")
    assert re.search(winner, session.out)
    journal = record.read(file.read_text(encoding="utf-8"), library.game)
    assert journal.state.outcome is not None


# ---- in words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "does"),
    [
        ("en", "Drama: Each worker: "),
        ("fr", "Art dramatique : Chaque ouvrier : "),
    ],
)
def test_to_ask_about_taking_a_card_tells_what_the_card_does(language: str, does: str) -> None:
    state = middle()
    menu = Menu(state, 0, BOARD, words_for(language, GAME))
    told = printed(answers.explanation(menu, menu.words, GAME.actions.parse("take 5")), 100)
    assert flat(does) in flat(told)
    assert "[take 5]" in told


@pytest.mark.parametrize("typed", ["drama", "? drama"])
def test_a_card_of_the_row_answers_to_its_name(typed: str) -> None:
    menu = Menu(middle(), 0, BOARD, words_for("en", GAME))
    assert menu.through(typed.removeprefix("? ")) == [GAME.actions.parse("take 5")]


def test_resigning_comes_last_and_is_asked_about_even_unasked(tmp_path: Path) -> None:
    resign = GAME.actions.parse("resign")
    journal, luck = Journal(GAME, players=3, seed=5), seeded(5)
    while not (journal.state.to_act[0] == 0 and resign in journal.state.legal(0)):
        seat = journal.state.to_act[0]
        journal.play(seat, luck.draw(journal.state.earnest(seat)))
    menu = Menu(journal.state, 0, BOARD, words_for("en", GAME))
    assert menu.entries[-1].actions[-1] == resign
    file = tmp_path / "politics.ludage"
    file.write_text(record.write(journal), encoding="utf-8")
    table = ("play", "through-the-ages", "--terminal", "--resume", str(file), "--seat", "0", "--unasked")
    stays = ludage(*table, "--bot", "random", lines=["resign", "no"]).flat
    assert "You would give up" in stays
    assert "Player 1 resigns" not in stays
    assert "Player 1 resigns" in ludage(*table, "--bot", "random", lines=["resign", "yes"]).flat


def test_to_ask_about_a_card_in_hand_tells_what_it_does() -> None:
    menu = Menu(middle(), 0, BOARD, words_for("en", GAME))
    told = flat(
        printed(answers.explanation(menu, menu.words, GAME.actions.parse("develop printing_press")), 100)
    )
    assert menu.words.about("card:printing_press") in told


@pytest.mark.parametrize(("language", "title"), [("en", "Bid 1, up to 36"), ("fr", "Miser 1, jusqu’à 36")])
def test_many_bids_are_a_group_with_words_for_a_title(language: str, title: str) -> None:
    rich = {"workers": {"warriors": 12, "knights": 12}, "military": ["good_harvest"]}
    state = position(rich, {}, phase="politics", current=["inhabited_territory_i"])
    act(state, "prepare good_harvest")
    bids = Menu(state, 0, BOARD, words_for(language, GAME)).entries
    group = next(entry for entry in bids if entry.is_group)
    assert len(group.actions) > 14
    assert group.title == title
