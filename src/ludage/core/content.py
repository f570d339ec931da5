"""The content loader: tables (CSV) and settings (TOML) of a game package, with rows that an owner may override.

A folder of overrides holds files of the same names. A CSV row there replaces the columns it gives in the row
with the same key; a TOML table replaces the keys it gives. What the package does not know is refused, with the
file and the line.
"""

import csv
import io
import json
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources.abc import Traversable

from ludage.core.message import Argument, Problem, outside

Settings = dict[str, object]


class Place:
    """Where in a content file: the file, and as far as it is known the line and the column, or the TOML entry."""

    __slots__ = ("column", "entry", "file", "line")

    def __init__(self, file: str, line: int = 0, column: str = "", entry: str = "") -> None:
        self.file: str = file
        self.line: int = line
        self.column: str = column
        self.entry: str = entry

    def of(self, column: str) -> "Place":
        """A cell of this line."""
        return Place(self.file, self.line, column)

    def within(self, name: str) -> "Place":
        """An entry of this table of settings, or of the whole file."""
        return Place(self.file, entry=f"{self.entry}.{name}" if self.entry else name)

    def arguments(self) -> dict[str, Argument]:
        """The place for a message: `where` says which of the others are given."""
        given: dict[str, Argument] = {"file": self.file}
        where = "file"
        if self.entry:
            given["entry"], where = self.entry, "entry"
        if self.line:
            given["line"], where = self.line, "line"
        if self.column:
            given["column"], where = self.column, "cell" if self.line else "column"
        return {**outside(**given), "where": where}


class ContentError(Problem):
    """A content file that cannot be used: where, what stands there, what was expected."""

    def __init__(self, key: str, place: Place, **args: Argument) -> None:
        super().__init__(key, {**place.arguments(), **outside(**args)})


def expected(kind: str, place: Place, found: object) -> ContentError:
    """Something of another kind is needed there, or something at all."""
    if found is None:
        return ContentError("content-absent", place)
    return ContentError("content-expected", place, kind=kind, found=written(found))


def written(value: object) -> str:
    """A value as a content file has it: a text as it stands, anything else much as in TOML."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


class Row:
    """One row of a table; knows where it came from, for errors."""

    __slots__ = ("cells", "place")

    def __init__(self, cells: dict[str, str], place: Place) -> None:
        self.cells: dict[str, str] = cells
        self.place: Place = place

    def text(self, column: str) -> str:
        """The cell as it stands."""
        return self.cells[column]

    def number(self, column: str, least: int | None = None) -> int:
        """The cell as a whole number, of at least so much."""
        try:
            found = int(self.cells[column])
        except ValueError:
            raise expected("number", self.place.of(column), self.cells[column]) from None
        if least is not None and found < least:
            raise ContentError("content-least", self.place.of(column), least=least, found=found)
        return found

    def choice(self, column: str, allowed: list[str]) -> int:
        """The position of the cell among the allowed words."""
        return one_of(self.cells[column], allowed, self.place.of(column))

    def flag(self, column: str) -> bool:
        """The cell as yes or no."""
        return self.choice(column, ["no", "yes"]) == 1


def one_of(found: object, allowed: list[str], place: Place) -> int:
    """The position of a word among the allowed ones."""
    if found is None:
        raise ContentError("content-absent", place)
    if found not in allowed:
        raise ContentError("content-none-of", place, found=written(found), allowed=allowed)
    return allowed.index(str(found))


class Table:
    """A CSV file read whole, in file order."""

    __slots__ = ("columns", "entries", "name")

    def __init__(self, name: str, columns: list[str], entries: list[Row]) -> None:
        self.name: str = name
        self.columns: list[str] = columns
        self.entries: list[Row] = entries

    @property
    def rows(self) -> list[dict[str, str]]:
        """The rows as plain dictionaries."""
        return [row.cells for row in self.entries]

    def column(self, name: str) -> list[str]:
        """All cells of one column."""
        return [row.text(name) for row in self.entries]


class Content:
    """The files of a game package, and the folder of overrides if there is one."""

    def __init__(self, package: Traversable, overrides: Traversable | None = None) -> None:
        self.package = package
        self.overrides = overrides
        if overrides is not None:
            self._check_folder(overrides)

    def _check_folder(self, overrides: Traversable) -> None:
        if not overrides.is_dir():
            raise ContentError("content-no-folder", Place(str(overrides)))
        known = sorted(file.name for file in self.package.iterdir())
        for file in overrides.iterdir():
            if file.name not in known and not file.name.endswith(".ftl"):
                raise ContentError("content-unknown-file", Place(file.name), known=known)

    def fingerprint(self) -> str:
        """Empty without overrides of tables, else a short hash of them: records carry it."""
        if self.overrides is None:
            return ""
        files = sorted(file.name for file in self.overrides.iterdir() if not file.name.endswith(".ftl"))
        if not files:
            return ""
        whole = sha256()
        for name in files:
            whole.update(name.encode() + b"\0" + _lines(self.overrides / name).encode() + b"\0")
        return whole.hexdigest()[:12]

    def table(self, name: str, key: tuple[str, ...] = ("id",), grows: bool = False) -> Table:
        """A CSV table with its overrides. `grows`: an override may bring rows with new keys."""
        table = _read_table(self.package / name)
        if self.overrides is None or not (self.overrides / name).is_file():
            return table
        rows = {tuple(row.text(part) for part in key): row for row in table.entries}
        patch = _read_table(self.overrides / name)
        _check_columns(patch, table, key)
        given = set()
        for row in patch.entries:
            at = tuple(row.text(part) for part in key)
            if at in given:
                raise ContentError("content-twice", row.place, what="/".join(at))
            given.add(at)
            if at in rows:
                rows[at] = Row({**rows[at].cells, **row.cells}, row.place)
            elif grows:
                rows[at] = Row({**dict.fromkeys(table.columns, ""), **row.cells}, row.place)
            else:
                raise ContentError("content-unknown", row.place, what="/".join(at))
        return Table(name, table.columns, list(rows.values()))

    def settings(self, name: str, grows: bool = False) -> Settings:
        """A TOML file with its overrides. `grows`: an override may bring new keys into the tables there are."""
        settings = _read_settings(self.package / name)
        if self.overrides is None or not (self.overrides / name).is_file():
            return settings
        for key, value in _read_settings(self.overrides / name).items():
            settings[key] = _merged(settings, key, value, Place(name), grows)
        return settings


KINDS: dict[type, str] = {
    dict: "table",
    list: "list",
    int: "number",
    float: "fraction",
    str: "text",
    bool: "flag",
}
"""What a setting is, in the words of the texts."""


def kind_of(value: object) -> str:
    """The kind of a setting."""
    return KINDS.get(type(value), "text")


def _merged(settings: Mapping[str, object], key: str, value: object, table: Place, grows: bool) -> object:
    """The value with its override, table by table and key by key."""
    if key not in settings:
        if grows and table.entry:
            return value
        raise ContentError("content-unknown-among", table, what=key, known=list(settings))
    old = settings[key]
    if isinstance(old, dict) and isinstance(value, dict):
        merged = dict(old)
        for name, part in value.items():
            merged[name] = _merged(old, name, part, table.within(key), grows)
        return merged
    if type(old) is not type(value):
        raise expected(kind_of(old), table.within(key), value)
    return value


def _check_columns(patch: Table, table: Table, key: tuple[str, ...]) -> None:
    for column in key:
        if column not in patch.columns:
            raise ContentError("content-missing", Place(patch.name), what=column)
    for column in patch.columns:
        if patch.columns.count(column) > 1:
            raise ContentError("content-twice", Place(patch.name), what=column)
        if column not in table.columns:
            raise ContentError("content-unknown-among", Place(patch.name), what=column, known=table.columns)


def _lines(file: Traversable) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")  # spreadsheets write a byte order mark
    except IsADirectoryError:
        raise ContentError("content-folder", Place(file.name)) from None
    except FileNotFoundError:
        raise ContentError("content-no-file", Place(file.name)) from None
    except UnicodeDecodeError as error:
        raise ContentError("content-not-text", Place(file.name), byte=error.start) from None


def _read_table(file: Traversable) -> Table:
    reader = csv.reader(io.StringIO(_lines(file), newline=""), strict=True)
    try:
        columns = next(reader, [])
        entries = []
        for cells in reader:
            place = Place(file.name, reader.line_num)
            if len(cells) != len(columns):
                raise ContentError("content-cells", place, needed=len(columns), found=len(cells))
            entries.append(Row(dict(zip(columns, cells, strict=True)), place))
    except csv.Error as error:
        place = Place(file.name, reader.line_num)
        raise ContentError("content-unreadable", place, problem=str(error)) from None
    return Table(file.name, columns, entries)


def _read_settings(file: Traversable) -> Settings:
    try:
        return tomllib.loads(_lines(file))
    except tomllib.TOMLDecodeError as error:
        raise ContentError("content-unreadable", Place(file.name), problem=str(error)) from None
