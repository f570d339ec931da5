"""Commands that speak the reader's language: their help, and what they say of a line they cannot read."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from ludage.cli.help import argument_name, help_page
from ludage.cli.words import CliError, Words, ended

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]
"""What typer raises for a command line it cannot read, wherever its version keeps that class."""
NEAR = 0.75
"""How alike two words must be for one to be taken for a slip of the other."""


class SpokenCommand(TyperCommand):
    """One command. Its help and its parameters' hold keys of texts, which are said in the language of `words`."""

    words: ClassVar[Words]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_page(self, ctx, self.words))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that it is said here, in the reader's language
        rest = _parsed(super().parse_args, ctx, args, self.words)
        if rest:
            extra = [self.words.quoted(one) for one in rest]
            raise CliError(
                self.words("usage-extra", command=self.words.quoted(ctx.command_path), extra=extra)
            )
        return rest


class SpokenGroup(TyperGroup):
    """`ludage` itself, with all its commands."""

    words: ClassVar[Words]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_page(self, ctx, self.words))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return _parsed(super().parse_args, ctx, args, self.words)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names."""
        if args[0] in self.commands:
            return super().resolve_command(ctx, args)
        name = self.words.quoted(args[0])
        near = get_close_matches(args[0], self.commands, 1, NEAR)
        if near:
            raise CliError(self.words("usage-no-command-near", name=name, near=self.words.quoted(near[0])))
        raise CliError(self.words("usage-no-command", name=name, commands=list(self.commands)))


def _parsed(
    parse: Callable[[Any, list[str]], list[str]], context: Any, arguments: list[str], words: Words
) -> list[str]:
    """What typer makes of the arguments; a mistake in them is told by us."""
    try:
        return parse(context, arguments)
    except USAGE_ERROR as error:
        raise CliError(_mistake(error, context, words)) from None


def _mistake(error: Any, context: Any, words: Words) -> str:
    """What is wrong with a command line. The classes of the errors are told apart by name: not all are public."""
    match type(error).__name__:
        case "NoSuchOption":
            option = words.quoted(error.option_name)
            near = get_close_matches(error.option_name, error.possibilities or [], 1, NEAR)
            if near:
                return words("usage-no-option-near", option=option, near=words.quoted(near[0]))
            return words(
                "usage-no-option", option=option, help=words.quoted(f"{context.command_path} --help")
            )
        case "BadOptionUsage":
            return _without_its_value(error.option_name, context, words)
        case "MissingParameter":
            help_line = words.quoted(f"{context.command_path} --help")
            return words("usage-missing", name=argument_name(error.param, words), help=help_line)
        case "BadParameter":  # every value that typer itself checks is a whole number
            return words("usage-not-a-number", option=words.quoted(max(error.param.opts, key=len)))
    return words(
        "usage-unclear", command=words.quoted(context.command_path), problem=ended(error.format_message())
    )


def _without_its_value(name: str, context: Any, words: Words) -> str:
    """An option that lacks its value, or a switch that was given one."""
    option = next((one for one in context.command.get_params(context) if name in one.opts), None)
    value = "" if option is None else argument_name(option, words)
    if value:
        return words("usage-needs-value", option=words.quoted(name), example=words.quoted(f"{name} {value}"))
    return words("usage-takes-no-value", option=words.quoted(name))
