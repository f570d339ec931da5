"""The fortification phase and what becomes of fortifications (AOG-FORT)."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from ludage.games.age_of_gods.state import Position
from ludage.testing import age_of_gods, assert_changes, play, scripted, texts
from tests.rules.age_of_gods.asking import CALM, data_of, reason

HUMANS_AT_MAXIMUM = ["t26", "t27", "t29", "t38", "t12", "t40", "t41", "t39"]


def fortification_phase(
    gods: Mapping[int, str] = CALM, turn: int = 1, seat: int = 0, first: int = 0, **facts: Any
) -> Position:
    return age_of_gods.position(
        turn=turn, phase="fortification", seat=seat, first=first, gods={**CALM, **gods}, **facts
    )


# ---- placing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-FORT-01")
def test_a_player_may_put_one_of_his_pawns_on_the_board() -> None:
    state = fortification_phase()
    before = state.clone()
    play(state, "fortify t28")
    assert_changes(before, state, {"fortified": ([], ["t28"]), "seats.0.pawns": (5, 4)})
    assert state.to_act == (1,)
    assert reason(state, "fortify t29", seat=0) == ("refusal-not-your-decision", "")


@pytest.mark.rule("AOG-FORT-01")
def test_fortifying_is_optional() -> None:
    state = fortification_phase()
    before = state.clone()
    play(state, "done")
    assert_changes(before, state, {})
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-FORT-01")
def test_players_fortify_in_turn_order_and_place_at_most_one_pawn_each() -> None:
    state = fortification_phase(seat=1, first=1)
    before = state.clone()
    order = []
    for text in ("fortify t26", "fortify t27", "fortify t28"):
        order.append(state.to_act[0])
        play(state, text)
    assert order == [1, 2, 0]
    assert_changes(
        before,
        state,
        {
            "phase": ("fortification", "combat"),
            "fortified": ([], ["t26", "t27", "t28"]),
            **{f"seats.{seat}.pawns": (5, 4) for seat in range(3)},
        },
    )


@pytest.mark.rule("AOG-FORT-01")
def test_rakos_may_place_two_pawns_and_no_third() -> None:
    state = fortification_phase({0: "rakos"})
    before = state.clone()
    play(state, "fortify t26", "fortify t27")
    assert state.to_act == (1,)
    assert_changes(before, state, {"fortified": ([], ["t26", "t27"]), "seats.0.pawns": (10, 8)})


@pytest.mark.rule("AOG-FORT-01")
def test_rakos_may_stop_after_one_pawn() -> None:
    state = fortification_phase({0: "rakos"})
    before = state.clone()
    play(state, "fortify t26", "done")
    assert state.to_act == (1,)
    assert_changes(before, state, {"fortified": ([], ["t26"]), "seats.0.pawns": (10, 9)})


@pytest.mark.rule("AOG-FORT-01")
def test_a_player_who_has_love_left_to_place_may_not_place_a_second_pawn() -> None:
    state = fortification_phase({0: "sylia"})
    play(state, "fortify t26")
    assert state.to_act == (0,)
    assert reason(state, "fortify t28") == ("refusal-pawns-placed", "AOG-FORT-01")
    assert not any(text.startswith("fortify ") for text in texts(state))


# ---- where ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-FORT-01", "AOG-FORT-02")
@pytest.mark.parametrize(
    ("god", "fortified", "left"),
    [
        ("rakos", [], {"pawns": 2, "love": 0}),
        ("rakos", ["t31"], {"pawns": 1, "love": 0}),
        ("sylia", ["t31"], {"pawns": 1, "love": 1}),
        ("sylia", ["t28", "t31"], {"pawns": 0, "love": 1}),
    ],
)
def test_the_question_names_no_more_pawns_than_there_are_places_for(
    god: str, fortified: list[str], left: dict[str, int]
) -> None:
    empty = [place for place in age_of_gods.position().box.territory_ids if place not in ("t28", "t31")]
    state = fortification_phase(gods={0: god}, empty=empty, fortified=fortified)
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.args == left


@pytest.mark.rule("AOG-FORT-02")
@pytest.mark.parametrize(
    ("territory", "key"),
    [
        ("t28", "refusal-fortify-twice"),
        ("t15", "refusal-fortify-fortress"),
        ("t44", "refusal-fortify-empty"),
        ("t10", "refusal-fortify-empty"),  # under a Vortex
    ],
)
def test_fortified_walled_empty_and_vanished_territories_are_refused(territory: str, key: str) -> None:
    state = fortification_phase(fortified=["t28"], fortress=["t15"], empty=["t44", "t10"], vortex=["t10"])
    assert reason(state, f"fortify {territory}") == (key, "AOG-FORT-02")


@pytest.mark.rule("AOG-FORT-02")
def test_any_other_inhabited_territory_may_be_fortified_whoever_holds_it() -> None:
    state = fortification_phase(
        fortified=["t28"],
        fortress=["t15"],
        empty=["t44", "t10"],
        vortex=["t10"],
        love=["t26"],
        revealed={1: ["orcs"]},
    )
    closed = {"t28", "t15", "t44", "t10"}
    everywhere = {f"t{number:02}" for number in range(1, 61)}
    assert set(texts(state)) == {f"fortify {territory}" for territory in everywhere - closed} | {"done"}


@pytest.mark.rule("AOG-FORT-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_fortification_belongs_to_the_territory_not_to_who_placed_it(seat: int) -> None:
    state = fortification_phase()
    play(state, "fortify t28", "done", "done")
    while state.to_act != (seat,):
        play(scripted(state, rolls=[1]), "attack t26 t25")
    before = state.clone()
    play(scripted(state, rolls=[3]), "attack t26 t28")  # 3 - 1 fails, for the placer as for the others
    assert data_of(state)["territories"]["t28"] == data_of(before)["territories"]["t28"] == "gnomes"
    assert data_of(state)["fortified"] == ["t28"]


# ---- the budget ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-FORT-03")
def test_a_player_without_pawns_is_passed_over() -> None:
    assert fortification_phase(pawns={0: 0}).to_act == (1,)
    assert data_of(fortification_phase(pawns={0: 0, 1: 0, 2: 0}))["phase"] == "combat"


@pytest.mark.rule("AOG-FORT-03")
def test_without_pawns_nothing_can_be_fortified() -> None:
    state = fortification_phase({0: "sylia"}, pawns={0: 0})
    assert state.to_act == (0,)  # for her Love marker
    assert reason(state, "fortify t26") == ("refusal-no-pawn-left", "AOG-FORT-03")


@pytest.mark.rule("AOG-FORT-03")
def test_rakos_with_one_pawn_left_places_one() -> None:
    state = fortification_phase({0: "rakos"}, pawns={0: 1})
    play(state, "fortify t26")
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-FORT-03")
def test_pawns_last_for_five_fortifications_and_lost_ones_do_not_come_back() -> None:
    mine = ["t25", "t28", "t30", "t31", "t32"]
    state = age_of_gods.position(turn=7, gods=CALM, pawns={0: 0}, fortified=mine, hands={2: ["gnomes"]})
    before = state.clone()
    for text in ("attack t26 t25", "attack t26 t28", "attack t26 t12"):
        play(scripted(state, rolls=[5]), text)
    assert_changes(
        before,
        state,
        {
            "phase": ("combat", "action"),
            "territories.t25": ("wood_elves", "humans"),
            "territories.t28": ("gnomes", "humans"),
            "territories.t12": ("fairies", "humans"),
            "peoples.humans.reserve": (4, 1),
            "peoples.wood_elves.reserve": (2, 3),
            "peoples.gnomes.reserve": (2, 3),
            "peoples.fairies.reserve": (1, 2),
            "fortified": (mine, ["t30", "t31", "t32"]),
            "supply": (before.supply, before.supply + 2),
            "taken": ([], ["humans"]),
        },
    )
    while data_of(state)["turn"] == 7:
        technology = next(text for text in texts(state) if text.endswith(" technology"))
        play(state, technology)
    assert data_of(state)["phase"] == "fortification"
    asked: list[int] = []
    while data_of(state)["phase"] == "fortification":
        asked += state.to_act
        play(state, "done")
    assert asked == [1, 2]


# ---- what becomes of them ------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-FORT-04")
def test_a_conquered_territory_loses_its_fortification_to_the_common_stock() -> None:
    state = age_of_gods.position(gods=CALM, fortified=["t25", "t28"])
    before = state.clone()
    play(scripted(state, rolls=[4]), "attack t26 t25")
    assert_changes(
        before,
        state,
        {
            "territories.t25": ("wood_elves", "humans"),
            "fortified": (["t25", "t28"], ["t28"]),
            "supply": (33, 34),
            "peoples.humans.reserve": (4, 3),
            "peoples.wood_elves.reserve": (2, 3),
            "taken": ([], ["humans"]),
        },
    )


@pytest.mark.rule("AOG-FORT-04")
def test_a_conquered_territory_loses_its_dwarf_fortress_and_no_pawn_is_gained() -> None:
    state = age_of_gods.position(gods=CALM, fortress=["t25", "t28"])
    before = state.clone()
    play(scripted(state, rolls=[5]), "attack t26 t25")
    assert_changes(
        before,
        state,
        {
            "territories.t25": ("wood_elves", "humans"),
            "fortress": (["t25", "t28"], ["t28"]),
            "peoples.humans.reserve": (4, 3),
            "peoples.wood_elves.reserve": (2, 3),
            "taken": ([], ["humans"]),
        },
    )


@pytest.mark.rule("AOG-FORT-04")
@pytest.mark.parametrize(("defence", "die"), [("fortified", 3), ("fortress", 4)])
def test_a_failed_attack_leaves_the_defences_in_place(defence: str, die: int) -> None:
    facts: dict[str, Any] = {defence: ["t25"]}
    state = age_of_gods.position(gods=CALM, **facts)
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert_changes(before, state, {})


@pytest.mark.rule("AOG-FORT-05")
@pytest.mark.parametrize(("defence", "pawns"), [("fortified", 1), ("fortress", 0)])
def test_a_territory_emptied_for_want_of_tokens_loses_its_defences(defence: str, pawns: int) -> None:
    facts: dict[str, Any] = {defence: ["t25"]}
    state = age_of_gods.position(gods=CALM, holds={"humans": HUMANS_AT_MAXIMUM}, **facts)
    before = state.clone()
    play(scripted(state, rolls=[5]), "attack t26 t25", "keep")
    expected: dict[str, tuple[object, object]] = {
        "territories.t25": ("wood_elves", None),
        "peoples.wood_elves.reserve": (2, 3),
        defence: (["t25"], []),
    }
    if pawns:
        expected["supply"] = (before.supply, before.supply + 1)
    assert_changes(before, state, expected)


@pytest.mark.rule("AOG-FORT-05")
@pytest.mark.parametrize(("defence", "pawns"), [("fortified", 1), ("fortress", 0)])
def test_an_origin_given_up_loses_its_defences(defence: str, pawns: int) -> None:
    facts: dict[str, Any] = {defence: ["t26"]}
    state = age_of_gods.position(gods=CALM, holds={"humans": HUMANS_AT_MAXIMUM}, **facts)
    before = state.clone()
    play(scripted(state, rolls=[5]), "attack t26 t25", "give-up")
    expected: dict[str, tuple[object, object]] = {
        "territories.t25": ("wood_elves", "humans"),
        "territories.t26": ("humans", None),
        "peoples.wood_elves.reserve": (2, 3),
        defence: (["t26"], []),
        "taken": ([], ["humans"]),
    }
    if pawns:
        expected["supply"] = (before.supply, before.supply + 1)
    assert_changes(before, state, expected)


def wrath(line: int, **facts: Any) -> Position:
    """Seat 0 has called this line of the wrath table with a card of the Monks, who are eliminated."""
    state = age_of_gods.position(
        phase="action",
        gods={0: "bejofa", 1: "sylia", 2: "novalis"},
        holds={"monks": []},
        hands={0: ["monks"]},
        **facts,
    )
    play(scripted(state, rolls=[line]), "play monks wrath")
    return state


@pytest.mark.rule("AOG-FORT-05")
def test_a_city_emptied_by_an_epidemic_keeps_neither_token_nor_fortification_nor_love() -> None:
    state = wrath(5, fortified=["t27"], love=["t27", "t26"])
    before = state.clone()
    play(state, "destroy t27")
    assert_changes(
        before,
        state,
        {
            "territories.t27": ("humans", None),
            "fortified": (["t27"], []),
            "love": (["t26", "t27"], ["t26"]),
            "supply": (before.supply, before.supply + 1),
            "peoples.humans.reserve": (4, 5),
        },
    )
    shown: Any = state.view(None)["territories"]
    assert shown["t27"]["city"]
    # the Love marker is out of the game: its player has no more of them than before
    assert data_of(state)["love_left"] == data_of(before)["love_left"] == 2


@pytest.mark.rule("AOG-FORT-05")
def test_a_shore_swept_by_a_tidal_wave_loses_its_dwarf_fortress_and_stays_a_shore() -> None:
    state = wrath(3, fortress=["t39"])
    before = state.clone()
    play(state, "destroy t39")
    assert_changes(
        before,
        state,
        {
            "territories.t39": ("centaurs", None),
            "fortress": (["t39"], []),
            "peoples.centaurs.reserve": (3, 4),
        },
    )
    shown: Any = state.view(None)["territories"]
    assert shown["t39"]["coastal"]


@pytest.mark.rule("AOG-FORT-05")
def test_a_vortex_swallows_the_fortification() -> None:
    state = age_of_gods.position(
        phase="action", gods=CALM, hands={0: ["sorcerers"]}, fortified=["t26", "t28"]
    )
    play(state, "play sorcerers ability")
    before = state.clone()
    play(state, "vortex t26")
    assert_changes(
        before,
        state,
        {
            "territories.t26": ("humans", None),
            "vortex": ([], ["t26"]),
            "fortified": (["t26", "t28"], ["t28"]),
            "supply": (before.supply, before.supply + 1),
            "peoples.humans.reserve": (4, 5),
        },
    )


@pytest.mark.rule("AOG-FORT-05")
@pytest.mark.parametrize("seed", range(4))
def test_no_empty_territory_ever_carries_a_fortification_a_fortress_or_love(seed: int) -> None:
    gods = {0: "rakos", 1: "sylia", 2: "bifrons"}
    state = age_of_gods.position(turn=1, seed=seed, phase="fortification", gods=gods)
    luck = Random(seed)
    emptied = 0
    while state.to_act:
        state.apply(state.to_act[0], luck.choice(state.legal(state.to_act[0])))
        data = data_of(state)
        emptied += None in data["territories"].values()
        for territory in data["fortified"] + data["fortress"] + data["love"]:
            assert data["territories"][territory] is not None
    assert emptied
