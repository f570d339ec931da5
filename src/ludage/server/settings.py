"""How a server is set up: from the command line and the environment."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path


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


def database_url(url: str) -> str:
    """The address as SQLAlchemy wants it: a plain postgresql:// or sqlite:// gets its asynchronous driver."""
    for plain, driven in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driven + url[len(plain) :]
    if url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return url
    raise ValueError(f"database {url!r}: expected postgresql://user:password@host/name or sqlite:///file")
