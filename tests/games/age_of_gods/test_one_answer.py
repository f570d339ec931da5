"""Questions with one answer: what leaves nothing to decide is carried out and told (ruling 128)."""

from typing import Any

import pytest

import ludage
from ludage.core.stream import seeded
from ludage.testing import flat, play, scripted, texts
from ludage.testing.age_of_gods import position
from tests.conformance.playing import random_decision

GAME = ludage.game("age-of-gods")
ONE_ANSWER = {
    "prompt-card": "a turn of one's own does not go by unseen, though there is one card and one use left",
    "prompt-attack": "whoever attacks reads the chances and casts the die himself",
    "prompt-attack-uprising": "as prompt-attack",
    "prompt-attack-card": "as prompt-attack",
    "prompt-attack-card-with": "as prompt-attack",
}
"""What is asked although there is one answer only, and why; anything else is worked off (ruling 128)."""


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_leaves_one_answer_is_worked_off(players: int) -> None:
    for seed in range(12):
        state = GAME.new(players, seed)
        luck = seeded(seed)
        while state.to_act:
            for seat in state.to_act:
                prompt = state.prompt(seat)
                assert prompt is not None
                assert len(state.legal(seat)) > 1 or prompt.key in ONE_ANSWER, prompt.key
            state.apply(*random_decision(state, luck))


@pytest.mark.rule("AOG-ACTION-10")
@pytest.mark.parametrize(
    ("facts", "steps", "told"),
    [
        (
            {"hands": {0: ["necromancers"]}, "empty": ["t25"]},
            ["play necromancers ability", "raise orcs"],
            ("raised", {"people": "people:orcs", "territory": "territory:t25"}),
        ),
        (
            {"hands": {0: ["fairies"]}, "discard": ["orcs"]},
            ["play fairies ability"],
            ("copied", {"seat": "seat:0", "ability": "ability:horde"}),
        ),
    ],
    ids=["settle", "copy"],
)
def test_a_step_with_one_choice_is_done_and_told(
    facts: dict[str, Any], steps: list[str], told: tuple[str, dict[str, object]]
) -> None:
    state = position(phase="action", **facts)
    heard = state.listen()
    play(state, *steps)
    assert [event.data for event in heard if event.kind == told[0]] == [told[1]]
    assert not any(text.startswith(("settle", "copy")) for text in texts(state))


@pytest.mark.rule("AOG-WRATH-11", "AOG-WRATH-2")
def test_a_wrath_with_one_target_strikes_it() -> None:
    state = position(phase="action", hands={0: ["monks"]}, holds={"monks": []}, fortified=["t25"])
    heard = state.listen()
    play(scripted(state, rolls=[2]), "play monks wrath")
    assert [event.kind for event in heard if event.kind in ("wrath", "razed")] == ["wrath", "razed"]
    assert flat(state)["fortified"] == []
    assert state.to_act == (1,)
