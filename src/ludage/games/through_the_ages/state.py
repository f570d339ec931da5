"""The position: plain fields, no behaviour beyond copying.

Cards are numbers (their row in the box), `-1` is no card; seats are numbers, `-1` is nobody. Workers and blue
tokens are counted by slot: the place of a card among those that hold workers.
"""

from enum import IntEnum
from typing import Any

from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import Stream
from ludage.games.through_the_ages.actions import Actions
from ludage.games.through_the_ages.cards import Box

NOBODY = -1
NO_CARD = -1


class Variant(IntEnum):
    """Which game is played."""

    FULL = 0
    FIRST_GAME = 1
    SHORTER = 2
    PEACEFUL = 3


VARIANT_IDS = [variant.name.lower().replace("_", "-") for variant in Variant]


class Phase(IntEnum):
    """The step of the turn that comes next (TTA-TURN-01, TTA-PROD-01)."""

    REPLENISH = 0
    WAR = 1
    TACTIC = 2
    POLITICS = 3
    ACTIONS = 4
    DISCARD = 5
    EFFECTS = 6
    PRODUCTION = 7
    DRAW = 8
    RESET = 9
    OVER = 10


class Ask(IntEnum):
    """What a frame of the stack asks for, because of `card` if it has one. DEED asks nothing: it is work."""

    POLITICS = 0  # `number` political actions were made; `extra` 1: only Joan's look is left
    ACTIONS = 1
    ORDER = 2  # the action that the action card `card` orders, on the terms `extra`
    HOMER = 3  # under which wonder? `extra` 1: the new leader was paid with a borrowed action
    AUCTION = 4  # `card` at bid `number` of `other`; `seats` are still in
    FORCE = 5  # `card` for `number`; `extra` from cards, `other` of Cook's; `cards` are the units sent
    DEFENCE = 6  # against `card` of `other`: `number` so far, by `extra` cards
    LOSE_POPULATION = 7
    DESTROY = 8  # a building of `other`, up to level `number`; then up to `extra` (-1: no second one)
    MIXED = 9  # food and resources, `number` in all; `other`: from whom, or NOBODY; `extra` 1: a loss
    FOOD_OR_RESOURCES = 10  # `number` of one or the other
    COLONY = 11  # a colony of `other`; `extra` 1: it is lost, not taken
    RAVAGE = 12
    INFILTRATE = 13  # the leader or the wonder of `other`
    CIVIL_LIFE = 14
    FREE_BUILDING = 15  # the one in `cards`
    DISCARD = 16  # `number` military cards
    AGREEMENT = 17  # `number` civil actions left
    OFFER = 18  # pact `card` of `other`, who is side `number`
    SPOILS = 19  # special technologies of `other` worth up to `number`
    KEEP = 20  # all at once: `seats` have not chosen
    TOKEN = 21  # a blue token from a card; `extra` 1: it goes on the wonder
    DEED = 22  # deed `number` by `extra`, of `card`; `other` is the other party
    REFILL = 23  # work: the card row after the international agreement


class Used(IntEnum):
    """What this turn has seen and later parts of it ask for, above all what can be done once: bits of
    `Civilization.used`.
    """

    HAMMURABI = 1
    HOMER = 2
    BACH = 4
    LINER = 8
    CHURCHILL = 16
    TRADE = 32
    TACTIC = 64
    NEW_LEADER = 128
    PEEK = 256
    WHITE_TOKEN = 512  # an action was spent that no spent token shows: its token has left the game
    RED_TOKEN = 1024  # ... or it was a temporary one


class Frame:
    """A pending decision, or work to be done when it comes to the top of the stack. Immutable."""

    __slots__ = ("ask", "card", "cards", "extra", "number", "other", "seat", "seats")

    def __init__(
        self,
        ask: int,
        seat: int,
        card: int = NO_CARD,
        number: int = 0,
        extra: int = 0,
        other: int = NOBODY,
        cards: tuple[int, ...] = (),
        seats: tuple[int, ...] = (),
    ) -> None:
        self.ask: int = ask
        self.seat: int = seat
        self.card: int = card
        self.number: int = number
        self.extra: int = extra
        self.other: int = other
        self.cards: tuple[int, ...] = cards
        self.seats: tuple[int, ...] = seats


class Civilization:
    """A player and all that is his."""

    __slots__ = (
        "blue",
        "blue_total",
        "ca",
        "ca_total",
        "caesar_used",
        "colonies",
        "colonization",
        "culture",
        "culture_rate",
        "dealt",
        "exclusive",
        "extra_ca",
        "extra_ma",
        "fresh",
        "government",
        "hand",
        "happiness",
        "homer_under",
        "kept",
        "leader",
        "leaders_taken",
        "ma",
        "ma_total",
        "military",
        "military_resources",
        "military_science",
        "no_politics",
        "pact",
        "pact_partner",
        "pact_side",
        "ravaged",
        "resigned",
        "science",
        "science_rate",
        "slots",
        "specials",
        "stages",
        "strength",
        "tactic",
        "tokens",
        "traded_food",
        "traded_resources",
        "unused",
        "used",
        "war",
        "war_as",
        "war_target",
        "wonder",
        "wonders",
        "workers",
        "yellow",
        "yellow_total",
    )

    def __init__(self) -> None:
        self.resigned: bool = False
        # tokens and workers
        self.yellow: int = 0  # in the bank
        self.yellow_total: int = 0
        self.blue: int = 0  # in the bank
        self.blue_total: int = 0
        self.unused: int = 0
        self.workers: list[int] = []
        self.tokens: list[int] = []
        # cards in play
        self.slots: tuple[int, ...] = ()  # technologies that hold workers, by slot
        self.government: int = NO_CARD
        self.specials: tuple[int, ...] = (NO_CARD, NO_CARD, NO_CARD, NO_CARD)
        self.leader: int = NO_CARD
        self.leaders_taken: int = 0  # mask of ages
        self.wonder: int = NO_CARD  # unfinished
        self.stages: int = 0  # built of it
        self.wonders: tuple[int, ...] = ()  # completed
        self.ravaged: tuple[int, ...] = ()
        self.homer_under: int = NO_CARD
        self.colonies: tuple[int, ...] = ()
        self.tactic: int = NO_CARD
        self.exclusive: bool = False  # the tactic card lies in the own area
        self.pact: int = NO_CARD  # in the own area
        self.pact_partner: int = NOBODY
        self.pact_side: int = 0  # 0: the owner is A
        self.war: int = NO_CARD
        self.war_as: int = NO_CARD
        self.war_target: int = NOBODY
        # hands
        self.hand: tuple[int, ...] = ()  # civil cards, sorted
        self.fresh: tuple[int, ...] = ()  # action cards taken in this action phase
        self.military: tuple[int, ...] = ()  # sorted
        self.dealt: tuple[int, ...] = ()  # shorter game: the age III events dealt
        self.kept: int = NO_CARD  # and the one kept
        # points and ratings
        self.culture: int = 0
        self.science: int = 0
        self.culture_rate: int = 0
        self.science_rate: int = 0
        self.strength: int = 0
        self.happiness: int = 0
        self.colonization: int = 0
        # actions
        self.ca: int = 0
        self.ca_total: int = 0
        self.ma: int = 0
        self.ma_total: int = 0
        # of this turn only
        self.extra_ca: int = 0
        self.extra_ma: int = 0
        self.military_resources: int = 0
        self.military_science: int = 0
        self.traded_food: int = 0
        self.traded_resources: int = 0
        self.used: int = 0
        self.caesar_used: bool = False
        self.no_politics: bool = False  # the next political action is given up


class Position(State):
    """A position of Through the Ages."""

    __slots__ = (
        "actions",
        "active",
        "age",
        "box",
        "buried",
        "civil_deck",
        "civs",
        "common_tactics",
        "conflict",
        "current_authors",
        "current_events",
        "deck_players",
        "discards",
        "first",
        "future_authors",
        "future_events",
        "gone",
        "harmless_pacts",
        "known_discards",
        "last_round",
        "military_deck",
        "past_events",
        "phase",
        "ranked_by_cards",
        "round",
        "row",
        "shown_events",
        "stack",
        "top_author",
        "top_event",
        "top_seen",
        "unscored",
        "variant",
    )

    def __init__(self, game: Game[Any], players: int, stream: Stream, box: Box, actions: Actions) -> None:
        super().__init__(game, players, stream, ())
        self.box: Box = box
        self.actions: Actions = actions
        self.variant: int = Variant.FULL
        self.harmless_pacts: bool = False
        self.conflict: bool = False
        self.ranked_by_cards: bool = False
        # the turn's place
        self.round: int = 1
        self.first: int = 0
        self.active: int = 0
        self.phase: int = Phase.REPLENISH
        self.age: int = 0
        self.last_round: int = 0  # 0: not known yet
        self.stack: list[Frame] = []
        # the common boards
        self.row: list[int] = []
        self.civil_deck: list[int] = []
        self.military_deck: list[int] = []
        self.discards: list[int] = []  # military cards of the current age
        self.known_discards: list[int] = []  # by discard: the mask of the seats that know it
        self.current_events: list[int] = []
        self.current_authors: list[int] = []
        self.top_event: int = NO_CARD  # fixed once somebody has looked at it
        self.top_author: int = NOBODY
        self.top_seen: int = 0  # mask of seats
        self.future_events: list[int] = []
        self.future_authors: list[int] = []
        self.past_events: list[int] = []
        self.common_tactics: list[int] = []
        self.shown_events: tuple[int, ...] = ()  # shorter game
        self.deck_players: list[int] = []  # by age: for how many players its decks were made
        self.gone: list[int] = []  # cards that left the game face up
        self.buried: list[int] = []  # military cards that left it face down
        self.civs: list[Civilization] = []
        self.unscored: tuple[int, ...] = ()  # by seat: the culture before the final scoring, once it is made


def copy_civilization(old: Civilization) -> Civilization:
    """An independent copy; tuples are shared."""
    new = Civilization()
    new.resigned = old.resigned
    new.yellow = old.yellow
    new.yellow_total = old.yellow_total
    new.blue = old.blue
    new.blue_total = old.blue_total
    new.unused = old.unused
    new.workers = old.workers[:]
    new.tokens = old.tokens[:]
    new.slots = old.slots
    new.government = old.government
    new.specials = old.specials
    new.leader = old.leader
    new.leaders_taken = old.leaders_taken
    new.wonder = old.wonder
    new.stages = old.stages
    new.wonders = old.wonders
    new.ravaged = old.ravaged
    new.homer_under = old.homer_under
    new.colonies = old.colonies
    new.tactic = old.tactic
    new.exclusive = old.exclusive
    new.pact = old.pact
    new.pact_partner = old.pact_partner
    new.pact_side = old.pact_side
    new.war = old.war
    new.war_as = old.war_as
    new.war_target = old.war_target
    new.hand = old.hand
    new.fresh = old.fresh
    new.military = old.military
    new.dealt = old.dealt
    new.kept = old.kept
    new.culture = old.culture
    new.science = old.science
    new.culture_rate = old.culture_rate
    new.science_rate = old.science_rate
    new.strength = old.strength
    new.happiness = old.happiness
    new.colonization = old.colonization
    new.ca = old.ca
    new.ca_total = old.ca_total
    new.ma = old.ma
    new.ma_total = old.ma_total
    new.extra_ca = old.extra_ca
    new.extra_ma = old.extra_ma
    new.military_resources = old.military_resources
    new.military_science = old.military_science
    new.traded_food = old.traded_food
    new.traded_resources = old.traded_resources
    new.used = old.used
    new.caesar_used = old.caesar_used
    new.no_politics = old.no_politics
    return new


def copy(old: Position) -> Position:
    """An independent copy; frames, tuples, the box and the game are shared. Nobody listens to it."""
    new = Position(old.game, old.players, old.stream.clone(), old.box, old.actions)
    new.to_act = old.to_act
    new.variant = old.variant
    new.harmless_pacts = old.harmless_pacts
    new.conflict = old.conflict
    new.ranked_by_cards = old.ranked_by_cards
    new.round = old.round
    new.first = old.first
    new.active = old.active
    new.phase = old.phase
    new.age = old.age
    new.last_round = old.last_round
    new.stack = old.stack[:]
    new.row = old.row[:]
    new.civil_deck = old.civil_deck[:]
    new.military_deck = old.military_deck[:]
    new.discards = old.discards[:]
    new.known_discards = old.known_discards[:]
    new.current_events = old.current_events[:]
    new.current_authors = old.current_authors[:]
    new.top_event = old.top_event
    new.top_author = old.top_author
    new.top_seen = old.top_seen
    new.future_events = old.future_events[:]
    new.future_authors = old.future_authors[:]
    new.past_events = old.past_events[:]
    new.common_tactics = old.common_tactics[:]
    new.shown_events = old.shown_events
    new.deck_players = old.deck_players[:]
    new.gone = old.gone[:]
    new.buried = old.buried[:]
    new.unscored = old.unscored
    new.civs = [copy_civilization(civ) for civ in old.civs]
    return new


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The hand with one card more, sorted."""
    return tuple(sorted((*cards, card)))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards with one copy of this one less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
