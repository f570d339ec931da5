"""A battle, round by round: cards, choices and dice (chapter IX)."""

from ludage.core.event import Event, News
from ludage.core.message import Argument, Chance, Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology import winning
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import side_of, slots_of, unit_of
from ludage.games.age_of_mythology.cards import DIE
from ludage.games.age_of_mythology.dice import (
    ATTACKER,
    DEFENDER,
    count,
    dice,
    dice_lines,
    levels,
    may_rage,
    may_throw,
    odds_of,
    shown_units,
    tied,
)
from ludage.games.age_of_mythology.effects import Ability
from ludage.games.age_of_mythology.hands import without
from ludage.games.age_of_mythology.losses import NOT_IN_BATTLE, beaten, current
from ludage.games.age_of_mythology.state import (
    RETREAT,
    UNDECIDED,
    Ask,
    Battle,
    Frame,
    Fury,
    Position,
)

NOT_SO_GROWN = Refusal("refusal-not-so-grown", rule="AOM-UNIT-hydra")
NO_THROW = Refusal("refusal-no-throw", rule="AOM-BATTLE-13")
NO_BERSERK = Refusal("refusal-no-berserk", rule="AOM-BATTLE-15")


# ---- the round ----------------------------------------------------------------------------------------------------


def go_on(state: Position) -> None:
    """The battle is over, or both choose for another round (AOM-BATTLE-09, AOM-WIN-01, AOM-RETREAT-02, 03)."""
    battle = current(state)
    if battle.chosen[ATTACKER] == RETREAT or not any(battle.units[ATTACKER]):
        winning.finish(state, battle, DEFENDER)
    elif battle.chosen[DEFENDER] == RETREAT or not any(battle.units[DEFENDER]):
        winning.finish(state, battle, ATTACKER)
    else:
        battle.round += 1
        battle.chosen = [UNDECIDED, UNDECIDED]
        battle.grown = [0, 0]
        battle.fury = [Fury.UNDECIDED, Fury.UNDECIDED]
        state.stack.append(Frame(Ask.BATTLE, -1))
        state.stack.append(Frame(Ask.ENCOUNTER, -1, seats=tuple(sorted(battle.seats))))


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """The battle card of a unit in the battle, or retreat (AOM-BATTLE-02, AOM-RETREAT-01).

    Of Hydras that have not grown alike the owner chooses one, together with its card (ruling 70).
    """
    battle = current(state)
    side = side_of(battle, seat)
    out = [
        state.actions.pair(Verb.FIGHT, unit_of(state, seat, slot), grown)
        for slot in slots_of(state, seat)
        for grown in levels(state, battle, side, slot)
    ]
    out.append(state.actions.of(Verb.RETREAT))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A unit of the type, and a Hydra of that growth, must be in the battle."""
    if verb == Verb.RETREAT:
        return None
    battle = current(state)
    box = state.box
    side = side_of(battle, seat)
    if box.unit_culture[x] != state.cultures[seat] or not battle.units[side][box.slot_of[x]]:
        return NOT_IN_BATTLE.about(unit=box.unit_refs[x])
    if y in levels(state, battle, side, box.slot_of[x]):
        return None
    return NOT_SO_GROWN.about(unit=box.unit_refs[x], growth=y)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The card lies face down until both have chosen (AOM-BATTLE-03)."""
    battle = current(state)
    side = side_of(battle, seat)
    battle.chosen[side] = RETREAT if verb == Verb.RETREAT else state.box.slot_of[x]
    battle.grown[side] = y
    if state.heard is not None:
        choice = "choice:retreat" if verb == Verb.RETREAT else state.box.unit_refs[x]
        secret: dict[str, object] = {"choice": choice, "growth": y}
        state.tell(Event("card-laid", {"seat": f"seat:{seat}"}, News.NONE, {seat: secret}))
    state.stack.pop()
    seats = without(frame.seats, seat)
    if seats:
        state.stack.append(Frame(Ask.ENCOUNTER, -1, seats=seats))
    else:
        show(state, battle)


def show(state: Position, battle: Battle) -> None:
    """Retreat ends it; else both cards are turned over, and choices come before the dice (AOM-BATTLE-15)."""
    for side in (ATTACKER, DEFENDER):
        if battle.chosen[side] == RETREAT:
            if state.heard is not None:
                state.tell(Event("retreated", {"seat": f"seat:{battle.seats[side]}"}, News.SHOWN))
            return
    if state.heard is not None:
        units = [state.box.unit_refs[unit] for unit in shown_units(state, battle)]
        data: dict[str, object] = {
            "unit": units[ATTACKER],
            "growth": battle.grown[ATTACKER],
            "enemy": units[DEFENDER],
            "enemy_growth": battle.grown[DEFENDER],
            "round": battle.round,
        }
        state.tell(Event("cards-shown", data, News.SHOWN))
    attacker, defender = battle.seats
    state.stack.append(Frame(Ask.ROLL, -1))
    state.stack.append(Frame(Ask.FURY, defender))
    state.stack.append(Frame(Ask.FURY, attacker))
    state.stack.append(Frame(Ask.SWAP, defender))
    state.stack.append(Frame(Ask.SWAP, attacker))


# ---- before the dice ----------------------------------------------------------------------------------------------


def waits_for_swap(state: Position, frame: Frame) -> bool:
    """A Pharaoh was shown and a Wadjet is in the battle (AOM-UNIT-wadjet)."""
    battle = current(state)
    side = side_of(battle, frame.seat)
    box = state.box
    shown = unit_of(state, frame.seat, battle.chosen[side])
    guard = box.slot_with(state.cultures[frame.seat], Ability.GUARD_PHARAOH)
    if box.has(shown, Ability.SWAP_WADJET) and guard >= 0 and battle.units[side][guard]:
        return True
    state.stack.pop()
    return False


def legal_swap(state: Position, frame: Frame, seat: int) -> list[int]:
    """Step in or not."""
    return [state.actions.of(Verb.STEP_IN), state.actions.of(Verb.PASS)]


def refuse_nothing(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Where every choice of the frame is free."""
    return None


def perform_swap(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The Pharaoh stays in the battle; the encounter is Wadjet's."""
    state.stack.pop()
    if verb == Verb.STEP_IN:
        battle = current(state)
        guard = state.box.slot_with(state.cultures[seat], Ability.GUARD_PHARAOH)
        battle.chosen[side_of(battle, seat)] = guard
        if state.heard is not None:
            unit = state.box.unit_refs[unit_of(state, seat, guard)]
            state.tell(Event("stepped-in", {"seat": f"seat:{seat}", "unit": unit}))


def waits_for_fury(state: Position, frame: Frame) -> bool:
    """A unit that can throw or go berserk (AOM-BATTLE-15)."""
    battle = current(state)
    side = side_of(battle, frame.seat)
    units = shown_units(state, battle)
    if may_throw(state, battle, side, units[side], units[1 - side]) or may_rage(
        state, battle, side, units[side]
    ):
        return True
    battle.fury[side] = Fury.PLAIN
    state.stack.pop()
    return False


def legal_fury(state: Position, frame: Frame, seat: int) -> list[int]:
    """Throw, go berserk, or neither."""
    verbs = (Verb.THROW, Verb.BERSERK, Verb.PASS)
    return [state.actions.of(verb) for verb in verbs if refuse_fury(state, frame, seat, verb, 0, 0) is None]


def refuse_fury(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only what the unit can do against this enemy."""
    battle = current(state)
    side = side_of(battle, seat)
    units = shown_units(state, battle)
    if verb == Verb.THROW and not may_throw(state, battle, side, units[side], units[1 - side]):
        return NO_THROW
    if verb == Verb.BERSERK and not may_rage(state, battle, side, units[side]):
        return NO_BERSERK
    return None


FURY_OF_VERB = {int(Verb.THROW): Fury.THROW, int(Verb.BERSERK): Fury.BERSERK, int(Verb.PASS): Fury.PLAIN}


def perform_fury(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The choice holds for all rolls of the encounter."""
    state.stack.pop()
    battle = current(state)
    side = side_of(battle, seat)
    battle.fury[side] = FURY_OF_VERB[verb]
    if verb != Verb.PASS and state.heard is not None:
        unit = state.box.unit_refs[shown_units(state, battle)[side]]
        kind = "throws" if verb == Verb.THROW else "goes-berserk"
        state.tell(Event(kind, {"seat": f"seat:{seat}", "unit": unit}))


# ---- the dice -----------------------------------------------------------------------------------------------------


def roll(state: Position) -> None:
    """Both roll until one has more sixes or a tie is won (AOM-BATTLE-06 to 08)."""
    state.stack.pop()
    battle = current(state)
    units = shown_units(state, battle)
    lines = [
        dice(state, battle, side, units[side], units[1 - side], battle.fury[side], battle.grown[side])
        for side in (ATTACKER, DEFENDER)
    ]
    numbers = [count(lines[ATTACKER]), count(lines[DEFENDER])]
    at_tie = tied(state, units, battle.fury)
    while True:
        faces = [[state.stream.roll(DIE) for _ in range(number)] for number in numbers]
        sixes = [row.count(state.box.hit) for row in faces]
        if state.heard is not None:
            _tell_roll(state, battle, units, faces, sixes)
        if sixes[ATTACKER] != sixes[DEFENDER]:
            beaten(state, battle, units, ATTACKER if sixes[ATTACKER] > sixes[DEFENDER] else DEFENDER)
            return
        if at_tie != -1:
            beaten(state, battle, units, at_tie)
            return


def _tell_roll(
    state: Position, battle: Battle, units: list[int], faces: list[list[int]], sixes: list[int]
) -> None:
    for side in (ATTACKER, DEFENDER):
        lines = dice(state, battle, side, units[side], units[1 - side], battle.fury[side], battle.grown[side])
        data: dict[str, object] = {
            "seat": f"seat:{battle.seats[side]}",
            "unit": state.box.unit_refs[units[side]],
            "dice": faces[side],
            "sixes": sixes[side],
            "lines": [line.to_dict() for line in dice_lines(state, battle, side, units[side], lines)],
        }
        state.tell(Event("rolled", data, News.CHANCE))


# ---- forecasts ----------------------------------------------------------------------------------------------------


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """The unit's odds against each enemy unit it could meet."""
    if verb == Verb.RETREAT:
        return Forecast([])
    battle = current(state)
    side = side_of(battle, seat)
    enemy_seat = battle.seats[1 - side]
    lines: list[Line] = []
    last = (0, 1)
    for slot in slots_of(state, enemy_seat):
        for grown in levels(state, battle, 1 - side, slot):
            enemy = unit_of(state, enemy_seat, slot)
            last = odds_of(state, battle, side, x, enemy, Fury.PLAIN, Fury.PLAIN, y, grown)
            args: dict[str, Argument] = {
                "unit": state.box.unit_refs[x],
                "growth": y,
                "enemy": state.box.unit_refs[enemy],
                "enemy_growth": grown,
                "dice": count(dice(state, battle, side, x, enemy, Fury.PLAIN, y)),
                "against": count(dice(state, battle, 1 - side, enemy, x, Fury.PLAIN, grown)),
                "percent": (200 * last[0] + last[1]) // (2 * last[1]),
            }
            lines.append(Line(0, Message("forecast-encounter", args, "AOM-BATTLE-04")))
    chances = [Chance("chance-encounter", last[0], last[1])] if len(lines) == 1 else []
    mine, theirs = (
        [x],
        [
            unit_of(state, enemy_seat, slot)
            for slot in slots_of(state, enemy_seat)
            if battle.units[1 - side][slot]
        ],
    )
    open_to = [(side, mine, theirs), (1 - side, theirs, mine)]
    return Forecast(lines + unless_fury(state, battle, open_to), chances)


def unless_fury(
    state: Position, battle: Battle, open_to: list[tuple[int, list[int], list[int]]]
) -> list[Line]:
    """The odds are those without a throw or going berserk, if somebody may still choose to: sides, units, enemies."""
    for side, units, enemies in open_to:
        for unit in units:
            throws = any(may_throw(state, battle, side, unit, enemy) for enemy in enemies)
            if throws or may_rage(state, battle, side, unit):
                return [Line(0, Message("forecast-unless-fury", {}, "AOM-BATTLE-15"))]
    return []


def explain_swap(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """The dice and odds of whoever would fight."""
    battle = current(state)
    side = side_of(battle, seat)
    units = shown_units(state, battle)
    if verb == Verb.STEP_IN:
        guard = state.box.slot_with(state.cultures[seat], Ability.GUARD_PHARAOH)
        units[side] = unit_of(state, seat, guard)
    grown, enemy_grown = battle.grown[side], battle.grown[1 - side]
    lines = dice(state, battle, side, units[side], units[1 - side], Fury.PLAIN, grown)
    ways, outof = odds_of(
        state, battle, side, units[side], units[1 - side], Fury.PLAIN, Fury.PLAIN, grown, enemy_grown
    )
    told = dice_lines(state, battle, side, units[side], lines)
    told += unless_fury(
        state, battle, [(each, [units[each]], [units[1 - each]]) for each in (side, 1 - side)]
    )
    return Forecast(told, [Chance("chance-encounter", ways, outof)])


def explain_fury(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """The dice, one by one, and the exact odds; the enemy's choice is known to the defender, who chooses last."""
    battle = current(state)
    side = side_of(battle, seat)
    units = shown_units(state, battle)
    fury = FURY_OF_VERB[verb]
    enemy_fury = max(battle.fury[1 - side], Fury.PLAIN)
    grown, enemy_grown = battle.grown[side], battle.grown[1 - side]
    lines = dice(state, battle, side, units[side], units[1 - side], fury, grown)
    ways, outof = odds_of(
        state, battle, side, units[side], units[1 - side], fury, enemy_fury, grown, enemy_grown
    )
    told = dice_lines(state, battle, side, units[side], lines)
    if side == ATTACKER:  # the defender chooses after him
        told += unless_fury(state, battle, [(DEFENDER, [units[DEFENDER]], [units[ATTACKER]])])
    return Forecast(told, [Chance("chance-encounter", ways, outof)])
