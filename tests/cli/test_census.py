"""`ludage census`: what could be chosen in many games, with its denominator."""

import re

import pytest

import ludage as library
from ludage.cli import census
from ludage.cli.words import words_for
from tests.cli.driving import ludage


def test_every_decision_is_counted_once_for_each_kind_and_element() -> None:
    game = library.game("age-of-gods")
    counted = census.take(game, [2], 2, 1)
    assert counted.games == 2
    assert sum(counted.played) == counted.decisions > 100
    assert max(counted.legal_parts.values()) <= counted.decisions
    for kind in counted.kinds:
        assert counted.played_parts[kind] <= counted.legal_parts[kind]
    mentioned = {
        part for action, parts in enumerate(counted.parts) if counted.legal[action] for part in parts
    }  # here every element is chosen by its own name
    assert {part for part in counted.legal_parts if counted.legal_parts[part]} == mentioned
    assert counted.told["people:orcs"] > 0


def test_players_and_options_take_turns() -> None:
    game = library.game("through-the-ages")
    tables = census._tables(game, [2, 3, 4])
    assert {count for count, _ in tables} == {2, 3, 4}
    for name, values in game.options.items():
        assert {options[name] for _, options in tables} == set(values)


def test_the_same_seed_gives_the_same_census() -> None:
    game = library.game("age-of-gods")
    assert census.take(game, [2, 3], 3, 7) == census.take(game, [2, 3], 3, 7)


def test_what_could_never_be_chosen_is_said_first() -> None:
    session = ludage("census", "age-of-gods", "--players", "2", "--games", "1")
    assert session.code == 0
    assert session.err == ""  # no progress bar where nobody looks
    first, second, third = session.out.splitlines()[:3]
    assert re.fullmatch(r"1 games, \d+ decisions", first.strip())
    assert re.search(r"never be chosen: \d+ of \d+", second)
    assert third.startswith(("Never came up: ", "Every kind of action"))
    assert "attack" in session.out


def test_bad_input_is_refused_in_a_sentence() -> None:
    assert ludage("census", "age-of-gods", "--games", "0").code == 2
    assert ludage("census", "age-of-gods", "--players", "9").code == 2
    assert ludage("census", "no-such-game").code == 2


def test_options_that_do_not_go_with_so_many_players_are_left_out() -> None:
    tables = census._tables(library.game("age-of-mythology"), [2, 3, 4, 5])
    assert {count for count, options in tables if options["cultures"] == "two"} == {4}
    assert {count for count, options in tables if options["cultures"] == "drawn"} == {2, 3, 4, 5}


def test_numbers_that_never_came_up_are_told_apart_from_what_is_missing() -> None:
    counted = census.Census(
        ["bid 1", "bid 2", "bid 3", "bid 4", "raze coal"],
        [*(("bid", f"bid:{number}") for number in range(1, 5)), ("raze", "card:coal")],
        games=1,
        decisions=1,
        legal=[1, 0, 0, 0, 0],
        played=[1, 0, 0, 0, 0],
    )
    counted.legal_parts.update(["bid", "bid:1"])
    assert counted.never == ["raze", "bid:2", "bid:3", "bid:4", "card:coal"]
    counted.told.update(["card:coal"])  # met, but not to be chosen
    counted.legal_parts.update(["bid:3"])
    lines = [str(part) for part in census.report(counted, words_for("en"))]
    assert "Never came up: raze, card:coal" in lines
    assert "Numbers that never came up: bid 2, bid 4" in lines
    counted.legal_parts.subtract(["bid:3"])
    lines = [str(part) for part in census.report(counted, words_for("en"))]
    assert "Numbers that never came up: bid 2–4" in lines


def test_a_card_taken_by_its_place_is_counted_by_its_name() -> None:
    counted = census.take(library.game("through-the-ages"), [2], 1, 1)
    assert "card:pyramids" in counted.elements
    wonders = [
        f"card:{name}" for name in ("pyramids", "colossus", "hanging_gardens", "library_of_alexandria")
    ]
    assert sum(counted.legal_parts[name] for name in wonders) > 0
    assert any(counted.played_parts[name] for name in wonders)
    for name in counted.elements:
        assert counted.played_parts[name] <= counted.legal_parts[name]


def test_what_nobody_chooses_comes_up_by_happening() -> None:
    counted = census.Census(["pass"], [("pass",)], placed=("card:drama",), happening=("card:rats",))
    counted.legal_parts.update(["pass"])
    assert counted.never == ["card:drama", "card:rats"]
    counted.told.update(["card:drama", "card:rats"])
    assert counted.never == ["card:drama"]


@pytest.mark.long
def test_no_rule_of_through_the_ages_is_dead_in_random_play() -> None:
    """Every kind of action and every card can be chosen, every number of stages built; only high bids are missing."""
    counted = census.take(library.game("through-the-ages"), [2, 3, 4], 2000, 1)
    assert set(counted.never) <= {f"bid:{number}" for number in range(15, 51)}
