"""The rule catalogue of a game: numbered rules that code and tests cite."""

from importlib.resources.abc import Traversable

from ludage.core.content import Content, ContentError, Place


class Rule:
    """One testable rule."""

    __slots__ = ("example", "id", "kind", "note", "rule", "section", "source")

    def __init__(self, row: dict[str, str]) -> None:
        self.id: str = row["id"]
        self.section: str = row["section"]
        self.kind: str = row["kind"]
        self.rule: str = row["rule"]
        self.source: str = row["source"]
        self.example: str = row["example"]
        self.note: str = row["note"]

    def mentions(self, word: str) -> bool:
        """Whether the word occurs in the rule, whatever its case."""
        wanted = word.lower()
        return any(
            wanted in text.lower() for text in (self.id, self.section, self.rule, self.example, self.note)
        )


def catalogue(package: Traversable, language: str = "en") -> list[Rule]:
    """The rules of a game package: `rules.csv`, with its words from `rules.<language>.csv` where there is one."""
    content = Content(package)
    rows = content.table("rules.csv").rows
    if language != "en" and (package / f"rules.{language}.csv").is_file():
        translated = {row["id"]: row for row in content.table(f"rules.{language}.csv").rows}
        missing = [row["id"] for row in rows if row["id"] not in translated]
        if missing:
            raise ContentError("content-missing", Place(f"rules.{language}.csv"), what=", ".join(missing))
        rows = [row | translated[row["id"]] for row in rows]
    return [Rule(row) for row in rows]
