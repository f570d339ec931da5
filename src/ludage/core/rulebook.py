"""The rule catalogue of a game: numbered rules that code and tests cite."""

from ludage.core.content import Table


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


def rules_of(table: Table) -> list[Rule]:
    """The rules of a catalogue table."""
    return [Rule(row) for row in table.rows]
