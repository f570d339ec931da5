"""The position: plain fields, no behaviour beyond copying.

Units, cards, gods, buildings and tiles are numbers (their row in the box); what belongs to the players lies in flat
lists, seat by seat: `cubes[seat * 4 + resource]`, `army[seat * SLOTS + slot]`. `-1` is nobody or nothing.
"""

from enum import IntEnum
from typing import Any

from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import Stream
from ludage.games.age_of_mythology.actions import Actions
from ludage.games.age_of_mythology.cards import Box

NOBODY = -1
NOTHING = -1
UNDECIDED = -1
RETREAT = -2
NO_FIGURE = 0
VILLAGER = 1
WORKER = 2
"""On a square: no figure, a villager, or a unit (`WORKER` + its slot)."""


class Phase(IntEnum):
    """Where the turn stands (AOM-TURN-01). Spoilage and the change of the starting player ask nobody."""

    SETUP = 0
    PLACEMENT = 1
    DRAW = 2
    ROUNDS = 3
    DISCARD = 4
    OVER = 5


class Fury(IntEnum):
    """How a unit goes into an encounter (AOM-BATTLE-15)."""

    UNDECIDED = -1
    PLAIN = 0
    THROW = 1
    BERSERK = 2


class Ask(IntEnum):
    """What a frame of the stack asks for; ROLL and BATTLE ask nothing and are worked off by themselves."""

    CULTURE = 0
    DRAFT = 1
    VICTORY_CUBE = 2
    HAND = 3  # all at once: `seats` still build theirs
    PLAY = 4  # `extra`: the fourth card of Thoth or Odin, which is optional
    ACT = 5  # the power of `card` is done: its action too?
    EXPLORE = 6  # `number` tiles for `seat`, then one each for `seats`
    GATHER = 7  # `mask`: squares whose figure has moved
    BUILD = 8  # `number` buildings at `extra` cubes less each
    DISCOUNT = 9  # `number` cubes of building `extra` need not be paid; `cubes` is the rest of its price
    RECRUIT = 10  # `number` units
    COST = 11  # `number` cubes of the price of a trade
    TRADE = 12  # `mask`: colours given, colours taken, temple used
    ATTACK = 13
    COMMIT = 14  # both at once: `seats`
    CHARM = 15  # Aphrodite
    ENCOUNTER = 16  # both at once: `seats`
    SWAP = 17  # Wadjet for Pharaoh
    FURY = 18
    ROLL = 19
    SAVE = 20  # the beaten unit in slot `extra`
    REINFORCE = 21
    BATTLE = 22  # is the battle over, or is there another round?
    RAZE = 23  # `number` buildings of `other`
    CAPTURE = 24  # a tile of `other`
    CUBES = 25  # `number` cubes from `other` (NOBODY: the bank); `extra`: may be left
    VILLAGER = 26  # which villager goes with the House?
    DESTROY = 27  # a building, by god power
    REMOVE = 28  # a tile, by god power
    OFFER = 29  # Set: the own tile
    EXCHANGE = 30  # Set: the other tile, for square `extra`
    CONVERT = 31  # Anubis: `number` mortals at most, `extra` exchanged already
    GIVE_UP = 32  # Hades
    STRIKE = 33  # Thor
    LEVY = 34  # Hel: `number` free mortals
    ROB = 35  # Loki: whom?
    DISCARD = 36  # all at once: `seats`


class Frame:
    """A pending decision, or work to be done when it comes to the top of the stack. Immutable."""

    __slots__ = ("ask", "card", "cubes", "extra", "mask", "number", "other", "power", "seat", "seats")

    def __init__(
        self,
        ask: int,
        seat: int,
        other: int = NOBODY,
        card: int = NOTHING,
        power: int = NOTHING,
        number: int = 0,
        extra: int = 0,
        mask: int = 0,
        cubes: tuple[int, ...] = (),
        seats: tuple[int, ...] = (),
    ) -> None:
        self.ask: int = ask
        self.seat: int = seat
        self.other: int = other
        self.card: int = card
        self.power: int = power  # the god whose power was paid for and works in this action
        self.number: int = number
        self.extra: int = extra
        self.mask: int = mask
        self.cubes: tuple[int, ...] = cubes
        self.seats: tuple[int, ...] = seats


class Battle:
    """A battle under way. Sides: 0 the attacker, 1 the defender."""

    __slots__ = (
        "area",
        "chosen",
        "fury",
        "gone",
        "grown",
        "growth",
        "limit",
        "power",
        "protected",
        "round",
        "seats",
        "shown",
        "squares",
        "units",
    )

    def __init__(
        self,
        seats: tuple[int, int],
        area: int,
        limit: int,
        power: int,
        protected: bool,
        shown: bool,
        round: int,
        units: list[list[int]],
        squares: list[list[int]],
        gone: list[list[int]],
        growth: list[list[int]],
        chosen: list[int],
        grown: list[int],
        fury: list[int],
    ) -> None:
        self.seats: tuple[int, int] = seats
        self.area: int = area
        self.limit: int = limit  # the number on the card
        self.power: int = power  # the god whose power the attacker paid for
        self.protected: bool = protected  # Isis will still keep the first loss
        self.shown: bool = shown  # both sides have committed their units and shown them
        self.round: int = round
        self.units: list[list[int]] = units  # by side and slot: in the battle
        self.squares: list[list[int]] = squares  # by side: squares that committed workers still stand on
        self.gone: list[list[int]] = gone  # by side and slot: left the battle alive
        self.growth: list[list[int]] = growth  # by side: units eliminated by each grown Hydra, most first
        self.chosen: list[int] = chosen  # by side: the slot of the battle card, UNDECIDED or RETREAT
        self.grown: list[int] = (
            grown  # by side: how far the Hydra that was chosen has grown; as secret as its card
        )
        self.fury: list[int] = fury


def copy_battle(battle: Battle) -> Battle:
    """An independent copy."""
    return Battle(
        battle.seats,
        battle.area,
        battle.limit,
        battle.power,
        battle.protected,
        battle.shown,
        battle.round,
        [battle.units[0][:], battle.units[1][:]],
        [battle.squares[0][:], battle.squares[1][:]],
        [battle.gone[0][:], battle.gone[1][:]],
        [battle.growth[0][:], battle.growth[1][:]],
        battle.chosen[:],
        battle.grown[:],
        battle.fury[:],
    )


class Position(State):
    """A position of Age of Mythology."""

    __slots__ = (
        "actions",
        "ages",
        "army",
        "aside",
        "bank",
        "battle",
        "box",
        "buildings",
        "cubes",
        "cultures",
        "decks",
        "face_up",
        "figures",
        "first",
        "fourth",
        "hades_printed",
        "hands",
        "medusa_printed",
        "phase",
        "played",
        "points",
        "pool",
        "red",
        "round",
        "shown",
        "stack",
        "step",
        "stock",
        "tiles",
        "turn",
        "victory",
        "wanted",
    )

    def __init__(
        self,
        game: Game[Any],
        players: int,
        stream: Stream,
        to_act: tuple[int, ...],
        box: Box,
        actions: Actions,
        medusa_printed: bool,
        hades_printed: bool,
        turn: int,
        phase: int,
        step: int,
        round: int,
        first: int,
        stack: list[Frame],
        bank: list[int],
        red: int,
        victory: list[int],
        pool: list[int],
        shown: list[int],
        stock: list[int],
        decks: list[list[int]],
        face_up: list[list[int]],
        cultures: list[int],
        ages: list[int],
        cubes: list[int],
        points: list[int],
        army: list[int],
        tiles: list[int],
        figures: list[int],
        buildings: list[int],
        hands: list[list[int]],
        played: list[list[int]],
        aside: list[list[int]],
        wanted: list[int],
        fourth: int,
        battle: Battle | None,
    ) -> None:
        super().__init__(game, players, stream, to_act)
        self.box: Box = box
        self.actions: Actions = actions
        # options
        self.medusa_printed: bool = medusa_printed
        self.hades_printed: bool = hades_printed
        # the turn's place
        self.turn: int = turn
        self.phase: int = phase
        self.step: int = step  # how many chances or turns of this phase or round there have been
        self.round: int = round
        self.first: int = first  # starting player
        self.stack: list[Frame] = stack
        # the middle of the table
        self.bank: list[int] = bank
        self.red: int = red  # victory point cubes in the bank
        self.victory: list[int] = victory  # cubes on the victory cards
        self.pool: list[int] = pool  # by tile: how many are in the pool
        self.shown: list[int] = shown  # tiles lying face up, sorted
        self.stock: list[int] = stock  # by building: tiles nobody owns
        self.decks: list[list[int]] = decks  # by culture: random cards face down, sorted (a draw takes any)
        self.face_up: list[list[int]] = face_up  # by culture: random cards face up at the bottom, sorted
        # the players
        self.cultures: list[int] = cultures
        self.ages: list[int] = ages
        self.cubes: list[int] = cubes
        self.points: list[int] = points  # victory point cubes, by the way they were gained
        self.army: list[int] = army  # units owned, wherever they stand
        self.tiles: list[int] = tiles  # by square
        self.figures: list[int] = figures  # by square
        self.buildings: list[int] = buildings
        self.hands: list[list[int]] = hands  # sorted
        self.played: list[list[int]] = played  # this turn, played or burned
        self.aside: list[list[int]] = aside  # picked in secret: cards to take, or to discard
        self.wanted: list[int] = wanted  # random cards asked for in secret, UNDECIDED before
        self.fourth: int = fourth  # mask of the seats that may play a fourth card this turn
        self.battle: Battle | None = battle


def copy(state: Position) -> Position:
    """An independent copy; frames, the box and the game are immutable and shared. Nobody listens to it."""
    battle = state.battle
    return Position(
        state.game,
        state.players,
        state.stream.clone(),
        state.to_act,
        state.box,
        state.actions,
        state.medusa_printed,
        state.hades_printed,
        state.turn,
        state.phase,
        state.step,
        state.round,
        state.first,
        state.stack[:],
        state.bank[:],
        state.red,
        state.victory[:],
        state.pool[:],
        state.shown[:],
        state.stock[:],
        [cards[:] for cards in state.decks],
        [cards[:] for cards in state.face_up],
        state.cultures[:],
        state.ages[:],
        state.cubes[:],
        state.points[:],
        state.army[:],
        state.tiles[:],
        state.figures[:],
        state.buildings[:],
        [cards[:] for cards in state.hands],
        [cards[:] for cards in state.played],
        [cards[:] for cards in state.aside],
        state.wanted[:],
        state.fourth,
        None if battle is None else copy_battle(battle),
    )
