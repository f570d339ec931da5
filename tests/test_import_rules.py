"""The arrows between the rooms of the house: the contracts of pyproject.toml, and what the rules may stand on."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
RULES = [SOURCE / "ludage" / "core", SOURCE / "ludage" / "games"]


def check_contracts(source: Path) -> subprocess.CompletedProcess[str]:
    """Runs import-linter with the contracts of pyproject.toml on the package in this folder."""
    program = (
        "import sys; from importlinter.cli import lint_imports_command; lint_imports_command(sys.argv[1:])"
    )
    options = ["--config", str(ROOT / "pyproject.toml"), "--no-cache", "--no-logo"]
    return subprocess.run(
        [sys.executable, "-c", program, *options],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_contracts_are_kept() -> None:
    result = check_contracts(SOURCE)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 broken." in result.stdout


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("core/state.py", "import ludage.games", "Arrows go one way only"),
        ("core/state.py", "import rich", "Core and games need no third party"),
        ("core/stream.py", "import random", "Core and games use no clock, network or outside chance"),
        ("games/age_of_gods/turn.py", "import ludage.texts", "Arrows go one way only"),
        ("bots/greedy.py", "import ludage.arena", "Arrows go one way only"),
        ("arena/match.py", "import ludage.texts", "Arrows go one way only"),
        ("arena/match.py", "import ludage.games.age_of_gods", "The arena never looks inside a game"),
        ("arena/workers.py", "import ludage.core.state", "Whoever works off tasks knows nothing of games"),
        ("analysis/game.py", "import ludage.texts", "Arrows go one way only"),
        ("analysis/game.py", "import ludage.games.age_of_gods", "The analysis never looks inside a game"),
        ("texts.py", "import ludage.games", "Texts know core only"),
    ],
)
def test_a_contract_that_is_broken_is_reported(tmp_path: Path, file: str, line: str, contract: str) -> None:
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    broken = tmp_path / "src" / "ludage" / file
    broken.write_text(f"{line}\n{broken.read_text(encoding='utf-8')}", encoding="utf-8")
    result = check_contracts(tmp_path / "src")
    assert result.returncode != 0
    assert f"{contract} BROKEN" in result.stdout


# ---- nothing but the standard library ------------------------------------------------------------------------------


def imported(source: str) -> Iterator[str]:
    """The top packages that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # a relative import stays within the package
            yield "ludage" if node.level else str(node.module).partition(".")[0]


def foreign(source: str) -> list[str]:
    """The packages that are neither ours nor Python's own."""
    return [name for name in imported(source) if name != "ludage" and name not in sys.stdlib_module_names]


def test_core_and_games_need_nothing_but_the_standard_library() -> None:
    modules = [file for folder in RULES for file in sorted(folder.rglob("*.py"))]
    assert len(modules) > 20
    assert {
        str(file): found for file in modules if (found := foreign(file.read_text(encoding="utf-8")))
    } == {}


def test_a_foreign_import_is_found_wherever_it_hides() -> None:
    assert foreign("import json, numpy.linalg\nfrom ludage.core import game\nfrom . import cards") == [
        "numpy"
    ]
    assert foreign("def f() -> None:\n    if True:\n        from hypothesis import given") == ["hypothesis"]
    assert foreign("from __future__ import annotations") == []
