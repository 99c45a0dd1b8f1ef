"""Who follows a table, and what each has been told of it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Protocol

from orrery.server.storage import TableRow
from orrery.server.tables.audience import Audience, last_number
from orrery.server.wire.messages import encode

Made = dict[tuple[int | None, int | None], tuple[str, int]]  # frames already built, by audience and what it knew


class Follower(Protocol):
    """A connection that has joined the table."""

    guest: str

    def send(self, frame: str) -> None: ...


class Following:
    """What one connection has been told of one table: the last event number of each audience."""

    __slots__ = ("follower", "told")

    def __init__(self, follower: Follower) -> None:
        self.follower = follower
        self.told: dict[int | None, int] = {}

    def knows(self, since: int | dict[str, int] | None, mine: Sequence[int]) -> None:
        """What it says it has been told before: one number, or one for each seat."""
        if isinstance(since, dict):
            self.told = {seat: since[name] for seat in (*mine, None) if (name := _audience_name(seat)) in since}
        elif since is not None and len(mine) <= 1:
            self.told = {mine[0] if mine else None: since}


def tell_one(
    row: TableRow,
    audiences: Mapping[int | None, Audience],
    following: Following,
    made: Made,
    news: Container[int | None] | None = None,
    *,
    away: bool = False,
) -> None:
    """The position for one follower, if there is news for his seats; `away`: he comes back and hears how far he was."""
    seats: Sequence[int | None] = row.seats_of(following.follower.guest) or (None,)
    for seat in seats:
        if news is not None and seat not in news:
            continue
        since = following.told.get(seat)
        if (seat, since) not in made:
            seen = row.seats[seat].seen if away and seat is not None else None
            message = audiences[seat].message(row.id, since, seen)
            made[seat, since] = (encode(message), last_number(message))
        frame, number = made[seat, since]
        following.told[seat] = number
        following.follower.send(frame)


def _audience_name(seat: int | None) -> str:
    return "none" if seat is None else str(seat)
