"""Ending the game and winning (chapter X)."""

from ludage.core.event import Event
from ludage.core.message import Line, Message
from ludage.core.state import Outcome
from ludage.games.age_of_mythology.board import army_size, city_size
from ludage.games.age_of_mythology.effects import VICTORY_CARDS, WAYS, Victory, Way
from ludage.games.age_of_mythology.state import NOBODY, Phase, Position

RULE_OF_WAY = ["AOM-WIN-04", "AOM-SCORE-01", "AOM-SCORE-02", "AOM-SCORE-03", "AOM-BLDG-23"]


def wonder(state: Position, seat: int) -> None:
    """The Wonder's builder takes the cubes of its card, and the game is over at once (AOM-BLDG-26, AOM-END-02)."""
    award(state, seat, Victory.THE_WONDER, Way.THE_WONDER)
    finish(state)


def award(state: Position, seat: int, card: Victory, way: Way) -> None:
    """The cubes of a victory card go to a player."""
    cubes = state.victory[card]
    state.victory[card] = 0
    state.points[seat * len(WAYS) + way] += cubes
    if cubes and state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "victory": f"victory:{VICTORY_CARDS[card]}",
            "count": cubes,
        }
        state.tell(Event("awarded", data))


def leader(numbers: list[int]) -> int:
    """The only one with the most, or NOBODY (AOM-SCORE-01, 02)."""
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else NOBODY


def leaders(state: Position) -> tuple[int, int]:
    """Who has the most buildings, and who the largest army."""
    seats = range(state.players)
    buildings = leader([city_size(state, seat) for seat in seats])
    return buildings, leader([army_size(state, seat) for seat in seats])


def finish(state: Position) -> None:
    """Most buildings and largest army are paid to their only leaders; then points are counted (AOM-END-01)."""
    builder, general = leaders(state)
    if builder != NOBODY:
        award(state, builder, Victory.MOST_BUILDINGS, Way.MOST_BUILDINGS)
    if general != NOBODY:
        award(state, general, Victory.LARGEST_ARMY, Way.LARGEST_ARMY)
    state.stack.clear()
    state.phase = Phase.OVER
    if state.heard is not None:
        for seat in range(state.players):
            state.tell(Event("scored", {"seat": f"seat:{seat}", "points": score(state, seat)}))
        winners = [f"seat:{seat}" for seat in outcome(state).winners]
        state.tell(Event("won", {"winners": winners}))


def score(state: Position, seat: int) -> int:
    """One point a red cube (AOM-SCORE-06)."""
    return sum(state.points[seat * len(WAYS) : (seat + 1) * len(WAYS)])


def sheet(state: Position, seat: int) -> list[Line]:
    """The player's red cubes by the way they were gained (AOM-SCORE-05)."""
    return [
        Line(
            state.points[seat * len(WAYS) + way],
            Message(f"score-{name.replace('_', '-')}", {}, RULE_OF_WAY[way]),
        )
        for way, name in enumerate(WAYS)
        if state.points[seat * len(WAYS) + way]
    ]


def outcome(state: Position) -> Outcome:
    """Most points; then most resource cubes; then a shared place (AOM-SCORE-06, 07)."""
    results = [
        (score(state, seat), sum(state.cubes[seat * 4 : seat * 4 + 4])) for seat in range(state.players)
    ]
    ranks = tuple([1 + sum(other > result for other in results) for result in results])
    return Outcome(tuple([points for points, _ in results]), ranks)
