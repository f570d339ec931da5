"""Tools for rule tests, ours and anybody's: state the facts that matter, script the luck, see what changed.

A worked example of a rulebook is ten lines:

>>> from ludage.testing import age_of_gods, changes, play, scripted
>>> state = age_of_gods.position(players=3, turn=4, phase="combat", seat=1,
...                              technology={"humans": 2, "wood_elves": 1}, fortified=["t25"])
>>> before = state.clone()
>>> play(scripted(state, rolls=[3]), "attack t26 t25")
>>> changes(before, state)["territories.t25"]
('wood_elves', 'humans')
"""

from ludage.testing.build import PositionError
from ludage.testing.changes import assert_changes, changes, flat
from ludage.testing.script import play, refusal, scripted, texts

__all__ = [
    "PositionError",
    "assert_changes",
    "changes",
    "flat",
    "play",
    "refusal",
    "scripted",
    "texts",
]
