"""The action phase: one card each, for technology or for the people's ability (AOG-ACTION, AOG-TECH)."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from ludage.games.age_of_gods.state import DESTINIES, Phase, Place, Position
from ludage.testing import assert_changes, flat, play, refusal, scripted, texts
from ludage.testing.age_of_gods import position
from ludage.testing.changes import Change
from tests.rules.age_of_gods.asking import conquest, spent

# None of these gods has anything to say in an action phase, or about a die.
SILENT = {0: "rakos", 1: "sylia", 2: "cephalus"}

PEOPLES = [
    "humans chaos high_elves dwarves barbarians orcs",
    "centaurs goblins dark_elves nomads lizardmen voraces",
    "pirates wood_elves hobbits amazons winged gnomes",
    "sorcerers monks giants ogres necromancers fairies",
]
EVERY_PEOPLE = [people for row in PEOPLES for people in row.split()]


def shown(people: str, seat: int = 0) -> dict[str, Change]:
    """The destiny card lies face up before its owner."""
    return {f"seats.{seat}.destiny.{people}.place": ("hand", "revealed")}


def in_hand(state: Position, seat: int) -> int:
    """Cards of any back that the player can still play."""
    cards = range(seat * DESTINIES, (seat + 1) * DESTINIES)
    held = [card for card in cards if state.destiny[card] >= 0 and state.destiny_place[card] == Place.HAND]
    return len(state.hands[seat]) + len(held)


def lying(state: Position, seat: int, place: Place) -> int:
    """How many destiny cards of the player lie face up, or face down, before him."""
    return state.destiny_place[seat * DESTINIES : (seat + 1) * DESTINIES].count(place)


Pick = Callable[[list[str]], str]


def hand_sizes(state: Position, bets: int, pick: Pick) -> list[list[int]]:
    """Play to the end with so many bets of everybody; the hands of all after each action phase."""
    sizes: list[list[int]] = []
    while state.to_act:
        turn, phase, seat = state.turn, state.phase, state.to_act[0]
        choices = texts(state)
        if choices[0].startswith("bet "):
            play(state, choices[0] if len(state.bets[seat]) < bets else "done")
        else:
            play(state, pick(choices))
        if phase == Phase.ACTION and state.turn != turn:
            dealt = int(state.turn in state.box.destiny_deals)
            sizes.append([in_hand(state, seat) - dealt for seat in range(state.players)])
    sizes.append([in_hand(state, seat) for seat in range(state.players)])
    return sizes


def some(seed: int) -> Pick:
    """Any action, chosen by the seed."""
    chance = random.Random(seed)
    return chance.choice


def only_if_forced(verb: str, instead: str = "") -> Pick:
    """The first action that is not of this verb; one that is `instead`, or the first, if there is no other."""

    def pick(choices: list[str]) -> str:
        others = [text for text in choices if not text.startswith((verb, instead or verb))]
        replacing = [text for text in choices if instead and text.startswith(instead)]
        return (others or replacing or choices)[0]

    return pick


# ---- one card each ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-ACTION-01")
def test_in_turn_order_each_player_plays_one_card_and_only_one() -> None:
    state = position(
        turn=8,
        phase="action",
        seat=1,
        first=1,
        gods={0: "rakos", 1: "sylia", 2: "vorax"},
        hands={
            0: ["humans", "chaos", "dwarves", "orcs"],
            1: ["nomads", "pirates", "gnomes", "goblins"],
            2: ["monks", "ogres", "centaurs", "winged"],
        },
        destiny={0: ["giants"], 1: ["fairies"], 2: ["sorcerers"]},
        revealed={
            0: ["barbarians", "voraces", "hobbits"],
            1: ["high_elves", "lizardmen", "amazons"],
            2: ["orcs", "dark_elves", "wood_elves"],
        },
    )
    for seat, card in ((1, "nomads"), (2, "monks"), (0, "humans")):
        assert state.to_act == (seat,)
        assert in_hand(state, seat) == 5
        passing = refusal(state, "pass")
        assert passing is not None
        assert (passing.rule, passing.key) == ("AOG-ACTION-01", "refusal-card-compulsory")
        play(state, f"play {card} technology")
        second = refusal(state, "play pirates technology", seat=seat)
        assert second is not None
        assert second.key == "refusal-not-your-decision"
    assert (state.turn, state.phase) == (9, Phase.FORTIFICATION)
    assert [in_hand(state, seat) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("AOG-ACTION-01", "AOG-ACTION-02")
def test_a_card_of_any_back_may_be_played_for_either_use_and_no_other_card() -> None:
    state = position(
        phase="action",
        gods=SILENT,
        hands={0: ["ogres", "orcs", "orcs"]},
        destiny={0: ["humans"], 1: ["chaos"]},
    )
    assert sorted(texts(state)) == [
        "play ogres ability",
        "play ogres technology",
        "play orcs ability",
        "play orcs technology",
        "reveal humans ability",
        "reveal humans technology",
    ]
    foreign = refusal(state, "play humans technology")
    assert foreign is not None
    assert (foreign.rule, foreign.key) == ("AOG-ACTION-01", "refusal-card-not-in-hand")
    assert refusal(state, "reveal chaos technology") is not None


@pytest.mark.rule("AOG-ACTION-02")
def test_a_card_used_for_technology_raises_its_people_and_does_nothing_else() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dwarves"]})
    before = state.clone()
    play(state, "play dwarves technology")
    assert state.to_act == (1,)
    assert_changes(
        before,
        state,
        spent(before, "dwarves") | {"peoples.dwarves.technology": (0, 1), "supply": (30, 29)},
    )


@pytest.mark.rule("AOG-ACTION-02")
def test_a_card_used_for_its_ability_raises_no_technology() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dwarves"]})
    before = state.clone()
    play(state, "play dwarves ability", "fortress t05", "pass")
    assert state.to_act == (1,)
    assert_changes(before, state, spent(before, "dwarves") | {"fortress": ([], ["t05"])})


@pytest.mark.rule("AOG-ACTION-02")
def test_a_card_of_a_living_people_has_no_third_use() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dwarves"]})
    third = refusal(state, "play dwarves wrath")
    assert third is not None
    assert third.key == "refusal-card-people-alive"


@pytest.mark.rule("AOG-ACTION-02", "AOG-TECH-04")
def test_a_card_that_can_do_neither_is_simply_discarded() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["gnomes"]}, destiny={0: ["humans"]}, supply=0)
    assert [text for text in texts(state) if "gnomes" in text] == ["play gnomes ability"]
    before = state.clone()
    play(state, "play gnomes ability")
    assert state.to_act == (1,)
    assert_changes(before, state, spent(before, "gnomes"))


@pytest.mark.rule("AOG-ACTION-02", "AOG-ACTION-04")
def test_a_destiny_card_that_can_do_neither_is_simply_shown() -> None:
    state = position(turn=5, phase="action", gods=SILENT, destiny={0: ["gnomes"]}, supply=0)
    before = state.clone()
    play(state, "reveal gnomes ability")
    assert state.to_act == (1,)
    assert_changes(before, state, shown("gnomes"))


@pytest.mark.rule("AOG-ACTION-02")
def test_an_ability_that_can_do_nothing_may_be_chosen_though_technology_is_possible() -> None:
    peoples: dict[str, list[str]] = {people: [] for people in EVERY_PEOPLE}
    state = position(phase="action", gods=SILENT, holds=peoples | {"nomads": ["t51"]}, hands={0: ["nomads"]})
    assert refusal(state, "play nomads technology") is None
    before = state.clone()
    play(state, "play nomads ability")
    assert_changes(before, state, spent(before, "nomads"))


@pytest.mark.rule("AOG-ACTION-03")
@pytest.mark.parametrize("card", ["chaos", "ogres"])
def test_a_yellow_or_red_card_goes_to_the_discard_for_good(card: str) -> None:
    hands = {0: ["humans", card], 1: ["dwarves", "gnomes"]}
    state = position(
        players=2, turn=8, phase="action", gods={0: "rakos", 1: "sylia"}, hands=hands, discard=["orcs"]
    )
    before = state.clone()
    play(state, f"play {card} technology")
    assert_changes(
        before,
        state,
        spent(before, card) | {f"peoples.{card}.technology": (0, 1), "supply": (35, 34)},
    )
    number = state.box.people_ids.index(card)
    assert state.discard[-1] == number
    play(state, "play dwarves technology", "done", "done")
    play(scripted(state, rolls=[1, 1]), "attack t26 t25", "attack t26 t25")
    assert state.to_act == (1,)
    play(state, "play gnomes technology")
    assert state.to_act == (0,)
    assert (state.turn, state.phase) == (9, Phase.ACTION)
    assert refusal(state, f"play {card} technology") is not None
    assert all(number not in hand for hand in state.hands)


# ---- destiny cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-ACTION-04")
def test_a_played_destiny_card_stays_face_up_and_bars_its_people_in_later_combat_phases() -> None:
    state = position(
        players=2, turn=7, phase="action", seat=1, gods={0: "rakos", 1: "sylia"}, destiny={1: ["wood_elves"]}
    )
    before = state.clone()
    play(state, "reveal wood_elves technology")
    assert_changes(
        before,
        state,
        shown("wood_elves", seat=1)
        | {
            "peoples.wood_elves.technology": (0, 1),
            "supply": (35, 34),
            "turn": (7, 8),
            "phase": ("action", "fortification"),
            "first": (0, 1),
        },
    )
    play(state, "done", "done")
    assert (state.phase, state.to_act) == (Phase.COMBAT, (1,))
    barred = refusal(state, "attack t25 t26")
    assert barred is not None
    assert barred.rule == "AOG-COMBAT-06"
    assert not [text for text in texts(state) if text.startswith(("attack t25", "attack t11"))]
    play(scripted(state, rolls=[1, 1]), "attack t26 t25")
    assert refusal(state, "attack t25 t26") is None  # the other player may still attack from there
    play(state, "attack t26 t25")
    again = refusal(state, "reveal wood_elves technology")
    assert again is not None
    assert (again.rule, again.key) == ("AOG-ACTION-04", "refusal-destiny-played")


@pytest.mark.rule("AOG-ACTION-04")
def test_everybody_sees_whose_people_a_played_destiny_card_names() -> None:
    state = position(turn=1, phase="action", gods=SILENT, destiny={0: ["orcs"]})
    peoples = state.view(2)["peoples"]
    assert isinstance(peoples, dict)
    assert peoples["orcs"]["revealed_by"] is None
    play(state, "reveal orcs technology")
    peoples = state.view(2)["peoples"]
    assert isinstance(peoples, dict)
    assert peoples["orcs"]["revealed_by"] == 0


# ---- the ability is not bound to the people of the card ---------------------------------------------------------


@pytest.mark.rule("AOG-ACTION-05")
def test_the_pirates_card_may_send_ogres_to_attack() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["pirates"]})
    before = state.clone()
    play(scripted(state, rolls=[2]), "play pirates ability", "attack t33 t08")
    assert_changes(before, state, spent(before, "pirates") | conquest(before, "t08", "ogres"))


@pytest.mark.rule("AOG-ACTION-06", "AOG-COMBAT-07")
def test_an_attack_by_a_card_may_start_from_a_people_one_has_revealed() -> None:
    state = position(turn=3, phase="combat", gods=SILENT, revealed={0: ["humans"]})
    barred = refusal(state, "attack t26 t25")
    assert barred is not None
    assert barred.rule == "AOG-COMBAT-06"
    state = position(turn=3, phase="action", gods=SILENT, revealed={0: ["humans"]}, hands={0: ["amazons"]})
    before = state.clone()
    play(scripted(state, rolls=[1]), "play amazons ability", "attack t26 t25")
    assert_changes(before, state, spent(before, "amazons") | conquest(before, "t25", "humans"))


@pytest.mark.rule("AOG-ACTION-06")
def test_an_attack_by_a_card_may_start_from_every_territory_with_a_token() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["amazons"]}, empty=["t28"], love=["t31"])
    play(state, "play amazons ability")
    origins = {text.split()[1] for text in texts(state)}
    barred = {"t28", "t31"}  # the empty one and the one under Love
    surrounded = {"t21", "t45"}  # by their own people
    assert origins == {f"t{number:02}" for number in range(1, 61)} - barred - surrounded


@pytest.mark.rule("AOG-ACTION-06")
@pytest.mark.parametrize(
    ("attack", "rule"),
    [
        ("attack t26 t60", "AOG-COMBAT-03"),
        ("attack t26 t27", "AOG-COMBAT-04"),
        ("attack t11 t12", "AOG-COMBAT-02"),
        ("attack t26 t25", "AOG-MARK-05"),
        ("attack t25 t26", "AOG-MARK-05"),
        ("attack t26 t28", "AOG-MARK-03"),
        ("attack t28 t26", "AOG-MARK-03"),
    ],
)
def test_an_attack_by_a_card_obeys_the_map_love_and_vortex(attack: str, rule: str) -> None:
    state = position(
        phase="action",
        gods=SILENT,
        hands={0: ["amazons"]},
        empty=["t11"],
        love=["t25"],
        vortex=["t28"],
        holds={"gnomes": ["t13"]},
    )
    play(state, "play amazons ability")
    refused = refusal(state, attack)
    assert refused is not None
    assert refused.rule == rule
    assert attack not in texts(state)


@pytest.mark.rule("AOG-ACTION-06", "AOG-ACTION-11")
def test_a_card_may_limit_its_attack_to_one_people() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["goblins"]})
    play(state, "play goblins ability")
    assert {text.split()[1] for text in texts(state)} == {"t17", "t30", "t41"}
    refused = refusal(state, "attack t26 t25")
    assert refused is not None
    assert refused.key == "refusal-origin-other-people"


# ---- how many cards there are -----------------------------------------------------------------------------------


@pytest.mark.rule("AOG-ACTION-07")
@pytest.mark.parametrize("bets", [0, 1, 2])
@pytest.mark.parametrize("seed", [1, 2])
def test_hands_shrink_by_one_a_turn_and_nobody_runs_out(bets: int, seed: int) -> None:
    state = position(
        turn=1, phase="destiny", seed=seed, gods={0: "rakos", 1: "sylia", 2: "vorax"}, free_technology=False
    )
    sizes = hand_sizes(state, bets, some(seed))
    expected = [8, 7, 7, 6, 6, 5, 5 - bets, 4 - bets, 3 - bets]
    assert sizes == [[size] * 3 for size in expected]


@pytest.mark.rule("AOG-ACTION-07", "AOG-GOD-cephalus")
@pytest.mark.parametrize("bets", [0, 1, 2])
def test_cephalus_keeps_his_cards_until_he_bets_on_turn_nine(bets: int) -> None:
    state = position(players=2, turn=1, phase="destiny", gods={0: "cephalus", 1: "rakos"})
    sizes = hand_sizes(state, bets, only_if_forced("play"))
    assert [hands[0] for hands in sizes] == [8, 7, 7, 6, 6, 5, 5, 4, 3 - bets]
    assert [hands[1] for hands in sizes] == [8, 7, 7, 6, 6, 5, 5 - bets, 4 - bets, 3 - bets]


@pytest.mark.rule("AOG-ACTION-08")
@pytest.mark.parametrize("bets", [0, 1, 2])
def test_who_shuns_revealing_reveals_one_destiny_card_and_one_more_for_each_bet(bets: int) -> None:
    state = position(players=2, turn=1, phase="destiny", gods={0: "sylia", 1: "rakos"})
    hand_sizes(state, bets, only_if_forced("reveal"))
    assert [lying(state, seat, Place.REVEALED) for seat in (0, 1)] == [1 + bets, 1 + bets]
    assert state.hands == [[], []]


@pytest.mark.rule("AOG-ACTION-08", "AOG-GOD-bejofa")
def test_a_destiny_card_of_bejofa_counts_as_played_and_not_as_revealed() -> None:
    state = position(players=2, turn=1, phase="destiny", gods={0: "bejofa", 1: "rakos"})
    hand_sizes(state, 2, only_if_forced("reveal", instead="conceal"))
    assert lying(state, 0, Place.REVEALED) == 0
    assert lying(state, 0, Place.FACE_DOWN) == 3
    assert lying(state, 1, Place.REVEALED) == 3


# ---- abilities step by step -------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-ACTION-09")
@pytest.mark.parametrize("people", EVERY_PEOPLE)
def test_all_cards_of_a_people_have_the_same_ability(people: str) -> None:
    facts = position(turn=7, phase="action", gods=SILENT, hands={0: [people, people]}, destiny={0: [people]})
    ordinary, destiny = scripted(facts.clone(), rolls=[2, 5]), scripted(facts.clone(), rolls=[2, 5])
    play(ordinary, f"play {people} ability")
    play(destiny, f"reveal {people} ability")
    assert texts(ordinary) == texts(destiny)
    assert ordinary.prompt(0) == destiny.prompt(0)
    for state in (ordinary, destiny):
        pending = state.view(0)["pending"]
        assert isinstance(pending, list)
        ability = state.box.ability_ids[state.box.people_ids.index(people)]
        assert ability in [frame.get("ability") for frame in pending]


@pytest.mark.rule("AOG-ACTION-10")
def test_a_step_without_choice_is_skipped_and_the_compulsory_attack_follows() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dark_elves"]})
    play(state, "play dark_elves ability")
    assert all(text.startswith("attack ") for text in texts(state))
    passing = refusal(state, "pass")
    assert passing is not None
    assert (passing.rule, passing.key) == ("AOG-ACTION-10", "refusal-card-attack-compulsory")
    before = state.clone()
    play(scripted(state, rolls=[3]), "attack t26 t25")
    assert_changes(before, state, conquest(before, "t25", "humans"))


@pytest.mark.rule("AOG-ACTION-10")
def test_an_ability_without_any_legal_step_does_nothing_and_the_card_is_discarded() -> None:
    peoples: dict[str, list[str]] = {people: [] for people in EVERY_PEOPLE}
    state = position(
        phase="action",
        gods=SILENT,
        holds=peoples | {"dark_elves": ["t21"]},
        vortex=["t08", "t19", "t20"],  # all its neighbours
        hands={0: ["dark_elves"]},
    )
    before = state.clone()
    play(state, "play dark_elves ability")
    assert state.to_act == (1,)
    assert_changes(before, state, spent(before, "dark_elves"))


@pytest.mark.rule("AOG-ACTION-10")
def test_a_step_that_says_may_can_be_declined_and_the_next_one_follows() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dark_elves"]}, technology={"humans": 2})
    play(state, "play dark_elves ability")
    assert texts(state) == ["weaken humans technology", "pass"]
    before = state.clone()
    play(state, "pass")
    assert_changes(before, state, {})
    assert state.to_act == (0,)
    assert refusal(state, "attack t26 t25") is None
    assert refusal(state, "pass") is not None


@pytest.mark.rule("AOG-ACTION-10")
def test_the_steps_of_an_ability_are_compulsory_and_come_in_order() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["barbarians"]})
    play(state, "play barbarians ability")
    passing = refusal(state, "pass")
    assert passing is not None
    assert (passing.rule, passing.key) == ("AOG-ACTION-10", "refusal-step-compulsory")
    assert refusal(state, "attack t26 t25") is not None
    assert all(text.startswith("mark ") for text in texts(state))
    play(state, "mark humans")
    assert state.to_act == (0,)
    assert all(text.startswith("attack ") for text in texts(state))


@pytest.mark.rule("AOG-ACTION-11")
@pytest.mark.parametrize(
    ("card", "steps", "naming"),
    [
        ("barbarians", [], "mark giants"),
        ("high_elves", [], "mark giants"),
        ("ogres", [], "mark giants"),
        ("wood_elves", [], "mark giants"),
        ("gnomes", [], "technology giants"),
        ("monks", [], "holy-war giants"),
        ("monks", ["holy-war orcs"], "against giants"),
    ],
)
def test_an_eliminated_people_gets_no_marker_and_is_named_by_no_ability(
    card: str, steps: list[str], naming: str
) -> None:
    state = position(phase="action", gods=SILENT, hands={0: [card]}, holds={"giants": []})
    play(state, f"play {card} ability", *steps)
    refused = refusal(state, naming)
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-ACTION-11", "refusal-people-eliminated")
    assert naming not in texts(state)
    assert naming.replace("giants", "humans") in texts(state)


@pytest.mark.rule("AOG-ACTION-11")
def test_the_necromancers_may_name_an_eliminated_people() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["necromancers"]}, holds={"giants": []})
    play(state, "play necromancers ability")
    assert "raise giants" in texts(state)


@pytest.mark.rule("AOG-ACTION-11")
def test_an_attack_with_the_marked_people_starts_from_any_of_its_territories_that_may_attack() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["barbarians"]}, love=["t42"])
    play(state, "play barbarians ability", "mark orcs")
    assert {text.split()[1] for text in texts(state)} == {"t31", "t32", "t43"}
    refused = refusal(state, "attack t26 t25")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-ACTION-11", "refusal-origin-other-people")


@pytest.mark.rule("AOG-ACTION-11", "AOG-ACTION-10")
def test_a_marked_people_without_legal_attack_keeps_its_marker() -> None:
    state = position(
        phase="action",
        gods=SILENT,
        hands={0: ["barbarians"]},
        holds={"giants": ["t21"], "barbarians": ["t06"]},
        vortex=["t08", "t19", "t20"],  # all neighbours of the Giants
    )
    before = state.clone()
    play(state, "play barbarians ability", "mark giants")
    assert state.to_act == (1,)
    assert_changes(before, state, spent(before, "barbarians") | {"peoples.giants.attack_1": ("(absent)", 99)})


# ---- the favours of a card are for its own attack ---------------------------------------------------------------


@pytest.mark.rule("AOG-ACTION-12")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("amazons", "attack t26 t25", "attack t25 t24"),
        ("centaurs", "attack t26 t25", "attack t25 t24"),
        ("giants", "attack t26 t25", "attack t25 t24"),
        ("necromancers", "attack t26 t25", "attack t25 t24"),  # nobody to raise, no empty territory
        ("fairies", "attack t26 t25", "attack t25 t24"),  # nothing to copy
        ("goblins", "attack t41 t42", "attack t42 t51"),
        ("pirates", "attack t01 t22", "attack t22 t09"),
    ],
)
@pytest.mark.parametrize(("die", "taken"), [(2, False), (3, True)])
def test_the_bonus_of_a_card_is_used_up_by_its_own_attack(
    card: str, first: str, second: str, die: int, taken: bool
) -> None:
    state = position(phase="action", gods=SILENT, hands={0: [card]})
    play(scripted(state, rolls=[6, die]), f"play {card} ability", first)
    target = f"territories.{second.split()[2]}"
    holder = flat(state)[target]
    play(state, second)
    assert (flat(state)[target] != holder) == taken
    assert state.to_act == (1,)


FAVOURED_BY: list[tuple[dict[str, Any], int]] = [
    ({"markers": {"attack_1": ["humans"]}}, 2),
    ({"markers": {"attack_2": ["humans"]}}, 1),
    ({"technology": {"humans": 1}}, 2),
    ({"holy_war": ("humans", "high_elves")}, 1),
    ({"hate": ["high_elves"]}, 2),
    ({"gods": {0: "sharur"}}, 2),
]


@pytest.mark.rule("AOG-ACTION-12")
@pytest.mark.parametrize(("favour", "die"), FAVOURED_BY, ids=[" ".join(facts) for facts, _ in FAVOURED_BY])
def test_markers_technology_and_gods_favour_the_second_attack_too(favour: dict[str, Any], die: int) -> None:
    facts: dict[str, Any] = {"gods": SILENT, **favour}
    for roll, taken in ((die - 1, False), (die, True)):
        if roll == 0:
            continue
        state = position(phase="action", hands={0: ["amazons"]}, **facts)
        play(scripted(state, rolls=[6, roll]), "play amazons ability", "attack t26 t25", "attack t25 t24")
        assert flat(state)["territories.t24"] == ("humans" if taken else "high_elves")


@pytest.mark.rule("AOG-ACTION-12")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("centaurs", "attack t26 t24", "attack t24 t35"),  # t35 lies two away, beyond t23 and t36
        ("pirates", "attack t01 t22", "attack t22 t36"),  # both on the coast, but not neighbours
        ("winged", "attack t26 t01", "attack t01 t60"),
    ],
)
def test_the_reach_of_a_card_is_used_up_by_its_own_attack(card: str, first: str, second: str) -> None:
    state = position(phase="action", gods=SILENT, hands={0: [card]})
    play(scripted(state, rolls=[6]), f"play {card} ability", first)
    refused = refusal(state, second)
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-COMBAT-03", "refusal-target-not-adjacent")
    assert second not in texts(state)


@pytest.mark.rule("AOG-ACTION-12")
def test_the_second_die_of_the_lizardmen_is_used_up_by_their_own_attack() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["lizardmen"]})
    play(scripted(state, rolls=[2, 6, 1, 6]), "play lizardmen ability", "attack t26 t25")
    before = state.clone()
    play(state, "attack t25 t24")
    assert_changes(before, state, {})
    assert state.stream.rolls == (6,)  # one die was rolled, not two


@pytest.mark.rule("AOG-ACTION-12")
@pytest.mark.parametrize(
    ("walls", "die"),
    [({"fortified": ["t24"]}, 3), ({"fortress": ["t24"]}, 4)],
    ids=["pawn", "dwarf fortress"],
)
def test_the_defences_ignored_by_the_giants_count_again_in_the_second_attack(
    walls: dict[str, Any], die: int
) -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["giants"]}, **walls)
    play(scripted(state, rolls=[6, die]), "play giants ability", "attack t26 t25")
    before = state.clone()
    play(state, "attack t25 t24")
    assert_changes(before, state, {})


@pytest.mark.rule("AOG-ACTION-12")
def test_the_colonists_fortify_the_first_conquest_only() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["humans"]})
    before = state.clone()
    play(scripted(state, rolls=[6, 6]), "play humans ability", "attack t26 t25", "attack t25 t24")
    assert_changes(
        before,
        state,
        spent(before, "humans")
        | {
            "territories.t25": ("wood_elves", "humans"),
            "territories.t24": ("high_elves", "humans"),
            "peoples.humans.reserve": (4, 2),
            "peoples.wood_elves.reserve": (2, 3),
            "peoples.high_elves.reserve": (4, 5),
            "fortified": ([], ["t25"]),
            "supply": (30, 29),
            "taken": ([], ["humans"]),
        },
    )
    assert state.to_act == (1,)


# ---- technology -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-TECH-01")
@pytest.mark.parametrize("level", [0, 1, 2, 5])
def test_technology_takes_a_pawn_of_the_common_stock_and_none_of_ones_own(level: int) -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["nomads"]}, technology={"nomads": level})
    before = state.clone()
    play(state, "play nomads technology")
    assert_changes(
        before,
        state,
        spent(before, "nomads")
        | {"peoples.nomads.technology": (level, level + 1), "supply": (30 - level, 29 - level)},
    )
    assert state.pawns == [10, 5, 5]


@pytest.mark.rule("AOG-TECH-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("turn", [1, 9])
@pytest.mark.parametrize(
    ("attack", "needed"),
    [
        ("attack t28 t26", 1),  # from the Gnomes
        ("attack t13 t26", 1),  # from their other territory
        ("attack t26 t28", 5),  # against them
        ("attack t26 t13", 6),  # against their city
    ],
)
def test_levels_count_in_attack_and_defence_everywhere_whoever_attacks(
    seat: int, turn: int, attack: str, needed: int
) -> None:
    target = attack.split()[2]
    for die in (needed - 1, needed):
        state = position(turn=turn, seat=seat, gods=SILENT, technology={"gnomes": 2})
        holder = flat(state)[f"territories.{target}"]
        if die:
            play(scripted(state, rolls=[die]), attack)
            assert (flat(state)[f"territories.{target}"] != holder) == (die == needed)


@pytest.mark.rule("AOG-TECH-02")
def test_levels_of_one_people_add_up_and_outlast_the_turn() -> None:
    state = position(
        players=2,
        turn=8,
        phase="action",
        gods={0: "rakos", 1: "sylia"},
        hands={0: ["gnomes"], 1: ["gnomes"]},
    )
    play(state, "play gnomes technology", "play gnomes technology")
    assert state.turn == 9
    assert flat(state)["peoples.gnomes.technology"] == 2
    play(state, "done", "done")
    play(scripted(state, rolls=[1]), "attack t28 t26")
    assert flat(state)["territories.t26"] == "gnomes"


@pytest.mark.rule("AOG-TECH-02")
def test_the_dark_elves_can_lower_a_level() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["dark_elves"]}, technology={"gnomes": 2})
    play(state, "play dark_elves ability")
    before = state.clone()
    play(state, "weaken gnomes technology")
    assert_changes(before, state, {"peoples.gnomes.technology": (2, 1), "supply": (28, 29)})


@pytest.mark.rule("AOG-TECH-03")
@pytest.mark.parametrize(("die", "held"), [(1, True), (2, False)])
def test_a_people_that_returns_has_its_old_level(die: int, held: bool) -> None:
    state = position(
        phase="action",
        gods=SILENT,
        hands={0: ["giants"], 1: ["amazons"]},
        holds={"giants": []},
        technology={"giants": 1},
    )
    play(scripted(state, rolls=[6, die]), "play giants wrath", "seize t25")
    play(state, "play amazons ability", "attack t26 t25")  # die + 2 - 1
    assert flat(state)["territories.t25"] == ("giants" if held else "humans")


@pytest.mark.rule("AOG-TECH-03")
def test_the_level_of_an_eliminated_people_stays_when_it_loses_its_last_territory() -> None:
    state = position(gods=SILENT, technology={"monks": 1})
    before = state.clone()
    play(scripted(state, rolls=[4]), "attack t05 t04")
    assert_changes(before, state, conquest(before, "t04", "dwarves"))
    assert flat(state)["peoples.monks.technology"] == 1


# ---- the common stock is a limit --------------------------------------------------------------------------------


def exhausted(card: str, **facts: Any) -> Position:
    """Six players, the god of protectors among them: all 15 pawns of the stock are levels of the Humans."""
    return position(
        players=6,
        phase="action",
        gods={0: "rakos", 1: "cephalus", 2: "sylia", 3: "vorax", 4: "trish", 5: "sercek"},
        technology={"humans": 15},
        hands={0: [card], 1: ["orcs"]},
        **facts,
    )


@pytest.mark.rule("AOG-TECH-04")
def test_with_the_stock_empty_no_level_can_be_raised_whatever_pawns_one_has() -> None:
    state = exhausted("orcs")
    assert (state.supply, state.pawns) == (0, [10, 5, 5, 5, 5, 5])
    refused = refusal(state, "play orcs technology")
    assert refused is not None
    assert (refused.rule, refused.key) == ("AOG-TECH-04", "refusal-no-pawn-for-technology")
    assert not [text for text in texts(state) if text.endswith("technology")]


@pytest.mark.rule("AOG-TECH-04")
def test_a_level_lost_to_the_dark_elves_gives_a_pawn_back() -> None:
    state = exhausted("dark_elves")
    play(scripted(state, rolls=[1]), "play dark_elves ability", "weaken humans technology", "attack t31 t30")
    before = state.clone()
    play(state, "play orcs technology")
    assert_changes(
        before,
        state,
        spent(before, "orcs", seat=1) | {"peoples.orcs.technology": (0, 1), "supply": (1, 0)},
    )


@pytest.mark.rule("AOG-TECH-04")
def test_a_lost_fortification_gives_a_pawn_back() -> None:
    state = exhausted("amazons", fortified=["t18"], pawns={0: 9})
    assert state.supply == 0
    play(scripted(state, rolls=[5]), "play amazons ability", "attack t31 t18")
    assert state.supply == 1
    assert refusal(state, "play orcs technology") is None


@pytest.mark.rule("AOG-TECH-04")
def test_with_the_stock_empty_the_colonists_build_nothing() -> None:
    state = exhausted("humans")
    before = state.clone()
    play(scripted(state, rolls=[5]), "play humans ability", "attack t31 t18")
    assert_changes(before, state, spent(before, "humans") | conquest(before, "t18", "orcs"))


@pytest.mark.rule("AOG-TECH-04")
def test_with_the_stock_empty_the_high_elves_place_their_marker_only() -> None:
    state = exhausted("high_elves")
    before = state.clone()
    play(state, "play high_elves ability", "mark orcs")
    assert state.to_act == (1,)
    assert_changes(before, state, spent(before, "high_elves") | {"peoples.orcs.defence_1": ("(absent)", 99)})


@pytest.mark.rule("AOG-TECH-04")
def test_with_the_stock_empty_the_gnomes_invent_nothing() -> None:
    state = exhausted("gnomes")
    before = state.clone()
    play(state, "play gnomes ability")
    assert state.to_act == (1,)
    assert_changes(before, state, spent(before, "gnomes"))
