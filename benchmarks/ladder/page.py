"""The page of the ladder: tables, a picture for each game, and in words what is held and what is not."""

from collections import Counter
from collections.abc import Mapping, Sequence
from os.path import relpath
from pathlib import Path

from benchmarks.ladder.rungs import HELD, MISSED, REACHED, Rung, is_stale
from ludage.arena.archive import Archive, write
from ludage.arena.figures import Estimate, Figures, Standing, figures
from ludage.arena.picture import Bar, pictures
from ludage.cli.words import words_for
from ludage.games import game

LEGEND = ("what an equal would have", "the target")

TOP = """# The ladder: which bot is how strong

Made by `make ladder` from the list of matches in `benchmarks/ladder/matches.toml`; nobody edits this page.
[arena.md](arena.md) says how the arena seats bots and where its intervals come from. At two players a match is a duel;
at three or four the first bot sits alone among copies of the second. `greedy` plays by the weights that never change,
so it is the frozen opponent; *novice*, *regular*, *strong* and *master* are the levels of each game. *seeing*
is a cheat for comparison: a player who sees everything, and plays as *playout* does. No table has it.

A target is **held** where the whole 95% interval keeps it, **reached** where the figure does and the interval does not,
and **missed** otherwise.
"""

BOTTOM = """## The same again

A row is `ludage arena GAME --bots FIRST,SECOND --players N --games GAMES --seed SEED`, and its games are in {folder}:
`ludage arena --again FILE` plays them once more. A bot that thinks by the clock may choose otherwise on another
machine, or on this one when it is busy; the other matches come out the same anywhere.

`make ladder` plays what is missing and skips what is complete, so it can be stopped at any time. Where rules or weights
have changed since a match was played, it says so and plays nothing until `make ladder ANEW=yes`; where only the program
of a bot has changed, take the files of its matches away.
"""

COLUMNS = (
    *("players", "match", "victories (95% interval)", "target", "", "margin in points"),
    *("ms a decision (both)", "games", "seed", "played"),
)

Results = Mapping[Rung, Archive]


def write_page(rungs: Sequence[Rung], results: Results, folder: Path, page: Path, images: Path) -> None:
    """The page and its pictures, of what there is so far."""
    games = list(dict.fromkeys(rung.game for rung in rungs))
    found = {rung: one for rung in rungs if rung in results and (one := _figures(results[rung])) is not None}
    parts = [TOP, _summary(rungs, found)]
    for game_id in games:
        own = [rung for rung in rungs if rung.game == game_id]
        title = words_for("en", game(game_id)).texts.say("game-name")
        parts.append(f"## {title}\n")
        played = [rung for rung in own if rung in found]
        if played:
            image = images / f"ladder-{game_id}.svg"
            write(image, _picture(title, played, found))
            parts.append(f"![{title}: share of victories of each match]({_link(image, page)})\n")
        parts.append(_table(own, results, found))
        parts += [_versions(played, results)] if played else []
    write(page, "\n".join([*parts, BOTTOM.format(folder=f"[{folder.name}]({_link(folder, page)})")]))


def _link(target: Path, page: Path) -> str:
    """The address of a file as the page links to it."""
    return Path(relpath(target, page.parent)).as_posix()


def _figures(archive: Archive) -> Figures | None:
    blocks = archive.tournament.whole(archive.played)
    return figures(blocks) if blocks else None


def _first(rung: Rung, found: Figures) -> Standing:
    return next(one for one in found.standings if one.name == rung.first)


def _summary(rungs: Sequence[Rung], found: Mapping[Rung, Figures]) -> str:
    """How many targets are held, in a sentence, and which are missed."""
    aimed = [rung for rung in rungs if rung.target is not None]
    judged = {
        rung: rung.target.judged(_first(rung, found[rung]).share)
        for rung in aimed
        if rung in found and rung.target is not None
    }
    counts = Counter(judged.values())
    parts = [f"{counts[word]} {word}" for word in (HELD, REACHED, MISSED)]
    waiting = len(aimed) - len(judged)
    if waiting:
        parts.append(f"{waiting} not played yet")
    lines = [f"Of {len(aimed)} targets: {', '.join(parts)}."]
    missed = [rung for rung, word in judged.items() if word == MISSED]
    if missed:
        names = [f"{rung.said} ({_name(rung.game)}, {rung.players} players)" for rung in missed]
        lines.append(f"Missed: {'; '.join(names)}.")
    return "\n".join([*lines, ""])


def _name(game_id: str) -> str:
    return words_for("en", game(game_id)).texts.say("game-name")


def _table(rungs: Sequence[Rung], results: Results, found: Mapping[Rung, Figures]) -> str:
    lines = [_row(COLUMNS), _row(["---"] * len(COLUMNS))]
    for rung in rungs:
        target = "–" if rung.target is None else rung.target.said
        if rung not in found:
            lines.append(
                _row([str(rung.players), rung.said, "not played yet", target, *[""] * 4, str(rung.seed), ""])
            )
            continue
        one, other = _first(rung, found[rung]), _second(rung, found[rung])
        judged = "" if rung.target is None else f"**{rung.target.judged(one.share)}**"
        lines.append(
            _row(
                [
                    str(rung.players),
                    rung.said,
                    _interval(one.share),
                    target,
                    judged,
                    _margin(one.margin),
                    f"{_thought(one)} / {_thought(other)}",
                    str(found[rung].games),
                    str(rung.seed),
                    results[rung].versions.get("date", "")
                    + (" (old)" if is_stale(rung, results[rung]) else ""),
                ]
            )
        )
    return "\n".join([*lines, ""])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _second(rung: Rung, found: Figures) -> Standing:
    return next(one for one in found.standings if one.name == rung.second)


def _interval(share: Estimate) -> str:
    low, high = share.low or 0.0, 1.0 if share.high is None else share.high
    return f"{100 * share.value:.1f}% ({100 * low:.1f}% to {100 * high:.1f}%)"


def _margin(margin: Estimate) -> str:
    if margin.low is None or margin.high is None:
        return _signed(margin.value)
    return f"{_signed(margin.value)} ({_signed(margin.low)} to {_signed(margin.high)})"


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def _thought(one: Standing) -> str:
    """Milliseconds a decision."""
    spent = 1000 * one.seconds / max(1, one.decisions)
    return f"{spent:.0f}" if spent >= 10 else f"{spent:.1f}"


def _versions(rungs: Sequence[Rung], results: Results) -> str:
    """By what the matches of a game were played."""
    sets = dict.fromkeys(
        (by.get("ludage", "?"), by.get("rules", "?"), by.get("engine", "?"))
        for by in (results[rung].versions for rung in rungs)
    )
    said = [f"Ludage {ludage}, rules {rules}, engine {engine}" for ludage, rules, engine in sets]
    old = any(is_stale(rung, results[rung]) for rung in rungs)
    note = " What is marked as old was played by other rules or weights than today's." if old else ""
    return f"Played by {'; '.join(said)}.{note}\n"


def _picture(title: str, rungs: Sequence[Rung], found: Mapping[Rung, Figures]) -> str:
    groups = []
    for players in dict.fromkeys(rung.players for rung in rungs):
        bars = [
            Bar(
                f"{rung.first} – {rung.second}",
                _first(rung, found[rung]).share,
                1 / players,
                None if rung.target is None or rung.target.kind == "above_par" else rung.target.share,
            )
            for rung in rungs
            if rung.players == players
        ]
        alone = "" if players == 2 else ": the first alone among copies of the second"
        groups.append((f"{players} players{alone}", bars))
    heading = f"{title}: share of victories of the first bot of each match, with 95% intervals"
    return pictures(heading, groups, LEGEND, lambda share: f"{100 * share:.0f}%")
