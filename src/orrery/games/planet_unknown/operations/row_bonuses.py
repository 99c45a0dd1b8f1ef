"""Jump Drive E: the bonuses of a whole row (PU-15.5)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import PickRow
from orrery.games.planet_unknown.operation import Operation
from orrery.games.planet_unknown.rules.corporation.row_bonuses import row_options
from orrery.games.planet_unknown.state import Play, State


def row_bonuses(play: Play, seat: int, effect: Effect, reason: str) -> None:
    play.then(seat, PickRow(seat))


def some_row(s: State, seat: int, effect: Effect) -> bool:
    return bool(row_options(s, PickRow(seat)))


OPERATIONS = (Operation(op="row_bonuses", begin=row_bonuses, possible=some_row),)
