"""What goes on at a table besides the game: a ready check before it; running clocks, a pause, a proposal, a lesson, and
the hints that were given.

All of it is one JSON object in the table's row (column `affairs`), so that a restart finds it as it was.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from orrery.server.storage import TableRow
from orrery.server.tables.clocks.clock_arithmetic import Clocks
from orrery.server.tables.seats.seat_owners import attended
from orrery.server.wire.table_info import HintRule, Matter
from orrery.teaching.lesson_progress import Progress


class OpenProposal(Struct, frozen=True, omit_defaults=True):
    """A proposal. An undo goes back to before its author's own action number `own`, counted from 0, which does not
    change when others act in secret meanwhile."""

    id: int
    what: Matter
    seat: int
    yes: tuple[int, ...]
    own: int | None = None
    to: int | None = None
    until: int | None = None  # a `resume`: from then on silence is a yes


class ReadyCheck(Struct, frozen=True, omit_defaults=True):
    """Who has said that they are ready for clocks that start together, see ready_check.py."""

    ready: tuple[int, ...] = ()
    until: int | None = None  # from then on the seats of those who have not answered are open again
    starts: int | None = None  # all are ready: the game begins then
    halted: tuple[int, ...] = ()  # a seat of each person who has said "not yet", the last of them last


class LessonState(Struct, frozen=True):
    """A lesson is played here, and this is where the learner stands."""

    id: str
    mark: str  # of the file as it was when the table began
    at: Progress


class HintsGiven(Struct, frozen=True):
    """How many hints a seat has had, and the version at which it was asked what the last of them was for."""

    seat: int
    n: int = 0
    asked_at: int = -1


class HintState(Struct, frozen=True, omit_defaults=True):
    """What was agreed on about hints (null: nothing, see hint_rules.py), and those that were given."""

    rule: HintRule | None = None
    given: tuple[HintsGiven, ...] = ()


class SideState(Struct, frozen=True, omit_defaults=True):
    clocks: Clocks | None = None
    paused: bool = False
    proposal: OpenProposal | None = None
    last: int = 0  # the number of the latest proposal
    no: tuple[int, int] | None = None  # its number again and the seat that refused it
    keys: tuple[str, ...] = ()
    check: ReadyCheck | None = None  # before the game
    left: tuple[tuple[int, int], ...] = ()  # for each absent seat: how many actions there were when its person left
    stood_in: tuple[int, ...] = ()  # seats for which a stand-in has played
    lesson: LessonState | None = None
    hints: HintState = HintState()


def read(raw: object) -> SideState:
    return SideState() if raw is None else msgspec.convert(raw, SideState)


def write(side: SideState) -> dict[str, object] | None:
    plain: dict[str, object] = msgspec.to_builtins(side)
    return plain or None


def resting(row: TableRow, side: SideState) -> bool:
    """Whether bots rest: the table is paused, an undo is proposed, or all people have left."""
    asked_back = side.proposal is not None and side.proposal.what == "undo"
    return side.paused or asked_back or not attended(row)


def open_now(row: TableRow) -> tuple[object, ...]:
    """The part of it that a `table` message shows."""
    found = read(row.side_state)
    return found.paused, found.proposal, found.no, found.check
