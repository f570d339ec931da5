"""The Attack action, battles and their prizes (chapters VIII and IX)."""

from typing import Any

import pytest

from ludage.games.age_of_mythology.board import holding
from ludage.games.age_of_mythology.dice import count, dice, odds, tied
from ludage.games.age_of_mythology.effects import Victory
from ludage.games.age_of_mythology.losses import current
from ludage.games.age_of_mythology.state import Fury, Phase, Position
from ludage.testing import assert_changes, play, scripted, texts
from ludage.testing.age_of_mythology import (
    army,
    city,
    clash,
    commit,
    cubes,
    fight,
    position,
    rolls,
    tiles,
)
from tests.rules.age_of_mythology.asking import key_of


def dice_of(state: Position, side: int, unit: str, enemy: str, fury: int = Fury.PLAIN) -> int:
    """How many dice a unit of this side would roll against that enemy."""
    ids = state.box.unit_ids
    return count(dice(state, current(state), side, ids.index(unit), ids.index(enemy), fury))


# ---- announcing the attack ----------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-ATTACK-01")
@pytest.mark.parametrize(("players", "victims"), [(2, [1]), (3, [1, 2]), (4, [1, 3]), (8, [1, 7])])
def test_only_neighbours_are_attacked(players: int, victims: list[int]) -> None:
    state = position(players)
    play(state, "play perm_attack")
    seats = {int(text.split()[1]) for text in texts(state)}
    assert sorted(seats) == victims
    if players == 4:
        assert key_of(state, "attack 2 city") == "refusal-not-neighbour"


@pytest.mark.rule("AOM-ATTACK-02")
def test_opponent_and_area_are_announced_before_units_are_chosen() -> None:
    state = position(3)
    heard = state.listen()
    play(state, "play perm_attack")
    assert len(texts(state)) == 6
    play(state, "attack 2 city")
    assert heard[-1].kind == "attack"
    assert heard[-1].data == {"seat": "seat:0", "other": "seat:2", "area": "area:city"}
    assert state.to_act == (0, 2)


@pytest.mark.rule("AOM-WIN-02")
def test_an_attacker_needs_a_unit() -> None:
    state = position(2, units={0: {}})
    assert key_of(state, "play perm_attack") == "refusal-no-units"
    state = position(2, units={0: {"spearman": 2}})
    play(state, "play perm_attack", "attack 1 city")
    assert key_of(state, "done", 0) == "refusal-must-commit"


@pytest.mark.rule("AOM-WIN-02")
def test_a_single_unit_goes_without_a_question() -> None:
    state = position(2, units={0: {"spearman": 1}})
    play(state, "play perm_attack", "attack 1 city")
    assert state.to_act == (1,)
    assert sum(current(state).units[0]) == 1


@pytest.mark.rule("AOM-ATTACK-03", "AOM-COMP-06")
@pytest.mark.parametrize(
    ("card", "limit"), [("perm_attack", 4), ("rand_attack_5", 5), ("rand_attack_6", 6), ("rand_attack_7", 7)]
)
def test_the_card_limits_both_sides(card: str, limit: int) -> None:
    state = position(
        2,
        units={0: {"spearman": 8}, 1: {"hoplite": 8}},
        hands={0: [card, "perm_gather"]},
    )
    play(state, f"play {card}", "attack 1 city")
    for seat, unit in ((0, "spearman"), (1, "hoplite")):
        for _ in range(limit):
            assert seat in state.to_act
            play(state, f"commit {unit}", seat=seat)
    assert [sum(units) for units in current(state).units] == [limit, limit]
    assert current(state).shown


@pytest.mark.rule("AOM-ATTACK-03")
def test_fewer_units_than_the_card_allows_are_enough() -> None:
    state = position(2, units={0: {"spearman": 2}, 1: {"hoplite": 2}})
    play(state, "play perm_attack", "attack 1 city")
    commit(state, 0, "spearman")
    assert key_of(state, "commit sphinx", 1) == "refusal-unit-not-in-holding"
    commit(state, 1, "hoplite", "hoplite")
    assert [sum(units) for units in current(state).units] == [1, 2]


@pytest.mark.rule("AOM-BLDG-14", "AOM-BLDG-armory")
@pytest.mark.parametrize(("owners", "limits"), [((1,), [4, 5]), ((0,), [5, 4]), ((0, 1), [5, 5])])
def test_an_armory_adds_one_unit_for_its_owner(owners: tuple[int, ...], limits: list[int]) -> None:
    state = position(
        2,
        units={0: {"spearman": 8}, 1: {"hoplite": 8}},
        buildings={seat: {"armory": 1} for seat in owners},
    )
    play(state, "play perm_attack", "attack 1 city")
    while not current(state).shown:
        seat = state.to_act[0]
        play(state, "commit spearman" if seat == 0 else "commit hoplite", seat=seat)
    assert [sum(units) for units in current(state).units] == limits


@pytest.mark.rule("AOM-ATTACK-04", "AOM-BATTLE-01")
def test_units_stay_secret_until_both_have_chosen() -> None:
    state = position(2, units={0: {"spearman": 2, "elephant": 2}, 1: {"hoplite": 2}})
    play(state, "play perm_attack", "attack 1 holding")
    commit(state, 0, "elephant")
    for viewer in (1, None):
        battle = state.view(viewer)["battle"]
        assert isinstance(battle, dict)
        assert "units" not in battle["sides"][0]
    own = state.view(0)["battle"]
    assert isinstance(own, dict)
    assert own["sides"][0]["units"] == {"elephant": 1}
    assert state.to_act == (1,)
    heard = state.listen()
    commit(state, 1, "hoplite")
    assert [event.kind for event in heard if "army-shown" in event.kind] == ["army-shown"] * 2
    assert "fight elephant" in texts(state, 0)


@pytest.mark.rule("AOM-ATTACK-04", "AOM-WIN-03", "AOM-UNIT-dwarf")
def test_a_dwarf_may_fight_from_its_tile_and_goes_home_afterwards() -> None:
    state = position(
        2,
        cultures=("greek", "norse"),
        units={0: {"hoplite": 2}, 1: {"dwarf": 1}},
        tiles={1: ["mountain_gold_2"]},
        workers={1: {2: "dwarf"}},
    )
    play(state, "play perm_attack", "attack 1 holding")
    commit(state, 0, "hoplite")
    assert texts(state, 1) == ["figure 2", "done"]
    assert key_of(state, "commit dwarf", 1) == "refusal-unit-not-in-holding"
    assert key_of(state, "figure 3", 1) == "refusal-no-worker-there"
    play(state, "figure 2", seat=1)
    assert state.figures == [0] * 32
    fight(state, "retreat", "dwarf")
    assert state.battle is None
    assert holding(state, 1, state.box.slot_of[state.box.unit_ids.index("dwarf")]) == 1


@pytest.mark.rule("AOM-VILL-04")
def test_villagers_do_not_fight() -> None:
    state = position(2, units={1: {}}, buildings={1: {"house": 3}})
    play(state, "play perm_attack", "attack 1 holding")
    assert state.battle is None
    assert state.to_act == (0,)
    assert "cube food" in texts(state)


EMPTY: dict[str, Any] = {"cultures": ("norse", "egyptian"), "hands": {0: ["perm_attack", "perm_trade"]}}
"""A Norse attacker; the Egyptian defender gets no unit."""


@pytest.mark.rule("AOM-ATTACK-04", "AOM-WIN-01")
@pytest.mark.parametrize("area", ["city", "production", "holding"])
def test_nobody_is_asked_who_attacks_where_nobody_defends_and_it_makes_no_difference(area: str) -> None:
    more: dict[str, Any] = {"buildings": {1: {"wall": 1, "tower": 1}}, "tiles": {1: ["hills_gold_2"]}}
    state = position(2, units={0: {"jarl": 2, "huskarl": 1}, 1: {}}, **more, **EMPTY)
    heard = state.listen()
    play(state, "play perm_attack", f"attack 1 {area}")
    assert [event.data["units"] for event in heard if event.kind == "army-shown"] == [["unit:jarl"]]
    assert [event.kind for event in heard][-1] == "battle-won"
    assert (state.battle, state.to_act) == (None, (0,))
    assert army(state, 0) == {"jarl": 2, "huskarl": 1}


@pytest.mark.rule("AOM-ATTACK-01", "AOM-ATTACK-02", "AOM-WIN-04")
def test_nobody_is_asked_where_to_attack_whom_nothing_can_be_taken_from() -> None:
    bare: dict[str, Any] = {
        "units": {0: {"jarl": 2}, 1: {}},
        "cubes": {1: 0},
        "victory": {"won_last_battle": 2},
    }
    state = position(2, **bare, **EMPTY)
    heard = state.listen()
    play(state, "play perm_attack")
    assert [event.kind for event in heard if event.kind in ("attack", "battle-won")] == [
        "attack",
        "battle-won",
    ]
    assert (state.battle, state.to_act, sum(state.points[:5])) == (None, (1,), 2)
    for some in (
        {"units": {0: {"jarl": 2}, 1: {"spearman": 1}}},
        {"cubes": {1: 1}},
        {"buildings": {1: {"wall": 1}}},
    ):
        state = position(2, **{**bare, **some}, **EMPTY)
        play(state, "play perm_attack")
        assert texts(state) == ["attack 1 city", "attack 1 production", "attack 1 holding"]


@pytest.mark.rule("AOM-ATTACK-04", "AOM-ATTACK-05", "AOM-WIN-03")
@pytest.mark.parametrize(
    ("area", "buildings", "workers", "asked"),
    [
        ("city", 2, {}, True),
        ("city", 1, {}, False),
        ("production", 2, {}, False),
        ("production", 2, {0: {7: "dwarf"}}, True),
    ],
)
def test_who_attacks_is_asked_where_it_makes_a_difference(
    area: str, buildings: int, workers: dict[int, dict[int, str]], asked: bool
) -> None:
    more: dict[str, Any] = {
        "buildings": {1: {"house": buildings}},
        "tiles": {0: ["hills_gold_2"], 1: ["hills_gold_2"]},
    }
    units = {0: {"jarl": 1, "nidhogg": 1, "dwarf": 1}, 1: {}}
    state = position(2, ages={0: "mythic"}, units=units, workers=workers, **more, **EMPTY)
    play(state, "play perm_attack", f"attack 1 {area}")
    assert (state.battle is not None) == asked
    assert ("commit jarl" in texts(state)) == asked
    if asked:
        play(state, "commit nidhogg" if area == "city" else "figure 7")
        assert state.battle is None, "who goes with it makes no difference"


# ---- rounds -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-BATTLE-01", "AOM-BATTLE-03")
def test_cards_lie_face_down_until_both_have_chosen() -> None:
    state = clash(["spearman", "sphinx"], ["hoplite", "hydra"])
    assert state.to_act == (0, 1)
    play(state, "fight sphinx", seat=0)
    battle = state.view(1)["battle"]
    assert isinstance(battle, dict)
    assert battle["sides"][0]["chosen"] is True
    assert "card" not in battle["sides"][0]
    heard = state.listen()
    scripted(state, rolls=rolls(5, 1) + rolls(3, 0))
    play(state, "fight hoplite", seat=1)
    assert heard[1].kind == "cards-shown"


@pytest.mark.rule("AOM-BATTLE-02", "AOM-BATTLE-09")
def test_a_card_serves_as_long_as_a_unit_of_its_type_is_left() -> None:
    state = clash(["sphinx"], ["hoplite", "hoplite"])
    scripted(state, rolls=rolls(5, 1) + rolls(3, 0))
    fight(state, "sphinx", "hoplite")
    assert "fight hoplite" in texts(state, 1)
    assert key_of(state, "fight hydra", 1) == "refusal-not-in-battle"
    assert texts(state, 0) == ["fight sphinx", "retreat"]


@pytest.mark.rule("AOM-BATTLE-04")
def test_dice_add_up() -> None:
    state = clash(
        ["hydra"], ["priest"], cultures=("greek", "egyptian"), area="city", buildings={1: {"wall": 1}}
    )
    assert dice_of(state, 1, "priest", "hydra") == 4 + 5 + 2


@pytest.mark.rule("AOM-BATTLE-05")
def test_a_bonus_needs_one_of_the_opponents_types() -> None:
    state = clash(["mummy", "scorpion_man"], ["medusa"])
    assert dice_of(state, 1, "medusa", "scorpion_man") == 9
    assert dice_of(state, 1, "medusa", "mummy") == 5
    state = clash(["phoenix"], ["toxotes"])
    assert dice_of(state, 1, "toxotes", "phoenix") == 3 + 4


@pytest.mark.rule("AOM-BATTLE-06")
def test_more_sixes_eliminate_the_opposing_unit() -> None:
    state = clash(["mummy", "spearman"], ["hoplite", "hydra"], area="holding")
    scripted(state, rolls=[*rolls(3, 2), *rolls(4, 1)])
    fight(state, "spearman", "hoplite")
    assert army(state, 1) == {"hydra": 1}
    assert army(state, 0) == {"mummy": 1, "spearman": 1}
    assert [sum(units) for units in current(state).units] == [2, 1]


@pytest.mark.rule("AOM-BATTLE-07")
def test_equal_sixes_are_rolled_again_with_all_dice() -> None:
    state = clash(["spearman"], ["hoplite", "hydra"])
    dice_rolled = [*rolls(3, 0), *rolls(4, 0), *rolls(3, 1), *rolls(4, 1), *rolls(3, 2), *rolls(4, 1)]
    scripted(state, rolls=dice_rolled)
    heard = state.listen()
    fight(state, "spearman", "hoplite")
    sixes = [event.data["sixes"] for event in heard if event.kind == "rolled"]
    assert sixes == [0, 0, 1, 1, 2, 1]
    assert army(state, 1) == {"hydra": 1}


@pytest.mark.rule("AOM-BATTLE-08")
def test_nine_dice_are_nine_dice() -> None:
    state = clash(["scorpion_man"], ["medusa", "hydra"])
    scripted(state, rolls=[*rolls(5, 4), *rolls(9, 9)])
    heard = state.listen()
    fight(state, "scorpion_man", "medusa")
    rolled = [event.data["dice"] for event in heard if event.kind == "rolled"]
    assert [len(faces) for faces in rolled] == [5, 9]  # type: ignore[arg-type]


@pytest.mark.rule("AOM-BATTLE-09", "AOM-WIN-01")
def test_the_battle_goes_on_until_a_side_has_no_units() -> None:
    state = clash(["spearman"], ["hoplite", "hoplite"])
    scripted(state, rolls=[*rolls(3, 1), *rolls(4, 0), *rolls(3, 0), *rolls(4, 1)])
    fight(state, "spearman", "hoplite")
    assert state.battle is not None
    heard = state.listen()
    fight(state, "spearman", "hoplite")
    assert state.battle is None
    assert next(event for event in heard if event.kind == "battle-won").data["seat"] == "seat:1"


@pytest.mark.rule("AOM-BATTLE-15", "AOM-UNIT-wadjet", "AOM-UNIT-pharaoh")
def test_wadjet_may_take_the_place_of_a_pharaoh() -> None:
    state = clash(["pharaoh", "wadjet"], ["hippokon", "hydra"])
    fight(state, "pharaoh", "hippokon")
    assert state.to_act == (0,)
    assert texts(state) == ["step-in", "pass"]
    assert state.explain(0, state.legal(0)[0]).total == 9
    assert state.explain(0, state.legal(0)[1]).total == 6
    scripted(state, rolls=[*rolls(9, 0), *rolls(3, 1)])
    play(state, "step-in")
    assert army(state, 0) == {"pharaoh": 1}
    alone = clash(["pharaoh", "mummy"], ["hippokon", "hydra"])
    scripted(alone, rolls=[*rolls(6, 1), *rolls(7, 0)])
    fight(alone, "pharaoh", "hippokon")
    assert alone.to_act == (0, 1)


@pytest.mark.rule("AOM-BATTLE-15")
def test_the_attacker_decides_how_to_fight_before_the_defender() -> None:
    state = clash(["huskarl", "troll"], ["cyclops", "hydra"], cultures=("norse", "greek"))
    fight(state, "huskarl", "cyclops")
    assert state.to_act == (0,)
    assert texts(state) == ["berserk", "pass"]
    assert key_of(state, "throw") == "refusal-no-throw"
    play(state, "berserk")
    assert state.to_act == (1,)
    assert texts(state) == ["throw", "pass"]
    assert key_of(state, "berserk") == "refusal-no-berserk"


@pytest.mark.rule("AOM-BATTLE-16")
@pytest.mark.parametrize(
    ("attackers", "defenders", "cultures", "choices", "winner"),
    [
        (("huskarl", "troll"), ("hoplite", "hydra"), ("norse", "greek"), ["berserk"], 1),
        (("huskarl", "troll"), ("medusa", "hydra"), ("norse", "greek"), ["berserk"], 1),
        (("huskarl", "troll"), ("medusa", "hydra"), ("norse", "greek"), ["pass"], 1),
        (("medusa", "hydra"), ("huskarl", "troll"), ("greek", "norse"), ["berserk"], 0),
    ],
)
def test_who_wins_tied_sixes(
    attackers: tuple[str, ...],
    defenders: tuple[str, ...],
    cultures: tuple[str, str],
    choices: list[str],
    winner: int,
) -> None:
    state = clash(attackers, defenders, cultures=cultures)
    scripted(state, rolls=[1] * 40)
    fight(state, attackers[0], defenders[0])
    play(state, *choices)
    assert [sum(units) for units in current(state).units] == ([1, 2] if winner else [2, 1])


@pytest.mark.rule("AOM-BATTLE-16")
@pytest.mark.parametrize(
    ("fury", "tie"),
    [
        ((Fury.BERSERK, Fury.BERSERK), -1),
        ((Fury.PLAIN, Fury.PLAIN), -1),
        ((Fury.BERSERK, Fury.PLAIN), 1),
        ((Fury.PLAIN, Fury.BERSERK), 0),
    ],
)
def test_berserk_on_both_sides_rolls_again(fury: tuple[int, int], tie: int) -> None:
    state = clash(["huskarl"], ["hoplite"], cultures=("norse", "greek"))
    huskarl, medusa = (state.box.unit_ids.index(name) for name in ("huskarl", "medusa"))
    assert tied(state, [huskarl, huskarl], list(fury)) == tie
    assert tied(state, [medusa, medusa], [Fury.PLAIN, Fury.PLAIN]) == -1
    assert tied(state, [medusa, huskarl], list(fury)) == 0


# ---- retreat and victory ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-RETREAT-01", "AOM-RETREAT-02", "AOM-WIN-03")
def test_a_side_may_retreat_before_the_first_round() -> None:
    state = clash(["mummy", "spearman"], ["hoplite", "hydra", "hydra"], area="holding")
    play(state, "fight mummy", seat=0)
    assert "retreat" in texts(state, 1)
    heard = state.listen()
    play(state, "retreat", seat=1)
    assert not [event for event in heard if event.kind == "rolled"]
    assert army(state, 1) == {"hoplite": 1, "hydra": 2}
    assert state.battle is None
    assert state.to_act == (0,)
    assert "cube food" in texts(state)


@pytest.mark.rule("AOM-RETREAT-01")
def test_nobody_retreats_after_the_cards_are_shown() -> None:
    state = clash(["huskarl"], ["hoplite"], cultures=("norse", "greek"))
    fight(state, "huskarl", "hoplite")
    assert key_of(state, "retreat") == "refusal-not-now-retreat"


@pytest.mark.rule("AOM-RETREAT-03", "AOM-WIN-04")
def test_when_both_retreat_the_defender_wins() -> None:
    state = clash(["mummy"], ["hoplite"], victory={"won_last_battle": 3})
    fight(state, "retreat", "retreat")
    assert state.victory[Victory.WON_LAST_BATTLE] == 0
    assert [sum(state.points[:5]), sum(state.points[5:])] == [0, 3]


@pytest.mark.rule("AOM-WIN-01")
def test_without_a_defender_the_attacker_wins_at_once() -> None:
    state = clash(
        ["mummy", "spearman"], [], area="holding", victory={"won_last_battle": 2}, more={1: {"hydra": 1}}
    )
    assert state.battle is None
    assert sum(state.points[:5]) == 2
    assert "cube gold" in texts(state)


@pytest.mark.rule("AOM-WIN-04", "AOM-WIN-05", "AOM-ATTACK-02")
def test_a_winning_defender_takes_the_cubes_and_nothing_else() -> None:
    state = clash(
        ["mummy"],
        ["hydra"],
        area="city",
        victory={"won_last_battle": 3},
        buildings={0: {"wall": 1}, 1: {"wall": 1}},
    )
    before = [cubes(state, 0), cubes(state, 1)]
    fight(state, "retreat", "hydra")
    assert sum(state.points[5:]) == 3
    assert [cubes(state, 0), cubes(state, 1)] == before
    assert [city(state, 0), city(state, 1)] == [{"wall": 1}, {"wall": 1}]
    assert state.phase == Phase.ROUNDS
    assert state.to_act == (1,)


# ---- the prizes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-ATTACK-05", "AOM-UNIT-minotaur", "AOM-UNIT-nidhogg")
@pytest.mark.parametrize(
    ("culture", "attackers", "workshop", "number"),
    [
        ("greek", ["hoplite"], False, 1),
        ("greek", ["hoplite"], True, 2),
        ("greek", ["minotaur"], False, 2),
        ("greek", ["minotaur"], True, 2),
        ("norse", ["nidhogg", "nidhogg"], True, 2),
    ],
)
def test_one_or_two_buildings_of_a_beaten_city(
    culture: str, attackers: list[str], workshop: bool, number: int
) -> None:
    state = clash(
        attackers,
        [],
        cultures=(culture, "egyptian"),
        area="city",
        buildings={0: {"siege_engine_workshop": int(workshop)}, 1: {"wall": 1, "tower": 1, "market": 1}},
        more={1: {"mummy": 1}},
    )
    assert key_of(state, "destroy 0 siege_engine_workshop") == "refusal-not-the-loser"
    assert key_of(state, "destroy 1 armory") == "refusal-no-such-building"
    for name in ("wall", "market")[:number]:
        play(state, f"destroy 1 {name}")
    assert state.to_act == (1,)
    assert len(city(state, 1)) == 3 - number


@pytest.mark.rule("AOM-ATTACK-05", "AOM-UNIT-minotaur")
def test_a_minotaur_that_did_not_survive_destroys_nothing_more() -> None:
    state = clash(
        ["minotaur", "hoplite"],
        ["spearman"],
        cultures=("greek", "egyptian"),
        area="city",
        buildings={1: {"wall": 1, "tower": 1}},
    )
    scripted(state, rolls=[*rolls(5, 0), *rolls(5, 1)])
    fight(state, "minotaur", "spearman")
    fight(state, "hoplite", "retreat")
    play(state, "destroy 1 tower")
    assert city(state, 1) == {"wall": 1}
    assert state.to_act == (1,)


@pytest.mark.rule("AOM-BLDG-09")
def test_a_lost_defence_leaves_wall_and_tower() -> None:
    state = clash(
        ["mummy"],
        [],
        area="production",
        buildings={1: {"tower": 1, "wall": 1}},
        more={1: {"hydra": 1}},
        tiles={1: ["hills_gold_2"]},
    )
    play(state, "land 1 5")
    assert city(state, 1) == {"tower": 1, "wall": 1}


@pytest.mark.rule("AOM-ATTACK-06")
def test_a_captured_tile_goes_to_an_open_square() -> None:
    state = clash(["mummy"], [], tiles={1: ["hills_gold_2", "desert_gold_1"]}, more={1: {"hydra": 1}})
    assert key_of(state, "land 0 1") == "refusal-not-the-loser"
    assert key_of(state, "land 1 1") == "refusal-no-tile-on-field"
    play(state, "land 1 5")
    assert [tiles(state, 0), tiles(state, 1)] == [["hills_gold_2"], ["desert_gold_1"]]


@pytest.mark.rule("AOM-ATTACK-07")
def test_a_tile_without_a_square_goes_to_the_pool() -> None:
    state = clash(["mummy"], [], tiles={1: ["mountain_gold_2"]}, more={1: {"hydra": 1}})
    kind = state.box.tile_ids.index("mountain_gold_2")
    pool = state.pool[kind]
    play(state, "land 1 6")
    assert [tiles(state, 0), tiles(state, 1)] == [[], []]
    assert state.pool[kind] == pool + 1


@pytest.mark.rule("AOM-ATTACK-08")
def test_five_cubes_of_a_beaten_holding_area() -> None:
    state = clash(
        ["mummy"],
        [],
        area="holding",
        cubes={0: 0, 1: {"gold": 3, "food": 4}},
        more={1: {"hydra": 1}},
    )
    assert key_of(state, "cube wood") == "refusal-no-cube-there"
    play(state, "cube gold", "cube gold", "cube gold", "cube food", "cube food")
    assert cubes(state, 0) == [2, 0, 3, 0]
    assert cubes(state, 1) == [2, 0, 0, 0]
    assert state.to_act == (1,)


@pytest.mark.rule("AOM-ATTACK-08")
def test_a_poor_holding_area_gives_what_is_there() -> None:
    state = clash(["mummy"], [], area="holding", cubes={0: 0, 1: {"gold": 2}}, more={1: {"hydra": 1}})
    play(state, "cube gold", "cube gold")
    assert cubes(state, 0) == [0, 0, 2, 0]
    assert state.to_act == (1,)


@pytest.mark.rule("AOM-WIN-05")
@pytest.mark.parametrize("area", ["city", "production", "holding"])
def test_the_prize_may_be_declined(area: str) -> None:
    state = clash(
        ["mummy"],
        [],
        area=area,
        buildings={1: {"wall": 1}},
        tiles={1: ["hills_gold_2"]},
        more={1: {"hydra": 1}},
    )
    before = state.clone()
    play(state, "done")
    assert_changes(before, state, {})
    assert state.to_act == (1,)


# ---- Wall, Tower and Siege Engine Workshop --------------------------------------------------------------------------


@pytest.mark.rule("AOM-BLDG-07", "AOM-BLDG-08", "AOM-BLDG-wall", "AOM-BLDG-tower")
@pytest.mark.parametrize(
    ("building", "area", "more"),
    [
        ("wall", "city", 2),
        ("wall", "production", 0),
        ("wall", "holding", 0),
        ("tower", "production", 2),
        ("tower", "city", 0),
        ("tower", "holding", 0),
    ],
)
def test_wall_and_tower_help_the_defender_of_their_area(building: str, area: str, more: int) -> None:
    state = clash(["mummy"], ["hoplite"], area=area, buildings={0: {building: 1}, 1: {building: 1}})
    assert dice_of(state, 1, "hoplite", "mummy") == 3 + more
    assert dice_of(state, 0, "mummy", "hoplite") == 5


@pytest.mark.rule("AOM-BLDG-10", "AOM-BLDG-siege_engine_workshop")
@pytest.mark.parametrize(("owner", "more"), [(0, 0), (1, 2)])
def test_the_siege_engine_workshop_cancels_the_wall_for_the_attacker_only(owner: int, more: int) -> None:
    buildings = {0: {"wall": 0}, 1: {"wall": 1}}
    buildings[owner]["siege_engine_workshop"] = 1
    state = clash(["mummy"], ["hoplite"], area="city", buildings=buildings)
    assert dice_of(state, 1, "hoplite", "mummy") == 3 + more


@pytest.mark.rule("AOM-BLDG-11", "AOM-UNIT-elephant")
def test_an_elephant_cancels_the_wall_while_it_is_in_the_battle() -> None:
    state = clash(["elephant", "mummy"], ["hoplite", "hydra"], area="city", buildings={1: {"wall": 1}})
    assert dice_of(state, 1, "hoplite", "mummy") == 3
    scripted(state, rolls=[*rolls(5, 0), *rolls(4, 1)])
    fight(state, "elephant", "hoplite")
    assert dice_of(state, 1, "hoplite", "mummy") == 5


@pytest.mark.rule("AOM-BLDG-11", "AOM-UNIT-cyclops", "AOM-UNIT-dwarf")
@pytest.mark.parametrize(("culture", "unit"), [("greek", "cyclops"), ("norse", "dwarf")])
def test_cyclops_and_dwarf_cancel_the_tower_when_attacking(culture: str, unit: str) -> None:
    state = clash([unit], ["mummy"], cultures=(culture, "egyptian"), buildings={1: {"tower": 1}})
    assert dice_of(state, 1, "mummy", unit) == 5
    state = clash(["mummy"], [unit], cultures=("egyptian", culture), buildings={1: {"tower": 1}})
    assert dice_of(state, 1, unit, "mummy") == state.box.base_dice[state.box.unit_ids.index(unit)] + 2


# ---- odds ---------------------------------------------------------------------------------------------------------


def test_the_odds_of_one_die_against_one() -> None:
    assert odds(1, 1, -1) == (1, 2)
    assert odds(1, 1, 1) == (31, 36)
    assert odds(1, 1, 0) == (5, 36)


@pytest.mark.parametrize(("own", "enemy"), [(3, 3), (5, 9), (12, 4)])
def test_the_odds_of_both_sides_add_up(own: int, enemy: int) -> None:
    one, two = odds(own, enemy, -1), odds(enemy, own, -1)
    assert one[1] == two[1]
    assert one[0] + two[0] == one[1]
    won, lost = odds(own, enemy, 1), odds(enemy, own, 0)
    assert won[0] * lost[1] + lost[0] * won[1] == won[1] * lost[1]


def test_a_forecast_names_dice_and_odds_against_every_enemy() -> None:
    state = clash(["scorpion_man"], ["medusa", "hoplite"])
    action = state.game.actions.parse("fight scorpion_man")
    lines = state.explain(0, action).lines
    met = {line.cause.args["enemy"]: (line.cause.args["dice"], line.cause.args["against"]) for line in lines}
    assert met == {"unit:medusa": (5, 9), "unit:hoplite": (9, 3)}
    alone = clash(["scorpion_man"], ["hoplite"])
    chance = alone.explain(0, action).chances[0]
    assert (chance.ways, chance.outof) == odds(9, 3, -1)
