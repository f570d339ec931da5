"""What an action would do, itemised, and how good a position looks."""

from typing import Any

import pytest

from ludage.bots.greedy import GreedyBot
from ludage.core.stream import seeded
from ludage.games.through_the_ages import create
from ludage.games.through_the_ages.banks import food, resources
from ludage.games.through_the_ages.evaluation.evaluate import productions, turns_left
from ludage.games.through_the_ages.state import Position
from ludage.testing import texts
from ludage.testing.through_the_ages import act, position

GAME = create(None)


def explained(state: Position, text: str) -> dict[str, int]:
    forecast = state.explain(state.to_act[0], GAME.actions.parse(text))
    return {line.cause.key.removeprefix("forecast-"): line.amount for line in forecast.lines}


def facts_of(state: Position, text: str) -> dict[str, Any]:
    """What the last line of the forecast says in its words."""
    return dict(state.explain(state.to_act[0], GAME.actions.parse(text)).lines[-1].cause.args)


def test_the_end_of_the_turn_is_foretold() -> None:
    facts = {"yellow": 12, "unused": 2, "tokens": {"bronze": 6, "agriculture": 3}, "military": ["legion"] * 2}
    state = position({**facts, "ma": 1, "culture": 9})
    assert explained(state, "end") == {
        "uprising-near": 0,
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


@pytest.mark.rule("TTA-HAPPY-03", "TTA-HAPPY-12")
def test_the_end_of_the_turn_says_how_far_an_uprising_is() -> None:
    for unused, said in ((2, "uprising"), (3, "uprising-near"), (4, "no-uprising")):
        state = position({"yellow": 10, "unused": unused, "ma": 0})  # three workers are discontent
        found = [key for key in explained(state, "end") if "uprising" in key]
        assert found == [said], unused
        seats: Any = state.view(None)["seats"]
        assert seats[0]["uprising"] == (said == "uprising")
        act(state, "end")
        assert bool(state.civs[0].science) == (said != "uprising")


@pytest.mark.rule("TTA-HAPPY-12")
def test_an_uprising_says_how_many_workers_are_missing() -> None:
    state = position({"yellow": 10, "unused": 1, "ma": 0})
    (line,) = state.explain(0, GAME.actions.parse("end")).lines
    assert line.cause.args == {"discontent": 3, "unused": 1, "missing": 2}


def stores(state: Position) -> dict[object, tuple[object, object]]:
    """What the end of the turn says of each store: before and after."""
    lines = state.explain(0, GAME.actions.parse("end")).lines
    found = {line.cause.args["of"]: line.cause.args for line in lines if "of" in line.cause.args}
    return {of: (args["before"], args["after"]) for of, args in found.items()}


@pytest.mark.rule("TTA-PROD-01")
@pytest.mark.parametrize(
    "facts",
    [
        {"yellow": 12, "unused": 2, "tokens": {"bronze": 6, "agriculture": 3}, "culture": 9},
        {"yellow": 12, "unused": 2, "workers": {"agriculture": 0}, "culture": 9},
        {"yellow": 8, "unused": 5, "leader": "winston_churchill"},
        {"yellow": 12, "unused": 2, "tokens": {"bronze": 1, "agriculture": 9}},
    ],
)
def test_what_is_stored_after_the_turn_is_what_was_foretold(facts: dict[str, object]) -> None:
    state = position({**facts, "ma": 0})
    foretold = stores(state)
    assert foretold
    civ = act(state, "end").civs[0]
    stored = {
        "science": civ.science,
        "culture": civ.culture,
        "food": food(state, civ),
        "resource": resources(state, civ),
    }
    assert {of: after for of, (_, after) in foretold.items()} == {of: stored[str(of)] for of in foretold}


@pytest.mark.rule("TTA-CORRUPT-03", "TTA-CORRUPT-04")
def test_corruption_that_is_paid_in_food_is_foretold_as_such() -> None:
    state = position({"yellow": 12, "unused": 2, "tokens": {"bronze": 1, "agriculture": 9}, "ma": 0})
    lines = explained(state, "end")
    assert (lines["corruption"], lines["corruption-food"]) == (-1, -1)
    assert stores(state)["resource"] == (1, 2)
    assert stores(state)["food"] == (9, 8)


@pytest.mark.rule("TTA-PROD-10")
def test_what_a_leader_scores_at_the_end_of_the_turn_is_foretold() -> None:
    state = position({"leader": "winston_churchill", "yellow": 8, "unused": 5})
    assert explained(state, "end")["leader-scored"] == 3
    assert "leader-scored" not in explained(act(state, "wartime"), "end")
    khan = {"leader": "genghis_khan", "workers": {"warriors": 3}, "ma": 0}
    assert explained(position(khan), "end")["leader-scored"] == 3
    assert "leader-scored" not in explained(position(khan, {"workers": {"warriors": 5}}), "end")


@pytest.mark.rule("TTA-MIL-03", "TTA-MIL-05")
def test_the_cards_to_be_drawn_are_those_that_are_left() -> None:
    assert explained(position({}, military_deck=["legion"], discards=["raid_i"]), "end")["cards-drawn"] == 2
    ending = position({}, age=4, round=5, last_round=6, civil_deck=[], military_deck=[])
    assert "cards-drawn" not in explained(ending, "end")


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
    assert explained(state, "aggression raid_i 1") == {"military-actions": -1, "strengths": 0}
    assert facts_of(state, "aggression raid_i 1") == {"own": 5, "theirs": 1, "seat": "seat:1"}
    act(state, "aggression raid_i 1")
    assert explained(state, "discard legion") == {"defence": 1, "strengths": 0}
    assert facts_of(state, "discard legion") == {"own": 2, "theirs": 5, "seat": "seat:0"}
    assert facts_of(state, "done") == {"own": 1, "theirs": 5, "seat": "seat:0"}


def test_open_borders_count_for_the_attacker() -> None:
    pact = {"pact": ("open_borders_agreement", 1, 0)}
    own = {**pact, "military": ["raid_i"], "workers": {"warriors": 3}}
    state = position(own, {}, {}, phase="politics", age=1)
    assert explained(state, "aggression raid_i 1")["open-borders"] == 2
    assert facts_of(state, "aggression raid_i 1") == {"own": 5, "theirs": 1, "seat": "seat:1"}


def test_a_bid_shows_the_greatest_force() -> None:
    state = position({"military": ["foray"]}, phase="politics", current=("vast_territory_i",))
    act(state, "prepare foray")
    assert facts_of(state, "bid 1") == {"number": 1}


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


def test_fewer_turns_are_left_as_the_decks_run_out() -> None:
    left = [turns_left(position(age=age)) for age in (1, 2, 3)]
    assert left == sorted(left, reverse=True)
    ending: dict[str, Any] = {"age": 4, "civil_deck": [], "military_deck": []}
    assert turns_left(position(round=5, last_round=5, **ending)) == 2
    assert turns_left(position(round=4, last_round=5, active=1, **ending)) == 3


def test_production_is_counted_once_before_and_once_after_it_happens() -> None:
    state = position({}, {}, {}, age=4, round=5, last_round=5, civil_deck=[], military_deck=[])
    assert [productions(state, seat, turns_left(state)) for seat in range(3)] == [1, 1, 1]
    act(state, "end")
    assert [productions(state, seat, turns_left(state)) for seat in range(3)] == [0, 1, 1]


def test_a_useless_action_looks_no_better_than_the_end_of_the_turn() -> None:
    row = ["iron", "irrigation", "alchemy", "swordsmen", "knights", "drama", "masonry", "warfare", "theology"]
    row += ["monarchy", "cartography", "rich_land_i", "reserves_i"]
    own = {"ca": 0, "tactic": "phalanx", "workers": {"warriors": 1}}
    state = position(own, tactics=["legion", "phalanx"], row=row)
    assert "copy legion" in texts(state)
    assert state.actions.text(GreedyBot(3).choose(state, 0)) == "end"


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


def test_homers_resource_is_among_what_a_unit_costs() -> None:
    state = position({"leader": "homer", "unused": 1, "resources": 1})
    lines = explained(state, "build warriors")
    assert (lines["army-resources"], lines["resources"]) == (-1, -1)


def test_what_a_trade_pays_is_foretold_where_it_is_paid() -> None:
    state = position({"pact": ("trade_routes_agreement", 1, 0), "resources": 1, "food": 3}, {}, {}, age=1)
    assert explained(state, "trade") == {"traded-resources": 1}
    act(state, "trade")
    lines = explained(state, "build agriculture")
    assert (lines["food"], lines["resources"], lines["traded-resources"]) == (-1, -1, -1)


def test_a_resource_eaten_as_food_is_told_apart_at_the_end_of_the_turn() -> None:
    facts = {"yellow": 12, "unused": 2, "workers": {"agriculture": 0}, "resources": 2, "food": 1, "ma": 0}
    state = position({**facts, "pact": ("trade_routes_agreement", 1, 1)}, {}, {}, age=1)
    before = stores(act(state, "trade"))
    lines = explained(state, "end")
    assert (lines["consumption"], lines["consumption-traded"]) == (-1, -1)
    assert before["food"] == (1, 0)
    heard = state.listen()
    act(state, "end")
    told = {event.kind: event.data["amount"] for event in heard if event.kind.startswith("consumption")}
    assert told == {"consumption": 1, "consumption-traded": 1}
    assert (food(state, state.civs[0]), resources(state, state.civs[0])) == (
        before["food"][1],
        before["resource"][1],
    )


def test_what_a_farm_or_a_mine_will_bring_is_foretold() -> None:
    facts = {"techs": ["iron"], "workers": {"bronze": 1}, "unused": 1, "resources": 5}
    state = position(facts, age=1)
    assert explained(state, "build agriculture")["food-rate"] == 1
    assert explained(state, "upgrade bronze iron")["resource-rate"] == 1
    assert explained(state, "destroy bronze")["resource-rate"] == -1


@pytest.mark.rule("TTA-MIL-05")
def test_discards_of_an_ended_age_are_not_drawn_again() -> None:
    facts = {"military": ["phalanx", "heavy_cavalry", "legion", "medieval_army"]}
    old = position(facts, age=2, military_deck=[], discards=[])
    assert explained(old, "end")["cards-discarded"] == -2
    assert "cards-drawn" not in explained(old, "end")
    new = position(
        {"military": [*facts["military"][1:], "defensive_army"]}, age=2, military_deck=[], discards=[]
    )
    assert explained(new, "end")["cards-drawn-at-most"] == 1, "if it is the card of this age that he discards"
    sure = {"military": ["defensive_army", "conquistadors", "fortifications"]}
    assert explained(position(sure, age=2, military_deck=[], discards=[]), "end")["cards-drawn"] == 1


@pytest.mark.rule("TTA-CONSUME-01", "TTA-PAY-10")
def test_food_that_is_overpaid_for_want_of_change_is_foretold_and_told() -> None:
    farms = {"workers": {"agriculture": 0, "mechanized_agriculture": 2}, "tokens": {"coal": 2}}
    state = position({**farms, "yellow": 8, "unused": 5, "blue": 0, "ma": 0}, age=3)
    # corruption takes 6 resources; 2 tokens are 10 food; of the one that pays for 3 only 1 food comes back
    lines = explained(state, "end")
    assert (lines["food-produced"], lines["consumption"]) == (10, -4)
    assert stores(state)["food"] == (0, 6)
    heard = state.listen()
    act(state, "end")
    assert [event.data["amount"] for event in heard if event.kind == "consumption"] == [4]
    assert food(state, state.civs[0]) == 6


def test_choices_with_an_open_result_are_foretold() -> None:
    few = act(position({"hand": ["reserves_iii"], "blue": 1}), "play reserves_iii")
    assert explained(few, "gain resources")["resources"] == 1
    facts = {"wonder": ("internet", 0), "blue": 0, "tokens": {"iron": 1}, "hand": ["engineering_genius_iii"]}
    token = position(facts, age=3)
    assert explained(token, "play engineering_genius_iii")["resources"] == -2
    act(token, "play engineering_genius_iii")
    assert token.civs[0].stages == 1


def test_what_leaders_give_on_their_way_out_is_foretold() -> None:
    state = position({"leader": "alexander_the_great", "workers": {"warriors": 3}}, phase="politics")
    assert explained(state, "retire") == {"yellow-tokens": 1, "strength": -3}
    facts = {"leader": "christopher_columbus", "military": ["wealthy_territory_i"]}
    lines = explained(position(facts, phase="politics", age=1), "settle wealthy_territory_i")
    assert lines["resources"] == 5


def test_a_force_is_foretold_with_what_is_sent() -> None:
    facts = {"military": ["foray", "military_bonus_i"], "workers": {"warriors": 2}}
    state = position(facts, {}, phase="politics", current=("vast_territory_i",), age=1)
    act(state, "prepare foray", "bid 3")
    for one in ("send warriors", "bonus military_bonus_i"):
        assert facts_of(state, one) == {"sent": 1, "bid": 3}
    act(state, "send warriors")
    assert facts_of(state, "send warriors") == {"sent": 2, "bid": 3}
    act(state, "send warriors")
    assert facts_of(state, "bonus military_bonus_i") == {"sent": 3, "bid": 3}


@pytest.mark.rule("TTA-AGGR-12")
@pytest.mark.parametrize("card", ["raid_i", "raid_ii"])
def test_the_spoils_of_a_raid_on_a_single_building_are_foretold(card: str) -> None:
    own = {"workers": {"warriors": 8}, "yellow": 11, "military": [card], "ma": 3, "unused": 0}
    rival = {"workers": {"philosophy": 1, "warriors": 0}, "unused": 1}
    state = position({**own, "government": "monarchy"}, rival, phase="politics", row=[], age=2)
    act(state, f"aggression {card} 1")
    if card == "raid_ii":
        assert explained(state, "raze philosophy") == {"resources": 2, "blue": -2}
        act(state, "raze philosophy")
    assert resources(state, state.civs[0]) == 2


@pytest.mark.rule("TTA-ACTIONCARD-07")
def test_an_order_that_is_not_asked_is_foretold_with_its_card() -> None:
    state = position({"hand": ["frugality_a"], "food": 2})
    foretold = explained(state, "play frugality_a")
    assert (foretold["civil-actions"], foretold["food"], foretold["unused"]) == (-1, -1, 1)


@pytest.mark.rule("TTA-TECH-01", "TTA-PACT-10")
def test_a_discount_of_science_cites_its_own_rule() -> None:
    def rules(state: Position, text: str) -> list[str]:
        lines = state.explain(0, GAME.actions.parse(text)).lines
        return [line.cause.rule for line in lines if line.cause.key == "forecast-discount"]

    assert rules(position({"leader": "js_bach", "hand": ["opera"], "science": 9}), "develop opera") == [
        "TTA-TECH-01"
    ]
    pact = {"pact": ("scientific_cooperation", 1, 0), "hand": ["opera"], "science": 9}
    assert rules(position(pact, {"science": 3}, {}), "develop opera") == ["TTA-PACT-10"]
