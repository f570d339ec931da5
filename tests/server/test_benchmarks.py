"""The programs that measure the server still run."""

import subprocess
import sys
from pathlib import Path

from tests.patience import patient

ROOT = Path(__file__).parents[2]


def test_a_long_past_is_played_and_visited() -> None:
    """More undos at one decision than people may make."""
    small = "--actions 20 --undos 25 --joins 2 --tables 2 --rate 10 --seconds 1"
    program = [sys.executable, str(ROOT / "benchmarks" / "long_past.py"), *small.split()]
    ended = subprocess.run(program, capture_output=True, text=True, timeout=patient(60), check=False)
    assert ended.returncode == 0, ended.stderr
    assert "25 undos at action 20" in ended.stdout
    assert ended.stdout.count("joins answered") == 2
    assert "complained" not in ended.stdout
