"""The row of a new table: for a game that is to be dealt, or for a match that exists already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orrery
from orrery.core.match import Match
from orrery.core.state_codec import to_plain
from orrery.server.people.sessions import new_id, new_nonce
from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.rows import now
from orrery.server.tables.seating import name_seats

CONFIRM = "confirm"  # the option that lets people take back the last step of a turn


def new_table(
    game_id: str,
    seats: Sequence[SeatRow],
    options: dict[str, Any],
    host: str,
    name: str,
    *,
    seed: int | None = None,
    public: bool = False,
    clock: dict[str, object] | None = None,
    stand_in: str = "normal",
    rules_version: int | None = None,
) -> TableRow:
    """A table that waits for its open seats. Bad options and seat counts are refused by the game itself."""
    game = orrery.game(game_id, rules_version)
    chosen = dict(options)
    people = any(seat.kind != "bot" for seat in seats)
    if people and CONFIRM in game.options.get("properties", {}):
        chosen.setdefault(CONFIRM, True)
    match = game.new(len(seats), seed, chosen)
    for seat in seats:
        seat.nonce = seat.nonce or new_nonce()
    moment_ms = now()
    row = TableRow(
        id=new_id(),
        game=game.id,
        rules_version=game.rules_version,
        name=name,
        options=game.option_set.write(match.options),
        players=len(seats),
        seed=match.seed,
        commitment=match.commitment,
        host=host,
        status="waiting",
        created=moment_ms,
        updated=moment_ms,
        public=public,
        clock=clock,
        stand_in=stand_in,
        seats=list(seats),
    )
    name_seats(row)
    return row


def table_of_match(match: Match, seats: list[SeatRow], host: str, name: str) -> TableRow:
    """A new table for a match that exists already."""
    game = match.game
    options = game.option_set.write(match.options)
    row = new_table(game.id, seats, options, host, name, seed=match.seed, rules_version=game.rules_version)
    row.start = None if match.start is None else to_plain(match.start)
    return row
