"""The `ludage` command."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

import typer

from ludage.cli.app import application
from ludage.cli.words import CliError, language_in, language_of, words_for
from ludage.core.content import ContentError
from ludage.core.message import Problem
from ludage.texts import UnknownTextError

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> NoReturn:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command line: 0, 1 for a finding, 2 for bad input, which is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        return _run(arguments, language_of(language_in(arguments)))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)  # noqa: T201
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except typer.Exit as leaving:
        return leaving.exit_code
    except CliError as error:
        print(f"ludage: {' '.join(str(error).split())}", file=sys.stderr)  # noqa: T201
        return BAD_INPUT


def _run(arguments: Sequence[str], language: str) -> int:
    """Run it in a language: what the engine finds wrong in its words, with a sentence of ours around all else."""
    try:
        returned = application(language)(list(arguments), prog_name="ludage", standalone_mode=False)
    except (BrokenPipeError, CliError):
        raise
    except (OSError, ValueError, UnknownTextError) as error:
        words = words_for(language)
        # what is wrong with a file begins with its name, which is no beginning of a sentence
        if isinstance(error, Problem) and not isinstance(error, ContentError):
            raise CliError(words.message(error.said)) from None
        raise CliError(words("impossible", problem=words.remark(error))) from None
    return returned if isinstance(returned, int) else 0
