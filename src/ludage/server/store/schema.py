"""The tables of the database. Times are seconds since 1970 (UTC); ids are random text."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # None: a guest
    Column("password", Text),
    Column("language", String(2), nullable=False, default="en"),
    Column("rating_mu", Float),
    Column("rating_sigma", Float),
    Column("email", String(254)),
    Column("webhook", Text),
    Column("notify", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of what the cookie holds
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

browser = Table(
    "browser",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of what its cookie holds; that stays when one logs out
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
)

table = Table(
    "table_",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(32), nullable=False),  # 128 bits, hexadecimal; secret until the end
    Column("public", Boolean, nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("time", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    Column(
        "frozen_at", Integer
    ),  # the row that the rules of today no longer lead to; 0: they know no such game
    Column("host", ForeignKey("person.id"), nullable=True, index=True),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("moved", Float, nullable=False),  # when the last row was written
    Column("seq", Integer, nullable=False, default=0),
    Column("to_act", JSON, nullable=False),
    Column("clocks", JSON, nullable=False),  # by seat: seconds left, and since when it has been asked
    Column("due", Float),  # when the next clock runs out
    Column("undo", JSON),  # the undo that is asked for
    Column("scores", JSON),
    Column("ranks", JSON),
    Column("rematch", String(32)),
    Column("rated", Boolean, nullable=False, default=False),
    Column("chats", Integer, nullable=False, default=0),  # lines of chat
    Index("ix_table__status_moved", "status", "moved"),
    Index("ix_table__status_due", "status", "due"),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("person.id"), index=True),
    Column("bot", String(20)),
    Column("abandoned", Boolean, nullable=False, default=False),
    Column("missed", Integer, nullable=False, default=0),  # decisions in a row that ran out of time
    Column("online", Float, nullable=False, default=0),  # somebody is here until then, unless it is renewed
    Index("ix_seat_table_id_person", "table_id", "person", unique=True),
)

held = Table(
    "held",
    metadata,
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),  # whose secrets this person has seen: he may hold no other one
    Column(
        "from_start", Boolean, nullable=False
    ),  # he began the game there: its result is his, even if he left
    Column("rated", Boolean, nullable=False),  # he had an account when the game began
)

seat_change = Table(
    "seat_change",
    metadata,
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 ... at each table
    Column("seq", Integer, nullable=False),  # the rows that the table had
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # left, late, back or taken
    Column("name", String(40), nullable=False),  # what he was called then
    Column("before", String(40), nullable=False),  # taken: from whom
)

move = Table(
    "move",
    metadata,
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 ... : who inserts it has played it
    Column("seat", Integer),
    Column("action", Text),  # the text of an action; None for a cut
    Column("keep", Integer),  # a cut: how many actions are kept
    Column("hash", String(16)),  # of the position after it, now and then
    Column("at", Float, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # rows applied
    Column("position", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 ... at each table
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

intent = Table(
    "intent",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("prompt", String(60)),  # only when this is asked; None: whatever is asked
    Column("action", Text, nullable=False),
    Column("once", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)

notice = Table(
    "notice",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("sent", Float),
    Column("tries", Integer, nullable=False, default=0),
    UniqueConstraint("person", "table_id", "seq"),
)

upload = Table(
    "upload",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("person.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)

analysis = Table(
    "analysis",
    metadata,
    Column("table_id", ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), nullable=False),  # who asked; he may be gone by now
    Column("seen", Float, nullable=False),  # while it is made: the last sign of life of who makes it
    Column("tries", Integer, nullable=False),  # how often it was begun
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("result", Text),  # JSON, once it is done
)

setting = Table(
    "setting",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # such as the secret that signs the cookies
)
