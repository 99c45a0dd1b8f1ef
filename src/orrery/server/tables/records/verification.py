"""A game computed again: the commitment to its seed, every action, every digest."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any

from orrery.core.errors import BadRecord, UnknownGame, reason
from orrery.core.match import Match
from orrery.core.record import FORMAT
from orrery.core.record_reader import replaying
from orrery.core.registry import game as find_game
from orrery.core.rng import commitment
from orrery.server.storage import MoveRow, TableRow
from orrery.server.tables.records.game_audit import BUDGET, audit
from orrery.server.wire.http_models import Words
from orrery.server.wire.record_models import Digested, Sealed, Verification
from orrery.server.wire.server_errors import ServerError, texts_of
from orrery.texts import common

ABOUT_DIGESTS = ("digest", "digest_places")


def verify_table(row: TableRow, moves: Sequence[MoveRow]) -> Verification:
    """A stored game, checked against its own digests and the commitment made when the table began."""
    found = audit(row, moves)
    error, match = found.error, found.match
    assert match is not None
    return _told(
        match,
        game=row.game,
        players=row.players,
        seed=f"{row.seed:032x}",
        stated=row.commitment,
        checked=found.checked,
        bad=error,
    )


def verify_record(raw: Any) -> Verification:
    """A record that somebody sent; BadRecord only if it is not a record at all."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadRecord(0, reason("not_a_record"), common())
    try:
        game = find_game(str(raw.get("game"))).id
    except UnknownGame as unknown:
        raise BadRecord(0, reason("inner", error=unknown), common()) from None
    seed, stated, digests = raw.get("seed"), raw.get("commitment"), raw.get("digests")
    match, checked, bad = None, 0, None
    until = time.monotonic() + BUDGET
    try:
        for match in replaying(raw):
            checked += isinstance(digests, dict) and str(len(match.actions)) in digests
            if time.monotonic() > until:
                raise ServerError("slow")
    except BadRecord as broken:
        bad = broken
    players = raw.get("players")
    return _told(
        match,
        game=game,
        players=players if type(players) is int and 0 <= players < 100 else 0,
        seed=seed if isinstance(seed, str) and re.fullmatch("[0-9a-f]{32}", seed) else "",
        stated=stated if isinstance(stated, str) and len(stated) <= 64 else None,
        checked=checked,
        bad=bad,
        what_if="start" in raw,
    )


def _told(
    match: Match | None,
    *,
    game: str,
    players: int,
    seed: str,
    stated: str | None,
    checked: int,
    bad: BadRecord | None,
    what_if: bool = False,
) -> Verification:
    computed = commitment(game, int(seed, 16)) if seed else ""
    kept = stated is None or stated == computed
    if bad is None and not kept:
        bad = BadRecord(0, reason("commitment"), common())
    return Verification(
        game=game,
        players=players,
        steps=0 if match is None else len(match.actions),
        commitment=Sealed(stated=stated, computed=computed, ok=kept and bool(computed)),
        seed=seed,
        digests=Digested(checked=checked, ok=bad is None or bad.reason.why not in ABOUT_DIGESTS),
        over=match is not None and match.over,
        winners=[] if match is None else list(match.winners),
        ok=bad is None,
        bad_at=None if bad is None else bad.at,
        reason=None if bad is None else Words(**texts_of(bad)),
        what_if=what_if or (match is not None and match.start is not None),
    )
