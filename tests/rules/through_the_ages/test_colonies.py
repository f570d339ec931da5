"""Territories: auction, force, colonies, each of the twelve (TTA-COLONY)."""

from typing import Any

import pytest

from ludage.core.event import News
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.colonies import force_of, gain_colony, greatest_force, lose_colony
from ludage.games.through_the_ages.state import Position
from ludage.testing import texts
from ludage.testing.through_the_ages import (
    BOX,
    GAME,
    act,
    allowed,
    card,
    military,
    position,
    stock,
    why,
    workers,
)


def discovered(*seats: dict[str, Any], territory: str = "historic_territory_i", **facts: Any) -> Position:
    """Seat 0 has prepared an event and a territory was revealed."""
    own = dict(seats[0]) if seats else {}
    own["military"] = [*own.get("military", ()), "good_harvest"]
    state = position(own, *seats[1:], phase="politics", current=(territory,), **facts)
    return act(state, "prepare good_harvest")


def known_texts() -> set[str]:
    return {GAME.actions.text(action) for action in range(len(GAME.actions))}


# ---- the auction --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-COLONY-01", "TTA-COLONY-02")
def test_bids_go_round_from_the_active_player_and_rise() -> None:
    army = {"workers": {"warriors": 5}}
    state = discovered(army, army, army)
    assert state.to_act == (0,)
    act(state, "bid 2")
    assert state.to_act == (1,)
    assert why(state, "bid 2").args == {"bid": 2, "most": 5}
    act(state, "bid 3")
    assert texts(state) == ["bid 4", "bid 5", "pass"]


@pytest.mark.rule("TTA-COLONY-03")
def test_nobody_bids_more_than_he_can_send() -> None:
    facts = {"workers": {"warriors": 2}, "specials": ["cartography"], "military": ["military_bonus_i"]}
    state = discovered(facts)
    assert greatest_force(state, 0) == 5
    assert why(state, "bid 6").key == "refusal-bid-too-high"
    nobody = discovered({"workers": {"warriors": 0}, "specials": ["cartography"]}, {})
    assert nobody.to_act == (1,)


MODERN = {"modern_infantry": 6, "tanks": 3, "rockets": 3, "air_forces": 3}
"""Three modern armies, each doubled."""


@pytest.mark.rule("TTA-COLONY-03")
def test_bids_end_where_the_force_ends_also_above_a_hundred() -> None:
    civ = {"workers": {**MODERN, "warriors": 0}, "tactic": "modern_army", "yellow": 3}
    state = discovered(civ, {}, age=3, tactics=["modern_army"])
    force = 15 * 5 + 3 * 2 * 13
    assert force == greatest_force(state, 0) > 100
    assert texts(state) == [*[f"bid {number}" for number in range(1, force + 1)], "pass"]
    assert why(state, f"bid {force + 1}").key == "refusal-bid-too-high"
    act(state, f"bid {force}")  # takes all there is
    assert state.civs[0].colonies == (card("historic_territory_i"),)


def most_yellow_tokens() -> int:
    """All those of four players, of the territories and of Alexander, in one hand."""
    return 4 * 25 + 2 * (1 + 2 + 3) + 3 + 1


@pytest.mark.rule("TTA-COLONY-03")
def test_no_force_is_beyond_what_can_be_bid() -> None:
    bids = [number for number in range(3000) if f"bid {number}" in known_texts()]
    assert bids == list(range(1, max(bids) + 1))
    state = position({"leader": "james_cook", "wonders": ["colossus"], "specials": ["satellites"]}, age=3)
    civ = state.civs[0]
    cards = 2 + sum(BOX.copies[4][bonus] * BOX.colonization[bonus] for bonus in BOX.of_kind(Kind.BONUS))
    found = 0
    for civ.tactic in BOX.of_kind(Kind.TACTIC):
        infantry, cavalry, artillery = BOX.army[civ.tactic]
        for planes in range(most_yellow_tokens() + 1):
            armies = (most_yellow_tokens() - planes) // (infantry + cavalry + artillery)
            units = [0] * len(BOX.card_at)
            for name, count in zip(MODERN, (infantry, cavalry, artillery), strict=False):
                units[BOX.slot[card(name)]] = count * armies
            units[BOX.slot[card("air_forces")]] = most_yellow_tokens() - sum(units)
            found = max(found, force_of(state, civ, units, cards))
    assert 1000 < found <= max(bids) < found * 1.02


@pytest.mark.rule("TTA-COLONY-04")
def test_who_passes_is_out_and_the_last_bidder_must_colonise() -> None:
    strong = {"workers": {"warriors": 3}, "military": ["legion"]}
    state = discovered({}, strong, strong)
    act(state, "pass", "bid 1", "bid 2", "bid 3", "pass")
    assert state.to_act == (1,)
    assert texts(state) == ["send warriors"]
    alone = act(discovered({"military": ["legion"]}, {"military": ["legion"]}), "bid 1", "pass")
    assert texts(alone) == ["send warriors"]
    unwanted = act(discovered({}, {}), "pass", "pass")
    assert card("historic_territory_i") in unwanted.past_events
    assert allowed(unwanted, "end")


@pytest.mark.rule("TTA-COLONY-03", "TTA-SECRET-02")
def test_who_can_only_pass_is_asked_as_long_as_he_holds_cards() -> None:
    strong = {"workers": {"warriors": 3}, "military": ["military_bonus_i"]}
    state = discovered(strong, {"military": ["legion"]}, {})
    heard = state.listen()
    act(state, "bid 2")
    assert (state.to_act, texts(state)) == ((1,), ["pass"]), "his card might be a bonus card"
    act(state, "pass")
    told = [(event.kind, event.data["seat"]) for event in heard]
    assert told[-3:] == [("no-bid", "seat:1"), ("no-bid", "seat:2"), ("auction-won", "seat:0")]


@pytest.mark.rule("TTA-COLONY-05", "TTA-SECRET-02")
def test_a_force_that_can_be_sent_in_one_way_is_asked_for_as_long_as_there_are_cards() -> None:
    asked = act(discovered({"military": ["legion"]}, {}), "bid 1")
    assert texts(asked) == ["send warriors"], "the card might be a bonus card"
    state = discovered({}, {})
    heard = state.listen()
    act(state, "bid 1")
    assert [event.kind for event in heard] == [
        "bid",
        "no-bid",
        "auction-won",
        "unit-sent",
        "colony",
        "culture",
    ]
    assert (workers(state, "warriors"), state.civs[0].yellow) == (0, 19)
    more = act(discovered({"workers": {"warriors": 2}}, {}), "bid 1")
    assert texts(more) == ["send warriors", "done"], "he may send more than he bid"


@pytest.mark.rule("TTA-COLONY-05", "TTA-SECRET-02")
def test_units_that_are_all_needed_are_sent_without_a_question_unless_there_are_cards() -> None:
    both: dict[str, Any] = {"techs": ["knights"], "workers": {"warriors": 1, "knights": 1}}
    state = act(discovered(both, {}), "bid 3")
    assert (workers(state, "warriors"), workers(state, "knights")) == (0, 0)
    assert state.civs[0].colonies == (card("historic_territory_i"),)
    less = act(discovered(both, {}), "bid 2")
    assert texts(less) == ["send warriors", "send knights"], "the knights are enough"
    held = act(discovered({**both, "military": ["legion"]}, {}), "bid 3")
    assert texts(held) == ["send warriors", "send knights"], "the card might be a bonus card"


@pytest.mark.rule("TTA-COLONY-04")
def test_without_any_unit_there_is_no_auction() -> None:
    state = discovered({"workers": {"warriors": 0}}, {"workers": {"warriors": 0}})
    assert card("historic_territory_i") in state.past_events


# ---- the force ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-COLONY-05", "TTA-COLONY-11")
def test_a_force_needs_a_unit_whatever_the_modifiers() -> None:
    facts = {"specials": ["navigation"], "military": ["military_bonus_i", "military_bonus_i"]}
    state = act(discovered(facts, {}), "bid 2")
    act(state, "bonus military_bonus_i", "bonus military_bonus_i")
    assert state.civs[0].colonies, (
        "without cards there is but one way to go on: the unit is sent, and it lands"
    )
    assert workers(state, "warriors") == 0
    assert state.civs[0].colonies == (card("historic_territory_i"),)


@pytest.mark.rule("TTA-COLONY-06", "TTA-COLONY-08", "TTA-COLONY-09")
def test_worked_example_warriors_and_a_bonus_card() -> None:
    facts = {
        "workers": {"warriors": 2, "knights": 1},
        "specials": ["cartography"],
        "military": ["military_bonus_i", "military_bonus_i"],
    }
    state = act(discovered(facts, {}), "bid 4")
    act(state, "send warriors")
    assert state.view(1)["pending"] == [
        {
            "ask": "force",
            "seat": 0,
            "card": "historic_territory_i",
            "number": 4,
            "discarded": 0,
            "cards": ["warriors"],
        }
    ]
    assert why(state, "done").args == {"bid": 4, "sent": 3}
    act(state, "bonus military_bonus_i", "done")
    civ = state.civs[0]
    assert (workers(state, "warriors"), civ.yellow, civ.unused) == (1, 19, 1)
    assert (military(state), civ.ca, civ.ma) == (["military_bonus_i"], 4, 2)
    assert card("military_bonus_i") in state.discards
    assert civ.strength == 1 + 2 + 1


@pytest.mark.rule("TTA-COLONY-10")
@pytest.mark.parametrize("units", [["send warriors", "send warriors"], ["send knights"]])
def test_worked_example_alternatives(units: list[str]) -> None:
    facts = {"workers": {"warriors": 2, "knights": 1}, "specials": ["cartography"]}
    state = act(discovered(facts, {}), "bid 4", *units, "done")
    assert len(state.civs[0].colonies) == 1


@pytest.mark.rule("TTA-COLONY-07")
def test_strength_that_is_no_unit_does_not_count() -> None:
    facts = {
        "leader": "alexander_the_great",
        "wonders": ["great_wall"],
        "specials": ["warfare"],
        "workers": {"warriors": 1, "bread_and_circuses": 2},
    }
    assert greatest_force(position(facts), 0) == 1


@pytest.mark.rule("TTA-COLONY-12", "TTA-COLONY-13", "TTA-COLONY-14", "TTA-COLONY-15")
@pytest.mark.parametrize(
    ("units", "force"),
    [
        ({"knights": 2, "swordsmen": 1}, 11),
        ({"knights": 2, "warriors": 1}, 8),
        ({"knights": 2, "swordsmen": 1, "warriors": 1}, 12),
    ],
)
def test_worked_examples_of_armies_sent(units: dict[str, int], force: int) -> None:
    state = position(
        {"tactic": "conquistadors", "workers": {"warriors": 1, **units}}, tactics=["conquistadors"]
    )
    sent = [0] * len(BOX.card_at)
    for name, count in units.items():
        sent[BOX.slot[card(name)]] = count
    assert force_of(state, state.civs[0], sent, 0) == force


# ---- colonies -----------------------------------------------------------------------------------------------------

# food, resources, science, culture, population, cards; yellow, blue, happiness, strength
TERRITORIES = {
    "developed_territory_i": (0, 0, 3, 0, 0, 0, 1, 1, 0, 0),
    "historic_territory_i": (0, 0, 0, 6, 0, 0, 0, 0, 1, 0),
    "inhabited_territory_i": (0, 0, 0, 0, 1, 0, 2, 0, 0, 0),
    "strategic_territory_i": (0, 0, 0, 0, 0, 3, 0, 0, 0, 2),
    "vast_territory_i": (3, 0, 0, 0, 0, 0, 3, -1, 0, 0),
    "wealthy_territory_i": (0, 5, 0, 0, 0, 0, 0, 3, 0, 0),
    "developed_territory_ii": (0, 0, 5, 0, 0, 0, 2, 2, 0, 0),
    "historic_territory_ii": (0, 0, 0, 11, 0, 0, 0, 0, 2, 0),
    "inhabited_territory_ii": (0, 0, 0, 0, 2, 0, 3, 0, 0, 0),
    "strategic_territory_ii": (0, 0, 0, 0, 0, 5, 0, 0, 0, 4),
    "vast_territory_ii": (4, 0, 0, 0, 0, 0, 4, -1, 0, 0),
    "wealthy_territory_ii": (0, 9, 0, 0, 0, 0, 0, 4, 0, 0),
}


@pytest.mark.rule("TTA-COLONY-16", "TTA-COLONY-18", "TTA-TOKEN-01")
@pytest.mark.parametrize("name", TERRITORIES)
def test_every_territory_is_gained_and_lost(name: str) -> None:
    food, resources, science, culture, people, drawn, yellow, blue, happiness, strength = TERRITORIES[name]
    state = position(past=[name])
    state.past_events.clear()
    civ = state.civs[0]
    gain_colony(state, 0, card(name))
    assert stock(state) == (food, resources)
    assert (civ.science, civ.culture, len(civ.military)) == (science, culture, drawn)
    assert (civ.yellow, civ.unused, civ.blue_total) == (18 + yellow - people, 1 + people, 16 + blue)
    assert (civ.happiness, civ.strength) == (happiness, 1 + strength)
    lose_colony(state, 0, card(name))
    assert (civ.happiness, civ.strength, civ.blue_total) == (0, 1, 16)
    assert (stock(state), civ.science, civ.culture, civ.unused) == (
        (food, resources),
        science,
        culture,
        1 + people,
    )


@pytest.mark.rule("TTA-COLONY-17", "TTA-COLONY-19")
def test_worked_example_three_yellow_tokens_and_two_population() -> None:
    state = position({"yellow": 10}, past=["inhabited_territory_ii"])
    gain_colony(state, 0, card("inhabited_territory_ii"))
    assert (state.civs[0].yellow, state.civs[0].unused) == (11, 3)
    state.civs[0].yellow_total -= 9
    state.civs[0].yellow = 2
    lose_colony(state, 0, card("inhabited_territory_ii"))
    assert (state.civs[0].yellow, state.civs[0].unused) == (0, 3)


@pytest.mark.rule("TTA-COLONY-20", "TTA-MIL-04")
def test_bonus_cards_are_gone_before_the_colony_draws_and_the_limit_does_not_matter() -> None:
    facts = {"military": ["military_bonus_i", "legion", "rats"]}
    state = discovered(facts, {}, territory="strategic_territory_i", military_deck=[])
    act(state, "bid 2", "send warriors", "bonus military_bonus_i", "done")
    assert military(state) == ["legion", "military_bonus_i", "rats"], (
        "the bonus card came back from the discards"
    )
    late = position({}, past=["strategic_territory_i"], age=4, last_round=9, civil_deck=[], military_deck=[])
    late.past_events.clear()
    gain_colony(late, 0, card("strategic_territory_i"))
    assert military(late) == []


def test_the_table_above_names_every_territory() -> None:
    assert set(TERRITORIES) == {BOX.ids[one] for one in BOX.of_kind(Kind.TERRITORY)}


@pytest.mark.rule("TTA-SECRET-02", "TTA-TURN-07")
@pytest.mark.parametrize("said", ["bid 2", "bid 3", "pass"])
def test_what_was_said_in_an_auction_is_not_taken_back(said: str) -> None:
    bonus = {"military": ["foray", "military_bonus_i"], "workers": {"warriors": 2}}
    rival = {"military": ["legion"]}
    state = position(bonus, rival, phase="politics", current=("vast_territory_i",), age=1)
    act(state, "prepare foray")
    heard = state.listen()
    act(state, said)
    assert [event.news for event in heard if event.kind in ("bid", "no-bid")] == [News.SHOWN]
