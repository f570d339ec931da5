"""Who sits where with which cards: no contestant may owe anything to its seat or to its deals.

A *block* is one deal, played once in each seating that is due; only whole blocks are fair. Each deal has a fresh seed,
and so have the thoughts in each game: equal bots with the same thoughts would play the same game again under exchanged
names.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations

from ludage.arena.match import Contestant, Match

Seating = tuple[int, ...]
"""The contestant in each seat, by its number."""


class PairingError(ValueError):
    """So many contestants cannot meet fairly at a table of so many."""


def seatings(contestants: int, players: int) -> list[Seating]:
    """The seatings of a block.

    At two players every pair meets, either way round. At more, the first of two contestants sits alone among copies of
    the other, once in each seat; several are all mixed: every group of them that fits the table, turned round it once.
    """
    if contestants < 2:
        raise PairingError(f"{contestants} contestants: expected 2 or more")
    if contestants == 2 and players > 2:
        return [tuple(int(seat != alone) for seat in range(players)) for alone in range(players)]
    if contestants < players:
        raise PairingError(
            f"{contestants} contestants at {players} players: expected 2, or {players} or more"
        )
    groups = combinations(range(contestants), players)
    return [group[turn:] + group[:turn] for group in groups for turn in range(players)]


def whole_blocks(games: int, size: int) -> int:
    """How many blocks of this size are needed for so many games."""
    return -(-games // size)


def blocks(
    game: str,
    options: Mapping[str, str],
    contestants: Sequence[Contestant],
    players: int,
    games: int,
    seed: int,
) -> list[list[Match]]:
    """The matches of so many games, or a few more to fill the last block. More games begin with the same ones."""
    round_table = seatings(len(contestants), players)
    return [
        [
            Match(
                game,
                options,
                tuple(contestants[number] for number in seating),
                deal=derived(seed, "deal", block),
                thoughts=derived(seed, "thoughts", block * len(round_table) + turn),
            )
            for turn, seating in enumerate(round_table)
        ]
        for block in range(whole_blocks(games, len(round_table)))
    ]


def derived(seed: int, purpose: str, number: int) -> int:
    """A seed of 64 bits for one of many purposes."""
    return int.from_bytes(sha256(f"{seed} {purpose} {number}".encode()).digest()[:8], "big")
