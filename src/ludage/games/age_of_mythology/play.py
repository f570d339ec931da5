"""Three rounds of action card play: a card for its action, for its god power, or burned (chapters VII and VIII)."""

from ludage.core.event import Event, News
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_mythology import attack, build, explore, gather, next_age, powers, recruit, trade
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.effects import FAVOR, WITH_ITS_ACTION, Kind
from ludage.games.age_of_mythology.hands import not_in_hand
from ludage.games.age_of_mythology.state import NOTHING, Ask, Frame, Position

FAVOR_SHORT = Refusal("refusal-favor-short", rule="AOM-GOD-01")
MUST_PLAY = Refusal("refusal-must-play", rule="AOM-PLAY-05")


def impossible(state: Position, seat: int, card: int, power: int, favor: int) -> Refusal | None:
    """Why the action of a card cannot be carried out now, `favor` cubes having been paid; None if it can."""
    kind = state.box.kinds[card]
    if kind == Kind.ATTACK:
        return attack.impossible(state, seat)
    if kind == Kind.BUILD:
        return build.impossible(state, seat, power, favor)
    if kind == Kind.EXPLORE:
        return explore.impossible(state, seat, power)
    if kind == Kind.GATHER:
        return gather.impossible(state, seat, card, power, favor)
    if kind == Kind.NEXT_AGE:
        return next_age.impossible(state, seat, card, favor)
    if kind == Kind.RECRUIT:
        return recruit.impossible(state, seat, power, favor)
    return trade.impossible(state, seat, card, favor)


def start(state: Position, seat: int, card: int, power: int) -> None:
    """The action of the card begins."""
    kind = state.box.kinds[card]
    if kind == Kind.ATTACK:
        attack.start(state, seat, card, power)
    elif kind == Kind.BUILD:
        build.start(state, seat, card, power)
    elif kind == Kind.EXPLORE:
        explore.start(state, seat, card, power)
    elif kind == Kind.GATHER:
        gather.start(state, seat, card, power)
    elif kind == Kind.NEXT_AGE:
        next_age.start(state, seat, card)
    elif kind == Kind.RECRUIT:
        recruit.start(state, seat, card, power)
    else:
        trade.start(state, seat, card, power)


# ---- a card from the hand -----------------------------------------------------------------------------------------


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Every card three ways, as far as it can do something; a fourth card is optional (AOM-PLAY-05, 06)."""
    box = state.box
    actions = state.actions
    out: list[int] = []
    burns: list[int] = []
    for card in dict.fromkeys(state.hands[seat]):
        face = box.face_of[card]
        if impossible(state, seat, card, NOTHING, 0) is None:
            out.append(actions.of(Verb.PLAY, face))
        god = box.god_of[card]
        if god != NOTHING and refuse_power(state, seat, card, god) is None:
            out.append(actions.of(Verb.INVOKE, god))
        burns.append(actions.of(Verb.BURN, face))
    if frame.extra:
        burns.append(actions.of(Verb.PASS))
    return out + burns


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A card of the hand whose action or power can do something."""
    if verb == Verb.PASS:
        return None if frame.extra else MUST_PLAY
    box = state.box
    face = box.god_face[x] if verb == Verb.INVOKE else x
    card = box.card_with[state.cultures[seat]][face]
    if card not in state.hands[seat]:
        return not_in_hand(state, face)
    if verb == Verb.BURN:
        return None
    if verb == Verb.PLAY:
        return impossible(state, seat, card, NOTHING, 0)
    return refuse_power(state, seat, card, x)


def refuse_power(state: Position, seat: int, card: int, god: int) -> Refusal | None:
    """The Favor is there and the power can do something (AOM-GOD-01, 06)."""
    cost = state.box.god_cost[god]
    if state.cubes[seat * 4 + FAVOR] < cost:
        return FAVOR_SHORT.about(god=state.box.god_refs[god], cost=cost)
    if state.box.effects[god] in WITH_ITS_ACTION:
        refusal = impossible(state, seat, card, god, cost)
        if refusal is not None:
            return refusal
    return powers.useless(state, seat, card, god)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The card is laid down; a power is paid for and resolved before the action (AOM-GOD-02)."""
    state.stack.pop()
    if verb == Verb.PASS:
        if state.heard is not None:
            state.tell(Event("fourth-declined", {"seat": f"seat:{seat}"}))
        return
    box = state.box
    face = box.god_face[x] if verb == Verb.INVOKE else x
    card = box.card_with[state.cultures[seat]][face]
    state.hands[seat].remove(card)
    state.played[seat].append(card)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "card": box.card_refs[card]}
        if verb == Verb.INVOKE:
            data["god"] = box.god_refs[x]
            data["cost"] = box.god_cost[x]
        kind = {Verb.PLAY: "card-played", Verb.INVOKE: "power-invoked", Verb.BURN: "card-burned"}[Verb(verb)]
        state.tell(Event(kind, data, News.SHOWN))
    if verb == Verb.PLAY:
        start(state, seat, card, NOTHING)
    elif verb == Verb.INVOKE:
        invoke(state, seat, card, x)


def invoke(state: Position, seat: int, card: int, god: int) -> None:
    """The Favor goes to the bank; the power does its work, now or in its action."""
    cost = state.box.god_cost[god]
    state.cubes[seat * 4 + FAVOR] -= cost
    state.bank[FAVOR] += cost
    if state.box.effects[god] in WITH_ITS_ACTION:
        start(state, seat, card, god)
        return
    state.stack.append(Frame(Ask.ACT, seat, card=card, power=god))
    powers.begin(state, seat, god)


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the card costs, and what it allows."""
    box = state.box
    if verb == Verb.INVOKE:
        god = box.god_refs[x]
        lines = [Line(-box.god_cost[x], Message("forecast-favor", {"god": god}, "AOM-GOD-01"))]
        lines.append(Line(0, Message("forecast-power", {"god": god}, box.god_rules[x])))
        return Forecast(lines)
    if verb != Verb.PLAY:
        return Forecast([])
    return forecast(state, seat, box.card_with[state.cultures[seat]][x])


def forecast(state: Position, seat: int, card: int) -> Forecast:
    """What the action of a card brings or allows."""
    box = state.box
    kind = box.kinds[card]
    if kind == Kind.NEXT_AGE:
        return next_age.forecast(state, seat, card)
    if kind == Kind.GATHER:
        return Forecast([Line(0, Message("forecast-gather", {}, "AOM-GATHER-08"))])
    if kind == Kind.EXPLORE:
        return explore.forecast(state, card)
    if kind == Kind.TRADE:
        return trade.forecast(state, seat, card)
    key = {Kind.ATTACK: "units", Kind.BUILD: "buildings", Kind.RECRUIT: "recruits"}[Kind(kind)]
    return Forecast([Line(box.values[card], Message(f"forecast-{key}", {}, "AOM-COMP-06"))])


# ---- the action after the power -----------------------------------------------------------------------------------


def waits_to_act(state: Position, frame: Frame) -> bool:
    """Whether the action can be carried out at all; otherwise the card is finished."""
    return impossible(state, frame.seat, frame.card, NOTHING, 0) is None


def legal_act(state: Position, frame: Frame, seat: int) -> list[int]:
    """The action of the card, or not (AOM-GOD-03)."""
    return [state.actions.of(Verb.ACT), state.actions.of(Verb.DONE)]


def refuse_act(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Both are free."""
    return None


def perform_act(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """On to the action, or the card is finished."""
    state.stack.pop()
    if verb == Verb.ACT:
        if state.heard is not None:
            data: dict[str, object] = {"seat": f"seat:{seat}", "card": state.box.card_refs[frame.card]}
            state.tell(Event("action-begins", data))
        start(state, seat, frame.card, NOTHING)
    elif state.heard is not None:
        state.tell(Event("action-declined", {"seat": f"seat:{seat}"}))


def explain_act(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """As if the card were played."""
    return forecast(state, seat, frame.card) if verb == Verb.ACT else Forecast([])
