"""The terminal board where the room is short, and the score sheet at the end."""

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from ludage.cli.boards.board import Room
from ludage.cli.boards.through_the_ages import ThroughTheAgesBoard
from ludage.cli.words import words_for
from ludage.core.message import Forecast
from ludage.testing.through_the_ages import GAME, act, position

BOARD = ThroughTheAgesBoard()


def printed(parts: list[RenderableType], width: int) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None)
    for part in parts:
        console.print(part)
    return out.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100])
def test_no_figure_of_a_player_is_cut(language: str, width: int) -> None:
    rich = {"culture": 143, "science": 21, "ca": 4, "ma": 2, "military": ["legion", "raid_i"]}
    state = position(rich, {}, {}, {})
    words = words_for(language, GAME)
    text = printed(BOARD.position(state.view(0), words, Room(width, 40)), width)
    player = words.name("seat:0")
    line = next(line for line in text.splitlines() if line.startswith(f"► {player}"))
    assert re.sub(r"\s+", " ", line).strip().endswith("143 +0 21 +1 1 0 4/4 2/2 0 0 7 0 2×I")
    assert all(len(line) <= width for line in text.splitlines())


def test_what_can_be_spent_this_turn_only_is_shown() -> None:
    facts = {"pact": ("trade_routes_agreement", 1, 0), "food": 2, "hand": ["patriotism_a"]}
    state = act(position(facts, {}, {}, age=1), "trade", "play patriotism_a")
    words = words_for("en", GAME)
    text = printed(BOARD.position(state.view(0), words, Room(100, 40)), 100)
    assert "1 food may pay as a resource" in text
    assert "+1 resource for units" in text


def test_the_score_sheet_adds_up() -> None:
    ending: dict[str, Any] = {"age": 4, "last_round": 5, "active": 1}
    own = {"colonies": ["vast_territory_i"], "culture": 40}
    state = position(own, civil_deck=[], military_deck=[], current=("impact_of_colonies",), **ending)
    text = printed(BOARD.score_sheet(act(state, "end").view(0), words_for("en", GAME)), 100)
    lines = [re.sub(r"\s+", " ", line).strip() for line in text.splitlines()]
    assert any(line.startswith("Culture points 40") for line in lines)
    assert any(line.startswith("Impact of Colonies 3") for line in lines)
    assert any(line.startswith("Total 43") for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("scale", "said"), [("manual", "14/7/0/0"), ("cards", "15/10/5/0")])
def test_an_event_that_scores_by_rank_says_the_scale_of_its_table(
    language: str, scale: str, said: str
) -> None:
    ending: dict[str, Any] = {"age": 4, "last_round": 5, "active": 3, "impact_ranking": scale}
    state = position(
        {}, {}, {}, {}, civil_deck=[], military_deck=[], current=("impact_of_strength",), **ending
    )
    words = words_for(language, GAME)
    text = printed(BOARD.score_sheet(act(state, "end").view(0), words), 200)
    explained = next(line for line in text.splitlines() if line.count("Impact") == 1 and "." in line)
    assert re.findall(r"\d+(?:/\d+)*", explained) == [said], explained

    dealt = position({"dealt": ["impact_of_science", "impact_of_colonies"]}, variant="shorter", age=2)
    view = dealt.view(0)
    parse = GAME.actions.parse("keep impact_of_science")
    phrase = GAME.actions.phrase(parse)
    targets = GAME.actions.targets(parse)
    remark = BOARD.remark(view, words, targets, phrase.args, Forecast([]))
    assert re.findall(r"\d+(?:/\d+)*", remark) == ["10/0"], remark
