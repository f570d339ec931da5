"""Scripting the coming dice and draws, and playing actions by their text."""

from collections.abc import Sequence
from typing import TypeVar

from ludage.core.message import Refusal
from ludage.core.state import State

S = TypeVar("S", bound=State)


def scripted(state: S, rolls: Sequence[int] = (), draws: Sequence[int | str] = ()) -> S:
    """The same position with its coming dice and draws set; after them luck goes on as usual.

    `draws` are what is drawn, in order: numbers, or names that the game knows (a people, a god). A draw that is
    not possible when its moment comes raises a ValueError that says what could be drawn.
    """
    state.stream.rolls = tuple(rolls)
    state.stream.draws = tuple(
        draw if isinstance(draw, int) else state.game.number_of(draw) for draw in draws
    )
    return state


def play(state: State, *texts: str, seat: int | None = None) -> None:
    """Apply actions by their text, each by the seat that is to act (or the one given)."""
    for text in texts:
        state.apply(state.to_act[0] if seat is None else seat, state.game.actions.parse(text))


def refusal(state: State, text: str, seat: int | None = None) -> Refusal | None:
    """Why the action is not allowed now, or None."""
    return state.why_not(state.to_act[0] if seat is None else seat, state.game.actions.parse(text))


def texts(state: State, seat: int | None = None) -> list[str]:
    """The legal actions in words."""
    return [state.game.actions.text(a) for a in state.legal(state.to_act[0] if seat is None else seat)]
