"""Leaders: playing and replacing them, and their once-a-turn abilities (TTA-LEADER)."""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.through_the_ages.banks import food, gain_population, resources
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.gains import change_culture
from ludage.games.through_the_ages.means import (
    EMPTY_BANK,
    NO_CIVIL_ACTION,
    civil_actions,
    military_actions,
    spend_civil,
    spend_military,
)
from ludage.games.through_the_ages.ratings import has_wonder, lab_levels, pacts_of, power, recount
from ludage.games.through_the_ages.state import NO_CARD, Ask, Civilization, Frame, Position, Used, without

NOT_IN_HAND = Refusal("refusal-not-in-hand", rule="TTA-TAKE-02", far=True)
NOT_HAMMURABI = Refusal("refusal-not-hammurabi", rule="TTA-LEADER-12", far=True)
HAMMURABI_USED = Refusal("refusal-hammurabi-used", rule="TTA-LEADER-12")
NO_RED_TOKEN = Refusal("refusal-no-red-token", rule="TTA-LEADER-12")
NO_LINER = Refusal("refusal-no-liner", rule="TTA-WONDER-06", far=True)
LINER_USED = Refusal("refusal-liner-used", rule="TTA-WONDER-06")
NOT_CHURCHILL = Refusal("refusal-not-churchill", rule="TTA-LEADER-01", far=True)
CHURCHILL_USED = Refusal("refusal-churchill-used", rule="TTA-LEADER-01")
NO_TRADE_ROUTES = Refusal("refusal-no-trade-routes", rule="TTA-PACT-11", far=True)
TRADE_USED = Refusal("refusal-trade-used", rule="TTA-PACT-11")
NOTHING_TO_TRADE = Refusal("refusal-nothing-to-trade", rule="TTA-PACT-11")
WONDER_NOT_YOURS = Refusal("refusal-wonder-not-yours", rule="TTA-LEADER-10")


def refuse_leader(state: Position, seat: int, card: int) -> Refusal | None:
    """A leader in hand and 1 civil action, refunded or not (TTA-LEADER-01, 06)."""
    civ = state.civs[seat]
    if card not in civ.hand:
        return NOT_IN_HAND
    return None if civil_actions(civ) else NO_CIVIL_ACTION


def play_leader(state: Position, seat: int, card: int) -> None:
    """The new leader works at once; for one that was replaced 1 civil action comes back (TTA-LEADER-05)."""
    civ = state.civs[seat]
    old = civ.leader
    borrowed = civ.extra_ca > 0
    spend_civil(civ, 1)
    civ.hand = without(civ.hand, card)
    homer = False
    if old >= 0:
        homer = state.box.power[old] == Power.FACE_UNDER_WONDER and bool(_for_homer(state, seat))
        _leave(state, seat, to_wonder=homer)
        civ.used |= Used.NEW_LEADER
    civ.leader = card
    recount(
        state, seat
    )  # once, after the exchange: only a change of the totals gives or takes actions (TTA-ACT-02)
    if state.heard is not None:
        state.tell(Event("leader", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))
    if homer:
        state.stack.append(Frame(Ask.HOMER, seat, card=old, extra=int(borrowed)))
    elif old >= 0:
        _regain(civ, borrowed)


def _regain(civ: Civilization, borrowed: bool) -> None:
    """The civil action that was spent comes back, Hammurabi's red token as a red one (TTA-LEADER-12)."""
    if civ.ca < civ.ca_total and not borrowed:
        civ.ca += 1
    else:
        civ.extra_ca += 1


def remove_leader(state: Position, seat: int) -> None:
    """The leader leaves play, and nobody takes the place."""
    _leave(state, seat)
    recount(state, seat)


def _leave(state: Position, seat: int, to_wonder: bool = False) -> None:
    """The card leaves its place; Bill Gates scores his labs on the way out."""
    civ = state.civs[seat]
    card = civ.leader
    civ.leader = NO_CARD
    if not to_wonder:
        state.gone.append(card)
    if state.heard is not None:
        state.tell(Event("leader-leaves", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))
    if state.box.power[card] == Power.LABS_MAKE_RESOURCES:
        change_culture(state, seat, lab_levels(state, civ))


# ---- Homer --------------------------------------------------------------------------------------------------------


def _for_homer(state: Position, seat: int) -> list[int]:
    """Completed wonders that are in effect."""
    civ = state.civs[seat]
    return [card for card in civ.wonders if card not in civ.ravaged]


def refuse_under(state: Position, seat: int, card: int) -> Refusal | None:
    """One of the own completed wonders (TTA-LEADER-10)."""
    return None if card in _for_homer(state, seat) else WONDER_NOT_YOURS


def homer_under(state: Position, frame: Frame, seat: int, card: int) -> None:
    """Homer lies under the wonder, or leaves and the civil action comes back."""
    civ = state.civs[seat]
    state.stack.pop()
    if card == NO_CARD:
        state.gone.append(frame.card)
        _regain(civ, bool(frame.extra))
        return
    civ.homer_under = card
    recount(state, seat)
    if state.heard is not None:
        state.tell(Event("homer-under", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))


# ---- once a turn --------------------------------------------------------------------------------------------------


def refuse_law(state: Position, seat: int) -> Refusal | None:
    """Hammurabi, once a turn (TTA-LEADER-12)."""
    civ = state.civs[seat]
    if power(state, civ) != Power.MILITARY_ACTION_AS_CIVIL:
        return NOT_HAMMURABI
    if civ.used & Used.HAMMURABI:
        return HAMMURABI_USED
    return None if military_actions(civ) else NO_RED_TOKEN


def law(state: Position, seat: int) -> None:
    """A military action becomes a civil one."""
    civ = state.civs[seat]
    spend_military(civ, 1)
    civ.extra_ca += 1
    civ.used |= Used.HAMMURABI
    if state.heard is not None:
        state.tell(Event("law", {"seat": f"seat:{seat}"}))


def refuse_liner(state: Position, seat: int) -> Refusal | None:
    """Ocean Liner Service, once a turn, with a yellow token left."""
    civ = state.civs[seat]
    if not has_wonder(state, civ, Power.FREE_POPULATION):
        return NO_LINER
    if civ.used & Used.LINER:
        return LINER_USED
    return None if civ.yellow else EMPTY_BANK


def liner(state: Position, seat: int) -> None:
    """A worker for nothing."""
    civ = state.civs[seat]
    civ.used |= Used.LINER
    gain_population(civ, 1)
    if state.heard is not None:
        state.tell(Event("liner", {"seat": f"seat:{seat}"}))


def refuse_wartime(state: Position, seat: int) -> Refusal | None:
    """Churchill, one choice a turn."""
    civ = state.civs[seat]
    if power(state, civ) != Power.CULTURE_OR_MILITARY:
        return NOT_CHURCHILL
    return CHURCHILL_USED if civ.used & Used.CHURCHILL else None


def wartime(state: Position, seat: int) -> None:
    """Science and resources for the army instead of culture at the end of the turn."""
    civ = state.civs[seat]
    effect = state.box.effect[civ.leader]
    civ.used |= Used.CHURCHILL
    civ.military_science += effect.number("military_science")
    civ.military_resources += effect.number("military_resources")
    if state.heard is not None:
        state.tell(Event("wartime", {"seat": f"seat:{seat}"}))


def trade_side(state: Position, seat: int) -> int:
    """1: food counts as a resource, 2: a resource counts as food, 0: no such pact."""
    for side, _ in pacts_of(state, seat):
        if side.number("food_as_resource"):
            return 1
        if side.number("resource_as_food"):
            return 2
    return 0


def refuse_trade(state: Position, seat: int) -> Refusal | None:
    """Trade Routes Agreement, once a turn (TTA-PACT-11)."""
    civ = state.civs[seat]
    side = trade_side(state, seat)
    if not side:
        return NO_TRADE_ROUTES
    if civ.used & Used.TRADE:
        return TRADE_USED
    stored = food(state, civ) if side == 1 else resources(state, civ)
    return None if stored else NOTHING_TO_TRADE


def trade(state: Position, seat: int) -> None:
    """One of the one kind may be spent as one of the other this turn; it stays where it is until then."""
    civ = state.civs[seat]
    civ.used |= Used.TRADE
    if trade_side(state, seat) == 1:
        civ.traded_resources = 1
    else:
        civ.traded_food = 1
    if state.heard is not None:
        state.tell(Event("traded", {"seat": f"seat:{seat}"}))
