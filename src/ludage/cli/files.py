"""Reading and writing records: a file that cannot be read or written is said in one sentence."""

from pathlib import Path

from ludage.cli.request import wrong_content
from ludage.cli.words import CliError, Words, ended
from ludage.core import record
from ludage.core.content import ContentError
from ludage.core.journal import Journal
from ludage.games import game


def read_record(path: Path, words: Words, content: Path | None = None) -> Journal:
    """The game of a record, played again and verified."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(path, words, error) from None
    try:
        return record.read(text, lambda game_id: game(game_id, content))
    except record.RecordError as error:
        problem = words.message(error.said)
        raise CliError(words("record-damaged", file=words.quoted(path), problem=problem)) from None
    except ContentError as error:
        raise wrong_content(content, words, error) from None


def save_record(journal: Journal, path: Path, words: Words) -> None:
    """Write the game as a record. A file that is there already is only replaced if it is a record itself."""
    check_target(path, words)
    try:
        path.write_text(record.write(journal), encoding="utf-8")
    except OSError as error:
        raise CliError(_failed("cannot-write", path, words, error)) from None


def check_target(path: Path, words: Words) -> None:
    """Whether a record may be written there."""
    if path.is_dir() or not path.parent.is_dir():
        raise CliError(words("cannot-write-there", file=words.quoted(path)))
    if path.exists():
        try:
            begins = path.read_text(encoding="utf-8").startswith(record.TITLE)
        except (OSError, UnicodeDecodeError):
            begins = False
        if not begins:
            raise CliError(words("not-overwritten", file=words.quoted(path)))


def check_own(path: Path | None, begins: str, words: Words) -> None:
    """Whether a file of ours may be written there: one that is there already has to begin like one."""
    if path is None:
        return
    if path.is_dir() or not path.parent.is_dir():
        raise CliError(words("cannot-write-there", file=words.quoted(path)))
    if path.exists():
        try:
            own = path.read_text(encoding="utf-8").startswith(begins)
        except (OSError, UnicodeDecodeError):
            own = False
        if not own:
            raise CliError(words("not-overwritten-other", file=words.quoted(path)))


def unreadable(path: Path, words: Words, error: OSError | UnicodeDecodeError) -> CliError:
    """Why a file cannot be read."""
    if isinstance(error, UnicodeDecodeError):
        return CliError(words("not-text", file=words.quoted(path)))
    if not path.exists():
        return CliError(words("no-file", file=words.quoted(path)))
    return CliError(_failed("cannot-read", path, words, error))


def _failed(key: str, path: Path, words: Words, error: OSError) -> str:
    return words(key, file=words.quoted(path), problem=ended(error.strerror or type(error).__name__))
