"""The content tables: what is in the box, what an owner may override, what is refused."""

import csv
import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from ludage.core.content import ContentError
from ludage.games.through_the_ages import create
from ludage.games.through_the_ages.cards import KIND_IDS, Kind
from ludage.games.through_the_ages.effects import Deed, Power, Who
from tests.core.saying import told

GAME = create(None)
BOX = GAME.box
PACKAGE = Path(str(GAME.texts[0])).parent
RULE_TESTS = Path(__file__).parents[2] / "rules" / "through_the_ages"


def test_the_box_holds_236_different_cards() -> None:
    kinds = Counter(KIND_IDS[kind] for kind in BOX.kind)
    assert (BOX.size, BOX.civil) == (236, 127)
    assert (kinds["leader"], kinds["wonder"], kinds["action"], kinds["event"]) == (24, 16, 33, 55)
    assert (kinds["tactic"], kinds["territory"], kinds["pact"], kinds["aggression"]) == (15, 12, 10, 11)


def test_every_row_says_where_it_comes_from() -> None:
    known = {row["key"] for row in rows("provenance.csv")}
    for row in [*rows("civil_cards.csv"), *rows("military_cards.csv")]:
        assert set(row["source"].split("+")) <= known, row["id"]
        assert row["confidence"] in ("high", "medium", "low")


def rows(name: str) -> list[dict[str, str]]:
    with (PACKAGE / "content" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_card_is_named_by_a_rule_test() -> None:
    """A test a card: the tests of the rules name every card of the box."""
    words = "\n".join(file.read_text(encoding="utf-8") for file in sorted(RULE_TESTS.glob("test_*.py")))
    assert [card for card in BOX.ids if not named(card, words)] == []


def named(card: str, words: str) -> bool:
    impact = card.removeprefix("impact_of_")
    return card in words or (impact != card and f'"{impact}"' in words)


def test_the_banks_agree_with_their_printed_sections() -> None:
    setup = tomllib.loads((PACKAGE / "content" / "setup.toml").read_text(encoding="utf-8"))
    squares = [section["squares"] for section in setup["yellow_bank_section"]]
    assert sum(squares) == 18
    costs = [
        section["population_cost_food"]
        for section in setup["yellow_bank_section"]
        for _ in range(section["squares"])
    ]
    assert BOX.population_cost[1:] == costs
    blue = [section["corruption_printed"] for section in setup["blue_bank_section"]]
    assert [BOX.corruption[count] for count in (0, 5, 10, 11)] == [*blue, 0]


def test_every_word_of_the_vocabulary_is_used() -> None:
    steps = [step for lines in BOX.steps for step in lines]
    assert {step.deed for step in steps} == set(Deed)
    assert {step.who for step in steps} == set(Who)
    assert set(BOX.power) == set(Power)


# ---- overriding ---------------------------------------------------------------------------------------------------


def test_an_owner_may_correct_a_figure(tmp_path: Path) -> None:
    (tmp_path / "military_cards.csv").write_text("id,tactic_strength\nfortifications,4\n", encoding="utf-8")
    game = create(tmp_path)
    assert game.box.army_strength[game.box.number["fortifications"]] == 4
    assert game.content_id
    assert BOX.army_strength[BOX.number["fortifications"]] == 5


@pytest.mark.rule("TTA-SCORE-05")
def test_an_owner_may_change_the_ranking_scales(tmp_path: Path) -> None:
    (tmp_path / "setup.toml").write_text("[ranking_events]\np4 = [12, 8, 4, 0]\n", encoding="utf-8")
    box = create(tmp_path).box
    assert (box.ranking[4], box.ranking_by_cards) == ([12, 8, 4, 0], BOX.ranking_by_cards)
    assert (BOX.ranking[4], BOX.ranking_by_cards) == ([14, 7, 0, 0], [15, 10, 5, 0])


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("effects.toml", '[leaders]\nmoses = { power = "parting" }\n', "“parting” is none of"),
        ("effects.toml", "[leaders]\nmoses = { luck = 1 }\n", "leaders.moses: the game has no “luck = 1”"),
        ("effects.toml", '[leaders]\nsolomon = { power = "none" }\n', "leaders: the game has no “solomon”"),
        ("effects.toml", '[events]\nrats = ["each dance 2"]\n', "“dance” is none of"),
        ("effects.toml", '[events]\nrats = ["each food"]\n', "such as “each food 2”, got “each food”"),
        (
            "effects.toml",
            '[events]\nrats = ["each food many"]\n',
            "such as “each food 2”, got “each food many”",
        ),
        ("setup.toml", "[card_row]\ncost_by_space = [1, 2]\n", "expected 13 entries, got 2"),
        ("civil_cards.csv", "id,type\nmoses,prophet\n", "“prophet” is none of"),
        ("civil_cards.csv", "id,wonder_stages\npyramids,3+2\n", "such as “1-2-3”, got “3+2”"),
        ("civil_cards.csv", "id,wonder_stages\npyramids,\n", "column wonder_stages: “pyramids” is missing"),
        ("civil_cards.csv", "id,copies_2p\niron,-1\n", "column copies_2p: expected 0 or more, got −1"),
        ("civil_cards.csv", "id,age\niron,II\n", "“mine, II” is given twice"),
    ],
)
def test_faulty_content_is_refused_with_the_reason(
    tmp_path: Path, name: str, text: str, message: str
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        create(tmp_path)
    assert message in told(caught.value)


# ---- the game as the core sees it ---------------------------------------------------------------------------------


def test_options_are_checked() -> None:
    assert GAME.options["variant"] == ("full", "first-game", "shorter", "peaceful")
    with pytest.raises(ValueError, match=r"wrong option .* option variant, value solo"):
        GAME.new(2, 0, variant="solo")


def test_cards_can_be_named_for_scripted_draws() -> None:
    assert BOX.kind[GAME.number_of("iron")] == Kind.MINE
    with pytest.raises(ValueError, match="has no card 'gold'"):
        GAME.number_of("gold")


def test_figures_for_charts() -> None:
    assert GAME.standings(GAME.new(2, 0)) == {
        "score": [0, 0],
        "culture": [0, 0],
        "science": [1, 1],
        "strength": [1, 1],
        "happiness": [0, 0],
    }


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("row", 0), "gold", "TypeError"),
        (("seats", 0, "yellow"), 17, "yellow tokens"),
        (("seats", 0, "culture_rate"), 5, "ratings"),
        (("seats", 0, "hand"), ["iron"], "cards iron"),
        (("round",), "one", "TypeError"),
        (("to_act",), [], "are asked"),
        (("conflict",), 1, "TypeError"),
    ],
)
def test_damaged_positions_are_refused(path: tuple[str | int, ...], value: object, message: str) -> None:
    data = GAME.new(2, 3).to_dict()
    at: object = data
    for step in path[:-1]:
        at = at[step]  # type: ignore[index]
    at[path[-1]] = value  # type: ignore[index]
    with pytest.raises(ValueError, match=message):
        GAME.from_json(json.dumps(data))


def test_a_building_is_clicked_to_be_built_and_given_up_by_name() -> None:
    space = GAME.actions
    build, destroy, disband = (
        space.parse(text) for text in ("build agriculture", "destroy agriculture", "disband warriors")
    )
    assert space.targets(build) == ("workers:unused", "card:agriculture")
    assert space.any_order(build)
    assert space.targets(destroy) == ("card:agriculture", "loss:destroy")
    assert space.targets(disband) == ("card:warriors", "loss:disband")
