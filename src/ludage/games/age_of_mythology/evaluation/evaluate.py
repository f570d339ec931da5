"""How good a position looks to a seat, for bots: points, what promises points, and what buys them.

Call it with an imagined position. See `values` for the unit and the weights.
"""

from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.attack import neighbours
from ludage.games.age_of_mythology.board import store_of
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES
from ludage.games.age_of_mythology.effects import Area, Kind, Victory
from ludage.games.age_of_mythology.ending import outcome, score
from ludage.games.age_of_mythology.evaluation.promises import best_harvests, of_kind, promise
from ludage.games.age_of_mythology.evaluation.values import (
    FIVE,
    Outlook,
    building_gain,
    cube_price,
    lead,
    of_cubes,
    saved,
    stake,
    tile_rate,
    unit_gain,
    use_of_more,
)
from ludage.games.age_of_mythology.evaluation.weights import CubeWeights
from ludage.games.age_of_mythology.evaluation.wonder_plan import wonder_hope
from ludage.games.age_of_mythology.fights import attack_course
from ludage.games.age_of_mythology.gather import MODE_ALL
from ludage.games.age_of_mythology.hands import room
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOTHING,
    UNDECIDED,
    VILLAGER,
    Ask,
    Frame,
    Phase,
    Position,
    copy,
)

HARVESTS = 2  # ways to gather that are looked at to the end


def evaluate(state: Position, seat: int, weights: CubeWeights) -> float:
    """Own worth and promises, less a share of the rivals'."""
    if state.phase == Phase.OVER:
        return _final(state, seat, weights)
    if state.cultures[seat] < 0:
        return 0.0
    if state.stack and state.stack[-1].ask == Ask.GATHER and state.stack[-1].seat == seat:
        return before_harvest(state, state.stack[-1], seat, weights)
    view = Outlook(state, weights)
    rivals = [worth(state, other, view) for other in range(state.players) if other != seat]
    own = worth(state, seat, view) + hand_worth(state, seat, view) + promise(state, seat, view)
    own += saved(state, seat, view)
    return own - weights.rival * max(rivals) - weights.field * sum(rivals) / len(rivals)


def before_harvest(state: Position, frame: Frame, seat: int, weights: CubeWeights) -> float:
    """A Gather that is not carried out yet is worth what it will lead to, so that villagers are moved if it pays: a
    little less, lest they be moved for nothing."""
    values = []
    for harvest in best_harvests(state, frame, seat, HARVESTS, weights):
        trial = copy(state)
        trial.game.perform(trial, seat, state.actions.of(Verb.GATHER, harvest))
        values.append(evaluate(trial, seat, weights))
    return max(values) - weights.moved


def _final(state: Position, seat: int, weights: CubeWeights) -> float:
    result = outcome(state)
    best = max(points for other, points in enumerate(result.scores) if other != seat)
    won = weights.victory if result.ranks[seat] == 1 else -weights.victory
    return weights.point * (result.scores[seat] - weights.rival * best) + won


def worth(state: Position, seat: int, view: Outlook) -> float:
    """All that lies open before a player."""
    if state.cultures[seat] < 0:
        return 0.0
    value = view.weights.point * score(state, seat)
    store, each = store_of(state, seat), cube_price(state, seat, view)
    for count in state.cubes[seat * 4 : seat * 4 + 4]:
        value += of_cubes(count, store, each, view.cards[seat], view.weights)
    if view.left:
        value += (
            land_worth(state, seat, view.weights) * view.left * use_of_more(view.paces[seat], view.weights)
        )
        value += sum(view.weights.age[: state.ages[seat]]) * view.red
    value += city_worth(state, seat, view)
    value += army_worth(state, seat, view)
    return value + prospects(state, seat, view) + wonder_hope(state, seat, view)


def land_worth(state: Position, seat: int, weights: CubeWeights) -> float:
    """What the tiles give, a turn."""
    at = seat * SQUARES
    box = state.box
    cubes = 0.0
    colours = 0
    for tile, figure in zip(state.tiles[at : at + SQUARES], state.figures[at : at + SQUARES], strict=True):
        if tile != NOTHING:
            cubes += box.tile_amount[tile]
            colours |= 1 << box.tile_resource[tile]
            if figure != NO_FIGURE:
                cubes += weights.worker if figure == VILLAGER else 1.5 * weights.worker
    return tile_rate(state) * cubes + weights.colour * colours.bit_count()


def city_worth(state: Position, seat: int, view: Outlook) -> float:
    """Buildings by what they do in the turns left."""
    width = len(state.stock)
    value = 0.0
    for building, number in enumerate(state.buildings[seat * width : (seat + 1) * width]):
        if number:
            value += number * building_gain(state, seat, building, view)
    return value


def army_worth(state: Position, seat: int, view: Outlook) -> float:
    """Units for the battles to come."""
    units = state.box.units_of[state.cultures[seat]]
    value = 0.0
    for slot, number in enumerate(state.army[seat * SLOTS : (seat + 1) * SLOTS]):
        if number:
            value += number * unit_gain(state, seat, units[slot], view)
    return value


def prospects(state: Position, seat: int, view: Outlook) -> float:
    """The victory cards the player may get in the end, and that of the next battle."""
    value = lead(view.cities, seat, 0, view) * stake(state, Victory.MOST_BUILDINGS, view)
    value += lead(view.armies, seat, 0, view) * stake(state, Victory.LARGEST_ARMY, view)
    if view.time:
        chances = [
            attack_course(state, seat, other, Area.HOLDING, FIVE, NOTHING)[0]
            for other in neighbours(state, seat)
        ]
        value += 0.7 * view.weights.point * state.victory[Victory.WON_LAST_BATTLE] * min(chances)
        value += view.weights.war * min(view.time, view.weights.horizon) * sum(chances) / len(chances)
    return value


# ---- the hand -----------------------------------------------------------------------------------------------------

PURCHASES = (Kind.BUILD, Kind.NEXT_AGE, Kind.RECRUIT, Kind.TRADE)
BUYING = (Ask.BUILD, Ask.DISCOUNT, Ask.RECRUIT, Ask.COST, Ask.TRADE)


def hand_worth(state: Position, seat: int, view: Outlook) -> float:
    """The cards that can still be played this turn, the best first, and those kept for the next."""
    if state.phase == Phase.SETUP:
        return 0.0
    if state.phase in (Phase.DISCARD, Phase.PLACEMENT):
        return sum([kept_worth(state, card, view.weights) for card in state.hands[seat]])
    values = card_values(state, seat, view)
    if state.phase == Phase.DRAW:
        wanted = state.wanted[seat]
        left = room(state, seat)
        values += unseen(left if wanted == UNDECIDED else wanted, view.weights)
        if wanted == UNDECIDED and left:
            values.append(view.weights.drawn)
    values.sort(reverse=True)
    count = view.cards[seat]
    return view.weights.held * sum(values[:count]) + view.weights.idle * sum(values[count:])


def unseen(count: int, weights: CubeWeights) -> list[float]:
    """So many random cards not drawn yet, the best first: from useless to twice the mean, so the more, the better
    the best of them."""
    return [2 * weights.unseen * (count - at) / (count + 1) for at in range(count)]


def card_values(state: Position, seat: int, view: Outlook) -> list[float]:
    """What each card of the hand, and each one picked for it, promises."""
    box = state.box
    drawing = state.phase == Phase.DRAW
    seen: dict[int, int] = {}
    values: list[float] = []
    purchases: list[float] = []
    for card in state.hands[seat] + (state.aside[seat] if drawing else []):
        kind = box.kinds[card]
        value = view.weights.any_card + of_kind(state, seat, card, view)
        if box.god_of[card] >= 0:
            value += view.weights.god
        if drawing:
            value += view.weights.fresh[Kind(kind)]
        seen[kind] = seen.get(kind, 0) + 1
        (purchases if kind in PURCHASES else values).append(value / seen[kind])
    purchases.sort(reverse=True)
    rank = int(any(frame.seat == seat and frame.ask in BUYING for frame in state.stack))
    for value in purchases:
        values.append(value * view.weights.same_purse[min(rank, 2)])
        rank += 1
    return values


def kept_worth(state: Position, card: int, weights: CubeWeights) -> float:
    """A card kept for the next turn takes the place of a new one: only strong random cards are worth it."""
    box = state.box
    kind = box.kinds[card]
    if box.permanent[card]:
        return weights.drop
    if kind in (Kind.BUILD, Kind.RECRUIT):
        return weights.keep if box.values[card] >= 3 else weights.drop
    if kind == Kind.GATHER:
        return weights.keep if box.modes[card] == MODE_ALL else weights.drop
    return weights.keep if kind == Kind.NEXT_AGE else weights.drop
