"""Journals: undo, rewinding, and positions of the past. Played with Age of Gods."""

import pytest

import ludage
from ludage.core.journal import CannotUndo, Journal
from ludage.core.message import IllegalAction
from ludage.core.record import write

GAME = ludage.game("age-of-gods")


def play(journal: Journal, *texts: str) -> None:
    """Each by the first seat to act."""
    for text in texts:
        journal.play(journal.state.to_act[0], GAME.actions.parse(text))


def first_legal(journal: Journal) -> str:
    return GAME.actions.text(journal.state.legal(journal.state.to_act[0])[0])


def at_fortification(players: int = 3, seed: int = 2) -> Journal:
    """All have chosen their gods; the first player is about to fortify."""
    journal = Journal(GAME, players, seed)
    while len(journal.state.to_act) > 1 or not first_legal(journal).startswith("fortify"):
        play(journal, first_legal(journal))
    return journal


def test_a_journal_begins_like_a_new_game() -> None:
    journal = Journal(GAME, players=3, seed=42)
    assert journal.state == GAME.new(3, 42)
    assert (journal.actions, journal.events) == ([], [])
    assert journal.options == {"variant": "standard"}


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(1, 0, {}), (7, 0, {}), (3, -1, {}), (3, 0, {"variant": "x"}), (3, 0, {"x": "y"})],
)
def test_a_journal_begins_only_with_what_the_game_accepts(
    players: int, seed: int, options: dict[str, str]
) -> None:
    with pytest.raises(ValueError, match=r"age-of-gods|seed"):
        Journal(GAME, players, seed, **options)


def test_playing_writes_down_the_action_and_what_came_of_it() -> None:
    journal = at_fortification()
    before = len(journal.actions)
    seat = journal.state.to_act[0]
    events = journal.play(seat, GAME.actions.parse("fortify t12"))
    assert [event.kind for event in events] == ["fortified"]
    assert journal.actions[before:] == [(seat, GAME.actions.parse("fortify t12"))]
    assert journal.events[-1] is events


def test_an_illegal_action_leaves_the_journal_as_it_is() -> None:
    journal = at_fortification()
    text, state, events = write(journal), journal.state.to_json(), list(journal.events)
    seat = journal.state.to_act[0]
    for who, action in ((seat, GAME.actions.parse("keep")), (seat, -1), ((seat + 1) % 3, 0), (9, 0)):
        with pytest.raises(IllegalAction):
            journal.play(who, action)
    assert (write(journal), journal.state.to_json(), journal.events) == (text, state, events)


# ---- undo --------------------------------------------------------------------------------------------------------


def test_a_fortification_can_be_taken_back() -> None:
    journal = at_fortification()
    before, count = journal.state.to_json(), len(journal.actions)
    seat = journal.state.to_act[0]
    play(journal, "fortify t12")
    assert journal.undoable(seat) == count
    journal.undo(seat)
    assert journal.state.to_json() == before
    assert len(journal.actions) == len(journal.events) == count


def test_what_others_did_since_without_news_goes_back_too() -> None:
    journal = at_fortification()
    before = journal.state.to_json()
    first = journal.state.to_act[0]
    play(journal, "fortify t12", "fortify t13")
    assert journal.actions[-1][0] != first
    journal.undo(first)
    assert journal.state.to_json() == before


def test_no_decision_of_another_person_goes_back_with_ones_own() -> None:
    journal = at_fortification()
    first = journal.state.to_act[0]
    count = len(journal.actions)
    play(journal, "fortify t12")
    assert journal.undoable(first, range(3)) == count
    play(journal, "fortify t13")
    assert journal.undoable(first, range(3)) is None
    with pytest.raises(CannotUndo):
        journal.undo(first, range(3))
    assert journal.undoable(first, (first,)) == count, "what bots did goes with it"


def test_only_the_last_action_of_the_seat_goes_back() -> None:
    journal = at_fortification()
    play(journal, "fortify t12")
    between = journal.state.to_json()
    second = journal.state.to_act[0]
    play(journal, "fortify t13")
    journal.undo(second)
    assert journal.state.to_json() == between


def test_a_secret_pick_can_be_taken_back_until_all_are_shown() -> None:
    journal = Journal(GAME, 2, 0)
    before = journal.state.to_json()
    play(journal, first_legal(journal))
    journal.undo(0)
    assert journal.state.to_json() == before
    play(journal, first_legal(journal))
    play(journal, first_legal(journal))
    for seat in (0, 1):
        assert journal.undoable(seat) is None


def test_a_die_cannot_be_taken_back() -> None:
    journal = at_fortification()
    while not first_legal(journal).startswith("attack"):
        play(journal, first_legal(journal))
    attacker = journal.state.to_act[0]
    play(journal, first_legal(journal))
    assert_nothing_can_be_taken_back(journal, attacker)


def test_a_shown_card_cannot_be_taken_back() -> None:
    journal = at_fortification()
    while not first_legal(journal).startswith("play"):
        play(journal, first_legal(journal))
    player = journal.state.to_act[0]
    play(journal, first_legal(journal))
    assert journal.events[-1][0].kind.startswith("card-played")
    assert_nothing_can_be_taken_back(journal, player)


def test_nothing_can_be_taken_back_before_the_first_action_or_by_a_stranger() -> None:
    journal = Journal(GAME, 2, 0)
    for seat in (0, 1, 7):
        assert_nothing_can_be_taken_back(journal, seat)


def assert_nothing_can_be_taken_back(journal: Journal, seat: int) -> None:
    state, actions = journal.state.to_json(), list(journal.actions)
    assert journal.undoable(seat) is None
    with pytest.raises(CannotUndo, match=f"^seat {seat} has no action that can be taken back$"):
        journal.undo(seat)
    assert (journal.state.to_json(), journal.actions) == (state, actions)


def test_after_an_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    journal, straight = at_fortification(), at_fortification()
    seat = journal.state.to_act[0]
    play(journal, "fortify t12")
    journal.undo(seat)
    for other in (journal, straight):
        play(other, "fortify t14", "fortify t15", "fortify t16")
        play(other, first_legal(other))
    assert write(journal) == write(straight)
    assert [len(events) for events in journal.events] == [len(events) for events in straight.events]


# ---- the past ----------------------------------------------------------------------------------------------------


def test_every_position_of_the_past_can_be_seen_and_returned_to() -> None:
    journal = at_fortification()
    play(journal, "fortify t12", "fortify t13", "fortify t14")
    positions = [journal.at(count).to_json() for count in range(len(journal.actions) + 1)]
    assert positions[0] == GAME.new(3, 2).to_json()
    assert positions[-1] == journal.state.to_json()
    for count in range(len(journal.actions), -1, -1):
        journal.rewind(count)
        assert journal.state.to_json() == positions[count]
        assert len(journal.actions) == len(journal.events) == count


def test_looking_at_the_past_changes_nothing() -> None:
    journal = at_fortification()
    play(journal, "fortify t12")
    for count in (len(journal.actions) - 1, len(journal.actions)):
        before = journal.at(count).to_json()
        past = journal.at(count)
        past.apply(past.to_act[0], past.legal(past.to_act[0])[0])
        assert journal.at(count).to_json() == before


def test_rewinding_goes_past_news() -> None:
    journal = at_fortification()
    journal.rewind(0)
    assert journal.state == GAME.new(3, 2)


@pytest.mark.parametrize("count", [-1, 99])
def test_a_position_that_was_never_reached_is_refused(count: int) -> None:
    journal = at_fortification()
    known = len(journal.actions)
    for ask in (journal.at, journal.rewind):
        with pytest.raises(ValueError, match=f"^position {count}: this game has positions 0 to {known}$"):
            ask(count)
