"""Gathers real positions for the tests of a board: one of every prompt, and whole rows of events."""

import json
import random
import sys
from collections.abc import Callable, Iterable
from typing import Any

from ludage.core.game import Game
from ludage.core.state import State

Pick = Callable[[State, int, random.Random], int]
"""Chooses for a seat."""


class Positions:
    """What was found so far."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.prompts: dict[str, Any] = {}
        self.rows: list[Any] = []
        self.kinds: set[str] = set()
        self._played = 0

    def play(
        self,
        games: Iterable[State],
        pick: Pick,
        rows: bool = False,
        when: Callable[[State], str] = lambda _: "",
    ) -> None:
        """Games at random, the same every time. `rows`: keep every action, with the position before and after it.
        `when` tells times apart of each of which a position is wanted.
        """
        for state in games:
            self._play(state, pick, rows, when)

    def _play(self, state: State, pick: Pick, rows: bool, when: Callable[[State], str]) -> None:
        heard = state.listen()
        dice = random.Random(self._played)
        self._played += 1
        while state.to_act:
            seat = dice.choice(state.to_act)
            self.note(state, seat, when(state))
            before = state.view(0) if rows else None
            told = len(heard)
            state.apply(seat, pick(state, seat, dice))
            self.kinds.update(event.kind for event in heard[told:])
            if before is not None:
                events = [event.seen_by(0) for event in heard[told:]]
                self.rows.append(
                    {"before": before, "events": [one for one in events if one], "after": state.view(0)}
                )
        self.prompts.setdefault("over", {"view": state.view(0), "legal": []})

    def note(self, state: State, seat: int, when: str = "") -> None:
        """Keep the first position in which something is asked."""
        prompt = state.prompt(seat)
        key = "" if prompt is None else prompt.key
        for name in {key, f"{key} {when}".strip()}:
            if name not in self.prompts:
                targets = [list(self.game.actions.targets(action)) for action in state.legal(seat)]
                self.prompts[name] = {"view": state.view(seat), "legal": targets}

    def print(self) -> None:
        """All of it, as JSON."""
        space = self.game.actions
        targets = sorted({target for action in range(len(space)) for target in space.targets(action)})
        found = {"targets": targets, "prompts": self.prompts, "rows": self.rows, "kinds": sorted(self.kinds)}
        sys.stdout.write(json.dumps(found))
