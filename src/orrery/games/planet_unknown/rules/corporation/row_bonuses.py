"""Jump Drive E: all bonuses of the five cells on a marker's row (PU-15.5)."""

from __future__ import annotations

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import AnyOrder
from orrery.games.planet_unknown.actions import ChooseRow
from orrery.games.planet_unknown.components import CORPORATIONS, ROWS, TRACKS, Effect
from orrery.games.planet_unknown.frames import TRACK, Do, PickRow
from orrery.games.planet_unknown.rules.corporation.tracks import row
from orrery.games.planet_unknown.state import Play, Seat, State


def bonuses_of_row(p: Seat, marker: int) -> list[Effect]:
    cells = CORPORATIONS[p.corporation].cells
    at = row(p.markers[marker])
    return [effect for t in range(len(TRACKS)) for effect in cells[t * ROWS + at].bonus]


def row_options(s: State, f: PickRow) -> list[ChooseRow]:
    """A marker on a row that gives something."""
    p = s.seats[f.seat]
    return [ChooseRow(marker) for marker in range(len(TRACKS)) if bonuses_of_row(p, marker)]


def refuse_row(s: State, f: PickRow, a: ChooseRow) -> Refusal | None:
    if type(a) is not ChooseRow:
        return refusal("PU-15.5", "wrong_kind")
    if a not in row_options(s, f):
        return refusal("PU-15.5", "row_without_bonus", marker=TRACKS[a.marker])
    return None


def choose_row(play: Play, f: PickRow, a: ChooseRow) -> None:
    found = bonuses_of_row(play.s.seats[f.seat], a.marker)
    play.then(f.seat, AnyOrder(f.seat, tuple(Do(f.seat, effect, TRACK) for effect in found), "PU-6.6"))
