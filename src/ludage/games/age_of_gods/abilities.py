"""Carrying out the abilities of the peoples, step by step (AOG-ACTION-09 to 12, AOG-PEOPLE-*).

A step is compulsory if it can be done, unless it says 'may'; one without a legal choice is skipped and the next
ones still follow. What can be chosen at a step is one `Choice`: its verb and what bars the others, with the reason.
"""

from ludage.core.event import Event, News
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_gods import wrath
from ludage.games.age_of_gods.abilities_table import ANY, Deed, Step
from ludage.games.age_of_gods.actions import WEAKNESSES, Verb
from ludage.games.age_of_gods.board import (
    alive,
    carriers,
    destroy,
    empty,
    fortify,
    inhabited,
    markers_left,
    place_token,
    raise_technology,
    remove_fortification,
    remove_token,
    reserve,
)
from ludage.games.age_of_gods.cards import BONUS_MARKERS, MARKER_IDS, Marker
from ludage.games.age_of_gods.masks import NOWHERE, bit, members
from ludage.games.age_of_gods.state import (
    DESTINIES,
    LASTING,
    NOBODY,
    Ask,
    Frame,
    Place,
    Position,
)

# ---- the reasons ---------------------------------------------------------------------------------------------

PEOPLE_ELIMINATED = Refusal("refusal-people-eliminated", rule="AOG-ACTION-11")
PEOPLE_HAS_MARKER = Refusal("refusal-people-has-marker", rule="AOG-MARK-11")
PEOPLE_HAS_NO_MARKER = Refusal("refusal-people-has-no-marker", rule="AOG-MARK-11")
TERRITORY_EMPTY = Refusal("refusal-territory-empty", rule="AOG-PEOPLE-dwarves")
TERRITORY_HAS_FORTRESS = Refusal("refusal-territory-has-fortress", rule="AOG-MARK-11")
TERRITORY_HAS_NO_MARKER = Refusal("refusal-territory-has-no-marker", rule="AOG-MARK-11")
NOT_ITS_TERRITORY = Refusal("refusal-not-its-territory", rule="AOG-PEOPLE-high_elves")
ALREADY_FORTIFIED = Refusal("refusal-already-fortified", rule="AOG-FORT-02")
NO_PAWN_IN_SUPPLY = Refusal("refusal-no-pawn-in-supply", rule="AOG-TECH-04")
NOTHING_TO_WEAKEN = Refusal("refusal-nothing-to-weaken", rule="AOG-PEOPLE-dark_elves")
SWAP_NOT_ADJACENT = Refusal("refusal-swap-not-adjacent", rule="AOG-PEOPLE-nomads")
SWAP_NEEDS_TWO_PEOPLES = Refusal("refusal-swap-needs-two-peoples", rule="AOG-PEOPLE-nomads")
PEEK_SELF = Refusal("refusal-peek-self", rule="AOG-PEOPLE-hobbits")
PEEK_NO_SUCH_PLAYER = Refusal("refusal-peek-no-such-player", rule="AOG-PEOPLE-hobbits")
PEEK_NOTHING_HIDDEN = Refusal("refusal-peek-nothing-hidden", rule="AOG-PEOPLE-hobbits")
PEEK_NOTHING_NEW = Refusal("refusal-peek-nothing-new", rule="AOG-PEOPLE-hobbits")
NO_TOKEN_IN_RESERVE = Refusal("refusal-no-token-in-reserve", rule="AOG-PEOPLE-necromancers")
SETTLE_NOT_EMPTY = Refusal("refusal-settle-not-empty", rule="AOG-PEOPLE-necromancers")
VORTEX_CITY = Refusal("refusal-vortex-city", rule="AOG-PEOPLE-sorcerers")
VORTEX_FORTRESS = Refusal("refusal-vortex-fortress", rule="AOG-PEOPLE-sorcerers")
VORTEX_LOVE = Refusal("refusal-vortex-love", rule="AOG-PEOPLE-sorcerers")
VORTEX_ALREADY = Refusal("refusal-vortex-already", rule="AOG-PEOPLE-sorcerers")
VORTEX_LAST = Refusal("refusal-vortex-last", rule="AOG-PEOPLE-sorcerers")
HOLY_WAR_ITSELF = Refusal("refusal-holy-war-itself", rule="AOG-MARK-02")
COPY_NOT_DISCARDED = Refusal("refusal-copy-not-discarded", rule="AOG-PEOPLE-fairies")
COPY_ITSELF = Refusal("refusal-copy-itself", rule="AOG-PEOPLE-fairies")
COPY_PEOPLE_GONE = Refusal("refusal-copy-people-gone", rule="AOG-PEOPLE-fairies")
STEP_COMPULSORY = Refusal("refusal-step-compulsory", rule="AOG-ACTION-10")
STEP_OTHER = Refusal("refusal-step-other", rule="AOG-ACTION-10")

Bars = list[tuple[int, Refusal]]

FALLBACK = 1  # bits of `extra` of a STEPS frame: the fallback steps are being carried out,
SECOND_HALF = 2  # and the first of the two picks of this step has been made


def begin(state: Position, seat: int, people: int) -> None:
    """The ability of this people is used by this player."""
    state.stack.append(Frame(Ask.STEPS, seat, ability=people))


def step_of(state: Position, frame: Frame) -> Step | None:
    """The step the frame stands at, or None past the last one."""
    ability = state.box.abilities[frame.ability]
    steps = ability.fallback if frame.extra & FALLBACK else ability.steps
    return steps[frame.number] if frame.number < len(steps) else None


def next_step(frame: Frame, people: int = ANY, place: int = ANY) -> Frame:
    """The frame at its next step, with what was marked."""
    return Frame(
        Ask.STEPS,
        frame.seat,
        people=frame.people if people == ANY else people,
        place=frame.place if place == ANY else place,
        number=frame.number + 1,
        extra=frame.extra & FALLBACK,
        ability=frame.ability,
    )


def enter(state: Position, frame: Frame) -> bool:
    """The frame has come to the top: True if it waits for a choice, else its step is done or skipped."""
    step = step_of(state, frame)
    if step is None:
        state.stack.pop()
        return False
    if step.deed in (Deed.ATTACK, Deed.EXTRA_TOKEN, Deed.WRATH):
        state.stack[-1] = next_step(frame)
        _work(state, frame, step)
        return False
    if has_choice(state, frame, step):
        return True
    if state.box.abilities[frame.ability].fallback and not frame.extra & FALLBACK and frame.number == 0:
        state.stack[-1] = Frame(Ask.STEPS, frame.seat, extra=FALLBACK, ability=frame.ability)
    else:
        state.stack[-1] = next_step(frame)
        if state.heard is not None and not step.optional:
            ability = f"ability:{state.box.ability_ids[frame.ability]}"
            state.tell(Event("step-skipped", {"seat": f"seat:{frame.seat}", "ability": ability}))
    return False


def _work(state: Position, frame: Frame, step: Step) -> None:
    """Steps that begin without a choice."""
    seat = frame.seat
    if step.deed == Deed.WRATH:
        wrath.call(state, seat, frame.ability, step.amount)
    elif step.deed == Deed.EXTRA_TOKEN:
        _extra_token(state, frame.ability)
    elif not (step.with_marked and frame.people == NOBODY) and not (step.from_marked and frame.place < 0):
        terms = step.terms
        assert terms is not None
        terms = terms.but(
            people=frame.people if step.with_marked else None,
            origin=frame.place if step.from_marked else None,
            victim=state.holy_victim if step.against_victim else None,
        )
        state.stack.append(Frame(Ask.ATTACK, seat, terms=terms))


def _extra_token(state: Position, people: int) -> None:
    """A spare token of the people joins its reserve: the ceiling rises by one (AOG-PEOPLE-goblins)."""
    if state.spare[people] > 0:
        state.spare[people] -= 1
        if state.heard is not None:
            state.tell(Event("extra-token", {"people": state.box.people_refs[people]}))


# ---- what can be chosen ---------------------------------------------------------------------------------------


def second_half(frame: Frame) -> bool:
    """Whether the first of two picks has been made (Holy War, Raise the Dead)."""
    return bool(frame.extra & SECOND_HALF)


def verb_of(frame: Frame, step: Step) -> int:
    """The verb of the choice at this step."""
    if second_half(frame):
        return Verb.AGAINST if step.deed == Deed.HOLY_WAR else Verb.SETTLE
    return VERB_OF_DEED[step.deed]


VERB_OF_DEED: dict[int, int] = {
    Deed.MARKER: Verb.MARK,
    Deed.FORTRESS: Verb.FORTRESS,
    Deed.FORTIFY: Verb.FORTIFY,
    Deed.TECHNOLOGY: Verb.TECHNOLOGY,
    Deed.WEAKEN: Verb.WEAKEN,
    Deed.SWAP: Verb.SWAP,
    Deed.PEEK: Verb.PEEK,
    Deed.REVIVE: Verb.RAISE,
    Deed.VORTEX: Verb.VORTEX,
    Deed.HOLY_WAR: Verb.HOLY_WAR,
    Deed.COPY: Verb.COPY,
}


def bars(state: Position, frame: Frame, step: Step) -> Bars:
    """What may not be chosen at a step of one pick, and why: masks of peoples, territories or seats."""
    box = state.box
    every_people = (1 << len(box.people_ids)) - 1
    gone = every_people & ~alive(state)
    deed = step.deed
    if deed == Deed.MARKER:
        return [(gone, PEOPLE_ELIMINATED), (carriers(state, step.marker), PEOPLE_HAS_MARKER)]
    if deed == Deed.FORTRESS:
        return [
            (box.everywhere & ~inhabited(state), TERRITORY_EMPTY),
            (state.fortress, TERRITORY_HAS_FORTRESS),
        ]
    if deed == Deed.FORTIFY:
        theirs = state.lands[frame.people] if frame.people != NOBODY else NOWHERE
        return [
            (box.everywhere & ~theirs, NOT_ITS_TERRITORY),
            (state.fortified | state.fortress, ALREADY_FORTIFIED),
            (NOWHERE if state.supply else box.everywhere, NO_PAWN_IN_SUPPLY),
        ]
    if deed == Deed.TECHNOLOGY:
        return [(gone, PEOPLE_ELIMINATED), (0 if state.supply else every_people, NO_PAWN_IN_SUPPLY)]
    if deed == Deed.PEEK:
        return _peek_bars(state, frame)
    if deed == Deed.VORTEX:
        return _vortex_bars(state)
    if deed == Deed.COPY:
        return _copy_bars(state, every_people)
    if deed == Deed.HOLY_WAR:
        itself = bit(frame.people) if second_half(frame) else 0
        alone = every_people if alive(state).bit_count() < 2 else 0
        return [(gone, PEOPLE_ELIMINATED), (itself | alone, HOLY_WAR_ITSELF)]
    if second_half(frame):  # of Raise the Dead
        return [(box.everywhere & ~empty(state), SETTLE_NOT_EMPTY)]
    full = sum(bit(people) for people in range(len(box.people_ids)) if not reserve(state, people))
    return [(full, NO_TOKEN_IN_RESERVE), (0 if empty(state) else every_people, SETTLE_NOT_EMPTY)]


def _peek_bars(state: Position, frame: Frame) -> Bars:
    absent = sum(bit(seat) for seat in range(state.players, 6))
    bare = sum(bit(seat) for seat in range(state.players) if not hidden_sizes(state, seat))
    known = sum(bit(seat) for seat in range(state.players) if _knows_all(state, frame.seat, seat))
    return [
        (absent, PEEK_NO_SUCH_PLAYER),
        (bit(frame.seat), PEEK_SELF),
        (bare, PEEK_NOTHING_HIDDEN),
        (known, PEEK_NOTHING_NEW),
    ]


def _knows_all(state: Position, seat: int, owner: int) -> bool:
    """Whether the player has looked at every hidden card of that opponent: another look would teach nothing."""
    cards = [owner * DESTINIES + size - 1 for size in hidden_sizes(state, owner)]
    return all(state.seen[card] >> seat & 1 for card in cards)


def hidden_sizes(state: Position, seat: int) -> list[int]:
    """The sizes of the destiny cards of this player that nobody has seen turned up."""
    first = seat * DESTINIES
    return [
        size
        for size in range(1, DESTINIES + 1)
        if state.destiny[first + size - 1] >= 0 and state.destiny_place[first + size - 1] != Place.REVEALED
    ]


def _vortex_bars(state: Position) -> Bars:
    last = NOWHERE
    for lands in state.lands:
        if lands.bit_count() == 1:
            last |= lands
    return [
        (state.box.cities, VORTEX_CITY),
        (state.fortress, VORTEX_FORTRESS),
        (state.love, VORTEX_LOVE),
        (state.vortex, VORTEX_ALREADY),
        (last, VORTEX_LAST),
    ]


def _copy_bars(state: Position, every_people: int) -> Bars:
    discarded = 0
    for people in state.discard:
        discarded |= bit(people)
    itself = needs = 0
    for people, ability in enumerate(state.box.abilities):
        for step in ability.steps:
            if step.deed == Deed.COPY:
                itself |= bit(people)
            elif step.terms is not None and step.terms.people != ANY and not state.lands[step.terms.people]:
                needs |= bit(people)
    return [
        (itself, COPY_ITSELF),
        (every_people & ~discarded, COPY_NOT_DISCARDED),
        (needs, COPY_PEOPLE_GONE),
    ]


UNIVERSE_OF_PEOPLES = (Verb.MARK, Verb.TECHNOLOGY, Verb.RAISE, Verb.HOLY_WAR, Verb.AGAINST, Verb.COPY)


def choices(state: Position, frame: Frame, step: Step) -> int:
    """What may be chosen, as a mask."""
    verb = verb_of(frame, step)
    if verb in UNIVERSE_OF_PEOPLES:
        mask = (1 << len(state.box.people_ids)) - 1
    else:
        mask = 0b111111 if verb == Verb.PEEK else state.box.everywhere
    for barred, _ in bars(state, frame, step):
        mask &= ~barred
    return mask


def weak_points(state: Position, people: int) -> list[int]:
    """What this people can lose to a sabotage: a technology level, an Attack or a Defence marker."""
    if not state.lands[people]:
        return []
    out = [0] if state.technology[people] else []
    return out + [1 + marker for marker in BONUS_MARKERS if state.bonus[marker][people]]


def swaps_of(state: Position, territory: int) -> int:
    """The neighbours with which its token can be exchanged: held by another people."""
    people = state.people_at[territory]
    if people < 0:
        return NOWHERE
    return state.box.neighbours[territory] & inhabited(state) & ~state.lands[people]


def has_choice(state: Position, frame: Frame, step: Step) -> bool:
    """Whether the step can be done."""
    if step.deed == Deed.WEAKEN:
        return any(weak_points(state, people) for people in range(len(state.lands)))
    if step.deed == Deed.SWAP:
        return any(swaps_of(state, territory) for territory in members(inhabited(state)))
    return choices(state, frame, step) != 0


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """All choices of the step, and declining if it says 'may'."""
    step = step_of(state, frame)
    assert step is not None
    actions = state.actions
    if step.deed == Deed.WEAKEN:
        first = actions.first[Verb.WEAKEN]
        out = [
            first + people * len(WEAKNESSES) + what
            for people in range(len(state.lands))
            for what in weak_points(state, people)
        ]
    elif step.deed == Deed.SWAP:
        out = [
            actions.swaps[a][b]
            for a in members(inhabited(state))
            for b in members(swaps_of(state, a))
            if a < b
        ]
    else:
        out = actions.of_all(verb_of(frame, step), choices(state, frame, step))
    if step.optional:
        out.append(actions.of(Verb.PASS))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """The first reason against the choice."""
    step = step_of(state, frame)
    assert step is not None
    if verb == Verb.PASS:
        return None if step.optional else STEP_COMPULSORY
    if verb != verb_of(frame, step):
        return STEP_OTHER
    box = state.box
    if verb == Verb.WEAKEN:
        named = box.people_refs[x]
        if not state.lands[x]:
            return PEOPLE_ELIMINATED.about(people=named)
        return None if y in weak_points(state, x) else NOTHING_TO_WEAKEN.about(people=named)
    if verb == Verb.SWAP:
        if swaps_of(state, x) >> y & 1:
            return None
        return SWAP_NEEDS_TWO_PEOPLES if box.neighbours[x] >> y & 1 else SWAP_NOT_ADJACENT
    for barred, refusal in bars(state, frame, step):
        if barred >> x & 1:
            return refusal.about(**_named(state, verb, x))
    return None


def _named(state: Position, verb: int, x: int) -> dict[str, str]:
    if verb in UNIVERSE_OF_PEOPLES:
        return {"people": state.box.people_refs[x]}
    if verb == Verb.PEEK:
        return {"seat": f"seat:{x}"}
    return {"territory": state.box.territory_refs[x]}


# ---- carrying out -----------------------------------------------------------------------------------------------


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The choice takes effect and the ability goes on to its next step."""
    step = step_of(state, frame)
    assert step is not None
    box = state.box
    if verb == Verb.PASS:
        state.stack[-1] = next_step(frame)
    elif verb in (Verb.RAISE, Verb.HOLY_WAR):
        state.stack[-1] = Frame(
            Ask.STEPS,
            seat,
            people=x,
            number=frame.number,
            extra=frame.extra | SECOND_HALF,
            ability=frame.ability,
        )
    elif verb == Verb.MARK:
        state.stack[-1] = next_step(frame, people=x)
        give_marker(state, seat, step.marker, x, step.lasting)
    elif verb in (Verb.FORTRESS, Verb.VORTEX):
        state.stack[-1] = next_step(frame, place=x)
        marker = Marker.VORTEX if verb == Verb.VORTEX else Marker.DWARF_FORTRESS
        set_marker(state, seat, marker, x)
    elif verb == Verb.COPY:
        state.stack[-1] = next_step(frame)
        if state.heard is not None:
            state.tell(Event("copied", {"seat": f"seat:{seat}", "ability": f"ability:{box.ability_ids[x]}"}))
        begin(state, seat, x)
    elif verb == Verb.AGAINST:
        state.stack[-1] = next_step(frame)
        state.holy_attacker, state.holy_victim = frame.people, x
        if state.heard is not None:
            state.tell(
                Event("holy-war", {"people": box.people_refs[frame.people], "victim": box.people_refs[x]})
            )
    else:
        state.stack[-1] = next_step(frame)
        _do(state, frame, seat, verb, x, y)


def _do(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The choices with one plain effect."""
    box = state.box
    if verb == Verb.TECHNOLOGY:
        raise_technology(state, x)
    elif verb == Verb.FORTIFY:
        state.supply -= 1
        fortify(state, x)
        if state.heard is not None:
            state.tell(Event("fortified-by-card", {"territory": box.territory_refs[x]}))
    elif verb == Verb.WEAKEN:
        _weaken(state, x, y)
    elif verb == Verb.SWAP:
        _swap(state, x, y)
    elif verb == Verb.PEEK:
        _peek(state, seat, x)
    elif verb == Verb.SETTLE:
        place_token(state, frame.people, x)
        if state.heard is not None:
            people, territory = box.people_refs[frame.people], box.territory_refs[x]
            state.tell(Event("raised", {"people": people, "territory": territory}))


def _weaken(state: Position, people: int, what: int) -> None:
    """A technology pawn goes to the supply, a marker back beside the board (AOG-PEOPLE-dark_elves)."""
    if what == 0:
        state.technology[people] -= 1
        state.supply += 1
    else:
        state.bonus[what - 1][people] = 0
    if state.heard is not None:
        data: dict[str, object] = {
            "people": state.box.people_refs[people],
            "what": f"weakness:{WEAKNESSES[what]}",
        }
        state.tell(Event("weakened", data))


def _swap(state: Position, a: int, b: int) -> None:
    """Only the tokens move; this is no conquest (AOG-PEOPLE-nomads)."""
    one, two = state.people_at[a], state.people_at[b]
    remove_token(state, a)
    remove_token(state, b)
    place_token(state, two, a)
    place_token(state, one, b)
    if state.heard is not None:
        box = state.box
        data: dict[str, object] = {
            "people": box.people_refs[one],
            "other": box.people_refs[two],
            "origin": box.territory_refs[a],
            "target": box.territory_refs[b],
        }
        state.tell(Event("swapped", data))


def _peek(state: Position, seat: int, owner: int) -> None:
    """One of his hidden destiny cards, drawn at random; its number shows, its people only to the two."""
    size = state.stream.draw(hidden_sizes(state, owner))
    card = owner * DESTINIES + size - 1
    state.seen[card] |= bit(seat)
    if state.heard is not None:
        face: dict[str, object] = {"people": state.box.people_refs[state.destiny[card]]}
        state.tell(
            Event(
                "peeked",
                {"seat": f"seat:{seat}", "owner": f"seat:{owner}", "size": size},
                News.SHOWN,
                {seat: face, owner: face},
            )
        )


# ---- markers ----------------------------------------------------------------------------------------------------


def give_marker(state: Position, seat: int, marker: int, people: int, lasting: bool) -> None:
    """A bonus marker for a people; if all are in use one of them is moved (AOG-MARK-11)."""
    if markers_left(state, marker) > 0:
        _give(state, marker, people, lasting)
    else:
        frame = Frame(Ask.MOVE_MARKER, seat, people=people, number=marker, extra=int(lasting))
        state.stack.append(frame)


def _give(state: Position, marker: int, people: int, lasting: bool) -> None:
    """For the rest of the game, or until the end of the next turn (AOG-MARK-07 to 10)."""
    state.bonus[marker][people] = LASTING if lasting else state.turn + 1
    if state.heard is not None:
        data: dict[str, object] = {
            "people": state.box.people_refs[people],
            "marker": f"marker:{MARKER_IDS[marker]}",
        }
        state.tell(Event("marker-given" if lasting else "marker-lent", data))


def set_marker(state: Position, seat: int, marker: int, territory: int) -> None:
    """A Dwarf fortress or a Vortex on a territory; if all are in use one of them is moved."""
    if markers_left(state, marker) > 0:
        _set(state, marker, territory)
    else:
        state.stack.append(Frame(Ask.MOVE_MARKER, seat, place=territory, number=marker))


def _set(state: Position, marker: int, territory: int) -> None:
    """A fortress replaces the fortification there (AOG-MARK-04); a Vortex destroys what is there (AOG-MARK-03)."""
    if marker == Marker.DWARF_FORTRESS:
        remove_fortification(state, territory)
        state.fortress |= bit(territory)
    else:
        if state.people_at[territory] != NOBODY:
            destroy(state, territory, "vortex")
        state.vortex |= bit(territory)
    if state.heard is not None:
        data: dict[str, object] = {
            "territory": state.box.territory_refs[territory],
            "marker": f"marker:{MARKER_IDS[marker]}",
        }
        state.tell(Event("marker-set", data))


def _movable(state: Position, marker: int) -> int:
    if marker in BONUS_MARKERS:
        return carriers(state, marker)
    return state.fortress if marker == Marker.DWARF_FORTRESS else state.vortex


def legal_move(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any of the markers in use."""
    verb = Verb.TAKE if frame.number in BONUS_MARKERS else Verb.LIFT
    return state.actions.of_all(verb, _movable(state, frame.number))


def refuse_move(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only one that is in use, and of that kind."""
    of_people = frame.number in BONUS_MARKERS
    if (verb == Verb.TAKE) != of_people:
        return STEP_OTHER
    if _movable(state, frame.number) >> x & 1:
        return None
    if of_people:
        return PEOPLE_HAS_NO_MARKER.about(people=state.box.people_refs[x])
    return TERRITORY_HAS_NO_MARKER.about(territory=state.box.territory_refs[x])


def perform_move(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The marker leaves its place and goes to the new one; a temporary one starts its time anew."""
    state.stack.pop()
    if state.heard is not None:
        data: dict[str, object] = {"marker": f"marker:{MARKER_IDS[frame.number]}"}
        if verb == Verb.TAKE:
            state.tell(Event("marker-taken", {**data, "people": state.box.people_refs[x]}))
        else:
            state.tell(Event("marker-lifted", {**data, "territory": state.box.territory_refs[x]}))
    if verb == Verb.TAKE:
        state.bonus[frame.number][x] = 0
        _give(state, frame.number, frame.people, bool(frame.extra))
        return
    if frame.number == Marker.DWARF_FORTRESS:
        state.fortress &= ~bit(x)
    else:
        state.vortex &= ~bit(x)
    _set(state, frame.number, frame.place)


# ---- forecast ---------------------------------------------------------------------------------------------------


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the choice changes, line by line."""
    box = state.box
    rule = f"AOG-PEOPLE-{box.people_ids[frame.ability]}"
    if verb == Verb.TECHNOLOGY:
        return Forecast([Line(1, Message("forecast-technology", {"people": box.people_refs[x]}, rule))])
    if verb == Verb.WEAKEN:
        what = f"weakness:{WEAKNESSES[y]}"
        cause = Message("forecast-weaken", {"people": box.people_refs[x], "what": what}, rule)
        return Forecast([Line(-1, cause)])
    if verb == Verb.VORTEX and state.people_at[x] >= 0:
        people = box.people_refs[state.people_at[x]]
        cause = Message("forecast-lose", {"people": people, "territory": box.territory_refs[x]}, rule)
        return Forecast([Line(-1, cause)])
    if verb == Verb.SETTLE:
        people = box.people_refs[frame.people]
        cause = Message("forecast-gain", {"people": people, "territory": box.territory_refs[x]}, rule)
        return Forecast([Line(1, cause)])
    if verb == Verb.COPY:
        ability = f"ability:{box.ability_ids[x]}"
        return Forecast(
            [Line(0, Message("forecast-ability", {"ability": ability}, f"AOG-PEOPLE-{box.people_ids[x]}"))]
        )
    return Forecast([])
