"""The file that keeps a tournament and what came out.

It is JSON and holds all that is needed to play the same games again: the tournament, by which versions it was played,
and every game with its seeds. Only the seconds are not made again.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import Any, Self

from ludage.arena.figures import Figures
from ludage.arena.match import Contestant, Played
from ludage.arena.tournament import Tournament

FORMAT = "ludage arena 1"
SAVE_SECONDS = 2.0
"""So much work may be lost when the program is killed."""


class ArchiveError(ValueError):
    """A text that is no file of a tournament."""


@dataclass
class Archive:
    """A tournament and what has come out so far."""

    tournament: Tournament
    versions: dict[str, str]
    played: list[Played]

    def text(self, figures: Figures | None = None, ratings: object = None) -> str:
        """The file; one line a game."""
        matches = [match for block in self.tournament.blocks() for match in block]
        games = [
            json.dumps(
                {
                    "deal": match.deal,
                    "thoughts": match.thoughts,
                    "seats": [seat.name for seat in match.seats],
                    **asdict(result),
                },
                ensure_ascii=False,
            )
            for match, result in zip(matches, self.played, strict=False)
        ]
        parts = {
            "format": FORMAT,
            "tournament": asdict(self.tournament),
            "versions": self.versions,
            "figures": None if figures is None else {**asdict(figures), "ratings": ratings},
        }
        head = [f'"{name}": {json.dumps(part, ensure_ascii=False)}' for name, part in parts.items()]
        lines = ",\n".join(games)
        return "{\n" + ",\n".join(head) + f',\n"games": [\n{lines}\n]\n}}\n'


def read(text: str) -> Archive:
    """The archive of a file; an ArchiveError if it is none, or damaged."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError(data["format"])
        asked = data["tournament"]
        tournament = Tournament(
            **{**asked, "contestants": tuple(Contestant(**one) for one in asked["contestants"])}
        )
        archive = Archive(tournament, dict(data["versions"]), [_played(one) for one in data["games"]])
        matches = [match for block in tournament.blocks() for match in block]
        for match, line in zip(matches, data["games"], strict=False):
            if (match.deal, match.thoughts) != (line["deal"], line["thoughts"]):
                raise ValueError(line)
        if len(archive.played) > len(matches):
            raise ValueError(len(archive.played))
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise ArchiveError(f"{type(error).__name__}: {error}") from None
    return archive


def _played(line: Mapping[str, Any]) -> Played:
    return Played(
        *(tuple(line[name]) for name in ("scores", "ranks", "decisions", "seconds", "longest")),
    )


class Keeper:
    """Writes an archive into its file whenever something came in, so that little is lost if the program is killed."""

    def __init__(self, archive: Archive, path: Path) -> None:
        self.archive = archive
        self.path = path
        self._ended = Event()
        self._thread = Thread(target=self._keep, daemon=True)

    def __enter__(self) -> Self:
        self.save()
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended.set()
        self._thread.join()
        self.save()

    def _keep(self) -> None:
        saved = len(self.archive.played)
        while not self._ended.wait(SAVE_SECONDS):
            if len(self.archive.played) > saved:
                saved = len(self.archive.played)
                self.save()

    def save(self, figures: Figures | None = None, ratings: object = None) -> None:
        """Write it now: whole or not at all."""
        write(self.path, self.archive.text(figures, ratings))


def write(path: Path, text: str) -> None:
    """Replace a file in one step, so that there is always a whole one."""
    draft = path.with_name(f"{path.name}.part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
