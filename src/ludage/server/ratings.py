"""How strong people are, from the games that registered people have played against each other."""

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server.store import schema as db

Rating = tuple[float, float]
"""Mean (mu) and uncertainty (sigma) of a strength."""

FIRST: Rating = (25.0, 25.0 / 3.0)
_MODEL = PlackettLuce(mu=FIRST[0], sigma=FIRST[1])


def rated(ranks: Sequence[int], ratings: Sequence[Rating]) -> list[Rating]:
    """The ratings after a game: 1 is the first rank, shared ranks are ties. One alone proves nothing.

    >>> won, lost = rated([1, 2], [(25.0, 8.0), (25.0, 8.0)])
    >>> won[0] > 25.0 > lost[0]
    True
    """
    if len(ranks) != len(ratings):
        raise ValueError(f"{len(ranks)} ranks for {len(ratings)} ratings: expected one for each")
    if len(ranks) < 2:
        return list(ratings)
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in ratings]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(team[0].mu, team[0].sigma) for team in after]


async def rate(connection: AsyncConnection, people: Sequence[str], ranks: Sequence[int]) -> dict[str, Rating]:
    """Store what a game has shown of these people; the new ratings. Guests have none and do not count.

    In the transaction that finishes the game, so that it counts once, whatever happens.
    """
    rank_of = dict(zip(people, ranks, strict=True))
    found = await connection.execute(
        select(db.person.c.id, db.person.c.rating_mu, db.person.c.rating_sigma)
        .where(db.person.c.id.in_(list(rank_of)), db.person.c.login.is_not(None))
        .order_by(db.person.c.id)
        .with_for_update(key_share=True)
    )
    rows = found.all()
    if len(rows) < 2:
        return {}
    before = [FIRST if row.rating_mu is None else (row.rating_mu, row.rating_sigma) for row in rows]
    after = rated([rank_of[row.id] for row in rows], before)
    for row, (mu, sigma) in zip(rows, after, strict=True):
        await connection.execute(
            update(db.person).where(db.person.c.id == row.id).values(rating_mu=mu, rating_sigma=sigma)
        )
    return {row.id: rating for row, rating in zip(rows, after, strict=True)}
