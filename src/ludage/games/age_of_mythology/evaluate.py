"""How good a position looks to a seat, for bots: points, what promises points, and what buys them.

Call it with an imagined position. See `values` for the unit and the weights.
"""

from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.attack import neighbours
from ludage.games.age_of_mythology.board import store_of
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES
from ludage.games.age_of_mythology.effects import Area, Kind, Victory
from ludage.games.age_of_mythology.ending import outcome, score
from ludage.games.age_of_mythology.fights import attack_course
from ludage.games.age_of_mythology.gather import MODE_ALL
from ludage.games.age_of_mythology.hands import room
from ludage.games.age_of_mythology.promises import best_harvests, of_kind, promise
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
from ludage.games.age_of_mythology.values import (
    AGE,
    FIELD,
    FIVE,
    POINT,
    RIVAL,
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
from ludage.games.age_of_mythology.wonder_plan import wonder_hope

VICTORY = 1000.0  # more than any position that goes on can promise
WORKER = 0.8  # a villager at work, to a cube on a tile
HARVESTS = 2  # ways to gather that are looked at to the end
MOVED = 0.2  # the trouble of moving a villager
WAR = 3.0  # what a battle that is sure to be won brings, a turn
HORIZON = 4.0  # turns for which the strength of armies lasts
COLOUR = 0.4  # another colour among the tiles, a turn


def evaluate(state: Position, seat: int) -> float:
    """Own worth and promises, less a share of the rivals'."""
    if state.phase == Phase.OVER:
        return _final(state, seat)
    if state.cultures[seat] < 0:
        return 0.0
    if state.stack and state.stack[-1].ask == Ask.GATHER and state.stack[-1].seat == seat:
        return before_harvest(state, state.stack[-1], seat)
    view = Outlook(state)
    rivals = [worth(state, other, view) for other in range(state.players) if other != seat]
    own = worth(state, seat, view) + hand_worth(state, seat, view) + promise(state, seat, view)
    own += saved(state, seat, view)
    return own - RIVAL * max(rivals) - FIELD * sum(rivals) / len(rivals)


def before_harvest(state: Position, frame: Frame, seat: int) -> float:
    """A Gather that is not carried out yet is worth what it will lead to, so that villagers are moved if it pays: a
    little less, lest they be moved for nothing."""
    values = []
    for harvest in best_harvests(state, frame, seat, HARVESTS):
        trial = copy(state)
        trial.game.perform(trial, seat, state.actions.of(Verb.GATHER, harvest))
        values.append(evaluate(trial, seat))
    return max(values) - MOVED


def _final(state: Position, seat: int) -> float:
    result = outcome(state)
    best = max(points for other, points in enumerate(result.scores) if other != seat)
    won = VICTORY if result.ranks[seat] == 1 else -VICTORY
    return POINT * (result.scores[seat] - RIVAL * best) + won


def worth(state: Position, seat: int, view: Outlook) -> float:
    """All that lies open before a player."""
    if state.cultures[seat] < 0:
        return 0.0
    value = POINT * score(state, seat)
    store, each = store_of(state, seat), cube_price(state, seat, view)
    for count in state.cubes[seat * 4 : seat * 4 + 4]:
        value += of_cubes(count, store, each, view.cards[seat])
    if view.left:
        value += land_worth(state, seat) * view.left * use_of_more(view.paces[seat])
        value += sum(AGE[: state.ages[seat]]) * view.red
    value += city_worth(state, seat, view)
    value += army_worth(state, seat, view)
    return value + prospects(state, seat, view) + wonder_hope(state, seat, view)


def land_worth(state: Position, seat: int) -> float:
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
                cubes += WORKER if figure == VILLAGER else 1.5 * WORKER
    return tile_rate(state) * cubes + COLOUR * colours.bit_count()


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
        value += 0.7 * POINT * state.victory[Victory.WON_LAST_BATTLE] * min(chances)
        value += WAR * min(view.time, HORIZON) * sum(chances) / len(chances)
    return value


# ---- the hand -----------------------------------------------------------------------------------------------------

PURCHASES = (Kind.BUILD, Kind.NEXT_AGE, Kind.RECRUIT, Kind.TRADE)
BUYING = (Ask.BUILD, Ask.DISCOUNT, Ask.RECRUIT, Ask.COST, Ask.TRADE)
SAME_PURSE = (0.5, 0.2, 0.1)
"""Cards that spend cubes spend the same cubes, and what is not bought now can be bought later: shares by rank."""
FRESH = {
    Kind.ATTACK: 0.0,
    Kind.BUILD: 1.6,
    Kind.EXPLORE: 0.4,
    Kind.GATHER: 2.0,
    Kind.NEXT_AGE: 0.6,
    Kind.RECRUIT: 1.2,
    Kind.TRADE: 0.4,
}
"""What a card may become in the course of a turn that has not begun: a harvest pays for much."""
UNSEEN = 5.0  # a random card that is not drawn yet
DRAWN = -0.05  # to make an end of choosing
ANY_CARD = 0.5
GOD = 0.8  # a god power on the card
HELD = 0.9  # a card that will be played this turn, to one that is being played
IDLE = 0.1  # a card that will not be played this turn
KEEP, DROP = 0.5, -0.1


def hand_worth(state: Position, seat: int, view: Outlook) -> float:
    """The cards that can still be played this turn, the best first, and those kept for the next."""
    if state.phase == Phase.SETUP:
        return 0.0
    if state.phase in (Phase.DISCARD, Phase.PLACEMENT):
        return sum([kept_worth(state, card) for card in state.hands[seat]])
    values = card_values(state, seat, view)
    if state.phase == Phase.DRAW:
        wanted = state.wanted[seat]
        left = room(state, seat)
        values += unseen(left if wanted == UNDECIDED else wanted)
        if wanted == UNDECIDED and left:
            values.append(DRAWN)
    values.sort(reverse=True)
    count = view.cards[seat]
    return HELD * sum(values[:count]) + IDLE * sum(values[count:])


def unseen(count: int) -> list[float]:
    """So many random cards not drawn yet, the best first: from useless to twice the mean, so the more, the better
    the best of them."""
    return [2 * UNSEEN * (count - at) / (count + 1) for at in range(count)]


def card_values(state: Position, seat: int, view: Outlook) -> list[float]:
    """What each card of the hand, and each one picked for it, promises."""
    box = state.box
    drawing = state.phase == Phase.DRAW
    seen: dict[int, int] = {}
    values: list[float] = []
    purchases: list[float] = []
    for card in state.hands[seat] + (state.aside[seat] if drawing else []):
        kind = box.kinds[card]
        value = ANY_CARD + of_kind(state, seat, card, view)
        if box.god_of[card] >= 0:
            value += GOD
        if drawing:
            value += FRESH[Kind(kind)]
        seen[kind] = seen.get(kind, 0) + 1
        (purchases if kind in PURCHASES else values).append(value / seen[kind])
    purchases.sort(reverse=True)
    rank = int(any(frame.seat == seat and frame.ask in BUYING for frame in state.stack))
    for value in purchases:
        values.append(value * SAME_PURSE[min(rank, 2)])
        rank += 1
    return values


def kept_worth(state: Position, card: int) -> float:
    """A card kept for the next turn takes the place of a new one: only strong random cards are worth it."""
    box = state.box
    kind = box.kinds[card]
    if box.permanent[card]:
        return DROP
    if kind in (Kind.BUILD, Kind.RECRUIT):
        return KEEP if box.values[card] >= 3 else DROP
    if kind == Kind.GATHER:
        return KEEP if box.modes[card] == MODE_ALL else DROP
    return KEEP if kind == Kind.NEXT_AGE else DROP
