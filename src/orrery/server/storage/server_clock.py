"""The time by which clocks run: it goes on only while a server does, whatever is done to the clocks of machines.

A running server notes now and then how far that time has come, and what the database's own clock said then. One that
starts goes on from there, and adds what has passed since by the database's clock, if it is little. More than the time
between two notes nobody can know of: no server ran, or somebody has set a clock. That costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import upsert, wall

BEAT = 30_000  # milliseconds between two notes
_ONE = 1  # there is one row


def reached(c: Connection) -> int:
    """What time it is now. Before the first note it is the time of day."""
    beats = db.beats.c
    found = c.execute(select(beats.moment, beats.at)).one_or_none()
    now = wall(c)
    return now if found is None else found.moment + min(max(0, now - found.at), BEAT)


def note(c: Connection, moment: int) -> None:
    """It is this time now, unless somebody has noted a later one: time never goes back."""
    beats = db.beats.c
    made = upsert(c, db.beats).values(id=_ONE, moment=moment, at=wall(c))
    later = {"moment": made.excluded.moment, "at": made.excluded.at}
    c.execute(made.on_conflict_do_update(index_elements=["id"], set_=later, where=beats.moment <= made.excluded.moment))


def agreed_time(c: Connection) -> int:
    """What time it is now, noted in the same transaction: processes that start together agree."""
    moment = reached(c)
    note(c, moment)
    return moment


async def beat(storage: Database, now: Callable[[], int]) -> None:
    await storage.aside(lambda c: note(c, now()))
