"""What a tournament has shown, as tables and as a picture."""

from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.arena.archive import Archive, write
from ludage.arena.figures import Estimate, Figures, Standing, figures
from ludage.arena.picture import picture
from ludage.cli.words import Words, words_for
from ludage.games import game

Ratings = dict[str, tuple[float, float]]


def report(archive: Archive, words: Words) -> list[RenderableType]:
    """The standings, what they rest on, and for many contestants who beats whom."""
    blocks = archive.tournament.whole(archive.played)
    if not blocks:
        return [Text(words("arena-nothing"))]
    found = figures(blocks)
    rated = _ratings(archive)
    parts: list[RenderableType] = [
        _standings(found, rated, words),
        Text(words("arena-rests-on", games=found.games, deals=found.blocks, par=_percent(found.par, words))),
    ]
    if len(found.standings) == 2:
        parts.append(Text(_verdict(found, words), style="bold"))
    if rated is None:
        parts.append(Text(words("arena-no-ratings"), style="dim"))
    if found.duels:
        parts += [Text(words("arena-duels"), style="bold"), _duels(found, words)]
    return parts


def save_with_figures(archive: Archive, out: Path, words: Words) -> None:
    """The file with its figures, and beside it the picture."""
    blocks = archive.tournament.whole(archive.played)
    if not blocks:
        return
    found = figures(blocks)
    write(out, archive.text(found, _ratings(archive)))
    language = words.texts.language
    title = words(
        "arena-title",
        game=words_for(language, game(archive.tournament.game)).texts.say("game-name"),
        players=archive.tournament.players,
        games=found.games,
    )
    bars = [(one.name, one.share) for one in found.standings]
    drawn = picture(title, bars, found.par, lambda share: _percent(share, words))
    write(out.with_name(f"{out.name.removesuffix('.json')}.svg"), drawn)


def _ratings(archive: Archive) -> Ratings | None:
    """By contestant; empty where there can be none, None where the part that makes them is not installed."""
    try:
        from ludage.arena.ratings import ratings
    except ImportError:
        return None
    return ratings(archive.tournament.whole(archive.played))


def _standings(found: Figures, rated: Ratings | None, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words("arena-column-bot"))
    for column in ("games", "share", "margin"):
        table.add_column(words(f"arena-column-{column}"), justify="right")
    if rated:
        table.add_column(words("arena-column-rating"), justify="right")
    table.add_column(words("arena-column-time"), justify="right")
    for one in sorted(found.standings, key=lambda standing: -standing.share.value):
        cells = [one.name, str(one.games), _share(one.share, words), _margin(one.margin, words)]
        if rated:
            mean, doubt = rated[one.name]
            cells.append(f"{words.number(mean, 1)} ± {words.number(2 * doubt, 1)}")
        table.add_row(*cells, _time(one, words))
    return table


def _share(share: Estimate, words: Words) -> str:
    low, high = share.low or 0.0, 1.0 if share.high is None else share.high
    return words(
        "arena-interval",
        value=_percent(share.value, words),
        low=_percent(low, words),
        high=_percent(high, words),
    )


def _margin(margin: Estimate, words: Words) -> str:
    if margin.low is None or margin.high is None:
        return _signed(margin.value, words)
    return words(
        "arena-interval",
        value=_signed(margin.value, words),
        low=_signed(margin.low, words),
        high=_signed(margin.high, words),
    )


def _time(one: Standing, words: Words) -> str:
    mean = words.number(1000 * one.seconds / max(1, one.decisions), 1)
    return words("arena-time", mean=mean, longest=words.number(1000 * one.longest, 0))


def _verdict(found: Figures, words: Words) -> str:
    """What the first one's share proves."""
    first, second = found.standings
    names = {"bot": words.quoted(first.name), "other": words.quoted(second.name)}
    if first.share.low is not None and first.share.low > found.par:
        return words("arena-stronger", **names)
    if first.share.high is not None and first.share.high < found.par:
        return words("arena-weaker", **names)
    return words("arena-open", par=_percent(found.par, words))


def _duels(found: Figures, words: Words) -> Table:
    """Row against column."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    for name in found.duels:
        table.add_column(name, justify="right")
    for name, others in found.duels.items():
        cells = [_share(others[other], words) if other in others else "·" for other in found.duels]
        table.add_row(name, *cells)
    return table


def _percent(share: float, words: Words) -> str:
    return words("percent", percent=round(100 * share))


def _signed(value: float, words: Words) -> str:
    text = words.number(value, 1)
    return f"+{text}" if round(value, 1) > 0 else text
