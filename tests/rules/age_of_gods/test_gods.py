"""The powers of the twelve gods (AOG-GOD)."""

from typing import Any

import pytest

import ludage
from ludage.games.age_of_gods.state import Phase, Position
from ludage.testing import assert_changes, flat, play, refusal, scripted, texts
from ludage.testing.age_of_gods import position
from ludage.testing.changes import Change
from ludage.texts import Texts
from tests.rules.age_of_gods.asking import conquest, falls, holder, needed, reserve, spent


def table(god: str, seat: int = 0, players: int = 3) -> dict[int, str]:
    """This god at the seat, gods that say nothing about dice, order or cards at the others."""
    silent = [other for other in ("rakos", "cephalus", "sylia", "trish") if other != god]
    return {at: god if at == seat else silent.pop(0) for at in range(players)}


def destroyed(before: Position, territory: str) -> dict[str, Change]:
    """The territory is empty, its token is back in the well of souls."""
    loser = flat(before)[f"territories.{territory}"]
    assert isinstance(loser, str)
    tokens = reserve(before, loser)
    return {f"territories.{territory}": (loser, None), f"peoples.{loser}.reserve": (tokens, tokens + 1)}


def dealt_to_seat_0(god: str, players: int = 3) -> Position:
    """A new game in which seat 0 has chosen this god, and the others the first of theirs."""
    game: Any = ludage.game("age-of-gods")
    for seed in range(200):
        state: Position = game.new(players=players, seed=seed)
        if f"god {god}" in texts(state, 0):
            play(state, f"god {god}", seat=0)
            for seat in range(1, players):
                play(state, texts(state, seat)[0], seat=seat)
            return state
    raise AssertionError(f"{god} is never dealt")


# ---- Trish ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-trish", "AOG-TURN-03")
def test_trish_names_the_first_player_of_turn_one_once_the_gods_are_revealed() -> None:
    state = dealt_to_seat_0("trish")
    assert (state.turn, state.to_act) == (1, (0,))
    assert texts(state) == ["first 0", "first 1", "first 2"]
    assert not [people for people in state.destiny if people >= 0]  # before the destiny phase
    play(state, "first 2")
    assert state.first == 2
    assert len([people for people in state.destiny if people >= 0]) == 3
    order = []
    while state.phase == Phase.FORTIFICATION:
        order.append(state.to_act[0])
        play(state, "done")
    assert order == [2, 0, 1]


@pytest.mark.rule("AOG-GOD-trish")
@pytest.mark.parametrize(("named", "order"), [(2, [2, 0, 1]), (0, [0, 1, 2]), (1, [1, 2, 0])])
def test_trish_names_the_first_player_of_every_turn_whoever_was_first_before(
    named: int, order: list[int]
) -> None:
    state = position(
        turn=1, phase="action", seat=1, first=2, gods=table("trish"), hands={1: ["gnomes"], 2: ["gnomes"]}
    )
    play(state, "play gnomes technology")
    assert (state.turn, state.to_act) == (2, (0,))
    play(state, f"first {named}")
    assert state.first == named
    attackers = []
    while state.phase == Phase.DESTINY:  # the uprising
        attackers.append(state.to_act[0])
        play(scripted(state, rolls=[1]), "attack t25 t26")
    assert attackers == order


@pytest.mark.rule("AOG-GOD-trish")
def test_trish_must_name_somebody_at_the_table() -> None:
    state = position(turn=2, phase="action", seat=2, gods=table("trish"), hands={2: ["gnomes"]})
    play(state, "play gnomes technology")
    absent = refusal(state, "first 3")
    assert absent is not None
    assert (absent.rule, absent.key) == ("AOG-GOD-trish", "refusal-first-no-such-player")
    assert refusal(state, "pass") is not None
    assert texts(state) == ["first 0", "first 1", "first 2"]
    play(state, "first 0")
    assert state.first == 0  # the same player again


# ---- Bifrons --------------------------------------------------------------------------------------------------------


def deadly(**facts: Any) -> Position:
    """Bifrons' player has a card of the eliminated Monks and one of the living Orcs."""
    facts = {"hands": {0: ["monks", "orcs"]}, "holds": {"monks": []}, **facts}
    return position(phase="action", gods=table("bifrons"), **facts)


@pytest.mark.rule("AOG-GOD-bifrons")
def test_bifrons_chooses_the_line_for_an_eliminated_people_instead_of_rolling() -> None:
    state = deadly()
    before = state.clone()
    play(scripted(state, rolls=[3]), "play monks wrath")
    assert texts(state) == [f"line {line}" for line in range(1, 7)]
    assert refusal(state, "pass") is not None
    play(state, "line 5")
    assert state.stream.rolls == (3,)
    inland = refusal(state, "destroy t26")
    assert inland is not None
    assert inland.rule == "AOG-WRATH-5"
    play(state, "destroy t27")
    assert_changes(before, state, spent(before, "monks") | destroyed(before, "t27"))


@pytest.mark.rule("AOG-GOD-bifrons")
def test_bifrons_may_roll_wrath_with_the_card_of_a_living_people() -> None:
    state = deadly()
    assert [text for text in texts(state) if "orcs" in text] == [
        "play orcs technology",
        "play orcs ability",
        "play orcs wrath",
    ]
    before = state.clone()
    play(scripted(state, rolls=[6]), "play orcs wrath")
    own = refusal(state, "seize t31")
    assert own is not None
    assert own.key == "refusal-wrath-own"
    play(state, "seize t33")
    assert_changes(before, state, spent(before, "orcs") | conquest(before, "t33", "orcs"))


@pytest.mark.rule("AOG-GOD-bifrons")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5])
def test_the_line_of_a_living_people_is_rolled_and_not_chosen(roll: int) -> None:
    state = deadly(fortified=["t25", "t27"])
    play(scripted(state, rolls=[roll]), "play orcs wrath")
    prompt = state.prompt(state.to_act[0])
    assert prompt is not None
    assert prompt.rule == f"AOG-WRATH-{roll}"


@pytest.mark.rule("AOG-GOD-bifrons")
def test_a_living_people_at_maximum_size_takes_nothing_by_line_six() -> None:
    state = deadly(hands={0: ["ogres", "orcs"]}, holds={"ogres": ["t33", "t34"]})
    before = state.clone()
    play(scripted(state, rolls=[6]), "play ogres wrath")
    assert state.to_act == (1,)
    assert_changes(before, state, spent(before, "ogres"))


@pytest.mark.rule("AOG-GOD-bifrons")
def test_on_line_one_the_right_hand_neighbour_of_bifrons_chooses() -> None:
    state = deadly()
    play(state, "play monks wrath", "line 1")
    assert state.to_act == (2,)


@pytest.mark.rule("AOG-GOD-bifrons")
def test_bifrons_may_choose_a_line_without_target() -> None:
    state = deadly()
    before = state.clone()
    play(state, "play monks wrath", "line 2")
    assert state.to_act == (1,)
    assert_changes(before, state, spent(before, "monks"))


@pytest.mark.rule("AOG-GOD-bifrons")
@pytest.mark.parametrize("alive", [True, False])
def test_a_destiny_card_of_bifrons_used_for_wrath_is_revealed(alive: bool) -> None:
    held = {"chaos": ["t34"] if alive else []}
    state = deadly(destiny={0: ["chaos"]}, holds=held)
    before = state.clone()
    play(scripted(state, rolls=[2]), "reveal chaos wrath", *([] if alive else ["line 2"]))
    assert_changes(before, state, {"seats.0.destiny.chaos.place": ("hand", "revealed")})


@pytest.mark.rule("AOG-GOD-bifrons")
def test_nobody_else_has_wrath_with_a_living_people_or_chooses_the_line() -> None:
    state = position(
        phase="action",
        gods=table("bifrons", seat=2),
        hands={0: ["monks", "orcs"]},
        holds={"monks": []},
    )
    living = refusal(state, "play orcs wrath")
    assert living is not None
    assert living.key == "refusal-card-people-alive"
    play(scripted(state, rolls=[5]), "play monks wrath")
    assert refusal(state, "line 5") is not None
    assert refusal(state, "destroy t27") is None


# ---- Cephalus -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-cephalus", "AOG-PREDICT-01")
def test_cephalus_does_not_bet_on_turn_seven() -> None:
    state = position(turn=7, phase="destiny", gods={0: "rakos", 1: "cephalus", 2: "sylia"})
    assert state.to_act == (0, 2)
    cards = [state.box.people_ids[people] for people in state.hands[1]]
    refused = refusal(state, f"bet {cards[0]}", seat=1)
    assert refused is not None
    assert refused.key == "refusal-not-your-decision"


def last_turn(**facts: Any) -> Position:
    """Turn 9 begins; Cephalus at seat 1 has three cards in hand and a destiny card."""
    facts = {
        "hands": {1: ["amazons", "nomads", "ogres"]},
        "destiny": {1: ["monks"]},
        "revealed": {1: ["humans", "goblins", "gnomes"]},
        **facts,
    }
    return position(players=2, turn=9, phase="destiny", seat=0, gods={0: "rakos", 1: "cephalus"}, **facts)


@pytest.mark.rule("AOG-GOD-cephalus", "AOG-PREDICT-03")
def test_cephalus_alone_bets_up_to_two_cards_on_turn_nine_before_the_fortifications() -> None:
    state = last_turn()
    assert (state.phase, state.to_act) == (Phase.DESTINY, (1,))
    assert sorted(texts(state)) == ["bet amazons", "bet nomads", "bet ogres", "done"]
    destiny = refusal(state, "bet monks")
    assert destiny is not None
    assert (destiny.rule, destiny.key) == ("AOG-PREDICT-03", "refusal-bet-destiny")
    before = state.clone()
    play(state, "bet amazons", "bet ogres")
    assert_changes(
        before,
        state,
        {
            "phase": ("destiny", "fortification"),
            "seats.1.hand": (["nomads", "amazons", "ogres"], ["nomads"]),
            "seats.1.bets": ([], ["amazons", "ogres"]),
        },
    )
    assert refusal(state, "bet nomads", seat=1) is not None  # no third


@pytest.mark.rule("AOG-GOD-cephalus")
def test_cephalus_keeps_a_card_to_play_after_his_bets() -> None:
    state = last_turn(hands={1: ["amazons", "nomads", "ogres"]})
    play(state, "bet amazons", "bet ogres", "done", "done")
    play(scripted(state, rolls=[1, 1]), "attack t25 t26", "attack t25 t26")
    play(state, texts(state)[0])
    assert state.to_act == (1,)
    assert sorted(texts(state)) == [
        "play nomads ability",
        "play nomads technology",
        "reveal monks ability",
        "reveal monks technology",
    ]


@pytest.mark.rule("AOG-GOD-cephalus")
@pytest.mark.parametrize("cards", [["amazons"], ["amazons", "amazons"]])
def test_cephalus_may_bet_one_card_or_none(cards: list[str]) -> None:
    state = last_turn(hands={1: [*cards, "nomads"]})
    one, none = state.clone(), state.clone()
    play(one, "bet amazons", "done")
    assert (one.phase, len(one.bets[1])) == (Phase.FORTIFICATION, 1)
    play(none, "done")
    assert (none.phase, len(none.bets[1])) == (Phase.FORTIFICATION, 0)


@pytest.mark.rule("AOG-GOD-cephalus", "AOG-SCORE-04")
def test_the_late_bets_of_cephalus_pay_like_any_other() -> None:
    scores = []
    for bets in (["done"], ["bet amazons", "done"]):
        state = last_turn(holds={"amazons": ["t46", "t47", "t36", "t56"]}, hands={1: ["amazons", "ogres"]})
        play(state, *bets, "done", "done")
        play(scripted(state, rolls=[1, 1]), "attack t25 t26", "attack t25 t26")
        play(
            state, next(text for text in texts(state) if text.endswith("technology")), "play ogres technology"
        )
        assert state.outcome is not None
        scores.append(state.outcome.scores[1])
    assert scores[1] == scores[0] + 3


@pytest.mark.rule("AOG-GOD-cephalus")
def test_cephalus_with_destiny_cards_only_cannot_bet() -> None:
    state = last_turn(hands={1: []}, destiny={1: ["humans", "goblins", "gnomes", "monks"]}, revealed={})
    assert (state.phase, state.to_act) == (Phase.FORTIFICATION, (0,))
    assert state.bets == [[], []]


# ---- Novalis --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-novalis")
@pytest.mark.parametrize(
    ("turn", "phase", "steps"),
    [
        (1, "combat", []),
        (2, "destiny", []),
        (9, "combat", []),
        (1, "action", ["play hobbits ability", "pass"]),
    ],
    ids=["combat", "uprising", "last turn", "card"],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_revealed_peoples_of_novalis_are_at_minus_two_for_every_attacker_in_every_phase(
    turn: int, phase: str, steps: list[str], seat: int
) -> None:
    hidden = position(
        turn=turn,
        phase=phase,
        seat=seat,
        gods=table("novalis"),
        destiny={0: ["humans"]},
        hands={seat: ["hobbits"]},
    )
    shown = position(
        turn=turn,
        phase=phase,
        seat=seat,
        gods=table("novalis"),
        revealed={0: ["humans"]},
        hands={seat: ["hobbits"]},
    )
    play(hidden, *steps)
    play(shown, *steps)
    assert needed(hidden, "attack t28 t26") == 3
    assert needed(shown, "attack t28 t26") == 5
    assert needed(shown, "attack t25 t38") == 5
    assert not falls(shown, "attack t28 t27", 5)  # a city: -3
    assert needed(shown, "attack t25 t24") == 3  # other peoples


@pytest.mark.rule("AOG-GOD-novalis")
def test_the_defence_of_novalis_begins_with_the_reveal() -> None:
    state = position(
        phase="action", gods=table("novalis"), destiny={0: ["humans"]}, hands={1: ["dark_elves"]}
    )
    play(state, "reveal humans ability")
    assert needed(state, "attack t28 t29") == 5
    play(scripted(state, rolls=[1]), "attack t28 t29", "play dark_elves ability")
    assert needed(state, "attack t28 t26") == 5


@pytest.mark.rule("AOG-GOD-novalis")
def test_novalis_does_not_protect_peoples_revealed_by_others_nor_attacks_of_her_own() -> None:
    state = position(gods=table("novalis"), seat=1, revealed={0: ["humans"], 1: ["high_elves"]})
    assert needed(state, "attack t25 t24") == 3
    assert needed(state, "attack t26 t25") == 3


@pytest.mark.rule("AOG-GOD-novalis")
def test_novalis_adds_to_every_other_modifier() -> None:
    state = position(
        gods=table("novalis"),
        seat=1,
        revealed={0: ["humans"]},
        technology={"gnomes": 3, "humans": 1},
        fortified=["t26"],
    )
    assert needed(state, "attack t28 t26") == 4  # +3 -1 -1 -2


@pytest.mark.rule("AOG-GOD-novalis")
def test_novalis_does_not_hinder_wrath_or_swaps() -> None:
    state = position(
        phase="action",
        gods=table("novalis", seat=1),
        revealed={1: ["humans"]},
        hands={0: ["nomads", "monks"]},
        holds={"monks": []},
    )
    swapped, struck = state.clone(), state.clone()
    play(swapped, "play nomads ability", "swap t25 t26")
    assert holder(swapped, "t25") == "humans"
    play(scripted(struck, rolls=[6]), "play monks wrath", "seize t26")
    assert holder(struck, "t26") == "monks"


# ---- Rakos ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-rakos", "AOG-SETUP-12")
def test_rakos_starts_with_ten_pawns_and_the_others_with_five() -> None:
    state = dealt_to_seat_0("rakos")
    assert state.pawns == [10, 5, 5]
    assert state.supply == 30


@pytest.mark.rule("AOG-GOD-rakos")
@pytest.mark.parametrize("places", [[], ["t25"], ["t25", "t27"]])
def test_rakos_places_none_one_or_two_pawns_in_his_turn_of_the_phase(places: list[str]) -> None:
    state = position(phase="fortification", gods=table("rakos"))
    before = state.clone()
    for place in places:
        assert state.to_act == (0,)
        play(state, f"fortify {place}")
    if len(places) < 2:
        play(state, "done")
    assert state.to_act == (1,)
    changed: dict[str, Change] = {}
    if places:
        changed = {"fortified": ([], places), "seats.0.pawns": (10, 10 - len(places))}
    assert_changes(before, state, changed)


@pytest.mark.rule("AOG-GOD-rakos", "AOG-FORT-02")
def test_rakos_places_his_two_pawns_on_different_territories_and_no_third() -> None:
    state = position(phase="fortification", gods=table("rakos"))
    play(state, "fortify t25")
    twice = refusal(state, "fortify t25")
    assert twice is not None
    assert (twice.rule, twice.key) == ("AOG-FORT-02", "refusal-fortify-twice")
    play(state, "fortify t27")
    third = refusal(state, "fortify t31", seat=0)
    assert third is not None
    assert third.key == "refusal-not-your-decision"


@pytest.mark.rule("AOG-GOD-rakos", "AOG-FORT-01")
def test_the_others_place_one_pawn_only() -> None:
    state = position(phase="fortification", seat=1, gods=table("rakos"))
    play(state, "fortify t25")
    assert state.to_act == (2,)


@pytest.mark.rule("AOG-GOD-rakos", "AOG-FORT-03")
def test_rakos_with_one_pawn_left_places_one() -> None:
    state = position(phase="fortification", gods=table("rakos"), pawns={0: 1})
    play(state, "fortify t25")
    assert state.to_act == (1,)
    assert state.pawns[0] == 0


# ---- Lok ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-lok")
def test_lok_rolls_again_and_the_second_result_counts_as_natural() -> None:
    state = position(gods=table("lok"))
    before = state.clone()
    play(scripted(state, rolls=[2, 6, 2]), "attack t26 t25")
    assert_changes(before, state, {})  # decided before the result is applied
    assert texts(state) == ["reroll 2", "pass"]
    play(state, "reroll 2")
    assert_changes(before, state, conquest(before, "t25", "humans") | {"rerolled": (False, True)})
    assert refusal(state, "attack t25 t24") is None  # the breakthrough
    play(state, "attack t25 t24")
    assert state.to_act == (1,)  # 2 fails, and no further reroll is offered
    assert holder(state, "t24") == "high_elves"


@pytest.mark.rule("AOG-GOD-lok")
def test_lok_may_let_the_first_result_stand() -> None:
    state = position(gods=table("lok"))
    before = state.clone()
    play(scripted(state, rolls=[3, 1]), "attack t26 t25", "pass")
    assert_changes(before, state, conquest(before, "t25", "humans"))
    assert state.stream.rolls == (1,)


@pytest.mark.rule("AOG-GOD-lok")
def test_the_first_result_is_void_even_if_it_was_a_six() -> None:
    state = position(gods=table("lok"))
    before = state.clone()
    play(scripted(state, rolls=[6, 1]), "attack t26 t25", "reroll 6")
    assert_changes(before, state, {"rerolled": (False, True)})
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-lok")
def test_lok_may_keep_his_reroll_for_the_second_attack_of_a_breakthrough() -> None:
    state = position(gods=table("lok"))
    play(scripted(state, rolls=[6, 1, 4]), "attack t26 t25", "pass", "attack t25 t24", "reroll 1")
    assert holder(state, "t24") == "humans"
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-lok")
def test_lok_rolls_only_a_die_that_has_just_been_rolled() -> None:
    state = position(gods=table("lok"))
    play(scripted(state, rolls=[2]), "attack t26 t25")
    refused = refusal(state, "reroll 3")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-GOD-lok", "refusal-reroll-no-such-die")


@pytest.mark.rule("AOG-GOD-lok")
@pytest.mark.parametrize("phase", ["combat", "action"])
def test_one_reroll_a_turn_in_all_phases_together(phase: str) -> None:
    state = position(phase=phase, gods=table("lok"), hands={0: ["amazons"]}, rerolled=True)
    play(state, *(["play amazons ability"] if phase == "action" else []))
    play(scripted(state, rolls=[1]), "attack t27 t39")
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-lok")
def test_lok_has_a_new_reroll_in_the_next_turn() -> None:
    state = position(turn=1, phase="action", seat=2, gods=table("lok"), hands={2: ["gnomes"]}, rerolled=True)
    play(state, "play gnomes technology")  # the uprising of turn 2 begins with seat 1
    play(scripted(state, rolls=[1, 1, 1]), "attack t25 t26", "attack t25 t26", "attack t25 t26")
    assert state.to_act == (0,)
    assert texts(state) == ["reroll 1", "pass"]


@pytest.mark.rule("AOG-GOD-lok")
def test_lok_may_reroll_his_divine_wrath() -> None:
    state = position(phase="action", gods=table("lok"), hands={0: ["monks"]}, holds={"monks": []})
    play(scripted(state, rolls=[2, 5]), "play monks wrath")
    assert texts(state) == ["reroll 2", "pass"]
    play(state, "reroll 2", "destroy t27")
    assert holder(state, "t27") is None


@pytest.mark.rule("AOG-GOD-lok", "AOG-PEOPLE-chaos")
def test_of_the_two_dice_of_chaos_lok_rerolls_one() -> None:
    state = position(phase="action", gods=table("lok"), hands={0: ["chaos"]})
    play(scripted(state, rolls=[2, 4, 6, 1]), "play chaos ability")
    assert texts(state) == ["reroll 2", "reroll 4", "pass"]
    play(state, "reroll 2")
    assert texts(state) == ["line 4", "line 6"]
    assert state.stream.rolls == (1,)


@pytest.mark.rule("AOG-GOD-lok", "AOG-PEOPLE-lizardmen")
def test_of_the_two_dice_of_the_lizardmen_lok_rerolls_one() -> None:
    state = position(phase="action", gods=table("lok"), hands={0: ["lizardmen"]})
    play(scripted(state, rolls=[1, 2, 4]), "play lizardmen ability", "attack t26 t25")
    assert texts(state) == ["reroll 1", "reroll 2", "pass"]
    play(state, "reroll 1")
    assert holder(state, "t25") == "humans"


@pytest.mark.rule("AOG-GOD-lok", "AOG-EMPTY-02")
def test_lok_may_reroll_against_an_empty_territory_for_the_breakthrough() -> None:
    state = position(gods=table("lok"), empty=["t25"])
    play(scripted(state, rolls=[1, 6]), "attack t26 t25", "reroll 1")
    assert state.to_act == (0,)
    assert refusal(state, "attack t25 t24") is None


SHUT_IN = {"chaos": ["t02", "t09", "t10"]}
"""Chaos holds all round t01: from there a breakthrough leads nowhere."""


@pytest.mark.rule("AOG-GOD-lok")
@pytest.mark.parametrize(
    ("steps", "rolls", "facts"),
    [
        pytest.param(
            ["attack t26 t25", "pass", "attack t25 t24"],
            [6, 1],
            {"empty": ["t24"]},
            id="second attack, on an empty territory",
        ),
        pytest.param(["attack t26 t25"], [6], {"technology": {"wood_elves": 4}}, id="hopeless"),
        pytest.param(
            ["attack t02 t01"], [6], {"holds": SHUT_IN, "empty": ["t01"]}, id="empty, leads nowhere"
        ),
        pytest.param(
            ["attack t02 t01"], [1], {"holds": SHUT_IN, "technology": {"chaos": 5}}, id="sure, leads nowhere"
        ),
    ],
)
def test_lok_is_not_asked_where_no_face_changes_anything(
    steps: list[str], rolls: list[int], facts: dict[str, Any]
) -> None:
    state = position(gods=table("lok"), **facts)
    play(scripted(state, rolls=rolls), *steps)
    assert state.to_act == (1,)
    assert not state.rerolled, "the reroll of the turn is kept"


@pytest.mark.rule("AOG-GOD-lok", "AOG-PEOPLE-orcs")
def test_lok_has_his_reroll_for_the_second_attack_of_a_horde_whose_first_is_hopeless() -> None:
    state = position(phase="action", gods=table("lok"), hands={0: ["orcs"]}, technology={"wood_elves": 4})
    play(scripted(state, rolls=[2, 3]), "play orcs ability", "attack t26 t25", "attack t26 t28")
    assert texts(state) == ["reroll 3", "pass"]


def comes_to(state: Position, attack: str, *dice: int) -> list[object]:
    """Who holds what and who is to act after the attack with these dice; at maximum size, for both answers."""
    after = scripted(state.clone(), rolls=dice)
    play(after, attack)
    ends = [after]
    if "give-up" in texts(after):
        ends.append(after.clone())
        play(ends[0], "give-up")
        play(ends[1], "keep")
    return [(end.people_at, end.to_act) for end in ends]


WORLDS: list[dict[str, Any]] = [
    {"technology": {"humans": 2, "orcs": 4, "gnomes": 5}},
    {"empty": ["t24", "t25"], "love": ["t26", "t31"], "fortress": ["t28"], "technology": {"orcs": 4}},
    {"holds": {"chaos": SHUT_IN["chaos"], "monks": ["t26", "t29"]}, "technology": {"monks": 4}},
    {
        "holds": {"chaos": SHUT_IN["chaos"], "ogres": ["t33", "t31"]},
        "empty": ["t32", "t01"],
        "vortex": ["t32"],
    },
]


@pytest.mark.rule("AOG-GOD-lok")
@pytest.mark.parametrize("facts", WORLDS)
def test_lok_is_asked_exactly_where_another_face_comes_to_something_else(facts: dict[str, Any]) -> None:
    state, used_up = (position(gods=table("lok"), rerolled=rerolled, **facts) for rerolled in (False, True))
    attacks = texts(state)
    answers = set()
    for attack in attacks:
        ends = {die: comes_to(used_up, attack, die) for die in range(1, 7)}
        for die, end in ends.items():
            rolled = scripted(state.clone(), rolls=[die])
            play(rolled, attack)
            asked = texts(rolled) == [f"reroll {die}", "pass"]
            assert asked == any(other != end for other in ends.values()), (attack, die)
            answers.add(asked)
    assert answers == {True, False}, "both are met with"


@pytest.mark.rule("AOG-GOD-lok", "AOG-PEOPLE-lizardmen")
@pytest.mark.parametrize(
    ("attack", "dice", "matters"),
    [
        ("attack t26 t28", (1, 6), True),
        ("attack t26 t28", (6, 6), False),  # the other six would count
        ("attack t26 t28", (3, 3), True),  # for the breakthrough
        ("attack t26 t28", (2, 1), True),
        ("attack t26 t25", (1, 6), False),  # hopeless
        ("attack t02 t01", (1, 6), False),  # empty, and the breakthrough leads nowhere
    ],
)
def test_of_two_dice_lok_is_asked_where_one_of_them_could_matter(
    attack: str, dice: tuple[int, int], matters: bool
) -> None:
    facts: dict[str, Any] = {
        "phase": "action",
        "hands": {0: ["lizardmen"]},
        "technology": {"wood_elves": 5},
        "holds": SHUT_IN,
        "empty": ["t01"],
    }
    state = scripted(position(gods=table("lok"), **facts), rolls=dice)
    play(state, "play lizardmen ability", attack)
    assert (f"reroll {dice[0]}" in texts(state)) == matters


@pytest.mark.rule("AOG-GOD-lok")
def test_lok_never_rerolls_the_dice_of_others() -> None:
    state = position(seat=1, gods=table("lok"))
    before = state.clone()
    play(scripted(state, rolls=[6]), "attack t28 t26")
    assert state.to_act == (1,)
    assert_changes(before, state, conquest(before, "t26", "gnomes"))


# ---- Bejofa ---------------------------------------------------------------------------------------------------------


def deceitful(**facts: Any) -> Position:
    """Bejofa's player holds the Orcs as destiny card."""
    facts = {"gods": table("bejofa"), "destiny": {0: ["orcs"]}, **facts}
    return position(phase="action", **facts)


@pytest.mark.rule("AOG-GOD-bejofa")
@pytest.mark.parametrize("attack", ["attack t26 t25", "attack t31 t18"])
def test_bejofa_plays_a_destiny_card_face_down_and_attacks_at_plus_two_with_any_people(attack: str) -> None:
    state = deceitful(fortified=["t25", "t18"])
    before = state.clone()
    play(state, "conceal orcs")
    passing = refusal(state, "pass")
    assert passing is not None
    assert passing.rule == "AOG-ACTION-10"
    assert needed(state, attack) == 2  # +2 -1
    play(scripted(state, rolls=[1]), attack)
    assert state.to_act == (1,)  # it was his card of the turn
    assert_changes(before, state, {"seats.0.destiny.orcs.place": ("hand", "face_down")})


@pytest.mark.rule("AOG-GOD-bejofa", "AOG-ACTION-12")
def test_the_bonus_of_bejofa_is_not_for_the_second_attack() -> None:
    state = deceitful()
    play(scripted(state, rolls=[6]), "conceal orcs", "attack t26 t25")
    assert needed(state, "attack t25 t24") == 3


@pytest.mark.rule("AOG-GOD-bejofa")
def test_a_people_played_face_down_is_not_barred_in_later_combat_phases() -> None:
    for played, barred in (({"face_down": {0: ["orcs"]}}, False), ({"revealed": {0: ["orcs"]}}, True)):
        facts: dict[str, Any] = played
        state = position(turn=2, gods=table("bejofa"), **facts)
        assert (refusal(state, "attack t31 t18") is not None) == barred


@pytest.mark.rule("AOG-GOD-bejofa", "AOG-SECRECY-02")
def test_the_others_see_only_the_number_of_a_card_played_face_down() -> None:
    state = deceitful()
    heard = state.listen()
    play(scripted(state, rolls=[1]), "conceal orcs", "attack t26 t25")
    for seat, known in ((0, "orcs"), (1, None), (2, None), (None, None)):
        seats = state.view(seat)["seats"]
        assert isinstance(seats, list)
        card = seats[0]["destiny"][0]
        assert (card["size"], card["place"], card.get("people")) == (4, "face_down", known)
    concealed = next(event for event in heard if event.kind == "destiny-concealed")
    assert concealed.seen_by(1) == {"kind": "destiny-concealed", "seat": "seat:0", "size": 4}


@pytest.mark.rule("AOG-GOD-bejofa", "AOG-WRATH-10")
def test_bejofa_avoids_wrath_with_the_card_of_an_eliminated_people() -> None:
    state = deceitful(turn=5, destiny={0: ["hobbits"]}, holds={"hobbits": []})
    assert sorted(text for text in texts(state) if "hobbits" in text and "play" not in text) == [
        "conceal hobbits",
        "reveal hobbits wrath",
    ]
    before = state.clone()
    play(scripted(state, rolls=[1]), "conceal hobbits", "attack t26 t25")
    assert_changes(
        before,
        state,
        conquest(before, "t25", "humans") | {"seats.0.destiny.hobbits.place": ("hand", "face_down")},
    )


@pytest.mark.rule("AOG-GOD-bejofa", "AOG-WRATH-10")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Call down divine wrath with this card, or play it face down."),
        ("fr", "Provoquez une colère divine avec cette carte, ou jouez-la face cachée."),
    ],
)
def test_bejofa_is_told_all_that_the_card_of_an_eliminated_people_can_do(language: str, said: str) -> None:
    facts: dict[str, Any] = {"turn": 3, "destiny": {0: ["humans"]}, "hands": {0: ["orcs"]}}
    state = deceitful(holds={"humans": [], "orcs": []}, **facts)
    for use in ("technology", "ability"):
        refused = refusal(state, f"reveal humans {use}")
        assert refused is not None
        assert refused.rule == "AOG-GOD-bejofa"
        assert Texts(language, state.game.texts).message(refused).endswith(said)
    from_hand = refusal(state, "play orcs technology")
    assert from_hand is not None
    assert from_hand.key == "refusal-card-people-eliminated", "only destiny cards are played face down"
    other = position(phase="action", gods=table("lok"), holds={"humans": []}, **facts)
    plain = refusal(other, "reveal humans technology")
    assert plain is not None
    assert plain.key == "refusal-card-people-eliminated", "and only by Bejofa"


@pytest.mark.rule("AOG-GOD-bejofa")
def test_without_a_legal_attack_nothing_happens() -> None:
    nobody: dict[str, list[str]] = {people: [] for people in position().box.people_ids}
    state = deceitful(holds=nobody)
    before = state.clone()
    play(state, "conceal orcs")
    assert state.to_act == (1,)
    assert_changes(before, state, {"seats.0.destiny.orcs.place": ("hand", "face_down")})


@pytest.mark.rule("AOG-GOD-bejofa")
def test_bejofa_may_still_reveal_his_destiny_card_as_anybody() -> None:
    state = deceitful(hands={0: ["humans"]})
    assert sorted(texts(state)) == [
        "conceal orcs",
        "play humans ability",
        "play humans technology",
        "reveal orcs ability",
        "reveal orcs technology",
    ]
    ordinary = refusal(state, "conceal humans")  # an action card cannot be played so
    assert ordinary is not None
    assert ordinary.key == "refusal-destiny-not-yours"


@pytest.mark.rule("AOG-GOD-bejofa")
def test_a_card_played_face_down_cannot_be_played_again() -> None:
    state = position(phase="action", turn=2, gods=table("bejofa"), face_down={0: ["orcs"]})
    for again in ("conceal orcs", "reveal orcs technology"):
        refused = refusal(state, again)
        assert refused is not None
        assert refused.key == "refusal-destiny-played"


@pytest.mark.rule("AOG-GOD-bejofa", "AOG-END-01")
def test_a_card_played_face_down_scores_at_the_end() -> None:
    state = position(
        players=2,
        turn=9,
        phase="action",
        seat=1,
        gods={0: "bejofa", 1: "rakos"},
        hands={1: ["gnomes"]},
        face_down={0: ["orcs", "nomads", "gnomes", "monks"]},
    )
    play(state, "play gnomes technology")
    assert state.outcome is not None
    assert state.outcome.scores[0] == (4 + 1) + (3 + 1) + (2 + 1) + 1
    seats = state.view(1)["seats"]
    assert isinstance(seats, list)
    assert [card["people"] for card in seats[0]["destiny"]] == ["orcs", "nomads", "gnomes", "monks"]


@pytest.mark.rule("AOG-GOD-bejofa")
def test_to_play_a_destiny_card_face_down_is_one_of_its_uses() -> None:
    state = position(phase="action", gods=table("bejofa"), destiny={0: ["orcs"]})
    space = state.game.actions
    ways = [space.targets(a) for a in state.legal(0) if "destiny:orcs" in space.targets(a)]
    assert sorted(uses for card, uses in ways) == ["use:ability", "use:conceal", "use:technology"]


@pytest.mark.rule("AOG-GOD-bejofa")
def test_nobody_else_plays_a_destiny_card_face_down() -> None:
    state = position(phase="action", gods=table("rakos"), destiny={0: ["orcs"]})
    refused = refusal(state, "conceal orcs")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-GOD-bejofa", "refusal-not-the-deceiver")
    assert "conceal orcs" not in texts(state)


# ---- Kraül ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-kraul")
def test_the_level_forged_before_the_card_counts_in_its_attack() -> None:
    state = position(phase="action", gods=table("kraul"), hands={0: ["dark_elves"]})
    before = state.clone()
    play(state, "technology gnomes")
    assert_changes(
        before,
        state,
        {"peoples.gnomes.technology": (0, 1), "supply": (30, 29), "free_technology": (True, False)},
    )
    assert state.to_act == (0,)  # his card is still to come
    play(state, "play dark_elves ability", "pass")
    assert needed(state, "attack t28 t26") == 2
    play(scripted(state, rolls=[2]), "attack t28 t26")
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-kraul")
def test_kraul_may_use_his_power_after_his_card() -> None:
    state = position(phase="action", gods=table("kraul"), hands={0: ["dwarves"]})
    play(state, "play dwarves technology")
    assert state.to_act == (0,)
    before = state.clone()
    play(state, "technology gnomes")
    assert state.to_act == (1,)
    assert_changes(
        before,
        state,
        {"peoples.gnomes.technology": (0, 1), "supply": (29, 28), "free_technology": (True, False)},
    )


@pytest.mark.rule("AOG-GOD-kraul")
def test_the_power_of_kraul_is_optional_and_kept_if_not_used() -> None:
    state = position(phase="action", gods=table("kraul"), hands={0: ["dwarves"]})
    play(state, "play dwarves technology", "pass")
    assert state.to_act == (1,)
    assert state.free_technology


@pytest.mark.rule("AOG-GOD-kraul")
def test_the_power_of_kraul_serves_once_a_game() -> None:
    state = position(phase="action", gods=table("kraul"), hands={0: ["dwarves"]})
    play(state, "technology gnomes")
    again = refusal(state, "technology gnomes")
    assert again is not None
    assert (again.rule, again.key) == ("AOG-GOD-kraul", "refusal-smith-used")
    play(state, "play dwarves technology")
    assert state.to_act == (1,)  # not even afterwards
    later = position(turn=9, phase="action", gods=table("kraul"), free_technology=False)
    assert refusal(later, "technology gnomes") is not None
    assert not [text for text in texts(later) if text.startswith("technology")]


@pytest.mark.rule("AOG-GOD-kraul")
def test_the_power_of_kraul_is_not_used_in_the_middle_of_a_card() -> None:
    state = position(phase="action", gods=table("kraul"), hands={0: ["barbarians"]})
    play(state, "play barbarians ability")
    assert refusal(state, "technology gnomes") is not None
    play(state, "mark gnomes")
    assert refusal(state, "technology gnomes") is not None
    play(scripted(state, rolls=[6]), "attack t28 t26")
    assert refusal(state, "technology gnomes") is not None  # a breakthrough is pending
    play(state, "pass")
    assert refusal(state, "technology gnomes") is None


@pytest.mark.rule("AOG-GOD-kraul")
@pytest.mark.parametrize("phase", ["fortification", "combat"])
def test_the_power_of_kraul_is_for_the_action_phase(phase: str) -> None:
    state = position(phase=phase, gods=table("kraul"))
    assert refusal(state, "technology gnomes") is not None


@pytest.mark.rule("AOG-GOD-kraul")
def test_kraul_raises_only_a_people_that_holds_a_territory() -> None:
    state = position(phase="action", gods=table("kraul"), holds={"gnomes": []})
    gone = refusal(state, "technology gnomes")
    assert gone is not None
    assert (gone.rule, gone.key) == ("AOG-GOD-kraul", "refusal-smith-people-gone")
    assert len([text for text in texts(state) if text.startswith("technology ")]) == 23


@pytest.mark.rule("AOG-GOD-kraul", "AOG-TECH-04")
def test_kraul_needs_a_pawn_in_the_stock() -> None:
    state = position(phase="action", gods=table("kraul"), hands={0: ["gnomes"]}, supply=0)
    refused = refusal(state, "technology gnomes")
    assert refused is not None
    assert refused.key == "refusal-no-pawn-for-technology"
    play(state, "play gnomes ability")
    assert state.to_act == (1,)  # nothing is asked afterwards either


@pytest.mark.rule("AOG-GOD-kraul")
def test_nobody_else_has_the_power_of_kraul() -> None:
    state = position(phase="action", gods=table("kraul", seat=1), hands={0: ["dwarves"]})
    refused = refusal(state, "technology gnomes")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-GOD-kraul", "refusal-not-the-smith")


# ---- Sylia ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-sylia", "AOG-SETUP-11")
def test_sylia_starts_with_four_love_markers() -> None:
    state = dealt_to_seat_0("sylia")
    assert state.love_left == 4


@pytest.mark.rule("AOG-GOD-sylia")
@pytest.mark.parametrize("order", [["love t31", "fortify t25"], ["fortify t25", "love t31"]])
def test_sylia_places_love_before_or_after_her_pawn(order: list[str]) -> None:
    state = position(phase="fortification", gods=table("sylia"))
    before = state.clone()
    play(state, *order)
    assert state.to_act == (1,)
    assert_changes(
        before,
        state,
        {
            "love": ([], ["t31"]),
            "love_left": (4, 3),
            "fortified": ([], ["t25"]),
            "seats.0.pawns": (5, 4),
        },
    )


@pytest.mark.rule("AOG-GOD-sylia")
def test_sylia_places_one_love_a_phase() -> None:
    state = position(phase="fortification", gods=table("sylia"))
    play(state, "love t31")
    assert state.to_act == (0,)
    second = refusal(state, "love t25")
    assert second is not None
    assert (second.rule, second.key) == ("AOG-GOD-sylia", "refusal-love-placed")
    assert not [text for text in texts(state) if text.startswith("love")]


@pytest.mark.rule("AOG-GOD-sylia")
def test_sylia_may_place_nothing() -> None:
    state = position(phase="fortification", gods=table("sylia"))
    before = state.clone()
    play(state, "done")
    assert_changes(before, state, {})


@pytest.mark.rule("AOG-GOD-sylia")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_each_love_placed_leaves_one_less_until_none_is_left(left: int) -> None:
    placed = ["t01", "t02", "t03", "t05"][: 4 - left]
    state = position(phase="fortification", gods=table("sylia"), love=placed)
    assert state.love_left == left
    play(state, "love t60", "done")
    assert state.love_left == left - 1


@pytest.mark.rule("AOG-GOD-sylia")
def test_sylia_without_markers_or_pawns_is_asked_nothing() -> None:
    state = position(
        phase="fortification", gods=table("sylia"), love=["t01", "t02", "t03", "t05"], pawns={0: 0}
    )
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-sylia")
def test_love_goes_on_any_inhabited_territory_fortified_or_not() -> None:
    state = position(
        phase="fortification", gods=table("sylia"), fortified=["t25"], fortress=["t27"], empty=["t31"]
    )
    loved = [text.split()[1] for text in texts(state) if text.startswith("love ")]
    assert loved == [f"t{number:02}" for number in range(1, 61) if number != 31]
    empty = refusal(state, "love t31")
    assert empty is not None
    assert (empty.rule, empty.key) == ("AOG-GOD-sylia", "refusal-love-empty")


@pytest.mark.rule("AOG-GOD-sylia")
def test_nobody_else_places_love() -> None:
    state = position(phase="fortification", seat=1, gods=table("sylia"))
    refused = refusal(state, "love t31")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-GOD-sylia", "refusal-not-loving")
    assert not [text for text in texts(state) if text.startswith("love")]


# ---- Vorax ----------------------------------------------------------------------------------------------------------


def vengeful(**facts: Any) -> Position:
    """Vorax' player is to play his card; the Gnomes' for technology takes nothing."""
    facts = {"gods": table("vorax"), "hands": {0: ["gnomes"]}, **facts}
    return position(phase="action", **facts)


@pytest.mark.rule("AOG-GOD-vorax", "AOG-SETUP-11")
def test_vorax_starts_with_two_hate_markers() -> None:
    state = dealt_to_seat_0("vorax")
    assert state.hate_left == 2


@pytest.mark.rule("AOG-GOD-vorax")
def test_vorax_marks_a_people_that_has_taken_a_territory_this_turn() -> None:
    state = vengeful(taken=["orcs", "ogres"])
    early = refusal(state, "hate orcs")
    assert early is not None
    assert early.rule == "AOG-GOD-vorax"  # at the end of her action only
    play(state, "play gnomes technology")
    assert sorted(texts(state)) == ["hate ogres", "hate orcs", "pass"]
    innocent = refusal(state, "hate humans")
    assert innocent is not None
    assert (innocent.rule, innocent.key) == ("AOG-GOD-vorax", "refusal-took-nothing")
    before = state.clone()
    play(state, "hate orcs")
    assert state.to_act == (1,)  # one a turn at most
    assert_changes(before, state, {"peoples.orcs.hate": ("(absent)", True), "hate_left": (2, 1)})


@pytest.mark.rule("AOG-GOD-vorax")
def test_vorax_may_spare_everybody() -> None:
    state = vengeful(taken=["orcs"])
    play(state, "play gnomes technology")
    before = state.clone()
    play(state, "pass")
    assert state.to_act == (1,)
    assert_changes(before, state, {})


@pytest.mark.rule("AOG-GOD-vorax")
def test_vorax_marks_nobody_if_no_people_has_taken_a_territory() -> None:
    state = vengeful()
    play(state, "play gnomes technology")
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-vorax")
def test_conquests_of_all_players_in_all_phases_of_the_turn_count_for_vorax() -> None:
    state = position(
        players=2,
        turn=2,
        phase="destiny",
        gods={0: "rakos", 1: "vorax"},
        hands={0: ["winged"], 1: ["amazons"]},
        empty=["t41"],
    )
    play(scripted(state, rolls=[3, 1]), "attack t25 t26", "attack t11 t10")  # Wood Elves; the second fails
    play(state, "done", "done")
    play(scripted(state, rolls=[1, 1]), "attack t42 t41", "attack t31 t18")  # Orcs, on the empty territory
    play(scripted(state, rolls=[3]), "play winged ability", "attack t33 t08")  # Ogres
    play(scripted(state, rolls=[1]), "play amazons ability", "attack t28 t29")  # Gnomes, her own card
    assert sorted(texts(state)) == ["hate gnomes", "hate ogres", "hate orcs", "hate wood_elves", "pass"]


@pytest.mark.rule("AOG-GOD-vorax")
def test_what_was_taken_in_an_earlier_turn_is_forgotten() -> None:
    state = position(
        turn=7,
        phase="action",
        seat=2,
        gods=table("vorax"),
        hands={2: ["gnomes"], 0: ["gnomes"]},
        taken=["orcs"],
    )
    before = state.clone()
    play(state, "play gnomes technology")
    assert state.turn == before.turn + 1
    assert flat(state)["taken"] == []


@pytest.mark.rule("AOG-GOD-vorax", "AOG-WRATH-6")
def test_a_territory_taken_in_a_civil_war_counts_for_vorax() -> None:
    state = vengeful(hands={0: ["monks"]}, holds={"monks": []})
    play(scripted(state, rolls=[6]), "play monks wrath", "seize t31")
    assert texts(state) == ["hate monks", "pass"]


@pytest.mark.rule("AOG-GOD-vorax")
@pytest.mark.parametrize(
    "steps",
    [
        ["play nomads ability", "swap t25 t26"],
        ["play necromancers ability", "raise humans"],
    ],
    ids=["swap", "raising the dead"],
)
def test_swaps_and_the_raised_dead_do_not_count_for_vorax(steps: list[str]) -> None:
    state = vengeful(hands={0: ["nomads", "necromancers"]}, empty=["t04"])
    play(state, *steps)
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-vorax")
def test_a_territory_that_is_only_emptied_does_not_count_for_vorax() -> None:
    state = vengeful(hands={0: ["amazons"]}, holds={"monks": ["t04", "t12"]})
    play(scripted(state, rolls=[1]), "play amazons ability", "attack t12 t25", "keep")
    assert holder(state, "t25") is None
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-vorax")
def test_vorax_may_mark_her_own_people_and_one_that_has_lost_its_conquest_again() -> None:
    state = vengeful(hands={0: ["amazons"]}, revealed={0: ["orcs"]}, taken=["wood_elves", "orcs"])
    play(scripted(state, rolls=[1]), "play amazons ability", "attack t26 t25")
    assert sorted(texts(state)) == ["hate humans", "hate orcs", "hate wood_elves", "pass"]


@pytest.mark.rule("AOG-GOD-vorax")
def test_vorax_without_a_marker_left_is_asked_nothing() -> None:
    state = vengeful(taken=["orcs"], hate=["humans", "monks"])
    play(state, "play gnomes technology")
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-GOD-vorax")
def test_only_vorax_marks_peoples_and_in_her_own_action_only() -> None:
    state = position(phase="action", gods=table("vorax", seat=1), hands={0: ["gnomes"]}, taken=["orcs"])
    play(state, "play gnomes technology")
    assert state.to_act == (1,)
    assert not [text for text in texts(state) if text.startswith("hate")]
    smith = position(phase="action", gods=table("kraul"), hands={0: ["gnomes"]}, taken=["orcs"])
    play(smith, "play gnomes technology")
    refused = refusal(smith, "hate orcs")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-GOD-vorax", "refusal-not-vengeful")


# ---- Sharur ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-sharur")
@pytest.mark.parametrize(
    ("turn", "phase", "steps"),
    [(2, "destiny", []), (1, "combat", []), (1, "action", ["play hobbits ability", "pass"])],
    ids=["uprising", "combat", "card"],
)
def test_all_attacks_of_sharur_are_at_plus_one(turn: int, phase: str, steps: list[str]) -> None:
    for seat, die in ((0, 2), (1, 3)):
        state = position(turn=turn, phase=phase, seat=seat, gods=table("sharur"), hands={seat: ["hobbits"]})
        play(state, *steps)
        assert needed(state, "attack t25 t26") == die
        assert needed(state, "attack t25 t37") == die + 1  # a city


@pytest.mark.rule("AOG-GOD-sharur")
def test_sharur_helps_the_second_attack_of_a_breakthrough_too() -> None:
    state = position(gods=table("sharur"))
    play(scripted(state, rolls=[6]), "attack t26 t25")
    assert needed(state, "attack t25 t24") == 2


@pytest.mark.rule("AOG-GOD-sharur", "AOG-BREAK-04")
def test_sharur_makes_no_natural_six_of_a_five() -> None:
    state = position(gods=table("sharur"))
    play(scripted(state, rolls=[5]), "attack t26 t25")
    assert state.to_act == (1,)


# ---- Sercek ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-GOD-sercek")
@pytest.mark.parametrize("die", [5, 6])
@pytest.mark.parametrize("second", [5, 6])
def test_sercek_breaks_through_on_five_or_six_once(die: int, second: int) -> None:
    state = position(gods=table("sercek"))
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t26 t25")
    assert state.to_act == (0,)
    elsewhere = refusal(state, "attack t26 t28")
    assert elsewhere is not None
    assert elsewhere.rule == "AOG-BREAK-02"
    assert "pass" in texts(state)
    play(scripted(state, rolls=[second]), "attack t25 t24")
    assert state.to_act == (1,)  # no third attack
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


@pytest.mark.rule("AOG-GOD-sercek")
def test_sercek_does_not_break_through_on_a_four_and_the_others_not_on_a_five() -> None:
    for seat, die in ((0, 4), (1, 5)):
        state = position(seat=seat, gods=table("sercek"))
        play(scripted(state, rolls=[die]), "attack t26 t25")
        assert holder(state, "t25") == "humans"
        assert state.to_act == (seat + 1,)


@pytest.mark.rule("AOG-GOD-sercek")
def test_a_five_that_fails_gives_sercek_no_breakthrough() -> None:
    state = position(gods=table("sercek"), technology={"wood_elves": 3})
    before = state.clone()
    play(scripted(state, rolls=[5]), "attack t26 t25")
    assert state.to_act == (1,)
    assert_changes(before, state, {})


@pytest.mark.rule("AOG-GOD-sercek", "AOG-EMPTY-02")
def test_sercek_breaks_through_on_a_five_against_an_empty_territory() -> None:
    state = position(gods=table("sercek"), empty=["t25"])
    play(scripted(state, rolls=[5]), "attack t26 t25")
    assert state.to_act == (0,)
    assert refusal(state, "attack t25 t24") is None


@pytest.mark.rule("AOG-GOD-sercek", "AOG-BREAK-05")
@pytest.mark.parametrize(("choice", "seat"), [("keep", 1), ("give-up", 0)])
def test_sercek_needs_to_occupy_the_territory(choice: str, seat: int) -> None:
    state = position(gods=table("sercek"), holds={"hobbits": ["t37", "t48", "t38", "t47"]})
    play(scripted(state, rolls=[5]), "attack t37 t25", choice)
    assert state.to_act == (seat,)


@pytest.mark.rule("AOG-GOD-sercek", "AOG-PEOPLE-orcs", "AOG-PEOPLE-voraces")
def test_sercek_has_no_breakthrough_where_the_card_excludes_it() -> None:
    state = position(phase="action", gods=table("sercek"), hands={0: ["orcs", "voraces"]})
    horde, feast = state.clone(), state.clone()
    play(scripted(horde, rolls=[5, 6]), "play orcs ability", "attack t26 t25", "attack t26 t28")
    assert horde.to_act == (1,)
    play(scripted(feast, rolls=[5, 6, 6]), "play voraces ability", "attack t26 t25", "attack t25 t24")
    play(feast, "attack t24 t09")
    assert feast.to_act == (1,)


@pytest.mark.rule("AOG-GOD-sercek", "AOG-PEOPLE-lizardmen")
@pytest.mark.parametrize(("dice", "seat"), [([5, 2], 0), ([2, 5], 0), ([4, 3], 1)])
def test_of_two_dice_the_kept_one_counts_for_sercek(dice: list[int], seat: int) -> None:
    state = position(phase="action", gods=table("sercek"), hands={0: ["lizardmen"]})
    play(scripted(state, rolls=dice), "play lizardmen ability", "attack t26 t25")
    assert state.to_act == (seat,)


@pytest.mark.rule("AOG-GOD-sercek", "AOG-BREAK-06")
def test_sercek_breaks_through_in_uprisings_and_with_cards_as_well() -> None:
    uprising = position(turn=2, phase="destiny", gods=table("sercek"))
    play(scripted(uprising, rolls=[5]), "attack t25 t26")
    assert refusal(uprising, "attack t26 t28") is None
    card = position(phase="action", gods=table("sercek"), hands={0: ["amazons"]})
    play(scripted(card, rolls=[5]), "play amazons ability", "attack t26 t25")
    assert refusal(card, "attack t25 t24") is None


@pytest.mark.rule("AOG-GOD-cephalus", "AOG-PREDICT-01")
@pytest.mark.parametrize(
    ("hand", "hidden", "left"),
    [
        (["orcs"], 3, 1),
        (["orcs", "ogres"], 0, 1),
        (["orcs", "ogres"], 1, 2),
        (["orcs", "ogres", "monks"], 1, 2),
    ],
)
def test_cephalus_is_promised_as_many_predictions_as_he_can_make(
    hand: list[str], hidden: int, left: int
) -> None:
    destiny = ["humans", "centaurs", "pirates", "sorcerers"]
    facts: dict[str, Any] = {"destiny": {0: destiny[:hidden]}, "revealed": {0: destiny[hidden:]}}
    state = position(turn=9, phase="destiny", gods={0: "cephalus"}, hands={0: hand}, **facts)
    promised = []
    for card in hand[:left]:
        prompt, asked = state.prompt(0), state.forgone(0)[state.game.actions.parse("done")]
        assert prompt is not None
        assert prompt.args["left"] == asked.args["count"]
        promised.append(prompt.args["left"])
        play(state, f"bet {card}")
    assert promised == list(range(left, 0, -1))
    assert not any(text.startswith("bet ") for text in texts(state))


@pytest.mark.rule("AOG-GOD-cephalus")
def test_cephalus_keeps_a_card_to_play() -> None:
    state = position(
        gods={0: "cephalus"},
        turn=9,
        phase="destiny",
        hands={0: ["orcs", "ogres"]},
        revealed={0: ["humans", "nomads", "hobbits", "sorcerers"]},
    )
    play(state, "bet orcs")
    last = refusal(state, "bet ogres")
    assert last is not None
    assert (last.key, last.rule) == ("refusal-bet-last-card", "AOG-GOD-cephalus")
    assert texts(state) == ["done"]


@pytest.mark.rule("AOG-GOD-vorax")
def test_vorax_may_hate_a_people_that_was_wiped_out_after_its_conquest() -> None:
    state = position(
        gods={0: "vorax"},
        turn=3,
        phase="action",
        seat=0,
        holds={"ogres": []},
        taken=["ogres"],
        hands={0: ["humans"]},
    )
    play(state, "play humans technology", "hate ogres")
    assert state.to_dict()["peoples"]["ogres"]["hate"] is True  # type: ignore[index]
