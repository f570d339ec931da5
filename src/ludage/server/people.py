"""Who plays: guests in one click, registered people who keep their history, and what is known of them."""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludage.server import identity, ratings
from ludage.server.merging import move_everything
from ludage.server.passwords import Passwords
from ludage.server.refusals import Refusal, not_signed_in
from ludage.server.sessions import Sessions
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database, NoDatabase

STARS = (
    *("Adhara", "Alcor", "Alnair", "Alnitak", "Atria", "Avior", "Castor", "Deneb", "Dubhe", "Elnath"),
    *("Gacrux", "Hadar", "Izar", "Kochab", "Kraz", "Markab", "Megrez", "Merak", "Mimosa", "Mintaka"),
    *("Mira", "Mirach", "Mirfak", "Mizar", "Naos", "Nashira", "Phecda", "Pollux", "Rigel", "Sabik"),
    *("Saiph", "Sargas", "Scheat", "Shaula", "Sirius", "Spica", "Talitha", "Thuban", "Wezen", "Zaurak"),
)
"""Names for guests who give none: stars that are called the same everywhere."""

FORGOTTEN_AT_ONCE = 200
"""Guests of whom nothing is left: meanwhile nobody's action is written."""


@dataclass(frozen=True)
class Person:
    """Somebody at the tables; without a login, a guest."""

    id: str
    name: str
    login: str | None
    language: str
    rating_mu: float | None
    rating_sigma: float | None
    email: str | None
    webhook: str | None
    notify: dict[str, Any]


async def _nobody_asks(_table_ids: list[str]) -> None:
    """Until somebody wants to know which tables have changed."""


class People:
    """Everybody this server knows."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        now: Callable[[], float],
        hasher: PasswordHasher | None = None,
    ) -> None:
        self.settings = settings
        self.database = database
        self.now = now
        self.sessions = Sessions(settings.secret, now)
        self.passwords = Passwords(hasher)
        self.when_tables_change: Callable[[list[str]], Awaitable[None]] = _nobody_asks
        """Awaited after a commit with the tables at which somebody is now another or called otherwise."""

    # ---- coming and going -----------------------------------------------------------------------------------

    async def guest(self, name: str = "", language: str = "en") -> tuple[Person, str]:
        """A new guest and his cookie; who gives no name is given one."""
        given = name if name.strip() else f"{secrets.choice(STARS)} {10 + secrets.randbelow(90)}"
        person = Person(
            id=secrets.token_hex(16),
            name=identity.clean_name(given),
            login=None,
            language=identity.check_language(language),
            rating_mu=None,
            rating_sigma=None,
            email=None,
            webhook=None,
            notify=identity.notify_at_first(self.settings.digest_minutes),
        )
        async with self.database.writing() as connection:
            await connection.execute(insert(db.person).values(**vars(person), created=self.now()))
            cookie = await self.sessions.open(connection, person.id)
        return person, cookie

    async def register(self, person_id: str, login: str, password: str) -> tuple[Person, str]:
        """A guest becomes a registered person with all he has. His sessions end; the cookie is of a new one.

        (Otherwise, who had planted a guest's cookie of his own in a browser would now share the account.)
        """
        login = identity.check_login(login)
        identity.check_password(password)
        if (await self._get(person_id)).login is not None:
            raise Refusal("already-registered", 409)
        hashed = await self.passwords.hash(password)
        try:
            async with self.database.writing() as connection:
                changed = await connection.execute(
                    update(db.person)
                    .where(db.person.c.id == person_id, db.person.c.login.is_(None))
                    .values(login=login, password=hashed)
                )
                if changed.rowcount != 1:
                    raise Refusal("already-registered", 409)
                await self.sessions.close_all(connection, person_id)
                cookie = await self.sessions.open(connection, person_id)
        except IntegrityError:
            raise Refusal("login-taken", 409) from None
        return await self._get(person_id), cookie

    async def log_in(self, login: str, password: str, cookie: str | None = None) -> tuple[Person, str]:
        """An account and a new cookie. The session of the old `cookie` ends; a guest's things join the account.

        An unknown login and a wrong password are refused alike, after the same work.
        """
        account_id = await self._account(login, password)
        caller = await self.person_of(cookie)
        moved: list[str] = []
        async with self.database.writing() as connection:
            await self.sessions.close(connection, self.sessions.id_of(cookie))
            if caller is not None:
                moved = await move_everything(connection, caller.id, account_id)
            fresh = await self.sessions.open(connection, account_id)
        await self._tell(moved)
        return await self._get(account_id), fresh

    async def _account(self, login: str, password: str) -> str:
        """The id of the account with this login and password."""
        if not identity.is_login(login) or not identity.is_password(password):
            raise Refusal("wrong-login", 401)  # nobody can have these: no work, whoever is meant
        async with self.database.reading() as connection:
            found = await connection.execute(select(db.person).where(db.person.c.login == login.lower()))
            row = found.one_or_none()
        stored = None if row is None else row.password
        if not await self.passwords.verify(stored, password) or row is None or stored is None:
            raise Refusal("wrong-login", 401)
        if self.passwords.outdated(stored):
            hashed = await self.passwords.hash(password)
            async with self.database.writing() as connection:
                await connection.execute(
                    update(db.person)
                    .where(db.person.c.id == row.id, db.person.c.password == stored)
                    .values(password=hashed)
                )
        return str(row.id)

    async def change_password(self, person: Person, password: str, new: str) -> str:
        """Another password. All sessions of the person end; the cookie is of a new one."""
        if person.login is None:
            raise Refusal("not-registered", 409)
        identity.check_password(new)
        await self._account(person.login, password)
        hashed = await self.passwords.hash(new)
        async with self.database.writing() as connection:
            await connection.execute(
                update(db.person).where(db.person.c.id == person.id).values(password=hashed)
            )
            await self.sessions.close_all(connection, person.id)
            return await self.sessions.open(connection, person.id)

    async def merge(self, guest_id: str, account_id: str) -> list[str]:
        """Move all that a guest has to an account; the tables this changes. Only ever from a guest."""
        async with self.database.writing() as connection:
            moved = await move_everything(connection, guest_id, account_id)
        await self._tell(moved)
        return moved

    async def _tell(self, table_ids: list[str]) -> None:
        if table_ids:
            await self.when_tables_change(table_ids)

    async def log_out(self, cookie: str | None) -> None:
        """End the session of this cookie."""
        session_id = self.sessions.id_of(cookie)
        if session_id is not None:
            async with self.database.writing() as connection:
                await self.sessions.close(connection, session_id)

    async def log_out_everywhere(self, person_id: str) -> None:
        """End all sessions of a person."""
        async with self.database.writing() as connection:
            await self.sessions.close_all(connection, person_id)

    async def seen_in(self, mark: str | None, person_id: str) -> str:
        """The person is in the browser with this mark; its mark, a new one if it has none of ours."""
        if self.sessions.id_of(mark) is None:
            mark = self.sessions.cookie()
        with suppress(IntegrityError):  # he has been there before
            async with self.database.writing() as connection:
                await connection.execute(
                    insert(db.browser).values(id=self.sessions.id_of(mark), person=person_id)
                )
        return str(mark)

    # ---- who is who -----------------------------------------------------------------------------------------

    async def person_of(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None for none, a forged one, or one of a session that has ended."""
        session_id = self.sessions.id_of(cookie)
        if session_id is None:
            return None
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(db.person, db.session.c.seen)
                .join(db.session, db.session.c.person == db.person.c.id)
                .where(db.session.c.id == session_id)
            )
            row = found.one_or_none()
        if row is None:
            return None
        if self.sessions.ended(row.seen):
            async with self.database.writing() as connection:
                await self.sessions.close(connection, session_id)
            return None
        if self.sessions.unnoted(row.seen):
            with suppress(NoDatabase):  # one is who one is all the same
                async with self.database.writing() as connection:
                    await self.sessions.note(connection, session_id)
        return _person(row)

    async def find(self, person_id: str) -> Person | None:
        """The person as now stored."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(db.person).where(db.person.c.id == person_id))
            row = found.one_or_none()
        return None if row is None else _person(row)

    async def _get(self, person_id: str) -> Person:
        person = await self.find(person_id)
        if person is None:
            raise not_signed_in()
        return person

    # ---- what people decide about themselves ------------------------------------------------------------------

    async def change(
        self,
        person: Person,
        name: str | None = None,
        language: str | None = None,
        email: str | None = None,
        webhook: str | None = None,
        notify: Mapping[str, Any] | None = None,
    ) -> Person:
        """All of this or, if any of it cannot be, nothing. What is None stays; an empty address is taken away.

        A new name is that of all his tables from now on; what he has said in chat stays under the old one.
        """
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = identity.clean_name(name)
        if language is not None:
            values["language"] = identity.check_language(language)
        if email is not None:
            values["email"] = identity.check_email(email) if email else None
        if webhook is not None:
            values["webhook"] = identity.check_webhook(webhook) if webhook else None
        if email is not None or webhook is not None or notify is not None:
            values["notify"] = self._wanted(person, values, notify or {})
        changed = await self._change(person.id, values) if values else person
        if name is not None and changed.name != person.name:
            await self._tell(await self._tables_of(person.id))
        return changed

    def _wanted(
        self, person: Person, addresses: Mapping[str, Any], notify: Mapping[str, Any]
    ) -> dict[str, Any]:
        """How to be told that it is one's turn. Who takes an address away closes that way."""
        so_far = identity.notify_at_first(self.settings.digest_minutes) | person.notify
        wanted = identity.check_notify(notify, so_far)
        for way, before in (("email", person.email), ("webhook", person.webhook)):
            if wanted[way] and addresses.get(way, before) is None:
                if before is None:
                    raise Refusal(f"{way}-missing")
                wanted[way] = False
        return wanted

    async def _tables_of(self, person_id: str) -> list[str]:
        async with self.database.reading() as connection:
            seats = await connection.execute(
                select(db.seat.c.table_id).where(db.seat.c.person == person_id).distinct()
            )
            return sorted(seats.scalars())

    async def _change(self, person_id: str, values: dict[str, Any]) -> Person:
        async with self.database.writing() as connection:
            await connection.execute(update(db.person).where(db.person.c.id == person_id).values(**values))
        return await self._get(person_id)

    # ---- housekeeping ---------------------------------------------------------------------------------------

    async def rate(self, people: Sequence[str], ranks: Sequence[int]) -> dict[str, ratings.Rating]:
        """A game is over: the new ratings of the registered people in it."""
        async with self.database.writing() as connection:
            return await ratings.rate(connection, people, ranks)

    async def sweep(self) -> None:
        """Forget ended sessions, and guests without one of whom nothing is left at any table, with their records."""
        traces = (
            db.session.c.person,
            db.seat.c.person,
            db.table.c.host,
            db.chat.c.person,
            db.held.c.person,
        )
        left = or_(*(exists().where(column == db.person.c.id) for column in traces))
        gone = and_(db.person.c.login.is_(None), ~left)
        async with self.database.writing() as connection:
            await self.sessions.close_ended(connection)
        last: str | None = ""
        while last is not None:  # found without holding up who writes, and forgotten a few at a time
            some = select(db.person.c.id).where(db.person.c.id > last, gone).order_by(db.person.c.id)
            async with self.database.reading() as connection:
                ids = list((await connection.execute(some.limit(FORGOTTEN_AT_ONCE))).scalars())
            if ids:
                async with self.database.writing() as connection:
                    forgotten = select(db.person.c.id).where(db.person.c.id.in_(ids), gone)
                    await connection.execute(delete(db.upload).where(db.upload.c.person.in_(forgotten)))
                    await connection.execute(delete(db.person).where(db.person.c.id.in_(ids), gone))
            last = ids[-1] if ids else None


async def hold_person(connection: AsyncConnection, person_id: str) -> None:
    """Hold a person's line until the end of the transaction: of many at once each counts what those before it did."""
    line = select(db.person.c.id).where(db.person.c.id == person_id)
    await connection.execute(line.with_for_update(key_share=True))


def _person(row: Any) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        login=row.login,
        language=row.language,
        rating_mu=row.rating_mu,
        rating_sigma=row.rating_sigma,
        email=row.email,
        webhook=row.webhook,
        notify=dict(row.notify),
    )
