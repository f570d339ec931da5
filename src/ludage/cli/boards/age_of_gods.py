"""Age of Gods in a terminal: the players, the map as a list by people, one's own cards and score."""

from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.cli.boards.age_of_gods_map import (
    brief_map,
    legend,
    own_peoples,
    people_name,
    peoples_in_order,
    signs,
    whole_map,
)
from ludage.cli.boards.board import Room, View, score_lines
from ludage.cli.words import Words
from ludage.core.message import Arguments, Forecast

WIDE = 96


class AgeOfGodsBoard:
    """The board."""

    def title(self, view: View, words: Words) -> str:
        name = words.texts.say("game-name")
        phase = words.name(f"phase:{view['phase']}")
        if view["phase"] in ("setup", "over"):
            return f"{name} · {phase}"
        first = "" if view["first"] is None else words("aog-first", seat=f"seat:{view['first']}")
        parts = [name, words("aog-turn", turn=view["turn"], turns=view["turns"]), phase, first]
        return " · ".join(part for part in parts if part)

    def position(self, view: View, words: Words, room: Room) -> list[RenderableType]:
        """On a low screen the map shows one's own peoples only; the command `map` shows all."""
        parts: list[RenderableType] = [players(view, words, room)]
        if view["phase"] != "setup":
            everything = not room.low or view["seat"] is None
            parts += brief_map(view, words, room.width, everything)
        return parts + own(view, words, room)

    def whole(self, view: View, words: Words, room: Room) -> list[RenderableType]:
        return [players(view, words, room), *whole_map(view, words, room.width)]

    def shelf(self, view: View, target: str) -> str | None:
        kind, _, element = target.partition(":")
        if kind != "territory":
            return None
        holder = view["territories"][element]["people"]
        return f"people:{holder}" if holder else "shelf:empty"

    def order(self, view: View) -> list[str]:
        return [f"people:{people}" for people in peoples_in_order(view)]

    def remark(
        self, view: View, words: Words, targets: tuple[str, ...], args: Arguments, _forecast: Forecast
    ) -> str:
        if not targets:
            return ""
        kind, _, element = targets[0].partition(":")
        if kind == "territory":
            return _territory_remark(view, words, targets[-1].partition(":")[2])
        if kind in ("card", "destiny", "discard"):
            return _card_remark(view, words, targets, args)
        if kind == "people":
            return _people_remark(view, words, element)
        return words.texts.attribute(f"god-{element}", "power") if kind == "god" else ""

    def legend(self, words: Words) -> str:
        return legend(words)

    def score_sheet(self, view: View, words: Words) -> list[RenderableType]:
        sheets = [
            score_lines(words, seat, player["score"], view["outcome"]["scores"][seat])
            for seat, player in enumerate(view["seats"])
        ]
        return [Columns(sheets, padding=(1, 4))]


def _territory_remark(view: View, words: Words, territory: str) -> str:
    place = view["territories"][territory]
    holder = people_name(view, words, place["people"]) if place["people"] else words("aog-empty")
    level = view["peoples"][place["people"]]["technology"] if place["people"] else 0
    parts = [holder, words("aog-level", level=level) if level else "", signs(place)]
    return " ".join(part for part in parts if part)


def _card_remark(view: View, words: Words, targets: tuple[str, ...], args: Arguments) -> str:
    """A card: its ability and how its people fares; used for its ability: what that does."""
    ability = str(args["ability"])
    if targets[-1] == "use:ability":
        return words.texts.attribute(ability.replace(":", "-"), "text")
    if targets[-1] == "use:wrath":
        return ""
    fares = _people_remark(view, words, targets[0].partition(":")[2])
    return fares if len(targets) > 1 else f"{words.name(ability)}, {fares}"


def _people_remark(view: View, words: Words, people: str) -> str:
    entry = view["peoples"][people]
    figures = {"held": entry["held"], "ceiling": entry["ceiling"], "level": entry["technology"]}
    return ("★" if people in own_peoples(view) else "") + words("aog-people-remark", **figures)


# ---- the players -------------------------------------------------------------------------------------------------


def players(view: View, words: Words, room: Room) -> Table:
    """A line a player: god, pawns, backs of cards, destiny cards from size 4 down, bets."""
    space = 2 if room.width >= WIDE else 1
    table = Table(
        box=None, padding=(0, space, 0, 0), pad_edge=False, header_style="dim", show_header=not room.low
    )
    for column in ("player", "god", "pawns", "cards", "destiny", "bets"):
        table.add_column(words(f"aog-column-{column}"), no_wrap=column != "destiny")
    for seat, player in enumerate(view["seats"]):
        table.add_row(
            _player_name(view, words, seat),
            _god(view, words, seat, room),
            str(player["pawns"]),
            _backs(player["hand"], words),
            ", ".join(_destiny(card, view, words) for card in player["destiny"] if card is not None),
            _backs(player["bets"], words),
        )
    return table


def _player_name(view: View, words: Words, seat: int) -> Text:
    name = words.name(f"seat:{seat}")
    acting = "► " if seat in view["to_act"] else "  "
    if seat == view["seat"]:
        return Text(acting + words("aog-you", name=name), style="bold")
    return Text(acting + name)


def _god(view: View, words: Words, seat: int, room: Room) -> str:
    """The god, with what is left of a power that is used up."""
    player = view["seats"][seat]
    if player["god"] is None:
        own_god = view["own"]["god"] if seat == view["seat"] else None
        if own_god is not None:
            return f"({words.name(f'god:{own_god}')})"
        return words("aog-god-chosen") if player["chosen"] else "…"
    name = words.name(f"god:{player['god']}")
    left = "" if player.get("power") is None else f" ×{player['power']}"
    if room.width < WIDE:
        return name + left
    return f"{name} ({words.texts.attribute('god-' + player['god'], 'domain')}){left}"


def _backs(backs: Any, words: Words) -> str:
    """Red and yellow cards by their backs; nothing for none."""
    return " ".join(words(f"aog-back-{back}", count=count) for back, count in backs.items() if count)


def _destiny(card: Any, view: View, words: Words) -> str:
    """A destiny card: its people if revealed, in brackets if only its owner (and who looked) knows."""
    if "people" not in card:
        return words("aog-face-down") if card["place"] == "face_down" else "?"
    name = words.name(f"people:{card['people']}")
    return name if card["place"] == "revealed" or view["phase"] == "over" else f"({name})"


# ---- one's own ---------------------------------------------------------------------------------------------------


def own(view: View, words: Words, room: Room) -> list[RenderableType]:
    """Hand, bets and score of the seat that looks."""
    mine = view.get("own")
    if mine is None:
        return []
    lines = []
    for what in ("hand", "bets"):
        if mine[what]:
            cards = ", ".join(words.name(f"people:{card}") for card in mine[what])
            lines.append(_labelled(words(f"aog-{what}"), cards))
    if mine["score"]:
        total = str(sum(line["amount"] for line in mine["score"]))
        shown = total if room.low else f"{total} ({_by_people(mine['score'], words)})"
        lines.append(_labelled(words("aog-score"), shown))
    return list(lines)


def _by_people(score: Any, words: Words) -> str:
    """The lines of a score, those of one people together: "Orcs 4+1" for four territories and a city."""
    amounts: dict[str, list[str]] = {}
    for line in score:
        amounts.setdefault(line["cause"]["args"]["people"], []).append(str(line["amount"]))
    return ", ".join(f"{words.name(people)} {'+'.join(parts)}" for people, parts in amounts.items())


def _labelled(label: str, text: str) -> Text:
    return Text.assemble((f"{label} ", "bold"), text)
