"""Brings the database to the newest schema, step by step, by the numbered migrations."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

log = structlog.get_logger(__name__)
MIGRATIONS = Path(__file__).resolve().parent / "migrations"
NEWEST = "0010"
UPGRADING = 0x6F727265  # "orre", the number of the lock
WAIT = "6h"  # for an upgrade of this process or another: with many tables it may take long


def config() -> Config:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return found


def _take_turns(connection: Connection) -> None:
    """Of several processes that start together one upgrades, and the others wait for it."""
    key = {"key": UPGRADING}
    connection.execute(text(f"set local statement_timeout = '{WAIT}'"))
    if not connection.execute(text("select pg_try_advisory_xact_lock(:key)"), key).scalar_one():
        log.warning("storage.upgrading_elsewhere", waiting=WAIT)
        usual = connection.execute(text("show lock_timeout")).scalar_one()
        connection.execute(text(f"set local lock_timeout = '{WAIT}'"))
        connection.execute(text("select pg_advisory_xact_lock(:key)"), key)
        # From here on as usual: people at tables would have to wait behind a long lock.
        connection.execute(text(f"set local lock_timeout = '{usual}'"))


def upgrade(engine: Engine) -> None:
    """Usually there is nothing to do, and then Alembic, which is slow to load, is not imported."""
    with engine.connect() as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            _take_turns(connection)
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("select version_num from alembic_version")).scalars().all()
            if found == [NEWEST]:
                return
        from alembic import command

        chosen = config()
        chosen.attributes["connection"] = connection
        command.upgrade(chosen, "head")
