"""What a person is told who asks why an element cannot be chosen: the reasons that are about what he has in mind."""

from typing import Any

import pytest

from ludage.core.state import State
from ludage.server.live import nearest_refusals, through
from ludage.testing import age_of_gods
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
def test_near_reasons_come_alone_and_of_far_ones_the_commonest(
    facts: dict[str, Any], target: str, said: list[str]
) -> None:
    assert reasons(position(facts, {}), target) == said


@pytest.mark.parametrize(
    ("facts", "target", "said"),
    [
        # a card waits for the action phase, hardly ever for the predictions
        ({"phase": "combat", "hands": {0: ["monks", "orcs"]}}, "card:monks", ["not-now-card"]),
        # a territory is above all something to attack
        ({"phase": "action"}, "territory:t32", ["not-now-attack"]),
        # who does not embody Sylia has no Love in mind
        ({"phase": "fortification", "fortified": ["t32"]}, "territory:t32", ["fortify-twice"]),
    ],
)
def test_an_element_is_refused_for_what_it_is_mostly_used_for(
    facts: dict[str, Any], target: str, said: list[str]
) -> None:
    assert reasons(age_of_gods.position(seat=0, **facts), target) == said
