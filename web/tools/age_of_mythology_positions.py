"""Real positions for the tests of the board, as JSON: one of every prompt, and whole rows of events."""

import json
import random
import sys
from typing import Any

import ludage
from ludage.core.game import Game
from ludage.core.state import State
from ludage.testing.age_of_mythology import clash, fight

GAMES = 60
ROW_GAMES = 2
USUAL_CARD = 0.85


def pick(game: Game[Any], state: State, seat: int, dice: random.Random) -> int:
    """Any legal action, but cards are seldom burned and gods often invoked: random play would show few powers."""
    legal = state.legal(seat)
    words = {action: game.actions.text(action).split()[0] for action in legal}
    if dice.random() < USUAL_CARD:
        gods = [action for action in legal if words[action] == "invoke"]
        kept = gods or [
            action for action in legal if words[action] not in ("burn", "retreat", "pass", "discard")
        ]
        legal = kept or legal
    return dice.choice(legal)


def note(prompts: dict[str, Any], game: Game[Any], state: State, seat: int) -> None:
    """Keep the first position in which something is asked."""
    prompt = state.prompt(seat)
    key = "" if prompt is None else prompt.key
    if key not in prompts:
        targets = [list(game.actions.targets(action)) for action in state.legal(seat)]
        prompts[key] = {"view": state.view(seat), "legal": targets}


def rare() -> list[State]:
    """Battles that random play hardly ever comes to: a Wadjet for a Pharaoh, a call for reinforcements."""
    guarded = clash(["pharaoh", "wadjet"], ["cyclops", "hydra"])
    fight(guarded, "pharaoh", "cyclops")
    called = clash(
        ["mythic_norse_hero"], ["spearman", "mummy"], cultures=("norse", "egyptian"), more={0: {"jarl": 2}}
    )
    called.stream.rolls = (6,) * 8 + (1,) * 7
    fight(called, "mythic_norse_hero", "spearman")
    return [guarded, called]


def main() -> None:
    """Play at random; the same positions every time."""
    game = ludage.game("age-of-mythology")
    space = game.actions
    prompts: dict[str, Any] = {}
    rows: list[Any] = []
    kinds: set[str] = set()
    for seed in range(GAMES):
        options = {"cultures": "chosen"} if seed % 10 == 9 else {}
        state = game.new(players=2 + seed % 7, seed=seed, **options)
        heard = state.listen()
        dice = random.Random(seed)
        while state.to_act:
            seat = dice.choice(state.to_act)
            note(prompts, game, state, seat)
            before = state.view(0) if seed < ROW_GAMES else None
            told = len(heard)
            state.apply(seat, pick(game, state, seat, dice))
            kinds.update(event.kind for event in heard[told:])
            if before is not None:
                events = [event.seen_by(0) for event in heard[told:]]
                rows.append(
                    {"before": before, "events": [one for one in events if one], "after": state.view(0)}
                )
        prompts.setdefault("over", {"view": state.view(0), "legal": []})
    for state in rare():
        note(prompts, game, state, state.to_act[0])
    targets = sorted({target for action in range(len(space)) for target in space.targets(action)})
    found = {"targets": targets, "prompts": prompts, "rows": rows, "kinds": sorted(kinds)}
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
