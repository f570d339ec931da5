"""Which rules of a catalogue the tests cite: `@pytest.mark.rule("ID")`, found by reading the test files."""

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.words import CliError, Words, ended
from ludage.core.rulebook import Rule


@dataclass
class Coverage:
    """The rules by family, how often each is cited, those excused with the reason, and citations of no rule."""

    families: dict[str, list[str]]
    cited: Counter[str]
    excused: dict[str, str]
    unknown: list[str]

    @property
    def missing(self) -> list[str]:
        """Rules that are neither cited nor excused."""
        return [
            rule
            for family in self.families.values()
            for rule in family
            if not self.cited[rule] and rule not in self.excused
        ]


def measure(rules: list[Rule], game_id: str, tests: Path, words: Words) -> Coverage:
    """Read the tests under a folder."""
    if not tests.is_dir():
        raise CliError(words("no-folder", folder=words.quoted(tests)))
    cited: Counter[str] = Counter()
    for file in sorted(tests.rglob("*.py")):
        cited.update(citations(file, words))
    known = {rule.id for rule in rules}
    prefixes = tuple({rule.id.split("-")[0] + "-" for rule in rules})
    excused = excuses(tests / "rules" / game_id.replace("-", "_") / "untestable.toml", words)
    families: dict[str, list[str]] = {}
    for rule in rules:
        families.setdefault(rule.id.rpartition("-")[0], []).append(rule.id)
    unknown = [rule for rule in [*cited, *excused] if rule.startswith(prefixes) and rule not in known]
    return Coverage(families, cited, excused, sorted(unknown))


def citations(file: Path, words: Words) -> Iterator[str]:
    """Every rule id in a mark `rule(...)` of a file: on functions, classes, parameters or the module."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError):
        raise CliError(words("not-python", file=words.quoted(file))) from None
    named = dict(_constants(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            for argument in node.args:
                yield from _strings(argument, named)


def _is_rule_mark(func: ast.expr) -> bool:
    """`pytest.mark.rule` or `mark.rule`."""
    if not isinstance(func, ast.Attribute) or func.attr != "rule":
        return False
    owner = func.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def _constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """What the module's own names stand for."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value


def _strings(node: ast.expr, named: dict[str, ast.expr]) -> Iterator[str]:
    """The texts an argument stands for: a text, a list of texts, or the name of either."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Starred):
        yield from _strings(node.value, named)
    elif isinstance(node, ast.List | ast.Tuple):
        for item in node.elts:
            yield from _strings(item, named)
    elif isinstance(node, ast.Name) and node.id in named:
        yield from _strings(named[node.id], {})


def excuses(file: Path, words: Words) -> dict[str, str]:
    """Rules that no test can prove, with the reason; none if the file is not there."""
    if not file.is_file():
        return {}
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CliError(words("not-toml", file=words.quoted(file), problem=ended(str(error)))) from None
    for rule, reason in table.items():
        if not isinstance(reason, str) or not reason.strip():
            raise CliError(words("no-reason", file=words.quoted(file), rule=rule))
    return {rule: str(reason) for rule, reason in table.items()}


# ---- the report --------------------------------------------------------------------------------------------------


def report(coverage: Coverage, words: Words) -> list[RenderableType]:
    """Families with their figures, every rule with its citations, then what is excused, missing or unknown."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for family, rules in coverage.families.items():
        cited = sum(1 for rule in rules if coverage.cited[rule])
        tests = sum(coverage.cited[rule] for rule in rules)
        details = ", ".join(f"{rule.rpartition('-')[2]} ×{coverage.cited[rule]}" for rule in rules)
        figures = words("coverage-family", cited=cited, rules=len(rules), tests=tests)
        table.add_row(Text(family, style="bold"), figures, Text(details, style="dim"))
    total = sum(len(rules) for rules in coverage.families.values())
    cited = sum(1 for rules in coverage.families.values() for rule in rules if coverage.cited[rule])
    parts: list[RenderableType] = [table]
    parts.append(Text(words("coverage-total", cited=cited, rules=total), style="bold"))
    for rule, reason in coverage.excused.items():
        parts.append(Text(f"{words('coverage-excused', rule=rule)} {reason}"))
    if coverage.missing:
        parts.append(Text(words("coverage-missing", rules=coverage.missing), style="bold red"))
    if coverage.unknown:
        parts.append(Text(words("coverage-unknown", rules=coverage.unknown), style="bold red"))
    return parts
