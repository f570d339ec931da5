"""Tasks on a Ray cluster. Its machines need Ludage, and whatever module the tasks' function is in, installed."""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ray

from ludage.arena.workers import (
    DEATHS,
    R,
    T,
    Workers,
    in_batches,
    order,
    results,
    worked_off,
)

CONNECT_SECONDS = 10.0
"""Ray itself goes on trying for minutes where nobody answers."""
AHEAD = 4
"""So many batches are under way for each processor of the cluster."""


class OnRay(Workers):
    """The workers of a Ray cluster at an address; `auto` finds the one that this machine belongs to, `local` makes one.

    A program that has begun Ray already keeps it; otherwise it is left when this is closed.
    """

    def __init__(self, address: str) -> None:
        self._own = not ray.is_initialized()
        if self._own:
            _check_answers(address)
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
            ray.init(
                address=address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR
            )
        self._answer = ray.remote(max_retries=DEATHS - 1)(worked_off)

    def map(self, run: Callable[[T], R], tasks: Sequence[T], batch: int = 1) -> Iterator[R]:
        batches = in_batches(tasks, batch)
        coming = iter(batches)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        begun: deque[tuple[Sequence[T], Any]] = deque()
        try:
            for _ in batches:
                while len(begun) < ahead and (following := next(coming, None)) is not None:
                    begun.append((following, self._answer.remote(order(run, following))))
                oldest, reference = begun[0]
                try:
                    answer = ray.get(reference)
                except ray.exceptions.WorkerCrashedError:
                    answer = None
                begun.popleft()
                yield from results(answer, oldest)
        finally:
            for _, reference in begun:
                ray.cancel(reference, force=True)

    def close(self) -> None:
        if self._own:
            ray.shutdown()


def _check_answers(address: str) -> None:
    """Whether anything listens at an address that names a port; an OSError if not."""
    host, _, port = address.rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
