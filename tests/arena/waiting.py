"""Waiting for what other processes do."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tests.patience import patient

T = TypeVar("T")


def wait_for(look: Callable[[], T | None], seconds: float = 20.0) -> T:
    """What `look` finds as soon as it finds something."""
    end = time.monotonic() + patient(seconds)
    while not (found := look()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)
    return found


def is_alive(pid: int) -> bool:
    """Whether the process still runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        pass
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not Path("/proc/self").exists()
