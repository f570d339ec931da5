"""Tasks for the tests of workers, and a program that is interrupted in the middle of them."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from ludage.arena.workers import Processes


def square(number: int) -> int:
    return number * number


def slow_at_first(number: int) -> int:
    """The earlier tasks end later."""
    time.sleep(0.2 if number == 0 else 0.0)
    return number


def who(_: int) -> int:
    return os.getpid()


def fails_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three is unlucky")
    return number


def cannot_be_sent(_: int) -> Any:
    return lambda: None


def dies_once(task: tuple[int, str]) -> int:
    """The first process that does task 2 is killed in the middle of it."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies_always(task: tuple[int, str]) -> int:
    """Task 2 ends every process that tries it; each leaves a mark."""
    number, folder = task
    if number == 2:
        (Path(folder) / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def tells_and_waits(task: tuple[int, str]) -> int:
    """Says which process it is in, and stays there until the test lets it go on."""
    number, folder = task
    (Path(folder) / f"at-{number}-{os.getpid()}").touch()
    while not (Path(folder) / "go").exists():
        time.sleep(0.01)
    return number


if __name__ == "__main__":
    with Processes(2) as crew:
        list(crew.map(tells_and_waits, [(number, sys.argv[1]) for number in range(4)]))
