"""The action card draw, the random decks, and discarding at the end of the turn (chapter VII)."""

from ludage.core.event import Event, News
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.effects import CULTURES
from ludage.games.age_of_mythology.state import UNDECIDED, Ask, Frame, Position

CARD_NOT_PERMANENT_HERE = Refusal("refusal-card-in-use", rule="AOM-DRAW-03")
HAND_FULL = Refusal("refusal-hand-full", rule="AOM-DRAW-01")
CARD_NOT_IN_HAND = Refusal("refusal-card-not-in-hand", rule="AOM-DISC-01")


def in_turn_order(state: Position) -> list[int]:
    """All players, the starting player first."""
    return [(state.first + step) % state.players for step in range(state.players)]


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats that still owe a choice after this one has made it."""
    return tuple([other for other in seats if other != seat])


# ---- building a hand ----------------------------------------------------------------------------------------------


def room(state: Position, seat: int) -> int:
    """Cards the player may still take: the limit of the Age less what was kept and picked (AOM-DRAW-01)."""
    return state.box.hand_size[state.ages[seat]] - len(state.hands[seat]) - len(state.aside[seat])


def begin_draw(state: Position) -> None:
    """Everybody builds a hand at once; who kept a full one has nothing to choose."""
    seats = []
    for seat in range(state.players):
        if room(state, seat) > 0:
            state.wanted[seat] = UNDECIDED
            seats.append(seat)
        else:
            state.wanted[seat] = 0
    if seats:
        state.stack.append(Frame(Ask.HAND, -1, seats=tuple(seats)))
    else:
        deal(state)


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Permanent cards in the deck, or the number of random cards, which ends it (AOM-DRAW-02, 05)."""
    box = state.box
    left = room(state, seat)
    first = state.actions.first[Verb.TAKE]
    out: list[int] = []
    if left:
        hand, aside = state.hands[seat], state.aside[seat]
        out = [
            first + box.face_of[card]
            for card in box.permanent_cards[state.cultures[seat]]
            if card not in hand and card not in aside
        ]
    random = state.actions.first[Verb.RANDOM]
    out += range(random, random + left + 1)
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A permanent card that is in the deck, and room for what is asked."""
    left = room(state, seat)
    if verb == Verb.RANDOM:
        return HAND_FULL.about(left=left) if x > left else None
    card = state.box.card_with[state.cultures[seat]][x]
    if card in state.hands[seat] or card in state.aside[seat]:
        return CARD_NOT_PERMANENT_HERE.about(card=state.box.card_refs[card])
    return None if left else HAND_FULL.about(left=0)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Picks stay secret until all hands are built, and so does how many there are (AOM-DRAW-08)."""
    if verb == Verb.TAKE:
        card = state.box.card_with[state.cultures[seat]][x]
        state.aside[seat].append(card)
        state.aside[seat].sort()
        if state.heard is not None:
            state.tell(Event("card-taken", {"card": state.box.card_refs[card]}, audience=(seat,)))
        return
    state.wanted[seat] = x
    if state.heard is not None:
        state.tell(
            Event("hand-built", {"seat": f"seat:{seat}"}, News.NONE, {seat: {"count": x}}),
        )
    state.stack.pop()
    seats = without(frame.seats, seat)
    if seats:
        state.stack.append(Frame(Ask.HAND, -1, seats=seats))
    else:
        deal(state)


def deal(state: Position) -> None:
    """The picked cards join the hand, then random cards come blind, in turn order (AOM-DRAW-03, 04, 07)."""
    if state.heard is not None:
        for seat in in_turn_order(state):
            taken, wanted = len(state.aside[seat]), state.wanted[seat]
            data: dict[str, object] = {"seat": f"seat:{seat}", "permanent": taken, "random": wanted}
            state.tell(Event("hand-shown", data, News.SHOWN))
    for seat in in_turn_order(state):
        drawn = draw(state, state.cultures[seat], state.wanted[seat])
        if drawn and state.heard is not None:
            secret: dict[str, object] = {"cards": [state.box.card_refs[card] for card in drawn]}
            told: dict[str, object] = {"seat": f"seat:{seat}", "count": len(drawn)}
            state.tell(Event("cards-dealt", told, News.CHANCE, {seat: secret}))
        state.hands[seat] = sorted(state.hands[seat] + state.aside[seat] + drawn)
        state.aside[seat] = []
        state.wanted[seat] = UNDECIDED


def draw(state: Position, culture: int, count: int) -> list[int]:
    """Random cards from the deck. As soon as only face-up ones are left they are shuffled again, so that what is played
    later this turn lies face up beside the new deck (AOM-PLAY-04)."""
    drawn: list[int] = []
    for _ in range(count):
        _turn_over(state, culture)
        deck = state.decks[culture]
        if not deck:
            break
        drawn.append(state.stream.draw(deck))
        deck.sort()
    if drawn:
        _turn_over(state, culture)
    return drawn


def _turn_over(state: Position, culture: int) -> None:
    """The face-up cards become the deck, if it has run out."""
    if state.decks[culture] or not state.face_up[culture]:
        return
    deck = state.decks[culture] = state.face_up[culture]
    state.face_up[culture] = []
    if state.heard is not None:
        data: dict[str, object] = {"culture": f"culture:{CULTURES[culture]}", "count": len(deck)}
        state.tell(Event("deck-shuffled", data, News.CHANCE))


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the hand will be made of."""
    lines = [Line(len(state.hands[seat]), Message("forecast-kept-cards", {}, "AOM-DISC-01"))]
    picked = len(state.aside[seat]) + (verb == Verb.TAKE)
    lines.append(Line(picked, Message("forecast-permanent-cards", {}, "AOM-DRAW-02")))
    if verb == Verb.RANDOM:
        lines.append(Line(x, Message("forecast-random-cards", {}, "AOM-DRAW-03")))
    return Forecast([line for line in lines if line.amount])


# ---- the end of the turn ------------------------------------------------------------------------------------------


def put_back(state: Position, seat: int, cards: list[int]) -> None:
    """Random cards go face up under their deck; permanent ones are in the deck by not being elsewhere
    (AOM-PLAY-02, 03, AOM-DISC-03)."""
    pile = state.face_up[state.cultures[seat]]
    pile += [card for card in cards if not state.box.permanent[card]]
    pile.sort()


def return_played(state: Position) -> None:
    """After the rounds everybody's played and burned cards go back."""
    for seat in range(state.players):
        put_back(state, seat, state.played[seat])
        state.played[seat] = []


def begin_discard(state: Position) -> None:
    """Who has cards left keeps or discards them, all at once (AOM-DISC-01)."""
    seats = tuple([seat for seat in range(state.players) if state.hands[seat]])
    if seats:
        state.stack.append(Frame(Ask.DISCARD, -1, seats=seats))


def legal_discard(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any card of the hand, or nothing more."""
    first = state.actions.first[Verb.DISCARD]
    face_of = state.box.face_of
    return [
        *(first + face_of[card] for card in dict.fromkeys(state.hands[seat])),
        state.actions.of(Verb.DONE),
    ]


def refuse_discard(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only what is in hand."""
    if verb == Verb.DONE:
        return None
    return (
        None if state.box.card_with[state.cultures[seat]][x] in state.hands[seat] else not_in_hand(state, x)
    )


def not_in_hand(state: Position, face: int) -> Refusal:
    """The refusal of a card the player does not hold."""
    return CARD_NOT_IN_HAND.about(card=f"card:{state.box.face_ids[face]}")


def perform_discard(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Secret until the last player is done, the number of cards too."""
    hand = state.hands[seat]
    if verb == Verb.DISCARD:
        card = state.box.card_with[state.cultures[seat]][x]
        hand.remove(card)
        state.aside[seat].append(card)
        state.aside[seat].sort()
        if state.heard is not None:
            state.tell(Event("card-laid-aside", {"card": state.box.card_refs[card]}, audience=(seat,)))
        if hand:
            return
    if state.heard is not None:
        # a last card laid aside ends the choice by itself: that shows the table that it was the last
        news = News.NONE if verb == Verb.DONE else News.SHOWN
        state.tell(Event("cards-kept", {"seat": f"seat:{seat}"}, news))
    state.stack.pop()
    seats = without(frame.seats, seat)
    if seats:
        state.stack.append(Frame(Ask.DISCARD, -1, seats=seats))
    else:
        show_discards(state)


def show_discards(state: Position) -> None:
    """Everybody's discards at once (AOM-DISC-03)."""
    for seat in in_turn_order(state):
        cards = state.aside[seat]
        if cards and state.heard is not None:
            refs = [state.box.card_refs[card] for card in cards]
            state.tell(Event("discarded", {"seat": f"seat:{seat}", "cards": refs}, News.SHOWN))
        put_back(state, seat, cards)
        state.aside[seat] = []


def explain_discard(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What may be taken next turn."""
    kept = len(state.hands[seat]) - (verb == Verb.DISCARD)
    limit = state.box.hand_size[state.ages[seat]]
    return Forecast(
        [
            Line(limit, Message("forecast-hand-limit", {}, "AOM-DRAW-01")),
            Line(-kept, Message("forecast-kept-cards", {}, "AOM-DISC-01")),
        ]
    )
