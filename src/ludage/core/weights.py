"""What an evaluation weighs, as data: named numbers that can be learned, compared, shipped and explained.

A file of weights is TOML: a table `weights` with the numbers, and a table `origin` that says where they come from.
"""

import tomllib
from collections.abc import Mapping

FIRST = "first"
"""The weights picked by hand, by which `greedy` plays: never changed, everything learned is measured against them."""
Origin = Mapping[str, str | int | float]
"""How the weights came about: the command that made them, seeds, games, date, ancestor."""


class WeightTable:
    """Names and numbers. Who reads them asks for each by its name, and in the end whether there were others."""

    def __init__(self, values: Mapping[str, float], origin: Origin | None = None) -> None:
        self.values: dict[str, float] = dict(values)
        self.origin: Origin = {} if origin is None else origin
        self._asked: set[str] = set()

    def number(self, name: str) -> float:
        """The weight of this name."""
        if name not in self.values:
            raise ValueError(f"no weight {name!r}; there are: {', '.join(self.values)}")
        self._asked.add(name)
        return self.values[name]

    def all_read(self) -> None:
        """Nothing is left over: a ValueError if there are weights that nobody asked for."""
        unknown = [name for name in self.values if name not in self._asked]
        if unknown:
            raise ValueError(f"weights that this evaluation does not know: {', '.join(unknown)}")

    def to_toml(self) -> str:
        """The file of these weights."""
        origin = [f"{name} = {_written(value)}" for name, value in self.origin.items()]
        values = [f"{name} = {value!r}" for name, value in self.values.items()]
        return "\n".join(["[origin]", *origin, "", "[weights]", *values, ""])


class Weights:
    """The weights of one game's evaluation, each under its name; the game has a class of its own."""


def read_weights(text: str, where: str) -> WeightTable:
    """The table of a file; what is wrong with it is said with the name of the file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{where}: not TOML ({error})") from None
    values = data.get("weights")
    if not isinstance(values, dict):
        raise ValueError(f"{where}: it needs a table [weights]")
    for name, value in values.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise ValueError(f"{where}: the weight {name} has to be a number, not {value!r}")
    return WeightTable({name: float(value) for name, value in values.items()}, data.get("origin", {}))


def _written(value: str | float) -> str:
    """A value as TOML has it."""
    if not isinstance(value, str):
        return repr(value)
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
