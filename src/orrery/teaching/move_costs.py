"""What a move costs a learner, read off what it would bring: so a lesson can answer moves by what they lose."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from orrery.core.ledger import BURDEN
from orrery.core.match import Match
from orrery.core.outcomes import Outcome
from orrery.teaching.lesson import SCORE


class Weighing:
    """The moves of one moment, held against the one that is asked for. Each is foretold once, and only if need be."""

    def __init__(self, match: Match, seat: int, asked: Any) -> None:
        self._match = match
        self._seat = seat
        self._asked = asked
        self._told: dict[str, Outcome] = {}

    def costing(self, moves: Sequence[Any], costs: Collection[str]) -> list[Any]:
        """Those of the moves that cost all of this."""
        if not costs or not moves:
            return list(moves)
        fresh = [one for one in (self._asked, *moves) if str(one) not in self._told]
        if fresh:
            found = self._match.outcomes(self._seat, fresh)
            self._told.update(zip(map(str, fresh), found, strict=True))
        return [one for one in moves if set(costs) <= self._costs(self._told[str(one)])]

    def _costs(self, move: Outcome) -> set[str]:
        """What the move takes away, and what it leaves less of than the move asked for; of a burden it is more."""
        asked = self._told[str(self._asked)]
        found = {item for item, _ in (*move.lost, *move.paid)}
        for quantity in self._match.game.quantities:
            behind = _change(asked, quantity.name) - _change(move, quantity.name)
            if (behind < 0) if quantity.kind == BURDEN else (behind > 0):
                found.add(quantity.name)
        if _points(move) < _points(asked):
            found.add(SCORE)
        return found


def _change(told: Outcome, quantity: str) -> int:
    more = sum(amount for item, amount in told.gained if item == quantity)
    return more - sum(amount for item, amount in (*told.paid, *told.lost, *told.shed) if item == quantity)


def _points(told: Outcome) -> int:
    return 0 if told.score is None else told.score.after - told.score.before
