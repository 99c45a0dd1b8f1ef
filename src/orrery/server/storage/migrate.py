"""Brings the database to the newest schema, step by step, by the numbered migrations."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return found


def upgrade(engine: Engine, revision: str = "head") -> None:
    with engine.connect() as connection, connection.begin():
        chosen = config()
        chosen.attributes["connection"] = connection
        command.upgrade(chosen, revision)
