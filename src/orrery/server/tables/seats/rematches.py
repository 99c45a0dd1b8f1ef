"""The row of a game that is played once more: by the same people, with the same rules and settings."""

from __future__ import annotations

from orrery.server.storage import TableRow
from orrery.server.tables import side_state
from orrery.server.tables.seats import seating
from orrery.server.tables.seats.new_tables import new_table


def rematch_of(old: TableRow, guest: str, name: str) -> TableRow:
    return new_table(
        old.game,
        seating.again(old, guest, name),
        dict(old.options),
        guest,
        old.name,
        public=old.public,
        clock=old.clock,
        stand_in=old.stand_in,
        thinking=old.thinking,
        hints=side_state.read(old.side_state).hints.rule,
    )
