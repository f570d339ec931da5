"""How good a position looks to a seat, for bots: culture now, and what the rest of the game should bring.

Call it with an imagined position. The weights are in points of culture at the end; they are no rule.
"""

from ludage.games.through_the_ages.ages import ending_age, playing
from ludage.games.through_the_ages.banks import consumption, corruption, discontent, food, resources
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.production import farm_output, mine_output
from ludage.games.through_the_ages.scoring import final_events, impact
from ludage.games.through_the_ages.state import NO_CARD, Civilization, Phase, Position

CIVIL_ACTION = 0.6  # a civil action, a round
MILITARY_ACTION = 0.25
SCIENCE = 0.6  # a point of science rating, a round
STOCK_OF_SCIENCE = 0.3
RESOURCE = 0.65  # a point of resource production, a round
FOOD = 0.5
STOCK = 0.3  # food or resources in store
STRENGTH = 0.5
LAGGING = 0.6  # a point of strength behind the strongest
UNREST = 2.5  # a discontent worker without an unused one
WORKER = 1.2
UNUSED = 1.0
KNOWLEDGE = 2.0  # a better technology of its type in play, and more for its level
BLUE_TECHNOLOGY = 1.5
IN_HAND = 0.6  # a civil card in hand
LEADER = 3.0
MILITARY_CARD = 0.4
STAGE = 0.9  # a resource built into a wonder
RIVAL = 0.35  # a point of the best rival
VICTORY = 40.0
LONGEST = 24.0


def evaluate(state: Position, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    if state.phase == Phase.OVER:
        return _final(state, seat)
    if state.civs[seat].resigned:
        return -VICTORY
    left = rounds_left(state)
    rivals = [
        prospects(state, other, left)
        for other, civ in enumerate(state.civs)
        if other != seat and not civ.resigned
    ]
    return prospects(state, seat, left) - RIVAL * max(rivals)


def _final(state: Position, seat: int) -> float:
    outcome = state.outcome
    assert outcome is not None
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return outcome.scores[seat] - RIVAL * best + (VICTORY if outcome.ranks[seat] == 1 else -VICTORY)


def rounds_left(state: Position) -> float:
    """How many more turns each player will have, by the cards still to come."""
    if state.last_round:
        return float(state.last_round - state.round) + 0.5
    players = playing(state)
    cards = len(state.civil_deck)
    for age in range(state.age + 1, ending_age(state)):
        cards += len(state.box.civil_deck(age, players))
    pace = players * (state.box.swept[players] + 2)
    return min(LONGEST, cards / pace + 1.0)


def prospects(state: Position, seat: int, left: float) -> float:
    """What a civilisation has and what it promises. Ending a turn by itself changes little of it."""
    civ = state.civs[seat]
    growing = max(0.0, left - 1.0)  # what is produced in the last rounds buys nothing any more
    value = civ.culture + civ.culture_rate * left
    value += SCIENCE * civ.science_rate * growing + STOCK_OF_SCIENCE * min(civ.science, 10 + 2 * left)
    value += (CIVIL_ACTION * civ.ca_total + MILITARY_ACTION * civ.ma_total) * growing
    value += RESOURCE * mine_output(state, civ) * growing
    value += _food(state, civ, growing)
    value += STOCK * (min(resources(state, civ), 14) + min(food(state, civ), 8)) * min(1.0, growing)
    if not _has_produced(state, seat):
        value += _this_turn(state, civ, min(1.0, growing))
    value += _army(state, seat, civ, growing)
    value -= _unrest(state, civ, left)
    value += (WORKER * (sum(civ.workers) - 6) + UNUSED * min(civ.unused, 2)) * min(1.0, growing / 4)
    value += _cards(state, civ, growing)
    return value + _endings(state, seat, left)


def _has_produced(state: Position, seat: int) -> bool:
    """Whether the production of this round is behind a player."""
    place = (seat - state.first) % state.players
    active = (state.active - state.first) % state.players
    return place < active or (seat == state.active and state.phase > Phase.PRODUCTION)


def _this_turn(state: Position, civ: Civilization, use: float) -> float:
    """The production still to come in this round, worth what it will be worth in store."""
    made = mine_output(state, civ) + farm_output(state, civ) - consumption(state, civ)
    value = civ.culture_rate + STOCK_OF_SCIENCE * civ.science_rate + STOCK * made * use
    return value + MILITARY_CARD * min(civ.ma, state.box.most_drawn) * use


def _food(state: Position, civ: Civilization, growing: float) -> float:
    """Food counts as far as it feeds growth; a shortage costs dear."""
    surplus = farm_output(state, civ) - consumption(state, civ)
    return FOOD * min(surplus, 5) * growing if surplus >= 0 else 3.0 * surplus * (growing + 1)


def _army(state: Position, seat: int, civ: Civilization, growing: float) -> float:
    """Strength for its own sake, and the danger of falling behind."""
    strongest = max([other.strength for other in state.civs])
    danger = LAGGING * max(0, strongest - civ.strength - 1) * min(1.0, growing / 3)
    return STRENGTH * min(civ.strength, 40) * min(1.0, growing / 3) - danger


def _unrest(state: Position, civ: Civilization, left: float) -> float:
    """Discontent workers, and above all an uprising."""
    unhappy = discontent(state, civ)
    loss = 0.6 * unhappy
    if unhappy > civ.unused:
        loss += (
            UNREST * (unhappy - civ.unused) + civ.culture_rate + civ.science_rate + mine_output(state, civ)
        )
    due = corruption(state, civ)
    return loss * min(left, 3.0) / 2 + 0.4 * min(due, resources(state, civ) + food(state, civ))


def _cards(state: Position, civ: Civilization, growing: float) -> float:
    """Technologies in play, cards in hand, stages of the wonder, colonies."""
    box = state.box
    share = min(1.0, growing / 4)
    value = 0.0
    best = [0] * Kind.GOVERNMENT
    for slot in civ.slots:
        best[box.slot_kind[slot]] = max(best[box.slot_kind[slot]], box.slot_age[slot])
    for level in best:
        if level:
            value += (KNOWLEDGE + level) * share
    for card in civ.specials:
        if card >= 0:
            value += BLUE_TECHNOLOGY * box.age[card] * share
    for card in civ.hand:
        value += IN_HAND * (2 if box.kind[card] < Kind.WONDER else 1) * share
    if civ.leader >= 0:
        value += LEADER * share
    if civ.wonder != NO_CARD:
        built = sum(box.stages[civ.wonder][: civ.stages])
        value += (STAGE * built + 1.0) * min(1.0, (growing + 1) / 3)
    value += MILITARY_CARD * len(civ.military) * share + 2.0 * len(civ.colonies) * share
    if civ.tactic >= 0:
        value += share
    return value


def _endings(state: Position, seat: int, left: float) -> float:
    """Age III events that are sure to be scored, as they stand."""
    if state.age < 3 or left > 4:
        return 0.0
    total = 0
    for card in final_events(state):
        total += impact(state, card, state.box.steps[card][0].amount, seat, state.first)
    return float(total)
