"""Characters of bots, and how long a table's bots may think. Levels are numbers in text; older names stay readable."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("character", sa.Text))
    op.add_column("tables", sa.Column("thinking", sa.Float))


def downgrade() -> None:
    op.drop_column("tables", "thinking")
    op.drop_column("seats", "character")
