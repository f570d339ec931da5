"""Which player has which god's power (AOG-GOD-*)."""

from ludage.games.age_of_gods.cards import Power
from ludage.games.age_of_gods.state import DESTINIES, NOBODY, Place, Position


def has(state: Position, seat: int, power: Power) -> bool:
    """Whether this player embodies the god with this power."""
    god = state.gods[seat]
    return god >= 0 and state.box.powers[god] == power


def seat_with(state: Position, power: Power) -> int:
    """The player who embodies the god with this power, or NOBODY."""
    for seat in range(state.players):
        if has(state, seat, power):
            return seat
    return NOBODY


def revealed(state: Position, seat: int) -> list[int]:
    """The peoples whose destiny card this player has revealed."""
    first = seat * DESTINIES
    return [
        state.destiny[card]
        for card in range(first, first + DESTINIES)
        if state.destiny_place[card] == Place.REVEALED and state.destiny[card] >= 0
    ]
