"""What is asked, in one line, and why anything else is not for now."""

from ludage.core.message import Argument, Message, Refusal, not_now
from ludage.games.age_of_mythology import gather
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.attack import limit
from ludage.games.age_of_mythology.board import army_size, cube_refs, side_of, unit_of
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.dice import shown_units
from ludage.games.age_of_mythology.effects import AREAS
from ludage.games.age_of_mythology.hands import room
from ludage.games.age_of_mythology.state import NOBODY, NOTHING, VILLAGER, Ask, Frame, Position

VERBS_OF_ASK: dict[int, tuple[Verb, ...]] = {
    Ask.CULTURE: (Verb.CULTURE,),
    Ask.DRAFT: (Verb.TILE, Verb.PASS),
    Ask.VICTORY_CUBE: (Verb.VICTORY,),
    Ask.HAND: (Verb.TAKE, Verb.RANDOM),
    Ask.PLAY: (Verb.PLAY, Verb.INVOKE, Verb.BURN, Verb.PASS),
    Ask.ACT: (Verb.ACT, Verb.DONE),
    Ask.EXPLORE: (Verb.TILE, Verb.PASS),
    Ask.GATHER: (Verb.PLACE, Verb.SHIFT, Verb.GATHER),
    Ask.BUILD: (Verb.BUILD, Verb.DONE),
    Ask.DISCOUNT: (Verb.SPARE,),
    Ask.RECRUIT: (Verb.RECRUIT, Verb.DONE),
    Ask.COST: (Verb.PAY,),
    Ask.TRADE: (Verb.SWAP, Verb.TEMPLE, Verb.DONE),
    Ask.ATTACK: (Verb.ATTACK,),
    Ask.COMMIT: (Verb.COMMIT, Verb.FIGURE, Verb.DONE),
    Ask.CHARM: (Verb.CHARM,),
    Ask.ENCOUNTER: (Verb.FIGHT, Verb.RETREAT),
    Ask.SWAP: (Verb.STEP_IN, Verb.PASS),
    Ask.FURY: (Verb.THROW, Verb.BERSERK, Verb.PASS),
    Ask.SAVE: (Verb.SAVE, Verb.PASS),
    Ask.REINFORCE: (Verb.COMMIT, Verb.PASS),
    Ask.RAZE: (Verb.DESTROY, Verb.DONE),
    Ask.CAPTURE: (Verb.LAND, Verb.DONE),
    Ask.CUBES: (Verb.CUBE, Verb.DONE),
    Ask.VILLAGER: (Verb.FIGURE, Verb.HOLDING),
    Ask.DESTROY: (Verb.DESTROY,),
    Ask.REMOVE: (Verb.LAND,),
    Ask.OFFER: (Verb.LAND,),
    Ask.EXCHANGE: (Verb.LAND,),
    Ask.CONVERT: (Verb.GIVE, Verb.DONE),
    Ask.GIVE_UP: (Verb.GIVE, Verb.FIGURE),
    Ask.STRIKE: (Verb.STRIKE, Verb.LAND),
    Ask.LEVY: (Verb.RECRUIT,),
    Ask.ROB: (Verb.ROB,),
    Ask.DISCARD: (Verb.DISCARD, Verb.DONE),
}

RULE_OF_VERB: dict[int, str] = {
    Verb.CULTURE: "AOM-SETUP-02",
    Verb.TILE: "AOM-EXPLORE-02",
    Verb.PASS: "AOM-EXPLORE-03",
    Verb.VICTORY: "AOM-VP-01",
    Verb.TAKE: "AOM-DRAW-02",
    Verb.RANDOM: "AOM-DRAW-03",
    Verb.PLAY: "AOM-PLAY-01",
    Verb.INVOKE: "AOM-GOD-01",
    Verb.BURN: "AOM-PLAY-05",
    Verb.ACT: "AOM-GOD-03",
    Verb.DONE: "AOM-PLAY-01",
    Verb.PLACE: "AOM-GATHER-01",
    Verb.SHIFT: "AOM-GATHER-01",
    Verb.GATHER: "AOM-GATHER-05",
    Verb.BUILD: "AOM-BUILD-01",
    Verb.SPARE: "AOM-BLDG-15",
    Verb.RECRUIT: "AOM-RECRUIT-01",
    Verb.PAY: "AOM-TRADE-04",
    Verb.SWAP: "AOM-TRADE-01",
    Verb.TEMPLE: "AOM-BLDG-23",
    Verb.ATTACK: "AOM-ATTACK-02",
    Verb.COMMIT: "AOM-ATTACK-04",
    Verb.FIGURE: "AOM-ATTACK-04",
    Verb.HOLDING: "AOM-VILL-03",
    Verb.CHARM: "AOM-GOD-aphrodite",
    Verb.FIGHT: "AOM-BATTLE-03",
    Verb.RETREAT: "AOM-RETREAT-01",
    Verb.STEP_IN: "AOM-UNIT-wadjet",
    Verb.THROW: "AOM-BATTLE-13",
    Verb.BERSERK: "AOM-BATTLE-15",
    Verb.SAVE: "AOM-UNIT-priest",
    Verb.LAND: "AOM-TILE-03",
    Verb.DESTROY: "AOM-BLDG-02",
    Verb.STRIKE: "AOM-GOD-thor",
    Verb.GIVE: "AOM-GOD-hades",
    Verb.CUBE: "AOM-TRADE-03",
    Verb.ROB: "AOM-GOD-loki",
    Verb.DISCARD: "AOM-DISC-01",
}
NOT_NOW: dict[int, Refusal] = {
    int(verb): not_now(f"refusal-not-now-{verb.name.lower().replace('_', '-')}", RULE_OF_VERB[verb])
    for verb in Verb
}
"""Why an action of another moment is refused: what it is for, and the rule."""

# What is asked where nothing but the moment matters.
PROMPTS: dict[int, Message] = {
    Ask.CULTURE: Message("prompt-culture", rule="AOM-SETUP-02"),
    Ask.DRAFT: Message("prompt-draft", rule="AOM-DRAFT-03"),
    Ask.VICTORY_CUBE: Message("prompt-victory-cube", rule="AOM-VP-03"),
    Ask.ATTACK: Message("prompt-attack", rule="AOM-ATTACK-02"),
    Ask.CHARM: Message("prompt-charm", rule="AOM-GOD-aphrodite"),
    Ask.SWAP: Message("prompt-swap", rule="AOM-UNIT-wadjet"),
    Ask.REINFORCE: Message("prompt-reinforce", rule="AOM-UNIT-mythic_norse_hero"),
    Ask.VILLAGER: Message("prompt-villager", rule="AOM-VILL-03"),
    Ask.OFFER: Message("prompt-offer", rule="AOM-GOD-set"),
    Ask.EXCHANGE: Message("prompt-exchange", rule="AOM-GOD-set"),
    Ask.STRIKE: Message("prompt-strike", rule="AOM-GOD-thor"),
    Ask.GIVE_UP: Message("prompt-give-up", rule="AOM-GOD-hades"),
    Ask.ROB: Message("prompt-rob", rule="AOM-GOD-loki"),
    Ask.DISCARD: Message("prompt-discard", rule="AOM-DISC-01"),
}

# Where a number belongs to the question: the key, and the rule.
COUNTED: dict[int, tuple[str, str]] = {
    Ask.EXPLORE: ("prompt-explore", "AOM-EXPLORE-02"),
    Ask.BUILD: ("prompt-build", "AOM-BUILD-01"),
    Ask.RECRUIT: ("prompt-recruit", "AOM-RECRUIT-01"),
    Ask.COST: ("prompt-cost", "AOM-TRADE-04"),
    Ask.CONVERT: ("prompt-convert", "AOM-GOD-anubis"),
    Ask.LEVY: ("prompt-levy", "AOM-GOD-hel"),
}


def prompt(state: Position, frame: Frame, seat: int) -> Message:
    """What this player is asked now."""
    ask = frame.ask
    if ask in PROMPTS:
        return PROMPTS[ask]
    if ask in COUNTED:
        key, rule = COUNTED[ask]
        return Message(key, {"count": frame.number}, rule)
    box = state.box
    if ask == Ask.HAND:
        return Message("prompt-hand", {"count": room(state, seat)}, "AOM-DRAW-01")
    if ask == Ask.GATHER:
        return _gather(state, frame, seat)
    if ask == Ask.PLAY:
        if frame.extra:
            return Message("prompt-fourth", {}, "AOM-PLAY-06")
        return Message("prompt-play", {"round": state.round}, "AOM-PLAY-01")
    if ask == Ask.TRADE:
        if frame.power == NOTHING:
            return Message("prompt-trade", {}, "AOM-TRADE-01")
        god: dict[str, Argument] = {
            "god": box.god_refs[frame.power],
            "count": box.god_number(frame.power, "count"),
        }
        return Message("prompt-trade-power", god, box.god_rules[frame.power])
    if ask == Ask.ACT:
        return Message("prompt-act", {"card": box.card_refs[frame.card]}, "AOM-GOD-03")
    if ask == Ask.DISCOUNT:
        named: dict[str, Argument] = {
            "building": box.building_refs[frame.extra],
            "count": frame.number,
            "cubes": cube_refs(frame.cubes),
        }
        return Message("prompt-discount", named, "AOM-BLDG-15")
    if ask == Ask.CUBES:
        return _cubes(frame)
    if ask in (Ask.DESTROY, Ask.REMOVE):
        key = "prompt-destroy" if ask == Ask.DESTROY else "prompt-remove"
        return Message(key, {"god": box.god_refs[frame.power]}, box.god_rules[frame.power])
    if ask in (Ask.RAZE, Ask.CAPTURE):
        loser: dict[str, Argument] = {"seat": f"seat:{frame.other}", "count": frame.number}
        if ask == Ask.RAZE:
            return Message("prompt-raze", loser, "AOM-ATTACK-05")
        return Message("prompt-capture", loser, "AOM-ATTACK-06")
    return _battle(state, frame, seat)


def _gather(state: Position, frame: Frame, seat: int) -> Message:
    """Who has figures that can move may move them first (AOM-GATHER-01)."""
    actions = state.actions
    villagers, others = 0, 0
    for action in gather.moves(state, seat, frame.mask):
        verb, x = actions.verbs[action], actions.xs[action]
        if verb == Verb.PLACE:
            is_villager = x == 0
        else:
            is_villager = state.figures[seat * SQUARES + x] == VILLAGER
        villagers |= int(is_villager)
        others |= int(not is_villager)
    return Message("prompt-gather", {"villagers": villagers, "dwarves": others}, "AOM-GATHER-01")


def _cubes(frame: Frame) -> Message:
    args: dict[str, Argument] = {"count": frame.number}
    if frame.other == NOBODY:
        return Message("prompt-cubes-bank", args, "AOM-GOD-06")
    args["seat"] = f"seat:{frame.other}"
    return Message("prompt-cubes", args, "AOM-ATTACK-08" if frame.extra else "AOM-GOD-loki")


def _battle(state: Position, frame: Frame, seat: int) -> Message:
    battle = state.battle
    assert battle is not None
    side = side_of(battle, seat)
    if frame.ask == Ask.COMMIT:
        args: dict[str, Argument] = {
            "seat": f"seat:{battle.seats[1 - side]}",
            "area": f"area:{AREAS[battle.area]}",
            "count": min(limit(state, battle, side), army_size(state, seat)) - sum(battle.units[side]),
        }
        key = "prompt-commit-attack" if side == 0 else "prompt-commit-defence"
        return Message(key, args, "AOM-ATTACK-04")
    if frame.ask == Ask.ENCOUNTER:
        return Message("prompt-encounter", {"round": battle.round}, "AOM-BATTLE-03")
    if frame.ask == Ask.SAVE:
        unit = unit_of(state, seat, frame.extra)
        cost = state.box.power_number(unit, "favor")
        return Message("prompt-save", {"unit": state.box.unit_refs[unit], "cost": cost}, "AOM-UNIT-priest")
    units = shown_units(state, battle)
    pair: dict[str, Argument] = {
        "unit": state.box.unit_refs[units[side]],
        "enemy": state.box.unit_refs[units[1 - side]],
    }
    return Message("prompt-fury", pair, "AOM-BATTLE-15")
