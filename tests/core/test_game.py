"""Beginning a game and reading a position: bad input gives one clear sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import ludage
from ludage.core.message import Problem
from ludage.core.state import State
from ludage.core.stream import seeded
from tests.conformance.playing import position_after
from tests.conformance.toy_game import Toy
from tests.core.saying import told

GAME = ludage.game("age-of-gods")


def refused(ask: Callable[[], object]) -> str:
    """The sentence with which it is refused: a ValueError of one line."""
    with pytest.raises(ValueError, match=r"\A[^\n]+\Z") as caught:
        ask()
    return told(caught.value) if isinstance(caught.value, Problem) else str(caught.value)


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    assert (
        refused(lambda: ludage.game("nope"))
        == "there is no game “nope”; the games are: age-of-gods, age-of-mythology and through-the-ages."
    )


def test_a_game_is_made_once() -> None:
    assert ludage.game("age-of-gods") is GAME
    assert "age-of-gods" in ludage.game_ids()


@pytest.mark.parametrize("players", [1, 7, 0, -3, True, False, "x", "3", 3.0, None, [3]])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    assert refused(
        lambda: GAME.new(players=players, seed=1)
    ) == f"“age-of-gods” is for 2 to 6 players, not {players!r}.".replace(" -", " −")


@pytest.mark.parametrize("seed", [-1, 1 << 128, True, "x", 1.5, None])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    assert (
        refused(lambda: GAME.new(players=3, seed=seed))
        == f"“{seed!r}” is not a seed: expected a whole number from 0 to 2^128 − 1."
    )


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    assert (
        refused(lambda: GAME.new(players=3, seed=1, speed="fast"))
        == "“age-of-gods” has no option “speed”; its options are: variant."
    )


@pytest.mark.parametrize("value", ["fast", "", "Standard", 1, None])
def test_a_bad_value_of_an_option_is_refused_with_the_values_there_are(value: Any) -> None:
    assert (
        refused(lambda: GAME.new(players=3, seed=1, variant=value))
        == f"option “variant” of “age-of-gods” cannot be “{value}”; it can be: standard."
    )


def test_an_option_that_is_not_for_so_many_players_is_refused() -> None:
    game = ludage.game("age-of-mythology")
    assert game.check_table(4, {"cultures": "two"})[1]["cultures"] == "two"
    said = "option “cultures” can be “two” with 4 players, not with 5."
    assert refused(lambda: game.new(5, 1, cultures="two")) == said
    assert refused(lambda: game.check_table(5, {"cultures": "two"})) == said


def test_an_option_that_needs_another_is_refused_without_it() -> None:
    game = ludage.game("through-the-ages")
    said = "option “harmless_pacts” can be “yes” only with “variant=peaceful”."
    assert refused(lambda: game.new(3, 1, harmless_pacts="yes")) == said
    said = "option “harmless_pacts” can be “yes” with 3–4 players, not with 2."
    assert refused(lambda: game.new(2, 1, variant="peaceful", harmless_pacts="yes")) == said


@pytest.mark.parametrize("game_id", ludage.game_ids())
def test_what_is_said_of_options_names_options_and_values_that_there_are(game_id: str) -> None:
    game = ludage.game(game_id)
    assert game.check_options(game.first_game)
    names = list(game.options)
    for need in game.needs:
        # The default goes with every table, and a client settles the options in their order.
        assert need.value in game.options[need.option][1:]
        for other, values in need.options.items():
            assert names.index(other) < names.index(need.option)
            assert set(values) <= set(game.options[other])
        assert need.players is None or game.min_players <= need.players[0] <= need.players[1]


def test_all_seats_and_seeds_in_range_begin_a_game() -> None:
    for players in range(2, 7):
        for seed in (0, (1 << 128) - 1):
            assert GAME.new(players, seed).to_act == tuple(range(players))


# ---- damaged positions -------------------------------------------------------------------------------------------


def position() -> State:
    return position_after(GAME, 3, 5, 60, seeded(5))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not a position: the text is not JSON"),
        ("{", "not a position: the text is not JSON"),
        ("nonsense", "not a position: the text is not JSON"),
        ("[" * 100_000, "not a position: the text is not JSON"),
        ("9" * 5000, "not a position: the text is not JSON"),
        ("null", "not a position: expected a JSON object with format 1"),
        ("[]", "not a position: expected a JSON object with format 1"),
        ("{}", "not a position: expected a JSON object with format 1"),
        ('{"format": 2}', "not a position: expected a JSON object with format 1"),
        ('{"format": 1}', "a position of game None, not 'age-of-gods'"),
    ],
    ids=lambda text: text[:20],
)
def test_a_text_that_is_no_position_is_refused(text: str, problem: str) -> None:
    assert refused(lambda: GAME.from_json(text)).startswith(problem)


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("format", 2, "not a position: expected a JSON object with format 1"),
        ("game", "chess", "a position of game 'chess', not 'age-of-gods'"),
        ("rules", "0", f"a position of rules '0', not '{GAME.version}'"),
        ("content", "0123", "a position of content '0123', not ''"),
        ("players", 7, "“age-of-gods” is for 2 to 6 players, not 7."),
        ("players", "3", "“age-of-gods” is for 2 to 6 players, not '3'."),
        ("players", 4, "not a position of age-of-gods: "),
        ("players", 2, "not a position of age-of-gods: "),
        ("stream", {"words": [1, 2]}, "stream words: expected "),
        ("stream", None, "not a position of age-of-gods: "),
        ("phase", "lunch", "not a position of age-of-gods: "),
        ("supply", 51, "not a position of age-of-gods: "),
        ("supply", "all", "not a position of age-of-gods: "),
        ("supply", None, "not a position of age-of-gods: "),
        ("turn", "two", "not a position of age-of-gods: "),
        ("step", None, "not a position of age-of-gods: "),
        ("first", 9, "not a position of age-of-gods: "),
        ("to_act", [3], "not a position of age-of-gods: "),
        ("to_act", [-1], "not a position of age-of-gods: "),
        ("to_act", ["0"], "not a position of age-of-gods: "),
        ("to_act", [1, 0], "not a position of age-of-gods: "),
        ("stack", [], "not a position of age-of-gods: "),
        ("stack", [{"ask": "lunch"}], "not a position of age-of-gods: "),
        ("stack", [{"ask": "attack", "seat": 0}], "not a position of age-of-gods: "),
        ("fortified", ["t99"], "not a position of age-of-gods: "),
        ("fortified", ["t01", "t01"], "not a position of age-of-gods: "),
        ("vortex", ["t01"], "not a position of age-of-gods: "),
        ("discard", ["martians"], "not a position of age-of-gods: "),
        ("discard", [], "not a position of age-of-gods: "),
        ("holy_war", ["orcs", None], "not a position of age-of-gods: "),
        ("holy_war", ["orcs", "orcs"], "not a position of age-of-gods: "),
        ("rerolled", "no", "not a position of age-of-gods: "),
        ("free_technology", None, "not a position of age-of-gods: "),
        ("seats", [], "not a position of age-of-gods: "),
        ("surplus", 1, "not a position of age-of-gods: "),
    ],
)
def test_a_damaged_position_is_refused_in_one_sentence(field: str, value: object, problem: str) -> None:
    data = {**position().to_dict(), field: value}
    assert refused(lambda: GAME.from_json(json.dumps(data))).startswith(problem)


@pytest.mark.parametrize("field", list(GAME.new(3, 0).to_dict()))
def test_a_position_without_one_of_its_fields_is_refused(field: str) -> None:
    data = position().to_dict()
    del data[field]
    assert refused(lambda: GAME.from_json(json.dumps(data)))


def test_a_position_of_another_game_is_refused() -> None:
    assert (
        refused(lambda: GAME.from_json(Toy().new(2, 0).to_json()))
        == "a position of game 'toy', not 'age-of-gods'"
    )


def test_positions_of_different_games_are_never_equal() -> None:
    assert Toy().new(2, 0) != GAME.new(2, 0)
    assert GAME.new(2, 0) != "a position"


def test_a_position_is_no_key_of_a_dictionary() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(GAME.new(2, 0))
