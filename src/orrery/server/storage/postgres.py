"""How PostgreSQL is driven: one database, any number of server processes."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from orrery.server.storage.storage_errors import BadAddress

SCHEMES = ("postgresql", "postgres", "postgresql+psycopg")
CONNECTIONS = 6  # of one process: the writer, and a few readers
# A database machine that vanishes without a word is noticed in half a minute, not in two hours.
NETWORK = {
    "connect_timeout": "5",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"  # milliseconds since 1970
SESSION = "-c lock_timeout=10s -c statement_timeout=60s -c idle_in_transaction_session_timeout=60s"


def address(written: str) -> URL:
    """The address of a database as its driver wants it."""
    try:
        url = make_url(written)
    except (ArgumentError, ValueError):
        raise BadAddress("it is not an address") from None
    if url.drivername not in SCHEMES:
        raise BadAddress(f"postgresql://... is understood, {url.drivername}: is not")
    if not url.database:
        raise BadAddress("it names no database")
    return url.set(drivername="postgresql+psycopg")


class Postgres:
    """A database on a PostgreSQL server."""

    shared = True
    path: Path | None = None

    def __init__(self, url: str) -> None:
        self.url = address(url)

    def claim(self) -> None:
        """Any number of processes may use it."""

    def engine(self) -> Engine:
        return create_engine(
            self.url,
            hide_parameters=True,  # errors end up in logs
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=20,
            pool_pre_ping=True,  # after a restart of the database the old connections are dead
            pool_use_lifo=True,
            connect_args={**NETWORK, "application_name": "orrery", "options": SESSION},
        )

    def readers(self, engine: Engine) -> Engine:
        """A table and its moves must belong to the same moment, however many queries it takes."""
        return engine.execution_options(isolation_level="REPEATABLE READ")

    def ready(self) -> None:
        """Who may read it is the database server's business."""

    def release(self) -> None:
        """Nothing was claimed."""

    def listening(self) -> str:
        """The address for psycopg's own connection, which listens."""
        plain = self.url.set(drivername="postgresql").update_query_dict(
            {**NETWORK, "application_name": "orrery-listener"}
        )
        return plain.render_as_string(hide_password=False)
