"""The tables of the database, as migrations have left them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),  # a live table stays with the rules it began with
    Column("name", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # hex; secret until the game is over
    Column("commitment", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),  # rises with every change
    Column("summary", Text, nullable=False),  # what the list of tables shows, so that listing loads no match
    Column("rematch", Text),  # the table that goes on after this one
    Column("told", Text),  # how far each audience has come; null as long as nobody has moved
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("clock", Text),  # JSON, like the next two; null: no time limits
    Column("stand_in", Text, nullable=False, server_default="normal"),
    Column("affairs", Text),
    Column("due", BigInteger),  # when the next clock runs out
    Column("thinking", Float),  # seconds a bot may think; null: as the server has it
    Column("origin", Text),  # where it comes from if it was not dealt here: a what-if position, or a record
    CheckConstraint("status in ('waiting', 'playing', 'over')", name="tables_status"),
)
Index("tables_host", tables.c.host, tables.c.created)
Index("tables_due", tables.c.due)
Index("tables_public", tables.c.public, tables.c.status, tables.c.updated)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text),  # a number from 1 to 6, or what it was called when there were three
    Column("character", Text),
    Column("name", Text),
    Column("guest", Text),
    Column("nonce", Text, nullable=False),  # the invitation is made from it
    Column("reserved", Text),  # the guest a rematch keeps this seat for
    Column("stand_in", Text),
    Column("seen", BigInteger),
    CheckConstraint("kind in ('human', 'bot', 'open', 'hotseat')", name="seats_kind"),
)
Index("seats_guest", seats.c.guest)
Index("seats_reserved", seats.c.reserved)

# Append only: an undo is an entry of its own, so nothing that was acknowledged ever disappears.
moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # JSON; null for an undo
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ack", Integer, nullable=False, server_default="0"),  # the version the mover was told
    Column("digest", Text),
    UniqueConstraint("table_id", "key", name="moves_key"),
    CheckConstraint("kind in ('act', 'undo')", name="moves_kind"),
    sqlite_with_rowid=False,
)

# The position a what-if table starts from; all others start from their seed.
positions = Table(
    "positions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", Text, nullable=False),
)

# The table as it stood after so many moves, see core/snapshot.py: only a cache of what they lead to.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("step", Integer, nullable=False),
    UniqueConstraint("table_id", "guest", "key", name="chat_key"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("step", Integer, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("login", Text, nullable=False),  # as it was written
    Column("folded", Text, nullable=False, unique=True),  # as it is compared
    Column("hash", Text, nullable=False),  # argon2
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
)

# What a person has chosen that the server must know: where turn notices go.
preferences = Table(
    "preferences",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("body", Text, nullable=False),
)

# What a person has learnt: of each lesson the table where it is played, how far, and when it was mastered.
lessons = Table(
    "lessons",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("table_id", Text),
    Column("step", Integer, nullable=False),
    Column("mastered", BigInteger),
)

# The analysis of a finished game: how it stands, and what it says so far.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", Text, nullable=False),
    Column("guest", Text, nullable=False),  # who asked for it
    Column("asked", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # as long as the process that works on it need not be replaced
    Column("pieces", Integer, nullable=False),  # of the whole; 0 as long as nobody has counted them
    Column("done", Integer, nullable=False),
    Column("body", Text),  # JSON: what it said when it was last put down; null before
    CheckConstraint("state in ('working', 'paused', 'stopped', 'done', 'failed')", name="analyses_state"),
)
Index("analyses_guest", analyses.c.guest, analyses.c.state)

# The pieces of an analysis that have been worked out, until all of them are.
analysis_pieces = Table(
    "analysis_pieces",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

# Which process runs a table's bots and clocks, and until when.
leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Processes that are alive, and until when they count as such; the people at a dead process count as gone.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Persons with a seat who follow a table, and the process they are connected to.
presence = Table(
    "presence",
    metadata,
    Column("process", Text, ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
)
Index("presence_table", presence.c.table_id)

# How far the server's time has come (server_clock.py), in one row. A backup keeps it, because clocks are counted by it.
clock_notes = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("moment", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),  # the same moment by the database's own clock, which may be set
)

# The last question of a table that a person was not there to see.
notices = Table(
    "notices",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("asked", Integer, nullable=False),  # the number of the move that asked
    Column("question", Text, nullable=False),  # JSON: its kind and parameters
    Column("due", BigInteger),  # when the person is to be told; null: has been told, or has seen the question
    Column("tries", Integer, nullable=False),
    Column("sent", BigInteger),  # when the person was last told of this table
    Column("apart", Boolean, nullable=False),  # the person seemed to follow the table
)
Index("notices_due", notices.c.due)

PASSING = (leases, processes, presence, notices, snapshots)  # short-lived or easily made again: not part of a backup

# What was made for which request, so that a repeated request makes nothing twice.
answers = Table(
    "answers",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("place", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("digest", Text, nullable=False),  # of what was sent
    Column("made", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("answers_at", answers.c.at)
