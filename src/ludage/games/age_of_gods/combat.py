"""Launching an attack: who may attack whom, the modifiers of the die and the chances (AOG-COMBAT, AOG-EMPTY).

What happens once the die has fallen is in `conquest.py`.
"""

from enum import IntEnum

from ludage.core.event import Event
from ludage.core.message import Chance, Forecast, Line, Message, Refusal
from ludage.games.age_of_gods.abilities_table import ANY, Ignore, Occasion, Reach, Terms
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.board import inhabited, reserve
from ludage.games.age_of_gods.cards import BONUS_OF, DIE, Marker, Power
from ludage.games.age_of_gods.dice import may_differ, may_reroll, roll
from ludage.games.age_of_gods.gods import has, revealed, seat_with
from ludage.games.age_of_gods.masks import bit, members
from ludage.games.age_of_gods.state import Ask, Frame, Position

ORIGIN_EMPTY = Refusal("refusal-origin-empty", rule="AOG-COMBAT-02")
ORIGIN_VORTEX = Refusal("refusal-origin-vortex", rule="AOG-MARK-03")
ORIGIN_LOVE = Refusal("refusal-origin-love", rule="AOG-MARK-05")
ORIGIN_REVEALED = Refusal("refusal-origin-revealed", rule="AOG-COMBAT-06")
ORIGIN_TOO_LARGE = Refusal("refusal-origin-too-large", rule="AOG-UPRISING-02")
ORIGIN_NOT_CONQUEST = Refusal("refusal-origin-not-conquest", rule="AOG-BREAK-02")
ORIGIN_NOT_MARKED = Refusal("refusal-origin-not-marked", rule="AOG-PEOPLE-dwarves")
ORIGIN_NOT_CHAIN = Refusal("refusal-origin-not-conquest", rule="AOG-PEOPLE-voraces")
ORIGIN_REFUSALS: dict[int, Refusal] = {Occasion.CARD: ORIGIN_NOT_MARKED, Occasion.CHAIN: ORIGIN_NOT_CHAIN}
ORIGIN_OTHER_PEOPLE = Refusal("refusal-origin-other-people", rule="AOG-ACTION-11")
ORIGIN_INLAND = Refusal("refusal-origin-inland", rule="AOG-PEOPLE-pirates")
TARGET_SAME_PEOPLE = Refusal("refusal-target-same-people", rule="AOG-COMBAT-04")
TARGET_VORTEX = Refusal("refusal-target-vortex", rule="AOG-MARK-03")
TARGET_LOVE = Refusal("refusal-target-love", rule="AOG-MARK-05")
TARGET_NOT_VICTIM = Refusal("refusal-target-not-victim", rule="AOG-PEOPLE-monks")
TARGET_NOT_ADJACENT = Refusal("refusal-target-not-adjacent", rule="AOG-COMBAT-03")
TARGET_TOO_FAR = Refusal("refusal-target-too-far", rule="AOG-PEOPLE-centaurs")
TARGET_INLAND = Refusal("refusal-target-inland", rule="AOG-PEOPLE-pirates")
ATTACK_COMPULSORY = Refusal("refusal-attack-compulsory", rule="AOG-COMBAT-01")
UPRISING_COMPULSORY = Refusal("refusal-attack-compulsory", rule="AOG-UPRISING-01")
CARD_ATTACK_COMPULSORY = Refusal("refusal-card-attack-compulsory", rule="AOG-ACTION-10")
COMPULSORY: dict[int, Refusal] = {
    Occasion.COMBAT: ATTACK_COMPULSORY,
    Occasion.UPRISING: UPRISING_COMPULSORY,
    Occasion.CARD: CARD_ATTACK_COMPULSORY,
}


# ---- who may attack whom ------------------------------------------------------------------------------------


def origins(state: Position, seat: int, terms: Terms) -> int:
    """The territories this attack may start from (AOG-COMBAT-02, 05, 06)."""
    if terms.people != ANY:
        mask = state.lands[terms.people]
    else:
        mask = inhabited(state)
    mask &= ~state.love
    if terms.origin != ANY:
        mask &= bit(terms.origin)
    if terms.coastal:
        mask &= state.box.coast
    if terms.unrevealed:
        for people in revealed(state, seat):
            mask &= ~state.lands[people]
    if terms.largest < 4:
        for people, size in enumerate(state.box.sizes):
            if size > terms.largest:
                mask &= ~state.lands[people]
    return mask


def origin_refusal(state: Position, seat: int, terms: Terms, origin: int) -> Refusal | None:
    """Why no such attack starts from there; None exactly for the members of `origins`."""
    if origins(state, seat, terms) >> origin & 1:
        return None
    people = state.people_at[origin]
    named = state.box.territory_refs[origin]
    if state.vortex >> origin & 1:
        return ORIGIN_VORTEX.about(territory=named)
    if people < 0:
        return ORIGIN_EMPTY.about(territory=named)
    if state.love >> origin & 1:
        return ORIGIN_LOVE.about(territory=named)
    if terms.origin not in (ANY, origin):
        refusal = ORIGIN_REFUSALS.get(terms.occasion, ORIGIN_NOT_CONQUEST)
        return refusal.about(territory=state.box.territory_refs[terms.origin])
    if terms.people not in (ANY, people):
        return ORIGIN_OTHER_PEOPLE.about(people=state.box.people_refs[terms.people])
    if state.box.sizes[people] > terms.largest:
        return ORIGIN_TOO_LARGE.about(people=state.box.people_refs[people], size=terms.largest)
    if terms.coastal and not state.box.coast >> origin & 1:
        return ORIGIN_INLAND.about(territory=named)
    return ORIGIN_REVEALED.about(people=state.box.people_refs[people])


def reach_of(state: Position, terms: Terms, origin: int) -> int:
    """The territories within reach; a Vortex is adjacent to nothing (AOG-COMBAT-03, AOG-MARK-03)."""
    box = state.box
    if terms.reach == Reach.ADJACENT:
        return box.neighbours[origin]
    if terms.reach == Reach.COASTAL:
        return box.coast & ~bit(origin)
    if terms.reach == Reach.ANYWHERE:
        return box.everywhere & ~bit(origin)
    mask = box.neighbours[origin]
    for crossed in members(box.neighbours[origin] & ~state.vortex):
        mask |= box.neighbours[crossed]
    return mask & ~bit(origin)


def targets_from(state: Position, terms: Terms, origin: int) -> int:
    """What may be attacked from there: within reach, of another people or empty, no Love, no Vortex."""
    mask = (
        reach_of(state, terms, origin) & ~state.lands[state.people_at[origin]] & ~state.love & ~state.vortex
    )
    if terms.victim != ANY:
        mask &= state.lands[terms.victim]
    return mask


def target_refusal(state: Position, terms: Terms, origin: int, target: int) -> Refusal | None:
    """Why that territory cannot be attacked from there; None exactly for the members of `targets_from`."""
    if targets_from(state, terms, origin) >> target & 1:
        return None
    named = state.box.territory_refs[target]
    if state.vortex >> target & 1:
        return TARGET_VORTEX.about(territory=named)
    if state.love >> target & 1:
        return TARGET_LOVE.about(territory=named)
    if state.people_at[origin] == state.people_at[target]:
        return TARGET_SAME_PEOPLE.about(people=state.box.people_refs[state.people_at[target]])
    if not reach_of(state, terms, origin) >> target & 1:
        refusal = (TARGET_NOT_ADJACENT, TARGET_TOO_FAR, TARGET_INLAND, TARGET_NOT_ADJACENT)[terms.reach]
        return refusal.about(origin=state.box.territory_refs[origin], target=named)
    return TARGET_NOT_VICTIM.about(people=state.box.people_refs[terms.victim])


def can_attack(state: Position, seat: int, terms: Terms) -> bool:
    """Whether there is any legal attack on these terms (AOG-COMBAT-17, AOG-UPRISING-05)."""
    return any(targets_from(state, terms, origin) for origin in members(origins(state, seat, terms)))


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """All attacks on the terms of the frame, and declining if it is optional."""
    terms = frame.terms
    assert terms is not None
    actions = state.actions
    out: list[int] = []
    if terms.reach == Reach.ADJACENT and terms.victim == ANY:
        closed = ~(state.love | state.vortex)
        neighbours = state.box.neighbours
        listed = actions.neighbour_attacks
        lands = state.lands
        people_at = state.people_at
        for origin in members(origins(state, seat, terms)):
            targets = neighbours[origin] & closed & ~lands[people_at[origin]]
            if targets:
                out += listed[origin][targets]
    else:
        for origin in members(origins(state, seat, terms)):
            attacks = actions.attacks[origin]
            out += [attacks[target] for target in members(targets_from(state, terms, origin))]
    if terms.optional:
        out.append(actions.of(Verb.PASS))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """May the player launch this attack, or decline to?"""
    terms = frame.terms
    assert terms is not None
    if verb == Verb.PASS:
        if terms.optional:
            return None
        return COMPULSORY[terms.occasion]
    return origin_refusal(state, seat, terms, x) or target_refusal(state, terms, x, y)


# ---- the modifiers of the die -------------------------------------------------------------------------------


class Cause(IntEnum):
    """Where a modifier comes from (AOG-COMBAT-14)."""

    CARD = 0
    TECHNOLOGY_ATTACKER = 1
    TECHNOLOGY_DEFENDER = 2
    FORTIFICATION = 3
    DWARF_FORTRESS = 4
    CITY = 5
    ATTACK_MARKER_1 = 6
    ATTACK_MARKER_2 = 7
    DEFENCE_MARKER_1 = 8
    DEFENCE_MARKER_2 = 9
    HOLY_WAR = 10
    HATE = 11
    PEACE = 12
    WAR = 13


RULE_OF_CAUSE = [
    "AOG-COMBAT-14",
    "AOG-COMBAT-13",
    "AOG-COMBAT-13",
    "AOG-COMBAT-11",
    "AOG-MARK-04",
    "AOG-COMBAT-12",
    "AOG-MARK-07",
    "AOG-MARK-08",
    "AOG-MARK-09",
    "AOG-MARK-10",
    "AOG-MARK-02",
    "AOG-MARK-06",
    "AOG-GOD-novalis",
    "AOG-GOD-sharur",
]


def modifiers(state: Position, seat: int, terms: Terms, origin: int, target: int) -> list[tuple[int, int]]:
    """Everything that is added to the die, as (amount, cause); all of it adds up (AOG-COMBAT-11 to 14).

    An empty territory gives no defence at all and is taken whatever the sum (AOG-EMPTY-01).
    """
    out: list[tuple[int, int]] = []
    defender = state.people_at[target]
    if defender < 0:
        return out
    box = state.box
    attacker = state.people_at[origin]
    if terms.bonus:
        out.append((terms.bonus, Cause.CARD))
    if state.technology[attacker]:
        out.append((state.technology[attacker], Cause.TECHNOLOGY_ATTACKER))
    if state.technology[defender]:
        out.append((-state.technology[defender], Cause.TECHNOLOGY_DEFENDER))
    here = bit(target)
    if state.fortified & here and not terms.ignore & Ignore.FORTIFICATION:
        out.append((box.fortification, Cause.FORTIFICATION))
    if state.fortress & here and not terms.ignore & Ignore.DWARF_FORTRESS:
        out.append((box.dwarf_fortress, Cause.DWARF_FORTRESS))
    if box.cities & here and not terms.ignore & Ignore.CITY:
        out.append((box.city, Cause.CITY))
    bonus = state.bonus
    if bonus[Marker.ATTACK_1][attacker]:
        out.append((BONUS_OF[Marker.ATTACK_1], Cause.ATTACK_MARKER_1))
    if bonus[Marker.ATTACK_2][attacker]:
        out.append((BONUS_OF[Marker.ATTACK_2], Cause.ATTACK_MARKER_2))
    if bonus[Marker.DEFENCE_1][defender]:
        out.append((-BONUS_OF[Marker.DEFENCE_1], Cause.DEFENCE_MARKER_1))
    if bonus[Marker.DEFENCE_2][defender]:
        out.append((-BONUS_OF[Marker.DEFENCE_2], Cause.DEFENCE_MARKER_2))
    if state.holy_attacker == attacker and state.holy_victim == defender:
        out.append((box.holy_war, Cause.HOLY_WAR))
    if state.hate >> defender & 1:
        out.append((box.figure(Power.HATE_MARKERS, "bonus_against"), Cause.HATE))
    protector = seat_with(state, Power.DEFENCE_BONUS_REVEALED)
    if protector >= 0 and defender in revealed(state, protector):
        out.append((-box.figure(Power.DEFENCE_BONUS_REVEALED, "bonus"), Cause.PEACE))
    if has(state, seat, Power.ATTACK_BONUS):
        out.append((box.figure(Power.ATTACK_BONUS, "bonus"), Cause.WAR))
    return out


def modifier_lines(state: Position, seat: int, terms: Terms, origin: int, target: int) -> list[Line]:
    """The modifiers in words."""
    refs = state.box.people_refs
    attacker, defender = state.people_at[origin], state.people_at[target]
    out: list[Line] = []
    for amount, cause in modifiers(state, seat, terms, origin, target):
        key = f"cause-{Cause(cause).name.lower().replace('_', '-')}"
        args: dict[str, str | int | list[str]] = {
            "attacker": refs[attacker],
            "defender": refs[defender],
            "territory": state.box.territory_refs[target],
        }
        out.append(Line(amount, Message(key, args, RULE_OF_CAUSE[cause])))
    return out


def breakthrough_faces(state: Position, seat: int) -> tuple[int, ...]:
    """The natural results that break through (AOG-BREAK-01, AOG-GOD-sercek)."""
    return state.box.distress_on if has(state, seat, Power.BREAKTHROUGH_ON) else state.box.breakthrough_on


def leads_on(state: Position, origin: int, target: int) -> bool:
    """Whether a breakthrough would find anything to attack from the target (AOG-BREAK-02).

    A people without a token in reserve holds the target only by giving up the origin, which then lies empty.
    """
    attacker = state.people_at[origin]
    own = state.lands[attacker]
    if reserve(state, attacker) == 0:
        own &= ~bit(origin)
    return bool(state.box.neighbours[target] & ~own & ~state.love & ~state.vortex)


FAILS, TAKES, BREAKS_THROUGH = 0, 1, 2


def results(state: Position, seat: int, terms: Terms, origin: int, target: int) -> dict[int, int]:
    """What each face comes to as the die that counts; a breakthrough that leads nowhere is none."""
    total = sum([amount for amount, _ in modifiers(state, seat, terms, origin, target)])
    is_empty = state.people_at[target] < 0
    onward = breakthrough_faces(state, seat) if terms.breakthrough and leads_on(state, origin, target) else ()
    out: dict[int, int] = {}
    for face in range(1, DIE + 1):
        if not is_empty and face + total < state.box.success_at:
            out[face] = FAILS
        else:
            out[face] = BREAKS_THROUGH if face in onward else TAKES
    return out


# ---- forecast -----------------------------------------------------------------------------------------------


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """The modifiers of an attack and its exact chances, before the die is cast."""
    terms = frame.terms
    assert terms is not None
    if verb == Verb.PASS:
        return Forecast([])
    faces = list(results(state, seat, terms, x, y).values())
    wins, lucky = DIE - faces.count(FAILS), faces.count(BREAKS_THROUGH)
    success = best_of("chance-success", wins, terms.dice)
    breakthrough = best_of("chance-breakthrough", lucky, terms.dice)
    again = may_reroll(state, seat) and len(set(faces)) > 1
    missed = success.outof - success.ways
    chances = [success]
    if again:
        chances.append(with_reroll("chance-success-reroll", success, missed, wins))
    if lucky:
        chances.append(breakthrough)
    if lucky and again:
        safe = wins == DIE or terms.dice > 1  # of two dice the lower one can be rolled again
        rerolled = breakthrough.outof - breakthrough.ways if safe else missed
        chances.append(with_reroll("chance-breakthrough-reroll", breakthrough, rerolled, lucky))
    return Forecast(modifier_lines(state, seat, terms, x, y), chances)


def best_of(of: str, good: int, dice: int) -> Chance:
    """The chance that the best of so many dice shows one of the `good` highest faces."""
    return Chance(of, DIE**dice - (DIE - good) ** dice, DIE**dice)


def with_reroll(of: str, first: Chance, rerolled: int, good: int) -> Chance:
    """The chance when a die is rolled again after so many of the first rolls.

    Lok mends what has failed, and tries for the breakthrough where that cannot cost the success.
    """
    return Chance(of, first.ways * DIE + rerolled * good, first.outof * DIE)


# ---- the attack is launched ---------------------------------------------------------------------------------


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The die is cast (AOG-COMBAT-08); the result waits for Lok before it counts."""
    state.stack.pop()
    terms = frame.terms
    assert terms is not None
    if verb == Verb.PASS:
        if state.heard is not None:
            state.tell(Event("attack-declined", {"seat": f"seat:{seat}"}))
        return
    if state.heard is not None:
        box = state.box
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "people": box.people_refs[state.people_at[x]],
            "origin": box.territory_refs[x],
            "target": box.territory_refs[y],
        }
        defender = state.people_at[y]
        if defender >= 0:
            data["defender"] = box.people_refs[defender]
        state.tell(Event("attack" if defender >= 0 else "attack-empty", data))
    dice = roll(state, seat, terms.dice)
    state.stack.append(Frame(Ask.ROLLED, seat, place=x, target=y, dice=dice, terms=terms))
    if may_reroll(state, seat) and may_differ(results(state, seat, terms, x, y), dice):
        state.stack.append(Frame(Ask.REROLL, seat))
