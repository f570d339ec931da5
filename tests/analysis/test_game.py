"""Looking at a game again: the data, on every game."""

import json
from functools import cache
from typing import Any

import pytest

import ludage as library
from ludage.analysis.game import (
    BEST,
    COSTLIEST,
    DECISIONS,
    LEAST_LOSS,
    REASONING,
    SWINGS,
    analyse,
    decision,
    in_full,
    turns,
)
from ludage.analysis.reasons import sentence
from ludage.arena.workers import workers
from ludage.core.record import write
from ludage.texts import Texts
from tests.analysis.recorded import journal_of, recorded

SHORT = 70


@cache
def looked_at(game_id: str, actions: int = SHORT, crew: int = 1, seed: int = 1) -> dict[str, Any]:
    with workers(crew) as each:
        return analyse(journal_of(game_id, actions), each, seed=seed)


@pytest.mark.parametrize("game_id", library.game_ids())
def test_every_decision_is_looked_at(game_id: str) -> None:
    found = looked_at(game_id)
    journal = journal_of(game_id, SHORT)
    assert json.loads(json.dumps(found)) == found
    assert [each["at"] for each in found["decisions"]] == list(range(SHORT))
    texts = journal.game.actions
    for each, (seat, action) in zip(found["decisions"], journal.actions, strict=True):
        assert (each["seat"], each["played"]) == (seat, texts.text(action))
        values = [one["value"] for one in each["best"]]
        assert len(values) == (min(BEST, each["choices"]) if each["choices"] > 1 else 0)
        if each["loss"] is not None:
            assert each["loss"] == pytest.approx(max(0.0, values[0] - each["value"]), abs=2e-4)


@pytest.mark.parametrize("game_id", library.game_ids())
def test_who_plays_blindly_loses_most_and_is_told_why(game_id: str) -> None:
    found = looked_at(game_id)
    blind, greedy = found["costliest"]
    assert len(blind) == COSTLIEST
    lost = [
        sum(each["loss"] or 0.0 for each in found["decisions"] if each["seat"] == seat) for seat in (0, 1)
    ]
    assert lost[0] > 2 * lost[1]
    for each in [*blind, *greedy]:
        assert each["loss"] >= LEAST_LOSS
        assert each["best"][0]["action"] != each["played"]
        assert each["again"] > 0
    for language in ("en", "fr"):
        texts = Texts(language, journal_of(game_id, SHORT).game.texts)
        why = [sentence([(one["part"], one["amount"]) for one in each["reasons"]], texts) for each in blind]
        assert all(said and said[0] in "+−" for said in why)


def test_chances_end_in_certainty_and_swings_are_turns_of_the_game() -> None:
    found = looked_at("age-of-gods", actions=10_000)
    journal = journal_of("age-of-gods")
    chances = found["chances"]
    assert len(chances) == len(journal.actions) + 1
    assert all(sum(each) == pytest.approx(1, abs=1e-3) for each in chances)
    assert sorted(chances[-1]) == [0.0, 1.0]
    assert chances[-1][1] == 1.0
    assert 0 < len(found["swings"]) <= SWINGS
    sizes = [each["size"] for each in found["swings"]]
    assert sizes == sorted(sizes, reverse=True)
    for each in found["swings"]:
        assert (each["seat"], each["from"], each["to"]) in turns(journal)
        assert each["before"] == chances[each["from"]]
        assert each["after"] == chances[each["to"]]
    assert found["outcome"]["ranks"] == [2, 1]


def test_turns_cover_the_game_and_what_hangs_belongs_to_its_turn() -> None:
    journal = journal_of("through-the-ages", 200)
    found = turns(journal)
    assert [begin for _, begin, _ in found[1:]] == [end for _, _, end in found[:-1]]
    assert (found[0][1], found[-1][2]) == (0, len(journal.actions))
    assert all(journal.actions[begin][0] == seat for seat, begin, _ in found)
    assert [each[0] for each in found[:6]] == [0, 1, 0, 1, 0, 1]


def test_the_same_seed_gives_the_same_whoever_works_it_out() -> None:
    alone, together = (looked_at("age-of-gods", 24, crew) for crew in (1, 2))
    assert alone == together
    assert looked_at("age-of-gods", 24, seed=2)["decisions"] != alone["decisions"]


def test_stages_are_told() -> None:
    told: list[tuple[str, int, int]] = []
    with workers(1) as crew:
        analyse(journal_of("age-of-gods", 12), crew, told=lambda *each: told.append(each))
    assert told[11] == (DECISIONS, 12, 12)
    assert {stage for stage, _, _ in told} <= {DECISIONS, REASONING}


def test_a_level_hears_what_its_seat_heard() -> None:
    text = recorded("age-of-gods", 20)
    found = decision((text, None, "master", 1, 19))
    assert found["choices"] == 1 or found["best"]


def test_one_decision_in_full_has_all_its_actions() -> None:
    journal = journal_of("through-the-ages", 60)
    task = (write(journal), None, "strong", 1, 51)
    found = in_full(task)
    assert found["at"] == 51
    assert len(found["ranked"]) == found["choices"]
    values = [each["value"] for each in found["ranked"]]
    assert values[0] == found["best"][0]["value"]
    with_reasons = [each["action"] for each in found["ranked"] if each["reasons"]]
    assert len(with_reasons) <= BEST + 1
    assert found == in_full(task)


def test_giving_up_is_not_valued() -> None:
    game = library.game("through-the-ages")
    journal = journal_of("through-the-ages", 60)
    while True:
        seat = journal.state.to_act[0]
        legal = journal.state.legal(seat)
        conceding = [action for action in legal if action in game.concessions]
        if conceding:
            break
        journal.play(seat, legal[-1])
    journal.play(seat, conceding[0])
    task = (write(journal), None, "strong", 1, len(journal.actions) - 1)
    found = decision(task)
    assert found["value"] is None
    assert found["loss"] is None
    last = in_full(task)["ranked"][-1]
    assert (last["action"], last["value"]) == (found["played"], None)
