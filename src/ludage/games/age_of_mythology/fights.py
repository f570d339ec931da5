"""How battles are likely to go, for bots: who would fight, who would win, and what it would cost both sides."""

from functools import cache

from ludage.games.age_of_mythology.attack import limit_under, neighbours, uncommitted
from ludage.games.age_of_mythology.board import owned
from ludage.games.age_of_mythology.cards import SLOTS, Box
from ludage.games.age_of_mythology.dice import ATTACKER, DEFENDER, odds
from ludage.games.age_of_mythology.effects import Ability, Area, Effect
from ludage.games.age_of_mythology.state import NOTHING, Ask, Battle, Position

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
    share = rate / STEPS
    won, won_lost, won_killed = course(own, enemy - 1, rate)
    lost, lost_lost, lost_killed = course(own - 1, enemy, rate)
    return (
        share * won + (1 - share) * lost,
        share * won_lost + (1 - share) * (1 + lost_lost),
        share * (1 + won_killed) + (1 - share) * lost_killed,
    )


def fought(own: int, enemy: int, rate: float) -> Course:
    """As `course`, of any size and any rate."""
    most = max(own, enemy)
    if most > MOST:
        own = max(min(own, 1), own * MOST // most)
        enemy = max(min(enemy, 1), enemy * MOST // most)
    return course(own, enemy, max(1, min(STEPS - 1, round(rate * STEPS))))


# ---- who would fight ----------------------------------------------------------------------------------------------


def strongest(state: Position, seat: int, most: int) -> list[int]:
    """By slot: the units of a player with the most dice, as many as may fight."""
    units = state.box.units_of[state.cultures[seat]]
    dice = state.box.base_dice
    army = state.army[seat * SLOTS : seat * SLOTS + len(units)]
    return picked(army, [float(dice[unit]) for unit in units], most)


def picked(numbers: list[int], values: list[float], most: int) -> list[int]:
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
    box = state.box
    out = [0.0] * len(box.units_of[state.cultures[seat]])
    others = neighbours(state, seat)
    for other in others:
        enemies = strongest(state, other, most)
        if any(enemies):
            table = rates(box, state.cultures[seat], state.cultures[other], state.medusa_printed, 0, 0)
            for slot, chance in enumerate(means(table, enemies)):
                out[slot] += chance / len(others)
        else:
            out = [chance + 1 / len(others) for chance in out]
    return out


# ---- battles that could be, and that are not shown yet --------------------------------------------------------------


def table_of(
    state: Position, seat: int, other: int, area: int, power: int, attacks: bool
) -> list[list[float]]:
    """The rates of a player against another, with the dice of a god and of a Wall or Tower."""
    box = state.box
    attacker, defender = (seat, other) if attacks else (other, seat)
    blessed = 0
    if power != NOTHING and box.effects[power] == Effect.BATTLE_DICE_BONUS:
        blessed = box.god_number(power, "dice")
    building = NOTHING
    if area != Area.HOLDING:
        building = box.wall if area == Area.CITY else box.tower
    behind = 0
    if building != NOTHING and owned(state, defender, building) and not owned(state, attacker, box.siege):
        behind = box.fortification_dice
    more, enemy_more = (blessed, behind) if attacks else (behind, blessed)
    printed = state.medusa_printed
    return rates(box, state.cultures[seat], state.cultures[other], printed, more, enemy_more)


def attack_course(state: Position, seat: int, other: int, area: int, printed: int, power: int) -> Course:
    """An attack of the player's best units by a card of this number, against the other's best."""
    enemies = strongest(state, other, limit_under(state, other, DEFENDER, printed, power))
    most = limit_under(state, seat, ATTACKER, printed, power)
    if not any(enemies):
        return 1.0, 0.0, 0.0
    by_slot = means(table_of(state, seat, other, area, power, attacks=True), enemies)
    army = state.army[seat * SLOTS : seat * SLOTS + len(by_slot)]
    own = picked(army, by_slot, most)
    return fought(sum(own), sum(enemies), mean(own, by_slot))


def planned_course(state: Position, battle: Battle, side: int) -> Course:
    """A battle for which units are still chosen: those picked, filled up with the best, against the enemy's best.

    What an enemy has picked in secret is only imagined, at random: it says nothing about what he will bring.
    """
    seat, other = battle.seats[side], battle.seats[1 - side]
    enemies = strongest(state, other, limit_under(state, other, 1 - side, battle.limit, battle.power))
    if not any(enemies):
        return 1.0, 0.0, 0.0
    attacks = side == ATTACKER
    by_slot = means(table_of(state, seat, other, battle.area, battle.power, attacks), enemies)
    own = battle.units[side][:]
    frame = state.stack[-1]
    if frame.ask == Ask.COMMIT and seat in frame.seats:
        room = limit_under(state, seat, side, battle.limit, battle.power) - sum(own)
        at_home = [uncommitted(state, battle, side, slot) for slot in range(len(by_slot))]
        for slot, number in enumerate(picked(at_home, by_slot, room)):
            own[slot] += number
    return fought(sum(own), sum(enemies), mean(own, by_slot))
