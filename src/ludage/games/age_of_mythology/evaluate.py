"""How good a position looks to a seat, for bots: points, what promises points, and what buys them.

Call it with an imagined position. The unit is one resource cube; the weights are judgement, tried in matches between
bots, and no rule.
"""

from ludage.games.age_of_mythology.board import army_size, city_size, idle_villagers, unit_of
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES
from ludage.games.age_of_mythology.effects import Kind, Victory
from ludage.games.age_of_mythology.ending import outcome, score
from ludage.games.age_of_mythology.hands import room
from ludage.games.age_of_mythology.promises import odds_of_army, promise
from ludage.games.age_of_mythology.state import NOTHING, UNDECIDED, VILLAGER, Phase, Position

POINT = 10.0
RIVAL = 0.35  # a cube's worth of the best rival
FIELD = 0.3  # of the rivals on average
VICTORY = 100.0
KEPT = 0.9  # a cube within the store
LOOSE = 0.35  # a cube that will spoil
TILE = 0.34  # a cube on a tile, a turn
WORKER = 0.25  # a villager at work, a turn
PLUS = 1.1  # a building that gives two cubes with each own Gather, a turn
AGE = (0.0, 16.0, 34.0, 54.0)
UNIT = 0.75  # of a unit's price
BUILDING = 0.6  # of a building's price
LEAD = {-2: 0.12, -1: 0.2, 0: 0.35, 1: 0.6, 2: 0.75}  # the chance to lead at the end, by the margin now
COMING = 0.5  # cubes that a victory card will get, a turn
CARD = {
    Kind.ATTACK: 1.0,
    Kind.BUILD: 2.4,
    Kind.EXPLORE: 2.2,
    Kind.GATHER: 3.4,
    Kind.NEXT_AGE: 1.6,
    Kind.RECRUIT: 1.8,
    Kind.TRADE: 1.2,
}
UNSEEN = 2.3  # a random card that is not drawn yet


def evaluate(state: Position, seat: int) -> float:
    """Own worth and promises, less a share of the rivals'."""
    if state.phase == Phase.OVER:
        return _final(state, seat)
    if state.cultures[seat] < 0:
        return 0.0
    rivals = [worth(state, other) for other in range(state.players) if other != seat]
    own = worth(state, seat) + hand_worth(state, seat) + promise(state, seat)
    return own - RIVAL * max(rivals) - FIELD * sum(rivals) / len(rivals)


def _final(state: Position, seat: int) -> float:
    result = outcome(state)
    best = max(points for other, points in enumerate(result.scores) if other != seat)
    won = VICTORY if result.ranks[seat] == 1 else 0.0
    return POINT * (result.scores[seat] - RIVAL * best) + won


def turns_left(state: Position) -> float:
    """Turns still to come after this one, by the red cubes in the bank."""
    each = state.box.placed_by_two if state.players == 2 else state.box.placed_each_turn
    return state.red / each


def worth(state: Position, seat: int) -> float:
    """All that lies open before a player."""
    left = turns_left(state)
    value = POINT * score(state, seat)
    value += cube_worth(state, seat, left)
    value += land_worth(state, seat) * left
    value += city_worth(state, seat, left)
    value += army_worth(state, seat)
    value += AGE[state.ages[seat]] * (0.25 + 0.75 * min(left, 10.0) / 10.0) if left else 0.0
    return value + prospects(state, seat, left)


def cube_worth(state: Position, seat: int, left: float) -> float:
    """Cubes that can be kept, and those that will spoil unless they are spent this turn."""
    if not left:
        return 0.05 * sum(state.cubes[seat * 4 : seat * 4 + 4])
    box = state.box
    store = box.large_store if state.buildings[seat * len(state.stock) + box.storehouse] else box.store
    value = 0.0
    for count in state.cubes[seat * 4 : seat * 4 + 4]:
        kept = min(count, store)
        # the first cubes of a colour are what prices ask for
        value += KEPT * kept + 0.25 * min(count, 3) + LOOSE * (count - kept)
    return value


def land_worth(state: Position, seat: int) -> float:
    """What the tiles give, a turn."""
    at = seat * SQUARES
    value = 0.0
    colours = 0
    for square in range(SQUARES):
        tile = state.tiles[at + square]
        if tile != NOTHING:
            value += TILE * state.box.tile_amount[tile]
            colours |= 1 << state.box.tile_resource[tile]
            figure = state.figures[at + square]
            if figure:
                value += WORKER if figure == VILLAGER else 1.5 * WORKER
    return value + 0.35 * colours.bit_count() + 0.6 * WORKER * idle_villagers(state, seat)


def city_worth(state: Position, seat: int, left: float) -> float:
    """Buildings by their price; those that work every turn by the turns left."""
    box = state.box
    at = seat * len(state.stock)
    value = 0.0
    for building, number in enumerate(state.buildings[at : at + len(state.stock)]):
        if number:
            value += BUILDING * number * sum(box.building_cost[building])
    for building, _, _ in box.gather_plus:
        if state.buildings[at + building]:
            value += PLUS * left
    return value


def army_worth(state: Position, seat: int) -> float:
    """Units by their price."""
    value = 0.0
    for slot, number in enumerate(state.army[seat * SLOTS : (seat + 1) * SLOTS]):
        if number:
            value += UNIT * number * sum(state.box.unit_cost[unit_of(state, seat, slot)])
    return value


def prospects(state: Position, seat: int, left: float) -> float:
    """The victory cards the player may get in the end."""
    value = 0.0
    for card, numbers in (
        (Victory.MOST_BUILDINGS, [city_size(state, other) for other in range(state.players)]),
        (Victory.LARGEST_ARMY, [army_size(state, other) for other in range(state.players)]),
    ):
        margin = numbers[seat] - max(n for other, n in enumerate(numbers) if other != seat)
        if left < 1:
            chance = 1.0 if margin > 0 else 0.1 if margin > -2 else 0.0
        else:
            chance = 0.05 if margin < -2 else LEAD.get(margin, 0.85)
        value += POINT * chance * (state.victory[card] + COMING * left)
    ready = sum(min(count, 10) for count in state.cubes[seat * 4 : seat * 4 + 4]) / 40
    wonder = POINT * state.victory[Victory.THE_WONDER] * (1 + state.ages[seat]) / 4
    return value + 0.5 * wonder * ready * ready


def hand_worth(state: Position, seat: int) -> float:
    """The cards that can still be played this turn, the best first, and those kept for the next."""
    box = state.box
    cards = state.hands[seat] + (state.aside[seat] if state.phase == Phase.DRAW else [])
    seen: dict[int, int] = {}
    values = []
    for card in cards:
        kind = box.kinds[card]
        seen[kind] = seen.get(kind, 0) + 1
        value = (
            CARD[Kind(kind)] + (0.0 if box.permanent[card] else 0.4) + (0.4 if box.god_of[card] >= 0 else 0.0)
        )
        if kind == Kind.NEXT_AGE and state.ages[seat] < 3:
            price = box.age_costs[card][state.ages[seat]]
            lack = sum(max(0, price - count) for count in state.cubes[seat * 4 : seat * 4 + 4])
            value += max(0.0, 3.0 - 0.5 * lack)
        elif kind == Kind.ATTACK:
            value += 2.0 * odds_of_army(state, seat)
        values.append(value / seen[kind])
    unseen = state.wanted[seat]
    if state.phase == Phase.DRAW and unseen == UNDECIDED:
        # the rest of an unfinished hand may still be drawn
        values += [0.95 * UNSEEN] * room(state, seat)
    else:
        values += [UNSEEN] * max(0, unseen)
    values.sort(reverse=True)
    rounds = box.rounds + 1 - state.round if state.phase == Phase.ROUNDS else box.rounds
    useful = sum(values[:rounds])
    if state.phase == Phase.DISCARD:
        return 0.3 * sum(max(0.0, value - 2.4) for value in values)
    return useful + 0.1 * sum(values[rounds:])
