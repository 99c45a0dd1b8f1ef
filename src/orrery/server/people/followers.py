"""Who follows a table, and what each has been told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from orrery.server.storage import TableRow


class Follower(Protocol):
    """A connection that has joined the table."""

    guest: str

    def send(self, text: str) -> None: ...


class Shown(NamedTuple):
    """What an audience was shown last: its version and the view."""

    at: int
    view: dict[str, Any]


class Following:
    """What one connection has been told of one table: the last event number of each audience, and, if it wants to hear
    of changes only, what it knows by now."""

    __slots__ = ("follower", "in_steps", "shown", "told")

    def __init__(self, follower: Follower, *, in_steps: bool = False) -> None:
        self.follower = follower
        self.in_steps = in_steps
        self.told: dict[int | None, int] = {}
        self.shown: dict[int | None, Shown] = {}

    def knows(self, since: int | dict[str, int] | None, mine: Sequence[int]) -> None:
        """What it says it has been told before: one number, or one for each seat."""
        if isinstance(since, dict):
            self.told = {seat: since[name] for seat in (*mine, None) if (name := _audience_name(seat)) in since}
        elif since is not None and len(mine) <= 1:
            self.told = {mine[0] if mine else None: since}


def note_seen(row: TableRow, last: Following) -> dict[int, int]:
    """Remember in the row how far whoever leaves was told in each of their seats; returns the numbers."""
    mine = row.seats_of(last.follower.guest)
    told = {seat: number for seat in mine if (number := last.told.get(seat)) is not None}
    for seat, number in told.items():
        row.seats[seat].seen = number
    return told


def _audience_name(seat: int | None) -> str:
    return "none" if seat is None else str(seat)
