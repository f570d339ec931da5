"""Every unit: its dice, its price and its special power (AOM-UNIT-*)."""

from typing import Any

import pytest

from ludage.games.age_of_mythology.board import holding, idle_villagers
from ludage.games.age_of_mythology.dice import count, dice
from ludage.games.age_of_mythology.effects import CULTURES, TYPES
from ludage.games.age_of_mythology.losses import current
from ludage.games.age_of_mythology.state import Fury, Position
from ludage.testing import play, refusal, scripted, texts
from ludage.testing.age_of_mythology import GAME, army, clash, cubes, fight, position, rolls

BOX = GAME.box

UNIT_RULES = [
    "AOM-UNIT-spearman",
    "AOM-UNIT-chariot_archer",
    "AOM-UNIT-elephant",
    "AOM-UNIT-anubite",
    "AOM-UNIT-mummy",
    "AOM-UNIT-scorpion_man",
    "AOM-UNIT-sphinx",
    "AOM-UNIT-phoenix",
    "AOM-UNIT-wadjet",
    "AOM-UNIT-priest",
    "AOM-UNIT-pharaoh",
    "AOM-UNIT-son_of_osiris",
    "AOM-UNIT-toxotes",
    "AOM-UNIT-hoplite",
    "AOM-UNIT-hippokon",
    "AOM-UNIT-minotaur",
    "AOM-UNIT-centaur",
    "AOM-UNIT-cyclops",
    "AOM-UNIT-hydra",
    "AOM-UNIT-medusa",
    "AOM-UNIT-manticore",
    "AOM-UNIT-classical_greek_hero",
    "AOM-UNIT-heroic_greek_hero",
    "AOM-UNIT-mythic_greek_hero",
    "AOM-UNIT-jarl",
    "AOM-UNIT-huskarl",
    "AOM-UNIT-throwing_axeman",
    "AOM-UNIT-troll",
    "AOM-UNIT-valkyrie",
    "AOM-UNIT-frost_giant",
    "AOM-UNIT-dwarf",
    "AOM-UNIT-nidhogg",
    "AOM-UNIT-classical_norse_hero",
    "AOM-UNIT-heroic_norse_hero",
    "AOM-UNIT-mythic_norse_hero",
]

# unit: types, dice, price in Food, Wood, Gold and Favor, Age of a hero
CARDS: dict[str, tuple[str, int, list[int], str]] = {
    "spearman": ("mortal warrior", 3, [1, 1, 0, 0], ""),
    "chariot_archer": ("mortal archer cavalry", 3, [0, 1, 1, 0], ""),
    "elephant": ("mortal giant", 3, [2, 0, 1, 0], ""),
    "anubite": ("myth cavalry", 5, [0, 0, 3, 1], ""),
    "mummy": ("myth", 5, [0, 0, 3, 2], ""),
    "scorpion_man": ("myth giant", 5, [4, 0, 2, 0], ""),
    "sphinx": ("myth giant_killer", 5, [0, 0, 2, 2], ""),
    "phoenix": ("myth flyer", 6, [0, 2, 0, 3], ""),
    "wadjet": ("myth warrior", 5, [2, 0, 0, 2], ""),
    "priest": ("hero", 4, [2, 0, 4, 0], "classical"),
    "pharaoh": ("hero", 6, [3, 0, 3, 0], "heroic"),
    "son_of_osiris": ("hero", 8, [0, 0, 4, 4], "mythic"),
    "toxotes": ("mortal archer", 3, [1, 1, 0, 0], ""),
    "hoplite": ("mortal warrior", 3, [1, 1, 0, 0], ""),
    "hippokon": ("mortal cavalry", 3, [1, 0, 1, 0], ""),
    "minotaur": ("myth warrior", 5, [2, 2, 0, 0], ""),
    "centaur": ("myth archer cavalry", 5, [0, 3, 0, 1], ""),
    "cyclops": ("myth giant", 6, [3, 0, 0, 3], ""),
    "hydra": ("myth giant", 6, [0, 0, 2, 2], ""),
    "medusa": ("myth giant_killer", 5, [1, 0, 0, 3], ""),
    "manticore": ("myth flyer", 5, [2, 0, 0, 2], ""),
    "classical_greek_hero": ("hero", 5, [3, 0, 3, 0], "classical"),
    "heroic_greek_hero": ("hero", 6, [3, 0, 4, 0], "heroic"),
    "mythic_greek_hero": ("hero", 5, [0, 0, 4, 4], "mythic"),
    "jarl": ("mortal cavalry", 3, [1, 0, 1, 0], ""),
    "huskarl": ("mortal warrior", 3, [1, 0, 2, 0], ""),
    "throwing_axeman": ("mortal archer", 3, [1, 1, 0, 0], ""),
    "troll": ("myth warrior", 6, [3, 2, 0, 0], ""),
    "valkyrie": ("myth cavalry", 5, [0, 0, 1, 3], ""),
    "frost_giant": ("myth giant", 7, [4, 0, 0, 2], ""),
    "dwarf": ("myth giant_killer", 4, [2, 0, 2, 0], ""),
    "nidhogg": ("myth flyer", 7, [0, 0, 4, 1], ""),
    "classical_norse_hero": ("hero", 5, [3, 0, 3, 0], "classical"),
    "heroic_norse_hero": ("hero", 6, [3, 0, 3, 0], "heroic"),
    "mythic_norse_hero": ("hero", 8, [4, 0, 0, 4], "mythic"),
}

# unit, enemy, dice against it
MATCHES = [
    ("spearman", "classical_greek_hero", 7),
    ("spearman", "hoplite", 3),
    ("chariot_archer", "hoplite", 6),
    ("chariot_archer", "toxotes", 3),
    ("elephant", "hoplite", 5),
    ("elephant", "hydra", 3),
    ("anubite", "toxotes", 9),
    ("anubite", "hoplite", 5),
    ("mummy", "classical_greek_hero", 5),
    ("scorpion_man", "hoplite", 9),
    ("scorpion_man", "classical_greek_hero", 5),
    ("sphinx", "hydra", 11),
    ("sphinx", "hoplite", 5),
    ("phoenix", "medusa", 10),
    ("wadjet", "hippokon", 9),
    ("priest", "cyclops", 9),
    ("pharaoh", "troll", 10),
    ("son_of_osiris", "hydra", 12),
    ("toxotes", "phoenix", 7),
    ("toxotes", "chariot_archer", 3),
    ("hoplite", "chariot_archer", 7),
    ("hoplite", "priest", 3),
    ("hippokon", "chariot_archer", 7),
    ("hippokon", "spearman", 3),
    ("minotaur", "jarl", 9),
    ("centaur", "chariot_archer", 8),
    ("centaur", "spearman", 5),
    ("cyclops", "spearman", 10),
    ("cyclops", "scorpion_man", 6),
    ("hydra", "spearman", 10),
    ("hydra", "mummy", 6),
    ("medusa", "scorpion_man", 9),
    ("manticore", "sphinx", 9),
    ("manticore", "spearman", 5),
    ("classical_greek_hero", "anubite", 9),
    ("classical_greek_hero", "spearman", 5),
    ("heroic_greek_hero", "mummy", 10),
    ("mythic_greek_hero", "frost_giant", 12),
    ("jarl", "chariot_archer", 7),
    ("jarl", "spearman", 3),
    ("huskarl", "hippokon", 7),
    ("throwing_axeman", "manticore", 7),
    ("throwing_axeman", "chariot_archer", 3),
    ("troll", "chariot_archer", 10),
    ("troll", "spearman", 6),
    ("valkyrie", "chariot_archer", 9),
    ("frost_giant", "spearman", 12),
    ("frost_giant", "priest", 7),
    ("dwarf", "hydra", 11),
    ("nidhogg", "sphinx", 11),
    ("classical_norse_hero", "anubite", 9),
    ("classical_norse_hero", "spearman", 5),
    ("heroic_norse_hero", "medusa", 10),
    ("mythic_norse_hero", "mummy", 12),
]


def culture_of(unit: str) -> str:
    return CULTURES[BOX.unit_culture[BOX.unit_ids.index(unit)]]


def facing(unit: str, enemy: str, **facts: Any) -> Position:
    """The unit, with a companion, attacks the enemy, with a companion."""
    companions = {"egyptian": "sphinx", "greek": "minotaur", "norse": "troll"}
    cultures = (culture_of(unit), culture_of(enemy))
    return clash(
        [unit, *facts.pop("also", [companions[cultures[0]]])],
        [enemy, *facts.pop("against", [companions[cultures[1]]])],
        cultures=cultures,
        **facts,
    )


def dice_against(state: Position, unit: str, enemy: str, fury: int = Fury.PLAIN) -> int:
    ids = BOX.unit_ids
    return count(dice(state, current(state), 0, ids.index(unit), ids.index(enemy), fury))


def key_of(state: Position, text: str) -> str:
    found = refusal(state, text)
    assert found is not None
    return found.key


# ---- the battle cards ---------------------------------------------------------------------------------------------


def test_every_unit_of_the_box_is_tested_here() -> None:
    assert list(CARDS) == [name for name in BOX.unit_ids if not name.startswith("villager")]
    assert {unit for unit, _, _ in MATCHES} == set(CARDS)


@pytest.mark.rule("AOM-COMP-05", "AOM-RECRUIT-01", *UNIT_RULES)
@pytest.mark.parametrize("unit", CARDS)
def test_a_unit_has_its_types_dice_and_price(unit: str) -> None:
    types, base, price, age = CARDS[unit]
    at = BOX.unit_ids.index(unit)
    assert {TYPES[kind] for kind in range(len(TYPES)) if BOX.types[at] >> kind & 1} == set(types.split())
    assert BOX.base_dice[at] == base
    other = "norse" if culture_of(unit) == "egyptian" else "egyptian"
    held = dict(zip(("food", "wood", "gold", "favor"), price, strict=True))
    facts: dict[str, Any] = {
        "cultures": (culture_of(unit), other),
        "ages": {0: age or "archaic"},
        "units": {0: {}},
        "hands": {0: ["perm_recruit", "perm_gather"]},
    }
    state = position(2, cubes={0: held}, **facts)
    play(state, "play perm_recruit", f"recruit {unit}")
    assert army(state, 0) == {unit: 1}
    assert cubes(state, 0) == [0, 0, 0, 0]


@pytest.mark.rule("AOM-BATTLE-14", *UNIT_RULES)
@pytest.mark.parametrize(("unit", "enemy", "number"), MATCHES)
def test_the_dice_of_a_unit_against_another(unit: str, enemy: str, number: int) -> None:
    assert dice_against(facing(unit, enemy), unit, enemy) == number


# ---- special powers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-UNIT-mummy", "AOM-BATTLE-11")
def test_a_mummy_raises_another_in_the_holding_area() -> None:
    state = facing("mummy", "hoplite", area="holding")
    scripted(state, rolls=[*rolls(5, 1), *rolls(3, 0)])
    fight(state, "mummy", "hoplite")
    assert army(state, 0)["mummy"] == 2
    slot = BOX.slot_of[BOX.unit_ids.index("mummy")]
    assert current(state).units[0][slot] == 1
    assert holding(state, 0, slot) == 1
    state = facing("mummy", "hoplite", more={0: {"mummy": 7}})
    scripted(state, rolls=[*rolls(5, 1), *rolls(3, 0)])
    fight(state, "mummy", "hoplite")
    assert army(state, 0)["mummy"] == 8


@pytest.mark.rule("AOM-UNIT-phoenix", "AOM-UNIT-priest", "AOM-BATTLE-17")
def test_a_priest_in_the_battle_may_save_a_phoenix() -> None:
    state = facing("phoenix", "hydra", also=["priest"])
    scripted(state, rolls=[*rolls(6, 0), *rolls(6, 1)])
    fight(state, "phoenix", "hydra")
    assert state.to_act == (0,)
    assert texts(state) == ["save", "pass"]
    favor = cubes(state, 0)[3]
    play(state, "save")
    assert cubes(state, 0)[3] == favor - 2
    assert army(state, 0) == {"phoenix": 1, "priest": 1}
    assert sum(current(state).units[0]) == 1
    assert current(state).growth[1] == [1]
    assert texts(state, 0) == ["fight priest", "retreat"]


@pytest.mark.rule("AOM-UNIT-phoenix", "AOM-UNIT-priest")
@pytest.mark.parametrize(("also", "favor"), [("sphinx", 5), ("priest", 1)])
def test_without_a_priest_or_favor_a_phoenix_is_lost(also: str, favor: int) -> None:
    state = facing("phoenix", "hydra", also=[also], cubes={0: {"favor": favor}, 1: 1})
    scripted(state, rolls=[*rolls(6, 0), *rolls(6, 1)])
    fight(state, "phoenix", "hydra")
    assert army(state, 0) == {also: 1}


@pytest.mark.rule("AOM-UNIT-phoenix")
def test_saving_is_optional() -> None:
    state = facing("phoenix", "hydra", also=["priest"])
    scripted(state, rolls=[*rolls(6, 0), *rolls(6, 1)])
    fight(state, "phoenix", "hydra")
    play(state, "pass")
    assert army(state, 0) == {"priest": 1}


@pytest.mark.rule("AOM-UNIT-son_of_osiris", "AOM-UNIT-priest")
def test_a_son_of_osiris_is_saved_for_four_favor() -> None:
    state = facing("son_of_osiris", "hydra", also=["priest"])
    scripted(state, rolls=[*rolls(12, 0), *rolls(6, 1)])
    fight(state, "son_of_osiris", "hydra")
    play(state, "save")
    assert cubes(state, 0)[3] == 1
    assert army(state, 0) == {"son_of_osiris": 1, "priest": 1}


@pytest.mark.rule("AOM-UNIT-priest")
def test_a_priest_does_not_save_itself() -> None:
    state = facing("priest", "hydra", also=["sphinx"])
    scripted(state, rolls=[*rolls(9, 0), *rolls(6, 1)])
    fight(state, "priest", "hydra")
    assert army(state, 0) == {"sphinx": 1}


@pytest.mark.rule("AOM-UNIT-cyclops", "AOM-BATTLE-13", "AOM-BATTLE-17")
def test_a_cyclops_throws_an_enemy_out_of_the_battle() -> None:
    state = facing("cyclops", "spearman", area="holding")
    fight(state, "cyclops", "spearman")
    assert state.explain(0, state.legal(0)[0]).total == 13
    scripted(state, rolls=[*rolls(13, 1), *rolls(3, 0)])
    play(state, "throw")
    assert army(state, 1) == {"sphinx": 1, "spearman": 1}
    assert texts(state, 1) == ["fight sphinx", "retreat"]


@pytest.mark.rule("AOM-UNIT-cyclops", "AOM-BATTLE-13")
def test_a_cyclops_that_loses_its_throw_is_eliminated_and_giants_are_not_thrown() -> None:
    state = facing("cyclops", "spearman")
    fight(state, "cyclops", "spearman")
    scripted(state, rolls=[*rolls(13, 0), *rolls(3, 1)])
    play(state, "throw")
    assert army(state, 0) == {"minotaur": 1}
    giant = facing("cyclops", "scorpion_man")
    scripted(giant, rolls=[*rolls(6, 1), *rolls(5, 0)])
    fight(giant, "cyclops", "scorpion_man")
    assert giant.to_act == (0, 1)


@pytest.mark.rule("AOM-UNIT-hydra", "AOM-BATTLE-12")
def test_a_hydra_grows_with_every_unit_it_eliminates_in_this_battle() -> None:
    state = facing("hydra", "mummy", against=["mummy", "mummy", "spearman"])
    for size, hydra in ((6, "hydra"), (7, "hydra 1")):
        assert dice_in_forecast(state, f"fight {hydra}")["unit:mummy"] == size
        scripted(state, rolls=[*rolls(size, 1), *rolls(5, 0)])
        fight(state, hydra, "mummy")
    assert dice_in_forecast(state, "fight hydra 2") == {"unit:mummy": 8, "unit:spearman": 12}
    bank = state.bank[:]
    fight(state, "hydra 2", "retreat")
    assert state.bank == bank


def dice_in_forecast(state: Position, text: str, seat: int = 0) -> dict[Any, Any]:
    """The dice of the unit against each enemy, as its card is forecast."""
    lines = state.explain(seat, state.game.actions.parse(text)).lines
    return {line.cause.args["enemy"]: line.cause.args["dice"] for line in lines}


def hydras(*growth: int, enemies: int = 6) -> Position:
    """Hydras that have eliminated so many units each attack Mummies."""
    state = facing("hydra", "mummy", also=["hydra"] * (len(growth) - 1), against=["mummy"] * (enemies - 1))
    current(state).growth[0] = sorted((grown for grown in growth if grown), reverse=True)
    assert state.game.faults(state) == []
    return state


@pytest.mark.rule("AOM-UNIT-hydra")
def test_each_hydra_keeps_its_own_count() -> None:
    state = hydras(0, 0)
    scripted(
        state, rolls=[*rolls(6, 1), *rolls(5, 0), *rolls(6, 1), *rolls(5, 0), *rolls(7, 0), *rolls(5, 1)]
    )
    fight(state, "hydra", "mummy")
    assert current(state).growth[0] == [1]
    fight(state, "hydra", "mummy")
    assert current(state).growth[0] == [1, 1]
    fight(state, "hydra 1", "mummy")
    assert current(state).growth[0] == [1]
    assert texts(state, 0) == ["fight hydra 1", "retreat"]


@pytest.mark.rule("AOM-UNIT-hydra")
def test_the_owner_chooses_which_hydra_fights_where_their_growth_differs() -> None:
    state = hydras(2, 0, 0)
    assert texts(state, 0) == ["fight hydra 2", "fight hydra", "retreat"]
    assert dice_in_forecast(state, "fight hydra 2") == {"unit:mummy": 8}
    assert dice_in_forecast(state, "fight hydra") == {"unit:mummy": 6}
    fresh = state.clone()
    scripted(fresh, rolls=[*rolls(6, 0), *rolls(5, 1)])
    fight(fresh, "hydra", "mummy")
    assert (current(fresh).growth[0], army(fresh, 0)) == ([2], {"hydra": 2})
    scripted(state, rolls=[*rolls(8, 0), *rolls(5, 1)])
    fight(state, "hydra 2", "mummy")
    assert (current(state).growth[0], army(state, 0)) == ([], {"hydra": 2})


@pytest.mark.rule("AOM-UNIT-hydra")
@pytest.mark.parametrize(
    ("growth", "choices"),
    [
        ((0, 0), ["fight hydra"]),
        ((1,), ["fight hydra 1"]),
        ((2, 2), ["fight hydra 2"]),
        ((2, 2, 1, 0, 0), ["fight hydra 2", "fight hydra 1", "fight hydra"]),
    ],
)
def test_hydras_that_are_alike_are_one_choice(growth: tuple[int, ...], choices: list[str]) -> None:
    assert texts(hydras(*growth), 0) == [*choices, "retreat"]


@pytest.mark.rule("AOM-UNIT-hydra")
def test_a_hydra_of_another_growth_cannot_be_chosen() -> None:
    state = hydras(2, 1)
    assert key_of(state, "fight hydra") == "refusal-not-so-grown"
    assert key_of(state, "fight hydra 3") == "refusal-not-so-grown"


def sides_seen(state: Position, seat: int | None) -> Any:
    """Both sides of the battle as a seat sees them."""
    seen: Any = state.view(seat)["battle"]
    return seen["sides"]


@pytest.mark.rule("AOM-UNIT-hydra", "AOM-BATTLE-03")
def test_nobody_learns_which_hydra_was_chosen_before_the_cards_are_shown() -> None:
    state = hydras(2, 0)
    seen = []
    for text in ("fight hydra 2", "fight hydra", "retreat"):
        after = state.clone()
        told = after.listen()
        play(after, text, seat=0)
        others = [str(after.view(viewer)) for viewer in (None, 1)]
        seen.append((*others, *(str(event.seen_by(1)) for event in told)))
        assert sides_seen(after, 0)[0]["card_growth"] == (2 if text == "fight hydra 2" else 0)
        imagined = {
            (current(after.imagine(1, seed)).chosen[0], current(after.imagine(1, seed)).grown[0])
            for seed in range(40)
        }
        assert len(imagined) == 3
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("AOM-UNIT-hydra")
def test_the_growth_of_each_hydra_is_seen_and_its_dice_are_rolled() -> None:
    state = hydras(2, 0)
    assert [side["growth"] for side in sides_seen(state, None)] == [{"hydra": [2, 0]}, {}]
    scripted(state, rolls=[*rolls(6, 1), *rolls(5, 0)])
    told = state.listen()
    fight(state, "hydra", "mummy")
    assert state.stream.rolls == ()
    events = {event.kind: event.data for event in told}
    assert (events["cards-shown"]["growth"], events["cards-shown"]["enemy_growth"]) == (0, 0)
    assert events["grown"]["dice"] == 1
    assert sides_seen(state, None)[0]["growth"] == {"hydra": [2, 1]}


@pytest.mark.rule("AOM-UNIT-hydra")
def test_each_growth_of_enemy_hydras_has_its_own_odds() -> None:
    state = hydras(2, 0)
    lines = state.explain(1, state.game.actions.parse("fight mummy")).lines
    assert [(line.cause.args["enemy_growth"], line.cause.args["against"]) for line in lines] == [
        (2, 8),
        (0, 6),
    ]


@pytest.mark.rule("AOM-UNIT-medusa", "AOM-BATTLE-10")
@pytest.mark.parametrize("sixes", [0, 1, 3])
def test_medusa_wins_ties(sixes: int) -> None:
    state = facing("medusa", "scorpion_man")
    scripted(state, rolls=[*rolls(9, sixes), *rolls(5, sixes)])
    fight(state, "medusa", "scorpion_man")
    assert army(state, 1) == {"sphinx": 1}


@pytest.mark.rule("AOM-UNIT-medusa", "AOM-BATTLE-10")
def test_the_printed_medusa_has_six_dice_more_against_giants() -> None:
    assert dice_against(facing("medusa", "scorpion_man", medusa="printed"), "medusa", "scorpion_man") == 11


@pytest.mark.rule("AOM-UNIT-heroic_greek_hero")
def test_an_army_whose_hero_falls_to_the_heroic_greek_hero_flees() -> None:
    state = facing("heroic_greek_hero", "priest", against=["sphinx", "mummy"], area="holding")
    scripted(state, rolls=[*rolls(6, 1), *rolls(4, 0)])
    fight(state, "heroic_greek_hero", "priest")
    assert state.battle is None
    assert army(state, 1) == {"sphinx": 1, "mummy": 1}
    assert "cube food" in texts(state, 0)
    alone = facing("heroic_greek_hero", "priest", against=[])
    scripted(alone, rolls=[*rolls(6, 1), *rolls(4, 0)])
    told = alone.listen()
    fight(alone, "heroic_greek_hero", "priest")
    assert "routed" not in [event.kind for event in told], "there is nobody left to flee"
    other = facing("heroic_greek_hero", "spearman")
    scripted(other, rolls=[*rolls(6, 1), *rolls(7, 0)])
    fight(other, "heroic_greek_hero", "spearman")
    assert other.battle is not None


@pytest.mark.rule("AOM-UNIT-heroic_greek_hero", "AOM-UNIT-son_of_osiris", "AOM-BATTLE-17")
def test_a_saved_hero_still_counts_as_eliminated() -> None:
    state = facing("heroic_greek_hero", "son_of_osiris", against=["priest"], area="holding")
    scripted(state, rolls=[*rolls(6, 1), *rolls(8, 0)])
    told = state.listen()
    fight(state, "heroic_greek_hero", "son_of_osiris")
    assert current(state).chosen[1] == BOX.slot_of[BOX.unit_ids.index("son_of_osiris")]  # it still lies there
    play(state, "save")
    assert [event.kind for event in told if event.kind in ("saved", "routed")] == ["saved", "routed"]
    assert state.battle is None
    assert army(state, 1) == {"son_of_osiris": 1, "priest": 1}


@pytest.mark.rule("AOM-UNIT-mythic_greek_hero")
def test_the_mythical_greek_hero_adds_the_white_square_of_its_opponent_only() -> None:
    state = facing("mythic_greek_hero", "spearman")
    assert dice_against(state, "mythic_greek_hero", "spearman") == 5 + 3
    ids = BOX.unit_ids
    twin = ids.index("mythic_greek_hero")
    assert count(dice(state, current(state), 0, twin, twin, Fury.PLAIN)) == 10


@pytest.mark.rule("AOM-UNIT-huskarl", "AOM-UNIT-heroic_norse_hero")
@pytest.mark.parametrize(
    ("unit", "enemy", "number", "against"),
    [("huskarl", "hippokon", 9, 3), ("heroic_norse_hero", "medusa", 12, 5)],
)
def test_a_berserk_unit_has_two_dice_more_and_loses_ties(
    unit: str, enemy: str, number: int, against: int
) -> None:
    state = facing(unit, enemy)
    fight(state, unit, enemy)
    assert texts(state) == ["berserk", "pass"]
    assert state.explain(0, state.legal(0)[0]).total == number
    foe = BOX.unit_ids.index(enemy)
    theirs = count(dice(state, current(state), 1, foe, BOX.unit_ids.index(unit), Fury.PLAIN))
    scripted(state, rolls=[*rolls(number, 2), *rolls(theirs, 2)])
    assert theirs >= against
    play(state, "berserk")
    assert army(state, 0) == {"troll": 1}


@pytest.mark.rule("AOM-UNIT-huskarl")
def test_a_huskarl_may_stay_calm() -> None:
    state = facing("huskarl", "hippokon")
    fight(state, "huskarl", "hippokon")
    scripted(state, rolls=[*rolls(7, 1), *rolls(3, 1), *rolls(7, 1), *rolls(3, 0)])
    play(state, "pass")
    assert army(state, 1) == {"minotaur": 1}


@pytest.mark.rule("AOM-UNIT-valkyrie")
def test_a_valkyrie_brings_two_favor_for_each_unit() -> None:
    state = facing("valkyrie", "spearman", against=["spearman", "sphinx"])
    favor = cubes(state, 0)[3]
    for _ in range(2):
        scripted(state, rolls=[*rolls(5, 1), *rolls(6, 0)])
        fight(state, "valkyrie", "spearman")
    assert cubes(state, 0)[3] == favor + 4
    state = facing("valkyrie", "spearman", cubes={0: {"favor": 9}, 1: {"favor": 10}})
    scripted(state, rolls=[*rolls(5, 1), *rolls(6, 0)])
    fight(state, "valkyrie", "spearman")
    assert cubes(state, 0)[3] == 10


@pytest.mark.rule("AOM-UNIT-mythic_norse_hero")
def test_the_mythic_norse_hero_calls_a_unit_into_the_battle() -> None:
    state = facing(
        "mythic_norse_hero", "spearman", also=[], card="perm_attack", more={0: {"jarl": 1, "troll": 1}}
    )
    scripted(state, rolls=[*rolls(8, 1), *rolls(7, 0)])
    fight(state, "mythic_norse_hero", "spearman")
    assert state.to_act == (0,)
    assert texts(state) == ["commit jarl", "commit troll", "pass"]
    assert key_of(state, "commit huskarl") == "refusal-cannot-join"
    play(state, "commit troll")
    assert texts(state, 0) == ["fight troll", "fight mythic_norse_hero", "retreat"]


@pytest.mark.rule("AOM-UNIT-mythic_norse_hero")
def test_a_unit_that_left_the_battle_does_not_come_back() -> None:
    state = clash(
        ["cyclops", "hydra", "hydra"],
        ["mythic_norse_hero", "jarl"],
        cultures=("greek", "norse"),
    )
    fight(state, "cyclops", "jarl")
    scripted(state, rolls=[*rolls(13, 1), *rolls(3, 0)])
    play(state, "throw")
    scripted(state, rolls=[*rolls(6, 0), *rolls(12, 1)])
    fight(state, "hydra", "mythic_norse_hero")
    assert army(state, 1) == {"mythic_norse_hero": 1, "jarl": 1}
    assert state.to_act == (0, 1)


# ---- villagers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "AOM-UNIT-villager_egyptian", "AOM-UNIT-villager_greek", "AOM-UNIT-villager_norse", "AOM-VILL-04"
)
@pytest.mark.parametrize("culture", CULTURES)
def test_a_villager_works_and_neither_fights_nor_counts_as_army(culture: str) -> None:
    other = "greek" if culture == "egyptian" else "egyptian"
    state = position(
        2,
        cultures=(culture, other),
        units={0: {}, 1: {"hoplite": 1} if other == "greek" else {"mummy": 1}},
        buildings={0: {"house": 1}},
        tiles={0: ["desert_gold_1"]},
        hands={0: ["perm_gather", "perm_trade"], 1: ["perm_attack", "perm_trade"]},
    )
    square = 1 + state.tiles[:16].index(BOX.tile_ids.index("desert_gold_1"))
    play(state, "play perm_gather", f"place villager {square}", "gather gold")
    assert cubes(state, 0)[2] == 4 + 2
    assert idle_villagers(state, 0) == 0
    assert state.game.view(state, None)["largest_army"] == 1
    play(state, "play perm_attack", "attack 0 production")
    assert state.battle is None
    assert f"land 0 {square}" in texts(state)
