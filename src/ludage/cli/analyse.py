"""`ludage analyse`: a record looked at again: chances of winning, the turns that decided it, and what cost most."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.analysis.game import DECISIONS, FORMAT, analyse, in_full
from ludage.analysis.picture import PICTURE, course_picture
from ludage.analysis.reasons import sentence
from ludage.arena.archive import write
from ludage.arena.workers import TaskError
from ludage.bots import LEVELS
from ludage.cli.contestants import crew_of
from ludage.cli.files import check_own, read_record
from ludage.cli.parameters import ContentDir, Lang, RayAddress, RecordFile, WorkerCount
from ludage.cli.progress import stages
from ludage.cli.request import check_seed
from ludage.cli.terminal import Terminal
from ludage.cli.words import CliError, Words, ended, language_of, words_for
from ludage.core import record
from ludage.core.journal import Journal

LEVEL = "strong"
MOMENTS = 10
"""Parts of the game after which the chances are told."""
SHOWN = 10
"""Actions of a decision in full that are shown."""
BEGINS = f'{{"format": "{FORMAT}"'


def analyse_record(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(metavar="metavar-number", help="help-option-analyse-at")] = None,
    level: Annotated[str, typer.Option(metavar="metavar-name", help="help-option-analyse-level")] = LEVEL,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="metavar-file", help="help-option-analyse-json")
    ] = None,
    svg: Annotated[Path | None, typer.Option(metavar="metavar-file", help="help-option-analyse-svg")] = None,
    seed: Annotated[int, typer.Option(metavar="metavar-number", help="help-option-analyse-seed")] = 1,
    workers: WorkerCount = None,
    ray: RayAddress = None,
    lang: Lang = None,
    content: ContentDir = None,
) -> None:
    """A game as a whole, or one of its decisions."""
    language = language_of(lang)
    words = words_for(language)
    if level not in LEVELS:
        raise CliError(words("no-level", level=words.quoted(level), levels=list(LEVELS)))
    check_seed(seed)
    check_own(json_file, BEGINS, words)
    check_own(svg, PICTURE, words)
    journal = read_record(file, words, content)
    words = words_for(language, journal.game)
    terminal = Terminal()
    if not journal.actions:
        raise CliError(words("analyse-nothing", file=words.quoted(file)))
    if at is not None:
        if svg is not None:
            raise CliError(words("analyse-svg-or-at"))
        if not 1 <= at <= len(journal.actions):
            raise CliError(words("wrong-decision", number=at, last=len(journal.actions)))
        folder = None if content is None else str(content)
        found = in_full((record.write(journal), folder, level, seed, at - 1))
        if json_file is not None:
            write(json_file, _written({"format": FORMAT, "game": journal.game.id, "level": level, **found}))
        terminal.show(*one_decision(found, journal, words))
        return
    with crew_of(workers, ray, words) as crew, stages(words("analysing")) as told:
        try:
            found = analyse(
                journal,
                crew,
                level,
                seed,
                content,
                lambda stage, done, total: told(_stage(stage, words), done, total),
            )
        except KeyboardInterrupt:
            terminal.note(words("analyse-stopped"))
            raise typer.Abort from None
        except TaskError as error:
            raise CliError(words("analyse-failed", problem=ended(str(error)))) from None
    if json_file is not None:
        write(json_file, _written(found))
    if svg is not None:
        if found["chances"] is None:
            raise CliError(words("analyse-no-chances", game=words.quoted(journal.game.id)))
        write(svg, _drawn(found, words))
    terminal.show(*report(found, words))


def _stage(stage: str, words: Words) -> str:
    return words("analysing-decisions") if stage == DECISIONS else words("analysing-reasons")


def _written(found: dict[str, Any]) -> str:
    return json.dumps(found, ensure_ascii=False) + "\n"


# ---- the whole game --------------------------------------------------------------------------------------------------


def report(found: dict[str, Any], words: Words) -> list[RenderableType]:
    """Chances over the game, the turns that swung it, and what cost each seat most."""
    parts: list[RenderableType] = []
    if found["chances"] is None:
        parts.append(Text(words("analyse-no-chances", game=words.quoted(found["game"])), style="dim"))
    else:
        parts += [Text(words("analyse-chances"), style="bold"), _chances(found, words)]
        parts.append(Text(words("analyse-swings"), style="bold"))
        parts += [Text(f"  {_swing(each, words)}") for each in found["swings"]]
        if not found["swings"]:
            parts.append(Text(f"  {words('analyse-no-swings')}", style="dim"))
    for seat, own in enumerate(found["costliest"]):
        parts.append(Text(words("analyse-costliest", seat=f"seat:{seat}"), style="bold"))
        parts += [Text(f"  {_costly(each, words)}") for each in own]
        if not own:
            parts.append(Text(f"  {words('analyse-no-costly')}", style="dim"))
    parts.append(Text(words("analyse-by", level=words.quoted(found["level"])), style="dim"))
    return parts


def _chances(found: dict[str, Any], words: Words) -> Table:
    """What each seat's chance was after each tenth of the actions."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words("analyse-column-action"), justify="right")
    for seat in range(found["players"]):
        table.add_column(words.name(f"seat:{seat}"), justify="right")
    last = found["actions"]
    for at in sorted({last * part // MOMENTS for part in range(MOMENTS + 1)}):
        table.add_row(str(at), *(_percent(chance, words) for chance in found["chances"][at]))
    return table


def _swing(swing: dict[str, Any], words: Words) -> str:
    """One turn: whose, which actions, and what it did to everybody's chances."""
    changes = [
        words(
            "analyse-change",
            seat=f"seat:{seat}",
            before=_percent(before, words),
            after=_percent(after, words),
        )
        for seat, (before, after) in enumerate(zip(swing["before"], swing["after"], strict=True))
        if _percent(before, words) != _percent(after, words)
    ]
    first, last = swing["from"] + 1, swing["to"]
    return words(
        "analyse-swing", seat=f"seat:{swing['seat']}", first=first, last=last, changes=", ".join(changes)
    )


def _costly(one: dict[str, Any], words: Words) -> str:
    """One decision: what was played, what would have been better, and why."""
    loss = words.number(one["loss"], 1)
    why = sentence([(each["part"], each["amount"]) for each in one["reasons"]], words.texts)
    said = words(
        "analyse-costly",
        number=one["at"] + 1,
        played=words.quoted(_phrase(one["played"], words)),
        better=words.quoted(_phrase(one["best"][0]["action"], words)),
        loss=loss,
    )
    cost = "" if one["cost"] is None else words("analyse-cost", cost=_percent(one["cost"], words))
    because = words("analyse-why", why=why) if why else ""
    return " ".join(part for part in (said, cost, because) if part)


def _drawn(found: dict[str, Any], words: Words) -> str:
    last = found["actions"]
    moments = [(at / last, chances) for at, chances in enumerate(found["chances"])]
    title = words("analyse-title", game=words.texts.say("game-name"))
    names = [words.name(f"seat:{seat}") for seat in range(found["players"])]
    swings = [each["to"] / last for each in found["swings"]]
    across = words("analyse-axis", last=last)
    return course_picture(title, across, names, moments, swings, lambda share: _percent(share, words))


# ---- one decision ----------------------------------------------------------------------------------------------------


def one_decision(found: dict[str, Any], journal: Journal, words: Words) -> list[RenderableType]:
    """What was asked, what was played, and the actions with their values and reasons, the best first."""
    state = journal.at(found["at"])
    prompt = state.prompt(found["seat"])
    assert prompt is not None
    title = words("analyse-decision", number=found["at"] + 1, seat=f"seat:{found['seat']}")
    parts: list[RenderableType] = [
        Text(title, style="bold"),
        Text(words.message(prompt)),
    ]
    if "chances" in found:
        chances = [
            words("analyse-chance", seat=f"seat:{seat}", chance=_percent(chance, words))
            for seat, chance in enumerate(found["chances"])
        ]
        parts.append(Text(words("analyse-chances-now", chances=", ".join(chances)), style="dim"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold")
    best = found["ranked"][0]["value"]
    for place, each in enumerate(found["ranked"], 1):
        played = each["action"] == found["played"]
        if place > SHOWN and not played:
            continue
        value = "" if each["value"] is None else words.number(each["value"])
        gap = (
            "" if place == 1 or each["value"] is None or best is None else words.number(each["value"] - best)
        )
        why = sentence([(one["part"], one["amount"]) for one in each["reasons"]], words.texts)
        style = "bold" if played else ""
        table.add_row(f"{place}.", Text(_phrase(each["action"], words), style=style), value, gap, why)
    parts.append(table)
    parts.append(
        Text(words("analyse-compared", played=words.quoted(_phrase(found["played"], words))), style="dim")
    )
    return parts


def _phrase(text: str, words: Words) -> str:
    assert words.game is not None
    return words.phrase(words.game.actions.parse(text))


def _percent(share: float, words: Words) -> str:
    return words.percent(round(1000 * share), 1000)
