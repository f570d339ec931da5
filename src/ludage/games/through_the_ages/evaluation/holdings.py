"""What cards promise, for bots: technologies, leaders and wonders in play, and all that is held in hand."""

from ludage.games.through_the_ages.cards import Box, Kind
from ludage.games.through_the_ages.effects import Order
from ludage.games.through_the_ages.evaluation.weights import CultureWeights, worth
from ludage.games.through_the_ages.ratings import military_hand_limit
from ludage.games.through_the_ages.state import NO_CARD, Civilization, Position
from ludage.games.through_the_ages.wonders import completion_points


def technologies(
    state: Position, civ: Civilization, rounds: float, share: float, weights: CultureWeights
) -> float:
    """The best technology of each type in play, and the civil cards in hand that would be better."""
    box = state.box
    best = [0] * Kind.GOVERNMENT
    for slot in civ.slots:
        best[box.slot_kind[slot]] = max(best[box.slot_kind[slot]], box.slot_age[slot])
    value = 0.0
    for kind, level in enumerate(best):
        value += weights.levels[kind] * level * rounds
    awaited = 0
    for card in civ.hand:
        kind = box.kind[card]
        if kind < Kind.GOVERNMENT:
            more = box.age[card] - best[kind]
            if more > 0:
                awaited += box.science_cost[card]
                value += (
                    weights.new_technology + weights.promise * weights.levels[kind] * more * rounds
                ) * share
        elif kind == Kind.GOVERNMENT:
            if box.age[card] > box.age[civ.government]:
                awaited += box.revolution_cost[card]
                value += weights.new_government * share
        elif kind == Kind.LEADER:
            if civ.leader == NO_CARD or box.age[card] > box.age[civ.leader]:
                power = weights.powers[box.power[card]]
                value += (weights.new_leader + weights.power_in_hand * power) * share
        elif kind == Kind.ACTION:
            value += (weights.in_hand + action_card(box, card, weights)) * share
        else:
            awaited += box.science_cost[card]
            value += weights.in_hand * share
    value += weights.science_due * min(civ.science, awaited) * share
    for card in civ.specials:
        if card != NO_CARD:
            value += weights.special * box.age[card] * share
    return value


def cards(state: Position, civ: Civilization, coming: float, share: float, weights: CultureWeights) -> float:
    """Leader, wonders, colonies and military cards."""
    box = state.box
    value = weights.wonder * len(civ.wonders) + weights.colony * len(civ.colonies)
    if civ.leader != NO_CARD:
        value += (
            weights.leader + weights.leader_age * box.age[civ.leader] + weights.powers[box.power[civ.leader]]
        )
    for card in civ.wonders:
        value += weights.powers[box.power[card]]
    value += weights.military_card * min(len(civ.military), military_hand_limit(state, civ) + 1)
    for card in civ.military:
        value += weights.held[box.kind[card]]
    value *= share
    if civ.wonder != NO_CARD:
        stages = box.stages[civ.wonder]
        built = sum(stages[: civ.stages])
        worth = weights.stage * built + weights.begun
        if weights.wonder_promise:
            worth += weights.wonder_promise * finished(state, civ, coming, weights) * built / sum(stages)
        value += worth * min(1.0, (coming + 0.5) / 3)
    return value


def action_card(box: Box, card: int, weights: CultureWeights) -> float:
    """What an action card in hand brings or saves."""
    effect = box.effect[card]
    figures = effect.figures
    goods = figures.get("food", 0) + figures.get("resources", 0) + figures.get("discount", 0)
    if effect.word == Order.FOOD_OR_RESOURCES:
        goods += figures.get("amount", 0)
    army = figures.get("military_resources", 0)
    culture = figures.get("culture", 0)
    for name, gains in effect.lists.items():
        if name == "culture_per_more_culture":
            culture += gains[-1]
        else:
            army += gains[-1]
    value = weights.card_goods * goods + weights.card_army * army
    return value + weights.card_science * figures.get("science", 0) + weights.card_culture * culture


def finished(state: Position, civ: Civilization, rounds: float, weights: CultureWeights) -> float:
    """What the wonder under construction will be worth once it stands, for so many rounds."""
    box = state.box
    card = civ.wonder
    growing = max(0.0, rounds - 0.5)
    value = weights.wonder + weights.powers[box.power[card]] + completion_points(state, civ, card)
    value += weights.culture_rate * box.culture[card] * rounds
    value += worth(weights.science, civ.science_rate + box.science[card]) * growing
    value -= worth(weights.science, civ.science_rate) * growing
    value += (box.resources[card] + box.food[card]) * weights.resources[1][1] * growing
    value += weights.civil_action * box.civil_actions[card] * growing
    value += weights.military_action * box.military_actions[card] * growing
    return value + (weights.army + weights.ahead) / 2 * box.strength[card]
