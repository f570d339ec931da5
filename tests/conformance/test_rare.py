"""Decisions that random games hardly ever reach: built on purpose, then held to every law like any other.

This is the one place of the suite that names a game. A prompt that the campaign never meets belongs here.
"""

from typing import Any

import pytest

from ludage.core.stream import seeded
from ludage.testing import age_of_gods, play
from tests.conformance.laws import LAWS
from tests.conformance.playing import random_decision
from tests.conformance.secrecy import LAWS_OF_SECRECY

ALL_MARKERS_IN_USE: dict[str, dict[str, Any]] = {
    "barbarians": {"markers": {"attack_1": ["humans", "orcs", "chaos"]}},
    "ogres": {"markers": {"attack_2": ["humans", "orcs", "chaos"]}},
    "high_elves": {"markers": {"defence_1": ["humans", "orcs", "chaos"]}},
    "wood_elves": {"markers": {"defence_2": ["humans", "orcs", "chaos"]}},
    "dwarves": {"fortress": ["t26", "t31", "t34"]},
    "sorcerers": {"vortex": ["t31", "t42", "t43"], "empty": ["t31", "t42", "t43"]},
}


@pytest.mark.parametrize("people", ALL_MARKERS_IN_USE)
@pytest.mark.parametrize("seed", range(2))
def test_moving_a_marker_keeps_every_law(people: str, seed: int) -> None:
    state = age_of_gods.position(
        players=3,
        seed=seed,
        turn=4,
        phase="action",
        seat=1,
        hands={1: [people, "humans", "hobbits", "monks"]},
        **ALL_MARKERS_IN_USE[people],
    )
    play(state, f"play {people} ability")
    luck = seeded(seed)
    prompts = []
    for _ in range(4):
        for law in (*LAWS, *LAWS_OF_SECRECY):
            law(state, luck)
        prompt = state.prompt(state.to_act[0])
        assert prompt is not None
        prompts.append(prompt.key)
        state.apply(*random_decision(state, luck))
    assert prompts[1] == "prompt-move-marker"
