"""Bots that misbehave, for the tests: each level is a way to do it."""

import os
import signal
import sys
import time
from pathlib import Path

import ludage.bots
from ludage.bots import Bot
from ludage.core.state import State

FOREVER = 3600.0
"""Longer than any test waits."""


class OddBot:
    """Does what its level says before it chooses the first legal action, or instead of it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, seat: int) -> int:
        kind, _, argument = self.name.partition(" ")
        if kind == "sleep":
            time.sleep(float(argument))
        elif kind == "announce":  # the test learns which process thinks, and does what it wants with it
            Path(argument).write_text(str(os.getpid()), encoding="utf-8")
            time.sleep(FOREVER)
        elif kind == "suicide":
            os.kill(os.getpid(), signal.SIGKILL)
        elif kind == "suicide-once" and not Path(argument).exists():
            Path(argument).touch()
            os._exit(3)
        elif kind == "raise":
            raise RuntimeError("this bot cannot think")
        elif kind == "illegal":
            return -1
        elif kind == "print":
            sys.stdout.write('{"action": -1}\n')
            sys.stdout.flush()
        return state.legal(seat)[0]


def bot(name: str, seed: int) -> Bot:
    """The usual bots, and the odd ones."""
    return ludage.bots.bot(name, seed) if name in ludage.bots.BOTS else OddBot(name)
