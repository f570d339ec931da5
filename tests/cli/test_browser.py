"""`ludage play` without --terminal: a server of one's own, its page, and its games kept."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from ludage.cli import browser
from tests.cli.driving import ludage


def test_play_serves_the_page_and_keeps_its_games_in_the_data_folder(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LUDAGE_LANG": "en", "COLUMNS": "120"}
    environment.pop("DISPLAY", None)
    process = subprocess.Popen(
        [str(Path(sys.executable).with_name("ludage")), "play", "age-of-gods"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        told = process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/new/age-of-gods", told)
        assert found is not None, told
        assert _answers(f"http://127.0.0.1:{found[1]}/new/age-of-gods")
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)
    assert (tmp_path / "ludage" / "ludage.sqlite3").is_file()


def _answers(address: str) -> bool:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=1) as answer:
                return "text/html" in answer.headers["content-type"]
        except OSError:
            time.sleep(0.1)
    return False


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
