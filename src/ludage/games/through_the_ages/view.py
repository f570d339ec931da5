"""What a seat may see: an allow-list. What is not named here does not leave (TTA-SECRET).

Seed, decks, other military hands, prepared events of others, face-down discards: none of them is named.
"""

from ludage.core.event import Data
from ludage.core.message import Line, Message
from ludage.games.through_the_ages import banks
from ludage.games.through_the_ages.ages import ending_age, playing
from ludage.games.through_the_ages.attacks import attack_force, missing_defence
from ludage.games.through_the_ages.cards import AGES, ROW
from ludage.games.through_the_ages.colonies import public_force
from ludage.games.through_the_ages.means import army_pool, growth_cost
from ludage.games.through_the_ages.production import uprising
from ludage.games.through_the_ages.ratings import (
    RATING_IDS,
    Sheet,
    civil_hand_limit,
    military_hand_limit,
    rated,
    urban_limit,
)
from ludage.games.through_the_ages.row import actions_to_take_with, leaving, refuse_take, take_cost
from ludage.games.through_the_ages.scoring import final_events, final_sheet, outcome, ranking_scale
from ludage.games.through_the_ages.state import (
    NO_CARD,
    NOBODY,
    VARIANT_IDS,
    Ask,
    Civilization,
    Frame,
    Phase,
    Position,
    Used,
    Variant,
)


def view(state: Position, seat: int | None) -> Data:
    """Everything this seat may know; None is a spectator."""
    over = state.phase == Phase.OVER
    out: Data = {
        "game": state.game.id,
        "players": state.players,
        "seat": seat,
        "variant": VARIANT_IDS[state.variant],
        "global_conflict": state.conflict,
        "impact_ranking": list(ranking_scale(state)),
        "round": state.round,
        "last_round": state.last_round or None,
        "age": state.age,
        "ending": state.age >= ending_age(state),
        "phase": moment(state),
        "active": state.active,
        "first": state.first,
        "to_act": list(state.to_act),
        "pending": [pending(state, frame) for frame in state.stack],
        "row": [space(state, at, seat) for at in range(ROW)],
        "leaving": 0 if over else leaving(state),
        "decks": {"civil": len(state.civil_deck), "military": len(state.military_deck)},
        "discards": len(state.discards),
        "events": events(state),
        "tactics": names(state, state.common_tactics),
        "shown_events": names(state, state.shown_events),
        "seats": [civilization(state, other) for other in range(state.players)],
        "outcome": outcome(state).to_dict() if over else None,
    }
    if over and playing(state) > 1:
        out["final_events"] = names(state, final_events(state))
    if seat is not None:
        out["own"] = own(state, seat)
    return out


def names(state: Position, cards: list[int] | tuple[int, ...]) -> list[str]:
    """Cards by their ids."""
    return [state.box.ids[card] for card in cards]


def name(state: Position, card: int) -> str | None:
    """A card by its id; None for no card."""
    return state.box.ids[card] if card != NO_CARD else None


def moment(state: Position) -> str:
    """The phase of the turn that is going on."""
    if state.phase == Phase.OVER:
        return "over"
    asks = [frame.ask for frame in state.stack]
    if Ask.ACTIONS in asks:
        return "actions"
    return "end" if state.phase > Phase.DISCARD else "start" if state.phase < Phase.ACTIONS else "politics"


def pending(state: Position, frame: Frame) -> Data:
    """A frame of the stack: what is going on. Frames hold open information only."""
    out: Data = {"ask": Ask(frame.ask).name.lower()}
    if frame.seat != NOBODY:
        out["seat"] = frame.seat
    if frame.card != NO_CARD:
        out["card"] = state.box.ids[frame.card]
    if frame.number:
        out["number"] = frame.number
    if frame.extra:
        out["extra"] = frame.extra
    if frame.ask == Ask.DEFENCE:
        out["attack"] = attack_force(state, frame.other, frame.seat)
        out["missing"] = missing_defence(state, frame)
    if frame.ask == Ask.FORCE:
        out["discarded"] = frame.other
    elif frame.other != NOBODY:
        out["other"] = frame.other
    if frame.cards:
        out["cards"] = names(state, frame.cards)
    if frame.seats:
        out["seats"] = list(frame.seats)
    return out


def space(state: Position, at: int, seat: int | None) -> Data | None:
    """A space of the card row, with what its card costs the viewer and what keeps him from taking it: why, in one word,
    and how many actions are left where they are not enough.
    """
    if state.row[at] == NO_CARD:
        return None
    out: Data = {"card": state.box.ids[state.row[at]], "space_cost": state.box.space_cost[at]}
    if seat is not None and not state.civs[seat].resigned:
        cost, left = take_cost(state, state.civs[seat], at), actions_to_take_with(state, seat)
        out["cost"] = cost
        if left < cost:
            out["left"] = left
        refusal = refuse_take(state, seat, at)
        if refusal is not None:
            out["why"] = refusal.key.removeprefix("refusal-")
    return out


def by_age(state: Position, cards: list[int] | tuple[int, ...]) -> dict[str, int]:
    """How many cards of each back there are."""
    counts = [0] * len(AGES)
    for card in cards:
        counts[state.box.age[card]] += 1
    return {AGES[age]: count for age, count in enumerate(counts) if count}


def events(state: Position) -> Data:
    """Backs of the current and the future events, and the past ones."""
    current = [*state.current_events]
    if state.top_event != NO_CARD:
        current.append(state.top_event)
    return {
        "current": by_age(state, current),
        "future": by_age(state, state.future_events),
        "past": names(state, state.past_events),
        "top_seen_by": [seat for seat in range(state.players) if state.top_seen >> seat & 1],
    }


# ---- civilisations ------------------------------------------------------------------------------------------------


def civilization(state: Position, seat: int) -> Data:
    """A player as everybody sees him: all but his military cards."""
    civ = state.civs[seat]
    out: Data = {
        "resigned": civ.resigned,
        "culture": civ.culture,
        "science": civ.science,
        "government": name(state, civ.government),
        "leader": name(state, civ.leader),
        "leaders_taken": [AGES[age] for age in range(4) if civ.leaders_taken >> age & 1],
        "wonder": wonder(state, seat),
        "wonders": [
            {"card": state.box.ids[card], "ravaged": card in civ.ravaged, "homer": card == civ.homer_under}
            for card in civ.wonders
        ],
        "specials": names(state, [card for card in civ.specials if card != NO_CARD]),
        "colonies": names(state, civ.colonies),
        "technologies": technologies(state, civ),
        "hand": names(state, civ.hand),
        "just_taken": names(state, civ.fresh),
        "military_hand": by_age(state, civ.military),
        "tactic": name(state, civ.tactic),
        "tactic_exclusive": civ.exclusive,
        "pact": pact(state, civ),
        "war": war(state, civ),
        "gives_up_politics": civ.no_politics,
    }
    if not civ.resigned:
        out.update(bank(state, civ))
        out.update(actions(state, seat))
        out["ratings"] = ratings(state, seat)
    if state.phase == Phase.OVER:
        out["final_score"] = [line.to_dict() for line in final_sheet(state, seat)]
    return out


def wonder(state: Position, seat: int) -> Data | None:
    """The unfinished wonder; a stage is built even while it is asked where its token comes from."""
    civ = state.civs[seat]
    if civ.wonder == NO_CARD:
        return None
    waiting = [
        frame for frame in state.stack if frame.ask == Ask.TOKEN and frame.extra and frame.seat == seat
    ]
    return {
        "card": state.box.ids[civ.wonder],
        "stages": list(state.box.stages[civ.wonder]),
        "built": civ.stages + len(waiting),
    }


def technologies(state: Position, civ: Civilization) -> list[Data]:
    """The cards that hold workers, by type and level."""
    box = state.box
    out: list[Data] = []
    for slot in civ.slots:
        card = box.card_at[slot]
        entry: Data = {"card": box.ids[card], "workers": civ.workers[slot]}
        if slot < box.stores:
            entry["tokens"] = civ.tokens[slot]
            entry["value"] = box.token_value[slot]
        out.append(entry)
    return out


def bank(state: Position, civ: Civilization) -> Data:
    """Both banks and what they mean."""
    cost = growth_cost(state, civ)
    return {
        "yellow": civ.yellow,
        "unused": civ.unused,
        "blue": civ.blue,
        "food": banks.food(state, civ),
        "resources": banks.resources(state, civ),
        "population_cost": cost if cost >= 0 else None,
        "consumption": banks.consumption(state, civ),
        "corruption": banks.corruption(state, civ),
        "discontent": banks.discontent(state, civ),
        "uprising": uprising(state, civ),
    }


def actions(state: Position, seat: int) -> Data:
    """Actions and limits, and the temporary means of this turn."""
    civ = state.civs[seat]
    return {
        "civil_actions": civ.ca,
        "military_actions": civ.ma,
        "extra_civil_actions": civ.extra_ca,
        "extra_military_actions": civ.extra_ma,
        "army_resources": army_pool(state, civ),
        "army_science": civ.military_science,
        "traded": {"food": civ.traded_food, "resources": civ.traded_resources},
        "used": [flag.name.lower() for flag in Used if civ.used & flag],
        "caesar_used": civ.caesar_used,
        "hand_limit": civil_hand_limit(state, civ),
        "military_hand_limit": military_hand_limit(state, civ),
        "urban_limit": urban_limit(state, civ),
        "force": public_force(state, seat),
    }


def ratings(state: Position, seat: int) -> Data:
    """Every rating with what it is made of."""
    civ = state.civs[seat]
    sheet = Sheet()
    sums = rated(state, seat, sheet)
    totals = (
        civ.culture_rate,
        civ.science_rate,
        civ.strength,
        civ.happiness,
        civ.ca_total,
        civ.ma_total,
        civ.colonization,
    )
    for total, reached, lines in zip(totals, sums, sheet.lines, strict=True):
        if total != reached and not civ.resigned:
            lines.append(Line(total - reached, Message("cause-limit", {}, "TTA-RATE-03")))
    return {
        rating: {"total": total, "parts": [line.to_dict() for line in lines]}
        for rating, total, lines in zip(RATING_IDS, totals, sheet.lines, strict=True)
    }


def pact(state: Position, civ: Civilization) -> Data | None:
    """The pact in the player's own area."""
    if civ.pact == NO_CARD:
        return None
    return {
        "card": state.box.ids[civ.pact],
        "partner": civ.pact_partner,
        "side": None if state.box.symmetric[civ.pact] else "ab"[civ.pact_side],
    }


def war(state: Position, civ: Civilization) -> Data | None:
    """The war the player has declared."""
    if civ.war == NO_CARD:
        return None
    return {
        "card": state.box.ids[civ.war],
        "counts_as": state.box.ids[civ.war_as],
        "target": civ.war_target,
    }


# ---- what only one player knows -------------------------------------------------------------------------------------


def own(state: Position, seat: int) -> Data:
    """The player's military cards, the events he prepared or looked at, the cards he discarded unseen."""
    civ = state.civs[seat]
    top_known = state.top_event != NO_CARD and state.top_seen >> seat & 1
    mine = [
        card for card, who in zip(state.current_events, state.current_authors, strict=True) if who == seat
    ]
    if state.top_event != NO_CARD and state.top_author == seat and not top_known:
        mine.append(state.top_event)
    future = zip(state.future_events, state.future_authors, strict=True)
    discards = zip(state.discards, state.known_discards, strict=True)
    out: Data = {
        "military_hand": names(state, civ.military),
        "top_event": name(state, state.top_event) if top_known else None,
        "current_events": names(state, sorted(mine)),
        "future_events": names(state, sorted(card for card, who in future if who == seat)),
        "discards": names(state, sorted(card for card, known in discards if known >> seat & 1)),
    }
    if state.variant == Variant.SHORTER:
        out["dealt"] = names(state, civ.dealt) if state.age > 1 else None
        out["kept"] = name(state, civ.kept)
    return out
