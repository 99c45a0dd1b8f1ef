"""Who is at the table now, and how far each person had been told when they went away.

Somebody who reloads the page or whose phone changes networks is not shown as gone: people are away when none of their
connections has followed the table for a while, neither here nor at another process (see cluster/attendance.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from orrery.server.people.followers import Follower, Following, note_seen
from orrery.server.storage import TableRow

SaveLastSeen = Callable[[str, Mapping[int, int], int | None], None]


class FollowedTable(Protocol):
    """A table as its presence sees it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def followers(self) -> Mapping[Follower, Following]: ...

    def tell_table(self) -> None: ...


class OtherProcesses(Protocol):
    """Who is at the tables at other processes, see cluster/attendance.py."""

    def elsewhere(self, ident: str) -> Collection[str]: ...

    def changed(self, ident: str, guest: str) -> None: ...


class Presence:
    """Who is at one table. `save_last_seen` stores how far somebody had been told, `stopping` says that the server
    stops."""

    def __init__(
        self,
        table: FollowedTable,
        others: OtherProcesses,
        away_seconds: float,
        save_last_seen: SaveLastSeen,
        stopping: Callable[[], bool],
    ) -> None:
        self.table = table
        self.here: set[str] = set()  # people with a seat, as everybody has been told
        self._attendance = others
        self._away_seconds = away_seconds
        self._save_last_seen = save_last_seen
        self._stopping = stopping
        self._going: dict[str, asyncio.TimerHandle] = {}
        self.seated()

    def _others(self) -> Collection[str]:
        return self._attendance.elsewhere(self.table.row.id)

    def follows_here(self, guest: str) -> bool:
        """Whether a connection of the guest to this process follows the table."""
        return any(follower.guest == guest for follower in self.table.followers)

    def follows(self, guest: str) -> bool:
        """The same, whatever the process."""
        return self.follows_here(guest) or guest in self._others()

    def attending(self) -> set[str]:
        """People with a seat who follow the table at this process."""
        sitting = {seat.guest for seat in self.table.row.seats}
        return {one.guest for one in self.table.followers if one.guest in sitting}

    def came(self, guest: str) -> bool:
        """A connection of the guest follows the table; True if that is news for the others."""
        if not self._stays(guest):
            return False
        self._attendance.changed(self.table.row.id, guest)
        if guest in self.here:
            return False
        self.here.add(guest)
        return True

    def _stays(self, guest: str) -> bool:
        """The guest does not leave after all; False if they have no seat."""
        going = self._going.pop(guest, None)
        if going is not None:
            going.cancel()
        return bool(self.table.row.seats_of(guest))

    def seated(self) -> None:
        """Seats have changed hands: a spectator who has sat down counts as present."""
        attending = self.attending()
        for guest in attending:
            self._attendance.changed(self.table.row.id, guest)
        self.here |= attending
        self.here.update(guest for guest in self._others() if self.table.row.seats_of(guest))

    def went(self, guest: str, last: Following, *, saw: bool) -> None:
        """A connection has gone. With a guest's last one it is stored how far they were told, and whether they saw
        it."""
        if self.follows_here(guest) or not (guest in self.here or self.table.row.seats_of(guest)):
            return  # a spectator; but somebody who gave up a seat must not seem present when taking one again
        self._attendance.changed(self.table.row.id, guest)
        self._note(last, self.table.row.version if saw else None)
        self._goes(guest, self._away_seconds)

    def elsewhere(self, came: Collection[str], went: Mapping[str, bool]) -> None:
        """Who has come to the table at other processes, and who has left there; True: lost with a process that died."""
        fresh = {guest for guest in came if self._stays(guest)} - self.here
        if fresh:
            self.here |= fresh
            self.table.tell_table()
        for guest, lost in went.items():
            self._goes(guest, 0.0 if lost else self._away_seconds)

    def _goes(self, guest: str, wait: float) -> None:
        if guest not in self.here or self.follows(guest) or self._stopping():
            return
        self._stays(guest)
        self._going[guest] = asyncio.get_running_loop().call_later(wait, self._gone, guest)

    def _gone(self, guest: str) -> None:
        self._going.pop(guest, None)
        if guest in self.here and not self.follows(guest):
            self.here.discard(guest)
            self.table.tell_table()

    def _note(self, last: Following, version: int | None = None) -> None:
        """Remembered at once, stored in the background: no move waits for it."""
        told = note_seen(self.table.row, last)
        if told:
            self._save_last_seen(self.table.row.id, told, version)

    def note_all(self) -> None:
        """The server stops: everybody leaves now."""
        for following in list(self.table.followers.values()):
            self._note(following)
