"""Population, buildings and units: gaining, building, upgrading, destroying (TTA-POP, BUILD, DESTROY, UPGRADE)."""

import pytest

from ludage.games.through_the_ages.banks import population_cost
from ludage.games.through_the_ages.cards import KIND_IDS, Kind
from ludage.games.through_the_ages.means import building_cost, upgrade_cost
from ludage.testing.through_the_ages import BOX, act, allowed, card, position, reveal, stock, why, workers

# ---- population ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-POP-01")
def test_population_costs_an_action_and_food() -> None:
    state = act(position({"food": 2}), "population")
    civ = state.civs[0]
    assert (civ.yellow, civ.unused, civ.ca, stock(state)) == (17, 2, 3, (0, 0))
    assert allowed(act(position({"food": 2, "unused": 0, "resources": 2}), "population"), "build bronze")


@pytest.mark.rule("TTA-POP-02", "TTA-PAY-01")
def test_resources_do_not_pay_for_population() -> None:
    assert why(position({"food": 1, "resources": 5}), "population").args == {"need": 2, "have": 1}


@pytest.mark.rule("TTA-POP-03", "TTA-POP-04")
def test_the_cost_goes_by_the_section_of_the_yellow_bank() -> None:
    costs = [
        population_cost(position({"yellow": count}), position({"yellow": count}).civs[0])
        for count in range(19)
    ]
    assert costs == [-1, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2]
    state = act(position({"food": 7}), "population", "population", "population")
    assert stock(state) == (0, 0)


@pytest.mark.rule("TTA-POP-05")
def test_an_empty_bank_gives_nobody() -> None:
    assert why(position({"yellow": 0, "food": 9}), "population").key == "refusal-empty-bank"


@pytest.mark.rule("TTA-POP-06")
def test_gaining_population_is_free() -> None:
    state = reveal("development_of_settlement", {"yellow": 0}, {"yellow": 5})
    assert [civ.unused for civ in state.civs] == [1, 2]
    assert [civ.yellow for civ in state.civs] == [0, 4]


@pytest.mark.rule("TTA-POP-07", "TTA-POP-08")
def test_yellow_tokens_are_in_the_bank_unused_or_at_work_and_losses_go_back_to_the_bank() -> None:
    state = reveal("pestilence", {"unused": 1}, {"unused": 0, "yellow": 10})
    assert (state.civs[0].yellow, state.civs[0].unused) == (19, 0)
    assert state.to_act == (1,)
    act(state, "lose warriors")
    assert (workers(state, "warriors", 1), state.civs[1].yellow, state.civs[1].strength) == (0, 11, 0)


# ---- building -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-BUILD-01")
def test_a_mine_is_built_and_produces_from_the_next_production_on() -> None:
    state = act(position({"resources": 2}), "build bronze")
    assert (workers(state, "bronze"), stock(state), state.civs[0].unused, state.civs[0].ca) == (
        3,
        (0, 0),
        0,
        3,
    )
    act(state, "end")
    assert stock(state) == (2, 3)


@pytest.mark.rule("TTA-BUILD-02")
def test_building_needs_an_unused_worker_and_the_technology_in_play() -> None:
    assert why(position({"hand": ["iron"], "resources": 9}), "build iron").key == "refusal-not-in-play"
    assert why(position({"unused": 0, "resources": 9}), "build bronze").key == "refusal-no-unused-worker"


@pytest.mark.rule("TTA-BUILD-03")
def test_older_technologies_stay_usable() -> None:
    state = act(position({"techs": ["irrigation"], "resources": 2}), "build agriculture")
    assert workers(state, "agriculture") == 3


@pytest.mark.rule("TTA-BUILD-04", "TTA-BUILD-05")
def test_a_second_lab_raises_science_at_once() -> None:
    state = act(position({"resources": 3}), "build philosophy")
    assert (state.civs[0].science_rate, stock(state)[1], state.civs[0].ca) == (2, 0, 3)


@pytest.mark.rule("TTA-BUILD-06")
def test_temples_raise_culture_and_happiness() -> None:
    state = act(position({"resources": 6, "unused": 2}), "build religion")
    assert (state.civs[0].culture_rate, state.civs[0].happiness) == (1, 1)
    act(state, "build religion")
    assert (state.civs[0].culture_rate, state.civs[0].happiness) == (2, 2)


@pytest.mark.rule("TTA-BUILD-07")
def test_on_turn_two_a_temple_needs_the_help_of_a_card() -> None:
    state = position({"resources": 2, "hand": ["urban_growth_a"]}, round=2)
    assert why(state, "build religion").args == {"need": 3, "have": 2}
    act(state, "play urban_growth_a", "build religion")
    assert (stock(state)[1], workers(state, "religion")) == (0, 1)


@pytest.mark.rule("TTA-BUILD-08")
def test_the_types_of_urban_buildings() -> None:
    urban = {KIND_IDS[kind] for kind in range(Kind.LAB, Kind.INFANTRY)}
    assert urban == {"lab", "temple", "library", "theater", "arena"}


@pytest.mark.rule("TTA-BUILD-09", "TTA-BUILD-12")
def test_the_urban_limit_counts_all_levels_of_a_type() -> None:
    state = position(
        {"workers": {"philosophy": 1, "alchemy": 1}, "resources": 9, "techs": ["scientific_method"]}
    )
    for name in ("philosophy", "alchemy", "scientific_method"):
        refusal = why(state, f"build {name}")
        assert (refusal.key, refusal.args) == ("refusal-urban-limit", {"limit": 2})
    assert allowed(state, "upgrade philosophy alchemy")


@pytest.mark.rule("TTA-BUILD-10")
def test_the_urban_limit_is_for_each_type() -> None:
    state = position({"workers": {"philosophy": 2}, "resources": 6, "unused": 2})
    act(state, "build religion", "build religion")
    assert why(state, "build religion").key == "refusal-no-unused-worker"


@pytest.mark.rule("TTA-BUILD-11")
def test_farms_mines_and_units_know_no_limit() -> None:
    state = position({"workers": {"agriculture": 9, "bronze": 9, "warriors": 9}, "resources": 6, "unused": 3})
    act(state, "build agriculture", "build bronze", "build warriors")
    assert [workers(state, name) for name in ("agriculture", "bronze", "warriors")] == [10, 10, 10]


@pytest.mark.rule("TTA-BUILD-13")
def test_a_lower_limit_destroys_nothing() -> None:
    state = position({"workers": {"philosophy": 3}, "resources": 9})
    assert workers(state, "philosophy") == 3
    assert why(state, "build philosophy").key == "refusal-urban-limit"


@pytest.mark.rule("TTA-BUILD-14")
def test_a_unit_costs_a_military_action() -> None:
    state = act(position({"resources": 2}), "build warriors")
    assert (state.civs[0].strength, state.civs[0].ca, state.civs[0].ma) == (2, 4, 1)
    assert why(position({"resources": 2, "ma": 0}), "build warriors").key == "refusal-no-military-action"


@pytest.mark.rule("TTA-BUILD-15")
@pytest.mark.parametrize(
    ("technology", "costs"),
    [("masonry", [3, 5, 7, 10]), ("architecture", [3, 5, 6, 9]), ("engineering", [3, 5, 6, 8])],
)
def test_construction_makes_urban_buildings_cheaper_by_their_age(technology: str, costs: list[int]) -> None:
    state = position({"specials": [technology]}, age=3)
    labs = ["philosophy", "alchemy", "scientific_method", "computers"]
    assert [building_cost(state, state.civs[0], card(lab)) for lab in labs] == costs
    assert building_cost(state, state.civs[0], card("iron")) == BOX.cost[card("iron")]


# ---- destroying ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-DESTROY-01")
def test_a_destroyed_building_frees_its_worker() -> None:
    state = act(position({"workers": {"religion": 1}, "resources": 1}), "destroy religion")
    civ = state.civs[0]
    assert (civ.unused, civ.culture_rate, civ.happiness, stock(state)[1], civ.ca) == (2, 0, 0, 1, 3)
    assert why(state, "destroy religion").key == "refusal-nothing-to-destroy"


@pytest.mark.rule("TTA-DESTROY-02")
def test_a_disbanded_unit_frees_its_worker_for_a_military_action() -> None:
    state = act(position({"workers": {"warriors": 2}}), "disband warriors")
    civ = state.civs[0]
    assert (civ.strength, civ.unused, civ.yellow, civ.ma, civ.ca) == (1, 2, 18, 1, 4)
    assert why(act(state, "disband warriors"), "disband warriors").key == "refusal-nothing-to-disband"


# ---- upgrading ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-UPGRADE-01")
def test_an_upgrade_costs_the_difference() -> None:
    state = act(position({"techs": ["iron"], "resources": 3}), "upgrade bronze iron")
    assert (workers(state, "bronze"), workers(state, "iron"), stock(state)[1], state.civs[0].ca) == (
        1,
        1,
        0,
        3,
    )


@pytest.mark.rule("TTA-UPGRADE-02")
def test_levels_may_be_skipped_and_no_unused_worker_is_needed() -> None:
    state = position({"techs": ["iron", "coal"], "resources": 6, "unused": 0})
    act(state, "upgrade bronze coal")
    assert (workers(state, "coal"), stock(state)[1]) == (1, 0)


@pytest.mark.rule("TTA-UPGRADE-03", "TTA-UPGRADE-04")
@pytest.mark.parametrize(
    ("low", "high", "cost"),
    [
        ("agriculture", "selective_breeding", 4),
        ("bronze", "iron", 3),
        ("iron", "coal", 3),
        ("bronze", "coal", 6),
    ],
)
def test_worked_examples_of_farms_and_mines(low: str, high: str, cost: int) -> None:
    state = position({"workers": {low: 1}, "techs": [high], "resources": 6})
    act(state, f"upgrade {low} {high}")
    assert stock(state)[1] == 6 - cost


@pytest.mark.rule("TTA-UPGRADE-05")
def test_six_resources_do_not_build_an_age_two_mine() -> None:
    state = position({"techs": ["irrigation", "selective_breeding", "iron", "coal"], "resources": 6})
    assert why(state, "build coal").args == {"need": 8, "have": 6}
    for name in ("agriculture", "irrigation", "selective_breeding", "bronze", "iron"):
        assert allowed(state, f"build {name}")


@pytest.mark.rule("TTA-UPGRADE-06", "TTA-UPGRADE-08")
@pytest.mark.parametrize(
    ("low", "high", "cost", "science"),
    [
        ("philosophy", "alchemy", 3, 1),
        ("philosophy", "scientific_method", 5, 2),
        ("alchemy", "scientific_method", 2, 1),
    ],
)
def test_worked_examples_of_labs(low: str, high: str, cost: int, science: int) -> None:
    state = position({"workers": {"philosophy": 0, low: 1}, "techs": [high], "resources": cost})
    before = state.civs[0].science_rate
    act(state, f"upgrade {low} {high}")
    assert (state.civs[0].science_rate, stock(state)[1]) == (before + science, 0)


@pytest.mark.rule("TTA-UPGRADE-07")
def test_upgrading_is_possible_at_the_urban_limit() -> None:
    state = position({"workers": {"philosophy": 2}, "techs": ["alchemy"], "resources": 3})
    act(state, "upgrade philosophy alchemy")
    assert workers(state, "alchemy") == 1


@pytest.mark.rule("TTA-UPGRADE-09")
def test_worked_example_of_arenas() -> None:
    state = position({"workers": {"bread_and_circuses": 1}, "techs": ["team_sports"], "resources": 2})
    before = state.civs[0].strength, state.civs[0].happiness
    act(state, "upgrade bread_and_circuses team_sports")
    assert (state.civs[0].strength, state.civs[0].happiness) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("TTA-UPGRADE-10", "TTA-UPGRADE-11")
def test_construction_changes_both_costs_of_an_upgrade() -> None:
    labs = [card(name) for name in ("philosophy", "alchemy", "scientific_method")]
    with_masonry = position({"specials": ["masonry"]}, age=2)
    without = position({}, age=2)
    for state, costs in ((with_masonry, [2, 2]), (without, [3, 2])):
        civ = state.civs[0]
        assert [
            upgrade_cost(state, civ, labs[0], labs[1]),
            upgrade_cost(state, civ, labs[1], labs[2]),
        ] == costs
    engineer = position({"specials": ["engineering"]})
    assert upgrade_cost(engineer, engineer.civs[0], card("drama"), card("drama")) == 0


@pytest.mark.rule("TTA-UPGRADE-12")
def test_units_are_upgraded_within_their_type() -> None:
    state = position({"techs": ["swordsmen", "knights"], "resources": 1})
    with pytest.raises(ValueError, match=r"^no action"):
        act(state, "upgrade warriors knights")
    act(state, "upgrade warriors swordsmen")
    assert (state.civs[0].strength, state.civs[0].ma, state.civs[0].ca, stock(state)[1]) == (2, 1, 4, 0)
