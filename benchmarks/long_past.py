"""How the table server bears visitors at a table with a long past: 500 undos at action 500, 50 joins with `since=0`.

    python benchmarks/long_past.py [--database postgresql://USER@HOST/NAME] [--undos 500] [--joins 50] [--tables 40]
                                   [--rate 30] [--seconds 10] [--actions 500]

The table is played through the server's own code (without the bound on undos, as older versions of it did). Then,
while people play at other tables, the visitors all come at once; and once more, each of them again and again as fast as
he is let in, which the usual limit on new connections from one address would not allow. Prints the time from an action
to both players' screens, without visitors and with them, and how long the server takes to start on this database and
on an empty one.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from table_load.people import GAME, Figures, House
from table_load.server import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

TARGET_MS, TARGET_START_SECONDS = 250.0, 2.0
LONG_GAME, SEATS = "through-the-ages", 4
STARTS = 3
WARM_UP_SECONDS = 3.0
GAMES_MOST = 50


def main() -> None:
    wanted = arguments()
    with tempfile.TemporaryDirectory(prefix="ludage-long-past-") as name:
        folder = Path(name)
        database = wanted.database or f"sqlite:///{folder}/past.sqlite3"
        empty = empty_starts(folder)
        table_id, rows = asyncio.run(play(database, wanted.actions, wanted.undos))
        print(f"a game of {LONG_GAME}: {rows} rows, {wanted.undos} undos at action {wanted.actions}")
        server, took = timed_start(database, folder / "start.log")
        print(f"  start: {took:.2f} s, on an empty database {empty:.2f} s")
        met = "met" if took < empty + TARGET_START_SECONDS else "missed"
        print(f"  target (at most {TARGET_START_SECONDS:.0f} s more): {met}")
        try:
            asyncio.run(measure(server, table_id, wanted))
        finally:
            server.stop()
            if complaints := server.complaints():
                print(f"the server complained:\n{complaints}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", help="default: a new SQLite file")
    parser.add_argument("--undos", type=int, default=500)
    parser.add_argument("--actions", type=int, default=500, help="after so many come the undos")
    parser.add_argument("--joins", type=int, default=50)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=30.0, help="actions a second, in all")
    parser.add_argument("--seconds", type=float, default=10.0)
    return parser.parse_args()


# ---- the table ----------------------------------------------------------------------------------------------------


async def play(database: str, actions: int, undos: int) -> tuple[str, int]:
    """One person among bots, who after so many actions takes back his action again and again."""
    from ludage.server import play as play_module
    from ludage.server import undo
    from ludage.server.messages import NewTable
    from ludage.server.services import Services
    from ludage.server.settings import Settings

    play_module.UNDOS_MOST = max(play_module.UNDOS_MOST, undos)
    play_module.CUTS_MOST = max(play_module.CUTS_MOST, undos)
    services = Services(Settings(database=database))
    await services.database.migrate()
    tables, luck = services.tables, Random(1)
    person, _cookie = await services.people.guest("Ann")
    services.automatic.heard = lambda *_news: None  # type: ignore[method-assign]
    services.news.listeners = [tables.heard]  # nothing follows by itself: the bots' actions are ours too
    for _ in range(GAMES_MOST):
        wanted = NewTable(game=LONG_GAME, players=SEATS, bots="random", public=True)
        table = await services.seating.create(person.id, wanted)
        async with tables.locked(table.id) as table:
            await services.seating.start(table)
        game = (await tables.get(table.id)).running()
        while game.state.to_act and (len(game.actions) < actions or 0 not in game.state.to_act):
            seat = game.state.to_act[0]
            legal = [a for a in game.state.legal(seat) if a not in game.game.concessions]
            await tables.act(table.id, seat, game.seq, luck.choice(legal))
        if not game.state.to_act:
            continue  # over too soon
        for _ in range(undos):
            legal = [a for a in game.state.legal(0) if a not in game.game.concessions]
            await tables.act(table.id, 0, game.seq, luck.choice(legal))
            await undo.undo(tables, table.id, 0, game.seq - 1)
        await services.stop()
        return table.id, game.seq
    raise SystemExit(f"no game of {LONG_GAME} lasted {actions} actions")


# ---- starting -----------------------------------------------------------------------------------------------------


def timed_start(database: str, log: Path) -> tuple[Server, float]:
    """The server, and the seconds until it answered; the quickest of a few tries."""
    took: list[float] = []
    while True:
        began = time.perf_counter()
        server = Server(database, 1, log)
        asyncio.run(server.ready())
        took.append(time.perf_counter() - began)
        if len(took) == STARTS:
            return server, min(took)
        server.stop()


def empty_starts(folder: Path) -> float:
    server, took = timed_start(f"sqlite:///{folder}/empty.sqlite3", folder / "empty.log")
    server.stop()
    return took


# ---- visitors -----------------------------------------------------------------------------------------------------


async def measure(server: Server, table_id: str, wanted: argparse.Namespace) -> None:
    house = House(server, compression=True)
    await house.fill(wanted.tables)
    await house.play(wanted.rate, WARM_UP_SECONDS, progress=False)
    alone = await house.play(wanted.rate, wanted.seconds, progress=False)
    report(f"nobody visits ({GAME}, {wanted.tables} tables, {wanted.rate:.0f} actions/s)", alone)
    cookies = await guests(server, wanted.joins)
    for again, what in ((False, f"{wanted.joins} join at once"), (True, "and again and again")):
        until = time.perf_counter() + (wanted.seconds if again else 0.0)
        cpu = server.cpu()
        figures, *waits = await asyncio.gather(
            house.play(wanted.rate, wanted.seconds, progress=False),
            *(visits(server, table_id, cookie, until) for cookie in cookies),
        )
        report(what, figures)
        joined = [seconds for visit in waits for seconds in visit]
        slowest, usual = 1000 * max(joined), 1000 * statistics.median(joined)
        print(
            f"    {len(joined)} joins answered in {usual:.0f} ms, the slowest in {slowest:.0f} ms; ", end=""
        )
        print(f"the server used {server.cpu() - cpu:.1f} s of processor time")
        if not again:
            met = "met" if figures.percentile(0.99) < TARGET_MS else "missed"
            print(f"    target (p99 of the others' actions under {TARGET_MS:.0f} ms): {met}")
    await house.leave()


def report(what: str, figures: Figures) -> None:
    p50, p99, most = (figures.percentile(share) for share in (0.5, 0.99, 1.0))
    print(f"  {what}: {figures.sent} actions, p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {most:.1f} ms", end="")
    print(f", {figures.lost} lost, refused: {dict(figures.refused) or 'none'}", flush=True)


async def guests(server: Server, count: int) -> list[str]:
    """Their cookies."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=30) as client:
        cookies = []
        for _ in range(count):
            client.cookies.clear()
            cookies.append((await client.post("/api/guest", json={})).cookies["ludage"])
        return cookies


async def visits(server: Server, table_id: str, cookie: str, until: float) -> list[float]:
    """Come in with the whole past, once and then again until the time is over; how long each answer took."""
    waits: list[float] = []
    while not waits or time.perf_counter() < until:
        began = time.perf_counter()
        async with connect(
            f"ws://127.0.0.1:{server.port}/ws/tables/{table_id}?since=0",
            additional_headers={"Cookie": f"ludage={cookie}"},
            max_size=None,
            open_timeout=60,
        ) as socket:
            try:
                while not (await socket.recv(decode=False)).startswith(b'{"kind":"position"'):
                    pass
                waits.append(time.perf_counter() - began)
            except ConnectionClosed:
                await asyncio.sleep(1.0)  # too fast
    return waits


if __name__ == "__main__":
    main()
