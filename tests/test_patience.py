"""No test fails because the machine is busy: how long one waits before it gives up follows from one factor."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
NUMBER = r"\d[\d._]*(?! \*|[\d._])"
FIXED = re.compile(
    rf"(?<!wait_for_)timeout\({NUMBER}|timeout={NUMBER}|wait_for\(.+, {NUMBER}\)|\.wait\({NUMBER}|monotonic\(\) - \w+ <"
)
"""A give-up time, or a bound on what was measured, that is a plain number. (A page that is watched for a moment, to see
that nothing happens, is another matter: slowness cannot make such a test fail.)"""


@pytest.mark.parametrize(
    "line", ["asyncio.timeout(3)", "recv(timeout=60)", "wait_for(last, 20)", "process.wait(30)"]
)
def test_a_fixed_wait_would_be_noticed(line: str) -> None:
    assert FIXED.search(line)


def test_waits_follow_from_events_or_from_the_one_factor() -> None:
    found = [
        f"{file.relative_to(TESTS)}:{number}: {line.strip()}"
        for file in sorted(TESTS.rglob("*.py"))
        if file != Path(__file__)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if FIXED.search(line)
    ]
    assert found == []
