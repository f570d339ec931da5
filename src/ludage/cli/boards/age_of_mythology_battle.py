"""A battle of Age of Mythology: both sides beside each other, with every die and what it comes from."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.boards.age_of_mythology_lands import counted
from ludage.cli.boards.board import View
from ludage.cli.words import Words


def battle(view: View, words: Words) -> list[RenderableType]:
    """Who attacks what, and the two sides."""
    fight = view["battle"]
    args = {
        "seat": f"seat:{fight['attacker']}",
        "other": f"seat:{fight['defender']}",
        "area": f"area:{fight['area']}",
    }
    title = Text(words.texts.say("event-attack", args), style="bold magenta")
    if fight["god"] is not None:
        god = f"god:{fight['god']}"
        title.append(f" {words('label', text=god)} {words.about(god)}", style="magenta")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold", expand=True)
    table.add_column("", no_wrap=True, style="dim")
    for side in ("attacker", "defender"):
        table.add_column(words(f"aom-{side}", seat=f"seat:{fight[side]}"), ratio=1)
    for label, cells in _rows(fight, words):
        table.add_row(label, *cells)
    return [title, table]


def _rows(fight: Any, words: Words) -> list[tuple[str, list[Text]]]:
    """The lines that have something to say about either side."""
    rows = [
        (words("aom-battle-units"), [_units(side, words) for side in fight["sides"]]),
        (words("aom-battle-gone"), [Text(_names(side.get("gone", {}), words)) for side in fight["sides"]]),
        (words("aom-battle-card"), [_card(side, words) for side in fight["sides"]]),
    ]
    if "dice" in fight:
        rows.append((words("aom-battle-dice"), [_dice(side, words) for side in fight["dice"]]))
        rows.append((words("aom-battle-odds"), [_odds(side, words) for side in fight["dice"]]))
    return [(label, cells) for label, cells in rows if any(cells)]


def _names(units: Any, words: Words) -> str:
    return ", ".join(counted({words.name(f"unit:{unit}"): count for unit, count in units.items()}))


def _units(side: Any, words: Words) -> Text:
    """The units once shown, with what each Hydra has grown as soon as one has."""
    if "units" not in side:
        return Text(words("aom-hidden"), style="dim")
    text = Text(_names(side["units"], words) or "–")
    for unit, growth in side.get("growth", {}).items():
        if any(growth):
            text.append(f" ({words.name(f'unit:{unit}')} {', '.join(f'+{grown}' for grown in growth)})")
    return text


def _card(side: Any, words: Words) -> Text:
    """The battle card: open, face down, or not yet chosen."""
    if not side["chosen"]:
        return Text()
    if "card" not in side:
        return Text(words("aom-card-hidden"), style="dim")
    card = "choice:retreat" if side["card"] == "retreat" else f"unit:{side['card']}"
    if side["card_growth"]:
        card = f"growth:{side['card_growth']}"
    return Text(words.name(card), style="bold")


def _dice(side: Any, words: Words) -> Text:
    """How many dice, and what each group of them comes from."""
    text = Text(str(side["dice"]), style="bold")
    for at, line in enumerate(side["lines"]):
        cause = words.texts.say(line["cause"]["key"], line["cause"]["args"])
        amount = str(line["amount"]) if at == 0 else f"{line['amount']:+d}".replace("-", "−")
        text.append(f" = {amount}" if at == 0 else f" {amount}", style="not bold")
        text.append(f" {cause}", style="not bold dim")
    return text


def _odds(side: Any, words: Words) -> Text:
    return Text(words.percent(side["odds"]["ways"], side["odds"]["outof"]), style="green")
