"""Buildings, technologies, tiles of the map and of the Life Support System."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, build, expect, index_by_id, one_of, word
from orrery.games.on_mars.components.board import DIRECTIONS
from orrery.games.on_mars.components.effects import effect_of
from orrery.games.on_mars.components.names import (
    GENERATOR,
    ITEMS,
    MINE,
    RESOURCES,
    SHARED,
    SHELTER,
    TECH_IDS,
    TECH_SHELTER,
    TYPE_IDS,
)
from orrery.games.on_mars.data import read

# What reward tiles of the LSS and goals count, OM-19.12.
COUNTED: Final = (
    "highest_tech_level",
    "ships_in_hangar",
    "advanced_buildings",
    "mines_with_own_colonist_or_marker",
    "bots",
    "discovery_tiles",
    "shelters",
    "colonists_in_living_quarters",
)


class BuildingTile(NamedTuple):
    """A tile of a stack; `arrows` are directions."""

    id: str
    type: int
    arrows: tuple[int, ...]


class Tech(NamedTuple):
    """`joins`: the type of buildings it joins, or -1."""

    id: str
    joins: int


class Discovery(NamedTuple):
    id: str
    effect: int
    lacerda: bool


class Research(NamedTuple):
    id: str
    letter: str
    colour: str
    effect: int
    copies: int


class LssTile(NamedTuple):
    id: str
    counts: str
    per: int
    op: int


class LssBenefit(NamedTuple):
    id: str
    effect: int


def _tile(entry: Entry, where: str) -> BuildingTile:
    arrows = tuple(one_of(DIRECTIONS, arrow, where) for arrow in entry["arrows"])
    expect(len(set(arrows)) == len(arrows), f"{where}: a direction stands twice")
    return BuildingTile(entry["id"], one_of(TYPE_IDS, entry["type"], where), arrows)


def _tech(entry: Entry, where: str) -> Tech:
    return Tech(entry["id"], one_of(TYPE_IDS, entry["joins"], where) if "joins" in entry else NONE)


def _discovery(entry: Entry, where: str) -> Discovery:
    return Discovery(entry["id"], effect_of(entry["id"]), entry["lacerda"])


def _research(entry: Entry, where: str) -> Research:
    return Research(entry["id"], entry["letter"], entry["colour"], effect_of(entry["id"]), entry["copies"])


def _lss_tile(entry: Entry, where: str) -> LssTile:
    return LssTile(entry["id"], word(COUNTED, entry["counts"], where), entry["per"], entry["op"])


def _benefit(entry: Entry, where: str) -> LssBenefit:
    return LssBenefit(entry["id"], effect_of(entry["id"]))


_buildings: Final = read("buildings")
_types: Final = _buildings["building_type"]
PRODUCT: Final = tuple(one_of(ITEMS, entry["produces"], "buildings.toml") for entry in _types)
COST: Final = tuple(
    NONE if "colonist_as_miner" in entry["cost"] else one_of(RESOURCES, next(iter(entry["cost"])), "buildings.toml")
    for entry in _types
)
STARTING_TILE_IDS: Final = tuple(entry["id"] for entry in _buildings["building_tile"] if entry.get("starting"))
TILES: Final = build("buildings", (e for e in _buildings["building_tile"] if not e.get("starting")), _tile)
TILE_IDS: Final = tuple(tile.id for tile in TILES)
TILE_INDEX: Final = index_by_id("buildings", TILE_IDS)

_techs: Final = read("techs")["tech"]
TECHS: Final = build("techs", _techs, _tech)
JOIN_TECH: Final = tuple(next(n for n, tech in enumerate(TECHS) if tech.joins == t) for t in range(len(TYPE_IDS)))
TECH_COPIES: Final[tuple[int, ...]] = tuple(entry["copies"] for entry in _techs)

_map_tiles: Final = read("map_tiles")
DISCOVERIES: Final = build("map_tiles", _map_tiles["discovery"], _discovery)
DISC_IDS: Final = tuple(tile.id for tile in DISCOVERIES)
RESEARCH: Final = build("map_tiles", _map_tiles["research"], _research)
RESEARCH_IDS: Final = tuple(tile.id for tile in RESEARCH)
MAP_TILE_IDS: Final = (*DISC_IDS, *RESEARCH_IDS)  # codes of tiles on the map
FIRST_RESEARCH: Final = len(DISC_IDS)  # codes from here on are research tiles

_lss: Final = read("lss")
_track: Final = _lss["track"]
LSS_TILES: Final = build("lss", _lss["lss_tile"], _lss_tile)
LSS_TILE_IDS: Final = tuple(tile.id for tile in LSS_TILES)
LSS_BENEFITS: Final = build("lss", _lss["lss_benefit"], _benefit)
LSS_BENEFIT_IDS: Final = tuple(benefit.id for benefit in LSS_BENEFITS)
LSS_ROWS: Final[int] = _track["rows"]
MAX_LEVEL: Final[int] = _track["max_level"]
FIRST_LSS_OP: Final[int] = _track["first_op"]


def check(tiles: tuple[BuildingTile, ...] = TILES, techs: tuple[Tech, ...] = TECHS) -> None:
    expect(tuple(entry["id"] for entry in _types) == TYPE_IDS, f"buildings.toml: the types are {', '.join(TYPE_IDS)}")
    # The chain of OM-1.4: each type costs what the one before it produces, the mine a colonist.
    chain = tuple(range(len(ITEMS)))
    expect(chain == PRODUCT, "buildings.toml: each type gives its own item (OM-1.4)")
    expect((NONE, *chain[:-1]) == COST, "buildings.toml: each type costs what the one before gives (OM-1.4)")
    for number, entry in enumerate(_types):
        expect(sum(entry["cost"].values()) == 1, f"buildings.toml: {entry['id']}: one piece is paid (OM-8.6)")
        expect(entry["lss"] == (number not in (MINE, SHELTER)), f"buildings.toml: {entry['id']}: lss (OM-1.3)")
        stack = sum(tile.type == number for tile in tiles)
        expect(number == SHELTER or stack == entry["tiles"] == 6, f"buildings.toml: {entry['id']}: six tiles (OM-2.7)")
    ways = [sum(way in tile.arrows for tile in tiles if tile.type == t) for t in range(SHARED) for way in range(6)]
    expect(set(ways) == {2}, "buildings.toml: every direction twice for every type")
    expect(tuple(tech.id for tech in techs) == TECH_IDS, f"techs.toml: the technologies are {', '.join(TECH_IDS)}")
    expect(JOIN_TECH == (0, 1, 2, 3, 4, TECH_SHELTER), "techs.toml: one for each type of building (OM-9.1)")
    columns = tuple(TYPE_IDS[GENERATOR:SHELTER])
    expect(tuple(_track["columns"]) == columns, "lss.toml: track: four columns (OM-10.1)")
    expect(_track["level_row"] == _track["marker_row"] + 1 == 2, "lss.toml: track: where the markers start (OM-2.11)")
    expect(LSS_ROWS == MAX_LEVEL == 5, "lss.toml: track: five rows, five levels (OM-10.1, OM-11.1)")
