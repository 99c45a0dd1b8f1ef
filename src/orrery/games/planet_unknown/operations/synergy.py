"""Boosts, and a boost that goes on (PU-7.4, PU-12.8, PU-15.3)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import WATER, Effect
from orrery.games.planet_unknown.frames import TRACK, Boost
from orrery.games.planet_unknown.operation import Operation
from orrery.games.planet_unknown.rules.corporation import boosts
from orrery.games.planet_unknown.rules.corporation.tracks import MARKERS, up
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.state import Play, State
from orrery.games.planet_unknown.track_worth import BOOST


def synergy(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-7.4; none under `no_synergy` (PU-12.8). Flux 3 doubles those of the water track."""
    s = play.s
    p = s.seats[seat]
    if restriction(s)[0] == "no_synergy":
        return
    count = effect.count
    if reason == TRACK and effect.terrain == WATER and has_power(p, "upgrade_flux_track") and p.flux == WATER:
        count *= 2
    play.then(seat, *(Boost(seat) for _ in range(count)))


def can_boost(s: State, seat: int, effect: Effect) -> bool:
    """PU-12.8"""
    p = s.seats[seat]
    return restriction(s)[0] != "no_synergy" and any(up(p, marker) for marker in MARKERS)


def synergy_steps(play: Play, seat: int, effect: Effect, reason: str) -> None:
    boosts.step_again(play, seat, effect)


OPERATIONS = (
    Operation(
        op="synergy",
        begin=synergy,
        possible=can_boost,
        item=lambda effect: "boost",
        worth=lambda effect, rounds: BOOST * effect.count,
    ),
    Operation(op="synergy_steps", begin=synergy_steps, item=lambda effect: "double_boost"),
)
