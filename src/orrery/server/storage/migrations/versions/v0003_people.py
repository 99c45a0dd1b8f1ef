"""Accounts, clocks, chat, notes, what-if tables, leases: what a table needs to live for a week."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("stand_in", sa.Text, nullable=False, server_default="normal"))
    op.add_column("tables", sa.Column("affairs", sa.Text))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_public", "tables", ["public", "status", "updated"])
    op.add_column("seats", sa.Column("stand_in", sa.Text))
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
    op.create_index("seats_reserved", "seats", ["reserved"])
    op.add_column("moves", sa.Column("digest", sa.Text))
    op.create_table(
        "positions",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "guest", "key", name="chat_key"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "preferences",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("leases", "preferences", "accounts", "notes", "chat", "positions"):
        op.drop_table(name)
    op.drop_column("moves", "digest")
    op.drop_column("seats", "seen")
    op.drop_column("seats", "stand_in")
    op.drop_index("seats_reserved", "seats")
    op.drop_index("tables_public", "tables")
    op.drop_index("tables_due", "tables")
    for name in ("origin", "due", "affairs", "stand_in", "clock", "public", "revision"):
        op.drop_column("tables", name)
