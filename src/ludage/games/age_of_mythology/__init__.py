"""Age of Mythology: The Boardgame, for two to eight players: every rule of the rulebook."""

from ludage.games.age_of_mythology.game import create

__all__ = ["create"]
