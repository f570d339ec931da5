"""What tests ask of a position of Age of Mythology."""

from ludage.games.age_of_mythology.state import Position
from ludage.testing import refusal


def key_of(state: Position, text: str, seat: int | None = None) -> str:
    found = refusal(state, text, seat)
    assert found is not None
    return found.key
