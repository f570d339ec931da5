"""What several commands take. Helps and metavars are keys of texts."""

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="metavar-game", help="help-argument-game")]
RecordFile = Annotated[Path, typer.Argument(metavar="metavar-file", help="help-argument-record")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="metavar-number", help="help-option-players")
]
AtTable = Annotated[
    int | None, typer.Option("--players", "-p", metavar="metavar-number", help="help-option-arena-players")
]
Games = Annotated[int, typer.Option(metavar="metavar-number", help="help-option-games")]
FirstSeed = Annotated[int, typer.Option(metavar="metavar-number", help="help-option-first-seed")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="metavar-option", help="help-option-option")
]
ContentDir = Annotated[
    Path | None, typer.Option("--content", metavar="metavar-folder", help="help-option-content")
]
WorkerCount = Annotated[
    int | None, typer.Option("--workers", metavar="metavar-number", help="help-option-arena-workers")
]
RayAddress = Annotated[str | None, typer.Option("--ray", metavar="metavar-address", help="help-option-ray")]
Lang = Annotated[str | None, typer.Option(metavar="metavar-language", help="help-option-lang")]
