"""What games prove: shares of victory, margins and ratings, each with its uncertainty.

Games of one deal belong together, so the deal (the block of `pairing`), not the game, is what counts as an observation.
Every contestant has equally many seats in every block, and so the mean of the blocks is the mean of the games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from ludage.arena.match import Match, Played

Z = 1.959964
"""So many standard errors each way hold 95 % of a normal distribution."""
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571)
"""The same for a mean of two to six values, whose spread is itself a guess."""

Game = tuple[Match, Played]
Block = Sequence[Game]


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval in which the true one lies with 95 % confidence; a single value has none."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """What the games say of one contestant."""

    name: str
    games: int
    share: Estimate
    """Of the victories, for each of its seats; a shared victory counts by its share."""
    margin: Estimate
    """Its score less the mean score of the others at the table."""
    decisions: int
    seconds: float
    longest: float


@dataclass(frozen=True)
class Figures:
    """What the games say."""

    blocks: int
    games: int
    par: float
    """The share of victories that equals would have."""
    standings: list[Standing]
    duels: dict[str, dict[str, Estimate]]
    """For more than two contestants: how often the first came out before the second; a shared rank is half."""


def figures(blocks: Sequence[Block]) -> Figures:
    """The figures of whole blocks, of which there is at least one."""
    match = blocks[0][0][0]
    names = list(dict.fromkeys(seat.name for one, _ in blocks[0] for seat in one.seats))
    duels = {
        name: {other: _duel(blocks, name, other) for other in names if other != name}
        for name in (names if len(names) > 2 else [])
    }
    return Figures(
        len(blocks),
        sum(len(block) for block in blocks),
        1 / len(match.seats),
        [_standing(blocks, name) for name in names],
        duels,
    )


def _standing(blocks: Sequence[Block], name: str) -> Standing:
    played = [(seats_of(match, name), result) for block in blocks for match, result in block]
    own = [(seat, result) for seats, result in played for seat in seats]
    games = sum(bool(seats) for seats, _ in played)
    return Standing(
        name,
        games,
        share_of([_mean(block, name, _share) for block in blocks], games),
        mean_of([_mean(block, name, _margin) for block in blocks]),
        sum(result.decisions[seat] for seat, result in own),
        sum(result.seconds[seat] for seat, result in own),
        max(result.longest[seat] for seat, result in own),
    )


def seats_of(match: Match, name: str) -> list[int]:
    """Where a contestant sits."""
    return [seat for seat, contestant in enumerate(match.seats) if contestant.name == name]


def _mean(block: Block, name: str, figure: Callable[[list[int], Played], float]) -> float:
    """The mean of a figure over the games of a block in which somebody sits."""
    return fmean(figure(seats, result) for match, result in block if (seats := seats_of(match, name)))


def _share(seats: list[int], result: Played) -> float:
    return fmean(result.shares[seat] for seat in seats)


def _margin(seats: list[int], result: Played) -> float:
    others = [score for seat, score in enumerate(result.scores) if seat not in seats]
    return fmean(result.scores[seat] for seat in seats) - fmean(others)


def _duel(blocks: Sequence[Block], name: str, other: str) -> Estimate:
    by_block = []
    for block in blocks:
        met = []
        for match, result in block:
            first, second = seats_of(match, name), seats_of(match, other)
            if first and second:
                ahead = result.ranks[second[0]] - result.ranks[first[0]]
                met.append(0.5 if ahead == 0 else float(ahead > 0))
        by_block.append(met)
    return share_of([fmean(met) for met in by_block], sum(len(met) for met in by_block))


# ---- intervals -----------------------------------------------------------------------------------------------------


def share_of(by_block: Sequence[float], games: int) -> Estimate:
    """A share with its Wilson interval, which stays between 0 and 1 and does not shrink to nothing at either.

    Wilson's formula counts independent games. Those of a deal are not: the same hand may win from either seat. So we
    put in as many games as would spread like the means of the blocks do (the design effect of cluster sampling). It is
    never more than were played: by luck a few blocks may agree better than they should. And when everything was won or
    lost, or there is one block only, nothing shows how the games of a deal hang together: a deal then counts as one.
    """
    count = len(by_block)
    share = fmean(by_block)
    spread = variance(by_block) / count if count > 1 else 0.0
    if count == 1 or share in (0, 1):
        independent = float(count)
    elif spread == 0:
        independent = float(games)
    else:
        independent = min(float(games), share * (1 - share) / spread)
    return wilson(share, independent)


def wilson(share: float, games: float) -> Estimate:
    """The share with the interval of all true shares from which it is no more than Z standard errors away."""
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_of(by_block: Sequence[float]) -> Estimate:
    """A mean with Student's interval: margins have no bounds, and the means of blocks are independent."""
    mean = fmean(by_block)
    count = len(by_block)
    if count == 1:
        return Estimate(mean, None, None)
    reach = student(count - 1) * sqrt(variance(by_block) / count)
    return Estimate(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """So many standard errors each way hold 95 % of Student's distribution (past five by its expansion)."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
