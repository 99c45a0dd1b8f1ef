"""What messages of the server are made of; some of it is told by HTTP too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from orrery.server.wire.table_info import Words
from orrery.server.wire.view_patches import Change


@dataclass(slots=True)
class UndoInfo:
    can: bool
    why: str | None = None
    redo: bool = False
    ask: bool = False  # beyond `can`: with the consent of all


class StepInfo(Struct):
    """What happened at one moment, and what is different from the moment before."""

    events: list[dict[str, Any]]
    patch: list[Change]


@dataclass(slots=True)
class Refused:
    """The rules say no: which rule, a reason key with its values, and the sentence."""

    rule: str | None
    why: str
    params: dict[str, Any]
    text: Words


@dataclass(slots=True)
class ChatLine:
    n: int
    seat: int | None
    name: str
    text: str
    at: str
    step: int | None = None  # after the end: the moment of the game


@dataclass(slots=True)
class ClockSeat:
    """Milliseconds left when this was sent: of the turn's own time, then of the bank."""

    seat: int
    move: int
    bank: int
    running: bool
