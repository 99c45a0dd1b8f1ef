"""What is stored about a table, as plain values."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["human", "bot", "open", "hotseat"]
MoveKind = Literal["act", "undo"]
BOT = "bot:"  # how the keys of moves begin that bots made
USUAL_LEVEL = 4  # of a bot when nobody has said which


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class SeatRow:
    seat: int
    kind: SeatKind
    level: int | None = None
    name: str | None = None
    guest: str | None = None
    nonce: str = ""
    reserved: str | None = None
    stand_in: int | None = None  # the level of the bot that plays for the person now
    seen: int | None = None  # the last event number the person was told before going away
    character: str | None = None  # of a bot; None: none


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
    version: int = 0  # moves stored
    revision: int = 0  # changes of any kind stored, see TableStore
    summary: dict[str, object] = field(default_factory=dict)
    rematch: str | None = None
    told: list[list[int]] | None = None  # how far each audience has come, see audience.Marks
    public: bool = False
    clock: dict[str, object] | None = None  # the agreed time limits; None: there are none
    stand_in: int = USUAL_LEVEL  # the level of a bot that plays for somebody who left or ran out of time
    side_state: dict[str, object] | None = None  # running clocks, a pause, an open proposal: see tables/side_state.py
    due: int | None = None  # when the next clock runs out, so that any process can find out
    thinking: float | None = None  # seconds the bots of this table may think; None: as the server has it
    origin: dict[str, object] | None = None  # if it was not dealt here: a what-if, or a record
    seats: list[SeatRow] = field(default_factory=list)
    start: object = None  # the position it begins with instead of the deal; read together with its moves only

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest plays."""
        return [] if guest is None else [seat.seat for seat in self.seats if seat.guest == guest]


class MoveRow(NamedTuple):
    """A tuple, because there are many of them: a table that wakes reads all of its moves."""

    seq: int
    kind: MoveKind
    seat: int
    action: object
    key: str
    at: int
    ack: int  # the version the mover was told
    digest: str | None = None  # of the state after every so many moves: `orrery check` compares it

    @property
    def by_bot(self) -> bool:
        """Whether a bot made it, in its own seat or in a person's."""
        return self.key.startswith(BOT)


class Kept(NamedTuple):
    """A snapshot, in bytes, and the number of the move it was taken after."""

    version: int
    body: bytes


@dataclass(slots=True, frozen=True)
class ChatRow:
    n: int
    seat: int | None
    guest: str
    name: str
    text: str
    at: int
    step: int  # actions played when it was said; a secret until the game is over


@dataclass(slots=True, frozen=True)
class NoteRow:
    """A private note, pinned to a moment of the game."""

    n: int
    text: str
    at: int
    step: int


@dataclass(slots=True, frozen=True)
class AccountRow:
    """A guest with a name and a password; `epoch` rises when all sessions are ended."""

    guest: str
    login: str
    hash: str
    epoch: int
    created: int
