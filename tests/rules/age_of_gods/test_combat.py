"""Attacks: who may attack whom, the die and its modifiers, empty territories (AOG-COMBAT, AOG-EMPTY)."""

import csv
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

import ludage
from ludage.core.message import Forecast
from ludage.games.age_of_gods.state import Position
from ludage.testing import age_of_gods, assert_changes, play, scripted, texts
from tests.rules.age_of_gods.asking import data_of, holder, reason

GAME = ludage.game("age-of-gods")
PEOPLES = [
    *("humans", "chaos", "high_elves", "dwarves", "barbarians", "orcs"),
    *("centaurs", "goblins", "dark_elves", "nomads", "lizardmen", "voraces"),
    *("pirates", "wood_elves", "hobbits", "amazons", "winged", "gnomes"),
    *("sorcerers", "monks", "giants", "ogres", "necromancers", "fairies"),
]


def forecast(state: Position, text: str) -> Forecast:
    return state.explain(state.to_act[0], GAME.actions.parse(text))


def modifiers(state: Position, text: str) -> dict[str, int]:
    """What is added to the die, by rule."""
    return {line.cause.rule: line.amount for line in forecast(state, text).lines}


def only(peoples: Mapping[str, Sequence[str]]) -> dict[str, Sequence[str]]:
    """These peoples on these territories, and nobody else on the map."""
    return {**dict.fromkeys(PEOPLES, ()), **peoples}


def success_of(state: Position, attack: str, target: str, die: int) -> bool:
    """Whether the attack, with this die, takes the target from who holds it; nothing else is asked."""
    defender = holder(state, target)
    play(scripted(state, rolls=[die]), attack)
    assert state.stream.rolls == ()
    return bool(holder(state, target) != defender)


# ---- the obligation ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-COMBAT-01")
def test_an_attack_in_the_combat_phase_cannot_be_declined() -> None:
    state = age_of_gods.position()
    assert all(text.startswith("attack ") for text in texts(state))
    assert reason(state, "pass") == ("refusal-attack-compulsory", "AOG-COMBAT-01")
    assert reason(state, "done") == ("refusal-not-now-done", "AOG-TURN-02")


@pytest.mark.rule("AOG-COMBAT-01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_player_attacks_once_whether_he_wins_or_not(die: int) -> None:
    state = age_of_gods.position()
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert state.to_act == (1,)
    assert reason(state, "attack t31 t30", seat=0) == ("refusal-not-your-decision", "")


@pytest.mark.rule("AOG-COMBAT-01")
def test_players_attack_in_turn_order_from_the_first_player() -> None:
    state = age_of_gods.position(4, seat=2, first=2)
    order = []
    while data_of(state)["phase"] == "combat":
        order.append(state.to_act[0])
        play(scripted(state, rolls=[1]), "attack t26 t25")
    assert order == [2, 3, 0, 1]
    assert data_of(state)["phase"] == "action"


# ---- who may attack whom -------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-COMBAT-02")
def test_an_empty_territory_cannot_attack() -> None:
    state = age_of_gods.position(empty=["t26"])
    assert reason(state, "attack t26 t25") == ("refusal-origin-empty", "AOG-COMBAT-02")
    assert not any(text.startswith("attack t26 ") for text in texts(state))


@pytest.mark.rule("AOG-COMBAT-02")
def test_a_territory_under_love_cannot_attack() -> None:
    state = age_of_gods.position(love=["t26"])
    assert reason(state, "attack t26 t25") == ("refusal-origin-love", "AOG-MARK-05")
    assert not any(text.startswith("attack t26 ") for text in texts(state))


@pytest.mark.rule("AOG-COMBAT-02")
def test_a_territory_under_a_vortex_cannot_attack() -> None:
    state = age_of_gods.position(empty=["t26"], vortex=["t26"])
    assert reason(state, "attack t26 t25") == ("refusal-origin-vortex", "AOG-MARK-03")


@pytest.mark.rule("AOG-COMBAT-03")
def test_amazons_reach_their_neighbours_the_high_elves_but_not_the_sorcerers() -> None:
    state = age_of_gods.position()
    assert reason(state, "attack t46 t36") is None
    assert reason(state, "attack t46 t03") == ("refusal-target-not-adjacent", "AOG-COMBAT-03")


@pytest.mark.rule("AOG-COMBAT-03", "AOG-COMBAT-04")
def test_the_legal_attacks_are_all_borders_between_two_peoples_both_ways() -> None:
    table = files("ludage.games.age_of_gods") / "content" / "adjacency.csv"
    borders = [(row["a"], row["b"]) for row in csv.DictReader(table.read_text("utf-8").splitlines())]
    assert len(borders) == 146
    state = age_of_gods.position()
    both_ways = borders + [(b, a) for a, b in borders]
    hostile = [f"attack {a} {b}" for a, b in both_ways if holder(state, a) != holder(state, b)]
    assert sorted(texts(state)) == sorted(hostile)


@pytest.mark.rule("AOG-COMBAT-03")
def test_a_vortex_is_adjacent_to_nothing() -> None:
    state = age_of_gods.position(empty=["t25"], vortex=["t25"])
    assert reason(state, "attack t26 t25") == ("refusal-target-vortex", "AOG-MARK-03")
    assert not any(text.endswith(" t25") for text in texts(state))


@pytest.mark.rule("AOG-COMBAT-04")
def test_a_people_cannot_attack_itself() -> None:
    state = age_of_gods.position()
    assert reason(state, "attack t31 t32") == ("refusal-target-same-people", "AOG-COMBAT-04")
    assert "attack t31 t32" not in texts(state)


@pytest.mark.rule("AOG-COMBAT-04")
def test_an_empty_neighbour_is_nobodys_and_may_be_attacked() -> None:
    state = age_of_gods.position(empty=["t32"])
    assert reason(state, "attack t31 t32") is None
    assert "attack t31 t32" in texts(state)


@pytest.mark.rule("AOG-COMBAT-04")
def test_a_territory_under_love_is_never_a_target() -> None:
    state = age_of_gods.position(love=["t25"])
    assert reason(state, "attack t26 t25") == ("refusal-target-love", "AOG-MARK-05")
    assert not any(text.endswith(" t25") for text in texts(state))


@pytest.mark.rule("AOG-COMBAT-05")
def test_any_player_may_attack_with_any_people() -> None:
    state = age_of_gods.position(
        turn=7, revealed={2: ["orcs"]}, destiny={1: ["ogres", "humans"], 0: ["dwarves"]}, seat=1
    )
    assert reason(state, "attack t31 t30") is None  # Orcs, revealed by another player
    assert reason(state, "attack t33 t34") is None  # Ogres, his own, not revealed
    unsupported = next(
        people
        for people in ("chaos", "high_elves", "barbarians")
        if all(people not in seat["destiny"] for seat in data_of(state)["seats"])
    )
    lands = [name for name, people in data_of(state)["territories"].items() if people == unsupported]
    assert any(text.split()[1] in lands for text in texts(state))


@pytest.mark.rule("AOG-COMBAT-05")
def test_a_player_may_attack_his_own_peoples() -> None:
    state = age_of_gods.position(turn=7, destiny={0: ["humans"]}, revealed={0: ["wood_elves"]})
    assert reason(state, "attack t25 t26") == ("refusal-origin-revealed", "AOG-COMBAT-06")
    assert success_of(state, "attack t12 t26", "t26", die=3)  # his own Humans
    state = age_of_gods.position(turn=7, destiny={0: ["humans"]}, revealed={0: ["wood_elves"]})
    assert success_of(state, "attack t26 t25", "t25", die=3)  # his own, revealed Wood Elves


@pytest.mark.rule("AOG-COMBAT-05")
def test_several_players_may_use_the_same_origin_in_one_combat_phase() -> None:
    state = age_of_gods.position()
    before = state.clone()
    for seat, target in enumerate(["t25", "t12", "t25"]):
        assert state.to_act == (seat,)
        play(scripted(state, rolls=[2]), f"attack t26 {target}")
    assert_changes(before, state, {"phase": ("combat", "action")})


@pytest.mark.rule("AOG-COMBAT-06")
def test_a_player_may_not_attack_with_a_people_he_has_revealed() -> None:
    state = age_of_gods.position(turn=2, revealed={0: ["humans"]})
    assert reason(state, "attack t26 t25") == ("refusal-origin-revealed", "AOG-COMBAT-06")
    humans = [name for name, people in data_of(state)["territories"].items() if people == "humans"]
    assert not any(text.split()[1] in humans for text in texts(state))


@pytest.mark.rule("AOG-COMBAT-06")
def test_a_revealed_people_may_still_be_attacked_by_its_player() -> None:
    state = age_of_gods.position(turn=2, revealed={0: ["humans"]})
    assert success_of(state, "attack t25 t26", "t26", die=3)


@pytest.mark.rule("AOG-COMBAT-06")
def test_the_ban_binds_only_the_player_who_revealed_the_people() -> None:
    state = age_of_gods.position(turn=2, seat=1, revealed={0: ["humans"]})
    assert success_of(state, "attack t26 t25", "t25", die=3)


@pytest.mark.rule("AOG-COMBAT-06")
def test_an_unrevealed_people_of_ones_own_may_attack_and_so_may_one_played_face_down() -> None:
    state = age_of_gods.position(
        turn=3, gods={0: "bejofa"}, destiny={0: ["humans"]}, face_down={0: ["goblins"]}
    )
    assert reason(state, "attack t26 t25") is None
    assert reason(state, "attack t30 t31") is None


@pytest.mark.rule("AOG-COMBAT-06")
def test_the_ban_starts_with_the_first_combat_phase_after_the_reveal() -> None:
    gods = {0: "bifrons", 1: "bejofa", 2: "novalis"}
    state = age_of_gods.position(turn=7, gods=gods, destiny={0: ["humans"]}, hands={2: ["gnomes"]})
    for _ in range(3):
        play(scripted(state, rolls=[1]), "attack t26 t25")  # seat 0 among them
    play(state, "reveal humans technology")
    while data_of(state)["phase"] == "action":
        play(state, next(text for text in texts(state) if text.endswith(" technology")))
    while state.to_act != (0,) or data_of(state)["phase"] != "combat":
        play(scripted(state, rolls=[1]), "done" if "done" in texts(state) else "attack t33 t34")
    assert data_of(state)["turn"] == 8
    assert reason(state, "attack t26 t25") == ("refusal-origin-revealed", "AOG-COMBAT-06")


@pytest.mark.rule("AOG-COMBAT-07")
def test_a_card_lets_a_player_attack_with_a_people_he_has_revealed() -> None:
    state = age_of_gods.position(turn=3, phase="action", revealed={0: ["humans"]}, hands={0: ["dark_elves"]})
    play(state, "play dark_elves ability")
    assert reason(state, "attack t26 t25") is None
    before = state.clone()
    play(scripted(state, rolls=[3]), "attack t26 t25")
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


@pytest.mark.rule("AOG-COMBAT-07")
def test_a_breakthrough_in_the_combat_phase_never_meets_the_ban() -> None:
    state = age_of_gods.position(turn=2, revealed={0: ["humans"]})
    play(scripted(state, rolls=[6]), "attack t25 t26")
    assert state.to_act == (0,)
    assert texts(state) == [f"attack t26 {to}" for to in ("t12", "t13", "t27", "t28", "t38")] + ["pass"]


# ---- the die -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-COMBAT-08")
@pytest.mark.parametrize(
    ("die", "success"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)]
)
def test_three_or_more_succeeds(die: int, success: bool) -> None:
    state = age_of_gods.position()
    assert modifiers(state, "attack t26 t25") == {}
    assert success_of(state, "attack t26 t25", "t25", die) == success


@pytest.mark.rule("AOG-COMBAT-08")
def test_an_attack_without_modifiers_has_four_chances_in_six() -> None:
    chances = {chance.of: chance for chance in forecast(age_of_gods.position(), "attack t26 t25").chances}
    assert (chances["chance-success"].ways, chances["chance-success"].outof) == (4, 6)
    assert (chances["chance-breakthrough"].ways, chances["chance-breakthrough"].outof) == (1, 6)


def chances(state: Position, attack: str) -> dict[str, tuple[int, int]]:
    """What the forecast promises, as so many ways out of so many."""
    return {chance.of: (chance.ways, chance.outof) for chance in forecast(state, attack).chances}


@pytest.mark.rule("AOG-BREAK-01", "AOG-BREAK-02")
@pytest.mark.parametrize(
    ("facts", "leads"),
    [
        ({"holds": {"chaos": ["t02", "t09", "t10"]}}, False),
        ({"holds": {"chaos": ["t02", "t09"]}}, True),
        ({"holds": {"chaos": ["t02", "t09"]}, "love": ["t10"]}, False),
        ({"holds": {"chaos": ["t02", "t09"]}, "empty": ["t10"]}, True),
        ({"holds": {"chaos": ["t02", "t09"]}, "empty": ["t10"], "vortex": ["t10"]}, False),
        # at maximum size the origin is given up, and can be attacked
        ({"holds": {"chaos": ["t02", "t09", "t10", "t34", "t44", "t45", "t55", "t56"]}}, True),
    ],
)
def test_a_breakthrough_is_forecast_where_it_leads_somewhere(facts: dict[str, Any], leads: bool) -> None:
    state = age_of_gods.position(turn=2, seat=0, **facts)
    assert ("chance-breakthrough" in chances(state, "attack t02 t01")) == leads
    heard = state.listen()
    play(scripted(state, rolls=[6]), "attack t02 t01")
    if "give-up" in texts(state):
        play(state, "give-up")
    assert ("breakthrough" in [event.kind for event in heard]) == leads


Dice = tuple[int, ...]
Ends = dict[Dice, tuple[bool, bool]]
"""For all dice: whether the attack succeeds, whether it breaks through."""


def ends_of(state: Position, attack: str, count: int) -> Ends:
    """The attack played with all dice, nobody rerolling any."""
    out = {}
    for dice in product(range(1, 7), repeat=count):
        after = scripted(state.clone(), rolls=dice)
        play(after, attack)
        target = attack.split()[2]
        out[dice] = (holder(after, target) != holder(state, target), texts(after)[-1] == "pass")
    return out


def at_best(ends: Ends, dice: Dice) -> tuple[int, int]:
    """Ways of six to succeed and to break through, for who rerolls to succeed first, to break through second."""
    ways = [(6 * ends[dice][0], 6 * ends[dice][1])]
    for at in range(len(dice)):
        again = [ends[(*dice[:at], face, *dice[at + 1 :])] for face in range(1, 7)]
        ways.append((sum(won for won, _ in again), sum(through for _, through in again)))
    return max(ways)


@pytest.mark.rule("AOG-GOD-lok", "AOG-BREAK-01")
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"technology": {"wood_elves": 3}},
        {"technology": {"wood_elves": 4}},
        {"technology": {"humans": 1}},
        {"technology": {"humans": 4}},
        {"empty": ["t25"]},
        {"love": ["t11", "t12", "t24", "t37"]},
    ],
)
def test_chances_with_a_reroll_are_of_who_would_succeed_first_and_break_through_second(
    facts: dict[str, Any], dice: int
) -> None:
    attack = "attack t26 t25"
    both = []
    for rerolled in (False, True):
        state = age_of_gods.position(
            phase="action", gods={0: "lok"}, hands={0: ["lizardmen", "humans"]}, rerolled=rerolled, **facts
        )
        play(state, "play lizardmen ability" if dice == 2 else "play humans ability")
        both.append(state)
    ends = ends_of(both[1], attack, dice)
    mended = [at_best(ends, rolled) for rolled in ends]
    counted = {
        "chance-success": (sum(won for won, _ in ends.values()), 6**dice),
        "chance-success-reroll": (sum(won for won, _ in mended), 6 * 6**dice),
        "chance-breakthrough": (sum(through for _, through in ends.values()), 6**dice),
        "chance-breakthrough-reroll": (sum(through for _, through in mended), 6 * 6**dice),
    }
    promised = chances(both[0], attack)
    assert promised == {of: counted[of] for of in promised}
    assert ("chance-success-reroll" in promised) == (len(set(ends.values())) > 1)
    for of in ("chance-breakthrough", "chance-breakthrough-reroll"):
        assert (of in promised) == (counted[of][0] > 0)


@pytest.mark.rule("AOG-COMBAT-08")
def test_one_die_is_rolled() -> None:
    state = age_of_gods.position()
    heard = state.listen()
    play(scripted(state, rolls=[2, 6, 6]), "attack t26 t25")
    assert state.stream.rolls == (6, 6)
    assert [event.data["dice"] for event in heard if event.kind == "rolled"] == [[2]]


@pytest.mark.rule("AOG-COMBAT-09")
def test_success_replaces_the_defenders_token_by_one_of_the_attackers_reserve() -> None:
    state = age_of_gods.position(holds={"pirates": ["t34", "t35"]})
    before = state.clone()
    play(scripted(state, rolls=[3]), "attack t32 t34")
    assert_changes(
        before,
        state,
        {
            "territories.t34": ("pirates", "orcs"),
            "peoples.orcs.reserve": (4, 3),
            "peoples.pirates.reserve": (2, 3),
            "taken": ([], ["orcs"]),
        },
    )
    assert holder(state, "t32") == "orcs"
    peoples: Any = state.view(None)["peoples"]
    assert [peoples[people]["held"] for people in ("orcs", "pirates")] == [5, 1]


@pytest.mark.rule("AOG-COMBAT-09")
def test_a_destroyed_token_can_be_used_again() -> None:
    """A people that lost a token to its full reserve conquers with it."""
    state = age_of_gods.position(holds={"wood_elves": ["t25", "t11", "t24", "t37"]})
    play(scripted(state, rolls=[5]), "attack t26 t25")  # Wood Elves 3 on the board, 1 in reserve
    before = state.clone()
    play(scripted(state, rolls=[5]), "attack t37 t47")
    assert_changes(
        before,
        state,
        {
            "territories.t47": ("amazons", "wood_elves"),
            "peoples.wood_elves.reserve": (1, 0),
            "peoples.amazons.reserve": (2, 3),
            "taken": (["humans"], ["humans", "wood_elves"]),
        },
    )


@pytest.mark.rule("AOG-COMBAT-09")
def test_the_last_territory_of_a_people_can_be_taken() -> None:
    state = age_of_gods.position()
    before = state.clone()
    play(scripted(state, rolls=[3]), "attack t26 t12")
    assert_changes(
        before,
        state,
        {
            "territories.t12": ("fairies", "humans"),
            "peoples.humans.reserve": (4, 3),
            "peoples.fairies.reserve": (1, 2),
            "taken": ([], ["humans"]),
        },
    )


@pytest.mark.rule("AOG-COMBAT-10")
@pytest.mark.parametrize("die", [1, 2])
def test_a_failed_attack_changes_nothing_on_either_side(die: int) -> None:
    state = age_of_gods.position(
        fortified=["t26"],
        fortress=["t28"],
        technology={"humans": 1, "wood_elves": 1},
        markers={"attack_1": ["orcs"]},
    )
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert_changes(before, state, {})
    assert state.to_act == (1,)  # it still was the player's attack


# ---- the modifiers -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-COMBAT-11")
@pytest.mark.parametrize(("die", "success"), [(3, False), (4, True)])
def test_a_fortification_on_the_target_counts_minus_one(die: int, success: bool) -> None:
    state = age_of_gods.position(fortified=["t25"])
    assert modifiers(state, "attack t26 t25") == {"AOG-COMBAT-11": -1}
    assert success_of(state, "attack t26 t25", "t25", die) == success


@pytest.mark.rule("AOG-COMBAT-11")
@pytest.mark.parametrize("where", ["fortified", "fortress"])
@pytest.mark.parametrize(("die", "success"), [(2, False), (3, True)])
def test_a_fortification_on_the_origin_has_no_effect(where: str, die: int, success: bool) -> None:
    facts: dict[str, Any] = {where: ["t26"]}
    state = age_of_gods.position(**facts)
    assert modifiers(state, "attack t26 t25") == {}
    assert success_of(state, "attack t26 t25", "t25", die) == success


@pytest.mark.rule("AOG-COMBAT-11")
@pytest.mark.parametrize(("die", "success"), [(4, False), (5, True)])
def test_a_dwarf_fortress_counts_minus_two_instead(die: int, success: bool) -> None:
    state = age_of_gods.position(fortress=["t25"])
    assert modifiers(state, "attack t26 t25") == {"AOG-MARK-04": -2}
    assert success_of(state, "attack t26 t25", "t25", die) == success


@pytest.mark.rule("AOG-COMBAT-12")
@pytest.mark.parametrize(("die", "success"), [(3, False), (4, True)])
def test_a_city_on_the_target_counts_minus_one(die: int, success: bool) -> None:
    state = age_of_gods.position()
    assert modifiers(state, "attack t26 t13") == {"AOG-COMBAT-12": -1}
    assert success_of(state, "attack t26 t13", "t13", die) == success


@pytest.mark.rule("AOG-COMBAT-11", "AOG-COMBAT-12")
@pytest.mark.parametrize(("die", "success"), [(4, False), (5, True)])
def test_a_fortified_city_counts_minus_two(die: int, success: bool) -> None:
    state = age_of_gods.position(fortified=["t13"])
    assert modifiers(state, "attack t26 t13") == {"AOG-COMBAT-11": -1, "AOG-COMBAT-12": -1}
    assert success_of(state, "attack t26 t13", "t13", die) == success


@pytest.mark.rule("AOG-COMBAT-12")
@pytest.mark.parametrize(("die", "success"), [(2, False), (3, True)])
def test_a_city_on_the_origin_has_no_effect(die: int, success: bool) -> None:
    state = age_of_gods.position()
    assert success_of(state, "attack t27 t28", "t28", die) == success


@pytest.mark.rule("AOG-COMBAT-13")
@pytest.mark.parametrize(
    ("attacker", "defender", "die", "success"),
    [
        (0, 2, 4, False),
        (0, 2, 5, True),
        (1, 2, 3, False),
        (1, 2, 4, True),
        (2, 0, 1, True),
        (1, 0, 1, False),
        (1, 0, 2, True),
        (3, 3, 2, False),
        (3, 3, 3, True),
        (0, 4, 6, False),
    ],
)
def test_technology_helps_the_attacker_and_the_defender(
    attacker: int, defender: int, die: int, success: bool
) -> None:
    state = age_of_gods.position(technology={"humans": attacker, "wood_elves": defender})
    assert forecast(state, "attack t26 t25").total == attacker - defender
    assert success_of(state, "attack t26 t25", "t25", die) == success


@pytest.mark.rule("AOG-COMBAT-13")
def test_technology_of_other_peoples_does_not_count() -> None:
    state = age_of_gods.position(technology={"gnomes": 3, "fairies": 2})
    assert modifiers(state, "attack t26 t25") == {}


@pytest.mark.rule("AOG-COMBAT-14")
@pytest.mark.parametrize(("die", "success"), [(4, False), (5, True)])
def test_attack_bonuses_are_added_and_defence_bonuses_subtracted(die: int, success: bool) -> None:
    state = age_of_gods.position(markers={"defence_2": ["gnomes"], "attack_1": ["humans"]})
    assert modifiers(state, "attack t26 t13") == {"AOG-MARK-10": -2, "AOG-COMBAT-12": -1, "AOG-MARK-07": 1}
    assert success_of(state, "attack t26 t13", "t13", die) == success


@pytest.mark.rule("AOG-COMBAT-14")
def test_all_bonuses_add_up() -> None:
    state = age_of_gods.position(
        turn=3,
        gods={0: "sharur", 1: "novalis", 2: "vorax"},
        technology={"humans": 1, "goblins": 4},
        fortified=["t30"],
        markers={
            "attack_1": ["humans"],
            "attack_2": ["humans"],
            "defence_1": ["goblins"],
            "defence_2": ["goblins"],
        },
        holy_war=("humans", "goblins"),
        hate=["goblins"],
        revealed={1: ["goblins"]},
    )
    attack = "attack t29 t30"
    lines = [(line.cause.key, line.amount) for line in forecast(state, attack).lines]
    assert sorted(lines) == [
        ("cause-attack-marker-1", 1),
        ("cause-attack-marker-2", 2),
        ("cause-city", -1),
        ("cause-defence-marker-1", -1),
        ("cause-defence-marker-2", -2),
        ("cause-fortification", -1),
        ("cause-hate", 1),
        ("cause-holy-war", 2),
        ("cause-peace", -2),
        ("cause-technology-attacker", 1),
        ("cause-technology-defender", -4),
        ("cause-war", 1),
    ]
    assert forecast(state, attack).total == -3
    assert not success_of(state.clone(), attack, "t30", die=5)
    assert success_of(state, attack, "t30", die=6)


@pytest.mark.rule("AOG-COMBAT-14")
@pytest.mark.parametrize(("die", "success"), [(1, False), (2, True)])
def test_the_bonus_of_a_card_adds_to_the_four_standard_modifiers(die: int, success: bool) -> None:
    state = age_of_gods.position(
        phase="action", hands={0: ["amazons"]}, technology={"humans": 1}, fortified=["t13"]
    )
    play(state, "play amazons ability")
    # 2 for the card, 1 for technology, -1 for the fortification, -1 for the city
    assert forecast(state, "attack t26 t13").total == 1
    assert success_of(state, "attack t26 t13", "t13", die) == success


@pytest.mark.rule("AOG-COMBAT-14")
def test_bonuses_of_bystanders_do_not_count() -> None:
    state = age_of_gods.position(
        turn=3,
        gods={0: "cephalus", 1: "sharur", 2: "novalis"},
        markers={"attack_1": ["wood_elves"], "defence_1": ["humans"], "attack_2": ["gnomes"]},
        holy_war=("wood_elves", "humans"),
        hate=["humans"],
        hate_left=0,
        revealed={2: ["goblins"]},
    )
    assert modifiers(state, "attack t26 t25") == {}


@pytest.mark.rule("AOG-COMBAT-16")
def test_a_natural_six_is_not_an_automatic_success() -> None:
    state = age_of_gods.position(technology={"wood_elves": 4})
    before = state.clone()
    assert forecast(state, "attack t26 t25").chances[0].ways == 0
    play(scripted(state, rolls=[6]), "attack t26 t25")
    assert_changes(before, state, {})
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-COMBAT-16")
def test_a_natural_one_is_not_an_automatic_failure() -> None:
    state = age_of_gods.position(technology={"humans": 2})
    assert forecast(state, "attack t26 t25").chances[0].ways == 6
    assert success_of(state, "attack t26 t25", "t25", die=1)


# ---- without a legal attack ----------------------------------------------------------------------------------


@pytest.mark.rule("AOG-COMBAT-17")
def test_a_player_who_may_use_no_people_on_the_map_passes() -> None:
    state = age_of_gods.position(
        turn=2, holds=only({"humans": ["t26", "t27"]}), revealed={0: ["humans"]}, gods={0: "bifrons"}
    )
    assert state.to_act == (1,)
    assert reason(state, "attack t26 t25") is None


@pytest.mark.rule("AOG-COMBAT-17")
def test_with_only_ones_own_kind_and_closed_territories_around_nobody_can_attack() -> None:
    facts: dict[str, Any] = {
        "holds": only({"dwarves": ["t04", "t05", "t14"], "humans": ["t16"]}),
        "empty": ["t13", "t15", "t28"],
        "vortex": ["t13", "t15", "t28"],
    }
    open_to_attack = age_of_gods.position(**facts)
    assert {"attack t05 t16", "attack t14 t16"} < set(texts(open_to_attack))
    closed = age_of_gods.position(love=["t16"], **facts)
    assert (data_of(closed)["phase"], closed.to_act) == ("action", (0,))


@pytest.mark.rule("AOG-COMBAT-17")
def test_a_pointless_attack_is_still_compulsory() -> None:
    state = age_of_gods.position(holds=only({"monks": ["t01", "t02"]}))
    assert "pass" not in texts(state)
    assert reason(state, "attack t01 t09") is None


# ---- empty territories ---------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-EMPTY-01")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_an_empty_territory_is_taken_whatever_the_die(die: int) -> None:
    state = age_of_gods.position(empty=["t32"])
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t33 t32")
    assert_changes(
        before,
        state,
        {"territories.t32": (None, "ogres"), "peoples.ogres.reserve": (1, 0), "taken": ([], ["ogres"])},
    )
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-EMPTY-01", "AOG-COMBAT-13")
def test_no_modifier_of_any_kind_applies_to_an_empty_territory() -> None:
    state = age_of_gods.position(
        gods={0: "sharur"},
        empty=["t32"],
        technology={"ogres": 2, "orcs": 3},
        markers={"attack_1": ["ogres"], "defence_1": ["orcs"]},
    )
    shown = forecast(state, "attack t33 t32")
    assert shown.lines == []
    assert (shown.chances[0].of, shown.chances[0].ways, shown.chances[0].outof) == ("chance-success", 6, 6)


@pytest.mark.rule("AOG-EMPTY-01")
def test_a_territory_under_a_vortex_is_not_an_empty_territory() -> None:
    state = age_of_gods.position(empty=["t34"], vortex=["t34"])
    assert reason(state, "attack t33 t34") == ("refusal-target-vortex", "AOG-MARK-03")


@pytest.mark.rule("AOG-EMPTY-02")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_is_still_rolled_for_a_breakthrough_on_a_natural_six(die: int) -> None:
    state = age_of_gods.position(empty=["t32"])
    heard = state.listen()
    play(scripted(state, rolls=[die]), "attack t33 t32")
    assert [event.data["dice"] for event in heard if event.kind == "rolled"] == [[die]]
    if die < 6:
        assert state.to_act == (1,)
    else:
        assert state.to_act == (0,)
        assert texts(state) == [f"attack t32 {to}" for to in ("t31", "t34", "t43", "t44")] + ["pass"]


@pytest.mark.rule("AOG-EMPTY-02")
def test_sercek_breaks_through_an_empty_territory_on_a_five_as_well() -> None:
    state = age_of_gods.position(gods={0: "sercek"}, empty=["t32"])
    play(scripted(state, rolls=[5]), "attack t33 t32")
    assert state.to_act == (0,)
    assert "pass" in texts(state)
