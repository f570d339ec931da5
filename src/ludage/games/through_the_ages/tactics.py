"""Tactics: playing, copying, and making them common (TTA-TACTIC-01 to 08)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages.means import NO_MILITARY_ACTION, military_actions, spend_military
from ludage.games.through_the_ages.pacts import CARD_NOT_IN_HAND
from ludage.games.through_the_ages.ratings import recount
from ludage.games.through_the_ages.state import Position, Used, without

TACTIC_CHANGED = Refusal("refusal-tactic-changed", rule="TTA-TACTIC-02")
TACTIC_NOT_COMMON = Refusal("refusal-tactic-not-common", rule="TTA-TACTIC-04", far=True)
TACTIC_IN_USE = Refusal("refusal-tactic-in-use", rule="TTA-TACTIC-06")


def refuse_tactic(state: Position, seat: int, card: int) -> Refusal | None:
    """A tactic in hand, 1 military action, the first change this turn (TTA-TACTIC-02, 03)."""
    civ = state.civs[seat]
    if card not in civ.military:
        return CARD_NOT_IN_HAND
    if civ.used & Used.TACTIC:
        return TACTIC_CHANGED
    return None if military_actions(civ) else NO_MILITARY_ACTION


def play_tactic(state: Position, seat: int, card: int) -> None:
    """The tactic lies in the own area: nobody else can use it yet (TTA-TACTIC-03, 04)."""
    civ = state.civs[seat]
    spend_military(civ, 1)
    civ.used |= Used.TACTIC
    civ.military = without(civ.military, card)
    civ.tactic = card
    civ.exclusive = True
    recount(state, seat)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": state.box.refs[card]}
        state.tell(Event("tactic", data, News.SHOWN))


def refuse_copy(state: Position, seat: int, card: int) -> Refusal | None:
    """A common tactic, 2 military actions, the first change this turn (TTA-TACTIC-06, 07)."""
    civ = state.civs[seat]
    if card not in state.common_tactics:
        return TACTIC_NOT_COMMON
    if civ.tactic == card:
        return TACTIC_IN_USE
    if civ.used & Used.TACTIC:
        return TACTIC_CHANGED
    return None if military_actions(civ) >= state.box.copy_tactic else NO_MILITARY_ACTION


def copy_tactic(state: Position, seat: int, card: int) -> None:
    """The standard goes on the common card."""
    civ = state.civs[seat]
    spend_military(civ, state.box.copy_tactic)
    civ.used |= Used.TACTIC
    civ.tactic = card
    recount(state, seat)
    if state.heard is not None:
        state.tell(Event("tactic-copied", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))


def make_common(state: Position, seat: int) -> None:
    """The exclusive tactic becomes common; a duplicate leaves the game (TTA-TACTIC-05, 08)."""
    civ = state.civs[seat]
    if not civ.exclusive:
        return
    civ.exclusive = False
    if civ.tactic in state.common_tactics:
        state.gone.append(civ.tactic)
    else:
        state.common_tactics.append(civ.tactic)
    if state.heard is not None:
        state.tell(Event("tactic-common", {"card": state.box.refs[civ.tactic]}))
