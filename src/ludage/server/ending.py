"""How tasks end when the server does."""

import asyncio
from collections.abc import Iterable
from typing import Any

PATIENCE_SECONDS = 5.0


async def ended(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Let them finish what they are doing; who is not done in time is cut short.

    A task that is cancelled while it speaks to the database leaves a connection behind that nobody closes.
    """
    waiting = set(tasks)
    if waiting:
        _, late = await asyncio.wait(waiting, timeout=PATIENCE_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
