"""Events: preparing, revealing, and whom they are about (TTA-EVENT)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages.banks import discontent
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.colonies import begin_auction, seats_from
from ludage.games.through_the_ages.effects import Deed, Who
from ludage.games.through_the_ages.pacts import CARD_NOT_IN_HAND
from ludage.games.through_the_ages.scoring import ranking
from ludage.games.through_the_ages.state import NO_CARD, NOBODY, Ask, Frame, Position, without

# ---- preparing and revealing --------------------------------------------------------------------------------------


def refuse_prepare(state: Position, seat: int, card: int) -> Refusal | None:
    """An event or a territory in hand."""
    return None if card in state.civs[seat].military else CARD_NOT_IN_HAND


def prepare(state: Position, seat: int, card: int) -> None:
    """Face down on the future events for culture equal to its level; then an event happens (TTA-EVENT-01, 04)."""
    civ = state.civs[seat]
    civ.military = without(civ.military, card)
    state.future_events.append(card)
    state.future_authors.append(seat)
    civ.culture += state.box.age[card]
    if state.heard is not None:
        secret: dict[str, object] = {"card": state.box.refs[card]}
        age = state.box.age[card]
        data: dict[str, object] = {"seat": f"seat:{seat}", "age": f"age:{age}", "culture": age}
        state.tell(Event("prepared", data, News.NONE, {seat: secret}))
    reveal(state)


def fix_top(state: Position) -> None:
    """The top of the current events: one of the oldest age, at random (TTA-EVENT-03)."""
    if state.top_event != NO_CARD:
        return
    oldest = min([state.box.age[card] for card in state.current_events])
    pool = sorted([card for card in state.current_events if state.box.age[card] == oldest])
    card = state.stream.draw(pool)
    at = state.current_events.index(card)
    state.top_event = state.current_events.pop(at)
    state.top_author = state.current_authors.pop(at)
    state.top_seen = 0


def reveal(state: Position) -> None:
    """The top current event happens; after the last one the future events become current (TTA-EVENT-02, 05)."""
    fix_top(state)
    card = state.top_event
    state.top_event, state.top_author, state.top_seen = NO_CARD, NOBODY, 0
    if not state.current_events:
        state.current_events, state.future_events = state.future_events, []
        state.current_authors, state.future_authors = state.future_authors, []
    if state.heard is not None:
        state.tell(Event("event", {"card": state.box.refs[card]}, News.SHOWN))
    if state.box.kind[card] == Kind.TERRITORY:
        begin_auction(state, card)
        return
    state.past_events.append(card)
    happen(state, card)


def happen(state: Position, card: int) -> None:
    """Every line of the event as work for the seats it is about, settled before the first is carried out."""
    frames: list[Frame] = []
    for step in state.box.steps[card]:
        about = whom(state, step.who)
        other = whom(state, Who.WEAKEST)[0] if step.deed == Deed.TAKE_YELLOW else NOBODY
        named = (step.card,) if step.card >= 0 else ()
        frames += [
            Frame(Ask.DEED, seat, card, step.deed, step.amount, other=other, cards=named) for seat in about
        ]
    state.stack += reversed(frames)


# ---- whom an event is about ---------------------------------------------------------------------------------------


def whom(state: Position, who: int) -> list[int]:
    """The seats meant, in turn order from the active player (TTA-EVENT-06, 08 to 11)."""
    order = seats_from(state, state.active)
    if who == Who.EACH:
        return order
    if who == Who.HAPPIEST:
        return _tied(order, [civ.happiness for civ in state.civs], 0)
    if who == Who.MOST_DISCONTENT:
        return _tied(order, [discontent(state, civ) for civ in state.civs], 1)
    by_culture = ranking(state, [civ.culture for civ in state.civs], state.active)
    if who == Who.CULTURE_LEADER:
        return by_culture[:1]
    if who == Who.CULTURE_LAST:
        return by_culture[-1:]
    by_strength = ranking(state, [civ.strength for civ in state.civs], state.active)
    both = 1 if len(order) == 2 else 2
    if who == Who.STRONGEST:
        return by_strength[:1]
    if who == Who.WEAKEST:
        return by_strength[-1:]
    if who == Who.TWO_STRONGEST:
        return [seat for seat in order if seat in by_strength[:both]]
    weakest = by_strength[-both:]
    if who == Who.TWO_WEAKEST:
        return [seat for seat in order if seat in weakest]
    return [seat for seat in by_culture[:1] if seat in weakest]


def _tied(order: list[int], values: list[int], least: int) -> list[int]:
    """Everybody with the most, if it is at least so much (TTA-EVENT-11)."""
    most = max([values[seat] for seat in order])
    return [seat for seat in order if values[seat] == most >= least]
