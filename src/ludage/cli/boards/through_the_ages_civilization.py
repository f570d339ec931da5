"""One's own civilisation in Through the Ages: banks, technologies with their workers, cards in play, hands."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ludage.cli.boards.board import View, packed
from ludage.cli.words import Words

GAP = 3


def card_name(card: str, words: Words) -> str:
    """A card by its name."""
    return words.name(f"card:{card}")


def kind_of(card: str, words: Words) -> str:
    """The type of a card."""
    return words.texts.attribute(f"card-{card}", "kind")


def listed(cards: list[str], words: Words) -> str:
    """Names of cards; of several copies the number."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    names = [card_name(card, words) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]
    return ", ".join(names)


def labelled(label: str, text: str | Text) -> Text:
    """A text with its bold label before it."""
    return Text.assemble((f"{label} ", "bold"), text)


def backs(by_age: dict[str, int]) -> str:
    """Cards by the age on their backs: "2×I 1×II"."""
    return " ".join(f"{count}×{age}" for age, count in by_age.items()) or "–"


# ---- banks and technologies --------------------------------------------------------------------------------------


TEMPORARY = {
    "army_resources": "tta-army-resources",
    "army_science": "tta-army-science",
    "food": "tta-traded-food",
    "resources": "tta-traded-resources",
}
"""What may be spent this turn only, as the view has it, and its text."""


def banks(player: Any, words: Words, width: int) -> Text:
    """Both banks with what they mean this turn."""
    cost = player["population_cost"]
    parts = [
        labelled(words("tta-yellow"), str(player["yellow"])),
        labelled(words("tta-growth"), "–" if cost is None else words("tta-food", count=cost)),
        labelled(words("tta-consumption"), str(player["consumption"])),
        labelled(words("tta-unused"), str(player["unused"])),
        labelled(words("tta-blue"), str(player["blue"])),
        labelled(words("tta-corruption"), str(player["corruption"])),
    ]
    if player["discontent"]:
        parts.append(labelled(words("tta-discontent"), Text(str(player["discontent"]), style="bold red")))
    means = {key: player[key] for key in ("army_resources", "army_science")} | player["traded"]
    parts += [Text(words(TEMPORARY[key], count=count)) for key, count in means.items() if count]
    return packed(parts, width, "", GAP)


def technologies(player: Any, words: Words, width: int) -> Text:
    """Cards that hold workers, type by type: a dot a worker, blue tokens in brackets."""
    kinds: dict[str, list[Text]] = {}
    for entry in player["technologies"]:
        kinds.setdefault(kind_of(entry["card"], words), []).append(_technology(entry, words))
    parts = [
        Text.assemble((words("label", text=kind) + " ", "dim"), Text(", ").join(cards))
        for kind, cards in kinds.items()
    ]
    return packed(parts, width, "", GAP)


def _technology(entry: Any, words: Words) -> Text:
    text = Text(card_name(entry["card"], words))
    if entry["workers"]:
        text.append(" " + "●" * entry["workers"], style="yellow")
    if entry.get("tokens"):
        worth = entry["tokens"] * entry["value"]
        text.append(f" [{'■' * entry['tokens']} {worth}]", style="blue")
    return text


# ---- cards -------------------------------------------------------------------------------------------------------


def cards_in_play(player: Any, words: Words) -> list[Text]:
    """Government, leader, wonders, special technologies, colonies, tactic, pact and war."""
    parts = [labelled(words("tta-government"), card_name(player["government"], words))]
    if player["leader"]:
        parts.append(labelled(words("tta-leader"), card_name(player["leader"], words)))
    wonders = [_wonder(player["wonder"], words)] if player["wonder"] else []
    wonders += [Text(card_name(wonder["card"], words)) for wonder in player["wonders"]]
    if wonders:
        parts.append(labelled(words("tta-wonders"), Text(", ").join(wonders)))
    if player["specials"]:
        parts.append(labelled(words("tta-specials"), listed(player["specials"], words)))
    if player["colonies"]:
        parts.append(labelled(words("tta-colonies"), listed(player["colonies"], words)))
    if player["tactic"]:
        own = " ★" if player["tactic_exclusive"] else ""
        parts.append(labelled(words("tta-tactic"), card_name(player["tactic"], words) + own))
    return parts + relations(player, words)


def relations(player: Any, words: Words) -> list[Text]:
    """The pact and the war that lie before a player."""
    parts = []
    pact, war = player["pact"], player["war"]
    if pact is not None:
        side = f" ({words.name('side:' + pact['side'])})" if pact["side"] else ""
        partner = words.name(f"seat:{pact['partner']}")
        parts.append(labelled(words("tta-pact"), f"{card_name(pact['card'], words)}{side}, {partner}"))
    if war is not None:
        target = words.name(f"seat:{war['target']}")
        parts.append(labelled(words("tta-war"), f"{card_name(war['card'], words)} → {target}"))
    return parts


def _wonder(wonder: Any, words: Words) -> Text:
    """The unfinished wonder with the stages built and the costs of those that are left."""
    built = wonder["built"]
    text = Text(card_name(wonder["card"], words) + " ")
    text.append("■" * built, style="blue")
    text.append("/".join(str(cost) for cost in wonder["stages"][built:]), style="dim")
    return text


def hands(view: View, words: Words, width: int) -> list[RenderableType]:
    """The hands of the seat that looks, the events it prepared or looked at, the event it keeps."""
    seat, mine = view["seat"], view.get("own")
    if mine is None:
        return []
    player = view["seats"][seat]
    out: list[RenderableType] = [
        labelled(
            words("tta-hand", count=len(player["hand"]), most=player.get("hand_limit", 0)),
            listed(player["hand"], words) or "–",
        )
    ]
    out.append(
        labelled(
            words(
                "tta-military-hand",
                count=len(mine["military_hand"]),
                most=player.get("military_hand_limit", 0),
            ),
            listed(mine["military_hand"], words) or "–",
        )
    )
    parts = []
    if mine["top_event"]:
        parts.append(labelled(words("tta-next-event"), card_name(mine["top_event"], words)))
    parts += [
        labelled(words(f"tta-own-{what}"), listed(mine[what], words))
        for what in ("current_events", "future_events", "dealt")
        if mine.get(what)
    ]
    if mine.get("kept"):
        parts.append(labelled(words("tta-own-kept"), card_name(mine["kept"], words)))
    return [*out, packed(parts, width, "", GAP)] if parts else out
