"""Patches of every terrain (SM-7): which one a player takes, and what he keeps."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.games.planet_unknown.actions import ChooseKind
from orrery.games.planet_unknown.components import BIOMASS, TERRAINS
from orrery.games.planet_unknown.frames import PickKind, PlacePatch
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, Seat, State
from orrery.games.planet_unknown.supermoon_events import PatchChosen


def kinds(p: Seat, stored: bool) -> list[int]:
    """Terrains to choose from: one's own, and biomass, of which there are always enough. SM-7.2"""
    if not stored:
        return [*squares(p.extras.coloured), BIOMASS] if p.extras.coloured else [BIOMASS]
    found = sorted(set(p.extras.kept))
    return [*found, BIOMASS] if p.stored > len(p.extras.kept) else found


def to_be_laid(p: Seat, seat: int, stored: bool) -> PickKind | PlacePatch:
    """The question that comes first; there is none about the kind where there is no choice."""
    found = kinds(p, stored)
    return PlacePatch(seat, stored, found[0]) if len(found) == 1 else PickKind(seat, stored)


def kind_options(s: State, f: PickKind) -> list[ChooseKind]:
    return [ChooseKind(terrain) for terrain in kinds(s.seats[f.seat], f.stored)]


class KindParams(TypedDict):
    stored: bool


def kind_params(s: State, f: PickKind) -> KindParams:
    return {"stored": f.stored}


def refuse_kind(s: State, f: PickKind, a: ChooseKind) -> Refusal | None:
    if type(a) is not ChooseKind:
        return refusal("SM-7.2", "wrong_kind")
    if a not in kind_options(s, f):
        return refusal("SM-7.2", "no_such_patch", terrain=TERRAINS[a.terrain])
    return None


def choose_kind(play: Play, f: PickKind, a: ChooseKind) -> None:
    """What was chosen is spent when it is laid or stored, not before: there may be something else instead (PU-15.5)."""
    play.then(f.seat, PlacePatch(f.seat, f.stored, a.terrain))
    if a.terrain != BIOMASS:
        tell(play, PatchChosen(f.seat, TERRAINS[a.terrain]))


def spend(p: Seat, kind: int, stored: bool) -> None:
    """The patch leaves the own supply, or the store. SM-7.2, SM-7.3"""
    if kind == BIOMASS:
        return
    if stored:
        left = list(p.extras.kept)
        left.remove(kind)
        p.extras = p.extras._replace(kept=tuple(left))
    else:
        p.extras = p.extras._replace(coloured=p.extras.coloured & ~(1 << kind))


def store(p: Seat, kind: int) -> None:
    """SM-7.3: a stored patch keeps its terrain."""
    if kind != BIOMASS:
        spend(p, kind, stored=False)
        p.extras = p.extras._replace(kept=tuple(sorted((*p.extras.kept, kind))))
