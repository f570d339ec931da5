"""Bots think elsewhere, and whatever happens to them a legal action comes back."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import ludage
from ludage.core.state import State
from ludage.server import thinking
from ludage.server.refusals import Refusal
from ludage.server.settings import Settings
from ludage.server.thinking import Stopped, Thinkers
from ludage.server.thinking_worker import HURRY, Study
from ludage.server.turns import Turns
from tests.patience import patient
from tests.server.clients import serving
from tests.server.odd_bots import FOREVER

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
    pool = Thinkers(Settings(), 2, patient(20), bots=ODD)
    yield pool
    await pool.stop()


async def choose(pool: Thinkers, level: str, seed: int = 5) -> int:
    return await pool.choose(GAME, POSITION, 0, level, seed)


async def written(file: Path) -> int:
    """The process number that a bot writes into the file when it has begun to think."""
    async with asyncio.timeout(patient(20)):
        while not (file.exists() and file.read_text()):
            await asyncio.sleep(0.02)
    return int(file.read_text())


def running(pid: int) -> bool:
    """Whether the process exists and is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def gone(pid: int) -> None:
    """Until the process has ended."""
    async with asyncio.timeout(patient(5)):
        while running(pid):
            await asyncio.sleep(0.02)


async def test_the_bots_of_the_house_choose_legal_actions_by_their_seed() -> None:
    pool = Thinkers(Settings(), 1, 20.0)
    try:
        for level in ludage.bots.BOTS:
            chosen = [await pool.choose(GAME, POSITION, 0, level, seed) for seed in (1, 1)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in LEGAL
        advice = await pool.advice(GAME, POSITION, 0)
        assert len(advice) == min(3, len(LEGAL))
        assert {each.action for each in advice} <= set(LEGAL)
        assert advice[0].value == max(each.value for each in advice)
    finally:
        await pool.stop()
    asked = 2 * len(ludage.bots.BOTS) + 1
    assert (pool.asked, pool.answered, pool.fallbacks, pool.died, pool.killed) == (asked, asked, 0, 0, 0)
    assert pool.seconds > 0


@pytest.mark.parametrize("game_id", ludage.game_ids())
def test_the_usual_budget_leaves_every_level_the_time_it_takes(game_id: str) -> None:
    game = ludage.game(game_id)
    for level in ludage.bots.LEVELS:
        for players in range(game.min_players, game.max_players + 1):
            wanted: Any = game.level(level, players).get("seconds", 0)
            assert wanted <= HURRY * Settings().bot_seconds


def test_a_bot_that_can_is_told_to_answer_before_its_budget_is_spent() -> None:
    class Timed:
        name = "timed"
        seconds: float | None = None

        def choose(self, state: State, seat: int) -> int:
            return state.legal(seat)[0]

    bots: list[Timed] = []

    def maker(_level: str, _seed: int) -> Timed:
        bots.append(Timed())
        return bots[-1]

    request = {"game": GAME, "position": POSITION, "seat": 0, "level": "timed", "seed": 1, "heard": []}
    assert Study(maker, None, 5.0).answer(request) == {"action": FIRST}
    assert [bot.seconds for bot in bots] == [5.0 * HURRY]


def hint(state: State, reasoning: float) -> list[dict[str, Any]]:
    """What a worker with so much time for reasons answers who asks for advice."""
    seat = state.to_act[0]
    request = {"game": state.game.id, "position": state.to_json(), "seat": seat, "level": None, "seed": 1}
    study = Study(ludage.bots.bot, None, patient(60))
    study.reasoning = reasoning
    answer = study.answer({**request, "heard": []})
    found: list[dict[str, Any]] = answer["advice"]
    return found


@pytest.mark.parametrize("game_id", ludage.game_ids())
def test_a_hint_has_its_reasons_and_when_time_runs_out_it_goes_without(game_id: str) -> None:
    state: State = ludage.game(game_id).new(players=2, seed=3)
    told = 0
    for _ in range(40):
        seat = state.to_act[0]
        if len(state.earnest(seat)) > 2:
            full, hurried = hint(state, patient(60)), hint(state, 0.0)
            told += any(each["reasons"] for each in full)
            assert [each["action"] for each in hurried] == [each["action"] for each in full]
            assert not any(each["reasons"] for each in hurried)
        state.apply(seat, state.earnest(seat)[0])
    assert told > 2


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


async def test_a_bot_that_never_ends_is_killed_and_the_game_goes_on(
    thinkers: Thinkers, tmp_path: Path
) -> None:
    await choose(thinkers, "first")
    file, enough = tmp_path / "pid", thinkers.budget
    thinkers.budget = 1.5
    assert await choose(thinkers, f"announce {file}") in LEGAL
    assert (thinkers.killed, thinkers.fallbacks, thinkers.died) == (2, 1, 0)
    if file.exists():
        await gone(int(file.read_text()))
    thinkers.budget = enough
    assert await choose(thinkers, "first") == FIRST


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
    pool = Thinkers(Settings(), 1, patient(20), bots=ODD)
    order: list[int] = []

    async def one(number: int) -> None:
        await choose(pool, "raise" if number == 3 else "first")
        order.append(number)

    await asyncio.gather(*(one(number) for number in range(8)))
    assert order == [0, 1, 2, 4, 5, 6, 7, 3]  # the failed one queues again
    await pool.stop()


async def test_a_cancelled_request_frees_its_place(tmp_path: Path) -> None:
    pool = Thinkers(Settings(), 1, FOREVER, bots=ODD)
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
    assert await asyncio.wait_for(last, patient(20)) == FIRST
    await gone(pid)
    assert (pool.died, pool.killed, pool.waiting) == (0, 0, 0)
    await pool.stop()


async def test_too_many_waiting_requests_are_answered_at_random_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(thinking, "WAITING_MOST", 1)
    pool = Thinkers(Settings(), 1, FOREVER, bots=ODD)
    file = tmp_path / "pid"
    tasks = [asyncio.create_task(choose(pool, f"announce {file}"))]
    await written(file)
    tasks.append(asyncio.create_task(choose(pool, "first")))
    await asyncio.sleep(0)
    assert await choose(pool, "first") in LEGAL
    assert not any(task.done() for task in tasks), "it did not wait for the others"
    assert pool.fallbacks == 1
    with pytest.raises(Refusal) as refusal:
        await pool.advice(GAME, POSITION, 0)
    assert refusal.value.code == "bots-busy"
    await pool.stop()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_stopping_waits_for_no_thought_and_makes_nothing_up(tmp_path: Path) -> None:
    pool = Thinkers(Settings(), 1, FOREVER, bots=ODD)
    file = tmp_path / "pid"
    tasks = [asyncio.create_task(choose(pool, f"announce {file}"))]
    pid = await written(file)
    tasks += [asyncio.create_task(choose(pool, "first")) for _ in range(3)]
    await asyncio.sleep(0)
    await pool.stop()
    assert not running(pid)
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(answer, Stopped) for answer in answers)
    with pytest.raises(Stopped):
        await choose(pool, "first")
    assert pool.fallbacks == 0


SERVER = f"""
import asyncio, os, sys
from ludage.server.settings import Settings
from ludage.server.thinking import Thinkers

async def main():
    idle = Thinkers(Settings(), 1, 60.0, bots={ODD!r})
    busy = Thinkers(Settings(), 1, 600.0, bots={ODD!r})
    position = {POSITION!r}
    await idle.choose({GAME!r}, position, 0, "first", 1)
    await busy.choose({GAME!r}, position, 0, "first", 1)
    pids = [worker.process.pid for pool in (idle, busy) for worker in pool._all]
    task = asyncio.create_task(busy.choose({GAME!r}, position, 0, "announce " + sys.argv[1], 1))
    while not os.path.exists(sys.argv[1]):
        await asyncio.sleep(0.01)
    print(*pids, flush=True)
    await task

asyncio.run(main())
"""


async def test_a_bot_worker_ends_with_its_server_also_when_that_is_killed_in_the_middle_of_a_thought(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(tmp_path / "pid")], stdout=subprocess.PIPE, env=environment
    )
    assert server.stdout is not None
    with server.stdout:
        pids = [int(pid) for pid in (await asyncio.to_thread(server.stdout.readline)).split()]
    assert len(pids) == 2
    server.kill()
    server.wait()
    for pid in pids:
        await gone(pid)


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


# ---- whose turn it is -----------------------------------------------------------------------------------------------


async def served(places: int, *waiting: tuple[str, str]) -> list[str]:
    """In what order those who wait have their turns, one after the other."""
    turns, order = Turns(places), list[str]()
    for _ in range(places):
        await turns.take("somebody", "before")

    async def wait(owner: str, table: str) -> None:
        await turns.take(owner, table)
        order.append(f"{owner} {table}")
        turns.give_back()

    tasks = [asyncio.create_task(wait(*each)) for each in waiting]
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*tasks)
    return order


async def test_one_guest_with_sixty_tables_starves_nobody() -> None:
    sixty = [("Eve", str(number)) for number in range(60)]
    order = await served(1, *sixty, ("Ann", "a"), ("Ben", "b"), ("Ben", "b"), ("Ben", "c"))
    assert order[:7] == ["Eve 0", "Ann a", "Ben b", "Eve 1", "Ben c", "Eve 2", "Ben b"]
    assert order[7:] == [f"Eve {number}" for number in range(3, 60)]


async def test_turns_are_weighed_by_the_time_they_took() -> None:
    turns, order = Turns(1), list[str]()
    await turns.take("somebody", "before")

    async def wait(owner: str, seconds: float) -> None:
        await turns.take(owner, "t")
        order.append(owner)
        turns.give_back(owner, seconds)

    waiting = [("Eve", 3.0)] * 3 + [("Ann", 1.0)] * 5
    tasks = [asyncio.create_task(wait(*each)) for each in waiting]
    await asyncio.sleep(0)
    turns.give_back("somebody", 0.0)
    await asyncio.gather(*tasks)
    assert order == ["Eve", "Ann", "Ann", "Ann", "Eve", "Ann", "Ann", "Eve"]


async def test_who_comes_anew_is_not_owed_what_others_have_used() -> None:
    turns, order = Turns(1), list[str]()
    await turns.take("Eve", "t")

    async def wait(owner: str) -> None:
        await turns.take(owner, "t")
        order.append(owner)
        if order.count("Ann") == 0:
            tasks.extend(asyncio.create_task(wait("Dan")) for _ in range(2 * (len(order) == 3)))
            await asyncio.sleep(0)
        turns.give_back(owner, 100.0)

    tasks = [asyncio.create_task(wait("Eve")) for _ in range(6)]
    await asyncio.sleep(0)
    turns.give_back("Eve", 100.0)
    while len(order) < 8:
        await asyncio.sleep(0)
    assert order[:3] == ["Eve"] * 3
    assert order[3:7] in (["Dan", "Eve", "Dan", "Eve"], ["Eve", "Dan", "Eve", "Dan"])


async def test_hints_of_a_person_and_of_an_address_wait_for_one_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool, asked, may_go = Thinkers(Settings(), 1, FOREVER, bots=ODD), list[str](), asyncio.Event()

    async def thought(_request: Any, _owner: str, table: str, patient: bool = False) -> Any:
        asked.append(table)
        await may_go.wait()
        return {"advice": []}

    monkeypatch.setattr(pool, "_thought", thought)
    wanted = [(f"guest {number // 3}", "house") for number in range(18)] + [("Ann", "elsewhere")]
    hints = [
        asyncio.create_task(pool.advice(GAME, POSITION, 0, table=str(number), person=person, address=address))
        for number, (person, address) in enumerate(wanted)
    ]
    for _ in range(10):
        await asyncio.sleep(0)
    assert asked == ["0", "1", "3", "4", "6", "7", "18"]
    may_go.set()
    assert await asyncio.gather(*hints) == [[]] * 19
    assert len(asked) == 19
    await pool.stop()


async def test_who_has_time_waits_for_all_others() -> None:
    turns, order = Turns(1), list[str]()
    await turns.take("somebody", "before")

    async def wait(owner: str, has_time: bool) -> None:
        await turns.take(owner, "t", has_time)
        order.append(owner)
        turns.give_back()

    waiting = [("Eve", True), ("Dan", True), ("Ann", False), ("Ben", False)]
    tasks = [asyncio.create_task(wait(*each)) for each in waiting]
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*tasks)
    assert order == ["Ann", "Ben", "Eve", "Dan"]
    await turns.take("Cas", "t")


async def test_who_goes_while_he_waits_keeps_no_place() -> None:
    turns = Turns(1)
    await turns.take("Ann", "a")
    gone, stays = (asyncio.create_task(turns.take(owner, "t")) for owner in ("Ben", "Cas"))
    await asyncio.sleep(0)
    gone.cancel()
    turns.give_back()
    await stays
    given = asyncio.create_task(turns.take("Ben", "t"))
    await asyncio.sleep(0)
    turns.give_back()
    given.cancel()  # it was his turn at that very moment
    await asyncio.gather(gone, given, return_exceptions=True)
    await turns.take("Dan", "d")


async def test_bots_think_in_turn_for_each_owner(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one worker: what Ann's only table asks comes after one of Eve's, not after all of them."""
    pool, order = Thinkers(Settings(), 1, 20.0, bots=ODD), list[str]()
    asked = pool._asked

    async def noted(worker: Any, request: dict[str, Any]) -> bytes:
        order.append(request["level"])
        return await asked(worker, request)

    monkeypatch.setattr(pool, "_asked", noted)
    waiting = [("eve", f"e{number}", "first") for number in range(10)] + [("ann", "a", "random")]
    await asyncio.gather(
        *(
            pool.choose(GAME, POSITION, 0, level, 1, owner=owner, table=table)
            for owner, table, level in waiting
        )
    )
    await pool.stop()
    assert order.index("random") <= 2


async def test_the_owner_of_a_table_is_its_host(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url) as server:
        told: list[tuple[str, str]] = []
        choose = server.services.thinkers.choose

        async def noted(*given: Any, **named: Any) -> int:
            told.append((named["owner"], named["table"]))
            return await choose(*given, **named)

        monkeypatch.setattr(server.services.thinkers, "choose", noted)
        ann = await server.person("Ann")
        table_id = await ann.open_table(2, bots="random")
        await server.idle()
        assert set(told) == {(ann.id, table_id)}
