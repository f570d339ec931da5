"""The production phase: scoring, corruption, food, consumption, resources (TTA-PROD, TTA-CORRUPT, TTA-CONSUME)."""

from ludage.core.event import Event
from ludage.games.through_the_ages.banks import (
    consumption,
    corruption,
    discontent,
    food,
    food_to_pay_with,
    lose_food,
    lose_resources,
    pay_food,
    resources,
)
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.ratings import has_wonder, pacts_of, power
from ludage.games.through_the_ages.state import Civilization, Position


class Yield:
    """What a production phase brought and cost."""

    __slots__ = (
        "consumed",
        "corrupted",
        "corrupted_food",
        "culture",
        "food",
        "hunger",
        "resources",
        "science",
        "traded",
        "uprising",
    )

    def __init__(self) -> None:
        self.uprising: bool = False
        self.science: int = 0
        self.culture: int = 0
        self.corrupted: int = 0
        self.corrupted_food: int = 0  # the part of it that no resources were left for
        self.food: int = 0
        self.consumed: int = 0
        self.traded: int = 0  # the part of it that was a resource (Trade Routes Agreement)
        self.hunger: int = 0  # culture lost for missing food
        self.resources: int = 0


def uprising(state: Position, civ: Civilization) -> bool:
    """More discontent workers than unused ones (TTA-HAPPY-03)."""
    return discontent(state, civ) > civ.unused


def produce(state: Position, seat: int, civ: Civilization) -> Yield:
    """The whole phase, unless there is an uprising (TTA-HAPPY-12, TTA-PROD-02)."""
    out = Yield()
    if uprising(state, civ):
        out.uprising = True
        return out
    out.science, out.culture = civ.science_rate, civ.culture_rate
    civ.science += out.science
    civ.culture += out.culture
    _goods(state, seat, civ, out)
    return out


def produce_goods(state: Position, seat: int, civ: Civilization) -> Yield:
    """The phase without its points: corruption, food, consumption, resources (Economic Progress)."""
    out = Yield()
    _goods(state, seat, civ, out)
    return out


def _goods(state: Position, seat: int, civ: Civilization, out: Yield) -> None:
    stolen, out.corrupted_food = corrupt(state, civ)
    out.corrupted = stolen + out.corrupted_food
    out.food = produce_food(state, seat, civ)
    traded = civ.traded_food
    out.consumed, out.hunger = consume(state, civ)
    out.traded = traded - civ.traded_food
    out.resources = produce_resources(state, seat, civ)


def corrupt(state: Position, civ: Civilization) -> tuple[int, int]:
    """Resources first, then food; what is not there is forgotten (TTA-CORRUPT-03, 04)."""
    due = corruption(state, civ)
    if not due:
        return 0, 0
    before = resources(state, civ), food(state, civ)
    stolen = min(due, before[0])
    lose_resources(state, civ, stolen)
    lose_food(state, civ, min(due - stolen, before[1]))
    return before[0] - resources(state, civ), before[1] - food(state, civ)


def consume(state: Position, civ: Civilization) -> tuple[int, int]:
    """Food eaten, and culture lost for food that is missing (TTA-CONSUME-03, 04). A traded resource helps where food is
    missing, and only there.
    """
    due = consumption(state, civ)
    before = food(state, civ)
    lose_food(state, civ, min(due, before))
    eaten = before - food(state, civ)  # more than is due, where the bank has no token for change (TTA-PAY-10)
    if eaten < due and food_to_pay_with(state, civ):
        pay_food(state, civ, 1)
        eaten += 1
    lost = min(civ.culture, max(0, due - eaten) * state.box.hunger)
    civ.culture -= lost
    return eaten, lost


# ---- food and resources -----------------------------------------------------------------------------------------


def produce_food(state: Position, seat: int, civ: Civilization) -> int:
    """A blue token a farm worker, on its card; then what pacts give (TTA-PROD-04, TTA-PACT-09)."""
    made = _put_out(state, civ, state.box.food_slots, 0)
    extra = pact_figure(state, seat, "food")
    return made + _on_age_a(civ, state.box.food_slots[0], extra)


def produce_resources(state: Position, seat: int, civ: Civilization) -> int:
    """A blue token a mine worker, the best mine once more by rail, labs under Bill Gates, then pacts (TTA-PROD-05)."""
    box = state.box
    slots = box.mine_slots
    if power(state, civ) == Power.LABS_MAKE_RESOURCES:
        slots = sorted(slots + box.lab_slots, key=lambda slot: (box.slot_age[slot], box.token_value[slot]))
    made = _put_out(state, civ, slots, 1 if has_wonder(state, civ, Power.BEST_MINE_TWICE) else 0)
    pacts = [side.number("resources") for side, _ in pacts_of(state, seat)]
    made += _on_age_a(civ, box.mine_slots[0], sum([extra for extra in pacts if extra > 0]))
    lost = min(-sum([extra for extra in pacts if extra < 0]), resources(state, civ))
    lose_resources(state, civ, lost)
    return made - lost


def _put_out(state: Position, civ: Civilization, slots: list[int], railroad: int) -> int:
    """Higher levels are served first while there are tokens, of equal ones the richer (TTA-PROD-06). The railroad
    serves the best mine.
    """
    box = state.box
    made = 0
    for slot in reversed(slots):
        count = civ.workers[slot]
        if not count or not box.token_value[slot]:
            continue
        if railroad and box.slot_kind[slot] == Kind.MINE:
            count += 1
            railroad = 0
        placed = min(count, civ.blue)
        civ.tokens[slot] += placed
        civ.blue -= placed
        made += placed * box.token_value[slot]
    return made


def _on_age_a(civ: Civilization, slot: int, count: int) -> int:
    """The production of a pact lies on the age A card (TTA-PACT-09)."""
    placed = max(0, min(count, civ.blue))
    civ.tokens[slot] += placed
    civ.blue -= placed
    return placed


def pact_figure(state: Position, seat: int, name: str) -> int:
    """What all pacts of a player add to a production."""
    return sum([side.number(name) for side, _ in pacts_of(state, seat)])


def farm_output(state: Position, civ: Civilization) -> int:
    """The food that the farms make, whatever the bank (TTA-SCORE1-07)."""
    box = state.box
    return sum([civ.workers[slot] * box.token_value[slot] for slot in box.food_slots])


def mine_output(state: Position, civ: Civilization) -> int:
    """The resources that the mines make, the railroad included."""
    box = state.box
    total = 0
    best = 0
    for slot in box.mine_slots:
        if civ.workers[slot]:
            total += civ.workers[slot] * box.token_value[slot]
            best = box.token_value[slot]
    return total + (best if has_wonder(state, civ, Power.BEST_MINE_TWICE) else 0)


def lab_output(state: Position, civ: Civilization) -> int:
    """The resources that labs make under Bill Gates."""
    box = state.box
    if power(state, civ) != Power.LABS_MAKE_RESOURCES:
        return 0
    return sum([civ.workers[slot] * box.token_value[slot] for slot in box.lab_slots])


def tell_production(state: Position, seat: int, made: Yield) -> None:
    """What the phase brought, for the log."""
    who = f"seat:{seat}"
    if made.uprising:
        state.tell(Event("uprising", {"seat": who}))
        return
    state.tell(
        Event(
            "production",
            {
                "seat": who,
                "science": made.science,
                "culture": made.culture,
                "food": made.food,
                "resources": made.resources,
            },
        )
    )
    tell_losses(state, seat, made)


def tell_losses(state: Position, seat: int, made: Yield) -> None:
    """Corruption, consumption and hunger, for the log."""
    if state.heard is None:
        return
    for kind, amount in (
        ("corruption", made.corrupted),
        ("consumption", made.consumed - made.traded),
        ("consumption-traded", made.traded),
        ("hunger", made.hunger),
    ):
        if amount:
            state.tell(Event(kind, {"seat": f"seat:{seat}", "amount": amount}))
