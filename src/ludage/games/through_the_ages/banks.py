"""The blue and the yellow bank: paying, gaining and losing food, resources and tokens (TTA-PAY, TTA-TOKEN, TTA-POP).

A payment leaves the fewest blue tokens on the cards that it can; nothing is ever gained by leaving more, since a
token may be broken into cheaper ones whenever something is paid.
"""

from itertools import product

from ludage.games.through_the_ages.state import NO_CARD, Ask, Civilization, Frame, Position

# ---- what there is --------------------------------------------------------------------------------------------


def food(state: Position, civ: Civilization) -> int:
    """Stored food: the blue tokens on farms by the value of their card (TTA-PAY-02)."""
    tokens, value = civ.tokens, state.box.token_value
    return sum([tokens[slot] * value[slot] for slot in state.box.food_slots if tokens[slot]])


def resources(state: Position, civ: Civilization) -> int:
    """Stored resources: the blue tokens on mines, and on labs (Bill Gates)."""
    tokens, value = civ.tokens, state.box.token_value
    total = 0
    for slot in state.box.mine_slots:
        if tokens[slot]:
            total += tokens[slot] * value[slot]
    for slot in state.box.lab_slots:
        if tokens[slot]:
            total += tokens[slot] * value[slot]
    return total


def food_to_pay_with(state: Position, civ: Civilization) -> int:
    """Stored food, and the resource that may be used as food this turn (TTA-PACT-11)."""
    return food(state, civ) + (civ.traded_food if civ.traded_food and resources(state, civ) else 0)


def resources_to_pay_with(state: Position, civ: Civilization) -> int:
    """Stored resources, and the food that may be used as a resource this turn (TTA-PACT-11)."""
    return resources(state, civ) + (civ.traded_resources if civ.traded_resources and food(state, civ) else 0)


# ---- paying ---------------------------------------------------------------------------------------------------


def pay_food(state: Position, civ: Civilization, amount: int) -> None:
    """Pay food, a traded resource first (TTA-PAY-01, TTA-PACT-11)."""
    if civ.traded_food and amount and resources(state, civ):
        civ.traded_food = 0
        lose_goods(state, civ, amount - 1, 1)
    else:
        lose_food(state, civ, amount)


def pay_resources(state: Position, civ: Civilization, amount: int) -> None:
    """Pay resources, traded food first (TTA-PAY-01, TTA-PACT-11)."""
    if civ.traded_resources and amount and food(state, civ):
        civ.traded_resources = 0
        lose_goods(state, civ, 1, amount - 1)
    else:
        lose_resources(state, civ, amount)


def lose_goods(state: Position, civ: Civilization, due: int, due_in_resources: int) -> None:
    """Food and resources go together. What the one brings to the bank may be the change that the other needs: if change
    is lost with the food first, the resources go first where that loses less (TTA-PAY-10)."""
    before = food(state, civ) + resources(state, civ)
    blue, tokens = civ.blue, list(civ.tokens)
    lose_food(state, civ, due)
    lose_resources(state, civ, due_in_resources)
    left = food(state, civ) + resources(state, civ)
    if left < before - due - due_in_resources:
        food_first = civ.blue, civ.tokens
        civ.blue, civ.tokens = blue, tokens
        lose_resources(state, civ, due_in_resources)
        lose_food(state, civ, due)
        if food(state, civ) + resources(state, civ) <= left:
            civ.blue, civ.tokens = food_first


def lose_food(state: Position, civ: Civilization, amount: int) -> None:
    """Stored food goes, by the rules of payment."""
    _pay(state, civ, amount, state.box.food_slots, state.box.food_slots)


def lose_resources(state: Position, civ: Civilization, amount: int) -> None:
    """Stored resources go, by the rules of payment."""
    if amount <= 0:
        return
    box = state.box
    labs = [slot for slot in box.lab_slots if civ.tokens[slot]]
    if labs:
        _pay_with_labs(state, civ, amount, labs)
    else:
        _pay(state, civ, amount, box.mine_slots, box.mine_slots)


def _pay_with_labs(state: Position, civ: Civilization, amount: int, labs: list[int]) -> None:
    """With tokens on labs (Bill Gates) the cheapest need not be the best, since change lies on mines only. Every number
    of tokens off each card is tried, the dearest broken where they are worth too much: what loses least counts, then
    what fills the bank most.
    """
    value, mines = state.box.token_value, state.box.mine_slots
    stored, blue, tokens = resources(state, civ), civ.blue, civ.tokens
    stores = [slot for slot in (*mines, *labs) if tokens[slot]]
    best = (stored, 0)
    paid = blue, tokens
    for counts in product(*[range(tokens[slot] + 1) for slot in stores]):
        off = [(slot, count) for slot, count in zip(stores, counts, strict=True) if count]
        worth = sum([count * value[slot] for slot, count in off])
        if worth < amount or worth - max([value[slot] for slot, _ in off]) >= amount:
            continue
        civ.blue, civ.tokens = blue + sum(counts), list(tokens)
        for slot, count in off:
            civ.tokens[slot] -= count
        _place(state, civ, worth - amount, mines)
        outcome = (stored - amount - resources(state, civ), -civ.blue)
        if outcome < best:
            best = outcome
            paid = civ.blue, civ.tokens
    civ.blue, civ.tokens = paid


def _pay(state: Position, civ: Civilization, amount: int, stores: list[int], change: list[int]) -> None:
    """The cheapest tokens go back to the bank first; one token may be broken for change (TTA-PAY-04 to 10).

    Change that the bank has no tokens for is lost.
    """
    tokens, value = civ.tokens, state.box.token_value
    for slot in stores:
        while amount > 0 and tokens[slot]:
            tokens[slot] -= 1
            civ.blue += 1
            amount -= value[slot]
    if amount < 0:
        _place(state, civ, -amount, change)


def gain_food(state: Position, civ: Civilization, amount: int) -> int:
    """Gain food, as far as there are tokens; gives what was gained (TTA-PAY-11)."""
    return _place(state, civ, amount, state.box.food_slots)


def gain_resources(state: Position, civ: Civilization, amount: int) -> int:
    """Gain resources, as far as there are tokens; gives what was gained (TTA-PAY-11)."""
    return _place(state, civ, amount, state.box.mine_slots)


def _place(state: Position, civ: Civilization, amount: int, slots: list[int]) -> int:
    """Tokens from the bank on cards for exactly this value, on the dearest ones first; nothing is taken off a card."""
    value = state.box.token_value
    left = amount
    for slot in reversed(slots):
        if slot in civ.slots:
            count = min(left // value[slot], civ.blue)
            civ.tokens[slot] += count
            civ.blue -= count
            left -= count * value[slot]
    return amount - left


# ---- the tokens themselves --------------------------------------------------------------------------------------


def gain_tokens(civ: Civilization, yellow: int, blue: int) -> None:
    """Tokens from the box to the banks (TTA-TOKEN-01)."""
    civ.yellow += yellow
    civ.yellow_total += yellow
    civ.blue += blue
    civ.blue_total += blue


def lose_yellow(civ: Civilization, count: int) -> int:
    """Yellow tokens are lost from the bank only; gives how many were (TTA-TOKEN-02)."""
    lost = min(count, civ.yellow)
    civ.yellow -= lost
    civ.yellow_total -= lost
    return lost


def lose_blue(state: Position, seat: int, count: int, card: int = NO_CARD) -> int:
    """Blue tokens are lost from the bank first, then from cards that their owner chooses; gives how many were in the
    bank (TTA-TOKEN-03).
    """
    civ = state.civs[seat]
    from_bank = min(count, civ.blue)
    civ.blue -= from_bank
    civ.blue_total -= from_bank
    for _ in range(count - from_bank):
        state.stack.append(Frame(Ask.TOKEN, seat, card))
    return from_bank


def change_tokens(state: Position, seat: int, yellow: int, blue: int) -> None:
    """The token symbols of a card that enters play; of one that leaves it with the signs turned round."""
    civ = state.civs[seat]
    gain_tokens(civ, max(yellow, 0), max(blue, 0))
    if yellow < 0:
        lose_yellow(civ, -yellow)
    if blue < 0:
        lose_blue(state, seat, -blue)


def take_token(civ: Civilization, slot: int, to_wonder: bool) -> None:
    """A blue token leaves a card, for the box or for the wonder under construction (TTA-WONDER-05)."""
    civ.tokens[slot] -= 1
    if to_wonder:
        civ.stages += 1
    else:
        civ.blue_total -= 1


# ---- population -------------------------------------------------------------------------------------------------


def _of_bank(table: list[int], tokens: int) -> int:
    return table[tokens] if tokens < len(table) else table[-1]


def population_cost(state: Position, civ: Civilization) -> int:
    """The food printed under the rightmost yellow token; -1 with an empty bank (TTA-POP-03 to 05)."""
    return _of_bank(state.box.population_cost, civ.yellow)


def consumption(state: Position, civ: Civilization) -> int:
    """The leftmost uncovered number of the yellow bank (TTA-CONSUME-01, 02)."""
    return _of_bank(state.box.consumption, civ.yellow)


def corruption(state: Position, civ: Civilization) -> int:
    """The leftmost uncovered number of the blue bank (TTA-CORRUPT-01, 02)."""
    return _of_bank(state.box.corruption, civ.blue)


def discontent(state: Position, civ: Civilization) -> int:
    """Empty subsections of the yellow bank without a happy face (TTA-HAPPY-01, 02)."""
    return max(0, _of_bank(state.box.happiness_needed, civ.yellow) - civ.happiness)


def gain_population(civ: Civilization, count: int) -> int:
    """Free workers from the bank; gives how many there were (TTA-POP-06)."""
    gained = min(count, civ.yellow)
    civ.yellow -= gained
    civ.unused += gained
    return gained


def lose_population(state: Position, seat: int, count: int, card: int) -> int:
    """Unused workers go back to the bank; without one the owner chooses a worker on a card. Gives how many were unused
    (TTA-POP-08).
    """
    civ = state.civs[seat]
    idle = min(count, civ.unused)
    civ.unused -= idle
    civ.yellow += idle
    for _ in range(count - idle):
        state.stack.append(Frame(Ask.LOSE_POPULATION, seat, card))
    return idle
