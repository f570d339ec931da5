"""A bar for long work, on the error stream, where a person looks at it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludage.cli.terminal import plain_console


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[], None]]:
    """Call what it gives once for each thing done."""
    console = plain_console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=total)
        yield lambda: progress.advance(task)
