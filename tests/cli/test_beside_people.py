"""`ludage census --compare people`: bots beside people, line by line."""

import json
from pathlib import Path

import pytest

import ludage as library
from ludage.arena.match import Contestant, observe, play
from ludage.arena.workers import InProcess
from ludage.cli import beside_people
from ludage.cli.beside_people import Comparison, Line, report, seated
from ludage.cli.words import words_for
from ludage.core.habits import Habit
from tests.cli.driving import ludage
from tests.cli.test_usage import refused

GAME = "through-the-ages"
ASKED = ("census", GAME, "--compare", "people", "--bots", "random")


def test_random_bots_beside_people(tmp_path: Path) -> None:
    out = tmp_path / "c.json"
    session = ludage(*ASKED, "--players", "3", "--games", "2", "--workers", "1", "--json", str(out))
    assert (session.code, session.err) == (0, "")
    assert session.out.startswith("Random at 3 players, 2 games")
    assert "Wonders completed" in session.out
    assert "1,011 recorded games" in session.flat
    data = json.loads(out.read_text(encoding="utf-8"))
    assert (data["bots"], list(data["players"])) == (["random"], ["3"])
    lines = data["players"]["3"]["lines"]
    assert (lines["wonders"]["people"], lines["wonders"]["cases"]) == (2.45, 6)
    assert lines["wars"]["cases"] == 2
    marked = sum(line["far"] for line in lines.values() if line["people"] is not None)
    assert sum(row.rstrip().endswith("!") for row in session.out.splitlines()) == marked > 10


def test_all_numbers_of_players_in_turn_and_in_french() -> None:
    session = ludage(*ASKED, "--games", "1", "--workers", "1", language="fr")
    assert session.code == 0
    heads = [line for line in session.out.splitlines() if "joueurs, " in line and line.startswith("Random")]
    assert [head.split()[2] for head in heads] == ["2", "3", "4"]
    assert "Merveilles achevées" in session.out


def test_processes_count_the_same_as_this_one(tmp_path: Path) -> None:
    files = [tmp_path / "1.json", tmp_path / "2.json"]
    for count, file in enumerate(files, 1):
        asked = ("--players", "2", "--games", "2", "--workers", str(count), "--json", str(file))
        assert ludage(*ASKED, *asked).code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert ludage(*ASKED, *asked, "--seed", "2").code == 0  # a file of ours may be replaced
    assert files[0].read_bytes() != files[1].read_bytes()


def test_who_watches_changes_nothing() -> None:
    made = library.game(GAME)
    comparison = Comparison(made, [Contestant("random", "random")], 1, 1, [2], {2: []})
    match = comparison.matches()[0]
    watch = made.watch()
    assert play(match, watch) == play(match)
    assert observe(match) == watch.observed
    comparison.play(InProcess(), lambda: None)
    assert comparison.observed == {2: [watch.observed]}


def test_several_bots_move_on_by_one_seat_each_game() -> None:
    one, two = Contestant("a", "random"), Contestant("b", "random")
    assert seated([one, two], 3, 0) == (one, two, two)
    assert seated([one, two], 3, 1) == (two, one, two)
    assert seated([one, two], 3, 2) == (two, two, one)


@pytest.mark.parametrize(
    ("ours", "theirs", "far"),
    [
        (1.3, 1.0, False),
        (1.31, 1.0, True),
        (0.7, 1.0, False),
        (0.69, 1.0, True),
        (0.0, 0.0, False),
        (0.1, 0.0, True),
        (None, 1.0, False),
        (1.0, None, False),
    ],
)
def test_a_line_is_marked_when_it_is_off_by_more_than_people_allow(
    ours: float | None, theirs: float | None, far: bool
) -> None:
    assert Line(Habit("x", "game", False, False, {}, ""), ours, theirs, 1).is_far == far


def test_when_a_person_stops_it_what_is_there_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Comparison, crew: object, done: object) -> None:
        self.observed[2].append(observe(self.matches()[0]))
        raise KeyboardInterrupt

    monkeypatch.setattr(Comparison, "play", interrupted)
    session = ludage(*ASKED, "--players", "2", "--games", "5", "--workers", "1")
    assert session.code != 0
    assert "2 players, one game" in session.out
    assert "Stopped; the figures are those of the games that were over." in session.flat


def test_without_any_game_there_is_nothing_to_report() -> None:
    comparison = Comparison(library.game(GAME), [Contestant("random", "random")], 1, 1, [2], {2: []})
    assert report(comparison, words_for("en")) == []


BAD: list[tuple[str, str, str]] = [
    (
        "age-of-gods --compare people",
        "Nobody has counted how people play “age-of-gods”",
        "Personne n’a compté",
    ),
    (
        f"{GAME} --compare elves",
        "Nothing can be compared with “elves”",
        "On ne peut rien comparer à « elves »",
    ),
    (
        f"{GAME} --compare people --bots clever",
        "There is no bot “clever”",
        "Il n’y a pas de robot « clever »",
    ),
    (f"{GAME} --compare people --bots ,", "There is nobody to play", "Il n’y a personne pour jouer"),
    (f"{GAME} --compare people --games 0", "0 games cannot be played", "On ne peut pas jouer 0 parties"),
    (
        f"{GAME} --compare people --workers 0",
        "0 processes cannot play",
        "On ne peut pas jouer avec 0 processus",
    ),
    (f"{GAME} --compare people --players 5", "", ""),
    (f"{GAME} --compare people --seed -1", "", ""),
    (f"{GAME} --compare people --bots random,greedy,plan", "3 bots", "3 robots"),
    (
        f"{GAME} --compare people --json no/where.json",
        "“no/where.json” cannot be written",
        "« no/where.json »",
    ),
    (
        f"{GAME} --compare people --json README.md",
        "“README.md” is there already",
        "« README.md » existe déjà",
    ),
    (
        f"{GAME} --compare people --content docs",
        "--content does not go with --compare",
        "--content ne va pas",
    ),
    (f"{GAME} --bots random", "go with --compare people", "vont avec --compare people"),
]


@pytest.mark.parametrize(("line", "english", "french"), BAD, ids=[line for line, _, _ in BAD])
def test_bad_input_is_one_sentence_in_the_readers_language(
    line: str, english: str, french: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    monkeypatch.setattr(beside_people.Comparison, "play", lambda *_: pytest.fail("it must not be played"))
    assert english in refused(ludage("census", *line.split()))
    assert french in refused(ludage("census", *line.split(), language="fr"))
