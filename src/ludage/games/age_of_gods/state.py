"""The position: plain fields, no behaviour beyond copying.

Peoples, gods and territories are numbers (their row in the box); sets of them are masks. `-1` is nobody.
"""

from enum import IntEnum
from typing import Any

from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import Stream
from ludage.games.age_of_gods.abilities_table import Terms
from ludage.games.age_of_gods.actions import Actions
from ludage.games.age_of_gods.cards import Box

NOBODY = -1
NOT_DEALT = -1
DESTINIES = 4
LASTING = 99


class Phase(IntEnum):
    """Where the turn stands (AOG-TURN-02)."""

    SETUP = 0
    DESTINY = 1
    FORTIFICATION = 2
    COMBAT = 3
    ACTION = 4
    OVER = 5


class Place(IntEnum):
    """Where a destiny card is."""

    HAND = 0
    REVEALED = 1
    FACE_DOWN = 2  # played by Bejofa


class Ask(IntEnum):
    """What a frame of the stack asks for; ROLLED and WRATH_ROLLED ask nothing and are worked off by themselves."""

    GODS = 0  # all at once
    FIRST_PLAYER = 1
    BETS = 2  # all at once: `seats` are those who may still lay a card
    FORTIFICATION = 3  # `number` pawns and `extra` Love markers may still be placed
    ATTACK = 4  # `terms`
    ROLLED = 5  # the attack from `place` on `target` under `terms` has rolled `dice`
    REROLL = 6  # may the dice of the frame below be rolled again?
    GIVE_UP = 7  # the attack from `place` on `target` has won with `dice`, but the people has no token left
    CARD = 8
    AFTERWARDS = 9  # Kraül's and Vorax' moment at the end of the action
    STEPS = (
        10  # step `number` of the ability of `ability`; `people` and `place` were marked by an earlier one
    )
    MOVE_MARKER = 11  # all markers `number` are in use: which one goes to `people` or `place`?
    WRATH_ROLLED = 12  # the card of `people` called a wrath that rolled `dice`
    LINE = 13  # which line of the wrath table (of `dice`, if there are any)?
    WRATH = 14  # line `number` for the card of `people`: which territory?


class Frame:
    """A pending decision, or work to be done when it comes to the top of the stack. Immutable."""

    __slots__ = (
        "ability",
        "ask",
        "dice",
        "extra",
        "number",
        "people",
        "place",
        "seat",
        "seats",
        "target",
        "terms",
    )

    def __init__(
        self,
        ask: int,
        seat: int,
        people: int = NOBODY,
        place: int = -1,
        target: int = -1,
        number: int = 0,
        extra: int = 0,
        ability: int = NOBODY,
        dice: tuple[int, ...] = (),
        seats: tuple[int, ...] = (),
        terms: Terms | None = None,
    ) -> None:
        self.ask: int = ask
        self.seat: int = seat
        self.people: int = people
        self.place: int = place
        self.target: int = target
        self.number: int = number
        self.extra: int = extra
        self.ability: int = ability
        self.dice: tuple[int, ...] = dice
        self.seats: tuple[int, ...] = seats
        self.terms: Terms | None = terms


class Position(State):
    """A position of Age of Gods."""

    __slots__ = (
        "actions",
        "bets",
        "bonus",
        "box",
        "destiny",
        "destiny_place",
        "discard",
        "first",
        "fortified",
        "fortress",
        "free_technology",
        "gods",
        "hands",
        "hate",
        "hate_left",
        "holy_attacker",
        "holy_victim",
        "lands",
        "love",
        "love_left",
        "offers",
        "pawns",
        "people_at",
        "phase",
        "rerolled",
        "seen",
        "spare",
        "stack",
        "step",
        "supply",
        "taken",
        "technology",
        "turn",
        "vortex",
    )

    def __init__(
        self,
        game: Game[Any],
        players: int,
        stream: Stream,
        to_act: tuple[int, ...],
        box: Box,
        actions: Actions,
        turn: int,
        phase: int,
        step: int,
        first: int,
        stack: list[Frame],
        people_at: list[int],
        lands: list[int],
        fortified: int,
        fortress: int,
        love: int,
        vortex: int,
        technology: list[int],
        bonus: list[list[int]],
        hate: int,
        holy_attacker: int,
        holy_victim: int,
        spare: list[int],
        supply: int,
        offers: list[list[int]],
        gods: list[int],
        pawns: list[int],
        love_left: int,
        hate_left: int,
        free_technology: bool,
        rerolled: bool,
        hands: list[list[int]],
        destiny: list[int],
        destiny_place: list[int],
        seen: list[int],
        bets: list[list[int]],
        discard: list[int],
        taken: int,
    ) -> None:
        super().__init__(game, players, stream, to_act)
        self.box: Box = box
        self.actions: Actions = actions
        # the turn's place
        self.turn: int = turn
        self.phase: int = phase
        self.step: int = step  # how many players have had their turn of this phase
        self.first: int = first  # first player of the turn
        self.stack: list[Frame] = stack
        # the board, by territory
        self.people_at: list[int] = people_at
        self.lands: list[int] = lands  # by people: the mask of its territories
        self.fortified: int = fortified
        self.fortress: int = fortress
        self.love: int = love
        self.vortex: int = vortex
        # the well of souls, by people
        self.technology: list[int] = technology
        self.bonus: list[list[int]] = (
            bonus  # by bonus marker and people: the last turn it counts, 0 without one
        )
        self.hate: int = hate
        self.holy_attacker: int = holy_attacker
        self.holy_victim: int = holy_victim
        self.spare: list[int] = spare  # tokens set aside (Goblins)
        # beside the board
        self.supply: int = supply
        self.discard: list[int] = discard
        # the players, by seat
        self.offers: list[list[int]] = offers  # the gods dealt
        self.gods: list[int] = gods
        self.pawns: list[int] = pawns
        self.hands: list[list[int]] = hands  # action cards, sorted
        self.bets: list[list[int]] = bets
        self.destiny: list[int] = destiny  # four a seat, by size
        self.destiny_place: list[int] = destiny_place
        self.seen: list[int] = seen  # by destiny card: the mask of the seats that looked at it (Hobbits)
        # what is left of the gods' powers
        self.love_left: int = love_left
        self.hate_left: int = hate_left
        self.free_technology: bool = free_technology  # Kraül's is still to come
        self.rerolled: bool = rerolled  # Lok has rolled again this turn
        self.taken: int = taken  # peoples that took a territory this turn (Vorax)


def copy(state: Position) -> Position:
    """An independent copy; frames, the box and the game are immutable and shared. Nobody listens to it."""
    return Position(
        state.game,
        state.players,
        state.stream.clone(),
        state.to_act,
        state.box,
        state.actions,
        state.turn,
        state.phase,
        state.step,
        state.first,
        state.stack[:],
        state.people_at[:],
        state.lands[:],
        state.fortified,
        state.fortress,
        state.love,
        state.vortex,
        state.technology[:],
        [turns[:] for turns in state.bonus],
        state.hate,
        state.holy_attacker,
        state.holy_victim,
        state.spare[:],
        state.supply,
        [offer[:] for offer in state.offers],
        state.gods[:],
        state.pawns[:],
        state.love_left,
        state.hate_left,
        state.free_technology,
        state.rerolled,
        [hand[:] for hand in state.hands],
        state.destiny[:],
        state.destiny_place[:],
        state.seen[:],
        [bets[:] for bets in state.bets],
        state.discard[:],
        state.taken,
    )
