"""How a server is set up: from the command line and the environment."""

import ipaddress
import logging
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from ludage.core.message import Argument, Problem, outside
from ludage.games import game, game_ids

PREFIX = "LUDAGE_"
SECRET_LEAST = 16
LEVELS = ["DEBUG", "INFO", "WARNING", "ERROR"]


@dataclass(frozen=True)
class Settings:
    """Everything an operator may decide."""

    database: str = "sqlite+aiosqlite:///ludage.sqlite3"
    origins: tuple[str, ...] = ()
    """Origins besides the server's own host that may open sockets and send requests."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of our own reverse proxies, whose X-Forwarded-For is believed."""
    secret: str = field(default_factory=lambda: secrets.token_hex(32), repr=False)
    """Signs the cookies; keep it the same over restarts and in all processes."""
    secure_cookies: bool = False
    """Set when the server stands behind TLS."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    content: Path | None = None
    smtp: str = ""
    """smtp://user:password@host:port (or smtps://); empty: no e-mail."""
    mail_from: str = "ludage@localhost"
    public_url: str = "http://localhost:8000"
    """The address people reach, for links in messages."""
    webhooks_to_private: bool = False
    """Whether webhooks may go to private addresses: only for a server closed off from the world."""
    digest_minutes: int = 10
    tables_in_memory: int = 2000
    tables_per_hour: int = 60
    """That one person may create."""
    connections_per_address: int = 200
    """WebSockets open at once from one address: a club behind one router has one address."""
    log_json: bool = True
    log_level: str = "INFO"

    def check(self) -> None:
        """A setting that would only be found wrong when somebody plays: a Problem that names it, now."""
        least = {"bot_workers": 1, "digest_minutes": 0, "tables_in_memory": 1, "tables_per_hour": 1}
        for name, number in {**least, "connections_per_address": 1}.items():
            if getattr(self, name) < number:
                raise unfit("server-setting-least", name, getattr(self, name), least=number)
        if not self.bot_seconds > 0:
            raise unfit("server-setting-positive", "bot_seconds", self.bot_seconds)
        if len(self.secret) < SECRET_LEAST:
            raise unfit("server-setting-short", "secret", "…", least=SECRET_LEAST)
        if not self.public_url.startswith(("http://", "https://")):
            raise unfit("server-setting-url", "public_url", self.public_url)
        if self.log_level.upper() not in logging.getLevelNamesMapping():
            raise unfit("server-setting-none-of", "log_level", self.log_level, allowed=LEVELS)
        for proxy in self.proxies:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError:
                raise unfit("server-setting-proxy", "proxies", proxy) from None
        for game_id in [] if self.content is None else game_ids():
            try:
                game(game_id, self.content)
            except (ValueError, OSError) as error:
                raise UnfitContent(str(self.content), game_id, error) from None


class UnfitContent(ValueError):
    """Tables of the operator's own with which a game cannot be played; `reason` is what is wrong with them.

    It is told as a Problem is, but is none: where the core is compiled, nothing else may derive from its classes.
    """

    def __init__(self, content: str, game_id: str, reason: ValueError | OSError) -> None:
        problem = unfit("server-setting-content", "content", content, game=game_id)
        super().__init__(f"{problem}: {reason}")
        self.said = problem.said
        self.reason = reason


def unfit(key: str, name: str, value: object, **args: Argument) -> Problem:
    """What is said of a setting that cannot be."""
    return Problem(key, outside(variable=f"{PREFIX}{name.upper()}", value=str(value), **args))


def database_url(url: str) -> str:
    """The address as SQLAlchemy wants it: a plain postgresql:// or sqlite:// gets its asynchronous driver.

    Of any other only the kind is told: the rest may hold a password.
    """
    for plain, driven in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driven + url[len(plain) :]
    if url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return url
    kind, named, _ = url.partition("://")
    raise Problem("server-setting-database", outside(url=f"{kind}://…" if named else url))
