"""A message to somebody whose turn it is: one for all his tables, in his language, whatever way it goes."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Protocol
from urllib.parse import quote

import ludage
from ludage.texts import LANGUAGES, Texts, UnknownTextError

TEXT = files("ludage") / "server" / "text"
TABLES_SHOWN = 20


class NotDelivered(Exception):
    """A message did not go out, and why. `final`: it would not go out later either."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody: its id, its name, and the name of its game."""

    table_id: str
    name: str
    game: str


@dataclass(frozen=True)
class Digest:
    """What is sent. Names of tables in it are other people's words: made harmless, but not trusted."""

    subject: str
    opening: str
    tables: tuple[tuple[str, str], ...]
    """Name and link."""
    more: str
    closing: str
    settings_link: str

    def lines(self) -> list[str]:
        """The tables, one a line."""
        return [f"{name}\n{link}" for name, link in self.tables]

    def body(self) -> str:
        """The whole message as plain text."""
        parts = [self.opening, *self.lines(), self.more, f"{self.closing}\n{self.settings_link}"]
        return "\n\n".join(part for part in parts if part) + "\n"


class Sender(Protocol):
    """A way to reach people."""

    async def send(self, address: str, digest: Digest) -> None:
        """Send, or raise NotDelivered."""


def compose(language: str, name: str, turns: list[Turn], public_url: str) -> Digest:
    """The digest of these tables for a person of this name."""
    texts = _texts(language if language in LANGUAGES else "en")
    site = public_url.rstrip("/")
    named = [(harmless(turn.name) or turn.game, turn) for turn in turns]
    shown = [
        (title if title == turn.game else f"{title} ({turn.game})", f"{site}/tables/{quote(turn.table_id)}")
        for title, turn in named[:TABLES_SHOWN]
    ]
    count = len(turns)
    more = texts.say("server-notice-more", {"count": count - TABLES_SHOWN}) if count > TABLES_SHOWN else ""
    return Digest(
        subject=texts.say("server-notice-subject", {"count": count, "table": named[0][0]}),
        opening=texts.say("server-notice-opening", {"count": count, "name": harmless(name)}),
        tables=tuple(shown),
        more=more,
        closing=texts.say("server-notice-closing"),
        settings_link=f"{site}/settings",
    )


def harmless(words: str) -> str:
    """Somebody's words on one line, in which nothing is taken for a link or for the name of a board element."""
    printable = "".join(letter if letter.isprintable() else " " for letter in words)
    line = " ".join(printable.split()).replace("://", ": //")
    return re.sub(r"^([a-z][a-z_]*):(?=[A-Za-z0-9_-]+$)", r"\1: ", line)


@cache
def game_name(language: str, game_id: str, content: Path | None) -> str:
    """What the game is called in a language; its id where nobody has named it. Slow the first time."""
    try:
        texts = Texts(language if language in LANGUAGES else "en", ludage.game(game_id, content).texts)
        return texts.say("game-name")
    except (ValueError, UnknownTextError):
        return game_id


@cache
def _texts(language: str) -> Texts:
    return Texts(language, [TEXT])
