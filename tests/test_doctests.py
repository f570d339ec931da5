"""The examples in the docstrings and in the README run, and print what they say."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


def name_of(file: Path) -> str:
    """The module of a file."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = [
    name_of(file)
    for file in sorted((SOURCE / "ludage").rglob("*.py"))
    if ">>> " in file.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_print_what_they_say(name: str) -> None:
    failed, attempted = doctest.testmod(import_module(name))
    assert failed == 0
    assert attempted > 0


def test_the_first_things_a_reader_sees_have_examples() -> None:
    assert {"ludage", "ludage.testing", "ludage.texts", "ludage.core.actions"} <= set(MODULES)


@pytest.mark.parametrize(
    ("readme", "at"), [(name, at) for name in ("README.md", "README.fr.md") for at in (0, 1)]
)
def test_the_examples_of_the_readme_run(readme: str, at: int, capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / readme).read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 2
    exec(compile(examples[at], readme, "exec"), {})
    assert capsys.readouterr().out  # each ends by printing what came of it
