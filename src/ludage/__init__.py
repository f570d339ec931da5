"""Ludage: civilisation board games with every rule enforced, for people, bots and researchers.

>>> import ludage
>>> game = ludage.game("age-of-gods")
>>> state = game.new(players=3, seed=42)
>>> state.to_act
(0, 1, 2)
>>> [game.actions.text(a) for a in state.legal(0)]
['god novalis', 'god kraul']
"""

from ludage.core.message import IllegalAction, Refusal
from ludage.games import game, game_ids

__all__ = ["IllegalAction", "Refusal", "game", "game_ids"]
