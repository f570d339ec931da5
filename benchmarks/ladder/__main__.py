"""Plays the ladder: a list of matches between bots, each an arena file that can be gone on with, and the page about it.

    python -m benchmarks.ladder [--games 400] [--workers 4] [--only through-the-ages-2] [--anew] [--page-only]

What is complete is skipped. The page and its pictures are written after every match, so that it can be stopped at any
time.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.ladder.page import write_page
from benchmarks.ladder.rungs import LadderError, Rung, is_stale, kept, rungs_of
from ludage.arena.archive import Archive
from ludage.arena.figures import figures
from ludage.arena.tournament import versions
from ludage.arena.workers import Workers, workers
from ludage.cli.arena import play_on
from ludage.cli.arena_report import report
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, words_for

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
BAD_INPUT, STOPPED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0, 2 for bad input, 130 when a person stopped it."""
    wanted = _parser().parse_args(arguments)
    try:
        return climb(wanted)
    except (LadderError, CliError) as error:
        print(f"ladder: {error}", file=sys.stderr)
        return BAD_INPUT


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ladder", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="a match, rounded up to whole deals")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores unless told")
    parser.add_argument("--only", default="", help="only matches whose name holds this text")
    parser.add_argument("--anew", action="store_true", help="play again what other rules or weights played")
    parser.add_argument("--page-only", action="store_true", help="play nothing")
    parser.add_argument("--matches", type=Path, default=HERE / "matches.toml")
    parser.add_argument("--results", type=Path, default=DOCS / "ladder", help="folder of the arena files")
    parser.add_argument("--page", type=Path, default=DOCS / "ladder.md")
    parser.add_argument("--images", type=Path, default=DOCS / "images")
    return parser


def climb(wanted: argparse.Namespace) -> int:
    """Play what is missing, one match after the other, and write the page."""
    if wanted.games < 1:
        raise LadderError(f"{wanted.games} games cannot be played: expected 1 or more")
    if wanted.workers is not None and wanted.workers < 1:
        raise LadderError(f"{wanted.workers} processes cannot play: expected 1 or more")
    rungs = rungs_of(wanted.matches)
    chosen = [rung for rung in rungs if wanted.only in rung.name]
    if not chosen:
        raise LadderError(f"no match is called anything like {wanted.only!r}: see {wanted.matches}")
    for folder in (wanted.results, wanted.images):
        folder.mkdir(parents=True, exist_ok=True)
    results = {rung: archive for rung in rungs if (archive := kept(rung, wanted.results)) is not None}

    def show() -> None:
        write_page(rungs, results, wanted.results, wanted.page, wanted.images)

    if not wanted.page_only:
        stale = [rung for rung in chosen if rung in results and is_stale(rung, results[rung])]
        if stale and not wanted.anew:
            names = ", ".join(rung.name for rung in stale)
            raise LadderError(f"other rules or weights played {names}: --anew plays them again")
        for rung in stale:
            del results[rung]
        with workers(wanted.workers) as crew:
            for rung in chosen:
                through = _play(rung, wanted.games, results, crew, wanted.results)
                show()
                if not through:
                    return STOPPED
    show()
    print(f"The page is {wanted.page}.")
    return 0


def _play(rung: Rung, games: int, results: dict[Rung, Archive], crew: Workers, folder: Path) -> bool:
    """Play what is missing of a match; whether it came to its end."""
    words = words_for("en")
    asked = rung.tournament(games)
    before = results.get(rung)
    if before is None:
        today = datetime.now(tz=UTC).date().isoformat()
        archive = Archive(asked, {**versions(rung.game), **rung.by(), "date": today}, [])
    else:
        archive = replace(before, tournament=asked.first(max(asked.games, len(before.played))))
    if len(archive.played) == archive.tournament.games:
        print(f"{rung.name}: complete, {archive.tournament.games} games")
        return True
    print(f"{rung.name}: {archive.tournament.games} games, {len(archive.played)} of them played already")
    results[rung] = archive
    path = folder / f"{rung.name}.json"
    through = play_on(archive, crew, path, words)
    blocks = archive.tournament.whole(archive.played)
    if blocks:
        path.write_text(archive.text(figures(blocks)), encoding="utf-8")
    Terminal().show(*report(archive, words))
    return through


if __name__ == "__main__":
    sys.exit(main())
