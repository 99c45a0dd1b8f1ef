"""Sends each follower of a table the position as that follower may know it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

from orrery.server.people.followers import Following, Shown
from orrery.server.storage import TableRow
from orrery.server.tables.audience import Audience, last_number
from orrery.server.wire.messages import encode


class WrittenMessage(NamedTuple):
    """A message already written, the number of its last event, and what whoever hears it knows then."""

    text: str
    number: int
    shown: Shown


# By audience, last event number and version known.
WrittenMessages = dict[tuple[int | None, int | None, int | None], WrittenMessage]


def tell_one(
    row: TableRow,
    audiences: Mapping[int | None, Audience],
    following: Following,
    written: WrittenMessages,
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
        since, known = following.told.get(seat), following.shown.get(seat)
        key = (seat, since, None if known is None else known.at)
        if key not in written:
            eyes = audiences[seat]
            seen = row.seats[seat].seen if away and seat is not None else None
            message = eyes.steps_message(row.id, since, known) or eyes.message(row.id, since, seen)
            written[key] = WrittenMessage(encode(message), last_number(message), eyes.shown)
        told = written[key]
        following.told[seat] = told.number
        if following.in_steps:
            following.shown[seat] = told.shown
        following.follower.send(told.text)
