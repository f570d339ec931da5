"""What is asked, in one line, and why anything else is not for now."""

from ludage.core.message import Argument, Message, Refusal, not_now
from ludage.games.through_the_ages.action_cards import VERBS_OF_ORDER
from ludage.games.through_the_ages.actions import SIDES, Verb
from ludage.games.through_the_ages.civil import BACH_NOT_ORDERED
from ludage.games.through_the_ages.colonies import force_sent
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.politics import ONLY_PEEK
from ludage.games.through_the_ages.ratings import power
from ludage.games.through_the_ages.state import NO_CARD, NOBODY, Ask, Frame, Position

ACTION_VERBS = tuple(verb for verb in Verb if verb <= Verb.END)
VERBS_OF_ASK: dict[int, tuple[Verb, ...]] = {
    Ask.POLITICS: tuple(verb for verb in Verb if Verb.PREPARE <= verb <= Verb.PASS),
    Ask.ACTIONS: ACTION_VERBS,
    Ask.ORDER: tuple(dict.fromkeys(verb for verbs in VERBS_OF_ORDER.values() for verb in verbs)),
    Ask.HOMER: (Verb.UNDER, Verb.PASS),
    Ask.AUCTION: (Verb.BID, Verb.PASS),
    Ask.FORCE: (Verb.SEND, Verb.BONUS, Verb.DISCARD, Verb.DONE),
    Ask.DEFENCE: (Verb.BONUS, Verb.DISCARD, Verb.DONE),
    Ask.LOSE_POPULATION: (Verb.LOSE,),
    Ask.DESTROY: (Verb.RAZE, Verb.DONE),
    Ask.MIXED: (Verb.MIX,),
    Ask.FOOD_OR_RESOURCES: (Verb.GAIN,),
    Ask.COLONY: (Verb.COLONY,),
    Ask.RAVAGE: (Verb.RAVAGE,),
    Ask.INFILTRATE: (Verb.REMOVE,),
    Ask.CIVIL_LIFE: (Verb.POPULATION, Verb.BUILD, Verb.DEVELOP, Verb.REVOLUTION, Verb.PASS),
    Ask.FREE_BUILDING: (Verb.BUILD, Verb.PASS),
    Ask.DISCARD: (Verb.DISCARD,),
    Ask.AGREEMENT: (Verb.TAKE, Verb.DONE),
    Ask.OFFER: (Verb.ACCEPT, Verb.REFUSE),
    Ask.SPOILS: (Verb.SEIZE, Verb.DONE),
    Ask.KEEP: (Verb.KEEP,),
    Ask.TOKEN: (Verb.TOKEN,),
}

_CIVIL = not_now("refusal-not-now-civil", "TTA-TURN-03")
_MILITARY = not_now("refusal-not-now-military", "TTA-TURN-04")
_POLITICAL = not_now("refusal-not-now-political", "TTA-POL-01")
_COLONY = not_now("refusal-not-now-colony", "TTA-COLONY-01")
_EVENT = not_now("refusal-not-now-event", "TTA-EVENT-05")

# Why an action of another moment is refused: what it is for, and the rule.
NOT_NOW: dict[int, Refusal] = {
    **dict.fromkeys(ACTION_VERBS, _CIVIL),
    **dict.fromkeys((Verb.DISBAND, Verb.TACTIC, Verb.COPY, Verb.MUSTER), _MILITARY),
    **dict.fromkeys((verb for verb in Verb if Verb.PREPARE <= verb <= Verb.PEEK), _POLITICAL),
    Verb.END: not_now("refusal-not-now-end", "TTA-TURN-01"),
    Verb.PASS: not_now("refusal-not-now-pass", "TTA-POL-01"),
    Verb.BID: _COLONY,
    Verb.SEND: _COLONY,
    Verb.BONUS: not_now("refusal-not-now-bonus", "TTA-POL-04"),
    Verb.DISCARD: not_now("refusal-not-now-discard", "TTA-MIL-01"),
    Verb.DONE: not_now("refusal-not-now-done", "TTA-TURN-01"),
    Verb.LOSE: not_now("refusal-not-now-lose", "TTA-POP-08"),
    Verb.RAZE: _EVENT,
    Verb.MIX: _EVENT,
    Verb.GAIN: _EVENT,
    Verb.COLONY: not_now("refusal-not-now-lose-colony", "TTA-COLONY-18"),
    Verb.RAVAGE: _EVENT,
    Verb.UNDER: not_now("refusal-not-now-under", "TTA-LEADER-10"),
    Verb.REMOVE: not_now("refusal-not-now-remove", "TTA-AGGR-14"),
    Verb.ACCEPT: not_now("refusal-not-now-pact", "TTA-PACT-02"),
    Verb.REFUSE: not_now("refusal-not-now-pact", "TTA-PACT-02"),
    Verb.SEIZE: not_now("refusal-not-now-seize", "TTA-WAR-10"),
    Verb.KEEP: not_now("refusal-not-now-keep", "TTA-VAR-SHORT-09"),
    Verb.TOKEN: not_now("refusal-not-now-token", "TTA-TOKEN-03"),
}


def refuse_now(state: Position, frame: Frame, seat: int, verb: int) -> Refusal:
    """Why what is asked now leaves no room for this: a question of a card comes first, or it is another moment's."""
    if frame.ask == Ask.ORDER and verb == Verb.COMPOSE and power(state, state.civs[seat]) == Power.THEATERS:
        return BACH_NOT_ORDERED
    in_actions = any(below.ask == Ask.ACTIONS for below in state.stack[:-1])
    if in_actions and verb in ACTION_VERBS:
        return Refusal("refusal-answer-first", rule=prompt(state, frame, seat).rule)
    return NOT_NOW[verb]


def prompt(state: Position, frame: Frame, seat: int) -> Message:
    """What this player is asked now."""
    ask = frame.ask
    civ = state.civs[seat]
    card = state.box.refs[frame.card] if frame.card != NO_CARD else ""
    other = f"seat:{frame.other}" if frame.other >= 0 else ""
    if ask == Ask.POLITICS:
        if frame.extra == ONLY_PEEK:
            return Message("prompt-peek", {}, "TTA-LEADER-01")
        return Message("prompt-politics", {}, "TTA-POL-01")
    if ask == Ask.ACTIONS:
        counts: dict[str, Argument] = {"civil": civ.ca + civ.extra_ca, "military": civ.ma + civ.extra_ma}
        key = "prompt-first-round" if state.round == 1 else "prompt-actions"
        return Message(key, counts, "TTA-ROUND1-02" if state.round == 1 else "TTA-TURN-02")
    if ask == Ask.AUCTION:
        if frame.other == NOBODY:
            return Message("prompt-auction-open", {"card": card}, "TTA-COLONY-01")
        args: dict[str, Argument] = {"card": card, "bid": frame.number, "seat": other}
        return Message("prompt-auction", args, "TTA-COLONY-02")
    if ask == Ask.FORCE:
        sent = force_sent(state, frame)
        return Message("prompt-force", {"card": card, "bid": frame.number, "sent": sent}, "TTA-COLONY-05")
    if ask == Ask.DEFENCE:
        return Message("prompt-defence", {"card": card, "seat": other, "so-far": frame.number}, "TTA-AGGR-02")
    if ask == Ask.MIXED:
        key = "prompt-mixed-gain" if frame.other == NOBODY else "prompt-mixed-loss"
        if frame.other not in (NOBODY, seat):
            return Message("prompt-plunder", {"number": frame.number, "seat": other}, "TTA-AGGR-14")
        return Message(key, {"number": frame.number}, "TTA-EVENT-05")
    if ask == Ask.COLONY:
        if frame.extra:
            return Message("prompt-lose-colony", {}, "TTA-COLONY-18")
        return Message("prompt-annex", {"seat": other}, "TTA-AGGR-14")
    if ask == Ask.DESTROY:
        if frame.other == seat:
            return Message("prompt-destroy-own", {}, "TTA-EVENT-05")
        return Message("prompt-destroy", {"seat": other}, "TTA-EVENT-05")
    if ask == Ask.FREE_BUILDING:
        return Message("prompt-free-building", {"card": state.box.refs[frame.cards[0]]}, "TTA-EVENT-07")
    if ask == Ask.OFFER:
        side = f"side:{SIDES[1 - frame.number]}"
        symmetric = state.box.symmetric[frame.card]
        key = "prompt-offer-equal" if symmetric else "prompt-offer"
        return Message(key, {"card": card, "seat": other, "side": side}, "TTA-PACT-02")
    if ask == Ask.DISCARD:
        # above the limit of the hand, or as an event says
        rule = "TTA-MIL-01" if frame.card == NO_CARD else "TTA-EVENT-05"
        return Message("prompt-discard", {"number": frame.number}, rule)
    if ask == Ask.TOKEN:
        key = "prompt-token-wonder" if frame.extra else "prompt-token"
        return Message(key, {}, "TTA-WONDER-05" if frame.extra else "TTA-TOKEN-03")
    key, rule = PLAIN[ask]
    return Message(key, {"card": card, "number": frame.number, "seat": other}, rule)


PLAIN: dict[int, tuple[str, str]] = {
    Ask.ORDER: ("prompt-order", "TTA-ACTIONCARD-03"),
    Ask.HOMER: ("prompt-homer", "TTA-LEADER-10"),
    Ask.LOSE_POPULATION: ("prompt-lose-population", "TTA-POP-08"),
    Ask.FOOD_OR_RESOURCES: ("prompt-food-or-resources", "TTA-PAY-11"),
    Ask.RAVAGE: ("prompt-ravage", "TTA-WONDER-11"),
    Ask.INFILTRATE: ("prompt-infiltrate", "TTA-AGGR-14"),
    Ask.CIVIL_LIFE: ("prompt-civil-life", "TTA-EVENT-07"),
    Ask.AGREEMENT: ("prompt-agreement", "TTA-EVENT-13"),
    Ask.SPOILS: ("prompt-spoils", "TTA-WAR-10"),
    Ask.KEEP: ("prompt-keep", "TTA-VAR-SHORT-09"),
}
