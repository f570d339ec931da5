"""The position written down: readable, lossless, by names instead of numbers."""

from typing import TYPE_CHECKING, Any

from ludage.core.event import Data
from ludage.core.stream import Stream
from ludage.games.age_of_mythology.board import slots_of, unit_of
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES, Box
from ludage.games.age_of_mythology.effects import (
    AGES,
    AREAS,
    CULTURES,
    RESOURCES,
    VICTORY_CARDS,
    WAYS,
)
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOBODY,
    NOTHING,
    RETREAT,
    UNDECIDED,
    VILLAGER,
    WORKER,
    Ask,
    Battle,
    Frame,
    Fury,
    Phase,
    Position,
)

if TYPE_CHECKING:
    from ludage.games.age_of_mythology.game import AgeOfMythology

FRAME_NUMBERS = ("seat", "other", "number", "extra", "mask")


# ---- writing ------------------------------------------------------------------------------------------------------


def fields(state: Position) -> Data:
    """The whole position but for what the core writes itself."""
    box = state.box
    return {
        "medusa_printed": state.medusa_printed,
        "hades_printed": state.hades_printed,
        "turn": state.turn,
        "phase": Phase(state.phase).name.lower(),
        "step": state.step,
        "round": state.round,
        "first": state.first,
        "stack": [frame_to_dict(box, frame) for frame in state.stack],
        "bank": dict(zip(RESOURCES, state.bank, strict=True)),
        "red": state.red,
        "victory": dict(zip(VICTORY_CARDS, state.victory, strict=True)),
        "pool": dict(zip(box.tile_ids, state.pool, strict=True)),
        "shown": [box.tile_ids[tile] for tile in state.shown],
        "stock": dict(zip(box.building_ids, state.stock, strict=True)),
        "decks": {name: _cards(box, state.decks[at]) for at, name in enumerate(CULTURES)},
        "face_up": {name: _cards(box, state.face_up[at]) for at, name in enumerate(CULTURES)},
        "fourth": [seat for seat in range(state.players) if state.fourth >> seat & 1],
        "battle": None if state.battle is None else battle_to_dict(state, state.battle),
        "seats": [seat_to_dict(state, seat) for seat in range(state.players)],
    }


def _cards(box: Box, cards: list[int]) -> list[str]:
    return [box.card_ids[card] for card in cards]


def frame_to_dict(box: Box, frame: Frame) -> Data:
    """Only what differs from an empty frame."""
    blank = Frame(frame.ask, NOBODY)
    out: Data = {"ask": Ask(frame.ask).name.lower()}
    for name in FRAME_NUMBERS:
        if getattr(frame, name) != getattr(blank, name):
            out[name] = getattr(frame, name)
    if frame.card != NOTHING:
        out["card"] = box.card_ids[frame.card]
    if frame.power != NOTHING:
        out["power"] = box.god_ids[frame.power]
    if frame.cubes:
        out["cubes"] = list(frame.cubes)
    if frame.seats:
        out["seats"] = list(frame.seats)
    return out


def seat_to_dict(state: Position, seat: int) -> Data:
    """A player and all that is his."""
    box = state.box
    culture = state.cultures[seat]
    out: Data = {"culture": None if culture == NOBODY else CULTURES[culture]}
    if culture == NOBODY:
        return out
    at = seat * SQUARES
    width = len(state.stock)
    owned = state.buildings[seat * width : (seat + 1) * width]
    points = state.points[seat * len(WAYS) : (seat + 1) * len(WAYS)]
    return {
        **out,
        "age": AGES[state.ages[seat]],
        "cubes": dict(zip(RESOURCES, state.cubes[seat * 4 : seat * 4 + 4], strict=True)),
        "points": dict(zip(WAYS, points, strict=True)),
        "units": {
            box.unit_ids[unit_of(state, seat, slot)]: state.army[seat * SLOTS + slot]
            for slot in slots_of(state, seat)
        },
        "tiles": [None if tile == NOTHING else box.tile_ids[tile] for tile in state.tiles[at : at + SQUARES]],
        "figures": [_figure(state, seat, figure) for figure in state.figures[at : at + SQUARES]],
        "buildings": {name: number for name, number in zip(box.building_ids, owned, strict=True) if number},
        "hand": _cards(box, state.hands[seat]),
        "played": _cards(box, state.played[seat]),
        "aside": _cards(box, state.aside[seat]),
        "wanted": state.wanted[seat],
    }


def _figure(state: Position, seat: int, figure: int) -> str | None:
    """Who stands on a square."""
    if figure == NO_FIGURE:
        return None
    return "villager" if figure == VILLAGER else state.box.unit_ids[unit_of(state, seat, figure - WORKER)]


def battle_to_dict(state: Position, battle: Battle) -> Data:
    """A battle, units by name."""
    out: Data = {
        "attacker": battle.seats[0],
        "defender": battle.seats[1],
        "area": AREAS[battle.area],
        "limit": battle.limit,
        "power": None if battle.power == NOTHING else state.box.god_ids[battle.power],
        "protected": battle.protected,
        "shown": battle.shown,
        "round": battle.round,
        "units": [_by_name(state, battle.seats[side], battle.units[side]) for side in (0, 1)],
        "squares": [list(squares) for squares in battle.squares],
        "gone": [_by_name(state, battle.seats[side], battle.gone[side]) for side in (0, 1)],
        "growth": [list(growth) for growth in battle.growth],
        "chosen": [_choice(state, battle.seats[side], battle.chosen[side]) for side in (0, 1)],
        "fury": [Fury(fury).name.lower() for fury in battle.fury],
    }
    if any(
        battle.grown
    ):  # battles without a grown Hydra are written as before there was a choice between them
        out["grown"] = list(battle.grown)
    return out


def _by_name(state: Position, seat: int, numbers: list[int]) -> Data:
    return {state.box.unit_ids[unit_of(state, seat, slot)]: numbers[slot] for slot in slots_of(state, seat)}


def _choice(state: Position, seat: int, slot: int) -> str | None:
    if slot == UNDECIDED:
        return None
    return "retreat" if slot == RETREAT else state.box.unit_ids[unit_of(state, seat, slot)]


# ---- reading ------------------------------------------------------------------------------------------------------


def _whole(value: object, what: str) -> int:
    """A number, and not a word or a truth value that would pass for one."""
    if type(value) is not int:
        raise TypeError(f"{what}: expected a whole number, got {value!r}")
    return value


def _flag(value: object, what: str) -> bool:
    if type(value) is not bool:
        raise TypeError(f"{what}: expected true or false, got {value!r}")
    return value


def _numbers(data: Any, names: list[str], what: str) -> list[int]:
    """A table of numbers, one for each name."""
    return [_whole(data[name], what) for name in names]


def _row(data: Any, what: str) -> list[int]:
    """A list of numbers."""
    return [_whole(value, what) for value in data]


def _some(data: Any, ids: list[str]) -> list[int]:
    """A list of names as numbers."""
    return [ids.index(name) for name in data]


def frame_from(box: Box, data: Any) -> Frame:
    """The frame that `frame_to_dict` wrote."""

    def number(name: str, default: int) -> int:
        return _whole(data.get(name, default), name)

    card, power = data.get("card"), data.get("power")
    return Frame(
        Ask[data["ask"].upper()],
        number("seat", NOBODY),
        other=number("other", NOBODY),
        card=NOTHING if card is None else box.card_ids.index(card),
        power=NOTHING if power is None else box.god_ids.index(power),
        number=number("number", 0),
        extra=number("extra", 0),
        mask=number("mask", 0),
        cubes=tuple(_row(data.get("cubes", ()), "cubes")),
        seats=tuple(_row(data.get("seats", ()), "seats")),
    )


def battle_from(box: Box, cultures: list[int], data: Any) -> Battle:
    """The battle that `battle_to_dict` wrote."""
    seats = (_whole(data["attacker"], "attacker"), _whole(data["defender"], "defender"))
    if min(seats) < 0:
        raise ValueError(f"a battle between seats {seats[0]} and {seats[1]}")
    names = [[box.unit_ids[unit] for unit in box.units_of[cultures[seat]]] for seat in seats]

    def numbers(name: str) -> list[list[int]]:
        rows = [_numbers(data[name][side], names[side], name) for side in (0, 1)]
        return [row + [0] * (SLOTS - len(row)) for row in rows]

    def choice(side: int) -> int:
        name = data["chosen"][side]
        if name is None:
            return UNDECIDED
        return RETREAT if name == "retreat" else names[side].index(name)

    power = data["power"]
    return Battle(
        seats,
        AREAS.index(data["area"]),
        limit=_whole(data["limit"], "limit"),
        power=NOTHING if power is None else box.god_ids.index(power),
        protected=_flag(data["protected"], "protected"),
        shown=_flag(data["shown"], "shown"),
        round=_whole(data["round"], "round"),
        units=numbers("units"),
        squares=[_row(data["squares"][side], "squares") for side in (0, 1)],
        gone=numbers("gone"),
        growth=[_row(data["growth"][side], "growth") for side in (0, 1)],
        chosen=[choice(0), choice(1)],
        grown=_row(data.get("grown", (0, 0)), "grown"),
        fury=[int(Fury[data["fury"][side].upper()]) for side in (0, 1)],
    )


def restore(game: "AgeOfMythology", players: int, stream: Stream, data: Any) -> Position:
    """The position that `fields` wrote; the core checks that writing it again gives the same."""
    box = game.box
    seats = data["seats"]
    if not isinstance(seats, list) or len(seats) != players:
        raise ValueError(f"seats: expected a list of {players} players")
    cultures = [NOBODY if seat["culture"] is None else CULTURES.index(seat["culture"]) for seat in seats]

    def each(name: str, ids: list[str], width: int) -> list[int]:
        """A table of numbers of every player, in one list."""
        out: list[int] = []
        for seat, player in enumerate(seats):
            known = cultures[seat] != NOBODY
            row = [_whole(player[name].get(item, 0), name) for item in ids] if known else [0] * len(ids)
            out += row + [0] * (width - len(ids))
        return out

    def hands(name: str) -> list[list[int]]:
        return [
            _some(seat[name], box.card_ids) if "culture" in seat and name in seat else [] for seat in seats
        ]

    army: list[int] = []
    tiles: list[int] = []
    figures: list[int] = []
    for seat, player in enumerate(seats):
        culture = cultures[seat]
        units = [] if culture == NOBODY else [box.unit_ids[unit] for unit in box.units_of[culture]]
        row = _numbers(player["units"], units, "units") if units else []
        army += row + [0] * (SLOTS - len(row))
        blank = [None] * SQUARES
        tiles += [
            NOTHING if tile is None else box.tile_ids.index(tile) for tile in player.get("tiles", blank)
        ]
        standing = [None, "villager", *units]
        figures += [standing.index(figure) for figure in player.get("figures", blank)]
    fourth = [_whole(seat, "fourth") for seat in data["fourth"]]
    if any(not 0 <= seat < players for seat in fourth):
        raise ValueError("fourth: expected seats")
    battle = data["battle"]
    return Position(
        game,
        players,
        stream,
        to_act=tuple(_row(data["to_act"], "to_act")),
        box=box,
        actions=game.space,
        medusa_printed=_flag(data["medusa_printed"], "medusa_printed"),
        hades_printed=_flag(data["hades_printed"], "hades_printed"),
        turn=_whole(data["turn"], "turn"),
        phase=Phase[data["phase"].upper()],
        step=_whole(data["step"], "step"),
        round=_whole(data["round"], "round"),
        first=_whole(data["first"], "first"),
        stack=[frame_from(box, frame) for frame in data["stack"]],
        bank=_numbers(data["bank"], RESOURCES, "bank"),
        red=_whole(data["red"], "red"),
        victory=_numbers(data["victory"], VICTORY_CARDS, "victory"),
        pool=_numbers(data["pool"], box.tile_ids, "pool"),
        shown=_some(data["shown"], box.tile_ids),
        stock=_numbers(data["stock"], box.building_ids, "stock"),
        decks=[_some(data["decks"][name], box.card_ids) for name in CULTURES],
        face_up=[_some(data["face_up"][name], box.card_ids) for name in CULTURES],
        cultures=cultures,
        ages=[AGES.index(seat.get("age", AGES[0])) for seat in seats],
        cubes=each("cubes", RESOURCES, len(RESOURCES)),
        points=each("points", WAYS, len(WAYS)),
        army=army,
        tiles=tiles,
        figures=figures,
        buildings=each("buildings", box.building_ids, len(box.building_ids)),
        hands=hands("hand"),
        played=hands("played"),
        aside=hands("aside"),
        wanted=[_whole(seat.get("wanted", UNDECIDED), "wanted") for seat in seats],
        fourth=sum(1 << seat for seat in fourth),
        battle=None if battle is None else battle_from(box, cultures, battle),
    )
