"""What mypyc cannot compile is found here, in a moment; the long test of the compiled engine takes minutes."""

import ast
from pathlib import Path

import pytest

import ludage

PACKAGE = Path(ludage.__file__).parent
MODULES = sorted(file for room in ("core", "games") for file in (PACKAGE / room).rglob("*.py"))


def uncompilable(code: str) -> list[int]:
    """The lines at which mypyc breaks off."""
    nodes = list(ast.walk(ast.parse(code)))
    return sorted(starred(nodes) + retyped(nodes))


def starred(nodes: list[ast.AST]) -> list[int]:
    """Where something is looked for in a tuple written with a star."""
    return [
        node.lineno
        for node in nodes
        if isinstance(node, ast.Compare)
        for right in node.comparators
        if isinstance(right, (ast.Tuple, ast.List, ast.Set))
        and any(isinstance(part, ast.Starred) for part in right.elts)
    ]


def retyped(nodes: list[ast.AST]) -> list[int]:
    """Where a subclass gives an attribute a tuple without saying its type: it would be another than in the class
    above, a tuple of just that length."""
    return [
        line.lineno
        for node in nodes
        if isinstance(node, ast.ClassDef) and node.bases
        for line in node.body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Tuple)
        if isinstance(name := line.targets[0], ast.Name)
        if name.id.islower() and not name.id.startswith("__")
    ]


def test_a_tuple_with_a_star_is_found() -> None:
    assert uncompilable("fine = one in (two, three)\nbroken = one in (0, *more)") == [2]


def test_a_tuple_of_a_subclass_without_its_type_is_found() -> None:
    above = "class Above:\n    names = ('first',)\n"
    assert uncompilable(above + "class Below(Above):\n    names = ('first', 'second')\n    size = 2") == [4]
    assert uncompilable(above + "class Below(Above):\n    names: tuple[str, ...] = ('first', 'second')") == []


@pytest.mark.parametrize("module", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_module_has_nothing_that_cannot_be_compiled(module: Path) -> None:
    assert uncompilable(module.read_text("utf-8")) == []
