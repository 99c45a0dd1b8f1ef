"""The split corporation Quantum Solutions (SM-10): its features hang on the ring the tile of the round came from."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import ComponentId
from orrery.core.frames import May, Skip
from orrery.games.planet_unknown.actions import Regress, Twice
from orrery.games.planet_unknown.components import CORPORATIONS, ENERGY, NONE, TECH, TERRAINS, TILES, TRACKS
from orrery.games.planet_unknown.frames import ASIDE, FEATURE, ChooseTwice, DownFirst, StepAgain, UseTech
from orrery.games.planet_unknown.rules.corporation.markers import put
from orrery.games.planet_unknown.rules.corporation.technologies import ready, refresh
from orrery.games.planet_unknown.rules.corporation.tracks import down, up
from orrery.games.planet_unknown.rules.planet.tile_places import RING_NAMES, ring_of
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, Seat, State
from orrery.games.planet_unknown.supermoon_events import StationTwice

DOWN_FIRST, ONE_TWICE = "quantum_a", "quantum_b"


def feature_at_work(p: Seat, tile: int, extra: bool) -> str:
    """SM-10.2, SM-10.5: the feature, if this tile came from the ring named on the upper half.

    An extra tile is judged for itself, unless the tile of the round came from the other ring.
    """
    corporation = CORPORATIONS[p.corporation]
    if not corporation.ring or ring_of(tile) != corporation.ring:
        return ""
    if extra and p.extras.ring != NONE and RING_NAMES[p.extras.ring] != corporation.ring:
        return ""
    return corporation.feature


def tile_of(p: Seat, n: int) -> int:
    """The n-th tile laid; NONE: the one set aside last."""
    return p.aside[-1] if n == NONE else p.placed[n].tile


# --- lower half A: down first ---------------------------------------------------------------------


def offer_down(play: Play, seat: int, n: int) -> None:
    """SM-10.3: only if there is a marker that can go down."""
    f = DownFirst(seat, n)
    if len(down_options(play.s, f)) > 1:
        play.then(seat, f)


def down_options(s: State, f: DownFirst) -> list[Regress | Skip]:
    p = s.seats[f.seat]
    terrains = TILES[tile_of(p, f.n)].terrains
    found: list[Regress | Skip] = [Regress(t) for t in terrains if t != ENERGY and down(p, t)]
    return [*found, Skip()]


def refuse_down(s: State, f: DownFirst, a: Regress | Skip) -> Refusal | None:
    if isinstance(a, Skip):
        return None
    if type(a) is not Regress:
        return refusal("SM-10.3", "wrong_kind")
    if a not in down_options(s, f):
        return refusal("SM-10.3", "marker_not_offered", marker=TRACKS[a.marker])
    return None


def choose_down(play: Play, f: DownFirst, a: Regress | Skip) -> None:
    """A bonus already taken can be taken again; leaving a milestone loses its technology."""
    if isinstance(a, Skip):
        return
    put(play, f.seat, a.marker, down(play.s.seats[f.seat], a.marker)[0], FEATURE)
    refresh(play, f.seat)


# --- lower half B: one station twice --------------------------------------------------------------


def stations_of(p: Seat, f: ChooseTwice) -> list[int]:
    """Kinds of the tile's stations; of a tile set aside energy counts as the other station (SM-10.5)."""
    terrains = TILES[tile_of(p, f.n)].terrains
    kinds = [ENERGY if t == TECH and f.energy else t for t in terrains]
    if f.n != NONE:
        return kinds
    return sorted({kind for kind in kinds if kind != ENERGY})


def twice_options(s: State, f: ChooseTwice) -> list[Twice]:
    return [Twice(kind) for kind in stations_of(s.seats[f.seat], f)]


class TwiceParams(TypedDict):
    tile: ComponentId


def twice_params(s: State, f: ChooseTwice) -> TwiceParams:
    return {"tile": TILES[tile_of(s.seats[f.seat], f.n)].id}


def refuse_twice(s: State, f: ChooseTwice, a: Twice) -> Refusal | None:
    if type(a) is not Twice:
        return refusal("SM-10.4", "wrong_kind")
    if a not in twice_options(s, f):
        return refusal("SM-10.4", "no_such_station", terrain=TERRAINS[a.terrain])
    return None


def tell_twice(play: Play, seat: int, terrain: int) -> None:
    tell(play, StationTwice(seat, TERRAINS[terrain]))


def once_more(play: Play, seat: int, marker: int, reason: str) -> None:
    """To be called before the first advance is put on the stack: the second comes after all it causes."""
    cells = up(play.s.seats[seat], marker)
    play.then(seat, StepAgain(seat, marker, cells[0] if cells else NONE, reason))


def patch_for_empty_cell(play: Play, f: StepAgain) -> None:
    """SM-10.6: lower half B, level 2, looks at the cell of the second step, or of the only one that was possible.

    Like other technologies of placing it says nothing of a tile set aside (PU-9.2), and need not be used (PU-7.24).
    """
    if f.reason == ASIDE:
        return
    p = play.s.seats[f.seat]
    cells = up(p, f.marker)
    reached = cells[0] if cells else f.at
    if reached == NONE:
        return
    medal, bonus = CORPORATIONS[p.corporation].cells[reached]
    if medal or bonus:
        return
    for technology in CORPORATIONS[p.corporation].by_when.get("on_feature_resolved", ()):
        if ready(p, technology):
            play.then(f.seat, May(f.seat, UseTech(f.seat, technology.index), "SM-10.6"))
