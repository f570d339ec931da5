"""What every position answers by itself: listening, strangers, equality, fingerprints."""

import pytest

import ludage
from ludage.core.event import Event
from ludage.core.message import IllegalAction
from ludage.core.state import State
from tests.conformance.toy_game import KEEP, ROLL, SHOW, Toy

GAME = ludage.game("age-of-gods")


def test_nothing_is_recorded_until_somebody_listens() -> None:
    state = GAME.new(2, 0)
    assert state.heard is None
    state.tell(Event("x", {}))
    assert state.heard is None
    heard = state.listen()
    state.apply(0, state.legal(0)[0])
    assert [event.kind for event in heard] == ["god-chosen"]


def test_listening_again_starts_a_new_list() -> None:
    state = GAME.new(2, 0)
    first = state.listen()
    state.apply(0, state.legal(0)[0])
    second = state.listen()
    assert len(first) == 1
    assert second == []


def test_a_clone_does_not_listen_and_an_imagined_position_neither() -> None:
    state = GAME.new(2, 0)
    heard = state.listen()
    for copy in (state.clone(), state.imagine(0, 1)):
        assert copy.heard is None
        copy.apply(0, copy.legal(0)[0])
    assert heard == []


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_sees_and_imagines_nothing(seat: int) -> None:
    state = GAME.new(3, 0)
    problem = rf"\Aseat {seat}: this game has seats 0 to 2\Z"
    with pytest.raises(ValueError, match=problem):
        state.view(seat)
    with pytest.raises(ValueError, match=problem):
        state.imagine(seat, 0)


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_imagining_takes_a_seed_as_a_game_does(seed: int) -> None:
    with pytest.raises(ValueError, match=rf"\Awrong seed \[seed {seed}, bits 128\]\Z"):
        GAME.new(3, 0).imagine(0, seed)


def test_an_illegal_action_is_named_in_the_error() -> None:
    state = GAME.new(3, 0)
    done = GAME.actions.parse("done")
    with pytest.raises(IllegalAction, match=r"\A'done' is not allowed: not now done \(AOG-TURN-02\)\Z"):
        state.apply(0, done)
    with pytest.raises(IllegalAction, match=r"\A'action 99999' is not allowed: no such action \[.*\]\Z"):
        state.apply(0, 99_999)
    with pytest.raises(IllegalAction, match=r"\A'done' is not allowed"):
        state.explain(0, done)


def test_positions_are_equal_when_all_of_them_is() -> None:
    one, two = GAME.new(3, 7), GAME.new(3, 7)
    assert one == two
    assert one.digest() == two.digest()
    assert len(one.digest()) == 16
    two.stream.word()
    assert one != two
    assert one.digest() != two.digest()


def test_the_fingerprint_of_a_known_game_never_changes() -> None:
    """A new value here means that old records cannot be read any more: the rules version has to change with it."""
    assert (GAME.version, GAME.new(3, 42).digest()) == ("3", "2f1fc024bb1cf602")


def test_a_fingerprint_can_be_had_as_another_version_of_the_rules_would_give_it() -> None:
    """The beginning of the known game is still what it was under the first version."""
    state = GAME.new(3, 42)
    assert state.digest("1") == "2e23b2b461c04972"
    assert state.digest(GAME.version) == state.digest()


def toy_turn(*concessions: int) -> State:
    """The first turn of a toy game in which these actions give the game up."""
    toy = Toy()
    assert toy.concessions == ()
    toy.concessions = concessions
    state = toy.new(2, 1)
    state.apply(0, 0)
    state.apply(1, 0)
    return state


def test_to_play_in_earnest_is_to_do_anything_but_give_up() -> None:
    state = toy_turn(KEEP)
    assert state.legal(0) == [ROLL, SHOW, KEEP]
    assert state.earnest(0) == [ROLL, SHOW]
    assert state.earnest(1) == state.legal(1) == []
    assert toy_turn().earnest(0) == [ROLL, SHOW, KEEP]


def test_who_can_only_give_up_may_do_so_in_earnest() -> None:
    assert toy_turn(ROLL, SHOW, KEEP).earnest(0) == [ROLL, SHOW, KEEP]


def test_giving_up_stays_legal() -> None:
    state = toy_turn(KEEP)
    state.apply(0, KEEP)
    assert state.to_act == (1,)
