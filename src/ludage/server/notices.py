"""Telling people who are away that it is their turn: one digest for all their tables, never in their quiet hours.

A notice is a row, written when a decision is owed and deleted when it is made. Several processes may send: who pushes
a due row's time into the future, in one statement, has claimed it. A digest may go out twice if its process dies
between sending and writing that down; it is never lost.

A digest is delivered once one of a person's channels has taken it: who has been told is not told again because
another channel failed.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludage.server.digest import Digest, NotDelivered, Sender, Turn, compose, game_name
from ludage.server.mail import Mail
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database
from ludage.server.table import RUNNING
from ludage.server.webhooks import Webhooks
from ludage.server.wishes import Wishes, wishes

log = logging.getLogger(__name__)

TRIES = 5
CLAIM_SECONDS = 600.0
"""Ample for one digest: after that it counts as not sent."""
FIRST_RETRY_SECONDS = 60.0
RETRY_FACTOR = 4
"""After 1, 4, 16 and 64 minutes."""
PEOPLE_A_ROUND = 200
AT_ONCE = 8

notice = db.notice.c
_UNSENT = and_(notice.sent.is_(None), notice.tries < TRIES)


def senders_of(settings: Settings) -> dict[str, Sender]:
    """The ways to reach people that the operator has set up."""
    senders: dict[str, Sender] = {"webhook": Webhooks(settings)}
    if settings.smtp:
        senders["email"] = Mail(settings)
    return senders


class Notices:
    """What is owed to people who are away, and its sending."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        now: Callable[[], float],
        senders: Mapping[str, Sender] | None = None,
    ) -> None:
        self.settings = settings
        self.database = database
        self.now = now
        self.senders = senders_of(settings) if senders is None else senders
        self.delivered = 0
        """Digests."""
        self.failed = 0
        """Attempts by one channel."""
        self.given_up = 0
        """Notices that nobody will ever see."""

    # ---- who is owed a notice -------------------------------------------------------------------------------

    async def owed(self, table_id: str, seq: int, persons: Collection[str]) -> None:
        """These people owe the table a decision since row `seq`. Saying it again changes nothing.

        A notice joins those that already wait for the person's next digest.
        """
        asked = [(row.id, wanted) for row, wanted in await self._wishes(persons) if wanted.channels]
        if not asked:
            return
        insert = postgresql.insert if self.database.postgres else sqlite.insert
        now = self.now()
        async with self.database.writing() as connection:
            for person, wanted in asked:
                mine = and_(notice.person == person, notice.table_id == table_id)
                await connection.execute(delete(db.notice).where(mine, notice.seq < seq))
                waiting = select(func.min(notice.due)).where(
                    notice.person == person, notice.sent.is_(None), notice.tries == 0, notice.due > now
                )
                next_digest = (await connection.execute(waiting)).scalar()
                due = now + 60.0 * wanted.digest_minutes
                if next_digest is not None:
                    due = min(due, next_digest)
                await connection.execute(
                    insert(db.notice)
                    .values(
                        person=person,
                        table_id=table_id,
                        seq=seq,
                        due=wanted.not_quiet(due),
                        sent=None,
                        tries=0,
                    )
                    .on_conflict_do_nothing()
                )

    async def settle(self, table_id: str, seq: int, to_act: Collection[str]) -> None:
        """At row `seq` only these people owe the table a decision: what was owed by others is settled."""
        settled = and_(
            notice.table_id == table_id, notice.seq <= seq, notice.person.not_in(sorted(set(to_act)))
        )
        async with self.database.reading() as connection:
            some = (await connection.execute(select(notice.id).where(settled).limit(1))).first()
        if some is not None:
            async with self.database.writing() as connection:
                await connection.execute(delete(db.notice).where(settled))

    async def _wishes(self, persons: Collection[str]) -> list[tuple[Row[Any], Wishes]]:
        """The people, each with his wishes as far as we can fulfil them."""
        if not persons:
            return []
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(db.person).where(db.person.c.id.in_(sorted(set(persons)))).order_by(db.person.c.id)
            )
            rows = found.all()
        return [(row, wishes(row.notify, self._addresses(row), self.settings.digest_minutes)) for row in rows]

    def _addresses(self, person: Row[Any]) -> dict[str, str | None]:
        return {channel: getattr(person, channel) for channel in self.senders}

    # ---- sending --------------------------------------------------------------------------------------------

    async def send_due(self) -> int:
        """Send a digest to everybody for whom one is due; how many went out. Called every so many seconds."""
        due = select(notice.person).where(_UNSENT, notice.due <= self.now()).distinct().limit(PEOPLE_A_ROUND)
        async with self.database.reading() as connection:
            persons = list((await connection.execute(due)).scalars())
        at_once = asyncio.Semaphore(AT_ONCE)
        people = await self._wishes(persons)
        return sum(await asyncio.gather(*(self._tell(at_once, row, wanted) for row, wanted in people)))

    async def _tell(self, at_once: asyncio.Semaphore, person: Row[Any], wanted: Wishes) -> bool:
        """One person's digest, if it went out; what goes wrong with it is nobody else's trouble."""
        async with at_once:
            try:
                if not wanted.channels:
                    await self._forget(person.id)
                elif wanted.is_quiet(self.now()):
                    await self._put_off(person.id, wanted.not_quiet(self.now()))
                else:
                    return await self._send(person, wanted)
            except Exception:
                log.exception("the notices of person %s could not be sent", person.id)
        return False

    async def _forget(self, person: str) -> None:
        """He does not want to be told any more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(db.notice).where(notice.person == person, _UNSENT))

    async def _put_off(self, person: str, until: float) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                update(db.notice)
                .where(notice.person == person, _UNSENT, notice.due <= self.now())
                .values(due=until)
            )

    async def _send(self, person: Row[Any], wanted: Wishes) -> bool:
        claimed = await self._claim(person.id)
        turns = await self._turns(person, claimed)
        stale = [row.id for row in claimed if row.table_id not in turns]
        if stale:
            async with self.database.writing() as connection:
                await connection.execute(delete(db.notice).where(notice.id.in_(stale)))
        notices = [row for row in claimed if row.table_id in turns]
        if not notices:
            return False
        digest = compose(person.language, person.name, list(turns.values()), self.settings.public_url)
        failures = await asyncio.gather(*(self._by(channel, person, digest) for channel in wanted.channels))
        if None in failures:
            self.delivered += 1
            await self._mark([row.id for row in notices], sent=self.now())
            return True
        final = all(failure is not None and failure.final for failure in failures)
        await self._try_later(person.id, notices, wanted, final)
        return False

    async def _claim(self, person: str) -> Sequence[Row[Any]]:
        """The person's due notices, now ours for a while. Another process finds them no longer due."""
        now = self.now()
        async with self.database.writing() as connection:
            claimed = await connection.execute(
                update(db.notice)
                .where(notice.person == person, _UNSENT, notice.due <= now)
                .values(due=now + CLAIM_SECONDS, tries=notice.tries + 1)
                .returning(notice.id, notice.table_id, notice.tries)
            )
            return claimed.all()

    async def _turns(self, person: Row[Any], claimed: Sequence[Row[Any]]) -> dict[str, Turn]:
        """The tables among these that do wait for the person, whatever has happened since the notice was written."""
        table, seat = db.table.c, db.seat.c
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(table.id, table.name, table.game, table.to_act, seat.seat)
                .join(db.seat, seat.table_id == table.id)
                .where(
                    table.id.in_({row.table_id for row in claimed}),
                    table.status == RUNNING,
                    seat.person == person.id,
                    seat.bot.is_(None),
                    ~seat.abandoned,
                )
                .order_by(table.moved, table.id)
            )
            waiting = [row for row in found if row.seat in row.to_act]
        turns = {}
        for row in waiting:
            game = await asyncio.to_thread(game_name, person.language, row.game, self.settings.content)
            turns[row.id] = Turn(row.id, row.name, game)
        return turns

    async def _by(self, channel: str, person: Row[Any], digest: Digest) -> NotDelivered | None:
        """Send by one channel; the failure, if it failed. Addresses are not logged: a webhook's is a secret."""
        try:
            await self.senders[channel].send(getattr(person, channel), digest)
        except NotDelivered as failure:
            self.failed += 1
            log.warning("no %s to person %s: %s", channel, person.id, failure)
            return failure
        return None

    async def _try_later(self, person: str, notices: Sequence[Row[Any]], wanted: Wishes, final: bool) -> None:
        """All channels have failed. After so many tries, or where there is no hope, give up."""
        hopeless = [row for row in notices if final or row.tries >= TRIES]
        if hopeless:
            self.given_up += len(hopeless)
            log.error("gave up telling person %s of %d tables", person, len(hopeless))
            await self._mark([row.id for row in hopeless], tries=TRIES)
        for row in notices:
            if row not in hopeless:
                wait = FIRST_RETRY_SECONDS * RETRY_FACTOR ** (row.tries - 1)
                await self._mark([row.id], due=wanted.not_quiet(self.now() + wait))

    async def _mark(self, ids: list[int], **values: float) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(db.notice).where(notice.id.in_(ids)).values(**values))
