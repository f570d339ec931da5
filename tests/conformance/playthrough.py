"""Golden playthroughs: whole games written out so that a person can read in a diff what a change moved.

    python -m tests.conformance.playthrough            tells which files would change
    python -m tests.conformance.playthrough --write    writes them anew

Say in the commit why they moved. A position's digest stands after every tenth decision and at the end.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import ludage
from ludage.core.event import Data, Event
from ludage.core.game import Game
from ludage.core.journal import Journal
from ludage.core.message import Message
from ludage.core.stream import seeded
from tests.conformance.playing import LONGEST_GAME, random_decision

FOLDER = Path(__file__).parent / "golden"
TABLES = ((2, 1), (3, 2), (6, 3))
"""Players and seed of each playthrough; a game that does not seat so many is played by as many as it can."""
DIGEST_EVERY = 10
LISTED = 4
"""Legal actions that are named; of the others only the number is told."""


def tables(game: Game[Any]) -> list[tuple[int, int]]:
    """The player counts and seeds of this game's playthroughs."""
    return [(max(game.min_players, min(players, game.max_players)), seed) for players, seed in TABLES]


def file_of(game: Game[Any], players: int, seed: int) -> Path:
    """Where the playthrough is kept."""
    return FOLDER / f"{game.id}-{players}p-seed{seed}.txt"


def playthrough(game: Game[Any], players: int, seed: int) -> str:
    """A whole random game in words. The choices come from a stream of the core, the same on every machine."""
    return "\n".join(_lines(Journal(game, players, seed))) + "\n"


def _lines(journal: Journal) -> Iterator[str]:
    game = journal.game
    yield f"# {game.id}, {journal.players} players, seed {journal.seed}, choices at random"
    yield "# written by: python -m tests.conformance.playthrough --write"
    yield f"rules {game.version}, {len(game.actions)} actions in the space"
    choices = seeded(journal.seed)
    while journal.state.to_act and len(journal.actions) < LONGEST_GAME:
        yield ""
        yield from _decision(journal, *random_decision(journal.state, choices))
        if len(journal.actions) % DIGEST_EVERY == 0:
            yield f"  = {journal.state.digest()}"
    yield ""
    yield f"the end: {journal.state.outcome}"
    yield f"  = {journal.state.digest()}"


def _decision(journal: Journal, seat: int, action: int) -> Iterator[str]:
    """The question, the choices, the answer, and what came of it."""
    state, actions = journal.state, journal.game.actions
    prompt = state.prompt(seat)
    assert prompt is not None
    legal = state.legal(seat)
    waiting = f", of seats {_row(state.to_act)}" if len(state.to_act) > 1 else ""
    yield f"{len(journal.actions) + 1}. seat {seat}{waiting}: {_message(prompt)}"
    more = f", ... ({len(legal)} in all)" if len(legal) > LISTED else ""
    yield "  ? " + ", ".join(actions.text(choice) for choice in legal[:LISTED]) + more
    yield f"  > {actions.text(action)}"
    for event in journal.play(seat, action):
        yield f"  {_event(event)}"


def _message(message: Message) -> str:
    return " ".join([message.key, _facts(dict(message.args)), f"({message.rule})"]).replace("  ", " ")


def _event(event: Event) -> str:
    audience = "" if event.audience is None else f" [only to seats {_row(event.audience)}]"
    secrets = "".join(f" [to seat {seat}: {_facts(data)}]" for seat, data in sorted(event.secret.items()))
    return f"{event.kind} {_facts(event.data)}".rstrip() + secrets + audience


def _facts(data: Data) -> str:
    return " ".join(f"{name}={_fact(value)}" for name, value in data.items())


def _fact(value: object) -> str:
    """A value of an event; a line of a sum as its amount and its cause."""
    if isinstance(value, list):
        return _row([_fact(item) for item in value])
    if isinstance(value, dict) and value.keys() == {"amount", "cause"}:
        return f"{value['amount']:+d} {value['cause']['key']} ({value['cause']['rule']})"
    return str(value)


def _row(items: Sequence[object]) -> str:
    return ",".join(str(item) for item in items)


def main(arguments: list[str]) -> int:
    """Compares or writes all files; 1 if any differs and none was written."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="write the files anew")
    write: bool = parser.parse_args(arguments).write
    moved = 0
    for game in (ludage.game(game_id) for game_id in ludage.game_ids()):
        for players, seed in tables(game):
            file, text = file_of(game, players, seed), playthrough(game, players, seed)
            if file.is_file() and file.read_text(encoding="utf-8") == text:
                continue
            moved += 1
            sys.stdout.write(f"{'written' if write else 'differs'}: {file.name}\n")
            if write:
                file.write_text(text, encoding="utf-8", newline="\n")
    return int(moved > 0 and not write)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
