"""The stored moves of a table in memory, for whoever sends one again: many, and hardly ever looked at."""

from __future__ import annotations

import marshal
from collections.abc import Iterable
from typing import Any

from orrery.server.storage import MoveRow


class KeptMoves:
    """Moves in their order, found by the key each was made with. They are kept folded, a fifth of their size."""

    __slots__ = ("_folded",)

    def __init__(self, moves: Iterable[MoveRow] = ()) -> None:
        self._folded: dict[str, bytes] = {}
        for move in moves:
            self.add(move)

    def add(self, move: MoveRow) -> None:
        values: tuple[Any, ...] = tuple(move)
        self._folded[move.key] = marshal.dumps(values)

    def find(self, key: str) -> MoveRow | None:
        found = self._folded.get(key)
        return None if found is None else _unfolded(found)

    def all(self) -> list[MoveRow]:
        return list(map(_unfolded, self._folded.values()))


def _unfolded(folded: bytes) -> MoveRow:
    return MoveRow(*marshal.loads(folded))
