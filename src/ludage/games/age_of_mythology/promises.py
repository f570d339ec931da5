"""What a pending decision promises its player, for bots that look one action ahead. The unit is one resource cube."""

from ludage.games.age_of_mythology.attack import neighbours
from ludage.games.age_of_mythology.board import clockwise, open_terrains, side_of, unit_of
from ludage.games.age_of_mythology.build import refuse_building
from ludage.games.age_of_mythology.cards import SLOTS
from ludage.games.age_of_mythology.dice import odds_of
from ludage.games.age_of_mythology.effects import TERRAINS, Area, Kind, Victory
from ludage.games.age_of_mythology.gather import MODE_ALL, MODE_FOOD, due, totals
from ludage.games.age_of_mythology.recruit import available, price
from ludage.games.age_of_mythology.state import UNDECIDED, Ask, Battle, Frame, Fury, Position

CUBE = 0.9
POINT = 10.0
OTHERS = 0.25  # what the others gain, all together
GAIN = {
    "house": 2.5,
    "market": 1.0,
    "storehouse": 2.0,
    "armory": 1.0,
    "quarry": 1.5,
    "great_temple": 6.0,
    "wall": 0.7,
    "tower": 0.7,
    "siege_engine_workshop": 0.8,
}
"""What a building gives beyond the worth of its price; the +2 buildings by the turns left."""
PRIZE = {Area.CITY: 4.0, Area.PRODUCTION: 4.5, Area.HOLDING: 4.0}
FREE_UNIT = 2.0
SMALL = 0.8


def promise(state: Position, seat: int) -> float:
    """What the frames of the stack will still bring this player."""
    value = 0.0
    for frame in state.stack:
        if frame.seat == seat:
            value += of_frame(state, frame, seat)
    battle = state.battle
    if battle is not None and seat in battle.seats:
        value += of_battle(state, battle, side_of(battle, seat))
    return value


def of_frame(state: Position, frame: Frame, seat: int) -> float:
    """One frame of the player's own."""
    ask = frame.ask
    if ask == Ask.GATHER:
        return of_gather(state, frame, seat)
    if ask == Ask.ACT:
        return SMALL if state.box.kinds[frame.card] != Kind.ATTACK else 0.0
    if ask == Ask.EXPLORE:
        return of_row(state, seat) * min(frame.number, 2)
    if ask == Ask.BUILD:
        return of_build(state, frame, seat)
    if ask == Ask.RECRUIT:
        units = available(state, seat, frame.power)
        prices = sorted((sum(price(state, unit, frame.power)) for unit in units), reverse=True)
        return min(frame.number, len(units)) * (0.5 + 0.05 * (prices[0] if prices else 0))
    if ask == Ask.CUBES:
        return CUBE * frame.number
    if ask == Ask.LEVY:
        return FREE_UNIT * frame.number
    if ask == Ask.ATTACK:
        return max(of_attack(state, seat, other) for other in neighbours(state, seat))
    if ask in (Ask.RAZE, Ask.CAPTURE):
        return PRIZE[Area.CITY]
    if ask in (Ask.DESTROY, Ask.REMOVE, Ask.STRIKE, Ask.EXCHANGE, Ask.OFFER):
        return 2.0
    if ask in (Ask.GIVE_UP, Ask.ROB):
        return 4.0
    return SMALL if ask in (Ask.TRADE, Ask.CONVERT, Ask.REINFORCE) else 0.0


# ---- economy ------------------------------------------------------------------------------------------------------


def of_gather(state: Position, frame: Frame, seat: int) -> float:
    """The best harvest the card allows."""
    mode = state.box.modes[frame.card]
    harvests = range(10)
    if mode == MODE_ALL:
        harvests = range(10, 11)
    elif mode == MODE_FOOD:
        harvests = range(len(TERRAINS), len(TERRAINS) + 1)
    return max(of_harvest(state, seat, harvest, frame.power) for harvest in harvests)


def of_harvest(state: Position, seat: int, harvest: int, power: int) -> float:
    """What it brings the player, less a share of what it brings the others."""
    own = totals(due(state, seat, harvest, own=True, power=power))
    value = CUBE * sum(min(count, left) for count, left in zip(own, state.bank, strict=True))
    for other in clockwise(state, seat):
        value -= OTHERS * sum(totals(due(state, other, harvest, own=False, power=power))) / 2
    return value


def of_row(state: Position, seat: int) -> float:
    """The best tile of the row."""
    terrains = open_terrains(state, seat)
    box = state.box
    fits = [box.tile_amount[tile] for tile in state.shown if terrains >> box.tile_terrain[tile] & 1]
    return 1.2 * max(fits, default=0)


def of_build(state: Position, frame: Frame, seat: int) -> float:
    """The best buildings that can be paid."""
    box = state.box
    left = min(state.red / box.placed_each_turn, 8.0)
    plus = {building for building, _, _ in box.gather_plus}
    gains = [
        0.9 * left if building in plus else GAIN.get(box.building_ids[building], 0.0)
        for building in range(len(state.stock))
        if refuse_building(state, seat, building, frame.extra, frame.power) is None
    ]
    gains.sort(reverse=True)
    return 0.8 * sum(gains[: min(frame.number, 2)])


# ---- battles ------------------------------------------------------------------------------------------------------


def strength(state: Position, seat: int) -> float:
    """The dice of a player's army, the best units counting most."""
    dice = []
    for slot in range(SLOTS):
        number = state.army[seat * SLOTS + slot]
        if number:
            dice += [state.box.base_dice[unit_of(state, seat, slot)]] * number
    dice.sort(reverse=True)
    return float(sum(die * die for die in dice[:5]))


def odds_of_army(state: Position, seat: int) -> float:
    """How an attack on the weakest neighbour looks, from 0 to 1."""
    own = strength(state, seat)
    enemy = min(strength(state, other) for other in neighbours(state, seat))
    return own / (own + enemy) if own else 0.0


def of_attack(state: Position, seat: int, other: int) -> float:
    """The chance of the prize, less what the battle may cost."""
    own, enemy = strength(state, seat), strength(state, other)
    chance = own / (own + enemy) if own else 0.0
    cubes = state.victory[Victory.WON_LAST_BATTLE]
    return (2 * chance - 0.75) * (PRIZE[Area.PRODUCTION] + POINT * cubes)


def of_battle(state: Position, battle: Battle, side: int) -> float:
    """Odds of the units in the battle, or of the card already laid, times what is at stake."""
    stake = POINT * state.victory[Victory.WON_LAST_BATTLE] + (PRIZE[Area(battle.area)] if side == 0 else 3.0)
    units = battle.units[side]
    if not battle.shown:
        own = 0.0
        for slot, number in enumerate(units):
            if number:
                own += number * state.box.base_dice[unit_of(state, battle.seats[side], slot)] ** 2
        enemy = strength(state, battle.seats[1 - side])
        return (own / (own + enemy + 1.0)) * stake
    chosen = battle.chosen[side]
    if chosen < UNDECIDED:
        return 0.0
    slots = [chosen] if chosen >= 0 else [slot for slot in range(SLOTS) if units[slot]]
    chance = _chance(state, battle, side, slots)
    more = sum(units) / max(1, sum(units) + sum(battle.units[1 - side]))
    return (chance + more) / 2 * stake + 2.0 * (chance - 0.5)


def _chance(state: Position, battle: Battle, side: int, slots: list[int]) -> float:
    """The mean chance of these units against the enemy's."""
    seat, enemy_seat = battle.seats[side], battle.seats[1 - side]
    enemies = [slot for slot in range(SLOTS) if battle.units[1 - side][slot]]
    if not slots or not enemies:
        return 1.0 if slots else 0.0
    total = 0.0
    for slot in slots:
        for enemy in enemies:
            ways, outof = odds_of(
                state,
                battle,
                side,
                unit_of(state, seat, slot),
                unit_of(state, enemy_seat, enemy),
                Fury.PLAIN,
                Fury.PLAIN,
            )
            total += ways / outof
    return total / (len(slots) * len(enemies))
