"""Short games to be looked at: somebody who plays blindly against greedy."""

from functools import cache

import ludage as library
from ludage.bots import bot, decide, decision_seed
from ludage.core.journal import Journal
from ludage.core.record import read, write

ALL = 10_000


@cache
def recorded(game_id: str, actions: int = ALL, players: int = 2) -> str:
    """The record of the first so many actions of a game: the first seat plays blindly."""
    journal = Journal(library.game(game_id), players, 3)
    bots = [bot("greedy" if seat else "random", seat) for seat in range(players)]
    while journal.state.to_act and len(journal.actions) < actions:
        seat = journal.state.to_act[0]
        seed = decision_seed(3, len(journal.actions))
        journal.play(seat, decide(bots[seat], journal.state, seat, seed))
    return write(journal)


def journal_of(game_id: str, actions: int = ALL, players: int = 2) -> Journal:
    """The same, played again."""
    return read(recorded(game_id, actions, players), library.game)
