"""How a sleeping table comes back: from its newest snapshot and the moves after it, or from all its moves.

A snapshot is believed only if it is undamaged, made by this very code, and of exactly the moves that are stored.
Otherwise it is refused and logged, and the table is played from its first move as if there were none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

import orrery
from orrery.core.errors import OrreryError
from orrery.core.match import Match
from orrery.core.snapshot import BadSnapshot, Snapshot, pack, resume, take, unpack
from orrery.core.state_codec import digest
from orrery.server.storage import MoveRow, TableRow
from orrery.server.storage.rows import Kept
from orrery.server.tables.records.stored_match import opened, remaining_actions, replay, rewinds

# What `orrery check` finds. An unused snapshot is one the server would refuse: made by other code, or damaged.
Verdict = Literal["right", "unused", "wrong"]
EVERY = 25  # the least moves between two snapshots; then the next moment at which nobody can undo
WORTH_IT = 5  # moves that a snapshot has to save when the server stops: many tables want one at once


# --- waking ------------------------------------------------------------------------------------------


class Woken(NamedTuple):
    match: Match
    way: Literal["snapshot", "replay"]
    kept: int  # the number of the move after which the stored snapshot was taken; 0 if none is usable
    settled: Snapshot | None  # the last moment on the way at which one could be taken
    refused: str | None = None  # why the stored one was not believed


def woken(row: TableRow, moves: list[MoveRow], kept: Kept | None) -> Woken:
    """The match as its moves and undos have made it, by the rules it began with."""
    refused = None
    if kept is not None and not _left_behind(moves, kept.version):
        try:
            return _resumed(row, moves, kept)
        except BadSnapshot as bad:
            refused = bad.why
    match = opened(row)
    return Woken(match, "replay", 0, _played(match, moves), refused)


def _left_behind(moves: list[MoveRow], version: int) -> bool:
    """Whether all have agreed to go back to a moment before it: then it is no shortcut any more."""
    agreed = rewinds(moves[version:])
    return bool(agreed) and min(agreed) < len(remaining_actions(moves[:version]))


def _resumed(row: TableRow, moves: list[MoveRow], kept: Kept) -> Woken:
    """BadSnapshot if the kept one can't be believed."""
    before, after = moves[: kept.version], moves[kept.version :]
    try:
        game = orrery.game(row.game, row.rules_version)
        plain = unpack(kept.body, game, guard_of(row, before))
        options = game.read_options(row.options)
        start = None if row.start is None else game.codec.read_state(row.start)
        match = resume(game, row.players, row.seed, options, start, remaining_actions(before), plain)
        stated = before[-1].digest
        if match.version != kept.version or (stated is not None and stated != digest(match.state)):
            raise BadSnapshot("not_following")
        return Woken(match, "snapshot", kept.version, _played(match, after))
    except OrreryError:  # a move after it can't be played from there
        raise BadSnapshot("not_following") from None


def _played(match: Match, moves: Sequence[MoveRow]) -> Snapshot | None:
    """Play on; returns a snapshot of the last moment at which nobody could take back a step."""
    settled = take(match)
    match.expect(rewinds(moves))
    for move in moves:
        kind = replay(match, move.seat, move.action)
        settled = take(match) or (None if kind == "rewind" else settled)
    match.expect(())
    return settled


# --- falling asleep ------------------------------------------------------------------------------------


class SnapshotKeeper:
    """Knows which snapshot of a table in memory is stored and which could be, and when to store one."""

    __slots__ = ("_kept", "_settled")

    def __init__(self) -> None:
        self._kept = 0
        self._settled: Snapshot | None = None

    def woke(self, found: Woken) -> Snapshot | None:
        """The table has been read; a snapshot if one is to be stored."""
        self._kept, self._settled = found.kept, found.settled
        return self._due(EVERY)

    def moved(self, match: Match, kind: str) -> Snapshot | None:
        """A move is stored; a snapshot if one is to be stored too."""
        self.noted(match, kind)
        return self._due(1 if match.over else EVERY)

    def noted(self, match: Match, kind: str) -> None:
        """Another process has stored a move, and looks after its snapshot."""
        if kind == "rewind":  # the stored one is no shortcut any more
            self._kept, self._settled = -EVERY, None
        self._settled = take(match) or self._settled

    def sleeps(self, *, stopping: bool) -> Snapshot | None:
        """The table leaves the memory; a snapshot if there is a newer one than the stored one."""
        return self._due(WORTH_IT if stopping else 1)

    def _due(self, moves: int) -> Snapshot | None:
        """The newest one if it is so many moves ahead; none for short games, which are quickly replayed."""
        found = self._settled
        if found is None or found.version < EVERY or found.version - self._kept < moves:
            return None
        self._kept = found.version
        return found


def guard_of(row: TableRow, moves: Sequence[MoveRow]) -> str:
    """A digest of the table, of the position it starts from, and of these moves of it, undos included."""
    played = [(move.seat, move.action) for move in moves]
    table = (row.id, row.players, f"{row.seed:032x}", row.options, row.start, played)
    return hashlib.sha256(msgspec.json.encode(table, order="deterministic")).hexdigest()


# --- checking ---------------------------------------------------------------------------------------


def verdict(row: TableRow, moves: Sequence[MoveRow], kept: Kept) -> Verdict:
    """Whether a snapshot is what the moves lead to: the state, the fences, and all that was told. The moves
    must be playable."""
    before = moves[: kept.version]
    guard = guard_of(row, before)
    match = opened(row)
    try:
        plain = unpack(kept.body, match.game, guard)
    except BadSnapshot:
        return "unused"
    match.expect(rewinds(before))
    for move in before:
        replay(match, move.seat, move.action)
    taken = take(match)
    right = taken is not None and unpack(pack(taken, guard), match.game, guard) == plain
    return "right" if right else "wrong"
