"""How a table looks to whom, in lists and to those who follow it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from orrery.server.people.identities import is_program
from orrery.server.storage import TableRow
from orrery.server.tables import proposal_rules, side_state
from orrery.server.tables.coaching import hint_rules
from orrery.server.tables.seats import ready_check
from orrery.server.tables.seats.seating import Invitations, is_free, is_kept
from orrery.server.wire.table_info import ClockRule, Origin, RoundInfo, SeatInfo, TableInfo
from orrery.server.wire.timestamps import iso_time


def table_info(
    row: TableRow, guest: str | None, signer: Invitations, now: int, online: Collection[str] = ()
) -> TableInfo:
    """The table as this guest may know it: only the host sees invitations, and nobody sees the ids of others.
    `online` are the people who follow it now."""
    host = guest is not None and row.host == guest
    mine = row.seats_of(guest)
    playing = row.status != "waiting"
    summary: dict[str, Any] = row.summary if playing else {}
    actors: list[int] = summary.get("actors", [])
    asked: list[int] = summary.get("asked", [])  # only ever compared with the guest's own seats
    waiting = [seat for seat in asked if seat in mine and row.seats[seat].stand_in is None]
    number = summary.get("round")
    side = side_state.read(row.side_state)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        name=row.name,
        options=row.options,
        status=row.status,
        host=host,
        created=iso_time(row.created),
        updated=iso_time(row.updated),
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=None if seat.kind == "open" else seat.name,
                level=seat.level,  # type: ignore[arg-type]
                character=seat.character if seat.kind == "bot" else None,
                mine=seat.seat in mine,
                taken=seat.kind != "open",
                invite=signer.invitation(row.id, seat.seat, seat.nonce) if host and is_free(seat) else None,
                stand_in=seat.stand_in,  # type: ignore[arg-type]
                stood_in=seat.stand_in is None and seat.seat in side.stood_in,
                online=seat.guest is not None and seat.guest in online,
                program=is_program(seat.guest),
                kept=is_kept(seat) and seat.reserved == guest,
                kept_for=(seat.name or "") if is_kept(seat) else None,
            )
            for seat in row.seats
        ],
        actors=actors,
        my_turn=bool(waiting),
        round=None if number is None else RoundInfo(number["n"], number["of"]),
        winners=summary.get("winners", []),
        commitment=row.commitment,
        version=summary.get("version", 0),
        rematch=row.rematch,
        public=row.public,
        clock=None if row.clock is None else ClockRule(**row.clock),  # type: ignore[arg-type]
        stand_in=row.stand_in,  # type: ignore[arg-type]
        thinking=row.thinking,
        paused=side.paused,
        proposal=proposal_rules.shown(row, side),
        declined=proposal_rules.declined(side),
        origin=None if row.origin is None else Origin(**row.origin),  # type: ignore[arg-type]
        check=ready_check.shown(side.check, now),
        lesson=None if side.lesson is None else side.lesson.id,
        since=_since(row, waiting),
        hints=hint_rules.shown(row, side, mine),
    )


def _since(row: TableRow, seats: Sequence[int]) -> str | None:
    """Since when the table waits for the first of these seats; of other seats nobody is told more than `updated`."""
    known: Mapping[str, int] = row.summary.get("since", {})  # type: ignore[assignment]
    return iso_time(min(known.get(str(seat), row.updated) for seat in seats)) if seats else None
