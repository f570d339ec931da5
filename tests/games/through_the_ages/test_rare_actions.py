"""Actions that random play hardly ever meets: each of them is legal in some position."""

from typing import Any

import pytest

from ludage.games.through_the_ages import turn
from ludage.games.through_the_ages.state import Ask, Frame, Position
from ludage.testing.through_the_ages import GAME, act, allowed, position, reveal

RICH: dict[str, Any] = {"tokens": {"bronze": 16}, "blue": 4}


def upgrading(low: str, high: str) -> Position:
    return position({**RICH, "workers": {low: 1}, "techs": [high]}, age=3)


def composing(low: str, high: str) -> Position:
    return position({**RICH, "leader": "js_bach", "workers": {low: 1}, "techs": [high]}, age=3)


def employing(card: str) -> Position:
    return position({"workers": {card: 1}}, age=3)


def mustering(card: str) -> Position:
    stores = {"tokens": {"bronze": 16, "agriculture": 12}, "blue": 4}
    return position({**stores, "leader": "frederick_barbarossa", "techs": [card]}, age=2)


def losing(card: str) -> Position:
    state = position({"workers": {card: 1}, "unused": 0}, age=3)
    state.stack.append(Frame(Ask.LOSE_POPULATION, 0, number=1))
    turn.settle(state)
    return state


def building(_stages: str) -> Position:
    return position({**RICH, "specials": ["engineering"], "wonder": ("great_wall", 0)}, age=3)


def replacing_homer(wonder: str) -> Position:
    second = "pyramids" if wonder != "pyramids" else "colossus"
    state = position({"leader": "homer", "wonders": [wonder, second], "hand": ["joan_of_arc"]}, age=1)
    return act(state, "leader joan_of_arc")


def ravaging(wonder: str) -> Position:
    second = "pyramids" if wonder != "pyramids" else "colossus"
    return reveal("ravages_of_time", {"wonders": [wonder, second]}, {}, age=2)


SCENES: dict[str, Any] = {
    "upgrade": upgrading,
    "compose": composing,
    "destroy": employing,
    "disband": employing,
    "muster": mustering,
    "lose": losing,
    "stage": building,
    "under": replacing_homer,
    "ravage": ravaging,
}


@pytest.mark.parametrize("verb", SCENES)
def test_every_action_of_the_kind_is_legal_somewhere(verb: str) -> None:
    texts = [GAME.actions.text(action) for action in range(len(GAME.actions))]
    of_the_kind = [text for text in texts if text.split()[0] == verb]
    assert of_the_kind
    assert [text for text in of_the_kind if not allowed(SCENES[verb](*text.split()[1:]), text)] == []
