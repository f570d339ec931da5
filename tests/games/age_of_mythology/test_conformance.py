"""The laws of every game where tests/conformance hardly comes: every option, rare moments, damaged battles."""

from typing import Any

import pytest

from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.testing import play
from ludage.testing.age_of_mythology import GAME, clash, commit, fight, position
from ludage.texts import Texts
from tests.conformance.laws import LAWS, answers_differ, no_question_is_asked_whose_every_answer_is_the_same
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
    players = 4 if value == "two" else 2
    plain = GAME.new(players, 7).to_json()
    state = GAME.new(players, 7, **{option: value})
    assert (state.to_json() == plain) == (value == GAME.options[option][0])
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
    state = position(3, cultures=("norse", "greek", "egyptian"), hands={0: ["forseti", "perm_gather"]})
    play(state, "invoke forseti")
    moment(state)
    for god, facts in GOD_MOMENTS.items():
        state = position(2, hands={0: [god, "perm_gather", "perm_trade"]}, **facts)
        play(state, f"invoke {god}")
        moment(state)
    offered = moments["prompt-offer"].clone()
    play(offered, "land 0 14")
    moment(offered)
    state = position(
        2,
        cultures=("norse", "greek"),
        hands={0: ["njord", "perm_gather"]},
        buildings={1: {"house": 3}},
        tiles={1: ["hills_gold_2"]},
        workers={1: {5: "villager"}},
    )
    play(state, "invoke njord")
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
    "hathor": {"tiles": {1: ["fertile_food_2", "swamp_food_1"]}},
    "set": {
        "tiles": {0: ["desert_gold_1", "hills_gold_2"], 1: ["desert_favor_2", "hills_food_1", "hills_wood_1"]}
    },
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


@pytest.mark.parametrize(
    ("actions", "facts"),
    [
        ([], {"hands": {0: ["perm_gather"]}}),
        (["play perm_gather"], {"hands": {0: ["perm_gather"]}, "buildings": {0: {"granary": 1}}}),
        (["invoke freyja"], {"hands": {0: ["freyja"]}}),
    ],
    ids=["card", "harvest", "action"],
)
def test_no_question_is_asked_about_land_that_bears_nothing(
    actions: list[str], facts: dict[str, Any]
) -> None:
    state = position(2, **NORSE, **facts)
    play(state, *actions)
    no_question_is_asked_whose_every_answer_is_the_same(state, seeded(1))


LAST: dict[str, Any] = {"cultures": ("greek", "norse"), "round": 3, "seat": 1}


@pytest.mark.parametrize(
    ("facts", "actions", "prompt"),
    [
        (
            {"hands": {1: ["perm_build"], 0: []}, "cubes": {0: 4, 1: 9}, "buildings": {1: {"quarry": 1}}},
            ["play perm_build", "build house"],
            "prompt-discount",
        ),
        (
            {"hands": {1: ["perm_attack"], 0: []}, "cubes": {0: 9, 1: 9}, "units": {0: {}, 1: {"jarl": 1}}},
            ["play perm_attack", "attack 0 holding", "cube food", "cube wood", "cube gold", "cube favor"],
            "prompt-cubes",
        ),
    ],
    ids=["discount", "cubes"],
)
def test_what_only_spoilage_levels_out_is_asked(
    facts: dict[str, Any], actions: list[str], prompt: str
) -> None:
    state = position(2, **LAST, **facts)
    play(state, *actions, seat=1)
    asked = state.prompt(1)
    assert asked is not None
    assert asked.key == prompt
    assert not answers_differ(state, 1, state.legal(1))
    no_question_is_asked_whose_every_answer_is_the_same(state, seeded(1))


NOTHING_TO_ASK: dict[str, tuple[dict[str, Any], list[str]]] = {
    "hel": (
        {"cultures": ("norse", "greek"), "units": {0: {"jarl": 8, "huskarl": 7, "throwing_axeman": 7}}},
        ["invoke hel"],
    ),
    "aphrodite": (
        {"cultures": ("greek", "norse"), "units": {0: {"toxotes": 2}, 1: {"jarl": 1}}, "cubes": {0: 4, 1: 4}},
        ["invoke aphrodite", "attack 1 holding"],
    ),
    "perm_attack": (
        {"cultures": ("greek", "norse"), "units": {0: {"toxotes": 2}, 1: {}}, "cubes": {0: 4, 1: 0}},
        ["play perm_attack"],
    ),
}
"""By the card: what leaves its player, or the defender, a choice without a difference."""


@pytest.mark.parametrize("card", sorted(NOTHING_TO_ASK))
def test_no_question_is_asked_where_no_answer_makes_a_difference(card: str) -> None:
    facts, actions = NOTHING_TO_ASK[card]
    state = position(2, **facts, hands={0: [card, "perm_gather", "perm_trade"]})
    play(state, *actions, seat=0)
    luck = seeded(1)
    for _ in range(3):
        no_question_is_asked_whose_every_answer_is_the_same(state, luck)
        state.apply(*random_decision(state, luck))


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


# ---- questions with one answer --------------------------------------------------------------------------------------


ONE_ANSWER = {
    "prompt-hand": "until a full hand is confirmed picks can be undone, and nobody knows that it is full",
    "prompt-play": "a turn of one's own does not go by unseen, though its only card can but be burned",
    "prompt-commit-attack": "the first unit is picked like all others, or it would be in the battle unnoticed",
}
"""What is asked although there is one answer only, and why; anything else is worked off (decision 5, ruling 124)."""


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_leaves_one_answer_is_worked_off(players: int) -> None:
    for seed in range(8):
        state = GAME.new(players, seed, cultures="chosen")
        luck = seeded(seed)
        while state.to_act:
            for seat in state.to_act:
                prompt = state.prompt(seat)
                assert prompt is not None
                assert len(state.legal(seat)) > 1 or prompt.key in ONE_ANSWER
            state.apply(*random_decision(state, luck))


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
