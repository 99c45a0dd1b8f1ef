"""The match of a table while it is in memory: its stored moves, what each audience knows, and which snapshot is due.

Whoever uses it holds the lock of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orrery.core.match import Match
from orrery.core.snapshot import Snapshot
from orrery.server.storage import MoveRow
from orrery.server.tables.audience import Audience, audiences
from orrery.server.tables.kept_moves import KeptMoves
from orrery.server.tables.records.stored_match import MoveKind, replay, rewinds
from orrery.server.tables.records.waking import SnapshotKeeper, Woken

StoreSnapshot = Callable[[Snapshot, list[MoveRow]], None]


class MatchInMemory:
    """Empty until the match is read, and again when what is in memory is not what is stored."""

    def __init__(self, store_snapshot: StoreSnapshot) -> None:
        self.match: Match | None = None
        self.audiences: dict[int | None, Audience] = {}
        self._moves = KeptMoves()
        self._snapshots = SnapshotKeeper()
        self._store_snapshot = store_snapshot

    def adopt(self, found: Woken, moves: Sequence[MoveRow], told: list[list[int]] | None) -> None:
        """Take over what was read from the database."""
        self.match = found.match
        self._moves = KeptMoves(moves)
        self.audiences = audiences(found.match, told)
        self._keep(self._snapshots.woke(found))

    def forget(self) -> None:
        """What is in memory is not what is stored: it is read again when asked for."""
        self.match = None
        self._snapshots = SnapshotKeeper()  # one of what is in memory must not be stored either

    # --- what is known of it

    @property
    def asked(self) -> Sequence[int]:
        """The seats that owe a decision."""
        return () if self.match is None else self.match.actors

    @property
    def marks(self) -> list[list[int]]:
        """How far each audience has come, as it is stored."""
        return [list(eyes.marks) for eyes in self.audiences.values()]

    def asked_at(self, seat: int) -> int:
        """The version at which a seat was asked what it is asked now."""
        return self.audiences[seat].marks.asked_at

    def is_ahead(self, seat: int, at: int) -> bool:
        """Whether version `at` of a seat is still to come here."""
        return self.match is not None and seat in self.audiences and at > self.audiences[seat].marks.at

    def move_with(self, key: str) -> MoveRow | None:
        """The stored move that was made with this key."""
        return self._moves.find(key)

    def taken_back(self, seat: int) -> int:
        """How often a seat has taken back something by itself: one player must not use up everybody's undos."""
        return sum(move.seat == seat and move.kind == "undo" and move.action is None for move in self._moves.all())

    # --- moves

    def expect_move(self, action: object) -> None:
        """The match is about to go on: everybody looks at it as it is, so that news can be told apart. What is no
        action takes some back."""
        for eyes in self.audiences.values():
            eyes.look()
            if not isinstance(action, list):
                eyes.look_back()

    def update(self, match: Match, seat: int) -> set[int | None]:
        """The seat has moved: for which audiences that is news."""
        views = match.views()
        return {who for who, eyes in self.audiences.items() if eyes.update(match, views[who], moved=who == seat)}

    def all_told(self) -> None:
        """Everybody has heard of the last move: what only telling it needs is not kept until the next one."""
        if self.match is not None:
            self.match.forget_moments()
            self.match.fold_events()

    def remember(self, move: MoveRow) -> None:
        """A move that was played here is on the disk."""
        self._moves.add(move)

    def keep_snapshot(self, match: Match, kind: MoveKind) -> None:
        """After such a move, and after everybody has been told: nobody waits for a snapshot."""
        self._keep(self._snapshots.moved(match, kind))

    def advance(self, moves: Sequence[MoveRow], told: list[list[int]] | None) -> bool:
        """Play moves that another process has stored; False if it did not come out the same, or if all have agreed to
        go back: that is a long way, walked in a thread when the table is read again."""
        match = self.match
        assert match is not None
        if rewinds(moves):
            return False
        for move in moves:
            self.expect_move(move.action)
            self._snapshots.noted(match, replay(match, move.seat, move.action))
            self._moves.add(move)
            self.update(match, move.seat)
        return not moves or self.marks == told

    # --- snapshots

    def sleep(self, *, stopping: bool) -> None:
        """The table leaves the memory, alone or because the server stops."""
        self._keep(self._snapshots.sleeps(stopping=stopping))

    def _keep(self, taken: Snapshot | None) -> None:
        if taken is not None:
            self._store_snapshot(taken, self._moves.all())
