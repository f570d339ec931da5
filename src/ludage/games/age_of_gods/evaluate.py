"""How good a position looks to a seat, for bots: the score as it stands, and what will move it."""

from ludage.games.age_of_gods.board import reserve
from ludage.games.age_of_gods.cards import Marker
from ludage.games.age_of_gods.masks import members
from ludage.games.age_of_gods.score import own_peoples, points_of, score
from ludage.games.age_of_gods.state import Position

TECHNOLOGY = 0.45
SAFE = 0.12
GROWTH = 0.08
NEAR_BET = 0.3
RIVAL = 0.35


def evaluate(state: Position, seat: int) -> float:
    """Own points and their safety, less a share of the best rival's.

    Call it with an imagined position: it reads every seat's destiny cards.
    """
    if not state.to_act:
        rank = state.outcome
        assert rank is not None
        lead = rank.scores[seat] - max(s for other, s in enumerate(rank.scores) if other != seat)
        return score(state, seat) + RIVAL * lead + (20.0 if rank.ranks[seat] == 1 else 0.0)
    value = prospects(state, seat)
    rivals = [prospects(state, other) for other in range(state.players) if other != seat]
    return value - RIVAL * max(rivals)


def prospects(state: Position, seat: int) -> float:
    """What a player's peoples and bets promise."""
    box = state.box
    value = 0.0
    left = box.turns + 1 - state.turn
    for people in own_peoples(state, seat):
        lands = state.lands[people]
        value += points_of(state, people)
        strength = state.technology[people]
        strength += 1 if state.bonus[Marker.ATTACK_1][people] else 0
        strength += 1 if state.bonus[Marker.DEFENCE_1][people] else 0
        strength -= 1 if state.hate >> people & 1 else 0
        held = lands.bit_count()
        value += TECHNOLOGY * strength * min(held, 4) * left / 9
        value += SAFE * (lands & (state.fortified | state.fortress | state.love)).bit_count()
        value += GROWTH * min(reserve(state, people), left) * (1 if held else 0)
        value -= SAFE * _threats(state, people) * left / 9
    for people in state.bets[seat]:
        short = 2 * box.sizes[people] - state.lands[people].bit_count()
        if people not in own_peoples(state, seat):
            value += box.bet_points if short <= 0 else box.bet_points * NEAR_BET / short
    return value


def _threats(state: Position, people: int) -> int:
    """How many borders with other peoples its territories have."""
    foes = 0
    lands = state.lands[people]
    for territory in members(lands & ~state.love):
        foes += (state.box.neighbours[territory] & ~lands & ~state.vortex).bit_count()
    return foes
