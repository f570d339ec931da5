"""The content loader: tables (CSV) and settings (TOML) of a game package, with rows that an owner may override.

A folder of overrides holds files of the same names. A CSV row there replaces the columns it gives in the row
with the same key; a TOML table replaces the keys it gives. What the package does not know is refused, with the
file and the line.
"""

import csv
import io
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources.abc import Traversable

Settings = dict[str, object]


class ContentError(ValueError):
    """A content file that cannot be used: what, where, what was expected."""


class Row:
    """One row of a table; knows where it came from, for errors."""

    __slots__ = ("cells", "place")

    def __init__(self, cells: dict[str, str], place: str) -> None:
        self.cells: dict[str, str] = cells
        self.place: str = place

    def text(self, column: str) -> str:
        """The cell as it stands."""
        return self.cells[column]

    def number(self, column: str) -> int:
        """The cell as a whole number."""
        try:
            return int(self.cells[column])
        except ValueError:
            found = self.cells[column]
            raise ContentError(
                f"{self.place}, column {column}: expected a whole number, got {found!r}"
            ) from None

    def choice(self, column: str, allowed: list[str]) -> int:
        """The position of the cell among the allowed words."""
        found = self.cells[column]
        if found not in allowed:
            raise ContentError(f"{self.place}, column {column}: {found!r} is none of {', '.join(allowed)}")
        return allowed.index(found)

    def flag(self, column: str) -> bool:
        """The cell as yes or no."""
        return self.choice(column, ["no", "yes"]) == 1


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
            raise ContentError(f"content folder {overrides}: there is no such folder")
        known = sorted(file.name for file in self.package.iterdir())
        for file in overrides.iterdir():
            if file.name not in known and not file.name.endswith(".ftl"):
                raise ContentError(
                    f"{file.name}: the game has no such content file; it has {', '.join(known)}"
                )

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
                raise ContentError(f"{row.place}: {'/'.join(at)} is given twice")
            given.add(at)
            if at in rows:
                rows[at] = Row({**rows[at].cells, **row.cells}, row.place)
            elif grows:
                rows[at] = Row({**dict.fromkeys(table.columns, ""), **row.cells}, row.place)
            else:
                raise ContentError(f"{row.place}: the game has no {'/'.join(at)} to override")
        return Table(name, table.columns, list(rows.values()))

    def settings(self, name: str, grows: bool = False) -> Settings:
        """A TOML file with its overrides. `grows`: an override may bring new keys into the tables there are."""
        settings = _read_settings(self.package / name)
        if self.overrides is None or not (self.overrides / name).is_file():
            return settings
        for key, value in _read_settings(self.overrides / name).items():
            settings[key] = _merged(settings, key, value, name, "", grows)
        return settings


KINDS = {dict: "a table", list: "a list", int: "a whole number", str: "a text", bool: "true or false"}


def _merged(
    settings: Mapping[str, object], key: str, value: object, file: str, table: str, grows: bool
) -> object:
    """The value with its override, table by table and key by key."""
    place = f"{file}, {table}" if table else file
    if key not in settings:
        if grows and table:
            return value
        raise ContentError(f"{place}: the game has no {key!r} to override; it has {', '.join(settings)}")
    old = settings[key]
    within = f"{table}.{key}" if table else key
    if isinstance(old, dict) and isinstance(value, dict):
        merged = dict(old)
        for name, part in value.items():
            merged[name] = _merged(old, name, part, file, within, grows)
        return merged
    if type(old) is not type(value):
        kind = KINDS.get(type(old), type(old).__name__)
        raise ContentError(f"{file}, {within}: expected {kind}, got {value!r}")
    return value


def _check_columns(patch: Table, table: Table, key: tuple[str, ...]) -> None:
    for column in key:
        if column not in patch.columns:
            raise ContentError(f"{patch.name}: the key column {column!r} is missing")
    for column in patch.columns:
        if patch.columns.count(column) > 1:
            raise ContentError(f"{patch.name}: the column {column!r} is given twice")
        if column not in table.columns:
            raise ContentError(
                f"{patch.name}: there is no column {column!r}; there are {', '.join(table.columns)}"
            )


def _lines(file: Traversable) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")  # spreadsheets write a byte order mark
    except IsADirectoryError:
        raise ContentError(f"{file.name}: a folder, where a file was expected") from None
    except FileNotFoundError:
        raise ContentError(f"{file.name}: the file is missing") from None
    except UnicodeDecodeError as error:
        raise ContentError(f"{file.name}: not UTF-8 text (byte {error.start})") from None


def _read_table(file: Traversable) -> Table:
    reader = csv.reader(io.StringIO(_lines(file), newline=""), strict=True)
    try:
        columns = next(reader, [])
        entries = []
        for cells in reader:
            place = f"{file.name}, line {reader.line_num}"
            if len(cells) != len(columns):
                raise ContentError(f"{place}: expected {len(columns)} cells, got {len(cells)}")
            entries.append(Row(dict(zip(columns, cells, strict=True)), place))
    except csv.Error as error:
        raise ContentError(f"{file.name}, line {reader.line_num}: {error}") from None
    return Table(file.name, columns, entries)


def _read_settings(file: Traversable) -> Settings:
    try:
        return tomllib.loads(_lines(file))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file.name}: {error}") from None
