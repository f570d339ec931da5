"""Everything one server process has, put together once."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ludage.server import garbage
from ludage.server.aftermath import Aftermath
from ludage.server.analyses import Analyses
from ludage.server.automatic import Automatic
from ludage.server.ending import ended
from ludage.server.hub import Hub
from ludage.server.limits import Limits, limits_for
from ludage.server.longwork import LongWork
from ludage.server.looking_back import LookingBack
from ludage.server.news import News
from ludage.server.notices import Notices
from ludage.server.people import People
from ludage.server.pulse import Pulse
from ludage.server.refusals import Refusal
from ludage.server.seating import Seating
from ludage.server.settings import Settings
from ludage.server.store.database import Database, NoDatabase
from ludage.server.tables import Tables
from ludage.server.thinking import Thinkers
from ludage.server.upgrade import check_rules

log = logging.getLogger("ludage.server")


def limited(services: "Services", name: str, key: str, cost: float = 1.0) -> None:
    """Refuse who asks too often, or for too much."""
    if not services.limits.allow(name, key, cost):
        raise Refusal("too-fast", 429, seconds=int(services.limits.wait(name, key, cost)) + 1)


class Services:
    """Database, tables, people, watchers, bots and the regular rounds."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.database = Database(settings.database)
        self.news = News(self.database)
        self.pulse = Pulse(self.database, self.news, now)
        self.tables = Tables(settings, self.database, self.news)
        self.tables.now = now
        self.seating = Seating(self.tables)
        self.people = People(settings, self.database, now)
        self.people.when_tables_change = self.tables.refresh
        self.limits = Limits(now, limits=limits_for(settings))
        self.thinkers = Thinkers(settings, settings.bot_workers, settings.bot_seconds)
        self.long_work = LongWork()
        self.looking_back = LookingBack(self.long_work)
        self.hub = Hub(self.tables, self.database, self.news, self.long_work)
        self.automatic = Automatic(self.tables, self.database, self.thinkers, self.news)
        self.analyses = Analyses(self.tables, self.database, self.thinkers, now)
        self.notices = Notices(settings, self.database, now)
        self.aftermath = Aftermath(self.tables, self.notices, self.database, self.news)
        self._rounds: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()

    async def start(self) -> None:
        """Migrate, check running games against the rules of today, then begin."""
        await self.database.migrate()
        await check_rules(self.tables)
        await self.pulse.begin()
        await self.news.start()
        await self.aftermath.rate_all()
        await self.automatic.attend_all()
        self._rounds = [
            asyncio.create_task(self._round(1.0, self._look)),
            asyncio.create_task(self._round(30.0, self.hub.keep_online)),
            asyncio.create_task(self._round(15.0, self.notices.send_due)),
            asyncio.create_task(self._round(10.0, self.analyses.beat)),
            asyncio.create_task(self._round(3600.0, self.people.sweep)),
            asyncio.create_task(self._round(3600.0, self.seating.clear_away)),
            asyncio.create_task(self._round(garbage.SECONDS, garbage.search)),
        ]

    async def _look(self) -> None:
        """While nothing can be written nobody is late."""
        await self.pulse.beat()
        if self.database.unwritable is None and not self.pulse.beating:
            await self.automatic.sweep()

    async def _round(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Do it again and again; one failure does not end it."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), seconds)
                return
            try:
                await work()
            except NoDatabase as error:
                log.warning("a regular round has to wait: %s", error)
            except Exception:
                log.exception("a regular round failed")

    async def stop(self) -> None:
        """Finish what is being written and let go of everything."""
        self._stopping.set()
        await ended(self._rounds)
        await self.thinkers.stop()
        await self.analyses.stop()
        await self.automatic.stop()
        await self.aftermath.stop()
        await self.hub.stop()
        await self.pulse.stop()
        await self.news.stop()
        await self.database.close()
