"""Markers move: by stations, boosts, cards and events (PU-6, PU-7)."""

from __future__ import annotations

from typing import Final, TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import AnyOrder, Skip
from orrery.games.planet_unknown.actions import Advance, ChooseMarker, Regress
from orrery.games.planet_unknown.components import ALL_TRACKS, CELLS, CORPORATIONS, TRACKS, WATER, Effect
from orrery.games.planet_unknown.events import Ending, MarkerMoved, MarkerStuck
from orrery.games.planet_unknown.frames import (
    CARD,
    TRACK,
    ChooseAdvance,
    ChooseCell,
    ChooseRegress,
    Do,
    MoveThenOther,
    Step,
    StepTo,
    Unionize,
)
from orrery.games.planet_unknown.rules.corporation.last_cells import tracks_at_top
from orrery.games.planet_unknown.rules.corporation.technologies import available, refresh
from orrery.games.planet_unknown.rules.corporation.technologies import options as technologies
from orrery.games.planet_unknown.rules.corporation.tracks import MARKERS, MODELS, down, down_many, rising, track, up
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.rules.powers import has_power, working
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import ALL_AT_TOP, CARDS, FINAL, Play, Seat, State

ALL, NO_BONUSES, NO_BOOSTS = "all", "none", "no_synergy"
ADVANCES: Final = tuple(tuple(Advance(marker, cell) for cell in range(len(CELLS))) for marker in MARKERS)  # made once


def put(play: Play, seat: int, marker: int, cell: int, reason: str) -> None:
    """The marker stands on a new cell; whoever moves it sees to what follows from that."""
    p = play.s.seats[seat]
    start = p.markers[marker]
    p.markers = (*p.markers[:marker], cell, *p.markers[marker + 1 :])
    if play.out is not None:
        tell(play, MarkerMoved(seat, TRACKS[marker], CELLS[start], CELLS[cell], reason))
    if not play.s.options.supermoon or p.extras.at_top or play.s.phase in (FINAL, CARDS):
        return
    if tracks_at_top(p) == len(TRACKS):
        p.extras = p.extras._replace(at_top=True)  # SM-1.4: during a round, and it stays so
        play.s.ending |= ALL_AT_TOP
        tell(play, Ending("all_at_top", seat))


def enter(play: Play, seat: int, marker: int, cell: int, reason: str, bonuses: str, then: tuple[object, ...]) -> None:
    """Advance one cell and take what is printed there (PU-7.1), then go on with `then`."""
    s = play.s
    p = s.seats[seat]
    put(play, seat, marker, cell, reason)
    if restriction(s)[0] == "no_milestones":
        p.locked |= available(p) & ~p.techs  # PU-12.7: usable from the next round on
    found = CORPORATIONS[p.corporation].cells[cell].bonus if bonuses != NO_BONUSES else ()
    if bonuses == NO_BOOSTS:
        found = without_boosts(found)
    if then:
        play.then(seat, *then)
    take_bonuses(play, seat, found, track(cell))
    refresh(play, seat)


def without_boosts(found: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """PU-17.9; of a choice (Wormhole's double cells) what is left."""
    kept = []
    for effect in found:
        if effect.op == "choose_one":
            kept.append(effect._replace(options=without_boosts(effect.options)))
        elif effect.op != "synergy":
            kept.append(effect)
    return tuple(kept)


def take_bonuses(play: Play, seat: int, found: tuple[Effect, ...], of_track: int) -> None:
    """PU-6.6: at once, several in the owner's order. Boosts remember their track (Flux 3 looks at it)."""
    found = tuple(effect._replace(terrain=of_track) if effect.op == "synergy" else effect for effect in found)
    if len(found) == 1:
        play.then(seat, Do(seat, found[0], TRACK))
    elif found:
        play.then(seat, AnyOrder(seat, tuple(Do(seat, effect, TRACK) for effect in found), "PU-6.6"))


def step(play: Play, f: Step) -> None:
    if f.left <= 0:
        return
    p = play.s.seats[f.seat]
    cells = (rising if f.rising else up)(p, f.marker)
    if not cells:  # PU-6.5: lost, with the rest
        tell(play, MarkerStuck(f.seat, TRACKS[f.marker]))
    elif len(cells) > 1 or may_stay(p, f):
        play.then(f.seat, ChooseCell(*f))
    else:
        rest = (f._replace(left=f.left - 1),) if f.left > 1 else ()
        enter(play, f.seat, f.marker, cells[0], f.reason, f.bonuses, rest)


def may_stay(p: Seat, f: Step | ChooseCell) -> bool:
    """Makeshift 3 is optional (PU-7.24): a marker that could only be shifted sideways may stay where it is."""
    return has_power(p, "shift_marker_sideways") and not rising(p, f.marker)


def cell_options(s: State, f: ChooseCell) -> list[Advance | Skip]:
    p = s.seats[f.seat]
    cells = (rising if f.rising else up)(p, f.marker)
    found: list[Advance | Skip] = [ADVANCES[f.marker][cell] for cell in cells]
    return [*found, Skip()] if may_stay(p, f) else found


def refuse_cell(s: State, f: ChooseCell, a: Advance | Skip) -> Refusal | None:
    if type(a) is Skip:
        return None if may_stay(s.seats[f.seat], f) else refusal("PU-6.5", "must_advance")
    if type(a) is not Advance:
        return refusal("PU-7.5", "wrong_kind")
    if a.marker != f.marker:
        return refusal("PU-7.5", "other_marker", marker=TRACKS[f.marker])
    if f.rising and a.cell not in rising(s.seats[f.seat], f.marker):
        return refusal("PU-17.9", "cell_out_of_reach", marker=TRACKS[a.marker], cell=CELLS[a.cell])
    return refuse_up(s.seats[f.seat], a)


def refuse_up(p: Seat, a: Advance) -> Refusal | None:
    cells = up(p, a.marker)
    if not cells:
        return refusal("PU-7.5", "marker_cannot_advance", marker=TRACKS[a.marker])
    if a.cell not in cells:
        return refusal("PU-7.1", "cell_out_of_reach", marker=TRACKS[a.marker], cell=CELLS[a.cell])
    return None


def choose_cell(play: Play, f: ChooseCell, a: Advance | Skip) -> None:
    if type(a) is Skip:
        tell(play, MarkerStuck(f.seat, TRACKS[f.marker]))
        return
    assert type(a) is Advance
    rest = (Step(*f._replace(left=f.left - 1)),) if f.left > 1 else ()
    enter(play, f.seat, f.marker, a.cell, f.reason, f.bonuses, rest)


def step_to(play: Play, f: StepTo) -> None:
    """PU-15.3, PU-17.9: a boost on the way may have brought it there already."""
    p = play.s.seats[f.seat]
    if MODELS[p.corporation].level(p, f.marker) < f.row and rising(p, f.marker):
        play.then(f.seat, Step(f.seat, f.marker, 1, f.reason, f.bonuses, rising=True), f)


# --- a choice of markers --------------------------------------------------------------------------


def advances(p: Seat, tracks: int) -> list[Advance]:
    return [ADVANCES[marker][cell] for marker in MARKERS if tracks >> marker & 1 for cell in up(p, marker)]


def choose_several(play: Play, seat: int, tracks: int, count: int, steps: int, reason: str, bonuses: str) -> None:
    """PU-7.5: `count` different markers, each resolved before the next is chosen.

    A single one is asked about if a technology could free another first (PU-7.21), as Wormhole 1 does.
    """
    p = play.s.seats[seat]
    found = advances(p, tracks)
    if not found or count <= 0:
        return
    f = ChooseAdvance(seat, tracks, count, steps, reason, bonuses)
    play.then(seat, f)
    only = len({a.marker for a in found}) == 1
    if only and (tracks.bit_count() == 1 or not technologies(play.s, seat)):
        play.s.stacks[seat].pop()
        play.then(seat, Step(seat, found[0].marker, steps, reason, bonuses), *_others(f, found[0].marker))


def _others(f: ChooseAdvance, marker: int) -> tuple[Do, ...]:
    """The markers still to be chosen; one that is blocked now may be free by then."""
    if f.left < 2:
        return ()
    tracks = f.tracks & ~(1 << marker)
    return (Do(f.seat, Effect("advance", tracks, f.left - 1, f.steps, f.bonuses), f.reason),)


def advance_options(s: State, f: ChooseAdvance) -> list[Advance]:
    return advances(s.seats[f.seat], f.tracks)


def refuse_advance(s: State, f: ChooseAdvance, a: Advance) -> Refusal | None:
    if type(a) is not Advance:
        return refusal("PU-7.5", "wrong_kind")
    if not f.tracks >> a.marker & 1:
        return refusal("PU-7.5", "marker_not_offered", marker=TRACKS[a.marker])
    return refuse_up(s.seats[f.seat], a)


def choose_advance(play: Play, f: ChooseAdvance, a: Advance) -> None:
    rest: tuple[object, ...] = ()
    if f.steps > 1:
        rest = (Step(f.seat, a.marker, f.steps - 1, f.reason, f.bonuses),)
    enter(play, f.seat, a.marker, a.cell, f.reason, f.bonuses, (*rest, *_others(f, a.marker)))


# --- down -----------------------------------------------------------------------------------------


def regress(play: Play, seat: int, tracks: int, steps: int, reason: str, count: int = 1) -> None:
    """PU-7.8: a marker that can go down the most must be chosen."""
    f = ChooseRegress(seat, tracks, steps, reason, count)
    found = regress_options(play.s, f)
    if len(found) == 1:
        choose_regress(play, f, found[0])
    elif found:
        play.then(seat, f)


def regress_options(s: State, f: ChooseRegress) -> list[Regress]:
    p = s.seats[f.seat]
    ways = [(down_many(p, marker, f.steps) if f.tracks >> marker & 1 else 0) for marker in MARKERS]
    most = max(ways)
    return [Regress(marker) for marker in MARKERS if most and ways[marker] == most]


def refuse_regress(s: State, f: ChooseRegress, a: Regress) -> Refusal | None:
    if type(a) is not Regress:
        return refusal("PU-7.8", "wrong_kind")
    if not f.tracks >> a.marker & 1:
        return refusal("PU-7.8", "marker_not_offered", marker=TRACKS[a.marker])
    if a not in regress_options(s, f):
        return refusal("PU-7.8", "marker_cannot_regress", marker=TRACKS[a.marker])
    return None


def choose_regress(play: Play, f: ChooseRegress, a: Regress) -> None:
    """Cell by cell; bonuses received are not taken back (PU-7.6)."""
    if f.left > 1:  # a different marker
        rest = Effect("regress", tracks=f.tracks & ~(1 << a.marker), count=f.left - 1, steps=f.steps)
        play.then(f.seat, Do(f.seat, rest, f.reason))
    lower(play, f.seat, a.marker, f.steps, f.reason)


def lower(play: Play, seat: int, marker: int, steps: int, reason: str) -> None:
    p = play.s.seats[seat]
    for _ in range(steps):
        below = down(p, marker)
        if not below:
            break
        put(play, seat, marker, below[0], reason)
    refresh(play, seat)


# --- one marker, then another ---------------------------------------------------------------------


def move_then_other(play: Play, f: MoveThenOther) -> None:
    """Supermoon's trades: the second step is for a marker that the first did not choose."""
    found = first_options(play.s, f)
    if len(found) > 1:
        play.then(f.seat, f)
    elif found:
        choose_first(play, f, found[0])
    else:
        play.then(f.seat, Do(f.seat, f.second, f.reason))


def first_options(s: State, f: MoveThenOther) -> list[ChooseMarker]:
    """Who can do it, or who can do most of it; in a trade some marker steps back even if none can go down."""
    p = s.seats[f.seat]
    tracks = f.first.tracks
    if f.first.op == "advance":
        return [ChooseMarker(marker) for marker in MARKERS if tracks >> marker & 1 and up(p, marker)]
    ways = [(down_many(p, marker, f.first.steps) if tracks >> marker & 1 else -1) for marker in MARKERS]
    most = max(ways)
    if not most and tracks == ALL_TRACKS:
        return []
    return [ChooseMarker(marker) for marker in MARKERS if ways[marker] == most]


class TradeParams(TypedDict):
    """So many steps up or down, and then so many the other way."""

    steps: int
    up: bool
    then: int


def first_params(s: State, f: MoveThenOther) -> TradeParams:
    return {"steps": f.first.steps, "up": f.first.op == "advance", "then": f.second.steps}


def refuse_first(s: State, f: MoveThenOther, a: ChooseMarker) -> Refusal | None:
    if type(a) is not ChooseMarker:
        return refusal("SM-11.4", "wrong_kind")
    if a not in first_options(s, f):
        return refusal("SM-11.4", "marker_not_offered", marker=TRACKS[a.marker])
    return None


def choose_first(play: Play, f: MoveThenOther, a: ChooseMarker) -> None:
    others = f.second._replace(tracks=f.second.tracks & ~(1 << a.marker))
    play.then(f.seat, Do(f.seat, others, f.reason))
    if f.first.op == "advance":
        play.then(f.seat, Step(f.seat, a.marker, f.first.steps, f.reason, f.first.bonuses))
    else:
        lower(play, f.seat, a.marker, f.first.steps, f.reason)


# --- all markers up to a row ----------------------------------------------------------------------


def unionize(play: Play, f: Unionize) -> None:
    """PU-17.9: markers below the row, in the owner's order."""
    found = union_options(play.s, f)
    if len(found) == 1:
        choose_union(play, f, found[0])
    elif found:
        play.then(f.seat, f)


def union_options(s: State, f: Unionize) -> list[ChooseMarker]:
    p = s.seats[f.seat]
    model = MODELS[p.corporation]
    return [ChooseMarker(marker) for marker in MARKERS if model.level(p, marker) < f.row and rising(p, marker)]


def refuse_union(s: State, f: Unionize, a: ChooseMarker) -> Refusal | None:
    if type(a) is not ChooseMarker:
        return refusal("PU-17.9", "wrong_kind")
    if a not in union_options(s, f):
        return refusal("PU-17.9", "marker_cannot_advance", marker=TRACKS[a.marker])
    return None


def choose_union(play: Play, f: Unionize, a: ChooseMarker) -> None:
    again = Effect("advance_all_to_row", count=f.row, bonuses=f.bonuses)
    play.then(f.seat, StepTo(f.seat, a.marker, f.row, CARD, f.bonuses), Do(f.seat, again, CARD))


# --- water by a station ---------------------------------------------------------------------------


def station_steps(p: Seat, marker: int) -> int:
    """Cells a station of a placed tile moves its marker: Universal 4 doubles water (PU-15.1)."""
    technology = working(p, "multiply_water_advance")
    return technology.effect.count if technology is not None and marker == WATER else 1
