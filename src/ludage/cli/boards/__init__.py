"""How a game's position is drawn in a terminal: only ever from a seat's view, never from the position itself."""

from ludage.cli.boards.age_of_gods import AgeOfGodsBoard
from ludage.cli.boards.age_of_mythology import AgeOfMythologyBoard
from ludage.cli.boards.board import Board, Room, View
from ludage.cli.boards.plain import PlainBoard
from ludage.cli.boards.through_the_ages import ThroughTheAgesBoard

BOARDS: dict[str, Board] = {
    "age-of-gods": AgeOfGodsBoard(),
    "age-of-mythology": AgeOfMythologyBoard(),
    "through-the-ages": ThroughTheAgesBoard(),
}


def board_of(game_id: str) -> Board:
    """The board of a game; a game without one of its own is drawn plainly."""
    return BOARDS.get(game_id, PlainBoard())


__all__ = ["Board", "Room", "View", "board_of"]
