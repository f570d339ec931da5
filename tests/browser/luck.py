"""`ludage` as it is, but for its luck: in each test the games are dealt alike, run after run, so that a failure can be
had again.

`LUDAGE_LUCK=n` deals other games; `make test` deals those of 1. Who holds a seat or a session is as secret as ever:
only the seeds of tables and bots are drawn here.
"""

import os
import random
import secrets
import sys
from pathlib import Path

from ludage.cli import main

NUMBER = os.environ.pop("LUDAGE_LUCK", "1")  # no setting of the server: it would refuse to start


class Luck:
    """What `secrets.randbits` is, drawn from the number and the name of the test that runs."""

    def __init__(self, name: Path) -> None:
        self.name = name
        self.test = ""
        self.dice: dict[int, random.Random] = {}

    def randbits(self, k: int) -> int:
        """`k` bits. Tables and bots ask for different numbers of them, and have a row of seeds each: how fast the
        bots of another table are changes no table.
        """
        test = self.name.read_text(encoding="utf-8")
        if test != self.test:
            self.test, self.dice = test, {}
        row = self.dice.setdefault(k, random.Random(f"{NUMBER} {k} {test}"))
        return row.getrandbits(k)


if __name__ == "__main__":
    secrets.randbits = Luck(Path(sys.argv.pop(1))).randbits
    main()
