"""The content loader: tables and settings of a package, and the folder of an owner that overrides them."""

from pathlib import Path

import pytest

from ludage.core.content import Content, ContentError, Place, Row, Table
from tests.core.saying import told

UNITS = "id,cost,flies\narcher,3,no\nkite,5,yes\nram,4,no\n"
ROADS = "a,b,length\nn1,n2,7\nn2,n3,9\n"
RULES = 'name = "Demo"\n\n[dice]\nsides = 6\nlucky = [6]\n\n[gods.thor]\npower = "storm"\nbonus = 2\n'


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small game package."""
    folder = tmp_path / "package"
    folder.mkdir()
    for name, text in (("units.csv", UNITS), ("roads.csv", ROADS), ("rules.toml", RULES)):
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def owner(tmp_path: Path) -> Path:
    """An owner's folder, empty so far."""
    folder = tmp_path / "owner"
    folder.mkdir()
    return folder


def override(owner: Path, name: str, text: str) -> None:
    """A file in the owner's folder."""
    (owner / name).write_text(text, encoding="utf-8")


def cells(table: Table) -> list[list[str]]:
    """The cells row by row."""
    return [list(row.values()) for row in table.rows]


def said(error: pytest.ExceptionInfo[ContentError]) -> str:
    """The sentence of an error."""
    return told(error.value)


THIRD = Place("units.csv", 3)

# ---- rows --------------------------------------------------------------------------------------------------------


def test_a_row_gives_its_cells_as_text_number_choice_and_flag() -> None:
    row = Row({"id": "kite", "cost": "-5", "flies": "yes"}, THIRD)
    assert row.text("id") == "kite"
    assert row.number("cost") == -5
    assert row.choice("id", ["archer", "kite"]) == 1
    assert row.flag("flies") is True
    assert Row({"flies": "no"}, THIRD).flag("flies") is False


@pytest.mark.parametrize("found", ["five", "", "5.5", "0x5"])
def test_a_cell_that_is_no_whole_number_says_where_it_stands(found: str) -> None:
    with pytest.raises(ContentError) as error:
        Row({"cost": found}, THIRD).number("cost")
    assert said(error) == f"units.csv, line 3, column cost: expected a whole number, got “{found}”."
    assert str(error.value) == (
        f"content expected [file units.csv, line 3, column cost, where cell, kind number, found {found}]"
    )


def test_a_cell_that_is_too_small_says_how_much_is_expected() -> None:
    assert Row({"cost": "0"}, THIRD).number("cost", least=0) == 0
    with pytest.raises(ContentError) as error:
        Row({"cost": "-2"}, THIRD).number("cost", least=0)
    assert said(error) == "units.csv, line 3, column cost: expected 0 or more, got −2."
    assert told(error.value, "fr") == (
        "dans units.csv (ligne 3, colonne cost), il faut au moins 0, et non −2."
    )


@pytest.mark.parametrize("cell", ["seat:0", "unit:kite", "a\nb\x1b[2J", "x" * 1000])
def test_a_cell_is_shown_as_it_stands_on_one_line_of_a_sane_length(cell: str) -> None:
    with pytest.raises(ContentError) as error:
        Row({"flies": cell}, THIRD).flag("flies")
    shown = said(error).replace("\u2060", "").partition("“")[2].partition("”")[0]
    assert shown == {"a\nb\x1b[2J": r"a\nb\x1b[2J", "x" * 1000: "x" * 199 + "…"}.get(cell, cell)


def test_a_cell_that_is_none_of_the_words_says_which_there_are() -> None:
    with pytest.raises(ContentError) as error:
        Row({"flies": "often"}, THIRD).flag("flies")
    assert said(error) == "units.csv, line 3, column flies: “often” is none of no and yes."


# ---- tables ------------------------------------------------------------------------------------------------------


def test_a_table_is_read_whole_and_in_file_order(package: Path) -> None:
    table = Content(package).table("units.csv")
    assert (table.name, table.columns) == ("units.csv", ["id", "cost", "flies"])
    assert cells(table) == [["archer", "3", "no"], ["kite", "5", "yes"], ["ram", "4", "no"]]
    assert table.column("cost") == ["3", "5", "4"]
    assert [(row.place.file, row.place.line) for row in table.entries] == [
        ("units.csv", 2 + at) for at in range(3)
    ]


def test_quoted_cells_may_hold_commas_and_lines_and_the_place_is_still_right(package: Path) -> None:
    (package / "units.csv").write_text('id,cost\n"a, b",1\n"c\nd",2\nram,4\n', encoding="utf-8")
    table = Content(package).table("units.csv")
    assert table.column("id") == ["a, b", "c\nd", "ram"]
    assert table.entries[2].place.line == 5


def test_a_table_that_the_folder_does_not_hold_is_that_of_the_package(package: Path, owner: Path) -> None:
    override(owner, "roads.csv", "a,b,length\nn1,n2,1\n")
    assert cells(Content(package, owner).table("units.csv")) == cells(Content(package).table("units.csv"))


def test_an_override_replaces_the_cells_it_gives(package: Path, owner: Path) -> None:
    override(owner, "units.csv", "cost,id\n8,kite\n")
    table = Content(package, owner).table("units.csv")
    assert cells(table) == [["archer", "3", "no"], ["kite", "8", "yes"], ["ram", "4", "no"]]


def test_an_overridden_row_says_that_it_comes_from_the_override(package: Path, owner: Path) -> None:
    override(owner, "units.csv", "id,cost\nram,1\narcher,2\nkite,many\n")
    with pytest.raises(ContentError, match=r"units\.csv, line 4, column cost"):
        [row.number("cost") for row in Content(package, owner).table("units.csv").entries]


def test_a_key_may_be_of_two_columns(package: Path, owner: Path) -> None:
    override(owner, "roads.csv", "b,a,length\nn3,n2,1\n")
    table = Content(package, owner).table("roads.csv", key=("a", "b"))
    assert cells(table) == [["n1", "n2", "7"], ["n2", "n3", "1"]]


def test_a_table_that_grows_takes_new_rows_at_its_end_with_blank_cells(package: Path, owner: Path) -> None:
    override(owner, "roads.csv", "a,b\nn1,n3\n")
    table = Content(package, owner).table("roads.csv", key=("a", "b"), grows=True)
    assert cells(table) == [["n1", "n2", "7"], ["n2", "n3", "9"], ["n1", "n3", ""]]


def test_a_table_that_does_not_grow_refuses_a_new_row(package: Path, owner: Path) -> None:
    override(owner, "roads.csv", "a,b,length\nn1,n2,3\nn1,n3,2\n")
    with pytest.raises(ContentError) as error:
        Content(package, owner).table("roads.csv", key=("a", "b"))
    assert said(error) == "roads.csv, line 3: the game has no “n1/n3”."


def test_an_unknown_column_is_refused_with_those_there_are(package: Path, owner: Path) -> None:
    override(owner, "units.csv", "id,price\nkite,8\n")
    with pytest.raises(ContentError) as error:
        Content(package, owner).table("units.csv")
    assert said(error) == "units.csv: there is no “price”; there are id, cost and flies."


@pytest.mark.parametrize("text", ["", "cost\n8\n"])
def test_an_override_without_the_key_column_is_refused(package: Path, owner: Path, text: str) -> None:
    override(owner, "units.csv", text)
    with pytest.raises(ContentError) as error:
        Content(package, owner).table("units.csv")
    assert said(error) == "units.csv: “id” is missing."


@pytest.mark.parametrize(("line", "found"), [("kite", 1), ("kite,8,yes,now", 4), ("", 0)])
def test_a_row_with_a_wrong_number_of_cells_is_refused(package: Path, line: str, found: int) -> None:
    (package / "units.csv").write_text(f"id,cost,flies\narcher,3,no\n{line}\n", encoding="utf-8")
    with pytest.raises(ContentError) as error:
        Content(package).table("units.csv")
    assert said(error) == f"units.csv, line 3: expected 3 cells, got {found}."


def test_a_quotation_without_end_is_refused(package: Path) -> None:
    (package / "units.csv").write_text('id,cost\nkite,"8\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"units\.csv, line 2"):
        Content(package).table("units.csv")


def test_a_table_that_the_package_lacks_is_missing(package: Path) -> None:
    with pytest.raises(ContentError) as error:
        Content(package).table("ships.csv")
    assert said(error) == "ships.csv: the file is missing."


# ---- settings ----------------------------------------------------------------------------------------------------


def test_a_table_of_settings_replaces_the_keys_it_gives(package: Path, owner: Path) -> None:
    override(owner, "rules.toml", 'name = "Mine"\n[dice]\nsides = 20\n')
    settings = Content(package, owner).settings("rules.toml")
    assert settings["name"] == "Mine"
    assert settings["dice"] == {"sides": 20, "lucky": [6]}
    assert settings["gods"] == {"thor": {"power": "storm", "bonus": 2}}


def test_a_table_within_a_table_replaces_the_keys_it_gives(package: Path, owner: Path) -> None:
    override(owner, "rules.toml", "[gods.thor]\nbonus = 1\n")
    assert Content(package, owner).settings("rules.toml")["gods"] == {"thor": {"power": "storm", "bonus": 1}}


@pytest.mark.parametrize("text", ["nmae = 1\n", "[dcie]\nsides = 6\n", "[dice]\nsdies = 8\n"])
def test_a_setting_that_the_package_does_not_know_is_refused(package: Path, owner: Path, text: str) -> None:
    override(owner, "rules.toml", text)
    with pytest.raises(ContentError) as error:
        Content(package, owner).settings("rules.toml")
    unknown = next(word for word in ("nmae", "dcie", "sdies") if word in text)
    assert said(error).startswith("rules.toml")
    assert f"there is no “{unknown}”; there are " in said(error)


@pytest.mark.parametrize("text", ["name = 1\n", "dice = 6\n", "[name]\nshort = 'D'\n"])
def test_a_setting_of_another_kind_is_refused(package: Path, owner: Path, text: str) -> None:
    override(owner, "rules.toml", text)
    with pytest.raises(ContentError) as error:
        Content(package, owner).settings("rules.toml")
    assert said(error).startswith(("rules.toml, name: expected a text", "rules.toml, dice: expected a table"))


def test_settings_that_are_not_toml_say_the_line(package: Path, owner: Path) -> None:
    override(owner, "rules.toml", "[dice]\nsides = \n")
    with pytest.raises(ContentError) as error:
        Content(package, owner).settings("rules.toml")
    assert said(error).startswith("rules.toml: it cannot be read (")
    assert "line 2" in said(error)


# ---- the folder --------------------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there_is_refused(package: Path, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        Content(package, tmp_path / "nowhere")
    assert said(error).endswith("nowhere: there is no such folder.")


def test_a_file_that_the_package_does_not_know_is_refused(package: Path, owner: Path) -> None:
    override(owner, "unit.csv", UNITS)
    with pytest.raises(ContentError) as error:
        Content(package, owner)
    known = "roads.csv, rules.toml and units.csv"
    assert said(error) == f"unit.csv: the game has no such content file; it has {known}."


def test_texts_may_lie_in_the_folder(package: Path, owner: Path) -> None:
    override(owner, "en.ftl", "unit-kite = Kite\n")
    assert Content(package, owner).fingerprint() == ""


@pytest.mark.parametrize("name", ["units.csv", "rules.toml"])
def test_a_file_that_is_not_utf_8_says_the_byte(package: Path, owner: Path, name: str) -> None:
    (owner / name).write_bytes(b"# caf\xe9\n")
    content = Content(package, owner)
    with pytest.raises(ContentError) as error:
        content.settings(name) if name.endswith("toml") else content.table(name)
    assert said(error) == f"{name}: not UTF-8 text (byte 5)."


def test_the_fingerprint_depends_on_the_names_and_texts_of_the_overrides(package: Path, owner: Path) -> None:
    prints = {Content(package).fingerprint(), Content(package, owner).fingerprint()}
    assert prints == {""}
    for name, text in (
        ("units.csv", "id,cost\nkite,8\n"),
        ("units.csv", "id,cost\nkite,9\n"),
        ("roads.csv", "a,b,length\n"),
        ("rules.toml", "[dice]\nsides = 8\n"),
    ):
        override(owner, name, text)
        first, second = Content(package, owner).fingerprint(), Content(package, owner).fingerprint()
        assert first == second
        assert len(first) == 12
        prints.add(first)
    assert len(prints) == 5


def test_the_same_text_under_another_name_has_another_fingerprint(package: Path, owner: Path) -> None:
    override(owner, "units.csv", "id\n")
    units = Content(package, owner).fingerprint()
    (owner / "units.csv").rename(owner / "roads.csv")
    assert Content(package, owner).fingerprint() != units


def test_the_fingerprint_does_not_depend_on_line_ends(package: Path, owner: Path) -> None:
    override(owner, "units.csv", "id,cost\nkite,8\n")
    unix = Content(package, owner).fingerprint()
    (owner / "units.csv").write_bytes(b"id,cost\r\nkite,8\r\n")
    assert Content(package, owner).fingerprint() == unix
    assert Content(package, owner).table("units.csv").entries[1].number("cost") == 8
