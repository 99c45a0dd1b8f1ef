"""The clocks of a table: what each step, pause, absence and return does to them. Rules on plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from orrery.server.storage import TableRow
from orrery.server.tables.clocks import clock_arithmetic
from orrery.server.tables.clocks.clock_arithmetic import AskedChange
from orrery.server.tables.proposal_rules import closed, voided
from orrery.server.tables.records.stored_match import MoveKind
from orrery.server.tables.seats.seat_owners import bot_level, owned, persons
from orrery.server.tables.side_state import SideState, resting

BOT_PATIENCE = 30_000  # milliseconds after which a table whose bot owes a move is looked after


def opening(row: TableRow, asked: Sequence[int], now: int) -> SideState:
    """The game begins."""
    if row.clock is None:
        return SideState()
    rule = clock_arithmetic.rule_of(row.clock)
    return counted(
        row, SideState(clock_arithmetic.start(rule, row.players)), AskedChange(asked, asked, opened=True), now
    )


def counted(row: TableRow, side: SideState, step: AskedChange, now: int) -> SideState:
    """The clocks after a step; only people's seats count, whichever seats `step` names."""
    if row.clock is None or side.clocks is None:
        return side
    own = [seat.seat for seat in row.seats if owned(seat)]
    only = replace(
        step,
        asked=[seat for seat in step.asked if seat in own],
        seems=[seat for seat in step.seems if seat in own],
        away=[seat for seat in own if row.seats[seat].stand_in is not None],
        onward=step.onward if step.onward in own else None,
        back=step.back if step.back in own else None,
    )
    return replace(side, clocks=clock_arithmetic.answered(clock_arithmetic.rule_of(row.clock), side.clocks, only, now))


def stepped(
    row: TableRow,
    side: SideState,
    summary: Mapping[str, Any],
    mover: int,
    own: int,
    kind: MoveKind,
    noticed: bool,
    now: int,
) -> SideState:
    """After a move that has led to this summary; `own`: how many of the mover's actions count now; `noticed`: whether
    others could notice it."""
    was: Mapping[str, Any] = row.summary
    asked, seems = summary["asked"], summary["actors"]
    before, seemed = was.get("asked", ()), was.get("actors", ())
    rewound, turned = kind == "rewind", was.get("round") != summary["round"]
    passed = [seat for seat in asked if seat != mover and seat not in before]  # such an act cannot be taken back
    anew: Sequence[int] = ()
    if rewound:
        anew = range(row.players)
    elif kind == "act" and passed:
        anew = [mover, *passed]
    step = AskedChange(
        asked,
        seems,
        anew=anew,
        opened=rewound or turned or any(seat not in seemed for seat in seems),
        again=asked if kind == "undo" else (),
        onward=mover if kind == "act" and turned and not passed and mover in asked else None,
        back=mover if kind == "undo" else None,
        own=own,
    )
    after = counted(row, side, step, now)
    if not asked:
        return closed(after)
    return voided(after) if noticed or rewound else after


def asleep(row: TableRow, side: SideState, asked: Sequence[int], seems: Sequence[int]) -> SideState:
    """The clocks of a table that goes on under other rules, see `clock_arithmetic.sleeping`."""
    if side.clocks is None:
        return side
    here = persons(row)
    clocks = clock_arithmetic.sleeping(side.clocks, [s for s in asked if s in here], [s for s in seems if s in here])
    return replace(side, clocks=clocks)


def woken(side: SideState, now: int) -> SideState | None:
    """With clocks that run from now on, if they waited for the table to be opened."""
    if side.clocks is None or not side.clocks.asleep:
        return None
    return replace(side, clocks=clock_arithmetic.resume(side.clocks, now))


def due(row: TableRow, side: SideState, asked: Sequence[int], now: int) -> int | None:
    """When somebody has to look after the table though nobody is there: a clock runs out, or a bot owes a move."""
    if not asked:
        return None
    if side.paused:
        return None if side.proposal is None else side.proposal.until
    found = []
    if row.clock is not None and side.clocks is not None:
        found.append(clock_arithmetic.due(clock_arithmetic.rule_of(row.clock), side.clocks))
    if not resting(row, side) and any(bot_level(row, seat) for seat in asked):
        found.append(now + BOT_PATIENCE)
    return min((moment for moment in found if moment is not None), default=None)


def welcomed(row: TableRow, side: SideState, back: Sequence[int]) -> SideState:
    """With the time of those who have just come back to these seats."""
    if row.clock is None or side.clocks is None or not back:
        return side
    alone = all(seat in back for seat in persons(row))
    return replace(side, clocks=clock_arithmetic.spared(clock_arithmetic.rule_of(row.clock), side.clocks, back, alone))


def seats_in(summary: Mapping[str, object], name: str) -> list[int]:
    """The seats that a table's summary names: those `asked`, or the `actors` everybody sees."""
    found = summary.get(name, [])
    assert isinstance(found, list)
    return found
