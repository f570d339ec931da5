"""Reasons: the parts of an evaluation, and how they are said."""

from collections.abc import Iterator
from typing import Any

import pytest

import ludage as library
from ludage.analysis.reasons import (
    MOST,
    POINTS,
    Anatomy,
    Comparer,
    difference,
    eyes_of,
    reason_key,
    sentence,
)
from ludage.bots import LEVELS
from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.core.weights import FIRST, WeightTable
from ludage.texts import LANGUAGES, Texts
from tests.conformance.toy_game import Toy

LINEAR = ("age-of-gods", "through-the-ages")
"""Games whose evaluation is linear in the weights that are neither multiplying nor shaping, but for what hangs in the
middle of a card. In Age of Mythology the best of several plans counts, so what the weights bring does not add up."""


def positions(game_id: str, players: int, seed: int, step: int) -> Iterator[tuple[State, int]]:
    """Some positions of a random game, each with a seat that is to decide."""
    state: State = library.game(game_id).new(players, seed)
    luck = seeded(seed)
    count = 0
    while state.to_act:
        seat = state.to_act[0]
        if count % step == 0:
            yield state.clone(), seat
        choices = state.earnest(seat)
        state.apply(seat, choices[luck.below(len(choices))])
        count += 1
    yield state, 0


def nothing(game: Game[Any], table: WeightTable) -> WeightTable:
    """The table with nothing but what shapes."""
    return WeightTable({name: value if name in game.shaping else 0.0 for name, value in table.values.items()})


TABLES = [(game_id, name) for game_id in library.game_ids() for name in library.game(game_id).weight_names]


@pytest.mark.parametrize(("game_id", "name"), TABLES)
def test_the_parts_sum_to_the_evaluation(game_id: str, name: str) -> None:
    """Every weight but those that shape can be nothing."""
    game = library.game(game_id)
    table = game.weights(name)
    anatomy, whole = Anatomy(game, table), game.weigh(game.weights(name))
    for state, seat in positions(game_id, 3, 4, 25):
        parts = anatomy.parts(state, seat)
        assert sum(parts.values()) == pytest.approx(game.evaluate(state, seat, whole))


@pytest.mark.parametrize("game_id", LINEAR)
def test_where_it_is_linear_the_rest_is_what_no_weight_scales(game_id: str) -> None:
    game = library.game(game_id)
    table = game.weights(FIRST)
    anatomy, bare = Anatomy(game, table), game.weigh(nothing(game, table))
    agree = [
        anatomy.parts(state, seat)[POINTS] == pytest.approx(game.evaluate(state, seat, bare), abs=1e-6)
        for state, seat in positions(game_id, 3, 4, 10)
    ]
    assert len(agree) > 9
    assert all(agree) if game_id == "through-the-ages" else agree.count(True) > 0.8 * len(agree)


@pytest.mark.parametrize("game_id", library.game_ids())
def test_the_parts_of_a_weight_grow_with_it(game_id: str) -> None:
    """A weight that multiplies nothing brings twice as much when it is doubled; the others stay as they are."""
    game = library.game(game_id)
    name = {"age-of-gods": "technology", "age-of-mythology": "stands", "through-the-ages": "colony"}[game_id]
    table = dict(game.weights(FIRST).values)
    single = Anatomy(game, WeightTable(table))
    double = Anatomy(game, WeightTable({**table, name: 2 * table[name]}))
    for state, seat in list(positions(game_id, 2, 8, 20))[1:-1]:
        once, twice = single.parts(state, seat), double.parts(state, seat)
        if state.game.quiet(state) and len(state.legal(seat)) > 1 and game_id == "through-the-ages":
            assert twice[name] == pytest.approx(2 * once[name])
            same = [each for each in once if each not in (name, *game.multiplying)]
            assert [twice[each] for each in same] == pytest.approx([once[each] for each in same])
        assert abs(twice[name]) >= abs(once[name]) - 1e-6


def test_differences_come_largest_first_and_what_is_equal_is_left_out() -> None:
    found = difference({"a": 1.0, "b": 2.0, "c": 0.5}, {"a": 1.0, "b": 5.0, "d": 1.0})
    assert found == [("b", -3.0), ("d", -1.0), ("c", 0.5)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", library.game_ids())
def test_two_actions_are_compared_alike_every_time(game_id: str, level: str) -> None:
    """From what the seat may know: an imagined position gives the same reasons."""
    game = library.game(game_id)
    comparer = Comparer(game, level, 2)
    state, seat = next(
        (state, seat)
        for state, seat in list(positions(game_id, 2, 6, 15))[1:]
        if len(state.earnest(seat)) > 2
    )
    first, *_, last = state.earnest(seat)
    found = comparer.compare(state, seat, first, last, 3)
    assert found == comparer.compare(state, seat, first, last, 3)
    assert found == comparer.compare(state.imagine(seat, 12), seat, first, last, 3)
    swapped = comparer.compare(state, seat, last, first, 3)
    assert dict(swapped) == pytest.approx({name: -part for name, part in found})


def test_a_game_without_weights_has_points_only() -> None:
    game = Toy()
    assert eyes_of(game, "strong", 2).thinker == "greedy"
    state = game.new(2, 1)
    assert Anatomy(game, game.weights(FIRST)).parts(state, 0) == {POINTS: 0.0}


# ---- texts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", library.game_ids())
def test_every_weight_has_its_reason_and_there_is_no_other(game_id: str, language: str) -> None:
    game = library.game(game_id)
    weights = [name for name in game.weights(FIRST).values if name not in game.shaping]
    texts = Texts(language, game.texts)
    expected = {reason_key(name) for name in [POINTS, *weights]}
    missing = sorted(key for key in expected if not texts.has(key))
    file = f"src/ludage/games/{game_id.replace('-', '_')}/text/{language}.ftl"
    assert missing == [], (
        f"{game_id} has weights without a reason in words: add {', '.join(missing)} to {file} (a few words that can "
        "follow an amount), or, if the weight only says how the worth of something else runs, name it in `shaping` "
        "of the game's class"
    )
    unused = {key for key in texts.keys() if key.startswith("reason-")} - expected  # noqa: SIM118
    assert not unused, f"{file}: no weight of {game_id} has these reasons: {', '.join(sorted(unused))}"


@pytest.mark.parametrize("game_id", library.game_ids())
def test_what_multiplies_or_shapes_is_a_weight(game_id: str) -> None:
    game = library.game(game_id)
    for name in (*game.multiplying, *game.shaping):
        assert name in game.weights(FIRST).values, f"{game_id} names {name!r}, which is no weight"
    assert not set(game.multiplying) & set(game.shaping)


def test_a_sentence_names_what_matters_and_says_what_means_the_same_once() -> None:
    texts = {language: Texts(language, library.game("through-the-ages").texts) for language in LANGUAGES}
    parts = [("science_to_4", 1.0), ("science_to_10", 0.8), ("corruption", -0.6), ("colony", 0.1)]
    assert sentence(parts, texts["en"]) == "+1.8 science each turn, −0.6 corruption"
    assert sentence(parts, texts["fr"]) == "+1,8 science par tour, −0,6 corruption"


def test_a_sentence_is_short_and_empty_where_nothing_matters() -> None:
    texts = Texts("en", library.game("through-the-ages").texts)
    many = [("stock", 2.0), ("colony", 2.0), ("wonder", 1.9), ("war", -1.8), ("stage", 1.0)]
    assert sentence(many, texts).count(",") == MOST - 1
    assert sentence([("stock", 0.02), ("colony", -0.01)], texts) == ""
    assert sentence([], texts) == ""
    assert sentence([("brand_new", 2.0)], texts) == "+2.0 brand new"
