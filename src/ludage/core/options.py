"""What a game says of its options beyond their values: which of them do not go with every table."""

from collections.abc import Mapping

from ludage.core.message import Problem

Options = Mapping[str, str]


class Need:
    """A value of an option that not every table can have: it is neither offered nor accepted anywhere else.

    `players`: the least and the most players it goes with.
    `options`: other options, declared before it, each with the values it goes with.
    """

    __slots__ = ("option", "options", "players", "value")

    def __init__(
        self,
        option: str,
        value: str,
        players: tuple[int, int] | None = None,
        options: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.option: str = option
        self.value: str = value
        self.players: tuple[int, int] | None = players
        self.options: Mapping[str, tuple[str, ...]] = {} if options is None else options

    def check(self, players: int, options: Options) -> None:
        """A table that has the value and not what it needs: a Problem that says what is missing."""
        if options[self.option] != self.value:
            return
        for name, values in self.options.items():
            if options[name] not in values:
                needed = f"{name}={'|'.join(values)}"
                raise Problem(
                    "problem-option-needs", {"option": self.option, "value": self.value, "needed": needed}
                )
        if self.players is not None and not self.players[0] <= players <= self.players[1]:
            least, most = self.players
            raise Problem(
                "problem-option-players",
                {
                    "option": self.option,
                    "value": self.value,
                    "fits": str(least) if least == most else f"{least}–{most}",
                    "players": players,
                },
            )
