"""`ludage train`: what a bot weighs, learned from games, and taken only when fresh games prove it."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludage.arena.archive import write
from ludage.arena.figures import Estimate
from ludage.arena.tournament import versions
from ludage.arena.workers import TaskError
from ludage.bots import weighing
from ludage.cli.contestants import check_contestants, crew_of, weights_of
from ludage.cli.files import unreadable
from ludage.cli.parameters import AtTable, GameId, Lang, Options, RayAddress, WorkerCount
from ludage.cli.progress import stages
from ludage.cli.request import check_options, check_seed, find_game
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words, ended, language_of, words_for
from ludage.core.weights import FIRST, WeightTable

if TYPE_CHECKING:
    from ludage.training.climb import Climb, Round
    from ludage.training.pairs import Course

ROUNDS, PAIRS, TRIALS, EVERY = 40, 100, 400, 4
AGAINST, REACH = 0.25, 0.35
SAVE_SECONDS = 5.0
"""So much work may be lost when the program is killed."""
FORMAT = "ludage train 1"
CHANGES_SHOWN = 6


def train(
    game_id: GameId,
    out: Annotated[Path, typer.Option(metavar="metavar-folder", help="help-option-train-out")],
    bot: Annotated[str, typer.Option(metavar="metavar-name", help="help-option-train-bot")] = "plan",
    players: AtTable = None,
    ancestor: Annotated[
        Path | None, typer.Option("--from", metavar="metavar-file", help="help-option-train-from")
    ] = None,
    against: Annotated[
        str, typer.Option(metavar="metavar-contestants", help="help-option-train-against")
    ] = "greedy",
    rounds: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-train-rounds")] = ROUNDS,
    pairs: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-train-pairs")] = PAIRS,
    trials: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-train-trials")] = TRIALS,
    every: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-train-every")] = EVERY,
    only: Annotated[str | None, typer.Option(metavar="metavar-name", help="help-option-train-only")] = None,
    fit: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-train-fit")] = 0,
    seed: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-train-seed")] = 1,
    option: Options = None,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    lang: Lang = None,
) -> None:
    """Rounds of learning, gone on with where they were left."""
    words = words_for(language_of(lang))
    if find_spec("numpy") is None:
        raise CliError(words("train-no-numpy"))
    from ludage.training.climb import Climb
    from ludage.training.pairs import Course

    made = find_game(game_id, None, words)
    count = made.min_players if players is None else made.check_players(players)
    if bot not in weighing():
        raise CliError(words("arena-no-weighing", bot=words.quoted(bot), bots=weighing()))
    for name, number, least in (
        ("rounds", rounds, 1),
        ("pairs", pairs, 1),
        ("trials", trials, 2),
        ("every", every, 1),
        ("fit", fit, 0),
    ):
        if number < least:
            raise CliError(words("train-too-few", option=name, number=number, least=least))
    first = made.weights(FIRST).values if ancestor is None else weights_of(ancestor, made, words)
    if not first:
        raise CliError(words("train-nothing-to-learn", game=words.quoted(made.id)))
    course = Course(
        game=made.id,
        players=count,
        options=made.check_table(count, check_options(made, count, option or [], words))[1],
        bot=bot,
        ancestor=first,
        fixed=_fixed(first, only, words),
        opponents=tuple(check_contestants(against, made, words)),
        pairs=pairs,
        against=AGAINST,
        reach=REACH,
        trials=trials,
        every=every,
        seed=check_seed(seed),
        fit=fit,
    )
    climb = _begun(Climb, course, out, words)
    terminal = Terminal()
    with crew_of(workers, ray, words) as crew:
        try:
            while len(climb.rounds) < rounds:
                with (
                    stages(words("train-round", number=len(climb.rounds) + 1)) as told,
                    _Keeper(climb, out) as kept,
                ):
                    done = climb.go_on(
                        crew, lambda what, at, of: told(_stage(what, words), at, of), kept.soon
                    )
                _save(climb, out, words)
                for line in _told(climb, done, words):
                    terminal.show(line)
        except KeyboardInterrupt:
            terminal.note(words("train-stopped"))
            raise typer.Abort from None
        except TaskError as error:
            raise CliError(words("arena-failed", problem=ended(str(error)))) from None
    terminal.note(words("train-done", file=words.quoted(out / "champion.toml"), promotions=climb.promotions))


def _fixed(first: Mapping[str, float], only: str | None, words: Words) -> tuple[str, ...]:
    """The weights that stay as they are: none, or all but those named."""
    if only is None:
        return ()
    named = [name.strip() for name in only.split(",")]
    for name in named:
        if name not in first:
            raise CliError(words("train-no-weight", name=words.quoted(name), names=list(first)))
    return tuple(name for name in first if name not in named)


def _stage(what: str, words: Words) -> str:
    from ludage.training.climb import CHAMPION, FIT, ROUND

    if what == FIT:
        return words("train-fitting")
    if what == ROUND:
        return words("train-comparing")
    return (
        words("train-against-champion")
        if what == CHAMPION
        else words("train-against", bot=words.quoted(what))
    )


def _told(climb: "Climb", done: "Round", words: Words) -> list[str]:
    """What a round brought: the weights that moved most since the ancestor, and how an attempt went."""
    now, before = climb.space.weights(done.after), climb.course.ancestor
    there, here = climb.space.point(before), climb.space.point(now)
    far = {name: abs(x - y) for name, x, y in zip(climb.space.names, here, there, strict=True)}
    most = sorted(far, key=lambda name: -far[name])[:CHANGES_SHOWN]
    changes = [
        words("train-change", name=words.quoted(name), before=f"{before[name]:g}", now=f"{now[name]:.3g}")
        for name in most
    ]
    lines = [words("train-round-done", number=len(climb.rounds), games=climb.games, changes=changes)]
    if done.trial is not None:
        lines += [
            words("train-share", stage=_stage(name, words), **_interval(share, words))
            for name, share in done.trial.shares.items()
        ]
        lines.append(words("train-promoted" if done.trial.promoted else "train-not-promoted"))
    return lines


def _interval(share: Estimate, words: Words) -> dict[str, str]:
    low, high = share.low or 0.0, 1.0 if share.high is None else share.high
    return {
        name: words.percent(round(1000 * each), 1000)
        for name, each in (("value", share.value), ("low", low), ("high", high))
    }


# ---- the folder ----------------------------------------------------------------------------------------------------


def _begun(maker: "type[Climb]", course: "Course", out: Path, words: Words) -> "Climb":
    """A new climb, or the one of the folder, if it is the same."""
    file = out / "climb.json"
    try:
        out.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            return maker(course)
        data = json.loads(file.read_text(encoding="utf-8"))
    except (FileExistsError, NotADirectoryError, PermissionError):
        raise CliError(words("cannot-write-there", file=words.quoted(out))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(file, words, error) from None
    except ValueError:
        raise CliError(words("train-damaged", file=words.quoted(file))) from None
    try:
        if data["format"] != FORMAT:
            raise ValueError(data["format"])
        climb = maker.of(data["climb"])
        other_version = [name for name, one in _versions(course).items() if data["versions"][name] != one]
    except (AttributeError, KeyError, TypeError, ValueError):
        raise CliError(words("train-damaged", file=words.quoted(file))) from None
    if climb.course != course:
        raise CliError(words("train-other-course", file=words.quoted(file)))
    if other_version:
        raise CliError(words("arena-other-version", file=words.quoted(file)))
    return climb


def _versions(course: "Course") -> dict[str, str]:
    """By what it is played; compiled or not makes no difference to the games."""
    return {name: one for name, one in versions(course.game).items() if name != "engine"}


class _Keeper:
    """Writes the climb down now and then while a round is played, and when it is broken off."""

    def __init__(self, climb: "Climb", out: Path) -> None:
        self.climb = climb
        self.file = out / "climb.json"
        self._saved = monotonic()

    def __enter__(self) -> "_Keeper":
        return self

    def __exit__(self, *_: Any) -> None:
        self.now()

    def soon(self) -> None:
        """Now, unless it was only a moment ago."""
        if monotonic() - self._saved > SAVE_SECONDS:
            self.now()

    def now(self) -> None:
        """The whole climb, in one step."""
        data = {"format": FORMAT, "versions": _versions(self.climb.course), "climb": self.climb.data()}
        write(self.file, json.dumps(data, ensure_ascii=False) + "\n")
        self._saved = monotonic()


def _save(climb: "Climb", out: Path, words: Words) -> None:
    """The champion's weights with where they come from, and the picture."""
    from ludage.training.picture import picture

    origin: dict[str, str | int | float] = {
        "how": _command(climb.course),
        "rounds": len(climb.rounds),
        "games": climb.games,
        "promotions": climb.promotions,
        "seed": climb.course.seed,
        "date": datetime.now(tz=UTC).date().isoformat(),
        "won": ", ".join(
            f"{share.value:.3f} ({share.low or 0:.3f} to {1 if share.high is None else share.high:.3f}) against {name}"
            for name, share in climb.kept.items()
        ),
    }
    write(out / "champion.toml", WeightTable(climb.weights(climb.champion), origin).to_toml())
    title = words(
        "train-title",
        game=words_for(words.texts.language, find_game(climb.course.game, None, words)).texts.say(
            "game-name"
        ),
        players=climb.course.players,
    )
    drawn = picture(climb, title, words("train-axis"), lambda share: words.percent(round(1000 * share), 1000))
    write(out / "climb.svg", drawn)


def _command(course: "Course") -> str:
    """The command that learns the same, files named as they were given."""
    against = ",".join(one.name for one in course.opponents)
    learned = ",".join(name for name in course.ancestor if name not in course.fixed)
    return (
        f"ludage train {course.game} --bot {course.bot} --players {course.players} --against {against} "
        f"--pairs {course.pairs} --trials {course.trials} --every {course.every}"
        f"{f' --only {learned}' if course.fixed else ''}"
        f"{f' --fit {course.fit}' if course.fit else ''} --seed {course.seed}"
    )
