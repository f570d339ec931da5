"""The final score: territories, cities and bets (AOG-SCORE)."""

from ludage.core.message import Line, Message
from ludage.core.state import Outcome, ranked
from ludage.games.age_of_gods.state import DESTINIES, Place, Position


def points_of(state: Position, people: int) -> int:
    """One point a territory and one more for a city (AOG-SCORE-01, 02)."""
    lands = state.lands[people]
    box = state.box
    return box.territory_points * lands.bit_count() + box.city_points * (lands & box.cities).bit_count()


def own_peoples(state: Position, seat: int) -> list[int]:
    """The peoples the player represents: those of his destiny cards, revealed or not."""
    return [people for people in state.destiny[seat * DESTINIES : (seat + 1) * DESTINIES] if people >= 0]


def bet_pays(state: Position, seat: int, people: int) -> bool:
    """The people holds its maximum size and is not one's own (AOG-SCORE-04, 06)."""
    full = state.lands[people].bit_count() >= 2 * state.box.sizes[people]
    return full and people not in own_peoples(state, seat)


def people_lines(state: Position, people: int) -> list[Line]:
    """What a people brings its player: its territories, and its cities if it has any."""
    box = state.box
    named = box.people_refs[people]
    held = state.lands[people].bit_count()
    cities = (state.lands[people] & box.cities).bit_count()
    territories = Message("score-territories", {"people": named, "count": held}, "AOG-SCORE-01")
    lines = [Line(box.territory_points * held, territories)]
    if cities:
        cause = Message("score-cities", {"people": named, "count": cities}, "AOG-SCORE-02")
        lines.append(Line(box.city_points * cities, cause))
    return lines


def open_sheet(state: Position, seat: int) -> list[Line]:
    """What everybody can count: the peoples whose destiny cards the player has revealed."""
    lines: list[Line] = []
    for card in range(seat * DESTINIES, (seat + 1) * DESTINIES):
        if state.destiny_place[card] == Place.REVEALED:
            lines += people_lines(state, state.destiny[card])
    return lines


def sheet(state: Position, seat: int) -> list[Line]:
    """The score sheet of a player: a line for each people's territories, its cities, and each bet."""
    box = state.box
    lines: list[Line] = []
    for people in own_peoples(state, seat):
        lines += people_lines(state, people)
    for people in state.bets[seat]:
        points = box.bet_points if bet_pays(state, seat, people) else 0
        rule = "AOG-SCORE-06" if people in own_peoples(state, seat) else "AOG-SCORE-04"
        lines.append(Line(points, Message("score-bet", {"people": box.people_refs[people]}, rule)))
    return lines


def score(state: Position, seat: int) -> int:
    """The player's points if the game ended now."""
    total = 0
    for people in own_peoples(state, seat):
        total += points_of(state, people)
    for people in state.bets[seat]:
        if bet_pays(state, seat, people):
            total += state.box.bet_points
    return total


def outcome(state: Position) -> Outcome:
    """The highest total wins; equal totals share (AOG-SCORE-09)."""
    return ranked(tuple(score(state, seat) for seat in range(state.players)))
