"""Records: what is written is read back, and what is damaged is refused with the exact line."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludage
from ludage.core.content import ContentError
from ludage.core.journal import Journal
from ludage.core.record import HASH_EVERY, TITLE, RecordError, read, write
from ludage.core.stream import seeded
from tests.conformance.playing import random_decision, random_game
from tests.conformance.toy_game import Toy
from tests.core.saying import told

GAME = ludage.game("age-of-gods")


def played(actions: int, players: int = 3, seed: int = 42) -> Journal:
    journal = Journal(GAME, players, seed)
    luck = seeded(seed)
    while len(journal.actions) < actions:
        journal.play(*random_decision(journal.state, luck))
    return journal


RECORD = write(played(45))
LINES = RECORD.splitlines()
FIRST = LINES.index("") + 2
"""The line of the first action, counted from one as an editor does."""


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def problem_with(lines: list[str]) -> tuple[int, str]:
    """The line and the sentence of a record that cannot be read."""
    with pytest.raises(RecordError) as caught:
        read("\n".join(lines) + "\n", ludage.game)
    place, _, sentence = told(caught.value).partition(": ")
    assert place == f"record, line {caught.value.line}"
    assert told(caught.value, "fr").startswith(f"ligne {caught.value.line} de l’enregistrement : ")
    return caught.value.line, sentence


def with_line(number: int, line: str) -> list[str]:
    return [*LINES[: number - 1], line, *LINES[number:]]


def without_line(number: int) -> list[str]:
    return [*LINES[: number - 1], *LINES[number:]]


# ---- whole records -----------------------------------------------------------------------------------------------


def test_a_record_can_be_read_by_a_person() -> None:
    assert LINES[:7] == [
        TITLE,
        "game: age-of-gods",
        f"rules: {GAME.version}",
        "players: 3",
        "seed: 42",
        "option variant: standard",
        "",
    ]
    journal = played(45)
    actions = [line for line in LINES[7:] if not line.startswith("=")]
    assert actions == [f"{seat} {GAME.actions.text(action)}" for seat, action in journal.actions]
    hashes = [line for line in LINES[7:] if line.startswith("=")]
    assert hashes == [f"= {journal.at(count).digest()}" for count in (HASH_EVERY, 2 * HASH_EVERY, 45)]


def test_reading_plays_the_game_again() -> None:
    journal = read(RECORD, ludage.game)
    assert journal.state == played(45).state
    assert journal.actions == played(45).actions
    assert (journal.players, journal.seed, journal.options) == (3, 42, {"variant": "standard"})
    assert write(journal) == RECORD


def test_a_game_that_has_just_begun_has_a_record() -> None:
    journal = Journal(GAME, 2, 1 << 127)
    assert read(write(journal), ludage.game).state == journal.state


def test_a_finished_game_tells_its_result() -> None:
    journal = Journal(GAME, 2, 5)
    list(random_game(journal, seeded(5)))
    assert journal.state.outcome is not None
    text = write(journal)
    scores = " ".join(str(score) for score in journal.state.outcome.scores)
    assert text.endswith(f"\n= {journal.state.digest()}\nresult {scores}\n")
    assert read(text, ludage.game).state.outcome == journal.state.outcome


def test_hashes_can_stand_as_close_as_one_likes() -> None:
    text = write(played(6), every=1)
    assert [line[0] == "=" for line in text.splitlines()[7:]] == [False, True] * 6
    assert read(text, ludage.game).state == played(6).state


def test_comments_blank_lines_case_and_line_ends_do_not_matter() -> None:
    lines = [line.replace("fortify", "  FORTIFY ") for line in LINES]
    lines = [*lines[:3], "# a comment", *lines[3:9], "", "  # another", "", *lines[9:]]
    assert read("\r\n".join(lines), ludage.game).state == played(45).state


def test_a_record_of_another_game_is_read_with_that_game() -> None:
    game = Toy()
    journal = Journal(game, 2, 3)
    list(random_game(journal, seeded(3)))
    assert read(write(journal), lambda _: game).state == journal.state


# ---- damaged headers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "# Ludage record 2\n", "nonsense\n", "\ufeff" + TITLE])
def test_another_title_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text, ludage.game)
    assert told(caught.value) == f"record, line 1: expected “{TITLE}”."
    assert told(caught.value, "fr") == f"ligne 1 de l’enregistrement : il faut « {TITLE} »."
    assert str(caught.value) == f"record no title [line 1, title {TITLE}]"


@pytest.mark.parametrize("name", ["game", "rules", "players", "seed"])
def test_a_missing_header_is_named_where_the_header_ends(name: str) -> None:
    lines = without_line(line_of(f"{name}: "))
    assert problem_with(lines) == (lines.index(""), f"the header has no “{name}”.")


def test_a_record_that_ends_with_its_title_has_no_header() -> None:
    assert problem_with([TITLE]) == (1, "the header has no “game”.")


@pytest.mark.parametrize("name", ["game", "rules", "players", "seed", "option variant"])
def test_a_header_given_twice_is_refused(name: str) -> None:
    at = line_of(f"{name}: ")
    lines = [*LINES[:at], LINES[at - 1], *LINES[at:]]
    assert problem_with(lines) == (at + 1, f"“{name}” is given twice.")


@pytest.mark.parametrize("line", ["colour: red", "players 3", "0 god kraul", "= 0123456789abcdef"])
def test_a_line_that_is_no_header_is_refused(line: str) -> None:
    expected = f"expected a header line such as “players: 3”, got “{line}”."
    assert problem_with([*LINES[:3], line, *LINES[3:]]) == (4, expected)


def test_an_unknown_game_is_refused() -> None:
    at = line_of("game: ")
    assert problem_with(with_line(at, "game: chess")) == (
        at,
        "there is no game “chess”; the games are: age-of-gods, age-of-mythology and through-the-ages.",
    )


def test_other_rules_are_refused() -> None:
    at = line_of("rules: ")
    assert problem_with(with_line(at, "rules: 0")) == (
        at,
        f"made with version “0” of the rules; “age-of-gods” here has version “{GAME.version}”.",
    )


def test_foreign_content_is_refused() -> None:
    for foreign in ("0123456789ab", "package"):
        problem = problem_with([*LINES[:3], f"content: {foreign}", *LINES[3:]])
        assert problem[0] == 4
        assert problem[1].endswith("; “age-of-gods” here has those that come with it.")
    told_of = problem_with([*LINES[:3], "content: 0123456789ab", *LINES[3:]])[1]
    assert told_of.startswith("made with tables “0123456789ab”; ")


def test_a_record_without_the_content_of_this_box_is_refused(tmp_path: Path) -> None:
    (tmp_path / "peoples.csv").write_text("id,color\norcs,#000000\n", encoding="utf-8")
    box = ludage.game("age-of-gods", tmp_path)
    assert box.content_id
    with pytest.raises(RecordError) as caught:
        read(RECORD, lambda _: box)
    assert told(caught.value) == (
        "record, line 1: made with the tables that come with the game; "
        f"“age-of-gods” here has tables “{box.content_id}”."
    )
    assert f"\ncontent: {box.content_id}\n" in write(Journal(box, 3, 1))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("players: 7", "“age-of-gods” is for 2 to 6 players, not 7."),
        ("players: 1", "“age-of-gods” is for 2 to 6 players, not 1."),
        ("players: three", "“players” must be a whole number, not “three”."),
        ("players:", "“players” must be a whole number, not “”."),
        ("players: -3", "“players” must be a whole number, not “-3”."),
        ("seed: x", "“seed” must be a whole number, not “x”."),
        ("seed: ٣", "“seed” must be a whole number, not “٣”."),
        (f"seed: {1 << 128}", f"“{1 << 128}” is not a seed: expected a whole number from 0 to 2^128 − 1."),
        (
            "option variant: fast",
            "option “variant” of “age-of-gods” cannot be “fast”; it can be: standard.",
        ),
        ("option variant:", "option “variant” of “age-of-gods” cannot be “”; it can be: standard."),
    ],
)
def test_a_bad_value_in_the_header_is_refused_at_its_line(line: str, problem: str) -> None:
    at = line_of(line.partition(":")[0] + ": ")
    assert problem_with(with_line(at, line)) == (at, problem)


@pytest.mark.parametrize("name", ["speed", "players", "seed", "game", "self"])
def test_an_unknown_option_is_refused_at_its_line(name: str) -> None:
    at = line_of("option variant: ")
    problem = problem_with([*LINES[:at], f"option {name}: 3", *LINES[at:]])
    assert problem == (at + 1, f"“age-of-gods” has no option “{name}”; its options are: variant.")


def test_a_seed_of_thousands_of_digits_is_refused_at_its_line() -> None:
    at = line_of("seed: ")
    line, problem = problem_with(with_line(at, "seed: " + "9" * 5000))
    assert line == at
    assert problem.startswith("“seed” must be a whole number")
    assert len(problem) < 100


# ---- damaged actions ---------------------------------------------------------------------------------------------


def test_an_unknown_action_is_refused_with_the_nearest_one() -> None:
    at = line_of("0 god ")
    seat, _, text = LINES[at - 1].partition(" ")
    problem = problem_with(with_line(at, f"{seat} {text[:-1]}"))
    assert problem == (at, f"“age-of-gods” has no action “{text[:-1]}”; is “{text}” meant?")


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    at = line_of("0 god ")
    assert problem_with(with_line(at, "0 keep")) == (
        at,
        "seat 0 may not play “keep” here, by rule AOG-MAXSIZE-05.",
    )


def test_an_action_of_the_wrong_seat_is_refused() -> None:
    at = next(number for number, line in enumerate(LINES, 1) if "fortify" in line)
    seat, _, text = LINES[at - 1].partition(" ")
    other = (int(seat) + 1) % 3
    line, problem = problem_with(with_line(at, f"{other} {text}"))
    assert line == at
    assert problem.startswith(f"Player {other + 1} has nothing to decide now: ")


def test_an_action_of_a_seat_that_does_not_exist_is_refused() -> None:
    line, problem = problem_with(with_line(FIRST, "7 pass"))
    assert line == FIRST
    assert problem == "there is no seat 7: this table has 3 seats, numbered from 0."


@pytest.mark.parametrize("line", ["fortify t12", "-1 pass", "x pass", "٣ pass", "0: pass"])
def test_a_line_without_a_seat_is_refused(line: str) -> None:
    expected = f"expected a seat and an action such as “0 pass”, got “{line}”."
    assert problem_with(with_line(FIRST, line)) == (FIRST, expected)


@pytest.mark.parametrize("line", ["0", "9" * 5000 + " pass"])
def test_a_line_with_half_a_decision_is_refused_at_its_line(line: str) -> None:
    assert problem_with(with_line(FIRST, line))[0] == FIRST


@pytest.mark.parametrize("given", ["0000000000000000", "", "x"])
def test_a_wrong_hash_is_refused_with_both(given: str) -> None:
    for at in [number for number, line in enumerate(LINES, 1) if line.startswith("=")]:
        right = LINES[at - 1][2:]
        problem = problem_with(with_line(at, f"= {given}"))
        assert problem == (at, f"the position here is “{right}”, the record says “{given}”.")


@pytest.mark.parametrize("given", ["result", "result 1 2 3"])
def test_a_result_before_the_end_is_refused(given: str) -> None:
    line, problem = problem_with([*LINES, given])
    assert line == len(LINES) + 1
    assert problem == "a result, but the game is not over here."


def test_a_wrong_result_is_refused_with_both() -> None:
    journal = Journal(GAME, 2, 5)
    list(random_game(journal, seeded(5)))
    lines = write(journal).splitlines()
    right = lines[-1].removeprefix("result ")
    problem = problem_with([*lines[:-1], "result 99 0"])
    assert problem == (len(lines), f"the result here is “{right}”, the record says “99 0”.")


def test_another_seed_is_found_out_at_the_first_difference() -> None:
    line, _ = problem_with(with_line(line_of("seed: "), "seed: 43"))
    assert line <= line_of("= ")


def test_an_action_left_out_is_found_out_at_the_next_hash_at_the_latest() -> None:
    line, _ = problem_with(without_line(FIRST + 10))
    assert FIRST + 9 < line <= line_of("= ")


def test_an_action_after_the_end_is_refused() -> None:
    journal = Journal(GAME, 2, 5)
    list(random_game(journal, seeded(5)))
    lines = write(journal).splitlines()
    problem = problem_with([*lines, "0 pass"])
    assert problem == (len(lines) + 1, "the game is over.")


def test_a_start_that_is_not_for_so_many_is_refused_at_the_line_of_the_players() -> None:
    lines = write(Journal(ludage.game("age-of-mythology"), 3, 1)).splitlines()
    lines = [line.replace("option cultures: drawn", "option cultures: two") for line in lines]
    problem = problem_with(lines)
    assert problem == (
        lines.index("players: 3") + 1,
        "option “cultures” can be “two” with 4 players, not with 3.",
    )


def test_tables_with_which_the_game_cannot_be_played_are_not_the_record_s_fault(tmp_path: Path) -> None:
    (tmp_path / "peoples.csv").write_text("id,size\nhumans,four\n", encoding="utf-8")
    with pytest.raises(ContentError):
        read(RECORD, lambda game_id: ludage.game(game_id, tmp_path))


def test_what_stands_in_a_record_is_never_taken_for_the_name_of_a_thing() -> None:
    at = line_of("players: ")
    for odd in ("seat:0", "seat:x", "people:orcs"):
        _, sentence = problem_with(with_line(at, f"players: {odd}"))
        assert sentence.replace("\u2060", "") == f"“players” must be a whole number, not “{odd}”."


@given(
    at=st.integers(0, len(LINES)),
    cut=st.integers(0, 3),
    inserted=st.lists(
        st.one_of(
            st.text(max_size=20),
            st.sampled_from(LINES),
            st.from_regex(
                r"(players|seed|option [a-z]{0,7}|=|[0-9]+|game|rules|content|result):? ?.{0,8}",
                fullmatch=True,
            ),
        ),
        max_size=2,
    ),
)
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_whatever_happens_to_a_record_it_is_read_or_refused_with_a_line(
    at: int, cut: int, inserted: list[str]
) -> None:
    lines = [*LINES[:at], *inserted, *LINES[at + cut :]]
    text = "\n".join(lines)
    try:
        journal = read(text, ludage.game)
    except RecordError as error:
        line = error.line
        told(error)
    else:
        line = 1
        assert read(write(journal), ludage.game).state == journal.state
    assert 1 <= line <= max(1, len(text.splitlines()))
