"""Special abilities of the peoples of size 1 and 2 (AOG-PEOPLE, red cards)."""

from pathlib import Path
from typing import Any

import pytest

from ludage.games.age_of_gods.notation import frame_to_dict
from ludage.games.age_of_gods.state import Position
from ludage.testing import assert_changes, flat, play, scripted, texts
from ludage.testing.age_of_gods import position
from ludage.testing.changes import ABSENT, Change
from tests.rules.age_of_gods.test_peoples_size_3_and_4 import (
    ATTACK_COMPULSORY,
    BOX,
    COMPULSORY,
    ELIMINATED,
    EVERYWHERE,
    HAS_MARKER,
    OTHER_PEOPLE,
    alone_under_love,
    card_played,
    conquest,
    emptied,
    holding,
    is_over,
    ordinary_attacks,
    reason,
    used,
)

COAST = BOX.territories(BOX.coast)
CITIES = BOX.territories(BOX.cities)
LOVE = ("AOG-MARK-05", "refusal-target-love")
VORTEX = ("AOG-MARK-03", "refusal-target-vortex")
SAME_PEOPLE = ("AOG-COMBAT-04", "refusal-target-same-people")


def far_attacks(state: Position, within: list[str]) -> list[str]:
    """All attacks between these territories, however far, on a map without Love and Vortex."""
    holder = dict(zip(EVERYWHERE, state.people_at, strict=True))
    return [
        f"attack {origin} {target}"
        for origin in within
        for target in within
        if holder[origin] >= 0 and holder[origin] != holder[target]
    ]


def play_until(state: Position, turn: int) -> None:
    """Let everybody do the first thing he may, until this turn begins."""
    while state.turn < turn:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])


# ---- what the attacks of several cards have in common ---------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "before"),
    [
        pytest.param("pirates", [], marks=pytest.mark.rule("AOG-PEOPLE-pirates")),
        pytest.param("wood_elves", ["mark hobbits"], marks=pytest.mark.rule("AOG-PEOPLE-wood_elves")),
        pytest.param("hobbits", ["pass"], marks=pytest.mark.rule("AOG-PEOPLE-hobbits")),
        pytest.param("amazons", [], marks=pytest.mark.rule("AOG-PEOPLE-amazons")),
        pytest.param("winged", [], marks=pytest.mark.rule("AOG-PEOPLE-winged")),
        pytest.param("giants", [], marks=pytest.mark.rule("AOG-PEOPLE-giants")),
        pytest.param("ogres", ["mark nomads"], marks=pytest.mark.rule("AOG-PEOPLE-ogres")),
        pytest.param("necromancers", [], marks=pytest.mark.rule("AOG-PEOPLE-necromancers")),
        pytest.param("fairies", [], marks=pytest.mark.rule("AOG-PEOPLE-fairies")),
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
        pytest.param("pirates", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-pirates")),
        pytest.param(
            "wood_elves",
            [],
            {"peoples.wood_elves.defence_2": (ABSENT, 2)},
            marks=pytest.mark.rule("AOG-PEOPLE-wood_elves"),
        ),
        pytest.param("hobbits", ["pass"], {}, marks=pytest.mark.rule("AOG-PEOPLE-hobbits")),
        pytest.param("amazons", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-amazons")),
        pytest.param("winged", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-winged")),
        pytest.param("giants", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-giants")),
        pytest.param(
            "ogres",
            [],
            {"peoples.ogres.attack_2": (ABSENT, 2)},
            marks=pytest.mark.rule("AOG-PEOPLE-ogres"),
        ),
        pytest.param("fairies", [], {}, marks=pytest.mark.rule("AOG-PEOPLE-fairies")),
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
    ("people", "before"),
    [
        pytest.param("hobbits", ["pass"], marks=pytest.mark.rule("AOG-PEOPLE-hobbits")),
        pytest.param("amazons", [], marks=pytest.mark.rule("AOG-PEOPLE-amazons")),
        pytest.param("giants", [], marks=pytest.mark.rule("AOG-PEOPLE-giants")),
        pytest.param("fairies", [], marks=pytest.mark.rule("AOG-PEOPLE-fairies")),
    ],
)
@pytest.mark.rule("AOG-ACTION-05", "AOG-ACTION-06")
def test_the_card_attacks_with_any_people_even_one_revealed(people: str, before: list[str]) -> None:
    state = used(people, revealed={0: ["humans"]}, empty=["t25"])
    play(state, *before)
    assert texts(state) == ordinary_attacks(state)
    assert "attack t26 t25" in texts(state)


@pytest.mark.parametrize(
    "people",
    [
        pytest.param("amazons", marks=pytest.mark.rule("AOG-PEOPLE-amazons")),
        pytest.param("giants", marks=pytest.mark.rule("AOG-PEOPLE-giants")),
        pytest.param("necromancers", marks=pytest.mark.rule("AOG-PEOPLE-necromancers")),
        pytest.param("fairies", marks=pytest.mark.rule("AOG-PEOPLE-fairies")),
    ],
)
@pytest.mark.rule("AOG-ACTION-12")
def test_the_bonus_of_the_card_does_not_count_in_the_breakthrough(people: str) -> None:
    state = used(people, rolls=[6, 2])
    play(state, "attack t26 t25")
    assert texts(state) == [*ordinary_attacks(state, ["t25"]), "pass"]
    before = state.clone()
    play(state, "attack t25 t11")
    assert_changes(before, state, {})
    assert is_over(state)


# ---- Pirates: Sea Raid -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-pirates", "AOG-ACTION-05")
@pytest.mark.parametrize(("roll", "takes"), [(1, False), (2, True)])
def test_a_sea_raid_hits_any_coast_from_any_coast_at_plus_one(roll: int, takes: bool) -> None:
    state = used("pirates", rolls=[roll])
    before = state.clone()
    play(state, "attack t33 t04")
    assert_changes(before, state, conquest(before, "ogres", "t04") if takes else {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-pirates")
def test_a_sea_raid_goes_from_coast_to_coast_only() -> None:
    state = used("pirates", empty=["t12"])
    assert len(COAST) == 31
    assert texts(state) == far_attacks(state, COAST)
    assert "attack t33 t12" in texts(state)
    assert reason(state, "attack t26 t12") == ("AOG-PEOPLE-pirates", "refusal-origin-inland")
    assert reason(state, "attack t33 t31") == ("AOG-PEOPLE-pirates", "refusal-target-inland")


@pytest.mark.rule("AOG-PEOPLE-pirates", "AOG-MARK-03", "AOG-MARK-05")
def test_a_sea_raid_obeys_people_love_and_vortex() -> None:
    state = used("pirates", love=["t04"], empty=["t03"], vortex=["t03"])
    assert reason(state, "attack t33 t04") == LOVE
    assert reason(state, "attack t33 t03") == VORTEX
    assert reason(state, "attack t08 t20") == SAME_PEOPLE


@pytest.mark.rule("AOG-PEOPLE-pirates", "AOG-ACTION-12")
def test_the_breakthrough_of_a_sea_raid_is_an_ordinary_attack() -> None:
    state = used("pirates", rolls=[6, 2])
    play(state, "attack t33 t04")
    assert texts(state) == ["attack t04 t05", "attack t04 t13", "attack t04 t14", "pass"]
    before = state.clone()
    play(state, "attack t04 t05")
    assert_changes(before, state, {})
    assert is_over(state)


# ---- Wood Elves: Greenwood ---------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-wood_elves")
@pytest.mark.parametrize(("roll", "takes"), [(2, False), (3, True)])
def test_greenwood_does_not_change_the_attack_of_the_marked_people(roll: int, takes: bool) -> None:
    state = used("wood_elves", turn=5, rolls=[roll])
    before = state.clone()
    play(state, "mark hobbits")
    assert_changes(before, state, {"peoples.hobbits.defence_2": (ABSENT, 6)})
    assert texts(state) == ordinary_attacks(state, ["t37", "t48"])
    assert reason(state, "attack t26 t25") == OTHER_PEOPLE
    before = state.clone()
    play(state, "attack t48 t39")
    assert_changes(before, state, conquest(before, "hobbits", "t39") if takes else {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-wood_elves", "AOG-MARK-10")
@pytest.mark.parametrize(("roll", "holder"), [(4, "hobbits"), (5, "giants")])
def test_greenwood_defends_until_the_end_of_the_next_turn(roll: int, holder: str) -> None:
    state = used("wood_elves", players=2, turn=5, first=1, rolls=[1, roll], holds={"giants": ["t38"]})
    play(state, "mark hobbits", "attack t48 t39")
    assert state.turn == 6
    play(state, "attack t38 t48")
    assert flat(state)["territories.t48"] == holder
    play_until(state, 7)
    assert "peoples.hobbits.defence_2" not in flat(state)


@pytest.mark.rule("AOG-PEOPLE-wood_elves", "AOG-ACTION-10", "AOG-ACTION-11")
def test_greenwood_must_go_to_a_people_on_the_board_that_has_none() -> None:
    state = used("wood_elves", holds={"giants": []}, markers={"defence_2": ["orcs"], "defence_1": ["ogres"]})
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "mark giants") == ELIMINATED
    assert reason(state, "mark orcs") == HAS_MARKER
    others = [people for people in BOX.people_ids if people not in ("giants", "orcs")]
    assert texts(state) == [f"mark {people}" for people in others]


@pytest.mark.rule("AOG-PEOPLE-wood_elves", "AOG-MARK-11")
def test_a_fourth_greenwood_moves_one_of_the_three_and_its_time_starts_anew() -> None:
    state = used("wood_elves", turn=5, markers={"defence_2": ["orcs", "chaos", "monks"]}, lent_until=5)
    before = state.clone()
    play(state, "mark hobbits")
    assert texts(state) == ["take chaos", "take orcs", "take monks"]
    play(state, "take orcs")
    moved = {"peoples.orcs.defence_2": (5, ABSENT), "peoples.hobbits.defence_2": (ABSENT, 6)}
    assert_changes(before, state, moved)
    assert texts(state) == ordinary_attacks(state, ["t37", "t48"])


# ---- Hobbits: Burglars -------------------------------------------------------------------------------------------

ORCS_AND_OGRES_HIDDEN: dict[str, Any] = {
    "turn": 7,
    "destiny": {1: ["orcs", "ogres"]},
    "revealed": {1: ["nomads", "gnomes"]},
}


@pytest.mark.rule("AOG-PEOPLE-hobbits", "AOG-SECRECY-02")
@pytest.mark.parametrize(("size", "people"), [(4, "orcs"), (1, "ogres")])
def test_burglars_see_one_hidden_destiny_card_and_nobody_else_does(size: int, people: str) -> None:
    state = scripted(used("hobbits", **ORCS_AND_OGRES_HIDDEN), draws=[size])
    before = state.clone()
    events = state.listen()
    play(state, "peek 1")
    assert_changes(before, state, {f"seats.1.destiny.{people}.seen_by": ([], [0])})
    assert known_peoples(before, 0) == {"nomads", "gnomes"}
    assert known_peoples(state, 0) == {"nomads", "gnomes", people}
    assert known_peoples(state, 2) == known_peoples(state, None) == {"nomads", "gnomes"}
    heard = [events[0].seen_by(seat) for seat in (0, 1, 2, None)]
    assert [seen is not None and seen.get("people") for seen in heard] == [
        f"people:{people}",
        f"people:{people}",
        None,
        None,
    ]


def known_peoples(state: Position, seat: int | None) -> set[str]:
    """The peoples of seat 1 that this seat knows."""
    seats: Any = state.view(seat)["seats"]
    return {card["people"] for card in seats[1]["destiny"] if "people" in card}


@pytest.mark.rule("AOG-PEOPLE-hobbits")
def test_the_card_seen_by_burglars_is_drawn_at_random_among_the_hidden_ones() -> None:
    seen = set()
    for seed in range(30):
        state = used("hobbits", seed=seed, **ORCS_AND_OGRES_HIDDEN)
        play(state, "peek 1")
        seen |= known_peoples(state, 0) - {"nomads", "gnomes"}
    assert seen == {"orcs", "ogres"}


@pytest.mark.rule("AOG-PEOPLE-hobbits")
@pytest.mark.parametrize("size", [2, 3])
def test_a_revealed_destiny_card_is_never_drawn_by_burglars(size: int) -> None:
    state = scripted(used("hobbits", **ORCS_AND_OGRES_HIDDEN), draws=[size])
    with pytest.raises(ValueError, match="scripted draw"):
        play(state, "peek 1")


@pytest.mark.rule("AOG-PEOPLE-hobbits", "AOG-GOD-bejofa")
def test_burglars_may_see_a_card_laid_face_down_by_bejofa() -> None:
    facts: dict[str, Any] = {"turn": 2, "gods": {1: "bejofa"}, "face_down": {1: ["orcs"]}}
    state = used("hobbits", **facts)
    before = state.clone()
    play(state, "peek 1")
    assert_changes(before, state, {"seats.1.destiny.orcs.seen_by": ([], [0])})


@pytest.mark.rule("AOG-PEOPLE-hobbits")
def test_after_burglary_an_ordinary_attack_follows() -> None:
    state = used("hobbits", rolls=[3])
    play(state, "peek 2")
    assert texts(state) == ordinary_attacks(state)
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-hobbits")
def test_burglary_is_optional() -> None:
    state = used("hobbits")
    before = state.clone()
    assert texts(state) == ["peek 1", "peek 2", "pass"]
    play(state, "pass")
    assert_changes(before, state, {})
    assert texts(state) == ordinary_attacks(state)


@pytest.mark.rule("AOG-PEOPLE-hobbits")
def test_burglars_look_at_an_opponent_with_a_hidden_card() -> None:
    state = used("hobbits", revealed={1: ["orcs"]})
    assert texts(state) == ["peek 2", "pass"]
    assert reason(state, "peek 0") == ("AOG-PEOPLE-hobbits", "refusal-peek-self")
    assert reason(state, "peek 1") == ("AOG-PEOPLE-hobbits", "refusal-peek-nothing-hidden")
    assert reason(state, "peek 3") == ("AOG-PEOPLE-hobbits", "refusal-peek-no-such-player")


@pytest.mark.rule("AOG-PEOPLE-hobbits")
def test_burglars_look_only_where_there_is_a_card_they_have_not_seen() -> None:
    facts: dict[str, Any] = {"destiny": {1: ["orcs", "centaurs"], 2: ["chaos"]}, "revealed": {2: ["goblins"]}}
    state = holding("hobbits", turn=3, **facts)
    for people in ("centaurs", "chaos"):
        state.seen[state.destiny.index(state.box.people_ids.index(people))] = 0b001
    play(state, "play hobbits ability")
    assert texts(state) == ["peek 1", "pass"], "the Orcs are not known yet"
    assert reason(state, "peek 2") == ("AOG-PEOPLE-hobbits", "refusal-peek-nothing-new")
    play(scripted(state, draws=[3]), "peek 1")  # the draw is among all his hidden cards


@pytest.mark.rule("AOG-PEOPLE-hobbits", "AOG-ACTION-10")
def test_burglars_who_know_every_hidden_card_only_attack() -> None:
    state = holding("hobbits", destiny={1: ["orcs"]}, revealed={2: ["chaos"]})
    state.seen[state.destiny.index(state.box.people_ids.index("orcs"))] = 0b001
    other = state.clone()
    other.seen = [0b010 if seen else 0 for seen in state.seen]
    play(state, "play hobbits ability")
    assert texts(state) == ordinary_attacks(state)
    play(other, "play hobbits ability")
    assert texts(other) == ["peek 1", "pass"], "what another has seen is not known"


@pytest.mark.rule("AOG-PEOPLE-hobbits", "AOG-ACTION-10")
def test_with_nothing_hidden_burglars_only_attack() -> None:
    state = used("hobbits", revealed={1: ["orcs"], 2: ["chaos"]})
    assert texts(state) == ordinary_attacks(state)


# ---- Amazons: Fury -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-amazons", "AOG-COMBAT-16")
def test_fury_succeeds_with_a_one() -> None:
    state = used("amazons", rolls=[1])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-amazons")
def test_fury_is_at_plus_two_only() -> None:
    state = used("amazons", rolls=[1], fortified=["t25"])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, {})


# ---- Winged Folk: Flight -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-winged")
@pytest.mark.parametrize(("roll", "takes"), [(2, False), (3, True)])
def test_flight_reaches_the_other_end_of_the_map_without_bonus(roll: int, takes: bool) -> None:
    state = used("winged", rolls=[roll])
    before = state.clone()
    play(state, "attack t06 t22")
    assert_changes(before, state, conquest(before, "giants", "t22") if takes else {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-winged")
def test_flight_goes_from_anywhere_to_anywhere() -> None:
    state = used("winged", empty=["t31"])
    assert texts(state) == far_attacks(state, EVERYWHERE)
    assert "attack t22 t31" in texts(state)


@pytest.mark.rule("AOG-PEOPLE-winged", "AOG-MARK-03", "AOG-MARK-05")
def test_flight_obeys_people_love_and_vortex() -> None:
    state = used("winged", love=["t04"], empty=["t03"], vortex=["t03"])
    assert reason(state, "attack t33 t04") == LOVE
    assert reason(state, "attack t33 t03") == VORTEX
    assert reason(state, "attack t07 t18") == SAME_PEOPLE
    assert reason(state, "attack t04 t33") == ("AOG-MARK-05", "refusal-origin-love")


@pytest.mark.rule("AOG-PEOPLE-winged", "AOG-ACTION-12")
def test_the_breakthrough_of_flight_is_an_ordinary_attack() -> None:
    state = used("winged", rolls=[6])
    play(state, "attack t06 t22")
    assert texts(state) == ["attack t22 t09", "attack t22 t23", "attack t22 t35", "pass"]
    assert reason(state, "attack t22 t36") == ("AOG-COMBAT-03", "refusal-target-not-adjacent")


# ---- Gnomes: Invention -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-gnomes", "AOG-TECH-01")
@pytest.mark.parametrize(("people", "level"), [("orcs", 1), ("gnomes", 0)])
def test_invention_raises_any_people_on_the_board_and_gives_no_attack(people: str, level: int) -> None:
    state = used("gnomes", technology={"orcs": 1})
    before = state.clone()
    play(state, f"technology {people}")
    assert_changes(before, state, {f"peoples.{people}.technology": (level, level + 1), "supply": (34, 33)})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-gnomes", "AOG-ACTION-10", "AOG-ACTION-11")
def test_invention_is_compulsory_and_for_no_eliminated_people() -> None:
    state = used("gnomes", holds={"monks": []})
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "technology monks") == ELIMINATED
    assert texts(state) == [f"technology {people}" for people in BOX.people_ids if people != "monks"]


@pytest.mark.rule("AOG-PEOPLE-gnomes", "AOG-TECH-04")
def test_with_an_empty_stock_invention_does_nothing() -> None:
    state = holding("gnomes", supply=0)
    before = state.clone()
    play(state, "play gnomes ability")
    assert_changes(before, state, card_played("gnomes"))
    assert is_over(state)


# ---- Sorcerers: Vortex -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-sorcerers", "AOG-MARK-03")
def test_a_vortex_destroys_a_fortified_territory_and_closes_it() -> None:
    state = used("sorcerers", holds={"orcs": ["t31", "t42", "t43"]}, fortified=["t42"])
    before = state.clone()
    play(state, "vortex t42")
    closed = {"fortified": (["t42"], []), "supply": (34, 35), "vortex": ([], ["t42"])}
    assert_changes(before, state, emptied(before, "t42") | closed)
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-sorcerers")
def test_a_vortex_may_close_an_empty_territory() -> None:
    state = used("sorcerers", empty=["t25"])
    before = state.clone()
    play(state, "vortex t25")
    assert_changes(before, state, {"vortex": ([], ["t25"])})


@pytest.mark.rule("AOG-PEOPLE-sorcerers", "AOG-ACTION-10")
def test_a_vortex_is_compulsory_and_spares_city_fortress_love_vortex_and_last_territory() -> None:
    facts: dict[str, Any] = {"empty": ["t25", "t27"], "fortress": ["t28"], "love": ["t26"], "vortex": ["t25"]}
    state = used("sorcerers", **facts)
    refusals = {
        "t13": "refusal-vortex-city",
        "t27": "refusal-vortex-city",  # even an empty one
        "t28": "refusal-vortex-fortress",
        "t26": "refusal-vortex-love",
        "t25": "refusal-vortex-already",
        "t11": "refusal-vortex-last",
    }
    for territory, key in refusals.items():
        assert reason(state, f"vortex {territory}") == ("AOG-PEOPLE-sorcerers", key)
    assert reason(state, "pass") == COMPULSORY
    last = [
        "t03",
        "t04",
        "t06",
        "t11",
        "t12",
        "t33",
        "t52",
    ]  # peoples of size 1, and what t25 left the Wood Elves
    spared = [*CITIES, *refusals, *last]
    assert texts(state) == [f"vortex {territory}" for territory in EVERYWHERE if territory not in spared]


@pytest.mark.rule("AOG-PEOPLE-sorcerers", "AOG-MARK-03", "AOG-MARK-11")
def test_a_fourth_vortex_is_one_moved_and_frees_an_empty_territory() -> None:
    vortices = ["t11", "t12", "t25"]
    state = position(phase="action", hands={0: ["sorcerers"], 1: ["humans"]}, empty=vortices, vortex=vortices)
    play(state, "play sorcerers ability")
    before = state.clone()
    play(state, "vortex t42")
    assert texts(state) == ["lift t11", "lift t12", "lift t25"]
    assert reason(state, "lift t42") == ("AOG-MARK-11", "refusal-territory-has-no-marker")
    play(state, "lift t25")
    moved = {"vortex": (vortices, ["t11", "t12", "t42"])}
    assert_changes(before, state, emptied(before, "t42") | moved)
    play(state, "play humans ability")
    assert reason(state, "attack t26 t12") == VORTEX
    before = state.clone()
    play(scripted(state, rolls=[1]), "attack t26 t25")
    colonists = {"fortified": ([], ["t25"]), "supply": (35, 34)}
    assert_changes(before, state, conquest(before, "humans", "t25") | colonists)


@pytest.mark.rule("AOG-PEOPLE-sorcerers")
def test_a_vortex_may_cut_the_map_in_parts() -> None:
    state = used("sorcerers", empty=["t53", "t54"], vortex=["t53", "t54"])
    before = state.clone()
    play(state, "vortex t55")
    cut = {"vortex": (["t53", "t54"], ["t53", "t54", "t55"])}
    assert_changes(before, state, emptied(before, "t55") | cut)


@pytest.mark.rule("AOG-PEOPLE-sorcerers", "AOG-ACTION-10")
def test_with_nothing_that_a_vortex_could_close_nothing_happens(tmp_path: Path) -> None:
    # only a map of cities leaves the Sorcerers without a choice
    cities = "".join(f"{territory},yes\n" for territory in EVERYWHERE)
    (tmp_path / "territories.csv").write_text("id,city\n" + cities, encoding="utf-8")
    state = holding("sorcerers", content=str(tmp_path))
    before = state.clone()
    play(state, "play sorcerers ability")
    assert_changes(before, state, card_played("sorcerers"))
    assert is_over(state)


# ---- Monks: Holy War ---------------------------------------------------------------------------------------------

# the only border between Orcs and Humans is that of t30 and t29
ORCS_NEXT_TO_HUMANS: dict[str, Any] = {"holds": {"orcs": ["t30", "t31"]}}


@pytest.mark.rule("AOG-PEOPLE-monks", "AOG-MARK-02")
def test_a_holy_war_is_named_and_its_attack_at_once_is_at_plus_two() -> None:
    state = used("monks", rolls=[1], **ORCS_NEXT_TO_HUMANS)
    before = state.clone()
    play(state, "holy-war orcs", "against humans")
    assert_changes(before, state, {"holy_war": ([None, None], ["orcs", "humans"])})
    assert texts(state) == ["attack t30 t29", "pass"]
    assert reason(state, "attack t30 t15") == ("AOG-PEOPLE-monks", "refusal-target-not-victim")
    assert reason(state, "attack t29 t30") == OTHER_PEOPLE
    before = state.clone()
    play(state, "attack t30 t29")
    assert_changes(before, state, conquest(before, "orcs", "t29"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-monks", "AOG-MARK-02")
def test_the_attack_of_a_holy_war_is_optional_and_the_bonus_stays_for_everybody() -> None:
    state = position(phase="action", hands={0: ["monks"], 1: ["humans"]}, **ORCS_NEXT_TO_HUMANS)
    play(state, "play monks ability", "holy-war orcs", "against humans")
    before = state.clone()
    play(state, "pass")
    assert_changes(before, state, {})
    assert is_over(state)
    play(state, "play humans ability")
    play(scripted(state, rolls=[1]), "attack t30 t29")
    assert flat(state)["territories.t29"] == "orcs"


@pytest.mark.rule("AOG-PEOPLE-monks", "AOG-MARK-02")
@pytest.mark.parametrize(("target", "roll", "takes"), [("t27", 2, True), ("t28", 2, False), ("t28", 3, True)])
def test_in_its_breakthrough_a_holy_war_counts_against_the_victim_only(
    target: str, roll: int, takes: bool
) -> None:
    state = used("monks", rolls=[6, roll], **ORCS_NEXT_TO_HUMANS)
    play(state, "holy-war orcs", "against humans", "attack t30 t29")
    assert texts(state) == [*ordinary_attacks(state, ["t29"]), "pass"]
    before = state.clone()
    play(state, f"attack t29 {target}")
    assert_changes(before, state, conquest(before, "orcs", target) if takes else {})


@pytest.mark.rule("AOG-PEOPLE-monks")
def test_peoples_far_apart_may_be_named_and_then_no_attack_is_asked() -> None:
    state = used("monks")
    before = state.clone()
    play(state, "holy-war pirates", "against ogres")
    assert_changes(before, state, {"holy_war": ([None, None], ["pirates", "ogres"])})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-monks", "AOG-MARK-02")
def test_a_new_holy_war_ends_the_one_before() -> None:
    state = used("monks", holy_war=("orcs", "giants"))
    before = state.clone()
    play(state, "holy-war pirates", "against orcs")
    assert_changes(before, state, {"holy_war": (["orcs", "giants"], ["pirates", "orcs"])})


@pytest.mark.rule("AOG-PEOPLE-monks", "AOG-ACTION-10", "AOG-ACTION-11")
def test_a_holy_war_must_name_two_different_peoples_on_the_board() -> None:
    state = used("monks", holds={"giants": []})
    living = [people for people in BOX.people_ids if people != "giants"]
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "holy-war giants") == ELIMINATED
    assert texts(state) == [f"holy-war {people}" for people in living]
    play(state, "holy-war orcs")
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "against giants") == ELIMINATED
    assert reason(state, "against orcs") == ("AOG-MARK-02", "refusal-holy-war-itself")
    assert texts(state) == [f"against {people}" for people in living if people != "orcs"]


@pytest.mark.rule("AOG-PEOPLE-monks", "AOG-ACTION-10")
def test_with_one_people_left_no_holy_war_is_named() -> None:
    state = holding("monks", **alone_under_love("monks"))
    before = state.clone()
    play(state, "play monks ability")
    assert_changes(before, state, card_played("monks"))
    assert is_over(state)


# ---- Giants: Wall Breakers ---------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-giants")
@pytest.mark.parametrize(("roll", "takes"), [(1, False), (2, True)])
def test_wall_breakers_ignore_city_and_dwarf_fortress_at_plus_one(roll: int, takes: bool) -> None:
    state = used("giants", rolls=[roll], fortress=["t27"])
    before = state.clone()
    play(state, "attack t40 t27")
    taken = conquest(before, "centaurs", "t27") | {"fortress": (["t27"], [])}
    assert_changes(before, state, taken if takes else {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-giants")
@pytest.mark.parametrize(("roll", "takes"), [(1, False), (2, True)])
def test_wall_breakers_ignore_the_fortification(roll: int, takes: bool) -> None:
    state = used("giants", rolls=[roll], fortified=["t25"])
    before = state.clone()
    play(state, "attack t26 t25")
    razed = {"fortified": (["t25"], []), "supply": (34, 35)}
    assert_changes(before, state, conquest(before, "humans", "t25") | razed if takes else {})


@pytest.mark.rule("AOG-PEOPLE-giants")
@pytest.mark.parametrize(
    ("facts", "needed"),
    [
        ({"technology": {"humans": 1}}, 3),
        ({"markers": {"defence_2": ["humans"]}}, 4),
        ({"gods": {1: "novalis"}, "revealed": {1: ["humans"]}}, 4),
        ({"technology": {"centaurs": 1}}, 1),
    ],
    ids=["technology", "marker", "Novalis", "technology of the attacker"],
)
def test_technology_markers_and_novalis_still_count_against_wall_breakers(
    facts: dict[str, Any], needed: int
) -> None:
    for roll in range(1, 7):
        state = used("giants", rolls=[roll], fortress=["t27"], **facts)
        play(state, "attack t40 t27")
        assert (flat(state)["territories.t27"] == "centaurs") == (roll >= needed)


@pytest.mark.rule("AOG-PEOPLE-giants", "AOG-ACTION-12")
def test_the_breakthrough_of_wall_breakers_meets_walls_again() -> None:
    state = used("giants", rolls=[6, 3], fortified=["t28"])
    play(state, "attack t40 t27")
    before = state.clone()
    play(state, "attack t27 t28")
    assert_changes(before, state, {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-giants", "AOG-MARK-05")
def test_love_still_forbids_the_target_of_wall_breakers() -> None:
    state = used("giants", love=["t27"])
    assert reason(state, "attack t40 t27") == LOVE


# ---- Ogres: Mercenaries ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-ogres", "AOG-MARK-08")
def test_mercenaries_count_at_once() -> None:
    state = used("ogres", turn=2, rolls=[1])
    before = state.clone()
    play(state, "mark nomads")
    assert_changes(before, state, {"peoples.nomads.attack_2": (ABSENT, 3)})
    assert texts(state) == ordinary_attacks(state, ["t51", "t58", "t59"])
    assert reason(state, "attack t26 t25") == OTHER_PEOPLE
    before = state.clone()
    play(state, "attack t51 t52")
    assert_changes(before, state, conquest(before, "nomads", "t52"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-ogres", "AOG-ACTION-12")
@pytest.mark.parametrize(("roll", "takes"), [(1, False), (2, True)])
def test_mercenaries_count_in_the_breakthrough(roll: int, takes: bool) -> None:
    state = used("ogres", rolls=[6, roll], fortified=["t54"])
    play(state, "mark nomads", "attack t51 t52")
    before = state.clone()
    play(state, "attack t52 t54")
    razed = {"fortified": (["t54"], []), "supply": (34, 35)}
    assert_changes(before, state, conquest(before, "nomads", "t54") | razed if takes else {})


@pytest.mark.rule("AOG-PEOPLE-ogres", "AOG-MARK-08")
def test_mercenaries_serve_until_the_end_of_the_next_turn() -> None:
    state = used("ogres", players=2, turn=2, first=1, rolls=[1, 1])
    play(state, "mark nomads", "attack t51 t52")
    assert state.turn == 3
    play(state, "done", "done", "attack t51 t42")
    assert flat(state)["territories.t42"] == "nomads"
    play_until(state, 4)
    assert "peoples.nomads.attack_2" not in flat(state)


@pytest.mark.rule("AOG-PEOPLE-ogres", "AOG-ACTION-10", "AOG-ACTION-11")
def test_mercenaries_must_serve_a_people_on_the_board_that_has_none() -> None:
    state = used("ogres", holds={"giants": []}, markers={"attack_2": ["orcs"], "attack_1": ["ogres"]})
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "mark giants") == ELIMINATED
    assert reason(state, "mark orcs") == HAS_MARKER
    others = [people for people in BOX.people_ids if people not in ("giants", "orcs")]
    assert texts(state) == [f"mark {people}" for people in others]


@pytest.mark.rule("AOG-PEOPLE-ogres", "AOG-MARK-11")
def test_fourth_mercenaries_leave_one_of_three_peoples_and_their_time_starts_anew() -> None:
    state = used("ogres", turn=4, rolls=[1], markers={"attack_2": ["orcs", "chaos", "monks"]}, lent_until=4)
    before = state.clone()
    play(state, "mark nomads")
    assert texts(state) == ["take chaos", "take orcs", "take monks"]
    play(state, "take monks")
    moved = {"peoples.monks.attack_2": (4, ABSENT), "peoples.nomads.attack_2": (ABSENT, 5)}
    assert_changes(before, state, moved)
    before = state.clone()
    play(state, "attack t51 t52")
    assert_changes(before, state, conquest(before, "nomads", "t52"))


# ---- Necromancers: Raise the Dead --------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-necromancers")
def test_the_dead_of_an_eliminated_people_come_back_on_an_empty_city() -> None:
    state = position(
        phase="action",
        hands={0: ["necromancers"], 1: ["hobbits"]},
        holds={"hobbits": []},
        empty=["t25"],
        vortex=["t25"],
    )
    play(scripted(state, rolls=[6]), "play necromancers ability")
    before = state.clone()
    play(state, "raise hobbits")
    assert texts(state) == ["settle t37", "settle t48"]
    for territory in ("t26", "t25"):
        refused = reason(state, f"settle {territory}")
        assert refused == ("AOG-PEOPLE-necromancers", "refusal-settle-not-empty")
    play(state, "settle t37")
    assert_changes(before, state, {"territories.t37": (None, "hobbits"), "peoples.hobbits.reserve": (4, 3)})
    assert is_over(state)
    assert state.stream.rolls == (6,)
    assert "play hobbits ability" in texts(state)
    assert "play hobbits wrath" not in texts(state)


@pytest.mark.rule("AOG-PEOPLE-necromancers", "AOG-ACTION-10")
def test_raising_the_dead_is_compulsory_where_it_can_be_done() -> None:
    state = used("necromancers", empty=["t24", "t25"])
    assert texts(state) == [f"raise {people}" for people in BOX.people_ids]
    assert reason(state, "pass") == COMPULSORY
    play(state, "raise orcs")
    assert texts(state) == ["settle t24", "settle t25"]
    assert reason(state, "pass") == COMPULSORY


@pytest.mark.rule("AOG-PEOPLE-necromancers", "AOG-MAXSIZE-01")
def test_a_people_at_maximum_has_no_dead_to_raise() -> None:
    state = used("necromancers", empty=["t25"], holds={"monks": ["t04", "t05"]})
    refused = reason(state, "raise monks")
    assert refused == ("AOG-PEOPLE-necromancers", "refusal-no-token-in-reserve")
    assert texts(state) == [f"raise {people}" for people in BOX.people_ids if people != "monks"]


@pytest.mark.rule("AOG-PEOPLE-necromancers")
@pytest.mark.parametrize("facts", [{}, {"empty": ["t24"], "vortex": ["t24"]}], ids=["none empty", "vortex"])
@pytest.mark.parametrize(("roll", "takes"), [(1, False), (2, True)])
def test_with_no_empty_territory_the_necromancers_attack_at_plus_one(
    facts: dict[str, Any], roll: int, takes: bool
) -> None:
    state = used("necromancers", rolls=[roll], **facts)
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25") if takes else {})
    assert is_over(state)


# ---- Fairy Folk: Glamour -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PEOPLE-fairies")
def test_glamour_copies_a_discarded_card_which_stays_discarded() -> None:
    state = used("fairies", rolls=[1], discard=["amazons", "gnomes"])
    before = state.clone()
    assert texts(state) == ["copy amazons", "copy gnomes"]
    play(state, "copy amazons", "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))
    assert flat(state)["discard"] == ["amazons", "gnomes", "fairies"]
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-fairies")
@pytest.mark.parametrize("discard", [[], ["fairies"]], ids=["empty", "Fairy Folk only"])
@pytest.mark.parametrize(("roll", "takes"), [(1, False), (2, True)])
def test_with_nothing_to_copy_the_fairy_folk_attack_at_plus_one(
    discard: list[str], roll: int, takes: bool
) -> None:
    state = used("fairies", rolls=[roll], discard=discard)
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25") if takes else {})
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-fairies", "AOG-ACTION-10")
def test_glamour_copies_once_any_discarded_card_but_its_own() -> None:
    state = used("fairies", discard=["orcs", "amazons", "fairies", "orcs", "gnomes"])
    assert texts(state) == ["copy orcs", "copy amazons", "copy gnomes"]
    assert reason(state, "pass") == COMPULSORY
    assert reason(state, "copy fairies") == ("AOG-PEOPLE-fairies", "refusal-copy-itself")
    assert reason(state, "copy humans") == ("AOG-PEOPLE-fairies", "refusal-copy-not-discarded")
    play(state, "copy gnomes", "technology gnomes")
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-fairies")
def test_shown_destiny_cards_and_bets_cannot_be_copied() -> None:
    state = used("fairies", turn=8, revealed={0: ["humans"], 1: ["orcs"]}, bets={0: ["amazons"]})
    assert texts(state) == ordinary_attacks(state)


@pytest.mark.rule("AOG-PEOPLE-fairies", "AOG-ACTION-09")
@pytest.mark.parametrize("people", [people for people in BOX.people_ids if people != "fairies"])
def test_a_copied_ability_is_carried_out_as_if_its_card_had_been_played(people: str) -> None:
    board: dict[str, Any] = {"technology": {"humans": 1}, "rolls": [3, 4], "empty": ["t25"]}
    played, copied = used(people, **board), used("fairies", discard=[people], **board)
    assert frame_to_dict(copied.stack[-1]) == frame_to_dict(played.stack[-1])
    assert texts(copied) == texts(played)
    assert on_the_board(copied) == on_the_board(played)


def on_the_board(state: Position) -> dict[str, object]:
    """The territories and the well of souls."""
    return {path: fact for path, fact in flat(state).items() if path.startswith(("territories.", "peoples."))}


@pytest.mark.rule("AOG-PEOPLE-fairies")
def test_the_card_of_an_eliminated_people_can_be_copied() -> None:
    state = used("fairies", rolls=[1], discard=["amazons"], holds={"amazons": []})
    play(state, "attack t26 t25")
    assert flat(state)["territories.t25"] == "humans"


@pytest.mark.rule("AOG-PEOPLE-fairies", "AOG-PEOPLE-goblins")
def test_a_copy_of_the_goblins_needs_goblins_on_the_board() -> None:
    state = used("fairies", discard=["goblins", "gnomes", "orcs"], holds={"goblins": []})
    assert reason(state, "copy goblins") == ("AOG-PEOPLE-fairies", "refusal-copy-people-gone")
    assert texts(state) == ["copy orcs", "copy gnomes"]


@pytest.mark.rule("AOG-PEOPLE-fairies")
def test_where_the_only_card_cannot_be_copied_the_fairy_folk_attack() -> None:
    state = used("fairies", discard=["goblins"], holds={"goblins": []})
    assert texts(state) == ordinary_attacks(state)


@pytest.mark.rule("AOG-PEOPLE-fairies", "AOG-PEOPLE-goblins")
def test_a_copy_of_the_goblins_brings_in_a_spare_token_while_there_is_one() -> None:
    state = used("fairies", discard=["goblins", "gnomes"], spare_goblins=1)
    before = state.clone()
    play(state, "copy goblins")
    token = {"peoples.goblins.spare": (1, 0), "peoples.goblins.reserve": (5, 6)}
    assert_changes(before, state, token)
    assert texts(state) == ordinary_attacks(state, ["t17", "t30", "t41"])


@pytest.mark.rule("AOG-PEOPLE-fairies", "AOG-PEOPLE-chaos")
def test_line_six_of_a_copied_cataclysm_serves_chaos_even_eliminated() -> None:
    state = scripted(used("fairies", discard=["chaos", "gnomes"], holds={"chaos": []}), rolls=[6, 6])
    play(state, "copy chaos")
    before = state.clone()
    play(state, "seize t26")
    assert_changes(before, state, conquest(before, "chaos", "t26"))
    assert is_over(state)


@pytest.mark.rule("AOG-PEOPLE-fairies", "AOG-PEOPLE-necromancers")
def test_a_copy_of_the_necromancers_falls_back_on_their_attack() -> None:
    state = used("fairies", rolls=[2], discard=["necromancers"])
    before = state.clone()
    play(state, "attack t26 t25")
    assert_changes(before, state, conquest(before, "humans", "t25"))
    assert is_over(state)
