"""Forecasts: every number says what it is made of, and is what then happens."""

from typing import Any

import pytest

from ludage.core.message import Forecast
from ludage.games.age_of_mythology.dice import odds
from ludage.games.age_of_mythology.state import Position
from ludage.testing import play, scripted, texts
from ludage.testing.age_of_mythology import clash, cubes, fight, position, rolls
from ludage.texts import Texts


def forecast(state: Position, text: str, seat: int | None = None) -> Forecast:
    return state.explain(state.to_act[0] if seat is None else seat, state.game.actions.parse(text))


def lines(found: Forecast) -> list[tuple[int, str]]:
    return [(line.amount, line.cause.key.removeprefix("forecast-")) for line in found.lines]


def test_a_harvest_is_itemised_by_tile_villager_building_and_god() -> None:
    state = position(
        3,
        hands={0: ["ra", "perm_trade"]},
        buildings={0: {"house": 2, "granary": 1}},
        tiles={0: ["fertile_food_2", "swamp_food_1", "desert_gold_1"], 1: ["fertile_food_2"]},
        workers={0: {7: "villager"}},
    )
    play(state, "invoke ra")
    found = forecast(state, "gather food")
    assert lines(found) == [
        (1, "from-tile"),
        (2, "from-god"),
        (2, "from-tile"),
        (1, "from-villager"),
        (2, "from-god"),
        (2, "from-building"),
        (0, "others-gather"),
    ]
    assert [line.cause.args.get("field") for line in found.lines[:5]] == [
        *["field:3"] * 2,
        *["field:7"] * 3,
    ]
    before = cubes(state, 0)
    play(state, "gather food")
    assert sum(cubes(state, 0)) - sum(before) == found.total == 10


def test_a_short_bank_is_foreseen() -> None:
    state = position(
        3, hands={0: ["perm_gather", "perm_trade"]}, tiles={0: ["forest_wood_2"]}, bank={"wood": 1}
    )
    play(state, "play perm_gather")
    found = forecast(state, "gather wood")
    assert lines(found) == [(2, "from-tile"), (-1, "bank-short")]
    play(state, "gather wood")
    assert cubes(state, 0)[1] == 4 + found.total


@pytest.mark.parametrize(("quarry", "total"), [(0, -5), (1, -4)])
def test_a_building_says_its_price_and_what_is_off_it(quarry: int, total: int) -> None:
    state = position(
        2, cubes={0: 5}, buildings={0: {"quarry": quarry}}, hands={0: ["perm_build", "perm_gather"]}
    )
    play(state, "play perm_build")
    assert forecast(state, "build armory").total == total


def test_a_building_says_who_takes_how_much_off_its_price() -> None:
    state = position(2, cubes={0: 6}, buildings={0: {"quarry": 1}}, hands={0: ["nephthys", "perm_gather"]})
    play(state, "invoke nephthys")
    assert lines(forecast(state, "build armory"))[-3:] == [
        (1, "spared-by-building"),
        (2, "spared-by-god"),
        (0, "building"),
    ]
    assert lines(forecast(state, "build house"))[-2:] == [(1, "spared-by-building"), (0, "building")]


def test_a_unit_at_a_gods_price_names_the_price_on_its_card() -> None:
    state = position(2, cubes={0: 6}, hands={0: ["bast", "perm_gather"]})
    play(state, "invoke bast")
    found = forecast(state, "recruit elephant")
    assert lines(found) == [(-1, "price"), (0, "instead")]
    assert found.lines[1].cause.args == {"god": "god:bast", "cubes": ["food:2", "gold:1"]}
    assert [key for _, key in lines(forecast(state, "recruit anubite"))] == ["price", "price"]


def test_a_trade_names_its_cost_and_the_market() -> None:
    state = position(2, hands={0: ["perm_trade", "perm_gather"]})
    assert forecast(state, "play perm_trade").total == -2
    state = position(2, hands={0: ["perm_trade", "perm_gather"]}, buildings={0: {"market": 1}})
    assert lines(forecast(state, "play perm_trade")) == [(-2, "trade-cost"), (2, "from-building")]


def test_an_age_names_its_price_and_its_cards() -> None:
    state = position(2, hands={0: ["perm_next_age", "perm_gather"]})
    found = forecast(state, "play perm_next_age")
    assert lines(found) == [*[(-4, "price")] * 4, (0, "age")]
    assert found.lines[-1].cause.args["count"] == 5


def test_the_odds_of_a_throw_are_exact() -> None:
    state = clash(["cyclops"], ["priest", "mummy"], cultures=("greek", "egyptian"))
    fight(state, "cyclops", "priest")
    for text, dice in (("throw", 9), ("pass", 6)):
        found = forecast(state, text)
        assert found.total == dice
        assert (found.chances[0].ways, found.chances[0].outof) == odds(dice, 9, -1)


def test_the_battle_shown_to_all_carries_its_dice_and_odds() -> None:
    state = clash(
        ["huskarl"], ["hippokon"], cultures=("norse", "greek"), area="city", buildings={1: {"wall": 1}}
    )
    fight(state, "huskarl", "hippokon")
    battle = state.view(None)["battle"]
    assert isinstance(battle, dict)
    attacker, defender = battle["dice"]
    assert [line["amount"] for line in attacker["lines"]] == [3, 4]
    assert [line["amount"] for line in defender["lines"]] == [3, 2]
    ways, outof = odds(7, 5, -1)
    assert attacker["odds"] == {"ways": ways, "outof": outof}
    assert defender["odds"] == {"ways": outof - ways, "outof": outof}


def test_the_battle_tells_no_dice_once_they_are_rolled() -> None:
    """A Phoenix has fallen and may be saved: what is left of the army would count other dice than were rolled."""
    state = clash(["phoenix", "priest"], ["hydra"], cubes={0: {"favor": 3}})
    scripted(state, rolls=[*rolls(6, 0), *rolls(6, 1)])
    fight(state, "phoenix", "hydra")
    assert texts(state) == ["save", "pass"]
    battle = state.view(None)["battle"]
    assert isinstance(battle, dict)
    assert "dice" not in battle


@pytest.mark.rule("AOM-GATHER-01")
@pytest.mark.parametrize(
    ("houses", "dwarves"), [(0, 0), (1, 0), (0, 2), (1, 2)], ids=["none", "villager", "Dwarves", "both"]
)
def test_the_question_what_to_gather_names_the_figures_that_can_move(houses: int, dwarves: int) -> None:
    state = position(
        2,
        cultures=("norse", "greek"),
        hands={0: ["perm_gather", "perm_trade"]},
        buildings={0: {"house": houses}},
        units={0: {"dwarf": dwarves}},
        tiles={0: ["forest_wood_2"], 1: ["hills_gold_2"]},
    )
    play(state, "play perm_gather")
    assert named(state) == (bool(houses), bool(dwarves))


def named(state: Position) -> tuple[bool, bool]:
    """Whether the question speaks of villagers, and of Dwarves."""
    prompt = state.prompt(0)
    assert prompt is not None
    said = Texts("en", state.game.texts).message(prompt)
    found = ("villagers" in said, "Dwarves" in said)
    assert found == (bool(prompt.args["villagers"]), bool(prompt.args["dwarves"]))
    return found


@pytest.mark.rule("AOM-GATHER-02")
def test_the_question_what_to_gather_speaks_of_no_move_that_there_is_not() -> None:
    """No tile to stand on; or all have moved."""
    crowd: dict[str, Any] = {
        "cultures": ("norse", "greek"),
        "hands": {0: ["perm_gather", "perm_trade"]},
        "buildings": {0: {"house": 1}},
        "units": {0: {"dwarf": 1}},
    }
    state = position(2, tiles={1: ["hills_gold_2", "fertile_food_2"]}, **crowd)
    play(state, "play perm_gather")
    assert named(state) == (False, False)
    state = position(2, tiles={0: ["hills_gold_2", "fertile_food_2"], 1: ["hills_gold_2"]}, **crowd)
    play(state, "play perm_gather")
    assert named(state) == (True, True)
    play(state, next(text for text in texts(state) if text.startswith("place dwarf")))
    assert named(state) == (True, False)
    play(state, next(text for text in texts(state) if text.startswith("place")))
    assert named(state) == (False, False)


def test_a_commit_says_how_many_units_may_still_go() -> None:
    state = position(2, buildings={0: {"armory": 1}})
    play(state, "play perm_attack", "attack 1 city")
    play(state, "commit spearman", seat=0)
    assert lines(forecast(state, "commit elephant", 0)) == [
        (4, "units"),
        (1, "from-building"),
        (-1, "committed"),
    ]
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.args["count"] == 4


@pytest.mark.rule("AOM-ATTACK-05")
@pytest.mark.parametrize(
    ("workshops", "units", "buildings", "count"),
    [
        (0, {"hoplite": 1}, {"house": 2}, 1),
        (1, {"hoplite": 1}, {"house": 2}, 2),
        (1, {"hoplite": 1}, {"house": 1}, 1),
        (1, {"hoplite": 1}, {}, 0),
        (0, {"minotaur": 1}, {"house": 1, "wall": 1}, 2),
        (1, {"minotaur": 1}, {"house": 3}, 2),
    ],
    ids=["one", "workshop", "a single one there", "none there", "Minotaur", "both"],
)
def test_the_prize_of_a_city_is_foretold(
    workshops: int, units: dict[str, int], buildings: dict[str, int], count: int
) -> None:
    state = position(
        2,
        cultures=("greek", "egyptian"),
        hands={0: ["perm_attack", "perm_trade"]},
        units={0: units, 1: {"spearman": 1}},
        buildings={0: {"siege_engine_workshop": workshops}, 1: buildings},
    )
    play(state, "play perm_attack")
    prize = forecast(state, "attack 1 city").lines[0].cause
    assert (prize.key, prize.args["count"]) == ("forecast-prize-city", count)


@pytest.mark.rule("AOM-ATTACK-06", "AOM-ATTACK-08")
@pytest.mark.parametrize(("cubes_there", "tiles", "prizes"), [(7, ["hills_gold_2"], (1, 5)), (2, [], (0, 2))])
def test_the_prize_of_the_other_areas_is_no_more_than_there_is(
    cubes_there: int, tiles: list[str], prizes: tuple[int, int]
) -> None:
    state = position(
        2,
        hands={0: ["perm_attack", "perm_trade"]},
        units={0: {"spearman": 1}, 1: {"hoplite": 1}},
        cubes={1: {"food": cubes_there, "wood": 0, "gold": 0, "favor": 0}},
        tiles={1: tiles},
    )
    play(state, "play perm_attack")
    found = [forecast(state, f"attack 1 {area}").lines[0].cause.args for area in ("production", "holding")]
    assert [args["count"] for args in found] == list(prizes)


@pytest.mark.rule("AOM-BATTLE-15")
def test_odds_are_said_to_be_those_without_a_throw_or_fury_as_long_as_somebody_may_choose_it() -> None:
    state = clash(["cyclops", "hoplite"], ["huskarl", "jarl"], cultures=("greek", "norse"))
    assert (0, "unless-fury") in lines(forecast(state, "fight cyclops", 0))
    assert (0, "unless-fury") in lines(forecast(state, "fight hoplite", 0)), "the Huskarl may"
    play(state, "fight cyclops", seat=0)
    play(state, "fight huskarl", seat=1)
    assert lines(forecast(state, "throw", 0))[-1] == (0, "unless-fury")
    play(state, "throw", seat=0)
    assert (0, "unless-fury") not in lines(forecast(state, "berserk", 1)), "nobody chooses after that"
    calm = clash(["hoplite"], ["jarl"], cultures=("greek", "norse"))
    assert (0, "unless-fury") not in lines(forecast(calm, "fight hoplite", 0))
