"""`ludage census`: what could be chosen in many games, with its denominator."""

import re

import ludage as library
from ludage.cli import census
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
    }
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
    assert third.startswith(("Neither to be chosen nor met once: ", "Every kind of action"))
    assert "attack" in session.out


def test_bad_input_is_refused_in_a_sentence() -> None:
    assert ludage("census", "age-of-gods", "--games", "0").code == 2
    assert ludage("census", "age-of-gods", "--players", "9").code == 2
    assert ludage("census", "no-such-game").code == 2


def test_options_that_do_not_go_with_so_many_players_are_left_out() -> None:
    tables = census._tables(library.game("age-of-mythology"), [2, 3, 4, 5])
    assert {count for count, options in tables if options["cultures"] == "two"} == {2, 4}
    assert {count for count, options in tables if options["cultures"] == "drawn"} == {2, 3, 4, 5}
