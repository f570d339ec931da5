"""What the lines of events do, and the questions they ask (TTA-EVENT, military_cards.csv)."""

from ludage.core.event import Event
from ludage.core.message import Refusal
from ludage.games.through_the_ages import row
from ludage.games.through_the_ages.ages import ending_age
from ludage.games.through_the_ages.banks import (
    discontent,
    food,
    gain_tokens,
    lose_goods,
    lose_yellow,
    pay_food,
    resources,
)
from ludage.games.through_the_ages.cards import is_urban
from ludage.games.through_the_ages.civil import free_worker
from ludage.games.through_the_ages.colonies import seats_from
from ludage.games.through_the_ages.effects import Deed
from ludage.games.through_the_ages.gains import (
    change_culture,
    change_science,
    gain_people,
    give_goods,
    lose_blue_tokens,
    lose_people,
    score_by_rank,
    tell_goods,
)
from ludage.games.through_the_ages.leaders import remove_leader
from ludage.games.through_the_ages.military_cards import draw
from ludage.games.through_the_ages.production import (
    produce_food,
    produce_goods,
    produce_resources,
    tell_losses,
)
from ludage.games.through_the_ages.ratings import recount
from ludage.games.through_the_ages.scoring import by_rank, impact, scale_said
from ludage.games.through_the_ages.state import NOBODY, Ask, Civilization, Frame, Position

NOTHING_THERE = Refusal("refusal-nothing-there", rule="TTA-DESTROY-01")
NO_WORKER_TO_LOSE = Refusal("refusal-no-worker-to-lose", rule="TTA-POP-08")
NO_TOKEN_THERE = Refusal("refusal-no-token-there", rule="TTA-TOKEN-03")
NOT_THAT_MIX = Refusal("refusal-not-that-mix", rule="TTA-EVENT-05")
ANY_LEVEL = 3


# ---- the work -----------------------------------------------------------------------------------------------------


def work(state: Position, frame: Frame) -> None:
    """Carry out a line of an event for one seat, or ask for the choice it leaves."""
    state.stack.pop()
    seat, deed, amount = frame.seat, frame.number, frame.extra
    civ = state.civs[seat]
    if deed in QUESTIONS:
        state.stack.append(_question(state, frame, civ))
    elif deed in POINTS:
        _points(state, frame, civ)
    elif deed == Deed.FOOD:
        give_goods(state, seat, amount, 0)
    elif deed == Deed.RESOURCES:
        give_goods(state, seat, 0, amount)
    elif deed == Deed.FOOD_BY_HAPPINESS:
        give_goods(state, seat, amount * civ.happiness, 0)
    elif deed == Deed.POPULATION:
        gain_people(state, seat, amount)
    elif deed == Deed.LOSE_POPULATION:
        lose_people(state, seat, amount, frame.card)
    elif deed == Deed.EMIGRATE:
        lose_people(state, seat, (discontent(state, civ) + 1) // 2, frame.card)
    elif deed == Deed.DRAW:
        draw(state, seat, amount)
    elif deed == Deed.LOSE_BLUE:
        lose_blue_tokens(state, seat, amount, frame.card)
    else:
        _odd(state, frame, civ)


POINTS = (
    Deed.SCIENCE,
    Deed.CULTURE,
    Deed.CULTURE_BY_CULTURE,
    Deed.SCIENCE_BY_SCIENCE,
    Deed.CULTURE_BY_SCIENCE,
    Deed.CULTURE_BY_DISCONTENT,
    Deed.IMPACT,
)


def _points(state: Position, frame: Frame, civ: Civilization) -> None:
    """Deeds that score or cost points."""
    seat, deed, amount = frame.seat, frame.number, frame.extra
    if deed == Deed.SCIENCE:
        change_science(state, seat, amount)
    elif deed == Deed.SCIENCE_BY_SCIENCE:
        change_science(state, seat, amount * civ.science_rate)
    elif deed == Deed.CULTURE:
        change_culture(state, seat, amount)
    elif deed == Deed.CULTURE_BY_CULTURE:
        change_culture(state, seat, amount * civ.culture_rate)
    elif deed == Deed.CULTURE_BY_SCIENCE:
        change_culture(state, seat, amount * civ.science_rate)
    elif deed == Deed.CULTURE_BY_DISCONTENT:
        change_culture(state, seat, amount * discontent(state, civ))
    elif by_rank(state, frame.card):
        score_by_rank(state, seat, impact(state, frame.card, amount, seat, state.active), scale_said(state))
    else:
        change_culture(state, seat, impact(state, frame.card, amount, seat, state.active))


def _odd(state: Position, frame: Frame, civ: Civilization) -> None:
    """Deeds of a single card."""
    seat, deed, amount = frame.seat, frame.number, frame.extra
    if deed == Deed.PRODUCE_FOOD:
        tell_goods(state, seat, produce_food(state, seat, civ), 0)
    elif deed == Deed.PRODUCE_RESOURCES:
        tell_goods(state, seat, 0, produce_resources(state, seat, civ))
    elif deed == Deed.ECONOMY:
        made = produce_goods(state, seat, civ)
        tell_goods(state, seat, made.food, made.resources)
        tell_losses(state, seat, made)
    elif deed == Deed.LOSE_ALL_FOOD:
        lost = food(state, civ)
        pay_food(state, civ, lost)
        tell_goods(state, seat, -lost, 0)
    elif deed == Deed.REBEL:
        lost = min(civ.ca, amount * discontent(state, civ))
        civ.ca -= lost
        if lost and state.heard is not None:
            state.tell(Event("actions-lost", {"seat": f"seat:{seat}", "count": lost}))
    elif deed == Deed.TAKE_YELLOW:
        if frame.other != seat:
            taken = lose_yellow(state.civs[frame.other], amount)
            gain_tokens(civ, taken, 0)
            if taken and state.heard is not None:
                data: dict[str, object] = {"seat": f"seat:{seat}", "rival": f"seat:{frame.other}"}
                state.tell(Event("yellow-taken", {**data, "count": taken}))
    elif deed == Deed.LOSE_OLD_LEADER:
        if civ.leader >= 0 and state.box.age[civ.leader] != state.age:
            remove_leader(state, seat)
    elif deed == Deed.AGREEMENT:
        state.stack.append(Frame(Ask.REFILL, seat))
        state.stack.append(Frame(Ask.AGREEMENT, seat, number=amount))
    elif deed == Deed.DRAW_OR_CULTURE:
        if state.age >= ending_age(state):
            change_culture(state, seat, amount)
        else:
            draw(state, seat, amount)
    elif deed == Deed.DISCARD_OR_CULTURE:
        if state.age >= ending_age(state):
            change_culture(state, seat, -amount)
        elif civ.military:
            state.stack.append(Frame(Ask.DISCARD, seat, frame.card, min(amount, len(civ.military))))
    else:
        victims = seats_from(state, seat)[1:]
        state.stack += [Frame(Ask.DESTROY, seat, frame.card, ANY_LEVEL, -1, v) for v in victims[::-1]]


QUESTIONS = (
    Deed.FOOD_OR_RESOURCES,
    Deed.MIXED_GAIN,
    Deed.MIXED_LOSS,
    Deed.CIVIL_LIFE,
    Deed.FREE_BUILDING,
    Deed.DESTROY_OWN,
    Deed.LOSE_COLONY,
    Deed.RAVAGE,
)


def _question(state: Position, frame: Frame, civ: Civilization) -> Frame:
    """The question that a deed comes down to."""
    seat, deed, amount = frame.seat, frame.number, frame.extra
    if deed == Deed.FOOD_OR_RESOURCES:
        return Frame(Ask.FOOD_OR_RESOURCES, seat, frame.card, amount)
    if deed == Deed.MIXED_GAIN:
        return Frame(Ask.MIXED, seat, frame.card, amount)
    if deed == Deed.MIXED_LOSS:
        lost = min(amount, food(state, civ) + resources(state, civ))
        return Frame(Ask.MIXED, seat, frame.card, lost, extra=1, other=seat)
    if deed == Deed.CIVIL_LIFE:
        return Frame(Ask.CIVIL_LIFE, seat, frame.card, amount)
    if deed == Deed.FREE_BUILDING:
        return Frame(Ask.FREE_BUILDING, seat, frame.card, cards=frame.cards)
    if deed == Deed.DESTROY_OWN:
        return Frame(Ask.DESTROY, seat, frame.card, ANY_LEVEL, -1, seat)
    if deed == Deed.LOSE_COLONY:
        return Frame(Ask.COLONY, seat, frame.card, extra=1, other=seat)
    return Frame(Ask.RAVAGE, seat, frame.card)


def refill(state: Position, frame: Frame) -> None:
    """After the international agreement the row is filled up without sweeping (TTA-EVENT-13)."""
    state.stack.pop()
    row.refill(state)


# ---- losing a worker or a token -----------------------------------------------------------------------------------


def losable(state: Position, seat: int) -> list[int]:
    """Cards with a worker."""
    civ = state.civs[seat]
    return [state.box.card_at[slot] for slot in civ.slots if civ.workers[slot]]


def refuse_lose(state: Position, seat: int, card: int) -> Refusal | None:
    """A worker on that card."""
    return None if state.civs[seat].workers[state.box.slot[card]] else NO_WORKER_TO_LOSE


def lose(state: Position, seat: int, card: int) -> None:
    """The worker goes back to the yellow bank (TTA-POP-08)."""
    state.stack.pop()
    civ = state.civs[seat]
    civ.workers[state.box.slot[card]] -= 1
    civ.yellow += 1
    recount(state, seat)
    if state.heard is not None:
        state.tell(Event("worker-lost", {"seat": f"seat:{seat}", "card": state.box.refs[card]}))


def token_cards(state: Position, seat: int) -> list[int]:
    """Cards with a blue token."""
    tokens = state.civs[seat].tokens
    return [state.box.card_at[slot] for slot, count in enumerate(tokens) if count]


def refuse_token(state: Position, seat: int, card: int) -> Refusal | None:
    """A token on that card."""
    return None if state.civs[seat].tokens[state.box.slot[card]] else NO_TOKEN_THERE


# ---- destroying ---------------------------------------------------------------------------------------------------


def destructible(state: Position, frame: Frame) -> list[int]:
    """Urban buildings up to a level; of the own ones farms and mines as well (Border Conflict)."""
    box = state.box
    civ = state.civs[frame.other]
    own = frame.seat == frame.other
    return [
        box.card_at[slot]
        for slot in civ.slots
        if civ.workers[slot]
        and (is_urban(box.slot_kind[slot]) or (own and slot < box.stores))
        and box.slot_age[slot] <= max(frame.number, frame.extra)
    ]


def refuse_raze(state: Position, frame: Frame, card: int) -> Refusal | None:
    """One of these."""
    return None if card in destructible(state, frame) else NOTHING_THERE


def raze(state: Position, frame: Frame, card: int) -> None:
    """The building is gone, its worker unused."""
    free_worker(state, frame.other, card)
    if state.heard is not None:
        state.tell(Event("razed", {"seat": f"seat:{frame.other}", "card": state.box.refs[card]}))


# ---- food and resources in any mixture ------------------------------------------------------------------------------


def mixes(state: Position, frame: Frame) -> list[int]:
    """How much of the amount may be food: anything when gaining, what there is when losing or taking.

    Without a blue token nothing can be gained, so there is nothing to choose.
    """
    if frame.other == NOBODY:
        return list(range(frame.number + 1)) if state.civs[frame.seat].blue else [0]
    civ = state.civs[frame.other]
    low = max(0, frame.number - resources(state, civ))
    return list(range(low, min(frame.number, food(state, civ)) + 1))


def refuse_mix(state: Position, frame: Frame, amount: int) -> Refusal | None:
    """A mixture that is possible."""
    return None if amount in mixes(state, frame) else NOT_THAT_MIX


def mix(state: Position, frame: Frame, amount: int) -> None:
    """So much food, the rest in resources: gained, lost, or taken from another."""
    state.stack.pop()
    rest = frame.number - amount
    if frame.other != NOBODY:
        victim = state.civs[frame.other]
        lose_goods(state, victim, amount, rest)
        tell_goods(state, frame.other, -amount, -rest)
    if not frame.extra:
        give_goods(state, frame.seat, amount, rest)


def choose_goods(state: Position, frame: Frame, seat: int, goods: int) -> None:
    """All in food or all in resources."""
    state.stack.pop()
    if goods == 0:
        give_goods(state, seat, frame.number, 0)
    else:
        give_goods(state, seat, 0, frame.number)
