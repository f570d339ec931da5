"""Long work is done one piece at a time, and whoever asks for little does not wait for whoever asks for much."""

import asyncio
import threading
from functools import partial

import pytest

from ludage.server.longwork import LongWork
from tests.patience import patient

pytestmark = pytest.mark.anyio


async def done_in_order(work: LongWork, wanted: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """All of it is asked for, in this order, while something else is being done."""
    done: list[tuple[str, float]] = []
    begin = threading.Event()

    async def one(owner: str, cost: float) -> None:
        async with work.turn(owner, cost) as run:
            await run(partial(done.append, (owner, cost)))

    async def before() -> None:
        async with work.turn("somebody", 0) as run:
            await run(partial(begin.wait, patient(20)))

    tasks = [asyncio.create_task(before())]
    for owner, cost in wanted:
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(one(owner, cost)))
    await asyncio.sleep(0)
    begin.set()
    await asyncio.gather(*tasks)
    return done


async def test_short_work_is_done_before_long_work() -> None:
    wanted = [("ann", 500.0), ("ben", 400.0), ("cleo", 60.0)]
    assert await done_in_order(LongWork(), wanted) == wanted[::-1]


async def test_who_asks_again_and_again_waits_for_the_others() -> None:
    wanted = [("ann", 100.0)] * 5 + [("ben", 250.0)]
    assert await done_in_order(LongWork(), wanted) == wanted[:2] + wanted[-1:] + wanted[2:5]


async def test_among_equals_it_goes_by_who_came_first() -> None:
    wanted = [(name, 1.0) for name in ("ann", "ben", "cleo", "dan")]
    assert await done_in_order(LongWork(), wanted) == wanted


async def test_what_was_had_is_forgotten_when_nobody_waits() -> None:
    work = LongWork()
    await done_in_order(work, [("ann", 1000.0)])
    assert await done_in_order(work, [("ann", 1.0), ("ben", 2.0)]) == [("ann", 1.0), ("ben", 2.0)]


async def test_who_has_gone_is_passed_over_and_what_he_has_begun_is_ended_first() -> None:
    work, begun, may_end, order = LongWork(), threading.Event(), threading.Event(), list[str]()

    def slowly() -> None:
        begun.set()
        may_end.wait(patient(20))
        order.append("what had been begun")

    async def long() -> None:
        async with work.turn("ann", 1) as run:
            await run(slowly)

    async def short(name: str) -> None:
        async with work.turn(name, 1) as run:
            await run(partial(order.append, name))

    leaves = asyncio.create_task(long())
    assert await asyncio.to_thread(begun.wait, patient(20))
    gone, stays = asyncio.create_task(short("gone")), asyncio.create_task(short("stays"))
    await asyncio.sleep(0)
    for task in (leaves, gone):
        task.cancel()
    await asyncio.wait([leaves, gone])
    assert not stays.done()
    may_end.set()
    await stays
    assert order == ["what had been begun", "stays"]
    await short("later")


async def test_work_that_fails_makes_room_for_the_next() -> None:
    work = LongWork()
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            async with work.turn("ann", 1) as run:
                await run(lambda: 1 // 0)
    assert await done_in_order(work, [("ben", 1.0)]) == [("ben", 1.0)]
