"""Maintenance of stored tables: whether they are what was played, and whether they can go on under newer rules."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import Connection, Engine, select, update

import orrery
from orrery.core.errors import OldRules, OrreryError, UnknownGame
from orrery.core.match import Match
from orrery.core.snapshot import state_digest
from orrery.core.state_codec import digest
from orrery.server.ops import salvage
from orrery.server.storage import MoveRow, TableRow
from orrery.server.storage import database_schema as db
from orrery.server.storage.dialects import notify
from orrery.server.storage.row_codec import dumps
from orrery.server.storage.rows import Kept
from orrery.server.storage.server_clock import reached
from orrery.server.storage.snapshot_store import Asleep, asleep_now, drop_snapshot
from orrery.server.tables import audience, side_state
from orrery.server.tables.clocks import table_clocks
from orrery.server.tables.records.game_audit import Audit, audit
from orrery.server.tables.records.stored_match import opened, replay, rewinds
from orrery.server.tables.records.waking import Verdict, guard_of, verdict

HowMoved = Literal["migrated", "changed", "differs", "stays", "moved"]


@dataclass(slots=True)
class Checked:
    """One table played again; `error` says what is wrong, `pinned` that its rules are no longer kept."""

    table: str
    game: str
    moves: int = 0
    digests: int = 0
    error: OrreryError | None = None
    pinned: int | None = None
    snapshot: Verdict | None = None  # None: there is none, or the table cannot be checked
    unreadable: bool = False  # a page of the database is damaged


@dataclass(slots=True)
class Moved:
    """What became of a table that began under older rules; `at` is the first move that differs."""

    table: str
    game: str
    old: int
    new: int
    outcome: HowMoved
    at: int = 0
    error: OrreryError | None = None


def idents(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return salvage.idents(connection)


def damaged_parts(engine: Engine) -> list[str]:
    """Tables of the database of which not every row can be read."""
    with engine.connect() as connection:
        return salvage.damaged_parts(connection)


# --- check ----------------------------------------------------------------------------------------


def check(engine: Engine, tables: Sequence[str]) -> Iterator[Checked]:
    """Play stored tables again, one after the other."""
    for ident in tables:
        found, readable = _read(engine, ident)
        if not readable:
            yield Checked(ident, "", unreadable=True)
        if found is not None:  # otherwise it was given up meanwhile
            yield _checked(*found)


def _read(engine: Engine, ident: str) -> tuple[Asleep | None, bool]:
    """A table, and whether what there is of it could be read."""
    for counted in (False, True):
        with contextlib.suppress(Exception), engine.connect() as connection:  # damaged pages look like anything
            found = asleep_now(connection, ident, counted=counted)
            return found, found is not None or not _named(connection, ident)
    return None, False


def _named(connection: Connection, ident: str) -> bool:
    """Whether there are moves of a table that is not there itself: its row is lost. Tables that are given up take their
    moves along."""
    return connection.execute(select(db.moves.c.seq).where(db.moves.c.table_id == ident).limit(1)).first() is not None


def _checked(row: TableRow, moves: list[MoveRow], kept: Kept | None) -> Checked:
    made = Checked(row.id, row.game, len(moves))
    try:
        found: Audit = audit(row, moves)
    except OldRules:
        made.pinned = row.rules_version
    except OrreryError as error:  # not even the table can be set up
        made.error = error
    else:
        made.digests, made.error = found.checked, found.error
        if kept is not None and found.ok:
            made.snapshot = verdict(row, moves, kept)
    return made


# --- migrate --------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Replay:
    match: Match
    differs: int | None = None  # the first move after which the game stands differently
    marks: dict[int, str] = field(default_factory=dict)  # the digests as they are now
    bad: int | None = None
    error: OrreryError | None = None


def outdated(engine: Engine) -> list[str]:
    """Tables begun under other rules than those in force."""
    found: list[str] = []
    with engine.connect() as connection:
        for game in orrery.games():
            query = select(db.tables.c.id).where(
                db.tables.c.game == game, db.tables.c.rules_version < orrery.game(game).rules_version
            )
            found += connection.execute(query.order_by(db.tables.c.created, db.tables.c.id)).scalars()
    return found


def migrate(engine: Engine, tables: Sequence[str], *, changed: bool = False) -> Iterator[Moved]:
    """Bring tables under the rules in force, each in a transaction of its own."""
    for ident in tables:
        with engine.connect() as connection, connection.begin():
            found = asleep_now(connection, ident)
            made = None if found is None else _migrate(connection, *found, changed=changed)
        if made is not None:  # reported once it is stored
            yield made


def _migrate(connection: Connection, row: TableRow, moves: list[MoveRow], kept: Kept | None, *, changed: bool) -> Moved:
    newest = orrery.game(row.game).rules_version
    made = Moved(row.id, row.game, row.rules_version, newest, "migrated")
    try:
        again = _again(row, moves, kept, newest)
    except OrreryError as error:  # its options or its start position are no longer valid
        made.outcome, made.error = "stays", error
        return made
    over = (row.status == "over") is not again.match.over and not row.summary.get("given_up")
    if again.bad is not None or (over and row.status != "waiting"):
        made.outcome, made.at, made.error = "stays", again.bad or len(moves), again.error
        return made
    if again.differs is None and _asks_others(row, again.match):
        again.differs = len(moves)  # moves after the last state that is known have led elsewhere
    if again.differs is not None:
        made.at = again.differs
        made.outcome = "changed" if changed else "differs"
        if not changed:
            return made
    if not _store(connection, row, again, newest):
        made.outcome = "moved"
    return made


def _asks_others(row: TableRow, match: Match) -> bool:
    """Whether the table now waits for other seats, or in another round, than was stored with its last move."""
    if row.status != "playing" or row.summary.get("given_up"):
        return False
    now = audience.summary_of(match, 0)
    return any(row.summary[key] != now[key] for key in ("actors", "asked", "round") if key in row.summary)


def _again(row: TableRow, moves: list[MoveRow], kept: Kept | None, newest: int) -> _Replay:
    """Play under the new rules; beside it under the old ones, if they are kept, so that no difference escapes. If they
    are not, the states are known where a digest was stored with a move, and where the snapshot was taken."""
    made = _Replay(opened(row, newest))
    try:
        before: Match | None = opened(row)
    except (OldRules, UnknownGame):
        before = None
    for match in (made.match, before):
        if match is not None:
            match.expect(rewinds(moves))
    snapshot = None if kept is None else state_digest(kept.body, guard_of(row, moves[: kept.version]))
    for move in moves:
        try:
            replay(made.match, move.seat, move.action)
            if before is not None:
                replay(before, move.seat, move.action)
        except OrreryError as error:
            made.bad, made.error = move.seq, error
            return made
        if before is not None:
            known: str | None = digest(before.state)
        else:
            known = move.digest
            if known is None and kept is not None and kept.version == move.seq:
                known = snapshot
        now = digest(made.match.state) if known is not None or move.digest is not None else ""
        if move.digest is not None:
            made.marks[move.seq] = now
        if known is not None and known != now and made.differs is None:
            made.differs = move.seq
    return made


def _store(connection: Connection, row: TableRow, again: _Replay, newest: int) -> bool:
    """False if a server has changed the table meanwhile."""
    values: dict[str, Any] = {"rules_version": newest, "revision": row.revision + 1}
    if row.status != "waiting" and not row.summary.get("given_up"):
        version = row.summary.get("version", 0)
        told = row.told
        if again.differs is not None and told is not None:  # everybody's events differ: all of them are told again
            told = [[at + 1, epoch + 1, at + 1] for at, epoch, _ in told]
            version = told[-1][0]
        summary = audience.summary_of(again.match, version if isinstance(version, int) else 0)
        if "since" in row.summary:  # a migration does not restart anybody's wait
            summary["since"] = row.summary["since"]
        values |= {"summary": dumps(summary), "told": None if told is None else dumps(told)}
        values |= _times(connection, row, summary)
    same = (db.tables.c.id == row.id, db.tables.c.revision == row.revision)
    if not connection.execute(update(db.tables).where(*same).values(**values)).rowcount:
        return False
    drop_snapshot(connection, row.id)
    for seq, mark in again.marks.items():
        at = (db.moves.c.table_id == row.id, db.moves.c.seq == seq)
        connection.execute(update(db.moves).where(*at).values(digest=mark))
    notify(connection, row.id, everybody=True)
    return True


def _times(connection: Connection, row: TableRow, summary: dict[str, Any]) -> dict[str, Any]:
    """Nobody loses time by the migration: clocks start the turn again when the table is next opened."""
    known = side_state.read(row.side_state)
    if row.status != "playing" or known.clocks is None:
        return {}
    made = table_clocks.asleep(row, known, summary["asked"], summary["actors"])
    folded = side_state.write(made)
    due = table_clocks.due(row, made, summary["asked"], reached(connection))
    return {"affairs": None if folded is None else dumps(folded), "due": due}
