"""Alembic's entry: runs on the connection it is handed, in that connection's transaction."""

from __future__ import annotations

from alembic import context

from orrery.server.storage.database_schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
