"""The content tables of Age of Gods: right as they stand, overridden by an owner, refused when damaged."""

import csv
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import ludage
from ludage.core.content import ContentError
from ludage.games.age_of_gods.cards import MARKER_IDS, Box
from ludage.games.age_of_gods.game import AgeOfGods
from ludage.games.age_of_gods.masks import members
from ludage.games.age_of_gods.state import Position
from ludage.testing import flat, play, refusal, scripted, texts
from ludage.testing.age_of_gods import position
from ludage.texts import Texts
from tests.core.saying import told

CONTENT = files("ludage.games.age_of_gods") / "content"
GAME = AgeOfGods()
TABLES = ["adjacency", "cards", "gods", "markers", "peoples", "territories", "wrath"]


def rows(name: str) -> list[dict[str, str]]:
    """A table of the package, read without the loader."""
    return list(csv.DictReader((CONTENT / f"{name}.csv").read_text(encoding="utf-8").splitlines()))


def settings(name: str) -> dict[str, Any]:
    """A settings file of the package, read without the loader."""
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


PEOPLES = {row["id"]: row for row in rows("peoples")}
TERRITORIES = {row["id"]: row for row in rows("territories")}
BORDERS = [(row["a"], row["b"]) for row in rows("adjacency")]
SETUP = settings("setup")
ABILITIES = settings("abilities")


def owner_box(folder: Path, **contents: str) -> AgeOfGods:
    """The game with these files in the owner's folder; `peoples_csv` names the file peoples.csv."""
    for name, text in contents.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    game = ludage.game("age-of-gods", content=folder)
    assert isinstance(game, AgeOfGods)
    return game


# ---- the tables are right ----------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SETUP-01")
def test_the_map_has_sixty_territories_twelve_cities_and_thirty_one_shores() -> None:
    components, chart = SETUP["components"], SETUP["map"]
    assert len(TERRITORIES) == components["territories"] == 60
    assert Counter(row["city"] for row in TERRITORIES.values()) == {"yes": 12, "no": 48}
    assert Counter(row["coastal"] for row in TERRITORIES.values()) == {"yes": 31, "no": 29}
    assert (chart["cities"], chart["coastal"]) == (12, 31)


@pytest.mark.rule("AOG-MAT-02")
def test_there_are_six_peoples_of_each_size() -> None:
    sizes = {
        4: {"humans", "chaos", "high_elves", "dwarves", "barbarians", "orcs"},
        3: {"centaurs", "goblins", "dark_elves", "nomads", "lizardmen", "voraces"},
        2: {"pirates", "wood_elves", "hobbits", "amazons", "winged", "gnomes"},
        1: {"sorcerers", "monks", "giants", "ogres", "necromancers", "fairies"},
    }
    for size, peoples in sizes.items():
        assert {people for people, row in PEOPLES.items() if row["size"] == str(size)} == peoples
    assert len(PEOPLES) == SETUP["components"]["peoples"] == 24


@pytest.mark.rule("AOG-SETUP-01", "AOG-SETUP-02", "AOG-SETUP-04")
def test_the_row_of_a_people_agrees_with_its_size() -> None:
    homes = Counter(row["people_start"] for row in TERRITORIES.values())
    for people, row in PEOPLES.items():
        size = int(row["size"])
        assert homes[people] == int(row["start_territories"]) == int(row["reserve_tokens"]) == size
        assert int(row["max_size"]) == 2 * size
        assert int(row["extra_tokens"]) == (3 if people == "goblins" else 0)
        assert row["action_back"] == ("red" if size <= 2 else "yellow")
    tokens = sum(int(row["max_size"]) + int(row["extra_tokens"]) for row in PEOPLES.values())
    assert tokens == SETUP["components"]["population_tokens"] == 123


@pytest.mark.rule("AOG-MAT-03")
def test_there_are_seventy_two_cards_three_of_each_people() -> None:
    cards = rows("cards")
    assert len(cards) == len({card["id"] for card in cards}) == SETUP["components"]["cards_total"] == 72
    for people, row in PEOPLES.items():
        mine = Counter((card["kind"], card["back"]) for card in cards if card["people"] == people)
        assert mine == {("action", row["action_back"]): 2, ("destiny", row["size"]): 1}
    assert all(card["size"] == PEOPLES[card["people"]]["size"] for card in cards)
    backs = Counter(card["back"] for card in cards)
    assert backs["red"] == SETUP["components"]["action_cards_red"] == 24
    assert backs["yellow"] == SETUP["components"]["action_cards_yellow"] == 24


@pytest.mark.rule("AOG-MARK-01")
def test_there_are_twenty_six_markers() -> None:
    counts = {row["id"]: int(row["count"]) for row in rows("markers")}
    three = {"vortex", "dwarf_fortress", "attack_1", "attack_2", "defence_1", "defence_2"}
    others = {"holy_war_attacker": 1, "holy_war_victim": 1, "love": 4, "hate": 2}
    assert counts == dict.fromkeys(three, 3) | others
    assert sum(counts.values()) == SETUP["components"]["markers"] == 26
    components = SETUP["components"]
    tokens = sum(components[kind] for kind in ("population_tokens", "markers", "first_player_marker"))
    assert tokens + components["turn_marker"] == components["tokens_total"] == 151


def test_there_are_fifty_pawns_twelve_gods_and_six_lines_of_wrath() -> None:
    assert SETUP["components"]["wooden_pawns"] == GAME.box.pawns == 50
    assert len(rows("gods")) == SETUP["components"]["gods"] == len(ABILITIES["gods"]) == 12
    assert [row["die"] for row in rows("wrath")] == ["1", "2", "3", "4", "5", "6"]


def test_who_uses_a_marker_says_so_in_both_tables() -> None:
    named = {(row["used_by"], row["id"]) for row in rows("markers") if row["used_by"] in PEOPLES}
    claimed = {
        (people, marker) for people, row in PEOPLES.items() for marker in row["markers"].split(";") if marker
    }
    assert named == claimed


def test_every_people_has_an_ability_of_its_own_and_nobody_else_has_one() -> None:
    abilities = {name for name, entry in ABILITIES.items() if isinstance(entry, dict)} - {"gods"}
    assert abilities == {row["ability_id"] for row in PEOPLES.values()}
    for people, row in PEOPLES.items():
        assert ABILITIES[row["ability_id"]]["people"] == people
        assert ABILITIES[row["ability_id"]]["steps"]


def test_every_god_has_a_power_of_its_own() -> None:
    assert set(ABILITIES["gods"]) == {row["id"] for row in rows("gods")}
    powers = [power["power"] for power in ABILITIES["gods"].values()]
    assert len(set(powers)) == 12


def test_every_border_joins_two_known_territories_once() -> None:
    assert len(BORDERS) == 146
    assert len({frozenset(border) for border in BORDERS}) == 146
    for a, b in BORDERS:
        assert a != b
        assert {a, b} <= TERRITORIES.keys()


@pytest.mark.rule("AOG-COMBAT-03")
def test_neighbours_are_exactly_the_borders_both_ways() -> None:
    ids = GAME.box.territory_ids
    both_ways = {*BORDERS, *((b, a) for a, b in BORDERS)}
    assert {
        (ids[a], ids[b]) for a, mask in enumerate(GAME.box.neighbours) for b in members(mask)
    } == both_ways


def reached(start: str, within: set[str]) -> set[str]:
    """The territories that can be reached from the first one without leaving these."""
    found, new = {start}, [start]
    while new:
        here = new.pop()
        near = {b if a == here else a for a, b in BORDERS if here in (a, b)} & within - found
        found |= near
        new += near
    return found


def test_the_map_is_in_one_piece() -> None:
    assert reached("t01", set(TERRITORIES)) == set(TERRITORIES)


@pytest.mark.parametrize("people", PEOPLES)
def test_the_homeland_of_a_people_is_in_one_piece(people: str) -> None:
    home = {territory for territory, row in TERRITORIES.items() if row["people_start"] == people}
    assert reached(min(home), home) == home


def test_pirates_live_in_the_west_and_barbarians_in_the_northern_snow() -> None:
    """What is known of the printed board."""
    middle = sum(int(row["x"]) for row in TERRITORIES.values()) // 60
    for row in TERRITORIES.values():
        if row["people_start"] == "pirates":
            assert row["coastal"] == "yes"
            assert int(row["x"]) < middle
        if row["people_start"] == "barbarians":
            assert row["terrain"] == "snow"
            assert int(row["x"]) > middle


@pytest.mark.parametrize("table", TABLES)
def test_every_row_names_its_source(table: str) -> None:
    for row in rows(table):
        assert row["source"].strip(), row
        for column in ("ability_source", "count_source", "targets_source"):
            assert row.get(column, "given").strip(), row
        for column in ("confidence", "ability_confidence"):
            assert row.get(column, "high") in ("high", "medium", "low"), row


def test_every_table_of_the_set_up_names_its_source() -> None:
    for name, table in SETUP.items():
        assert name == "schema" or table["source"].strip(), name


def test_what_was_reconstructed_stays_marked() -> None:
    assert {row["source"] for row in TERRITORIES.values()} == {"reconstructed"}
    assert {row["source"] for row in rows("adjacency")} == {"reconstructed"}
    assert SETUP["map"]["source"] == ABILITIES["source"] == "reconstructed"
    for row in PEOPLES.values():
        assert row["ability_source"].startswith("reconstructed")
        assert row["ability_confidence"] != "high"
    for row in rows("markers"):
        assert "use reconstructed" in row["source"]
        assert row["id"] == "love" or row["count_source"].startswith("reconstructed")
    gods = {row["id"]: row for row in rows("gods")}
    for god in ("bifrons", "lok", "sharur", "sercek", "vorax"):
        assert "reconstructed" in gods[god]["source"]
        assert gods[god]["confidence"] == "low"
    assert "two per phase reconstructed" in gods["rakos"]["source"]


# ---- an owner's box ----------------------------------------------------------------------------------------------


def differences(one: Box, other: Box) -> set[str]:
    """The fields in which two boxes differ."""
    plain = {name for name, value in vars(one).items() if value != getattr(other, name)}
    return plain - {"abilities", "fingerprint"}  # abilities have no equality of their own


def test_a_partial_row_replaces_the_columns_it_gives_and_nothing_else(tmp_path: Path) -> None:
    game = owner_box(tmp_path, peoples_csv="id,extra_tokens\norcs,2\n")
    orcs = game.box.people_ids.index("orcs")
    assert differences(game.box, GAME.box) == {"spare"}
    assert game.box.spare == [2 if at == orcs else spare for at, spare in enumerate(GAME.box.spare)]


def test_rows_may_come_in_any_order_of_rows_and_columns(tmp_path: Path) -> None:
    game = owner_box(tmp_path, markers_csv="count,id\n5,love\n1,vortex\n")
    overridden = {"love": 5, "vortex": 1}
    counts = dict(zip(MARKER_IDS, game.box.marker_counts, strict=True))
    assert counts == {row["id"]: overridden.get(row["id"], int(row["count"])) for row in rows("markers")}


def test_a_number_of_markers_is_really_played(tmp_path: Path) -> None:
    (tmp_path / "markers.csv").write_text("id,count\nattack_1,2\n", encoding="utf-8")
    facts: dict[str, Any] = {"hands": {0: ["barbarians"]}, "markers": {"attack_1": ["orcs", "humans"]}}
    state = position(phase="action", content=str(tmp_path), **facts)
    play(state, "play barbarians ability", "mark ogres")
    assert texts(state) == ["take humans", "take orcs"]


def test_an_ability_rewritten_is_really_played(tmp_path: Path) -> None:
    steps = '{ kind = "technology", delta = 1 }, { kind = "attack", bonus = -2, reach = "two_steps" }'
    (tmp_path / "abilities.toml").write_text(f"[fury]\nsteps = [{steps}]\n", encoding="utf-8")
    state = position(phase="action", hands={0: ["amazons"]}, content=str(tmp_path))
    play(state, "play amazons ability", "technology humans")
    play(scripted(state, rolls=[3, 4]), "attack t26 t11")
    assert flat(state)["territories.t11"] == "wood_elves"
    assert flat(state)["peoples.humans.technology"] == 1
    again = position(phase="action", hands={0: ["amazons"]}, content=str(tmp_path))
    play(again, "play amazons ability", "technology humans")
    play(scripted(again, rolls=[4]), "attack t26 t11")
    assert flat(again)["territories.t11"] == "humans"


def test_an_ability_may_be_given_a_fallback(tmp_path: Path) -> None:
    ability = '[migration]\nsteps = [{ kind = "revive" }]\nfallback = [{ kind = "technology" }]\n'
    (tmp_path / "abilities.toml").write_text(ability, encoding="utf-8")
    state = position(phase="action", hands={0: ["nomads"]}, content=str(tmp_path))
    play(state, "play nomads ability", "technology nomads")
    assert flat(state)["peoples.nomads.technology"] == 1


def test_the_power_of_a_god_may_be_overridden_key_by_key(tmp_path: Path) -> None:
    game = owner_box(tmp_path, abilities_toml="[gods.novalis]\nbonus = 1\n")
    novalis = game.box.powers[game.box.god_ids.index("novalis")]
    assert novalis == GAME.box.powers[game.box.god_ids.index("novalis")]
    assert game.box.figure(novalis, "bonus") == 1


def test_the_power_of_a_god_may_be_exchanged_for_another(tmp_path: Path) -> None:
    sercek = '[gods.sercek]\npower = "attack_bonus"\nbonus = 3\n[gods.sharur]\npower = "breakthrough_on"\nfaces = [6]\n'
    (tmp_path / "abilities.toml").write_text(sercek, encoding="utf-8")
    state = position(gods={0: "sercek"}, fortified=["t25"], content=str(tmp_path))
    play(scripted(state, rolls=[1]), "attack t26 t25")
    assert flat(state)["territories.t25"] == "humans"


def test_a_border_may_be_opened_and_another_closed(tmp_path: Path) -> None:
    borders = "a,b,border_px\nt01,t60,5\nt25,t26,0\n"
    (tmp_path / "adjacency.csv").write_text(borders, encoding="utf-8")
    state = position(content=str(tmp_path))
    attacks, usual = set(texts(state)), set(texts(position()))
    assert attacks - usual == {"attack t01 t60", "attack t60 t01"}
    assert usual - attacks == {"attack t25 t26", "attack t26 t25"}
    refused = refusal(state, "attack t26 t25")
    assert refused is not None
    assert refused.key == "refusal-target-not-adjacent"


def test_a_border_may_be_closed_whichever_way_round_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "adjacency.csv").write_text("a,b,border_px\nt26,t25,0\n", encoding="utf-8")
    state = position(content=str(tmp_path))
    assert "attack t25 t26" not in texts(state)
    assert "attack t26 t25" not in texts(state)


def test_cities_and_shores_may_be_moved(tmp_path: Path) -> None:
    game = owner_box(tmp_path, territories_csv="id,city,coastal\nt26,yes,yes\nt27,no,no\n")
    assert differences(game.box, GAME.box) == {"cities", "coast"}
    assert set(game.box.territories(game.box.cities ^ GAME.box.cities)) == {"t26", "t27"}
    assert game.box.territories(game.box.coast ^ GAME.box.coast) == ["t26"]


def test_homes_may_be_exchanged(tmp_path: Path) -> None:
    game = owner_box(tmp_path, territories_csv="id,people_start\nt25,humans\nt26,wood_elves\n")
    facts = flat(game.new(players=2, seed=1))
    assert (facts["territories.t25"], facts["territories.t26"]) == ("humans", "wood_elves")
    assert (facts["peoples.humans.reserve"], facts["peoples.wood_elves.reserve"]) == (4, 2)


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("[game]\nturns = 10", "turns", 10),
        ("[components]\nwooden_pawns = 60", "pawns", 60),
        ("[deal]\nfortifications_per_player = 4", "personal_pawns", 4),
        ("[deal]\nred_per_player = 3", "dealt", [3, 4]),
        ("[destiny]\nprediction_turn = 8", "prediction_turn", 8),
        ("[destiny]\nprediction_cards_max = 1", "most_bets", 1),
        ("[phases]\nfortification_per_player = 3", "pawns_per_phase", 3),
        ("[combat]\nsuccess_at = 4", "success_at", 4),
        ("[combat]\nfortification = -3", "fortification", -3),
        ("[combat]\ncity = -2", "city", -2),
        ("[combat]\ndwarf_fortress = -4", "dwarf_fortress", -4),
        ("[combat]\nbreakthrough_on = [1, 6]", "breakthrough_on", (1, 6)),
        ("[scoring]\nterritory = 2", "territory_points", 2),
        ("[scoring]\ncity_bonus = 5", "city_points", 5),
        ("[scoring]\nprediction = 4", "bet_points", 4),
    ],
)
def test_a_figure_of_the_set_up_may_be_overridden_alone(
    tmp_path: Path, text: str, field: str, value: object
) -> None:
    game = owner_box(tmp_path, setup_toml=text)
    assert differences(game.box, GAME.box) == {field}
    assert getattr(game.box, field) == value


def test_overridden_figures_are_really_played(tmp_path: Path) -> None:
    combat = "[combat]\nsuccess_at = 4\nfortification = -2\nbreakthrough_on = [5]\n"
    (tmp_path / "setup.toml").write_text(combat, encoding="utf-8")

    def holder_after(roll: int, **facts: Any) -> object:
        state = position(content=str(tmp_path), **facts)
        play(scripted(state, rolls=[roll]), "attack t26 t25")
        assert ("pass" in texts(state)) == (roll == 5 and not facts)
        return flat(state)["territories.t25"]

    assert [holder_after(roll) for roll in (3, 4, 5)] == ["wood_elves", "humans", "humans"]
    assert [holder_after(roll, fortified=["t25"]) for roll in (5, 6)] == ["wood_elves", "humans"]


def test_a_longer_game_is_really_longer(tmp_path: Path) -> None:
    game = owner_box(tmp_path, setup_toml="[game]\nturns = 10\n")
    state = game.new(players=2, seed=3)
    play_to_the_end(state)
    assert state.turn == 10
    assert state.outcome is not None


def play_to_the_end(state: Position) -> None:
    """Everybody does the first thing he may."""
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])


def test_names_may_be_overridden_in_the_same_folder(tmp_path: Path) -> None:
    game = owner_box(tmp_path, en_ftl="people-orcs = Greenskins\n")
    assert Texts("en", game.texts).say("people-orcs") == "Greenskins"
    assert Texts("en", game.texts).say("people-ogres") == "Ogres"
    assert Texts("fr", game.texts).say("people-orcs") == Texts("fr", GAME.texts).say("people-orcs")


def test_the_box_of_the_package_is_untouched_by_an_owner_s(tmp_path: Path) -> None:
    owner_box(tmp_path, setup_toml="[game]\nturns = 10\n", peoples_csv="id,extra_tokens\norcs,2\n")
    standard = ludage.game("age-of-gods")
    assert isinstance(standard, AgeOfGods)
    assert differences(standard.box, GAME.box) == set()


# ---- the fingerprint of the content ------------------------------------------------------------------------------


def test_content_without_tables_of_its_own_has_no_fingerprint(tmp_path: Path) -> None:
    assert ludage.game("age-of-gods").content_id == ""
    assert owner_box(tmp_path).content_id == ""
    assert owner_box(tmp_path, en_ftl="people-orcs = Greenskins\n").content_id == ""


def test_the_fingerprint_is_the_same_for_the_same_content_wherever_it_lies(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two", "windows", "named")]
    for folder in folders:
        folder.mkdir()
    tables = {"setup_toml": "[game]\nturns = 8\n", "markers_csv": "id,count\nlove,3\n"}
    first = owner_box(folders[0], **tables).content_id
    assert len(first) == 12
    assert owner_box(folders[0]).content_id == first
    assert owner_box(folders[1], **dict(reversed(tables.items()))).content_id == first
    windows = {name: text.replace("\n", "\r\n") for name, text in tables.items()}
    for name, text in windows.items():
        (folders[2] / name.replace("_", ".")).write_bytes(text.encode())
    assert owner_box(folders[2]).content_id == first
    assert owner_box(folders[3], en_ftl="people-orcs = Greenskins\n", **tables).content_id == first


def test_other_content_has_another_fingerprint(tmp_path: Path) -> None:
    contents: list[dict[str, str]] = [
        {"setup_toml": "[game]\nturns = 8\n"},
        {"setup_toml": "[game]\nturns = 7\n"},
        {"setup_toml": "[game]\nturns = 8\n", "markers_csv": "id,count\nlove,3\n"},
        {"markers_csv": "id,count\nlove,3\n"},
        {"markers_csv": "id,count\nlove,2\n"},
    ]
    prints = set()
    for at, content in enumerate(contents):
        folder = tmp_path / str(at)
        folder.mkdir()
        prints.add(owner_box(folder, **content).content_id)
    assert len(prints) == len(contents)


def test_a_position_is_read_with_its_own_content_only(tmp_path: Path) -> None:
    game = owner_box(tmp_path, setup_toml="[game]\nturns = 8\n")
    state = game.new(players=3, seed=5)
    assert state.to_dict()["content"] == game.content_id
    assert owner_box(tmp_path).from_json(state.to_json()) == state
    with pytest.raises(ValueError, match="content") as error:
        GAME.from_json(state.to_json())
    assert game.content_id in str(error.value)


def test_a_game_on_an_owner_s_content_is_reproducible(tmp_path: Path) -> None:
    borders = "a,b,border_px\nt01,t60,5\nt25,t26,0\n"
    ability = '[fury]\nsteps = [{ kind = "attack", reach = "anywhere", dice = 2 }]\n'
    endings = []
    for _ in range(2):
        state = owner_box(tmp_path, adjacency_csv=borders, abilities_toml=ability).new(players=3, seed=11)
        play_to_the_end(state)
        endings.append(state.digest())
    assert endings[0] == endings[1]


# ---- damaged content ---------------------------------------------------------------------------------------------


def complaint(folder: Path) -> str:
    """What the game says when it is asked to use this folder."""
    with pytest.raises(ContentError) as error:
        ludage.game("age-of-gods", content=folder)
    return told(error.value)


DAMAGED_TABLES = [
    # files, rows, columns, cells
    ("people.csv", "id,size\n", ["people.csv", "no such content file", "peoples.csv", "setup.toml"]),
    ("README.txt", "Notes\n", ["README.txt", "no such content file"]),
    ("peoples.csv", "id,size\nhumans,4\nelves,3\n", ["peoples.csv, line 3", "no “elves”"]),
    ("gods.csv", "id,gender\nzeus,m\n", ["gods.csv, line 2", "no “zeus”"]),
    ("markers.csv", "id,count\nfear,3\n", ["markers.csv, line 2", "no “fear”"]),
    ("wrath.csv", "die,id\n7,plague\n", ["wrath.csv, line 2", "no “7”"]),
    ("peoples.csv", "id,sise\nhumans,4\n", ["peoples.csv", "no “sise”", "size"]),
    ("peoples.csv", "size\n4\n", ["peoples.csv", "“id” is missing"]),
    ("adjacency.csv", "a,border_px\nt01,3\n", ["adjacency.csv", "“b” is missing"]),
    ("peoples.csv", "", ["peoples.csv", "“id” is missing"]),
    ("peoples.csv", "id,size\nhumans,4,4\n", ["peoples.csv, line 2", "expected 2 cells, got 3"]),
    ("peoples.csv", "id,size\nhumans\n", ["peoples.csv, line 2", "expected 2 cells, got 1"]),
    ("peoples.csv", 'id,source\nhumans,"seed\n', ["peoples.csv, line 2"]),
    # values
    ("peoples.csv", "id,size\nhumans,four\n", ["peoples.csv, line 2", "size", "whole number", "“four”"]),
    ("markers.csv", "id,count\nlove,\n", ["markers.csv, line 2", "count", "whole number", "“”"]),
    ("peoples.csv", "id,size\nhumans,5\n", ["peoples.csv, line 2", "size", "1 to 4", "5"]),
    ("peoples.csv", "id,action_back\nhumans,green\n", ["peoples.csv, line 2", "“green”", "red and yellow"]),
    ("territories.csv", "id,city\nt01,maybe\n", ["territories.csv, line 2", "city", "“maybe”", "no and yes"]),
    ("territories.csv", "id,people_start\nt01,elves\n", ["territories.csv, line 2", "“elves”", "dark_elves"]),
    (
        "territories.csv",
        "id,people_start\nt01,orcs\n",
        ["column people_start", "4 of “orcs”, got 5"],
    ),
    (
        "peoples.csv",
        "id,size\nhumans,3\n",
        ["territories.csv, column people_start", "3 of “humans”, got 4"],
    ),
    ("adjacency.csv", "a,b,border_px\nt01,t61,3\n", ["adjacency.csv, line 2", "column b", "“t61”"]),
    ("adjacency.csv", "a,b,border_px\nt01,t01,3\n", ["adjacency.csv, line 2", "border itself"]),
    ("adjacency.csv", "a,b\nt01,t60\n", ["adjacency.csv, line 2", "border_px", "whole number"]),
    ("cards.csv", "id,kind\nr_pirates_1,secret\n", ["cards.csv, line 2", "kind", "action and destiny"]),
    ("cards.csv", "id,people\nd_orcs,humans\n", ["cards.csv", "1 of “destiny, humans”, got 2"]),
    ("peoples.csv", "id,ability_id\nhumans,furry\n", ["furry"]),
]

DAMAGED_SETTINGS = [
    ("setup.toml", "[game\nturns = 9\n", ["setup.toml", "line 1"]),
    ("setup.toml", "[gmae]\nturns = 9\n", ["setup.toml", "“gmae”", "game"]),
    ("setup.toml", "[game]\ntruns = 9\n", ["setup.toml", "truns", "turns"]),
    ("setup.toml", "game = 9\n", ["setup.toml", "game"]),
    ("setup.toml", '[game]\nturns = "nine"\n', ["setup.toml", "game.turns", "whole number", "“nine”"]),
    ("setup.toml", "[game]\nturns = true\n", ["setup.toml", "game.turns", "whole number", "true"]),
    ("setup.toml", "[combat]\nbreakthrough_on = [7]\n", ["setup.toml", "breakthrough_on", "faces", "7"]),
    ("setup.toml", "[combat]\nbreakthrough_on = 6\n", ["setup.toml", "breakthrough_on", "list", "6"]),
    ("setup.toml", "[destiny]\nuprising = [1]\n", ["setup.toml", "destiny", "uprising"]),
    ("setup.toml", "[destiny]\ndeal = { first = 4 }\n", ["setup.toml", "deal", "first"]),
    ("setup.toml", '[destiny]\ndeal = { 1 = "four" }\n', ["setup.toml", "deal", "four"]),
    ("setup.toml", "[destiny]\ndeal = { 1 = 9 }\n", ["setup.toml", "deal", "9"]),
    ("abilities.toml", '[gods.novalis]\npower = "peace"\n', ["gods.novalis", "“peace”", "attack_bonus"]),
    ("abilities.toml", '[gods.zeus]\npower = "attack_bonus"\n', ["abilities.toml", "zeus"]),
    ("abilities.toml", "[gods]\nlok = 3\n", ["abilities.toml", "gods", "lok"]),
    ("abilities.toml", '[gods.sercek]\npower = "breakthrough_on"\nfaces = [0]\n', ["faces", "[0]"]),
    ("abilities.toml", '[gods.sharur]\npower = "attack_bonus"\nbonus = "two"\n', ["bonus", "“two”"]),
    ("abilities.toml", "[furry]\nsteps = []\n", ["abilities.toml", "“furry”", "fury"]),
    ("abilities.toml", "[fury]\nsetps = []\n", ["abilities.toml", "fury", "setps", "steps"]),
    ("abilities.toml", "fury = 2\n", ["abilities.toml", "fury"]),
]


@pytest.mark.parametrize(("file", "text", "said"), DAMAGED_TABLES + DAMAGED_SETTINGS)
def test_a_damaged_file_is_refused_in_a_sentence_that_says_where_and_why(
    tmp_path: Path, file: str, text: str, said: list[str]
) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    sentence = complaint(tmp_path)
    assert [part for part in said if part not in sentence] == [], sentence


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ('"attack"', ["steps", "list"]),
        ('["attack"]', ["steps", "list of tables"]),
        ("[{}]", ["kind", "“”", "attack", "holy_war"]),
        ('[{ kind = "atack" }]', ["kind", "“atack”", "attack"]),
        ('[{ kind = "attack", bonsu = 3 }]', ["“attack”", "bonsu"]),
        ('[{ kind = "attack", bonus = "3" }]', ["bonus", "“3”"]),
        ('[{ kind = "attack", bonus = true }]', ["bonus", "true"]),
        ('[{ kind = "attack", optional = 1 }]', ["optional", "1"]),
        ('[{ kind = "attack", reach = "far" }]', ["reach", "“far”", "two_steps"]),
        ('[{ kind = "attack", with = "orks" }]', ["with", "“orks”", "orcs"]),
        ('[{ kind = "attack", from = "inland" }]', ["from", "“inland”", "coastal"]),
        ('[{ kind = "attack", against = "orcs" }]', ["against", "“orcs”", "victim"]),
        ('[{ kind = "attack", ignore = ["wall"] }]', ["ignore", "wall", "fortification"]),
        ('[{ kind = "attack", dice = 0 }]', ["dice", "0"]),
        ('[{ kind = "attack", on_success = [{ kind = "technology" }] }]', ["on_success"]),
        ('[{ kind = "repeat", times = 2, bonus_each = [1] }]', ["bonus_each", "2 entries", "got 1"]),
        (
            '[{ kind = "repeat", times = 2, bonus_each = ["a", "b"] }]',
            ["bonus_each", "whole numbers", '["a", "b"]'],
        ),
        ('[{ kind = "repeat", times = 2, bonus_each = [1.5, 1] }]', ["bonus_each", "1.5"]),
        ('[{ kind = "repeat", times = 2, bonus_each = [0, 0], same_people = false }]', ["same_people"]),
        ('[{ kind = "wrath", dice = 0 }]', ["dice", "0"]),
        ('[{ kind = "wrath", dice = 2, keep = 2 }]', ["keep", "1"]),
        ('[{ kind = "technology", delta = 2 }]', ["delta", "1"]),
        ('[{ kind = "fortify", on = "conquered" }]', ["on", "marked_people"]),
        (
            '[{ kind = "marker", marker = "love", on = "people", until = "end_of_game" }]',
            ["“love”", "attack_1"],
        ),
        ('[{ kind = "marker", marker = "attack_1", on = "people" }]', ["until", "end_of_game"]),
        (
            '[{ kind = "marker", marker = "attack_1", on = "territory", until = "end_of_game" }]',
            ["attack_1", "territory"],
        ),
        ('[{ kind = "peek", bonus = 2 }]', ["“peek”", "bonus"]),
    ],
)
def test_a_damaged_step_of_an_ability_is_refused_with_what_is_known(
    tmp_path: Path, steps: str, said: list[str]
) -> None:
    (tmp_path / "abilities.toml").write_text(f"[fury]\nsteps = {steps}\n", encoding="utf-8")
    sentence = complaint(tmp_path)
    assert [part for part in ["abilities.toml", "fury", *said] if part not in sentence] == [], sentence


@pytest.mark.parametrize("part", ["steps", "fallback"])
def test_steps_and_fallback_are_read_alike(tmp_path: Path, part: str) -> None:
    (tmp_path / "abilities.toml").write_text(f'[fury]\n{part} = [{{ kind = "atack" }}]\n', encoding="utf-8")
    assert "“atack”" in complaint(tmp_path)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("setup.toml", "[game]\nturns = 0\n"),
        ("setup.toml", "[deal]\nred_per_player = 9\n"),  # 6 x 9 of 24 cards
        ("setup.toml", "[deal]\nyellow_per_player = -1\n"),
        ("setup.toml", "[deal]\ngods_dealt = 3\n"),  # 6 x 3 of 12 gods
        ("setup.toml", "[deal]\ngods_dealt = 0\n"),
        ("setup.toml", "[components]\nwooden_pawns = 10\n"),  # 6 x 5 for the players alone
        ("peoples.csv", "id,action_back\nhumans,red\n"),  # 22 yellow cards for 6 x 4
        ("peoples.csv", "id,extra_tokens\ngoblins,-1\n"),
        ("markers.csv", "id,count\nvortex,-1\n"),
    ],
)
def test_figures_that_no_game_can_be_set_up_with_are_refused(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"\.(csv|toml)"):
        ludage.game("age-of-gods", content=tmp_path).new(players=6, seed=1)


@pytest.mark.parametrize("file", ["peoples.csv", "setup.toml"])
def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_bytes("id,source\nhumans,règle\n".encode("latin-1"))
    sentence = complaint(tmp_path)
    assert file in sentence
    assert "UTF-8" in sentence


def test_a_table_saved_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    (tmp_path / "markers.csv").write_text("id,count\nlove,3\n", encoding="utf-8-sig")
    assert differences(owner_box(tmp_path).box, GAME.box) == {"marker_counts"}


@pytest.mark.parametrize("text", ["id,count\nlove,3\nlove,2\n", "id,count,count\nlove,3,2\n"])
def test_a_cell_given_twice_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "markers.csv").write_text(text, encoding="utf-8")
    assert "markers.csv" in complaint(tmp_path)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    sentence = complaint(tmp_path / "nowhere")
    assert "nowhere" in sentence
    assert "no such folder" in sentence


def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "peoples.csv"
    file.write_text("id,size\n", encoding="utf-8")
    assert "no such folder" in complaint(file)


def test_a_folder_in_the_place_of_a_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "peoples.csv").mkdir()
    assert "peoples.csv" in complaint(tmp_path)


def test_damaged_content_does_not_spoil_the_game_of_the_package(tmp_path: Path) -> None:
    (tmp_path / "setup.toml").write_text('[game]\nturns = "nine"\n', encoding="utf-8")
    complaint(tmp_path)
    assert len(ludage.game("age-of-gods").new(players=2, seed=1).to_act) == 2
