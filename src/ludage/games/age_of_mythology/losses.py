"""What an encounter costs and brings: losses, saves, powers of the winner, reinforcements (chapter IX, step 3)."""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import gain, holding, side_of, slots_of, unit_of
from ludage.games.age_of_mythology.cards import SLOTS
from ludage.games.age_of_mythology.dice import ATTACKER, DEFENDER, is_hero
from ludage.games.age_of_mythology.effects import FAVOR, Ability
from ludage.games.age_of_mythology.recruit import enlist, gained
from ludage.games.age_of_mythology.state import RETREAT, Ask, Battle, Frame, Fury, Position

NOT_IN_BATTLE = Refusal("refusal-not-in-battle", rule="AOM-BATTLE-02")
CANNOT_JOIN = Refusal("refusal-cannot-join", rule="AOM-UNIT-mythic_norse_hero")


def current(state: Position) -> Battle:
    """The battle under way."""
    battle = state.battle
    assert battle is not None
    return battle


def beaten(state: Position, battle: Battle, units: list[int], winner: int) -> None:
    """The loser is thrown out, kept by Isis, saved by a Priest or eliminated; then the winner's powers work."""
    loser = 1 - winner
    seat, slot = battle.seats[loser], battle.chosen[loser]
    named: dict[str, object] = {"seat": f"seat:{seat}", "unit": state.box.unit_refs[units[loser]]}
    if battle.fury[winner] == Fury.THROW:
        leave(battle, loser, slot)
        battle.gone[loser][slot] += 1
        if state.heard is not None:
            state.tell(Event("thrown", named))
        return
    kept = loser == ATTACKER and battle.protected
    saving = False
    if kept:
        battle.protected = False
    else:
        leave(battle, loser, slot)
        saving = save_cost(state, battle, loser, units[loser]) >= 0
        if not saving:
            enlist(state, seat, units[loser], -1)
    if state.heard is not None and not saving:
        state.tell(Event("protected" if kept else "eliminated", named))
    triumph(state, battle, winner, units)
    flees = state.box.has(units[winner], Ability.ROUT_ON_HERO_KILL) and is_hero(state, units[loser])
    if saving:  # who flees does so when it is known what became of the beaten one
        state.stack.append(Frame(Ask.SAVE, seat, extra=slot, number=int(flees)))
    elif flees:
        rout(state, battle, loser)


def rout(state: Position, battle: Battle, side: int) -> None:
    """The whole side leaves the battle (AOM-UNIT-heroic_greek_hero)."""
    battle.chosen[side] = RETREAT
    if state.heard is not None and any(battle.units[side]):
        state.tell(Event("routed", {"seat": f"seat:{battle.seats[side]}"}))


def leave(battle: Battle, side: int, slot: int) -> None:
    """One unit less in the battle; of grown Hydras the one that was chosen."""
    battle.units[side][slot] -= 1
    if battle.grown[side]:
        battle.growth[side].remove(battle.grown[side])
        battle.grown[side] = 0


def triumph(state: Position, battle: Battle, winner: int, units: list[int]) -> None:
    """What the winning unit gains by an elimination, saved and kept units included (AOM-BATTLE-11, 12, 17)."""
    box = state.box
    unit, seat = units[winner], battle.seats[winner]
    if box.has(unit, Ability.RAISE_MUMMY):
        gained(state, seat, unit, box.power_number(unit, "gain"))
    if box.has(unit, Ability.GROWING):
        grow(battle, winner)
        if state.heard is not None:
            data: dict[str, object] = {
                "seat": f"seat:{seat}",
                "unit": box.unit_refs[unit],
                "dice": battle.grown[winner] * box.power_number(unit, "dice_per_kill"),
            }
            state.tell(Event("grown", data))
    if box.has(unit, Ability.FAVOR_PER_KILL):
        got = gain(state, seat, FAVOR, box.power_number(unit, "favor"))
        if got and state.heard is not None:
            won: dict[str, object] = {
                "seat": f"seat:{seat}",
                "unit": box.unit_refs[unit],
                "cubes": f"favor:{got}",
            }
            state.tell(Event("favor-won", won))
    if box.has(unit, Ability.CALL_REINFORCEMENT) and any(battle.units[1 - winner]):
        state.stack.append(Frame(Ask.REINFORCE, seat))


def grow(battle: Battle, side: int) -> None:
    """The Hydra that fought has eliminated one unit more (AOM-BATTLE-12)."""
    growth = battle.growth[side]
    if battle.grown[side]:
        growth.remove(battle.grown[side])
    battle.grown[side] += 1
    growth.append(battle.grown[side])
    growth.sort(reverse=True)


# ---- after the dice -----------------------------------------------------------------------------------------------


def save_cost(state: Position, battle: Battle, side: int, unit: int) -> int:
    """The Favor that saves the beaten unit, or -1 if it cannot be saved (AOM-UNIT-phoenix, AOM-UNIT-priest)."""
    box = state.box
    if not box.has(unit, Ability.RESURRECT_WITH_PRIEST):
        return -1
    seat = battle.seats[side]
    priest = box.slot_with(state.cultures[seat], Ability.RESURRECT)
    cost = box.power_number(unit, "favor")
    if priest < 0 or not battle.units[side][priest] or state.cubes[seat * 4 + FAVOR] < cost:
        return -1
    return cost


def legal_save(state: Position, frame: Frame, seat: int) -> list[int]:
    """Save it or not."""
    return [state.actions.of(Verb.SAVE), state.actions.of(Verb.PASS)]


def perform_save(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Paid at once: the figure goes to the Holding Area and is out of this battle; else it is eliminated."""
    state.stack.pop()
    battle = current(state)
    side = side_of(battle, seat)
    unit = unit_of(state, seat, frame.extra)
    if verb == Verb.SAVE:
        cost = save_cost(state, battle, side, unit)
        state.cubes[seat * 4 + FAVOR] -= cost
        state.bank[FAVOR] += cost
        battle.gone[side][frame.extra] += 1
    else:
        enlist(state, seat, unit, -1)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "unit": state.box.unit_refs[unit]}
        state.tell(Event("saved" if verb == Verb.SAVE else "eliminated", data))
    if frame.number:
        rout(state, battle, side)


def reserves(state: Position, battle: Battle, seat: int, slot: int) -> int:
    """Units that could join: in the Holding Area and not gone from this battle (AOM-UNIT-mythic_norse_hero)."""
    return holding(state, seat, slot) - battle.gone[side_of(battle, seat)][slot]


def waits_for_reinforcement(state: Position, frame: Frame) -> bool:
    """There is a unit that could join, and an enemy left to fight."""
    battle = current(state)
    if any(reserves(state, battle, frame.seat, slot) > 0 for slot in slots_of(state, frame.seat)):
        return True
    state.stack.pop()
    return False


def legal_reinforce(state: Position, frame: Frame, seat: int) -> list[int]:
    """A unit of the Holding Area, or none."""
    battle = current(state)
    first = state.actions.first[Verb.COMMIT]
    out = [
        first + unit_of(state, seat, slot)
        for slot in slots_of(state, seat)
        if reserves(state, battle, seat, slot) > 0
    ]
    out.append(state.actions.of(Verb.PASS))
    return out


def refuse_reinforce(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only what waits in the Holding Area."""
    if verb == Verb.PASS:
        return None
    box = state.box
    own = box.unit_culture[x] == state.cultures[seat]
    if own and reserves(state, current(state), seat, box.slot_of[x]) > 0:
        return None
    return CANNOT_JOIN.about(unit=box.unit_refs[x])


def perform_reinforce(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One unit more, beyond the card's number."""
    state.stack.pop()
    if verb == Verb.COMMIT:
        battle = current(state)
        battle.units[side_of(battle, seat)][state.box.slot_of[x]] += 1
        if state.heard is not None:
            state.tell(Event("reinforced", {"seat": f"seat:{seat}", "unit": state.box.unit_refs[x]}))


# ---- Aphrodite ----------------------------------------------------------------------------------------------------


def legal_charm(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any unit type of the defender (AOM-GOD-aphrodite)."""
    battle = current(state)
    enemy = battle.seats[DEFENDER]
    first = state.actions.first[Verb.CHARM]
    units = battle.units[DEFENDER]
    return [first + unit_of(state, enemy, slot) for slot in range(SLOTS) if units[slot]]


def refuse_charm(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """It must be in the battle."""
    battle = current(state)
    box = state.box
    enemy = battle.seats[DEFENDER]
    if box.unit_culture[x] == state.cultures[enemy] and battle.units[DEFENDER][box.slot_of[x]]:
        return None
    return NOT_IN_BATTLE.about(unit=box.unit_refs[x])


def perform_charm(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """It goes back to its owner's board and cannot come back in this battle."""
    state.stack.pop()
    battle = current(state)
    slot = state.box.slot_of[x]
    leave(battle, DEFENDER, slot)
    battle.gone[DEFENDER][slot] += 1
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{battle.seats[DEFENDER]}", "unit": state.box.unit_refs[x]}
        state.tell(Event("charmed", data))
