"""The tables of the database, as migrations have left them."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Integer, nullable=False),
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
    Column("created", Integer, nullable=False),
    Column("updated", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("summary", Text, nullable=False),  # what the list of tables shows, so that listing loads no match
    Column("rematch", Text),  # the table that goes on after this one
    Column("told", Text),  # how far each audience has come; null as long as nobody has moved
    CheckConstraint("status in ('waiting', 'playing', 'over')", name="tables_status"),
)
Index("tables_host", tables.c.host, tables.c.created)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text),
    Column("name", Text),
    Column("guest", Text),
    Column("nonce", Text, nullable=False),  # the invitation is made from it
    Column("reserved", Text),  # the guest a rematch keeps this seat for
    CheckConstraint("kind in ('human', 'bot', 'open', 'hotseat')", name="seats_kind"),
)
Index("seats_guest", seats.c.guest)

# Append only: taking back is an entry of its own, so nothing that was acknowledged ever disappears.
moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # JSON; null for an undo
    Column("key", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("ack", Integer, nullable=False, server_default="0"),  # the version the mover was told
    UniqueConstraint("table_id", "key", name="moves_key"),
    CheckConstraint("kind in ('act', 'undo')", name="moves_kind"),
    sqlite_with_rowid=False,
)
