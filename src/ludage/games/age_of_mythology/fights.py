"""How battles are likely to go, for bots: who would fight, who would win, and what it would cost both sides."""

from collections.abc import Sequence
from functools import cache, lru_cache

from ludage.games.age_of_mythology.attack import limit_under, neighbours, uncommitted
from ludage.games.age_of_mythology.board import owned, unit_of
from ludage.games.age_of_mythology.cards import SLOTS, Box
from ludage.games.age_of_mythology.dice import ATTACKER, DEFENDER, levels, odds, odds_of
from ludage.games.age_of_mythology.effects import Ability, Area, Effect
from ludage.games.age_of_mythology.state import NOTHING, Ask, Battle, Fury, Position

STEPS = 40  # rates are rounded to a fortieth, so that few courses are ever worked out
MOST = 9  # a longer battle is decided by the same rates

Course = tuple[float, float, float]
"""The chance to win, the units lost, and the enemy's units lost."""


@cache
def rates(box: Box, own: int, enemy: int, printed: bool, more: int, enemy_more: int) -> list[list[float]]:
    """By slot of one culture and of the other: the chance of the one unit against the other, each with extra dice."""
    versus = box.printed_versus if printed else box.versus
    out: list[list[float]] = []
    for unit in box.units_of[own]:
        row: list[float] = []
        for other in box.units_of[enemy]:
            dice = _dice(box, versus, unit, other) + more
            against = _dice(box, versus, other, unit) + enemy_more
            ties = int(box.has(unit, Ability.WIN_TIES)) - int(box.has(other, Ability.WIN_TIES))
            ways, outof = odds(dice, against, -1 if not ties else int(ties > 0))
            row.append(ways / outof)
        out.append(row)
    return out


def _dice(box: Box, versus: list[list[tuple[int, int]]], unit: int, enemy: int) -> int:
    number = box.base_dice[unit]
    if box.has(unit, Ability.MIRROR_BASE_DICE):
        number += box.base_dice[enemy]
    return number + sum([amount for kind, amount in versus[unit] if box.types[enemy] >> kind & 1])


@cache
def course(own: int, enemy: int, rate: int) -> Course:
    """A battle of so many against so many, each encounter won with `rate` fortieths, fought to its end."""
    if not own or not enemy:
        return (1.0 if own else 0.0), 0.0, 0.0
    return after_one(rate / STEPS, course(own, enemy - 1, rate), course(own - 1, enemy, rate))


def after_one(rate: float, if_won: Course, if_lost: Course) -> Course:
    """An encounter won with this chance, then the battle that is left."""
    won, won_lost, won_killed = if_won
    lost, lost_lost, lost_killed = if_lost
    return (
        rate * won + (1 - rate) * lost,
        rate * won_lost + (1 - rate) * (1 + lost_lost),
        rate * (1 + won_killed) + (1 - rate) * lost_killed,
    )


def fought(own: int, enemy: int, rate: float) -> Course:
    """As `course`, of any size and any rate."""
    most = max(own, enemy)
    if most > MOST:
        own = max(min(own, 1), own * MOST // most)
        enemy = max(min(enemy, 1), enemy * MOST // most)
    return course(own, enemy, max(1, min(STEPS - 1, round(rate * STEPS))))


# ---- who would fight ----------------------------------------------------------------------------------------------


def army_of(state: Position, seat: int) -> tuple[int, ...]:
    """By slot: the units of a player."""
    at = seat * SLOTS
    return tuple(state.army[at : at + len(state.box.units_of[state.cultures[seat]])])


def strongest(box: Box, culture: int, army: tuple[int, ...], most: int) -> list[int]:
    """By slot: the units of an army with the most dice, as many as may fight."""
    return picked(army, [float(box.base_dice[unit]) for unit in box.units_of[culture]], most)


def picked(numbers: Sequence[int], values: list[float], most: int) -> list[int]:
    """Of so many units of each slot, as many as `most`, those of the highest value first."""
    out = [0] * SLOTS
    for slot in sorted([slot for slot, number in enumerate(numbers) if number], key=lambda s: -values[s]):
        out[slot] = min(numbers[slot], most)
        most -= out[slot]
        if not most:
            break
    return out


def means(table: list[list[float]], enemies: list[int]) -> list[float]:
    """By slot: the mean chance against these enemies."""
    many = sum(enemies)
    there = [(slot, number) for slot, number in enumerate(enemies) if number]
    return [sum([row[slot] * number for slot, number in there]) / many for row in table]


def mean(numbers: list[int], values: list[float]) -> float:
    """The mean value of so many units of each slot."""
    total = 0.0
    many = 0
    for slot, number in enumerate(numbers):
        if number:
            total += number * values[slot]
            many += number
    return total / many if many else 0.0


def edges(state: Position, seat: int, most: int) -> list[float]:
    """By slot: the mean chance of a player's units against the strongest of his neighbours."""
    own = state.cultures[seat]
    lists = [
        against(
            state.box, own, state.cultures[other], state.medusa_printed, 0, 0, army_of(state, other), most
        )
        for other in neighbours(state, seat)
    ]
    if len(lists) == 1:
        return lists[0]
    return [sum(chances) / len(lists) for chances in zip(*lists, strict=True)]


@lru_cache(maxsize=4096)  # armies stay the same through most of the actions that are tried
def against(
    box: Box,
    own: int,
    enemy: int,
    printed: bool,
    more: int,
    enemy_more: int,
    army: tuple[int, ...],
    most: int,
) -> list[float]:
    """By slot of one culture: the mean chance against the strongest units of an army of the other."""
    enemies = strongest(box, enemy, army, most)
    if not any(enemies):
        return [1.0] * len(box.units_of[own])
    return means(rates(box, own, enemy, printed, more, enemy_more), enemies)


# ---- battles that could be, and that are not shown yet --------------------------------------------------------------


def extra_dice(state: Position, attacker: int, defender: int, area: int, power: int) -> tuple[int, int]:
    """Dice that every unit of the attacker and of the defender gets: by a god, by a Wall or Tower."""
    box = state.box
    blessed = behind = 0
    if power != NOTHING and box.effects[power] == Effect.BATTLE_DICE_BONUS:
        blessed = box.god_number(power, "dice")
    if area != Area.HOLDING:
        building = box.wall if area == Area.CITY else box.tower
        if owned(state, defender, building) and not owned(state, attacker, box.siege):
            behind = box.fortification_dice
    return blessed, behind


def attack_course(state: Position, seat: int, other: int, area: int, printed: int, power: int) -> Course:
    """An attack of the player's best units by a card of this number, against the other's best."""
    most = limit_under(state, seat, ATTACKER, printed, power)
    enemy_most = limit_under(state, other, DEFENDER, printed, power)
    blessed, behind = extra_dice(state, seat, other, area, power)
    return _attack(
        state.box,
        state.cultures[seat],
        state.cultures[other],
        state.medusa_printed,
        (blessed, behind, most, enemy_most),
        army_of(state, seat),
        army_of(state, other),
    )


@lru_cache(maxsize=4096)
def _attack(
    box: Box,
    own: int,
    enemy: int,
    printed: bool,
    terms: tuple[int, int, int, int],
    army: tuple[int, ...],
    enemies: tuple[int, ...],
) -> Course:
    more, enemy_more, most, enemy_most = terms
    many = min(sum(enemies), enemy_most)
    if not many:
        return 1.0, 0.0, 0.0
    by_slot = against(box, own, enemy, printed, more, enemy_more, enemies, enemy_most)
    fighters = picked(army, by_slot, most)
    return fought(sum(fighters), many, mean(fighters, by_slot))


def planned_course(state: Position, battle: Battle, side: int) -> Course:
    """A battle for which units are still chosen: those picked, filled up with the best, against the enemy's best.

    What an enemy has picked in secret is only imagined, at random: it says nothing about what he will bring.
    """
    seat, other = battle.seats[side], battle.seats[1 - side]
    army = army_of(state, other)
    most = limit_under(state, other, 1 - side, battle.limit, battle.power)
    enemies = min(sum(army), most)
    if not enemies:
        return 1.0, 0.0, 0.0
    blessed, behind = extra_dice(state, *battle.seats, battle.area, battle.power)
    more, enemy_more = (blessed, behind) if side == ATTACKER else (behind, blessed)
    own_culture, culture = state.cultures[seat], state.cultures[other]
    by_slot = against(state.box, own_culture, culture, state.medusa_printed, more, enemy_more, army, most)
    own = battle.units[side][:]
    frame = state.stack[-1]
    if frame.ask == Ask.COMMIT and seat in frame.seats:
        room = limit_under(state, seat, side, battle.limit, battle.power) - sum(own)
        at_home = [uncommitted(state, battle, side, slot) for slot in range(len(by_slot))]
        for slot, number in enumerate(picked(at_home, by_slot, room)):
            own[slot] += number
    return fought(sum(own), enemies, mean(own, by_slot))


# ---- battles under way --------------------------------------------------------------------------------------------


def fight_course(state: Position, battle: Battle, side: int) -> Course:
    """The card laid decides one encounter, all units left decide the rest."""
    own, enemies = battle.units[side], battle.units[1 - side]
    many, few = sum(own), sum(enemies)
    if not many or not few:
        return (1.0 if many else 0.0), 0.0, 0.0
    enemies_there = fighters(state, battle, 1 - side)
    rest = 0.0
    of_chosen = -1.0
    for unit, grown, number in fighters(state, battle, side):
        chance = rate_of(state, battle, side, unit, grown, enemies_there)
        rest += number * chance / many
        if (state.box.slot_of[unit], grown) == (battle.chosen[side], battle.grown[side]):
            of_chosen = chance
    if of_chosen < 0:  # not laid yet, or beaten and perhaps to be saved
        return fought(many, few, rest)
    return after_one(of_chosen, fought(many, few - 1, rest), fought(many - 1, few, rest))


def fighters(state: Position, battle: Battle, side: int) -> list[tuple[int, int, int]]:
    """The units of a side: which unit, how far grown, how many alike."""
    seat, growth = battle.seats[side], battle.growth[side]
    out: list[tuple[int, int, int]] = []
    for slot in range(SLOTS):
        for grown in levels(state, battle, side, slot):
            number = battle.units[side][slot]
            if grown:
                number = growth.count(grown)
            elif state.box.has(unit_of(state, seat, slot), Ability.GROWING):
                number -= len(growth)
            out.append((unit_of(state, seat, slot), grown, number))
    return out


def rate_of(
    state: Position, battle: Battle, side: int, unit: int, grown: int, enemies: list[tuple[int, int, int]]
) -> float:
    """The mean chance of a unit against the enemy's units."""
    chance = 0.0
    total = 0
    for enemy, enemy_grown, number in enemies:
        ways, outof = odds_of(state, battle, side, unit, enemy, Fury.PLAIN, Fury.PLAIN, grown, enemy_grown)
        chance += number * ways / outof
        total += number
    return chance / total
