"""Tables and records: the record of a finished game, and a table from a record. Plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from orrery.bots.levels import level_of
from orrery.core.errors import BadRecord, reason
from orrery.core.match import Match
from orrery.core.record import DIGEST_EVERY
from orrery.server.storage import MoveRow, SeatRow, TableRow
from orrery.server.storage.rows import USUAL_LEVEL
from orrery.server.tables import audience, side_state
from orrery.server.tables.seats.new_tables import table_of_match
from orrery.server.tables.side_state import HintsGiven, HintState, SideState

# Of a table from a record: no table of this server.
ORIGIN: dict[str, Any] = {"table": None, "step": None, "seat": None}
OFFLINE_ORIGIN: dict[str, Any] = {**ORIGIN, "offline": True}  # one that was played on a device


class RecordedSeat(Protocol):
    """Who sat there; only a bot has a level."""

    @property
    def name(self) -> str: ...

    @property
    def level(self) -> int | str | None: ...

    @property
    def character(self) -> str | None: ...

    @property
    def hints(self) -> int | None: ...


def record_of(row: TableRow, record: dict[str, Any]) -> dict[str, Any]:
    """The record of a table's match, with what was promised before the first move, who sat where, and whether it was
    played on a device."""
    given = {one.seat: one.n for one in side_state.read(row.side_state).hints.given}
    seats = [
        {"name": seat.name, "level": seat.level, "character": seat.character}
        | ({"hints": given[seat.seat]} if seat.seat in given else {})
        for seat in row.seats
    ]
    offline = {"offline": True} if row.origin is not None and row.origin.get("offline") else {}
    return {**record, "commitment": row.commitment, "seats": seats, **offline}


def expect_played_on(match: Match) -> None:
    """Refuse a game from a position of its own that is not over: nobody can foresee its moves, see
    sandboxed_replay.py."""
    if match.start is not None and not match.over:
        raise BadRecord(len(match.actions), reason("start_unfinished"), match.game.texts)


def recorded_table(
    match: Match, guest: str, guest_name: str, people: Sequence[RecordedSeat] | None, *, offline: bool = False
) -> tuple[TableRow, list[MoveRow]]:
    """A table for the match of a record: to look at if it is over, to go on with at one screen if not."""
    seats = [SeatRow(n, "hotseat", guest=guest) for n in range(match.players)]
    seats[0].name = guest_name
    for seat, person in zip(seats, people or (), strict=False):
        seat.name = person.name
        if person.level is not None and match.over:  # it was a bot; in a game that goes on people play its seat
            seat.kind, seat.level, seat.guest = "bot", level_of(str(person.level)) or USUAL_LEVEL, None
            seat.character = person.character
    row = table_of_match(match, seats, guest, "")
    had = [(n, person.hints) for n, person in enumerate((people or ())[: match.players]) if person.hints]
    if had:
        given = HintState(given=tuple(HintsGiven(n, hints) for n, hints in had if hints))
        row.side_state = side_state.write(SideState(hints=given))
    row.origin = dict(OFFLINE_ORIGIN if offline else ORIGIN)
    row.status = "over" if match.over else "playing"
    row.summary = audience.summary_of(match, len(match.actions))
    row.version = len(match.actions)
    marks = _digests(match)
    write = match.game.action_to_json
    moves = [
        MoveRow(n, "act", seat, write(action), f"record:{n}", row.created, n, marks.get(n))
        for n, (seat, action) in enumerate(match.actions, start=1)
    ]
    return row, moves


def _digests(match: Match) -> dict[int, str]:
    """The digest after each move that would have one if the game had been played here."""
    found: dict[str, str] = match.record()["digests"]
    last = len(match.actions)
    return {int(n): mark for n, mark in found.items() if int(n) % DIGEST_EVERY == 0 or (match.over and int(n) == last)}
