"""Ending the game and winning (chapter X)."""

import pytest

from ludage.games.age_of_mythology.ending import outcome, score, sheet
from ludage.games.age_of_mythology.state import Phase, Position
from ludage.testing import play
from ludage.testing.age_of_mythology import position


def last_card(**facts: object) -> Position:
    """The last card of the last turn is burned: the game is over."""
    facts = {
        "players": 3,
        "round": 3,
        "seat": 2,
        "red": 0,
        "hands": {0: [], 1: [], 2: ["perm_trade"]},
        **facts,
    }
    state = position(**facts)  # type: ignore[arg-type]
    play(state, "burn perm_trade")
    assert state.phase == Phase.OVER
    return state


def scores(state: Position) -> list[int]:
    return [score(state, seat) for seat in range(state.players)]


@pytest.mark.rule("AOM-END-01")
def test_the_turn_of_the_last_red_cube_is_played_to_its_end() -> None:
    state = position(3, phase="placement", red=3)
    play(state, "victory the_wonder", "victory the_wonder", "victory the_wonder")
    assert (state.red, state.phase) == (0, Phase.DRAW)
    for seat in range(3):
        play(state, "random 0", seat=seat)
    cards = 0
    while state.to_act:
        play(
            state,
            next(t for t in ("burn perm_attack", "burn perm_explore", "burn perm_gather") if _can(state, t)),
        )
        cards += 1
    assert cards == 9
    assert state.phase == Phase.OVER


def _can(state: Position, text: str) -> bool:
    return state.why_not(state.to_act[0], state.game.actions.parse(text)) is None


@pytest.mark.rule("AOM-END-01", "AOM-BLDG-23")
def test_the_game_also_ends_when_the_temple_takes_the_last_cube() -> None:
    state = position(
        2,
        round=3,
        red=1,
        points={0: 29},
        cubes={0: {"favor": 8}},
        buildings={0: {"great_temple": 1, "market": 1}},
        hands={0: ["perm_trade"], 1: ["perm_gather"]},
    )
    play(state, "play perm_trade", "temple")
    assert state.to_act == (1,)
    play(state, "burn perm_gather")
    assert state.phase == Phase.OVER
    assert scores(state) == [30, 0]


@pytest.mark.rule("AOM-SCORE-01")
@pytest.mark.parametrize(
    ("numbers", "expected"), [((7, 7, 5), [0, 0, 23]), ((8, 7, 5), [7, 0, 23])], ids=["tie", "leader"]
)
def test_the_most_buildings_count_for_a_single_leader(numbers: tuple[int, ...], expected: list[int]) -> None:
    state = last_card(
        buildings={seat: {"house": number} for seat, number in enumerate(numbers)},
        victory={"most_buildings": 7},
    )
    assert scores(state) == expected


@pytest.mark.rule("AOM-SCORE-02")
@pytest.mark.parametrize(
    ("numbers", "expected"), [((8, 8, 4), [0, 0, 24]), ((8, 7, 4), [6, 0, 24])], ids=["tie", "leader"]
)
def test_the_largest_army_counts_for_a_single_leader(numbers: tuple[int, ...], expected: list[int]) -> None:
    names = ("spearman", "hoplite", "jarl")
    state = last_card(
        units={seat: {names[seat]: number} for seat, number in enumerate(numbers)},
        victory={"largest_army": 6},
        buildings={1: {"house": 10}},
    )
    assert scores(state) == expected


@pytest.mark.rule("AOM-SCORE-02")
def test_units_on_tiles_belong_to_the_army() -> None:
    state = last_card(
        units={0: {"spearman": 1}, 1: {"hoplite": 1}, 2: {"dwarf": 2}},
        tiles={2: ["mountain_gold_2"]},
        workers={2: {2: "dwarf"}},
        victory={"largest_army": 6},
    )
    assert scores(state) == [0, 0, 30]


@pytest.mark.rule("AOM-SCORE-03")
def test_without_a_wonder_its_cubes_are_lost() -> None:
    state = last_card(victory={"the_wonder": 6})
    assert sum(scores(state)) == 24
    assert state.victory == [0, 0, 0, 6]


@pytest.mark.rule("AOM-SCORE-04")
def test_cubes_placed_after_the_last_battle_stay_where_they_are() -> None:
    state = last_card(victory={"won_last_battle": 2})
    assert sum(scores(state)) == 28
    assert state.victory == [0, 0, 2, 0]


@pytest.mark.rule("AOM-SCORE-05")
def test_the_score_sheet_names_the_ways_and_who_did_nothing_has_none() -> None:
    state = last_card(
        units={0: {}, 1: {"hoplite": 3}, 2: {"jarl": 1}},
        buildings={1: {"house": 1}},
        victory={"largest_army": 2, "most_buildings": 3},
        points={2: 1},
    )
    assert sheet(state, 0) == []
    assert {line.cause.key: line.amount for line in sheet(state, 1)} == {
        "score-most-buildings": 3,
        "score-largest-army": 2,
    }
    assert {line.cause.key: line.amount for line in sheet(state, 2)} == {"score-battles": 25}


@pytest.mark.rule("AOM-SCORE-06")
def test_the_most_points_win_whoever_built_the_wonder() -> None:
    state = position(
        2,
        ages={0: "mythic"},
        cubes={0: 10, 1: 4},
        victory={"the_wonder": 9},
        points={1: 11},
        hands={0: ["perm_build", "perm_gather"]},
    )
    play(state, "play perm_build", "build the_wonder")
    assert state.outcome is not None
    assert state.outcome.scores == (9, 11)
    assert state.outcome.winners == (1,)


@pytest.mark.rule("AOM-SCORE-07")
@pytest.mark.parametrize(("gold", "ranks"), [(2, (1, 2, 3)), (0, (2, 1, 3)), (1, (1, 1, 3))])
def test_tied_points_are_decided_by_cubes_and_then_shared(gold: int, ranks: tuple[int, ...]) -> None:
    state = last_card(cubes={0: {"food": 12, "gold": gold}, 1: {"gold": 13}, 2: 0}, points={0: 13, 1: 13})
    assert scores(state) == [13, 13, 4]
    assert outcome(state).ranks == ranks
