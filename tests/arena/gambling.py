"""Bots that are quick and know nothing, for tournaments whose results do not matter; and a program that hangs."""

import os
import sys
import time

from ludage.bots import BOTS, Bot, RandomBot
from ludage.cli import run
from ludage.cli import train as training
from ludage.core.weights import WeightTable


def gambler(seed: int, _: WeightTable | None = None) -> Bot:
    """It may be given weights, and does not look at them."""
    return RandomBot(seed)


GAMBLERS = dict.fromkeys(("coin", "die", "wheel", "straw"), gambler)


class Stuck:
    """Makes so many bots, then waits for ever: whatever they play in hangs in the middle."""

    def __init__(self, count: int) -> None:
        self.left = count

    def __call__(self, seed: int, _: WeightTable | None = None) -> Bot:
        self.left -= 1
        while self.left < 0:
            time.sleep(1)
        return RandomBot(seed)


if __name__ == "__main__":
    BOTS.update(GAMBLERS)
    BOTS["coin"] = Stuck(int(sys.argv[1]))
    os.environ["LUDAGE_LANG"] = "en"
    training.SAVE_SECONDS = 0.0
    sys.exit(run(sys.argv[2:]))
