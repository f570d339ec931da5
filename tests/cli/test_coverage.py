"""`rules --coverage`: which rules the tests cite, wherever the mark stands."""

from pathlib import Path

import pytest

import ludage as library
from ludage.cli.coverage import citations, measure
from ludage.cli.words import Words
from tests.cli.driving import Session, ludage

RULES = [rule.id for rule in library.game("age-of-gods").rules()]

EVERY_PLACE = '''
import pytest
from pytest import mark

MANY = ("AOG-MAT-02", "AOG-MAT-03")
pytestmark = [pytest.mark.rule("AOG-SETUP-01"), pytest.mark.slow]

@pytest.mark.rule("AOG-MAT-01", "AOG-TURN-01")
def test_one(): ...

@pytest.mark.rule(*MANY)
class TestMany:
    @mark.rule("AOG-TURN-02")
    def test_two(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("AOG-TURN-03"))])
def test_three(x):
    """pytest.mark.rule("AOG-TURN-04") in a text is no citation."""
    other.rule("AOG-TURN-04")
'''


def write_tests(folder: Path, ids: list[str]) -> Path:
    marks = "\n".join(f'@pytest.mark.rule("{rule}")\ndef test_{at}(): ...' for at, rule in enumerate(ids))
    (folder / "test_rules.py").write_text(f"import pytest\n{marks}\n", encoding="utf-8")
    return folder


def excuse(folder: Path, text: str) -> None:
    file = folder / "rules" / "age_of_gods" / "untestable.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")


def covered(folder: Path) -> Session:
    return ludage("rules", "age-of-gods", "--coverage", "--tests", str(folder))


def test_marks_are_found_on_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    file = tmp_path / "test_places.py"
    file.write_text(EVERY_PLACE, encoding="utf-8")
    assert sorted(citations(file, Words("en"))) == [
        "AOG-MAT-01",
        "AOG-MAT-02",
        "AOG-MAT-03",
        "AOG-SETUP-01",
        "AOG-TURN-01",
        "AOG-TURN-02",
        "AOG-TURN-03",
    ]


def test_all_rules_cited_is_a_success(tmp_path: Path) -> None:
    session = covered(write_tests(tmp_path, [*RULES, "AOG-MAT-01"]))
    assert session.code == 0
    assert f"{len(RULES)} of {len(RULES)} rules are cited by a test." in session.out
    assert "3/3 rules, 4 citations" in session.out
    assert "01 ×2, 02 ×1, 03 ×1" in session.out


def test_a_rule_that_no_test_cites_is_named_and_fails(tmp_path: Path) -> None:
    session = covered(write_tests(tmp_path, RULES[1:]))
    assert session.code == 1
    assert f"No test cites {RULES[0]}." in session.out


def test_a_rule_may_be_excused_with_a_reason(tmp_path: Path) -> None:
    write_tests(tmp_path, RULES[1:])
    excuse(tmp_path, f'{RULES[0]} = "It is about the lid of the box."\n')
    session = covered(tmp_path)
    assert session.code == 0
    assert "It is about the lid of the box." in session.out


@pytest.mark.parametrize("text", ["AOG-MAT-01 = 3\n", 'AOG-MAT-01 = " "\n', "AOG-MAT-01 =\n"])
def test_an_excuse_needs_a_reason_in_words(tmp_path: Path, text: str) -> None:
    write_tests(tmp_path, RULES[1:])
    excuse(tmp_path, text)
    assert covered(tmp_path).code == 2


def test_a_citation_of_no_rule_is_named_and_fails(tmp_path: Path) -> None:
    session = covered(write_tests(tmp_path, [*RULES, "AOG-MAT-99", "XYZ-01"]))
    assert session.code == 1
    assert "does not have: AOG-MAT-99." in session.flat


def test_a_test_file_that_cannot_be_read_is_bad_input(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("def test_(:\n", encoding="utf-8")
    assert covered(tmp_path).code == 2


def test_rules_are_counted_by_family() -> None:
    rules = library.game("age-of-gods").rules()
    coverage = measure(rules, "age-of-gods", Path(__file__).parent, Words("en"))
    assert sum(len(family) for family in coverage.families.values()) == len(rules)
    assert coverage.families["AOG-MAT"] == ["AOG-MAT-01", "AOG-MAT-02", "AOG-MAT-03"]
