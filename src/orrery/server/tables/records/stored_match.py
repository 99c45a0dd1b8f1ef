"""A match from what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import orrery
from orrery.core.errors import OldRules
from orrery.core.match import Match
from orrery.core.record import DIGEST_EVERY
from orrery.core.start import read_start
from orrery.core.state_codec import digest
from orrery.server.storage import MoveRow, TableRow
from orrery.server.wire.messages import Act, Redo, Undo
from orrery.server.wire.server_errors import ServerError

MoveKind = Literal["act", "undo", "rewind"]


def rewinds(moves: Iterable[MoveRow]) -> list[int]:
    """The moments that all have agreed to go back to."""
    return [move.action for move in moves if isinstance(move.action, int)]


def remaining_moves(moves: Iterable[MoveRow]) -> list[MoveRow]:
    """The moves that were not taken back. No rules are needed for that: an undo takes back the seat's last one."""
    left: list[MoveRow] = []
    for move in moves:
        if move.kind == "act":
            left.append(move)
        elif isinstance(move.action, int):
            del left[move.action :]
        else:
            del left[next(n for n in reversed(range(len(left))) if left[n].seat == move.seat)]
    return left


def remaining_actions(moves: Iterable[MoveRow]) -> list[tuple[int, Any]]:
    """The actions that were not taken back."""
    return [(move.seat, move.action) for move in remaining_moves(moves)]


def keeps_rules(row: TableRow) -> None:
    """Refuse a table whose rules are no longer kept."""
    try:
        orrery.game(row.game, row.rules_version)
    except OldRules as old:
        raise ServerError("old_rules", **old.params) from None


def opened(row: TableRow, rules_version: int | None = None) -> Match:
    """The match before its first move; OldRules if its rules (or those asked for) are no longer kept."""
    game = orrery.game(row.game, row.rules_version if rules_version is None else rules_version)
    if row.start is None:
        return game.new(row.players, row.seed, row.options)
    return Match.from_state(game, row.players, row.options, read_start(game, row.start), row.seed)


def replay(match: Match, seat: int, action: Any) -> MoveKind:
    """Play a move as it is stored: an action, null for an undo, or the number of actions all agreed to keep."""
    if action is None:
        match.undo(seat)
        return "undo"
    if isinstance(action, int):
        match.rewind(action)
        return "rewind"
    match.play(seat, action)
    return "act"


def fingerprint(match: Match) -> str | None:
    """The digest that is kept with every so many moves, and with the last one. It takes a few milliseconds and is made
    at once: a move must not wait between being played and being stored, because it could be cancelled there."""
    return digest(match.state) if match.over or match.version % DIGEST_EVERY == 0 else None


def same(known: MoveRow, said: Act | Undo | Redo) -> bool:
    """Whether a stored move is what this message asks for. A redo is stored as the action it repeats."""
    if known.seat != said.seat:
        return False
    if isinstance(said, Act):
        return known.kind == "act" and known.action == said.action
    return known.kind == "act" if isinstance(said, Redo) else known.kind == "undo" and known.action is None
