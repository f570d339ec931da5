"""The `ludage` command: what can be typed after it. Each command checks what was asked and hands over.

The help of a command, of an option and of what stands for its value (metavar) are keys of texts: see `spoken`.
"""

from importlib.metadata import version as version_of
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from ludage.bots import USUAL
from ludage.cli import beside_people, census, coverage, simulate
from ludage.cli.analyse import analyse_record
from ludage.cli.arena import arena
from ludage.cli.calibrate import calibrate
from ludage.cli.files import check_target, read_record
from ludage.cli.parameters import (
    ContentDir,
    FirstSeed,
    GameId,
    Games,
    Lang,
    Options,
    Players,
    RecordFile,
    WorkerCount,
)
from ludage.cli.progress import bar
from ludage.cli.replay import Replay, check_step
from ludage.cli.request import check_bots, check_options, check_players, check_seat, check_seed, find_game
from ludage.cli.screen import rule_entry
from ludage.cli.serve import in_browser, serve, verify
from ludage.cli.spoken import SpokenCommand, SpokenGroup
from ludage.cli.table import Table
from ludage.cli.terminal import Terminal
from ludage.cli.train import train
from ludage.cli.words import CliError, Words, language_of, words_for
from ludage.core.journal import Journal
from ludage.games import game, game_ids


def ludage(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-option-version")] = False,
    lang: Lang = None,
) -> None:
    """Without a command: the version, or the help. A language named here holds for the command too."""
    if version:
        typer.echo(f"ludage {version_of('ludage')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
    elif lang is not None:
        context.default_map = {context.invoked_subcommand: {"lang": lang}}


def play(
    game_id: Annotated[str | None, typer.Argument(metavar="metavar-game", help="help-argument-game")] = None,
    in_terminal: Annotated[bool, typer.Option("--terminal", help="help-option-terminal")] = False,
    players: Players = None,
    seat: Annotated[
        list[int] | None, typer.Option(metavar="metavar-number", help="help-option-own-seat")
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="help-option-hot-seat")] = False,
    bot: Annotated[str | None, typer.Option(metavar="metavar-bot", help="help-option-bot")] = None,
    seed: Annotated[int | None, typer.Option(metavar="metavar-number", help="help-option-seed")] = None,
    lang: Lang = None,
    content: ContentDir = None,
    record: Annotated[Path | None, typer.Option(metavar="metavar-file", help="help-option-record")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="metavar-file", help="help-option-resume")] = None,
    unasked: Annotated[bool, typer.Option("--unasked", help="help-option-unasked")] = False,
    option: Options = None,
) -> None:
    """A game in the browser, or at this terminal."""
    language = language_of(lang)
    words = words_for(language)
    if not in_terminal:
        given = (players, seat, bot, seed, record, resume, option, hot_seat or None, unasked or None)
        if any(one is not None for one in given):
            raise CliError(words("for-terminal"))
        in_browser(words, None if game_id is None else find_game(game_id, content, words).id, content)
        return
    if game_id is None:
        raise CliError(words("which-game", games=", ".join(game_ids())))
    made = find_game(game_id, content, words)
    names = check_bots(bot or USUAL, words)
    if len(names) > 1:
        raise CliError(words("one-bot", bot=words.quoted(bot)))
    if resume is not None:
        journal = read_record(resume, words, content)
        if journal.game.id != made.id:
            raise CliError(words("other-game", file=words.quoted(resume), game=journal.game.id))
    else:
        count = check_players(made, players)
        options = check_options(made, count, option or [], words)
        journal = Journal(made, count, check_seed(seed), **options)
    if hot_seat and seat:
        raise CliError(words("seat-or-hot-seat"))
    people = [check_seat(one, journal.players, words) for one in seat or [0]]
    if hot_seat:
        people = list(range(journal.players))
    if record is not None:
        check_target(record, words)
    at_table = Words(language, made, set(range(journal.players)) - set(people))
    Table(journal, people, names[0], Terminal(), at_table, record, not unasked).play()


def simulate_games(
    game_id: GameId,
    players: Players = None,
    games: Games = 100,
    seed: FirstSeed = 1,
    bot: Annotated[str, typer.Option(metavar="metavar-bots", help="help-option-bots")] = "random",
    lang: Lang = None,
    content: ContentDir = None,
    option: Options = None,
) -> None:
    """Many games between bots, counted."""
    language = language_of(lang)
    words = words_for(language)
    made = find_game(game_id, content, words)
    count = check_players(made, players)
    bots = check_bots(bot, words)
    options = check_options(made, count, option or [], words)
    if games < 1:
        raise CliError(words("wrong-games", games=games))
    if len(bots) > count:
        raise CliError(words("too-many-bots", bots=len(bots), players=count))
    check_seed(seed)
    check_seed(seed + games - 1)
    with bar(words("simulating"), games) as done:
        tally = simulate.simulate(made, count, games, seed, bots, options, done)
    Terminal().show(*simulate.report(tally, words))


def take_census(
    game_id: GameId,
    players: Players = None,
    games: Games = 100,
    seed: FirstSeed = 1,
    compare: Annotated[str | None, typer.Option(metavar="metavar-people", help="help-option-compare")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="metavar-contestants", help="help-option-census-bots")
    ] = None,
    workers: WorkerCount = None,
    json: Annotated[Path | None, typer.Option(metavar="metavar-file", help="help-option-json")] = None,
    lang: Lang = None,
    content: ContentDir = None,
) -> None:
    """Many random games of all kinds, and what could be chosen in them; or what bots do beside people."""
    words = words_for(language_of(lang))
    if compare is not None and content is not None:
        raise CliError(words("census-no-content"))
    made = find_game(game_id, content, words)
    counts = list(range(made.min_players, made.max_players + 1))
    if players is not None:
        counts = [check_players(made, players)]
    if compare is not None:
        chosen = "master" if bots is None else bots
        beside_people.compare(made, compare, chosen, counts, games, seed, workers, json, words)
        return
    if any(one is not None for one in (bots, workers, json)):
        raise CliError(words("census-for-comparing"))
    if games < 1:
        raise CliError(words("wrong-games", games=games))
    check_seed(seed)
    check_seed(seed + games - 1)
    with bar(words("simulating"), games) as done:
        counted = census.take(made, counts, games, seed, done)
    Terminal().show(*census.report(counted, words))


def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="metavar-number", help="help-option-to")] = None,
    seat: Annotated[int | None, typer.Option(metavar="metavar-number", help="help-option-seen-by")] = None,
    lang: Lang = None,
    content: ContentDir = None,
) -> None:
    """A record, step by step for a person, else as it stands at one step."""
    language = language_of(lang)
    words = words_for(language)
    journal = read_record(file, words, content)
    if seat is not None:
        check_seat(seat, journal.players, words)
    terminal = Terminal()
    steps = Replay(journal, seat, terminal, words_for(language, journal.game))
    if to is not None or not terminal.interactive:
        steps.print_at(check_step(len(journal.actions) if to is None else to, journal, words))
    else:
        steps.walk()


def rules(
    game_id: GameId,
    word: Annotated[str, typer.Argument(metavar="metavar-word", help="help-argument-word")] = "",
    with_coverage: Annotated[bool, typer.Option("--coverage", help="help-option-coverage")] = False,
    tests: Annotated[Path, typer.Option(metavar="metavar-folder", help="help-option-tests")] = Path("tests"),
    lang: Lang = None,
    content: ContentDir = None,
) -> None:
    """The rules of a game that mention a word, or how the tests cover them."""
    language = language_of(lang)
    words = words_for(language, find_game(game_id, content, words_for(language)))
    terminal = Terminal()
    if with_coverage:
        measured = coverage.measure(words.rules(), game_id, tests, words)
        terminal.show(*coverage.report(measured, words))
        if measured.missing or measured.unknown:
            raise typer.Exit(1)
        return
    found = words.rules_about(word)
    if not found:
        raise CliError(words("rules-none", word=words.quoted(word)))
    if not word:
        terminal.note(words.texts.say("game-idea"))
    for rule in found:
        terminal.show(rule_entry(rule))
        for label, text in (("rules-example", rule.example), ("rules-note", rule.note)):
            if text:
                terminal.show(Text(f"  {words(label)} {text}", style="dim"))
    terminal.note(words("rules-found", count=len(found)), "bold")


def games(lang: Lang = None) -> None:
    """The games there are."""
    language = language_of(lang)
    words = words_for(language)
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("id", "name", "players", "version", "options"):
        table.add_column(words(f"games-{column}"))
    for game_id in game_ids():
        made = game(game_id)
        name = words_for(language, made).texts.say("game-name")
        options = "; ".join(f"{option}={'|'.join(values)}" for option, values in made.options.items())
        table.add_row(game_id, name, f"{made.min_players}–{made.max_players}", made.version, options)
    Terminal().show(table)


def application(language: str) -> typer.Typer:
    """The command line in a language. The commands stand in the order in which a newcomer needs them."""
    spoken = words_for(language)

    class Group(SpokenGroup):
        words = spoken

    class Command(SpokenCommand):
        words = spoken

    app = typer.Typer(
        cls=Group,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True, help="help-ludage")(ludage)
    app.command("play", cls=Command, help="help-play")(play)
    app.command("games", cls=Command, help="help-games")(games)
    app.command("rules", cls=Command, help="help-rules")(rules)
    app.command("replay", cls=Command, help="help-replay")(replay)
    app.command("analyse", cls=Command, help="help-analyse")(analyse_record)
    app.command("simulate", cls=Command, help="help-simulate")(simulate_games)
    app.command("census", cls=Command, help="help-census")(take_census)
    app.command("arena", cls=Command, help="help-arena")(arena)
    app.command("train", cls=Command, help="help-train")(train)
    app.command("calibrate", cls=Command, help="help-calibrate")(calibrate)
    app.command("serve", cls=Command, help="help-serve")(serve)
    app.command("verify", cls=Command, help="help-verify")(verify)
    return app
