"""The boards of Age of Mythology: production area as a grid or in a line, army and city."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.boards.board import View, packed
from ludage.cli.words import Words

SIGNS = {"villager": "●", "dwarf": "◆"}
"""Who works on a tile."""
RESOURCE_STYLES = {"food": "green", "wood": "dark_orange3", "gold": "yellow", "favor": "bright_blue"}
COLUMNS = 4
"""Fields in a row of a production area."""
WHOLE_TERRAIN = 96
"""Columns from which on terrains are written in full."""
SHORT = 4
"""Letters of a terrain where there is less room."""
CITY = 16


def labelled(label: str, text: Text) -> Text:
    """A text with its bold label before it."""
    return Text.assemble((f"{label} ", "bold"), text)


def counted(things: dict[str, int]) -> list[str]:
    """Names with their numbers: "Spearman ×2"; one alone needs none."""
    return [name if count == 1 else f"{name} ×{count}" for name, count in things.items()]


def cubes_of(cubes: Any, words: Words) -> Text:
    """Cubes by resource, in their colours."""
    out = Text()
    for resource, count in cubes.items():
        out.append("  " if out else "")
        out.append(f"{words.name(f'resource:{resource}')} {count}", style=RESOURCE_STYLES[resource])
    return out


# ---- tiles -------------------------------------------------------------------------------------------------------


def terrain_name(terrain: str, words: Words) -> str:
    """The name of a terrain."""
    return words.name(f"harvest:{terrain}")


def tile_name(tile: str, words: Words) -> str:
    """A tile by its terrain and yield."""
    return words.name(f"tile:{tile}")


def produce(field: Any, words: Words, space: str = " ") -> Text:
    """What the tile of a field yields and who works there; nothing for an open field."""
    if "tile" not in field:
        return Text()
    _, resource, number = field["tile"].split("_")
    sign = SIGNS[field["worker"]] if "worker" in field else ""
    short = words(f"aom-short-{resource}")
    return Text.assemble((f"{number}{space}{short}", RESOURCE_STYLES[resource]), (sign, "bold"))


def standing_on(player: Any, number: int, words: Words) -> str:
    """A field in words: its tile, and who works there."""
    field = player["fields"][number - 1]
    if "tile" not in field:
        return terrain_name(field["terrain"], words)
    tile = tile_name(field["tile"], words)
    return f"{tile}, {words.name('worker:' + field['worker'])}" if "worker" in field else tile


def grid(player: Any, words: Words, width: int) -> Table:
    """The production area as it lies on the board: number, terrain, yield, worker."""
    table = Table.grid(padding=(0, 2, 0, 0))
    cells = [
        _cell(number, field, words, width >= WHOLE_TERRAIN)
        for number, field in enumerate(player["fields"], 1)
    ]
    for at in range(0, len(cells), COLUMNS):
        table.add_row(*(part for cell in cells[at : at + COLUMNS] for part in cell))
    return table


def _cell(number: int, field: Any, words: Words, whole: bool) -> tuple[Text, Text, Text]:
    name = terrain_name(field["terrain"], words)
    open_field = "tile" not in field
    land = Text(name if whole else name[:SHORT], style="dim" if open_field else "")
    crop = Text("·", style="dim") if open_field else produce(field, words)
    return Text(f"{number:2d}", style="dim"), land, crop


def open_fields(player: Any, terrain: str) -> int:
    """How many fields of a terrain have no tile yet."""
    return sum(field["terrain"] == terrain and "tile" not in field for field in player["fields"])


def lands(player: Any, words: Words, width: int) -> Text:
    """The production area in a line: yields by terrain, with the open fields of each."""
    out = []
    for terrain in dict.fromkeys(field["terrain"] for field in player["fields"]):
        text = Text.assemble((terrain_name(terrain, words), "dim"))
        for field in player["fields"]:
            if field["terrain"] == terrain and "tile" in field:
                text.append(" ").append_text(produce(field, words, ""))
        if unused := open_fields(player, terrain):
            text.append(f" +{unused}", style="dim")
        out.append(text)
    return packed(out, width, "", 2)


# ---- army and city -----------------------------------------------------------------------------------------------


def army(player: Any, words: Words) -> Text:
    """The units of a player, and the villagers that do not work."""
    units = {
        words.name(f"unit:{unit}"): entry["owned"]
        for unit, entry in player["units"].items()
        if entry["owned"]
    }
    text = ", ".join(counted(units)) or "–"
    if player["villagers_in_holding"]:
        text += " · " + words("aom-idle", count=player["villagers_in_holding"])
    return labelled(words("aom-army"), Text(text))


def city(player: Any, words: Words) -> Text:
    """The buildings of a player."""
    buildings = {words.name(f"building:{name}"): count for name, count in player["buildings"].items()}
    text = ", ".join(counted(buildings)) or "–"
    return labelled(words("aom-city", size=player["city_size"], most=CITY), Text(text))


# ---- the boards of others ----------------------------------------------------------------------------------------


def others(view: View, words: Words, width: int) -> list[RenderableType]:
    """Everybody else's board in a few lines."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for seat, player in enumerate(view["seats"]):
        if seat == view["seat"] or player["culture"] is None:
            continue
        name = Text(words.name(f"seat:{seat}"), style="bold")
        table.add_row(name, lands(player, words, width - len(name) - 1))
        table.add_row("", Text.assemble(army(player, words), "  ", city(player, words)))
    return [table] if table.row_count else []


def boards(view: View, words: Words, width: int) -> list[RenderableType]:
    """Every board in full."""
    parts: list[RenderableType] = []
    for seat, player in enumerate(view["seats"]):
        if player["culture"] is None:
            continue
        name = f"{words.name(f'seat:{seat}')} · {words.name('culture:' + player['culture'])}"
        parts += [Text(name, style="bold underline"), grid(player, words, width)]
        parts += [army(player, words), city(player, words)]
    return parts
