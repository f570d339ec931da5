"""What a seat may see: an allow-list. What is not named here does not leave.

Boards, bank, victory cards and the face-up cards of the decks are open; hands, cards picked in secret, units and battle
cards not yet shown and everything to come are not (AOM-DRAW-08).
"""

from ludage.core.event import Data
from ludage.core.message import Line
from ludage.games.age_of_mythology.board import (
    army_size,
    city_size,
    holding,
    idle_villagers,
    side_of,
    slots_of,
    store_of,
    unit_of,
)
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES
from ludage.games.age_of_mythology.dice import (
    ATTACKER,
    DEFENDER,
    count,
    dice,
    dice_lines,
    odds_of,
    shown_units,
)
from ludage.games.age_of_mythology.effects import (
    AGES,
    AREAS,
    CULTURES,
    RESOURCES,
    TERRAINS,
    VICTORY_CARDS,
    Ability,
)
from ludage.games.age_of_mythology.ending import leaders, outcome, score, sheet
from ludage.games.age_of_mythology.gather import worker_ref
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOBODY,
    NOTHING,
    RETREAT,
    UNDECIDED,
    Ask,
    Battle,
    Frame,
    Fury,
    Phase,
    Position,
)


def view(state: Position, seat: int | None) -> Data:
    """Everything this seat may know; None is a spectator."""
    over = state.phase == Phase.OVER
    builder, general = leaders(state)
    out: Data = {
        "game": state.game.id,
        "players": state.players,
        "seat": seat,
        "options": {"medusa_printed": state.medusa_printed, "hades_printed": state.hades_printed},
        "turn": state.turn,
        "phase": Phase(state.phase).name.lower(),
        "round": state.round,
        "first": _somebody(state.first),
        "to_act": list(state.to_act),
        "pending": [pending(state, frame) for frame in state.stack],
        "bank": _cubes(state.bank),
        "victory_cubes": state.red,
        "victory_cards": dict(zip(VICTORY_CARDS, state.victory, strict=True)),
        "most_buildings": _somebody(builder),
        "largest_army": _somebody(general),
        "pool": dict(zip(state.box.tile_ids, state.pool, strict=True)),
        "shown": [state.box.tile_ids[tile] for tile in state.shown],
        "stock": dict(zip(state.box.building_ids, state.stock, strict=True)),
        "decks": {name: deck(state, culture) for culture, name in enumerate(CULTURES)},
        "battle": None if state.battle is None else fight(state, state.battle, seat),
        "seats": [player(state, other) for other in range(state.players)],
        "outcome": outcome(state).to_dict() if over else None,
    }
    if seat is not None:
        out["own"] = own(state, seat)
    return out


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _cubes(cubes: list[int]) -> Data:
    return dict(zip(RESOURCES, cubes, strict=True))


def pending(state: Position, frame: Frame) -> Data:
    """A frame of the stack: what is going on. Frames hold open information only."""
    box = state.box
    out: Data = {"ask": Ask(frame.ask).name.lower()}
    if frame.seat != NOBODY:
        out["seat"] = frame.seat
    if frame.other != NOBODY:
        out["other"] = frame.other
    if frame.card != NOTHING:
        out["card"] = box.face_ids[box.face_of[frame.card]]
    if frame.power != NOTHING:
        out["god"] = box.god_ids[frame.power]
    if frame.number:
        out["number"] = frame.number
    if frame.ask == Ask.DISCOUNT:
        out["building"] = box.building_ids[frame.extra]
        out["cubes"] = _cubes(list(frame.cubes))
    if frame.ask == Ask.EXCHANGE:
        out["field"] = frame.extra + 1
    if frame.ask == Ask.GATHER:
        out["moved"] = [square + 1 for square in range(SQUARES) if frame.mask >> square & 1]
    if frame.ask == Ask.EXPLORE:
        out["seats"] = list(frame.seats)
    return out


def deck(state: Position, culture: int) -> Data:
    """Of a random deck: how many cards lie face down, and those that lie face up."""
    ids, face_of = state.box.face_ids, state.box.face_of
    return {
        "face_down": len(state.decks[culture]),
        "face_up": [ids[face_of[card]] for card in state.face_up[culture]],
    }


# ---- the players --------------------------------------------------------------------------------------------------


def player(state: Position, seat: int) -> Data:
    """What everybody sees of a player: the whole board, and the backs of the cards."""
    box = state.box
    culture = state.cultures[seat]
    if culture == NOBODY:
        return {"culture": None}
    face = [box.face_ids[box.face_of[card]] for card in state.played[seat]]
    width = len(state.stock)
    return {
        "culture": CULTURES[culture],
        "age": AGES[state.ages[seat]],
        "hand_limit": box.hand_size[state.ages[seat]],
        "cubes": _cubes(state.cubes[seat * 4 : seat * 4 + 4]),
        # In the last turn nothing spoils (AOM-SPOIL-03).
        "store": store_of(state, seat) if state.red else None,
        "points": score(state, seat),
        "points_from": [line.to_dict() for line in sheet(state, seat)],
        "fields": [field(state, seat, square) for square in range(SQUARES)],
        "buildings": {
            name: state.buildings[seat * width + at]
            for at, name in enumerate(box.building_ids)
            if state.buildings[seat * width + at]
        },
        "city_size": city_size(state, seat),
        "units": {
            box.unit_ids[unit_of(state, seat, slot)]: {
                "owned": state.army[seat * SLOTS + slot],
                "holding": holding(state, seat, slot),
                "figures": box.figures(unit_of(state, seat, slot), state.players),
            }
            for slot in slots_of(state, seat)
        },
        "army_size": army_size(state, seat),
        "villagers_in_holding": idle_villagers(state, seat),
        "hand": hand_backs(state, seat),
        "played": face,
        "fourth_card": bool(state.fourth >> seat & 1),
        "building_hand": state.phase == Phase.DRAW and state.wanted[seat] == UNDECIDED,
    }


def hand_backs(state: Position, seat: int) -> Data:
    """Cards in hand, by their backs. Cards picked or laid aside in secret are still where they were."""
    cards = state.hands[seat]
    if state.phase == Phase.DISCARD:
        cards = cards + state.aside[seat]
    permanent = sum(state.box.permanent[card] for card in cards)
    return {"permanent": permanent, "random": len(cards) - permanent}


def field(state: Position, seat: int, square: int) -> Data:
    """A square of the Production Area: its terrain, its tile and who stands on it."""
    box = state.box
    at = seat * SQUARES + square
    out: Data = {"terrain": TERRAINS[box.grids[state.cultures[seat]][square]]}
    if state.tiles[at] != NOTHING:
        out["tile"] = box.tile_ids[state.tiles[at]]
    if state.figures[at] != NO_FIGURE:
        out["worker"] = worker_ref(state, seat, state.figures[at]).removeprefix("worker:")
    return out


def own(state: Position, seat: int) -> Data:
    """What only this player knows: the hand, and cards picked or laid aside."""
    ids, face_of = state.box.face_ids, state.box.face_of
    wanted = state.wanted[seat]
    return {
        "hand": [ids[face_of[card]] for card in state.hands[seat]],
        "aside": [ids[face_of[card]] for card in state.aside[seat]],
        "wanted": None if wanted == UNDECIDED else wanted,
    }


# ---- the battle ---------------------------------------------------------------------------------------------------


def fight(state: Position, battle: Battle, seat: int | None) -> Data:
    """A battle: open but for units not yet shown and cards that lie face down.

    The dice are told until they are rolled: what has fallen since would count for or against them.
    """
    revealed = UNDECIDED not in battle.chosen and RETREAT not in battle.chosen
    out: Data = {
        "attacker": battle.seats[ATTACKER],
        "defender": battle.seats[DEFENDER],
        "area": AREAS[battle.area],
        "limit": battle.limit,
        "god": None if battle.power == NOTHING else state.box.god_ids[battle.power],
        "round": battle.round,
        "shown": battle.shown,
        "sides": [fighter(state, battle, side, seat, revealed) for side in (ATTACKER, DEFENDER)],
    }
    if revealed and any(frame.ask == Ask.ROLL for frame in state.stack):
        units = shown_units(state, battle)
        out["dice"] = [strength(state, battle, side, units) for side in (ATTACKER, DEFENDER)]
    return out


def fighter(state: Position, battle: Battle, side: int, seat: int | None, revealed: bool) -> Data:
    """One side: its units once shown, its card once both lie open; its owner always knows."""
    mine = seat is not None and side_of(battle, seat) == side
    out: Data = {"seat": battle.seats[side]}
    if battle.shown or mine:
        out["units"] = _units(state, battle, side, battle.units[side])
    if mine and not battle.shown:
        out["from_fields"] = [square + 1 for square in battle.squares[side]]
    if battle.shown:
        out["gone"] = _units(state, battle, side, battle.gone[side])
        out["growth"] = growth(state, battle, side)
        out["protected"] = side == ATTACKER and battle.protected
    chosen = battle.chosen[side]
    out["chosen"] = chosen != UNDECIDED
    if chosen != UNDECIDED and (revealed or mine):
        retreat = chosen == RETREAT
        out["card"] = "retreat" if retreat else state.box.unit_ids[unit_of(state, battle.seats[side], chosen)]
        out["card_growth"] = battle.grown[side]
    if battle.fury[side] != Fury.UNDECIDED:
        out["fury"] = Fury(battle.fury[side]).name.lower()
    return out


def growth(state: Position, battle: Battle, side: int) -> Data:
    """Of units that grow, how far each in the battle has, the most first (AOM-UNIT-hydra)."""
    seat = battle.seats[side]
    hydra = state.box.slot_with(state.cultures[seat], Ability.GROWING)
    if hydra < 0 or not battle.units[side][hydra]:
        return {}
    grown = battle.growth[side]
    fresh = [0] * (battle.units[side][hydra] - len(grown))
    return {state.box.unit_ids[unit_of(state, seat, hydra)]: grown + fresh}


def _units(state: Position, battle: Battle, side: int, numbers: list[int]) -> Data:
    seat = battle.seats[side]
    return {
        state.box.unit_ids[unit_of(state, seat, slot)]: number
        for slot, number in enumerate(numbers)
        if number
    }


def strength(state: Position, battle: Battle, side: int, units: list[int]) -> Data:
    """The dice of a side in the encounter, one by one, and its exact odds as things stand."""
    fury = [max(each, Fury.PLAIN) for each in battle.fury]
    grown, enemy_grown = battle.grown[side], battle.grown[1 - side]
    lines = dice(state, battle, side, units[side], units[1 - side], fury[side], grown)
    ways, outof = odds_of(
        state, battle, side, units[side], units[1 - side], fury[side], fury[1 - side], grown, enemy_grown
    )
    parts: list[Line] = dice_lines(state, battle, side, units[side], lines)
    return {
        "dice": count(lines),
        "lines": [line.to_dict() for line in parts],
        "odds": {"ways": ways, "outof": outof},
    }
