"""Developing technologies and changing governments, with every card of these kinds (TTA-TECH, TTA-GOV)."""

import pytest

from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.ratings import civil_hand_limit, military_hand_limit
from ludage.testing.through_the_ages import BOX, act, allowed, card, hand, position, stock, why, workers

# ---- every technology that holds workers: science, resources, food, resources, science, culture, happiness, strength

WORKERS = {
    "agriculture": (0, 2, 1, 0, 0, 0, 0, 0),
    "irrigation": (3, 4, 2, 0, 0, 0, 0, 0),
    "selective_breeding": (5, 6, 3, 0, 0, 0, 0, 0),
    "mechanized_agriculture": (7, 8, 5, 0, 0, 0, 0, 0),
    "bronze": (0, 2, 0, 1, 0, 0, 0, 0),
    "iron": (5, 5, 0, 2, 0, 0, 0, 0),
    "coal": (7, 8, 0, 3, 0, 0, 0, 0),
    "oil": (9, 11, 0, 5, 0, 0, 0, 0),
    "philosophy": (0, 3, 0, 0, 1, 0, 0, 0),
    "alchemy": (4, 6, 0, 0, 2, 0, 0, 0),
    "scientific_method": (6, 8, 0, 0, 3, 0, 0, 0),
    "computers": (8, 11, 0, 0, 5, 0, 0, 0),
    "religion": (0, 3, 0, 0, 0, 1, 1, 0),
    "theology": (2, 5, 0, 0, 0, 1, 2, 0),
    "organized_religion": (4, 7, 0, 0, 0, 1, 3, 0),
    "printing_press": (3, 3, 0, 0, 1, 1, 0, 0),
    "journalism": (6, 8, 0, 0, 2, 2, 0, 0),
    "multimedia": (9, 11, 0, 0, 3, 3, 0, 0),
    "drama": (3, 4, 0, 0, 0, 2, 1, 0),
    "opera": (7, 8, 0, 0, 0, 3, 1, 0),
    "movies": (10, 11, 0, 0, 0, 4, 1, 0),
    "bread_and_circuses": (3, 3, 0, 0, 0, 0, 2, 1),
    "team_sports": (5, 5, 0, 0, 0, 0, 3, 2),
    "professional_sports": (7, 8, 0, 0, 0, 0, 4, 3),
    "warriors": (0, 2, 0, 0, 0, 0, 0, 1),
    "swordsmen": (4, 3, 0, 0, 0, 0, 0, 2),
    "riflemen": (6, 5, 0, 0, 0, 0, 0, 3),
    "modern_infantry": (10, 7, 0, 0, 0, 0, 0, 5),
    "knights": (5, 3, 0, 0, 0, 0, 0, 2),
    "cavalrymen": (6, 5, 0, 0, 0, 0, 0, 3),
    "tanks": (9, 7, 0, 0, 0, 0, 0, 5),
    "cannon": (6, 5, 0, 0, 0, 0, 0, 3),
    "rockets": (8, 7, 0, 0, 0, 0, 0, 5),
    "air_forces": (12, 7, 0, 0, 0, 0, 0, 5),
}


@pytest.mark.rule("TTA-TECH-01", "TTA-TECH-04")
@pytest.mark.parametrize("name", WORKERS)
def test_a_technology_is_developed_staffed_and_productive(name: str) -> None:
    science, cost, food, resources, *ratings = WORKERS[name]
    facts = {"resources": cost, "unused": 1, "science": science, "workers": {"agriculture": 0, "bronze": 0}}
    if science:
        state = act(position({**facts, "hand": [name]}), f"develop {name}")
        assert (state.civs[0].science, hand(state), workers(state, name)) == (0, [], 0)
    else:
        state = position(facts)
    civ = state.civs[0]
    before = [civ.science_rate, civ.culture_rate, civ.happiness, civ.strength]
    act(state, f"build {name}")
    after = [civ.science_rate, civ.culture_rate, civ.happiness, civ.strength]
    assert [new - old for new, old in zip(after, before, strict=True)] == ratings
    assert stock(state) == (0, 0)
    act(state, "end")
    assert stock(state) == (food, resources)


@pytest.mark.rule("TTA-TECH-01")
def test_developing_needs_the_science() -> None:
    state = position({"hand": ["masonry"], "science": 1})
    assert why(state, "develop masonry").args == {"need": 3, "have": 1}
    assert why(position({"science": 9}), "develop masonry").key == "refusal-not-in-hand"


@pytest.mark.rule("TTA-TECH-02")
def test_technologies_in_hand_do_not_count() -> None:
    state = position({"hand": ["theology"], "resources": 9})
    assert why(state, "build theology").key == "refusal-not-in-play"


@pytest.mark.rule("TTA-TECH-03")
def test_no_earlier_level_is_needed_and_no_delay() -> None:
    state = act(position({"science": 7}, row=["coal"]), "take 1", "develop coal")
    assert BOX.slot[card("coal")] in state.civs[0].slots


@pytest.mark.rule("TTA-TECH-05")
def test_a_unit_technology_takes_a_civil_action() -> None:
    state = position({"hand": ["knights"], "science": 9, "ca": 0, "ma": 2})
    assert why(state, "develop knights").key == "refusal-no-civil-action"


# ---- special technologies: strength, colonisation, civil and military actions, blue tokens ----

SPECIALS = {
    "warfare": (5, 1, 0, 0, 1, 0),
    "strategy": (8, 3, 0, 0, 2, 0),
    "military_theory": (11, 5, 0, 0, 3, 0),
    "code_of_laws": (6, 0, 0, 1, 0, 0),
    "justice_system": (7, 0, 0, 1, 0, 3),
    "civil_service": (10, 0, 0, 2, 0, 3),
    "cartography": (4, 1, 2, 0, 0, 0),
    "navigation": (6, 2, 3, 0, 0, 0),
    "satellites": (8, 3, 4, 0, 0, 0),
    "masonry": (3, 0, 0, 0, 0, 0),
    "architecture": (6, 0, 0, 0, 0, 0),
    "engineering": (9, 0, 0, 0, 0, 0),
}


@pytest.mark.rule("TTA-TECH-06", "TTA-TECH-08")
@pytest.mark.parametrize("name", SPECIALS)
def test_a_special_technology_works_at_once(name: str) -> None:
    cost, strength, colonization, civil, military, blue = SPECIALS[name]
    state = act(position({"hand": [name], "science": cost}), f"develop {name}")
    civ = state.civs[0]
    assert (civ.science, civ.strength, civ.colonization) == (0, 1 + strength, colonization)
    assert (civ.ca_total, civ.ma_total, civ.blue_total) == (4 + civil, 2 + military, 16 + blue)
    assert (civ.ca, civ.ma) == (3 + civil, 2 + military)


@pytest.mark.rule("TTA-TECH-07")
def test_of_two_special_technologies_of_a_type_the_higher_stays() -> None:
    state = position({"specials": ["code_of_laws"], "hand": ["justice_system"], "science": 7})
    act(state, "develop justice_system")
    civ = state.civs[0]
    assert (civ.ca_total, civ.blue_total) == (5, 19)
    assert card("code_of_laws") in state.gone
    lower = position({"specials": ["justice_system"], "hand": ["code_of_laws"], "science": 6})
    act(lower, "develop code_of_laws")
    assert (lower.civs[0].ca_total, lower.civs[0].science) == (5, 0)
    assert card("code_of_laws") in lower.gone


# ---- governments: science, by revolution, civil, military, limit, culture, science, strength, happiness ----

GOVERNMENTS = {
    "despotism": (0, 0, 4, 2, 2, 0, 0, 0, 0),
    "monarchy": (8, 2, 5, 3, 3, 0, 0, 0, 0),
    "theocracy": (6, 1, 4, 3, 3, 1, 0, 1, 1),
    "constitutional_monarchy": (12, 6, 6, 4, 3, 0, 0, 0, 0),
    "republic": (13, 3, 7, 2, 3, 0, 0, 0, 0),
    "communism": (19, 5, 7, 5, 4, 0, 0, 0, -1),
    "democracy": (17, 9, 7, 3, 4, 3, 0, 0, 0),
    "fundamentalism": (18, 7, 6, 5, 4, 0, -2, 5, 0),
}


@pytest.mark.rule("TTA-GOV-01", "TTA-GOV-02", "TTA-GOV-05", "TTA-GOV-11")
@pytest.mark.parametrize("name", [name for name in GOVERNMENTS if name != "despotism"])
def test_every_government_by_both_ways(name: str) -> None:
    peaceful, revolution, civil, military, limit, culture, science, strength, happiness = GOVERNMENTS[name]
    facts = {"workers": {"religion": 2, "philosophy": 2}, "hand": [name]}
    for way, cost in (("develop", peaceful), ("revolution", revolution)):
        state = act(position({**facts, "science": cost}), f"{way} {name}")
        civ = state.civs[0]
        assert (civ.science, BOX.ids[civ.government]) == (0, name)
        assert (civ.ca_total, civ.ma_total, BOX.urban_limit[civ.government]) == (civil, military, limit)
        assert (civ.culture_rate, civ.science_rate) == (2 + culture, 2 + science)
        assert (civ.strength, civ.happiness) == (1 + strength, 2 + happiness)
        assert civ.ca == (3 + civil - 4 if way == "develop" else 0)
        assert civ.ma == military
        assert (civil_hand_limit(state, civ), military_hand_limit(state, civ)) == (civil, military)


@pytest.mark.rule("TTA-GOV-01")
def test_a_government_of_the_same_level_replaces_the_old_one() -> None:
    state = act(
        position({"government": "monarchy", "hand": ["theocracy"], "science": 6}), "develop theocracy"
    )
    assert (state.civs[0].ca_total, state.civs[0].strength) == (4, 2)
    assert card("monarchy") in state.gone


@pytest.mark.rule("TTA-GOV-03")
def test_after_a_peaceful_change_new_actions_are_usable() -> None:
    state = act(position({"hand": ["monarchy"], "science": 8}), "develop monarchy")
    assert (state.civs[0].ca, state.civs[0].ca_total) == (4, 5)


@pytest.mark.rule("TTA-GOV-04")
def test_worked_example_theocracy_by_peaceful_change() -> None:
    state = act(position({"hand": ["theocracy"], "science": 6}), "develop theocracy")
    civ = state.civs[0]
    assert (civ.ca, civ.ma, civ.science, civ.culture_rate, civ.strength, civ.happiness) == (3, 3, 0, 1, 2, 1)


@pytest.mark.rule("TTA-GOV-06")
def test_a_revolution_needs_all_civil_actions_unspent() -> None:
    state = act(position({"science": 8}, row=["monarchy"]), "take 1")
    assert why(state, "revolution monarchy").key == "refusal-civil-actions-spent"
    assert allowed(state, "develop monarchy")
    replaced = position({"leader": "moses", "hand": ["joan_of_arc", "monarchy"], "science": 2})
    act(replaced, "leader joan_of_arc", "revolution monarchy")
    assert BOX.ids[replaced.civs[0].government] == "monarchy"


@pytest.mark.rule("TTA-GOV-06", "TTA-ACT-02")
@pytest.mark.parametrize("leader", ["moses", "isaac_newton"])
def test_no_revolution_after_a_civil_action_was_spent_whose_token_left_the_game(leader: str) -> None:
    facts = {"government": "republic", "hand": ["monarchy", "theocracy"], "science": 30, "leader": leader}
    state = act(position(facts, age=2), "develop monarchy")
    assert (state.civs[0].ca, state.civs[0].ca_total) == (5, 5)  # nothing on the board tells of the one spent
    assert why(state, "revolution theocracy").key == "refusal-civil-actions-spent"
    assert allowed(state, "develop theocracy")
    act(state, "end", "pass", "end", "pass")
    assert allowed(state, "revolution theocracy")


@pytest.mark.rule("TTA-GOV-06", "TTA-ACTIONCARD-08")
def test_no_revolution_by_a_breakthrough_either_after_a_spent_token_left_the_game() -> None:
    hand = ["monarchy", "theocracy", "iron", "breakthrough_i"]
    facts = {"government": "republic", "hand": hand, "science": 30}
    state = act(position(facts, age=2), "develop monarchy", "play breakthrough_i")
    assert why(state, "revolution theocracy").key == "refusal-civil-actions-spent"


@pytest.mark.rule("TTA-GOV-06", "TTA-LEADER-13")
def test_no_revolution_of_robespierre_after_a_military_action_was_spent_whose_token_left_the_game() -> None:
    hand = ["republic", "constitutional_monarchy"]
    facts = {"government": "monarchy", "leader": "maximilien_robespierre", "hand": hand, "science": 30}
    state = act(position({**facts, "resources": 2, "unused": 1}, age=2), "build warriors", "develop republic")
    assert (state.civs[0].ma, state.civs[0].ma_total) == (3, 3)
    assert why(state, "revolution constitutional_monarchy").key == "refusal-military-actions-spent"
    untouched = act(position(facts, age=2), "develop republic")
    assert allowed(untouched, "revolution constitutional_monarchy")


@pytest.mark.rule("TTA-GOV-07", "TTA-GOV-09")
def test_worked_example_monarchy_by_revolution() -> None:
    state = act(position({"hand": ["monarchy"], "science": 2}), "revolution monarchy")
    civ = state.civs[0]
    assert (civ.ca_total, civ.ca, civ.ma_total, civ.ma, civ.science) == (5, 0, 3, 3, 0)


@pytest.mark.rule("TTA-GOV-08")
def test_military_actions_are_usable_before_and_after_a_revolution() -> None:
    state = position({"hand": ["monarchy"], "science": 2, "resources": 4, "unused": 2})
    act(state, "build warriors", "revolution monarchy", "build warriors")
    assert (state.civs[0].ma, state.civs[0].ma_total) == (1, 3)


@pytest.mark.rule("TTA-GOV-10")
def test_a_change_of_government_is_a_development() -> None:
    for way in ("develop", "revolution"):
        state = act(
            position({"leader": "albert_einstein", "hand": ["monarchy"], "science": 8}), f"{way} monarchy"
        )
        assert state.civs[0].culture == 3


@pytest.mark.rule("TTA-GOV-11")
def test_hand_limits_follow_the_government() -> None:
    state = position({"government": "monarchy"})
    assert (civil_hand_limit(state, state.civs[0]), military_hand_limit(state, state.civs[0])) == (5, 3)


def test_the_tables_above_name_every_card_of_their_kinds() -> None:
    assert set(WORKERS) == {BOX.ids[one] for one in BOX.card_at}
    assert set(SPECIALS) == {BOX.ids[one] for one in range(BOX.civil) if 12 <= BOX.kind[one] <= 15}
    assert set(GOVERNMENTS) == {BOX.ids[one] for one in BOX.of_kind(Kind.GOVERNMENT)}
