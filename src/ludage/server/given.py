"""What every handler may ask for by name: the services of this process, and who is asking, from where."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from ludage.server.guard import address_key, client_address
from ludage.server.people import Person
from ludage.server.services import Services

GivenServices = NamedDependency[Services]
Known = NamedDependency[Person]
"""Somebody: a stranger is refused."""
Asker = NamedDependency[Person | None]
"""Anybody."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from, as limits count it."""
    peer = "" if connection.client is None else connection.client.host
    services: Services = connection.app.state.services
    return address_key(client_address(connection.headers, peer, services.settings.proxies))
