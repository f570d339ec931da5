"""Work spread over processes: in order, the same everywhere, whoever is killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from ludage.arena.workers import DEATHS, InProcess, Processes, TaskError, Workers, workers
from tests.arena import jobs
from tests.arena.waiting import is_alive, wait_for
from tests.patience import patient

ROOT = Path(__file__).parents[2]
MAKERS: list[Callable[[], Workers]] = [InProcess, lambda: Processes(2)]


@pytest.mark.parametrize("make", MAKERS, ids=["here", "processes"])
@pytest.mark.parametrize("batch", [1, 3, 100])
def test_results_come_in_the_order_of_the_tasks(make: Callable[[], Workers], batch: int) -> None:
    with make() as crew:
        assert list(crew.map(jobs.square, range(10), batch)) == [number**2 for number in range(10)]
        assert list(crew.map(jobs.slow_at_first, range(4), batch)) == [0, 1, 2, 3]
        assert list(crew.map(jobs.square, [], batch)) == []


def test_processes_are_used_again_and_end_when_they_are_closed() -> None:
    with Processes(2) as crew:
        first = set(crew.map(jobs.who, range(8)))
        again = set(crew.map(jobs.who, range(8)))
        assert os.getpid() not in first
        assert 1 <= len(first) <= 2
        assert again <= first
        assert all(is_alive(pid) for pid in first)
    assert not any(is_alive(pid) for pid in first)


def test_one_worker_is_this_process() -> None:
    with workers(1) as crew:
        assert list(crew.map(jobs.who, [0])) == [os.getpid()]
    with pytest.raises(ValueError, match="0 processes: expected 1 or more"):
        workers(0)


@pytest.mark.parametrize("make", MAKERS, ids=["here", "processes"])
def test_a_task_that_fails_is_an_error_that_names_it(make: Callable[[], Workers]) -> None:
    with make() as crew:
        coming = crew.map(jobs.fails_at_three, range(5))
        assert [next(coming) for _ in range(3)] == [0, 1, 2]
        with pytest.raises(TaskError, match="the task 3 failed: ValueError: three is unlucky"):
            next(coming)
        assert list(crew.map(jobs.square, [4])) == [16]  # the workers are good for more


def test_a_result_that_cannot_be_sent_is_an_error() -> None:
    with Processes(1) as crew, pytest.raises(TaskError, match="the task 0 failed"):
        list(crew.map(jobs.cannot_be_sent, [0]))


# ---- killed --------------------------------------------------------------------------------------------------------


def at_work(folder: Path) -> dict[int, int]:
    """The tasks under way and the processes they are in, as `tells_and_waits` leaves them."""
    found = [file.name.split("-") for file in folder.glob("at-*")]
    return {int(number): int(pid) for _, number, pid in found}


def two_at_work(folder: Path) -> dict[int, int] | None:
    found = at_work(folder)
    return found if len(found) == 2 else None


def test_a_killed_process_costs_nothing_but_time(tmp_path: Path) -> None:
    with Processes(2) as crew:
        tasks = [(number, str(tmp_path)) for number in range(6)]
        coming = crew.map(jobs.dies_once, tasks, batch=2)
        assert list(coming) == [0, 1, 2, 3, 4, 5]
    assert (tmp_path / "died").exists()


def test_a_process_killed_from_outside_is_replaced_in_the_middle_of_its_batch(tmp_path: Path) -> None:
    """The test kills whoever does task 0, from a thread, while the results are waited for."""
    killed: list[int] = []

    def kill() -> None:
        victim = wait_for(lambda: at_work(tmp_path).get(0))
        os.kill(victim, signal.SIGKILL)
        killed.append(victim)
        (tmp_path / "go").touch()

    assassin = Thread(target=kill)
    assassin.start()
    with Processes(2) as crew:
        assert list(crew.map(jobs.tells_and_waits, [(number, str(tmp_path)) for number in range(4)])) == [
            0,
            1,
            2,
            3,
        ]
    assassin.join()
    doers = {int(file.name.split("-")[2]) for file in tmp_path.glob("at-0-*")}
    assert killed[0] in doers
    assert len(doers) == 2  # it was done again by another


def test_an_idle_process_that_was_killed_is_replaced() -> None:
    with Processes(1) as crew:
        (first,) = crew.map(jobs.who, [0])
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: not is_alive(first))
        (second,) = crew.map(jobs.who, [0])
        assert second != first


def test_a_batch_that_kills_its_workers_is_given_up(tmp_path: Path) -> None:
    with Processes(2) as crew:
        coming = crew.map(jobs.dies_always, [(number, str(tmp_path)) for number in range(5)])
        assert [next(coming), next(coming)] == [0, 1]  # what came before it is kept
        with pytest.raises(TaskError, match=r"3 workers died of one of these tasks: \(2, "):
            list(coming)
    assert len(list(tmp_path.iterdir())) == DEATHS


def test_who_stops_asking_stops_the_work(tmp_path: Path) -> None:
    with Processes(2) as crew:
        coming = crew.map(jobs.tells_and_waits, [(number, str(tmp_path)) for number in range(4)])
        (tmp_path / "go").touch()
        assert next(coming) == 0
        (tmp_path / "go").unlink()
        wait_for(lambda: len(at_work(tmp_path)) >= 2)
        coming.close()  # type: ignore[attr-defined]
        assert list(crew.map(jobs.square, [1, 2, 3])) == [1, 4, 9]
    assert not any(is_alive(pid) for pid in at_work(tmp_path).values())


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal to a process group")
def test_an_interrupt_ends_everything_at_once(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.jobs", str(tmp_path)],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    processes = list(wait_for(lambda: two_at_work(tmp_path)).values())
    os.killpg(program.pid, signal.SIGINT)  # as a terminal does: to all of them
    _, said = program.communicate(timeout=patient(10))
    assert program.returncode != 0
    assert said.count("Traceback") == 1  # that of the program itself; its processes say nothing
    assert not any(is_alive(pid) for pid in processes)


@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL")
def test_processes_do_not_outlive_a_killed_program(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.jobs", str(tmp_path)],
        cwd=ROOT,
        stderr=subprocess.DEVNULL,
    )
    processes = list(wait_for(lambda: two_at_work(tmp_path)).values())
    program.kill()
    program.wait(patient(10))
    (tmp_path / "go").touch()
    wait_for(lambda: not any(is_alive(pid) for pid in processes))
