"""What contradicts the box: tokens, workers and cards that cannot be where the position says they are."""

from collections import Counter
from collections.abc import Container, Iterable

from ludage.games.through_the_ages.ages import ending_age, left_in_box, playing
from ludage.games.through_the_ages.cards import FIRST_SPECIAL, ROW, Kind
from ludage.games.through_the_ages.colonies import all_units, force_from_cards, force_of, sent_units
from ludage.games.through_the_ages.politics import homer
from ludage.games.through_the_ages.ratings import rated
from ludage.games.through_the_ages.scoring import final_sheet
from ludage.games.through_the_ages.state import (
    NO_CARD,
    NOBODY,
    Ask,
    Frame,
    Phase,
    Position,
    Used,
    Variant,
)

LONGEST = 200
"""Rounds: every turn takes cards from the row, so no game lasts so long."""
AGES = 4
MOST = 9999
"""Of anything that is counted."""


def faults(state: Position) -> list[str]:
    """Everything that is wrong, one sentence each; nothing in any position of a real game."""
    out = _turn(state)
    if out:
        return out
    return misplaced(state)


def misplaced(state: Position) -> list[str]:
    """Pieces, ratings and cards that cannot be as they are, whoever is to act."""
    out = []
    for seat in range(state.players):
        out += _civilization(state, seat)
    return out or _scores(state) or _events(state) or _cards(state) or _places(state)


def _scores(state: Position) -> list[str]:
    """The final scoring made again from the position gives the final culture."""
    if not state.unscored:
        return []
    out = []
    for seat, civ in enumerate(state.civs):
        due = state.unscored[seat] + sum([line.amount for line in final_sheet(state, seat)])
        if state.unscored[seat] < 0 or civ.culture != due:
            out.append(
                f"seat {seat}: culture {civ.culture}, but {state.unscored[seat]} and the scoring give {due}"
            )
    return out


# ---- the turn -----------------------------------------------------------------------------------------------------


def _turn(state: Position) -> list[str]:
    seats = range(state.players)
    out = []
    if len(state.civs) != state.players:
        return [f"{len(state.civs)} civilisations for {state.players} players"]
    if state.active not in seats or state.first not in seats:
        return [f"active player {state.active}, first player {state.first} of {state.players}"]
    if not 1 <= state.round <= LONGEST or not 0 <= state.age <= ending_age(state):
        out.append(f"round {state.round}, age {state.age}")
    if not 0 <= state.last_round <= LONGEST or (state.last_round > 0) != (state.age == ending_age(state)):
        out.append(f"last round {state.last_round} in age {state.age}")
    if state.phase != Phase.OVER and (state.civs[state.active].resigned or state.civs[state.first].resigned):
        out.append("a turn of somebody who has resigned")
    out += [
        f"a frame {Ask(frame.ask).name.lower()} that cannot be"
        for frame in state.stack
        if not _fits(state, frame)
    ]
    if not state.stack:
        asked: tuple[int, ...] = ()
        if state.phase != Phase.OVER:
            out.append("nothing is asked of anybody, but the game is not over")
    else:
        top = state.stack[-1]
        asked = tuple(sorted(top.seats)) if top.ask == Ask.KEEP else (top.seat,)
    if len(state.unscored) != (state.players if state.phase == Phase.OVER and playing(state) > 1 else 0):
        out.append("a final scoring before the end, or an end without one")
    if state.to_act != asked:
        out.append(f"to act {list(state.to_act)}, but {list(asked)} are asked")
    return out


WITH_CARD = (
    Ask.ORDER,
    Ask.HOMER,
    Ask.AUCTION,
    Ask.FORCE,
    Ask.DEFENCE,
    Ask.DESTROY,
    Ask.FREE_BUILDING,
    Ask.OFFER,
    Ask.DEED,
)
WITH_OTHER = (Ask.DEFENCE, Ask.DESTROY, Ask.COLONY, Ask.INFILTRATE, Ask.OFFER, Ask.SPOILS)


def _fits(state: Position, frame: Frame) -> bool:
    """Whether a frame names things that exist."""
    seats = range(state.players)
    if frame.ask == Ask.KEEP:
        return bool(frame.seats) and all(seat in seats for seat in frame.seats)
    if frame.seat not in seats or state.civs[frame.seat].resigned:
        return False
    if frame.ask in WITH_OTHER and frame.other not in seats:
        return False
    if any(seat not in seats for seat in frame.seats):
        return False
    if frame.ask == Ask.FREE_BUILDING and len(frame.cards) != 1:
        return False
    if frame.ask == Ask.AUCTION and frame.seat not in frame.seats:
        return False
    if frame.ask == Ask.FORCE and frame.number > _within_reach(state, frame):
        return False
    if min(frame.number, frame.extra, frame.other) < -1 or max(frame.number, frame.extra, frame.other) > MOST:
        return False
    return frame.ask not in WITH_CARD or frame.card != NO_CARD


def _within_reach(state: Position, frame: Frame) -> int:
    """The force if everything that is left is added to it."""
    civ = state.civs[frame.seat]
    units = [left + sent for left, sent in zip(all_units(state, civ), sent_units(state, frame), strict=True)]
    return force_of(state, civ, units, frame.extra + force_from_cards(state, civ))


# ---- tokens, workers, ratings -------------------------------------------------------------------------------------


def _civilization(state: Position, seat: int) -> list[str]:
    box = state.box
    civ = state.civs[seat]
    who = f"seat {seat}"
    if len(civ.specials) != 4 or list(civ.slots) != sorted(set(civ.slots)):
        return [f"{who}: its technologies are in disorder"]
    out = []
    counts = [
        civ.yellow,
        civ.blue,
        civ.unused,
        civ.culture,
        civ.science,
        civ.stages,
        *civ.workers,
        *civ.tokens,
    ]
    counts += [civ.extra_ca, civ.extra_ma, civ.military_resources, civ.military_science]
    counts += [civ.traded_food, civ.traded_resources, civ.yellow_total, civ.blue_total]
    if min(counts) < 0 or max(counts) > MOST or max(civ.traded_food, civ.traded_resources) > 1:
        out.append(f"{who}: a count that cannot be")
    if civ.yellow + civ.unused + sum(civ.workers) != civ.yellow_total:
        out.append(f"{who}: {civ.yellow_total} yellow tokens, but others are there")
    if civ.blue + civ.stages + sum(civ.tokens) != civ.blue_total:
        out.append(f"{who}: {civ.blue_total} blue tokens, but others are there")
    if not 0 <= civ.ca <= civ.ca_total or not 0 <= civ.ma <= civ.ma_total:
        out.append(f"{who}: more actions than tokens")
    if any(civ.workers[slot] for slot in range(len(box.card_at)) if slot not in civ.slots):
        out.append(f"{who}: workers on a card that is not in play")
    if civ.resigned and not (civ.pact == civ.war == NO_CARD):
        out.append(f"{who}: resigned, but not out of pacts and wars")
    if list(civ.hand) != sorted(civ.hand) or list(civ.military) != sorted(civ.military):
        out.append(f"{who}: a hand in disorder")
    if civ.stages and (civ.wonder == NO_CARD or civ.stages >= len(box.stages[civ.wonder])):
        out.append(f"{who}: stages of no unfinished wonder")
    if not 0 <= civ.leaders_taken < 1 << AGES or not 0 <= civ.used < 2 * max(Used):
        out.append(f"{who}: leaders or deeds of the turn that there are not")
    out += _relations(state, seat)
    if not civ.resigned:
        out += _ratings(state, seat)
    return out


def _relations(state: Position, seat: int) -> list[str]:
    """Pacts and wars are with another player (TTA-PACT, TTA-WAR)."""
    civ = state.civs[seat]
    others = [other for other in range(state.players) if other != seat]
    out = []
    if civ.pact == NO_CARD:
        if (civ.pact_partner, civ.pact_side) != (NOBODY, 0):
            out.append(f"seat {seat}: a partner without a pact")
    elif civ.pact_partner not in others or civ.pact_side not in (0, 1):
        out.append(f"seat {seat}: a pact with nobody")
    if civ.war == NO_CARD:
        if (civ.war_as, civ.war_target) != (NO_CARD, NOBODY):
            out.append(f"seat {seat}: a target without a war")
    elif civ.war_target not in others or civ.war_as == NO_CARD:
        out.append(f"seat {seat}: a war on nobody")
    return out


def _ratings(state: Position, seat: int) -> list[str]:
    """The kept ratings are those worked out anew (TTA-RATE-01)."""
    civ = state.civs[seat]
    if civ.government == NO_CARD or state.box.kind[civ.government] != Kind.GOVERNMENT:
        return [f"seat {seat}: no government"]
    culture, science, strength, happiness, civil, military, colonization = rated(state, seat, None)
    new = (
        max(0, culture),
        max(0, science),
        max(0, strength),
        min(state.box.happiest, max(0, happiness)),
        civil,
        military,
        colonization,
    )
    kept = (
        civ.culture_rate,
        civ.science_rate,
        civ.strength,
        civ.happiness,
        civ.ca_total,
        civ.ma_total,
        civ.colonization,
    )
    return [] if kept == new else [f"seat {seat}: ratings {kept}, worked out anew {new}"]


# ---- cards --------------------------------------------------------------------------------------------------------


def _events(state: Position) -> list[str]:
    out = []
    if len(state.current_events) != len(state.current_authors):
        out.append("current events and their authors do not match")
    if len(state.future_events) != len(state.future_authors):
        out.append("future events and their authors do not match")
    if len(state.discards) != len(state.known_discards):
        out.append("discards and who knows them do not match")
    if len(state.row) != ROW:
        out.append(f"{len(state.row)} spaces in the card row")
    authors = (*state.current_authors, *state.future_authors, state.top_author)
    if any(not NOBODY <= author < state.players for author in authors):
        out.append("an event prepared by somebody who does not play")
    everybody = (1 << state.players) - 1
    if any(not 0 <= known <= everybody for known in (*state.known_discards, state.top_seen)):
        out.append("a card known to somebody who does not play")
    if state.top_event == NO_CARD and (state.top_author, state.top_seen) != (NOBODY, 0):
        out.append("somebody knows an event that is not fixed")
    return out or _decks(state)


def _decks(state: Position) -> list[str]:
    """Decks are made for those who play when their age begins; the shorter game deals from age III at once."""
    out = []
    if len(state.deck_players) != AGES:
        return [f"decks of {len(state.deck_players)} ages"]
    for age, players in enumerate(state.deck_players):
        ending = age == AGES - 1 and state.variant == Variant.SHORTER
        begun = ending or (age <= state.age and age < ending_age(state))
        if not (2 <= players <= state.players if begun else players == 0):
            out.append(f"decks of age {age} for {players} players")
    return out


def _cards(state: Position) -> list[str]:
    """Every card of every age that has begun is somewhere, once (TTA-SETUP-12, 22)."""
    box = state.box
    there: Counter[int] = Counter()
    for pile in (
        state.row,
        state.civil_deck,
        state.military_deck,
        state.discards,
        state.current_events,
        [state.top_event],
        state.future_events,
        state.past_events,
        state.common_tactics,
        state.shown_events,
        state.gone,
        state.buried,
    ):
        there.update(pile)
    for civ in state.civs:
        there.update(civ.hand)
        there.update(civ.military)
        there.update(civ.dealt)
        there.update(civ.wonders)
        there.update(civ.colonies)
        there.update(civ.specials)
        there.update([box.card_at[slot] for slot in civ.slots])
        there.update([civ.government, civ.leader, civ.wonder, civ.pact, civ.war, civ.kept])
        if civ.exclusive:
            there[civ.tactic] += 1
        if civ.homer_under != NO_CARD:
            there[homer(state)] += 1
    for frame in state.stack:
        if frame.ask in (Ask.AUCTION, Ask.FORCE, Ask.DEFENCE, Ask.OFFER, Ask.HOMER):
            there[frame.card] += 1
    for card in (NO_CARD, *box.initial):
        del there[card]
    wanted = all_cards(state)
    return [
        f"{there[card]} cards {box.ids[card]}, there are {wanted[card]}"
        for card in sorted(there.keys() | wanted.keys())
        if there[card] != wanted[card]
    ]


def _places(state: Position) -> list[str]:
    """Every card is of a kind that belongs where it lies."""
    box = state.box
    civil = [card for card in range(box.civil) if box.kind[card] != Kind.WONDER]
    military = range(box.civil, box.size)
    events = box.of_kind(Kind.EVENT, Kind.TERRITORY)
    tactics, wars = box.of_kind(Kind.TACTIC), box.of_kind(Kind.WAR)
    piles: list[tuple[str, Iterable[int], Container[int]]] = [
        ("the card row", state.row, range(box.civil)),
        ("the civil deck", state.civil_deck, range(box.civil)),
        ("the military deck", state.military_deck, military),
        ("the discards", state.discards, military),
        ("the current events", [*state.current_events, state.top_event], events),
        ("the future events", state.future_events, events),
        ("the past events", state.past_events, events),
        ("the events shown", state.shown_events, events),
        ("the common tactics", state.common_tactics, tactics),
    ]
    for seat, civ in enumerate(state.civs):
        piles += [
            (f"the civil hand of seat {seat}", civ.hand, civil),
            (f"the military hand of seat {seat}", civ.military, military),
            (f"the events of seat {seat}", [*civ.dealt, civ.kept], events),
            (f"the leader of seat {seat}", [civ.leader], box.of_kind(Kind.LEADER)),
            (f"the wonders of seat {seat}", [*civ.wonders, civ.wonder], box.of_kind(Kind.WONDER)),
            (f"the colonies of seat {seat}", civ.colonies, box.of_kind(Kind.TERRITORY)),
            (f"the tactic of seat {seat}", [civ.tactic], tactics),
            (f"the pact of seat {seat}", [civ.pact], box.of_kind(Kind.PACT)),
            (f"the war of seat {seat}", [civ.war, civ.war_as], wars),
        ]
        for at, card in enumerate(civ.specials):
            piles.append((f"the technologies of seat {seat}", [card], box.of_kind(Kind(FIRST_SPECIAL + at))))
    return [
        f"{box.ids[card]} is not for {where}"
        for where, pile, kinds in piles
        for card in pile
        if card != NO_CARD and card not in kinds
    ]


def all_cards(state: Position) -> Counter[int]:
    """Every card of the ages that have begun."""
    box = state.box
    out: Counter[int] = Counter()
    for age, players in enumerate(state.deck_players):
        if not players:
            continue
        if age == 3 and state.variant == Variant.SHORTER:
            out.update([card for card in box.of_kind(Kind.EVENT) if box.age[card] == 3])
        elif age <= state.age:
            out.update(box.civil_deck(age, players))
            out.update(box.military_deck(age, players, left_in_box(state)))
    return out
