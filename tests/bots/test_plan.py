"""The bot that plans its turn: to the end of it, within its means, from what its seat may know."""

import pytest

from ludage.bots import PlanBot, decide
from ludage.bots.budget import Budget
from ludage.bots.plan import settle
from ludage.core.state import State
from ludage.core.weights import FIRST, WeightTable
from ludage.testing import play
from ludage.testing.through_the_ages import GAME, position

FIRST_WEIGHTS = GAME.weighed(FIRST)


def choice(state: State, **means: float) -> str:
    """What the bot would do, with these means."""
    return state.game.actions.text(decide(PlanBot(1, **means), state, state.to_act[0], 1))  # type: ignore[arg-type]


def test_a_plan_uses_the_actions_of_the_turn_before_it_ends_it() -> None:
    """Ending the turn is the last thing, however good what follows looks from afar."""
    state = position({"resources": 4, "food": 4}, row=[])
    done = []
    while state.to_act == (0,):
        done.append(choice(state))
        state.apply(0, state.game.actions.parse(done[-1]))
    assert "end" in done
    assert len(done) > 2


def test_a_war_is_declared_where_a_declared_war_has_a_worth() -> None:
    """Nothing of a war can be seen one action ahead."""
    strong = {
        "workers": {"warriors": 8},
        "yellow": 11,
        "unused": 0,
        "government": "monarchy",
        "military": ["war_over_territory_ii"],
    }
    state = position(strong, {"workers": {"warriors": 1}}, phase="politics", row=[], age=2)
    values = {**GAME.weights(FIRST).values, "war": 3.0}
    warlike = decide(PlanBot(1, WeightTable(values)), state, 0, 1)
    assert GAME.actions.text(warlike) == "war war_over_territory_ii 1"
    peaceful = decide(PlanBot(1, WeightTable({**values, "war": -3.0})), state, 0, 1)
    assert not GAME.actions.text(peaceful).startswith("war")


def test_what_hangs_is_settled_by_those_who_owe_it() -> None:
    state = position(
        {"military": ["foray"], "workers": {"warriors": 2}},
        {},
        phase="politics",
        current=("vast_territory_i",),
        age=1,
    )
    play(state, "prepare foray")
    assert not GAME.quiet(state), "the colony is up for auction"
    settle(state, FIRST_WEIGHTS, Budget(1000, None))
    assert GAME.quiet(state)


@pytest.mark.parametrize("means", [{"steps": 1}, {"seconds": 0.0}])
def test_out_of_time_the_best_so_far_is_played(means: dict[str, float]) -> None:
    state = position({"resources": 4, "food": 4}, row=[])
    bot = PlanBot(1, **means)  # type: ignore[arg-type]
    advice = bot.advice(state, 0)
    assert sorted(action for action, _ in advice) == sorted(state.earnest(0))
    looked_at = [value for _, value in advice if value != float("-inf")]
    assert looked_at == sorted(looked_at, reverse=True)
    assert 1 <= len(looked_at) < len(advice)
    assert choice(state, **means) == GAME.actions.text(advice[0][0])


def test_the_same_thoughts_lead_to_the_same_choice() -> None:
    state = GAME.new(3, 5)
    for _ in range(12):
        first, second = (decide(PlanBot(9), state, state.to_act[0], 4) for _ in range(2))
        assert first == second
        state.apply(state.to_act[0], first)
