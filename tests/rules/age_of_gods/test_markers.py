"""The twenty-six markers: holy war, Vortex, Dwarf fortress, Love, Hate, Attack and Defence (AOG-MARK)."""

from typing import Any

import pytest

import ludage
from ludage.games.age_of_gods.cards import MARKER_IDS
from ludage.games.age_of_gods.state import Phase, Position
from ludage.testing import PositionError, assert_changes, flat, play, refusal, scripted, texts
from ludage.testing.age_of_gods import position
from ludage.texts import LANGUAGES, Texts
from tests.rules.age_of_gods.asking import holder, needed, spent

# Gods that have nothing to say in an action phase, or about a die.
SILENT = {0: "cephalus", 1: "rakos", 2: "trish"}
ABSENT = "(absent)"
LASTING = 99

NUMBERS = {
    "vortex": 3,
    "dwarf_fortress": 3,
    "attack_1": 3,
    "attack_2": 3,
    "defence_1": 3,
    "defence_2": 3,
    "holy_war_attacker": 1,
    "holy_war_victim": 1,
    "love": 4,
    "hate": 2,
}


def causes(state: Position, attack: str) -> dict[str, int]:
    """What the forecast of the attack is made of."""
    lines = state.explain(state.to_act[0], state.game.actions.parse(attack)).lines
    return {line.cause.key: line.amount for line in lines}


def weakest_attack(state: Position, attacks: list[str]) -> str:
    """The attack with the least chance, which a die of 1 does not win."""
    seat = state.to_act[0]

    def ways(attack: str) -> int:
        return state.explain(seat, state.game.actions.parse(attack)).chances[0].ways

    return min(attacks, key=ways)


def idle_until(state: Position, turn: int, phase: Phase) -> None:
    """Everybody does as little as he may until that phase of that turn; compulsory attacks fail."""
    while (state.turn, state.phase) != (turn, phase):
        choices = texts(state)
        attacks = [text for text in choices if text.startswith("attack ")]
        if attacks:
            play(scripted(state, rolls=[1]), weakest_attack(state, attacks))
        else:
            play(state, next(text for text in choices if text in ("done", "pass") or "technology" in text))


# ---- what there is ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MARK-01")
def test_there_are_twenty_six_markers_of_ten_kinds() -> None:
    box = position().box
    assert dict(zip(MARKER_IDS, box.marker_counts, strict=True)) == NUMBERS
    assert sum(NUMBERS.values()) == 26


@pytest.mark.rule("AOG-MARK-01")
@pytest.mark.parametrize(
    "facts",
    [
        {"vortex": ["t20", "t21", "t08", "t19"], "holds": {"barbarians": []}},
        {"fortress": ["t01", "t02", "t03", "t05"]},
        {"love": ["t01", "t02", "t03", "t05", "t06"]},
        {"hate": ["orcs", "humans", "monks"]},
        {"markers": {"attack_1": ["orcs", "humans", "monks", "gnomes"]}},
        {"markers": {"attack_2": ["orcs", "humans", "monks", "gnomes"]}},
        {"markers": {"defence_1": ["orcs", "humans", "monks", "gnomes"]}},
        {"markers": {"defence_2": ["orcs", "humans", "monks", "gnomes"]}},
    ],
    ids=["vortex", "fortress", "love", "hate", "attack_1", "attack_2", "defence_1", "defence_2"],
)
def test_no_position_has_more_markers_than_the_box(facts: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="there are"):
        position(love_left=0, hate_left=0, **facts)


def with_quiet_gods() -> Position:
    """A new game in which nobody embodies a god with markers, or one who changes dice or order."""
    game: Any = ludage.game("age-of-gods")
    loud = {"god sylia", "god vorax", "god sharur", "god trish"}
    for seed in range(100):
        state: Position = game.new(players=2, seed=seed)
        quiet = [[text for text in texts(state, seat) if text not in loud] for seat in (0, 1)]
        if all(quiet):
            play(state, quiet[0][0], seat=0)
            play(state, quiet[1][0], seat=1)
            return state
    raise AssertionError("no such deal")


@pytest.mark.rule("AOG-MARK-01", "AOG-SETUP-05")
def test_in_a_fresh_game_without_sylia_and_vorax_no_marker_has_any_effect() -> None:
    state = with_quiet_gods()
    idle_until(state, 1, Phase.COMBAT)
    assert (state.love_left, state.hate_left) == (0, 0)
    facts = flat(state)
    assert [facts[mark] for mark in ("fortress", "love", "vortex")] == [[], [], []]
    assert facts["holy_war"] == [None, None]
    carried = tuple(f".{marker}" for marker in NUMBERS)
    assert not [path for path in facts if path.startswith("peoples.") and path.endswith(carried)]
    found = {cause for attack in texts(state) for cause in causes(state, attack)}
    assert found == {"cause-city"}


# ---- holy war ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MARK-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("turn", [1, 9])
def test_in_a_holy_war_the_attacker_has_two_more_against_the_victim_only(seat: int, turn: int) -> None:
    state = position(
        turn=turn,
        seat=seat,
        gods=SILENT,
        holy_war=("orcs", "wood_elves"),
        holds={"wood_elves": ["t41", "t25"]},
    )
    assert needed(state, "attack t42 t41") == 1
    assert needed(state, "attack t41 t42") == 3  # Wood Elves on Orcs
    assert needed(state, "attack t42 t51") == 3  # Orcs on others
    assert needed(state, "attack t26 t25") == 3  # others on Wood Elves


@pytest.mark.rule("AOG-MARK-02")
def test_a_new_holy_war_replaces_the_old_one() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["monks"]}, holy_war=("orcs", "wood_elves"))
    before = state.clone()
    play(state, "play monks ability", "holy-war humans")
    itself = refusal(state, "against humans")
    assert itself is not None
    assert (itself.rule, itself.key) == ("AOG-MARK-02", "refusal-holy-war-itself")
    play(state, "against gnomes", "pass")
    assert_changes(
        before,
        state,
        spent(before, "monks") | {"holy_war": (["orcs", "wood_elves"], ["humans", "gnomes"])},
    )


@pytest.mark.rule("AOG-MARK-02")
def test_a_holy_war_has_no_effect_on_an_empty_territory() -> None:
    state = position(gods=SILENT, holy_war=("orcs", "goblins"), empty=["t41"])
    assert causes(state, "attack t42 t41") == {}
    assert causes(state, "attack t42 t30") == {"cause-city": -1, "cause-holy-war": 2}


@pytest.mark.rule("AOG-MARK-02", "AOG-MARK-12")
def test_the_holy_war_outlives_the_elimination_of_its_peoples() -> None:
    state = position(gods=SILENT, holy_war=("dwarves", "monks"))
    play(scripted(state, rolls=[1]), "attack t05 t04")  # the Monks' only territory
    assert holder(state, "t04") == "dwarves"
    assert flat(state)["holy_war"] == ["dwarves", "monks"]


# ---- Vortex -----------------------------------------------------------------------------------------------------


def vortex(**facts: Any) -> Position:
    """A Vortex on t55, the only territory between t60 (Devourers) and t45 (Chaos)."""
    facts = {"gods": SILENT, "holds": {"chaos": ["t34", "t44", "t45"]}, "vortex": ["t55"], **facts}
    return position(**facts)


@pytest.mark.rule("AOG-MARK-03")
@pytest.mark.parametrize(
    ("attack", "key"),
    [
        ("attack t60 t55", "refusal-target-vortex"),
        ("attack t45 t55", "refusal-target-vortex"),
        ("attack t55 t60", "refusal-origin-vortex"),
    ],
)
def test_a_vortex_can_be_attacked_neither_at_nor_from(attack: str, key: str) -> None:
    state = vortex()
    refused = refusal(state, attack)
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-MARK-03", key)
    assert attack not in texts(state)


@pytest.mark.rule("AOG-MARK-03")
@pytest.mark.parametrize(("card", "origin"), [("winged", "t01"), ("pirates", "t01"), ("centaurs", "t53")])
def test_no_reach_of_any_card_leads_into_a_vortex(card: str, origin: str) -> None:
    state = vortex(phase="action", hands={0: [card]})
    play(state, f"play {card} ability")
    refused = refusal(state, f"attack {origin} t55")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-MARK-03", "refusal-target-vortex")
    assert not [text for text in texts(state) if text.endswith(" t55")]


@pytest.mark.rule("AOG-MARK-03")
def test_centaurs_cross_any_territory_but_a_vortex() -> None:
    charge = "attack t60 t45"
    closed = vortex(phase="action", hands={0: ["centaurs"]})
    play(closed, "play centaurs ability")
    refused = refusal(closed, charge)
    assert refused is not None
    assert refused.key == "refusal-target-too-far"
    opened = vortex(phase="action", hands={0: ["centaurs"]}, vortex=[])
    play(opened, "play centaurs ability")
    assert refusal(opened, charge) is None


@pytest.mark.rule("AOG-MARK-03")
@pytest.mark.parametrize(
    ("phase", "before", "action"),
    [
        ("fortification", [], "fortify t55"),
        ("action", ["play nomads ability"], "swap t55 t60"),
        ("action", ["play necromancers ability", "raise giants"], "settle t55"),
        ("action", ["play dwarves ability"], "fortress t55"),
        ("action", ["play sorcerers ability"], "vortex t55"),
    ],
)
def test_a_vortex_is_neither_fortified_nor_swapped_nor_resettled(
    phase: str, before: list[str], action: str
) -> None:
    cards = ["nomads", "necromancers", "dwarves", "sorcerers"]
    state = vortex(phase=phase, hands={0: cards}, empty=["t01"])
    play(state, *before)
    assert refusal(state, action) is not None
    assert action not in texts(state)


@pytest.mark.rule("AOG-MARK-03")
def test_a_vortex_is_no_empty_territory_for_the_necromancers() -> None:
    state = vortex(phase="action", hands={0: ["necromancers"]})
    play(state, "play necromancers ability")
    assert all(text.startswith("attack ") for text in texts(state))  # nowhere to raise anybody


@pytest.mark.rule("AOG-MARK-03")
@pytest.mark.parametrize("line", [1, 3, 4, 5, 6])
def test_no_line_of_the_wrath_table_touches_a_vortex(line: int) -> None:
    state = vortex(
        phase="action", gods={0: "bifrons", 1: "rakos", 2: "trish"}, hands={0: ["monks"]}, empty=["t04"]
    )
    play(state, "play monks wrath", f"line {line}")
    assert len(texts(state)) > 3
    assert not [text for text in texts(state) if text.endswith(" t55")]


@pytest.mark.rule("AOG-MARK-03", "AOG-MARK-11")
def test_when_a_vortex_is_moved_its_old_place_is_an_ordinary_empty_territory() -> None:
    state = vortex(
        phase="action",
        hands={0: ["sorcerers"], 1: ["amazons"]},
        holds={"chaos": ["t34", "t44", "t45"], "barbarians": ["t08", "t20"]},
        vortex=["t55", "t19", "t21"],
        fortified=["t31"],
    )
    before = state.clone()
    play(state, "play sorcerers ability", "vortex t31", "lift t55")
    assert_changes(
        before,
        state,
        spent(before, "sorcerers")
        | {
            "vortex": (["t19", "t21", "t55"], ["t19", "t21", "t31"]),
            "territories.t31": ("orcs", None),
            "peoples.orcs.reserve": (4, 5),
            "fortified": (["t31"], []),
            "supply": (before.supply, before.supply + 1),
        },
    )
    play(scripted(state, rolls=[1]), "play amazons ability", "attack t60 t55")
    assert holder(state, "t55") == "voraces"


@pytest.mark.rule("AOG-MARK-03")
def test_a_vortex_scores_nobody() -> None:
    last: dict[str, Any] = {
        "players": 2,
        "turn": 9,
        "phase": "action",
        "seat": 1,
        "gods": {0: "cephalus", 1: "rakos"},
        "hands": {1: ["gnomes"]},
        "destiny": {0: ["chaos", "nomads", "gnomes", "monks"]},
    }
    state = vortex(**last)
    play(state, "play gnomes technology")
    assert state.outcome is not None
    assert state.outcome.scores[0] == 3 + (3 + 1) + (2 + 1) + 1


# ---- Dwarf fortress ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MARK-04")
def test_a_dwarf_fortress_counts_two_in_place_of_one() -> None:
    state = position(gods=SILENT, fortress=["t25", "t27"], fortified=["t24"])
    assert needed(state, "attack t26 t25") == 5
    assert needed(state, "attack t11 t24") == 4
    assert causes(state, "attack t28 t27") == {"cause-dwarf-fortress": -2, "cause-city": -1}


@pytest.mark.rule("AOG-MARK-04")
def test_a_dwarf_fortress_in_a_city_falls_to_a_six_only_and_goes_with_the_token() -> None:
    state = position(gods=SILENT, fortress=["t27"])
    before = state.clone()
    play(scripted(state, rolls=[5]), "attack t28 t27")
    assert_changes(before, state, {})
    assert state.to_act == (1,)
    play(scripted(state, rolls=[6]), "attack t28 t27", "pass")
    assert_changes(
        before,
        state,
        {
            "territories.t27": ("humans", "gnomes"),
            "peoples.gnomes.reserve": (2, 1),
            "peoples.humans.reserve": (4, 5),
            "fortress": (["t27"], []),
            "taken": ([], ["gnomes"]),
        },
    )


@pytest.mark.rule("AOG-MARK-04", "AOG-FORT-05")
def test_a_dwarf_fortress_is_lost_when_its_territory_is_destroyed() -> None:
    state = position(
        phase="action",
        gods={0: "bifrons", 1: "rakos", 2: "trish"},
        hands={0: ["monks"]},
        empty=["t04"],
        fortress=["t27"],
    )
    play(state, "play monks wrath", "line 5")
    before = state.clone()
    play(state, "destroy t27")
    assert_changes(
        before,
        state,
        {
            "territories.t27": ("humans", None),
            "peoples.humans.reserve": (4, 5),
            "fortress": (["t27"], []),
        },
    )


@pytest.mark.rule("AOG-MARK-04")
def test_a_dwarf_fortress_sends_the_fortification_there_to_the_stock() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dwarves"]}, fortified=["t31"])
    before = state.clone()
    play(state, "play dwarves ability", "fortress t31", "pass")
    assert_changes(
        before,
        state,
        spent(before, "dwarves")
        | {"fortress": ([], ["t31"]), "fortified": (["t31"], []), "supply": (29, 30)},
    )


@pytest.mark.rule("AOG-MARK-04", "AOG-FORT-02")
def test_no_fortification_is_added_to_a_dwarf_fortress() -> None:
    state = position(phase="fortification", gods=SILENT, fortress=["t31"])
    refused = refusal(state, "fortify t31")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-FORT-02", "refusal-fortify-fortress")
    state = position(phase="action", gods=SILENT, hands={0: ["high_elves"]}, fortress=["t31"])
    play(state, "play high_elves ability", "mark orcs")
    assert texts(state) == ["fortify t32", "fortify t42", "fortify t43"]


@pytest.mark.rule("AOG-MARK-04")
def test_the_giants_ignore_a_dwarf_fortress_and_a_failed_attack_leaves_it() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["giants"]}, fortress=["t27"])
    play(state, "play giants ability")
    assert needed(state, "attack t28 t27") == 2
    before = state.clone()
    play(scripted(state, rolls=[1]), "attack t28 t27")
    assert_changes(before, state, {})


@pytest.mark.rule("AOG-MARK-04", "AOG-PEOPLE-nomads")
def test_a_dwarf_fortress_stays_when_the_nomads_swap_the_token() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["nomads"]}, fortress=["t25"])
    before = state.clone()
    play(state, "play nomads ability", "swap t25 t26")
    assert_changes(
        before,
        state,
        spent(before, "nomads")
        | {"territories.t25": ("wood_elves", "humans"), "territories.t26": ("humans", "wood_elves")},
    )


# ---- Love -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MARK-05")
@pytest.mark.parametrize(
    ("turn", "phase", "before"),
    [(2, "destiny", []), (1, "combat", []), (1, "action", ["play winged ability"])],
    ids=["uprising", "combat", "card"],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_attack_of_any_phase_goes_to_or_from_a_territory_under_love(
    turn: int, phase: str, before: list[str], seat: int
) -> None:
    state = position(turn=turn, phase=phase, seat=seat, gods=SILENT, hands={seat: ["winged"]}, love=["t41"])
    play(state, *before)
    for attack, key in (("attack t41 t42", "refusal-origin-love"), ("attack t52 t41", "refusal-target-love")):
        refused = refusal(state, attack)
        assert refused is not None
        assert (refused.rule, refused.key) == ("AOG-MARK-05", key)
    assert not [text for text in texts(state) if "t41" in text]
    assert refusal(state, "attack t52 t42") is None


@pytest.mark.rule("AOG-MARK-05")
def test_love_stops_the_second_attack_of_a_breakthrough_too() -> None:
    state = position(gods=SILENT, love=["t24"])
    play(scripted(state, rolls=[6]), "attack t26 t25")
    refused = refusal(state, "attack t25 t24")
    assert refused is not None
    assert refused.rule == "AOG-MARK-05"


@pytest.mark.rule("AOG-MARK-05")
def test_a_destroyed_territory_loses_its_love_for_good_and_can_be_attacked_again() -> None:
    state = position(
        phase="action",
        gods={0: "bifrons", 1: "sylia", 2: "trish"},
        hands={0: ["monks"], 1: ["amazons"]},
        empty=["t04"],
        love=["t32", "t01"],
        love_left=1,
    )
    before = state.clone()
    play(state, "play monks wrath", "line 5", "destroy t32")
    assert_changes(
        before,
        state,
        spent(before, "monks")
        | {
            "territories.t32": ("orcs", None),
            "peoples.orcs.reserve": (4, 5),
            "love": (["t01", "t32"], ["t01"]),  # and the marker does not go back to Sylia
        },
    )
    play(scripted(state, rolls=[1]), "play amazons ability", "attack t33 t32")
    assert holder(state, "t32") == "ogres"


@pytest.mark.rule("AOG-MARK-05")
def test_love_stays_on_its_territory_whoever_holds_it() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["nomads"], 1: ["amazons"]}, love=["t25"])
    before = state.clone()
    play(state, "play nomads ability", "swap t25 t26")
    assert_changes(
        before,
        state,
        spent(before, "nomads")
        | {"territories.t25": ("wood_elves", "humans"), "territories.t26": ("humans", "wood_elves")},
    )
    play(state, "play amazons ability")
    refused = refusal(state, "attack t26 t25")
    assert refused is not None
    assert refused.key == "refusal-target-love"


@pytest.mark.rule("AOG-MARK-05")
def test_neither_vortex_nor_civil_war_may_choose_a_territory_under_love() -> None:
    gods = {0: "bifrons", 1: "rakos", 2: "trish"}
    state = position(
        phase="action", gods=gods, hands={0: ["sorcerers", "monks"]}, empty=["t04"], love=["t31"]
    )
    sorcery, war = state.clone(), state.clone()
    play(sorcery, "play sorcerers ability")
    refused = refusal(sorcery, "vortex t31")
    assert refused is not None
    assert refused.key == "refusal-vortex-love"
    play(war, "play monks wrath", "line 6")
    refused = refusal(war, "seize t31")
    assert refused is not None
    assert refused.key == "refusal-wrath-closed"


@pytest.mark.rule("AOG-MARK-05")
def test_love_lasts_to_the_end_of_the_game() -> None:
    state = position(
        players=2, turn=3, phase="action", gods={0: "cephalus", 1: "rakos"}, love=["t25"], seed=5
    )
    idle_until(state, 9, Phase.ACTION)
    assert flat(state)["love"] == ["t25"]


# ---- Hate -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MARK-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_attacks_against_a_hated_people_are_at_plus_one_whoever_launches_them(seat: int) -> None:
    state = position(seat=seat, gods=SILENT, hate=["humans"], hate_left=0)
    assert needed(state, "attack t28 t26") == 2
    assert needed(state, "attack t25 t38") == 2
    assert needed(state, "attack t28 t27") == 3  # a city
    assert needed(state, "attack t26 t28") == 3  # an attack by the hated people
    assert needed(state, "attack t26 t25") == 3


@pytest.mark.rule("AOG-MARK-06", "AOG-MARK-11")
def test_a_people_has_at_most_one_hate_marker() -> None:
    state = position(
        phase="action",
        gods={0: "vorax", 1: "rakos", 2: "trish"},
        hands={0: ["gnomes"]},
        hate=["orcs"],
        taken=["orcs", "humans"],
    )
    play(state, "play gnomes technology")
    refused = refusal(state, "hate orcs")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-MARK-06", "refusal-hated-already")
    assert texts(state) == ["hate humans", "pass"]


@pytest.mark.rule("AOG-MARK-06", "AOG-MARK-12")
def test_hate_stays_with_an_eliminated_people_and_counts_when_it_returns() -> None:
    state = position(
        phase="action",
        gods={0: "cephalus", 1: "rakos", 2: "vorax"},
        hands={0: ["monks"], 1: ["dark_elves"]},
        holds={"monks": []},
        hate=["monks"],
    )
    play(scripted(state, rolls=[6]), "play monks wrath", "seize t25", "play dark_elves ability")
    assert needed(state, "attack t26 t25") == 2


@pytest.mark.rule("AOG-MARK-06")
def test_hate_is_not_lifted_by_the_dark_elves_and_lasts_to_the_end() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dark_elves"]}, hate=["orcs"], hate_left=0)
    play(state, "play dark_elves ability")
    assert not [text for text in texts(state) if text.startswith("weaken")]
    state = position(
        players=2, turn=7, phase="action", gods={0: "cephalus", 1: "vorax"}, hate=["orcs"], hate_left=0
    )
    idle_until(state, 9, Phase.ACTION)
    assert flat(state)["peoples.orcs.hate"] is True


# ---- Attack and Defence markers ---------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MARK-07")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_attack_plus_one_counts_for_every_attack_of_its_people_whoever_launches_it(seat: int) -> None:
    state = position(seat=seat, gods=SILENT, markers={"attack_1": ["barbarians"]})
    assert needed(state, "attack t19 t18") == 2
    assert needed(state, "attack t20 t33") == 2
    assert needed(state, "attack t18 t19") == 3  # against them
    assert needed(state, "attack t26 t25") == 3  # others


@pytest.mark.rule("AOG-MARK-08")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_attack_plus_two_counts_for_every_attack_of_its_people_whoever_launches_it(seat: int) -> None:
    state = position(seat=seat, gods=SILENT, markers={"attack_2": ["barbarians"]}, fortified=["t18"])
    assert needed(state, "attack t19 t18") == 2
    assert needed(state, "attack t20 t33") == 1
    assert needed(state, "attack t18 t19") == 3
    assert needed(state, "attack t26 t25") == 3


@pytest.mark.rule("AOG-MARK-07", "AOG-MARK-08")
def test_the_two_attack_markers_add_up() -> None:
    both = {"attack_1": ["barbarians"], "attack_2": ["barbarians"]}
    state = position(gods=SILENT, markers=both, fortress=["t18"])
    assert causes(state, "attack t19 t18") == {
        "cause-dwarf-fortress": -2,
        "cause-attack-marker-1": 1,
        "cause-attack-marker-2": 2,
    }
    assert needed(state, "attack t19 t18") == 2


@pytest.mark.rule("AOG-MARK-09")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_defence_plus_one_counts_for_every_territory_of_its_people(seat: int) -> None:
    state = position(seat=seat, gods=SILENT, markers={"defence_1": ["high_elves"]})
    assert needed(state, "attack t25 t24") == 4
    assert needed(state, "attack t10 t09") == 4
    assert needed(state, "attack t24 t25") == 3  # their own attacks
    assert needed(state, "attack t26 t25") == 3  # others


@pytest.mark.rule("AOG-MARK-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_defence_plus_two_counts_for_every_territory_of_its_people(seat: int) -> None:
    state = position(seat=seat, gods=SILENT, markers={"defence_2": ["high_elves"]})
    assert needed(state, "attack t25 t24") == 5
    assert needed(state, "attack t10 t09") == 5
    assert needed(state, "attack t24 t25") == 3
    assert needed(state, "attack t26 t25") == 3


@pytest.mark.rule("AOG-MARK-09", "AOG-MARK-10")
def test_the_two_defence_markers_and_novalis_add_up() -> None:
    state = position(
        gods={0: "novalis", 1: "rakos", 2: "trish"},
        markers={"defence_1": ["high_elves"], "defence_2": ["high_elves"]},
        revealed={0: ["high_elves"]},
    )
    assert causes(state, "attack t25 t24") == {
        "cause-defence-marker-1": -1,
        "cause-defence-marker-2": -2,
        "cause-peace": -2,
    }
    before = state.clone()
    play(scripted(state, rolls=[6]), "attack t25 t24")
    assert_changes(before, state, {})


@pytest.mark.parametrize(
    ("card", "marker", "until"),
    [
        pytest.param("barbarians", "attack_1", LASTING, marks=pytest.mark.rule("AOG-MARK-07")),
        pytest.param("ogres", "attack_2", 5, marks=pytest.mark.rule("AOG-MARK-08")),
        pytest.param("high_elves", "defence_1", LASTING, marks=pytest.mark.rule("AOG-MARK-09")),
        pytest.param("wood_elves", "defence_2", 5, marks=pytest.mark.rule("AOG-MARK-10")),
    ],
)
def test_each_marker_is_placed_by_the_ability_of_its_people(card: str, marker: str, until: int) -> None:
    state = position(turn=4, phase="action", gods=SILENT, hands={0: [card]})
    before = state.clone()
    play(state, f"play {card} ability", "mark nomads")
    assert_changes(before, state, spent(before, card) | {f"peoples.nomads.{marker}": (ABSENT, until)})


LENT = [
    pytest.param("ogres", "attack_2", "attack t51 t52", 1, marks=pytest.mark.rule("AOG-MARK-08")),
    pytest.param("wood_elves", "defence_2", "attack t52 t51", 5, marks=pytest.mark.rule("AOG-MARK-10")),
]


@pytest.mark.parametrize(("card", "marker", "attack", "die"), LENT)
@pytest.mark.parametrize("placed", [2, 4, 6])
def test_a_marker_lent_in_one_turn_counts_in_the_next_and_is_back_after_it(
    card: str, marker: str, attack: str, die: int, placed: int
) -> None:
    state = position(
        players=2,
        turn=placed,
        phase="action",
        seat=1,
        gods={0: "cephalus", 1: "rakos"},
        hands={0: ["chaos", "gnomes", "chaos"], 1: [card, "gnomes", "fairies"]},
    )
    play(scripted(state, rolls=[1]), f"play {card} ability", "mark nomads", "attack t51 t40")
    idle_until(state, placed + 1, Phase.COMBAT)
    assert flat(state)[f"peoples.nomads.{marker}"] == placed + 1
    assert needed(state, attack) == die
    idle_until(state, placed + 2, Phase.COMBAT)
    assert f"peoples.nomads.{marker}" not in flat(state)
    assert needed(state, attack) == 3


@pytest.mark.parametrize(("card", "marker", "attack", "die"), LENT)
def test_a_marker_lent_in_the_eighth_turn_lasts_to_the_end(
    card: str, marker: str, attack: str, die: int
) -> None:
    state = position(
        players=2,
        turn=8,
        phase="action",
        seat=1,
        gods={0: "sylia", 1: "rakos"},
        hands={0: ["chaos", "gnomes"], 1: [card, "gnomes"]},
    )
    play(scripted(state, rolls=[1]), f"play {card} ability", "mark nomads", "attack t51 t40")
    idle_until(state, 9, Phase.COMBAT)
    assert needed(state, attack) == die
    idle_until(state, 9, Phase.ACTION)
    assert flat(state)[f"peoples.nomads.{marker}"] == 9


@pytest.mark.rule("AOG-MARK-07", "AOG-MARK-09")
def test_attack_and_defence_plus_one_last_for_the_rest_of_the_game() -> None:
    state = position(
        players=2,
        turn=1,
        phase="action",
        seat=1,
        gods={0: "sylia", 1: "rakos"},
        markers={"attack_1": ["orcs"], "defence_1": ["humans"]},
    )
    idle_until(state, 9, Phase.ACTION)
    facts = flat(state)
    assert (facts["peoples.orcs.attack_1"], facts["peoples.humans.defence_1"]) == (LASTING, LASTING)


@pytest.mark.rule("AOG-MARK-07", "AOG-MARK-09")
@pytest.mark.parametrize("marker", ["attack_1", "attack_2", "defence_1", "defence_2"])
def test_the_dark_elves_can_take_an_attack_or_defence_marker_away(marker: str) -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dark_elves"]}, markers={marker: ["orcs"]})
    play(state, "play dark_elves ability")
    assert texts(state) == [f"weaken orcs {marker}", "pass"]
    worth = flat(state)[f"peoples.orcs.{marker}"]
    before = state.clone()
    play(state, f"weaken orcs {marker}")
    assert_changes(before, state, {f"peoples.orcs.{marker}": (worth, ABSENT)})


# ---- one of each kind, and what when all are in use -------------------------------------------------------------


PLACING = [
    ("barbarians", "attack_1", LASTING),
    ("ogres", "attack_2", 6),
    ("high_elves", "defence_1", LASTING),
    ("wood_elves", "defence_2", 6),
]


@pytest.mark.rule("AOG-MARK-11")
@pytest.mark.parametrize(("card", "marker"), [placed[:2] for placed in PLACING])
def test_a_people_carries_at_most_one_marker_of_a_kind(card: str, marker: str) -> None:
    state = position(turn=5, phase="action", gods=SILENT, hands={0: [card]}, markers={marker: ["orcs"]})
    play(state, f"play {card} ability")
    refused = refusal(state, "mark orcs")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-MARK-11", "refusal-people-has-marker")
    assert "mark orcs" not in texts(state)


@pytest.mark.rule("AOG-MARK-11")
@pytest.mark.parametrize(("card", "marker", "until"), PLACING)
def test_with_all_three_in_use_one_of_them_moves_and_starts_its_time_anew(
    card: str, marker: str, until: int
) -> None:
    state = position(
        turn=5,
        phase="action",
        gods=SILENT,
        hands={0: [card]},
        markers={marker: ["orcs", "monks", "giants"]},
        lent_until=5,
    )
    old = flat(state)[f"peoples.monks.{marker}"]
    before = state.clone()
    play(state, f"play {card} ability", "mark nomads")
    assert sorted(texts(state)) == ["take giants", "take monks", "take orcs"]
    assert refusal(state, "pass") is not None
    refused = refusal(state, "take humans")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-MARK-11", "refusal-people-has-no-marker")
    play(state, "take monks")
    assert state.to_act == (0,)  # the ability goes on with the people just marked
    assert_changes(
        before,
        state,
        spent(before, card)
        | {f"peoples.monks.{marker}": (old, ABSENT), f"peoples.nomads.{marker}": (ABSENT, until)},
    )
    assert {text.split()[1] for text in texts(state)} <= {"t51", "t58", "t59"}


@pytest.mark.rule("AOG-MARK-11")
def test_a_fourth_dwarf_fortress_is_one_of_the_three_and_leaves_nothing_behind() -> None:
    state = position(
        phase="action",
        gods=SILENT,
        hands={0: ["dwarves"]},
        fortress=["t01", "t02", "t03"],
        fortified=["t31"],
    )
    play(state, "play dwarves ability")
    twice = refusal(state, "fortress t01")
    assert twice is not None
    assert (twice.rule, twice.key) == ("AOG-MARK-11", "refusal-territory-has-fortress")
    before = state.clone()
    play(state, "fortress t31")
    assert texts(state) == ["lift t01", "lift t02", "lift t03"]
    refused = refusal(state, "lift t04")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-MARK-11", "refusal-territory-has-no-marker")
    play(state, "lift t02", "pass")
    assert_changes(
        before,
        state,
        {
            "fortress": (["t01", "t02", "t03"], ["t01", "t03", "t31"]),
            "fortified": (["t31"], []),
            "supply": (29, 30),
        },
    )


IN_USE: dict[str, dict[str, Any]] = {
    "dwarf_fortress": {"fortress": ["t14", "t22", "t35"]},
    "vortex": {"vortex": ["t10", "t22", "t35"], "empty": ["t10", "t22", "t35"]},
}
SAID = {
    "en": {"moves": "you move one of them", "for ever": "for the rest of the game", "never": "no longer"},
    "fr": {"moves": "vous déplacez", "for ever": "jusqu’à la fin de la partie", "never": "ne peut plus"},
}


@pytest.mark.rule("AOG-MARK-11")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "marker"),
    [*(placed[:2] for placed in PLACING), ("dwarves", "dwarf_fortress"), ("sorcerers", "vortex")],
)
def test_who_uses_an_ability_a_fourth_time_has_read_that_a_marker_moves(
    language: str, card: str, marker: str
) -> None:
    in_use = IN_USE.get(marker, {"markers": {marker: ["orcs", "chaos", "humans"]}})
    state = position(phase="action", gods=SILENT, hands={0: [card]}, **in_use)
    play(state, f"play {card} ability")
    play(state, texts(state)[0])
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.key == "prompt-move-marker"
    words = Texts(language, state.game.texts)
    ability = state.box.ability_ids[state.box.people_ids.index(card)]
    of_card, of_marker = (
        words.attribute(f"ability-{ability}", "text"),
        words.attribute(f"marker-{marker}", "text"),
    )
    assert SAID[language]["moves"] in of_card
    for said in (of_card, of_marker):
        assert SAID[language]["for ever"] not in said
        assert SAID[language]["never"] not in said
    if marker in IN_USE:
        assert {"en": "moved", "fr": "déplacé"}[language] in of_marker


@pytest.mark.rule("AOG-MARK-07", "AOG-MARK-11")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The Orcs get Attack +1."), ("fr", "Les Orcs reçoivent un marqueur Attaque +1.")],
)
def test_the_log_does_not_promise_a_marker_for_the_rest_of_the_game(language: str, said: str) -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["barbarians"]})
    heard = state.listen()
    play(state, "play barbarians ability", "mark orcs")
    given = next(event.seen_by(0) for event in heard if event.kind == "marker-given")
    assert given is not None
    assert Texts(language, state.game.texts).event(given) == said


@pytest.mark.rule("AOG-MARK-11", "AOG-GOD-sylia")
def test_love_lies_once_on_a_territory_and_is_never_moved() -> None:
    gods = {0: "sylia", 1: "rakos", 2: "trish"}
    state = position(phase="fortification", gods=gods, love=["t01"])
    twice = refusal(state, "love t01")
    assert twice is not None
    assert (twice.rule, twice.key) == ("AOG-MARK-11", "refusal-love-twice")
    state = position(phase="fortification", gods=gods, love=["t01", "t02", "t03", "t05"])
    none_left = refusal(state, "love t06")
    assert none_left is not None
    assert none_left.key == "refusal-no-love-left"
    assert not [text for text in texts(state) if text.startswith(("love", "lift"))]


@pytest.mark.rule("AOG-MARK-11", "AOG-GOD-vorax")
def test_hate_is_never_moved() -> None:
    state = position(
        phase="action",
        gods={0: "vorax", 1: "rakos", 2: "trish"},
        hands={0: ["gnomes"]},
        hate=["orcs", "humans"],
        taken=["monks"],
    )
    before = state.clone()
    play(state, "play gnomes technology")
    assert state.to_act == (1,)
    assert_changes(
        before, state, spent(before, "gnomes") | {"peoples.gnomes.technology": (0, 1), "supply": (30, 29)}
    )


# ---- eliminated peoples -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MARK-12")
def test_an_eliminated_people_keeps_its_markers_and_technology() -> None:
    everything = {
        "attack_1": ["ogres"],
        "attack_2": ["ogres"],
        "defence_1": ["ogres"],
        "defence_2": ["ogres"],
    }
    state = position(gods=SILENT, markers=everything, technology={"ogres": 1, "orcs": 5})
    before = state.clone()
    play(scripted(state, rolls=[5]), "attack t31 t33")
    assert_changes(
        before,
        state,
        {
            "territories.t33": ("ogres", "orcs"),
            "peoples.ogres.reserve": (1, 2),
            "peoples.orcs.reserve": (4, 3),
            "taken": ([], ["orcs"]),
        },
    )


@pytest.mark.rule("AOG-MARK-12")
def test_the_markers_of_a_people_count_again_when_it_returns() -> None:
    state = position(
        phase="action",
        gods=SILENT,
        hands={0: ["ogres"], 1: ["dark_elves"]},
        holds={"ogres": []},
        markers={"attack_1": ["ogres"], "defence_1": ["ogres"]},
    )
    play(scripted(state, rolls=[6]), "play ogres wrath", "seize t25", "play dark_elves ability", "pass")
    assert needed(state, "attack t25 t26") == 2
    assert needed(state, "attack t26 t25") == 4


@pytest.mark.rule("AOG-MARK-12")
def test_the_temporary_markers_of_an_eliminated_people_expire_on_time() -> None:
    state = position(
        turn=4,
        phase="action",
        seat=2,
        gods=SILENT,
        hands={2: ["gnomes"]},
        holds={"ogres": []},
        markers={"attack_1": ["ogres"], "attack_2": ["ogres"], "defence_2": ["ogres"]},
        lent_until=4,
    )
    play(state, "play gnomes technology")
    facts = flat(state)
    assert "peoples.ogres.attack_2" not in facts
    assert "peoples.ogres.defence_2" not in facts
    assert facts["peoples.ogres.attack_1"] == LASTING
