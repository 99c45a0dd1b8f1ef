"""Moments as they are written on the wire."""

from __future__ import annotations

from datetime import UTC, datetime


def iso_time(milliseconds: int) -> str:
    """Milliseconds since 1970 as ISO 8601 in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
