"""Breakthrough, and peoples at their maximum size (AOG-BREAK, AOG-MAXSIZE)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludage.games.age_of_gods.state import Position
from ludage.testing import PositionError, age_of_gods, assert_changes, play, scripted, texts
from ludage.texts import Texts
from tests.rules.age_of_gods.asking import CALM, data_of, reason

EIGHT = ["t26", "t27", "t29", "t38", "t12", "t40", "t41", "t39"]
"""The Humans at their maximum: t26 borders t13, t25 and t28."""
FROM_T25 = ["attack t25 t11", "attack t25 t12", "attack t25 t24", "attack t25 t37", "pass"]
"""The second attack of Humans who took t25 from t26."""
CEILINGS = {
    **dict.fromkeys(["humans", "chaos", "high_elves", "dwarves", "barbarians", "orcs"], 8),
    **dict.fromkeys(["centaurs", "goblins", "dark_elves", "nomads", "lizardmen", "voraces"], 6),
    **dict.fromkeys(["pirates", "wood_elves", "hobbits", "amazons", "winged", "gnomes"], 4),
    **dict.fromkeys(["sorcerers", "monks", "giants", "ogres", "necromancers", "fairies"], 2),
}


def at_maximum(**facts: Any) -> Position:
    return age_of_gods.position(gods=CALM, holds={"humans": EIGHT}, **facts)


# ---- breakthrough --------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-BREAK-01")
def test_a_natural_six_that_conquers_allows_a_second_attack_at_once() -> None:
    state = age_of_gods.position()
    before = state.clone()
    play(scripted(state, rolls=[6]), "attack t26 t25")
    assert_changes(
        before,
        state,
        {
            "territories.t25": ("wood_elves", "humans"),
            "peoples.humans.reserve": (4, 3),
            "peoples.wood_elves.reserve": (2, 3),
            "taken": ([], ["humans"]),
        },
    )
    assert state.to_act == (0,)
    assert texts(state) == FROM_T25


@pytest.mark.rule("AOG-BREAK-01")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "breaks through, but from Mossgate there is nothing to attack"),
        ("fr", "fait une percée, mais depuis Porte-Mousse il n’y a rien à attaquer"),
    ],
)
def test_a_breakthrough_that_leads_nowhere_is_told_as_what_it_is(language: str, said: str) -> None:
    state = age_of_gods.position(holds={"humans": ["t26", "t11", "t12", "t24", "t37", "t38"]})
    heard = state.listen()
    play(scripted(state, rolls=[6]), "attack t26 t25")
    assert state.to_act == (1,)
    kinds = [event.kind for event in heard]
    assert "breakthrough" not in kinds
    assert kinds.count("breakthrough-nowhere") == 1
    seen = next(event.seen_by(1) for event in heard if event.kind == "breakthrough-nowhere")
    assert seen is not None
    assert said in Texts(language, state.game.texts).event(seen)


@pytest.mark.rule("AOG-BREAK-01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_no_other_result_breaks_through(die: int) -> None:
    state = age_of_gods.position()
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-01")
def test_a_breakthrough_may_be_declined() -> None:
    state = age_of_gods.position()
    play(scripted(state, rolls=[6]), "attack t26 t25")
    before = state.clone()
    play(state, "pass")
    assert_changes(before, state, {})
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-01")
def test_the_second_attack_is_resolved_before_the_next_player_acts() -> None:
    state = age_of_gods.position()
    play(scripted(state, rolls=[6, 3]), "attack t26 t25")
    assert reason(state, "attack t31 t30", seat=1) == ("refusal-not-your-decision", "")
    before = state.clone()
    play(state, "attack t25 t24")
    assert_changes(
        before,
        state,
        {
            "territories.t24": ("high_elves", "humans"),
            "peoples.humans.reserve": (3, 2),
            "peoples.high_elves.reserve": (4, 5),
        },
    )
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-01")
@pytest.mark.parametrize(("die", "seat"), [(4, 1), (5, 0), (6, 0)])
def test_sercek_breaks_through_on_a_five_too(die: int, seat: int) -> None:
    state = age_of_gods.position(gods={0: "sercek"})
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert state.to_act == (seat,)


@pytest.mark.rule("AOG-BREAK-02")
def test_the_second_attack_starts_from_the_conquest_only() -> None:
    state = age_of_gods.position()
    play(scripted(state, rolls=[6]), "attack t26 t25")
    assert reason(state, "attack t26 t28") == ("refusal-origin-not-conquest", "AOG-BREAK-02")
    assert reason(state, "attack t31 t30") == ("refusal-origin-not-conquest", "AOG-BREAK-02")
    assert reason(state, "attack t25 t24") is None


@pytest.mark.rule("AOG-BREAK-02")
def test_the_second_attack_follows_the_normal_rules() -> None:
    state = age_of_gods.position(empty=["t11", "t37"], vortex=["t37"], love=["t24"])
    play(scripted(state, rolls=[6]), "attack t26 t25")
    assert texts(state) == ["attack t25 t11", "attack t25 t12", "pass"]
    assert reason(state, "attack t25 t09") == ("refusal-target-not-adjacent", "AOG-COMBAT-03")
    assert reason(state, "attack t25 t26") == ("refusal-target-same-people", "AOG-COMBAT-04")
    assert reason(state, "attack t25 t24") == ("refusal-target-love", "AOG-MARK-05")
    assert reason(state, "attack t25 t37") == ("refusal-target-vortex", "AOG-MARK-03")


@pytest.mark.rule("AOG-BREAK-02")
@pytest.mark.parametrize(("die", "holder"), [(4, "hobbits"), (5, "humans")])
def test_the_second_attack_has_a_roll_and_modifiers_of_its_own(die: int, holder: str) -> None:
    state = age_of_gods.position(technology={"wood_elves": 1}, fortified=["t37"])
    play(scripted(state, rolls=[6, die]), "attack t26 t25", "attack t25 t37")  # a fortified city
    assert data_of(state)["territories"]["t37"] == holder


@pytest.mark.rule("AOG-BREAK-02")
def test_a_second_attack_without_any_target_lapses() -> None:
    state = age_of_gods.position(
        holds={"monks": ["t05"], "dwarves": ["t04", "t14", "t16", "t15"]}, love=["t14", "t16"]
    )
    play(scripted(state, rolls=[6]), "attack t04 t05")
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-03")
@pytest.mark.parametrize(("gods", "die"), [({0: "bifrons"}, 6), ({0: "sercek"}, 6), ({0: "sercek"}, 5)])
def test_a_second_breakthrough_gives_no_third_attack(gods: dict[int, str], die: int) -> None:
    state = age_of_gods.position(gods=gods)
    before = state.clone()
    play(scripted(state, rolls=[die, die]), "attack t26 t25", "attack t25 t24")
    assert_changes(
        before,
        state,
        {
            "territories.t25": ("wood_elves", "humans"),
            "territories.t24": ("high_elves", "humans"),
            "peoples.humans.reserve": (4, 2),
            "peoples.wood_elves.reserve": (2, 3),
            "peoples.high_elves.reserve": (4, 5),
            "taken": ([], ["humans"]),
        },
    )
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-04")
@pytest.mark.parametrize("die", [4, 5])
def test_a_total_of_six_or_more_is_not_a_natural_six(die: int) -> None:
    state = age_of_gods.position(technology={"humans": 2})
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert data_of(state)["territories"]["t25"] == "humans"
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-04")
@pytest.mark.parametrize(("level", "holder", "seat"), [(4, "wood_elves", 1), (3, "humans", 0)])
def test_a_natural_six_breaks_through_only_if_the_attack_succeeds(level: int, holder: str, seat: int) -> None:
    state = age_of_gods.position(technology={"wood_elves": level})
    play(scripted(state, rolls=[6]), "attack t26 t25")
    assert data_of(state)["territories"]["t25"] == holder
    assert state.to_act == (seat,)


@pytest.mark.rule("AOG-BREAK-05")
def test_no_breakthrough_without_a_token_for_the_conquest() -> None:
    state = age_of_gods.position(holds={"hobbits": ["t37", "t48", "t47", "t38"]})
    before = state.clone()
    play(scripted(state, rolls=[6]), "attack t37 t25", "keep")
    assert_changes(
        before, state, {"territories.t25": ("wood_elves", None), "peoples.wood_elves.reserve": (2, 3)}
    )
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-06")
@pytest.mark.parametrize(("turn", "phase"), [(6, "destiny"), (6, "combat")])
def test_uprisings_and_combat_phase_attacks_break_through(turn: int, phase: str) -> None:
    state = age_of_gods.position(turn=turn, phase=phase, gods=CALM)
    play(scripted(state, rolls=[6]), "attack t33 t34")
    assert state.to_act == (0,)
    assert texts(state) == ["attack t34 t32", "attack t34 t44", "attack t34 t45", "pass"]


@pytest.mark.rule("AOG-BREAK-06")
@pytest.mark.parametrize("card", ["dark_elves", "amazons", "centaurs", "giants", "winged"])
def test_an_attack_from_a_card_breaks_through(card: str) -> None:
    state = age_of_gods.position(phase="action", gods=CALM, hands={0: [card]})
    play(scripted(state, rolls=[6]), f"play {card} ability", "attack t26 t25")
    assert state.to_act == (0,)
    # the second attack is an ordinary one: no further reach than its neighbours, no bonus
    assert texts(state) == FROM_T25
    assert state.explain(0, state.game.actions.parse("attack t25 t24")).lines == []


@pytest.mark.rule("AOG-BREAK-06")
def test_the_bonus_of_a_card_is_used_up_by_its_first_attack() -> None:
    state = age_of_gods.position(phase="action", gods=CALM, hands={0: ["amazons"]})
    play(scripted(state, rolls=[6, 2]), "play amazons ability", "attack t26 t25", "attack t25 t24")
    assert data_of(state)["territories"]["t24"] == "high_elves"
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-06")
def test_the_face_down_attack_of_bejofa_breaks_through_and_its_bonus_is_used_up() -> None:
    state = age_of_gods.position(phase="action", gods={0: "bejofa"}, destiny={0: ["orcs"]})
    play(scripted(state, rolls=[6, 2]), "conceal orcs", "attack t26 t25")
    assert texts(state) == FROM_T25
    play(state, "attack t25 t24")
    assert data_of(state)["territories"]["t24"] == "high_elves"


@pytest.mark.rule("AOG-BREAK-06")
def test_the_orcs_horde_excludes_the_breakthrough() -> None:
    state = age_of_gods.position(phase="action", gods=CALM, hands={0: ["orcs"]})
    play(scripted(state, rolls=[6, 6]), "play orcs ability", "attack t26 t25")
    assert "pass" not in texts(state)  # the second attack of the horde, from anywhere of the same people
    assert {text.split()[1] for text in texts(state)} > {"t26", "t25"}
    play(state, "attack t26 t12")
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-BREAK-06")
def test_the_devourers_feast_excludes_the_breakthrough() -> None:
    state = age_of_gods.position(phase="action", gods=CALM, hands={0: ["voraces"]})
    play(
        scripted(state, rolls=[6, 6, 6]),
        "play voraces ability",
        "attack t26 t25",
        "attack t25 t24",
        "attack t24 t36",
    )
    assert data_of(state)["territories"]["t36"] == "humans"
    assert state.to_act == (1,)


# ---- maximum size --------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MAXSIZE-01")
def test_the_ceiling_is_twice_the_size() -> None:
    peoples: Any = age_of_gods.position().view(None)["peoples"]
    assert {people: facts["ceiling"] for people, facts in peoples.items()} == CEILINGS


@pytest.mark.rule("AOG-MAXSIZE-01")
@pytest.mark.parametrize(
    ("people", "lands", "last", "beyond"),
    [
        ("ogres", ["t33"], "attack t33 t31", "attack t31 t30"),
        ("hobbits", ["t37", "t48", "t47"], "attack t37 t25", "attack t25 t24"),
        ("centaurs", ["t40", "t39", "t50", "t51", "t49"], "attack t40 t41", "attack t41 t42"),
        ("humans", EIGHT[:-1], "attack t26 t25", "attack t25 t24"),
    ],
)
def test_the_last_token_can_be_placed_and_none_after_it(
    people: str, lands: list[str], last: str, beyond: str
) -> None:
    state = age_of_gods.position(gods=CALM, holds={people: lands})
    play(scripted(state, rolls=[5]), last)
    shown: Any = state.view(None)
    assert shown["territories"][last.split()[2]]["people"] == people
    assert (shown["peoples"][people]["held"], shown["peoples"][people]["reserve"]) == (CEILINGS[people], 0)
    assert state.to_act == (1,)
    play(scripted(state, rolls=[5]), beyond, "keep")
    shown = state.view(None)
    assert shown["territories"][beyond.split()[2]]["people"] is None
    assert shown["peoples"][people]["held"] == CEILINGS[people]


@pytest.mark.rule("AOG-MAXSIZE-01")
@pytest.mark.parametrize("people", ["humans", "centaurs", "hobbits", "monks"])
def test_no_position_has_a_people_beyond_its_ceiling(people: str) -> None:
    most = CEILINGS[people]
    lands = [f"t{number:02}" for number in range(1, most + 2)]
    with pytest.raises(PositionError, match=f"{people} hold {most + 1} territories, at most {most}"):
        age_of_gods.position(holds={people: lands})


@pytest.mark.rule("AOG-MAXSIZE-01")
@pytest.mark.parametrize("seed", range(5))
def test_no_people_ever_exceeds_its_ceiling(seed: int) -> None:
    state = age_of_gods.position(4, seed, turn=1, phase="fortification", gods=CALM)
    luck = Random(seed)
    full = 0
    while state.to_act:
        state.apply(state.to_act[0], luck.choice(state.legal(state.to_act[0])))
        data = data_of(state)
        held = Counter(people for people in data["territories"].values() if people is not None)
        for people, number in held.items():
            brought_in = 3 - data["peoples"]["goblins"]["spare"] if people == "goblins" else 0
            assert number <= CEILINGS[people] + brought_in
            assert (number == CEILINGS[people] + brought_in) == (data["peoples"][people]["reserve"] == 0)
            full += number == CEILINGS[people]
    assert full


@pytest.mark.rule("AOG-MAXSIZE-01")
@pytest.mark.parametrize("spare", [2, 1, 0])
def test_spare_goblins_brought_in_let_the_goblins_hold_more_than_six(spare: int) -> None:
    lands = ["t30", "t17", "t41", "t15", "t16", "t29", "t40", "t51"][: 8 - spare]
    state = age_of_gods.position(gods=CALM, spare_goblins=spare, holds={"goblins": lands})
    before = state.clone()
    play(scripted(state, rolls=[3]), "attack t30 t31")
    assert_changes(
        before,
        state,
        {
            "territories.t31": ("orcs", "goblins"),
            "peoples.goblins.reserve": (1, 0),
            "peoples.orcs.reserve": (4, 5),
            "taken": ([], ["goblins"]),
        },
    )
    play(scripted(state, rolls=[4]), "attack t31 t32")  # now they are at their maximum
    assert texts(state) == ["give-up", "keep"]


@pytest.mark.rule("AOG-MAXSIZE-02")
@pytest.mark.parametrize("die", [3, 6])
def test_a_people_at_its_maximum_that_wins_leaves_the_target_empty(die: int) -> None:
    state = at_maximum()
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert (state.to_act, texts(state)) == ((0,), ["give-up", "keep"])
    play(state, "keep")
    assert_changes(
        before, state, {"territories.t25": ("wood_elves", None), "peoples.wood_elves.reserve": (2, 3)}
    )
    assert state.to_act == (1,)  # no breakthrough, even on a 6


@pytest.mark.rule("AOG-MAXSIZE-03")
def test_the_origin_may_be_given_up_for_the_target() -> None:
    state = at_maximum()
    before = state.clone()
    play(scripted(state, rolls=[3]), "attack t26 t25", "give-up")
    assert_changes(
        before,
        state,
        {
            "territories.t25": ("wood_elves", "humans"),
            "territories.t26": ("humans", None),
            "peoples.wood_elves.reserve": (2, 3),
            "taken": ([], ["humans"]),
        },
    )
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-MAXSIZE-03")
def test_giving_up_the_origin_is_a_conquest_and_allows_a_breakthrough() -> None:
    state = at_maximum()
    play(scripted(state, rolls=[6]), "attack t26 t25", "give-up")
    assert state.to_act == (0,)
    assert texts(state) == [f"attack t25 {to}" for to in ("t11", "t24", "t26", "t37")] + ["pass"]


@pytest.mark.rule("AOG-MAXSIZE-05")
@pytest.mark.parametrize("word", ["give-up", "keep"])
def test_the_origin_cannot_be_given_up_before_the_die_is_known(word: str) -> None:
    assert reason(at_maximum(), word) == ("refusal-not-now-give-up", "AOG-MAXSIZE-05")


@pytest.mark.rule("AOG-MAXSIZE-05")
@pytest.mark.parametrize("die", [1, 2])
def test_a_people_at_its_maximum_that_loses_has_nothing_to_choose(die: int) -> None:
    state = at_maximum()
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert_changes(before, state, {})
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-MAXSIZE-05")
def test_a_people_with_tokens_left_has_nothing_to_choose() -> None:
    state = age_of_gods.position(gods=CALM)
    play(scripted(state, rolls=[3]), "attack t26 t25")
    assert state.to_act == (1,)
    assert reason(state, "give-up") == ("refusal-not-now-give-up", "AOG-MAXSIZE-05")


@pytest.mark.rule("AOG-MAXSIZE-05")
@pytest.mark.parametrize("origin", ["t26", "t12", "t38"])
def test_only_the_origin_of_this_very_attack_is_given_up(origin: str) -> None:
    state = at_maximum()
    before = state.clone()
    play(scripted(state, rolls=[3]), f"attack {origin} t25")
    space = state.game.actions
    allowed = [space.text(action) for action in range(len(space)) if state.why_not(0, action) is None]
    assert allowed == ["give-up", "keep"]  # there is no way to name another territory
    play(state, "give-up")
    assert_changes(
        before,
        state,
        {
            "territories.t25": ("wood_elves", "humans"),
            f"territories.{origin}": ("humans", None),
            "peoples.wood_elves.reserve": (2, 3),
            "taken": ([], ["humans"]),
        },
    )


@pytest.mark.rule("AOG-MAXSIZE-05")
@pytest.mark.parametrize(("defence", "pawn"), [("fortified", 1), ("fortress", 0)])
def test_the_defences_of_the_origin_are_lost_with_it_and_kept_with_it(defence: str, pawn: int) -> None:
    facts: dict[str, Any] = {defence: ["t26"]}
    state = at_maximum(**facts)
    play(scripted(state, rolls=[3]), "attack t26 t25")
    kept, given_up = state.clone(), state.clone()
    play(kept, "keep")
    assert (data_of(kept)[defence], kept.supply) == (["t26"], state.supply)
    play(given_up, "give-up")
    assert (data_of(given_up)[defence], given_up.supply) == ([], state.supply + pawn)


@pytest.mark.rule("AOG-MAXSIZE-06")
def test_after_a_breakthrough_the_vacated_origin_may_be_attacked_and_the_choice_recurs() -> None:
    state = at_maximum()
    play(scripted(state, rolls=[6, 1]), "attack t26 t25", "give-up")
    before = state.clone()
    play(state, "attack t25 t26")  # empty: taken whatever the die
    assert texts(state) == ["give-up", "keep"]
    kept, moved = state.clone(), state.clone()
    play(kept, "keep")
    assert_changes(before, kept, {})
    assert kept.to_act == (1,)
    play(moved, "give-up")
    assert_changes(before, moved, {"territories.t25": ("humans", None), "territories.t26": (None, "humans")})
    assert moved.to_act == (1,)


@pytest.mark.rule("AOG-MAXSIZE-06", "AOG-BREAK-03")
@pytest.mark.parametrize(("choice", "holders"), [("give-up", [None, "humans"]), ("keep", ["humans", None])])
def test_the_second_attack_at_maximum_size_gives_no_third(choice: str, holders: list[str | None]) -> None:
    state = at_maximum()
    play(scripted(state, rolls=[6, 6]), "attack t26 t25", "give-up", "attack t25 t24", choice)
    assert [data_of(state)["territories"][at] for at in ("t25", "t24")] == holders
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-MAXSIZE-06")
def test_a_conquest_with_the_last_token_leaves_the_second_attack_at_maximum_size() -> None:
    state = age_of_gods.position(gods=CALM, holds={"humans": EIGHT[:-1]})
    play(scripted(state, rolls=[6, 3]), "attack t26 t25", "attack t25 t24")
    before = state.clone()
    assert texts(state) == ["give-up", "keep"]
    play(state, "give-up")
    assert_changes(
        before,
        state,
        {
            "territories.t25": ("humans", None),
            "territories.t24": ("high_elves", "humans"),
            "peoples.high_elves.reserve": (4, 5),
        },
    )


@pytest.mark.rule("AOG-MAXSIZE-07")
@pytest.mark.parametrize("die", [1, 6])
def test_a_people_at_its_maximum_that_keeps_its_origin_leaves_an_empty_target_empty(die: int) -> None:
    state = age_of_gods.position(gods=CALM, holds={"monks": ["t04", "t05"]}, empty=["t13"])
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t04 t13", "keep")
    assert_changes(before, state, {})
    assert state.to_act == (1,)  # and no breakthrough on a 6


@pytest.mark.rule("AOG-MAXSIZE-07")
@pytest.mark.parametrize(("die", "seat"), [(1, 1), (6, 0)])
def test_a_people_at_its_maximum_may_move_to_an_empty_territory(die: int, seat: int) -> None:
    state = age_of_gods.position(gods=CALM, holds={"monks": ["t04", "t05"]}, empty=["t13"])
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t04 t13", "give-up")
    assert_changes(
        before,
        state,
        {
            "territories.t13": (None, "monks"),
            "territories.t04": ("monks", None),
            "taken": ([], ["monks"]),
        },
    )
    assert state.to_act == (seat,)  # a conquest: a 6 breaks through
