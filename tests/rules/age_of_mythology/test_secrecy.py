"""Choices made at once: until the last is made the others learn neither what was chosen nor how much of it."""

import pytest

from ludage.games.age_of_mythology.state import Position
from ludage.testing import play
from ludage.testing.age_of_mythology import position


def told(state: Position, seat: int, *texts: str) -> list[str]:
    """What the others hear when a seat does all this: the kinds of the events."""
    heard = state.listen()
    play(state, *texts, seat=seat)
    others = [other for other in (None, *range(state.players)) if other != seat]
    assert len({tuple(str(event.seen_by(other)) for event in heard) for other in others}) == 1
    return [event.kind for event in heard if event.seen_by(None) is not None]


@pytest.mark.rule("AOM-DRAW-08")
@pytest.mark.parametrize(
    "choices", [["random 2"], ["take perm_gather", "take perm_build", "take perm_trade", "random 1"]]
)
def test_the_others_do_not_learn_how_many_permanent_cards_are_picked(choices: list[str]) -> None:
    state = position(3, phase="draw", hands={0: [], 1: [], 2: []})
    assert told(state, 1, *choices) == ["hand-built"]


@pytest.mark.rule("AOM-ATTACK-04")
@pytest.mark.parametrize(
    "choices",
    [
        ["commit hoplite", "done"],
        ["commit hoplite", "commit hoplite", "commit toxotes", "done"],
        ["commit hoplite", "commit hoplite", "commit toxotes", "commit toxotes"],
        ["done"],
    ],
)
def test_the_attacker_does_not_learn_how_many_units_will_defend(choices: list[str]) -> None:
    state = position(2)
    play(state, "play perm_attack", "attack 1 city")
    assert told(state, 1, *choices) == ["army-ready"]


@pytest.mark.rule("AOM-DISC-03")
@pytest.mark.parametrize(
    "choices", [["done"], ["discard perm_gather", "done"], ["discard perm_gather", "discard perm_trade"]]
)
def test_the_others_do_not_learn_how_many_cards_are_laid_aside(choices: list[str]) -> None:
    state = position(3, phase="discard", hands={1: ["perm_gather", "perm_trade"]})
    assert told(state, 1, *choices) == ["cards-kept"]
