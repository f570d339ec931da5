"""The map of Age of Gods as a list by people: in brief at every decision, in full when asked for."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.boards.board import View, packed
from ludage.cli.words import Words

SIGNS = {"city": "⌂", "coastal": "~", "fortified": "▲", "fortress": "◆", "love": "♥", "vortex": "@"}
TWO_COLUMNS = 96
GAP = 2
LABEL = 16
WELL_OF_SOULS = 46
"""Columns that the full map needs for all but the territories."""


def own_peoples(view: View) -> list[str]:
    """The peoples of the destiny cards of the seat that looks."""
    if view["seat"] is None:
        return []
    return [card["people"] for card in view["seats"][view["seat"]]["destiny"] if card is not None]


def peoples_in_order(view: View) -> list[str]:
    """One's own peoples first, then the others, larger ones first."""
    own = own_peoples(view)
    return own + [people for people in view["peoples"] if people not in own]


def people_name(view: View, words: Words, people: str) -> str:
    """A people's name, with a star if it is one's own."""
    star = "★" if people in own_peoples(view) else ""
    return star + words.name(f"people:{people}")


def signs(place: Any) -> str:
    """What a territory has, in signs; the shore only matters to a few and is left to the full map."""
    return "".join(sign for what, sign in SIGNS.items() if place[what] and what != "coastal")


def lands_of(view: View, people: str | None, vortex: bool = False) -> list[str]:
    """The territories of a people, or the empty ones, or those closed by a Vortex."""
    return [
        territory
        for territory, place in view["territories"].items()
        if place["people"] == people and place["vortex"] == vortex
    ]


# ---- in brief ----------------------------------------------------------------------------------------------------


def brief_map(view: View, words: Words, width: int, everything: bool) -> list[RenderableType]:
    """Peoples with their territories, in two columns where there is room."""
    peoples = peoples_in_order(view) if everything else own_peoples(view)
    each = width if width < TWO_COLUMNS else (width - GAP) // 2
    names = each - LABEL - 1
    rows = [
        (_label(view, words, people), _territories(view, words, lands_of(view, people), names))
        for people in peoples
        if view["peoples"][people]["held"] or people in own_peoples(view)
    ]
    for label, lands in _nobodys(view, words):
        rows.append((Text(label, style="italic"), _territories(view, words, lands, names)))
    if width < TWO_COLUMNS:
        return [_column(rows, width)]
    left = _half(rows)
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=each)
    table.add_column(width=each)
    table.add_row(_column(rows[:left], each), _column(rows[left:], each))
    return [table]


def _nobodys(view: View, words: Words) -> list[tuple[str, list[str]]]:
    kinds = ((words("aog-empty"), lands_of(view, None)), (words("aog-vortex"), lands_of(view, None, True)))
    return [(label, lands) for label, lands in kinds if lands]


def _label(view: View, words: Words, people: str) -> Text:
    entry = view["peoples"][people]
    mine = people in own_peoples(view)
    label = Text(people_name(view, words, people), style="bold" if mine else "")
    label.append(f" {entry['held']}/{entry['ceiling']}", style="dim")
    if entry["technology"]:
        label.append(" " + words("aog-level", level=entry["technology"]), style="cyan")
    for marker, until in entry["markers"].items():
        label.append(" " + _short(words, marker, until), style="magenta")
    if entry["revealed_by"] is not None and not mine:
        label.append(" " + words("aog-revealed-by", number=entry["revealed_by"] + 1), style="yellow")
    return label


def _short(words: Words, marker: str, until: int | None) -> str:
    sign = words(f"aog-marker-{marker.replace('_', '-')}")
    return sign if until is None else words("aog-until", marker=sign, turn=until)


def _territories(view: View, words: Words, lands: list[str], width: int) -> Text:
    """Names with their signs; a city stands out."""
    names = []
    for territory in lands:
        place = view["territories"][territory]
        name = words.name(f"territory:{territory}") + signs(place)
        names.append(Text(name, style="red" if place["city"] else ""))
    return packed(names, width)


def _column(rows: list[tuple[Text, Text]], width: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=LABEL)
    table.add_column(width=width - LABEL - 1, no_wrap=True)
    for label, lands in rows:
        table.add_row(label, lands)
    return table


def _half(rows: list[tuple[Text, Text]]) -> int:
    """Where to break the list so that both columns are about as long."""
    heights = [max(lands.plain.count("\n") + 1, -(-len(label) // LABEL)) for label, lands in rows]
    return min(range(len(rows) + 1), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))


# ---- in full -----------------------------------------------------------------------------------------------------


def whole_map(view: View, words: Words, width: int) -> list[RenderableType]:
    """Every people with all that the well of souls holds, every territory with its id and signs, and a legend."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    names = max(24, width - WELL_OF_SOULS)
    columns = ("people", "size", "held", "reserve", "technology", "markers", "territories")
    for column in columns:
        table.add_column(words(f"aog-column-{column}"), no_wrap=column in ("people", "size", "held"))
    for people in peoples_in_order(view):
        entry = view["peoples"][people]
        name = Text(people_name(view, words, people), style="bold" if people in own_peoples(view) else "")
        if entry["revealed_by"] is not None:
            name.append(" " + words("aog-revealed-by", number=entry["revealed_by"] + 1), style="yellow")
        table.add_row(
            name,
            str(entry["size"]),
            f"{entry['held']}/{entry['ceiling']}",
            str(entry["reserve"]),
            str(entry["technology"]),
            ", ".join(_long(words, marker, until) for marker, until in entry["markers"].items()),
            _in_full(view, words, lands_of(view, people), names),
        )
    for label, lands in _nobodys(view, words):
        table.add_row(Text(label, style="italic"), "", "", "", "", "", _in_full(view, words, lands, names))
    return [table, Group(Text(legend(words), style="dim"), Text(words("aog-supply", count=view["supply"])))]


def _long(words: Words, marker: str, until: int | None) -> str:
    name = words.name(f"marker:{marker}")
    return name if until is None else words("aog-until", marker=name, turn=until)


def _in_full(view: View, words: Words, lands: list[str], width: int) -> Text:
    """Names with their ids and all their signs."""
    names = []
    for territory in lands:
        place = view["territories"][territory]
        shore = SIGNS["coastal"] if place["coastal"] else ""
        name = words.name(f"territory:{territory}")
        names.append(Text.assemble((f"{territory} ", "dim"), f"{name}{signs(place)}{shore}"))
    return packed(names, width)


def legend(words: Words) -> str:
    """What the signs mean."""
    return "  ".join(f"{sign} {words(f'aog-sign-{what}')}" for what, sign in (*SIGNS.items(), ("own", "★")))
