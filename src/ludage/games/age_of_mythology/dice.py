"""How many dice a unit rolls and why, and the exact odds of an encounter (chapter IX, step 2)."""

from enum import IntEnum
from functools import cache
from math import comb, gcd

from ludage.core.message import Argument, Line, Message
from ludage.games.age_of_mythology.board import owned, unit_of
from ludage.games.age_of_mythology.cards import DIE
from ludage.games.age_of_mythology.effects import TYPES, Ability, Area, Category, Effect
from ludage.games.age_of_mythology.state import NOTHING, Battle, Fury, Position

ATTACKER, DEFENDER = 0, 1


class Cause(IntEnum):
    """Where dice come from (AOM-BATTLE-04)."""

    BASE = 0
    VERSUS = 1
    GROWTH = 2
    MIRROR = 3
    THROW = 4
    BERSERK = 5
    GOD = 6
    WALL = 7
    TOWER = 8


RULE_OF_CAUSE = [
    "AOM-BATTLE-04",
    "AOM-BATTLE-05",
    "AOM-BATTLE-12",
    "AOM-UNIT-mythic_greek_hero",
    "AOM-BATTLE-13",
    "AOM-UNIT-huskarl",
    "AOM-GOD-bragi",
    "AOM-BLDG-07",
    "AOM-BLDG-08",
]

Die = tuple[int, int, int]
"""An amount, its cause, and the type or building it goes against."""


def fortified(state: Position, battle: Battle) -> int:
    """The Wall or Tower that helps the defender, or NOTHING (AOM-BLDG-07 to 11)."""
    box = state.box
    if battle.area == Area.CITY:
        building = box.wall
    elif battle.area == Area.PRODUCTION:
        building = box.tower
    else:
        return NOTHING
    if not owned(state, battle.seats[DEFENDER], building):
        return NOTHING
    if owned(state, battle.seats[ATTACKER], box.siege):
        return NOTHING
    units = box.units_of[state.cultures[battle.seats[ATTACKER]]]
    for slot, count in enumerate(battle.units[ATTACKER]):
        if count and box.has(units[slot], Ability.NEGATE_WALLS_TOWERS):
            return NOTHING
    return building


def power_of(state: Position, battle: Battle, side: int, effect: Effect) -> bool:
    """Whether this side fights under a god power of this kind; only the attacker can."""
    return side == ATTACKER and battle.power != NOTHING and state.box.effects[battle.power] == effect


def may_throw(state: Position, battle: Battle, side: int, unit: int, enemy: int) -> bool:
    """A Cyclops against a unit that is no Giant (AOM-BATTLE-13)."""
    box = state.box
    if not box.has(unit, Ability.THROW):
        return False
    barred = TYPES.index(box.unit_params[unit]["not_vs"])
    return not box.types[enemy] >> barred & 1


def may_rage(state: Position, battle: Battle, side: int, unit: int) -> bool:
    """A unit that may go berserk by itself, or by Tyr (AOM-UNIT-huskarl, AOM-GOD-tyr)."""
    return state.box.has(unit, Ability.BERSERK) or power_of(state, battle, side, Effect.ALL_BERSERK)


def levels(state: Position, battle: Battle, side: int, slot: int) -> list[int]:
    """How far the units of a slot in the battle have grown, each growth once, the most first: 0 of a type that does not
    grow (AOM-UNIT-hydra)."""
    number = battle.units[side][slot]
    if not number:
        return []
    if not state.box.has(unit_of(state, battle.seats[side], slot), Ability.GROWING):
        return [0]
    growth = battle.growth[side]
    out = list(dict.fromkeys(growth))
    return out if len(growth) == number else [*out, 0]


def dice(
    state: Position, battle: Battle, side: int, unit: int, enemy: int, fury: int, grown: int = 0
) -> list[Die]:
    """Every die the unit rolls against the enemy unit, with its cause; all add up (AOM-BATTLE-04, 05)."""
    box = state.box
    out: list[Die] = [(box.base_dice[unit], Cause.BASE, 0)]
    versus = box.printed_versus if state.medusa_printed else box.versus
    for kind, amount in versus[unit]:
        if box.types[enemy] >> kind & 1:
            out.append((amount, Cause.VERSUS, kind))
    if grown:
        out.append((grown * box.power_number(unit, "dice_per_kill"), Cause.GROWTH, 0))
    if box.has(unit, Ability.MIRROR_BASE_DICE):
        out.append((box.base_dice[enemy], Cause.MIRROR, 0))
    if fury == Fury.THROW:
        out.append((box.power_number(unit, "throw_dice"), Cause.THROW, 0))
    elif fury == Fury.BERSERK:
        own = box.has(unit, Ability.BERSERK)
        more = box.power_number(unit, "dice") if own else box.god_number(battle.power, "dice")
        out.append((more, Cause.BERSERK, 0))
    if power_of(state, battle, side, Effect.BATTLE_DICE_BONUS):
        out.append((box.god_number(battle.power, "dice"), Cause.GOD, 0))
    if side == DEFENDER:
        building = fortified(state, battle)
        if building != NOTHING:
            cause = Cause.WALL if building == box.wall else Cause.TOWER
            out.append((box.fortification_dice, cause, building))
    return out


def count(lines: list[Die]) -> int:
    """The number of dice."""
    return sum(amount for amount, _, _ in lines)


def shown_units(state: Position, battle: Battle) -> list[int]:
    """The units whose cards lie open."""
    return [unit_of(state, battle.seats[side], battle.chosen[side]) for side in (ATTACKER, DEFENDER)]


def tied(state: Position, units: list[int], fury: list[int]) -> int:
    """The side that wins tied sixes, or -1: roll again (AOM-BATTLE-16)."""
    wins = [state.box.has(unit, Ability.WIN_TIES) for unit in units]
    if wins[ATTACKER] != wins[DEFENDER]:
        return ATTACKER if wins[ATTACKER] else DEFENDER
    if wins[ATTACKER]:
        return -1
    rage = [each == Fury.BERSERK for each in fury]
    if rage[ATTACKER] != rage[DEFENDER]:
        return DEFENDER if rage[ATTACKER] else ATTACKER
    return -1


def is_hero(state: Position, unit: int) -> bool:
    """Heroes rout when a Heroic Greek Hero beats one of them."""
    return state.box.category[unit] == Category.HERO


# ---- odds ---------------------------------------------------------------------------------------------------------


@cache
def odds(own: int, enemy: int, tie: int) -> tuple[int, int]:
    """The exact chance that `own` dice beat `enemy` dice, as a fraction in lowest terms.

    `tie`: 1 if ties are won, 0 if they are lost, -1 if both roll again until one has more sixes.
    """
    ours = [comb(own, sixes) * (DIE - 1) ** (own - sixes) for sixes in range(own + 1)]
    theirs = [comb(enemy, sixes) * (DIE - 1) ** (enemy - sixes) for sixes in range(enemy + 1)]
    total = DIE ** (own + enemy)
    equal = sum(ours[sixes] * theirs[sixes] for sixes in range(min(own, enemy) + 1))
    more = sum(ways * sum(theirs[:sixes]) for sixes, ways in enumerate(ours))
    if tie == 1:
        more += equal
    elif tie == -1:
        total -= equal
    by = gcd(more, total)
    return more // by, total // by


def odds_of(
    state: Position,
    battle: Battle,
    side: int,
    unit: int,
    enemy: int,
    fury: int,
    enemy_fury: int,
    grown: int = 0,
    enemy_grown: int = 0,
) -> tuple[int, int]:
    """The chance of the unit against the enemy unit, each grown by so much."""
    own = count(dice(state, battle, side, unit, enemy, fury, grown))
    other = count(dice(state, battle, 1 - side, enemy, unit, enemy_fury, enemy_grown))
    if side == ATTACKER:
        winner = tied(state, [unit, enemy], [fury, enemy_fury])
    else:
        winner = tied(state, [enemy, unit], [enemy_fury, fury])
    return odds(own, other, -1 if winner == -1 else int(winner == side))


def dice_lines(state: Position, battle: Battle, side: int, unit: int, lines: list[Die]) -> list[Line]:
    """The dice in words."""
    out = []
    for amount, cause, detail in lines:
        args: dict[str, Argument] = {"unit": state.box.unit_refs[unit]}
        rule = RULE_OF_CAUSE[cause]
        if cause == Cause.VERSUS:
            args["type"] = f"type:{TYPES[detail]}"
        elif cause in (Cause.WALL, Cause.TOWER):
            args["building"] = state.box.building_refs[detail]
        elif cause == Cause.GOD:
            args["god"] = state.box.god_refs[battle.power]
            rule = state.box.god_rules[battle.power]
        out.append(Line(amount, Message(f"dice-{Cause(cause).name.lower()}", args, rule)))
    return out
