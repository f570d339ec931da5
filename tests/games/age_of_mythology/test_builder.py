"""The position builder: what does not fit is refused in one sentence that says what there is."""

from typing import Any

import pytest

from ludage.testing import PositionError
from ludage.testing.age_of_mythology import cubes, position, tiles


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"players": 9}, "least 2, most 8, players 9"),
        ({"medusa": "angry"}, "medusa"),
        ({"cultures": ("egyptian", "greek")}, "2 cultures for 3 players"),
        (
            {"cultures": ("egyptian", "greek", "roman")},
            "no culture 'roman'; there are egyptian, greek, norse",
        ),
        ({"ages": {0: "golden"}}, "no age 'golden'; there are archaic, classical, heroic, mythic"),
        ({"ages": {5: "mythic"}}, "seat 5: there are seats 0 to 2"),
        ({"phase": "spoilage"}, "no phase 'spoilage'; there are placement, draw, rounds, discard"),
        ({"units": {0: {"hoplite": 1}}}, "seat 0 has no unit 'hoplite'"),
        ({"buildings": {0: {"castle": 1}}}, "no building 'castle'"),
        ({"tiles": {0: ["desert_wood_9"]}}, "no tile 'desert_wood_9'"),
        ({"tiles": {1: ["desert_gold_1", "desert_gold_1"]}}, "seat 1 has no square for desert_gold_1"),
        ({"hands": {0: ["rand_magic"]}}, "no card 'rand_magic'"),
        ({"hands": {0: ["zeus"]}}, "zeus is no card of the egyptian culture"),
        ({"hands": {0: ["isis", "isis"]}}, "there is no card isis left"),
        ({"decks": {"roman": []}}, "no culture 'roman'"),
        ({"cubes": {0: {"stone": 1}}}, "no resource 'stone'; there are food, wood, gold, favor"),
        ({"bank": {"stone": 1}}, "no resource 'stone'"),
        ({"cubes": {0: 20, 1: 20}}, "19 cubes of food too many are stated"),
        ({"victory": {"peace": 1}}, "no victory card 'peace'"),
    ],
)
def test_what_does_not_fit_is_refused(facts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence) as refused:
        position(**{"players": 3, **facts})
    assert "\n" not in str(refused.value)


def test_what_is_not_stated_is_as_after_a_draft_in_which_nobody_took_a_tile() -> None:
    state = position(4)
    assert [cubes(state, seat) for seat in range(4)] == [[4, 4, 4, 4]] * 4
    assert all(tiles(state, seat) == [] for seat in range(4))
    assert state.bank == [14, 14, 14, 14]
    assert state.to_act == (0,)
