"""What a person is told who asks why an element cannot be chosen: the reasons that are about what he has in mind."""

from typing import Any

import pytest

from ludage.core.state import State
from ludage.server.live import nearest_refusals, through
from ludage.testing.through_the_ages import position


def reasons(state: State, target: str) -> list[str]:
    """The keys of the reasons, without their prefix."""
    seat = state.to_act[0]
    refusals = nearest_refusals(state, seat, through(state.game.actions)[target])
    return [refusal.key.removeprefix("refusal-") for refusal in refusals]


@pytest.mark.parametrize(
    ("facts", "target", "said"),
    [
        # not that Iron is missing for an upgrade, that no worker is being lost, that Bach is not the leader
        ({"ca": 0, "unused": 1}, "card:bronze", ["no-civil-action"]),
        ({"ca": 0, "unused": 1}, "card:philosophy", ["no-civil-action"]),
        ({"ca": 0}, "bank:yellow", ["no-civil-action"]),
        ({"food": 0}, "bank:yellow", ["no-food"]),
        (
            {"unused": 0, "workers": {"religion": 0}},
            "card:religion",
            ["no-unused-worker"],
        ),
        ({}, "card:oil", ["not-in-play"]),
        ({}, "seat:1", ["not-now-political"]),
    ],
)
def test_near_reasons_come_alone_and_of_far_ones_the_first(
    facts: dict[str, Any], target: str, said: list[str]
) -> None:
    assert reasons(position(facts, {}), target) == said
