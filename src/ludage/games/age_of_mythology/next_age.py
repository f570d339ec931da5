"""The Next Age action (chapter VIII)."""

from ludage.core.event import Event
from ludage.core.message import Argument, Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology.board import can_pay, cube_refs, pay
from ludage.games.age_of_mythology.effects import AGES, RESOURCES
from ludage.games.age_of_mythology.state import Position

LAST_AGE = Refusal("refusal-last-age", rule="AOM-AGE-03")
AGE_PRICE = Refusal("refusal-age-price", rule="AOM-AGE-02")


def price(state: Position, seat: int, card: int) -> list[int]:
    """So many of each resource, by the card and the new Age (AOM-AGE-02, 04)."""
    return [state.box.age_costs[card][state.ages[seat]]] * len(RESOURCES)


def impossible(state: Position, seat: int, card: int, favor: int) -> Refusal | None:
    """There is a next Age, and the cubes are there (AOM-AGE-02, 03)."""
    if state.ages[seat] + 1 >= len(AGES):
        return LAST_AGE
    cost = price(state, seat, card)
    if not can_pay(state, seat, [*cost[:3], cost[3] + favor]):
        return AGE_PRICE.about(age=f"age:{AGES[state.ages[seat] + 1]}", cost=cost[0])
    return None


def start(state: Position, seat: int, card: int) -> None:
    """Pay and advance one Age; cards come with the next draw (AOM-AGE-01, AOM-DRAW-06)."""
    cost = price(state, seat, card)
    pay(state, seat, cost)
    state.ages[seat] += 1
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "age": f"age:{AGES[state.ages[seat]]}",
            "cubes": cube_refs(cost),
        }
        state.tell(Event("age-advanced", data))


def forecast(state: Position, seat: int, card: int) -> Forecast:
    """The price, and the cards of the new Age."""
    lines = [
        Line(-count, Message("forecast-price", {"resource": f"resource:{resource}"}, "AOM-AGE-02"))
        for resource, count in zip(RESOURCES, price(state, seat, card), strict=True)
    ]
    age = state.ages[seat] + 1
    named: dict[str, Argument] = {"age": f"age:{AGES[age]}", "count": state.box.hand_size[age]}
    lines.append(Line(0, Message("forecast-age", named, "AOM-DRAW-01")))
    return Forecast(lines)
