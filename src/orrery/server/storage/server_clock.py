"""The server's time, by which clocks run: it goes on only while a server runs, whatever is done to the machines'
clocks.

A running server notes now and then how far that time has come, and what the database's own clock said then. A server
that starts goes on from there, and adds what has passed since by the database's clock, but no more than the time
between two notes: if more has passed, no server ran, or somebody has set a clock. That costs no player any time.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import upsert, wall

NOTE_EVERY = 30_000  # milliseconds between two notes
_ONE = 1  # there is one row


def reached(c: Connection) -> int:
    """The server's time now. Before the first note it is the time of day."""
    notes = db.clock_notes.c
    found = c.execute(select(notes.moment, notes.at)).one_or_none()
    now = wall(c)
    return now if found is None else found.moment + min(max(0, now - found.at), NOTE_EVERY)


def note(c: Connection, moment: int) -> None:
    """Note the time, unless a later one has been noted: time never goes back."""
    notes = db.clock_notes.c
    made = upsert(c, db.clock_notes).values(id=_ONE, moment=moment, at=wall(c))
    later = {"moment": made.excluded.moment, "at": made.excluded.at}
    c.execute(made.on_conflict_do_update(index_elements=["id"], set_=later, where=notes.moment <= made.excluded.moment))


def agreed_time(c: Connection) -> int:
    """The server's time now, noted in the same transaction, so that processes that start together agree."""
    moment = reached(c)
    note(c, moment)
    return moment


async def note_time(storage: Database, now: Callable[[], int]) -> None:
    await storage.aside(lambda c: note(c, now()))
