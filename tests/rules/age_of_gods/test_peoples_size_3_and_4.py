"""Special abilities of the peoples of size 3 and 4 (AOG-PEOPLE, yellow cards)."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ludage.games.age_of_gods.masks import members
from ludage.games.age_of_gods.state import LASTING, Ask, Position
from ludage.testing import assert_changes, flat, play, refusal, scripted, texts
from ludage.testing.age_of_gods import position
from ludage.testing.changes import ABSENT, Change
from ludage.texts import Texts

BOX = position().box
EVERYWHERE = BOX.territory_ids

COMPULSORY = ("AOG-ACTION-10", "refusal-step-compulsory")
ATTACK_COMPULSORY = ("AOG-ACTION-10", "refusal-card-attack-compulsory")
OTHER_PEOPLE = ("AOG-ACTION-11", "refusal-origin-other-people")
ELIMINATED = ("AOG-ACTION-11", "refusal-people-eliminated")
HAS_MARKER = ("AOG-MARK-11", "refusal-people-has-marker")

EIGHT_HUMANS = ["t25", "t26", "t27", "t28", "t29", "t37", "t38", "t48"]
EIGHT_ORCS = ["t17", "t31", "t32", "t33", "t42", "t43", "t44", "t52"]
NINE_GOBLINS = ["t17", "t30", "t41", "t15", "t31", "t42", "t29", "t40", "t16"]


def holding(people: str, rolls: Sequence[int] = (), **facts: Any) -> Position:
    """Seat 0 is to play a card and holds one of this people."""
    return scripted(position(phase="action", hands={0: [people]}, **facts), rolls=rolls)


def used(people: str, rolls: Sequence[int] = (), **facts: Any) -> Position:
    """Seat 0 has just played a card of this people for its ability."""
    state = holding(people, rolls, **facts)
    play(state, f"play {people} ability")
    return state


def card_played(people: str) -> dict[str, Change]:
    """What changes when seat 0 plays its only card."""
    return {"seats.0.hand": ([people], []), "discard": ([], [people])}


def alone_under_love(people: str) -> dict[str, Any]:
    """Facts by which nobody can attack: one territory is inhabited, and Love lies on it."""
    home = EVERYWHERE[BOX.homes.index(BOX.people_ids.index(people))]
    return {
        "holds": {people: [home]},
        "empty": [territory for territory in EVERYWHERE if territory != home],
        "love": [home],
    }


def is_over(state: Position) -> bool:
    """Whether the card of seat 0 is resolved: the next player is asked for his."""
    return state.to_act == (1,) and state.stack[-1].ask == Ask.CARD


def reason(state: Position, text: str) -> tuple[str, str]:
    """The rule and the key by which the action is refused."""
    refused = refusal(state, text)
    assert refused is not None, f"{text} is allowed"
    return refused.rule, refused.key


def ordinary_attacks(state: Position, origins: Sequence[str] = EVERYWHERE) -> list[str]:
    """All attacks by the general rules from these territories, on a map without Love and Vortex."""
    holder = state.people_at
    return [
        f"attack {origin} {EVERYWHERE[target]}"
        for origin in origins
        for target in members(BOX.neighbours[EVERYWHERE.index(origin)])
        if holder[EVERYWHERE.index(origin)] >= 0 and holder[EVERYWHERE.index(origin)] != holder[target]
    ]


def emptied(before: Position, territory: str) -> dict[str, Change]:
    """What changes when an inhabited territory without defences is destroyed."""
    facts = flat(before)
    loser = facts[f"territories.{territory}"]
    reserve = facts[f"peoples.{loser}.reserve"]
    assert isinstance(reserve, int)
    return {f"territories.{territory}": (loser, None), f"peoples.{loser}.reserve": (reserve, reserve + 1)}


def conquest(before: Position, people: str, territory: str) -> dict[str, Change]:
    """What changes when the people takes a territory without defences."""
    facts = flat(before)
    reserve, taken = facts[f"peoples.{people}.reserve"], facts["taken"]
    assert isinstance(reserve, int)
    assert isinstance(taken, list)
    inhabited = facts[f"territories.{territory}"] is not None
    out = emptied(before, territory) if inhabited else {}
    out[f"territories.{territory}"] = (facts[f"territories.{territory}"], people)
    out[f"peoples.{people}.reserve"] = (reserve, reserve - 1)
    if people not in taken:
        out["taken"] = (taken, sorted([*taken, people], key=BOX.people_ids.index))
    return out


# ---- what the attacks of several cards have in common ---------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "before"),
    [
        pytest.param("humans", [], marks=pytest.mark.rule("AOG-PEOPLE-humans")),
        pytest.param("barbarians", ["mark ogres"], marks=pytest.mark.rule("AOG-PEOPLE-barbarians")),
        pytest.param("orcs", [], marks=pytest.mark.rule("AOG-PEOPLE-orcs")),
        pytest.param("centaurs", [], marks=pytest.mark.rule("AOG-PEOPLE-centaurs")),
        pytest.param("goblins", [], marks=pytest.mark.rule("AOG-PEOPLE-goblins")),
        pytest.param("dark_elves", [], marks=pytest.mark.rule("AOG-PEOPLE-dark_elves")),
        pytest.param("lizardmen", [], marks=pytest.mark.rule("AOG-PEOPLE-lizardmen")),
        pytest.param("voraces", [], marks=pytest.mark.rule("AOG-PEOPLE-voraces")),
    ],
)
@pytest.mark.rule("AOG-ACTION-10")
def test_the_attack_of_a_card_is_compulsory_where_one_is_legal(people: str, before: list[str]) -> None:
    state = used(people)
    play(state, *before)
    assert reason(state, "pass") == ATTACK_COMPULSORY
    assert "pass" not in texts(state)


@pytest.mark.parametrize(
    ("people", "steps", "effect"),
    [
        pytest.param("humans", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-humans")),
        pytest.param(
            "barbarians",
            [],
            {"peoples.barbarians.attack_1": (ABSENT, LASTING)},
            marks=pytest.mark.rule("AOG-PEOPLE-barbarians"),
        ),
        pytest.param("orcs", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-orcs")),
        pytest.param("centaurs", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-centaurs")),
        pytest.param(
            "goblins",
            [],
            {"peoples.goblins.spare": (3, 2), "peoples.goblins.reserve": (5, 6)},
            marks=pytest.mark.rule("AOG-PEOPLE-goblins"),
        ),
        pytest.param("dark_elves", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-dark_elves")),
        pytest.param("lizardmen", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-lizardmen")),
        pytest.param("voraces", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-voraces")),
    ],
)
@pytest.mark.rule("AOG-ACTION-10")
def test_with_no_legal_attack_the_card_does_only_the_rest(
    people: str, steps: list[str], effect: dict[str, Change]
) -> None:
    state = holding(people, **alone_under_love(people))
    before = state.clone()
    play(state, f"play {people} ability", *steps)
    assert_changes(before, state, card_played(people) | effect)
    assert is_over(state)


@pytest.mark.parametrize(
    "people",
    [
        pytest.param("humans", marks=pytest.mark.rule("AOG-PEOPLE-humans")),
        pytest.param("orcs", marks=pytest.mark.rule("AOG-PEOPLE-orcs")),
        pytest.param("dark_elves", marks=pytest.mark.rule("AOG-PEOPLE-dark_elves")),
        pytest.param("lizardmen", marks=pytest.mark.rule("AOG-PEOPLE-lizardmen")),
        pytest.param("voraces", marks=pytest.mark.rule("AOG-PEOPLE-voraces")),
    ],
)
@pytest.mark.rule("AOG-ACTION-05", "AOG-ACTION-06")
def test_the_card_attacks_with_any_people_even_one_revealed(people: str) -> None:
    state = used(people, revealed={0: ["humans"]}, empty=["t25"])
    assert texts(state) == ordinary_attacks(state)
    assert "attack t26 t25" in texts(state)


# ---- Humans: Colonists -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-humans")
def test_colonists_fortify_what_any_people_takes_from_the_common_stock() -> None:
    state = used("humans", rolls=[3])
    before = state.clone()
    play(state, "attack t28 t26")
    fortification = {"fortified": ([], ["t26"]), "supply": (35, 34)}
    assert_changes(before, state, conquest(before, "gnomes", "t26") | fortification)
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-humans")
def test_colonists_have_no_bonus_and_a_failed_attack_fortifies_nothing() -> None:
    state = used("humans", rolls=[2])
    before = state.clone()
    play(state, "attack t28 t26")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-humans")
def test_colonists_fortify_an_empty_territory_taken() -> None:
    state = used("humans", rolls=[1], empty=["t25"])
    before = state.clone()
    play(state, "attack t26 t25")
    fortification = {"fortified": ([], ["t25"]), "supply": (35, 34)}
    assert_changes(before, state, conquest(before, "humans", "t25") | fortification)


@pytest.mark.rule("AOG-PEOPLE-humans")
def test_colonists_fortify_nothing_that_was_only_emptied() -> None:
    state = used("humans", rolls=[6], holds={"humans": EIGHT_HUMANS})
    before = state.clone()
    play(state, "attack t25 t24", "keep")
    assert_changes(before, state, emptied(before, "t24"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-humans")
def test_colonists_fortify_what_was_taken_by_giving_up_the_origin() -> None:
    state = used("humans", rolls=[3], holds={"humans": EIGHT_HUMANS})
    before = state.clone()
    play(state, "attack t25 t24", "give-up")
    expected = emptied(before, "t24") | {
        "territories.t24": ("high_elves", "humans"),
        "territories.t25": ("humans", None),
        "taken": ([], ["humans"]),
        "fortified": ([], ["t24"]),
        "supply": (35, 34),
    }
    assert_changes(before, state, expected)


@pytest.mark.rule("AOG-PEOPLE-humans", "AOG-ACTION-12")
def test_colonists_fortify_before_the_breakthrough_and_not_again_after_it() -> None:
    state = used("humans", rolls=[6, 3])
    before = state.clone()
    play(state, "attack t28 t26")
    fortification = {"fortified": ([], ["t26"]), "supply": (35, 34)}
    assert_changes(before, state, conquest(before, "gnomes", "t26") | fortification)
    middle = state.clone()
    play(state, "attack t26 t25")
    assert_changes(middle, state, conquest(middle, "gnomes", "t25"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-humans", "AOG-TECH-04")
def test_colonists_fortify_nothing_with_an_empty_stock_and_spend_no_pawn_of_their_own() -> None:
    state = used("humans", rolls=[3], supply=0)
    before = state.clone()
    play(state, "attack t28 t26")
    assert_changes(before, state, conquest(before, "gnomes", "t26"))


@pytest.mark.rule("AOG-PEOPLE-humans", "AOG-TECH-04")
def test_colonists_find_the_pawn_of_the_fortification_they_destroyed_in_the_stock() -> None:
    state = used("humans", rolls=[4], supply=0, fortified=["t26"])
    before = state.clone()
    play(state, "attack t28 t26")
    assert_changes(before, state, conquest(before, "gnomes", "t26"))
    assert flat(state)["fortified"] == ["t26"]


# ---- Chaos: Cataclysm --------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-chaos")
def test_cataclysm_keeps_one_of_two_dice() -> None:
    state = used("chaos", rolls=[2, 5], fortified=["t01"])
    before = state.clone()
    assert texts(state) == ["line 2", "line 5"]
    assert reason(state, "line 3") == ("AOG-PEOPLE-chaos", "refusal-line-not-rolled")
    assert refusal(state, "pass") is not None
    play(state, "line 5")
    assert texts(state) == [f"destroy {city}" for city in BOX.territories(BOX.cities)]
    play(state, "destroy t13")
    assert_changes(before, state, emptied(before, "t13"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-chaos")
def test_cataclysm_with_two_equal_dice_asks_for_no_line() -> None:
    state = used("chaos", rolls=[2, 2], fortified=["t01", "t40"])
    before = state.clone()
    assert texts(state) == ["raze t01", "raze t40"]
    play(state, "raze t40")
    assert_changes(before, state, {"fortified": (["t01", "t40"], ["t01"]), "supply": (33, 34)})


@pytest.mark.rule("AOG-PEOPLE-chaos")
def test_on_line_six_chaos_takes_any_territory_but_its_own_without_love_or_vortex() -> None:
    facts: dict[str, Any] = {
        "empty": ["t12", "t13"],
        "vortex": ["t12"],
        "love": ["t01"],
        "fortified": ["t31"],
    }
    state = used("chaos", rolls=[6, 3], **facts)
    play(state, "line 6")
    before = state.clone()
    spared = ["t01", "t12", "t34", "t44", "t45", "t55"]
    assert texts(state) == [f"seize {territory}" for territory in EVERYWHERE if territory not in spared]
    play(state, "seize t31")
    razed = {"fortified": (["t31"], []), "supply": (34, 35)}
    assert_changes(before, state, conquest(before, "chaos", "t31") | razed)
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-chaos")
def test_on_line_six_chaos_may_take_an_empty_territory() -> None:
    state = used("chaos", rolls=[6, 6], empty=["t01"])
    before = state.clone()
    play(state, "seize t01")
    assert_changes(before, state, conquest(before, "chaos", "t01"))


@pytest.mark.rule("AOG-PEOPLE-chaos")
@pytest.mark.parametrize("rolls", [[6, 6], [2, 2]], ids=["no token in reserve", "no fortification"])
def test_a_line_of_cataclysm_without_target_has_no_effect(rolls: list[int]) -> None:
    eight = ["t34", "t44", "t45", "t55", "t54", "t43", "t32", "t33"]
    state = holding("chaos", rolls, holds={"chaos": eight})
    before = state.clone()
    play(state, "play chaos ability")
    assert_changes(before, state, card_played("chaos"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-chaos", "AOG-WRATH-12")
def test_two_lines_of_cataclysm_without_target_are_no_choice() -> None:
    eight = ["t34", "t44", "t45", "t55", "t54", "t43", "t32", "t33"]
    state = holding("chaos", rolls=[2, 6], holds={"chaos": eight})
    before, heard = state.clone(), state.listen()
    play(state, "play chaos ability")
    assert_changes(before, state, card_played("chaos"))
    assert is_over(state)
    struck = [event.data["wrath"] for event in heard if event.kind == "wrath-without-target"]
    assert struck == ["wrath:2", "wrath:6"]
    assert "wrath" not in [event.kind for event in heard], "no line strikes"


@pytest.mark.rule("AOG-PEOPLE-chaos")
def test_a_line_without_target_may_be_kept_to_spare_everybody() -> None:
    state = used("chaos", rolls=[2, 5])
    before = state.clone()
    assert texts(state) == ["line 2", "line 5"]
    play(state, "line 2")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-chaos")
def test_on_line_one_of_cataclysm_the_right_hand_neighbour_chooses() -> None:
    state = used("chaos", rolls=[1, 4])
    play(state, "line 1")
    assert state.to_act == (2,)
    before = state.clone()
    play(state, "destroy t55", seat=2)
    assert_changes(before, state, emptied(before, "t55"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-chaos", "AOG-GOD-lok")
def test_lok_rolls_one_die_of_cataclysm_again() -> None:
    state = used("chaos", rolls=[2, 3, 5], gods={0: "lok"})
    assert texts(state) == ["reroll 2", "reroll 3", "pass"]
    play(state, "reroll 2")
    assert texts(state) == ["line 3", "line 5"]


@pytest.mark.rule("AOG-PEOPLE-chaos")
def test_a_card_of_eliminated_chaos_gives_ordinary_wrath_with_one_die() -> None:
    state = holding("chaos", rolls=[5, 2], holds={"chaos": []})
    assert [text for text in texts(state) if "play" in text] == ["play chaos wrath"]
    play(state, "play chaos wrath")
    assert texts(state)[0] == "destroy t02"
    assert state.stream.rolls == (2,)


# ---- High Elves: Ancient Wards -----------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-high_elves")
def test_ancient_wards_defend_a_people_and_fortify_one_of_its_territories() -> None:
    state = used("high_elves")
    before = state.clone()
    play(state, "mark pirates")
    assert texts(state) == ["fortify t22", "fortify t35"]
    play(state, "fortify t22")
    expected: dict[str, Change] = {
        "peoples.pirates.defence_1": (ABSENT, LASTING),
        "fortified": ([], ["t22"]),
        "supply": (35, 34),
    }
    assert_changes(before, state, expected)
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-high_elves", "AOG-MARK-09")
@pytest.mark.parametrize(("roll", "holder"), [(3, "pirates"), (4, "high_elves")])
def test_attacks_on_the_warded_people_are_at_minus_one_from_now_on(roll: int, holder: str) -> None:
    state = position(phase="action", hands={0: ["high_elves"], 1: ["humans"]})
    play(state, "play high_elves ability", "mark pirates", "fortify t35", "play humans ability")
    play(scripted(state, rolls=[roll]), "attack t09 t22")
    assert flat(state)["territories.t22"] == holder


@pytest.mark.rule("AOG-PEOPLE-high_elves", "AOG-ACTION-10")
def test_both_steps_of_ancient_wards_are_compulsory() -> None:
    state = used("high_elves")
    assert reason(state, "pass") == COMPULSORY
    play(state, "mark pirates")
    assert reason(state, "pass") == COMPULSORY


@pytest.mark.rule("AOG-PEOPLE-high_elves", "AOG-ACTION-11")
def test_wards_go_to_a_people_on_the_board_that_has_none() -> None:
    state = used("high_elves", holds={"giants": []}, markers={"defence_1": ["orcs"], "defence_2": ["ogres"]})
    assert reason(state, "mark giants") == ELIMINATED
    assert reason(state, "mark orcs") == HAS_MARKER
    others = [people for people in BOX.people_ids if people not in ("giants", "orcs")]
    assert texts(state) == [f"mark {people}" for people in others]


@pytest.mark.rule("AOG-PEOPLE-high_elves")
def test_the_fortification_of_the_wards_goes_on_the_marked_people_only_and_not_twice() -> None:
    state = used("high_elves", fortified=["t26"], fortress=["t27"], love=["t29"])
    play(state, "mark humans")
    assert texts(state) == ["fortify t29", "fortify t38"]
    assert reason(state, "fortify t25") == ("AOG-PEOPLE-high_elves", "refusal-not-its-territory")
    assert reason(state, "fortify t26") == ("AOG-FORT-02", "refusal-already-fortified")
    assert reason(state, "fortify t27") == ("AOG-FORT-02", "refusal-already-fortified")


@pytest.mark.rule("AOG-PEOPLE-high_elves", "AOG-ACTION-10")
@pytest.mark.parametrize(
    "facts",
    [{"fortified": ["t22"], "fortress": ["t35"]}, {"supply": 0}],
    ids=["all fortified", "stock empty"],
)
def test_the_fortification_of_the_wards_is_skipped_where_it_cannot_be_placed(facts: dict[str, Any]) -> None:
    state = used("high_elves", **facts)
    before = state.clone()
    play(state, "mark pirates")
    assert_changes(before, state, {"peoples.pirates.defence_1": (ABSENT, LASTING)})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-high_elves", "AOG-MARK-11")
def test_a_fourth_ward_moves_one_of_the_three_and_the_fortification_still_follows() -> None:
    state = used("high_elves", markers={"defence_1": ["orcs", "chaos", "monks"]})
    before = state.clone()
    play(state, "mark pirates")
    assert texts(state) == ["take chaos", "take orcs", "take monks"]
    assert reason(state, "take humans") == ("AOG-MARK-11", "refusal-people-has-no-marker")
    play(state, "take orcs", "fortify t35")
    expected: dict[str, Change] = {
        "peoples.orcs.defence_1": (LASTING, ABSENT),
        "peoples.pirates.defence_1": (ABSENT, LASTING),
        "fortified": ([], ["t35"]),
        "supply": (35, 34),
    }
    assert_changes(before, state, expected)


@pytest.mark.rule("AOG-PEOPLE-high_elves", "AOG-ACTION-10")
def test_where_every_people_is_warded_ancient_wards_do_nothing() -> None:
    two = {"high_elves": ["t23"], "orcs": ["t31"]}
    rest = [territory for territory in EVERYWHERE if territory not in ("t23", "t31")]
    state = holding("high_elves", holds=two, empty=rest, markers={"defence_1": ["high_elves", "orcs"]})
    before = state.clone()
    play(state, "play high_elves ability")
    assert_changes(before, state, card_played("high_elves"))
    assert is_over(state)


# ---- Dwarves: Dwarf Fortress -------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-dwarves", "AOG-MARK-04")
def test_a_dwarf_fortress_replaces_the_fortification_of_any_people() -> None:
    state = used("dwarves", fortified=["t31"])
    before = state.clone()
    play(state, "fortress t31")
    fortress = {"fortified": (["t31"], []), "supply": (34, 35), "fortress": ([], ["t31"])}
    assert_changes(before, state, fortress)
    assert texts(state) == [*ordinary_attacks(state, ["t31"]), "pass"]


@pytest.mark.rule("AOG-PEOPLE-dwarves")
def test_from_the_dwarf_fortress_its_people_may_attack() -> None:
    state = used("dwarves", rolls=[3])
    play(state, "fortress t31")
    before = state.clone()
    play(state, "attack t31 t17")
    assert_changes(before, state, conquest(before, "orcs", "t17"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-dwarves")
def test_the_attack_from_the_dwarf_fortress_is_optional_and_from_there_only() -> None:
    state = used("dwarves")
    play(state, "fortress t31")
    assert reason(state, "attack t42 t41") == ("AOG-PEOPLE-dwarves", "refusal-origin-not-marked")
    before = state.clone()
    play(state, "pass")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-dwarves", "AOG-MARK-04")
@pytest.mark.parametrize(("roll", "holder"), [(4, "orcs"), (5, "goblins")])
def test_the_dwarf_fortress_just_placed_counts_minus_two(roll: int, holder: str) -> None:
    state = position(phase="action", hands={0: ["dwarves"], 1: ["humans"]})
    play(state, "play dwarves ability", "fortress t31", "pass", "play humans ability")
    play(scripted(state, rolls=[roll]), "attack t30 t31")
    assert flat(state)["territories.t31"] == holder


@pytest.mark.rule("AOG-PEOPLE-dwarves", "AOG-MARK-05")
def test_under_love_a_dwarf_fortress_may_be_placed_but_no_attack_starts() -> None:
    state = used("dwarves", love=["t31"])
    before = state.clone()
    play(state, "fortress t31")
    assert_changes(before, state, {"fortress": ([], ["t31"])})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-dwarves", "AOG-ACTION-10")
def test_a_dwarf_fortress_must_be_placed_on_an_inhabited_territory_without_one() -> None:
    state = used("dwarves", fortress=["t14"], empty=["t25", "t26"], vortex=["t26"])
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "fortress t25") == ("AOG-PEOPLE-dwarves", "refusal-territory-empty")
    assert reason(state, "fortress t26") == ("AOG-PEOPLE-dwarves", "refusal-territory-empty")
    assert reason(state, "fortress t14") == ("AOG-MARK-11", "refusal-territory-has-fortress")
    others = [territory for territory in EVERYWHERE if territory not in ("t14", "t25", "t26")]
    assert texts(state) == [f"fortress {territory}" for territory in others]


@pytest.mark.rule("AOG-PEOPLE-dwarves", "AOG-MARK-11")
@pytest.mark.parametrize(
    ("language", "moves", "short"),
    [
        ("en", "you move one of them", "a fourth moves one"),
        ("fr", "vous déplacez ici l’une d’elles", "la 4e en déplace une"),
    ],
)
def test_the_text_of_the_dwarf_fortress_says_that_a_fourth_use_moves_one(
    language: str, moves: str, short: str
) -> None:
    state = used("dwarves", fortress=["t14", "t22", "t35"])
    play(state, "fortress t31")
    assert texts(state) == ["lift t14", "lift t22", "lift t35"]
    assert moves in Texts(language, state.game.texts).attribute("ability-fortress", "text")
    page = Path(__file__).parents[3] / "web" / "src" / "games" / "age-of-gods" / "text" / f"{language}.ftl"
    assert re.search(f"^aog-ability-fortress = .*{short}", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.rule("AOG-PEOPLE-dwarves", "AOG-MAXSIZE-05")
def test_giving_up_the_origin_loses_its_dwarf_fortress() -> None:
    state = used("dwarves", rolls=[3], holds={"orcs": EIGHT_ORCS})
    play(state, "fortress t31")
    before = state.clone()
    play(state, "attack t31 t18", "give-up")
    expected = emptied(before, "t18") | {
        "territories.t18": ("winged", "orcs"),
        "territories.t31": ("orcs", None),
        "fortress": (["t31"], []),
        "taken": ([], ["orcs"]),
    }
    assert_changes(before, state, expected)


@pytest.mark.rule("AOG-PEOPLE-dwarves")
def test_keeping_the_origin_keeps_its_dwarf_fortress() -> None:
    state = used("dwarves", rolls=[3], holds={"orcs": EIGHT_ORCS})
    play(state, "fortress t31")
    before = state.clone()
    play(state, "attack t31 t18", "keep")
    assert_changes(before, state, emptied(before, "t18"))


@pytest.mark.rule("AOG-PEOPLE-dwarves", "AOG-MARK-11")
def test_a_fourth_dwarf_fortress_is_one_moved_and_leaves_nothing_behind() -> None:
    state = used("dwarves", fortress=["t05", "t14", "t27"])
    before = state.clone()
    play(state, "fortress t31")
    assert texts(state) == ["lift t05", "lift t14", "lift t27"]
    assert reason(state, "lift t31") == ("AOG-MARK-11", "refusal-territory-has-no-marker")
    play(state, "lift t14")
    assert_changes(before, state, {"fortress": (["t05", "t14", "t27"], ["t05", "t27", "t31"])})
    assert texts(state) == [*ordinary_attacks(state, ["t31"]), "pass"]


# ---- Barbarians: War Blood ---------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-barbarians", "AOG-MARK-07")
@pytest.mark.parametrize(("roll", "takes"), [(1, False), (2, True)])
def test_war_blood_counts_at_once(roll: int, takes: bool) -> None:
    state = used("barbarians", rolls=[roll])
    before = state.clone()
    play(state, "mark ogres")
    assert_changes(before, state, {"peoples.ogres.attack_1": (ABSENT, LASTING)})
    before = state.clone()
    play(state, "attack t33 t31")
    assert_changes(before, state, conquest(before, "ogres", "t31") if takes else {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-barbarians", "AOG-ACTION-12")
def test_war_blood_counts_in_the_breakthrough() -> None:
    state = used("barbarians", rolls=[6, 2])
    play(state, "mark goblins", "attack t17 t31")
    before = state.clone()
    play(state, "attack t31 t33")
    assert_changes(before, state, conquest(before, "goblins", "t33"))


@pytest.mark.rule("AOG-PEOPLE-barbarians", "AOG-ACTION-11")
def test_war_blood_attacks_with_the_marked_people_from_any_of_its_territories() -> None:
    state = used("barbarians")
    play(state, "mark winged")
    assert texts(state) == ordinary_attacks(state, ["t07", "t18"])
    assert reason(state, "attack t33 t31") == OTHER_PEOPLE


@pytest.mark.rule("AOG-PEOPLE-barbarians", "AOG-ACTION-10", "AOG-ACTION-11")
def test_war_blood_must_go_to_a_people_on_the_board_that_has_none() -> None:
    state = used("barbarians", holds={"giants": []}, markers={"attack_1": ["orcs"], "attack_2": ["ogres"]})
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "mark giants") == ELIMINATED
    assert reason(state, "mark orcs") == HAS_MARKER
    others = [people for people in BOX.people_ids if people not in ("giants", "orcs")]
    assert texts(state) == [f"mark {people}" for people in others]


@pytest.mark.rule("AOG-PEOPLE-barbarians", "AOG-MARK-11")
def test_a_fourth_war_blood_moves_one_of_the_three_before_the_attack() -> None:
    state = used("barbarians", rolls=[2], markers={"attack_1": ["orcs", "chaos", "monks"]})
    before = state.clone()
    play(state, "mark ogres", "take monks")
    moved = {"peoples.monks.attack_1": (LASTING, ABSENT), "peoples.ogres.attack_1": (ABSENT, LASTING)}
    assert_changes(before, state, moved)
    before = state.clone()
    play(state, "attack t33 t31")
    assert_changes(before, state, conquest(before, "ogres", "t31"))


# ---- Orcs: Horde -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-orcs")
def test_the_horde_attacks_twice_at_minus_one_with_the_same_people() -> None:
    state = used("orcs", rolls=[3, 4])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, {})
    assert texts(state) == ordinary_attacks(state, ["t26", "t27", "t29", "t38"])
    assert reason(state, "attack t28 t26") == OTHER_PEOPLE
    play(state, "attack t29 t41")
    assert_changes(before, state, conquest(before, "humans", "t41"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-orcs")
def test_the_second_attack_of_the_horde_is_at_minus_one_too() -> None:
    state = used("orcs", rolls=[4, 3])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))
    before = state.clone()
    play(state, "attack t26 t12")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-orcs")
def test_the_horde_may_go_on_from_the_territory_just_taken() -> None:
    state = used("orcs", rolls=[4, 4])
    play(state, "attack t26 t25")
    before = state.clone()
    play(state, "attack t25 t11")
    assert_changes(before, state, conquest(before, "humans", "t11"))


@pytest.mark.rule("AOG-PEOPLE-orcs", "AOG-BREAK-06")
@pytest.mark.parametrize(("god", "roll"), [("cephalus", 6), ("sercek", 5), ("sercek", 6)])
def test_the_horde_never_breaks_through(god: str, roll: int) -> None:
    state = used("orcs", rolls=[roll, roll], gods={0: god})
    play(state, "attack t26 t25")
    assert reason(state, "pass") == ATTACK_COMPULSORY
    play(state, "attack t25 t11")
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-orcs", "AOG-ACTION-10")
def test_both_attacks_of_the_horde_are_compulsory() -> None:
    state = used("orcs", rolls=[1])
    assert reason(state, "pass") == ATTACK_COMPULSORY
    play(state, "attack t26 t25")
    assert reason(state, "pass") == ATTACK_COMPULSORY


@pytest.mark.rule("AOG-PEOPLE-orcs", "AOG-ACTION-10")
def test_the_second_attack_of_the_horde_lapses_where_none_is_legal() -> None:
    state = used("orcs", rolls=[4], holds={"ogres": ["t21"]}, love=["t07", "t19", "t20"])
    before = state.clone()
    play(state, "attack t21 t08")
    assert_changes(before, state, conquest(before, "ogres", "t08"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-orcs", "AOG-MAXSIZE-03")
def test_at_maximum_size_the_horde_has_the_usual_choice_for_each_attack() -> None:
    state = used("orcs", rolls=[4, 4], holds={"humans": EIGHT_HUMANS})
    before = state.clone()
    play(state, "attack t25 t24", "give-up")
    moved = emptied(before, "t24") | {
        "territories.t24": ("high_elves", "humans"),
        "territories.t25": ("humans", None),
        "taken": ([], ["humans"]),
    }
    assert_changes(before, state, moved)
    before = state.clone()
    play(state, "attack t26 t12", "keep")
    assert_changes(before, state, emptied(before, "t12"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-orcs")
def test_the_horde_attacks_again_after_only_emptying_a_territory() -> None:
    state = used("orcs", rolls=[4, 4], holds={"humans": EIGHT_HUMANS})
    play(state, "attack t25 t24", "keep")
    assert texts(state) == ordinary_attacks(state, EIGHT_HUMANS)


# ---- Centaurs: Charge --------------------------------------------------------------------------------------------

# t53 is the only territory between t60 (Devourers) and t59 (Nomads)


@pytest.mark.rule("AOG-PEOPLE-centaurs")
@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"empty": ["t53"]},
        {"fortified": ["t53"]},
        {"love": ["t53"]},
        {"holds": {"orcs": ["t53"]}},
        {"holds": {"nomads": ["t53", "t59"]}},
    ],
    ids=["own", "empty", "fortified", "love", "held by others", "held by the target's people"],
)
def test_a_charge_goes_two_territories_far_at_plus_one_whoever_holds_the_one_crossed(
    facts: dict[str, Any],
) -> None:
    state = used("centaurs", rolls=[2], **facts)
    before = state.clone()
    play(state, "attack t60 t59")
    assert_changes(before, state, conquest(before, "voraces", "t59"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-centaurs", "AOG-MARK-03")
def test_a_charge_does_not_cross_a_vortex() -> None:
    state = used("centaurs", empty=["t53"], vortex=["t53"])
    assert reason(state, "attack t60 t59") == ("AOG-PEOPLE-centaurs", "refusal-target-too-far")


@pytest.mark.rule("AOG-PEOPLE-centaurs")
def test_a_charge_may_also_hit_a_neighbour_and_is_at_plus_one_only() -> None:
    state = used("centaurs", rolls=[1])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-centaurs")
def test_a_charge_may_take_an_empty_territory_two_away() -> None:
    state = used("centaurs", rolls=[1], empty=["t59"])
    before = state.clone()
    play(state, "attack t60 t59")
    assert_changes(before, state, conquest(before, "voraces", "t59"))


@pytest.mark.rule("AOG-PEOPLE-centaurs")
def test_a_charge_reaches_no_third_territory_and_obeys_people_love_and_vortex() -> None:
    facts: dict[str, Any] = {"empty": ["t52"], "vortex": ["t52"], "love": ["t59"]}
    state = used("centaurs", **facts)
    assert reason(state, "attack t60 t58") == ("AOG-PEOPLE-centaurs", "refusal-target-too-far")
    assert reason(state, "attack t60 t59") == ("AOG-MARK-05", "refusal-target-love")
    assert reason(state, "attack t60 t52") == ("AOG-MARK-03", "refusal-target-vortex")
    assert reason(state, "attack t60 t54") == ("AOG-COMBAT-04", "refusal-target-same-people")
    assert reason(state, "attack t59 t60") == ("AOG-MARK-05", "refusal-origin-love")


@pytest.mark.rule("AOG-PEOPLE-centaurs")
def test_a_charge_lists_exactly_what_lies_one_or_two_territories_away() -> None:
    state = used("centaurs")
    listed = {text.split()[2] for text in texts(state) if text.startswith("attack t60 ")}
    assert listed == {"t43", "t44", "t45", "t52", "t55", "t59"}


@pytest.mark.rule("AOG-PEOPLE-centaurs", "AOG-ACTION-12")
def test_the_breakthrough_of_a_charge_is_an_ordinary_attack() -> None:
    state = used("centaurs", rolls=[6, 2])
    play(state, "attack t60 t59")
    assert texts(state) == ["attack t59 t51", "attack t59 t52", "attack t59 t58", "pass"]
    before = state.clone()
    play(state, "attack t59 t51")
    assert_changes(before, state, {})
    assert is_over(state)


# ---- Goblins: Spawning -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-goblins", "AOG-MAXSIZE-01")
@pytest.mark.parametrize("held", [6, 7, 8])
def test_each_spawning_raises_the_ceiling_of_the_goblins_by_one(held: int) -> None:
    spare = 9 - held
    state = holding("goblins", holds={"goblins": NINE_GOBLINS[:held]}, spare_goblins=spare)
    before = state.clone()
    play(state, "play goblins ability")
    token = {"peoples.goblins.spare": (spare, spare - 1), "peoples.goblins.reserve": (0, 1)}
    assert_changes(before, state, card_played("goblins") | token)
    before = state.clone()
    play(scripted(state, rolls=[2]), "attack t17 t18")
    assert_changes(before, state, conquest(before, "goblins", "t18"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-goblins")
def test_spawning_attacks_at_plus_one_only() -> None:
    state = used("goblins", rolls=[1])
    before = state.clone()
    play(state, "attack t17 t18")
    assert_changes(before, state, {})


@pytest.mark.rule("AOG-PEOPLE-goblins")
def test_spawning_attacks_with_the_goblins_only() -> None:
    state = used("goblins")
    assert texts(state) == ordinary_attacks(state, ["t17", "t30", "t41"])
    assert reason(state, "attack t26 t25") == OTHER_PEOPLE


@pytest.mark.rule("AOG-PEOPLE-goblins", "AOG-MAXSIZE-01")
def test_with_no_spare_token_left_spawning_only_attacks() -> None:
    state = holding("goblins", holds={"goblins": NINE_GOBLINS}, spare_goblins=0)
    before = state.clone()
    play(state, "play goblins ability")
    assert_changes(before, state, card_played("goblins"))
    before = state.clone()
    play(scripted(state, rolls=[2]), "attack t17 t18", "keep")
    assert_changes(before, state, emptied(before, "t18"))


@pytest.mark.rule("AOG-PEOPLE-goblins", "AOG-ACTION-12")
def test_the_breakthrough_of_spawning_is_without_the_plus_one() -> None:
    state = used("goblins", rolls=[6, 2])
    play(state, "attack t17 t18")
    before = state.clone()
    play(state, "attack t18 t33")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-goblins", "AOG-SCORE-04")
@pytest.mark.parametrize(("held", "points"), [(5, 0), (6, 3), (7, 3)])
def test_a_bet_on_goblins_with_a_raised_ceiling_pays_from_six_territories_on(held: int, points: int) -> None:
    def final_score(bet: str) -> int:
        facts: dict[str, Any] = {"holds": {"goblins": NINE_GOBLINS[:held]}, "spare_goblins": 2}
        destinies = {1: ["nomads", "monks"]}  # bets on one's own peoples would pay nothing
        hands = {2: ["gnomes"]}
        state = position(
            turn=9, phase="action", seat=2, hands=hands, bets={1: [bet]}, destiny=destinies, **facts
        )
        play(state, "play gnomes technology")
        assert state.outcome is not None
        return state.outcome.scores[1]

    assert final_score("goblins") - final_score("giants") == points


# ---- Dark Elves: Sabotage ----------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-dark_elves")
def test_sabotage_takes_a_technology_level_and_the_attack_follows() -> None:
    state = used("dark_elves", rolls=[3], technology={"humans": 2})
    before = state.clone()
    play(state, "weaken humans technology")
    assert_changes(before, state, {"peoples.humans.technology": (2, 1), "supply": (33, 34)})
    assert texts(state) == ordinary_attacks(state)
    before = state.clone()
    play(state, "attack t28 t15")
    assert_changes(before, state, conquest(before, "gnomes", "t15"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-dark_elves")
def test_what_sabotage_took_no_longer_counts_in_the_attack_that_follows() -> None:
    state = used("dark_elves", rolls=[3], markers={"defence_2": ["wood_elves"]})
    play(state, "weaken wood_elves defence_2")
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))


@pytest.mark.rule("AOG-PEOPLE-dark_elves")
@pytest.mark.parametrize(
    ("marker", "until"), [("attack_1", LASTING), ("attack_2", 4), ("defence_1", LASTING), ("defence_2", 4)]
)
def test_sabotage_takes_an_attack_or_defence_marker(marker: str, until: int) -> None:
    state = used("dark_elves", turn=3, markers={marker: ["orcs", "ogres"]})
    before = state.clone()
    assert texts(state) == [f"weaken orcs {marker}", f"weaken ogres {marker}", "pass"]
    play(state, f"weaken orcs {marker}")
    assert_changes(before, state, {f"peoples.orcs.{marker}": (until, ABSENT)})


@pytest.mark.rule("AOG-PEOPLE-dark_elves")
def test_sabotage_is_optional_but_its_attack_is_not() -> None:
    state = used("dark_elves", technology={"humans": 2})
    before = state.clone()
    play(state, "pass")
    assert_changes(before, state, {})
    assert texts(state) == ordinary_attacks(state)
    assert reason(state, "pass") == ATTACK_COMPULSORY


@pytest.mark.rule("AOG-PEOPLE-dark_elves")
def test_sabotage_does_not_touch_holy_war_hate_or_love() -> None:
    facts: dict[str, Any] = {"holy_war": ("orcs", "humans"), "hate": ["monks"], "love": ["t01"]}
    state = used("dark_elves", technology={"gnomes": 1}, **facts)
    assert texts(state) == ["weaken gnomes technology", "pass"]
    nothing = ("AOG-PEOPLE-dark_elves", "refusal-nothing-to-weaken")
    assert reason(state, "weaken humans technology") == nothing
    assert reason(state, "weaken monks attack_1") == nothing


@pytest.mark.rule("AOG-PEOPLE-dark_elves", "AOG-ACTION-11")
def test_sabotage_names_no_eliminated_people() -> None:
    facts: dict[str, Any] = {"technology": {"giants": 1, "gnomes": 1}, "markers": {"attack_1": ["giants"]}}
    state = used("dark_elves", holds={"giants": []}, **facts)
    assert texts(state) == ["weaken gnomes technology", "pass"]
    assert reason(state, "weaken giants attack_1")[0] == "AOG-ACTION-11"


@pytest.mark.rule("AOG-PEOPLE-dark_elves", "AOG-ACTION-10")
def test_with_nothing_to_sabotage_only_the_attack_is_asked() -> None:
    state = used("dark_elves")
    assert texts(state) == ordinary_attacks(state)


# ---- Nomads: Migration -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-nomads")
def test_migration_exchanges_two_tokens_and_the_fortification_stays() -> None:
    state = used("nomads", rolls=[1], holds={"gnomes": ["t33"]}, fortified=["t32"])
    before = state.clone()
    play(state, "swap t32 t33")
    assert_changes(
        before, state, {"territories.t32": ("orcs", "gnomes"), "territories.t33": ("gnomes", "orcs")}
    )
    assert is_over(state)
    assert state.stream.rolls == (1,)


@pytest.mark.rule("AOG-PEOPLE-nomads", "AOG-MARK-04", "AOG-MARK-05")
def test_migration_leaves_dwarf_fortress_and_love_in_their_place_and_love_does_not_prevent_it() -> None:
    state = used("nomads", fortress=["t25"], love=["t25", "t26"])
    before = state.clone()
    play(state, "swap t25 t26")
    swapped = {"territories.t25": ("wood_elves", "humans"), "territories.t26": ("humans", "wood_elves")}
    assert_changes(before, state, swapped)


@pytest.mark.rule("AOG-PEOPLE-nomads")
def test_migration_is_not_concerned_with_maximum_size() -> None:
    state = used("nomads", holds={"humans": EIGHT_HUMANS, "fairies": ["t11", "t12"]})
    before = state.clone()
    play(state, "swap t12 t25")
    swapped = {"territories.t12": ("fairies", "humans"), "territories.t25": ("humans", "fairies")}
    assert_changes(before, state, swapped)


@pytest.mark.rule("AOG-PEOPLE-nomads", "AOG-ACTION-10")
def test_migration_needs_two_neighbours_of_two_peoples_and_is_compulsory() -> None:
    state = used("nomads", empty=["t25", "t28"], vortex=["t28"])
    adjacent = ("AOG-PEOPLE-nomads", "refusal-swap-not-adjacent")
    peoples = ("AOG-PEOPLE-nomads", "refusal-swap-needs-two-peoples")
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "swap t01 t26") == adjacent
    assert reason(state, "swap t26 t27") == peoples
    assert reason(state, "swap t25 t26") == peoples
    assert reason(state, "swap t26 t28") == peoples
    holder = state.people_at
    pairs = [
        f"swap {one} {EVERYWHERE[b]}"
        for a, one in enumerate(EVERYWHERE)
        for b in members(BOX.neighbours[a])
        if a < b and min(holder[a], holder[b]) >= 0 and holder[a] != holder[b]
    ]
    assert texts(state) == pairs


@pytest.mark.rule("AOG-PEOPLE-nomads", "AOG-ACTION-10")
def test_migration_without_such_a_pair_does_nothing() -> None:
    strangers = {"nomads": ["t58", "t59"], "monks": ["t04"]}
    rest = [territory for territory in EVERYWHERE if territory not in ("t04", "t58", "t59")]
    state = holding("nomads", holds=strangers, empty=rest)
    before = state.clone()
    play(state, "play nomads ability")
    assert_changes(before, state, card_played("nomads"))
    assert is_over(state)


# ---- Lizardmen: Ambush -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-lizardmen", "AOG-ACTION-12")
@pytest.mark.parametrize("dice", [[2, 6], [6, 2]])
def test_an_ambush_keeps_the_better_die_and_breaks_through_with_one(dice: list[int]) -> None:
    state = used("lizardmen", rolls=[*dice, 2, 6])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))
    before = state.clone()
    play(state, "attack t25 t11")
    assert_changes(before, state, {})
    assert is_over(state)
    assert state.stream.rolls == (6,)


@pytest.mark.rule("AOG-PEOPLE-lizardmen")
@pytest.mark.parametrize(("dice", "takes"), [([1, 2], False), ([1, 3], True), ([5, 5], True)])
def test_the_better_die_alone_decides_an_ambush(dice: list[int], takes: bool) -> None:
    state = used("lizardmen", rolls=dice)
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25") if takes else {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-lizardmen", "AOG-EMPTY-02")
@pytest.mark.parametrize(("dice", "onward"), [([1, 6], True), ([5, 4], False)])
def test_an_ambush_on_an_empty_territory_rolls_two_dice_for_the_breakthrough(
    dice: list[int], onward: bool
) -> None:
    state = used("lizardmen", rolls=dice, empty=["t25"])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))
    assert is_over(state) != onward
    assert state.stream.rolls == ()


@pytest.mark.rule("AOG-PEOPLE-lizardmen", "AOG-GOD-lok")
def test_lok_rolls_one_of_the_two_dice_of_an_ambush_again() -> None:
    state = used("lizardmen", rolls=[2, 1, 3], gods={0: "lok"})
    before = state.clone()
    play(state, "attack t26 t25")
    assert texts(state) == ["reroll 1", "reroll 2", "pass"]
    play(state, "reroll 1")
    taken = conquest(before, "humans", "t25") | {"rerolled": (False, True)}
    assert_changes(before, state, taken)
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-lizardmen", "AOG-GOD-lok")
def test_the_die_that_lok_leaves_still_counts_in_an_ambush() -> None:
    state = used("lizardmen", rolls=[6, 1, 2], gods={0: "lok"})
    play(state, "attack t26 t25", "reroll 1")
    assert texts(state) == [*ordinary_attacks(state, ["t25"]), "pass"]


@pytest.mark.rule("AOG-PEOPLE-lizardmen", "AOG-GOD-sercek")
def test_in_an_ambush_of_sercek_the_kept_die_breaks_through() -> None:
    state = used("lizardmen", rolls=[5, 1], gods={0: "sercek"})
    play(state, "attack t26 t25")
    assert texts(state) == [*ordinary_attacks(state, ["t25"]), "pass"]


# ---- Devourers: Feast --------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-voraces")
def test_a_feast_is_over_when_its_second_attack_at_minus_one_fails() -> None:
    state = used("voraces", rolls=[3, 3])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))
    before = state.clone()
    play(state, "attack t25 t11")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-voraces")
@pytest.mark.parametrize(("roll", "takes"), [(4, False), (5, True), (6, True)])
def test_the_third_attack_of_a_feast_is_at_minus_two_and_the_last(roll: int, takes: bool) -> None:
    state = used("voraces", rolls=[3, 4, roll])
    play(state, "attack t26 t25")
    before = state.clone()
    play(state, "attack t25 t11")
    assert_changes(before, state, conquest(before, "humans", "t11"))
    before = state.clone()
    play(state, "attack t11 t10")
    assert_changes(before, state, conquest(before, "humans", "t10") if takes else {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-voraces")
def test_a_feast_whose_first_attack_fails_is_over() -> None:
    state = used("voraces", rolls=[2])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-voraces")
def test_the_further_attacks_of_a_feast_are_optional_and_from_the_territory_just_taken() -> None:
    state = used("voraces", rolls=[3, 4])
    play(state, "attack t26 t25")
    assert texts(state) == [*ordinary_attacks(state, ["t25"]), "pass"]
    refused = refusal(state, "attack t26 t12")
    assert refused is not None
    assert refused.rule == "AOG-PEOPLE-voraces"
    play(state, "attack t25 t11")
    assert texts(state) == [*ordinary_attacks(state, ["t11"]), "pass"]
    before = state.clone()
    play(state, "pass")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-voraces", "AOG-BREAK-06")
@pytest.mark.parametrize(("god", "roll"), [("cephalus", 6), ("sercek", 5), ("sercek", 6)])
def test_a_feast_never_breaks_through(god: str, roll: int) -> None:
    state = used("voraces", rolls=[roll], gods={0: god})
    play(state, "attack t26 t25", "pass")
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-voraces", "AOG-MAXSIZE-02")
def test_a_success_that_only_empties_the_target_ends_the_feast() -> None:
    state = used("voraces", rolls=[6], holds={"sorcerers": ["t02", "t03"]})
    before = state.clone()
    play(state, "attack t03 t12", "keep")
    assert_changes(before, state, emptied(before, "t12"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-voraces", "AOG-MAXSIZE-03")
def test_giving_up_the_origin_continues_the_feast() -> None:
    state = used("voraces", rolls=[3, 4], holds={"sorcerers": ["t02", "t03"]})
    play(state, "attack t03 t12", "give-up")
    assert texts(state) == [*ordinary_attacks(state, ["t12"]), "pass"]
    before = state.clone()
    play(state, "attack t12 t25", "give-up")
    moved = emptied(before, "t25") | {
        "territories.t25": ("wood_elves", "sorcerers"),
        "territories.t12": ("sorcerers", None),
    }
    assert_changes(before, state, moved)
    assert texts(state) == [*ordinary_attacks(state, ["t25"]), "pass"]


@pytest.mark.rule("AOG-PEOPLE-voraces", "AOG-EMPTY-01")
def test_a_feast_goes_on_from_an_empty_territory_taken() -> None:
    state = used("voraces", rolls=[1, 4], empty=["t25"])
    play(state, "attack t26 t25")
    before = state.clone()
    play(state, "attack t25 t11")
    assert_changes(before, state, conquest(before, "humans", "t11"))
