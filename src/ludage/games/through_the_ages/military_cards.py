"""The military deck: drawing and discarding (TTA-MIL)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages.ages import ending_age
from ludage.games.through_the_ages.pacts import CARD_NOT_IN_HAND, hide
from ludage.games.through_the_ages.state import Frame, Position, without


def draw(state: Position, seat: int, count: int) -> int:
    """Cards of the current age, while there are any; none in the ending age; gives how many (TTA-MIL-03 to 05)."""
    if state.age >= ending_age(state):
        return 0
    drawn: list[int] = []
    for _ in range(count):
        if not state.military_deck:
            state.military_deck = sorted(state.discards)
            state.discards, state.known_discards = [], []
            if not state.military_deck:
                break
            if state.heard is not None:
                state.tell(Event("reshuffled", {}))
        drawn.append(state.stream.draw(state.military_deck))
    if drawn:
        civ = state.civs[seat]
        civ.military = tuple(sorted((*civ.military, *drawn)))
        if state.heard is not None:
            cards: dict[str, object] = {"cards": [state.box.refs[card] for card in drawn]}
            data: dict[str, object] = {"seat": f"seat:{seat}", "count": len(drawn)}
            state.tell(Event("drawn", data, News.SHOWN, {seat: cards}))
    return len(drawn)


def refuse_discard(state: Position, seat: int, card: int) -> Refusal | None:
    """A military card in hand."""
    return None if card in state.civs[seat].military else CARD_NOT_IN_HAND


def discard(state: Position, seat: int, card: int) -> None:
    """Face down; only its back is seen (TTA-MIL-01)."""
    civ = state.civs[seat]
    civ.military = without(civ.military, card)
    hide(state, seat, card)
    if state.heard is not None:
        secret: dict[str, object] = {"card": state.box.refs[card]}
        data: dict[str, object] = {"seat": f"seat:{seat}", "age": f"age:{state.box.age[card]}"}
        state.tell(Event("discarded", data, News.NONE, {seat: secret}))


def discard_one(state: Position, frame: Frame, seat: int, card: int) -> None:
    """One of several cards to be discarded."""
    state.stack.pop()
    discard(state, seat, card)
    if frame.number > 1:
        state.stack.append(Frame(frame.ask, seat, frame.card, frame.number - 1))
