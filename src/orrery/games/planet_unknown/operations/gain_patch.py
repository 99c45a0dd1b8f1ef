"""Patches to be laid at once (PU-7.12, PU-15.9, SM-11.5)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import GainPatch, PlacePatch
from orrery.games.planet_unknown.operation import Lacking, Operation
from orrery.games.planet_unknown.rules.placing import patches
from orrery.games.planet_unknown.rules.planet.patch_places import patch_options
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.state import Play, State


def gain_patch(play: Play, seat: int, effect: Effect, reason: str) -> None:
    patches.gain(play, seat, effect.count)


def can_gain(s: State, seat: int, effect: Effect) -> bool:
    """SM-11.5"""
    return restriction(s)[0] != "no_patches" and bool(patch_options(s, PlacePatch(seat, False)))


def square(s: State, seat: int, effect: Effect) -> Lacking | None:
    return None if patch_options(s, PlacePatch(seat, False)) else "square"


def extra_patch(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Wormhole 3: on top of the gain that triggered it."""
    play.then(seat, GainPatch(seat, effect.count))


OPERATIONS = (
    Operation(
        op="gain_patch",
        begin=gain_patch,
        possible=can_gain,
        lacking=square,
        item=lambda effect: f"patch:{effect.count}",
    ),
    Operation(op="extra_patch", begin=extra_patch),
)
