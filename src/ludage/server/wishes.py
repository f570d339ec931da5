"""How a person wants to be told that it is his turn: by what, how often, and when not."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

QUARTER = 900.0
"""Seconds. Hours begin at a quarter everywhere: zones differ by as little as that."""


@dataclass(frozen=True)
class Wishes:
    """What `identity.check_notify` let into the database."""

    channels: tuple[str, ...]
    """`email`, `webhook`, both or neither."""
    quiet: tuple[int, int] | None
    """From this hour to that, by the clock of the zone; over midnight where the second is the smaller."""
    zone: tzinfo
    digest_minutes: int

    def is_quiet(self, at: float) -> bool:
        """Whether he does not want to hear from us at this moment."""
        if self.quiet is None:
            return False
        start, end = self.quiet
        hour = datetime.fromtimestamp(at, self.zone).hour
        return start <= hour < end if start < end else hour >= start or hour < end

    def not_quiet(self, at: float) -> float:
        """This moment, or the end of the quiet hours it falls into."""
        while self.is_quiet(
            at
        ):  # steps, not sums: clocks are put forward and back, and skip or repeat an hour
            at = (at // QUARTER + 1) * QUARTER
        return at


def wishes(notify: Mapping[str, Any], addresses: Mapping[str, str | None], digest_minutes: int) -> Wishes:
    """The wishes of a person, who can be reached only where he has given an address.

    `digest_minutes`: the operator's, for a person who has said nothing about it.
    """
    quiet = notify.get("quiet")
    return Wishes(
        channels=tuple(channel for channel, address in addresses.items() if address and notify.get(channel)),
        quiet=None if quiet is None else (int(quiet[0]), int(quiet[1])),
        zone=_zone(str(notify.get("zone", "UTC"))),
        digest_minutes=int(notify.get("digest_minutes", digest_minutes)),
    )


def _zone(name: str) -> tzinfo:
    """A zone this system does not know, any more, counts as UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
