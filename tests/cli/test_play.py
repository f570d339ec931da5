"""A game at the terminal: from the first question to the score sheet, and every command on the way."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludage as library
from ludage.bots import Bot, RandomBot
from ludage.cli.terminal import Terminal
from ludage.core import record
from tests.cli.driving import Session, first_choice_until, flat, ludage

PLAY = ("play", "age-of-gods", "--terminal", "--bot", "random", "--seed", "21")
TO_COMBAT = ["1", "done", "done"]
"""With this seed: the first god, no fortification; the person plays first, so an attack is due at once."""


def at_combat(*lines: str, language: str = "en") -> Session:
    return ludage(*PLAY, lines=[*TO_COMBAT, *lines], language=language)


def answer(session: Session, question: str = "Number, name or command") -> str:
    """What was printed after the last line typed."""
    return session.out.rsplit(question, 2)[1]


# ---- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "offer", "winner", "sheet"),
    [
        (
            "en",
            "File to save the record in",
            r"(Player 1|Cadmus|Selene|Talos) wins|share the victory",
            "Total",
        ),
        (
            "fr",
            "Fichier où sauver la partie",
            r"(Joueur 1|Cadmos|Séléné|Talos) l’emporte|se partagent la victoire",
            "Prédiction",
        ),
    ],
)
def test_a_whole_game_ends_with_the_score_sheet_the_winner_and_an_offer_to_save(
    tmp_path: Path, language: str, offer: str, winner: str, sheet: str
) -> None:
    file = tmp_path / "game.ludage"
    session = ludage(*PLAY, lines=first_choice_until(offer, str(file)), language=language)
    assert session.code == 0
    assert session.err == ""
    assert sheet in session.out
    assert re.search(winner, session.out)
    journal = record.read(file.read_text(encoding="utf-8"), library.game)
    assert journal.state.outcome is not None
    for score in journal.state.outcome.scores:
        assert str(score) in session.out


def test_a_game_in_a_process_of_its_own_takes_its_choices_from_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.ludage"
    program = [sys.executable, "-c", "from ludage.cli import main; main()"]
    done = subprocess.run(
        [*program, *PLAY, "--players", "2", "--lang", "fr", "--record", str(file)],
        input="1\n" * 400,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "Total" in done.stdout
    replayed = ludage("replay", str(file))
    assert replayed.code == 0
    assert "Player 1" in replayed.out


def test_hot_seat_asks_every_seat_in_turn() -> None:
    session = ludage(
        "play",
        "age-of-gods",
        "--terminal",
        "--hot-seat",
        "--players",
        "3",
        "--seed",
        "5",
        lines=["1", "1", "1", "done"],
    )
    asked = re.findall(r"► (Player \d) \(you\)", session.out)
    assert asked[:3] == ["Player 1", "Player 2", "Player 3"]


def test_the_end_of_the_input_ends_politely_and_saves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = ludage(*PLAY, lines=["1"])
    assert session.code == 0
    assert "Nothing was saved." in session.out
    assert list(tmp_path.iterdir()) == []


def test_a_record_asked_for_from_the_start_is_kept_when_one_leaves(tmp_path: Path) -> None:
    file = tmp_path / "game.ludage"
    session = ludage(*PLAY, "--record", str(file), lines=["1", "quit"])
    assert session.code == 0
    assert "0 god" in file.read_text(encoding="utf-8")


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "game.ludage"
    at_combat(f"save {file}", "quit")
    session = ludage(*PLAY, "--resume", str(file))
    assert "Launch an attack" in session.out


# ---- the screen --------------------------------------------------------------------------------------------------


def test_the_screen_shows_players_map_hand_score_news_prompt_and_choices() -> None:
    screen = answer(at_combat())
    for part in (
        "Turn 1 of 9 · Combat phase · First player: Player",
        "► Player 1 (you)",
        "Caldermont⌂",
        "Hand:",
        "Score as it stands:",
        "Since your last decision",
        "Launch an attack",
        "1 ★",
    ):
        assert part in screen


def test_many_attacks_are_grouped_and_a_group_lists_them_with_their_chances() -> None:
    session = at_combat("1")
    grouped = session.out.split("Launch an attack")[1].split("Number")[0]
    assert grouped.count("≤") == 24
    assert re.search(r"1  Attack \S.* from .*  67%", answer(session))


def test_a_name_or_an_id_narrows_the_choices_to_those_through_it() -> None:
    by_name = answer(at_combat("mossgate"))
    by_id = answer(at_combat("t25"))
    assert by_name.split(":\n")[1] == by_id.split(":\n")[1]
    assert all("Mossgate" in line for line in by_name.splitlines() if "Attack" in line)


def test_french_names_are_found_without_their_accents() -> None:
    screen = answer(at_combat("aurelion", language="fr"), "Numéro, nom ou commande")
    assert "Aurélion" in screen


def test_an_action_in_its_short_form_is_played_at_once() -> None:
    session = at_combat("attack t26 t25", "quit")
    assert "Player 1 sends the Humans from Oakford against the Wood Elves at Mossgate." in session.out


def test_an_illegal_action_in_its_short_form_is_refused_with_the_rule() -> None:
    screen = answer(at_combat("attack t01 t60"))
    assert "is not allowed" in screen
    assert "AOG-COMBAT-03 Origin and target must be adjacent." in screen


def test_enter_goes_back_to_all_choices() -> None:
    session = at_combat("mossgate", "")
    assert "24 " in answer(session)


@pytest.mark.parametrize("line", ["99", "0"])
def test_a_number_out_of_range_is_refused(line: str) -> None:
    assert "the choices are numbered 1 to 24" in answer(at_combat(line))


def test_a_text_that_means_nothing_is_said_so() -> None:
    assert "is neither a choice nor a command" in answer(at_combat("foo:bar [x]"))


# ---- commands ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["? attack t23 t35", "explain attack port mutiny aurelion t23", "? 1"])
def test_explaining_itemises_the_forecast_with_rules_and_chances(question: str) -> None:
    screen = answer(at_combat("port mutiny aurelion", question))
    assert "−1  City of Port Mutiny  AOG-COMBAT-12" in screen
    assert "Together −1 on the die." in screen
    assert "Success: 3 in 6 (50%)" in screen
    assert "Breakthrough: 1 in 6 (17%)" in screen


def test_a_question_mark_alone_asks_which_choice() -> None:
    assert "[attack" in answer(at_combat("1", "?", "1"))


def test_explaining_a_god_tells_the_power() -> None:
    asked = ludage(*PLAY, lines=["? 1"]).flat
    power = asked.rsplit("(or help) › ? 1", 1)[1]
    named = re.search(r"Embody (\w+) .*\[god \w+\] \1\. [A-Z]\w+ ", power)
    assert named is not None
    assert power.count(f" {named[1]}") == 2, "told once"


def test_explaining_a_group_asks_to_be_more_precise() -> None:
    assert "be more precise" in flat(answer(at_combat("? 1")))


def test_why_says_the_refusal_the_rule_and_its_sentence() -> None:
    screen = answer(at_combat("why attack t26 t27"))
    assert "Both territories are held by the Humans." in screen
    assert "AOG-COMBAT-04 Origin and target must not be controlled by the same people." in screen


def test_why_understands_names_and_reports_what_is_allowed() -> None:
    assert "is allowed" in answer(at_combat("why attack oakford mossgate"))
    assert "be more precise" in answer(at_combat("why oakford"))
    assert "has no action" in answer(at_combat("why dance wildly"))


def test_hint_ranks_three_choices_with_figures_and_chances() -> None:
    screen = answer(at_combat("hint"))
    rows = re.findall(r"^(\d)\.  \S.*?(−?\d+\.\d\d).*\[attack t\d\d t\d\d\]", screen, re.M)
    assert [row[0] for row in rows] == ["1", "2", "3"]
    values = [float(row[1].replace("−", "-")) for row in rows]
    assert values == sorted(values, reverse=True)
    assert "%" in screen


def test_hint_speaks_for_a_strong_player() -> None:
    assert "A strong player would choose" in at_combat("hint").flat


def test_the_usual_level_fills_the_other_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def made(name: str, seed: int) -> Bot:
        asked.append(name)
        return RandomBot(seed)

    monkeypatch.setattr("ludage.cli.table.bot", made)
    for chosen, played in (((), "regular"), (("--bot", "master"), "master")):
        asked.clear()
        ludage("play", "age-of-gods", "--terminal", "--seed", "21", *chosen, lines=["1", "quit"])
        assert set(asked) == {played}


@pytest.mark.parametrize(("language", "amount"), [("en", r"[+−]\d+\.\d"), ("fr", r"[+−]\d+,\d")])
def test_a_hint_says_what_the_best_has_over_the_next(language: str, amount: str) -> None:
    table = ("play", "through-the-ages", "--terminal", "--players", "2", "--seed", "5")
    screen = ludage(*table, lines=["1", "hint"], language=language).out
    assert re.search(rf"^1\.  .*\n +{amount} \S", screen, re.M)


def test_map_shows_every_people_and_territory_with_a_legend() -> None:
    screen = answer(at_combat("map"))
    assert len(re.findall(r"\bt\d\d ", screen)) == 60
    assert "⌂ City" in screen
    assert "Pawns in the supply:" in screen


@pytest.mark.parametrize(
    ("language", "names"), [("en", ["Cadmus", "Selene", "Talos"]), ("fr", ["Cadmos", "Séléné", "Talos"])]
)
@pytest.mark.parametrize("game", library.game_ids())
def test_bots_have_names_at_the_terminal_too(game: str, language: str, names: list[str]) -> None:
    table = ("play", game, "--terminal", "--players", "4", "--bot", "random", "--seed", "21")
    screen = ludage(*table, lines=["1"] * 3, language=language).out
    assert all(re.search(rf"^[ ►]*{name} ", screen, re.M) for name in names)
    assert not re.search(r"(Player|Joueur) [234]", screen)
    both = ludage(*table, "--seat", "0", "--seat", "2", lines=["1"], language=language).out
    assert re.search(r"(Player|Joueur) 3", both)
    assert names[1] not in both


def test_log_tells_what_happened_as_the_seat_heard_of_it() -> None:
    screen = flat(answer(at_combat("log")))
    assert "Player 1 has chosen Novalis." in screen
    assert "Player 1 is dealt the destiny card of" in screen
    assert "Cadmus is dealt a size 4 destiny card." in screen
    assert len(answer(at_combat("log 1")).splitlines()) < 6


def test_rules_searches_the_catalogue() -> None:
    assert "AOG-COMBAT-06" in answer(at_combat("rules AOG-COMBAT-06"))
    assert "more." in answer(at_combat("rules attack"))
    assert "No rule mentions" in answer(at_combat("rules zzz"))


def test_undo_takes_back_what_taught_nobody_anything() -> None:
    screen = answer(at_combat("undo"))
    assert "Taken back." in screen
    assert "You may fortify a territory." in screen


def test_at_one_screen_nobody_takes_back_what_another_person_has_decided_since() -> None:
    hot_seat = ("play", "age-of-gods", "--terminal", "--hot-seat", "--players", "2", "--seed", "5")
    decided = ["1", "1", "fortify t12", "fortify t13", "fortify t14"]
    session = ludage(*hot_seat, lines=[*decided, "undo"])
    assert "another player has decided something since" in session.flat
    assert "Taken back." not in session.out
    against_bots = ludage(*hot_seat[:3], *hot_seat[4:], lines=["1", "fortify t12", "undo"])
    assert "Taken back." in against_bots.out, "a bot's decision goes with one's own"


def test_undo_is_refused_once_a_die_has_fallen_or_before_anything_was_played() -> None:
    assert "cannot be taken back" in at_combat("attack t26 t25", "undo").flat
    assert "not played anything yet" in ludage(*PLAY, lines=["undo"]).out


def test_save_writes_a_record_that_replays(tmp_path: Path) -> None:
    file = tmp_path / "saved.ludage"
    session = at_combat(f"save {file}")
    assert "The record is in" in session.out
    assert "Combat phase" in ludage("replay", str(file)).out


def test_save_says_why_it_cannot_and_the_game_goes_on(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend", encoding="utf-8")
    session = at_combat(f"save {letter}", f"save {tmp_path / 'nowhere' / 'x'}", "help")
    assert "is not a record: choose another name" in session.flat
    assert "there is no such folder" in session.flat
    assert "choose by number" in session.out
    assert letter.read_text(encoding="utf-8") == "Dear friend"


@pytest.mark.parametrize(("language", "word"), [("en", "why TEXT"), ("fr", "pourquoi TEXTE")])
def test_help_lists_the_commands_in_the_language_of_the_reader(language: str, word: str) -> None:
    command = "help" if language == "en" else "aide"
    assert word in at_combat(command, language=language).out


def test_french_commands_work_beside_the_english_ones() -> None:
    session = at_combat("pourquoi attack t26 t27", "conseil", "plateau", "journal", "annuler", language="fr")
    for part in (
        "n’est pas permis",
        "Un joueur fort choisirait",
        "Pions en réserve",
        "a choisi Novalis",
        "Action reprise.",
    ):
        assert part in session.flat


def test_quit_leaves_and_says_that_nothing_was_saved() -> None:
    session = ludage(*PLAY, lines=["quit"])
    assert session.code == 0
    assert "Nothing was saved." in session.out


# ---- leaving ------------------------------------------------------------------------------------------------------


def at_a_terminal(*lines: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What somebody sees who sits at a screen, types this and then closes it; ^C stands for an interruption."""
    typed = iter(lines)

    def keyboard(prompt: str) -> str:
        sys.stdout.write(f"{prompt}\n")
        line = next(typed, None)
        if line is None:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(Terminal, "interactive", property(lambda _: True, lambda *_: None), raising=False)
    monkeypatch.setattr("builtins.input", keyboard)
    session = ludage(*PLAY)
    assert session.code == 0
    return session.flat


LOSES = "You are leaving a game that is not over and has not been saved."


@pytest.mark.parametrize("leave", ["quit", "^C"])
def test_who_leaves_at_a_screen_is_asked_once_where_to_save(
    leave: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.ludage"
    said = at_a_terminal("1", leave, str(file), monkeypatch=monkeypatch)
    assert said.count(LOSES) == 1
    assert record.read(file.read_text(encoding="utf-8"), library.game).actions
    assert "Nothing was saved." in at_a_terminal("1", leave, "", monkeypatch=monkeypatch)


@pytest.mark.parametrize("leave", ["quit", "^C"])
def test_who_thinks_better_of_it_stays(leave: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = at_a_terminal("1", leave, "no", "hint", "quit", "", monkeypatch=monkeypatch)
    assert said.count(LOSES) == 2
    assert "A strong player would choose" in said.split(LOSES)[1]


def test_a_command_is_no_name_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = at_a_terminal("1", "quit", "show", "", monkeypatch=monkeypatch)
    assert "“show” is a command of the game" in said
    assert not list(tmp_path.iterdir())


# ---- what could still be used ------------------------------------------------------------------------------------

FORTIFY = "You could still fortify"
AT_FORTIFICATION = ["1"]


def test_ending_a_turn_asks_once_at_the_terminal_and_the_same_again_ends_it() -> None:
    asked = ludage(*PLAY, lines=[*AT_FORTIFICATION, "done"])
    assert FORTIFY in answer(asked)
    assert "Which territory attacks" not in answer(asked)
    assert ludage(*PLAY, lines=[*AT_FORTIFICATION, "done", "done"]).out.count(FORTIFY) == 1


@pytest.mark.parametrize(("language", "yes"), [("en", "yes"), ("en", "y"), ("fr", "oui"), ("fr", "o")])
def test_yes_ends_it_too_and_only_while_it_is_asked(language: str, yes: str) -> None:
    twice = ludage(*PLAY, lines=[*AT_FORTIFICATION, "done", "done", "quit"], language=language)
    agreed = ludage(*PLAY, lines=[*AT_FORTIFICATION, "done", yes, "quit"], language=language)
    assert twice.out.rsplit("─", 1)[1] == agreed.out.rsplit("─", 1)[1]
    later = ludage(*PLAY, lines=[*AT_FORTIFICATION, "done", "log", yes, "quit"], language=language)
    assert later.out.rsplit("─", 1)[1] != agreed.out.rsplit("─", 1)[1]


def test_anything_else_than_the_same_again_goes_on() -> None:
    session = ludage(*PLAY, lines=[*AT_FORTIFICATION, "done", "fortify t01", "quit"])
    assert session.out.count(FORTIFY) == 1
    assert "fortif" in session.out.rsplit(FORTIFY, 1)[1]


def test_no_declines_it_and_is_no_mistake() -> None:
    session = ludage(*PLAY, lines=[*AT_FORTIFICATION, "done", "no"])
    said = session.out.rsplit("› no", 1)[1]
    assert said.split("(or help) ›")[0].split() == ["Number,", "name", "or", "command"], (
        "nothing but the next question"
    )


def test_the_question_can_be_switched_off_at_the_terminal() -> None:
    assert FORTIFY not in ludage(*PLAY, "--unasked", lines=[*AT_FORTIFICATION, "done", "quit"]).out


def test_the_first_rounds_end_without_a_card_asks_at_the_terminal() -> None:
    table = ("play", "through-the-ages", "--terminal", "--bot", "random", "--seed", "3", "--seat", "0")
    session = ludage(*table, lines=["end"])
    assert re.search(r"You have taken no card, \d civil actions? unused: end your turn\?", session.flat)
