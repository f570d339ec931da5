"""Positions built from facts: facts that do not fit are refused in a sentence."""

import json
from typing import Any

import pytest

from ludage.testing import PositionError
from ludage.testing.through_the_ages import GAME, act, position

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


@pytest.mark.parametrize(
    ("pile", "where", "card"),
    [
        ("military_deck", "hand", "rats"),
        ("civil_deck", "military", "drama"),
        ("civil_deck", "dealt", "drama"),
        ("military_deck", "wonders", "rats"),
    ],
)
def test_a_card_where_its_kind_does_not_belong_is_refused(pile: str, where: str, card: str) -> None:
    data: Any = position({}, {}, age=1).to_dict()
    data[pile].remove(card)
    data["seats"][0][where].append(card)
    with pytest.raises(ValueError, match=f"{card} is not for"):
        GAME.from_json(json.dumps(data))


def test_a_turn_of_somebody_who_has_resigned_or_a_wrong_last_round_is_refused() -> None:
    resigned: Any = act(position({}, {}, {}, phase="politics"), "resign").to_dict()
    resigned["first"] = 0
    with pytest.raises(ValueError, match="who has resigned"):
        GAME.from_json(json.dumps(resigned))
    early: Any = position({}, {}, age=1).to_dict()
    early["last_round"] = 5
    with pytest.raises(ValueError, match="last round 5 in age 1"):
        GAME.from_json(json.dumps(early))


def test_a_bid_that_nothing_can_reach_is_refused() -> None:
    facts = {"military": ["foray", "legion"], "workers": {"warriors": 2}}
    state = position(facts, {}, phase="politics", current=("vast_territory_i",), age=1)
    act(state, "prepare foray", "bid 2")
    data: Any = state.to_dict()
    data["stack"][-1]["number"] = 3
    with pytest.raises(ValueError, match="a frame force that cannot be"):
        GAME.from_json(json.dumps(data))


def test_a_place_of_the_row_means_the_card_in_it() -> None:
    state = position({"hand": ["moses"]}, row=["pyramids", None, "drama"])
    assert GAME.meaning(state, "space:1") == "card:pyramids"
    assert GAME.meaning(state, "space:2") == "space:2"
    assert GAME.meaning(state, "space:3") == "card:drama"
    assert GAME.meaning(state, "hand:moses") == "card:moses"
    assert GAME.meaning(state, "seat:1") == "seat:1"


def test_every_card_is_chosen_or_comes_about() -> None:
    cards = set(GAME.box.refs)
    named = {target for action in range(len(GAME.actions)) for target in GAME.actions.targets(action)}
    assert len(GAME.happening) == 10  # the events of age A
    assert not set(GAME.happening) & named
    assert cards - set(GAME.happening) - set(GAME.placed) - named == {"card:despotism"}
