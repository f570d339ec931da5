"""Tokens, fortifications and markers on the map: placing, taking and destroying territories."""

from ludage.core.event import Event
from ludage.games.age_of_gods.cards import Marker
from ludage.games.age_of_gods.masks import NOWHERE, bit
from ludage.games.age_of_gods.state import NOBODY, Position


def inhabited(state: Position) -> int:
    """The territories that hold a token."""
    mask = NOWHERE
    for lands in state.lands:
        mask |= lands
    return mask


def empty(state: Position) -> int:
    """The territories without a token that are on the map: a Vortex is not an empty territory (AOG-MARK-03)."""
    return state.box.everywhere & ~inhabited(state) & ~state.vortex


def alive(state: Position) -> int:
    """The peoples that hold a territory, as a mask."""
    mask = 0
    for people, lands in enumerate(state.lands):
        if lands:
            mask |= 1 << people
    return mask


def ceiling(state: Position, people: int) -> int:
    """Twice the size, plus the spare tokens brought in (AOG-MAXSIZE-01)."""
    box = state.box
    return 2 * box.sizes[people] + box.spare[people] - state.spare[people]


def reserve(state: Position, people: int) -> int:
    """The tokens in the well of souls (AOG-SETUP-02): all that are neither on the board nor set aside."""
    return ceiling(state, people) - state.lands[people].bit_count()


def place_token(state: Position, people: int, territory: int) -> None:
    """A token of the reserve on a territory without one."""
    state.people_at[territory] = people
    state.lands[people] |= 1 << territory


def remove_token(state: Position, territory: int) -> None:
    """The token goes back to the well of souls."""
    people = state.people_at[territory]
    if people >= 0:
        state.lands[people] &= ~(1 << territory)
        state.people_at[territory] = NOBODY


def remove_fortification(state: Position, territory: int) -> None:
    """The pawn goes to the common stock, not to its owner (AOG-FORT-03)."""
    if state.fortified >> territory & 1:
        state.fortified &= ~(1 << territory)
        state.supply += 1


def tear_down(state: Position, territory: int) -> None:
    """Fortification and Dwarf fortress go (AOG-FORT-04)."""
    remove_fortification(state, territory)
    state.fortress &= ~(1 << territory)


def destroy(state: Position, territory: int, why: str) -> None:
    """Token, fortification, Dwarf fortress and Love go; city and shore stay (AOG-FORT-05, AOG-WRATH-12)."""
    people = state.people_at[territory]
    remove_token(state, territory)
    tear_down(state, territory)
    state.love &= ~(1 << territory)
    if state.heard is not None:
        box = state.box
        state.tell(
            Event(
                f"destroyed-{why}",
                {"people": box.people_refs[people], "territory": box.territory_refs[territory]},
            )
        )
        _tell_elimination(state, people)


def take(state: Position, people: int, territory: int, how: str) -> None:
    """The territory changes hands: former token and defences go, a token of the reserve comes (AOG-COMBAT-09)."""
    loser = state.people_at[territory]
    remove_token(state, territory)
    tear_down(state, territory)
    place_token(state, people, territory)
    state.taken |= bit(people)
    if state.heard is not None:
        box = state.box
        data: dict[str, object] = {
            "people": box.people_refs[people],
            "territory": box.territory_refs[territory],
        }
        if loser >= 0:
            data["loser"] = box.people_refs[loser]
        state.tell(Event(f"taken-{how}" + ("-empty" if loser < 0 else ""), data))
        if loser >= 0:
            _tell_elimination(state, loser)


def _tell_elimination(state: Position, people: int) -> None:
    if people >= 0 and not state.lands[people]:
        state.tell(Event("eliminated", {"people": state.box.people_refs[people]}))


def fortify(state: Position, territory: int) -> None:
    """A pawn becomes a fortification; who pays for it has been settled before."""
    state.fortified |= bit(territory)


def raise_technology(state: Position, people: int) -> None:
    """One level more, with a pawn of the common stock (AOG-TECH-01)."""
    state.technology[people] += 1
    state.supply -= 1
    if state.heard is not None:
        state.tell(
            Event("technology", {"people": state.box.people_refs[people], "level": state.technology[people]})
        )


def carriers(state: Position, marker: int) -> int:
    """The peoples that carry this bonus marker."""
    mask = 0
    for people, turn in enumerate(state.bonus[marker]):
        if turn:
            mask |= 1 << people
    return mask


def markers_left(state: Position, marker: int) -> int:
    """How many markers of this kind still lie beside the board."""
    if marker == Marker.DWARF_FORTRESS:
        used = state.fortress.bit_count()
    elif marker == Marker.VORTEX:
        used = state.vortex.bit_count()
    else:
        used = carriers(state, marker).bit_count()
    return state.box.marker_counts[marker] - used
