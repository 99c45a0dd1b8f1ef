"""What a person has learnt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("lesson", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("mastered", sa.BigInteger),
    )


def downgrade() -> None:
    op.drop_table("lessons")
