"""Proposals: to pause, to resume, or to undo beyond what a player may take back alone. Rules on plain values."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from orrery.server.storage import TableRow
from orrery.server.tables.clocks import clock_arithmetic
from orrery.server.tables.seats.seat_owners import absent, persons
from orrery.server.tables.side_state import OpenProposal, SideState
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import Declined, Matter, Proposal

KEYS = 8  # keys of the latest proposals, so that a repeated one is made once
SILENCE = 24 * 3_600_000  # milliseconds: nobody can keep a table paused for ever by not answering


def wanted(row: TableRow, proposal: OpenProposal) -> list[int]:
    """Seats whose people have not agreed yet; bots always agree."""
    return [seat for seat in persons(row) if seat not in proposal.yes]


def shown(row: TableRow, side: SideState) -> Proposal | None:
    found = side.proposal
    if found is None:
        return None
    return Proposal(found.id, found.what, found.seat, sorted(found.yes), wanted(row, found), found.to)


def declined(side: SideState) -> Declined | None:
    return None if side.no is None else Declined(*side.no)


def proposed(
    row: TableRow,
    side: SideState,
    guest: str,
    seat: int,
    what: Matter,
    key: str,
    back: tuple[int, int] | None,
    now: int,
) -> SideState:
    """With a new proposal, to which its author agrees in all their seats."""
    if side.proposal is not None:
        raise ServerError("proposal_open")
    if what == "pause" and side.paused:
        raise ServerError("paused")
    if what == "resume" and not side.paused:
        raise ServerError("not_paused")
    own, to = back or (None, None)
    number = side.last + 1
    until = now + SILENCE if what == "resume" else None
    made = OpenProposal(number, what, seat, tuple(row.seats_of(guest)), own, to, until)
    return replace(side, proposal=made, last=number, no=None, keys=(*side.keys, key)[-KEYS:])


def number_of(side: SideState, key: str) -> int:
    """The number of the proposal that was made with this key."""
    return side.last - (len(side.keys) - 1 - side.keys.index(key))


def answered(row: TableRow, side: SideState, guest: str, number: int, yes: bool) -> SideState:
    """With one more yes, or without the proposal: a single no ends it; from its author, it is withdrawn."""
    found = side.proposal
    if found is None or found.id != number:
        raise ServerError("no_proposal")
    if not yes:
        own = row.seats_of(guest)
        return replace(side, proposal=None, no=None if found.seat in own else (found.id, own[0]))
    mine = [seat for seat in row.seats_of(guest) if seat not in found.yes]
    return replace(side, proposal=replace(found, yes=(*found.yes, *mine)))


def overdue(side: SideState, now: int) -> bool:
    """Whether an open proposal has waited long enough for an answer."""
    found = side.proposal
    return found is not None and found.until is not None and found.until <= now


def agreed(row: TableRow, side: SideState) -> bool:
    return side.proposal is not None and not wanted(row, side.proposal)


def voided(side: SideState) -> SideState:
    """Without a proposed undo: the table has moved on."""
    if side.proposal is None or side.proposal.what != "undo":
        return side
    return replace(side, proposal=None)


def paused(row: TableRow, side: SideState, now: int) -> SideState:
    clocks = side.clocks
    if clocks is not None and row.clock is not None:
        clocks = clock_arithmetic.pause(clock_arithmetic.rule_of(row.clock), clocks, now)
    return replace(side, clocks=clocks, paused=True, proposal=None)


def resumed(side: SideState, now: int) -> SideState:
    clocks = None if side.clocks is None else clock_arithmetic.resume(side.clocks, now)
    return replace(side, clocks=clocks, paused=False, proposal=None)


def closed(side: SideState) -> SideState:
    """The game is over: nothing is left to agree on."""
    return replace(side, paused=False, proposal=None)


def reseated(row: TableRow, side: SideState, levels: Mapping[int, int | None], actions: int) -> SideState:
    """The seats in the row have changed hands after so many actions. A proposal is void if its author has
    left; an undo also if somebody has left who had not agreed, because the stand-in cannot agree to undo what came
    before it."""
    gone = [seat for seat, level in levels.items() if level is not None]
    left = {seat: then for seat, then in side.left if seat not in levels} | dict.fromkeys(gone, actions)
    found = side.proposal
    if found is not None:
        silent = [seat for seat in gone if seat in absent(row) and seat not in found.yes]
        if found.seat in gone or (found.what == "undo" and silent):
            found = None
    return replace(side, left=tuple(sorted(left.items())), proposal=found)


def carried(row: TableRow, side: SideState, now: int) -> SideState:
    """With the pause or the resumption that all have agreed to."""
    pauses = side.proposal is not None and side.proposal.what == "pause"
    return paused(row, side, now) if pauses else resumed(side, now)
