"""A server in a process of its own, to be killed and started again on the same database and port."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

from tests.patience import patient
from tests.ports import free_port
from tests.server.clients import PLAIN

START_SECONDS = patient(60)
"""Long: other tests may keep the machine busy, and a server that ends instead is noticed at once."""
STOP_SECONDS = patient(10)
PROGRAM = """
import sys
from ludage.server.run import serve
from ludage.server.settings import Settings
serve(Settings(database=sys.argv[1], bot_seconds=20.0), "127.0.0.1", int(sys.argv[2]), 1)
"""


class ServerProcess:
    """The server as an operator runs it: one life after the other."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.log = folder / "server.log"
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.workers: set[int] = set()
        """Every process in which bots have thought, in all lives."""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Begin a life; `ready` waits until it serves."""
        assert self._process is None, "one life at a time"
        environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDAGE_")}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, self.database, str(self.port)],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    async def ready(self) -> None:
        """Until it serves."""
        until = time.monotonic() + START_SECONDS
        async with httpx.AsyncClient(base_url=self.base, verify=PLAIN, trust_env=False) as client:
            while time.monotonic() < until and self._process is not None and self._process.poll() is None:
                with suppress(httpx.TransportError):
                    if (await client.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.said()[-3000:]}")

    def kill(self) -> None:
        """End it at once, wherever it is."""
        assert self._process is not None
        self.workers.update(self.thinking())
        assert self._process.poll() is None, f"the server ended by itself:\n{self.said()[-3000:]}"
        self._process.kill()
        self._process.wait(STOP_SECONDS)
        self._process = None

    async def stop(self) -> int:
        """Ask it to end, as an operator would; how it ended."""
        assert self._process is not None
        self.workers.update(self.thinking())
        self._process.send_signal(signal.SIGTERM)
        try:
            return await asyncio.to_thread(self._process.wait, STOP_SECONDS)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"it did not stop in {STOP_SECONDS} s:\n{self.said()[-3000:]}") from None
        finally:
            self.clear_away()

    def clear_away(self) -> None:
        """Whatever is left of it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(STOP_SECONDS)
            self._process = None

    def said(self) -> str:
        """Its log, of all lives."""
        return self.log.read_text(errors="replace")

    # ---- the processes in which bots think ------------------------------------------------------------------

    def thinking(self) -> list[int]:
        """Its bots' processes now."""
        try:
            children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        except OSError:
            return []
        return [int(child) for child in children.split() if is_worker(int(child))]

    async def no_worker_left(self) -> None:
        """The bots' processes of all ended lives end by themselves, soon."""
        until = time.monotonic() + STOP_SECONDS
        while left := [pid for pid in self.workers if is_worker(pid)]:
            assert time.monotonic() < until, f"bots' processes are left over: {left}"
            await asyncio.sleep(0.05)


def is_worker(pid: int) -> bool:
    """Whether this is, still, a process in which bots think."""
    try:
        return b"ludage.server.thinking_worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def is_running(pid: int) -> bool:
    """Whether a process is at work rather than waiting."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "R"
    except OSError:
        return False
