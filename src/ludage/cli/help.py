"""The help of a command in the reader's language, made from the keys that its declaration holds."""

from collections.abc import Iterable
from typing import Any

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludage.cli.terminal import plain_console
from ludage.cli.words import Words

INDENT = (0, 0, 1, 2)
HELP = "help"
"""The name of the parameter that typer adds to every command by itself."""

Parameter = Any
"""An argument or an option: typer keeps their classes in other places in other versions."""


def help_page(command: Any, context: typer.Context, words: Words) -> str:
    """How a command is typed, what it does, its arguments, its options and the commands below it."""
    parameters = command.get_params(context)
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name == "option"]
    below = getattr(command, "commands", {})
    parts: list[RenderableType] = [
        Text.assemble(
            (words("help-usage"), "bold"), " ", _usage(context, arguments, bool(below), words), "\n"
        ),
        Padding(Text(words(command.help)), INDENT),
    ]
    if below:
        rows = [(name, words(one.help)) for name, one in below.items()]
        parts += _section(words("help-commands"), rows)
    if arguments:
        rows = [(argument_name(one, words), _about(one, words)) for one in arguments]
        parts += _section(words("help-arguments"), rows)
    parts += _section(words("help-options"), [(_typed(one, words), _about(one, words)) for one in options])
    console = plain_console()
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def argument_name(parameter: Parameter, words: Words) -> str:
    """What stands for an argument, or for the value of an option: GAME, FILE, N; empty for a switch."""
    return words(parameter.metavar) if parameter.metavar else ""


def _usage(context: typer.Context, arguments: Iterable[Parameter], commands_below: bool, words: Words) -> str:
    pieces = [context.command_path, f"[{words('metavar-options')}]"]
    for one in arguments:
        name = argument_name(one, words)
        pieces.append(name if one.required else f"[{name}]")
    if commands_below:
        pieces.append(f"{words('metavar-command')} …")
    return " ".join(pieces)


def _section(title: str, rows: Iterable[tuple[str, str]]) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(overflow="fold")
    for name, about in rows:
        table.add_row(name, about)
    return [Text(title, style="bold"), Padding(table, INDENT)]


def _typed(option: Parameter, words: Words) -> str:
    """An option as it is typed, the short form first."""
    names = ", ".join(sorted(option.opts, key=len))
    return f"{names} {argument_name(option, words)}".rstrip()


def _about(parameter: Parameter, words: Words) -> str:
    """What a parameter is for, and what holds if it is not given."""
    about = words("help-option-help" if parameter.name == HELP else parameter.help)
    if parameter.param_type_name == "option" and parameter.show_default and parameter.default:
        return f"{about} {words('help-default', value=str(parameter.default))}"
    return about
