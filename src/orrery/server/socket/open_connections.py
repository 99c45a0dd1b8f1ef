"""All open sockets of this process, counted by person and by address."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Protocol

from orrery.server.people.sessions import Session
from orrery.server.settings import Limits
from orrery.server.wire.close_codes import CLOSE_NO_GUEST


class Socket(Protocol):
    """What is known here of a connection."""

    session: Session
    address: str

    def hang_up(self, code: int) -> None: ...

    def dismiss(self, code: int) -> None: ...


class Connections:
    """Sockets by person and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: defaultdict[str, set[Socket]] = defaultdict(set)
        self._at: defaultdict[str, int] = defaultdict(int)

    def __len__(self) -> int:
        return sum(len(sockets) for sockets in self._of.values())

    def __contains__(self, socket: object) -> bool:
        return any(socket in sockets for sockets in self._of.values())

    def __iter__(self) -> Iterator[Socket]:
        return iter([socket for sockets in self._of.values() for socket in sockets])

    def enter(self, socket: Socket) -> bool:
        """False if the person or the address has too many already."""
        guest = socket.session.guest
        crowded = len(self._of.get(guest, ())) >= self._limits.connections_per_guest
        if crowded or self._at.get(socket.address, 0) >= self._limits.connections_per_address:
            return False
        self._of[guest].add(socket)
        self._at[socket.address] += 1
        return True

    def leave(self, socket: Socket) -> None:
        guest = socket.session.guest
        self._of[guest].discard(socket)
        if not self._of[guest]:
            del self._of[guest]
        self._at[socket.address] -= 1
        if not self._at[socket.address]:
            del self._at[socket.address]

    def people(self) -> set[str]:
        """Who is here."""
        return set(self._of)

    def end(self, guest: str, ended: Callable[[Session], bool]) -> int:
        """Close the sockets of a person whose sessions have ended; returns how many."""
        closed = [socket for socket in self._of.get(guest, ()) if ended(socket.session)]
        for socket in closed:
            socket.hang_up(CLOSE_NO_GUEST)
        return len(closed)
