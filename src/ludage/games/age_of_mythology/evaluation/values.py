"""What cubes, buildings, units and Ages are worth to a player in this position, for bots.

The unit is one resource cube; the weights are judgement, tried in matches between bots, and no rule. What can be
bought and what has been bought are valued by the same functions, so that a bot that looks one action ahead neither
puts off a good purchase nor regrets it.
"""

from math import exp, sqrt

from ludage.games.age_of_mythology.board import army_size, city_size, open_terrains, owned
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.effects import Victory
from ludage.games.age_of_mythology.evaluation.weights import CubeWeights
from ludage.games.age_of_mythology.fights import edges
from ludage.games.age_of_mythology.state import NO_FIGURE, NOTHING, VILLAGER, Ask, Phase, Position

DEAREST = (4, 5, 6)  # cubes of each colour that an Age costs at most
FIVE = 5  # units of a usual Attack card


class Outlook:
    """What the whole table has in common at this moment: the time left, armies and cities."""

    __slots__ = ("armies", "cards", "cities", "edges", "left", "paces", "red", "time", "weights")

    def __init__(self, state: Position, weights: CubeWeights) -> None:
        self.weights: CubeWeights = weights
        box = state.box
        each = box.placed_by_two if state.players == 2 else box.placed_each_turn
        red = state.red
        if state.phase == Phase.PLACEMENT:
            red -= each - state.step
        elif state.phase == Phase.SETUP:
            red -= each
        self.red: int = max(0, red)
        """Victory point cubes to be placed after this turn."""
        self.left: float = self.red / each
        """Turns after this one."""
        self.cards: list[int] = [cards_to_play(state, seat) for seat in range(state.players)]
        """By seat: cards still to be played this turn, one being chosen counted."""
        self.time: float = self.left + sum(self.cards) / (box.rounds * state.players)
        self.armies: list[int] = [army_size(state, seat) for seat in range(state.players)]
        self.paces: list[float] = [pace(state, seat) for seat in range(state.players)]
        self.edges: list[list[float] | None] = [None] * state.players
        """By seat and slot, once asked for: the mean chance of a unit against those of the neighbours."""
        self.cities: list[int] = [city_size(state, seat) for seat in range(state.players)]


def cards_to_play(state: Position, seat: int) -> int:
    """Cards the player will still play this turn; one that is being carried out is no longer among them."""
    rounds = state.box.rounds
    if state.phase != Phase.ROUNDS:
        return 0 if state.phase == Phase.DISCARD else rounds
    to_come = (seat - state.first) % state.players >= state.step
    if not to_come and state.stack:
        frame = state.stack[-1]
        to_come = frame.ask == Ask.PLAY and frame.seat == seat
    later = rounds - state.round
    if state.fourth >> seat & 1:
        later += 1
    return max(0, later + to_come)


def share_of_rival(state: Position, weights: CubeWeights) -> float:
    """What a rival's loss is worth to a player, to a gain of his own."""
    return weights.rival + weights.field / (state.players - 1)


# ---- cubes --------------------------------------------------------------------------------------------------------


def cube_price(state: Position, seat: int, view: Outlook) -> float:
    """One cube that can still be spent."""
    price = 0.95 * min(1.0, 0.2 + view.time / 2.5) * use_of_more(view.paces[seat], view.weights)
    if view.time and owned(state, seat, state.box.temple):
        price = max(price, 1.0)
    return price


def use_of_more(pace: float, weights: CubeWeights) -> float:
    """The worth of cubes to a player to whom so many come in a turn: what three cards cannot spend spoils."""
    return min(1.0, weights.spendable / pace)


def of_cubes(count: int, store: int, price: float, cards: int, weights: CubeWeights) -> float:
    """So many cubes of one colour: those within the store, and those that will spoil unless spent this turn."""
    kept = min(count, store)
    # the first cubes of a colour are what prices ask for
    return price * (kept + 0.25 * min(count, 3) + weights.spent[min(cards, 3)] * (count - kept))


def age_gain(state: Position, seat: int, view: Outlook) -> float:
    """What the next Age would be worth."""
    age = state.ages[seat]
    return view.weights.age[age] * view.red if age < len(view.weights.age) else 0.0


def saved(state: Position, seat: int, view: Outlook) -> float:
    """Cubes that lie ready for the next Age: without this nobody would ever save for it."""
    age = state.ages[seat]
    if age == len(view.weights.age):
        return 0.0
    price = DEAREST[age]
    at = seat * 4
    ready = sum([min(count, price) for count in state.cubes[at : at + 4]]) / (4 * price)
    return view.weights.saved * age_gain(state, seat, view) * ready * ready


# ---- buildings and units ------------------------------------------------------------------------------------------


def building_gain(state: Position, seat: int, building: int, view: Outlook) -> float:
    """What a building does for the player in the turns left, its place in the city not counted."""
    box = state.box
    for plus, _, _ in box.gather_plus:
        if plus == building:
            return view.weights.stands + view.weights.plus_a_turn * view.left * use_of_more(
                view.paces[seat], view.weights
            )
    gain = view.weights.stands + view.weights.a_turn.get(box.building_ids[building], 0.0) * view.left
    if building == box.storehouse and state.ages[seat] > 1:
        gain += view.weights.wonder_store
    if building == box.house and owned(state, seat, building) * 2 > tile_count(state, seat):
        gain = view.weights.stands
    return gain


def unit_gain(state: Position, seat: int, unit: int, view: Outlook) -> float:
    """What a unit is worth for the battles to come, its place in the army not counted."""
    edge = view.edges[seat]
    if edge is None:
        edge = view.edges[seat] = edges(state, seat, FIVE)
    value = (
        view.weights.unit * sum(state.box.unit_cost[unit]) + view.weights.edge * edge[state.box.slot_of[unit]]
    )
    return value * min(1.0, view.time / 2.5)


def lead(numbers: list[int], seat: int, more: int, view: Outlook) -> float:
    """The chance to have the most in the end, with so many more than now."""
    best = 0
    for other, number in enumerate(numbers):
        if other != seat and number > best:
            best = number
    margin = numbers[seat] + more - best
    return 1.0 / (1.0 + exp(-(margin - 0.5) / (0.3 + view.weights.swing * sqrt(view.time))))


def stake(state: Position, card: Victory, view: Outlook) -> float:
    """What a victory card will be worth in the end."""
    return view.weights.point * (state.victory[card] + view.weights.coming * view.left)


def one_more(state: Position, numbers: list[int], seat: int, card: Victory, view: Outlook) -> float:
    """What one unit or building more adds to the hope for its victory card."""
    chance = lead(numbers, seat, 1, view) - lead(numbers, seat, 0, view)
    return chance * stake(state, card, view)


# ---- the land -----------------------------------------------------------------------------------------------------


def tile_rate(state: Position) -> float:
    """How often a tile is gathered in a turn: the more players, the more Gather cards."""
    return 0.22 + 0.06 * state.players


def tile_count(state: Position, seat: int) -> int:
    """Tiles on the player's board."""
    return SQUARES - state.tiles[seat * SQUARES : (seat + 1) * SQUARES].count(NOTHING)


def income(state: Position, seat: int) -> int:
    """What a Gather All would bring from tiles and the figures on them."""
    at = seat * SQUARES
    total = 0
    amounts = state.box.tile_amount
    for tile, figure in zip(state.tiles[at : at + SQUARES], state.figures[at : at + SQUARES], strict=True):
        if tile != NOTHING:
            total += amounts[tile]
            if figure != NO_FIGURE:
                total += 1 if figure == VILLAGER else 2
    return total


def pace(state: Position, seat: int) -> float:
    """Cubes that come in each turn: from tiles, by everybody's Gather, and from buildings, by one's own."""
    plus = sum([amount for building, _, amount in state.box.gather_plus if owned(state, seat, building)])
    return 1.0 + tile_rate(state) * income(state, seat) + 0.9 * plus


def best_tile(state: Position, seat: int) -> int:
    """The cubes on the best tile of the row that fits."""
    terrains = open_terrains(state, seat)
    box = state.box
    fits = [box.tile_amount[tile] for tile in state.shown if terrains >> box.tile_terrain[tile] & 1]
    return max(fits, default=0)
