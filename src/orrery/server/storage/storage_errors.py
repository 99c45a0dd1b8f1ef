"""What can go wrong with the database."""

from __future__ import annotations


class Busy(RuntimeError):
    """Another server uses this data directory."""


class BadAddress(ValueError):
    """This address is not a usable database; the message says why, and never shows a password."""


class StorageFailed(Exception):
    """Nothing was stored."""


class NoRoom(StorageFailed):
    """Nothing was stored: the disk is full."""


class Behind(StorageFailed):
    """Nothing was stored: somebody else has changed the table since it was read."""


class Repeated(StorageFailed):
    """Nothing was stored: the same request has been carried out before."""
