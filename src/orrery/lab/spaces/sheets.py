"""Rows that are written again and again: environments show the same seats of the same table at each step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from orrery.core.layout import Shown
from orrery.lab.spaces.action_space import Cursor
from orrery.lab.spaces.observing import Floats, Observation


class Sheet:
    """A row that knows what it shows, so that large boards are written only where something has changed.

    It tells the same as `spec.flat`. Nobody else may write into the row.
    """

    __slots__ = ("_players", "_shown", "row", "spec")

    def __init__(self, spec: Observation, row: Floats | None = None) -> None:
        self.spec = spec
        self.row: Floats = np.zeros(spec.size, np.float32) if row is None else row
        self._shown: Shown = {}
        self._players = 0

    def write(
        self, state: Any, seat: int, cursor: Cursor | None = None, heard: Sequence[Mapping[str, Any]] = ()
    ) -> Floats:
        """What the seat knows now: the row itself, so copy what has to last."""
        row = self.row
        if state.players != self._players:
            self._players = state.players
            self._shown.clear()
            row.fill(0.0)
        else:
            for part in self.spec.passing:
                row[part].fill(0.0)
        self.spec.rewrite(state, seat, row, self._shown, cursor, heard)
        return row
