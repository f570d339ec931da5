"""The long campaign: many random games of every variant at every number of players, every law in every game.

The laws are checked at every decision, but for two slow ones: that every other action of the whole space is refused,
and that everything said has a text. They are checked at every fifth decision, each game beginning elsewhere. The other
options of a game change from one of its games to the next.

`make test-long` runs it. LUDAGE_CAMPAIGN_GAMES says how many games of each variant at each number of players (200
unless told). LUDAGE_CAMPAIGN_EVERY=n makes many games possible in a short time: pieces are counted after every action,
as always, and the other laws checked at every n-th decision only.
"""

import os
from contextlib import suppress
from itertools import product
from typing import Any

import pytest

from ludage.core import record
from ludage.core.game import Game
from ludage.core.journal import Journal
from ludage.core.stream import Stream, seeded
from tests.conformance.laws import (
    LAWS,
    Law,
    a_record_replays_to_the_same_game,
    every_other_action_is_refused_with_a_reason,
    everything_said_has_a_text,
    pieces_are_conserved,
    undo_goes_back_as_far_as_nothing_was_learned,
)
from tests.conformance.playing import random_game
from tests.conformance.secrecy import LAWS_OF_SECRECY
from tests.conformance.test_laws import GAMES

GAMES_EACH = int(os.environ.get("LUDAGE_CAMPAIGN_GAMES", "200"))
EVERY = int(os.environ.get("LUDAGE_CAMPAIGN_EVERY", "1"))
CHUNK = 5
"""Games of one test: few enough for the workers to share the work evenly, and for progress to show."""

SLOW: list[Law] = [every_other_action_is_refused_with_a_reason, everything_said_has_a_text]
SLOW_EVERY = 5

CHUNKS = [
    pytest.param(game, variant, players, range(first, last), id=f"{game.id}-{variant}-{players}p-{first}")
    for game in GAMES
    for first in range(0, GAMES_EACH, CHUNK)
    for last in [min(first + CHUNK, GAMES_EACH)]
    for variant in game.options.get("variant", ("standard",))
    for players in range(game.min_players, game.max_players + 1)
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant", "players", "seeds"), CHUNKS)
def test_random_games_keep_every_law(
    game: Game[Any], variant: str, players: int, seeds: range, record_property: Any
) -> None:
    lengths = []
    for seed in seeds:
        journal = Journal(game, players, 1000 * players + seed, **options_of(game, variant, players, seed))
        try:
            play_lawfully(journal, seeded(journal.seed))
        except BaseException as error:
            error.add_note(f"after {len(journal.actions)} actions of this game:\n{record.write(journal)}")
            raise
        lengths.append(len(journal.actions))
    record_property(f"decisions, {game.id}, {variant}, {players} players", lengths)


def options_of(game: Game[Any], variant: str, players: int, seed: int) -> dict[str, str]:
    """This variant, and of the other options a combination that the number of players allows, by turns."""
    others = {name: values for name, values in game.options.items() if name != "variant"}
    given = {"variant": variant} if "variant" in game.options else {}
    fitting = []
    for values in product(*others.values()):
        options = given | dict(zip(others, values, strict=True))
        with suppress(ValueError):
            game.new(players, seed, **options)
            fitting.append(options)
    return fitting[seed % len(fitting)]


def play_lawfully(journal: Journal, luck: Stream) -> None:
    """Plays the game to its end under every law."""
    for count, state in enumerate(random_game(journal, luck), journal.seed):
        pieces_are_conserved(state, luck)
        if count % EVERY and state.to_act:
            continue
        for law in (*LAWS, *LAWS_OF_SECRECY):
            if law not in SLOW or (count // EVERY) % SLOW_EVERY == 0:
                law(state, luck)
        undo_goes_back_as_far_as_nothing_was_learned(journal)
    a_record_replays_to_the_same_game(journal)
