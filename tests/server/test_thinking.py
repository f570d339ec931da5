"""Bots think elsewhere, and whatever happens to them a legal action comes back."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

import ludage
from ludage.server import thinking
from ludage.server.refusals import Refusal
from ludage.server.settings import Settings
from ludage.server.thinking import Stopped, Thinkers

ODD = "tests.server.odd_bots:bot"
GAME = "age-of-gods"
STATE = ludage.game(GAME).new(players=3, seed=7)
POSITION = STATE.imagine(0, 1).to_json()
LEGAL = STATE.legal(0)
FIRST = LEGAL[0]

pytestmark = pytest.mark.anyio


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """Two workers with ample time."""
    pool = Thinkers(Settings(), 2, 20.0, bots=ODD)
    yield pool
    await pool.stop()


@pytest.fixture
async def hasty() -> AsyncIterator[Thinkers]:
    """One worker with little time."""
    pool = Thinkers(Settings(), 1, 1.5, bots=ODD)
    yield pool
    await pool.stop()


async def choose(pool: Thinkers, level: str, seed: int = 5) -> int:
    return await pool.choose(GAME, POSITION, 0, level, seed)


async def written(file: Path) -> int:
    """The process number that a bot writes into the file when it has begun to think."""
    async with asyncio.timeout(20):
        while not (file.exists() and file.read_text()):
            await asyncio.sleep(0.02)
    return int(file.read_text())


def running(pid: int) -> bool:
    """Whether the process exists and is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def gone(pid: int, seconds: float) -> bool:
    """Whether the process ends within so many seconds."""
    end = time.monotonic() + seconds
    while running(pid) and time.monotonic() < end:
        await asyncio.sleep(0.02)
    return not running(pid)


async def test_the_bots_of_the_house_choose_legal_actions_by_their_seed() -> None:
    pool = Thinkers(Settings(), 1, 20.0)
    try:
        for level in ludage.bots.BOTS:
            chosen = [await pool.choose(GAME, POSITION, 0, level, seed) for seed in (1, 1)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in LEGAL
        advice = await pool.advice(GAME, POSITION, 0)
        assert sorted(action for action, _ in advice) == sorted(LEGAL)
        assert advice[0][1] == max(value for _, value in advice)
    finally:
        await pool.stop()
    assert (pool.asked, pool.answered, pool.fallbacks, pool.died, pool.killed) == (5, 5, 0, 0, 0)
    assert pool.seconds > 0


async def test_a_worker_killed_while_it_thinks_is_replaced_and_the_request_tried_again(
    thinkers: Thinkers, tmp_path: Path
) -> None:
    file = tmp_path / "pid"
    request = asyncio.create_task(choose(thinkers, f"announce {file}"))
    first = await written(file)
    file.unlink()
    os.kill(first, signal.SIGKILL)
    second = await written(file)
    assert second != first
    os.kill(second, signal.SIGKILL)
    assert await request in LEGAL
    assert (thinkers.died, thinkers.fallbacks, thinkers.killed) == (2, 1, 0)
    assert await choose(thinkers, "first") == FIRST


async def test_one_death_costs_nothing_but_time(thinkers: Thinkers, tmp_path: Path) -> None:
    assert await choose(thinkers, f"suicide-once {tmp_path / 'done'}") == FIRST
    assert (thinkers.died, thinkers.fallbacks, thinkers.answered) == (1, 0, 1)


async def test_a_worker_killed_while_it_is_idle_is_replaced(thinkers: Thinkers) -> None:
    await choose(thinkers, "first")
    (worker,) = thinkers._idle
    os.kill(worker.process.pid, signal.SIGKILL)
    await worker.process.wait()
    assert await choose(thinkers, "first") == FIRST
    assert (thinkers.died, thinkers.fallbacks) == (1, 0)


async def test_a_bot_that_never_ends_is_killed_and_the_game_goes_on(hasty: Thinkers, tmp_path: Path) -> None:
    await choose(hasty, "first")
    file = tmp_path / "pid"
    started = time.monotonic()
    assert await choose(hasty, f"announce {file}") in LEGAL
    assert time.monotonic() - started < 10
    assert (hasty.killed, hasty.fallbacks, hasty.died) == (2, 1, 0)
    if file.exists():
        assert await gone(int(file.read_text()), 2)
    assert await choose(hasty, "first") == FIRST


@pytest.mark.parametrize("level", ["raise", "illegal", "suicide"])
async def test_whatever_a_bot_does_the_action_is_legal(thinkers: Thinkers, level: str) -> None:
    assert await choose(thinkers, level) in LEGAL
    assert await choose(thinkers, "print") == FIRST
    assert (thinkers.fallbacks, thinkers.answered) == (1, 1)


async def test_the_random_choice_depends_on_the_seed(thinkers: Thinkers) -> None:
    chosen = {seed: await choose(thinkers, "raise", seed) for seed in range(12)}
    assert set(chosen.values()) == set(LEGAL)
    assert chosen == {seed: await choose(thinkers, "raise", seed) for seed in range(12)}


async def test_when_no_process_can_be_started_bots_still_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    pool = Thinkers(Settings(), 1, 5.0)
    assert await choose(pool, "greedy") in LEGAL
    with pytest.raises(Refusal) as refusal:
        await pool.advice(GAME, POSITION, 0)
    assert refusal.value.code == "no-hint"
    await pool.stop()


async def test_workers_that_cannot_import_their_bots_count_as_dead() -> None:
    pool = Thinkers(Settings(), 1, 5.0, bots="no.such.module:bot")
    assert await choose(pool, "greedy") in LEGAL
    assert (pool.died, pool.fallbacks) == (2, 1)
    await pool.stop()


@pytest.mark.parametrize(
    ("position", "seat"), [("{}", 0), ("not JSON", 0), (POSITION, 7)], ids=["empty", "text", "no such seat"]
)
async def test_a_position_that_is_none_is_the_callers_mistake(
    thinkers: Thinkers, position: str, seat: int
) -> None:
    with pytest.raises(ValueError, match=r"position|owes no decision"):
        await thinkers.choose(GAME, position, seat, "greedy", 1)
    assert await choose(thinkers, "first") == FIRST


async def test_many_requests_share_few_workers(thinkers: Thinkers) -> None:
    chosen = await asyncio.gather(*(choose(thinkers, "greedy", number) for number in range(60)))
    assert all(action in LEGAL for action in chosen)
    assert len(thinkers._all) == 2
    assert (thinkers.answered, thinkers.fallbacks, thinkers.waiting) == (60, 0, 0)


async def test_first_come_first_served_whatever_happens_in_between() -> None:
    pool = Thinkers(Settings(), 1, 20.0, bots=ODD)
    order: list[int] = []

    async def one(number: int) -> None:
        await choose(pool, "raise" if number == 3 else "first")
        order.append(number)

    await asyncio.gather(*(one(number) for number in range(8)))
    assert order == [0, 1, 2, 4, 5, 6, 7, 3]  # the failed one queues again
    await pool.stop()


async def test_a_cancelled_request_frees_its_place(tmp_path: Path) -> None:
    pool = Thinkers(Settings(), 1, 60.0, bots=ODD)
    file = tmp_path / "pid"
    thinking_one = asyncio.create_task(choose(pool, f"announce {file}"))
    pid = await written(file)
    waiting_one = asyncio.create_task(choose(pool, "sleep 30"))
    last = asyncio.create_task(choose(pool, "first"))
    await asyncio.sleep(0)
    assert pool.waiting == 2
    for task in (waiting_one, thinking_one):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    assert await asyncio.wait_for(last, 20) == FIRST
    assert await gone(pid, 2)
    assert (pool.died, pool.killed, pool.waiting) == (0, 0, 0)
    await pool.stop()


async def test_too_many_waiting_requests_are_answered_at_random_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(thinking, "WAITING_MOST", 1)
    monkeypatch.setattr(thinking, "HINTS_MOST", 0)
    pool = Thinkers(Settings(), 1, 60.0, bots=ODD)
    file = tmp_path / "pid"
    tasks = [asyncio.create_task(choose(pool, f"announce {file}"))]
    await written(file)
    tasks.append(asyncio.create_task(choose(pool, "first")))
    await asyncio.sleep(0)
    assert await asyncio.wait_for(choose(pool, "first"), 1) in LEGAL
    assert pool.fallbacks == 1
    with pytest.raises(Refusal) as refusal:
        await pool.advice(GAME, POSITION, 0)
    assert refusal.value.code == "bots-busy"
    await pool.stop()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_stopping_ends_all_within_a_second_and_makes_nothing_up(tmp_path: Path) -> None:
    pool = Thinkers(Settings(), 1, 60.0, bots=ODD)
    file = tmp_path / "pid"
    tasks = [asyncio.create_task(choose(pool, f"announce {file}"))]
    pid = await written(file)
    tasks += [asyncio.create_task(choose(pool, "first")) for _ in range(3)]
    await asyncio.sleep(0)
    started = time.monotonic()
    await pool.stop()
    assert time.monotonic() - started < 1
    assert not running(pid)
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(answer, Stopped) for answer in answers)
    with pytest.raises(Stopped):
        await choose(pool, "first")
    assert pool.fallbacks == 0


SERVER = f"""
import asyncio, sys
from ludage.server.settings import Settings
from ludage.server.thinking import Thinkers

async def main():
    idle = Thinkers(Settings(), 1, 60.0, bots={ODD!r})
    busy = Thinkers(Settings(), 1, 2.0, bots={ODD!r})
    position = {POSITION!r}
    await idle.choose({GAME!r}, position, 0, "first", 1)
    await busy.choose({GAME!r}, position, 0, "first", 1)
    pids = [worker.process.pid for pool in (idle, busy) for worker in pool._all]
    task = asyncio.create_task(busy.choose({GAME!r}, position, 0, "sleep 300", 1))
    await asyncio.sleep(0.3)
    print(*pids, flush=True)
    await task

asyncio.run(main())
"""


async def test_workers_end_when_the_server_is_killed_even_in_the_middle_of_a_thought() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, env=environment)
    assert server.stdout is not None
    with server.stdout:
        pids = [int(pid) for pid in (await asyncio.to_thread(server.stdout.readline)).split()]
    assert len(pids) == 2
    server.kill()
    server.wait()
    assert await gone(pids[0], 2)
    assert await gone(pids[1], 5)


async def test_workers_are_not_given_the_servers_secrets(
    monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers
) -> None:
    monkeypatch.setenv("LUDAGE_SECRET", "do-not-tell")
    await choose(thinkers, "first")
    (worker,) = thinkers._all
    environment = Path(f"/proc/{worker.process.pid}/environ").read_bytes()
    assert b"PYTHONPATH" in environment
    assert b"do-not-tell" not in environment


def test_a_worker_imports_only_what_a_bot_needs() -> None:
    program = "import sys, ludage.server.thinking_worker; print(*sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, env=environment)
    imported = done.stdout.decode().split()
    assert "ludage.bots" in imported
    assert not {"asyncio", "fluent", "litestar", "msgspec", "sqlalchemy"} & set(imported)
