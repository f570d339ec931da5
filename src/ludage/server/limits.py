"""How often anybody may do a thing: token buckets in memory, each process counting for itself.

A refusal for haste is the caller's: `Refusal("too-fast", 429, seconds=ceil(limits.wait(name, key)))`.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ludage.server.settings import Settings

MOST_KEYS = 50_000
KEY_MOST = 80
"""Longer keys share a bucket with all that begin alike: a long key must not cost memory."""
WAIT_MOST = 86_400.0


@dataclass(frozen=True)
class Limit:
    """So many at once (`burst`), and as many again as `rate_per_second` brings back."""

    rate_per_second: float
    burst: int


def limits_for(settings: Settings) -> dict[str, Limit]:
    """Every limit of the server, in one place. Generous to a club behind one address, not to a flood."""
    minute, hour = 60.0, 3600.0
    return {
        # by address and login: nobody can lock another out of his account
        "log-in": Limit(10 / (10 * minute), 10),
        # by address (`guard.address_key`)
        "log-in-address": Limit(30 / (10 * minute), 30),
        "register": Limit(20 / hour, 10),
        "guest": Limit(60 / hour, 30),
        "http": Limit(50.0, 200),
        "socket": Limit(10.0, settings.connections_per_address),
        # by person, or by address for who is nobody: games looked back on that have to be played again or written out
        "replay": Limit(2.0, 40),
        # the same: rows of what is long past, which is much to send
        "past": Limit(500.0, 100_000),
        # by address, whoever it is: those of them that have to be found by playing the game again
        "recall": Limit(500.0, 60_000),
        # by connection: messages, then refusals for haste before it is closed
        "socket-message": Limit(20.0, 60),
        "socket-flood": Limit(1.0, 20),
        # by person, or by address: over all their connections
        "person-message": Limit(100.0, 300),
        # by person
        "chat": Limit(30 / minute, 10),
        "rename": Limit(20 / hour, 10),  # it is told at all tables of the person
        "mine": Limit(150.0, 1_500),  # tables in lists of one's own
        "hint": Limit(10 / minute, 5),
        "analysis": Limit(20 / hour, 5),
        "table": Limit(settings.tables_per_hour / hour, settings.tables_per_hour),
        "upload": Limit(20 / hour, 5),
        # by address: what guests bring along stays as long as they do
        "upload-address": Limit(200 / (24 * hour), 100),
    }


class Limits:
    """The buckets of all limits. Each limit remembers at most `most_keys` keys, the latest used.

    The limits keep their keys apart, so that a flood of one thing cannot wash away what is known of another.
    """

    def __init__(
        self, now: Callable[[], float], most_keys: int = MOST_KEYS, *, limits: Mapping[str, Limit]
    ) -> None:
        self.now = now
        self.most_keys = most_keys
        self.limits = limits
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {
            name: OrderedDict() for name in self.limits
        }

    def allow(self, name: str, key: str, cost: float = 1.0) -> bool:
        """Count so many more for this key, if it may be done now. What is refused does not count.

        What costs more than a whole burst takes all of it.
        """
        tokens, at = self._tokens(name, key)
        paid = self._paid(name, cost)
        if tokens < paid:
            return False
        buckets = self._buckets[name]
        buckets[key[:KEY_MOST]] = (tokens - paid, at)
        buckets.move_to_end(key[:KEY_MOST])
        while len(buckets) > self.most_keys:
            buckets.popitem(last=False)
        return True

    def wait(self, name: str, key: str, cost: float = 1.0) -> float:
        """Seconds until it is allowed again; 0 if it is now, a day if it never will be."""
        limit = self.limits[name]
        missing = self._paid(name, cost) - self._tokens(name, key)[0]
        if missing <= 0.0:
            return 0.0
        if limit.rate_per_second <= 0.0 or limit.burst < 1:
            return WAIT_MOST
        return min(WAIT_MOST, missing / limit.rate_per_second)

    def _paid(self, name: str, cost: float) -> float:
        return max(1.0, min(cost, float(self.limits[name].burst)))

    def _tokens(self, name: str, key: str) -> tuple[float, float]:
        """What is in the bucket, and the time of counting. A clock set back takes nothing away."""
        limit, now = self.limits[name], self.now()
        tokens, at = self._buckets[name].get(key[:KEY_MOST], (float(limit.burst), now))
        return min(float(limit.burst), tokens + limit.rate_per_second * max(0.0, now - at)), now
