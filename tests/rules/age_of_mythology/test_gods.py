"""Every god power (chapter V, God powers; AOM-GOD-*)."""

from itertools import product
from typing import Any

import pytest

from ludage.games.age_of_mythology.board import idle_villagers
from ludage.games.age_of_mythology.dice import count, dice
from ludage.games.age_of_mythology.effects import CULTURES
from ludage.games.age_of_mythology.losses import current
from ludage.games.age_of_mythology.state import NOTHING, Fury, Phase, Position
from ludage.testing import assert_changes, play, refusal, scripted, texts
from ludage.testing.age_of_mythology import (
    GAME,
    army,
    city,
    clash,
    commit,
    cubes,
    field_of,
    fight,
    position,
    rolls,
    tiles,
)
from tests.rules.age_of_mythology.asking import key_of

BOX = GAME.box


FULL_BOARD = [
    *["mountain_gold_2"] * 4,
    *["forest_wood_2"] * 4,
    *["fertile_food_2"] * 3,
    *["hills_gold_2"] * 3,
    *["desert_gold_1", "swamp_food_1"],
]


def table(name: str, players: int = 3, **facts: Any) -> Position:
    """The player of the god, at seat 0, is to play; the god's card is in hand."""
    card = next(at for at, face in enumerate(BOX.face_ids) if face == name)
    culture = next(at for at in range(3) if BOX.card_with[at][card] >= 0)
    others = [CULTURES[at] for at in range(3) if at != culture]
    seating = [CULTURES[culture], *others]
    if players == 4:
        seating = [CULTURES[culture], others[0], others[1], others[0]]
    facts.setdefault("hands", {0: [name, "perm_gather", "perm_trade"]})
    return position(players, cultures=seating[:players], **facts)


# ---- the rules of all powers --------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GOD-01")
def test_a_power_is_paid_with_favor_when_its_card_is_played() -> None:
    state = table("poseidon", cubes={0: {"favor": 1}})
    favor = state.bank[3]
    play(state, "invoke poseidon")
    assert cubes(state, 0) == [5, 0, 0, 0]
    assert state.bank[3] == favor + 1
    poor = table("loki", cubes={0: {"favor": 1, "food": 1}})
    assert key_of(poor, "invoke loki") == "refusal-favor-short"
    assert refusal(poor, "play loki") is None


@pytest.mark.rule("AOM-GOD-02")
def test_the_power_comes_before_the_action() -> None:
    state = table("poseidon", tiles={0: ["fertile_food_2"]})
    play(state, "invoke poseidon")
    assert cubes(state, 0)[0] == 9
    assert texts(state) == ["act", "done"]
    play(state, "act", "gather food")
    assert cubes(state, 0)[0] == 11


@pytest.mark.rule("AOM-GOD-03")
def test_power_and_action_are_independent() -> None:
    facts: dict[str, Any] = {"tiles": {0: ["fertile_food_2"], 1: ["fertile_food_2"]}}
    only_power = table("poseidon", **facts)
    play(only_power, "invoke poseidon", "done")
    assert [cubes(only_power, seat)[0] for seat in (0, 1)] == [9, 4]
    assert only_power.to_act == (1,)
    only_action = table("poseidon", **facts)
    play(only_action, "play poseidon", "gather food")
    assert [cubes(only_action, seat)[0] for seat in (0, 1)] == [6, 6]
    assert cubes(only_action, 0)[3] == 4


@pytest.mark.rule("AOM-GOD-04")
def test_a_power_reaches_every_seat() -> None:
    state = table("loki", players=4)
    play(state, "invoke loki")
    assert texts(state) == ["rob 1", "rob 2", "rob 3"]


@pytest.mark.rule("AOM-GOD-05")
def test_theft_takes_what_is_there_and_never_red_cubes() -> None:
    state = table("loki", players=2, cubes={1: {"gold": 2, "wood": 1}}, points={1: 6})
    play(state, "invoke loki")
    assert cubes(state, 0) == [4, 5, 6, 2]
    assert cubes(state, 1) == [0, 0, 0, 0]
    assert sum(state.points[5:]) == 6


@pytest.mark.rule("AOM-GOD-06")
def test_a_power_that_can_do_nothing_cannot_be_paid() -> None:
    state = table("thor", tiles={0: ["hills_gold_2"]})
    assert key_of(state, "invoke thor") == "refusal-power-useless"
    assert refusal(state, "play thor") is None
    partly = table("apollo", units={0: {"toxotes": 7}})
    play(partly, "invoke apollo")
    assert army(partly, 0)["toxotes"] == 8


FULL = [
    *["desert_gold_1"] * 6,
    *["fertile_food_2"] * 5,
    *["swamp_food_1"] * 2,
    *["hills_gold_2"] * 2,
    "forest_wood_2",
]
"""Every square of the Egyptians."""


@pytest.mark.rule("AOM-GOD-06", "AOM-GOD-ra", "AOM-GOD-nephthys", "AOM-GOD-bast", "AOM-GOD-aphrodite")
@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("ra", {"tiles": {0: ["desert_gold_1"], 1: ["fertile_food_2"]}}),
        ("ra", {"tiles": {0: ["fertile_food_2"]}, "bank": {"food": 0}, "buildings": {0: {"house": 1}}}),
        ("dionysus", {"tiles": {0: ["fertile_wood_1"]}, "buildings": {0: {"house": 1}}}),
        ("skadi", {"tiles": {0: ["fertile_food_2"]}}),
        ("ptah", {"tiles": {0: FULL[1:]}}),
        ("sekhmet", {"units": {0: {"spearman": 6}}}),
        ("ares", {"units": {0: {"hoplite": 7}}, "buildings": {0: {"armory": 1}}}),
        ("heimdall", {"units": {0: {"jarl": 4}, 1: {"spearman": 4}, 2: {"hoplite": 4}}}),
        ("isis", {"units": {0: {"spearman": 2}, 1: {}, 2: {}}}),
        ("bragi", {"units": {0: {"jarl": 2}, 1: {}, 2: {}}}),
        ("tyr", {"units": {0: {"jarl": 2}, 1: {}, 2: {}}}),
        ("nephthys", {"cubes": {0: {"food": 2, "wood": 2, "favor": 2}}, "buildings": {0: {"gold_mint": 1}}}),
        ("bast", {"cubes": {0: {"gold": 2, "favor": 3}}}),
        ("aphrodite", {"units": {1: {}, 2: {}}}),
    ],
)
def test_a_power_that_would_not_change_its_action_cannot_be_paid(name: str, facts: dict[str, Any]) -> None:
    state = table(name, **facts)
    assert key_of(state, f"invoke {name}") == "refusal-power-useless"
    assert refusal(state, f"play {name}") is None


@pytest.mark.rule(
    "AOM-GOD-06", "AOM-GOD-sekhmet", "AOM-GOD-heimdall", "AOM-GOD-ptah", "AOM-GOD-skadi", "AOM-GOD-dionysus"
)
@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("dionysus", {"tiles": {1: ["fertile_food_2"]}, "buildings": {0: {"granary": 1}}}),
        ("skadi", {"tiles": {0: ["hills_gold_2"], 1: ["fertile_food_2"]}}),
        ("ptah", {"tiles": {0: FULL[2:]}}),
        ("sekhmet", {"units": {0: {"spearman": 7}}}),
        ("heimdall", {"units": {0: {"jarl": 1}, 1: {"spearman": 5}}}),
        ("bragi", {"units": {0: {"jarl": 1}, 1: {"spearman": 1}, 2: {}}}),
    ],
)
def test_a_power_that_changes_little_can_be_paid(name: str, facts: dict[str, Any]) -> None:
    assert refusal(table(name, **facts), f"invoke {name}") is None


@pytest.mark.rule("AOM-GOD-06", "AOM-GOD-hermes")
def test_an_empty_bank_gives_nothing() -> None:
    bank = {"food": 0, "wood": 0, "gold": 0, "favor": 0}
    assert key_of(table("hermes", bank=bank), "invoke hermes") == "refusal-power-useless"
    assert refusal(table("hermes", bank={**bank, "wood": 1}), "invoke hermes") is None


@pytest.mark.rule("AOM-GOD-06", "AOM-GOD-forseti", "AOM-BLDG-23")
def test_forseti_needs_a_cube_in_the_bank_or_a_purchase_that_brings_some() -> None:
    bank = {"food": 0, "wood": 0, "gold": 0, "favor": 0}
    poor = {0: {"food": 2, "favor": 1}}
    assert key_of(table("forseti", cubes=poor, bank=bank), "invoke forseti") == "refusal-power-useless"
    assert refusal(table("forseti", cubes=poor, bank={**bank, "wood": 1}), "invoke forseti") is None
    temple: dict[str, Any] = {"bank": bank, "buildings": {0: {"great_temple": 1}}}
    state = table("forseti", cubes={0: {"food": 1, "favor": 8}}, **temple)
    assert key_of(state, "invoke forseti") == "refusal-power-useless"
    state = table("forseti", cubes={0: {"favor": 9}}, **temple)
    play(state, "invoke forseti", "temple")
    assert cubes(state, 0) == [0, 0, 0, 4]


@pytest.mark.rule("AOM-GOD-06", "AOM-GOD-ra", "AOM-GOD-dionysus", "AOM-GOD-skadi")
@pytest.mark.parametrize(
    ("name", "bank", "own", "others", "helps"),
    [
        ("ra", {"food": 1}, ["fertile_food_2"], [], False),
        ("ra", {"food": 2}, ["fertile_food_2"], [], False),
        ("ra", {"food": 3}, ["fertile_food_2"], [], True),
        ("ra", {"food": 3}, ["fertile_food_2"], ["hills_food_1"], True),
        ("dionysus", {"food": 2}, ["fertile_food_2"], [], False),
        ("dionysus", {"food": 3}, ["fertile_food_2"], [], True),
        ("skadi", {"gold": 0}, ["forest_wood_2"], ["hills_gold_2"], False),
        ("skadi", {"gold": 1}, ["forest_wood_2"], ["hills_gold_2"], True),
        ("skadi", {"gold": 2}, ["hills_gold_2"], ["hills_gold_2"], False),
        ("skadi", {"gold": 3}, ["hills_gold_2"], ["hills_gold_2"], True),
    ],
)
def test_a_power_over_a_harvest_needs_cubes_that_it_would_move(
    name: str, bank: dict[str, int], own: list[str], others: list[str], helps: bool
) -> None:
    state = table(name, players=2, bank=bank, tiles={0: own, 1: others})
    refused = refusal(state, f"invoke {name}")
    assert (None if refused is None else refused.key) == (None if helps else "refusal-power-useless")


@pytest.mark.rule("AOM-GOD-06", "AOM-GOD-ra", "AOM-GATHER-02")
def test_a_villager_who_can_leave_makes_room_for_a_power_over_a_harvest() -> None:
    facts: dict[str, Any] = {"players": 2, "bank": {"food": 3}, "buildings": {0: {"house": 1}}}
    field = {0: {field_of(table("ra", tiles={0: ["fertile_food_2"]}), 0, "fertile_food_2"): "villager"}}
    state = table("ra", **facts, tiles={0: ["fertile_food_2"]}, workers=field)
    assert key_of(state, "invoke ra") == "refusal-power-useless"
    state = table("ra", **facts, tiles={0: ["fertile_food_2", "forest_wood_2"]}, workers=field)
    assert refusal(state, "invoke ra") is None


@pytest.mark.rule("AOM-GOD-06", "AOM-GOD-skadi", "AOM-GOD-01")
def test_the_favor_paid_can_be_what_a_power_over_a_harvest_moves() -> None:
    state = table("skadi", players=2, bank={"favor": 0}, tiles={0: ["forest_wood_2"], 1: ["desert_favor_2"]})
    assert refusal(state, "invoke skadi") is None


# ---- Attack cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GOD-isis")
def test_isis_keeps_the_first_loss_in_the_battle() -> None:
    state = clash(["spearman", "mummy"], ["hydra", "minotaur"], card="isis", invoke=True)
    scripted(state, rolls=[*rolls(3, 0), *rolls(10, 1)])
    fight(state, "spearman", "hydra")
    assert army(state, 0) == {"spearman": 1, "mummy": 1}
    assert sum(current(state).units[0]) == 2
    assert current(state).growth[1] == [1]
    scripted(state, rolls=[*rolls(3, 0), *rolls(11, 1)])
    fight(state, "spearman", "hydra 1")
    assert army(state, 0) == {"mummy": 1}


@pytest.mark.rule("AOM-GOD-isis")
def test_a_thrown_unit_does_not_use_isis_up() -> None:
    state = clash(["spearman", "mummy"], ["cyclops", "minotaur"], card="isis", invoke=True)
    fight(state, "spearman", "cyclops")
    scripted(state, rolls=[*rolls(3, 0), *rolls(13, 1)])
    play(state, "throw")
    assert sum(current(state).units[0]) == 1
    assert current(state).protected


@pytest.mark.rule("AOM-GOD-sekhmet", "AOM-GOD-ares")
@pytest.mark.parametrize(
    ("name", "own", "enemy"), [("sekhmet", "spearman", "hoplite"), ("ares", "hoplite", "spearman")]
)
@pytest.mark.parametrize("armory", [False, True])
def test_eight_units_against_six(name: str, own: str, enemy: str, armory: bool) -> None:
    others = {"spearman": "elephant", "hoplite": "toxotes"}
    culture = {"spearman": "egyptian", "hoplite": "greek"}
    state = position(
        2,
        cultures=(culture[own], culture[enemy]),
        units={0: {own: 8, others[own]: 4}, 1: {enemy: 8, others[enemy]: 4}},
        buildings={0: {"armory": int(armory)}, 1: {"armory": int(armory)}},
        hands={0: [name, "perm_gather"]},
    )
    play(state, f"invoke {name}", "attack 1 city")
    while not current(state).shown:
        seat = state.to_act[0]
        play(state, next(text for text in texts(state, seat) if text.startswith("commit")), seat=seat)
    assert [sum(units) for units in current(state).units] == [8 + armory, 6 + armory]


@pytest.mark.rule("AOM-GOD-thoth")
def test_thoth_needs_another_card_for_later() -> None:
    state = table("thoth", hands={0: ["thoth"]})
    assert key_of(state, "invoke thoth") == "refusal-power-useless"
    three = table("thoth")  # one for each round, and none for after them
    assert key_of(three, "invoke thoth") == "refusal-power-useless"
    state = table("thoth", round=2)
    play(state, "invoke thoth")
    assert state.fourth == 1
    assert texts(state) == ["act", "done"]


@pytest.mark.rule("AOM-GOD-aphrodite")
def test_aphrodite_sends_an_enemy_unit_away() -> None:
    state = clash(
        ["hoplite"], ["mummy", "sphinx"], cultures=("greek", "egyptian"), card="aphrodite", invoke=True
    )
    assert state.to_act == (0,)
    assert texts(state) == ["charm mummy", "charm sphinx"]
    assert key_of(state, "charm phoenix") == "refusal-not-in-battle"
    play(state, "charm mummy")
    assert texts(state, 1) == ["fight sphinx", "retreat"]
    assert army(state, 1) == {"mummy": 1, "sphinx": 1}


@pytest.mark.rule("AOM-GOD-aphrodite")
def test_without_its_only_unit_the_defence_is_lost() -> None:
    state = clash(
        ["hoplite"],
        ["mummy"],
        cultures=("greek", "egyptian"),
        card="aphrodite",
        invoke=True,
        victory={"won_last_battle": 2},
    )
    assert state.battle is None
    assert sum(state.points[:5]) == 2
    assert army(state, 1) == {"mummy": 1}


@pytest.mark.rule("AOM-GOD-aphrodite", "AOM-ATTACK-04")
def test_nobody_is_asked_for_the_only_unit_that_aphrodite_sends_away() -> None:
    facts: dict[str, Any] = {
        "cultures": ("greek", "norse"),
        "units": {0: {"toxotes": 2}, 1: {"dwarf": 1}},
        "tiles": {1: ["mountain_gold_2"]},
        "hands": {0: ["aphrodite", "perm_gather"]},
    }
    state = position(2, **facts)
    play(state, "invoke aphrodite", "attack 1 production")
    assert (state.battle, state.to_act) == (None, (0,))
    assert texts(state) == ["land 1 2", "done"]
    state = position(2, **facts, workers={1: {2: "dwarf"}})
    play(state, "invoke aphrodite", "attack 1 production")
    assert (state.to_act, texts(state, 1)) == ((1,), ["figure 2", "done"]), "it would leave its tile"
    play(state, "figure 2", seat=1)
    assert (state.battle, state.to_act) == (None, (0,))


@pytest.mark.rule("AOM-GOD-bragi")
def test_bragi_gives_every_unit_a_die() -> None:
    state = clash(["huskarl"], ["hoplite"], cultures=("norse", "greek"), card="bragi", invoke=True)
    huskarl, hoplite = (BOX.unit_ids.index(name) for name in ("huskarl", "hoplite"))
    assert count(dice(state, current(state), 0, huskarl, hoplite, Fury.PLAIN)) == 4
    assert count(dice(state, current(state), 1, hoplite, huskarl, Fury.PLAIN)) == 4
    assert count(dice(state, current(state), 0, huskarl, hoplite, Fury.BERSERK)) == 6


@pytest.mark.rule("AOM-GOD-heimdall")
def test_heimdall_lifts_the_limit_of_both_sides() -> None:
    state = position(
        2,
        cultures=("norse", "greek"),
        units={0: {"jarl": 8, "troll": 2}, 1: {"hoplite": 8, "hydra": 2}},
        hands={0: ["heimdall", "perm_gather"]},
    )
    play(state, "invoke heimdall", "attack 1 city")
    commit(state, 0, *["jarl"] * 8, "troll", "troll")
    commit(state, 1, *["hoplite"] * 8, "hydra", "hydra")
    assert [sum(units) for units in current(state).units] == [10, 10]


@pytest.mark.rule("AOM-GOD-tyr")
def test_tyr_lets_every_unit_go_berserk() -> None:
    state = clash(
        ["troll", "huskarl"], ["minotaur", "hydra"], cultures=("norse", "greek"), card="tyr", invoke=True
    )
    fight(state, "troll", "minotaur")
    assert state.explain(0, state.legal(0)[0]).total == 8
    scripted(state, rolls=[*rolls(8, 2), *rolls(5, 2)])
    play(state, "berserk")
    assert army(state, 0) == {"huskarl": 1}
    fight(state, "huskarl", "minotaur")
    assert state.explain(0, state.legal(0)[0]).total == 5


# ---- Build cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GOD-horus")
def test_horus_destroys_any_building_the_own_included() -> None:
    state = table("horus", buildings={0: {"house": 1}, 2: {"wall": 1}})
    play(state, "invoke horus")
    assert texts(state) == ["destroy 0 house", "destroy 2 wall"]
    play(state, "destroy 0 house")
    assert city(state, 0) == {}
    assert idle_villagers(state, 0) == 0
    play(state, "act", "build house")
    assert city(state, 0) == {"house": 1}
    assert key_of(table("horus"), "invoke horus") == "refusal-power-useless"


@pytest.mark.rule("AOM-GOD-nephthys")
def test_nephthys_takes_two_cubes_off_but_not_off_houses() -> None:
    state = table("nephthys", players=2, cubes={0: {"wood": 7, "gold": 6, "food": 7, "favor": 2}})
    play(state, "invoke nephthys", "build wall")
    assert texts(state) == ["spare wood", "spare gold"]
    play(state, "spare wood", "spare wood")
    assert cubes(state, 0) == [7, 6, 3, 0]
    play(state, "build house")
    assert cubes(state, 0) == [5, 4, 3, 0]


@pytest.mark.rule("AOM-GOD-nephthys")
def test_nephthys_and_a_quarry_add_up() -> None:
    facts: dict[str, Any] = {"players": 2, "buildings": {0: {"quarry": 1}}}
    state = table("nephthys", cubes={0: {"wood": 3, "favor": 2}}, **facts)
    play(state, "invoke nephthys", "build wall")
    assert city(state, 0)["wall"] == 1
    assert cubes(state, 0) == [0, 0, 0, 0]
    state = table("nephthys", cubes={0: {"wood": 1, "food": 2, "favor": 2}}, **facts)
    play(state, "invoke nephthys", "build house")
    assert cubes(state, 0) == [0, 0, 0, 0]


@pytest.mark.rule("AOM-GOD-nephthys")
def test_a_power_that_changes_its_action_needs_it() -> None:
    state = table("nephthys", players=2, cubes={0: {"favor": 2}})
    assert key_of(state, "invoke nephthys") == "refusal-nothing-to-build"


@pytest.mark.rule("AOM-GOD-hera")
def test_hera_gives_a_house_with_its_villager() -> None:
    state = table("hera", buildings={0: {"house": 9}})
    play(state, "invoke hera")
    assert city(state, 0) == {"house": 10}
    assert idle_villagers(state, 0) == 10
    assert cubes(state, 0) == [4, 4, 4, 3]
    assert key_of(table("hera", buildings={0: {"house": 10}}), "invoke hera") == "refusal-power-useless"


@pytest.mark.rule("AOM-GOD-njord")
def test_njord_destroys_a_building_of_another_player() -> None:
    state = table("njord", players=4, buildings={0: {"wall": 1}, 2: {"wall": 1, "tower": 1}})
    only = table("njord", players=4, buildings={0: {"wall": 1}, 2: {"wall": 1}})
    heard = only.listen()
    play(only, "invoke njord")
    assert [event.kind for event in heard] == ["power-invoked", "destroyed"]
    assert city(only, 2) == {}
    play(state, "invoke njord")
    assert texts(state) == ["destroy 2 wall", "destroy 2 tower"]
    assert key_of(state, "destroy 0 wall") == "refusal-not-destroyed"
    play(state, "destroy 2 wall")
    assert city(state, 2) == {"tower": 1}
    alone = table("njord", buildings={0: {"wall": 1}})
    assert key_of(alone, "invoke njord") == "refusal-power-useless"


# ---- Explore cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GOD-ptah", "AOM-GOD-artemis")
@pytest.mark.parametrize("name", ["ptah", "artemis"])
def test_two_tiles_before_the_others_choose(name: str) -> None:
    state = table(name)
    row = ["fertile_food_2", "hills_gold_2", "hills_food_1", "swamp_wood_1", "forest_wood_2"]
    scripted(state, draws=row)
    play(state, f"invoke {name}")
    assert len(state.shown) == 5
    play(state, "tile hills_gold_2")
    assert state.to_act == (0,)
    play(state, "tile swamp_wood_1")
    assert tiles(state, 0) == ["hills_gold_2", "swamp_wood_1"]
    assert state.to_act == (1,)
    play(state, "pass")
    assert state.to_act == (2,)
    play(state, "pass")
    assert state.shown == []


@pytest.mark.rule("AOM-GOD-artemis")
def test_two_players_see_four_tiles() -> None:
    state = table("artemis", players=2)
    play(state, "invoke artemis")
    assert len(state.shown) == 4


@pytest.mark.rule("AOM-GOD-baldr", "AOM-GOD-06")
def test_baldr_is_not_paid_for_without_a_square_of_one_s_own() -> None:
    """Ruling 73: the others explore no better for it, and his player not at all."""
    state = table("baldr", tiles={0: FULL_BOARD})
    assert key_of(state, "invoke baldr") == "refusal-no-room-for-tiles"
    assert "play baldr" in texts(state), "the others have room"
    assert "invoke baldr" in texts(table("baldr", tiles={0: FULL_BOARD[1:]}))


@pytest.mark.rule("AOM-GOD-baldr")
def test_only_the_player_of_baldr_takes_a_tile() -> None:
    state = table("baldr")
    pool = sum(state.pool)
    scripted(state, draws=["fertile_food_2", "hills_gold_2", "hills_food_1"])
    play(state, "invoke baldr", "tile hills_gold_2")
    assert state.shown == []
    assert sum(state.pool) == pool - 1
    assert [tiles(state, seat) for seat in (1, 2)] == [[], []]


# ---- Gather cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GOD-ra")
def test_ra_gives_two_food_for_each_food_tile() -> None:
    state = table("ra", tiles={0: ["fertile_food_2", "swamp_food_1"], 1: ["fertile_food_2"]}, cubes={0: 3})
    play(state, "invoke ra")
    assert cubes(state, 0) == [3 + 3 + 4, 3, 3, 1]
    assert cubes(state, 1)[0] == 4 + 2


@pytest.mark.rule("AOM-GOD-dionysus")
def test_dionysus_gives_a_food_for_each_food_tile_and_nobody_else_gathers() -> None:
    state = table(
        "dionysus", tiles={0: ["fertile_food_2", "hills_food_1"], 1: ["fertile_food_2"]}, cubes={0: 3}
    )
    play(state, "invoke dionysus")
    assert cubes(state, 0) == [3 + 3 + 2, 3, 3, 1]
    assert cubes(state, 1)[0] == 4


@pytest.mark.rule("AOM-GOD-hades")
def test_hades_takes_a_mortal_for_seven_cubes() -> None:
    state = table("hades", units={0: {"toxotes": 2, "hydra": 1}})
    choice = table("hades", units={0: {"toxotes": 2, "hoplite": 1, "hydra": 1}})
    play(choice, "invoke hades")
    assert texts(choice) == ["give toxotes", "give hoplite"]
    assert key_of(choice, "give hydra") == "refusal-not-given-up"
    play(state, "invoke hades")
    assert army(state, 0) == {"toxotes": 1, "hydra": 1}
    play(state, *["cube gold"] * 4, *["cube favor"] * 3)
    assert cubes(state, 0) == [4, 4, 8, 6]
    assert state.to_act == (1,)
    assert key_of(table("hades", units={0: {"hydra": 1}}), "invoke hades") == "refusal-power-useless"


@pytest.mark.rule("AOM-GOD-hades")
def test_the_printed_hades_takes_any_unit() -> None:
    state = table("hades", units={0: {"toxotes": 2, "hydra": 1}}, hades="printed")
    play(state, "invoke hades")
    assert texts(state) == ["give toxotes", "give hydra"]


@pytest.mark.rule("AOM-GOD-hades")
def test_hades_takes_from_the_bank_what_it_has() -> None:
    state = table("hades", bank={"food": 1, "wood": 0, "gold": 0, "favor": 1})
    play(state, "invoke hades", "give toxotes")
    assert cubes(state, 0) == [5, 4, 4, 5]
    assert state.bank == [0, 0, 0, 0]


@pytest.mark.rule("AOM-GOD-poseidon", "AOM-GOD-freyja")
@pytest.mark.parametrize(("name", "resource"), [("poseidon", 0), ("freyja", 2)])
def test_five_cubes_from_the_bank(name: str, resource: int) -> None:
    state = table(name)
    play(state, f"invoke {name}")
    assert cubes(state, 0) == [4 + 5 * (kind == resource) - (kind == 3) for kind in range(4)]
    short = table(name, bank={["food", "wood", "gold"][resource]: 3})
    play(short, f"invoke {name}")
    assert cubes(short, 0)[resource] == 7


@pytest.mark.rule("AOM-GOD-skadi")
def test_only_the_player_of_skadi_gathers() -> None:
    state = table(
        "skadi",
        tiles={0: ["hills_gold_2"], 1: ["hills_gold_2"]},
        buildings={0: {"house": 1, "granary": 1}},
        workers={0: {7: "villager"}},
    )
    play(state, "invoke skadi", "gather hills")
    assert cubes(state, 0) == [6, 4, 7, 3]
    assert cubes(state, 1) == [4, 4, 4, 4]


@pytest.mark.rule("AOM-GOD-thor")
def test_thor_eliminates_a_myth_unit_at_any_seat() -> None:
    state = table(
        "thor", players=4, units={0: {"troll": 1}, 2: {"hydra": 1, "hoplite": 1}, 3: {"phoenix": 1}}
    )
    assert [CULTURES[culture] for culture in state.cultures] == ["norse", "egyptian", "greek", "egyptian"]
    play(state, "invoke thor")
    assert texts(state) == ["strike 2 hydra", "strike 3 phoenix"]
    assert key_of(state, "strike 0 troll") == "refusal-not-struck"
    play(state, "strike 2 hydra")
    assert army(state, 2) == {"hoplite": 1}


@pytest.mark.rule("AOM-GOD-thor")
def test_thor_reaches_a_dwarf_on_a_tile() -> None:
    state = position(
        4,
        cultures=("norse", "greek", "norse", "egyptian"),
        hands={0: ["thor", "perm_gather"]},
        units={2: {"dwarf": 2}},
        tiles={2: ["mountain_gold_2"]},
        workers={2: {2: "dwarf"}},
    )
    play(state, "invoke thor")
    assert texts(state) == ["strike 2 dwarf", "land 2 2"]
    play(state, "land 2 2")
    assert army(state, 2) == {"dwarf": 1}
    assert not any(state.figures)


# ---- Next Age cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GOD-hathor")
def test_hathor_removes_a_food_tile_of_another_player() -> None:
    more = ["fertile_food_2", "hills_gold_2", "swamp_food_1"]
    state = table("hathor", tiles={0: ["fertile_food_2"], 1: more})
    kind = BOX.tile_ids.index("fertile_food_2")
    pool = state.pool[kind]
    play(state, "invoke hathor")
    assert texts(state) == ["land 1 1", "land 1 4"]
    assert key_of(state, "land 0 7") == "refusal-not-removed"
    play(state, "land 1 1")
    assert sorted(tiles(state, 1)) == ["hills_gold_2", "swamp_food_1"]
    assert state.pool[kind] == pool + 1
    play(state, "act")
    assert state.ages[0] == 1
    alone = table("hathor", tiles={1: ["hills_gold_2"]})
    assert key_of(alone, "invoke hathor") == "refusal-power-useless"


@pytest.mark.rule("AOM-GOD-hathor", "AOM-TILE-02")
def test_hathor_does_not_ask_which_of_two_tiles_that_are_alike() -> None:
    facts: dict[str, Any] = {
        "tiles": {1: ["fertile_food_2", "fertile_food_2"]},
        "buildings": {1: {"house": 1}},
    }
    state = table("hathor", **facts)
    play(state, "invoke hathor")
    assert tiles(state, 1) == ["fertile_food_2"]
    assert texts(state) == ["act", "done"]
    at_work = table("hathor", workers={1: {2: "villager"}}, **facts)
    play(at_work, "invoke hathor")
    assert texts(at_work) == ["land 1 1", "land 1 2"]


@pytest.mark.rule("AOM-GOD-set")
def test_set_exchanges_two_tiles_of_the_same_terrain() -> None:
    state = table(
        "set",
        tiles={0: ["desert_gold_1", "fertile_food_2"], 1: ["desert_favor_2", "hills_gold_2"]},
        buildings={0: {"house": 1}, 1: {"house": 1}},
        workers={0: {1: "villager"}, 1: {13: "villager"}},
    )
    play(state, "invoke set")
    assert tiles(state, 0) == ["desert_favor_2", "fertile_food_2"]
    assert tiles(state, 1) == ["desert_gold_1", "hills_gold_2"]
    assert [idle_villagers(state, seat) for seat in (0, 1)] == [1, 1]
    alone = table("set", tiles={0: ["desert_gold_1"], 1: ["hills_gold_2"]})
    assert key_of(alone, "invoke set") == "refusal-power-useless"


@pytest.mark.rule("AOM-GOD-set")
def test_the_tiles_that_set_does_not_exchange_are_refused_with_their_reasons() -> None:
    ours = ["desert_gold_1", "fertile_food_2", "hills_gold_2", "swamp_wood_1"]
    theirs = ["desert_favor_2", "hills_wood_1", "hills_food_1", "swamp_wood_1"]
    state = table("set", tiles={0: ours, 1: theirs})
    field = {tile: field_of(state, 0, tile) for tile in ours}
    there = {tile: field_of(state, 1, tile) for tile in theirs}
    play(state, "invoke set")
    assert texts(state) == [f"land 0 {field['desert_gold_1']}", f"land 0 {field['hills_gold_2']}"]
    bare = state.tiles.index(NOTHING) + 1
    assert key_of(state, f"land 0 {field['fertile_food_2']}") == "refusal-not-offered"
    assert key_of(state, f"land 0 {field['swamp_wood_1']}") == "refusal-same-tile"
    assert key_of(state, f"land 0 {bare}") == "refusal-no-tile-on-field"
    assert key_of(state, f"land 1 {there['desert_favor_2']}") == "refusal-not-offered"
    play(state, f"land 0 {field['hills_gold_2']}")
    assert texts(state) == [f"land 1 {there[tile]}" for tile in ("hills_wood_1", "hills_food_1")]
    assert key_of(state, f"land 1 {there['swamp_wood_1']}") == "refusal-other-terrain"
    assert key_of(state, f"land 0 {field['desert_gold_1']}") == "refusal-not-exchanged"


@pytest.mark.rule("AOM-GOD-set", "AOM-GOD-06")
def test_set_does_not_exchange_tiles_that_are_alike_unless_a_figure_leaves_one() -> None:
    alike = {0: ["desert_gold_1", "hills_gold_2"], 1: ["desert_gold_1"], 2: ["hills_wood_1"]}
    state = table("set", tiles=alike)
    play(state, "invoke set")
    assert tiles(state, 0) == ["desert_gold_1", "hills_wood_1"]
    assert key_of(table("set", tiles={0: alike[1], 1: alike[1]}), "invoke set") == "refusal-power-useless"
    at_work = table("set", tiles=alike, buildings={1: {"house": 1}}, workers={1: {13: "villager"}})
    play(at_work, "invoke set")
    assert texts(at_work) == ["land 0 1", "land 0 14"]
    play(at_work, "land 0 1")
    assert idle_villagers(at_work, 1) == 1
    three = table(
        "set",
        tiles={0: ["hills_gold_2"], 1: ["hills_gold_2", "hills_wood_1"], 2: ["hills_food_1"]},
    )
    play(three, "invoke set")
    assert key_of(three, f"land 1 {field_of(three, 1, 'hills_gold_2')}") == "refusal-same-tile"


@pytest.mark.rule("AOM-GOD-hephaestos")
def test_hephaestos_removes_any_tile_the_own_included() -> None:
    state = table("hephaestos", tiles={0: ["fertile_wood_1"], 1: ["desert_gold_1"]})
    play(state, "invoke hephaestos")
    assert len(texts(state)) == 2
    play(state, "land 0 1")
    assert tiles(state, 0) == []


@pytest.mark.rule("AOM-GOD-zeus")
def test_zeus_gives_the_hero_of_the_age_before_the_advance() -> None:
    state = table("zeus", ages={0: "classical"}, cubes={0: 6})
    play(state, "invoke zeus", "act")
    assert army(state, 0)["classical_greek_hero"] == 1
    assert "heroic_greek_hero" not in army(state, 0)
    assert state.ages[0] == 2
    assert key_of(table("zeus"), "invoke zeus") == "refusal-power-useless"


@pytest.mark.rule("AOM-GOD-odin")
def test_odin_allows_a_fourth_card_with_or_without_the_advance() -> None:
    state = table(
        "odin", players=2, round=3, cubes={0: 4}, hands={0: ["odin", "perm_explore"], 1: ["perm_trade"]}
    )
    play(state, "invoke odin", "act")
    assert state.ages[0] == 1
    play(state, "burn perm_trade")
    assert (state.phase, state.to_act) == (Phase.ROUNDS, (0,))
    assert "play perm_explore" in texts(state)


# ---- Recruit cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GOD-anubis")
def test_anubis_turns_up_to_three_mortals_into_mummies() -> None:
    state = table("anubis", units={0: {"spearman": 3, "elephant": 2}})
    play(state, "invoke anubis")
    assert texts(state) == ["give spearman", "give elephant"]
    assert key_of(state, "done") == "refusal-convert-one"
    assert key_of(state, "give mummy") == "refusal-not-converted"
    play(state, "give spearman", "give elephant", "give elephant")
    assert army(state, 0) == {"spearman": 2, "mummy": 3}
    assert "act" in texts(state)


@pytest.mark.rule("AOM-GOD-anubis")
def test_anubis_needs_figures_of_mummies() -> None:
    state = table("anubis", units={0: {"spearman": 3, "mummy": 6}})
    play(state, "invoke anubis", "give spearman")  # the first must be one, and there is nobody else
    assert army(state, 0) == {"spearman": 1, "mummy": 8}
    assert "act" in texts(state)
    full = table("anubis", units={0: {"spearman": 3, "mummy": 8}})
    assert key_of(full, "invoke anubis") == "refusal-power-useless"


@pytest.mark.rule("AOM-GOD-bast")
def test_bast_makes_every_mortal_cost_a_food() -> None:
    state = table("bast", units={0: {"elephant": 4}}, cubes={0: {"food": 6, "favor": 1}})
    play(state, "invoke bast", *["recruit elephant"] * 4)
    assert army(state, 0) == {"elephant": 8}
    assert cubes(state, 0) == [2, 0, 0, 0]
    assert key_of(state, "recruit elephant") == "refusal-no-figure-left"
    play(state, "recruit spearman", "recruit chariot_archer")
    assert state.to_act == (1,)


@pytest.mark.rule("AOM-GOD-osiris")
@pytest.mark.parametrize(
    ("age", "hero"), [("classical", "priest"), ("heroic", "pharaoh"), ("mythic", "son_of_osiris")]
)
def test_osiris_gives_the_hero_of_the_age(age: str, hero: str) -> None:
    state = table("osiris", ages={0: age})
    before = state.clone()
    play(state, "invoke osiris")
    expected: dict[str, Any] = {
        "seats.0.cubes.favor": (4, 2),
        "bank.favor": (13, 15),
        f"seats.0.units.{hero}": (0, 1),
        "seats.0.hand": (before.to_dict()["seats"][0]["hand"], state.to_dict()["seats"][0]["hand"]),  # type: ignore[index]
        "seats.0.played": ([], ["egyptian_rand_recruit_osiris"]),
    }
    assert_changes(before, state, expected)
    assert key_of(table("osiris"), "invoke osiris") == "refusal-power-useless"
    two = table("osiris", ages={0: age}, units={0: {hero: 2}})
    assert key_of(two, "invoke osiris") == "refusal-power-useless"


@pytest.mark.rule("AOM-GOD-apollo")
def test_apollo_gives_two_toxotes() -> None:
    state = table("apollo")
    play(state, "invoke apollo")
    assert army(state, 0)["toxotes"] == 4
    assert cubes(state, 0) == [4, 4, 4, 3]
    assert texts(state) == ["act", "done"]


@pytest.mark.rule("AOM-GOD-hel")
def test_hel_gives_two_mortals_of_choice() -> None:
    state = table("hel")
    play(state, "invoke hel")
    assert texts(state) == ["recruit jarl", "recruit huskarl", "recruit throwing_axeman"]
    assert key_of(state, "recruit troll") == "refusal-not-levied"
    play(state, "recruit jarl", "recruit huskarl")
    assert army(state, 0) == {"jarl": 3, "huskarl": 3, "throwing_axeman": 2}
    play(state, "act")
    assert "recruit troll" in texts(state)


@pytest.mark.rule("AOM-GOD-hel", "AOM-GOD-06")
def test_hel_asks_nothing_where_all_figures_left_are_given() -> None:
    state = table("hel", units={0: {"jarl": 8, "huskarl": 7, "throwing_axeman": 7}})
    play(state, "invoke hel")
    assert texts(state) == ["act", "done"]
    assert army(state, 0) == {"jarl": 8, "huskarl": 8, "throwing_axeman": 8}
    state = table("hel", units={0: {"jarl": 8, "huskarl": 7, "throwing_axeman": 6}})
    play(state, "invoke hel")
    assert texts(state) == ["recruit huskarl", "recruit throwing_axeman"]


# ---- Trade cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-GOD-hermes", "AOM-GOD-forseti")
@pytest.mark.parametrize("name", ["hermes", "forseti"])
def test_any_four_cubes_from_the_bank(name: str) -> None:
    state = table(name, bank={"favor": 1})
    play(state, f"invoke {name}")
    if name == "forseti":
        play(state, "swap wood food")
    play(state, "cube favor", "cube favor")
    assert key_of(state, "cube favor") == "refusal-bank-empty"
    assert key_of(state, "done") == "refusal-must-take"
    play(state, "cube gold", "cube food", "done")
    assert cubes(state, 0) == ([5, 4, 5, 5] if name == "hermes" else [6, 3, 5, 5])
    assert state.to_act == (1,)


@pytest.mark.rule("AOM-GOD-forseti")
def test_forseti_profits_only_from_a_trade_with_his_card() -> None:
    state = table("forseti")
    before = cubes(state, 0)
    play(state, "invoke forseti")
    assert [text.split()[0] for text in texts(state)] == ["swap"] * 12 + ["done"]
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.key == "prompt-trade-power"
    idle = state.clone()
    play(idle, "done")
    assert cubes(idle, 0) == [*before[:3], before[3] - 1]
    assert idle.to_act == (1,)
    play(state, "swap wood gold", *["cube favor"] * 4, "swap food gold", "done")
    assert cubes(state, 0) == [before[0] - 1, before[1] - 1, before[2] + 2, before[3] + 3]
    assert state.to_act == (1,)


@pytest.mark.rule("AOM-GOD-forseti", "AOM-GOD-06")
def test_forseti_needs_no_army_anywhere() -> None:
    state = table("forseti", units={1: {}, 2: {}})
    assert refusal(state, "invoke forseti") is None


@pytest.mark.rule("AOM-GOD-forseti", "AOM-TRADE-01")
def test_the_cubes_of_forseti_can_be_swapped_whatever_was_swapped_for_them() -> None:
    state = table("forseti", cubes={0: {"food": 2, "favor": 1}})
    play(state, "invoke forseti", "swap food gold", *["cube gold"] * 4)
    assert state.forgone(0) == {}, "something has been traded"
    play(state, "swap gold wood", "swap gold food")
    assert key_of(state, "swap wood gold") == "refusal-taken-in-trade"
    play(state, "done")
    assert cubes(state, 0) == [2, 1, 3, 0]


@pytest.mark.rule("AOM-GOD-forseti", "AOM-TRADE-01")
@pytest.mark.parametrize("own", [{"food": 2}, {"gold": 1, "food": 1}, {"favor": 2}])
def test_every_outcome_of_a_trade_with_forseti_can_be_reached(own: dict[str, int]) -> None:
    facts: dict[str, Any] = {
        "cubes": {0: {**own, "favor": own.get("favor", 0) + 1}},
        "bank": {"wood": 1, "gold": 5},
    }
    state = table("forseti", **facts)
    play(state, "invoke forseti")
    there = [state.bank[resource] + cubes(state, 0)[resource] for resource in range(4)]
    size = sum(cubes(state, 0)) + 4
    wanted = {
        hand for hand in product(*(range(min(size, most) + 1) for most in there)) if sum(hand) == size
    } | {tuple(cubes(state, 0))}
    met: set[str] = set()
    outcomes: set[tuple[int, ...]] = set()
    open_positions = [state]
    while open_positions:
        at = open_positions.pop()
        if at.to_act != (0,):
            outcomes.add(tuple(cubes(at, 0)))
        elif at.digest() not in met:
            met.add(at.digest())
            for text in texts(at):
                after = at.clone()
                play(after, text)
                open_positions.append(after)
    assert outcomes == wanted


@pytest.mark.rule("AOM-GOD-forseti", "AOM-BLDG-23")
def test_a_purchase_at_the_great_temple_is_a_trade_for_forseti() -> None:
    state = table("forseti", cubes={0: {"favor": 9}}, buildings={0: {"great_temple": 1}})
    favor = cubes(state, 0)[3]
    play(state, "invoke forseti", "temple", *["cube favor"] * 4)
    assert cubes(state, 0)[3] == favor - 1 - 8 + 4


@pytest.mark.rule("AOM-GOD-forseti", "AOM-GOD-06")
def test_forseti_cannot_be_paid_with_the_only_cube_there_is_to_trade() -> None:
    poor = {"food": 0, "wood": 0, "gold": 0, "favor": 1}
    assert key_of(table("forseti", cubes={0: poor}), "invoke forseti") == "refusal-trade-price"
    assert refusal(table("forseti", cubes={0: {**poor, "food": 1}}), "invoke forseti") is None


@pytest.mark.rule("AOM-GOD-loki")
def test_loki_robs_one_opponent_of_five_cubes() -> None:
    state = table("loki")
    play(state, "invoke loki")
    assert key_of(state, "rob 0") == "refusal-nothing-to-rob"
    play(state, "rob 2", *["cube gold"] * 4, "cube wood")
    assert cubes(state, 0) == [4, 5, 8, 2]
    assert cubes(state, 2) == [4, 3, 0, 4]
    play(state, "act", "swap gold favor")
    assert cubes(state, 0) == [4, 5, 7, 3]
