"""Sequence of a game turn and the destiny phase: deals, uprisings, predictions (AOG-TURN to AOG-PREDICT)."""

from collections import Counter
from itertools import groupby
from random import Random
from typing import NamedTuple

import pytest

import ludage
from ludage.games.age_of_gods.state import Position
from ludage.testing import age_of_gods, assert_changes, play, refusal, scripted, texts
from tests.rules.age_of_gods.asking import data_of, reason, seen_by

GAME = ludage.game("age-of-gods")
CALM = {0: "bifrons", 1: "bejofa", 2: "novalis", 3: "rakos", 4: "sylia", 5: "vorax"}
"""Gods that change neither the order of play, nor the dice, nor when bets are laid."""
SIZES = {
    4: {"humans", "chaos", "high_elves", "dwarves", "barbarians", "orcs"},
    3: {"centaurs", "goblins", "dark_elves", "nomads", "lizardmen", "voraces"},
    2: {"pirates", "wood_elves", "hobbits", "amazons", "winged", "gnomes"},
    1: {"sorcerers", "monks", "giants", "ogres", "necromancers", "fairies"},
}
SIZE_OF = {people: size for size, peoples in SIZES.items() for people in peoples}
PLAYERS = [2, 3, 4, 5, 6]


class Move(NamedTuple):
    """One action of a game, and where the turn stood."""

    turn: int
    phase: str
    first: int
    seat: int
    text: str


def calm(players: int) -> dict[int, str]:
    return {seat: CALM[seat] for seat in range(players)}


def destiny_of(state: Position, seat: int) -> set[str]:
    """The peoples this player represents so far."""
    return set(data_of(state)["seats"][seat]["destiny"])


def last_action_of_turn(turn: int, players: int = 3) -> Position:
    """The last player of the turn is about to play a card; the first player was seat 0."""
    last = players - 1
    return age_of_gods.position(
        players, turn=turn, phase="action", seat=last, gods=calm(players), hands={last: ["gnomes"]}
    )


def moves_to_the_end(state: Position, seed: int) -> list[Move]:
    """Play at random, writing down what is done when."""
    luck = Random(seed)
    moves = []
    while state.to_act:
        seat = luck.choice(state.to_act)
        action = luck.choice(state.legal(seat))
        view = seen_by(state, None)
        moves.append(Move(view["turn"], view["phase"], view["first"], seat, GAME.actions.text(action)))
        state.apply(seat, action)
    return moves


def whole_game(players: int, seed: int, first: int = 0) -> list[Move]:
    return moves_to_the_end(
        age_of_gods.position(players, seed, turn=1, phase="destiny", seat=first, gods=calm(players)), seed
    )


def is_attack(text: str) -> bool:
    return text.startswith("attack ")


# ---- the sequence of a turn ----------------------------------------------------------------------------------


@pytest.mark.rule("AOG-TURN-01")
def test_the_game_ends_after_the_action_phase_of_turn_nine() -> None:
    state = last_action_of_turn(9)
    before = state.clone()
    play(state, "play gnomes technology")
    assert state.to_act == ()
    assert state.outcome is not None
    assert_changes(
        before,
        state,
        {
            "phase": ("action", "over"),
            "peoples.gnomes.technology": (0, 1),
            "supply": (before.supply, before.supply - 1),
            "seats.2.hand": (["gnomes"], []),
            "discard": ([], ["gnomes"]),
        },
    )


@pytest.mark.rule("AOG-TURN-01")
@pytest.mark.parametrize("turn", range(1, 9))
def test_every_earlier_turn_is_followed_by_another(turn: int) -> None:
    state = last_action_of_turn(turn)
    play(state, "play gnomes technology")
    assert state.to_act
    assert state.outcome is None
    assert data_of(state)["turn"] == turn + 1


@pytest.mark.rule("AOG-TURN-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_game_has_exactly_nine_turns(players: int) -> None:
    moves = whole_game(players, seed=players)
    assert [turn for turn, _ in groupby(move.turn for move in moves)] == list(range(1, 10))


@pytest.mark.rule("AOG-TURN-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_four_phases_always_follow_in_order(players: int) -> None:
    moves = whole_game(players, seed=players + 10)
    for turn in range(1, 10):
        phases = [phase for phase, _ in groupby(move.phase for move in moves if move.turn == turn)]
        wanted = ["destiny", "fortification", "combat", "action"]
        # a destiny phase without a decision leaves no trace, nor do pawns that are used up
        assert phases == [phase for phase in wanted if phase in phases]
        assert phases[-2:] == ["combat", "action"]
        assert ("destiny" in phases) == (turn in (2, 4, 6, 7))


@pytest.mark.rule("AOG-TURN-02", "AOG-TURN-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_finishes_a_phase_clockwise_before_the_next_begins(players: int) -> None:
    moves = whole_game(players, seed=players + 20, first=1)
    for turn in range(1, 10):
        first = (1 + turn - 1) % players
        order = [(first + at) % players for at in range(players)]
        fighters = [m.seat for m in moves if m.turn == turn and m.phase == "combat"]
        assert [seat for seat, _ in groupby(fighters)] == order
        players_of_cards = [
            m.seat for m in moves if m.turn == turn and m.text.split()[0] in ("play", "reveal", "conceal")
        ]
        assert players_of_cards == order


@pytest.mark.rule("AOG-TURN-02")
def test_turn_four_runs_uprisings_then_pawns_then_attacks_then_cards() -> None:
    state = age_of_gods.position(turn=4, phase="destiny", seat=1, gods=calm(3))
    asked = []
    for text in ["attack t33 t34"] * 3 + ["done"] * 3 + ["attack t26 t25"] * 3:
        asked.append((data_of(state)["phase"], state.to_act))
        play(scripted(state, rolls=[1]), text)
    asked.append((data_of(state)["phase"], state.to_act))
    seats: list[tuple[int, ...]] = [(1,), (2,), (0,)]
    assert asked == [
        *(("destiny", seat) for seat in seats),
        *(("fortification", seat) for seat in seats),
        *(("combat", seat) for seat in seats),
        ("action", (1,)),
    ]


@pytest.mark.rule("AOG-TURN-02")
@pytest.mark.parametrize(
    ("phase", "early", "key"),
    [
        ("fortification", "attack t26 t25", "refusal-not-now-attack"),
        ("fortification", "play gnomes technology", "refusal-not-now-card"),
        ("combat", "fortify t26", "refusal-not-now-fortify"),
        ("combat", "play gnomes technology", "refusal-not-now-card"),
        ("action", "fortify t26", "refusal-not-now-fortify"),
        ("action", "attack t26 t25", "refusal-not-now-attack"),
        ("action", "done", "refusal-not-now-done"),
    ],
)
def test_what_belongs_to_another_phase_is_refused(phase: str, early: str, key: str) -> None:
    state = age_of_gods.position(phase=phase, gods=calm(3), hands={0: ["gnomes"]})
    refused = refusal(state, early)
    assert refused is not None
    assert refused.key == key


@pytest.mark.rule("AOG-TURN-03")
def test_the_first_player_of_turn_one_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(40):
        state = GAME.new(players=3, seed=seed)
        for seat in range(3):
            state.apply(seat, state.legal(seat)[0])
        if "trish" not in [seat["god"] for seat in state.view(None)["seats"]]:
            drawn.add(state.view(None)["first"])
            assert state.to_act == (state.view(None)["first"],)
    assert drawn == {0, 1, 2}


@pytest.mark.rule("AOG-TURN-03")
@pytest.mark.parametrize(
    ("players", "first", "expected"),
    [
        (3, 1, [1, 2, 0, 1, 2, 0, 1, 2, 0]),
        (2, 0, [0, 1, 0, 1, 0, 1, 0, 1, 0]),
        (4, 3, [3, 0, 1, 2, 3, 0, 1, 2, 3]),
        (6, 4, [4, 5, 0, 1, 2, 3, 4, 5, 0]),
    ],
)
def test_the_first_player_passes_to_the_left_each_turn(players: int, first: int, expected: list[int]) -> None:
    moves = whole_game(players, seed=3, first=first)
    assert [move.first for _, (move, *_rest) in groupby(moves, lambda move: move.turn)] == expected


@pytest.mark.rule("AOG-TURN-03")
def test_in_turn_two_the_left_neighbour_begins() -> None:
    state = age_of_gods.position(turn=1, phase="action", seat=0, first=1, gods=calm(3), hands={0: ["gnomes"]})
    play(state, "play gnomes technology")
    order = []
    while data_of(state)["phase"] == "destiny":
        order.append(state.to_act[0])
        play(scripted(state, rolls=[1]), "attack t33 t34")
    assert order == [2, 0, 1]


@pytest.mark.rule("AOG-TURN-04")
@pytest.mark.parametrize(
    ("turn", "dealt", "phase", "asked"),
    [
        (2, 0, "destiny", "attack"),
        (3, 3, "fortification", "fortification"),
        (4, 0, "destiny", "attack"),
        (5, 3, "fortification", "fortification"),
        (6, 0, "destiny", "attack"),
        (7, 3, "destiny", "bets"),
        (8, 0, "fortification", "fortification"),
        (9, 0, "fortification", "fortification"),
    ],
)
def test_the_destiny_phase_deals_rises_or_predicts_by_the_turn(
    turn: int, dealt: int, phase: str, asked: str
) -> None:
    state = last_action_of_turn(turn - 1)
    heard = state.listen()
    play(state, "play gnomes technology")
    view = seen_by(state, None)
    assert (view["turn"], view["phase"], view["pending"][-1]["ask"]) == (turn, phase, asked)
    assert sum(event.kind == "destiny-dealt" for event in heard) == dealt


@pytest.mark.rule("AOG-TURN-04")
def test_turn_one_deals_and_goes_on_to_fortification() -> None:
    state = GAME.new(players=3, seed=4)
    state.offers = [[1, 0], [6, 2], [3, 4]]  # bifrons, bejofa and novalis are to be chosen
    heard = state.listen()
    for seat in range(3):
        play(state, f"god {CALM[seat]}", seat=seat)
    assert data_of(state)["phase"] == "fortification"
    assert sum(event.kind == "destiny-dealt" for event in heard) == 3


@pytest.mark.rule("AOG-TURN-04")
def test_only_cephalus_has_something_to_do_in_the_destiny_phase_of_turn_nine() -> None:
    state = age_of_gods.position(
        turn=8, phase="action", seat=2, gods={**calm(3), 1: "cephalus"}, hands={2: ["gnomes"]}
    )
    play(state, "play gnomes technology")
    assert (data_of(state)["turn"], data_of(state)["phase"]) == (9, "destiny")
    assert state.to_act == (1,)
    play(state, "done")
    assert data_of(state)["phase"] == "fortification"


# ---- dealing the peoples -------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-DESTINY-01")
def test_in_turn_five_each_player_receives_a_destiny_card_of_size_two() -> None:
    state = scripted(last_action_of_turn(4, players=4), draws=["pirates", "hobbits", "gnomes", "amazons"])
    before = state.clone()
    play(state, "play gnomes technology")
    cards = {1: "pirates", 2: "hobbits", 3: "gnomes", 0: "amazons"}
    expected: dict[str, tuple[object, object]] = {
        "turn": (4, 5),
        "phase": ("action", "fortification"),
        "first": (0, 1),
        "peoples.gnomes.technology": (0, 1),
        "supply": (before.supply, before.supply - 1),
        "seats.3.hand": (["gnomes"], []),
        "discard": ([], ["gnomes"]),
    }
    for seat, people in cards.items():
        expected[f"seats.{seat}.destiny.{people}.place"] = ("(absent)", "hand")
        expected[f"seats.{seat}.destiny.{people}.seen_by"] = ("(absent)", [])
    assert_changes(before, state, expected)
    assert all(len(destiny_of(state, seat)) == 3 for seat in range(4))


@pytest.mark.rule("AOG-DESTINY-01")
@pytest.mark.parametrize(("turn", "size"), [(3, 3), (5, 2), (7, 1)])
@pytest.mark.parametrize("players", PLAYERS)
def test_sizes_are_dealt_in_falling_order_on_the_odd_turns(turn: int, size: int, players: int) -> None:
    state = last_action_of_turn(turn - 1, players)
    before = state.clone()
    play(state, "play gnomes technology")
    for seat in range(players):
        received = destiny_of(state, seat) - destiny_of(before, seat)
        assert [SIZE_OF[people] for people in received] == [size]


@pytest.mark.rule("AOG-DESTINY-01", "AOG-DESTINY-02")
@pytest.mark.parametrize(("players", "left"), [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_turn_one_deals_different_peoples_of_size_four(players: int, left: int) -> None:
    state = age_of_gods.position(players, turn=1, phase="destiny", gods=calm(players))
    dealt = [people for seat in range(players) for people in destiny_of(state, seat)]
    assert len(dealt) == players
    assert len(SIZES[4] - set(dealt)) == left


@pytest.mark.rule("AOG-DESTINY-02")
@pytest.mark.parametrize("size", [4, 3, 2, 1])
def test_all_six_cards_of_a_size_are_shuffled(size: int) -> None:
    turn = {4: 1, 3: 3, 2: 5, 1: 7}[size]
    seen: list[set[str]] = [set(), set()]
    for seed in range(60):
        state = age_of_gods.position(2, seed, turn=turn, phase="destiny", gods=calm(2))
        for seat in range(2):
            seen[seat] |= {people for people in destiny_of(state, seat) if SIZE_OF[people] == size}
    assert seen == [SIZES[size], SIZES[size]]


@pytest.mark.rule("AOG-DESTINY-02")
@pytest.mark.parametrize("players", [2, 3])
def test_cards_left_over_from_a_deal_never_come_back(players: int) -> None:
    state = age_of_gods.position(players, turn=1, phase="destiny", gods=calm(players))
    largest = {seat: destiny_of(state, seat) for seat in range(players)}
    moves_to_the_end(state, seed=5)
    for seat in range(players):
        assert {people for people in destiny_of(state, seat) if SIZE_OF[people] == 4} == largest[seat]


@pytest.mark.rule("AOG-DESTINY-02", "AOG-DESTINY-04")
def test_a_destiny_card_one_was_not_dealt_cannot_be_played() -> None:
    state = age_of_gods.position(
        phase="action", gods=calm(3), destiny={0: ["humans"], 1: ["orcs"], 2: ["chaos"]}
    )
    for people in SIZE_OF.keys() - {"humans"}:
        refused = reason(state, f"reveal {people} technology")
        assert refused == ("refusal-destiny-not-yours", "AOG-DESTINY-04")


@pytest.mark.rule("AOG-DESTINY-04")
def test_a_destiny_card_can_be_played_in_the_turn_it_is_dealt_and_is_then_revealed() -> None:
    state = age_of_gods.position(turn=1, phase="action", gods=calm(3), destiny={0: ["humans"]})
    assert "people" not in seen_by(state, 1)["seats"][0]["destiny"][0]
    assert seen_by(state, None)["peoples"]["humans"]["revealed_by"] is None
    before = state.clone()
    play(state, "reveal humans technology")
    assert_changes(
        before,
        state,
        {
            "seats.0.destiny.humans.place": ("hand", "revealed"),
            "peoples.humans.technology": (0, 1),
            "supply": (before.supply, before.supply - 1),
        },
    )
    for watcher in (1, 2, None):
        assert seen_by(state, watcher)["seats"][0]["destiny"][0]["people"] == "humans"
        assert seen_by(state, watcher)["peoples"]["humans"]["revealed_by"] == 0


@pytest.mark.rule("AOG-DESTINY-04")
def test_a_destiny_card_is_played_like_any_other_card_and_never_by_force() -> None:
    state = age_of_gods.position(
        turn=1, phase="action", gods={0: "cephalus"}, destiny={0: ["humans"]}, hands={0: ["gnomes", "orcs"]}
    )
    assert sorted(texts(state)) == sorted(
        f"{word} {people} {use}"
        for word, people in (("reveal", "humans"), ("play", "gnomes"), ("play", "orcs"))
        for use in ("technology", "ability")
    )


@pytest.mark.rule("AOG-DESTINY-04")
def test_a_revealed_destiny_card_cannot_be_played_again() -> None:
    state = age_of_gods.position(turn=2, phase="action", gods=calm(3), revealed={0: ["humans"]})
    assert reason(state, "reveal humans technology") == ("refusal-destiny-played", "AOG-ACTION-04")


@pytest.mark.rule("AOG-DESTINY-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_ends_up_with_four_peoples_one_of_each_size_and_shares_none(players: int) -> None:
    state = age_of_gods.position(players, turn=1, phase="destiny", gods=calm(players))
    moves_to_the_end(state, seed=players)
    owners = Counter(people for seat in range(players) for people in destiny_of(state, seat))
    assert set(owners.values()) == {1}
    assert len(owners) == 4 * players
    for seat in range(players):
        assert sorted(SIZE_OF[people] for people in destiny_of(state, seat)) == [1, 2, 3, 4]


# ---- uprisings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-UPRISING-01")
@pytest.mark.parametrize("turn", [2, 4, 6])
def test_each_player_attacks_once_in_the_uprising_and_once_more_in_the_combat_phase(turn: int) -> None:
    state = age_of_gods.position(turn=turn, phase="destiny", seat=2, gods=calm(3))
    attackers = []
    while data_of(state)["phase"] != "action":
        if data_of(state)["phase"] == "fortification":
            play(state, "done")
        else:
            attackers.append((data_of(state)["phase"], state.to_act[0]))
            play(scripted(state, rolls=[1]), "attack t33 t34")
    assert attackers == [(phase, seat) for phase in ("destiny", "combat") for seat in (2, 0, 1)]


@pytest.mark.rule("AOG-UPRISING-01")
@pytest.mark.parametrize("turn", [2, 4, 6])
def test_an_uprising_cannot_be_declined(turn: int) -> None:
    state = age_of_gods.position(turn=turn, phase="destiny", gods=calm(3))
    assert "pass" not in texts(state)
    assert all(is_attack(text) for text in texts(state))
    assert reason(state, "pass") == ("refusal-attack-compulsory", "AOG-UPRISING-01")


@pytest.mark.rule("AOG-UPRISING-01")
def test_over_a_game_each_player_makes_three_uprising_attacks() -> None:
    moves = whole_game(4, seed=8)
    rising = [move for move in moves if move.phase == "destiny" and is_attack(move.text)]
    assert {move.turn for move in rising} == {2, 4, 6}
    for turn in (2, 4, 6):
        seats = [seat for seat, _ in groupby(move.seat for move in rising if move.turn == turn)]
        assert sorted(seats) == [0, 1, 2, 3]


@pytest.mark.rule("AOG-UPRISING-02")
@pytest.mark.parametrize(("turn", "largest"), [(2, 3), (4, 2), (6, 1)])
def test_only_peoples_of_a_size_not_yet_dealt_rise(turn: int, largest: int) -> None:
    state = age_of_gods.position(turn=turn, phase="destiny", gods=calm(3))
    holders = data_of(state)["territories"]
    risers = {holders[text.split()[1]] for text in texts(state)}
    assert risers == {people for people, size in SIZE_OF.items() if size <= largest}


@pytest.mark.rule("AOG-UPRISING-02")
@pytest.mark.parametrize(
    ("turn", "attack"),
    [
        (2, "attack t26 t25"),  # Humans, size 4
        (4, "attack t31 t30"),  # Orcs, size 4
        (4, "attack t30 t31"),  # Goblins, size 3
        (6, "attack t30 t31"),
        (6, "attack t25 t26"),  # Wood Elves, size 2
    ],
)
def test_a_people_too_large_may_not_rise(turn: int, attack: str) -> None:
    state = age_of_gods.position(turn=turn, phase="destiny", gods=calm(3))
    assert reason(state, attack) == ("refusal-origin-too-large", "AOG-UPRISING-02")


@pytest.mark.rule("AOG-UPRISING-02")
def test_the_printed_size_counts_not_the_number_of_territories() -> None:
    state = age_of_gods.position(
        turn=4,
        phase="destiny",
        gods=calm(3),
        holds={"goblins": ["t30"], "gnomes": ["t13", "t28", "t14", "t15"]},
    )
    assert reason(state, "attack t30 t31") == ("refusal-origin-too-large", "AOG-UPRISING-02")
    assert reason(state, "attack t28 t26") is None


@pytest.mark.rule("AOG-UPRISING-03")
def test_an_uprising_that_breaks_through_may_attack_again_from_its_conquest() -> None:
    state = age_of_gods.position(turn=6, phase="destiny", gods=calm(3))
    before = state.clone()
    play(scripted(state, rolls=[6]), "attack t33 t34")
    assert_changes(
        before,
        state,
        {
            "territories.t34": ("chaos", "ogres"),
            "peoples.ogres.reserve": (1, 0),
            "peoples.chaos.reserve": (4, 5),
            "taken": ([], ["ogres"]),
        },
    )
    assert state.to_act == (0,)
    assert texts(state) == ["attack t34 t32", "attack t34 t44", "attack t34 t45", "pass"]


@pytest.mark.rule("AOG-UPRISING-03")
@pytest.mark.parametrize(("die", "holder"), [(4, "orcs"), (5, "ogres")])
def test_modifiers_count_in_an_uprising(die: int, holder: str) -> None:
    state = age_of_gods.position(turn=6, phase="destiny", gods=calm(3), fortified=["t32"])
    play(scripted(state, rolls=[die]), "attack t33 t32")  # a fortified city: -2
    assert data_of(state)["territories"]["t32"] == holder
    assert state.to_act == (1,)


@pytest.mark.rule("AOG-UPRISING-03")
def test_a_people_at_its_maximum_chooses_in_an_uprising_too() -> None:
    state = age_of_gods.position(turn=6, phase="destiny", gods=calm(3), holds={"ogres": ["t33", "t34"]})
    play(scripted(state, rolls=[3]), "attack t33 t31")
    assert texts(state) == ["give-up", "keep"]


@pytest.mark.rule("AOG-UPRISING-03")
def test_an_empty_territory_is_taken_whatever_the_die_in_an_uprising() -> None:
    state = age_of_gods.position(turn=6, phase="destiny", gods=calm(3), empty=["t32"])
    play(scripted(state, rolls=[1]), "attack t33 t32")
    assert data_of(state)["territories"]["t32"] == "ogres"


@pytest.mark.rule("AOG-UPRISING-03")
def test_markers_count_in_an_uprising() -> None:
    state = age_of_gods.position(turn=6, phase="destiny", gods=calm(3), markers={"attack_1": ["ogres"]})
    play(scripted(state, rolls=[2]), "attack t33 t34")
    assert data_of(state)["territories"]["t34"] == "ogres"


@pytest.mark.rule("AOG-UPRISING-03")
@pytest.mark.parametrize(
    ("god", "die", "holder", "then"),
    [
        ("sharur", 2, "ogres", "attack t03 t02"),  # +1: taken, and it is the next player's uprising
        ("sercek", 5, "ogres", "attack t34 t32"),  # breaks through on a 5
        ("lok", 2, "chaos", "reroll 2"),
    ],
)
def test_the_powers_of_the_gods_count_in_an_uprising(god: str, die: int, holder: str, then: str) -> None:
    state = age_of_gods.position(turn=6, phase="destiny", gods={**calm(3), 0: god})
    play(scripted(state, rolls=[die]), "attack t33 t34")
    assert data_of(state)["territories"]["t34"] == holder
    assert texts(state)[0] == then


@pytest.mark.rule("AOG-UPRISING-04")
def test_several_players_may_attack_from_the_same_territory() -> None:
    state = age_of_gods.position(turn=2, phase="destiny", gods=calm(3))
    before = state.clone()
    for seat, target in enumerate(["t09", "t23", "t09"]):  # High Elves, of size 4
        assert state.to_act == (seat,)
        play(scripted(state, rolls=[1]), f"attack t22 {target}")
    assert_changes(before, state, {"phase": ("destiny", "fortification")})


@pytest.mark.rule("AOG-UPRISING-04")
def test_any_neighbour_of_another_people_or_empty_may_be_attacked_in_an_uprising() -> None:
    state = age_of_gods.position(turn=6, phase="destiny", gods=calm(3), empty=["t34"])
    attacks = [text for text in texts(state) if text.startswith("attack t33 ")]
    assert attacks == [f"attack t33 {target}" for target in ("t18", "t19", "t20", "t31", "t32", "t34")]


@pytest.mark.rule("AOG-UPRISING-05")
def test_without_any_eligible_people_the_uprising_lapses() -> None:
    gone: dict[str, list[str]] = {people: [] for people in SIZES[1]}
    state = age_of_gods.position(turn=6, phase="destiny", gods=calm(3), holds=gone)
    assert data_of(state)["phase"] == "fortification"
    assert state.to_act == (0,)


@pytest.mark.rule("AOG-UPRISING-05")
def test_love_leaves_an_eligible_people_without_a_legal_attack() -> None:
    gone: dict[str, list[str]] = {people: [] for people in SIZES[1] - {"monks", "ogres"}}
    state = age_of_gods.position(
        turn=6,
        phase="destiny",
        gods=calm(3),
        holds={**gone, "monks": ["t04"], "ogres": ["t08"]},
        love=["t04", "t07", "t19", "t21"],  # the Monks may not attack, the Ogres have nobody to attack
    )
    assert data_of(state)["phase"] == "fortification"


# ---- predictions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-PREDICT-01")
def test_bets_are_laid_in_turn_seven_right_after_the_last_deal() -> None:
    state = scripted(last_action_of_turn(6), draws=["ogres", "monks", "giants"])
    heard = state.listen()
    play(state, "play gnomes technology")
    assert [event.kind for event in heard][-3:] == ["destiny-dealt"] * 3
    assert state.to_act == (0, 1)  # seat 2 has no action card left
    assert "ogres" in destiny_of(state, 1)
    play(state, "done", "done")
    assert data_of(state)["phase"] == "fortification"


@pytest.mark.rule("AOG-PREDICT-01")
@pytest.mark.parametrize(
    ("laid", "bets", "hand"),
    [
        ([], [], ["dwarves", "orcs", "giants"]),
        (["giants"], ["giants"], ["dwarves", "orcs"]),
        (["giants", "orcs"], ["orcs", "giants"], ["dwarves"]),
    ],
)
def test_a_player_may_lay_no_card_one_or_two(laid: list[str], bets: list[str], hand: list[str]) -> None:
    dealt = ["dwarves", "orcs", "giants"]
    state = age_of_gods.position(turn=7, phase="destiny", gods=calm(3), hands={1: dealt})
    before = state.clone()
    play(state, *(f"bet {people}" for people in laid), *(["done"] if len(laid) < 2 else []), seat=1)
    assert state.to_act == (0, 2)
    assert_changes(before, state, {"seats.1.bets": ([], bets), "seats.1.hand": (dealt, hand)} if laid else {})


@pytest.mark.rule("AOG-PREDICT-01")
def test_a_third_bet_is_refused() -> None:
    state = age_of_gods.position(
        turn=7, phase="destiny", gods=calm(3), hands={1: ["giants", "orcs", "dwarves"]}
    )
    play(state, "bet giants", "bet orcs", seat=1)
    assert reason(state, "bet dwarves", seat=1) == ("refusal-not-your-decision", "")
    play(state, "done", seat=0)
    play(state, "done", seat=2)
    assert reason(state, "bet dwarves") == ("refusal-not-now-bet", "AOG-PREDICT-01")


@pytest.mark.rule("AOG-PREDICT-01")
@pytest.mark.parametrize("turn", [8, 9])
def test_nobody_bets_after_turn_seven(turn: int) -> None:
    state = last_action_of_turn(turn - 1)
    play(state, "play gnomes technology")
    while data_of(state)["turn"] == turn and state.to_act:
        for seat in state.to_act:
            assert not any(text.startswith("bet ") for text in texts(state, seat))
        state.apply(state.to_act[0], state.legal(state.to_act[0])[-1])


@pytest.mark.rule("AOG-PREDICT-01")
@pytest.mark.parametrize("seed", range(3))
def test_in_a_whole_game_bets_are_laid_in_turn_seven_only(seed: int) -> None:
    bets = [move for move in whole_game(5, seed) if move.text.startswith("bet ")]
    assert {(move.turn, move.phase) for move in bets} == {(7, "destiny")}
    assert max(Counter(move.seat for move in bets).values()) <= 2


@pytest.mark.rule("AOG-PREDICT-02")
def test_all_players_lay_their_bets_at_once() -> None:
    state = age_of_gods.position(4, turn=7, phase="destiny", seat=2, gods=calm(4))
    assert state.to_act == tuple(range(4))
    for seat in (3, 1, 0):
        play(state, "done", seat=seat)
    assert state.to_act == (2,)


@pytest.mark.rule("AOG-PREDICT-02")
def test_a_bet_is_seen_by_nobody_else_before_all_have_committed() -> None:
    state = age_of_gods.position(
        turn=7, phase="destiny", gods=calm(3), hands={1: ["giants", "orcs", "dwarves"]}
    )
    others = {watcher: seen_by(state, watcher) for watcher in (0, 2, None)}
    heard = state.listen()
    play(state, "bet giants", seat=1)
    for watcher, view in others.items():
        assert seen_by(state, watcher) == view
    play(state, "bet orcs", seat=1)
    for watcher, view in others.items():
        assert seen_by(state, watcher) == {**view, "to_act": [0, 2]}
        assert [event.seen_by(watcher) for event in heard] == [None, None]
    assert seen_by(state, 1)["own"]["bets"] == ["orcs", "giants"]


@pytest.mark.rule("AOG-PREDICT-02")
def test_once_laid_the_backs_of_the_bets_show_but_not_their_faces() -> None:
    state = age_of_gods.position(
        turn=7, phase="destiny", gods=calm(3), hands={1: ["giants", "orcs", "dwarves"]}
    )
    heard = state.listen()
    play(state, "bet giants", "bet orcs", seat=1)
    play(state, "done", seat=2)
    play(state, "done", seat=0)
    for watcher in (0, 2, None):
        shown = seen_by(state, watcher)["seats"][1]
        assert shown["bets"] == {"red": 1, "yellow": 1}
        assert shown["hand"] == {"red": 0, "yellow": 1}
        assert "bet_peoples" not in shown
        told = [event.seen_by(watcher) for event in heard if event.kind in ("bet-chosen", "bets-laid")]
        assert {"kind": "bets-laid", "seat": "seat:1", "red": 1, "yellow": 1} in told
        assert "giants" not in str(told)


@pytest.mark.rule("AOG-PREDICT-03")
def test_a_destiny_card_cannot_be_bet() -> None:
    state = age_of_gods.position(
        turn=7, phase="destiny", gods=calm(3), destiny={0: ["orcs"]}, hands={0: ["ogres", "dwarves"]}
    )
    assert texts(state, 0) == ["bet dwarves", "bet ogres", "done"]
    assert reason(state, "bet orcs", seat=0) == ("refusal-bet-destiny", "AOG-PREDICT-03")
    before = state.clone()
    play(state, "bet ogres", seat=0)
    assert_changes(
        before,
        state,
        {"seats.0.bets": ([], ["ogres"]), "seats.0.hand": (["dwarves", "ogres"], ["dwarves"])},
    )


@pytest.mark.rule("AOG-PREDICT-01")
def test_a_card_that_is_not_in_hand_cannot_be_bet() -> None:
    state = age_of_gods.position(
        turn=7,
        phase="destiny",
        gods=calm(3),
        destiny={0: ["orcs", "goblins", "pirates"]},
        hands={0: ["ogres"], 1: ["voraces"]},
    )
    assert reason(state, "bet voraces", seat=0) == ("refusal-bet-not-in-hand", "AOG-PREDICT-01")


@pytest.mark.rule("AOG-PREDICT-04")
def test_betting_on_ones_own_people_is_allowed_and_pays_nothing() -> None:
    state = age_of_gods.position(
        turn=7, phase="destiny", gods=calm(3), destiny={0: ["nomads"]}, hands={0: ["nomads", "dwarves"]}
    )
    before = state.clone()
    assert [line.amount for line in state.explain(0, GAME.actions.parse("bet nomads")).lines] == [0, 0, 0]
    play(state, "bet nomads", seat=0)
    assert_changes(
        before,
        state,
        {"seats.0.bets": ([], ["nomads"]), "seats.0.hand": (["dwarves", "nomads"], ["dwarves"])},
    )


@pytest.mark.rule("AOG-PREDICT-04")
@pytest.mark.parametrize(("seat", "points"), [(0, 0), (1, 3)])
def test_a_bet_on_six_nomad_territories_pays_all_but_their_own_player(seat: int, points: int) -> None:
    nomads = ["t51", "t58", "t59", "t52", "t50", "t42"]
    scores = []
    for bets in ({}, {seat: ["nomads"]}):
        state = age_of_gods.position(
            turn=9,
            phase="action",
            seat=2,
            gods=calm(3),
            holds={"nomads": nomads},
            destiny={
                0: ["orcs", "nomads", "pirates", "ogres"],
                1: ["humans", "goblins", "hobbits", "monks"],
            },
            bets=bets,
            hands={2: ["gnomes"]},
        )
        play(state, "play gnomes technology")
        assert state.outcome is not None
        scores.append(state.outcome.scores[seat])
    assert scores[1] - scores[0] == points


@pytest.mark.rule("AOG-PREDICT-05")
def test_both_bets_may_be_on_the_same_people() -> None:
    state = age_of_gods.position(
        turn=7, phase="destiny", gods=calm(3), hands={0: ["dwarves", "dwarves", "orcs"]}
    )
    before = state.clone()
    play(state, "bet dwarves", "bet dwarves", seat=0)
    assert_changes(
        before,
        state,
        {
            "seats.0.bets": ([], ["dwarves", "dwarves"]),
            "seats.0.hand": (["dwarves", "dwarves", "orcs"], ["orcs"]),
        },
    )


@pytest.mark.rule("AOG-PREDICT-06")
@pytest.mark.parametrize("turn", [7, 8, 9])
def test_a_bet_card_cannot_be_played(turn: int) -> None:
    state = age_of_gods.position(
        turn=turn, phase="action", gods=calm(3), bets={0: ["giants"]}, hands={0: ["ogres", "orcs"]}
    )
    assert not any(text.startswith("play giants") for text in texts(state))
    for use in ("technology", "ability", "wrath"):
        assert reason(state, f"play giants {use}") == ("refusal-card-is-bet", "AOG-PREDICT-06")


@pytest.mark.rule("AOG-PREDICT-06")
def test_the_other_card_of_the_people_bet_on_can_still_be_played() -> None:
    state = age_of_gods.position(
        turn=8, phase="action", gods=calm(3), bets={0: ["giants"]}, hands={0: ["giants", "orcs"]}
    )
    before = state.clone()
    play(state, "play giants technology")
    assert_changes(
        before,
        state,
        {
            "seats.0.hand": (["orcs", "giants"], ["orcs"]),
            "discard": ([], ["giants"]),
            "peoples.giants.technology": (0, 1),
            "supply": (before.supply, before.supply - 1),
        },
    )


@pytest.mark.rule("AOG-PREDICT-06")
def test_a_bet_cannot_be_taken_back_or_exchanged() -> None:
    state = age_of_gods.position(
        turn=7, phase="destiny", gods=calm(3), hands={0: ["giants", "orcs", "dwarves"]}
    )
    play(state, "bet giants", seat=0)
    assert texts(state, 0) == ["bet dwarves", "bet orcs", "done"]
    moves_to_the_end(state, seed=1)
    assert "giants" in data_of(state)["seats"][0]["bets"]
