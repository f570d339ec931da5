"""What the engine says to people: a key and arguments, never a sentence.

The sentences live in Fluent files (`text/en.ftl`, `text/fr.ftl`). An argument such as `"people:orcs"` is an
*element reference*, `kind:id`: the same ids that actions have as targets, and what the texts turn into a name.
"""

from collections.abc import Mapping

Argument = str | int | list[str]
Arguments = Mapping[str, Argument]


class Message:
    """A text to be: its key, its arguments and the id of the rule it rests on ("" where no rule is meant)."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, args: Arguments | None = None, rule: str = "") -> None:
        self.key: str = key
        self.args: Arguments = {} if args is None else args
        self.rule: str = rule

    def to_dict(self) -> dict[str, object]:
        """The message as JSON-ready data, for the wire."""
        return {"key": self.key, "args": dict(self.args), "rule": self.rule}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"{type(self).__name__}({self.key!r}{args}{', rule=' + self.rule if self.rule else ''})"


class Refusal(Message):
    """Why an action is not allowed. Each rule that can refuse has one constant of this class."""

    __slots__ = ()

    def about(self, **args: Argument) -> "Refusal":
        """The same refusal, naming the things it is about."""
        return Refusal(self.key, args, self.rule)


class IllegalAction(ValueError):
    """An action that the rules refuse. `refusal` says why; the position is untouched."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        reason = refusal.key.removeprefix("refusal-").replace("-", " ")
        about = ", ".join(f"{name} {value}" for name, value in refusal.args.items())
        super().__init__(f"{action!r} is not allowed: {reason}{rule}" + (f" [{about}]" if about else ""))
        self.action: str = action
        self.refusal: Refusal = refusal


class Line:
    """One line of a sum: an amount, what it comes from, and the rule."""

    __slots__ = ("amount", "cause")

    def __init__(self, amount: int, cause: Message) -> None:
        self.amount: int = amount
        self.cause: Message = cause

    def to_dict(self) -> dict[str, object]:
        """The line as JSON-ready data."""
        return {"amount": self.amount, "cause": self.cause.to_dict()}

    def __repr__(self) -> str:
        return f"Line({self.amount:+d}, {self.cause!r})"


class Chance:
    """An exact probability: `ways` out of `outof` equally likely rolls."""

    __slots__ = ("of", "outof", "ways")

    def __init__(self, of: str, ways: int, outof: int) -> None:
        self.of: str = of
        self.ways: int = ways
        self.outof: int = outof

    def to_dict(self) -> dict[str, object]:
        """The chance as JSON-ready data."""
        return {"of": self.of, "ways": self.ways, "outof": self.outof}

    def __repr__(self) -> str:
        return f"Chance({self.of!r}, {self.ways}/{self.outof})"


class Forecast:
    """What an action would cost and do: itemised lines, and exact chances where dice decide."""

    __slots__ = ("chances", "lines")

    def __init__(self, lines: list[Line], chances: list[Chance] | None = None) -> None:
        self.lines: list[Line] = lines
        self.chances: list[Chance] = [] if chances is None else chances

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.amount for line in self.lines)

    def to_dict(self) -> dict[str, object]:
        """The forecast as JSON-ready data."""
        return {
            "lines": [line.to_dict() for line in self.lines],
            "total": self.total,
            "chances": [chance.to_dict() for chance in self.chances],
        }

    def __repr__(self) -> str:
        return f"Forecast({self.lines!r}, {self.chances!r})"
