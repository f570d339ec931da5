"""What the server's tests share: both databases, and a server on each."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.clients import Clock, LiveServer, serving
from tests.server.people_world import empty_database
from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this test process's own."""
    with running_postgres() as running:
        yield running


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A PostgreSQL database with our schema and nothing in it."""
    return postgres.empty_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An SQLite file with our schema and nothing in it."""
    file = tmp_path / "ludage.sqlite3"
    file.write_bytes(empty_database())
    return f"sqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Both databases, one after the other."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(name)
    return url


@pytest.fixture
async def server(database_url: str) -> AsyncIterator[LiveServer]:
    """A server on each of the databases."""
    async with serving(database_url) as live:
        yield live


@pytest.fixture
async def two_servers(postgres_url: str) -> AsyncIterator[list[LiveServer]]:
    """Two servers on one PostgreSQL, as two processes would be; their clocks agree."""
    clock = Clock()
    async with serving(postgres_url, clock) as first, serving(postgres_url, clock) as second:
        yield [first, second]


@pytest.fixture(scope="module")
async def module_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LiveServer]:
    file = tmp_path_factory.mktemp("common") / "ludage.sqlite3"
    file.write_bytes(await asyncio.to_thread(empty_database))
    async with serving(f"sqlite:///{file}") as live:
        yield live


@pytest.fixture
def common_server(module_server: LiveServer) -> LiveServer:
    """One server for all the small questions of a module; an hour has passed since the last one."""
    module_server.clock.skip(3600)
    return module_server
