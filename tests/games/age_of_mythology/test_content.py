"""The content tables of Age of Mythology: right as they stand, overridden by an owner, refused when damaged."""

import csv
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from ludage.core.content import ContentError
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.effects import CULTURES, KIND_IDS, Effect, Kind
from ludage.games.age_of_mythology.game import AgeOfMythology
from ludage.testing import play
from ludage.testing.age_of_mythology import GAME, cubes, position
from tests.core.saying import told

PACKAGE = files("ludage.games.age_of_mythology")
CONTENT = PACKAGE / "content"
TABLES = ["units", "action_cards", "god_powers", "buildings", "production_tiles"]
BOX = GAME.box
RULE_TESTS = Path(__file__).parents[2] / "rules" / "age_of_mythology"


def rows(name: str) -> list[dict[str, str]]:
    """A table of the package, read without the loader."""
    return list(csv.DictReader((CONTENT / f"{name}.csv").read_text(encoding="utf-8").splitlines()))


def owner_box(folder: Path, **contents: str) -> AgeOfMythology:
    """The game with these files in the owner's folder; `units_csv` names the file units.csv."""
    for name, text in contents.items():
        stem, _, end = name.rpartition("_")
        (folder / f"{stem}.{end}").write_text(text, encoding="utf-8")
    return AgeOfMythology(folder)


# ---- the tables are right -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_every_row_says_where_it_comes_from_and_how_sure_it_is(table: str) -> None:
    for row in rows(table):
        for column, cell in row.items():
            if column == "source" or column.endswith("_source"):
                assert cell.strip(), row["id"]
            if column == "confidence" or column.endswith("_confidence"):
                assert cell in ("high", "medium", "low"), row["id"]
    ids = [row["id"] for row in rows(table)]
    assert len(set(ids)) == len(ids)


def test_what_is_reconstructed_stays_marked() -> None:
    assert all(row["figures_confidence"] == "low" for row in rows("units") if row["category"] != "villager")
    assert all(row["tiles_confidence"] == "low" for row in rows("buildings"))


def test_the_box_has_the_numbers_of_the_component_list() -> None:
    assert Counter(row["category"] for row in rows("units")) == {
        "mortal": 9,
        "myth": 17,
        "hero": 9,
        "villager": 3,
    }
    assert len(BOX.god_ids) == 35
    assert len(BOX.building_ids) == 14
    assert len(BOX.card_ids) == 98
    assert sum(BOX.copies) == 3 * (7 + 45)
    assert sum(BOX.building_tiles) == 89


def test_every_god_is_on_one_card_of_its_own_action() -> None:
    cards = {row["god_power"]: row for row in rows("action_cards") if row["god_power"]}
    for god in rows("god_powers"):
        card = cards.pop(god["id"])
        assert (card["culture"], card["action"], card["copies"]) == (god["culture"], god["action"], "1")
        if card["value"]:
            assert card["value"] == god["card_value"]
    assert not cards


def test_every_culture_has_a_hero_for_each_age_but_the_first() -> None:
    for culture in range(len(CULTURES)):
        assert BOX.hero_slot(culture, 0) == -1
        assert len({BOX.hero_slot(culture, age) for age in (1, 2, 3)}) == 3


def test_every_face_is_a_different_card() -> None:
    assert len(BOX.face_ids) == 7 + 14 + 35
    for culture in range(len(CULTURES)):
        known = [card for card in BOX.card_with[culture] if card >= 0]
        assert [BOX.card_culture[card] for card in known] == [culture] * len(known)
    assert {KIND_IDS[kind] for kind in BOX.kinds} == set(KIND_IDS)
    assert all((mode >= 0) == (kind == Kind.GATHER) for mode, kind in zip(BOX.modes, BOX.kinds, strict=True))


def test_every_effect_of_the_code_is_the_power_of_some_god() -> None:
    assert set(BOX.effects) == {int(effect) for effect in Effect}


@pytest.mark.parametrize("family", ["AOM-UNIT-", "AOM-GOD-", "AOM-BLDG-"])
def test_every_row_of_the_box_is_named_by_a_rule_test(family: str) -> None:
    tests = "\n".join(file.read_text(encoding="utf-8") for file in sorted(RULE_TESTS.glob("test_*.py")))
    ids = [rule.id for rule in GAME.rules() if rule.id.startswith(family)]
    assert [rule for rule in ids if f'"{rule}"' not in tests] == []


def test_every_kind_of_action_card_is_played_in_a_rule_test() -> None:
    tests = "\n".join(file.read_text(encoding="utf-8") for file in sorted(RULE_TESTS.glob("test_*.py")))
    plain = [face for face in BOX.face_ids if face not in BOX.god_ids]
    assert [face for face in plain if f'"{face}"' not in tests] == []


def test_the_norse_explore_beside_which_a_scan_reads_more_says_so() -> None:
    row = next(row for row in rows("action_cards") if row["id"] == "norse_rand_explore_0")
    assert (row["value"], row["confidence"]) == ("0", "low")
    assert "scan, which reads one more tile" in row["source"]
    assert "+0 is kept" in row["notes"]
    assert "a picture each" in row["notes"]


@pytest.mark.parametrize(
    ("number", "answer", "rule"),
    [
        (121, "Yes, 13 dice", "AOM-UNIT-cyclops"),
        (122, "go to nobody", "AOM-SCORE-04"),
        (123, "one figure of each hero", "AOM-SETUP-13"),
    ],
    ids=["throw against mortals", "cubes left on Won the Last Battle", "figures of each hero"],
)
def test_a_question_the_rulebook_leaves_open_has_its_ruling(number: int, answer: str, rule: str) -> None:
    text = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")
    entry = re.search(rf"^{number}\. R: (.*?)(?=^\d+\. |^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert entry is not None
    said = " ".join(entry[1].split())
    assert answer in said
    assert rule in said
    notes = [row.note.lower() for row in GAME.rules()]
    assert any(f"ruling {number}" in note for note in notes)


def test_the_box_holds_almost_three_hundred_figures_as_ruling_123_says() -> None:
    per_shade = [
        sum(int(row["figures_per_shade"]) for row in rows("units") if row["culture"] == c) for c in CULTURES
    ]
    assert 2 * sum(per_shade) == 286
    assert {row["figures_per_shade"] for row in rows("units") if row["category"] == "hero"} == {"1"}


def test_an_action_is_found_by_its_verb_and_parts() -> None:
    space = GAME.space
    for action in range(len(space)):
        verb, x, y = space.verbs[action], space.xs[action], space.ys[action]
        assert space.pair(verb, x, y) == action
        if verb in (Verb.TAKE, Verb.PLAY, Verb.INVOKE, Verb.RECRUIT, Verb.TILE, Verb.FIGURE):
            assert space.of(verb, x) == action
        if verb == Verb.FIGHT and not y:
            assert space.of(verb, x) == action
    width = len(BOX.building_ids)
    assert space.text(space.first[Verb.DESTROY] + 3 * width + BOX.wall) == "destroy 3 wall"
    assert space.text(space.first[Verb.LAND] + 2 * 16 + 4) == "land 2 5"
    assert space.text(space.first[Verb.ATTACK] + 7 * 3 + 1) == "attack 7 production"


# ---- an owner's box -------------------------------------------------------------------------------------------------


def test_an_owner_corrects_the_number_of_figures(tmp_path: Path) -> None:
    game = owner_box(tmp_path, units_csv="id,figures_per_shade\npriest,3\n")
    priest = game.box.unit_ids.index("priest")
    assert game.box.figures(priest, 4) == 3
    assert game.content_id != ""
    assert GAME.box.figures(priest, 4) == 1


def test_an_owner_changes_a_figure_of_the_rules(tmp_path: Path) -> None:
    game = owner_box(tmp_path, setup_toml="[turn]\nspoilage_limit = 6\n")
    assert game.box.store == 6
    assert game.new(2, 1).to_json() != GAME.new(2, 1).to_json()


def test_a_price_of_an_owner_is_paid(tmp_path: Path) -> None:
    game = owner_box(tmp_path, buildings_csv="id,cost_food,cost_wood\nhouse,1,1\n")
    assert game.box.building_cost[game.box.house] == [1, 1, 0, 0]
    state = position(2, cubes={0: {"food": 2, "wood": 2}}, hands={0: ["perm_build", "perm_gather"]})
    state.box = game.box
    play(state, "play perm_build", "build house")
    assert cubes(state, 0) == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("units_csv", "id,base_dice\ndragon,9\n", "has no “dragon”"),
        ("units_csv", "id,base_dice\nmummy,many\n", "expected a whole number"),
        ("units_csv", "id,types\nmummy,myth;undead\n", "“undead” is none of"),
        ("units_csv", "id,special_id\nmummy,levitate\n", "“levitate” is none of"),
        ("units_csv", "id,bonus_vs\nmummy,giant=4\n", "expected something such as “cavalry:3;hero:4”"),
        ("units_csv", "id,cost_gold\nmummy,-1\n", "column cost_gold: expected 0 or more, got −1"),
        ("god_powers_csv", "id,effect_code\nisis,win\n", "“win” is none of"),
        ("action_cards_csv", "id,gather_mode\negyptian_perm_gather,some\n", "“some” is none of"),
        ("boards_toml", '[greek]\ngrid = [["sea"]]\n', "expected 4 rows of 4 words"),
        ("setup_toml", '[turn]\nrounds = "three"\n', "expected a whole number"),
        ("setup_toml", "[turn]\nspoilage_limit = -1\n", "turn.spoilage_limit: expected 0 or more, got −1"),
        ("weather_csv", "id\nrain\n", "no such content file"),
    ],
)
def test_a_damaged_file_is_refused_in_one_sentence(
    tmp_path: Path, name: str, text: str, problem: str
) -> None:
    with pytest.raises(ContentError) as caught:
        owner_box(tmp_path, **{name: text})
    assert problem in told(caught.value)


def test_scripted_draws_know_cards_and_tiles() -> None:
    assert GAME.number_of("egyptian_rand_gather") == BOX.card_ids.index("egyptian_rand_gather")
    assert GAME.number_of("swamp_wood_1") == BOX.tile_ids.index("swamp_wood_1")
    with pytest.raises(ValueError, match="no card or tile 'dragon'"):
        GAME.number_of("dragon")
