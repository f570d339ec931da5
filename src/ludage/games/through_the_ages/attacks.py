"""Aggressions with their defence, and wars (TTA-AGGR, TTA-WAR)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.through_the_ages.ages import abandon_wonder
from ludage.games.through_the_ages.banks import food, gain_tokens, lose_yellow, resources
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.colonies import BONUS_AS_BONUS, play_bonus
from ludage.games.through_the_ages.deeds import raze
from ludage.games.through_the_ages.effects import Attack, Power
from ludage.games.through_the_ages.gains import change_culture, change_science, give_goods, lose_people
from ludage.games.through_the_ages.leaders import remove_leader
from ludage.games.through_the_ages.means import NO_MILITARY_ACTION, military_actions, spend_military
from ludage.games.through_the_ages.military_cards import discard
from ludage.games.through_the_ages.pacts import (
    CARD_NOT_IN_HAND,
    attack_bonus,
    end_by_attack,
    forbidden,
    leave,
    no_war_on,
    refuse_rival,
    strength_lost_by_attack,
)
from ludage.games.through_the_ages.ratings import power
from ludage.games.through_the_ages.row import knows
from ludage.games.through_the_ages.state import NO_CARD, NOBODY, Ask, Frame, Position, without
from ludage.games.through_the_ages.technologies import enter, leave_special

PEACEFUL_LEADER = Refusal("refusal-peaceful-leader", rule="TTA-AGGR-13")
PACT_FORBIDS = Refusal("refusal-pact-forbids", rule="TTA-AGGR-09")
NOT_STRONGER = Refusal("refusal-not-stronger", rule="TTA-AGGR-07")
NO_TARGET = Refusal("refusal-no-target", rule="TTA-AGGR-11")
LAST_ROUND = Refusal("refusal-last-round", rule="TTA-LASTROUND-05")
PROTECTED_FROM_WAR = Refusal("refusal-protected-from-war", rule="TTA-WAR-07")
NOT_SHORTER = Refusal("refusal-not-shorter", rule="TTA-VAR-SHORT-06", far=True)
TOO_MANY_DEFENDERS = Refusal("refusal-too-many-defenders", rule="TTA-AGGR-03")
NOT_TO_SEIZE = Refusal("refusal-not-to-seize", rule="TTA-WAR-10")
NOTHING_TO_REMOVE = Refusal("refusal-nothing-to-remove", rule="TTA-AGGR-14")


def attack_cost(state: Position, card: int, rival: int) -> int:
    """Military actions, twice as many against Gandhi (TTA-AGGR-13)."""
    cost = state.box.attack_cost[card]
    return 2 * cost if power(state, state.civs[rival]) == Power.NO_ATTACKS else cost


def _refuse_attack(state: Position, seat: int, rival: int, priced: int) -> Refusal | None:
    """What holds for aggressions and wars alike; `priced` is the card whose actions are paid."""
    civ = state.civs[seat]
    refusal = refuse_rival(state, seat, rival)
    if refusal is not None:
        return refusal
    if power(state, civ) == Power.NO_ATTACKS:
        return PEACEFUL_LEADER
    if forbidden(state, seat, rival):
        return PACT_FORBIDS
    return NO_MILITARY_ACTION if military_actions(civ) < attack_cost(state, priced, rival) else None


# ---- aggressions --------------------------------------------------------------------------------------------------


def refuse_aggression(state: Position, seat: int, card: int, rival: int) -> Refusal | None:
    """The actions, a weaker rival, no pact against it and something to take (TTA-AGGR-01, 07, 09, 11)."""
    if card not in state.civs[seat].military:
        return CARD_NOT_IN_HAND
    refusal = _refuse_attack(state, seat, rival, card)
    if refusal is not None:
        return refusal
    own = state.civs[seat].strength - strength_lost_by_attack(state, seat, rival)
    theirs = state.civs[rival].strength - strength_lost_by_attack(state, rival, seat)
    if own + attack_bonus(state, seat, rival) <= theirs:
        return NOT_STRONGER
    deed = state.box.effect[card].word
    victim = state.civs[rival]
    if deed == Attack.ANNEX and not victim.colonies:
        return NO_TARGET
    if deed == Attack.INFILTRATE and victim.leader == NO_CARD and victim.wonder == NO_CARD:
        return NO_TARGET
    return None


def attack(state: Position, seat: int, card: int, rival: int) -> None:
    """The card is shown and paid, pacts that end do so, the rival may defend (TTA-AGGR-08)."""
    civ = state.civs[seat]
    spend_military(civ, attack_cost(state, card, rival))
    civ.military = without(civ.military, card)
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "rival": f"seat:{rival}",
            "card": state.box.refs[card],
        }
        state.tell(Event("aggression", data, News.SHOWN))
    end_by_attack(state, seat, rival)
    state.stack.append(Frame(Ask.DEFENCE, rival, card=card, other=seat))


def attack_force(state: Position, attacker: int, rival: int) -> int:
    """The strength that an attack comes with (TTA-AGGR-04, TTA-PACT-08)."""
    return state.civs[attacker].strength + attack_bonus(state, attacker, rival)


def missing_defence(state: Position, frame: Frame) -> int:
    """What the defence still lacks; equal strength repels (TTA-AGGR-05)."""
    defence = state.civs[frame.seat].strength + frame.number
    return max(0, attack_force(state, frame.other, frame.seat) - defence)


def can_defend(state: Position, frame: Frame) -> bool:
    """Whether the defender has a card to play and a red token to allow it."""
    civ = state.civs[frame.seat]
    return bool(civ.military) and frame.extra < civ.ma_total


def refuse_defence(state: Position, frame: Frame, card: int, as_bonus: bool) -> Refusal | None:
    """A card in hand, within the number of red tokens (TTA-AGGR-02, 03)."""
    civ = state.civs[frame.seat]
    if card not in civ.military:
        return CARD_NOT_IN_HAND
    if frame.extra >= civ.ma_total:
        return TOO_MANY_DEFENDERS
    return None if as_bonus or state.box.kind[card] != Kind.BONUS else BONUS_AS_BONUS


def defend(state: Position, frame: Frame, card: int, as_bonus: bool) -> None:
    """A bonus card for its upper value, any other one for 1."""
    if as_bonus:
        play_bonus(state, frame.seat, card)
        value = state.box.defence[card]
    else:
        discard(state, frame.seat, card)
        value = state.box.discard_defence
    state.stack[-1] = Frame(
        Ask.DEFENCE, frame.seat, frame.card, frame.number + value, frame.extra + 1, frame.other
    )


def resolve(state: Position, frame: Frame) -> None:
    """Repelled by equal strength or more; else the card is applied (TTA-AGGR-04, 05)."""
    state.stack.pop()
    attacker, rival, card = frame.other, frame.seat, frame.card
    leave(state, card)
    repelled = not missing_defence(state, frame)
    if state.heard is not None:
        kind = "aggression-repelled" if repelled else "aggression-succeeds"
        state.tell(Event(kind, {"seat": f"seat:{attacker}", "rival": f"seat:{rival}"}))
    if not repelled:
        _succeed(state, attacker, rival, card)


def _succeed(state: Position, attacker: int, rival: int, card: int) -> None:
    """What the aggression does; choices are the attacker's (TTA-AGGR-10, 14)."""
    effect = state.box.effect[card]
    victim = state.civs[rival]
    amount = effect.number("amount")
    deed = effect.word
    if deed == Attack.ENSLAVE:
        give_goods(state, attacker, amount, amount)
        lose_people(state, rival, 1, card)
    elif deed == Attack.PLUNDER:
        loot = min(amount, food(state, victim) + resources(state, victim))
        state.stack.append(Frame(Ask.MIXED, attacker, card, loot, other=rival))
    elif deed == Attack.RAID:
        levels = effect.lists["levels"]
        second = levels[1] if len(levels) > 1 else -1
        state.stack.append(Frame(Ask.DESTROY, attacker, card, levels[0], second, rival))
    elif deed == Attack.ANNEX:
        state.stack.append(Frame(Ask.COLONY, attacker, card, other=rival))
    elif deed == Attack.INFILTRATE:
        state.stack.append(Frame(Ask.INFILTRATE, attacker, card, amount, other=rival))
    elif deed == Attack.SCIENCE:
        taken = min(amount, victim.science)
        change_science(state, rival, -taken)
        change_science(state, attacker, taken)
    else:
        taken = min(amount, victim.culture)
        change_culture(state, rival, -taken)
        change_culture(state, attacker, taken)


def _is_raid(state: Position, frame: Frame) -> bool:
    """Whether buildings are destroyed by an aggression, not by an event."""
    return state.box.kind[frame.card] == Kind.AGGRESSION


def raid(state: Position, frame: Frame, card: int) -> None:
    """A building falls; after the last one half the sum of the costs is gained, rounded up once (TTA-AGGR-12)."""
    raze(state, frame, card)
    state.stack.pop()
    if not _is_raid(state, frame):
        return
    fallen = (*frame.cards, card)
    if frame.extra < 0:
        spoils_of_raid(state, frame.seat, fallen)
        return
    # the limit that this building did not need is left for the other one
    left = frame.number if state.box.age[card] <= frame.extra else frame.extra
    state.stack.append(Frame(Ask.DESTROY, frame.seat, frame.card, left, -1, frame.other, fallen))


def end_raid(state: Position, frame: Frame) -> None:
    """Nothing more falls."""
    state.stack.pop()
    if _is_raid(state, frame):
        spoils_of_raid(state, frame.seat, frame.cards)


def spoils_of_raid(state: Position, attacker: int, fallen: tuple[int, ...]) -> None:
    """Half the printed costs, by the attacker's blue tokens."""
    give_goods(state, attacker, 0, (sum([state.box.cost[card] for card in fallen]) + 1) // 2)


def may_stop_raid(state: Position, frame: Frame) -> bool:
    """A raid that may destroy two buildings may also destroy fewer."""
    return _is_raid(state, frame) and len(state.box.effect[frame.card].lists["levels"]) > 1


def refuse_remove(state: Position, frame: Frame, wonder: bool) -> Refusal | None:
    """The leader or the unfinished wonder that the rival has."""
    victim = state.civs[frame.other]
    there = victim.wonder if wonder else victim.leader
    return None if there != NO_CARD else NOTHING_TO_REMOVE


def infiltrate(state: Position, frame: Frame, wonder: bool) -> None:
    """The card leaves play; culture for its level (TTA-AGGR-14)."""
    state.stack.pop()
    victim = state.civs[frame.other]
    card = victim.wonder if wonder else victim.leader
    if wonder:
        abandon_wonder(state, frame.other)
    else:
        remove_leader(state, frame.other)
    change_culture(state, frame.seat, frame.number * state.box.age[card])


# ---- wars ---------------------------------------------------------------------------------------------------------


def refuse_war(state: Position, seat: int, card: int, rival: int, counts_as: int) -> Refusal | None:
    """Any rival whose pacts allow it, but not in the last round (TTA-WAR-01, 07)."""
    if card not in state.civs[seat].military:
        return CARD_NOT_IN_HAND
    if state.last_round and state.round >= state.last_round:
        return LAST_ROUND
    refusal = _refuse_attack(state, seat, rival, counts_as)
    if refusal is not None:
        return refusal
    return PROTECTED_FROM_WAR if no_war_on(state, rival) else None


def declare(state: Position, seat: int, card: int, rival: int, counts_as: int) -> None:
    """The card lies in the declarer's area until his next turn (TTA-WAR-02, 08)."""
    civ = state.civs[seat]
    spend_military(civ, attack_cost(state, counts_as, rival))
    civ.military = without(civ.military, card)
    civ.war, civ.war_as, civ.war_target = card, counts_as, rival
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "rival": f"seat:{rival}",
            "card": state.box.refs[counts_as],
        }
        state.tell(Event("war", data, News.SHOWN))
    end_by_attack(state, seat, rival)


def resolve_war(state: Position, seat: int) -> None:
    """The stronger side applies the card against the weaker one; equal strength has no effect (TTA-WAR-03 to 05)."""
    civ = state.civs[seat]
    if civ.war == NO_CARD:
        return
    card, counts_as, rival = civ.war, civ.war_as, civ.war_target
    civ.war, civ.war_as, civ.war_target = NO_CARD, NO_CARD, NOBODY
    leave(state, card)
    lead = attack_force(state, seat, rival) - state.civs[rival].strength
    winner, loser = (seat, rival) if lead > 0 else (rival, seat)
    if state.heard is not None:
        data: dict[str, object] = {"card": state.box.refs[counts_as], "amount": abs(lead)}
        if lead:
            state.tell(Event("war-won", {**data, "seat": f"seat:{winner}", "rival": f"seat:{loser}"}))
        else:
            state.tell(Event("war-even", {"card": state.box.refs[counts_as]}))
    if lead:
        _victory(state, counts_as, winner, loser, abs(lead))


def _victory(state: Position, card: int, winner: int, loser: int, lead: int) -> None:
    """By the advantage, as far as the loser has it (TTA-WAR-10)."""
    effect = state.box.effect[card]
    victim = state.civs[loser]
    if effect.word == Attack.CULTURE:
        taken = min(effect.number("amount") + lead, victim.culture)
        change_culture(state, loser, -taken)
        change_culture(state, winner, taken)
    elif effect.word == Attack.TERRITORY:
        count = effect.number("amount") + lead // effect.number("per")
        taken = lose_yellow(victim, count)
        gain_tokens(state.civs[winner], taken, 0)
        if taken and state.heard is not None:
            data: dict[str, object] = {"seat": f"seat:{winner}", "rival": f"seat:{loser}", "count": taken}
            state.tell(Event("yellow-taken", data))
    else:
        state.stack.append(Frame(Ask.SPOILS, winner, card, lead, other=loser))


def seizable(state: Position, frame: Frame) -> list[int]:
    """Special technologies of the loser within what is left of the advantage, unknown to the victor."""
    box = state.box
    victor = state.civs[frame.seat]
    return [
        card
        for card in state.civs[frame.other].specials
        if card >= 0 and box.science_cost[card] <= frame.number and not knows(state, victor, card)
    ]


def refuse_seize(state: Position, frame: Frame, card: int) -> Refusal | None:
    """One of these."""
    return None if card in seizable(state, frame) else NOT_TO_SEIZE


def seize(state: Position, frame: Frame, card: int) -> None:
    """The technology changes sides and uses up its cost of the advantage."""
    left = frame.number - state.box.science_cost[card]
    state.stack[-1] = Frame(Ask.SPOILS, frame.seat, frame.card, left, other=frame.other)
    leave_special(state, frame.other, card)
    enter(state, frame.seat, card)
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{frame.seat}", "card": state.box.refs[card]}
        state.tell(Event("seized", data))


def take_science(state: Position, frame: Frame) -> None:
    """The rest of the advantage in science points."""
    state.stack.pop()
    taken = min(frame.number, state.civs[frame.other].science)
    change_science(state, frame.other, -taken)
    change_science(state, frame.seat, taken)
