"""`ludage arena`: bots against each other, fairly seated and often enough to prove something."""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from ludage.arena.archive import Archive, ArchiveError, Keeper, read
from ludage.arena.pairing import PairingError, seatings, whole_blocks
from ludage.arena.tournament import Tournament, versions
from ludage.arena.workers import TaskError, Workers
from ludage.cli.arena_report import report, save_with_figures
from ludage.cli.contestants import check_contestants, crew_of
from ludage.cli.files import unreadable
from ludage.cli.parameters import AtTable, Lang, Options, RayAddress, WorkerCount
from ludage.cli.progress import bar
from ludage.cli.request import check_options, check_seed, find_game
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words, ended, language_of, words_for
from ludage.games import game_ids

GAMES = 400
SEED = 1


def arena(
    game_id: Annotated[str | None, typer.Argument(metavar="metavar-game", help="help-argument-game")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="metavar-contestants", help="help-option-contestants")
    ] = None,
    players: AtTable = None,
    games: Annotated[
        int | None, typer.Option(metavar="metavar-number", help="help-option-arena-games")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="metavar-number", help="help-option-arena-seed")] = None,
    option: Options = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    out: Annotated[Path | None, typer.Option(metavar="metavar-file", help="help-option-out")] = None,
    again: Annotated[Path | None, typer.Option(metavar="metavar-file", help="help-option-again")] = None,
    lang: Lang = None,
) -> None:
    """A tournament, played or gone on with; or one of a file, played again."""
    words = words_for(language_of(lang))
    terminal = Terminal()
    if again is not None:
        if any(one is not None for one in (game_id, bots, players, games, seed, option, out)):
            raise CliError(words("arena-again-alone"))
        archive = _archive(again, words, "arena-damaged")
        find_game(archive.tournament.game, None, words)
        with crew_of(workers, ray, words) as crew:
            if not play_again(archive, crew, terminal, words):
                raise typer.Exit(1)
        return
    tournament = _asked(game_id, bots, players, GAMES if games is None else games, seed, option or [], words)
    archive = Archive(tournament, versions(tournament.game), [])
    if out is not None:
        archive = _begun(archive, out, words)
    size = len(archive.tournament.blocks()[0])
    if games is not None and games % size:
        terminal.note(words("arena-rounded", asked=games, size=size, games=archive.tournament.games), "dim")
    with crew_of(workers, ray, words) as crew:
        through = play_on(archive, crew, out, words)
    if out is not None:
        save_with_figures(archive, out, words)
    terminal.show(*report(archive, words))
    if not through:
        terminal.note(words("arena-stopped" if out is None else "arena-stopped-kept"))
        raise typer.Abort


def play_on(archive: Archive, crew: Workers, out: Path | None, words: Words) -> bool:
    """Play what is missing, keeping what comes in; whether it came to the end or a person stopped it."""
    total = sum(len(block) for block in archive.tournament.blocks())
    with bar(words("simulating"), total) as done, nullcontext() if out is None else Keeper(archive, out):
        for _ in archive.played:
            done()
        try:
            for result in archive.tournament.continued(len(archive.played), crew):
                archive.played.append(result)
                done()
        except KeyboardInterrupt:
            return False
        except TaskError as error:
            raise CliError(words("arena-failed", problem=ended(str(error)))) from None
    return True


def play_again(archive: Archive, crew: Workers, terminal: Terminal, words: Words) -> bool:
    """Play the games of a file once more; whether they came out the same."""
    count = len(archive.played)
    fresh = replace(archive, tournament=archive.tournament.first(count), played=[])
    if not play_on(fresh, crew, None, words):
        raise typer.Abort
    other = [number for number in range(count) if fresh.played[number] != archive.played[number]]
    if not other:
        terminal.note(words("arena-same", games=count), "green")
        return True
    terminal.note(words("arena-other", games=count, other=len(other), first=other[0] + 1))
    now = versions(archive.tournament.game)
    if now != archive.versions:
        then, today = (", ".join(f"{name} {each[name]}" for name in now) for each in (archive.versions, now))
        terminal.note(words("arena-versions", then=words.quoted(then), now=words.quoted(today)))
    return False


# ---- what was asked for --------------------------------------------------------------------------------------------


def _asked(
    game_id: str | None,
    bots: str | None,
    players: int | None,
    games: int,
    seed: int | None,
    option: Sequence[str],
    words: Words,
) -> Tournament:
    """The tournament, with as many games as fill its last deal."""
    if game_id is None:
        raise CliError(words("which-game", games=", ".join(game_ids())))
    made = find_game(game_id, None, words)
    count = made.min_players if players is None else made.check_players(players)
    options = made.check_table(count, check_options(made, count, option, words))[1]
    if games < 1:
        raise CliError(words("wrong-games", games=games))
    contestants = check_contestants(bots or "", made, words)
    try:
        size = len(seatings(len(contestants), count))
    except PairingError:
        few = len(contestants) < 2
        key = "arena-too-few" if few else "arena-wrong-number"
        raise CliError(words(key, bots=len(contestants), players=count)) from None
    return Tournament(
        made.id,
        count,
        options,
        tuple(contestants),
        whole_blocks(games, size) * size,
        check_seed(SEED if seed is None else seed),
    )


# ---- files ---------------------------------------------------------------------------------------------------------


def _archive(path: Path, words: Words, otherwise: str) -> Archive:
    """What a file keeps; the key of what is said of a file that is none of ours."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(path, words, error) from None
    except ArchiveError:
        raise CliError(words(otherwise, file=words.quoted(path))) from None


def _begun(asked: Archive, out: Path, words: Words) -> Archive:
    """What was asked for, with what its file keeps of it already."""
    if out.is_dir() or not out.parent.is_dir():
        raise CliError(words("cannot-write-there", file=words.quoted(out)))
    if not out.exists():
        return asked
    kept = _archive(out, words, "arena-not-overwritten")
    other = asked.tournament.differences(kept.tournament)
    if other:
        raise CliError(words("arena-other-tournament", file=words.quoted(out), differences=other))
    for name in ("ludage", "rules"):
        if kept.versions.get(name) != asked.versions[name]:
            raise CliError(words("arena-other-version", file=words.quoted(out)))
    games = max(asked.tournament.games, len(kept.played))
    return replace(kept, tournament=asked.tournament.first(games))
