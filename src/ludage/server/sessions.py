"""Sessions: a random secret in a signed cookie, of which the database knows only the hash.

A cookie is `<secret>.<signature>`. A stolen database cannot make one; a made-up one never reaches the database.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server.store import schema as db

SESSION_SECONDS = 90 * 86_400.0
"""Unseen for so long, a session has ended. The cookie may live as long."""
SEEN_SECONDS = 3600.0
"""A session is noted as seen at most once in this time."""
SESSIONS_MOST = 20
"""Sessions a person may have at once; a further one ends that which has been idle longest."""

COOKIE = "ludage"
"""Its name."""
BROWSER = "ludage-browser"
"""The name of another one, which stays when one logs out: so who comes in next in that browser is not quite unknown."""
_COOKIE = re.compile(r"([A-Za-z0-9_-]{43})\.([0-9a-f]{64})")


class Sessions:
    """Opens, recognises and ends sessions, each on the connection of its caller's transaction."""

    def __init__(self, secret: str, now: Callable[[], float]) -> None:
        self._key = secret.encode()
        self.now = now

    def id_of(self, cookie: str | None) -> str | None:
        """What the database calls the session of a cookie that we have signed; None for any other."""
        match = _COOKIE.fullmatch(cookie or "")
        if match is None or not hmac.compare_digest(self._signature(match[1]), match[2]):
            return None
        return _stored(match[1])

    async def open(self, connection: AsyncConnection, person_id: str) -> str:
        """A new session: its cookie."""
        cookie = self.cookie()
        session_id = self.id_of(cookie)
        now = self.now()
        await connection.execute(
            insert(db.session).values(id=session_id, person=person_id, created=now, seen=now)
        )
        idle = (
            select(db.session.c.id)
            .where(db.session.c.person == person_id, db.session.c.id != session_id)
            .order_by(db.session.c.seen.desc(), db.session.c.id)
            .offset(SESSIONS_MOST - 1)
        )
        await connection.execute(delete(db.session).where(db.session.c.id.in_(idle)))
        return cookie

    def cookie(self) -> str:
        """A new one, of a secret that nobody has guessed."""
        secret = secrets.token_urlsafe(32)
        return f"{secret}.{self._signature(secret)}"

    def ended(self, seen: float) -> bool:
        """Whether a session last seen then has ended."""
        return self.now() - seen > SESSION_SECONDS

    def unnoted(self, seen: float) -> bool:
        """Whether it is time to note again that the session is used."""
        return self.now() - seen > SEEN_SECONDS

    async def note(self, connection: AsyncConnection, session_id: str) -> None:
        """The session is used now."""
        await connection.execute(
            update(db.session).where(db.session.c.id == session_id).values(seen=self.now())
        )

    async def close(self, connection: AsyncConnection, session_id: str | None) -> None:
        """End one session."""
        await connection.execute(delete(db.session).where(db.session.c.id == session_id))

    async def close_all(self, connection: AsyncConnection, person_id: str) -> None:
        """End all sessions of a person."""
        await connection.execute(delete(db.session).where(db.session.c.person == person_id))

    async def close_ended(self, connection: AsyncConnection) -> None:
        """Forget the sessions that nobody came back to."""
        await connection.execute(delete(db.session).where(db.session.c.seen < self.now() - SESSION_SECONDS))

    def _signature(self, secret: str) -> str:
        return hmac.new(self._key, f"ludage-session:{secret}".encode(), hashlib.sha256).hexdigest()


def _stored(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
