"""Milestones, track by track (PU-7.9 to PU-7.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.frames import AnyOrder, May
from orrery.games.planet_unknown.components import (
    ALL_TRACKS,
    BIOMASS,
    CIV,
    CIV_LEVELS,
    CORPORATIONS,
    ROVER,
    TECH,
    TRACKS,
    Effect,
)
from orrery.games.planet_unknown.events import CivDue
from orrery.games.planet_unknown.frames import FEATURE, Do, PickFlux, RoverMilestone, UseTech
from orrery.games.planet_unknown.operation import Operation, possible
from orrery.games.planet_unknown.rules.cards.maintenance import MILESTONE, cards_for
from orrery.games.planet_unknown.rules.corporation.technologies import ready
from orrery.games.planet_unknown.rules.placing import patches
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play
from orrery.games.planet_unknown.track_worth import CIV_CARD, PATCH, ROVERS, TECHNOLOGY, WHOLE_GAME


def milestone(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """None under `no_milestones` (PU-12.7). Several things come in the owner's order: PU-6.6, SM-11.3"""
    if restriction(play.s)[0] == "no_milestones":
        return
    todo = MILESTONES[effect.tracks.bit_length() - 1](play, seat, effect.count)
    if play.s.seats[seat].extras.maintenance:
        todo += cards_for(play.s, seat, MILESTONE, effect.tracks)
    if len(todo) > 1:
        play.then(seat, AnyOrder(seat, tuple(todo), "PU-15.8" if effect.tracks == 1 << CIV else "PU-6.6"))
    else:
        play.then(seat, *todo)


def _civ(play: Play, seat: int, level: int) -> list[object]:
    """A card of this level is due. Republic must move a marker down, and may have a boost (PU-15.8)."""
    s = play.s
    p = s.seats[seat]
    if has_power(p, "upgrade_flux_track") and p.flux == CIV:
        level = min(level + 1, CIV_LEVELS[-1])  # PU-15.3
    p.due = (*p.due, level)
    tell(play, CivDue(seat, level))
    corporation = CORPORATIONS[p.corporation]
    todo: list[object] = []
    if corporation.feature == "regress_on_civ_milestone":
        others = ALL_TRACKS & ~(1 << CIV)
        todo.append(Do(seat, Effect("regress", tracks=others, steps=1), FEATURE))
    return todo + [
        May(seat, UseTech(seat, technology.index), "PU-15.8")
        for technology in corporation.by_when.get("on_civ_milestone", ())
        if technology.effect.op == "synergy" and ready(p, technology) and possible(s, seat, technology.effect)
    ]


def _biomass(play: Play, seat: int, level: int) -> list[object]:
    p = play.s.seats[seat]
    patches.gain(play, seat, 2 if has_power(p, "upgrade_flux_track") and p.flux == BIOMASS else 1)
    return []


def _rover(play: Play, seat: int, level: int) -> list[object]:
    return [RoverMilestone(seat, False)]


def _tech(play: Play, seat: int, level: int) -> list[object]:
    """The technology itself follows from the marker; Flux may move its token (PU-15.3)."""
    flux = CORPORATIONS[play.s.seats[seat].corporation].feature == "flux"
    return [PickFlux(seat, False)] if flux else []


# What a milestone leaves to do, track by track; what needs no order is done at once.
MILESTONES: Final[dict[int, Callable[[Play, int, int], list[object]]]] = {
    CIV: _civ,
    BIOMASS: _biomass,
    ROVER: _rover,
    TECH: _tech,
}


def item(effect: Effect) -> str:
    track = TRACKS[effect.tracks.bit_length() - 1]
    return f"milestone:{track}:{effect.count}" if effect.count else f"milestone:{track}"


def worth(effect: Effect, rounds: float) -> float:
    if effect.tracks == 1 << CIV:
        return CIV_CARD[min(effect.count, len(CIV_CARD) - 1)]
    if effect.tracks == 1 << BIOMASS:
        return PATCH
    if effect.tracks == 1 << ROVER:
        return ROVERS * min(1.0, rounds / 8)
    return TECHNOLOGY * rounds / WHOLE_GAME


OPERATIONS = (Operation(op="milestone", begin=milestone, item=item, worth=worth),)
