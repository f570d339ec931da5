"""What every handler may ask for by name: the services of this process, and who is asking."""

from litestar.di import NamedDependency

from ludage.server.people import Person
from ludage.server.services import Services

GivenServices = NamedDependency[Services]
Known = NamedDependency[Person]
"""Somebody: a stranger is refused."""
Asker = NamedDependency[Person | None]
"""Anybody."""
