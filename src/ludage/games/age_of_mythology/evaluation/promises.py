"""What a card or a pending decision promises its player, for bots that look one action ahead."""

from ludage.games.age_of_mythology.actions import ALL
from ludage.games.age_of_mythology.attack import neighbours
from ludage.games.age_of_mythology.board import open_terrains, owned, side_of, store_of, unit_of
from ludage.games.age_of_mythology.build import discount, refuse_building
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.dice import ATTACKER, power_of
from ludage.games.age_of_mythology.effects import GOLD, TERRAINS, Area, Effect, Kind, Victory
from ludage.games.age_of_mythology.evaluation.values import (
    Outlook,
    age_gain,
    best_tile,
    building_gain,
    cube_price,
    income,
    of_cubes,
    one_more,
    saved,
    share_of_rival,
    tile_count,
    tile_rate,
    unit_gain,
)
from ludage.games.age_of_mythology.evaluation.weights import CubeWeights
from ludage.games.age_of_mythology.evaluation.wonder_plan import margin_if_built, shortage
from ludage.games.age_of_mythology.fights import Course, attack_course, fight_course, planned_course
from ludage.games.age_of_mythology.gather import MODE_ALL, MODE_FOOD, gatherers, per_tile
from ludage.games.age_of_mythology.recruit import available, price
from ludage.games.age_of_mythology.state import (
    NOTHING,
    UNDECIDED,
    VILLAGER,
    WORKER,
    Ask,
    Battle,
    Frame,
    Position,
)


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
    if ask == Ask.ACT:
        return 0.95 * of_kind(state, seat, frame.card, view)
    if ask == Ask.EXPLORE:
        return of_tile(state, best_tile(state, seat), view) * min(frame.number, 2)
    if ask == Ask.BUILD:
        value = of_build(state, seat, frame.number, frame.extra, frame.power, view)
        return max(value, view.weights.wonder_now) if wonder_wins(state, seat, view) else value
    if ask == Ask.DISCOUNT:
        return of_discount(state, frame, seat, view)
    if ask == Ask.RECRUIT:
        return of_recruit(state, seat, frame.number, frame.power, view)
    if ask == Ask.CUBES:
        return cube_price(state, seat, view) * frame.number
    if ask == Ask.LEVY:
        return view.weights.free_unit * frame.number
    if ask == Ask.ATTACK:
        best = of_attack(state, seat, frame.card, frame.power, view)
        return best if frame.power == NOTHING else best + view.weights.blessed
    if ask in (Ask.RAZE, Ask.CAPTURE):
        area = Area.CITY if ask == Ask.RAZE else Area.PRODUCTION
        return prize(state, seat, frame.other, area, view)
    if ask in (Ask.DESTROY, Ask.REMOVE, Ask.STRIKE, Ask.EXCHANGE, Ask.OFFER):
        return 2.0
    if ask in (Ask.GIVE_UP, Ask.ROB):
        return 4.0
    if ask == Ask.TRADE:
        # swaps show their worth in the cubes; a promise here would only make them go on for its own sake
        worth = temple_worth(state, seat, view)
        if frame.power != NOTHING:  # a god gives cubes with the first swap
            worth += 0.9 * cube_price(state, seat, view) * state.box.god_number(frame.power, "count")
        return worth
    return view.weights.small if ask in (Ask.CONVERT, Ask.REINFORCE) else 0.0


def of_kind(state: Position, seat: int, card: int, view: Outlook) -> float:
    """What the action of a card would bring now."""
    box = state.box
    kind = box.kinds[card]
    if kind == Kind.GATHER:
        return of_gather_card(state, seat, card, view)
    if kind == Kind.BUILD:
        quarry = owned(state, seat, box.quarry)
        value = of_build(state, seat, box.values[card], quarry, NOTHING, view)
        return max(value, of_wonder(state, seat, view))
    if kind == Kind.RECRUIT:
        return of_recruit(state, seat, box.values[card], NOTHING, view)
    if kind == Kind.EXPLORE:
        return of_tile(state, 2, view) if tile_count(state, seat) < 14 else 0.0
    if kind == Kind.NEXT_AGE:
        return of_next_age(state, seat, card, view)
    if kind == Kind.TRADE:
        cost = 0 if owned(state, seat, box.market) else box.values[card]
        return of_trade(state, seat, cost, view)
    return max(0.0, of_attack(state, seat, card, NOTHING, view))


# ---- economy ------------------------------------------------------------------------------------------------------


def of_gather_card(state: Position, seat: int, card: int, view: Outlook) -> float:
    """About what a Gather brings, without looking at every harvest."""
    box = state.box
    plus = sum([amount for building, _, amount in box.gather_plus if owned(state, seat, building)])
    share = 0.75 if box.modes[card] == MODE_ALL else 0.4
    return 0.7 * cube_price(state, seat, view) * (plus + share * income(state, seat))


def best_harvests(state: Position, frame: Frame, seat: int, count: int, weights: CubeWeights) -> list[int]:
    """The most promising of the ways to gather that the card allows."""
    mode = state.box.modes[frame.card]
    if mode == MODE_ALL:
        return [ALL]
    if mode == MODE_FOOD:
        return [len(TERRAINS)]
    view = Outlook(state, weights)
    own = harvest_of(state, seat, frame.power)
    plus = [0, 0, 0, 0]
    for building, resource, amount in state.box.gather_plus:
        if owned(state, seat, building):
            plus[resource] += amount
    others = [harvest_of(state, other, NOTHING) for other in gatherers(state, seat, frame.power)[1:]]
    values = [of_harvest(state, seat, harvest, own, plus, others, view) for harvest in range(ALL)]
    return sorted(range(ALL), key=lambda harvest: -values[harvest])[:count]


Yield = list[tuple[int, int, int]]
"""Tile by tile: the number of its terrain, that of its resource, and cubes."""


def harvest_of(state: Position, seat: int, power: int) -> Yield:
    """What the tiles of a player give with the figures on them, by the rules of `gather.due`."""
    box = state.box
    at = seat * SQUARES
    god, more = per_tile(state, power) or (NOTHING, 0)
    villager = box.power_number(box.villager_of[state.cultures[seat]], "amount")
    out: Yield = []
    for tile, figure in zip(state.tiles[at : at + SQUARES], state.figures[at : at + SQUARES], strict=True):
        if tile == NOTHING:
            continue
        resource = box.tile_resource[tile]
        amount = box.tile_amount[tile]
        if figure == VILLAGER:
            amount += villager
        elif figure >= WORKER and resource == GOLD:
            amount += box.power_number(unit_of(state, seat, figure - WORKER), "gold")
        if resource == god:
            amount += more
        out.append((box.tile_terrain[tile], len(TERRAINS) + resource, amount))
    return out


def of_harvest(
    state: Position, seat: int, harvest: int, own: Yield, plus: list[int], others: list[Yield], view: Outlook
) -> float:
    """What a way to gather brings the player, less a share of what it brings the others."""
    sums = plus[:]
    for terrain, resource, amount in own:
        if harvest in (terrain, resource, ALL):
            sums[resource - len(TERRAINS)] += amount
    value = 0.0
    store, each, cards = store_of(state, seat), cube_price(state, seat, view), view.cards[seat]
    for resource in range(4):
        more = min(sums[resource], state.bank[resource])
        if more:
            have = state.cubes[seat * 4 + resource]
            value += of_cubes(have + more, store, each, cards, view.weights)
            value -= of_cubes(have, store, each, cards, view.weights)
    if harvest != ALL:
        for other in others:
            theirs = sum([amount for terrain, resource, amount in other if harvest in (terrain, resource)])
            value -= view.weights.others * theirs / 2
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


def of_discount(state: Position, frame: Frame, seat: int, view: Outlook) -> float:
    """A building that will be paid and placed when the cubes to spare are chosen."""
    if frame.extra == state.box.wonder:
        # more than before it was begun, or it would never be
        return (
            2 * view.weights.wonder_now
            if margin_if_built(state, seat, view) > 0
            else -view.weights.wonder_now
        )
    gain = building_gain(state, seat, frame.extra, view)
    gain += one_more(state, view.cities, seat, Victory.MOST_BUILDINGS, view)
    return gain - 1.1 * cube_price(state, seat, view) * max(0, sum(frame.cubes) - frame.number)


def of_wonder(state: Position, seat: int, view: Outlook) -> float:
    """A Build card in the Mythic Age, if the Wonder would win the game: the more, the fewer cubes are lacking."""
    box = state.box
    if wonder_wins(state, seat, view):
        return view.weights.wonder_now
    if state.ages[seat] < box.building_age[box.wonder] or margin_if_built(state, seat, view) <= 0:
        return 0.0
    near = view.weights.last_turn * view.paces[seat] * min(1.0, view.cards[seat] / 2)
    return view.weights.wonder_card * max(0.0, 1.0 - shortage(state, seat) / near) if near else 0.0


def wonder_wins(state: Position, seat: int, view: Outlook) -> bool:
    """Whether the player can build the Wonder now, and would win by it."""
    box = state.box
    quarry = owned(state, seat, box.quarry)
    if refuse_building(state, seat, box.wonder, quarry, NOTHING) is not None:
        return False
    return margin_if_built(state, seat, view) > 0


def of_recruit(state: Position, seat: int, number: int, power: int, view: Outlook) -> float:
    """The best units that can be paid."""
    each = cube_price(state, seat, view)
    place = one_more(state, view.armies, seat, Victory.LARGEST_ARMY, view)
    best, cheapest = 0.0, 0
    for unit in available(state, seat, power):
        cost = sum(price(state, unit, power))
        gain = unit_gain(state, seat, unit, view) + place - 1.1 * each * cost
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
    """Points from the Great Temple; cubes that would spoil, for colours that are short."""
    cubes = state.cubes[seat * 4 : seat * 4 + 4]
    each = cube_price(state, seat, view)
    purse = sum(cubes) - cost
    value = temple_worth(state, seat, view)
    store = store_of(state, seat)
    spoils = sum([max(0, count - store) for count in cubes])
    lacks = sum([max(0, store - count) for count in cubes])
    value += each * (view.weights.saves * min(spoils, lacks) - cost)
    age = state.ages[seat]
    needed = 4 * (4 + age)
    if age < 3 and purse >= needed:
        lacks = sum([max(0, 4 + age - count) for count in cubes])
        if lacks:
            value += 0.15 * age_gain(state, seat, view)
    return max(0.0, value)


def temple_worth(state: Position, seat: int, view: Outlook) -> float:
    """Points that the Great Temple sells for the cubes there are, once they are Favor."""
    box = state.box
    if not owned(state, seat, box.temple):
        return 0.0
    bought = sum(state.cubes[seat * 4 : seat * 4 + 4]) // box.temple_favor
    return bought * max(0.0, view.weights.point - box.temple_favor * cube_price(state, seat, view))


# ---- battles ------------------------------------------------------------------------------------------------------


def prize(state: Position, seat: int, other: int, area: int, view: Outlook) -> float:
    """What an attacker takes or destroys, and what that is worth to him."""
    box = state.box
    rival = share_of_rival(state, view.weights)
    if area == Area.HOLDING:
        count = min(box.plunder, sum(state.cubes[other * 4 : other * 4 + 4]))
        return count * cube_price(state, seat, view) * (view.weights.kept + rival)
    if area == Area.PRODUCTION:
        terrains = open_terrains(state, seat)
        best = 0.0
        for tile in state.tiles[other * SQUARES : (other + 1) * SQUARES]:
            if tile != NOTHING:
                fits = terrains >> box.tile_terrain[tile] & 1
                best = max(best, box.tile_amount[tile] * (fits + rival))
        return of_tile(state, 1, view) * best
    best = max(
        [
            building_gain(state, other, building, view)
            for building in range(len(state.stock))
            if owned(state, other, building)
        ],
        default=0.0,
    )
    if not best:
        return 0.0
    place = one_more(state, view.cities, other, Victory.MOST_BUILDINGS, view)
    return rival * (best + place) * (1 + owned(state, seat, box.siege))


def of_attack(state: Position, seat: int, card: int, power: int, view: Outlook) -> float:
    """The best attack by this card: a neighbour and an area."""
    best = -99.0
    for other in neighbours(state, seat):
        for area in Area:
            going = attack_course(state, seat, other, area, state.box.values[card], power)
            gain = prize(state, seat, other, area, view)
            best = max(best, of_course(state, seat, going, gain, 0.0, view))
    return best


def of_course(state: Position, seat: int, going: Course, gain: float, harm: float, view: Outlook) -> float:
    """What a battle promises by its course: the cubes of its victory card, the prize or the harm, losses and kills."""
    chance, lost, killed = going
    cubes = view.weights.point * state.victory[Victory.WON_LAST_BATTLE]
    rival = share_of_rival(state, view.weights)
    place = one_more(state, view.armies, seat, Victory.LARGEST_ARMY, view)
    unit = view.weights.fallen * min(1.0, view.time / 2.5)
    value = chance * (gain + cubes) - (1 - chance) * (harm + rival * cubes)
    return value + killed * (rival * unit + place) - view.weights.breaks_off * lost * (unit + place)


def of_battle(state: Position, battle: Battle, side: int, view: Outlook) -> float:
    """The battle under way, or about to begin."""
    seat, enemy = battle.seats[side], battle.seats[1 - side]
    gain = harm = 0.0
    if side == ATTACKER:
        gain = prize(state, seat, enemy, battle.area, view)
    else:
        harm = prize(state, enemy, seat, battle.area, view)
    if not battle.shown or (
        battle.round <= 1 and battle.chosen[side] == UNDECIDED and not charmed(state, battle)
    ):
        return of_course(state, seat, planned_course(state, battle, side), gain, harm, view)
    if battle.chosen[side] < UNDECIDED:
        return of_course(state, seat, (0.0, 0.0, 0.0), gain, harm, view)
    return of_course(state, seat, fight_course(state, battle, side), gain, harm, view)


def charmed(state: Position, battle: Battle) -> bool:
    """Aphrodite's choice comes after both armies are shown: they are known, not imagined."""
    return power_of(state, battle, ATTACKER, Effect.REMOVE_ENEMY_UNIT)
