"""The row of a new table: for a game that is to be dealt, or for a match that exists already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import orrery
from orrery.bots.levels import level_of
from orrery.core.match import Match
from orrery.core.state_codec import to_plain
from orrery.server.people.identities import new_id, new_nonce
from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.rows import USUAL_LEVEL, now
from orrery.server.tables import side_state
from orrery.server.tables.coaching import hint_rules
from orrery.server.tables.seats.seating import name_seats
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import HintRule

CONFIRM = "confirm"  # the option that lets people take back the last step of a turn


class AskedSeat(Protocol):
    """A seat of a new table, as somebody asks for it."""

    @property
    def kind(self) -> Literal["me", "bot", "open", "hotseat"]: ...

    @property
    def level(self) -> int | str | None: ...

    @property
    def character(self) -> str | None: ...

    @property
    def name(self) -> str | None: ...


def asked_seats(asked: Sequence[AskedSeat], guest: str, guest_name: str) -> list[SeatRow]:
    """The seats as the guest asks for them."""
    if sum(seat.kind == "me" for seat in asked) > 1:
        raise ServerError("bad_seats", reason="more than one seat is mine; use hotseat")
    seats = []
    for n, seat in enumerate(asked):
        if seat.level is not None and seat.kind != "bot":
            raise ServerError("bad_seats", reason=f"seat {n} is no bot and has no level")
        if seat.character is not None and seat.kind != "bot":
            raise ServerError("bad_seats", reason=f"seat {n} is no bot and has no character")
        match seat.kind:
            case "me":
                seats.append(SeatRow(n, "human", name=seat.name or guest_name, guest=guest))
            case "hotseat":
                seats.append(SeatRow(n, "hotseat", name=seat.name, guest=guest))
            case "bot":
                level = USUAL_LEVEL if seat.level is None else level_of(str(seat.level))
                if level is None:
                    raise ServerError("bad_seats", reason=f"there is no level {seat.level}")
                seats.append(SeatRow(n, "bot", level, seat.name, character=seat.character))
            case "open":
                seats.append(SeatRow(n, "open"))
    return seats


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
    stand_in: int = USUAL_LEVEL,
    thinking: float | None = None,
    rules_version: int | None = None,
    hints: HintRule | None = None,
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
        thinking=thinking,
        seats=list(seats),
    )
    if hints is not None:
        row.side_state = side_state.write(hint_rules.asked_for(hints))
    name_seats(row)
    return row


def table_of_match(match: Match, seats: list[SeatRow], host: str, name: str) -> TableRow:
    """A new table for a match that exists already."""
    game = match.game
    options = game.option_set.write(match.options)
    row = new_table(game.id, seats, options, host, name, seed=match.seed, rules_version=game.rules_version)
    row.start = None if match.start is None else to_plain(match.start)
    return row
