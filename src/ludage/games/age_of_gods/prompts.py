"""What is asked, in one line, and why anything else is not for now."""

from ludage.core.message import Argument, Message, Refusal, not_now
from ludage.games.age_of_gods import destiny, fortification
from ludage.games.age_of_gods.abilities import second_half, step_of
from ludage.games.age_of_gods.abilities_table import ANY, Deed, Occasion
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.cards import MARKER_IDS
from ludage.games.age_of_gods.state import Ask, Frame, Position

VERBS_OF_ASK: dict[int, tuple[Verb, ...]] = {
    Ask.GODS: (Verb.GOD,),
    Ask.FIRST_PLAYER: (Verb.FIRST,),
    Ask.BETS: (Verb.BET, Verb.DONE),
    Ask.FORTIFICATION: (Verb.FORTIFY, Verb.LOVE, Verb.DONE),
    Ask.ATTACK: (Verb.ATTACK, Verb.PASS),
    Ask.REROLL: (Verb.REROLL, Verb.PASS),
    Ask.GIVE_UP: (Verb.GIVE_UP, Verb.KEEP),
    Ask.CARD: (Verb.PLAY, Verb.REVEAL, Verb.CONCEAL, Verb.TECHNOLOGY, Verb.PASS),
    Ask.AFTERWARDS: (Verb.TECHNOLOGY, Verb.HATE, Verb.PASS),
    Ask.STEPS: (
        Verb.MARK,
        Verb.FORTRESS,
        Verb.FORTIFY,
        Verb.TECHNOLOGY,
        Verb.WEAKEN,
        Verb.SWAP,
        Verb.PEEK,
        Verb.RAISE,
        Verb.SETTLE,
        Verb.VORTEX,
        Verb.HOLY_WAR,
        Verb.AGAINST,
        Verb.COPY,
        Verb.PASS,
    ),
    Ask.MOVE_MARKER: (Verb.TAKE, Verb.LIFT),
    Ask.LINE: (Verb.LINE,),
    Ask.WRATH: (Verb.DESTROY, Verb.RAZE, Verb.SEIZE),
}

# Why an action of another moment is refused: what it is for, and the rule.
NOT_NOW: dict[int, Refusal] = {
    Verb.GOD: not_now("refusal-not-now-god", "AOG-SETUP-09"),
    Verb.FIRST: not_now("refusal-not-now-first", "AOG-GOD-trish"),
    Verb.BET: not_now("refusal-not-now-bet", "AOG-PREDICT-01"),
    Verb.DONE: not_now("refusal-not-now-done", "AOG-TURN-02"),
    Verb.PASS: not_now("refusal-not-now-pass", "AOG-TURN-02"),
    Verb.FORTIFY: not_now("refusal-not-now-fortify", "AOG-FORT-01"),
    Verb.LOVE: not_now("refusal-not-now-love", "AOG-GOD-sylia"),
    Verb.ATTACK: not_now("refusal-not-now-attack", "AOG-COMBAT-01"),
    Verb.REROLL: not_now("refusal-not-now-reroll", "AOG-GOD-lok"),
    Verb.GIVE_UP: not_now("refusal-not-now-give-up", "AOG-MAXSIZE-05"),
    Verb.KEEP: not_now("refusal-not-now-give-up", "AOG-MAXSIZE-05"),
    Verb.PLAY: not_now("refusal-not-now-card", "AOG-ACTION-01"),
    Verb.REVEAL: not_now("refusal-not-now-card", "AOG-ACTION-01"),
    Verb.CONCEAL: not_now("refusal-not-now-card", "AOG-GOD-bejofa"),
    Verb.TECHNOLOGY: not_now("refusal-not-now-technology", "AOG-TECH-01"),
    Verb.HATE: not_now("refusal-not-now-hate", "AOG-GOD-vorax"),
    Verb.MARK: not_now("refusal-not-now-ability", "AOG-ACTION-09"),
    Verb.TAKE: not_now("refusal-not-now-take", "AOG-MARK-11"),
    Verb.FORTRESS: not_now("refusal-not-now-ability", "AOG-PEOPLE-dwarves"),
    Verb.LIFT: not_now("refusal-not-now-take", "AOG-MARK-11"),
    Verb.WEAKEN: not_now("refusal-not-now-ability", "AOG-PEOPLE-dark_elves"),
    Verb.SWAP: not_now("refusal-not-now-ability", "AOG-PEOPLE-nomads"),
    Verb.PEEK: not_now("refusal-not-now-ability", "AOG-PEOPLE-hobbits"),
    Verb.RAISE: not_now("refusal-not-now-ability", "AOG-PEOPLE-necromancers"),
    Verb.SETTLE: not_now("refusal-not-now-ability", "AOG-PEOPLE-necromancers"),
    Verb.VORTEX: not_now("refusal-not-now-ability", "AOG-PEOPLE-sorcerers"),
    Verb.HOLY_WAR: not_now("refusal-not-now-ability", "AOG-PEOPLE-monks"),
    Verb.AGAINST: not_now("refusal-not-now-ability", "AOG-PEOPLE-monks"),
    Verb.COPY: not_now("refusal-not-now-ability", "AOG-PEOPLE-fairies"),
    Verb.LINE: not_now("refusal-not-now-wrath", "AOG-WRATH-10"),
    Verb.DESTROY: not_now("refusal-not-now-wrath", "AOG-WRATH-10"),
    Verb.RAZE: not_now("refusal-not-now-wrath", "AOG-WRATH-2"),
    Verb.SEIZE: not_now("refusal-not-now-wrath", "AOG-WRATH-6"),
}

# What is asked where nothing but the moment matters.
PROMPTS: dict[int, Message] = {
    Ask.GODS: Message("prompt-god", rule="AOG-SETUP-09"),
    Ask.FIRST_PLAYER: Message("prompt-first-player", rule="AOG-GOD-trish"),
    Ask.CARD: Message("prompt-card", rule="AOG-ACTION-01"),
    Ask.AFTERWARDS: Message("prompt-afterwards", rule="AOG-ACTION-01"),
}

ATTACK_PROMPTS: dict[int, Message] = {
    Occasion.COMBAT: Message("prompt-attack", rule="AOG-COMBAT-01"),
    Occasion.UPRISING: Message("prompt-attack-uprising", rule="AOG-UPRISING-01"),
    Occasion.CARD: Message("prompt-attack-card", rule="AOG-ACTION-06"),
    Occasion.BREAKTHROUGH: Message("prompt-attack-breakthrough", rule="AOG-BREAK-01"),
    Occasion.CHAIN: Message("prompt-attack-chain", rule="AOG-PEOPLE-voraces"),
}

STEP_PROMPTS: dict[int, str] = {
    Deed.MARKER: "prompt-step-marker",
    Deed.FORTRESS: "prompt-step-fortress",
    Deed.FORTIFY: "prompt-step-fortify",
    Deed.TECHNOLOGY: "prompt-step-technology",
    Deed.WEAKEN: "prompt-step-weaken",
    Deed.SWAP: "prompt-step-swap",
    Deed.PEEK: "prompt-step-peek",
    Deed.REVIVE: "prompt-step-raise",
    Deed.VORTEX: "prompt-step-vortex",
    Deed.HOLY_WAR: "prompt-step-holy-war",
    Deed.COPY: "prompt-step-copy",
}


def prompt(state: Position, frame: Frame, seat: int) -> Message:
    """What this player is asked now."""
    ask = frame.ask
    if ask in PROMPTS:
        return PROMPTS[ask]
    if ask == Ask.ATTACK:
        return _attack(state, frame)
    if ask == Ask.STEPS:
        return _step(state, frame)
    box = state.box
    if ask == Ask.BETS:
        return Message("prompt-bets", {"left": destiny.bets_left(state, seat)}, "AOG-PREDICT-01")
    if ask == Ask.FORTIFICATION:
        pawns, love = fortification.left(state, frame)
        return Message("prompt-fortification", {"pawns": pawns, "love": love}, "AOG-FORT-01")
    if ask == Ask.REROLL:
        return Message("prompt-reroll", {"dice": [str(face) for face in state.stack[-2].dice]}, "AOG-GOD-lok")
    if ask == Ask.GIVE_UP:
        people = box.people_refs[state.people_at[frame.place]]
        args: dict[str, Argument] = {
            "people": people,
            "origin": box.territory_refs[frame.place],
            "target": box.territory_refs[frame.target],
        }
        return Message("prompt-give-up", args, "AOG-MAXSIZE-03")
    if ask == Ask.MOVE_MARKER:
        marker = f"marker:{MARKER_IDS[frame.number]}"
        return Message("prompt-move-marker", {"marker": marker}, "AOG-MARK-11")
    if ask == Ask.LINE:
        if frame.dice:
            dice = {"dice": [str(face) for face in frame.dice]}
            return Message("prompt-line-dice", dice, "AOG-PEOPLE-chaos")
        return Message("prompt-line", {}, "AOG-GOD-bifrons")
    people = box.people_refs[frame.people]
    wrath: dict[str, Argument] = {"wrath": f"wrath:{frame.number}", "people": people}
    return Message("prompt-wrath", wrath, f"AOG-WRATH-{frame.number}")


def _attack(state: Position, frame: Frame) -> Message:
    terms = frame.terms
    assert terms is not None
    plain = ATTACK_PROMPTS[terms.occasion]
    args: dict[str, Argument] = {"bonus": terms.bonus}
    if terms.occasion == Occasion.UPRISING:
        args = {"size": terms.largest}
    elif terms.origin != ANY:
        args["territory"] = state.box.territory_refs[terms.origin]
        if terms.occasion == Occasion.CARD:
            return Message("prompt-attack-card-from", args, plain.rule)
    elif terms.people != ANY:
        args["people"] = state.box.people_refs[terms.people]
        if terms.victim != ANY:
            args["victim"] = state.box.people_refs[terms.victim]
            return Message("prompt-attack-card-against", args, plain.rule)
        return Message("prompt-attack-card-with", args, plain.rule)
    return Message(plain.key, args, plain.rule)


def _step(state: Position, frame: Frame) -> Message:
    step = step_of(state, frame)
    assert step is not None
    rule = f"AOG-PEOPLE-{state.box.people_ids[frame.ability]}"
    if second_half(frame):
        key = "prompt-step-against" if step.deed == Deed.HOLY_WAR else "prompt-step-settle"
        return Message(key, {"people": state.box.people_refs[frame.people]}, rule)
    args: dict[str, Argument] = {}
    if step.deed == Deed.MARKER:
        args = {"marker": f"marker:{MARKER_IDS[step.marker]}"}
    elif step.deed == Deed.FORTIFY:
        args = {"people": state.box.people_refs[frame.people]}
    return Message(STEP_PROMPTS[step.deed], args, rule)
