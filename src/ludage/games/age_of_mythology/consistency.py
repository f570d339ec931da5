"""What contradicts the box: cubes, tiles, figures and cards that cannot be where the position says they are."""

from ludage.games.age_of_mythology.board import (
    city_size,
    idle_villagers,
    slots_of,
    standing,
    unit_of,
)
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES
from ludage.games.age_of_mythology.effects import AREAS, CULTURES, RESOURCES, VICTORY_CARDS, Ability
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
from ludage.games.age_of_mythology.turn import TOGETHER

WORK = (Ask.ROLL, Ask.BATTLE)
"""Frames that ask nobody."""
NEEDS_BATTLE = (
    Ask.COMMIT,
    Ask.CHARM,
    Ask.ENCOUNTER,
    Ask.SWAP,
    Ask.FURY,
    Ask.ROLL,
    Ask.SAVE,
    Ask.REINFORCE,
    Ask.BATTLE,
)
NEEDS_CARD = (Ask.ACT, Ask.GATHER, Ask.BUILD, Ask.RECRUIT, Ask.COST, Ask.TRADE, Ask.ATTACK)
NEEDS_POWER = (
    Ask.DESTROY,
    Ask.REMOVE,
    Ask.OFFER,
    Ask.EXCHANGE,
    Ask.CONVERT,
    Ask.GIVE_UP,
    Ask.STRIKE,
    Ask.LEVY,
    Ask.ROB,
)
NEEDS_OTHER = (Ask.RAZE, Ask.CAPTURE)
MOST = 1 << 16


def faults(state: Position) -> list[str]:
    """Everything that is wrong, one sentence each; nothing in any position of a real game."""
    return _turn(state) + misplaced(state)


def misplaced(state: Position) -> list[str]:
    """Pieces and cards that cannot be where they are, whoever is to act."""
    out = _cubes(state) + _tiles(state) + _buildings(state)
    if NOBODY not in state.cultures:
        out += _armies(state) + _cards(state) + _neighbours(state)
    if state.battle is not None:
        out += _battle(state, state.battle)
    return out


# ---- the turn -----------------------------------------------------------------------------------------------------


def _turn(state: Position) -> list[str]:
    """The place in the turn, and that those are to act whom the stack asks."""
    out = []
    seats = range(state.players)
    if not 1 <= state.turn <= state.box.victory_cubes + 1:
        out.append(f"turn {state.turn}")
    if not 0 <= state.round <= state.box.rounds + 1:
        out.append(f"round {state.round} of {state.box.rounds}")
    if not 0 <= state.step <= state.players * max(state.box.draft_tiles, 1):
        out.append(f"step {state.step}")
    choosing = state.phase == Phase.SETUP and NOBODY in state.cultures
    if state.first not in seats and not (choosing and state.first == NOBODY):
        out.append(f"starting player {state.first} of {state.players}")
    if NOBODY in state.cultures and not choosing:
        out.append("a player without a culture")
    out += [
        f"a frame {Ask(frame.ask).name.lower()} that cannot be"
        for frame in state.stack
        if not _fits(state, frame)
    ]
    asked: tuple[int, ...] = ()
    if state.stack:
        top = state.stack[-1]
        asked = top.seats if top.ask in TOGETHER else (top.seat,)
    elif state.phase != Phase.OVER:
        out.append("nothing is asked of anybody, but the game is not over")
    if state.to_act != asked or not all(seat in seats for seat in asked):
        out.append(f"to act {list(state.to_act)}, but {list(asked)} are asked")
    return out


def _fits(state: Position, frame: Frame) -> bool:
    """Whether the numbers of a frame name things that exist."""
    seats = range(state.players)
    nobody = frame.ask in TOGETHER or frame.ask in WORK
    return (
        (frame.seat == NOBODY if nobody else frame.seat in seats)
        and (frame.other == NOBODY or frame.other in seats)
        and 0 <= frame.number <= MOST
        and frame.extra in range(_extras(state, frame))
        and (frame.card != NOTHING or frame.ask not in NEEDS_CARD)
        and (frame.power != NOTHING or frame.ask not in NEEDS_POWER)
        and (frame.other != NOBODY or frame.ask not in NEEDS_OTHER)
        and 0 <= frame.mask < MOST
        and len(frame.cubes) in (0, len(RESOURCES))
        and all(0 <= count <= MOST for count in frame.cubes)
        and all(seat in seats for seat in frame.seats)
        and (state.battle is not None or frame.ask not in NEEDS_BATTLE)
    )


def _extras(state: Position, frame: Frame) -> int:
    """How many values the frame's extra number can have: buildings, squares, slots, or a few."""
    if frame.ask == Ask.DISCOUNT:
        return len(state.stock)
    if frame.ask == Ask.EXCHANGE:
        return SQUARES
    if frame.ask == Ask.SAVE:
        return len(slots_of(state, frame.seat)) if frame.seat in range(state.players) else 0
    return SLOTS


# ---- cubes, tiles, buildings --------------------------------------------------------------------------------------


def _cubes(state: Position) -> list[str]:
    """As many cubes of each colour as the players' number asks for, and thirty red ones (AOM-BANK-01, 02)."""
    out = []
    for resource, name in enumerate(RESOURCES):
        counts = [state.bank[resource], *state.cubes[resource::4]]
        total, there = sum(counts), state.box.bank_cubes[state.players]
        if min(counts) < 0 or total != there:
            out.append(f"{total} cubes of {name}, there are {there}")
    red = [state.red, *state.victory, *state.points]
    if min(red) < 0 or sum(red) != state.box.victory_cubes or len(state.victory) != len(VICTORY_CARDS):
        out.append(f"{sum(red)} victory point cubes, there are {state.box.victory_cubes}")
    return out


def _tiles(state: Position) -> list[str]:
    """Every tile is in the pool, in the row or on a square of its terrain (AOM-TILE-01, 04)."""
    box = state.box
    out = []
    if len(state.tiles) != SQUARES * state.players or len(state.figures) != SQUARES * state.players:
        return ["boards that have not sixteen production squares"]
    for tile, name in enumerate(box.tile_ids):
        total = state.pool[tile] + state.shown.count(tile) + state.tiles.count(tile)
        there = box.tile_count[tile] * box.sets(state.players)
        if state.pool[tile] < 0 or total != there:
            out.append(f"{total} tiles {name}, there are {there}")
    if state.shown != sorted(state.shown):
        out.append("the row of tiles is out of order")
    for at, tile in enumerate(state.tiles):
        seat, square = divmod(at, SQUARES)
        if tile != NOTHING:
            culture = state.cultures[seat]
            if culture == NOBODY or box.grids[culture][square] != box.tile_terrain[tile]:
                out.append(f"seat {seat}: the tile on field {square + 1} lies on another terrain")
        elif state.figures[at] != NO_FIGURE:
            out.append(f"seat {seat}: a figure on field {square + 1} without a tile")
    return out


def _buildings(state: Position) -> list[str]:
    """Tiles, limits and squares of the city (AOM-BLDG-01, 03, 04, AOM-BUILD-02)."""
    box = state.box
    out = []
    width = len(box.building_ids)
    for building, name in enumerate(box.building_ids):
        counts = state.buildings[building::width]
        there = box.building_tiles[building] * box.sets(state.players)
        if min(counts) < 0 or max(counts) > box.building_limit[building]:
            out.append(f"a player with {max(counts)} buildings {name}")
        if state.stock[building] < 0 or state.stock[building] + sum(counts) != there:
            out.append(f"{state.stock[building] + sum(counts)} tiles {name}, there are {there}")
    out += [
        f"seat {seat}: more buildings than squares"
        for seat in range(state.players)
        if city_size(state, seat) > box.city_squares
    ]
    return out


# ---- figures ------------------------------------------------------------------------------------------------------


def _armies(state: Position) -> list[str]:
    """Figures within the player's pool; only villagers and workers on tiles (AOM-SETUP-13, AOM-VILL-02)."""
    box = state.box
    out = []
    for seat in range(state.players):
        workers = box.worker_slots[state.cultures[seat]]
        allowed = (NO_FIGURE, VILLAGER, *(WORKER + slot for slot in workers))
        if any(figure not in allowed for figure in state.figures[seat * SQUARES : (seat + 1) * SQUARES]):
            out.append(f"seat {seat}: a figure on a tile that cannot work there")
        for slot in slots_of(state, seat):
            unit = unit_of(state, seat, slot)
            number = state.army[seat * SLOTS + slot]
            if not standing(state, seat, WORKER + slot) <= number <= box.figures(unit, state.players):
                out.append(f"seat {seat}: {number} figures of {box.unit_ids[unit]}")
        if idle_villagers(state, seat) < 0:
            out.append(f"seat {seat}: more villagers than Houses")
    return out


def _neighbours(state: Position) -> list[str]:
    """Players of one culture never sit side by side (AOM-SETUP-04)."""
    same = [seat for seat in range(state.players) if state.cultures[seat] == state.cultures[seat - 1]]
    return [f"seat {seat} and its neighbour have the same culture" for seat in same]


# ---- cards --------------------------------------------------------------------------------------------------------


def _cards(state: Position) -> list[str]:
    """Forty-five random cards a culture, seven permanent ones a player (AOM-COMP-07, 08)."""
    box = state.box
    out = []
    piles = [*state.hands, *state.aside, *state.decks, *state.face_up]
    if any(pile != sorted(pile) for pile in piles):
        out.append("cards out of order")
    for culture in range(len(CULTURES)):
        used = state.decks[culture] + state.face_up[culture]
        for seat in range(state.players):
            cards = state.hands[seat] + state.played[seat] + state.aside[seat]
            if state.cultures[seat] == culture:
                used += [card for card in cards if not box.permanent[card]]
        if sorted(used) != box.random_deck(culture):
            out.append(f"the random cards of {CULTURES[culture]} are not all there once")
    most = max(box.hand_size)
    for seat in range(state.players):
        cards = state.hands[seat] + state.played[seat] + state.aside[seat]
        own = [card for card in cards if box.permanent[card]]
        if len(set(own)) != len(own) or any(box.card_culture[c] != state.cultures[seat] for c in cards):
            out.append(f"seat {seat}: a card twice or of another culture")
        if not UNDECIDED <= state.wanted[seat] <= most or len(cards) > most:
            out.append(f"seat {seat}: more than {most} cards")
    return out


# ---- battle -------------------------------------------------------------------------------------------------------


def _battle(state: Position, battle: Battle) -> list[str]:
    """A battle between two players with units they own."""
    attacker, defender = battle.seats
    seats = range(state.players)
    if attacker == defender or attacker not in seats or defender not in seats:
        return ["a battle of a player against himself"]
    out = []
    if not 0 <= battle.limit <= MOST or not 0 <= battle.round <= MOST or battle.area not in range(len(AREAS)):
        out.append("a battle that cannot be")
    for side, seat in enumerate(battle.seats):
        for slot in range(SLOTS):
            numbers = (battle.units[side][slot], battle.gone[side][slot])
            if min(numbers) < 0 or sum(numbers) > state.army[seat * SLOTS + slot]:
                out.append(f"seat {seat}: more units in the battle than it has")
        squares = battle.squares[side]
        if squares != sorted(set(squares)) or any(square not in range(SQUARES) for square in squares):
            out.append(f"seat {seat}: units from fields that are none")
        elif any(state.figures[seat * SQUARES + square] < WORKER for square in squares):
            out.append(f"seat {seat}: nobody stands where the unit came from")
        if not _grown(state, battle, side):
            out.append(f"seat {seat}: growth that cannot be")
        chosen = battle.chosen[side]
        if chosen not in (RETREAT, UNDECIDED) and chosen not in slots_of(state, seat):
            out.append(f"seat {seat}: a battle card it has not")
        if battle.fury[side] not in list(Fury):
            out.append(f"seat {seat}: a fury that is none")
    return out


def _grown(state: Position, battle: Battle, side: int) -> bool:
    """No more grown Hydras than are in the battle, the most grown first, and the one chosen among them."""
    growth = battle.growth[side]
    most = state.box.most_eliminated()
    hydra = state.box.slot_with(state.cultures[battle.seats[side]], Ability.GROWING)
    there = battle.units[side][hydra] if hydra >= 0 else 0
    return (
        len(battle.grown) == len(battle.seats)
        and (battle.grown[side] == 0 or battle.grown[side] in growth)
        and len(growth) <= there
        and growth == sorted(growth, reverse=True)
        and all(1 <= number <= most for number in growth)
    )
