"""The laws of every game where tests/conformance hardly comes: every option, rare moments, damaged battles."""

from typing import Any

import pytest

from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.testing import play
from ludage.testing.age_of_mythology import GAME, clash, commit, fight, position
from ludage.texts import Texts
from tests.conformance.laws import LAWS
from tests.conformance.playing import random_decision, sample
from tests.conformance.secrecy import LAWS_OF_SECRECY
from tests.conformance.test_damage import NONSENSE, damaged, places, what_came_of

EVERY_LAW = [*LAWS, *LAWS_OF_SECRECY]


def keep_every_law(state: State, seed: int) -> None:
    """Every law holds in this position."""
    luck = seeded(seed)
    for law in EVERY_LAW:
        law(state, luck)


@pytest.mark.parametrize(("option", "value"), [(name, v) for name, vs in GAME.options.items() for v in vs])
def test_games_with_every_option_keep_every_law(option: str, value: str) -> None:
    plain = GAME.new(2, 7).to_json()
    state = GAME.new(2, 7, **{option: value})
    assert (state.to_json() == plain) == (value == GAME.options[option][0] or value == "two")
    keep_every_law(state, 1)
    luck = seeded(3)
    for _ in range(20):
        state.apply(*random_decision(state, luck))
    keep_every_law(state, 2)


# ---- moments that random games hardly reach -------------------------------------------------------------------------


def rare_moments() -> dict[str, State]:
    """Positions built on purpose, each with its prompt."""
    moments: dict[str, State] = {}

    def moment(state: State) -> None:
        prompt = state.prompt(state.to_act[0])
        assert prompt is not None
        moments[prompt.key] = state

    state = clash(["pharaoh", "wadjet"], ["cyclops", "hydra"])
    moment(state.clone())
    fight(state, "pharaoh", "cyclops")
    moment(state)
    state = clash(["cyclops"], ["spearman", "mummy"], cultures=("greek", "egyptian"))
    fight(state, "cyclops", "spearman")
    moment(state)
    moment(clash(["hoplite"], ["mummy"], cultures=("greek", "egyptian"), card="aphrodite", invoke=True))
    state = clash(["phoenix", "priest"], ["hydra", "hydra"])
    state.stream.rolls = (1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6)
    fight(state, "phoenix", "hydra")
    moment(state)
    state = clash(
        ["mythic_norse_hero"], ["spearman", "mummy"], cultures=("norse", "egyptian"), more={0: {"jarl": 2}}
    )
    state.stream.rolls = (6,) * 8 + (1,) * 7
    fight(state, "mythic_norse_hero", "spearman")
    moment(state)
    for area in ("city", "production", "holding"):
        facts: dict[str, Any] = {"buildings": {1: {"house": 2}}, "tiles": {1: ["hills_gold_2"]}}
        state = clash(["mummy"], [], area=area, more={1: {"hydra": 1}}, **facts)
        moment(state)
    state = position(3, cultures=("norse", "greek", "egyptian"), hands={0: ["loki", "perm_gather"]})
    play(state, "invoke loki")
    moment(state)
    for god, facts in GOD_MOMENTS.items():
        state = position(2, hands={0: [god, "perm_gather", "perm_trade"]}, **facts)
        play(state, f"invoke {god}")
        moment(state)
    offered = moments["prompt-offer"].clone()
    play(offered, "land 0 1")
    moment(offered)
    state = position(
        2,
        cultures=("norse", "greek"),
        hands={0: ["njord", "perm_gather"]},
        buildings={1: {"house": 3}},
        tiles={1: ["hills_gold_2"]},
        workers={1: {5: "villager"}},
    )
    play(state, "invoke njord", "destroy 1 house")
    moment(state)
    state = position(2, cubes={0: 5}, buildings={0: {"quarry": 1}}, hands={0: ["perm_build", "perm_gather"]})
    play(state, "play perm_build", "build armory")
    moment(state)
    state = position(2, round=3, hands={0: ["thoth", "perm_gather"], 1: ["perm_gather"]})
    play(state, "invoke thoth", "done", "burn perm_gather")
    moment(state)
    state = position(
        2,
        cultures=("greek", "norse"),
        units={1: {"dwarf": 2}},
        tiles={1: ["mountain_gold_2"]},
        workers={1: {2: "dwarf"}},
    )
    play(state, "play perm_attack", "attack 1 holding")
    commit(state, 0, "hoplite")
    moment(state)
    return moments


NORSE: dict[str, Any] = {"cultures": ("norse", "greek")}
GREEK: dict[str, Any] = {"cultures": ("greek", "norse")}
GOD_MOMENTS: dict[str, dict[str, Any]] = {
    "horus": {"buildings": {0: {"house": 1}, 1: {"wall": 1}}},
    "hathor": {"tiles": {1: ["fertile_food_2"]}},
    "set": {"tiles": {0: ["desert_gold_1"], 1: ["desert_favor_2"]}},
    "anubis": {},
    "hades": GREEK,
    "hermes": GREEK,
    "thor": {**NORSE, "units": {1: {"hydra": 1, "medusa": 1}}},
    "hel": NORSE,
}


@pytest.mark.parametrize("key", sorted(rare_moments()))
def test_rare_moments_keep_every_law(key: str) -> None:
    state = rare_moments()[key]
    keep_every_law(state, 5)
    luck = seeded(9)
    for _ in range(3):
        state.apply(*random_decision(state, luck))
    keep_every_law(state, 6)


def test_every_prompt_of_the_game_is_met_somewhere() -> None:
    met = set(rare_moments())
    for players, seed in ((2, 1), (3, 2), (4, 3), (4, 5)):
        state = GAME.new(players, seed, cultures="chosen")
        luck = seeded(seed)
        while state.to_act:
            for seat in state.to_act:
                prompt = state.prompt(seat)
                assert prompt is not None
                met.add(prompt.key)
            state.apply(*random_decision(state, luck))
    known = {key for key in Texts("en", GAME.texts).keys() if key.startswith("prompt-")}  # noqa: SIM118
    assert sorted(known - met) == []


# ---- damaged battles ------------------------------------------------------------------------------------------------


def damage(game: Game[Any], state: State, seed: int) -> list[str]:
    """Places of the position that take nonsense."""
    luck = seeded(seed)
    data = state.to_dict()
    problems = []
    for field in data:
        known = [(field,), *places(data[field], (field,))]
        for at in sample(list(range(len(known))), 10, luck):
            for nonsense in NONSENSE:
                came = what_came_of(game, damaged(data, known[at], nonsense))
                if came:
                    problems.append(f"{'.'.join(str(key) for key in known[at])} = {nonsense}: {came}")
    return problems


def test_no_part_of_a_battle_takes_nonsense() -> None:
    state = clash(["pharaoh", "wadjet"], ["cyclops", "hydra"])
    assert damage(GAME, state, 1) == []
    fight(state, "pharaoh", "cyclops")
    assert damage(GAME, state, 2) == []
