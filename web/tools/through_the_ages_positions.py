"""Real positions for the tests of the board, as JSON: one of every prompt, and whole rows of events."""

import json
import random
import sys
from typing import Any

from ludage.core.game import Game
from ludage.core.state import State
from ludage.games.through_the_ages import create

GAMES = 160
ROW_GAMES = 2
USUAL = 0.9
SELDOM = ("destroy", "disband", "pass", "refuse", "end", "resign", "cancel", "population")
VARIANTS = ("full", "full", "full", "first-game", "shorter", "peaceful")


def pick(game: Game[Any], state: State, seat: int, dice: random.Random, resigning: bool) -> int:
    """Any legal action, but what leads nowhere is seldom chosen: random play would show few wonders and wars."""
    legal = state.legal(seat)
    words = {action: game.actions.text(action).split()[0] for action in legal}
    if not resigning:
        legal = [action for action in legal if action not in game.concessions]
    if dice.random() < USUAL:
        kept = [action for action in legal if words[action] not in SELDOM]
        legal = kept or [action for action in legal if words[action] not in ("resign", "cancel")] or legal
    return dice.choice(legal)


def main() -> None:
    """Play at random; the same positions every time."""
    game = create(None)
    space = game.actions
    prompts: dict[str, Any] = {}
    rows: list[Any] = []
    kinds: set[str] = set()
    for seed in range(GAMES):
        options = {"variant": VARIANTS[seed % len(VARIANTS)]}
        if options["variant"] == "peaceful":
            options["harmless_pacts"] = "yes"
        state = game.new(players=2 + seed % 3, seed=seed, **options)
        heard = state.listen()
        dice = random.Random(seed)
        while state.to_act:
            seat = dice.choice(state.to_act)
            key = state.prompt(seat).key
            # Early and late: what is drawn in an empty civilisation may not be in a full one.
            for name in (key, f"{key} age {state.view(None)['age']}") if seed < 12 else (key,):
                if name not in prompts:
                    targets = [list(space.targets(action)) for action in state.legal(seat)]
                    prompts[name] = {"view": state.view(seat), "legal": targets}
            before = state.view(0) if seed < ROW_GAMES else None
            told = len(heard)
            state.apply(seat, pick(game, state, seat, dice, seed >= ROW_GAMES))
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
