"""Games that somebody looks back on: played again and written out one after the other, and then kept."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from ludage.core.journal import Journal
from ludage.server.longwork import LongWork, Run
from ludage.server.still import Still

JOURNALS_KEPT = 16
"""Games with all their positions in memory, half a megabyte each or so."""
BYTES_KEPT = 32 * 1024 * 1024
"""Of what has been written out, as it goes out."""


class Asked:
    """Who looks back, and what refuses him when he makes too much work."""

    def __init__(self, owner: str, charge: Callable[[], None]) -> None:
        self.owner = owner
        self.charge = charge


class LookingBack:
    """What was looked back on last, in this process. Who asks for what is kept makes no work, and pays nothing."""

    def __init__(self, work: LongWork) -> None:
        self.work = work
        self.journals: OrderedDict[str, Journal] = OrderedDict()
        self.written: OrderedDict[Hashable, Still] = OrderedDict()

    async def journal(self, asked: Asked, key: str, actions: int, play: Callable[[], Journal]) -> Journal:
        """A game with all its positions."""
        if key not in self.journals:
            async with self.work.turn(asked.owner, actions) as run:
                if key not in self.journals:  # another may have had the same wish
                    asked.charge()
                    return await self._played(run, key, play)
        return self._latest(key)

    async def still(
        self,
        asked: Asked,
        key: Hashable,
        game: tuple[str, int, Callable[[], Journal]],
        write: Callable[[Journal], Still],
    ) -> Still:
        """What is written of a game (its key, how many actions it has, and how to play it again)."""
        name, actions, play = game
        if key not in self.written:
            async with self.work.turn(asked.owner, actions) as run:
                if key not in self.written:
                    asked.charge()
                    journal = (
                        self._latest(name) if name in self.journals else await self._played(run, name, play)
                    )
                    self._keep(key, await run(lambda: write(journal)))
        self.written.move_to_end(key)
        return self.written[key]

    async def _played(self, run: Run, key: str, play: Callable[[], Journal]) -> Journal:
        self.journals[key] = await run(play)
        while len(self.journals) > JOURNALS_KEPT:
            self.journals.popitem(last=False)
        return self.journals[key]

    def _latest(self, key: str) -> Journal:
        self.journals.move_to_end(key)
        return self.journals[key]

    def _keep(self, key: Hashable, still: Still) -> None:
        self.written[key] = still
        size = sum(each.size for each in self.written.values())
        while size > BYTES_KEPT and len(self.written) > 1:
            size -= self.written.popitem(last=False)[1].size
