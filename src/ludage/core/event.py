"""What happened: events with an audience, recorded only when someone listens."""

from enum import IntEnum

Data = dict[str, object]


class News(IntEnum):
    """What an event teaches the table. Undo stops at the last event that taught anybody anything."""

    NONE = 0  # the plain consequence of an open choice
    CHANCE = 1  # a die or a draw fell
    SHOWN = 2  # something hidden was shown


class Event:
    """One thing that happened, with every random result in it.

    `data` is for the audience (None: everybody); `secret[seat]` is what that seat learns besides.
    """

    __slots__ = ("audience", "data", "kind", "news", "secret")

    def __init__(
        self,
        kind: str,
        data: Data,
        news: int = News.NONE,
        secret: dict[int, Data] | None = None,
        audience: tuple[int, ...] | None = None,
    ) -> None:
        self.kind: str = kind
        self.data: Data = data
        self.news: int = news
        self.secret: dict[int, Data] = {} if secret is None else secret
        self.audience: tuple[int, ...] | None = audience

    def seen_by(self, seat: int | None) -> Data | None:
        """The event as this seat (None: a spectator) hears of it, JSON-ready; None if it does not.

        `secret` is set where the seat hears more than the table.
        """
        if self.audience is not None and seat not in self.audience:
            return None
        seen: Data = {"kind": self.kind, **self.data}
        if seat is not None and seat in self.secret:
            seen.update(self.secret[seat], secret=True)
        return seen

    @property
    def teaches(self) -> bool:
        """Whether somebody learned something that no open choice told."""
        return self.news != News.NONE

    def __repr__(self) -> str:
        secret = f", secret={self.secret!r}" if self.secret else ""
        audience = "" if self.audience is None else f", audience={self.audience!r}"
        return f"Event({self.kind!r}, {self.data!r}{secret}{audience})"
