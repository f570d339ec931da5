"""What an action would do, itemised, and how good a position looks."""

from typing import Any

import pytest

from ludage.bots.greedy import GreedyBot
from ludage.core.stream import seeded
from ludage.games.through_the_ages import create
from ludage.games.through_the_ages.evaluate import rounds_left
from ludage.games.through_the_ages.state import Position
from ludage.testing.through_the_ages import act, position

GAME = create(None)


def explained(state: Position, text: str) -> dict[str, int]:
    forecast = state.explain(state.to_act[0], GAME.actions.parse(text))
    return {line.cause.key.removeprefix("forecast-"): line.amount for line in forecast.lines}


def test_the_end_of_the_turn_is_foretold() -> None:
    facts = {"yellow": 12, "unused": 2, "tokens": {"bronze": 6, "agriculture": 3}, "military": ["legion"] * 2}
    state = position({**facts, "ma": 1, "culture": 9})
    assert explained(state, "end") == {
        "science-scored": 1,
        "corruption": -2,
        "food-produced": 2,
        "consumption": -2,
        "resources-produced": 2,
        "cards-drawn": 1,
    }
    before = state.to_json()
    state.explain(0, GAME.actions.parse("end"))
    assert state.to_json() == before


def test_an_uprising_and_hunger_are_foretold() -> None:
    assert explained(position({"yellow": 10, "unused": 0, "ma": 0}), "end") == {"uprising": 0}
    hungry = position({"yellow": 12, "unused": 2, "workers": {"agriculture": 0}, "culture": 9, "ma": 0})
    assert explained(hungry, "end")["hunger"] == -8


def test_discounts_are_itemised() -> None:
    state = position({"specials": ["masonry"], "techs": ["drama"], "resources": 9})
    lines = state.explain(0, GAME.actions.parse("build drama")).lines
    assert [(line.amount, line.cause.key, line.cause.args) for line in lines[:2]] == [
        (1, "forecast-discount", {"card": "card:masonry"}),
        (-3, "forecast-resources", {}),
    ]
    assert explained(state, "build drama")["culture-rate"] == 2


def test_an_attack_shows_both_strengths() -> None:
    own = {"military": ["raid_i"], "workers": {"warriors": 5}}
    state = position(own, {"military": ["legion"]}, phase="politics")
    assert explained(state, "aggression raid_i 1") == {
        "military-actions": -1,
        "own-strength": 5,
        "rival-strength": -1,
    }
    act(state, "aggression raid_i 1")
    assert explained(state, "discard legion") == {"own-strength": 1, "defence": 1, "rival-strength": -5}


def test_a_bid_shows_the_greatest_force() -> None:
    state = position({"military": ["foray"]}, phase="politics", current=("vast_territory_i",))
    act(state, "prepare foray")
    assert explained(state, "bid 1") == {"greatest-force": 1}


# ---- evaluation ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"culture": 10}, {}),
        ({"workers": {"religion": 1}}, {}),
        ({"techs": ["iron"]}, {}),
        ({}, {"yellow": 10, "unused": 0}),
        ({"government": "monarchy"}, {}),
        ({"wonders": ["eiffel_tower"]}, {"wonder": ("eiffel_tower", 1)}),
        ({"workers": {"warriors": 4}}, {"workers": {"warriors": 0}}),
    ],
)
def test_a_better_position_looks_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    one, two = (position(facts, {"workers": {"warriors": 3}}, age=2) for facts in (better, worse))
    assert GAME.evaluate(one, 0) > GAME.evaluate(two, 0)


def test_fewer_rounds_are_left_as_the_decks_run_out() -> None:
    left = [rounds_left(position(age=age)) for age in (1, 2, 3)]
    assert left == sorted(left, reverse=True)
    assert rounds_left(position(age=4, round=5, last_round=5, civil_deck=[], military_deck=[])) < 1


def test_the_greedy_bot_beats_a_random_player() -> None:
    state = GAME.new(2, 11, variant="first-game")
    bot, luck = GreedyBot(1), seeded(2)
    while state.to_act:
        seat = state.to_act[0]
        if seat == 0:
            state.apply(0, bot.choose(state, 0))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))])
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.outcome.scores[0] > 60
