"""How far back an undo goes that a player cannot make alone, and whether those who are away can be spoken for.

An undo behind a seat's own fence takes back what others have seen or played, so all must agree to it. It is proposed
and answered in table_proposals.py.
"""

from __future__ import annotations

from orrery.core.match import Match
from orrery.server.storage import TableRow
from orrery.server.tables.seats.seat_owners import absent
from orrery.server.tables.side_state import SideState


def last_action_behind_fence(match: Match, seat: int) -> tuple[int, int] | None:
    """The seat's last action that only the consent of all takes back: its number among the seat's own, and how many
    final steps go with it. Steps that are not final may be a secret: they go too, but are not counted."""
    fence = match.fence(seat)
    own = [n for n, (mover, _) in enumerate(match.actions[:fence]) if mover == seat]
    if not own or match.over:
        return None
    final = [n for n in range(own[-1], len(match.actions)) if n < match.fence(match.actions[n][0])]
    return len(own) - 1, len(final)


def own_action(match: Match, seat: int, number: int) -> int:
    """The place of a seat's own action with this number among all."""
    return [n for n, (mover, _) in enumerate(match.actions) if mover == seat][number]


def stand_ins_agree(row: TableRow, side: SideState, to: int) -> bool:
    """Whether the stand-ins of those who are away agree to keep only the first `to` actions. They speak for what was
    played since they began: what a person has played or seen is taken back only if that person agrees."""
    left = dict(side.left)
    return all(seat in left and left[seat] <= to for seat in absent(row))
