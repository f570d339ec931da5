"""The application: routes, who is asking, and errors in a person's words."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import Message, Scope

from ludage.server.accounts import AccountsController
from ludage.server.given import Asker, GivenServices, address_of
from ludage.server.guard import same_origin
from ludage.server.library import LibraryController
from ludage.server.live import table_socket
from ludage.server.lobby import TablesController
from ludage.server.messages import MAX_BYTES, Problem, Said
from ludage.server.metrics import Metrics, health, metrics_page
from ludage.server.orders import OrdersController
from ludage.server.people import Person
from ludage.server.records import RecordsController, TableRecordsController
from ludage.server.reference import ReferencePage
from ludage.server.refusals import Refusal, not_signed_in
from ludage.server.services import Services
from ludage.server.sessions import COOKIE
from ludage.server.settings import Settings
from ludage.server.site import site_handler
from ludage.server.store.database import NoDatabase

log = logging.getLogger("ludage.http")
REFUSED = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "It cannot be so: nothing was changed."),
        (401, "Nobody knows who is asking."),
        (403, "It is not yours to do."),
        (404, "There is no such thing, or it is not open to you."),
        (409, "It does not fit what is there now."),
        (413, "It is too large."),
        (429, "Too fast."),
    )
}
"""What any request may be answered with, in one form."""
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")


def create_app(settings: Settings, services: Services | None = None) -> Litestar:
    """The server as an ASGI application."""
    made = Services(settings) if services is None else services
    metrics = Metrics(made)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await made.start()
        try:
            yield
        finally:
            await made.stop()

    async def give_services() -> Services:
        return made

    async def give_metrics() -> Metrics:
        return metrics

    app = Litestar(
        route_handlers=[
            TablesController,
            OrdersController,
            TableRecordsController,
            RecordsController,
            AccountsController,
            LibraryController,
            table_socket,
            metrics_page,
            health,
            site_handler(),
        ],
        dependencies={
            "services": Provide(give_services),
            "metrics": Provide(give_metrics),
            "person": Provide(who),
            "known": Provide(somebody),
        },
        lifespan=[running],
        before_request=check_request,
        before_send=[count],
        exception_handlers={
            Refusal: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_depth,
            NoDatabase: wait,
            Exception: fail,
        },
        request_max_body_size=MAX_BYTES,
        openapi_config=OpenAPIConfig(
            title="Ludage",
            version=settings_version(),
            path="/docs",
            render_plugins=[ReferencePage(), JsonRenderPlugin()],
        ),
        state=State({"services": made, "metrics": metrics}),
        logging_config=None,  # `metrics.set_up_logs` sees to it
    )
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = {**REFUSED, **(handler.responses or {})}
    return app


def settings_version() -> str:
    """The version of the package."""
    from importlib.metadata import version

    return version("ludage")


# ---- who is asking ------------------------------------------------------------------------------------------------


async def who(request: ASGIConnection[Any, Any, Any, Any], services: GivenServices) -> Person | None:
    """The person behind the cookie, if there is one."""
    return await services.people.person_of(request.cookies.get(COOKIE))


async def somebody(person: Asker) -> Person:
    """For what needs a person."""
    if person is None:
        raise not_signed_in()
    return person


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Unsafe requests come from our own pages (or from programs), and nobody asks without end."""
    services: Services = request.app.state.services
    request.state.started = time.perf_counter()
    host = request.headers.get("host", "")
    if request.method in UNSAFE and not same_origin(
        request.headers.get("origin"), host, services.settings.origins
    ):
        raise Refusal("foreign-origin", 403)
    if not services.limits.allow("http", address_of(request)):
        raise Refusal("too-fast", 429, seconds=1)


async def count(message: Message, scope: Scope) -> None:
    """For the operator's figures: every answer, whoever gives it."""
    if message["type"] == "http.response.start":
        metrics: Metrics = scope["litestar_app"].state.metrics
        metrics.requests.labels(message["status"]).inc()
        started = scope.get("state", {}).get("started")
        if started is not None:
            metrics.seconds.observe(time.perf_counter() - started)


# ---- errors -------------------------------------------------------------------------------------------------------


def problem(status: int, code: str, said: Said) -> Response[bytes]:
    """A refusal on the wire."""
    body = msgspec.json.encode(Problem(code, said))
    return Response(body, status_code=status, media_type=MediaType.JSON)


def refuse(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[bytes]:
    """What the server refuses."""
    return problem(refusal.status, refusal.code, refusal.said)


def refuse_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: malformed bodies, unknown paths."""
    detail = f"{error.detail}"[:200]
    return problem(error.status_code, "bad-request", Said("server-bad-request", {"text": detail}))


def refuse_depth(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[bytes]:
    """A body of brackets within brackets without end."""
    return problem(400, "bad-request", Said("server-too-deep"))


def wait(_request: Request[Any, Any, Any], error: NoDatabase) -> Response[bytes]:
    """The database is the operator's to see to."""
    log.error("a request could not be carried out: %s", error)
    return problem(HTTP_503_SERVICE_UNAVAILABLE, "no-database", Said("server-no-database"))


def fail(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """What went wrong here: logged in full, told in general."""
    log.error("a request failed", exc_info=error)
    return problem(HTTP_500_INTERNAL_SERVER_ERROR, "failed", Said("server-failed"))
