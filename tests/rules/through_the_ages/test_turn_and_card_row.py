"""The turn, the card row and taking cards (TTA-TURN, TTA-ROW, TTA-TAKE)."""

from typing import Any

import pytest

from ludage.core.journal import Journal
from ludage.games.through_the_ages.actions import Verb
from ludage.games.through_the_ages.ratings import recount
from ludage.games.through_the_ages.state import NO_CARD, Position
from ludage.testing import scripted, texts
from ludage.testing.through_the_ages import BOX, GAME, act, allowed, card, hand, position, why

TEN = [
    "iron",
    "irrigation",
    "alchemy",
    "swordsmen",
    "knights",
    "drama",
    "masonry",
    "warfare",
    "theology",
    "monarchy",
    "cartography",
    "rich_land_i",
    "reserves_i",
]


def row(state: Position) -> list[str | None]:
    return [None if one == NO_CARD else BOX.ids[one] for one in state.row]


# ---- the turn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-TURN-01", "TTA-EDITION-01")
def test_a_turn_runs_in_its_order() -> None:
    state = position(
        {
            "war": ("war_over_culture_iii", 1),
            "tactic": "phalanx",
            "exclusive": True,
            "military": ["crusades"],
        },
        {"culture": 9, "ma": 0},
        active=1,
        row=TEN,
    )
    state.civs[0].workers[BOX.slot[card("warriors")]] += 2
    state.civs[0].yellow -= 2
    recount(state, 0)
    heard = state.listen()
    act(state, "end")
    kinds = [event.kind for event in heard]
    order = ["production", "turn-begins", "swept", "dealt", "war-won", "culture", "culture", "tactic-common"]
    assert [kind for kind in kinds if kind in order] == order
    assert allowed(state, "prepare crusades")
    act(state, "pass")
    act(state, "end")
    assert [event.kind for event in heard].count("production") == 2


@pytest.mark.rule("TTA-TURN-02")
def test_civil_and_military_actions_mix_freely() -> None:
    state = position({"resources": 8, "unused": 3, "yellow": 16})
    act(state, "build warriors", "build bronze", "build warriors")
    assert (state.civs[0].ca, state.civs[0].ma) == (3, 0)


@pytest.mark.rule("TTA-TURN-03", "TTA-TURN-04")
def test_the_lists_of_actions_are_closed() -> None:
    civil = {
        "take",
        "population",
        "build",
        "upgrade",
        "destroy",
        "leader",
        "stage",
        "develop",
        "revolution",
        "play",
    }
    military = {"build", "upgrade", "disband", "tactic", "copy"}
    of_cards = {"muster", "compose", "law", "liner", "wartime", "trade", "end"}
    verbs = {verb.name.lower() for verb in Verb if verb <= Verb.END}
    assert verbs == civil | military | of_cards


@pytest.mark.rule("TTA-TURN-05")
def test_what_cannot_be_paid_is_refused_and_changes_nothing() -> None:
    state = position({"resources": 1})
    refusal = why(state, "build bronze")
    assert (refusal.key, refusal.args) == ("refusal-no-resources", {"need": 2, "have": 1})
    assert state.civs[0].ca == 4


@pytest.mark.rule("TTA-TURN-06")
def test_unused_actions_are_not_saved() -> None:
    state = position({}, {}, military_deck=["legion", "phalanx", "raiders", "rats"])
    act(state, "end")
    assert (state.civs[0].ca, state.civs[0].ma) == (4, 2)
    assert len(state.civs[0].military) == 2


@pytest.mark.rule("TTA-TURN-07")
def test_actions_can_be_taken_back_until_something_hidden_is_shown() -> None:
    journal = Journal(GAME, 2, seed=5)
    seat = journal.state.to_act[0]
    before = journal.state.to_json()
    journal.play(seat, GAME.actions.parse("take 1"))
    journal.undo(seat)
    assert journal.state.to_json() == before
    for _ in range(2):
        journal.play(journal.state.to_act[0], GAME.actions.parse("end"))
    assert journal.undoable(seat) is None, "the row was filled up"


# ---- the card row -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-ROW-01")
@pytest.mark.parametrize(("players", "swept"), [(2, 3), (3, 2), (4, 1)])
def test_the_leftmost_spaces_are_swept(players: int, swept: int) -> None:
    state = position(players=players, row=TEN, phase="replenish")
    assert row(state)[0] == TEN[swept]
    assert [BOX.ids[one] for one in state.gone[-swept:]] == TEN[:swept]
    assert NO_CARD not in state.row


@pytest.mark.rule("TTA-ROW-02", "TTA-ROW-03")
def test_an_empty_space_is_not_made_up_for_and_the_rest_slides() -> None:
    state = position(row=["iron", None, "alchemy", "drama", None, "masonry"], phase="replenish")
    assert row(state)[:2] == ["drama", "masonry"]


@pytest.mark.rule("TTA-ROW-04")
def test_gaps_stay_until_the_row_is_replenished() -> None:
    state = position({"ca": 4}, row=TEN)
    act(state, "take 4", "take 6")
    assert state.civs[0].ca == 1
    assert row(state)[3] is None
    assert row(state)[5] is None


@pytest.mark.rule("TTA-ROW-05")
def test_new_cards_are_dealt_from_the_left() -> None:
    deck = ["coal", "cannon", "opera", "strategy", "navigation", "riflemen", "republic", "journalism"]
    state = position(
        {"ma": 0}, players=3, row=TEN[:5], age=2, civil_deck=[*deck, "team_sports", "coal", "opera"]
    )
    scripted(state, draws=["coal", "cannon"])
    act(state, "end")
    assert row(state)[:5] == [*TEN[2:5], "coal", "cannon"]
    assert None not in row(state)


@pytest.mark.rule("TTA-ROW-06")
def test_the_first_replenishing_goes_on_with_age_one_if_age_a_runs_out() -> None:
    left = ["homer", "aristotle", "pyramids", "colossus", "hammurabi"]
    row_a = ["moses", *[None] * 7, *left]
    deck = ["stockpile_a", *["frugality_a"] * 2, *["rich_land_a"] * 2, "urban_growth_a", "patriotism_a"]
    state = position(players=4, round=2, age=0, row=row_a, civil_deck=deck, current=(), phase="replenish")
    ages = [BOX.age[one] for one in state.row]
    assert ages == [0] * 12 + [1]
    assert (state.age, len(state.civil_deck)) == (1, 52)


@pytest.mark.rule("TTA-ROW-07", "TTA-AGE-02")
def test_the_last_card_of_a_deck_ends_the_age_and_dealing_goes_on() -> None:
    state = position(
        players=4, row=["drama", *TEN[:9]], civil_deck=["iron", "code_of_laws"], age=1, phase="replenish"
    )
    assert state.age == 2
    assert [BOX.age[one] for one in state.row[9:]] == [1, 1, 2, 2]
    assert len(state.civil_deck) == 51


@pytest.mark.rule("TTA-ROW-08")
def test_without_a_deck_the_row_is_swept_and_slides_but_nothing_is_dealt() -> None:
    state = position(players=3, age=4, last_round=9, row=TEN, civil_deck=[], phase="replenish")
    assert [one != NO_CARD for one in state.row] == [True] * 11 + [False] * 2


@pytest.mark.rule("TTA-ROW-09", "TTA-TAKE-01")
def test_spaces_cost_one_two_or_three_actions() -> None:
    assert BOX.space_cost == [1] * 5 + [2] * 4 + [3] * 4
    state = position({"ca": 2}, row=TEN)
    assert why(state, "take 10").args == {"need": 3, "have": 2}
    act(state, "take 7")
    assert state.civs[0].ca == 0
    assert row(state)[6] is None


# ---- taking cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-TAKE-02")
def test_cards_in_hand_have_no_effect() -> None:
    state = position(row=["joan_of_arc", "warfare"])
    before = state.civs[0].strength, state.civs[0].ma_total, state.civs[0].culture_rate
    act(state, "take 1", "take 2")
    assert hand(state) == ["warfare", "joan_of_arc"]
    assert (state.civs[0].strength, state.civs[0].ma_total, state.civs[0].culture_rate) == before


@pytest.mark.rule("TTA-TAKE-03")
def test_two_leaders_of_one_age_are_never_taken_by_one_player() -> None:
    state = position({"leaders_taken": 1, "leader": "joan_of_arc"}, row=["homer"])
    assert why(state, "take 1").key == "refusal-leader-of-this-age"


@pytest.mark.rule("TTA-TAKE-03", "TTA-TAKE-06", "TTA-TAKE-09")
def test_what_lasts_is_said_before_what_the_next_turn_mends() -> None:
    facts = {"leaders_taken": 1, "wonder": ("pyramids", 0), "techs": ["iron"], "ca": 0}
    row = ["homer", "colossus", "iron", "drama", None]
    state = position(facts, row=row)
    reasons = ["leader-of-this-age", "unfinished-wonder", "technology-known", "no-civil-action"]
    assert [why(state, f"take {space}").key for space in range(1, 5)] == [f"refusal-{one}" for one in reasons]
    seen: Any = state.view(0)["row"]
    assert [space and space["why"] for space in seen[:5]] == [*reasons, None]
    public: Any = state.view(None)["row"]
    assert public[0] == {"card": "homer", "space_cost": 1}


@pytest.mark.rule("TTA-TAKE-04")
def test_a_leader_of_another_age_may_be_taken_at_any_time() -> None:
    state = position({"leader": "moses"}, row=["joan_of_arc"])
    act(state, "take 1")
    assert hand(state) == ["joan_of_arc"]


@pytest.mark.rule("TTA-TAKE-05")
def test_a_wonder_goes_into_play_even_with_a_full_hand() -> None:
    state = position({"hand": ["iron", "alchemy", "drama", "masonry"]}, row=["great_wall", "irrigation"])
    assert why(state, "take 2").key == "refusal-hand-full"
    act(state, "take 1")
    assert BOX.ids[state.civs[0].wonder] == "great_wall"
    assert len(state.civs[0].hand) == 4


@pytest.mark.rule("TTA-TAKE-06")
def test_no_second_unfinished_wonder() -> None:
    state = position({"wonder": ("colossus", 1), "resources": 3}, row=["pyramids"])
    assert why(state, "take 1").args["card"] == "card:pyramids"
    act(state, "stage 1", "take 1")
    assert BOX.ids[state.civs[0].wonder] == "pyramids"


@pytest.mark.rule("TTA-TAKE-07")
def test_a_wonder_costs_more_for_every_completed_one() -> None:
    state = position({"wonders": ["colossus", "hanging_gardens"], "ca": 4}, row=[None] * 5 + ["great_wall"])
    act(state, "take 6")
    assert state.civs[0].ca == 0
    ravaged = position({"wonders": ["colossus"], "ravaged": ["colossus"], "ca": 2}, row=["great_wall"])
    act(ravaged, "take 1")
    assert ravaged.civs[0].ca == 0


@pytest.mark.rule("TTA-TAKE-08")
def test_an_action_card_goes_to_the_hand() -> None:
    state = act(position(row=["stockpile_a"]), "take 1")
    assert hand(state) == ["stockpile_a"]
    assert why(state, "play stockpile_a").rule == "TTA-ACTIONCARD-02"


@pytest.mark.rule("TTA-TAKE-09")
def test_no_technology_twice_but_several_action_cards() -> None:
    in_play = position({"techs": ["irrigation"]}, row=["irrigation"])
    assert why(in_play, "take 1").key == "refusal-technology-known"
    in_hand = position({"hand": ["irrigation", "rich_land_a"]}, row=["irrigation", "rich_land_a"])
    assert why(in_hand, "take 1").key == "refusal-technology-known"
    act(in_hand, "take 2")
    assert hand(in_hand).count("rich_land_a") == 2


@pytest.mark.rule("TTA-TAKE-10")
def test_a_technology_that_left_play_may_be_taken_again() -> None:
    state = position({"specials": ["justice_system"]}, row=["code_of_laws"], players=3)
    act(state, "take 1")
    assert hand(state) == ["code_of_laws"]


@pytest.mark.rule("TTA-TAKE-11")
def test_the_civil_hand_limit_is_the_number_of_white_tokens_spent_or_not() -> None:
    full = {"hand": ["iron", "alchemy", "drama", "masonry"], "ca": 2}
    assert why(position(full, row=["irrigation"]), "take 1").args["limit"] == 4
    with_library = position({**full, "wonders": ["library_of_alexandria"]}, row=["irrigation"])
    act(with_library, "take 1")
    assert len(with_library.civs[0].hand) == 5


@pytest.mark.rule("TTA-TAKE-12")
def test_a_hand_above_the_limit_only_blocks_taking() -> None:
    state = position({"hand": ["iron", "alchemy", "drama", "masonry", "knights"]}, row=["irrigation"])
    assert why(state, "take 1").key == "refusal-hand-full"
    assert not [text for text in texts(state) if text.startswith("discard")]
    act(state, "end")
    assert len(state.civs[0].hand) == 5
    assert card("iron") in state.civs[0].hand


@pytest.mark.rule("TTA-TAKE-02")
def test_the_log_says_from_which_space_a_card_was_taken() -> None:
    state = position({}, row=TEN)
    heard = state.listen()
    act(state, "take 3")
    assert [event.data for event in heard] == [
        {"seat": "seat:0", "card": "card:alchemy", "cost": 1, "space": "space:3"}
    ]


@pytest.mark.rule("TTA-ROW-01", "TTA-RESIGN-06")
def test_the_view_says_how_many_spaces_will_be_swept() -> None:
    for players, count in ((2, 3), (3, 2), (4, 1)):
        assert position(players=players).view(None)["leaving"] == count
    assert act(position({}, {}, {}, {}, phase="politics"), "resign").view(None)["leaving"] == 2


@pytest.mark.rule("TTA-ROW-09", "TTA-TAKE-01", "TTA-LEADER-12")
def test_the_view_says_which_cards_of_the_row_are_too_dear() -> None:
    state = position({"leader": "hammurabi", "ca": 1}, row=TEN)
    spaces: Any = state.view(0)["row"]
    assert [space.get("left") for space in spaces if space] == [None] * 5 + [1] * 8
    spaces = act(state, "law").view(0)["row"]  # a red token counts as a white one
    assert [space.get("left") for space in spaces if space] == [None] * 9 + [2] * 4
    spaces = state.view(None)["row"]
    assert not [space for space in spaces if space and "left" in space]
