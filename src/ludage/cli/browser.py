"""Playing in the browser: a server of one's own on this machine, and its page opened."""

import os
import socket
import sys
import webbrowser
from pathlib import Path

PORT = 8000
PORTS_TRIED = 20


def data_file() -> Path:
    """Where the games of this machine's own server are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "ludage"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "ludage.sqlite3"


def free_port(host: str) -> int | None:
    """The usual port, or the next one that is free; None if all that are tried are taken."""
    for port in range(PORT, PORT + PORTS_TRIED):
        with socket.socket() as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                attempt.bind((host, port))
            except OSError:
                continue
            return port
    return None


def has_display() -> bool:
    """Whether there is a screen to open a page on."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> None:
    """Show the page to who sits before a screen."""
    if has_display():
        webbrowser.open(address)
