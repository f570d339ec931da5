"""Over many random games: how often each kind of action and each element of a game may be chosen, is, and is met."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.tastes import Tastes, is_figure, pick
from ludage.cli.words import Words
from ludage.core.game import Game
from ludage.core.message import Problem
from ludage.core.state import State
from ludage.core.stream import Stream, seeded

GIVES_UP = 400
"""One decision in so many, giving the game up is a choice like any other."""
RAREST = 20


@dataclass
class Census:
    """In how many decisions something could be chosen, and how often it was."""

    actions: list[str]
    """The text of every action."""
    parts: list[tuple[str, ...]]
    """What every action is made of: its kind, then its elements."""
    games: int = 0
    decisions: int = 0
    legal: list[int] = field(default_factory=list)
    """By action, as `played`."""
    played: list[int] = field(default_factory=list)
    legal_parts: Counter[str] = field(default_factory=Counter)
    """By kind and element; a decision counts once, however many actions have it."""
    played_parts: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    """How often what happened names an element."""
    placed: tuple[str, ...] = ()
    happening: tuple[str, ...] = ()
    """As the game has them."""

    @property
    def kinds(self) -> list[str]:
        """The kinds of action, as they come."""
        return list(dict.fromkeys(parts[0] for parts in self.parts))

    @property
    def elements(self) -> list[str]:
        """Cards, places and whatever else an action can name, and what is chosen otherwise or only happens."""
        named = [part for parts in self.parts for part in parts[1:]]
        return list(dict.fromkeys([*named, *self.placed, *self.happening]))

    def came_up(self, name: str) -> int:
        """How often a kind or an element could be chosen, or happened if nobody ever chooses it."""
        return self.told[name] if name in self.happening else self.legal_parts[name]

    @property
    def never(self) -> list[str]:
        """The kinds and elements that did not come up once."""
        return [name for name in self.kinds + self.elements if not self.came_up(name)]


def take(
    game: Game[Any], players: list[int], games: int, seed: int, done: Callable[[], None] = lambda: None
) -> Census:
    """Games with the seeds `seed`, `seed` + 1 and so on, in turn with each number of players and each option."""
    space = game.actions
    census = Census(
        [space.text(action) for action in range(len(space))],
        [(space.text(action).split(" ", 1)[0], *space.targets(action)) for action in range(len(space))],
        legal=[0] * len(space),
        played=[0] * len(space),
        placed=game.placed,
        happening=game.happening,
    )
    tables = _tables(game, players)
    tastes = Tastes(census.parts)
    for number in range(games):
        count, options = tables[number % len(tables)]
        _play(game.new(count, seed + number, **options), seeded(seed + number), tastes, census)
        census.games += 1
        done()
    return census


def _tables(game: Game[Any], players: list[int]) -> list[tuple[int, dict[str, str]]]:
    """Each number of players with all the options that go with it."""
    names = list(game.options)
    tables: list[tuple[int, dict[str, str]]] = []
    for values in product(*(game.options[name] for name in names)):
        for count in players:
            with suppress(Problem):
                tables.append(game.check_table(count, dict(zip(names, values, strict=True))))
    return tables


def _play(state: State, luck: Stream, tastes: Tastes, census: Census) -> None:
    heard = state.listen()
    likings = [tastes.taste(luck) for _ in range(state.players)]
    weights = [tastes.weights(taste) for taste in likings]
    met: list[set[str]] = [set() for _ in likings]
    while state.to_act:
        seat = state.to_act[luck.below(len(state.to_act))]
        legal = state.legal(seat)
        for action in legal:
            census.legal[action] += 1
        parts = _meant(state, {part for action in legal for part in census.parts[action]})
        census.legal_parts.update(parts)
        met[seat] |= parts
        met[seat].update([census.actions[action] for action in legal])
        action = pick(state.earnest(seat) if luck.below(GIVES_UP) else legal, weights[seat], luck)
        census.decisions += 1
        census.played[action] += 1
        census.played_parts.update(_meant(state, set(census.parts[action])))
        state.apply(seat, action)
        for event in heard:
            census.told.update(_references([event.data, list(event.secret.values())]))
        heard.clear()
    for taste, seen in zip(likings, met, strict=True):
        tastes.remember(taste, seen)
    tastes.look_around()


def _meant(state: State, parts: set[str]) -> set[str]:
    """These kinds and elements, and what they stand for now."""
    return parts | {state.game.meaning(state, part) for part in parts}


def _references(value: Any) -> Iterator[str]:
    """Every `kind:id` in the data of an event."""
    if isinstance(value, str) and ":" in value:
        yield value
    elif isinstance(value, Mapping):
        yield from _references(list(value.values()))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _references(part)


# ---- the report --------------------------------------------------------------------------------------------------


def report(census: Census, words: Words) -> list[RenderableType]:
    """What never came up, then the kinds of action, then the rarest elements."""
    never = sum(not count for count in census.legal)
    elements = sorted(census.elements, key=lambda name: (census.came_up(name), name))
    figures = [name for name in census.never if is_figure(name)]
    missing = [name for name in census.never if not is_figure(name)]
    parts: list[RenderableType] = [
        Text(words("census-done", games=census.games, decisions=census.decisions)),
        Text(words("census-never-actions", count=never, all=len(census.legal))),
        Text(words("census-never", names=", ".join(missing)) if missing else words("census-all")),
    ]
    if figures:
        parts.append(Text(words("census-figures", names=", ".join(_runs(figures)))))
    parts += [
        Text(words("census-kinds"), style="bold"),
        _counted(census, sorted(census.kinds, key=lambda name: census.legal_parts[name]), words),
        Text(words("census-rarest", count=len(elements)), style="bold"),
        _counted(census, [name for name in elements if name not in figures][:RAREST], words),
    ]
    return parts


def _runs(figures: list[str]) -> list[str]:
    """Numbers that follow each other, as the first and the last."""
    runs: list[tuple[str, int, int]] = []
    for name in figures:
        kind, _, digits = name.partition(":")
        number = int(digits)
        follows = runs and runs[-1][0] == kind and runs[-1][2] == number - 1
        first = runs.pop()[1] if follows else number
        runs.append((kind, first, number))
    return [f"{kind} {first}" if first == last else f"{kind} {first}–{last}" for kind, first, last in runs]


def _counted(census: Census, names: list[str], words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    for _ in range(4):
        table.add_column(justify="right")
    heads = ("census-legal", "census-share", "census-played", "census-told")
    table.add_row("", *(words(head) for head in heads))
    for name in names:
        legal = census.legal_parts[name]
        share = words.percent(legal, census.decisions) if census.decisions else ""
        counts = (str(census.played_parts[name]), str(census.told[name]))
        table.add_row(f"  {name}", str(legal), share, *counts)
    return table
