"""A PostgreSQL of the measurement's own, which syncs as a real one does, and is gone afterwards."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))

from server.postgres import Cluster


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Gives the address of an empty database."""
    cluster = Cluster(synced=True)
    try:
        yield cluster.database()
    finally:
        cluster.close()
