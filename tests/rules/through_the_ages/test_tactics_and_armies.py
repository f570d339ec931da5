"""Tactics, armies and air forces, with every tactic card (TTA-TACTIC, TTA-AIR)."""

import pytest

from ludage.games.through_the_ages.armies import army_strength
from ludage.games.through_the_ages.cards import Kind
from ludage.testing.through_the_ages import BOX, act, allowed, card, military, position, why

# infantry, cavalry, artillery, strength, strength when obsolete, copies
TACTICS = {
    "fighting_band": (2, 0, 0, 1, 1, 2),
    "legion": (3, 0, 0, 2, 2, 2),
    "medieval_army": (1, 1, 0, 2, 2, 2),
    "phalanx": (2, 1, 0, 3, 3, 2),
    "heavy_cavalry": (0, 3, 0, 4, 4, 2),
    "conquistadors": (1, 2, 0, 5, 3, 1),
    "fortifications": (0, 0, 2, 5, 3, 1),
    "mobile_artillery": (0, 1, 1, 5, 3, 1),
    "defensive_army": (2, 0, 1, 6, 3, 1),
    "napoleonic_army": (1, 1, 1, 7, 4, 1),
    "classic_army": (2, 2, 0, 8, 4, 1),
    "entrenchments": (1, 0, 2, 9, 5, 1),
    "mechanized_army": (0, 1, 2, 10, 5, 2),
    "shock_troops": (1, 3, 0, 11, 6, 1),
    "modern_army": (2, 1, 1, 13, 7, 2),
}
MODERN = ("modern_infantry", "tanks", "rockets")


def tactical(tactic: str, **units: int) -> int:
    return _tactical(tactic, False, units)


def horde(tactic: str, **units: int) -> int:
    """Under Genghis Khan."""
    return _tactical(tactic, True, units)


def _tactical(tactic: str, as_cavalry: bool, units: dict[str, int]) -> int:
    staffed = [0] * len(BOX.card_at)
    for name, count in units.items():
        staffed[BOX.slot[card(name)]] = count
    return army_strength(BOX, card(tactic), staffed, as_cavalry)


@pytest.mark.rule("TTA-TACTIC-18", "TTA-TACTIC-09")
@pytest.mark.parametrize("name", TACTICS)
def test_every_tactic(name: str) -> None:
    *needs, full, obsolete, copies = TACTICS[name]
    assert BOX.copies[4][card(name)] == copies
    modern = {unit: 2 * count for unit, count in zip(MODERN, needs, strict=True) if count}
    assert tactical(name, **modern) == 2 * full
    old = {"warriors": needs[0], "knights": needs[1], "cannon": needs[2]}
    if BOX.age[card(name)] == 3:
        old["rockets"], old["cannon"] = old["cannon"], 0
    expected = obsolete if needs[0] or (BOX.age[card(name)] == 3 and needs[1]) else full
    assert tactical(name, **old) == expected
    short = dict(modern)
    unit = next(iter(short))
    short[unit] -= 1
    assert tactical(name, **short) == full


@pytest.mark.rule("TTA-TACTIC-01", "TTA-TACTIC-03")
def test_a_tactic_is_played_for_a_military_action() -> None:
    state = position(
        {"military": ["fighting_band"], "workers": {"warriors": 2}, "tactic": "legion"}, tactics=["legion"]
    )
    act(state, "tactic fighting_band")
    civ = state.civs[0]
    assert (BOX.ids[civ.tactic], civ.exclusive, civ.ma, civ.strength, military(state)) == (
        "fighting_band",
        True,
        1,
        3,
        [],
    )
    assert (
        why(position({"military": ["legion"], "ma": 0}), "tactic legion").key == "refusal-no-military-action"
    )


@pytest.mark.rule("TTA-TACTIC-02")
def test_one_change_of_tactic_a_turn() -> None:
    state = position({"military": ["fighting_band", "phalanx"], "government": "monarchy"}, tactics=["legion"])
    act(state, "tactic fighting_band")
    assert why(state, "tactic phalanx").key == "refusal-tactic-changed"
    assert why(state, "copy legion").key == "refusal-tactic-changed"


@pytest.mark.rule("TTA-TACTIC-04", "TTA-TACTIC-05")
def test_an_exclusive_tactic_becomes_common_at_the_start_of_the_next_turn() -> None:
    facts = {"tactic": "phalanx", "exclusive": True, "workers": {"warriors": 2, "knights": 1}}
    state = position({}, facts)
    strength = state.civs[1].strength
    assert why(state, "copy phalanx").key == "refusal-tactic-not-common"
    act(state, "end")
    assert (state.common_tactics, state.civs[1].exclusive) == ([card("phalanx")], False)
    assert (state.civs[1].strength, state.civs[1].tactic) == (strength, card("phalanx"))
    act(state, *["pass"] * allowed(state, "pass"), "end", "pass")
    assert allowed(state, "copy phalanx")


@pytest.mark.rule("TTA-TACTIC-06", "TTA-TACTIC-07")
def test_copying_costs_two_military_actions() -> None:
    state = position({"workers": {"warriors": 2}}, tactics=["fighting_band"])
    act(state, "copy fighting_band")
    assert (state.civs[0].ma, state.civs[0].strength, state.civs[0].exclusive) == (0, 3, False)
    assert why(position({"ma": 1}, tactics=["legion"]), "copy legion").args == {"need": 2, "have": 1}
    assert (
        why(position({"tactic": "legion"}, tactics=["legion"]), "copy legion").key == "refusal-tactic-in-use"
    )


@pytest.mark.rule("TTA-TACTIC-08")
def test_the_common_area_holds_any_number_and_drops_duplicates() -> None:
    state = position(
        {}, {"tactic": "legion", "exclusive": True}, {"tactic": "legion"}, tactics=["legion", "phalanx"]
    )
    act(state, "end")
    assert state.common_tactics == [card("legion"), card("phalanx")]
    assert state.gone.count(card("legion")) == 1
    assert card("legion") not in state.discards


# ---- armies -------------------------------------------------------------------------------------------------------

BAND = {"warriors": 4, "knights": 1}
MIXED = {"knights": 4, "cannon": 2, "riflemen": 1, "warriors": 1}


@pytest.mark.rule("TTA-TACTIC-10", "TTA-TACTIC-11", "TTA-TACTIC-12")
@pytest.mark.parametrize(("tactic", "strength"), [(None, 6), ("fighting_band", 8), ("phalanx", 9)])
def test_worked_examples_of_armies(tactic: str | None, strength: int) -> None:
    facts = {"workers": BAND, **({"tactic": tactic} if tactic else {})}
    state = position(facts, tactics=[tactic] if tactic else [])
    assert state.civs[0].strength == strength


@pytest.mark.rule("TTA-TACTIC-13", "TTA-TACTIC-15", "TTA-TACTIC-16", "TTA-TACTIC-17")
@pytest.mark.parametrize(
    ("tactic", "strength"), [("defensive_army", 21), ("mobile_artillery", 28), ("conquistadors", 26)]
)
def test_worked_examples_of_obsolete_armies(tactic: str, strength: int) -> None:
    state = position({"workers": MIXED, "tactic": tactic}, tactics=[tactic])
    assert state.civs[0].strength == strength


@pytest.mark.rule("TTA-TACTIC-14")
def test_obsolescence_goes_by_the_tactic_and_not_by_the_age() -> None:
    state = position(
        {"workers": {"warriors": 2, "knights": 1}, "tactic": "phalanx"}, tactics=["phalanx"], age=3
    )
    assert state.civs[0].strength == 2 + 2 + 3
    assert tactical("fortifications", cannon=4) == 10


@pytest.mark.rule("TTA-TACTIC-09", "TTA-COLONY-12")
def test_infantry_for_cavalry_makes_the_best_of_modern_and_old_units() -> None:
    assert horde("medieval_army", warriors=4) == 4
    assert horde("classic_army", swordsmen=2, warriors=2) == 4
    assert horde("conquistadors", swordsmen=3, warriors=3) == 8
    assert horde("heavy_cavalry", warriors=2, knights=4) == 8


# ---- air forces ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-AIR-01")
def test_air_forces_count_like_any_unit() -> None:
    state = position({"techs": ["air_forces"], "resources": 7})
    act(state, "build air_forces")
    assert (state.civs[0].strength, state.civs[0].ma) == (6, 1)


@pytest.mark.rule("TTA-AIR-02", "TTA-AIR-03")
def test_an_air_force_doubles_one_army() -> None:
    assert tactical("conquistadors", knights=2, swordsmen=1, air_forces=1) == 10
    assert tactical("conquistadors", knights=2, swordsmen=1, air_forces=2) == 10
    assert tactical("medieval_army", warriors=3, knights=3, air_forces=2) == 10


@pytest.mark.rule("TTA-AIR-04", "TTA-AIR-05", "TTA-AIR-06")
def test_worked_examples_of_air_forces() -> None:
    units = {"knights": 4, "riflemen": 1, "warriors": 1}
    assert tactical("conquistadors", **units, air_forces=2) == 16
    shock = {"knights": 1, "cavalrymen": 2, "riflemen": 1}
    assert tactical("shock_troops", **shock, air_forces=2) == 12
    assert tactical("shock_troops", cavalrymen=3, riflemen=1, air_forces=1) == 22
    state = position(
        {"workers": {**shock, "warriors": 0, "air_forces": 2}, "tactic": "shock_troops"},
        tactics=["shock_troops"],
    )
    assert state.civs[0].strength == 2 + 6 + 3 + 10 + 12


def test_the_table_above_names_every_tactic() -> None:
    assert set(TACTICS) == {BOX.ids[one] for one in BOX.of_kind(Kind.TACTIC)}
