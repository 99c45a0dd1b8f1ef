"""Rows to columns and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from orrery.bots.levels import level_of
from orrery.server.storage.rows import USUAL_LEVEL, MoveRow, SeatRow, TableRow


def dumps(value: object) -> str:
    return msgspec.json.encode(value).decode()


def loads(text: str) -> Any:
    return msgspec.json.decode(text)


def _opened(text: str | None) -> Any:
    return None if text is None else loads(text)


def _folded(value: object) -> str | None:
    return None if value is None else dumps(value)


def _level(text: str | None) -> int | None:
    """A stored level; those of older rows have names."""
    return None if text is None else level_of(text) or USUAL_LEVEL


def _seat_row(s: Row[Any]) -> SeatRow:
    level, stand_in = _level(s.level), _level(s.stand_in)
    return SeatRow(s.seat, s.kind, level, s.name, s.guest, s.nonce, s.reserved, stand_in, s.seen, s.character)


def table_row(row: Row[Any], seats: Sequence[Row[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        name=row.name,
        options=loads(row.options),
        players=row.players,
        seed=int(row.seed, 16),
        commitment=row.commitment,
        host=row.host,
        status=row.status,
        created=row.created,
        updated=row.updated,
        version=row.version,
        revision=row.revision,
        summary=loads(row.summary),
        rematch=row.rematch,
        told=_opened(row.told),
        public=row.public,
        clock=_opened(row.clock),
        stand_in=_level(row.stand_in) or USUAL_LEVEL,
        thinking=row.thinking,
        side_state=_opened(row.affairs),
        due=row.due,
        origin=_opened(row.origin),
        seats=sorted(
            map(_seat_row, seats),
            key=lambda seat: seat.seat,
        ),
    )


def table_values(table: TableRow) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "name": table.name,
        "options": dumps(table.options),
        "players": table.players,
        "seed": f"{table.seed:032x}",
        "commitment": table.commitment,
        "host": table.host,
        "status": table.status,
        "created": table.created,
        "updated": table.updated,
        "version": table.version,
        "revision": table.revision,
        "summary": dumps(table.summary),
        "rematch": table.rematch,
        "told": _folded(table.told),
        "public": table.public,
        "clock": _folded(table.clock),
        "stand_in": str(table.stand_in),
        "thinking": table.thinking,
        "affairs": _folded(table.side_state),
        "due": table.due,
        "origin": _folded(table.origin),
    }


def moved_values(table: TableRow) -> dict[str, Any]:
    """What a move changes in a table's row; its number and the revision are set by the table store."""
    return {
        "status": table.status,
        "updated": table.updated,
        "summary": dumps(table.summary),
        "told": _folded(table.told),
        "affairs": _folded(table.side_state),
        "due": table.due,
    }


def seat_values(ident: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "table_id": ident,
        "seat": seat.seat,
        "kind": seat.kind,
        "level": _folded(seat.level),
        "character": seat.character,
        "name": seat.name,
        "guest": seat.guest,
        "nonce": seat.nonce,
        "reserved": seat.reserved,
        "stand_in": _folded(seat.stand_in),
        "seen": seat.seen,
    }


def move_row(row: Row[Any]) -> MoveRow:
    _table, seq, kind, seat, action, key, at, ack, digest = tuple(row)
    return MoveRow(seq, kind, seat, loads(action), key, at, ack, digest)


def move_values(ident: str, move: MoveRow) -> dict[str, Any]:
    return {
        "table_id": ident,
        "seq": move.seq,
        "kind": move.kind,
        "seat": move.seat,
        "action": dumps(move.action),
        "key": move.key,
        "at": move.at,
        "ack": move.ack,
        "digest": move.digest,
    }
