"""A tournament: what is asked for, and the games that follow from it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from importlib.metadata import version
from typing import Self

from ludage.arena.figures import Block
from ludage.arena.match import Contestant, Match, Played, play
from ludage.arena.pairing import blocks
from ludage.arena.workers import Workers
from ludage.core import state as engine
from ludage.games import game


@dataclass(frozen=True)
class Tournament:
    """What is asked for. Everything that happens follows from it."""

    game: str
    players: int
    options: Mapping[str, str]
    contestants: tuple[Contestant, ...]
    games: int
    seed: int

    def blocks(self) -> list[list[Match]]:
        """Its matches, deal by deal."""
        return blocks(self.game, self.options, self.contestants, self.players, self.games, self.seed)

    def first(self, games: int) -> Self:
        """The same with so many games."""
        return replace(self, games=games)

    def differences(self, other: Self) -> list[str]:
        """In what another tournament differs, its number of games apart: names of fields."""
        names = [field.name for field in fields(self) if field.name != "games"]
        return [name for name in names if getattr(self, name) != getattr(other, name)]

    def continued(self, done: int, crew: Workers) -> Iterator[Played]:
        """The results after so many, in their order."""
        return crew.map(play, [match for block in self.blocks() for match in block][done:])

    def whole(self, played: Sequence[Played]) -> list[Block]:
        """The results so far with their matches, of those deals that are through."""
        coming = iter(played)
        through: list[Block] = []
        for block in self.blocks():
            results = [result for _, result in zip(block, coming, strict=False)]
            if len(results) == len(block):
                through.append(list(zip(block, results, strict=True)))
        return through


def versions(game_id: str) -> dict[str, str]:
    """By what games are played here: only another version of the rules or of Ludage may change them."""
    compiled = not str(engine.__file__).endswith(".py")
    return {
        "ludage": version("ludage"),
        "rules": game(game_id).version,
        "engine": "compiled" if compiled else "interpreted",
    }
