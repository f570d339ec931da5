"""Age of Gods (L'Âge des Dieux), revised edition: the smallest of the three games, complete."""

from ludage.games.age_of_gods.game import create

__all__ = ["create"]
