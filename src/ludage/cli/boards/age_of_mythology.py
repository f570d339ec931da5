"""Age of Mythology in a terminal: bank and victory cards, the players, one's own board and hand, the battle."""

from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.boards.age_of_mythology_battle import battle
from ludage.cli.boards.age_of_mythology_lands import (
    RESOURCE_STYLES,
    SIGNS,
    army,
    boards,
    city,
    counted,
    cubes_of,
    grid,
    labelled,
    open_fields,
    others,
    standing_on,
    tile_name,
)
from ludage.cli.boards.board import Room, View, packed, score_lines
from ludage.cli.words import Words
from ludage.core.message import Arguments, Forecast, Line

MOST_BOARDS = 4
"""With more players than this the boards of the others are left to the command `map`."""
WIDE = 96


class AgeOfMythologyBoard:
    """The board."""

    def title(self, view: View, words: Words) -> str:
        name = words.texts.say("game-name")
        phase = words.name(f"phase:{view['phase']}")
        if view["phase"] in ("setup", "over"):
            return f"{name} · {phase}"
        if view["phase"] == "rounds" and view["round"]:
            phase = words("aom-round", round=view["round"])
        first = "" if view["first"] is None else words("aom-first", seat=f"seat:{view['first']}")
        parts = [name, words("aom-turn", turn=view["turn"]), phase, first]
        return " · ".join(part for part in parts if part)

    def position(self, view: View, words: Words, room: Room) -> list[RenderableType]:
        """While a battle lasts it takes the place of the boards; on a low screen only one's own is drawn."""
        parts: list[RenderableType] = [
            *table(view, words, room.width),
            players(view, words, room),
            *played(view, words),
        ]
        seat = view["seat"]
        settled = seat is not None and view["seats"][seat]["culture"] is not None
        if view["battle"] is not None:
            parts += battle(view, words)
            parts += [army(view["seats"][seat], words)] if settled else []
        else:
            if settled:
                parts += [grid(view["seats"][seat], words, room.width), *holdings(view["seats"][seat], words)]
            if not room.low and view["players"] <= MOST_BOARDS:
                parts += others(view, words, room.width)
        return [*parts, *row(view, words), *own(view, words)]

    def whole(self, view: View, words: Words, room: Room) -> list[RenderableType]:
        """Every board, the tiles and buildings that are left, the random decks, and a legend."""
        parts: list[RenderableType] = [
            *table(view, words, room.width),
            players(view, words, room),
            *played(view, words),
        ]
        if view["battle"] is not None:
            parts += battle(view, words)
        parts += [*boards(view, words, room.width), *row(view, words), *stocks(view, words)]
        return [*parts, *own(view, words), Text(self.legend(words), style="dim")]

    def shelf(self, _view: View, _target: str) -> str | None:
        return None

    def order(self, _view: View) -> list[str]:
        return []

    def remark(
        self, view: View, words: Words, targets: tuple[str, ...], _args: Arguments, forecast: Forecast
    ) -> str:
        """What it costs and brings, then what the element is good for; a tile says itself what it brings."""
        known = targets[:1] and targets[0].startswith(("tile:", "land:"))
        amounts = "" if known else _amounts(words, forecast)
        parts = [amounts, _odds(words, forecast), _element(view, words, targets)]
        return " · ".join(part for part in parts if part)

    def legend(self, words: Words) -> str:
        signs = [f"{sign} {words.name(f'worker:{worker}')}" for worker, sign in SIGNS.items()]
        return "  ".join([*signs, words("aom-legend-cards")])

    def score_sheet(self, view: View, words: Words) -> list[RenderableType]:
        sheets = [
            score_lines(words, seat, player["points_from"], view["outcome"]["scores"][seat])
            for seat, player in enumerate(view["seats"])
        ]
        return [Columns(sheets, padding=(1, 4))]


# ---- remarks -----------------------------------------------------------------------------------------------------


def _amounts(words: Words, forecast: Forecast) -> str:
    """Prices, gains and harvests of a forecast, short: "−2 Food −1 Gold"."""
    amounts: dict[str, int] = {}
    for line in forecast.lines:
        resource = _resource(line)
        if resource:
            amounts[resource] = amounts.get(resource, 0) + line.amount
    shown = [f"{amount:+d} {words.name(resource)}" for resource, amount in amounts.items() if amount]
    return " ".join(shown).replace("-", "−")


def _odds(words: Words, forecast: Forecast) -> str:
    """The odds of a unit against whoever may come; against one alone they stand beside the choice anyway."""
    known = [line.cause.args["percent"] for line in forecast.lines if line.cause.key == "forecast-encounter"]
    odds = sorted(int(str(percent)) for percent in known)
    return words("aom-odds", least=odds[0], most=odds[-1]) if len(odds) > 1 else ""


def _resource(line: Line) -> str:
    """The resource that a line of a forecast counts."""
    if line.cause.key == "forecast-favor":
        return "resource:favor"
    return str(line.cause.args.get("resource", ""))


def _element(view: View, words: Words, targets: tuple[str, ...]) -> str:
    """What to know about the element itself."""
    if not targets:
        return ""
    kind, _, element = targets[-1].partition(":")
    if kind in ("building", "unit"):
        return "" if view["battle"] is not None and view["battle"]["shown"] else words.about(targets[-1])
    if targets[-1] == "use:power" or (kind == "card" and len(targets) == 1):
        return words.about(targets[0].replace("card:", "god:"))
    if kind == "victory":
        return words("aom-cubes", count=view["victory_cards"][element])
    if kind == "field" and view["seat"] is not None:
        return standing_on(view["seats"][view["seat"]], int(element), words)
    if kind == "tile" and view["seat"] is not None:
        return words("aom-open", count=open_fields(view["seats"][view["seat"]], element.split("_")[0]))
    if kind == "land":
        seat, _, number = element.partition("-")
        return standing_on(view["seats"][int(seat)], int(number), words)
    return ""


# ---- what lies in the middle -------------------------------------------------------------------------------------


def table(view: View, words: Words, width: int) -> list[RenderableType]:
    """The bank, and the victory cards with who would get their cubes now."""
    bank = labelled(words("aom-bank"), cubes_of(view["bank"], words))
    bank.append(f"  {words('aom-victory-cubes', count=view['victory_cubes'])}", style="red")
    cards = []
    for card, count in view["victory_cards"].items():
        text = Text.assemble(words.name(f"victory:{card}"), (f" {count}", "bold red"))
        if view.get(card) is not None:
            text.append(f" ({words.name(f'seat:{view[card]}')})", style="dim")
        cards.append(text)
    return [bank, packed(cards, width, "", 2)]


def row(view: View, words: Words) -> list[RenderableType]:
    """The tiles that lie face up."""
    if not view["shown"]:
        return []
    tiles = ", ".join(counted(_tally(tile_name(tile, words) for tile in view["shown"])))
    return [labelled(words("aom-shown"), Text(tiles))]


def _tally(names: Iterable[str]) -> dict[str, int]:
    out: dict[str, int] = {}
    for name in names:
        out[name] = out.get(name, 0) + 1
    return out


def stocks(view: View, words: Words) -> list[RenderableType]:
    """Tiles in the pool, buildings not built, random decks: what everybody may count."""
    pool = {words.name(f"tile:{tile}"): count for tile, count in view["pool"].items() if count}
    stock = {words.name(f"building:{name}"): count for name, count in view["stock"].items() if count}
    parts: list[RenderableType] = [
        labelled(words("aom-pool"), Text(", ".join(counted(pool)))),
        labelled(words("aom-stock"), Text(", ".join(counted(stock)))),
    ]
    for culture in dict.fromkeys(player["culture"] for player in view["seats"] if player["culture"]):
        deck = view["decks"][culture]
        text = words("aom-face-down", count=deck["face_down"])
        if deck["face_up"]:
            text += " · " + words("aom-face-up", cards=[f"card:{card}" for card in deck["face_up"]])
        parts.append(labelled(words("aom-deck", culture=f"culture:{culture}"), Text(text)))
    return parts


# ---- the players -------------------------------------------------------------------------------------------------


def players(view: View, words: Words, room: Room) -> Table:
    """A line a player: culture, age, cubes, points, sizes of army and city, backs of cards."""
    grid = Table(
        box=None, padding=(0, 2 if room.width >= WIDE else 1, 0, 0), pad_edge=False, header_style="dim"
    )
    for column in ("player", "culture", "age"):
        grid.add_column(words(f"aom-column-{column}"), no_wrap=True)
    for resource, style in RESOURCE_STYLES.items():
        grid.add_column(words(f"aom-short-{resource}"), justify="right", style=style, no_wrap=True)
    for column in ("points", "army", "city"):
        grid.add_column(words(f"aom-column-{column}"), justify="right", no_wrap=True)
    grid.add_column(words("aom-column-cards"), no_wrap=True)
    for seat, player in enumerate(view["seats"]):
        name = _player_name(view, words, seat)
        grid.add_row(name, *(["…"] if player["culture"] is None else _line(player, words)))
    return grid


def _player_name(view: View, words: Words, seat: int) -> Text:
    name = words.name(f"seat:{seat}")
    acting = "► " if seat in view["to_act"] else "  "
    if seat == view["seat"]:
        return Text(acting + words("aom-you", name=name), style="bold")
    return Text(acting + name)


def _line(player: Any, words: Words) -> list[RenderableType]:
    backs = [words(f"aom-back-{back}", count=count) for back, count in player["hand"].items() if count]
    return [
        words.name(f"culture:{player['culture']}"),
        words(f"aom-age-{player['age']}"),
        *(str(count) for count in player["cubes"].values()),
        Text(str(player["points"]), style="bold red"),
        str(player["army_size"]),
        str(player["city_size"]),
        " ".join(backs),
    ]


def played(view: View, words: Words) -> list[RenderableType]:
    """The cards that lie played before each player."""
    piles = []
    for seat, player in enumerate(view["seats"]):
        if player.get("played"):
            cards = ", ".join(words.name(f"card:{card}") for card in player["played"])
            piles.append(Text.assemble((words.name(f"seat:{seat}"), "dim"), f" {cards}"))
    return [labelled(words("aom-played"), Text("  ").join(piles))] if piles else []


# ---- one's own ---------------------------------------------------------------------------------------------------


def holdings(player: Any, words: Words) -> list[RenderableType]:
    """Army and city of a player."""
    return [army(player, words), city(player, words)]


def own(view: View, words: Words) -> list[RenderableType]:
    """Hand and cards laid aside of the seat that looks."""
    mine = view.get("own")
    if mine is None:
        return []
    parts: list[RenderableType] = []
    aside = "picked" if view["phase"] == "draw" else "aside"
    for what, label in (("hand", "hand"), ("aside", aside)):
        if mine[what]:
            cards = counted(_tally(words.name(f"card:{card}") for card in mine[what]))
            parts.append(labelled(words(f"aom-{label}"), Text(", ".join(cards))))
    return parts
