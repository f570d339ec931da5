"""The seven worked examples of the rulebook."""

from collections import Counter
from typing import Any

import pytest

import ludage
from ludage.testing import age_of_gods, assert_changes, play, scripted, texts
from tests.rules.age_of_gods.asking import CALM, data_of

GAME = ludage.game("age-of-gods")
RED = {
    *("pirates", "wood_elves", "hobbits", "amazons", "winged", "gnomes"),
    *("sorcerers", "monks", "giants", "ogres", "necromancers", "fairies"),
}


def final_scores(**facts: Any) -> tuple[int, ...]:
    """The scores once the last player has played the last card of turn 9, without touching the board."""
    state = age_of_gods.position(turn=9, phase="action", seat=2, gods=CALM, hands={2: ["orcs"]}, **facts)
    play(state, "play orcs technology")
    assert state.outcome is not None
    return state.outcome.scores


@pytest.mark.rule("AOG-SETUP-03")
def test_example_1_the_barbarians_of_size_four_start_with_four_tokens_in_the_well_of_souls() -> None:
    state = GAME.new(players=3, seed=1)
    barbarians: Any = state.view(None)["peoples"]["barbarians"]
    assert (barbarians["size"], barbarians["reserve"]) == (4, 4)
    assert (barbarians["held"], barbarians["ceiling"]) == (4, 8)


@pytest.mark.rule("AOG-SETUP-08")
def test_example_2_with_three_players_twelve_red_and_twelve_yellow_cards_are_left_over_unseen() -> None:
    state = GAME.new(players=3, seed=1)
    dealt = Counter(card in RED for seat in data_of(state)["seats"] for card in seat["hand"])
    assert (24 - dealt[True], 24 - dealt[False]) == (12, 12)
    for watcher in (0, 1, 2, None):
        view: Any = state.view(watcher)
        assert [seat["hand"] for seat in view["seats"]] == [{"red": 4, "yellow": 4}] * 3
        assert watcher is None or sorted(view["own"]["hand"]) == sorted(
            data_of(state)["seats"][watcher]["hand"]
        )
    # whoever looks, any card he does not hold twice may be among those left over
    for watcher in range(3):
        own = Counter(data_of(state)["seats"][watcher]["hand"])
        left_over: Counter[str] = Counter()
        for seed in range(60):
            imagined: Any = state.imagine(watcher, seed).to_dict()
            in_play = Counter(card for seat in imagined["seats"] for card in seat["hand"])
            assert sum(in_play.values()) == 24
            left_over |= Counter({people: 2 - in_play[people] for people in state.box.people_ids})
        assert {people for people in state.box.people_ids if own[people] < 2} == set(left_over)


@pytest.mark.rule("AOG-DESTINY-03")
def test_example_3_with_three_players_each_deal_leaves_three_peoples_whom_nobody_supports() -> None:
    for turn, size in ((1, 4), (3, 3), (5, 2), (7, 1)):
        state = age_of_gods.position(3, turn=turn, phase="destiny", gods=CALM)
        supported = [people for seat in data_of(state)["seats"] for people in seat["destiny"]]
        of_this_size = {state.box.people_ids[people] for people in state.box.peoples_of_size(size)}
        assert len(of_this_size - set(supported)) == 3
        for watcher in (0, 1, 2, None):
            seats: Any = state.view(watcher)["seats"]
            shown = ["people" in seat["destiny"][4 - size] for seat in seats]
            assert shown == [seat == watcher for seat in range(3)]
    # after the fourth deal
    assert len(set(supported)) == 12
    assert len(set(state.box.people_ids) - set(supported)) == 12


@pytest.mark.rule("AOG-COMBAT-15")
@pytest.mark.parametrize(("die", "success"), [(1, False), (2, False), (3, True), (4, True), (5, True)])
def test_example_4_humans_of_level_two_against_fortified_wood_elves_of_level_one_need_three(
    die: int, success: bool
) -> None:
    state = age_of_gods.position(gods=CALM, technology={"humans": 2, "wood_elves": 1}, fortified=["t25"])
    shown = state.explain(0, GAME.actions.parse("attack t26 t25"))
    assert sorted((line.amount, line.cause.rule) for line in shown.lines) == [
        (-1, "AOG-COMBAT-11"),
        (-1, "AOG-COMBAT-13"),
        (2, "AOG-COMBAT-13"),
    ]
    before = state.clone()
    play(scripted(state, rolls=[die]), "attack t26 t25")
    conquest = {
        "territories.t25": ("wood_elves", "humans"),
        "fortified": (["t25"], []),
        "supply": (before.supply, before.supply + 1),
        "peoples.humans.reserve": (4, 3),
        "peoples.wood_elves.reserve": (2, 3),
        "taken": ([], ["humans"]),
    }
    assert_changes(before, state, conquest if success else {})


@pytest.mark.rule("AOG-MAXSIZE-04")
def test_example_5_hobbits_at_their_maximum_free_their_origin_to_hold_what_they_conquered() -> None:
    a, b = "t37", "t25"
    state = age_of_gods.position(gods=CALM, holds={"hobbits": [a, "t48", "t47", "t38"]})
    before = state.clone()
    play(scripted(state, rolls=[4]), f"attack {a} {b}")
    assert texts(state) == ["give-up", "keep"]
    freed, kept = state.clone(), state.clone()
    play(freed, "give-up")
    assert_changes(
        before,
        freed,
        {
            f"territories.{a}": ("hobbits", None),
            f"territories.{b}": ("wood_elves", "hobbits"),
            "peoples.wood_elves.reserve": (2, 3),
            "taken": ([], ["hobbits"]),
        },
    )
    play(kept, "keep")
    assert_changes(
        before, kept, {f"territories.{b}": ("wood_elves", None), "peoples.wood_elves.reserve": (2, 3)}
    )


@pytest.mark.rule("AOG-SCORE-03")
def test_example_6_humans_nomads_eliminated_hobbits_and_sorcerers_score_eleven() -> None:
    scores = final_scores(
        holds={
            "humans": ["t26", "t27", "t29", "t38"],  # t27 is a city
            "nomads": ["t51", "t59", "t50", "t53", "t52"],
            "hobbits": [],
            "sorcerers": ["t03"],
        },
        destiny={0: ["humans", "nomads", "hobbits", "sorcerers"]},
    )
    assert scores[0] == 11


@pytest.mark.rule("AOG-SCORE-07")
def test_example_7_bets_on_eight_humans_and_one_amazon_pay_three() -> None:
    facts: dict[str, Any] = {
        "holds": {
            "humans": ["t26", "t27", "t29", "t38", "t25", "t28", "t39", "t40"],
            "amazons": ["t46"],
        },
        "destiny": {
            0: ["orcs", "nomads", "hobbits", "sorcerers"],
            1: ["humans", "goblins", "amazons", "monks"],
            2: ["dwarves", "voraces", "winged", "giants"],
        },
    }
    without = final_scores(**facts)
    with_bets = final_scores(**facts, bets={0: ["humans", "amazons"]})
    assert (with_bets[0] - without[0], with_bets[1:]) == (3, without[1:])
