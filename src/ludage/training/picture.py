"""The climb as a picture (SVG): the shares of victory of each challenger, promoted or not, over the games played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from ludage.arena.figures import Estimate
from ludage.training.climb import Climb

WIDTH, HEIGHT = 780, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 190, 56, 56
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
COLOURS = ("#9a4b00", "#2f6fb0", "#2e7d32", "#8e44ad", "#b00020", "#00838f")

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1f2328 }
.back { fill: #ffffff } .title { font-weight: 600 } .small { font-size: 12px; fill: #57606a }
.grid { stroke: #d0d7de } .par { stroke: #57606a; stroke-width: 2; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .back { fill: #15191f } .small { fill: #9da7b3 } .grid { stroke: #343b44 }
  .par { stroke: #9da7b3 }
}
"""


@dataclass(frozen=True)
class Mark:
    """One result: after so many games, against whom, and whether it was a promotion."""

    games: int
    name: str
    share: Estimate
    promoted: bool


def marks(climb: Climb) -> list[Mark]:
    """All results of the attempts at a promotion."""
    out: list[Mark] = []
    games = 0
    for one in climb.rounds:
        games += climb.learned_from(one)
        if one.trial is not None:
            out += [Mark(games, name, share, one.trial.promoted) for name, share in one.trial.shares.items()]
            games += one.trial.games
    return out


def picture(climb: Climb, title: str, across: str, percent: Callable[[float], str]) -> str:
    """The picture: filled where the challenger was promoted. `across` names the axis of games."""
    shown = marks(climb)
    names = list(dict.fromkeys(mark.name for mark in shown))
    most = max(1, climb.games)
    bottom = HEIGHT - BOTTOM
    parts = [
        f'<rect class="back" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
        f'<text class="small" x="{LEFT}" y="{HEIGHT - 14}">{escape(across)}: 0 – {climb.games}</text>',
    ]
    for tick in TICKS:
        parts.append(_line("grid", LEFT, _y(tick), WIDTH - RIGHT, _y(tick)))
        parts.append(
            f'<text class="small" x="{LEFT - 8}" y="{_y(tick) + 4}" text-anchor="end">{percent(tick)}</text>'
        )
    par = 1 / climb.course.players
    parts.append(_line("par", LEFT, _y(par), WIDTH - RIGHT, _y(par)))
    for number, name in enumerate(names):
        colour = COLOURS[number % len(COLOURS)]
        own = [mark for mark in shown if mark.name == name]
        parts += _dots(own, colour, lambda games: LEFT + (WIDTH - RIGHT - LEFT) * games / most)
        parts.append(f'<circle cx="{WIDTH - RIGHT + 22}" cy="{TOP + 22 * number}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 34}" y="{TOP + 22 * number + 5}">{escape(name[:18])}</text>')
    parts.append(_line("grid", LEFT, bottom, LEFT, TOP))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">'
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def _dots(own: Sequence[Mark], colour: str, x: Callable[[int], float]) -> list[str]:
    parts: list[str] = []
    for mark in own:
        low = mark.share.low or 0.0
        high = 1.0 if mark.share.high is None else mark.share.high
        at = round(x(mark.games), 1)
        parts.append(
            f'<line x1="{at}" y1="{_y(low)}" x2="{at}" y2="{_y(high)}" stroke="{colour}" stroke-opacity="0.5"/>'
        )
        inside = colour if mark.promoted else "none"
        parts.append(
            f'<circle cx="{at}" cy="{_y(mark.share.value)}" r="5" stroke="{colour}" fill="{inside}"/>'
        )
    return parts


def _y(share: float) -> float:
    return round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP), 1)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'
