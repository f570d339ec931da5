"""The action space: everything that can ever be decided in a game, numbered once."""

from collections.abc import Sequence
from difflib import get_close_matches

from ludage.core.message import Message


class Action:
    """One entry of the space: its stable text, the elements a person would click, and its wording."""

    __slots__ = ("phrase", "targets", "text")

    def __init__(self, text: str, targets: tuple[str, ...], phrase: Message) -> None:
        self.text: str = text
        self.targets: tuple[str, ...] = targets
        self.phrase: Message = phrase


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

    def phrase(self, index: int) -> Message:
        """The action in words, as a message."""
        return self._at(index).phrase

    def parse(self, text: str) -> int:
        """The index of the action with this text (white space and case do not matter)."""
        wanted = " ".join(text.lower().split())
        index = self._index.get(wanted)
        if index is None:
            close = get_close_matches(wanted, self._index, 1)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise ValueError(f"{self.game_id} has no action {text!r}{hint}")
        return index
