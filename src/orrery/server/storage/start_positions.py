"""Positions that tables start from instead of a deal: what-if tables, and records of such tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from orrery.server.storage import database_schema as db
from orrery.server.storage.row_codec import loads


def position(c: Connection, ident: str) -> Any | None:
    """The position a table starts from, as plain data; None if it starts from a deal."""
    found = c.execute(select(db.positions.c.state).where(db.positions.c.table_id == ident)).scalar()
    return None if found is None else loads(found)
