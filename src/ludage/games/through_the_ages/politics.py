"""The politics phase: at most one political action, or none (TTA-POL, TTA-RESIGN)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages.actions import Verb
from ludage.games.through_the_ages.ages import ending_age, playing
from ludage.games.through_the_ages.attacks import (
    NOT_SHORTER,
    attack,
    declare,
    refuse_aggression,
    refuse_war,
)
from ludage.games.through_the_ages.banks import gain_tokens
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.colonies import gain_colony, seats_from
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.events import fix_top, prepare, refuse_prepare
from ludage.games.through_the_ages.gains import change_culture
from ludage.games.through_the_ages.leaders import remove_leader
from ludage.games.through_the_ages.pacts import (
    CARD_NOT_IN_HAND,
    end_pact,
    leave,
    offer,
    refuse_cancel,
    refuse_pact,
)
from ludage.games.through_the_ages.ratings import power
from ludage.games.through_the_ages.state import (
    NO_CARD,
    NOBODY,
    Ask,
    Frame,
    Phase,
    Position,
    Used,
    Variant,
    without,
)

NO_RESIGNING_NOW = Refusal("refusal-no-resigning-now", rule="TTA-RESIGN-04")
NOT_IN_FIRST_GAME = Refusal("refusal-not-in-first-game", rule="TTA-POL-02")
NOT_ALEXANDER = Refusal("refusal-not-alexander", rule="TTA-POL-03", far=True)
NOT_COLUMBUS = Refusal("refusal-not-columbus", rule="TTA-POL-03", far=True)
NOT_JOAN = Refusal("refusal-not-joan", rule="TTA-LEADER-01", far=True)
GIVEN_UP = Refusal("refusal-politics-given-up", rule="TTA-EVENT-13")
PEEKED = Refusal("refusal-peeked", rule="TTA-LEADER-01")

ONLY_PEEK = 1
"""A frame of somebody who has given up the political action and may only look at the next event."""


def begin(state: Position, seat: int) -> None:
    """The phase is asked for unless it is given up, or nobody can have anything to do in it (TTA-POL-01, 02).

    Whether it is skipped never depends on which cards are in hand, only on whether there are any.
    """
    civ = state.civs[seat]
    if civ.no_politics:
        civ.no_politics = False
        if state.heard is not None:
            state.tell(Event("politics-given-up", {"seat": f"seat:{seat}"}))
        if power(state, civ) == Power.STRENGTH_FROM_FAITH:
            # Joan's look at the next event is no political action
            state.stack.append(Frame(Ask.POLITICS, seat, extra=ONLY_PEEK))
        return
    if civ.military or _leader_acts(state, seat) or _has_pact(state, seat) or _worth_resigning(state):
        state.stack.append(Frame(Ask.POLITICS, seat))


def _leader_acts(state: Position, seat: int) -> bool:
    kind = power(state, state.civs[seat])
    return kind in (Power.STRENGTH_PER_UNIT, Power.STRENGTH_FROM_FAITH)


def _has_pact(state: Position, seat: int) -> bool:
    return any(refuse_cancel(state, seat, owner) is None for owner in range(state.players))


def _worth_resigning(state: Position) -> bool:
    """In round 2 there is nothing yet to resign from."""
    return state.round > 2 and refuse_resign(state) is None


# ---- what may be done ---------------------------------------------------------------------------------------------


def legal(state: Position, frame: Frame, seat: int) -> list[tuple[int, int, int]]:
    """Every political action of the player, as verb and parts."""
    box = state.box
    civ = state.civs[seat]
    out: list[tuple[int, int, int]] = []
    rivals = [other for other in seats_from(state, seat) if other != seat]
    for card in dict.fromkeys(civ.military):
        kind = box.kind[card]
        if kind in (Kind.EVENT, Kind.TERRITORY):
            out.append((Verb.PREPARE, card, 0))
            if kind == Kind.TERRITORY:
                out.append((Verb.SETTLE, card, 0))
        elif kind == Kind.AGGRESSION:
            out += [(Verb.AGGRESSION, card, rival) for rival in rivals]
        elif kind == Kind.WAR:
            out += [(Verb.WAR, card, rival) for rival in rivals]
            if state.variant == Variant.SHORTER:
                out += [(Verb.CULTURE_WAR, card, rival) for rival in rivals]
        elif kind == Kind.PACT:
            sides = (0,) if box.symmetric[card] else (0, 1)
            out += [(Verb.PACT, card, rival * 2 + side) for rival in rivals for side in sides]
    out += [(Verb.CANCEL, owner, 0) for owner in range(state.players)]
    out += [(Verb.RESIGN, 0, 0), (Verb.RETIRE, 0, 0), (Verb.PEEK, 0, 0)]
    out = [pick for pick in out if refuse(state, frame, seat, *pick) is None]
    out.append((Verb.PASS, 0, 0))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """May this political action be made?"""
    if verb == Verb.PASS:
        return None
    if frame.extra == ONLY_PEEK and verb != Verb.PEEK:
        return GIVEN_UP
    if verb == Verb.PREPARE:
        return refuse_prepare(state, seat, x)
    if verb == Verb.AGGRESSION:
        return refuse_aggression(state, seat, x, y)
    if verb == Verb.WAR:
        return refuse_war(state, seat, x, y, x)
    if verb == Verb.CULTURE_WAR:
        if state.variant != Variant.SHORTER:
            return NOT_SHORTER
        return refuse_war(state, seat, x, y, culture_war(state))
    if verb == Verb.PACT:
        return refuse_pact(state, seat, x, y // 2)
    if verb == Verb.CANCEL:
        return refuse_cancel(state, seat, x)
    if verb == Verb.RESIGN:
        return refuse_resign(state)
    civ = state.civs[seat]
    kind = power(state, civ)
    if verb == Verb.RETIRE:
        return None if kind == Power.STRENGTH_PER_UNIT else NOT_ALEXANDER
    if verb == Verb.SETTLE:
        if kind != Power.COLONY_FROM_HAND:
            return NOT_COLUMBUS
        return None if x in civ.military else CARD_NOT_IN_HAND
    if kind != Power.STRENGTH_FROM_FAITH:
        return NOT_JOAN
    return PEEKED if civ.used & Used.PEEK else None


def culture_war(state: Position) -> int:
    """The War over Culture on display in the shorter game (TTA-VAR-SHORT-05)."""
    return next(card for card in state.box.of_kind(Kind.WAR) if state.box.age[card] == 3)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The political action; with Caesar a second one may follow, once in the game."""
    if verb == Verb.PEEK:
        peek(state, seat)
        if frame.extra == ONLY_PEEK:
            state.stack.pop()
        return
    state.stack.pop()
    if verb == Verb.PASS:
        return
    civ = state.civs[seat]
    if power(state, civ) == Power.SECOND_POLITICAL_ACTION and verb != Verb.RESIGN:
        if frame.number:
            civ.caesar_used = True
        elif not civ.caesar_used:
            state.stack.append(Frame(Ask.POLITICS, seat, number=1))
    if verb == Verb.PREPARE:
        prepare(state, seat, x)
    elif verb == Verb.AGGRESSION:
        attack(state, seat, x, y)
    elif verb == Verb.WAR:
        declare(state, seat, x, y, x)
    elif verb == Verb.CULTURE_WAR:
        declare(state, seat, x, y, culture_war(state))
    elif verb == Verb.PACT:
        offer(state, seat, x, y // 2, y % 2)
    elif verb == Verb.CANCEL:
        end_pact(state, x)
    elif verb == Verb.RESIGN:
        resign(state, seat)
    elif verb == Verb.RETIRE:
        gain_tokens(civ, state.box.effect[civ.leader].number("yellow_tokens"), 0)
        remove_leader(state, seat)
    else:
        settle_from_hand(state, seat, x)


# ---- leaders ------------------------------------------------------------------------------------------------------


def peek(state: Position, seat: int) -> None:
    """Joan of Arc looks at the top card of the current events."""
    state.civs[seat].used |= Used.PEEK
    fix_top(state)
    state.top_seen |= 1 << seat
    if state.heard is not None:
        secret: dict[str, object] = {"card": state.box.refs[state.top_event]}
        state.tell(Event("peeked", {"seat": f"seat:{seat}"}, News.SHOWN, {seat: secret}))


def settle_from_hand(state: Position, seat: int, card: int) -> None:
    """Columbus colonises a territory from the hand without a unit and leaves."""
    civ = state.civs[seat]
    civ.military = without(civ.military, card)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": state.box.refs[card]}
        state.tell(Event("settled", data, News.SHOWN))
    remove_leader(state, seat)
    gain_colony(state, seat, card)


# ---- resigning ----------------------------------------------------------------------------------------------------


def refuse_resign(state: Position) -> Refusal | None:
    """Not in the ending age, and not in a first game (TTA-RESIGN-04, TTA-POL-02)."""
    if state.variant == Variant.FIRST_GAME:
        return NOT_IN_FIRST_GAME
    return NO_RESIGNING_NOW if state.age >= ending_age(state) else None


def resign(state: Position, seat: int) -> None:
    """The civilisation leaves the game; wars against it are won, its own vanish (TTA-RESIGN-01 to 07)."""
    civ = state.civs[seat]
    if state.heard is not None:
        state.tell(Event("resigned", {"seat": f"seat:{seat}"}, News.SHOWN))
    for owner in range(state.players):
        if refuse_cancel(state, seat, owner) is None:
            end_pact(state, owner, resigned=owner == seat)
    for other, rival in enumerate(state.civs):
        if rival.war_target == seat:
            leave(state, rival.war)
            _call_off(state, other)
            change_culture(state, other, state.box.resigned_war)
    if civ.war != NO_CARD:
        state.gone.append(civ.war)
        _call_off(state, seat)
    _clear_away(state, seat)
    civ.resigned = True
    state.stack.clear()
    if playing(state) == 1:
        state.phase = Phase.OVER
        return
    state.phase = Phase.RESET
    if seat == state.first:
        # the next player takes over as first player in the round that this one had begun
        state.first = seats_from(state, seat)[0]
        state.round -= 1


def _call_off(state: Position, seat: int) -> None:
    """The war that a player has declared is no more; its card has gone where it belongs."""
    civ = state.civs[seat]
    if state.heard is not None:
        state.tell(Event("war-cancelled", {"seat": f"seat:{seat}", "card": state.box.refs[civ.war_as]}))
    civ.war, civ.war_as, civ.war_target = NO_CARD, NO_CARD, NOBODY


def _clear_away(state: Position, seat: int) -> None:
    """All cards of the player leave the game, those in his hand unseen."""
    civ = state.civs[seat]
    box = state.box
    state.gone += [*civ.hand, *civ.wonders]
    state.gone += [card for card in (civ.wonder, civ.leader, *civ.specials) if card != NO_CARD]
    state.gone += [box.card_at[slot] for slot in civ.slots if box.card_at[slot] not in box.initial]
    state.gone += [*civ.colonies]
    if civ.government not in box.initial:
        state.gone.append(civ.government)
    if civ.homer_under != NO_CARD:
        state.gone.append(homer(state))
    if civ.exclusive:
        state.gone.append(civ.tactic)
    state.buried += [*civ.military, *civ.dealt]
    if civ.kept != NO_CARD:
        state.buried.append(civ.kept)
    civ.hand, civ.fresh, civ.military, civ.dealt, civ.kept = (), (), (), (), NO_CARD
    civ.wonder, civ.stages, civ.wonders, civ.ravaged, civ.homer_under = NO_CARD, 0, (), (), NO_CARD
    civ.leader, civ.tactic, civ.exclusive, civ.colonies = NO_CARD, NO_CARD, False, ()
    civ.specials = (NO_CARD,) * len(civ.specials)
    civ.government = box.initial[-1]
    civ.slots = ()
    civ.workers = [0] * len(civ.workers)
    civ.tokens = [0] * len(civ.tokens)
    civ.yellow = civ.yellow_total = civ.blue = civ.blue_total = civ.unused = 0
    civ.culture_rate = civ.science_rate = civ.strength = civ.happiness = civ.colonization = 0
    civ.ca = civ.ca_total = civ.ma = civ.ma_total = 0


def homer(state: Position) -> int:
    """The leader that may lie under a wonder."""
    return next(card for card in state.box.of_kind(Kind.LEADER) if is_homer(state, card))


def is_homer(state: Position, card: int) -> bool:
    """Whether the leader has Homer's power."""
    return state.box.power[card] == Power.FACE_UNDER_WONDER
