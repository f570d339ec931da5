"""Through the Ages in a terminal: card row with costs, events, the players, one's own civilisation and hands."""

from typing import Any, Literal

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.boards.board import Room, View, packed, score_lines
from ludage.cli.boards.through_the_ages_civilization import (
    GAP,
    backs,
    banks,
    card_name,
    cards_in_play,
    hands,
    kind_of,
    labelled,
    listed,
    technologies,
)
from ludage.cli.words import Words
from ludage.core.message import Arguments, Forecast

SHELVES = {
    "space": "shelf:row",
    "hand": "shelf:hand",
    "workers": "shelf:build",
    "card": "shelf:cards",
    "tactic": "shelf:tactics",
}
"""Where a person looks for a choice by the first thing it goes through."""
LAST_EVENTS = 3
"""Past events that a decision shows; the command `map` shows all."""


class ThroughTheAgesBoard:
    """The board."""

    def title(self, view: View, words: Words) -> str:
        parts = [words.texts.say("game-name"), words.name(f"age:{view['age']}")]
        if view["phase"] == "over":
            return " · ".join([*parts, words("tta-over")])
        parts.append(words("tta-round", round=view["round"]))
        if view["last_round"] is not None:
            parts.append(words("tta-last-round", round=view["last_round"]))
        return " · ".join([*parts, words("tta-turn-of", seat=f"seat:{view['active']}")])

    def position(self, view: View, words: Words, room: Room) -> list[RenderableType]:
        """On a low screen the others are left to their line in the table."""
        parts: list[RenderableType] = [row(view, words, room.width), *common(view, words, room, LAST_EVENTS)]
        parts.append(players(view, words, room.width))
        if not room.low:
            parts += others(view, words, room.width)
        return [*parts, *own(view, words, room.width)]

    def whole(self, view: View, words: Words, room: Room) -> list[RenderableType]:
        """Every civilisation in full, all past events, and a legend."""
        parts: list[RenderableType] = [row(view, words, room.width), *common(view, words, room, None)]
        parts.append(players(view, words, room.width))
        for seat, player in enumerate(view["seats"]):
            if not player["resigned"] and seat != view["seat"]:
                parts.append(Text(words.name(f"seat:{seat}"), style="bold underline"))
                parts += civilization(player, words, room.width)
                parts.append(labelled(words("tta-their-hand"), listed(player["hand"], words) or "–"))
        if view["seat"] is not None:
            parts.append(Text(words.name(f"seat:{view['seat']}"), style="bold underline"))
        return [*parts, *own(view, words, room.width), Text(self.legend(words), style="dim")]

    def shelf(self, _view: View, target: str) -> str | None:
        return SHELVES.get(target.partition(":")[0])

    def order(self, _view: View) -> list[str]:
        return ["shelf:row", "shelf:hand", "shelf:build", "bank:yellow", "shelf:cards", "shelf:tactics"]

    def remark(
        self, view: View, words: Words, targets: tuple[str, ...], _args: Arguments, forecast: Forecast
    ) -> str:
        """The card that lies in a space of the row, then what the action costs and brings."""
        parts = []
        kind, _, element = targets[0].partition(":") if targets else ("", "", "")
        if kind == "space" and view["row"][int(element) - 1] is not None:
            card = view["row"][int(element) - 1]["card"]
            parts.append(f"{card_name(card, words)}, {kind_of(card, words)}")
        amounts = _amounts(words, forecast)
        parts += [amounts] if amounts else []
        if kind == "hand" and not amounts:
            parts.append(about(view, words, element))
        return " · ".join(part for part in parts if part)

    def legend(self, words: Words) -> str:
        return words("tta-legend")

    def score_sheet(self, view: View, words: Words) -> list[RenderableType]:
        sheets = [_score(view, words, seat) for seat in range(view["players"])]
        parts: list[RenderableType] = [Columns(sheets, padding=(1, 4))]
        final = view.get("final_events")
        if final:
            parts.append(Text(words("tta-final-events"), style="bold"))
            parts += [
                Text.assemble((card_name(card, words), "bold"), f" {about(view, words, card)}")
                for card in final
            ]
        return parts


def about(view: View, words: Words, card: str) -> str:
    """What a card does; with an event that scores by rank, what the ranks are worth at this table."""
    text = words.about(f"card:{card}")
    if not words.texts.has(f"ranking-{card}"):
        return text
    ranking = "/".join([str(points) for points in view["impact_ranking"]])
    return f"{text} {words.texts.say(f'ranking-{card}', {'ranking': ranking})}"


def _score(view: View, words: Words, seat: int) -> Table:
    """The culture before the final scoring, what each line of it added, and the sum."""
    total = view["outcome"]["scores"][seat]
    lines = view["seats"][seat]["final_score"]
    before = total - sum(line["amount"] for line in lines)
    culture = {"amount": before, "cause": {"key": "forecast-culture", "args": {}}}
    return score_lines(words, seat, [culture, *lines], total)


def _amounts(words: Words, forecast: Forecast) -> str:
    """Every line of a forecast with a figure, short: "−1 CA −3 resources"."""
    shown = []
    for line in forecast.lines:
        short = f"cli-tta-short-{line.cause.key.removeprefix('forecast-')}"
        label = words.texts.say(short) if words.texts.has(short) else words.message(line.cause)
        shown.append(f"{line.amount:+d} {label}" if line.amount else label)
    return "  ".join(shown).replace("-", "−")


# ---- the common boards -------------------------------------------------------------------------------------------


def row(view: View, words: Words, width: int) -> Table:
    """The card row in three columns by the cost of the spaces; where the viewer pays otherwise, his price."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim", width=width)
    columns: dict[int, list[Text]] = {}
    for at, space in enumerate(view["row"]):
        if space is not None:
            columns.setdefault(space["space_cost"], []).append(_space(at, space, words))
    for cost in columns:
        grid.add_column(words("tta-row", cost=cost), no_wrap=True, ratio=1)
    for line in range(max([len(cards) for cards in columns.values()], default=0)):
        grid.add_row(*(cards[line] if line < len(cards) else "" for cards in columns.values()))
    return grid


def _space(at: int, space: Any, words: Words) -> Text:
    text = Text.assemble((f"{at + 1:2d} ", "bold cyan"), card_name(space["card"], words))
    cost = space.get("cost", space["space_cost"])
    if cost != space["space_cost"]:
        text.append(f" [{cost}]", style="bold red" if cost > space["space_cost"] else "bold green")
    return text.append(f" {kind_of(space['card'], words)}", style="dim")


def common(view: View, words: Words, room: Room, most: int | None) -> list[RenderableType]:
    """Decks, events to come by their backs, events past, tactics for all."""
    events = view["events"]
    past = events["past"] if most is None else events["past"][-most:]
    more = "… " if len(past) < len(events["past"]) else ""
    parts = [
        labelled(words("tta-decks"), words("tta-deck-sizes", **view["decks"])),
        labelled(words("tta-current"), backs(events["current"])),
        labelled(words("tta-future"), backs(events["future"])),
        labelled(words("tta-past"), more + (listed(past, words) or "–")),
    ]
    if view["shown_events"]:
        parts.append(labelled(words("tta-shown"), listed(view["shown_events"], words)))
    if view["tactics"]:
        parts.append(labelled(words("tta-tactics"), listed(view["tactics"], words)))
    return [packed(parts, room.width, "", GAP)]


# ---- the players -------------------------------------------------------------------------------------------------

COLUMNS = ("culture", "science", "strength", "happiness", "civil", "military", "food", "resources", "workers")


def players(view: View, words: Words, width: int) -> Table:
    """A line a player: points with what each turn adds, ratings, actions left, stores, hands by their backs."""
    lines = [
        [
            _player_name(view, words, seat),
            *([Text(words("tta-resigned"))] if player["resigned"] else _line(player)),
        ]
        for seat, player in enumerate(view["seats"])
    ]
    heads = [words(f"tta-column-{column}") for column in ("player", *COLUMNS, "hand", "cards")]
    figures = [
        max([line[at].cell_len for line in lines if at < len(line)], default=0) for at in range(len(heads))
    ]
    natural = sum([max(cell_len(head), least) for head, least in zip(heads, figures, strict=True)])
    padding = 2 if natural + 2 * (len(heads) - 1) <= width else 1
    grid = Table(box=None, padding=(0, padding, 0, 0), pad_edge=False, header_style="dim")
    for at, head in enumerate(heads):
        # where the room is short a heading is cut, never a figure
        justify: Literal["left", "right"] = "right" if 0 < at <= len(COLUMNS) else "left"
        grid.add_column(head, justify=justify, no_wrap=True, min_width=figures[at])
    for line in lines:
        grid.add_row(*line)
    return grid


def _player_name(view: View, words: Words, seat: int) -> Text:
    name = words.name(f"seat:{seat}")
    acting = "► " if seat in view["to_act"] else "  "
    if seat == view["seat"]:
        return Text(acting + words("tta-you", name=name), style="bold")
    return Text(acting + name)


def _line(player: Any) -> list[Text]:
    ratings = player["ratings"]
    happiness = Text(str(ratings["happiness"]["total"]))
    if player["discontent"]:
        happiness.append(f" −{player['discontent']}", style="bold red")
    workers = player["unused"] + sum(entry["workers"] for entry in player["technologies"])
    figures: list[str | Text] = [
        f"{player['culture']} +{ratings['culture']['total']}",
        f"{player['science']} +{ratings['science']['total']}",
        str(ratings["strength"]["total"]),
        happiness,
        f"{player['civil_actions']}/{ratings['civil_actions']['total']}",
        f"{player['military_actions']}/{ratings['military_actions']['total']}",
        str(player["food"]),
        str(player["resources"]),
        str(workers),
        str(len(player["hand"])),
        backs(player["military_hand"]),
    ]
    return [figure if isinstance(figure, Text) else Text(figure) for figure in figures]


def others(view: View, words: Words, width: int) -> list[RenderableType]:
    """The others in brief: what they have in play, but for the technologies that hold workers."""
    out: list[RenderableType] = []
    for seat, player in enumerate(view["seats"]):
        if seat != view["seat"] and not player["resigned"]:
            name = Text(words.name(f"seat:{seat}"), style="bold")
            out.append(packed([name, *cards_in_play(player, words)], width, "", GAP))
    return out


def civilization(player: Any, words: Words, width: int) -> list[RenderableType]:
    """A civilisation in full."""
    return [
        packed(cards_in_play(player, words), width, "", GAP),
        technologies(player, words, width),
        banks(player, words, width),
    ]


def own(view: View, words: Words, width: int) -> list[RenderableType]:
    """The civilisation and the hands of the seat that looks."""
    if view["seat"] is None:
        return []
    player = view["seats"][view["seat"]]
    parts = [] if player["resigned"] else civilization(player, words, width)
    return [*parts, *hands(view, words, width)]
