"""The climb: rounds of comparisons and steps, and now and then an attempt at a promotion, over fresh deals.

A climb is a list of rounds; each follows from the course and from those before, so that it comes out the same wherever
it is played and however often it was interrupted. Only whole rounds are kept, and the games of the one under way.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Self

from ludage.arena.figures import Estimate, figures
from ludage.arena.match import Contestant, Match, Played, play
from ludage.arena.pairing import derived, seatings, whole_blocks
from ludage.arena.tournament import Tournament
from ludage.arena.workers import Workers
from ludage.training.fit import fitted, tasks, watch
from ludage.training.pairs import Course, outcome, pairs, results
from ludage.training.slope import slope, step
from ludage.training.space import Point, Space, space_around

CHALLENGER, CHAMPION = "challenger", "champion"
ROUND, FIT = "round", "fit"
"""What is played: the comparisons of a round, games to be fitted to, or games against the champion or an opponent, by
its name."""
REMEMBERED = 3
"""The comparisons of so many rounds tell where up is: the way there bends slowly."""


@dataclass(frozen=True)
class Trial:
    """An attempt at a promotion: the challenger's shares of victory against the champion and each opponent."""

    number: int
    games: int
    shares: dict[str, Estimate]
    promoted: bool


@dataclass(frozen=True)
class Round:
    """Where it began, what the comparisons said (nothing, where it was fitted), and what came of an attempt at a
    promotion after it."""

    point: Point
    signs: tuple[tuple[int, ...], ...]
    outcomes: tuple[tuple[float, float], ...]
    after: Point
    trial: Trial | None = None


@dataclass
class Climb:
    """How far it has come."""

    course: Course
    rounds: list[Round] = field(default_factory=list)
    champion: Point = ()
    """Where the champion stands; the ancestor until somebody beats it."""
    kept: dict[str, Estimate] = field(default_factory=dict)
    """The champion's shares against the opponents, by the games of its promotion."""
    promotions: int = 0
    played: list[Played] = field(default_factory=list)
    """The games of the round under way."""

    def __post_init__(self) -> None:
        self.space: Space = space_around(self.course.ancestor, frozenset(self.course.fixed))
        if not self.champion:
            self.champion = self.space.point(self.course.ancestor)

    @property
    def point(self) -> Point:
        """Where the next round begins."""
        return self.rounds[-1].after if self.rounds else self.champion

    @property
    def games(self) -> int:
        """All games of whole rounds."""
        trials = [each.trial.games for each in self.rounds if each.trial is not None]
        return sum(self.learned_from(each) for each in self.rounds) + sum(trials)

    def learned_from(self, one: Round) -> int:
        """The games of a round that were played to learn from."""
        return 2 * len(one.signs) if one.signs else self.course.fit

    def weights(self, point: Point) -> dict[str, float]:
        """The table at a point; the ancestor's own numbers where nothing was learned yet."""
        return self.space.weights(point) if self.rounds else dict(self.course.ancestor)

    # ---- one round ------------------------------------------------------------------------------------------------

    def go_on(self, crew: Workers, told: Callable[[str, int, int], None], keep: Callable[[], None]) -> Round:
        """Play the next round to its end. `told` hears what is played, how much of it is done, and of how much."""
        number = len(self.rounds)
        if not number and self.course.fit:
            return self._keeping(self._guessed(crew, told, keep), keep)
        compared = pairs(self.course, self.space, self.point, number)
        matches = [match for pair in compared for match in pair.matches]
        feed = self._feed(crew, keep)
        found = feed(ROUND, matches, told)
        outcomes = tuple(outcome(pair, found[2 * at : 2 * at + 2]) for at, pair in enumerate(compared))
        done = Round(self.point, tuple(pair.signs for pair in compared), outcomes, self.point)
        done = replace(done, after=self._after(done))
        if (number + 1) % self.course.every == 0:
            done = self._tried(done, number, feed, told)
        return self._keeping(done, keep)

    def _keeping(self, done: Round, keep: Callable[[], None]) -> Round:
        self.rounds.append(done)
        self.played = []
        keep()
        return done

    def _guessed(
        self, crew: Workers, told: Callable[[str, int, int], None], keep: Callable[[], None]
    ) -> Round:
        """The first challenger: fitted to games that the bot plays with itself, by the ancestor's weights."""
        course, names = self.course, self.space.names
        alone = Contestant(CHAMPION, course.bot, course.ancestor)
        matches = [
            Match(
                course.game,
                course.options,
                (alone,) * course.players,
                derived(course.seed, "fit deal", number),
                derived(course.seed, "fit thoughts", number),
            )
            for number in range(course.fit)
        ]
        rows = []
        for at, found in enumerate(crew.map(watch, tasks(course, names, matches)), 1):
            rows += found
            told(FIT, at, course.fit)
        guess = self.space.point(fitted(rows, dict(course.ancestor), names))
        return self._tried(Round(self.point, (), (), guess), 0, self._feed(crew, keep), told)

    def _after(self, latest: Round) -> Point:
        """A step up, by the comparisons of this round and of the last ones."""
        seen = [one for one in (*self.rounds[1 - REMEMBERED :], latest) if one.signs]
        signs = [each for one in seen for each in one.signs]
        gains = [gain for one in seen for gain in results(one.outcomes)]
        return step(latest.point, slope(signs, gains, self.course.reach))

    def _feed(
        self, crew: Workers, keep: Callable[[], None]
    ) -> Callable[[str, list[Match], Callable[[str, int, int], None]], list[Played]]:
        """Plays matches in their order, those that are kept already left out."""
        used = 0

        def feed(what: str, matches: list[Match], told: Callable[[str, int, int], None]) -> list[Played]:
            nonlocal used
            found = self.played[used : used + len(matches)]
            told(what, len(found), len(matches))
            for result in crew.map(play, matches[len(found) :]):
                self.played.append(result)
                found.append(result)
                told(what, len(found), len(matches))
                keep()
            used += len(matches)
            return found

        return feed

    def _tried(
        self,
        done: Round,
        number: int,
        feed: Callable[[str, list[Match], Callable[[str, int, int], None]], list[Played]],
        told: Callable[[str, int, int], None],
    ) -> Round:
        """The attempt: against the champion first; against the others only if that is won."""
        challenger = Contestant(CHALLENGER, self.course.bot, self.space.weights(done.after))
        champion = Contestant(CHAMPION, self.course.bot, self.space.weights(self.champion))
        par = 1 / self.course.players
        shares: dict[str, Estimate] = {}
        promoted, games = True, 0
        for other in (champion, *self.course.opponents):
            duel = self._duel(challenger, other, number)
            blocks = duel.blocks()
            found = feed(other.name, [match for block in blocks for match in block], told)
            games += len(found)
            share = figures(duel.whole(found)).standings[0].share
            shares[other.name] = share
            if other is champion:
                promoted = share.low is not None and share.low > par
            elif other.name in self.kept:
                promoted = promoted and (share.high or 1.0) >= self.kept[other.name].value
            if not promoted:
                break
        trial = Trial(number, games, shares, promoted)
        if promoted:
            self.champion = done.after
            self.promotions += 1
            self.kept = {name: share for name, share in shares.items() if name != CHAMPION}
        elif (shares[CHAMPION].high or 1.0) < par:  # lost its way: back to the champion
            done = replace(done, after=self.champion)
        return replace(done, trial=trial)

    def _duel(self, challenger: Contestant, other: Contestant, number: int) -> Tournament:
        size = len(seatings(2, self.course.players))
        return Tournament(
            self.course.game,
            self.course.players,
            self.course.options,
            (challenger, other),
            whole_blocks(self.course.trials, size) * size,
            derived(self.course.seed, f"trial against {other.name}", number),
        )

    # ---- written and read -----------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """The climb as plain data."""
        return asdict(self)

    @classmethod
    def of(cls, data: dict[str, Any]) -> Self:
        """The climb of plain data; KeyError, TypeError or ValueError where it is none."""
        course = dict(data["course"])
        course["opponents"] = tuple(Contestant(**one) for one in course["opponents"])
        course["fixed"] = tuple(course["fixed"])
        return cls(
            Course(**course),
            [_round(one) for one in data["rounds"]],
            tuple(data["champion"]),
            _shares(data["kept"]),
            data["promotions"],
            [Played(**{name: tuple(each) for name, each in one.items()}) for one in data["played"]],
        )


def _round(data: dict[str, Any]) -> Round:
    trial = data["trial"]
    return Round(
        tuple(data["point"]),
        tuple(tuple(each) for each in data["signs"]),
        tuple((share, points) for share, points in data["outcomes"]),
        tuple(data["after"]),
        None if trial is None else Trial(**{**trial, "shares": _shares(trial["shares"])}),
    )


def _shares(data: dict[str, Any]) -> dict[str, Estimate]:
    return {name: Estimate(**one) for name, one in data.items()}
