"""The `ludage` command: what can be typed after it. Each command checks what was asked and hands over."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from ludage.cli import census, coverage, simulate
from ludage.cli.files import check_target, read_record
from ludage.cli.progress import bar
from ludage.cli.replay import Replay, check_step
from ludage.cli.request import check_bots, check_options, check_players, check_seat, check_seed, find_game
from ludage.cli.screen import rule_entry
from ludage.cli.serve import in_browser, serve, verify
from ludage.cli.table import Table
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, language_of, words_for
from ludage.core.journal import Journal
from ludage.games import game, game_ids

app = typer.Typer(
    help="Civilisation board games with every rule enforced: play, simulate, replay, look up rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command()(serve)
app.command()(verify)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game: see `ludage games`.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.", show_default=False)]
Seed = Annotated[int | None, typer.Option(help="Seed of all luck; the same seed is the same game.")]
Lang = Annotated[str | None, typer.Option(help="en or fr; else LUDAGE_LANG, else LANG.", show_default=False)]
ContentDir = Annotated[
    Path | None, typer.Option("--content", metavar="DIR", help="Your own tables, from your box.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")
]


@app.command()
def play(
    game_id: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game: see `ludage games`.")
    ] = None,
    in_terminal: Annotated[
        bool, typer.Option("--terminal", help="In this terminal, not in the browser.")
    ] = False,
    players: Players = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="Your seat, counted from 0; may be given several times.")
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People in all seats, one keyboard.")] = False,
    bot: Annotated[
        str | None, typer.Option(help="Who fills the other seats: greedy (unless told) or random.")
    ] = None,
    seed: Seed = None,
    lang: Lang = None,
    content: ContentDir = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the game down there.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a record.")] = None,
    option: Options = None,
) -> None:
    """Play in the browser; with --terminal here, against bots or with others at the same keyboard."""
    language = language_of(lang)
    words = words_for(language)
    if not in_terminal:
        given = (players, seat, bot, seed, record, resume, option, hot_seat or None)
        if any(one is not None for one in given):
            raise CliError(words("for-terminal"))
        in_browser(words, None if game_id is None else find_game(game_id, content, words).id, content)
        return
    if game_id is None:
        raise CliError(words("which-game", games=", ".join(game_ids())))
    made = find_game(game_id, content, words)
    names = check_bots(bot or "greedy", words)
    if len(names) > 1:
        raise CliError(words("one-bot", bot=words.quoted(bot)))
    if resume is not None:
        journal = read_record(resume, words, content)
        if journal.game.id != made.id:
            raise CliError(words("other-game", file=words.quoted(resume), game=journal.game.id))
    else:
        count = check_players(made, players, words)
        journal = Journal(made, count, check_seed(seed, words), **check_options(made, option or [], words))
    if hot_seat and seat:
        raise CliError(words("seat-or-hot-seat"))
    people = [check_seat(one, journal.players, words) for one in seat or [0]]
    if hot_seat:
        people = list(range(journal.players))
    if record is not None:
        check_target(record, words)
    terminal = Terminal()
    Table(journal, people, names[0], terminal, words_for(language, made), record).play()


@app.command("simulate")
def simulate_games(
    game_id: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next has the next.")] = 1,
    bot: Annotated[
        str, typer.Option(help="random or greedy; several, by commas, share the table and change seats.")
    ] = "random",
    lang: Lang = None,
    content: ContentDir = None,
    option: Options = None,
) -> None:
    """Play many games between bots: speed, length, wins by seat, spread of scores."""
    language = language_of(lang)
    words = words_for(language)
    made = find_game(game_id, content, words)
    count = check_players(made, players, words)
    bots = check_bots(bot, words)
    options = check_options(made, option or [], words)
    if games < 1:
        raise CliError(words("wrong-games", games=games))
    if len(bots) > count:
        raise CliError(words("too-many-bots", bots=len(bots), players=count))
    check_seed(seed, words)
    check_seed(seed + games - 1, words)
    with bar(words("simulating"), games) as done:
        tally = simulate.simulate(made, count, games, seed, bots, options, done)
    Terminal().show(*simulate.report(tally, words))


@app.command("census")
def take_census(
    game_id: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next has the next.")] = 1,
    lang: Lang = None,
    content: ContentDir = None,
) -> None:
    """Play many random games, with all numbers of players and all options: how often each kind of action and each
    card, place or other element could be chosen, and was."""
    words = words_for(language_of(lang))
    made = find_game(game_id, content, words)
    counts = list(range(made.min_players, made.max_players + 1))
    if players is not None:
        counts = [check_players(made, players, words)]
    if games < 1:
        raise CliError(words("wrong-games", games=games))
    check_seed(seed, words)
    check_seed(seed + games - 1, words)
    with bar(words("simulating"), games) as done:
        counted = census.take(made, counts, games, seed, done)
    Terminal().show(*census.report(counted, words))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", help="Print the game after N actions.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="As this seat saw it, counted from 0; else as a spectator.")
    ] = None,
    lang: Lang = None,
    content: ContentDir = None,
) -> None:
    """Step through a record: Enter goes on, b goes back, a number jumps, q leaves."""
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


@app.command()
def rules(
    game_id: GameId,
    word: Annotated[str, typer.Argument(metavar="[WORD]", help="Only rules that mention it.")] = "",
    with_coverage: Annotated[
        bool, typer.Option("--coverage", help="Which rules the tests cite, and which none does.")
    ] = False,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="Where the tests are.")] = Path("tests"),
    lang: Lang = None,
    content: ContentDir = None,
) -> None:
    """Search the rule catalogue of a game."""
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
    for rule in found:
        terminal.show(rule_entry(rule))
        for label, text in (("rules-example", rule.example), ("rules-note", rule.note)):
            if text:
                terminal.show(Text(f"  {words(label)} {text}", style="dim"))
    terminal.note(words("rules-found", count=len(found)), "bold")


@app.command()
def games(lang: Lang = None) -> None:
    """List the games, their players, options and rules version."""
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
