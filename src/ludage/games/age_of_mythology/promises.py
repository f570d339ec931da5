"""What a card or a pending decision promises its player, for bots that look one action ahead."""

from ludage.games.age_of_mythology.actions import ALL
from ludage.games.age_of_mythology.attack import limit, neighbours
from ludage.games.age_of_mythology.board import owned, side_of, unit_of
from ludage.games.age_of_mythology.build import discount, refuse_building
from ludage.games.age_of_mythology.cards import SLOTS
from ludage.games.age_of_mythology.dice import ATTACKER, odds_of
from ludage.games.age_of_mythology.effects import TERRAINS, Area, Kind, Victory
from ludage.games.age_of_mythology.gather import MODE_ALL, MODE_FOOD, due, gatherers, totals
from ludage.games.age_of_mythology.recruit import available, price
from ludage.games.age_of_mythology.state import NOTHING, UNDECIDED, Ask, Battle, Frame, Fury, Position
from ludage.games.age_of_mythology.values import (
    POINT,
    UNIT,
    Outlook,
    age_gain,
    best_tile,
    building_gain,
    cube_price,
    income,
    of_cubes,
    one_more,
    saved,
    store_of,
    strength,
    tile_count,
    tile_rate,
    unit_gain,
    upper_hand,
)

OTHERS = 0.3  # what the others gain, all together
PRIZE = {Area.CITY: 4.0, Area.PRODUCTION: 5.0, Area.HOLDING: 5.5}
FREE_UNIT = 2.5
BLESSED = 2.5  # a god on the attacker's side
SMALL = 0.8


def promise(state: Position, seat: int, view: Outlook) -> float:
    """What the frames of the stack will still bring this player."""
    value = 0.0
    for frame in state.stack:
        if frame.seat == seat:
            value += of_frame(state, frame, seat, view)
    battle = state.battle
    if battle is not None and seat in battle.seats:
        value += of_battle(state, battle, side_of(battle, seat), view)
    return value


def of_frame(state: Position, frame: Frame, seat: int, view: Outlook) -> float:
    """One frame of the player's own."""
    ask = frame.ask
    if ask == Ask.GATHER:
        return of_gather(state, frame, seat, view)
    if ask == Ask.ACT:
        return 0.95 * of_kind(state, seat, frame.card, view)
    if ask == Ask.EXPLORE:
        return of_tile(state, best_tile(state, seat), view) * min(frame.number, 2)
    if ask == Ask.BUILD:
        return of_build(state, seat, frame.number, frame.extra, frame.power, view)
    if ask == Ask.RECRUIT:
        return of_recruit(state, seat, frame.number, frame.power, view)
    if ask == Ask.CUBES:
        return cube_price(state, seat, view) * frame.number
    if ask == Ask.LEVY:
        return FREE_UNIT * frame.number
    if ask == Ask.ATTACK:
        most = state.box.values[frame.card]
        best = max(of_attack(state, seat, other, most, view) for other in neighbours(state, seat))
        return best if frame.power == NOTHING else best + BLESSED
    if ask in (Ask.RAZE, Ask.CAPTURE):
        return PRIZE[Area.CITY]
    if ask in (Ask.DESTROY, Ask.REMOVE, Ask.STRIKE, Ask.EXCHANGE, Ask.OFFER):
        return 2.0
    if ask in (Ask.GIVE_UP, Ask.ROB):
        return 4.0
    if ask == Ask.TRADE:
        return of_trade(state, seat, 0, view)
    return SMALL if ask in (Ask.CONVERT, Ask.REINFORCE) else 0.0


def of_kind(state: Position, seat: int, card: int, view: Outlook) -> float:
    """What the action of a card would bring now."""
    box = state.box
    kind = box.kinds[card]
    if kind == Kind.GATHER:
        return of_gather_card(state, seat, card, view)
    if kind == Kind.BUILD:
        quarry = owned(state, seat, box.quarry)
        return of_build(state, seat, box.values[card], quarry, NOTHING, view)
    if kind == Kind.RECRUIT:
        return of_recruit(state, seat, box.values[card], NOTHING, view)
    if kind == Kind.EXPLORE:
        return of_tile(state, 2, view) if tile_count(state, seat) < 14 else 0.0
    if kind == Kind.NEXT_AGE:
        return of_next_age(state, seat, card, view)
    if kind == Kind.TRADE:
        cost = 0 if owned(state, seat, box.market) else box.values[card]
        return of_trade(state, seat, cost, view)
    most = box.values[card]
    return max(0.0, *[of_attack(state, seat, other, most, view) for other in neighbours(state, seat)])


# ---- economy ------------------------------------------------------------------------------------------------------


def of_gather_card(state: Position, seat: int, card: int, view: Outlook) -> float:
    """About what a Gather brings, without looking at every harvest."""
    box = state.box
    plus = sum([amount for building, _, amount in box.gather_plus if owned(state, seat, building)])
    share = 0.75 if box.modes[card] == MODE_ALL else 0.4
    return 0.7 * cube_price(state, seat, view) * (plus + share * income(state, seat))


def of_gather(state: Position, frame: Frame, seat: int, view: Outlook) -> float:
    """The best harvest the card allows."""
    mode = state.box.modes[frame.card]
    harvests = range(ALL)
    if mode == MODE_ALL:
        harvests = range(ALL, ALL + 1)
    elif mode == MODE_FOOD:
        harvests = range(len(TERRAINS), len(TERRAINS) + 1)
    # a little less than the harvest itself, lest villagers be moved without end
    return max([of_harvest(state, seat, harvest, frame.power, view) for harvest in harvests]) - 0.2


def of_harvest(state: Position, seat: int, harvest: int, power: int, view: Outlook) -> float:
    """What it brings the player, less a share of what it brings the others."""
    own = totals(due(state, seat, harvest, own=True, power=power))
    value = 0.0
    store, each = store_of(state, seat), cube_price(state, seat, view)
    for resource in range(4):
        more = min(own[resource], state.bank[resource])
        if more:
            have = state.cubes[seat * 4 + resource]
            value += of_cubes(have + more, store, each, view.rounds) - of_cubes(
                have, store, each, view.rounds
            )
    if harvest != ALL:
        for other in gatherers(state, seat, power)[1:]:
            value -= OTHERS * sum(totals(due(state, other, harvest, own=False, power=power))) / 2
    return value


def of_tile(state: Position, amount: int, view: Outlook) -> float:
    """A new tile."""
    return amount * tile_rate(state) * view.left


def of_build(state: Position, seat: int, number: int, quarry: int, power: int, view: Outlook) -> float:
    """The best buildings that can be paid, one after the other as far as cubes allow."""
    box = state.box
    each = cube_price(state, seat, view)
    place = one_more(state, view.cities, seat, Victory.MOST_BUILDINGS, view)
    gains = []
    for building in range(len(state.stock)):
        if building == box.wonder or refuse_building(state, seat, building, quarry, power) is not None:
            continue
        cost = sum(box.building_cost[building]) - discount(state, building, quarry, power)
        gains.append((building_gain(state, seat, building, view) + place - 1.1 * each * cost, cost))
    gains.sort(reverse=True)
    purse = sum(state.cubes[seat * 4 : seat * 4 + 4])
    value = 0.0
    for gain, cost in gains[: min(number, 3)]:
        if gain > 0 and cost <= purse:
            value += gain
            purse -= cost + 1
    return value


def of_recruit(state: Position, seat: int, number: int, power: int, view: Outlook) -> float:
    """The best units that can be paid."""
    each = cube_price(state, seat, view)
    place = one_more(state, view.armies, seat, Victory.LARGEST_ARMY, view)
    best, cheapest = 0.0, 0
    for unit in available(state, seat, power):
        cost = sum(price(state, unit, power))
        gain = unit_gain(state, unit, view) + place - 1.1 * each * cost
        if gain > best:
            best, cheapest = gain, cost
    if not best:
        return 0.0
    purse = sum(state.cubes[seat * 4 : seat * 4 + 4])
    return best * min(number, max(1, purse // (cheapest + 1)))


def of_next_age(state: Position, seat: int, card: int, view: Outlook) -> float:
    """The next Age, if it can be paid or nearly so."""
    age = state.ages[seat]
    if age == 3:
        return 0.0
    cost = state.box.age_costs[card][age]
    lack = sum([max(0, cost - count) for count in state.cubes[seat * 4 : seat * 4 + 4]])
    gain = age_gain(state, seat, view) - 1.1 * cube_price(state, seat, view) * 4 * cost
    gain -= saved(state, seat, view)
    if gain <= 0:
        return 0.0
    return gain if not lack else gain * max(0.0, 0.6 - 0.06 * lack)


def of_trade(state: Position, seat: int, cost: int, view: Outlook) -> float:
    """Points from the Great Temple; colours that the next Age lacks."""
    box = state.box
    purse = sum(state.cubes[seat * 4 : seat * 4 + 4]) - cost
    if owned(state, seat, box.temple):
        each = cube_price(state, seat, view)
        return max(0, purse // box.temple_favor) * max(0.0, POINT - box.temple_favor * each)
    age = state.ages[seat]
    needed = 4 * (4 + age)
    if age < 3 and purse >= needed:
        return 0.15 * age_gain(state, seat, view)
    return SMALL if purse > 6 else 0.0


# ---- battles ------------------------------------------------------------------------------------------------------


def spoils(state: Position, area: int, view: Outlook) -> float:
    """The prize of the attacker, and the cubes that go to either winner."""
    return PRIZE[Area(area)] * min(1.0, view.time) + POINT * state.victory[Victory.WON_LAST_BATTLE]


def of_attack(state: Position, seat: int, other: int, most: int, view: Outlook) -> float:
    """The chance of the prize, less what the battle may cost."""
    chance = upper_hand(strength(state, seat, most), strength(state, other, most))
    return chance * spoils(state, Area.HOLDING, view) - (1 - chance) * 6.0 * min(1.0, view.time)


def of_battle(state: Position, battle: Battle, side: int, view: Outlook) -> float:
    """The chance of the whole battle times what is at stake, and the losses on both sides."""
    seat, enemy = battle.seats[side], battle.seats[1 - side]
    cubes = POINT * state.victory[Victory.WON_LAST_BATTLE]
    prize = PRIZE[Area(battle.area)] * min(1.0, view.time)
    won = cubes + (prize if side == ATTACKER else 0.0)
    lost = -0.35 * cubes - (prize if side != ATTACKER else 0.0)
    if not battle.shown:
        own = 0.0
        for slot, number in enumerate(battle.units[side]):
            own += number * state.box.base_dice[unit_of(state, seat, slot)] if number else 0
        chance = upper_hand(own, strength(state, enemy, limit(state, battle, 1 - side)))
        return chance * won + (1 - chance) * lost
    if battle.chosen[side] < UNDECIDED:
        return lost
    return of_fight(state, battle, side, won, lost, view)


def of_fight(state: Position, battle: Battle, side: int, won: float, lost: float, view: Outlook) -> float:
    """A battle under way: the card laid decides one encounter, all units left decide the rest."""
    own, enemies = battle.units[side], battle.units[1 - side]
    many, few = sum(own), sum(enemies)
    if not many or not few:
        return won if many else lost
    rates = rates_of(state, battle, side)
    mean = sum(own[slot] * rate for slot, rate in rates.items()) / many
    chosen = battle.chosen[side]
    rate = rates[chosen] if chosen >= 0 else max(rates.values())
    after = rate * _battle_odds(many, few - 1, mean) + (1 - rate) * _battle_odds(many - 1, few, mean)
    fighter = chosen if chosen >= 0 else max(rates, key=lambda slot: rates[slot])
    seat = battle.seats[side]
    at_risk = unit_gain(state, unit_of(state, seat, fighter), view)
    theirs = UNIT * 3.0 * min(1.0, view.time / 2.5)
    return after * won + (1 - after) * lost + 0.5 * rate * theirs - (1 - rate) * at_risk


def _battle_odds(own: int, enemy: int, rate: float) -> float:
    if not own or not enemy:
        return 1.0 if own else 0.0
    return upper_hand(own * rate, enemy * (1 - rate))


def rates_of(state: Position, battle: Battle, side: int) -> dict[int, float]:
    """By slot of the own units: the mean chance against the enemy's units."""
    seat, enemy_seat = battle.seats[side], battle.seats[1 - side]
    enemies = [(slot, number) for slot, number in enumerate(battle.units[1 - side]) if number]
    total = sum(number for _, number in enemies)
    rates: dict[int, float] = {}
    for slot in range(SLOTS):
        if battle.units[side][slot]:
            unit = unit_of(state, seat, slot)
            chance = 0.0
            for other, number in enemies:
                against = unit_of(state, enemy_seat, other)
                ways, outof = odds_of(state, battle, side, unit, against, Fury.PLAIN, Fury.PLAIN)
                chance += number * ways / outof
            rates[slot] = chance / total
    return rates
