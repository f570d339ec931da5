"""Setting up the game: cultures, starting player, bank, units, and the draft of production tiles (chapter VI)."""

from collections.abc import Mapping
from itertools import permutations, product
from typing import TYPE_CHECKING

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.core.options import Need
from ludage.core.stream import Stream
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import open_terrains, put_tile
from ludage.games.age_of_mythology.cards import DIE, SLOTS, SQUARES
from ludage.games.age_of_mythology.effects import CULTURES, RESOURCES, WAYS
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOBODY,
    NOTHING,
    UNDECIDED,
    Ask,
    Frame,
    Phase,
    Position,
)

if TYPE_CHECKING:
    from ludage.games.age_of_mythology.game import AgeOfMythology

CULTURE_TAKEN = Refusal("refusal-culture-taken", rule="AOM-SETUP-03")
CULTURE_NEIGHBOUR = Refusal("refusal-culture-neighbour", rule="AOM-SETUP-04")
TILE_NOT_SHOWN = Refusal("refusal-tile-not-shown", rule="AOM-DRAFT-01")
TILE_NO_SQUARE = Refusal("refusal-tile-no-square", rule="AOM-TILE-02")

OPTIONS: dict[str, tuple[str, ...]] = {
    "cultures": ("drawn", "two", "chosen"),
    "medusa": ("rulebook", "printed"),
    "hades": ("rulebook", "printed"),
}
NEEDS = (Need("cultures", "two", players=(4, 4)),)
"""Two cultures are a start for four (AOM-SETUP-05); two players have two in any case."""


# ---- cultures -----------------------------------------------------------------------------------------------------


def seatings(players: int) -> list[tuple[int, ...]]:
    """Every way the draws can end: each three players have three cultures, neighbours differ (AOM-SETUP-02 to 04)."""
    orders = list(permutations(range(len(CULTURES))))
    rounds = -(-players // len(CULTURES))
    found = {sum(draws, ())[:players] for draws in product(orders, repeat=rounds)}
    return sorted(seats for seats in found if all(seats[at] != seats[at - 1] for at in range(players)))


def teams() -> list[tuple[int, ...]]:
    """Four players, two cultures, seated in turn (AOM-SETUP-05)."""
    return [(one, two, one, two) for one, two in permutations(range(len(CULTURES)), 2)]


def starting_player(players: int, stream: Stream) -> int:
    """The highest sum of two dice; those tied for it roll again (AOM-SETUP-06)."""
    rolling = list(range(players))
    while len(rolling) > 1:
        sums = [stream.roll(DIE) + stream.roll(DIE) for _ in rolling]
        rolling = [seat for seat, total in zip(rolling, sums, strict=True) if total == max(sums)]
    return rolling[0]


# ---- the table ----------------------------------------------------------------------------------------------------


def prepare(game: "AgeOfMythology", players: int, stream: Stream, options: Mapping[str, str]) -> Position:
    """The table before the draft, or before the cultures are chosen if the players choose them."""
    box = game.box
    state = Position(
        game,
        players,
        stream,
        to_act=(),
        box=box,
        actions=game.space,
        medusa_printed=options["medusa"] == "printed",
        hades_printed=options["hades"] == "printed",
        turn=1,
        phase=Phase.SETUP,
        step=0,
        round=0,
        first=NOBODY,
        stack=[],
        bank=[box.bank_cubes[players]] * 4,
        red=box.victory_cubes,
        victory=[0] * 4,
        pool=[count * box.sets(players) for count in box.tile_count],
        shown=[],
        stock=[count * box.sets(players) for count in box.building_tiles],
        decks=[box.random_deck(culture) for culture in range(len(CULTURES))],
        face_up=[[] for _ in CULTURES],
        cultures=[NOBODY] * players,
        ages=[0] * players,
        cubes=[0] * (4 * players),
        points=[0] * (len(WAYS) * players),
        army=[0] * (SLOTS * players),
        tiles=[NOTHING] * (SQUARES * players),
        figures=[NO_FIGURE] * (SQUARES * players),
        buildings=[0] * (len(box.building_ids) * players),
        hands=[[] for _ in range(players)],
        played=[[] for _ in range(players)],
        aside=[[] for _ in range(players)],
        wanted=[UNDECIDED] * players,
        fourth=0,
        battle=None,
    )
    if options["cultures"] == "chosen":
        state.stack.append(Frame(Ask.CULTURE, 0))
        return state
    two = options["cultures"] == "two"
    known = teams() if two else seatings(players)
    state.cultures = list(known[stream.below(len(known))])
    lay_out(state)
    return state


def lay_out(state: Position) -> None:
    """Starting player, cubes, units and the row of the draft (AOM-SETUP-06, 11, 12, AOM-BANK, AOM-DRAFT-01)."""
    box = state.box
    state.first = starting_player(state.players, state.stream)
    for seat, culture in enumerate(state.cultures):
        for resource in range(len(RESOURCES)):
            state.cubes[seat * 4 + resource] += box.start_cubes[resource]
            state.bank[resource] -= box.start_cubes[resource]
        for slot, unit in enumerate(box.units_of[culture]):
            state.army[seat * SLOTS + slot] = box.starting[unit]
    reveal(state, box.draft_tiles * state.players)


def reveal(state: Position, count: int) -> list[int]:
    """So many tiles of the pool are turned up, or what there is (AOM-DRAFT-01, AOM-EXPLORE-01)."""
    pool = [tile for tile, left in enumerate(state.pool) for _ in range(left)]
    shown = [state.stream.draw(pool) for _ in range(min(count, len(pool)))]
    for tile in shown:
        state.pool[tile] -= 1
    state.shown = sorted(shown)
    return shown


def return_shown(state: Position) -> None:
    """Tiles nobody took go back face down and are mixed (AOM-DRAFT-03, AOM-EXPLORE-04)."""
    for tile in state.shown:
        state.pool[tile] += 1
    state.shown = []


# ---- choosing a culture -------------------------------------------------------------------------------------------


def legal_culture(state: Position, frame: Frame, seat: int) -> list[int]:
    """The cultures that leave a seating for the players still to choose."""
    return [
        state.actions.of(Verb.CULTURE, culture)
        for culture in range(len(CULTURES))
        if refuse_culture(state, frame, seat, Verb.CULTURE, culture, 0) is None
    ]


def refuse_culture(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Three players in a row have three cultures, and neighbours never the same."""
    so_far = (*state.cultures[:seat], x)
    if any(seats[: seat + 1] == so_far for seats in seatings(state.players)):
        return None
    beside = [state.cultures[(seat + step) % state.players] for step in (1, -1)]
    refusal = CULTURE_NEIGHBOUR if x in beside else CULTURE_TAKEN
    return refusal.about(culture=f"culture:{CULTURES[x]}")


def perform_culture(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """In seat order; then the table is laid out."""
    state.stack.pop()
    state.cultures[seat] = x
    if state.heard is not None:
        state.tell(Event("culture-chosen", {"seat": f"seat:{seat}", "culture": f"culture:{CULTURES[x]}"}))
    if seat + 1 < state.players:
        state.stack.append(Frame(Ask.CULTURE, seat + 1))
    else:
        lay_out(state)


# ---- the draft ----------------------------------------------------------------------------------------------------


def drafter(state: Position, step: int) -> int:
    """Whose chance it is: round the table and back, three times (AOM-DRAFT-02)."""
    leg, place = divmod(step, state.players)
    return (state.first + (place if leg % 2 == 0 else state.players - 1 - place)) % state.players


def can_take(state: Position, seat: int) -> bool:
    """Whether any tile of the row fits on the player's board (AOM-TILE-02)."""
    terrains = open_terrains(state, seat)
    return any(terrains >> state.box.tile_terrain[tile] & 1 for tile in state.shown)


def legal_tile(state: Position, frame: Frame, seat: int) -> list[int]:
    """The tiles of the row that fit, each kind once, or none of them."""
    terrains = open_terrains(state, seat)
    first = state.actions.first[Verb.TILE]
    terrain = state.box.tile_terrain
    out = [first + tile for tile in dict.fromkeys(state.shown) if terrains >> terrain[tile] & 1]
    out.append(state.actions.of(Verb.PASS))
    return out


def refuse_tile(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A tile of the row, for an open square of its terrain (AOM-TILE-01, 02)."""
    if verb == Verb.PASS:
        return None
    if x not in state.shown:
        return TILE_NOT_SHOWN.about(tile=state.box.tile_refs[x])
    if not open_terrains(state, seat) >> state.box.tile_terrain[x] & 1:
        return TILE_NO_SQUARE.about(tile=state.box.tile_refs[x])
    return None


def take_shown(state: Position, seat: int, tile: int) -> None:
    """A tile of the row goes to the board at once (AOM-DRAFT-03)."""
    state.shown.remove(tile)
    square = put_tile(state, seat, tile)
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "tile": state.box.tile_refs[tile],
            "field": f"field:{square + 1}",
        }
        state.tell(Event("tile-taken", data))


def tell_pass(state: Position, seat: int) -> None:
    """The chance is spent (AOM-EXPLORE-03)."""
    if state.heard is not None:
        state.tell(Event("tile-passed", {"seat": f"seat:{seat}"}))


def perform_draft(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One tile or a pass (AOM-DRAFT-03)."""
    state.stack.pop()
    if verb == Verb.PASS:
        tell_pass(state, seat)
    else:
        take_shown(state, seat, x)


def explain_tile(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the tile will give when it is gathered."""
    if verb == Verb.PASS:
        return Forecast([])
    box = state.box
    resource = f"resource:{RESOURCES[box.tile_resource[x]]}"
    return Forecast(
        [Line(box.tile_amount[x], Message("forecast-tile", {"resource": resource}, "AOM-GATHER-06"))]
    )
