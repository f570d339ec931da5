"""Shares of victory as a picture (SVG), readable in light and dark: a bar with its interval for each contestant of a
tournament, or for each of many tournaments.
"""

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from ludage.arena.figures import Estimate

WIDTH = 780
LEFT, RIGHT = 220, 180
ROW, BAR, TOP = 38, 18, 62
FOOT = 34
GROUP = 30
NAME_MOST = 26
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1f2328 }
.back { fill: #ffffff } .title { font-weight: 600 } .small { font-size: 12px; fill: #57606a }
.grid { stroke: #d0d7de } .par { stroke: #9a4b00; stroke-width: 2; stroke-dasharray: 4 3 }
.bar { fill: #7ba7d6 } .reach { stroke: #1f2328; stroke-width: 2 } .target { stroke: #1a7f37; stroke-width: 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .back { fill: #15191f } .small { fill: #9da7b3 } .grid { stroke: #343b44 }
  .par { stroke: #f0a35a } .bar { fill: #3c6a9c } .reach { stroke: #e6edf3 } .target { stroke: #56d364 }
}
"""


class Bar(NamedTuple):
    """The share of one contestant in one of many tournaments."""

    name: str
    share: Estimate
    par: float
    """What an equal would have."""
    target: float | None = None


def picture(
    title: str, bars: Sequence[tuple[str, Estimate]], par: float, percent: Callable[[float], str]
) -> str:
    """A tournament. The title says what is shown; `percent` writes a share in the reader's language."""
    bottom = TOP + ROW * len(bars)
    parts = _grid(bottom, percent)
    for number, (name, share) in enumerate(bars):
        parts += _row(TOP + ROW * number, name, share, percent)
    parts.append(_line("par", _x(par), TOP - 8, _x(par), bottom))
    return _whole(title, parts, bottom + FOOT)


def pictures(
    title: str,
    groups: Sequence[tuple[str, Sequence[Bar]]],
    legend: tuple[str, str],
    percent: Callable[[float], str],
) -> str:
    """Many tournaments, in groups with a heading; the legend says what the two marks mean, par and target."""
    rows: list[str] = []
    top = TOP
    for heading, bars in groups:
        rows.append(f'<text class="title" x="16" y="{top + 10}">{escape(heading)}</text>')
        top += GROUP
        for bar in bars:
            rows += _row(top, bar.name, bar.share, percent)
            rows.append(_line("par", _x(bar.par), top - 5, _x(bar.par), top + BAR + 5))
            if bar.target is not None:
                rows.append(_line("target", _x(bar.target), top - 5, _x(bar.target), top + BAR + 5))
            top += ROW
    marks: list[str] = []
    for kind, x, said in zip(("par", "target"), (LEFT, LEFT + 190), legend, strict=True):
        marks.append(_line(kind, x, top + FOOT - 2, x, top + FOOT + 14))
        marks.append(f'<text class="small" x="{x + 10}" y="{top + FOOT + 11}">{escape(said)}</text>')
    return _whole(title, [*_grid(top, percent), *rows, *marks], top + 2 * FOOT)


def _grid(bottom: float, percent: Callable[[float], str]) -> list[str]:
    """The lines behind the bars, with their shares below."""
    parts = []
    for tick in TICKS:
        parts.append(_line("grid", _x(tick), TOP - 8, _x(tick), bottom))
        parts.append(
            f'<text class="small" x="{_x(tick)}" y="{bottom + 20}" text-anchor="middle">{percent(tick)}</text>'
        )
    return parts


def _whole(title: str, parts: Sequence[str], height: float) -> str:
    back = f'<rect class="back" width="{WIDTH}" height="{height}"/>'
    heading = f'<text class="title" x="16" y="30">{escape(title)}</text>'
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">'
    return "\n".join([head, f"<style>{STYLE}</style>", back, heading, *parts, "</svg>", ""])


def _row(top: int, name: str, share: Estimate, percent: Callable[[float], str]) -> list[str]:
    """One contestant: its name, the bar, the interval as a line with ends, and the figures."""
    middle = top + BAR / 2
    low, high = share.low or 0.0, 1.0 if share.high is None else share.high
    shown = name if len(name) <= NAME_MOST else f"…{name[1 - NAME_MOST :]}"
    figure = f"{percent(share.value)} ({percent(low)} – {percent(high)})"
    return [
        f'<text x="{LEFT - 12}" y="{middle + 5}" text-anchor="end">{escape(shown)}</text>',
        f'<rect class="bar" x="{LEFT}" y="{top}" width="{_x(share.value) - LEFT:.1f}" height="{BAR}"/>',
        _line("reach", _x(low), middle, _x(high), middle),
        *(_line("reach", _x(end), middle - 5, _x(end), middle + 5) for end in (low, high)),
        f'<text x="{WIDTH - RIGHT + 16}" y="{middle + 5}">{escape(figure)}</text>',
    ]


def _x(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'
