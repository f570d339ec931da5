"""What travels between server and clients. The client's TypeScript types are made from these structs.

Every message is a JSON object with a `kind`. `docs/api.md` describes the conversation.
"""

from typing import Annotated, Any

import msgspec

MAX_BYTES = 64 * 1024
"""Longest message or request body, uploads of records excepted."""
FRAME_BYTES = 64 * 1024
"""A longer message of ours goes out in several frames, each when the one before has been taken: who does not read holds
one of them and not the whole. Nor is it compressed, which would hold up everybody else."""


class Said(msgspec.Struct, omit_defaults=True):
    """A text to be: key, arguments and rule, as the core says it."""

    key: str
    args: dict[str, Any] = {}
    rule: str = ""


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal action: its index, its text form, and the board elements that lead to it."""

    action: int
    text: str
    targets: list[str]
    any_order: bool = False
    """Whether these may be clicked in any order; otherwise it is theirs."""
    concedes: bool = False
    """Whether it gives the game up: nothing to be clicked in passing."""
    forgoes: Said | None = None
    """It gives up what could still be used: the question to be put before it is done."""


class Clock(msgspec.Struct):
    """The time of a seat: seconds left in its bank, and whether it is running."""

    left: float
    running: bool


class SeatInfo(msgspec.Struct):
    """Who sits where, as everybody may know."""

    seat: int
    name: str
    kind: str
    """open, person, bot or abandoned."""
    bot: str | None = None
    online: bool = False
    rating: int | None = None


class SeatChange(msgspec.Struct):
    """A seat was given to a bot, or to a person again, while the game was on: a line of its log."""

    number: int
    """1, 2, 3 and so on at each table."""
    seq: int
    """It came after this row."""
    seat: int
    kind: str
    """left, late (three decisions in a row were out of time), back, or taken (by another)."""
    name: str
    """Who left, came back or took it over, as he was called then."""
    before: str = ""
    """Whose place was taken: up to here the seat was his."""


class UndoRequest(msgspec.Struct):
    """Somebody asks to go back to row `to`, beyond what the rules of undo give freely."""

    seat: int
    to: int
    agreed: list[int]


# ---- server to client -------------------------------------------------------------------------------------


class Happened(msgspec.Struct):
    """The events of one row of the table, as this seat heard them."""

    seq: int
    seat: int | None
    events: list[dict[str, Any]]
    taken_back: list[int] = []
    """Of an undo: the rows whose actions count no longer."""


class Position(msgspec.Struct, tag_field="kind", tag="position"):
    """Where the table stands: sent on connecting and after every row."""

    seq: int
    seat: int | None
    view: dict[str, Any]
    to_act: list[int]
    legal: list[Choice]
    prompt: Said | None
    happened: Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "Happened[]"})]
    """A list of `Happened`, encoded: what is long past is encoded once for all who ask."""
    clocks: list[Clock | None]
    may_undo: bool
    undo_request: UndoRequest | None = None


class TableState(msgspec.Struct, tag_field="kind", tag="table"):
    """The table round the game: seats, status, presence. Sent when any of it changes."""

    table: "TableInfo"


class Chat(msgspec.Struct, tag_field="kind", tag="chat"):
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Refused(msgspec.Struct, tag_field="kind", tag="refused"):
    """What a client asked was not done; nothing has changed."""

    code: str
    """For programs; `docs/api.md` lists them."""
    said: Said
    seq: int
    request: int | None = None


class Forecasted(msgspec.Struct):
    """What a legal action would do: lines, total and exact chances."""

    action: int
    forecast: dict[str, Any]


class Explained(msgspec.Struct, tag_field="kind", tag="explained"):
    """What these legal actions would do."""

    forecasts: list[Forecasted]
    request: int | None = None


class WhyNot(msgspec.Struct, tag_field="kind", tag="why-not"):
    """Why an element does not glow: the refusals of the actions that go through it, the most telling first."""

    target: str
    refusals: list[Said]
    request: int | None = None


class Reason(msgspec.Struct):
    """A part of what an action brings: the key of its text, and how much."""

    key: str
    amount: float


class Suggested(msgspec.Struct):
    """An action that a bot thinks well of, what it promises, and why."""

    action: int
    value: float
    reasons: list[Reason] = []
    """Of the best, in what it is ahead of the next; of the others, in what they differ from the best."""


class Hint(msgspec.Struct, tag_field="kind", tag="hint"):
    """What a bot would play here: two or three actions, the best first."""

    choices: list[Suggested]
    request: int | None = None


class Done(msgspec.Struct, tag_field="kind", tag="done"):
    """The request was carried out."""

    seq: int
    request: int | None = None


ToClient = Position | TableState | Chat | Refused | Explained | WhyNot | Hint | Done


# ---- client to server -------------------------------------------------------------------------------------


class Act(msgspec.Struct, tag_field="kind", tag="act"):
    """Play an action, by its text or its index, on the position with this sequence number."""

    seq: int
    action: int | str
    request: int | None = None


class Explain(msgspec.Struct, tag_field="kind", tag="explain"):
    """What would these legal actions do?"""

    actions: Annotated[list[int | str], msgspec.Meta(max_length=60)]
    request: int | None = None


class AskWhyNot(msgspec.Struct, tag_field="kind", tag="why-not"):
    """Why can this element not be chosen? (Or: this action, by its text.)"""

    target: str | None = None
    action: int | str | None = None
    request: int | None = None


class AskHint(msgspec.Struct, tag_field="kind", tag="hint"):
    """What would a bot play?"""

    request: int | None = None


class Say(msgspec.Struct, tag_field="kind", tag="chat"):
    """A line of chat."""

    text: str
    request: int | None = None


class Undo(msgspec.Struct, tag_field="kind", tag="undo"):
    """Take back one's last action; with `to`, ask the others to go back to that sequence number."""

    to: int | None = None
    request: int | None = None


class Consent(msgspec.Struct, tag_field="kind", tag="consent"):
    """Agree, or not, to the undo that is asked for."""

    agree: bool
    request: int | None = None


class Sync(msgspec.Struct, tag_field="kind", tag="sync"):
    """Send me everything since this sequence number."""

    since: int
    request: int | None = None


FromClient = Act | Explain | AskWhyNot | AskHint | Say | Undo | Consent | Sync


# ---- over HTTP --------------------------------------------------------------------------------------------


class TimeControl(msgspec.Struct):
    """Live: a bank of seconds and seconds added a decision. Correspondence: hours for each decision."""

    pace: str = "live"
    bank: int = 0
    """Seconds; 0 = no clock."""
    increment: int = 0
    hours: int = 0


class NewTable(msgspec.Struct):
    """A table to be created."""

    game: str
    players: int
    options: dict[str, str] = {}
    public: bool = True
    time: TimeControl = msgspec.field(default_factory=TimeControl)
    name: str = ""
    bots: str | None = None
    """Fill all other seats with bots of this level and start at once."""


class TableInfo(msgspec.Struct):
    """A table as a lobby shows it."""

    id: str
    name: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    public: bool
    time: TimeControl
    status: str
    """open, running, finished or frozen."""
    seats: list[SeatInfo]
    seq: int
    to_act: list[int]
    commitment: str
    created: float
    moved: float
    host: int | None = None
    """The seat of whoever decides about the table."""
    frozen_at: int | None = None
    """The row that the rules of today no longer lead to; 0: they know no such game."""
    seed: str | None = None
    """Shown once the game is over."""
    scores: list[int] | None = None
    ranks: list[int] | None = None
    rematch: str | None = None
    invitation: str | None = None
    """Only for those who sit at it."""
    you: int | None = None
    seat_changes: list[SeatChange] = []
    """Left out of lists of tables."""


class Me(msgspec.Struct):
    """Who I am."""

    id: str
    name: str
    registered: bool
    language: str
    rating: int | None
    email: str | None = None
    webhook: str | None = None
    notify: dict[str, Any] = {}


class Problem(msgspec.Struct):
    """An HTTP refusal in a person's words."""

    code: str
    said: Said
