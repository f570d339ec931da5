"""What tests ask of a position of Age of Gods, and the changes they expect."""

from typing import Any

from ludage.core.state import State
from ludage.games.age_of_gods.state import Position
from ludage.testing import flat, play, refusal, scripted
from ludage.testing.changes import Change

CALM = {0: "bifrons", 1: "bejofa", 2: "novalis"}
"""Gods that change no die here."""


def data_of(state: Position) -> Any:
    """All of the position, as data."""
    return state.to_dict()


def seen_by(state: Position, seat: int | None) -> Any:
    """What a seat sees; None: a spectator."""
    return state.view(seat)


def reason(state: Position, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """Key and rule of a refusal."""
    refused = refusal(state, text, seat)
    return None if refused is None else (refused.key, refused.rule)


def holder(state: State, territory: str) -> object:
    """The people that holds the territory, or None."""
    return flat(state)[f"territories.{territory}"]


def reserve(state: Position, people: str) -> int:
    """The tokens of a people in the well of souls."""
    tokens = flat(state)[f"peoples.{people}.reserve"]
    assert isinstance(tokens, int)
    return tokens


def conquest(before: Position, territory: str, winner: str) -> dict[str, Change]:
    """The territory has changed hands, a token each way between board and well of souls."""
    loser = flat(before)[f"territories.{territory}"]
    tokens = reserve(before, winner)
    changed: dict[str, Change] = {
        f"territories.{territory}": (loser, winner),
        f"peoples.{winner}.reserve": (tokens, tokens - 1),
        "taken": ([], [winner]),
    }
    if isinstance(loser, str):
        tokens = reserve(before, loser)
        changed[f"peoples.{loser}.reserve"] = (tokens, tokens + 1)
    return changed


def spent(before: Position, card: str, seat: int = 0) -> dict[str, Change]:
    """The card has gone from the hand to the discard pile."""
    names = before.box.people_ids
    hand = [names[people] for people in before.hands[seat]]
    left = hand[:]
    left.remove(card)
    discard = [names[people] for people in before.discard]
    return {f"seats.{seat}.hand": (hand, left), "discard": (discard, [*discard, card])}


def falls(state: Position, attack: str, die: int) -> bool:
    """Whether the attack takes its target with this die; the position itself is left alone."""
    trial = scripted(state.clone(), rolls=[die])
    target = attack.split()[2]
    defender = holder(trial, target)
    play(trial, attack)
    return holder(trial, target) != defender


def needed(state: Position, attack: str) -> int:
    """The lowest die that takes the target."""
    faces = [die for die in range(1, 7) if falls(state, attack, die)]
    assert faces == list(range(faces[0], 7))
    return faces[0]
