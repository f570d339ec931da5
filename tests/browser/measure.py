"""How quick the page is: prints seconds to a page ready to click, milliseconds to draw a position, the bundle's size.

Run it on a quiet machine: `python -m tests.browser.measure`. The time to a drawn position grows with whatever else the
machine does; the processor time, by kind of work, much less.
"""

import json
import shutil
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import FLAGS, STATIC, Server
from tests.browser.pages import TablePage, play_now

ROUNDS = 5
DECISIONS = 40
QUIET_SECONDS = 0.4
IDLE_SECONDS = 5
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
WORK = {
    "script": ("FunctionCall", "FireAnimationFrame", "EventDispatch", "TimerFire", "MinorGC", "MajorGC"),
    "style and layout": ("UpdateLayoutTree", "Layout"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
    "raster": ("RasterTask",),
}
"""Kinds of work and the events of Chromium's trace that are it."""
DRAWN = """
  const Usual = window.WebSocket
  window.drawn = []
  window.kept = null // positions that wait to be looked at one by one; null: each is shown as it comes
  window.WebSocket = class extends Usual {
    set onmessage(heard) {
      const show = (event) => {
        const begun = performance.now()
        heard(event)
        if (!event.data.includes('"kind":"position"')) return
        requestAnimationFrame(() => {
          const channel = new MessageChannel() // its message comes when the frame has been drawn
          channel.port1.onmessage = () => window.drawn.push(performance.now() - begun)
          channel.port2.postMessage(null)
        })
      }
      window.showNext = () => window.kept?.length && show(window.kept.shift())
      super.onmessage = (event) => (window.kept ? window.kept.push(event) : show(event))
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
        expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
        seconds.append(time.perf_counter() - started)
        context.close()
    return seconds


def quiet(page: Page) -> None:
    """Wait until no position has come for a while: what the test asks of the page must not be measured with it."""
    before = -1
    while before != (now := int(page.evaluate("() => window.drawn.length"))):
        before = now
        time.sleep(QUIET_SECONDS)


def at_a_table(browser: Browser, address: str) -> tuple[Page, TablePage]:
    """A game of Age of Gods against bots, the person asked for the first time."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(DRAWN)
    page = context.new_page()
    page.goto(address)
    table = play_now(page)
    table.my_turn()
    quiet(page)
    page.evaluate("() => { window.drawn.length = 0 }")
    return page, table


def alone(browser: Browser, address: str) -> list[float]:
    """Milliseconds from a position's arrival to its frame, when server and bots have come to rest: as in the browser of
    a player who does not run them on the same machine.
    """
    page, table = at_a_table(browser, address)
    page.evaluate("() => { window.kept = [] }")
    decided = 0
    while decided < DECISIONS:
        time.sleep(QUIET_SECONDS)
        if page.evaluate("() => window.kept.length"):
            page.evaluate("() => setTimeout(window.showNext, 50)")  # when the answer to this is under way
        else:
            table.step()
            decided += 1
    time.sleep(QUIET_SECONDS)
    drawn: list[float] = page.evaluate("() => window.drawn")
    page.context.close()
    return drawn


def beside_bots(browser: Browser, address: str) -> tuple[list[float], float]:
    """The same while the bots think on the same machine; and the share of a processor when nobody acts."""
    page, table = at_a_table(browser, address)
    drawn = decide(page, table)
    idle = processor_share(browser)
    page.context.close()
    return drawn, idle


def processor_time(browser: Browser, address: str, trace: Path) -> dict[str, float]:
    """Milliseconds of the processor a position (with the clicks and forecasts that led to it) by kind of work. Apart,
    because being traced takes a page a good part of its time.
    """
    page, table = at_a_table(browser, address)
    browser.start_tracing(page=page, path=trace, categories=TRACED)
    drawn = decide(page, table)
    browser.stop_tracing()
    page.context.close()
    return {kind: milliseconds / len(drawn) for kind, milliseconds in work(trace).items()}


def decide(page: Page, table: TablePage) -> list[float]:
    """Play on a while: milliseconds to each position's frame."""
    for _ in range(DECISIONS):
        quiet(page)
        table.step()
    quiet(page)
    drawn: list[float] = page.evaluate("() => window.drawn")
    return drawn


def work(trace: Path) -> dict[str, float]:
    """Milliseconds of the processor by kind of work; of work within work the inner one counts."""
    kinds = {name: kind for kind, names in WORK.items() for name in names}
    threads: dict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
    for event in json.loads(trace.read_text())["traceEvents"]:
        if event["ph"] == "X" and event["name"] in kinds:
            threads[event["pid"], event["tid"]].append(event)
    spent = dict.fromkeys(WORK, 0.0)
    for events in threads.values():
        under_way: list[dict[str, Any]] = []
        for event in sorted(events, key=lambda one: (one["ts"], -one["dur"])):
            while under_way and under_way[-1]["ts"] + under_way[-1]["dur"] <= event["ts"]:
                under_way.pop()
            used = event.get("tdur", 0) / 1000
            spent[kinds[event["name"]]] += used
            if under_way:
                spent[kinds[under_way[-1]["name"]]] -= used
            under_way.append(event)
    return spent


def processor_share(browser: Browser) -> float:
    """How much of one processor all of the browser uses while nothing happens."""
    session = browser.new_browser_cdp_session()

    def used() -> float:
        return sum(float(one["cpuTime"]) for one in session.send("SystemInfo.getProcessInfo")["processInfo"])

    before = used()
    time.sleep(IDLE_SECONDS)
    share = (used() - before) / IDLE_SECONDS
    session.detach()
    return share


def bundle(address: str) -> int:
    """Bytes of all that the client is made of in the larger language, as the server sends it to a browser."""
    total = 0
    for file in STATIC.rglob("*"):
        if file.is_file() and file.suffix != ".br" and not file.name.startswith("en-"):
            name = file.relative_to(STATIC).as_posix()
            answer = httpx.get(f"{address}/{name}", headers={"accept-encoding": "gzip, br"})
            total += int(answer.headers["content-length"])
    return total


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        start = cold_start(browser, server.address)
        drawn = alone(browser, server.address)
        busy, idle = beside_bots(browser, server.address)
        spent = processor_time(browser, server.address, Path(folder) / "trace.json")
        size = bundle(server.address)
        browser.close()
        server.stop()
    print(f"page ready to click, cold: {statistics.median(start):.2f} s (limit 2)")  # noqa: T201
    middle, slow = statistics.median(drawn), statistics.quantiles(drawn, n=10)[-1]
    print(f"position drawn: median {middle:.0f} ms of {len(drawn)} (limit 50), one in ten over {slow:.0f}")  # noqa: T201
    print(f"beside server and bots at work: median {statistics.median(busy):.0f} ms of {len(busy)}")  # noqa: T201
    parts = ", ".join(f"{kind} {milliseconds:.0f}" for kind, milliseconds in spent.items())
    print(f"processor time a position, in ms: {parts}")  # noqa: T201
    print(f"table that nobody touches: {idle:.1%} of a processor")  # noqa: T201
    print(f"bundle in one language, compressed: {size / 1000:.0f} kB (limit 400)")  # noqa: T201


if __name__ == "__main__":
    main()
