"""Every law on every registered game: at decisions that hypothesis chooses, and along whole random games."""

import re
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludage
from ludage.core.game import Game
from ludage.core.journal import Journal
from ludage.core.message import Problem
from ludage.core.state import State
from ludage.core.stream import SEED_BITS, seeded
from ludage.texts import LANGUAGES
from tests.conformance.laws import (
    LAWS,
    Law,
    a_record_replays_to_the_same_game,
    pieces_are_conserved,
    texts_of,
    undo_goes_back_as_far_as_nothing_was_learned,
)
from tests.conformance.playing import position_after, random_game
from tests.conformance.secrecy import LAWS_OF_SECRECY, assert_beginnings_are_imagined_as_they_are_dealt

ROOT = Path(__file__).parents[2]
GAMES = [ludage.game(game_id) for game_id in ludage.game_ids()]
TABLES = [
    pytest.param(game, players, id=f"{game.id}-{players}p")
    for game in GAMES
    for players in range(game.min_players, game.max_players + 1)
]
EVERY_LAW = [*LAWS, *LAWS_OF_SECRECY]
ONE_IN = 8
"""In a whole game every law is checked at one decision in so many; in the campaign at each."""
EXAMPLES = settings().max_examples * 2 // 5
"""An example looks at several decisions, so fewer than usual do."""

Test = Callable[..., None]


def on_every_game(test: Test) -> Test:
    """The test runs once a game."""
    return pytest.mark.parametrize("game", GAMES, ids=ludage.game_ids())(test)


def pick(state: State, number: int) -> tuple[int, int]:
    """The decision that a number stands for, whatever the position."""
    number, at = divmod(number, len(state.to_act))
    seat = state.to_act[at]
    legal = state.legal(seat)
    return seat, legal[number % len(legal)]


@on_every_game
@pytest.mark.parametrize("law", EVERY_LAW, ids=lambda law: law.__name__)
@given(
    table=st.integers(0, 59),
    seed=st.integers(0, (1 << SEED_BITS) - 1),
    rounds=st.integers(0, 50),
    picks=st.lists(st.integers(0, (1 << 16) - 1), max_size=5),
)
@settings(max_examples=EXAMPLES)
def test_a_law_holds_at_any_decision(
    game: Game[Any], law: Law, table: int, seed: int, rounds: int, picks: list[int]
) -> None:
    players = game.min_players + table % (game.max_players - game.min_players + 1)
    luck = seeded(seed)
    state = position_after(game, players, seed, rounds * players, luck)
    law(state, luck)
    for number in picks:
        if state.to_act:
            state.apply(*pick(state, number))
            law(state, luck)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_games_keep_every_law(game: Game[Any], players: int) -> None:
    journal = Journal(game, players, seed=players)
    luck = seeded(players)
    for state in random_game(journal, luck):
        pieces_are_conserved(state, luck)
        undo_goes_back_as_far_as_nothing_was_learned(journal)
        if luck.below(ONE_IN) == 0 or not state.to_act:
            for law in EVERY_LAW:
                law(state, luck)
    a_record_replays_to_the_same_game(journal)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_beginnings_are_imagined_as_they_are_dealt(game: Game[Any], players: int) -> None:
    assert_beginnings_are_imagined_as_they_are_dealt(game, players, games=400)


# ---- the game itself --------------------------------------------------------------------------------------------


@on_every_game
def test_the_same_seed_is_the_same_game_and_another_is_not(game: Game[Any]) -> None:
    for seed in (0, 1, (1 << SEED_BITS) - 1):
        assert game.new(game.min_players, seed).to_json() == game.new(game.min_players, seed).to_json()
    digests = {game.new(game.max_players, seed).digest() for seed in range(100)}
    assert len(digests) == 100


@on_every_game
def test_every_value_of_every_option_can_be_played(game: Game[Any]) -> None:
    plain = game.new(game.min_players, 7).to_json()
    for name, values in game.options.items():
        assert game.new(game.min_players, 7, **{name: values[0]}).to_json() == plain
    playable: set[tuple[str, str]] = set()
    for players in range(game.min_players, game.max_players + 1):
        for chosen in product(*game.options.values()):
            options = dict(zip(game.options, chosen, strict=True))
            with suppress(Problem):  # some options do not go together, or not with so many players
                assert game.new(players, 7, **options).to_act
                playable |= options.items()
    assert playable == {(name, value) for name, values in game.options.items() for value in values}


@on_every_game
def test_every_action_has_a_text_that_leads_back_to_it(game: Game[Any]) -> None:
    actions = game.actions
    for action in range(len(actions)):
        text = actions.text(action)
        assert actions.parse(text) == action
        assert actions.parse(f"  {text.upper()} ") == action
        assert text == " ".join(text.lower().split()), "a record could not give it back"


@on_every_game
def test_the_targets_of_an_action_are_elements(game: Game[Any]) -> None:
    for action in range(len(game.actions)):
        targets = game.actions.targets(action)
        assert isinstance(targets, tuple)
        for target in targets:
            kind, _, name = target.partition(":")
            assert kind, target
            assert name, target


@on_every_game
def test_no_two_actions_are_clicked_alike_within_a_decision(game: Game[Any]) -> None:
    """What a person clicks tells the actions apart, but for those that need no click at all."""
    journal = Journal(game, game.max_players, seed=9)
    for state in random_game(journal, seeded(9)):
        for seat in state.to_act:
            clicks = [game.actions.targets(action) for action in state.legal(seat)]
            clicks = [targets for targets in clicks if targets]
            assert len(clicks) == len(set(clicks))


@on_every_game
def test_the_rule_ids_are_unique_and_every_rule_says_something(game: Game[Any]) -> None:
    rules = game.rules()
    assert len({rule.id for rule in rules}) == len(rules) > 0
    assert all(rule.id and rule.rule for rule in rules)


@on_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_cites_no_file_that_a_reader_does_not_have(game: Game[Any], language: str) -> None:
    folders = ("docs", "src/ludage/games", "web/src")
    here = {file.name for folder in folders for file in (ROOT / folder).rglob("*.*")}
    for rule in game.rules(language):
        cited = re.findall(r"\w+\.(?:csv|json|md|toml|txt)", f"{rule.source} {rule.note} {rule.example}")
        assert set(cited) <= here, rule.id


@on_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_every_target_has_its_words(game: Game[Any], language: str) -> None:
    texts = texts_of(game, language)
    sentences = {texts.message(game.actions.phrase(action)) for action in range(len(game.actions))}
    assert len(sentences) == len(game.actions), "two actions are said alike"
    targets = {target for action in range(len(game.actions)) for target in game.actions.targets(action)}
    assert all(texts.name(target).strip() for target in sorted(targets))
