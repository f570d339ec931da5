"""Drawing a decision: where the game stands, what happened, what is asked and the choices."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludage.cli.boards import Board, Room
from ludage.cli.menu import MOST_ROWS, Entry, Menu
from ludage.cli.words import Words
from ludage.core.event import Event
from ludage.core.message import Forecast
from ludage.core.rulebook import Rule as RuleOfGame
from ludage.core.state import Outcome, State

LEAST_NEWS = 4
"""Lines of news that are shown however little room there is."""
REMARK = 36
"""Columns that numbers, remarks and chances need beside the choices."""


def position(state: State, seat: int | None, board: Board, words: Words, room: Room) -> list[RenderableType]:
    """A seat's view of the position, and below it, where it cannot scroll away, where the game stands."""
    view = state.view(seat)
    title = Rule(Text(board.title(view, words), style="bold"), align="left", style="dim")
    return [*board.position(view, words, room), title]


def news(told: Sequence[Sequence[Event]], seat: int | None, words: Words) -> list[str]:
    """What actions brought about, as this seat heard of it: a paragraph an action, none if it heard nothing."""
    out = []
    for events in told:
        seen = [event.seen_by(seat) for event in events]
        sentences = [words.texts.event(one) for one in seen if one is not None]
        if sentences:
            out.append(" ".join(sentences))
    return out


def since(paragraphs: list[str], words: Words, room: Room) -> list[RenderableType]:
    """What came of one's own action, then the latest news, as many lines of it as there is room for."""
    if not paragraphs:
        return []
    shown = paragraphs[:1]
    lines = _lines(paragraphs[0], room)
    for paragraph in reversed(paragraphs[1:]):
        lines += _lines(paragraph, room)
        if lines > room.height:
            break
        shown.insert(1, paragraph)
    parts: list[RenderableType] = [Text(words("since"), style="bold")]
    if len(shown) < len(paragraphs):
        parts = [Text(words("since-more", count=len(paragraphs) - len(shown)), style="bold")]
    return parts + [bulleted(paragraph) for paragraph in shown]


def _lines(paragraph: str, room: Room) -> int:
    return -(-(len(paragraph) + 2) // (room.width - 2))


def bulleted(paragraph: str) -> Table:
    """A paragraph with a dot before it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text("·", style="dim"), Text(paragraph))
    return table


# ---- the choices -------------------------------------------------------------------------------------------------


def menu(menu: Menu, words: Words, width: int) -> list[RenderableType]:
    """The numbered choices: groups side by side, actions one a line."""
    parts: list[RenderableType] = []
    if menu.title:
        parts.append(Text(menu.title, style="bold"))
    if len(menu.entries) > MOST_ROWS:
        parts.append(_side_by_side(menu.entries, words, width))
    else:
        parts.append(_one_a_line(menu.entries, words, width))
    return parts


def _one_a_line(entries: list[Entry], words: Words, width: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold cyan", no_wrap=True)
    table.add_column(no_wrap=max(len(entry.title) for entry in entries) + REMARK <= width)
    for entry in entries:
        title = f"{entry.title} …" if entry.is_group else entry.title
        table.add_row(str(entry.number), title, Text(entry.remark, style="dim"), chance(entry, words))
    return table


def _side_by_side(entries: list[Entry], words: Words, width: int) -> Table:
    """Entries in columns, read downwards."""
    cells = [_cell(entry, words) for entry in entries]
    widest = max(len(cell) for cell in cells) + 2
    columns = max(1, min(4, width // widest))
    rows = -(-len(cells) // columns)
    table = Table.grid(padding=(0, 2, 0, 0))
    for at in range(rows):
        table.add_row(*cells[at::rows])
    return table


def _cell(entry: Entry, words: Words) -> Text:
    star = "★" if entry.remark.startswith("★") else ""
    cell = Text.assemble(
        (f"{entry.number:2d}", "bold cyan"), " ", (star + entry.title, "bold" if star else "")
    )
    if entry.chance is not None:
        cell.append(" " + chance(entry, words), style="green")
    elif entry.is_group:
        cell.append(f" ×{len(entry.actions)}", style="dim")
    return cell


def chance(entry: Entry, words: Words) -> str:
    """The chance of an action, or the best one of a group."""
    if entry.chance is None:
        return ""
    likely = words.percent(entry.chance.ways, entry.chance.outof)
    return f"≤{likely}" if entry.is_group else likely


# ---- answers -----------------------------------------------------------------------------------------------------


def forecast(title: str, about: list[str], forecast: Forecast, words: Words) -> list[RenderableType]:
    """What an action is about and would do: its lines with their rules, the sum where dice decide, the chances."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    for line in forecast.lines:
        amount = f"{line.amount:+d}".replace("-", "−") if line.amount else ""
        table.add_row(amount, words.message(line.cause), Text(line.cause.rule, style="dim"))
    parts: list[RenderableType] = [Text(title, style="bold"), *(Text(text) for text in about)]
    if forecast.lines:
        parts.append(table)
    if forecast.chances:
        total = f"{forecast.total:+d}".replace("-", "−")
        if any(line.amount for line in forecast.lines):
            parts.append(Text(words("forecast-total", total=total)))
        elif not forecast.lines:
            parts.append(Text(words("forecast-plain")))
        parts += [Text(words.texts.chance(chance)) for chance in forecast.chances]
    elif not forecast.lines and not about:
        parts.append(Text(words("forecast-nothing")))
    return parts


def rule_entry(rule: RuleOfGame) -> Text:
    """A rule of the catalogue."""
    return Text.assemble((rule.id, "bold"), " ", (rule.section, "dim"), "\n  ", rule.rule)


def standings(outcome: Outcome, words: Words) -> list[RenderableType]:
    """Ranks, scores and who has won."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat)):
        table.add_row(f"{outcome.ranks[seat]}.", words.name(f"seat:{seat}"), str(outcome.scores[seat]))
    winners = [f"seat:{seat}" for seat in outcome.winners]
    return [table, Text(words("winners", winners=winners), style="bold green")]
