"""Records: a whole game as a text file that a person can read.

    # Ludage record 1
    game: age-of-gods
    rules: 1
    players: 3
    seed: 42
    option variant: standard

    0 god kraul
    1 god lok
    ...
    = 8c1f0e6a52b79d34
    result 14 9 17

Each action is one line: the seat and the action's text. A line `= hash` is the fingerprint of the position at that
point, `result` the scores at the end. Reading a record plays it again, checks every fingerprint, and says the exact
line where it goes wrong. Lines that begin with `#` are comments. Nothing else is needed: the same header and actions
are the same game, on every machine.
"""

from collections.abc import Callable
from typing import Any

from ludage.core.game import Game
from ludage.core.journal import Journal
from ludage.core.message import Arguments, IllegalAction, Message, Problem, outside
from ludage.core.stream import check_seed

TITLE = "# Ludage record 1"
HASH_EVERY = 20
NUMBER_DIGITS = 40
SEAT_DIGITS = 3
PACKAGE = "package"
"""The tables that come with a game, where those of an owner have a fingerprint."""
HEADER = ("game", "rules", "content", "players", "seed")

FindGame = Callable[[str], Game[Any]]

WITH_LINE = {
    "problem-no-game": "record-no-game",
    "problem-wrong-players": "record-wrong-players",
    "problem-wrong-seed": "record-wrong-seed",
    "problem-no-option": "record-no-option",
    "problem-wrong-option": "record-wrong-option",
    "problem-option-players": "record-option-players",
    "problem-option-needs": "record-option-needs",
    "problem-no-action": "record-no-action",
    "problem-no-action-near": "record-no-action-near",
    "refusal-no-such-seat": "record-no-such-seat",
    "refusal-not-your-decision": "record-not-your-decision",
    "refusal-game-over": "record-game-over",
}
"""What others say of a part of a record, and the same with the line."""


class RecordError(Problem):
    """A record that cannot be read; says the line."""

    def __init__(self, key: str, line: int, args: Arguments, rule: str = "") -> None:
        super().__init__(key, {"line": line, **args}, rule)
        self.line = line


def _with_line(line: int, problem: Problem) -> Problem:
    """A problem with a part of the record; one that is not about the record (its game's tables) as it is."""
    key = problem.said.key
    return RecordError(WITH_LINE[key], line, problem.said.args) if key in WITH_LINE else problem


def write(journal: Journal, every: int = HASH_EVERY, notes: tuple[str, ...] = ()) -> str:
    """The journal as a record; with a fingerprint every so many actions and at the end, and notes as comments."""
    game = journal.game
    lines = [TITLE, f"game: {game.id}", f"rules: {game.version}"]
    if game.content_id:
        lines.append(f"content: {game.content_id}")
    lines += [f"players: {journal.players}", f"seed: {journal.seed}"]
    lines += [f"option {name}: {value}" for name, value in journal.options.items()]
    lines += [f"# {note}" for note in notes]
    lines.append("")
    for count, (seat, action) in enumerate(journal.actions, 1):
        lines.append(f"{seat} {game.actions.text(action)}")
        if count % every == 0 or count == len(journal.actions):
            lines.append(f"= {journal.at(count).digest()}")
    outcome = journal.state.outcome
    if outcome is not None:
        lines.append("result " + _scores(journal))
    return "\n".join(lines) + "\n"


def read(text: str, find_game: FindGame) -> Journal:
    """The journal of a record, played again and verified. `find_game` turns a game id into the game.

    What is wrong with the record is a RecordError; what else keeps its game from being found, another Problem.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise RecordError("record-no-title", 1, {"title": TITLE})
    header, start = _read_header(lines)
    journal = _begin(header, find_game)
    checked = -1
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if line.startswith("=") and checked == len(journal.actions):
            # one is enough, and reading a record must not take longer than playing the game
            raise RecordError("record-second-fingerprint", number + 1, {})
        if line and not line.startswith("#"):
            _read_line(journal, line, number + 1)
        if line.startswith("="):
            checked = len(journal.actions)
    return journal


def _read_header(lines: list[str]) -> tuple[dict[str, tuple[str, int]], int]:
    """Name to value and line, and where the actions begin."""
    header: dict[str, tuple[str, int]] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        line = lines[number].strip()
        number += 1
        if line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        name = name.strip()
        if not colon or (name not in HEADER and not name.startswith("option ")):
            raise RecordError("record-no-header", number, outside(example="players: 3", found=line))
        if name in header:
            raise RecordError("record-twice", number, outside(name=name))
        header[name] = (value.strip(), number)
    for name in ("game", "rules", "players", "seed"):
        if name not in header:
            raise RecordError("record-lacks", number, {"name": name})
    return header, number


def _begin(header: dict[str, tuple[str, int]], find_game: FindGame) -> Journal:
    try:
        game = find_game(header["game"][0])
    except Problem as problem:
        raise _with_line(header["game"][1], problem) from None
    _check_made_with("record-other-rules", header["rules"], game.id, game.version)
    _check_made_with("record-other-content", header.get("content", ("", 1)), game.id, game.content_id)
    players = _checked(header, "players", game.check_players)
    seed = _checked(header, "seed", check_seed)
    options = {}
    for name, (value, line) in header.items():
        if name.startswith("option "):
            option = name.removeprefix("option ").strip()
            try:
                options[option] = game.check_options({option: value})[option]
            except Problem as problem:
                raise _with_line(line, problem) from None
    try:
        return Journal(game, players, seed, **options)
    except Problem as problem:
        raise _with_line(header["players"][1], problem) from None


def _check_made_with(key: str, given: tuple[str, int], game_id: str, here: str) -> None:
    """The rules or the content tables with which the game was played must be those of today."""
    value, line = given
    if value != here:
        shown = outside(game=game_id, given=value or PACKAGE, here=here or PACKAGE)
        raise RecordError(key, line, shown)


def _checked(header: dict[str, tuple[str, int]], name: str, check: Callable[[object], int]) -> int:
    """A number of the header, checked by whoever knows what it may be."""
    value, line = header[name]
    if not value.isascii() or not value.isdecimal() or len(value) > NUMBER_DIGITS:
        found = value[: NUMBER_DIGITS + 1]
        raise RecordError("record-no-number", line, outside(name=name, found=found))
    try:
        return check(int(value))
    except Problem as problem:
        raise _with_line(line, problem) from None


def _scores(journal: Journal) -> str:
    outcome = journal.state.outcome
    return "" if outcome is None else " ".join(str(score) for score in outcome.scores)


def _read_line(journal: Journal, line: str, number: int) -> None:
    """One action, one fingerprint or the result."""
    if line.startswith("="):
        found, given = journal.state.digest(), line[1:].strip()
        if given != found:
            raise RecordError("record-wrong-fingerprint", number, outside(found=found, given=given))
        return
    seat, _, text = line.partition(" ")
    if seat == "result":
        scores, given = _scores(journal), text.strip()
        if not scores:
            raise RecordError("record-result-too-soon", number, {})
        if given != scores:
            raise RecordError("record-wrong-result", number, outside(found=scores, given=given))
        return
    if not seat.isascii() or not seat.isdecimal() or len(seat) > SEAT_DIGITS:
        raise RecordError("record-no-decision", number, outside(example="0 pass", found=line))
    try:
        journal.play(int(seat), journal.game.actions.parse(text))
    except IllegalAction as error:
        raise _refused(number, seat, error) from None
    except Problem as problem:
        raise _with_line(number, problem) from None


def _refused(line: int, seat: str, error: IllegalAction) -> RecordError:
    """A refusal of the core in its own words; of one of a game, whose words may not be at hand, the rule."""
    said: Message = error.refusal
    if said.key in WITH_LINE:
        return RecordError(WITH_LINE[said.key], line, said.args)
    args = {
        "seat": seat,
        "action": error.action,
        "named": "rule" if said.rule else "nothing",
        "rule": said.rule,
    }
    return RecordError("record-not-allowed", line, args, said.rule)
