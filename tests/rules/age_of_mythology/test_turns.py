"""The turns: victory point cubes, the action card draw, rounds, spoilage, discarding, rotation (chapter VII)."""

import pytest

from ludage.games.age_of_mythology.state import Phase, Position
from ludage.testing import assert_changes, play, scripted, texts
from ludage.testing.age_of_mythology import cubes, hand, position
from tests.rules.age_of_mythology.asking import key_of


def burn_round(state: Position) -> None:
    """Everybody burns the first card of the hand once."""
    for _ in range(state.players):
        burns = [text for text in texts(state) if text.startswith("burn")]
        play(state, burns[0])


# ---- the phases ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-TURN-01", "AOM-TURN-02")
def test_a_turn_has_its_phases_in_order_and_then_the_next_player_begins() -> None:
    state = position(3, phase="placement", first=0, cubes={1: {"gold": 7}}, hands={s: [] for s in range(3)})
    assert (state.phase, state.to_act) == (Phase.PLACEMENT, (0,))
    play(state, "victory the_wonder", "victory the_wonder", "victory the_wonder")
    assert (state.phase, state.to_act) == (Phase.DRAW, (0, 1, 2))
    for seat in range(3):
        play(state, "take perm_gather", "take perm_attack", "take perm_trade", "take perm_build", seat=seat)
        play(state, "random 0", seat=seat)
    assert (state.phase, state.round, state.to_act) == (Phase.ROUNDS, 1, (0,))
    for _ in range(3):
        assert cubes(state, 1)[2] == 7
        burn_round(state)
    assert (state.phase, state.to_act) == (Phase.DISCARD, (0, 1, 2))
    assert cubes(state, 1)[2] == 5
    for seat in range(3):
        play(state, "done", seat=seat)
    assert (state.phase, state.turn, state.first, state.to_act) == (Phase.PLACEMENT, 4, 1, (1,))


# ---- victory point cubes ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-VP-01")
def test_the_starting_player_and_the_next_two_place_a_cube_each() -> None:
    state = position(5, phase="placement", first=2, seat=2)
    placers = []
    while state.phase == Phase.PLACEMENT:
        placers.append(state.to_act[0])
        play(state, "victory largest_army")
    assert placers == [2, 3, 4]
    assert (state.red, state.victory) == (27, [3, 0, 0, 0])


@pytest.mark.rule("AOM-VP-02")
def test_two_players_place_two_cubes() -> None:
    state = position(2, phase="placement")
    play(state, "victory largest_army", "victory won_last_battle")
    assert (state.phase, state.red) == (Phase.DRAW, 28)


@pytest.mark.rule("AOM-VP-03")
def test_any_card_may_be_chosen_and_several_cubes_may_share_one() -> None:
    state = position(3, phase="placement")
    cards = ["largest_army", "most_buildings", "won_last_battle", "the_wonder"]
    assert texts(state) == [f"victory {card}" for card in cards]
    play(state, *["victory the_wonder"] * 3)
    assert state.victory == [0, 0, 0, 3]


@pytest.mark.rule("AOM-VP-04")
def test_when_cubes_run_short_the_last_placers_place_none() -> None:
    state = position(3, phase="placement", red=2)
    play(state, "victory the_wonder", "victory the_wonder")
    assert (state.red, state.phase) == (0, Phase.DRAW)


@pytest.mark.rule("AOM-VP-05")
@pytest.mark.parametrize(("players", "turns"), [(2, 15), (3, 10), (5, 10)])
def test_thirty_cubes_last_ten_turns_or_fifteen_with_two(players: int, turns: int) -> None:
    state = position(players, phase="placement", turn=1, hands={seat: [] for seat in range(players)})
    while state.to_act:
        play(state, "victory the_wonder" if state.phase == Phase.PLACEMENT else "random 0")
    assert state.turn == turns
    assert state.red == 0


# ---- building a hand ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-DRAW-01")
@pytest.mark.parametrize(("age", "limit"), [("archaic", 4), ("classical", 5), ("heroic", 6), ("mythic", 7)])
def test_the_age_limits_the_hand_and_kept_cards_count(age: str, limit: int) -> None:
    state = position(3, phase="draw", ages={0: age}, hands={0: ["rand_gather"]})
    draws = [text for text in texts(state, 0) if text.startswith("random")]
    assert draws == [f"random {count}" for count in range(limit)]
    play(state, "take perm_gather", seat=0)
    assert key_of(state, f"random {limit - 1}", 0) == "refusal-hand-full"
    play(state, f"random {limit - 2}", seat=0)
    assert 0 not in state.to_act


@pytest.mark.rule("AOM-DRAW-02")
def test_permanent_cards_come_before_random_ones() -> None:
    state = position(3, phase="draw", hands={seat: [] for seat in range(3)})
    play(state, "take perm_gather", seat=1)
    play(state, "random 1", seat=1)
    assert key_of(state, "take perm_build", 1) == "refusal-not-your-decision"


@pytest.mark.rule("AOM-DRAW-03", "AOM-DRAW-04")
def test_random_cards_come_blind_and_all_at_once() -> None:
    state = position(2, phase="draw", hands={0: [], 1: []})
    scripted(state, draws=["egyptian_rand_trade_1", "egyptian_rand_attack_isis", "greek_rand_gather"])
    play(state, "take perm_gather", "random 2", seat=0)
    assert hand(state, 0) == []
    assert state.view(0)["own"] == {"hand": [], "aside": ["perm_gather"], "wanted": 2}
    play(state, "random 1", seat=1)
    assert hand(state, 0) == ["perm_gather", "rand_trade_1", "isis"]
    assert hand(state, 1) == ["rand_gather"]


@pytest.mark.rule("AOM-DRAW-03")
def test_a_permanent_card_is_there_once() -> None:
    state = position(3, phase="draw", hands={0: ["perm_gather"]})
    assert key_of(state, "take perm_gather", 0) == "refusal-card-in-use"
    play(state, "take perm_build", seat=0)
    assert key_of(state, "take perm_build", 0) == "refusal-card-in-use"


@pytest.mark.rule("AOM-DRAW-05")
def test_any_mix_or_fewer_cards_are_allowed_and_who_has_none_passes() -> None:
    state = position(2, phase="draw", hands={0: [], 1: []})
    play(state, "random 4", seat=0)
    play(state, "take perm_gather", "random 0", seat=1)
    assert [len(state.hands[seat]) for seat in (0, 1)] == [4, 1]
    heard = state.listen()
    first = texts(state)
    play(state, next(text for text in first if text.startswith("burn")))
    play(state, "burn perm_gather")
    play(state, next(text for text in texts(state) if text.startswith("burn")))
    assert state.to_act == (0,)
    assert "no-card" in [event.kind for event in heard]


@pytest.mark.rule("AOM-DRAW-06")
def test_a_new_age_brings_cards_with_the_next_draw_only() -> None:
    state = position(2, hands={0: ["perm_next_age", "perm_gather", "perm_attack", "perm_build"]})
    play(state, "play perm_next_age")
    assert len(state.hands[0]) == 3
    while state.phase != Phase.DRAW:
        seat = state.to_act[0]
        ends = {Phase.ROUNDS: "burn", Phase.DISCARD: "discard", Phase.PLACEMENT: "victory"}
        play(state, next(t for t in texts(state, seat) if t.startswith(ends[Phase(state.phase)])), seat=seat)
    assert "random 5" in texts(state, 0)
    assert "random 5" not in texts(state, 1)


@pytest.mark.rule("AOM-DRAW-07")
def test_players_who_share_a_deck_draw_in_turn_order() -> None:
    state = position(4, phase="draw", first=2, hands={seat: [] for seat in range(4)})
    for seat in range(4):
        heard = state.listen()
        play(state, "random 1", seat=seat)
    dealt = [event.data["seat"] for event in heard if event.kind == "cards-dealt"]
    assert dealt == ["seat:2", "seat:3", "seat:0", "seat:1"]


@pytest.mark.rule("AOM-DRAW-08")
def test_hands_are_private_and_boards_are_open() -> None:
    state = position(3, hands={1: ["hades", "perm_gather"]})
    view = state.view(0)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert seats[1]["hand"] == {"permanent": 1, "random": 1}
    assert "hades" not in str({**view, "options": None})
    assert seats[1]["cubes"] == {"food": 4, "wood": 4, "gold": 4, "favor": 4}
    own = state.view(1)["own"]
    assert isinstance(own, dict)
    assert own["hand"] == ["perm_gather", "hades"]


# ---- rounds -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-PLAY-01")
def test_three_rounds_led_by_the_same_player() -> None:
    state = position(4, first=1, seat=1)
    order = []
    while state.phase == Phase.ROUNDS:
        order.append((state.round, state.to_act[0]))
        play(state, next(text for text in texts(state) if text.startswith("burn")))
    assert order == [(number, seat) for number in (1, 2, 3) for seat in (1, 2, 3, 0)]


@pytest.mark.rule("AOM-PLAY-02")
def test_a_played_permanent_card_is_back_after_the_third_round() -> None:
    state = position(2, hands={0: ["perm_gather", "perm_attack", "perm_trade"]}, tiles={1: ["hills_gold_2"]})
    play(state, "play perm_gather", "gather wood")
    assert "perm_gather" not in hand(state, 0)
    assert state.played[0] != []
    while state.phase != Phase.DRAW:
        seat = state.to_act[0]
        play(
            state,
            next(t for t in texts(state, seat) if t.split()[0] in ("burn", "victory", "done")),
            seat=seat,
        )
    assert state.played[0] == []
    assert "take perm_gather" in texts(state, 0)


@pytest.mark.rule("AOM-PLAY-03")
def test_played_random_cards_lie_face_up_under_their_deck() -> None:
    state = position(2, round=3, hands={0: ["rand_gather"], 1: ["perm_trade"]}, tiles={0: ["hills_gold_2"]})
    before = len(state.decks[0])
    play(state, "play rand_gather", "burn perm_trade")
    assert [state.box.card_ids[card] for card in state.face_up[0]] == ["egyptian_rand_gather"]
    assert len(state.decks[0]) == before == 44


@pytest.mark.rule("AOM-PLAY-04")
def test_the_face_up_cards_are_shuffled_when_the_others_are_drawn() -> None:
    state = position(2, phase="draw", hands={0: [], 1: []}, decks={"egyptian": ["isis"]})
    assert len(state.face_up[0]) == 44
    heard = state.listen()
    play(state, "random 3", seat=0)
    play(state, "random 0", seat=1)
    assert "isis" in hand(state, 0)
    assert len(state.hands[0]) == 3
    assert (len(state.decks[0]), state.face_up[0]) == (42, [])
    assert [event.kind for event in heard].count("deck-shuffled") == 1


@pytest.mark.rule("AOM-PLAY-04")
def test_they_are_shuffled_as_soon_as_the_last_of_the_others_is_drawn() -> None:
    state = position(2, phase="draw", hands={0: [], 1: []}, decks={"egyptian": ["isis"]})
    play(state, "random 1", seat=0)
    play(state, "random 0", seat=1)
    assert hand(state, 0) == ["isis"]
    assert (len(state.decks[0]), state.face_up[0]) == (44, []), "what is played now is not among them"


@pytest.mark.rule("AOM-PLAY-04")
def test_a_deck_that_is_wholly_in_hands_gives_no_card() -> None:
    state = position(2, phase="draw", hands={0: [], 1: []})
    state.decks[0] = []
    state.face_up[0] = []
    play(state, "random 2", seat=0)
    play(state, "random 0", seat=1)
    assert state.hands[0] == []


@pytest.mark.rule("AOM-PLAY-05")
def test_a_burned_card_is_a_pass_and_changes_nothing_else() -> None:
    state = position(3, hands={0: ["rand_gather", "perm_trade", "perm_attack"]})
    before = state.clone()
    play(state, "burn rand_gather")
    kept = ["egyptian_perm_attack", "egyptian_perm_trade"]
    assert_changes(
        before,
        state,
        {
            "seats.0.hand": ([*kept, "egyptian_rand_gather"], kept),
            "seats.0.played": ([], ["egyptian_rand_gather"]),
        },
    )
    assert state.to_act == (1,)
    assert key_of(state, "pass") == "refusal-must-play"
    assert key_of(state, "burn rand_gather") == "refusal-card-not-in-hand"


@pytest.mark.rule("AOM-PLAY-06", "AOM-GOD-thoth")
def test_a_fourth_card_after_everybodys_third() -> None:
    state = position(
        2,
        round=3,
        hands={0: ["thoth", "perm_gather", "perm_trade"], 1: ["perm_gather"]},
        tiles={1: ["hills_gold_2"]},
    )
    play(state, "invoke thoth", "done")
    play(state, "play perm_gather", "gather wood")
    assert (state.phase, state.to_act) == (Phase.ROUNDS, (0,))
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.key == "prompt-fourth"
    assert "pass" in texts(state)
    play(state, "play perm_gather", "gather food")
    assert state.phase == Phase.DISCARD


@pytest.mark.rule("AOM-PLAY-06", "AOM-GOD-odin")
def test_fourth_cards_are_played_in_turn_order_and_may_be_declined() -> None:
    state = position(
        2,
        cultures=("egyptian", "norse"),
        first=1,
        seat=1,
        round=3,
        hands={0: ["thoth", "perm_gather"], 1: ["odin", "perm_gather"]},
    )
    play(state, "invoke odin", "done", "invoke thoth", "done")
    assert state.to_act == (1,)
    play(state, "pass")
    assert state.to_act == (0,)
    play(state, "burn perm_gather")
    assert state.phase == Phase.DISCARD


# ---- spoilage and discarding --------------------------------------------------------------------------------------


@pytest.mark.rule("AOM-SPOIL-01", "AOM-SPOIL-03", "AOM-BLDG-12")
@pytest.mark.parametrize(("red", "kept"), [(3, [5, 8]), (0, [None, None])])
def test_everybody_sees_how_many_cubes_of_a_kind_are_kept(red: int, kept: list[int | None]) -> None:
    state = position(2, buildings={1: {"storehouse": 1}})
    state.red = red
    seats = state.view(0)["seats"]
    assert isinstance(seats, list)
    assert [seat["store"] for seat in seats] == kept


@pytest.mark.rule("AOM-SPOIL-01", "AOM-SPOIL-02", "AOM-BLDG-12")
def test_what_exceeds_five_of_a_kind_or_eight_with_a_storehouse_spoils() -> None:
    state = position(
        3,
        round=3,
        seat=2,
        cubes={0: {"gold": 11, "wood": 5}, 1: {"gold": 9, "wood": 8}, 2: 5},
        buildings={1: {"storehouse": 1}},
        points={2: 9},
        hands={0: [], 1: [], 2: ["perm_trade"]},
    )
    bank = state.bank[:]
    play(state, "burn perm_trade")
    assert cubes(state, 0) == [0, 5, 5, 0]
    assert cubes(state, 1) == [0, 8, 8, 0]
    assert cubes(state, 2) == [5, 5, 5, 5]
    assert state.bank == [bank[0], bank[1], bank[2] + 7, bank[3]]
    assert sum(state.points) == 9


@pytest.mark.rule("AOM-SPOIL-03", "AOM-END-01", "AOM-SCORE-07")
def test_nothing_spoils_in_the_last_turn() -> None:
    state = position(
        2,
        round=3,
        seat=1,
        red=0,
        points={0: 15},
        cubes={0: {"gold": 9}, 1: {"gold": 8}},
        hands={0: [], 1: ["perm_trade"]},
    )
    play(state, "burn perm_trade")
    assert state.to_act == ()
    assert cubes(state, 0) == [0, 0, 9, 0]
    assert state.outcome is not None
    assert state.outcome.scores == (15, 15)
    assert state.outcome.ranks == (1, 2)


@pytest.mark.rule("AOM-DISC-01")
def test_any_number_of_cards_may_be_discarded() -> None:
    for discards in ([], ["rand_gather"], ["rand_gather", "rand_trade_1"]):
        state = position(2, phase="discard", hands={0: ["rand_gather", "rand_trade_1"], 1: []})
        play(state, *(f"discard {card}" for card in discards), seat=0)
        if len(discards) < 2:
            play(state, "done", seat=0)
        assert len(state.hands[0]) == 2 - len(discards)
        assert state.phase == Phase.PLACEMENT


@pytest.mark.rule("AOM-DISC-02")
def test_a_permanent_card_may_be_kept_and_uses_up_a_slot() -> None:
    state = position(2, phase="discard", hands={0: ["perm_attack"], 1: []}, first=1)
    play(state, "done")
    assert hand(state, 0) == ["perm_attack"]
    play(state, "victory the_wonder", "victory the_wonder")
    assert "take perm_attack" not in texts(state, 0)
    assert "random 4" not in texts(state, 0)
    assert "random 3" in texts(state, 0)


@pytest.mark.rule("AOM-DISC-03")
def test_discards_go_where_played_cards_go() -> None:
    state = position(2, phase="discard", hands={0: ["perm_attack", "rand_trade_1"], 1: ["perm_gather"]})
    play(state, "discard rand_trade_1", "discard perm_attack", seat=0)
    assert state.face_up[0] == []
    assert "rand_trade_1" not in str(state.view(1))
    play(state, "done", seat=1)
    assert [state.box.card_ids[card] for card in state.face_up[0]] == ["egyptian_rand_trade_1"]
    assert state.hands[0] == []
