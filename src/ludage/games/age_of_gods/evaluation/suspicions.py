"""Whose peoples are whose, concluded from public acts: players help their own peoples and attack those of others.

For each rival and people there is a number, the sum of what the rival's acts tell about it since destiny cards of its
size were dealt. Of all ways in which the hidden cards of one size may lie, one is the likelier the higher the sum of
its numbers, as in a conditional logit.
"""

from math import exp

from ludage.core.beliefs import Beliefs
from ludage.core.event import Data
from ludage.core.state import State
from ludage.core.stream import Stream
from ludage.games.age_of_gods.cards import Box
from ludage.games.age_of_gods.evaluation.weights import PointWeights
from ludage.games.age_of_gods.imagine import imagine
from ludage.games.age_of_gods.state import DESTINIES, Place, Position

GRAIN = 1 << 20
"""Likelihoods are drawn in parts of this."""


class Suspicions(Beliefs):
    """What one seat suspects."""

    def __init__(self, box: Box, players: int, seat: int, weights: PointWeights) -> None:
        super().__init__(seat)
        self.box: Box = box
        self.weights: PointWeights = weights
        self.people_at: list[int] = box.homes[:]
        """The board, as far as events tell it."""
        self.actor: int = -1
        self.dealt: int = DESTINIES + 1
        """The smallest size that was dealt."""
        self.suspicion: list[list[float]] = [[0.0] * len(box.people_ids) for _ in range(players)]
        self._numbers: dict[str, int] = {ref: people for people, ref in enumerate(box.people_refs)}
        self._places: dict[str, int] = {ref: at for at, ref in enumerate(box.territory_refs)}

    # ---- hearing --------------------------------------------------------------------------------------------------

    def hear(self, heard: Data) -> None:
        kind = str(heard["kind"])
        seat = heard.get("seat")
        if seat is not None:
            self.actor = int(str(seat).removeprefix("seat:"))
        if kind == "destiny-dealt":
            self.dealt = min(self.dealt, _number(heard["size"]))
            return
        self._note(kind, heard)
        self._follow(kind, heard)

    def _note(self, kind: str, heard: Data) -> None:
        """What the act tells about the peoples it is for and against."""
        weights = self.weights
        people = self._numbers.get(str(heard.get("people")), -1)
        if kind in ("attack", "attack-empty"):
            self._tell(people, weights.tell_attack)
            self._tell(self._numbers.get(str(heard.get("defender")), -1), weights.tell_attacked)
        elif kind in ("fortified", "loved", "fortified-by-card"):
            self._tell(self.people_at[self._places[str(heard["territory"])]], weights.tell_fortified)
        elif kind in ("card-played-technology", "forged", "raised", "extra-token"):
            self._tell(people, weights.tell_technology)
        elif kind in ("marker-given", "marker-lent"):
            self._tell(people, weights.tell_marker)
        elif kind in ("weakened", "hated"):
            self._tell(people, weights.tell_harmed)
        elif kind == "razed":
            self._tell(self.people_at[self._places[str(heard["territory"])]], weights.tell_harmed)

    def _tell(self, people: int, worth: float) -> None:
        if people >= 0 and self.actor >= 0 and self.box.sizes[people] >= self.dealt:
            self.suspicion[self.actor][people] += worth

    def _follow(self, kind: str, heard: Data) -> None:
        """Who stands where after it."""
        if kind.startswith("taken-") or kind == "raised":
            self.people_at[self._places[str(heard["territory"])]] = self._numbers[str(heard["people"])]
        elif kind.startswith("destroyed-"):
            self.people_at[self._places[str(heard["territory"])]] = -1
        elif kind == "swapped":
            self.people_at[self._places[str(heard["origin"])]] = self._numbers[str(heard["other"])]
            self.people_at[self._places[str(heard["target"])]] = self._numbers[str(heard["people"])]

    # ---- imagining ------------------------------------------------------------------------------------------------

    def imagine(self, state: State, seed: int) -> Position:
        """As `imagine` draws it, but the destiny cards by suspicion."""
        assert isinstance(state, Position)
        out = imagine(state, self.seat, seed)
        luck = out.stream
        for size in range(1, DESTINIES + 1):
            hidden = [
                owner
                for owner in range(out.players)
                if self._is_hidden(out, owner * DESTINIES + size - 1, owner)
            ]
            if hidden:
                self._deal(out, size, hidden, luck)
        return out

    def _is_hidden(self, state: Position, card: int, owner: int) -> bool:
        if state.destiny[card] < 0 or owner == self.seat or state.destiny_place[card] == Place.REVEALED:
            return False
        return not state.seen[card] >> self.seat & 1

    def _deal(self, state: Position, size: int, hidden: list[int], luck: Stream) -> None:
        """Deal the hidden cards of a size again."""
        pool = self.box.peoples_of_size(size)
        for owner in range(state.players):
            people = state.destiny[owner * DESTINIES + size - 1]
            if people >= 0 and owner not in hidden:
                pool.remove(people)
        ways = _ways(pool, len(hidden))
        highest = max([max(self.suspicion[owner]) for owner in hidden]) * len(hidden)
        odds: list[int] = []
        for way in ways:
            told = -highest
            for owner, people in zip(hidden, way, strict=True):
                told += self.suspicion[owner][people]
            odds.append(1 + int(GRAIN * exp(told)))
        drawn = luck.below(sum(odds))
        for way, share in zip(ways, odds, strict=True):
            drawn -= share
            if drawn < 0:
                for owner, people in zip(hidden, way, strict=True):
                    state.destiny[owner * DESTINIES + size - 1] = people
                return


def _ways(pool: list[int], count: int) -> list[list[int]]:
    """All ways to give one of the pool to each."""
    if count == 0:
        return [[]]
    return [
        [people, *way]
        for people in pool
        for way in _ways([other for other in pool if other != people], count - 1)
    ]


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
