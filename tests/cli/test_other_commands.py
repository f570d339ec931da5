"""simulate, replay, rules, games: what they print."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludage as library
from ludage.cli.app import application
from ludage.cli.files import read_record
from ludage.cli.replay import Replay
from ludage.cli.simulate import histogram
from ludage.cli.terminal import Terminal
from ludage.cli.words import Words
from tests.cli.driving import dictated, ludage

SIMULATE = ("simulate", "age-of-gods", "--players", "3", "--games", "4", "--seed", "1")


# ---- simulate ----------------------------------------------------------------------------------------------------


def test_simulate_prints_speed_length_wins_and_scores() -> None:
    session = ludage(*SIMULATE)
    assert session.code == 0
    assert session.err == ""  # no progress bar where nobody looks
    for figure in (
        "Actions per second",
        "Games per second",
        "Mean length",
        "Wins by seat",
        "standard deviation",
    ):
        assert figure in session.out
    wins = [float(share) for share in re.findall(r"Player \d +(\d+\.\d)", session.out)]
    assert len(wins) == 3
    assert sum(wins) == pytest.approx(4, abs=0.2)
    assert "█" in session.out


def test_the_same_seeds_give_the_same_games_whatever_their_number() -> None:
    def games(seed: int, count: int) -> str:
        session = ludage(*SIMULATE[:-4], "--games", str(count), "--seed", str(seed))
        return session.out[session.out.index("Wins by seat") :]

    assert games(1, 4) == games(1, 4)
    assert games(1, 4) != games(5, 4)


def test_several_bots_share_the_table_and_change_seats() -> None:
    arguments = ("simulate", "age-of-gods", "--players", "2", "--games", "2", "--seed", "3", "--lang", "fr")
    session = ludage(*arguments, "--bot", "greedy,random")
    assert session.code == 0
    assert re.search(r"greedy +100\s%", session.out)
    assert re.search(r"random +0\s%", session.out)
    assert len(re.findall(r"Joueur \d +1,0 +50\s%", session.out)) == 2


def test_a_histogram_counts_every_score() -> None:
    lines = histogram([3, 3, 4, 30]).plain.splitlines()
    assert sum(int(line.split()[-1]) for line in lines) == 4
    assert lines[0].startswith("      3–5 █")


# ---- replay ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "game.ludage"
    session = ludage(
        *(
            "play",
            "age-of-gods",
            "--terminal",
            "--players",
            "2",
            "--bot",
            "random",
            "--seed",
            "8",
            "--record",
            str(file),
        ),
        lines=lambda _: "1",
    )
    assert session.code == 0
    return str(file)


def test_replay_prints_the_log_and_the_position_after_so_many_actions(recorded: str) -> None:
    session = ludage("replay", recorded, "--to", "2")
    assert session.code == 0
    assert "Turn 1 of 9" in session.out
    assert "Turn 2" not in session.out
    assert "is dealt a size 4 destiny card." in session.flat


def test_replay_shows_what_a_seat_saw_and_a_spectator_sees_less(recorded: str) -> None:
    spectator = ludage("replay", recorded, "--to", "2")
    seat = ludage("replay", recorded, "--to", "2", "--seat", "1")
    assert "Hand:" not in spectator.out
    assert "(you)" not in spectator.out
    assert "Player 2 is dealt the destiny card of" in seat.flat
    assert "Player 1 is dealt the destiny card of" not in seat.flat
    assert "Hand:" in seat.out


def test_replay_to_the_end_shows_the_score_sheet_in_the_language_asked_for(recorded: str) -> None:
    session = ludage("replay", recorded, "--lang", "fr")
    assert "Fin de la partie" in session.out
    assert "Total" in session.out


def test_one_steps_forward_back_and_anywhere(recorded: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en", library.game("age-of-gods"))
    shown: list[str] = []
    typed = dictated(["", "", "b", "20", "5000", "q"])

    def ask(_: Terminal, prompt: str) -> str:
        shown.append(prompt.split(" ")[0])
        return typed("") or ""

    monkeypatch.setattr(Terminal, "ask", ask)
    journal = read_record(Path(recorded), words)
    Replay(journal, None, Terminal(), words).walk()
    last = len(journal.actions)
    assert shown == [f"{count}/{last}" for count in (0, 1, 2, 1, 20, last)]


# ---- rules and games ---------------------------------------------------------------------------------------------


def test_rules_lists_the_whole_catalogue_or_what_mentions_a_word() -> None:
    whole = ludage("rules", "age-of-gods").out
    assert whole.startswith("You are a god")  # the idea of the game
    assert "160 rules." in whole
    some = ludage("rules", "age-of-gods", "vortex")
    assert "AOG-MARK-03" in some.out
    assert "AOG-SETUP-01" not in some.out
    one = ludage("rules", "age-of-gods", "aog-combat-06")
    assert "One rule." in one.out
    assert "Example:" in one.out


def test_games_lists_the_games_with_players_options_and_version() -> None:
    session = ludage("games", "--lang", "fr")
    assert re.search(r"age-of-gods +L’âge des dieux +2–6 +3 +variant=standard", session.out)


def test_the_bare_command_shows_its_help() -> None:
    session = ludage()
    assert session.code == 0
    for command in ("play", "simulate", "replay", "rules", "games"):
        assert command in session.out


def test_the_app_runs_under_typers_own_runner(tmp_path: Path) -> None:
    runner, app = CliRunner(), application("en")
    listed = runner.invoke(app, ["games", "--lang", "en"])
    assert listed.exit_code == 0
    assert "Age of Gods" in listed.stdout
    played = runner.invoke(
        app,
        ["play", "age-of-gods", "--terminal", "--bot", "random", "--seed", "21", "--lang", "en"],
        input=f"1\nsave {tmp_path / 'game.ludage'}\nquit\n",
    )
    assert played.exit_code == 0
    assert "You may fortify a territory." in played.stdout
    assert (tmp_path / "game.ludage").exists()
