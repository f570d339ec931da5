"""Positions built from facts: facts that do not fit are refused in a sentence."""

from typing import Any

import pytest

from ludage.testing import PositionError
from ludage.testing.through_the_ages import position

WRONG: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "no card 'excalibur'": ({"hand": ["excalibur"]}, {}),
    "no fact 'gold' of a player; there are yellow, ": ({"gold": 3}, {}),
    "more cards than there are: moses": ({"hand": ["moses"], "leader": "moses"}, {}),
    "more blue tokens than there are: state the bank with `blue`": ({"food": 17}, {}),
    "no phase 'dinner'; there are replenish, war, ": ({}, {"phase": "dinner"}),
    "option variant, value long": ({}, {"variant": "long"}),
    "least 2, most 4, players 5": ({}, {"players": 5}),
    "round 0, age 1": ({}, {"round": 0}),
}


@pytest.mark.parametrize("sentence", WRONG)
def test_facts_that_do_not_fit_are_refused(sentence: str) -> None:
    player, facts = WRONG[sentence]
    with pytest.raises(PositionError) as refused:
        position(player, **facts)
    assert sentence in str(refused.value)
