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
from ludage.core.message import IllegalAction
from ludage.core.stream import check_seed

TITLE = "# Ludage record 1"
HASH_EVERY = 20
NUMBER_DIGITS = 40
HEADER = ("game", "rules", "content", "players", "seed")

FindGame = Callable[[str], Game[Any]]


class RecordError(ValueError):
    """A record that cannot be read; says the line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"record, line {line}: {problem}")
        self.line = line


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
    """The journal of a record, played again and verified. `find_game` turns a game id into the game."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise RecordError(1, f"expected {TITLE!r}")
    header, start = _read_header(lines)
    journal = _begin(header, find_game)
    checked = -1
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if line.startswith("=") and checked == len(journal.actions):
            # one is enough, and reading a record must not take longer than playing the game
            raise RecordError(number + 1, "a second fingerprint of the same position")
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
            raise RecordError(number, f"expected a header line such as 'players: 3', got {line!r}")
        if name in header:
            raise RecordError(number, f"{name} is given twice")
        header[name] = (value.strip(), number)
    for name in ("game", "rules", "players", "seed"):
        if name not in header:
            raise RecordError(number, f"the header has no {name}")
    return header, number


def _begin(header: dict[str, tuple[str, int]], find_game: FindGame) -> Journal:
    try:
        game = find_game(header["game"][0])
    except ValueError as error:
        raise RecordError(header["game"][1], str(error)) from None
    for name, found in (("rules", game.version), ("content", game.content_id)):
        value, line = header.get(name, ("", 1))
        if value != found:
            have = f"{found!r}" if found else "the package's own"
            raise RecordError(
                line, f"made with {name} {value or 'of the package'!r}; {game.id} here has {have}"
            )
    players = _checked(header, "players", game.check_players)
    seed = _checked(header, "seed", check_seed)
    options = {}
    for name, (value, line) in header.items():
        if name.startswith("option "):
            option = name.removeprefix("option ").strip()
            try:
                options[option] = game.check_options({option: value})[option]
            except ValueError as error:
                raise RecordError(line, str(error)) from None
    return Journal(game, players, seed, **options)


def _checked(header: dict[str, tuple[str, int]], name: str, check: Callable[[object], int]) -> int:
    """A number of the header, checked by whoever knows what it may be."""
    value, line = header[name]
    if not value.isascii() or not value.isdecimal() or len(value) > NUMBER_DIGITS:
        raise RecordError(line, f"{name}: expected a whole number, got {value[:NUMBER_DIGITS]!r}")
    try:
        return check(int(value))
    except ValueError as error:
        raise RecordError(line, str(error)) from None


def _scores(journal: Journal) -> str:
    outcome = journal.state.outcome
    return "" if outcome is None else " ".join(str(score) for score in outcome.scores)


def _read_line(journal: Journal, line: str, number: int) -> None:
    """One action, one fingerprint or the result."""
    if line.startswith("="):
        found = journal.state.digest()
        if line[1:].strip() != found:
            raise RecordError(number, f"the position here is {found}, the record says {line[1:].strip()}")
        return
    seat, _, text = line.partition(" ")
    if seat == "result":
        if not _scores(journal) or text.strip() != _scores(journal):
            raise RecordError(
                number, f"the result here is {_scores(journal) or 'open'!r}, the record says {text!r}"
            )
        return
    if not seat.isascii() or not seat.isdecimal():
        raise RecordError(number, f"expected a seat and an action such as '0 pass', got {line!r}")
    try:
        journal.play(int(seat), journal.game.actions.parse(text))
    except IllegalAction as error:
        raise RecordError(number, f"seat {seat}: {error}") from None
    except ValueError as error:
        raise RecordError(number, str(error)) from None
