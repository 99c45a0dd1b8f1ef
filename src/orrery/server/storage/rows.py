"""What is stored about a table, as plain values."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Literal

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["human", "bot", "open", "hotseat"]
MoveKind = Literal["act", "undo"]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class SeatRow:
    seat: int
    kind: SeatKind
    level: str | None = None
    name: str | None = None
    guest: str | None = None
    nonce: str = ""
    reserved: str | None = None


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    name: str
    options: dict[str, object]
    players: int
    seed: int
    commitment: str
    host: str
    status: Status
    created: int
    updated: int
    version: int = 0
    summary: dict[str, object] = field(default_factory=dict)
    rematch: str | None = None
    told: list[list[int]] | None = None  # how far each audience has come, see audience.Marks
    seats: list[SeatRow] = field(default_factory=list)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest plays."""
        return [] if guest is None else [seat.seat for seat in self.seats if seat.guest == guest]


@dataclass(slots=True, frozen=True)
class MoveRow:
    seq: int
    kind: MoveKind
    seat: int
    action: object
    key: str
    at: int
    ack: int  # the version the mover was told
