"""Territories: the auction, the colonisation force, gaining and losing colonies (TTA-COLONY)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages.armies import army_strength
from ludage.games.through_the_ages.banks import change_tokens
from ludage.games.through_the_ages.cards import Kind, is_unit
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.gains import change_culture, change_science, gain_people, give_goods
from ludage.games.through_the_ages.military_cards import discard, draw
from ludage.games.through_the_ages.pacts import CARD_NOT_IN_HAND, leave
from ludage.games.through_the_ages.ratings import power, recount, unit_count
from ludage.games.through_the_ages.state import NOBODY, Ask, Civilization, Frame, Position, without

BID_TOO_LOW = Refusal("refusal-bid-too-low", rule="TTA-COLONY-02")
BID_TOO_HIGH = Refusal("refusal-bid-too-high", rule="TTA-COLONY-03")
NO_SUCH_UNIT = Refusal("refusal-no-such-unit", rule="TTA-COLONY-05", far=True)
FORCE_TOO_SMALL = Refusal("refusal-force-too-small", rule="TTA-COLONY-05")
FORCE_WITHOUT_UNIT = Refusal("refusal-force-without-unit", rule="TTA-COLONY-11")
NOT_COOK = Refusal("refusal-not-cook", rule="TTA-COLONY-06", far=True)
COOK_USED = Refusal("refusal-cook-used", rule="TTA-COLONY-06")
BONUS_AS_BONUS = Refusal("refusal-bonus-as-bonus", rule="TTA-COLONY-06")
NOT_A_COLONY = Refusal("refusal-not-a-colony", rule="TTA-COLONY-18")


# ---- the auction --------------------------------------------------------------------------------------------------


def seats_from(state: Position, seat: int) -> list[int]:
    """The players still in the game, clockwise from this one."""
    order = [(seat + step) % state.players for step in range(state.players)]
    return [other for other in order if not state.civs[other].resigned]


def begin_auction(state: Position, card: int) -> None:
    """All players with a unit may bid, from the active player on (TTA-COLONY-01, 03)."""
    bidders = [seat for seat in seats_from(state, state.active) if unit_count(state, state.civs[seat])]
    if not bidders:
        _nobody(state, card)
        return
    state.stack.append(Frame(Ask.AUCTION, bidders[0], card=card, seats=tuple(bidders)))


def _nobody(state: Position, card: int) -> None:
    state.past_events.append(card)
    if state.heard is not None:
        state.tell(Event("not-colonized", {"card": state.box.refs[card]}))


def refuse_bid(state: Position, frame: Frame, seat: int, bid: int) -> Refusal | None:
    """Above the last bid, and no more than the player can send (TTA-COLONY-02, 03)."""
    if bid <= frame.number:
        return BID_TOO_LOW
    return BID_TOO_HIGH if bid > greatest_force(state, seat) else None


def bids(state: Position, frame: Frame, seat: int) -> range:
    """The bids a player can make."""
    return range(frame.number + 1, greatest_force(state, seat) + 1)


def bid(state: Position, frame: Frame, seat: int, amount: int) -> None:
    """A bid, or 0 for a pass: out of this auction. The last one with a bid has won (TTA-COLONY-04)."""
    state.stack.pop()
    at = frame.seats.index(seat)
    later = frame.seats[at + 1 :] + frame.seats[:at]
    if state.heard is not None:
        who = f"seat:{seat}"
        # how far somebody goes is news to the others: nobody may try out bids and take them back
        if amount:
            state.tell(Event("bid", {"seat": who, "amount": amount}, News.SHOWN))
        else:
            state.tell(Event("no-bid", {"seat": who}, News.SHOWN))
    if amount:
        if later:
            seats = (*later, seat)
            state.stack.append(Frame(Ask.AUCTION, later[0], frame.card, amount, other=seat, seats=seats))
        else:
            _won(state, seat, frame.card, amount)
    elif not later:
        _nobody(state, frame.card)
    elif len(later) == 1 and later[0] == frame.other:
        _won(state, frame.other, frame.card, frame.number)
    else:
        state.stack.append(
            Frame(Ask.AUCTION, later[0], frame.card, frame.number, other=frame.other, seats=later)
        )


def _won(state: Position, seat: int, card: int, amount: int) -> None:
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": state.box.refs[card], "amount": amount}
        state.tell(Event("auction-won", data))
    state.stack.append(Frame(Ask.FORCE, seat, card=card, number=amount, other=0))


# ---- the force ----------------------------------------------------------------------------------------------------


def force_of(state: Position, civ: Civilization, units: list[int], cards: int) -> int:
    """Units by slot, their armies, modifiers in play and cards (TTA-COLONY-06, 07, 12)."""
    box = state.box
    total = civ.colonization + cards
    for slot, count in enumerate(units):
        if count:
            total += count * box.strength[box.card_at[slot]]
    if civ.tactic >= 0:
        as_cavalry = power(state, civ) == Power.INFANTRY_AS_CAVALRY
        total += army_strength(box, civ.tactic, units, as_cavalry)
    return total


def all_units(state: Position, civ: Civilization) -> list[int]:
    """The units of a player by slot."""
    kinds = state.box.slot_kind
    return [count if is_unit(kinds[slot]) else 0 for slot, count in enumerate(civ.workers)]


def force_from_cards(state: Position, civ: Civilization) -> int:
    """What the cards in hand can add: bonus cards, and others with James Cook."""
    box = state.box
    bonus = [card for card in civ.military if box.kind[card] == Kind.BONUS]
    spare = min(cook_cards(state, civ), len(civ.military) - len(bonus))
    return sum([box.colonization[card] for card in bonus]) + spare


def cook_cards(state: Position, civ: Civilization) -> int:
    """How many other cards James Cook may discard."""
    if power(state, civ) != Power.CULTURE_FROM_COLONIES:
        return 0
    return state.box.effect[civ.leader].number("cards")


def public_force(state: Position, seat: int) -> int:
    """The force without any card; 0 without a unit."""
    civ = state.civs[seat]
    units = all_units(state, civ)
    return force_of(state, civ, units, 0) if any(units) else 0


def greatest_force(state: Position, seat: int) -> int:
    """The most a player could send: all units, all cards (TTA-COLONY-03)."""
    civ = state.civs[seat]
    units = all_units(state, civ)
    return force_of(state, civ, units, force_from_cards(state, civ)) if any(units) else 0


def sent_units(state: Position, frame: Frame) -> list[int]:
    """The units already sent, by slot."""
    units = [0] * len(state.box.card_at)
    for card in frame.cards:
        units[state.box.slot[card]] += 1
    return units


def force_sent(state: Position, frame: Frame) -> int:
    """The force as it stands."""
    return force_of(state, state.civs[frame.seat], sent_units(state, frame), frame.extra)


def refuse_send(state: Position, seat: int, card: int) -> Refusal | None:
    """A unit that there is."""
    return None if state.civs[seat].workers[state.box.slot[card]] else NO_SUCH_UNIT


def refuse_force_bonus(state: Position, seat: int, card: int) -> Refusal | None:
    """A bonus card in hand."""
    return None if card in state.civs[seat].military else CARD_NOT_IN_HAND


def refuse_force_discard(state: Position, frame: Frame, seat: int, card: int) -> Refusal | None:
    """With James Cook up to two cards that are no bonus cards."""
    civ = state.civs[seat]
    if card not in civ.military:
        return CARD_NOT_IN_HAND
    most = cook_cards(state, civ)
    if not most:
        return NOT_COOK
    if state.box.kind[card] == Kind.BONUS:
        return BONUS_AS_BONUS
    return COOK_USED if frame.other >= most else None


def refuse_force_done(state: Position, frame: Frame) -> Refusal | None:
    """At least one unit, and the bid reached (TTA-COLONY-05)."""
    if not frame.cards:
        return FORCE_WITHOUT_UNIT
    return None if force_sent(state, frame) >= frame.number else FORCE_TOO_SMALL


def all_needed(state: Position, frame: Frame) -> bool:
    """Whether the bid is reached by all units that are left and by nothing less: then there is one way to send them."""
    civ = state.civs[frame.seat]
    left = all_units(state, civ)
    force = [ours + gone for ours, gone in zip(left, sent_units(state, frame), strict=True)]
    for slot, count in enumerate(left):
        if count:
            force[slot] -= 1
            if any(force) and force_of(state, civ, force, frame.extra) >= frame.number:
                return False
            force[slot] += 1
    return any(left)


def send_all(state: Position, frame: Frame) -> None:
    """Every unit, and the force lands."""
    for slot, count in enumerate(all_units(state, state.civs[frame.seat])):
        for _ in range(count):
            send(state, state.stack[-1], frame.seat, state.box.card_at[slot])
    force_done(state, state.stack[-1], frame.seat)


def send(state: Position, frame: Frame, seat: int, card: int) -> None:
    """The unit is sacrificed: its token goes to the yellow bank (TTA-COLONY-08)."""
    civ = state.civs[seat]
    civ.workers[state.box.slot[card]] -= 1
    civ.yellow += 1
    recount(state, seat)
    _replace(state, frame, frame.extra, frame.other, (*frame.cards, card))
    if state.heard is not None:
        state.tell(Event("unit-sent", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))


def force_bonus(state: Position, frame: Frame, seat: int, card: int) -> None:
    """A bonus card for its lower value."""
    play_bonus(state, seat, card)
    _replace(state, frame, frame.extra + state.box.colonization[card], frame.other, frame.cards)


def force_discard(state: Position, frame: Frame, seat: int, card: int) -> None:
    """A card discarded with James Cook."""
    discard(state, seat, card)
    _replace(state, frame, frame.extra + 1, frame.other + 1, frame.cards)


def play_bonus(state: Position, seat: int, card: int) -> None:
    """A bonus card is shown and discarded."""
    civ = state.civs[seat]
    civ.military = without(civ.military, card)
    leave(state, card)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": state.box.refs[card]}
        state.tell(Event("bonus-played", data, News.SHOWN))


def _replace(state: Position, frame: Frame, extra: int, other: int, cards: tuple[int, ...]) -> None:
    state.stack[-1] = Frame(Ask.FORCE, frame.seat, frame.card, frame.number, extra, other, cards)


def force_done(state: Position, frame: Frame, seat: int) -> None:
    """The force lands."""
    state.stack.pop()
    gain_colony(state, seat, frame.card)


# ---- colonies -----------------------------------------------------------------------------------------------------


def gain_colony(state: Position, seat: int, card: int, taken: bool = False) -> None:
    """Permanent effects first, then the immediate one; none of a colony taken from another (TTA-COLONY-16, 18)."""
    civ = state.civs[seat]
    civ.colonies = (*civ.colonies, card)
    change_tokens(state, seat, state.box.yellow[card], state.box.blue[card])
    recount(state, seat)
    if state.heard is not None:
        state.tell(Event("colony", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))
    if taken:
        return
    food, resources, science, culture, population, cards = state.box.gains[card]
    give_goods(state, seat, food, resources)
    change_science(state, seat, science)
    change_culture(state, seat, culture)
    gain_people(state, seat, population)
    draw(state, seat, cards)


def refuse_colony(state: Position, frame: Frame, card: int) -> Refusal | None:
    """A colony of the player it is about."""
    return None if card in state.civs[frame.other].colonies else NOT_A_COLONY


def lose_colony(state: Position, seat: int, card: int, taker: int = NOBODY) -> None:
    """The permanent effect goes; the colony goes to the taker, or leaves the game (TTA-COLONY-18, 19)."""
    civ = state.civs[seat]
    civ.colonies = without(civ.colonies, card)
    change_tokens(state, seat, -state.box.yellow[card], -state.box.blue[card])
    recount(state, seat)
    if state.heard is not None:
        state.tell(Event("colony-lost", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))
    if taker == NOBODY:
        state.gone.append(card)
    else:
        gain_colony(state, taker, card, taken=True)
