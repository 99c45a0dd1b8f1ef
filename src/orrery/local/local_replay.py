"""The steps of a finished game on a device, as the server tells them."""

from __future__ import annotations

from typing import Any

from orrery.core.match import Match
from orrery.local.local_requests import ReplayAsked
from orrery.local.local_table import LIMITS
from orrery.server.tables.audience import replay_steps
from orrery.server.tables.records.replay_cache import ReplayCache
from orrery.server.wire.server_errors import ServerError


def replayed(table: str, match: Match, asked: ReplayAsked, replays: ReplayCache) -> dict[str, Any]:
    eyes = None if asked.seat == "none" else asked.seat
    if eyes is not None and eyes >= match.players:
        raise ServerError("no_seat", seat=eyes)

    def walk(n: int) -> Match:
        return replays.at(table, match, n)

    count = min(asked.count, LIMITS.replay_steps)
    steps = replay_steps(match, eyes, asked.first, count, walk, asked.moments == "true")
    movers = [None, *(mover for mover, _ in match.actions)]
    return {"total": len(movers), "steps": steps, "movers": movers}
