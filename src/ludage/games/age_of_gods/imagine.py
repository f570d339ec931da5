"""Positions a seat cannot tell from the real one: everything it does not know is drawn anew (AOG-SECRECY)."""

from ludage.core.stream import Stream, seeded
from ludage.games.age_of_gods.cards import BACKS
from ludage.games.age_of_gods.destiny import backs_of, bets_now
from ludage.games.age_of_gods.state import DESTINIES, NOBODY, Ask, Phase, Place, Position, copy


def imagine(state: Position, seat: int | None, seed: int) -> Position:
    """A full position drawn from those this seat (None: a spectator) may take for the real one."""
    out = copy(state)
    luck = seeded(seed)
    _redraw_destiny(out, seat, luck)
    _redraw_hands(out, seat, luck)
    _redraw_gods(out, seat, luck)
    out.stream = luck
    return out


def _redraw_destiny(state: Position, seat: int | None, luck: Stream) -> None:
    """Hidden destiny cards of the others, among those of the same size that the seat has not seen."""
    if state.phase == Phase.OVER:
        return
    for size in range(1, DESTINIES + 1):
        pool = state.box.peoples_of_size(size)
        hidden: list[int] = []
        for owner in range(state.players):
            card = owner * DESTINIES + size - 1
            people = state.destiny[card]
            if people < 0:
                continue
            shown = state.destiny_place[card] == Place.REVEALED
            if shown or (seat is not None and (owner == seat or state.seen[card] >> seat & 1)):
                pool.remove(people)
            else:
                hidden.append(card)
        for card in hidden:
            state.destiny[card] = luck.draw(pool)


def _redraw_hands(state: Position, seat: int | None, luck: Stream) -> None:
    """Hands and bets of the others, by their backs; while bets are being laid, how many are, too."""
    if state.phase == Phase.OVER:
        _redraw_unplayed(state, seat, luck)
        return
    laying = [frame.seats for frame in state.stack if frame.ask == Ask.BETS]
    pools = [_unseen(state, seat, back) for back in range(len(BACKS))]
    for other in range(state.players):
        if other == seat:
            continue
        if laying and bets_now(state, other):
            hand = _drawn(state, state.hands[other] + state.bets[other], pools, luck)
            undecided = 1 if other in laying[0] else 0  # he has not laid all he may, nor his last card
            most = min(state.box.most_bets, len(hand)) - undecided
            bets = [luck.draw(hand) for _ in range(luck.below(most + 1))]
        else:
            bets = _drawn(state, state.bets[other], pools, luck)
            hand = _drawn(state, state.hands[other], pools, luck)
        state.hands[other] = sorted(hand)
        state.bets[other] = sorted(bets)


def _redraw_unplayed(state: Position, seat: int | None, luck: Stream) -> None:
    """After the end bets and destiny cards lie open; the cards left in hand do not."""
    pools = [_unseen(state, seat, back, bets_shown=True) for back in range(len(BACKS))]
    for other in range(state.players):
        if other != seat:
            state.hands[other] = sorted(_drawn(state, state.hands[other], pools, luck))


def _unseen(state: Position, seat: int | None, back: int, bets_shown: bool = False) -> list[int]:
    """The action cards with this back that the seat has not seen."""
    pool = state.box.action_cards(back)
    known = state.discard[:]
    if seat is not None:
        known += state.hands[seat] + state.bets[seat]
    if bets_shown:
        for other in range(state.players):
            if other != seat:
                known += state.bets[other]
    for people in known:
        if state.box.backs[people] == back:
            pool.remove(people)
    return pool


def _drawn(state: Position, cards: list[int], pools: list[list[int]], luck: Stream) -> list[int]:
    """As many cards with the same backs."""
    out: list[int] = []
    for back, count in enumerate(backs_of(state, cards)):
        out += [luck.draw(pools[back]) for _ in range(count)]
    return out


def _redraw_gods(state: Position, seat: int | None, luck: Stream) -> None:
    """The gods dealt to the others: rejected ones are never seen, chosen ones not before all have chosen."""
    choosing = state.phase == Phase.SETUP
    pool = list(range(len(state.box.god_ids)))
    for other in range(state.players):
        if other == seat:
            for god in state.offers[other]:
                pool.remove(god)
        elif not choosing:
            pool.remove(state.gods[other])
    for other in range(state.players):
        if other == seat:
            continue
        dealt = state.box.gods_dealt
        if choosing:
            offer = [luck.draw(pool) for _ in range(dealt)]
            if state.gods[other] != NOBODY:
                state.gods[other] = offer[luck.below(dealt)]
        else:
            offer = [state.gods[other], *(luck.draw(pool) for _ in range(dealt - 1))]
        state.offers[other] = sorted(offer)
