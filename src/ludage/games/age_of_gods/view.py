"""What a seat may see: an allow-list. What is not named here does not leave (AOG-SECRECY).

Seed, undealt cards, other hands, other picks not yet revealed: none of them is named.
"""

from ludage.core.event import Data
from ludage.games.age_of_gods.board import ceiling, reserve
from ludage.games.age_of_gods.cards import BACKS, BONUS_MARKERS, MARKER_IDS, Marker, Power
from ludage.games.age_of_gods.destiny import backs_of, bets_now
from ludage.games.age_of_gods.gods import has
from ludage.games.age_of_gods.masks import members
from ludage.games.age_of_gods.score import open_sheet, outcome, sheet
from ludage.games.age_of_gods.state import DESTINIES, LASTING, NOBODY, Ask, Frame, Phase, Place, Position


def view(state: Position, seat: int | None) -> Data:
    """Everything this seat may know; None is a spectator."""
    box = state.box
    over = state.phase == Phase.OVER
    out: Data = {
        "game": state.game.id,
        "players": state.players,
        "seat": seat,
        "turn": state.turn,
        "turns": box.turns,
        "phase": Phase(state.phase).name.lower(),
        "first": state.first if state.first != NOBODY else None,
        "to_act": list(state.to_act),
        "pending": [pending(state, frame, seat) for frame in state.stack],
        "territories": {name: territory(state, at) for at, name in enumerate(box.territory_ids)},
        "peoples": {name: people(state, at) for at, name in enumerate(box.people_ids)},
        "holy_war": holy_war(state),
        "supply": state.supply,
        "discard": [box.people_ids[card] for card in state.discard],
        "seats": [player(state, other, seat, over) for other in range(state.players)],
        "outcome": outcome(state).to_dict() if over else None,
    }
    if seat is not None:
        out["own"] = own(state, seat)
    return out


def pending(state: Position, frame: Frame, seat: int | None) -> Data:
    """A frame of the stack: what is going on. Frames hold open information only, but for who still bets."""
    box = state.box
    out: Data = {"ask": Ask(frame.ask).name.lower()}
    if frame.seat != NOBODY:
        out["seat"] = frame.seat
    if frame.place >= 0:
        out["origin"] = box.territory_ids[frame.place]
    if frame.target >= 0:
        out["target"] = box.territory_ids[frame.target]
    if frame.people != NOBODY:
        out["people"] = box.people_ids[frame.people]
    if frame.ability != NOBODY:
        out["ability"] = box.ability_ids[frame.ability]
    if frame.ask == Ask.WRATH:
        out["line"] = frame.number
    if frame.ask == Ask.FORTIFICATION:
        out["pawns"], out["love"] = frame.number, frame.extra
    if frame.ask == Ask.MOVE_MARKER:
        out["marker"] = MARKER_IDS[frame.number]
    if frame.dice:
        out["dice"] = list(frame.dice)
    if frame.terms is not None:
        out["bonus"] = frame.terms.bonus
        out["optional"] = frame.terms.optional
    return out


def territory(state: Position, at: int) -> Data:
    """The board: everything on it is open."""
    holder = state.people_at[at]
    return {
        "people": state.box.people_ids[holder] if holder != NOBODY else None,
        "city": bool(state.box.cities >> at & 1),
        "coastal": bool(state.box.coast >> at & 1),
        "fortified": bool(state.fortified >> at & 1),
        "fortress": bool(state.fortress >> at & 1),
        "love": bool(state.love >> at & 1),
        "vortex": bool(state.vortex >> at & 1),
    }


def people(state: Position, at: int) -> Data:
    """The well of souls: everything in it is open."""
    lands = state.lands[at]
    return {
        "size": state.box.sizes[at],
        "held": lands.bit_count(),
        "cities": (lands & state.box.cities).bit_count(),
        "ceiling": ceiling(state, at),
        "reserve": reserve(state, at),
        "technology": state.technology[at],
        "markers": markers(state, at),
        "revealed_by": revealed_by(state, at),
    }


def markers(state: Position, at: int) -> Data:
    """The markers a people carries; for a lent one the last turn it counts."""
    out: Data = {}
    for marker in BONUS_MARKERS:
        last = state.bonus[marker][at]
        if last:
            out[MARKER_IDS[marker]] = None if last == LASTING else last
    for marker, held in (
        (Marker.HATE, state.hate >> at & 1),
        (Marker.HOLY_WAR_ATTACKER, state.holy_attacker == at),
        (Marker.HOLY_WAR_VICTIM, state.holy_victim == at),
    ):
        if held:
            out[MARKER_IDS[marker]] = None
    return out


def revealed_by(state: Position, at: int) -> int | None:
    """The player whose revealed destiny card it is."""
    for card, owned in enumerate(state.destiny):
        if owned == at and state.destiny_place[card] == Place.REVEALED:
            return card // DESTINIES
    return None


def holy_war(state: Position) -> Data | None:
    """Attacker and victim."""
    if state.holy_attacker == NOBODY:
        return None
    ids = state.box.people_ids
    return {"attacker": ids[state.holy_attacker], "victim": ids[state.holy_victim]}


def player(state: Position, other: int, seat: int | None, over: bool) -> Data:
    """What everybody sees of a player: his god, his pawns, the backs of his cards, what lies open before him."""
    box = state.box
    god = state.gods[other] if state.phase != Phase.SETUP else NOBODY
    laying = any(frame.ask == Ask.BETS for frame in state.stack)
    # until all have laid their bets nobody sees who has laid how many
    held, laid = state.hands[other], state.bets[other]
    hidden_bets = laying and bets_now(state, other)
    hand = backs_of(state, held + laid if hidden_bets else held)
    bets = backs_of(state, [] if hidden_bets else laid)
    out: Data = {
        "god": box.god_ids[god] if god != NOBODY else None,
        "chosen": state.gods[other] != NOBODY,
        "pawns": state.pawns[other],
        "hand": dict(zip(BACKS, hand, strict=True)),
        "bets": dict(zip(BACKS, bets, strict=True)),
        "open_score": [line.to_dict() for line in open_sheet(state, other)],
        "destiny": [destiny_card(state, other, size, seat, over) for size in range(DESTINIES, 0, -1)],
    }
    if god != NOBODY:
        out["power"] = power_left(state, other)
    if over:
        out["bet_peoples"] = [box.people_ids[card] for card in state.bets[other]]
        out["score"] = [line.to_dict() for line in sheet(state, other)]
    return out


def power_left(state: Position, seat: int) -> int | None:
    """What is left of a god's power that is used up: markers, uses."""
    if has(state, seat, Power.LOVE_MARKERS):
        return state.love_left
    if has(state, seat, Power.HATE_MARKERS):
        return state.hate_left
    if has(state, seat, Power.FREE_TECHNOLOGY):
        return int(state.free_technology)
    if has(state, seat, Power.REROLL_OWN_DIE):
        return int(not state.rerolled)
    return None


def destiny_card(state: Position, owner: int, size: int, seat: int | None, over: bool) -> Data | None:
    """A destiny card: its number is on the back; its people is for its owner, who looked at it, or once shown."""
    card = owner * DESTINIES + size - 1
    if state.destiny[card] < 0:
        return None
    place = state.destiny_place[card]
    out: Data = {
        "size": size,
        "place": Place(place).name.lower(),
        "seen_by": members(state.seen[card]),
    }
    known = place == Place.REVEALED or over
    if known or (seat is not None and (seat == owner or state.seen[card] >> seat & 1)):
        out["people"] = state.box.people_ids[state.destiny[card]]
    return out


def own(state: Position, seat: int) -> Data:
    """What only this player knows: hand, bets, the gods he was dealt, his pick, his score as it stands."""
    box = state.box
    return {
        "hand": [box.people_ids[card] for card in state.hands[seat]],
        "bets": [box.people_ids[card] for card in state.bets[seat]],
        "gods": [box.god_ids[god] for god in state.offers[seat]],
        "god": box.god_ids[state.gods[seat]] if state.gods[seat] != NOBODY else None,
        "score": [line.to_dict() for line in sheet(state, seat)],
    }
