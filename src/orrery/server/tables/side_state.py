"""What goes on at a table besides the game: running clocks, a pause, an open proposal. Rules on plain values.

All of it is one JSON object in the table's row, so that a restart finds it as it was.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.server.storage import SeatRow, TableRow
from orrery.server.tables import clock_rules
from orrery.server.tables.clock_rules import Clocks, Step
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import Declined, Matter, Proposal

KEYS = 8  # of the latest proposals, so that one said twice is made once
SILENCE = 24 * 3_600_000  # milliseconds: nobody may hold a paused table for ever by not answering
BOT_PATIENCE = 30_000  # milliseconds after which a table whose bot owes a move is looked after


class Open(Struct, frozen=True, omit_defaults=True):
    """A proposal. An undo goes back to before the proposer's own action number `own`, counted from 0: what others do
    in secret meanwhile does not move that."""

    id: int
    what: Matter
    seat: int
    yes: tuple[int, ...]
    own: int | None = None
    to: int | None = None
    until: int | None = None  # going on after a pause: from then on silence is a yes


class Affairs(Struct, frozen=True, omit_defaults=True):
    clocks: Clocks | None = None
    paused: bool = False
    proposal: Open | None = None
    last: int = 0  # the number of the latest proposal
    no: tuple[int, int] | None = None  # its number again and the seat that refused it
    keys: tuple[str, ...] = ()
    left: tuple[tuple[int, int], ...] = ()  # seats of those who are away: how many actions there were when they went


def read(raw: object) -> Affairs:
    return Affairs() if raw is None else msgspec.convert(raw, Affairs)


def write(affairs: Affairs) -> dict[str, object] | None:
    plain: dict[str, object] = msgspec.to_builtins(affairs)
    return plain or None


# --- who plays


def owned(seat: SeatRow) -> bool:
    """Whether the seat is a person's, there or away."""
    return seat.guest is not None and seat.kind in ("human", "hotseat")


def played(seat: SeatRow) -> bool:
    """Whether a person plays this seat just now."""
    return owned(seat) and seat.stand_in is None


def persons(row: TableRow) -> list[int]:
    """Seats whose persons play for themselves."""
    return [seat.seat for seat in row.seats if played(seat)]


def absent(row: TableRow) -> list[int]:
    """Seats whose persons are not there to be asked; who still plays another seat is."""
    here = {seat.guest for seat in row.seats if played(seat)}
    return [seat.seat for seat in row.seats if owned(seat) and seat.guest not in here]


def bot_level(row: TableRow, seat: int) -> str | None:
    """The level of the bot that plays this seat now; None: a person does."""
    found = row.seats[seat]
    return found.level or "normal" if found.kind == "bot" else found.stand_in


def attended(row: TableRow) -> bool:
    """Whether bots go on. If all persons have left, the table waits until one of them comes back; a table of bots
    alone plays by itself."""
    people = [seat for seat in row.seats if seat.kind in ("human", "hotseat")]
    return not people or any(played(seat) for seat in people)


def resting(row: TableRow, affairs: Affairs) -> bool:
    """Whether bots do nothing: the table pauses, somebody has asked to take back, or nobody is there."""
    asked_back = affairs.proposal is not None and affairs.proposal.what == "undo"
    return affairs.paused or asked_back or not attended(row)


# --- clocks


def opening(row: TableRow, asked: Sequence[int], now: int) -> Affairs:
    """The game begins."""
    if row.clock is None:
        return Affairs()
    rule = clock_rules.rule_of(row.clock)
    return counted(row, Affairs(clock_rules.start(rule, row.players)), Step(asked, asked, opened=True), now)


def counted(row: TableRow, affairs: Affairs, step: Step, now: int) -> Affairs:
    """The clocks after a step; `step` may name any seats, only those of persons count."""
    if row.clock is None or affairs.clocks is None:
        return affairs
    own = [seat.seat for seat in row.seats if owned(seat)]
    only = replace(
        step,
        asked=[seat for seat in step.asked if seat in own],
        seems=[seat for seat in step.seems if seat in own],
        away=[seat for seat in own if row.seats[seat].stand_in is not None],
        onward=step.onward if step.onward in own else None,
        back=step.back if step.back in own else None,
    )
    return replace(affairs, clocks=clock_rules.answered(clock_rules.rule_of(row.clock), affairs.clocks, only, now))


def stepped(
    row: TableRow,
    affairs: Affairs,
    summary: Mapping[str, Any],
    mover: int,
    own: int,
    kind: Literal["act", "undo", "rewind"],
    noticed: bool,
    now: int,
) -> Affairs:
    """After a move, which has made the summary in the row into this one; `own`: how many actions of the mover count
    now; `noticed`: by others than the mover."""
    was: Mapping[str, Any] = row.summary
    asked, seems = summary["asked"], summary["actors"]
    before, seemed = was.get("asked", ()), was.get("actors", ())
    rewound, turned = kind == "rewind", was.get("round") != summary["round"]
    passed = [seat for seat in asked if seat != mover and seat not in before]  # no act that does this is taken back
    anew: Sequence[int] = ()
    if rewound:
        anew = range(row.players)
    elif kind == "act" and passed:
        anew = [mover, *passed]
    step = Step(
        asked,
        seems,
        anew=anew,
        opened=rewound or turned or any(seat not in seemed for seat in seems),
        again=asked if kind == "undo" else (),
        onward=mover if kind == "act" and turned and not passed and mover in asked else None,
        back=mover if kind == "undo" else None,
        own=own,
    )
    after = counted(row, affairs, step, now)
    if not asked:
        return closed(after)
    return voided(after) if noticed or rewound else after


def asleep(row: TableRow, affairs: Affairs, asked: Sequence[int], seems: Sequence[int]) -> Affairs:
    """The clocks of a table that goes on under other rules, see `clock_rules.sleeping`."""
    if affairs.clocks is None:
        return affairs
    here = persons(row)
    clocks = clock_rules.sleeping(affairs.clocks, [s for s in asked if s in here], [s for s in seems if s in here])
    return replace(affairs, clocks=clocks)


def woken(affairs: Affairs, now: int) -> Affairs | None:
    """With clocks that run from now on, if they waited for that."""
    if affairs.clocks is None or not affairs.clocks.asleep:
        return None
    return replace(affairs, clocks=clock_rules.resume(affairs.clocks, now))


def due(row: TableRow, affairs: Affairs, asked: Sequence[int], now: int) -> int | None:
    """When somebody has to look after the table though nobody is there: a clock runs out, or a bot owes a move."""
    if not asked:
        return None
    if affairs.paused:
        return None if affairs.proposal is None else affairs.proposal.until
    found = []
    if row.clock is not None and affairs.clocks is not None:
        found.append(clock_rules.due(clock_rules.rule_of(row.clock), affairs.clocks))
    if not resting(row, affairs) and any(bot_level(row, seat) for seat in asked):
        found.append(now + BOT_PATIENCE)
    return min((moment for moment in found if moment is not None), default=None)


# --- proposals


def wanted(row: TableRow, proposal: Open) -> list[int]:
    """Seats whose persons have not agreed yet; bots agree by themselves."""
    return [seat for seat in persons(row) if seat not in proposal.yes]


def shown(row: TableRow, affairs: Affairs) -> Proposal | None:
    found = affairs.proposal
    if found is None:
        return None
    return Proposal(found.id, found.what, found.seat, sorted(found.yes), wanted(row, found), found.to)


def declined(affairs: Affairs) -> Declined | None:
    return None if affairs.no is None else Declined(*affairs.no)


def may_go_back(row: TableRow, affairs: Affairs, to: int) -> bool:
    """Whether the stand-ins of those who are away agree to keep only the first `to` actions. They speak for what was
    played since they began: what a person has played or seen himself is taken back with his own word only."""
    left = dict(affairs.left)
    return all(seat in left and left[seat] <= to for seat in absent(row))


def proposed(
    row: TableRow,
    affairs: Affairs,
    guest: str,
    seat: int,
    what: Matter,
    key: str,
    back: tuple[int, int] | None,
    now: int,
) -> Affairs:
    """With a new proposal, to which its maker agrees in all his seats."""
    if affairs.proposal is not None:
        raise ServerError("proposal_open")
    if what == "pause" and affairs.paused:
        raise ServerError("paused")
    if what == "resume" and not affairs.paused:
        raise ServerError("not_paused")
    own, to = back or (None, None)
    number = affairs.last + 1
    until = now + SILENCE if what == "resume" else None
    made = Open(number, what, seat, tuple(row.seats_of(guest)), own, to, until)
    return replace(affairs, proposal=made, last=number, no=None, keys=(*affairs.keys, key)[-KEYS:])


def number_of(affairs: Affairs, key: str) -> int:
    """The number of the proposal that was made with this key: one key for each, the latest last."""
    return affairs.last - (len(affairs.keys) - 1 - affairs.keys.index(key))


def answered(row: TableRow, affairs: Affairs, guest: str, number: int, yes: bool) -> Affairs:
    """With one more yes, or without the proposal: one no ends it, and so does its maker's."""
    found = affairs.proposal
    if found is None or found.id != number:
        raise ServerError("no_proposal")
    if not yes:
        own = row.seats_of(guest)
        return replace(affairs, proposal=None, no=None if found.seat in own else (found.id, own[0]))
    mine = [seat for seat in row.seats_of(guest) if seat not in found.yes]
    return replace(affairs, proposal=replace(found, yes=(*found.yes, *mine)))


def overdue(affairs: Affairs, now: int) -> bool:
    """Whether an open proposal has waited long enough for an answer."""
    found = affairs.proposal
    return found is not None and found.until is not None and found.until <= now


def agreed(row: TableRow, affairs: Affairs) -> bool:
    return affairs.proposal is not None and not wanted(row, affairs.proposal)


def voided(affairs: Affairs) -> Affairs:
    """Without an undo that was asked for: the table has moved on."""
    if affairs.proposal is None or affairs.proposal.what != "undo":
        return affairs
    return replace(affairs, proposal=None)


def paused(row: TableRow, affairs: Affairs, now: int) -> Affairs:
    clocks = affairs.clocks
    if clocks is not None and row.clock is not None:
        clocks = clock_rules.pause(clock_rules.rule_of(row.clock), clocks, now)
    return replace(affairs, clocks=clocks, paused=True, proposal=None)


def resumed(affairs: Affairs, now: int) -> Affairs:
    clocks = None if affairs.clocks is None else clock_rules.resume(affairs.clocks, now)
    return replace(affairs, clocks=clocks, paused=False, proposal=None)


def closed(affairs: Affairs) -> Affairs:
    """The game is over: nothing is left to agree on."""
    return replace(affairs, paused=False, proposal=None)


def with_seats(row: TableRow, levels: Mapping[int, str | None]) -> list[SeatRow]:
    """The seats, these with a stand-in of this level or without."""
    return [dataclasses.replace(seat, stand_in=levels.get(seat.seat, seat.stand_in)) for seat in row.seats]


def reseated(row: TableRow, affairs: Affairs, levels: Mapping[int, str | None], actions: int) -> Affairs:
    """The seats in the row have changed hands after so many actions. A proposal is void if its maker has left, and an
    undo also if somebody has who had not agreed: his stand-in was not there for any of that."""
    gone = [seat for seat, level in levels.items() if level is not None]
    left = {seat: then for seat, then in affairs.left if seat not in levels} | dict.fromkeys(gone, actions)
    found = affairs.proposal
    if found is not None:
        silent = [seat for seat in gone if seat in absent(row) and seat not in found.yes]
        if found.seat in gone or (found.what == "undo" and silent):
            found = None
    return replace(affairs, left=tuple(sorted(left.items())), proposal=found)


def welcomed(row: TableRow, affairs: Affairs, back: Sequence[int]) -> Affairs:
    """With the time that those have who came back to these seats."""
    if row.clock is None or affairs.clocks is None or not back:
        return affairs
    alone = all(seat in back for seat in persons(row))
    return replace(affairs, clocks=clock_rules.spared(clock_rules.rule_of(row.clock), affairs.clocks, back, alone))


def open_now(row: TableRow) -> tuple[bool, Open | None, tuple[int, int] | None]:
    """What of the affairs a table's message shows."""
    found = read(row.affairs)
    return found.paused, found.proposal, found.no
