"""Ends of ages, what becomes obsolete, and the last round (TTA-AGE, TTA-LASTROUND, TTA-VAR-GLOBAL)."""

from ludage.core.event import Event, News
from ludage.games.through_the_ages.banks import lose_yellow
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.leaders import remove_leader
from ludage.games.through_the_ages.pacts import end_pact
from ludage.games.through_the_ages.ratings import recount
from ludage.games.through_the_ages.state import (
    NO_CARD,
    NOBODY,
    Ask,
    Frame,
    Position,
    Variant,
)

TWO_AGES = (Variant.FIRST_GAME, Variant.SHORTER)


def ending_age(state: Position) -> int:
    """The age without decks: III after two ages, else IV (TTA-AGE-11, 13, TTA-VAR-SHORT-02)."""
    return 3 if state.variant in TWO_AGES else 4


def playing(state: Position) -> int:
    """How many players have not resigned."""
    return sum([1 for civ in state.civs if not civ.resigned])


def end_age(state: Position) -> None:
    """The age ends for everybody at once, the next one begins (TTA-AGE-02 to 13)."""
    ended = state.age
    if ended > 0:
        for seat, civ in enumerate(state.civs):
            if not civ.resigned:
                _outdate(state, seat, ended)
        for civ in state.civs:
            if not civ.resigned:
                lose_yellow(civ, state.box.age_loss)
    state.gone += state.civil_deck
    state.buried += state.military_deck + state.discards
    state.civil_deck, state.military_deck = [], []
    state.discards, state.known_discards = [], []
    state.age = ended + 1
    if state.heard is not None:
        last = state.age >= ending_age(state)
        state.tell(Event("age-begins", {"age": "age:4" if last else f"age:{state.age}"}))
        if ended > 0:
            state.tell(Event("yellow-lost", {"count": state.box.age_loss}))
    if state.age < ending_age(state):
        begin_decks(state)
    else:
        state.last_round = state.round if state.active == state.first else state.round + 1
        if state.heard is not None:
            state.tell(Event("last-round", {"round": state.last_round}))
    if ended > 0 and state.conflict:
        _global_conflict(state)
    if ended == 1 and state.variant == Variant.SHORTER:
        choosing = tuple([seat for seat, civ in enumerate(state.civs) if len(civ.dealt) == 2])
        state.stack.append(Frame(Ask.KEEP, NOBODY, seats=choosing))
        if state.heard is not None:
            dealt: dict[int, dict[str, object]] = {
                seat: {"cards": [state.box.refs[card] for card in state.civs[seat].dealt]}
                for seat in choosing
            }
            state.tell(Event("endings-seen", {}, News.SHOWN, dealt))


def begin_decks(state: Position) -> None:
    """The decks of the new age, for the players still in the game (TTA-AGE-09, TTA-RESIGN-06)."""
    count = playing(state)
    state.deck_players[state.age] = count
    state.civil_deck = state.box.civil_deck(state.age, count)
    state.military_deck = state.box.military_deck(state.age, count, left_in_box(state))


def left_in_box(state: Position) -> tuple[int, ...]:
    """Military cards of the box that the variant does not use (TTA-SETUP-14, TTA-VAR-PEACE-01, 02)."""
    box = state.box
    attacks = box.of_kind(Kind.AGGRESSION, Kind.WAR)
    if state.variant == Variant.FIRST_GAME:
        return tuple(attacks + box.of_kind(Kind.PACT))
    if state.variant == Variant.PEACEFUL:
        harmless = 1 if state.harmless_pacts else NO_CARD
        return tuple(attacks + [card for card in box.of_kind(Kind.PACT) if box.clause[card] != harmless])
    return ()


def _outdate(state: Position, seat: int, ended: int) -> None:
    """Cards older than the age that ended leave hands; leaders, unfinished wonders and pacts leave play."""
    box = state.box
    civ = state.civs[seat]
    old_civil = [card for card in civ.hand if box.age[card] < ended]
    old_military = [card for card in civ.military if box.age[card] < ended]
    if old_civil:
        civ.hand = tuple([card for card in civ.hand if box.age[card] >= ended])
        state.gone += old_civil
    if old_military:
        civ.military = tuple([card for card in civ.military if box.age[card] >= ended])
        state.buried += old_military
    if state.heard is not None and (old_civil or old_military):
        who = f"seat:{seat}"
        data: dict[str, object] = {"seat": who, "civil": len(old_civil), "military": len(old_military)}
        state.tell(Event("outdated", data))
    if civ.leader >= 0 and box.age[civ.leader] < ended:
        remove_leader(state, seat)
    if civ.wonder >= 0 and box.age[civ.wonder] < ended:
        abandon_wonder(state, seat)
    if civ.pact >= 0 and box.age[civ.pact] < ended:
        end_pact(state, seat)
    recount(state, seat)


def abandon_wonder(state: Position, seat: int) -> None:
    """An unfinished wonder leaves; its blue tokens go back to the bank (TTA-AGE-05)."""
    civ = state.civs[seat]
    if state.heard is not None:
        state.tell(Event("wonder-lost", {"seat": f"seat:{seat}", "card": state.box.refs[civ.wonder]}))
    state.gone.append(civ.wonder)
    civ.blue += civ.stages
    civ.wonder = NO_CARD
    civ.stages = 0


def _global_conflict(state: Position) -> None:
    """Culture for the lead over the weakest (TTA-VAR-GLOBAL-01)."""
    weakest = min([civ.strength for civ in state.civs if not civ.resigned])
    for seat, civ in enumerate(state.civs):
        if not civ.resigned and civ.strength > weakest:
            civ.culture += civ.strength - weakest
            if state.heard is not None:
                data: dict[str, object] = {"seat": f"seat:{seat}", "amount": civ.strength - weakest}
                state.tell(Event("global-conflict", data))
