"""Military cards in hand, and what others may know (TTA-MIL, TTA-SECRET)."""

from typing import Any

import pytest

from ludage.games.through_the_ages.cards import Kind
from ludage.testing import texts
from ludage.testing.through_the_ages import BOX, act, card, military, position


def seen(view: Any, *path: str | int) -> Any:
    for step in path:
        view = view[step]
    return view


@pytest.mark.rule("TTA-MIL-01")
def test_cards_above_the_limit_are_discarded_at_the_end_of_the_turn() -> None:
    facts = {"government": "monarchy", "military": ["legion", "legion", "rats", "foray", "crusades"], "ma": 0}
    state = act(position(facts), "end")
    assert texts(state) == ["discard legion", "discard crusades", "discard foray", "discard rats"]
    act(state, "discard legion", "discard rats")
    assert military(state) == ["legion", "crusades", "foray"]
    assert sorted(state.discards) == sorted([card("legion"), card("rats")])


@pytest.mark.rule("TTA-MIL-02")
def test_a_tactic_played_no_longer_counts_and_a_new_action_raises_the_limit() -> None:
    played = position({"military": ["legion", "rats", "foray"], "ma": 1}, military_deck=[])
    act(played, "tactic legion", "end")
    assert military(played) == ["foray", "rats"]
    raised = position({"military": ["legion", "rats", "foray"], "hand": ["warfare"], "science": 5, "ma": 0})
    act(raised, "develop warfare", "end")
    assert len(military(raised)) == 3 + 1


@pytest.mark.rule("TTA-MIL-03")
def test_at_most_three_cards_are_drawn_even_beyond_the_limit() -> None:
    state = position({"government": "fundamentalism"}, age=3)
    assert state.civs[0].ma == 5
    act(state, "end")
    assert len(military(state)) == 3
    assert all(BOX.age[one] == 3 for one in state.civs[0].military)
    beyond = position({"military": ["legion", "rats"]}, military_deck=["phalanx", "foray", "raiders"])
    act(beyond, "end")
    assert len(military(beyond)) == 4


@pytest.mark.rule("TTA-MIL-04")
@pytest.mark.parametrize(("variant", "age"), [("full", 4), ("first-game", 3)])
def test_nothing_is_drawn_in_the_ending_age(variant: str, age: int) -> None:
    state = position(variant=variant, age=age, last_round=9, civil_deck=[], military_deck=[])
    act(state, "end")
    assert military(state) == []


@pytest.mark.rule("TTA-MIL-05")
def test_an_empty_deck_is_made_anew_of_the_discards_of_the_age() -> None:
    state = position({}, military_deck=["legion"], discards=["rats", "foray"])
    act(state, "end")
    assert "legion" in military(state)
    assert len(military(state)) == 2
    assert (len(state.military_deck), state.discards, state.age) == (1, [], 1)
    nothing = act(position({}, military_deck=[]), "end")
    assert military(nothing) == []


@pytest.mark.rule("TTA-MIL-06")
def test_past_events_and_older_cards_do_not_come_back() -> None:
    state = position({"military": ["rats", "legion", "spy_ii"]}, age=2, military_deck=[], past=["foray"])
    act(state, "end", "discard rats")
    assert card("rats") in state.buried
    assert state.discards == []
    assert state.past_events == [card("foray")]


@pytest.mark.rule("TTA-MIL-07")
@pytest.mark.parametrize(
    ("name", "defence", "colonization"),
    [("military_bonus_i", 2, 1), ("military_bonus_ii", 4, 2), ("military_bonus_iii", 6, 3)],
)
def test_bonus_cards(name: str, defence: int, colonization: int) -> None:
    at = card(name)
    assert (BOX.defence[at], BOX.colonization[at], BOX.copies[2][at]) == (defence, colonization, 6)
    assert BOX.kind[at] == Kind.BONUS


# ---- secrets ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-SECRET-01")
def test_civil_hands_are_open() -> None:
    state = position({"hand": ["iron", "moses"]})
    for viewer in (None, 0, 1):
        assert seen(state.view(viewer), "seats", 0, "hand") == ["moses", "iron"]


@pytest.mark.rule("TTA-SECRET-02")
def test_military_hands_show_their_backs_only() -> None:
    state = position({"military": ["legion", "spy_ii"]})
    for viewer in (None, 1):
        view = state.view(viewer)
        assert seen(view, "seats", 0, "military_hand") == {"I": 1, "II": 1}
        assert "legion" not in str(view)
        assert "spy_ii" not in str(view)
    assert seen(state.view(0), "own", "military_hand") == ["legion", "spy_ii"]


@pytest.mark.rule("TTA-SECRET-03")
def test_a_prepared_event_is_known_to_its_author_only() -> None:
    state = position({"military": ["foray"]}, phase="politics")
    heard = state.listen()
    act(state, "prepare foray")
    assert heard[0].seen_by(0) == {
        "kind": "prepared",
        "seat": "seat:0",
        "age": "age:1",
        "culture": 1,
        "card": "card:foray",
        "secret": True,
    }
    assert heard[0].seen_by(1) == {"kind": "prepared", "seat": "seat:0", "age": "age:1", "culture": 1}
    assert seen(state.view(0), "own", "future_events") == ["foray"]
    for viewer in (None, 1):
        assert seen(state.view(viewer), "events", "future") == {"I": 1}
        assert "foray" not in str(state.view(viewer))


@pytest.mark.rule("TTA-SECRET-04")
def test_military_discards_are_face_down_and_past_events_open() -> None:
    state = position({"military": ["legion", "rats", "foray"], "ma": 0}, past=["crusades"])
    act(state, "end", "discard rats")
    assert seen(state.view(0), "own", "discards") == ["rats"]
    for viewer in (None, 1):
        assert "rats" not in str(state.view(viewer))
        assert seen(state.view(viewer), "discards") == 1
        assert seen(state.view(viewer), "events", "past") == ["crusades"]
        assert seen(state.view(viewer), "decks") == {
            "civil": len(state.civil_deck),
            "military": len(state.military_deck),
        }


@pytest.mark.rule("TTA-SECRET-02", "TTA-COLONY-03")
def test_an_imagined_bidder_can_make_his_bid_good() -> None:
    bidder = {"military": ["military_bonus_i", "military_bonus_ii", "legion"], "specials": ["cartography"]}
    state = position({"military": ["foray"]}, bidder, phase="politics", current=("vast_territory_i",))
    act(state, "prepare foray", "pass", "bid 6")
    for seed in range(20):
        world = state.imagine(0, seed)
        bonus = [one for one in world.civs[1].military if BOX.kind[one] == Kind.BONUS]
        assert sum(BOX.colonization[one] for one in bonus) >= 3
