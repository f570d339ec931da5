"""What every game's position builder shares."""


class PositionError(ValueError):
    """The facts stated do not make a position; the message says which and why."""
