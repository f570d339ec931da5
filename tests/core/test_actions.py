"""The action space: numbers, texts and targets."""

from typing import Any

import pytest

import ludage
from ludage.core.actions import Action, ActionSpace
from ludage.core.message import Message, Problem
from tests.core.saying import told


def space() -> ActionSpace:
    return ActionSpace(
        "demo",
        [
            Action("pass", (), Message("action-pass")),
            Action(
                "attack t1 t2", ("territory:t1", "territory:t2"), Message("action-attack", {"origin": "t1"})
            ),
            Action("give-up", ("people:orcs",), Message("action-give-up")),
        ],
    )


def test_an_action_is_its_number() -> None:
    actions = space()
    assert len(actions) == 3
    assert [actions.text(action) for action in range(3)] == ["pass", "attack t1 t2", "give-up"]
    assert [actions.parse(actions.text(action)) for action in range(3)] == [0, 1, 2]
    assert actions.targets(1) == ("territory:t1", "territory:t2")
    assert actions.phrase(1) == Message("action-attack", {"origin": "t1"})


def test_case_and_white_space_do_not_matter() -> None:
    assert space().parse("  Attack\tT1   t2\n") == 1


@pytest.mark.parametrize("index", [-1, 3, 10**30])
def test_a_number_out_of_range_is_refused_with_the_range(index: int) -> None:
    actions = space()
    assert index not in actions
    for ask in (actions.text, actions.targets, actions.phrase):
        with pytest.raises(IndexError, match=f"^demo has no action {index}: expected 0 to 2$"):
            ask(index)


@pytest.mark.parametrize("index", ["pass", None, 1.0, [1]])
def test_what_is_no_number_is_no_action(index: Any) -> None:
    assert index not in space()


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("pas", "; is “pass” meant?"),
        ("atack t1 t2", "; is “attack t1 t2” meant?"),
        ("give up", "; is “give-up” meant?"),
        ("xyzzy", "."),
        ("", "."),
    ],
)
def test_an_unknown_text_is_refused_with_the_nearest_one(text: str, hint: str) -> None:
    with pytest.raises(Problem) as caught:
        space().parse(text)
    assert told(caught.value) == f"“demo” has no action “{text}”{hint}"


def test_two_actions_with_one_text_are_refused() -> None:
    twice = [Action("pass", (), Message("action-pass"))] * 2
    with pytest.raises(ValueError, match=r"^demo: two actions have the same text$"):
        ActionSpace("demo", twice)


def test_the_targets_are_what_a_person_would_click() -> None:
    actions = ludage.game("age-of-gods").actions
    assert actions.targets(actions.parse("attack t12 t15")) == ("territory:t12", "territory:t15")
    assert actions.targets(actions.parse("god kraul")) == ("god:kraul",)
    assert actions.targets(actions.parse("play orcs technology")) == ("card:orcs", "use:technology")
    assert actions.targets(actions.parse("done")) == ()
