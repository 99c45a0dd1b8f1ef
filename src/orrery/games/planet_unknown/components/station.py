"""The space station: which shapes lie in which bay, and where the players sit."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import Entry, build, expect, one_of
from orrery.games.planet_unknown.components.tiles import SHAPE_INDEX, SHAPES, Shape
from orrery.games.planet_unknown.data import read

SECTORS: Final = 6


class Station(NamedTuple):
    """Shapes of the bays clockwise; places of the players by their number."""

    outer: tuple[int, ...]
    inner: tuple[int, ...]
    places: dict[int, tuple[int, ...]]


def _station(entry: Entry, where: str) -> Station:
    names = tuple(SHAPE_INDEX)
    outer, inner = (tuple(one_of(names, bay, where) for bay in entry[ring]["bays"]) for ring in ("outer", "inner"))
    places = {int(players): tuple(places) for players, places in entry["places"].items()}
    return Station(outer, inner, places)


(STATION,) = build("station", read("station")["station"], _station)


def check(station: Station = STATION, shapes: tuple[Shape, ...] = SHAPES) -> None:
    for ring, bays in (("outer", station.outer), ("inner", station.inner)):
        expect(len(bays) == SECTORS, f"station.toml: {ring}: six bays")
        stated = [(ring, bay) for bay in range(SECTORS)]
        found = [(shapes[shape].ring, shapes[shape].bay) for shape in bays]
        expect(found == stated, f"station.toml: {ring}: bays as shapes.toml has them")
    expect(sorted(station.outer + station.inner) == list(range(12)), "station.toml: every shape in one bay (PU-2.2)")
    for players, places in station.places.items():
        expect(len(set(places)) == players, f"station.toml: places: {players} players, {len(set(places))} places")
        expect(
            list(places) == sorted(places) and places[0] == 0 and places[-1] < SECTORS, "station.toml: places 0 to 5"
        )
