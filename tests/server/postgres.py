"""A real PostgreSQL for the tests: found or installed, started in a folder of its own, gone at the end.

It listens on a socket in that folder only, and does not care for crashes of the machine (no fsync): its data live no
longer than the tests.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from ludage.server.store.database import Database
from ludage.server.store.schema import metadata
from tests.patience import patient

USER = "postgres"
START_SECONDS = patient(20)
STOP_SECONDS = patient(10)
MIGRATED = "migrated"
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "timezone": "UTC",
}


class Missing(RuntimeError):
    """There is no PostgreSQL here: what to install."""


def programs() -> Path:
    """The folder of initdb and postgres; on Debian they are installed first, if need be."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "postgresql"]):
            subprocess.run(command, env=environment, check=False, **quiet)
        found = _found()
    if found is None:
        raise Missing(
            "These tests need PostgreSQL: install its server (on Debian and Ubuntu: apt-get install postgresql)."
        )
    return found


def _found() -> Path | None:
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


class Postgres:
    """A running server, and the databases in it."""

    def __init__(self, folder: Path, pid: int) -> None:
        self.folder = folder
        self.pid = pid
        self._numbers = count(1)

    def address(self, database: str) -> str:
        """As an operator would write it."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def empty_database(self) -> str:
        """The one database with our schema, emptied: much faster than a new one for each test."""
        tables = ", ".join(table.name for table in metadata.sorted_tables)
        self.run(f"TRUNCATE {tables} RESTART IDENTITY CASCADE", MIGRATED)
        return self.address(MIGRATED)

    def new_database(self) -> str:
        """A new database without any table."""
        name = f"new_{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.address(name)

    def run(self, statement: str, database: str = "postgres") -> None:
        """One statement, as the owner of everything. Not from within an event loop."""
        asyncio.run(_execute(self.address(database), statement))

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """It neither answers nor hangs up until the end of the block, as a suspended machine."""
        stopped: list[int] = []
        try:
            for pid in self._processes():  # the first of them makes no others any more
                os.kill(pid, signal.SIGSTOP)
                stopped.append(pid)
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def _processes(self) -> Iterator[int]:
        yield self.pid
        yield from map(int, Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split())

    def prepare(self) -> None:
        """The database that `empty_database` hands out."""
        self.run(f"CREATE DATABASE {MIGRATED}")
        asyncio.run(_migrate(self.address(MIGRATED)))


async def _execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def _migrate(address: str) -> None:
    database = Database(address)
    await database.migrate()
    await database.close()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server from here to the end of the block. PostgreSQL refuses root, so root runs it as its own user."""
    bin_folder = programs()
    folder = Path(tempfile.mkdtemp(prefix="ludage-pg-", dir="/tmp"))  # short: a socket's path has its limits
    as_user: dict[str, Any] = {"cwd": folder}
    if os.geteuid() == 0:
        shutil.chown(folder, USER, USER)
        as_user |= {"user": USER, "group": USER, "extra_groups": []}
    try:
        data = folder / "data"
        subprocess.run(
            [bin_folder / "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
            check=True,
            stdout=subprocess.DEVNULL,
            **as_user,
        )
        options = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [bin_folder / "postgres", "-D", data, "-k", folder, *options],
                stdout=log,
                stderr=log,
                **as_user,
            )
        try:
            postgres = Postgres(folder, process.pid)
            _wait_for(postgres, process)
            postgres.prepare()
            yield postgres
        finally:
            process.send_signal(signal.SIGINT)  # fast: without waiting for those who are connected
            process.wait(STOP_SECONDS)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(postgres: Postgres, process: subprocess.Popen[bytes]) -> None:
    """Until it answers."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            postgres.run("SELECT 1")
            return
        except (OSError, asyncpg.PostgresError):
            if process.poll() is not None or time.monotonic() > until:
                log = (postgres.folder / "log").read_text(errors="replace")
                raise RuntimeError(f"PostgreSQL did not start:\n{log[-2000:]}") from None
            time.sleep(0.05)
