"""The laws where tests/conformance hardly comes: every variant with its options, busy games, resignations.

Choices are made at random, but nobody gives the game up, and most of the time nobody idles: so the games get far.
"""

from collections.abc import Iterator

import pytest

from ludage.core.journal import Journal
from ludage.core.state import State
from ludage.core.stream import Stream, seeded
from ludage.games.through_the_ages import create
from ludage.testing import play
from ludage.testing.through_the_ages import position
from ludage.texts import Texts
from tests.conformance import laws, secrecy
from tests.conformance.laws import (
    LAWS,
    answers_differ,
    is_drawn_again,
    no_question_is_asked_whose_every_answer_is_the_same,
)
from tests.conformance.secrecy import LAWS_OF_SECRECY

GAME = create(None)
IDLE = {GAME.actions.parse(text) for text in ("end", "pass", "done")}
TABLES = [
    pytest.param(variant, players, id=f"{variant}-{players}p")
    for variant in GAME.options["variant"]
    for players in (2, 3, 4)
]
ONE_IN = 40
"""In a game every law is checked at one decision in so many."""
LONGEST = 5000


def busy_decision(state: State, luck: Stream) -> tuple[int, int]:
    """One of the seats to act and one of its actions: rarely to do nothing, never to resign."""
    seat = state.to_act[luck.below(len(state.to_act))]
    choices = state.earnest(seat)
    if luck.below(6):
        choices = [action for action in choices if action not in IDLE] or choices
    return seat, choices[luck.below(len(choices))]


def busy_game(journal: Journal, luck: Stream) -> Iterator[State]:
    for _ in range(LONGEST):
        yield journal.state
        if not journal.state.to_act:
            return
        journal.play(*busy_decision(journal.state, luck))
    raise AssertionError(f"no end after {LONGEST} decisions")


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_whole_games_keep_every_law(variant: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrecy, "random_decision", busy_decision)
    pacts = "yes" if variant == "peaceful" and players > 2 else "no"
    options = {"variant": variant, "harmless_pacts": pacts, "global_conflict": "yes"}
    journal = Journal(GAME, players, seed=players, **options)
    luck = seeded(players)
    for state in busy_game(journal, luck):
        laws.pieces_are_conserved(state, luck)
        if luck.below(ONE_IN) == 0 or not state.to_act:
            laws.undo_goes_back_as_far_as_nothing_was_learned(journal)
            for law in (*LAWS, *LAWS_OF_SECRECY):
                law(state, luck)
    laws.a_record_replays_to_the_same_game(journal)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_resignations_keep_their_books(players: int) -> None:
    for seed in range(3):
        journal = Journal(GAME, players, seed=seed)
        luck = seeded(seed)
        while journal.state.to_act:
            state = journal.state
            seat = state.to_act[luck.below(len(state.to_act))]
            legal = state.legal(seat)
            journal.play(seat, legal[luck.below(len(legal))])
            laws.pieces_are_conserved(journal.state, luck)
        laws.the_outcome_comes_at_the_end(journal.state, luck)


@pytest.mark.parametrize(("variant", "begun"), [("first-game", ["I", "II"]), ("full", ["I", "II", "III"])])
def test_the_last_age_is_told_to_end_and_no_other_to_begin(variant: str, begun: list[str]) -> None:
    journal = Journal(GAME, 2, seed=1, variant=variant)
    for _ in busy_game(journal, seeded(1)):
        pass
    texts = Texts("en", GAME.texts)
    told = [
        texts.event(one.seen_by(0) or {})
        for events in journal.events
        for one in events
        if one.kind == "age-begins"
    ]
    assert told == [*(f"Age {age} begins." for age in begun), "The last age ends."]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_had_as_many_turns_at_the_end(players: int) -> None:
    for seed in range(4):
        journal = Journal(GAME, players, seed=seed, variant="first-game")
        luck = seeded(seed)
        turns = [0] * players
        for state in busy_game(journal, luck):
            if not state.to_act:
                break
            for event in journal.events[-1] if journal.events else []:
                if event.kind == "turn-begins":
                    turns[int(str(event.data["seat"]).removeprefix("seat:"))] += 1
        final = [event for event in journal.events[-1] if event.kind == "turn-begins"]
        assert final == []
        first = journal.game.new(players, seed, variant="first-game").to_act[0]
        turns[first] += 1  # the first turn began before anybody listened
        assert len(set(turns)) == 1


@pytest.mark.parametrize(
    ("deck", "discards", "alike"), [([], [], True), (["raiders"], [], False), ([], ["raiders"], False)]
)
def test_which_card_is_discarded_is_asked_although_all_may_be_drawn_again(
    deck: list[str], discards: list[str], alike: bool
) -> None:
    state = position(
        {"military": ["legion", "rats", "foray"], "ma": 1}, military_deck=deck, discards=discards
    )
    play(state, "end")
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.key == "prompt-discard"
    assert answers_differ(state, 0, state.legal(0)) == (not alike)
    no_question_is_asked_whose_every_answer_is_the_same(state, seeded(1))
    after = state.clone()
    after.apply(0, state.legal(0)[0])
    assert is_drawn_again(after) == alike
