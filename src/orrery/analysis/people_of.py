"""Whose decisions are judged, and what they are called: what a record tells of its seats, if it does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Json = Any


def seats_of_people(record: Mapping[str, Json], players: int) -> tuple[int, ...]:
    """Seats that no bot played; all of them where the record doesn't tell, or where bots played alone."""
    seats = _told(record, players)
    return judged_seats((n for n, seat in enumerate(seats) if seat.get("level") is None), players)


def judged_seats(people: Iterable[int], players: int) -> tuple[int, ...]:
    """The seats of people; all of them where there are none."""
    return tuple(people) or tuple(range(players))


def names_of(record: Mapping[str, Json], players: int) -> list[str | None]:
    """Names of the seats; None where the record has none."""
    seats = _told(record, players) or [{}] * players
    return [str(seat["name"])[:40] if seat.get("name") else None for seat in seats]


def _told(record: Mapping[str, Json], players: int) -> list[Mapping[str, Json]]:
    seats = record.get("seats")
    whole = isinstance(seats, list) and len(seats) == players and all(isinstance(seat, Mapping) for seat in seats)
    return seats if whole else []  # type: ignore[return-value]
