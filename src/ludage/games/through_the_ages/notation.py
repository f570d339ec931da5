"""The position written down: readable, lossless, by names instead of numbers."""

from typing import TYPE_CHECKING, Any

from ludage.core.event import Data
from ludage.core.stream import Stream
from ludage.games.through_the_ages.cards import Box
from ludage.games.through_the_ages.state import (
    NO_CARD,
    NOBODY,
    VARIANT_IDS,
    Ask,
    Civilization,
    Frame,
    Phase,
    Position,
)

if TYPE_CHECKING:
    from ludage.games.through_the_ages.game import ThroughTheAges

FRAME_NUMBERS = ("number", "extra", "other")
CARD_LISTS = (
    "civil_deck",
    "military_deck",
    "discards",
    "current_events",
    "future_events",
    "past_events",
    "common_tactics",
    "gone",
    "buried",
)
NUMBER_LISTS = ("known_discards", "current_authors", "future_authors", "deck_players")
NUMBERS = ("round", "first", "active", "age", "last_round", "top_author", "top_seen")
FLAGS = ("harmless_pacts", "conflict")
RANKED = "ranked_by_cards"
"""Written only where it is so: other games have the form, and the fingerprints, they had before there was a choice."""

CIV_CARDS = (
    "government",
    "leader",
    "wonder",
    "homer_under",
    "tactic",
    "pact",
    "war",
    "war_as",
    "kept",
)
CIV_CARD_LISTS = ("wonders", "ravaged", "colonies", "hand", "fresh", "military", "dealt", "specials")
CIV_FLAGS = ("resigned", "exclusive", "caesar_used", "no_politics")
CIV_NUMBERS = (
    "yellow",
    "yellow_total",
    "blue",
    "blue_total",
    "unused",
    "leaders_taken",
    "stages",
    "pact_partner",
    "pact_side",
    "war_target",
    "culture",
    "science",
    "culture_rate",
    "science_rate",
    "strength",
    "happiness",
    "colonization",
    "ca",
    "ca_total",
    "ma",
    "ma_total",
    "extra_ca",
    "extra_ma",
    "military_resources",
    "military_science",
    "traded_food",
    "traded_resources",
    "used",
)


# ---- writing ------------------------------------------------------------------------------------------------------


def fields(state: Position) -> Data:
    """The whole position but for what the core writes itself."""
    box = state.box
    return {
        "variant": VARIANT_IDS[state.variant],
        **{name: getattr(state, name) for name in FLAGS},
        **({RANKED: True} if state.ranked_by_cards else {}),
        **{name: getattr(state, name) for name in NUMBERS},
        "phase": Phase(state.phase).name.lower(),
        "stack": [frame_to_dict(box, frame) for frame in state.stack],
        "row": [_name(box, card) for card in state.row],
        **{name: [box.ids[card] for card in getattr(state, name)] for name in CARD_LISTS},
        **{name: list(getattr(state, name)) for name in NUMBER_LISTS},
        "top_event": _name(box, state.top_event),
        "shown_events": [box.ids[card] for card in state.shown_events],
        "seats": [civilization_to_dict(box, civ) for civ in state.civs],
        "unscored": list(state.unscored),
    }


def _name(box: Box, card: int) -> str | None:
    return box.ids[card] if card != NO_CARD else None


def frame_to_dict(box: Box, frame: Frame) -> Data:
    """Only what differs from an empty frame."""
    blank = Frame(frame.ask, NOBODY)
    out: Data = {"ask": Ask(frame.ask).name.lower(), "seat": frame.seat}
    if frame.card != NO_CARD:
        out["card"] = box.ids[frame.card]
    for name in FRAME_NUMBERS:
        if getattr(frame, name) != getattr(blank, name):
            out[name] = getattr(frame, name)
    if frame.cards:
        out["cards"] = [box.ids[card] for card in frame.cards]
    if frame.seats:
        out["seats"] = list(frame.seats)
    return out


def civilization_to_dict(box: Box, civ: Civilization) -> Data:
    """A player and all that is his."""
    return {
        **{name: getattr(civ, name) for name in CIV_FLAGS},
        **{name: getattr(civ, name) for name in CIV_NUMBERS},
        **{name: _name(box, getattr(civ, name)) for name in CIV_CARDS},
        **{name: [_name(box, card) for card in getattr(civ, name)] for name in CIV_CARD_LISTS},
        "technologies": {box.ids[box.card_at[slot]]: civ.workers[slot] for slot in civ.slots},
        "tokens": {box.ids[box.card_at[slot]]: count for slot, count in enumerate(civ.tokens) if count},
    }


# ---- reading ------------------------------------------------------------------------------------------------------


class _Reader:
    """Names to numbers, with a check of every value."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def card(self, name: object) -> int:
        if name is None:
            return NO_CARD
        if not isinstance(name, str) or name not in self.box.number:
            raise TypeError(f"{name!r} is no card")
        return self.box.number[name]

    def cards(self, names: Any) -> list[int]:
        if not isinstance(names, list):
            raise TypeError(f"expected a list of cards, got {names!r}")
        return [self.card(name) for name in names]

    def frame(self, data: Any) -> Frame:
        return Frame(
            Ask[data["ask"].upper()],
            _whole(data["seat"], "seat"),
            self.card(data.get("card")),
            _whole(data.get("number", 0), "number"),
            _whole(data.get("extra", 0), "extra"),
            _whole(data.get("other", NOBODY), "other"),
            tuple(self.cards(data.get("cards", []))),
            tuple(_wholes(data.get("seats", []), "seats")),
        )

    def civilization(self, data: Any) -> Civilization:
        box = self.box
        civ = Civilization()
        for name in CIV_FLAGS:
            setattr(civ, name, _flag(data[name], name))
        for name in CIV_NUMBERS:
            setattr(civ, name, _whole(data[name], name))
        for name in CIV_CARDS:
            setattr(civ, name, self.card(data[name]))
        for name in CIV_CARD_LISTS:
            setattr(civ, name, tuple(self.cards(data[name])))
        civ.workers = [0] * len(box.card_at)
        civ.tokens = [0] * box.stores
        slots = []
        for name, count in data["technologies"].items():
            slot = box.slot[self.card(name)]
            slots.append(slot)
            civ.workers[slot] = _whole(count, "workers")
        civ.slots = tuple(slots)
        for name, count in data["tokens"].items():
            civ.tokens[box.slot[self.card(name)]] = _whole(count, "tokens")
        return civ


def _whole(value: object, what: str) -> int:
    """A number, and not a word or a truth value that would pass for one."""
    if type(value) is not int:
        raise TypeError(f"{what}: expected a whole number, got {value!r}")
    return value


def _wholes(values: object, what: str) -> list[int]:
    if not isinstance(values, list):
        raise TypeError(f"{what}: expected a list, got {values!r}")
    return [_whole(value, what) for value in values]


def _flag(value: object, what: str) -> bool:
    if type(value) is not bool:
        raise TypeError(f"{what}: expected true or false, got {value!r}")
    return value


def restore(game: "ThroughTheAges", players: int, stream: Stream, data: Any) -> Position:
    """The position that `fields` wrote; the core checks that writing it again gives the same."""
    reader = _Reader(game.box)
    state = Position(game, players, stream, game.box, game.space)
    state.to_act = tuple(_wholes(data["to_act"], "to_act"))
    state.variant = VARIANT_IDS.index(data["variant"])
    for name in FLAGS:
        setattr(state, name, _flag(data[name], name))
    state.ranked_by_cards = _flag(data.get(RANKED, False), RANKED)
    for name in NUMBERS:
        setattr(state, name, _whole(data[name], name))
    state.phase = Phase[data["phase"].upper()]
    state.stack = [reader.frame(frame) for frame in data["stack"]]
    state.row = reader.cards(data["row"])
    for name in CARD_LISTS:
        setattr(state, name, reader.cards(data[name]))
    for name in NUMBER_LISTS:
        setattr(state, name, _wholes(data[name], name))
    state.top_event = reader.card(data["top_event"])
    state.shown_events = tuple(reader.cards(data["shown_events"]))
    state.unscored = tuple(_wholes(data["unscored"], "unscored"))
    state.civs = [reader.civilization(seat) for seat in data["seats"]]
    return state
