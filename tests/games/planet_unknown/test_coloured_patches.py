"""Patches of every terrain (SM-7)."""

from __future__ import annotations

from typing import Any

import pytest

from games.planet_unknown.position import on_paper
from games.planet_unknown.scene import Scene, names
from games.planet_unknown.setting import grid_of, mask, paint, rules, seat_with, with_extras
from games.planet_unknown.table import laid, table
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import OBJECTIVES, SHAPES, TERRAINS, TILE_INDEX, TILES, Effect
from orrery.games.planet_unknown.frames import CARD, Prepare
from orrery.games.planet_unknown.rules.medals.objectives import progress, spread
from orrery.games.planet_unknown.rules.medals.scoring import lines_of, total
from orrery.games.planet_unknown.rules.placing.tile_stations import copies
from orrery.games.planet_unknown.state import Seat

DOMINO = laid("i2_civ_energy_plain", "F1", "G1")
COLOURED = ["civ", "water", "rover", "tech", "energy"]


def patches(p: Seat | None = None, **options: Any) -> Scene:
    return Scene(p or seat_with(tiles=[DOMINO]), patches=True, **options)


def gained(p: Seat | None = None, count: int = 1, **options: Any) -> Scene:
    return patches(p, **options).effect(Effect("gain_patch", count=count), CARD)


@rules("SM-7.1", "SM-7.2")
def test_sm_7_1_everybody_has_five_and_may_take_one_instead_of_biomass() -> None:
    assert table(patches=True).start().seat(0, 1)["coloured"] == COLOURED  # public
    t = gained()
    assert t.asked() == "patch_kind"
    assert t.answers() == ["civ", "water", "rover", "tech", "energy", "biomass"]
    t.do("kind", "water").do("patch", "F2")
    assert names(t.p.terrain[TERRAINS.index("water")]) == ["F2"]
    assert t.p.extras.coloured == sum(1 << TERRAINS.index(kind) for kind in COLOURED if kind != "water")
    assert [e.terrain for e in t.heard("PatchChosen")] == ["water"]


@rules("SM-7.2")
def test_sm_7_2_for_each_of_several_and_none_is_replaced() -> None:
    t = gained(count=3)
    t.do("kind", "tech").do("patch", "F2")
    assert "tech" not in t.answers()
    t.do("kind", "biomass").do("patch", "F3")
    t.do("kind", "civ").do("patch", "F4")
    assert len(t.p.patches) == 3
    last = gained(with_extras(seat_with(tiles=[DOMINO]), coloured="rover"), count=2)
    last.do("kind", "rover").do("patch", "F2")
    assert last.asked() == "place_patch"  # only biomass is left: nothing to choose


@rules("SM-7.2")
def test_sm_7_2_a_patch_without_a_place_is_none_of_the_own() -> None:
    p = seat_with(patches=grid_of("ksb_4156"))
    t = gained(p)
    assert t.asked() is None
    assert len(t.heard("PatchLost")) == 1
    assert t.p.extras.coloured.bit_count() == 5


@rules("SM-7.2", "PU-15.5")
def test_sm_7_2_a_boost_instead_keeps_the_patch() -> None:
    t = gained(seat_with(corporation="jump_drive", slots="A", tiles=[DOMINO])).do("kind", "civ").do("boost")
    assert t.p.extras.coloured.bit_count() == 5


@rules("SM-7.3", "SM-4.3")
def test_sm_7_3_a_stored_patch_keeps_its_terrain() -> None:
    p = seat_with(tiles=[DOMINO], markers={"tech": 5})
    t = gained(p, count=2)
    t.do("kind", "energy").do("store").do("kind", "biomass").do("store")
    assert (t.p.stored, [TERRAINS[kind] for kind in t.p.extras.kept]) == (2, ["energy"])
    assert t.p.extras.coloured.bit_count() == 4
    t.lies(phase="final", ending=["nothing_fits"])
    t.then(Prepare(0), seat=TABLE)
    assert t.asked() == "patch_kind"
    assert t.answers() == ["energy", "biomass"]
    t.do("kind", "energy").do("patch", "F2")
    assert t.asked() == "place_patch"  # the one left is biomass
    t.do("patch", "F3")
    assert names(t.p.terrain[TERRAINS.index("energy")] & mask("F2 F3")) == ["F2"]
    assert (t.p.stored, t.p.extras.kept) == (0, ())


@rules("SM-7.3", "PU-15.9")
def test_sm_7_3_wormhole_lays_any_patch_over_tiles() -> None:
    p = seat_with(corporation="wormhole_corp", tiles=[DOMINO], markers={"tech": 5})
    t = gained(p).do("kind", "tech").do("patch", "F1")
    assert names(t.p.terrain[TERRAINS.index("tech")]) == ["F1"]
    assert t.p.stations[0] == t.p.terrain[0] == 0  # the civ station is under it


@rules("SM-7.3", "SM-7.6")
def test_sm_7_6_patches_left_over_score_nothing() -> None:
    p = seat_with(tiles=[DOMINO], hidden=["sustainable_living_act"])
    assert lines_of(patches(p).s, 0)["civ_cards"] == 0
    assert total(patches(seat_with()).s, 0) == total(Scene(seat_with()).s, 0)


@rules("SM-7.4", "SM-7.6")
@pytest.mark.parametrize("kind", COLOURED)
def test_sm_7_4_a_patch_is_a_section_without_a_station(kind: str) -> None:
    t = gained(seat_with(corporation="oasis_ultd", tiles=[DOMINO], markers={"water": "water-1"}))
    before = t.rows()
    t.do("kind", kind).do("patch", "E2" if "E2" in t.answers() else "F2")
    assert t.rows() == before  # no marker, not even water on ice
    assert all(not stations & mask("E2 F2") for stations in t.p.stations)
    assert t.asked() is None


@rules("SM-7.4", "SM-7.6")
def test_sm_7_4_it_enlarges_an_area_of_its_terrain() -> None:
    civ = TERRAINS.index("civ")
    t = gained().do("kind", "civ").do("patch", "F2")
    assert spread(t.p.terrain[civ]) == (1, 2)
    t = gained().do("kind", "civ").do("patch", "G2")
    assert spread(t.p.terrain[civ]) == (2, 1)


@rules("SM-7.5")
def test_sm_7_5_a_patch_has_nothing_to_copy_and_energy_reaches_further() -> None:
    """A water patch beside an energy area gives nothing; an energy patch makes the area touch a tech section."""
    far = laid("i3_rover_tech_plain", "H2", "H3", "H4")
    p = seat_with(tiles=[DOMINO, far], patches="G2", kinds={"G2": "water"})
    assert copied(p) == ["civ"]
    energy = seat_with(tiles=[DOMINO, far], patches="G2", kinds={"G2": "energy"})
    found = copied(energy)
    assert "civ" in found
    assert len(found) == 2


def copied(p: Seat) -> list[str]:
    """What the energy station of the first tile may act as."""
    return [TERRAINS[terrain] for terrain in copies(p, 0, energy=False)]


@rules("SM-7.5", "PU-1.12")
def test_sm_7_5_a_patch_on_a_section_of_its_own_terrain_is_no_square_of_the_section() -> None:
    """Wormhole lays a rover patch on the square of a rover section that touched the energy area."""
    line = ("G2", "G3", "G4")  # straight down from the energy square, the rover section first
    tile = next(tile for tile in ("i3_rover_tech_plain", "i3_water_rover_plain") if len(section_of(tile)) == 2)
    kind = TERRAINS[TILES[TILE_INDEX[tile]].terrains[0]]
    given: dict[str, Any] = {"corporation": "wormhole_corp", "tiles": [DOMINO, laid(tile, *line)]}
    assert kind in copied(seat_with(**given))
    assert kind not in copied(seat_with(**given, patches="G2", kinds={"G2": kind}))


def section_of(tile: str) -> tuple[tuple[int, int], ...]:
    return SHAPES[TILES[TILE_INDEX[tile]].shape].sections[0]


@rules("SM-7.6")
def test_sm_7_6_patches_count_for_areas_and_not_for_stations() -> None:
    for number, objective in enumerate(OBJECTIVES):
        terrain = TERRAINS[objective.test_terrain]
        if objective.test in ("area_with_stations", "stations_at_most") and terrain in COLOURED:
            p = seat_with(patches="F1 G1 F2", kinds={"G1": terrain})
            assert progress(patches(p).s, 0, number)[0] == 0
        elif objective.test == "rectangle" and terrain in COLOURED:
            p = seat_with(patches="F1 G1 F2", kinds={"G1": terrain})
            painted = paint(seat_with(), terrain, "G1")
            assert progress(patches(p).s, 0, number) == progress(on_paper(1, seats=[painted]), 0, number)


@rules("SM-7.2", "SM-3.1")
def test_sm_7_2_a_coloured_patch_on_the_moon_moves_the_satellite() -> None:
    p = seat_with(moon="moon_start")
    t = gained(p, moons=True).do("kind", "water").do("patch", "mC1")
    assert t.p.extras.satellite == 8
