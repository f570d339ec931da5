"""How strong the contestants are on one scale, from all games: OpenSkill, an optional part."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from ludage.arena.figures import Block

Rating = tuple[float, float]
"""Mean and uncertainty of a strength; everybody begins at 25 ± 8.3."""


def ratings(blocks: Sequence[Block]) -> dict[str, Rating]:
    """By contestant; none where one fills several seats of a game, since nobody can be rated against oneself."""
    model = PlackettLuce()
    known = {seat.name: model.rating() for match, _ in blocks[0] for seat in match.seats}
    for block in blocks:
        for match, result in block:
            names = [seat.name for seat in match.seats]
            if len(set(names)) < len(names):
                return {}
            ranks = [float(rank) for rank in result.ranks]
            after = model.rate([[known[name]] for name in names], ranks=ranks)
            known.update(zip(names, (team[0] for team in after), strict=True))
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
