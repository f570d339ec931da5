"""What contradicts the box: tokens, pawns, markers and cards that cannot be where the position says they are."""

from ludage.games.age_of_gods.abilities_table import Occasion, Reach, Terms
from ludage.games.age_of_gods.board import carriers, ceiling, inhabited
from ludage.games.age_of_gods.cards import BONUS_MARKERS, DIE, MARKER_IDS, Marker
from ludage.games.age_of_gods.masks import mask_of
from ludage.games.age_of_gods.state import DESTINIES, LASTING, NOBODY, NOT_DEALT, Ask, Frame, Phase, Position


def faults(state: Position) -> list[str]:
    """Everything that is wrong, one sentence each; nothing in any position of a real game."""
    return _turn(state) + misplaced(state)


def misplaced(state: Position) -> list[str]:
    """Pieces and cards that cannot be where they are, whoever is to act."""
    return _tokens(state) + _pawns(state) + _markers(state) + _cards(state) + _gods(state)


def _turn(state: Position) -> list[str]:
    """The place in the turn, and that those are to act whom the stack asks."""
    out = []
    if not 1 <= state.turn <= state.box.turns:
        out.append(f"turn {state.turn} of {state.box.turns}")
    if not 0 <= state.step <= state.players:
        out.append(f"step {state.step} of {state.players} players")
    if state.first != NOBODY and not 0 <= state.first < state.players:
        out.append(f"first player {state.first} of {state.players}")
    out += [
        f"a frame {Ask(frame.ask).name.lower()} that cannot be"
        for frame in state.stack
        if not _fits(state, frame)
    ]
    if not state.stack:
        asked: tuple[int, ...] = ()
        if state.phase != Phase.OVER:
            out.append("nothing is asked of anybody, but the game is not over")
    elif state.stack[-1].ask == Ask.GODS:
        asked = tuple(seat for seat, god in enumerate(state.gods) if god == NOBODY)
    else:
        top = state.stack[-1]
        asked = top.seats if top.ask == Ask.BETS else (top.seat,)
    if state.to_act != asked or not all(seat in range(state.players) for seat in asked):
        out.append(f"to act {list(state.to_act)}, but {list(asked)} are asked")
    return out


WITH_TERMS = (Ask.ATTACK, Ask.ROLLED, Ask.GIVE_UP)


def _fits(state: Position, frame: Frame) -> bool:
    """Whether the numbers of a frame name things that exist."""
    box = state.box
    places = range(-1, len(box.territory_ids))
    peoples = range(-1, len(box.people_ids))
    together = frame.ask in (Ask.GODS, Ask.BETS)
    return (
        (frame.seat == NOBODY if together else frame.seat in range(state.players))
        and frame.people in peoples
        and frame.ability in (range(len(box.people_ids)) if frame.ask == Ask.STEPS else (NOBODY,))
        and frame.place in places
        and frame.target in places
        and frame.number in range(len(box.territory_ids))
        and frame.extra in range(8)
        and all(face in range(1, DIE + 1) for face in frame.dice)
        and (frame.terms is not None) == (frame.ask in WITH_TERMS)
        and (frame.terms is None or _terms_fit(state, frame.terms))
    )


def _terms_fit(state: Position, terms: Terms) -> bool:
    places = range(-1, len(state.box.territory_ids))
    peoples = range(-1, len(state.box.people_ids))
    return (
        terms.occasion in range(len(Occasion))
        and terms.reach in range(len(Reach))
        and terms.origin in places
        and terms.people in peoples
        and terms.victim in peoples
        and terms.dice in (1, 2)
        and terms.largest in range(1, 5)
        and terms.ignore in range(8)
        and abs(terms.bonus) <= DIE
    )


def _tokens(state: Position) -> list[str]:
    """On the board at most twice the size, the rest in the well of souls (AOG-SETUP-02, AOG-MAXSIZE-01)."""
    box = state.box
    out = []
    for people, name in enumerate(box.people_ids):
        lands = mask_of([at for at, holder in enumerate(state.people_at) if holder == people])
        if lands != state.lands[people]:
            out.append(f"{name}: the territories and the people's own list disagree")
        if lands.bit_count() > ceiling(state, people):
            out.append(
                f"{name} hold {lands.bit_count()} territories, at most {ceiling(state, people)} are possible"
            )
        if not 0 <= state.spare[people] <= box.spare[people]:
            out.append(f"{name}: {state.spare[people]} spare tokens, there are {box.spare[people]}")
    for mark in ("fortified", "fortress", "love"):
        astray = getattr(state, mark) & ~inhabited(state)
        if astray:
            out.append(f"{mark} without a token: {', '.join(box.territories(astray))}")
    if state.vortex & inhabited(state):
        out.append(f"a token under a vortex: {', '.join(box.territories(state.vortex & inhabited(state)))}")
    if state.fortified & state.fortress:
        both = box.territories(state.fortified & state.fortress)
        out.append(f"fortification and Dwarf fortress in one territory: {', '.join(both)}")
    return out


def _pawns(state: Position) -> list[str]:
    """Fifty wooden pawns in all (AOG-SETUP-12, AOG-TECH-04)."""
    counts = [state.supply, *state.pawns, *state.technology]
    total = sum(counts) + state.fortified.bit_count()
    if min(counts) < 0 or total != state.box.pawns:
        return [f"{total} wooden pawns (supply {state.supply}), there are {state.box.pawns}"]
    return []


def _markers(state: Position) -> list[str]:
    """Twenty-six markers (AOG-MARK-01)."""
    used = {int(marker): carriers(state, marker).bit_count() for marker in BONUS_MARKERS}
    used[Marker.DWARF_FORTRESS] = state.fortress.bit_count()
    used[Marker.VORTEX] = state.vortex.bit_count()
    used[Marker.LOVE] = state.love.bit_count() + state.love_left
    used[Marker.HATE] = state.hate.bit_count() + state.hate_left
    counts = state.box.marker_counts
    out = [
        f"{number} markers {MARKER_IDS[marker]}, there are {counts[marker]}"
        for marker, number in used.items()
        if not 0 <= number <= counts[marker]
    ]
    known = (*range(state.box.turns + 2), LASTING)
    if any(turn not in known for turns in state.bonus for turn in turns):
        out.append("a marker that counts until a turn that never comes")
    if (state.holy_attacker == NOBODY) != (state.holy_victim == NOBODY):
        out.append("a holy war needs an attacker and a victim")
    if state.holy_attacker != NOBODY and state.holy_attacker == state.holy_victim:
        out.append("a holy war of a people against itself")
    return out


def _cards(state: Position) -> list[str]:
    """Two action cards and one destiny card a people (AOG-MAT-03); every hand, bet and discard was dealt."""
    box = state.box
    out = []
    used = [0] * len(box.people_ids)
    for cards in [*state.hands, *state.bets, state.discard]:
        for people in cards:
            used[people] += 1
    for people, number in enumerate(used):
        if number > box.copies[people]:
            out.append(f"{number} action cards of {box.people_ids[people]}, there are {box.copies[people]}")
    if sum(used) != state.players * sum(box.dealt):
        out.append(f"{sum(used)} action cards in play, {state.players * sum(box.dealt)} were dealt")
    dealt = [people for people in state.destiny if people != NOT_DEALT]
    out += [f"two destiny cards of {box.people_ids[p]}" for p in dealt if dealt.count(p) > 1]
    for card, people in enumerate(state.destiny):
        if people != NOT_DEALT and box.sizes[people] != 1 + card % DESTINIES:
            out.append(f"the destiny card of {box.people_ids[people]} is not of size {1 + card % DESTINIES}")
    out += [
        f"seat {seat} has laid {len(bets)} bets, at most {box.most_bets} are possible"
        for seat, bets in enumerate(state.bets)
        if len(bets) > box.most_bets
    ]
    return out


def _gods(state: Position) -> list[str]:
    """Two gods dealt to each player, one of them chosen (AOG-SETUP-09)."""
    out = []
    dealt = [god for offer in state.offers for god in offer]
    if len(set(dealt)) != len(dealt):
        out.append("a god dealt twice")
    for seat, god in enumerate(state.gods):
        if god != NOBODY and god not in state.offers[seat]:
            out.append(f"seat {seat} embodies {state.box.god_ids[god]}, who was not dealt to it")
        if len(state.offers[seat]) != state.box.gods_dealt:
            out.append(f"seat {seat} was dealt {len(state.offers[seat])} gods, not {state.box.gods_dealt}")
        if god == NOBODY and state.phase != Phase.SETUP:
            out.append(f"seat {seat} has no god")
    return out
