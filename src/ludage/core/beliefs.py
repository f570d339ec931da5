"""What a seat makes of all it heard: which of the positions it cannot tell apart are likely."""

from typing import TYPE_CHECKING, Any

from ludage.core.event import Data

if TYPE_CHECKING:
    from ludage.core.state import State


class Beliefs:
    """Concludes nothing; games in which public acts betray hidden things have a class of their own.

    It only ever hears events as its seat hears them (`Event.seen_by`), from the first of the game on.
    """

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def hear(self, heard: Data) -> None:
        """One thing happened."""

    def imagine(self, state: "State", seed: int) -> "Any":
        """A position the seat cannot tell from this one; the likelier, the more often."""
        return state.imagine(self.seat, seed)
