"""Positions a seat cannot tell from the real one: everything it does not know is drawn anew (TTA-SECRET)."""

from collections import Counter

from ludage.core.stream import Stream, seeded
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.colonies import all_units, cook_cards, force_of, public_force, sent_units
from ludage.games.through_the_ages.consistency import all_cards
from ludage.games.through_the_ages.state import NO_CARD, NOBODY, Ask, Frame, Phase, Position, copy

TRIES = 40
AGES = 4
Pools = list[list[int]]


def imagine(state: Position, seat: int | None, seed: int) -> Position:
    """A full position drawn from those this seat (None: a spectator) may take for the real one."""
    out = copy(state)
    luck = seeded(seed)
    pools = _unseen(out, seat)
    if state.phase != Phase.OVER:
        _redraw_events(out, seat, pools, luck)
    _redraw_endings(out, seat, pools, luck)
    _redraw_hands(out, seat, pools, luck)
    _redraw_discards(out, seat, pools, luck)
    _redraw_rest(out, pools, luck)
    out.stream = luck
    return out


def knows(seat: int | None, mask: int) -> bool:
    """Whether the seat is in a mask."""
    return seat is not None and bool(mask >> seat & 1)


def looked(state: Position) -> bool:
    """Whether the events dealt in the shorter game have been looked at (TTA-VAR-SHORT-03)."""
    return state.age > 1


def _unseen(state: Position, seat: int | None) -> Pools:
    """The military cards that the seat has not seen, by age."""
    box = state.box
    left = all_cards(state)
    left.subtract(_seen(state, seat))
    pools: Pools = [[] for _ in range(AGES)]
    for card in range(box.civil, box.size):
        pools[box.age[card]] += [card] * left[card]
    return pools


def _seen(state: Position, seat: int | None) -> Counter[int]:
    """Where the seat knows military cards to be."""
    seen = Counter([*state.past_events, *state.common_tactics, *state.shown_events, *state.gone])
    for civ in state.civs:
        seen.update(civ.colonies)
        seen.update([civ.pact, civ.war])
        if civ.exclusive:
            seen[civ.tactic] += 1
    for frame in state.stack:
        if frame.ask in (Ask.AUCTION, Ask.FORCE, Ask.DEFENCE, Ask.OFFER):
            seen[frame.card] += 1
    for card, known in zip(state.discards, state.known_discards, strict=True):
        if knows(seat, known) or known == (1 << state.players) - 1:
            seen[card] += 1
    if state.phase == Phase.OVER:
        seen.update(state.current_events)
        seen.update(state.future_events)
        seen[state.top_event] += 1
        seen.update([civ.kept for civ in state.civs])
    elif seat is not None:
        for cards, authors in (
            (state.current_events, state.current_authors),
            (state.future_events, state.future_authors),
        ):
            seen.update([card for card, who in zip(cards, authors, strict=True) if who == seat])
        if state.top_author == seat or knows(seat, state.top_seen):
            seen[state.top_event] += 1
        seen[state.civs[seat].kept] += 1
    if seat is not None:
        civ = state.civs[seat]
        seen.update(civ.military)
        if looked(state):
            seen.update(civ.dealt)
    return seen


# ---- events -------------------------------------------------------------------------------------------------------


def _redraw_events(state: Position, seat: int | None, pools: Pools, luck: Stream) -> None:
    """Events that others prepared, by their backs; which one is on top, unless the seat has looked."""
    box = state.box
    entries = list(zip(state.current_events, state.current_authors, strict=True))
    hidden_top = state.top_event != NO_CARD and not knows(seat, state.top_seen)
    if hidden_top:
        entries.append((state.top_event, state.top_author))
    current = _redrawn(state, entries, seat, pools, luck)
    if hidden_top:
        oldest = min([box.age[card] for card, _ in current])
        top = luck.below(sum([1 for card, _ in current if box.age[card] == oldest]))
        state.top_event, state.top_author = current.pop(top)
    state.current_events = [card for card, _ in current]
    state.current_authors = [author for _, author in current]
    future = list(zip(state.future_events, state.future_authors, strict=True))
    future = _redrawn(state, future, seat, pools, luck)
    state.future_events = [card for card, _ in future]
    state.future_authors = [author for _, author in future]


def _redrawn(
    state: Position, entries: list[tuple[int, int]], seat: int | None, pools: Pools, luck: Stream
) -> list[tuple[int, int]]:
    """Own events stay, those of others become any of the same back; oldest first, then by author."""
    box = state.box
    mine = sorted([card for card, author in entries if author == seat])
    order = sorted([(box.age[card], author) for card, author in entries])
    out = []
    for age, author in order:
        if author == seat:
            card = next(card for card in mine if box.age[card] == age)
            mine.remove(card)
        else:
            card = _draw_event(state, pools[age], luck)
        out.append((card, author))
    return out


def _draw_event(state: Position, pool: list[int], luck: Stream) -> int:
    """An event or a territory out of the pool."""
    kinds = state.box.kind
    green = [card for card in pool if kinds[card] in (Kind.EVENT, Kind.TERRITORY)]
    card = luck.draw(green)
    pool.remove(card)
    return card


def _redraw_endings(state: Position, seat: int | None, pools: Pools, luck: Stream) -> None:
    """The age III events dealt in the shorter game."""
    for other, civ in enumerate(state.civs):
        if civ.dealt and not (other == seat and looked(state)):
            civ.dealt = tuple(sorted([_draw_event(state, pools[3], luck) for _ in civ.dealt]))
        if civ.kept != NO_CARD and other != seat and state.phase != Phase.OVER:
            civ.kept = _draw_event(state, pools[3], luck)


# ---- hands --------------------------------------------------------------------------------------------------------


def _redraw_hands(state: Position, seat: int | None, pools: Pools, luck: Stream) -> None:
    """Military hands of the others, by their backs. Who has bid holds cards that make the bid good."""
    needs = _bidder(state)
    order = sorted(range(state.players), key=lambda other: other != needs[0])
    for other in order:
        if other == seat:
            continue
        civ = state.civs[other]
        counts = [0] * AGES
        for card in civ.military:
            counts[state.box.age[card]] += 1
        need, cook = needs[1:] if other == needs[0] else (0, 0)
        hand = _hand(state, counts, pools, luck, need, cook)
        for card in hand:
            pools[state.box.age[card]].remove(card)
        civ.military = tuple(sorted(hand))


def _bidder(state: Position) -> tuple[int, int, int]:
    """Who has to make a bid good: the seat, what his cards must bring, how many more Cook may discard."""
    for frame in state.stack:
        if frame.ask == Ask.AUCTION and frame.other != NOBODY:
            civ = state.civs[frame.other]
            return frame.other, frame.number - public_force(state, frame.other), cook_cards(state, civ)
        if frame.ask == Ask.FORCE:
            return frame.seat, _missing(state, frame), cook_cards(state, state.civs[frame.seat]) - frame.other
    return NOBODY, 0, 0


def _missing(state: Position, frame: Frame) -> int:
    """What the cards in hand must add if all units are sent."""
    civ = state.civs[frame.seat]
    left, sent = all_units(state, civ), sent_units(state, frame)
    units = [one + two for one, two in zip(left, sent, strict=True)]
    return frame.number - force_of(state, civ, units, frame.extra)


def _hand(state: Position, counts: list[int], pools: Pools, luck: Stream, need: int, cook: int) -> list[int]:
    """So many cards of each age that bring what is needed; failing that, all bonus cards there are first."""
    for _ in range(TRIES):
        hand: list[int] = []
        for age, count in enumerate(counts):
            pool = pools[age][:]
            hand += [luck.draw(pool) for _ in range(count)]
        if need <= 0 or _brings(state, hand, cook) >= need:
            return hand
    hand = []
    for age, count in enumerate(counts):
        best = sorted(pools[age], key=lambda card: state.box.kind[card] != Kind.BONUS)
        hand += best[:count]
    return hand


def _brings(state: Position, hand: list[int], cook: int) -> int:
    """What a hand adds to a colonisation force."""
    box = state.box
    bonus = [card for card in hand if box.kind[card] == Kind.BONUS]
    return sum([box.colonization[card] for card in bonus]) + min(cook, len(hand) - len(bonus))


# ---- piles --------------------------------------------------------------------------------------------------------


def _redraw_discards(state: Position, seat: int | None, pools: Pools, luck: Stream) -> None:
    """Cards that others discarded face down."""
    everybody = (1 << state.players) - 1
    for at, known in enumerate(state.known_discards):
        if known != everybody and not knows(seat, known):
            state.discards[at] = luck.draw(pools[state.age])


def _redraw_rest(state: Position, pools: Pools, luck: Stream) -> None:
    """The deck of the current age, and what left the game unseen."""
    if state.military_deck:
        pool = pools[state.age]
        state.military_deck = sorted([luck.draw(pool) for _ in state.military_deck])
    state.buried = [card for pool in pools for card in sorted(pool)]
