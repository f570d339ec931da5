"""Positions of Through the Ages from a few facts, and short ways to look at them.

Everything that is not stated is as at the start of a second round: the starting technologies and workers, empty
stores, all actions unspent. Cards that are not stated lie in the decks of the current age, or have left the game.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

import ludage
from ludage.core.message import Refusal
from ludage.core.stream import seeded
from ludage.games.through_the_ages import setup, turn
from ludage.games.through_the_ages.ages import ending_age
from ludage.games.through_the_ages.banks import food, resources
from ludage.games.through_the_ages.consistency import all_cards, faults
from ludage.games.through_the_ages.game import ThroughTheAges
from ludage.games.through_the_ages.ratings import recount
from ludage.games.through_the_ages.state import (
    NO_CARD,
    NOBODY,
    Ask,
    Civilization,
    Frame,
    Phase,
    Position,
    Variant,
)
from ludage.testing.build import PositionError
from ludage.testing.script import play, refusal, scripted, texts

GAME = cast(ThroughTheAges, ludage.game("through-the-ages"))
BOX = GAME.box
QUIET = ("development_of_science", "development_of_crafts", "development_of_agriculture")
SPECIAL_TYPES = 12
Facts = Mapping[str, Any]


def card(name: str) -> int:
    """The number of a card."""
    if name not in BOX.number:
        raise PositionError(f"no card {name!r}")
    return BOX.number[name]


def cards(names: Sequence[str]) -> list[int]:
    """The numbers of cards."""
    return [card(name) for name in names]


def position(
    *seats: Facts,
    players: int | None = None,
    variant: str = "full",
    age: int | None = None,
    round: int = 5,
    active: int = 0,
    first: int = 0,
    phase: str = "actions",
    row: Sequence[str | None] = (),
    current: Sequence[str] = QUIET,
    current_authors: Sequence[int] | None = None,
    future: Mapping[int, Sequence[str]] | None = None,
    past: Sequence[str] = (),
    tactics: Sequence[str] = (),
    civil_deck: Sequence[str] | None = None,
    military_deck: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    last_round: int = 0,
    conflict: bool = False,
    harmless_pacts: bool = False,
    impact_ranking: str = "manual",
    seed: int = 0,
) -> Position:
    """A consistent position, or a PositionError that says what does not fit.

    `seats` are the facts of each player (`FACTS`); what is left out is as at the start. `phase` is where the turn of
    the `active` player stands: its actions, its politics, or any other step of the turn.
    """
    count = max(2, len(seats)) if players is None else players
    options = {
        "variant": variant,
        "harmless_pacts": "yes" if harmless_pacts else "no",
        "global_conflict": "yes" if conflict else "no",
        "impact_ranking": impact_ranking,
    }
    try:
        state = setup.prepare(GAME, GAME.check_players(count), seeded(seed), GAME.check_options(options))
    except ValueError as error:
        raise PositionError(str(error)) from None
    state.round, state.active, state.first, state.last_round = round, active, first, last_round
    state.row = [NO_CARD if name is None else card(name) for name in row] + [NO_CARD] * (13 - len(row))
    state.current_events = cards(current)
    state.current_authors = list(current_authors or [NOBODY] * len(current))
    state.future_events, state.future_authors = [], []
    for seat, names in (future or {}).items():
        state.future_events += cards(names)
        state.future_authors += [seat] * len(names)
    state.past_events = cards(past)
    state.common_tactics = cards(tactics)
    state.discards = cards(discards)
    state.known_discards = [0] * len(discards)
    for seat in range(count):
        state.civs[seat].dealt = ()
        _furnish(state.civs[seat], seats[seat] if seat < len(seats) else {})
    _deal(state, age, civil_deck, military_deck)
    for seat in range(count):
        recount(state, seat)
    for seat, civ in enumerate(state.civs):
        facts = seats[seat] if seat < len(seats) else {}
        civ.ca = facts.get("ca", civ.ca_total)
        civ.ma = facts.get("ma", civ.ma_total)
    _begin(state, phase)
    wrong = faults(state)
    if wrong:
        raise PositionError("; ".join(wrong))
    return state


NUMBERS = (
    "yellow",
    "unused",
    "culture",
    "science",
    "military_resources",
    "military_science",
    "used",
    "leaders_taken",
    "extra_ma",
    "extra_ca",
)
OF_ONE_CARD = ("government", "leader", "tactic", "homer_under", "kept")
HANDS = ("hand", "military", "dealt")
CARDS = ("wonders", "ravaged", "colonies", "fresh")
FLAGS = ("exclusive", "caesar_used", "no_politics")
OTHERS = (
    "ca",
    "ma",
    "blue",
    "workers",
    "tokens",
    "techs",
    "wonder",
    "specials",
    "pact",
    "war",
    "food",
    "resources",
)
FACTS = (*NUMBERS, *OF_ONE_CARD, *HANDS, *CARDS, *FLAGS, *OTHERS)
"""What can be stated of a player."""


def _furnish(civ: Civilization, facts: Facts) -> None:
    unknown = sorted(set(facts) - set(FACTS))
    if unknown:
        raise PositionError(f"no fact {unknown[0]!r} of a player; there are {', '.join(FACTS)}")
    for name in NUMBERS:
        if name in facts:
            setattr(civ, name, facts[name])
    for name in OF_ONE_CARD:
        if name in facts:
            setattr(civ, name, card(facts[name]))
    for name in HANDS:
        if name in facts:
            setattr(civ, name, tuple(sorted(cards(facts[name]))))
    for name in CARDS:
        if name in facts:
            setattr(civ, name, tuple(cards(facts[name])))
    for name in FLAGS:
        if name in facts:
            setattr(civ, name, facts[name])
    if civ.leader != NO_CARD:
        civ.leaders_taken |= 1 << BOX.age[civ.leader]
    if "wonder" in facts:
        civ.wonder, civ.stages = card(facts["wonder"][0]), facts["wonder"][1]
    if "pact" in facts:
        name, civ.pact_partner, civ.pact_side = facts["pact"]
        civ.pact = card(name)
    if "war" in facts:
        name, civ.war_target = facts["war"]
        civ.war = civ.war_as = card(name)
    specials = list(civ.specials)
    for name in facts.get("specials", ()):
        specials[BOX.kind[card(name)] - SPECIAL_TYPES] = card(name)
    civ.specials = tuple(specials)
    _staff(civ, facts)


def _staff(civ: Civilization, facts: Facts) -> None:
    """Workers and tokens; whatever is not on cards is in the bank."""
    staffed = facts.get("workers", {})
    slots = set(civ.slots) | {BOX.slot[card(name)] for name in (*staffed, *facts.get("techs", ()))}
    civ.slots = tuple(sorted(slots))
    for name, count in staffed.items():
        civ.workers[BOX.slot[card(name)]] = count
    tokens = dict(facts.get("tokens", {}))
    tokens.setdefault("agriculture", facts.get("food", 0))
    tokens.setdefault("bronze", facts.get("resources", 0))
    for name, count in tokens.items():
        civ.tokens[BOX.slot[card(name)]] = count
    extra = sum(BOX.blue[one] for one in (*civ.specials, *civ.colonies, *civ.wonders) if one != NO_CARD)
    extra -= sum(BOX.blue[one] for one in civ.ravaged)
    civ.blue = facts.get("blue", 16 + extra - sum(civ.tokens) - civ.stages)
    if civ.blue < 0:
        raise PositionError("more blue tokens than there are: state the bank with `blue`")
    civ.blue_total = civ.blue + sum(civ.tokens) + civ.stages
    civ.yellow_total = civ.yellow + civ.unused + sum(civ.workers)


def _deal(
    state: Position, age: int | None, civil: Sequence[str] | None, military: Sequence[str] | None
) -> None:
    """Cards that were not stated: in the decks of the current age, or gone."""
    state.civil_deck, state.military_deck, state.buried, state.gone = [], [], [], []
    placed = _placed(state)
    state.age = max([1, *(BOX.age[one] for one in placed)]) if age is None else age
    if state.variant == Variant.SHORTER:
        state.deck_players = [state.players, state.players, 0, state.players]
        if state.age > 1:
            state.deck_players[2] = state.players
        state.shown_events = ()
    else:
        begun = min(state.age, ending_age(state) - 1)
        state.deck_players = [state.players if at <= begun else 0 for at in range(4)]
    left = all_cards(state)
    left.subtract(placed)
    short = [BOX.ids[one] for one in left if left[one] < 0]
    if short:
        raise PositionError(f"more cards than there are: {', '.join(short)}")
    for one in left.elements():
        if one < BOX.civil:
            pile = state.civil_deck if BOX.age[one] == state.age and civil is None else state.gone
        else:
            pile = state.military_deck if BOX.age[one] == state.age and military is None else state.buried
        pile.append(one)
    for names, deck, rest in (
        (civil, state.civil_deck, state.gone),
        (military, state.military_deck, state.buried),
    ):
        for one in cards(names or ()):
            rest.remove(one)
            deck.append(one)


def _placed(state: Position) -> Counter[int]:
    there: Counter[int] = Counter()
    for pile in (
        state.row,
        state.discards,
        state.current_events,
        state.future_events,
        state.past_events,
        state.common_tactics,
    ):
        there.update(pile)
    for civ in state.civs:
        there.update((*civ.hand, *civ.military, *civ.dealt, *civ.wonders, *civ.colonies, *civ.specials))
        there.update([BOX.card_at[slot] for slot in civ.slots])
        there.update([civ.government, civ.leader, civ.wonder, civ.pact, civ.war, civ.kept])
        if civ.exclusive:
            there[civ.tactic] += 1
        if civ.homer_under != NO_CARD:
            there[card("homer")] += 1
    for one in (NO_CARD, *BOX.initial):
        del there[one]
    return there


def _begin(state: Position, phase: str) -> None:
    state.stack = []
    if phase == "actions":
        state.phase = Phase.DISCARD
        state.stack.append(Frame(Ask.ACTIONS, state.active))
    elif phase == "politics":
        state.phase = Phase.ACTIONS
        state.stack.append(Frame(Ask.POLITICS, state.active))
    elif phase.upper() in Phase.__members__:
        state.phase = Phase[phase.upper()]
    else:
        raise PositionError(f"no phase {phase!r}; there are {', '.join(step.name.lower() for step in Phase)}")
    turn.settle(state)


# ---- short ways to look -------------------------------------------------------------------------------------------


def act(state: Position, *actions: str) -> Position:
    """Play actions by their text, each by the first seat to act; gives the position for chaining."""
    play(state, *actions)
    return state


def why(state: Position, text: str) -> Refusal:
    """The refusal of an action that must be refused; nothing changes by trying it."""
    before = state.to_json()
    found = refusal(state, text)
    assert found is not None, f"{text} is allowed"
    assert state.to_json() == before
    return found


def allowed(state: Position, text: str) -> bool:
    """Whether the first seat to act may do this."""
    return text in texts(state)


def stock(state: Position, seat: int = 0) -> tuple[int, int]:
    """Food and resources in store."""
    civ = state.civs[seat]
    return food(state, civ), resources(state, civ)


def workers(state: Position, name: str, seat: int = 0) -> int:
    """Workers on a card."""
    return state.civs[seat].workers[BOX.slot[card(name)]]


def tokens(state: Position, name: str, seat: int = 0) -> int:
    """Blue tokens on a card."""
    return state.civs[seat].tokens[BOX.slot[card(name)]]


def hand(state: Position, seat: int = 0) -> list[str]:
    """The civil cards of a player."""
    return [BOX.ids[one] for one in state.civs[seat].hand]


def military(state: Position, seat: int = 0) -> list[str]:
    """The military cards of a player."""
    return [BOX.ids[one] for one in state.civs[seat].military]


def happens(state: Position, event: str) -> Position:
    """Let this event be the one that is revealed by the next preparation."""
    return scripted(state, draws=[event])


def reveal(event: str, *seats: Facts, **facts: Any) -> Position:
    """A position in which seat 0 has just prepared an event and `event` was revealed."""
    prepared = "good_harvest" if event != "good_harvest" else "new_deposits"
    own = dict(seats[0]) if seats else {}
    own["military"] = [*own.get("military", ()), prepared]
    state = position(own, *seats[1:], phase="politics", current=(event,), **facts)
    return act(state, f"prepare {prepared}")
