"""Many tasks at once: in this process, in several, or on a Ray cluster.

A task is plain data, `run` a function of a module, so both can be sent anywhere. Results come in the order of the tasks
and are the same wherever and by however many they were worked out. A worker that dies costs time and nothing else; a
task that fails is an error. Nothing here knows what the tasks are about.
"""

import os
import pickle
import signal
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Self, TypeVar

T = TypeVar("T")
R = TypeVar("R")

DEATHS = 3
"""A batch that ends so many workers is not tried again."""
SHOWN = 300
"""So much of a task is repeated in an error."""


class TaskError(RuntimeError):
    """A task that failed, or that ended its worker again and again."""


class Workers(ABC):
    """Whoever does the tasks. It is closed after use, best by `with`."""

    @abstractmethod
    def map(self, run: Callable[[T], R], tasks: Sequence[T], batch: int = 1) -> Iterator[R]:
        """What `run` makes of each task, in the order of the tasks; `batch` of them are sent at a time.

        Who stops asking before the last one stops the work.
        """

    def close(self) -> None:  # noqa: B027 - nothing to do, unless there is
        """End at once whatever was started."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def workers(count: int | None = None, ray: str | None = None) -> Workers:
    """So many processes, as many as there are cores if nothing is said; one is this process. Or a Ray cluster's
    workers, by its address: an ImportError if Ray is not installed."""
    if ray is not None:
        from ludage.arena.on_ray import OnRay

        return OnRay(ray)
    wanted = cores() if count is None else count
    return InProcess() if wanted == 1 else Processes(wanted)


def cores() -> int:
    """How many processes can run at once here."""
    return os.cpu_count() or 1


class InProcess(Workers):
    """One task after the other, right here."""

    def map(self, run: Callable[[T], R], tasks: Sequence[T], batch: int = 1) -> Iterator[R]:  # noqa: ARG002
        for task in tasks:
            try:
                result = run(task)
            except Exception as error:
                raise TaskError(_failed(task, error)) from error
            yield result


class Processes(Workers):
    """So many processes of this machine, each with a pipe and one batch at a time.

    A pool of the standard library would not do: when one of its processes dies, all of them are ended, and nobody can
    say whose batch it was.
    """

    def __init__(self, count: int) -> None:
        if count < 1:
            raise ValueError(f"{count} processes: expected 1 or more")
        self.count = count
        self._idle: list[_Process] = []

    def map(self, run: Callable[[T], R], tasks: Sequence[T], batch: int = 1) -> Iterator[R]:
        batches = in_batches(tasks, batch)
        waiting = deque(range(len(batches)))
        done: dict[int, bytes | None] = {}
        deaths: Counter[int] = Counter()
        busy: dict[Connection, tuple[_Process, int]] = {}
        try:
            for number in range(len(batches)):
                while number not in done:
                    while waiting and len(busy) < self.count:
                        process = self._begun(order(run, batches[waiting[0]]))
                        busy[process.pipe] = process, waiting.popleft()
                    heard = wait(list(busy))
                    for pipe in [one for one in busy if one in heard]:
                        process, at = busy.pop(pipe)
                        answer = process.answer()
                        if answer is not None:
                            self._idle.append(process)
                            done[at] = answer
                            continue
                        process.end()
                        deaths[at] += 1
                        if deaths[at] < DEATHS:
                            waiting.appendleft(at)
                        else:
                            done[at] = None
                yield from results(done.pop(number), batches[number])
        finally:
            for process, _ in busy.values():
                process.end()

    def _begun(self, message: bytes) -> "_Process":
        """A process that has been given a batch: one that is idle and alive, else a new one."""
        while self._idle:
            process = self._idle.pop()
            if process.begin(message):
                return process
            process.end()
        process = _Process()
        process.begin(message)  # if it died already, its answer will be missing
        return process

    def close(self) -> None:
        while self._idle:
            self._idle.pop().end()


class _Process:
    """A process that works off one batch after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _deaf_to_interrupts():
            self._process.start()
        theirs.close()

    def begin(self, message: bytes) -> bool:
        """Give it a batch; whether it was alive to take it."""
        try:
            self.pipe.send_bytes(message)
        except OSError:
            return False
        return True

    def answer(self) -> bytes | None:
        """What it has sent; None if it died."""
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        """Now, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started in here never hears Ctrl-C, which a terminal sends to all: its parent ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection) -> None:
    """The life of a process: until its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(worked_off(pipe.recv_bytes()))


# ---- what travels --------------------------------------------------------------------------------------------------


def in_batches(tasks: Sequence[T], batch: int) -> list[Sequence[T]]:
    """The tasks, so many at a time."""
    return [tasks[at : at + batch] for at in range(0, len(tasks), batch)]


def order(run: Callable[[T], R], batch: Sequence[T]) -> bytes:
    """A batch and what is to be done with it, as it is sent."""
    return pickle.dumps((run, batch))


def worked_off(message: bytes) -> bytes:
    """The answer to an order: all results, or what is wrong with the first task that failed."""
    task: Any = "?"
    try:
        run, batch = pickle.loads(message)
        answers = []
        for task in batch:
            answers.append(run(task))  # one by one: `task` is the one that failed
        return pickle.dumps((answers, None))
    except Exception as error:
        return pickle.dumps((None, _failed(task, error)))


def results(answer: bytes | None, batch: Sequence[Any]) -> list[Any]:
    """The results of a batch; a TaskError if a task of it failed, or if it ended its workers and has no answer."""
    if answer is None:
        tasks = ", ".join(_shown(task) for task in batch)
        raise TaskError(f"{DEATHS} workers died of one of these tasks: {tasks}")
    found, failure = pickle.loads(answer)
    if failure is not None:
        raise TaskError(failure)
    return found  # type: ignore[no-any-return]


def _failed(task: object, error: Exception) -> str:
    return f"the task {_shown(task)} failed: {type(error).__name__}: {error}"


def _shown(task: object) -> str:
    text = repr(task)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
