"""The table, the menu and the plain board know no game: they serve one they have never seen."""

import re
from unittest.mock import patch

import pytest

import ludage as library
from ludage.cli.boards import board_of
from ludage.cli.commands import CommandWords
from ludage.cli.menu import MOST_ROWS, Menu
from ludage.cli.table import Table
from ludage.cli.terminal import Terminal
from ludage.cli.words import Words, fold, words_for
from ludage.core.journal import Journal
from ludage.testing import age_of_gods
from ludage.testing import through_the_ages as ages
from tests.cli.driving import Typist, dictated
from tests.conformance.toy_game import Toy

WORDS = words_for("en", library.game("age-of-gods"))
BOARD = board_of("age-of-gods")


def at_table(journal: Journal, people: list[int], typist: Typist, capsys: pytest.CaptureFixture[str]) -> str:
    """What a table prints to people who type like that."""

    def ask(self: Terminal, prompt: str) -> str:
        self.note(prompt)
        line = typist("")
        if line is None:
            raise EOFError
        return line

    with patch.object(Terminal, "ask", ask):
        Table(journal, people, "random", Terminal(), Words("en", journal.game)).play()
    return capsys.readouterr().out


def test_a_game_without_a_board_of_its_own_is_played_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    journal = Journal(Toy(), 3, 7)
    out = at_table(
        journal, [0], dictated(["1", "map", "? 2", "hint", "why bid 2", "bid 1", "show", ""]), capsys
    )
    assert "How many of your 3 tokens do you bid?" in out
    assert "0  Bid 0" in out
    assert "your card" in out.lower()
    assert "is not allowed. Not now." in out
    assert "Player 1 shows" in out
    assert "points:" in out  # the view, name by name
    assert "wins." in out or "share the victory" in out


def test_two_people_at_one_table_hear_each_their_own_news(capsys: pytest.CaptureFixture[str]) -> None:
    journal = Journal(Toy(), 2, 7)
    out = at_table(journal, [0, 1], dictated(["2", "0", "log", "keep", "log"]), capsys)
    first, second = out.split("Player 1 has bid 2.")[1:3]
    assert "Player 2 has bid." in first
    assert "Player 2 has bid 0." not in first
    assert "Player 1 keeps a card." in second


# ---- the menu ------------------------------------------------------------------------------------------------------


def test_few_choices_are_listed_as_they_are() -> None:
    state = age_of_gods.position(players=3, turn=3, phase="fortification", seat=1)
    menu = Menu(state, 1, BOARD, WORDS)
    menu.narrow(menu.legal[:3], "some")
    assert [entry.actions for entry in menu.entries] == [[action] for action in menu.legal[:3]]
    assert not any(entry.is_group for entry in menu.entries)
    assert menu.narrowed


def test_many_choices_are_grouped_by_people_with_ones_own_first_and_none_is_lost() -> None:
    state = age_of_gods.position(players=3, turn=3, phase="combat", seat=0, destiny={0: ["orcs"]})
    menu = Menu(state, 0, BOARD, WORDS)
    assert menu.entries[0].title == "Orcs"
    assert len(menu.entries) == 24
    assert sorted(action for entry in menu.entries for action in entry.actions) == sorted(menu.legal)
    assert not menu.narrowed


def test_a_very_long_list_can_always_be_narrowed_to_a_single_action() -> None:
    """An attack anywhere (the Winged Folk) has thousands of choices: every one is a few numbers away."""
    state = age_of_gods.position(players=3, turn=3, phase="action", seat=0, hands={0: ["winged"]})
    state.apply(0, state.game.actions.parse("play winged ability"))
    menu = Menu(state, 0, BOARD, WORDS)
    assert len(menu.legal) > 2000
    steps = 0
    while menu.entries[0].is_group:
        assert len(menu.entries) <= 60
        menu.narrow(menu.entries[0].actions, "")
        steps += 1
    assert 1 <= steps <= 3


def test_choices_of_several_verbs_stay_together_under_their_people() -> None:
    state = age_of_gods.position(players=3, turn=3, phase="fortification", seat=0, gods={0: "sylia"})
    menu = Menu(state, 0, BOARD, WORDS)
    humans = next(entry for entry in menu.entries if entry.title == "Humans")
    verbs = {state.game.actions.text(action).split()[0] for action in humans.actions}
    assert verbs == {"fortify", "love"}
    assert menu.entries[-1].title == "Done"
    assert len(menu.legal) > MOST_ROWS


def test_a_text_finds_actions_by_id_name_people_or_the_beginning_of_a_word() -> None:
    state = age_of_gods.position(players=3, turn=3, phase="combat", seat=0)
    menu = Menu(state, 0, BOARD, WORDS)
    texts = state.game.actions
    assert {texts.text(a).split()[1] for a in menu.through("attack oakford butterbarrow")} <= {"t26", "t37"}
    assert menu.through("t26") == menu.through("oakford")
    assert menu.through("oakf") == menu.through("oakford")
    assert menu.through("nowhere at all") == []
    assert set(menu.through("wood elves")) >= {texts.parse("attack t25 t26")}


# ---- words ---------------------------------------------------------------------------------------------------------


def test_every_command_is_understood_in_english_and_in_the_language_of_the_reader() -> None:
    french = CommandWords(words_for("fr"))
    for typed, name in (
        ("why x", "why"),
        ("pourquoi x", "why"),
        ("RÈGLES x", "rules"),
        ("regles x", "rules"),
    ):
        command = french.parse(typed)
        assert command is not None
        assert (command.name, command.rest) == (name, "x")
    assert french.parse("attack t01 t02") is None
    assert CommandWords(words_for("en")).parse("?3") == ("explain", "3")


def test_figures_are_written_in_the_manner_of_the_language() -> None:
    assert words_for("en").number(-1.5) == "−1.50"
    assert words_for("fr").number(-0.001) == "0,00"
    assert words_for("en").percent(4, 6) == "67%"


def test_folding_forgets_accents_case_and_spaces() -> None:
    assert fold("  Grève-d’Argent ") == "greve-d'argent"


def test_where_all_say_how_many_that_number_is_typed() -> None:
    """Who types 30 for a bid of 30 must not bid 31 because that is the thirtieth row."""
    game = Toy()
    menu = Menu(Journal(game, 3, 7).state, 0, board_of(game.id), Words("en", game))
    numbers = {entry.title: entry.number for entry in menu.entries}
    assert numbers == {f"Bid {number}": number for number in range(4)}
    assert menu.entry(4) is None


def test_bids_and_to_pass_are_chosen_by_their_amount_and_by_nought() -> None:
    state = ages.position(
        {"workers": {"modern_infantry": 6, "tanks": 3, "warriors": 0}, "yellow": 3, "military": ["foray"]},
        {"workers": {"warriors": 0, "swordsmen": 12, "riflemen": 12}, "yellow": 3, "military": ["legion"]},
        age=3,
        phase="politics",
        current=("historic_territory_i",),
    )
    ages.act(state, "prepare foray", "bid 23")
    menu = Menu(state, 1, board_of(state.game.id), words_for("en", state.game))
    titles = [entry.title for entry in menu.entries]
    assert any(re.fullmatch(r"Bid 24, up to \d+", title) for title in titles), titles
    bids = next(entry for entry in menu.entries if entry.is_group)
    menu.narrow(bids.actions, bids.title)
    thirty = menu.entry(30)
    assert thirty is not None
    assert [state.game.actions.text(action) for action in thirty.actions] == ["bid 30"]
    menu.narrow([*state.legal(1)[:2], state.legal(1)[-1]], "")
    assert [entry.number for entry in menu.entries] == [24, 25, 0]
