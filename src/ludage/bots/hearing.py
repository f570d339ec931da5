"""What happens in a game that somebody plays with bots, as each seat hears it."""

from ludage.core.event import Data, Event
from ludage.core.state import State


class Hearing:
    """Keeps for each seat what it has heard since it last asked; nothing in a game in which that betrays nothing."""

    def __init__(self, state: State) -> None:
        self._happened: list[Event] = state.listen() if state.game.telling else []
        self._heard: list[list[Data]] = [[] for _ in range(state.players)]

    def news(self, seat: int) -> list[Data]:
        """What the seat has heard since the last time."""
        for event in self._happened:
            for other, heard in enumerate(self._heard):
                seen = event.seen_by(other)
                if seen is not None:
                    heard.append(seen)
        self._happened.clear()
        news, self._heard[seat] = self._heard[seat], []
        return news
