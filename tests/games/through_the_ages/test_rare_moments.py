"""Decisions that random games hardly reach: built on purpose, held to every law, and damaged on purpose."""

import json
from typing import Any

import pytest

from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.games.through_the_ages.game import ThroughTheAges
from ludage.games.through_the_ages.state import Position
from ludage.testing.through_the_ages import GAME, act, position, reveal
from ludage.texts import Texts
from tests.conformance.laws import LAWS
from tests.conformance.playing import random_decision, sample
from tests.conformance.secrecy import LAWS_OF_SECRECY
from tests.conformance.test_damage import NONSENSE, damaged, places, what_came_of
from tests.games.through_the_ages.test_laws import busy_decision

STRONG: dict[str, Any] = {"workers": {"warriors": 6}, "government": "monarchy"}
ROW = ("rich_land_a", "moses", "iron", "theology", "great_wall", "knights", "drama", "stockpile_a")


def attacked(card: str, victim: dict[str, Any]) -> Position:
    """Seat 0 has attacked seat 1, who has no card to defend with."""
    state = position({**STRONG, "military": [card]}, victim, {}, phase="politics")
    return act(state, f"aggression {card} 1")


MOMENTS: dict[str, Any] = {
    "prompt-agreement": lambda: reveal("international_agreement", STRONG, {}, row=ROW),
    "prompt-annex": lambda: attacked("annex_ii", {"colonies": ["vast_territory_i", "wealthy_territory_i"]}),
    "prompt-destroy": lambda: attacked("raid_ii", {"workers": {"religion": 1, "theology": 1}}),
    "prompt-destroy-own": lambda: reveal("border_conflict", {}, STRONG),
    "prompt-homer": lambda: act(
        position({"leader": "homer", "wonders": ["pyramids", "colossus"], "hand": ["joan_of_arc"]}),
        "leader joan_of_arc",
    ),
    "prompt-infiltrate": lambda: attacked("infiltrate_ii", {"leader": "moses", "wonder": ("colossus", 1)}),
    "prompt-lose-colony": lambda: reveal(
        "independence_declaration", {"colonies": ["vast_territory_i", "wealthy_territory_i"]}, STRONG
    ),
    "prompt-lose-population": lambda: reveal("pestilence", {"yellow": 19, "unused": 0}),
    "prompt-peek": lambda: position({"leader": "joan_of_arc", "no_politics": True}, phase="tactic"),
    "prompt-plunder": lambda: attacked("plunder_i", {"food": 2, "resources": 2}),
    "prompt-ravage": lambda: reveal("ravages_of_time", {"wonders": ["pyramids", "colossus"]}),
    "prompt-spoils": lambda: position(
        {**STRONG, "war": ("war_over_technology_ii", 1)},
        {"specials": ["masonry", "cartography"], "science": 9},
        {},
        phase="war",
    ),
    "prompt-token": lambda: reveal("crime_wave", {"food": 8, "resources": 8}, STRONG),
    "prompt-token-wonder": lambda: act(
        position(
            {"hand": ["engineering_genius_a"], "wonder": ("hanging_gardens", 0), "food": 9, "resources": 7}
        ),
        "play engineering_genius_a",
    ),
}


@pytest.mark.parametrize("key", MOMENTS)
def test_a_rare_moment_asks_its_question_and_keeps_every_law(key: str) -> None:
    state: State = MOMENTS[key]()
    prompt = state.prompt(state.to_act[0])
    assert prompt is not None
    assert prompt.key == key
    for step in range(4):
        luck = seeded(step)
        for law in (*LAWS, *LAWS_OF_SECRECY):
            law(state, luck)
        if state.to_act:
            state.apply(*random_decision(state, luck))


def test_every_prompt_of_the_game_is_met_somewhere() -> None:
    met = set(MOMENTS)
    for variant, players, seed in (("full", 3, 1), ("full", 4, 2), ("shorter", 3, 3), ("full", 2, 4)):
        state = GAME.new(players, seed, variant=variant)
        luck = seeded(seed)
        while state.to_act:
            met |= {prompt.key for seat in state.to_act if (prompt := state.prompt(seat)) is not None}
            state.apply(*busy_decision(state, luck))
    known = {key for key in Texts("en", GAME.texts).keys() if key.startswith("prompt-")}  # noqa: SIM118
    assert sorted(known - met) == []


@pytest.mark.parametrize("key", MOMENTS)
def test_no_part_of_a_rare_moment_takes_nonsense(key: str) -> None:
    state = MOMENTS[key]()
    data = state.to_dict()
    luck = seeded(1)
    problems = []
    for field in ("stack", "seats", "round", "deck_players", "current_authors"):
        known = [(field,), *places(data[field], (field,))]
        for at in sample(list(range(len(known))), 15, luck):
            for nonsense in (*NONSENSE, -7):
                came = what_came_of(GAME, damaged(data, known[at], nonsense))
                if came:
                    problems.append(f"{known[at]} = {nonsense}: {came}")
    assert not problems, "\n".join(problems)


# ---- what contradicts the box --------------------------------------------------------------------------------------

DAMAGE: dict[str, tuple[tuple[str | int, ...], object]] = {
    "round 0, age 1": (("round",), 0),
    "last round -1": (("last_round",), -1),
    "to act [1], but [0] are asked": (("to_act",), [1]),
    "seat 0: a count that cannot be": (("seats", 0, "culture"), -1),
    "seat 0: 25 yellow tokens, but others are there": (("seats", 0, "yellow"), 17),
    "seat 0: 16 blue tokens, but others are there": (("seats", 0, "blue"), 15),
    "seat 0: more actions than tokens": (("seats", 0, "ca"), 5),
    "seat 0: a partner without a pact": (("seats", 0, "pact_partner"), 1),
    "seat 0: a target without a war": (("seats", 0, "war_target"), 1),
    "seat 0: leaders or deeds of the turn that there are not": (("seats", 0, "leaders_taken"), 16),
    "seat 1: ratings (0, 1, 2, 0, 4, 2, 0), worked out anew (0, 1, 1, 0, 4, 2, 0)": (
        ("seats", 1, "strength"),
        2,
    ),
    "an event prepared by somebody who does not play": (("current_authors", 0), 2),
    "somebody knows an event that is not fixed": (("top_seen",), 1),
    "a card known to somebody who does not play": (("top_seen",), 4),
    "decks of age 1 for 3 players": (("deck_players", 1), 3),
    "decks of age 2 for 2 players": (("deck_players", 2), 2),
    "1 cards iron, there are 2": (("row", 0), None),
}


@pytest.mark.parametrize("fault", DAMAGE)
def test_what_contradicts_the_box_is_said(fault: str) -> None:
    game: ThroughTheAges = GAME
    path, value = DAMAGE[fault]
    row = ["iron"] if "iron" in fault else []
    state = position(row=row, civil_deck=[] if row else None)
    changed = damaged(state.to_dict(), path, value)
    with pytest.raises(ValueError, match="not a position of through-the-ages") as refused:
        game.from_json(json.dumps(changed))
    assert fault in str(refused.value)


# ---- imagined positions --------------------------------------------------------------------------------------------


def test_an_imagined_hand_has_the_same_backs_and_any_card_of_them() -> None:
    state = position({}, {"military": ["rats", "spy_ii", "legion"]}, {"military": ["raid_i"]}, age=2)
    hands = [state.imagine(0, seed).civs[1].military for seed in range(60)]
    box = state.box
    assert {tuple(sorted(box.age[card] for card in hand)) for hand in hands} == {(1, 1, 2)}
    assert len(set(hands)) > 40
    assert any(card != box.number["spy_ii"] for hand in hands for card in hand if box.age[card] == 2)
    assert all(state.imagine(1, seed).civs[1].military == state.civs[1].military for seed in range(5))


def test_who_has_bid_is_imagined_with_cards_that_make_the_bid_good() -> None:
    own = {"military": ["foray"]}
    rival = {"military": ["military_bonus_i", "military_bonus_i", "rats"]}
    state = position(own, rival, phase="politics", current=("vast_territory_i",))
    act(state, "prepare foray", "bid 1", "bid 3")
    for seed in range(30):
        hand = state.imagine(0, seed).civs[1].military
        bonus = [card for card in hand if state.box.ids[card] == "military_bonus_i"]
        assert 1 + sum(state.box.colonization[card] for card in bonus) >= 3


def test_events_of_others_are_imagined_by_their_backs_and_own_ones_stay() -> None:
    state = position(future={0: ["rats"], 1: ["foray"]})
    seen = set()
    for seed in range(40):
        imagined = state.imagine(0, seed)
        by_author = dict(zip(imagined.future_authors, imagined.future_events, strict=True))
        assert by_author[0] == state.box.number["rats"]
        assert state.box.age[by_author[1]] == 1
        seen.add(by_author[1])
    assert len(seen) > 8


# ---- forecasts -----------------------------------------------------------------------------------------------------


def test_what_the_end_of_a_turn_foretells_comes_true() -> None:
    end = GAME.actions.parse("end")
    checked = 0
    for seed in range(3):
        state = GAME.new(3, seed)
        luck = seeded(seed)
        while state.to_act:
            seat = state.to_act[0]
            if state.why_not(seat, end) is None:
                lines = {
                    line.cause.key.removeprefix("forecast-"): line.amount
                    for line in state.explain(seat, end).lines
                }
                after = state.clone()
                heard = after.listen()
                after.apply(seat, end)
                told = [event for event in heard if event.data.get("seat") == f"seat:{seat}"]
                if "cards-discarded" not in lines:
                    checked += 1
                    assert ("uprising" in lines) == any(event.kind == "uprising" for event in told)
                    for event in told:
                        if event.kind == "production":
                            assert event.data["science"] == lines.get("science-scored", 0)
                            assert event.data["food"] == lines.get("food-produced", 0)
                            assert event.data["resources"] == lines.get("resources-produced", 0)
                        elif event.kind == "corruption":
                            paid = lines.get("corruption", 0) + lines.get("corruption-food", 0)
                            assert event.data["amount"] == -paid
                        elif event.kind in ("consumption", "hunger"):
                            assert event.data["amount"] == -lines[event.kind]
            state.apply(*busy_decision(state, luck))
    assert checked > 100
