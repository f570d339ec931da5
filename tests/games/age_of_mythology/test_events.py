"""What the log and the animations need: a tile that leaves or comes names its square."""

from typing import Any

from ludage.games.age_of_mythology.state import Position
from ludage.testing import play
from ludage.testing.age_of_mythology import clash, position


def told(state: Position, kind: str, *texts: str) -> dict[str, object]:
    """What everybody is told of the one event of this kind when all this is done."""
    heard = state.listen()
    play(state, *texts)
    seen = [event.seen_by(None) for event in heard if event.kind == kind]
    assert len(seen) == 1
    assert seen[0] is not None
    return {name: value for name, value in seen[0].items() if name not in ("kind", "news")}


def captured(tiles: dict[int, list[str]]) -> Position:
    """The attacker, an Egyptian, has beaten the Norse player and may take a tile."""
    return clash(
        ["mummy"], [], cultures=("egyptian", "norse"), area="production", more={1: {"jarl": 1}}, tiles=tiles
    )


def field_of(state: Position, seat: int, tile: str) -> int:
    """Where the tile lies, as players count."""
    seats: Any = state.view(None)["seats"]
    return [field.get("tile") for field in seats[seat]["fields"]].index(tile) + 1


def test_a_captured_tile_names_the_squares_it_leaves_and_goes_to() -> None:
    state = captured({1: ["hills_gold_2"]})
    origin = field_of(state, 1, "hills_gold_2")
    data = told(state, "tile-captured", f"land 1 {origin}")
    assert data["origin"] == f"field:{origin}"
    assert data["field"] == f"field:{field_of(state, 0, 'hills_gold_2')}"


def test_a_tile_without_a_square_names_the_one_it_leaves() -> None:
    state = captured({0: ["hills_gold_2"] * 2, 1: ["hills_wood_1"]})
    origin = field_of(state, 1, "hills_wood_1")
    data = told(state, "tile-returned", f"land 1 {origin}")
    assert data["origin"] == f"field:{origin}"
    assert "field" not in data


def test_a_removed_tile_names_its_square() -> None:
    state = position(2, hands={0: ["hathor", "perm_gather"]}, tiles={1: ["fertile_food_2"]})
    origin = field_of(state, 1, "fertile_food_2")
    data = told(state, "tile-removed", "invoke hathor")
    assert data == {"seat": "seat:1", "tile": "tile:fertile_food_2", "field": f"field:{origin}"}


def test_exchanged_tiles_name_both_squares() -> None:
    tiles = {0: ["desert_gold_1"], 1: ["desert_favor_2"]}
    state = position(2, hands={0: ["set", "perm_gather"]}, tiles=tiles)
    own, other = field_of(state, 0, "desert_gold_1"), field_of(state, 1, "desert_favor_2")
    data = told(state, "tiles-exchanged", "invoke set")
    assert (data["field"], data["origin"]) == (f"field:{own}", f"field:{other}")


def test_an_army_shown_names_its_units() -> None:
    state = position(2)
    play(state, "play perm_attack", "attack 1 city")
    play(state, "commit spearman", "commit elephant", "done", seat=0)
    heard = state.listen()
    play(state, "commit hoplite", "done", seat=1)
    shown = [event.seen_by(None) for event in heard if event.kind == "army-shown"]
    assert [event["units"] for event in shown if event is not None] == [
        ["unit:spearman", "unit:elephant"],
        ["unit:hoplite"],
    ]
