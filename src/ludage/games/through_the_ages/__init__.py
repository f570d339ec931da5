"""Through the Ages: A New Story of Civilization (2015 base game): rules, variants and all cards."""

from ludage.games.through_the_ages.game import create

__all__ = ["create"]
