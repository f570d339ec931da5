"""Positions a seat cannot tell from the real one: everything it does not know is drawn anew (AOM-DRAW-08)."""

from ludage.core.stream import Stream, seeded
from ludage.games.age_of_mythology.attack import limit
from ludage.games.age_of_mythology.board import army_size, slots_of
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES
from ludage.games.age_of_mythology.dice import ATTACKER, DEFENDER, levels
from ludage.games.age_of_mythology.effects import CULTURES
from ludage.games.age_of_mythology.hands import room
from ludage.games.age_of_mythology.state import (
    NOBODY,
    RETREAT,
    UNDECIDED,
    WORKER,
    Ask,
    Battle,
    Phase,
    Position,
    copy,
)


def imagine(state: Position, seat: int | None, seed: int) -> Position:
    """A full position drawn from those this seat (None: a spectator) may take for the real one."""
    out = copy(state)
    luck = seeded(seed)
    if NOBODY not in out.cultures:
        _redraw_cards(out, seat, luck)
        if out.phase == Phase.DRAW:
            _redraw_picks(out, seat, luck)
        elif out.phase == Phase.DISCARD:
            _redraw_discards(out, seat, luck)
    if out.battle is not None:
        _redraw_battle(out, out.battle, seat, luck)
    out.stream = luck
    return out


def owing(state: Position) -> tuple[int, ...]:
    """The seats that have not made their secret choice."""
    return state.stack[-1].seats if state.stack else ()


# ---- hands and decks ----------------------------------------------------------------------------------------------


def _redraw_cards(state: Position, seat: int | None, luck: Stream) -> None:
    """Other hands by their backs, from the cards the seat has not seen; the rest is the deck."""
    permanent = state.box.permanent
    discarding = state.phase == Phase.DISCARD
    pools = [_unseen(state, seat, culture) for culture in range(len(CULTURES))]
    for other in range(state.players):
        if other == seat:
            continue
        cards = state.hands[other] + (state.aside[other] if discarding else [])
        kept = sum(permanent[card] for card in cards)
        culture = state.cultures[other]
        own = [card for card in state.box.permanent_cards[culture] if card not in state.played[other]]
        hand = [luck.draw(own) for _ in range(kept)]
        hand += [luck.draw(pools[culture]) for _ in range(len(cards) - kept)]
        state.hands[other] = sorted(hand)
        state.aside[other] = []
    for pool in pools:
        pool.sort()
    state.decks = pools


def _unseen(state: Position, seat: int | None, culture: int) -> list[int]:
    """The random cards of a culture that the seat has not seen."""
    pool = state.box.random_deck(culture)
    known = state.face_up[culture][:]
    for other in range(state.players):
        if state.cultures[other] == culture:
            known += state.played[other]
            if other == seat:
                known += state.hands[other] + state.aside[other]
    for card in known:
        if not state.box.permanent[card]:
            pool.remove(card)
    return pool


def _redraw_picks(state: Position, seat: int | None, luck: Stream) -> None:
    """Permanent cards picked so far, and how many random ones are wanted: nobody else has seen them."""
    undecided = owing(state)
    for other in range(state.players):
        if other == seat:
            continue
        hand = state.hands[other]
        own = [card for card in state.box.permanent_cards[state.cultures[other]] if card not in hand]
        free = room(state, other)
        picked = luck.below(min(free, len(own)) + 1)
        state.aside[other] = sorted(luck.draw(own) for _ in range(picked))
        state.wanted[other] = UNDECIDED if other in undecided else luck.below(free - picked + 1)


def _redraw_discards(state: Position, seat: int | None, luck: Stream) -> None:
    """How much of a hand was laid aside; who still chooses has a card left."""
    undecided = owing(state)
    for other in range(state.players):
        hand = state.hands[other]
        if other == seat or not hand:
            continue
        most = len(hand) - (other in undecided)
        aside = [luck.draw(hand) for _ in range(luck.below(most + 1))]
        state.aside[other] = sorted(aside)
        hand.sort()


# ---- battles ------------------------------------------------------------------------------------------------------


def _redraw_battle(state: Position, battle: Battle, seat: int | None, luck: Stream) -> None:
    """Units committed but not shown, and cards that lie face down."""
    undecided = owing(state)
    for side in (ATTACKER, DEFENDER):
        owner = battle.seats[side]
        if owner == seat:
            continue
        if not battle.shown:
            _redraw_units(state, battle, side, owner in undecided, luck)
        elif state.stack[-1].ask == Ask.ENCOUNTER and owner not in undecided:
            choices = [(RETREAT, 0)]
            for slot in slots_of(state, owner):
                choices += [(slot, grown) for grown in levels(state, battle, side, slot)]
            battle.chosen[side], battle.grown[side] = choices[luck.below(len(choices))]


def _redraw_units(state: Position, battle: Battle, side: int, choosing: bool, luck: Stream) -> None:
    """Any units within the limit; who still chooses could add one, who is done as attacker has at least one."""
    owner = battle.seats[side]
    most = min(limit(state, battle, side), army_size(state, owner))
    pool = list(range(army_size(state, owner)))
    figures = _figures(state, owner)
    if choosing:
        number = luck.below(most)
    else:
        least = 1 if side == ATTACKER else 0
        number = least + luck.below(most - least + 1)
    battle.units[side] = [0] * SLOTS
    battle.squares[side] = []
    for _ in range(number):
        slot, square = figures[luck.draw(pool)]
        battle.units[side][slot] += 1
        if square >= 0:
            battle.squares[side].append(square)
    battle.squares[side].sort()


def _working(state: Position, owner: int) -> list[tuple[int, int]]:
    """Units on tiles, by slot and square."""
    at = owner * SQUARES
    return [
        (state.figures[at + square] - WORKER, square)
        for square in range(SQUARES)
        if state.figures[at + square] >= WORKER
    ]


def _figures(state: Position, owner: int) -> list[tuple[int, int]]:
    """Every unit of a player: its slot, and its square or -1."""
    working = _working(state, owner)
    out = working[:]
    for slot in slots_of(state, owner):
        at_home = state.army[owner * SLOTS + slot] - sum(other == slot for other, _ in working)
        out += [(slot, -1)] * at_home
    return out
