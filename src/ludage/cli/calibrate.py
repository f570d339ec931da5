"""`ludage calibrate`: what chances of winning lie behind what bots think of positions, learned from their own games."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.analysis.chances import (
    ENOUGH,
    TENTHS,
    Bin,
    Sample,
    Scale,
    fitted,
    largest_deviation,
    read_tables,
    reliability,
    written,
)
from ludage.analysis.picture import PICTURE, reliability_picture
from ludage.analysis.selfplay import tasks, watch
from ludage.arena.archive import write
from ludage.arena.workers import TaskError, Workers
from ludage.bots import BOTS
from ludage.cli.contestants import crew_of
from ludage.cli.files import check_own, unreadable
from ludage.cli.parameters import AtTable, GameId, Lang, Options, RayAddress, WorkerCount
from ludage.cli.progress import bar
from ludage.cli.request import check_options, check_seed, find_game
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words, ended, language_of, words_for

GAMES = 600
LEAST = 6
HELD_OUT = 3
"""Every third game is not learned from, but checked against."""


def calibrate(
    game_id: GameId,
    out: Annotated[Path, typer.Option(metavar="metavar-file", help="help-option-calibrate-out")],
    players: AtTable = None,
    games: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-calibrate-games")] = GAMES,
    bot: Annotated[str, typer.Option(metavar="metavar-bot", help="help-option-calibrate-bot")] = "greedy",
    seed: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-train-seed")] = 1,
    svg: Annotated[
        Path | None, typer.Option(metavar="metavar-file", help="help-option-calibrate-svg")
    ] = None,
    option: Options = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    lang: Lang = None,
) -> None:
    """Self-play, a fit, and what it is worth over games that were not learned from."""
    words = words_for(language_of(lang))
    made = find_game(game_id, None, words)
    count = made.min_players if players is None else made.check_players(players)
    if bot not in BOTS:
        raise CliError(words("no-bot", bot=words.quoted(bot), bots=list(BOTS)))
    if games < LEAST:
        raise CliError(words("train-too-few", option="games", number=games, least=LEAST))
    options = made.check_table(count, check_options(made, count, option or [], words))[1]
    check_seed(seed)
    tables = _tables(out, words)
    check_own(svg, PICTURE, words)
    terminal = Terminal()
    todo = tasks(made, count, options, bot, games, seed)
    with crew_of(workers, ray, words) as crew:
        played = _played(todo, crew, terminal, words)
    learned = [sample for number, each in enumerate(played) if (number + 1) % HELD_OUT for sample in each]
    held_out = [sample for each in played[HELD_OUT - 1 :: HELD_OUT] for sample in each]
    scale = fitted(learned, todo[0].weights)
    bins = reliability(held_out, scale)
    worst = largest_deviation(bins)
    tables[str(count)] = {
        "how": _command(made.id, count, games, bot, seed, options, made.options),
        "seed": seed,
        "games": games,
        "date": datetime.now(tz=UTC).date().isoformat(),
        **({} if worst is None else {"largest_deviation": round(worst, 4)}),
        "weights": scale.weights,
        "progress": scale.progress,
        "temperature": scale.temperature,
    }
    write(out, written(tables))
    terminal.show(*report(scale, bins, len(played) // HELD_OUT, words))
    if svg is not None:
        title = words(
            "calibrate-title",
            game=words_for(words.texts.language, made).texts.say("game-name"),
            players=count,
            games=len(played) // HELD_OUT,
        )
        across, up = words("calibrate-column-told"), words("calibrate-column-true")
        write(svg, reliability_picture(title, across, up, bins, lambda share: _percent(share, words)))


def report(scale: Scale, bins: list[Bin], games: int, words: Words) -> list[RenderableType]:
    """The scale, the ten bins and how far off the worst one is."""
    heat = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("progress", "temperature"):
        heat.add_column(words(f"calibrate-column-{column}"), justify="right")
    for progress, temperature in zip(scale.progress, scale.temperature, strict=True):
        heat.add_row(_percent(progress, words), words.number(temperature))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("bin", "count", "told", "true"):
        table.add_column(words(f"calibrate-column-{column}"), justify="right")
    for number, each in enumerate(bins):
        low, high = (_percent(one / TENTHS, words) for one in (number, number + 1))
        figures = [_percent(each.told, words), _percent(each.true, words)] if each.count else ["", ""]
        table.add_row(
            f"{low} – {high}", str(each.count), *figures, style="" if each.count >= ENOUGH else "dim"
        )
    worst = largest_deviation(bins)
    if worst is None:
        return [heat, table, Text(words("calibrate-too-few", least=ENOUGH), style="bold")]
    points = words.number(100 * worst, 1)
    return [
        heat,
        table,
        Text(words("calibrate-worst", points=points, games=games, least=ENOUGH), style="bold"),
    ]


def _played(todo: list[Any], crew: Workers, terminal: Terminal, words: Words) -> list[list[Sample]]:
    found: list[list[Sample]] = []
    with bar(words("simulating"), len(todo)) as done:
        try:
            for each in crew.map(watch, todo):
                found.append(each)
                done()
        except KeyboardInterrupt:
            terminal.note(words("calibrate-stopped"))
            raise typer.Abort from None
        except TaskError as error:
            raise CliError(words("arena-failed", problem=ended(str(error)))) from None
    return found


def _tables(out: Path, words: Words) -> dict[str, dict[str, Any]]:
    """What the file says already, for other numbers of players."""
    if out.is_dir() or not out.parent.is_dir():
        raise CliError(words("cannot-write-there", file=words.quoted(out)))
    if not out.exists():
        return {}
    try:
        return read_tables(out.read_text(encoding="utf-8"), str(out))
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(out, words, error) from None
    except ValueError:
        raise CliError(words("calibrate-not-overwritten", file=words.quoted(out))) from None


def _command(
    game: str,
    players: int,
    games: int,
    bot: str,
    seed: int,
    options: dict[str, str],
    known: dict[str, tuple[str, ...]],
) -> str:
    """The command that learns the same."""
    chosen = [f" --option {name}={value}" for name, value in options.items() if value != known[name][0]]
    return f"ludage calibrate {game} --players {players} --games {games} --bot {bot} --seed {seed}{''.join(chosen)}"


def _percent(share: float, words: Words) -> str:
    return words.percent(round(1000 * share), 1000)
