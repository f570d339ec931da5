"""The card row: replenishing it and taking cards from it (TTA-ROW, TTA-TAKE)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages import ages
from ludage.games.through_the_ages.cards import ROW, Kind, is_technology
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.gains import change_science
from ludage.games.through_the_ages.means import NO_CIVIL_ACTION, civil_actions, spend_civil
from ludage.games.through_the_ages.ratings import civil_hand_limit, power
from ludage.games.through_the_ages.state import NO_CARD, Ask, Civilization, Position, Used, with_card

EMPTY_SPACE = Refusal("refusal-empty-space", rule="TTA-TAKE-01")
LEADER_OF_THIS_AGE = Refusal("refusal-leader-of-this-age", rule="TTA-TAKE-03")
UNFINISHED_WONDER = Refusal("refusal-unfinished-wonder", rule="TTA-TAKE-06")
TECHNOLOGY_KNOWN = Refusal("refusal-technology-known", rule="TTA-TAKE-09")
HAND_FULL = Refusal("refusal-hand-full", rule="TTA-TAKE-11")

# plain numbers, for the loops over the row
WONDER, LEADER, ACTION = int(Kind.WONDER), int(Kind.LEADER), int(Kind.ACTION)


# ---- replenishing -------------------------------------------------------------------------------------------------


def leaving(state: Position) -> int:
    """How many spaces are swept when the row is replenished, by the players still in the game (TTA-ROW-01)."""
    return state.box.swept[ages.playing(state)]


def replenish(state: Position) -> None:
    """Sweep the leftmost spaces, slide, deal (TTA-ROW-01 to 08); Age A ends after the first time (TTA-AGE-01)."""
    swept = []
    for space in range(leaving(state)):
        if state.row[space] != NO_CARD:
            swept.append(state.row[space])
            state.row[space] = NO_CARD
    state.gone += swept
    if swept and state.heard is not None:
        state.tell(Event("swept", {"cards": [state.box.refs[card] for card in swept]}))
    refill(state)
    if state.age == 0:
        ages.end_age(state)


def refill(state: Position) -> None:
    """Slide left, then deal from the left; the last card of a deck ends its age at once (TTA-ROW-03 to 07)."""
    cards = [card for card in state.row if card != NO_CARD]
    state.row = cards + [NO_CARD] * (ROW - len(cards))
    dealt = []
    for space in range(len(cards), ROW):
        if not state.civil_deck:
            break
        card = state.stream.draw(state.civil_deck)
        state.row[space] = card
        dealt.append(card)
        if not state.civil_deck:
            _tell_dealt(state, dealt)
            dealt = []
            ages.end_age(state)
    _tell_dealt(state, dealt)


def _tell_dealt(state: Position, cards: list[int]) -> None:
    if cards and state.heard is not None:
        state.tell(Event("dealt", {"cards": [state.box.refs[card] for card in cards]}, News.CHANCE))


# ---- taking -------------------------------------------------------------------------------------------------------


def take_cost(state: Position, civ: Civilization, space: int) -> int:
    """Civil actions for the card in a space: by the space, more for wonders (TTA-ROW-09, TTA-TAKE-07)."""
    box = state.box
    card = state.row[space]
    cost = box.space_cost[space]
    kind = box.kind[card]
    if kind != WONDER and kind != LEADER:
        return cost
    if kind == WONDER:
        if civ.wonders and power(state, civ) != Power.CULTURE_FROM_FACES:
            cost += box.wonder_surcharge * len(civ.wonders)
        if box.power[card] == Power.CHEAPER_AFTER_LEADER and civ.used & Used.NEW_LEADER:
            cost -= box.effect[card].number("amount")
    elif civ.leader >= 0 and power(state, civ) == Power.MILITARY_ACTION_AS_CIVIL:
        cost -= box.effect[civ.leader].number("leader_discount")
    return max(0, cost)


def actions_to_take_with(state: Position, seat: int) -> int:
    """The player's civil actions, or those that an event grants while it asks (TTA-EVENT-13)."""
    if state.stack and state.stack[-1].ask == Ask.AGREEMENT and state.stack[-1].seat == seat:
        return state.stack[-1].number
    return civil_actions(state.civs[seat])


def refuse_take(state: Position, seat: int, space: int) -> Refusal | None:
    """The limits on taking cards (TTA-TAKE-01 to 12)."""
    civ = state.civs[seat]
    card = state.row[space]
    if card == NO_CARD:
        return EMPTY_SPACE
    lasting = _refuse_card(state, civ, card)
    if lasting is not None:
        return lasting
    return NO_CIVIL_ACTION if actions_to_take_with(state, seat) < take_cost(state, civ, space) else None


def _refuse_card(state: Position, civ: Civilization, card: int) -> Refusal | None:
    """What stands in the way of a card however many actions there are."""
    box = state.box
    kind = box.kind[card]
    if kind == WONDER:
        return UNFINISHED_WONDER if civ.wonder != NO_CARD else None
    if kind == LEADER:
        if civ.leaders_taken >> box.age[card] & 1:
            return LEADER_OF_THIS_AGE
    elif kind != ACTION and knows(state, civ, card):
        return TECHNOLOGY_KNOWN
    return HAND_FULL if len(civ.hand) >= civil_hand_limit(state, civ) else None


def knows(state: Position, civ: Civilization, card: int) -> bool:
    """Whether a technology is in the player's hand or in play (TTA-TAKE-09)."""
    return card in civ.hand or in_play(state, civ, card)


def in_play(state: Position, civ: Civilization, card: int) -> bool:
    """Whether a technology is in play."""
    slot = state.box.slot[card]
    return slot in civ.slots if slot >= 0 else card == civ.government or card in civ.specials


def take(state: Position, seat: int, space: int, granted: bool = False) -> int:
    """The card goes to the hand, a wonder into play as an unfinished one; gives the cost (TTA-TAKE-02, 05)."""
    box = state.box
    civ = state.civs[seat]
    card = state.row[space]
    kind = box.kind[card]
    cost = take_cost(state, civ, space)
    if not granted:
        spend_civil(civ, cost)
    state.row[space] = NO_CARD
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": box.refs[card], "cost": cost}
        data["space"] = f"space:{space + 1}"
        state.tell(Event("taken", data))
    if kind == WONDER:
        civ.wonder = card
        civ.stages = 0
        return cost
    civ.hand = with_card(civ.hand, card)
    if kind == LEADER:
        civ.leaders_taken |= 1 << box.age[card]
    elif kind == ACTION:
        if not granted:
            civ.fresh = (*civ.fresh, card)
    elif is_technology(kind) and power(state, civ) == Power.SCIENCE_FOR_TAKING_TECHNOLOGY:
        change_science(state, seat, box.effect[civ.leader].number("amount"))
    return cost
