"""The Gather action: villagers move, then everybody gathers (chapter VIII)."""

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology.actions import ALL, HARVESTS, Verb
from ludage.games.age_of_mythology.board import (
    clockwise,
    cube_refs,
    gain,
    holding,
    idle_villagers,
    owned,
    unit_of,
)
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.effects import FAVOR, FOOD, GATHER_MODES, GOLD, RESOURCES, TERRAINS, Effect
from ludage.games.age_of_mythology.state import (
    NO_FIGURE,
    NOTHING,
    VILLAGER,
    WORKER,
    Ask,
    Frame,
    Position,
)

NO_WORKER_IN_HOLDING = Refusal("refusal-no-worker-in-holding", rule="AOM-GATHER-02")
NO_FIGURE_THERE = Refusal("refusal-no-figure-there", rule="AOM-GATHER-02")
NO_TILE_THERE = Refusal("refusal-no-tile-there", rule="AOM-GATHER-02")
TILE_OCCUPIED = Refusal("refusal-tile-occupied", rule="AOM-GATHER-03")
HAS_MOVED = Refusal("refusal-has-moved", rule="AOM-GATHER-02")
GATHER_ALL_ONLY = Refusal("refusal-gather-all-only", rule="AOM-GATHER-07")
GATHER_NOT_ALL = Refusal("refusal-gather-not-all", rule="AOM-GATHER-05")
GATHER_FOOD_ONLY = Refusal("refusal-gather-food-only", rule="AOM-GATHER-11")
NOTHING_TO_GATHER = Refusal("refusal-nothing-to-gather", rule="AOM-GATHER-08")

MODE_OPEN, MODE_ALL, MODE_FOOD = range(len(GATHER_MODES))
FIRST_RESOURCE = len(TERRAINS)


def start(state: Position, seat: int, card: int, power: int) -> None:
    """The card's player may move figures before anything is gathered (AOM-GATHER-01)."""
    state.stack.append(Frame(Ask.GATHER, seat, card=card, power=power))


def impossible(state: Position, seat: int, card: int, power: int, favor: int) -> Refusal | None:
    """Somebody must gather something, or a figure move (AOM-GATHER-08)."""
    if bears(state, seat, card, power, favor) or moves(state, seat, 0):
        return None
    return NOTHING_TO_GATHER


def bears(state: Position, seat: int, card: int, power: int, favor: int) -> bool:
    """Whether some way to gather that the card allows would bring anybody a cube, so much Favor having been paid."""
    box = state.box
    bank = state.bank[:]
    bank[FAVOR] += favor
    fixed = box.modes[card] == MODE_FOOD
    for gatherer in gatherers(state, seat, power):
        at = gatherer * SQUARES
        for tile in state.tiles[at : at + SQUARES]:
            if tile == NOTHING:
                continue
            resource = box.tile_resource[tile]
            if bank[resource] and (resource == FOOD or not fixed):
                return True
    return any(bank[resource] and owned(state, seat, building) for building, resource, _ in box.gather_plus)


def waits(state: Position, frame: Frame) -> bool:
    """Asked while a figure can move, and where two harvests would bring different cubes (ruling 124)."""
    if moves(state, frame.seat, frame.mask):
        return True
    choices = harvests(state, frame.card)
    first = takings(state, frame.seat, choices[0], frame.power)
    if any(takings(state, frame.seat, choice, frame.power) != first for choice in choices[1:]):
        return True
    state.stack.pop()
    if len(choices) == 1:
        tell_choice(state, frame.seat, choices[0])
    harvest(state, frame.seat, choices[0], frame.power)
    return False


def harvests(state: Position, card: int) -> list[int]:
    """What the card lets its player choose (AOM-GATHER-05, 07, 11)."""
    return [harvest for harvest in range(len(HARVESTS)) if refuse_harvest(state, card, harvest) is None]


def figure_of(state: Position, seat: int, worker: int) -> int:
    """How the figure `place` speaks of stands on a square: a villager, or a unit by its slot."""
    return VILLAGER if worker == 0 else WORKER + state.box.slot_of[state.box.workers[worker - 1]]


def idle_workers(state: Position, seat: int, worker: int) -> int:
    """Figures of this kind in the Holding Area."""
    if worker == 0:
        return idle_villagers(state, seat)
    unit = state.box.workers[worker - 1]
    if state.box.unit_culture[unit] != state.cultures[seat]:
        return 0
    return holding(state, seat, state.box.slot_of[unit])


# ---- moving villagers and Dwarves ---------------------------------------------------------------------------------


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Every move, and every way to gather the card allows."""
    first = state.actions.first[Verb.GATHER]
    return moves(state, seat, frame.mask) + [first + harvest for harvest in harvests(state, frame.card)]


def moves(state: Position, seat: int, moved: int) -> list[int]:
    """Every move of a figure; `moved` is the mask of the squares whose figure has moved already."""
    actions = state.actions
    at = seat * SQUARES
    tiles = state.tiles[at : at + SQUARES]
    figures = state.figures[at : at + SQUARES]
    out: list[int] = []
    free = [s for s in range(SQUARES) if tiles[s] != NOTHING and figures[s] == NO_FIGURE]
    if free:
        for worker in range(1 + len(state.box.workers)):
            if idle_workers(state, seat, worker):
                out += [actions.pair(Verb.PLACE, worker, square) for square in free]
    for origin in range(SQUARES):
        if figures[origin] != NO_FIGURE and not moved >> origin & 1:
            for square in range(SQUARES):
                if square != origin and refuse_shift(state, moved, seat, origin, square) is None:
                    out.append(actions.pair(Verb.SHIFT, origin, square))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """May this figure go there, or this be gathered?"""
    if verb == Verb.GATHER:
        return refuse_harvest(state, frame.card, x)
    if verb == Verb.SHIFT:
        return refuse_shift(state, frame.mask, seat, x, y)
    if not idle_workers(state, seat, x):
        return NO_WORKER_IN_HOLDING
    return refuse_square(state, seat, y, occupied=False)


def refuse_harvest(state: Position, card: int, harvest: int) -> Refusal | None:
    """The card says what may be chosen (AOM-GATHER-05, 07, 11)."""
    mode = state.box.modes[card]
    if mode == MODE_ALL:
        return None if harvest == ALL else GATHER_ALL_ONLY
    if mode == MODE_FOOD:
        return None if harvest == FIRST_RESOURCE + FOOD else GATHER_FOOD_ONLY
    return None if harvest != ALL else GATHER_NOT_ALL


def refuse_square(state: Position, seat: int, square: int, occupied: bool) -> Refusal | None:
    """A figure needs a tile to stand on, alone (AOM-GATHER-02, 03)."""
    at = seat * SQUARES + square
    if state.tiles[at] == NOTHING:
        return NO_TILE_THERE.about(field=f"field:{square + 1}")
    if state.figures[at] != NO_FIGURE and not occupied:
        return TILE_OCCUPIED.about(field=f"field:{square + 1}")
    return None


def refuse_shift(state: Position, moved: int, seat: int, origin: int, square: int) -> Refusal | None:
    """From tile to tile, each figure once in an action; figures of two kinds may change places."""
    figure = state.figures[seat * SQUARES + origin]
    if figure == NO_FIGURE:
        return NO_FIGURE_THERE.about(field=f"field:{origin + 1}")
    if moved >> origin & 1:
        return HAS_MOVED.about(field=f"field:{origin + 1}")
    other = state.figures[seat * SQUARES + square]
    trades_places = other not in (NO_FIGURE, figure) and not moved >> square & 1
    return refuse_square(state, seat, square, occupied=trades_places)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """A move, or the harvest that ends the action."""
    state.stack.pop()
    if verb == Verb.GATHER:
        tell_choice(state, seat, x)
        harvest(state, seat, x, frame.power)
        return
    figures = state.figures
    here = seat * SQUARES + y
    settled = frame.mask | 1 << y
    data: dict[str, object] = {"seat": f"seat:{seat}", "field": f"field:{y + 1}"}
    if verb == Verb.PLACE:
        figures[here] = figure_of(state, seat, x)
    else:
        there = seat * SQUARES + x
        figures[here], figures[there] = figures[there], figures[here]
        if figures[there] != NO_FIGURE:
            settled |= 1 << x
        data["origin"] = f"field:{x + 1}"
    if state.heard is not None:
        data["worker"] = worker_ref(state, seat, figures[here])
        state.tell(Event("worker-placed" if verb == Verb.PLACE else "worker-moved", data))
    state.stack.append(Frame(Ask.GATHER, seat, card=frame.card, power=frame.power, mask=settled))


def worker_ref(state: Position, seat: int, figure: int) -> str:
    """The figure on a square, by name."""
    if figure == VILLAGER:
        return "worker:villager"
    return f"worker:{state.box.unit_ids[unit_of(state, seat, figure - WORKER)]}"


# ---- the harvest --------------------------------------------------------------------------------------------------

Due = tuple[int, int, Message]
"""A resource, how many cubes, and why."""


def gathered(tile_terrain: int, tile_resource: int, chosen: int) -> bool:
    """Whether a tile is used: by its terrain, its resource, or all of them (AOM-GATHER-06, 07)."""
    if chosen == ALL:
        return True
    return tile_terrain == chosen if chosen < FIRST_RESOURCE else tile_resource == chosen - FIRST_RESOURCE


def due(state: Position, seat: int, chosen: int, own: bool, power: int) -> list[Due]:
    """What a player is owed, tile by tile and building by building (AOM-GATHER-04, 06, 10, AOM-BLDG-17 to 22)."""
    box = state.box
    out: list[Due] = []
    at = seat * SQUARES
    extra = per_tile(state, power) if own else None
    for square in range(SQUARES):
        tile = state.tiles[at + square]
        if tile == NOTHING or not gathered(box.tile_terrain[tile], box.tile_resource[tile], chosen):
            continue
        resource = box.tile_resource[tile]
        kind = f"resource:{RESOURCES[resource]}"
        field = f"field:{square + 1}"
        named = {"tile": box.tile_refs[tile], "resource": kind, "field": field}
        out.append((resource, box.tile_amount[tile], Message("forecast-from-tile", named, "AOM-GATHER-06")))
        figure = state.figures[at + square]
        if figure == VILLAGER:
            more = box.power_number(box.villager_of[state.cultures[seat]], "amount")
            out.append((resource, more, Message("forecast-from-villager", named, "AOM-GATHER-04")))
        elif figure >= WORKER and resource == GOLD:
            unit = unit_of(state, seat, figure - WORKER)
            worker = {**named, "unit": box.unit_refs[unit]}
            message = Message("forecast-from-worker", worker, "AOM-GATHER-10")
            out.append((resource, box.power_number(unit, "gold"), message))
        if extra is not None and extra[0] == resource:
            god = {**_god(state, power), "resource": kind, "field": field}
            out.append((resource, extra[1], Message("forecast-from-god", god, box.god_rules[power])))
    if own:
        for building, resource, amount in box.gather_plus:
            if owned(state, seat, building):
                ref = {"building": box.building_refs[building], "resource": f"resource:{RESOURCES[resource]}"}
                rule = f"AOM-BLDG-{box.building_ids[building]}"
                out.append((resource, amount, Message("forecast-from-building", ref, rule)))
    return out


def _god(state: Position, power: int) -> dict[str, str]:
    return {"god": state.box.god_refs[power]}


GATHERING = (Effect.GATHER_BONUS_PER_TILE, Effect.GATHER_BONUS_EXCLUSIVE, Effect.GATHER_EXCLUSIVE)
"""Powers that change who takes what of a harvest."""


def per_tile(state: Position, power: int) -> tuple[int, int] | None:
    """The resource of which a god gives more for each tile, and how many."""
    bonus = (Effect.GATHER_BONUS_PER_TILE, Effect.GATHER_BONUS_EXCLUSIVE)
    if power == NOTHING or state.box.effects[power] not in bonus:
        return None
    params = state.box.god_params[power]
    return RESOURCES.index(params["resource"]), int(params["per_tile"])


def gatherers(state: Position, seat: int, power: int) -> list[int]:
    """The card's player, then the others clockwise, unless a god keeps them out (AOM-GATHER-08)."""
    alone = (Effect.GATHER_BONUS_EXCLUSIVE, Effect.GATHER_EXCLUSIVE)
    if power != NOTHING and state.box.effects[power] in alone:
        return [seat]
    return [seat, *clockwise(state, seat)]


def takings(state: Position, seat: int, chosen: int, power: int) -> list[list[int]]:
    """The cubes that each of those who gather would take."""
    bank = state.bank[:]
    out: list[list[int]] = []
    for gatherer in gatherers(state, seat, power):
        owed = totals(due(state, gatherer, chosen, gatherer == seat, power))
        got = [min(count, there) for count, there in zip(owed, bank, strict=True)]
        bank = [there - count for count, there in zip(got, bank, strict=True)]
        out.append(got)
    return out


def changes_takings(state: Position, seat: int, card: int, power: int, favor: int) -> bool:
    """Whether a power would make anybody take other cubes in a harvest of the card, so much Favor having been paid.

    The less its player takes without it, the more there is for the power to change: so his figures count as gone from
    their tiles if any of them can move (AOM-GOD-06).
    """
    trial = state.clone()
    trial.bank[FAVOR] += favor
    if moves(state, seat, 0):
        trial.figures[seat * SQUARES : (seat + 1) * SQUARES] = [NO_FIGURE] * SQUARES
    for chosen in harvests(state, card):
        plain = takings(trial, seat, chosen, NOTHING)
        changed = takings(trial, seat, chosen, power)  # who is kept out is missing at the end
        if changed != plain[: len(changed)] or any(map(any, plain[len(changed) :])):
            return True
    return False


def tell_choice(state: Position, seat: int, chosen: int) -> None:
    """What is gathered, by the card or by its player."""
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "harvest": f"harvest:{HARVESTS[chosen]}"}
        state.tell(Event("gather-chosen", data))


def harvest(state: Position, seat: int, chosen: int, power: int) -> None:
    """Everybody takes his cubes in order, as far as the bank has them (AOM-GATHER-08, 09)."""
    for gatherer in gatherers(state, seat, power):
        sums = totals(due(state, gatherer, chosen, gatherer == seat, power))
        got = [gain(state, gatherer, resource, count) for resource, count in enumerate(sums)]
        if state.heard is not None:
            lost = [count - taken for count, taken in zip(sums, got, strict=True)]
            told: dict[str, object] = {"seat": f"seat:{gatherer}", "cubes": cube_refs(got)}
            if any(lost):
                told["lost"] = cube_refs(lost)
            kind = "gathered-short" if any(lost) else "gathered" if any(got) else "gathered-nothing"
            state.tell(Event(kind, told))


def totals(dues: list[Due]) -> list[int]:
    """The cubes owed of each colour."""
    sums = [0, 0, 0, 0]
    for resource, count, _ in dues:
        sums[resource] += count
    return sums


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the player and the others would gather."""
    if verb != Verb.GATHER:
        return Forecast([])
    bank = state.bank[:]
    lines: list[Line] = []
    for gatherer in gatherers(state, seat, frame.power):
        dues = due(state, gatherer, x, gatherer == seat, frame.power)
        if gatherer == seat:
            lines += [Line(count, message) for _, count, message in dues]
        for resource, count in enumerate(totals(dues)):
            got = min(count, bank[resource])
            bank[resource] -= got
            if gatherer == seat and got < count:
                short = {"resource": f"resource:{RESOURCES[resource]}"}
                lines.append(Line(got - count, Message("forecast-bank-short", short, "AOM-GATHER-09")))
            elif gatherer != seat and got:
                other = {"seat": f"seat:{gatherer}", "cubes": f"{RESOURCES[resource]}:{got}"}
                lines.append(Line(0, Message("forecast-others-gather", other, "AOM-GATHER-08")))
    return Forecast(lines)
