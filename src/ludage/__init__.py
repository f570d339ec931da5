"""Ludage: civilisation board games with every rule enforced, for people, bots and researchers.

>>> import ludage
>>> game = ludage.game("age-of-gods")
>>> state = game.new(players=3, seed=42)
>>> state.to_act
(0, 1, 2)
>>> [game.actions.text(a) for a in state.legal(0)]
['god novalis', 'god kraul']

A copy is played on without touching the original; what is not allowed says why, with its rule:

>>> trial = state.clone()
>>> trial.apply(0, game.actions.parse("god kraul"))
>>> trial.to_act, state.to_act
((1, 2), (0, 1, 2))
>>> state.why_not(0, game.actions.parse("attack t01 t02")).rule
'AOG-COMBAT-01'

An imagined position differs only in what the seat cannot know:

>>> world = trial.imagine(1, seed=7)
>>> world.view(1) == trial.view(1), world.legal(1) == trial.legal(1)
(True, True)

Bots play, a journal keeps their actions, and its record is the whole game:

>>> from ludage.bots import bot, decide
>>> from ludage.core import record
>>> from ludage.core.journal import Journal
>>> journal = Journal(game, players=3, seed=42)
>>> player = bot("random", seed=1)
>>> while journal.state.to_act:
...     seat = journal.state.to_act[0]
...     _ = journal.play(seat, decide(player, journal.state, seat, seed=len(journal.actions)))
>>> again = record.read(record.write(journal), ludage.game)
>>> again.state == journal.state, again.state.outcome == journal.state.outcome
(True, True)
"""

from ludage.core.message import IllegalAction, Refusal
from ludage.games import game, game_ids

__all__ = ["IllegalAction", "Refusal", "game", "game_ids"]
