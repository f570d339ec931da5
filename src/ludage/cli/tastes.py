"""The random players of the census: what each of them likes, and how the curious among them have descendants.

Who likes all actions alike pulls down what he builds, never finishes a wonder and never wins a war by much. So every
player has a taste of his own, drawn by lot. And what only few tastes lead to would hang on the seed if every game began
with new ones: so, as in the tests that programs call fuzzing, most players take after one who met something seldom met.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ludage.core.stream import Stream

KIND = 14
"""The liking of a kind of action, as a power of two: from 2 ** 0 to 2 ** 14."""
KIND_TO_STOP = 4
"""The same for kinds that name no element (ending a turn, passing), so that turns are used."""
SINGLE = 6
"""What a single action is liked above its kind; one player in two makes no such difference."""
NEWCOMERS = 6
"""One player in so many takes after nobody."""
CHANGES = 32
"""A descendant draws one of so many likings anew."""
SELDOM = 10
"""So many of the things least often met are looked for, and so many of the single actions."""
FIGURES = 3
"""Of a range of numbers (bids, stages) not yet met whole, the highest is looked for as often as so many things."""


@dataclass(frozen=True)
class Taste:
    """How much a player likes each kind of action and each single action, as powers of two."""

    kinds: dict[str, int]
    singles: list[int]


class Tastes:
    """All that players of earlier games liked, kept by what they met."""

    def __init__(self, parts: Sequence[tuple[str, ...]]) -> None:
        """With what every action is made of: its kind, then its elements."""
        self.parts = parts
        self.most = {of[0]: KIND_TO_STOP for of in parts} | {of[0]: KIND for of in parts if len(of) > 1}
        self.bounds = _highest(part for of in parts for part in of[1:])
        self.met: Counter[str] = Counter()
        """In how many seats each kind, element and single action (its text has a space) could be chosen."""
        self.last: dict[str, Taste] = {}
        """The taste of the last one who could."""
        self.sought: list[str] = []
        """What players take after who could choose it."""

    def taste(self, luck: Stream) -> Taste:
        """A new player's."""
        if not self.sought or not luck.below(NEWCOMERS):
            most = SINGLE * luck.below(2)
            return Taste(
                {kind: luck.below(bound + 1) for kind, bound in self.most.items()},
                [luck.below(most + 1) for _ in self.parts],
            )
        parent = self.last[self.sought[luck.below(len(self.sought))]]
        return Taste(
            {
                kind: liking if luck.below(CHANGES) else luck.below(self.most[kind] + 1)
                for kind, liking in parent.kinds.items()
            },
            [liking if luck.below(CHANGES) else luck.below(SINGLE + 1) for liking in parent.singles],
        )

    def weights(self, taste: Taste) -> list[int]:
        """How likely each action is, beside others."""
        return [
            1 << taste.kinds[of[0]] + single for of, single in zip(self.parts, taste.singles, strict=True)
        ]

    def remember(self, taste: Taste, met: Iterable[str]) -> None:
        """What a player of this taste could choose in a game."""
        for name in met:
            self.met[name] += 1
            self.last[name] = taste

    def look_around(self) -> None:
        """After a game: what is to be looked for now."""
        highest = _highest(self.met)
        # single actions too: who could send a modern army has come further than who could send some army
        actions = [name for name in self.met if " " in name]
        things = [name for name in self.met if " " not in name and not is_figure(name)]
        figures = [
            f"{kind}:{number}" for kind, number in sorted(highest.items()) if number < self.bounds[kind]
        ]
        self.sought = FIGURES * figures + self._rarest(things) + self._rarest(actions)

    def _rarest(self, names: list[str]) -> list[str]:
        return sorted(names, key=lambda name: (self.met[name], name))[:SELDOM]


def _highest(names: Iterable[str]) -> dict[str, int]:
    """The highest number of each range among these elements."""
    highest: dict[str, int] = {}
    for name in names:
        kind, _, number = name.partition(":")
        if is_figure(name):
            highest[kind] = max(highest.get(kind, 0), int(number))
    return highest


def is_figure(name: str) -> bool:
    """Whether an element is a number, such as a bid: one of a range, not a thing of the game."""
    return name.partition(":")[2].isdecimal()


def pick(choices: list[int], weights: list[int], luck: Stream) -> int:
    """One of the choices, each as likely as it weighs."""
    place = luck.below(sum(weights[action] for action in choices))
    for action in choices:
        place -= weights[action]
        if place < 0:
            break
    return action
