"""The ready check of a table with live clocks: before they start together, everybody says that they are there.

Rules on plain values. Bots are always ready, and somebody alone with bots is not asked. The clocks of a daily table
run in days, so its game begins with the last seat.
"""

from __future__ import annotations

from msgspec.structs import replace

from orrery.server.people.identities import new_nonce
from orrery.server.storage import SeatRow, TableRow
from orrery.server.tables.seats.seating import open_seats
from orrery.server.tables.side_state import ReadyCheck
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import ReadyInfo


def needed(row: TableRow) -> bool:
    """Whether people have to say that they are ready before this game begins."""
    live = row.clock is not None and row.clock["kind"] == "live"
    return live and not open_seats(row) and len(_people(row)) > 1


def answered(
    row: TableRow, check: ReadyCheck, guest: str, ready: bool, now: int, patience: int, countdown: int
) -> ReadyCheck:
    """After the guest has said "ready" or "not yet". Once somebody is ready the others have `patience` milliseconds to
    answer; when all are ready the game begins after `countdown`. "Not yet" is an answer: it stops both."""
    mine = row.seats_of(guest)
    if not mine:
        raise ServerError("not_seated")
    if ready:
        said = replace(check, ready=tuple(sorted({*check.ready, *mine})), halted=_without(check.halted, mine))
    else:
        halted = (*_without(check.halted, mine), mine[0])
        said = replace(check, ready=_without(check.ready, mine), halted=halted)
    if not missing(row, said):
        return replace(said, until=None, starts=check.starts if check.starts is not None else now + countdown)
    patient = bool(said.halted) or not said.ready
    until = None if patient else check.until if check.until is not None else now + patience
    return replace(said, until=until, starts=None)


def missing(row: TableRow, check: ReadyCheck) -> list[int]:
    """Seats of people who have not said that they are ready."""
    return [seat.seat for seat in row.seats if seat.guest is not None and seat.seat not in check.ready]


def due(check: ReadyCheck, grace: int = 0) -> int | None:
    """When something happens though nobody says anything. Before `grace` the server has just started, and nobody who is
    still coming back loses a seat."""
    if check.starts is not None:
        return check.starts
    return None if check.until is None else max(check.until, grace)


def without_silent(row: TableRow, check: ReadyCheck) -> list[SeatRow]:
    """The seats when patience is over: those of people who have not answered are open again, with new invitations. The
    host keeps theirs, as nobody else could fill the table."""
    silent = [seat for seat in missing(row, check) if row.seats[seat].guest != row.host]
    return [SeatRow(seat.seat, "open", nonce=new_nonce()) if seat.seat in silent else seat for seat in row.seats]


def shown(check: ReadyCheck | None, now: int) -> ReadyInfo | None:
    if check is None:
        return None
    halted = check.halted[-1] if check.halted else None
    return ReadyInfo(list(check.ready), _left(check.until, now), _left(check.starts, now), halted)


def _left(moment: int | None, now: int) -> int | None:
    return None if moment is None else max(0, moment - now)


def _without(seats: tuple[int, ...], mine: list[int]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if seat not in mine)


def _people(row: TableRow) -> set[str]:
    return {seat.guest for seat in row.seats if seat.guest is not None}
