"""Points, goods and workers that come and go outside the production, each told to the log (TTA-RATE-05, TTA-PAY-11)."""

from ludage.core.event import Event
from ludage.games.through_the_ages.banks import (
    gain_food,
    gain_population,
    gain_resources,
    lose_blue,
    lose_population,
)
from ludage.games.through_the_ages.state import Position


def change_culture(state: Position, seat: int, amount: int) -> None:
    """Culture points, never below 0 (TTA-RATE-05)."""
    civ = state.civs[seat]
    change = max(-civ.culture, amount)
    civ.culture += change
    _tell_points(state, "culture", seat, change)


def score_by_rank(state: Position, seat: int, amount: int, scale: str) -> None:
    """Culture points for a place among all; the log hears what the places are worth."""
    state.civs[seat].culture += amount
    if amount and state.heard is not None:
        state.tell(Event("ranked", {"seat": f"seat:{seat}", "amount": amount, "scale": scale}))


def change_science(state: Position, seat: int, amount: int) -> None:
    """Science points, never below 0."""
    civ = state.civs[seat]
    change = max(-civ.science, amount)
    civ.science += change
    _tell_points(state, "science", seat, change)


def _tell_points(state: Position, kind: str, seat: int, amount: int) -> None:
    if amount and state.heard is not None:
        state.tell(Event(kind, {"seat": f"seat:{seat}", "amount": amount}))


def give_goods(state: Position, seat: int, food: int, resources: int) -> None:
    """Food and resources as far as there are blue tokens: the larger value, of two equal ones the food (TTA-PAY-11)."""
    civ = state.civs[seat]
    blue, tokens = civ.blue, list(civ.tokens)
    gained = gain_food(state, civ, food), gain_resources(state, civ, resources)
    if sum(gained) < food + resources:
        food_first = civ.blue, civ.tokens
        civ.blue, civ.tokens = blue, tokens
        stored = gain_resources(state, civ, resources)
        resources_first = gain_food(state, civ, food), stored
        if sum(resources_first) > sum(gained):
            gained = resources_first
        else:
            civ.blue, civ.tokens = food_first
    tell_goods(state, seat, *gained)


def tell_goods(state: Position, seat: int, food: int, resources: int) -> None:
    """The log hears what somebody has more or less."""
    if state.heard is not None and (food or resources):
        state.tell(Event("goods", {"seat": f"seat:{seat}", "food": food, "resources": resources}))


def gain_people(state: Position, seat: int, count: int) -> None:
    """Free workers, as far as there are yellow tokens (TTA-POP-06)."""
    gained = gain_population(state.civs[seat], count)
    if gained and state.heard is not None:
        state.tell(Event("population-gained", {"seat": f"seat:{seat}", "count": gained}))


def lose_people(state: Position, seat: int, count: int, card: int) -> None:
    """Unused workers first; of each worker on a card the log hears when its owner has chosen it (TTA-POP-08)."""
    idle = lose_population(state, seat, count, card)
    if idle and state.heard is not None:
        state.tell(Event("population-lost", {"seat": f"seat:{seat}", "count": idle}))


def lose_blue_tokens(state: Position, seat: int, count: int, card: int) -> None:
    """From the bank first; of each token on a card the log hears when its owner has chosen it (TTA-TOKEN-03)."""
    from_bank = lose_blue(state, seat, count, card)
    if from_bank and state.heard is not None:
        state.tell(Event("blue-lost", {"seat": f"seat:{seat}", "count": from_bank}))
