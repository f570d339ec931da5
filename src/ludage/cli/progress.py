"""A bar for long work, on the error stream, where a person looks at it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludage.cli.terminal import plain_console


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[], None]]:
    """Call what it gives once for each thing done."""
    with _progress() as progress:
        task = progress.add_task(title, total=total)
        yield lambda: progress.advance(task)


@contextmanager
def stages(title: str) -> Iterator[Callable[[str, int, int], None]]:
    """Call what it gives with the stage that is under way, how much of it is done, and of how much."""
    with _progress() as progress:
        task = progress.add_task(title)
        under_way = ""

        def told(stage: str, done: int, total: int) -> None:
            nonlocal under_way
            if stage != under_way:
                progress.reset(task, total=total, description=f"{title}: {stage}", completed=done)
                under_way = stage
            progress.update(task, completed=done)

        yield told


def _progress() -> Progress:
    console = plain_console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
