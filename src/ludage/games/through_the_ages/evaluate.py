"""How good a position looks to a seat, for bots: culture now, and what the rest of the game should bring.

Call it with an imagined position. The weights are in points of culture at the end; they are no rule. A bot compares
actions one by one, so what counts is that time weighs the same on both sides: ending the turn must cost nothing but
what is left undone.
"""

from ludage.games.through_the_ages.ages import ending_age, playing
from ludage.games.through_the_ages.banks import consumption, corruption, discontent, food, resources
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.production import farm_output, mine_output
from ludage.games.through_the_ages.ratings import military_hand_limit
from ludage.games.through_the_ages.scoring import final_events, impact
from ludage.games.through_the_ages.state import NO_CARD, Civilization, Phase, Position

Steps = tuple[tuple[int, float], ...]
"""What a rating is worth a round, as (up to, each): the first points more than those on top of them."""

SCIENCE: Steps = ((4, 1.0), (10, 0.6), (99, 0.2))
RESOURCES: Steps = ((4, 1.0), (10, 0.55), (99, 0.2))
FOOD: Steps = ((2, 0.8), (4, 0.35), (99, 0.05))
SHORTAGE = 3.0  # a food that is missing, a round
CIVIL_ACTION = 0.9  # a civil action, a round
MILITARY_ACTION = 0.3
UNSPENT = 0.3  # a civil action that is still to be spent in this turn
STOCK_OF_SCIENCE = 0.35
USEFUL_SCIENCE = 14
STOCK = 0.35  # food or resources in store
USEFUL_RESOURCES, USEFUL_FOOD = 14, 10
UNUSED = 0.25  # an unused worker, a round
ARMY = 1.0  # a point of strength, up to what the age asks for
EXPECTED_STRENGTH = (2, 5, 11, 20, 20)
AHEAD = 1.0  # a point of strength ahead of the strongest rival, or behind him
MOST_AHEAD, MOST_BEHIND = 8, 24
DISCONTENT = 0.3
UNREST = 4.0  # a discontent worker without an unused one
CORRUPTION = 0.5
LEVEL = {
    Kind.FARM: 0.35,
    Kind.MINE: 0.5,
    Kind.LAB: 0.45,
    Kind.TEMPLE: 0.15,
    Kind.LIBRARY: 0.4,
    Kind.THEATER: 0.4,
    Kind.ARENA: 0.15,
    Kind.INFANTRY: 0.25,
    Kind.CAVALRY: 0.25,
    Kind.ARTILLERY: 0.25,
    Kind.AIRFORCE: 0.4,
}
"""A level of the best technology of a type, a round."""
LEVELS = [LEVEL[Kind(kind)] for kind in range(Kind.GOVERNMENT)]
KNOWN = 8.0  # rounds for which knowledge pays
PROMISE = 0.35  # what a technology in hand has of the worth it would have in play
NEW_TECHNOLOGY = 0.5  # in hand, besides
NEW_GOVERNMENT = 2.5
NEW_LEADER = 2.0
IN_HAND = 1.2  # any other civil card in hand
SPECIAL = 1.0  # a level of a special technology in play
LEADER = 4.0
STAGE = 0.55  # a resource built into a wonder
BEGUN = 1.0  # an unfinished wonder
WONDER = 2.0
COLONY = 2.0
MILITARY_CARD = 0.4
RIVAL = 0.5  # a point of the best rival
VICTORY = 40.0
TAKEN = 2.2  # cards that a player takes in a turn
LONGEST = 20  # rounds that are looked ahead


def evaluate(state: Position, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    if state.phase == Phase.OVER:
        return _final(state, seat)
    if state.civs[seat].resigned:
        return -VICTORY
    turns = turns_left(state)
    coming = turns_to_begin(state, seat, turns)
    rivals = [
        prospects(state, other, turns, coming, not _has_produced(state, other))
        for other, civ in enumerate(state.civs)
        if other != seat and not civ.resigned
    ]
    at_work = seat == state.active and not _has_produced(state, seat)
    return prospects(state, seat, turns, coming, at_work) - RIVAL * max(rivals)


def _final(state: Position, seat: int) -> float:
    outcome = state.outcome
    assert outcome is not None
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return outcome.scores[seat] - RIVAL * best + (VICTORY if outcome.ranks[seat] == 1 else -VICTORY)


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


def prospects(state: Position, seat: int, turns: float, coming: float, at_work: bool) -> float:
    """Culture, production, stores, army and cards.

    `coming` is how many turns the player who looks will begin. `at_work`: a turn of this player is still to be ended
    besides them; for a rival it always is, be it his turn already or not.
    """
    civ = state.civs[seat]
    left = productions(state, seat, turns)
    growing = max(0.0, coming - 0.5)  # what the last turn produces buys nothing any more
    use = min(1.0, coming)
    share = min(1.0, coming / 4)
    value = civ.culture + civ.culture_rate * left
    value += _worth(SCIENCE, civ.science_rate) * growing
    value += _worth(RESOURCES, mine_output(state, civ)) * growing
    value += (CIVIL_ACTION * civ.ca_total + MILITARY_ACTION * civ.ma_total) * growing
    surplus = farm_output(state, civ) - consumption(state, civ)
    value += _worth(FOOD, surplus) * growing if surplus >= 0 else SHORTAGE * surplus * (growing + 0.5)
    value += STOCK_OF_SCIENCE * min(civ.science, USEFUL_SCIENCE) * use
    value += STOCK * (min(resources(state, civ), USEFUL_RESOURCES) + min(food(state, civ), USEFUL_FOOD)) * use
    value += UNUSED * min(civ.unused, 2) * min(growing, KNOWN)
    if at_work:
        value += _this_turn(state, civ, surplus, use, share)
    value += _army(state, civ, growing)
    value -= _unrest(state, civ, left)
    value += _technologies(state, civ, min(growing, KNOWN), share)
    value += _cards(state, civ, coming, share)
    return value + _endings(state, seat, left)


def _worth(steps: Steps, rate: int) -> float:
    """A rating, a round."""
    value = 0.0
    low = 0
    for most, each in steps:
        if rate <= low:
            break
        value += each * (min(rate, most) - low)
        low = most
    return value


def _this_turn(state: Position, civ: Civilization, surplus: int, use: float, share: float) -> float:
    """The production that ends this turn, worth what it will be worth in store; actions still to be spent."""
    made = STOCK_OF_SCIENCE * civ.science_rate + STOCK * (mine_output(state, civ) + surplus)
    drawn = MILITARY_CARD * min(civ.ma, state.box.most_drawn)
    return made * use + (drawn + UNSPENT * civ.ca) * share


def _army(state: Position, civ: Civilization, growing: float) -> float:
    """The strength that the age asks for, and the distance to the strongest rival."""
    rival = max([other.strength for other in state.civs if other is not civ and not other.resigned])
    value = AHEAD * max(-MOST_BEHIND, min(civ.strength - rival, MOST_AHEAD))
    value += ARMY * min(civ.strength, EXPECTED_STRENGTH[state.age])
    return value * min(1.0, (growing + 0.5) / 3)


def _unrest(state: Position, civ: Civilization, left: float) -> float:
    """Discontent workers, above all an uprising, and corruption."""
    unhappy = discontent(state, civ)
    loss = DISCONTENT * unhappy
    if unhappy > civ.unused:
        loss += (
            UNREST * (unhappy - civ.unused) + civ.culture_rate + civ.science_rate + mine_output(state, civ)
        )
    due = min(corruption(state, civ), resources(state, civ) + food(state, civ))
    return loss * min(left, 3.0) / 2 + CORRUPTION * due


def _technologies(state: Position, civ: Civilization, rounds: float, share: float) -> float:
    """The best technology of each type in play, and the civil cards in hand that would be better."""
    box = state.box
    best = [0] * Kind.GOVERNMENT
    for slot in civ.slots:
        best[box.slot_kind[slot]] = max(best[box.slot_kind[slot]], box.slot_age[slot])
    value = 0.0
    for kind, level in enumerate(best):
        value += LEVELS[kind] * level * rounds
    for card in civ.hand:
        kind = box.kind[card]
        if kind < Kind.GOVERNMENT:
            more = box.age[card] - best[kind]
            if more > 0:
                value += (NEW_TECHNOLOGY + PROMISE * LEVELS[kind] * more * rounds) * share
        elif kind == Kind.GOVERNMENT:
            if box.age[card] > box.age[civ.government]:
                value += NEW_GOVERNMENT * share
        elif kind == Kind.LEADER:
            if civ.leader == NO_CARD or box.age[card] > box.age[civ.leader]:
                value += NEW_LEADER * share
        else:
            value += IN_HAND * share
    for card in civ.specials:
        if card != NO_CARD:
            value += SPECIAL * box.age[card] * share
    return value


def _cards(state: Position, civ: Civilization, coming: float, share: float) -> float:
    """Leader, wonders, colonies and military cards."""
    value = WONDER * len(civ.wonders) + COLONY * len(civ.colonies)
    if civ.leader != NO_CARD:
        value += LEADER
    value += MILITARY_CARD * min(len(civ.military), military_hand_limit(state, civ) + 1)
    value *= share
    if civ.wonder != NO_CARD:
        built = sum(state.box.stages[civ.wonder][: civ.stages])
        value += (STAGE * built + BEGUN) * min(1.0, (coming + 0.5) / 3)
    return value


def _endings(state: Position, seat: int, left: float) -> float:
    """Age III events that are sure to be scored, as they stand."""
    if state.age < 3 or left > 4:
        return 0.0
    total = 0
    for card in final_events(state):
        total += impact(state, card, state.box.steps[card][0].amount, seat, state.first)
    return float(total)
