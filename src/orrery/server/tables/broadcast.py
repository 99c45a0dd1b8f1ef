"""Sends each follower of a table the position as that follower may know it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from orrery.server.people.followers import Following
from orrery.server.storage import TableRow
from orrery.server.tables.audience import Audience, last_number
from orrery.server.wire.messages import encode

Made = dict[tuple[int | None, int | None], tuple[str, int]]  # messages already written, by audience and what it knew


def tell_one(
    row: TableRow,
    audiences: Mapping[int | None, Audience],
    following: Following,
    made: Made,
    news: Container[int | None] | None = None,
    *,
    away: bool = False,
) -> None:
    """Send one follower the position, if there is news for their seats; `away`: they come back, and are told how far
    they were."""
    seats: Sequence[int | None] = row.seats_of(following.follower.guest) or (None,)
    for seat in seats:
        if news is not None and seat not in news:
            continue
        since = following.told.get(seat)
        if (seat, since) not in made:
            seen = row.seats[seat].seen if away and seat is not None else None
            message = audiences[seat].message(row.id, since, seen)
            made[seat, since] = (encode(message), last_number(message))
        text, number = made[seat, since]
        following.told[seat] = number
        following.follower.send(text)
