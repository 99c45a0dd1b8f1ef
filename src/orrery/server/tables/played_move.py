"""What a move does to a match and its table's row: who is asked now, whose clock runs, when somebody has to look after
it."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, NamedTuple

from orrery.core.match import Match
from orrery.server.storage import MoveRow, TableRow
from orrery.server.storage.rows import now
from orrery.server.tables import audience, side_state
from orrery.server.tables.clocks import table_clocks
from orrery.server.tables.coaching import lesson_of
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.records.stored_match import MoveKind, fingerprint, replay
from orrery.server.tables.seats.stand_ins import noted
from orrery.server.tables.side_state import SideState


class PlayedMove(NamedTuple):
    """A move as it is to be stored, with the row of its table after it, and the audiences for which it is news."""

    move: MoveRow
    row: TableRow
    news: set[int | None]
    kind: MoveKind
    asked_before: Sequence[int]  # the seats that owed a decision before it


def played_move(
    old: TableRow,
    side: SideState,
    memory: MatchInMemory,
    match: Match,
    seat: int,
    action: list[Any] | int | None,
    key: str,
    moment: int,
) -> PlayedMove:
    """Play in memory: an action, an undo (None), or the number of actions that all have agreed to keep. `moment` is the
    time by which clocks run. What the rules refuse changes nothing; what is played counts once it is stored, and if
    that fails the memory has to be forgotten."""
    asked_before = memory.asked
    memory.expect_move(action)
    kind = replay(match, seat, action)
    try:
        return _noted(old, side, memory, match, seat, action, kind, key, moment, asked_before)
    except BaseException:
        memory.forget()  # a bug, and nothing is stored
        raise


def _noted(
    old: TableRow,
    side: SideState,
    memory: MatchInMemory,
    match: Match,
    seat: int,
    action: list[Any] | int | None,
    kind: MoveKind,
    key: str,
    moment: int,
    asked_before: Sequence[int],
) -> PlayedMove:
    news = memory.update(match, seat)
    told = memory.marks
    ack = memory.audiences[seat].marks.at
    spectators = memory.audiences[None].shown
    summary = audience.summary_of(match, spectators.at, spectators.view)
    mark = fingerprint(match)
    move = MoveRow(match.version, "act" if kind == "act" else "undo", seat, action, key, now(), ack, mark)
    summary["since"] = audience.since_when(old, told, summary["asked"], move.at)
    own, noticed = sum(mover == seat for mover, _ in match.actions), bool(news - {seat})
    side = noted(old, side, seat) if kind == "act" else side
    side = lesson_of.followed(old, side, match)
    side = table_clocks.stepped(old, side, summary, seat, own, kind, noticed, moment)
    row = dataclasses.replace(
        old,
        status="over" if match.over else "playing",
        updated=move.at if None in news else old.updated,  # the time of a secret choice is a secret too
        summary=summary,
        told=told,
        side_state=side_state.write(side),
        due=table_clocks.due(old, side, summary["asked"], moment),
        version=move.seq,
        revision=old.revision + 1,
    )
    return PlayedMove(move, row, news, kind, asked_before)
