"""`ludage serve` and `ludage verify`: hosting tables, and checking that their luck was fair."""

import os
import re
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from ludage.cli import browser
from ludage.cli.files import read_record
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words, language_of, words_for
from ludage.core.luck import commitment

Lang = Annotated[str | None, typer.Option(help="en or fr; else LUDAGE_LANG, else LANG.", show_default=False)]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///file or postgresql://user:password@host/name."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    content: Annotated[
        Path | None, typer.Option("--content", metavar="DIR", help="Your own tables, from your box.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Host tables for friends or a club. Every other setting is a LUDAGE_ variable: see docs/hosting.md."""
    words = words_for(language_of(lang))
    run = _server(words)
    settings = run.settings_from(os.environ)
    if database is not None:
        settings = replace(settings, database=database)
    if content is not None:
        settings = replace(settings, content=content)
    run.check_free(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"

    def announce() -> None:
        Terminal().note(words("serving", address=address), "bold")
        if open_page:
            browser.open_when_ready(address)

    run.serve(settings, host, port, workers, announce)


def in_browser(words: Words, game_id: str | None, content: Path | None) -> None:
    """Play on a server of one's own: its games are kept, its page is opened."""
    run = _server(words)
    host = "127.0.0.1"
    port = browser.free_port(host)
    settings = replace(
        run.settings_from(os.environ),
        database=f"sqlite:///{browser.data_file()}",
        log_json=False,
        log_level="WARNING",
    )
    if content is not None:
        settings = replace(settings, content=content)
    address = f"http://localhost:{port}" + (f"/new/{game_id}" if game_id else "")

    def announce() -> None:
        Terminal().note(words("playing", address=address), "bold")
        browser.open_when_ready(address)

    run.serve(settings, host, port, 1, announce)


def _server(words: Words) -> ModuleType:
    """The server, which is an extra: the engine and the terminal need none of its parts."""
    try:
        from ludage.server import run
    except ModuleNotFoundError as error:
        raise CliError(words("no-server", module=words.quoted(error.name))) from None
    return run


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.")],
    table: Annotated[str | None, typer.Option(metavar="ID", help="The table it was played at.")] = None,
    promised: Annotated[
        str | None, typer.Option("--commitment", metavar="HASH", help="What the server showed at the start.")
    ] = None,
    content: Annotated[
        Path | None, typer.Option("--content", metavar="DIR", help="Your own tables, from your box.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a record again: every roll and shuffle must follow from its seed, and the seed from its commitment."""
    words = words_for(language_of(lang))
    journal = read_record(file, words, content)
    notes = dict(re.findall(r"^# (table|commitment): (\S+)$", file.read_text(encoding="utf-8"), re.MULTILINE))
    table = table or notes.get("table")
    promised = promised or notes.get("commitment")
    terminal = Terminal()
    terminal.note(
        words("verified-game", actions=len(journal.actions), seed=words.quoted(journal.seed)), "green"
    )
    if table is None or promised is None:
        terminal.note(words("verified-no-commitment"), "dim")
    elif commitment(table, journal.seed) == promised.lower():
        terminal.note(words("verified-commitment", table=words.quoted(table)), "green")
    else:
        raise CliError(words("broken-commitment", table=words.quoted(table)))
