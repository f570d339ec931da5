"""What changed between two positions, and that nothing else did."""

from collections.abc import Mapping

from ludage.core.state import State

Change = tuple[object, object]
ABSENT = "(absent)"
ALWAYS_MOVING = ("stream", "stack", "to_act", "step")
"""Parts of a position that move with every action; `changes` leaves them out unless asked."""


def flat(state: State) -> dict[str, object]:
    """The position as one dictionary of paths, such as `territories.t12` or `seats.0.pawns`."""
    out: dict[str, object] = {}
    _flatten("", state.to_dict(), out)
    return out


def _flatten(path: str, value: object, out: dict[str, object]) -> None:
    if isinstance(value, Mapping) and value:
        for name, part in value.items():
            _flatten(f"{path}.{name}" if path else str(name), part, out)
    elif isinstance(value, list) and value and all(isinstance(part, Mapping) for part in value):
        for at, part in enumerate(value):
            _flatten(f"{path}.{at}", part, out)
    else:
        out[path] = value


def changes(before: State, after: State, everything: bool = False) -> dict[str, Change]:
    """Path to (old, new) for everything that differs; the machinery of the turn only if asked."""
    old, new = flat(before), flat(after)
    return {
        path: (old.get(path, ABSENT), new.get(path, ABSENT))
        for path in sorted(old.keys() | new.keys())
        if old.get(path, ABSENT) != new.get(path, ABSENT)
        and (everything or path.split(".")[0] not in ALWAYS_MOVING)
    }


def assert_changes(before: State, after: State, expected: Mapping[str, Change]) -> None:
    """Exactly these changes, and nothing else."""
    found = changes(before, after)
    problems = []
    for path in sorted(found.keys() | expected.keys()):
        if path not in found:
            problems.append(f"{path}: expected {expected[path]}, but it did not change")
        elif path not in expected:
            problems.append(f"{path}: changed {found[path]}, which was not expected")
        elif tuple(found[path]) != tuple(expected[path]):
            problems.append(f"{path}: expected {expected[path]}, got {found[path]}")
    if problems:
        raise AssertionError("the position did not change as expected:\n  " + "\n  ".join(problems))
