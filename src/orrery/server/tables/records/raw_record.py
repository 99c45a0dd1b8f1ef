"""The record of a table that cannot be computed any more, as its rules are no longer kept or what is stored is damaged.
Plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.record import FORMAT, FORMAT_VERSION
from orrery.server.storage import MoveRow, TableRow
from orrery.server.tables.records.stored_match import remaining_actions


def raw_record(row: TableRow, moves: Sequence[MoveRow]) -> dict[str, Any]:
    """Its actions without digests, to be kept elsewhere. No rules are asked."""
    made: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": row.game,
        "rules_version": row.rules_version,
        "players": row.players,
        "options": row.options,
        "seed": f"{row.seed:032x}",
        "actions": [[seat, action] for seat, action in remaining_actions(moves)],
        "digests": {},
        "over": row.status == "over" and not row.summary.get("given_up"),
    }
    return made if row.start is None else {**made, "start": row.start}
