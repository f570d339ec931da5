"""When the interpreter looks for garbage in all of its memory: seldom.

Reference counting frees nearly everything here. A full search finds next to nothing, but with hundreds of tables in
memory it stops all of them for some tenths of a second, and by itself it would happen several times a minute.
"""

import gc

NEVER = 1_000_000
"""Searches of the middle generation between two of everything."""
SECONDS = 900.0


def search_seldom() -> None:
    """For a process that serves and does nothing else: what it has loaded so far is not searched again."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    gc.collect()
    gc.freeze()


async def search() -> None:
    """Once in a while all the same."""
    gc.collect()
