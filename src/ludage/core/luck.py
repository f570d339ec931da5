"""Fair luck: a server binds itself to a seed before the game, and shows the seed after it."""

from hashlib import sha256


def commitment(table_id: str, seed: int) -> str:
    """The hash that is shown at the start. The seed, shown at the end, must give the same.

    >>> commitment("a1b2", 42)[:16]
    '376d3718a00bcbcb'
    """
    return sha256(f"ludage:{table_id}:{seed:032x}".encode()).hexdigest()
