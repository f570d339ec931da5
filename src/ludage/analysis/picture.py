"""Pictures (SVG), readable in light and dark: how far told chances came true, and how they went in one game."""

from collections.abc import Callable, Sequence
from html import escape
from math import sqrt

from ludage.analysis.chances import ENOUGH, Bin

COLOURS = ("#2f6fb0", "#c05a00", "#2e7d32", "#8e44ad", "#b00020", "#00838f", "#7a6a00", "#5d6d7e")
"""By seat: they can be told apart on white and on black."""
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1f2328 }
.back { fill: #ffffff } .title { font-weight: 600 } .small { font-size: 12px; fill: #57606a }
.grid { stroke: #d0d7de } .par { stroke: #57606a; stroke-width: 2; stroke-dasharray: 4 3 }
.dot { fill: #2f6fb0; fill-opacity: 0.75 } .few { fill: none; stroke: #57606a }
.swing { stroke: #57606a; stroke-dasharray: 2 4 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .back { fill: #15191f } .small { fill: #9da7b3 } .grid { stroke: #343b44 }
  .par { stroke: #9da7b3 } .dot { fill: #7ba7d6 } .few { stroke: #9da7b3 } .swing { stroke: #9da7b3 }
}
"""

PICTURE = "<svg "
"""How a file of a picture begins."""

Percent = Callable[[float], str]
"""Writes a share in the reader's language."""


class _Frame:
    """The room in which something is drawn: from 0 to 1 either way."""

    def __init__(self, width: int, height: int, left: int, right: int, top: int, bottom: int) -> None:
        self.width, self.height = width, height
        self.left, self.right, self.top, self.bottom = left, right, top, bottom

    def x(self, share: float) -> float:
        return round(self.left + share * (self.width - self.left - self.right), 1)

    def y(self, share: float) -> float:
        return round(self.height - self.bottom - share * (self.height - self.bottom - self.top), 1)

    def whole(self, title: str, parts: Sequence[str]) -> str:
        """The picture."""
        size = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}"'
        head = f'{PICTURE}xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">'
        back = f'<rect class="back" width="{self.width}" height="{self.height}"/>'
        said = f'<text class="title" x="16" y="28">{escape(title)}</text>'
        return "\n".join([head, f"<style>{STYLE}</style>", back, said, *parts, "</svg>", ""])

    def levels(self, percent: Percent) -> list[str]:
        """The lines across with what they stand for."""
        parts = []
        for tick in TICKS:
            y = self.y(tick)
            parts.append(line("grid", self.x(0), y, self.x(1), y))
            parts.append(
                f'<text class="small" x="{self.left - 8}" y="{y + 4}" text-anchor="end">{escape(percent(tick))}</text>'
            )
        return parts


RELIABILITY = _Frame(680, 520, 70, 70, 64, 70)
COURSE = _Frame(780, 420, 60, 190, 56, 56)


def reliability_picture(title: str, across: str, up: str, bins: Sequence[Bin], percent: Percent) -> str:
    """Each bin where it was told and came true, with its count; on the line both agree."""
    frame = RELIABILITY
    parts = frame.levels(percent)
    for tick in TICKS:
        x = frame.x(tick)
        parts.append(line("grid", x, frame.y(0), x, frame.y(1)))
        parts.append(
            f'<text class="small" x="{x}" y="{frame.y(0) + 20}" text-anchor="middle">{escape(percent(tick))}</text>'
        )
    parts.append(line("par", frame.x(0), frame.y(0), frame.x(1), frame.y(1)))
    most = max((each.count for each in bins), default=1)
    for each in bins:
        if not each.count:
            continue
        kind = "dot" if each.count >= ENOUGH else "few"
        radius = round(4 + 10 * sqrt(each.count / most), 1)
        x, y = frame.x(each.told), frame.y(each.true)
        parts.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="{radius}"/>')
        parts.append(f'<text class="small" x="{x + radius + 4}" y="{y + 14}">{each.count}</text>')
    parts.append(f'<text class="small" x="{frame.left}" y="{frame.height - 16}">{escape(across)}</text>')
    parts.append(f'<text class="small" x="16" y="50">{escape(up)}</text>')
    return frame.whole(title, parts)


def course_picture(
    title: str,
    across: str,
    names: Sequence[str],
    moments: Sequence[tuple[float, Sequence[float]]],
    swings: Sequence[float],
    percent: Percent,
) -> str:
    """The chances of each seat over the game: a line each; `swings` marks moments. Moments run from 0 to 1."""
    frame = COURSE
    parts = frame.levels(percent)
    parts += [line("swing", frame.x(at), frame.y(0), frame.x(at), frame.y(1)) for at in swings]
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(f"{frame.x(at)},{frame.y(chances[seat])}" for at, chances in moments)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        x, y = frame.width - frame.right + 22, frame.top + 22 * seat
        parts.append(f'<circle cx="{x}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{x + 12}" y="{y + 5}">{escape(name[:18])}</text>')
    parts.append(f'<text class="small" x="{frame.left}" y="{frame.height - 14}">{escape(across)}</text>')
    return frame.whole(title, parts)


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'
