"""What mypyc cannot compile is found here, in a moment; the long test of the compiled engine takes minutes."""

import ast
from pathlib import Path

import pytest

import ludage

PACKAGE = Path(ludage.__file__).parent
MODULES = sorted(file for room in ("core", "games") for file in (PACKAGE / room).rglob("*.py"))


def uncompilable(code: str) -> list[int]:
    """The lines that look for something in a tuple written with a star: mypyc breaks off at them."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Compare)
        for right in node.comparators
        if isinstance(right, (ast.Tuple, ast.List, ast.Set))
        and any(isinstance(part, ast.Starred) for part in right.elts)
    ]


def test_a_tuple_with_a_star_is_found() -> None:
    assert uncompilable("fine = one in (two, three)\nbroken = one in (0, *more)") == [2]


@pytest.mark.parametrize("module", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_module_has_nothing_that_cannot_be_compiled(module: Path) -> None:
    assert uncompilable(module.read_text("utf-8")) == []
