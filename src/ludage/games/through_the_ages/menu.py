"""The action phase: everything a player may do in it, in any order (TTA-TURN-02 to 05, TTA-ROUND1-02)."""

from collections.abc import Callable

from ludage.core.message import Refusal
from ludage.games.through_the_ages import action_cards, civil, leaders, row, tactics, technologies, wonders
from ludage.games.through_the_ages.actions import MOST_STAGES, Verb
from ludage.games.through_the_ages.cards import NO_CARD, Kind
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.means import civil_actions, military_actions
from ludage.games.through_the_ages.ratings import civil_hand_limit, power
from ludage.games.through_the_ages.state import Frame, Position

ONLY_TAKING = Refusal("refusal-only-taking", rule="TTA-ROUND1-02")

# plain numbers, for what is done at every decision
TAKE, END, BUILD, UPGRADE = int(Verb.TAKE), int(Verb.END), int(Verb.BUILD), int(Verb.UPGRADE)
DESTROY, DISBAND, INFANTRY = int(Verb.DESTROY), int(Verb.DISBAND), int(Kind.INFANTRY)
POPULATION, STAGE, COPY, TACTIC = int(Verb.POPULATION), int(Verb.STAGE), int(Verb.COPY), int(Verb.TACTIC)
LEADER, PLAY, DEVELOP, REVOLUTION = int(Verb.LEADER), int(Verb.PLAY), int(Verb.DEVELOP), int(Verb.REVOLUTION)
A_WONDER, A_LEADER, AN_ACTION = int(Kind.WONDER), int(Kind.LEADER), int(Kind.ACTION)
A_GOVERNMENT, A_TACTIC = int(Kind.GOVERNMENT), int(Kind.TACTIC)


Alone = tuple[Callable[[Position, int], Refusal | None], Callable[[Position, int], None]]
OfCard = tuple[Callable[[Position, int, int], Refusal | None], Callable[[Position, int, int], object]]
OfPair = tuple[Callable[[Position, int, int, int], Refusal | None], Callable[[Position, int, int, int], None]]

# each action's refusal and performance, by what it is about

ONCE_A_TURN: dict[int, Alone] = {
    Verb.LAW: (leaders.refuse_law, leaders.law),
    Verb.LINER: (leaders.refuse_liner, leaders.liner),
    Verb.WARTIME: (leaders.refuse_wartime, leaders.wartime),
    Verb.TRADE: (leaders.refuse_trade, leaders.trade),
}
ALONE: dict[int, Alone] = {Verb.POPULATION: (civil.refuse_population, civil.population), **ONCE_A_TURN}
OF_CARD: dict[int, OfCard] = {
    Verb.TAKE: (row.refuse_take, row.take),
    Verb.BUILD: (civil.refuse_build, civil.build),
    Verb.DESTROY: (civil.refuse_destroy, civil.destroy),
    Verb.DISBAND: (civil.refuse_destroy, civil.destroy),
    Verb.LEADER: (leaders.refuse_leader, leaders.play_leader),
    Verb.STAGE: (wonders.refuse_stage, wonders.build_stages),
    Verb.DEVELOP: (technologies.refuse_develop, technologies.develop),
    Verb.REVOLUTION: (technologies.refuse_revolution, technologies.revolution),
    Verb.PLAY: (action_cards.refuse_play, action_cards.play),
    Verb.TACTIC: (tactics.refuse_tactic, tactics.play_tactic),
    Verb.COPY: (tactics.refuse_copy, tactics.copy_tactic),
    Verb.MUSTER: (civil.refuse_muster, civil.muster),
}
OF_PAIR: dict[int, OfPair] = {
    Verb.UPGRADE: (civil.refuse_upgrade, civil.upgrade),
    Verb.COMPOSE: (civil.refuse_compose, civil.compose),
}


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """May this be done now?"""
    if verb == END:
        return None
    if state.round == 1 and verb != TAKE:
        return ONLY_TAKING
    if verb in OF_CARD:
        return OF_CARD[verb][0](state, seat, x)
    return OF_PAIR[verb][0](state, seat, x, y) if verb in OF_PAIR else ALONE[verb][0](state, seat)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """Do it."""
    if verb == END:
        state.stack.pop()
    elif verb in OF_CARD:
        OF_CARD[verb][1](state, seat, x)
    elif verb in OF_PAIR:
        OF_PAIR[verb][1](state, seat, x, y)
    else:
        ALONE[verb][1](state, seat)


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """What the player may do now: what could be meant, less what is refused."""
    at = state.actions.at
    civ = state.civs[seat]
    out = _legal_takes(state, seat)
    if state.round > 1:
        if civil.refuse_population(state, seat) is None:
            out.append(at[POPULATION][0])
        _legal_workers(state, seat, out)
        _legal_cards(state, seat, out)
        if civ.wonder != NO_CARD:
            stages = at[STAGE]
            for count in range(1, MOST_STAGES + 1):
                if wonders.refuse_stage(state, seat, count) is not None:
                    break
                out.append(stages[count])
        copies = [card for card in state.common_tactics if tactics.refuse_copy(state, seat, card) is None]
        out += [at[COPY][card] for card in copies]
        for verb, deed in ONCE_A_TURN.items():
            if deed[0](state, seat) is None:
                out.append(at[verb][0])
    out.append(at[END][0])
    return out


def _legal_takes(state: Position, seat: int) -> list[int]:
    """Cards that may be taken. Most that may not are passed over by a glance at hand, wonder and actions."""
    kinds, costs = state.box.kind, state.box.space_cost
    civ = state.civs[seat]
    means = civil_actions(civ)
    full = len(civ.hand) >= civil_hand_limit(state, civ)
    building = civ.wonder != NO_CARD
    take = state.actions.at[TAKE]
    out = []
    for space, card in enumerate(state.row):
        if card == NO_CARD or (building if kinds[card] == A_WONDER else full):
            continue
        if costs[space] > means and kinds[card] not in CHEAPENED:
            continue
        if row.refuse_take(state, seat, space) is None:
            out.append(take[space])
    return out


CHEAPENED = (A_WONDER, A_LEADER)
"""Cards that may cost less than their space."""


def _legal_workers(state: Position, seat: int, out: list[int]) -> None:
    """Building, upgrading, destroying, disbanding; Barbarossa and Bach."""
    box = state.box
    at = state.actions.at
    civ = state.civs[seat]
    slots = civ.slots
    idle = civ.unused > 0
    civil_left, military_left = civil_actions(civ) > 0, military_actions(civ) > 0
    for place, slot in enumerate(slots):
        kind = box.slot_kind[slot]
        if not (military_left if kind >= INFANTRY else civil_left):
            continue
        card = box.card_at[slot]
        if idle and civil.refuse_build(state, seat, card) is None:
            out.append(at[BUILD][card])
        if not civ.workers[slot]:
            continue
        if civil.refuse_destroy(state, seat, card) is not None:
            continue
        out.append(at[DISBAND if kind >= INFANTRY else DESTROY][card])
        for higher in slots[place + 1 :]:
            if box.slot_kind[higher] != kind:
                break
            if civil.refuse_upgrade(state, seat, card, box.card_at[higher]) is None:
                out.append(at[UPGRADE][card + 256 * box.card_at[higher]])
    leader = power(state, civ)
    if leader == Power.POPULATION_AND_UNIT:
        for card, action in at[Verb.MUSTER].items():
            if civil.refuse_muster(state, seat, card) is None:
                out.append(action)
    elif leader == Power.THEATERS:
        for pair, action in at[Verb.COMPOSE].items():
            if civil.refuse_compose(state, seat, pair % 256, pair // 256) is None:
                out.append(action)


def _legal_cards(state: Position, seat: int, out: list[int]) -> None:
    """Leaders, technologies, governments and action cards in hand, tactics in the military hand."""
    box = state.box
    at = state.actions.at
    civ = state.civs[seat]
    before = NO_CARD
    for card in civ.hand:
        if card == before:  # equal cards are one action
            continue
        before = card
        kind = box.kind[card]
        if kind == A_LEADER:
            if leaders.refuse_leader(state, seat, card) is None:
                out.append(at[LEADER][card])
        elif kind == AN_ACTION:
            if action_cards.refuse_play(state, seat, card) is None:
                out.append(at[PLAY][card])
        else:
            if technologies.refuse_develop(state, seat, card) is None:
                out.append(at[DEVELOP][card])
            if kind == A_GOVERNMENT and technologies.refuse_revolution(state, seat, card) is None:
                out.append(at[REVOLUTION][card])
    in_hand = [card for card in dict.fromkeys(civ.military) if box.kind[card] == A_TACTIC]
    out += [at[TACTIC][card] for card in in_hand if tactics.refuse_tactic(state, seat, card) is None]
