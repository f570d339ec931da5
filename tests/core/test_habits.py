"""The table of what people do, and the counting of nothing."""

from pathlib import Path

import pytest

import ludage
from ludage.core.content import ContentError
from ludage.core.habits import Watch, read_habits

HEAD = "id,per,measure,form,players_2,players_4,source\n"


def test_a_line_has_its_figures_where_they_are_known(tmp_path: Path) -> None:
    (tmp_path / "people.csv").write_text(
        f"{HEAD}wars,game,mean,number,0.5,,here\nlead,player,median,share,,3,there\n", encoding="utf-8"
    )
    wars, lead = read_habits(tmp_path, "people.csv")
    assert (wars.name, wars.per, wars.people, wars.source) == ("wars", "game", {2: 0.5}, "here")
    assert (lead.is_median, lead.is_share, lead.people) == (True, True, {4: 3.0})
    assert wars.figure([1, 2, 6]) == 3
    assert lead.figure([1, 2, 6]) == 2
    assert wars.figure([]) is None


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("wars,game,mean,number,many,,x", "content-expected"),
        ("wars,year,mean,number,1,,x", "content-none-of"),
    ],
)
def test_a_bad_line_is_told_with_its_place(tmp_path: Path, line: str, key: str) -> None:
    (tmp_path / "people.csv").write_text(f"{HEAD}{line}\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_habits(tmp_path, "people.csv")
    assert caught.value.said.key == key
    assert "people.csv" in str(caught.value)


def test_a_game_of_which_nothing_is_known_has_no_lines_and_counts_nothing() -> None:
    game = ludage.game("age-of-gods")
    assert game.habits() == []
    watch = game.watch()
    assert type(watch) is Watch
    state = game.new(2, 1)
    watch.begin(state)
    watch.hear(state.to_act[0], 0, [])
    watch.end(state)
    assert watch.observed == {}
