"""The Recruit action: units for the Holding Area (chapter VIII)."""

from ludage.core.event import Event
from ludage.core.message import Argument, Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import can_pay, cube_refs, free_figures, pay, slots_of, unit_of
from ludage.games.age_of_mythology.cards import SLOTS
from ludage.games.age_of_mythology.effects import AGES, FAVOR, RESOURCES, Category, Effect
from ludage.games.age_of_mythology.state import NOTHING, Ask, Frame, Position

OTHER_CULTURE = Refusal("refusal-other-culture", rule="AOM-SETUP-07")
HERO_AGE = Refusal("refusal-hero-age", rule="AOM-RECRUIT-03")
NO_FIGURE_LEFT = Refusal("refusal-no-figure-left", rule="AOM-SETUP-10")
UNIT_PRICE = Refusal("refusal-unit-price", rule="AOM-RECRUIT-01")
NOBODY_TO_RECRUIT = Refusal("refusal-nobody-to-recruit", rule="AOM-RECRUIT-01")


def price(state: Position, unit: int, power: int) -> list[int]:
    """The price on the battle card, or Bast's for mortals (AOM-RECRUIT-01, AOM-GOD-bast)."""
    box = state.box
    if power != NOTHING and box.effects[power] == Effect.MORTALS_FLAT_COST and is_mortal(state, unit):
        return [int(box.god_params[power].get(resource, "0")) for resource in RESOURCES]
    return box.unit_cost[unit]


def is_mortal(state: Position, unit: int) -> bool:
    """Mortal units, villagers not counted among them."""
    return state.box.category[unit] == Category.MORTAL


def refuse_unit(state: Position, seat: int, unit: int, power: int, favor: int = 0) -> Refusal | None:
    """Own culture, Age of the hero, a figure left, the price (AOM-RECRUIT-01, 03, AOM-SETUP-10)."""
    box = state.box
    named = box.unit_refs[unit]
    if box.unit_culture[unit] != state.cultures[seat]:
        return OTHER_CULTURE.about(unit=named)
    if box.unit_age[unit] > state.ages[seat]:
        return HERO_AGE.about(unit=named, age=f"age:{AGES[box.unit_age[unit]]}")
    if free_figures(state, seat, box.slot_of[unit]) <= 0:
        return NO_FIGURE_LEFT.about(unit=named)
    cost = price(state, unit, power)
    if favor:
        cost = [count + (favor if resource == FAVOR else 0) for resource, count in enumerate(cost)]
    if not can_pay(state, seat, cost):
        return UNIT_PRICE.about(unit=named, cubes=cube_refs(price(state, unit, power)))
    return None


def available(state: Position, seat: int, power: int, favor: int = 0) -> list[int]:
    """The units the player could recruit."""
    units = state.box.units_of[state.cultures[seat]]
    return [unit for unit in units if refuse_unit(state, seat, unit, power, favor) is None]


def impossible(state: Position, seat: int, power: int, favor: int) -> Refusal | None:
    """Nobody the player could recruit."""
    return None if available(state, seat, power, favor) else NOBODY_TO_RECRUIT


def start(state: Position, seat: int, card: int, power: int) -> None:
    """Up to the number on the card, one at a time."""
    state.stack.append(Frame(Ask.RECRUIT, seat, card=card, power=power, number=state.box.values[card]))


def waits(state: Position, frame: Frame) -> bool:
    """Another unit is possible."""
    return frame.number > 0 and bool(available(state, frame.seat, frame.power))


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Every unit within limits and price, or no more."""
    first = state.actions.first[Verb.RECRUIT]
    out = [first + unit for unit in available(state, seat, frame.power)]
    out.append(state.actions.of(Verb.DONE))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """As `refuse_unit`; stopping is free."""
    return None if verb == Verb.DONE else refuse_unit(state, seat, x, frame.power)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Pay, then the figure goes to the Holding Area and may fight at once (AOM-RECRUIT-01, 02)."""
    state.stack.pop()
    if verb == Verb.DONE:
        return
    cost = price(state, x, frame.power)
    pay(state, seat, cost)
    enlist(state, seat, x, 1)
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "unit": state.box.unit_refs[x],
            "cubes": cube_refs(cost),
        }
        state.tell(Event("recruited", data))
    state.stack.append(Frame(Ask.RECRUIT, seat, card=frame.card, power=frame.power, number=frame.number - 1))


def enlist(state: Position, seat: int, unit: int, count: int) -> None:
    """Units come from the unused pile to the Holding Area; a negative number goes the other way."""
    state.army[seat * SLOTS + state.box.slot_of[unit]] += count


def gained(state: Position, seat: int, unit: int, count: int) -> int:
    """Free units, as far as figures are left (AOM-GOD-06); tells of them."""
    got = min(count, free_figures(state, seat, state.box.slot_of[unit]))
    enlist(state, seat, unit, got)
    if got and state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "unit": state.box.unit_refs[unit],
            "count": got,
        }
        state.tell(Event("units-gained", data))
    return got


def mortal_units(state: Position, seat: int) -> list[int]:
    """The mortal units of the player's culture."""
    units = [unit_of(state, seat, slot) for slot in slots_of(state, seat)]
    return [unit for unit in units if is_mortal(state, unit)]


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """The price, and the one on the battle card where a god lowers it."""
    if verb == Verb.DONE:
        return Forecast([])
    box = state.box
    rule = f"AOM-UNIT-{box.unit_ids[x]}"
    cost = price(state, x, frame.power)
    lines = [
        Line(-count, Message("forecast-price", {"resource": f"resource:{RESOURCES[resource]}"}, rule))
        for resource, count in enumerate(cost)
        if count
    ]
    if cost != box.unit_cost[x]:
        instead: dict[str, Argument] = {
            "god": box.god_refs[frame.power],
            "cubes": cube_refs(box.unit_cost[x]),
        }
        lines.append(Line(0, Message("forecast-instead", instead, box.god_rules[frame.power])))
    return Forecast(lines)
