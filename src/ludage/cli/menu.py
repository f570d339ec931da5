"""The numbered choices of a decision: grouped when there are many, narrowed by a name, never more than a screen."""

from collections.abc import Callable
from typing import NamedTuple

from ludage.cli.boards import Board, View
from ludage.cli.words import Words
from ludage.core.message import Chance, Forecast
from ludage.core.state import State

MOST_ROWS = 14
"""So many choices are listed as they are; more are grouped."""
MOST_GROUPS = 30
"""More groups than this are grouped by the verb alone."""


class Entry(NamedTuple):
    """A line of the menu: one action, or several under one name."""

    title: str
    remark: str
    chance: Chance | None
    """Of the action, or the best of the group."""
    actions: list[int]
    is_group: bool = False
    """Whether choosing it shows its actions instead of taking one."""
    number: int = 0
    """What is typed to choose it."""


class Menu:
    """The choices of a seat, as far as they have been narrowed."""

    def __init__(self, state: State, seat: int, board: Board, words: Words) -> None:
        self.state = state
        self.seat = seat
        self.board = board
        self.words = words
        self.view: View = state.view(seat)
        self.legal = sorted(state.legal(seat), key=state.game.concessions.__contains__)
        """Giving up comes last, where no other choice has stood before."""
        self.title = ""
        self.entries: list[Entry] = []
        self.restart()

    # ---- moving about ----------------------------------------------------------------------------------

    def restart(self) -> None:
        """All choices again."""
        self.narrow(self.legal, "")

    def narrow(self, actions: list[int], title: str) -> None:
        """Offer only these."""
        self.title = title
        self.entries = self._numbered(self._entries(actions))

    @property
    def narrowed(self) -> bool:
        """Whether some choices are out of sight."""
        return sum(len(entry.actions) for entry in self.entries) < len(self.legal)

    def entry(self, number: int) -> Entry | None:
        """The entry with this number."""
        return next((entry for entry in self.entries if entry.number == number), None)

    def _numbered(self, entries: list[Entry]) -> list[Entry]:
        """Counted from one; but where all say how many (bids), they are chosen by just that, and what else there is
        besides (to pass) by 0: who types 30 for a bid of 30 does not mean the thirtieth row."""
        amounts = [None if entry.is_group else self._amount(entry.actions[0]) for entry in entries]
        others = amounts.count(None)
        if len(entries) - others > 1 and (others == 0 or (others == 1 and 0 not in amounts)):
            numbers = [0 if amount is None else amount for amount in amounts]
        else:
            numbers = list(range(1, len(entries) + 1))
        return [entry._replace(number=number) for entry, number in zip(entries, numbers, strict=True)]

    def _amount(self, action: int) -> int | None:
        """The number that an action is about, when it is about nothing else."""
        values = list(self.state.game.actions.phrase(action).args.values())
        return values[0] if len(values) == 1 and isinstance(values[0], int) else None

    def through(self, text: str) -> list[int]:
        """The legal actions that a text leads to: all its words occur in an action, its targets or its shelf."""
        for whole in (True, False):
            found = [a for a in self.legal if self.words.leads_to(text, a, self._also(a), whole)]
            if found:
                return found
        return []

    def _also(self, action: int) -> str:
        """What an action is known by besides its own words: its shelf, and what lies where it says."""
        shelf = self._shelf(action)
        names = [self.words.name(one) for one in self._lying(action)]
        return " ".join(names if shelf is None else [self._named(shelf), *names])

    def _lying(self, action: int) -> list[str]:
        """The elements that lie at the places an action names."""
        targets = self._targets(action)
        meant = [self.state.game.meaning(self.state, target) for target in targets]
        return [one for one, target in zip(meant, targets, strict=True) if one != target]

    def about(self, action: int, forecast: Forecast) -> list[str]:
        """What the elements of an action are good for, those it names and what lies where it says, as far as the
        forecast does not say the same."""
        targets = self._targets(action)
        named = [str(one) for one in self.state.game.actions.phrase(action).args.values()]
        forecasts = " ".join(self.words.message(line.cause) for line in forecast.lines)
        said = {one: self.words.about(one) for one in (*self._lying(action), *targets, *named)}
        return [
            f"{self.words('label', text=self.words.name(one))} {text}"
            for one, text in said.items()
            if text and text not in forecasts
        ]

    # ---- grouping ------------------------------------------------------------------------------------------

    def _entries(self, actions: list[int]) -> list[Entry]:
        if len(actions) > MOST_ROWS:
            for key in (self._under, self._first, self._second):
                groups = _partition(actions, key)
                if len(groups) > MOST_GROUPS:
                    groups = _partition(actions, self._verb)
                if 1 < len(groups) < len(actions):
                    return self._in_order([self._entry(name, group) for name, group in groups.items()])
        return [self._single(action) for action in actions]

    def _shelf(self, action: int) -> str | None:
        targets = self._targets(action)
        return self.board.shelf(self.view, targets[0]) if targets else None

    def _targets(self, action: int) -> tuple[str, ...]:
        return self.state.game.actions.targets(action)

    def _verb(self, action: int) -> str:
        return f"verb:{self.state.game.actions.text(action).split()[0]}"

    def _under(self, action: int) -> str:
        return self._shelf(action) or self._first(action)

    def _first(self, action: int) -> str:
        targets = self._targets(action)
        return targets[0] if targets else self._verb(action)

    def _second(self, action: int) -> str:
        targets = self._targets(action)
        return targets[1] if len(targets) > 1 else self._first(action)

    def _in_order(self, entries: list[tuple[str, Entry]]) -> list[Entry]:
        order = {name: at for at, name in enumerate(self.board.order(self.view))}
        return [entry for name, entry in sorted(entries, key=lambda item: order.get(item[0], len(order)))]

    def _entry(self, name: str, actions: list[int]) -> tuple[str, Entry]:
        if len(actions) == 1 and self._shelf(actions[0]) is None:
            return name, self._single(actions[0])
        chances = [chance for action in actions for chance in self._forecast(action).chances[:1]]
        best = max(chances, key=lambda chance: chance.ways / chance.outof, default=None)
        remark = "" if name.startswith("verb:") else self._remark((name,), actions[0], Forecast([]))
        key = name.replace(":", "-")
        if name.startswith("verb:") and not self.words.texts.has(f"cli-{key}"):
            title = self.words.phrase(actions[0])
            most = self._amount(actions[-1])
            if most is not None:
                title = self.words("up-to", action=title, most=most)
            return name, Entry(title, remark, best, actions, True)
        return name, Entry(self._named(name), remark, best, actions, True)

    def _named(self, name: str) -> str:
        if name.startswith(("verb:", "shelf:")):
            return self.words(name.replace(":", "-"))
        return self.words.name(name)

    def _single(self, action: int) -> Entry:
        forecast = self._forecast(action)
        remark = self._remark(self._targets(action), action, forecast)
        chance = forecast.chances[0] if forecast.chances else None
        return Entry(self.words.phrase(action), remark, chance, [action])

    def _remark(self, targets: tuple[str, ...], action: int, forecast: Forecast) -> str:
        args = self.state.game.actions.phrase(action).args
        return self.board.remark(self.view, self.words, targets, args, forecast)

    def _forecast(self, action: int) -> Forecast:
        return self.state.explain(self.seat, action)


def _partition(actions: list[int], key: Callable[[int], str]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return groups
