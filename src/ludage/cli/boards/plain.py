"""The board of a game that has no drawing of its own: its view, name by name."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ludage.cli.boards.board import Room, View
from ludage.cli.words import Words
from ludage.core.message import Arguments, Forecast


class PlainBoard:
    """Every field of the view on a line of its own."""

    def title(self, view: View, words: Words) -> str:
        return words.texts.say("game-name") if words.texts.has("game-name") else str(view.get("game", ""))

    def position(self, view: View, words: Words, room: Room) -> list[RenderableType]:
        return self.whole(view, words, room)

    def whole(self, view: View, _words: Words, _room: Room) -> list[RenderableType]:
        return [Text("\n".join(_lines(view, "")))]

    def shelf(self, _view: View, _target: str) -> str | None:
        return None

    def order(self, _view: View) -> list[str]:
        return []

    def remark(
        self, _view: View, _words: Words, _targets: tuple[str, ...], _args: Arguments, _forecast: Forecast
    ) -> str:
        return ""

    def legend(self, _words: Words) -> str:
        return ""

    def score_sheet(self, _view: View, _words: Words) -> list[RenderableType]:
        return []


def _lines(value: Mapping[str, Any], indent: str) -> Iterator[str]:
    for name, part in value.items():
        if isinstance(part, list) and any(isinstance(item, Mapping | list) for item in part):
            part = {str(at): item for at, item in enumerate(part)}
        if isinstance(part, Mapping):
            yield f"{indent}{name}:"
            yield from _lines(part, indent + "  ")
        elif isinstance(part, list):
            yield f"{indent}{name}: {', '.join(str(item) for item in part)}"
        else:
            yield f"{indent}{name}: {part}"
