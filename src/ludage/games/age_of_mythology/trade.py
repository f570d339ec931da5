"""The Trade action: swaps with the bank, then the Great Temple (chapter VIII)."""

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import owned
from ludage.games.age_of_mythology.effects import FAVOR, RESOURCES, WAYS, Way
from ludage.games.age_of_mythology.state import NOTHING, Ask, Frame, Position
from ludage.games.age_of_mythology.winning import ask_for_cubes

TRADE_PRICE = Refusal("refusal-trade-price", rule="AOM-TRADE-04")
NOTHING_TO_SWAP = Refusal("refusal-nothing-to-swap", rule="AOM-TRADE-02")
NO_CUBE = Refusal("refusal-no-cube", rule="AOM-TRADE-01")
BANK_EMPTY = Refusal("refusal-bank-empty", rule="AOM-TRADE-02")
TAKEN_IN_TRADE = Refusal("refusal-taken-in-trade", rule="AOM-TRADE-01")
GIVEN_IN_TRADE = Refusal("refusal-given-in-trade", rule="AOM-TRADE-01")
SWAPS_OVER = Refusal("refusal-swaps-over", rule="AOM-BLDG-24")
NO_TEMPLE = Refusal("refusal-no-temple", rule="AOM-BLDG-great_temple")
TEMPLE_PRICE = Refusal("refusal-temple-price", rule="AOM-BLDG-23")
NO_VICTORY_CUBE = Refusal("refusal-no-victory-cube", rule="AOM-BLDG-23")

TAKEN = 4
BOUGHT = 8
PROFITED = 9
"""Bits of the frame's mask: colours given from 0 on, taken from 4 on, the temple at 8, the profit of Forseti at 9."""


def cost_of(state: Position, seat: int, card: int) -> int:
    """The cubes on the card, or none with a Market (AOM-TRADE-04, AOM-BLDG-13)."""
    return 0 if owned(state, seat, state.box.market) else state.box.values[card]


def impossible(state: Position, seat: int, card: int, favor: int) -> Refusal | None:
    """The cost must be there, whatever is done afterwards, and a cube to do it with (AOM-TRADE-04, 05)."""
    cost = cost_of(state, seat, card)
    own, bank = state.cubes[seat * 4 : seat * 4 + 4], state.bank[:]
    own[FAVOR] -= favor
    bank[FAVOR] += favor
    if sum(own) <= cost:
        return TRADE_PRICE.about(cost=cost)
    colours = sum(1 for here, there in zip(own, bank, strict=True) if here or there)
    if colours > 1 and (cost or any(bank)):  # what is paid lies in the bank, and can be taken again
        return None
    return None if may_buy(state, seat, card, favor) else NOTHING_TO_SWAP


def may_buy(state: Position, seat: int, card: int, favor: int) -> bool:
    """Whether a purchase at the Great Temple can begin the trade: of the cost Favor is paid last (AOM-BLDG-23)."""
    own = state.cubes[seat * 4 : seat * 4 + 4]
    others = sum(own) - own[FAVOR]
    left = own[FAVOR] - favor - max(0, cost_of(state, seat, card) - others)
    return owned(state, seat, state.box.temple) > 0 and left >= state.box.temple_favor and state.red > 0


def start(state: Position, seat: int, card: int, power: int) -> None:
    """The cost is paid once, before anything else (AOM-TRADE-04, 05)."""
    state.stack.append(Frame(Ask.TRADE, seat, card=card, power=power))
    cost = cost_of(state, seat, card)
    if cost:
        state.stack.append(Frame(Ask.COST, seat, card=card, number=cost))


# ---- the cost -----------------------------------------------------------------------------------------------------


def waits_for_cost(state: Position, frame: Frame) -> bool:
    """Only a choice of colours is asked for."""
    if frame.number and sum(count > 0 for count in state.cubes[frame.seat * 4 : frame.seat * 4 + 4]) > 1:
        return True
    state.stack.pop()
    if frame.number:
        kind = next(r for r in range(4) if state.cubes[frame.seat * 4 + r])
        pay_cubes(state, frame.seat, kind, frame.number)
    return False


def pay_cubes(state: Position, seat: int, resource: int, count: int) -> None:
    """Cubes for the bank."""
    state.cubes[seat * 4 + resource] -= count
    state.bank[resource] += count
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "cubes": f"{RESOURCES[resource]}:{count}"}
        state.tell(Event("trade-paid", data))


def legal_cost(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any colour the player has (AOM-TRADE-04)."""
    first = state.actions.first[Verb.PAY]
    return [first + r for r in range(4) if state.cubes[seat * 4 + r]]


def refuse_cost(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A cube he has."""
    return None if state.cubes[seat * 4 + x] else NO_CUBE.about(resource=f"resource:{RESOURCES[x]}")


def perform_cost(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One cube of the cost."""
    state.stack.pop()
    pay_cubes(state, seat, x, 1)
    state.stack.append(Frame(Ask.COST, seat, card=frame.card, number=frame.number - 1))


# ---- swaps and the temple -----------------------------------------------------------------------------------------


def waits(state: Position, frame: Frame) -> bool:
    """Something can still be swapped or bought."""
    return len(legal(state, frame, frame.seat)) > 1


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Every swap, a victory point cube, or no more."""
    actions = state.actions
    out = [
        actions.pair(Verb.SWAP, given, taken)
        for given in range(4)
        if state.cubes[seat * 4 + given]
        for taken in range(4)
        if given != taken and refuse_swap(state, frame, seat, given, taken) is None
    ]
    if refuse_temple(state, seat) is None:
        out.append(actions.of(Verb.TEMPLE))
    out.append(actions.of(Verb.DONE))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """May this be swapped or bought?"""
    if verb == Verb.SWAP:
        return refuse_swap(state, frame, seat, x, y)
    return refuse_temple(state, seat) if verb == Verb.TEMPLE else None


def refuse_swap(state: Position, frame: Frame, seat: int, given: int, taken: int) -> Refusal | None:
    """One own cube for one of the bank's; what came in this trade is not given again (AOM-TRADE-01, 02)."""
    if frame.mask >> BOUGHT & 1:
        return SWAPS_OVER
    if not state.cubes[seat * 4 + given]:
        return NO_CUBE.about(resource=f"resource:{RESOURCES[given]}")
    if not state.bank[taken]:
        return BANK_EMPTY.about(resource=f"resource:{RESOURCES[taken]}")
    if frame.mask >> TAKEN + given & 1:
        return TAKEN_IN_TRADE.about(resource=f"resource:{RESOURCES[given]}")
    if frame.mask >> taken & 1:
        return GIVEN_IN_TRADE.about(resource=f"resource:{RESOURCES[taken]}")
    return None


def refuse_temple(state: Position, seat: int) -> Refusal | None:
    """Great Temple, eight Favor, a red cube in the bank (AOM-BLDG-23)."""
    if not owned(state, seat, state.box.temple):
        return NO_TEMPLE
    if state.cubes[seat * 4 + FAVOR] < state.box.temple_favor:
        return TEMPLE_PRICE.about(cost=state.box.temple_favor)
    return None if state.red else NO_VICTORY_CUBE


def may_swap(state: Position, frame: Frame, seat: int) -> bool:
    """Whether any cube can still be swapped."""
    colours = range(4)
    return any(
        refuse_swap(state, frame, seat, given, taken) is None
        for given in colours
        for taken in colours
        if given != taken
    )


def buys_too_soon(state: Position, frame: Frame, seat: int) -> bool:
    """Whether a purchase now, which ends the swaps, would come before the first one or before one that buys more."""
    if not may_swap(state, frame, seat):
        return False
    if not frame.mask:
        return True
    cubes = state.cubes[seat * 4 : seat * 4 + 4]
    to_give = sum([cubes[r] for r in range(4) if r != FAVOR and not frame.mask >> TAKEN + r & 1])
    more = 0 if frame.mask >> FAVOR & 1 else min(to_give, state.bank[FAVOR])
    price = state.box.temple_favor
    return min((cubes[FAVOR] + more) // price, state.red) > cubes[FAVOR] // price


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """One swap or one purchase; then again. The first one brings the cubes of Forseti, which can be swapped whatever
    was swapped for them (AOM-GOD-forseti).
    """
    state.stack.pop()
    if verb == Verb.DONE:
        return
    mask = frame.mask
    cubes = state.cubes
    if verb == Verb.SWAP:
        cubes[seat * 4 + x] -= 1
        state.bank[x] += 1
        cubes[seat * 4 + y] += 1
        state.bank[y] -= 1
        mask |= 1 << x | 1 << TAKEN + y
        if state.heard is not None:
            data: dict[str, object] = {
                "seat": f"seat:{seat}",
                "given": f"resource:{RESOURCES[x]}",
                "taken": f"resource:{RESOURCES[y]}",
            }
            state.tell(Event("swapped", data))
    else:
        buy(state, seat)
        mask |= 1 << BOUGHT
    if frame.power != NOTHING:
        mask = mask & 1 << BOUGHT | 1 << PROFITED
    state.stack.append(Frame(Ask.TRADE, seat, card=frame.card, mask=mask))
    if frame.power != NOTHING:
        ask_for_cubes(state, seat, state.box.god_number(frame.power, "count"))


def buy(state: Position, seat: int) -> None:
    """Favor to the bank, a red cube from it; this shortens the game (AOM-BLDG-23)."""
    favor = state.box.temple_favor
    state.cubes[seat * 4 + FAVOR] -= favor
    state.bank[FAVOR] += favor
    state.red -= 1
    state.points[seat * len(WAYS) + Way.GREAT_TEMPLE] += 1
    if state.heard is not None:
        state.tell(Event("temple-bought", {"seat": f"seat:{seat}", "cost": favor}))


# ---- forecast -----------------------------------------------------------------------------------------------------


def forecast(state: Position, seat: int, card: int) -> Forecast:
    """The cost of the trade."""
    printed = state.box.values[card]
    lines = [Line(-printed, Message("forecast-trade-cost", {}, "AOM-TRADE-04"))] if printed else []
    if printed and cost_of(state, seat, card) == 0:
        ref = {"building": state.box.building_refs[state.box.market]}
        lines.append(Line(printed, Message("forecast-from-building", ref, "AOM-BLDG-13")))
    return Forecast(lines)


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What changes hands, and what a god adds to it."""
    if verb == Verb.DONE:
        return Forecast([])
    if verb == Verb.SWAP:
        lines = [
            Line(-1, Message("forecast-price", {"resource": f"resource:{RESOURCES[x]}"}, "AOM-TRADE-01")),
            Line(1, Message("forecast-gain", {"resource": f"resource:{RESOURCES[y]}"}, "AOM-TRADE-01")),
        ]
    else:
        favor = {"resource": f"resource:{RESOURCES[FAVOR]}"}
        lines = [
            Line(-state.box.temple_favor, Message("forecast-price", favor, "AOM-BLDG-23")),
            Line(1, Message("forecast-victory-cube", {}, "AOM-BLDG-23")),
        ]
        if may_swap(state, frame, seat):
            lines.append(Line(0, Message("forecast-swaps-over", {}, "AOM-BLDG-24")))
    if frame.power != NOTHING:
        god = {"god": state.box.god_refs[frame.power]}
        lines.append(Line(0, Message("forecast-power", god, state.box.god_rules[frame.power])))
    return Forecast(lines)
