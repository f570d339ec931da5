"""What the engine says to people: a key and arguments, never a sentence.

The sentences live in Fluent files (`text/en.ftl`, `text/fr.ftl`). An argument such as `"people:orcs"` is an
*element reference*, `kind:id`: the same ids that actions have as targets, and what the texts turn into a name.
What comes from outside (a file, a request) goes through `outside` first, so that it is shown as it stands.
"""

import re
from collections.abc import Mapping

Argument = str | int | list[str]
Arguments = Mapping[str, Argument]

REFERENCE = re.compile(r"([a-z][a-z_]*):([A-Za-z0-9_-]+)")
SHOWN = 200
"""So much of a text from outside is repeated at most."""
WORD_JOINER = "\u2060"
"""A mark without width: between the two parts of what is no reference, though it looks like one."""


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
    """Why an action is not allowed. Each rule that can refuse has one constant of this class.

    `far`: the action is not asked for now, or needs something the player does not have at all (another leader, a card
    not in play). Of all the actions that an element could be used for, those refused for a nearer reason are what the
    player has in mind.
    """

    __slots__ = ("far",)

    def __init__(self, key: str, args: Arguments | None = None, rule: str = "", far: bool = False) -> None:
        super().__init__(key, args, rule)
        self.far: bool = far

    def about(self, **args: Argument) -> "Refusal":
        """The same refusal, naming the things it is about."""
        return Refusal(self.key, args, self.rule, self.far)


def not_now(key: str, rule: str) -> Refusal:
    """The refusal of an action of another moment."""
    return Refusal(key, rule=rule, far=True)


class Problem(ValueError):
    """Something from outside that cannot be used: a record, a table, an option. `said` tells people why.

    Its text is for programmers, made from key and arguments as that of an illegal action.
    """

    def __init__(self, key: str, args: Arguments | None = None, rule: str = "") -> None:
        said = Message(key, args, rule)
        super().__init__(_in_short(said))
        self.said: Message = said


class IllegalAction(ValueError):
    """An action that the rules refuse. `refusal` says why; the position is untouched."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is not allowed: {_in_short(refusal)}")
        self.action: str = action
        self.refusal: Refusal = refusal


def _in_short(message: Message) -> str:
    """A message for programmers, on one line: the words of its key, its rule, its arguments."""
    rule = f" ({message.rule})" if message.rule else ""
    reason = message.key.removeprefix("refusal-").removeprefix("problem-").replace("-", " ")
    about = ", ".join(f"{name} {value}" for name, value in message.args.items())
    return f"{reason}{rule}" + (f" [{about}]" if about else "")


def outside(**values: Argument) -> dict[str, Argument]:
    """Arguments that come from outside: on one line, cut to a sane length, never taken for element references.

    >>> outside(cell="many\\nlines", count=3, names=["a", "b"])
    {'cell': 'many\\\\nlines', 'count': 3, 'names': ['a', 'b']}
    """
    given: dict[str, Argument] = {}
    for name, value in values.items():
        if isinstance(value, str):
            given[name] = shown(value)
        elif isinstance(value, list):
            given[name] = [shown(item) for item in value]
        else:
            given[name] = value
    return given


def shown(text: str) -> str:
    """A text from outside: what has no shape of its own is spelled out, what looks like a reference is broken up."""
    spelled = "".join(_spelled(char) for char in text[: SHOWN + 1])
    if len(spelled) > SHOWN:
        spelled = spelled[: SHOWN - 1] + "…"
    return spelled.replace(":", f"{WORD_JOINER}:") if REFERENCE.fullmatch(spelled) else spelled


def _spelled(char: str) -> str:
    return char if char.isprintable() else char.encode("unicode_escape").decode("ascii")


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
