"""The Attack action: a neighbour, an area, and the units that will fight (chapter VIII; chapter IX, A and B)."""

from ludage.core.event import Event, News
from ludage.core.message import Argument, Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import (
    army_size,
    city_size,
    holding,
    lands_of,
    owned,
    side_of,
    slots_of,
    unit_of,
)
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES
from ludage.games.age_of_mythology.dice import ATTACKER, DEFENDER, power_of
from ludage.games.age_of_mythology.effects import AREAS, Area, Effect
from ludage.games.age_of_mythology.hands import without
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOTHING,
    UNDECIDED,
    WORKER,
    Ask,
    Battle,
    Frame,
    Fury,
    Position,
)
from ludage.games.age_of_mythology.winning import razed, source, tiles_on

NO_UNITS = Refusal("refusal-no-units", rule="AOM-WIN-02")
NOT_NEIGHBOUR = Refusal("refusal-not-neighbour", rule="AOM-ATTACK-01")
NO_SUCH_UNIT_HERE = Refusal("refusal-unit-not-in-holding", rule="AOM-ATTACK-04")
NO_WORKER_THERE = Refusal("refusal-no-worker-there", rule="AOM-ATTACK-04")
MUST_COMMIT = Refusal("refusal-must-commit", rule="AOM-WIN-02")
NO_LIMIT = 999


def impossible(state: Position, seat: int) -> Refusal | None:
    """An attacker needs a unit (AOM-WIN-02)."""
    return None if army_size(state, seat) else NO_UNITS


def start(state: Position, seat: int, card: int, power: int) -> None:
    """First the opponent and the area are announced (AOM-ATTACK-02)."""
    state.stack.append(Frame(Ask.ATTACK, seat, card=card, power=power))


def neighbours(state: Position, seat: int) -> list[int]:
    """Left and right at the table; with two players the only opponent (AOM-ATTACK-01)."""
    return sorted({(seat + 1) % state.players, (seat - 1) % state.players})


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Every area of both neighbours."""
    first = state.actions.first[Verb.ATTACK]
    return [
        first + other * len(AREAS) + area for other in neighbours(state, seat) for area in range(len(AREAS))
    ]


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only neighbours (AOM-ATTACK-01)."""
    return None if x in neighbours(state, seat) else NOT_NEIGHBOUR.about(seat=f"seat:{x}")


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The attack is announced; both choose their units in secret (AOM-ATTACK-02, 04)."""
    state.stack.pop()
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "other": f"seat:{x}", "area": f"area:{AREAS[y]}"}
        state.tell(Event("attack", data))
    battle = Battle(
        (seat, x),
        y,
        limit=state.box.values[frame.card],
        power=frame.power,
        protected=False,
        shown=False,
        round=0,
        units=[[0] * SLOTS, [0] * SLOTS],
        squares=[[], []],
        gone=[[0] * SLOTS, [0] * SLOTS],
        growth=[[], []],
        chosen=[UNDECIDED, UNDECIDED],
        grown=[0, 0],
        fury=[Fury.UNDECIDED, Fury.UNDECIDED],
    )
    battle.protected = power_of(state, battle, ATTACKER, Effect.RESURRECT_FIRST_LOSS)
    state.battle = battle
    asked = may_defend(state, battle) or bool(at_work(state, battle, DEFENDER))
    frame = Frame(Ask.COMMIT, -1, seats=tuple(sorted((seat, x))) if asked else (seat,))
    if army_size(state, seat) == 1 or not units_matter(state, battle):
        unit = legal_commit(state, frame, seat)[0]
        send(state, battle, ATTACKER, state.actions.verbs[unit], state.actions.xs[unit])
        frame = Frame(Ask.COMMIT, -1, seats=without(frame.seats, seat))
    state.stack.append(frame)


def nature(state: Position, seat: int, other: int, area: int) -> tuple[int, ...]:
    """What an attack comes to: where nobody is at home and there is nothing to win it is the same wherever it goes."""
    prize = (city_size(state, other), len(tiles_on(state, other)), sum(source(state, other)))[area]
    return (other, area) if army_size(state, other) or prize else ()


def may_defend(state: Position, battle: Battle) -> bool:
    """Whether the defender can have a unit for the first encounter: Aphrodite sends one away (AOM-GOD-aphrodite)."""
    most = min(limit(state, battle, DEFENDER), army_size(state, battle.seats[DEFENDER]))
    return most > int(power_of(state, battle, ATTACKER, Effect.REMOVE_ENEMY_UNIT))


def at_work(state: Position, battle: Battle, side: int) -> list[int]:
    """The squares whose unit could still be sent from its tile."""
    at = battle.seats[side] * SQUARES
    sent = battle.squares[side]
    return [
        square for square in range(SQUARES) if state.figures[at + square] >= WORKER and square not in sent
    ]


def units_matter(state: Position, battle: Battle) -> bool:
    """Whether it makes a difference which units are still sent: where nobody can defend, only that one would leave
    its tile, or that it destroys two buildings (AOM-WIN-03, AOM-ATTACK-05).
    """
    seat, other = battle.seats
    if may_defend(state, battle) or at_work(state, battle, ATTACKER):
        return True
    if battle.area != Area.CITY:
        return False
    sent = [slot for slot, count in enumerate(battle.units[ATTACKER]) if count]
    at_home = [slot for slot in slots_of(state, seat) if uncommitted(state, battle, ATTACKER, slot)]
    armies = [[*sent, slot] for slot in at_home if slot not in sent] + ([sent] if sent else [])
    return len({razed(state, seat, other, army) for army in armies}) > 1


RULE_OF_AREA = ["AOM-ATTACK-05", "AOM-ATTACK-06", "AOM-ATTACK-08"]


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the attack is for, and the armies that could meet."""
    named: dict[str, Argument] = {"seat": f"seat:{x}"}
    prize: dict[str, Argument] = {**named, "count": most_to_win(state, seat, x, y)}
    return Forecast(
        [
            Line(0, Message(f"forecast-prize-{AREAS[y]}", prize, RULE_OF_AREA[y])),
            Line(army_size(state, seat), Message("forecast-own-units", {}, "AOM-ATTACK-04")),
            Line(-army_size(state, x), Message("forecast-enemy-units", named, "AOM-ATTACK-04")),
        ]
    )


def most_to_win(state: Position, seat: int, loser: int, area: int) -> int:
    """Buildings, tiles or cubes: no more than there are, and as many buildings as whoever may survive can destroy."""
    if area == Area.CITY:
        return razed(
            state, seat, loser, [slot for slot in slots_of(state, seat) if state.army[seat * SLOTS + slot]]
        )
    if area == Area.PRODUCTION:
        return min(1, len(lands_of(state, loser)))
    return min(state.box.plunder, sum(state.cubes[loser * 4 : loser * 4 + 4]))


# ---- choosing units -----------------------------------------------------------------------------------------------


def limit(state: Position, battle: Battle, side: int) -> int:
    """Units the side may commit."""
    return limit_under(state, battle.seats[side], side, battle.limit, battle.power)


def limit_under(state: Position, seat: int, side: int, printed: int, power: int) -> int:
    """Units a player may commit by the card, the attacker's god power and an Armory (AOM-ATTACK-03, AOM-BLDG-14)."""
    box = state.box
    effect = NOTHING if power == NOTHING else box.effects[power]
    if effect == Effect.NO_UNIT_LIMIT:
        return NO_LIMIT
    if effect == Effect.ASYMMETRIC_LIMITS:
        printed = box.god_number(power, "own" if side == ATTACKER else "enemy")
    return printed + box.armory_units * owned(state, seat, box.armory)


def uncommitted(state: Position, battle: Battle, side: int, slot: int) -> int:
    """Units of the type still in the Holding Area while the choice is on."""
    seat = battle.seats[side]
    from_tiles = 0
    for square in battle.squares[side]:
        if state.figures[seat * SQUARES + square] == WORKER + slot:
            from_tiles += 1
    return holding(state, seat, slot) - battle.units[side][slot] + from_tiles


def legal_commit(state: Position, frame: Frame, seat: int) -> list[int]:
    """Units in the Holding Area and on tiles, or enough (AOM-ATTACK-03, 04)."""
    battle = state.battle
    assert battle is not None
    side = side_of(battle, seat)
    actions = state.actions
    first = actions.first[Verb.COMMIT]
    out = [
        first + unit_of(state, seat, slot)
        for slot in slots_of(state, seat)
        if uncommitted(state, battle, side, slot) > 0
    ]
    if state.box.worker_slots[state.cultures[seat]]:
        out += [actions.of(Verb.FIGURE, square) for square in at_work(state, battle, side)]
    if side == DEFENDER or any(battle.units[side]):
        out.append(actions.of(Verb.DONE))
    return out


def refuse_commit(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A unit that is there; the attacker at least one (AOM-WIN-02)."""
    battle = state.battle
    assert battle is not None
    side = side_of(battle, seat)
    if verb == Verb.DONE:
        return None if side == DEFENDER or any(battle.units[side]) else MUST_COMMIT
    if verb == Verb.FIGURE:
        there = state.figures[seat * SQUARES + x] >= WORKER and x not in battle.squares[side]
        return None if there else NO_WORKER_THERE.about(field=f"field:{x + 1}")
    box = state.box
    own = box.unit_culture[x] == state.cultures[seat]
    if own and uncommitted(state, battle, side, box.slot_of[x]) > 0:
        return None
    return NO_SUCH_UNIT_HERE.about(unit=box.unit_refs[x])


def perform_commit(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """A secret pick, its number too; the side is ready when it says so, at its limit, when it has no more, or when
    more would make no difference.
    """
    battle = state.battle
    assert battle is not None
    side = side_of(battle, seat)
    if verb != Verb.DONE:
        send(state, battle, side, verb, x)
        full = sum(battle.units[side]) >= min(limit(state, battle, side), army_size(state, seat))
        if not full and units_matter(state, battle):
            return
    if state.heard is not None:
        # a last pick that ends the choice by itself shows the table that it was the last
        news = News.NONE if verb == Verb.DONE else News.SHOWN
        state.tell(Event("army-ready", {"seat": f"seat:{seat}"}, news))
    state.stack.pop()
    state.stack.append(Frame(Ask.COMMIT, -1, seats=without(frame.seats, seat)))


def send(state: Position, battle: Battle, side: int, verb: int, x: int) -> None:
    """A unit more on this side."""
    seat = battle.seats[side]
    if verb == Verb.FIGURE:
        slot = state.figures[seat * SQUARES + x] - WORKER
        battle.squares[side].append(x)
        battle.squares[side].sort()
    else:
        slot = state.box.slot_of[x]
    battle.units[side][slot] += 1
    if state.heard is not None:
        unit = state.box.unit_refs[unit_of(state, seat, slot)]
        state.tell(Event("unit-committed", {"unit": unit}, audience=(seat,)))


def show(state: Position) -> None:
    """Both armies are shown together and stand in the middle of the table (AOM-ATTACK-04)."""
    battle = state.battle
    assert battle is not None
    for side in (ATTACKER, DEFENDER):
        seat = battle.seats[side]
        for square in battle.squares[side]:
            state.figures[seat * SQUARES + square] = NO_FIGURE
        battle.squares[side] = []
        if state.heard is not None:
            units = [
                state.box.unit_refs[unit_of(state, seat, slot)]
                for slot, number in enumerate(battle.units[side])
                for _ in range(number)
            ]
            kind = "army-shown" if units else "army-empty"
            state.tell(Event(kind, {"seat": f"seat:{seat}", "units": units}, News.SHOWN))
    battle.shown = True
    state.stack.append(Frame(Ask.BATTLE, -1))
    if power_of(state, battle, ATTACKER, Effect.REMOVE_ENEMY_UNIT):
        state.stack.append(Frame(Ask.CHARM, battle.seats[ATTACKER]))


def explain_commit(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """How many units may still be committed."""
    battle = state.battle
    assert battle is not None
    side = side_of(battle, seat)
    most = limit(state, battle, side)
    if most == NO_LIMIT:
        return Forecast([Line(0, Message("forecast-no-limit", {}, "AOM-GOD-heimdall"))])
    armory = state.box.armory_units * owned(state, seat, state.box.armory)
    lines = [Line(most - armory, Message("forecast-units", {}, "AOM-ATTACK-03"))]
    if armory:
        named = {"building": state.box.building_refs[state.box.armory]}
        lines.append(Line(armory, Message("forecast-from-building", named, "AOM-BLDG-14")))
    lines.append(Line(-sum(battle.units[side]), Message("forecast-committed", {}, "AOM-ATTACK-03")))
    return Forecast(lines)
