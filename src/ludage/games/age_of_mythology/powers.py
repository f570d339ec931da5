"""The god powers that do their work before the action of their card (chapter V, God powers; AOM-GOD-*)."""

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology import targets
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.attack import limit_under, neighbours
from ludage.games.age_of_mythology.board import (
    add_building,
    army_size,
    cube_refs,
    free_figures,
    gain,
    holding,
    lands_of,
    owned,
    slots_of,
    unit_of,
)
from ludage.games.age_of_mythology.build import discount, refuse_building, room_refusal
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.dice import ATTACKER, DEFENDER
from ludage.games.age_of_mythology.effects import CATEGORIES, RESOURCES, WITH_ITS_ACTION, Effect
from ludage.games.age_of_mythology.gather import GATHERING, changes_takings
from ludage.games.age_of_mythology.recruit import available, enlist, gained, is_mortal, mortal_units
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOTHING,
    WORKER,
    Ask,
    Frame,
    Position,
)
from ludage.games.age_of_mythology.trade import may_buy
from ludage.games.age_of_mythology.winning import ask_for_cubes

USELESS = Refusal("refusal-power-useless", rule="AOM-GOD-06")
NOT_GIVEN_UP = Refusal("refusal-not-given-up", rule="AOM-GOD-hades")
NOT_CONVERTED = Refusal("refusal-not-converted", rule="AOM-GOD-anubis")
CONVERT_ONE = Refusal("refusal-convert-one", rule="AOM-GOD-anubis")
NOT_LEVIED = Refusal("refusal-not-levied", rule="AOM-GOD-hel")
NOTHING_TO_ROB = Refusal("refusal-nothing-to-rob", rule="AOM-GOD-loki")


def useless(state: Position, seat: int, card: int, god: int) -> Refusal | None:
    """A power can be paid for only if it can do something (AOM-GOD-06)."""
    return None if can_work(state, seat, card, god) else USELESS.about(god=state.box.god_refs[god])


def can_work(state: Position, seat: int, card: int, god: int) -> bool:
    """Whether there is anything for the power to do."""
    box = state.box
    effect = box.effects[god]
    if effect == Effect.FOURTH_ACTION:
        spare = len(state.hands[seat]) - 1 > box.rounds - state.round  # the other rounds take a card each
        return spare and state.round <= box.rounds and not state.fourth >> seat & 1
    if effect == Effect.DESTROY_BUILDING:
        return bool(targets.buildings(state, seat, god))
    if effect == Effect.ELIMINATE_PRODUCTION_TILE:
        return bool(targets.tiles(state, seat, god))
    if effect == Effect.SWAP_PRODUCTION_TILE:
        return bool(targets.offers(state, seat))
    if effect == Effect.ELIMINATE_UNIT:
        return bool(targets.units(state, seat, god) or targets.workers(state, seat, god))
    if effect == Effect.CONVERT_MORTALS:
        return free_figures(state, seat, box.slot_of[converted(state, god)]) > 0 and bool(
            mortals(state, seat)
        )
    if effect == Effect.GAIN_AGE_HERO:
        slot = box.hero_slot(state.cultures[seat], state.ages[seat])
        return slot >= 0 and free_figures(state, seat, slot) > 0
    if effect == Effect.GAIN_BUILDING:
        return room_refusal(state, seat, given_building(state, god)) is None
    if effect == Effect.SACRIFICE_UNIT:
        return bool(victims(state, seat, god) or working_victims(state, seat, god))
    if effect == Effect.GAIN_RESOURCE:
        return any(state.bank[resource] for resource, count in enumerate(given(state, god)) if count)
    if effect == Effect.GAIN_UNITS:
        return bool(levies(state, seat, god))
    if effect == Effect.STEAL:
        return bool(victims_of_theft(state, seat))
    if effect == Effect.GAIN_ANY:
        return any(state.bank)
    return effect not in WITH_ITS_ACTION or changes_action(state, seat, card, god)


def changes_action(state: Position, seat: int, card: int, god: int) -> bool:
    """Whether a power that works in the action of its card would make a difference there."""
    box = state.box
    effect, cost = box.effects[god], box.god_cost[god]
    others = [other for other in range(state.players) if other != seat]
    if effect in GATHERING:
        return changes_takings(state, seat, card, god, cost)
    if effect == Effect.EXPLORE_PICK_TWO:
        return SQUARES - len(lands_of(state, seat)) >= box.god_number(god, "tiles")
    if effect == Effect.EXPLORE_EXCLUSIVE:
        return any(len(lands_of(state, other)) < SQUARES for other in others)
    if effect in (Effect.ASYMMETRIC_LIMITS, Effect.NO_UNIT_LIMIT):
        return changes_limits(state, seat, card, god)
    if effect == Effect.BUILD_DISCOUNT:
        quarry = owned(state, seat, box.quarry)
        return any(
            discount(state, building, quarry, god) > quarry
            and refuse_building(state, seat, building, quarry, god, cost) is None
            for building in range(len(state.stock))
        )
    if effect == Effect.MORTALS_FLAT_COST:
        return any(is_mortal(state, unit) for unit in available(state, seat, god, cost))
    if effect == Effect.GAIN_BY_TRADING:  # what is given and paid would only come back
        return any(state.bank) or may_buy(state, seat, card, cost)
    return any(army_size(state, other) for other in neighbours(state, seat))  # the others need a battle


def changes_limits(state: Position, seat: int, card: int, god: int) -> bool:
    """Whether anybody who may fight could send more units, or fewer, than the card allows."""

    def sent(owner: int, side: int, power: int) -> int:
        return min(army_size(state, owner), limit_under(state, owner, side, state.box.values[card], power))

    sides = [(seat, ATTACKER), *[(other, DEFENDER) for other in neighbours(state, seat)]]
    return any(sent(owner, side, god) != sent(owner, side, NOTHING) for owner, side in sides)


def begin(state: Position, seat: int, god: int) -> None:
    """The power does its work, or asks what it needs."""
    box = state.box
    effect = box.effects[god]
    push = state.stack.append
    if effect == Effect.FOURTH_ACTION:
        state.fourth |= 1 << seat
        if state.heard is not None:
            state.tell(Event("fourth-granted", {"seat": f"seat:{seat}"}))
    elif effect == Effect.DESTROY_BUILDING:
        push(Frame(Ask.DESTROY, seat, power=god))
    elif effect == Effect.ELIMINATE_PRODUCTION_TILE:
        push(Frame(Ask.REMOVE, seat, power=god))
    elif effect == Effect.SWAP_PRODUCTION_TILE:
        push(Frame(Ask.OFFER, seat, power=god))
    elif effect == Effect.ELIMINATE_UNIT:
        push(Frame(Ask.STRIKE, seat, power=god))
    elif effect == Effect.CONVERT_MORTALS:
        push(Frame(Ask.CONVERT, seat, power=god, number=box.god_number(god, "max")))
    elif effect == Effect.GAIN_AGE_HERO:
        slot = box.hero_slot(state.cultures[seat], state.ages[seat])
        gained(state, seat, unit_of(state, seat, slot), box.god_number(god, "count"))
    elif effect == Effect.GAIN_BUILDING:
        give_building(state, seat, god)
    elif effect == Effect.SACRIFICE_UNIT:
        push(Frame(Ask.GIVE_UP, seat, power=god))
    elif effect == Effect.GAIN_RESOURCE:
        give_cubes(state, seat, god)
    elif effect == Effect.GAIN_UNITS:
        push(Frame(Ask.LEVY, seat, power=god, number=box.god_number(god, "count")))
    elif effect == Effect.GAIN_ANY:
        ask_for_cubes(state, seat, box.god_number(god, "count"))
    else:
        push(Frame(Ask.ROB, seat, power=god))


# ---- powers that ask nothing --------------------------------------------------------------------------------------


def given_building(state: Position, god: int) -> int:
    """The building a god gives (AOM-GOD-hera)."""
    return state.box.building_ids.index(state.box.god_params[god]["building"])


def give_building(state: Position, seat: int, god: int) -> None:
    """For free, and not counted among the buildings of the action."""
    building = given_building(state, god)
    add_building(state, seat, building)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "building": state.box.building_refs[building]}
        state.tell(Event("built-free", data))


def given(state: Position, god: int) -> list[int]:
    """The cubes a god gives (AOM-GOD-poseidon, AOM-GOD-freyja)."""
    return [int(state.box.god_params[god].get(resource, "0")) for resource in RESOURCES]


def give_cubes(state: Position, seat: int, god: int) -> None:
    """As far as the bank has them."""
    got = [gain(state, seat, resource, count) for resource, count in enumerate(given(state, god))]
    if state.heard is not None:
        state.tell(Event("cubes-gained", {"seat": f"seat:{seat}", "cubes": cube_refs(got)}))


# ---- Anubis: mortals become Mummies -------------------------------------------------------------------------------


def converted(state: Position, god: int) -> int:
    """The unit that mortals are exchanged for."""
    return state.box.unit_ids.index(state.box.god_params[god]["to"])


def mortals(state: Position, seat: int) -> list[int]:
    """The mortal units the player has in his Holding Area."""
    units = mortal_units(state, seat)
    return [unit for unit in units if holding(state, seat, state.box.slot_of[unit])]


def waits_to_convert(state: Position, frame: Frame) -> bool:
    """One more exchange is possible; the first, which must be made, is asked for where there is a choice."""
    slot = state.box.slot_of[converted(state, frame.power)]
    units = mortals(state, frame.seat)
    if not (frame.number and free_figures(state, frame.seat, slot) > 0 and units):
        state.stack.pop()
        return False
    if frame.extra or len(units) > 1:
        return True
    perform_convert(state, frame, frame.seat, Verb.GIVE, units[0], 0)
    return False


def legal_convert(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any mortal; after the first, no more."""
    first = state.actions.first[Verb.GIVE]
    out = [first + unit for unit in mortals(state, seat)]
    if frame.extra:
        out.append(state.actions.of(Verb.DONE))
    return out


def refuse_convert(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A mortal of one's own; at least one."""
    if verb == Verb.DONE:
        return None if frame.extra else CONVERT_ONE
    return None if x in mortals(state, seat) else NOT_CONVERTED.about(unit=state.box.unit_refs[x])


def perform_convert(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One for one."""
    state.stack.pop()
    if verb == Verb.DONE:
        return
    enlist(state, seat, x, -1)
    enlist(state, seat, converted(state, frame.power), 1)
    if state.heard is not None:
        refs = state.box.unit_refs
        new = refs[converted(state, frame.power)]
        state.tell(Event("converted", {"seat": f"seat:{seat}", "unit": refs[x], "new": new}))
    state.stack.append(
        Frame(Ask.CONVERT, seat, power=frame.power, number=frame.number - 1, extra=frame.extra + 1)
    )


# ---- Hades: a unit for cubes --------------------------------------------------------------------------------------


def may_be_given(state: Position, unit: int, god: int) -> bool:
    """A mortal unit by the rulebook, any by the printed card (AOM-GOD-hades)."""
    if state.hades_printed:
        return True
    return CATEGORIES[state.box.category[unit]] == state.box.god_params[god]["eligible"]


def victims(state: Position, seat: int, god: int) -> list[int]:
    """Units in the Holding Area that may be given up."""
    units = [unit_of(state, seat, slot) for slot in slots_of(state, seat) if holding(state, seat, slot)]
    return [unit for unit in units if may_be_given(state, unit, god)]


def working_victims(state: Position, seat: int, god: int) -> list[int]:
    """Squares whose unit may be given up."""
    at = seat * SQUARES
    return [
        square
        for square in range(SQUARES)
        if state.figures[at + square] >= WORKER
        and may_be_given(state, unit_of(state, seat, state.figures[at + square] - WORKER), god)
    ]


def legal_give_up(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any unit that may be given up."""
    actions = state.actions
    out = [actions.of(Verb.GIVE, unit) for unit in victims(state, seat, frame.power)]
    return out + [actions.of(Verb.FIGURE, square) for square in working_victims(state, seat, frame.power)]


def refuse_give_up(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A unit of one's own that the power takes."""
    if verb == Verb.FIGURE:
        there = x in working_victims(state, seat, frame.power)
        return None if there else NOT_GIVEN_UP.about(unit=f"field:{x + 1}")
    if x in victims(state, seat, frame.power):
        return None
    return NOT_GIVEN_UP.about(unit=state.box.unit_refs[x])


def perform_give_up(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The figure goes to the unused pile; then cubes of free choice."""
    state.stack.pop()
    unit = x
    if verb == Verb.FIGURE:
        at = seat * SQUARES + x
        unit = unit_of(state, seat, state.figures[at] - WORKER)
        state.figures[at] = NO_FIGURE
    enlist(state, seat, unit, -1)
    if state.heard is not None:
        state.tell(Event("given-up", {"seat": f"seat:{seat}", "unit": state.box.unit_refs[unit]}))
    ask_for_cubes(state, seat, state.box.god_number(frame.power, "gain_any"))


# ---- Apollo and Hel: free units -----------------------------------------------------------------------------------


def levies(state: Position, seat: int, god: int) -> list[int]:
    """The units a god gives that have a figure left: one type, or any mortal."""
    named = state.box.god_params[god].get("unit")
    units = mortal_units(state, seat) if named is None else [state.box.unit_ids.index(named)]
    return [unit for unit in units if free_figures(state, seat, state.box.slot_of[unit]) > 0]


def waits_to_levy(state: Position, frame: Frame) -> bool:
    """Only a choice between types is asked for; where all the figures left are given there is none."""
    seat = frame.seat
    units = levies(state, seat, frame.power)
    left = [free_figures(state, seat, state.box.slot_of[unit]) for unit in units]
    if frame.number and len(units) > 1 and sum(left) > frame.number:
        return True
    state.stack.pop()
    for unit in units if frame.number else []:
        gained(state, seat, unit, frame.number)
    return False


def legal_levy(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any of the types."""
    first = state.actions.first[Verb.RECRUIT]
    return [first + unit for unit in levies(state, seat, frame.power)]


def refuse_levy(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A mortal of the culture, with a figure left; free units are not declined."""
    named = x in levies(state, seat, frame.power) and verb == Verb.RECRUIT
    return None if named else NOT_LEVIED


def perform_levy(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One at a time."""
    state.stack.pop()
    gained(state, seat, x, 1)
    state.stack.append(Frame(Ask.LEVY, seat, power=frame.power, number=frame.number - 1))


# ---- Loki: theft --------------------------------------------------------------------------------------------------


def victims_of_theft(state: Position, seat: int) -> list[int]:
    """Players at any seat who have cubes (AOM-GOD-04, 05)."""
    return [
        other
        for other in range(state.players)
        if other != seat and any(state.cubes[other * 4 : other * 4 + 4])
    ]


def legal_rob(state: Position, frame: Frame, seat: int) -> list[int]:
    """Anybody who has cubes."""
    return [state.actions.of(Verb.ROB, other) for other in victims_of_theft(state, seat)]


def refuse_rob(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Another player with cubes."""
    return None if x in victims_of_theft(state, seat) else NOTHING_TO_ROB.about(seat=f"seat:{x}")


def perform_rob(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Then the cubes are picked one by one."""
    state.stack.pop()
    ask_for_cubes(state, seat, state.box.god_number(frame.power, "count"), x)


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the power does."""
    if frame.power == NOTHING:
        return Forecast([])
    ref = {"god": state.box.god_refs[frame.power]}
    return Forecast([Line(0, Message("forecast-power", ref, state.box.god_rules[frame.power]))])
