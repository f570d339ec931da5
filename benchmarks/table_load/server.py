"""The server under load: its own processes, its usual settings, and what it uses of the machine.

Run as a program it is that server: `python server.py PORT WORKERS`.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
STOP_SECONDS = 30.0


def app() -> Any:
    """The server as `ludage serve` runs it, but a thousand people may come from one address."""
    from ludage.server.app import create_app
    from ludage.server.garbage import search_seldom
    from ludage.server.limits import Limit, Limits, limits_for
    from ludage.server.run import settings_from
    from ludage.server.services import Services

    settings = settings_from(os.environ)
    services = Services(settings)
    usual = limits_for(settings)
    raised = {name: Limit(1e6, 10**6) for name in ("guest", "http", "socket", "table")}
    services.limits = Limits(time.time, limits={**usual, **raised})
    made = create_app(settings, services)
    search_seldom()
    return made


def serve(port: int, workers: int) -> None:
    """In a process of its own; the database and the secret come from the environment."""
    import uvicorn

    from ludage.server.run import UVICORN

    uvicorn.run(
        "server:app",
        app_dir=str(Path(__file__).parent),
        factory=True,
        host="127.0.0.1",
        port=port,
        workers=workers,
        **UVICORN,
    )


class Server:
    """The server's processes, and what they use."""

    def __init__(self, database: str, workers: int, log: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.log = log
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, __file__, str(self.port), str(workers)],
                env={
                    **os.environ,
                    "LUDAGE_DATABASE": database,
                    "LUDAGE_SECRET": "of this benchmark" * 2,
                    "LUDAGE_CONNECTIONS_PER_ADDRESS": "1000000",
                },
                stdout=errors,
                stderr=errors,
            )

    async def ready(self) -> None:
        """Until it answers."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as client:
            for _ in range(300):
                try:
                    if (await client.get("/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
                if self.process.poll() is not None:
                    break
        raise SystemExit(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def memory(self) -> float:
        """Megabytes that its processes hold."""
        return sum(int(line.split()[1]) for pid in self._tree() for line in _status(pid, "VmRSS")) / 1024

    def cpu(self) -> float:
        """Seconds of processor time that its processes have used."""
        used = 0
        for pid in self._tree():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            used += int(fields[11]) + int(fields[12])
        return used / TICKS

    def _tree(self) -> list[int]:
        tree = [self.process.pid]
        for pid in tree:
            children = Path(f"/proc/{pid}/task/{pid}/children")
            tree += [int(child) for child in children.read_text().split()]
        return tree

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def complaints(self) -> str:
        """The last of what it wrote to its log, which is nothing if all went well."""
        return self.log.read_text()[-2000:]


def _status(pid: int, name: str) -> list[str]:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return [line for line in lines if line.startswith(name)]


def busy_seconds() -> float:
    """Seconds that the processors of this machine have been busy, whatever with."""
    fields = [int(part) for part in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    user, nice, system, _idle, _waiting, *interrupts = fields
    return (user + nice + system + sum(interrupts[:2])) / TICKS


if __name__ == "__main__":
    serve(int(sys.argv[1]), int(sys.argv[2]))
