"""What an action would cost and do, itemised, from what the seat may know.

The figures come from the functions that apply the rules: costs from `means`, everything else by doing it on a copy.
"""

from ludage.core.message import Argument, Arguments, Forecast, Line, Message
from ludage.games.through_the_ages import menu, politics, turn
from ludage.games.through_the_ages.actions import Verb
from ludage.games.through_the_ages.ages import ending_age
from ludage.games.through_the_ages.attacks import attack_cost, attack_force
from ludage.games.through_the_ages.banks import discontent, food, resources
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.choices import CHOICES
from ludage.games.through_the_ages.colonies import force_sent, greatest_force
from ludage.games.through_the_ages.means import (
    army_pool,
    building_discounts,
    military_actions,
    science_discounts,
)
from ludage.games.through_the_ages.pacts import attack_bonus, strength_lost_by_attack
from ludage.games.through_the_ages.production import farm_output, lab_output, mine_output, produce, uprising
from ludage.games.through_the_ages.ratings import military_hand_limit
from ludage.games.through_the_ages.state import Ask, Civilization, Frame, Position, copy, copy_civilization

OPEN_VERBS = tuple(verb for verb in Verb if verb < Verb.END)
"""What shows nothing hidden, so that it can be tried on a copy."""
OPEN_POLITICS = (Verb.CANCEL, Verb.RETIRE, Verb.SETTLE)
"""Political actions that do what they do at once; of cards that are drawn no figure tells."""
OPEN_CHOICES = (
    Ask.ORDER,
    Ask.CIVIL_LIFE,
    Ask.FREE_BUILDING,
    Ask.HOMER,
    Ask.RAVAGE,
    Ask.LOSE_POPULATION,
    Ask.DESTROY,
    Ask.MIXED,
    Ask.FOOD_OR_RESOURCES,
    Ask.COLONY,
    Ask.INFILTRATE,
    Ask.SPOILS,
    Ask.TOKEN,
)
FIGURES = (
    ("ca", "civil-actions", "TTA-TURN-03"),
    ("extra_ca", "extra-civil-actions", "TTA-LEADER-12"),
    ("ma", "military-actions", "TTA-TURN-04"),
    ("extra_ma", "extra-military-actions", "TTA-ACTIONCARD-10"),
    ("military_science", "army-science", "TTA-ACTIONCARD-09"),
    ("traded_food", "traded-food", "TTA-PACT-11"),
    ("traded_resources", "traded-resources", "TTA-PACT-11"),
    ("science", "science", "TTA-TECH-01"),
    ("culture", "culture", "TTA-RATE-05"),
    ("yellow_total", "yellow-tokens", "TTA-TOKEN-01"),
    ("unused", "unused", "TTA-POP-07"),
    ("culture_rate", "culture-rate", "TTA-RATE-01"),
    ("science_rate", "science-rate", "TTA-RATE-01"),
    ("strength", "strength", "TTA-RATE-01"),
    ("happiness", "happiness", "TTA-RATE-01"),
    ("ca_total", "civil-total", "TTA-ACT-01"),
    ("ma_total", "military-total", "TTA-ACT-01"),
    ("colonization", "colonization", "TTA-COLONY-06"),
)


def line(amount: int, key: str, rule: str, **args: Argument) -> Line:
    """A line of a forecast."""
    return Line(amount, Message(f"forecast-{key}", args, rule))


def forecast(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What a legal action would do."""
    if verb == Verb.END:
        return Forecast(end_of_turn(state, seat))
    if verb in (Verb.AGGRESSION, Verb.WAR, Verb.CULTURE_WAR):
        return Forecast(
            attack(state, seat, politics.culture_war(state) if verb == Verb.CULTURE_WAR else x, y)
        )
    if verb == Verb.PREPARE:
        return Forecast([line(state.box.age[x], "culture", "TTA-EVENT-01")])
    if verb == Verb.BID:
        return Forecast([line(0, "greatest-force", "TTA-COLONY-03", number=greatest_force(state, seat))])
    if frame.ask == Ask.FORCE:
        return Forecast([force(state, frame, seat, verb, x, y)])
    if frame.ask == Ask.DEFENCE:
        return Forecast(defence(state, frame, seat, verb, x))
    open_politics = frame.ask == Ask.POLITICS and verb in OPEN_POLITICS
    if (frame.ask == Ask.ACTIONS and verb in OPEN_VERBS) or open_politics or frame.ask in OPEN_CHOICES:
        return Forecast(cost_lines(state, seat, verb, x, y) + tried(state, frame, seat, verb, x, y))
    return Forecast([])


# ---- costs --------------------------------------------------------------------------------------------------------


def cost_lines(state: Position, seat: int, verb: int, x: int, y: int) -> list[Line]:
    """The printed cost and what is taken off it, where anything is."""
    civ = state.civs[seat]
    box = state.box
    off: list[tuple[int, int]] = []
    rule = "TTA-BUILD-15"
    if verb in (Verb.DEVELOP, Verb.REVOLUTION):
        return [
            line(amount, "discount", _science_rule(box.kind[card]), card=box.refs[card])
            for amount, card in science_discounts(state, seat, x)
        ]
    if verb in (Verb.BUILD, Verb.MUSTER):
        off = building_discounts(state, civ, x)
    elif verb in (Verb.UPGRADE, Verb.COMPOSE):
        off = building_discounts(state, civ, y)
        off += [(-amount, card) for amount, card in building_discounts(state, civ, x)]
        rule = "TTA-UPGRADE-10"
    return [line(amount, "discount", rule, card=box.refs[card]) for amount, card in off]


def _science_rule(kind: int) -> str:
    return "TTA-PACT-10" if kind == Kind.PACT else "TTA-TECH-01"


def tried(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> list[Line]:
    """All figures of the player that change."""
    after = copy(state)
    if frame.ask == Ask.ACTIONS:
        menu.perform(after, frame, seat, verb, x, y)
    elif frame.ask == Ask.POLITICS:
        politics.perform(after, frame, seat, verb, x, y)
    else:
        CHOICES[frame.ask].perform(after, frame, seat, verb, x, y)
    turn.answer_alone(after, OPEN_CHOICES)
    return changes(state, state.civs[seat], after.civs[seat])


def changes(state: Position, old: Civilization, new: Civilization) -> list[Line]:
    """What differs between a civilisation and itself later on."""
    lines = [
        line(food(state, new) - food(state, old), "food", "TTA-PAY-01"),
        line(resources(state, new) - resources(state, old), "resources", "TTA-PAY-01"),
        line(army_pool(state, new) - army_pool(state, old), "army-resources", "TTA-ACTIONCARD-09"),
        line(new.blue - old.blue, "blue", "TTA-PROD-08"),
        line(farm_output(state, new) - farm_output(state, old), "food-rate", "TTA-PROD-04"),
        line(_mined(state, new) - _mined(state, old), "resource-rate", "TTA-PROD-05"),
    ]
    for field, key, rule in FIGURES:
        lines.append(line(getattr(new, field) - getattr(old, field), key, rule))
    return [entry for entry in lines if entry.amount]


def _mined(state: Position, civ: Civilization) -> int:
    return mine_output(state, civ) + lab_output(state, civ)


# ---- the end of the turn ------------------------------------------------------------------------------------------


def end_of_turn(state: Position, seat: int) -> list[Line]:
    """What ending the turn now will bring and cost, in the order in which it happens (TTA-PROD-01).

    A line about something that is stored says of what, and how much of it there is before and after it all.
    """
    before = state.civs[seat]
    civ = copy_civilization(before)
    excess = len(civ.military) - military_hand_limit(state, civ)
    scored = turn.leader_culture(state, seat)
    civ.culture += scored
    peace = order(state, civ)
    made = produce(state, seat, civ)
    science = stored("science", before.science, civ.science)
    culture = stored("culture", before.culture, civ.culture)
    larder = stored("food", food(state, before), food(state, civ))
    stock = stored("resource", resources(state, before), resources(state, civ))
    lines = [line(-max(0, excess), "cards-discarded", "TTA-MIL-01")]
    if scored:
        lines.append(line(scored, "leader-scored", "TTA-PROD-10", card=state.box.refs[civ.leader], **culture))
    lines += [
        peace,
        line(made.science, "science-scored", "TTA-PROD-03", **science),
        line(made.culture, "culture-scored", "TTA-PROD-03", **culture),
        line(made.corrupted_food - made.corrupted, "corruption", "TTA-CORRUPT-03", **stock),
        line(-made.corrupted_food, "corruption-food", "TTA-CORRUPT-03", **larder),
        line(made.food, "food-produced", "TTA-PROD-04", **larder),
        line(made.traded - made.consumed, "consumption", "TTA-CONSUME-01", **larder),
        line(-made.traded, "consumption-traded", "TTA-PACT-11", **stock),
        line(-made.hunger, "hunger", "TTA-CONSUME-03", **culture),
        line(made.resources, "resources-produced", "TTA-PROD-05", **stock),
    ]
    if state.round > 1:
        lines.append(cards_drawn(state, civ, max(0, excess)))
    return [entry for entry in lines if entry.amount or entry is peace]


def cards_drawn(state: Position, civ: Civilization, excess: int) -> Line:
    """The military cards that will come. Those discarded before can be drawn again where the deck runs out, unless they
    are of an age that has ended: then how many come depends on which ones the player chooses (TTA-MIL-05).
    """
    if state.age >= ending_age(state):
        return line(0, "cards-drawn", "TTA-MIL-03")
    current = sum([state.box.age[card] == state.age for card in civ.military])
    again = max(0, excess - (len(civ.military) - current)), min(excess, current)
    left = len(state.military_deck) + len(state.discards)
    least, most = [min(military_actions(civ), state.box.most_drawn, left + count) for count in again]
    return line(most, "cards-drawn" if least == most else "cards-drawn-at-most", "TTA-MIL-03")


def stored(of: str, before: int, after: int) -> Arguments:
    """What a line says of a store."""
    return {"of": of, "before": before, "after": after}


def order(state: Position, civ: Civilization) -> Line:
    """Whether there will be an uprising, or whether one discontent worker more would be one too many."""
    unhappy = discontent(state, civ)
    if uprising(state, civ):
        missing = unhappy - civ.unused
        return line(0, "uprising", "TTA-HAPPY-12", discontent=unhappy, unused=civ.unused, missing=missing)
    if unhappy and unhappy == civ.unused:
        return line(0, "uprising-near", "TTA-HAPPY-03", discontent=unhappy)
    return line(0, "no-uprising", "TTA-HAPPY-03")


# ---- attacks ------------------------------------------------------------------------------------------------------


def attack(state: Position, seat: int, card: int, rival: int) -> list[Line]:
    """The price, and both strengths as they stand."""
    bonus = attack_bonus(state, seat, rival)
    own = state.civs[seat].strength - strength_lost_by_attack(state, seat, rival) + bonus
    theirs = state.civs[rival].strength - strength_lost_by_attack(state, rival, seat)
    lines = [line(-attack_cost(state, card, rival), "military-actions", "TTA-AGGR-01")]
    if bonus:
        lines.append(line(bonus, "open-borders", "TTA-PACT-08"))
    return [*lines, line(0, "strengths", "TTA-AGGR-07", own=own, theirs=theirs, seat=f"seat:{rival}")]


def force(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Line:
    """The force with this unit or card, or as it lands (TTA-COLONY-06)."""
    if verb == Verb.DONE:
        sent = force_sent(state, frame)
    else:
        after = copy(state)
        CHOICES[frame.ask].perform(after, frame, seat, verb, x, y)
        sent = force_sent(after, after.stack[-1])
    return line(0, "force", "TTA-COLONY-06", sent=sent, bid=frame.number)


def defence(state: Position, frame: Frame, seat: int, verb: int, card: int) -> list[Line]:
    """What this card adds, and both strengths with it."""
    box = state.box
    added = box.defence[card] if verb == Verb.BONUS else box.discard_defence if verb == Verb.DISCARD else 0
    own = state.civs[seat].strength + frame.number + added
    theirs = attack_force(state, frame.other, seat)
    lines = [line(added, "defence", "TTA-AGGR-02")] if added else []
    return [*lines, line(0, "strengths", "TTA-AGGR-04", own=own, theirs=theirs, seat=f"seat:{frame.other}")]
