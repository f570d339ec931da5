"""Real positions for the tests of the board, as JSON: one of every prompt, and whole rows of events."""

import json
import random
import sys
from typing import Any

import ludage

GAMES = 24
ROW_GAMES = 2


def main() -> None:
    """Play at random; the same positions every time."""
    game = ludage.game("age-of-gods")
    space = game.actions
    prompts: dict[str, Any] = {}
    rows: list[Any] = []
    kinds: set[str] = set()
    for seed in range(GAMES):
        state = game.new(players=2 + seed % 5, seed=seed)
        heard = state.listen()
        dice = random.Random(seed)
        while state.to_act:
            seat = dice.choice(state.to_act)
            key = state.prompt(seat).key
            legal = state.legal(seat)
            if key not in prompts:
                targets = [list(space.targets(action)) for action in legal]
                prompts[key] = {"view": state.view(seat), "legal": targets}
            before = state.view(0) if seed < ROW_GAMES else None
            told = len(heard)
            state.apply(seat, dice.choice(legal))
            kinds.update(event.kind for event in heard[told:])
            if before is not None:
                events = [event.seen_by(0) for event in heard[told:]]
                rows.append(
                    {"before": before, "events": [one for one in events if one], "after": state.view(0)}
                )
        prompts.setdefault("over", {"view": state.view(0), "legal": []})
    targets = sorted({target for action in range(len(space)) for target in space.targets(action)})
    found = {"targets": targets, "prompts": prompts, "rows": rows, "kinds": sorted(kinds)}
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
