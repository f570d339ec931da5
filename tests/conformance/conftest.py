"""How hypothesis explores here, and what the campaign says at its end."""

from collections import defaultdict

import pytest
from hypothesis import HealthCheck, settings

# the laws are not tests themselves, but what they assert should be reported as well as in one
pytest.register_assert_rewrite("tests.conformance.laws", "tests.conformance.secrecy")

# `steady` tries the same games every time; `pytest tests/conformance --hypothesis-profile explore` looks for others
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "explore", deadline=None, max_examples=1000, suppress_health_check=[HealthCheck.too_slow]
)


def pytest_configure(config: pytest.Config) -> None:
    """Chance is the enemy of a test suite, unless somebody asks for it."""
    settings.load_profile(config.getoption("--hypothesis-profile") or "steady")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How long the games of the campaign were, by game and number of players."""
    lengths: defaultdict[str, list[int]] = defaultdict(list)
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name.startswith("decisions, ") and isinstance(value, list):
                lengths[name.removeprefix("decisions, ")] += value
    if lengths:
        terminalreporter.section("length of the games, in decisions")
    for table, counts in sorted(lengths.items()):
        mean = sum(counts) / len(counts)
        terminalreporter.write_line(
            f"{table}: {len(counts)} games, mean {mean:.1f}, shortest {min(counts)}, longest {max(counts)}"
        )
