"""Kinds of hexes, the seven sections, where they lie, and the fixed layouts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from orrery.core.data_files import Entry, build, expect, index_by_id, one_of
from orrery.core.errors import Words
from orrery.games.pandorum.data import read

HexDirection = Literal[0, 1, 2, 3, 4, 5]  # east, then counter-clockwise
HexKind = Literal["wasteland", "crater", "mountain", "volcano", "landing_pad", "dead_city"]
KINDS: Final[tuple[HexKind, ...]] = ("wasteland", "crater", "mountain", "volcano", "landing_pad", "dead_city")
WASTELAND, CRATER, MOUNTAIN, VOLCANO, LANDING_PAD, DEAD_CITY = range(6)
TERRAINS: Final = KINDS[:3]  # what can be built on, PD-1.4
ALL_TERRAINS: Final = 0b111
SIDES: Final = ("A", "B")
PETALS: Final = 6


class HexKindFacts(NamedTuple):
    id: str
    name: Words
    buildable: bool
    stop: bool
    cross: bool


class Side(NamedTuple):
    """`petals` are printed in directions 0 to 5."""

    center: int
    petals: tuple[int, ...]

    @property
    def volcanoes(self) -> int:
        return (self.center, *self.petals).count(VOLCANO)


class Section(NamedTuple):
    id: str
    name: Words
    sides: tuple[Side, Side]


class Place(NamedTuple):
    """What lies on a position: a section with side 0 (A) or 1 (B), turned by so many steps."""

    section: int
    side: int
    rotation: int


class Assembly(NamedTuple):
    center_section: int
    standees: int
    volcanoes: range
    buildable: range


def _kind(entry: Entry, where: str) -> HexKindFacts:
    return HexKindFacts(entry["id"], Words(entry["name"]), entry["buildable"], entry["stop"], entry["cross"])


def kind(value: object, where: str) -> int:
    return one_of(KINDS, value, where)


def terrain(value: object, where: str) -> int:
    return one_of(TERRAINS, value, where)


def mask(names: Iterable[object], where: str) -> int:
    """Terrains as a bitmask; one named twice is a mistake."""
    found = 0
    for name in names:
        bit = 1 << terrain(name, where)
        expect(not found & bit, f"{where}: {name} stands twice")
        found |= bit
    return found


def _side(raw: Entry, where: str) -> Side:
    side = Side(kind(raw["center"], where), tuple(kind(petal, where) for petal in raw["petals"]))
    expect(len(side.petals) == PETALS, f"{where}: six petals, not {len(side.petals)}")
    expect(side.volcanoes == raw["volcanoes"], f"{where}: {side.volcanoes} volcanoes, not {raw['volcanoes']}")
    return side


def _section(entry: Entry, where: str) -> Section:
    sides = entry["sides"]
    expect(tuple(sides) == SIDES, f"{where}: sides A and B")
    a, b = (_side(sides[name], f"{where} {name}") for name in SIDES)
    return Section(entry["id"], Words(entry["name"]), (a, b))


def _layout(entry: Entry, where: str) -> tuple[Place, ...]:
    sides = [one_of(SIDES, side, where) for side in entry["sides"]]
    lists = (entry["sections"], sides, entry["rotations"])
    places = tuple(Place(*place) for place in zip(*lists, strict=True))
    unknown = [place.section for place in places if place.section not in range(len(SECTIONS))]
    expect(not unknown, f"{where}: there is no section {unknown[:1]}")
    found = sum(SECTIONS[place.section].sides[place.side].volcanoes for place in places)
    expect(found == entry["volcanoes"], f"{where}: {found} volcanoes, not {entry['volcanoes']}")
    return places


def _assembly(entry: Entry, where: str) -> Assembly:
    spans = (range(entry[name]["min"], entry[name]["max"] + 1) for name in ("volcanoes", "buildable"))
    return Assembly(entry["center_section"], entry["volcano_standees"], *spans)


_data: Final = read("board")
HEX_KINDS: Final = build("board", _data["hex_kind"], _kind)
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = tuple((q, r) for q, r in _data["directions"])
POSITIONS: Final[tuple[tuple[int, int], ...]] = tuple((p["center"][0], p["center"][1]) for p in _data["position"])
SECTIONS: Final = build("board", _data["section"], _section)
index_by_id("board", (section.id for section in SECTIONS))  # each stands once
_layouts: Final = index_by_id("board", (entry["id"] for entry in _data["layout"]))
LAYOUTS: Final = dict(zip(_layouts, build("board", _data["layout"], _layout), strict=True))
(ASSEMBLY,) = build("board", [{"id": "assembly", **_data["assembly"]}], _assembly)

_HEXES: Final = {(q + dq, r + dr) for q, r in POSITIONS for dq, dr in ((0, 0), *DIRECTIONS)}
_EDGE: Final = {(q, r) for q, r in _HEXES if any((q + dq, r + dr) not in _HEXES for dq, dr in DIRECTIONS)}  # PD-1.8


def check(
    kinds: tuple[HexKindFacts, ...] = HEX_KINDS,
    sections: tuple[Section, ...] = SECTIONS,
    layouts: dict[str, tuple[Place, ...]] = LAYOUTS,
    assembly: Assembly = ASSEMBLY,
) -> None:
    expect(tuple(k.id for k in kinds) == KINDS, f"board.toml: the kinds of hexes are {', '.join(KINDS)} (PD-1.4)")
    for k in kinds:
        expect(k.buildable == (k.id in TERRAINS), f"board.toml: {k.id}: only terrains are built on (PD-1.6)")
        expect(k.stop == (k.id not in ("volcano", "dead_city")), f"board.toml: {k.id}: stop (PD-5.5, PD-11.15)")
        expect(k.cross == (k.id != "volcano"), f"board.toml: {k.id}: only volcanoes are in the way (PD-5.5)")
    _check_geometry()
    _check_sections(sections, assembly)
    for name, places in layouts.items():
        where = f"board.toml: {name}"
        expect(sorted(place.section for place in places) == list(range(len(sections))), f"{where}: each section once")
        expect(places[0].section == assembly.center_section, f"{where}: section 0 lies in the middle (PD-2.5)")
        expect(all(0 <= place.rotation < PETALS for place in places), f"{where}: rotations 0 to 5")


def _check_geometry() -> None:
    turned = tuple((-r, q + r) for q, r in DIRECTIONS[1:] + DIRECTIONS[:1])  # clockwise by 60 degrees: the one before
    expect(turned == DIRECTIONS and DIRECTIONS[0] == (1, 0), "board.toml: directions counter-clockwise from east")
    expect([p["id"] for p in _data["position"]] == list(range(7)), "board.toml: positions 0 to 6 in order")
    expect(POSITIONS[0] == (0, 0), "board.toml: position 0 is the middle")
    expect(len(_HEXES) == 7 * 7, f"board.toml: positions: 49 hexes, not {len(_HEXES)} (PD-1.4)")
    listed = {(q, r) for q, r in _data["edge_hexes"]}
    expect(listed == _EDGE and len(listed) == 24, "board.toml: edge_hexes: the 24 on the rim (PD-1.8)")


def _check_sections(sections: tuple[Section, ...], assembly: Assembly) -> None:
    expect(len(sections) == 7, f"board.toml: seven sections, not {len(sections)} (PD-1.1)")
    for number, section in enumerate(sections):
        expect(section.id == f"section_{number}", f"board.toml: {section.id}: sections in order")
        for letter, side in zip(SIDES, section.sides, strict=True):
            where = f"board.toml: {section.id} {letter}"
            middle = number == assembly.center_section
            expect((side.center == LANDING_PAD) == middle, f"{where}: the landing pad is the middle of section 0")
            expect(not {LANDING_PAD, DEAD_CITY} & set(side.petals), f"{where}: petals are terrains and volcanoes")
    fewest, most = (sum(f(s.volcanoes for s in section.sides) for section in sections) for f in (min, max))
    expect(range(fewest, most + 1) == assembly.volcanoes, f"board.toml: assembly: {fewest} to {most} volcanoes")
    room = range(len(_HEXES) - 1 - most, len(_HEXES) - fewest)
    expect(room == assembly.buildable, f"board.toml: assembly: {room.start} to {room.stop - 1} hexes to build on")
    expect(most <= assembly.standees == 15, "board.toml: assembly: 15 standees are enough (PD-1.1)")
