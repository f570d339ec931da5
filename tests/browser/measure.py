"""How quick the page is: prints seconds to a page ready to click, milliseconds to draw a position, the bundle's size.

Run it on a quiet machine: `python -m tests.browser.measure`.
"""

import gzip
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FLAGS, STATIC, Server
from tests.browser.pages import TablePage

ROUNDS = 5
DECISIONS = 25
DRAWN = """
  const Usual = window.WebSocket
  window.drawn = []
  window.WebSocket = class extends Usual {
    set onmessage(heard) {
      super.onmessage = (event) => {
        const begun = performance.now()
        heard(event)
        if (!event.data.includes('"kind":"position"')) return
        requestAnimationFrame(() => {
          const channel = new MessageChannel() // its message comes when the frame has been drawn
          channel.port1.onmessage = () => window.drawn.push(performance.now() - begun)
          channel.port2.postMessage(null)
        })
      }
    }
  }
"""


def cold_start(browser: Browser, address: str) -> list[float]:
    """Seconds from nothing to a button that can be clicked, with an empty cache each time."""
    seconds = []
    for _ in range(ROUNDS):
        context = browser.new_context()
        page = context.new_page()
        started = time.perf_counter()
        page.goto(address)
        expect(page.get_by_role("button", name="Play now")).to_be_enabled()
        seconds.append(time.perf_counter() - started)
        context.close()
    return seconds


def updates(browser: Browser, address: str) -> list[float]:
    """Milliseconds from a position's arrival to its being drawn, over some turns."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(DRAWN)
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    table = TablePage(page).ready()
    for _ in range(DECISIONS):
        table.my_turn().step()
    drawn: list[float] = page.evaluate("() => window.drawn")
    context.close()
    return drawn


def bundle() -> int:
    """Bytes of everything the client is made of, compressed."""
    files = [file for file in STATIC.rglob("*") if file.is_file() and file.suffix not in (".gz", ".br")]
    return sum(
        file.stat().st_size if file.suffix == ".woff2" else len(gzip.compress(file.read_bytes(), 6))
        for file in files
    )


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        start, drawn = cold_start(browser, server.address), updates(browser, server.address)
        browser.close()
        server.stop()
    print(f"page ready to click, cold: {statistics.median(start):.2f} s (limit 2)")  # noqa: T201
    print(f"position drawn: median {statistics.median(drawn):.0f} ms of {len(drawn)} (limit 50)")  # noqa: T201
    print(f"bundle, compressed: {bundle() / 1000:.0f} kB (limit 400)")  # noqa: T201


if __name__ == "__main__":
    main()
