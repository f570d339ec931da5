"""How the table server bears a full house: 500 live tables, 1,000 connected people, 100 actions a second in all.

    python benchmarks/load.py [--database sqlite:///FILE | postgresql://USER@HOST/NAME] [--tables 500] [--rate 100]
                              [--seconds 60] [--workers 1] [--no-compression] [--no-saturation]

The server runs in processes of its own with its usual settings, except for the limits that one address has; the people
are connections of this process. Actions are sent at fixed times, however slow the answers are, and the time of an
action runs from the moment it should have been sent until both players' screens have the position it led to.
Prints the percentiles, the server's memory and processor time, and then raises the rate until p99 is over 250 ms.
"""

import argparse
import asyncio
import gc
import resource
import tempfile
import time
from pathlib import Path

from table_load.people import Figures, House
from table_load.server import Server, busy_seconds

TARGET_MS = 250.0
AHEAD = 40
"""Before measuring, each table is played this many actions in at most, so that all stages of a game are there."""
WARM_UP_SECONDS = 5.0
STEP, STEP_SECONDS, STEPS_MOST = 1.25, 8.0, 12
EDGES_MS = (2, 5, 10, 20, 50, 100, 250, 500, 1000)


def main() -> None:
    wanted = arguments()
    allow_files(4 * wanted.tables + 200)
    with tempfile.TemporaryDirectory(prefix="ludage-load-") as folder:
        database = wanted.database or f"sqlite:///{folder}/load.sqlite3"
        kind = "PostgreSQL" if database.startswith("postgres") else "SQLite"
        print(
            f"{kind}, {wanted.workers} server process(es), {wanted.tables} tables, {2 * wanted.tables} people"
        )
        server = Server(database, wanted.workers, Path(folder) / "server.log")
        try:
            asyncio.run(measure(server, wanted))
        finally:
            server.stop()
            complaints = server.complaints()
            if complaints:
                print(f"the server complained:\n{complaints}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", help="default: a new SQLite file")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second, in all")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1, help="server processes; several need PostgreSQL")
    parser.add_argument(
        "--no-compression", action="store_true", help="clients that offer none, unlike browsers"
    )
    parser.add_argument("--no-saturation", action="store_true")
    return parser.parse_args()


def allow_files(count: int) -> None:
    """Every connection is a file, here and (by inheritance) in the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most if most != resource.RLIM_INFINITY else 65536, most))
    if 0 < most < count:
        raise SystemExit(f"this needs {count} open files; the system allows {most}: raise `ulimit -n`")


async def measure(server: Server, wanted: argparse.Namespace) -> None:
    """Fill the house, warm up, measure, and look for the limit."""
    await server.ready()
    empty = server.memory()
    house = House(server, not wanted.no_compression)
    await house.fill(wanted.tables)
    await house.play_ahead(AHEAD)
    gc.collect()
    gc.freeze()  # a thousand connections are not garbage: looking through them would only delay the clock
    await house.play(wanted.rate, WARM_UP_SECONDS, progress=False)
    cpu, own, busy, clock = server.cpu(), time.process_time(), busy_seconds(), time.perf_counter()
    figures = await house.play(wanted.rate, wanted.seconds, progress=True)
    took = time.perf_counter() - clock
    cpu, own, busy = server.cpu() - cpu, time.process_time() - own, busy_seconds() - busy
    report(figures, took)
    print(
        f"  server: {server.memory():.0f} MB ({empty:.0f} MB when empty), {cpu / took:.0%} of a core, ",
        end="",
    )
    print(f"{1000 * cpu / max(1, figures.sent):.1f} ms an action")
    print(
        f"  people: {own / took:.0%} of a core; everything else on this machine: {(busy - cpu - own) / took:.0%}"
    )
    met = "met" if figures.percentile(0.99) < TARGET_MS else "missed"
    print(f"  target (p99 under {TARGET_MS:.0f} ms at {wanted.rate:.0f} actions/s): {met}")
    if not wanted.no_saturation and met == "met":
        await saturate(house, wanted.rate)
    await house.leave()


def report(figures: Figures, took: float) -> None:
    """From action to everyone's screen."""
    print(f"  {figures.sent} actions sent, {len(figures.seconds) / took:.1f}/s on both screens", end="")
    print(f", {figures.lost} lost, refused: {dict(figures.refused) or 'none'}")
    for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)):
        print(f"  {name}  {figures.percentile(share):8.1f} ms")
    below = 0
    for edge in (*EDGES_MS, float("inf")):
        count = sum(1000 * seconds < edge for seconds in figures.seconds) - below
        below += count
        share = count / max(1, len(figures.seconds))
        print(f"    under {edge:6.0f} ms  {share:6.1%}  {'#' * round(50 * share)}")


async def saturate(house: House, rate: float) -> None:
    """Raise the rate until p99 is over the target."""
    good = rate
    for _ in range(STEPS_MOST):
        rate *= STEP
        cpu, clock = house.server.cpu(), time.perf_counter()
        figures = await house.play(rate, STEP_SECONDS, progress=False)
        took = time.perf_counter() - clock
        p50, p99 = figures.percentile(0.5), figures.percentile(0.99)
        core = (house.server.cpu() - cpu) / took
        print(
            f"  at {rate:4.0f}/s: {len(figures.seconds) / took:4.0f}/s on screen, p50 {p50:.0f} ms, p99 {p99:.0f} ms, "
            f"server {core:.0%} of a core, refused {sum(figures.refused.values())}",
            flush=True,
        )
        if p99 > TARGET_MS:
            break
        good = rate
    print(f"  saturation: p99 stays under {TARGET_MS:.0f} ms up to {good:.0f} actions/s")


if __name__ == "__main__":
    main()
