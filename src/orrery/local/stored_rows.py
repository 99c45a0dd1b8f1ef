"""A table and its moves as texts, as a device keeps them. The device reads none of them."""

from __future__ import annotations

import contextlib
import dataclasses
from typing import Any, Literal

import msgspec
from msgspec import Struct

from orrery.server.storage import MoveRow, TableRow
from orrery.server.tables.coaching import lesson_step
from orrery.server.tables.coaching.lesson_step import LessonMark
from orrery.server.wire.table_info import TableInfo

AnalysisStands = Literal["none", "working", "paused", "stopped", "done", "failed"]


class AnalysisWrite(Struct):
    """What is to be stored of an analysis: how it stands, and new pieces, each with its number. `fresh`: those that
    were stored before are dropped."""

    stands: AnalysisStands
    pieces: list[tuple[int, str]]
    fresh: bool


class Write(Struct):
    """What is to be stored, all of it or nothing: the row, perhaps with moves that have led to it. `shown` is the table
    as lists of tables tell of it, so that a page can list them while no engine runs."""

    table: str
    row: str
    shown: str
    notes: str | None = None  # None: as they were
    moves: list[tuple[int, str]] = []  # each with its number
    learnt: LessonMark | None = None  # of the lesson that is played there; what was mastered once stays so
    analysis: AnalysisWrite | None = None  # None: as it was


class Learnt(LessonMark, frozen=True):
    """How far the person of a device is in a lesson, as the device keeps it, and where it is played."""

    table: str


def written(
    row: TableRow, shown: TableInfo, *moves: MoveRow, notes: str | None = None, analysis: AnalysisWrite | None = None
) -> Write:
    plain = {**dataclasses.asdict(row), "seed": f"{row.seed:032x}"}  # longer than a number may be in JSON
    texts = [(move.seq, msgspec.json.encode(move).decode()) for move in moves]
    told, mark = msgspec.json.encode(shown).decode(), lesson_step.mark_of(row)
    return Write(row.id, msgspec.json.encode(plain).decode(), told, notes, texts, mark, analysis)


def read_row(text: str) -> TableRow:
    plain: dict[str, Any] = msgspec.json.decode(text)
    return msgspec.convert({**plain, "seed": int(plain["seed"], 16)}, TableRow)


def read_move(text: str) -> MoveRow:
    return msgspec.json.decode(text, type=MoveRow)


def read_learnt(text: str) -> list[Learnt]:
    """All that can be read of it."""
    found = []
    for one in msgspec.json.decode(text, type=list[msgspec.Raw]):
        with contextlib.suppress(msgspec.DecodeError):
            found.append(msgspec.json.decode(one, type=Learnt))
    return found
