"""Preparing the game: boards, decks, the card row and the first events (TTA-SETUP)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludage.core.options import Need
from ludage.core.stream import Stream
from ludage.games.through_the_ages.cards import ROW, Box, Kind
from ludage.games.through_the_ages.ratings import recount
from ludage.games.through_the_ages.state import (
    NOBODY,
    VARIANT_IDS,
    Civilization,
    Phase,
    Position,
    Variant,
)

if TYPE_CHECKING:
    from ludage.games.through_the_ages.game import ThroughTheAges

DEALT = 2
SHOWN = 3
AGE_THREE = tuple(name for name in VARIANT_IDS if name != VARIANT_IDS[Variant.FIRST_GAME])
NEEDS = (
    Need("harmless_pacts", "yes", players=(3, 4), options={"variant": (VARIANT_IDS[Variant.PEACEFUL],)}),
    Need("impact_ranking", "cards", players=(4, 4), options={"variant": AGE_THREE}),
)
"""Harmless pacts are a choice of the peaceful game with three or four players (TTA-VAR-PEACE-02). On ranking events the
manual and the cards differ with four players, and a first game has no such event (TTA-SCORE-05)."""


def prepare(game: "ThroughTheAges", players: int, stream: Stream, options: Mapping[str, str]) -> Position:
    """A new game, before the first decision."""
    box = game.box
    state = Position(game, players, stream, box, game.space)
    state.variant = VARIANT_IDS.index(options["variant"])
    state.harmless_pacts = options["harmless_pacts"] == "yes"
    state.conflict = options["global_conflict"] == "yes"
    state.ranked_by_cards = options["impact_ranking"] == "cards"
    state.first = stream.below(players)
    state.active = state.first
    state.phase = Phase.REPLENISH
    state.deck_players = [players, 0, 0, 0]
    state.civs = [civilization(box) for _ in range(players)]
    for seat, civ in enumerate(state.civs):
        recount(state, seat)
        civ.ca = box.first_actions[(seat - state.first) % players]
        civ.ma = 0
    _deal_row(state)
    _deal_events(state)
    if state.variant == Variant.SHORTER:
        _deal_endings(state)
    return state


def civilization(box: Box) -> Civilization:
    """A player's area at the start (TTA-SETUP-02 to 09)."""
    civ = Civilization()
    civ.yellow = box.start_yellow
    civ.blue = civ.blue_total = box.start_blue
    civ.unused = box.start_unused
    civ.workers = [0] * len(box.card_at)
    civ.tokens = [0] * box.stores
    slots = []
    for card, workers in zip(box.initial, box.initial_workers, strict=True):
        if box.kind[card] == Kind.GOVERNMENT:
            civ.government = card
        else:
            civ.workers[box.slot[card]] = workers
            slots.append(box.slot[card])
    civ.slots = tuple(sorted(slots))
    civ.yellow_total = civ.yellow + civ.unused + sum(civ.workers)
    return civ


def _deal_row(state: Position) -> None:
    """Thirteen age A cards (TTA-SETUP-18)."""
    state.civil_deck = state.box.civil_deck(0, state.players)
    state.row = [state.stream.draw(state.civil_deck) for _ in range(ROW)]


def _deal_events(state: Position) -> None:
    """Players + 2 age A events; the others go back to the box unseen (TTA-SETUP-19)."""
    pool = state.box.military_deck(0, state.players)
    for _ in range(state.box.first_events[state.players]):
        state.current_events.append(state.stream.draw(pool))
        state.current_authors.append(NOBODY)
    state.buried += sorted(pool)


def _deal_endings(state: Position) -> None:
    """The shorter game: two age III events each, three for all to see (TTA-VAR-SHORT-03, 04)."""
    pool = [card for card in state.box.of_kind(Kind.EVENT) if state.box.age[card] == 3]
    for civ in state.civs:
        civ.dealt = tuple(sorted([state.stream.draw(pool) for _ in range(DEALT)]))
    state.shown_events = tuple([state.stream.draw(pool) for _ in range(SHOWN)])
    state.deck_players[3] = state.players
    state.buried += sorted(pool)
