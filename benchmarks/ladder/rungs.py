"""The matches of the ladder as data, and what their results say of their targets."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from benchmarks.ladder.seeing import MODEL, SEEING, SeeingTournament
from ludage.arena.archive import Archive, ArchiveError, read
from ludage.arena.figures import Estimate
from ludage.arena.match import Contestant
from ludage.arena.pairing import PairingError, seatings, whole_blocks
from ludage.arena.tournament import Tournament, versions
from ludage.bots import BOTS, LEVELS, WEIGHTLESS
from ludage.core.weights import FIRST
from ludage.games import game, game_ids

HELD, REACHED, MISSED = "held", "reached", "missed"
KINDS = ("at_least", "at_most", "above_par")


class LadderError(ValueError):
    """Bad input, in one sentence."""


@dataclass(frozen=True)
class Target:
    """What the share of victories is to be."""

    kind: str
    share: float

    @property
    def said(self) -> str:
        """The target in words."""
        words = {"at_least": "at least", "at_most": "at most", "above_par": "above"}
        return f"{words[self.kind]} {percent(self.share)}"

    def judged(self, share: Estimate) -> str:
        """Held if the whole interval is there, reached if the value is, else missed."""
        low, high = share.low or 0.0, 1.0 if share.high is None else share.high
        if self.kind == "at_most":
            return HELD if high <= self.share else REACHED if share.value <= self.share else MISSED
        if self.kind == "above_par":
            return HELD if low > self.share else REACHED if share.value > self.share else MISSED
        return HELD if low >= self.share else REACHED if share.value >= self.share else MISSED


@dataclass(frozen=True)
class Rung:
    """A match: the first bot alone against the second one in all other seats."""

    game: str
    players: int
    first: str
    second: str
    seed: int
    target: Target | None

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.game}-{self.players}-{self.first}-{self.second}"

    @property
    def said(self) -> str:
        """The match in words."""
        others = "" if self.players == 2 else f"{self.players - 1} × "
        return f"{self.first} against {others}{self.second}"

    def tournament(self, games: int) -> Tournament:
        """So many games, or a few more to fill the last deal."""
        made = game(self.game)
        size = len(seatings(2, self.players))
        kind = SeeingTournament if SEEING in (self.first, self.second) else Tournament
        return kind(
            self.game,
            self.players,
            made.check_table(self.players, {})[1],
            (Contestant(self.first, self.first), Contestant(self.second, self.second)),
            whole_blocks(games, size) * size,
            self.seed,
        )

    def by(self) -> dict[str, str]:
        """By which rules and which weights it would be played now; compiled or not makes no difference."""
        now = {name: one for name, one in versions(self.game).items() if name != "engine"}
        bots = (self.first, self.second)
        return {**now, "bots": " ".join(f"{bot}:{mind(self.game, bot, self.players)}" for bot in bots)}


def mind(game_id: str, bot: str, players: int) -> str:
    """A fingerprint of what a bot plays by: the settings of its level and its weights."""
    made = game(game_id)
    level = MODEL if bot == SEEING else bot
    settings = dict(made.level(level, players)) if level in LEVELS else {}
    weights: Mapping[str, float] = {}
    if bot not in WEIGHTLESS:
        weights = made.weights_for(str(settings.get("weights", FIRST)), players).values
    return sha256(json.dumps([settings, dict(weights)], sort_keys=True).encode()).hexdigest()[:8]


def percent(share: float) -> str:
    """A share as people write it: whole, unless it is near an end or between two."""
    value = round(100 * share, 1)
    return f"{value:.0f}%" if value == int(value) else f"{value:.1f}%"


# ---- files ---------------------------------------------------------------------------------------------------------


def rungs_of(path: Path) -> list[Rung]:
    """The list of a file, checked."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LadderError(f"{path} cannot be read: {error}") from None
    given = data.get("match")
    if not isinstance(given, list) or not given:
        raise LadderError(f"{path}: expected tables [[match]]")
    rungs = [_rung(one, f"{path}, match {number}") for number, one in enumerate(given, 1)]
    for what, values in (("match", [one.name for one in rungs]), ("seed", [str(one.seed) for one in rungs])):
        for value in values:
            if values.count(value) > 1:
                raise LadderError(f"{path}: the {what} {value} is there twice")
    return rungs


def _rung(data: object, where: str) -> Rung:
    known = {"game", "players", "bots", "seed", *KINDS}
    if (
        not isinstance(data, dict)
        or set(data) - known
        or not {"game", "players", "bots", "seed"} <= set(data)
    ):
        raise LadderError(
            f"{where}: expected game, players, bots, seed and at most one of {', '.join(KINDS)}"
        )
    if data["game"] not in game_ids():
        raise LadderError(f"{where}: there is no game {data['game']!r}; expected {', '.join(game_ids())}")
    first, _, second = str(data["bots"]).partition(":")
    for bot in (first, second):
        if bot not in BOTS and bot != SEEING:
            raise LadderError(
                f"{where}: there is no bot {bot!r}; expected two of {', '.join(BOTS)} as in a:b"
            )
    if first == second:
        raise LadderError(f"{where}: {first} cannot play against itself")
    try:
        players = game(data["game"]).check_players(data["players"])
        seatings(2, players)
        seed = int(data["seed"])
    except (ValueError, TypeError, PairingError) as error:
        raise LadderError(f"{where}: {error}") from None
    return Rung(data["game"], players, first, second, seed, _target(data, players, where))


def _target(data: Mapping[str, object], players: int, where: str) -> Target | None:
    named = [kind for kind in KINDS if kind in data]
    if not named:
        return None
    value = data[named[0]]
    if named == ["above_par"] and value is True:
        return Target("above_par", 1 / players)
    if len(named) > 1 or named[0] == "above_par" or not isinstance(value, float) or not 0 < value < 1:
        raise LadderError(f"{where}: expected one target, a share between 0 and 1 or above_par = true")
    return Target(named[0], value)


def kept(rung: Rung, folder: Path) -> Archive | None:
    """What has been played of a match; None if nothing has."""
    path = folder / f"{rung.name}.json"
    if not path.exists():
        return None
    try:
        archive = read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ArchiveError) as error:
        raise LadderError(f"{path} cannot be read: {error}") from None
    other = rung.tournament(1).differences(archive.tournament)
    if other:
        raise LadderError(f"{path} holds another match (different: {', '.join(other)}): remove it")
    return archive


def is_stale(rung: Rung, archive: Archive) -> bool:
    """Whether it was played by other rules or other weights than today's."""
    return any(archive.versions.get(name) != one for name, one in rung.by().items())
