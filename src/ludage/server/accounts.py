"""People over HTTP: guests in one request, accounts for those who want to keep their history."""

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludage.server.given import Asker, GivenServices, Known, address_of
from ludage.server.identity import clean_name
from ludage.server.messages import Me
from ludage.server.people import Person
from ludage.server.services import Services, limited
from ludage.server.sessions import BROWSER, COOKIE, SESSION_SECONDS


class NewGuest(msgspec.Struct):
    """Play at once; a name is found for those who give none."""

    name: str = ""
    language: str = "en"


class Credentials(msgspec.Struct):
    """Name and password of an account."""

    login: str
    password: str


class NewPassword(msgspec.Struct):
    """The password of my account, and the one it is to have."""

    password: str
    new: str


class Changes(msgspec.Struct, omit_defaults=True):
    """What to change about me; what is not given stays."""

    name: str | None = None
    language: str | None = None
    email: str | None = None
    webhook: str | None = None
    notify: dict[str, Any] | None = None


def me(person: Person) -> Me:
    """What a person sees of himself."""
    return Me(
        id=person.id,
        name=person.name,
        registered=person.login is not None,
        language=person.language,
        rating=None if person.rating_mu is None else round(person.rating_mu),
        email=person.email,
        webhook=person.webhook,
        notify=dict(person.notify),
    )


class AccountsController(Controller):
    """Who I am."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def who_am_i(self, person: Asker) -> Me | None:
        """Me, or null for a stranger."""
        return None if person is None else me(person)

    @post("/guest")
    async def guest(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        person: Asker,
        data: JSONBody[NewGuest],
    ) -> Response[Me]:
        """Become a guest, kept by a cookie; who is somebody already stays so."""
        if person is not None:
            return Response(me(person))
        limited(services, "guest", address_of(request))
        made, cookie = await services.people.guest(data.name, data.language)
        return await signed_in(services, request, made, cookie)

    @post("/register")
    async def register(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        known: Known,
        data: JSONBody[Credentials],
    ) -> Response[Me]:
        """Make an account of a guest: seats, games and name stay."""
        limited(services, "register", address_of(request))
        made, cookie = await services.people.register(known.id, data.login, data.password)
        await services.hub.cut_off(known.id)
        return await signed_in(services, request, made, cookie)

    @post("/login", status_code=200)
    async def log_in(
        self, services: GivenServices, request: Request[Any, Any, Any], data: JSONBody[Credentials]
    ) -> Response[Me]:
        """Come back to an account; what a guest has played meanwhile joins it."""
        limited(services, "log-in-address", address_of(request))
        limited(services, "log-in", f"{address_of(request)} {data.login.lower()[:40]}")
        before = await services.people.person_of(request.cookies.get(COOKIE))
        found, cookie = await services.people.log_in(data.login, data.password, request.cookies.get(COOKIE))
        if before is not None:
            await services.hub.cut_off(before.id)
        return await signed_in(services, request, found, cookie)

    @post("/password", status_code=200)
    async def change_password(
        self,
        services: GivenServices,
        request: Request[Any, Any, Any],
        known: Known,
        data: JSONBody[NewPassword],
    ) -> Response[Me]:
        """Another password; everybody who is here as me has to come in anew, but for this browser."""
        limited(services, "log-in-address", address_of(request))
        cookie = await services.people.change_password(known, data.password, data.new)
        await services.hub.cut_off(known.id)
        return await signed_in(services, request, known, cookie)

    @post("/logout", status_code=200)
    async def log_out(self, services: GivenServices, request: Request[Any, Any, Any]) -> Response[None]:
        """Forget me in this browser."""
        cookie = request.cookies.get(COOKIE)
        person = await services.people.person_of(cookie)
        if person is not None:
            await services.people.log_out(cookie)
            await services.hub.cut_off(person.id)
        gone: Response[None] = Response(None)
        if person is not None:
            gone.set_cookie(await browser_cookie(services, request, person))
        gone.set_cookie(key=COOKIE, value="", **cookie_rules(services), max_age=0)
        return gone

    @patch("/me")
    async def change(self, services: GivenServices, known: Known, data: JSONBody[Changes]) -> Me:
        """Name, language, and how I want to be told that it is my turn."""
        if data.name is not None and clean_name(data.name) != known.name:
            limited(services, "rename", known.id)
        return me(
            await services.people.change(
                known, data.name, data.language, data.email, data.webhook, data.notify
            )
        )


def cookie_rules(services: Services) -> dict[str, Any]:
    """No script can read it and no other site can send it."""
    return {"httponly": True, "samesite": "lax", "secure": services.settings.secure_cookies, "path": "/"}


async def signed_in(
    services: Services, request: Request[Any, Any, Any], person: Person, cookie: str
) -> Response[Me]:
    """The person, and the cookie by which he is known."""
    session = Cookie(key=COOKIE, value=cookie, **cookie_rules(services), max_age=int(SESSION_SECONDS))
    return Response(me(person), cookies=[session, await browser_cookie(services, request, person)])


async def browser_cookie(services: Services, request: Request[Any, Any, Any], person: Person) -> Cookie:
    """By which the browser is known, whoever is in it next."""
    mark = await services.people.seen_in(request.cookies.get(BROWSER), person.id)
    return Cookie(key=BROWSER, value=mark, **cookie_rules(services), max_age=int(SESSION_SECONDS))
