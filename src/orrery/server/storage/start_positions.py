"""Positions that tables start from instead of the deal of their seed: what-if tables, and records of such."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from orrery.server.storage import database_schema as db
from orrery.server.storage.row_codec import loads


def position(c: Connection, ident: str) -> Any | None:
    """The plain position a table starts from; None if that is its deal."""
    found = c.execute(select(db.positions.c.state).where(db.positions.c.table_id == ident)).scalar()
    return None if found is None else loads(found)
