"""Weights are data: named numbers in files, complete and nothing more."""

import tomllib

import pytest

import ludage
from ludage.core.weights import FIRST, WeightTable, read_weights

GAMES = ludage.game_ids()


def test_a_file_of_weights_is_read_as_it_was_written() -> None:
    table = WeightTable(
        {"ahead": 1.5, "wonder": -0.25}, {"how": 'by "hand"\\eye', "games": 400, "share": 0.875}
    )
    again = read_weights(table.to_toml(), "weights.toml")
    assert again.values == table.values
    assert again.origin == table.origin


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[weights", "weights-2.toml: not TOML"),
        ("[origin]", r"weights-2.toml: it needs a table \[weights\]"),
        ('[weights]\nahead = "1"', "weights-2.toml: the weight ahead has to be a number, not '1'"),
        ("[weights]\nahead = true", "weights-2.toml: the weight ahead has to be a number, not True"),
    ],
)
def test_a_damaged_file_of_weights_is_named(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_weights(text, "weights-2.toml")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_file_of_weights_has_all_the_weights_and_says_where_they_come_from(game_id: str) -> None:
    game = ludage.game(game_id)
    first = game.weights(FIRST)
    for name in game.weight_names:
        table = game.weights(name)
        assert list(table.values) == list(first.values)
        assert {"how", "date"} <= set(table.origin)
        assert tomllib.loads(table.to_toml())["weights"] == table.values


@pytest.mark.parametrize("game_id", GAMES)
def test_a_missing_and_an_unknown_weight_are_named(game_id: str) -> None:
    game = ludage.game(game_id)
    values = game.weights(FIRST).values
    some = next(iter(values))
    with pytest.raises(ValueError, match=f"no weight '{some}'"):
        game.weigh(WeightTable({name: value for name, value in values.items() if name != some}))
    with pytest.raises(ValueError, match="does not know: luck"):
        game.weigh(WeightTable({**values, "luck": 1.0}))


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_no_weights_of_another_name(game_id: str) -> None:
    with pytest.raises(ValueError, match="has no weights 'nine'; there are: first"):
        ludage.game(game_id).weights("nine")


@pytest.mark.parametrize("game_id", GAMES)
def test_other_weights_value_a_position_otherwise(game_id: str) -> None:
    game = ludage.game(game_id)
    state = game.new(2, 1)
    for _ in range(60):
        state.apply(state.to_act[0], state.earnest(state.to_act[0])[0])
    values = game.weights(FIRST).values
    doubled = game.weigh(WeightTable({name: 2 * value for name, value in values.items()}))
    assert game.evaluate(state, 0, doubled) != game.evaluate(state, 0)
    assert game.evaluate(state, 0, game.weighed(FIRST)) == game.evaluate(state, 0)
