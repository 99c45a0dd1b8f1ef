"""Two readings of the placement rules must agree on every planet: all places at once, and one place at a time.

The boards are those of random games, so they hold tiles, patches, lifepods, rovers and meteorites in any mixture; any
technologies, any restriction of an event and any level of the waiver may be in force on them.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.planet_unknown.setting import rules
from orrery.core import engine
from orrery.core.rng import stream_keys
from orrery.games.planet_unknown.actions import BoostInstead, Lay, LayPatch, LeavePatch, StorePatch
from orrery.games.planet_unknown.components import (
    BASE_CORPORATIONS,
    CORPORATIONS,
    EVENT_INDEX,
    NONE,
    ORIENTATIONS,
    PLANETS,
    SQUARES,
    TILES,
)
from orrery.games.planet_unknown.flow import FLOW
from orrery.games.planet_unknown.frames import PlacePatch
from orrery.games.planet_unknown.options import OPTIONS
from orrery.games.planet_unknown.rules.planet.patch_places import patch_options, refuse_patch
from orrery.games.planet_unknown.rules.planet.tile_places import NOTHING_FITS, fits, placements, waiver
from orrery.games.planet_unknown.rules.planet.tile_refusals import refuse_place
from orrery.games.planet_unknown.rules.preparation.setup import set_up
from orrery.games.planet_unknown.state import Seat, State

EVENTS = [NONE, *(EVENT_INDEX[f"red_{name}"] for name in ("no_tile_on_edge", "no_tile_on_ice", "no_matching_terrain"))]
ALL_TECHNOLOGIES = (1 << 6) - 1
EXAMPLES = settings(max_examples=20, deadline=None, derandomize=True, database=None)


def board(planet: str, corporation: str, seed: int, steps: int) -> State:
    """A solo game on this planet after so many random decisions."""
    options = OPTIONS.read({"boards": "chosen", "planet_1": planet, "corporation_1": corporation})
    s = set_up(1, options, stream_keys(seed, 2))
    engine.start(FLOW, s)
    random = Random(seed)
    for _ in range(steps):
        found = engine.options(FLOW, s, 0)
        if not found:
            break
        engine.apply(FLOW, s, 0, random.choice(found))
    return s


boards = st.tuples(
    st.sampled_from([corporation.id for corporation in BASE_CORPORATIONS]),
    st.integers(0, 10_000),
    st.sampled_from([1, 8, 20, 40, 60, 90, 130, 200]),
)


@rules("PU-4.7", "PU-12.5", "PU-12.6", "PU-16.1")
@pytest.mark.parametrize("planet", [planet.id for planet in PLANETS])
@EXAMPLES
@given(
    where=boards,
    tile=st.integers(0, len(TILES) - 1),
    event=st.sampled_from(EVENTS),
    waived=st.sampled_from([0, 0, 1, 2, 3]),
    techs=st.integers(0, ALL_TECHNOLOGIES),
)
def test_tiles(planet: str, where: tuple[str, int, int], tile: int, event: int, waived: int, techs: int) -> None:
    s = board(planet, *where)
    p = s.seats[0]
    s.event, p.techs = event, techs
    found = placements(s, p, tile, waived)
    every = [Lay(o, at, e) for o in range(len(ORIENTATIONS)) for at in range(len(SQUARES)) for e in (0, 1)]
    assert len(set(found)) == len(found)
    assert set(found) == {a for a in every if refuse_place(s, p, tile, waived, a) is None}
    assert fits(s, p, tile, waived) == bool(found)
    level = waiver(s, p, [tile])
    levels = [n for n in range(4) if fits(s, p, tile, n)]
    assert level == (levels[0] if levels else NOTHING_FITS)


# --- patches --------------------------------------------------------------------------------------


def beside(x: int, y: int) -> list[tuple[int, int]]:
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def plain_reading(p: Seat, has: set[str], stored: bool) -> set[str]:
    """The squares of PU-7.12, PU-4, PU-15.9 and PU-16 for a patch, square by square and without any bit."""
    planet = PLANETS[p.planet]

    def at(mask: int) -> set[tuple[int, int]]:
        return {(n % 12, n // 12) for n in range(144) if mask >> n & 1}

    grid, filled, ring = at(planet.grid), at(p.filled), at(planet.ring)
    first = at(planet.centre or planet.edge)
    legal = set()
    for x, y in grid - ring:
        if (x, y) in filled:
            rock = (x, y) in at(p.meteorites | p.cargo)
            over = "patch_over_tiles" in has and not rock
            crush = stored and "patch_destroys_meteorite" in has and (x, y) in at(p.meteorites)
            if over or crush:
                legal.add((x, y))
            continue
        touches = "ignore_adjacency:any" in has or any(other in filled for other in beside(x, y))
        contact = touches if filled else (x, y) in first
        slides = planet.id != "pajitnov" or any(other not in filled for other in beside(x, y))
        if contact and slides:
            legal.add((x, y))
    return {f"{chr(65 + x)}{y + 1}" for x, y in legal}


@rules("PU-7.12", "PU-12.5", "PU-15.9", "PU-16.2", "PU-16.9")
@pytest.mark.parametrize("planet", [planet.id for planet in PLANETS])
@EXAMPLES
@given(where=boards, event=st.sampled_from(EVENTS), stored=st.booleans(), techs=st.integers(0, ALL_TECHNOLOGIES))
def test_patches(planet: str, where: tuple[str, int, int], event: int, stored: bool, techs: int) -> None:
    s = board(planet, *where)
    p = s.seats[0]
    s.event, p.techs = event, techs & (1 << len(CORPORATIONS[p.corporation].technologies)) - 1
    f = PlacePatch(0, stored)
    found = patch_options(s, f)
    every = [*(LayPatch(at) for at in range(len(SQUARES))), StorePatch(), BoostInstead(), LeavePatch()]
    assert len({(type(a), a) for a in found}) == len(found)
    allowed = [a for a in every if refuse_patch(s, f, a) is None]
    assert sorted(map(repr, found)) == sorted(map(repr, allowed))
    has = set()
    for technology in CORPORATIONS[p.corporation].technologies:
        if p.techs >> technology.index & 1:
            has |= {technology.effect.op, f"{technology.effect.op}:{technology.effect.what}"}
    assert {SQUARES[a.square] for a in found if type(a) is LayPatch} == plain_reading(p, has, stored)
