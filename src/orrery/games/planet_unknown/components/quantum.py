"""Quantum Solutions: an upper half over a lower half, two sides each, so four boards. SM-10.1"""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import Entry, build, expect, index_by_id, one_of
from orrery.games.planet_unknown.components.corporation_board import (
    FEATURES,
    Cell,
    Corporation,
    Technology,
    bits,
    by_when,
    cell,
    check_board,
    milestones,
    technology,
)
from orrery.games.planet_unknown.components.effects import RINGS, effect
from orrery.games.planet_unknown.components.terrain import ROWS, TRACKS
from orrery.games.planet_unknown.data import read

HALVES: Final = ("upper", "lower")
HALF_SIDES: Final = ("a", "b")
SEAM: Final = ROWS // 2  # the first row of the upper half


class Half(NamedTuple):
    """One side of a half: eight cells of every track. A lower one has rovers and the feature, an upper one the ring."""

    id: str
    upper: bool
    side: int
    difficulty: int
    cells: tuple[tuple[Cell, ...], ...]
    rovers: int
    feature: str
    ring: str
    repeat_at_top: int
    technologies: tuple[Technology, ...]


def _cells(entry: Entry, upper: bool, where: str) -> tuple[tuple[Cell, ...], ...]:
    raw = entry["tracks"]
    expect(tuple(raw) == TRACKS, f"{where}: tracks {', '.join(TRACKS)}")
    rows = list(range(SEAM, ROWS) if upper else range(SEAM))
    for name in TRACKS:
        expect([one["i"] for one in raw[name]["cells"]] == rows, f"{where}: {name}: its eight cells in order (SM-10.1)")
    return tuple(tuple(cell(one, f"{where}: {name} {one['i']}") for one in raw[name]["cells"]) for name in TRACKS)


def _half(entry: Entry, where: str) -> Half:
    upper = one_of(HALVES, entry["half"], where) == 0
    own = [tech for tech in _data["technology"] if tech["half"] == entry["id"]]
    levels = ["3", "4", "5"] if upper else ["1", "2"]
    expect([tech["level"] for tech in own] == levels, f"{where}: technologies {', '.join(levels)} (SM-10.6)")
    return Half(
        id=entry["id"],
        upper=upper,
        side=one_of(HALF_SIDES, entry["side"], where),
        difficulty=int(entry["difficulty"]),
        cells=_cells(entry, upper, where),
        rovers=0 if upper else int(entry["rovers"]),
        feature="" if upper else FEATURES[one_of(FEATURES, entry["feature"], where)],
        ring=RINGS[one_of(RINGS, entry["ring"], where)] if upper else "",
        repeat_at_top=effect(entry["tracks"]["rover"]["repeat_at_top"], where).count if upper else 0,
        technologies=build("quantum", own, lambda tech, place: technology(tech, int(tech["level"]) - 1, place)),
    )


def _board(upper: Half, lower: Half) -> Corporation:
    name = f"quantum_{HALF_SIDES[upper.side]}{HALF_SIDES[lower.side]}"
    where = f"quantum.toml: {name}"
    cells = [one for low, high in zip(lower.cells, upper.cells, strict=True) for one in (*low, *high)]
    technologies = lower.technologies + upper.technologies
    board = Corporation(
        id=name,
        start=False,
        difficulty=upper.difficulty + lower.difficulty,
        rovers=lower.rovers,
        feature=lower.feature,
        cells=tuple(cells),
        path=(),
        path_medals=(),
        steps=(),
        repeat_at_top=upper.repeat_at_top,
        technologies=technologies,
        bit=bits(technologies),
        by_when=by_when(technologies),
        milestones=milestones(cells, technologies, where),
        ring=upper.ring,
    )
    check_board(board, where)
    return board


_data: Final = read("quantum")
QUANTUM_HALVES: Final = build("quantum", _data["half"], _half)
_upper: Final = [half for half in QUANTUM_HALVES if half.upper]
_lower: Final = [half for half in QUANTUM_HALVES if not half.upper]
QUANTUM: Final = tuple(_board(upper, lower) for upper in _upper for lower in _lower)  # aa, ab, ba, bb: upper side first
QUANTUM_TECHNOLOGIES: Final = tuple(tech for half in QUANTUM_HALVES for tech in half.technologies)


def check(halves: tuple[Half, ...] = QUANTUM_HALVES) -> None:
    index_by_id("quantum", (half.id for half in halves))
    sides = [(half.upper, half.side) for half in halves]
    every = [(True, 0), (True, 1), (False, 0), (False, 1)]
    expect(sides == every, "quantum.toml: two halves, two sides each (SM-10.1)")
    rings = [half.ring for half in halves if half.upper]
    expect(rings == list(RINGS), "quantum.toml: side A names the outer ring, side B the inner one (SM-10.2)")
    features = [half.feature for half in halves if not half.upper]
    expect(features == ["quantum_a", "quantum_b"], "quantum.toml: the features of both lower sides (SM-10.3, SM-10.4)")
    held = [tech.id for tech in QUANTUM_TECHNOLOGIES]
    for entry in _data["technology"]:
        expect(entry["id"] in held, f"quantum.toml: {entry['id']}: belongs to no half")
    expect(len(held) == len(set(held)) == 10, f"quantum.toml: ten technologies, not {len(held)}")
