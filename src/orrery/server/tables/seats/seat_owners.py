"""Who plays which seat: its person, a bot, or a bot that stands in for the person."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.rows import USUAL_LEVEL


def owned(seat: SeatRow) -> bool:
    """Whether the seat belongs to a person, present or not."""
    return seat.guest is not None and seat.kind in ("human", "hotseat")


def played(seat: SeatRow) -> bool:
    """Whether a person plays this seat just now."""
    return owned(seat) and seat.stand_in is None


def persons(row: TableRow) -> list[int]:
    """Seats that people play themselves."""
    return [seat.seat for seat in row.seats if played(seat)]


def absent(row: TableRow) -> list[int]:
    """Seats of people who cannot be asked because stand-ins play all their seats."""
    here = {seat.guest for seat in row.seats if played(seat)}
    return [seat.seat for seat in row.seats if owned(seat) and seat.guest not in here]


def bot_level(row: TableRow, seat: int) -> int | None:
    """The level of the bot that plays this seat now; None if a person does."""
    found = row.seats[seat]
    return found.level or USUAL_LEVEL if found.kind == "bot" else found.stand_in


def bot_character(row: TableRow, seat: int) -> str:
    """The character of the bot that plays this seat; whoever stands in has none of its own."""
    found = row.seats[seat]
    return found.character or "" if found.kind == "bot" else ""


def attended(row: TableRow) -> bool:
    """Whether bots go on. If all people have left, the table waits until one of them comes back; a table with
    bots only plays by itself."""
    people = [seat for seat in row.seats if seat.kind in ("human", "hotseat")]
    return not people or any(played(seat) for seat in people)


def with_seats(row: TableRow, levels: Mapping[int, int | None]) -> list[SeatRow]:
    """The seats, with stand-ins of these levels, or without one where the level is None."""
    return [dataclasses.replace(seat, stand_in=levels.get(seat.seat, seat.stand_in)) for seat in row.seats]
