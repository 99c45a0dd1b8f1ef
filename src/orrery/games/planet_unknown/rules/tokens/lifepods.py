"""Lifepods: collected, put on boards, moved, lost (PU-1.9, PU-12.12, PU-15.2, PU-15.5)."""

from __future__ import annotations

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import Skip
from orrery.games.planet_unknown.actions import AREA_PLACE, PLACES, ChoosePlace
from orrery.games.planet_unknown.components import CELLS, CORPORATIONS, SQUARES
from orrery.games.planet_unknown.events import LifepodCollected, LifepodDestroyed, LifepodMoved, LifepodPut
from orrery.games.planet_unknown.frames import LosePod, PlacePod, PodFrom, PodTo
from orrery.games.planet_unknown.rules.corporation.technologies import refresh
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, Seat, State

FIRST_SLOT = AREA_PLACE + 1
SLOTS = range(len(PLACES) - FIRST_SLOT)


def collect_lifepod(play: Play, seat: int, square: int) -> None:
    """PU-1.9; some corporations may put it elsewhere than in the collection area."""
    p = play.s.seats[seat]
    p.lifepods &= ~(1 << square)
    p.pods += 1
    tell(play, LifepodCollected(seat, SQUARES[square]))
    if len(free_places(p)) > 1:
        play.then(seat, PlacePod(seat))


def free_places(p: Seat) -> list[int]:
    """Where a lifepod may go: the collection area, and what the corporation's feature opens."""
    corporation = CORPORATIONS[p.corporation]
    if corporation.feature == "lifepods_on_tracks":  # any cell without marker or lifepod
        taken = p.pods_on
        for cell in p.markers:
            taken |= 1 << cell
        return [AREA_PLACE, *(cell for cell in range(len(CELLS)) if not taken >> cell & 1)]
    if corporation.feature == "lifepods_on_techs":
        slots = range(len(corporation.technologies))
        return [AREA_PLACE, *(FIRST_SLOT + slot for slot in slots if not p.slots >> slot & 1)]
    return [AREA_PLACE]


def taken_places(p: Seat) -> list[int]:
    """Where this seat's collected lifepods lie."""
    found = [AREA_PLACE] if p.pods else []
    found += [cell for cell in range(len(CELLS)) if p.pods_on >> cell & 1]
    return found + [FIRST_SLOT + slot for slot in SLOTS if p.slots >> slot & 1]


def _lift(p: Seat, place: int) -> None:
    if place == AREA_PLACE:
        p.pods -= 1
    elif place < AREA_PLACE:
        p.pods_on &= ~(1 << place)
    else:
        p.slots &= ~(1 << (place - FIRST_SLOT))


def _drop(p: Seat, place: int) -> None:
    if place == AREA_PLACE:
        p.pods += 1
    elif place < AREA_PLACE:
        p.pods_on |= 1 << place
    else:
        p.slots |= 1 << (place - FIRST_SLOT)


# --- just collected -------------------------------------------------------------------------------


def place_options(s: State, f: PlacePod) -> list[ChoosePlace]:
    return [ChoosePlace(place) for place in free_places(s.seats[f.seat])]


def refuse_place(s: State, f: PlacePod, a: ChoosePlace) -> Refusal | None:
    p = s.seats[f.seat]
    rule = "PU-15.5" if CORPORATIONS[p.corporation].feature == "lifepods_on_techs" else "PU-15.2"
    if type(a) is not ChoosePlace:
        return refusal(rule, "wrong_kind")
    if a.place not in free_places(p):
        return refusal(rule, "place_taken", place=PLACES[a.place])
    return None


def place_pod(play: Play, f: PlacePod, a: ChoosePlace) -> None:
    p = play.s.seats[f.seat]
    if a.place == AREA_PLACE:
        return
    _lift(p, AREA_PLACE)
    _drop(p, a.place)
    tell(play, LifepodPut(f.seat, PLACES[a.place]))
    refresh(play, f.seat)


# --- relocating (Cosmos) --------------------------------------------------------------------------


def relocate(play: Play, f: PodFrom) -> None:
    """Up to so many different lifepods, each optional."""
    if f.left > 0 and _movable(play.s.seats[f.seat], f):
        play.then(f.seat, f)


def _movable(p: Seat, f: PodFrom) -> list[int]:
    """Lifepods not yet moved by this effect; those in the area look alike and are counted."""
    moved_to_area = f.moved.count(AREA_PLACE)
    return [
        place for place in taken_places(p) if (p.pods > moved_to_area if place == AREA_PLACE else place not in f.moved)
    ]


def from_options(s: State, f: PodFrom) -> list[ChoosePlace | Skip]:
    return [*(ChoosePlace(place) for place in _movable(s.seats[f.seat], f)), Skip()]


def refuse_from(s: State, f: PodFrom, a: ChoosePlace | Skip) -> Refusal | None:
    if type(a) is Skip:
        return None
    if type(a) is not ChoosePlace:
        return refusal("PU-15.2", "wrong_kind")
    if a.place not in _movable(s.seats[f.seat], f):
        return refusal("PU-15.2", "no_lifepod_there", place=PLACES[a.place])
    return None


def choose_from(play: Play, f: PodFrom, a: ChoosePlace | Skip) -> None:
    if type(a) is ChoosePlace:
        play.then(f.seat, PodTo(f.seat, f.left, f.moved, a.place))


def to_options(s: State, f: PodTo) -> list[ChoosePlace]:
    return [ChoosePlace(place) for place in free_places(s.seats[f.seat]) if place != f.start]


def refuse_to(s: State, f: PodTo, a: ChoosePlace) -> Refusal | None:
    if type(a) is not ChoosePlace:
        return refusal("PU-15.2", "wrong_kind")
    if a.place == f.start or a.place not in free_places(s.seats[f.seat]):
        return refusal("PU-15.2", "place_taken", place=PLACES[a.place])
    return None


def choose_to(play: Play, f: PodTo, a: ChoosePlace) -> None:
    p = play.s.seats[f.seat]
    _lift(p, f.start)
    _drop(p, a.place)
    tell(play, LifepodMoved(f.seat, PLACES[f.start], PLACES[a.place]))
    relocate(play, PodFrom(f.seat, f.left - 1, (*f.moved, a.place)))
    refresh(play, f.seat)


# --- losing one -----------------------------------------------------------------------------------


def lose(play: Play, f: LosePod) -> None:
    """PU-12.12: any lifepod on the corporation board."""
    found = taken_places(play.s.seats[f.seat])
    if len(found) == 1:
        choose_lost(play, f, ChoosePlace(found[0]))
    elif found:
        play.then(f.seat, f)


def lose_options(s: State, f: LosePod) -> list[ChoosePlace]:
    return [ChoosePlace(place) for place in taken_places(s.seats[f.seat])]


def refuse_lose(s: State, f: LosePod, a: ChoosePlace) -> Refusal | None:
    if type(a) is not ChoosePlace:
        return refusal("PU-12.12", "wrong_kind")
    if a.place not in taken_places(s.seats[f.seat]):
        return refusal("PU-12.12", "no_lifepod_there", place=PLACES[a.place])
    return None


def choose_lost(play: Play, f: LosePod, a: ChoosePlace) -> None:
    p = play.s.seats[f.seat]
    _lift(p, a.place)
    p.pods_lost += 1
    tell(play, LifepodDestroyed(f.seat, PLACES[a.place]))
    refresh(play, f.seat)
