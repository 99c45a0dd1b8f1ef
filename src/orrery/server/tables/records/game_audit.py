"""Whether what is stored of a table is what was played: everything is played again and compared."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from orrery.core.errors import BadRecord, OrreryError, Reason, Texts, reason
from orrery.core.match import Match
from orrery.core.state_codec import digest
from orrery.server.storage import MoveRow, TableRow
from orrery.server.tables import audience
from orrery.server.tables.records.stored_match import opened, replay, rewinds
from orrery.server.wire.server_errors import ServerError, texts_of
from orrery.texts import common

BUDGET = 20.0  # seconds that replaying a game may take; our games take well under one


@dataclass(slots=True)
class Audit:
    """The result of an audit; `bad` is the number of the first move that differs, with the reason."""

    match: Match | None = None
    checked: int = 0  # digests compared
    bad: int | None = None
    why: Reason | None = None
    texts: Texts | None = None

    @property
    def ok(self) -> bool:
        return self.bad is None

    def words(self) -> dict[str, str] | None:
        """The reason in every language."""
        return None if self.error is None else texts_of(self.error)

    @property
    def error(self) -> BadRecord | None:
        return None if self.why is None or self.bad is None else BadRecord(self.bad, self.why, self.texts or common())


def audit(row: TableRow, moves: Sequence[MoveRow], rules_version: int | None = None) -> Audit:
    """Play a table's moves again, by its own rules or by those of another version; OldRules if those are not kept."""
    match = opened(row, rules_version)
    found = Audit(match, texts=match.game.texts)
    if match.commitment != row.commitment:
        return _bad(found, 0, reason("commitment"))
    until = time.monotonic() + BUDGET
    match.expect(rewinds(moves))
    for n, move in enumerate(moves, start=1):
        if move.seq != n:
            return _bad(found, n, reason("move_missing"))
        try:
            replay(match, move.seat, move.action)
        except OrreryError as error:
            return _bad(found, n, reason("inner", error=error))
        if move.digest is not None:
            if move.digest != digest(match.state):
                return _bad(found, n, reason("digest"))
            found.checked += 1
        if time.monotonic() > until:
            raise ServerError("slow")
    return _ends(found, row, match)


def _ends(found: Audit, row: TableRow, match: Match) -> Audit:
    """Whether the table's row says what its moves have led to."""
    if row.status == "waiting":
        return found if not match.version else _bad(found, 0, reason("over_differs"))
    if row.version != match.version:
        return _bad(found, match.version, reason("move_missing"))
    if (row.status == "over") is not match.over and not row.summary.get("given_up"):
        return _bad(found, match.version, reason("over_differs"))
    if not row.summary.get("given_up") and not _same_summary(row, match):
        return _bad(found, match.version, reason("summary"))
    return found


def _same_summary(row: TableRow, match: Match) -> bool:
    made = audience.summary_of(match, 0)
    return all(row.summary.get(name) == made[name] for name in ("actors", "asked", "round", "winners"))


def _bad(found: Audit, at: int, why: Reason) -> Audit:
    found.bad, found.why = at, why
    return found
