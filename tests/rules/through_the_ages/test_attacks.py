"""Aggressions and wars, each card (TTA-AGGR, TTA-WAR)."""

from typing import Any

import pytest

from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.state import NO_CARD, Position
from ludage.testing import texts
from ludage.testing.through_the_ages import BOX, act, allowed, card, military, position, stock, why, workers

ARMY: dict[str, Any] = {"workers": {"warriors": 5}, "specials": ["strategy"]}
"""Strength 8, four military actions."""


def attacked(name: str, *rivals: dict[str, Any], **own: Any) -> Position:
    """Seat 0 is about to play an aggression."""
    return position({**ARMY, **own, "military": [name]}, *(rivals or ({},)), phase="politics")


# ---- playing an aggression ----------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-AGGR-01")
def test_an_aggression_costs_military_actions() -> None:
    state = act(attacked("spy_ii", {"science": 9}), "aggression spy_ii 1")
    assert (state.civs[0].ma, military(state)) == (3, [])
    assert card("spy_ii") in state.discards
    poor = position({"workers": {"warriors": 5}, "military": ["raid_ii"], "ma": 1}, phase="politics")
    assert why(poor, "aggression raid_ii 1").args == {"need": 2, "have": 1}
    assert why(poor, "aggression raid_ii 0").key == "refusal-no-such-rival"
    assert why(poor, "aggression raid_ii 3").key == "refusal-no-such-rival"


@pytest.mark.rule("TTA-AGGR-02", "TTA-AGGR-04")
def test_defence_by_bonus_cards_and_discards() -> None:
    hand = ["military_bonus_i", "legion", "rats"]
    defender = {"military": hand, "government": "monarchy", "science": 9, "workers": {"warriors": 4}}
    state = act(attacked("spy_ii", defender), "aggression spy_ii 1")
    assert (state.to_act, texts(state)) == (
        (1,),
        ["discard legion", "bonus military_bonus_i", "discard rats", "done"],
    )
    assert why(state, "discard military_bonus_i").key == "refusal-bonus-as-bonus"
    act(state, "bonus military_bonus_i", "discard legion", "discard rats")
    assert (state.civs[1].science, state.civs[0].science, military(state, 1)) == (9, 0, [])
    too_little = act(
        attacked("spy_ii", defender),
        "aggression spy_ii 1",
        "bonus military_bonus_i",
        "discard legion",
        "done",
    )
    assert (too_little.civs[1].science, too_little.civs[0].science) == (4, 5)


@pytest.mark.rule("TTA-AGGR-03")
def test_no_more_cards_than_red_tokens() -> None:
    defender = {"military": ["legion", "rats", "foray"], "science": 9, "ma": 0}
    state = act(attacked("spy_ii", defender), "aggression spy_ii 1", "discard legion")
    assert allowed(state, "discard rats")
    act(state, "discard rats")
    assert military(state, 1) == ["foray"]
    assert state.civs[0].science == 5


@pytest.mark.rule("TTA-AGGR-04", "TTA-AGGR-05")
@pytest.mark.parametrize(("defence", "taken"), [(3, 0), (2, 5), (0, 5)])
def test_equal_strength_repels_and_the_margin_does_not_matter(defence: int, taken: int) -> None:
    cards = ["legion", "rats", "foray"]
    defender = {"military": cards, "government": "monarchy", "science": 9, "workers": {"warriors": 5}}
    state = act(attacked("spy_ii", defender), "aggression spy_ii 1")
    assert (state.civs[0].strength, state.civs[1].strength) == (8, 5)
    for name in cards[:defence]:
        act(state, f"discard {name}")
    if defence < 3:
        act(state, "done")
    assert state.civs[0].science == taken


@pytest.mark.rule("TTA-AGGR-06")
def test_nobody_sacrifices_units_and_the_attacker_adds_no_cards() -> None:
    state = attacked("spy_ii", {"military": ["legion"]})
    act(state, "aggression spy_ii 1")
    assert not [text for text in texts(state) if text.startswith("send")]
    assert state.to_act == (1,)


@pytest.mark.rule("TTA-AGGR-07")
def test_the_rival_must_be_weaker() -> None:
    even = attacked("spy_ii", {"workers": {"warriors": 8}})
    assert why(even, "aggression spy_ii 1").key == "refusal-not-stronger"


@pytest.mark.rule("TTA-AGGR-08")
def test_the_order_of_an_aggression() -> None:
    partner = {"pact": ("military_alliance", 0, 0), "military": ["legion"], "science": 9}
    state = position({**ARMY, "military": ["spy_ii"]}, partner, {}, phase="politics")
    heard = state.listen()
    act(state, "aggression spy_ii 1", "discard legion")
    kinds = [event.kind for event in heard]
    assert kinds[:4] == ["aggression", "pact-ends", "discarded", "aggression-succeeds"]
    assert state.civs[0].ma == 3


@pytest.mark.rule("TTA-AGGR-09", "TTA-PACT-08")
@pytest.mark.parametrize("pact", ["peace_treaty", "acceptance_of_supremacy", "loss_of_sovereignty"])
def test_pacts_that_forbid_attacks(pact: str) -> None:
    for owner in (0, 1):
        seats: list[dict[str, Any]] = [{**ARMY, "military": ["spy_ii", "war_over_culture_iii"]}, {}, {}]
        seats[owner] = {**seats[owner], "pact": (pact, 1 - owner, 0)}
        state = position(*seats, phase="politics")
        assert why(state, "aggression spy_ii 1").key == "refusal-pact-forbids"
        assert why(state, "war war_over_culture_iii 1").key == "refusal-pact-forbids"
        assert allowed(state, "aggression spy_ii 2")


@pytest.mark.rule("TTA-AGGR-10")
def test_losses_are_capped_by_what_there_is() -> None:
    state = act(attacked("spy_ii", {"science": 3}), "aggression spy_ii 1")
    assert (state.civs[0].science, state.civs[1].science) == (3, 0)
    full = act(attacked("enslave_i", {}, blue=1), "aggression enslave_i 1")
    assert stock(full) == (1, 0)


@pytest.mark.rule("TTA-AGGR-11")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("plunder_i", 1),
        ("raid_i", 1),
        ("enslave_i", 2),
        ("plunder_ii", 1),
        ("raid_ii", 2),
        ("infiltrate_ii", 2),
        ("annex_ii", 2),
        ("spy_ii", 1),
        ("plunder_iii", 1),
        ("raid_iii", 3),
        ("armed_intervention_iii", 2),
    ],
)
def test_what_aggressions_cost(name: str, cost: int) -> None:
    assert BOX.attack_cost[card(name)] == cost


@pytest.mark.rule("TTA-AGGR-11")
def test_annex_and_infiltrate_need_something_to_take() -> None:
    assert why(attacked("annex_ii"), "aggression annex_ii 1").key == "refusal-no-target"
    assert why(attacked("infiltrate_ii"), "aggression infiltrate_ii 1").key == "refusal-no-target"


# ---- what aggressions do ------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-AGGR-14", "TTA-POP-08")
def test_enslave_i() -> None:
    state = act(attacked("enslave_i", {"unused": 0}), "aggression enslave_i 1")
    assert (stock(state), state.to_act) == ((2, 2), (1,))
    act(state, "lose philosophy")
    assert (state.civs[1].yellow, state.civs[1].science_rate) == (19, 0)
    idle = act(attacked("enslave_i"), "aggression enslave_i 1")
    assert (idle.civs[1].unused, idle.civs[1].yellow) == (0, 19)


@pytest.mark.rule("TTA-AGGR-14", "TTA-AGGR-10")
@pytest.mark.parametrize(("name", "most"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)])
def test_plunder_in_the_mix_of_the_attackers_choice(name: str, most: int) -> None:
    rival = {"tokens": {"agriculture": 7, "bronze": 7}}
    state = act(attacked(name, rival), f"aggression {name} 1")
    assert texts(state) == [f"mix {food}" for food in range(most + 1)]
    act(state, "mix 2")
    assert (stock(state), stock(state, 1)) == ((2, most - 2), (5, 7 - most + 2))
    poor = act(attacked(name, {"food": 1, "resources": 1}), f"aggression {name} 1")
    assert (stock(poor), stock(poor, 1)) == ((1, 1), (0, 0))


@pytest.mark.rule("TTA-AGGR-12", "TTA-AGGR-14")
def test_raid_i_destroys_one_building() -> None:
    rival = {"workers": {"religion": 1, "alchemy": 1, "opera": 1}}
    state = act(attacked("raid_i", rival), "aggression raid_i 1")
    assert texts(state) == ["raze philosophy", "raze alchemy", "raze religion"]
    assert why(state, "done").key == "refusal-more-to-destroy"
    act(state, "raze alchemy")
    assert (workers(state, "alchemy", 1), state.civs[1].unused, stock(state)[1]) == (0, 2, 3)


@pytest.mark.rule("TTA-AGGR-12")
@pytest.mark.parametrize(
    ("name", "buildings", "picks", "gain"),
    [
        ("raid_ii", {"religion": 1, "opera": 1, "philosophy": 0}, ["opera"], 6),
        ("raid_ii", {"religion": 1, "theology": 1, "philosophy": 0}, ["religion"], 4),
        ("raid_iii", {"movies": 1, "opera": 1, "philosophy": 0}, ["opera"], 10),
        ("raid_iii", {"movies": 2, "philosophy": 0}, [], 6),
    ],
)
def test_raids_round_the_sum_of_both_costs_up_once(
    name: str, buildings: dict[str, int], picks: list[str], gain: int
) -> None:
    state = act(attacked(name, {"workers": buildings}, techs=["oil"]), f"aggression {name} 1")
    for building in picks:
        act(state, f"raze {building}")
    while allowed(state, "done"):
        act(state, next(text for text in texts(state) if text.startswith("raze")))
    assert stock(state)[1] == gain
    assert sum(workers(state, building, 1) for building in buildings) == sum(buildings.values()) - (
        2 if picks else 1
    )


@pytest.mark.rule("TTA-AGGR-12")
def test_a_raid_may_stop_after_one_building() -> None:
    state = act(
        attacked("raid_ii", {"workers": {"religion": 1}}), "aggression raid_ii 1", "raze religion", "done"
    )
    assert (workers(state, "philosophy", 1), stock(state)[1]) == (1, 2)


@pytest.mark.rule("TTA-AGGR-14", "TTA-COLONY-18")
def test_annex_ii_takes_a_colony() -> None:
    rival = {"colonies": ["strategic_territory_i", "vast_territory_i"]}
    state = act(attacked("annex_ii", rival), "aggression annex_ii 1", "colony vast_territory_i")
    assert state.civs[0].colonies == (card("vast_territory_i"),)
    assert (state.civs[0].yellow, state.civs[0].blue_total, stock(state)[0]) == (21, 15, 0)
    assert (state.civs[1].yellow, state.civs[1].blue_total) == (15, 16)


@pytest.mark.rule("TTA-AGGR-14", "TTA-LEADER-09")
def test_infiltrate_ii_removes_a_leader_or_a_wonder() -> None:
    rival = {"leader": "isaac_newton", "wonder": ("great_wall", 2)}
    leader = act(attacked("infiltrate_ii", rival), "aggression infiltrate_ii 1", "remove leader")
    assert (leader.civs[0].culture, leader.civs[1].leader) == (6, NO_CARD)
    wonder = act(attacked("infiltrate_ii", rival), "aggression infiltrate_ii 1", "remove wonder")
    assert (wonder.civs[0].culture, wonder.civs[1].wonder, wonder.civs[1].blue) == (3, NO_CARD, 16)
    ancient = act(attacked("infiltrate_ii", {"leader": "moses"}), "aggression infiltrate_ii 1")
    assert (ancient.civs[0].culture, ancient.civs[1].leader) == (0, NO_CARD)


@pytest.mark.rule("TTA-AGGR-10")
def test_spy_ii_and_armed_intervention_iii() -> None:
    spied = act(attacked("spy_ii", {"science": 9}), "aggression spy_ii 1")
    assert [civ.science for civ in spied.civs] == [5, 4]
    armed = act(attacked("armed_intervention_iii", {"culture": 9}), "aggression armed_intervention_iii 1")
    assert [civ.culture for civ in armed.civs] == [7, 2]


@pytest.mark.rule("TTA-AGGR-13")
def test_gandhi_doubles_the_price_and_forbids_attacks() -> None:
    state = attacked("raid_ii", {"leader": "mahatma_gandhi"}, ma=3)
    assert why(state, "aggression raid_ii 1").args == {"need": 4, "have": 3}
    act(attacked("raid_ii", {"leader": "mahatma_gandhi"}), "aggression raid_ii 1")
    peaceful = position(
        {**ARMY, "leader": "mahatma_gandhi", "military": ["war_over_culture_iii"]}, phase="politics"
    )
    assert why(peaceful, "war war_over_culture_iii 1").key == "refusal-peaceful-leader"


# ---- wars ---------------------------------------------------------------------------------------------------------


def declared(name: str, own: dict[str, Any], rival: dict[str, Any], **facts: Any) -> Position:
    """A war of seat 0 on seat 1, just before the declarer's turn."""
    return position({**own, "war": (name, 1)}, rival, active=1, **facts)


@pytest.mark.rule("TTA-WAR-01", "TTA-WAR-08")
def test_declaring_a_war_costs_its_actions_and_does_nothing_yet() -> None:
    state = position(
        {"military": ["war_over_culture_iii"], "specials": ["strategy"]}, {"culture": 9}, phase="politics"
    )
    act(state, "war war_over_culture_iii 1")
    civ = state.civs[0]
    assert (BOX.ids[civ.war], civ.war_target, civ.ma, state.civs[1].culture) == (
        "war_over_culture_iii",
        1,
        1,
        9,
    )
    assert state.view(1)["seats"][0]["war"] == {  # type: ignore[index]
        "card": "war_over_culture_iii",
        "counts_as": "war_over_culture_iii",
        "target": 1,
    }
    poor = position({"military": ["war_over_culture_iii"]}, phase="politics")
    assert why(poor, "war war_over_culture_iii 1").args == {"need": 3, "have": 2}


@pytest.mark.rule("TTA-WAR-02", "TTA-WAR-03", "TTA-WAR-04")
def test_a_war_is_resolved_at_the_declarers_next_turn() -> None:
    strong = {"workers": {"warriors": 7}}
    state = declared("war_over_culture_iii", strong, {"culture": 30, "military": ["military_bonus_iii"]})
    act(state, "end")
    assert (state.active, state.civs[0].culture, state.civs[1].culture) == (0, 11, 19)
    lost = act(
        declared("war_over_culture_iii", {"culture": 30, **strong}, {"workers": {"warriors": 9}}), "end"
    )
    assert [civ.culture for civ in lost.civs] == [23, 7]


@pytest.mark.rule("TTA-WAR-05")
def test_equal_strength_has_no_effect() -> None:
    state = act(declared("war_over_culture_iii", {}, {"culture": 30}), "end")
    assert ([civ.culture for civ in state.civs], state.civs[0].war) == ([0, 30], NO_CARD)
    assert card("war_over_culture_iii") in state.discards


@pytest.mark.rule("TTA-WAR-06")
def test_a_war_is_resolved_after_the_row_and_before_the_tactic() -> None:
    own = {"workers": {"warriors": 2}, "tactic": "fighting_band", "exclusive": True}
    state = declared("war_over_culture_iii", own, {"culture": 30}, row=["iron"])
    heard = state.listen()
    act(state, "end")
    kinds = [event.kind for event in heard]
    assert kinds.index("dealt") < kinds.index("war-won") < kinds.index("tactic-common")


@pytest.mark.rule("TTA-WAR-07", "TTA-LASTROUND-05")
def test_whom_a_war_may_be_declared_on() -> None:
    weak = {"military": ["war_over_territory_ii", "plunder_ii"], "workers": {"warriors": 2}}
    mighty = {"workers": {"warriors": 9}}
    assert allowed(position(weak, mighty, phase="politics"), "war war_over_territory_ii 1")
    last = position(weak, {}, phase="politics", age=4, round=9, last_round=9, civil_deck=[], military_deck=[])
    assert why(last, "war war_over_territory_ii 1").key == "refusal-last-round"
    assert allowed(last, "aggression plunder_ii 1")
    protected = position(weak, {}, {"pact": ("loss_of_sovereignty", 1, 0)}, phase="politics")
    assert why(protected, "war war_over_territory_ii 1").key == "refusal-protected-from-war"
    assert allowed(protected, "war war_over_territory_ii 2")


@pytest.mark.rule("TTA-WAR-08", "TTA-AGE-07")
def test_several_wars_on_one_player_and_the_end_of_an_age() -> None:
    war = {"war": ("war_over_territory_ii", 2)}
    state = position(
        war, war, {}, row=["iron"], age=2, civil_deck=["coal"], players=3, phase="replenish", active=2
    )
    assert state.age == 3
    assert [civ.war for civ in state.civs[:2]] == [card("war_over_territory_ii")] * 2


@pytest.mark.rule("TTA-WAR-09")
def test_a_declaration_ends_some_pacts_and_later_pacts_do_not_end_the_war() -> None:
    own = {"military": ["war_over_territory_ii"], "pact": ("promise_of_military_protection", 1, 0)}
    state = act(position(own, {}, {}, phase="politics"), "war war_over_territory_ii 1")
    assert (state.civs[0].pact, state.civs[1].strength) == (NO_CARD, 1)
    late = declared(
        "war_over_culture_iii",
        {"pact": ("peace_treaty", 1, 0)},
        {"culture": 9, "workers": {"warriors": 0}},
        players=3,
    )

    while late.active != 0:
        act(late, "pass" if allowed(late, "pass") else "end")
    assert late.civs[0].culture >= 6
    allied = position({"war": ("war_over_culture_iii", 1)}, {"pact": ("military_alliance", 2, 0)}, {})
    assert allied.civs[1].strength == 4


@pytest.mark.rule("TTA-WAR-10")
@pytest.mark.parametrize(("warriors", "taken"), [(2, 1), (6, 2), (11, 3)])
def test_war_over_territory_ii(warriors: int, taken: int) -> None:
    state = act(declared("war_over_territory_ii", {"workers": {"warriors": warriors}}, {}), "end")
    assert [civ.yellow for civ in state.civs] == [18 + taken, 18 - taken]


@pytest.mark.rule("TTA-WAR-10")
def test_war_over_technology_ii() -> None:
    rival = {"specials": ["masonry", "code_of_laws", "cartography"], "science": 9}
    own = {"workers": {"warriors": 9}, "specials": ["navigation"]}
    state = act(declared("war_over_technology_ii", own, rival), "end")
    assert (state.civs[0].strength - state.civs[1].strength, state.to_act) == (9, (0,))
    assert texts(state) == ["seize code_of_laws", "seize cartography", "seize masonry", "done"]
    act(state, "seize code_of_laws")
    assert texts(state) == ["seize masonry", "done"]
    act(state, "done")
    assert (state.civs[0].ca_total, state.civs[1].ca_total) == (5, 4)
    assert [civ.science for civ in state.civs] == [3, 1 + 9 - 3]
    own = {"workers": {"warriors": 9}, "hand": ["warfare"]}
    known = declared("war_over_technology_ii", own, {"specials": ["warfare"], "science": 20}, players=3)
    act(known, "end", "pass", "end")
    assert known.civs[0].science == 7


@pytest.mark.rule("TTA-WAR-10")
def test_war_over_culture_iii_is_capped_by_what_the_loser_has() -> None:
    state = declared("war_over_culture_iii", {"workers": {"warriors": 7}}, {"culture": 9})
    act(state, "end")
    assert [civ.culture for civ in state.civs] == [9, 0]
    assert BOX.attack_cost[card("war_over_culture_iii")] == 3


def test_the_tests_above_name_every_aggression_and_war() -> None:
    names = {BOX.ids[one] for one in BOX.of_kind(Kind.AGGRESSION, Kind.WAR)}
    assert names == {
        *("enslave_i", "plunder_i", "raid_i", "annex_ii", "infiltrate_ii", "plunder_ii", "raid_ii", "spy_ii"),
        *("armed_intervention_iii", "plunder_iii", "raid_iii"),
        *("war_over_technology_ii", "war_over_territory_ii", "war_over_culture_iii"),
    }


@pytest.mark.rule("TTA-WAR-07", "TTA-LASTROUND-05")
def test_in_the_last_round_a_war_is_refused_for_that_reason_and_no_other() -> None:
    facts = {"military": ["war_over_culture_iii"], "ma": 0}
    state = position(facts, {}, age=4, round=9, last_round=9, phase="politics")
    assert why(state, "war war_over_culture_iii 1").key == "refusal-last-round"
