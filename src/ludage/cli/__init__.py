"""The `ludage` command."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

import typer

from ludage.cli.app import app
from ludage.texts import UnknownTextError

BAD_INPUT = 2
INTERRUPTED = 130
USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[2]
"""What typer raises for a command line it cannot read, wherever its version keeps that class."""


def main() -> NoReturn:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command line: 0, 1 for a finding, 2 for bad input, which is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        return _status(app(list(arguments) or ["--help"], prog_name="ludage", standalone_mode=False))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)  # noqa: T201
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except typer.Exit as leaving:
        return leaving.exit_code
    except (USAGE_ERROR, ValueError, OSError, UnknownTextError) as error:
        print(f"ludage: {_sentence(error)}", file=sys.stderr)  # noqa: T201
        return BAD_INPUT


def _status(returned: object) -> int:
    return returned if isinstance(returned, int) else 0


def _sentence(error: BaseException) -> str:
    """What went wrong, on one line."""
    tell = getattr(error, "format_message", None)
    text = tell() if tell is not None else str(error)
    return " ".join(text.split()) or type(error).__name__
