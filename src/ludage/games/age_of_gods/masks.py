"""Sets of territories and of peoples as the bits of an int: copied for nothing, joined in one step."""

NOWHERE = 0
BYTES = 8
_IN_BYTE = [
    [[8 * byte + at for at in range(8) if value >> at & 1] for value in range(256)] for byte in range(BYTES)
]


def bit(at: int) -> int:
    """The set of one."""
    return 1 << at


def members(mask: int) -> list[int]:
    """What is in the set, in order."""
    out: list[int] = []
    for table in _IN_BYTE:
        if not mask:
            break
        out += table[mask & 255]
        mask >>= 8
    return out


def mask_of(items: list[int]) -> int:
    """The set of these."""
    mask = NOWHERE
    for item in items:
        mask |= 1 << item
    return mask
