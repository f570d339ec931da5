"""A server of its own and Debian's Chromium for the browser tests."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.pages import TablePage, play_now
from tests.patience import patient
from tests.ports import free_port

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
STATIC = Path(__file__).parents[2] / "src" / "ludage" / "server" / "static"
SECONDS_TO_START = patient(20)
DESKTOP, PHONE = (1440, 900), (390, 844)
expect.set_options(timeout=patient(20) * 1000)


class Server:
    """`ludage serve` in a process of its own; it can be stopped and started again in mid-game."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.folder = folder
        self.luck = folder / "luck"
        self.luck.touch()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "tests.browser.luck", str(self.luck)]
        arguments = [
            "serve",
            "--port",
            str(self.port),
            "--database",
            f"sqlite:///{self.folder}/tables.sqlite3",
        ]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *arguments],
                stdout=log,
                stderr=log,
                env={**os.environ, "LUDAGE_SECRET": "the same over restarts"},
            )
        until = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.address}/healthz").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def stop(self) -> None:
        """As an operator would."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(patient(10))
            self.process = None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with an empty database."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: run `make web`")
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The system's browser. Module by module: while it is there no test can run an event loop of its own."""
    found = shutil.which("chromium")
    if found is None:
        pytest.fail("there is no chromium: install it (on Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a page as a new person: `visit(path, language=, size=, touch=)`. What goes wrong in it fails the test."""
    server.luck.write_text(request.node.name, encoding="utf-8")
    faults: list[str] = []
    contexts = []

    def open_page(
        path: str = "/", *, language: str = "en", size: tuple[int, int] = DESKTOP, dark: bool = False
    ) -> Page:
        context = chromium.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            locale="fr-FR" if language == "fr" else "en-GB",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def table(visit: Visit) -> TablePage:
    """A game just begun against bots."""
    return play_now(visit())
