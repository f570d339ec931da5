"""Running the server: settings from the command line and the environment, one process or several."""

import asyncio
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from difflib import get_close_matches
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Any

import uvicorn
from litestar import Litestar
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ludage.core.message import Problem, outside
from ludage.server.app import create_app
from ludage.server.garbage import search_seldom
from ludage.server.messages import MAX_BYTES
from ludage.server.metrics import set_up_logs
from ludage.server.settings import PREFIX, Settings, unfit
from ludage.server.store import schema as db
from ludage.server.store.database import Database

OTHERS = ("LANG", "COMPILE", "SERVER", "CAMPAIGN_", "PATIENCE")
"""Variables, or their beginnings, that are meant for other parts."""
STANDARD_ERROR = 2
STOP_SECONDS = 10
SWITCH_SECONDS = 0.0005
"""After which a thread that computes has to let another go on: the event loop and the database wait for that several
times in every answer, while the past of a game is looked up."""
PATIENT_SECONDS = 0.1
"""Between two looks whether the port is listened at."""
UVICORN: dict[str, Any] = {
    "http": "ludage.server.connections:HttpConnection",
    "ws": "ludage.server.connections:WebSocketConnection",
    "ws_max_size": MAX_BYTES,
    "timeout_graceful_shutdown": STOP_SECONDS,
    "proxy_headers": False,  # X-Forwarded-For is read where it is needed, from trusted proxies only
    "server_header": False,
    "log_config": None,
    "access_log": False,
}
"""How uvicorn serves us, whoever starts it."""


def settings_from(environment: Mapping[str, str]) -> Settings:
    """The settings that LUDAGE_* variables give; an unknown or unfit one is a Problem that names it."""
    kinds = {field.name: field.type for field in fields(Settings)}
    given: dict[str, Any] = {}
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX)
        if not variable.startswith(PREFIX) or name.startswith(OTHERS):
            continue
        if name.lower() not in kinds:
            near = get_close_matches(name.lower(), kinds, 1)
            if near:
                meant = outside(variable=variable, near=PREFIX + near[0].upper())
                raise Problem("server-setting-near", meant)
            raise Problem("server-setting-unknown", outside(variable=variable))
        if text.strip():  # an empty one counts as not given
            given[name.lower()] = _value(name, text, str(kinds[name.lower()]))
    return Settings(**given)


def _value(name: str, text: str, kind: str) -> object:
    """A variable as its setting needs it."""
    try:
        if "tuple" in kind:
            return tuple(part.strip() for part in text.split(",") if part.strip())
        if "bool" in kind:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                text.strip().lower()
            ]
        if "int" in kind:
            return int(text)
        if "float" in kind:
            return float(text)
    except (KeyError, ValueError):
        key = "server-setting-flag" if "bool" in kind else "server-setting-number"
        raise unfit(key, name, text) from None
    return Path(text) if "Path" in kind else text


async def prepare(settings: Settings) -> Settings:
    """Bring the database up to date and take the secret from it that all processes share."""
    database = Database(settings.database)
    try:
        await database.migrate()
        if os.environ.get(PREFIX + "SECRET", "").strip():
            return settings
        return replace(settings, secret=await _shared_secret(database))
    finally:
        await database.close()


async def _shared_secret(database: Database) -> str:
    wanted = select(db.setting.c.value).where(db.setting.c.name == "secret")
    async with database.reading() as connection:
        found = (await connection.execute(wanted)).scalar_one_or_none()
    if found is None:
        try:
            async with database.writing() as connection:
                await connection.execute(
                    insert(db.setting).values(name="secret", value=secrets.token_hex(32))
                )
        except IntegrityError:
            pass  # another process was faster; its secret is as good
        async with database.reading() as connection:
            found = (await connection.execute(wanted)).scalar_one()
    return str(found)


def app() -> Litestar:
    """The application of one worker process, from the environment that `serve` has set up."""
    parent = parent_process()
    if parent is not None:
        _keep_to_ourselves()
        Thread(target=_end_with, args=(parent,), daemon=True).start()
    settings = settings_from(os.environ)
    set_up_logs(settings.log_json, settings.log_level)
    made = create_app(settings)
    search_seldom()
    sys.setswitchinterval(SWITCH_SECONDS)
    return made


def _keep_to_ourselves() -> None:
    """What the parent has handed down, the port above all, is not handed on to the processes of bots.

    (uvloop hands on what may be inherited.)
    """
    folder = Path("/dev/fd")
    for entry in list(folder.iterdir()) if folder.is_dir() else ():
        with suppress(OSError):  # that of the list itself
            os.set_inheritable(int(entry.name), int(entry.name) <= STANDARD_ERROR)


def _end_with(parent: BaseProcess) -> None:
    """Stop as if told to when the parent is gone, however that ended: nobody else would, and the port stays taken."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def serve(
    settings: Settings, host: str, port: int, workers: int, announce: Callable[[], None] | None = None
) -> None:
    """Serve until told to stop; `announce` once the port is listened at.

    Several workers need PostgreSQL, which carries the news between them.
    """
    settings.check()
    if workers > 1 and not Database(settings.database).postgres:
        raise Problem("server-setting-workers", {"workers": workers})
    settings = asyncio.run(prepare(settings))
    os.environ.update(_as_environment(settings))
    if announce is not None:
        Thread(target=_announce_when_heard, args=(host, port, announce), daemon=True).start()
    uvicorn.run(
        "ludage.server.run:app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        **UVICORN,
    )


def _announce_when_heard(host: str, port: int, announce: Callable[[], None]) -> None:
    """One process or several, uvicorn listens last of all: then whoever calls is heard, and not before."""
    while True:
        try:
            socket.create_connection((host, port)).close()
        except OSError:
            time.sleep(PATIENT_SECONDS)
        else:
            announce()
            return


def check_free(host: str, port: int) -> int:
    """The port, for 0 one that is free. A ValueError says that it is taken or not ours, before anything is begun."""
    try:
        family, kind, _protocol, _name, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            attempt.bind(address)
            return int(attempt.getsockname()[1])
    except OSError as error:
        raise ValueError(
            f"cannot listen on {host}, port {port}: {error.strerror}. Another one is chosen by --port"
        ) from None


def _as_environment(settings: Settings) -> dict[str, str]:
    """The settings as variables, for worker processes."""
    out = {}
    for field in fields(Settings):
        value = getattr(settings, field.name)
        if value is not None:
            out[PREFIX + field.name.upper()] = ",".join(value) if isinstance(value, tuple) else str(value)
    return out
