"""`ludage serve` and `ludage verify`: hosting tables, and checking that their luck was fair."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from ludage.cli import browser
from ludage.cli.files import read_record
from ludage.cli.parameters import ContentDir, Lang, RecordFile
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words, ended, language_of, words_for
from ludage.core.luck import commitment
from ludage.core.message import Message, Problem
from ludage.texts import Texts

LAST_PORT = 65535


def serve(
    host: Annotated[str, typer.Option(metavar="metavar-address", help="help-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-port")] = 8000,
    database: Annotated[str | None, typer.Option(metavar="metavar-url", help="help-option-database")] = None,
    workers: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-workers")] = 1,
    content: ContentDir = None,
    open_page: Annotated[bool, typer.Option("--open", help="help-option-open")] = False,
    lang: Lang = None,
) -> None:
    """Tables for many, until stopped. Settings without an option are variables of the environment."""
    words = words_for(language_of(lang))
    if not 0 <= port <= LAST_PORT:
        raise CliError(words("wrong-port", port=words.quoted(port), last=LAST_PORT))
    if workers < 1:
        raise CliError(words("wrong-workers", workers=workers))
    run = _server(words)
    try:
        port = run.check_free(host, port)
    except ValueError:
        raise CliError(words("cannot-listen", host=words.quoted(host), port=port)) from None
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"

    def announce() -> None:
        Terminal().note(words("serving", address=address), "bold")
        if open_page:
            browser.open_page(address)

    with _starting(words):
        settings = run.settings_from(os.environ)
        if database is not None:
            settings = replace(settings, database=database)
        if content is not None:
            settings = replace(settings, content=content)
        _check_database(settings.database, words)
        run.serve(settings, host, port, workers, announce)


def in_browser(words: Words, game_id: str | None, content: Path | None) -> None:
    """Play on a server of one's own: its games are kept, its page is opened."""
    run = _server(words)
    host = "127.0.0.1"
    port = browser.free_port(host)
    if port is None:
        last = browser.PORT + browser.PORTS_TRIED - 1
        raise CliError(words("no-port", first=browser.PORT, last=last))
    address = f"http://localhost:{port}" + (f"/new/{game_id}" if game_id else "")

    def announce() -> None:
        Terminal().note(words("playing", address=address), "bold")
        browser.open_page(address)

    with _starting(words):
        settings = replace(
            run.settings_from(os.environ),
            database=f"sqlite:///{browser.data_file()}",
            log_json=False,
            log_level="WARNING",
        )
        if content is not None:
            settings = replace(settings, content=content)
        run.serve(settings, host, port, 1, announce)


def _check_database(url: str, words: Words) -> None:
    """A kind of database that we know; a file needs a folder that is there."""
    from ludage.server.settings import database_url

    try:
        file = Path(database_url(url).partition(":///")[2])
    except Problem as problem:
        raise CliError(_said(problem.said, words)) from None
    if url.startswith("sqlite") and not file.parent.is_dir():
        raise CliError(words("no-folder", folder=words.quoted(file.parent)))


@contextmanager
def _starting(words: Words) -> Iterator[None]:
    """A setting, a port or a database with which the server cannot start is said in one sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from ludage.server.settings import UnfitContent
    from ludage.server.store.database import NoDatabase

    try:
        yield
    except CliError:
        raise
    except (SQLAlchemyError, NoDatabase) as error:
        remark = getattr(error, "orig", None) or error  # without the address, which may hold a password
        raise CliError(words("no-database", problem=ended(str(remark)))) from None
    except UnfitContent as unfit:
        problem = _said(unfit.said, words, problem=words.remark(unfit.reason))
        raise CliError(words("not-served", problem=problem)) from None
    except Problem as unfit:
        raise CliError(words("not-served", problem=_said(unfit.said, words))) from None
    except (ValueError, OSError) as error:
        raise CliError(words("not-served", problem=words.remark(error))) from None


def _said(message: Message, words: Words, **more: str) -> str:
    """What the server finds wrong with its settings, which its own texts say."""
    texts = Texts(words.texts.language, [files("ludage.server") / "text"])
    return texts.say(message.key, {**message.args, **more})


def _server(words: Words) -> ModuleType:
    """The server, which is an extra: the engine and the terminal need none of its parts."""
    try:
        from ludage.server import run
    except ModuleNotFoundError as error:
        raise CliError(words("no-server", module=words.quoted(error.name))) from None
    return run


def verify(
    file: RecordFile,
    table: Annotated[str | None, typer.Option(metavar="metavar-id", help="help-option-table")] = None,
    promised: Annotated[
        str | None, typer.Option("--commitment", metavar="metavar-hash", help="help-option-commitment")
    ] = None,
    content: ContentDir = None,
    lang: Lang = None,
) -> None:
    """A record played again, and its seed held against what the server promised."""
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
