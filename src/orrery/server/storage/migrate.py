"""Brings the database to the newest schema, step by step, by the numbered migrations."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"
NEWEST = "0005"
UPGRADING = 0x6F727265  # "orre", the number of the lock


def config() -> Config:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return found


def upgrade(engine: Engine) -> None:
    """Nothing to do is the usual case, and then Alembic, slow to load, stays on the shelf."""
    with engine.connect() as connection, connection.begin():
        if connection.dialect.name == "postgresql":  # processes that start together: one upgrades, the others wait
            connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("select version_num from alembic_version")).scalars().all()
            if found == [NEWEST]:
                return
        from alembic import command

        chosen = config()
        chosen.attributes["connection"] = connection
        command.upgrade(chosen, "head")
