"""Components and game setup (AOG-MAT, AOG-SETUP)."""

import csv
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import ludage
from ludage.games.age_of_gods.state import Position
from ludage.testing import age_of_gods, assert_changes, play, refusal, scripted, texts
from tests.rules.age_of_gods.asking import seen_by

GAME = ludage.game("age-of-gods")
SIZES = {
    4: {"humans", "chaos", "high_elves", "dwarves", "barbarians", "orcs"},
    3: {"centaurs", "goblins", "dark_elves", "nomads", "lizardmen", "voraces"},
    2: {"pirates", "wood_elves", "hobbits", "amazons", "winged", "gnomes"},
    1: {"sorcerers", "monks", "giants", "ogres", "necromancers", "fairies"},
}
SIZE_OF = {people: size for size, peoples in SIZES.items() for people in peoples}
PLAYERS = [2, 3, 4, 5, 6]
GODS = [
    *("trish", "bifrons", "cephalus", "novalis", "rakos", "lok"),
    *("bejofa", "kraul", "sylia", "vorax", "sharur", "sercek"),
]
WITHOUT_EXTRAS = ["cephalus", "bifrons", "kraul", "novalis", "bejofa", "lok"]
"""Gods that bring neither pawns nor markers, nor settle who plays first."""


def new_game(players: int = 3, seed: int = 1) -> Position:
    state: Position = GAME.new(players=players, seed=seed)
    return state


def data_of(state: Position) -> Any:
    """The whole position, secrets included."""
    return state.to_dict()


def spectated(state: Position) -> Any:
    return seen_by(state, None)


def offer(state: Position, chosen: Sequence[str], rejected: Sequence[str] = ()) -> None:
    """Deal each seat the god it is to choose, and another one to reject."""
    others = [*rejected, *(god for god in GODS if god not in chosen and god not in rejected)]
    for seat, god in enumerate(chosen):
        state.offers[seat] = sorted(GODS.index(name) for name in (god, others[seat]))


def set_up(chosen: Sequence[str], seed: int = 1) -> Position:
    """A game whose players have chosen these gods."""
    state = new_game(len(chosen), seed)
    offer(state, chosen)
    for seat, god in enumerate(chosen):
        play(state, f"god {god}", seat=seat)
    return state


def play_to_the_end(state: Position, seed: int) -> None:
    luck = Random(seed)
    while state.to_act:
        seat = luck.choice(state.to_act)
        state.apply(seat, luck.choice(state.legal(seat)))


def action_cards(state: Position) -> Counter[str]:
    """Every red and yellow card that is in a hand, on a bet or in the discard pile."""
    data = data_of(state)
    piles = [data["discard"], *(seat[pile] for seat in data["seats"] for pile in ("hand", "bets"))]
    return Counter(card for pile in piles for card in pile)


# ---- the components ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-MAT-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_six_players_can_play(players: int) -> None:
    state = new_game(players)
    assert state.to_act == tuple(range(players))
    assert len(spectated(state)["seats"]) == players


@pytest.mark.rule("AOG-MAT-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 12])
def test_fewer_than_two_or_more_than_six_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"least 2, most 6, players {players}"):
        GAME.new(players=players, seed=1)


@pytest.mark.rule("AOG-MAT-01")
@pytest.mark.parametrize("players", [2, 6])
def test_two_and_six_players_follow_the_ordinary_rules(players: int) -> None:
    state = set_up(WITHOUT_EXTRAS[:players])
    plays: Counter[int] = Counter()
    attacks: Counter[int] = Counter()
    luck = Random(1)
    while state.to_act:
        seat = luck.choice(state.to_act)
        action = luck.choice(state.legal(seat))
        word = GAME.actions.text(action).split()[0]
        plays[seat] += word in ("play", "reveal", "conceal")
        attacks[seat] += word == "attack"
        state.apply(seat, action)
    assert plays == dict.fromkeys(range(players), 9)
    assert min(attacks.values()) >= 9 + 3
    assert [len(seat["destiny"]) for seat in data_of(state)["seats"]] == [4] * players


@pytest.mark.rule("AOG-MAT-02")
def test_there_are_six_peoples_of_each_size() -> None:
    peoples = spectated(new_game())["peoples"]
    assert {people: facts["size"] for people, facts in peoples.items()} == SIZE_OF
    assert Counter(facts["size"] for facts in peoples.values()) == {1: 6, 2: 6, 3: 6, 4: 6}
    assert sum(facts["size"] for facts in peoples.values()) == 60


@pytest.mark.rule("AOG-MAT-02")
def test_a_peoples_size_never_changes() -> None:
    state = set_up(WITHOUT_EXTRAS[:4])
    play_to_the_end(state, seed=3)
    peoples = spectated(state)["peoples"]
    assert {people: facts["size"] for people, facts in peoples.items()} == SIZE_OF
    assert any(facts["held"] != facts["size"] for facts in peoples.values())


@pytest.mark.rule("AOG-MAT-02", "AOG-MAXSIZE-01")
@pytest.mark.parametrize("spare", [0, 1, 2, 3])
def test_spare_goblins_raise_their_ceiling_not_their_size(spare: int) -> None:
    goblins = spectated(age_of_gods.position(spare_goblins=spare))["peoples"]["goblins"]
    assert (goblins["size"], goblins["ceiling"]) == (3, 9 - spare)


@pytest.mark.rule("AOG-MAT-03")
def test_every_people_has_two_action_cards_and_one_destiny_card() -> None:
    state = set_up(WITHOUT_EXTRAS)
    assert action_cards(state) == Counter(dict.fromkeys(SIZE_OF, 2))
    play_to_the_end(state, seed=5)
    destinies = Counter(people for seat in data_of(state)["seats"] for people in seat["destiny"])
    assert destinies == Counter(dict.fromkeys(SIZE_OF, 1))


@pytest.mark.rule("AOG-MAT-03")
@pytest.mark.parametrize("people", sorted(SIZE_OF))
def test_small_peoples_have_red_backs_and_large_ones_yellow_backs(people: str) -> None:
    state = age_of_gods.position(hands={0: [people, people]})
    red = 2 if SIZE_OF[people] <= 2 else 0
    assert spectated(state)["seats"][0]["hand"] == {"red": red, "yellow": 2 - red}


@pytest.mark.rule("AOG-MAT-03")
@pytest.mark.parametrize("people", ["orcs", "nomads", "hobbits", "ogres"])
def test_the_number_on_the_back_of_a_destiny_card_is_the_size_of_its_people(people: str) -> None:
    state = age_of_gods.position(turn=7, destiny={0: [people]})
    shown = seen_by(state, 0)["seats"][0]["destiny"]
    assert {"size": SIZE_OF[people], "place": "hand", "seen_by": [], "people": people} in shown


# ---- the board -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SETUP-01")
def test_every_territory_starts_with_the_token_of_its_own_people() -> None:
    table = files("ludage.games.age_of_gods") / "content" / "territories.csv"
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    board = spectated(new_game())["territories"]
    assert len(board) == 60
    assert {name: facts["people"] for name, facts in board.items()} == {
        row["id"]: row["people_start"] for row in rows
    }
    assert {name for name, facts in board.items() if facts["city"]} == {
        row["id"] for row in rows if row["city"] == "yes"
    }
    assert sum(facts["city"] for facts in board.values()) == 12
    assert sum(facts["coastal"] for facts in board.values()) == 31


@pytest.mark.rule("AOG-SETUP-01", "AOG-SETUP-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_people_starts_with_its_size_on_the_board_and_in_the_well_of_souls(players: int) -> None:
    state = new_game(players)
    held = Counter(facts["people"] for facts in spectated(state)["territories"].values())
    assert held == SIZE_OF
    peoples = spectated(state)["peoples"]
    assert {people: facts["held"] for people, facts in peoples.items()} == SIZE_OF
    assert {people: facts["reserve"] for people, facts in peoples.items()} == SIZE_OF


@pytest.mark.rule("AOG-SETUP-02")
def test_tokens_on_board_and_in_reserve_are_always_twice_the_size() -> None:
    state = set_up(WITHOUT_EXTRAS[:4])
    luck = Random(7)
    while state.to_act:
        state.apply(state.to_act[0], luck.choice(state.legal(state.to_act[0])))
        data = data_of(state)
        on_board = Counter(data["territories"].values())
        for people, size in SIZE_OF.items():
            brought_in = 3 - data["peoples"][people]["spare"] if people == "goblins" else 0
            assert on_board[people] + data["peoples"][people]["reserve"] == 2 * size + brought_in


@pytest.mark.rule("AOG-SETUP-04")
def test_three_goblin_tokens_lie_beside_the_board() -> None:
    spare = {people: facts["spare"] for people, facts in data_of(new_game())["peoples"].items()}
    assert spare == {**dict.fromkeys(SIZE_OF, 0), "goblins": 3}


@pytest.mark.rule("AOG-SETUP-04")
def test_a_conquest_never_uses_a_spare_goblin_token() -> None:
    six = ["t17", "t30", "t41", "t15", "t16", "t29"]
    state = age_of_gods.position(holds={"goblins": six})
    before = state.clone()
    play(scripted(state, rolls=[3]), "attack t30 t31")
    assert texts(state) == ["give-up", "keep"]
    play(state, "keep")
    assert_changes(before, state, {"territories.t31": ("orcs", None), "peoples.orcs.reserve": (4, 5)})


@pytest.mark.rule("AOG-SETUP-04")
def test_the_goblins_ability_brings_in_one_spare_token_a_use() -> None:
    six = ["t17", "t30", "t41", "t15", "t16", "t29"]
    state = age_of_gods.position(phase="action", holds={"goblins": six}, hands={0: ["goblins"]})
    before = state.clone()
    play(scripted(state, rolls=[2]), "play goblins ability", "attack t30 t31")
    assert_changes(
        before,
        state,
        {
            "territories.t31": ("orcs", "goblins"),
            "peoples.orcs.reserve": (4, 5),
            "peoples.goblins.spare": (3, 2),
            "seats.0.hand": (["goblins"], []),
            "discard": ([], ["goblins"]),
            "taken": ([], ["goblins"]),
        },
    )


@pytest.mark.rule("AOG-SETUP-05")
def test_no_marker_has_any_effect_before_it_is_assigned() -> None:
    state = set_up(["bifrons", "kraul", "bejofa"])
    for _ in range(3):
        play(state, "done")
    assert data_of(state)["phase"] == "combat"
    view = spectated(state)
    assert all(facts["markers"] == {} for facts in view["peoples"].values())
    assert not any(
        facts[mark] for facts in view["territories"].values() for mark in ("fortress", "love", "vortex")
    )
    assert view["holy_war"] is None
    seat = state.to_act[0]
    causes = {line.cause.key for action in state.legal(seat) for line in state.explain(seat, action).lines}
    assert causes == {"cause-city"}


@pytest.mark.rule("AOG-SETUP-05")
def test_there_are_twenty_six_markers() -> None:
    assert sum(new_game().box.marker_counts) == 26


# ---- hands ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SETUP-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_dealt_four_red_and_four_yellow_cards_and_no_destiny(players: int) -> None:
    state = new_game(players)
    for seat in range(players):
        hand = seen_by(state, seat)["own"]["hand"]
        assert sorted(SIZE_OF[card] <= 2 for card in hand) == [False] * 4 + [True] * 4
        shown = spectated(state)["seats"][seat]
        assert shown["hand"] == {"red": 4, "yellow": 4}
        assert shown["destiny"] == [None] * 4
    assert all(seat["destiny"] == {} for seat in data_of(state)["seats"])


@pytest.mark.rule("AOG-SETUP-06")
def test_hands_are_dealt_at_random() -> None:
    hands = [tuple(data_of(new_game(seed=seed))["seats"][0]["hand"]) for seed in range(60)]
    assert len(set(hands)) > 50
    assert {card for hand in hands for card in hand} == set(SIZE_OF)


@pytest.mark.rule("AOG-SETUP-07")
@pytest.mark.parametrize(("players", "left"), [(2, 16), (3, 12), (4, 8), (5, 4), (6, 0)])
def test_undealt_cards_leave_the_game_for_good(players: int, left: int) -> None:
    state = set_up(WITHOUT_EXTRAS[:players])
    dealt = action_cards(state)
    assert max(dealt.values()) <= 2
    assert 24 - sum(count for card, count in dealt.items() if SIZE_OF[card] <= 2) == left
    assert 24 - sum(count for card, count in dealt.items() if SIZE_OF[card] > 2) == left
    play_to_the_end(state, seed=11)
    assert action_cards(state) == dealt


@pytest.mark.rule("AOG-SETUP-07")
def test_no_hand_is_ever_refilled() -> None:
    state = set_up(WITHOUT_EXTRAS[:3])
    luck = Random(2)
    while state.to_act:
        before = [len(hand) for hand in state.hands]
        state.apply(state.to_act[0], luck.choice(state.legal(state.to_act[0])))
        assert all(len(hand) <= old for hand, old in zip(state.hands, before, strict=True))


# ---- gods ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SETUP-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_dealt_two_gods_and_may_choose_either(players: int) -> None:
    state = new_game(players)
    dealt = [god for seat in data_of(state)["seats"] for god in seat["gods"]]
    assert len(set(dealt)) == 2 * players
    for seat in range(players):
        gods = data_of(state)["seats"][seat]["gods"]
        assert texts(state, seat) == [f"god {god}" for god in gods]
        assert sorted(seen_by(state, seat)["own"]["gods"]) == sorted(gods)


@pytest.mark.rule("AOG-SETUP-09")
def test_six_players_use_all_twelve_gods_in_the_deal() -> None:
    dealt = [god for seat in data_of(new_game(6))["seats"] for god in seat["gods"]]
    assert sorted(dealt) == sorted(GODS)


@pytest.mark.rule("AOG-SETUP-09")
def test_a_god_dealt_to_somebody_else_cannot_be_chosen() -> None:
    state = new_game(4)
    offer(state, ["lok", "sharur", "bifrons", "kraul"])
    refused = refusal(state, "god sharur", seat=0)
    assert refused is not None
    assert (refused.key, refused.rule) == ("refusal-god-not-offered", "AOG-SETUP-09")


@pytest.mark.rule("AOG-SETUP-09")
def test_picks_are_hidden_until_the_last_and_then_shown_together() -> None:
    chosen = ["lok", "sharur", "bifrons", "kraul"]
    state = new_game(4)
    offer(state, chosen)
    heard = state.listen()
    for seat in (2, 0, 3):
        play(state, f"god {chosen[seat]}", seat=seat)
    assert state.to_act == (1,)
    refused = refusal(state, "god bifrons", seat=2)
    assert refused is not None
    assert refused.key == "refusal-not-your-decision"
    for watcher in (0, 1, 3, None):
        seats = seen_by(state, watcher)["seats"]
        assert [seat["god"] for seat in seats] == [None] * 4
        assert [seat["chosen"] for seat in seats] == [True, False, True, True]
        assert "bifrons" not in str([event.seen_by(watcher) for event in heard])
    assert seen_by(state, 2)["own"]["god"] == "bifrons"
    play(state, "god sharur", seat=1)
    for watcher in (0, 1, 2, 3, None):
        assert [seat["god"] for seat in seen_by(state, watcher)["seats"]] == chosen


@pytest.mark.rule("AOG-SETUP-09")
def test_chosen_gods_stay_face_up() -> None:
    state = set_up(WITHOUT_EXTRAS[:3])
    play_to_the_end(state, seed=1)
    assert [seat["god"] for seat in spectated(state)["seats"]] == WITHOUT_EXTRAS[:3]


@pytest.mark.rule("AOG-SETUP-10")
def test_a_chosen_god_is_usable_at_once() -> None:
    state = set_up(["kraul", "bifrons", "trish"])
    assert state.to_act == (2,)
    assert texts(state) == ["first 0", "first 1", "first 2"]


@pytest.mark.rule("AOG-SETUP-10")
def test_rejected_and_undealt_gods_are_out_of_the_game() -> None:
    state = new_game(3)
    offer(state, ["kraul", "bifrons", "bejofa"], rejected=["sharur", "trish", "rakos"])
    for seat, god in enumerate(["kraul", "bifrons", "bejofa"]):
        play(state, f"god {god}", seat=seat)
    assert [seat["god"] for seat in spectated(state)["seats"]] == ["kraul", "bifrons", "bejofa"]
    # Trish, rejected, settles nothing and Rakos, rejected, brings no pawns
    assert data_of(state)["phase"] == "fortification"
    assert [seat["pawns"] for seat in spectated(state)["seats"]] == [5, 5, 5]
    for god in GODS:
        refused = refusal(state, f"god {god}")
        assert refused is not None
        assert (refused.key, refused.rule) == ("refusal-not-now-god", "AOG-SETUP-09")
    for _ in range(3):
        play(state, "done")
    while state.to_act != (0,):
        play(scripted(state, rolls=[1]), "attack t26 t25")
    # nor does Sharur, whom this player rejected, help him to attack
    assert state.explain(0, GAME.actions.parse("attack t26 t25")).lines == []


@pytest.mark.rule("AOG-SETUP-11")
@pytest.mark.parametrize(
    ("gods", "love", "hate"),
    [
        (["sylia", "sharur"], 4, 0),
        (["sharur", "vorax"], 0, 2),
        (["vorax", "sylia"], 4, 2),
        (["sharur", "bejofa"], 0, 0),
    ],
)
def test_love_and_hate_markers_go_to_their_gods_players(gods: list[str], love: int, hate: int) -> None:
    state = set_up(gods)
    assert (data_of(state)["love_left"], data_of(state)["hate_left"]) == (love, hate)
    powers = {seat["god"]: seat["power"] for seat in spectated(state)["seats"]}
    assert powers == {god: {"sylia": 4, "vorax": 2}.get(god) for god in gods}


@pytest.mark.rule("AOG-SETUP-12")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("protector", [False, True])
def test_players_get_five_pawns_the_god_of_protectors_ten(players: int, protector: bool) -> None:
    gods = WITHOUT_EXTRAS[:players]
    if protector:
        gods = [*gods[:-1], "rakos"]
    state = set_up(gods)
    assert data_of(state)["phase"] == "fortification"
    assert [seat["pawns"] for seat in spectated(state)["seats"]] == [
        10 if god == "rakos" else 5 for god in gods
    ]
    assert spectated(state)["supply"] == 50 - 5 * players - (5 if protector else 0)


@pytest.mark.rule("AOG-SETUP-13")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_starts_on_turn_one_without_technology_or_fortifications(players: int) -> None:
    state = set_up(WITHOUT_EXTRAS[:players])
    view = spectated(state)
    assert view["turn"] == 1
    assert {facts["technology"] for facts in view["peoples"].values()} == {0}
    assert not any(facts["fortified"] for facts in view["territories"].values())
