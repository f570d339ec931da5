"""The action space: everything that can ever be decided in a game, numbered once."""

from collections.abc import Sequence
from difflib import get_close_matches

from ludage.core.message import Message, Problem, outside

LONGEST = 60
MOST_ALIKE = 400
"""Comparing a mistyped action with thousands would take long enough to be a nuisance."""


class Action:
    """One entry of the space: its stable text, the elements a person would click, and its wording."""

    __slots__ = ("any_order", "phrase", "targets", "text")

    def __init__(self, text: str, targets: tuple[str, ...], phrase: Message, any_order: bool = False) -> None:
        self.text: str = text
        self.targets: tuple[str, ...] = targets
        self.phrase: Message = phrase
        self.any_order: bool = any_order


class ActionSpace:
    """The numbered list of a game's actions. An action is its index.

    >>> space = ActionSpace("demo", [Action("pass", (), Message("action-pass"))])
    >>> len(space), space.text(0), space.parse("pass"), space.targets(0)
    (1, 'pass', 0, ())
    """

    __slots__ = ("_actions", "_index", "game_id")

    def __init__(self, game_id: str, actions: Sequence[Action]) -> None:
        self.game_id: str = game_id
        self._actions: list[Action] = list(actions)
        self._index: dict[str, int] = {action.text: at for at, action in enumerate(self._actions)}
        if len(self._index) != len(self._actions):
            raise ValueError(f"{game_id}: two actions have the same text")

    def __len__(self) -> int:
        return len(self._actions)

    def __contains__(self, index: object) -> bool:
        return isinstance(index, int) and 0 <= index < len(self._actions)

    def _at(self, index: int) -> Action:
        if index not in self:
            raise IndexError(f"{self.game_id} has no action {index!r}: expected 0 to {len(self) - 1}")
        return self._actions[index]

    def text(self, index: int) -> str:
        """The action in its stable text form."""
        return self._at(index).text

    def targets(self, index: int) -> tuple[str, ...]:
        """The board elements a person would click for it, in order."""
        return self._at(index).targets

    def any_order(self, index: int) -> bool:
        """Whether its elements may be clicked in any order, because they are alike."""
        return self._at(index).any_order

    def phrase(self, index: int) -> Message:
        """The action in words, as a message."""
        return self._at(index).phrase

    def find(self, text: str) -> int | None:
        """The index of the action with this text (white space and case do not matter), or None."""
        return self._index.get(" ".join(text.lower().split()))

    def parse(self, text: str) -> int:
        """The index of the action with this text; a Problem with the nearest one if there is none."""
        index = self.find(text)
        if index is None:
            wanted = " ".join(text[:LONGEST].lower().split())
            close = get_close_matches(wanted, self._alike(text), 1)
            if close:
                raise Problem(
                    "problem-no-action-near", outside(game=self.game_id, action=text[:LONGEST], near=close[0])
                )
            raise Problem("problem-no-action", outside(game=self.game_id, action=text[:LONGEST]))
        return index

    def _alike(self, text: str) -> list[str]:
        """The actions that begin with as many of the same words as any does: few enough to compare."""
        words = text[:LONGEST].lower().split()
        for known in range(len(words), 0, -1):
            start = " ".join(words[:known])
            alike = [other for other in self._index if other == start or other.startswith(start + " ")]
            if alike:
                return alike[:MOST_ALIKE]
        verbs = {other.split()[0] for other in self._index}
        close = get_close_matches(words[0] if words else "", sorted(verbs), 1)
        return self._alike(" ".join([*close, *words[1:]])) if close and close[0] != words[0] else []
