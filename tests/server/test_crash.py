"""The server is killed at random moments while people and bots play: nothing that anybody was told is ever lost.

The moments are random; `CRASH_SEED=n` gives the choices of an earlier run again, though not its timing.
"""

import asyncio
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.patience import patient
from tests.server.clients import Json, Person, running_table
from tests.server.crash_server import is_running
from tests.server.crash_world import Company, World, a_world

KILLS = 5
KILLS_IN_THE_CAMPAIGN = 100
WORKER_KILLS = 5
GAMES_MOST = 10
FEW = (Company(people=2, bots=1, level="random"), Company(people=1, bots=1, level="greedy"))

Say = Callable[[str], None]


@pytest.fixture
def seed() -> int:
    """Of the run; printed if it fails."""
    number = int(os.environ.get("CRASH_SEED", "0")) or secrets.randbits(32)
    print(f"CRASH_SEED={number}")  # noqa: T201
    return number


@pytest.fixture
def say(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> Say:
    """Progress that is seen while the test runs."""

    def speak(text: str) -> None:
        with capsys.disabled():
            print(f"\n{request.node.name}: {text}", end="", flush=True)  # noqa: T201

    return speak


def be_silent(_text: str) -> None:
    """For runs that are over before anybody would ask."""


def test_nothing_is_lost_and_no_table_broken_when_the_server_is_killed(
    database_url: str, tmp_path: Path, seed: int
) -> None:
    async def run() -> None:
        async with a_world(database_url, tmp_path, seed, be_silent) as world:
            await world.open(FEW)
            await world.survive(KILLS, watched=1)
            await world.go_on()
            assert len(world.players) >= 3
            assert sum(player.connections for player in world.players) > len(world.players)
            assert sum(len(player.acknowledged) for player in world.players) > 0

    asyncio.run(run())


@pytest.mark.long
def test_a_hundred_kills(database_url: str, tmp_path: Path, seed: int, say: Say) -> None:
    async def run() -> None:
        async with a_world(database_url, tmp_path, seed, say) as world:
            await world.open()
            await world.survive(KILLS_IN_THE_CAMPAIGN)
            await world.finish()
            assert world.games >= 4
            assert sum(len(player.acknowledged) for player in world.players) > 20 * len(world.players)
            assert sum(player.connections for player in world.players) > len(world.players)

    say(f"CRASH_SEED={seed}")
    asyncio.run(run())


def test_a_bot_whose_process_is_killed_in_mid_thought_thinks_again(
    sqlite_url: str, tmp_path: Path, seed: int
) -> None:
    async def run() -> None:
        async with a_world(sqlite_url, tmp_path, seed, be_silent) as world:
            world.server.start()
            await world.server.ready()
            await world.open((Company(people=1, bots=1, level="greedy"),))
            for _ in range(WORKER_KILLS):
                await kill_a_thinker(world)
            await world.until_every_table_moves()
            said = world.server.said()
            assert said.count("its process died") >= 1
            await world.stop()

    asyncio.run(run())


async def kill_a_thinker(world: World) -> None:
    """Wait for a bot that is thinking, and end it."""
    async with asyncio.timeout(patient(20)):
        while True:
            at_work = [pid for pid in world.server.thinking() if is_running(pid)]
            if at_work:
                os.kill(at_work[0], 9)
                return
            await asyncio.sleep(0.002)


def test_an_action_that_is_sent_again_after_a_restart_is_not_played_twice(
    sqlite_url: str, tmp_path: Path, seed: int
) -> None:
    async def run() -> None:
        async with a_world(sqlite_url, tmp_path, seed, be_silent) as world:
            world.server.start()
            await world.server.ready()
            people = [await world.come_in(name) for name in ("Ann", "Bob")]
            table_id, number, sent, seq = await an_action_that_stays_legal(people, Random(seed))
            world.server.kill()
            world.server.start()
            await world.server.ready()
            async with people[number].at(table_id, since=seq) as seat:
                await seat.my_turn()
                assert await seat.refused("act", **sent) == "stale"
                await seat.send(kind="sync", since=seq)
                assert (await seat.a("position"))["seq"] == seq
            await world.stop()

    asyncio.run(run())


async def an_action_that_stays_legal(people: list[Person], luck: Random) -> tuple[str, int, Json, int]:
    """A table, a seat, what it has played, and the row by which it could play just that once more."""
    for _ in range(GAMES_MOST):
        table_id = await running_table(people)
        async with people[0].at(table_id) as first, people[1].at(table_id) as second:
            played: dict[int, Json] = {}
            seq = 0
            while True:
                positions = [await seat.at_seq(seq) for seat in (first, second)]
                if not positions[0]["to_act"]:
                    break
                who = positions[0]["to_act"][0]
                legal = [choice["text"] for choice in positions[who]["legal"]]
                if who in played and played[who]["action"] in legal:
                    return table_id, who, played[who], seq
                played[who] = {"seq": seq, "action": luck.choice(legal)}
                seq = await (first, second)[who].done("act", **played[who])
    raise AssertionError(f"no such action in {GAMES_MOST} games")


def test_a_server_that_is_told_to_stop_in_mid_game_stops_and_another_goes_on(
    database_url: str, tmp_path: Path, seed: int
) -> None:
    async def run() -> None:
        async with a_world(database_url, tmp_path, seed, be_silent) as world:
            await world.open(FEW)
            world.server.start()
            await world.server.ready()
            await world.until_rows(30)
            await world.stop()
            await world.go_on()
            assert "Traceback" not in world.server.said()

    asyncio.run(run())
