"""Leaders: playing, replacing, and each of the twenty-four (TTA-LEADER)."""

from typing import Any

import pytest

from ludage.games.through_the_ages.means import army_pool, building_cost, science_cost
from ludage.games.through_the_ages.production import produce, produce_resources
from ludage.games.through_the_ages.state import NO_CARD, Position
from ludage.testing import texts
from ludage.testing.through_the_ages import (
    BOX,
    act,
    allowed,
    card,
    hand,
    military,
    position,
    reveal,
    stock,
    tokens,
    why,
    workers,
)

# ---- playing and replacing ----------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-LEADER-01")
def test_a_leader_is_played_for_an_action_and_works_at_once() -> None:
    state = act(position({"hand": ["joan_of_arc"]}), "leader joan_of_arc")
    civ = state.civs[0]
    assert (BOX.ids[civ.leader], civ.ca, civ.hand, civ.culture_rate, civ.ma_total) == (
        "joan_of_arc",
        3,
        (),
        1,
        3,
    )
    assert why(state, "leader moses").key == "refusal-not-in-hand"


@pytest.mark.rule("TTA-LEADER-02")
def test_a_leader_may_be_taken_and_played_in_one_turn() -> None:
    state = act(position({"ca": 2}, row=["moses"]), "take 1", "leader moses")
    assert state.civs[0].ca == 0


@pytest.mark.rule("TTA-LEADER-03")
def test_julius_caesar_brings_strength_and_a_military_action() -> None:
    state = act(position({"hand": ["julius_caesar"]}), "leader julius_caesar")
    civ = state.civs[0]
    assert (civ.strength, civ.ma_total, civ.ma) == (2, 3, 3)


@pytest.mark.rule("TTA-LEADER-03", "TTA-POL-01")
def test_julius_caesar_allows_a_second_political_action_once() -> None:
    facts = {"leader": "julius_caesar", "military": ["crusades", "foray", "rats"]}
    state = position(facts, phase="politics")
    act(state, "prepare rats")
    assert texts(state)[:2] == ["prepare crusades", "prepare foray"]
    act(state, "pass")
    assert not state.civs[0].caesar_used, "passing does not use it up"
    second = act(position(facts, phase="politics"), "prepare rats", "prepare crusades")
    assert second.civs[0].caesar_used
    assert allowed(second, "end")
    third = act(position({**facts, "caesar_used": True}, phase="politics"), "prepare rats")
    assert allowed(third, "end")


@pytest.mark.rule("TTA-LEADER-04")
def test_moses_makes_population_cheaper_and_changes_no_rating() -> None:
    state = position({"hand": ["moses"], "food": 1})
    before = state.civs[0].strength, state.civs[0].culture_rate, state.civs[0].happiness
    assert not allowed(state, "population")
    act(state, "leader moses", "population")
    assert stock(state)[0] == 0
    assert (state.civs[0].strength, state.civs[0].culture_rate, state.civs[0].happiness) == before
    frugal = position({"leader": "moses", "hand": ["frugality_a"], "food": 1})
    act(frugal, "play frugality_a")
    assert stock(frugal)[0] == 1


@pytest.mark.rule("TTA-LEADER-05", "TTA-LEADER-06")
def test_replacing_a_leader_gives_the_action_back() -> None:
    state = act(position({"leader": "moses", "hand": ["joan_of_arc"], "ca": 1}), "leader joan_of_arc")
    assert (state.civs[0].ca, BOX.ids[state.civs[0].leader]) == (1, "joan_of_arc")
    assert card("moses") in state.gone
    spent = position({"leader": "moses", "hand": ["joan_of_arc"], "ca": 0})
    assert why(spent, "leader joan_of_arc").key == "refusal-no-civil-action"
    first = act(position({"hand": ["joan_of_arc"], "ca": 1}), "leader joan_of_arc")
    assert first.civs[0].ca == 0


@pytest.mark.rule("TTA-LEADER-05", "TTA-ACT-01", "TTA-ACT-02")
@pytest.mark.parametrize(
    ("old", "new", "left", "then", "total"),
    [
        ("julius_caesar", "joan_of_arc", 0, 0, 3),
        ("julius_caesar", "joan_of_arc", 1, 1, 3),
        ("joan_of_arc", "napoleon_bonaparte", 0, 1, 4),
        ("julius_caesar", "moses", 1, 1, 2),
        ("julius_caesar", "moses", 3, 2, 2),
    ],
)
def test_a_leader_in_the_place_of_another_brings_only_what_he_has_more(
    old: str, new: str, left: int, then: int, total: int
) -> None:
    state = act(position({"leader": old, "hand": [new], "ma": left}), f"leader {new}")
    assert (state.civs[0].ma, state.civs[0].ma_total) == (then, total)


@pytest.mark.rule("TTA-LEADER-07")
def test_worked_example_moses_replaced_in_time() -> None:
    state = position({"leader": "moses", "food": 9}, row=[None] * 5 + ["joan_of_arc"])
    act(state, "population", "take 6", "leader joan_of_arc")
    assert state.civs[0].ca == 1


@pytest.mark.rule("TTA-LEADER-08")
def test_worked_example_moses_not_replaced() -> None:
    state = position({"leader": "moses", "food": 9}, row=[None] * 5 + ["joan_of_arc"])
    act(state, "population", "population", "take 6")
    assert why(state, "leader joan_of_arc").args == {"need": 1, "have": 0}


@pytest.mark.rule("TTA-LEADER-09")
def test_a_leader_lost_otherwise_gives_no_action_back() -> None:
    state = reveal("iconoclasm", {"leader": "joan_of_arc"}, {"leader": "isaac_newton"}, age=2)
    assert (state.civs[0].leader, state.civs[0].ca) == (NO_CARD, 4)
    assert BOX.ids[state.civs[1].leader] == "isaac_newton"


# ---- age A --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-POL-03", "TTA-TOKEN-01")
def test_alexander_the_great() -> None:
    state = position(
        {"leader": "alexander_the_great", "workers": {"warriors": 2, "knights": 1}}, phase="politics"
    )
    assert state.civs[0].strength == 4 + 3
    act(state, "retire")
    assert (state.civs[0].yellow, state.civs[0].strength, state.civs[0].leader) == (19, 4, NO_CARD)
    assert why(position(phase="politics"), "retire").key == "refusal-not-alexander"


@pytest.mark.rule("TTA-TAKE-02")
def test_aristotle_scores_science_for_technologies_taken() -> None:
    state = position({"leader": "aristotle"}, row=["iron", "stockpile_a", "monarchy", "pyramids"])
    act(state, "take 1", "take 2", "take 3", "take 4")
    assert state.civs[0].science == 2


@pytest.mark.rule("TTA-LEADER-12")
def test_hammurabi() -> None:
    state = position({"leader": "hammurabi", "ca": 0}, row=["iron", "joan_of_arc"])
    assert why(state, "take 1").key == "refusal-no-civil-action"
    assert allowed(state, "take 2"), "leaders cost him one action less"
    act(state, "law", "take 1")
    assert (hand(state), state.civs[0].ma, state.civs[0].ca) == (["iron"], 1, 0)
    assert why(state, "law").key == "refusal-hammurabi-used"
    assert why(position({"leader": "hammurabi", "ma": 0}), "law").key == "refusal-no-red-token"
    assert why(position(), "law").key == "refusal-not-hammurabi"


@pytest.mark.rule("TTA-LEADER-12", "TTA-GOV-06")
def test_hammurabi_and_a_revolution() -> None:
    facts = {"leader": "hammurabi", "hand": ["monarchy"], "science": 2}
    short = act(position({**facts, "ca": 3}), "law")
    assert why(short, "revolution monarchy").key == "refusal-civil-actions-spent"
    whole = position(facts, row=["iron"])
    act(whole, "revolution monarchy", "law", "take 1")
    assert hand(whole) == ["iron"]


@pytest.mark.rule("TTA-LEADER-12", "TTA-ACTIONCARD-10")
def test_hammurabi_uses_a_temporary_military_action_first() -> None:
    facts = {"leader": "hammurabi", "hand": ["patriotism_a"]}
    state = act(position({**facts, "ma": 0}), "play patriotism_a", "law")
    assert (state.civs[0].ma, state.civs[0].extra_ma, state.civs[0].extra_ca) == (0, 0, 1)
    state = act(position({**facts, "ma": 1}), "play patriotism_a", "law")
    assert (state.civs[0].ma, state.civs[0].extra_ma, state.civs[0].extra_ca) == (1, 0, 1)


@pytest.mark.rule("TTA-LEADER-12", "TTA-ACTIONCARD-08")
@pytest.mark.parametrize(
    "turn",
    [
        ("law", "play breakthrough_i", "revolution monarchy"),
        ("play breakthrough_i", "revolution monarchy", "law"),
    ],
)
def test_a_breakthrough_to_a_revolution_is_paid_with_white_tokens_only(turn: tuple[str, ...]) -> None:
    state = act(
        position({"leader": "hammurabi", "hand": ["breakthrough_i", "monarchy"], "science": 9}), *turn
    )
    assert (state.civs[0].ca, state.civs[0].extra_ca) == (0, 1)


@pytest.mark.rule("TTA-LEADER-12", "TTA-ACTIONCARD-08")
def test_a_breakthrough_to_anything_else_is_paid_with_the_borrowed_action() -> None:
    facts = {"leader": "hammurabi", "hand": ["breakthrough_i", "irrigation"], "science": 9}
    state = act(position(facts), "law", "play breakthrough_i")
    assert (state.civs[0].ca, state.civs[0].extra_ca) == (state.civs[0].ca_total, 0)


@pytest.mark.rule("TTA-LEADER-01", "TTA-POL-01")
def test_after_her_look_joan_of_arc_is_not_asked_about_an_empty_hand() -> None:
    facts = {"leader": "joan_of_arc"}
    state = act(position(facts, phase="politics", variant="first-game"), "peek")
    assert allowed(state, "end"), "with no card there is nothing left to do but to pass"
    held = act(position({**facts, "military": ["legion"]}, phase="politics", variant="first-game"), "peek")
    assert texts(held) == ["pass"], "the card might be an event"
    full = act(position(facts, phase="politics"), "peek")
    assert texts(full) == ["resign", "pass"]


@pytest.mark.rule("TTA-LEADER-10")
def test_homer_under_a_wonder() -> None:
    state = position(
        {"leader": "homer", "hand": ["moses", "joan_of_arc"], "wonders": ["pyramids"], "resources": 1}
    )
    assert state.civs[0].happiness == 1
    assert army_pool(state, state.civs[0]) == 1
    act(state, "build warriors")
    assert (stock(state)[1], army_pool(state, state.civs[0])) == (0, 0)
    act(state, "leader joan_of_arc")
    assert texts(state) == ["under pyramids", "pass"]
    before = state.civs[0].ca
    act(state, "under pyramids")
    assert (state.civs[0].happiness, state.civs[0].ca) == (1, before)
    other = position({"leader": "homer", "hand": ["joan_of_arc"], "wonders": ["pyramids"], "ca": 1})
    act(other, "leader joan_of_arc", "pass")
    assert (other.civs[0].happiness, other.civs[0].ca) == (0, 1)


@pytest.mark.rule("TTA-LEADER-10", "TTA-WONDER-11")
def test_the_face_of_homer_is_lost_with_a_ravaged_wonder() -> None:
    state = reveal("ravages_of_time", {"wonders": ["pyramids"], "homer_under": "pyramids"})
    civ = state.civs[0]
    assert (civ.happiness, civ.culture_rate, civ.ca_total) == (0, 2, 4)


# ---- age I --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-POL-03", "TTA-COLONY-03")
def test_christopher_columbus_colonises_from_the_hand() -> None:
    facts = {"leader": "christopher_columbus", "military": ["vast_territory_i"], "workers": {"warriors": 0}}
    state = act(position(facts, phase="politics"), "settle vast_territory_i")
    civ = state.civs[0]
    assert (civ.leader, civ.yellow, civ.blue, stock(state)[0], civ.culture) == (NO_CARD, 21, 12, 3, 0)
    assert why(
        position({"military": ["vast_territory_i"]}, phase="politics"), "settle vast_territory_i"
    ).key == ("refusal-not-columbus")


@pytest.mark.rule("TTA-LEADER-01", "TTA-ACTIONCARD-09")
def test_frederick_barbarossa_musters() -> None:
    state = position({"leader": "frederick_barbarossa", "food": 1, "resources": 1, "unused": 0})
    act(state, "muster warriors")
    civ = state.civs[0]
    assert (workers(state, "warriors"), civ.yellow, civ.unused, civ.ma, civ.ca) == (2, 17, 0, 1, 4)
    assert stock(state) == (0, 0)
    assert why(state, "muster warriors").key == "refusal-no-food"
    assert why(position(), "muster warriors").key == "refusal-not-barbarossa"
    assert why(position({"leader": "frederick_barbarossa", "food": 1}), "muster warriors").args == {
        "need": 1,
        "have": 0,
    }


def barbarossa_trades(food: int, resources: int, side: int, **facts: Any) -> Position:
    """He has used the Trade Routes Agreement; a worker costs 1 food and a unit of warriors 1 resource."""
    ours: dict[str, Any] = {"pact": ("trade_routes_agreement", 1, side), "yellow": 17, "unused": 0}
    ours |= {"leader": "frederick_barbarossa", "food": food, "resources": resources, **facts}
    return act(position(ours, {}, {}, age=1), "trade")


A, B = 0, 1


@pytest.mark.rule("TTA-LEADER-01", "TTA-PACT-11")
@pytest.mark.parametrize(
    ("food", "resources", "side", "left"),
    [(2, 0, A, (0, 0)), (1, 1, A, (0, 0)), (0, 2, B, (0, 0)), (2, 1, B, (1, 0)), (1, 1, B, (0, 0))],
)
def test_barbarossa_pays_food_and_unit_with_what_is_traded_in_one_of_them(
    food: int, resources: int, side: int, left: tuple[int, int]
) -> None:
    state = barbarossa_trades(food, resources, side)
    before = sum(stock(state))
    act(state, "muster warriors")
    assert (stock(state), workers(state, "warriors")) == (left, 2)
    assert before - sum(stock(state)) == 2, "a food and a resource, whatever they are"


@pytest.mark.rule("TTA-LEADER-01", "TTA-PACT-11", "TTA-TURN-05")
@pytest.mark.parametrize(("food", "resources", "side"), [(1, 0, A), (0, 1, B)])
def test_barbarossa_does_not_pay_twice_with_the_same(food: int, resources: int, side: int) -> None:
    state = barbarossa_trades(food, resources, side)
    assert why(state, "muster warriors").key == "refusal-traded-once"
    assert "muster warriors" not in texts(state)


@pytest.mark.rule("TTA-LEADER-01", "TTA-PACT-11")
def test_what_was_not_needed_for_the_worker_can_still_be_used_as_food() -> None:
    state = act(barbarossa_trades(2, 1, B), "muster warriors")
    assert state.civs[0].traded_food == 1


@pytest.mark.rule("TTA-PROD-10", "TTA-TACTIC-09")
def test_genghis_khan() -> None:
    horde = {"leader": "genghis_khan", "workers": {"warriors": 3}, "tactic": "heavy_cavalry"}
    state = position(horde, {"workers": {"warriors": 4}}, tactics=["heavy_cavalry"])
    assert state.civs[0].strength == 3 + 4
    act(state, "end")
    assert state.civs[0].culture == 3
    weak = act(position({"leader": "genghis_khan"}, {"workers": {"warriors": 4}}), "end")
    assert weak.civs[0].culture == 0
    second_of_three = act(position({"leader": "genghis_khan"}, {"workers": {"warriors": 4}}, {}), "end")
    assert second_of_three.civs[0].culture == 3


@pytest.mark.rule("TTA-SECRET-03", "TTA-LEADER-01")
def test_joan_of_arc() -> None:
    facts = {"leader": "joan_of_arc", "workers": {"religion": 2}, "government": "theocracy"}
    state = position(facts, phase="politics", current=("rats", "foray"))
    assert state.civs[0].strength == 1 + 1 + 3
    heard = state.listen()
    act(state, "peek")
    told = heard[-1].seen_by(0)
    assert told is not None
    top = told["card"]
    assert "card" not in (heard[-1].seen_by(1) or {})
    assert state.view(0)["own"]["top_event"] == str(top).removeprefix("card:")  # type: ignore[index]
    assert why(state, "peek").key == "refusal-peeked"
    assert allowed(state, "pass")
    assert why(position(phase="politics"), "peek").key == "refusal-not-joan"


@pytest.mark.rule("TTA-GOV-10", "TTA-TECH-01")
def test_leonardo_da_vinci() -> None:
    state = position(
        {"leader": "leonardo_da_vinci", "workers": {"alchemy": 2}, "hand": ["masonry"], "science": 3}
    )
    assert state.civs[0].science_rate == 1 + 2 * 2 + 1
    act(state, "develop masonry")
    assert (stock(state)[1], state.civs[0].science) == (1, 0)


@pytest.mark.rule("TTA-TAKE-07")
def test_michelangelo() -> None:
    facts = {
        "leader": "michelangelo",
        "workers": {"religion": 1, "drama": 1},
        "wonders": ["hanging_gardens", "kremlin"],
    }
    state = position(facts, row=["great_wall"])
    assert state.civs[0].culture_rate == 1 + 2 + 1 + 2 + (1 + 1 + 2)
    act(state, "take 1")
    assert state.civs[0].ca == 4


# ---- age II -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-GOV-07", "TTA-GOV-10")
def test_isaac_newton() -> None:
    state = position(
        {
            "leader": "isaac_newton",
            "workers": {"journalism": 1},
            "hand": ["masonry", "monarchy"],
            "science": 9,
        }
    )
    assert state.civs[0].science_rate == 1 + 2 + 2
    act(state, "develop masonry")
    assert state.civs[0].ca == 4
    act(state, "revolution monarchy")
    assert (state.civs[0].ca, state.civs[0].ca_total) == (1, 5)


@pytest.mark.rule("TTA-COLONY-06", "TTA-COLONY-03")
def test_james_cook() -> None:
    cook = {
        "leader": "james_cook",
        "colonies": ["historic_territory_i", "strategic_territory_i"],
        "military": ["legion", "rats", "crusades", "foray"],
    }
    state = position(cook, {"workers": {"warriors": 0}}, phase="politics", current=("vast_territory_ii",))
    assert state.civs[0].culture_rate == 3
    act(state, "prepare foray")
    assert texts(state) == ["bid 1", "bid 2", "bid 3", "pass"]
    act(state, "bid 3", "send warriors", "discard legion", "discard rats")
    assert why(state, "discard crusades").key == "refusal-cook-used"
    act(state, "done")
    assert state.civs[0].culture_rate == 4
    plain = position({"military": ["foray", "legion"]}, phase="politics", current=("vast_territory_ii",))
    act(plain, "prepare foray", "bid 1")
    assert why(plain, "discard legion").key == "refusal-not-cook"


@pytest.mark.rule("TTA-LEADER-11")
def test_js_bach() -> None:
    facts = {
        "leader": "js_bach",
        "workers": {"philosophy": 2, "drama": 1},
        "resources": 9,
        "hand": ["urban_growth_ii"],
    }
    state = position({**facts, "techs": ["opera"]})
    assert state.civs[0].culture_rate == 3
    assert science_cost(state, 0, card("opera")) == 5
    act(state, "play urban_growth_ii")
    assert "compose philosophy opera" not in texts(state)
    assert allowed(state, "upgrade drama opera")
    again = position({**facts, "techs": ["opera"]})
    act(again, "compose philosophy opera")
    assert (workers(again, "opera"), stock(again)[1], again.civs[0].ca) == (1, 9 - 5, 3)
    assert why(again, "compose philosophy drama").key == "refusal-bach-used"
    full = position({"leader": "js_bach", "workers": {"drama": 2}, "resources": 9})
    assert why(full, "compose philosophy drama").key == "refusal-urban-limit"
    assert why(position({"techs": ["drama"]}), "compose philosophy drama").key == "refusal-not-bach"


@pytest.mark.rule("TTA-LEADER-11", "TTA-ACTIONCARD-03")
@pytest.mark.parametrize("name", ["urban_growth_ii", "efficient_upgrade_ii"])
def test_bach_with_an_action_card_that_builds_keeps_his_power_for_an_action_of_its_own(name: str) -> None:
    workshops = {"philosophy": 1, "drama": 1}
    facts = {"leader": "js_bach", "workers": workshops, "techs": ["opera", "scientific_method"]}
    state = act(position({**facts, "tokens": {"bronze": 16}, "blue": 4, "hand": [name]}), f"play {name}")
    assert why(state, "compose philosophy opera").key == "refusal-bach-not-ordered"
    act(state, "upgrade drama opera")
    assert (stock(state)[1], state.civs[0].ca) == (16 - (8 - 4 - 3), 3)
    act(state, "compose philosophy opera")
    assert (workers(state, "opera"), stock(state)[1], state.civs[0].ca) == (2, 15 - (8 - 3), 2)


@pytest.mark.rule("TTA-LEADER-13", "TTA-GOV-08")
def test_maximilien_robespierre() -> None:
    facts = {"leader": "maximilien_robespierre", "hand": ["republic"], "science": 3}
    state = position({**facts, "ca": 2})
    assert state.civs[0].ma_total == 3
    act(state, "revolution republic")
    civ = state.civs[0]
    assert (civ.ma, civ.ca, civ.ca_total, civ.culture) == (0, 2 + 3, 7, 3)
    assert why(position({**facts, "ma": 2}), "revolution republic").key == "refusal-military-actions-spent"


@pytest.mark.rule("TTA-LEADER-13", "TTA-ACTIONCARD-10")
def test_robespierre_spends_a_temporary_military_action_too() -> None:
    facts = {"leader": "maximilien_robespierre", "hand": ["patriotism_ii", "monarchy"], "science": 9}
    state = act(position(facts), "play patriotism_ii", "revolution monarchy")
    assert (state.civs[0].ma, state.civs[0].extra_ma) == (0, 0)


@pytest.mark.rule("TTA-LEADER-13", "TTA-GOV-06", "TTA-ACTIONCARD-10")
def test_robespierre_cannot_revolt_after_the_temporary_action_was_spent() -> None:
    hand = ["patriotism_ii", "monarchy", "breakthrough_i"]
    facts = {"leader": "maximilien_robespierre", "hand": hand, "science": 2, "resources": 2, "unused": 1}
    state = act(position(facts, age=2), "play patriotism_ii", "build warriors")
    assert (state.civs[0].ma, state.civs[0].ma_total, state.civs[0].extra_ma) == (3, 3, 0)
    assert why(state, "revolution monarchy").key == "refusal-military-actions-spent"
    assert why(state, "play breakthrough_i").key == "refusal-order-impossible"
    again = act(state, "end", "pass", "end", "pass")
    assert allowed(again, "revolution monarchy"), "in the next turn none is spent"


@pytest.mark.rule("TTA-LEADER-12", "TTA-GOV-06", "TTA-GOV-08")
def test_a_military_action_that_hammurabi_uses_as_a_civil_one_does_not_stand_in_the_way_of_a_revolution() -> (
    None
):
    facts = {"leader": "hammurabi", "hand": ["monarchy"], "science": 2}
    state = act(position(facts, row=["code_of_laws"]), "law", "take 1")
    assert (state.civs[0].ca, state.civs[0].extra_ca) == (4, 0)
    act(state, "revolution monarchy")
    assert (state.civs[0].ca, state.civs[0].ca_total) == (0, 5)


@pytest.mark.rule("TTA-LEADER-13", "TTA-ACTIONCARD-08")
def test_robespierre_and_breakthrough_no_civil_action_is_paid_for_the_card_of_a_revolution() -> None:
    facts = {"leader": "maximilien_robespierre", "hand": ["breakthrough_i", "republic"], "science": 3}
    state = act(position(facts), "play breakthrough_i")
    civ = state.civs[0]
    assert (civ.ca, civ.ca_total, civ.ma, civ.ma_total) == (7, 7, 0, 3)
    assert (BOX.ids[civ.government], civ.science, civ.culture, civ.hand) == ("republic", 3 - 3 + 2, 3, ())


@pytest.mark.rule("TTA-LEADER-13", "TTA-ACTIONCARD-08")
def test_robespierre_and_breakthrough_need_no_civil_action_and_then_lead_to_revolutions_only() -> None:
    hand_of_cards = ["breakthrough_i", "irrigation", "monarchy", "republic"]
    facts = {"leader": "maximilien_robespierre", "hand": hand_of_cards, "science": 20, "ca": 0}
    state = act(position(facts), "play breakthrough_i")
    assert state.civs[0].ca == 0
    assert texts(state) == ["revolution monarchy", "revolution republic"]
    assert why(state, "develop irrigation").key == "refusal-no-civil-action"
    assert why(state, "develop monarchy").key == "refusal-no-civil-action"
    act(state, "revolution republic")
    assert (state.civs[0].ca, state.civs[0].ca_total, state.civs[0].ma) == (3, 7, 0)


@pytest.mark.rule("TTA-LEADER-13", "TTA-ACTIONCARD-08", "TTA-ACTIONCARD-01")
def test_without_a_civil_action_a_breakthrough_stays_in_hand_where_robespierre_cannot_revolt() -> None:
    hand_of_cards = ["breakthrough_i", "reserves_i", "frugality_i", "republic"]
    facts = {"leader": "maximilien_robespierre", "hand": hand_of_cards, "science": 3, "food": 9, "ca": 0}
    for change, missing in (
        ({"ma": 2}, "refusal-military-actions-spent"),
        ({"science": 2}, "refusal-no-science"),
        ({"leader": "william_shakespeare"}, "refusal-no-civil-action"),
        ({"hand": ["breakthrough_i", "irrigation"]}, "refusal-no-civil-action"),
    ):
        assert why(position({**facts, **change}), "play breakthrough_i").key == missing
    short = position({**facts, "science": 2, "hand": [*hand_of_cards, "constitutional_monarchy"]}, age=2)
    assert why(short, "play breakthrough_i").args == {"need": 3, "have": 2}, "what the cheapest one costs"
    for other in ("reserves_i", "frugality_i"):
        assert why(position(facts), f"play {other}").key == "refusal-no-civil-action"
    assert allowed(position(facts), "play breakthrough_i")


@pytest.mark.rule("TTA-LEADER-13", "TTA-ACTIONCARD-08")
def test_robespierre_pays_a_breakthrough_to_a_technology_as_everybody_does() -> None:
    facts = {"leader": "maximilien_robespierre", "hand": ["breakthrough_i", "irrigation"], "science": 9}
    state = act(position(facts), "play breakthrough_i")
    assert (state.civs[0].ca, state.civs[0].ma) == (3, 3)


@pytest.mark.rule("TTA-LEADER-13", "TTA-LEADER-05")
def test_robespierre_cannot_revolt_with_an_action_spent_under_the_leader_before_him() -> None:
    facts = {"leader": "joan_of_arc", "hand": ["maximilien_robespierre", "monarchy"], "science": 9, "ma": 2}
    state = act(position(facts), "leader maximilien_robespierre")
    assert why(state, "revolution monarchy").key == "refusal-military-actions-spent"


@pytest.mark.rule("TTA-RATE-02")
def test_napoleon_bonaparte() -> None:
    state = position(
        {"leader": "napoleon_bonaparte", "workers": {"warriors": 2, "knights": 1}, "techs": ["cannon"]}
    )
    assert (state.civs[0].strength, state.civs[0].ma_total) == (4 + 4, 4)


@pytest.mark.rule("TTA-UPGRADE-10", "TTA-TECH-01")
def test_william_shakespeare() -> None:
    facts = {"leader": "william_shakespeare", "workers": {"printing_press": 2, "drama": 1}}
    state = position(facts, age=2)
    civ = state.civs[0]
    assert (civ.happiness, civ.culture_rate) == (2, 2 + 2 + 2)
    assert building_cost(state, civ, card("opera")) == 7
    assert building_cost(state, civ, card("journalism")) == 7
    assert science_cost(state, 0, card("opera")) == 6
    lonely = position({"leader": "william_shakespeare", "workers": {"printing_press": 1}}, age=2)
    assert building_cost(lonely, lonely.civs[0], card("journalism")) == 8
    assert building_cost(lonely, lonely.civs[0], card("drama")) == 3


# ---- age III ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-GOV-10")
def test_albert_einstein() -> None:
    state = position(
        {"leader": "albert_einstein", "workers": {"computers": 1}, "hand": ["masonry"], "science": 3}
    )
    assert state.civs[0].science_rate == 1 + 5 + 3
    act(state, "develop masonry")
    assert state.civs[0].culture == 3


@pytest.mark.rule("TTA-SCORE-07", "TTA-PAY-02")
def test_bill_gates() -> None:
    facts = {"leader": "bill_gates", "workers": {"alchemy": 1, "scientific_method": 2, "bronze": 0}}
    state = position({**facts, "hand": ["sid_meier"]})
    produce(state, 0, state.civs[0])
    assert (tokens(state, "alchemy"), tokens(state, "scientific_method"), stock(state)[1]) == (1, 2, 5)
    assert tokens(state, "philosophy") == 0
    before = state.civs[0].culture
    state.civs[0].leaders_taken = 0
    act(state, "leader sid_meier")
    assert state.civs[0].culture == before + 5
    assert stock(state)[1] == 5


@pytest.mark.rule("TTA-PROD-06")
def test_of_a_mine_and_a_lab_of_one_level_the_mine_is_served_first() -> None:
    facts = {"leader": "bill_gates", "workers": {"oil": 1, "computers": 1}, "blue": 1}
    state = position(facts, age=3)
    assert produce_resources(state, 0, state.civs[0]) == 5
    assert (tokens(state, "oil"), tokens(state, "computers")) == (1, 0)


@pytest.mark.rule("TTA-RATE-02")
def test_charlie_chaplin() -> None:
    state = position({"leader": "charlie_chaplin", "workers": {"movies": 1, "drama": 2}})
    assert (state.civs[0].culture_rate, state.civs[0].happiness) == (4 + 4 + 4, 2 + 3)


@pytest.mark.rule("TTA-AGGR-13")
def test_mahatma_gandhi() -> None:
    state = position(
        {"leader": "mahatma_gandhi", "military": ["raid_ii"], "workers": {"warriors": 5}}, phase="politics"
    )
    assert state.civs[0].culture_rate == 2
    assert why(state, "aggression raid_ii 1").key == "refusal-peaceful-leader"
    army = {"military": ["raid_ii"], "workers": {"warriors": 5}, "specials": ["warfare"]}
    against = position(army, {"leader": "mahatma_gandhi"}, phase="politics")
    assert why(against, "aggression raid_ii 1").args == {"need": 4, "have": 3}


@pytest.mark.rule("TTA-RATE-03")
def test_sid_meier() -> None:
    state = position({"leader": "sid_meier", "workers": {"philosophy": 1, "computers": 2}})
    assert (state.civs[0].culture_rate, state.civs[0].science_rate) == (6, 11 - 3)


@pytest.mark.rule("TTA-PROD-10", "TTA-ACTIONCARD-09")
def test_winston_churchill() -> None:
    facts = {"leader": "winston_churchill", "hand": ["riflemen"], "science": 3}
    culture = act(position(facts), "end")
    assert culture.civs[0].culture == 3
    war = position(facts)
    act(war, "wartime", "develop riflemen", "build warriors")
    assert (war.civs[0].science, war.civs[0].military_science, war.civs[0].military_resources) == (0, 0, 1)
    assert why(war, "wartime").key == "refusal-churchill-used"
    act(war, "end")
    assert (war.civs[0].culture, war.civs[0].military_resources) == (0, 0)
    assert why(position(), "wartime").key == "refusal-not-churchill"


@pytest.mark.rule("TTA-LEADER-12", "TTA-LEADER-05")
def test_an_action_borrowed_for_a_new_leader_comes_back_as_the_borrowed_one() -> None:
    facts = {"leader": "hammurabi", "hand": ["monarchy", "joan_of_arc"], "science": 9}
    state = act(position(facts, row=["irrigation"]), "take 1", "law", "leader joan_of_arc")
    assert (state.civs[0].ca, state.civs[0].extra_ca) == (3, 1)
    assert why(state, "revolution monarchy").key == "refusal-civil-actions-spent"
    white = act(position(facts, row=["irrigation"]), "take 1", "leader joan_of_arc")
    assert (white.civs[0].ca, white.civs[0].extra_ca) == (3, 0)


@pytest.mark.rule("TTA-LEADER-01", "TTA-EVENT-13")
def test_joan_of_arc_looks_even_when_the_political_action_is_given_up() -> None:
    facts = {"leader": "joan_of_arc", "no_politics": True, "military": ["foray"]}
    state = position(facts, {}, phase="tactic", current=("rats", "pestilence"))
    assert texts(state) == ["peek", "pass"]
    assert why(state, "prepare foray").key == why(state, "resign").key == "refusal-politics-given-up"
    act(state, "peek")
    own: Any = state.view(0)["own"]
    assert own["top_event"] in ("rats", "pestilence")
    assert allowed(state, "end")
    assert military(state) == ["foray"]
    passed = act(position(facts, {}, phase="tactic"), "pass")
    assert allowed(passed, "end")
    assert not passed.civs[0].no_politics
    other = position({**facts, "leader": "moses"}, {}, phase="tactic")
    assert allowed(other, "end")


@pytest.mark.rule("TTA-LEADER-01")
def test_a_refusal_counts_churchills_science_for_units_only() -> None:
    facts = {"leader": "winston_churchill", "hand": ["air_forces", "computers"], "science": 7}
    state = act(position(facts), "wartime")
    refusal = why(state, "develop air_forces")
    assert (refusal.args["need"], refusal.args["have"]) == (12, 10)
    assert why(state, "develop computers").args["have"] == 7


def test_the_log_hears_what_leaders_score() -> None:
    def culture_heard(facts: dict[str, Any], *done: str) -> list[int]:
        state = position(facts)
        heard = state.listen()
        act(state, *done)
        return [int(str(event.data["amount"])) for event in heard if event.kind == "culture"]

    gates = {"leader": "bill_gates", "workers": {"computers": 2}, "hand": ["albert_einstein"]}
    assert culture_heard(gates, "leader albert_einstein") == [6]
    einstein = {"leader": "albert_einstein", "hand": ["irrigation"], "science": 9}
    assert culture_heard(einstein, "develop irrigation") == [3]
    robespierre = {"leader": "maximilien_robespierre", "hand": ["monarchy"], "science": 9}
    assert culture_heard(robespierre, "revolution monarchy") == [3]
