"""`ludage play` without --terminal: a server of one's own, its page, and its games kept."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from ludage.cli import browser
from tests.cli.driving import ludage
from tests.patience import patient
from tests.ports import free_port

LUDAGE = str(Path(sys.executable).with_name("ludage"))


def started(*command: str, folder: Path) -> subprocess.Popen[str]:
    """A server in a process of its own, in English."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "LUDAGE_LANG": "en", "COLUMNS": "120"}
    environment.pop("DISPLAY", None)
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder
    )


def ended(process: subprocess.Popen[str]) -> str:
    """What it said last, after Ctrl-C."""
    process.send_signal(signal.SIGINT)
    return process.communicate(timeout=patient(10))[0]


def test_play_serves_the_page_and_keeps_its_games_in_the_data_folder(tmp_path: Path) -> None:
    process = started(LUDAGE, "play", "age-of-gods", folder=tmp_path)
    try:
        assert process.stdout is not None
        told = process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/new/age-of-gods", told)
        assert found is not None, told
        assert is_page(f"http://127.0.0.1:{found[1]}/new/age-of-gods")
    finally:
        ended(process)
    assert (tmp_path / "ludage" / "ludage.sqlite3").is_file()


def is_page(address: str) -> bool:
    """Whether a page is there, at the first call."""
    with urllib.request.urlopen(address, timeout=patient(5)) as answer:
        return "text/html" in answer.headers["content-type"]


def test_a_server_says_that_it_is_open_when_it_listens(tmp_path: Path) -> None:
    process = started(LUDAGE, "serve", "--port", "0", folder=tmp_path)
    try:
        assert process.stdout is not None
        told = ""
        while not told.startswith("Serving"):
            told = process.stdout.readline()
            assert told, "ended without a word"
        found = re.search(r"http://localhost:(\d+) ", told)
        assert found is not None, told
        assert is_page(f"http://127.0.0.1:{found[1]}/")
    finally:
        ended(process)


def test_a_server_that_cannot_listen_does_not_say_that_it_is_open(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = ludage("serve", "--port", port)
    assert f"“127.0.0.1”, port {port}, is taken" in told.err
    assert told.out == ""

    process = started(sys.executable, "-c", FAILS_LATE, "serve", "--port", str(free_port()), folder=tmp_path)
    said, _ = process.communicate(timeout=patient(20))
    assert "nothing to serve" in said
    assert "Serving" not in said
    assert process.returncode != 0


FAILS_LATE = """
from ludage.cli import main
from ludage.server import run

def app():
    raise RuntimeError("nothing to serve")

run.app = app
main()
"""
"""`ludage`, with an application that cannot begin once all that is checked before is well."""


def test_a_taken_port_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        monkeypatch.setattr(browser, "PORT", port)
        assert (browser.free_port("127.0.0.1") or 0) > port
        monkeypatch.setattr(browser, "PORTS_TRIED", 1)
        assert browser.free_port("127.0.0.1") is None
        told = ludage("play", language="fr").err
        assert re.match(rf"ludage: Les ports {port} à {port} sont tous pris\s: libérez-en un,", told)


def test_without_a_screen_no_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not browser.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert browser.has_display()
