"""The Build action: buildings for the City Area (chapter VIII; the buildings themselves: chapter V)."""

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology import ending
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import add_building, city_size, cube_refs, owned, pay
from ludage.games.age_of_mythology.effects import AGES, FAVOR, RESOURCES, Effect
from ludage.games.age_of_mythology.state import NOTHING, Ask, Frame, Position

CITY_FULL = Refusal("refusal-city-full", rule="AOM-BLDG-01")
BUILDING_OWNED = Refusal("refusal-building-owned", rule="AOM-BLDG-03")
HOUSES_ALL = Refusal("refusal-houses-all", rule="AOM-BLDG-04")
BUILDING_GONE = Refusal("refusal-building-gone", rule="AOM-BUILD-02")
BUILDING_AGE = Refusal("refusal-building-age", rule="AOM-BLDG-25")
BUILDING_PRICE = Refusal("refusal-building-price", rule="AOM-BUILD-01")
NOTHING_TO_BUILD = Refusal("refusal-nothing-to-build", rule="AOM-BUILD-01")
NOT_IN_PRICE = Refusal("refusal-not-in-price", rule="AOM-BLDG-15")


def discount(state: Position, building: int, quarry: int, power: int) -> int:
    """Cubes off the price: Quarry and Nephthys add up (AOM-BLDG-15, AOM-GOD-nephthys)."""
    box = state.box
    if power == NOTHING or box.effects[power] != Effect.BUILD_DISCOUNT:
        return quarry
    if box.god_params[power].get("except") == box.building_ids[building]:
        return quarry
    return quarry + box.god_number(power, "cubes")


def room_refusal(state: Position, seat: int, building: int) -> Refusal | None:
    """Limits that hold whatever the price (AOM-BLDG-01, 03, 04, 25, AOM-BUILD-02)."""
    box = state.box
    ref = box.building_refs[building]
    limit = box.building_limit[building]
    if owned(state, seat, building) >= limit:
        return HOUSES_ALL.about(limit=limit) if limit > 1 else BUILDING_OWNED.about(building=ref)
    if city_size(state, seat) >= box.city_squares:
        return CITY_FULL
    if state.ages[seat] < box.building_age[building]:
        return BUILDING_AGE.about(building=ref, age=f"age:{AGES[box.building_age[building]]}")
    if not state.stock[building]:
        return BUILDING_GONE.about(building=ref)
    return None


def shortage(state: Position, seat: int, cost: list[int] | tuple[int, ...], favor: int = 0) -> int:
    """Cubes the player lacks for a price, colour by colour, after paying so much Favor."""
    at = seat * 4
    short = 0
    for resource in range(4):
        missing = cost[resource] - state.cubes[at + resource]
        if resource == FAVOR:
            missing += favor
        if missing > 0:
            short += missing
    return short


def refuse_building(
    state: Position, seat: int, building: int, quarry: int, power: int, favor: int = 0
) -> Refusal | None:
    """Whether the player may build it at this price."""
    refusal = room_refusal(state, seat, building)
    if refusal is not None:
        return refusal
    cost = state.box.building_cost[building]
    if shortage(state, seat, cost, favor) > discount(state, building, quarry, power):
        return BUILDING_PRICE.about(building=state.box.building_refs[building], cubes=cube_refs(cost))
    return None


def impossible(state: Position, seat: int, power: int, favor: int) -> Refusal | None:
    """Nothing the player could build."""
    quarry = owned(state, seat, state.box.quarry)
    for building in range(len(state.stock)):
        if refuse_building(state, seat, building, quarry, power, favor) is None:
            return None
    return NOTHING_TO_BUILD


def start(state: Position, seat: int, card: int, power: int) -> None:
    """A Quarry counts if it stood before the action (AOM-BLDG-05, 16)."""
    quarry = owned(state, seat, state.box.quarry)
    number = state.box.values[card]
    state.stack.append(Frame(Ask.BUILD, seat, card=card, power=power, number=number, extra=quarry))


def waits(state: Position, frame: Frame) -> bool:
    """Another building is possible (AOM-BUILD-01)."""
    return frame.number > 0 and any(
        refuse_building(state, frame.seat, building, frame.extra, frame.power) is None
        for building in range(len(state.stock))
    )


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Every building within limits and price, or no more."""
    first = state.actions.first[Verb.BUILD]
    out = [
        first + building
        for building in range(len(state.stock))
        if refuse_building(state, seat, building, frame.extra, frame.power) is None
    ]
    out.append(state.actions.of(Verb.DONE))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """As `refuse_building`; stopping is free."""
    return None if verb == Verb.DONE else refuse_building(state, seat, x, frame.extra, frame.power)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Pay, then place (AOM-BUILD-01); the cubes of a discount are chosen first."""
    state.stack.pop()
    if verb == Verb.DONE:
        return
    state.stack.append(
        Frame(Ask.BUILD, seat, card=frame.card, power=frame.power, number=frame.number - 1, extra=frame.extra)
    )
    off = discount(state, x, frame.extra, frame.power)
    spare(state, seat, x, off, tuple(state.box.building_cost[x]))


# ---- cubes that need not be paid ----------------------------------------------------------------------------------


def spare(state: Position, seat: int, building: int, off: int, cost: tuple[int, ...]) -> None:
    """What the player lacks must be spared and is; then he chooses, if that makes a difference (AOM-BLDG-15).

    It makes none for the Wonder: the game is over, and of the cubes left only the number counts (AOM-SCORE-07).
    """
    lacking = [max(0, cost[r] - state.cubes[seat * 4 + r]) for r in range(4)]
    cost, off = lowered(cost, lacking), off - sum(lacking)
    kinds = [r for r in range(4) if cost[r]]
    if 0 < off < sum(cost) and len(kinds) > 1 and building != state.box.wonder:
        state.stack.append(Frame(Ask.DISCOUNT, seat, number=off, extra=building, cubes=cost))
        return
    for resource in kinds if off else []:  # whatever is left of it
        spared = [min(cost[r], off) if r == resource else 0 for r in range(4)]
        cost, off = lowered(cost, spared), off - sum(spared)
    pay(state, seat, cost)
    add_building(state, seat, building)
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "building": state.box.building_refs[building],
            "cubes": cube_refs(cost),
        }
        state.tell(Event("built" if any(cost) else "built-free", data))
    if building == state.box.wonder:
        ending.wonder(state, seat)


def lowered(cost: tuple[int, ...], spared: list[int]) -> tuple[int, ...]:
    """The price without these cubes."""
    return tuple([count - less for count, less in zip(cost, spared, strict=True)])


def legal_spare(state: Position, frame: Frame, seat: int) -> list[int]:
    """The colours of which a cube may be left out."""
    first = state.actions.first[Verb.SPARE]
    return [first + r for r in range(4) if frame.cubes[r]]


def refuse_spare(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A cube of the price."""
    return None if frame.cubes[x] else NOT_IN_PRICE.about(resource=f"resource:{RESOURCES[x]}")


def perform_spare(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One cube less to pay."""
    state.stack.pop()
    spare(state, seat, frame.extra, frame.number - 1, lowered(frame.cubes, [int(r == x) for r in range(4)]))


# ---- forecast -----------------------------------------------------------------------------------------------------


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """The price and what is off it."""
    if verb == Verb.DONE:
        return Forecast([])
    box = state.box
    rule = f"AOM-BLDG-{box.building_ids[x]}"
    lines = [
        Line(-count, Message("forecast-price", {"resource": f"resource:{RESOURCES[resource]}"}, rule))
        for resource, count in enumerate(box.building_cost[x])
        if count
    ]
    # a price below the discount is not paid back
    most = sum(box.building_cost[x])
    quarry = min(frame.extra, most)
    god = min(discount(state, x, frame.extra, frame.power), most) - quarry
    if quarry:
        named = {"building": box.building_refs[box.quarry]}
        lines.append(Line(quarry, Message("forecast-spared-by-building", named, "AOM-BLDG-15")))
    if god:
        by = {"god": box.god_refs[frame.power]}
        lines.append(Line(god, Message("forecast-spared-by-god", by, box.god_rules[frame.power])))
    lines.append(Line(0, Message("forecast-building", {"building": box.building_refs[x]}, rule)))
    return Forecast(lines)
