"""How long a test waits for something that must come before it gives up.

A wait follows from an event wherever it can: then this is only what ends a test that would hang, and costs nothing when
all is well. `LUDAGE_PATIENCE=n` makes every such time n times what it is on an idle machine.
"""

import os

FACTOR = float(os.environ.get("LUDAGE_PATIENCE", "6"))


def patient(seconds: float) -> float:
    """So many seconds of an idle machine."""
    return seconds * FACTOR
