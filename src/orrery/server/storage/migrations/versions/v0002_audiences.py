"""Each audience has a version of its own: it counts only what that audience can notice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Text))
    op.add_column("moves", sa.Column("ack", sa.Integer, nullable=False, server_default="0"))
    op.execute("update moves set ack = seq")  # until now everybody was told the table's own count


def downgrade() -> None:
    op.drop_column("moves", "ack")
    op.drop_column("tables", "told")
