"""How good a position looks to a seat, for bots: culture now, and what the rest of the game should bring.

Call it with an imagined position. What is weighed is in points of culture at the end and is no rule. A bot compares
actions one by one, so what counts is that time weighs the same on both sides: ending the turn must cost nothing but
what is left undone.
"""

from ludage.games.through_the_ages.ages import ending_age, playing
from ludage.games.through_the_ages.banks import consumption, corruption, discontent, food, resources
from ludage.games.through_the_ages.evaluation.holdings import cards, technologies
from ludage.games.through_the_ages.evaluation.weights import CultureWeights, worth
from ludage.games.through_the_ages.production import farm_output, mine_output
from ludage.games.through_the_ages.scoring import final_events, impact
from ludage.games.through_the_ages.state import NO_CARD, Civilization, Phase, Position

USEFUL_SCIENCE = 14
USEFUL_RESOURCES, USEFUL_FOOD = 14, 10
EXPECTED_STRENGTH = (2, 5, 11, 20, 20)
MOST_AHEAD, MOST_BEHIND = 8, 24
FAR_AHEAD = 20  # strength in a war, beyond which more says nothing
KNOWN = 8.0  # rounds for which knowledge pays
TAKEN = 2.2  # cards that a player takes in a turn
LONGEST = 20  # rounds that are looked ahead


def evaluate(state: Position, seat: int, weights: CultureWeights) -> float:
    """Own prospects, less a share of the best rival's."""
    if state.phase == Phase.OVER:
        return _final(state, seat, weights)
    if state.civs[seat].resigned:
        return -weights.victory
    turns = turns_left(state)
    coming = turns_to_begin(state, seat, turns)
    rivals = [
        prospects(state, other, turns, coming, not _has_produced(state, other), weights)
        for other, civ in enumerate(state.civs)
        if other != seat and not civ.resigned
    ]
    at_work = seat == state.active and not _has_produced(state, seat)
    return prospects(state, seat, turns, coming, at_work, weights) - weights.rival * max(rivals)


def _final(state: Position, seat: int, weights: CultureWeights) -> float:
    outcome = state.outcome
    assert outcome is not None
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return (
        outcome.scores[seat]
        - weights.rival * best
        + (weights.victory if outcome.ranks[seat] == 1 else -weights.victory)
    )


# ---- time ---------------------------------------------------------------------------------------------------------


def turns_left(state: Position) -> float:
    """How many turns of anybody are still to come, the present one included, by the cards still to come."""
    players = playing(state)
    if state.last_round:
        place = (state.active - state.first) % state.players
        return float((state.last_round - state.round + 1) * players - min(place, players - 1))
    cards = len(state.civil_deck)
    for age in range(state.age + 1, ending_age(state)):
        cards += len(state.box.civil_deck(age, players))
    return min(LONGEST * players, cards / (state.box.swept[players] + TAKEN) + players)


def productions(state: Position, seat: int, turns: float) -> float:
    """How many production phases a player still has: on average, as long as the last round is not known."""
    players = playing(state)
    wait = (seat - state.active) % state.players
    if _has_produced(state, seat):
        wait = players
    if state.last_round:
        return float(max(0, -(-int(turns - wait) // players)))
    return max(0.0, (turns - wait) / players + 0.5 - 0.5 / players)


def turns_to_begin(state: Position, seat: int, turns: float) -> float:
    """How many turns a player will begin: as many before as after he ends one."""
    due = seat == state.active and not _has_produced(state, seat)
    return max(0.0, productions(state, seat, turns) - (1.0 if due else 0.0))


def _has_produced(state: Position, seat: int) -> bool:
    """Whether the production of the turn that is ending is behind its player."""
    return seat == state.active and state.phase > Phase.PRODUCTION


# ---- what a civilisation has and promises -------------------------------------------------------------------------


def prospects(
    state: Position, seat: int, turns: float, coming: float, at_work: bool, weights: CultureWeights
) -> float:
    """Culture, production, stores, army and cards.

    `coming` is how many turns the player who looks will begin. `at_work`: a turn of this player is still to be ended
    besides them; for a rival it always is, be it his turn already or not.
    """
    civ = state.civs[seat]
    left = productions(state, seat, turns)
    growing = max(0.0, coming - 0.5)  # what the last turn produces buys nothing any more
    use = min(1.0, coming)
    share = min(1.0, coming / 4)
    value = civ.culture + weights.culture_rate * civ.culture_rate * left
    value += worth(weights.science, civ.science_rate) * growing
    value += worth(weights.resources, mine_output(state, civ)) * growing
    value += (weights.civil_action * civ.ca_total + weights.military_action * civ.ma_total) * growing
    surplus = farm_output(state, civ) - consumption(state, civ)
    value += (
        worth(weights.food, surplus) * growing
        if surplus >= 0
        else weights.shortage * surplus * (growing + 0.5)
    )
    value += weights.stock_of_science * min(civ.science, USEFUL_SCIENCE) * use
    value += (
        weights.stock
        * (min(resources(state, civ), USEFUL_RESOURCES) + min(food(state, civ), USEFUL_FOOD))
        * use
    )
    value += weights.unused * min(civ.unused, 2) * min(growing, KNOWN)
    if at_work:
        value += _this_turn(state, civ, surplus, use, share, weights)
    value += _army(state, civ, growing, weights)
    value -= _unrest(state, civ, left, weights)
    value += technologies(state, civ, min(growing, KNOWN), share, weights)
    value += cards(state, civ, coming, share, weights)
    value += _wars(state, seat, weights)
    return value + _endings(state, seat, left)


def _this_turn(
    state: Position, civ: Civilization, surplus: int, use: float, share: float, weights: CultureWeights
) -> float:
    """The production that ends this turn, worth what it will be worth in store; actions still to be spent."""
    made = weights.stock_of_science * civ.science_rate + weights.stock * (mine_output(state, civ) + surplus)
    drawn = weights.military_card * min(civ.ma, state.box.most_drawn)
    return made * use + (drawn + weights.unspent * civ.ca) * share


def _army(state: Position, civ: Civilization, growing: float, weights: CultureWeights) -> float:
    """The strength that the age asks for, and the distance to the strongest rival."""
    rival = max([other.strength for other in state.civs if other is not civ and not other.resigned])
    value = weights.ahead * max(-MOST_BEHIND, min(civ.strength - rival, MOST_AHEAD))
    value += weights.army * min(civ.strength, EXPECTED_STRENGTH[state.age])
    return value * min(1.0, (growing + 0.5) / 3)


def _unrest(state: Position, civ: Civilization, left: float, weights: CultureWeights) -> float:
    """Discontent workers, above all an uprising, and corruption."""
    unhappy = discontent(state, civ)
    loss = weights.discontent * unhappy
    if unhappy > civ.unused:
        loss += (
            weights.unrest * (unhappy - civ.unused)
            + civ.culture_rate
            + civ.science_rate
            + mine_output(state, civ)
        )
    due = min(corruption(state, civ), resources(state, civ) + food(state, civ))
    return loss * min(left, 3.0) / 2 + weights.corruption * due


def _wars(state: Position, seat: int, weights: CultureWeights) -> float:
    """Wars that are declared, by the strengths as they are."""
    value = 0.0
    for other, civ in enumerate(state.civs):
        if civ.war != NO_CARD and seat in (other, civ.war_target):
            lead = civ.strength - state.civs[civ.war_target].strength
            stake = weights.war * max(-FAR_AHEAD, min(lead, FAR_AHEAD))
            value += stake if other == seat else -stake
    return value


def _endings(state: Position, seat: int, left: float) -> float:
    """Age III events that are sure to be scored, as they stand."""
    if state.age < 3 or left > 4:
        return 0.0
    total = 0
    for card in final_events(state):
        total += impact(state, card, state.box.steps[card][0].amount, seat, state.first)
    return float(total)
